/** Home: one tap to play now against bots, my games, games to watch, and the ways to everything else. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import { GAMES, offeredGames } from "../games/registry";
import type { Offered, TableListed } from "../generated/protocol";
import { callMe, myTables, publicTables, visitor } from "../net/api";
import { LANGUAGES, type Language, language, speak, t } from "../words/words";
import { GameCard } from "./game_card";
import { OwnTables, PublicTables } from "./table_lists";

/** The title, the visitor's name and language. */
function Header(): JSX.Element {
  const name = useSignal(visitor());
  return (
    <header>
      <h1>{t("web-title")}</h1>
      <p>{t("web-motto")}</p>
      <div class="head-choices">
        <label class="language">
          <span>{t("web-your-name")}</span>
          <input
            value={name.value}
            maxLength={32}
            placeholder={t("web-somebody")}
            autocomplete="nickname"
            onInput={(event) => {
              name.value = event.currentTarget.value;
              callMe(name.value.trim());
            }}
          />
        </label>
        <label class="language">
          <span>{t("web-language")}</span>
          <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as Language)}>
            {Object.entries(LANGUAGES).map(([code, called]) => (
              <option key={code} value={code}>
                {called}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  );
}

function Menu(): JSX.Element {
  return (
    <nav aria-label={t("web-menu")}>
      <a class="answer" href="#/make">
        <Icon name="seat" />
        {t("web-make-table")}
      </a>
      <a class="answer" href="#/join/">
        <Icon name="ticket" />
        {t("web-join")}
      </a>
      <a class="answer" href={`#/learn/${GAMES[0]}`}>
        <Icon name="learn" />
        {t("web-learn")}
      </a>
      <a class="answer" href="#/rules/">
        <Sign name="rules" />
        {t("web-rules")}
      </a>
      <a class="answer" href="#/account">
        <Icon name="person" />
        {t("account-title")}
      </a>
      <a class="answer" href="#/settings">
        <Icon name="gear" />
        {t("web-settings")}
      </a>
    </nav>
  );
}

export function Home(): JSX.Element {
  const offered = useSignal<Offered | null>(null);
  const mine = useSignal<readonly TableListed[]>([]);
  const others = useSignal<readonly TableListed[]>([]);
  useEffect(() => {
    void offeredGames().then((found) => (offered.value = found));
    void myTables().then((found) => (mine.value = found.tables));
    void publicTables().then((found) => (others.value = found.tables));
  }, []);
  const own = new Set(mine.value.map((table) => table.id));
  return (
    <main class="home-screen">
      <Header />
      <div class="game-cards">
        {offered.value?.games.map((game) => (
          <GameCard key={game.name} offered={game} levels={offered.value?.bots ?? []} />
        ))}
      </div>
      <Menu />
      <OwnTables tables={mine.value} />
      <PublicTables tables={others.value.filter((table) => !own.has(table.id))} />
      <footer>{t("web-unofficial")}</footer>
    </main>
  );
}
