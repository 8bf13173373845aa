/** The board of a game that goes on, as a picture, and what happened there since the visitor's last answer. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { GameDescription, TableState } from "../../games/description";
import { SeatFace } from "../../table/seat_face";
import { Session } from "../../table/session";
import { spokenLines, type ToldTurn, toldSince } from "../../table/story";
import { useTableState } from "../../table/table_state";
import { t } from "../../words/words";
import { type Still, stillFeed } from "./still";

/** How many turns are told. */
const TURNS = 2;
/** How many sentences of each. */
const SENTENCES = 2;

export function useStillState(still: Still, seats: readonly number[], game: GameDescription): TableState | null {
  const session = useMemo(() => new Session(stillFeed(still, seats)), [still]);
  return useTableState(session, game);
}

export function StillBoard({ game, state }: { game: GameDescription; state: TableState }): JSX.Element | null {
  if (!game.map) return null;
  const [, , width, height] = game.map.box;
  return (
    <div class="still-board" inert aria-hidden="true" style={{ aspectRatio: `${width} / ${height}` }}>
      <game.Board state={state} />
    </div>
  );
}

function Told({ game, state, turn }: { game: GameDescription; state: TableState; turn: ToldTurn }): JSX.Element {
  const said = spokenLines(turn.lines)
    .slice(0, SENTENCES)
    .map(({ text }) => text);
  const who = turn.seat === null ? "" : game.words.side(state.sitting, turn.seat);
  return (
    <li>
      {turn.seat !== null && (
        <SeatFace game={game} seat={turn.seat} called={state.table.seats[turn.seat]?.called ?? ""} />
      )}
      <span>
        {who && <b>{who}: </b>}
        {said.join("; ")}
      </span>
    </li>
  );
}

/** The last turns of the others, in a few words. */
export function Latest({ game, state }: { game: GameDescription; state: TableState }): JSX.Element | null {
  const turns = toldSince(game, state)
    .filter(({ seat }) => seat !== state.seat) // the rest of one's own turn is no news
    .slice(-TURNS);
  if (turns.length === 0) return null;
  return (
    <>
      <h3 class="unseen">{t("home-latest")}</h3>
      <ul class="latest">
        {turns.map((turn) => (
          <Told key={turn.number} game={game} state={state} turn={turn} />
        ))}
      </ul>
    </>
  );
}
