/** What happened, one line an event, with its rule; and what people say. */
import { useSignal } from "@preact/signals";
import type { JSX, TargetedKeyboardEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import { Memo } from "../board/memo";
import type { GameEvent, LogEntry } from "../generated/protocol";
import { learned, standing } from "../net/log_entries";
import { levelName, personName, t } from "../words/words";
import type { Session } from "./session";

/** So many entries are kept on the page; the replay has them all. */
const SHOWN = 200;

interface LogProps {
  readonly session: Session;
  readonly tell: (event: GameEvent) => string;
  /** Changes when the same events are told with other names. */
  readonly names: string;
  /** Point at the spaces an event names, or at nothing. */
  readonly point: (spaces: readonly string[]) => void;
}

/** The spaces an event names. */
export function spacesOf(event: GameEvent): string[] {
  return [event.origin, event.where].filter((space) => space !== undefined);
}

/** Tab stops once in the log; arrows walk from line to line, Home and End go to its ends. */
function walk(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("li a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const ways: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(links.length - 1, at + 1),
    Home: 0,
    End: links.length - 1,
  };
  const to = ways[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  links[to]?.focus();
}

/** That a bot's next answer comes from a simpler level, and why. */
export function playedBelow(entry: LogEntry): string {
  const level = levelName(entry.name ?? "");
  return t("web-played-below", { level, by: levelName(entry.text ?? ""), how: entry.how ?? "" });
}

/** One entry of the log: what somebody said, or what happened. What it speaks of is written on its lines. */
function Entry({ entry, seat, tell }: Pick<LogProps, "tell"> & { entry: LogEntry; seat: number | null }): JSX.Element {
  if (entry.kind === "said") {
    return (
      <li class={entry.seat === undefined ? "said" : `said seat-${entry.seat}`}>
        <b>
          <bdi>{personName(entry.name ?? "")}</bdi>
        </b>{" "}
        <bdi>{entry.text}</bdi>
      </li>
    );
  }
  if (entry.kind === "played-below") {
    return <li class={`note seat-${entry.seat}`}>{playedBelow(entry)}</li>;
  }
  return (
    <>
      {learned(entry, seat).map((event, n) => (
        <li key={n} class={event.who === undefined ? "" : `seat-${event.who}`} data-places={spacesOf(event).join(" ")}>
          {tell(event)}{" "}
          <a href={`#/rules/${event.rule}`} tabIndex={-1}>
            {event.rule}
          </a>
        </li>
      ))}
    </>
  );
}

/** The places that the line under the pointer, or with the focus, speaks of. */
function placesAt(event: Event): readonly string[] {
  const places = (event.target as Element).closest<HTMLElement>("[data-places]")?.dataset.places;
  return places ? places.split(" ") : [];
}

export function Log({ session, tell, names, point }: LogProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  /** The line that Tab stops at: the newest. */
  const stop = useRef<HTMLElement | null>(null);
  const text = useSignal("");
  const entries = standing(session.connection.entries.value);
  const seat = session.seat.value;
  const talks =
    (session.connection.who.value?.seats.length ?? 0) > 0 && session.connection.who.value?.role !== "spectator";
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    const newest = [...(list.current?.querySelectorAll<HTMLElement>("li:last-child a") ?? [])].at(-1);
    if (stop.current) stop.current.tabIndex = -1;
    if (newest) newest.tabIndex = 0;
    stop.current = newest ?? null;
  }, [entries.length]);
  return (
    <section class="log" aria-label={t("web-log")}>
      <ol
        ref={list}
        onKeyDown={walk}
        tabIndex={-1}
        onMouseOver={(event) => point(placesAt(event))}
        onMouseLeave={() => point([])}
        onFocusIn={(event) => point(placesAt(event))}
        onFocusOut={() => point([])}
      >
        {entries.slice(-SHOWN).map((entry) => (
          <Memo key={entry.seq} of={`${seat} ${names}`}>
            {() => <Entry entry={entry} seat={seat} tell={tell} />}
          </Memo>
        ))}
      </ol>
      {talks && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.value.trim()) void session.say(text.value.trim());
            text.value = "";
          }}
        >
          <input
            aria-label={t("web-say")}
            placeholder={t("web-say")}
            value={text.value}
            maxLength={500}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="answer" aria-label={t("web-say")}>
            <Sign name="chat" />
          </button>
        </form>
      )}
    </section>
  );
}
