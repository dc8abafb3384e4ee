/** The table after an event, as far as one can see it before the server's own picture comes; and where it happened. */

import type { EventInfo } from "../../../generated/api";
import type { CityCard, NightweaveView, PlayerView, Season, TableView } from "../../../generated/everdell";
import { RESOURCES } from "./view";

type Act = (view: TableView, values: EventInfo["values"], player: PlayerView, seat: number) => void;

const num = (value: unknown): number => Number(value ?? 0);
const id = (value: unknown): string => String(value ?? "");

function laid(owner: number, card: string, city: readonly CityCard[]): CityCard {
  const copy = city.filter((one) => one.card === card).length + 1;
  const ref = `${owner}:${card}${copy > 1 ? `:${copy}` : ""}`;
  return { ref, card, points: 0, occupied: false, tokens: 0, stored: {}, prisoners: [], workers: [], spaces: 0, partner: -1, over: false, down: false, web: false };
}

function goods(player: PlayerView | undefined, values: EventInfo["values"], sign: number): void {
  if (!player) return;
  for (const it of RESOURCES) player.resources[it] += sign * num(values[it]);
  player.points += sign * num(values["points"]);
}

function leaveHand(player: PlayerView, card: string): void {
  player.hand_count -= 1;
  const at = player.hand.indexOf(card);
  if (at >= 0) player.hand.splice(at, 1);
}

function leaveLegends(player: PlayerView, card: string): void {
  if (player.legends.includes(card) || player.legends.length === 0) player.legends_count = Math.max(0, player.legends_count - 1);
  player.legends = player.legends.filter((one) => one !== card);
}

function emptySlot(view: TableView, card: string, number = 0): void {
  const slot = view.meadow.find((one) => (number ? one.slot === number : one.card === card));
  if (slot) Object.assign(slot, { card: null, price: null });
}

const ofCard = (city: readonly CityCard[] | undefined, card: string): CityCard | undefined => city?.find((one) => one.card === card);

const eventTaken = (view: TableView, event: string): void => {
  const found = view.events.find((one) => one.id === event);
  if (found) found.owner = -2;
};

/** Workers of the opponent without a seat leave every place. */
const sendHome = (view: TableView): void => {
  for (const place of [...view.locations, ...view.events, ...view.players.flatMap((one) => one.city), ...(view.nightweave?.city ?? [])])
    place.workers = place.workers.filter((one) => one.seat >= 0);
};

/** One of her spiders stands somewhere from now on. */
function spiderTo(hers: NightweaveView, workers: { seat: number; permanent: boolean }[] | undefined): void {
  workers?.push({ seat: -1, permanent: false });
  hers.spiders_home = Math.max(0, hers.spiders_home - 1);
}

type Deed = (hers: NightweaveView, values: EventInfo["values"], view: TableView) => void;

/** What Nightweave's steps change. */
const DEEDS: Record<string, Deed> = {
  reveals: (hers, values) => {
    hers.activity = id(values["activity"]);
    hers.left = Math.max(0, hers.left - 1);
  },
  points: (hers, values) => (hers.points += num(values["n"])),
  drew: (hers, values, view) => {
    hers.hand_count += num(values["n"]);
    view.deck -= num(values["n"]);
  },
  discarded: (hers, _, view) => {
    hers.hand_count = Math.max(0, hers.hand_count - 1);
    view.discard += 1;
  },
  placed: (hers, values, view) => spiderTo(hers, view.locations.find((one) => one.id === id(values["place"]))?.workers),
  claimed: (hers, values, view) => {
    eventTaken(view, id(values["event"]));
    hers.events.push(id(values["event"]));
  },
  played: (hers, values, view) => {
    if (num(values["slot"])) emptySlot(view, "", num(values["slot"]));
    hers.city.push(laid(view.players.length, id(values["card"]), hers.city));
  },
  fool: (_, values, view) => {
    const to = num(values["to"]);
    const city = view.players[to]?.city;
    city?.push(laid(to, id(values["card"]), city));
  },
  entered: (hers, values, view) => {
    hers.pawn = num(values["slot"]);
    emptySlot(view, "", hers.pawn);
  },
  "visited-own": (hers, values) => spiderTo(hers, ofCard(hers.city, id(values["card"]))?.workers),
  visited: (hers, values, view) => spiderTo(hers, ofCard(view.players[num(values["owner"])]?.city ?? hers.city, id(values["card"]))?.workers),
  home: (hers, _, view) => {
    sendHome(view);
    Object.assign(hers, { pawn: 0, beside: [], spiders_home: hers.spiders });
  },
  prepared: (hers, values) => {
    hers.season = id(values["season"]) as Season;
    hers.spiders += num(values["n"]);
    hers.spiders_home += num(values["n"]);
  },
  took: (hers, values, view) => {
    emptySlot(view, "", num(values["slot"]));
    hers.hand_count += 1;
  },
  cleared: (_, values, view) => emptySlot(view, "", num(values["slot"])),
  finished: (hers) => (hers.finished = true),
  spins: (hers, values) => (hers.intrigue = id(values["intrigue"])),
  looted: (hers, values, view) => {
    if (num(values["slot"])) emptySlot(view, "", num(values["slot"]));
    hers.loot.push(id(values["card"]));
  },
  secret: (hers, values, view) => {
    hers.secret += num(values["n"]);
    view.deck -= num(values["n"]);
  },
  moved: (hers, values, view) => {
    hers.pawn = num(values["slot"]);
    emptySlot(view, "", hers.pawn);
  },
  whim: (hers, values) => (hers.personality = id(values["personality"])),
  web: (hers, values, view) => {
    const place = id(values["place"]);
    if (view.events.some((one) => one.id === place)) hers.event_webs[place] = (hers.event_webs[place] ?? 0) + 1;
    else if (!hers.webs.includes(place)) hers.webs.push(place);
  },
  robbed: (_, values, view) => {
    const city = view.players[num(values["owner"])]?.city ?? [];
    const at = city.findIndex((one) => one.card === id(values["card"]));
    if (at >= 0) city.splice(at, 1);
  },
};

