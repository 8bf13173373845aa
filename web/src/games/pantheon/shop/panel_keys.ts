/** A panel of the shop by keyboard: numbers choose, arrows walk from button to button. */
import { useEffect } from "preact/hooks";
import { nearest, type Spot } from "../../../table/nearest";

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

function walk(panel: HTMLElement, way: Spot): boolean {
  const buttons = [...panel.querySelectorAll<HTMLElement>("button")].filter((one) => one.offsetParent !== null);
  const here = buttons.find((one) => one === document.activeElement);
  const next = here ? buttons[nearest(middle(here), buttons.map(middle), way)] : buttons[0];
  next?.focus();
  return next !== undefined;
}

export function usePanelKeys(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element | null;
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !panel.current) return;
      if (target?.closest("input, select, textarea, dialog")) return;
      const way = ARROWS[event.key];
      if (way && panel.current.contains(target)) {
        if (walk(panel.current, way)) event.preventDefault();
      } else if (/^[1-9]$/.test(event.key)) {
        panel.current.querySelectorAll<HTMLElement>("[data-pick]")[Number(event.key) - 1]?.click();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
