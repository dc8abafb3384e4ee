import { RIVAL_SEAT } from "../../../src/art/seats";
import { readFileSync } from "node:fs";

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { EventInfo, SeatInfo, Step, TableState, Update } from "../../../src/generated/api";
import { sentences } from "../../fluent";

const doors = vi.hoisted(() => ({
  table: vi.fn(),
  steps: vi.fn(() => Promise.resolve([])),
  opening: vi.fn(() => Promise.resolve([])),
  chat: vi.fn(() => Promise.resolve([])),
}));
vi.mock("../../../src/lib/server/api", async (original) => ({
  ...(await original<typeof import("../../../src/lib/server/api")>()),
  api: doors,
  componentsOf: () => Promise.resolve([]),
}));

const { Moment } = await import("../../../src/lib/play/moment.svelte");
const { Session } = await import("../../../src/lib/play/session.svelte");
const { speak } = await import("../../../src/lib/page/words");

let send: (name: string, data: unknown) => void;
class Line {
  readyState = 1;
  private readonly ears: Record<string, (event: unknown) => void> = {};
  constructor() {
    send = (name, data) => this.ears[name]?.({ data: JSON.stringify(data) });
  }
  addEventListener(name: string, act: (event: unknown) => void) {
    this.ears[name] = act;
  }
  close() {}
}
vi.stubGlobal("EventSource", Line);
beforeAll(() => speak("en", () => Promise.resolve(sentences(readFileSync("../src/tanglewood/locales/en/web/web.ftl", "utf-8")))));

const seats = ["Ada", "Bruno"].map((name, seat) => ({ seat, name, mine: seat === 0, online: true, stand_in: null })) as SeatInfo[];
const state = (number: number, turn: number): TableState =>
  ({ id: "t", number, turn, mine: [0], viewer: 0, seats, question: turn < 0 ? "The game is over." : `question ${number}`, choices: [], over: turn < 0 }) as unknown as TableState;
const event = (words: string, seat: number): EventInfo => ({ name: words.endsWith("is on.") ? "turn" : "did", seat, values: {}, words, head: words.endsWith("is on."), unasked: "" });
const step = (number: number, seat: number, ...events: EventInfo[]): Step => ({
  number,
  seat,
  kind: "move",
  label: "",
  events,
  story: events.map((one, index) => ({ words: one.words, name: one.name, seat: one.seat, head: one.head, deed: false, joins: false, events: index + 1 })),
});
const update = (number: number, turn: number, ...steps: Step[]): Update => ({ steps, state: state(number, turn) });

describe("the moment on the table", () => {
  let session: InstanceType<typeof Session>;
  let moment: InstanceType<typeof Moment>;
  /** what the page says of the game */
  const said = () => {
    const { turn, question, over } = moment.table!;
    return { log: moment.told(moment.counted).map((one) => one.words), turn, question, over, doing: moment.doing };
  };

  beforeEach(async () => {
    doors.table.mockResolvedValue(state(0, 0));
    session = new Session("t", () => 500, () => {});
    moment = new Moment(session, () => ["nightweave"]);
    await session.open();
  });

  const mine = step(0, 0, event("Ada plays.", 0), event("Bruno is on.", 1));
  const his = step(1, 1, event("Bruno plays.", 1), event("Bruno wins.", 1));

  it("is the newest state while nothing moves", () => {
    expect(said()).toEqual({ log: [], turn: 0, question: "question 0", over: false, doing: "asked" });
  });

  it("tells of the end when the board has come to it, not before", () => {
    send("update", update(1, 1, mine));
    send("update", update(2, -1, his));
    expect(said()).toEqual({ log: [], turn: 0, question: "Your turn", over: false, doing: "moving" });
    moment.tell(session.moving, 1);
    expect(said()).toMatchObject({ log: ["Ada plays."], turn: 0, over: false });
    moment.tell(session.moving, 2);
    expect(said()).toMatchObject({ log: ["Ada plays.", "Bruno is on."], turn: 1, question: "Bruno is on.", over: false });
    session.animated();
    expect(said()).toMatchObject({ log: ["Ada plays.", "Bruno is on."], turn: 1, question: "Bruno is on.", over: false, doing: "moving" });
    moment.tell(session.moving, 1);
    expect(said()).toMatchObject({ log: ["Ada plays.", "Bruno is on.", "Bruno plays."], over: false });
    session.animated();
    expect(said()).toMatchObject({ log: ["Ada plays.", "Bruno is on.", "Bruno plays.", "Bruno wins."], turn: -1, question: "The game is over.", over: true, doing: "over" });
  });

  it("tells what several events come to when the last of them is shown", () => {
    const gains = step(1, 1, event("Bruno gains 1.", 1), event("Bruno gains 1.", 1));
    const [last] = gains.story.splice(0, 2);
    if (last) gains.story.push({ ...last, words: "Bruno gains 2.", events: 2 });
    send("update", update(1, 1, mine));
    session.animated();
    send("update", update(2, 0, gains));
    moment.tell(session.moving, 1);
    expect(said().log).not.toContain("Bruno gains 2.");
    moment.tell(session.moving, 2);
    expect(said().log.at(-1)).toBe("Bruno gains 2.");
  });

  it("is the newest state at once for whoever has seen enough", () => {
    send("update", update(1, 1, mine));
    send("update", update(2, -1, his));
    session.skip();
    expect(said()).toMatchObject({ turn: -1, over: true, doing: "over" });
    expect(said().log).toHaveLength(4);
  });

  it("goes back with the board when it is shown again what others did", async () => {
    vi.useFakeTimers();
    send("update", update(1, 1, mine));
    send("update", update(2, 0, his));
    session.skip();
    doors.table.mockResolvedValueOnce(state(1, 1));
    const again = session.again();
    await vi.advanceTimersByTimeAsync(1);
    expect(said().log).toEqual(["Ada plays.", "Bruno is on."]);
    await vi.advanceTimersByTimeAsync(100);
    await again;
    moment.tell(session.moving, 1);
    expect(said()).toMatchObject({ log: ["Ada plays.", "Bruno is on.", "Bruno plays."], turn: 1 });
    session.animated();
    expect(said()).toMatchObject({ turn: 0, doing: "asked" });
    vi.useRealTimers();
  });

  it("knows who is here although something moves, and how far a bot is only when it waits for it", () => {
    send("update", update(1, 1, mine));
    send("presence", [{ ...seats[0] }, { ...seats[1], online: false }]);
    send("thinking", { number: 1, seat: 1, share: 0.5 });
    expect(moment.table?.seats[1]?.online).toBe(false);
    expect(moment.thinking).toBeNull();
    session.animated();
    expect(moment.thinking?.share).toBe(0.5);
    expect(moment.doing).toBe("waiting");
  });

  it("knows that it is the rival’s turn", () => {
    const hers = { ...event("Nightweave is on.", 0), name: "nightweave-turn", head: false };
    send("update", update(1, 0, step(0, 0, event("Ada plays.", 0), hers)));
    moment.tell(session.moving, 2);
    expect(said()).toMatchObject({ turn: RIVAL_SEAT, question: "Nightweave is on." });
  });
});
