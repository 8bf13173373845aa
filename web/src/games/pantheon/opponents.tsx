/** The others at the table, in the order of their seats: what everybody may know of each. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { PlayerView } from "../../generated/pantheon";
import { Why } from "../../table/explanation";
import { Player } from "../../table/player_name";
import { reads } from "../../table/reading";
import { t } from "../../words/words";
import { OfferingSign } from "./art/thing_picture";
import { OFFERINGS, WORDS } from "./catalogue";
import { SeatSign } from "./forecast_table";
import { Kept, PieceIcon } from "./own_things";
import type { PantheonState } from "./state";

const POINTS = new Set(["points-scored"]);

function Count({ art, amount, label }: { art: JSX.Element; amount: number; label: string }): JSX.Element {
  return (
    <span class="piece-count" title={label}>
      {art}
      {amount}
      <span class="unseen">{label}</span>
    </span>
  );
}

function Public({ player, seat }: { player: PlayerView; seat: number }): JSX.Element {
  return (
    <div class="public-things">
      <Count
        art={<PieceIcon seat={seat} column={false} />}
        amount={player.feetInReserve}
        label={t("table-feet-reserve", { amount: player.feetInReserve, more: player.feetInGeneral })}
      />
      <Count
        art={<PieceIcon seat={seat} column />}
        amount={player.columnsInReserve}
        label={t("table-columns-reserve", { amount: player.columnsInReserve, more: player.columnsInGeneral })}
      />
      <Count
        art={<Sign name="temple" size={19} />}
        amount={player.columns.length}
        label={t("table-columns-standing", { amount: player.columns.length })}
      />
      <Count
        art={<Sign name="god" size={19} />}
        amount={player.demigodCount}
        label={t("pantheon-demigod-tiles", { amount: player.demigodCount })}
      />
      {OFFERINGS.filter((kind) => player.tokens[kind]).map((kind) => (
        <span key={kind} class="token" {...reads({ kind: "token", name: `${kind}-${player.tokens[kind]}` })}>
          <OfferingSign kind={kind} size={20} />
          {player.tokens[kind]}
        </span>
      ))}
    </div>
  );
}

/** What somebody did in their last turn, in a line. */
function lastTurn({ local, sitting }: PantheonState, seat: number): string {
  const events = local.lastTurns.get(seat) ?? [];
  const told = events.filter(({ kind, who }) => who === seat && TOLD.has(kind));
  return told.map((event) => WORDS.event(sitting, event)).slice(-1)[0] ?? "";
}

const TOLD = new Set(["action-chosen", "god-gained", "column-placed", "loot-picked-up", "token-level"]);

function Opponent({ state, seat, player }: { state: PantheonState; seat: number; player: PlayerView }): JSX.Element {
  const name = WORDS.name("seat", player.colour);
  const waited = state.waiting.includes(seat);
  const last = lastTurn(state, seat);
  return (
    <article class={`opponent seat-${seat}${waited ? " waited" : ""}`} aria-label={name}>
      <header>
        <SeatSign seat={seat} />
        <span class="opponent-name">
          <h4>{name}</h4>
          <Player table={state.table} seat={seat} />
        </span>
        <Why
          class="count"
          title={`${name} · ${t("web-points")}`}
          name={`${t("web-points")} ${player.score}`}
          lines={() => state.hooks.lines(POINTS, seat)}
        >
          <Sign name="miracle" size={19} /> {player.score}
        </Why>
        <span class="count" title={t("web-cards")}>
          <Sign name="card" size={19} /> {player.handSize}
        </span>
      </header>
      <Public player={player} seat={seat} />
      <Kept player={player} />
      {last && <p class="last-turn">{last}</p>}
    </article>
  );
}

/** Everything public about a seat. */
export function seatBoard(state: PantheonState, seat: number): JSX.Element | null {
  const player = state.view.players[seat];
  return player ? <Opponent state={state} seat={seat} player={player} /> : null;
}

/** The others, each drawn again only when something about them has changed. */
export function opponentsOf(state: PantheonState): JSX.Element {
  const { view, table, seat } = state;
  return (
    <section class="rivals" data-many={view.players.length} aria-label={t("pantheon-opponents")}>
      {view.players.map((player, who) =>
        who === seat ? null : (
          <Memo
            key={who}
            of={JSON.stringify([player, state.waiting, table.seats[who], table.present, lastTurn(state, who)])}
          >
            {() => <Opponent state={state} seat={who} player={player} />}
          </Memo>
        ),
      )}
    </section>
  );
}
