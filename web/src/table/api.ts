/** What the page asks of the server over HTTP. */
import type { Entered, SeatWish } from "../wire";

async function post<Reply>(path: string, body: unknown): Promise<Reply> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Reply;
}

/** A table for one person and bots, ready to start; its id. */
export async function openTable(game: "ankh" | "pantheon", players: number): Promise<string> {
  const seats: SeatWish[] = Array.from({ length: players }, (_, n) => (n === 0 ? { kind: "me" } : { kind: "bot", level: "random" }));
  const { table } = await post<Entered>("/api/tables", { name: "Player", setup: { game, players }, seats });
  return table;
}
