/** Pantheon's table: four actions that say why not, ways that are shown before they are gone, names one can read. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launched, SIZES, type Size, Visitor } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

/** What answers, the first that is there: a panel's confirmation, something in it, an answer, a hex. */
const WAYS_ON = [
  ".shop [data-confirm]",
  ".shop [data-pick]",
  ".shop [data-decline]",
  ".prompt [data-option]",
  "[data-space].lit",
];

/** Sit down, and answer anything until an action is chosen. */
async function toTheActions(page: Page, players: number): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => {
    localStorage.setItem("game", "pantheon");
    localStorage.setItem("level", "random");
  });
  await page.reload();
  await page.locator(`.play-bots [data-value="${players}"]`).click();
  await page.locator('.play-now[data-game="pantheon"]').click();
  await page.locator(".table.pantheon-table").waitFor();
  for (let given = 0; given < 400 && (await page.locator(".acts").count()) === 0; given += 1) {
    await page.evaluate((ways) => {
      const found = ways.map((way) => document.querySelector(way)).find((one) => one !== null);
      found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }, WAYS_ON);
    await page.waitForTimeout(100);
  }
  await page.locator(".acts").waitFor();
}

interface Letters {
  readonly text: string;
  readonly size: number;
}

/** Names, letters and prices on the map that are smaller than can be read. */
function smallLetters(page: Page): Promise<readonly Letters[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>(".site-name, .piece-letter, .cost-note text, .journey-cost text")]
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => {
        const scale = text.getScreenCTM()?.a ?? 0;
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        return { text: text.textContent ?? "", size: Math.round(size * 10) / 10 };
      })
      .filter(({ size }) => size < 11),
  );
}

/** Parts of the table that stick out of their frame or of the window. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = ".pantheon-action, .god-price, .holding b, .playing-card > b, .epochs .now .epoch, .opponent header";
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => part.getClientRects().length > 0 && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.className}: ${part.textContent}`);
  });
}

/** A hex that no single step reaches. */
function farHex(page: Page): Promise<string> {
  return page.evaluate(() => {
    const temple = document.querySelector(".home.current")?.getBoundingClientRect();
    const far = [...document.querySelectorAll<SVGElement>("[data-space]")]
      .map((hex) => ({ name: hex.dataset.space ?? "", box: hex.getBoundingClientRect() }))
      .filter(({ box }) =>
        document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("[data-space]"),
      )
      .map(({ name, box }) => ({
        name,
        apart: Math.hypot(box.x - (temple?.x ?? 0), box.y - (temple?.y ?? 0)) / box.width,
      }))
      .sort((one, other) => one.apart - other.apart);
    return far.find(({ apart }) => apart > 1.8)?.name ?? "";
  });
}

describe.each(Object.keys(SIZES) as Size[])("Pantheon's table on a %s", (size) => {
  it("has four actions, readable names, and nothing cut off", async () => {
    const visitor = await Visitor.come(browser, size);
    const { page } = visitor;
    await toTheActions(page, size === "desktop" ? 4 : 3);
    expect(await page.locator(".acts .pantheon-action").count()).toBe(4);
    for (const reason of await page.locator(".pantheon-action em").allTextContents()) expect(reason).not.toBe("");
    expect(await smallLetters(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    expect(await visitor.leave()).toEqual([]);
  });
});

describe("a Move", () => {
  it("is shown under the pointer before it is gone", async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await toTheActions(page, 2);
    const move = page.locator('.pantheon-action[data-reads="action move"]');
    await move.hover();
    expect(await page.locator(".preview-hex").count()).toBeGreaterThan(0);
    const far = await farHex(page);
    await page.locator(`[data-space="${far}"]`).hover();
    await page.locator(".journey").waitFor();
    expect(await page.locator(".journey-cost").count()).toBeGreaterThan(1);
    await page.locator(".journey-tip").waitFor();
    expect(await visitor.leave()).toEqual([]);
  });

  it("waits for the second tap of a finger", async () => {
    const visitor = await Visitor.come(browser, "phone");
    const { page } = visitor;
    await toTheActions(page, 2);
    const before = await page.locator(".table[data-asked]").getAttribute("data-asked");
    const move = page.locator('.pantheon-action[data-reads="action move"]');
    await move.tap();
    expect(await page.locator(".table[data-asked]").getAttribute("data-asked")).toBe(before);
    expect(await page.locator(".pantheon-action.chosen-answer").count()).toBe(1);
    await move.tap();
    await page.locator(".answers.moving").waitFor();
    expect(await visitor.leave()).toEqual([]);
  });
});
