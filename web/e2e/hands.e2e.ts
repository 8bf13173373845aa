/** Other hands than a mouse: a keyboard alone, a phone; every answer confirmed; and what follows a finished game. */
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginBots, chooseBots } from "./begin";
import { launched, Visitor } from "./browser";
import { dice, play } from "./player";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

/** Tab to something and press Enter, as somebody without a mouse would. */
async function focused(visitor: Visitor, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await visitor.page.keyboard.press("Tab");
    if (await visitor.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}

async function pressed(visitor: Visitor, selector: string): Promise<void> {
  await focused(visitor, selector);
  await visitor.page.keyboard.press("Enter");
}

it("a whole game is played by keyboard alone, reviewed, and played on", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await chooseBots(page, { game: "ankh", players: 3 });
  await pressed(visitor, ".play-bots [data-value='3'] input");
  await page.keyboard.press("ArrowLeft");
  await pressed(visitor, ".play-now");
  await play(page, dice(2), "keyboard");
  await page.locator(".ending .chart").waitFor();

  // the chart ends where the table stands
  const shown = await page
    .locator(".score-sheet [data-score]")
    .evaluateAll((items) => items.map((item) => Number((item as HTMLElement).dataset.score)));
  const standing = await page
    .locator(".side")
    .evaluateAll((sides) => sides.map((side) => Number((side.querySelector(".count") as HTMLElement).innerText)));
  expect(standing.every((score) => shown.includes(score))).toBe(true);

  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the game record" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^theomachy-ankh-\w{20}\.txt$/);
  expect(await readFile(await saved.path(), "utf8")).toContain("ankh");

  await pressed(visitor, ".ending .review");
  const review = page.locator(".review");
  await review.waitFor();
  // The log is read page by page after the screen is there.
  await expect.poll(async () => Number(await review.getAttribute("data-total"))).toBeGreaterThan(50);
  await page.getByRole("button", { name: "Next decision" }).click();
  await expect.poll(() => review.getAttribute("data-at")).toBe("1");
  await page.getByRole("button", { name: "Next turn" }).click();
  await expect.poll(async () => Number(await review.getAttribute("data-at"))).toBeGreaterThan(1);
  const battles = page.getByLabel("Battles …");
  if (await battles.count()) {
    await battles.selectOption({ index: 1 });
    await page.locator(".theatre").waitFor();
  } else await page.getByLabel("Scorings…").selectOption({ index: 1 }); // Conflicts are always there
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const here = Number(await review.getAttribute("data-at"));
  await expect.poll(async () => Number(await review.getAttribute("data-at"))).toBeGreaterThan(here);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator(".play-on").click();
  await page.locator(".game-screen:not(.review)").waitFor();
  await play(page, dice(9), "mouse", 3);
  expect(await visitor.leave()).toEqual([]);
});

it("a whole game is played on a phone, and another follows in one tap", async () => {
  const visitor = await Visitor.come(browser, "phone");
  const { page } = visitor;
  await beginBots(page, { game: "pantheon", players: 2 });
  await play(page, dice(6), "touch");
  const first = page.url();
  await page.locator(".ending .rematch").tap();
  await page.waitForURL((url) => url.href !== first);
  await play(page, dice(7), "touch", 2);
  expect(await visitor.leave()).toEqual([]);
});

it("answers wait for their confirmation where that is wished", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto("/#/settings");
  await page.getByRole("group", { name: "Confirmations" }).getByLabel("on").check();
  await beginBots(page, { game: "ankh", players: 3 });
  await page.locator(".prompt [data-option]").first().click();
  await page.locator(".asked .confirm").click();
  await expect
    .poll(async () => Number(await page.locator(".game-screen").getAttribute("data-answers")))
    .toBeGreaterThan(0);
  expect(await visitor.leave()).toEqual([]);
});

it("the card of a thing opens beside it, within the window", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await beginBots(page, { game: "ankh", players: 3 });
  for (const selector of [".event-named", ".power-tile", ".dock .battle-card"]) {
    const thing = page.locator(selector).first();
    await thing.hover();
    await page.locator(".peek").waitFor();
    const [at, card] = [await thing.boundingBox(), await page.locator(".peek").boundingBox()];
    if (!at || !card) throw new Error(`${selector} or its card has no box`);
    const aside = Math.max(at.x - (card.x + card.width), card.x - (at.x + at.width), 0);
    const above = Math.max(at.y - (card.y + card.height), card.y - (at.y + at.height), 0);
    expect(Math.hypot(aside, above), selector).toBeLessThan(24);
    expect(card.x >= 0 && card.y >= 0 && card.x + card.width <= 1440 && card.y + card.height <= 900, selector).toBe(
      true,
    );
    await page.mouse.move(700, 400);
    await page.locator(".peek").waitFor({ state: "detached" });
  }
  expect(await visitor.leave()).toEqual([]);
});
