/** The cheapest way from one's network to a hex: which pieces have to be placed, step by step. A plan for the player's
 * eyes; every piece is then placed by a question of its own, and the server judges each. Jumps are not planned. */
import type { PantheonView } from "../../generated/pantheon";
import { siteName, TABLES } from "./catalogue";
import { SPACES } from "./map";

export interface Placing {
  readonly space: string;
  readonly piece: "foot" | "column";
  readonly cost: number;
}

export interface Journey {
  /** Where it begins: the temple or an own piece. */
  readonly from: string;
  readonly steps: readonly Placing[];
  readonly cost: number;
  readonly feet: number;
  readonly columns: number;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

const ON_BOARD = new Set(SPACES.map(({ name }) => name));

/** The hexes beside each hex. */
const BESIDE: ReadonlyMap<string, readonly string[]> = new Map(
  SPACES.map(({ name }) => {
    const [q = 0, r = 0] = name.split(",").map(Number);
    return [name, SIDES.map(([dq, dr]) => `${q + dq},${r + dr}`).filter((one) => ON_BOARD.has(one))];
  }),
);

export function beside(space: string): readonly string[] {
  return BESIDE.get(space) ?? [];
}

/** A hex on the way: what stands or would stand there, and how one comes to it. */
interface Node {
  readonly space: string;
  /** A column or the temple lets feet go on, but a column needs a foot beside it. */
  readonly foot: boolean;
  readonly cost: number;
  readonly pieces: number;
  readonly placed: Placing | null;
  readonly before: Node | null;
}

const WAYS = new WeakMap<PantheonView, Map<number, ReadonlyMap<string, Node>>>();

/** What stands on the board, from the side of a player. */
function standingOf(view: PantheonView, seat: number) {
  const own = view.players[seat];
  const others = view.players.filter((_, who) => who !== seat).flatMap(({ feet, columns }) => [...feet, ...columns]);
  const counts = new Map<string, number>();
  for (const space of others) counts.set(space, (counts.get(space) ?? 0) + 1);
  return { feet: new Set(own?.feet), columns: new Set(own?.columns), jumped: own?.jumpedFeet ?? [], others: counts };
}

/** All hexes that can be reached, each by its cheapest way; of ways that cost the same, the one with fewer pieces. */
function waysOf(view: PantheonView, seat: number): ReadonlyMap<string, Node> {
  const known = WAYS.get(view) ?? new Map<number, ReadonlyMap<string, Node>>();
  WAYS.set(view, known);
  const kept = known.get(seat);
  if (kept) return kept;
  const found = search(view, seat);
  known.set(seat, found);
  return found;
}

function search(view: PantheonView, seat: number): ReadonlyMap<string, Node> {
  const { feet, columns, jumped, others } = standingOf(view, seat);
  const begin = (space: string, foot: boolean): Node => ({
    space,
    foot,
    cost: 0,
    pieces: 0,
    placed: null,
    before: null,
  });
  const open: Node[] = [...(view.temple ? [begin(view.temple, false)] : []), ...jumped.map((one) => begin(one, true))];
  const done = new Map<string, Node>();
  const step = (node: Node, space: string): Node | null => {
    if (feet.has(space) || columns.has(space))
      return { ...node, space, foot: feet.has(space), placed: null, before: node };
    const site = siteName(space) !== "";
    const there = others.get(space) ?? 0;
    if (space === view.temple || there > 1 || (site && !node.foot)) return null;
    const cost = there > 0 ? TABLES.pieces.occupied : TABLES.pieces.placement;
    const placed: Placing = { space, piece: site ? "column" : "foot", cost };
    return { space, foot: !site, cost: node.cost + cost, pieces: node.pieces + 1, placed, before: node };
  };
  while (open.length > 0) {
    open.sort((one, other) => one.cost - other.cost || one.pieces - other.pieces);
    const node = open.shift() as Node;
    if (done.has(node.space)) continue;
    done.set(node.space, node);
    for (const space of beside(node.space)) {
      const next = done.has(space) ? null : step(node, space);
      if (next) open.push(next);
    }
  }
  return done;
}

/** The cheapest way to a hex; null where there is none, or where nothing has to be placed. */
export function journeyTo(view: PantheonView, seat: number, target: string): Journey | null {
  const end = waysOf(view, seat).get(target);
  if (!end?.placed) return null;
  const way: Node[] = [];
  for (let node: Node | null = end; node; node = node.before) way.unshift(node);
  // Own pieces on the way cost nothing: they only carry it on.
  const first = way.findIndex(({ placed }) => placed !== null);
  const steps = way.map(({ placed }) => placed).filter((placed) => placed !== null);
  const count = (piece: Placing["piece"]): number => steps.filter((one) => one.piece === piece).length;
  return {
    from: way[first - 1]?.space ?? target,
    steps,
    cost: end.cost,
    feet: count("foot"),
    columns: count("column"),
  };
}

/** The hexes where a piece can be placed next, with what each costs. */
export function nextPlaces(view: PantheonView, seat: number): readonly Placing[] {
  return [...waysOf(view, seat).values()]
    .filter(({ pieces }) => pieces === 1)
    .map(({ placed }) => placed)
    .filter((placed) => placed !== null);
}
