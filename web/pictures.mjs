/** Pictures of real games for the README: `make pictures` writes them to docs/pictures.
 *
 * A page plays through the protocol until something worth showing is on the table, then each size is photographed. */
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:8000", wanted = ""] = process.argv.slice(2);
const FOLDER = resolve(import.meta.dirname, "../docs/pictures");
const BATTLE = JSON.parse(readFileSync(resolve(import.meta.dirname, "e2e/before_battle.json"), "utf8"));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** So many steps of a Battle may come before the one that is photographed. */
const STEPS = 5;

/** What is photographed: the game, what has to be asked, after how many answers, and what is done then. */
const SCENES = [
  { name: "ankh-table", game: "ankh", players: 3, after: 30, asked: "choose-action" },
  {
    name: "ankh-hint",
    game: "ankh",
    players: 3,
    after: 16,
    asked: "choose-action",
    click: ".prompt .hint",
    wait: ".suggestion",
  },
  { name: "ankh-recap", game: "ankh", players: 3, after: 20, asked: "choose-action", wait: ".recap, .recap-chip" },
  { name: "ankh-cards", record: true, wait: ".card-choice" },
  {
    name: "ankh-stage",
    record: true,
    click: "#choice-chariots",
    plays: ".play-chosen",
    wait: ".battle-stage:not(.deciding) .lane",
    until: ".lane .term",
  },
  { name: "ankh-end", game: "ankh", players: 4, after: Number.POSITIVE_INFINITY, asked: "", wait: ".ending .chart" },
  { name: "pantheon-table", game: "pantheon", players: 3, after: 60, asked: "choose-action" },
  {
    name: "pantheon-shop",
    game: "pantheon",
    players: 3,
    after: 25,
    asked: "choose-action",
    option: "buy",
    plays: ".pantheon-action:nth-of-type(2)",
    taps: 2,
    wait: ".shop-section",
  },
  {
    name: "pantheon-end",
    game: "pantheon",
    players: 3,
    after: Number.POSITIVE_INFINITY,
    asked: "",
    wait: ".ending .chart",
  },
];

/** Screens without a game of their own: where they are, what is pressed there, and what shows that all is drawn. */
const SCREENS = [
  { name: "lessons", hash: "#/learn/ankh", wait: ".lesson-tile" },
  {
    name: "lesson-ankh",
    hash: "#/learn/ankh",
    clicks: [".lesson-tile:nth-child(2) button", ".lesson-next"],
    wait: ".lesson-bubble",
  },
  {
    name: "lesson-pantheon",
    hash: "#/learn/pantheon",
    clicks: [".lesson-tile:nth-child(2) button", ".lesson-next"],
    wait: ".lesson-card",
  },
  { name: "almanac", hash: "#/almanac/pantheon/god/gaiviles", wait: ".almanac-example, .example-board, article" },
  { name: "rulebook", hash: "#/rulebook/ankh/final/move", wait: ".book-chapter svg" },
];

/** In the page: open a table and answer by chance until the scene is there; the table's id. */
async function played({ game, players, after, asked, option }) {
  const post = async (path, body) => {
    const id = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");
    const headers = { "Content-Type": "application/json" };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify({ ...body, id }) })).json();
  };
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "random" }));
  const { table } = await post("/api/tables", {
    name: "Ada",
    setup: { game, players },
    seats: [{ kind: "me" }, ...bots],
  });
  await post(`/api/tables/${table}/messages`, { type: "start" });
  for (let given = 0; ; ) {
    const shown = await (await fetch(`/api/tables/${table}?after=999999`)).json();
    if (shown.table.result) return table;
    const question = shown.game.questions.find((one) => one.may === "answer");
    if (!question) {
      await new Promise((done) => setTimeout(done, 40));
      continue;
    }
    const offered = !option || question.options.some((one) => one.text === option);
    if (given >= after && question.kind === asked && offered) return table;
    const chosen = question.options[Math.floor(Math.random() * question.options.length)];
    const { seat, asked: number } = question;
    await post(`/api/tables/${table}/messages`, { type: "answer", seat, asked: number, option: chosen.code });
    given += 1;
  }
}

/** In the page: a table from a recorded game, where one answer leads into a Battle; the table's id. */
async function beforeBattle({ record, option, gods }) {
  const id = () => crypto.randomUUID().replaceAll("-", "");
  const call = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : {})).json();
  };
  const bots = gods.slice(1).map(() => ({ kind: "bot", level: "random" }));
  const wish = { id: id(), name: "Ada", record, seats: [{ kind: "me" }, ...bots], visibility: "private" };
  const { table } = await call("/api/tables", wish);
  await call(`/api/tables/${table}/messages`, { type: "start", id: id() });
  const { game } = await call(`/api/tables/${table}`);
  const [{ asked }] = game.questions;
  await call(`/api/tables/${table}/messages`, { type: "answer", id: id(), seat: 0, asked, option });
  return table;
}

async function photograph(browser, scene) {
  const visitor = await browser.newContext({ viewport: SIZES.desktop });
  const start = await visitor.newPage();
  await start.goto(address);
  let table = "";
  for (const [size, viewport] of Object.entries(SIZES)) {
    // Where the picture is taken after an answer, each size needs a table of its own.
    if (!table || scene.plays)
      table = scene.record
        ? await start.evaluate(beforeBattle, BATTLE)
        : await start.evaluate(played, { ...scene, after: Math.min(scene.after, 1e9) });
    const storageState = await visitor.storageState();
    const context = await browser.newContext({
      viewport,
      storageState,
      hasTouch: size === "phone",
      reducedMotion: "reduce",
    });
    await context.addInitScript(() => {
      localStorage.setItem("language", "en");
      localStorage.setItem("coach", "off"); // its cards would cover what is shown
    });
    const page = await context.newPage();
    await page.goto(`${address}/#/table/${table}`);
    await page.locator(".prompt").waitFor({ state: "attached" });
    if (scene.click) await page.locator(scene.click).first().click();
    // What a finger reads first, a second touch plays.
    const touches = size === "phone" ? (scene.taps ?? 1) : 1;
    for (let n = 0; scene.plays && n < touches; n += 1) {
      const wanted = page.locator(scene.plays).first();
      await (size === "phone" ? wanted.tap() : wanted.click());
    }
    if (scene.wait) await page.locator(scene.wait).first().waitFor();
    for (let steps = 0; scene.until && steps < STEPS && !(await page.locator(scene.until).count()); steps += 1)
      await page.locator("[data-continue]").first().click();
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `${FOLDER}/${scene.name}-${size}.jpg`, type: "jpeg", quality: 72 });
    await context.close();
  }
  await visitor.close();
}

async function photographScreen(browser, scene) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport, hasTouch: size === "phone", reducedMotion: "reduce" });
    await context.addInitScript(() => localStorage.setItem("language", "en"));
    const page = await context.newPage();
    await page.goto(`${address}/${scene.hash}`);
    for (const wanted of scene.clicks ?? []) await page.locator(wanted).first().click();
    await page.locator(scene.wait).first().waitFor();
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `${FOLDER}/${scene.name}-${size}.jpg`, type: "jpeg", quality: 72 });
    await context.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
  executablePath: process.env.THEOMACHY_CHROMIUM ?? "/usr/bin/chromium",
});
for (const scene of SCENES.filter(({ name }) => name.includes(wanted))) {
  await photograph(browser, scene);
  console.log(scene.name);
}
for (const scene of SCREENS.filter(({ name }) => name.includes(wanted))) {
  await photographScreen(browser, scene);
  console.log(scene.name);
}
await browser.close();
