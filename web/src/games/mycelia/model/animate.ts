/** What an event does to the table one sees, and which piece travels from where to where. */

import type { EventInfo } from "../../../generated/api";
import type { GwidyonView, PlayerView, TableView } from "../../../generated/mycelia";
import { fieldNumber } from "./board";

/** A place on the table: `0:field:c3`, `1:leaves`, `shrine`, `pile`, `showcase:2`. Several: the first that is there. */
export type Spot = string;

export interface Flight {
  piece: "drop" | "prism" | "leaf" | "card" | "back" | "solo-back";
  card?: string;
  from: Spot[];
  to: Spot[];
}

export interface Scene {
  /** the table while the piece travels, and when it has arrived */
  during: TableView;
  after: TableView;
  flights: Flight[];
  /** a card that is being carried out or bought: shown large */
  card: string | null;
  face: string | null;
  /** how long it takes, in parts of the pace */
  weight: number;
}

function player(view: TableView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): TableView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function drops(view: TableView, seat: number, field: string, by: number, prism = false): TableView {
  const at = fieldNumber(field);
  const change = (list: readonly number[]): number[] => list.map((n, i) => (i === at ? Math.max(0, n + by) : n));
  return player(view, seat, (one) => ({ drops: change(one.drops), ...(prism ? { prisms: change(one.prisms) } : {}) }));
}

function gwidyon(view: TableView, change: (him: GwidyonView) => Partial<GwidyonView>): TableView {
  return view.gwidyon ? { ...view, gwidyon: { ...view.gwidyon, ...change(view.gwidyon) } } : view;
}

/** The piles of gifts when these lie open on them; a pile none of them belongs to is empty. */
function turned(view: TableView, tops: readonly string[]): TableView {
  return { ...view, roots: view.roots.map((pile) => ({ ...pile, top: tops.find((top) => pile.among.includes(top)) ?? null })) };
}

function isExit(view: TableView, seat: number, field: string): boolean {
  return view.players.find((one) => one.seat === seat)?.shrine_fields.includes(field) ?? false;
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? [...cards] : cards.filter((_, i) => i !== at);
}