const ACTS: Record<string, Act> = {
  turn: (view, _, __, seat) => (view.active = seat),
  gained: (_, values, player) => goods(player, values, 1),
  paid: (_, values, player) => goods(player, values, -1),
  received: (view, values, player) => {
    goods(player, values, 1);
    goods(view.players[num(values["from"])], values, -1);
  },
  placed: (view, values, player, seat) => {
    view.locations.find((one) => one.id === id(values["place"]))?.workers.push({ seat, permanent: false });
    player.free_workers -= 1;
  },
  claimed: (view, values, player, seat) => {
    const event = view.events.find((one) => one.id === id(values["event"]));
    if (event) Object.assign(event, { owner: seat, workers: [...event.workers, { seat, permanent: false }] });
    player.free_workers -= 1;
  },
  visited: (view, values, player, seat) => {
    const owner = num(values["owner"]);
    ofCard(view.players[owner]?.city ?? (view.rugwort ?? view.nightweave)?.city, id(values["card"]))?.workers.push({ seat, permanent: false });
    player.free_workers -= 1;
  },
  played: (view, values, player, seat) => {
    const card = id(values["card"]);
    if (values["from"] === "hand") leaveHand(player, card);
    if (values["from"] === "meadow") emptySlot(view, card);
    if (values["from"] === "legends") leaveLegends(player, card);
    if (card !== "fool") player.city.push(laid(seat, card, player.city));
  },
  replaced: (_, values, player, seat) => {
    leaveLegends(player, id(values["card"]));
    const at = player.city.findIndex((one) => one.card === id(values["old"]));
    if (at >= 0) player.city[at] = { ...laid(seat, id(values["card"]), player.city), occupied: player.city[at]?.occupied ?? false };
  },
  spent: (_, values, player) => {
    const card = ofCard(player.city, id(values["card"]));
    if (card) card.tokens -= num(values["n"]);
  },
  sent: (view, values) => {
    const to = num(values["to"]);
    const city = view.players[to]?.city;
    city?.push(laid(to, id(values["card"]), city));
  },
  shown: (view, values) => {
    const slot = view.meadow.find((one) => one.slot === num(values["slot"]));
    if (slot) slot.card = id(values["card"]);
    view.deck -= 1;
  },
  drew: (view, values, player) => {
    player.hand_count += num(values["n"]);
    player.hand.push(...id(values["cards"]).split(" ").filter(Boolean));
    view.deck -= num(values["n"]);
  },
  discarded: (view, values, player) => {
    leaveHand(player, id(values["cards"]));
    view.discard += 1;
  },
  took: (view, values, player) => {
    emptySlot(view, "", num(values["slot"]));
    player.hand_count += 1;
    player.hand.push(id(values["card"]));
  },
  laid: (view, values, player) => {
    leaveHand(player, id(values["card"]));
    const slot = view.meadow.find((one) => one.slot === num(values["slot"]));
    if (slot) slot.card = id(values["card"]);
  },
  hoarded: (view, values) => emptySlot(view, "", num(values["slot"])),
  cleared: (view, values) => {
    emptySlot(view, "", num(values["slot"]));
    view.discard += 1;
  },
  left: (_, values, player) => {
    const at = player.city.findIndex((one) => one.card === id(values["card"]));
    if (at >= 0) player.city.splice(at, 1);
  },
  occupied: (_, values, player) => {
    const home = player.city.find((one) => one.card === id(values["card"]) && !one.occupied);
    if (home) home.occupied = true;
  },
  tokens: (view, values) => {
    const card = ofCard(view.players[num(values["owner"])]?.city, id(values["card"]));
    if (card) card.tokens += num(values["n"]);
  },
  stored: (_, values, player) => {
    const card = ofCard(player.city, id(values["card"]));
    for (const it of RESOURCES) if (card && num(values[it])) card.stored[it] = (card.stored[it] ?? 0) + num(values[it]);
  },
  "gave-card": (_, values, player) => leaveHand(player, id(values["card"])),
  "got-card": (_, values, player) => {
    player.hand_count += 1;
    if (values["card"]) player.hand.push(id(values["card"]));
  },
  prepared: (view, values, player, seat) => {
    player.season = id(values["season"]) as Season;
    player.workers += num(values["workers"]);
    player.free_workers = player.workers;
    const home = (one: { seat: number; permanent: boolean }): boolean => one.seat !== seat || one.permanent;
    for (const place of [...view.locations, ...view.events, ...view.players.flatMap((one) => one.city)]) place.workers = place.workers.filter(home);
  },
  passed: (_, __, player) => (player.passed = true),
  "rugwort-rolled": (view, values) => {
    if (view.rugwort) view.rugwort.rolled = num(values["die"]);
  },
  "rugwort-played": (view, values) => {
    emptySlot(view, "", num(values["slot"]));
    if (view.rugwort) view.rugwort.city.push(laid(view.players.length, id(values["card"]), view.rugwort.city));
  },
  "rugwort-claimed": (view, values) => {
    eventTaken(view, id(values["event"]));
    view.rugwort?.events.push(id(values["event"]));
  },
  "rugwort-token": (view, values) => {
    if (view.rugwort) view.rugwort.points += num(values["points"]);
  },
  "rugwort-lucky": (view) => {
    if (view.rugwort) view.rugwort.points += 1;
  },
  "rugwort-blocks": (view, values) => {
    const slot = view.meadow.find((one) => one.slot === num(values["slot"]));
    if (slot) slot.blocked = true;
  },
};

