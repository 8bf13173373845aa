/** A table as its visitor finds it: gone, waiting for people, or played. */
import { useComputed, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { showNotification } from "../device/notification";
import { pauseAfterAnswer } from "../device/settings";
import { play } from "../device/sound";
import { waiting } from "../device/tab";
import type { GameDescription } from "../games/description";
import { gameNamed } from "../games/registry";
import type { LogEntry } from "../generated/protocol";
import { Connection } from "../net/connection";
import { Requests } from "../table/dialogs";
import { closedFor } from "../table/ending/end_screen";
import { useKeys } from "../table/keyboard";
import { LessonLater, useLessonParts } from "../table/lesson_later";
import { Session } from "../table/session";
import { GameTable } from "../table/table";
import { PeekCard } from "../table/thing_card";
import { TableBar } from "../table/top_bar";
import { TopLayer } from "../table/top_layer";
import { gameTitle, language, refusal, t } from "../words/words";
import { useBesideTable } from "./beside_table";
import { Opening, Screen } from "./screen";
import { Waiting } from "./waiting_room";

/** Nobody is waited for: all seats are ours or bots'. */
function alone(session: Session): boolean {
  const mine = session.connection.who.value?.seats ?? [];
  return (
    session.connection.table.value?.seats.every((seat) => seat.kind === "bot" || mine.includes(seat.seat)) ?? false
  );
}

interface PlayingProps {
  readonly session: Session;
  readonly game: GameDescription;
}

/** The entry of the log with the last Battle. */
function lastBattle({ session, game }: PlayingProps): number | undefined {
  const fights = (entry: LogEntry): boolean =>
    Object.values(entry.events ?? {}).some((events) => events.some((event) => game.score.mark(event) === "battle"));
  return session.connection.entries.value.findLast(fights)?.seq;
}

/** Tones and the title of the tab for what happens; what was there before the screen opened makes no tone. Draws
 * nothing. */
function Signals({ session, game }: PlayingProps): null {
  const asked = session.question.value?.asked;
  useEffect(() => {
    waiting.value = asked === undefined ? "" : t("frame-title-turn");
    return () => void (waiting.value = "");
  }, [asked === undefined, language.value]);
  const played = session.connection.table.value?.setup.game ?? "";
  const battle = lastBattle({ session, game });
  const [first] = useState(() => ({ battle }));
  useEffect(() => {
    if (asked === undefined) return;
    play("turn");
    showNotification(t("home-your-turn"), t("notify-body", { game: gameTitle(played) }));
  }, [asked === undefined]);
  useEffect(() => {
    if (battle !== undefined && battle !== first.battle) play("battle");
  }, [battle]);
  useEffect(() => {
    if (session.against.value.length > 0 || session.trouble.value) play("no");
  }, [session.against.value, session.trouble.value]);
  const over = session.connection.table.value?.phase === "finished";
  useEffect(() => {
    if (over) play("end");
  }, [over]);
  return null;
}

/** What the table says about itself, on its outermost element: written there without drawing anything again. */
function useSaid(session: Session): { current: HTMLElement | null } {
  const main = useRef<HTMLElement>(null);
  const { table, game } = session.connection;
  useSignalEffect(() => {
    const [asked, busy] = [session.question.value?.asked, session.busy.value];
    const [phase, answers] = [table.value?.phase ?? "", game.value?.answers ?? 0];
    const said = main.current?.dataset;
    if (!said) return;
    said.phase = phase;
    said.answers = String(answers);
    said.asked = asked === undefined || busy ? "" : String(asked);
  });
  return main;
}

/** The screen of a game that is played. */
function Playing({ session, game, name }: PlayingProps & { name: string }): JSX.Element {
  const main = useSaid(session);
  useBesideTable(game, session.connection.table.value?.setup.edition ?? "");
  const lesson = useComputed(() => session.connection.table.value?.lesson ?? null).value;
  useLessonParts(lesson);
  const taught = lesson ? ` lesson-screen lesson-${game.promptSide ?? "below"}` : "";
  return (
    <main class={`game-screen ${name}-table${taught}`} data-phase="" ref={main}>
      <h1 class="unseen">{t("web-table")}</h1>
      <h2 class="unseen">{gameTitle(name)}</h2>
      <TableBar session={session} game={game} />
      <GameTable session={session} game={game} />
      {lesson && <LessonLater session={session} game={game} lesson={lesson} />}
      <Requests session={session} />
      <PeekCard />
      <TopLayer />
      <Signals session={session} game={game} />
    </main>
  );
}

export function TableScreen({ id }: { id: string }): JSX.Element {
  const [session] = useState(() => new Session(new Connection(id, pauseAfterAnswer)));
  useEffect(() => () => session.connection.close(), [session]);
  useKeys();
  const { table, game, farewell, who } = session.connection;
  const starting = useComputed(
    () => table.value?.phase === "waiting" && who.value?.role === "host" && alone(session),
  ).value;
  useEffect(() => {
    if (starting) void session.connection.request("start");
  }, [starting]);
  const begun = useComputed(() => game.value !== null).value;
  const played = useComputed(() => table.value?.setup.game ?? "").value;
  const description = played ? gameNamed(played).value : null;
  const closed = useComputed(() => table.value?.phase === "finished").value;
  const gone = !begun && (closed ? closedFor(session) || t("web-closed") : farewell.value && refusal(farewell.value));
  const outdated = farewell.value === "protocol";
  if (gone || outdated) {
    return (
      <Screen title={t("web-table")}>
        <p class="trouble" role="alert">
          {gone || refusal(farewell.value)}
        </p>
        {outdated && (
          <button type="button" class="answer pass play" onClick={() => location.reload()}>
            {t("web-reload")}
          </button>
        )}
      </Screen>
    );
  }
  if (!description || starting) return <Opening />;
  return begun ? <Playing session={session} game={description} name={played} /> : <Waiting session={session} />;
}
