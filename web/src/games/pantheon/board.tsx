/** Pantheon's map as a view shows it, with what can be touched. It knows no rule. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type Gestures, useGestures } from "../../board/gestures";
import { Glows, Grid } from "../../board/grid";
import { corners, outline } from "../../board/hex";
import { t } from "../../words/words";
import { Lying, Names, Tint } from "./board_ground";
import { Pieces } from "./board_pieces";
import { Costs, JourneyPath, MovePreview, touchSpace } from "./journey_view";
import { BOX, CELLS, centreOf, hexUnder } from "./map";
import { placeFacts, placeName } from "./places";
import { ShopGhosts, shopOf } from "./shop";
import type { PantheonState } from "./state";
import { Terrain } from "./terrain";

function Pointed({ pointed }: Pick<PantheonState, "pointed">): JSX.Element {
  return (
    <>
      {pointed.value.map((space) => (
        <path key={space} class="pointed" d={outline(corners(centreOf(space), true))} />
      ))}
    </>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** Questions in which pieces are laid one after another. */
const TRAILS = new Set(["moving"]);

/** Places from which a trail of pieces can be drawn. */
function trailedFrom({ session, question, lit }: PantheonState): ReadonlySet<string> {
  return TRAILS.has(question?.kind ?? "") && session.question.value !== null ? new Set(lit.spaces.keys()) : NOTHING;
}

function gesturesOf({ hand }: PantheonState, trailed: ReadonlySet<string>): Gestures {
  return {
    carried: NOTHING,
    trailed,
    at: hexUnder,
    pick: () => undefined,
    drop: () => undefined,
    pass: (name, first) =>
      first ? hand.touch({ kind: "space", name }) : hand.append({ kind: "space", name }, "trail"),
  };
}

export function PantheonBoard({ state }: { state: PantheonState }): JSX.Element {
  const { view, lit, hovered, letters } = state;
  const grips = trailedFrom(state);
  const { svg } = useGestures(gesturesOf(state, grips));
  const facts = useMemo(() => placeFacts(view), [view]);
  const box = BOX.join(" ");
  // Three sheets, so that only what moves is painted again: land, what lies on it, what is touched. Names and costs lie
  // above what is touched, so that no glow hides them.
  return (
    <>
      <svg class="board pantheon" viewBox={box} preserveAspectRatio="xMinYMid" aria-hidden="true">
        <Terrain />
      </svg>
      <svg class="board pantheon" viewBox={box} preserveAspectRatio="xMinYMid" aria-hidden="true">
        <Tint view={view} />
        <Glows cells={CELLS} glowing={lit.spaces} />
        <Lying view={view} />
        <Pieces view={view} letters={letters} />
      </svg>
      <svg
        class="board pantheon touched"
        viewBox={box}
        preserveAspectRatio="xMinYMid"
        ref={svg}
        role="group"
        aria-label={t("web-map")}
      >
        <g aria-hidden="true" class="above">
          <Pointed pointed={state.pointed} />
          <MovePreview state={state} />
        </g>
        <ShopGhosts state={state} shop={shopOf(state)} />
        <Grid
          kind="space"
          cells={CELLS}
          glowing={lit.spaces}
          grips={grips}
          label={t("web-map")}
          describe={(space) => placeName(view, space)}
          facts={facts}
          touch={(name) => touchSpace(state, name)}
          hover={(name) => (hovered.value = name)}
          cancel={() => void state.session.undo()}
        />
        <g aria-hidden="true" class="above">
          <JourneyPath state={state} />
          <Names glowing={lit.spaces} />
          <Costs glowing={lit.spaces} />
        </g>
      </svg>
    </>
  );
}
