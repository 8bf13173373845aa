/** How a god is paid: a row for each number, with the kinds that could meet it. A tap on another kind changes it. */
import type { JSX } from "preact";
import { t } from "../../../words/words";
import { OfferingSign } from "../art/thing_picture";
import { OFFERINGS, WORDS } from "../catalogue";
import { levelOf, type Means, type Price, possible, type Way } from "./offerings";
import type { ShopState } from "./shop_state";

interface RowsProps {
  readonly shop: ShopState;
  readonly price: Price;
  readonly means: Means;
  readonly ways: readonly Way[];
}

interface RowProps extends RowsProps {
  readonly at: number;
}

/** "token II + 1 card". */
function wayWords({ kind, token, cards }: Way, means: Means): string {
  const parts = [
    ...(token ? [t("pantheon-shop-token", { amount: means.tokens[kind] ?? "" })] : []),
    ...(cards > 0 ? [t("table-cards", { amount: cards })] : []),
  ];
  return parts.join(" + ");
}

function Kind({ shop, price, means, ways, at, kind }: RowProps & { kind: string }): JSX.Element {
  const number = price.numbers[at] ?? 0;
  const chosen = ways[at]?.kind === kind;
  const has = (means.hand[kind] ?? 0) + (price.tokensCount ? levelOf(means, kind) : 0);
  const can = possible(price, means, { at, kind });
  const why = price.used.includes(kind)
    ? t("pantheon-shop-kind-used")
    : has < number
      ? t("pantheon-shop-short", { amount: number - has })
      : t("pantheon-shop-kind-needed");
  const choose = (): void => {
    shop.problem.value = can ? "" : `${WORDS.name("offering", kind)}: ${why}`;
    if (can) shop.wishes.value = [...shop.wishes.value.filter((wish) => wish.at !== at), { at, kind }];
  };
  return (
    <button
      type="button"
      class={`shop-offer${chosen ? " chosen" : ""}${can ? "" : " off"}`}
      aria-pressed={chosen}
      {...(can ? {} : { "aria-disabled": true })}
      onClick={choose}
    >
      <OfferingSign kind={kind} size={25} />
      <span>
        {WORDS.name("offering", kind)}
        <small>{can ? t("pantheon-shop-you-have", { amount: has }) : why}</small>
      </span>
    </button>
  );
}

/** Whether the token serves, where it need not. */
function TokenSwitch({ shop, price, means, ways, at }: RowProps): JSX.Element | null {
  const way = ways[at];
  if (!way || !possible(price, means, { at, kind: way.kind, token: !way.token })) return null;
  const { kind, token } = way;
  const turn = (): void => {
    shop.wishes.value = [...shop.wishes.value.filter((wish) => wish.at !== at), { at, kind, token: !token }];
  };
  return (
    <button type="button" class="shop-quiet" onClick={turn}>
      {t(token ? "pantheon-shop-cards-only" : "pantheon-shop-use-token")}
    </button>
  );
}

function Row(props: RowProps): JSX.Element {
  const { price, means, ways, at } = props;
  const number = price.numbers[at] ?? 0;
  const way = ways[at];
  return (
    <li class="shop-row">
      <span class="shop-number">{number}</span>
      <span class="shop-row-words">
        <b>{t("pantheon-shop-of-one-kind", { amount: number })}</b>
        {way && <small>{`${WORDS.name("offering", way.kind)}: ${wayWords(way, means)}`}</small>}
        <TokenSwitch {...props} />
      </span>
      <span class="shop-offers">
        {OFFERINGS.map((kind) => (
          <Kind key={kind} {...props} kind={kind} />
        ))}
      </span>
    </li>
  );
}

export function PaymentRows(props: RowsProps): JSX.Element {
  return (
    <div class="shop-rows">
      <h3>
        {t("pantheon-shop-payment")} <small>{t("pantheon-shop-payment-kinds")}</small>
      </h3>
      <ul>
        {props.price.numbers.map((_, at) => (
          <Row key={at} {...props} at={at} />
        ))}
      </ul>
    </div>
  );
}
