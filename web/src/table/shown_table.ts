/** The table that is on the screen, for what opens above it: it has to go on showing how the table stands. */
import { type Signal, signal } from "@preact/signals";
import type { GameDescription, TableState } from "../games/description";

export interface ShownTable {
  readonly game: GameDescription;
  readonly state: TableState;
}

export const shownTable: Signal<ShownTable | null> = signal(null);
