/** Ankh's view as the server sends it. */
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

export interface AnkhView {
  readonly gods: readonly string[];
  readonly regions: Readonly<Record<string, readonly string[]>>;
  readonly camels: readonly string[];
  readonly figures: readonly Figure[];
  readonly monuments: readonly Monument[];
}
