/** How an entry of the almanac stands beside the others: its edition, its rules, what is related to it. */
import type { GameDescription } from "../games/description";
import { type Entry, entriesOf, same } from "../games/entries";

/** How many related things are shown of each sort. */
const MOST_RELATED = 6;

/** The edition an entry is shown in: the wished one if the thing belongs to it, else its first. */
export function shownEdition({ item }: Entry, wished: string): string {
  return item.editions.includes(wished) ? wished : (item.editions[0] ?? "");
}

/** The rules that an entry's effect sums up in an edition. */
export function coversOf({ item }: Entry, edition: string): readonly string[] {
  return item.covers?.[Math.max(0, item.editions.indexOf(edition))] ?? [];
}

/** `coin-3` and `coin-4` are of one series: what a name is without its last part, where that counts something. */
function series(name: string): string {
  return /^(.*)-(?:\d+|[IVX]+)$/.exec(name)?.[1] ?? (/^(?:\d+|[IVX]+)$/.test(name) ? "" : name);
}

export interface Related {
  /** The same thing in other sizes: levels, values. */
  readonly series: readonly Entry[];
  /** Things that the same rules speak of, or that have the same name elsewhere. */
  readonly linked: readonly Entry[];
}

export function relatedTo(game: GameDescription, entry: Entry, edition: string): Related {
  const others = entriesOf(game).filter((one) => !same(one, entry));
  const own = new Set(coversOf(entry, edition));
  const shared = (one: Entry): number => coversOf(one, edition).filter((rule) => own.has(rule)).length;
  const kin = (one: Entry): boolean => series(one.name) === series(entry.name);
  const alike = others.filter((one) => one.kind === entry.kind && kin(one));
  const named = (one: Entry): number => (series(entry.name) && kin(one) ? 1 : 0);
  const weight = (one: Entry): number => shared(one) + 10 * named(one) + (one.group === entry.group ? 0 : 0.5);
  const linked = others
    .filter((one) => !alike.includes(one) && shared(one) + named(one) > 0)
    .sort((one, other) => weight(other) - weight(one));
  return { series: alike, linked: linked.slice(0, MOST_RELATED) };
}

/** Those before and behind an entry, across all groups; undefined at the ends. */
export function neighbours(game: GameDescription, entry: Entry): readonly [Entry | undefined, Entry | undefined] {
  const all = entriesOf(game);
  const at = all.findIndex((one) => same(one, entry));
  return [all[at - 1], all[at + 1]];
}
