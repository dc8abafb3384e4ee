import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Analysis } from "../../../src/generated/api";

const doors = vi.hoisted(() => ({ analysis: vi.fn(), analyse: vi.fn(), stopAnalysis: vi.fn(() => Promise.resolve()) }));
vi.mock("../../../src/lib/server/api", async (original) => ({ ...(await original<typeof import("../../../src/lib/server/api")>()), api: doors }));

const { Refused } = await import("../../../src/lib/server/api");
const { Review } = await import("../../../src/lib/play/review.svelte");

const far = (status: Analysis["status"], share = 0): Analysis => ({ status, share, level: "master", own: true, points: [], costly: [] });

describe("a look back", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    doors.analysis.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it("is followed until it is done", async () => {
    const review = new Review("t", 100);
    doors.analyse.mockResolvedValue(far("running"));
    await review.begin();
    doors.analysis.mockResolvedValue(far("running", 0.5));
    await vi.advanceTimersByTimeAsync(100);
    expect(review.now?.share).toBe(0.5);
    doors.analysis.mockResolvedValue(far("done", 1));
    await vi.advanceTimersByTimeAsync(100);
    expect(review.now?.status).toBe("done");
    await vi.advanceTimersByTimeAsync(1000);
    expect(doors.analysis).toHaveBeenCalledTimes(2);
  });
  it("can be stopped, and left", async () => {
    const review = new Review("t", 100);
    doors.analyse.mockResolvedValue(far("running"));
    await review.begin();
    doors.analysis.mockResolvedValue(far("none"));
    await review.stop();
    expect(doors.stopAnalysis).toHaveBeenCalledOnce();
    expect(review.now?.status).toBe("none");
    await review.begin();
    review.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(doors.analysis).toHaveBeenCalledTimes(1);
  });
  it("is followed again after a short break, and a refusal is told", async () => {
    const review = new Review("t", 100);
    doors.analyse.mockResolvedValue(far("running"));
    await review.begin();
    doors.analysis.mockRejectedValueOnce(new Refused(0, { error: "offline", message: "", rule: "" }));
    await vi.advanceTimersByTimeAsync(100);
    doors.analysis.mockResolvedValue(far("done", 1));
    await vi.advanceTimersByTimeAsync(100);
    expect(review.now?.status).toBe("done");
    doors.analyse.mockRejectedValue(new Refused(409, { error: "one-at-a-time", message: "One at a time.", rule: "" }));
    await review.begin();
    expect(review.trouble?.message).toBe("One at a time.");
  });
});
