/** Which part of a board an example is about. */
import type { Point } from "../board/hex";
import type { GameDescription } from "../games/description";
import type { Catalogue } from "../generated/catalogue";
import type { ExampleShown, Thing } from "../generated/protocol";

/** Kinds of things that lie somewhere on a board. */
const PLACES = new Set(["space", "edge"]);

export function isPlace(catalogue: Catalogue, { kind }: Thing): boolean {
  return PLACES.has(kind) || PLACES.has(catalogue.things[kind]?.of ?? "");
}

/** The space of a thing, or null where it lies nowhere on the board. */
export function placeOf(game: GameDescription, thing: Thing): Point | null {
  if (!game.map?.point || !isPlace(game.words.catalogue, thing)) return null;
  const at = game.map.point(thing.name);
  return Number.isFinite(at.x) && Number.isFinite(at.y) ? at : null;
}

/** A window of a board: x, y, width, height in its measures. */
export type Window = readonly [x: number, y: number, width: number, height: number];

/** How many spaces around what is shown, how many at least, and how much wider than high. */
const AROUND = 1.35;
const LEAST = 6.2;
const SHAPE = 1.5;

/** The part of the board around some points, within its box. */
export function windowAround(points: readonly Point[], box: Window, space: number): Window {
  const [left, top, wide, high] = box;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  let width = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * AROUND * space, LEAST * space);
  let height = Math.max(Math.max(...ys) - Math.min(...ys) + 2 * AROUND * space, (LEAST * space) / SHAPE);
  width = Math.min(Math.max(width, height * SHAPE), wide);
  height = Math.min(Math.max(height, width / SHAPE), high);
  const x = Math.min(Math.max(middle.x - width / 2, left), left + wide - width);
  const y = Math.min(Math.max(middle.y - height / 2, top), top + high - height);
  return [x, y, width, height];
}

/** The part of the board that an example is about; null if it is about nothing that lies there. */
export function exampleWindow(game: GameDescription, example: ExampleShown): Window | null {
  if (!game.map) return null;
  const named = [...example.lights, ...example.moments.flatMap(({ things }) => things)];
  const points = named.map((thing) => placeOf(game, thing)).filter((point) => point !== null);
  return points.length > 0 ? windowAround(points, game.map.box, game.map.space) : null;
}
