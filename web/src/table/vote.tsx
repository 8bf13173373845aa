/** Somebody is away and the others wait: after a while they may agree that a bot plays on for them. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { AbsentShown, SeatShown, TableShown } from "../generated/protocol";
import { personName, t } from "../words/words";
import { timeLeft } from "./clock";
import type { Session } from "./session";

interface VoteProps {
  readonly session: Session;
  readonly table: TableShown;
  readonly seat: SeatShown;
}

/** Milliseconds until the others may vote about an absent seat; 0 once they may. */
export function untilVote(absent: AbsentShown, now: number): number {
  return Math.max(0, absent.vote_from - now);
}

/** The same, counted down while it is shown; null while nobody waits for the seat or its player is here. */
function useWait(session: Session, absent: AbsentShown | undefined): number | null {
  const now = useSignal(Date.now());
  const wait = absent ? untilVote(absent, now.value + session.connection.ahead.value) : null;
  const counts = wait !== null && wait > 0;
  useEffect(() => {
    if (!counts) return;
    now.value = Date.now();
    const tick = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(tick);
  }, [counts, absent?.vote_from]);
  return wait;
}

/** The button to vote with, once the seat's player has been away for long enough and we sit at another seat. */
export function Vote({ session, table, seat }: VoteProps): JSX.Element | null {
  const mine = session.connection.who.value?.seats ?? [];
  const [own] = mine;
  const wait = useWait(
    session,
    table.absent.find((one) => one.seat === seat.seat),
  );
  if (wait !== 0 || own === undefined || mine.includes(seat.seat)) return null;
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

/** How long until a vote is possible; nothing for those who only watch. */
function Countdown({ session, absent }: { session: Session; absent: AbsentShown }): JSX.Element | null {
  const wait = useWait(session, absent);
  if (!wait || !session.connection.who.value?.seats.length) return null;
  return <span role="timer">{t("web-vote-wait", { time: timeLeft(wait) })}</span>;
}

/** Those who are waited for and not here, each with the vote about them. */
export function Absent({ session }: { session: Session }): JSX.Element | null {
  const shown = session.connection.table.value;
  const mine = session.connection.who.value?.seats ?? [];
  if (shown?.phase !== "playing") return null;
  return (
    <>
      {shown.absent.map((absent) => {
        const seat = shown.seats[absent.seat];
        if (!seat || mine.includes(absent.seat)) return null;
        return (
          <p key={absent.seat} class="notice">
            {t("web-absent", { who: personName(seat.name) })} <Countdown session={session} absent={absent} />
            <Vote session={session} table={shown} seat={seat} />
          </p>
        );
      })}
    </>
  );
}
