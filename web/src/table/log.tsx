/** What happened, one line an event, with its rule; and what people say. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import type { GameEvent, Moment } from "../wire";
import { t } from "../words/words";
import type { Session } from "./session";

interface LogProps {
  readonly session: Session;
  readonly tell: (event: GameEvent) => string;
  /** Point at the spaces an event names, or at nothing. */
  readonly point: (spaces: readonly number[]) => void;
}

/** The events a viewer learned from an entry: of the seat shown, or of the only one there is. */
function learned(moment: Moment, seat: number | null): readonly GameEvent[] {
  const events = moment.events ?? {};
  return events[seat === null ? "spectator" : String(seat)] ?? Object.values(events)[0] ?? [];
}

function spacesOf(event: GameEvent): number[] {
  return [event.origin, event.where].filter((space): space is number => space !== undefined && space >= 0);
}

export function Log({ session, tell, point }: LogProps): JSX.Element {
  const end = useRef<HTMLDivElement>(null);
  const text = useSignal("");
  const moments = session.connection.moments.value;
  const seat = session.seat.value;
  useEffect(() => end.current?.scrollIntoView?.({ block: "nearest" }), [moments.length]);
  return (
    <section class="log" aria-label={t("web-log")}>
      <ol>
        {moments.slice(-200).map((moment) =>
          moment.kind === "chat" ? (
            <li key={moment.seq} class="said">
              <b>
                <bdi>{moment.name}</bdi>
              </b>{" "}
              <bdi>{moment.text}</bdi>
            </li>
          ) : (
            learned(moment, seat).map((event, n) => (
              <li key={`${moment.seq}.${n}`} class={event.who === undefined ? "" : `seat-${event.who}`} onMouseEnter={() => point(spacesOf(event))} onMouseLeave={() => point([])}>
                {tell(event)} <a href={`#/rules/${event.rule}`}>{event.rule}</a>
              </li>
            ))
          ),
        )}
      </ol>
      <div ref={end} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim()) void session.say(text.value.trim());
          text.value = "";
        }}
      >
        <input aria-label={t("web-say")} placeholder={t("web-say")} value={text.value} maxLength={500} onInput={(event) => (text.value = event.currentTarget.value)} />
        <button type="submit" class="answer" aria-label={t("web-say")}>
          <Sign name="chat" />
        </button>
      </form>
    </section>
  );
}
