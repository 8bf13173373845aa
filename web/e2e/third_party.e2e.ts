/** A game of another package, of which the page knows nothing: it is played at the plain table, in its own words. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginBots } from "./begin";
import { launched, Visitor } from "./browser";
import { dice, play } from "./player";
import { type Serving, serving } from "./server";

const PACKAGES = resolve(import.meta.dirname, "../../tests/third_party");

describe.runIf(existsSync(join(PACKAGES, "poker")))("a game of another package", () => {
  let browser: Browser;
  let folder: string;
  let server: Serving;

  beforeAll(async () => {
    // What makes a folder an installed package is its .dist-info with an entry point.
    folder = await mkdtemp(join(tmpdir(), "theomachy-site-"));
    const information = join(folder, "theomachy_poker-1.0.dist-info");
    await mkdir(information);
    await writeFile(join(information, "METADATA"), "Metadata-Version: 2.1\nName: theomachy-poker\nVersion: 1.0\n");
    await writeFile(join(information, "entry_points.txt"), "[theomachy.games]\npoker = poker.package:PACKAGE\n");
    const paths = [folder, PACKAGES, ...(process.env.PYTHONPATH ? [process.env.PYTHONPATH] : [])];
    server = await serving({ PYTHONPATH: paths.join(delimiter) });
    browser = await launched();
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("is offered at home and for a new table, and is played to its end in its own words", async () => {
    const visitor = await Visitor.come(browser, "desktop", { baseURL: server.address });
    const { page } = visitor;
    await page.goto("/#/make");
    expect(await page.locator("form.make select").first().innerText()).toContain("Three-card poker");
    await page.goto("/#/");
    await page.locator(".play-bots").getByText("Three-card poker").waitFor();
    await beginBots(page, { game: "poker", players: 2, level: "random" });
    await page.locator(".prompt .answer[data-option]").first().waitFor();
    expect(await page.locator(".prompt .question").innerText()).toMatch(/Bet or fold|exchange/);
    expect(await page.locator(".prompt .answers").innerText()).toMatch(/Bet 2 chips|Keep the hand/);
    await page.locator(".generic-view li").first().waitFor();
    expect(await play(page, dice(5))).toBeGreaterThan(1);
    expect(await page.locator(".log").innerText()).toContain("wins");
    expect(await page.locator(".ending").innerText()).toContain("Most chips");
    expect(await visitor.leave()).toEqual([]);
  });
});
