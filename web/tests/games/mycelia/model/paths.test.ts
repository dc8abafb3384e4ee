import { describe, expect, it } from "vitest";
import { begin, guess, isButton, meanings } from "../../../../src/games/mycelia/model/paths";
import type { Option } from "../../../../src/generated/api";
import { touch, touchable } from "../../../../src/table/touch/paths";

const option = (text: string, ...path: string[]): Option => ({ text, path, label: text });
const steps = [
  option("drop c3 > c4", "field:c3", "field:c4"),
  option("drop c3 > b3", "field:c3", "field:b3"),
  option("drop a1 > b1", "field:a1", "field:b1"),
];

describe("click paths of Mycelia", () => {
  it("leave buttons beside the table", () => {
    expect(isButton(option("skip", "button:skip"))).toBe(true);
    expect(isButton(option("2", "choice:2"))).toBe(true);
    expect(isButton(option("end"))).toBe(true);
    expect(steps.some(isButton)).toBe(false);
  });

  it("begin after what every option touches first, but never choose", () => {
    const one = [steps[0]!, steps[1]!];
    expect(begin(one)).toEqual(["field:c3"]);
    expect(begin(steps)).toEqual([]);
    expect(begin([steps[0]!])).toEqual([]);
    expect(begin([option("take c3", "field:c3"), option("take c4", "field:c4")])).toEqual([]);
    expect(begin([...one, option("take c3", "field:c3")])).toEqual(["field:c3"]);
    expect(begin([])).toEqual([]);
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
