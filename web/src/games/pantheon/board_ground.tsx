/** What lies on the land: the tint of the nation, its emblems, plinths, loot and the temple; above all the names. */
import type { JSX } from "preact";
import type { Glow } from "../../board/grid";
import { corners, outline, type Point, written } from "../../board/hex";
import { Memo } from "../../board/memo";
import type { PantheonView } from "../../generated/pantheon";
import { LootArt } from "./art/loot";
import { NationArt, PlinthArt, TempleArt } from "./art/pieces";
import { TABLES } from "./catalogue";
import { centreOf, SITES } from "./map";
import { realmOf, rimAround } from "./realms";

/** The nation whose epoch it is. */
export function currentNation({ nations }: PantheonView): string {
  return nations[nations.length - 1] ?? "";
}

/** The land of the nation whose epoch it is. */
function Realm({ nation }: { nation: string }): JSX.Element | null {
  const spaces = realmOf(nation);
  if (spaces.length === 0) return null;
  return (
    <g class="realm">
      <path class="realm-land" d={spaces.map((space) => outline(corners(centreOf(space), true))).join("")} />
      <path class="realm-rim" d={rimAround(spaces)} />
    </g>
  );
}

function Plinth({ at }: { at: Point }): JSX.Element {
  return (
    <g transform={`translate(${at.x - 24} ${at.y - 28}) scale(0.48)`}>
      <PlinthArt />
    </g>
  );
}

/** The emblem on the home hex of each nation; the one whose epoch it is shines. */
function Homes({ view }: { view: PantheonView }): JSX.Element {
  const current = currentNation(view);
  return (
    <g>
      {Object.entries(TABLES.nations).map(([name, { start }]) => (
        <g
          key={name}
          class={name === current ? "home current" : "home"}
          transform={`translate(${written(centreOf(start))})`}
        >
          <circle r="27" />
          <g transform="translate(-19 -19) scale(0.38)">
            <NationArt nation={name} />
          </g>
        </g>
      ))}
    </g>
  );
}

function Loot({ view }: { view: PantheonView }): JSX.Element {
  return (
    <g>
      {Object.entries(view.loot).map(([space, tile]) => (
        <g key={space} transform={`translate(${centreOf(space).x - 27} ${centreOf(space).y - 27}) scale(0.54)`}>
          <LootArt tile={tile} />
        </g>
      ))}
    </g>
  );
}

export function Tint({ view }: { view: PantheonView }): JSX.Element {
  return <Memo of={currentNation(view)}>{() => <Realm nation={currentNation(view)} />}</Memo>;
}

export function Lying({ view }: { view: PantheonView }): JSX.Element {
  return (
    <>
      <Memo of={view.nations.join()}>{() => <Homes view={view} />}</Memo>
      <Memo of="">{() => SITES.map(([space]) => <Plinth key={space} at={centreOf(space)} />)}</Memo>
      <Memo of={JSON.stringify(view.loot)}>{() => <Loot view={view} />}</Memo>
      {view.temple && (
        <g transform={`translate(${centreOf(view.temple).x - 28} ${centreOf(view.temple).y - 34}) scale(0.56)`}>
          <TempleArt />
        </g>
      )}
    </>
  );
}

/** The names of the sites, above everything that glows; those that are lit stand on a plate. */
export function Names({ glowing }: { glowing: ReadonlyMap<string, Glow> }): JSX.Element {
  const lit = SITES.filter(([space]) => glowing.has(space)).map(([space]) => space);
  return (
    <Memo of={lit.join(" ")}>
      {() => (
        <g class="site-names">
          {SITES.map(([space, name]) => {
            const { x, y } = centreOf(space);
            return (
              <text key={space} class={glowing.has(space) ? "site-name lit" : "site-name"} x={x} y={y + 34}>
                {name}
              </text>
            );
          })}
        </g>
      )}
    </Memo>
  );
}
