import { expect, test } from "vitest";

import { noteOf } from "../../src/worker/telling";

test("a pushed note leads to a page of ours and nowhere else", () => {
  const note = { title: "It is your turn", body: "Mycelia with Bob", url: "/table/abc", tag: "abc" };
  expect(noteOf(note)).toEqual(note);
  expect(noteOf({ ...note, url: "//elsewhere.example" })?.url).toBe("/");
  expect(noteOf({ ...note, url: "https://elsewhere.example" })?.url).toBe("/");
  expect(noteOf({ title: 3 })).toBeNull();
  expect(noteOf(null)).toBeNull();
});
