/** Made by wire.mjs from docs/protocol.schema.json. */

/** Answers in a row as records write them, the code of the first one, and the chance of winning in per cent. */
export interface Advised {
  readonly option: number;
  readonly line: readonly string[];
  readonly chance: string;
}

/** Agree to the undo that somebody asks for, or do not. */
export interface Agree {
  readonly type: "agree";
  readonly id: string;
  readonly seat: number;
  readonly agree: boolean;
}

/** Answer a question: an option by its code, or as a person writes it. */
export interface Answer {
  readonly type: "answer";
  readonly id: string;
  readonly seat: number;
  readonly asked: number;
  readonly option: number | string;
}

/** What a choice of cards comes to, for every side that takes part by its god. */
export interface BattleCell {
  readonly mine: readonly string[];
  readonly theirs: Readonly<Record<string, readonly string[]>>;
  readonly bids: string;
  readonly victor: string | null;
  readonly devotion: Readonly<Record<string, number>>;
  readonly killed: Readonly<Record<string, number>>;
  readonly followers: Readonly<Record<string, number>>;
}

/** The table of one Battle. */
export interface BattleShown {
  readonly region: number;
  readonly side: string;
  readonly cells: readonly BattleCell[];
}

/** GET /api/tables/{table}/battles. */
export interface BattlesShown {
  readonly seat: number;
  readonly asked: number;
  readonly battles: readonly BattleShown[];
}

/** One seat's clock, at the moment `now` of the message. */
export interface ClockShown {
  readonly seat: number;
  readonly running: boolean;
  readonly left: number | null;
}

/** The host gives the table up before the start. */
export interface Close {
  readonly type: "close";
  readonly id: string;
}

/** POST /api/accounts and POST /api/login. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly bearer?: boolean;
}

/** It is durable. `seq` is the entry of the log that it became. */
export interface Done {
  readonly type: "done";
  readonly id?: string;
  readonly seq: number;
}

/** How a game ended: the name of the ending, and the seats that won. `closed` if it never began. */
export interface Ended {
  readonly ending: string;
  readonly winners: readonly number[];
}

/** POST /api/tables/{table}/enter: get a token for seats you hold by your account, or by the table before. */
export interface Enter {
  readonly bearer?: boolean;
}

/** You are at the table. `token` is empty unless `bearer` was asked for. */
export interface Entered {
  readonly table: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
  readonly code: string;
  readonly invites: readonly SeatInvite[];
  readonly token: string;
}

/** What happened by which rule; arguments that do not apply are left out. */
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

/** A position or a record as text. */
export interface Exported {
  readonly text: string;
}

/** The host gives free seats to bots: this one, or all. */
export interface Fill {
  readonly type: "fill";
  readonly id: string;
  readonly level?: string;
  readonly seat?: number | null;
}

/** The host takes a bot off its seat before the start, so that a person may join. */
export interface Free {
  readonly type: "free";
  readonly id: string;
  readonly seat: number;
}

/** What can be chosen for one game, and the names of the things that options light, by number. */
export interface GameOffered {
  readonly name: string;
  readonly rules: number;
  readonly players: readonly number[];
  readonly editions: readonly string[];
  readonly scenarios: Readonly<Record<string, readonly string[]>>;
  readonly gods: readonly string[];
  readonly guardians: Readonly<Record<string, readonly string[]>>;
  readonly variants: readonly string[];
  readonly things: Readonly<Record<string, readonly string[]>>;
}

/** The game as the viewer may see it. */
export interface GameShown {
  readonly answers: number;
  readonly waiting: readonly number[];
  readonly questions: readonly Question[];
  readonly takeable: readonly Takeable[];
  readonly views: Readonly<Record<string, unknown>>;
}

/** The last message before the server closes the socket, and why. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly code: "already-asked" | "data" | "forbidden" | "frozen" | "full" | "id-reused" | "illegal" | "malformed" | "name" | "no-advice" | "no-record" | "no-seat" | "nobody-asks" | "not-away" | "not-partner" | "not-saved" | "not-your-turn" | "nothing-to-undo" | "password" | "present" | "running" | "setup" | "stale" | "stopping" | "taken" | "too-fast" | "too-large" | "too-many" | "unknown" | "wrong-phase";
  readonly detail: string;
}

/** What a bot would answer, why, and what else could be answered. */
export interface Hint {
  readonly seat: string;
  readonly best: Advised;
  readonly ends: boolean;
  readonly gains: readonly Weighed[];
  readonly denials: readonly Weighed[];
  readonly risks: readonly Weighed[];
  readonly alternatives: readonly Advised[];
}

/** GET /api/tables/{table}/hint. */
export interface HintShown {
  readonly seat: number;
  readonly asked: number;
  readonly hint: Hint;
}

