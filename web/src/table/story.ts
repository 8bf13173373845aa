/** The log as a story: one turn after the other, each in a few sentences. What a sentence says, every game knows
 * (`GameDescription.story`); a game that does not has one sentence an event. */
import type { GameDescription, TableState } from "../games/description";
import type { StoryLine } from "../games/telling";
import type { GameEvent, LogEntry } from "../generated/protocol";
import { learned, standing } from "../net/log_entries";

/** What happened from the beginning of a turn to the next. */
export interface Turn {
  /** Turns are counted from 1; what happens before the first is turn 0. */
  readonly number: number;
  /** Whose turn it is; null before the first. */
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
}

/** The turns of a log, as a seat learned them. */
export function turnsOf(
  entries: readonly LogEntry[],
  seat: number | null,
  begins: (event: GameEvent) => boolean,
): readonly Turn[] {
  const turns: { number: number; seat: number | null; events: GameEvent[] }[] = [];
  for (const entry of standing(entries)) {
    for (const event of learned(entry, seat)) {
      const last = turns[turns.length - 1];
      if (begins(event)) turns.push({ number: (last?.number ?? 0) + 1, seat: event.who ?? null, events: [event] });
      else if (last) last.events.push(event);
      else turns.push({ number: 0, seat: null, events: [event] });
    }
  }
  return turns;
}

/** The entries after the last answer of some seats. */
export function entriesSince(entries: readonly LogEntry[], seats: readonly number[]): readonly LogEntry[] {
  const told = standing(entries);
  let from = told.length;
  while (from > 0) {
    const entry = told[from - 1];
    if (entry?.kind === "answered" && entry.seat !== undefined && seats.includes(entry.seat)) break;
    from -= 1;
  }
  return told.slice(from);
}

/** A turn with the sentences it is told in. */
export interface ToldTurn extends Turn {
  readonly lines: readonly StoryLine[];
}

export function toldSince(game: GameDescription, state: TableState): readonly ToldTurn[] {
  const entries = state.session.connection.entries.value;
  const own = state.seat === null ? [] : (state.sitting.sides[state.seat] ?? [state.seat]);
  const since = entriesSince(entries, own);
  if (since.length === 0 || since.length === standing(entries).length) return [];
  const before = turnsOf(entries.slice(0, entries.indexOf(since[0] as LogEntry)), state.seat, begins(game));
  const under = before[before.length - 1];
  const turns = turnsOf(since, state.seat, begins(game)).map((turn) => ({
    ...turn,
    // What comes before the first beginning belongs to the turn that was under way.
    seat: turn.seat ?? under?.seat ?? null,
    number: turn.number + (under?.number ?? 0),
    lines: linesOfTurn(game, state, turn.events),
  }));
  // What only finishes the own answer, such as a card that is drawn, is not news of the others.
  const ownOnly = ({ seat, lines }: ToldTurn): boolean =>
    seat !== null && own.includes(seat) && lines.every(({ who }) => who !== undefined && own.includes(who));
  return turns.filter((turn) => turn.lines.length > 0 && !ownOnly(turn));
}

export function begins(game: GameDescription): (event: GameEvent) => boolean {
  return (event) => game.score.mark(event) === "turn";
}

/** A turn in sentences. */
export function linesOfTurn(
  game: GameDescription,
  state: Pick<TableState, "view" | "sitting" | "seat">,
  events: readonly GameEvent[],
): readonly StoryLine[] {
  if (game.story) return game.story.lines(state, events);
  return events
    .filter((event) => !begins(game)(event))
    .map((event) => ({ text: game.words.event(state.sitting, event), rule: event.rule, spaces: spacesOf(event) }));
}

/** The spaces an event names. */
export function spacesOf(event: GameEvent): string[] {
  return [event.origin, event.where].filter((space) => space !== undefined);
}

/** The lines that say something; others are only drawn, because one sentence stands for several of them. */
export function spokenLines(lines: readonly StoryLine[]): readonly StoryLine[] {
  return lines.filter(({ text }) => text !== "");
}
