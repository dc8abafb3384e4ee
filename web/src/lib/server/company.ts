/** People who meet: open tables, following, whom one does not hear, one's own games, and standing orders. */

import type { Blocked, Invitation, MyTable, OpenTables, OrdersInfo, OrdersWish, Statistics, TableState, TableSummary } from "../../generated/api";
import { ask } from "./api";

const at = (id: string, door: string): string => `/tables/${encodeURIComponent(id)}/${door}`;

export const company = {
  open: () => ask<OpenTables>("GET", "/open"),
  following: () => ask<TableSummary[]>("GET", "/following"),
  mine: (id: string) => ask<MyTable>("GET", at(id, "mine")),
  sit: (id: string, seat: number, name: string) => ask<TableState>("POST", at(id, `seats/${seat}/sit`), { name }),
  invite: (id: string, seat: number) => ask<Invitation>("POST", at(id, `seats/${seat}/invitation`), {}),
  list: (id: string, listed: boolean) => ask<MyTable>("POST", at(id, "listed"), { listed }),
  follow: (id: string, wanted: boolean) => (wanted ? ask<unknown>("POST", at(id, "follow"), {}) : ask<unknown>("DELETE", at(id, "follow"))),
  mute: (id: string, seat: number, muted: boolean) => ask<MyTable>("POST", at(id, `seats/${seat}/mute`), { muted }),
  block: (id: string, seat: number, blocked: boolean) => ask<MyTable>("POST", at(id, `seats/${seat}/block`), { blocked }),
  report: (id: string, seat: number, line: number | null, why: string) => ask<unknown>("POST", at(id, `seats/${seat}/report`), { line, why }),
  blocked: () => ask<Blocked[]>("GET", "/me/blocked"),
  unblock: (id: string) => ask<Blocked[]>("DELETE", `/me/blocked/${id}`),
  statistics: () => ask<Statistics>("GET", "/me/statistics"),
  rate: (rated: boolean) => ask<Statistics>("POST", "/me/rated", { rated }),
  orders: (id: string) => ask<OrdersInfo[]>("GET", at(id, "orders")),
  order: (id: string, seat: number, wish: OrdersWish) => ask<OrdersInfo[]>("POST", at(id, `seats/${seat}/orders`), wish),
};
