/** Functions that stay the same object from one drawing to the next, and always do what they were last made to do. */
import { useMemo, useRef } from "preact/hooks";

/** The lasting functions, and how they are made anew. */
export function useStableFunctions<Functions extends object>(): readonly [
  lasting: Functions,
  make: (made: Functions) => void,
] {
  const latest = useRef<Functions | null>(null);
  return useMemo(
    () => [
      new Proxy({} as Functions, { get: (_, name) => latest.current?.[name as keyof Functions] }),
      (made) => void (latest.current = made),
    ],
    [],
  );
}
