/** The keys of the stage. While it is watched no key plays anything; while something is asked, answers have theirs. */
import { useEffect, useRef } from "preact/hooks";
import type { ShellProps } from "./shell";

/** What a key does; nothing for keys that mean nothing here. */
function meaning(key: string, props: ShellProps): (() => void) | null {
  const { deciding, foot, back, forth, close } = props;
  if (key === "Escape" || key === "m") return close;
  if (key === "a") return foot.again;
  if (deciding) return null;
  if (key === " " || key === "Enter") return foot.next;
  if (key === "s") return foot.skip;
  if (key === "ArrowLeft") return back;
  if (key === "ArrowRight") return forth;
  return null;
}

/** Keys that would play something on the table below. */
const PLAYS = /^([1-9]|h|z|Arrow.*)$/;

export function useStageKeys(props: ShellProps): void {
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      const target = event.target as Element;
      if (target.closest("input, select, textarea")) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      // A focused button does what it says.
      if ((key === " " || key === "Enter") && target.closest("button, a, [role=gridcell]")) return;
      const act = meaning(key, now.current);
      if (!act && (now.current.deciding || !PLAYS.test(key))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act?.();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
}
