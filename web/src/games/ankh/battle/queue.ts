/** Which Battle is on the stage: one after the other, each until its viewer goes on. What the server plays meanwhile
 * waits here, so that no result vanishes because the next Battle begins. */
import { type Signal, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { AnkhView } from "../../../generated/ankh";
import type { GameEvent } from "../../../generated/protocol";
import { type BattleHistory, isBattle, type Show, showsIn } from "./history";
import { type Position, positionBefore } from "./position";

/** Everything of one table that the stage remembers. */
export class Queue {
  shows: readonly Show[] = [];
  battles: readonly BattleHistory[] = [];
  /** Those that their viewer has left, by their keys. */
  readonly seen: Signal<ReadonlySet<string>> = signal(new Set());
  /** The one that is folded to a chip. */
  readonly closed: Signal<string> = signal("");
  /** The Battle that is looked at again, by its number among the Battles. */
  readonly again: Signal<number | null> = signal(null);
  /** How far each has been watched: a number of beats. */
  private readonly watched = new Map<string, Signal<number>>();
  private readonly starts = new Map<string, Position>();
  private events: readonly GameEvent[] = [];
  private heard = false;

  /** The log says something else now. */
  hear(events: readonly GameEvent[]): void {
    // Only what is told after the page was opened is news; an older part of the log that is read later is none.
    const shows = showsIn(events);
    // A log that was empty a moment ago begins with at most one show; more of them are the past, read later.
    const begins = this.heard && this.events.length === 0 && shows.filter(({ over }) => over).length <= 1;
    const grown = begins || (this.events.length > 0 && events[0] === this.events[0]);
    const known = new Set(this.shows.map(({ key }) => key));
    this.heard = true;
    this.events = events;
    this.shows = shows;
    this.battles = this.shows.filter(isBattle);
    const conflict = this.battles.at(-1)?.conflict;
    const old = (show: Show): boolean =>
      show.over && (!grown || (isBattle(show) && show.conflict !== conflict && !known.has(show.key)));
    const seen = this.shows.filter((show) => this.seen.peek().has(show.key) || old(show)).map(({ key }) => key);
    if (seen.join() !== [...this.seen.peek()].join()) this.seen.value = new Set(seen);
    for (const key of this.watched.keys()) if (!this.shows.some((show) => show.key === key)) this.forget(key);
  }

  /** What was taken back happens anew if it happens again. */
  private forget(key: string): void {
    this.watched.delete(key);
    this.starts.delete(key);
  }

  /** The first that was not left yet, or the one that is looked at again; `reviewing`: only what happens just now. */
  current(reviewing = false): Show | null {
    const again = this.again.value;
    if (again !== null) return this.battles[again] ?? null;
    const open = this.shows.filter(({ key }) => !this.seen.value.has(key));
    if (!reviewing) return open[0] ?? null;
    const last = open.at(-1);
    return last && (!last.over || last.to === this.events.length) ? last : null;
  }

  at(key: string): Signal<number> {
    const found = this.watched.get(key) ?? signal(0);
    this.watched.set(key, found);
    return found;
  }

  /** What stood on the map when it began. It is found as early as possible and kept. */
  start(show: Show, view: AnkhView): Position {
    const found = this.starts.get(show.key) ?? positionBefore(view, this.events.slice(show.from));
    this.starts.set(show.key, found);
    return found;
  }

  /** What was told between a Battle and the next one. */
  after(show: Show): readonly GameEvent[] {
    const next = this.shows.find((one) => one.from >= show.to);
    return this.events.slice(show.to, next?.from);
  }

  leave(show: Show): void {
    if (this.again.peek() !== null) this.again.value = null;
    else this.seen.value = new Set([...this.seen.peek(), show.key]);
  }
}

export function useQueue(events: readonly GameEvent[]): Queue {
  const queue = useMemo(() => new Queue(), []);
  useMemo(() => queue.hear(events), [events]);
  return queue;
}
