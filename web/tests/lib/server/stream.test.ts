import { beforeEach, describe, expect, it } from "vitest";

import { type Line, Stream } from "../../../src/lib/server/stream";

class Fake {
  readyState = 0;
  closed = false;
  private readonly ears = new Map<string, ((event: Event) => void)[]>();
  constructor(readonly url: string) {}
  addEventListener(name: string, act: unknown) {
    this.ears.set(name, [...(this.ears.get(name) ?? []), act as (event: Event) => void]);
  }
  close() {
    this.closed = true;
    this.readyState = 2;
  }
  send(name: string, data?: unknown) {
    for (const ear of this.ears.get(name) ?? []) ear({ data: JSON.stringify(data) } as MessageEvent);
  }
}

describe("the live line", () => {
  let lines: Fake[];
  let waiting: { act: () => void; ms: number }[];
  let states: Line[];
  let heard: number[];
  let stream: Stream;
  const last = () => lines.at(-1) as Fake;
  const update = (number: number) => ({ steps: [], state: { number } });

  beforeEach(() => {
    lines = [];
    waiting = [];
    states = [];
    heard = [];
    stream = new Stream(
      "t1",
      0,
      3,
      { update: (told) => heard.push(told.state.number), chat: () => {}, presence: () => {}, thinking: () => {}, hint: () => {}, line: (line) => states.push(line) },
      {
        source: (url) => {
          const made = new Fake(url);
          lines.push(made);
          return made as never;
        },
        later: (act, ms) => waiting.push({ act, ms }),
        forget: () => waiting.pop(),
      },
    );
  });

  it("asks for what comes after the number it has", () => {
    expect(last().url).toBe("/api/tables/t1/events?looking=0&after=3&lang=en");
    last().send("open");
    last().send("update", update(4));
    expect(heard).toEqual([4]);
    expect(states).toEqual(["opening", "open"]);
  });
  it("leaves a short break to the browser", () => {
    last().send("error");
    expect(states.at(-1)).toBe("lost");
    expect(lines).toHaveLength(1);
    last().send("open");
    expect(states.at(-1)).toBe("open");
  });
  it("begins anew after the last number when the browser gave up, ever more patiently", () => {
    last().send("update", update(7));
    for (const ms of [500, 1000, 2000]) {
      last().readyState = 2;
      last().send("error");
      expect(waiting.at(-1)?.ms).toBe(ms);
      waiting.pop()?.act();
    }
    expect(last().url).toBe("/api/tables/t1/events?looking=0&after=7&lang=en");
    last().send("open");
    last().readyState = 2;
    last().send("error");
    expect(waiting.at(-1)?.ms).toBe(500);
  });
  it("need not hear again what came by another way", () => {
    stream.saw(9);
    last().readyState = 2;
    last().send("error");
    waiting.pop()?.act();
    expect(last().url).toContain("after=9");
  });
  it("tries at once when told to", () => {
    last().readyState = 2;
    last().send("error");
    stream.nudge();
    expect(lines).toHaveLength(2);
    expect(waiting).toHaveLength(0);
  });
  it("hears nothing once closed", () => {
    stream.close();
    last().send("update", update(5));
    last().send("error");
    expect(heard).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(last().closed).toBe(true);
  });
});
