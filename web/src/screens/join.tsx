/** Join a table by its code: say your name and sit down, or watch. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { callMe, goTo, join, visitor } from "../table/api";
import { t } from "../words/words";

export function Join({ code }: { code: string }): JSX.Element {
  const name = useSignal(visitor());
  const typed = useSignal(code);
  const trouble = useSignal("");
  const enter = async (watch: boolean) => {
    callMe(name.value);
    trouble.value = await goTo(join(name.value.trim() || t("web-somebody"), { code: typed.value.trim() }, watch));
  };
  return (
    <main class="home-screen form-screen">
      <header>
        <h1>{t("web-join")}</h1>
        <a class="answer" href="#/">
          {t("web-title")}
        </a>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter(false);
        }}
      >
        <label>
          {t("web-your-name")}
          <input value={name.value} maxLength={32} onInput={(event) => (name.value = event.currentTarget.value)} />
        </label>
        <label>
          {t("web-code")}
          <input value={typed.value} maxLength={16} onInput={(event) => (typed.value = event.currentTarget.value)} />
        </label>
        {trouble.value && (
          <p class="trouble" role="alert">
            {t("web-refused", { text: trouble.value })}
          </p>
        )}
        <button type="submit" class="answer pass play">
          {t("web-sit-down")}
        </button>
        <button type="button" class="answer" onClick={() => void enter(true)}>
          {t("web-watch")}
        </button>
      </form>
    </main>
  );
}
