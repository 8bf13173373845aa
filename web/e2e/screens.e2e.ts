/** Every screen: no text missing in any language, nothing axe objects to in either theme, a picture at three sizes. */
import axe from "axe-core";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launched, SIZES, type Size, Visitor } from "./browser";
import { dice, play } from "./player";

const PICTURES = resolve(import.meta.dirname, "../../build/screens");
/** Where a screen is, and what shows that it is there. */
type Place = readonly [hash: string, sign: string];
const PLAIN: Readonly<Record<string, Place>> = {
  home: ["#/", ".tables"],
  make: ["#/make", "form.make"],
  join: ["#/join/", "form"],
  settings: ["#/settings", ".settings"],
  "learn-ankh": ["#/learn/ankh", ".lessons"],
  "learn-pantheon": ["#/learn/pantheon", ".lessons"],
  rules: ["#/rules/ANKH-BAT-01", ".named"],
  nowhere: ["#/table/00000000000000000000", ".trouble"],
};

let browser: Browser;
/** Who owns the finished and the running games that are looked at. */
let owner: Visitor;
const tables: Record<string, Place> = {};

async function begun(page: Page, game: "ankh" | "pantheon", answers: number): Promise<string> {
  await page.goto("/#/");
  await page.locator(`.game-card.${game} select.players`).selectOption(answers > 100 ? "2" : "3");
  await page.locator(`.game-card.${game} .play`).click();
  await play(page, dice(17), "mouse", answers);
  return new URL(page.url()).hash;
}

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launched();
  owner = await Visitor.come(browser);
  const { page } = owner;
  tables["ankh"] = [await begun(page, "ankh", 20), ".prompt"];
  tables["pantheon"] = [await begun(page, "pantheon", 20), ".prompt"];
  const over = await begun(page, "ankh", 5_000);
  tables["ending"] = [over, ".ending .chart"];
  tables["replay"] = [`${over.replace("table", "replay")}/40`, '.review[data-at="40"]'];
  await page.goto("/#/make");
  await page.locator("form.make button[type=submit]").click();
  await page.locator(".waiting-room").waitFor();
  tables["waiting"] = [new URL(page.url()).hash, ".seats li"];
}, 180_000);

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

async function objections(): Promise<readonly string[]> {
  // Playwright puts it into the page past the content policy, which forbids anybody else to
  await owner.page.evaluate(axe.source);
  const found = await owner.page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? ""})`).slice(0, 4).join("; ")}`);
}

/** Ids of messages that are shown as they are, because their text is missing. */
function raw(): Promise<readonly string[]> {
  return owner.page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
    const texts = [document.body.innerText, ...labels.flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""))];
    return texts.flatMap((text) => text.match(/\b(?:web|table|ankh|pantheon|terminal)-[a-z][\w-]*|\{\s*\$|undefined|\[object/g) ?? []);
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
      if (size !== "tablet") expect(await objections(), size).toEqual([]);
    }
    await owner.page.setViewportSize(SIZES.desktop);
    expect(wide).toEqual([]);
    // that a table is not found is what one of the screens is about
    expect(owner.errors.filter((error) => !error.includes("00000000000000000000"))).toEqual([]);
  });
});

it.each(["en", "pl", "cs", "ru"])("no text is missing in %s", async (language) => {
  await set("language", language);
  await expect.poll(() => owner.page.evaluate(() => document.documentElement.lang)).toBe(language);
  const found: Record<string, readonly string[]> = {};
  for (const [name, place] of Object.entries(everywhere())) {
    await shown(place);
    const missing = await raw();
    if (missing.length > 0) found[name] = missing;
  }
  expect(found).toEqual({});
});
