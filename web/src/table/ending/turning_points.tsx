/** The moments a game turned on, each opened on the board by a touch. */
import type { JSX } from "preact";
import { Icon } from "../../art/icons";
import { t } from "../../words/words";
import type { Moment } from "./moments";

export function TurningPoints({ moments, table }: { moments: readonly Moment[]; table: string }): JSX.Element | null {
  if (moments.length === 0) return null;
  return (
    <section class="end-panel turning-panel">
      <h3>{t("web-turning-points")}</h3>
      <ol class="turnings">
        {moments.map((moment, n) => (
          <li key={`${moment.answers} ${moment.title} ${moment.words}`}>
            <a class={`seat-${moment.seat}`} href={`#/replay/${table}/${moment.answers}`}>
              <span class="number" aria-hidden="true">
                {n + 1}
              </span>
              <span>
                <b>{moment.title}</b>
                {moment.words}
              </span>
              <Icon name="play" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
