/** Pantheon's map: the ancient Mediterranean, its sites, feet, columns and loot. It draws a view; it knows no rule. */
import data from "../../../src/theomachy/pantheon/data/board.json";
import nations from "../../../src/theomachy/pantheon/data/nations.json";
import type { JSX } from "preact";
import { ColumnArt, FootArt, NationArt, PlinthArt, TempleArt } from "../art/pantheon";
import { corners, outline, type Point, pointedCentre, written } from "../board/hex";
import { type Space, waters } from "../board/waters";
import { spaceName } from "./names";
import type { PantheonView } from "./view";

const SPACES: readonly Space[] = data.rows.flatMap(({ r, q, hexes }) =>
  [...hexes].map((sign, n) => ({ name: `${q + n},${r}`, centre: pointedCentre(q + n, r), water: sign === "~" })),
);
const BY_NAME = new Map(SPACES.map((space) => [space.name, space]));
const { shape: SEAS, coasts: COASTS } = waters(SPACES, true);
const SITES = Object.entries(data.sites);

function centreOf(name: string): Point {
  const space = BY_NAME.get(name);
  if (!space) throw new Error(`no hex ${name}`);
  return space.centre;
}

function Terrain(): JSX.Element {
  return (
    <g class="ground">
      {SPACES.map((space) => (
        <path key={space.name} class="land" d={outline(corners(space.centre, true))} />
      ))}
      <path class="sea" d={SEAS} />
      {COASTS.map((course) => (
        <path key={`shoal ${course}`} class="shoal" d={course} />
      ))}
      {COASTS.map((course) => (
        <path key={course} class="shore" d={course} />
      ))}
      {SPACES.map((space) => (
        <path key={`net ${space.name}`} class={space.water ? "sea-net" : "land-net"} d={outline(corners(space.centre, true))} />
      ))}
      {SPACES.filter((space) => space.water).map(({ name, centre: { x, y } }) => (
        <path key={`wave ${name}`} class="wave" d={`M${x - 16} ${y + ((x * 3 + y) % 19) - 9}q5 -5 10 0t10 0t10 0`} />
      ))}
    </g>
  );
}

function Site({ name, at }: { name: string; at: Point }): JSX.Element {
  return (
    <g transform={`translate(${written(at)})`}>
      <g transform="translate(-24 -30) scale(0.48)">
        <PlinthArt />
      </g>
      <text class="site-name" y="32">
        {name}
      </text>
    </g>
  );
}

/** The emblem on the home hex of each nation; the one whose epoch it is shines. */
function Homes({ view }: { view: PantheonView }): JSX.Element {
  const current = view.nations[view.nations.length - 1];
  return (
    <g>
      {nations.nations.map(({ name, start }) => {
        const { x, y } = centreOf(start);
        return (
          <g key={name} class={name === current ? "home current" : "home"} transform={`translate(${x} ${y})`}>
            <circle r="27" />
            <g transform="translate(-19 -19) scale(0.38)">
              <NationArt nation={name} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Pieces({ view }: { view: PantheonView }): JSX.Element {
  const stands = new Map<string, JSX.Element[]>();
  const put = (space: string, mark: JSX.Element) => stands.set(space, [...(stands.get(space) ?? []), mark]);
  view.players.forEach((player, seat) => {
    player.feet.forEach((space) => put(space, <g class={`seat-${seat}`}><FootArt /></g>));
    player.columns.forEach((space) => put(space, <g class={`seat-${seat}`}><ColumnArt /></g>));
  });
  return (
    <g>
      {[...stands].flatMap(([space, marks]) => {
        const { x, y } = centreOf(space);
        return marks.map((mark, n) => (
          <g key={`${space} ${n}`} transform={`translate(${x - 20 + (n - (marks.length - 1) / 2) * 20} ${y - 30}) scale(0.42)`}>
            {mark}
          </g>
        ));
      })}
    </g>
  );
}

interface BoardProps {
  readonly view: PantheonView;
  readonly lit: ReadonlySet<string>;
  /** Hexes that a line of the log speaks of. */
  readonly pointed: readonly string[];
  readonly label: string;
  readonly choose: (space: string) => void;
}

function Targets({ lit, choose }: Pick<BoardProps, "lit" | "choose">): JSX.Element {
  return (
    <g class="targets">
      {data.rows.map(({ r, q, hexes }) => (
        <g key={r} role="row">
          {[...hexes].map((_, n) => {
            const name = `${q + n},${r}`;
            return (
              <path
                key={name}
                role="gridcell"
                tabIndex={lit.has(name) ? 0 : -1}
                data-space={name}
                class={lit.has(name) ? "target lit" : "target"}
                aria-label={spaceName(name)}
                d={outline(corners(centreOf(name), true, 46))}
                onClick={() => choose(name)}
                onKeyDown={(event) => {
                  if (event.key === "Enter" || event.key === " ") {
                    event.preventDefault();
                    choose(name);
                  }
                }}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

/** The whole map for a view. */
export function PantheonBoard({ view, lit, pointed, label, choose }: BoardProps): JSX.Element {
  return (
    <svg class="board pantheon" viewBox="-70 -75 1530 900" role="grid" aria-label={label}>
      <Terrain />
      <Homes view={view} />
      {SITES.map(([space, name]) => (
        <Site key={space} name={name} at={centreOf(space)} />
      ))}
      {Object.entries(view.loot).map(([space, tile]) => (
        <g key={space} class="loot" transform={`translate(${written(centreOf(space))})`}>
          <rect x="-20" y="-20" width="40" height="40" rx="6" />
          <text y="6">{tile}</text>
        </g>
      ))}
      {view.temple && (
        <g transform={`translate(${centreOf(view.temple).x - 25} ${centreOf(view.temple).y - 30}) scale(0.5)`}>
          <TempleArt />
        </g>
      )}
      <Pieces view={view} />
      {pointed.map((space) => (
        <path key={space} class="pointed" d={outline(corners(centreOf(space), true))} />
      ))}
      <Targets lit={lit} choose={choose} />
    </svg>
  );
}
