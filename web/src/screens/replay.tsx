/** Replay and review: any place of a game, by turn, decision and event. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Sign } from "../art/signs";
import { gameNamed, loadGame } from "../games/registry";
import { ReplayFeed } from "../net/replay_feed";
import { Session } from "../table/session";
import { GameTable } from "../table/table";
import { sittingAt } from "../table/table_state";
import { PeekCard } from "../table/thing_card";
import { TopLayer } from "../table/top_layer";
import { gameTitle, refusal, t } from "../words/words";
import { useBesideTable } from "./beside_table";
import { ReplayControls } from "./replay_controls";
import { Opening, Screen } from "./screen";

function useReplay(id: string, from: number | null): ReplayFeed {
  const [review] = useState(() => new ReplayFeed(id, async (name) => (await loadGame(name)).score.mark));
  useEffect(() => {
    void review.open(from);
    return () => review.close();
  }, [review]);
  useEffect(() => {
    if (from !== null && review.status.value === "open") void review.go(from);
  }, [from]);
  return review;
}

export function Replay({ id, from }: { id: string; from: number | null }): JSX.Element {
  const review = useReplay(id, from);
  const session = useMemo(() => new Session(review), [review]);
  const table = review.table.value;
  const view = session.view();
  const game = table ? gameNamed(table.setup.game).value : null;
  useBesideTable(game, table?.setup.edition ?? "");
  if (review.farewell.value) {
    return (
      <Screen title={t("web-replay")}>
        <p class="trouble" role="alert">
          {refusal(review.farewell.value)}
        </p>
      </Screen>
    );
  }
  if (!table || !review.game.value || !view || !game) return <Opening />;
  return (
    <main
      class={`game-screen review ${table.setup.game}-table`}
      data-at={review.at.value}
      data-total={review.total.value}
    >
      <header class="top-bar">
        <a class="bar-link" href="#/" aria-label={t("web-home")} title={t("web-home")}>
          <Sign name="home" size={22} />
        </a>
        <h1>{t("web-replay-of", { what: gameTitle(table.setup.game) })}</h1>
        <h2 class="unseen">{t("web-map")}</h2>
        <a class="bar-link wide" href={`#/table/${id}`}>
          {t("web-to-table")}
        </a>
      </header>
      <GameTable session={session} game={game} />
      <ReplayControls
        review={review}
        tell={(event) => game.words.event(sittingAt(session), event)}
        name={(seat) => game.words.side(sittingAt(session), seat)}
      />
      <PeekCard />
      <TopLayer />
    </main>
  );
}
