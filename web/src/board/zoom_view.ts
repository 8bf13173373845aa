/** The part of a board that is seen: dragged, pinched, zoomed, and moved to where something is asked. */
import { select } from "d3-selection";
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";
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

/** From so many measures a pixel there is no room for names on the board. */
export const FAR = 2.4;

/** A board's own measures: x, y, width, height. */
export type Box = readonly [number, number, number, number];

interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Where a board lies in a frame that is wider than it. */
export type Side = "left" | "middle";

/** How a box is fitted into a frame: scaled, in the middle or at its left edge. */
export function fitted(box: Box, width: number, height: number, side: Side = "middle"): Fit {
  const scale = Math.min(width / box[2], height / box[3]);
  const spare = width - box[2] * scale;
  return { scale, left: side === "left" ? 0 : spare / 2, top: (height - box[3] * scale) / 2 };
}

/** How much nearer than the whole board: so that a finger can touch one place. */
export function nearness(fit: Fit, place: number): number {
  const wide = place * fit.scale;
  return wide >= SMALL ? 1 : FINGER / wide;
}

/** A board never leaves room beside it that it could fill: its edge along one direction, in pixels of the frame. */
export function kept(edge: number, board: number, frame: number): number {
  return board <= frame ? (frame - board) / 2 : Math.min(0, Math.max(frame - board, edge));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export class ZoomView {
  private frame: HTMLDivElement | null = null;
  private behaviour: ZoomBehavior<HTMLDivElement, unknown> | null = null;
  private now: ZoomTransform = zoomIdentity;
  private unit = "";

  /** `place` is how wide a place of the board is; `focus` says what should be seen. */
  constructor(
    private readonly box: Box,
    private readonly place: number,
    private readonly focus: () => readonly Point[],
    private readonly side: Side = "middle",
  ) {}

  /** Listen to a frame and move the sheet in it; the caller stops it. */
  attach(frame: HTMLDivElement, sheet: HTMLDivElement): () => void {
    const behaviour = zoom<HTMLDivElement, unknown>()
      .scaleExtent([1, 8])
      .filter((event: Event) => !(event.target as Element).closest("[data-grip]") && !(event as MouseEvent).button)
      .on("zoom", ({ transform }: { transform: ZoomTransform }) => {
        this.now = transform;
        sheet.style.transform = `translate(${transform.x}px,${transform.y}px) scale(${transform.k})`;
        this.tellUnit(frame, sheet);
      });
    this.frame = frame;
    this.behaviour = behaviour;
    select(frame)
      .call(behaviour)
      .on("dblclick.zoom", () => this.whole());
    const measured = this.measuring(frame, sheet, behaviour);
    measured.observe(frame);
    this.look(this.focus(), this.nearEnough(frame));
    return () => {
      measured.disconnect();
      select(frame).on(".zoom", null);
    };
  }

  /** A turned phone, or a prompt that needs another row: the board keeps within its frame. */
  private measuring(
    frame: HTMLDivElement,
    sheet: HTMLDivElement,
    behaviour: ZoomBehavior<HTMLDivElement, unknown>,
  ): ResizeObserver {
    let before: Size = frame.getBoundingClientRect();
    return new ResizeObserver(() => {
      const now = frame.getBoundingClientRect();
      const { width, height } = now;
      behaviour.translateExtent([
        [-width * ROOM, -height * ROOM],
        [width * (1 + ROOM), height * (1 + ROOM)],
      ]);
      const turned = Math.abs(width - before.width) > TURNED;
      if (turned || this.now.k <= 1) select(frame).call(behaviour.transform, zoomIdentity);
      if (turned) this.look(this.focus(), this.nearEnough(frame));
      else if (this.now.k > 1) this.stay(before, now);
      before = now;
      this.tellUnit(frame, sheet);
    });
  }

  /** A pixel of the screen in measures of the board, for what keeps its size at every zoom. */
  private tellUnit(frame: HTMLDivElement, sheet: HTMLDivElement): void {
    const { width, height } = frame.getBoundingClientRect();
    const unit = (1 / (fitted(this.box, width, height).scale * this.now.k)).toFixed(2);
    if (!Number.isFinite(Number(unit)) || unit === this.unit) return;
    this.unit = unit;
    sheet.style.setProperty("--unit", unit);
    sheet.classList.toggle("far", Number(unit) > FAR);
  }

  private nearEnough(frame: HTMLDivElement): number {
    const { width, height } = frame.getBoundingClientRect();
    return nearness(fitted(this.box, width, height), this.place);
  }

  private look(points: readonly Point[], nearer: number): void {
    if (!this.frame) return;
    const { box } = this;
    const frame = this.frame.getBoundingClientRect();
    const scale = Math.max(nearer, this.now.k);
    const shown = points.length > 0 ? points : [{ x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 }];
    const x = shown.reduce((sum, point) => sum + point.x, 0) / shown.length;
    const y = shown.reduce((sum, point) => sum + point.y, 0) / shown.length;
    this.centre({ x, y }, scale, frame);
  }

  /** Show a point in the middle of the frame, or as near to it as the edges of the board allow. */
  private centre(point: Point, scale: number, { width, height }: Size): void {
    if (!this.frame || !this.behaviour) return;
    const { box } = this;
    const fit = fitted(box, width, height, this.side);
    const [wide, high] = [box[2] * fit.scale * scale, box[3] * fit.scale * scale];
    const left = kept(width / 2 - (point.x - box[0]) * fit.scale * scale, wide, width);
    const top = kept(height / 2 - (point.y - box[1]) * fit.scale * scale, high, height);
    const moved =
      scale <= 1 ? zoomIdentity : zoomIdentity.translate(left - fit.left * scale, top - fit.top * scale).scale(scale);
    select(this.frame).call(this.behaviour.transform, moved);
  }

  /** A panel that opens below the board takes room from it: what was in the middle stays there, as large as it was. */
  private stay(before: Size, now: Size): void {
    const { box } = this;
    const fit = fitted(box, before.width, before.height, this.side);
    const [x, y] = this.now.invert([before.width / 2, before.height / 2]);
    const scale = (this.now.k * fit.scale) / fitted(box, now.width, now.height, this.side).scale;
    this.centre(
      { x: box[0] + (x - fit.left) / fit.scale, y: box[1] + (y - fit.top) / fit.scale },
      Math.max(scale, 1),
      now,
    );
  }

  /** Look at what is asked about, if the board is zoomed and none of it is seen. */
  follow(): void {
    const points = this.focus();
    if (!this.frame || points.length === 0 || this.now.k <= 1) return;
    const { box } = this;
    const { width, height } = this.frame.getBoundingClientRect();
    const fit = fitted(box, width, height, this.side);
    const seen = points.some((point) => {
      const [x, y] = this.now.apply([
        fit.left + (point.x - box[0]) * fit.scale,
        fit.top + (point.y - box[1]) * fit.scale,
      ]);
      return x > width * MARGIN && y > height * MARGIN && x < width * (1 - MARGIN) && y < height * (1 - MARGIN);
    });
    if (!seen) this.look(points, this.now.k);
  }

  nearer(by: number): void {
    if (this.frame && this.behaviour) this.behaviour.scaleBy(select(this.frame), by);
  }

  whole(): void {
    if (this.frame && this.behaviour) this.behaviour.transform(select(this.frame), zoomIdentity);
  }
}
