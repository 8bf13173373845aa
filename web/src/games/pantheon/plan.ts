/** A Move that is being thought about: the way to a hex, what it costs of what one has, and the answers that go it. */
import type { PantheonView } from "../../generated/pantheon";
import type { Question, Thing } from "../../generated/protocol";
import { TABLES } from "./catalogue";
import { type Journey, journeyTo } from "./journey";
import { stepsOf } from "./prospects";
import type { PantheonState } from "./state";

export interface Plan {
  readonly journey: Journey;
  /** All steps that could be had, movement cards included. */
  readonly budget: number;
  /** How many movement cards have to be played for it. */
  readonly cards: number;
  readonly feet: number;
  /** What does not suffice; nothing if all does. */
  readonly short: "" | "steps" | "feet" | "columns";
  /** The answers, in their order. */
  readonly things: readonly Thing[];
}

/** The steps there are, and the movement cards that can bring more. */
interface Means {
  readonly begins: readonly Thing[];
  readonly left: number;
  readonly cards: number;
}

const MOVE: Thing = { kind: "action", name: "move" };
const CARD: Thing = { kind: "card", name: "move" };

function offers(question: Question, thing: Thing): boolean {
  return question.options.some(({ things }) =>
    things.some(({ kind, name }) => kind === thing.kind && name === thing.name),
  );
}

/** What a Move could use now; null while no piece can be placed by steps. */
function meansOf(view: PantheonView, question: Question | null): Means | null {
  const player = question ? view.players[question.seat] : undefined;
  if (!question || !player || question.may !== "answer") return null;
  const held = player.hand?.move ?? 0;
  if (question.kind === "moving") {
    return { begins: [], left: question.amount ?? 0, cards: offers(question, CARD) ? held : 0 };
  }
  if (question.kind !== "choose-action" || !offers(question, MOVE)) return null;
  return { begins: [MOVE], left: stepsOf(player).free, cards: held };
}

/** Whether the open question lets one plan a Move. */
export function canPlan({ view, question }: Pick<PantheonState, "view" | "question">): boolean {
  return meansOf(view, question) !== null;
}

export function planTo({ view, question }: Pick<PantheonState, "view" | "question">, space: string): Plan | null {
  const means = meansOf(view, question);
  const player = question ? view.players[question.seat] : undefined;
  const journey = means && question ? journeyTo(view, question.seat, space) : null;
  if (!means || !player || !journey) return null;
  const each = TABLES.steps.card;
  const budget = means.left + means.cards * each;
  const cards = Math.min(means.cards, Math.max(0, Math.ceil((journey.cost - means.left) / each)));
  const short =
    journey.cost > budget
      ? "steps"
      : journey.feet > player.feetInReserve
        ? "feet"
        : journey.columns > player.columnsInReserve
          ? "columns"
          : "";
  const things = [
    ...means.begins,
    ...Array.from({ length: cards }, () => CARD),
    ...journey.steps.map(({ space: name }): Thing => ({ kind: "space", name })),
  ];
  return { journey, budget, cards, feet: player.feetInReserve, short, things };
}
