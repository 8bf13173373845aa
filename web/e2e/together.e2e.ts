/** What people at one table settle among themselves: suggestions of a partner, consent to an undo, a vote. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launched, type Size, Visitor } from "./browser";
import { answer, dice, ourTurn } from "./player";

const PICTURES = resolve(import.meta.dirname, "../../build/screens");

/** Three players of Ankh after the third Conflict: the gods of seats 1 and 3 are one, and seat 1 has to act. */
const MERGED =
  "ankh/1/1 0,31,20,3,5,6,1,0,4;1,0,13,0,1,-1,0,0,-1,0" +
  ";470220800,1978255996934977107574873128960,477768655114461135602197725696,240581147655,0,0" +
  ",0,0;4835703278458516967260160,17179869184,0,1,0,0,0,0,9007199254872066,755585843018552395" +
  "87840,0;17448304641,4835703278458516698824704,0;585467951558164482,147456,0;;0,1,0;1,0,0" +
  ";6,8,0;0,1;10,10,0;103,125,0;0,1,0;0,0,0,1,0,0,0,0,0;0,2,2;0,0,3,2;-1,0,-1,0,0,-1,0;0,0,0" +
  ";0,0,0;0,0,0,0,0,0,0,0,0,0,0,0;0,0,0;0,0,0;ChooseAction:0,-1 5c58cfcf";

let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launched();
});
afterAll(() => browser.close());

/** Open a table as the page's own visitor; its code. */
async function opened(page: Page, wish: Readonly<Record<string, unknown>>): Promise<string> {
  await page.goto("/");
  const entered = await page.evaluate(async (body) => {
    const reply = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as { readonly table: string; readonly code: string };
  }, wish);
  await page.goto(`/#/table/${entered.table}`);
  return entered.code;
}

async function joined(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/#/join/${code}`);
  await page.locator("form input").first().fill(name);
  await page.locator("form button[type=submit]").click();
  await page.locator(".waiting-room").waitFor();
}

/** A table of Pantheon that these visitors play, and the first answer is given. */
async function playing(sizes: readonly Size[], seconds = 900): Promise<readonly Visitor[]> {
  const all = await Promise.all(sizes.map((size) => Visitor.come(browser, size)));
  const [host, ...guests] = all.map(({ page }) => page) as [Page, ...Page[]];
  const seats = sizes.map((_, n) => ({ kind: n === 0 ? "me" : "friend" }));
  const code = await opened(host, {
    name: "Ada",
    setup: { game: "pantheon", players: sizes.length },
    seats,
    visibility: "link",
    pace: { kind: "clock", seconds, increment: 15 },
  });
  for (const [n, guest] of guests.entries()) await joined(guest, code, `Guest ${n + 1}`);
  await host.locator(".waiting-room .play:enabled").click();
  return all;
}

/** Answer for whoever is asked; the page that did. */
async function turn(pages: readonly Page[], roll: (sides: number) => number): Promise<Page> {
  const page = await Promise.any(pages.map(async (one) => ourTurn(one).then(() => one)));
  const asked = await page.locator(".game-screen").getAttribute("data-asked");
  await answer(page, "mouse", roll);
  await expect
    .poll(() => page.locator(".game-screen").getAttribute("data-asked"), { timeout: 20_000, interval: 30 })
    .not.toBe(asked);
  return page;
}

