/** Ankh's map as a view shows it, with what can be touched. It knows no rule. */
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { type Carried, type Gestures, useGestures } from "../../board/gestures";
import { type Glow, Glows, Grid } from "../../board/grid";
import { corners, outline, written } from "../../board/hex";
import { Memo } from "../../board/memo";
import { t } from "../../words/words";
import { BOX, border, centreOf, EDGE_CELLS, edgeUnder, middleOf, SPACE_CELLS, spaceUnder } from "./map";
import { SPACE_NAMES } from "./names";
import { Caravan, FigureMark, Gates, Pieces, RegionToken, tokenPlace } from "./pieces";
import { Terrain } from "./terrain";
import type { AnkhView } from "./view";

export interface AnkhBoardProps {
  readonly view: AnkhView;
  readonly letters: readonly string[];
  readonly spaces: ReadonlyMap<string, Glow>;
  readonly edges: ReadonlyMap<string, Glow>;
  /** Camels of the line that is being drawn. */
  readonly drawn: readonly string[];
  /** Spaces whose figures can be carried to another space. */
  readonly carried: ReadonlySet<string>;
  /** The figure that is being moved. */
  readonly chosen: string | null;
  /** Spaces that a line of the log speaks of, or that the pointer is over. */
  readonly pointed: ReadonlySignal<readonly number[]>;
  /** The region that stands out, by its spaces; the rest is dimmed. */
  readonly stage: readonly string[] | null;
  /** The space under the pointer. */
  readonly hovered: ReadonlySignal<string | null>;
  readonly label: string;
  readonly describe: (space: string) => string;
  readonly facts: ReadonlyMap<string, string>;
  readonly touch: (kind: "space" | "edge", name: string) => void;
  readonly pick: (space: string) => void;
  readonly drop: (space: string) => void;
  readonly trail: (edge: string, first: boolean) => void;
  readonly hover: (space: string | null) => void;
  readonly cancel: () => void;
}

const EVERYTHING = border(SPACE_CELLS.map(({ name }) => name));
const NOTHING: ReadonlySet<string> = new Set();
const NO_FACTS: ReadonlyMap<string, string> = new Map();

/** How a line of camels would cut the region, written at each edge that would finish it. */
function Cuts({ edges }: { edges: ReadonlyMap<string, Glow> }): JSX.Element {
  return (
    <g class="cuts">
      {[...edges].flatMap(([edge, { note }]) =>
        note
          ? [
              <g key={edge} transform={`translate(${written(middleOf(edge))})`}>
                <rect x="-22" y="-11" width="44" height="22" rx="11" />
                <text y="5">{note}</text>
              </g>,
            ]
          : [],
      )}
    </g>
  );
}

/** The border of the region under the pointer. */
function Around({ view, hovered }: Pick<AnkhBoardProps, "view" | "hovered">): JSX.Element | null {
  const space = hovered.value;
  const region = space === null ? undefined : Object.values(view.regions).find((spaces) => spaces.includes(space));
  return region ? <path class="around" d={border(region)} /> : null;
}

function Pointed({ pointed }: Pick<AnkhBoardProps, "pointed">): JSX.Element {
  return (
    <>
      {pointed.value.map((number) => (
        <path key={number} class="pointed" d={outline(corners(centreOf(SPACE_NAMES[number] ?? ""), false))} />
      ))}
    </>
  );
}

/** The figure that is carried, under the pointer. */
function Held({
  view,
  letters,
  carried,
}: Pick<AnkhBoardProps, "view" | "letters"> & { carried: ReadonlySignal<Carried | null> }): JSX.Element | null {
  const held = carried.value;
  const figure = held && view.figures.find((one) => one.space === held.from);
  if (!held || !figure) return null;
  return (
    <g class="carried" transform={`translate(${written(held.point)})`}>
      <FigureMark god={view.gods[figure.side] ?? ""} figure={figure} letter={letters[figure.side] ?? ""} />
    </g>
  );
}

export function AnkhBoard(props: AnkhBoardProps): JSX.Element {
  const { view, spaces, edges, touch, describe, hover, cancel } = props;
  const camels = edges.size > 0;
  const gestures: Gestures = {
    carried: props.carried,
    trailed: camels ? new Set(edges.keys()) : NOTHING,
    at: camels ? edgeUnder : spaceUnder,
    pick: props.pick,
    drop: (from, to) => {
      if (to && to !== from) props.drop(to);
    },
    pass: props.trail,
  };
  const { carried, svg } = useGestures(gestures);
  const lifted = useComputed(() => carried.value?.from ?? null).value;
  const box = BOX.join(" ");
  // Three sheets, so that what moves is painted again and what lies still is not: land, what stands on it, what is touched.
  return (
    <>
      <svg class="board ankh" viewBox={box} aria-hidden="true">
        <Terrain />
      </svg>
      <svg class="board ankh" viewBox={box} aria-hidden="true">
        <Glows cells={SPACE_CELLS} glowing={spaces} />
        <Memo of={view.gates.join()}>{() => <Gates spaces={view.gates} />}</Memo>
        <Memo of={view.camels.join()}>{() => <Caravan edges={view.camels} />}</Memo>
        <Caravan edges={props.drawn} drawn />
        {Object.entries(view.regions).map(([number, region]) => (
          <RegionToken key={number} number={Number(number)} at={tokenPlace(view, region)} />
        ))}
        {props.stage && <path class="dimmed" d={`${EVERYTHING}${border(props.stage)}`} />}
        {props.stage && <path class="stage" d={border(props.stage)} />}
        <Pieces view={view} letters={props.letters} lifted={lifted ?? props.chosen} />
      </svg>
      <svg class="board ankh touched" viewBox={box} ref={svg} role="group" aria-label={props.label}>
        <g aria-hidden="true" class="above">
          <Around view={view} hovered={props.hovered} />
          {props.chosen && <path class="chosen" d={outline(corners(centreOf(props.chosen), false, 46))} />}
          <Pointed pointed={props.pointed} />
        </g>
        <Grid
          kind="space"
          cells={SPACE_CELLS}
          glowing={spaces}
          grips={props.carried}
          label={props.label}
          describe={describe}
          facts={props.facts}
          touch={(name) => touch("space", name)}
          hover={hover}
          cancel={cancel}
        />
        {camels && (
          <Grid
            kind="edge"
            cells={EDGE_CELLS}
            glowing={edges}
            grips={new Set(edges.keys())}
            label={t("table-camel-sides")}
            describe={(edge) => edge.replace("|", " – ")}
            facts={NO_FACTS}
            touch={(name) => touch("edge", name)}
            hover={() => hover(null)}
            cancel={cancel}
          />
        )}
        <g aria-hidden="true" class="above">
          <Cuts edges={edges} />
          <Held view={view} letters={props.letters} carried={carried} />
        </g>
      </svg>
    </>
  );
}
