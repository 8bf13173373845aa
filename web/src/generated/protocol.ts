/** Made by generate.mjs; `make generate` makes it anew. */

export type ServerMessage = Welcome | Update | Presence | Pong | Goodbye | Done | Invited | Rematched | Refused;
export type SocketRequest =
  | Vote
  | Return
  | Say
  | Invite
  | Answer
  | Suggest
  | LessonNext
  | LessonChoose
  | LessonShow
  | LessonAgain
  | Rematch
  | Leave
  | Kick
  | Fill
  | Free
  | Start
  | Close
  | Concede
  | Undo
  | Agree
  | Ping;

/**
 * A seat that owes an answer while its player is not here.
 */
export interface AbsentShown {
  readonly seat: number;
  readonly since: number;
  readonly vote_from: number;
}
/**
 * What an operator does to the table in the path, and why. Players are told why a table was closed.
 */
export interface Act {
  /**
   * The reason; kept in the audit log
   */
  readonly why: string;
}
/**
 * Answers in a row, the code of the first one, the chance of winning in per cent, and why.
 */
export interface Advised {
  readonly option: number;
  readonly steps: readonly AdvisedStep[];
  readonly chance: string;
  readonly ends: boolean;
  readonly gains: readonly Weighed[];
  readonly denials: readonly Weighed[];
  readonly risks: readonly Weighed[];
}
/**
 * One answer of a line: the kind of its question, its option, and what it does.
 */
export interface AdvisedStep {
  readonly question: string;
  readonly option: number;
  readonly text: string;
  readonly things: readonly Thing[];
  readonly words: Words;
  readonly deeds: readonly Deed[];
}
/**
 * Anything on the table that can be named, by its kind and its name (docs/reference/notation.md).
 */
export interface Thing {
  readonly kind: string;
  readonly name: string;
}
/**
 * A Fluent message and its arguments. With an empty key, the notation says it all.
 */
export interface Words {
  readonly key: string;
  readonly values: {
    readonly [k: string]: string | number | Words;
  };
}
/**
 * What an answer does: in words, and along a way of spaces or at places.
 */
export interface Deed {
  readonly words: Words;
  readonly spaces: readonly string[];
  readonly mark: "place" | "way";
}
/**
 * A feature that the advised line changes, and what the chance of winning owes to it, in per cent.
 */
export interface Weighed {
  readonly feature: string;
  readonly seat: number;
  readonly before: string;
  readonly after: string;
  readonly worth: string;
  readonly rule: string;
  readonly words: Words;
}
/**
 * Agree to the open undo, or refuse it; the seat that asked for it withdraws it with `false`.
 */
export interface Agree {
  readonly type: "agree";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
  readonly agree: boolean;
}
/**
 * Answer a question with an option, given by its code or as text.
 */
export interface Answer {
  readonly type: "answer";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
  readonly asked: number;
  readonly option: number | string;
}
/**
 * What a reason stands on; things are named, and what does not apply is left out.
 */
export interface Arguments {
  readonly who?: number;
  readonly what?: string;
  readonly origin?: string;
  readonly where?: string;
  readonly amount?: number;
}
/**
 * Something that was done: by whom, to whom or what, and why.
 */
export interface AuditLine {
  readonly seq: number;
  readonly at: number;
  readonly action: string;
  readonly who: string;
  readonly subject: string;
  readonly why: string;
  readonly facts: {
    readonly [k: string]: string;
  };
}
/**
 * Lines of the audit log, newest first; `next` is 0 on the last page.
 */
export interface AuditList {
  readonly lines: readonly AuditLine[];
  readonly next: number;
}
/**
 * Bans in force, oldest first.
 */
export interface BanList {
  readonly bans: readonly BanShown[];
}
/**
 * A ban in force; `expires` is null for one without an end.
 */
export interface BanShown {
  readonly id: string;
  readonly kind: "account" | "address" | "device";
  readonly subject: string;
  readonly reason: string;
  readonly created: number;
  readonly expires: number | null;
}
/**
 * Shut out an account, a device or a block of addresses; without `days`, until the ban is lifted.
 */
export interface BanWish {
  readonly kind: "account" | "address" | "device";
  readonly subject: string;
  readonly days?: number | null;
  /**
   * The reason; kept in the audit log
   */
  readonly why: string;
}
/**
 * The outcome of one choice of cards, for every side that takes part by the name of its seat.
 */
export interface BattleCell {
  readonly mine: readonly string[];
  readonly theirs: {
    readonly [k: string]: readonly string[];
  };
  readonly bids: string;
  readonly victor: string | null;
  readonly devotion: {
    readonly [k: string]: number;
  };
  readonly killed: {
    readonly [k: string]: number;
  };
  readonly followers: {
    readonly [k: string]: number;
  };
}
/**
 * The outcomes of one battle.
 */
export interface BattleShown {
  readonly region: number;
  readonly side: string;
  readonly cells: readonly BattleCell[];
}
/**
 * GET /api/tables/{table}/battles.
 */
export interface BattlesShown {
  readonly seat: number;
  readonly asked: number;
  readonly battles: readonly BattleShown[];
}
/**
 * A piece of a chapter: a heading, a text, a list, a table, a remark, an example, or all things of a kind.
 */
