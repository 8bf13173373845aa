/** Make a table: what is played, who sits where, who may come. Two taps with everything as it is proposed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { callMe, type Games, games, goTo, openTable, visitor } from "../table/api";
import type { SeatWish } from "../wire";
import { t } from "../words/words";

const KINDS = ["me", "friend", "hotseat", "bot"] as const;
type Kind = (typeof KINDS)[number];

export function Make(): JSX.Element | null {
  const listed = useSignal<Games | null>(null);
  const game = useSignal<"ankh" | "pantheon">("ankh");
  const players = useSignal(3);
  const edition = useSignal("final");
  const scenario = useSignal("middle-kingdom");
  const kinds = useSignal<readonly Kind[]>(["me", "friend", "bot", "bot", "bot"]);
  const level = useSignal("random");
  const gods = useSignal<readonly string[]>(["", "", "", "", ""]);
  const visibility = useSignal<"private" | "link" | "public">("link");
  const name = useSignal(visitor());
  const trouble = useSignal("");
  useEffect(() => void games().then((found) => (listed.value = found)), []);
  const chosen = listed.value?.games.find((one) => one.name === game.value);
  if (!listed.value || !chosen) return null;
  const count = chosen.players.includes(players.value) ? players.value : (chosen.players[chosen.players.length - 1] ?? 2);
  const open = async () => {
    callMe(name.value);
    const seats: SeatWish[] = kinds.value.slice(0, count).map((kind) => (kind === "bot" ? { kind, level: level.value } : { kind }));
    const picked = gods.value.slice(0, count);
    trouble.value = await goTo(
      openTable({
        name: name.value.trim() || t("web-somebody"),
        setup: {
          game: game.value,
          players: count,
          ...(game.value === "ankh"
            ? { edition: edition.value, scenario: scenario.value, gods: picked.every(Boolean) ? picked : null }
            : {}),
        },
        seats,
        visibility: visibility.value,
      }),
    );
  };
  const pick = <Value,>(list: readonly Value[], at: number, value: Value): Value[] => list.map((one, n) => (n === at ? value : one));
  return (
    <main class="home-screen form-screen">
      <header>
        <h1>{t("web-make-table")}</h1>
        <a class="answer" href="#/">
          {t("web-title")}
        </a>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <label>
          {t("web-your-name")}
          <input value={name.value} maxLength={32} onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
        <label>
          {t("web-game")}
          <select value={game.value} onChange={(event) => (game.value = event.currentTarget.value as "ankh" | "pantheon")}>
            {listed.value.games.map((one) => (
              <option key={one.name} value={one.name}>
                {t(`${one.name}-game`)}
              </option>
            ))}
          </select>
        </label>
        {game.value === "ankh" && (
          <>
            <label>
              {t("web-edition")}
              <select value={edition.value} onChange={(event) => (edition.value = event.currentTarget.value)}>
                {chosen.editions.map((one) => (
                  <option key={one} value={one}>
                    {t(`ankh-edition-${one}`)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t("web-scenario")}
              <select value={scenario.value} onChange={(event) => (scenario.value = event.currentTarget.value)}>
                {(chosen.scenarios[String(count)] ?? []).map((one) => (
                  <option key={one} value={one}>
                    {t(`ankh-scenario-${one}`)}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <label>
          {t("web-players")}
          <select value={count} onChange={(event) => (players.value = Number(event.currentTarget.value))}>
            {chosen.players.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{t("web-seats")}</legend>
          {kinds.value.slice(0, count).map((kind, seat) => (
            <div key={seat} class={`seat-row seat-${seat}`}>
              <b>{seat + 1}</b>
              <select aria-label={t("web-seat", { amount: seat + 1 })} value={kind} onChange={(event) => (kinds.value = pick(kinds.value, seat, event.currentTarget.value as Kind))}>
                {KINDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`web-seat-${one}`)}
                  </option>
                ))}
              </select>
              {game.value === "ankh" && (
                <select aria-label={t("web-god", { amount: seat + 1 })} value={gods.value[seat]} onChange={(event) => (gods.value = pick(gods.value, seat, event.currentTarget.value))}>
                  <option value="">{t("web-random-god")}</option>
                  {chosen.gods.map((god) => (
                    <option key={god} value={god}>
                      {t(`ankh-god-${god}`)}
                    </option>
                  ))}
                </select>
              )}
            </div>
          ))}
        </fieldset>
        <label>
          {t("web-who-may-come")}
          <select value={visibility.value} onChange={(event) => (visibility.value = event.currentTarget.value as "private" | "link" | "public")}>
            {(["private", "link", "public"] as const).map((one) => (
              <option key={one} value={one}>
                {t(`web-visibility-${one}`)}
              </option>
            ))}
          </select>
        </label>
        {trouble.value && (
          <p class="trouble" role="alert">
            {t("web-refused", { text: trouble.value })}
          </p>
        )}
        <button type="submit" class="answer pass play">
          {t("web-make-table")}
        </button>
      </form>
    </main>
  );
}
