/** Ankh's numbers as names, in the order of the option codes and events of the protocol. */
import egypt from "../../../../src/theomachy/games/ankh/data/egypt.json";

export const KINDS = [
  "god",
  "warrior",
  "cat-mummy",
  "satet",
  "mummy",
  "apep",
  "giant-scorpion",
  "androsphinx",
  "obelisk",
  "temple",
  "pyramid",
] as const;
export const GODS = ["amun", "anubis", "isis", "osiris", "ra"] as const;
export const CARDS = ["flood", "build", "plague", "chariots", "drought", "miracle", "cycle"] as const;
export const POWERS = [
  "commanding",
  "inspiring",
  "omnipresent",
  "revered",
  "resplendent",
  "obelisk-attuned",
  "temple-attuned",
  "pyramid-attuned",
  "glorious",
  "magnanimous",
  "bountiful",
  "worshipful",
  "mighty",
  "splendiferous",
] as const;
export const ACTIONS = ["move", "summon", "gain", "unlock"] as const;
export const EVENTS = ["control-monument", "camel-caravan", "conflict"] as const;
/** The spaces of the event track after its start, as numbers of EVENTS. */
export const EVENT_TRACK = [0, 0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 2, 1, 0, 0, 2, 0, 2] as const;
export const FACINGS = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"] as const;
/** Names of the spaces by number. */
export const SPACE_NAMES: readonly string[] = egypt.rows.flatMap((letters, row) =>
  [...letters].flatMap((letter, column) => (letter === "." ? [] : [`${row},${column}`])),
);
