import { describe, expect, it, vi } from "vitest";

import { makeApi, Refused } from "../../../src/lib/server/api";

const answer = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status })));

async function caught(act: Promise<unknown>): Promise<Refused> {
  try {
    await act;
  } catch (error) {
    if (error instanceof Refused) return error;
  }
  throw new Error("nothing was refused");
}

describe("doors", () => {
  it("posts a move with its number", async () => {
    const ask = answer(200, { steps: [], state: {} });
    await makeApi(ask).move("a/b", -1, 4, 1, "play boletus-edulis");
    const [url, wish] = ask.mock.calls[0] ?? [];
    expect(url).toBe("/api/tables/a%2Fb/moves?looking=-1&lang=en");
    expect(JSON.parse(String(wish?.body))).toEqual({ number: 4, seat: 1, move: "play boletus-edulis" });
  });
  it("sends a record as text", async () => {
    const ask = answer(201, { id: "x" });
    await makeApi(ask).open("game mycelia");
    expect(ask.mock.calls[0]?.[1]?.body).toBe("game mycelia");
  });
  it("gives refusals with their rule", async () => {
    const told = await caught(makeApi(answer(422, { error: "refused", message: "No.", rule: "MY.hire.price" })).games());
    expect(told).toMatchObject({ status: 422, error: "refused", message: "No.", rule: "MY.hire.price", stale: false });
  });
  it("knows an old position", async () => {
    expect((await caught(makeApi(answer(409, { error: "stale", message: "", rule: "" })).undo("a", -1, 1, 0))).stale).toBe(true);
  });
  it("copes with answers that are not ours", async () => {
    expect(await caught(makeApi(answer(502, "<html>")).tables())).toMatchObject({ status: 502, error: "http-502", message: "" });
    expect(await caught(makeApi(answer(500, "null")).tables())).toMatchObject({ error: "http-500" });
  });
  it("knows when nobody answers", async () => {
    expect((await caught(makeApi(() => Promise.reject(new TypeError("network"))).tables())).offline).toBe(true);
  });
});
