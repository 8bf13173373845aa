/** Pantheon's shop: a purchase and a sacrifice are composed, changed and confirmed once, by mouse and on a phone. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launched, type Size, Visitor } from "./browser";
import { answer, dice, type Hand, ourTurn } from "./player";
import { press } from "./shopper";

interface Mine {
  readonly tokens: Readonly<Record<string, string>>;
  readonly hand: Readonly<Record<string, number>>;
  readonly score: number;
}

const idOf = (page: Page): string => page.url().split("/table/")[1] ?? "";

/** What the first seat has, as the server says. */
async function mine(page: Page): Promise<Mine> {
  const shown = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), idOf(page));
  return shown.game.views["0"].players[0];
}

/** A table of one's own against bots that answer at once. */
async function sitDown(page: Page): Promise<void> {
  await page.goto("/");
  const table = await page.evaluate(async () => {
    const id = crypto.randomUUID().replaceAll("-", "");
    const bot = { kind: "bot", level: "random" };
    const setup = { game: "pantheon", players: 3 };
    const wish = { id, name: "Ana", setup, seats: [{ kind: "me" }, bot, bot], visibility: "private" };
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) })).json();
  });
  await page.goto(`/#/table/${table.table}`);
  await page.reload();
}

const actionButton = (page: Page, action: string): Locator =>
  page.locator(`.prompt [data-option][data-reads="action ${action}"]`);

/** What a panel asks first after an action. */
const ASKED: Readonly<Record<string, string>> = { buy: "buying", sacrifice: "choose-god", draw: "take-card" };

/** Choose an action; on touch the first tap only explains it. */
async function choose(page: Page, button: Locator, hand: Hand, action: string): Promise<void> {
  const panel = page.locator(`.shop[data-kind="${ASKED[action]}"]`);
  for (let tries = 0; tries < 3; tries += 1) {
    await press(button, hand);
    const opened = await panel.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
    if (opened) return;
  }
  throw new Error(`${action} does not open its panel`);
}

/** Play on until an action can be chosen, and choose it. */
async function begin(page: Page, action: string, hand: Hand): Promise<void> {
  const roll = dice(11);
  let now = await ourTurn(page);
  for (let given = 0; given < 200; given += 1) {
    const wanted = actionButton(page, action);
    const draw = actionButton(page, "draw");
    if (await wanted.count()) return choose(page, wanted, hand, action);
    if (await draw.count()) await choose(page, draw, hand, "draw");
    else await answer(page, hand, roll);
    now = await ourTurn(page, now.asked);
  }
  throw new Error(`no ${action} in 200 answers`);
}

const sizes: readonly (readonly [Size, Hand])[] = [
  ["desktop", "mouse"],
  ["phone", "touch"],
];

describe.each(sizes)("on a %s", (size, hand) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launched();
  });
  afterAll(() => browser.close());

  it("a token is bought with one confirmation, and the payment can be changed", async () => {
    const visitor = await Visitor.come(browser, size);
    const { page } = visitor;
    await sitDown(page);
    await begin(page, "buy", hand);
    const before = await mine(page);
    expect(await page.locator(".shop-confirm[aria-disabled]").count()).toBe(1);
    const level = page.locator(".shop-level[data-pick]").first();
    const [kind = "", numeral = ""] = ((await level.getAttribute("data-pick")) ?? "").split("-");
    await press(level, hand);
    expect(await level.getAttribute("aria-pressed")).toBe("true");
    const pays = page.locator("button.shop-coin-card.pays");
    expect(await pays.count()).toBeGreaterThan(0);
    // Without the card nothing can be bought; with it again, it can.
    await press(pays.first(), hand);
    expect(await page.locator(".shop-confirm[aria-disabled]").count()).toBe(1);
    await press(page.locator("button.shop-coin-card:not(.pays)").first(), hand);
    await press(page.locator(".shop [data-confirm]"), hand);
    await page.locator('.shop[data-kind="buying"]').waitFor({ state: "detached" });
    const after = await mine(page);
    expect(after.tokens[kind]).toBe(numeral);
    expect(before.tokens[kind]).not.toBe(numeral);
    expect(await visitor.leave()).toEqual([]);
  });

  it("a god is paid with one confirmation", async () => {
    const visitor = await Visitor.come(browser, size);
    const { page } = visitor;
    await sitDown(page);
    await begin(page, "sacrifice", hand);
    const before = await mine(page);
    await press(page.locator(".shop-god[data-pick]").first(), hand);
    expect(await page.locator(".shop-row").count()).toBeGreaterThan(0);
    expect(await page.locator(".shop-offer.chosen").count()).toBe(await page.locator(".shop-row").count());
    await press(page.locator(".shop [data-confirm]"), hand);
    await page.locator('.shop[data-kind="choose-god"]').waitFor({ state: "detached" });
    expect((await mine(page)).score).toBeGreaterThan(before.score);
    expect(await visitor.leave()).toEqual([]);
  });

  it("going back leaves everything as it was", async () => {
    const visitor = await Visitor.come(browser, size);
    const { page } = visitor;
    await sitDown(page);
    await begin(page, "buy", hand);
    const before = await mine(page);
    await press(page.locator(".shop [data-pick]:visible").first(), hand);
    await press(page.locator(".shop-back"), hand);
    await actionButton(page, "buy").waitFor();
    expect(await mine(page)).toEqual(before);
    expect(await visitor.leave()).toEqual([]);
  });
});
