/** What a player switched on at Ankh's table, and what was pointed out to them. */
import { signal } from "@preact/signals";

/** Whether the map shows who would win each region now. */
export const whoWouldWin = signal(false);

/** How often somebody touched the map although an action has to be chosen first; 0 once one is chosen. */
export const tooEarly = signal(0);

/** The action that a finger or a key chose to read; the next touch takes it. */
export const readAction = signal<string | null>(null);
