/** What is printed in Ankh, and its words. */
import type { AnkhView, CardName, EditionName, PowerName } from "../../generated/ankh";
import printed from "../../generated/ankh.catalogue.json";
import type { Catalogue } from "../../generated/catalogue";
import type { GameEvent } from "../../generated/protocol";
import { Sentences, type Sitting } from "../../words/sentences";
import { namesOf, ruleOf } from "../printed";

export const CATALOGUE = printed as unknown as Catalogue;
export const TABLES = printed.tables;
export const WORDS = new Sentences(CATALOGUE);
export const CARDS = namesOf<CardName>(CATALOGUE, "card");

/** Powers by level, left to right; a power costs its level in Followers. */
export function levelsOf(edition: EditionName): readonly (readonly PowerName[])[] {
  return TABLES.levels[edition] as PowerName[][];
}

/** The rule that says what something printed does in an edition. */
export function printedRule(kind: string, name: string, edition: EditionName): string {
  return ruleOf(CATALOGUE, kind, name, edition);
}

/** Who sits where, as a view shows it. */
function sittingIn({ gods, sides }: AnkhView): Sitting {
  const together = (seat: number) => sides.find((side) => side.seats.includes(seat))?.seats ?? [seat];
  return { called: gods, sides: gods.map((_, seat) => together(seat)) };
}

/** An event as a sentence. */
export function tell(view: AnkhView, event: GameEvent): string {
  return WORDS.event(sittingIn(view), event);
}

/** A side by the names of its gods. */
export function sideName(view: AnkhView, side: number): string {
  return WORDS.side(sittingIn(view), side);
}
