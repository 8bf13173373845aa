/** Egypt as the page draws it: spaces, edges and shapes, all from the printed map. */
import type { Cell } from "../../board/grid";
import {
  corners,
  flatCentre,
  middle,
  outline,
  type Point,
  SIZE,
  samePoint,
  sharedEdge,
  written,
} from "../../board/hex";
import { chained, type Edge, rounded, smooth } from "../../board/smooth_lines";
import { type Space, waters } from "../../board/water_shapes";
import { namesOf } from "../printed";
import { CATALOGUE, TABLES } from "./catalogue";

export interface Ground extends Space {
  readonly terrain: "F" | "D" | "W";
  readonly row: number;
}

export const SPACES: readonly Ground[] = TABLES.map.rows.flatMap((letters, row) =>
  [...letters].flatMap((letter, column) =>
    letter === "."
      ? []
      : [
          {
            name: `${row},${column}`,
            row,
            terrain: letter as "F" | "D" | "W",
            water: letter === "W",
            centre: flatCentre(row, column),
          },
        ],
  ),
);
const BY_NAME = new Map(SPACES.map((space) => [space.name, space]));
export const BOX = [-62, -64, 874, 900] as const;

export function spaceAt(name: string): Ground {
  const space = BY_NAME.get(name);
  if (!space) throw new Error(`no space ${name}`);
  return space;
}

export function centreOf(name: string): Point {
  return spaceAt(name).centre;
}

/** The ends of the edge between two spaces written row,col|row,col. */
export function edgeOf(name: string): Edge {
  const [one, other] = name.split("|") as [string, string];
  return sharedEdge(centreOf(one), centreOf(other));
}

export function middleOf(edge: string): Point {
  return middle(...edgeOf(edge));
}

const near = (one: Point, other: Point) => one !== other && Math.hypot(one.x - other.x, one.y - other.y) < SIZE * 1.9;
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
/** The land spaces beside each one, rivers or not. */
const STEPS = new Map(
  SPACES.map((space) => [space.name, SPACES.filter((other) => !other.water && near(space.centre, other.centre))]),
);
/** The land spaces beside one, rivers or not. */
export function neighboursOf(space: string): readonly string[] {
  return STEPS.get(space)?.map(({ name }) => name) ?? [];
}

/** Where a space or an edge lies. */
export function pointOf(place: string): Point {
  return place.includes("|") ? middleOf(place) : centreOf(place);
}

/** More steps than this are no walk, but a leap. */
const LONGEST = 5;

/** Every edge where a camel may ever stand. */
export const EDGES = namesOf(CATALOGUE, "edge");
export const RIVER = chained(TABLES.map.rivers.map(edgeOf)).map(smooth);
export const { shape: WATERS, coasts: COAST } = waters(SPACES, false);

/** The neighbours of each land space, with the edge between. */
const BESIDE = new Map<string, (readonly [string, string])[]>();
for (const edge of EDGES) {
  const [one = "", other = ""] = edge.split("|");
  BESIDE.set(one, [...(BESIDE.get(one) ?? []), [other, edge]]);
  BESIDE.set(other, [...(BESIDE.get(other) ?? []), [one, edge]]);
}

/** Where somebody walks from one land space to another, both included; straight where no short way is all on land. */
export function wayFrom(from: string, to: string): readonly string[] {
  const came = new Map([[from, from]]);
  const towards = (one: Ground, other: Ground) => far(one.centre, centreOf(to)) - far(other.centre, centreOf(to));
  for (const here of came.keys()) {
    if (here === to) break;
    for (const next of STEPS.get(here)?.toSorted(towards) ?? []) if (!came.has(next.name)) came.set(next.name, here);
  }
  const way = [to];
  while (way[0] !== from && way.length <= LONGEST) way.unshift(came.get(way[0] as string) ?? from);
  return way[0] === from ? way : [from, to];
}

/** Land that hangs together although there are walls on some edges. */
export function parts(spaces: readonly string[], walls: ReadonlySet<string>): string[][] {
  const left = new Set(spaces);
  const found: string[][] = [];
  for (const start of spaces) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (const here of part) {
      for (const [there, edge] of BESIDE.get(here) ?? []) if (!walls.has(edge) && left.delete(there)) part.push(there);
    }
    found.push(part);
  }
  return found;
}

/** The sizes of the two parts if a line of camels with one more edge would cut a region in two, or null. */
export function cutBy(
  regions: readonly (readonly string[])[],
  drawn: readonly string[],
  next: string,
): readonly [number, number] | null {
  const inside = next.split("|")[0] as string;
  const region = regions.find((spaces) => spaces.includes(inside));
  if (!region) return null;
  const before = parts(region, new Set(drawn));
  const after = parts(region, new Set([...drawn, next]));
  if (after.length <= before.length) return null;
  const sizes = after.map((part) => part.length).sort((a, b) => a - b);
  return [sizes[0] ?? 0, sizes.slice(1).reduce((sum, size) => sum + size, 0)];
}

/** Corners where the drawn water swings: on a river, or at a coast. */
const SWINGING = new Set(
  [
    ...TABLES.map.rivers.flatMap(edgeOf),
    ...SPACES.filter(({ water }) => water).flatMap(({ centre }) => corners(centre, false)),
  ].map(cornerKey),
);

function cornerKey({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** The border around some spaces as path data; along rivers and coasts it runs as they are drawn. */
export function border(spaces: readonly string[]): string {
  const inside = spaces.map(centreOf);
  const edges: Edge[] = inside.flatMap((centre) => {
    const points = corners(centre, false);
    return points.flatMap((from, turn): Edge[] => {
      const to = points[(turn + 1) % 6] as Point;
      const beyond = inside.some((other) => near(centre, other) && samePoint(middle(centre, other), middle(from, to)));
      return beyond ? [] : [[from, to]];
    });
  });
  return chained(edges)
    .map((line) => rounded(line, (corner) => SWINGING.has(cornerKey(corner))))
    .join("");
}

export const SPACE_CELLS: readonly Cell[] = SPACES.map(({ name, centre, row }) => ({
  name,
  centre,
  row,
  shape: outline(corners(centre, false, 46)),
}));
export const EDGE_CELLS: readonly Cell[] = EDGES.map((name) => {
  const [a, b] = edgeOf(name);
  return { name, centre: middle(a, b), row: Math.round(middle(a, b).y / SIZE), shape: `M${written(a)}L${written(b)}` };
});

/** The space under a point. */
export function spaceUnder(point: Point): string | null {
  const found = SPACES.find(({ centre }) => Math.hypot(centre.x - point.x, centre.y - point.y) < SIZE * 0.87);
  return found?.name ?? null;
}

/** The edge that a finger at the point means. */
export function edgeUnder(point: Point): string | null {
  let best: string | null = null;
  let least = SIZE * 0.42;
  for (const { name, centre } of EDGE_CELLS) {
    const far = Math.hypot(centre.x - point.x, centre.y - point.y);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
