/** My games: those that go on, and those that are over with their results, to filter, replay and review. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { moment } from "../device/time_zone";
import { gameNamed } from "../games/registry";
import type { TableListed } from "../generated/protocol";
import { myTables } from "../net/api";
import { SeatFace } from "../table/seat_face";
import { gameTitle, language, listed, t } from "../words/words";
import { byUrgency, moreWords, others, ownSeats, standingOf, standingWords } from "./listed_games";
import { Screen } from "./screen";
import { Segments } from "./segments";
import { paceWords } from "./table_facts";

const FILTERS = ["all", "mine", "running", "over"] as const;
const RATED = ["any", "rated"] as const;
/** What somebody looks for among their games. */
export interface Wanted {
  readonly filter: (typeof FILTERS)[number];
  readonly game: string;
  readonly rated: (typeof RATED)[number];
  /** Part of the name of somebody who plays too. */
  readonly with: string;
}
const EVERYTHING: Wanted = { filter: "all", game: "", rated: "any", with: "" };

/** Whether a game is one of those that are wanted. */
export function wanted(table: TableListed, looked: Wanted): boolean {
  const standing = standingOf(table);
  const over = standing === "over";
  if (looked.filter === "mine" ? standing !== "mine" : looked.filter !== "all" && over !== (looked.filter === "over"))
    return false;
  const named = looked.with.trim().toLocaleLowerCase();
  return (
    (looked.game === "" || table.game === looked.game) &&
    (looked.rated === "any" || table.rated === true) &&
    (named === "" || others(table).some((name) => name.toLocaleLowerCase().includes(named)))
  );
}

/** How a game is played, in a few words: its pace, and that it is rated. */
function howWords(table: TableListed): string {
  const paced = table.pace && table.pace.kind !== "none" ? paceWords(table.pace) : "";
  return [table.rated ? t("games-rated") : "", paced].filter(Boolean).join(" · ");
}

export function GameRow({ table, opens = true }: { table: TableListed; opens?: boolean }): JSX.Element {
  const own = ownSeats(table)[0];
  const game = own?.called ? (gameNamed(table.game).value ?? undefined) : undefined;
  return (
    <li class={`my-game game-card ${table.game}`}>
      <SeatFace seat={own?.seat ?? 0} called={own?.called ?? ""} {...(game ? { game } : {})} />
      <span class="what">
        <b>{gameTitle(table.game)}</b>
        {own?.called && game && <small>{game.words.title(own.called)}</small>}
        {howWords(table) && <small class="how">{howWords(table)}</small>}
      </span>
      <bdi class="who">{listed(others(table))}</bdi>
      <span class="outcome">
        <em class={`game-state ${standingOf(table)}`}>{standingWords(table)}</em>
        {moreWords(table) && <small>{moreWords(table)}</small>}
      </span>
      <time dateTime={new Date(table.updated).toISOString()}>{moment(table.updated, language.value)}</time>
      {opens && <Ways table={table} />}
    </li>
  );
}

function Ways({ table }: { table: TableListed }): JSX.Element {
  const over = standingOf(table) === "over";
  const played = table.seats.some((seat) => seat.called !== "");
  return (
    <span class="row-answers">
      <a class="answer" href={`#/table/${table.id}`}>
        {t(over ? "web-result" : "web-continue")}
      </a>
      {over && played && (
        <a class="answer" href={`#/replay/${table.id}`}>
          {t("web-replay")}
        </a>
      )}
    </span>
  );
}

interface FilterProps {
  readonly looked: Wanted;
  readonly look: (part: Partial<Wanted>) => void;
  readonly games: readonly string[];
  readonly anyRated: boolean;
}

function Filters({ looked, look, games, anyRated }: FilterProps): JSX.Element {
  return (
    <div class="filters">
      <Segments
        label={t("games-which")}
        values={FILTERS}
        chosen={looked.filter}
        choose={(filter) => look({ filter })}
        words={(one) => t(`games-${one}`)}
      />
      {games.length > 1 && (
        <Segments
          label={t("web-game")}
          values={["", ...games]}
          chosen={looked.game}
          choose={(game) => look({ game })}
          words={(one) => (one ? gameTitle(one) : t("games-all"))}
        />
      )}
      {anyRated && (
        <Segments
          label={t("room-rated")}
          values={RATED}
          chosen={looked.rated}
          choose={(rated) => look({ rated })}
          words={(one) => t(one === "any" ? "games-any-rated" : "games-rated")}
        />
      )}
      <label class="games-with">
        {t("games-with")}
        <input value={looked.with} maxLength={32} onInput={(event) => look({ with: event.currentTarget.value })} />
      </label>
    </div>
  );
}

/** Games that go on are read whole, however long nothing happened there; of those that are over a page at a time. */
async function readGames(): Promise<readonly [tables: readonly TableListed[], next: string]> {
  const [playing, waiting, over] = await Promise.all(
    (["playing", "waiting", "finished"] as const).map((phase) => myTables("", phase)),
  );
  const tables = [playing, waiting, over].flatMap((page) => page?.tables ?? []);
  return [tables, over?.next ?? ""];
}

export function MyGames(): JSX.Element {
  const found = useSignal<readonly TableListed[] | null>(null);
  const next = useSignal("");
  const looked = useSignal(EVERYTHING);
  useEffect(() => {
    void readGames().then(([tables, more]) => {
      found.value = tables;
      next.value = more;
    });
  }, []);
  const older = async () => {
    const page = await myTables(next.value, "finished");
    found.value = [...(found.value ?? []), ...page.tables];
    next.value = page.next;
  };
  const games = [...new Set(found.value?.map((table) => table.game))].sort();
  const shown = byUrgency(found.value ?? []).filter((table) => wanted(table, looked.value));
  return (
    <Screen title={t("web-my-games")} kind="my-games">
      <Filters
        looked={looked.value}
        look={(part) => (looked.value = { ...looked.value, ...part })}
        games={games}
        anyRated={found.value?.some((table) => table.rated) ?? false}
      />
      {found.value && shown.length === 0 && <p role="status">{t("games-none")}</p>}
      <ul class="my-game-list">
        {shown.map((table) => (
          <GameRow key={table.id} table={table} />
        ))}
      </ul>
      {next.value && (
        <button type="button" class="answer" onClick={() => void older()}>
          {t("games-more")}
        </button>
      )}
    </Screen>
  );
}
