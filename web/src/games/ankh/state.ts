/** What a table of Ankh remembers beyond the view: its Battles, and which of them is looked at again. */
import { type Signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { AnkhView } from "../../generated/ankh";
import type { GameEvent } from "../../generated/protocol";
import type { TableState } from "../description";
import { type BattleHistory, battles } from "./battle_history";

export interface AnkhLocal {
  /** Every Battle of the log, the oldest first. */
  readonly battles: readonly BattleHistory[];
  /** The Battle that is looked at again, by its number; null for the one that is fought. */
  readonly again: Signal<number | null>;
}

export type AnkhState = TableState<AnkhView, AnkhLocal>;

export function useAnkhLocal(events: readonly GameEvent[]): AnkhLocal {
  const again = useSignal<number | null>(null);
  return { battles: useMemo(() => battles(events), [events]), again };
}
