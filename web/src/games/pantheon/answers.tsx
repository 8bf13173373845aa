/** The options of a question at a table of Pantheon: what lights up for them, and how they look as buttons. */
import type { JSX } from "preact";
import { hasSign, Sign } from "../../art/signs";
import type { Glow } from "../../board/grid";
import type { Point } from "../../board/hex";
import type { PantheonView } from "../../generated/pantheon";
import type { Option, Question, Thing } from "../../generated/protocol";
import { t } from "../../words/words";
import type { Answer, Lit } from "../description";
import { thingPicture } from "./art/thing_picture";
import { CATALOGUE, WORDS } from "./catalogue";
import { centreOf } from "./map";
import type { PantheonState } from "./state";

const NO_EDGES: ReadonlyMap<string, Glow> = new Map();

/** The option of a hex: a piece placed there, else a foot that jumps there. */
function spaceOptions(question: Question | null): ReadonlyMap<string, Option> {
  const found = new Map<string, Option>();
  for (const kind of ["space", "jump"]) {
    for (const option of question?.options ?? []) {
      const [thing] = option.things;
      if (thing?.kind === kind && !found.has(thing.name)) found.set(thing.name, option);
    }
  }
  return found;
}

/** The options of the open question, by what on the table stands for them; what each costs, and leaves. */
export function litBy(_: PantheonView, question: Question | null): Lit {
  const budget = question?.amount ?? 0;
  const onMap = spaceOptions(question);
  const liked = new Set(question?.suggestions.map((one) => one.option));
  const says = counted(question) === "steps" ? "table-steps-cost" : "table-coins-cost";
  const spaces = new Map<string, Glow>();
  for (const [space, { code, cost }] of onMap) {
    const glow = { code, liked: liked.has(code) };
    const left = cost === null ? 0 : budget - cost;
    spaces.set(space, cost === null ? glow : { ...glow, says: t(says, { amount: cost, left }), note: String(cost) });
  }
  // A jump to where a piece can be placed anyway would only waste the jump.
  const shown = (question?.options ?? []).filter(({ things: [thing] }) => !thing || !onMap.has(thing.name));
  return { spaces, edges: NO_EDGES, shown };
}

/** A hex that can only be reached by a jump is meant as the jump. */
export function meant(question: Question | null, lit: Lit, { kind, name }: Thing): Option | undefined {
  const glow = kind === "space" ? lit.spaces.get(name) : undefined;
  return glow && question?.options.find(({ code }) => code === glow.code);
}

/** The picture of what an option names, or the sign of what it does. */
function pictureOf(option: Option): JSX.Element | null {
  const [thing] = option.things;
  const picture = thing ? thingPicture(thing) : null;
  if (picture) return <span class="answer-picture">{picture}</span>;
  if (option.code === 0) return <Sign name="done" />;
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
    picture: pictureOf(option),
    ...(cost === null ? {} : { note: t(COST_WORDS[counted(question)] ?? "table-coins", { amount: cost }) }),
  };
}

/** The hexes that are asked about, else the own pieces, else the temple. */
export function focus({ view, seat, lit }: PantheonState): readonly Point[] {
  const own = seat === null ? [] : (view.players[seat]?.feet ?? []);
  const home = view.temple ? [view.temple] : [];
  return (lit.spaces.size > 0 ? [...lit.spaces.keys()] : own.length > 0 ? own : home).map(centreOf);
}
