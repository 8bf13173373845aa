/** Hexes as points on a plane: centres, corners and edges. Two ways to lie: flat top and pointed top. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance from a hex's centre to its corners. */
export const SIZE = 50;
const HALF_HEIGHT = (SIZE * Math.sqrt(3)) / 2;

/** Centre of a flat-top hex named by row and column, odd columns half a hex lower. */
export function flatCentre(row: number, column: number): Point {
  return { x: column * SIZE * 1.5, y: (row * 2 + (column % 2)) * HALF_HEIGHT };
}

/** Centre of a pointed-top hex in axial coordinates. */
export function pointedCentre(q: number, r: number): Point {
  return { x: (q * 2 + r) * HALF_HEIGHT, y: r * SIZE * 1.5 };
}

/** The six corners around a centre; a flat-top hex begins in the east, a pointed one in the south-east. */
export function corners(centre: Point, pointed: boolean, size = SIZE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = (Math.PI / 3) * turn + (pointed ? Math.PI / 6 : 0);
    return { x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) };
  });
}

/** The two ends of the edge shared by neighbouring hexes. */
export function sharedEdge(one: Point, other: Point): [Point, Point] {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const along = { x: -(other.y - one.y), y: other.x - one.x };
  const length = Math.hypot(along.x, along.y);
  const half = SIZE / 2 / length;
  return [
    { x: middle.x + along.x * half, y: middle.y + along.y * half },
    { x: middle.x - along.x * half, y: middle.y - along.y * half },
  ];
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A closed outline as SVG path data. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(written).join("L")}Z`;
}

export function written(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}

/** Whether two points are the same corner, give or take rounding. */
export function samePoint(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
}
