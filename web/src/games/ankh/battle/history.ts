/** Battles and the merging as the log told them, so that each can be watched as it comes and opened again later. */
import type { GameEvent } from "../../../generated/protocol";
import { type Beat, beatsOf } from "./beats";

export interface BattleHistory {
  /** The same for the same Battle, whatever else the log says: the number of its event, and its region. */
  readonly key: string;
  readonly region: number;
  /** Which Conflict of the game it belongs to; 0 if the log begins later. */
  readonly conflict: number;
  readonly events: readonly GameEvent[];
  /** Where its events begin in the log, and where what follows begins. */
  readonly from: number;
  readonly to: number;
  /** The sides that revealed a card, or are known to take part. */
  readonly sides: readonly number[];
  readonly beats: readonly Beat[];
  readonly victor: number | null;
  /** Whether the log told how it ended. */
  readonly over: boolean;
  /** Who held the Tiebreaker, face up, when the Battle began; null also where the log does not say. */
  readonly tiebreaker: number | null;
  /** Whether two gods had become one before. */
  readonly merged: boolean;
}

export interface MergeHistory {
  readonly key: string;
  readonly higher: number;
  readonly lower: number;
  readonly events: readonly GameEvent[];
  readonly from: number;
  readonly to: number;
  readonly over: boolean;
}

export type Show = BattleHistory | MergeHistory;

export function isBattle(show: Show): show is BattleHistory {
  return "region" in show;
}

const ENDS = new Set(["battle-ends", "game-over"]);

/** Every Battle and the merging, read from a log from its beginning. */
class Reader {
  readonly shows: Show[] = [];
  private event = 0;
  private conflict = 0;
  private tiebreaker: number | null = null;
  private merged = false;
  private begun = -1;

  constructor(private readonly events: readonly GameEvent[]) {}

  read(): Show[] {
    for (const [n, event] of this.events.entries()) this.hear(event, n);
    if (this.begun >= 0) this.close(this.events.length);
    return this.shows;
  }

  private hear(event: GameEvent, n: number): void {
    if (event.kind === "event-triggered") this.event = event.amount ?? 0;
    if (event.kind === "tiebreaker-taken") {
      this.conflict += 1;
      this.tiebreaker = event.who ?? null;
    }
    if (event.kind === "battle-begins" || event.kind === "gods-merge") {
      if (this.begun >= 0) this.close(n);
      this.begun = n;
    } else if (this.begun >= 0 && (ENDS.has(event.kind) || event.kind === "gods-merged")) this.close(n + 1);
  }

  private close(to: number): void {
    const events = this.events.slice(this.begun, to);
    const first = events[0] as GameEvent;
    const place = { events, from: this.begun, to };
    this.begun = -1;
    if (first.kind === "gods-merge") {
      const over = events.at(-1)?.kind === "gods-merged";
      this.shows.push({ key: "merge", higher: first.who ?? 0, lower: first.whom ?? 0, over, ...place });
      this.merged = true;
      return;
    }
    const region = Number(first.what ?? 0);
    const { conflict, merged } = this;
    const key = `${this.event} ${region}`;
    const turned = events.find((event) => event.kind === "battle-won" && event.rule.endsWith("-BAT-16"));
    const tiebreaker = turned?.who ?? this.tiebreaker;
    this.shows.push({ ...battleOf(region, events), key, conflict, tiebreaker, merged, ...place });
    if (turned) this.tiebreaker = null;
  }
}

/** What the events of one Battle say by themselves. */
function battleOf(region: number, events: readonly GameEvent[]) {
  const revealed = events.filter((event) => event.kind === "card-revealed").map((event) => event.who ?? -1);
  return {
    region,
    sides: [...new Set(revealed)],
    beats: beatsOf(events),
    victor: events.find((event) => event.kind === "battle-won")?.who ?? null,
    over: events.some((event) => ENDS.has(event.kind)),
  };
}

export function showsIn(events: readonly GameEvent[]): readonly Show[] {
  return new Reader(events).read();
}

/** Every Battle of a log, oldest first. */
export function battles(events: readonly GameEvent[]): readonly BattleHistory[] {
  return showsIn(events).filter(isBattle);
}
