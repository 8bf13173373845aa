/** Whole games against bots, by clicking what glows. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launched, Visitor } from "./browser";
import { dice, play } from "./player";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

it.each([
  ["ankh", 2],
  ["pantheon", 2],
  ["ankh", 5],
  ["pantheon", 4],
] as const)("a game of %s with %i players is played to its end", async (game, players) => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto("/");
  const card = page.locator(`.game-card.${game}`);
  await card.locator("select.players").selectOption(String(players));
  await card.locator(".play").click();
  const given = await play(page, dice(players * 7 + 1));
  expect(given).toBeGreaterThan(10);
  expect(await visitor.leave()).toEqual([]);
});
