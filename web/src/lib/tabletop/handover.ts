/** Tonight's set-up handed to the program that plays the opponent: nobody says again what was dealt. */

import type { CompanionQuestion, CompanionRival, CompanionStart, GameSheet, Tonight } from "../../generated/api";
import type { Answer } from "../play/companion.svelte";
import type { Options } from "./reckon";

/** A game with what was chosen; where chance chose, with what it dealt. */
export function startFrom(rival: CompanionRival, laid: Tonight): CompanionStart {
  const options = rival.choices.map(({ name, values, default: usual }) => {
    const dealt = laid.steps.find((step) => step.id === name)?.things;
    const value = dealt?.length === 1 ? dealt[0]!.id : laid.options[name];
    return [name, value !== undefined && values.includes(value) ? value : usual] as const;
  });
  return { rival: rival.id, options: Object.fromEntries(options), own_cards: false, own_dice: false };
}

/** What a question about the set-up is answered with; null if it was not dealt. `steps` are the steps by the questions' keys. */
export function answerFrom(laid: Tonight, steps: Readonly<Record<string, string>>, question: CompanionQuestion): Answer | null {
  const things = laid.steps.find((step) => step.id === steps[question.key])?.things ?? [];
  // Where each lies is said beside it; what has no place of its own comes in its order.
  const placed = question.places.map((place, at) => things.find((one) => one.note === place.id) ?? (things[at]?.note ? undefined : things[at]));
  const ids = placed.flatMap((one) => (one ? [one.id] : []));
  const able = ids.every((id) => question.options.some((option) => option.id === id));
  return question.kind === "row" && ids.length === question.places.length && able ? ids : null;
}

/** The settings that are in play and that this opponent cannot be played with. */
export function unknownTo(rival: CompanionRival, info: GameSheet, options: Options): GameSheet["settings"] {
  return info.settings.filter((one) => rival.beyond.includes(one.name) && (options[one.name] ?? one.default) !== one.default);
}
