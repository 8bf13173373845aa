/** What never changes on Pantheon's map: land, sea and coast. */
import { Component, type JSX } from "preact";
import { corners, outline } from "../../board/hex";
import { COASTS, SEAS, SPACES } from "./map";

/** Drawn once. */
export class Terrain extends Component {
  override shouldComponentUpdate(): boolean {
    return false;
  }

  override render(): JSX.Element {
    return (
      <g class="ground">
        {SPACES.map((space) => (
          <path key={space.name} class="land" d={outline(corners(space.centre, true))} />
        ))}
        {SPACES.filter((space) => !space.water).map(({ name, centre: { x, y } }) => (
          <path
            key={`hill ${name}`}
            class="hill"
            d={`M${x - 22 + ((x + y) % 13)} ${y + 24}q7 -9 14 0m6 -6q6 -8 12 0`}
          />
        ))}
        {COASTS.map((course) => (
          <path key={course} class="shore" d={course} />
        ))}
        <path class="sea" d={SEAS} />
        {COASTS.map((course) => (
          <path key={`shoal ${course}`} class="shoal" d={course} />
        ))}
        {SPACES.map((space) => (
          <path
            key={`net ${space.name}`}
            class={space.water ? "sea-net" : "land-net"}
            d={outline(corners(space.centre, true))}
          />
        ))}
        {SPACES.filter((space) => space.water).map(({ name, centre: { x, y } }) => (
          <path key={`wave ${name}`} class="wave" d={`M${x - 16} ${y + ((x * 3 + y) % 19) - 9}q5 -5 10 0t10 0t10 0`} />
        ))}
      </g>
    );
  }
}
