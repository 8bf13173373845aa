/** Ankh's map: terrain, river, camels, regions, pieces. It draws a view; it knows no rule. */
import egypt from "../../../src/theomachy/ankh/data/egypt.json";
import type { JSX } from "preact";
import { GodArt } from "../art/gods";
import { FigureArt } from "../art/guardians";
import { CamelArt, MonumentArt } from "../art/monuments";
import { chained, type Side, smooth } from "../board/course";
import { corners, flatCentre, middle, outline, type Point, sharedSide, written } from "../board/hex";
import { type Space, waters } from "../board/waters";
import type { AnkhView, Figure, Monument } from "./view";

interface Ground extends Space {
  readonly terrain: "F" | "D" | "W";
}

const SPACES: readonly Ground[] = egypt.rows.flatMap((letters, row) =>
  [...letters].flatMap((letter, column) =>
    letter === "."
      ? []
      : [{ name: `${row},${column}`, terrain: letter as "F" | "D" | "W", water: letter === "W", centre: flatCentre(row, column) }],
  ),
);
const BY_NAME = new Map(SPACES.map((space) => [space.name, space]));

export function centreOf(name: string): Point {
  const space = BY_NAME.get(name);
  if (!space) throw new Error(`no space ${name}`);
  return space.centre;
}

/** The ends of the side between two spaces written row,col|row,col. */
export function sideOf(name: string): Side {
  const [one, other] = name.split("|") as [string, string];
  return sharedSide(centreOf(one), centreOf(other));
}

const RIVER = chained(egypt.rivers.map(sideOf)).map(smooth);

const { shape: WATERS, coasts: COAST } = waters(SPACES, false);

const CLASS = { F: "fertile", D: "desert", W: "water" } as const;

/** What never changes: terrain, coast and the Nile. */
function Terrain(): JSX.Element {
  return (
    <g class="ground">
      {SPACES.map((space) => (
        <g key={space.name} class={CLASS[space.terrain]}>
          <path class="hex" d={outline(corners(space.centre, false))} />
        </g>
      ))}
      <path class="waters" d={WATERS} />
      {SPACES.filter((space) => space.water).map((space) => (
        <path key={`net ${space.name}`} class="water-net" d={outline(corners(space.centre, false))} />
      ))}
      {SPACES.map((space) => (
        <g key={space.name} class={CLASS[space.terrain]}>
          <Texture space={space} />
        </g>
      ))}
      {COAST.map((course) => (
        <path key={course} class="coast" d={course} />
      ))}
      {RIVER.map((course) => (
        <path key={`bank ${course}`} class="river-bank" d={course} />
      ))}
      {RIVER.map((course) => (
        <path key={course} class="river" d={course} />
      ))}
      {RIVER.map((course) => (
        <path key={`light ${course}`} class="river-light" d={course} />
      ))}
    </g>
  );
}

/** A quiet pattern, varied by the space's place so that it does not look stamped. */
function Texture({ space }: { space: Ground }): JSX.Element {
  const { x, y } = space.centre;
  const shift = ((x * 7 + y * 13) % 17) - 8;
  if (space.terrain === "F") {
    const tuft = (dx: number, dy: number) => `M${x + dx} ${y + dy}q-3 -8 -6 -10m6 10q0 -9 0 -13m0 13q3 -8 6 -10`;
    return <path class="texture" d={`${tuft(-20 + shift, 16)}${tuft(16 + shift / 2, -12)}${tuft(12 - shift, 30)}`} />;
  }
  if (space.terrain === "D") {
    const dune = (dx: number, dy: number, wide: number) => `M${x + dx - wide} ${y + dy}q${wide} -9 ${wide * 2} 0`;
    return <path class="texture" d={`${dune(-10 + shift, -14, 15)}${dune(12 - shift, 6, 18)}${dune(-8, 27, 13)}`} />;
  }
  const ripple = (dx: number, dy: number) => `M${x + dx - 14} ${y + dy}q7 -6 14 0q7 6 14 0`;
  return <path class="texture" d={`${ripple(-8 + shift, -14)}${ripple(6 - shift, 8)}${ripple(-10, 26)}`} />;
}

/** The land space of a region nearest to its middle and free of pieces if one is. */
function tokenPlace(view: AnkhView, spaces: readonly string[]): Point {
  const taken = new Set([...view.figures, ...view.monuments].map((piece) => piece.space));
  const free = spaces.filter((space) => !taken.has(space));
  const pool = (free.length > 0 ? free : spaces).map(centreOf);
  const all = spaces.map(centreOf);
  const mean = { x: all.reduce((sum, p) => sum + p.x, 0) / all.length, y: all.reduce((sum, p) => sum + p.y, 0) / all.length };
  return pool.reduce((best, p) => (Math.hypot(p.x - mean.x, p.y - mean.y) < Math.hypot(best.x - mean.x, best.y - mean.y) ? p : best));
}

function RegionToken({ number, at }: { number: number; at: Point }): JSX.Element {
  return (
    <g class="region-token" transform={`translate(${written(at)})`}>
      <path class="token-shade" d="M-19 -15L0 -25L19 -15L19 16L0 25L-19 16Z" transform="translate(1.5 3)" />
      <path class="token-stone" d="M-19 -15L0 -25L19 -15L19 16L0 25L-19 16Z" />
      <path class="token-rim" d="M-15 -12L0 -20L15 -12L15 13L0 20L-15 13Z" />
      <text y="8">{number}</text>
    </g>
  );
}

