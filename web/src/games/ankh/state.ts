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
  /** The place on the track of the event that is happening now; null between events. */
  readonly happening: number | null;
}

export type AnkhState = TableState<AnkhView, AnkhLocal>;

/** An event lasts until the next turn begins. */
export function happeningNow(events: readonly GameEvent[]): number | null {
  const last = events.findLast(({ kind }) => kind === "event-triggered" || kind === "turn-begins");
  return last?.kind === "event-triggered" && last.amount !== undefined ? last.amount - 1 : null;
}

export function useAnkhLocal(events: readonly GameEvent[]): AnkhLocal {
  const queue = useQueue(events);
  return { queue, battles: queue.battles, again: queue.again, happening: happeningNow(events) };
}
