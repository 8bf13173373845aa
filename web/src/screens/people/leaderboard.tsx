/** The best of a game, by edition and number of players; bots stand among them for comparison. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Leaderboard as Board, GameOffered } from "../../generated/protocol";
import { Denied } from "../../net/api";
import { leaderboard } from "../../net/people_api";
import { gameTitle, levelName, refusal, t } from "../../words/words";
import { choiceKey } from "../new_table";
import { Opening, Screen, Trouble } from "../screen";
import { Segments } from "../segments";
import { type Pooled, personAddress, poolAddress, readGames } from "./pools";
import { What } from "./what";

interface Line {
  readonly place: number;
  readonly name: string;
  readonly bot: boolean;
  readonly rating: number;
  readonly spread: number;
  readonly games: number;
  readonly won: number;
}

/** People and bots in one order; only people have places. */
export function lines({ leaders, bots }: Pick<Board, "leaders" | "bots">): readonly Line[] {
  const people = leaders.map((one, n) => ({ ...one, place: n + 1, bot: false, spread: one.give_or_take }));
  const levels = bots.map(({ level, rating }) => ({ name: level, rating }));
  const robots = levels.map((one) => ({ ...one, place: 0, bot: true, spread: 0, games: 0, won: 0 }));
  return [...people, ...robots].sort((one, other) => other.rating - one.rating);
}

function Row({ line }: { line: Line }): JSX.Element {
  return (
    <tr class={line.bot ? "bot-line" : ""}>
      <td>{line.place || ""}</td>
      <th scope="row">
        {line.bot ? (
          `${levelName(line.name)} (${t("people-bot")})`
        ) : (
          <a href={personAddress(line.name)}>
            <bdi>{line.name}</bdi>
          </a>
        )}
      </th>
      <td>{line.bot ? line.rating : t("people-rating", { rating: String(line.rating), spread: line.spread })}</td>
      <td>{line.bot ? "" : t("people-games-won", { played: line.games, won: line.won })}</td>
    </tr>
  );
}

function Table({ board }: { board: Board }): JSX.Element {
  return (
    <table class="people-table leaders">
      <thead>
        <tr>
          <th scope="col">{t("people-place")}</th>
          <th scope="col">{t("people-name")}</th>
          <th scope="col">{t("people-rating-head")}</th>
          <th scope="col">{t("people-games-head")}</th>
        </tr>
      </thead>
      <tbody>
        {lines(board).map((line) => (
          <Row key={`${line.bot} ${line.name}`} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Filters({ games, place }: { games: readonly GameOffered[]; place: Pooled }): JSX.Element {
  const box = games.find(({ name }) => name === place.game);
  const go = (part: Partial<Pooled>) => {
    location.hash = poolAddress({ ...place, ...part });
  };
  return (
    <div class="filters">
      <Segments
        label={t("web-game")}
        values={games.map(({ name }) => name)}
        chosen={place.game}
        choose={(game) => go({ game, edition: "" })}
        words={gameTitle}
      />
      {box && box.editions.length > 1 && (
        <Segments
          label={t("web-edition")}
          values={box.editions}
          chosen={place.edition || (box.editions[0] ?? "")}
          choose={(edition) => go({ edition })}
          words={(one) => t(choiceKey(box, "edition", one))}
        />
      )}
      {box && (
        <Segments
          label={t("web-players")}
          values={box.players.map(String)}
          chosen={String(place.players)}
          choose={(players) => go({ players: Number(players) })}
          words={(one) => one}
        />
      )}
    </div>
  );
}

export function Leaderboard(place: Pooled): JSX.Element {
  const board = useSignal<Board | null>(null);
  const games = useSignal<readonly GameOffered[]>([]);
  const trouble = useSignal("");
  const { game, edition, players } = place;
  const read = async () => {
    games.value = (await readGames()).games;
    try {
      board.value = await leaderboard(game, edition, players);
      trouble.value = "";
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      trouble.value = error.code;
    }
  };
  useEffect(() => void read(), [game, edition, players]);
  if (!board.value && !trouble.value) return <Opening />;
  return (
    <Screen title={t("people-leaders")} kind="people-screen">
      <Filters games={games.value} place={place} />
      {board.value && (
        <What about={["people-leaders-what", "people-rating-what", "people-counts-what"]} rules={board.value.rules} />
      )}
      <Trouble words={trouble.value && refusal(trouble.value)} />
      {board.value && !trouble.value && board.value.leaders.length === 0 && (
        <p class="hint">{t("people-leaders-none")}</p>
      )}
      {board.value && !trouble.value && <Table board={board.value} />}
    </Screen>
  );
}
