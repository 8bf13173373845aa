/** The course of the score over a game, and where it turned. */
import type { Score } from "../games/description";
import type { LogEntry } from "../generated/protocol";
import { learned, standing } from "../net/log_entries";

/** One line of the chart: what a seat had after so many answers; null once it is out of the game. */
export interface Course {
  readonly seat: number;
  readonly points: readonly (readonly [answers: number, score: number])[];
  /** After so many answers it was forgotten or merged into another. */
  readonly until: number | null;
}

/** What an event does to a score. */
export interface ScoreChange {
  readonly seat: number;
  readonly score: (before: number) => number;
}

/** The lines of the chart, from what every seat began with. */
export function courses(
  entries: readonly LogEntry[],
  begin: readonly number[],
  before: number,
  seat: number | null,
  { change, out }: Pick<Score, "change" | "out">,
): readonly Course[] {
  const lines = begin.map((score) => [[before, score]] as [number, number][]);
  const until: (number | null)[] = begin.map(() => null);
  let given = before;
  for (const entry of standing(entries)) {
    if (entry.kind === "answered") given += 1;
    for (const event of learned(entry, seat)) {
      const changed = change(event);
      const line = changed ? lines[changed.seat] : undefined;
      if (changed && line) {
        const last = line[line.length - 1] ?? [before, 0];
        const score = changed.score(last[1]);
        if (last[0] === given) last[1] = score;
        else line.push([given, score]);
      }
      const gone = out(event);
      if (gone !== undefined) until[gone] = given;
    }
  }
  return lines.map((points, one) => ({ seat: one, points, until: until[one] ?? null }));
}

/** What a line stands at after so many answers. */
export function scoreAt(course: Course, answers: number): number {
  let score = 0;
  for (const [at, value] of course.points) if (at <= answers) score = value;
  return score;
}

/** A moment at which somebody took the lead alone, or gained much at once. */
export interface Turning {
  readonly answers: number;
  readonly seat: number;
  readonly kind: "lead" | "leap";
  readonly amount: number;
}

function leader(lines: readonly Course[], answers: number): number | null {
  const scores = lines
    .filter((line) => line.until === null || answers < line.until)
    .map((line) => [scoreAt(line, answers), line.seat] as const);
  const best = Math.max(...scores.map(([score]) => score));
  const first = scores.filter(([score]) => score === best);
  return first.length === 1 ? (first[0]?.[1] ?? null) : null;
}

/** The turning points of a game, the most telling few, in order. */
export function turnings(lines: readonly Course[], most = 6): readonly Turning[] {
  const entries = [...new Set(lines.flatMap((line) => line.points.map(([at]) => at)))].sort((a, b) => a - b);
  const found: Turning[] = [];
  let ahead: number | null = null;
  for (const [n, at] of entries.entries()) {
    const earlier = entries[n - 1];
    const now = leader(lines, at);
    if (now !== null && now !== ahead) {
      found.push({ answers: at, seat: now, kind: "lead", amount: scoreAt(lines[now] as Course, at) });
      ahead = now;
    } else if (earlier !== undefined) {
      const leaps = lines.map((line) => ({
        answers: at,
        seat: line.seat,
        kind: "leap" as const,
        amount: scoreAt(line, at) - scoreAt(line, earlier),
      }));
      const best = leaps.reduce((one, other) => (other.amount > one.amount ? other : one));
      if (best.amount > 1) found.push(best);
    }
  }
  const weight = (turning: Turning) => (turning.kind === "lead" ? turning.answers / 1e6 + 2 : turning.amount);
  const chosen = [...found].sort((a, b) => weight(b) - weight(a)).slice(0, most);
  return found.filter((turning) => chosen.includes(turning));
}
