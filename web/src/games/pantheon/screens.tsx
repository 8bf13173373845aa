/** Pantheon on the screens around the table: the pictures of its lessons, its rulebook and its almanac. */
import type { Thing } from "../../generated/protocol";
import { t } from "../../words/words";
import type { AlmanacGroup, Book, LearnPictures } from "../description";
import { ColumnArt, PlinthArt } from "./art/pieces";

/** In the order of the lessons. */
const PICTURES: readonly Thing[] = [
  { kind: "temple", name: "temple" },
  { kind: "foot", name: "foot" },
  { kind: "loot", name: "demigod" },
  { kind: "column", name: "column" },
  { kind: "god", name: "gaiviles" },
  { kind: "deck", name: "deck" },
  { kind: "nation", name: "roma" },
  { kind: "demigod", name: "3" },
];

/** A column on its plinth, or the plinth alone. */
function column(earned: boolean): ReturnType<LearnPictures["trophy"]> {
  return (
    <svg class={`trophy seat-0 ${earned ? "earned" : "open"}`} viewBox="8 4 84 96" aria-hidden="true">
      <PlinthArt />
      {earned && (
        <g transform="translate(14 -8) scale(0.72)">
          <ColumnArt seat={0} />
        </g>
      )}
    </svg>
  );
}

export const LEARN: LearnPictures = {
  picture: (number) => PICTURES[(number - 1) % PICTURES.length] as Thing,
  trophy: column,
};

export const BOOKS: readonly Book[] = [{ prefix: "PAN", title: () => t("pantheon-game") }];

export const ALMANAC: readonly AlmanacGroup[] = [
  { id: "gods", kind: "god" },
  { id: "nations", kind: "nation" },
  { id: "loot", kind: "loot" },
  { id: "bonus", kind: "bonus" },
  { id: "tokens", kind: "token" },
  { id: "cards", kind: "card" },
  { id: "demigods", kind: "demigod", quiz: "score" },
  { id: "offerings", kind: "offering" },
  { id: "pieces", kind: "piece", quiz: "legal" },
  { id: "actions", kind: "action", quiz: "legal" },
];

/** Tokens are called after their offering, demigods after their value. */
export function thingTitle({ kind, name }: Thing): string | undefined {
  if (kind === "demigod") return t("pantheon-almanac-demigod", { amount: Number(name) });
  const [offering = "", level = ""] = kind === "token" ? name.split("-") : [];
  return offering ? `${t(`pantheon-offering-${offering}`)} ${level}` : undefined;
}