export interface Block {
  readonly kind: "example" | "heading" | "list" | "remark" | "steps" | "table" | "text" | "things";
  readonly spans?: readonly Span[];
  readonly rows?: readonly (readonly Span[])[][];
  readonly name?: string;
  readonly level?: number;
}
/**
 * A piece of a line in a rulebook.
 */
export interface Span {
  readonly kind: "chapter" | "emphasis" | "rule" | "strong" | "text" | "thing";
  readonly text?: string;
  readonly name?: string;
  readonly of?: string;
}
/**
 * A level of bots, whose rating does not move.
 */
export interface BotRated {
  readonly level: string;
  readonly rating: number;
}
/**
 * POST /api/notices/channel: switch one of your channels on or off, remove it, or send a test message.
 */
export interface ChannelAct {
  readonly id: string;
  readonly act: "confirm" | "off" | "on" | "remove" | "test";
}
/**
 * Whether this server can use a kind of channel.
 */
export interface ChannelAvailable {
  readonly kind: "discord" | "email" | "ntfy" | "push" | "slack";
  readonly missing: string;
  readonly account: boolean;
}
/**
 * One of your channels.
 */
export interface ChannelShown {
  readonly id: string;
  readonly kind: "discord" | "email" | "ntfy" | "push" | "slack";
  readonly label: string;
  readonly enabled: boolean;
  readonly confirmed: boolean;
  readonly problem: string;
  readonly created: number;
}
/**
 * A chapter of a rulebook.
 */
export interface Chapter {
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
/**
 * A chapter in the list of rulebooks.
 */
export interface ChapterListed {
  readonly name: string;
  readonly title: string;
}
/**
 * A character of bots. Its name is the key of texts (`bot-name-<name>`, `bot-about-<name>`).
 */
export interface CharacterOffered {
  readonly name: string;
  readonly level: string;
  readonly style: string;
}
/**
 * One thing that can be chosen for a new game: the field of `Setup`, how it is chosen, and from what.
 */
export interface ChoiceOffered {
  readonly name: string;
  readonly kind: "levels" | "many" | "number" | "one" | "per-seat";
  readonly values: readonly string[];
  readonly by?: {
    readonly [k: string]: readonly string[];
  };
  readonly key?: string;
}
/**
 * GET and POST /api/me/choices: who sees your profile, your language and time zone (empty: the device's).
 */
export interface Choices {
  readonly shown_to?: "everyone" | "friends" | "nobody";
  readonly language?: string;
  readonly zone?: string;
}
/**
 * The clock of a seat at the time `now` of the message.
 */
export interface ClockShown {
  readonly seat: number;
  readonly running: boolean;
  readonly left: number | null;
}
/**
 * Close the table before the start.
 */
export interface Close {
  readonly type: "close";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
}
/**
 * Give the game up, which ends it: where only two sides play, or nobody but bots plays against the seat.
 */
export interface Concede {
  readonly type: "concede";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
}
/**
 * POST /api/accounts and POST /api/login.
 */
export interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly bearer?: boolean;
}
/**
 * POST /api/me/delete: delete your account, or this device's if you have none (then without a password).
 */
export interface DeleteMe {
  readonly password?: string;
}
/**
 * A message to one of your channels.
 */
export interface DeliveryShown {
  readonly channel: string;
  readonly about: "confirm" | "notice" | "test";
  readonly created: number;
  readonly state: "dead" | "sent" | "waiting";
  readonly tries: number;
  readonly next: number;
  readonly problem: string;
}
/**
 * The request is durable. `seq` is its entry in the log.
 */
export interface Done {
  readonly type: "done";
  readonly id?: string;
  readonly seq: number;
}
/**
 * POST /api/notices/email: an address; nothing but a link to confirm it is sent there before that is used.
 */
export interface EmailWish {
  readonly address: string;
}
/**
 * How a game ended: the name of the ending, the seats that won, and the score sheet, the winner first.
 *
 *     `closed` if it never began or was ended by an operator, `conceded` if a side gave up, `lesson` if the lesson it
 *     was is over; then without a sheet.
 */
export interface Ended {
  readonly ending: string;
  readonly winners: readonly number[];
  readonly sheet: readonly ScoreRow[];
}
/**
 * One side at the end of a game. Sides that share a place have the same; `out`: it left before the end.
 */
export interface ScoreRow {
  readonly seats: readonly number[];
  readonly place: number;
  readonly score: number;
  readonly out: boolean;
  readonly parts: readonly ScorePart[];
}
/**
 * Points by one rule: the source it belongs to on the score sheet, and how many. A loss is below zero.
 */
export interface ScorePart {
  readonly source: string;
  readonly rule: string;
  readonly amount: number;
}
/**
 * POST /api/tables/{table}/enter: get a token for seats you hold by your account, or by the table before.
 */
export interface Enter {
  readonly bearer?: boolean;
  readonly id?: string | null;
}
/**
 * You are at the table. `token` is empty unless `bearer` was asked for.
 */
export interface Entered {
  readonly table: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
  readonly code: string;
  readonly invites: readonly SeatInvite[];
  readonly token: string;
}
/**
 * The invite of one seat.
 */
