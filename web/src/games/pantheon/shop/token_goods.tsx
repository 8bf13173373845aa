/** Offering tokens for sale: a row for each kind, a button for each level with its price. */
import type { JSX } from "preact";
import { reads } from "../../../table/reading";
import { t } from "../../../words/words";
import { thingPicture } from "../art/thing_picture";
import { LEVELS, OFFERINGS, WORDS } from "../catalogue";
import { toggleLevel } from "./basket";
import type { GoodsProps } from "./buy_panel";
import { Coin } from "./coin";
import { tokensAllow } from "./prospects";
import { tokenPrice } from "./shelf";

interface LevelProps extends GoodsProps {
  readonly kind: string;
  readonly level: number;
}

/** What a level would cost more than can be spent beside the rest of the basket. */
function shortBy({ purchase: { shelf, basket, total, purse }, kind, level }: LevelProps): number {
  const chosen = basket.tokens[kind];
  const rest = total - (chosen === undefined ? 0 : tokenPrice(shelf, kind, chosen));
  return Math.max(0, rest + tokenPrice(shelf, kind, level) - purse);
}

function Level(props: LevelProps): JSX.Element {
  const { state, shop, purchase, kind, level } = props;
  const { shelf, basket, question } = purchase;
  const numeral = LEVELS[level - 1] ?? "";
  const owned = shelf.levels[kind] ?? 0;
  if (level <= owned) {
    return (
      <span class={level === owned ? "shop-level own" : "shop-level past"}>
        <b>{numeral}</b>
        {level === owned && <small>{t("pantheon-shop-yours")}</small>}
      </span>
    );
  }
  const price = tokenPrice(shelf, kind, level);
  const short = shortBy(props);
  const chosen = basket.tokens[kind] === level;
  const allows = tokensAllow(state.view, question.seat, { [kind]: level });
  const choose = (): void => {
    if (short > 0) shop.problem.value = t("pantheon-shop-coins-short", { amount: short });
    else shop.fill(toggleLevel(basket, kind, level));
  };
  return (
    <button
      type="button"
      class={`shop-level${chosen ? " chosen" : ""}${short > 0 ? " off" : ""}`}
      {...(short > 0 ? { "aria-disabled": true } : { "data-pick": `${kind}-${numeral}` })}
      {...reads({ kind: "token", name: `${kind}-${numeral}` })}
      aria-pressed={chosen}
      onClick={choose}
    >
      <span class="unseen">{WORDS.name("offering", kind)}</span>
      <b>{numeral}</b>
      <span aria-hidden="true">
        <Coin amount={price} />
      </span>
      <span class="unseen">{[t("table-coins", { amount: price }), allows].filter(Boolean).join(", ")}</span>
      {short > 0 && <small>{t("pantheon-shop-short", { amount: short })}</small>}
      {short === 0 && !chosen && allows && <small class="gain">{t("pantheon-shop-useful")}</small>}
    </button>
  );
}

function Kind(props: GoodsProps & { kind: string }): JSX.Element {
  const { state, purchase, kind } = props;
  const { shelf, basket, question } = purchase;
  const chosen = basket.tokens[kind];
  const owned = shelf.levels[kind] ?? 0;
  const allows = chosen === undefined ? "" : tokensAllow(state.view, question.seat, { [kind]: chosen });
  const standing =
    owned > 0 ? t("pantheon-shop-owns", { amount: LEVELS[owned - 1] ?? "" }) : t("pantheon-shop-owns-none");
  return (
    <li class={chosen === undefined ? "shop-kind" : "shop-kind chosen"}>
      <span class="shop-picture">{thingPicture({ kind: "offering", name: kind })}</span>
      <span class="shop-name">
        <b>{WORDS.name("offering", kind)}</b>
        <small class={allows ? "gain" : ""}>{allows || standing}</small>
      </span>
      <span class="shop-levels">
        {LEVELS.map((_, n) => (
          <Level key={n} {...props} level={n + 1} />
        ))}
      </span>
    </li>
  );
}

export function TokenGoods(props: GoodsProps): JSX.Element {
  return (
    <section class="shop-section shop-tokens">
      <h3>
        {t("pantheon-shop-tokens")} <small>{t("pantheon-shop-tokens-use")}</small>
      </h3>
      <ul>
        {OFFERINGS.map((kind) => (
          <Kind key={kind} {...props} kind={kind} />
        ))}
      </ul>
    </section>
  );
}
