import { describe, expect, it } from "vitest";
import { scene } from "../../../../src/games/mycelia/model/animate";
import { FIELDS, fieldNumber } from "../../../../src/games/mycelia/model/board";
import type { EventInfo } from "../../../../src/generated/api";
import type { TableView } from "../../../../src/generated/mycelia";

function table(): TableView {
  const player = (seat: number) => ({
    seat, board: "front", drops: FIELDS.map(() => 1), prisms: FIELDS.map((field) => (field === "a1" ? 1 : 0)), left: 20, shrine_fields: ["d2"], leaves: 3,
    tiles: [{ tile: "a", used: false }, { tile: "b", used: false }], hand: seat ? [] : ["drifting-leaf", "lepista-nuda"], hand_count: 2,
    draw: [{ count: 3, among: [] }], discard: ["boletus-edulis"], gifts: seat ? [] : ["viatica"], working: seat ? [] : ["viatica"],
    discount: 0, free_tiles: false, favour: 4,
  });
  return {
    game: "mycelia", viewer: 0, turn: 0, active: 0, first: 0, round: 1, ending: false, over: false,
    showcase: ["lepista-nuda", null, "panellus-mitis", "amanita-muscaria", "suillus-grevillei"], pile: { count: 30, among: [] }, thrown: [],
    supply_card: "1", supply_side: 0, shrine: 0, capacity: 10, collected: 0, box: 0, tile_stock: {}, shrine_tokens: 2, gone: [],
    expansion: true, prisma: true, shrine_prisms: 0, track: { spaces: ["start", "plain", "plain", "plain", "green", "green", "amber", "amber", "violet"], idle: [1, 2] },
    roots: [{ colour: "green", top: "umbra", count: 2, among: ["umbra", "globi"], under: [] }, { colour: "amber", top: "lux", count: 1, among: ["lux"], under: [] }],
    gwidyon: { left: 20, start: 20, chip: "remove", deck: 5, seen: ["4"], card: "4", favour: 0, his_turn: false }, doing: [],
    players: [player(0), player(1)],
  };
}

function event(name: string, values: Record<string, string | number> = {}, seat = 0): EventInfo {
  return { name, seat, values, words: name, head: false, unasked: "" };
}

const on = (view: TableView, field: string, seat = 0) => view.players[seat]?.drops[fieldNumber(field)];

describe("events as scenes", () => {
  it("a drop leaves its field, travels and arrives", () => {
    const { during, after, flights } = scene(table(), event("moved", { from: "c3", to: "c4" }));
    expect([on(during, "c3"), on(during, "c4")]).toEqual([0, 1]);
    expect([on(after, "c3"), on(after, "c4")]).toEqual([0, 2]);
    expect(flights[0]).toMatchObject({ piece: "drop", from: ["0:field:c3", "0:panel"], to: ["0:field:c4", "0:panel"] });
  });

  it("a drop that reaches a shrine field does not stay there", () => {
    const moved = scene(table(), event("moved", { from: "d3", to: "d2" }));
    expect(on(moved.after, "d2")).toBe(1);
    const off = scene(moved.after, event("off", { field: "d2" }));
    expect(on(off.after, "d2")).toBe(1);
    expect(off.after.collected).toBe(1);
    expect(off.after.players[0]?.left).toBe(19);
  });

  it("a played card goes from hand to discard", () => {
    const { after, card } = scene(table(), event("played", { card: "lepista-nuda" }));
    expect(after.players[0]).toMatchObject({ hand: ["drifting-leaf"], hand_count: 1, discard: ["boletus-edulis", "lepista-nuda"] });
    expect(card).toBe("lepista-nuda");
  });

  it("a hired card leaves a gap and costs leaves", () => {
    const { after } = scene(table(), event("hired", { card: "panellus-mitis", cost: 2 }, 1));
    expect(after.showcase[2]).toBeNull();
    expect(after.players[1]?.leaves).toBe(1);
  });

  it("a new hand comes from the layers of the pile", () => {
    const { after } = scene(table(), event("drew", { n: 3, cards: "b-card a-card c-card" }));
    expect(after.players[0]).toMatchObject({ hand: ["b-card", "a-card", "c-card"], hand_count: 3, draw: [] });
  });

  it("a prism drop stays one wherever it goes", () => {
    const { after, flights } = scene(table(), event("moved", { from: "a1", to: "a2", prism: 1 }));
    expect(flights[0]?.piece).toBe("prism");
    expect([after.players[0]?.prisms[0], after.players[0]?.prisms[fieldNumber("a2")], on(after, "a2")]).toEqual([0, 1, 2]);
    const off = scene(after, event("off", { field: "a2", prism: 1 }));
    expect([off.after.players[0]?.prisms[fieldNumber("a2")], on(off.after, "a2")]).toEqual([0, 1]);
  });

  it("a bought gift leaves its pile, the next one lies open, and the mushroom goes back", () => {
    const { during, after } = scene(table(), event("gift-bought", { card: "umbra", cards: "globi lux" }));
    expect(during.roots[0]).toMatchObject({ top: null, count: 1 });
    expect(after.roots.map((pile) => pile.top)).toEqual(["globi", "lux"]);
    expect(after.players[0]).toMatchObject({ favour: 0, draw: [{ count: 1, among: ["umbra"] }, { count: 3 }] });
  });

  it("gifts are laid, leave the area one by one or all at once", () => {
    const laid = scene(table(), event("gift-laid", { card: "lux" }));
    expect(laid.after.players[0]?.gifts).toEqual(["viatica", "lux"]);
    expect(scene(laid.after, event("recycled", { card: "viatica" })).after.players[0]).toMatchObject({ gifts: ["lux"], working: [], discard: ["boletus-edulis"] });
    expect(scene(laid.after, event("gifts-cleared", { n: 2 })).after.players[0]).toMatchObject({ gifts: [], discard: ["boletus-edulis", "viatica", "lux"] });
  });

  it("Gwidyon turns a card, his chip and takes drops off his pile", () => {
    const him = (name: string, values: Record<string, string | number>) => scene(table(), event(name, values)).after;
    expect(him("gwidyon-card", { card: "2" }).gwidyon).toMatchObject({ card: "2", deck: 4, seen: ["4", "2"] });
    expect(him("gwidyon-chip", { side: "rest" }).gwidyon?.chip).toBe("rest");
    expect(him("gwidyon-removed", { n: 3, left: 17 })).toMatchObject({ collected: 3, gwidyon: { left: 17 } });
    expect(him("gwidyon-shuffled", {}).gwidyon).toMatchObject({ deck: 6, seen: [], card: null });
    expect(him("gwidyon-favour", { space: 3 }).gwidyon?.favour).toBe(3);
  });

  it("what it does not know changes nothing", () => {
    const before = table();
    expect(scene(before, event("something-new", { n: 1 })).after).toBe(before);
    expect(() => scene(before, event("moved"))).not.toThrow();
  });
});
