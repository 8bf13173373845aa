/** Sea and lakes as drawn shapes: round along the coast, straight at the rim of the map. */

import { corners, middle, type Point, SIZE, samePoint } from "./hex";
import { chained, type Edge, rounded, smooth } from "./smooth_lines";

export interface Space {
  readonly name: string;
  readonly centre: Point;
  readonly water: boolean;
}

export interface Waters {
  /** One path; islands are its holes, so it is filled by the even-odd rule. */
  readonly shape: string;
  readonly coasts: readonly string[];
}

interface Shore {
  readonly edge: Edge;
  /** Whether land lies beyond. */
  readonly coast: boolean;
}

function near(one: Space, other: Space): boolean {
  return one !== other && Math.hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y) < SIZE * 1.9;
}

function shoresOf(water: Space, spaces: readonly Space[], pointed: boolean): Shore[] {
  const around = spaces.filter((other) => near(water, other));
  const points = corners(water.centre, pointed);
  return points.flatMap((from, turn) => {
    const edge: Edge = [from, points[(turn + 1) % 6] as Point];
    const beyond = around.find((other) => samePoint(middle(water.centre, other.centre), middle(...edge)));
    return beyond?.water ? [] : [{ edge, coast: beyond !== undefined }];
  });
}

export function waters(spaces: readonly Space[], pointed: boolean): Waters {
  const shores = spaces.filter((space) => space.water).flatMap((water) => shoresOf(water, spaces, pointed));
  const rim = shores.filter(({ coast }) => !coast);
  const inland = (corner: Point) => !rim.some(({ edge }) => edge.some((end) => samePoint(end, corner)));
  return {
    shape: chained(shores.map(({ edge }) => edge))
      .map((loop) => rounded(loop, inland))
      .join(""),
    coasts: chained(shores.filter(({ coast }) => coast).map(({ edge }) => edge)).map(smooth),
  };
}
