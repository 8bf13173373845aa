/** The levels of bots the server lists, from the weakest. */
const STRENGTH = ["random", "novice", "adept", "master", "grandmaster"];

/** How many levels are weaker; none for one we do not know. */
export function strength(level: string): number {
  return Math.max(0, STRENGTH.indexOf(level));
}

/** The levels in order of strength; those we do not know come last, as listed. */
export function byStrength(levels: readonly string[]): readonly string[] {
  const place = (level: string) => (STRENGTH.includes(level) ? STRENGTH.indexOf(level) : STRENGTH.length);
  return [...levels].sort((one, other) => place(one) - place(other));
}

/** The level proposed to a visitor: the one of last time, else a fair match, else the strongest there is. */
export function usualLevel(levels: readonly string[], last: string | null): string {
  if (last !== null && levels.includes(last)) return last;
  if (levels.includes("novice")) return "novice";
  return byStrength(levels)[0] ?? "random";
}
