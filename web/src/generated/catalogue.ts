/** Made by generate.mjs; `make generate` makes it anew. */

/**
 * Everything printed, and every name.
 */
export interface Catalogue {
  readonly game: string;
  readonly rules_version: number;
  readonly players: readonly number[];
  readonly editions: readonly Edition[];
  readonly seat_key: string;
  readonly things: {
    readonly [k: string]: Kind;
  };
  readonly options: readonly OptionRange[];
  readonly questions: {
    readonly [k: string]: QuestionKind;
  };
  readonly events: {
    readonly [k: string]: EventShape;
  };
  readonly choices: readonly Choice[];
  readonly tables: {
    readonly [k: string]: unknown;
  };
  readonly endings: readonly string[];
}
/**
 * A rule set one can choose; its text is `key`.
 */
export interface Edition {
  readonly name: string;
  readonly key: string;
}
/**
 * All things of one kind.
 */
export interface Kind {
  readonly key: string;
  readonly of: string;
  readonly items: readonly Item[];
}
/**
 * One printed thing. Where there are editions, it has a rule for each of its own.
 */
export interface Item {
  readonly name: string;
  readonly editions: readonly string[];
  readonly rules: readonly string[];
  readonly numbers: {
    readonly [k: string]: number | readonly number[];
  };
  readonly covers?: readonly (readonly string[])[];
}
/**
 * A range of option codes.
 */
export interface OptionRange {
  readonly kind: string;
  readonly first: number;
  readonly count: number;
  readonly text: string;
  readonly key: string;
}
/**
 * A kind of question; its text is `<game>-question-<kind>`.
 */
export interface QuestionKind {
  readonly rules: readonly string[];
  readonly gesture: string;
  readonly subject: string | null;
  readonly amount: string | null;
  readonly chosen: string | null;
}
/**
 * A kind of event; its text is `<game>-event-<kind>`. What it never has is null.
 */
export interface EventShape {
  readonly who: ("seat" | "side") | null;
  readonly whom: ("seat" | "side") | null;
  readonly what: string | null;
  readonly origin: string | null;
  readonly where: string | null;
  readonly amount: ("number" | "numeral") | null;
}
/**
 * Something to choose for a new game. Values that depend on the players, or on a level, are listed `by` it.
 */
export interface Choice {
  readonly name: string;
  readonly kind: "one" | "per-seat" | "many" | "number" | "levels";
  readonly values: readonly string[];
  readonly by?: {
    readonly [k: string]: readonly string[];
  };
  readonly key: string;
}
