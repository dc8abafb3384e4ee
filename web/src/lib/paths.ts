/** Walking the click paths of options: what can be touched next, given what has been touched. */

import type { Option } from "./contract";

const begins = (path: readonly string[], touched: readonly string[]) =>
  touched.every((thing, index) => path[index] === thing);

/** Options still possible after these touches. */
export function following(options: readonly Option[], touched: readonly string[]): Option[] {
  return options.filter((option) => option.path.length >= touched.length && begins(option.path, touched));
}

/** The things that can be touched next. */
export function touchable(options: readonly Option[], touched: readonly string[] = []): Set<string> {
  const next = new Set<string>();
  for (const option of following(options, touched)) {
    const thing = option.path[touched.length];
    if (thing !== undefined) next.add(thing);
  }
  return next;
}

export interface Touch {
  touched: string[];
  /** the option this touch completes */
  chosen: Option | null;
}

/**
 * Touch a thing. A thing that does not go on from here may begin a new path; the last one touched again lets go.
 * Null: nothing fits.
 */
export function touch(options: readonly Option[], touched: readonly string[], thing: string): Touch | null {
  if (touched.length > 0 && touched[touched.length - 1] === thing && !touchable(options, touched).has(thing)) {
    return { touched: touched.slice(0, -1), chosen: null };
  }
  const path = touchable(options, touched).has(thing) ? [...touched, thing] : [thing];
  const fits = following(options, path);
  if (fits.length === 0) return null;
  const whole = fits.filter((option) => option.path.length === path.length);
  return whole.length === 1 && fits.length === 1 ? { touched: [], chosen: whole[0] ?? null } : { touched: path, chosen: null };
}

/** Options that are a button and nothing else: end the turn, skip the rest. */
export function buttons(options: readonly Option[]): Option[] {
  return options.filter((option) => option.path.length === 1 && option.path[0]?.startsWith("button:"));
}
