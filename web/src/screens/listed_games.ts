/** What a list says about one of the visitor's games: whose turn it is, or who won and which place was theirs. */
import type { SeatShown, TableListed } from "../generated/protocol";
import { visitor } from "../net/api";
import { listed, playerName, t } from "../words/words";

/** How pressing a game is: it waits for me, for somebody else, for players, or it is over. */
export type Standing = "mine" | "others" | "waiting" | "over" | "frozen";

const ORDER: readonly Standing[] = ["mine", "waiting", "others", "frozen", "over"];

/** The visitor's own seats at a table; where the server does not say, those that bear their name. */
export function ownSeats(table: TableListed): readonly SeatShown[] {
  const held = table.seats.filter((seat) => table.mine?.includes(seat.seat));
  return held.length > 0 ? held : table.seats.filter((seat) => seat.kind === "person" && seat.name === visitor());
}

export function standingOf(table: TableListed): Standing {
  if (table.phase === "finished") return "over";
  if (table.phase === "waiting" || table.phase === "frozen") return table.phase;
  return ownSeats(table).some((seat) => seat.asked) ? "mine" : "others";
}

/** Games that wait for me first, then the newest. */
export function byUrgency(tables: readonly TableListed[]): readonly TableListed[] {
  const place = (table: TableListed) => ORDER.indexOf(standingOf(table));
  return [...tables].sort((one, other) => place(one) - place(other) || other.updated - one.updated);
}

/** Everybody else at the table, by name. */
export function others(table: TableListed): readonly string[] {
  const mine = new Set(ownSeats(table).map(({ seat }) => seat));
  return table.seats.filter((seat) => seat.kind !== "free" && !mine.has(seat.seat)).map(playerName);
}

/** How a game ended for me: my place, or that nobody won; empty where that was not written down. */
function resultWords(table: TableListed): string {
  const winners = table.seats.filter((seat) => seat.place === 1);
  const place = Math.min(...ownSeats(table).map((seat) => seat.place || Number.POSITIVE_INFINITY));
  if (place === 1) return t("games-won");
  if (Number.isFinite(place)) return t("games-place", { amount: place });
  return table.seats.some((seat) => seat.place) && winners.length === 0 ? t("games-no-winner") : "";
}

/** A word or two: what the game waits for, or how it ended. */
export function standingWords(table: TableListed): string {
  switch (standingOf(table)) {
    case "mine":
      return t("home-your-turn");
    case "over":
      return resultWords(table) || t("games-over");
    case "waiting": {
      const amount = table.seats.filter((seat) => seat.kind === "free").length;
      return amount > 0 ? t("home-free-seats", { amount }) : t("home-all-here");
    }
    case "frozen":
      return t("web-phase-frozen");
    case "others":
      return t("games-running");
  }
}

/** One line more: whom the game waits for, or who won it. */
export function moreWords(table: TableListed): string {
  const names = (found: readonly SeatShown[]) => listed(found.map(playerName));
  const asked = table.seats.filter((seat) => seat.asked);
  const winners = table.seats.filter((seat) => seat.place === 1);
  const won = ownSeats(table).some((seat) => seat.place === 1);
  switch (standingOf(table)) {
    case "others":
      return asked.length > 0 ? t("home-waiting-for", { who: names(asked) }) : "";
    case "over":
      return winners.length > 0 && !won ? t("games-winner", { who: names(winners) }) : "";
    default:
      return "";
  }
}
