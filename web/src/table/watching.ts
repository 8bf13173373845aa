/** Whether something that happened is being shown, step by step, and not yet seen to its end: what speaks about the
 * table waits until then. */
import { type Signal, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

export const watching: Signal<boolean> = signal(false);

/** Say so for as long as it lasts. */
export function useWatched(lasts: boolean): void {
  // Before it is painted: nothing that has to wait is seen for a moment.
  useLayoutEffect(() => {
    watching.value = lasts;
    return () => void (watching.value = false);
  }, [lasts]);
}
