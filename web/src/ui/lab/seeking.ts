/** What a search wants, and what it may move. */

import type { LabGoal, LabNumber } from "../../generated/api";
import type { Component } from "../../lib/server/names";
import { type Field, fieldsOf } from "./asking";

export const MINUTES = "minutes";
/** Measures that a goal can be about; more of them the command line has. */
export const GOALS: readonly string[] = ["turns", MINUTES, "first_seat", "margin", "score", "lead_changes", "drama", "decided_at"];
const SHARES: readonly string[] = ["first_seat", "drama", "decided_at"];
export const MOST_GOALS = 4;
export const MOST_NUMBERS = 4;

/** A goal as it is typed; an empty field is null. */
export interface Goal {
  measure: string;
  low: number | null;
  high: number | null;
  /** seconds that people take for a decision, for `minutes` */
  pace: number | null;
}

/** A number as it is typed. */
export interface Moved {
  thing: string;
  field: string;
  low: number | null;
  high: number | null;
}

export const inPercent = (measure: string): boolean => SHARES.includes(measure);

/** Emptied number fields are undefined or null, depending on the browser. */
const given = (value: number | null | undefined): value is number => typeof value === "number" && Number.isFinite(value);

/** What the server is asked for, or null while something is missing: at least one bound, and a pace for minutes. */
export function goalOf(goal: Goal): LabGoal | null {
  const scale = inPercent(goal.measure) ? 100 : 1;
  if (!given(goal.low) && !given(goal.high)) return null;
  if (goal.measure === MINUTES && !given(goal.pace)) return null;
  return {
    measure: goal.measure,
    low: given(goal.low) ? goal.low / scale : null,
    high: given(goal.high) ? goal.high / scale : null,
    pace: goal.measure === MINUTES ? goal.pace : null,
  };
}

/** The fields of a component that are numbers. */
export const movable = (component: Component | undefined): Field[] => fieldsOf(component).filter(({ printed }) => typeof printed === "number");

export function movedOf(moved: Moved, component: Component | undefined, field: Field | undefined): LabNumber | null {
  if (!component || !field || !given(moved.low) || !given(moved.high)) return null;
  return { name: [component.table, component.id ?? "", field.name].filter(Boolean).join("."), low: moved.low, high: moved.high, step: 1 };
}
