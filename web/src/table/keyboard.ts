/** A table by keyboard alone: numbers press the answers, arrows walk between the places that glow. */
import { useEffect } from "preact/hooks";
import { nearest, type Spot } from "./nearest";

const LIT = "[data-space].lit, [data-side].lit, .side-target";
const BUTTONS = ".prompt [data-option]:enabled";

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function walk(way: Spot): boolean {
  const lit = [...document.querySelectorAll<SVGElement>(LIT)];
  const here = document.activeElement;
  const on = lit.find((one) => one === here);
  const next = on ? lit[nearest(middle(on), lit.map(middle), way)] : lit[0];
  next?.focus();
  return next !== undefined;
}

function press(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const target = event.target as Element | null;
  if (target?.closest("input, select, textarea")) return;
  const way = ARROWS[event.key];
  const onBoard = target === document.body || target?.closest(".board, .field, .prompt") !== null;
  if (way && onBoard && walk(way)) event.preventDefault();
  else if (/^[1-9]$/.test(event.key)) document.querySelectorAll<HTMLElement>(BUTTONS)[Number(event.key) - 1]?.click();
}

export function useKeys(): void {
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
