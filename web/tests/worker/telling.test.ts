import { expect, test } from "vitest";

import { clickedPath, noteOf, shown } from "../../src/worker/telling";

test("a pushed note leads to a page of ours and nowhere else", () => {
  const note = { title: "It is your turn", body: "Mycelia with Bob", url: "/table/abc", tag: "abc", stop: "/stop?t=1", button: "No more" };
  expect(noteOf(note)).toEqual(note);
  expect(noteOf({ ...note, url: "//elsewhere.example" })?.url).toBe("/");
  expect(noteOf({ ...note, url: "https://elsewhere.example" })?.url).toBe("/");
  expect(noteOf({ title: 3 })).toBeNull();
  expect(noteOf(null)).toBeNull();
});

test("the button of a note leads to its end, everything else to the table", () => {
  const note = { title: "It is your turn", body: "Mycelia with Bob", url: "/table/abc", tag: "abc" };
  const told = shown(noteOf({ ...note, stop: "/stop?t=1", button: "No more" })!);
  expect(told.actions).toEqual([{ action: "stop", title: "No more" }]);
  expect(clickedPath("stop", told.data)).toBe("/stop?t=1");
  expect(clickedPath("", told.data)).toBe("/table/abc");
  expect(clickedPath("", undefined)).toBe("/");
  for (const stop of [undefined, "//elsewhere.example", "https://elsewhere.example"]) {
    const plain = shown(noteOf({ ...note, stop, button: "No more" })!);
    expect(plain.actions).toEqual([]);
    expect(clickedPath("stop", plain.data)).toBe("/table/abc");
  }
});
