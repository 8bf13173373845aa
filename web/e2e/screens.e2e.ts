/** Every screen: no text missing in any language, nothing axe objects to in either theme, a picture at three sizes. */
import axe from "axe-core";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launched, SIZES, type Size, Visitor } from "./browser";
import { dice, play } from "./player";

const PICTURES = resolve(import.meta.dirname, "../../build/screens");
const PLAIN = { home: "#/", make: "#/make", join: "#/join/", settings: "#/settings", learn: "#/learn/ankh", "learn-pantheon": "#/learn/pantheon", rules: "#/rules/ANKH-BAT-01", nowhere: "#/table/00000000000000000000" } as const;
const LANGUAGES = ["en", "pl", "cs", "ru"] as const;

let browser: Browser;
/** Who owns the finished and the running games that are looked at. */
let owner: Visitor;
const tables: Record<string, string> = {};

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
  tables["ankh"] = await begun(page, "ankh", 20);
  tables["pantheon"] = await begun(page, "pantheon", 20);
  tables["ending"] = await begun(page, "ankh", 5_000);
  tables["replay"] = `${tables["ending"].replace("table", "replay")}/40`;
  await page.goto("/#/make");
  await page.locator("form.make button[type=submit]").click();
  await page.locator(".waiting-room").waitFor();
  tables["waiting"] = new URL(page.url()).hash;
}, 180_000);
afterAll(async () => {
  expect(await owner.leave()).toEqual([]);
  await browser.close();
});

async function settled(page: Page, hash: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/${hash}`);
  await page.locator("main:not(.loading)").waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
}

const everywhere = (): Readonly<Record<string, string>> => ({ ...PLAIN, ...tables });

/** Failing to find a table is what one of the screens is about. */
function complaints(visitor: Visitor): readonly string[] {
  return visitor.errors.filter((error) => !error.includes("00000000000000000000"));
}

async function objections(page: Page): Promise<readonly string[]> {
  // Playwright puts it into the page past the content policy, which forbids anybody else to
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? ""})`).slice(0, 4).join("; ")}`);
}

/** Ids of messages that are shown as they are, because their text is missing. */
function raw(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((one) => ["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""))];
    return texts.flatMap((text) => text.match(/\b(?:web|ankh|pantheon|terminal)-[a-z][\w-]*|\{\s*\$|undefined|\[object/g) ?? []);
  });
}

it("axe objects to nothing, on any screen, in either theme", async () => {
  const found: Record<string, readonly string[]> = {};
  for (const theme of ["light", "dark"] as const) {
    await owner.page.goto("/#/settings");
    await owner.page.locator(`input[name="theme"][value="${theme}"]`).check();
    for (const [name, hash] of Object.entries(everywhere())) {
      await settled(owner.page, hash);
      const violations = await objections(owner.page);
      if (violations.length > 0) found[`${name} (${theme})`] = violations;
    }
  }
  expect(found).toEqual({});
});

it.each(LANGUAGES)("no text is missing in %s", async (language) => {
  await owner.page.goto("/#/settings");
  await owner.page.locator(`input[name="language"][value="${language}"]`).check();
  await expect.poll(() => owner.page.evaluate(() => document.documentElement.lang)).toBe(language);
  const found: Record<string, readonly string[]> = {};
  for (const [name, hash] of Object.entries(everywhere())) {
    await settled(owner.page, hash);
    const missing = await raw(owner.page);
    if (missing.length > 0) found[name] = missing;
  }
  expect(found).toEqual({});
});

describe("pictures", () => {
  it.each(Object.keys(SIZES) as Size[])("of every screen at the size of a %s", async (size) => {
    await owner.page.setViewportSize(SIZES[size]);
    for (const theme of ["light", "dark"] as const) {
      await owner.page.goto("/#/settings");
      await owner.page.locator('input[name="language"][value="en"]').check();
      await owner.page.locator(`input[name="theme"][value="${theme}"]`).check();
      for (const [name, hash] of Object.entries(everywhere())) {
        await settled(owner.page, hash);
        const wide = await owner.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
        await owner.page.screenshot({ path: `${PICTURES}/${name}-${size}-${theme}.png` });
      }
    }
    expect(complaints(owner)).toEqual([]);
    owner.errors.length = 0;
  });
});
