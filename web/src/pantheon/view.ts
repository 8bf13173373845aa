/** Pantheon's view as the server sends it. */
export interface PantheonPlayer {
  readonly colour: string;
  readonly feet: readonly string[];
  readonly columns: readonly string[];
}

export interface PantheonView {
  readonly nations: readonly string[];
  readonly temple: string | null;
  readonly loot: Readonly<Record<string, string>>;
  readonly players: readonly PantheonPlayer[];
}
