/** What a god would cost a player: which kind of offering meets which number, and what is missing. A forecast for the
 * table; the server says what may be paid. */
import type { OfferingName } from "../../generated/pantheon";
import { type Counts, costOf, LEVELS, OFFERINGS, tokensCountFor } from "./catalogue";

export interface Offerer {
  readonly hand: Counts;
  /** Tokens by kind, with their level as a numeral. */
  readonly tokens: Readonly<Partial<Record<string, string>>>;
}

/** One number of a cost. */
export interface Need {
  readonly number: number;
  readonly kind: OfferingName;
  /** So many offerings of the kind are not there. */
  readonly missing: number;
}

export interface Missing {
  readonly amount: number;
  /** Any of these kinds would do. */
  readonly kinds: readonly OfferingName[];
}

export interface Verdict {
  readonly needs: readonly Need[];
  /** Nothing is missing if the god can be paid. */
  readonly missing: readonly Missing[];
}

/** All ways to give each number a kind of its own. */
function assignments(numbers: number, kinds: readonly OfferingName[]): readonly (readonly OfferingName[])[] {
  if (numbers === 0) return [[]];
  return kinds.flatMap((kind) =>
    assignments(
      numbers - 1,
      kinds.filter((other) => other !== kind),
    ).map((rest) => [kind, ...rest]),
  );
}

function total(needs: readonly Need[]): number {
  return needs.reduce((sum, { missing }) => sum + missing, 0);
}

/** How many cards a way takes; a way that takes fewer is the better one. */
function cardsOf(needs: readonly Need[], level: (kind: string) => number): number {
  return needs.reduce((sum, { number, kind }) => sum + Math.max(0, number - level(kind)), 0);
}

export function verdictOn(god: string, { hand, tokens }: Offerer): Verdict {
  const count = tokensCountFor(god);
  const level = (kind: string): number => (count ? (LEVELS as readonly string[]).indexOf(tokens[kind] ?? "") + 1 : 0);
  const has = (kind: string): number => (hand[kind] ?? 0) + level(kind);
  const cost = costOf(god);
  const ways = assignments(cost.length, OFFERINGS).map((kinds) =>
    kinds.map((kind, n): Need => {
      const number = cost[n] ?? 0;
      return { number, kind, missing: Math.max(0, number - has(kind)) };
    }),
  );
  const least = Math.min(...ways.map(total));
  const best = ways
    .filter((needs) => total(needs) === least)
    .sort((one, other) => cardsOf(one, level) - cardsOf(other, level));
  const needs = best[0] ?? [];
  return { needs, missing: missingIn(best) };
}

/** What is missing; where a single number lacks something, every kind that would serve as well. */
function missingIn(best: readonly (readonly Need[])[]): readonly Missing[] {
  const lacking = (needs: readonly Need[]) => needs.filter(({ missing }) => missing > 0);
  const [first = []] = best;
  const lacks = lacking(first);
  if (lacks.length !== 1) return lacks.map(({ missing, kind }) => ({ amount: missing, kinds: [kind] }));
  const alone = best.map(lacking).filter((needs) => needs.length === 1);
  const kinds = OFFERINGS.filter((kind) => alone.some(([need]) => need?.kind === kind));
  return [{ amount: lacks[0]?.missing ?? 0, kinds }];
}

/** The kinds of which one more card would pay a god that cannot be paid yet. */
export function completing(god: string, means: Offerer): readonly OfferingName[] {
  const { missing } = verdictOn(god, means);
  const [only] = missing;
  return missing.length === 1 && only?.amount === 1 ? only.kinds : [];
}
