/** An operator, made by the command line, closes a table and bans its player, who sees why. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import axe from "axe-core";
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

/** What axe objects to. */
async function objections(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source); // past the content policy, which forbids anybody else to
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join("; ")}`);
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

it("gives a seat new access by a link", async () => {
  const [olga, bob] = [await come(), await come()];
  await bob.page.goto("/#/make");
  await bob.page.locator("form.make button[type=submit]").click();
  await bob.page.locator(".waiting-room").waitFor();
  const table = new URL(bob.page.url()).hash.split("/").at(-1);
  await register(olga.page, "Odile");
  const theomachy = resolve(import.meta.dirname, "../../.venv/bin/theomachy");
  execFileSync(theomachy, ["admin", "grant", "Odile", "--data-dir", server.folder]);
  await olga.page.goto(`/#/admin/tables/${table}`);
  await olga.page.getByRole("button", { name: "New access for 1." }).waitFor();
  const button = await olga.page.getByRole("button", { name: "New access for 1." }).textContent();
  await confirm(olga.page, button ?? "", "the link leaked");
  const link = await olga.page.locator(".reset-link code").textContent();
  await expect
    .poll(() => bob.page.evaluate((id) => fetch(`/api/tables/${id}`).then((one) => one.status), table))
    .toBe(404);
  await bob.page.goto("about:blank");
  await bob.page.goto(link ?? "");
  await bob.page.locator("form button[type=submit]").click();
  await bob.page.locator(".waiting-room").waitFor();
  await olga.page.goto("/#/admin/audit");
  await olga.page.getByText("gave a seat new access").waitFor();
  expect(await olga.leave()).toEqual([]);
});

/** Where the screens are, and what shows that they are there. */
const SCREENS: Record<string, readonly [address: string, sign: string]> = {
  account: ["/#/account", ".account form"],
  reset: [`/reset#${"A".repeat(43)}`, "form"],
  "admin-tables": ["/#/admin/tables", ".listed-table"],
  "admin-audit": ["/#/admin/audit", ".audit li"],
  "admin-people": ["/#/admin/people", ".listed-person"],
  "admin-bans": ["/#/admin/bans", ".filters"],
};

it.each(["en", "pl", "cs", "ru"])("shows every screen in %s, in the dark and without missing words", async (tongue) => {
  const olga = await come();
  const { page } = olga;
  await register(page, `Ophelia ${tongue}`);
  const theomachy = resolve(import.meta.dirname, "../../.venv/bin/theomachy");
  execFileSync(theomachy, ["admin", "grant", `Ophelia ${tongue}`, "--data-dir", server.folder]);
  await page.goto("/#/settings");
  await page.locator('input[name="theme"][value="dark"]').check();
  await page.locator(`input[name="language"][value="${tongue}"]`).check();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(tongue);
  await page.goto("/#/make");
  await page.locator("form.make button[type=submit]").click();
  await page.locator(".waiting-room").waitFor();
  const table = new URL(page.url()).hash.split("/").at(-1);
  const places = {
    ...SCREENS,
    "admin-table": [`/#/admin/tables/${table}`, ".one-thing"],
    "admin-person": [`/#/admin/people/ophelia%20${tongue}`, ".one-thing"],
  } as const;
  for (const [name, [address, sign]] of Object.entries(places)) {
    await page.goto("about:blank");
    await page.goto(address);
    await page.locator(sign).first().waitFor();
    await pictures(page, `${name}-${tongue}-dark`);
    const raw = await page.evaluate(() => document.body.innerText.match(/\b(?:admin|account|web)-[a-z][\w-]*/g));
    expect(raw, name).toBeNull();
    if (tongue !== "en") continue;
    expect(await objections(page), `${name} in the dark`).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
    expect(await objections(page), `${name} in the light`).toEqual([]);
  }
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
