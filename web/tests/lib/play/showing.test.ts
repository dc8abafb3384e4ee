import { afterEach, describe, expect, test } from "vitest";

import { showing } from "../../../src/lib/play/showing.svelte";

/** Whether a turn is over by now. */
async function over(turn: Promise<void>): Promise<boolean> {
  let done = false;
  void turn.then(() => (done = true));
  await Promise.resolve();
  await Promise.resolve();
  return done;
}

const nothing = (): void => {};

describe("taking what is shown piece by piece", () => {
  afterEach(() => showing.pause(false));

  test("nothing waits unless it is halted", async () => {
    expect(await over(showing.turn(nothing))).toBe(true);
    showing.pause(true);
    const turn = showing.turn(nothing);
    expect(await over(turn)).toBe(false);
    showing.pause(false);
    expect(await over(turn)).toBe(true);
  });

  test("a step lets one piece go", async () => {
    showing.pause(true);
    const first = showing.turn(nothing);
    showing.step();
    expect(await over(first)).toBe(true);
    expect(await over(showing.turn(nothing))).toBe(false);
  });

  test("a step that is wanted while a piece is still shown is not lost", async () => {
    showing.pause(true);
    showing.step();
    expect(await over(showing.turn(nothing))).toBe(true);
    expect(await over(showing.turn(nothing))).toBe(false);
  });
});
