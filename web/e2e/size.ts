/** What the first view of a table loads, and how long the page itself takes to answer on a slow phone. Printed only. */
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { launched, Visitor } from "./browser";
import { dice, play } from "./player";

const BUDGET = 250_000;
const THROTTLE = 4;

interface Timed {
  readonly processing: number;
  readonly shown: number;
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

it.each(["ankh", "pantheon"] as const)("the table of %s is measured", async (game) => {
  const browser = await launched();
  const visitor = await Visitor.come(browser, "phone");
  const { page } = visitor;
  const loaded = new Map<string, number>();
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/") && response.ok()) loaded.set(pathname, gzipSync(await response.body()).length);
  });
  await page.goto("/");
  await page.locator(`.game-card.${game} .play`).tap();
  await page.locator(".prompt").waitFor();
  await page.waitForLoadState("networkidle");
  const fonts = [...loaded].filter(([name]) => /\.woff2?$/.test(name));
  const rest = [...loaded].filter(([name]) => !/\.woff2?$/.test(name));
  const sum = (files: readonly (readonly [string, number])[]) => files.reduce((total, [, size]) => total + size, 0);
  console.log(`${game}: first table view ${sum(rest)} bytes gzip in ${rest.length} files, ${((100 * sum(rest)) / BUDGET).toFixed(0)} % of the budget; fonts ${sum(fonts)} bytes`);

  const line = await visitor.context.newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.evaluate(() => {
    const timed: Timed[] = [];
    Object.assign(globalThis, { timed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name === "pointerup" || entry.name === "click") timed.push({ processing: entry.processingEnd - entry.processingStart, shown: entry.duration });
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const given = await play(page, dice(4), "touch", 40);
  const timed = await page.evaluate(() => (globalThis as unknown as { timed: Timed[] }).timed);
  const shown = timed.map((one) => one.shown).sort((a, b) => a - b);
  const busy = timed.map((one) => one.processing).sort((a, b) => a - b);
  console.log(`${game}: ${given} answers at ${THROTTLE}x slower; ${timed.length} touches took 16 ms or more to be shown: median ${at(shown, 0.5)} ms, 95 % ${at(shown, 0.95)} ms; handlers median ${at(busy, 0.5).toFixed(1)} ms, 95 % ${at(busy, 0.95).toFixed(1)} ms`);
  expect(given).toBeGreaterThan(0);
  await visitor.leave();
  await browser.close();
});
