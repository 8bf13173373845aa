/** Ankh's tracks: the events to come, the four actions, and the ladder of Devotion. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { ActionName, AnkhView } from "../../generated/ankh";
import type { Line } from "../../table/explanation";
import { Why } from "../../table/explanation";
import { t } from "../../words/words";
import { namesOf } from "../printed";
import { CATALOGUE, printedRule, sideName, TABLES, WORDS } from "./catalogue";
import { DEVOTION } from "./god_boards";
import type { AnkhState } from "./state";

/** The name of the event that comes next; nothing after the last. */
export function nextEvent(view: AnkhView): string {
  const event = TABLES.eventTrack[view.event];
  return event ? WORDS.name("event", event) : "";
}

/** How often the marker of an action still moves until it triggers an event. */
export function stepsLeft(view: AnkhView, action: ActionName): number {
  const lengths: Readonly<Record<string, Readonly<Record<ActionName, number>>>> = TABLES.advances;
  return (lengths[view.gods.length]?.[action] ?? 0) - (view.actions[action] ?? 0);
}

/** What a rule says, for a panel. */
function told(rule = ""): readonly Line[] {
  return [{ text: t(rule), rule }];
}

export function EventTrack({ view }: { view: AnkhView }): JSX.Element {
  return (
    <ol class="event-track" aria-label={t("web-event-track")}>
      {TABLES.eventTrack.map((event, n) => {
        const name = WORDS.name("event", event);
        const state = n < view.event ? "past" : n === view.event ? "next" : "";
        return (
          <li
            key={n}
            class={`${event} ${state}`}
            title={`${n + 1}. ${name}`}
            aria-current={state === "next" ? "step" : undefined}
          >
            {state === "next" ? (
              <Why title={name} lines={() => told(printedRule("event", event, view.edition))}>
                <Sign name={event} size={18} />
                <span class="next-name">{name}</span>
              </Why>
            ) : (
              <>
                <Sign name={event} size={18} />
                <span class="unseen">{name}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function ActionTracks({ view }: { view: AnkhView }): JSX.Element {
  return (
    <ul class="action-tracks" aria-label={t("table-actions")}>
      {namesOf<ActionName>(CATALOGUE, "action").map((action) => {
        const left = stepsLeft(view, action);
        const at = view.actions[action] ?? 0;
        const words = `${t(`ankh-action-${action}`)}: ${t("web-steps-left", { amount: left })}`;
        return (
          <li key={action} title={words} class={left <= 1 ? "ready" : ""}>
            <Why
              title={t(`ankh-action-${action}`)}
              name={words}
              lines={() => [
                { text: t("web-steps-left", { amount: left }) },
                ...told(printedRule("action", action, view.edition)),
              ]}
            >
              <Sign name={action} size={20} />
              <span class="steps" aria-hidden="true">
                {Array.from({ length: at + left }, (_, n) => (
                  <i key={n} class={`${n < at ? "done" : ""}${n === at + left - 1 ? " event" : ""}`} />
                ))}
              </span>
            </Why>
          </li>
        );
      })}
    </ul>
  );
}

/** The Devotion track as a ladder, the red part below. Tokens on one space lie on each other, as on the table. */
export function Ladder({ state }: { state: AnkhState }): JSX.Element {
  const { view, letters, hooks } = state;
  const ticks = Array.from({ length: view.top + 1 }, (_, n) => n).filter((n) => n % 5 === 0 || n === view.top);
  return (
    <div
      class="ladder"
      style={{ "--top": view.top, "--red": view.lastRed }}
      role="group"
      aria-label={t("table-devotion-track")}
    >
      <div class="red" title={t("table-red")} />
      {ticks.map((tick) => (
        <span key={tick} class="tick" style={{ "--at": tick }} aria-hidden="true">
          {tick}
        </span>
      ))}
      {view.sides.map((side, n) => {
        const below = view.sides.slice(0, n).filter((other) => other.devotion === side.devotion).length;
        const name = `${sideName(view, side.side)}: ${t("terminal-devotion")} ${side.devotion}`;
        return (
          <div key={side.side} class={`rung seat-${side.side}`} style={{ "--at": side.devotion, "--below": below }}>
            <Why title={name} lines={() => hooks.lines(DEVOTION, side.side)}>
              {letters[side.side]}
            </Why>
          </div>
        );
      })}
    </div>
  );
}

export function Tracks({ state: { view } }: { state: AnkhState }): JSX.Element {
  return (
    <>
      <Memo of={`${view.event}`}>{() => <EventTrack view={view} />}</Memo>
      <Memo of={JSON.stringify([view.actions, view.gods.length])}>{() => <ActionTracks view={view} />}</Memo>
    </>
  );
}
