/** Join a table by its code or by an invite: say your name and sit down, or watch. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Join as Wish } from "../generated/protocol";
import { callMe, goTo, join, visitor } from "../net/api";
import { refusal, t } from "../words/words";
import { Screen } from "./screen";

export function Join({ code = "", invite = "" }: { code?: string; invite?: string }): JSX.Element {
  const name = useSignal(visitor());
  const typed = useSignal(code);
  const trouble = useSignal("");
  const enter = async (watch: boolean) => {
    callMe(name.value.trim());
    const by: Pick<Wish, "invite" | "code"> = invite ? { invite } : { code: typed.value.trim().toUpperCase() };
    trouble.value = await goTo(join({ name: name.value.trim() || t("web-somebody"), watch, ...by }));
  };
  return (
    <Screen title={t("web-join")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter(false);
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
        {!invite && (
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
        {trouble.value && (
          <p class="trouble" role="alert">
            {refusal(trouble.value)}
          </p>
        )}
        <div class="form-answers">
          <button type="submit" class="answer pass play">
            {t("web-sit-down")}
          </button>
          {!invite && (
            <button type="button" class="answer play" onClick={() => void enter(true)}>
              {t("web-watch")}
            </button>
          )}
        </div>
      </form>
    </Screen>
  );
}
