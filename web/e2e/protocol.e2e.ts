/** A page that is older than its server says so, tries no longer, and offers to be loaded again. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launched, Visitor } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
});
afterAll(() => browser.close());

it("a page of another protocol is told to reload", async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  const asked: string[] = [];
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    asked.push(new URL(socket.url()).search);
    socket.send(JSON.stringify({ type: "goodbye", code: "protocol", detail: "another version" }));
    void socket.close({ code: 1008 });
  });
  await page.goto("/#/");
  await page.locator(".play-now").click();
  await page.getByText("This page is older than the server.").waitFor();
  await page.waitForTimeout(1_500); // longer than a lost line would wait before it tries again
  expect(asked).toEqual(["?protocol=2&after=0"]);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(() => asked.length).toBe(2);
  expect(await visitor.leave()).toEqual([]);
});
