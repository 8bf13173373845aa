/** A table of Pantheon, and what it remembers beyond the view. */
import { type Signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { PantheonView } from "../../generated/pantheon";
import type { GameEvent } from "../../generated/protocol";
import type { TableState } from "../description";

export interface PantheonLocal {
  /** How many actions the running turn has had, the one under way included. */
  readonly actions: number;
  /** Whether a Move is being considered: then its next hexes are shown. */
  readonly considersMove: Signal<boolean>;
  /** The action that a finger chose: it is explained, and the next tap on it plays it. */
  readonly chosenAction: Signal<string>;
  /** What each seat did last, by the seat: the events of its last turn. */
  readonly lastTurns: ReadonlyMap<number, readonly GameEvent[]>;
}

export type PantheonState = TableState<PantheonView, PantheonLocal>;

/** The actions since the last turn began. */
export function actionsTaken(events: readonly GameEvent[]): number {
  const begun = events.findLastIndex(({ kind }) => kind === "turn-begins");
  return events.slice(begun + 1).filter(({ kind }) => kind === "action-chosen").length;
}

/** What everybody did in the last turn they finished or are in. */
export function lastTurnsOf(events: readonly GameEvent[]): ReadonlyMap<number, readonly GameEvent[]> {
  const found = new Map<number, GameEvent[]>();
  let turn: GameEvent[] | null = null;
  for (const event of events) {
    if (event.kind === "turn-begins" && event.who !== undefined) {
      turn = [];
      found.set(event.who, turn);
    } else turn?.push(event);
  }
  return found;
}

export function useLocal(events: readonly GameEvent[]): PantheonLocal {
  const considersMove = useSignal(false);
  const chosenAction = useSignal("");
  return useMemo(
    () => ({ actions: actionsTaken(events), considersMove, chosenAction, lastTurns: lastTurnsOf(events) }),
    [events, considersMove, chosenAction],
  );
}
