import { expect, it } from "vitest";

import { breakable } from "../../../../src/games/mycelia/model/labels";

it("breaks long Latin words between syllables, and short ones nowhere", () => {
  const shown = (name: string): string => breakable(name).replaceAll("\u00ad", "-");
  expect(shown("Boletus edulis")).toBe("Boletus edulis");
  expect(shown("Porpolomopsis calyptriformis")).toBe("Por-po-lo-mop-sis ca-lyp-tri-for-mis");
  expect(breakable("Porpolomopsis").replaceAll("\u00ad", "")).toBe("Porpolomopsis");
});
