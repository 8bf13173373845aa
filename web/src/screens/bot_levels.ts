/** The levels of bots the server lists, from the weakest. */
const STRENGTH = ["random", "novice", "adept", "master", "grandmaster"];

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
