/** A table as its visitor finds it: gone, waiting for people, or played. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AnkhTable } from "../ankh/table";
import { play } from "../device/sound";
import { PantheonTable } from "../pantheon/table";
import { TableBar } from "../table/bar";
import { Connection } from "../table/connection";
import { Requests } from "../table/requests";
import { Session } from "../table/session";
import { useKeys } from "../table/keys";
import { refusal, t } from "../words/words";
import { Screen } from "./frame";
import { Waiting } from "./waiting";

/** Nobody is waited for: all seats are ours or bots'. */
function alone(session: Session): boolean {
  const mine = session.connection.who.value?.seats ?? [];
  return session.connection.table.value?.seats.every((seat) => seat.kind === "bot" || mine.includes(seat.seat)) ?? false;
}

/** Tones for what happens; what was there before the screen opened makes none. */
function useTones(session: Session): void {
  const asked = session.question.value?.asked;
  const battle = session.connection.moments.value.findLast((moment) => Object.values(moment.events ?? {}).some((events) => events.some((event) => event.kind === "battle-begins")))?.seq;
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
}

export function TableScreen({ id }: { id: string }): JSX.Element {
  const [session] = useState(() => new Session(new Connection(id)));
  useEffect(() => () => session.connection.close(), [session]);
  useTones(session);
  useKeys();
  const { table, game, farewell } = session.connection;
  const starting = table.value?.phase === "waiting" && session.connection.who.value?.role === "host" && alone(session);
  useEffect(() => {
    if (starting) void session.connection.request("start");
  }, [starting]);
  const shown = table.value;
  const gone = !game.value && (shown?.phase === "finished" ? t("web-closed") : farewell.value && refusal(farewell.value));
  if (gone) {
    return (
      <Screen title={t("web-table")}>
        <p class="trouble" role="alert">
          {gone}
        </p>
      </Screen>
    );
  }
  if (!shown || starting) {
    return (
      <main class="home-screen loading" aria-busy="true">
        <p role="status">{t("web-opening")}</p>
      </main>
    );
  }
  if (!game.value) return <Waiting session={session} />;
  const asked = session.question.value?.asked;
  return (
    <main class={`game-screen ${shown.setup.game}-table`} data-phase={shown.phase} data-answers={game.value.answers} data-asked={asked === undefined || session.busy.value ? "" : `${asked}`}>
      <h1 class="unseen">{t("web-table")}</h1>
      <h2 class="unseen">{t(`${shown.setup.game}-game`)}</h2>
      <TableBar session={session} />
      {shown.setup.game === "ankh" ? <AnkhTable session={session} /> : <PantheonTable session={session} />}
      <Requests session={session} />
    </main>
  );
}
