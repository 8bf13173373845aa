/** Several people: two browsers at one table, one device handed over, a spectator, and a line that breaks. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toBattle } from "./begin";
import { address, launched, Visitor } from "./browser";
import { answer, dice, ourTurn, play } from "./player";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

/** Make a table with these kinds of seats; everything else as proposed. */
async function make(page: Page, game: string, kinds: readonly string[]): Promise<void> {
  await page.goto("/#/make");
  await page.locator(".make-fields select").first().selectOption(game);
  await page.locator(".make-fields select").nth(1).selectOption(String(kinds.length));
  for (const [seat, kind] of kinds.entries())
    await page.locator(".seat-rows .seat-row").nth(seat).locator("select").first().selectOption(kind);
  await page.locator("form.make button[type=submit]").click();
}

it("two browsers play one game, and a third watches it", async () => {
  const [ada, bob, eve] = [
    await Visitor.come(browser),
    await Visitor.come(browser, "tablet"),
    await Visitor.come(browser, "tablet", { locale: "cs-CZ" }),
  ];
  await make(ada.page, "pantheon", ["me", "friend"]);
  const code = await ada.page.locator(".invite .code").innerText();
  expect(await ada.page.locator(".qr path").getAttribute("d")).toMatch(/^M/);
  await bob.page.goto(`/#/join/${code}`);
  await bob.page.locator("form input").first().fill("Bob");
  await bob.page.locator("form button[type=submit]").click();
  await bob.page.locator(".waiting-room").waitFor();
  await ada.page.locator(".seats bdi", { hasText: "Bob" }).waitFor();
  await eve.page.goto(`/#/join/${code}`);
  await eve.page.locator(".invitation [role=status]").waitFor(); // all seats are taken
  await eve.page.locator("form button[type=submit]").click();
  await ada.page.locator(".waiting-room .play").click();
  const roll = dice(3);
  const asked = (page: Page) => page.locator(".game-screen").getAttribute("data-asked");
  const log = bob.page.locator(".tabs [aria-controls=panel-log]"); // a sheet on a standing tablet, unless Bob shops
  for (let given = 0; given < 50 || !(await log.isVisible()); given += 1) {
    expect(given).toBeLessThan(200);
    const turns = await Promise.any([ada.page, bob.page].map(async (page) => ourTurn(page).then(() => page)));
    const question = await asked(turns);
    await answer(turns, "mouse", roll);
    await expect.poll(() => asked(turns), { timeout: 20_000, interval: 30 }).not.toBe(question);
  }
  const answers = (page: Page) => page.locator(".game-screen").getAttribute("data-answers");
  await expect
    .poll(async () => (await answers(eve.page)) === (await answers(ada.page)), { timeout: 20_000 })
    .toBe(true);
  expect(await eve.page.locator("[data-option], .lit").count()).toBe(0);
  await log.click();
  for (const visitor of [ada, bob]) await visitor.page.getByRole("tab", { name: "Chat" }).click();
  await ada.page.locator(".log form input").fill("good luck ☀");
  await ada.page.locator(".log form input").press("Enter");
  await bob.page.locator(".log .said", { hasText: "good luck ☀" }).waitFor();
  for (const visitor of [ada, bob, eve]) expect(await visitor.leave()).toEqual([]);
});

it("one device is handed over, and shows nothing of the other's hand before", async () => {
  const visitor = await Visitor.come(browser);
  await make(visitor.page, "pantheon", ["me", "hotseat"]);
  await visitor.page.locator(".hand-over").waitFor();
  expect(await visitor.page.locator(".hand-card, .board").count()).toBe(0);
  const given = await play(visitor.page, dice(11), "mouse", 30);
  expect(given).toBe(30);
  expect(await visitor.leave()).toEqual([]);
});

it("a reload and a broken line in the middle of a battle lose nothing", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await toBattle(page);
  const cards = await page.locator(".choice-card[data-option]").allTextContents();
  expect(cards.length).toBeGreaterThan(0);
  const answers = await page.locator(".game-screen").getAttribute("data-answers");
  await page.reload();
  await ourTurn(page);
  expect(await page.locator(".stage").count()).toBe(1);
  // the other side may have chosen its card meanwhile
  expect(Number(await page.locator(".game-screen").getAttribute("data-answers"))).toBeGreaterThanOrEqual(
    Number(answers),
  );
  expect(await page.locator(".choice-card[data-option]").allTextContents()).toEqual(cards);

  await visitor.context.setOffline(true);
  await page.locator(".status.lost").waitFor({ timeout: 60_000 });
  visitor.errors.length = 0; // a browser without a line complains, and rightly so
  await visitor.context.setOffline(false);
  await page.locator(".status.open").waitFor({ state: "attached", timeout: 60_000 });
  visitor.errors.length = 0;
  await play(page, dice(5), "mouse", 10);

  const lines = page.locator(".log li");
  await lines.first().waitFor({ state: "attached" });
  const told = await lines.count();
  await page.reload();
  await expect.poll(() => lines.count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(told);
  expect(await visitor.leave()).toEqual([]);
});

it("an invite of a private table seats the one who has it", async () => {
  const [ada, bob] = [await Visitor.come(browser), await Visitor.come(browser, "phone")];
  await ada.page.goto("/#/make");
  await ada.page.locator(".make-fields select").last().selectOption("private");
  await ada.page.locator("form.make button[type=submit]").click();
  await ada.page.locator(".invite button").click();
  const link = await ada.page.locator(".invite small").innerText();
  expect(link.startsWith(`${address()}/join#`)).toBe(true);
  await bob.page.goto(link);
  await bob.page.locator("form button[type=submit]").click();
  await bob.page.locator(".waiting-room").waitFor();
  await ada.page.locator(".waiting-room .play").click();
  await bob.page.locator(".game-screen").waitFor();
  for (const visitor of [ada, bob]) expect(await visitor.leave()).toEqual([]);
});