/** Make an invite: the host for free seats or spectators, a player for another device of one's own. */
export interface Invite {
  readonly type: "invite";
  readonly id: string;
  readonly role?: "seat" | "spectator";
  readonly seats?: readonly number[];
}

/** An invite to pass on; it works once. A page opens `/join#<invite>`. */
export interface Invited {
  readonly type: "invited";
  readonly id?: string;
  readonly seq: number;
  readonly invite: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
}

/** POST /api/join: by an invite, or by the short code of a table that lets people in by it. */
export interface Join {
  readonly name: string;
  readonly invite?: string | null;
  readonly code?: string | null;
  readonly seat?: number | null;
  readonly watch?: boolean;
  readonly bearer?: boolean;
}

/** The host frees a seat before the start; the player's tokens end. */
export interface Kick {
  readonly type: "kick";
  readonly id: string;
  readonly seat: number;
}

/** Leave the table: before the start the seat is free again, afterwards a bot plays on. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
}

/** Entries of the log, as many as are told at once; there are more while the last number is below `seq`. */
export interface LogShown {
  readonly seq: number;
  readonly moments: readonly Moment[];
}

/** You are logged in. `token` is empty unless `bearer` was asked for. */
export interface LoggedIn {
  readonly name: string;
  readonly token: string;
}

/** Who the server takes you for; the name is empty without an account. */
export interface Me {
  readonly name: string;
}

/** One entry of the log as the viewer may see it. */
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

/** GET /api/games. */
export interface Offered {
  readonly games: readonly GameOffered[];
  readonly bots: readonly string[];
  readonly languages: readonly string[];
}

/** POST /api/tables: make a table. It starts from `setup`, a record, a position or another table's past. */
export interface OpenTable {
  readonly name: string;
  readonly setup?: Setup | null;
  readonly seats: readonly SeatWish[];
  readonly title?: string;
  readonly pace?: Pace;
  readonly visibility?: "link" | "private" | "public";
  readonly record?: string | null;
  readonly answers?: number | null;
  readonly position?: string | null;
  readonly play_on?: PlayOn | null;
  readonly bearer?: boolean;
}

/** One possible answer: its code, how a person writes it, and the things on the table that stand for it. */
export interface Option {
  readonly code: number;
  readonly text: string;
  readonly lights: readonly (readonly [string, number])[];
}

/** How long players may think: not limited, days for each move, or a clock with an increment for each turn. */
export interface Pace {
  readonly kind?: "clock" | "days" | "none";
  readonly days?: number;
  readonly seconds?: number;
  readonly increment?: number;
}

/** Is anybody there? Sockets only. */
export interface Ping {
  readonly type: "ping";
  readonly n?: number;
}

/** The position after so many answers of a finished table. */
export interface PlayOn {
  readonly table: string;
  readonly answers: number;
}

/** Yes. */
export interface Pong {
  readonly type: "pong";
  readonly n: number;
  readonly now: number;
}

/** Which seats have somebody connected, and how many watch. */
export interface Presence {
  readonly type: "presence";
  readonly present: readonly number[];
  readonly watching: number;
}

/** A question to one of the viewer's seats, or to the partner of one. */
export interface Question {
  readonly seat: number;
  readonly asked: number;
  readonly name: string;
  readonly rule: string;
  readonly may: "answer" | "suggest";
  readonly options: readonly Option[];
  readonly suggestions: readonly Suggestion[];
}

/** One rule that stands against an answer, and what it stands on. */
export interface Reason {
  readonly rule: string;
  readonly arguments?: Readonly<Record<string, number>>;
}

/** Nothing happened, and why. */
export interface Refused {
  readonly type: "refused";
  readonly id?: string;
  readonly code: "already-asked" | "data" | "forbidden" | "frozen" | "full" | "id-reused" | "illegal" | "malformed" | "name" | "no-advice" | "no-record" | "no-seat" | "nobody-asks" | "not-away" | "not-partner" | "not-saved" | "not-your-turn" | "nothing-to-undo" | "password" | "present" | "running" | "setup" | "stale" | "stopping" | "taken" | "too-fast" | "too-large" | "too-many" | "unknown" | "wrong-phase";
  readonly detail: string;
  readonly reasons?: readonly Reason[];
  readonly retry?: number;
}

/** After the end: a new table with the same people, or the one somebody made already. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/** The table to go on at; enter it with the token of this one. */
export interface Rematched {
  readonly type: "rematched";
  readonly id?: string;
  readonly seq: number;
  readonly table: string;
}

/** A moment of the past: the game after so many answers, as the viewer could see it. */
export interface ReplayShown {
  readonly answers: number;
  readonly total: number;
  readonly moments: readonly Moment[];
  readonly game: GameShown;
}

