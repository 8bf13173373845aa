/** A table as its visitor finds it: gone, waiting for people, or played. */
import { useComputed, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { play } from "../device/sound";
import { AnkhTable } from "../games/ankh/table";
import { PantheonTable } from "../games/pantheon/table";
import { Connection } from "../net/connection";
import { Requests } from "../table/dialogs";
import { useKeys } from "../table/keyboard";
import { Session } from "../table/session";
import { TableBar } from "../table/top_bar";
import { refusal, t } from "../words/words";
import { Screen } from "./screen";
import { Waiting } from "./waiting_room";

/** Nobody is waited for: all seats are ours or bots'. */
function alone(session: Session): boolean {
  const mine = session.connection.who.value?.seats ?? [];
  return (
    session.connection.table.value?.seats.every((seat) => seat.kind === "bot" || mine.includes(seat.seat)) ?? false
  );
}

/** Tones for what happens; what was there before the screen opened makes none. Draws nothing. */
function Tones({ session }: { session: Session }): null {
  const asked = session.question.value?.asked;
  const battle = session.connection.moments.value.findLast((moment) =>
    Object.values(moment.events ?? {}).some((events) => events.some((event) => event.kind === "battle-begins")),
  )?.seq;
  const [first] = useState(() => ({ battle }));
  useEffect(() => {
    if (asked !== undefined) play("turn");
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
function Playing({ session, game }: { session: Session; game: string }): JSX.Element {
  const main = useSaid(session);
  return (
    <main class={`game-screen ${game}-table`} data-phase="" ref={main}>
      <h1 class="unseen">{t("web-table")}</h1>
      <h2 class="unseen">{t(`${game}-game`)}</h2>
      <TableBar session={session} />
      {game === "ankh" ? <AnkhTable session={session} /> : <PantheonTable session={session} />}
      <Requests session={session} />
      <Tones session={session} />
    </main>
  );
}

export function TableScreen({ id }: { id: string }): JSX.Element {
  const [session] = useState(() => new Session(new Connection(id)));
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
  const closed = useComputed(() => table.value?.phase === "finished").value;
  const gone = !begun && (closed ? t("web-closed") : farewell.value && refusal(farewell.value));
  if (gone) {
    return (
      <Screen title={t("web-table")}>
        <p class="trouble" role="alert">
          {gone}
        </p>
      </Screen>
    );
  }
  if (!played || starting) {
    return (
      <main class="home-screen loading" aria-busy="true">
        <p role="status">{t("web-opening")}</p>
      </main>
    );
  }
  return begun ? <Playing session={session} game={played} /> : <Waiting session={session} />;
}
