/** Life at the table: who is here, clocks, the connection, taking back and who must agree, absent players. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sign } from "../art/signs";
import type { Reply, TableShown } from "../wire";
import { t } from "../words/words";
import { refused } from "./connection";
import type { Session } from "./session";

/** The time a clock shows: minutes and seconds, or days and hours. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** A seat's clock; it runs on by itself from what the server last said. */
export function Clock({ table, seat }: { table: TableShown; seat: number }): JSX.Element | null {
  const clock = table.clocks.find((one) => one.seat === seat);
  const passed = useSignal(0);
  useEffect(() => {
    passed.value = 0;
    if (!clock?.running) return;
    const since = performance.now();
    const ticking = setInterval(() => (passed.value = performance.now() - since), 1000);
    return () => clearInterval(ticking);
  }, [clock?.left, clock?.running]);
  if (!clock || clock.left === null) return null;
  const left = clock.left - (clock.running ? passed.value : 0);
  return (
    <span class={`clock${clock.running ? " running" : ""}${left < 30_000 ? " short" : ""}`} title={t("table-clock")}>
      {timeLeft(left)}
    </span>
  );
}

/** Who plays a seat: their name if they gave one, and whether they are here. */
export function Player({ table, seat }: { table: TableShown; seat: number }): JSX.Element | null {
  const sits = table.seats[seat];
  if (!sits) return null;
  const bot = sits.kind === "bot" || sits.away;
  const here = bot || table.present.includes(seat);
  const state = bot ? t("table-bot") : here ? t("table-here") : t("table-absent");
  return (
    <span class={`player ${bot ? "bot" : here ? "here" : "absent"}`} title={state}>
      <i class="dot" />
      <bdi>{sits.kind === "bot" ? sits.level : sits.name}</bdi>
      <span class="unseen">{state}</span>
    </span>
  );
}

interface LifeProps {
  readonly session: Session;
  readonly name: (seat: number) => string;
}

/** Questions about the table itself: may somebody take back, shall a bot play for somebody who is gone. */
export function TableQuestions({ session, name }: LifeProps): JSX.Element | null {
  const { table, who } = session.connection;
  const shown = table.value;
  if (!shown || shown.phase !== "playing") return shown?.frozen ? <p class="notice trouble">{t("table-frozen")}</p> : null;
  const mine = who.value?.seats ?? [];
  const send = async (kind: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const reply: Reply = await session.connection.request(kind, fields);
    session.trouble.value = refused(reply) ? reply.code : "";
  };
  const { undo } = shown;
  const asked = undo ? mine.find((seat) => undo.missing.includes(seat)) : undefined;
  const away = mine.filter((seat) => shown.seats[seat]?.away);
  const gone = shown.seats.filter((one) => one.kind === "person" && !one.away && !shown.present.includes(one.seat) && !mine.includes(one.seat));
  return (
    <>
      {undo && asked !== undefined && (
        <div class="notice" role="alert">
          <span>{t("table-undo-asked", { who: name(undo.seat) })}</span>
          <button type="button" class="answer pass" onClick={() => void send("agree", { seat: asked, agree: true })}>
            {t("table-agree")}
          </button>
          <button type="button" class="answer" onClick={() => void send("agree", { seat: asked, agree: false })}>
            {t("table-disagree")}
          </button>
        </div>
      )}
      {undo && mine.includes(undo.seat) && (
        <div class="notice" role="status">
          <span>{t("table-undo-waits", { who: undo.missing.map(name).join(", ") })}</span>
          <button type="button" class="answer" onClick={() => void send("agree", { seat: undo.seat, agree: false })}>
            {t("table-withdraw")}
          </button>
        </div>
      )}
      {away.map((seat) => (
        <div key={seat} class="notice" role="status">
          <span>{t("table-bot-plays", { who: name(seat) })}</span>
          <button type="button" class="answer pass" onClick={() => void send("return", { seat })}>
            {t("table-return")}
          </button>
        </div>
      ))}
      {mine.length > 0 &&
        gone.map(({ seat }) => {
          const vote = shown.votes.find((one) => one.absent === seat);
          return (
            <div key={seat} class="notice" role="status">
              <span>{t("table-gone", { who: name(seat) })}</span>
              <button type="button" class="answer" onClick={() => void send("vote", { seat: mine[0], absent: seat })}>
                {t("table-vote", { amount: vote?.votes.length ?? 0, needed: vote?.needed ?? 0 })}
              </button>
            </div>
          );
        })}
    </>
  );
}

/** Take back the last answer: at once where that is free, else by asking the others. */
export function TakeBack({ session }: { session: Session }): JSX.Element | null {
  const { game, table } = session.connection;
  const shown = table.value;
  const last = game.value?.takeable.find((one) => one.seat === session.seat.value);
  if (!last || !shown || shown.phase !== "playing" || shown.undo) return null;
  const mine = session.connection.who.value?.seats ?? [];
  const others = shown.seats.some((one) => one.kind === "person" && !one.away && !mine.includes(one.seat));
  const asks = !last.free && others;
  return (
    <button type="button" class="answer undo" aria-label={asks ? t("table-ask-back") : t("web-undo")} onClick={() => void session.undo()}>
      <Sign name="undo" />
      <span>{asks ? t("table-ask-back") : t("web-undo")}</span>
    </button>
  );
}
