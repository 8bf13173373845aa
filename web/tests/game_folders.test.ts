import { describe, expect, it, vi } from "vitest";
import { GAMES, loadGame } from "../src/games/registry";

// Games read the visitor's settings as soon as they are loaded.
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: {} }); // a game brings its words along

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,tsx,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("a game is a folder", () => {
  it("and all folders are found", { timeout: 30_000 }, async () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }); // games read settings
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    expect(GAMES).toEqual(["ankh", "pantheon"]);
    for (const name of GAMES) expect((await loadGame(name)).learn?.picture(1)).toBeDefined();
  });

  it("and nothing outside it names the game", () => {
    const outside = Object.entries(SOURCES).filter(([path]) => !/\/games\/\w+\/|\/generated\//.test(path));
    expect(outside.length).toBeGreaterThan(50);
    const naming = outside.filter(([, text]) => GAMES.some((name) => new RegExp(`\\b${name}`, "i").test(text)));
    expect(naming.map(([path]) => path)).toEqual([]);
  });
});
