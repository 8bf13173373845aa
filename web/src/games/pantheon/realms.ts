/** The land of a nation, as the map tints it: the hexes within three of its start that are nearer to it than to any
 * other start. It has no meaning in the rules; it only shows where the epoch takes place. */
import { corners, type Point, samePoint, written } from "../../board/hex";
import { TABLES } from "./catalogue";
import { centreOf, SPACES } from "./map";

const WIDE = 3;

type Hex = readonly [q: number, r: number];

function hexOf(name: string): Hex {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return [q, r];
}

/** How many steps apart two hexes are. */
export function apart(one: string, other: string): number {
  const [q, r] = hexOf(one);
  const [p, s] = hexOf(other);
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
}

const STARTS = Object.entries(TABLES.nations)
  .map(([nation, { start }]) => ({ nation, start }))
  .sort((one, other) => (one.nation < other.nation ? -1 : 1));

/** Whose land a hex is; empty where it is nobody's. */
function ownerOf(space: string): string {
  let found = "";
  let least = WIDE + 1;
  for (const { nation, start } of STARTS) {
    if (apart(space, start) >= least) continue;
    least = apart(space, start);
    found = nation;
  }
  return found;
}

const OWNERS: ReadonlyMap<string, string> = new Map(SPACES.map(({ name }) => [name, ownerOf(name)]));

/** The nation whose land a hex lies in; empty where it is nobody's. */
export function realmAt(space: string): string {
  return OWNERS.get(space) ?? "";
}

/** The hexes of a nation that are land. */
export function realmOf(nation: string): readonly string[] {
  return SPACES.filter(({ name, water }) => !water && realmAt(name) === nation).map(({ name }) => name);
}

/** The border around hexes, as the path of an SVG: all edges that only one of them has. */
export function rimAround(spaces: readonly string[]): string {
  const edges = spaces.flatMap((space) => {
    const points = corners(centreOf(space), true);
    return points.map((point, n): readonly [Point, Point] => [point, points[(n + 1) % 6] as Point]);
  });
  return edges
    .filter(([from, to]) => !edges.some(([start, end]) => samePoint(from, end) && samePoint(to, start)))
    .map(([from, to]) => `M${written(from)}L${written(to)}`)
    .join("");
}
