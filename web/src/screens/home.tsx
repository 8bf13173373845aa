/** Home: one tap to play now against bots, in the visitor's language. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { GodArt } from "../art/gods";
import { ColumnArt, TempleArt } from "../art/pantheon";
import { Sign } from "../art/signs";
import { openTable, visitor } from "../table/api";
import type { SeatWish } from "../wire";
import { LANGUAGES, type Language, language, speak, t } from "../words/words";

function Card({ game, children }: { game: "ankh" | "pantheon"; children: JSX.Element }): JSX.Element {
  const players = useSignal(3);
  const busy = useSignal(false);
  const most = game === "ankh" ? 5 : 4;
  const play = async () => {
    busy.value = true;
    const seats: SeatWish[] = Array.from({ length: players.value }, (_, n) => (n === 0 ? { kind: "me" } : { kind: "bot" }));
    const entered = await openTable({ name: visitor() || t("web-somebody"), setup: { game, players: players.value }, seats, visibility: "private" });
    location.hash = `#/table/${entered.table}`;
  };
  return (
    <article class={`game-card ${game}`}>
      <svg viewBox="0 0 300 110" class="banner" aria-hidden="true">
        {children}
      </svg>
      <h2>{t(`${game}-game`)}</h2>
      <label>
        {t("web-players")}
        <select value={players.value} onChange={(event) => (players.value = Number(event.currentTarget.value))}>
          {Array.from({ length: most - 1 }, (_, n) => (
            <option key={n} value={n + 2}>
              {n + 2}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="answer pass play" disabled={busy.value} onClick={() => void play()}>
        {t("web-play-now")}
      </button>
    </article>
  );
}

export function Home(): JSX.Element {
  return (
    <main class="home-screen">
      <header>
        <h1>{t("web-title")}</h1>
        <p>{t("web-motto")}</p>
        <label class="language">
          <span>{t("web-language")}</span>
          <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as Language)}>
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <div class="game-cards">
        <Card game="ankh">
          <g>
            {["amun", "anubis", "isis", "osiris", "ra"].map((god, n) => (
              <g key={god} class={`seat-${n}`} transform={`translate(${n * 58 + 4} 8)`}>
                <GodArt god={god} />
              </g>
            ))}
          </g>
        </Card>
        <Card game="pantheon">
          <g>
            <g transform="translate(100 6)">
              <TempleArt />
            </g>
            {[0, 1, 2, 3].map((seat) => (
              <g key={seat} class={`seat-${seat}`} transform={`translate(${[4, 46, 200, 244][seat] ?? 0} 34) scale(0.7)`}>
                <ColumnArt />
              </g>
            ))}
          </g>
        </Card>
      </div>
      <nav>
        <a class="answer" href="#/make">
          <Sign name="home" />
          {t("web-make-table")}
        </a>
        <a class="answer" href="#/join/">
          <Sign name="gain" />
          {t("web-join")}
        </a>
        <a class="answer" href="#/rules/">
          <Sign name="rules" />
          {t("web-rules")}
        </a>
      </nav>
      <footer>{t("web-unofficial")}</footer>
    </main>
  );
}
