/** What stands on Ankh's map: figures, Monuments, camels, region tokens, gates to the Underworld. */
import type { JSX } from "preact";
import { middle, type Point, written } from "../../board/hex";
import { Memo } from "../../board/memo";
import { type Piece, useMotion } from "../../board/motion";
import { chained } from "../../board/smooth_lines";
import type { AnkhView, FigureView, MonumentView } from "../../generated/ankh";
import { namesOf } from "../printed";
import { EmblemOf } from "./art/emblems";
import { GodArt } from "./art/gods";
import { FigureArt } from "./art/guardians";
import { CamelArt, GateArt, MonumentArt } from "./art/monuments";
import { CATALOGUE } from "./catalogue";
import { centreOf, edgeOf, wayFrom } from "./map";

const FACINGS = namesOf(CATALOGUE, "facing");

/** The middles of the spaces that a Scorpion's two pincers point at, as angles from its own. */
function PincerMarks({ facing }: { facing: string }): JSX.Element {
  const first = -90 + 60 * FACINGS.indexOf(facing);
  return (
    <g class="pincers">
      {[first, first + 60].map((angle) => (
        <path key={angle} transform={`rotate(${angle})`} d="M33 -7L45 0L33 7L36 0Z" />
      ))}
    </g>
  );
}

/** Whose a piece is: the shape of the god on its colour. */
function Badge({ god, x, y }: { god: string; x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="foot" r="13" />
      <g transform="scale(0.8)">
        <EmblemOf god={god} />
      </g>
    </g>
  );
}

export function FigureMark({ god, figure }: { god: string; figure: FigureView }): JSX.Element {
  const isGod = figure.kind === "god";
  const scale = isGod ? 0.66 : figure.kind === "warrior" ? 0.5 : 0.58;
  return (
    <g class={`figure seat-${figure.side}`}>
      <ellipse class="foot-shade" cx="2" cy="28" rx="28" ry="11" />
      <ellipse class="foot" cx="0" cy="25" rx={isGod ? 28 : 24} ry={isGod ? 11.5 : 10.5} />
      <g transform={`translate(${-50 * scale} ${24 - 100 * scale}) scale(${scale})`}>
        {isGod ? <GodArt god={god} /> : <FigureArt kind={figure.kind} />}
      </g>
      <Badge god={god} x={0} y={29} />
      {figure.radiant && (
        <g class="sun" transform="translate(22 -22)">
          <path d="M0 -12L2.500 -7H-2.500ZM0 12L2.500 7H-2.500ZM-12 0L-7 2.500V-2.500ZM12 0L7 2.500V-2.500Z" />
          <circle r="7" />
        </g>
      )}
      {figure.facing && <PincerMarks facing={figure.facing} />}
    </g>
  );
}

export function MonumentMark({ god, monument }: { god: string; monument: MonumentView }): JSX.Element {
  return (
    <g class="monument">
      <ellipse class="foot-shade" cx="3" cy="26" rx="28" ry="9" />
      <g transform="translate(-29 -31) scale(0.58)">
        <MonumentArt kind={monument.kind} />
      </g>
      {monument.side !== null && (
        <g class={`seat-${monument.side}`}>
          <Badge god={god} x={21} y={17} />
        </g>
      )}
    </g>
  );
}

type Mark = Piece & ({ readonly figure: FigureView } | { readonly monument: MonumentView });

function marks(view: AnkhView): Mark[] {
  const monuments = view.monuments.map((monument) => ({
    space: monument.space,
    like: `${monument.kind} ${monument.side}`,
    monument,
  }));
  const figures = view.figures.map((figure) => ({
    space: figure.space,
    like: `${figure.kind} ${figure.side}`,
    figure,
  }));
  return [...monuments, ...figures];
}

const MARKS = new WeakMap<AnkhView, Mark[]>();

function PieceMark({ view, mark }: { view: AnkhView; mark: Mark }): JSX.Element {
  if ("monument" in mark)
    return <MonumentMark monument={mark.monument} god={view.gods[mark.monument.side ?? -1] ?? ""} />;
  return <FigureMark god={view.gods[mark.figure.side] ?? ""} figure={mark.figure} />;
}

/** Everything a mark shows, written down. */
function shownOf(view: AnkhView, mark: Mark): string {
  const [side, more] =
    "monument" in mark
      ? [mark.monument.side ?? -1, ""]
      : [mark.figure.side, `${mark.figure.radiant} ${mark.figure.facing}`];
  return `${mark.like} ${view.gods[side]} ${more}`;
}

