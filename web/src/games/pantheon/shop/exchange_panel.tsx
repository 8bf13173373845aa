/** Aegyptus: feet for columns or columns for feet, as many as wanted, confirmed once. */
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import type { Question, Thing } from "../../../generated/protocol";
import { t } from "../../../words/words";
import { WORDS } from "../catalogue";
import { EMPTY } from "./basket";
import { type Confirm, PanelFrame, type PanelProps } from "./panel";
import { pieceArt } from "./seat_pieces";
import { sendRow } from "./send";
import { type Shelf, shelfOf } from "./shelf";

type Received = "foot" | "column";

/** How many could be received: as many as are given, and as the supply has. */
function most({ reserve, supply }: Shelf, { chosen }: Question, received: Received): number {
  const direction = chosen[0]?.name;
  if (direction && direction !== received) return 0;
  return received === "foot" ? Math.min(reserve.columns, supply.feet) : Math.min(reserve.feet, supply.columns);
}

interface RowProps extends PanelProps {
  readonly question: Question;
  readonly shelf: Shelf;
  readonly received: Received;
}

function Row({ shop, question, shelf, received }: RowProps): JSX.Element {
  const given = received === "foot" ? "column" : "foot";
  const limit = most(shelf, question, received);
  const number = received === "foot" ? shop.basket.value.feet : shop.basket.value.columns;
  // Both ways at once would change nothing, so one of them begins anew.
  const set = (wanted: number): void =>
    shop.fill({ ...EMPTY, [received === "foot" ? "feet" : "columns"]: Math.max(0, Math.min(limit, wanted)) });
  const what = WORDS.name("piece", received);
  return (
    <li class={`shop-piece${number > 0 ? " chosen" : ""}${limit === 0 ? " off" : ""}`}>
      <span class={`shop-picture seat-${question.seat}`}>{pieceArt({ kind: given, name: given }, question.seat)}</span>
      <span class="shop-arrow" aria-hidden="true">
        →
      </span>
      <span class={`shop-picture seat-${question.seat}`}>
        {pieceArt({ kind: received, name: received }, question.seat)}
      </span>
      <span class="shop-name">
        <b>{t(`pantheon-shop-receive-${received}`)}</b>
        <small>{limit > 0 ? t("pantheon-shop-up-to", { amount: limit }) : t("pantheon-shop-cannot-exchange")}</small>
      </span>
      <span class="shop-steps">
        <button
          type="button"
          class={number > 0 ? "shop-step" : "shop-step off"}
          aria-disabled={number === 0}
          aria-label={t("pantheon-shop-one-less", { what })}
          onClick={() => set(number - 1)}
        >
          <Sign name="minus" />
        </button>
        <output>{number}</output>
        <button
          type="button"
          class={number < limit ? "shop-step" : "shop-step off"}
          {...(number < limit ? { "data-pick": received } : { "aria-disabled": true })}
          aria-label={t("pantheon-shop-one-more", { what })}
          onClick={() => set(number + 1)}
        >
          <Sign name="plus" />
        </button>
      </span>
    </li>
  );
}

export function ExchangePanel(props: PanelProps): JSX.Element | null {
  const { state, shop } = props;
  const { question, view } = state;
  const shelf = question && shelfOf(view, question.seat);
  if (!question || !shelf) return null;
  const { feet, columns } = shop.basket.value;
  const received: Received = feet > 0 ? "foot" : "column";
  const number = feet + columns;
  const things = Array.from({ length: number }, (): Thing => ({ kind: received, name: received }));
  const send = async (row: readonly Thing[]): Promise<void> => {
    shop.sending.value = true;
    const sent = await sendRow(state.session, row, true);
    shop.sent(sent.complete ? null : shop.basket.value);
  };
  const confirm: Confirm = {
    words: t(`pantheon-shop-exchange-${received}`, { amount: number }),
    blocked: number === 0 ? t("pantheon-shop-choose-something") : "",
    act: () => void send(things),
  };
  return (
    <PanelFrame
      state={state}
      shop={shop}
      width="narrow"
      title={WORDS.name("nation", "aegyptus")}
      lead={t("pantheon-shop-exchange-lead")}
      confirm={confirm}
      decline={{ words: t("pantheon-shop-exchange-nothing"), act: () => void send([]) }}
    >
      <ul class="shop-exchange">
        <Row {...props} question={question} shelf={shelf} received="column" />
        <Row {...props} question={question} shelf={shelf} received="foot" />
      </ul>
    </PanelFrame>
  );
}