export interface SeatInvite {
  readonly seat: number;
  readonly invite: string;
}
/**
 * What happened by which rule. Things are named; the catalogue says what kind of things they are.
 *
 *     Arguments that do not apply are left out.
 */
export interface GameEvent {
  readonly kind: string;
  readonly rule: string;
  readonly who?: number;
  readonly whom?: number;
  readonly what?: string;
  readonly origin?: string;
  readonly where?: string;
  readonly amount?: number;
}
/**
 * The worked examples of a game.
 */
export interface ExampleList {
  readonly examples: readonly ExampleListed[];
}
/**
 * A worked example in a list; its title is the text `<game>-example-<name>`.
 */
export interface ExampleListed {
  readonly name: string;
  readonly edition: string;
  readonly rules: readonly string[];
  readonly things: readonly Thing[];
}
/**
 * The board of an example at the beginning, or after an answer.
 */
export interface ExampleMoment {
  readonly seat: number | null;
  readonly text: string;
  readonly things: readonly Thing[];
  readonly words: Words;
  readonly events: readonly GameEvent[];
  readonly waiting: readonly number[];
  readonly sides: readonly (readonly number[])[];
  readonly view: unknown;
}
/**
 * A worked example: its board before the answers and after each of them.
 */
export interface ExampleShown {
  readonly game: string;
  readonly name: string;
  readonly edition: string;
  readonly rules: readonly string[];
  readonly things: readonly Thing[];
  readonly seat: number | null;
  readonly called: readonly string[];
  readonly lights: readonly Thing[];
  readonly moments: readonly ExampleMoment[];
}
/**
 * A position or a record as text.
 */
export interface Exported {
  readonly text: string;
}
/**
 * A place where you are told that it is your turn.
 */
export interface ExportedChannel {
  readonly kind: string;
  readonly target: string;
  readonly enabled: boolean;
  readonly created: number;
  readonly confirmed: number | null;
}
/**
 * A lesson you have finished, and when for the first time.
 */
export interface ExportedLesson {
  readonly game: string;
  readonly lesson: string;
  readonly since: number;
}
/**
 * A message to one of your channels. Which tables it told of is not kept once it has arrived.
 */
export interface ExportedMessage {
  readonly created: number;
  readonly about: string;
  readonly state: string;
  readonly tries: number;
}
/**
 * How and where you are told that it is your turn.
 */
export interface ExportedNotices {
  readonly language: string;
  readonly zone: string;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly channels: readonly ExportedChannel[];
  readonly messages: readonly ExportedMessage[];
}
/**
 * GET /api/me/export: everything the server keeps about you.
 */
export interface ExportedPerson {
  readonly name: string;
  readonly created: number;
  readonly operator: boolean;
  readonly logins: readonly number[];
  readonly tables: readonly ExportedTable[];
  readonly lessons?: readonly ExportedLesson[];
  readonly notices: ExportedNotices;
  readonly choices?: Choices | null;
  readonly people?: readonly ExportedTie[];
  readonly ratings?: readonly RatingShown[];
}
/**
 * A table of your own in an export.
 */
export interface ExportedTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
  readonly phase: "finished" | "frozen" | "playing" | "waiting";
  readonly created: number;
  readonly updated: number;
  readonly said: readonly string[];
  readonly record: string;
}
/**
 * Somebody you asked to be your friend, blocked or muted.
 */
export interface ExportedTie {
  readonly name: string;
  readonly tie: "block" | "friend" | "mute";
  readonly since: number;
}
/**
 * A person's rating in one pool: a game, its edition and the number of players.
 */
export interface RatingShown {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly rating: number;
  readonly give_or_take: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly won: number;
  readonly history?: readonly RatingPoint[];
}
/**
 * A rating after one game that counted.
 */
export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly give_or_take: number;
  readonly place: number;
}
/**
 * Fill this free seat, or all free seats, with bots.
 */
export interface Fill {
  readonly type: "fill";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly level?: string;
  readonly seat?: number | null;
  readonly bot?: string;
}
/**
 * Take a bot off its seat before the start, so that a player may join.
 */
export interface Free {
  readonly type: "free";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
}
/**
 * What can be chosen for one game. `choices` says all of it; the lists behind it are its values by name.
 */
export interface GameOffered {
  readonly name: string;
  readonly rules_version: number;
  readonly players: readonly number[];
  readonly choices: readonly ChoiceOffered[];
  readonly editions: readonly string[];
  readonly scenarios: {
    readonly [k: string]: readonly string[];
  };
  readonly gods: readonly string[];
  readonly guardians: {
    readonly [k: string]: readonly string[];
  };
  readonly variants: readonly string[];
  readonly words: readonly string[];
}
/**
 * The game as the viewer may see it.
 */
export interface GameShown {
  readonly answers: number;
  readonly waiting: readonly number[];
  readonly sides: readonly (readonly number[])[];
  readonly questions: readonly Question[];
  readonly undoable: readonly Undoable[];
  readonly views: {
    readonly [k: string]: unknown;
  };
}
/**
 * A question to one of the viewer's seats, or to the partner of one.
 */
