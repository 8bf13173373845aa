/** Somebody who learns by what the screen says: presses Next, touches what is lit, tries wrong answers, and asks to be
 * shown where a goal leaves the way open. */
import type { Page } from "playwright-core";
import type { Hand } from "./player";

/** A lesson as the screen shows it. */
export interface Shown {
  readonly lesson: string;
  readonly step: string;
  readonly kind: string;
  readonly over: boolean;
  readonly asked: string;
  readonly answers: string;
  /** What is said about the last attempt. */
  readonly note: string;
  readonly again: boolean;
  /** Something that happened is shown, and the lesson waits. */
  readonly watching: boolean;
}

/** How a lesson was done. */
export interface Done {
  readonly steps: readonly string[];
  /** Attempts that the lesson did not want. */
  readonly wrong: number;
  /** Steps to play that had to be shown, although something should have been lit. */
  readonly shown: readonly string[];
}

const PATIENCE = 15_000;
const MOST = 120;
const QUIET = 70;

export function shownLesson(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const card = document.querySelector<HTMLElement>(".lesson-card");
    const screen = document.querySelector<HTMLElement>(".game-screen");
    return {
      lesson: card?.dataset.lesson ?? "",
      step: card?.dataset.step ?? "",
      kind: card?.dataset.kind ?? "",
      over: card?.dataset.over !== undefined,
      asked: screen?.dataset.asked ?? "",
      answers: screen?.dataset.answers ?? "",
      note: document.querySelector<HTMLElement>(".lesson-note, .against")?.innerText ?? "",
      again: document.querySelector(".lesson-card:not(.lesson-over) .lesson-again") !== null,
      watching: document.querySelector("[data-continue]") !== null,
    };
  });
}

/** Watch what is shown to its end. It may go on by itself meanwhile, so it is pressed at once or not at all. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-continue]")?.click());
  await page.waitForTimeout(QUIET);
}

/** Until the screen says something else than before: another step, an answer that was given, something that is said. */
async function changed(page: Page, before: Shown): Promise<Shown> {
  const same = (now: Shown): boolean =>
    now.step === before.step &&
    now.over === before.over &&
    now.again === before.again &&
    (before.kind === "read" || (now.answers === before.answers && (now.note === before.note || now.note === "")));
  const late = Date.now() + PATIENCE;
  for (;;) {
    const now = await shownLesson(page);
    if (now.watching && Date.now() < late) {
      await watch(page);
      continue;
    }
    const settled = now.over || now.kind === "read" || now.kind === "choice" || now.asked !== "" || now.again;
    if (settled && !same(now)) {
      // Answers of others arrive one by one: it is our turn once nothing moves any more.
      await page.waitForTimeout(QUIET);
      const later = await shownLesson(page);
      if (JSON.stringify(later) === JSON.stringify(now)) return now;
    }
    if (Date.now() > late) throw new Error(`nothing happens in a lesson: ${JSON.stringify(before)}`);
    await page.waitForTimeout(20);
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where something can be touched that is lit and answers the open question; or that answers it and is not lit. */
function places(page: Page, lit: boolean): Promise<readonly Place[]> {
  return page.evaluate((wanted) => {
    const ANSWERS =
      ".prompt [data-option]:enabled, .stage [data-option]:enabled, .board [data-space].lit, .board .side-target, " +
      "[data-choice].lit, .shop [data-pick]:not([aria-pressed=true])";
    const rings = [...document.querySelectorAll(".mark.taught .mark-ring")].map((one) => one.getBoundingClientRect());
    const taught = (one: Element): boolean => {
      if (one.closest("[data-taught]") || one.querySelector("[data-taught]")) return true;
      if (!one.closest(".board")) return false;
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      return rings.some(
        (ring) => middle.x > ring.left && middle.x < ring.right && middle.y > ring.top && middle.y < ring.bottom,
      );
    };
    return [...document.querySelectorAll<HTMLElement>(ANSWERS)]
      .filter((one) => one.getAttribute("aria-disabled") !== "true" && taught(one) === wanted)
      .flatMap((one) => {
        if (one instanceof HTMLElement) one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        return hit && (one === hit || one.contains(hit)) ? [{ x, y }] : [];
      });
  }, lit);
}

async function touch(page: Page, { x, y }: Place, hand: Hand): Promise<void> {
  if (hand !== "touch") return page.mouse.click(x, y);
  // The first tap on a card or an action explains it; its button, or a second tap, plays.
  const before = JSON.stringify(await shownLesson(page));
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(3 * QUIET);
  const read = page.locator(".play-chosen");
  if (await read.count()) await read.tap();
  else if (JSON.stringify(await shownLesson(page)) === before) await page.touchscreen.tap(x, y);
}

async function press(page: Page, selector: string, hand: Hand): Promise<void> {
  const one = page.locator(selector).first();
  if (hand === "keyboard") await one.press("Enter");
  else await (hand === "touch" ? one.tap() : one.click());
}

/** Try everything that a question of the lesson offers, from the last on, until the right one is found. */
async function choose(page: Page, hand: Hand, now: Shown): Promise<{ readonly next: Shown; readonly wrong: number }> {
  const choices = await page
    .locator(".lesson-choices [data-choice]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-choice") ?? ""));
  let next = now;
  let wrong = 0;
  for (const choice of choices.reverse()) {
    await press(page, `.lesson-choices [data-choice="${choice}"]`, hand);
    const refused = page.locator(`.lesson-choices [data-choice="${choice}"].wrong`);
    const late = Date.now() + PATIENCE;
    while (Date.now() < late && !next.over && next.step === now.step && (await refused.count()) === 0)
      next = await shownLesson(page);
    if (next.step !== now.step || next.over) return { next, wrong };
    await page.locator(".lesson-note.wrong").waitFor({ timeout: PATIENCE });
    wrong += 1;
  }
  throw new Error(`no choice is right in step ${now.step} of ${now.lesson}`);
}

