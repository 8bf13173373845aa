/** Pointers on a board: pick up and drop, or a trail over one place after another. Taps stay ordinary clicks. */
import { type Signal, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Point } from "./hex";

/** How far a pointer goes before a press is no tap any more, in pixels. */
const SLACK = 8;

export interface Place {
  readonly name: string;
  readonly centre: Point;
}

export interface Gestures {
  /** Places whose piece can be carried to another place. */
  readonly carried: ReadonlySet<string>;
  /** Places from which a trail can be drawn. */
  readonly trailed: ReadonlySet<string>;
  /** The place under a point of the board. */
  readonly at: (point: Point) => string | null;
  readonly pick: (name: string) => void;
  readonly drop: (from: string, to: string | null) => void;
  readonly pass: (name: string, first: boolean) => void;
}

/** What is being carried, and where the pointer is, in the measures of the board. */
export interface Carried {
  readonly from: string;
  readonly point: Point;
}

export interface Gripping {
  readonly carried: Signal<Carried | null>;
  readonly svg: { current: SVGSVGElement | null };
}

function pointOf(svg: SVGSVGElement, event: PointerEvent): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** Listen to the pointers of a board. The newest gestures are used, whatever was asked when the press began. */
export function useGestures(gestures: Gestures): Gripping {
  const svg = useRef<SVGSVGElement | null>(null);
  const latest = useRef(gestures);
  latest.current = gestures;
  const carried = useRef(signal<Carried | null>(null)).current;
  useEffect(() => {
    const board = svg.current;
    if (!board) return;
    const down = (press: PointerEvent): void => {
      const name = (press.target as Element).closest<SVGElement>("[data-grip]")?.dataset.grip;
      if (!name || press.button !== 0) return;
      const carries = latest.current.carried.has(name);
      let moved = false;
      let last = name;
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== press.pointerId) return;
        if (!moved && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLACK) return;
        const point = pointOf(board, event);
        if (!moved) {
          moved = true;
          if (carries) latest.current.pick(name);
          else latest.current.pass(name, true);
        }
        if (carries) carried.value = { from: name, point };
        else {
          const over = latest.current.at(point);
          if (over && over !== last) {
            last = over;
            latest.current.pass(over, false);
          }
        }
      };
      const end = (event: PointerEvent): void => {
        if (event.pointerId !== press.pointerId) return;
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", end);
        window.removeEventListener("pointercancel", end);
        carried.value = null;
        if (!moved) return;
        // The press was no tap: the click that follows it must not answer anything.
        const still = (click: Event): void => click.stopPropagation();
        board.addEventListener("click", still, { capture: true, once: true });
        setTimeout(() => board.removeEventListener("click", still, { capture: true }), 60);
        if (carries && event.type === "pointerup") latest.current.drop(name, latest.current.at(pointOf(board, event)));
      };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    };
    board.addEventListener("pointerdown", down);
    return () => board.removeEventListener("pointerdown", down);
  }, []);
  return { carried, svg };
}
