import { expect, it } from "vitest";

import { divided, longestWord } from "../../../src/lib/page/letters";

const shown = (name: string, list: string): string => divided(name, list).replaceAll("\u00ad", "-");

it("divides the words of a list at their dots, and no others", () => {
  const list = "Fege·hörnchen Gemischt·waren·laden";
  expect(shown("Fegehörnchen", list)).toBe("Fege-hörnchen");
  expect(shown("Der Gemischtwarenladen, neu", list)).toBe("Der Gemischt-waren-laden, neu");
  expect(shown("Fegehörnchens Farm", list)).toBe("Fegehörnchens Farm");
});

it("counts the letters of the longest word", () => {
  expect(longestWord("Max Mümmelmann")).toBe(10);
  expect(longestWord("")).toBe(1);
});
