/** How the table looks after an event, as far as it can be told from the event; what is left out comes at the end. */

import type { EventInfo } from "../../../generated/api";
import type { Cell, FightView, Obstacle, PlayerView, Resource, TableView, Tile } from "../../../generated/deep_forest";
import type { Pack } from "./board";
import { givesOf, laidOn, type Spot } from "./strips";
import { RESOURCES } from "./view";

/** How long an event is shown, in parts of the pace; what is not named takes a half. */
const WEIGHTS: Record<string, number> = {
  turn: 0.5, stood: 0.5, income: 0.8, drew: 0.2, revealed: 0.55, laid: 0.9, walked: 0.6, fights: 0.8, rolled: 1.3, won: 1, lost: 1,
  claimed: 0.9, fog: 1, "troll-sent": 0.9, coins: 0, "turn-ended": 0, over: 0, aside: 0.35, left: 0.9, entered: 0.5,
};

export const weightOf = (event: EventInfo): number => WEIGHTS[event.name] ?? 0.5;

type Goods = Record<Resource, number>;

function spotOf(from: string, to: string): Spot {
  const [[r1, c1], [r2, c2]] = [from, to].map((cell) => cell.split(",").map((n) => Number(n) - 1)) as [[number, number], [number, number]];
  const turn = r1 === r2 ? (c1 < c2 ? 0 : 2) : r1 < r2 ? 1 : 3;
  return { row: Math.min(r1, r2), column: Math.min(c1, c2), turn };
}

const add = (goods: Goods, resource: unknown, n: number): Goods => ({ ...goods, [resource as Resource]: goods[resource as Resource] + n });

/** A tile leaves the board, a troll that was sent first. */
function taken(player: PlayerView, field: string): Pick<PlayerView, "fields" | "visitors"> {
  const guests = player.visitors[field] ?? 0;
  if (!guests) return { fields: { ...player.fields, [field]: "bare" }, visitors: player.visitors };
  const visitors = { ...player.visitors, [field]: guests - 1 };
  if (guests === 1) delete visitors[field];
  return { fields: player.fields, visitors };
}

function playerAfter(player: PlayerView, event: EventInfo): PlayerView {
  const value = event.values;
  const field = String(value["field"] ?? "");
  const goods = (resource: unknown, n: number): PlayerView => ({ ...player, goods: add(player.goods, resource, n) });
  switch (event.name) {
    case "entered":
      return { ...player, pawn: field };
    case "revealed":
      // The line of sight grows with what it reaches.
      return { ...player, fields: { ...player.fields, [field]: value["tile"] as Tile }, sight: [...player.sight, field] };
    case "stood":
      return { ...player, edge: String(value["edge"]) };
    case "income":
      return { ...player, goods: RESOURCES.reduce((sum, one) => add(sum, one, Number(value[one] ?? 0)), player.goods) };
    case "doubled":
      return goods(value["resource"], 1);
    case "drew":
      return { ...player, hand_count: player.hand_count + 1 };
    case "walked": {
      const markers = Number(value["markers"]);
      const trail = [...player.trail, { field: String(value["from"]), markers }];
      return { ...player, pawn: String(value["to"]), trail, goods: add(player.goods, "marker", -markers), sight: [] };
    }
    case "sword-taken":
      return { ...player, ...taken(player, field), swords: player.swords + 1 };
    case "overcame": {
      const tile = value["tile"] as Obstacle;
      return { ...player, ...taken(player, field), obstacles: { ...player.obstacles, [tile]: player.obstacles[tile] + 1 } };
    }
    case "troll-paid":
      return { ...player, ...taken(player, field), goods: add(player.goods, "coin", -1), trolls: player.trolls + 1 };
    case "retreated": {
      const at = player.trail.findIndex((stone) => stone.field === value["to"]);
      const trail = at < 0 ? player.trail : player.trail.slice(0, at);
      return { ...player, pawn: String(value["to"]), trail, retreats: player.retreats - 1, goods: add(player.goods, "marker", Number(value["markers"])), sight: [] };
    }
    case "left":
      return { ...player, left: true, pawn: field, sight: [] };
    case "swords-turned":
      return { ...player, swords: player.swords - Number(value["n"]), swords_turned: player.swords_turned + Number(value["n"]) };
    case "claimed":
      return { ...player, monsters: [...player.monsters, String(value["monster"])] };
    case "sold":
      return { ...player, goods: add(add(player.goods, value["resource"], -Number(value["n"])), "coin", 1) };
    case "bought":
      return { ...player, goods: add(add(player.goods, value["resource"], 1), "coin", -Number(value["n"])) };
    case "rewarded":
      return goods(value["resource"], Number(value["n"]));
    case "returned":
    case "boosted":
      return goods(value["resource"], -1);
    default:
      return player;
  }
}

