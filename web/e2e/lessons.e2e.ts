/** Every lesson of every game, done by what the screen says; its texts in all languages; the first game. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { address, launched, SIZES, Visitor } from "./browser";
import { faults } from "./checks";
import { learn } from "./learner";
import { dice, play } from "./player";

const PICTURES = resolve(import.meta.dirname, "../../build/screens");
const GAMES = ["ankh", "pantheon"] as const;
/** English is looked at while the lessons are done. */
const OTHERS = ["pl", "cs", "ru"] as const;

interface Listed {
  readonly game: string;
  readonly name: string;
  readonly steps: readonly { readonly name: string }[];
}

let browser: Browser;
let lessons: readonly Listed[];

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launched();
  const reply = await fetch(`${address()}/api/lessons`);
  ({ lessons } = (await reply.json()) as { lessons: readonly Listed[] });
});

afterAll(async () => {
  await browser.close();
});

const of = (game: string): readonly Listed[] => lessons.filter((one) => one.game === game);

async function openList(page: Page, game: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/#/learn/${game}`);
  await page.locator(".lesson-tiles").first().waitFor();
}

async function open(page: Page, game: string, lesson: string): Promise<void> {
  await openList(page, game);
  await page.locator(`[data-lesson="${lesson}"] button`).click();
  await page.locator(`.lesson-card[data-lesson="${lesson}"]`).waitFor();
  await page.waitForFunction(() => document.querySelector(".board, .generic-view") !== null);
}

/** Ids of texts that are missing. */
function raw(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      document.body.innerText.match(
        /\b(?:web|table|learn|lesson|coach|ankh|pantheon|terminal)-[a-z][\w-]*|\{\s*\$|undefined|\[object/g,
      ) ?? [],
  );
}

/** What is lit and cannot be seen. */
function unlit(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const card = document.querySelector<HTMLElement>(".lesson-card");
    const wanted = Number(card?.dataset.lights ?? 0);
    const rings = document.querySelectorAll(".mark.taught .mark-ring").length;
    const rims = document.querySelectorAll("[data-taught]").length;
    const found = wanted === 0 || rings + rims > 0 ? [] : [`nothing is lit in step ${card?.dataset.step}`];
    const cover = card?.getBoundingClientRect();
    // What has scrolled out of its panel is not seen, and so not covered: one thing that is lit has to be.
    const lit = [...document.querySelectorAll(".mark.taught .mark-ring, [data-taught]")];
    const free = lit.filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      return !cover || cx < cover.left || cx > cover.right || cy < cover.top || cy > cover.bottom;
    });
    const hidden = lit.length > 0 && free.length === 0;
    return [...found, ...(hidden ? [`everything lit lies under the lesson in step ${card?.dataset.step}`] : [])];
  });
}

describe.each(GAMES)("the lessons of %s", (game) => {
  it("are done by following the screen, with a wrong answer each, and are remembered", async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    const seen: string[] = [];
    for (const { name, steps } of of(game)) {
      await open(page, game, name);
      const done = await learn(page, "mouse", async ({ step }) => {
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        seen.push(...(await raw(page)), ...(await unlit(page)).map((fault) => `${name}: ${fault}`));
        const found = await faults(page, false);
        seen.push(...found.map((fault) => `${name} ${step}: ${fault}`));
      });
      expect(done.steps, name).toEqual(steps.map((one) => one.name));
      expect(done.wrong, `a wrong answer in ${name}`).toBeGreaterThan(0);
      await page.screenshot({ path: `${PICTURES}/lesson-${game}-${name}-end.png` });
    }
    expect(of(game).length).toBeGreaterThanOrEqual(8);
    expect(seen).toEqual([]);
    await openList(page, game);
    await page.reload();
    await page.locator(".lesson-tiles").first().waitFor();
    expect(await page.locator(".lesson-tile.again").count()).toBe(of(game).length);
    expect(await visitor.leave()).toEqual([]);
  });
});

it("a lesson is done by touch on a phone; the sheet folds and covers nothing that is lit", async () => {
  const visitor = await Visitor.come(browser, "phone");
  const { page } = visitor;
  const [first] = of("pantheon");
  await open(page, "pantheon", first?.name ?? "");
  const seen: string[] = [];
  let pictures = 0;
  await page.locator(".lesson-fold").tap();
  expect(await page.locator(".lesson-card.folded .lesson-say").isVisible()).toBe(false);
  await page.locator(".lesson-fold").tap();
  await page.locator(".lesson-say").waitFor();
  const done = await learn(page, "touch", async ({ step }) => {
    seen.push(...(await unlit(page)), ...(await faults(page, true)).map((fault) => `${step}: ${fault}`));
    pictures += 1;
    await page.screenshot({ path: `${PICTURES}/lesson-phone-${pictures}.png` });
  });
  expect(done.steps.length).toBeGreaterThan(3);
  expect(seen).toEqual([]);
  expect(await visitor.leave()).toEqual([]);
});

