/** Whole games at five sizes, in both themes and four languages, with every screen checked by its boxes and by axe.
 *
 * Each game at each size is a test of its own, which `-t` chooses: `npm run screens -- -t "ankh on a phone"`. What was
 * found stands in build/screens/games, one file for each; a game that passed is not played again for the same page
 * unless AGAIN is set, so a run that was cut off goes on where it stopped. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginBots } from "./begin";
import { launched, SIZES, type Size, Visitor } from "./browser";
import { boardBox, faults, objections } from "./checks";
import { dice, play } from "./player";

const PICTURES = resolve(import.meta.dirname, "../../build/screens/games");
const PAGE = resolve(import.meta.dirname, "../../src/theomachy/server/web/assets");
type View = readonly [size: Size, theme: "light" | "dark", language: string];
/** Each size with its theme and language for each game, spread so that every one of them is seen on large and small
 * screens. */
const VIEWS: Readonly<Record<string, readonly View[]>> = {
  ankh: [
    ["desktop", "light", "en"],
    ["wide", "dark", "pl"],
    ["tablet", "light", "ru"],
    ["phone", "dark", "cs"],
    ["landscape", "light", "ru"],
  ],
  pantheon: [
    ["desktop", "dark", "ru"],
    ["wide", "light", "cs"],
    ["tablet", "dark", "en"],
    ["phone", "light", "pl"],
    ["landscape", "dark", "en"],
  ],
};

/** The page that is examined, by the names of its files: each has a fingerprint of its content. */
function edition(): string {
  const names = existsSync(PAGE) ? readdirSync(PAGE).sort() : [];
  return createHash("sha256").update(names.join()).digest("hex").slice(0, 16);
}

/** So many cards of the coach may follow each other, and so long a card may take to be closed. */
const COACH_CARDS = 8;
const A_MOMENT = 5_000;

/** Enough for a whole game. */
const ANSWERS = Number(process.env.ANSWERS ?? 5_000);

/** A whole game with every screen examined takes long on a busy machine. */
const WHOLE_GAME = 3_600_000;

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
    const over = [...document.querySelectorAll(".stage, .beside, .recap, .suggestion, .ending, .coach")];
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
    await this.examine();
    // What the coach says is a screen too; then it has been read.
    const coach = this.page.locator(".coach .anyway, .coach .go-on");
    for (let cards = 0; cards < COACH_CARDS && (await coach.count()) > 0; cards += 1) {
      await coach
        .first()
        .click({ timeout: A_MOMENT })
        .catch(async (error: unknown) => {
          if (await coach.count()) throw error;
        });
      await this.examine();
    }
  };

  private async examine(): Promise<void> {
    for (const fault of await faults(this.page, this.touch)) this.wrong.add(fault);
    const here = await kind(this.page);
    if (this.kinds.has(here)) return;
    this.kinds.add(here);
    for (const objection of await objections(this.page)) this.wrong.add(objection);
    await this.page.screenshot({ path: `${PICTURES}/${this.called}-${this.kinds.size}.png` });
  }
}

const ALL = Object.entries(VIEWS).flatMap(([game, views]) => views.map((view) => [game, ...view] as const));

it.each(ALL)(
  "a game of %s on a %s, %s, in %s: every screen can be read and hit, and the board never moves",
  async (game, size, theme, language) => {
    const called = `${game}-${size}`;
    const passed = `${PICTURES}/${called}.passed`;
    if (!process.env.AGAIN && existsSync(passed) && readFileSync(passed, "utf8") === edition()) return;
    const touch = size !== "desktop" && size !== "wide";
    const visitor = await Visitor.come(browser, size, { hasTouch: touch });
    const { page } = visitor;
    await page.addInitScript(
      ([look, tongue]) => {
        if (location.protocol === "about:") return; // an empty page keeps nothing
        localStorage.setItem("theme", look);
        localStorage.setItem("language", tongue);
        localStorage.setItem("coach", "on");
      },
      [theme, language] as const,
    );
    await beginBots(page, { game, players: 2 });
    const examiner = new Examiner(page, called, touch);
    await play(page, dice(SIZES[size].width), touch ? "touch" : "mouse", ANSWERS, examiner.look);
    if (ANSWERS >= 5_000) await page.locator(".ending").waitFor();
    await examiner.look();
    writeFileSync(`${PICTURES}/${called}.txt`, [...examiner.boards, ...examiner.wrong].join("\n"));
    expect([...examiner.wrong]).toEqual([]);
    expect([...examiner.boards]).toHaveLength(1);
    expect(await visitor.leave()).toEqual([]);
    if (ANSWERS >= 5_000) writeFileSync(passed, edition());
  },
  WHOLE_GAME,
);
