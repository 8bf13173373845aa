/** What the coach says at a table of Ankh. */
import type { AnkhView } from "../../generated/ankh";
import type { GameEvent, Option } from "../../generated/protocol";
import { t } from "../../words/words";
import type { Coach, Lesson, Warning } from "../telling";
import type { AnkhLocal, AnkhState } from "./state";

/** Lessons by the event that makes them due. */
const BY_EVENT: Readonly<Record<string, string>> = {
  "gods-merged": "merge",
  "god-forgotten": "forgotten",
  domination: "domination",
};

/** Lessons by the question that makes them due. */
const BY_QUESTION: Readonly<Record<string, string>> = {
  "choose-cards": "battle",
  "plague-bid": "plague",
  "take-monument": "control-monument",
  "lay-camel": "camel-caravan",
};

function lessonOf(event: GameEvent, side: number | null): string | undefined {
  if (event.kind === "event-triggered") return event.what;
  if (event.kind === "guardian-gained") return event.who === side ? "guardian" : undefined;
  return BY_EVENT[event.kind];
}

function due({ view, question, seat }: AnkhState, events: readonly GameEvent[]): readonly Lesson[] {
  const found: Lesson[] = [];
  const asked = BY_QUESTION[question?.kind ?? ""];
  const battle = view.battle ? view.regions[view.battle.region] : undefined;
  if (asked) found.push({ name: asked, spaces: battle ?? [] });
  for (const event of events) {
    const name = lessonOf(event, seat);
    if (name) found.push({ name, spaces: event.where === undefined ? [] : [event.where] });
  }
  if (question?.kind === "choose-action") {
    found.push({ name: question.chosen.length > 0 ? "second-action" : "first-action" });
  }
  return found;
}

const DECLINED: Readonly<Record<string, string>> = {
  "move-which": "move",
  "summon-what": "summon",
  "unlock-power": "power",
};

function warns({ question }: AnkhState, option: Option): Warning | null {
  if (!question) return null;
  const { kind, chosen, options, amount } = question;
  if (kind === "choose-action" && option.text === "unlock" && chosen.length === 0 && options.length > 1)
    return { name: "ankh unlock", text: t("ankh-warn-unlock") };
  if (option.code !== 0) return null;
  if (kind === "gain-followers" && (amount ?? 0) > 0)
    return { name: "ankh followers", text: t("ankh-warn-followers", { amount: amount ?? 0 }) };
  const declined = DECLINED[kind];
  if (!declined || chosen.length > 0 || options.length < 2) return null;
  return { name: `ankh ${declined}`, text: t(`ankh-warn-${declined}`) };
}

export const COACH: Coach<AnkhView, AnkhLocal> = { due, warns };
