/** A board that can be dragged, pinched, zoomed and moved by keys; a double tap fits it again. It never hides what is
 * asked about: where the whole board would make its places too small to touch, it begins nearer, where answers are. */
import type { ReadonlySignal } from "@preact/signals";
import { select } from "d3-selection";
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import { t } from "../words/words";
import type { Point } from "./hex";

/** What a finger needs, in pixels, and what it can still hit on a board that is seen whole. */
const FINGER = 44;
const SMALL = 38;

/** How near to the edge something may be and still be seen, as a part of the frame. */
const MARGIN = 0.12;

/** How much wider or narrower a frame gets when a phone is turned, at least, in pixels. */
const TURNED = 60;

/** How far the board may be dragged out of its frame, as a part of the frame. */
const ROOM = 0.2;

interface PanZoomProps {
  readonly children: ComponentChildren;
  /** The board's own measures: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  /** How wide a place is, in those measures. */
  readonly place: number;
  /** What should be seen, in those measures; a new one is looked at. */
  readonly focus: readonly Point[];
  /** Changes whenever there is something new to look at. */
  readonly occasion: string;
}

interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** How a box is fitted into a frame: scaled, in the middle. */
export function fitted(box: PanZoomProps["box"], width: number, height: number): Fit {
  const scale = Math.min(width / box[2], height / box[3]);
  return { scale, left: (width - box[2] * scale) / 2, top: (height - box[3] * scale) / 2 };
}

/** How much nearer than the whole board: so that a finger can touch one place. */
export function nearness(fit: Fit, place: number): number {
  const wide = place * fit.scale;
  return wide >= SMALL ? 1 : FINGER / wide;
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

export function PanZoom({ children, box, place, focus, occasion }: PanZoomProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zooming = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const now = useRef<ZoomTransform>(zoomIdentity);
  const latest = useRef(focus);
  latest.current = focus;

  const look = (points: readonly Point[], nearer: number): void => {
    const element = frame.current;
    if (!element || !zooming.current) return;
    const { width, height } = element.getBoundingClientRect();
    const fit = fitted(box, width, height);
    const scale = Math.max(nearer, now.current.k);
    const shown = points.length > 0 ? points : [{ x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 }];
    const x = shown.reduce((sum, point) => sum + point.x, 0) / shown.length;
    const y = shown.reduce((sum, point) => sum + point.y, 0) / shown.length;
    const left = fit.left + (x - box[0]) * fit.scale;
    const top = fit.top + (y - box[1]) * fit.scale;
    const moved =
      scale === 1
        ? zoomIdentity
        : zoomIdentity
            .translate(width / 2, height / 2)
            .scale(scale)
            .translate(-left, -top);
    select(element).call(zooming.current.transform, moved);
  };
  const step = (change: (behaviour: ZoomBehavior<HTMLDivElement, unknown>, element: HTMLDivElement) => void): void => {
    if (zooming.current && frame.current) change(zooming.current, frame.current);
  };
  const nearer = (by: number) => step((behaviour, element) => behaviour.scaleBy(select(element), by));
  const whole = () => step((behaviour, element) => behaviour.transform(select(element), zoomIdentity));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const behaviour = zoom<HTMLDivElement, unknown>()
      .scaleExtent([1, 8])
      .filter((event: Event) => !(event.target as Element).closest("[data-grip]") && !(event as MouseEvent).button)
      .on("zoom", ({ transform }: { transform: ZoomTransform }) => {
        now.current = transform;
        if (sheet.current)
          sheet.current.style.transform = `translate(${transform.x}px,${transform.y}px) scale(${transform.k})`;
      });
    zooming.current = behaviour;
    const chosen = select(element);
    chosen.call(behaviour).on("dblclick.zoom", whole);
    let wide = width;
    // A turned phone, or a prompt that needs another row: the board keeps within its frame.
    const measured = new ResizeObserver(() => {
      const frameNow = element.getBoundingClientRect();
      behaviour.translateExtent([
        [-frameNow.width * ROOM, -frameNow.height * ROOM],
        [frameNow.width * (1 + ROOM), frameNow.height * (1 + ROOM)],
      ]);
      const turned = Math.abs(frameNow.width - wide) > TURNED;
      wide = frameNow.width;
      if (turned || now.current.k <= 1) chosen.call(behaviour.transform, zoomIdentity);
      if (turned) look(latest.current, nearness(fitted(box, frameNow.width, frameNow.height), place));
    });
    measured.observe(element);
    look(focus, nearness(fitted(box, width, height), place));
    return () => {
      measured.disconnect();
      chosen.on(".zoom", null);
    };
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (!element || focus.length === 0 || now.current.k <= 1) return;
    const { width, height } = element.getBoundingClientRect();
    const fit = fitted(box, width, height);
    const seen = focus.some((point) => {
      const [x, y] = now.current.apply([
        fit.left + (point.x - box[0]) * fit.scale,
        fit.top + (point.y - box[1]) * fit.scale,
      ]);
      return x > width * MARGIN && y > height * MARGIN && x < width * (1 - MARGIN) && y < height * (1 - MARGIN);
    });
    if (!seen) look(focus, now.current.k);
  }, [occasion]);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === "+" || event.key === "=") nearer(1.4);
    else if (event.key === "-") nearer(1 / 1.4);
    else if (event.key === "0") whole();
    else return;
    event.preventDefault();
  };
  return (
    <div class="surface" ref={frame} onKeyDown={pressed}>
      <div class="sheet" ref={sheet}>
        {children}
      </div>
      <div class="zoom-buttons">
        <button type="button" aria-label={t("table-nearer")} onClick={() => nearer(1.5)}>
          <Sign name="plus" />
        </button>
        <button type="button" aria-label={t("table-whole-map")} onClick={whole}>
          <Sign name="whole" />
        </button>
      </div>
    </div>
  );
}
