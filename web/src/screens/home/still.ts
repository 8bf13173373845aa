/** A table as it stands at one moment, read once over HTTP: what the start page shows of a game that goes on. */
import { signal } from "@preact/signals";
import type { LogEntry, Update, Welcome } from "../../generated/protocol";
import { table, tableLog } from "../../net/api";
import type { Feed, Reply } from "../../net/feed";

/** How far back the log is read for what happened last. */
const BACK = 120;

export interface Still {
  readonly update: Update;
  readonly entries: readonly LogEntry[];
}

export async function readStill(id: string): Promise<Still> {
  const update = await table(id);
  const entries = update.skipped ? (await tableLog(id, Math.max(0, update.seq - BACK))).entries : update.entries;
  return { update, entries };
}

/** What a table is drawn from, when nothing can be answered. */
export function stillFeed({ update, entries }: Still, seats: readonly number[]): Feed {
  const no = async (): Promise<Reply> => ({ type: "refused", code: "wrong-phase", detail: "" });
  return {
    status: signal("open"),
    who: signal<Welcome | null>({
      type: "welcome",
      protocol: 0,
      table: update.table.id,
      role: "seat",
      seats,
      now: update.now,
    }),
    table: signal(update.table),
    game: signal(update.game && { ...update.game, questions: [], undoable: [] }),
    entries: signal(entries),
    farewell: signal(""),
    ahead: signal(0),
    request: no,
    close: () => undefined,
  };
}