export interface Question {
  readonly seat: number;
  readonly asked: number;
  readonly kind: string;
  readonly rule: string;
  readonly gesture: "action" | "card" | "carry" | "chance" | "confirm" | "line" | "number" | "pick" | "place";
  readonly subject: Thing | null;
  readonly amount: number | null;
  readonly chosen: readonly Thing[];
  readonly may: "answer" | "suggest";
  readonly options: readonly Option[];
  readonly suggestions: readonly Suggestion[];
}
/**
 * One possible answer: its code, how a person writes it, and the things on the table that stand for it.
 */
export interface Option {
  readonly code: number;
  readonly text: string;
  readonly things: readonly Thing[];
  readonly words: Words;
  readonly cost: number | null;
}
/**
 * An option that the partner suggests.
 */
export interface Suggestion {
  readonly seat: number;
  readonly option: number;
}
/**
 * The viewer's last answer at a seat, and whether undoing it is free.
 */
export interface Undoable {
  readonly seat: number;
  readonly to: number;
  readonly free: boolean;
  readonly revealed?: boolean;
}
/**
 * The last message before the server closes the socket, and why.
 */
export interface Goodbye {
  readonly type: "goodbye";
  code:
    | "account"
    | "already-asked"
    | "banned"
    | "data"
    | "forbidden"
    | "frozen"
    | "full"
    | "id-reused"
    | "illegal"
    | "in-doubt"
    | "lesson"
    | "malformed"
    | "name"
    | "no-advice"
    | "no-channel"
    | "no-record"
    | "no-seat"
    | "nobody-asks"
    | "not-away"
    | "not-come"
    | "not-partner"
    | "not-saved"
    | "not-your-turn"
    | "nothing-to-undo"
    | "password"
    | "present"
    | "protocol"
    | "rated"
    | "revealed"
    | "running"
    | "setup"
    | "stale"
    | "stopping"
    | "taken"
    | "too-fast"
    | "too-large"
    | "too-many"
    | "unknown"
    | "wrong-phase";
  readonly detail: string;
}
/**
 * A table that somebody holds a token of.
 */
export interface HeldShown {
  readonly table: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
  readonly since: number;
  readonly ended: boolean;
}
/**
 * What a bot would answer and why, and what else could be answered.
 */
export interface Hint {
  readonly seat: string;
  readonly best: Advised;
  readonly alternatives: readonly Advised[];
}
/**
 * GET /api/tables/{table}/hint.
 */
export interface HintShown {
  readonly seat: number;
  readonly asked: number;
  readonly hint: Hint;
}
/**
 * Somebody who holds a token of a table.
 */
export interface HolderShown {
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
  readonly owner: string;
  readonly since: number;
  readonly ended: boolean;
}
/**
 * POST /api/invitation: what an invite or a code leads to; nothing is used up by asking.
 */
export interface Invitation {
  readonly invite?: string | null;
  readonly code?: string | null;
}
/**
 * Who invites to what.
 */
export interface InvitationShown {
  readonly host: string;
  readonly title: string;
  readonly phase: "finished" | "frozen" | "playing" | "waiting";
  readonly setup: Setup;
  readonly pace: Pace;
  readonly seats: readonly SeatShown[];
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly rated?: boolean;
}
/**
 * The setup of a new game; what is left out is drawn, or as printed.
 */
export interface Setup {
  readonly game: string;
  readonly players?: number;
  readonly edition?: string | null;
  readonly scenario?: string | null;
  readonly gods?: readonly string[] | null;
  readonly guardians?: readonly string[] | null;
  readonly first?: number | null;
  /**
   * @maxItems 10
   */
  readonly variants?: readonly string[];
  readonly stall_turns?: number | null;
}
/**
 * How long players may think: not limited, days for each move, or a clock with an increment for each turn.
 */
export interface Pace {
  readonly kind?: "clock" | "days" | "none";
  readonly days?: number;
  readonly seconds?: number;
  readonly increment?: number;
}
/**
 * A seat at the table.
 */
export interface SeatShown {
  readonly seat: number;
  readonly kind: "bot" | "free" | "person";
  readonly name: string;
  readonly level: string;
  readonly away: boolean;
  readonly called: string;
  readonly awaited?: boolean;
  readonly bot?: string;
  readonly style?: string;
  readonly asked?: boolean;
  readonly place?: number;
  readonly score?: number | null;
}
/**
 * Make an invite: the host for free seats or spectators, a player for another device of the same seats.
 */
export interface Invite {
  readonly type: "invite";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly role?: "seat" | "spectator";
  /**
   * @maxItems 16
   */
  readonly seats?: readonly number[];
}
/**
 * An invite to pass on; it works once. A page opens `/join#<invite>`.
 */
export interface Invited {
  readonly type: "invited";
  readonly id?: string;
  readonly seq: number;
  readonly invite: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
}
/**
 * POST /api/join: by an invite, or by the short code of a table that lets people in by it.
 */
export interface Join {
  readonly name: string;
  readonly invite?: string | null;
  readonly code?: string | null;
  readonly seat?: number | null;
  readonly watch?: boolean;
  readonly bearer?: boolean;
  readonly id?: string | null;
}
/**
 * Remove a player before the start; the player's tokens end.
 */
