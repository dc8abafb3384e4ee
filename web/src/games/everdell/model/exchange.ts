/** What a place of a land takes and gives, as signs: read off the words of the pack (`pay 3 twig & gain 3 any`). */

import type { Sign } from "./pack";

/** What is given, and what for; a sign `or` stands between two ways, `kind:green` is a card of a colour. */
export interface Exchange {
  from: Sign[];
  to: Sign[];
}

const GOODS: Readonly<Record<string, string>> = { twig: "twig", resin: "resin", pebble: "pebble", berry: "berry", any: "any", card: "card", cards: "card", point: "points", points: "points", pearl: "pearl", pearls: "pearl" };
const COLOURS = ["tan", "green", "red", "blue", "purple"];

const OR: Sign = { sign: "or", n: "" };

function amounts(text: string): Sign[] {
  return [...text.matchAll(/(\d+(?:-\d+)?) (\w+)/g)].flatMap(([, n = "", kind = ""]) => {
    const sign = GOODS[kind] ?? (COLOURS.includes(kind) ? `kind:${kind}` : "");
    return sign ? [{ sign, n }] : [];
  });
}

function oneWay(text: string): Exchange {
  const found: Exchange = { from: [], to: [] };
  for (const part of text.split(" & ")) {
    if (/^pay /.test(part)) found.from.push(...amounts(part));
    else if (/^discard \d+ different/.test(part)) found.from.push({ sign: "colours", n: /\d+/.exec(part)?.[0] ?? "" });
    else if (/^discard /.test(part)) found.from.push(...(amounts(part).length ? amounts(part) : [{ sign: "card", n: /\d+(?:-\d+)?/.exec(part)?.[0] ?? "" }]));
    else if (/^gain /.test(part)) found.to.push(...amounts(part));
    else if (/^activate /.test(part)) found.to.push({ sign: `kind:${part.split(" ")[1] ?? "green"}`, n: "" });
    else if (/^copy /.test(part)) found.to.push({ sign: part.includes("forest") ? "forest" : "journey", n: "" });
    else if (/meadow/.test(part)) found.to.push({ sign: "meadow", n: /\d+/.exec(part)?.[0] ?? "" });
  }
  return found;
}

/** Nothing if it takes words to say it. */
export function exchangeOf(does: string): Exchange | null {
  const either = /^either (.+) or (.+)$/.exec(does);
  const ways = either ? [either[1] ?? "", either[2] ?? ""].map(oneWay) : [oneWay(does)];
  const found = ways.reduce((all, one) => ({ from: joined(all.from, one.from), to: joined(all.to, one.to) }));
  return found.from.length + found.to.length > 0 ? found : null;
}

const joined = (one: Sign[], other: Sign[]): Sign[] => (one.length && other.length ? [...one, OR, ...other] : [...one, ...other]);
