import { describe, expect, it, vi } from "vitest";

import { Kept } from "../../../src/lib/server/kept.svelte";

interface Wishes {
  mail: string;
  push: string;
}
const NONE: Wishes = { mail: "off", push: "off" };

/** A server that answers when it is told to. */
class Slow {
  kept: Wishes = NONE;
  readonly asked: Wishes[] = [];
  private readonly waiting: (() => void)[] = [];
  send = (wanted: Wishes): Promise<Wishes> => {
    this.asked.push(wanted);
    return new Promise((done, fail) => {
      this.waiting.push(() => {
        if (wanted.mail === "refused") return fail(new Error("no"));
        this.kept = wanted;
        done(wanted);
      });
    });
  };
  async answer(): Promise<void> {
    await vi.waitUntil(() => this.waiting.length > 0);
    this.waiting.shift()!();
  }
}

async function choosing(): Promise<{ server: Slow; kept: Kept<Wishes>; choose: (change: Partial<Wishes>) => Promise<boolean> }> {
  const server = new Slow();
  const kept = new Kept(() => Promise.resolve(server.kept), String);
  await kept.look();
  return { server, kept, choose: (change) => kept.choose((was) => ({ ...was, ...change }), server.send, "kept") };
}

describe("what the server keeps for somebody", () => {
  it("keeps both of two changes, though the first one is not answered yet", async () => {
    const { server, kept, choose } = await choosing();
    const both = [choose({ mail: "each" }), choose({ push: "digest" })];
    expect(kept.now).toEqual({ mail: "each", push: "digest" });
    await server.answer();
    await both[0];
    expect([kept.now, kept.said]).toEqual([{ mail: "each", push: "digest" }, ""]);
    await server.answer();
    expect(await Promise.all(both)).toEqual([true, true]);
    expect([server.kept, kept.now, kept.said]).toEqual([{ mail: "each", push: "digest" }, { mail: "each", push: "digest" }, "kept"]);
  });

  it("sends one after the other, so that the last one counts", async () => {
    const { server, kept, choose } = await choosing();
    const both = [choose({ mail: "each" }), choose({ mail: "off" })];
    await vi.waitUntil(() => server.asked.length > 0);
    expect(server.asked).toEqual([{ mail: "each", push: "off" }]);
    await server.answer();
    await server.answer();
    await Promise.all(both);
    expect([server.kept.mail, kept.now?.mail]).toEqual(["off", "off"]);
  });

  it("does not send what was refused once more with the next change, and says why it was", async () => {
    const { server, kept, choose } = await choosing();
    const both = [choose({ mail: "refused" }), choose({ push: "each" })];
    await server.answer();
    await server.answer();
    expect(await Promise.all(both)).toEqual([false, true]);
    expect(server.asked[1]).toEqual({ mail: "off", push: "each" });
    expect([kept.now, kept.problem, kept.said]).toEqual([{ mail: "off", push: "each" }, "Error: no", ""]);
  });

  it("shows what counts when a change was done although nobody could say so", async () => {
    const { server, kept } = await choosing();
    const lost = (wanted: Wishes): Promise<Wishes> => {
      server.kept = wanted;
      return Promise.reject(new Error("offline"));
    };
    expect(await kept.choose((was) => ({ ...was, mail: "each" }), lost)).toBe(false);
    expect(kept.now).toEqual({ mail: "each", push: "off" });
  });

  it("says that nothing could be read", async () => {
    const kept = new Kept(() => Promise.reject<Wishes>(new Error("offline")), String);
    expect(await kept.look()).toBe(false);
    expect([kept.now, kept.problem, kept.busy]).toEqual([null, "Error: offline", false]);
  });
});
