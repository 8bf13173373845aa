/** Two people with accounts play a short rated game to its end and see their ratings change; friends, and a mute. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { register } from "./account";
import { launched, SIZES, Visitor } from "./browser";
import { type Serving, serving } from "./server";

const PICTURES = resolve(import.meta.dirname, "../../build/screens");
let browser: Browser;
let server: Serving;

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launched();
  server = await serving();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const come = (): Promise<Visitor> => Visitor.come(browser, "desktop", { baseURL: server.address });

/** The screen in all languages, by day and by night, on a desk and on a phone. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const size of ["desktop", "phone"] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: `${PICTURES}/${name}-${size}-${scheme}.png`, fullPage: true });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name} is wider than a ${size}`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(SIZES.desktop);
}

/** A rated game of Pantheon that the one who joins gives up. */
async function beaten(winner: Page, loser: Page, seen: (page: Page) => Promise<void> = async () => undefined) {
  await winner.goto("/#/make");
  await winner.locator(".make-fields select").first().selectOption("pantheon");
  await winner.locator(".make-fields select").nth(1).selectOption("2");
  await winner.locator(".make-fields input[name=rated]").check();
  await winner.locator("form.make button[type=submit]").click();
  const code = await winner.locator(".invite .code").innerText();
  await loser.goto(`/#/join/${code}`);
  await loser.locator(".table-facts").getByText("Rated game").waitFor(); // said before anybody sits down
  await seen(loser);
  await loser.locator("form button[type=submit]").click();
  await winner.locator(".seats bdi", { hasText: "Bob" }).waitFor();
  await winner.locator(".waiting-room .play").click();
  await loser.locator(".game-screen").waitFor();
  expect(await loser.locator("button.hint").count()).toBe(0);
  await loser.locator(".table-menu").click();
  await loser.getByRole("button", { name: "Concede" }).click();
  await loser.locator(".menu-sure .answer.act").click();
  await loser.locator(".ending").waitFor();
}

it("a rated game changes the ratings of both", async () => {
  const [ada, bob] = [await come(), await come()];
  await register(ada.page, "Ada");
  await register(bob.page, "Bob");
  await beaten(ada.page, bob.page, (page) => pictures(page, "rated-invitation"));
  await expect
    .poll(
      async () => {
        await bob.page.goto("/#/");
        await bob.page.goto("/#/people/Ada");
        await bob.page.locator(".person").waitFor();
        return bob.page.locator(".rating-card b").allInnerTexts();
      },
      { timeout: 20_000 },
    )
    .toEqual([expect.stringMatching(/^15\d\d, give or take \d+$/)]);
  expect(await bob.page.locator(".rating-card small").innerText()).toContain("provisional");
  await beaten(ada.page, bob.page);
  await bob.page.goto("/#/people/Ada");
  await bob.page.locator(".rating-chart").waitFor();
  await bob.page.locator("[aria-labelledby=ratings] summary").click();
  await bob.page.getByText("The bot Adept always has 1500").waitFor();
  await pictures(bob.page, "profile");
  await bob.page.goto("/#/people/Bob");
  await bob.page.getByText(/^14\d\d, give or take/).waitFor();
  await bob.page.goto("/#/ratings/pantheon/-/2");
  await bob.page.locator(".bot-line").first().waitFor();
  await pictures(bob.page, "leaderboard");
  expect([...ada.errors, ...bob.errors]).toEqual([]);
});

it("two people become friends, and one chooses a language and who sees the profile", async () => {
  const [ada, bob] = [await come(), await come()];
  await register(ada.page, "Adele");
  await register(bob.page, "Bobik");
  await ada.page.goto("/#/people");
  await ada.page.locator("form select").first().selectOption("everyone");
  await ada.page.getByRole("button", { name: "Save" }).click();
  await ada.page.getByText("Saved.").waitFor();
  await bob.page.goto("/#/people");
  await bob.page.getByLabel("Find a person by name").fill("adele");
  await bob.page.getByRole("button", { name: "Look" }).click();
  await bob.page.getByRole("button", { name: "Ask to be friends" }).click();
  await bob.page.getByRole("button", { name: "Withdraw the question" }).waitFor();
  await ada.page.reload();
  await ada.page.getByRole("button", { name: "Be friends" }).click();
  await ada.page.getByRole("button", { name: "No longer friends" }).waitFor();
  await pictures(ada.page, "people");
  await ada.page.locator("form select").nth(1).selectOption("cs");
  await ada.page.locator("form select").nth(2).selectOption("Europe/Prague");
  await ada.page.getByRole("button", { name: "Save" }).click();
  await ada.page.getByText("Uloženo.").waitFor();
  for (const [language, title] of [
    ["pl", "Ludzie"],
    ["ru", "Люди"],
    ["cs", "Lidé"],
  ] as const) {
    await ada.page.evaluate((one) => localStorage.setItem("language", one), language);
    await ada.page.reload();
    await ada.page.getByRole("heading", { level: 1, name: title }).waitFor();
    await pictures(ada.page, `people-${language}`);
  }
  expect([...ada.errors, ...bob.errors]).toEqual([]);
});

it("my games show what is mine to do first, and can be looked through", async () => {
  const ada = await come();
  await register(ada.page, "Anna");
  for (const rated of [false, true]) {
    await ada.page.goto("/#/make");
    if (rated) await ada.page.locator(".make-fields input[name=rated]").check();
    await ada.page.locator("form.make button[type=submit]").click();
    await ada.page.locator(".waiting-room").waitFor();
  }
  await ada.page.goto("/#/games");
  await expect.poll(() => ada.page.locator(".my-game").count()).toBe(2);
  await pictures(ada.page, "my-games");
  await ada.page.getByRole("radio", { name: "rated", exact: true }).check({ force: true });
  await expect.poll(() => ada.page.locator(".my-game").count()).toBe(1);
  expect(ada.errors).toEqual([]);
});
