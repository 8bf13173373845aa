/** Somebody who plays by what the screen shows: glowing places of the board and buttons of the question. */
import type { Page } from "playwright-core";
import { SHOP_ANSWERS, shop } from "./shopper";

export type Hand = "mouse" | "touch" | "keyboard";

/** What the table says about itself to whoever drives it. */
interface Standing {
  readonly phase: string;
  readonly asked: string;
  /** The last answer was refused, with reasons; the question is still open. */
  readonly refused: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A small generator of our own, so that a failing game can be played again. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Everything that answers the open question. Take back, chat and panels are none of it. */
export const ANSWERS =
  ".prompt [data-option]:enabled, .stage [data-option]:enabled, [data-space].lit, [data-side].lit, .side-target, " +
  SHOP_ANSWERS;

/** What only goes on and answers nothing: the end of a Battle that was shown, a card that explained something. */
const GO_ON = "[data-continue]";

/** What a first tap has explained, and a second one plays. */
const READ = ".play-chosen, .prompt .chosen-answer[data-option]:not(.as-card), .prompt .action.read[data-option]";

/** So often in a row somebody may miss what glows. */
const MISSES = 6;

/** So many steps of Battles that were not watched yet are gone through at once. */
const SHOWN = 60;

/** So long may it take until an answer lies free: the page is drawn, and what was above it is closed. */
const SETTLES = 15_000;

/** After so long without any change somebody would touch it once more. */
const A_WHILE = 5_000;

/** After so long somebody no longer waits for the table to come to rest. */
const A_LONG_WHILE = 20_000;

/** How long bots, the server and the page may take, all together, on a busy machine. */
const PATIENCE = 45_000;

function standing(page: Page): Promise<Standing> {
  return page.evaluate(() => {
    const screen = document.querySelector<HTMLElement>("[data-phase]");
    return {
      phase: screen?.dataset.phase ?? "",
      asked: screen?.dataset.asked ?? "",
      refused: document.querySelector(".against") !== null,
    };
  });
}

/** Until it is our question, or the game is over, or somebody else has to take the device. */
export async function ourTurn(page: Page, before = ""): Promise<Standing> {
  /** Whether there is something to do; `all`: and the table that is drawn is the one that asks. */
  const something = (all: boolean, timeout: number) =>
    page.waitForFunction(
      ([answers, last, drawnToo]) => {
        if (document.querySelector(".hand-over, [data-continue]")) return true;
        const screen = document.querySelector<HTMLElement>("[data-phase]");
        if (screen?.dataset.phase === "finished") return true;
        const asked = screen?.dataset.asked ?? "";
        const drawn = document.querySelector<HTMLElement>(".table")?.dataset.asked;
        return (
          asked !== "" &&
          (!drawnToo || asked === drawn) &&
          (asked !== last || document.querySelector(".against") !== null) &&
          document.querySelector(answers) !== null
        );
      },
      [ANSWERS, before, all] as const,
      { timeout, polling: 30 },
    );
  // The screen knows of a question a moment before it is drawn; until then the old answers are still there. Whoever
  // waits for long in vain presses what there is, and reads the refusal.
  const waiting = something(true, A_LONG_WHILE).catch(() => something(false, PATIENCE));
  await waiting.catch(async () => {
    const shown = await page.evaluate(() => [
      document.querySelector<HTMLElement>("[data-phase]")?.dataset,
      document.querySelector<HTMLElement>(".prompt")?.innerText,
      document.activeElement?.outerHTML.slice(0, 300),
    ]);
    throw new Error(`nothing happens after question ${before || "(none)"}: ${JSON.stringify(shown)}`);
  });
  return standing(page);
}

const asking = (page: Page): Promise<string> => page.locator(".prompt").first().innerText();

/** What lies over each answer, for the report when none of them can be hit. */
function covering(page: Page): Promise<string> {
  return page.evaluate((answers) => {
    const name = (one: Element | null): string =>
      one ? `${one.tagName.toLowerCase()}.${(one.getAttribute("class") ?? "").trim().replace(/\s+/g, ".")}` : "nothing";
    const lines = [...document.querySelectorAll(answers)].slice(0, 12).map((one) => {
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const parents: string[] = [];
      for (let at: Element | null = hit; at && parents.length < 5; at = at.parentElement) parents.push(name(at));
      const where = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
      const words = one.textContent?.trim().slice(0, 30);
      const inert = one.closest("[inert]") ? ", inert" : "";
      return `${name(one)} "${words}" (${where}${inert}) under ${parents.join(" < ")}`;
    });
    return [`a window of ${innerWidth} x ${innerHeight}, focus on ${name(document.activeElement)}`, ...lines].join(
      "\n",
    );
  }, ANSWERS);
}

/** An answer that can really be hit, from some number on: in the window, and not behind something else. */
export function place(page: Page, from: number): Promise<Place | null> {
  return page.evaluate(
    ([answers, first]) => {
      const all = [...document.querySelectorAll<HTMLElement>(answers)];
      for (const [n] of all.entries()) {
        const element = all[(first + n) % all.length] as HTMLElement;
        if (element instanceof HTMLElement) element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit && (element === hit || element.contains(hit))) return { x, y };
      }
      return null;
    },
    [ANSWERS, from] as const,
  );
}

