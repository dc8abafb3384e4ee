/** No sentence stands in the sources: what people read comes from the Fluent files. */

import { describe, expect, it } from "vitest";

const sources = import.meta.glob("../../../src/**/*.svelte", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
/** Files of code. `silent.ts` says in all languages that the server, which has the sentences, does not answer. */
const code = import.meta.glob(["../../../src/**/*.ts", "!../../../src/lib/page/silent.ts"], { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const WORD = /\p{L}{3,}/u;
/** Words between quotes that begin like a sentence. What is thrown or goes to the console is for us. */
const SENTENCE = /(?<!(?:Error|warn|error|assert)\()(["'`])(\p{Lu}\p{Ll}+,? \p{Ll}{2,}(?:(?!\1).)*)\1/gu;
/** Attributes that people read or hear. */
const READ = /\b(?:aria-label|aria-description|alt|title|placeholder)="([^"{]*)"/g;

/** What is in braces is code; braces may hold braces. */
function withoutCode(text: string): string {
  let deep = 0;
  return [...text].filter((letter) => {
    if (letter === "{") deep += 1;
    const plain = deep === 0;
    if (letter === "}") deep -= 1;
    return plain;
  }).join("");
}

/** The words of a component that are not asked of anybody. */
export function outside(source: string): string[] {
  const markup = source.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  const plain = withoutCode(markup);
  const read = [...plain.matchAll(READ)].map(([, text = ""]) => text);
  const said = plain.replace(/<[^>]*>/g, "\n").replace(/&\w+;/g, "").split("\n");
  return [...read, ...said].map((text) => text.trim()).filter((text) => WORD.test(text));
}

/** Sentences in the code of a file or of a component. */
export function sentences(source: string): string[] {
  const plain = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "").replace(/<style\b[\s\S]*?<\/style>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  return [...plain.matchAll(SENTENCE)].map(([, , text = ""]) => text);
}

describe("text outside of the Fluent files", () => {
  it("is found", () => {
    expect(outside('<p title="Two words">{t("key")} and more {#if a}{b}{/if}</p>')).toEqual(["Two words", "and more"]);
  });
  it("is nowhere", () => {
    const found = Object.entries(sources).flatMap(([file, source]) => outside(source).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });
  it("is found in code", () => {
    expect(sentences('const a = b ? "Two words here" : "take b2"\n// "Not this one"\nthrow new TypeError("Nor this")')).toEqual(["Two words here"]);
  });
  it("is nowhere in code", () => {
    const found = Object.entries({ ...sources, ...code }).flatMap(([file, source]) => sentences(source).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });
});
