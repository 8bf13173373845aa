/** The visitor's other games, in a few words each. */
import type { JSX } from "preact";
import { gameNamed } from "../../games/registry";
import type { TableListed } from "../../generated/protocol";
import { SeatFace } from "../../table/seat_face";
import { gameTitle, listed, t } from "../../words/words";
import { moreWords, others, ownSeats, standingOf, standingWords } from "../listed_games";

function Row({ table }: { table: TableListed }): JSX.Element {
  const own = ownSeats(table)[0];
  const game = own?.called ? (gameNamed(table.game).value ?? undefined) : undefined;
  const over = standingOf(table) === "over";
  return (
    <li>
      <a class={`other-game game-card ${table.game}`} href={over ? `#/replay/${table.id}` : `#/table/${table.id}`}>
        <SeatFace seat={own?.seat ?? 0} called={own?.called ?? ""} {...(game ? { game } : {})} />
        <span class="what">
          <b>{gameTitle(table.game)}</b>
          <bdi>{listed(others(table))}</bdi>
          {moreWords(table) && <small>{moreWords(table)}</small>}
        </span>
        <em class={`game-state ${standingOf(table)}`}>{standingWords(table)}</em>
      </a>
    </li>
  );
}

/** `tables` without the one that is shown large. */
export function OtherGames({ tables }: { tables: readonly TableListed[] }): JSX.Element | null {
  if (tables.length === 0) return null;
  return (
    <section class="other-games" aria-labelledby="other-games">
      <h2 id="other-games">{t("home-other-games")}</h2>
      <a class="all-games" href="#/games">
        {t("home-all-games")}
      </a>
      <ul>
        {tables.slice(0, 3).map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
