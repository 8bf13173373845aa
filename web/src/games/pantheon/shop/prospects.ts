/** What a purchase or a card makes possible: the gods that could be paid then, and the points of a column. */
import type { PantheonView } from "../../../generated/pantheon";
import { t } from "../../../words/words";
import { costOf, LEVELS, TABLES, tokensCountFor } from "../catalogue";
import { type Means, missing } from "./offerings";

export function meansOf(view: PantheonView, seat: number): Means {
  const mine = view.players[seat];
  return { hand: mine?.hand ?? {}, tokens: mine?.tokens ?? {} };
}

function canPay(god: string, means: Means): boolean {
  return missing({ numbers: costOf(god), tokensCount: tokensCountFor(god), used: [] }, means) === 0;
}

/** The displayed gods that can be paid with these means but not with those. */
function gained(view: PantheonView, means: Means, before: Means): readonly string[] {
  return Object.keys(view.godDisplay).filter((god) => canPay(god, means) && !canPay(god, before));
}

/** The gods in words, or nothing. */
function thenPay(gods: readonly string[]): string {
  const names = gods.map((god) => t(`pantheon-god-${god}`)).join(", ");
  return gods.length > 0 ? t("pantheon-shop-then-pay", { what: names }) : "";
}

/** What tokens at these levels would make possible. */
export function tokensAllow(
  view: PantheonView,
  seat: number,
  levels: Readonly<Partial<Record<string, number>>>,
): string {
  const means = meansOf(view, seat);
  const raised = Object.entries(levels).map(([kind, level = 0]) => [kind, LEVELS[level - 1]]);
  return thenPay(gained(view, { ...means, tokens: { ...means.tokens, ...Object.fromEntries(raised) } }, means));
}

/** What one more card would make possible. */
export function cardAllows(view: PantheonView, seat: number, card: string): string {
  const means = meansOf(view, seat);
  const hand = { ...means.hand, [card]: (means.hand[card] ?? 0) + 1 };
  return thenPay(gained(view, { ...means, hand }, means));
}

/** The points that so many columns bring in a scoring. */
export function columnPoints(columns: number): number {
  const band = TABLES.columnPoints.filter(([from]) => (from ?? 0) <= columns).pop();
  return columns * (band?.[1] ?? 0);
}
