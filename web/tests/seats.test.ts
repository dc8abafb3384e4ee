import { describe, expect, it } from "vitest";

import { levelOf } from "../src/lib/seats";

const LEVELS = ["random", "greedy", "master"];
const table = (...bots: (string | null)[]) => bots.map((bot, seat) => ({ seat, bot, stand_in: null }));

describe("the level one goes on against", () => {
  it("is that of the others", () => {
    expect(levelOf(table(null, "master"), 0, LEVELS)).toBe("master");
    expect(levelOf(table("random", "master", null), 0, LEVELS)).toBe("master");
    expect(levelOf([{ seat: 0, bot: null, stand_in: null }, { seat: 1, bot: null, stand_in: "random" }], 0, LEVELS)).toBe("random");
  });
  it("is that of the bot whose seat one takes, if the others were people", () => {
    expect(levelOf(table(null, "master"), 1, LEVELS)).toBe("master");
  });
  it("is greedy where there was no bot, or one there is no longer", () => {
    expect(levelOf(table(null, null), 0, LEVELS)).toBe("greedy");
    expect(levelOf(table(null, "forgotten"), 0, LEVELS)).toBe("greedy");
  });
});
