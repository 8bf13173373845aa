/** What is asked of people outside the game: consent to an undo, an answer to confirm, a seat to take back. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { playerName, t } from "../words/words";
import type { Session } from "./session";

function seatWords(session: Session, seat: number): string {
  const shown = session.connection.table.value?.seats[seat];
  return (shown && playerName(shown)) || t("web-seat", { amount: seat + 1 });
}

function Consent({ session }: { session: Session }): JSX.Element | null {
  const { table, who } = session.connection;
  const undo = table.value?.undo;
  if (!undo) return null;
  const mine = who.value?.seats ?? [];
  const asked = mine.find((seat) => undo.missing.includes(seat));
  const own = mine.includes(undo.seat);
  const names = (seats: readonly number[]) => seats.map((seat) => seatWords(session, seat)).join(", ");
  const away = undo.missing.filter((seat) => table.value?.seats[seat]?.away);
  return (
    <div class="asked" role="alertdialog" aria-label={t("web-undo")}>
      <p>
        {own
          ? t("web-undo-asked", { who: names(undo.missing) })
          : t("web-undo-wish", { who: seatWords(session, undo.seat) })}
        {away.length > 0 && ` ${t("web-undo-away", { who: names(away) })}`}
      </p>
      <div class="answers">
        {asked !== undefined && (
          <button
            type="button"
            class="answer pass"
            onClick={() => void session.connection.request("agree", { seat: asked, agree: true })}
          >
            {t("web-agree")}
          </button>
        )}
        {(asked !== undefined || own) && (
          <button
            type="button"
            class="answer"
            onClick={() => void session.connection.request("agree", { seat: asked ?? undo.seat, agree: false })}
          >
            {own ? t("web-withdraw") : t("web-disagree")}
          </button>
        )}
      </div>
    </div>
  );
}

function Away({ session }: { session: Session }): JSX.Element | null {
  const { table, who } = session.connection;
  const away =
    table.value?.phase === "playing"
      ? table.value.seats.find((seat) => seat.away && who.value?.seats.includes(seat.seat))
      : undefined;
  if (!away) return null;
  return (
    <div class="asked" role="alertdialog" aria-label={t("web-return")}>
      <p>{t("web-away")}</p>
      <div class="answers">
        <button
          type="button"
          class="answer pass"
          onClick={() => void session.connection.request("return", { seat: away.seat })}
        >
          {t("web-return")}
        </button>
      </div>
    </div>
  );
}

function Confirm({ session }: { session: Session }): JSX.Element | null {
  const first = useRef<HTMLButtonElement>(null);
  const pending = session.pending.value;
  useEffect(() => first.current?.focus(), [pending]);
  if (!pending) return null;
  return (
    <div class="asked sure" role="alertdialog" aria-label={t("web-confirm")}>
      <p>{t("web-confirm")}</p>
      <div class="answers">
        <button ref={first} type="button" class="answer pass confirm" onClick={() => void session.confirm()}>
          {t("web-yes")}
        </button>
        <button type="button" class="answer" onClick={() => (session.pending.value = null)}>
          {t("web-no")}
        </button>
      </div>
    </div>
  );
}

export function Requests({ session }: { session: Session }): JSX.Element {
  return (
    <div class="requests">
      <Confirm session={session} />
      <Consent session={session} />
      <Away session={session} />
    </div>
  );
}
