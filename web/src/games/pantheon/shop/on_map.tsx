/** Placements of a purchase on the map: where they can be bought, which are in the basket, and why not elsewhere. */
import type { JSX } from "preact";
import type { Glow } from "../../../board/grid";
import { corners, outline } from "../../../board/hex";
import { t } from "../../../words/words";
import { ColumnArt, FootArt } from "../art/pieces";
import { siteName } from "../catalogue";
import { centreOf } from "../map";
import type { PantheonState } from "../state";
import { againstPlace, togglePlace } from "./basket";
import { type Purchase, purchaseOf } from "./purchase";
import { shopQuestion } from "./questions";
import { isSite, placePrice, reachable } from "./shelf";
import type { ShopState } from "./shop_state";

function purchaseOn(state: PantheonState, shop: ShopState): Purchase | null {
  const question = shopQuestion(state);
  if (question?.kind !== "buying" && question?.kind !== "spending") return null;
  return purchaseOf(state, question, shop);
}

/** The hexes that glow while a purchase is composed; null while none is. */
export function shopGlows(state: PantheonState, shop: ShopState): ReadonlyMap<string, Glow> | null {
  const purchase = purchaseOn(state, shop);
  if (!purchase) return null;
  const { shelf, basket, purse, total } = purchase;
  const glows = new Map<string, Glow>();
  for (const space of reachable(shelf, basket.places)) {
    const price = placePrice(shelf, space);
    if (againstPlace(shelf, basket, space, purse) !== null) continue;
    const says = t("table-coins-cost", { amount: price, left: purse - total - price });
    glows.set(space, { code: -1, note: String(price), says });
  }
  for (const space of basket.places) {
    const says = t("pantheon-shop-take-out");
    glows.set(space, { code: -1, says });
  }
  return glows;
}

const VERDICTS = {
  "no-foot": "pantheon-shop-no-foot",
  "no-column": "pantheon-shop-no-column",
  short: "pantheon-shop-place-short",
} as const;

/** A hex was touched: whether the shop has taken care of it. */
export function shopTouch(state: PantheonState, shop: ShopState, space: string): boolean {
  const purchase = purchaseOn(state, shop);
  if (!purchase) return false;
  const { shelf, basket, purse, total, question } = purchase;
  if (basket.places.includes(space)) {
    shop.fill(togglePlace(shelf, basket, space));
    return true;
  }
  const verdict = againstPlace(shelf, basket, space, purse);
  if (verdict === null) {
    shop.fill(togglePlace(shelf, basket, space));
    return true;
  }
  const where = siteName(space) || space;
  if (verdict !== "unreachable") {
    const amount = total + placePrice(shelf, space) - purse;
    shop.problem.value = t(VERDICTS[verdict], { where, amount });
    return true;
  }
  // The server knows by which rule; it is not asked about what it would accept.
  return question.options.some(({ things }) => things.some(({ kind, name }) => kind === "space" && name === space));
}

/** Pieces that would stand there. */
export function ShopGhosts({ state, shop }: { state: PantheonState; shop: ShopState }): JSX.Element | null {
  const purchase = purchaseOn(state, shop);
  if (!purchase) return null;
  const { seat } = purchase.question;
  return (
    <g class={`shop-ghosts seat-${seat}`}>
      {purchase.basket.places.map((space) => {
        const { x, y } = centreOf(space);
        return (
          <g key={space}>
            <path d={outline(corners(centreOf(space), true, 46))} />
            <g transform={`translate(${x - 21} ${y - 30}) scale(0.44)`}>
              {isSite(space) ? <ColumnArt seat={seat} /> : <FootArt seat={seat} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