/** Where a decision is composed in a panel: choose what is lit there and on the map, and confirm it. */
async function composeLit(page: Page, hand: Hand, now: Shown): Promise<Shown | null> {
  const confirm = page.locator(".shop [data-confirm]:enabled");
  for (const place of await places(page, true)) {
    if (await confirm.count()) break;
    await touch(page, place, hand);
    // Some things are only put into the basket, others are an answer by themselves.
    await page.waitForTimeout(QUIET);
    const after = await shownLesson(page);
    if (after.step !== now.step || after.answers !== now.answers || after.asked === "") return changed(page, now);
  }
  if ((await confirm.count()) === 0) return null;
  await (hand === "touch" ? confirm.first().tap() : confirm.first().click());
  return changed(page, now);
}

/** Do one more thing at a step that is to be played; null if nothing that is lit can be touched. */
async function followLights(page: Page, hand: Hand, now: Shown): Promise<Shown | null> {
  if (hand === "keyboard") return null;
  if (await page.locator('.shop[aria-busy="false"]').count()) return composeLit(page, hand, now);
  const [place] = await places(page, true);
  if (!place) return null;
  await touch(page, place, hand);
  return changed(page, now);
}

/** Something legal that the step does not want; whether the lesson said so. */
async function tryOther(page: Page, hand: Hand, now: Shown): Promise<Shown | null> {
  if (hand === "keyboard" || (await page.locator(".shop").count())) return null;
  const [place] = await places(page, false);
  if (!place) return null;
  await touch(page, place, hand);
  const next = await changed(page, now);
  const taken = next.note === "" && next.step === now.step && next.answers !== now.answers;
  if (!taken || (await page.locator(".lesson-back").count()) === 0) return next;
  await press(page, ".lesson-back", hand);
  return changed(page, next);
}

/** Do the lesson that is open, to its end; `look` sees every step. */
export async function learn(page: Page, hand: Hand, look: (now: Shown) => Promise<void>): Promise<Done> {
  const steps: string[] = [];
  const shown: string[] = [];
  let wrong = 0;
  let now = await shownLesson(page);
  for (let turns = 0; !now.over; turns += 1) {
    if (turns > MOST) throw new Error(`the lesson ${now.lesson} does not end, at ${now.step}`);
    if (steps.at(-1) !== now.step) {
      steps.push(now.step);
      await look(now);
      if (now.kind === "play" && wrong === 0 && hand !== "keyboard") {
        const tried = await tryOther(page, hand, now);
        if (tried?.note) wrong += 1;
        if (tried) now = tried;
        if (now.step !== steps.at(-1) || now.over) continue;
      }
    }
    if (now.kind === "read") {
      // A Battle that is still to be watched has the keys for itself.
      if (hand === "keyboard" && (await page.locator("[data-continue]").count()) === 0)
        await page.keyboard.press("Enter");
      else await press(page, ".lesson-next", hand);
      now = await changed(page, now);
    } else if (now.kind === "choice") {
      const chosen = await choose(page, hand, now);
      wrong += chosen.wrong;
      now = chosen.next;
    } else {
      const next = now.kind === "play" ? await followLights(page, hand, now) : null;
      if (next === null || (next.step === now.step && next.answers === now.answers)) {
        if (now.kind === "play") shown.push(now.step);
        const before = next ?? now;
        // What is shown next is known once everybody else has answered.
        await page.locator(".lesson-ways").locator(".lesson-again, .lesson-show").first().waitFor();
        await press(page, before.again ? ".lesson-again" : ".lesson-show", hand);
        now = await changed(page, before);
      } else now = next;
    }
  }
  await look(now);
  return { steps, wrong, shown };
}
