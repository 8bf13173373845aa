/** What all screens but the table have in common: a title, and the way home. */
import type { ComponentChildren, JSX } from "preact";
import { Sign } from "../art/signs";
import { t } from "../words/words";

export function Screen({
  title,
  children,
  kind = "",
}: {
  title: string;
  children: ComponentChildren;
  kind?: string;
}): JSX.Element {
  return (
    <main class={`home-screen form-screen ${kind}`}>
      <header>
        <h1>{title}</h1>
        <a class="answer" href="#/">
          <Sign name="home" />
          {t("web-title")}
        </a>
      </header>
      {children}
    </main>
  );
}

/** While something is on its way. */
export function Opening(): JSX.Element {
  return (
    <main class="home-screen loading" aria-busy="true">
      <p role="status">{t("web-opening")}</p>
    </main>
  );
}

/** Why something could not be done; nothing while there is no reason. */
export function Trouble({ words }: { words: string }): JSX.Element | null {
  if (!words) return null;
  return (
    <p class="trouble" role="alert">
      {words}
    </p>
  );
}