it("a lesson is done by keys alone", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await openList(page, "ankh");
  await page.locator(".lesson-tile button").first().press("Enter");
  await page.locator(".lesson-card").waitFor();
  const read = async (): Promise<number> => {
    await page.keyboard.press("i"); // again, if the table was not drawn yet
    return page.locator("dialog[open]").count();
  };
  await expect.poll(read, { timeout: 60_000, interval: 1_000 }).toBe(1);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  const done = await learn(page, "keyboard", async () => undefined);
  expect(done.steps.length).toBeGreaterThan(3);
  await page.locator(".lesson-over .lesson-next:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".lesson-card:not(.lesson-over)").waitFor();
  expect(await visitor.leave()).toEqual([]);
});

describe.each(OTHERS.flatMap((language) => GAMES.map((game) => ({ language, game }))))(
  "in the language $language",
  ({ language, game }) => {
    it(`the lessons of ${game} have all their texts, and nothing is cut`, async () => {
      const visitor = await Visitor.come(browser);
      const { page } = visitor;
      await page.goto("/");
      await page.evaluate((spoken) => localStorage.setItem("language", spoken), language);
      await openList(page, game);
      const seen = [...(await raw(page)), ...(await faults(page, false))];
      await page.screenshot({ path: `${PICTURES}/learn-${game}-${language}.png`, fullPage: true });
      for (const { name } of of(game)) {
        await open(page, game, name);
        seen.push(...(await lookAtSteps(page)).map((fault) => `${name} ${fault}`));
      }
      expect(seen).toEqual([]);
      expect(await visitor.leave()).toEqual([]);
    });
  },
);

/** Texts of the lesson that are cut, or reach out of the window. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>(".lesson-card *, .lesson-bubble, .lesson-name *")];
    const cut = all.filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest(".unseen") && // what is only read aloud
        ((getComputedStyle(one).overflowX === "hidden" && one.scrollWidth > one.clientWidth + 1) ||
          one.getBoundingClientRect().right > innerWidth + 1),
    );
    return cut.map((one) => `${one.className}: ${one.innerText.slice(0, 40)}`);
  });
}

/** Be shown a lesson to its end, and look at each step on a desk and on a phone. */
async function lookAtSteps(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  let size: "desktop" | "phone" = "desktop";
  const look = async (step: string): Promise<void> => {
    seen.push(...[...(await raw(page)), ...(await cutTexts(page))].map((fault) => `${step} ${size}: ${fault}`));
  };
  await learn(page, "keyboard", async ({ step }) => {
    await look(step);
    // Each step begins in the size in which the one before was looked at last: a window is laid out slowly.
    size = size === "desktop" ? "phone" : "desktop";
    await page.setViewportSize(SIZES[size]);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await look(step);
  });
  await page.setViewportSize(SIZES.desktop);
  return seen;
}

it("a first game is played to its end with the coach, who explains and warns", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("coach", "auto"));
  await openList(page, "pantheon");
  await page.locator(".play-first").click();
  await page.locator(".prompt").waitFor({ state: "attached" });
  const explained: string[] = [];
  let warnings = 0;
  await play(page, dice(5), "mouse", 5_000, async () => {
    for (let cards = 0; cards < 8 && (await page.locator(".coach").count()) > 0; cards += 1) {
      const warning = page.locator(".coach.warning .anyway");
      if (await warning.count()) {
        warnings += 1;
        await warning.click();
      } else {
        explained.push(await page.locator(".coach h2").innerText());
        if (explained.length === 1) await page.screenshot({ path: `${PICTURES}/first-game-coach.png` });
        await page.locator(".coach .go-on").click();
      }
      await page.waitForTimeout(50);
    }
  });
  await page.locator(".ending").waitFor();
  await page.screenshot({ path: `${PICTURES}/first-game-end.png` });
  expect(explained.length).toBeGreaterThan(3);
  expect(new Set(explained).size).toBe(explained.length);
  expect(warnings).toBeGreaterThan(0);
  expect(await visitor.leave()).toEqual([]);
});
