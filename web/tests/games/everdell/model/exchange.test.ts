import { describe, expect, it } from "vitest";

import { exchangeOf } from "../../../../src/games/everdell/model/exchange";

const short = (does: string): string => {
  const found = exchangeOf(does);
  const row = (signs: readonly { sign: string; n: string }[] = []): string => signs.map(({ sign, n }) => `${n}${sign}`).join(" ");
  return found ? `${row(found.from)} > ${row(found.to)}`.trim() : "words";
};

describe("what a place takes and gives", () => {
  it.each([
    ["gain 3 twig & gain 1 card", "> 3twig 1card"],
    ["pay 3 twig & gain 3 any", "3twig > 3any"],
    ["discard 2 blue & gain 1 point & gain 1 pearl", "2kind:blue > 1points 1pearl"],
    ["discard 3 different & gain 1 pearl", "3colours > 1pearl"],
    ["either gain 2 resin or gain 2 berry", "> 2resin or 2berry"],
    ["activate green & activate green", "> kind:green kind:green"],
    ["reveal what nobody knows", "words"],
  ])("%s", (does, signs) => expect(short(does)).toBe(signs));
});
