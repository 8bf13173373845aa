/** The four actions, always four: what each does, what it would bring now, or why it cannot be chosen. */
import type { JSX } from "preact";
import { Memo } from "../../board/memo";
import { onPhone } from "../../device/screen_size";
import type { ActionName } from "../../generated/pantheon";
import type { Option } from "../../generated/protocol";
import { byTouch, reads } from "../../table/reading";
import { t } from "../../words/words";
import type { Progress } from "../description";
import { namesOf } from "../printed";
import { thingPicture } from "./art/thing_picture";
import { CATALOGUE, WORDS } from "./catalogue";
import { nowOf } from "./prospects";
import type { PantheonState } from "./state";

const ACTIONS = namesOf<ActionName>(CATALOGUE, "action");

interface ActionProps {
  readonly state: PantheonState;
  readonly action: ActionName;
  readonly option: Option | undefined;
  readonly now: string;
  readonly number: number;
}

/** A finger reads first: its first tap explains the action and shows a Move on the map, its second plays. */
function touched({ state, action, option }: ActionProps, event: Event): void {
  const { chosenAction, considersMove } = state.local;
  if (byTouch(event) && chosenAction.value !== action) {
    chosenAction.value = action;
    considersMove.value = action === "move" && option !== undefined;
    return;
  }
  chosenAction.value = "";
  considersMove.value = false;
  // What cannot be chosen is sent all the same: the server says by which rule.
  if (option) void state.hand.choose(option);
  else state.hand.touch({ kind: "action", name: action });
}

function Action(props: ActionProps): JSX.Element {
  const { state, action, option, now, number } = props;
  const thing = { kind: "action", name: action };
  const consider = (considers: boolean) => (): void => {
    if (action === "move" && option) state.local.considersMove.value = considers;
  };
  const liked = option && state.question?.suggestions.some((one) => one.option === option.code);
  const chosen = state.local.chosenAction.value === action;
  return (
    <button
      type="button"
      class={`pantheon-action${option ? "" : " off"}${liked ? " liked" : ""}${chosen ? " chosen-answer" : ""}`}
      {...(option ? { "data-option": option.code } : { "aria-disabled": true })}
      {...reads(thing)}
      aria-keyshortcuts={String(number)}
      aria-pressed={chosen ? true : undefined}
      // Its text stands on it already: a card over the map would only hide where a Move can go.
      onPointerOver={(event) => event.stopPropagation()}
      onPointerEnter={consider(true)}
      onPointerLeave={(event) => !byTouch(event) && consider(false)()}
      onFocus={consider(true)}
      onBlur={consider(false)}
      onClick={(event) => touched(props, event)}
    >
      <span class="act-picture">{thingPicture(thing)}</span>
      <span class="act-words">
        <b>{WORDS.name("action", action)}</b>
        <span class="act-does">{does(state, action)}</span>
      </span>
      <kbd aria-hidden="true">{number}</kbd>
      <em>{now}</em>
    </button>
  );
}

function does({ view }: PantheonState, action: string): string {
  return t(`pantheon-does-${action}`, { amount: view.epoch });
}

/** On a phone: what the chosen action does. */
function Explained({ state }: { state: PantheonState }): JSX.Element {
  const action = state.local.chosenAction.value;
  return (
    <p class="act-explained">
      {action ? `${does(state, action)} ${t("pantheon-act-again")}` : t("pantheon-act-first")}
    </p>
  );
}

/** The actions in the place of the usual answers; null while another question is open. */
export function actionChoices(state: PantheonState): JSX.Element | null {
  const { view, question } = state;
  const player = question ? view.players[question.seat] : undefined;
  if (question?.kind !== "choose-action" || !player) return null;
  const shows = [player, view.openCards, view.godDisplay, view.deckSize, view.epoch];
  const phone = onPhone();
  const asked = [question.asked, question.may, question.suggestions, phone];
  return (
    <Memo of={JSON.stringify([shows, asked])}>
      {() => (
        <div class="acts" role="group" aria-label={t("pantheon-actions")}>
          {phone && <Explained state={state} />}
          {ACTIONS.map((action, n) => {
            const option = question.options.find(({ things }) => things.some(({ name }) => name === action));
            const now = nowOf(action, option !== undefined, view, player);
            return <Action key={action} state={state} action={action} option={option} now={now} number={n + 1} />;
          })}
        </div>
      )}
    </Memo>
  );
}

/** Which action of the turn it is, where there may be more than one; how many steps are left. */
export function progress({ question, local }: PantheonState): Progress | null {
  if (question?.kind !== "choose-action") return null;
  const more = question.amount ?? 0;
  const done = local.actions;
  if (done + more === 0) return null;
  const of = done + 1 + more;
  return { words: t("pantheon-action-of", { amount: done + 1, of }), done, of };
}
