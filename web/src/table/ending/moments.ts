/** The moments a game turned on, told in words; each game says which of its events they are. */
import type { GameEvent, LogEntry } from "../../generated/protocol";
import { learned, standing } from "../../net/log_entries";

/** An event, and the number of answers after which it shows. */
export interface Placed {
  readonly answers: number;
  readonly event: GameEvent;
}

export interface Moment {
  readonly answers: number;
  /** Whose moment it is. */
  readonly seat: number;
  /** Where in the game it was. */
  readonly title: string;
  readonly words: string;
  /** How much it changed; the greatest are shown. */
  readonly swing: number;
  /** Shown in any case. */
  readonly always?: boolean;
}

/** Everything that happened and was not taken back, as a seat learned it. */
export function placedEvents(entries: readonly LogEntry[], before: number, seat: number | null): readonly Placed[] {
  const found: Placed[] = [];
  let given = before;
  for (const entry of standing(entries)) {
    if (entry.kind === "answered") given += 1;
    for (const event of learned(entry, seat)) found.push({ answers: given, event });
  }
  return found;
}

/** The most telling few, in the order of the game; no two with the same words. */
export function chosen(moments: readonly Moment[], most = 5): readonly Moment[] {
  const weight = (one: Moment) => one.swing + (one.always ? 1000 : 0);
  const known = new Set<string>();
  const best = [...moments]
    .sort((one, other) => weight(other) - weight(one))
    .filter((one) => {
      const said = `${one.title} ${one.words}`;
      if (known.has(said)) return false;
      known.add(said);
      return true;
    })
    .slice(0, most);
  return moments.filter((one) => best.includes(one));
}

/** Who is alone in front, if anybody is. */
export function leaderOf(scores: ReadonlyMap<number, number>): number | null {
  const best = Math.max(...scores.values());
  const first = [...scores].filter(([, score]) => score === best);
  return first.length === 1 ? (first[0]?.[0] ?? null) : null;
}
