/** The answers of a question that are not on the board: printed things as their cards, the verb that does something as
 * the one prominent button, declining as a quiet link. On touch the first tap on a card reads, the second plays. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sign } from "../art/signs";
import type { Answer, GameDescription, TableState } from "../games/description";
import type { Thing } from "../generated/protocol";
import { type Tone, toneOf } from "./answer_tone";
import { byTouch, reads } from "./reading";
import { ThingCard } from "./thing_card";

export interface AnswersProps {
  readonly game: GameDescription;
  readonly state: TableState;
}

/** The printed thing that an answer names, if its game can say what it does. */
export function thingOf(game: GameDescription, answer: Answer, edition: string): Thing | null {
  if (answer.thing !== undefined) return answer.thing;
  const [thing] = answer.option.things;
  if (!thing || answer.option.things.length > 1 || answer.tone === "decline") return null;
  return game.words.effect(thing, edition) ? thing : null;
}

interface OneProps extends AnswersProps {
  readonly answer: Answer;
  readonly tone: Tone;
  readonly thing: Thing | null;
  readonly key_: number;
  readonly liked: boolean;
  readonly chosen: Signal<number>;
}

function One({ game, state, answer, tone, thing, key_, liked, chosen }: OneProps): JSX.Element {
  const { option, words, picture, note, blocked } = answer;
  const selected = chosen.value === option.code;
  const click = (event: Event): void => {
    if (blocked) return;
    if (thing && byTouch(event) && !selected) chosen.value = option.code;
    else void state.hand.choose(option);
  };
  const look = `${thing ? " as-card" : ""}${liked ? " liked" : ""}${selected ? " chosen-answer" : ""}`;
  return (
    <button
      type="button"
      class={`answer ${tone}${look}`}
      {...(blocked ? { "aria-disabled": true } : { "data-option": option.code })}
      {...(thing ? reads(thing) : {})}
      aria-keyshortcuts={key_ < 9 && !blocked ? String(key_ + 1) : undefined}
      aria-pressed={thing && selected ? true : undefined}
      onClick={click}
    >
      {thing ? (
        <ThingCard game={game} thing={thing} size="full" edition={state.edition} note={blocked ?? note} said={words} />
      ) : (
        <>
          {picture}
          <span>
            {words}
            {(blocked ?? note) && <small>{blocked ?? note}</small>}
          </span>
        </>
      )}
      {liked && <Sign name="miracle" size={16} />}
    </button>
  );
}

/** The card that a finger chose, with the button that plays it. */
function Chosen({ state, answer }: { state: TableState; answer: Answer }): JSX.Element {
  return (
    <button type="button" class="answer act play-chosen" onClick={() => void state.hand.choose(answer.option)}>
      <Sign name="done" />
      <span>{answer.words}</span>
    </button>
  );
}

export function Answers({ game, state }: AnswersProps): JSX.Element {
  const { lit, hand } = state;
  const chosen = useSignal(-1);
  const asked = state.question?.asked;
  useEffect(() => void (chosen.value = -1), [asked]);
  const onBoard = lit.spaces.size + lit.edges.size > 0;
  const all = lit.shown.map((option) => game.answer(state, option));
  const toned = all.map((answer) => ({ answer, tone: toneOf(answer, all, onBoard) }));
  const declines = (tone: Tone): number => (tone === "decline" ? 1 : 0);
  toned.sort((one, other) => declines(one.tone) - declines(other.tone));
  const liked = new Set(hand.open()?.suggestions.map((one) => one.option));
  const picked = all.find(({ option }) => option.code === chosen.value);
  return (
    <>
      <div class="answers">
        {toned.map(({ answer, tone }, n) => (
          <One
            key={answer.option.code}
            game={game}
            state={state}
            answer={answer}
            tone={tone}
            thing={thingOf(game, answer, state.edition)}
            key_={n}
            liked={liked.has(answer.option.code)}
            chosen={chosen}
          />
        ))}
      </div>
      {picked && <Chosen state={state} answer={picked} />}
    </>
  );
}
