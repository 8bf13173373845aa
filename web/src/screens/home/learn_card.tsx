/** The way to learn a game: its lessons, how far somebody is in them, and its rules. */
import type { JSX } from "preact";
import { Icon } from "../../art/icons";
import { bannerOf, GAMES } from "../../games/registry";
import { finished } from "../../learn/progress";
import { gameTitle, t } from "../../words/words";

function GameRow({ game }: { game: string }): JSX.Element {
  const Banner = bannerOf(game).value;
  const done = finished.value.filter((one) => one.startsWith(`${game}/`)).length;
  return (
    <li>
      <a class={`lesson-row game-card ${game}`} href={`#/learn/${game}`}>
        <span class="lesson-picture">{Banner && <Banner />}</span>
        <span class="what">
          <b>{gameTitle(game)}</b>
          <small>{done > 0 ? t("learn-done-so-far", { amount: done }) : t("learn-short-lessons")}</small>
        </span>
        <Icon name="next" />
      </a>
    </li>
  );
}

export function LearnCard(): JSX.Element {
  return (
    <section class="way" aria-labelledby="learn">
      <h2 id="learn">
        <Icon name="learn" size={30} />
        {t("web-learn")}
      </h2>
      <ul class="lesson-rows">
        {GAMES.map((game) => (
          <GameRow key={game} game={game} />
        ))}
      </ul>
      <p class="with-sign">
        <Icon name="lamp" />
        <span>{t("home-learn-hint")}</span>
      </p>
      <div class="learn-more">
        <a class="answer second" href="#/almanac/">
          {t("web-almanac")}
        </a>
        <a class="answer second" href="#/quiz/">
          {t("web-quiz")}
        </a>
        <a class="answer second" href="#/rulebook/">
          {t("book-title")}
        </a>
      </div>
    </section>
  );
}
