/** Where a table's screen has its news from: the socket while it is played, a past moment while it is reviewed. */
import type { ReadonlySignal } from "@preact/signals";
import type {
  Done,
  GameShown,
  Invited,
  LogEntry,
  Ping,
  Refused,
  Rematched,
  SocketRequest,
  TableShown,
  Welcome,
} from "../generated/protocol";

export type Status = "connecting" | "open" | "lost";
export type TableRequest = Exclude<SocketRequest, Ping>;
export type Reply = Done | Invited | Rematched | Refused;
export type Fields<Kind extends TableRequest["type"]> = Omit<
  Extract<TableRequest, { readonly type: Kind }>,
  "type" | "id"
>;
/** Fields have to be given unless all of them have defaults. */
export type Given<Kind extends TableRequest["type"]> =
  Record<never, never> extends Fields<Kind> ? [fields?: Fields<Kind>] : [fields: Fields<Kind>];

export interface Feed {
  readonly status: ReadonlySignal<Status>;
  readonly who: ReadonlySignal<Welcome | null>;
  readonly table: ReadonlySignal<TableShown | null>;
  readonly game: ReadonlySignal<GameShown | null>;
  readonly entries: ReadonlySignal<readonly LogEntry[]>;
  /** Why the server ended the connection for good, if it did. */
  readonly farewell: ReadonlySignal<string>;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: ReadonlySignal<number>;
  /** How much is known but not shown yet, because answers of others are shown one after the other. */
  readonly behind?: ReadonlySignal<number>;
  /** Show all of it. */
  skip?(): void;
  request<Kind extends TableRequest["type"]>(kind: Kind, ...fields: Given<Kind>): Promise<Reply>;
  close(): void;
}

export function refused(reply: Reply): reply is Refused {
  return reply.type === "refused";
}