/** What one event looks like. Unknown events change nothing: the state at the end is right anyway. */
export function scene(view: TableView, event: EventInfo): Scene {
  const { seat, values } = event;
  const text = (key: string): string => String(values[key] ?? "");
  const number = (key: string): number => Number(values[key] ?? 0);
  const card = text("card");
  const field = text("field");
  const still: Scene = { during: view, after: view, flights: [], card: null, face: null, weight: 0 };
  const of = (place: string): Spot[] => [`${seat}:${place}`, `${seat}:panel`];
  const prism = number("prism") > 0;
  const piece = prism ? "prism" : "drop";
  const cards = text("cards") ? text("cards").split(" ") : [];

  switch (event.name) {
    case "moved": {
      const to = text("to");
      const during = drops(view, seat, text("from"), -1, prism);
      // On a shrine field it does not stay: `off` follows.
      const after = isExit(view, seat, to) ? during : drops(during, seat, to, 1, prism);
      return { ...still, during, after, flights: [{ piece, from: of(`field:${text("from")}`), to: of(`field:${to}`) }], weight: 1 };
    }
    case "off": {
      const during = isExit(view, seat, field) ? view : drops(view, seat, field, -1, prism);
      const after = { ...player(during, seat, (one) => ({ left: Math.max(0, one.left - 1) })), collected: view.collected + 1 };
      return { ...still, during, after, flights: [{ piece, from: of(`field:${field}`), to: ["shrine"] }], weight: 1 };
    }
    case "played": {
      const during = player(view, seat, (one) => ({ hand: without(one.hand, card), hand_count: Math.max(0, one.hand_count - 1) }));
      const after = player(during, seat, (one) => ({ discard: [...one.discard, card] }));
      return { ...still, during, after, card, flights: [{ piece: "card", card, from: [`${seat}:hand:${card}`, ...of("hand")], to: of("discard") }], weight: 1.3 };
    }
    case "hired": {
      const slot = view.showcase.indexOf(card);
      const during = {
        ...player(view, seat, (one) => ({ leaves: Math.max(0, one.leaves - number("cost")) })),
        showcase: view.showcase.map((one, i) => (i === slot ? null : one)),
      };
      const after = player(during, seat, (one) => ({ draw: [{ count: 1, among: [card] }, ...one.draw] }));
      return { ...still, during, after, card, flights: [{ piece: "card", card, from: [`showcase:${slot}`, "pile"], to: of("draw") }], weight: 1.3 };
    }
    case "used": {
      const during = player(view, seat, (one) => {
        const at = one.tiles.findIndex((tile) => tile.tile === text("tile") && !tile.used);
        return {
          leaves: Math.max(0, one.leaves - number("cost")),
          tiles: one.tiles.map((tile, i) => (i === at ? { ...tile, used: true } : tile)),
        };
      });
      return { ...still, during, after: during, flights: [{ piece: "leaf", from: of("leaves"), to: of(`tile:${text("tile")}`) }], weight: 0.8 };
    }
    case "leaves": {
      const after = player(view, seat, (one) => ({ leaves: one.leaves + number("n") }));
      const flights: Flight[] = Array.from({ length: Math.min(4, number("n")) }, () => ({ piece: "leaf", from: ["leaves", ...of("discard")], to: of("leaves") }));
      return { ...still, after, flights, weight: 0.7 };
    }
    case "trashed":
    case "recycled": {
      const during = player(view, seat, (one) =>
        one.gifts.includes(card) ? { gifts: without(one.gifts, card), working: without(one.working, card) } : { discard: without(one.discard, card) },
      );
      const back = event.name === "recycled";
      const after = back ? player(during, seat, (one) => ({ draw: [{ count: 1, among: [card] }, ...one.draw] })) : { ...during, gone: [...view.gone, card] };
      return { ...still, during, after, card, flights: [{ piece: "card", card, from: of("discard"), to: back ? of("draw") : ["gone", "pile"] }], weight: 1 };
    }
    case "tile-gained":
      return { ...still, after: player(view, seat, (one) => ({ tiles: [...one.tiles, { tile: text("tile"), used: false }].sort((a, b) => (a.tile < b.tile ? -1 : 1)) })), weight: 0.6 };
    case "tile-returned":
      return {
        ...still,
        after: player(view, seat, (one) => {
          const same = one.tiles.filter((tile) => tile.tile === text("tile"));
          const gone = same.find((tile) => tile.used) ?? same[0];
          return { tiles: one.tiles.filter((tile) => tile !== gone) };
        }),
        weight: 0.6,
      };
    case "shrine-laid":
      return { ...still, after: player(view, seat, (one) => ({ shrine_fields: [...one.shrine_fields, field] })), weight: 0.8 };
    case "showcase-replaced":
      return { ...still, after: { ...view, thrown: [...view.thrown, ...view.showcase.filter((one) => one !== null)], showcase: view.showcase.map(() => null) }, weight: 0.4 };
    case "shown": {
      const slot = number("slot");
      const during = { ...view, pile: { ...view.pile, count: Math.max(0, view.pile.count - 1) } };
      const after = { ...during, showcase: view.showcase.map((one, i) => (i === slot ? card : one)) };
      return { ...still, during, after, flights: [{ piece: "card", card, from: ["pile"], to: [`showcase:${slot}`] }], weight: 0.7 };
    }
    case "pile-shuffled":
      return { ...still, after: { ...view, pile: { count: number("n"), among: view.thrown }, thrown: [] }, weight: 0.4 };
    case "shuffled":
      return {
        ...still,
        after: player(view, seat, (one) => ({ discard: [], draw: [...one.draw, { count: number("n"), among: one.discard }] })),
        flights: [{ piece: "back", from: of("discard"), to: of("draw") }],
        weight: 0.7,
      };
    case "drew": {
      const after = player(view, seat, (one) => {
        let left = number("n");
        const draw = one.draw.map((layer) => {
          const take = Math.min(left, layer.count);
          left -= take;
          return { ...layer, count: layer.count - take };
        });
        return { draw: draw.filter((layer) => layer.count > 0), hand: cards, hand_count: number("n") };
      });
      return { ...still, after, flights: [{ piece: "back", from: of("draw"), to: of("hand") }], weight: 0.7 };
    }
    case "shrine":
      return { ...still, after: { ...view, shrine: number("n"), collected: 0 }, weight: 0.6 };
    case "rolled":
      return { ...still, after: { ...view, shrine: 0, collected: 0 }, face: text("face"), weight: 2 };
    case "supplied": {
      const after = player(drops(view, seat, field, 1), seat, (one) => ({ left: one.left + 1 }));
      return { ...still, after, flights: [{ piece: "drop", from: ["shrine"], to: of(`field:${field}`) }], weight: 0.8 };
    }
    case "turn":
      return { ...still, after: { ...gwidyon(view, () => ({ his_turn: false })), active: seat, round: number("round") || view.round }, weight: 0.5 };
    case "turn-ended":
      return { ...still, after: player(view, seat, (one) => ({ tiles: one.tiles.map((tile) => ({ ...tile, used: false })) })) };
    case "favour":
    case "paid-favour":
      return { ...still, after: player(view, seat, () => ({ favour: number("space") })), weight: 0.6 };
    case "gift-laid": {
      const after = player(view, seat, (one) => ({ gifts: [...one.gifts, card] }));
      return { ...still, after, card, flights: [{ piece: "card", card, from: of("draw"), to: of("gifts") }], weight: 1.2 };
    }
    case "gift-bought": {
      const pile = view.roots.find((one) => one.top === card);
      const taken = { ...view, roots: view.roots.map((one) => (one === pile ? { ...one, top: null, count: one.count - 1 } : one)) };
      const during = player(taken, seat, () => ({ favour: 0 }));
      const shown = { ...during, roots: during.roots.map((one) => (one.top ? one : { ...one, top: cards.find((top) => one.among.includes(top)) ?? null })) };
      const after = player(shown, seat, (one) => ({ draw: [{ count: 1, among: [card] }, ...one.draw] }));
      return { ...still, during, after, card, flights: [{ piece: "card", card, from: [`roots:${pile?.colour ?? ""}`, "pile"], to: of("draw") }], weight: 1.3 };
    }
    case "gifts-cleared": {
      const after = player(view, seat, (one) => ({ discard: [...one.discard, ...one.gifts], gifts: [], working: [] }));
      const gifts = view.players.find((one) => one.seat === seat)?.gifts ?? [];
      return { ...still, after, flights: gifts.map((gift): Flight => ({ piece: "card", card: gift, from: of("gifts"), to: of("discard") })), weight: 0.8 };
    }
    case "roots-turned":
      return { ...still, after: turned(view, cards), weight: 0.8 };
    case "answered":
    case "again":
      return { ...still, card, weight: 0.9 };
    case "voided":
      return { ...still, weight: 0.7 };
    case "gwidyon-turn":
      return { ...still, after: gwidyon(view, () => ({ his_turn: true })), weight: 0.6 };
    case "gwidyon-card": {
      const after = gwidyon(view, (him) => ({ card, deck: Math.max(0, him.deck - 1), seen: [...him.seen, card] }));
      return { ...still, during: after, after, flights: [{ piece: "solo-back", from: ["gwidyon:deck", "gwidyon:panel"], to: ["gwidyon:card", "gwidyon:panel"] }], weight: 1.6 };
    }
    case "gwidyon-chip": {
      const after = gwidyon(view, () => ({ chip: text("side") === "remove" ? "remove" : "rest" }));
      return { ...still, during: after, after, weight: 1.3 };
    }
    case "gwidyon-removed": {
      const n = number("n");
      const after = { ...gwidyon(view, () => ({ left: number("left") })), collected: view.collected + n };
      const flights = Array.from({ length: Math.min(5, n) }, (): Flight => ({ piece: "drop", from: ["gwidyon:pile", "gwidyon:panel"], to: ["shrine"] }));
      return { ...still, during: { ...after, collected: view.collected }, after, flights, weight: 1.3 };
    }
    case "gwidyon-shuffled":
      return { ...still, after: gwidyon(view, (him) => ({ deck: him.deck + him.seen.length, seen: [], card: null })), weight: 0.8 };
    case "gwidyon-favour":
      return { ...still, after: gwidyon(view, () => ({ favour: number("space") })), weight: 0.8 };
    case "skipped":
      return { ...still, weight: 0.3 };
    case "ending":
      return { ...still, after: { ...view, ending: true }, weight: 1 };
    default:
      return still;
  }
}
