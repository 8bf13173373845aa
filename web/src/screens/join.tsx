/** Join a table by its code or by an invite: who invites to what, say your name and sit down, or watch. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { bannerOf } from "../games/registry";
import type { InvitationShown, Join as Wish } from "../generated/protocol";
import { callMe, Denied, goTo, invitation, join, visitor } from "../net/api";
import { gameTitle, listed, personName, playerName, t } from "../words/words";
import { RefusedAs } from "./refused";
import { Screen } from "./screen";
import { TableFacts } from "./table_facts";

type By = Pick<Wish, "invite" | "code">;

/** What the invite or the code leads to; null until that is known. */
function useInvitation(by: By | null, trouble: { value: string }): InvitationShown | null {
  const found = useSignal<InvitationShown | null>(null);
  const key = JSON.stringify(by);
  useEffect(() => {
    if (!by) return;
    invitation(by).then(
      (shown) => (found.value = shown),
      (error: unknown) => {
        if (!(error instanceof Denied)) throw error;
        trouble.value = error.code;
      },
    );
  }, [key]);
  return found.value;
}

/** Who invites, to what, and who is there already. */
function Invited({ shown }: { shown: InvitationShown }): JSX.Element {
  const { host, setup, pace, seats, role, phase } = shown;
  const Banner = bannerOf(setup.game).value;
  const free = seats.filter((seat) => seat.kind === "free").length;
  const why = phase === "waiting" ? "join-full" : phase === "playing" ? "join-begun" : "join-over";
  return (
    <section class={`invitation game-card ${setup.game}`}>
      <div class="invitation-picture">{Banner && <Banner />}</div>
      <h2>
        <bdi>{t("join-invites", { who: personName(host), game: gameTitle(setup.game) })}</bdi>
      </h2>
      <p>
        <bdi>{listed(seats.filter((seat) => seat.kind !== "free").map(playerName))}</bdi>
        {free > 0 && ` · ${t("home-free-seats", { amount: free })}`}
      </p>
      {role === "spectator" && <p role="status">{t(why)}</p>}
      <TableFacts setup={setup} pace={pace} host={host} practice={null} rated={shown.rated ?? false} />
    </section>
  );
}

export function Join({ code = "", invite = "" }: { code?: string; invite?: string }): JSX.Element {
  const name = useSignal(visitor());
  const typed = useSignal(code);
  const trouble = useSignal("");
  const shown = useInvitation(invite ? { invite } : code ? { code } : null, trouble);
  const enter = async (watch: boolean) => {
    callMe(name.value.trim());
    const by: By = invite ? { invite } : { code: typed.value.trim().toUpperCase() };
    trouble.value = await goTo(join({ name: name.value.trim() || t("web-somebody"), watch, ...by }));
  };
  const sits = shown?.role !== "spectator";
  return (
    <Screen title={t("web-join")} kind="join-screen">
      {shown && <Invited shown={shown} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter(!sits && !invite);
        }}
      >
        <label>
          {t("web-your-name")}
          <input
            value={name.value}
            maxLength={32}
            placeholder={t("web-somebody")}
            autocomplete="nickname"
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        {!invite && !shown && (
          <label>
            {t("web-code")}
            <input
              class="code-field"
              value={typed.value}
              maxLength={16}
              required
              autocomplete="off"
              autocapitalize="characters"
              onInput={(event) => (typed.value = event.currentTarget.value)}
            />
          </label>
        )}
        <RefusedAs code={trouble.value} />
        <div class="form-answers">
          <button type="submit" class="answer pass play">
            {sits ? t("web-sit-down") : t("web-watch")}
          </button>
          {!invite && sits && (
            <button type="button" class="answer play" onClick={() => void enter(true)}>
              {t("web-watch")}
            </button>
          )}
        </div>
      </form>
    </Screen>
  );
}
