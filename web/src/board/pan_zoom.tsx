/** A board that can be dragged, pinched, zoomed and moved by keys; a double tap fits it again. It never hides what is
 * asked about: where the whole board would make its places too small to touch, it begins nearer, where answers are. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import { t } from "../words/words";
import type { Point } from "./hex";
import { type Box, type Side, ZoomView } from "./zoom_view";

interface PanZoomProps {
  readonly children: ComponentChildren;
  /** The board's own measures: x, y, width, height. */
  readonly box: Box;
  /** How wide a place is, in those measures. */
  readonly place: number;
  /** Where the board lies in a frame that is wider than it. */
  readonly side?: Side | undefined;
  /** What should be seen, in those measures; a new one is looked at. */
  readonly focus: readonly Point[];
  /** Changes whenever there is something new to look at. */
  readonly occasion: string;
}

/** What is under the pointer, in words. */
export function Hovered({
  at,
  describe,
}: {
  at: ReadonlySignal<string | null>;
  describe: (place: string) => string;
}): JSX.Element | null {
  return at.value === null ? null : <p class="hovered">{describe(at.value)}</p>;
}

export function PanZoom({ children, box, place, side, focus, occasion }: PanZoomProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(focus);
  latest.current = focus;
  const view = useMemo(() => new ZoomView(box, place, () => latest.current, side), []);
  useEffect(() => (frame.current && sheet.current ? view.attach(frame.current, sheet.current) : undefined), []);
  useEffect(() => view.follow(), [occasion]);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === "+" || event.key === "=") view.nearer(1.4);
    else if (event.key === "-") view.nearer(1 / 1.4);
    else if (event.key === "0") view.whole();
    else return;
    event.preventDefault();
  };
  return (
    <div class="surface" ref={frame} onKeyDown={pressed}>
      <div class="sheet" ref={sheet}>
        {children}
      </div>
      <div class="zoom-buttons">
        <button type="button" aria-label={t("table-nearer")} onClick={() => view.nearer(1.5)}>
          <Sign name="plus" />
        </button>
        <button type="button" aria-label={t("table-whole-map")} onClick={() => view.whole()}>
          <Sign name="whole" />
        </button>
      </div>
    </div>
  );
}
