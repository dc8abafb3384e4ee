import { expect, test } from "vitest";

import type { Option } from "../../lib/contract";
import { guess, touch, touchable } from "./paths";

const option = (text: string, ...path: string[]): Option => ({ text, path, label: text });
const options = [
  option("pass c3", "field:c3", "button:pass"),
  option("take c3", "field:c3", "button:take"),
  option("go b2", "field:b2"),
  option("sell book", "button:sell", "resource:book"),
  option("end", "button:end"),
];

test("what can be touched follows what has been", () => {
  expect([...touchable(options, [])]).toEqual(["field:c3", "field:b2", "button:sell", "button:end"]);
  expect([...touchable(options, ["field:c3"])]).toEqual(["button:pass", "button:take"]);
});

test("a path walked to its end chooses", () => {
  expect(touch(options, [], "field:b2")?.chosen?.text).toBe("go b2");
  expect(touch(options, [], "field:c3")).toEqual({ walked: ["field:c3"], chosen: null });
  expect(touch(options, ["button:sell"], "resource:book")?.chosen?.text).toBe("sell book");
  expect(touch(options, [], "resource:book")).toBeNull();
});

test("a useless click is asked about as what it meant", () => {
  expect(guess("field:c4", [], "gate")).toBe("overcome c4");
  expect(guess("field:c4", [], "bare")).toBe("go c4");
  expect(guess("resource:coin", ["button:buy"], "")).toBe("buy coin");
  expect(guess("strength:26", [], "")).toBe("fight 26");
});
