/** Ankh on the screens around the table: its lessons and its rulebooks. */
import type { JSX } from "preact";
import { lessonArt, lessonSign } from "../../art/lesson_art";
import { t } from "../../words/words";
import type { Book } from "../description";
import { GodArt } from "./art/gods";
import { FigureArt } from "./art/guardians";
import { MonumentArt } from "./art/monuments";

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
