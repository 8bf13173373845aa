/** A strength as a sum: what counts, with how much, and what would have counted. */
import type { CardName, EditionName, FigureView } from "../../../generated/ankh";
import type { GameEvent, Thing } from "../../../generated/protocol";
import { strengthOf as cardStrength } from "../battle_cards";
import { causeOf } from "./causes";
import { figuresIn, type Position, positionAfter } from "./position";

export interface Term {
  readonly amount: number;
  /** What it comes from; null for figures that cannot be told apart any more. */
  readonly thing: Thing | null;
  /** How many such figures, or what else made the amount. */
  readonly count: number;
  readonly also: readonly Thing[];
  /** It would have counted, but something took it away. */
  readonly cancelled: Thing | null;
}

export interface Strength {
  readonly side: number;
  readonly terms: readonly Term[];
  readonly total: number;
}

/** What each figure brings, by its space. */
export type Badges = ReadonlyMap<string, number>;

const PLAIN = { also: [], cancelled: null } as const;
const sum = (terms: readonly Term[]) => terms.reduce((all, term) => all + (term.cancelled ? 0 : term.amount), 0);

/** The God, the other figures by kind, and those that an enemy Guardian keeps from counting. */
function figureTerms(figures: readonly FigureView[], own: readonly GameEvent[], edition: EditionName): Term[] {
  const subdued = new Map(
    own.filter((event) => event.kind === "figure-subdued").map((event) => [event.where, causeOf(event.rule, edition)]),
  );
  const terms = new Map<string, Term>();
  for (const { kind, space } of figures) {
    const cancelled = subdued.get(space) ?? null;
    const key = `${kind} ${cancelled?.name}`;
    const count = (terms.get(key)?.count ?? 0) + 1;
    terms.set(key, { amount: count, thing: { kind: "kind", name: kind }, count, also: [], cancelled });
  }
  return [...terms.values()].sort((one, other) => order(one) - order(other));
}

const order = ({ thing }: Term) => (thing?.name === "god" ? 0 : thing?.name === "warrior" ? 1 : 2);

/** A bonus of the God is written with the God, but captives by themselves. */
function withBonuses(terms: readonly Term[], own: readonly GameEvent[], edition: EditionName): Term[] {
  const found = [...terms];
  for (const { amount = 0, what, rule } of own.filter((event) => event.kind === "strength-bonus")) {
    const thing = causeOf(rule, edition);
    if (!thing || thing.kind === "card") continue;
    const god = found.findIndex((term) => term.thing?.name === "god");
    if (what === "god" && thing.kind === "power" && god >= 0) {
      const term = found[god] as Term;
      found[god] = { ...term, amount: term.amount + amount, also: [...term.also, thing] };
    } else found.push({ amount, thing, count: 1, ...PLAIN });
  }
  return found;
}

/** The strength of a side as its events and its figures in the region say. */
export function strengthOf(
  side: number,
  events: readonly GameEvent[],
  figures: readonly FigureView[],
  cards: readonly string[],
  edition: EditionName,
): Strength | null {
  const own = events.filter((event) => event.who === side);
  const total = own.find((event) => event.kind === "strength")?.amount;
  if (total === undefined) return null;
  const mine = figures.filter((one) => one.side === side);
  let terms = withBonuses(figureTerms(mine, own, edition), own, edition);
  for (const card of cards)
    terms.push({
      amount: cardStrength(card as CardName, edition),
      thing: { kind: "card", name: card },
      count: 1,
      ...PLAIN,
    });
  const missing = total - sum(terms);
  const doubled = own.find((event) => event.kind === "figures-doubled");
  if (missing > 0 && doubled) {
    const drought = causeOf(doubled.rule, edition);
    terms = terms.map((term) =>
      term.thing?.kind === "card" && term.thing.name === drought?.name
        ? { ...term, amount: term.amount + missing }
        : term,
    );
  } else if (missing !== 0) {
    // The figures are not known any more: they bring what nothing else does.
    const others = terms.filter((term) => term.thing?.kind !== "kind");
    terms = [{ amount: total - sum(others), thing: null, count: 1, ...PLAIN }, ...others];
  }
  return { side, terms, total };
}

/** The cards a side revealed. */
export function cardsOf(side: number, events: readonly GameEvent[]): readonly CardName[] {
  return events
    .filter((event) => event.kind === "card-revealed" && event.who === side)
    .map((event) => event.what as CardName);
}

/** Every strength of a Battle, and what each figure brings. */
export function strengthsOf(
  region: number,
  sides: readonly number[],
  events: readonly GameEvent[],
  start: Position,
  edition: EditionName,
): { readonly strengths: ReadonlyMap<number, Strength>; readonly badges: Badges } {
  const counted = events.findIndex((event) => event.kind === "strength");
  const strengths = new Map<number, Strength>();
  const badges = new Map<string, number>();
  if (counted < 0) return { strengths, badges };
  const figures = figuresIn(positionAfter(start, events.slice(0, counted)), region);
  for (const side of sides) {
    const strength = strengthOf(side, events, figures, cardsOf(side, events), edition);
    if (!strength) continue;
    strengths.set(side, strength);
    const god = strength.terms.find((term) => term.thing?.name === "god");
    for (const { kind, space } of figures.filter((one) => one.side === side))
      badges.set(space, kind === "god" ? (god?.amount ?? 1) : 1);
  }
  for (const event of events) if (event.kind === "figure-subdued" && event.where) badges.set(event.where, 0);
  return { strengths, badges };
}
