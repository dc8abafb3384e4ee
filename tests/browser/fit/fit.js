/*
 * What of a table in its frame somebody cannot see or reach as it is laid out now: a list of sentences, empty if nothing is.
 *
 *   outside   it lies, or a part of it, outside of the window
 *   under     something else lies over its middle
 *   scrolls   a box in the frame has more in it than it shows; the log may, and so may a phone: rows stay as high as a finger
 *
 * Looked at are the things that glow, the hand, what is asked, the card that is read and the opponents.
 */
(names) => {
  const found = [];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const told = (one) => one.dataset.thing ?? (`${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !/^s-|^svelte-/.test(name)).join(".")}` || one.id);
  const look = (one) => {
    const box = one.getBoundingClientRect();
    const by = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    if (box.width < 8 || box.height < 8) return found.push(`${told(one)} is ${box.width} x ${box.height}`);
    if (by > 1) return found.push(`${told(one)} is ${Math.round(by)} px outside of the window`);
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (at && !one.contains(at) && !at.contains(one)) found.push(`${told(one)} lies under ${told(at)}`);
  };
  for (const one of document.querySelectorAll(names.join(", "))) if (shown(one)) look(one);
  for (const one of document.querySelectorAll("main, main *")) {
    if (one.closest(".log, .did, .abroad, .bubble") || !shown(one)) continue;
    if (one.matches(".fit, .tray, .recap *") && innerWidth <= 760) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const down = ["auto", "scroll"].includes(overflowY) ? one.scrollHeight - one.clientHeight : 0;
    const across = ["auto", "scroll"].includes(overflowX) ? one.scrollWidth - one.clientWidth : 0;
    if (Math.max(down, across) > 1) found.push(`${told(one)} scrolls by ${across}, ${down}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  return found;
}
