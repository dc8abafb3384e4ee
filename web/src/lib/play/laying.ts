/** Laying a table: which settings stand where, what does not apply, and what is asked of the server in the end. */

import type { SeatWish, SettingInfo } from "../../generated/api";
import type { Choice } from "../server/names";

export type Options = Readonly<Record<string, Choice>>;

/** What a game says about its own settings; everything in it may be left out. */
export interface Laying {
  /** groups in the order they are shown, each with its settings and the entry of the pack whose picture it has; what is in none comes last */
  groups?: readonly { name: string; settings: readonly string[]; picture?: string }[];
  /** a setting that means nothing with these options and so many seats */
  hidden?: Readonly<Record<string, (options: Options, seats: number) => boolean>>;
  /** a setting that another one decides: its value, and the key of the sentence that says why */
  fixed?: Readonly<Record<string, (options: Options, seats: number) => { value: Choice; why: string } | null>>;
  /** a setting whose choices are entries of the pack: the table they are in, so that the chosen one says what it does */
  entries?: Readonly<Record<string, string>>;
  /** an opponent without a seat other than the usual one of somebody alone: the keys of what it is called and of what it does */
  rival?: (options: Options, seats: number) => { name: string; about: string } | null;
}

/** A seat as it is being laid. `own` holds what each seat chooses for itself. */
export interface Seat {
  kind: SeatWish["kind"];
  name: string;
  bot: string;
  own: Record<string, string>;
}

/** The option that says how many seats there are; the list of seats decides it. */
export const SEATS = "players";

export interface Shown {
  setting: SettingInfo;
  fixed: { value: Choice; why: string } | null;
}

export interface Group {
  name: string;
  shown: Shown[];
  picture: string;
}

/** Where a game says nothing about its settings. */
const USUAL: NonNullable<Laying["groups"]> = [{ name: "start", settings: ["first"] }];

export function applies(laying: Laying, setting: SettingInfo, options: Options, seats: number): boolean {
  return !laying.hidden?.[setting.name]?.(options, seats);
}

/** What a table's settings are shown as: those of the seats stand at the seats. */
export function groups(laying: Laying, settings: readonly SettingInfo[], options: Options, seats: number): Group[] {
  const left = settings.filter((one) => one.name !== SEATS && !one.each_seat && applies(laying, one, options, seats));
  const found: Group[] = [];
  const add = (name: string, some: readonly SettingInfo[], picture = ""): void => {
    const shown = some.map((setting) => ({ setting, fixed: laying.fixed?.[setting.name]?.(options, seats) ?? null }));
    if (shown.length > 0) found.push({ name, shown, picture });
  };
  const named = laying.groups ?? USUAL;
  for (const group of named) {
    const inside = group.settings.flatMap((name) => left.filter((one) => one.name === name));
    add(group.name, inside, group.picture);
  }
  add("rest", left.filter((one) => !named.some((group) => group.settings.includes(one.name))));
  return found;
}

/** The options a ready-made table begins with: its own, and what is usual. */
export function presetOptions(settings: readonly SettingInfo[], preset: Options): Record<string, Choice> {
  return Object.fromEntries(settings.map((one) => [one.name, preset[one.name] ?? one.default]));
}

/** One choice for all seats if they agree, else one for each with commas. */
export function together(choices: readonly string[]): string {
  const [first] = choices;
  return first !== undefined && choices.every((one) => one === first) ? first : choices.join(",");
}

/** The seats as the server takes them; whoever has no name is called by their seat. */
export function seatWishes(seats: readonly Seat[], called: (n: number) => string): SeatWish[] {
  return seats.map(({ kind, name, bot }, index) => (kind === "bot" ? { kind, bot } : { kind, name: name.trim() || called(index + 1) }));
}

/** The options as the server takes them: what does not apply is as it would be by itself. */
export function wishes(laying: Laying, settings: readonly SettingInfo[], options: Options, seats: readonly Seat[]): Record<string, Choice> {
  const wanted: Record<string, Choice> = {};
  for (const setting of settings) {
    const { name } = setting;
    const chosen = options[name] ?? setting.default;
    if (name === SEATS) wanted[name] = seats.length;
    else if (!applies(laying, setting, options, seats.length)) wanted[name] = setting.default;
    else if (setting.each_seat) wanted[name] = together(seats.map((seat) => seat.own[name] ?? String(setting.default)));
    else wanted[name] = laying.fixed?.[name]?.(options, seats.length)?.value ?? chosen;
  }
  return wanted;
}
