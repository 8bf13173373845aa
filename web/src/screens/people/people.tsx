/** People: my profile, friends and those kept away, somebody by name, and the leaderboards. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Me, PeopleShown, PoolListed } from "../../generated/protocol";
import { me } from "../../net/operator_api";
import { people, pools } from "../../net/people_api";
import { t } from "../../words/words";
import { Opening, Screen } from "../screen";
import { ChoicesForm } from "./choices";
import { personAddress, poolAddress, poolWords, readGames } from "./pools";
import { type Act, TieButtons } from "./ties";
import { What } from "./what";

function Find(): JSX.Element {
  const name = useSignal("");
  return (
    <form
      class="find-person"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.value.trim()) location.hash = personAddress(name.value.trim());
      }}
    >
      <label>
        {t("people-find")}
        <input
          value={name.value}
          maxLength={32}
          required
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="answer">
        {t("people-look")}
      </button>
    </form>
  );
}

const LISTS: readonly (readonly [keyof PeopleShown, readonly Act[]])[] = [
  [
    "asking",
    [
      ["people-accept", "friend", true],
      ["people-decline", "friend", false],
    ],
  ],
  ["friends", [["people-unfriend", "friend", false]]],
  ["asked", [["people-withdraw", "friend", false]]],
  ["muted", [["people-unmute", "mute", false]]],
  ["blocked", [["people-unblock", "block", false]]],
];

function Friends({ shown, again }: { shown: PeopleShown; again: () => void }): JSX.Element {
  return (
    <section class="person-part" aria-labelledby="friends">
      <h2 id="friends">{t("people-friends")}</h2>
      <What about={["people-ties-what"]} />
      {shown.friends.length === 0 && <p class="hint">{t("people-friends-none")}</p>}
      {LISTS.filter(([kind]) => shown[kind].length > 0).map(([kind, what]) => (
        <div key={kind}>
          {kind !== "friends" && <h3>{t(`people-${kind}`)}</h3>}
          <ul class="people-list">
            {shown[kind].map((name) => (
              <li key={name}>
                <a href={personAddress(name)}>
                  <bdi>{name}</bdi>
                </a>
                <TieButtons name={name} what={what} done={again} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Boards({ listed }: { listed: readonly PoolListed[] }): JSX.Element {
  return (
    <section class="person-part" aria-labelledby="boards">
      <h2 id="boards">{t("people-leaders")}</h2>
      {listed.length === 0 && <p class="hint">{t("people-no-ratings")}</p>}
      <ul class="people-list">
        {listed.map((one) => (
          <li key={poolAddress(one)}>
            <a href={poolAddress(one)}>{poolWords(one)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function People(): JSX.Element {
  const who = useSignal<Me | null>(null);
  const shown = useSignal<PeopleShown | null>(null);
  const listed = useSignal<readonly PoolListed[]>([]);
  const look = async () => {
    await readGames();
    who.value = await me();
    listed.value = (await pools()).pools;
    shown.value = who.value.name ? await people() : null;
  };
  useEffect(() => void look(), []);
  if (!who.value) return <Opening />;
  const { name } = who.value;
  return (
    <Screen title={t("people-title")} kind="people-screen">
      <div class="person">
        <section class="person-part">
          {name ? (
            <a class="answer pass" href={personAddress(name)}>
              {t("people-my-profile")}
            </a>
          ) : (
            <a class="answer pass" href="#/account">
              {t("people-log-in")}
            </a>
          )}
          <Find />
        </section>
        <Boards listed={listed.value} />
        {shown.value && <Friends shown={shown.value} again={() => void look()} />}
        {name && <ChoicesForm />}
      </div>
    </Screen>
  );
}
