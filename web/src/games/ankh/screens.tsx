/** Ankh on the screens around the table: the pictures of its lessons, and its rulebooks. */
import type { Thing } from "../../generated/protocol";
import { t } from "../../words/words";

import type { AlmanacGroup, Book, LearnPictures } from "../description";
import { namesOf } from "../printed";
import { CATALOGUE } from "./catalogue";

/** In the order of the lessons. */
const PICTURES: readonly Thing[] = [
  { kind: "god", name: "isis" },
  { kind: "action", name: "move" },
  { kind: "action", name: "unlock" },
  { kind: "event", name: "control-monument" },
  { kind: "kind", name: "pyramid" },
  { kind: "event", name: "camel-caravan" },
  { kind: "event", name: "conflict" },
  { kind: "card", name: "plague" },
  { kind: "god", name: "ra" },
  { kind: "kind", name: "giant-scorpion" },
];

/** A golden ankh, or its outline. */
function ankhSign(earned: boolean): ReturnType<LearnPictures["trophy"]> {
  return (
    <svg class={`trophy ${earned ? "earned" : "open"}`} viewBox="0 0 40 44" aria-hidden="true">
      <path d="M20 20Q7 14 11 6q9-9 18 0Q33 14 20 20ZM20 15q5-3 3-6-3-3-6 0-2 3 3 6Z" />
      <path d="M17 19h6l2 21h-10ZM8 20h24l1 6H7Z" />
    </svg>
  );
}

export const LEARN: LearnPictures = {
  picture: (number) => PICTURES[(number - 1) % PICTURES.length] as Thing,
  trophy: ankhSign,
};

const title = (edition: string) => () => `${t("ankh-game")} · ${t(`ankh-edition-${edition}`)}`;

export const BOOKS: readonly Book[] = [
  { prefix: "ANKH", title: title("final") },
  { prefix: "ANKHP", title: title("preview") },
];

/** Guardians stand apart from the other pieces. */
const PIECES = ["god", "warrior", "obelisk", "temple", "pyramid"];

export const ALMANAC: readonly AlmanacGroup[] = [
  { id: "gods", kind: "god", quiz: "battle" },
  { id: "cards", kind: "card", quiz: "battle" },
  { id: "powers", kind: "power", quiz: "battle" },
  {
    id: "guardians",
    kind: "kind",
    quiz: "battle",
    names: namesOf(CATALOGUE, "kind").filter((name) => !PIECES.includes(name)),
  },
  { id: "pieces", kind: "kind", quiz: "score", names: PIECES },
  { id: "actions", kind: "action", quiz: "legal" },
  { id: "events", kind: "event", quiz: "score" },
];
