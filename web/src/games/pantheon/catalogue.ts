/** What is printed in Pantheon, and its words. */
import type { Catalogue } from "../../generated/catalogue";
import type { CardName, LevelName, OfferingName } from "../../generated/pantheon";
import printed from "../../generated/pantheon.catalogue.json";
import { Sentences } from "../../words/sentences";
import { namesOf, printedItem, ruleOf } from "../printed";

/** How many there are of each. */
export type Counts = Readonly<Partial<Record<string, number>>>;

export const CATALOGUE = printed as unknown as Catalogue;
export const TABLES = printed.tables;
export const CARDS = namesOf<CardName>(CATALOGUE, "card");
export const OFFERINGS = namesOf<OfferingName>(CATALOGUE, "offering");
export const LEVELS = namesOf<LevelName>(CATALOGUE, "level");
const SITES: Readonly<Partial<Record<string, string>>> = TABLES.board.sites;

/** The name of a site; empty for other hexes. */
export function siteName(space: string): string {
  return SITES[space] ?? "";
}

/** A hex by its coordinates, a site by its name too. */
function placeWords(space: string): string {
  return siteName(space) ? `${space} ${siteName(space)}` : space;
}

export const WORDS = new Sentences(CATALOGUE, placeWords);

/** What a god costs, number by number. */
export function costOf(god: string): readonly number[] {
  const cost = printedItem(CATALOGUE, "god", god)?.numbers.cost;
  return typeof cost === "object" ? cost : [];
}

/** Whether sacrifice tokens count for a god. */
export function tokensCountFor(god: string): boolean {
  return printedItem(CATALOGUE, "god", god)?.numbers.cardsOnly !== 1;
}

/** The rule that says what a god or a nation brings. */
export function printedRule(kind: "god" | "nation", name: string): string {
  return ruleOf(CATALOGUE, kind, name);
}

/** How much a tile gives. */
export function tileAmount(kind: "god" | "loot" | "bonus" | "nation", name: string): number {
  const amount = printedItem(CATALOGUE, kind, name)?.numbers.amount;
  return typeof amount === "number" ? amount : 0;
}

/** Whether a god stays with its owner, and whether it then serves only once. */
export function keptAs(god: string): "at-once" | "kept" | "single" {
  if (printedItem(CATALOGUE, "god", god)?.numbers.stays !== 1) return "at-once";
  return god === "traitera" ? "single" : "kept";
}
