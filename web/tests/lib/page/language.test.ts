import { readdirSync } from "node:fs";

import { afterEach, describe, expect, it } from "vitest";

import { askedBy, browsers } from "../../../src/lib/page/choice";
import { bestOf, isPlain, list, number, percent, setLanguage } from "../../../src/lib/page/language";

const there = ["de", "en", "pl"];
const known = () => Promise.resolve(there.map((id) => ({ id })));
const never = () => Promise.reject(new Error("nobody was to be asked"));

describe("which language is spoken", () => {
  it("is the first of somebody's that is there", () => {
    expect(bestOf(["de-AT", "en"], there)).toBe("de");
    expect(bestOf(["pt-BR", "pl"], there)).toBe("pl");
    expect(bestOf(["ja"], there)).toBe("en");
  });
  it("is found without asking where the server has found it already, or it is English", async () => {
    expect(await browsers(never, ["en-US", "de"], "en")).toBe("en");
    expect(await browsers(never, ["de-DE"], "de")).toBe("de");
    expect(await browsers(known, ["pl"], "en")).toBe("pl");
    expect(await browsers(never, ["pl"], "en")).toBe("en");
  });
  it("is what an address says, if that is the name of one", () => {
    expect(askedBy("?seed=3&lang=de")).toBe("de");
    expect(askedBy("?lang=x-pseudo")).toBe("x-pseudo");
    expect(askedBy("?lang=%3Cb%3E")).toBe("");
    expect(askedBy("")).toBe("");
  });
});

describe("numbers and lists", () => {
  it("writes what is plain as every language does", () => {
    const languages = readdirSync("../src/tanglewood/locales", { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
    expect(languages).toContain("en");
    for (const language of languages) {
      const writer = new Intl.NumberFormat(language);
      for (let n = 0; isPlain(n); n++) expect(writer.format(n)).toBe(String(n));
    }
    expect([-1, 0.5, 1000].some(isPlain)).toBe(false);
  });
  afterEach(() => setLanguage("en"));

  it("follow the customs of the language", () => {
    expect(number(12345.6)).toBe("12,345.6");
    expect(percent(0.954)).toBe("95%");
    expect(list(["a", "b", "c"])).toBe("a, b and c");
    setLanguage("de");
    expect(number(12345.6)).toBe("12.345,6");
    expect(percent(0.954)).toBe("95\u00a0%");
    expect(list(["a", "b", "c"])).toBe("a, b und c");
    setLanguage("es");
    expect(list(["Juez", "Historiador"])).toBe("Juez e Historiador");
  });
});