/** An answer that can be hit, after closing what lies above it and waiting until the page has come to rest. Nothing if
 * the question has been answered meanwhile: a question with a single answer is answered for its player. */
async function reachable(page: Page, hand: Hand, from: number): Promise<Place | null> {
  const { asked } = await standing(page);
  const begun = Date.now();
  for (;;) {
    const found = await place(page, from);
    if (found) return found;
    const now = await standing(page);
    if (now.asked !== asked || now.phase === "finished") return null;
    if (Date.now() - begun > SETTLES)
      throw new Error(`none of the answers can be reached: ${await asking(page)}\n${await covering(page)}`);
    await page.waitForTimeout(50);
    await goOn(page, hand);
  }
}

async function byPointer(page: Page, hand: Hand, roll: (sides: number) => number): Promise<void> {
  const chosen = await reachable(page, hand, roll(1000));
  if (!chosen) return;
  const touches = hand === "touch";
  await (touches ? page.touchscreen.tap(chosen.x, chosen.y) : page.mouse.click(chosen.x, chosen.y));
  // A card that is chosen is played by its button, and what a finger has read by a second tap.
  const on = touches ? READ : ".play-chosen";
  if (await page.locator(on).count()) await press(page, on, hand);
}

const onAnswer = (page: Page): Promise<boolean> =>
  page.evaluate((answers) => document.activeElement?.matches(answers) ?? false, ANSWERS);

/** Walk with Tab until something answers; whether anything does. */
async function tabToAnswer(page: Page): Promise<boolean> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    if (await onAnswer(page)) return true;
  }
  return false;
}

/** Without a mouse: numbers press buttons, arrows walk over the board, and Tab reaches everything. Enter is pressed
 * on an answer only: nobody presses what they do not mean. */
async function byKeys(page: Page, roll: (sides: number) => number): Promise<void> {
  const buttons = await page.locator(".prompt [data-option]:enabled").count();
  const places = (await page.locator(ANSWERS).count()) - buttons;
  const way = roll(3);
  if (buttons > 0 && (places === 0 || way === 0)) {
    await page.keyboard.press(String(1 + roll(Math.min(9, buttons))));
    // A card that was only chosen is played by Enter.
    if (await page.locator('.prompt [data-option][aria-pressed="true"]').count()) await page.keyboard.press("Enter");
    return;
  }
  if (places > 0 && way === 1)
    for (let steps = 1 + roll(4); steps > 0; steps -= 1)
      await page.keyboard.press(`Shift+Arrow${["Right", "Down", "Left", "Up"][roll(4)]}`);
  if ((await onAnswer(page)) || (await tabToAnswer(page))) await page.keyboard.press("Enter");
}