/** Every piece, the nearer ones before the farther ones; who moved since the last view walks. */
export function Pieces({ view, lifted }: { view: AnkhView; lifted: string | null }): JSX.Element {
  const all = MARKS.get(view) ?? marks(view);
  MARKS.set(view, all);
  const { standing, leaving, layer } = useMotion(all, centreOf, wayFrom);
  return (
    <g ref={layer}>
      {[...standing]
        .sort((one, other) => centreOf(one.piece.space).y - centreOf(other.piece.space).y)
        .map(({ id, piece }) => (
          <g
            key={id}
            transform={`translate(${written(centreOf(piece.space))})`}
            class={piece.space === lifted ? "lifted" : ""}
          >
            <g data-piece={id}>
              <Memo of={shownOf(view, piece)}>{() => <PieceMark view={view} mark={piece} />}</Memo>
            </g>
          </g>
        ))}
      {leaving.map((piece) => (
        <g key={`${piece.space} ${piece.like}`} transform={`translate(${written(centreOf(piece.space))})`}>
          <g class="leaving">
            <PieceMark view={view} mark={piece} />
          </g>
        </g>
      ))}
    </g>
  );
}

export function Gates({ spaces }: { spaces: readonly string[] }): JSX.Element {
  return (
    <g>
      {spaces.map((space) => (
        <g key={space} transform={`translate(${centreOf(space).x - 36} ${centreOf(space).y - 30}) scale(0.72)`}>
          <GateArt />
        </g>
      ))}
    </g>
  );
}

/** The trodden path of a caravan, below everything that stands on the map. */
export function CaravanPath({ edges, drawn = false }: { edges: readonly string[]; drawn?: boolean }): JSX.Element {
  return (
    <g class={drawn ? "caravan drawn" : "caravan"}>
      {chained(edges.map(edgeOf)).map((line) => (
        <path key={line.map(written).join()} class="caravan-line" d={`M${line.map(written).join("L")}`} />
      ))}
    </g>
  );
}

/** Camels one behind the other along their edges. They are smaller than what stands beside them, so they come last. */
export function Camels({ edges }: { edges: readonly string[] }): JSX.Element {
  return (
    <g class="caravan">
      {chained(edges.map(edgeOf)).flatMap((line) =>
        line.slice(1).map((to, n) => {
          const from = line[n] as Point;
          const { x, y } = middle(from, to);
          const back = from.x > to.x + 1;
          return (
            <g
              key={`${x} ${y}`}
              transform={`translate(${x} ${y - 4}) scale(${back ? -0.36 : 0.36} 0.36) translate(-50 -50)`}
            >
              <CamelArt />
            </g>
          );
        }),
      )}
    </g>
  );
}

/** The land space of a region nearest to its middle, and free of pieces if one is. */
export function tokenPlace(view: AnkhView, spaces: readonly string[]): Point {
  const taken = new Set([...view.figures, ...view.monuments].map((piece) => piece.space));
  const free = spaces.filter((space) => !taken.has(space));
  const pool = (free.length > 0 ? free : spaces).map(centreOf);
  const all = spaces.map(centreOf);
  const mean = {
    x: all.reduce((sum, p) => sum + p.x, 0) / all.length,
    y: all.reduce((sum, p) => sum + p.y, 0) / all.length,
  };
  return pool.reduce((best, p) =>
    Math.hypot(p.x - mean.x, p.y - mean.y) < Math.hypot(best.x - mean.x, best.y - mean.y) ? p : best,
  );
}

export function RegionToken({ number, at }: { number: number; at: Point }): JSX.Element {
  return (
    <g class="region-token" transform={`translate(${written(at)})`}>
      <path class="token-shade" d="M-19 -15L0 -25L19 -15L19 16L0 25L-19 16Z" transform="translate(1.5 3)" />
      <path class="token-stone" d="M-19 -15L0 -25L19 -15L19 16L0 25L-19 16Z" />
      <path class="token-rim" d="M-15 -12L0 -20L15 -12L15 13L0 20L-15 13Z" />
      <text y="8">{number}</text>
    </g>
  );
}

/** A figure that was somewhere, around the point 0 0. */
export function ghostPiece(view: AnkhView, side: number, kind: string): JSX.Element {
  const figure = { kind, side, space: "", radiant: false, facing: null } as unknown as FigureView;
  return <FigureMark god={view.gods[side] ?? ""} figure={figure} />;
}
