/** How somebody is told of their turn: settings against a real server and a real webhook, and the service worker. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launched, Visitor } from "./browser";
import { type Serving, serving } from "./server";

let browser: Browser;
let server: Serving;
let receiver: Server;
const received: Record<string, unknown>[] = [];

beforeAll(async () => {
  browser = await launched();
  server = await serving({ THEOMACHY_PRIVATE_RECEIVERS: "true" });
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      received.push(JSON.parse(body) as Record<string, unknown>);
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
});
afterAll(async () => {
  receiver.close();
  await browser.close();
  await server.stop();
});

const topic = (): string => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/club-evening`;

it("somebody chooses how to be told, tries it, and sees what became of it", async () => {
  const visitor = await Visitor.come(browser, "phone", { baseURL: server.address, timezoneId: "Europe/Prague" });
  const { page } = visitor;
  await page.goto("/#/account");
  await page.locator("input[type=text]").fill("Ada");
  await page.locator("input[type=password]").fill("correct horse");
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.locator("bdi", { hasText: "Ada" }).waitFor();
  await page.goto("/#/settings");
  await page.getByRole("link", { name: "Push, mail, webhooks" }).click();
  await page.getByText("has not set this up: smtp_host").waitFor(); // no mail server here
  await page.locator("select").first().selectOption("ntfy");
  await page.locator("input[type=url]").fill("https://ntfy.sh/not/a/topic");
  await page.getByRole("button", { name: "Add" }).click();
  await page.locator("[role=alert]").waitFor();
  await page.locator("input[type=url]").fill(topic());
  await page.getByRole("button", { name: "Add" }).click();
  const channel = page.locator('[data-channel="ntfy"]');
  await channel.getByRole("button", { name: "Send a test" }).click();
  await page.locator('.notice-messages [data-state="sent"]').waitFor();
  expect(received.map(({ topic: to, title }) => [to, title])).toEqual([["club-evening", "Test message"]]);
  await page.getByLabel("Send nothing in these hours").check();
  await page.getByLabel("From").fill("23:15");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("From").inputValue()).toBe("23:15");
  expect(await page.getByLabel("Time zone").inputValue()).toBe("Europe/Prague");
  await channel.getByRole("button", { name: "Switch off" }).click();
  await channel.getByText("switched off").waitFor();
  await channel.getByRole("button", { name: "Remove" }).click();
  await channel.waitFor({ state: "detached" });
  expect((await visitor.leave()).filter((error) => !error.includes("422"))).toEqual([]); // the topic that was none
});

it("a push message shows a notification, and a tap on it opens the table", async () => {
  const visitor = await Visitor.come(browser, "desktop", { baseURL: server.address, permissions: ["notifications"] });
  const { page, context } = visitor;
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  const push = (body: string) => {
    const told = { id: "m1", title: "It is your turn", body, place: "settings" };
    return worker.evaluate(
      `void self.dispatchEvent(new PushEvent("push", { data: ${JSON.stringify(JSON.stringify(told))} }))`,
    );
  };
  const shown = (): Promise<string> =>
    worker.evaluate(
      `self.registration.getNotifications().then((found) =>
        found.map(({ tag, title, body }) => [tag, title, body].join(" ")).join())`,
    );
  for (const body of ["Ankh: it is your turn.", "The same again."]) {
    await push(body); // one that comes twice takes the place of the first
    await expect.poll(shown, { timeout: 20_000 }).toBe(`m1 It is your turn ${body}`);
  }
  await worker.evaluate(
    `void self.registration.getNotifications().then(([notification]) =>
      self.dispatchEvent(new NotificationEvent("notificationclick", { notification })))`,
  );
  await page.waitForURL("**/#/settings");
  await visitor.leave();
});
