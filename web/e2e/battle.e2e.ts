/** The Battle stage, by what the screen shows: choose a card, watch the beats, read the result, go on. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toBattle } from "./begin";
import { launched, type Size, Visitor } from "./browser";
import { answer, dice } from "./player";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

const STAGE = ".battle-stage";

/** What stands outside of its own box, or outside of the window. */
function cutOff(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const hidden = box.width === 0 || box.height === 0;
        return !hidden && (one.scrollWidth > one.clientWidth + 1 || box.right > innerWidth + 1 || box.left < -1);
      })
      .map((one) => `${one.className}: ${(one as HTMLElement).innerText.slice(0, 40)}`),
  );
}

it.each(["desktop", "phone"] as const)("a Battle is watched to its result on a %s", async (size: Size) => {
  const visitor = await Visitor.come(browser, size);
  const { page } = visitor;
  await toBattle(page);

  // Every card can be read where it is chosen; the first touch plays nothing.
  const cards = page.locator(".choice-card[data-option]");
  expect(await cards.count()).toBeGreaterThan(0);
  for (const text of await page.locator(".choice-card .choice-text").allInnerTexts())
    expect(text.length).toBeGreaterThan(10);
  const asked = await page.locator("[data-asked]").first().getAttribute("data-asked");
  const first = cards.first();
  await (size === "phone" ? first.tap() : first.click());
  expect(await first.getAttribute("aria-pressed")).toBe("true");
  expect(await page.locator("[data-asked]").first().getAttribute("data-asked")).toBe(asked);
  // On a phone the cards lie side by side in a strip that is swiped.
  expect(await cutOff(page, size === "phone" ? ".lane, .stage-title" : ".choice-card, .lane, .stage-title")).toEqual(
    [],
  );

  // The map and back.
  await page.keyboard.press("Escape");
  await page.locator(".stage-chip").click();
  await page.locator(STAGE).waitFor();

  await page.locator(".play-chosen").click();
  const beats = new Set<string>();
  const roll = dice(5);
  for (let steps = 0; steps < 60 && !(await page.locator(".result-banner").count()); steps += 1) {
    const now = page.locator('.beat-rail [aria-current="step"] b');
    if (await now.count()) beats.add(await now.innerText());
    const next = page.locator("[data-continue]");
    if (await next.count()) await next.click();
    else if (await page.locator(`${STAGE}.deciding`).count())
      await answer(page, size === "phone" ? "touch" : "mouse", roll);
    else await page.waitForTimeout(100);
  }
  expect(beats.size).toBeGreaterThan(2);

  // The result stays until somebody goes on, and can be opened again.
  await page.waitForTimeout(1500);
  expect(await page.locator(".result-banner h2").innerText()).toMatch(/region \d/);
  expect(await cutOff(page, ".lane, .result-banner, .stage-foot")).toEqual([]);
  await page.locator("[data-continue]").click();
  await page.locator(".result-banner").waitFor({ state: "detached" });
  expect(await visitor.leave()).toEqual([]);
});
