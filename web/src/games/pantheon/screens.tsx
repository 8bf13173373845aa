/** Pantheon on the screens around the table: its lessons and its rulebook. */
import type { JSX } from "preact";
import { lessonArt, lessonSign } from "../../art/lesson_art";
import { t } from "../../words/words";
import type { Book } from "../description";
import { ColumnArt, FootArt, TempleArt } from "./art/pieces";

export const LESSONS: readonly (readonly [rule: string, art: JSX.Element])[] = [
  ["PAN-EPOCH-01", lessonArt(<TempleArt />)],
  ["PAN-EPOCH-16", lessonSign("draw")],
  ["PAN-MOVE-01", lessonArt(<FootArt seat={1} />, 1)],
  ["PAN-SAC-01", lessonSign("sacrifice")],
  ["PAN-SCORE-01", lessonArt(<ColumnArt seat={3} />, 3)],
  ["PAN-END-01", lessonSign("miracle")],
];

export const BOOKS: readonly Book[] = [{ prefix: "PAN", title: () => t("pantheon-game") }];