function fightAfter(view: TableView, event: EventInfo): FightView | null {
  const value = event.values;
  const { fight } = view;
  if (event.name === "fights") {
    const strength = Number(value["strength"]);
    const boost = view.monsters.find((one) => one.strength === strength)?.boost ?? "";
    return { seat: event.seat, strength, dice: [], aside: [], rolls: 0, rolls_left: 3, extra: 0, total: 0, boost, advice: [], chance: 0, with_resources: 0 };
  }
  if (!fight) return null;
  if (event.name === "rolled") {
    const dice = String(value["dice"]).match(/\d/g)?.map(Number) ?? [];
    return { ...fight, dice, rolls: fight.rolls + 1, rolls_left: fight.rolls_left - 1, total: dice.reduce((sum, one) => sum + one, fight.extra), advice: [] };
  }
  if (event.name === "aside") return { ...fight, aside: [...fight.aside, Number(value["die"])] };
  if (event.name === "boosted") return { ...fight, extra: fight.extra + 1, total: fight.total + 1 };
  return event.name === "claimed" || event.name === "turn" ? null : fight;
}

function marketAfter(view: TableView, event: EventInfo, pack: Pack): TableView["market"] {
  const { market } = view;
  const value = event.values;
  const shown = (cells: Cell[]) => market.edges.map((edge) => ({ ...edge, gives: givesOf(cells, edge.edge, market.size) }));
  if (event.name === "laid") {
    const cells = laidOn(market.cells, pack.strip(String(value["strip"])), spotOf(String(value["from"]), String(value["to"])), market.size);
    return { ...market, cells, edges: shown(cells), laying: "", laid: [...market.laid, String(value["strip"])] };
  }
  if (event.name === "stood") {
    const edges = market.edges.map((edge) => ({ ...edge, seat: edge.edge === value["edge"] ? event.seat : edge.seat === event.seat ? -1 : edge.seat }));
    return { ...market, edges };
  }
  if (event.name === "drew") return { ...market, pile: market.pile - 1 };
  if (event.name === "market-cleared") {
    const cells = market.cells.map((): Cell => "nothing");
    return { ...market, cells, edges: shown(cells).map((edge) => ({ ...edge, seat: -1 })), laid: [], pile: Number(value["n"]) };
  }
  return market;
}

export function after(view: TableView, event: EventInfo, pack: Pack): TableView {
  const value = event.values;
  let players = view.players.map((player) => (player.seat === event.seat ? playerAfter(player, event) : player));
  if (event.name === "troll-sent") {
    const field = String(value["field"]);
    players = players.map((player) => {
      if (player.seat === event.seat) return { ...player, trolls: player.trolls - 1 };
      return player.seat === Number(value["to"]) ? { ...player, visitors: { ...player.visitors, [field]: (player.visitors[field] ?? 0) + 1 } } : player;
    });
  }
  return {
    ...view,
    players,
    market: marketAfter(view, event, pack),
    fight: fightAfter(view, event),
    active: event.name === "turn" ? event.seat : view.active,
    round: event.name === "turn" ? Number(value["round"]) : view.round,
    fog: event.name === "fog" ? Number(value["row"]) : view.fog,
    monsters: event.name === "claimed" ? view.monsters.map((one) => (one.id === value["monster"] ? { ...one, left: one.left - 1 } : one)) : view.monsters,
  };
}
