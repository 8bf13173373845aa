/** One tap to play against bots: which game, how many, how well they play; and who they are. */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { gameNamed } from "../../games/registry";
import type { Offered, SeatWish, Setup } from "../../generated/protocol";
import { goTo, openTable, visitor } from "../../net/api";
import { byStrength, usualLevel } from "../../words/bot_levels";
import { botName, gameTitle, levelWord, listed, refusal, t } from "../../words/words";
import { levelFirst, placed, shuffled } from "../bot_choice";
import { Trouble } from "../screen";
import { Segments } from "../segments";
import { Opponents } from "./opponents";

/** What is chosen for the next game against bots; also where a newcomer begins. */
export interface BotGame {
  readonly game: Signal<string>;
  readonly players: Signal<number>;
  readonly level: Signal<string>;
  /** The characters that play, by their names. */
  readonly bots: ReadonlySignal<readonly string[]>;
  /** Let somebody play instead of the bot at this place. */
  readonly pick: (place: number, name: string) => void;
  /** Open the table and go to it; the reason if the server refuses. */
  readonly play: () => Promise<string>;
}

export function useBotGame(offered: Offered): BotGame {
  const kept = localStorage.getItem("game") ?? "";
  const first = offered.games.find(({ name }) => name === kept) ?? offered.games[0];
  const game = useSignal(first?.name ?? "");
  const players = useSignal(3);
  const level = useSignal(usualLevel(offered.bots, localStorage.getItem("level")));
  const drawn = useMemo(() => shuffled(offered.characters), [offered]);
  const picked = useSignal<Readonly<Record<string, readonly string[]>>>({});
  const names = useComputed(() => picked.value[level.value] ?? levelFirst(drawn, level.value));
  const bots = useComputed(() => names.value.slice(0, players.value - 1));
  const pick = (place: number, name: string): void => {
    picked.value = { ...picked.value, [level.value]: placed(names.value, place, name) };
  };
  const play = (): Promise<string> => {
    gameNamed(game.value); // it is loaded while the server makes the table
    localStorage.setItem("level", level.value);
    localStorage.setItem("game", game.value);
    const wishes = bots.value.map((bot): SeatWish => ({ kind: "bot", level: level.value, bot }));
    return goTo(
      openTable({
        name: visitor() || t("web-somebody"),
        setup: { game: game.value as Setup["game"], players: players.value },
        seats: [{ kind: "me" }, ...wishes],
        visibility: "private",
      }),
    );
  };
  return { game, players, level, bots, pick, play };
}

function Choices({ offered, plan }: { offered: Offered; plan: BotGame }): JSX.Element {
  const { game, players, level } = plan;
  const counts = offered.games.find(({ name }) => name === game.value)?.players ?? [];
  const [kept] = useState(level.value);
  // Random bots are no opponents for people; who asked for them before is still offered them.
  const levels = byStrength(offered.bots).filter((one) => one !== "random" || kept === "random");
  const choose = (one: string) => {
    game.value = one;
    const fits = offered.games.find(({ name }) => name === one)?.players ?? [];
    if (!fits.includes(players.value)) players.value = fits[fits.length - 1] ?? 2;
  };
  return (
    <div class="choices">
      <span aria-hidden="true">{t("web-game")}</span>
      <Segments
        label={t("web-game")}
        values={offered.games.map(({ name }) => name)}
        chosen={game.value}
        choose={choose}
        words={gameTitle}
      />
      <span aria-hidden="true">{t("web-players")}</span>
      <Segments
        label={t("web-players")}
        values={counts.map(String)}
        chosen={String(players.value)}
        choose={(count) => (players.value = Number(count))}
        words={(count) => count}
      />
      <span aria-hidden="true">{t("web-bots")}</span>
      <Segments
        label={t("web-bots")}
        values={levels}
        chosen={level.value}
        choose={(one) => (level.value = one)}
        words={levelWord}
        long={levels.length > 3}
      />
    </div>
  );
}

export function PlayBots({ offered, plan }: { offered: Offered; plan: BotGame }): JSX.Element {
  const trouble = useSignal("");
  const busy = useSignal(false);
  const { game } = plan;
  const bots = plan.bots.value;
  const play = async () => {
    busy.value = true;
    trouble.value = await plan.play();
    busy.value = false;
  };
  return (
    <section class="way play-bots" aria-labelledby="play-bots">
      <h2 id="play-bots">
        <Icon name="bot" size={30} />
        {t("home-play-bots")}
      </h2>
      <Choices offered={offered} plan={plan} />
      <Opponents offered={offered} plan={plan} />
      <Trouble words={trouble.value && refusal(trouble.value)} />
      <button
        type="button"
        class="answer second play-now"
        data-game={game.value}
        disabled={busy.value}
        onClick={() => void play()}
      >
        {t("home-play-with", { who: listed(bots.map(botName)) })}
      </button>
    </section>
  );
}
