/** The purchase that is being composed: what it holds, what it costs, what pays for it. */
import type { Question } from "../../../generated/protocol";
import { type Counts, tileAmount } from "../catalogue";
import type { PantheonState } from "../state";
import { type Basket, sizeOf, tidy, totalOf } from "./basket";
import { COIN_CARDS, coinPayment, sumOf } from "./coins";
import { type Shelf, shelfOf } from "./shelf";
import type { ShopState } from "./shop_state";

export interface Purchase {
  readonly question: Question;
  readonly shelf: Shelf;
  readonly basket: Basket;
  readonly size: number;
  readonly total: number;
  /** Coins that lie there already: from a god, a nation, or cards that were played. */
  readonly laid: number;
  /** How many of them a god gives anew in every Buy. */
  readonly given: number;
  /** Coin cards in hand; none where cards do not count. */
  readonly hand: Counts;
  /** All coins that can be spent. */
  readonly purse: number;
  /** The cards that pay. */
  readonly cards: Counts;
  /** What they and the coins that lie there come to. */
  readonly paid: number;
}

function coinCards(hand: Counts): Counts {
  return Object.fromEntries(COIN_CARDS.filter((card) => hand[card]).map((card) => [card, hand[card]]));
}

export function purchaseOf(state: PantheonState, question: Question, shop: ShopState): Purchase | null {
  const shelf = shelfOf(state.view, question.seat);
  const mine = state.view.players[question.seat];
  if (!shelf || !mine) return null;
  const basket = tidy(shelf, shop.basket.value);
  const total = totalOf(shelf, basket);
  const laid = question.amount ?? 0;
  const buys = question.kind === "buying";
  const hand = buys ? coinCards(mine.hand ?? {}) : {};
  const cards = shop.coins.value ?? coinPayment(hand, total - laid);
  return {
    question,
    shelf,
    basket,
    size: sizeOf(basket),
    total,
    laid,
    given: buys ? Math.min(laid, (mine.gods.stonkus ?? 0) * tileAmount("god", "stonkus")) : 0,
    hand,
    purse: laid + sumOf(hand),
    cards,
    paid: laid + sumOf(cards),
  };
}