it("the partner of a merged god suggests, and whoever decides sees it", async () => {
  const [ada, bob] = [await Visitor.come(browser), await Visitor.come(browser, "phone")];
  const code = await opened(ada.page, {
    name: "Ada",
    position: MERGED,
    seats: [{ kind: "me" }, { kind: "bot", level: "random" }, { kind: "friend" }],
    visibility: "link",
  });
  await joined(bob.page, code, "Bob");
  await ada.page.locator(".waiting-room .play:enabled").click();
  await ourTurn(ada.page);
  await bob.page.locator(".question", { hasText: "Your partner decides; you may suggest." }).waitFor();
  const wish = bob.page.locator(".prompt [data-option]").last();
  const option = await wish.getAttribute("data-option");
  await wish.tap(); // reads it
  await bob.page.locator(`.prompt [data-option="${option}"]`).last().tap();
  const seen = ada.page.locator(`.prompt [data-option="${option}"].liked`);
  await seen.waitFor();
  await ada.page.locator(".question .wished").waitFor();
  expect(await ada.page.locator(".liked").count()).toBe(1);
  await bob.page.locator(`.prompt [data-option="${option}"].liked`).waitFor();
  await ada.page.screenshot({ path: `${PICTURES}/suggested-desktop.png` });
  await bob.page.screenshot({ path: `${PICTURES}/suggesting-phone.png` });
  // it is a wish: the game waits for Ada, and her answer takes it away
  expect(await bob.page.locator(".game-screen").getAttribute("data-asked")).toBe("");
  await seen.click();
  await expect.poll(() => ada.page.locator(".prompt .liked").count()).toBe(0);
  for (const visitor of [ada, bob]) expect(await visitor.leave()).toEqual([]);
});

it("an answer that others have seen is taken back once all agree", async () => {
  const all = await playing(["desktop", "phone"]);
  const pages = all.map(({ page }) => page);
  const roll = dice(8);
  const ask = (page: Page) => page.locator(".answer.undo:not([aria-disabled=true])", { hasText: "Ask to undo" });
  let wishes: Page | undefined;
  for (let given = 0; given < 40 && !wishes; given += 1) {
    await turn(pages, roll);
    for (const page of pages) if (await ask(page).count()) wishes = page;
  }
  if (!wishes) throw new Error("nothing had to be asked for");
  const other = pages.find((page) => page !== wishes) as Page;
  const answers = Number(await other.locator(".game-screen").getAttribute("data-answers"));
  await ask(wishes).click();
  await wishes.locator(".asked", { hasText: "You asked to undo" }).waitFor();
  await other.locator(".asked", { hasText: "asks to undo a move" }).waitFor();
  await other.screenshot({ path: `${PICTURES}/consent.png` });
  await other.locator(".asked .answer.pass").click();
  await expect
    .poll(async () => Number(await other.locator(".game-screen").getAttribute("data-answers")))
    .toBeLessThan(answers);
  await expect.poll(() => wishes.locator(".asked").count()).toBe(0);
  for (const page of pages) expect(await page.locator(".clock").count()).toBe(2);
  for (const visitor of all) expect(await visitor.leave()).toEqual([]);
});

it("the others may let a bot play for somebody who left, who can come back", async () => {
  const all = await playing(["desktop", "phone", "desktop"], 600); // a minute away, then they may vote
  const pages = all.map(({ page }) => page);
  const roll = dice(12);
  const third = pages[2] as Page;
  // until the third is asked: then everybody waits for somebody who is not there
  const asked = () => Promise.any(pages.map(async (one) => ourTurn(one).then(() => one)));
  for (let page = await asked(); page !== third; page = await asked()) await turn([page], roll);
  const address = third.url();
  await third.goto("about:blank");
  for (const page of pages.slice(0, 2)) {
    const vote = page.locator(".prompt .vote");
    if (page === pages[0]) {
      await page.locator(".notice", { hasText: "A vote is possible in" }).waitFor();
      expect(await vote.count()).toBe(0);
      await page.screenshot({ path: `${PICTURES}/absent-countdown.png` });
    }
    await vote.waitFor({ timeout: 90_000 });
    await page.screenshot({ path: `${PICTURES}/absent-${page === pages[0] ? "desktop" : "phone"}.png` });
    await vote.click();
  }
  await expect.poll(() => pages[0]?.locator(".chip small", { hasText: "bot" }).count()).toBe(1);
  await third.goto(address);
  await third.locator(".asked .answer.pass").click();
  await expect.poll(() => pages[0]?.locator(".chip small", { hasText: "bot" }).count()).toBe(0);
  for (const visitor of all) expect(await visitor.leave()).toEqual([]);
});
