/** The options of a question at a table of Pantheon: what lights up for them, and how they look as buttons. */
import type { JSX } from "preact";
import { hasSign, Sign } from "../../art/signs";
import type { Glow } from "../../board/grid";
import type { Point } from "../../board/hex";
import type { Option, Question } from "../../generated/protocol";
import { passWords } from "../../table/log_lines";
import { t } from "../../words/words";
import type { Answer, Lit } from "../description";
import { centreOf } from "./map";
import { CARDS, COSTS, GODS, OFFERINGS, SPACE_NAMES } from "./names";
import { costOf, offer } from "./sentences";
import type { PantheonState } from "./state";
import type { PantheonView } from "./view";

const NO_EDGES: ReadonlyMap<string, Glow> = new Map();

/** The options of the open question, by what on the table stands for them; what each costs, and leaves. */
export function litBy(view: PantheonView, question: Question | null): Lit {
  const budget = view.pending.at(-1)?.facts[1] ?? 0;
  const spaces = new Map<string, Glow>();
  const shown: Option[] = [];
  const liked = new Set(question?.suggestions.map((one) => one.option));
  for (const option of question?.options ?? []) {
    const [kind, number] = option.lights[0] ?? ["", 0];
    const space = SPACE_NAMES[number] ?? "";
    if (kind !== "space" || spaces.has(space)) {
      shown.push(option);
      continue;
    }
    const cost = costOf(option);
    const glow = { code: option.code, liked: liked.has(option.code) };
    const left = cost === null ? 0 : budget - cost;
    const says = question?.name === "Moving" ? "table-steps-cost" : "table-coins-cost";
    spaces.set(
      space,
      cost === null
        ? glow
        : { ...glow, says: t(says, { amount: cost, left }), ...(cost > 1 ? { note: String(cost) } : {}) },
    );
  }
  return { spaces, edges: NO_EDGES, shown };
}

/** The question in words. */
export function asks(view: PantheonView, question: Question): string {
  const facts = view.pending.at(-1)?.facts ?? [];
  const god = GODS[facts[1] ?? -1] ?? "";
  const offers = question.name === "Offering" || question.name === "GainRevealed";
  const amount = offers
    ? ((COSTS[god] ?? [])[question.name === "Offering" ? (facts[2] ?? 0) : 0] ?? 0)
    : (facts[1] ?? 0);
  return t(`pantheon-question-${question.name}`, { what: offers ? t(`pantheon-god-${god}`) : "", amount });
}

function Picture({ option }: { option: Option }): JSX.Element | null {
  const [kind, number] = option.lights[0] ?? ["", 0];
  if (option.code === 0) return <Sign name="done" />;
  if (kind === "card" || kind === "open") {
    const card = CARDS[number] ?? "";
    return card.startsWith("coin-") ? <b class="coin">{card.slice(5)}</b> : <Sign name={card} />;
  }
  if (kind === "offering" || kind === "with-token") return <Sign name={OFFERINGS[number] ?? ""} />;
  if (kind === "token") return <Sign name={OFFERINGS[Math.floor(number / 4)] ?? ""} />;
  if (kind === "god" || kind === "stack") return <Sign name="god" />;
  if (kind === "deck") return <Sign name="card" />;
  return hasSign(option.text) ? <Sign name={option.text} /> : null;
}

/** What the numbers of a question count. */
function counted(question: Question | null): string {
  if (question?.name === "Offering") return "table-cards";
  return question?.name === "Moving" ? "table-steps" : "table-coins";
}

export function answer({ view, question }: PantheonState, option: Option): Answer {
  const cost = costOf(option);
  const declines = question?.name === "Moving" && option.code === 0 && view.pending.at(-1)?.facts[3] === 0;
  const passes = (): string => (declines ? t("table-pass-follow") : passWords("pantheon", question, option));
  return {
    option,
    words: option.code === 0 ? passes() : offer(option),
    picture: <Picture option={option} />,
    ...(cost === null ? {} : { note: t(counted(question), { amount: cost }) }),
  };
}

/** The hexes that are asked about, else the own pieces, else the temple. */
export function focus({ view, seat, lit }: PantheonState): readonly Point[] {
  const own = seat === null ? [] : (view.players[seat]?.feet ?? []);
  const home = view.temple ? [view.temple] : [];
  return (lit.spaces.size > 0 ? [...lit.spaces.keys()] : own.length > 0 ? own : home).map(centreOf);
}
