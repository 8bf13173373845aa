/** A Move under way: how many steps and pieces are left, another movement card, and the end of it. */
import type { JSX } from "preact";
import type { Option } from "../../generated/protocol";
import { t } from "../../words/words";
import { thingPicture } from "./art/thing_picture";
import { TABLES, WORDS } from "./catalogue";
import { PieceIcon } from "./own_things";
import type { PantheonState } from "./state";

function Pips({ left }: { left: number }): JSX.Element {
  return (
    <span class="journey-pips" aria-hidden="true">
      {Array.from({ length: Math.min(left, 12) }, (_, n) => (
        <i key={n} class="used" />
      ))}
    </span>
  );
}

interface ButtonProps {
  readonly state: PantheonState;
  readonly option: Option;
  readonly tone: "act" | "plain" | "decline";
  readonly picture?: JSX.Element | null;
  readonly words: string;
  readonly note?: string;
  readonly number: number;
}

function Choice({ state, option, tone, picture, words, note, number }: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`answer ${tone}`}
      data-option={option.code}
      aria-keyshortcuts={String(number)}
      onClick={() => void state.hand.choose(option)}
    >
      {picture && <span class="answer-picture">{picture}</span>}
      <span>
        {words}
        {note && <small>{note}</small>}
      </span>
    </button>
  );
}

/** What stands in the place of the usual answers while pieces are placed; null while another question is open. */
export function movingChoices(state: PantheonState): JSX.Element | null {
  const { view, question, lit } = state;
  const player = question ? view.players[question.seat] : undefined;
  if (question?.kind !== "moving" || !player) return null;
  const card = lit.shown.find(({ things }) => things[0]?.kind === "card");
  const end = lit.shown.find(({ code }) => code === 0);
  const steps = question.amount ?? 0;
  // With nothing left to place for free, ending is what one does.
  const spent = steps === 0 || lit.spaces.size === 0;
  return (
    <div class="answers moving">
      <p class="move-left">
        <Pips left={steps} />
        <span class="unseen">{t("pantheon-move-steps", { amount: steps })}</span>
        <PieceIcon seat={question.seat} column={false} />
        {player.feetInReserve}
        <PieceIcon seat={question.seat} column />
        {player.columnsInReserve}
      </p>
      {card && (
        <Choice
          state={state}
          option={card}
          tone="plain"
          picture={thingPicture({ kind: "card", name: "move" })}
          words={t("pantheon-play-move")}
          note={t("pantheon-play-move-note", { amount: TABLES.steps.card, cards: player.hand?.move ?? 0 })}
          number={1}
        />
      )}
      {end && (
        <Choice
          state={state}
          option={end}
          tone={spent ? "act" : "decline"}
          words={WORDS.option(end, question)}
          number={card ? 2 : 1}
        />
      )}
    </div>
  );
}
