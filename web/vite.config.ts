import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { installable } from "./pwa.ts";

const server = process.env.TANGLEWOOD_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte(), installable()],
  build: {
    outDir: "../src/tanglewood/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Pictures stay files: a strict content policy needs no data: scripts, and the script stays small.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      // The service worker has to have a name that stays.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, changeOrigin: false } } },
  test: { include: ["tests/**/*.test.ts"] },
});
