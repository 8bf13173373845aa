/** The places of a board that can be touched: a grid for keys and screen readers, glowing where they answer. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { beside, isArrow } from "./arrow_keys";
import type { Point } from "./hex";
import { Memo } from "./memo";

export interface Cell {
  readonly name: string;
  readonly centre: Point;
  readonly row: number;
  readonly shape: string;
}

/** Why a place glows. */
export interface Glow {
  readonly code: number;
  /** A few signs shown on the place, such as a cost. */
  readonly note?: string;
  /** What touching it does, in words. */
  readonly says?: string;
  /** The partner of a merged god likes it. */
  readonly liked?: boolean;
}

/** What a grid is made of, and the data attribute that names a cell of it. */
const ATTRIBUTES = { space: "space", edge: "side" } as const;

interface GridProps {
  readonly kind: keyof typeof ATTRIBUTES;
  readonly cells: readonly Cell[];
  readonly glowing: ReadonlyMap<string, Glow>;
  readonly grips: ReadonlySet<string>;
  readonly label: string;
  readonly describe: (name: string) => string;
  /** What the description depends on, written down by place: as long as it is the same, nothing is described again. */
  readonly facts: ReadonlyMap<string, string>;
  readonly touch: (name: string) => void;
  readonly hover: (name: string | null) => void;
  readonly cancel: () => void;
}

/** The glow itself, drawn under the pieces so that it hides none of them. */
export function Glows({ cells, glowing }: Pick<GridProps, "cells" | "glowing">): JSX.Element {
  return (
    <g class="glows">
      {cells
        .filter((cell) => glowing.has(cell.name))
        .map((cell) => (
          <path key={cell.name} d={cell.shape} />
        ))}
    </g>
  );
}

function byRow(cells: readonly Cell[]): readonly (readonly [number, readonly Cell[]])[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  return [...rows];
}

/** The place an event happened on. */
function cellAt(event: Event, { kind, cells }: Pick<GridProps, "kind" | "cells">): Cell | undefined {
  const attribute = ATTRIBUTES[kind];
  const name = (event.target as Element).closest<SVGElement>(`[data-${attribute}]`)?.dataset[attribute];
  return name === undefined ? undefined : cells.find((cell) => cell.name === name);
}

interface GridCursor {
  /** The place that Tab comes to. */
  readonly at: string;
  readonly group: { current: SVGGElement | null };
  readonly pressed: (event: KeyboardEvent, cell: Cell) => void;
  readonly focused: (cell: Cell) => void;
}

/** One place at a time takes part in the order of Tab; arrows move it. */
function useCursor({ kind, cells, glowing, touch, cancel }: GridProps): GridCursor {
  const cursor = useSignal("");
  const group = useRef<SVGGElement>(null);
  const first = cells.find((cell) => glowing.has(cell.name))?.name ?? cells[0]?.name ?? "";
  const lit = [...glowing.keys()].join(" ");
  useEffect(() => {
    // A new question begins at its first answer, unless the player stands on one.
    if (!glowing.has(cursor.value)) cursor.value = first;
  }, [lit]);
  const go = (name: string): void => {
    const attribute = ATTRIBUTES[kind];
    cursor.value = name;
    const all = [...(group.current?.querySelectorAll<SVGElement>(`[data-${attribute}]`) ?? [])];
    all.find((one) => one.dataset[attribute] === name)?.focus();
  };
  const pressed = (event: KeyboardEvent, cell: Cell): void => {
    if (isArrow(event.key)) {
      // With Shift from answer to answer, else from place to place.
      const places = event.shiftKey ? cells.filter((one) => glowing.has(one.name)) : cells;
      go(beside(places, cell, event.key).name);
    } else if (event.key === "Enter" || event.key === " ") touch(cell.name);
    else if (event.key === "Escape") cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const at = cells.some((cell) => cell.name === cursor.value) ? cursor.value : first;
  return { at, group, pressed, focused: (cell) => (cursor.value = cell.name) };
}

interface PlaceProps extends Pick<GridProps, "kind" | "describe"> {
  readonly cell: Cell;
  readonly glow: Glow | undefined;
  readonly grip: boolean;
  readonly first: boolean;
}

function Place({ kind, cell, glow, grip, first, describe }: PlaceProps): JSX.Element {
  const look = kind === "edge" ? ` side-place${glow ? " lit side-target" : ""}` : glow ? " lit" : "";
  return (
    <path
      role="gridcell"
      tabindex={first ? 0 : -1}
      {...{ [`data-${ATTRIBUTES[kind]}`]: cell.name }}
      {...(glow ? { "data-option": glow.code } : {})}
      {...(grip ? { "data-grip": cell.name } : {})}
      {...(kind === "space" ? { "data-reads": `space ${cell.name}` } : {})}
      class={`target${look}${glow?.liked ? " liked" : ""}`}
      aria-label={glow?.says ? `${describe(cell.name)}: ${glow.says}` : describe(cell.name)}
      aria-selected={glow !== undefined}
      d={cell.shape}
    />
  );
}

/** A place of the grid, drawn again only when something about it has changed. */
function placeOf({ kind, glowing, grips, facts, describe }: GridProps, cell: Cell, at: string): JSX.Element {
  const glow = glowing.get(cell.name);
  const [grip, first] = [grips.has(cell.name), cell.name === at];
  return (
    <Memo key={cell.name} of={`${glow?.code} ${glow?.liked} ${grip} ${first} ${glow?.says} ${facts.get(cell.name)}`}>
      {() => <Place kind={kind} cell={cell} glow={glow} grip={grip} first={first} describe={describe} />}
    </Memo>
  );
}

export function Grid(props: GridProps): JSX.Element {
  const { cells, hover } = props;
  const { at, group, pressed, focused } = useCursor(props);
  const rows = useMemo(() => byRow(cells), [cells]);
  /** Do something with the place an event happened on. */
  const onCell =
    <E extends Event>(act: (cell: Cell, event: E) => void) =>
    (event: E): void => {
      const cell = cellAt(event, props);
      if (cell) act(cell, event);
    };
  return (
    <g
      class="targets"
      role="grid"
      aria-label={props.label}
      ref={group}
      onPointerLeave={() => hover(null)}
      // A finger that is over a place touches it: there is nothing to say before.
      onPointerOver={onCell((cell, event: PointerEvent) => event.pointerType !== "touch" && hover(cell.name))}
      onClick={onCell((cell) => props.touch(cell.name))}
      onKeyDown={onCell((cell, event: KeyboardEvent) => pressed(event, cell))}
      onFocusIn={onCell((cell, event) => {
        focused(cell);
        if ((event.target as Element).matches(":focus-visible")) hover(cell.name);
      })}
    >
      {rows.map(([row, inRow]) => (
        <g key={row} role="row">
          {inRow.map((cell) => placeOf(props, cell, at))}
        </g>
      ))}
    </g>
  );
}
