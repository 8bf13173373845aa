/** Boards are large, so one is drawn when it comes near the window. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** How far below the window drawing begins. */
const NEAR = "600px";

export function Later({ at, children }: { at: boolean; children: ComponentChildren }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSignal(at);
  useEffect(() => {
    if (seen.value || !place.current) return;
    const watch = new IntersectionObserver(
      (found) => {
        if (found.some(({ isIntersecting }) => isIntersecting)) seen.value = true;
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} class={seen.value ? "book-board" : "book-board unseen-yet"}>
      {seen.value && children}
    </div>
  );
}
