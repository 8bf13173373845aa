import { defineConfig } from "vitest/config";

/** The page in a real browser against the real server; see docs/explanation/page.md. */
export default defineConfig({
  test: {
    include: process.env.MEASURE ? ["e2e/size.ts"] : ["e2e/**/*.e2e.ts"],
    globalSetup: ["e2e/server.ts"],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: Number(process.env.WORKERS ?? 2),
    reporters: ["verbose"],
  },
});
