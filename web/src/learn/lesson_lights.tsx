/** What a lesson lights: places by rings on the board, cards and buttons by a rim, and a bubble beside the first of
 * them. A thing that waits in a closed sheet lights the tab that opens it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Mark } from "../board/marks";
import type { GameDescription, TableState } from "../games/description";
import type { LessonShown, Thing } from "../generated/protocol";
import { watching } from "../table/watching";
import { isPlace, litThing, stepKey, stepOf, told } from "./lesson";

/** The attribute of what is lit outside the board. */
const LIT = "data-taught";
/** How far the bubble keeps from what it points at, and from the edges of the window. */
const GAP = 14;
const EDGE = 6;
/** How often the bubble looks where things are: boards move, sheets open. */
const LOOK = 100;

/** What stands on a board. */
const PIECES = ".board :is(.figure, .monument, [data-piece])";

type At = "right" | "left" | "above" | "below";

interface Placed {
  readonly at: At;
  readonly x: number;
  readonly y: number;
}

/** The places that a lit thing is, or lies on. */
function placesOf(game: GameDescription, view: unknown, thing: Thing): readonly string[] {
  if (isPlace(thing)) return [thing.name];
  const { lying, whereabouts } = game;
  const known = whereabouts?.(view, thing) ?? [];
  if (known.length > 0 || !lying) return known;
  const spaces = [...document.querySelectorAll<SVGElement>(".board [data-space]")].map(
    (one) => one.dataset.space ?? "",
  );
  return spaces.filter((space) =>
    lying(view, space).some(({ kind, name }) => kind === thing.kind && name === thing.name),
  );
}

/** What an element stands for: a card of the market is read like any card, and is one of its own. */
const standsFor = (one: Element): string => one.getAttribute("data-thing") ?? one.getAttribute("data-reads") ?? "";

const shownAs = (thing: Thing): Element[] =>
  [...document.querySelectorAll(".game-screen :is([data-reads], [data-thing])")].filter(
    (one) => standsFor(one) === `${thing.kind} ${thing.name}` && !one.closest(".board, dialog, .lesson-card"),
  );

/** The rings on the board. */
export function lessonMarks(game: GameDescription, { view }: TableState, lesson: LessonShown): readonly Mark[] {
  const { map } = game;
  if (!map?.point || lesson.over) return [];
  const point = map.point;
  const things = lesson.lights.map(litThing);
  return things
    .filter((thing) => isPlace(thing) || shownAs(thing).length === 0)
    .map((thing) => placesOf(game, view, thing))
    .filter((places) => places.length > 0)
    .map((places) => ({ number: null, look: "taught", kind: "place", points: places.map(point) }));
}

const isShown = (one: Element): boolean =>
  one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 0;

/** The elements of what is lit, or of the tabs that lead to it. */
function elementsOf(lights: readonly string[]): readonly Element[] {
  return lights.flatMap((light) => {
    const thing = litThing(light);
    if (isPlace(thing)) {
      const name = CSS.escape(thing.name);
      return [...document.querySelectorAll(`.board [data-space="${name}"], .board [data-side="${name}"]`)];
    }
    const found = shownAs(thing);
    const seen = found.filter(isShown);
    if (seen.length > 0 || found.length === 0) return seen;
    const panel = found.map((one) => one.closest<HTMLElement>(".panel")?.id ?? "").find(Boolean);
    const tab = panel ? document.querySelector(`.tabs [aria-controls="${panel}"]`) : null;
    return tab ? [tab] : [];
  });
}

const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
/** How much of two boxes is common to both, in square pixels. */
const common = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
/** A lit thing is worth so many others. */
const WEIGHT = 100;

/** The best place for a bubble beside what it points at: in the window, over as little as possible of what is lit or
 * read (`taken`), and then of the pieces on the board. */
