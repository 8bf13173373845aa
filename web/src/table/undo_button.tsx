/** Taking an answer back. */
import type { JSX } from "preact";
import { Sign } from "../art/signs";
import { t } from "../words/words";
import type { Session } from "./session";

/** Take back the last answer: at once where that is free, else by asking the others. What was revealed stands, except
 * at a practice table, where it is drawn anew; the button says so. */
export function TakeBack({ session }: { session: Session }): JSX.Element | null {
  const { game, table } = session.connection;
  const shown = table.value;
  const last = game.value?.undoable.find((one) => one.seat === session.seat.value);
  if (shown?.phase !== "playing" || shown.undo || session.seat.value === null) return null;
  // Its place is kept, so that what stands beside it never moves.
  if (!last)
    return (
      <button type="button" class="answer undo" aria-disabled="true" title={t("frame-nothing-to-undo")}>
        <Sign name="undo" />
        <span>{t("web-undo")}</span>
      </button>
    );
  const mine = session.connection.who.value?.seats ?? [];
  const others = shown.seats.some((one) => one.kind === "person" && !mine.includes(one.seat));
  const asks = !last.free && others;
  const words = asks ? t("table-ask-back") : t("web-undo");
  const stands = last.revealed && !shown.practice;
  const note = stands ? t("undo-stands") : last.revealed ? t("undo-anew") : "";
  return (
    <button
      type="button"
      class="answer undo"
      aria-label={last.revealed && !stands ? `${words} ${t("undo-anew-short")}` : words}
      title={note || undefined}
      aria-disabled={stands}
      onClick={() => (stands ? (session.trouble.value = "revealed") : void session.undo())}
    >
      <Sign name="undo" />
      <span>
        {words}
        {last.revealed && !stands && <small> {t("undo-anew-short")}</small>}
      </span>
    </button>
  );
}
