import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { heads } from "./heads.ts";
import { installable } from "./pwa.ts";

const server = process.env.TANGLEWOOD_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  // Every address in the build is relative, because a house may lie under a sub-path; the server says which in the page.
  base: "./",
  plugins: [svelte(), heads(), installable()],
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
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Few files: most houses speak HTTP/1.1, where a browser has six requests under way and the rest waits. So the first
        // script is one file, small things that several pages share are one, and what is shared within a game is one.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: (id) => !id.includes("/src/worker/"), priority: 3 },
            { name: "parts", test: /\/src\/(art|lib|ui|table\/touch)\//, minShareCount: 2, maxModuleSize: 5_000, priority: 2 },
            { debugName: "game", name: (id) => /\/src\/games\/([a-z_]+)\//.exec(id)?.[1], minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: false },
      // Looking at it is the client's page, doing it is the server's.
      "/stop": { target: server, changeOrigin: false, bypass: (request) => (request.method === "POST" ? undefined : "/index.html") },
    },
  },
  // A slow machine is no failure: only what never ends is.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
