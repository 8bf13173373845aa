/** Between games: the start page, an invitation, practice, conceding, and the list of one's games. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginBots } from "./begin";
import { launched, Visitor } from "./browser";
import { dice, play } from "./player";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

it("a game goes on from the start page, is given up, and stands in my games with its result", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto("/");
  await beginBots(page, { game: "ankh", players: 2, level: "novice" });
  expect(await page.locator(".top-bar .practice").count()).toBe(1);
  await play(page, dice(3), "mouse", 4);
  await page.goto("/#/");
  await page.locator(".continue-card .game-state.mine").waitFor();
  await page.locator(".continue-card .still-board svg").first().waitFor();
  await page.locator(".continue-card .play").click();
  await page.locator(".table-menu").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.locator(".menu-sure .answer.act").click();
  await page.locator(".ending").waitFor();
  expect(await page.locator(".ending .how").innerText()).toContain("conceded the game");
  await page.goto("/#/games");
  await page.locator(".my-game", { hasText: "Place 2" }).waitFor();
  await page.locator("[data-value=running] input").check();
  expect(await page.locator(".my-game").count()).toBe(0);
  expect(await visitor.leave()).toEqual([]);
});

it("an invitation names host and game, and the waiting room says what is played and lets people chat", async () => {
  const [ada, bob] = [await Visitor.come(browser), await Visitor.come(browser, "phone")];
  await ada.page.goto("/#/make");
  await ada.page.getByLabel("Your name").fill("Ada");
  await ada.page.locator(".make-fields select").first().selectOption("pantheon");
  await ada.page.locator(".make-fields select").nth(1).selectOption("2");
  await ada.page.locator("form.make button[type=submit]").click();
  const code = await ada.page.locator(".invite .code").innerText();
  await bob.page.goto(`/#/join/${code}`);
  await bob.page.getByText("Ada invites you to play Pantheon").waitFor();
  await bob.page.getByLabel("Your name").fill("Bob");
  await bob.page.locator("form button[type=submit]").click();
  await bob.page.locator(".room-facts", { hasText: "Host" }).waitFor();
  await bob.page.locator(".room-chat input").fill("Hello!");
  await bob.page.locator(".room-chat button").click();
  await ada.page.locator(".room-chat li", { hasText: "Hello!" }).waitFor();
  await ada.page.getByText("Every seat is taken. You can start the game.").waitFor();
  expect(await ada.leave()).toEqual([]);
  expect(await bob.leave()).toEqual([]);
});
