/** How a god is paid: which kind meets which number, with its token or with cards alone. */
import { type Counts, OFFERINGS } from "../catalogue";
import { levelNumber } from "./shelf";

export interface Means {
  readonly hand: Counts;
  /** Tokens by kind, with their level as a numeral. */
  readonly tokens: Readonly<Partial<Record<string, string>>>;
}

/** How one number is met. */
export interface Way {
  readonly kind: string;
  readonly token: boolean;
  readonly cards: number;
}

/** A wish for one of the numbers; without `token`, either will do. */
export interface Wish {
  readonly at: number;
  readonly kind: string;
  readonly token?: boolean;
}

export interface Price {
  readonly numbers: readonly number[];
  readonly tokensCount: boolean;
  /** Kinds that were given already. */
  readonly used: readonly string[];
}

export function levelOf({ tokens }: Means, kind: string): number {
  return levelNumber(tokens[kind]);
}

/** The ways to meet a number with a kind, the one with its token first. */
function waysWith(number: number, kind: string, means: Means, tokensCount: boolean): readonly Way[] {
  const held = means.hand[kind] ?? 0;
  const level = tokensCount ? levelOf(means, kind) : 0;
  const ways: Way[] = [];
  if (level > 0 && held + level >= number) ways.push({ kind, token: true, cards: Math.max(0, number - level) });
  if (held >= number) ways.push({ kind, token: false, cards: number });
  return ways;
}

/** Every way to meet all numbers, each by another kind. */
export function* allWays({ numbers, tokensCount, used }: Price, means: Means): Generator<readonly Way[]> {
  const [number, ...rest] = numbers;
  if (number === undefined) {
    yield [];
    return;
  }
  for (const kind of OFFERINGS) {
    if (used.includes(kind)) continue;
    for (const way of waysWith(number, kind, means, tokensCount)) {
      for (const others of allWays({ numbers: rest, tokensCount, used: [...used, kind] }, means))
        yield [way, ...others];
    }
  }
}

/** What a payment costs: cards above all; then rather kinds of which many are left; a token rather than none. */
function weight(ways: readonly Way[], { hand }: Means): number {
  return ways.reduce(
    (sum, { kind, token, cards }) => sum + cards * 100 - ((hand[kind] ?? 0) - cards) + (token ? 0 : 0.01),
    0,
  );
}

function grants(ways: readonly Way[], { at, kind, token }: Wish): boolean {
  return ways[at]?.kind === kind && (token === undefined || ways[at]?.token === token);
}

/** The best payment that grants the wishes; if they contradict each other, the later ones win. */
export function payment(price: Price, means: Means, wishes: readonly Wish[] = []): readonly Way[] | null {
  const all = [...allWays(price, means)];
  for (let from = 0; from <= wishes.length; from += 1) {
    const wanted = wishes.slice(from);
    const fit = all.filter((ways) => wanted.every((wish) => grants(ways, wish)));
    const best = fit.reduce<readonly Way[] | null>(
      (found, ways) => (found === null || weight(ways, means) < weight(found, means) ? ways : found),
      null,
    );
    if (best) return best;
  }
  return null;
}

/** Whether a number can be met with a kind so that the others can be met too. */
export function possible(price: Price, means: Means, wish: Wish): boolean {
  for (const ways of allWays(price, means)) if (grants(ways, wish)) return true;
  return false;
}

/** The offerings that are missing at least. */
export function missing({ numbers, tokensCount, used }: Price, means: Means): number {
  const [number, ...rest] = numbers;
  if (number === undefined) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const kind of OFFERINGS) {
    if (used.includes(kind)) continue;
    const has = (means.hand[kind] ?? 0) + (tokensCount ? levelOf(means, kind) : 0);
    const others = missing({ numbers: rest, tokensCount, used: [...used, kind] }, means);
    least = Math.min(least, Math.max(0, number - has) + others);
  }
  return least;
}