export interface Kick {
  readonly type: "kick";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
}
/**
 * One line of a leaderboard.
 */
export interface Leader {
  readonly name: string;
  readonly rating: number;
  readonly give_or_take: number;
  readonly games: number;
  readonly won: number;
}
/**
 * GET /api/ratings/{game}: the best of one pool who are not provisional and let everyone see them.
 */
export interface Leaderboard {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly leaders: readonly Leader[];
  readonly bots: readonly BotRated[];
  readonly rules: RatingRules;
}
/**
 * The numbers that explain ratings.
 */
export interface RatingRules {
  readonly least_games: number;
  readonly least_sure: number;
  readonly pair_a_day: number;
}
/**
 * Leave the table: before the start the seat becomes free, afterwards a bot plays on.
 */
export interface Leave {
  readonly type: "leave";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
}
/**
 * Begin the open step of a lesson anew, or the whole lesson.
 */
export interface LessonAgain {
  readonly type: "lesson-again";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly whole?: boolean;
}
/**
 * Answer the question of a lesson. A wrong choice is refused with code `lesson`.
 */
export interface LessonChoose {
  readonly type: "lesson-choose";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly choice: string;
}
/**
 * GET /api/lessons.
 */
export interface LessonList {
  readonly lessons: readonly LessonListed[];
}
/**
 * A lesson that can be played; its title is the text `<game>-lesson-<name>`.
 */
export interface LessonListed {
  readonly game: string;
  readonly name: string;
  readonly number: number;
  readonly of: number;
  readonly minutes: number;
  readonly edition: string;
  readonly rules: readonly string[];
  readonly steps: readonly LessonStep[];
}
/**
 * One step of a lesson; its text is `<game>-lesson-<lesson>-<name>`, and `title` the key of its title.
 */
export interface LessonStep {
  readonly name: string;
  readonly kind: "choice" | "goal" | "play" | "read";
  readonly title: string;
}
/**
 * Go on after a step that is only to be read.
 */
export interface LessonNext {
  readonly type: "lesson-next";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
}
/**
 * Play the next answer that the open step of a lesson asks for.
 */
export interface LessonShow {
  readonly type: "lesson-show";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
}
/**
 * The lesson that a table is, and how far the learner is in it.
 */
export interface LessonShown {
  readonly game: string;
  readonly name: string;
  readonly number: number;
  readonly of: number;
  readonly edition: string;
  readonly seat: number;
  readonly step: number;
  readonly steps: readonly LessonStep[];
  readonly lights: readonly string[];
  readonly again: boolean;
  readonly over: boolean;
  readonly choices: readonly string[];
  readonly hint: string;
  readonly said: string;
}
/**
 * End a ban.
 */
export interface Lift {
  readonly ban: string;
  /**
   * The reason; kept in the audit log
   */
  readonly why: string;
}
/**
 * One entry of the log as the viewer may see it.
 */
export interface LogEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat?: number;
  readonly name?: string;
  readonly text?: string;
  readonly other?: number;
  readonly agree?: boolean;
  readonly how?: string;
  readonly events?: {
    readonly [k: string]: readonly GameEvent[];
  };
}
/**
 * One page of the log; there are more entries while the last number is below `seq`.
 */
export interface LogShown {
  readonly seq: number;
  readonly entries: readonly LogEntry[];
}
/**
 * You are logged in. `token` is empty unless `bearer` was asked for.
 */
export interface LoggedIn {
  readonly name: string;
  readonly token: string;
}
/**
 * The account you are logged in to; the name is empty without one.
 */
export interface Me {
  readonly name: string;
  readonly operator?: boolean;
}
/**
 * POST /api/tables/{table}/mute: do not show me what the person of this seat says, here and elsewhere.
 */
export interface MuteSeat {
  readonly seat: number;
  readonly on: boolean;
}
/**
 * GET /api/tables/{table}/muted: the seats of people whom you muted or blocked.
 */
export interface MutedSeats {
  readonly seats: readonly number[];
}
/**
 * POST /api/password: a new password for the account you are logged in to; all other logins end.
 */
export interface NewPassword {
  readonly old: string;
  readonly new: string;
}
/**
 * POST /api/notices/confirm and POST /api/notices/stop: the token of a link in a mail.
 */
export interface NoticeLink {
  readonly token: string;
}
/**
 * POST /api/notices: your language, your time zone, and the hours in which nothing is sent.
 */
export interface NoticeWish {
  readonly language: string;
  readonly zone: string;
  readonly quiet_from?: number | null;
  readonly quiet_to?: number | null;
}
/**
 * GET /api/notices: your channels, your settings, and the last messages.
 */
export interface NoticesShown {
  readonly available: readonly ChannelAvailable[];
  readonly push_key: string;
  readonly language: string;
  readonly zone: string;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly channels: readonly ChannelShown[];
  readonly deliveries: readonly DeliveryShown[];
}
/**
 * GET /api/games.
 */
export interface Offered {
  readonly games: readonly GameOffered[];
  readonly bots: readonly string[];
  readonly languages: readonly string[];
  readonly bot_names: readonly string[];
  readonly characters: readonly CharacterOffered[];
  readonly styles: readonly string[];
}
/**
 * POST /api/lessons: make a practice table for one lesson; the game has started there.
 */
