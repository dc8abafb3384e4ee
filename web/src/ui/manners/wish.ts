/** What somebody chose in the menu; the dialogs are elsewhere on the page. */

export type Wish = "resign" | "end" | "move" | "tell" | "orders";

const NAME = "tanglewood:manners";

export function ask(wish: Wish): void {
  dispatchEvent(new CustomEvent<Wish>(NAME, { detail: wish }));
}

export function onAsk(act: (wish: Wish) => void): () => void {
  const hear = (event: Event) => act((event as CustomEvent<Wish>).detail);
  addEventListener(NAME, hear);
  return () => removeEventListener(NAME, hear);
}
