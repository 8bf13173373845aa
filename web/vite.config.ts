import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [preact()],
  server: { fs: { allow: [".."] } },
  build: { outDir: "../src/theomachy/server/web", emptyOutDir: true, assetsInlineLimit: 0 },
});