/** What happens in the lands. */
const LAND_ACTS: Record<string, Act> = {
  pearls: (_, values, player) => {
    if (player.pearlbrook) player.pearlbrook.pearls += num(values["n"]);
  },
  "pearls-paid": (_, values, player) => {
    if (player.pearlbrook) player.pearlbrook.pearls -= num(values["n"]);
  },
  frog: (view, values, player, seat) => {
    view.pearlbrook?.spaces.find((one) => one.id === id(values["space"]))?.frogs.push(seat);
    if (player.pearlbrook) player.pearlbrook.frog = id(values["space"]);
  },
  adorned: (_, values, player) => {
    const mine = player.pearlbrook;
    if (!mine) return;
    mine.adornments = mine.adornments.filter((one) => one !== id(values["adornment"]));
    mine.adornments_count -= 1;
    mine.adorned.push({ id: id(values["adornment"]), points: 0 });
  },
  built: (view, values, player, seat) => {
    const wonder = view.pearlbrook?.wonders.find((one) => one.id === id(values["wonder"]));
    if (wonder) wonder.owner = seat;
    player.pearlbrook?.wonders.push(id(values["wonder"]));
  },
  "station-shown": (view, values) => {
    const slot = view.station?.slots.find((one) => one.slot === num(values["slot"]));
    if (slot) Object.assign(slot, { card: id(values["card"]), price: null });
    view.deck -= 1;
  },
  "tile-shown": (view, values) => {
    const slot = view.station?.slots.find((one) => one.slot === num(values["slot"]));
    if (slot) slot.tile = id(values["tile"]);
  },
  "visitor-shown": (view, values) => {
    const at = num(values["pile"]) - 1;
    if (view.station) view.station.piles[at] = { id: id(values["visitor"]), points: 0, met: false };
  },
  "visitor-welcomed": (_, values, player) => void player.travel?.visitors.push({ id: id(values["visitor"]), points: 0, met: false }),
  reserved: (_, values, player) => {
    if (player.travel) Object.assign(player.travel, { reservation: "holding", reserved: id(values["card"]), price: null });
  },
  "market-used": (view, values) => {
    const token = view.bellfaire?.tokens.find((one) => one.id === id(values["token"]));
    if (token) token.side = values["side"] === "gain" ? "trade" : "gain";
  },
  charted: (view, values, player) => {
    const tile = id(values["tile"]);
    for (const region of view.spirecrest?.regions ?? []) region.tiles = region.tiles.filter((one) => one !== tile);
    player.expedition?.tiles.push({ id: tile, points: 0, price: {}, discovery: false, paid: false });
  },
  crossed: (_, values, player) => {
    const tile = player.expedition?.tiles.find((one) => one.id === id(values["tile"]));
    if (tile) tile.paid = true;
  },
  travelled: (view, values, player, seat) => {
    if (player.expedition) player.expedition.rabbit = id(values["region"]);
    for (const region of view.spirecrest?.regions ?? []) {
      region.rabbits = region.rabbits.filter((one) => one !== seat);
      if (region.id === id(values["region"])) region.rabbits.push(seat);
    }
  },
};
Object.assign(ACTS, LAND_ACTS);

