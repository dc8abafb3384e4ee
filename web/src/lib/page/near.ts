/** What is far below the eye is drawn when it comes near. */

/** How far ahead, so that nobody sees it appear. */
const MARGIN = "100% 0px";

const waiting = new WeakMap<Element, () => void>();
let eye: IntersectionObserver | undefined;

/** An action: `come` is called once, as soon as the element is near what is on screen. */
export function near(element: Element, come: () => void): { destroy: () => void } {
  eye ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        eye?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: MARGIN },
  );
  waiting.set(element, come);
  eye.observe(element);
  return { destroy: () => eye?.unobserve(element) };
}
