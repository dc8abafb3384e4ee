import { describe, expect, it } from "vitest";

import type { SeatInfo } from "../../../src/generated/api";
import { asked, care, levelOf, passing } from "../../../src/lib/play/seats";

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

describe("who may play at a seat", () => {
  const table = { mine: [0, 2], over: false };
  const now = Date.parse("2001-09-09T12:00:00Z");
  const away: SeatInfo = { seat: 1, name: "Bob", kind: "human", bot: null, face: "", mine: false, online: false, stand_in: null, consent: null, free_at: "2001-09-09T12:00:01Z", votes: [], voters: 0, left: null, ticking: false, resigned: false, kept: false };
  const seat = (changes: Partial<SeatInfo>) => care(table, { ...away, ...changes }, now);

  it("is asked of nobody who looks on, and not after the end", () => {
    expect(care({ mine: [], over: false }, { ...away, consent: "greedy" }, now)).toBe("none");
    expect(care({ mine: [0], over: true }, { ...away, consent: "greedy" }, now)).toBe("none");
    expect(seat({ kind: "bot", bot: "greedy" })).toBe("none");
  });
  it("is for each to say of their own seat, and for all of one nobody has taken", () => {
    expect(seat({ mine: true })).toBe("mine");
    expect(seat({ mine: true, stand_in: "greedy" })).toBe("take-back");
    expect(seat({ kind: "open" })).toBe("open");
    expect(seat({ kind: "open", stand_in: "greedy" })).toBe("send-away");
    expect(seat({ stand_in: "greedy" })).toBe("none");
  });
  it("waits for consent, or for the time that was agreed on", () => {
    expect(seat({})).toBe("wait");
    expect(seat({ free_at: null })).toBe("wait");
    expect(seat({ free_at: "2001-09-09T12:00:00Z" })).toBe("hand");
    expect(seat({ consent: "random" })).toBe("hand");
    expect(seat({ consent: "random", online: true })).toBe("none");
  });
  it("can be voted on by several", () => {
    expect(seat({ voters: 2 })).toBe("vote");
    expect(seat({ voters: 2, votes: [3] })).toBe("vote");
    expect(seat({ voters: 2, votes: [2] })).toBe("voted");
    expect(seat({ voters: 2, online: true })).toBe("none");
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
