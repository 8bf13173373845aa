/** A picture of a printed start: the land, the regions with their numbers, who begins where. */

import type { JSX } from "preact";
import { written } from "../../board/hex";
import type { ScenarioPictureProps } from "../description";
import { GodArt } from "./art/gods";
import { FigureArt } from "./art/guardians";
import { MonumentArt } from "./art/monuments";
import { TABLES } from "./catalogue";
import { BOX, centreOf, edgeOf } from "./map";
import { Terrain } from "./terrain";

interface Printed {
  readonly kingdom: string;
  readonly players: number;
  readonly camels: readonly (readonly string[])[];
  readonly regions: Readonly<Record<string, string>>;
  readonly monuments: readonly (readonly [kind: string, space: string, player: number])[];
  readonly gods: readonly string[];
  readonly warriors: readonly string[];
}

function line(edge: string): string {
  const [a, b] = edgeOf(edge);
  return `M${written(a)}L${written(b)}`;
}

function Standing({
  space,
  seat,
  scale,
  children,
}: {
  space: string;
  seat: number;
  scale: number;
  children: JSX.Element;
}): JSX.Element {
  const { x, y } = centreOf(space);
  return (
    <g class={`figure seat-${seat}`}>
      <ellipse class="foot" cx={x} cy={y + 24} rx="26" ry="10" />
      <g transform={`translate(${x - 50 * scale} ${y + 26 - 100 * scale}) scale(${scale})`}>{children}</g>
    </g>
  );
}

/** The picture; gods that are not chosen yet stand as the plain sign of a seat. */
export function ScenarioPicture({ scenario, players, gods, label }: ScenarioPictureProps): JSX.Element | null {
  const found = (TABLES.scenarios as unknown as readonly Printed[]).find(
    (one) => one.kingdom === scenario && one.players === players,
  );
  if (!found) return null;
  return (
    <svg class="board ankh scenario" viewBox={BOX.join(" ")} role="img" aria-label={label}>
      <Terrain />
      {found.camels.flat().map((edge) => (
        <path key={edge} class="caravan-line" d={line(edge)} />
      ))}
      {found.monuments.map(([kind, space, player]) => {
        const { x, y } = centreOf(space);
        return (
          <g key={space} class={player > 0 ? `seat-${player - 1}` : ""}>
            {player > 0 && <circle class="foot" cx={x} cy={y} r="34" opacity="0.6" />}
            <g transform={`translate(${x - 31} ${y - 33}) scale(0.62)`}>
              <MonumentArt kind={kind} />
            </g>
          </g>
        );
      })}
      {found.warriors.map((space, seat) => (
        <Standing key={space} space={space} seat={seat} scale={0.55}>
          <FigureArt kind="warrior" />
        </Standing>
      ))}
      {found.gods.map((space, seat) => (
        <Standing key={space} space={space} seat={seat} scale={0.8}>
          {gods[seat] ? <GodArt god={gods[seat] ?? ""} /> : <UnknownGod seat={seat} />}
        </Standing>
      ))}
      {Object.entries(found.regions).map(([number, space]) => {
        const { x, y } = centreOf(space);
        return (
          <g key={number} class="region-token" transform={`translate(${x} ${y})`}>
            <path class="token-stone" d="M-19 -15L0 -25L19 -15L19 16L0 25L-19 16Z" />
            <text y="8">{number}</text>
          </g>
        );
      })}
    </svg>
  );
}

function UnknownGod({ seat }: { seat: number }): JSX.Element {
  return (
    <g class="unknown-god">
      <circle cx="50" cy="55" r="36" />
      <text x="50" y="70">
        {seat + 1}
      </text>
    </g>
  );
}
