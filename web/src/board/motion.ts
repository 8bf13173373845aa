/** Motion is what two views differ by: a piece that is gone here and new there has walked. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Point } from "./hex";

export interface Piece {
  readonly space: string;
  /** Pieces that look alike may have walked into each other's place. */
  readonly like: string;
}

export interface Tracked<P extends Piece> {
  readonly id: number;
  readonly piece: P;
}

export interface Changes<P extends Piece> {
  readonly standing: readonly Tracked<P>[];
  /** Who came from where. */
  readonly walked: ReadonlyMap<number, string>;
  readonly came: ReadonlySet<number>;
  readonly left: readonly P[];
}

/** Follow pieces from one view to the next. */
export function track<P extends Piece>(before: readonly Tracked<P>[], now: readonly P[]): Changes<P> {
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  const gone = new Map(before.map((tracked) => [`${tracked.piece.space} ${tracked.piece.like}`, tracked]));
  const standing: Tracked<P>[] = [];
  const arrived: P[] = [];
  for (const piece of now) {
    const key = `${piece.space} ${piece.like}`;
    const same = gone.get(key);
    if (same) {
      gone.delete(key);
      standing.push({ id: same.id, piece });
    } else arrived.push(piece);
  }
  const walked = new Map<number, string>();
  const came = new Set<number>();
  for (const piece of arrived) {
    const [key, from] = [...gone].find(([, old]) => old.piece.like === piece.like) ?? [];
    if (key !== undefined && from) {
      gone.delete(key);
      walked.set(from.id, from.piece.space);
      standing.push({ id: from.id, piece });
    } else {
      came.add(next);
      standing.push({ id: next++, piece });
    }
  }
  return { standing, walked, came, left: [...gone.values()].map(({ piece }) => piece) };
}

export const BEAT = 450;
/** A step of a walk, and how long a whole one may take. */
const STEP = 180;
const LONGEST = 600;

/** Whether anything may move: the system and the player's own setting say so. */
export function moves(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches && document.documentElement.dataset.motion !== "none";
}

/** By how much motion is stretched, as the player set it. */
function tempo(): number {
  return Number(document.documentElement.dataset.tempo ?? 1);
}

interface Moving<P extends Piece> {
  readonly standing: readonly Tracked<P>[];
  /** Pieces that are gone but still fading. */
  readonly leaving: readonly P[];
  readonly layer: { current: SVGGElement | null };
}

/** A walk as positions relative to its end. */
export function steps(way: readonly Point[]): { readonly transform: string }[] {
  const end = way.at(-1) ?? { x: 0, y: 0 };
  return way.map(({ x, y }) => ({ transform: `translate(${(x - end.x).toFixed(1)}px, ${(y - end.y).toFixed(1)}px)` }));
}

type WayFrom = (from: string, to: string) => readonly string[];

/** A walk, step by step where the way has several. */
function walk(element: Element, way: readonly Point[]): Animation {
  const long = way.length > 2;
  const duration = (long ? Math.min(LONGEST, STEP * (way.length - 1)) : BEAT) * tempo();
  return element.animate(steps(way), { duration, easing: long ? "linear" : "ease-in-out" });
}

function rise(element: Element): Animation {
  const frames = [
    { opacity: 0, transform: "translate(0px, -26px)" },
    { opacity: 1, transform: "none" },
  ];
  return element.animate(frames, { duration: BEAT * 0.7 * tempo(), easing: "ease-out" });
}

/** Play what changed since the last view: walkers walk, newcomers rise, the killed fade. Whoever clicks or presses a
 * key has seen it. */
export function useMotion<P extends Piece>(
  pieces: readonly P[],
  centreOf: (space: string) => Point,
  wayFrom: WayFrom = (from, to) => [from, to],
): Moving<P> {
  const [leaving, setLeaving] = useState<readonly P[]>([]);
  const layer = useRef<SVGGElement | null>(null);
  const kept = useRef<readonly Tracked<P>[] | null>(null);
  const seen = useRef<readonly P[]>([]);
  const changes = useRef<Changes<P>>({ standing: [], walked: new Map(), came: new Set(), left: [] });
  if (seen.current !== pieces || kept.current === null) {
    const first = kept.current === null;
    const found = track(kept.current ?? [], pieces);
    changes.current = first ? { ...found, came: new Set() } : found;
    kept.current = found.standing;
    seen.current = pieces;
  }
  useLayoutEffect(() => {
    const { standing, walked, came, left } = changes.current;
    if (!moves() || !layer.current) return;
    if (left.length > 0) setLeaving(left);
    const gone = left.length > 0 ? setTimeout(() => setLeaving([]), BEAT) : undefined;
    const running: Animation[] = [];
    for (const { id, piece } of standing) {
      const element = layer.current.querySelector(`[data-piece="${id}"]`);
      const from = walked.get(id);
      if (element && from !== undefined) {
        running.push(walk(element, wayFrom(from, piece.space).map(centreOf)));
      } else if (element && came.has(id)) running.push(rise(element));
    }
    changes.current = { ...changes.current, walked: new Map(), came: new Set(), left: [] };
    const skip = (): void => {
      for (const one of running) one.finish();
      if (left.length > 0) setLeaving([]);
    };
    window.addEventListener("pointerdown", skip, { once: true });
    window.addEventListener("keydown", skip, { once: true });
    return () => {
      clearTimeout(gone);
      window.removeEventListener("pointerdown", skip);
      window.removeEventListener("keydown", skip);
    };
  }, [pieces]);
  return { standing: kept.current, leaving, layer };
}
