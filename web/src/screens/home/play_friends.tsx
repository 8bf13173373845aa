/** Ways to play with people: a table of one's own, a code, and those one played with last. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../art/icons";
import type { TableListed } from "../../generated/protocol";
import { again } from "../../net/api";
import { gameTitle, listed, personName, refusal, t } from "../../words/words";
import { ownSeats } from "../listed_games";
import { Trouble } from "../screen";

/** How many earlier companies are offered. */
const COMPANIES = 2;

/** The other people of a table, by name. */
function people(table: TableListed): string {
  const mine = new Set(ownSeats(table).map(({ seat }) => seat));
  return listed(
    table.seats.filter((one) => one.kind === "person" && !mine.has(one.seat)).map((one) => personName(one.name)),
  );
}

/** The newest finished game with each company. */
function companies(tables: readonly TableListed[]): readonly TableListed[] {
  const known = new Map<string, TableListed>();
  for (const table of tables) {
    const key = `${table.game} ${people(table)}`;
    if (table.phase === "finished" && people(table) && ownSeats(table).length > 0 && !known.has(key))
      known.set(key, table);
  }
  return [...known.values()].slice(0, COMPANIES);
}

export function PlayFriends({ tables }: { tables: readonly TableListed[] }): JSX.Element {
  const code = useSignal("");
  const trouble = useSignal("");
  const earlier = companies(tables);
  return (
    <section class="way" aria-labelledby="play-friends">
      <h2 id="play-friends">
        <Icon name="people" size={30} />
        {t("home-play-friends")}
      </h2>
      <p>{t("home-play-friends-hint")}</p>
      <form
        class="code-form"
        onSubmit={(event) => {
          event.preventDefault();
          location.hash = `#/join/${code.value.trim().toUpperCase()}`;
        }}
      >
        <input
          class="code-field"
          aria-label={t("web-code")}
          placeholder={t("web-code")}
          value={code.value}
          maxLength={16}
          required
          autocomplete="off"
          autocapitalize="characters"
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
        <button type="submit" class="answer">
          {t("home-join")}
        </button>
      </form>
      {earlier.length > 0 && (
        <p class="again">
          <small>{t("home-again-with")}</small>
          {earlier.map((table) => (
            <button
              key={table.id}
              type="button"
              class="answer"
              onClick={async () => (trouble.value = await again(table.id))}
            >
              <bdi>{people(table)}</bdi> <small>{gameTitle(table.game)}</small>
            </button>
          ))}
        </p>
      )}
      <Trouble words={trouble.value && refusal(trouble.value)} />
      <a class="answer second" href="#/make">
        {t("web-make-table")}
      </a>
    </section>
  );
}
