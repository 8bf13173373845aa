/** A rulebook on paper: printed by the browser from the same page that is read on the screen. */
import type { Browser, Page } from "playwright-core";
import type { RulebookList, RulebookShown } from "../src/generated/protocol";
import { address } from "./browser";

export interface Book {
  readonly game: string;
  readonly edition: string;
  readonly language: string;
}

export const LANGUAGES = ["en", "pl", "cs", "ru"] as const;

async function read<Reply>(path: string): Promise<Reply> {
  const reply = await fetch(address() + path);
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return (await reply.json()) as Reply;
}

/** Every rulebook in every language. */
export async function allBooks(): Promise<readonly Book[]> {
  const { books } = await read<RulebookList>("/api/rulebooks/en");
  return books.flatMap(({ game, edition }) => LANGUAGES.map((language) => ({ game, edition, language })));
}

export function shown({ game, edition, language }: Book): Promise<RulebookShown> {
  return read(`/api/rulebook/${game}/${language}${edition && `?edition=${edition}`}`);
}

/** How the file of a book is called; the server looks for it by the same name. */
export const fileOf = ({ game, edition, language }: Book): string =>
  `${[game, edition, language].filter(Boolean).join("-")}.pdf`;

const FOOT = `<div style="width:100%;font:8pt Georgia,serif;text-align:center;color:#555">
  <span class="pageNumber"></span></div>`;

/** Put a photograph in the place of every board: each is a whole map of which a part is seen, and a book that held the
 * maps as drawings would be three times as large. */
async function photographBoards(page: Page): Promise<void> {
  const boards = page.locator(".example-field");
  for (let n = (await boards.count()) - 1; n >= 0; n -= 1) {
    const board = boards.nth(n);
    const photograph = await board.screenshot({ type: "jpeg", quality: 80, animations: "disabled" });
    await board.evaluate(
      async (element, data) => {
        const picture = new Image();
        picture.src = data;
        picture.style.width = "100%";
        await picture.decode();
        element.replaceWith(picture);
      },
      `data:image/jpeg;base64,${photograph.toString("base64")}`,
    );
  }
}

/** The book as a PDF, once every board in it is drawn. */
export async function printed(browser: Browser, book: Book): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: address(),
    viewport: { width: 900, height: 1200 },
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((language) => {
      localStorage.setItem("language", language);
      localStorage.setItem("theme", "light");
    }, book.language);
    await page.goto(`/#/rulebook/${[book.game, book.edition, "print"].filter(Boolean).join("/")}`);
    await page.waitForSelector("main.book.printed");
    await page.waitForFunction(() => {
      const boards = [...document.querySelectorAll(".example")];
      return boards.length > 0 && boards.every((board) => board.querySelector(".example-after"));
    });
    await page.evaluate(() => document.fonts.ready);
    await photographBoards(page);
    return await page.pdf({
      format: "A4",
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: "<span></span>",
      footerTemplate: FOOT,
      margin: { top: "16mm", bottom: "18mm", left: "16mm", right: "16mm" },
      outline: true,
      tagged: true,
    });
  } finally {
    await context.close();
  }
}

/** How many pages a PDF has. */
export function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
}
