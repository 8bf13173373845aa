/** Life at the table: who plays a seat, and taking back. */
import type { JSX } from "preact";
import { Sign } from "../art/signs";
import type { TableShown } from "../generated/protocol";
import { levelName, t } from "../words/words";
import type { Session } from "./session";

/** Who plays a seat: their name if they gave one, and whether they are here. */
export function Player({ table, seat }: { table: TableShown; seat: number }): JSX.Element | null {
  const sits = table.seats[seat];
  if (!sits) return null;
  const bot = sits.kind === "bot" || sits.away;
  const here = bot || table.present.includes(seat);
  const state = bot ? t("table-bot") : here ? t("table-here") : t("table-absent");
  return (
    <span class={`player ${bot ? "by-bot" : here ? "by-person" : "by-nobody"}`} title={state}>
      <i class="dot" />
      <bdi>{sits.kind === "bot" ? levelName(sits.level) : sits.name}</bdi>
      <span class="unseen">{state}</span>
    </span>
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
