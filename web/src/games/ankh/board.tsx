/** Ankh's map as a view shows it, with what can be touched. It knows no rule. */
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type Carried, type Gestures, useGestures } from "../../board/gestures";
import { type Glow, Glows, Grid } from "../../board/grid";
import { corners, outline, written } from "../../board/hex";
import { Memo } from "../../board/memo";
import type { Question } from "../../generated/protocol";
import { t } from "../../words/words";
import { CHOOSE_ACTION } from "./actions";
import { useGodColours } from "./god_colours";
import { BOX, border, centreOf, EDGE_CELLS, edgeUnder, middleOf, SPACE_CELLS, spaceUnder } from "./map";
import { Camels, CaravanPath, FigureMark, Gates, Pieces, RegionToken, tokenPlace } from "./pieces";
import { placeFacts, placeName } from "./places";
import type { AnkhState } from "./state";
import { tooEarly } from "./table_signals";
import { Coordinates, Terrain } from "./terrain";
import { Prospects } from "./who_would_win";

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
function Around({ view, hovered }: Pick<AnkhState, "view" | "hovered">): JSX.Element | null {
  const space = hovered.value;
  const region = space === null ? undefined : Object.values(view.regions).find((spaces) => spaces.includes(space));
  return region ? <path class="around" d={border(region)} /> : null;
}

function Pointed({ pointed }: Pick<AnkhState, "pointed">): JSX.Element {
  return (
    <>
      {pointed.value.map((space) => (
        <path key={space} class="pointed" d={outline(corners(centreOf(space), false))} />
      ))}
    </>
  );
}

/** The figure that is carried, under the pointer. */
function Held({
  view,
  carried,
}: Pick<AnkhState, "view"> & { carried: ReadonlySignal<Carried | null> }): JSX.Element | null {
  const held = carried.value;
  const figure = held && view.figures.find((one) => one.space === held.from);
  if (!held || !figure) return null;
  return (
    <g class="carried" transform={`translate(${written(held.point)})`}>
      <FigureMark god={view.gods[figure.side] ?? ""} figure={figure} />
    </g>
  );
}

/** The space of the figure that is being moved. */
function chosenSpace(question: Question | null): string | null {
  return question?.gesture === "place" && question.subject?.kind === "figure" ? question.subject.name : null;
}

/** The region that stands out, by its spaces: where a Battle is fought or looked at again. */
function stageOf({ view, local }: AnkhState): readonly string[] | null {
  const again = local.again.value;
  const region = again === null ? view.battle?.region : local.battles[again]?.region;
  return region ? (view.regions[region] ?? null) : null;
}

/** Spaces whose figures can be carried to another space. */
function carriedFrom({ session, question, lit }: AnkhState): ReadonlySet<string> {
  return question?.gesture === "carry" && session.question.value ? new Set(lit.spaces.keys()) : NOTHING;
}

function gesturesOf(state: AnkhState, carried: ReadonlySet<string>): Gestures {
  const { hand, lit } = state;
  const camels = lit.edges.size > 0;
  return {
    carried,
    trailed: camels ? new Set(lit.edges.keys()) : NOTHING,
    at: camels ? edgeUnder : spaceUnder,
    pick: (name) => hand.touch({ kind: "space", name }),
    drop: (from, to) => {
      if (to && to !== from) hand.append({ kind: "space", name: to }, "dropped");
    },
    pass: (name, first) => (first ? hand.touch({ kind: "edge", name }) : hand.append({ kind: "edge", name }, "trail")),
  };
}

/** The borders of all regions, quiet. */
function Borders({ view }: Pick<AnkhState, "view">): JSX.Element {
  return (
    <>
      {Object.entries(view.regions).map(([number, region]) => (
        <path key={number} class="region-border" d={border(region)} />
      ))}
    </>
  );
}