function Camel({ side }: { side: string }): JSX.Element {
  const [a, b] = sideOf(side);
  const at = middle(a, b);
  return (
    <g class="camel-side">
      <path class="caravan-line" d={`M${written(a)}L${written(b)}`} />
      <g transform={`translate(${at.x - 17} ${at.y - 19}) scale(0.34)`}>
        <CamelArt />
      </g>
    </g>
  );
}

function FigureMark({ view, figure }: { view: AnkhView; figure: Figure }): JSX.Element {
  const { x, y } = centreOf(figure.space);
  const god = figure.kind === "god";
  const scale = god ? 0.66 : figure.kind === "warrior" ? 0.5 : 0.58;
  return (
    <g class={`figure seat-${figure.side}`} transform={`translate(${x} ${y})`}>
      <ellipse class="foot-shade" cx="2" cy="27" rx="27" ry="10" />
      <ellipse class="foot" cx="0" cy="24" rx={god ? 28 : 24} ry={god ? 10.5 : 9} />
      <g transform={`translate(${-50 * scale} ${25 - 100 * scale}) scale(${scale})`}>
        {god ? <GodArt god={view.gods[figure.side] ?? ""} /> : <FigureArt kind={figure.kind} />}
      </g>
      {figure.radiant && <circle class="sun" cx="22" cy="-22" r="8" />}
    </g>
  );
}

function MonumentMark({ monument }: { monument: Monument }): JSX.Element {
  const { x, y } = centreOf(monument.space);
  return (
    <g class="monument" transform={`translate(${x} ${y})`}>
      <ellipse class="foot-shade" cx="3" cy="26" rx="28" ry="9" />
      <g transform="translate(-29 -31) scale(0.58)">
        <MonumentArt kind={monument.kind} />
      </g>
      {monument.side !== null && (
        <g class={`banner seat-${monument.side}`}>
          <circle class="foot" cx="21" cy="19" r="10.5" />
          <path class="banner-ankh" d="M21 19q-5 -3.500 -3 -6.500q3 -2.800 6 0q2 3 -3 6.500m0 -0.500v7m-4 -4.500h8" />
        </g>
      )}
    </g>
  );
}

/** Which spaces and sides answer the open question. */
export interface Lit {
  readonly spaces: ReadonlySet<string>;
  readonly sides: ReadonlySet<string>;
}

interface BoardProps {
  readonly view: AnkhView;
  readonly lit: Lit;
  /** Spaces that a line of the log speaks of. */
  readonly pointed: readonly string[];
  readonly label: string;
  readonly describe: (space: string) => string;
  readonly choose: (space: string) => void;
  readonly chooseSide: (side: string) => void;
}

/** What can be pointed at: every space, row by row, and the sides that are lit. */
function Targets({ lit, describe, choose, chooseSide }: Omit<BoardProps, "view" | "label" | "pointed">): JSX.Element {
  const rows = new Map<string, Ground[]>();
  for (const space of SPACES) {
    const row = space.name.split(",")[0] as string;
    rows.set(row, [...(rows.get(row) ?? []), space]);
  }
  return (
    <g class="targets">
      {[...rows].map(([row, spaces]) => (
        <g key={row} role="row">
          {spaces.map((space) => (
            <path
              key={space.name}
              role="gridcell"
              tabIndex={lit.spaces.has(space.name) ? 0 : -1}
              data-space={space.name}
              class={lit.spaces.has(space.name) ? "target lit" : "target"}
              aria-label={describe(space.name)}
              d={outline(corners(space.centre, false, 46))}
              onClick={() => choose(space.name)}
              onKeyDown={(event) => {
                if (event.key === "Enter" || event.key === " ") {
                  event.preventDefault();
                  choose(space.name);
                }
              }}
            />
          ))}
        </g>
      ))}
      {[...lit.sides].map((side) => {
        const [a, b] = sideOf(side);
        return (
          <path
            key={side}
            role="button"
            tabIndex={0}
            data-side={side}
            class="side-target"
            aria-label={side}
            d={`M${written(a)}L${written(b)}`}
            onClick={() => chooseSide(side)}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " ") chooseSide(side);
            }}
          />
        );
      })}
    </g>
  );
}

/** The whole map for a view. */
export function AnkhBoard(props: BoardProps): JSX.Element {
  const { view } = props;
  return (
    <svg class="board ankh" viewBox="-70 -70 890 980" role="grid" aria-label={props.label}>
      <Terrain />
      {view.camels.map((side) => (
        <Camel key={side} side={side} />
      ))}
      {Object.entries(view.regions).map(([number, spaces]) => (
        <RegionToken key={number} number={Number(number)} at={tokenPlace(view, spaces)} />
      ))}
      {[...view.monuments.map((m) => ({ y: centreOf(m.space).y, mark: <MonumentMark key={m.space} monument={m} /> })),
        ...view.figures.map((f) => ({ y: centreOf(f.space).y, mark: <FigureMark key={f.space} view={view} figure={f} /> }))]
        .sort((a, b) => a.y - b.y)
        .map((piece) => piece.mark)}
      {props.pointed.map((space) => (
        <path key={space} class="pointed" d={outline(corners(centreOf(space), false))} />
      ))}
      <Targets {...props} />
    </svg>
  );
}
