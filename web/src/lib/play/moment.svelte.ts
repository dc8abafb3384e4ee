/**
 * The moment that is on the table. While it is shown piece by piece what happened, the newest state is ahead of the
 * board; prompt, seats, log and the end of the game take what they say from here, so that all of them tell of one moment.
 */

import type { Step, TableState, Thinking } from "../../generated/api";
import { t } from "../page/words";
import { withNotices } from "./notices";
import type { Session } from "./session.svelte";
import { recent, sinceMine, standing, told, type Told, type Turn, turns } from "./story";

type Live = Pick<Session, "latest" | "shown" | "moving" | "steps" | "opening" | "thinking" | "busy" | "playable">;

/** What the page does now; tests wait for it. */
export type Doing = "opening" | "moving" | "waiting" | "asked" | "over";

export class Moment {
  readonly #live: Live;
  readonly #rivals: (game: string) => readonly string[];
  /** how much of which steps has been told */
  #heard = $state.raw<{ steps: readonly Step[]; events: number }>({ steps: [], events: 0 });

  /** The table has begun to show an event: so many of these steps' events have been told. */
  readonly tell = (steps: readonly Step[], events: number): void => {
    this.#heard = { steps, events };
  };

  /** What happened up to this moment and still counts; the last step as far as it has been told. */
  readonly counted: Step[] = $derived.by(() => {
    const { moving, shown, steps, opening, latest } = this.#live;
    const until = moving[0]?.number ?? shown?.number ?? 0;
    const past = steps.filter((step) => step.number < until);
    const counted = standing([...opening, ...past, ...begun(moving, this.#heard.steps === moving ? this.#heard.events : 0)]);
    return withNotices(counted, latest?.notices ?? [], until);
  });

  /** What the log tells of these steps. */
  told(steps: readonly Step[]): Told[] {
    return told(steps, this.#rivals(this.#live.latest?.game ?? ""));
  }

  /** What happened up to this moment, turn by turn. */
  readonly turns: Turn[] = $derived.by(() => turns(this.told(this.counted)));

  /** The turns others had since my last one. */
  readonly recent: Turn[] = $derived.by(() => recent(this.turns, this.#live.latest?.mine ?? []));

  /** What is news to me at the beginning of my turn: the turns of others, as long as I have done nothing. */
  readonly news: Turn[] = $derived.by(() => {
    const done = this.turns.findLast((turn) => turn.deeds.length > 0);
    return done && (this.#live.latest?.mine ?? []).includes(done.seat) ? [] : this.recent;
  });

  /** What others did after my last own step. */
  readonly since: Step[] = $derived.by(() => sinceMine(this.counted, this.#live.latest?.mine ?? []));

  /** The table as of this moment. Who sits there is always the newest: people come and go while something moves. */
  readonly table: TableState | null = $derived.by(() => {
    const { latest, shown, moving } = this.#live;
    if (!shown || !latest) return shown;
    const state = shown.seats === latest.seats ? shown : { ...shown, seats: latest.seats };
    if (moving.length === 0) return state;
    const head = this.told(this.counted).findLast((entry) => entry.head);
    const turn = head?.seat ?? moving[0]?.seat ?? -1;
    const name = state.seats[turn]?.name ?? "";
    const question = head?.words ?? (state.mine.includes(turn) ? t("web-your-turn") : t("web-not-your-turn", { name }));
    return { ...state, turn, question, choices: [], over: false, result: null, curve: null };
  });

  /** How far a bot is with the decision this moment waits for. */
  readonly thinking: Thinking | null = $derived.by(() => {
    const { latest, shown, moving, thinking } = this.#live;
    return moving.length === 0 && shown === latest && thinking?.seat === shown?.turn ? thinking : null;
  });

  readonly doing: Doing = $derived.by(() => {
    const { shown, latest, moving, busy, playable } = this.#live;
    if (!shown) return "opening";
    if (moving.length > 0 || busy || shown !== latest) return "moving";
    return shown.over ? "over" : playable ? "asked" : "waiting";
  });

  /** `rivals` says which opponents without a seat a game has. */
  constructor(live: Live, rivals: (game: string) => readonly string[]) {
    this.#live = live;
    this.#rivals = rivals;
  }
}

/** Steps as far as so many of their events go. */
function begun(steps: readonly Step[], events: number): Step[] {
  const found: Step[] = [];
  let left = events;
  for (const step of steps) {
    if (left <= 0) break;
    const told = left;
    found.push({ ...step, events: step.events.slice(0, told), story: step.story.filter((line) => line.events <= told) });
    left -= step.events.length;
  }
  return found;
}
