import { describe, expect, it } from "vitest";

import { readLast } from "../../../src/lib/play/last";

const seat = { kind: "bot", name: "", bot: "master", own: {} };

describe("the tables somebody laid last", () => {
  it("are read as they were kept", () => {
    const kept = { mycelia: { options: { prisma: true }, seats: [{ ...seat, kind: "me" }, seat] } };
    expect(readLast(JSON.stringify(kept))).toEqual(kept);
  });
  it("leave out what makes no sense", () => {
    for (const broken of ["", "nonsense", "3", "null", "[]"]) expect(readLast(broken || null)).toEqual({});
    const kept = { a: null, b: { options: {}, seats: [] }, c: { options: {}, seats: [{ kind: "nobody" }] }, d: { options: null, seats: [seat] }, e: { options: {}, seats: [seat] } };
    expect(Object.keys(readLast(JSON.stringify(kept)))).toEqual(["e"]);
  });
});
