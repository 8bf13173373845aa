/** What the page asks of the server over HTTP. */
import type { Entered, Refused, SeatWish, Setup } from "../wire";

export interface GameListed {
  readonly name: "ankh" | "pantheon";
  readonly players: readonly number[];
  readonly editions: readonly string[];
  readonly scenarios: Readonly<Record<string, readonly string[]>>;
  readonly gods: readonly string[];
}

export interface Games {
  readonly games: readonly GameListed[];
  readonly levels: readonly string[];
}

/** The server said no; `code` says why. */
export class Denied extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function call<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(
    path,
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  );
  const reply: unknown = await response.json();
  if (!response.ok) throw new Denied((reply as Refused).code);
  return reply as Reply;
}

export const games = (): Promise<Games> => call("/api/games");

export interface Wish {
  readonly name: string;
  readonly setup: Setup;
  readonly seats: readonly SeatWish[];
  readonly visibility: "private" | "link" | "public";
}

/** Make a table; whoever makes it is its host. */
export const openTable = (wish: Wish): Promise<Entered> => call("/api/tables", wish);

/** Join by an invite or by a table's short code. */
export const join = (name: string, by: { readonly invite: string } | { readonly code: string }, watch = false): Promise<Entered> =>
  call("/api/join", { name, watch, ...by });

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

/** The name a visitor goes by, kept on this device. */
export function visitor(): string {
  return localStorage.getItem("name") ?? "";
}

export function callMe(name: string): void {
  localStorage.setItem("name", name);
}
