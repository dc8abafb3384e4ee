import { describe, expect, it } from "vitest";
import type { Option } from "../../lib/contract";
import { back, begin, guess, meanings, open, touch, touchable, walkedThrough } from "./paths";

function option(text: string, ...path: string[]): Option {
  return { text, path, label: text };
}

const skip = option("skip", "button:skip");
const steps = [
  option("drop c3 > c4", "field:c3", "field:c4"),
  option("drop c3 > b3", "field:c3", "field:b3"),
  option("drop a1 > b1", "field:a1", "field:b1"),
  skip,
];

describe("click paths", () => {
  it("light up what comes first and leave buttons alone", () => {
    expect([...touchable(steps, [])]).toEqual(["field:c3", "field:a1"]);
  });

  it("light up the second things after the first", () => {
    const first = touch(steps, [], "field:c3");
    expect(first).toEqual({ walked: ["field:c3"], chosen: null });
    expect([...touchable(steps, ["field:c3"])]).toEqual(["field:c4", "field:b3"]);
  });

  it("choose when one path is walked to its end", () => {
    expect(touch(steps, ["field:c3"], "field:b3")?.chosen?.text).toBe("drop c3 > b3");
  });

  it("wait for the second click even if only one option is left", () => {
    expect(touch(steps, [], "field:a1")).toEqual({ walked: ["field:a1"], chosen: null });
  });

  it("refuse what is not on the path", () => {
    expect(touch(steps, [], "field:c4")).toBeNull();
    expect(touch(steps, ["field:c3"], "field:a1")).toBeNull();
  });

  it("go back one step", () => {
    expect(back(steps, ["field:c3"])).toEqual([]);
    expect(back(steps, [])).toEqual([]);
  });

  it("offer an option that ends where others go on as a button", () => {
    const both = [...steps, option("take c3", "field:c3")];
    expect(touch(both, [], "field:c3")?.chosen).toBeNull();
    expect(walkedThrough(both, ["field:c3"]).map((o) => o.text)).toEqual(["take c3"]);
    expect(walkedThrough(both, [])).toEqual([]);
  });

  it("begin after what every option touches first, but never choose", () => {
    const one = [steps[0]!, steps[1]!, skip];
    expect(begin(one)).toEqual(["field:c3"]);
    expect(back(one, ["field:c3"])).toEqual(["field:c3"]);
    expect(begin([steps[0]!, skip])).toEqual([]);
    expect(begin([option("take c3", "field:c3"), option("take c4", "field:c4")])).toEqual([]);
    expect(begin([...one, option("take c3", "field:c3")])).toEqual(["field:c3"]);
    expect(begin([])).toEqual([]);
    expect(begin([skip])).toEqual([]);
  });

  it("choose cards and tiles with one click", () => {
    const turn = [option("play boletus-edulis", "hand:boletus-edulis"), option("use b", "tile:b")];
    expect(touch(turn, [], "tile:b")?.chosen?.text).toBe("use b");
    expect(open(turn, []).length).toBe(2);
  });

  it("guess what a useless click meant", () => {
    expect(guess("hand:lepista-nuda", [])).toBe("play lepista-nuda");
    expect(guess("showcase:lepista-nuda", [])).toBe("hire lepista-nuda");
    expect(guess("tile:b", [])).toBe("use b");
    expect(guess("field:c3", [])).toBe("take c3");
    expect(guess("field:d4", ["field:c3"])).toBe("drop c3 > d4");
    expect(guess("field:d4", ["prism:c3"])).toBe("prism c3 > d4");
    expect(guess("prism:c3", [])).toBe("take prism c3");
    expect(guess("gift:lux", [])).toBe("buy lux");
  });

  it("take a field for its prism drops where nothing else can be meant", () => {
    expect(meanings("field:c3")).toEqual(["field:c3", "prism:c3"]);
    expect(meanings("hand:lepista-nuda")).toEqual(["hand:lepista-nuda"]);
    const kinds = [option("drop c3 > c4", "field:c3", "field:c4"), option("prism c3 > c4", "prism:c3", "field:c4")];
    expect([...touchable(kinds, [])]).toEqual(["field:c3", "prism:c3"]);
    expect(touch(kinds, ["prism:c3"], "field:c4")?.chosen?.text).toBe("prism c3 > c4");
  });
});
