/** No sentence stands in the sources: what people read comes from the Fluent files. */

import { describe, expect, it } from "vitest";

const sources = import.meta.glob("../../../src/**/*.svelte", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const WORD = /\p{L}{3,}/u;
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

describe("text outside of the Fluent files", () => {
  it("is found", () => {
    expect(outside('<p title="Two words">{t("key")} and more {#if a}{b}{/if}</p>')).toEqual(["Two words", "and more"]);
  });
  it("is nowhere", () => {
    const found = Object.entries(sources).flatMap(([file, source]) => outside(source).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });
});
