/** Between two people at one device: nothing of the next seat shows until that person says so. */
import type { JSX } from "preact";
import type { GameDescription } from "../games/description";
import { personName, t } from "../words/words";
import { SeatFace } from "./seat_face";
import type { Session } from "./session";

/** The seat that has to look next. */
function next(session: Session): number {
  return session.question.value?.seat ?? session.connection.who.value?.seats[0] ?? 0;
}

/** Whether another person has to take the device; before anybody has, nothing of anybody shows. */
export function mustHandOver(session: Session): boolean {
  const { who, table } = session.connection;
  if ((who.value?.seats.length ?? 0) < 2 || table.value?.phase === "finished") return false;
  return (
    session.looking.value === null ||
    (session.question.value !== null && session.question.value.seat !== session.looking.value)
  );
}

interface HandOverProps {
  readonly session: Session;
  readonly game: GameDescription;
  readonly who: string;
}

export function HandOver({ session, game, who }: HandOverProps): JSX.Element {
  const table = session.connection.table.value;
  const sits = table?.seats[next(session)];
  return (
    <div class="home-screen hand-over">
      {sits && <SeatFace game={game} called={sits.called} seat={sits.seat} />}
      <h2>{t("web-hand-over", { who })}</h2>
      {sits?.name && (
        <p>
          <bdi>{personName(sits.name)}</bdi>
        </p>
      )}
      <button type="button" class="answer pass play" onClick={() => (session.looking.value = next(session))}>
        {t("web-ready")}
      </button>
    </div>
  );
}
