/** Characters of bots: one is picked at the start page, sits at the table with face, level and style, and stays. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseBots } from "./begin";
import { launched, Visitor } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

test("a picked character plays, and the table shows who it is and how it plays", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await chooseBots(page, { game: "pantheon", players: 2, level: "novice" });
  await page.locator(".opponent-row").click();
  expect(await page.locator(".others button[data-bot]").count()).toBe(4);
  await page.locator('.others button[data-bot="milo"]').click();
  expect(await page.locator(".opponent-row").innerText()).toContain("Milo");
  await page.locator('.play-now[data-game="pantheon"]').click();
  const chip = page.locator('.chip:has(.portrait[data-bot="milo"])');
  await chip.waitFor();
  expect(await chip.innerText()).toContain("Milo · Gentle");
  await chip.locator("button.chip-in").click();
  const card = page.locator(".bot-card");
  await card.waitFor();
  for (const words of ["Milo", "Gentle", "Builder", "columns"]) expect(await card.innerText()).toContain(words);
  await page.keyboard.press("Escape");
  await page.reload();
  await chip.waitFor();
  expect(await visitor.leave()).toEqual([]);
});

test("a seat of a new table is given to a character, and the waiting room says so", async () => {
  const visitor = await Visitor.come(browser, "phone", { locale: "ru" });
  const { page } = visitor;
  await page.goto("/#/make");
  await page.locator("select.character").selectOption("pavo");
  await page.locator(".make button.play").click();
  const row = page.locator('.seat-row:has(.portrait[data-bot="pavo"])');
  await row.waitFor();
  for (const words of ["Паво", "Слабый", "интриги"]) expect(await row.innerText()).toContain(words);
  expect(await visitor.leave()).toEqual([]);
});
