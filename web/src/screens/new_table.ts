/** What is filled in for a new table, and what the server is asked for from it. */
import type { Pace } from "../generated/protocol";

export const KINDS = ["me", "friend", "hotseat", "bot"] as const;
export type Kind = (typeof KINDS)[number];

export interface SeatPlan {
  readonly kind: Kind;
  readonly level: string;
  readonly name: string;
  /** Empty: drawn. */
  readonly god: string;
}

/** The proposal: I, a friend, and bots. */
export function seats(level: string): readonly SeatPlan[] {
  return (["me", "friend", "bot", "bot", "bot"] as const).map((kind) => ({ kind, level, name: "", god: "" }));
}

export const PACES = ["none", "quick", "steady", "days"] as const;
export type Paced = (typeof PACES)[number];

export function pace(wished: Paced): Pace {
  switch (wished) {
    case "none":
      return { kind: "none" };
    case "quick":
      return { kind: "clock", seconds: 900, increment: 15 };
    case "steady":
      return { kind: "clock", seconds: 2700, increment: 30 };
    case "days":
      return { kind: "days", days: 3 };
  }
}

/** Every place filled: what was chosen where something was, drawn from the rest where not; null where nothing was chosen. */
export function picked(
  chosen: readonly string[],
  from: readonly string[],
  byPlace: Readonly<Record<string, readonly string[]>> = {},
  luck: () => number = Math.random,
): readonly string[] | null {
  if (chosen.every((one) => one === "")) return null;
  const left = new Set(from.filter((one) => !chosen.includes(one)));
  const places = Object.values(byPlace);
  return chosen.map((one, n) => {
    if (one !== "") return one;
    const pool = places[n] ?? [...left];
    const drawn = pool[Math.floor(luck() * pool.length)] ?? "";
    left.delete(drawn);
    return drawn;
  });
}
