import { beforeEach, describe, expect, it, vi } from "vitest";

import type { EventInfo, Step, TableState, Update } from "../../../src/generated/api";

const doors = vi.hoisted(() => ({
  table: vi.fn(),
  steps: vi.fn(() => Promise.resolve([])),
  opening: vi.fn(() => Promise.resolve<EventInfo[]>([])),
  chat: vi.fn(() => Promise.resolve([])),
  move: vi.fn(),
  hint: vi.fn(),
  giveUpHint: vi.fn(() => Promise.resolve()),
  standIn: vi.fn(),
  pace: vi.fn(),
}));
vi.mock("../../../src/lib/server/api", async (original) => ({
  ...(await original<typeof import("../../../src/lib/server/api")>()),
  api: doors,
  componentsOf: () => Promise.resolve([]),
}));

const { Refused } = await import("../../../src/lib/server/api");
const { Session } = await import("../../../src/lib/play/session.svelte");

let line: { send: (name: string, data: unknown) => void };
class Fake {
  readyState = 1;
  private readonly ears: Record<string, (event: unknown) => void> = {};
  constructor() {
    line = { send: (name, data) => this.ears[name]?.({ data: JSON.stringify(data) }) };
  }
  addEventListener(name: string, act: (event: unknown) => void) {
    this.ears[name] = act;
  }
  close() {}
}
vi.stubGlobal("EventSource", Fake);

const state = (number: number, turn = 0) => ({ id: "t", number, turn, mine: [0], viewer: 0, seats: [], question: "?", choices: [] }) as unknown as TableState;
const step = (number: number, seat: number): Step => ({
  number,
  seat,
  kind: "move",
  label: "",
  events: [{ name: "x", seat, values: {}, words: "x", head: false, unasked: "" }],
  story: [{ words: "x", name: "x", seat, head: false, deed: false, joins: false, events: 1 }],
});
const update = (number: number, turn: number, ...steps: Step[]): Update => ({ steps, state: state(number, turn) });

