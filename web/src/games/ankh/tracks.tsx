/** Ankh's tracks: the events to come, the four actions, and the ladder of Devotion. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { Line } from "../../table/explanation";
import { Why } from "../../table/explanation";
import { t } from "../../words/words";
import { DEVOTION } from "./god_boards";
import { ACTIONS, EVENT_TRACK, EVENTS } from "./names";
import { ACTION_RULES, EVENT_RULES } from "./printed_rules";
import { sideName } from "./sentences";
import type { AnkhState } from "./state";
import type { AnkhView } from "./view";

/** The name of the event that comes next; nothing after the last. */
export function nextEvent(view: AnkhView): string {
  const number = EVENT_TRACK[view.event];
  const event = number === undefined ? undefined : EVENTS[number];
  return event ? t(`ankh-track-${event}`) : "";
}

/** How often the marker of an action still moves until it triggers an event. */
export function stepsLeft(view: AnkhView, action: string): number {
  const length = action === "unlock" ? view.gods.length : view.gods.length + 1;
  return length - (view.actions[action] ?? 0);
}

/** What a rule says, for a panel. */
function told(rule = ""): readonly Line[] {
  return [{ text: t(rule), rule }];
}

export function EventTrack({ view }: { view: AnkhView }): JSX.Element {
  return (
    <ol class="event-track" aria-label={t("web-event-track")}>
      {EVENT_TRACK.map((event, n) => {
        const name = t(`ankh-track-${EVENTS[event]}`);
        const state = n < view.event ? "past" : n === view.event ? "next" : "";
        return (
          <li
            key={n}
            class={`${EVENTS[event]} ${state}`}
            title={`${n + 1}. ${name}`}
            aria-current={state === "next" ? "step" : undefined}
          >
            {state === "next" ? (
              <Why title={name} lines={() => told(EVENT_RULES[EVENTS[event] ?? ""])}>
                <Sign name={EVENTS[event] ?? ""} size={18} />
                <span class="next-name">{name}</span>
              </Why>
            ) : (
              <>
                <Sign name={EVENTS[event] ?? ""} size={18} />
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
      {ACTIONS.map((action) => {
        const left = stepsLeft(view, action);
        const at = view.actions[action] ?? 0;
        const words = `${t(`ankh-action-${action}`)}: ${t("web-steps-left", { amount: left })}`;
        return (
          <li key={action} title={words} class={left <= 1 ? "ready" : ""}>
            <Why
              title={t(`ankh-action-${action}`)}
              name={words}
              lines={() => [{ text: t("web-steps-left", { amount: left }) }, ...told(ACTION_RULES[action])]}
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