/** What stands on the land. */
function Standing({ state, lifted }: { state: AnkhState; lifted: string | null }): JSX.Element {
  const { view, lit } = state;
  const stage = stageOf(state);
  return (
    <>
      <Glows cells={SPACE_CELLS} glowing={lit.spaces} />
      <Memo of={view.gates.join()}>{() => <Gates spaces={view.gates} />}</Memo>
      <Memo of={view.camels.join()}>{() => <CaravanPath edges={view.camels} />}</Memo>
      <CaravanPath edges={view.caravan} drawn />
      <Memo of={JSON.stringify(view.regions)}>{() => <Borders view={view} />}</Memo>
      {Object.entries(view.regions).map(([number, region]) => (
        <RegionToken key={number} number={Number(number)} at={tokenPlace(view, region)} />
      ))}
      {stage && <path class="dimmed" d={`${EVERYTHING}${border(stage)}`} />}
      {stage && <path class="lifted-edge" d={border(stage)} />}
      <Coordinates />
      <Pieces view={view} lifted={lifted} />
      <Memo of={[...view.camels, "", ...view.caravan].join()}>
        {() => (
          <>
            <Camels edges={view.camels} />
            <Camels edges={view.caravan} />
          </>
        )}
      </Memo>
    </>
  );
}

/** The edges a camel can be laid on. */
function CamelGrid({ state }: { state: AnkhState }): JSX.Element | null {
  const { lit, hooks, hovered, session } = state;
  if (lit.edges.size === 0) return null;
  return (
    <Grid
      kind="edge"
      cells={EDGE_CELLS}
      glowing={lit.edges}
      grips={new Set(lit.edges.keys())}
      label={t("table-camel-sides")}
      describe={(edge) => edge.replace("|", " – ")}
      facts={NO_FACTS}
      touch={(name) => hooks.touch({ kind: "edge", name })}
      hover={() => (hovered.value = null)}
      cancel={() => void session.undo()}
    />
  );
}

function SpaceGrid({ state, grips }: { state: AnkhState; grips: ReadonlySet<string> }): JSX.Element {
  const { view, lit, hooks, hovered, session } = state;
  const facts = useMemo(() => placeFacts(view), [view]);
  const touch = (name: string): void => {
    // The reasons of the rules would be long; what helps is where to begin.
    if (state.question?.kind === CHOOSE_ACTION) tooEarly.value++;
    else hooks.touch({ kind: "space", name });
  };
  return (
    <Grid
      kind="space"
      cells={SPACE_CELLS}
      glowing={lit.spaces}
      grips={grips}
      label={t("web-map")}
      describe={(space) => placeName(view, space)}
      facts={facts}
      touch={touch}
      hover={(name) => (hovered.value = name)}
      cancel={() => void session.undo()}
    />
  );
}

export function AnkhBoard({ state }: { state: AnkhState }): JSX.Element {
  const { view, lit } = state;
  useGodColours(view.gods);
  const grips = carriedFrom(state);
  const { carried, svg } = useGestures(gesturesOf(state, grips));
  const lifted = useComputed(() => carried.value?.from ?? null).value;
  const chosen = chosenSpace(state.question);
  const box = BOX.join(" ");
  // Three sheets, so that only what moves is painted again: land, what stands on it, what is touched.
  return (
    <>
      <svg class="board ankh" viewBox={box} aria-hidden="true">
        <Terrain />
      </svg>
      <svg class="board ankh" viewBox={box} aria-hidden="true">
        <Standing state={state} lifted={lifted ?? chosen} />
      </svg>
      <svg class="board ankh touched" viewBox={box} ref={svg} role="group" aria-label={t("web-map")}>
        <g aria-hidden="true" class="above">
          <Around view={view} hovered={state.hovered} />
          {chosen && <path class="chosen" d={outline(corners(centreOf(chosen), false, 46))} />}
          <Pointed pointed={state.pointed} />
        </g>
        <SpaceGrid state={state} grips={grips} />
        <CamelGrid state={state} />
        <g aria-hidden="true" class="above">
          <Cuts edges={lit.edges} />
          <Prospects view={view} />
          <Held view={view} carried={carried} />
        </g>
      </svg>
    </>
  );
}
