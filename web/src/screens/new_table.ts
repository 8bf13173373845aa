/** What is filled in for a new table, and what the server is asked for from it. */
import type { GameOffered, OpenTable, Pace, SeatWish, Setup } from "../generated/protocol";

export const KINDS = ["me", "friend", "hotseat", "bot"] as const;
export type Kind = (typeof KINDS)[number];

export interface SeatPlan {
  readonly kind: Kind;
  readonly level: string;
  /** The character of a bot; empty: drawn. */
  readonly bot: string;
  readonly name: string;
  /** Empty: drawn. */
  readonly god: string;
}

/** The proposal: I, a friend, and bots. */
export function seats(level: string): readonly SeatPlan[] {
  return (["me", "friend", "bot", "bot", "bot"] as const).map((kind) => ({ kind, level, bot: "", name: "", god: "" }));
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

/** Every place filled: what was chosen, and what is drawn from the rest; null where nothing was chosen. */
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

export const VISIBILITIES = ["private", "link", "public"] as const;

/** Everything that is filled in, for whichever game. */
export interface TablePlan {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly edition: string;
  readonly scenario: string;
  readonly seats: readonly SeatPlan[];
  /** Guardians by level. */
  readonly guardians: Readonly<Record<string, string>>;
  readonly variants: readonly string[];
  readonly pace: Paced;
  readonly visibility: (typeof VISIBILITIES)[number];
  /** Only where somebody plays alone against bots. */
  readonly practice: boolean;
  /** Whether the result counts for ratings: with clocks, and everything drawn by lot. */
  readonly rated: boolean;
}

/** What is proposed: the first game for three. */
export function newPlan(game: string, name: string, level: string): TablePlan {
  return {
    name,
    game,
    players: 3,
    edition: "",
    scenario: "",
    seats: seats(level),
    guardians: {},
    variants: [],
    pace: "none",
    visibility: "link",
    practice: true,
    rated: false,
  };
}

/** Whether one person plays alone against bots: such a table may be for practice. */
export function alone(seats: readonly SeatPlan[]): boolean {
  return seats.filter(({ kind }) => kind !== "bot").every(({ kind }) => kind === "me");
}

/** The text of a value that can be chosen. */
export function choiceKey(box: GameOffered, choice: string, value: string): string {
  return box.choices.find(({ name }) => name === choice)?.key?.replace("{name}", value) || value;
}

const oneOf = (wished: string, from: readonly string[]): string => (from.includes(wished) ? wished : (from[0] ?? ""));

/** A plan with everything the game does not have replaced by what it has, and only the seats that are played. */
export function fitting(plan: TablePlan, box: GameOffered): TablePlan {
  const players = box.players.includes(plan.players) ? plan.players : (box.players[box.players.length - 1] ?? 2);
  const seats = plan.seats.slice(0, players);
  const fit = {
    ...plan,
    players,
    edition: oneOf(plan.edition, box.editions),
    scenario: oneOf(plan.scenario, box.scenarios[String(players)] ?? []),
    seats,
  };
  if (!plan.rated) return fit;
  const invited = (kind: Kind): Kind => (kind === "hotseat" ? "friend" : kind);
  return {
    ...fit,
    seats: seats.map((seat) => ({ ...seat, kind: invited(seat.kind), god: "" })),
    guardians: {},
    variants: [],
    pace: plan.pace === "none" ? "steady" : plan.pace,
  };
}

/** Whether somebody chose a god that another seat has. */
export function godTwice(seats: readonly SeatPlan[]): boolean {
  return seats.some((plan, n) => plan.god !== "" && seats.findIndex((other) => other.god === plan.god) !== n);
}

function seatWish({ kind, level, bot, name }: SeatPlan): SeatWish {
  if (kind === "bot") return bot ? { kind, level, bot } : { kind, level };
  return kind === "hotseat" && name.trim() ? { kind, name: name.trim() } : { kind };
}

function setupWish(plan: TablePlan, box: GameOffered): Setup {
  const gods = plan.seats.map((seat) => seat.god);
  const guardians = Object.keys(box.guardians).map((level) => plan.guardians[level] ?? "");
  return {
    game: plan.game as Setup["game"],
    players: plan.players,
    ...(plan.edition ? { edition: plan.edition } : {}),
    ...(plan.scenario ? { scenario: plan.scenario } : {}),
    ...(box.gods.length > 0 ? { gods: picked(gods, box.gods) } : {}),
    ...(guardians.length > 0 ? { guardians: picked(guardians, [], box.guardians) } : {}),
    ...(box.variants.length > 0 && plan.variants.length > 0 ? { variants: plan.variants } : {}),
  };
}

/** What the server is asked for; the plan fits the game. */
export function tableWish(plan: TablePlan, box: GameOffered, somebody: string): OpenTable {
  return {
    name: plan.name.trim() || somebody,
    setup: setupWish(plan, box),
    seats: plan.seats.map(seatWish),
    visibility: plan.visibility,
    pace: pace(plan.pace),
    ...(plan.rated ? { rated: true } : alone(plan.seats) ? { practice: plan.practice } : {}),
  };
}
