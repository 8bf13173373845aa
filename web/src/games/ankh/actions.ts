/** What each of the four actions would mean now, in words. It knows no rule: amounts come with the view. */
import type { ActionName, AnkhView, SideView } from "../../generated/ankh";
import type { Option, Question } from "../../generated/protocol";
import { language, t } from "../../words/words";
import { namesOf, printedItem } from "../printed";
import { CATALOGUE, TABLES, WORDS } from "./catalogue";

export const ACTIONS = namesOf<ActionName>(CATALOGUE, "action");

/** The question that the strip of actions answers. */
export const CHOOSE_ACTION = "choose-action";

export interface ActionFacts {
  readonly action: ActionName;
  readonly name: string;
  /** The answer that takes it; none where it is not allowed or nothing is asked. */
  readonly option: Option | undefined;
  /** Taken as the first action of this turn. */
  readonly done: boolean;
  /** How far the marker is, and how long its track is. */
  readonly at: number;
  readonly length: number;
  readonly triggers: boolean;
  /** What stands out of its effect, such as the Followers that it brings. */
  readonly gains: string;
  readonly effect: string;
  /** What the step does to the event. */
  readonly step: string;
  /** What the step does, or why there is none, where little room is. */
  readonly brief: string;
  /** What may follow it; empty where it cannot be taken. */
  readonly follows: string;
  /** Why it cannot be taken, or why it would do nothing; empty if neither. */
  readonly against: string;
  readonly verb: string;
}

/** How often the marker of an action still moves until it triggers an event. */
export function stepsLeft(view: AnkhView, action: ActionName): number {
  return trackLength(view, action) - (view.actions[action] ?? 0);
}

export function trackLength(view: AnkhView, action: ActionName): number {
  const lengths: Readonly<Record<string, Readonly<Record<ActionName, number>>>> = TABLES.advances;
  return lengths[view.gods.length]?.[action] ?? 0;
}

/** The name of the event that comes next; nothing after the last. */
export function nextEvent(view: AnkhView): string {
  const event = TABLES.eventTrack[view.event];
  return event ? WORDS.name("event", event) : "";
}

/** The level of the next power, which is also its price. */
export function nextLevel(side: SideView): number {
  return Math.floor(side.powers.length / TABLES.unlocksPerLevel) + 1;
}

/** A list of names joined by "or", as the language does it. */
function either(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(names);
}

/** Gods joined by "and". */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** What the next unlock says of its Guardian; empty where it uncovers none. */
function guardianOf(view: AnkhView, side: SideView): string {
  const uncovered: Readonly<Record<string, number>> = TABLES.guardianUncovered;
  const level = Object.keys(uncovered).find((one) => uncovered[one] === side.powers.length + 1);
  const cards = Object.entries(view.guardianCards);
  const card = cards.find(([kind]) => String(printedItem(CATALOGUE, "kind", kind)?.numbers.level) === level);
  if (!level || !card) return "";
  const [kind, left] = card;
  return t(left > 0 ? "ankh-table-unlock-guardian" : "ankh-table-unlock-no-guardian", {
    guardian: t(`ankh-kind-${kind}`),
  });
}

function effectOf(view: AnkhView, action: ActionName, side: SideView, amount: number): string {
  if (action === "gain") return amount > 0 ? t("ankh-table-gain") : "";
  if (action === "unlock") {
    const price = t("ankh-table-unlock", { amount: nextLevel(side), level: nextLevel(side) });
    return amount > 0 ? `${price} ${guardianOf(view, side)}`.trim() : price;
  }
  return amount > 0 ? t(`ankh-table-${action}`, { amount }) : "";
}

/** Why a legal action would do nothing. */
function uselessness(action: ActionName, side: SideView): string {
  if (action !== "unlock") return t(`ankh-table-${action}-none`);
  const all = side.powers.length >= TABLES.unlocks;
  return all ? t("ankh-table-unlock-all") : t("ankh-table-unlock-poor", { amount: side.followers });
}

/** What may follow an action. */
function followedBy(action: ActionName, side: SideView, second: boolean, triggers: boolean): string {
  if (action === "unlock") return t("ankh-table-unlock-ends");
  if (triggers || second || side.actionsPerTurn < 2) return t("ankh-table-then-ends");
  const later = ACTIONS.slice(ACTIONS.indexOf(action) + 1);
  return t("ankh-table-then", { actions: either(later.map((one) => t(`ankh-table-short-${one}`))) });
}

/** The action that was taken first, where the second is asked for. */
export function firstAction(question: Question | null): ActionName | undefined {
  const taken = question?.kind === CHOOSE_ACTION ? question.chosen[0]?.name : undefined;
  return ACTIONS.find((one) => one === taken);
}

/** What taking an action does to the event, in full and in a few words. */
function stepOf(view: AnkhView, left: number, done: boolean): readonly [string, string] {
  if (done) return [t("ankh-table-left-now", { amount: left }), t("ankh-table-done")];
  if (left === 1) return [t("ankh-table-triggers", { event: nextEvent(view) }), t("ankh-table-triggers-short")];
  return [t("ankh-table-left", { amount: left - 1 }), t("ankh-table-left-short", { amount: left - 1 })];
}

/** One action as it stands for a side, while that side chooses or while it waits. */
export function actionFacts(
  view: AnkhView,
  side: SideView,
  question: Question | null,
  action: ActionName,
): ActionFacts {
  const asked = question?.kind === CHOOSE_ACTION;
  const first = firstAction(question);
  const option = asked ? question.options.find((one) => one.text === action) : undefined;
  const amount = side.prospects[action] ?? 0;
  const left = stepsLeft(view, action);
  const done = first === action;
  const triggers = left === 1 && !done;
  const forbidden = asked && !option && !done;
  const [step, brief] = stepOf(view, left, done);
  return {
    action,
    name: t(`ankh-action-${action}`),
    option,
    done,
    at: view.actions[action] ?? 0,
    length: trackLength(view, action),
    triggers,
    gains: action === "gain" && amount > 0 ? t("ankh-table-gain-now", { amount }) : "",
    effect: effectOf(view, action, side, amount),
    step,
    brief: forbidden ? t("ankh-table-above-short", { action: t(`ankh-table-short-${first ?? action}`) }) : brief,
    follows: forbidden ? "" : done ? t("ankh-table-done") : followedBy(action, side, first !== undefined, triggers),
    against: forbidden
      ? t("ankh-table-above", { action: t(`ankh-action-${first ?? action}`) })
      : amount === 0 && !done
        ? uselessness(action, side)
        : "",
    verb: amount === 0 ? t("ankh-table-do-marker") : t(`ankh-table-do-${action}`),
  };
}

/** The side whose actions the strip shows: the one that is asked, else one's own, else the one whose turn it is. */
export function actingSide(view: AnkhView, seat: number | null, question: Question | null): SideView | undefined {
  const wanted = question?.seat ?? seat ?? view.turn;
  return view.sides.find((side) => side.seats.includes(wanted)) ?? view.sides[0];
}
