/** One game on the home screen: its picture, and one tap to play it against bots. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { bannerOf, GAMES, gameNamed } from "../games/registry";
import type { GameOffered, SeatWish, Setup } from "../generated/protocol";
import { goTo, openTable, visitor } from "../net/api";
import { gameTitle, has, levelName, refusal, t } from "../words/words";
import { byStrength, usualLevel } from "./bot_levels";
import { Trouble } from "./screen";

interface ChoicesProps {
  readonly counts: readonly number[];
  readonly players: Signal<number>;
  readonly levels: readonly string[];
  readonly level: Signal<string>;
}

/** How many play, and how well the bots do. */
function Choices({ counts, players, levels, level }: ChoicesProps): JSX.Element {
  return (
    <div class="card-choices">
      <label>
        {t("web-players")}
        <select
          class="players"
          value={players.value}
          onChange={(event) => (players.value = Number(event.currentTarget.value))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("web-bots")}
        <select class="level" value={level.value} onChange={(event) => (level.value = event.currentTarget.value)}>
          {byStrength(levels).map((one) => (
            <option key={one} value={one}>
              {levelName(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export function GameCard({ offered, levels }: { offered: GameOffered; levels: readonly string[] }): JSX.Element {
  const { name } = offered;
  const Banner = bannerOf(name).value;
  const players = useSignal(offered.players.includes(3) ? 3 : (offered.players[0] ?? 2));
  const level = useSignal(usualLevel(levels, localStorage.getItem("level")));
  const busy = useSignal(false);
  const trouble = useSignal("");
  const play = async () => {
    busy.value = true;
    gameNamed(name); // it is loaded while the server makes the table
    localStorage.setItem("level", level.value);
    const seats = Array.from(
      { length: players.value },
      (_, n): SeatWish => (n === 0 ? { kind: "me" } : { kind: "bot", level: level.value }),
    );
    const setup: Setup = { game: name as Setup["game"], players: players.value };
    trouble.value = await goTo(
      openTable({ name: visitor() || t("web-somebody"), setup, seats, visibility: "private" }),
    );
    busy.value = false;
  };
  return (
    <article class={`game-card ${name}`}>
      {Banner ? <Banner /> : <svg class="banner" aria-hidden="true" />}
      <h2>{gameTitle(name)}</h2>
      <p class="about">{has(`web-about-${name}`) && t(`web-about-${name}`)}</p>
      <Choices counts={offered.players} players={players} levels={levels} level={level} />
      <button type="button" class="answer pass play" disabled={busy.value} onClick={() => void play()}>
        {t("web-play-now")}
      </button>
      <Trouble words={trouble.value && refusal(trouble.value)} />
      {GAMES.includes(name) && (
        <a class="quiet" href={`#/learn/${name}`}>
          {t("web-learn-game")}
        </a>
      )}
    </article>
  );
}
