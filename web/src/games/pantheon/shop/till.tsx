/** The till: what is in the basket, and the cards that pay for it. A tap on a card takes it in or out. */
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import { reads } from "../../../table/reading";
import { t } from "../../../words/words";
import { thingPicture } from "../art/thing_picture";
import { type Counts, LEVELS, siteName, WORDS } from "../catalogue";
import { type Line, linesOf, toggleLevel, togglePlace, withPieces } from "./basket";
import type { GoodsProps } from "./buy_panel";
import { Coin } from "./coin";
import { COIN_CARDS, coinsOn } from "./coins";
import { columnPoints } from "./prospects";
import { pieceArt } from "./seat_pieces";
import { isSite } from "./shelf";

/** What a line is called, and what it brings. */
function lineWords(
  { state, purchase: { basket, shelf } }: GoodsProps,
  { thing, amount }: Line,
): readonly [string, string] {
  if (thing.kind === "token") {
    const [kind = "", level = ""] = thing.name.split("-");
    const use = t("pantheon-shop-token-use", { amount: (LEVELS as readonly string[]).indexOf(level) + 1 });
    return [`${WORDS.name("offering", kind)} ${level}`, use];
  }
  if (thing.kind !== "space")
    return [t(`pantheon-shop-${thing.kind}-count`, { amount }), t("pantheon-shop-to-reserve")];
  if (!isSite(thing.name)) {
    const loot = state.view.loot[thing.name];
    return [t("pantheon-shop-foot-on"), loot ? WORDS.name("loot", loot) : ""];
  }
  const sites = basket.places.filter(isSite);
  const standing = shelf.columns.size + sites.indexOf(thing.name) + 1;
  const points = { amount: standing, before: columnPoints(standing - 1), after: columnPoints(standing) };
  return [t("pantheon-option-site", { where: siteName(thing.name) }), t("pantheon-shop-column-points", points)];
}

/** The basket without a line. */
function without({ purchase: { shelf, basket } }: GoodsProps, { thing }: Line): typeof basket {
  if (thing.kind === "foot" || thing.kind === "column")
    return withPieces(shelf, basket, thing.kind === "foot" ? "feet" : "columns", 0);
  if (thing.kind === "space") return togglePlace(shelf, basket, thing.name);
  const [kind = "", level = ""] = thing.name.split("-");
  return toggleLevel(basket, kind, (LEVELS as readonly string[]).indexOf(level) + 1);
}

function Lines(props: GoodsProps): JSX.Element {
  const { shop, purchase } = props;
  const { shelf, basket, total, purse, question } = purchase;
  const lines = linesOf(shelf, basket);
  return (
    <div class="shop-lines">
      <h3>
        {t("pantheon-shop-purchase")} <small>{t("pantheon-shop-of-coins", { amount: total, of: purse })}</small>
      </h3>
      {lines.length === 0 && <p class="shop-empty">{t("pantheon-shop-empty")}</p>}
      <ul>
        {lines.map((line) => {
          const [what, use] = lineWords(props, line);
          return (
            <li key={`${line.thing.kind} ${line.thing.name}`}>
              <span class={`shop-picture seat-${question.seat}`}>
                {line.thing.kind === "token" ? thingPicture(line.thing) : pieceArt(line.thing, question.seat)}
              </span>
              <span class="shop-name">
                <b>{what}</b>
                {use && <small>{use}</small>}
              </span>
              <Coin amount={line.price} />
              <button
                type="button"
                class="shop-remove"
                aria-label={t("pantheon-shop-remove", { what })}
                onClick={() => shop.fill(without(props, line))}
              >
                <Sign name="no" size={18} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface CoinCardProps {
  readonly card: string;
  readonly pays: boolean;
  readonly toggle: () => void;
}

function CoinCard({ card, pays, toggle }: CoinCardProps): JSX.Element {
  return (
    <li>
      <button
        type="button"
        class={pays ? "shop-coin-card pays" : "shop-coin-card"}
        aria-pressed={pays}
        {...reads({ kind: "card", name: card })}
        onClick={toggle}
      >
        <Coin amount={coinsOn(card)} />
        <span class="unseen">{WORDS.name("card", card)}</span>
        <em>{t(pays ? "pantheon-shop-pays" : "pantheon-shop-stays")}</em>
      </button>
    </li>
  );
}

/** The sum in words, and what of it is lost. */
function sumWords({ purchase: { paid, total, size } }: GoodsProps): readonly [string, boolean] {
  if (size === 0) return ["", true];
  if (paid < total) return [t("pantheon-shop-coins-short", { amount: total - paid }), false];
  if (paid > total) return [t("pantheon-shop-lost", { amount: paid - total }), false];
  return [t("pantheon-shop-exact"), true];
}

function Payment(props: GoodsProps): JSX.Element {
  const { shop, purchase } = props;
  const { hand, cards, laid, given } = purchase;
  const set = (card: string, number: number): void => {
    const next: Counts = { ...cards, [card]: number };
    shop.coins.value = next;
    shop.problem.value = "";
  };
  const [words, fits] = sumWords(props);
  return (
    <div class="shop-payment">
      <h3>
        {t("pantheon-shop-payment")} <small>{t("pantheon-shop-payment-how")}</small>
      </h3>
      <ul>
        {given > 0 && (
          <li>
            <span class="shop-coin-card given pays" {...reads({ kind: "god", name: "stonkus" })}>
              <Coin amount={given} />
              <em>{WORDS.name("god", "stonkus")}</em>
            </span>
          </li>
        )}
        {laid > given && (
          <li>
            <span class="shop-coin-card given pays">
              <Coin amount={laid - given} />
              <em>{t("pantheon-shop-laid")}</em>
            </span>
          </li>
        )}
        {COIN_CARDS.flatMap((card) =>
          Array.from({ length: hand[card] ?? 0 }, (_, n) => {
            const pays = n < (cards[card] ?? 0);
            const toggle = (): void => set(card, (cards[card] ?? 0) + (pays ? -1 : 1));
            return <CoinCard key={`${card} ${n}`} card={card} pays={pays} toggle={toggle} />;
          }),
        )}
      </ul>
      <p class={fits ? "shop-sum fits" : "shop-sum"} aria-live="polite">
        {words}
      </p>
    </div>
  );
}

export function Till(props: GoodsProps): JSX.Element {
  return (
    <div class="shop-till-columns">
      <Lines {...props} />
      <Payment {...props} />
    </div>
  );
}
