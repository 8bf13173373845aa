/** Buy: everything for sale with its price, what is chosen, and what pays for it. One confirmation buys all of it. */
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import type { Thing } from "../../../generated/protocol";
import { t } from "../../../words/words";
import { siteName, WORDS } from "../catalogue";
import type { PantheonState } from "../state";
import { EMPTY, purchases } from "./basket";
import { Coin } from "./coin";
import { cardByCard } from "./coins";
import { type Confirm, PanelFrame, type PanelProps } from "./panel";
import { PieceGoods } from "./piece_goods";
import { type Purchase, purchaseOf } from "./purchase";
import { sendRow } from "./send";
import type { ShopState, Tab } from "./shop_state";
import { Till } from "./till";
import { TokenGoods } from "./token_goods";

export interface GoodsProps extends PanelProps {
  readonly purchase: Purchase;
}

/** Buy what is in the basket. What the server refuses stays in the basket, with the reason. */
async function buy(state: PantheonState, shop: ShopState, { shelf, basket, cards }: Purchase): Promise<void> {
  const coins = cardByCard(cards).map((name): Thing => ({ kind: "card", name }));
  const things = purchases(shelf, basket);
  shop.sending.value = true;
  const sent = await sendRow(state.session, [...coins, ...things], true);
  if (sent.complete) return shop.sent(null);
  const bought = things.slice(0, Math.max(0, sent.things - coins.length)).map(({ kind }) => kind);
  const less = (kind: string): number => bought.filter((one) => one === kind).length;
  const left = { ...basket, feet: basket.feet - less("foot"), columns: basket.columns - less("column") };
  return shop.sent(left, sent.things > 0 ? t("pantheon-shop-kept") : "");
}

function confirmOf(state: PantheonState, shop: ShopState, purchase: Purchase): Confirm {
  const { size, total, paid } = purchase;
  const blocked =
    size === 0
      ? t("pantheon-shop-choose-something")
      : paid < total
        ? t("pantheon-shop-coins-short", { amount: total - paid })
        : "";
  return {
    words: (
      <>
        {t("pantheon-shop-buy-things", { amount: size })} <Coin amount={total} />
        <span class="unseen">{t("table-coins", { amount: total })}</span>
      </>
    ),
    blocked,
    act: () => void buy(state, shop, purchase),
  };
}

const TABS: readonly Tab[] = ["tokens", "pieces", "map"];

/** The parts of the shop, on a phone. */
function Tabs({ shop, purchase: { basket } }: GoodsProps): JSX.Element {
  const counts = {
    tokens: Object.keys(basket.tokens).length,
    pieces: basket.feet + basket.columns,
    map: basket.places.length,
  };
  return (
    <div class="shop-tabs" role="group" aria-label={t("pantheon-shop-parts")}>
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={shop.tab.value === tab} onClick={() => (shop.tab.value = tab)}>
          {t(`pantheon-shop-tab-${tab}`)}
          {counts[tab] > 0 && <i>{counts[tab]}</i>}
        </button>
      ))}
    </div>
  );
}

/** Placements are bought on the map itself. */
function OnMap({ purchase: { basket } }: GoodsProps): JSX.Element {
  const names = basket.places.map((space) =>
    siteName(space) ? t("pantheon-option-site", { where: siteName(space) }) : t("pantheon-shop-foot-on"),
  );
  return (
    <section class="shop-section shop-on-map">
      <h3>
        {t("pantheon-shop-on-map")} <small>{t("pantheon-shop-on-map-price")}</small>
      </h3>
      <p class={names.length > 0 ? "shop-note chosen" : "shop-note"}>
        <Sign name="map" />
        <span>
          {names.length > 0 && <b>{names.join(", ")}. </b>}
          {t(names.length > 0 ? "pantheon-shop-on-map-more" : "pantheon-shop-on-map-how")}
        </span>
      </p>
    </section>
  );
}

export function BuyPanel({ state, shop }: PanelProps): JSX.Element | null {
  const purchase = state.question && purchaseOf(state, state.question, shop);
  if (!purchase) return null;
  const { question, purse } = purchase;
  const buys = question.kind === "buying";
  const goods = { state, shop, purchase };
  const stop = question.options.find(({ code }) => code === 0);
  const decline = stop
    ? {
        words: t(buys ? "pantheon-shop-stop" : "pantheon-shop-spend-nothing"),
        act: () => {
          shop.fill(EMPTY);
          void sendRow(state.session, [], true);
        },
      }
    : null;
  return (
    <PanelFrame
      state={state}
      shop={shop}
      width="wide"
      tab={shop.tab.value}
      title={buys ? WORDS.name("action", "buy") : WORDS.name("nation", "cartago")}
      lead={t(buys ? "pantheon-shop-buy-lead" : "pantheon-shop-spend-lead")}
      purse={
        <p class="shop-purse">
          <Coin amount={purse} /> {t("pantheon-shop-coins-to-spend", { amount: purse })}
        </p>
      }
      confirm={confirmOf(state, shop, purchase)}
      decline={decline}
      till={<Till {...goods} />}
    >
      <Tabs {...goods} />
      <TokenGoods {...goods} />
      <PieceGoods {...goods} />
      <OnMap {...goods} />
    </PanelFrame>
  );
}
