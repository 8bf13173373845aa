/** A board that can be dragged, pinched and zoomed; a double tap fits it again. */
import { select } from "d3-selection";
import { zoom, zoomIdentity } from "d3-zoom";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

export function Surface({ children }: { children: ComponentChildren }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    const zooming = zoom<HTMLDivElement, unknown>()
      .scaleExtent([0.8, 6])
      .on("zoom", ({ transform }: { transform: { x: number; y: number; k: number } }) => {
        if (sheet.current) sheet.current.style.transform = `translate(${transform.x}px,${transform.y}px) scale(${transform.k})`;
      });
    const chosen = select(frame.current);
    chosen.call(zooming).on("dblclick.zoom", () => {
      chosen.call(zooming.transform, zoomIdentity);
    });
    return () => {
      chosen.on(".zoom", null);
    };
  }, []);
  return (
    <div class="surface" ref={frame}>
      <div class="sheet" ref={sheet}>
        {children}
      </div>
    </div>
  );
}