export interface OpenLesson {
  readonly game: string;
  readonly lesson: string;
  readonly language?: string;
  readonly name?: string | null;
  readonly bearer?: boolean;
  readonly id?: string | null;
}
/**
 * POST /api/tables: make a table. It starts from `setup`, a record, a position or another table's past.
 */
export interface OpenTable {
  readonly name: string;
  readonly setup?: Setup | null;
  /**
   * @minItems 2
   * @maxItems 16
   */
  readonly seats: readonly SeatWish[];
  readonly title?: string;
  readonly pace?: Pace;
  readonly visibility?: "link" | "private" | "public";
  readonly record?: string | null;
  readonly answers?: number | null;
  readonly position?: string | null;
  readonly play_on?: PlayOn | null;
  readonly bearer?: boolean;
  readonly practice?: boolean | null;
  readonly rated?: boolean;
  readonly id?: string | null;
}
/**
 * A seat of a new table: for me, for a friend I invite, for another person at my device, or for a bot.
 */
export interface SeatWish {
  readonly kind: "bot" | "friend" | "hotseat" | "me";
  readonly name?: string | null;
  readonly level?: string;
  readonly bot?: string;
}
/**
 * The position after this many answers of a finished table.
 */
export interface PlayOn {
  readonly table: string;
  readonly answers: number;
}
/**
 * Somebody a person played with: how often, and how often the person came before them.
 */
export interface OpponentShown {
  readonly name: string;
  readonly played: number;
  readonly ahead: number;
}
/**
 * What an operator does to an account or a device, and why.
 */
export interface OwnerAct {
  readonly name: string;
  /**
   * The reason; kept in the audit log
   */
  readonly why: string;
}
/**
 * An account or a device as an operator sees it.
 */
export interface OwnerDetails {
  readonly person: OwnerListed;
  readonly ban: BanShown | null;
  readonly logins: readonly number[];
  readonly tables: readonly HeldShown[];
}
/**
 * An account, or a device without one.
 */
export interface OwnerListed {
  readonly name: string;
  readonly shown: string;
  readonly guest: boolean;
  readonly created: number;
  readonly operator: boolean;
  readonly banned: boolean;
}
/**
 * Accounts or devices, newest first; `next` is where the next page begins, empty on the last one.
 */
export interface OwnersListed {
  readonly people: readonly OwnerListed[];
  readonly next: string;
}
/**
 * GET /api/me/people: your friends, and the people you keep away; by name.
 */
export interface PeopleShown {
  readonly friends: readonly string[];
  readonly asked: readonly string[];
  readonly asking: readonly string[];
  readonly blocked: readonly string[];
  readonly muted: readonly string[];
}
/**
 * Check the connection, and say whether anybody can see the page; sockets only.
 */
export interface Ping {
  readonly type: "ping";
  readonly n?: number;
  readonly hidden?: boolean;
}
/**
 * The reply to `ping`.
 */
export interface Pong {
  readonly type: "pong";
  readonly n: number;
  readonly now: number;
}
/**
 * GET /api/ratings: the pools in which rated games were played.
 */
export interface PoolList {
  readonly pools: readonly PoolListed[];
}
/**
 * A pool, and how many people have a rating in it.
 */
export interface PoolListed {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly rated: number;
}
/**
 * The seats that have a device connected or wait for news, the number of spectators, and who is waited for.
 */
export interface Presence {
  readonly type: "presence";
  readonly present: readonly number[];
  readonly watching: number;
  readonly absent: readonly AbsentShown[];
}
/**
 * GET /api/people: a person with an account. Of other people only public tables and rated games count.
 */
export interface ProfileShown {
  readonly name: string;
  readonly since: number;
  readonly own: boolean;
  readonly friend: "" | "asked" | "asks" | "friends";
  readonly blocked: boolean;
  readonly muted: boolean;
  readonly ratings: readonly RatingShown[];
  readonly results: readonly ResultsShown[];
  readonly opponents: readonly OpponentShown[];
  readonly recent: readonly TableListed[];
  readonly counted: number;
  readonly rules: RatingRules;
}
/**
 * How a person did in a game, or in a game with one god or colour.
 */
export interface ResultsShown {
  readonly game: string;
  readonly called: string;
  readonly played: number;
  readonly won: number;
}
/**
 * A table in a list.
 */
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
  readonly mine?: readonly number[];
  readonly lesson?: boolean;
  readonly rated?: boolean;
  readonly pace?: Pace;
  readonly players?: number;
  readonly edition?: string;
}
/**
 * GET and POST /api/account/progress: the lessons you have finished, by game. What is sent is added.
 */
export interface Progress {
  readonly lessons: {
    readonly [k: string]: readonly string[];
  };
}
/**
 * Remove what the retention settings name, and say why; `dry_run` only counts it and needs no reason.
 */
export interface Prune {
  readonly dry_run?: boolean;
  /**
   * The reason; kept in the audit log
   */
  readonly why?: string;
}
/**
 * How much was removed, or would be, by kind.
 */
export interface Pruned {
  readonly counts: {
    readonly [k: string]: number;
  };
}
/**
 * POST /api/notices/push: the subscription of a browser, as its PushManager gives it.
 */