export function besideThing(
  target: DOMRect,
  size: DOMRect,
  { taken, pieces }: { readonly taken: readonly DOMRect[]; readonly pieces: readonly DOMRect[] },
  window: DOMRect,
): Placed {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const within = (low: number, wished: number, high: number): number => Math.max(low, Math.min(wished, high));
  const x = within(window.left + EDGE, middle.x - size.width / 2, window.right - size.width - EDGE);
  const y = within(window.top + EDGE, middle.y - size.height / 2, window.bottom - size.height - EDGE);
  const ways: readonly Placed[] = [
    { at: "right", x: target.right + GAP, y },
    { at: "left", x: target.left - GAP - size.width, y },
    { at: "above", x, y: target.top - GAP - size.height },
    { at: "below", x, y: target.bottom + GAP },
  ];
  const fits = (way: Placed): boolean =>
    way.x >= window.left + EDGE &&
    way.y >= window.top + EDGE &&
    way.x + size.width <= window.right - EDGE &&
    way.y + size.height <= window.bottom - EDGE;
  const covers = (way: Placed): number => {
    const box = new DOMRect(way.x, way.y, size.width, size.height);
    const sum = (some: readonly DOMRect[]): number => some.reduce((all, other) => all + common(box, other), 0);
    return WEIGHT * sum(taken) + sum(pieces);
  };
  const fitting = ways.filter(fits);
  const least = Math.min(...fitting.map(covers));
  return fitting.find((way) => covers(way) === least) ?? (ways[3] as Placed);
}

function useRims(lights: readonly string[]): void {
  const key = lights.join(" ");
  useEffect(() => {
    let lit: readonly Element[] = [];
    const light = (): void => {
      const now = elementsOf(lights).filter((one) => !one.closest(".board"));
      for (const one of lit) if (!now.includes(one)) one.removeAttribute(LIT);
      for (const one of now) {
        if (one.hasAttribute(LIT)) continue;
        one.setAttribute(LIT, "");
        // What is lit in a list that scrolls is brought to where it can be seen, once.
        if (one === now[0]) one.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
      lit = now;
    };
    light();
    const timer = setInterval(light, LOOK);
    return () => {
      clearInterval(timer);
      for (const one of lit) one.removeAttribute(LIT);
    };
  }, [key]);
}

/** The bubble beside what is lit. */
export function LessonLights({ lesson }: { lesson: LessonShown }): JSX.Element | null {
  const bubble = useRef<HTMLParagraphElement>(null);
  const placed = useSignal<Placed | null>(null);
  // What is shown over the board hides what would be lit.
  const lights = lesson.over || watching.value ? [] : lesson.lights;
  useRims(lights);
  const words = stepOf(lesson) ? told(`${stepKey(lesson)}-point`) : "";
  const key = lights.join(" ");
  useEffect(() => {
    const look = (): void => {
      const lit = elementsOf(lights).filter(isShown).map(boxOf);
      const [target] = lit;
      const size = bubble.current?.getBoundingClientRect();
      if (!target || !size) {
        placed.value = null;
        return;
      }
      const card = document.querySelector(".lesson-card");
      const field = new DOMRect(0, 0, innerWidth, innerHeight);
      const answers = [...document.querySelectorAll(".board .target.lit")].map(boxOf);
      const taken = [...lit, ...answers, ...(card ? [boxOf(card)] : [])];
      const pieces = [...document.querySelectorAll(PIECES)].map(boxOf);
      const found = besideThing(target, size, { taken, pieces }, field);
      const before = placed.peek();
      if (before?.at !== found.at || Math.hypot(before.x - found.x, before.y - found.y) > 1) placed.value = found;
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [key, words]);
  if (!words || lights.length === 0) return null;
  const { at = "right", x = 0, y = 0 } = placed.value ?? {};
  return (
    <p
      ref={bubble}
      class={`lesson-bubble ${at}`}
      style={{ left: `${x}px`, top: `${y}px`, visibility: placed.value ? "visible" : "hidden" }}
    >
      {words}
    </p>
  );
}
