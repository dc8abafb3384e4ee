import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const HERE = new URL("../../../src/games/mycelia/", import.meta.url);
const WORDS = ["web_mycelia.ftl", "web_reading.ftl"].map((file) => new URL(`../../../../src/tanglewood/games/mycelia/locales/en/${file}`, import.meta.url));

it("every sentence the table says is written, and every written one is said", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const text = WORDS.map((file) => readFileSync(file, "utf8")).join("\n");
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const source = readdirSync(HERE, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(new URL(file, HERE), "utf8"))
    .join("\n");
  // The names of places on the page are no sentences.
  const spoken = source.replaceAll(/(\bid[:=]|\bpart !==) ?"[^"]*"/g, "");
  const said = new Set([...spoken.matchAll(/["'](my-[a-z-]+)["']/g)].map((found) => found[1]!));
  const written = new Set([...text.matchAll(/^(my-[a-z-]+) =/gm)].map((found) => found[1]!));
  expect([...said].filter((key) => !written.has(key))).toEqual([]);
  expect([...written].filter((key) => !said.has(key))).toEqual([]);
});
