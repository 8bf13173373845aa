/** Home: one tap to play now against bots, my games, games to watch, and the ways to everything else. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import { GodArt } from "../games/ankh/art/gods";
import { ColumnArt, TempleArt } from "../games/pantheon/art/pieces";
import type { GameOffered, Offered, SeatWish, TableListed } from "../generated/protocol";
import { callMe, games, goTo, join, myTables, openTable, publicTables, visitor } from "../net/api";
import { LANGUAGES, type Language, language, levelName, refusal, speak, t } from "../words/words";
import { byStrength, usualLevel } from "./bot_levels";

type GameName = "ankh" | "pantheon";

function Banner({ game }: { game: GameName }): JSX.Element {
  return (
    <svg viewBox={game === "ankh" ? "0 0 340 116" : "0 0 300 116"} class="banner" aria-hidden="true">
      {game === "ankh" ? (
        ["amun", "anubis", "isis", "osiris", "ra"].map((god, n) => (
          <g key={god} class={`seat-${n}`} transform={`translate(${n * 58 + 4} 8)`}>
            <GodArt god={god} />
          </g>
        ))
      ) : (
        <>
          <g transform="translate(100 6)">
            <TempleArt />
          </g>
          {[8, 54, 192, 238].map((x, seat) => (
            <g key={x} class={`seat-${seat}`} transform={`translate(${x} 36) scale(0.7)`}>
              <ColumnArt seat={seat} />
            </g>
          ))}
        </>
      )}
    </svg>
  );
}

function Card({ offered, levels }: { offered: GameOffered; levels: readonly string[] }): JSX.Element {
  const game = offered.name as GameName;
  const players = useSignal(offered.players.includes(3) ? 3 : (offered.players[0] ?? 2));
  const level = useSignal(usualLevel(levels, localStorage.getItem("level")));
  const busy = useSignal(false);
  const trouble = useSignal("");
  const play = async () => {
    busy.value = true;
    localStorage.setItem("level", level.value);
    const seats: SeatWish[] = Array.from({ length: players.value }, (_, n) =>
      n === 0 ? { kind: "me" } : { kind: "bot", level: level.value },
    );
    trouble.value = await goTo(
      openTable({
        name: visitor() || t("web-somebody"),
        setup: { game, players: players.value },
        seats,
        visibility: "private",
      }),
    );
    busy.value = false;
  };
  return (
    <article class={`game-card ${game}`}>
      <Banner game={game} />
      <h2>{t(`${game}-game`)}</h2>
      <p class="about">{t(`web-about-${game}`)}</p>
      <div class="card-choices">
        <label>
          {t("web-players")}
          <select
            class="players"
            value={players.value}
            onChange={(event) => (players.value = Number(event.currentTarget.value))}
          >
            {offered.players.map((count) => (
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
      <button type="button" class="answer pass play" disabled={busy.value} onClick={() => void play()}>
        {t("web-play-now")}
      </button>
      {trouble.value && (
        <p class="trouble" role="alert">
          {refusal(trouble.value)}
        </p>
      )}
      <a class="quiet" href={`#/learn/${game}`}>
        {t("web-learn-game")}
      </a>
    </article>
  );
}

function people(table: TableListed): string {
  return table.seats
    .map((seat) =>
      seat.kind === "free" ? t("web-free-seat") : seat.kind === "bot" ? levelName(seat.level) : seat.name,
    )
    .join(" · ");
}

function TableRow({ table, children }: { table: TableListed; children: JSX.Element }): JSX.Element {
  return (
    <li class="listed-table">
      <span class={`dot ${table.phase}`} aria-hidden="true" />
      <span class="what">
        <b>{t(`${table.game}-game`)}</b>
        <small>{t(`web-phase-${table.phase}`)}</small>
      </span>
      <bdi class="who">{people(table)}</bdi>
      <time dateTime={new Date(table.updated).toISOString()}>
        {new Date(table.updated).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" })}
      </time>
      {children}
    </li>
  );
}

const UNFINISHED = new Set(["waiting", "playing"]);

/** My games, those that go on first. */
function Mine({ tables }: { tables: readonly TableListed[] }): JSX.Element | null {
  const sorted = [
    ...tables.filter((one) => UNFINISHED.has(one.phase)),
    ...tables.filter((one) => one.phase === "finished").slice(0, 5),
  ];
  if (sorted.length === 0) return null;
  return (
    <section class="tables" aria-labelledby="mine">
      <h2 id="mine">{t("web-my-games")}</h2>
      <ul>
        {sorted.slice(0, 8).map((table) => (
          <TableRow key={table.id} table={table}>
            {table.phase === "finished" ? (
              <a class="answer" href={`#/replay/${table.id}`}>
                {t("web-replay")}
              </a>
            ) : (
              <a class="answer" href={`#/table/${table.id}`}>
                {t("web-continue")}
              </a>
            )}
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

/** Public tables: to sit down at while seats are free, or to watch. */
function Others({ tables }: { tables: readonly TableListed[] }): JSX.Element | null {
  const trouble = useSignal("");
  const open = tables.filter((one) => UNFINISHED.has(one.phase)).slice(0, 8);
  if (open.length === 0) return null;
  const come = async (table: TableListed, watch: boolean) => {
    trouble.value = await goTo(join({ name: visitor() || t("web-somebody"), code: table.code, watch }));
  };
  return (
    <section class="tables" aria-labelledby="others">
      <h2 id="others">{t("web-public-tables")}</h2>
      {trouble.value && (
        <p class="trouble" role="alert">
          {refusal(trouble.value)}
        </p>
      )}
      <ul>
        {open.map((table) => (
          <TableRow key={table.id} table={table}>
            <span class="row-answers">
              {table.seats.some((seat) => seat.kind === "free") && (
                <button type="button" class="answer" onClick={() => void come(table, false)}>
                  <Icon name="seat" />
                  {t("web-sit-down")}
                </button>
              )}
              <button type="button" class="answer" onClick={() => void come(table, true)}>
                <Icon name="eye" />
                {t("web-watch")}
              </button>
            </span>
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

export function Home(): JSX.Element {
  const offered = useSignal<Offered | null>(null);
  const mine = useSignal<readonly TableListed[]>([]);
  const others = useSignal<readonly TableListed[]>([]);
  const name = useSignal(visitor());
  useEffect(() => {
    void games().then((found) => (offered.value = found));
    void myTables().then((found) => (mine.value = found.tables));
    void publicTables().then((found) => (others.value = found.tables));
  }, []);
  const own = new Set(mine.value.map((table) => table.id));
  return (
    <main class="home-screen">
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
      <div class="game-cards">
        {offered.value?.games.map((game) => (
          <Card key={game.name} offered={game} levels={offered.value?.bots ?? []} />
        ))}
      </div>
      <nav aria-label={t("web-menu")}>
        <a class="answer" href="#/make">
          <Icon name="seat" />
          {t("web-make-table")}
        </a>
        <a class="answer" href="#/join/">
          <Icon name="ticket" />
          {t("web-join")}
        </a>
        <a class="answer" href="#/learn/ankh">
          <Icon name="learn" />
          {t("web-learn")}
        </a>
        <a class="answer" href="#/rules/">
          <Sign name="rules" />
          {t("web-rules")}
        </a>
        <a class="answer" href="#/settings">
          <Icon name="gear" />
          {t("web-settings")}
        </a>
      </nav>
      <Mine tables={mine.value} />
      <Others tables={others.value.filter((table) => !own.has(table.id))} />
      <footer>{t("web-unofficial")}</footer>
    </main>
  );
}
