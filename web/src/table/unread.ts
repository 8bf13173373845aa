/** How much of the chat has not been seen on a phone, where it lies in a sheet that may be closed. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LogEntry } from "../generated/protocol";
import type { Session } from "./session";

/** Messages of others since a moment. */
export function saidSince(entries: readonly LogEntry[], since: number, mine: readonly number[]): number {
  return entries.filter(({ kind, at, seat }) => kind === "said" && at > since && !mine.includes(seat ?? -1)).length;
}

/** Messages of others since the table was opened, or since the sheet with the log was last seen. */
export function useUnread(session: Session, looking: boolean): number {
  const { entries, who, ahead } = session.connection;
  const now = (): number => Date.now() + ahead.peek();
  const seen = useSignal(now());
  useEffect(() => {
    if (!looking) return;
    return () => void (seen.value = now());
  }, [looking]);
  return looking ? 0 : saidSince(entries.value, seen.value, who.value?.seats ?? []);
}
