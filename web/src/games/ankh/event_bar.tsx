/** The events to come: the next three by name, the others as signs, and what has to be known in time. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { AnkhView } from "../../generated/ankh";
import { reads } from "../../table/thing_card";
import { t } from "../../words/words";
import { ACTIONS, stepsLeft } from "./actions";
import { TABLES, WORDS } from "./catalogue";
import { conflictNumber, foretold, omen } from "./omens";
import type { AnkhState } from "./state";

/** How many events are named. */
const NAMED = 3;

/** An event by its name; Conflicts are counted. */
export function eventName(place: number): string {
  const event = TABLES.eventTrack[place];
  if (!event) return "";
  const number = conflictNumber(place);
  return number > 0 ? t("ankh-table-conflict", { number }) : WORDS.name("event", event);
}

/** What a few words below its name say of an event. */
function remark(view: AnkhView, place: number): string {
  const follows = foretold(view, place);
  if (follows) return follows;
  if (place > view.event) return t("ankh-table-after-that");
  const nearest = ACTIONS.reduce((best, one) => (stepsLeft(view, one) < stepsLeft(view, best) ? one : best));
  return t("ankh-table-near", { steps: stepsLeft(view, nearest), action: t(`ankh-table-short-${nearest}`) });
}

function Named({ view, place }: { view: AnkhView; place: number }): JSX.Element {
  const event = TABLES.eventTrack[place] ?? "";
  return (
    <li
      class={`event-named ${event}${place === view.event ? " next" : ""}`}
      aria-current={place === view.event ? "step" : undefined}
      tabIndex={0}
      {...reads({ kind: "event", name: event })}
    >
      <Sign name={event} size={22} />
      <span>
        <b>{eventName(place)}</b>
        <small>{remark(view, place)}</small>
      </span>
    </li>
  );
}

function EventBar({ view }: { view: AnkhView }): JSX.Element {
  const events = TABLES.eventTrack;
  return (
    <section class="event-bar" aria-label={t("web-event-track")}>
      <p class="event-count">
        {t("ankh-table-events")}
        <b>{t("ankh-table-event-of", { number: view.event, of: events.length })}</b>
      </p>
      <ol class="events-named">
        {events.slice(view.event, view.event + NAMED).map((_, n) => (
          <Named key={view.event + n} view={view} place={view.event + n} />
        ))}
      </ol>
      <ol class="events-later" aria-label={t("ankh-table-later")}>
        {events.slice(view.event + NAMED).map((event, n) => (
          <li key={n} class={event} title={eventName(view.event + NAMED + n)}>
            <Sign name={event} size={16} />
            <span class="unseen">{eventName(view.event + NAMED + n)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What has to be known in time, over the map where the bar has no room for it. */
export function Omen({ view }: { view: AnkhView }): JSX.Element | null {
  const words = omen(view);
  return words ? <p class="omen">{words}</p> : null;
}

export function Tracks({ state: { view } }: { state: AnkhState }): JSX.Element {
  const shows = [view.event, view.actions, view.gods, view.sides.map((side) => [side.side, side.seats, side.devotion])];
  return <Memo of={JSON.stringify(shows)}>{() => <EventBar view={view} />}</Memo>;
}
