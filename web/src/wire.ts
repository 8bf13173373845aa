/** The messages of docs/protocol.md as this client uses them. */
export type Role = "host" | "seat" | "spectator" | "outsider";
export type Phase = "waiting" | "playing" | "finished" | "frozen";

export interface Reason {
  readonly rule: string;
  readonly arguments?: Readonly<Record<string, number>>;
}

export interface Option {
  readonly code: number;
  readonly text: string;
  readonly lights: readonly (readonly [string, number])[];
}

export interface Question {
  readonly seat: number;
  readonly asked: number;
  readonly name: string;
  readonly rule: string;
  readonly may: "answer" | "suggest";
  readonly options: readonly Option[];
  readonly suggestions: readonly { readonly seat: number; readonly option: number }[];
}

export interface Takeable {
  readonly seat: number;
  readonly to: number;
  readonly free: boolean;
}

export interface GameShown {
  readonly answers: number;
  readonly waiting: readonly number[];
  readonly questions: readonly Question[];
  readonly takeable: readonly Takeable[];
  readonly views: Readonly<Record<string, unknown>>;
}

export interface GameEvent {
  readonly kind: string;
  readonly rule: string;
  readonly who?: number;
  readonly whom?: number;
  readonly what?: number;
  readonly origin?: number;
  readonly where?: number;
  readonly amount?: number;
}

export interface Moment {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat?: number;
  readonly name?: string;
  readonly text?: string;
  readonly other?: number;
  readonly agree?: boolean;
  readonly events?: Readonly<Record<string, readonly GameEvent[]>>;
}

export interface SeatShown {
  readonly seat: number;
  readonly kind: "free" | "person" | "bot";
  readonly name: string;
  readonly level: string;
  readonly away: boolean;
  readonly called: string;
}

export interface ClockShown {
  readonly seat: number;
  readonly running: boolean;
  readonly left: number | null;
}

export interface Setup {
  readonly game: "ankh" | "pantheon";
  readonly players?: number;
  readonly edition?: string | null;
  readonly scenario?: string | null;
  readonly gods?: readonly string[] | null;
  readonly guardians?: readonly string[] | null;
}

export interface TableShown {
  readonly id: string;
  readonly title: string;
  readonly phase: Phase;
  readonly setup: Setup;
  readonly header: Readonly<Record<string, string>>;
  readonly rules: number;
  readonly code: string;
  readonly seats: readonly SeatShown[];
  readonly present: readonly number[];
  readonly watching: number;
  readonly clocks: readonly ClockShown[];
  readonly undo: { readonly seat: number; readonly to: number; readonly missing: readonly number[] } | null;
  readonly result: { readonly ending: string; readonly winners: readonly number[] } | null;
  readonly rematch: string | null;
  readonly frozen: string;
}

export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly table: string;
  readonly role: Role;
  readonly seats: readonly number[];
  readonly now: number;
}

export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly now: number;
  readonly moments: readonly Moment[];
  readonly skipped: boolean;
  readonly table: TableShown;
  readonly game: GameShown | null;
}

export interface Presence {
  readonly type: "presence";
  readonly present: readonly number[];
  readonly watching: number;
}

export interface Done {
  readonly type: "done";
  readonly id?: string;
  readonly seq: number;
}

export interface Invited {
  readonly type: "invited";
  readonly id?: string;
  readonly invite: string;
  readonly seats: readonly number[];
}

export interface Rematched {
  readonly type: "rematched";
  readonly id?: string;
  readonly table: string;
}

export interface Refused {
  readonly type: "refused";
  readonly id?: string;
  readonly code: string;
  readonly detail: string;
  readonly reasons?: readonly Reason[];
}

export type Reply = Done | Invited | Rematched | Refused;
export type ServerMessage =
  | Welcome
  | Update
  | Presence
  | Reply
  | { readonly type: "pong"; readonly n: number; readonly now: number }
  | { readonly type: "goodbye"; readonly code: string; readonly detail: string };

export interface SeatWish {
  readonly kind: "me" | "friend" | "hotseat" | "bot";
  readonly name?: string;
  readonly level?: string;
}

export interface Entered {
  readonly table: string;
  readonly role: Role;
  readonly seats: readonly number[];
  readonly code: string;
  readonly invites: readonly { readonly seat: number; readonly invite: string }[];
}
