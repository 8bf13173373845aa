/** A proposal how to pay for a god: few cards, from the kinds one has most of. The server says what is allowed. */
import { type Counts, LEVELS, OFFERINGS } from "./catalogue";

export interface Payment {
  readonly kind: string;
  readonly token: boolean;
  readonly cards: number;
}

export interface Means {
  readonly hand: Counts;
  /** Tokens by kind, with their level as a numeral. */
  readonly tokens: Readonly<Partial<Record<string, string>>>;
}

function levelOf(means: Means, kind: string): number {
  return (LEVELS as readonly string[]).indexOf(means.tokens[kind] ?? "") + 1;
}

/** What a payment costs: cards above all; then rather kinds of which many are left. */
function price(payments: readonly Payment[], { hand }: Means): number {
  return payments.reduce((sum, { kind, cards }) => sum + cards * 100 - ((hand[kind] ?? 0) - cards), 0);
}

/** Each number met by another kind, or null if that cannot be done. `used` are kinds that are spent already. */
export function proposal(
  numbers: readonly number[],
  means: Means,
  used: readonly string[] = [],
  tokensCount = true,
): readonly Payment[] | null {
  const [number, ...rest] = numbers;
  if (number === undefined) return [];
  let best: readonly Payment[] | null = null;
  for (const kind of OFFERINGS) {
    if (used.includes(kind)) continue;
    const level = tokensCount ? levelOf(means, kind) : 0;
    const cards = Math.max(0, number - level);
    if ((means.hand[kind] ?? 0) < cards) continue;
    const others = proposal(rest, means, [...used, kind], tokensCount);
    if (!others) continue;
    const found = [{ kind, token: level > 0, cards }, ...others];
    if (!best || price(found, means) < price(best, means)) best = found;
  }
  return best;
}
