/** What is asked, as buttons: every option in words, or, where there are many, what they begin with. */

import type { Option } from "../../../generated/api";
import { split } from "../../touch/paths";

/** So many options are read; more are walked to, one thing after the other. */
export const FEW = 14;

export interface Step {
  thing: string;
  options: Option[];
}

/** The next things of the paths, each with the options behind it. `walked`: how many things have been touched. */
export function stepsOf(options: readonly Option[], walked: number): Step[] {
  const steps = new Map<string, Option[]>();
  for (const option of options) {
    const thing = option.path[walked] ?? `option:${option.text}`;
    steps.set(thing, [...(steps.get(thing) ?? []), option]);
  }
  const found = [...steps].map(([thing, behind]) => ({ thing, options: behind }));
  // Things of one kind are found by their names; else the game's order says something.
  const alike = new Set(found.map(({ thing }) => split(thing)[0])).size === 1;
  return alike ? found.sort((one, other) => one.thing.localeCompare(other.thing, undefined, { numeric: true })) : found;
}

/** Whether it is better to ask for a thing first: fewer buttons, and something is left to be decided after it. */
export function inSteps(options: readonly Option[], walked: number): boolean {
  if (options.length <= FEW) return false;
  const steps = stepsOf(options, walked);
  return steps.length > 1 && steps.length < options.length;
}
