/** Each god has one colour at every table: while a table of Ankh is open, its seats take the colours of their gods. */
import { useLayoutEffect } from "preact/hooks";
import type { GodName } from "../../generated/ankh";

export function useGodColours(gods: readonly GodName[]): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const names = gods.flatMap((god, seat) => {
      style.setProperty(`--seat-${seat}`, `var(--god-${god})`);
      style.setProperty(`--on-seat-${seat}`, `var(--on-god-${god})`);
      return [`--seat-${seat}`, `--on-seat-${seat}`];
    });
    return () => {
      for (const name of names) style.removeProperty(name);
    };
  }, [gods.join()]);
}
