/** Whole games against bots, by clicking what glows. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginBots } from "./begin";
import { launched, Visitor } from "./browser";
import { dice, play } from "./player";

/** A test for each number of players. */
export function wholeGames(game: string, called: string, counts: readonly number[]): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launched();
  });
  afterAll(() => browser.close());

  it.each(counts)(`a game of ${called} with %i players is played to its end`, async (players) => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    // At the largest table bots that answer at once; elsewhere they think a little, as they do for everybody.
    await beginBots(page, { game, players, level: players === Math.max(...counts) ? "random" : "novice" });
    const given = await play(page, dice(players * 7 + 1));
    expect(given).toBeGreaterThan(10);
    await page.locator(".ending .chart").waitFor();
    expect(await page.locator(".score-sheet thead .seat-face").count()).toBe(players);
    expect(await visitor.leave()).toEqual([]);
  });
}
