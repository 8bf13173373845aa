/** "What is this?": every figure can be explained, in plain words, where it stands. */
import type { JSX } from "preact";
import type { RatingRules } from "../../generated/protocol";
import { t } from "../../words/words";

interface WhatProps {
  readonly about: readonly string[];
  /** The numbers by which ratings go, where the words name them. */
  readonly rules?: RatingRules;
}

export function What({ about, rules }: WhatProps): JSX.Element {
  const numbers = rules ? { games: rules.least_games, sure: rules.least_sure, pair: rules.pair_a_day } : {};
  return (
    <details class="what-is-this">
      <summary>{t("people-what")}</summary>
      {about.map((key) => (
        <p key={key}>{t(key, numbers)}</p>
      ))}
    </details>
  );
}
