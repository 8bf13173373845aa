/** A pixel of the screen in measures of the board, where a part of it is shown that nobody zooms: names and numbers
 * keep a size that can be read. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { FAR } from "./zoom_view";

/** For the element that shows so much of the board in its whole width, or so much in its height where that leaves less
 * room; its `--unit` and `far` follow its size. */
export function useBoardUnit<Shown extends HTMLElement>(measures: number, high = 0): RefObject<Shown | null> {
  const field = useRef<Shown>(null);
  useLayoutEffect(() => {
    const shown = field.current;
    if (!shown) return;
    const tell = (): void => {
      const { clientWidth, clientHeight } = shown;
      if (clientWidth === 0 || (high > 0 && clientHeight === 0)) return;
      const unit = Math.max(measures / clientWidth, high > 0 ? high / clientHeight : 0);
      shown.style.setProperty("--unit", unit.toFixed(3));
      shown.classList.toggle("far", unit > FAR);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [measures, high]);
  return field;
}
