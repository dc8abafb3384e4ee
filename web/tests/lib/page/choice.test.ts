import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { withLanguage } from "../../../src/lib/page/choice";
import { whole } from "../../../src/lib/play/invitations";

describe("a link that is handed on", () => {
  beforeAll(() => void vi.stubGlobal("location", { origin: "https://forest.example" }));
  afterAll(() => void vi.unstubAllGlobals());
  it("keeps the language where somebody goes on reading what they see here", () => {
    expect(withLanguage("/replay/abc?at=7", "de")).toBe("https://forest.example/replay/abc?at=7&lang=de");
    expect(withLanguage("/seat/abc#code=123", "pl")).toBe("https://forest.example/seat/abc?lang=pl#code=123");
  });
  it("leaves it to the friend who is invited", () => {
    expect(whole("/join/abc#key")).toBe("https://forest.example/join/abc#key");
  });
});
