/** What never changes on Ankh's map: terrain, coast and the Nile. */
import { Component, type JSX } from "preact";
import { useContext } from "preact/hooks";
import { corners, outline } from "../../board/hex";
import { NamedSpaces } from "../../board/named_spaces";
import { coordinates } from "../../device/settings";
import { COAST, type Ground, RIVER, SPACES, WATERS } from "./map";

const CLASS = { F: "fertile", D: "desert", W: "water" } as const;

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

/** Drawn once. Banks and beaches lie under the water, so that the river runs into the lakes without a seam. */
export class Terrain extends Component {
  override shouldComponentUpdate(): boolean {
    return false;
  }

  override render(): JSX.Element {
    return (
      <g class="ground">
        {SPACES.map((space) => (
          <g key={space.name} class={CLASS[space.terrain]}>
            <path class="hex" d={outline(corners(space.centre, false))} />
            {!space.water && <Texture space={space} />}
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
        <path class="waters" d={WATERS} />
        {RIVER.map((course) => (
          <path key={`light ${course}`} class="river-light" d={course} />
        ))}
        {SPACES.filter((space) => space.water).map((space) => (
          <g key={space.name} class="water">
            <path class="water-net" d={outline(corners(space.centre, false))} />
            <Texture space={space} />
          </g>
        ))}
      </g>
    );
  }
}

/** The row and column of every space, for who wants to see them and where a text speaks of them. */
export function Coordinates(): JSX.Element | null {
  const named = useContext(NamedSpaces);
  if (coordinates.value === "off" && !named) return null;
  return (
    <g class="coordinates">
      {SPACES.map(({ name, centre }) => (
        <text key={name} x={centre.x} y={centre.y - 22}>
          {name}
        </text>
      ))}
    </g>
  );
}
