/** What a table of Ankh remembers beyond the view: its Battles, and which of them is on the stage. */
import type { Signal } from "@preact/signals";
import type { AnkhView } from "../../generated/ankh";
import type { GameEvent } from "../../generated/protocol";
import type { TableState } from "../description";
import type { BattleHistory } from "./battle/history";
import { type Queue, useQueue } from "./battle/queue";

export interface AnkhLocal {
  readonly queue: Queue;
  /** Every Battle of the log, the oldest first. */
  readonly battles: readonly BattleHistory[];
  /** The Battle that is looked at again, by its number; null for the one that is fought. */
  readonly again: Signal<number | null>;
}

export type AnkhState = TableState<AnkhView, AnkhLocal>;

export function useAnkhLocal(events: readonly GameEvent[]): AnkhLocal {
  const queue = useQueue(events);
  return { queue, battles: queue.battles, again: queue.again };
}
