/** What the page asks of the server over HTTP. */
import type { Catalogue } from "../generated/catalogue";
import type {
  BattlesShown,
  Entered,
  Exported,
  HintShown,
  Invitation,
  InvitationShown,
  Join,
  LogEntry,
  LogShown,
  Offered,
  OpenTable,
  Refused,
  ReplayShown,
  RuleList,
  TableList,
  Update,
  WeighShown,
} from "../generated/protocol";
import { requestId } from "./request_id";
import { sendOnce, wait } from "./send_once";

/** The server said no; `code` says why. */
export class Denied extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export async function call<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  );
  const reply: unknown = await response.json();
  if (!response.ok) throw new Denied((reply as Refused).code);
  return reply as Reply;
}

/** Get a token of a table, however often the reply is lost on its way. */
const admitted = (path: string, wish: object): Promise<Entered> =>
  sendOnce(`${path} ${JSON.stringify(wish)}`, (id) => call<Entered>(path, { ...wish, id }), {
    answered: (error) => error instanceof Denied && error.code !== "not-saved",
    kept: sessionStorage,
    pause: wait,
  });

export const games = (): Promise<Offered> => call("/api/games");

/** Everything a game names. */
export const catalogue = (game: string): Promise<Catalogue> => call(`/api/games/${game}/catalogue`);

/** A Fluent file of a language. */
export async function locale(language: string, file: string): Promise<string> {
  const response = await fetch(`/api/locale/${language}/${file}`);
  if (!response.ok) throw new Denied("unknown");
  return response.text();
}

/** Make a table; whoever makes it is its host. */
export const openTable = (wish: OpenTable): Promise<Entered> => admitted("/api/tables", wish);

/** Join by an invite or by a table's short code. */
export const join = (wish: Join): Promise<Entered> => admitted("/api/join", wish);

/** A new token of a table that this device had one of. */
export const enter = (table: string): Promise<Entered> => admitted(`/api/tables/${table}/enter`, {});

/** From a finished table to the one that was made for another game. */
export const follow = (table: string): Promise<Entered> => admitted(`/api/tables/${table}/follow`, {});

export const rules = (language: string): Promise<RuleList> => call(`/api/rules/${language}`);

/** One page of this person's games; lessons are tables too, but no games to come back to. */
export const myTables = async (before = "", phase = "", game = ""): Promise<TableList> => {
  const told = Object.entries({ before, phase, game }).filter(([, value]) => value !== "");
  const page = await call<TableList>(`/api/me/tables${told.length > 0 ? `?${new URLSearchParams(told)}` : ""}`);
  return { ...page, tables: page.tables.filter((one) => !one.lesson) };
};

export const publicTables = (): Promise<TableList> => call("/api/tables");
export const table = (id: string): Promise<Update> => call(`/api/tables/${id}`);

/** One page of a table's log. */
export const tableLog = (id: string, after: number): Promise<LogShown> => call(`/api/tables/${id}/log?after=${after}`);

/** Who invites to what, by an invite or a code. */
export const invitation = (by: Invitation): Promise<InvitationShown> => call("/api/invitation", by);

/** The game after so many answers, through the eyes of a seat if one is named. */
export const replay = (id: string, answers: number, seat: number | null): Promise<ReplayShown> =>
  call(`/api/tables/${id}/replay/${answers}${eyes("?", seat)}`);

export const record = (id: string): Promise<Exported> => call(`/api/tables/${id}/record`);

/** What a bot would answer in the place of the seat. */
export const hint = (id: string, seat: number): Promise<HintShown> => call(`/api/tables/${id}/hint?seat=${seat}`);

/** What a bot would answer in the place of the seat, beside what comes of the answer it means to give. */
export const weigh = (id: string, seat: number, option: number): Promise<WeighShown> =>
  call(`/api/tables/${id}/weigh?seat=${seat}&option=${option}`);

/** What each card of the seat would come to in its Battles. */
export const battles = (id: string, seat: number): Promise<BattlesShown> =>
  call(`/api/tables/${id}/battles?seat=${seat}`);

function eyes(sign: string, seat: number | null): string {
  return seat === null ? "" : `${sign}seat=${seat}`;
}

/** The whole log, a page at a time. */
export async function* history(id: string, seat: number | null = null): AsyncGenerator<readonly LogEntry[]> {
  for (let after = 0; ; ) {
    const page = await call<LogShown>(`/api/tables/${id}/log?after=${after}${eyes("&", seat)}`);
    yield page.entries;
    const last = page.entries[page.entries.length - 1];
    if (!last || last.seq >= page.seq) return;
    after = last.seq;
  }
}

/** Go to the table that is being entered; the code of the refusal if the server says no. */
export async function goTo(entering: Promise<Entered>): Promise<string> {
  try {
    location.hash = `#/table/${(await entering).table}`;
    return "";
  } catch (error) {
    if (error instanceof Denied) return error.code;
    throw error;
  }
}

/** Another game for the people of a finished table; the code of the refusal if the server says no. */
export async function again(id: string): Promise<string> {
  try {
    await call(`/api/tables/${id}/messages`, { type: "rematch", id: requestId() });
  } catch (error) {
    if (error instanceof Denied) return error.code;
    throw error;
  }
  return goTo(follow(id));
}

/** The name a visitor goes by, kept on this device. */
export function visitor(): string {
  return localStorage.getItem("name") ?? "";
}

export function callMe(name: string): void {
  localStorage.setItem("name", name);
}
