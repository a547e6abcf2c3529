// Changes made to the source by hand, each of which derives the new text from the old one, and the history of the
// source.

/** Returns a function that converts byte offsets in UTF-8, which the engine uses, to positions in a text. */
function placesOf(text) {
  let isPlain = true;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 127) {
      isPlain = false;
      break;
    }
  }
  if (isPlain) return (byte) => byte;
  const places = [];
  let index = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0);
    const count = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (let byte = 0; byte < count; byte += 1) places.push(index);
    index += letter.length;
  }
  places.push(index);
  return (byte) => places[Math.min(byte, places.length - 1)];
}

const replaced = (text, [start, end], words) => text.slice(0, start) + words + text.slice(end);

/** The given text as a Swift string literal. */
const literal = (text) =>
  `"${text.replace(/[\\"\n\t\r]/g, (letter) => ({ "\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r" })[letter])}"`;

/** The part in which two strings differ: its start, and its end in each string. */
function difference(one, other) {
  const limit = Math.min(one.length, other.length);
  let start = 0;
  while (start < limit && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < limit - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { start, oneEnd: one.length - end, otherEnd: other.length - end };
}

/** The range of a list element, including the calls on it: `heightToConstant(100).priority(750)`. */
function wholeElement(text, [start, end]) {
  for (;;) {
    const call = /^\s*\.\w+\(/.exec(text.slice(end, end + 60));
    if (!call) return [start, end];
    const place = afterBrackets(text, end + call[0].length);
    if (place === undefined) return [start, end];
    end = place;
  }
}

/** The position after the parenthesis that closes the one open at `place`, ignoring strings; undefined if it stays open. */
function afterBrackets(text, place) {
  const ends = [")"];
  while (ends.length && place < text.length) {
    const isText = ends.at(-1) === '"';
    const letter = text[place];
    place += 1;
    if (letter === ends.at(-1)) ends.pop();
    else if (letter === "(" && !isText) ends.push(")");
    else if (letter === '"') ends.push('"');
    else if (letter === "\\" && isText) {
      if (text[place] === "(") ends.push(")");
      place += 1;
    }
  }
  return ends.length ? undefined : place;
}

/** The replacement that removes a constraint from the source; null if the constraint is not an element of a list. */
function removal(text, range) {
  const [start, end] = wholeElement(text, range);
  const words = text.slice(start, end);
  const before = /[[,(]\s*$/.exec(text.slice(0, start));
  const after = /^\s*[\],)]/.exec(text.slice(end));
  if (!before || !after || before[0][0] === "(" || after[0].at(-1) === ")") return null;
  // A padding is replaced by nil, so that the other three keep their positions.
  if (/^-?[\d.]|^\.to\(|^\(|^\w+$/.test(words)) return { start, end, words: "nil" };
  if (after[0].at(-1) === ",") return { start, end: end + after[0].length, words: `/* ${words}, */` };
  if (before[0][0] !== ",") return { start, end, words: `/* ${words} */` };
  const comma = start - before[0].length;
  return { start: comma, end, words: ` /*, ${words} */` };
}

/** The source with another priority on an anchor; null if the anchor cannot have one. */
function withPriority(text, range, priority) {
  const [start, end] = wholeElement(text, range);
  const words = text.slice(start, end);
  if (!/^\.?[a-z]\w*\(/.test(words) || words.startsWith(".to(")) return null;
  const known = /\.priority\([^()]*\)$/.exec(words);
  const call = priority === 1000 ? "" : `.priority(${priority})`;
  return replaced(text, [known ? start + known.index : end, end], call);
}

/** Whether the source declares a name. */
const declares = (text, name) => /^[A-Za-z_]\w*$/.test(name) && new RegExp(`\\b(let|var) ${name}\\b`).test(text);

/** The states for undo and redo: sources, each with the width and the height of the screen. */
class History {
  #states;
  #place = 0;
  #kind = null;
  #time = 0;

  constructor(source, size) {
    this.#states = [{ source, size }];
  }

  get state() { return this.#states[this.#place].source; }

  /** Adds a state unless it is the current one. Changes of the same kind without a pause between them are one step. */
  push(source, kind, size) {
    const state = { source, size };
    if (String([source, size]) === String(Object.values(this.#states[this.#place]))) return;
    const now = performance.now();
    const continues = kind === this.#kind && now - this.#time < 800 && this.#place > 0;
    this.#time = now;
    this.#kind = kind;
    this.#states.length = this.#place + 1;
    if (continues) this.#states[this.#place] = state;
    else this.#place = this.#states.push(state) - 1;
  }

  get canUndo() { return this.#place > 0; }

  get canRedo() { return this.#place < this.#states.length - 1; }

  /** Moves one step back or forward, and returns the state there; undefined if there is none. */
  go(step) {
    const state = this.#states[this.#place + step];
    if (state === undefined) return undefined;
    this.#place += step;
    this.#kind = null;
    return state;
  }
}
