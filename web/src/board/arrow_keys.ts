/** Where the arrow keys lead on a board of places that lie anywhere on a plane. */
import type { Point } from "./hex";

const TOWARDS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): boolean {
  return key in TOWARDS;
}

/** The place one comes to from another by an arrow key: near, and not too far off the direction. */
export function beside<Place extends { readonly centre: Point }>(
  places: readonly Place[],
  from: Place,
  key: string,
): Place {
  const towards = TOWARDS[key];
  if (!towards) return from;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const dx = place.centre.x - from.centre.x;
    const dy = place.centre.y - from.centre.y;
    const ahead = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y - dy * towards.x);
    if (ahead < 1 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