const HERS = "nightweave-";

/** Whether it is a step of the opponent without a seat. */
export const byRival = (event: EventInfo): boolean => /^(rugwort|nightweave)-/.test(event.name);

/** The table after it; the given one stays as it is. */
export function after(view: TableView, event: EventInfo): TableView {
  const deed = event.name.startsWith(HERS) ? DEEDS[event.name.slice(HERS.length)] : undefined;
  const act = ACTS[event.name];
  if (!act && !deed) return view;
  const next = structuredClone(view);
  if (deed && next.nightweave) deed(next.nightweave, event.values, next);
  if (!act) return next;
  const player = next.players[event.seat];
  if (player) act(next, event.values, player, event.seat);
  return next;
}

/** Parts of Nightweave's lair that are no things to touch. */
const LAIR: Record<string, string> = {
  "nightweave-points": "points",
  "nightweave-drew": "hand",
  "nightweave-discarded": "hand",
  "nightweave-took": "hand",
  "nightweave-home": "spiders",
  "nightweave-prepared": "season",
  "nightweave-took-cards": "hand",
  "nightweave-captured": "spiders",
};

/** The things on the boards of the lands. */
function landThings({ name, values, seat }: EventInfo): string[] {
  const { space, wonder, adornment, token, tile, visitor, find, weather, season, slot, pile } = values;
  return [
    ...(space !== undefined ? [`river:${space}`] : []),
    ...(wonder !== undefined ? [`location:${wonder}`, `built:${wonder}`] : []),
    ...(adornment !== undefined ? [`adorned:${adornment}`] : []),
    ...(token !== undefined ? [`market:${token}`] : []),
    ...(tile !== undefined ? [`tile:${tile}`, `map:${tile}`] : []),
    ...(visitor !== undefined ? [`visitor:${visitor}`] : []),
    ...(pile !== undefined ? [`visitors:${pile}`] : []),
    ...(find !== undefined ? [`find:${find}`, `location:${find}`, `discovery:${find}`, `critter:${find}`] : []),
    ...(weather !== undefined && season !== undefined ? [`weather:${season}`] : []),
    ...(slot !== undefined && /^(station|tile)/.test(name) ? [`station:${slot}`, `tile:${slot}`] : []),
    ...(name === "ticket" && seat >= 0 ? ["ticket:own"] : []),
  ];
}

/** The things an event is about, as they are named in click paths; `rival` is the number of the opponent without a seat. */
export function thingsOf(event: EventInfo, rival = -1): string[] {
  const { place, event: happening, slot, card, owner, to, activity, intrigue, personality } = event.values;
  const things: string[] = landThings(event);
  if (place !== undefined) things.push(`location:${place}`, `event:${place}`);
  if (happening !== undefined) things.push(`event:${happening}`);
  if (slot !== undefined && !/^(station|tile)/.test(event.name)) things.push(`meadow:${slot}`);
  const part = LAIR[event.name];
  if (part) things.push(`lair:${part}`);
  if (intrigue !== undefined) things.push(`intrigue:${intrigue}`);
  if (personality !== undefined) things.push(`personality:${personality}`);
  if (activity !== undefined) things.push(`activity:${activity}`);
  if (card !== undefined) things.push(`city:${owner ?? to ?? (byRival(event) && rival >= 0 ? rival : event.seat)}:${card}`);
  return things;
}

/** How long it is shown: what only follows from something goes by quickly. */
export function weight(event: EventInfo): number {
  if (event.name === "turn" || event.name === "over") return 0.2;
  if (event.name === "nightweave-turn" || event.name === "nightweave-rolled") return 0.6;
  return ["gained", "paid", "shown", "drew", "discarded", "tokens", "reacted", "gave-card", "got-card", "pearls", "pearls-paid", "station-shown", "tile-shown", "visitor-shown", "tiles-up"].includes(event.name) ? 0.6 : 1;
}
