/** Accounts for tests with several people. */
import type { Page } from "playwright-core";

export const PASSWORD = "correct horse";

/** Make an account on this device and log in to it. */
export async function register(page: Page, name: string): Promise<void> {
  await page.goto("/#/account");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Log out" }).waitFor();
}
