/** What the coach says at a table of Pantheon. */
import type { PantheonView } from "../../generated/pantheon";
import type { GameEvent, Option } from "../../generated/protocol";
import { t } from "../../words/words";
import type { Coach, Lesson, Warning } from "../telling";
import type { PantheonState } from "./state";

const BY_QUESTION: Readonly<Record<string, string>> = {
  moving: "moving",
  buying: "buying",
  "choose-god": "sacrifice",
  offering: "sacrifice",
  "choose-action": "first-action",
};

function lessonOf({ kind, who, rule, amount = 0 }: GameEvent, seat: number | null): string | undefined {
  if (kind === "nation-revealed") return amount > 1 ? "epoch" : undefined;
  if (kind === "points-scored") return rule.startsWith("PAN-SCORE-") ? "scoring" : undefined;
  if (kind === "loot-picked-up") return "loot";
  return kind === "god-gained" && who === seat ? "god" : undefined;
}

/** Whether the move of the question follows somebody else's. */
function follows(events: readonly GameEvent[], seat: number | null): boolean {
  const begun = events.filter(({ kind }) => kind === "turn-begins").at(-1);
  return begun !== undefined && begun.who !== seat;
}

function due({ question, seat }: PantheonState, events: readonly GameEvent[]): readonly Lesson[] {
  const found: Lesson[] = [];
  if (question?.kind === "moving" && follows(events, seat)) found.push({ name: "follow" });
  for (const event of events) {
    const name = lessonOf(event, seat);
    if (name) found.push({ name, spaces: event.where === undefined ? [] : [event.where] });
  }
  const asked = BY_QUESTION[question?.kind ?? ""];
  return asked ? [...found, { name: asked }] : found;
}

function warns({ question }: PantheonState, option: Option): Warning | null {
  if (!question || option.code !== 0) return null;
  const { kind, amount, options } = question;
  const left = amount ?? 0;
  if (left <= 0 || !options.some(({ cost }) => cost !== null && cost <= left)) return null;
  if (kind === "moving") return { name: "pantheon steps", text: t("pantheon-warn-steps", { amount: left }) };
  if (kind === "buying" || kind === "spending")
    return { name: "pantheon coins", text: t("pantheon-warn-coins", { amount: left }) };
  return null;
}

export const COACH: Coach<PantheonView, PantheonState["local"]> = { due, warns };
