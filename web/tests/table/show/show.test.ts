import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { EventInfo, Step, TableState } from "../../../src/generated/api";
import { Show } from "../../../src/table/show/show.svelte";

interface Count {
  viewer: number;
  count: number;
}

/** A table that counts what has been told. */
class Counting extends Show<Count> {
  protected readonly quick = 100;
  readonly arrived: string[] = [];

  protected override arrive(steps: readonly Step[]): void {
    this.arrived.push(...steps.flatMap((one) => one.events.map((event) => event.words)));
  }

  protected override viewOf(table: TableState): Count {
    return table.view as unknown as Count;
  }

  protected override tell(now: Count, event: EventInfo, mine: boolean): Count | Promise<Count> {
    this.narration = event.words;
    return this.hold({ ...now, count: now.count + 1 }, this.pace(mine));
  }
}

const step = (seat: number, ...words: string[]): Step =>
  ({ number: 0, seat, kind: "move", events: words.map((one) => ({ name: one, seat, values: {}, words: one, head: false, unasked: "" })) }) as unknown as Step;
const state = (count: number): TableState => ({ mine: [0], view: { viewer: 0, count } }) as unknown as TableState;

function open(pace = 500) {
  const stage = { state: state(0), steps: [], pace, ontold: vi.fn(), onanimated: vi.fn() };
  const show = new Counting(() => stage);
  const meet = (steps: Step[], count: number): void => {
    stage.state = state(count);
    show.meet(steps, stage.state);
  };
  return { show, told: stage.ontold, done: stage.onanimated, meet };
}

describe("showing what happened", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says first that something was done because nothing else was possible", async () => {
    const { show, done, meet } = open();
    const one = step(0, "ended");
    one.events[0]!.unasked = "by itself";
    meet([one], 1);
    await vi.advanceTimersByTimeAsync(1);
    expect([show.playing?.count, show.narration]).toEqual([0, "by itself"]);
    await vi.advanceTimersByTimeAsync(700);
    expect([show.playing?.count, show.narration]).toEqual([1, "ended"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toHaveBeenCalledOnce();
  });

  it("tells one event after the other and says when it is done", async () => {
    const { show, told, done, meet } = open();
    const steps = [step(1, "first", "second")];
    meet(steps, 2);
    await vi.advanceTimersByTimeAsync(1);
    expect([show.playing?.count, show.narration, show.heard.length]).toEqual([1, "first", 1]);
    expect(told).toHaveBeenLastCalledWith(steps, 1);
    await vi.advanceTimersByTimeAsync(500);
    expect([show.playing?.count, show.narration, show.heard.length]).toEqual([2, "second", 2]);
    expect(told).toHaveBeenLastCalledWith(steps, 2);
    expect(done).not.toHaveBeenCalled();
    // What it left behind (a die that was thrown, say) is not there before it is over.
    expect(show.arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect([show.playing, show.narration, show.since]).toEqual([null, "", null]);
    expect(show.arrived).toEqual(["first", "second"]);
    expect(done).toHaveBeenCalledOnce();
  });

  it("does not linger over the own moves", async () => {
    const { show, meet } = open();
    meet([step(0, "mine")], 1);
    expect(show.own()).toBe(true);
    await vi.advanceTimersByTimeAsync(101);
    expect(show.playing).toBeNull();
  });

  it("ends at once for somebody who has seen enough", async () => {
    const { show, done, meet } = open();
    meet([step(1, "first", "second")], 2);
    await vi.advanceTimersByTimeAsync(1);
    show.finish();
    await vi.advanceTimersByTimeAsync(2000);
    expect([show.playing, show.narration]).toEqual([null, ""]);
    expect(done).toHaveBeenCalledOnce();
  });

  it("shows nothing moving to whoever wants it calm, and nothing that was taken back", async () => {
    const calm = open(0);
    calm.meet([step(1, "first")], 1);
    expect(calm.show.playing).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(calm.done).toHaveBeenCalledOnce();
    expect(calm.show.arrived).toEqual(["first"]);
    const undone = open();
    undone.meet([{ ...step(1, "first"), kind: "undo" } as Step], 0);
    expect(undone.show.playing).toBeNull();
  });

  it("shows nothing moving on a page nobody sees, and has arrived where it was cut short", async () => {
    const { show, meet } = open();
    meet([step(1, "first", "second")], 2);
    await vi.advanceTimersByTimeAsync(1);
    meet([], 2);
    expect([show.playing, show.arrived]).toEqual([null, ["first", "second"]]);
    vi.stubGlobal("document", { documentElement: { dataset: {} }, hidden: true });
    meet([step(1, "third")], 3);
    expect([show.playing, show.arrived]).toEqual([null, ["first", "second", "third"]]);
  });
});
