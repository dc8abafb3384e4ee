import { afterEach, expect, it, vi } from "vitest";

import { me } from "../../../src/lib/server/me";

afterEach(() => void vi.unstubAllGlobals());

it("tells languages one after the other, so that the last one counts, whatever became of the one before", async () => {
  const heard: string[] = [];
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    heard.push((JSON.parse(body) as { language: string }).language);
    return new Promise<Response>((done) => waiting.push(done));
  });
  const first = me.speak("de");
  const second = me.speak("fr");
  await vi.waitUntil(() => waiting.length > 0);
  expect(heard).toEqual(["de"]);
  waiting[0]!(new Response("{}", { status: 500 }));
  await expect(first).rejects.toThrow();
  await vi.waitUntil(() => waiting.length > 1);
  waiting[1]!(new Response("{}"));
  await second;
  expect(heard).toEqual(["de", "fr"]);
});
