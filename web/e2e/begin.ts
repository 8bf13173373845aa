/** Where tests begin: a game against bots, as a visitor begins it at home, or a recorded one before a Battle. */
import type { Page } from "playwright-core";
import before from "./before_battle.json";

export interface BotGame {
  readonly game: string;
  readonly players: number;
  /** `random` is not offered to people: these bots answer at once. */
  readonly level?: string;
}

/** Choose a game against bots on the home screen, without beginning it. */
export async function chooseBots(page: Page, { game, players, level = "random" }: BotGame): Promise<void> {
  if (!page.url().startsWith("http")) await page.goto("/");
  await page.evaluate(
    ([wished, plays]) => {
      localStorage.setItem("game", wished);
      localStorage.setItem("level", plays);
    },
    [game, level] as const,
  );
  await page.goto("about:blank");
  await page.goto("/#/");
  await page.locator(`.play-bots [data-value="${players}"]`).click();
}

export async function beginBots(page: Page, wish: BotGame): Promise<void> {
  await chooseBots(page, wish);
  await page.locator(`.play-now[data-game="${wish.game}"]`).click();
  await page.locator(".prompt").waitFor({ state: "attached" });
}

/** A table in the middle of a recorded game, where one answer leads into a Battle of three sides; then give it. */
export async function toBattle(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(async ({ record, option, gods }) => {
    const id = (): string => crypto.randomUUID().replaceAll("-", "");
    const call = async (path: string, body?: object) => {
      const headers = { "Content-Type": "application/json" };
      const reply = await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : {});
      return reply.json();
    };
    const bots = gods.slice(1).map(() => ({ kind: "bot", level: "random" }));
    const wish = { id: id(), name: "Ada", record, seats: [{ kind: "me" }, ...bots], visibility: "private" };
    const { table } = await call("/api/tables", wish);
    await call(`/api/tables/${table}/messages`, { type: "start", id: id() });
    location.hash = `#/table/${table}`;
    const { game } = await call(`/api/tables/${table}`);
    const [{ asked }] = game.questions;
    await call(`/api/tables/${table}/messages`, { type: "answer", id: id(), seat: 0, asked, option });
  }, before);
  await page.locator(".battle-stage .lanes").waitFor();
  await page.locator(".card-choice").waitFor();
}
