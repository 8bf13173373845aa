import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [preact()],
  server: { fs: { allow: [".."] } },
  build: { outDir: "../src/theomachy/server/web", emptyOutDir: true, assetsInlineLimit: 0 },
  test: { css: true },
});
