/** A person: ratings with their history, results by game and god, the people played with most, the last games. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { day } from "../../device/time_zone";
import { gameNamed } from "../../games/registry";
import type { Me, ProfileShown, RatingShown, ResultsShown } from "../../generated/protocol";
import { Denied } from "../../net/api";
import { me } from "../../net/operator_api";
import { profile } from "../../net/people_api";
import { gameTitle, language, t } from "../../words/words";
import { GameRow } from "../my_games";
import { Opening, Screen } from "../screen";
import { personAddress, poolAddress, poolWords, readGames } from "./pools";
import { RatingChart } from "./rating_chart";
import { Ties } from "./ties";
import { What } from "./what";

/** Several ratings do not hide behind one number: each stands with how sure it is. */
function Rating({ one }: { one: RatingShown }): JSX.Element {
  return (
    <li class="rating-card">
      <a href={poolAddress(one)}>{poolWords(one)}</a>
      <b>{t("people-rating", { rating: String(one.rating), spread: one.give_or_take })}</b>
      <small>
        {t("people-games-won", { played: one.games, won: one.won })}
        {one.provisional && ` · ${t("people-provisional")}`}
      </small>
      <RatingChart history={one.history ?? []} />
    </li>
  );
}

function Ratings({ shown }: { shown: ProfileShown }): JSX.Element {
  return (
    <section class="person-part" aria-labelledby="ratings">
      <h2 id="ratings">{t("people-ratings")}</h2>
      <What about={["people-rating-what", "people-counts-what"]} rules={shown.rules} />
      {shown.ratings.length === 0 && <p class="hint">{t("people-no-ratings")}</p>}
      <ul class="rating-cards">
        {shown.ratings.map((one) => (
          <Rating key={poolAddress(one)} one={one} />
        ))}
      </ul>
    </section>
  );
}

/** The name of a god or colour, as its game says it. */
function calledWords(one: ResultsShown): string {
  if (!one.called) return t("people-in-all");
  return gameNamed(one.game).value?.words.title(one.called) ?? one.called;
}

function Results({ shown }: { shown: ProfileShown }): JSX.Element {
  const games = [...new Set(shown.results.map((one) => one.game))];
  return (
    <section class="person-part" aria-labelledby="results">
      <h2 id="results">{t("people-results")}</h2>
      <What about={["people-results-what"]} />
      {games.length === 0 && <p class="hint">{t(shown.own ? "people-results-none" : "people-results-none-public")}</p>}
      {games.map((game) => (
        <table key={game} class="people-table">
          <caption>{gameTitle(game)}</caption>
          <tbody>
            {shown.results
              .filter((one) => one.game === game)
              .map((one) => (
                <tr key={one.called}>
                  <th scope="row">{calledWords(one)}</th>
                  <td>{t("people-games-won", { played: one.played, won: one.won })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Opponents({ shown }: { shown: ProfileShown }): JSX.Element | null {
  if (shown.opponents.length === 0) return null;
  return (
    <section class="person-part" aria-labelledby="opponents">
      <h2 id="opponents">{t("people-opponents")}</h2>
      <What about={["people-opponents-what"]} />
      <table class="people-table">
        <tbody>
          {shown.opponents.map((one) => (
            <tr key={one.name}>
              <th scope="row">
                <a href={personAddress(one.name)}>
                  <bdi>{one.name}</bdi>
                </a>
              </th>
              <td>{t("people-ahead", { ahead: one.ahead, played: one.played })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Recent({ shown }: { shown: ProfileShown }): JSX.Element | null {
  if (shown.recent.length === 0) return null;
  return (
    <section class="person-part wide" aria-labelledby="recent">
      <h2 id="recent">{t("people-recent")}</h2>
      <ul class="my-game-list">
        {shown.recent.map((table) => (
          <GameRow key={table.id} table={table} opens={shown.own} />
        ))}
      </ul>
    </section>
  );
}

export function Profile({ name }: { name: string }): JSX.Element {
  const found = useSignal<ProfileShown | null>(null);
  const missing = useSignal(false);
  const who = useSignal<Me | null>(null);
  const look = async () => {
    await readGames();
    who.value = await me();
    try {
      found.value = await profile(name);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      missing.value = true;
    }
  };
  useEffect(() => void look(), [name]);
  const shown = found.value;
  if (!shown && !missing.value) return <Opening />;
  return (
    <Screen title={shown?.name ?? t("people-title")} kind="people-screen">
      {!shown && <p role="alert">{t("people-unknown")}</p>}
      {shown && (
        <div class="person">
          <p class="hint">
            {t("people-since", { date: day(shown.since, language.value) })}
            {shown.own && ` · ${t("people-own-hint")}`}
          </p>
          {who.value?.name && !shown.own && <Ties shown={shown} again={() => void look()} />}
          <Ratings shown={shown} />
          <Results shown={shown} />
          <Opponents shown={shown} />
          <Recent shown={shown} />
        </div>
      )}
    </Screen>
  );
}
