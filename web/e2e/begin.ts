/** A game against bots, begun as a visitor does it on the home screen. */
import type { Page } from "playwright-core";

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
