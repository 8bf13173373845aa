/** Which place an arrow key leads to. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The nearest of some places in a direction, sideways distance counting double; -1 where there is none. */
export function nearest(from: Spot, places: readonly Spot[], way: Spot): number {
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [n, place] of places.entries()) {
    const along = (place.x - from.x) * way.x + (place.y - from.y) * way.y;
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
    if (along > 1 && along + 2 * aside < shortest) {
      best = n;
      shortest = along + 2 * aside;
    }
  }
  return best;
}
