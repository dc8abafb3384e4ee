/*
 * What is wrong with the page as it is laid out now: a list of sentences, empty if nothing is.
 *
 * Looked at are words and small signs, as they are drawn (the lines of a text, not the box it stands in):
 *   cut       an ancestor that hides what is too large hides a part of it
 *   out       it, or a box in the flow of the page, lies outside of the box (one with a border or a ground) around it
 *   over      it lies over other words
 *   crowded   two neighbours in the flow of the page lie over each other
 *
 * Not looked at is
 *   - what only screen readers hear (.vh, or clipped to nothing as that is) and what is not shown
 *     at all, or not laid out yet because it is far below the screen;
 *   - what lies in another layer: a bar that stays, a sheet or a dialog lies over the page on purpose;
 *   - words in a box that scrolls, in the direction in which it scrolls;
 *   - neighbours whose styles name the same cell of a grid (their words are compared all the same);
 *   - a line, or so many lines, that ends with "…" and says all of it in its `title` or when it is pointed at.
 */
() => {
  const SLACK = 1.5; // pixels: fractions of layouts are rounded
  const LARGE = 34; // pixels: what is wider is a picture, and words may lie on it
  const TOUCH = 8; // pixels: what a finger touches may be larger than what one sees, and reach a little into its neighbour
  const found = new Set();
  /** Nothing changes while it is measured: every answer is kept. */
  const kept = (ask) => {
    const known = new Map();
    return (one) => {
      if (!known.has(one)) known.set(one, ask(one));
      return known.get(one);
    };
  };
  const style = kept((one) => {
    // Reading a live style is slow; only these are asked for.
    const all = getComputedStyle(one);
    const names = "backgroundColor backgroundImage borderLeftWidth borderTopColor borderTopStyle borderTopWidth clipPath display gridArea overflowX overflowY position textOverflow transform webkitLineClamp";
    return Object.fromEntries(names.split(" ").map((name) => [name, all[name]]));
  });
  const box = kept((one) => one.getBoundingClientRect());

  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.body;
  const hidden = kept(
    (one) =>
      style(one).clipPath === "inset(50%)" ||
      one.closest(".vh, [hidden], script, style, noscript, option, title, symbol") !== null ||
      !one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }),
  );

  /** What stays in its place while the page moves under it. */
  const layer = kept((one) => (one === root || !one ? root : ["fixed", "sticky"].includes(style(one).position) ? one : layer(one.parentElement)));
  const solid = (colour) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);
  /** The nearest ancestor one can see as a box. */
  const frame = kept((one) => {
    if (!one || one === root) return null;
    const { borderTopWidth, borderTopColor, borderTopStyle, borderLeftWidth, backgroundColor, backgroundImage, display } = style(one);
    const lined = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0 && solid(borderTopColor);
    const seen = lined || solid(backgroundColor) || backgroundImage !== "none";
    return seen && display !== "inline" && !(one instanceof SVGElement) ? one : frame(one.parentElement);
  });
  /** Whether something between the two scrolls. */
  const scrolls = (one, around) => {
    for (let at = one; at && at !== around; at = at.parentElement) if (style(at).overflowX !== "visible") return true;
    return false;
  };
  const told = (one) => {
    const names = [];
    for (let at = one; at && at !== document.body && names.length < 4; at = at.parentElement) {
      const kind = [...at.classList].filter((name) => !/^(s-|svelte-)/.test(name)).slice(0, 2).join(".");
      names.unshift(at.dataset?.thing ? `[${at.dataset.thing}]` : `${at.tagName.toLowerCase()}${kind ? `.${kind}` : ""}`);
      if (at.dataset?.thing || at.id) break;
    }
    return names.join(" ");
  };

  // ------------------------------------------------------------------ words and signs
  const words = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent.trim();
    if (!text || hidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      // A line is as high as its font allows; letters and digits themselves are lower.
      const rect = { left: line.left, right: line.right, top: line.top + line.height * 0.16, bottom: line.bottom - line.height * 0.14 };
      words.push({ text, parent, rect, layer: layer(parent), sign: false });
    }
  }
  for (const svg of root.querySelectorAll("svg.icon, svg.ic")) {
    const rect = box(svg);
    if (rect.width < 1 || rect.width > LARGE || hidden(svg)) continue;
    // What hangs over a corner on purpose is placed there by its styles.
    let placed = false;
    for (let at = svg; at && at !== root && at !== frame(at); at = at.parentElement) placed ||= style(at).position === "absolute" || style(at).position === "fixed";
    if (!placed) words.push({ text: svg.querySelector("use")?.getAttribute("href") ?? "sign", parent: svg.parentElement, rect, layer: layer(svg), sign: true });
  }

  const px = (number) => `${Math.round(number * 10) / 10} px`;
  const say = (what, { text, parent }, more) => found.add(`${what}: “${text.slice(0, 40)}” at ${told(parent)}${more ? `, ${more}` : ""}`);

  for (const one of words) {
    const { parent, rect, sign } = one;
    // Cut by what hides the rest. A box that scrolls ends the search in its direction: what is beyond is reached.
    let across = true;
    let down = true;
    for (let at = parent; at && at !== document.documentElement && (across || down); at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = style(at);
      const inner = box(at);
      if (across && overflowX !== "visible") {
        if (["auto", "scroll"].includes(overflowX) && at !== document.body) across = false;
        else if (textOverflow === "ellipsis" && at.closest("[title]")) across = false;
        else {
          const by = Math.max(inner.left - rect.left, rect.right - inner.right);
          if (by > SLACK) {
            say("cut", one, `${px(by)} beyond ${told(at)}`);
            break;
          }
        }
      }
      if (down && overflowY !== "visible") {
        if (["auto", "scroll"].includes(overflowY) && at !== document.body) down = false;
        else if (style(at).webkitLineClamp !== "none" && at.closest("[title], [data-explain-name]")) down = false;
        else {
          const by = Math.max(inner.top - rect.top, rect.bottom - inner.bottom);
          if (by > SLACK) {
            say("cut", one, `${px(by)} above or below ${told(at)}`);
            break;
          }
        }
      }
      if (position === "fixed") break;
    }
    const around = frame(parent);
    if (around && across && down) {
      const it = box(around);
      const by = Math.max(it.left - rect.left, rect.right - it.right, it.top - rect.top, rect.bottom - it.bottom);
      if (by > (sign ? 2 * SLACK : SLACK)) say("out", one, `${px(by)} outside of ${told(around)}`);
    }
  }

  const overlap = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  /** What is seen of it: the rest has been scrolled away or is hidden. */
  const seen = ({ rect, parent }) => {
    const part = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at);
      const inner = box(at);
      if (overflowX !== "visible") Object.assign(part, { left: Math.max(part.left, inner.left), right: Math.min(part.right, inner.right) });
      if (overflowY !== "visible") Object.assign(part, { top: Math.max(part.top, inner.top), bottom: Math.min(part.bottom, inner.bottom) });
      if (position === "fixed") break;
    }
    return part;
  };
  const drawn = words.map((one) => ({ ...one, rect: seen(one) })).filter(({ rect }) => rect.right - rect.left > 1 && rect.bottom - rect.top > 1);
  drawn.sort((a, b) => a.rect.top - b.rect.top);
  drawn.forEach((one, i) => {
    for (let j = i + 1; j < drawn.length && drawn[j].rect.top < one.rect.bottom; j++) {
      const other = drawn[j];
      if (one.layer !== other.layer || (one.sign && other.sign) || (one.parent === other.parent && one.text === other.text)) continue;
      const by = overlap(one.rect, other.rect);
      if (by > SLACK) say("over", one.sign ? other : one, `${px(by)} over “${(one.sign ? one : other).text.slice(0, 40)}” at ${told((one.sign ? one : other).parent)}`);
    }
  });

  // ------------------------------------------------------------------ boxes and neighbours
  for (const one of root.querySelectorAll("*")) {
    if (!(one instanceof HTMLElement) || frame(one) !== one || style(one).position !== "static" || hidden(one)) continue;
    const around = one.parentElement && frame(one.parentElement);
    if (!around || layer(one) !== layer(around) || scrolls(one.parentElement, around)) continue;
    const [inner, outer] = [box(one), box(around)];
    const by = Math.max(outer.left - inner.left, inner.right - outer.right);
    if (by > 2 * SLACK) found.add(`out: ${told(one)} “${one.textContent.trim().slice(0, 20)}”, ${px(by)} outside of ${told(around)}`);
  }
  for (const parent of root.querySelectorAll("*")) {
    if (parent instanceof SVGElement || parent.children.length < 2 || !["grid", "flex", "block", "inline-flex", "inline-grid"].includes(style(parent).display)) continue;
    const flow = [...parent.children].filter(
      (one) => one instanceof HTMLElement && one.textContent.trim() && ["static", "relative"].includes(style(one).position) && style(one).display !== "inline" && style(one).transform === "none" && !hidden(one),
    );
    flow.sort((one, other) => box(one).top - box(other).top);
    flow.forEach((one, i) => {
      for (let j = i + 1; j < flow.length && box(flow[j]).top < box(one).bottom; j++) {
        const other = flow[j];
        if (style(one).gridArea !== "auto" && style(one).gridArea === style(other).gridArea) continue;
        const by = overlap(box(one), box(other));
        if (by > TOUCH) found.add(`crowded: ${told(one)} “${one.textContent.trim().slice(0, 20)}” over ${told(other)} “${other.textContent.trim().slice(0, 20)}”, ${px(by)}`);
      }
    });
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add(`out: the page is ${document.documentElement.scrollWidth} px wide`);
  return [...found];
}
