import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [preact()],
  server: { fs: { allow: [".."] } },
  build: { outDir: "../src/theomachy/server/web", emptyOutDir: true, assetsInlineLimit: 0 },
  // Loading the games is slow on a machine that does other things too; how long it takes is not what is tested here.
  test: { css: true, testTimeout: 60_000, hookTimeout: 60_000 },
});
