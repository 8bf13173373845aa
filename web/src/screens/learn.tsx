/** The first five minutes of a game: what it is about, what a turn is, how it ends. */
import type { JSX } from "preact";
import { Sign } from "../art/signs";
import { GAMES, gameNamed } from "../games/registry";
import { gameTitle, t } from "../words/words";
import { Screen } from "./screen";

function Lesson({ game, number, rule, art }: { game: string; number: number; rule: string; art: JSX.Element }) {
  return (
    <li>
      {art}
      <div>
        <h2>{t(`web-lesson-${game}-${number}-title`)}</h2>
        <p>{t(`web-lesson-${game}-${number}`)}</p>
        <a href={`#/rules/${rule}`}>{rule}</a>
      </div>
    </li>
  );
}

export function Learn({ game }: { game: string }): JSX.Element {
  const lessons = gameNamed(game).value?.lessons ?? [];
  return (
    <Screen title={gameTitle(game)} kind={`learn-screen ${game}-table`}>
      <ol class="lessons">
        {lessons.map(([rule, art], n) => (
          <Lesson key={rule} game={game} number={n + 1} rule={rule} art={art} />
        ))}
      </ol>
      <nav aria-label={t("web-menu")}>
        <a class="answer pass" href="#/">
          {t("web-play-now")}
        </a>
        {GAMES.filter((other) => other !== game).map((other) => (
          <a key={other} class="answer" href={`#/learn/${other}`}>
            {gameTitle(other)}
          </a>
        ))}
        <a class="answer" href={`#/rules/${lessons[0]?.[0] ?? ""}`}>
          <Sign name="rules" />
          {t("web-rules")}
        </a>
      </nav>
    </Screen>
  );
}
