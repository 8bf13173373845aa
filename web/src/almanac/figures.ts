/** Figures about printed things, measured in many games between bots: an optional file of each game. Where nobody has
 * measured, there is no file, and nothing is shown. */
import type { Thing } from "../generated/protocol";

/** A number, how it is written, and the message that says what it counts. */
export interface Figure {
  readonly key: string;
  readonly value: number;
  readonly share?: boolean;
}

export interface Figures {
  /** How many games they were counted in. */
  readonly games: number;
  /** By `kind:name`. */
  readonly things: Readonly<Record<string, readonly Figure[]>>;
}

const FILES = import.meta.glob<{ readonly default: Figures }>("../games/*/figures.json");

export async function figuresOf(game: string): Promise<Figures | null> {
  const load = FILES[`../games/${game}/figures.json`];
  return load ? (await load()).default : null;
}

export const figuresAbout = (figures: Figures | null, { kind, name }: Thing): readonly Figure[] =>
  figures?.things[`${kind}:${name}`] ?? [];
