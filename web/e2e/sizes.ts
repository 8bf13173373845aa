/** Whole games at five sizes, in both themes and four languages, with every screen checked by its boxes and by axe. */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginBots } from "./begin";
import { launched, SIZES, type Size, Visitor } from "./browser";
import { boardBox, faults, objections } from "./checks";
import { dice, play } from "./player";

const PICTURES = resolve(import.meta.dirname, "../../build/screens/games");
/** Each size with its theme and language, spread so that every one of them is seen on large and small screens. */
const VIEWS: readonly (readonly [Size, "light" | "dark", string])[] = [
  ["desktop", "light", "en"],
  ["wide", "dark", "pl"],
  ["tablet", "light", "ru"],
  ["phone", "dark", "cs"],
  ["landscape", "light", "ru"],
];

/** Enough for a whole game. */
const ANSWERS = Number(process.env.ANSWERS ?? 5_000);

let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launched();
});
afterAll(() => browser.close());

/** What kind of screen this is: the question without its numbers, and what lies over the table. */
function kind(page: Page): Promise<string> {
  return page.evaluate(() => {
    const asks = document.querySelector<HTMLElement>(".question")?.innerText ?? "";
    const over = [...document.querySelectorAll(".stage, .beside, .recap, .suggestion, .ending")];
    return `${asks.replace(/[\d,.:;–—-]+/g, "")} ${over.map((one) => one.className).join(" ")}`;
  });
}

/** Looks at every screen of a game; what is wrong with each kind is told once. */
class Examiner {
  readonly wrong = new Set<string>();
  readonly boards = new Set<string>();
  private readonly kinds = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly called: string,
    private readonly touch: boolean,
  ) {}

  readonly look = async (): Promise<void> => {
    const board = await boardBox(this.page);
    if (board) this.boards.add(board);
    for (const fault of await faults(this.page, this.touch)) this.wrong.add(fault);
    const here = await kind(this.page);
    if (this.kinds.has(here)) return;
    this.kinds.add(here);
    for (const objection of await objections(this.page)) this.wrong.add(objection);
    await this.page.screenshot({ path: `${PICTURES}/${this.called}-${this.kinds.size}.png` });
  };
}

const GAMES = ["ankh", "pantheon"];

it.each(GAMES.flatMap((game) => VIEWS.map((view) => [game, ...view] as const)))(
  "a game of %s on a %s screen, %s, in %s: every screen can be read and hit, and the board never moves",
  async (game, size, theme, language) => {
    const touch = size !== "desktop" && size !== "wide";
    const visitor = await Visitor.come(browser, size, { hasTouch: touch });
    const { page } = visitor;
    await page.addInitScript(
      ([look, tongue]) => {
        if (location.protocol === "about:") return; // an empty page keeps nothing
        localStorage.setItem("theme", look);
        localStorage.setItem("language", tongue);
      },
      [theme, language] as const,
    );
    await beginBots(page, { game, players: 2 });
    const examiner = new Examiner(page, `${game}-${size}`, touch);
    await play(page, dice(SIZES[size].width), touch ? "touch" : "mouse", ANSWERS, examiner.look);
    if (ANSWERS >= 5_000) await page.locator(".ending").waitFor();
    await examiner.look();
    writeFileSync(`${PICTURES}/${game}-${size}.txt`, [...examiner.boards, ...examiner.wrong].join("\n"));
    expect([...examiner.wrong]).toEqual([]);
    expect([...examiner.boards]).toHaveLength(1);
    expect(await visitor.leave()).toEqual([]);
  },
);
