/** An operator, made by the command line, closes a table and bans its player, who sees why. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launched, SIZES, Visitor } from "./browser";
import { type Serving, serving } from "./server";

const PICTURES = resolve(import.meta.dirname, "../../build/screens");
const PASSWORD = "correct horse";
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

async function register(page: Page, name: string): Promise<void> {
  await page.goto("/#/account");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Log out" }).waitFor();
}

async function confirm(page: Page, button: string, why: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill(why);
  await dialog.getByRole("button", { name: "Confirm" }).press("Enter");
  await dialog.waitFor({ state: "hidden" });
}

async function pictures(page: Page, name: string): Promise<void> {
  for (const size of ["desktop", "phone"] as const) {
    await page.setViewportSize(SIZES[size]);
    await page.screenshot({ path: `${PICTURES}/${name}-${size}.png`, fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name} is wider than a ${size}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(SIZES.desktop);
}

it("closes a table with a reason and bans its player", async () => {
  const [olga, mallory] = [await come(), await come()];
  await register(mallory.page, "Mallory");
  await mallory.page.goto("/#/make");
  await mallory.page.locator("form.make button[type=submit]").click();
  await mallory.page.locator(".waiting-room").waitFor();
  await register(olga.page, "Olga");
  await pictures(olga.page, "account");
  const theomachy = resolve(import.meta.dirname, "../../.venv/bin/theomachy");
  execFileSync(theomachy, ["admin", "grant", "Olga", "--data-dir", server.folder]);

  const { page } = olga;
  await page.reload();
  await page.getByRole("link", { name: "Operators" }).click();
  await page.getByRole("link", { name: "Show" }).waitFor();
  await pictures(page, "admin-tables");
  await page.getByRole("link", { name: "Show" }).click();
  await page.getByRole("button", { name: "End the game" }).waitFor();
  await pictures(page, "admin-table");
  await confirm(page, "End the game", "the club closes");
  await mallory.page.getByText("the club closes").waitFor();

  await page.getByRole("link", { name: "People" }).click();
  await page.getByText("Mallory").waitFor();
  await pictures(page, "admin-people");
  await page.locator("li", { hasText: "Mallory" }).getByRole("link", { name: "Show" }).click();
  await page.getByRole("button", { name: "Ban for 7 days" }).waitFor();
  await pictures(page, "admin-person");
  await confirm(page, "Ban for 7 days", "rude");
  await page.getByText("banned").waitFor();
  const told = await mallory.page.evaluate(async () => (await fetch("/api/me")).json());
  expect(told.code).toBe("banned");
  await page.getByRole("link", { name: "Bans" }).click();
  await page.getByText("rude").waitFor();
  await pictures(page, "admin-bans");
  await page.getByRole("link", { name: "Audit log" }).click();
  await page.getByText("banned an account").waitFor();
  await pictures(page, "admin-audit");
  expect(await olga.leave()).toEqual([]);
});

it("lets nobody else in, and gives a new password by a link", async () => {
  const [olga, ada] = [await come(), await come()];
  await register(ada.page, "Ada");
  await ada.page.goto("/#/admin/tables");
  await ada.page.getByText("Only operators").waitFor();
  await register(olga.page, "Oleg");
  const theomachy = resolve(import.meta.dirname, "../../.venv/bin/theomachy");
  execFileSync(theomachy, ["admin", "grant", "Oleg", "--data-dir", server.folder]);
  await olga.page.goto("/#/admin/people/ada");
  await confirm(olga.page, "Make a link for a new password", "lost");
  const link = await olga.page.locator(".reset-link code").textContent();
  await ada.page.goto("about:blank");
  await ada.page.goto(link ?? "");
  await ada.page.getByLabel("New password").fill("another horse");
  await ada.page.getByRole("button", { name: "Change the password" }).click();
  await ada.page.getByText("The password has been changed.").waitFor();
  expect(await ada.leave()).toEqual([]);
  expect(await olga.leave()).toEqual([]);
});
