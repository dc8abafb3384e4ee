import { createSubscriber } from "svelte/reactivity";

/** A value that components watch by reading it; usable from plain modules. */
export interface Cell<T> {
  value: T;
}

export function cell<T>(first: T): Cell<T> {
  let held = first;
  let changed = () => {};
  const watch = createSubscriber((update) => {
    changed = update;
    return () => {
      changed = () => {};
    };
  });
  return {
    get value() {
      watch();
      return held;
    },
    set value(next: T) {
      held = next;
      changed();
    },
  };
}