/** Press something that may go away by itself meanwhile. */
async function press(page: Page, wanted: string, hand: Hand): Promise<void> {
  const found = page.locator(wanted).first();
  const pressed = hand === "touch" ? found.tap({ timeout: A_WHILE }) : found.click({ timeout: A_WHILE });
  await pressed.catch(async (error: unknown) => {
    if (await found.count()) throw error;
  });
}

/** Close what lies above the question, as somebody does who has read it. */
async function goOn(page: Page, hand: Hand): Promise<void> {
  for (let presses = 0; presses < 20 && (await page.locator("dialog[open]").count()); presses += 1)
    await page.keyboard.press("Escape");
  for (let steps = 0; steps < SHOWN && (await page.locator(GO_ON).count()); steps += 1) {
    if (hand === "keyboard") await page.keyboard.press("Space");
    else await press(page, GO_ON, hand);
  }
}

/** Answer one question; what the table says afterwards is the caller's to wait for. */
export async function answer(page: Page, hand: Hand, roll: (sides: number) => number): Promise<void> {
  if (await shop(page, hand, roll)) return;
  if (hand === "keyboard") await byKeys(page, roll);
  else await byPointer(page, hand, roll);
}

/** Whether a question is still open and waits for us although it was answered a while ago. */
export async function unheard(page: Page, asked: string): Promise<boolean> {
  const moved = page.waitForFunction(
    (last) =>
      document.querySelector<HTMLElement>("[data-phase]")?.dataset.asked !== last ||
      document.querySelector(".against, .hand-over") !== null,
    asked,
    { timeout: A_WHILE, polling: 30 },
  );
  return moved.then(
    () => false,
    () => true,
  );
}

/** Play until the game is over, or for so many answers; how many were given. */
export async function play(
  page: Page,
  roll: (sides: number) => number,
  hand: Hand = "mouse",
  most = 5_000,
  /** Looks at the screen before each answer. */
  look: () => Promise<void> = async () => undefined,
): Promise<number> {
  let given = 0;
  let missed = 0;
  let now = await ourTurn(page);
  while (now.phase !== "finished" && given < most) {
    const handOver = page.locator(".hand-over button");
    if (await handOver.count()) {
      await (hand === "keyboard" ? handOver.press("Enter") : handOver.click());
      await page.locator(".hand-over").waitFor({ state: "detached" });
      now = await ourTurn(page);
      continue;
    }
    await look();
    await goOn(page, hand);
    const { asked, phase } = await standing(page);
    if (asked === "" || phase === "finished") {
      // There was only something to watch; others decide.
      now = await ourTurn(page);
      continue;
    }
    const close = page.locator(".against .close");
    if (await close.count()) await (hand === "keyboard" ? close.press("Enter") : close.click());
    await answer(page, hand, roll);
    const heard = !(await unheard(page, asked));
    now = heard ? await ourTurn(page, asked) : await standing(page);
    // A board that just moved under the pointer is missed now and then; whoever reads the refusal, or sees that
    // nothing happened, tries again.
    missed = now.asked === asked && (now.refused || !heard) ? missed + 1 : 0;
    if (missed > MISSES) throw new Error(`refused ${missed} times in a row: ${await asking(page)}`);
    if (missed === 0) given += 1;
  }
  if (now.phase === "finished") await watchTheRest(page, hand);
  return given;
}

/** What is still to be watched when the game is over, until the page tells of its end. */
async function watchTheRest(page: Page, hand: Hand): Promise<void> {
  for (let looks = 0; looks < 200 && (await page.locator(".ending, .reopen").count()) === 0; looks += 1) {
    await goOn(page, hand);
    await page.waitForTimeout(100);
  }
}
