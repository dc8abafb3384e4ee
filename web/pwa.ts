/** What makes the client installable: the manifest, its icons, and the list of files the service worker keeps. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const HERE = import.meta.dirname;
const ICONS = [
  { file: "icon-192.png", sizes: "192x192", purpose: "any" },
  { file: "icon-512.png", sizes: "512x512", purpose: "any" },
  { file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];
const TOUCH = "icon-180.png";
const hash = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex").slice(0, 8);
const icon = (name: string): { fileName: string; source: Buffer } => {
  const source = readFileSync(join(HERE, "src", "worker", "icons", name));
  return { fileName: `assets/${name.replace(".png", "")}-${hash(source)}.png`, source };
};

export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    enforce: "post",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: `./${icon(TOUCH).fileName}` }, injectTo: "head" },
    ],
    generateBundle(_, bundle) {
      for (const name of [TOUCH, ...ICONS.map(({ file }) => file)]) this.emitFile({ type: "asset", ...icon(name) });
      // What it says of itself is said by the server, in the language of the reader.
      const manifest = {
        name: "Tanglewood",
        short_name: "Tanglewood",
        id: "./",
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: "#d9c29c",
        theme_color: "#3a3023",
        icons: ICONS.map(({ file, sizes, purpose }) => ({ src: `./${icon(file).fileName}`, type: "image/png", sizes, purpose })),
      };
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest, null, 2) });
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !/(\.txt|\.map)$|icon-/.test(name)).sort();
      const page = Object.values(bundle).find((one) => one.fileName === "index.html");
      const version = hash([...files, page?.type === "asset" ? String(page.source) : ""].join("\n"));
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      worker.code = worker.code.replace("BUILD_VERSION", version).replace("BUILD_FILES", ["/", ...files.map((name) => `/${name}`)].join(" "));
    },
  };
}
