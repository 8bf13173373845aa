/** Every screen: no text missing in any language, nothing axe objects to in either theme, a picture at three sizes. */

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginBots } from "./begin";
import { launched, SIZES, type Size, Visitor } from "./browser";
import { objections } from "./checks";
import { dice, play } from "./player";

const PICTURES = resolve(import.meta.dirname, "../../build/screens");
/** Where a screen is, and what shows that it is there. */
type Place = readonly [hash: string, sign: string];
const PLAIN: Readonly<Record<string, Place>> = {
  home: ["#/", ".play-now"],
  make: ["#/make", "form.make"],
  join: ["#/join/", "form"],
  settings: ["#/settings", ".settings"],
  "learn-ankh": ["#/learn/ankh", ".lesson-tiles"],
  "learn-pantheon": ["#/learn/pantheon", ".lesson-tiles"],
  rules: ["#/rules/ANKH-BAT-01", ".named"],
  nowhere: ["#/table/00000000000000000000", ".trouble"],
};

let browser: Browser;
/** Who owns the finished and the running games that are looked at. */
let owner: Visitor;
const tables: Record<string, Place> = {};

async function begun(page: Page, game: "ankh" | "pantheon", answers: number): Promise<string> {
  await beginBots(page, { game, players: answers > 100 ? 2 : 3 });
  await play(page, dice(17), "mouse", answers);
  return new URL(page.url()).hash;
}

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launched();
  owner = await Visitor.come(browser);
  const { page } = owner;
  tables.ankh = [await begun(page, "ankh", 20), ".prompt"];
  tables.pantheon = [await begun(page, "pantheon", 20), ".pantheon-table"]; // a panel may stand for the prompt
  const over = await begun(page, "ankh", 5_000);
  tables.ending = [over, ".ending .chart"];
  tables.replay = [`${over.replace("table", "replay")}/40`, '.review[data-at="40"]'];
  await page.goto("/#/make");
  await page.locator("form.make button[type=submit]").click();
  await page.locator(".waiting-room").waitFor();
  tables.waiting = [new URL(page.url()).hash, ".seats li"];
}, 600_000);

afterAll(async () => {
  await owner.leave();
  await browser.close();
});

async function shown([hash, sign]: Place): Promise<void> {
  await owner.page.goto("about:blank");
  await owner.page.goto(`/${hash}`);
  await owner.page.locator(sign).first().waitFor();
  await owner.page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
}

const everywhere = (): Readonly<Record<string, Place>> => ({ ...PLAIN, ...tables });

async function set(name: string, value: string): Promise<void> {
  await owner.page.goto("/#/settings");
  await owner.page.locator(`input[name="${name}"][value="${value}"]`).check();
}

/** Ids of messages that are shown as they are, because their text is missing. */
function raw(): Promise<readonly string[]> {
  return owner.page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
    const texts = [
      document.body.innerText,
      ...labels.flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? "")),
    ];
    return texts.flatMap(
      (text) =>
        text.match(
          /\b(?:web|table|learn|lesson|coach|ankh|pantheon|terminal)-[a-z][\w-]*|\{\s*\$|undefined|\[object/g,
        ) ?? [],
    );
  });
}

const NAMES = [...Object.keys(PLAIN), "ankh", "pantheon", "ending", "replay", "waiting"];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  beforeAll(async () => {
    await set("theme", theme);
    owner.errors.length = 0;
  });

  it.each(NAMES)("the screen %s fits its window, has its pictures, and axe objects to nothing", async (name) => {
    await shown(everywhere()[name] as Place);
    const wide: string[] = [];
    for (const size of Object.keys(SIZES) as Size[]) {
      await owner.page.setViewportSize(SIZES[size]);
      await owner.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      if (await owner.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(size);
      await owner.page.screenshot({ path: `${PICTURES}/${name}-${size}-${theme}.png` });
      expect(await objections(owner.page, theme === "light" ? "all" : "colours"), size).toEqual([]);
    }
    await owner.page.setViewportSize(SIZES.desktop);
    expect(wide).toEqual([]);
    // that a table is not found is what one of the screens is about
    expect(owner.errors.filter((error) => !error.includes("00000000000000000000"))).toEqual([]);
  });
});

it("the chart at the end follows a phone that is turned", async () => {
  const { page } = owner;
  await page.setViewportSize(SIZES.phone);
  await shown(everywhere().ending as Place);
  const chart = page.locator(".ending .chart > svg");
  const narrow = await chart.getAttribute("viewBox");
  await page.setViewportSize(SIZES.desktop);
  await expect.poll(() => chart.getAttribute("viewBox")).not.toBe(narrow);
  await page.setViewportSize(SIZES.phone);
  await expect.poll(() => chart.getAttribute("viewBox")).toBe(narrow);
  await page.setViewportSize(SIZES.desktop);
});

