/** Pantheon on the screens around the table: its banner, its lessons, its rulebook. */
import type { JSX } from "preact";
import { lessonArt, lessonSign } from "../../art/lesson_art";
import { t } from "../../words/words";
import type { Book } from "../description";
import { ColumnArt, FootArt, TempleArt } from "./art/pieces";

export function Banner(): JSX.Element {
  return (
    <svg viewBox="0 0 300 116" class="banner" aria-hidden="true">
      <g transform="translate(100 6)">
        <TempleArt />
      </g>
      {[8, 54, 192, 238].map((x, seat) => (
        <g key={x} class={`seat-${seat}`} transform={`translate(${x} 36) scale(0.7)`}>
          <ColumnArt seat={seat} />
        </g>
      ))}
    </svg>
  );
}

export const LESSONS: readonly (readonly [rule: string, art: JSX.Element])[] = [
  ["PAN-EPOCH-01", lessonArt(<TempleArt />)],
  ["PAN-EPOCH-16", lessonSign("draw")],
  ["PAN-MOVE-01", lessonArt(<FootArt seat={1} />, 1)],
  ["PAN-SAC-01", lessonSign("sacrifice")],
  ["PAN-SCORE-01", lessonArt(<ColumnArt seat={3} />, 3)],
  ["PAN-END-01", lessonSign("miracle")],
];

export const BOOKS: readonly Book[] = [{ prefix: "PAN", title: () => t("pantheon-game") }];
