/** What can be computed about a screen from its boxes: labels one cannot read, targets one cannot hit, things that lie
 * over each other, texts that are cut. Each fault is a line that names the element. */
import axe from "axe-core";
import type { Page } from "playwright-core";

/** The smallest letter anywhere, in pixels; half a pixel is lost to rounding. */
const LETTER = 10.5;
const FINGER = 44;
const POINTER = 24;

interface Wanted {
  readonly letter: number;
  readonly target: number;
}

/** Runs in the page. */
function found({ letter, target }: Wanted): string[] {
  /** What may lie over the table for a while. */
  const OVER =
    "dialog, .prompt, .panels, .recap, .recap-chip, .suggestion, .stage, .ending, .against, .requests, .peek, " +
    ".beside, .coach";
  const TARGETS = "button, a[href], select, summary, input, textarea, [role=button]";
  const faults: string[] = [];
  const name = (one: Element): string => {
    const look = typeof one.className === "string" ? one.className : (one.getAttribute("class") ?? "");
    const words = one.getAttribute("aria-label") ?? one.textContent ?? "";
    return `${one.tagName.toLowerCase()}.${look.trim().replace(/\s+/g, ".")} "${words.trim().slice(0, 30)}"`;
  };
  /** The part of an element that its scrolling or clipping ancestors leave to be seen. */
  const seen = (one: Element): DOMRect => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    [left, top] = [Math.max(0, left), Math.max(0, top)];
    [right, bottom] = [Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const shown = (one: Element): boolean =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".unseen, [inert]");
  const whole = (one: Element): boolean => {
    const [box, part] = [one.getBoundingClientRect(), seen(one)];
    return box.width > 0 && part.width > box.width - 1 && part.height > box.height - 1;
  };
  const modal = document.querySelector("dialog:modal");
  const all = [...(modal ?? document.body).querySelectorAll<HTMLElement | SVGElement>("*")].filter(shown);

  if (document.documentElement.scrollWidth > innerWidth) faults.push("the window scrolls sideways");
  for (const one of all) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (own && seen(one).width > 1 && (one instanceof HTMLElement || one.closest(".board"))) {
      const scale =
        one instanceof SVGGraphicsElement ? Math.hypot(one.getScreenCTM()?.a ?? 1, one.getScreenCTM()?.b ?? 0) : 1;
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < letter) faults.push(`letters of ${size.toFixed(1)} px: ${name(one)}`);
    }
    if (own && one instanceof HTMLElement && seen(one).width > 1 && !one.closest("bdi, [data-reads], select, .log")) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const wide = overflowX !== "visible" && overflowX !== "auto" && one.scrollWidth > one.clientWidth + 1;
      const high = overflowY !== "visible" && overflowY !== "auto" && one.scrollHeight > one.clientHeight + 2;
      if (wide || high) faults.push(`a text is cut: ${name(one)}`);
    }
  }
  for (const one of all.filter((each) => each.matches(TARGETS) && whole(each))) {
    const hit = one.matches("input[type=radio], input[type=checkbox]") ? (one.closest("label") ?? one) : one;
    const box = hit.getBoundingClientRect();
    const inText = getComputedStyle(one).display === "inline";
    // A sign of the ladder is small; everything it opens is on the chip of its seat too.
    if (!inText && !one.closest(".ladder") && Math.min(box.width, box.height) < target - 0.5)
      faults.push(`a target of ${box.width.toFixed(0)}x${box.height.toFixed(0)}: ${name(one)}`);
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const over = top?.closest(OVER);
    if (!top || hit.contains(top) || top.contains(hit) || (over && !over.contains(one))) continue;
    // Tokens of one space lie on each other, as on the table.
    if (top.closest("label")?.contains(one) || one.closest(".rung")) continue;
    faults.push(`${name(one)} lies under ${name(top)}`);
  }
  return [...new Set(faults)];
}

/** The faults of the screen as it stands. */
export function faults(page: Page, touch: boolean): Promise<readonly string[]> {
  return page.evaluate(found, { letter: LETTER, target: touch ? FINGER : POINTER });
}

/** What axe objects to: everything, or only what colours can be blamed for. Chapters of the rulebook are all alike, so
 * only the one that was asked for is looked at. */
export async function objections(page: Page, only: "all" | "colours" = "all"): Promise<readonly string[]> {
  // Playwright puts it into the page past the content policy, which forbids anybody else to
  await page.evaluate(axe.source);
  const result = await page.evaluate((colours) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    return run(
      { exclude: [".rules-screen section:not(:has(.named))"] },
      colours ? { runOnly: ["color-contrast"] } : {},
    );
  }, only === "colours");
  return result.violations.map(
    (violation) =>
      `${violation.id}: ${violation.nodes
        .map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? ""})`)
        .slice(0, 4)
        .join("; ")}`,
  );
}

/** Where the board stands; empty while a stage or a shop takes its place. */
export function boardBox(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.querySelector(".stage, .beside, .ending")) return "";
    const box = document.querySelector(".field")?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(" ") : "";
  });
}