/** Take one's seat back from the bot. */
export interface Return {
  readonly type: "return";
  readonly id: string;
  readonly seat: number;
}

/** GET /api/rules/{language}. */
export interface RuleList {
  readonly rules: readonly RuleShown[];
}

/** A rule of the catalogue. */
export interface RuleShown {
  readonly id: string;
  readonly group: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** Say something to everybody at the table. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
}

/** The invite of one seat. */
export interface SeatInvite {
  readonly seat: number;
  readonly invite: string;
}

/** A seat at the table. */
export interface SeatShown {
  readonly seat: number;
  readonly kind: "bot" | "free" | "person";
  readonly name: string;
  readonly level: string;
  readonly away: boolean;
  readonly called: string;
}

/** Who is to sit at a seat of a new table: me, a friend I invite, somebody at my own device, or a bot. */
export interface SeatWish {
  readonly kind: "bot" | "friend" | "hotseat" | "me";
  readonly name?: string | null;
  readonly level?: string;
}

export type ServerMessage = Welcome | Update | Presence | Pong | Goodbye | Done | Invited | Rematched | Refused;

/** What is wished for a new game; what is left out is drawn, or as printed. */
export interface Setup {
  readonly game: "ankh" | "pantheon";
  readonly players?: number;
  readonly edition?: string | null;
  readonly scenario?: string | null;
  readonly gods?: readonly string[] | null;
  readonly guardians?: readonly string[] | null;
  readonly first?: number | null;
  readonly variants?: readonly string[];
  readonly stall_turns?: number | null;
}

export type SocketRequest = Answer | Suggest | Undo | Agree | Vote | Return | Leave | Kick | Fill | Free | Start | Close | Say | Invite | Rematch | Ping;

/** The host starts the game; every seat is taken. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** Show an option to the partner who answers for a merged god. `seat` is the one that suggests. */
export interface Suggest {
  readonly type: "suggest";
  readonly id: string;
  readonly seat: number;
  readonly asked: number;
  readonly option: number | string;
}

/** An option that the partner likes. */
export interface Suggestion {
  readonly seat: number;
  readonly option: number;
}

/** Tables, newest first; `next` is where the next page begins, empty on the last one. */
export interface TableList {
  readonly tables: readonly TableListed[];
  readonly next: string;
}

/** A table in a list. */
export interface TableListed {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly phase: "finished" | "frozen" | "playing" | "waiting";
  readonly visibility: "link" | "private" | "public";
  readonly code: string;
  readonly seats: readonly SeatShown[];
  readonly created: number;
  readonly updated: number;
}

/** Everything about a table but the game itself. */
export interface TableShown {
  readonly id: string;
  readonly title: string;
  readonly phase: "finished" | "frozen" | "playing" | "waiting";
  readonly setup: Setup;
  readonly header: Readonly<Record<string, string>>;
  readonly rules: number;
  readonly pace: Pace;
  readonly visibility: "link" | "private" | "public";
  readonly code: string;
  readonly created: number;
  readonly seats: readonly SeatShown[];
  readonly present: readonly number[];
  readonly watching: number;
  readonly clocks: readonly ClockShown[];
  readonly undo: UndoAsked | null;
  readonly votes: readonly Voted[];
  readonly result: Ended | null;
  readonly rematch: string | null;
  readonly frozen: string;
  readonly imported: boolean;
}

/** The viewer's last answer at a seat, and whether taking it back is free. */
export interface Takeable {
  readonly seat: number;
  readonly to: number;
  readonly free: boolean;
}

/** Take back one's own answer `to` and all that followed: at once where that is free, else by consent. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly seat: number;
  readonly to: number;
}

/** Somebody asks to take answers back. */
export interface UndoAsked {
  readonly seat: number;
  readonly to: number;
  readonly missing: readonly number[];
}

/** What happened after the `seq` you had, and how things stand now; also what GET /api/tables/{table} gives. */
export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly now: number;
  readonly moments: readonly Moment[];
  readonly skipped: boolean;
  readonly table: TableShown;
  readonly game: GameShown | null;
}

/** Vote for a bot to take the place of an absent player until the player returns. */
export interface Vote {
  readonly type: "vote";
  readonly id: string;
  readonly seat: number;
  readonly absent: number;
}

/** A vote to let a bot play for an absent seat. */
export interface Voted {
  readonly absent: number;
  readonly votes: readonly number[];
  readonly needed: number;
}

/** A feature that the advised line changes, and what the chance of winning owes to it, in per cent. */
export interface Weighed {
  readonly feature: string;
  readonly seat: number;
  readonly before: string;
  readonly after: string;
  readonly worth: string;
  readonly rule: string;
}

/** The first message on a socket: who you are here. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly table: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
  readonly now: number;
}
