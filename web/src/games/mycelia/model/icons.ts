/** Reads the effect language (see language.py) into the icons of a card. */

export type Land = "leaves" | "moss" | "water" | "soil" | "any";
export type Verb = "move" | "remove";

/** `clear`: a transparent symbol, one may leave it out. */
export interface Mark {
  verb: Verb;
  clear: boolean;
}

export interface Picture {
  kind: "field";
  land: Land;
  /** drops shown on the field */
  drops: number;
  /** the beetle: exactly so many drops */
  exact: boolean;
  marks: Mark[];
  /** on how many sides a drop may be taken off; 4 is each */
  around: number;
}

export type Icon =
  | Picture
  | { kind: "times"; n: number }
  | { kind: "leaves" | "favours"; n: number }
  | { kind: "tile"; letter: string }
  | { kind: "trash" | "recycle" | "shrine" | "showcase" | "and" | "or" }
  | { kind: "others" | "group"; inside: Icon[] };

const LANDS: readonly string[] = ["leaves", "moss", "water", "soil", "any"];
const TOKEN = /\s*(?:(\d+x\b)|(\d+)|([a-z]+)|([:,+?/&()]))/y;

class Reader {
  private words: string[] = [];
  private at = 0;

  constructor(text: string) {
    TOKEN.lastIndex = 0;
    const end = text.trimEnd().length;
    while (TOKEN.lastIndex < end) {
      const found = TOKEN.exec(text);
      if (!found) throw new SyntaxError(text);
      this.words.push(found[0].trim());
    }
  }

  get peek(): string {
    return this.words[this.at] ?? "";
  }

  next(): string {
    const word = this.peek;
    this.at += 1;
    return word;
  }

  eat(word: string): boolean {
    if (this.peek !== word || !word) return false;
    this.at += 1;
    return true;
  }

  need(word: string): void {
    if (!this.eat(word)) throw new SyntaxError(`expected ${word}, found ${this.peek}`);
  }

  number(): number {
    const word = this.next();
    if (!/^\d+$/.test(word)) throw new SyntaxError(`expected a number, found ${word}`);
    return Number(word);
  }

  whole(): Icon[] {
    const icons = this.either();
    if (this.peek) throw new SyntaxError(`unexpected ${this.peek}`);
    return icons;
  }

  private either(): Icon[] {
    const icons = this.line();
    while (this.eat("/")) icons.push({ kind: "or" }, ...this.line());
    return icons;
  }

  private line(): Icon[] {
    const icons = this.part();
    while (this.eat("&")) icons.push({ kind: "and" }, ...this.part());
    return icons;
  }

  private part(): Icon[] {
    const icons: Icon[] = [];
    if (/^\d+x$/.test(this.peek)) icons.push({ kind: "times", n: parseInt(this.next(), 10) });
    icons.push(this.one());
    return icons;
  }

  private one(): Icon {
    if (/^\d+$/.test(this.peek)) {
      const n = this.number();
      const word = this.next();
      if (word === "leaf" || word === "leaves") return { kind: "leaves", n };
      if (word === "favour" || word === "favours") return { kind: "favours", n };
      throw new SyntaxError(`expected leaves or favours, found ${word}`);
    }
    const word = this.next();
    if (LANDS.includes(word)) return this.picture(word as Land);
    if (word === "(") return { kind: "group", inside: this.inside() };
    if (word === "others") {
      this.need("(");
      return { kind: "others", inside: this.inside() };
    }
    if (word === "remove" || word === "recycle") {
      this.need("card");
      return { kind: word === "remove" ? "trash" : "recycle" };
    }
    if (word === "tile") return { kind: "tile", letter: this.next() };
    if (word === "shrine") {
      this.need("field");
      return { kind: "shrine" };
    }
    if (word === "new") {
      this.need("showcase");
      return { kind: "showcase" };
    }
    throw new SyntaxError(`unexpected ${word}`);
  }

  private inside(): Icon[] {
    const icons = this.either();
    this.need(")");
    return icons;
  }

  private picture(land: Land): Picture {
    this.need(":");
    let drops = -1;
    let exact = false;
    if (this.peek === "exactly" || this.peek === "at") {
      exact = this.next() === "exactly";
      if (!exact) this.need("least");
      drops = this.number();
      this.need(",");
    }
    const marks: Mark[] = [];
    let around = 0;
    let verb: Verb | null = null;
    do {
      if (this.eat("around")) {
        around = this.eat("each") ? 4 : this.number();
        break;
      }
      if (this.peek === "move" || this.peek === "remove") verb = this.next() as Verb;
      if (!verb) throw new SyntaxError(`expected move or remove, found ${this.peek}`);
      const n = this.number();
      const clear = this.eat("?");
      for (let i = 0; i < n; i++) marks.push({ verb, clear });
    } while (this.eat("+"));
    if (drops < 0) drops = marks.filter((mark) => !mark.clear).length;
    return { kind: "field", land, drops, exact, marks, around };
  }
}

/** The icons of a function; null if the line is not in the language. */
export function icons(text: string): Icon[] | null {
  try {
    return new Reader(text).whole();
  } catch {
    return null;
  }
}

/** The landscape a function speaks of first: it colours the ground of the card's picture. */
export function landOf(list: readonly Icon[] | null): Land {
  for (const icon of list ?? []) {
    if (icon.kind === "field") return icon.land;
    if (icon.kind === "group") return landOf(icon.inside);
  }
  return "any";
}

/** About how wide the icons are, in fields. */
export function lengthOf(list: readonly Icon[] | null): number {
  let sum = 0;
  for (const icon of list ?? []) {
    sum += 0.12;
    if (icon.kind === "field") sum += (icon.around ? 1.36 : 1) + icon.marks.length * 0.74 + (icon.around % 4 ? 0.6 : 0);
    else if (icon.kind === "others" || icon.kind === "group") sum += 1 + lengthOf(icon.inside) * 0.86;
    else sum += { times: 1, and: 0.8, or: 0.5, leaves: 1.5, favours: 1.5 }[icon.kind as string] ?? 1;
  }
  return sum;
}
