/** What is printed in a game, read from its catalogue. */
import type { Catalogue, Item } from "../generated/catalogue";

/** The names of all things of a kind, in their order. */
export function namesOf<Name extends string = string>(catalogue: Catalogue, kind: string): readonly Name[] {
  return (catalogue.things[kind]?.items ?? []).map(({ name }) => name as Name);
}

export function printedItem(catalogue: Catalogue, kind: string, name: string): Item | undefined {
  return catalogue.things[kind]?.items.find((one) => one.name === name);
}

/** The rule that says what a thing is or does, in an edition where there are several; empty if there is none. */
export function ruleOf(catalogue: Catalogue, kind: string, name: string, edition = ""): string {
  const item = printedItem(catalogue, kind, name);
  return item?.rules[Math.max(0, item.editions.indexOf(edition))] ?? "";
}
