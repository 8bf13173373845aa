/** A small decision: a few cards to read, one or several to choose, one button. A second tap on a card confirms it. */
import type { JSX } from "preact";
import { reads } from "../../../table/reading";
import { t } from "../../../words/words";
import { thingPicture } from "../art/thing_picture";
import { GodsInBrief } from "../god_tiles";
import type { PantheonState } from "../state";
import { type Choice, choosing } from "./choices";
import { PanelFrame, type PanelProps } from "./panel";
import { pieceArt } from "./seat_pieces";
import { sendRow } from "./send";
import type { ShopState } from "./shop_state";

async function decide(state: PantheonState, shop: ShopState, chosen: readonly Choice[]): Promise<void> {
  shop.sending.value = true;
  const sent = await sendRow(
    state.session,
    chosen.map(({ thing }) => thing),
    false,
  );
  shop.sent(sent.complete ? null : shop.basket.value);
}

interface CardProps {
  readonly choice: Choice;
  readonly chosen: boolean;
  readonly seat: number;
  readonly choose: () => void;
}

function Card({ choice: { key, shown, title, text, gain }, chosen, seat, choose }: CardProps): JSX.Element {
  const piece = shown.kind === "foot" || shown.kind === "column";
  return (
    <li>
      <button
        type="button"
        class={`shop-choice shop-of-${shown.kind}${chosen ? " chosen" : ""}`}
        aria-pressed={chosen}
        data-pick={key}
        {...reads(shown)}
        onClick={choose}
      >
        <span class={`shop-picture seat-${seat}`}>{piece ? pieceArt(shown, seat) : thingPicture(shown)}</span>
        <span class="shop-name">
          <b>{title}</b>
          {text && <span class="shop-effect">{text}</span>}
          {gain && <small class="gain">{gain}</small>}
        </span>
      </button>
    </li>
  );
}

export function ChoicePanel({ state, shop }: PanelProps): JSX.Element | null {
  const { question, view } = state;
  if (!question) return null;
  const { title, lead, choices, amount, act, decline } = choosing(view, question);
  const chosen = choices.filter(({ key }) => shop.picked.value.includes(key));
  const choose = (choice: Choice): void => {
    if (shop.sending.value) return;
    const before = shop.picked.value;
    shop.problem.value = "";
    if (amount === 1 && before.includes(choice.key)) void decide(state, shop, [choice]);
    else if (before.includes(choice.key)) shop.picked.value = before.filter((key) => key !== choice.key);
    else shop.picked.value = [...before, choice.key].slice(-amount);
  };
  const missing = amount - chosen.length;
  const blocked = missing === 0 ? "" : t("pantheon-shop-choose-more", { amount: missing });
  return (
    <PanelFrame
      state={state}
      shop={shop}
      width="narrow"
      title={title}
      lead={lead}
      confirm={{ words: act(chosen), blocked, act: () => void decide(state, shop, chosen) }}
      decline={decline ? { words: decline, act: () => void sendRow(state.session, [], true) } : null}
    >
      <ul class={`shop-choices of-${question.kind}`}>
        {choices.map((choice) => (
          <Card
            key={choice.key}
            choice={choice}
            chosen={shop.picked.value.includes(choice.key)}
            seat={question.seat}
            choose={() => choose(choice)}
          />
        ))}
      </ul>
      {/* What is chosen is chosen for a god, and the panel stands where the gods were. */}
      <GodsInBrief state={state} />
    </PanelFrame>
  );
}
