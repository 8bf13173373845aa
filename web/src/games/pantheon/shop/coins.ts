/** Which coin cards pay for a purchase: as little too much as possible, then few cards. */
import { CARDS, type Counts } from "../catalogue";

/** The coin cards, the most valuable first. */
export const COIN_CARDS: readonly string[] = CARDS.filter((card) => card.startsWith("coin-")).reverse();

export function coinsOn(card: string): number {
  return Number(card.slice("coin-".length));
}

export function sumOf(cards: Counts): number {
  return COIN_CARDS.reduce((sum, card) => sum + coinsOn(card) * (cards[card] ?? 0), 0);
}

function sizeOf(cards: Counts): number {
  return COIN_CARDS.reduce((sum, card) => sum + (cards[card] ?? 0), 0);
}

/** Every choice of some of the cards; equal cards are the same. */
function* choices(hand: Counts, from = 0): Generator<Counts> {
  const card = COIN_CARDS[from];
  if (card === undefined) {
    yield {};
    return;
  }
  for (const rest of choices(hand, from + 1)) {
    for (let number = 0; number <= (hand[card] ?? 0); number += 1)
      yield number > 0 ? { ...rest, [card]: number } : rest;
  }
}

/** The cards that pay what is due, or all of them if they do not suffice. */
export function coinPayment(hand: Counts, due: number): Counts {
  let best: Counts | null = null;
  const worse = (one: Counts, other: Counts): boolean =>
    sumOf(one) !== sumOf(other) ? sumOf(one) > sumOf(other) : sizeOf(one) > sizeOf(other);
  for (const choice of choices(hand)) {
    if (sumOf(choice) >= due && (best === null || worse(best, choice))) best = choice;
  }
  return best ?? Object.fromEntries(COIN_CARDS.filter((card) => hand[card]).map((card) => [card, hand[card] ?? 0]));
}

/** The cards one by one, the most valuable first. */
export function cardByCard(cards: Counts): readonly string[] {
  return COIN_CARDS.flatMap((card) => Array.from({ length: cards[card] ?? 0 }, () => card));
}
