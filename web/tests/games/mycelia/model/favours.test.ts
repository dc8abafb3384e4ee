import { describe, expect, it } from "vitest";
import { ringPlaces, standingOn } from "../../../../src/games/mycelia/model/favours";
import type { TrackView } from "../../../../src/generated/mycelia";

const track: TrackView = { spaces: ["start", "plain", "plain", "plain", "green", "green", "amber", "amber", "violet"], idle: [1, 2] };

describe("the ring of favours", () => {
  it("begins at the top and goes round clockwise", () => {
    const [first, second] = ringPlaces(9);
    expect(first![0]).toBeCloseTo(0);
    expect(first![1]).toBeLessThan(0);
    expect(second![0]).toBeGreaterThan(0);
  });

  it("keeps mushrooms on one space apart, and single ones in its middle", () => {
    const [, , one, other, alone] = standingOn(track, [{ sign: "1", space: 0 }, { sign: "2", space: 0 }, { sign: "3", space: 4 }]);
    expect(one!.shared && other!.shared).toBe(true);
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(20);
    expect(alone!.shared).toBe(false);
  });

  it("shows those nobody plays, each with a key of its own", () => {
    const idle = standingOn(track, []);
    expect(idle.map((one) => one.sign)).toEqual(["idle", "idle"]);
    expect(new Set(idle.map((one) => one.key)).size).toBe(2);
  });
});
