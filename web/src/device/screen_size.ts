/** How much room the table has, as in the style sheets. */
import { type ReadonlySignal, signal } from "@preact/signals";

/** Whether a media query holds; asked for the first time when a table is drawn. */
function matching(media: string): () => boolean {
  let known: ReadonlySignal<boolean> | null = null;
  const listen = (): ReadonlySignal<boolean> => {
    const query = window.matchMedia(media);
    const now = signal(query.matches);
    query.addEventListener("change", () => (now.value = query.matches));
    return now;
  };
  return () => {
    known ??= listen();
    return known.value;
  };
}

/** A phone: what lies around the board waits in sheets. */
export const onPhone = matching("(width <= 47.5em), (height <= 30em)");

/** A field that is wider than the map: the cards to draw lie beside it. */
export const besideMap = matching("(width > 47.5em) and (height > 30em) and (orientation: landscape)");

/** A screen with room beside the board for the panels and the story; elsewhere they wait in sheets and behind chips. */
export const roomBeside = matching(
  "(width > 68.75em) and (height > 30em), (orientation: landscape) and (width > 47.5em) and (height > 30em)",
);
