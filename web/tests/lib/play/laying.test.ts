import { describe, expect, it } from "vitest";

import { laying } from "../../../src/games/mycelia/laying";
import type { SettingInfo } from "../../../src/generated/api";
import { groups, type Seat, together, wishes } from "../../../src/lib/play/laying";

function setting(name: string, more: Partial<SettingInfo> = {}): SettingInfo {
  return { name, about: name, default: false, kind: "flag", low: 0, high: 0, choices: [], each_seat: false, ...more };
}

const settings = [
  setting("players", { kind: "number", default: 2, low: 1, high: 4 }),
  setting("expansion"),
  setting("prisma"),
  setting("boards", { kind: "choice", default: "front", choices: ["front", "pond"], each_seat: true }),
  setting("gwidyon", { kind: "number", default: 20, low: 15, high: 25 }),
  setting("first", { kind: "choice", default: "random", choices: ["random", "0", "1"] }),
  setting("new-one"),
];
const seat = (board: string): Seat => ({ kind: "me", name: "", bot: "", own: { boards: board } });
const names = (options: Record<string, boolean>, seats: number): string[] =>
  groups(laying, settings, options, seats).flatMap((group) => group.shown.map((one) => one.setting.name));

describe("laying a table", () => {
  it("hides what means nothing with so many seats", () => {
    expect(names({}, 2)).not.toContain("gwidyon");
    expect(names({}, 2)).toContain("first");
    expect(names({}, 1)).toContain("gwidyon");
    expect(names({}, 1)).not.toContain("first");
  });

  it("shows a setting nobody has sorted, and none of the seats' own", () => {
    expect(names({}, 2)).toContain("new-one");
    expect(names({}, 2)).not.toContain("boards");
    expect(names({}, 2)).not.toContain("players");
  });

  it("has the expansion always on with Prisma", () => {
    const of = (prisma: boolean) =>
      groups(laying, settings, { prisma }, 2).flatMap((group) => group.shown).find((one) => one.setting.name === "expansion")?.fixed;
    expect(of(false)).toBeNull();
    expect(of(true)?.value).toBe(true);
    expect(wishes(laying, settings, { prisma: true, expansion: false }, [seat("front")])["expansion"]).toBe(true);
    expect(wishes(laying, settings, { prisma: false, expansion: false }, [seat("front")])["expansion"]).toBe(false);
  });

  it("asks for one board for all if they agree, else for one each", () => {
    expect(together(["front", "front"])).toBe("front");
    expect(wishes(laying, settings, {}, [seat("front"), seat("pond")])).toMatchObject({ boards: "front,pond", players: 2 });
    expect(wishes(laying, settings, {}, [seat("pond"), seat("pond")])["boards"]).toBe("pond");
  });

  it("leaves what does not apply as it is by itself", () => {
    expect(wishes(laying, settings, { gwidyon: 25, first: "1" }, [seat("front"), seat("front")])).toMatchObject({ gwidyon: 20, first: "1" });
    expect(wishes(laying, settings, { gwidyon: 25, first: "1" }, [seat("front")])).toMatchObject({ gwidyon: 25, first: "random" });
  });
});
