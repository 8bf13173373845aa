import { defineConfig } from "vitest/config";

/** The page in a real browser against the real server; see docs/explanation/page.md. */
export default defineConfig({
  test: {
    include: process.env.MEASURE ? [`e2e/${process.env.MEASURE}.ts`] : ["e2e/**/*.e2e.ts"],
    globalSetup: ["e2e/server.ts"],
    testTimeout: 600_000,
    retry: 2, // bots think on the same processors as the browser
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: Number(process.env.WORKERS ?? 2),
    reporters: ["verbose"],
  },
});
