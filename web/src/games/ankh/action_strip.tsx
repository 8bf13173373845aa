/** The four action tracks as the buttons that take the actions: what each does now, what it leads to, or why not. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { Question } from "../../generated/protocol";
import { byTouch } from "../../table/reading";
import { reads } from "../../table/thing_card";
import { t } from "../../words/words";
import type { Progress } from "../description";
import { ACTIONS, type ActionFacts, actingSide, actionFacts, CHOOSE_ACTION, firstAction } from "./actions";
import { TABLES, WORDS } from "./catalogue";
import { eventName } from "./event_bar";
import type { AnkhState } from "./state";
import { readAction, tooEarly } from "./table_signals";

/** The track of an action: done steps, the next step, and the event at its end. */
function Steps({ facts, event }: { facts: ActionFacts; event: string }): JSX.Element {
  const { at, length, option } = facts;
  return (
    <span class="action-steps" aria-hidden="true">
      {Array.from({ length: length - 1 }, (_, n) => (
        <i key={n} class={n < at ? "on" : n === at && option ? "now" : ""} />
      ))}
      <i class={`event${at === length - 1 && option ? " now" : ""}`}>{event && <Sign name={event} size={14} />}</i>
    </span>
  );
}

/** What an action says, in the strip and to a screen reader in this order. */
function Facts({ facts, event }: { facts: ActionFacts; event: string }): JSX.Element {
  const { name, gains, effect, step, brief, follows, against, option } = facts;
  const idle = against !== "" && option !== undefined;
  const forbidden = against !== "" && !idle;
  return (
    <>
      <b class="action-name">{name}</b>
      {(gains || effect) && (
        <span class="action-effect">
          {gains && <b class="gains">{gains}</b>} {effect}
        </span>
      )}
      <span class="action-track">
        <Steps facts={facts} event={event} />
        <span class={forbidden ? "at-length against-action" : "at-length"}>{forbidden ? against : step}</span>
        <span class={forbidden ? "in-brief against-action" : "in-brief"} aria-hidden="true">
          {brief}
        </span>
      </span>
      {idle && <span class="against-action">{against}</span>}
      {follows && <span class="action-then">{follows}</span>}
    </>
  );
}

interface ActionProps {
  readonly state: AnkhState;
  readonly facts: ActionFacts;
  readonly event: string;
  readonly number: number;
}

function lookOf({ option, against, triggers, done }: ActionFacts, asked: boolean): string {
  if (done) return " done";
  if (!option) return asked ? " forbidden" : "";
  return against ? " useless" : triggers ? " triggers" : "";
}

/** An action that can be taken: a mouse or a key takes it, a finger reads it first. */
function ActionButton({ state, facts, event, number }: ActionProps): JSX.Element {
  const { option, action } = facts;
  const chosen = readAction.value === action;
  const look = lookOf(facts, state.question?.kind === CHOOSE_ACTION);
  const inside = (
    <>
      <span class="action-sign">
        <Sign name={action} size={24} />
      </span>
      <span class="action-facts">
        <Facts facts={facts} event={event} />
      </span>
    </>
  );
  if (!option) {
    return (
      <div
        class={`action${look}`}
        tabIndex={0}
        role="group"
        aria-label={facts.name}
        {...reads({ kind: "action", name: action })}
      >
        {inside}
      </div>
    );
  }
  const liked = state.question?.suggestions.some((one) => one.option === option.code);
  const take = (press: Event): void => {
    if (byTouch(press) && !chosen) readAction.value = action;
    else void state.hand.choose(option);
  };
  return (
    <button
      type="button"
      class={`action${look}${chosen ? " read" : ""}${liked ? " liked" : ""}`}
      data-option={option.code}
      data-choice={option.code}
      data-thing={`action ${action}`}
      aria-keyshortcuts={String(number)}
      aria-pressed={chosen ? true : undefined}
      onClick={take}
    >
      <kbd class="action-key" aria-hidden="true">
        {number}
      </kbd>
      {inside}
      {liked && <Sign name="miracle" size={16} />}
    </button>
  );
}

/** What a finger reads: the whole text, and the button that takes the action. */
function Reading({ state, facts }: { state: AnkhState; facts: readonly ActionFacts[] }): JSX.Element | null {
  const read = facts.find(({ action, option }) => option && action === readAction.value);
  const option = read?.option;
  if (!read || !option) return null;
  return (
    <div class="action-reading">
      <p>
        {read.gains && <b class="gains">{read.gains} </b>}
        {read.effect} {read.against && <span class="against-action">{read.against} </span>}
        <b>{read.step}.</b> {read.follows}.
      </p>
      <button type="button" class="answer act" onClick={() => void state.hand.choose(option)}>
        {read.verb}
      </button>
    </div>
  );
}