export interface PushWish {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
/**
 * The open question of the position; its text is `<game>-question-<kind>`.
 */
export interface QuizAsked {
  readonly kind: string;
  readonly subject: Thing | null;
  readonly amount: number | null;
}
/**
 * One answer to choose.
 */
export interface QuizChoice {
  readonly words: Words;
  readonly text: string;
  readonly things: readonly Thing[];
}
/**
 * Something that is given beside the position, such as a card that is revealed.
 */
export interface QuizFact {
  readonly words: Words;
  readonly things: readonly Thing[];
  readonly seat: number | null;
}
/**
 * A question about a position. The same game, edition, kind and seed give the same question.
 */
export interface QuizShown {
  readonly game: string;
  readonly edition: string;
  readonly kind: string;
  readonly kinds: readonly string[];
  readonly seed: number;
  readonly ask: Words;
  readonly question: QuizAsked | null;
  readonly seat: number | null;
  readonly called: readonly string[];
  readonly waiting: readonly number[];
  readonly sides: readonly (readonly number[])[];
  readonly view: unknown;
  readonly facts: readonly QuizFact[];
  readonly lights: readonly Thing[];
  readonly choices: readonly QuizChoice[];
  readonly right: number;
  readonly why: readonly QuizWhy[];
}
/**
 * One line of the explanation.
 */
export interface QuizWhy {
  readonly rule: string;
  readonly choice: number | null;
  readonly event: GameEvent | null;
}
/**
 * What rating everything anew gave; `changed` rows were not what follows from the logs.
 */
export interface RatingsRecomputed {
  readonly games: number;
  readonly counted: number;
  readonly ratings: number;
  readonly kept: number;
  readonly changed: number;
}
/**
 * One rule that forbids an answer, and its arguments.
 */
export interface Reason {
  readonly rule: string;
  readonly arguments?: Arguments;
}
/**
 * POST /api/admin/ratings: rate all games anew from their logs.
 */
export interface RecomputeRatings {
  readonly check?: boolean;
  /**
   * The reason; kept in the audit log
   */
  readonly why?: string;
}
/**
 * The request was refused, and why; nothing was changed. Only with `in-doubt` that is not known.
 */
export interface Refused {
  readonly type: "refused";
  readonly id?: string;
  code:
    | "account"
    | "already-asked"
    | "banned"
    | "data"
    | "forbidden"
    | "frozen"
    | "full"
    | "id-reused"
    | "illegal"
    | "in-doubt"
    | "lesson"
    | "malformed"
    | "name"
    | "no-advice"
    | "no-channel"
    | "no-record"
    | "no-seat"
    | "nobody-asks"
    | "not-away"
    | "not-come"
    | "not-partner"
    | "not-saved"
    | "not-your-turn"
    | "nothing-to-undo"
    | "password"
    | "present"
    | "protocol"
    | "rated"
    | "revealed"
    | "running"
    | "setup"
    | "stale"
    | "stopping"
    | "taken"
    | "too-fast"
    | "too-large"
    | "too-many"
    | "unknown"
    | "wrong-phase";
  readonly detail: string;
  readonly reasons?: readonly Reason[];
  readonly retry?: number;
}
/**
 * After the end: make a table for the same people, or name the one that was made already and not given up.
 */
export interface Rematch {
  readonly type: "rematch";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
}
/**
 * The table to go on at; enter it with the token of this one.
 */
export interface Rematched {
  readonly type: "rematched";
  readonly id?: string;
  readonly seq: number;
  readonly table: string;
}
/**
 * A past position: the game after this many answers, as the viewer could see it.
 */
export interface ReplayShown {
  readonly answers: number;
  readonly total: number;
  readonly entries: readonly LogEntry[];
  readonly game: GameShown;
}
/**
 * The token of a link for a new password; works once. A page opens `/reset#<token>`.
 */
export interface ResetLink {
  readonly token: string;
  readonly expires: number;
}
/**
 * POST /api/password/reset: a new password by a link that an operator made; all logins end.
 */
export interface ResetPassword {
  readonly token: string;
  readonly new: string;
}
/**
 * Take the seat back from the bot.
 */
export interface Return {
  readonly type: "return";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
}
/**
 * Give an account the role of operator, or take it away.
 */
export interface RoleWish {
  readonly name: string;
  readonly operator: boolean;
  /**
   * The reason; kept in the audit log
   */
  readonly why: string;
}
/**
 * End every token and every unused invite of a seat, and make one new invite for its player.
 */
export interface Rotate {
  readonly seat: number;
  /**
   * The reason; kept in the audit log
   */
  readonly why: string;
}
/**
 * The invite for the player of the seat; works once. A page opens `/join#<invite>`.
 */
export interface Rotated {
  readonly invite: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
  readonly expires: number;
}
/**
 * GET /api/rules/{language}.
 */
export interface RuleList {
  readonly rules: readonly RuleShown[];
}
/**
 * A rule of the catalogue.
 */
export interface RuleShown {
  readonly id: string;
  readonly group: string;
  readonly text: string;
  readonly links: readonly string[];
}
/**
 * The rulebooks of all games.
 */
export interface RulebookList {
  readonly books: readonly RulebookListed[];
}
/**
 * A rulebook in the list: which of its chapters cite a rule.
 */
export interface RulebookListed {
  readonly game: string;
  readonly edition: string;
  readonly chapters: readonly ChapterListed[];
  readonly cited: {
    readonly [k: string]: readonly string[];
  };
}
/**
 * A rulebook in one language.
 */
export interface RulebookShown {
  readonly game: string;
  readonly edition: string;
  readonly language: string;
  readonly chapters: readonly Chapter[];
  readonly pdf: string;
}
/**
 * Send a chat message to everyone at the table.
 */
export interface Say {
  readonly type: "say";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly text: string;
}
/**
 * The first message on a socket: who you are here.
 */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly table: string;
  readonly role: "host" | "outsider" | "seat" | "spectator";
  readonly seats: readonly number[];
  readonly now: number;
}
/**
 * What happened after the `seq` you had, and the present state; also the reply of GET /api/tables/{table}.
 */
