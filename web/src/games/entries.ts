/** What the almanac of a game lists: every printed thing that the catalogue has an effect text for, in groups. */

import type { Catalogue, Item } from "../generated/catalogue";
import type { Thing } from "../generated/protocol";
import type { AlmanacGroup, GameDescription } from "./description";
import { printedItem } from "./printed";

export interface Entry extends Thing {
  readonly item: Item;
  readonly group: string;
}

export interface Group {
  readonly id: string;
  readonly entries: readonly Entry[];
}

const printed = (item: Item): boolean => (item.covers?.length ?? 0) > 0;

/** One group for each kind, where a game does not say how it groups its things. */
function plainGroups(catalogue: Catalogue): readonly AlmanacGroup[] {
  return Object.keys(catalogue.things).map((kind) => ({ id: kind, kind }));
}

export function groupsOf({ almanac, words: { catalogue } }: GameDescription): readonly Group[] {
  return (almanac ?? plainGroups(catalogue))
    .map(({ id, kind, names }) => ({
      id,
      entries: (catalogue.things[kind]?.items ?? [])
        .filter((item) => printed(item) && (!names || names.includes(item.name)))
        .map((item) => ({ kind, name: item.name, item, group: id })),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export const entriesOf = (game: GameDescription): readonly Entry[] => groupsOf(game).flatMap(({ entries }) => entries);

export const same = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.name === other.name;

/** The entry of a thing, also of one that the catalogue lists under another kind. */
export function entryOf(game: GameDescription, thing: Thing): Entry | undefined {
  const { catalogue } = game.words;
  const found = entriesOf(game).find((one) => same(one, thing));
  const of = catalogue.things[thing.kind]?.of;
  if (found || !of || printedItem(catalogue, thing.kind, thing.name)) return found;
  return entryOf(game, { kind: of, name: thing.name });
}

/** Where an entry is found; the edition is named only where it is not the usual one. */
export function addressOf(game: string, { kind, name }: Thing, edition = ""): string {
  return `#/almanac/${game}/${kind}/${encodeURIComponent(name)}${edition ? `/${edition}` : ""}`;
}

/** The address for a thing that somebody reads at a table of this edition; empty if the almanac does not have it. */
export function almanacAddress(game: GameDescription, thing: Thing, edition: string): string {
  const entry = entryOf(game, thing);
  const { catalogue } = game.words;
  const usual = catalogue.editions[0]?.name ?? "";
  return entry ? addressOf(catalogue.game, entry, edition === usual ? "" : edition) : "";
}
