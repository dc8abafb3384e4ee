import { describe, expect, it } from "vitest";

import { keywords } from "../../../src/table/guide/keywords";

const bold = (sentence: string, names: string[]) => keywords(sentence, names).filter((piece) => piece.key).map((piece) => piece.words);

describe("the words of a coach that matter", () => {
  it("are the names of components, the longest first, in any case and number", () => {
    expect(bold("Your farm needs a resin: play the Farm Fair.", ["Farm", "Farm Fair"])).toEqual(["farm", "Farm Fair"]);
    expect(bold("Two farms, and no farmer.", ["Farm"])).toEqual(["farms"]);
  });
  it("are not part of another name", () => {
    expect(keywords("Go to Old Farm, then to the Farm.", ["Farm"], ["Farm", "Old Farm"]).filter((piece) => piece.key)).toHaveLength(1);
    expect(keywords("Go to Old Farm.", ["Farm"], ["Old Farm"])).toEqual([{ words: "Go to Old Farm.", key: false }]);
  });
  it("change nothing of the sentence", () => {
    for (const sentence of ["", "Nothing here.", "Inn", "An Inn and an Inn."]) expect(keywords(sentence, ["Inn"]).map((piece) => piece.words).join("")).toBe(sentence);
    expect(keywords("Whatever.", [])).toEqual([{ words: "Whatever.", key: false }]);
  });
});