export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly now: number;
  readonly entries: readonly LogEntry[];
  readonly skipped: boolean;
  readonly table: TableShown;
  readonly game: GameShown | null;
}
/**
 * Everything about a table but the game itself.
 */
export interface TableShown {
  readonly id: string;
  readonly title: string;
  readonly phase: "finished" | "frozen" | "playing" | "waiting";
  readonly setup: Setup;
  readonly header: {
    readonly [k: string]: string;
  };
  readonly rules_version: number;
  readonly pace: Pace;
  readonly visibility: "link" | "private" | "public";
  readonly code: string;
  readonly created: number;
  readonly seats: readonly SeatShown[];
  readonly present: readonly number[];
  readonly watching: number;
  readonly absent: readonly AbsentShown[];
  readonly clocks: readonly ClockShown[];
  readonly undo: UndoAsked | null;
  readonly votes: readonly Voted[];
  readonly result: Ended | null;
  readonly rematch: string | null;
  readonly frozen: string;
  readonly imported: boolean;
  readonly practice: boolean;
  readonly concede: readonly number[];
  readonly host: string;
  readonly lesson?: LessonShown | null;
  readonly rated?: boolean;
}
/**
 * A seat asks to undo answers back to entry `to`.
 */
export interface UndoAsked {
  readonly seat: number;
  readonly to: number;
  readonly missing: readonly number[];
}
/**
 * A vote to let a bot play for an absent seat.
 */
export interface Voted {
  readonly absent: number;
  readonly votes: readonly number[];
  readonly needed: number;
}
/**
 * Vote for a bot to take the place of a player who is waited for and away, until the player returns.
 */
export interface Vote {
  readonly type: "vote";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
  readonly absent: number;
}
/**
 * Suggest an option to the partner who answers for the same side. `seat` is the one that suggests.
 */
export interface Suggest {
  readonly type: "suggest";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
  readonly asked: number;
  readonly option: number | string;
}
/**
 * Start the game; every seat must be taken, and every player must have come to a rematch.
 */
export interface Start {
  readonly type: "start";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
}
/**
 * Undo the answer of entry `to` and everything since: at once where that is free, otherwise by consent.
 */
export interface Undo {
  readonly type: "undo";
  /**
   * 128 random bits, as hex
   */
  readonly id: string;
  readonly seat: number;
  readonly to: number;
}
/**
 * A table in an operator's list. It never has the code: an operator does not come in by it.
 */
export interface TableCared {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly phase: "finished" | "frozen" | "playing" | "waiting";
  readonly visibility: "link" | "private" | "public";
  readonly seats: readonly SeatShown[];
  readonly created: number;
  readonly updated: number;
  readonly entries: number;
  readonly deleted: number | null;
}
/**
 * A table as an operator sees it: who sits there and what was said, never the game.
 */
export interface TableDetails {
  readonly table: TableCared;
  readonly holders: readonly HolderShown[];
  readonly connected: number;
  readonly frozen: string;
  readonly entries: readonly LogEntry[];
}
/**
 * Tables, newest first; `next` is where the next page begins, empty on the last one.
 */
export interface TableList {
  readonly tables: readonly TableListed[];
  readonly next: string;
}
/**
 * Tables, newest first; `next` is where the next page begins, empty on the last one.
 */
export interface TablesCared {
  readonly tables: readonly TableCared[];
  readonly next: string;
}
/**
 * POST /api/me/people: ask to be friends or accept it, block or mute somebody, or take it back.
 */
export interface TieWish {
  readonly name: string;
  readonly tie: "block" | "friend" | "mute";
  readonly on: boolean;
}
/**
 * GET /version.
 */
export interface Version {
  readonly version: string;
  readonly protocol: number;
  readonly rules: {
    readonly [k: string]: number;
  };
}
/**
 * POST /api/notices/webhook: the address of a Discord or Slack webhook, or of a topic of ntfy.
 */
export interface WebhookWish {
  readonly kind: "discord" | "ntfy" | "slack";
  readonly url: string;
}
/**
 * GET /api/tables/{table}/weigh.
 */
export interface WeighShown {
  readonly seat: number;
  readonly asked: number;
  readonly weigh: Hint;
}
