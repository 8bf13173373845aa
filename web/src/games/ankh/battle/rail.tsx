/** The steps of a show in a row: what was, what is now, what may come. A past one can be opened again. */
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import { t } from "../../../words/words";

export interface Stop {
  readonly name: string;
  readonly sign: string;
  readonly outcome: string;
}

interface RailProps {
  readonly stops: readonly Stop[];
  readonly at: number;
  readonly label: string;
  readonly go: (to: number) => void;
}

export function Rail({ stops, at, label, go }: RailProps): JSX.Element {
  return (
    <ol class="beat-rail" aria-label={label} style={{ "--stops": stops.length }}>
      {stops.map(({ name, sign, outcome }, n) => {
        const when = n < at ? "past" : n === at ? "now" : "next";
        return (
          <li key={n} class={when} {...(when === "now" ? { "aria-current": "step" } : {})}>
            <button type="button" onClick={() => go(n)}>
              <span class="stop-dot">
                <Sign name={when === "past" ? "done" : sign} size={18} />
              </span>
              <span class="stop-words">
                <b>{name}</b>
                <small>{when === "now" ? t("ankh-beat-now") : when === "past" ? outcome : ""}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
