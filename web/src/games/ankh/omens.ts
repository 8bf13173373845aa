/** What the next Conflicts bring besides Battles: merging, forgetting, the end. Announced two events before. */
import type { AnkhView } from "../../generated/ankh";
import { t } from "../../words/words";
import { together } from "./actions";
import { sideName, TABLES } from "./catalogue";

/** How many events ahead something is announced. */
const AHEAD = 2;

export type Outcome = "merge" | "forget" | "over";

/** The number of the Conflict at a place of the event track, the first being 1; 0 where there is another event. */
export function conflictNumber(place: number): number {
  const events: readonly string[] = TABLES.eventTrack;
  return events[place] === "conflict" ? events.slice(0, place + 1).filter((event) => event === "conflict").length : 0;
}

/** What follows the event at a place of the track, if anything does. */
export function outcomeOf(place: number, players: number): Outcome | null {
  const number = conflictNumber(place);
  const { merging, forgetting, end } = TABLES.afterConflict;
  if (number === merging && players > 2) return "merge";
  if (number === forgetting) return "forget";
  return number === end ? "over" : null;
}

/** Whom what follows a Conflict would meet now. The sides stand in the order of the ladder, the lowest first. */
function met(view: AnkhView, outcome: Outcome): string {
  const red = view.sides.filter(({ devotion }) => devotion <= view.lastRed);
  const sides = { merge: view.sides.slice(0, 2), over: view.sides.slice(-1), forget: red }[outcome];
  return together(sides.map(({ side }) => sideName(view, side)));
}

/** The next outcome that has to be announced: its place on the track. */
function announced(view: AnkhView): number | undefined {
  const places = Array.from({ length: AHEAD + 1 }, (_, n) => view.event + n);
  return places.find((place) => outcomeOf(place, view.gods.length) !== null);
}

/** What a player should know in time, in a sentence; empty while nothing is near. */
export function omen(view: AnkhView): string {
  const place = announced(view);
  const outcome = place === undefined ? null : outcomeOf(place, view.gods.length);
  if (place === undefined || !outcome) return "";
  const number = conflictNumber(place);
  const who = met(view, outcome);
  if (outcome === "forget" && !who) return t("ankh-table-omen-forget-nobody", { number });
  return t(`ankh-table-omen-${outcome === "over" ? "end" : outcome}`, { number, who });
}

/** The same in a few words, for the event itself; who is concerned is named once it is near. */
export function foretold(view: AnkhView, place: number): string {
  const outcome = outcomeOf(place, view.gods.length);
  if (!outcome) return "";
  if (place !== announced(view)) return t(`ankh-table-then-${outcome}`);
  const who = met(view, outcome);
  if (outcome === "forget" && !who) return t("ankh-table-would-forget-nobody");
  return t(`ankh-table-would-${outcome === "over" ? "end" : outcome}`, { who });
}
