/** Ankh on the screens around the table: its banner, its lessons, its rulebooks. */
import type { JSX } from "preact";
import { lessonArt, lessonSign } from "../../art/lesson_art";
import { t } from "../../words/words";
import type { Book } from "../description";
import { GodArt } from "./art/gods";
import { FigureArt } from "./art/guardians";
import { MonumentArt } from "./art/monuments";
import { GODS } from "./names";

export function Banner(): JSX.Element {
  return (
    <svg viewBox="0 0 340 116" class="banner" aria-hidden="true">
      {GODS.map((god, n) => (
        <g key={god} class={`seat-${n}`} transform={`translate(${n * 58 + 4} 8)`}>
          <GodArt god={god} />
        </g>
      ))}
    </svg>
  );
}

export const LESSONS: readonly (readonly [rule: string, art: JSX.Element])[] = [
  ["ANKH-TURN-01", lessonArt(<GodArt god="anubis" />, 1)],
  ["ANKH-TURN-02", lessonArt(<FigureArt kind="warrior" />, 0)],
  ["ANKH-EVT-01", lessonSign("camel-caravan")],
  ["ANKH-CON-01", lessonSign("conflict")],
  ["ANKH-DEV-01", lessonArt(<MonumentArt kind="pyramid" />, 2)],
  ["ANKH-MERGE-01", lessonArt(<GodArt god="ra" />, 4)],
];

const title = (edition: string) => () => `${t("ankh-game")} · ${t(`ankh-edition-${edition}`)}`;

export const BOOKS: readonly Book[] = [
  { prefix: "ANKH", title: title("final") },
  { prefix: "ANKHP", title: title("preview") },
];
