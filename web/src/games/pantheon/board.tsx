/** Pantheon's map as a view shows it, with what can be touched. It knows no rule. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { type Gestures, useGestures } from "../../board/gestures";
import { type Glow, Glows, Grid } from "../../board/grid";
import { corners, outline, type Point, written } from "../../board/hex";
import { Memo } from "../../board/memo";
import { type Piece, useMotion } from "../../board/motion";
import type { PantheonView } from "../../generated/pantheon";
import { t } from "../../words/words";
import { LootArt } from "./art/loot";
import { ColumnArt, FootArt, NationArt, PlinthArt, TempleArt } from "./art/pieces";
import { TABLES } from "./catalogue";
import { BOX, CELLS, centreOf, hexUnder, SITES } from "./map";
import { placeFacts, placeName } from "./places";
import type { PantheonState } from "./state";
import { Terrain } from "./terrain";

function Site({ name, at }: { name: string; at: Point }): JSX.Element {
  return (
    <g transform={`translate(${written(at)})`}>
      <g transform="translate(-24 -28) scale(0.48)">
        <PlinthArt />
      </g>
      <text class="site-name" y="33">
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

interface Mark extends Piece {
  readonly seat: number;
  readonly column: boolean;
  readonly jumped: boolean;
}

const MARKS = new WeakMap<PantheonView, Mark[]>();

function marks(view: PantheonView): Mark[] {
  return view.players.flatMap((player, seat) => [
    ...player.columns.map((space) => ({ space, like: `column ${seat}`, seat, column: true, jumped: false })),
    ...player.feet.map((space) => ({
      space,
      like: `foot ${seat} ${space}`,
      seat,
      column: false,
      jumped: player.jumpedFeet.includes(space),
    })),
  ]);
}

function Pieces({ view, letters }: { view: PantheonView; letters: readonly string[] }): JSX.Element {
  const all = MARKS.get(view) ?? marks(view);
  MARKS.set(view, all);
  const { standing, layer } = useMotion(all, centreOf);
  const beside = (mark: Mark) => standing.map(({ piece }) => piece).filter((other) => other.space === mark.space);
  return (
    <g ref={layer}>
      {standing.map(({ id, piece }) => {
        const { x, y } = centreOf(piece.space);
        const sharing = beside(piece);
        const aside = (sharing.indexOf(piece) - (sharing.length - 1) / 2) * 30;
        return (
          <g key={id} transform={`translate(${x + aside} ${y - 6})`}>
            <g data-piece={id} class={`seat-${piece.seat}`}>
              <ellipse class="foot-shade" cx="1" cy="20" rx="17" ry="6" />
              <g transform={piece.column ? "translate(-21 -26) scale(0.46)" : "translate(-20 -21) scale(0.42)"}>
                {piece.column ? <ColumnArt seat={piece.seat} /> : <FootArt seat={piece.seat} />}
              </g>
              <circle class="foot" cx="12" cy="17" r="8.500" />
              <text class="banner-letter" x="12" y="21">
                {letters[piece.seat]}
              </text>
              {piece.jumped && <path class="leap" d="M-20 12Q-16 -24 14 -20M7 -25L15 -20L8 -14" />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** What a step there costs and leaves, beside the pointer. */
function Says({
  hovered,
  glowing,
}: Pick<PantheonState, "hovered"> & { glowing: ReadonlyMap<string, Glow> }): JSX.Element | null {
  const space = hovered.value;
  const says = space === null ? undefined : glowing.get(space)?.says;
  if (space === null || !says) return null;
  const { x, y } = centreOf(space);
  const wide = says.length * 11 + 28;
  const left = Math.min(Math.max(x - wide / 2, BOX[0] + 6), BOX[0] + BOX[2] - wide - 6);
  const above = y - 92 > BOX[1];
  return (
    <g class="says" transform={`translate(${left} ${above ? y - 92 : y + 52})`}>
      <rect width={wide} height="38" rx="10" />
      <text x={wide / 2} y="26">
        {says}
      </text>
    </g>
  );
}

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
const TRAILS = new Set(["moving", "buying", "spending"]);

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

/** What lies on the land. */
function Lying({ state: { view, lit, letters } }: { state: PantheonState }): JSX.Element {
  return (
    <>
      <Glows cells={CELLS} glowing={lit.spaces} />
      <Memo of={view.nations.join()}>{() => <Homes view={view} />}</Memo>
      <Memo of="">{() => SITES.map(([space, name]) => <Site key={space} name={name} at={centreOf(space)} />)}</Memo>
      <Memo of={JSON.stringify(view.loot)}>{() => <Loot view={view} />}</Memo>
      {view.temple && (
        <g transform={`translate(${centreOf(view.temple).x - 28} ${centreOf(view.temple).y - 34}) scale(0.56)`}>
          <TempleArt />
        </g>
      )}
      <Pieces view={view} letters={letters} />
    </>
  );
}

/** What a step costs, where it costs more than one. */
function Costs({ glowing }: { glowing: ReadonlyMap<string, Glow> }): JSX.Element {
  return (
    <>
      {[...glowing].map(([space, { note }]) =>
        note ? (
          <g key={space} class="cost-note" transform={`translate(${centreOf(space).x + 26} ${centreOf(space).y - 24})`}>
            <circle r="11" />
            <text y="5">{note}</text>
          </g>
        ) : null,
      )}
    </>
  );
}

export function PantheonBoard({ state }: { state: PantheonState }): JSX.Element {
  const { view, lit, hovered } = state;
  const grips = trailedFrom(state);
  const { svg } = useGestures(gesturesOf(state, grips));
  const facts = useMemo(() => placeFacts(view), [view]);
  const box = BOX.join(" ");
  // Three sheets, so that only what moves is painted again: land, what lies on it, what is touched.
  return (
    <>
      <svg class="board pantheon" viewBox={box} aria-hidden="true">
        <Terrain />
      </svg>
      <svg class="board pantheon" viewBox={box} aria-hidden="true">
        <Lying state={state} />
      </svg>
      <svg class="board pantheon touched" viewBox={box} ref={svg} role="group" aria-label={t("web-map")}>
        <g aria-hidden="true" class="above">
          <Pointed pointed={state.pointed} />
        </g>
        <Grid
          kind="space"
          cells={CELLS}
          glowing={lit.spaces}
          grips={grips}
          label={t("web-map")}
          describe={(space) => placeName(view, space)}
          facts={facts}
          touch={(name) => state.hooks.touch({ kind: "space", name })}
          hover={(name) => (hovered.value = name)}
          cancel={() => void state.session.undo()}
        />
        <g aria-hidden="true" class="above">
          <Costs glowing={lit.spaces} />
          <Says hovered={hovered} glowing={lit.spaces} />
        </g>
      </svg>
    </>
  );
}