/** "Choose an action first", for whoever touched the map too early. */
function TooEarly(): JSX.Element | null {
  if (tooEarly.value === 0) return null;
  return (
    <p key={tooEarly.value} class="too-early" role="alert">
      {t("ankh-table-first")}
    </p>
  );
}

function Strip({ state }: { state: AnkhState }): JSX.Element | null {
  const { view, seat, question } = state;
  const asked = question?.asked;
  useEffect(() => {
    tooEarly.value = 0;
    readAction.value = null;
  }, [asked]);
  const side = actingSide(view, seat, question);
  if (!side) return null;
  const event = TABLES.eventTrack[view.event] ?? "";
  const facts = ACTIONS.map((action) => actionFacts(view, side, question, action));
  const first = firstAction(question);
  const pass = question?.options.find(({ code }) => code === 0);
  const order = first
    ? t("ankh-table-order-second", { action: t(`ankh-action-${first}`) })
    : t(side.actionsPerTurn > 1 ? "ankh-table-order-first" : "ankh-table-order-only");
  return (
    <div class={`action-strip${tooEarly.value > 0 ? " pointed-at" : ""}`}>
      <TooEarly />
      <p class="action-order">{order}</p>
      <div class="actions">
        {facts.map((one, n) => (
          <ActionButton key={one.action} state={state} facts={one} event={event} number={n + 1} />
        ))}
      </div>
      <Reading state={state} facts={facts} />
      {pass && (
        <button
          type="button"
          class="answer decline"
          data-option={pass.code}
          onClick={() => void state.hand.choose(pass)}
        >
          {WORDS.option(pass, question)}
        </button>
      )}
    </div>
  );
}

/** The strip in the place of the usual answers, while an action is chosen. */
export function choices(state: AnkhState): JSX.Element | null {
  if (state.question?.kind !== CHOOSE_ACTION) return null;
  return <Strip state={state} />;
}

/** The event that is happening, and what it does. */
function Happening({ place }: { place: number }): JSX.Element {
  const event = { kind: "event", name: TABLES.eventTrack[place] ?? "" };
  return (
    <p class="happening-now" {...reads(event)}>
      <Sign name={event.name} size={22} />
      <span>
        <b>{t("ankh-table-happening", { event: eventName(place) })}</b> {WORDS.gist(event)}
      </span>
    </p>
  );
}

/** The four tracks in one row, while something else is asked or others decide; during an event the event. */
export function TracksBeside({ state }: { state: AnkhState }): JSX.Element | null {
  const { view, seat, question, local } = state;
  if (local.happening !== null) return <Happening place={local.happening} />;
  const side = actingSide(view, seat, question);
  if (!side) return null;
  const event = TABLES.eventTrack[view.event] ?? "";
  const facts = ACTIONS.map((action) => actionFacts(view, side, null, action));
  return (
    <Memo of={JSON.stringify([view.actions, view.event, facts.map(({ step }) => step)])}>
      {() => (
        <ul class="tracks-beside" aria-label={t("table-actions")}>
          {facts.map((one) => (
            <li key={one.action} tabIndex={0} {...reads({ kind: "action", name: one.action })}>
              <Sign name={one.action} size={18} />
              <span class="track-name">{t(`ankh-table-short-${one.action}`)}</span>
              <Steps facts={one} event={event} />
              <span class="unseen">{t("ankh-table-left-now", { amount: one.length - one.at })}</span>
            </li>
          ))}
        </ul>
      )}
    </Memo>
  );
}

/** "1 of 3 figures moved": those that moved, and those that still can. */
function moved(question: Question): Progress {
  const done = question.chosen.length;
  const of = done + question.options.filter(({ code }) => code !== 0).length;
  return { words: t("ankh-table-moved", { amount: done, of }), done, of };
}

/** "Action 1 of 2", or how far the action is. */
export function progress({ view, seat, question }: AnkhState): Progress | null {
  if (question?.kind === "move-which") return moved(question);
  if (question?.kind !== CHOOSE_ACTION) return null;
  const of = actingSide(view, seat, question)?.actionsPerTurn ?? 2;
  if (of === 1) return { words: t("ankh-table-only-action") };
  const done = firstAction(question) ? 1 : 0;
  return { words: t("ankh-table-action-of", { number: done + 1, of }), done, of };
}
