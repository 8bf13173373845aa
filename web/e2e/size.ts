/** What the first view of a table loads, and how much work the page itself does to answer on a slow phone.
 *
 * It is printed, never demanded. The work is the main thread's own processor time, four times what it is here, so it
 * does not depend on what else the machine does. A touch is measured in two parts: until its response is painted, while
 * the server's words are held back, and what the page does with those words. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { beginBots } from "./begin";
import { address, launched, Visitor } from "./browser";
import { dice, ourTurn, place, play, unheard } from "./player";

const BUDGET = 250_000;
/** How much slower a phone of the middle range is. */
const SLOWER = 4;
const FRAME = 1000 / 60;
const TOUCHES = 25;

/** Milliseconds of the main thread, by what they were spent on. */
interface Work {
  readonly script: number;
  readonly layout: number;
  readonly paint: number;
  readonly all: number;
}

/** Stands between the page and the server, and holds the server's words back while that is wished. */
class Gate {
  private held: (() => void)[] | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly door: Server;

  constructor(private readonly behind: URL) {
    this.door = createServer((page) => {
      const server = connect(Number(this.behind.port), this.behind.hostname);
      this.sockets.add(page).add(server);
      page
        .on("data", (words) => server.write(words))
        .on("close", () => server.destroy())
        .on("error", () => server.destroy());
      server.on("close", () => page.destroy()).on("error", () => page.destroy());
      server.on("data", (words) => {
        if (this.held) this.held.push(() => page.write(words));
        else page.write(words);
      });
    });
  }

  async stand(): Promise<string> {
    await once(this.door.listen(0, "127.0.0.1"), "listening");
    return `http://127.0.0.1:${(this.door.address() as AddressInfo).port}`;
  }

  shut(): void {
    this.held = [];
  }

  open(): void {
    const waiting = this.held ?? [];
    this.held = null;
    for (const send of waiting) send();
  }

  heard(): boolean {
    return (this.held?.length ?? 0) > 0;
  }

  leave(): void {
    for (const socket of this.sockets) socket.destroy();
    this.door.close();
  }
}

async function spent(line: CDPSession): Promise<Work> {
  const { metrics } = await line.send("Performance.getMetrics");
  const of = (name: string) => SLOWER * 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  const [script, layout, all] = [
    of("ScriptDuration"),
    of("LayoutDuration") + of("RecalcStyleDuration"),
    of("ThreadTime"),
  ];
  return { script, layout, paint: all - script - layout, all };
}

/** Until the server has something to say to what was touched, or a moment has passed. */
async function answered(gate: Gate): Promise<void> {
  for (let looks = 0; looks < 20 && !gate.heard(); looks += 1) await pause(50);
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const less = (one: Work, other: Work): Work => ({
  script: one.script - other.script,
  layout: one.layout - other.layout,
  paint: one.paint - other.paint,
  all: one.all - other.all,
});

/** The work of something until its response is painted, without what waiting for that costs by itself. */
async function work(page: Page, line: CDPSession, act: () => Promise<unknown>): Promise<Work> {
  await painted(page);
  const before = await spent(line);
  await painted(page);
  const idle = await spent(line);
  await act();
  await painted(page);
  return less(less(await spent(line), idle), less(idle, before));
}

const median = (values: readonly number[], part = 0.5): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

function printed(game: string, what: string, works: readonly Work[]): void {
  const of = (name: keyof Work, part = 0.5) =>
    median(
      works.map((one) => one[name]),
      part,
    ).toFixed(1);
  const parts = `script ${of("script")}, layout ${of("layout")}, paint and the rest ${of("paint")}`;
  const quick = `${works.filter((one) => one.all <= FRAME).length} of ${works.length} within one frame`;
  console.log(`${game}: ${what}: median ${of("all")} ms (${parts}), 95 % ${of("all", 0.95)} ms, ${quick}`);
}

it.each(["ankh", "pantheon"] as const)("the table of %s is measured", async (game) => {
  const browser = await launched();
  const gate = new Gate(new URL(address()));
  const visitor = await Visitor.come(browser, "phone", { baseURL: await gate.stand() });
  const { page } = visitor;
  const loaded = new Map<string, number>();
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/") || !response.ok()) return;
    // The home screen is left before all of its files were read; the table asks for them again.
    const body = await response.body().catch(() => null);
    if (body) loaded.set(pathname, gzipSync(body).length);
  });
  await beginBots(page, { game, players: 3, level: "novice" });
  await page.waitForLoadState("networkidle");
  const fonts = [...loaded].filter(([name]) => /\.woff2?$/.test(name));
  const rest = [...loaded].filter(([name]) => !/\.woff2?$/.test(name));
  const sum = (files: readonly (readonly [string, number])[]) => files.reduce((total, [, size]) => total + size, 0);
  const part = `${((100 * sum(rest)) / BUDGET).toFixed(0)} % of the budget`;
  console.log(`${game}: first table view ${sum(rest)} bytes gzip in ${rest.length} files, ${part}`);
  console.log(`${game}: fonts ${sum(fonts)} bytes`);

  const roll = dice(4);
  await play(page, roll, "touch", 30);
  const line = await visitor.context.newCDPSession(page);
  await line.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
  await line.send("Performance.enable");
  const [touched, told, hovered, idle]: [Work[], Work[], Work[], Work[]] = [[], [], [], []];
  let now = await ourTurn(page);
  while (touched.length < TOUCHES && now.phase !== "finished") {
    const words = await page.locator(".question").boundingBox();
    if (words)
      idle.push(
        await work(page, line, () => page.touchscreen.tap(words.x + words.width - 4, words.y + words.height / 2)),
      );
    const at = await place(page, roll(1000));
    gate.shut();
    if (at) touched.push(await work(page, line, () => page.touchscreen.tap(at.x, at.y)));
    await answered(gate);
    const heard = await work(page, line, async () => gate.open());
    // The first touch of many things only explains them; then somebody goes on as usual.
    if (await unheard(page, now.asked)) await play(page, roll, "touch", 1);
    else told.push(heard);
    now = await ourTurn(page);
  }
  printed(game, `a touch of nothing, which is the browser's own part, at ${SLOWER}x`, idle);
  printed(game, `a touch until its response is painted, at ${SLOWER}x`, touched);
  printed(game, `what the server then says, at ${SLOWER}x`, told);
  const places = await page.locator("[data-space]").evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.x > 0 && box.right < innerWidth && box.y > 120 && box.bottom < 500)
      .map((box) => [box.x + box.width / 2, box.y + box.height / 2] as const),
  );
  for (const [x, y] of places.slice(0, TOUCHES)) hovered.push(await work(page, line, () => page.mouse.move(x, y)));
  printed(game, `the pointer over another place, at ${SLOWER}x`, hovered);
  expect(touched.length).toBeGreaterThan(0);
  await visitor.leave();
  await browser.close();
  gate.leave();
});
