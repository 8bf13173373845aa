/** Which rule says what a card, power, god or Guardian does, and what the boards of the two editions look like. */
export interface Printed {
  /** Powers by level, left to right; a power costs its level in Followers. */
  readonly levels: readonly (readonly string[])[];
  readonly powers: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, string>>;
}

const FINAL: Printed = {
  levels: [
    ["commanding", "inspiring", "omnipresent", "revered"],
    ["resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned"],
    ["glorious", "magnanimous", "bountiful", "worshipful"],
  ],
  powers: {
    commanding: "ANKH-POW-01",
    inspiring: "ANKH-POW-02",
    omnipresent: "ANKH-POW-03",
    revered: "ANKH-POW-04",
    resplendent: "ANKH-POW-05",
    "obelisk-attuned": "ANKH-POW-06",
    "temple-attuned": "ANKH-POW-11",
    "pyramid-attuned": "ANKH-POW-12",
    glorious: "ANKH-POW-14",
    magnanimous: "ANKH-POW-15",
    bountiful: "ANKH-POW-17",
    worshipful: "ANKH-POW-20",
  },
  cards: {
    flood: "ANKH-CARD-03",
    build: "ANKH-CARD-06",
    plague: "ANKH-CARD-10",
    chariots: "ANKH-CARD-15",
    drought: "ANKH-CARD-16",
    miracle: "ANKH-CARD-17",
    cycle: "ANKH-CARD-19",
  },
};

const PREVIEW: Printed = {
  levels: [
    ["commanding", "inspiring", "revered", "bountiful"],
    ["obelisk-attuned", "temple-attuned", "pyramid-attuned", "glorious"],
    ["resplendent", "worshipful", "mighty", "splendiferous"],
  ],
  powers: {
    commanding: "ANKH-POW-01",
    revered: "ANKH-POW-04",
    inspiring: "ANKHP-POW-03",
    bountiful: "ANKHP-POW-04",
    glorious: "ANKHP-POW-05",
    mighty: "ANKHP-POW-06",
    "obelisk-attuned": "ANKHP-POW-08",
    "temple-attuned": "ANKHP-POW-11",
    "pyramid-attuned": "ANKHP-POW-12",
    worshipful: "ANKHP-POW-13",
    splendiferous: "ANKHP-POW-14",
    resplendent: "ANKHP-POW-17",
  },
  cards: {
    flood: "ANKHP-CARD-07",
    build: "ANKHP-CARD-02",
    plague: "ANKH-CARD-10",
    drought: "ANKHP-CARD-05",
    miracle: "ANKH-CARD-17",
    cycle: "ANKH-CARD-19",
  },
};

export function printed(edition: string): Printed {
  return edition === "preview" ? PREVIEW : FINAL;
}

export const GOD_RULES: Readonly<Record<string, string>> = {
  amun: "ANKH-GOD-01",
  anubis: "ANKH-GOD-06",
  isis: "ANKH-GOD-14",
  osiris: "ANKH-GOD-18",
  ra: "ANKH-GOD-23",
};
export const GUARDIAN_RULES: Readonly<Record<string, string>> = {
  "cat-mummy": "ANKH-GUARD-01",
  satet: "ANKH-GUARD-06",
  apep: "ANKH-GUARD-12",
  mummy: "ANKH-GUARD-14",
  "giant-scorpion": "ANKH-GUARD-18",
  androsphinx: "ANKH-GUARD-22",
};
export const EVENT_RULES: Readonly<Record<string, string>> = {
  "control-monument": "ANKH-CTRL-01",
  "camel-caravan": "ANKH-CAMEL-01",
  conflict: "ANKH-CON-01",
};
export const ACTION_RULES: Readonly<Record<string, string>> = {
  move: "ANKH-MOVE-01",
  summon: "ANKH-SUM-01",
  gain: "ANKH-GAIN-01",
  unlock: "ANKH-UNL-01",
};
/** The unlock that uncovers a Guardian symbol, by the Guardian's level. */
export const GUARDIAN_AT: Readonly<Record<number, number>> = { 1: 2, 2: 4, 3: 5 };
export const UNLOCKS_PER_LEVEL = 2;