describe("a session", () => {
  let session: InstanceType<typeof Session>;
  beforeEach(async () => {
    doors.table.mockResolvedValue(state(0));
    session = new Session("t", () => 0, () => {});
    await session.open();
  });

  it("sends the pace of the bots in turn, while a move is under way too", async () => {
    let moved = (_: Update): void => undefined;
    let slow = (_: TableState): void => undefined;
    doors.move.mockReturnValueOnce(new Promise<Update>((done) => (moved = done)));
    doors.pace.mockReturnValueOnce(new Promise<TableState>((done) => (slow = done))).mockResolvedValueOnce({ ...state(0), pace: "quick" });
    const playing = session.play("x");
    void session.setPace("slow");
    const last = session.setPace("quick");
    await vi.waitUntil(() => doors.pace.mock.calls.length > 0);
    expect(doors.pace.mock.calls).toEqual([["t", -1, "slow"]]);
    slow({ ...state(0), pace: "slow" });
    await last;
    expect(doors.pace.mock.lastCall).toEqual(["t", -1, "quick"]);
    expect(session.latest?.pace).toBe("quick");
    moved(update(1, 0, step(0, 0)));
    await playing;
  });

  it("counts what happened while the table was set up, and hears every step after it", async () => {
    doors.opening.mockResolvedValueOnce([{ name: "nightweave-acts", seat: 0, values: {}, words: "She acts.", head: false, unasked: "" }]);
    await session.open();
    expect(session.counted.map((one) => one.number)).toEqual([-1]);
    expect(session.since.map((one) => one.number)).toEqual([-1]);
    line.send("update", update(1, 1, step(0, 0)));
    expect(session.counted.map((one) => one.number)).toEqual([-1, 0]);
  });
  it("hears the answer to a move and the same from the live line once", async () => {
    doors.move.mockResolvedValue(update(1, 1, step(0, 0)));
    await session.play("play x");
    line.send("update", update(1, 1, step(0, 0)));
    expect(session.steps).toHaveLength(1);
    expect(session.moving).toHaveLength(1);
    session.animated();
    expect(session.moving).toHaveLength(0);
    expect(session.shown?.number).toBe(1);
  });
  it("shows one thing after the other and skips when asked", () => {
    line.send("update", update(1, 1, step(0, 0)));
    line.send("update", update(2, 1, step(1, 1)));
    line.send("update", update(3, 0, step(2, 1)));
    expect(session.shown?.number).toBe(1);
    session.animated();
    expect(session.shown?.number).toBe(2);
    expect(session.skip()).toBe(true);
    expect(session.shown?.number).toBe(3);
    expect(session.skip()).toBe(false);
  });
  it("can be played on although somebody came while something moved", () => {
    line.send("update", update(1, 1, step(0, 0)));
    line.send("update", update(2, 0, step(1, 1)));
    line.send("presence", [{ seat: 0, name: "Ada" }]);
    session.animated();
    session.animated();
    expect(session.playable).toBe(true);
    expect(session.shown?.seats).toHaveLength(1);
  });
  it("does not go back to older news", () => {
    line.send("update", update(2, 1, step(0, 0), step(1, 0)));
    line.send("update", update(1, 0, step(0, 0)));
    expect(session.latest?.number).toBe(2);
    expect(session.steps).toHaveLength(2);
  });
  it("shows a refusal with its rule and stays where it is", async () => {
    doors.move.mockRejectedValue(new Refused(422, { error: "refused", message: "No.", rule: "MY.x" }));
    await session.play("hire x");
    expect(session.refusal).toEqual({ message: "No.", rule: "MY.x" });
    expect(session.busy).toBe(false);
  });
  it("hears how far a hint is, and shows it when it is there", async () => {
    let answer: (hints: unknown[]) => void = () => {};
    doors.hint.mockReturnValue(new Promise((done) => (answer = done)));
    const asked = session.ask();
    expect(session.asking).toBe(0);
    line.send("hint", { number: 0, seat: 0, share: 0.4 });
    expect(session.asking).toBe(0.4);
    expect(session.playable).toBe(true);
    answer([{ text: "end", label: "End", expectation: 0.5, sure: 0.1, why: "" }]);
    await asked;
    expect(session.asking).toBeNull();
    expect(session.hints).toHaveLength(1);
  });
  it("forgets a hint that was given up or came too late", async () => {
    doors.hint.mockRejectedValue(new Refused(409, { error: "given-up", message: "Given up.", rule: "" }));
    const asked = session.ask();
    await session.giveUp();
    await asked;
    expect(doors.giveUpHint).toHaveBeenCalledOnce();
    expect(session.refusal).toBeNull();
    let answer: (hints: unknown[]) => void = () => {};
    doors.hint.mockReturnValue(new Promise((done) => (answer = done)));
    const late = session.ask();
    line.send("update", update(1, 1, step(0, 0)));
    answer([{ text: "end", label: "End", expectation: 0.5, sure: 0.1, why: "" }]);
    await late;
    expect(session.hints).toBeNull();
  });
  it("hears a bot think until it has moved", () => {
    line.send("update", update(1, 1, step(0, 0)));
    line.send("thinking", { number: 0, seat: 1, share: 0.9 });
    expect(session.thinking).toBeNull();
    line.send("thinking", { number: 1, seat: 1, share: 0.3 });
    expect(session.thinking?.share).toBe(0.3);
    line.send("update", update(2, 0, step(1, 1)));
    expect(session.thinking).toBeNull();
  });
  it("does not ask me while a bot plays at my seat", async () => {
    doors.standIn.mockResolvedValue({ ...state(0), seats: [{ seat: 0, name: "Ada", mine: true, stand_in: "greedy" }] });
    expect(session.playable).toBe(true);
    await session.standIn(0, "greedy");
    expect(session.playable).toBe(false);
  });
  it("reads an old position anew", async () => {
    doors.move.mockRejectedValue(new Refused(409, { error: "stale", message: "Moved on.", rule: "" }));
    doors.table.mockResolvedValue(state(4, 1));
    await session.play("play x");
    expect(session.latest?.number).toBe(4);
  });

  it("keeps nothing of the last person when the screen is passed on", async () => {
    const shared = (viewer: number, turn: number) => ({ ...state(1, turn), mine: [0, 1], viewer });
    doors.table.mockResolvedValue(shared(-1, 0));
    await session.open();
    expect(session.playable).toBe(false);
    doors.table.mockResolvedValue(shared(0, 0));
    await session.pass(0);
    expect(session.playable).toBe(true);
    line.send("update", { steps: [step(1, 0)], state: { ...shared(0, 1), number: 2 } });
    session.skip();
    expect(session.playable).toBe(false);
    session.hints = [{ text: "end", label: "End", expectation: 0.5, sure: 0.1, why: "" }];
    doors.table.mockResolvedValue({ ...shared(1, 1), number: 2 });
    doors.steps.mockResolvedValueOnce([]);
    await session.pass(1);
    expect(doors.table).toHaveBeenLastCalledWith("t", 1);
    expect(doors.steps).toHaveBeenLastCalledWith("t", 1);
    expect([session.steps, session.hints, session.playable]).toEqual([[], null, true]);
  });
});
