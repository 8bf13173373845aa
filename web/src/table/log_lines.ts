/** What the log says about somebody. */
import type { GameEvent, LogEntry } from "../generated/protocol";
import { learned, standing } from "../net/log_entries";
import type { Line } from "./explanation";

/** How many lines a panel shows: the newest. */
const LINES = 40;

/** Everything a viewer learned, in order: of the seat shown, or of the only one there is. */
export function eventsOf(entries: readonly LogEntry[], seat: number | null): readonly GameEvent[] {
  return standing(entries).flatMap((entry) => learned(entry, seat));
}

/** What the log tells about somebody, newest first. */
export function linesOf(
  events: readonly GameEvent[],
  kinds: ReadonlySet<string>,
  who: number,
  tell: (event: GameEvent) => string,
): Line[] {
  return events
    .filter((event) => event.who === who && kinds.has(event.kind))
    .slice(-LINES)
    .reverse()
    .map((event) => ({ text: tell(event), rule: event.rule }));
}
