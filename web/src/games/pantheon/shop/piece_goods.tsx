/** Feet and columns for the reserve: how many are wanted. */
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import { t } from "../../../words/words";
import { WORDS } from "../catalogue";
import { withPieces } from "./basket";
import type { GoodsProps } from "./buy_panel";
import { Coin } from "./coin";
import { pieceArt } from "./seat_pieces";
import { PIECE_PRICE, type Pieces } from "./shelf";

interface StepProps {
  readonly words: string;
  readonly sign: "plus" | "minus";
  /** Why not; empty if it can be done. */
  readonly blocked: string;
  readonly act: () => void;
  readonly pick?: string;
}

function Step({ words, sign, blocked, act, pick, shop }: StepProps & Pick<GoodsProps, "shop">): JSX.Element {
  const click = (): void => {
    if (blocked) shop.problem.value = blocked;
    else act();
  };
  return (
    <button
      type="button"
      class={blocked ? "shop-step off" : "shop-step"}
      aria-label={blocked ? `${words}: ${blocked}` : words}
      {...(blocked ? { "aria-disabled": true } : pick ? { "data-pick": pick } : {})}
      onClick={click}
    >
      <Sign name={sign} />
    </button>
  );
}

function Piece({ shop, purchase, sort }: GoodsProps & { sort: keyof Pieces }): JSX.Element {
  const { shelf, basket, total, purse, question } = purchase;
  const name = sort === "feet" ? "foot" : "column";
  const number = basket[sort];
  const left = purse - total;
  const none = shelf.supply[sort] <= number;
  const more = none
    ? t("pantheon-shop-supply-empty")
    : left < PIECE_PRICE
      ? t("pantheon-shop-coins-short", { amount: PIECE_PRICE - left })
      : "";
  const fill = (wanted: number): void => shop.fill(withPieces(shelf, basket, sort, wanted));
  const what = WORDS.name("piece", name);
  return (
    <li class={number > 0 ? "shop-piece chosen" : "shop-piece"} data-thing={`piece ${name}`}>
      <span class={`shop-picture seat-${question.seat}`}>{pieceArt({ kind: name, name }, question.seat)}</span>
      <span class="shop-name">
        <b>
          {what} <Coin amount={PIECE_PRICE} />
        </b>
        <small>
          {t("pantheon-shop-reserve", { amount: shelf.reserve[sort], more: shelf.supply[sort] })}
          {more && <em>{more}</em>}
        </small>
      </span>
      <span class="shop-steps">
        <Step
          shop={shop}
          sign="minus"
          words={t("pantheon-shop-one-less", { what })}
          blocked={number > 0 ? "" : t("pantheon-shop-none-chosen")}
          act={() => fill(number - 1)}
        />
        <output>{number}</output>
        <Step
          shop={shop}
          sign="plus"
          words={t("pantheon-shop-one-more", { what })}
          blocked={more}
          act={() => fill(number + 1)}
          pick={name}
        />
      </span>
    </li>
  );
}

export function PieceGoods(props: GoodsProps): JSX.Element {
  return (
    <section class="shop-section shop-pieces">
      <h3>
        {t("pantheon-shop-pieces")} <small>{t("pantheon-shop-pieces-use")}</small>
      </h3>
      <ul>
        <Piece {...props} sort="feet" />
        <Piece {...props} sort="columns" />
      </ul>
    </section>
  );
}
