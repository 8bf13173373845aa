/** My games: those that go on, and those that are over with their results, to filter, replay and review. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { gameNamed } from "../games/registry";
import type { TableListed } from "../generated/protocol";
import { myTables } from "../net/api";
import { SeatFace } from "../table/seat_face";
import { gameTitle, language, listed, t } from "../words/words";
import { byUrgency, moreWords, others, ownSeats, standingOf, standingWords } from "./listed_games";
import { Screen } from "./screen";
import { Segments } from "./segments";

const FILTERS = ["all", "running", "over"] as const;
type Filter = (typeof FILTERS)[number];

/** Whether a game is one of those that are wanted. */
export function wanted(table: TableListed, filter: Filter, game: string): boolean {
  const over = standingOf(table) === "over";
  return (game === "" || table.game === game) && (filter === "all" || over === (filter === "over"));
}

function Game({ table }: { table: TableListed }): JSX.Element {
  const own = ownSeats(table)[0];
  const game = own?.called ? (gameNamed(table.game).value ?? undefined) : undefined;
  const over = standingOf(table) === "over";
  const played = table.seats.some((seat) => seat.called !== "");
  return (
    <li class={`my-game game-card ${table.game}`}>
      <SeatFace seat={own?.seat ?? 0} called={own?.called ?? ""} {...(game ? { game } : {})} />
      <span class="what">
        <b>{gameTitle(table.game)}</b>
        {own?.called && game && <small>{game.words.title(own.called)}</small>}
      </span>
      <bdi class="who">{listed(others(table))}</bdi>
      <span class="outcome">
        <em class={`game-state ${standingOf(table)}`}>{standingWords(table)}</em>
        {moreWords(table) && <small>{moreWords(table)}</small>}
      </span>
      <time dateTime={new Date(table.updated).toISOString()}>
        {new Date(table.updated).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" })}
      </time>
      <span class="row-answers">
        {over ? (
          <>
            <a class="answer" href={`#/table/${table.id}`}>
              {t("web-result")}
            </a>
            {played && (
              <a class="answer" href={`#/replay/${table.id}`}>
                {t("web-replay")}
              </a>
            )}
          </>
        ) : (
          <a class="answer" href={`#/table/${table.id}`}>
            {t("web-continue")}
          </a>
        )}
      </span>
    </li>
  );
}

export function MyGames(): JSX.Element {
  const found = useSignal<readonly TableListed[] | null>(null);
  const next = useSignal("");
  const filter = useSignal<Filter>("all");
  const game = useSignal("");
  const read = async (before: string) => {
    const page = await myTables(before);
    found.value = [...(before ? (found.value ?? []) : []), ...page.tables];
    next.value = page.next;
  };
  useEffect(() => void read(""), []);
  const names = [...new Set(found.value?.map((table) => table.game))].sort();
  const shown = byUrgency(found.value ?? []).filter((table) => wanted(table, filter.value, game.value));
  return (
    <Screen title={t("web-my-games")} kind="my-games">
      <div class="filters">
        <Segments
          label={t("games-which")}
          values={FILTERS}
          chosen={filter.value}
          choose={(one) => (filter.value = one)}
          words={(one) => t(`games-${one}`)}
        />
        {names.length > 1 && (
          <Segments
            label={t("web-game")}
            values={["", ...names]}
            chosen={game.value}
            choose={(one) => (game.value = one)}
            words={(one) => (one ? gameTitle(one) : t("games-all"))}
          />
        )}
      </div>
      {found.value && shown.length === 0 && <p role="status">{t("games-none")}</p>}
      <ul class="my-game-list">
        {shown.map((table) => (
          <Game key={table.id} table={table} />
        ))}
      </ul>
      {next.value && (
        <button type="button" class="answer" onClick={() => void read(next.value)}>
          {t("games-more")}
        </button>
      )}
    </Screen>
  );
}
