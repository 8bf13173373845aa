/** The region of a Battle, lifted out of the map: what stands there at a beat, who was killed, what was built, and how
 * much each figure counts. Places that answer a question can be touched here too. */
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useBoardUnit } from "../../../board/board_unit";
import { Glows, Grid } from "../../../board/grid";
import { type Point, written } from "../../../board/hex";
import type { AnkhView, FigureView } from "../../../generated/ankh";
import { t } from "../../../words/words";
import { border, centreOf, SPACE_CELLS } from "../map";
import { Camels, CaravanPath, FigureMark, Gates, MonumentMark, RegionToken, tokenPlace } from "../pieces";
import { placeFacts, placeName } from "../places";
import type { AnkhState } from "../state";
import { Terrain } from "../terrain";
import { figuresIn, type Position } from "./position";
import type { Badges } from "./strength";

const MARGIN = 62;
const NOTHING: ReadonlySet<string> = new Set();
/** Around everything: the dimmed land has the region as a hole. */
const AROUND = "M-5000 -5000H6000V6000H-5000Z";

export interface MapMoment {
  readonly position: Position;
  readonly fallen: readonly FigureView[];
  /** Spaces where something was built in this beat. */
  readonly fresh: readonly string[];
  readonly badges: Badges;
}

/** The part of the map that is seen: the region, and whatever else can be chosen. */
function boxAround(spaces: readonly string[]): string {
  const points = spaces.map(centreOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top].join(" ");
}

function Fallen({ view, figure }: { view: AnkhView; figure: FigureView }): JSX.Element {
  return (
    <g class="fallen">
      <g class="ghost">
        <FigureMark god={view.gods[figure.side] ?? ""} figure={figure} />
      </g>
      <path d="M-22 -26L22 30M22 -26L-22 30" />
    </g>
  );
}

function Badge({ at, amount }: { at: Point; amount: number }): JSX.Element {
  return (
    <g class={amount > 0 ? "badge" : "badge no"} transform={`translate(${at.x + 25} ${at.y - 24})`}>
      <circle />
      <text>{amount}</text>
    </g>
  );
}

type Where = (space: string) => boolean;

/** What stands on some spaces, the nearer ones before the farther ones. */
function Standing({ state, moment, on }: { state: AnkhState; moment: MapMoment; on: Where }): JSX.Element {
  const { view } = state;
  const { position, fallen } = moment;
  const at = (space: string): string => `translate(${written(centreOf(space))})`;
  return (
    <g>
      {position.monuments
        .filter(({ space }) => on(space))
        .map((one) => (
          <g key={`m ${one.space}`} transform={at(one.space)}>
            <MonumentMark god={view.gods[one.side ?? -1] ?? ""} monument={one} />
          </g>
        ))}
      {fallen
        .filter(({ space }) => on(space))
        .map((one) => (
          <g key={`f ${one.space}`} transform={at(one.space)}>
            <Fallen view={view} figure={one} />
          </g>
        ))}
      {position.figures
        .filter(({ space }) => on(space))
        .sort((one, other) => centreOf(one.space).y - centreOf(other.space).y)
        .map((one) => (
          <g key={`p ${one.space} ${one.kind} ${one.side}`} transform={at(one.space)}>
            <FigureMark god={view.gods[one.side] ?? ""} figure={one} />
          </g>
        ))}
    </g>
  );
}

/** The places that answer, to touch and to walk over. */
function Touched({ state }: { state: AnkhState }): JSX.Element {
  const { view, lit, hooks, hovered, session } = state;
  const facts = useMemo(() => placeFacts(view), [view]);
  const cells = useMemo(() => SPACE_CELLS.filter((cell) => lit.spaces.has(cell.name)), [lit]);
  return (
    <Grid
      kind="space"
      cells={cells}
      glowing={lit.spaces}
      grips={NOTHING}
      label={t("web-map")}
      describe={(space) => placeName(view, space)}
      facts={facts}
      touch={(name) => hooks.touch({ kind: "space", name })}
      hover={(name) => (hovered.value = name)}
      cancel={() => void session.undo()}
    />
  );
}

interface LiftedMapProps {
  readonly state: AnkhState;
  readonly region: number;
  readonly moment: MapMoment;
  readonly asked: boolean;
  /** What lies over a corner of the map. */
  readonly children?: ComponentChildren;
}

export function LiftedMap({ state, region, moment, asked, children }: LiftedMapProps): JSX.Element {
  const { view, lit } = state;
  const { position, fresh, badges } = moment;
  const land = position.regions[String(region)] ?? [];
  const inside = new Set([...land, ...figuresIn(position, region).map(({ space }) => space)]);
  const edge = useMemo(() => border(land), [land.join()]);
  const glowing = asked ? lit.spaces : new Map();
  const box = boxAround([...land, ...glowing.keys()]);
  const [, , wide = 0, high = 0] = box.split(" ").map(Number);
  const shown = useBoardUnit<HTMLDivElement>(wide, high);
  const label = t("ankh-battle-map", { amount: region });
  return (
    <div class="lifted-map" ref={shown}>
      <svg
        class="board ankh"
        viewBox={box}
        {...(glowing.size > 0 ? { role: "group" } : { role: "img" })}
        aria-label={label}
      >
        <g aria-hidden="true">
          <Terrain />
          <Standing state={state} moment={moment} on={(space) => !inside.has(space)} />
          <path class="dimmed-land" d={`${AROUND}${edge}`} />
          <path class="lifted-edge" d={edge} />
          <Glows cells={SPACE_CELLS} glowing={glowing} />
          <Gates spaces={position.gates} />
          <CaravanPath edges={view.camels} />
          {land.length > 0 && <RegionToken number={region} at={tokenPlace({ ...view, ...position }, land)} />}
          {fresh.map((space) => (
            <circle key={space} class="fresh" cx={centreOf(space).x} cy={centreOf(space).y} r="40" />
          ))}
          <Standing state={state} moment={moment} on={(space) => inside.has(space)} />
          <Camels edges={view.camels} />
          {[...badges].map(([space, amount]) => (
            <Badge key={space} at={centreOf(space)} amount={amount} />
          ))}
        </g>
        {glowing.size > 0 && <Touched state={state} />}
      </svg>
      {children}
    </div>
  );
}
