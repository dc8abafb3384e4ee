/** What can differ between the versions of a game. */

import type { LabDifference } from "../../generated/api";
import { t, tableWords } from "../../lib/page/words";
import type { Component } from "../../lib/server/names";

export type Kind = "number" | "pack" | "option" | "without" | "none";

/** What is said about an entry, and no part of the game. */
const ABOUT = new Set(["id", "name", "file", "table", "source", "note", "text", "title", "set", "sort"]);

export interface Field {
  name: string;
  printed: number | string | boolean;
}

/** The fields of a component that a designer can change. */
export function fieldsOf(component: Component | undefined): Field[] {
  return Object.entries(component ?? {})
    .filter(([name, value]) => !ABOUT.has(name) && !name.endsWith("_words") && (typeof value === "number" || (typeof value === "string" && value !== "")))
    .map(([name, printed]) => ({ name, printed: printed as Field["printed"] }));
}

/** How a component is found again: by its kind and id. */
export const keyOf = (component: Component): string => `${component.table}:${component.id ?? ""}`;

/** What people call a component; tables with one entry have no name but their own. */
export function calledOf(game: string, component: Component): string {
  const table = tableWords(game, component.table);
  return component.name ?? component.id ? `${component.name ?? component.id} · ${table}` : table;
}

/** What people call a measure of games. */
export const measureOf = (measure: string): string => t(`report-measure-${measure.replaceAll("_", "-")}`);

/** A number that is typed is a number, anything else a word. */
export const plain = (text: string): number | string => (/^[+-]?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text.trim());

/** The printed value and what it is compared with; several numbers with commas. */
export function numberOf(component: Component, field: Field, typed: string): LabDifference {
  const words = typeof field.printed === "number" ? typed.split(",") : [typed];
  const values = [field.printed, ...words.filter((word) => word.trim() !== "").map(plain)];
  return { kind: "number", name: [component.table, component.id ?? "", field.name].filter(Boolean).join("."), values };
}
