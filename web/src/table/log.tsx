/** What happened, one block a turn in a few sentences; the Battles; and what people say. The rule behind a sentence
 * opens on demand. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX, TargetedKeyboardEvent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import { Memo } from "../board/memo";
import type { GameDescription, TableState } from "../games/description";
import type { StoryLine } from "../games/telling";
import type { LogEntry } from "../generated/protocol";
import { standing } from "../net/log_entries";
import { levelName, personName, t } from "../words/words";
import { BotFace } from "./bot_face";
import { openWhy } from "./explanation";
import { isMuted, MuteButton, MutedLine, useMuted } from "./muted";
import type { Session } from "./session";
import { begins, linesOfTurn, spokenLines, type Turn, turnsOf } from "./story";

export { spacesOf } from "./story";

/** So many turns are kept on the page; the replay has them all. */
const SHOWN = 60;

interface LogProps {
  readonly game: GameDescription;
  readonly state: TableState;
}

/** That a bot's next answer comes from a simpler level, and why. */
export function playedBelow(entry: LogEntry): string {
  const level = levelName(entry.name ?? "");
  return t("web-played-below", { level, by: levelName(entry.text ?? ""), how: entry.how ?? "" });
}

/** Tab stops once in the log; arrows walk from line to line, Home and End go to its ends. */
function walk(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("button.log-rule")];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const ways: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(lines.length - 1, at + 1),
    Home: 0,
    End: lines.length - 1,
  };
  const to = ways[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  lines[to]?.focus();
}

function LineOfLog({ line }: { line: StoryLine }): JSX.Element {
  return (
    <li data-places={line.spaces.join(" ")}>
      <span>{line.text}</span>
      {line.rule && (
        <button
          type="button"
          class="log-rule"
          tabIndex={-1}
          aria-label={t("story-rule", { what: line.text })}
          title={t("story-rule-open")}
          onClick={() => openWhy({ title: line.text, lines: [{ text: t(line.rule ?? ""), rule: line.rule ?? "" }] })}
        >
          <Sign name="rules" size={16} />
        </button>
      )}
    </li>
  );
}

function TurnOfLog({ game, state, turn }: LogProps & { turn: Turn }): JSX.Element | null {
  const lines = linesOfTurn(game, state, turn.events);
  if (lines.length === 0 && turn.seat === null) return null;
  return (
    <li class={`log-turn seat-${turn.seat ?? "none"}`}>
      <h3>
        {turn.seat !== null && <BotFace seat={state.table.seats[turn.seat]} />}
        {turn.seat === null
          ? t("story-before")
          : t("story-turn-of", { amount: turn.number, who: game.words.side(state.sitting, turn.seat) })}
      </h3>
      <ul>
        {spokenLines(lines).map((line, n) => (
          <LineOfLog key={n} line={line} />
        ))}
      </ul>
    </li>
  );
}

/** The places that the line under the pointer, or with the focus, speaks of. */
function placesAt(event: Event): readonly string[] {
  const places = (event.target as Element).closest<HTMLElement>("[data-places]")?.dataset.places;
  return places ? places.split(" ") : [];
}

/** A list that follows its end. */
function useEnd(of: number): { current: HTMLOListElement | null } {
  const list = useRef<HTMLOListElement>(null);
  const stop = useRef<HTMLElement | null>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    const newest = [...(list.current?.querySelectorAll<HTMLElement>("button.log-rule") ?? [])].at(-1);
    if (stop.current) stop.current.tabIndex = -1;
    if (newest) newest.tabIndex = 0;
    stop.current = newest ?? null;
  }, [of]);
  return list;
}

function Turns({ game, state }: LogProps): JSX.Element {
  const { point, seat } = state;
  const entries = state.session.connection.entries.value;
  const turns = useMemo(() => turnsOf(entries, seat, begins(game)), [entries, seat]);
  const list = useEnd(entries.length);
  const names = JSON.stringify(state.sitting);
  return (
    <ol
      ref={list}
      class="log-turns"
      onKeyDown={walk}
      tabIndex={-1}
      onMouseOver={(event) => point(placesAt(event))}
      onMouseLeave={() => point([])}
      onFocusIn={(event) => point(placesAt(event))}
      onFocusOut={() => point([])}
    >
      {turns.slice(-SHOWN).map((turn) => (
        <Memo key={turn.number} of={`${seat} ${names} ${turn.events.length}`}>
          {() => <TurnOfLog game={game} state={state} turn={turn} />}
        </Memo>
      ))}
    </ol>
  );
}

function Said({ session, entry }: { session: Session; entry: LogEntry }): JSX.Element {
  if (entry.kind === "said" && isMuted(entry.seat)) return <MutedLine session={session} entry={entry} />;
  if (entry.kind === "undone") return <li class={`note seat-${entry.seat}`}>{t("log-anew")}</li>;
  if (entry.kind === "played-below") return <li class={`note seat-${entry.seat}`}>{playedBelow(entry)}</li>;
  return (
    <li class={entry.seat === undefined ? "said" : `said seat-${entry.seat}`}>
      <b>
        <bdi>{personName(entry.name ?? "")}</bdi>
      </b>{" "}
      <bdi>{entry.text}</bdi> <MuteButton session={session} entry={entry} />
    </li>
  );
}

function saidIn(session: Session): readonly LogEntry[] {
  return standing(session.connection.entries.value).filter(
    ({ kind, how }) => kind === "said" || kind === "played-below" || (kind === "undone" && how === "anew"),
  );
}

function Chat({ session }: { session: Session }): JSX.Element {
  useMuted(session);
  const text = useSignal("");
  const said = saidIn(session);
  const list = useEnd(said.length);
  const who = session.connection.who.value;
  const talks = (who?.seats.length ?? 0) > 0 && who?.role !== "spectator";
  return (
    <>
      <ol ref={list} class="log-chat" tabIndex={0}>
        {said.length === 0 && <li class="note">{t("story-no-chat")}</li>}
        {said.map((entry) => (
          <Said key={entry.seq} session={session} entry={entry} />
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
    </>
  );
}

type Tab = "turns" | "battles" | "chat";

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly shown: Signal<Tab>;
  readonly unread: number;
}

function Tabs({ tabs, shown, unread }: TabsProps): JSX.Element {
  return (
    <div class="log-tabs" role="tablist" aria-label={t("web-log")}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`log-tab-${tab}`}
          aria-selected={shown.value === tab}
          aria-controls="log-tabpanel"
          onClick={() => (shown.value = tab)}
        >
          {t(`story-tab-${tab}`)}
          {tab === "chat" && unread > 0 && shown.value !== "chat" && <b class="badge">{unread}</b>}
        </button>
      ))}
    </div>
  );
}

export function Log({ game, state }: LogProps): JSX.Element {
  const shown = useSignal<Tab>("turns");
  const seen = useSignal(saidIn(state.session).length);
  const { LogHead } = game;
  const said = saidIn(state.session).length;
  useEffect(() => {
    if (shown.value === "chat") seen.value = said;
  }, [said, shown.value]);
  const tabs: readonly Tab[] = LogHead ? ["turns", "battles", "chat"] : ["turns", "chat"];
  return (
    <section class="log" aria-label={t("web-log")}>
      <Tabs tabs={tabs} shown={shown} unread={said - seen.value} />
      <div class="log-body" role="tabpanel" id="log-tabpanel" aria-labelledby={`log-tab-${shown.value}`}>
        {shown.value === "turns" && <Turns game={game} state={state} />}
        {shown.value === "battles" && LogHead && <LogHead state={state} />}
        {shown.value === "chat" && <Chat session={state.session} />}
      </div>
    </section>
  );
}
