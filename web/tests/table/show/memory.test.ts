import { describe, expect, it, vi } from "vitest";

import type { EventInfo, Step, TableState } from "../../../src/generated/api";

const doors = vi.hoisted(() => ({ steps: vi.fn(), opening: vi.fn(() => Promise.resolve<EventInfo[]>([])) }));
vi.mock("../../../src/lib/server/api", () => ({ api: doors }));

const { Memory } = await import("../../../src/table/show/memory.svelte");

const event = (name: string): EventInfo => ({ name, seat: 0, values: {}, words: name, head: false, unasked: "" });
const step = (number: number, name: string, kind = "move"): Step => ({ number, seat: 0, kind, events: [event(name)] }) as unknown as Step;

describe("the past of a table", () => {
  it("goes back beyond this page, leaves out what was taken back, and ends with what is being shown", async () => {
    doors.steps.mockResolvedValue([step(0, "first"), step(1, "mistake"), step(2, "oh", "undo"), step(3, "shown now")]);
    const table = { id: "t", number: 4 } as TableState;
    const memory = new Memory(() => table, { since: 3, heard: [event("half")] }, () => true);
    memory.meet([step(3, "shown now")]);
    await vi.waitFor(() => expect(memory.eventsOf(0)).toHaveLength(1));
    expect(memory.past.flatMap((one) => one.events.map((it) => it.name))).toEqual(["first", "half"]);
    memory.meet([]);
    expect(doors.steps).toHaveBeenCalledOnce();
  });

  it("begins with what happened while the table was set up", async () => {
    doors.steps.mockResolvedValue([step(0, "first")]);
    doors.opening.mockResolvedValue([event("set up")]);
    const memory = new Memory(() => ({ id: "t", number: 1 }) as TableState, { since: null, heard: [] }, () => true);
    memory.meet([]);
    await vi.waitFor(() => expect(memory.eventsOf(0)).toHaveLength(1));
    expect(memory.past.flatMap((one) => one.events.map((it) => it.name))).toEqual(["set up", "first"]);
    expect(memory.eventsOf(-1)).toHaveLength(1);
  });

  it("is not asked for where nobody wants it", () => {
    doors.steps.mockClear();
    const memory = new Memory(() => ({ id: "t", number: 1 }) as TableState, { since: null, heard: [] }, () => false);
    memory.meet([step(0, "first")]);
    expect(doors.steps).not.toHaveBeenCalled();
    expect(memory.eventsOf(0)).toEqual([]);
  });
});
