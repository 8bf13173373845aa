/** The options of a question at a table of Ankh: what lights up for them, and how they look as buttons. */
import type { Glow } from "../../board/grid";
import type { Point } from "../../board/hex";
import type { AnkhView } from "../../generated/ankh";
import type { Option, Question, Thing } from "../../generated/protocol";
import { t } from "../../words/words";
import type { Answer, Lit } from "../description";
import { WORDS } from "./catalogue";
import { centreOf, cutBy, middleOf } from "./map";
import { Picture } from "./pictures";
import type { AnkhState } from "./state";

/** The question in which any space of a region means the region. */
const REGION_QUESTION = "keep-token";

function regionWith(view: AnkhView, space: string): readonly string[] {
  return Object.values(view.regions).find((spaces) => spaces.includes(space)) ?? [space];
}

/** The options of the open question, by what on the table stands for them. */
export function litBy(view: AnkhView, question: Question | null): Lit {
  const spaces = new Map<string, Glow>();
  const edges = new Map<string, Glow>();
  const shown: Option[] = [];
  const liked = new Set(question?.suggestions.map((one) => one.option));
  for (const option of question?.options ?? []) {
    const { kind = "", name = "" } = option.things[0] ?? {};
    const glow = { code: option.code, liked: liked.has(option.code) };
    if (kind === "space") {
      for (const one of question?.kind === REGION_QUESTION ? regionWith(view, name) : [name]) spaces.set(one, glow);
    } else if (kind === "edge") {
      const cut = cutBy(Object.values(view.regions), view.caravan, option.text);
      const says = cut && { note: cut.join(" | "), says: t("table-cut", { less: cut[0], more: cut[1] }) };
      edges.set(option.text, says ? { ...glow, ...says } : glow);
    } else shown.push(option);
  }
  return { spaces, edges, shown };
}

/** A touch of any space of a lit region means the region. */
export function meant(question: Question | null, lit: Lit, thing: Thing): Option | undefined {
  if (thing.kind !== "space" || question?.kind !== REGION_QUESTION) return undefined;
  const region = lit.spaces.get(thing.name);
  return region && question.options.find((one) => one.code === region.code);
}

export function answer({ view, seat, question }: AnkhState, option: Option): Answer {
  const picture = <Picture option={option} view={view} side={seat ?? 0} />;
  const captive = option.things[0]?.kind === "captive";
  const note = captive ? { note: t("ankh-table-captive-note") } : {};
  return { option, words: WORDS.option(option, question), picture, ...note };
}

/** The places that are asked about. */
export function focus({ lit }: AnkhState): readonly Point[] {
  return [...lit.spaces.keys()].map(centreOf).concat([...lit.edges.keys()].map(middleOf));
}
