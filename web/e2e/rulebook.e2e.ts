/** The rulebook as a reader meets it: contents, search, boards that play, things and rules that open; and on paper. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launched, type Size, Visitor } from "./browser";
import { allBooks, pagesOf, printed, shown } from "./printing";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

async function open(where: string, size: Size = "desktop", language = "en"): Promise<Visitor> {
  const visitor = await Visitor.come(browser, size);
  await visitor.page.addInitScript((one) => localStorage.setItem("language", one), language);
  await visitor.page.goto(where);
  await visitor.page.waitForSelector(".book-chapter h1");
  return visitor;
}

describe("the rulebook", () => {
  it("leads from chapter to chapter, to things, to rules and back", async () => {
    const reader = await open("/#/rulebook/pantheon/turn");
    const { page } = reader;
    await page.click(".book-turns .after");
    await page.waitForSelector('[data-chapter="moving"]');
    await page.click(".book-chapter .book-thing");
    await page.waitForSelector("dialog.layer .thing-card");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.layer", { state: "detached" });
    await page.click('.book-chapter .book-rule[href="#/rules/PAN-MOVE-02"]');
    await page.click("#PAN-MOVE-02 .in-book a");
    await page.waitForSelector('[data-chapter="moving"]');
    expect(await reader.leave()).toEqual([]);
  });

  it("plays its examples on the real board", async () => {
    const reader = await open("/#/rulebook/pantheon/moving");
    const example = reader.page.locator('[data-example="first-move"]');
    await example.scrollIntoViewIfNeeded();
    await example.locator(".example-controls .act").click();
    await example.locator(".example-after").waitFor();
    // Three pieces were placed by the last three answers, and each has its number.
    expect(await example.locator(".mark-number").allTextContents()).toEqual(["3", "4", "5"]);
    await example.locator(".example-controls .act").click();
    expect(await example.locator(".mark-number").count()).toBe(0);
    expect(await example.locator(".example-light").count()).toBe(3);
    expect(await reader.leave()).toEqual([]);
  });

  it("finds words in all chapters", async () => {
    const reader = await open("/#/rulebook/pantheon");
    await reader.page.fill(".wide-list .book-search", "big foot");
    await reader.page.waitForSelector(".book-found mark");
    await reader.page.click(".book-found li a");
    await reader.page.waitForSelector(".book-chapter h1");
    expect(await reader.leave()).toEqual([]);
  });

  it.each(["phone", "tablet", "landscape", "desktop"] as const)("is as wide as the window: %s", async (size) => {
    const reader = await open("/#/rulebook/pantheon/reference", size, "ru");
    const { page } = reader;
    for (const chapter of ["reference", "gods", "players"]) {
      await page.goto(`/#/rulebook/pantheon/${chapter}`);
      await page.waitForSelector(`[data-chapter="${chapter}"]`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, chapter).toBeLessThanOrEqual(0);
    }
    expect(await reader.leave()).toEqual([]);
  });

  it("comes out on paper, a page or more for each chapter", async () => {
    const [book] = (await allBooks()).filter(({ game }) => game === "pantheon");
    if (!book) throw new Error("no book");
    const { chapters } = await shown(book);
    const pdf = await printed(browser, book);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(pdf)).toBeGreaterThan(chapters.length);
    expect(pagesOf(pdf)).toBeLessThan(chapters.length * 5);
  });
});
