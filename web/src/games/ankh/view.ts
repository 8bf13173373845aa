/** Ankh's view as the server sends it (docs/reference/protocol.md, "views"). */
export interface Figure {
  readonly space: string;
  readonly kind: string;
  readonly side: number;
  readonly radiant: boolean;
  readonly facing: string | null;
}

export interface Monument {
  readonly space: string;
  readonly kind: string;
  readonly side: number | null;
}

export interface Side {
  readonly side: number;
  readonly seats: readonly number[];
  readonly followers: number;
  readonly devotion: number;
  readonly powers: readonly string[];
  readonly hand: readonly string[];
  readonly played: readonly string[];
  readonly warriors: number;
  readonly guardians: Readonly<Record<string, number>>;
  readonly ankhs: number;
  readonly captives: number;
}

export interface Battle {
  readonly region: number;
  readonly participants: readonly number[];
  readonly twoCards: number | null;
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly killed: Readonly<Record<string, number>>;
  readonly strength: Readonly<Record<string, number>>;
  readonly victor: number | null;
  readonly margin: number;
  /** What each side's strength would be now; cards count once they are revealed. */
  readonly standing?: Readonly<Record<string, number>>;
}

export interface AnkhView {
  readonly edition: string;
  readonly gods: readonly string[];
  readonly top: number;
  readonly lastRed: number;
  readonly regions: Readonly<Record<string, readonly string[]>>;
  readonly camels: readonly string[];
  readonly camelsLeft: number;
  readonly figures: readonly Figure[];
  readonly monuments: readonly Monument[];
  readonly gates: readonly string[];
  readonly sides: readonly Side[];
  readonly guardianCards: Readonly<Record<string, number>>;
  readonly actions: Readonly<Record<string, number>>;
  readonly event: number;
  readonly turn: number;
  readonly tiebreaker: number | null;
  readonly tiebreakerUp: boolean;
  readonly battle: Battle | null;
  readonly waiting: readonly number[];
  readonly pending: readonly { readonly name: string; readonly facts?: readonly number[] }[];
  readonly ending: string;
  readonly winner: number | null;
}
