/** What is chosen in the shop but not bought yet: everything can still be changed. */
import type { Thing } from "../../../generated/protocol";
import { LEVELS, OFFERINGS } from "../catalogue";
import { connected, isSite, PIECE_PRICE, type Pieces, placePrice, reachable, type Shelf, tokenPrice } from "./shelf";

export interface Basket {
  /** The level each kind shall have. */
  readonly tokens: Readonly<Partial<Record<string, number>>>;
  readonly feet: number;
  readonly columns: number;
  /** Hexes on which a piece shall stand. */
  readonly places: readonly string[];
}

export const EMPTY: Basket = { tokens: {}, feet: 0, columns: 0, places: [] };

/** What is left of a basket: nothing that is owned by now, nothing that can no longer be had or placed. */
export function tidy(shelf: Shelf, basket: Basket): Basket {
  const tokens = Object.fromEntries(
    Object.entries(basket.tokens).filter(([kind, level = 0]) => level > (shelf.levels[kind] ?? 0)),
  );
  const feet = Math.min(basket.feet, shelf.supply.feet);
  const columns = Math.min(basket.columns, shelf.supply.columns);
  const kept: string[] = [];
  for (const space of basket.places) {
    const left = reserveLeft(shelf, { ...EMPTY, feet, columns, places: kept });
    if ((isSite(space) ? left.columns : left.feet) > 0) kept.push(space);
  }
  return { tokens, feet, columns, places: connected(shelf, kept) };
}

/** What is in the personal reserve once everything is bought and placed. */
export function reserveLeft({ reserve }: Shelf, { feet, columns, places }: Basket): Pieces {
  const sites = places.filter(isSite).length;
  return { feet: reserve.feet + feet - (places.length - sites), columns: reserve.columns + columns - sites };
}

/** One thing of a basket, with its price. */
export interface Line {
  readonly thing: Thing;
  readonly amount: number;
  readonly price: number;
}

/** The things of a basket in the order in which they are sent: tokens, pieces, placements. */
export function linesOf(shelf: Shelf, { tokens, feet, columns, places }: Basket): readonly Line[] {
  const lines: Line[] = [];
  for (const kind of OFFERINGS) {
    const level = tokens[kind];
    if (level === undefined) continue;
    const thing = { kind: "token", name: `${kind}-${LEVELS[level - 1]}` };
    lines.push({ thing, amount: 1, price: tokenPrice(shelf, kind, level) });
  }
  if (feet > 0) lines.push({ thing: { kind: "foot", name: "foot" }, amount: feet, price: feet * PIECE_PRICE });
  if (columns > 0)
    lines.push({ thing: { kind: "column", name: "column" }, amount: columns, price: columns * PIECE_PRICE });
  for (const name of places) lines.push({ thing: { kind: "space", name }, amount: 1, price: placePrice(shelf, name) });
  return lines;
}

export function totalOf(shelf: Shelf, basket: Basket): number {
  return linesOf(shelf, basket).reduce((sum, { price }) => sum + price, 0);
}

/** How many things it holds. */
export function sizeOf({ tokens, feet, columns, places }: Basket): number {
  return Object.keys(tokens).length + feet + columns + places.length;
}

/** The answers that buy it, one by one. */
export function purchases(shelf: Shelf, basket: Basket): readonly Thing[] {
  return linesOf(shelf, basket).flatMap(({ thing, amount }) => Array.from({ length: amount }, () => thing));
}

/** Take a level into the basket, or out of it again. */
export function toggleLevel(basket: Basket, kind: string, level: number): Basket {
  const { [kind]: now, ...tokens } = basket.tokens;
  return { ...basket, tokens: now === level ? tokens : { ...tokens, [kind]: level } };
}

/** A place into the basket, or out of it, with everything that stood on its connection. */
export function togglePlace(shelf: Shelf, basket: Basket, space: string): Basket {
  const places = basket.places.includes(space)
    ? basket.places.filter((one) => one !== space)
    : [...basket.places, space];
  return { ...basket, places: connected(shelf, places) };
}

/** Why a place cannot be added, or null if it can: first what could be bought, then what costs too much. */
export type PlaceVerdict = null | "unreachable" | "no-foot" | "no-column" | "short";

export function againstPlace(shelf: Shelf, basket: Basket, space: string, purse: number): PlaceVerdict {
  if (!reachable(shelf, basket.places).has(space)) return "unreachable";
  const left = reserveLeft(shelf, basket);
  if (isSite(space) && left.columns <= 0) return "no-column";
  if (!isSite(space) && left.feet <= 0) return "no-foot";
  return totalOf(shelf, basket) + placePrice(shelf, space) > purse ? "short" : null;
}

/** Bring pieces of one sort to a number between none and what the supply has. */
export function withPieces(shelf: Shelf, basket: Basket, sort: keyof Pieces, wanted: number): Basket {
  const number = Math.max(0, Math.min(shelf.supply[sort], wanted));
  return tidy(shelf, { ...basket, [sort]: number });
}
