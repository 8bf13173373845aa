/** What a seat can buy: what it owns, what lies in the supply, where its pieces could stand. The server decides what is
 * legal; this is how the shop knows it before anything is sent. */
import type { PantheonView } from "../../../generated/pantheon";
import { LEVELS, OFFERINGS, siteName, TABLES } from "../catalogue";
import { isSpace } from "../map";

export interface Pieces {
  readonly feet: number;
  readonly columns: number;
}

/** Everything a purchase depends on. */
export interface Shelf {
  /** The level of the own token of each kind; 0 without one. */
  readonly levels: Readonly<Record<string, number>>;
  /** In the personal reserve: only these can be placed. */
  readonly reserve: Pieces;
  /** In the general reserve: these can be bought. */
  readonly supply: Pieces;
  readonly feet: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  readonly jumped: readonly string[];
  /** How many pieces of others stand on a hex. */
  readonly others: ReadonlyMap<string, number>;
  readonly temple: string;
}

export function levelNumber(level: string | undefined): number {
  return (LEVELS as readonly string[]).indexOf(level ?? "") + 1;
}

/** Where the temple stands, or will stand in the preparation under way. */
function templeOf(view: PantheonView): string {
  const nation = view.nations[view.nations.length - 1];
  return view.temple ?? (nation ? TABLES.nations[nation].start : "");
}

export function shelfOf(view: PantheonView, seat: number): Shelf | null {
  const mine = view.players[seat];
  if (!mine) return null;
  const others = new Map<string, number>();
  for (const [who, player] of view.players.entries()) {
    if (who === seat) continue;
    for (const space of [...player.feet, ...player.columns]) others.set(space, (others.get(space) ?? 0) + 1);
  }
  return {
    levels: Object.fromEntries(OFFERINGS.map((kind) => [kind, levelNumber(mine.tokens[kind])])),
    reserve: { feet: mine.feetInReserve, columns: mine.columnsInReserve },
    supply: { feet: mine.feetInGeneral, columns: mine.columnsInGeneral },
    feet: new Set(mine.feet),
    columns: new Set(mine.columns),
    jumped: mine.jumpedFeet,
    others,
    temple: templeOf(view),
  };
}

const PRICES = [0, ...TABLES.tokens.prices];
export const PIECE_PRICE = TABLES.pieces.price;

/** A token at a level costs the difference to the one owned. */
export function tokenPrice({ levels }: Shelf, kind: string, level: number): number {
  return (PRICES[level] ?? 0) - (PRICES[levels[kind] ?? 0] ?? 0);
}

export function placePrice({ others }: Shelf, space: string): number {
  return others.has(space) ? TABLES.pieces.occupied : TABLES.pieces.placement;
}

export const isSite = (space: string): boolean => siteName(space) !== "";

const BESIDE = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export function neighbours(space: string): readonly string[] {
  const [q = 0, r = 0] = space.split(",").map(Number);
  return BESIDE.map(([dq, dr]) => `${q + dq},${r + dr}`).filter(isSpace);
}

/** The temple and all own pieces that are connected with it, or with a foot that jumped. */
function network(shelf: Shelf, feet: ReadonlySet<string>, columns: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([shelf.temple, ...shelf.jumped]);
  for (const space of found) {
    for (const next of neighbours(space)) if (feet.has(next) || columns.has(next)) found.add(next);
  }
  return found;
}

/** Where one more piece would be connected, once these are placed. Neither coins nor the reserve are looked at. */
export function reachable(shelf: Shelf, placed: readonly string[]): ReadonlySet<string> {
  const feet = new Set([...shelf.feet, ...placed.filter((space) => !isSite(space))]);
  const columns = new Set([...shelf.columns, ...placed.filter(isSite)]);
  const found = new Set<string>();
  for (const from of network(shelf, feet, columns)) {
    for (const space of neighbours(from)) {
      if (isSite(space) && !feet.has(from)) continue;
      const closed = feet.has(space) || columns.has(space) || space === shelf.temple;
      if (!closed && (shelf.others.get(space) ?? 0) < 2) found.add(space);
    }
  }
  return found;
}

/** The places in an order in which each is connected; those that cannot be are left out. */
export function connected(shelf: Shelf, places: readonly string[]): readonly string[] {
  const placed: string[] = [];
  let left = [...places];
  for (;;) {
    const near = reachable(shelf, placed);
    const next = left.find((space) => near.has(space));
    if (next === undefined) return placed;
    placed.push(next);
    left = left.filter((space) => space !== next);
  }
}
