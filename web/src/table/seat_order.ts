/** In which order the seats stand in the top bar: always the same. */

/** Seats round the table, beginning with one's own; a spectator begins with the first. */
export function roundTable(count: number, own: number | undefined): readonly number[] {
  return Array.from({ length: count }, (_, n) => (n + (own ?? 0)) % count);
}

/** The sides round the table, each with its seats: merged sides share a chip. */
export function sidesRound(
  order: readonly number[],
  sides: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const shown = new Set<number>();
  return order.flatMap((seat) => {
    if (shown.has(seat)) return [];
    const together = sides[seat]?.includes(seat) ? (sides[seat] ?? [seat]) : [seat];
    for (const one of together) shown.add(one);
    return [together];
  });
}
