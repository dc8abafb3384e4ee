import { describe, expect, test } from "vitest";

import { keepProgress, NOTHING, progressOf, readProgress } from "../../../src/lib/play/progress";

function shelf(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("progress with the lessons", () => {
  test("is kept by game and lesson", () => {
    const store = shelf();
    expect(progressOf("mycelia", "1", store)).toEqual(NOTHING);
    keepProgress("mycelia", "1", { step: 3, turns: ["7-1"], done: false }, store);
    expect(progressOf("mycelia", "1", store)).toEqual({ step: 3, turns: ["7-1"], done: false });
    expect(progressOf("everdell", "1", store)).toEqual(NOTHING);
  });

  test("what was done once stays done", () => {
    const store = shelf();
    keepProgress("mycelia", "1", { step: 0, turns: [], done: true }, store);
    keepProgress("mycelia", "1", { step: 2, turns: [], done: false }, store);
    expect(progressOf("mycelia", "1", store)).toEqual({ step: 2, turns: [], done: true });
  });

  test("what is no progress is left out", () => {
    expect(readProgress("nonsense")).toEqual({});
    expect(readProgress('{"a": null, "b": {"step": "2", "turns": []}, "c": {"step": -4, "turns": [1, "7-1"]}}')).toEqual({
      c: { step: 0, turns: ["7-1"], done: false },
    });
  });
});
