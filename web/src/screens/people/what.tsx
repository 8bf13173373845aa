/** "What is this?": every figure can be explained, in plain words, where it stands. */
import type { JSX } from "preact";
import { t } from "../../words/words";

export function What({ about }: { about: readonly string[] }): JSX.Element {
  return (
    <details class="what-is-this">
      <summary>{t("people-what")}</summary>
      {about.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </details>
  );
}
