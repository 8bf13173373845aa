/** A drawn course (a river, a coast, a caravan) made of hex edges: chained end to end and smoothed. */
import { middle, type Point, samePoint, written } from "./hex";

export type Edge = readonly [Point, Point];

/** Edges chained into as few lines as possible; a line ends where three edges meet. */
export function chained(edges: readonly Edge[]): Point[][] {
  const left = [...edges];
  const lines: Point[][] = [];
  const meeting = (at: Point) => edges.filter(([a, b]) => samePoint(a, at) || samePoint(b, at)).length;
  while (left.length > 0) {
    const start = left.findIndex(([a, b]) => meeting(a) !== 2 || meeting(b) !== 2);
    const [first] = left.splice(Math.max(start, 0), 1);
    if (!first) break;
    const line = meeting(first[0]) !== 2 ? [first[0], first[1]] : [first[1], first[0]];
    let grown = true;
    while (grown) {
      grown = false;
      const end = line[line.length - 1] as Point;
      if (meeting(end) !== 2) break;
      const next = left.findIndex(([a, b]) => samePoint(a, end) || samePoint(b, end));
      if (next >= 0) {
        const [edge] = left.splice(next, 1) as [Edge];
        line.push(samePoint(edge[0], end) ? edge[1] : edge[0]);
        grown = true;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Path data that swings through the middles of the edges, with the corners pulling it. */
export function smooth(line: readonly Point[]): string {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last) return "";
  const closed = line.length > 3 && samePoint(first, last);
  const parts: string[] = [];
  if (closed) {
    const start = middle(line[line.length - 2] as Point, first);
    parts.push(`M${written(start)}`);
    for (let n = 0; n + 1 < line.length; n++) {
      parts.push(`Q${written(line[n] as Point)} ${written(middle(line[n] as Point, line[n + 1] as Point))}`);
    }
    return `${parts.join("")}Z`;
  }
  parts.push(`M${written(first)}`);
  for (let n = 1; n + 1 < line.length; n++) {
    parts.push(`Q${written(line[n] as Point)} ${written(middle(line[n] as Point, line[n + 1] as Point))}`);
  }
  return `${parts.join("")}L${written(last)}`;
}

/** A closed shape whose corners are rounded where the test says so. */
export function rounded(loop: readonly Point[], round: (corner: Point) => boolean): string {
  const first = loop[0];
  const before = loop[loop.length - 2];
  if (!first || !before) return "";
  const parts = [`M${written(middle(before, first))}`];
  for (let n = 0; n + 1 < loop.length; n++) {
    const corner = loop[n] as Point;
    const half = written(middle(corner, loop[n + 1] as Point));
    parts.push(round(corner) ? `Q${written(corner)} ${half}` : `L${written(corner)}L${half}`);
  }
  return `${parts.join("")}Z`;
}
