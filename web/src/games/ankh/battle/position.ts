/** What stood on the map at another moment: events taken back from what stands there now, or added to it. */
import type { AnkhView, FigureView, KindName, MonumentView } from "../../../generated/ankh";
import type { GameEvent } from "../../../generated/protocol";
import { SPACES, spaceAt } from "../map";

export interface Position {
  readonly figures: readonly FigureView[];
  readonly monuments: readonly MonumentView[];
  readonly gates: readonly string[];
  readonly regions: Readonly<Record<string, readonly string[]>>;
}

function figure(event: GameEvent): FigureView {
  const kind = event.what as KindName;
  return { space: event.where ?? "", kind, side: event.who ?? 0, radiant: false, facing: null };
}

function monument(event: GameEvent, side = event.who ?? null): MonumentView {
  return { space: event.where ?? "", kind: event.what as KindName, side };
}

const moved = (figures: readonly FigureView[], from: string | undefined, to: string | undefined) =>
  figures.map((one) => (one.space === from && to ? { ...one, space: to } : one));
const without = <Piece extends { readonly space: string }>(pieces: readonly Piece[], space: string | undefined) =>
  pieces.filter((one) => one.space !== space);
const owned = (monuments: readonly MonumentView[], space: string | undefined, side: number | null) =>
  monuments.map((one) => (one.space === space ? { ...one, side } : one));
const radiant = (figures: readonly FigureView[], space: string | undefined, is: boolean) =>
  figures.map((one) => (one.space === space ? { ...one, radiant: is } : one));

/** The regions before one was split, or two exchanged their tokens. */
function regionsBefore(regions: Position["regions"], event: GameEvent): Position["regions"] {
  const [one, other] = [String(event.what ?? ""), String(event.amount ?? "")];
  const [first, second] = [regions[one] ?? [], regions[other] ?? []];
  if (event.kind === "tokens-exchanged") return { ...regions, [one]: second, [other]: first };
  const { [one]: _, ...rest } = regions;
  return { ...rest, [other]: [...second, ...first] };
}

/** What stood there before an event. */
function before(now: Position, event: GameEvent): Position {
  const { figures, monuments } = now;
  switch (event.kind) {
    case "figure-moved":
    case "figure-pushed":
      return { ...now, figures: moved(figures, event.where, event.origin) };
    case "figure-summoned":
      return { ...now, figures: without(figures, event.where) };
    case "figure-killed":
    case "figure-removed":
    case "guardian-removed":
      return event.where === undefined ? now : { ...now, figures: [...figures, figure(event)] };
    case "guardian-taken-over":
      return {
        ...now,
        figures: figures.map((one) => (one.space === event.where ? { ...one, side: event.whom ?? 0 } : one)),
      };
    case "sun-given":
      return { ...now, figures: radiant(figures, event.where, false) };
    case "monument-taken":
      return { ...now, monuments: owned(monuments, event.where, event.whom ?? null) };
    case "monument-abandoned":
      return { ...now, monuments: owned(monuments, event.where, event.who ?? null) };
    case "monument-destroyed":
      return { ...now, monuments: [...monuments, monument(event)] };
    case "monument-built":
      return { ...now, monuments: without(monuments, event.where) };
    case "gate-placed":
      return {
        ...now,
        gates: now.gates.filter((one) => one !== event.where).concat(event.origin ? [event.origin] : []),
      };
    case "region-split":
    case "tokens-exchanged":
      return { ...now, regions: regionsBefore(now.regions, event) };
    default:
      return now;
  }
}

/** What stands there after an event of a Battle. */
function after(then: Position, event: GameEvent): Position {
  const { figures, monuments } = then;
  switch (event.kind) {
    case "figure-moved":
      return { ...then, figures: moved(figures, event.origin, event.where) };
    case "figure-summoned":
      return { ...then, figures: [...figures, figure(event)] };
    case "figure-killed":
    case "figure-removed":
      return { ...then, figures: without(figures, event.where) };
    case "sun-given":
      return { ...then, figures: radiant(figures, event.where, true) };
    case "monument-built":
      return { ...then, monuments: [...monuments, monument(event)] };
    case "gate-placed":
      return { ...then, gates: [...then.gates.filter((one) => one !== event.origin), event.where ?? ""] };
    default:
      return then;
  }
}

/** What stood there before some events, the last of which led to the view. */
export function positionBefore(view: AnkhView, events: readonly GameEvent[]): Position {
  const now: Position = {
    figures: view.figures,
    monuments: view.monuments,
    gates: view.gates,
    regions: view.regions,
  };
  return events.reduceRight(before, now);
}

export function positionAfter(then: Position, events: readonly GameEvent[]): Position {
  return events.reduce(after, then);
}

const NEAR = 92;

/** The figures that count in a region: on its land, and on water beside it. */
export function figuresIn({ figures, regions }: Position, region: number): readonly FigureView[] {
  const land = new Set(regions[String(region)] ?? []);
  const beside = (space: string): boolean => {
    const { centre, water } = spaceAt(space);
    const near = ({ x, y }: { x: number; y: number }) => Math.hypot(x - centre.x, y - centre.y) < NEAR;
    return water && SPACES.some((one) => land.has(one.name) && near(one.centre));
  };
  return figures.filter((one) => land.has(one.space) || beside(one.space));
}
