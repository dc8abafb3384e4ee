import { existsSync, readdirSync, readFileSync } from "node:fs";

import { beforeEach, describe, expect, it } from "vitest";

import { ago, PSEUDO } from "../../../src/lib/page/language";
import { Book, hasWords, speak, t } from "../../../src/lib/page/words";
import { sentences } from "../../fluent";

const texts: Record<string, string> = {
  en: "hello = Hello { $name }.\nleaves = { $n ->\n    [one] 1 leaf\n   *[other] { $n } leaves\n}\nonly = only here\n-box = box\nnested = A { -box }, { hello }\n",
  de: "hello = Hallo { $name }.\n",
};
const load = (language: string) => Promise.resolve(sentences(texts[language] ?? ""));

describe("words", () => {
  beforeEach(() => speak("en", load));

  it("fills values in, without isolation marks", () => {
    expect(t("hello", { name: "Ada" })).toBe("Hello Ada.");
    expect(t("leaves", { n: 1 })).toBe("1 leaf");
    expect(t("leaves", { n: 3 })).toBe("3 leaves");
    expect(t("leaves", { n: 1500 })).toBe("1,500 leaves");
    expect(t("leaves", { n: 2.5 })).toBe("2.5 leaves");
  });
  it("says sentences that are made of others", () => {
    expect(t("nested", { name: "Ada" })).toBe("A box, Hello Ada.");
  });
  it("speaks another language from then on, and loads no other", async () => {
    const loaded: string[] = [];
    await speak("de", (language) => load((loaded.push(language), language)));
    expect(t("hello", { name: "Ada" })).toBe("Hallo Ada.");
    expect(loaded).toEqual(["de"]);
  });
  it("speaks the last one that was wished for, whichever comes first", async () => {
    let late: () => void = () => undefined;
    const slow = speak("de", (language) => new Promise((done) => (late = () => void load(language).then(done))));
    await speak("en", load);
    late();
    await slow;
    expect(t("hello", { name: "Ada" })).toBe("Hello Ada.");
  });
  it("shows the key of a sentence nobody wrote", () => {
    expect(t("no-such-key")).toBe("no-such-key");
    expect(hasWords("no-such-key")).toBe(false);
  });
  it("marks every sentence of the pseudo-language", async () => {
    await speak(PSEUDO, load);
    expect(t("hello", { name: "Ada" })).toBe("[!! Hello Ada. !!]");
  });
  it("tells how long ago something was", () => {
    const now = Date.parse("2025-01-01T12:00:00Z");
    expect(ago("2025-01-01T10:00:00Z", now)).toBe("2 hr. ago");
    expect(ago("2024-12-31T11:00:00Z", now)).toBe("yesterday");
    expect(ago("nonsense", now)).toBe("");
  });
});

describe("the Fluent files of the browser", () => {
  const root = new URL("../../../", import.meta.url);
  const python = new URL("../src/tanglewood/", root);
  const folders = ["", ...readdirSync(new URL("games/", python)).map((game) => `games/${game}/`)]
    .map((folder) => new URL(`${folder}locales/en/`, python))
    .filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => /(^|\/)web[^/]*\.ftl$/.test(file))
      .map((file) => new URL(file, folder)),
  );
  const book = new Book("en", sentences(files.map((file) => readFileSync(file, "utf8")).join("\n")));
  const sources = import.meta.glob("../../../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const used = new Set<string>();
  for (const text of Object.values(sources) as string[]) {
    for (const [, key] of text.matchAll(/"(web-[a-z0-9_-]*[a-z0-9])"/g)) if (key) used.add(key);
  }

  it("has every sentence the client names", () => {
    expect([...used].filter((key) => !book.has(key))).toEqual([]);
  });
  it("knows the files it looks into", () => {
    expect(used.size).toBeGreaterThan(100);
  });
});
