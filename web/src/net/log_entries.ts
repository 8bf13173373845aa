/** The log as a list of steps: which answers stand, what a viewer learned, and where something happened. */
import type { GameEvent, LogEntry } from "../generated/protocol";

/** Two parts of a log as one, each entry once and in order. */
export function joined(one: readonly LogEntry[], other: readonly LogEntry[]): readonly LogEntry[] {
  const last = one[one.length - 1]?.seq ?? 0;
  if ((other[0]?.seq ?? Number.POSITIVE_INFINITY) > last) return other.length === 0 ? one : [...one, ...other];
  const all = new Map([...one, ...other].map((entry) => [entry.seq, entry]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

/** The log without what was taken back. */
export function standing(entries: readonly LogEntry[]): readonly LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "undone") {
      const to = entry.other ?? 0;
      for (let n = kept.length - 1; n >= 0 && (kept[n]?.seq ?? 0) >= to; n -= 1)
        if (kept[n]?.kind === "answered") kept.splice(n, 1);
    }
    kept.push(entry);
  }
  return kept;
}

/** The events a viewer learned from an entry: of the seat shown, or of the only one there is. */
export function learned(entry: LogEntry, seat: number | null): readonly GameEvent[] {
  const events = entry.events ?? {};
  return events[seat === null ? "spectator" : String(seat)] ?? Object.values(events)[0] ?? [];
}

/** What a place in the past is worth jumping to for. */
export type MarkKind = "turn" | "battle" | "scoring" | "end";

export interface Mark {
  /** The number of answers after which it shows. */
  readonly answers: number;
  readonly kind: MarkKind;
  readonly event: GameEvent;
}

/** The answers that stand, in order, and the places worth jumping to. */
export interface Past {
  readonly steps: readonly LogEntry[];
  readonly marks: readonly Mark[];
  /** Answers that were given before this table was opened: they can be seen but have no entries. */
  readonly before: number;
}

/** Answers that were given before the log begins. */
export function answersBefore(entries: readonly LogEntry[], answers: number): number {
  return Math.max(0, answers - standing(entries).filter((entry) => entry.kind === "answered").length);
}

/** Which place an event marks, if it marks one; each game says it. */
export type MarkOf = (event: GameEvent) => MarkKind | undefined;

export function past(entries: readonly LogEntry[], answers: number, seat: number | null, markOf: MarkOf): Past {
  const told = standing(entries);
  const steps = told.filter((entry) => entry.kind === "answered");
  const before = answersBefore(entries, answers);
  const marks: Mark[] = [];
  let given = before;
  for (const entry of told) {
    if (entry.kind === "answered") given += 1;
    for (const event of learned(entry, seat)) {
      const kind = markOf(event);
      const last = marks[marks.length - 1];
      if (kind && !(last?.answers === given && last.kind === kind)) marks.push({ answers: given, kind, event });
    }
  }
  return { steps, marks, before };
}

/** The next or previous mark of some kinds from a place; null where there is none. */
export function neighbour(
  marks: readonly Mark[],
  kinds: readonly MarkKind[],
  from: number,
  forward: boolean,
): Mark | null {
  const fit = marks.filter(
    (mark) => kinds.includes(mark.kind) && (forward ? mark.answers > from : mark.answers < from),
  );
  return (forward ? fit[0] : fit[fit.length - 1]) ?? null;
}
