/** Home: the game to go on with first, then play with friends, learn, play against bots; public tables below. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import { bannerOf, offeredGames } from "../games/registry";
import type { Offered, TableListed } from "../generated/protocol";
import { playFirstGame } from "../learn/first_game";
import { callMe, myTables, publicTables, visitor } from "../net/api";
import { LANGUAGES, type Language, language, refusal, speak, t } from "../words/words";
import { ContinueCard } from "./home/continue_card";
import { LearnCard } from "./home/learn_card";
import { OtherGames } from "./home/other_games";
import { type BotGame, PlayBots, useBotGame } from "./home/play_bots";
import { PlayFriends } from "./home/play_friends";
import { byUrgency } from "./listed_games";
import { Trouble } from "./screen";
import { PublicTables } from "./table_lists";

function Header(): JSX.Element {
  const name = useSignal(visitor());
  return (
    <header>
      <h1>{t("web-title")}</h1>
      <p>{t("web-motto")}</p>
      <nav aria-label={t("web-menu")}>
        <a href="#/games">
          <Icon name="clock" />
          {t("web-my-games")}
        </a>
        <a href="#/people">
          <Icon name="people" />
          {t("home-people")}
        </a>
        <a href="#/rules/">
          <Sign name="rules" />
          {t("web-rules")}
        </a>
        <a href="#/settings">
          <Icon name="gear" />
          {t("web-settings")}
        </a>
        <a href="#/account">
          <Icon name="person" />
          {t("account-title")}
        </a>
      </nav>
      <label class="your-name">
        <span class="unseen">{t("web-your-name")}</span>
        <Icon name="person" />
        <input
          value={name.value}
          maxLength={32}
          placeholder={t("web-your-name")}
          autocomplete="nickname"
          onInput={(event) => {
            name.value = event.currentTarget.value;
            callMe(name.value.trim());
          }}
        />
      </label>
    </header>
  );
}

/** What somebody sees who has no game to go on with: the shortest way into one. */
function Welcome({ plan }: { plan: BotGame }): JSX.Element {
  const trouble = useSignal("");
  const Banner = bannerOf(plan.game.value).value;
  return (
    <section class={`continue-card welcome game-card ${plan.game.value}`} aria-labelledby="welcome">
      <div class="continue-picture">{Banner && <Banner />}</div>
      <div class="continue-words">
        <h2 id="welcome">{t("home-welcome")}</h2>
        <p class="sub">{t(`web-about-${plan.game.value}`)}</p>
        <p class="sub">{t("home-welcome-hint")}</p>
        <Trouble words={trouble.value && refusal(trouble.value)} />
        <div class="welcome-ways">
          <a class="answer pass play" href={`#/learn/${plan.game.value}`}>
            <Icon name="learn" />
            {t("learn-first-lesson")}
          </a>
          <button
            type="button"
            class="answer play-first"
            onClick={async () => (trouble.value = await playFirstGame(plan.game.value))}
          >
            <Icon name="play" />
            {t("learn-first-game-play")}
          </button>
        </div>
      </div>
    </section>
  );
}

function Footer(): JSX.Element {
  return (
    <footer>
      <span>{t("web-unofficial")}</span>
      <label class="language">
        <span class="unseen">{t("web-language")}</span>
        <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([code, called]) => (
            <option key={code} value={code}>
              {called}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}

function Ways({ offered, mine }: { offered: Offered; mine: readonly TableListed[] }): JSX.Element {
  const plan = useBotGame(offered);
  const sorted = byUrgency(mine);
  const first = sorted.find((one) => one.phase === "playing" || one.phase === "waiting");
  const rest = sorted.filter((one) => one !== first && one.phase !== "frozen");
  return (
    <>
      <div class={`first-row${rest.length > 0 ? "" : " alone"}`}>
        {first ? <ContinueCard key={first.id} table={first} /> : <Welcome plan={plan} />}
        <OtherGames tables={rest} />
      </div>
      <div class="ways">
        <PlayFriends tables={mine} />
        <LearnCard />
        <PlayBots offered={offered} plan={plan} />
      </div>
    </>
  );
}

export function Home(): JSX.Element {
  const offered = useSignal<Offered | null>(null);
  const mine = useSignal<readonly TableListed[] | null>(null);
  const strangers = useSignal<readonly TableListed[]>([]);
  useEffect(() => {
    void offeredGames().then((found) => (offered.value = found));
    void myTables().then((found) => (mine.value = found.tables));
    void publicTables().then((found) => (strangers.value = found.tables));
  }, []);
  const own = new Set(mine.value?.map((table) => table.id));
  return (
    <main class="home-screen start-page">
      <Header />
      {offered.value && mine.value && <Ways offered={offered.value} mine={mine.value} />}
      <PublicTables tables={strangers.value.filter((table) => !own.has(table.id))} />
      <Footer />
    </main>
  );
}
