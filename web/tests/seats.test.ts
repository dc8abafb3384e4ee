import { describe, expect, it } from "vitest";

import type { SeatInfo } from "../src/lib/contract";
import { asked, levelOf, passing } from "../src/lib/seats";

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

describe("who has to decide at a screen", () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, stand_in: null })) as SeatInfo[];
  const at = (viewer: number, turn: number, mine = [0, 1]) => ({ viewer, turn, mine, seats });

  it("is whoever looks, if it is their turn", () => {
    expect([asked(at(0, 0)), passing(at(0, 0))]).toEqual([true, false]);
  });
  it("is somebody else at it: the screen is passed on", () => {
    expect([asked(at(0, 1)), passing(at(0, 1))]).toEqual([false, true]);
    expect([asked(at(-1, 1)), passing(at(-1, 1))]).toEqual([false, true]);
  });
  it("is nobody at it", () => {
    expect([asked(at(0, 2)), passing(at(0, 2))]).toEqual([false, false]);
    expect([asked(at(-1, 0, [])), passing(at(-1, 0, []))]).toEqual([false, false]);
  });
});