it("the variants of Pantheon stand one below the other", async () => {
  await shown(PLAIN.make as Place);
  await owner.page.locator(".make-fields select").first().selectOption("pantheon");
  await owner.page.locator(".variants .check").first().waitFor();
  const boxes = await owner.page
    .locator(".variants, .variants .check")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, right, bottom }) => ({ x, y, right, bottom })),
    );
  const [around, ...checks] = boxes;
  expect(checks.length).toBeGreaterThan(1);
  for (const [n, box] of checks.entries()) {
    expect(box.y).toBeGreaterThanOrEqual(checks[n - 1]?.bottom ?? around?.y ?? 0);
    expect(box.right).toBeLessThanOrEqual(around?.right ?? 0);
  }
});

/** Texts that are wider than what they stand in, or than the window. Rows that are meant to be swiped may be longer. */
function cutOff(): Promise<readonly string[]> {
  return owner.page.evaluate(() => {
    const rows = ".chips, .tracks, .panels, .scrub-buttons, .surface, .card-fan, .sheet-scroll, .gods-in-brief";
    const swiped = `details:not([open]), .unseen, ${rows}`;
    const texts = [
      ...document.querySelectorAll<HTMLElement>("button, a, label, p, h1, h2, h3, li, small, b, span, select, legend"),
    ].filter((one) => !one.closest(swiped) && one.clientWidth > 0);
    const cut = texts.filter(
      (one) =>
        (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX === "hidden") ||
        one.getBoundingClientRect().right > innerWidth + 1,
    );
    return cut.map((one) => `${one.tagName}.${one.className} ${one.innerText.slice(0, 40)}`);
  });
}

describe("with text twice as large", () => {
  beforeAll(async () => {
    const line = await owner.context.newCDPSession(owner.page);
    await line.send("Page.enable");
    // What a browser's own setting does.
    await line.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  });
  afterAll(async () => {
    const line = await owner.context.newCDPSession(owner.page);
    await line.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
    await owner.page.setViewportSize(SIZES.desktop);
  });

  it.each(NAMES)("the screen %s cuts nothing off", async (name) => {
    await owner.page.setViewportSize(SIZES.desktop);
    await shown(everywhere()[name] as Place);
    for (const size of ["desktop", "phone"] as const) {
      await owner.page.setViewportSize(SIZES[size]);
      await owner.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(
        await owner.page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
      ).toBeGreaterThan(30);
      expect(
        await owner.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        size,
      ).toBeLessThanOrEqual(0);
      expect(await cutOff(), size).toEqual([]);
      await owner.page.screenshot({ path: `${PICTURES}/${name}-${size}-large.png` });
    }
  });
});

/** How strongly a text stands out from what is behind it, as WCAG counts it. */
function strength(selector: string): Promise<number> {
  return owner.page.evaluate((wanted) => {
    const seen = (colour: string): readonly number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = seen(colour)
        .slice(0, 3)
        .map((value) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`no ${wanted}`);
    let behind: Element | null = element;
    while (behind && (seen(getComputedStyle(behind).backgroundColor)[3] ?? 1) === 0) behind = behind.parentElement;
    const [low = 0, high = 0] = [
      luminance(getComputedStyle(element).color),
      luminance(getComputedStyle(behind ?? document.body).backgroundColor),
    ].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }, selector);
}

describe.each(["light", "dark"] as const)("with more contrast in the %s theme", (theme) => {
  beforeAll(async () => {
    await owner.page.emulateMedia({ contrast: "more" });
    await set("theme", theme);
  });
  afterAll(() => owner.page.emulateMedia({ contrast: null }));

  it.each(["ankh", "pantheon"])(
    "the table of %s is stronger than AAA asks, and axe objects to nothing",
    async (name) => {
      await shown(everywhere()[name] as Place);
      for (const text of [".question", ".log li", ".log li button", ".answer"])
        expect(await strength(text), text).toBeGreaterThan(7);
      expect(await objections(owner.page, "colours")).toEqual([]);
      await owner.page.screenshot({ path: `${PICTURES}/${name}-desktop-${theme}-contrast.png` });
    },
  );
});

it.each(["ankh", "pantheon"])("with colours of the system the table of %s still shows its board", async (name) => {
  await owner.page.emulateMedia({ forcedColors: "active" });
  await shown(everywhere()[name] as Place);
  expect(
    await owner.page.evaluate(() => getComputedStyle(document.querySelector(".board") as Element).forcedColorAdjust),
  ).toBe("none");
  await owner.page.screenshot({ path: `${PICTURES}/${name}-desktop-forced.png` });
  await owner.page.emulateMedia({ forcedColors: null });
});

it.each(["en", "pl", "cs", "ru"])("no text is missing in %s", async (language) => {
  await set("language", language);
  await expect.poll(() => owner.page.evaluate(() => document.documentElement.lang)).toBe(language);
  const found: Record<string, readonly string[]> = {};
  for (const [name, place] of Object.entries(everywhere())) {
    await owner.page.goto(`/${place[0]}`); // the page itself stays: languages are switched at any time
    await owner.page.locator(place[1]).first().waitFor();
    const missing = await raw();
    if (missing.length > 0) found[name] = missing;
  }
  expect(found).toEqual({});
});
