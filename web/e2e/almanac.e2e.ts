/** The almanac and the quiz, by what the screen shows: search, pages, the way from a table, questions and reasons. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginBots } from "./begin";
import { launched, type Size, Visitor } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

const sideways = "document.documentElement.scrollWidth > innerWidth";

it("a thing is found by the keyboard, and its pages are turned", async () => {
  const visitor = await Visitor.come(browser, "desktop", { locale: "cs-CZ" });
  const { page } = visitor;
  await page.goto("/#/almanac/ankh");
  await page.locator(".almanac .gallery a").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("zaplava");
  await page.locator(".almanac-found .at b", { hasText: "Záplava" }).waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".almanac-entry h1", { hasText: "Záplava" }).waitFor();
  expect(page.url()).toContain("#/almanac/ankh/card/flood");
  expect(await page.locator(".almanac-entry .detail .rule").count()).toBeGreaterThan(1);
  await page.locator(".almanac-example .example-field svg").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("obelisk att");
  await page.locator(".almanac-found li").first().waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator(".almanac-found").count()).toBe(0);
  await page.locator(".almanac [rel=next]").click();
  await page.waitForURL(/card\/build/);
  await page.locator(".edition-choice a").nth(1).click();
  await page.waitForURL(/card\/build\/preview/);
  expect(await visitor.leave()).toEqual([]);
});

it("a card at a table leads into the almanac, above the table", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto("/");
  await beginBots(page, { game: "ankh", players: 2, level: "novice" });
  const table = page.url();
  await page.keyboard.press("/");
  await page.locator("dialog .almanac-search input:focus").waitFor();
  await page.keyboard.type("chariots");
  await page.keyboard.press("Enter");
  await page.locator("dialog .almanac-entry h1", { hasText: "Chariots" }).waitFor();
  expect(page.url()).toBe(table);
  await page.locator("dialog .almanac-entry .rule").first().click();
  await page.locator("dialog .rules-screen").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator("dialog").first().waitFor({ state: "detached" });
  await page.locator("[data-reads^=card]").first().focus();
  await page.keyboard.press("i");
  await page.locator("dialog .thing-rule a", { hasText: "In the almanac" }).click();
  await page.locator("dialog .almanac-entry h1").waitFor();
  expect(page.url()).toBe(table);
  expect(await visitor.leave()).toEqual([]);
});

for (const size of ["phone", "landscape", "tablet"] as const satisfies readonly Size[]) {
  it(`almanac and quiz fit a ${size}`, async () => {
    const visitor = await Visitor.come(browser, size, { locale: "ru-RU" });
    const { page } = visitor;
    for (const [place, shown] of [
      ["#/almanac/pantheon", ".almanac-row"],
      ["#/almanac/pantheon/god/gaiviles", ".almanac-entry h1"],
      ["#/quiz/ankh/4/battle", ".quiz-choice"],
      ["#/quiz/pantheon/4/legal", ".quiz-choice"],
    ] as const) {
      await page.goto(`/${place}`);
      await page.locator(shown).first().waitFor();
      expect(await page.evaluate(sideways), place).toBe(false);
    }
    expect(await visitor.leave()).toEqual([]);
  });
}

it("a question is answered, explained and counted, and the next one comes", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto("/#/quiz/ankh/3/battle");
  const first = page.locator(".quiz-choice");
  await first.first().waitFor();
  const asked = await page.locator(".quiz-question h1").innerText();
  await page.keyboard.press("1");
  await page.locator(".quiz-reasons .rule").first().waitFor();
  expect(await page.locator(".quiz-choice.right").count()).toBe(1);
  expect(await page.locator(".quiz-score").innerText()).toContain("of 1");
  await page.keyboard.press("2");
  expect(await page.locator(".quiz-score").innerText()).toContain("of 1");
  await page.keyboard.press("Enter");
  await page.waitForURL(/quiz\/ankh\/\d+\/battle/);
  await page.locator(".quiz-reasons").waitFor({ state: "detached" });
  await page.goto("/#/quiz/ankh/3/battle");
  await page.locator(".quiz-question h1", { hasText: asked }).waitFor();
  await page.goto("/#/quiz/pantheon/3/nonsense");
  await page.locator(".trouble").waitFor();
  await page.locator(".quiz-screen > .answer.act").click();
  await page.locator(".quiz-choice").first().waitFor();
  expect((await visitor.leave()).filter((line) => !line.includes("/api/quiz/pantheon"))).toEqual([]);
});
