import { defineConfig } from "vitest/config";

/** The page in a real browser against the real server; see docs/explanation/page.md. */
export default defineConfig({
  test: {
    include: process.env.MEASURE ? [`e2e/${process.env.MEASURE}.ts`] : ["e2e/**/*.e2e.ts"],
    globalSetup: ["e2e/server.ts"],
    testTimeout: 600_000,
    // Once more, for a hiccup of the machine: a browser that did not start, a server that was starved. What the page does
    // wrong it does twice.
    retry: 1,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: Number(process.env.WORKERS ?? 2),
    reporters: ["verbose"],
  },
});
