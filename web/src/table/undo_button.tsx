/** Taking an answer back. */
import type { JSX } from "preact";
import { Sign } from "../art/signs";
import { t } from "../words/words";
import type { Session } from "./session";

/** Take back the last answer: at once where that is free, else by asking the others. */
export function TakeBack({ session }: { session: Session }): JSX.Element | null {
  const { game, table } = session.connection;
  const shown = table.value;
  const last = game.value?.undoable.find((one) => one.seat === session.seat.value);
  if (!last || !shown || shown.phase !== "playing" || shown.undo) return null;
  const mine = session.connection.who.value?.seats ?? [];
  const others = shown.seats.some((one) => one.kind === "person" && !mine.includes(one.seat));
  const asks = !last.free && others;
  return (
    <button
      type="button"
      class="answer undo"
      aria-label={asks ? t("table-ask-back") : t("web-undo")}
      onClick={() => void session.undo()}
    >
      <Sign name="undo" />
      <span>{asks ? t("table-ask-back") : t("web-undo")}</span>
    </button>
  );
}
