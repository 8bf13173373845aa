/** Pantheon's view as the server sends it (docs/reference/protocol.md, "views"). */
export type Counts = Readonly<Record<string, number>>;

export interface PantheonPlayer {
  readonly colour: string;
  readonly score: number;
  readonly handSize: number;
  readonly demigodCount: number;
  readonly gods: Counts;
  readonly tiles: Counts;
  readonly bonus: string | null;
  readonly tokens: Readonly<Record<string, string>>;
  readonly feet: readonly string[];
  readonly jumpedFeet: readonly string[];
  readonly columns: readonly string[];
  readonly feetInReserve: number;
  readonly columnsInReserve: number;
  readonly feetInGeneral: number;
  readonly columnsInGeneral: number;
  readonly hand?: Counts;
  readonly demigods?: Counts;
}

export interface PantheonView {
  readonly epoch: number;
  readonly nations: readonly string[];
  readonly temple: string | null;
  readonly active: number | null;
  readonly bigFoot: number | null;
  readonly openCards: Counts;
  readonly played: Counts;
  readonly deckSize: number;
  readonly specialMoney: Counts;
  readonly godDisplay: Counts;
  readonly godStackSize: number;
  readonly demigodDisplay: readonly number[];
  readonly demigodStackSize: number;
  readonly lootPicked: Counts;
  readonly bonusOffer: readonly string[];
  readonly loot: Readonly<Record<string, string>>;
  readonly players: readonly PantheonPlayer[];
  readonly pending: readonly { readonly name: string; readonly facts: readonly number[] }[];
}
