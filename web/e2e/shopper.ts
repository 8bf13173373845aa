/** Somebody who uses a panel where a decision is composed: chooses until the button can be pressed, and presses it. */
import type { Locator, Page } from "playwright-core";
import type { Hand } from "./player";

/** What such a panel answers by. */
export const SHOP_ANSWERS = ".shop [data-pick], .shop [data-confirm], .shop [data-decline]";

/** So many things are chosen at most: whoever never plays has to discard almost the whole deck. */
const MOST = 60;

export async function press(one: Locator, hand: Hand): Promise<void> {
  if (hand === "keyboard") await one.press("Enter");
  else if (hand === "touch") await one.tap();
  else await one.click();
}

/** Choose something in the panel, or on the map where the panel has nothing left. */
async function choose(page: Page, hand: Hand, roll: (sides: number) => number): Promise<boolean> {
  const picks = page.locator('.shop [data-pick]:not([aria-pressed="true"]):visible');
  const many = await picks.count();
  if (many > 0) await press(picks.nth(roll(many)), hand);
  return many > 0;
}

/** Compose a decision and confirm it; decline where nothing can be chosen. Whether there was such a panel. */
export async function shop(page: Page, hand: Hand, roll: (sides: number) => number): Promise<boolean> {
  if (!(await page.locator('.shop[aria-busy="false"]').count())) return false;
  const confirm = page.locator(".shop [data-confirm]");
  const wanted = (await page.locator(".shop-wide").count()) ? 1 + roll(3) : 1;
  for (let chosen = 0; chosen < MOST; chosen += 1) {
    if (chosen >= wanted && (await confirm.count())) break;
    if (!(await choose(page, hand, roll))) break;
  }
  for (const way of [confirm, page.locator(".shop [data-decline]"), page.locator(".shop-back")]) {
    if (await way.count()) {
      await press(way, hand);
      return true;
    }
  }
  throw new Error(`nothing can be done here: ${await page.locator(".shop").innerText()}`);
}
