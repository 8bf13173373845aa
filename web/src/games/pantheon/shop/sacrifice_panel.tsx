/** Sacrifice: choose a god, see how it would be paid, change that, confirm once. Gods revealed in Gallia, too. */
import type { JSX } from "preact";
import type { Question, Thing } from "../../../generated/protocol";
import { reads, readThing } from "../../../table/reading";
import { t } from "../../../words/words";
import { thingPicture } from "../art/thing_picture";
import { costOf, tokensCountFor, WORDS } from "../catalogue";
import type { PantheonState } from "../state";
import { type Means, missing, type Price, payment, type Way } from "./offerings";
import { type Confirm, PanelFrame, type PanelProps } from "./panel";
import { PaymentRows } from "./payment_rows";
import { meansOf } from "./prospects";
import { sendRow } from "./send";
import type { ShopState } from "./shop_state";

/** What has to be paid for a god, as far as the question still asks for it. */
function priceOf(question: Question, god: string): Price {
  const used = question.kind === "choose-god" ? [] : question.chosen.map(({ name }) => name);
  const all = costOf(god);
  const numbers = question.kind === "gain-revealed" ? all.slice(0, 1) : all.slice(used.length);
  return { numbers, tokensCount: tokensCountFor(god), used };
}

interface GodProps extends PanelProps {
  readonly question: Question;
  readonly god: string;
  readonly means: Means;
}

/** Price and verdict: what each number asks, and whether it can be met. */
function Verdict({ question, god, means }: Pick<GodProps, "question" | "god" | "means">): JSX.Element {
  const price = priceOf(question, god);
  const lacks = missing(price, means);
  return (
    <span class="shop-god-price">
      {price.numbers.map((number, n) => (
        <i key={n}>{number}</i>
      ))}
      <em class={lacks > 0 ? "lack" : "gain"}>
        {lacks > 0 ? t("pantheon-shop-missing", { amount: lacks }) : t("pantheon-shop-payable")}
      </em>
    </span>
  );
}

/** A god of the display; one that cannot be paid is greyed and says what is missing. */
function God({ shop, question, god, means }: GodProps): JSX.Element {
  const thing = { kind: "god", name: god };
  const lacks = missing(priceOf(question, god), means);
  const chosen = shop.god.value === god;
  const choose = (): void => {
    shop.problem.value = lacks > 0 ? t("pantheon-shop-missing", { amount: lacks }) : "";
    if (lacks > 0) return;
    shop.god.value = chosen ? "" : god;
    shop.wishes.value = [];
  };
  return (
    <li>
      <button
        type="button"
        class={`shop-god${chosen ? " chosen" : ""}${lacks > 0 ? " off" : ""}`}
        aria-pressed={chosen}
        {...(lacks > 0 ? { "aria-disabled": true } : { "data-pick": god })}
        {...reads(thing)}
        onClick={choose}
      >
        <span class="shop-portrait">{thingPicture(thing)}</span>
        <span class="shop-name">
          <b>{WORDS.name("god", god)}</b>
          <span class="shop-effect">{WORDS.effect(thing)}</span>
          <Verdict question={question} god={god} means={means} />
        </span>
      </button>
    </li>
  );
}

/** The god that is being paid, when there is no other to choose. */
function OnlyGod({ question, god, means }: Omit<GodProps, "shop" | "state">): JSX.Element {
  const thing = { kind: "god", name: god };
  return (
    <button type="button" class="shop-god only" {...reads(thing)} onClick={() => readThing(thing)}>
      <span class="shop-portrait">{thingPicture(thing)}</span>
      <span class="shop-name">
        <b>{WORDS.name("god", god)}</b>
        <span class="shop-effect">{WORDS.effect(thing)}</span>
        <Verdict question={question} god={god} means={means} />
      </span>
    </button>
  );
}

async function pay(state: PantheonState, shop: ShopState, things: readonly Thing[]): Promise<void> {
  shop.sending.value = true;
  const sent = await sendRow(state.session, things, false);
  shop.sent(null, sent.complete || sent.things === 0 ? "" : t("pantheon-shop-kept"));
}

function thingsOf(question: Question, god: string, ways: readonly Way[]): readonly Thing[] {
  const offered = ways.map(({ kind, token }): Thing => ({ kind: token ? "with-token" : "offering", name: kind }));
  return question.kind === "choose-god" ? [{ kind: "god", name: god }, ...offered] : offered;
}

interface Plan {
  readonly god: string;
  readonly price: Price;
  readonly ways: readonly Way[] | null;
}

function confirmOf({ state, shop }: PanelProps, question: Question, { god, ways }: Plan): Confirm {
  const blocked = god === "" ? t("pantheon-shop-choose-god") : ways ? "" : t("pantheon-shop-not-payable");
  return {
    words: t("pantheon-shop-pay-god", { what: WORDS.name("god", god) }),
    blocked,
    act: () => void pay(state, shop, thingsOf(question, god, ways ?? [])),
  };
}

/** What a revealed god costs is asked even of a player who cannot pay; then there is nothing to choose. */
function goOn({ state }: PanelProps): Confirm {
  return {
    words: t("pantheon-shop-continue"),
    blocked: "",
    act: () => void sendRow(state.session, [], true),
  };
}

function leadOf({ kind }: Question, payable: boolean): string {
  if (kind !== "gain-revealed") return t("pantheon-shop-sacrifice-lead");
  return t(payable ? "pantheon-shop-revealed-lead" : "pantheon-shop-revealed-short");
}

export function SacrificePanel(props: PanelProps): JSX.Element | null {
  const { state, shop } = props;
  const { question, view } = state;
  if (!question) return null;
  const chooses = question.kind === "choose-god";
  const revealed = question.kind === "gain-revealed";
  const god = chooses ? shop.god.value : (question.subject?.name ?? "");
  const means = meansOf(view, question.seat);
  const price = god ? priceOf(question, god) : { numbers: [], tokensCount: true, used: [] };
  const ways = god ? payment(price, means, shop.wishes.value) : null;
  const helpless = revealed && !ways;
  const leave =
    revealed && ways ? { words: t("pantheon-shop-leave-god"), act: () => void sendRow(state.session, [], true) } : null;
  return (
    <PanelFrame
      state={state}
      shop={shop}
      width="wide"
      title={
        revealed ? t("pantheon-shop-revealed", { what: WORDS.name("god", god) }) : WORDS.name("action", "sacrifice")
      }
      lead={leadOf(question, ways !== null)}
      purse={<p class="shop-purse">{t("pantheon-shop-points", { amount: view.epoch })}</p>}
      confirm={helpless ? goOn(props) : confirmOf(props, question, { god, price, ways })}
      decline={leave}
      till={ways && <PaymentRows shop={shop} price={price} means={means} ways={ways} />}
    >
      {chooses ? (
        <ul class="shop-gods">
          {Object.keys(view.godDisplay).map((one) => (
            <God key={one} {...props} question={question} god={one} means={means} />
          ))}
        </ul>
      ) : (
        <OnlyGod question={question} god={god} means={means} />
      )}
    </PanelFrame>
  );
}
