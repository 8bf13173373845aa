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
  if (place < view.event) return t("ankh-table-now");
  const follows = foretold(view, place);
  if (follows) return follows;
  if (place > view.event) return t("ankh-table-after-that");
  const nearest = ACTIONS.reduce((best, one) => (stepsLeft(view, one) < stepsLeft(view, best) ? one : best));
  // The marker that triggered an event goes back only when the event is over.
  if (stepsLeft(view, nearest) === 0) return t("ankh-table-after-that");
  return t("ankh-table-near", { steps: stepsLeft(view, nearest), action: t(`ankh-table-short-${nearest}`) });
}

interface NamedProps {
  readonly view: AnkhView;
  readonly place: number;
  /** The event that is happening, else the next one. */
  readonly current: number;
}

function Named({ view, place, current }: NamedProps): JSX.Element {
  const event = TABLES.eventTrack[place] ?? "";
  return (
    <li
      class={`event-named ${event}${place < view.event ? " happening" : place === view.event ? " next" : ""}`}
      aria-current={place === current ? "step" : undefined}
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

function EventBar({ view, happening }: { view: AnkhView; happening: number | null }): JSX.Element {
  const events = TABLES.eventTrack;
  const from = happening ?? view.event;
  return (
    <section class="event-bar" aria-label={t("web-event-track")}>
      <p class="event-count">
        {t("ankh-table-events")}
        <b>{t("ankh-table-event-of", { number: view.event, of: events.length })}</b>
      </p>
      <ol class="events-named">
        {events.slice(from, from + NAMED).map((_, n) => (
          <Named key={from + n} view={view} place={from + n} current={from} />
        ))}
      </ol>
      <ol class="events-later" aria-label={t("ankh-table-later")}>
        {events.slice(from + NAMED).map((event, n) => (
          <li key={n} class={event} title={eventName(from + NAMED + n)}>
            <Sign name={event} size={16} />
            <span class="unseen">{eventName(from + NAMED + n)}</span>
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

export function Tracks({ state: { view, local } }: { state: AnkhState }): JSX.Element {
  const { happening } = local;
  const shows = [
    happening,
    view.event,
    view.actions,
    view.gods,
    view.sides.map((side) => [side.side, side.seats, side.devotion]),
  ];
  return <Memo of={JSON.stringify(shows)}>{() => <EventBar view={view} happening={happening} />}</Memo>;
}
