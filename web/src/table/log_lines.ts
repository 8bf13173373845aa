/** What the log says about somebody, and the words of the plainest answers. */
import type { GameEvent, Moment, Option, Question } from "../generated/protocol";
import { learned, standing } from "../net/log_entries";
import { has, t } from "../words/words";
import type { Line } from "./explanation";

/** How many lines a panel shows: the newest. */
const LINES = 40;

/** Everything a viewer learned, in order: of the seat shown, or of the only one there is. */
export function eventsOf(moments: readonly Moment[], seat: number | null): readonly GameEvent[] {
  return standing(moments).flatMap((moment) => learned(moment, seat));
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

/** What passing, or saying yes, means for a question: its own words, or plain ones. */
export function passWords(game: string, question: Question | null, option: Option): string {
  const plain = option.code === 0 ? "pass" : "yes";
  const own = `table-${plain}-${game}-${question?.name ?? ""}`;
  if (has(own)) return t(own);
  const asksYes = question?.options.some((one) => one.text === "yes") ?? false;
  return plain === "yes" ? t("table-yes") : t(asksYes ? "table-no" : "table-done");
}
