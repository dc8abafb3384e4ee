import { describe, expect, it } from "vitest";

import type { Option } from "../../../src/generated/api";
import { open, split, touch, touchable, walkedThrough } from "../../../src/table/touch/paths";

const option = (text: string, ...path: string[]): Option => ({ text, path, label: text });
const steps = [
  option("drop c3 > c4", "field:c3", "field:c4"),
  option("drop c3 > b3", "field:c3", "field:b3"),
  option("drop a1 > b1", "field:a1", "field:b1"),
  option("end", "button:end"),
];

describe("click paths", () => {
  it("light up what comes first", () => {
    expect([...touchable(steps, [])]).toEqual(["field:c3", "field:a1", "button:end"]);
  });

  it("light up the second things after the first", () => {
    expect(touch(steps, [], "field:c3")).toEqual({ walked: ["field:c3"], chosen: null });
    expect([...touchable(steps, ["field:c3"])]).toEqual(["field:c4", "field:b3"]);
  });

  it("choose when one path is walked to its end", () => {
    expect(touch(steps, ["field:c3"], "field:b3")?.chosen?.text).toBe("drop c3 > b3");
    expect(touch(steps, [], "button:end")?.chosen?.text).toBe("end");
  });

  it("wait for the second click even if only one option is left", () => {
    expect(touch(steps, [], "field:a1")).toEqual({ walked: ["field:a1"], chosen: null });
  });

  it("refuse what is not on the path", () => {
    expect(touch(steps, [], "field:c4")).toBeNull();
    expect(touch(steps, ["field:c3"], "field:a1")).toBeNull();
  });

  it("offer an option that ends where others go on by its words", () => {
    const both = [...steps, option("take c3", "field:c3")];
    expect(touch(both, [], "field:c3")?.chosen).toBeNull();
    expect(walkedThrough(both, ["field:c3"]).map((one) => one.text)).toEqual(["take c3"]);
    expect(walkedThrough(both, [])).toEqual([]);
    expect(touch(both, ["field:c3"], "option:take c3")?.chosen?.text).toBe("take c3");
  });

  it("end in words where two touch the same things", () => {
    const both = [option("lose 0:king", "city:0:king"), option("guard 0:king", "city:0:king"), option("lose 0:inn", "city:0:inn")];
    const first = touch(both, [], "city:0:king");
    expect(first).toEqual({ walked: ["city:0:king"], chosen: null });
    expect([...touchable(both, first!.walked)]).toEqual(["option:lose 0:king", "option:guard 0:king"]);
    expect(touch(both, first!.walked, "option:guard 0:king")?.chosen?.text).toBe("guard 0:king");
    expect(touch(both, [], "city:0:inn")?.chosen?.text).toBe("lose 0:inn");
  });

  it("leave the options open that begin alike", () => {
    expect(open(steps, ["field:c3"]).map((one) => one.text)).toEqual(["drop c3 > c4", "drop c3 > b3"]);
  });
});

describe("a thing", () => {
  it("has a kind and a name", () => {
    expect(split("city:0:inn:2")).toEqual(["city", "0:inn:2"]);
    expect(split("lay")).toEqual(["lay", ""]);
  });
});
