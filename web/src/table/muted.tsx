/** What people say whom the viewer muted or blocked is not shown; they are not told. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { LogEntry } from "../generated/protocol";
import { Denied } from "../net/api";
import { mutedSeats, muteSeat } from "../net/people_api";
import { personName, t } from "../words/words";
import type { Session } from "./session";

/** The seats of the table that is shown. */
const muted = signal<readonly number[]>([]);

async function read(table: string): Promise<void> {
  try {
    muted.value = (await mutedSeats(table)).seats;
  } catch (error) {
    if (!(error instanceof Denied)) throw error; // who may not know keeps reading everything
    muted.value = [];
  }
}

/** Know whom the viewer muted at this table. */
export function useMuted(session: Session): void {
  const id = session.connection.table.value?.id ?? "";
  useEffect(() => {
    muted.value = [];
    if (id) void read(id);
  }, [id]);
}

/** Whether what a seat says is hidden. */
export function isMuted(seat: number | undefined): boolean {
  return seat !== undefined && muted.value.includes(seat);
}

/** The button beside what somebody else said, which hides all of it or shows it again. */
export function MuteButton({ session, entry }: { session: Session; entry: LogEntry }): JSX.Element | null {
  const table = session.connection.table.value;
  const seat = entry.seat ?? -1;
  const own = session.connection.who.value?.seats.includes(seat) ?? false;
  if (!table || own || table.seats[seat]?.kind !== "person") return null;
  const change = async () => {
    try {
      await muteSeat(table.id, seat, !isMuted(seat));
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      session.trouble.value = error.code;
    }
    await read(table.id);
  };
  return (
    <button type="button" class="mute" onClick={() => void change()}>
      {t(isMuted(seat) ? "chat-unmute" : "chat-mute")}
    </button>
  );
}

/** Stands in the place of what a muted person said. */
export function MutedLine({ session, entry }: { session: Session; entry: LogEntry }): JSX.Element {
  return (
    <li class="muted-line">
      <bdi>{t("chat-muted", { who: personName(entry.name ?? "") })}</bdi> <MuteButton session={session} entry={entry} />
    </li>
  );
}
