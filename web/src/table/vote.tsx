/** Somebody is away and the others wait: they may agree that a bot plays on for them. */
import type { JSX } from "preact";
import type { SeatShown, TableShown } from "../generated/protocol";
import { t } from "../words/words";
import type { Session } from "./session";

interface VoteProps {
  readonly session: Session;
  readonly table: TableShown;
  readonly seat: SeatShown;
}

/** The button to vote with, while the seat's player is not here and we sit at another one. */
export function Vote({ session, table, seat }: VoteProps): JSX.Element | null {
  const mine = session.connection.who.value?.seats ?? [];
  const [own] = mine;
  const absent =
    table.phase === "playing" && seat.kind === "person" && !seat.away && !table.present.includes(seat.seat);
  if (!absent || own === undefined || mine.includes(seat.seat)) return null;
  const vote = table.votes.find((one) => one.absent === seat.seat);
  return (
    <button
      type="button"
      class="answer small vote"
      disabled={vote?.votes.includes(own) ?? false}
      onClick={() => void session.connection.request("vote", { seat: own, absent: seat.seat })}
    >
      {vote ? t("web-vote-count", { amount: vote.votes.length, needed: vote.needed }) : t("web-vote")}
    </button>
  );
}

/** Those who are waited for and not here, each with the vote about them. */
export function Absent({ session }: { session: Session }): JSX.Element | null {
  const { game, table } = session.connection;
  const shown = table.value;
  if (!shown) return null;
  const away = shown.seats.filter(
    (seat) =>
      seat.kind === "person" &&
      !seat.away &&
      game.value?.waiting.includes(seat.seat) &&
      !shown.present.includes(seat.seat),
  );
  if (shown.phase !== "playing" || away.length === 0) return null;
  return (
    <>
      {away.map((seat) => (
        <p key={seat.seat} class="notice">
          {t("web-absent", { who: seat.name })} <Vote session={session} table={shown} seat={seat} />
        </p>
      ))}
    </>
  );
}
