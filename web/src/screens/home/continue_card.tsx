/** The game to go on with: whose turn it is, what happened last, and its board. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../art/icons";
import type { GameDescription, TableState } from "../../games/description";
import { bannerOf, gameNamed } from "../../games/registry";
import type { TableListed } from "../../generated/protocol";
import { Denied } from "../../net/api";
import { gameTitle, listed, t } from "../../words/words";
import { moreWords, others, ownSeats, standingOf, standingWords } from "../listed_games";
import { readStill, type Still } from "./still";
import { Latest, StillBoard, useStillState } from "./still_table";

/** The table as it stands; null until it was read, or where it cannot be read any more. */
function useStill(id: string): Still | null {
  const still = useSignal<Still | null>(null);
  useEffect(() => {
    still.value = null;
    readStill(id).then(
      (found) => (still.value = found),
      (error: unknown) => {
        if (!(error instanceof Denied)) throw error; // a table that is gone is only not shown
      },
    );
  }, [id]);
  return still.value;
}

interface CardProps {
  readonly table: TableListed;
  readonly game: GameDescription | null;
  /** null: only the picture of the game is shown. */
  readonly state: TableState | null;
}

function Card({ table, game, state }: CardProps): JSX.Element {
  const Banner = bannerOf(table.game).value;
  const gods = ownSeats(table).flatMap(({ called }) => (game && called ? [game.words.title(called)] : []));
  return (
    <section class={`continue-card game-card ${table.game}`} aria-labelledby="continue-title">
      <div class="continue-picture">
        {game?.map && state ? <StillBoard game={game} state={state} /> : Banner && <Banner />}
      </div>
      <div class="continue-words">
        <p class={`game-state ${standingOf(table)}`}>{standingWords(table)}</p>
        <h2 id="continue-title">{gameTitle(table.game)}</h2>
        <p class="sub">
          <bdi>{[...gods, listed(others(table))].filter(Boolean).join(" · ")}</bdi>
        </p>
        {moreWords(table) && <p class="sub">{moreWords(table)}</p>}
        {game && state && <Latest game={game} state={state} />}
        <a class="answer pass play" href={`#/table/${table.id}`}>
          <Icon name="play" />
          {t("web-continue")}
        </a>
      </div>
    </section>
  );
}

type WithState = CardProps & { readonly game: GameDescription; readonly still: Still };

function CardWithState({ table, game, still }: Omit<WithState, "state">): JSX.Element {
  const seats = ownSeats(table).map(({ seat }) => seat);
  return <Card table={table} game={game} state={useStillState(still, seats, game)} />;
}

export function ContinueCard({ table }: { table: TableListed }): JSX.Element {
  const still = useStill(table.id);
  const game = gameNamed(table.game).value;
  if (still?.update.game && game) return <CardWithState table={table} game={game} still={still} />;
  return <Card table={table} game={game} state={null} />;
}
