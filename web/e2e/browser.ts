/** Debian's Chromium, and pages in it that fail their test on the first error in the console. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
} as const;
export type Size = keyof typeof SIZES;

export const address = (): string => inject("address");

function found(): string {
  const named = process.env.THEOMACHY_CHROMIUM;
  if (named) return named;
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      if (existsSync(join(folder, name))) return join(folder, name);
    }
  }
  throw new Error("no Chromium: install it, or name it in THEOMACHY_CHROMIUM");
}

export function launched(): Promise<Browser> {
  return chromium.launch({ executablePath: found(), args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** A visitor: a browser of one's own, whose pages report every error of the console. */
export class Visitor {
  readonly errors: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        this.errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.errors.push(String(error.stack ?? error)));
    page.on("response", (response) => {
      if (response.status() >= 500) this.errors.push(`${response.status()} ${response.url()}`);
    });
  }

  static async come(browser: Browser, size: Size = "desktop", wishes: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: address(),
      viewport: SIZES[size],
      hasTouch: size === "phone",
      locale: "en-GB",
      reducedMotion: "reduce",
      ...wishes,
    });
    // The coach has a test of its own; elsewhere it would only be in the way of the clicks.
    await context.addInitScript(() => {
      if (location.protocol === "about:") return; // an empty page keeps nothing
      localStorage.getItem("coach") ?? localStorage.setItem("coach", "off");
    });
    return new Visitor(context, await context.newPage());
  }

  /** Leave; what the console complained about, which should be nothing. */
  async leave(): Promise<readonly string[]> {
    await this.context.close();
    return this.errors;
  }
}
