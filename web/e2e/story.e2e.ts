/** The story of a game in a real browser: suggestions, what the others did, the log, the coach. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launched, type Size, Visitor } from "./browser";
import { ourTurn } from "./player";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

/** A new table against two bots. */
async function table(page: Page, game: string): Promise<void> {
  await page.goto("/");
  const id = await page.evaluate(async (wanted) => {
    const bot = { kind: "bot", level: "novice" };
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Ada", setup: { game: wanted, players: 3 }, seats: [{ kind: "me" }, bot, bot] }),
    });
    return ((await answer.json()) as { table: string }).table;
  }, game);
  await page.goto(`/#/table/${id}`);
  await page.reload();
  await ourTurn(page);
}

async function suggestion(page: Page): Promise<void> {
  await page.keyboard.press("h");
  await page.locator(".suggestion").waitFor({ timeout: 30_000 });
}

/** Follow suggestions until the story of the others' turns is there. */
async function untilStory(page: Page): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    if ((await page.locator(".recap, .recap-chip").count()) > 0) return;
    const { asked } = await ourTurn(page);
    await suggestion(page);
    await page.locator(".suggestion .play").click();
    await ourTurn(page, asked);
    await page.locator(".suggestion .play:disabled").waitFor({ state: "hidden" });
  }
  throw new Error("the others never did anything");
}

/** How much of the map something covers. */
async function covered(page: Page, what: string): Promise<number> {
  const [field, box] = await Promise.all([page.locator(".field").boundingBox(), page.locator(what).boundingBox()]);
  if (!field || !box) throw new Error(`no ${what}`);
  const wide = Math.min(field.x + field.width, box.x + box.width) - Math.max(field.x, box.x);
  const high = Math.min(field.y + field.height, box.y + box.height) - Math.max(field.y, box.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (field.width * field.height);
}

it.each(["ankh", "pantheon"])("%s: a suggestion is told, drawn, changed and played", async (game) => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await table(page, game);
  const { asked } = await ourTurn(page);
  await suggestion(page);
  const first = await page.locator(".suggestion").innerText();
  expect(first).not.toMatch(/\d[.,]\d|%|\d,\d/);
  expect(await page.locator(".suggested-deeds li").count()).toBeGreaterThan(0);
  // Where a panel of choices has the column, the suggestion stands in a corner of the map.
  const choosing = (await page.locator(".shop").count()) > 0;
  expect(await covered(page, ".suggestion")).toBeLessThan(choosing ? 0.25 : 0.1);
  await page.getByRole("button", { name: "Show another" }).click();
  expect(await page.locator(".suggestion").innerText()).not.toBe(first);
  await page.locator(".suggestion .play").click();
  await page.locator(`.table:not([data-asked="${asked}"])`).waitFor();
  expect(await visitor.leave()).toEqual([]);
});

it.each<Size>(["desktop", "phone"])("%s: what the others did is told and drawn until somebody acts", async (size) => {
  const visitor = await Visitor.come(browser, size);
  const { page } = visitor;
  await table(page, "ankh");
  await untilStory(page);
  const chip = page.locator(".recap-chip");
  if ((await chip.count()) > 0) await chip.click();
  await page.locator(".recap").waitFor();
  const cards = await page.locator(".told-turn").count();
  expect(cards).toBeGreaterThan(0);
  expect(cards).toBeLessThanOrEqual(5);
  expect(await page.locator(".told-turn ul li").count()).toBeGreaterThanOrEqual(cards);
  await page.locator(".recap .go-on").click();
  await page.locator(".recap").waitFor({ state: "hidden" });
  await page.keyboard.press("r");
  await page.locator(".recap").waitFor();
  await page.keyboard.press("r");
  await page.locator(".recap").waitFor({ state: "hidden" });
  const { asked } = await ourTurn(page);
  await suggestion(page);
  await page.locator(".suggestion .play").click();
  await ourTurn(page, asked);
  expect(await visitor.leave()).toEqual([]);
});

it("the log has a block for every turn, and the rule of a line opens on demand", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await table(page, "ankh");
  await untilStory(page);
  const go = page.locator(".recap .go-on");
  if ((await go.count()) > 0) await go.click();
  expect(await page.locator(".log-turn").count()).toBeGreaterThan(1);
  expect(await page.locator(".log").innerText()).not.toMatch(/ANKH-/);
  const rule = page.locator(".log-rule").last();
  const box = await rule.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await rule.click();
  await page.getByRole("dialog").getByText("ANKH-").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.locator(".log form input").waitFor();
  expect(await visitor.leave()).toEqual([]);
});

it("the coach explains the first turn, warns before a costly answer, and says nothing twice", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("coach", "on"));
  await table(page, "ankh");
  await page.locator(".coach h2").waitFor();
  const told: string[] = [];
  while ((await page.locator(".coach h2").count()) > 0 && told.length < 10) {
    told.push(await page.locator(".coach h2").innerText());
    await page.getByRole("button", { name: "Understood" }).click();
    await page.waitForTimeout(100);
  }
  expect(told.length).toBeGreaterThan(0);
  const unlock = page.locator('.prompt [data-option]:has-text("Unlock Ankh Power")').first();
  const { asked } = await ourTurn(page);
  await unlock.click();
  await page.locator(".coach.warning", { hasText: "second action" }).waitFor();
  await page.getByRole("button", { name: "Choose again" }).click();
  await page.locator(".coach.warning").waitFor({ state: "hidden" });
  expect((await ourTurn(page)).asked).toBe(asked);
  await unlock.click();
  expect((await ourTurn(page, asked)).asked).not.toBe(asked);
  await page.reload();
  await ourTurn(page);
  for (const title of told) expect(await page.locator(".coach h2", { hasText: title }).count()).toBe(0);
  expect(await visitor.leave()).toEqual([]);
});
