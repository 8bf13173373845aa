/** The ancient Mediterranean as the page draws it, all from the printed map. */
import type { Cell } from "../../board/grid";
import { corners, outline, type Point, pointedCentre, SIZE } from "../../board/hex";
import { type Space, waters } from "../../board/water_shapes";
import { TABLES } from "./catalogue";

export const SPACES: readonly (Space & { readonly row: number })[] = TABLES.board.rows.flatMap(({ r, q, hexes }) =>
  [...hexes].map((sign, n) => ({
    name: `${q + n},${r}`,
    row: r,
    centre: pointedCentre(q + n, r),
    water: sign === "~",
  })),
);
const BY_NAME = new Map(SPACES.map((space) => [space.name, space]));
export const { shape: SEAS, coasts: COASTS } = waters(SPACES, true);
export const SITES: readonly (readonly [string, string])[] = Object.entries(TABLES.board.sites);
export const BOX = [-75, -62, 1575, 874] as const;

export function isSpace(name: string): boolean {
  return BY_NAME.has(name);
}

export function centreOf(name: string): Point {
  const space = BY_NAME.get(name);
  if (!space) throw new Error(`no hex ${name}`);
  return space.centre;
}

export function isWater(name: string): boolean {
  return BY_NAME.get(name)?.water ?? false;
}

export const CELLS: readonly Cell[] = SPACES.map(({ name, centre, row }) => ({
  name,
  centre,
  row,
  shape: outline(corners(centre, true, 46)),
}));

/** The hex under a point. */
export function hexUnder(point: Point): string | null {
  return SPACES.find(({ centre }) => Math.hypot(centre.x - point.x, centre.y - point.y) < SIZE * 0.82)?.name ?? null;
}
