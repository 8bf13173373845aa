import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>("../../src/theomachy/words/locale/*/table.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>("../src/{games,board,table}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of a file: what each says, with all its plural forms. */
function messages(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/^(table-[\w-]+) = ((?:.|\n(?=[ \t]))*)/gm)].map((found) => [
      found[1] as string,
      found[2] as string,
    ]),
  );
}

const variables = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1] as string))].sort();
const spoken = (language: string): ReadonlyMap<string, string> =>
  messages(Object.entries(FILES).find(([path]) => path.includes(`/${language}/`))?.[1] ?? "");
const english = spoken("en");

describe("the words of the tables", () => {
  it("are there for everything that is said", () => {
    const said = Object.values(SOURCES).flatMap((text) =>
      [...text.matchAll(/(?<!class=)"(table-[a-z-]+)"/g)].map((found) => found[1] as string),
    );
    expect(said.length).toBeGreaterThan(50);
    for (const id of said) expect(english.has(id), id).toBe(true);
  });

  it.each(["pl", "cs", "ru"])("are the same in %s, about the same things", (language) => {
    const other = spoken(language);
    expect([...other.keys()]).toEqual([...english.keys()]);
    for (const [id, text] of english) expect(variables(other.get(id) ?? ""), id).toEqual(variables(text));
  });

  it.each([
    ["pl", ["one", "few", "many"]],
    ["cs", ["one", "few"]],
    ["ru", ["one", "few", "many"]],
  ])("count in %s as people do", (language, forms) => {
    for (const [id, text] of spoken(language))
      if (text.includes("->")) for (const form of forms) expect(text, id).toContain(`[${form}]`);
  });
});
