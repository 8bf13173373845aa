/** Prints every rulebook into build/printed/rulebook, and where the server offers it. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launched } from "./browser";
import { allBooks, fileOf, pagesOf, printed, shown } from "./printing";

const FOLDER = resolve(import.meta.dirname, "../../build/printed/rulebook");
/** Where a server of this checkout finds them; a wheel does not take them along. */
const OFFERED = resolve(import.meta.dirname, "../../src/theomachy/server/printed/rulebook");
/** Only these languages, such as `en,pl`; all of them if nothing is set. */
const LANGUAGES = process.env.PRINTED?.split(",");
let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

it("prints every rulebook", async () => {
  for (const folder of [FOLDER, OFFERED]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  for (const book of (await allBooks()).filter(({ language }) => LANGUAGES?.includes(language) ?? true)) {
    const { chapters } = await shown(book);
    const pdf = await printed(browser, book);
    expect(pagesOf(pdf), fileOf(book)).toBeGreaterThan(chapters.length); // each chapter begins a page, after the title
    writeFileSync(join(FOLDER, fileOf(book)), pdf);
    copyFileSync(join(FOLDER, fileOf(book)), join(OFFERED, fileOf(book)));
  }
}, 3_600_000);
