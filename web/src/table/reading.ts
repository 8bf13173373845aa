/** Reading never plays: hover, a long press or the key `i` open the card of whatever is under the pointer or has the
 * focus. Things say what they are in an attribute, so one set of listeners serves the whole page, also on boards whose
 * parts are seldom drawn again. */
import { type Signal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Thing } from "../generated/protocol";

/** How long a pointer rests before a card opens; a finger presses longer. */
const HOVER = 150;
/** On a board, where pointers wander, they rest longer. */
const HOVER_SPACE = 700;
const PRESS = 450;
/** How far a finger may slip while it presses. */
const SLIP = 10;
/** Beside something larger than this, a card would be far from the pointer. */
const LARGE = 480;
/** How far a card stays from a pointer. */
const EDGE = 12;

/** What can be read: a printed thing, or a text of its own. */
export interface Readable {
  readonly title: string;
  readonly body: () => ComponentChildren;
  /** The body begins with the title. */
  readonly titled?: boolean;
  /** Little to say: it opens when it is asked for, not under a pointer that rests. */
  readonly slight?: boolean;
}

/** What a card that is read can do, as a button below it. */
export interface Act {
  readonly words: string;
  readonly act: () => void;
}

/** Whether a click came from a finger. */
export function byTouch(event: Event): boolean {
  return (event as PointerEvent).pointerType === "touch";
}

/** What is shown beside the pointer for as long as it rests. */
export interface Peek {
  readonly what: Readable;
  readonly at: DOMRect;
}

export const peeked: Signal<Peek | null> = signal(null);

/** Who knows the things: the table that is open. */
export interface Reader {
  readonly find: (thing: Thing) => Readable | null;
  readonly open: (what: Readable, act?: Act) => void;
}

let reader: Reader | null = null;

/** Let a table explain its things until it is closed. */
export function useReader(one: Reader): () => void {
  reader = one;
  return () => {
    if (reader === one) reader = null;
    peeked.value = null;
  };
}

/** What elements say that is no printed thing: a number, an icon. */
const TOLD = new WeakMap<Element, () => Readable>();

export function tellOf(element: Element, what: () => Readable): void {
  TOLD.set(element, what);
}

/** Put these on an element, and it can be read without being played. */
export function reads({ kind, name }: Thing): { readonly "data-reads": string } {
  return { "data-reads": `${kind} ${name}` };
}

const READABLE = "[data-reads], [data-tells]";

function readableAt(element: Element | null | undefined): [Element, Readable] | null {
  const found = element?.closest(READABLE);
  if (!found) return null;
  const [kind = "", ...name] = (found.getAttribute("data-reads") ?? "").split(" ");
  const what = kind ? reader?.find({ kind, name: name.join(" ") }) : TOLD.get(found)?.();
  return what ? [found, what] : null;
}

/** Open the card of a thing above everything, with a button if it can be played. */
export function readThing(thing: Thing, act?: Act): void {
  const what = reader?.find(thing);
  if (what) reader?.open(what, act);
}

/** Open what an element tells; whether it tells anything. */
function read(element: Element | null | undefined): boolean {
  const found = readableAt(element);
  if (!found) return false;
  peeked.value = null;
  reader?.open(found[1]);
  return true;
}

/** The click after a long press must not play. */
function swallowClick(): void {
  const still = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener("click", still, { capture: true, once: true });
  const end = (): void => {
    setTimeout(() => window.removeEventListener("click", still, { capture: true }), 60);
  };
  window.addEventListener("pointerup", end, { once: true });
  window.addEventListener("pointercancel", end, { once: true });
}

/** What a card stands beside: the element, or the pointer where the element is large or has no box of its own. */
function besideWhat(element: Element, { clientX, clientY }: PointerEvent): DOMRect {
  const box = element.getBoundingClientRect();
  const small = box.width > 0 && box.width <= LARGE && box.height <= LARGE;
  return small ? box : new DOMRect(clientX - EDGE, clientY - EDGE, 2 * EDGE, 2 * EDGE);
}

/** A place of the window. */
interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

const away = (one: Spot, other: Spot): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

class Listener {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;
  /** Where the pointer was last. */
  private last: Spot | null = null;
  /** Where it rests since it pressed, or since something appeared under it: nothing opens before it moves away. */
  private rests: Spot | null = null;

  /** Whether the pointer only rests. */
  private still({ clientX, clientY }: PointerEvent): boolean {
    const { last } = this;
    this.last = { clientX, clientY };
    if (!this.rests && last && away(last, this.last) === 0) this.rests = last;
    if (this.rests && away(this.rests, this.last) > SLIP) this.rests = null;
    return this.rests !== null;
  }

  readonly moved = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || !this.rests) {
      this.last = event;
      return;
    }
    if (!this.still(event) && this.over) this.open(this.over, event);
  };

  readonly hovered = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const element = (event.target as Element).closest(READABLE);
    if (element === this.over) return;
    this.over = element;
    clearTimeout(this.waiting);
    peeked.value = null;
    if (!this.still(event) && element) this.open(element, event);
  };

  private open(element: Element, event: PointerEvent): void {
    if (event.buttons > 0) return;
    const delay = element.hasAttribute("data-space") ? HOVER_SPACE : HOVER;
    this.waiting = setTimeout(() => {
      const found = element.isConnected ? readableAt(element) : null;
      if (found && !found[1].slight) peeked.value = { what: found[1], at: besideWhat(element, event) };
    }, delay);
  }

  readonly pressed = (press: PointerEvent): void => {
    this.last = press;
    this.rests = press;
    clearTimeout(this.waiting);
    peeked.value = null;
    const element = (press.target as Element).closest(READABLE);
    if (press.pointerType !== "touch" || !element) return;
    const stop = (): void => {
      clearTimeout(timer);
      for (const kind of ["pointerup", "pointercancel"]) window.removeEventListener(kind, stop);
      window.removeEventListener("pointermove", moved);
    };
    const moved = (event: PointerEvent): void => {
      if (away(event, press) > SLIP) stop();
    };
    const timer = setTimeout(() => {
      stop();
      if (read(element)) swallowClick();
    }, PRESS);
    for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, stop);
    window.addEventListener("pointermove", moved);
  };

  readonly typed = (event: KeyboardEvent): void => {
    if (event.key === "Escape") peeked.value = null;
    if (event.key.toLowerCase() !== "i" || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest("input, select, textarea")) return;
    const focused = document.activeElement;
    if (read(focused?.closest(READABLE) ? focused : this.over)) event.preventDefault();
  };
}

/** Listen for whoever wants to read; the caller stops it. */
export function listenToReaders(): () => void {
  const listener = new Listener();
  const menu = (event: Event): void => {
    // A long press on a phone would open the menu of the browser.
    if (matchMedia("(pointer: coarse)").matches && (event.target as Element).closest(READABLE)) event.preventDefault();
  };
  const heard = [
    ["pointerover", listener.hovered],
    ["pointermove", listener.moved],
    ["pointerdown", listener.pressed],
    ["keydown", listener.typed],
    ["contextmenu", menu],
  ] as const;
  for (const [kind, hear] of heard) document.addEventListener(kind, hear as EventListener);
  return () => {
    for (const [kind, hear] of heard) document.removeEventListener(kind, hear as EventListener);
  };
}
