/** The options of a question at a table of Pantheon: what lights up for them, and how they look as buttons. */
import type { JSX } from "preact";
import { hasSign, Sign } from "../../art/signs";
import type { Glow } from "../../board/grid";
import type { Point } from "../../board/hex";
import type { PantheonView } from "../../generated/pantheon";
import type { Option, Question } from "../../generated/protocol";
import { t } from "../../words/words";
import type { Answer, Lit } from "../description";
import { CATALOGUE, WORDS } from "./catalogue";
import { centreOf } from "./map";
import type { PantheonState } from "./state";

const NO_EDGES: ReadonlyMap<string, Glow> = new Map();

/** The options of the open question, by what on the table stands for them; what each costs, and leaves. */
export function litBy(_: PantheonView, question: Question | null): Lit {
  const budget = question?.amount ?? 0;
  const spaces = new Map<string, Glow>();
  const shown: Option[] = [];
  const liked = new Set(question?.suggestions.map((one) => one.option));
  for (const option of question?.options ?? []) {
    const { kind = "", name: space = "" } = option.things[0] ?? {};
    if (kind !== "space" || spaces.has(space)) {
      shown.push(option);
      continue;
    }
    const { cost } = option;
    const glow = { code: option.code, liked: liked.has(option.code) };
    const left = cost === null ? 0 : budget - cost;
    const says = counted(question) === "steps" ? "table-steps-cost" : "table-coins-cost";
    spaces.set(
      space,
      cost === null
        ? glow
        : { ...glow, says: t(says, { amount: cost, left }), ...(cost > 1 ? { note: String(cost) } : {}) },
    );
  }
  return { spaces, edges: NO_EDGES, shown };
}

function Picture({ option }: { option: Option }): JSX.Element | null {
  const { kind = "", name = "" } = option.things[0] ?? {};
  if (option.code === 0) return <Sign name="done" />;
  if (kind === "card" || kind === "open") {
    return name.startsWith("coin-") ? <b class="coin">{name.slice(5)}</b> : <Sign name={name} />;
  }
  if (kind === "offering" || kind === "with-token") return <Sign name={name} />;
  if (kind === "token") return <Sign name={name.split("-")[0] ?? ""} />;
  if (kind === "god" || kind === "stack") return <Sign name="god" />;
  if (kind === "deck") return <Sign name="card" />;
  return hasSign(option.text) ? <Sign name={option.text} /> : null;
}

/** What the numbers of a question count: steps, coins ... */
function counted(question: Question | null): string {
  return CATALOGUE.questions[question?.kind ?? ""]?.amount ?? "";
}

/** How a cost is said; what is due for a god is paid in cards. */
const COST_WORDS: Readonly<Record<string, string>> = { steps: "table-steps", due: "table-cards" };

export function answer({ question }: PantheonState, option: Option): Answer {
  const { cost } = option;
  return {
    option,
    words: WORDS.option(option, question),
    picture: <Picture option={option} />,
    ...(cost === null ? {} : { note: t(COST_WORDS[counted(question)] ?? "table-coins", { amount: cost }) }),
  };
}

/** The hexes that are asked about, else the own pieces, else the temple. */
export function focus({ view, seat, lit }: PantheonState): readonly Point[] {
  const own = seat === null ? [] : (view.players[seat]?.feet ?? []);
  const home = view.temple ? [view.temple] : [];
  return (lit.spaces.size > 0 ? [...lit.spaces.keys()] : own.length > 0 ? own : home).map(centreOf);
}
