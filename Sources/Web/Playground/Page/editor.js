// The source editor: a text field over the same text in color, with marks under the relevant parts.

class Editor {
  #field;
  #code;
  #marks;
  #pane;
  #lines = [];
  #rows = [];
  /** The width of a letter in pixels, once it is known. */
  #letter = null;

  /** `handlers` are told of input, undo and redo, keys, and the positions of the caret and the pointer in the text. */
  constructor({ pane, field, code, marks }, handlers) {
    this.#pane = pane;
    this.#field = field;
    this.#code = code;
    this.#marks = marks;
    field.addEventListener("beforeinput", (event) => {
      // The page handles undo, since its history also contains changes made by hand.
      if (!event.inputType.startsWith("history")) return;
      event.preventDefault();
      handlers.onHistory(event.inputType === "historyUndo" ? -1 : 1);
    });
    field.addEventListener("input", () => handlers.onInput());
    field.addEventListener("keydown", (event) => {
      const isPlain = !event.isComposing && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isPlain && handlers.onKey(event)) event.preventDefault();
      else if (event.key === "Enter" && !event.isComposing && !event.ctrlKey && !event.metaKey) this.#breakLine(event);
    });
    field.addEventListener("pointermove", (event) => handlers.onPoint(this.#placeAt(event)));
    field.addEventListener("pointerleave", () => handlers.onPoint(null));
    document.addEventListener("selectionchange", () => {
      if (document.activeElement !== field) return;
      this.#showNumbers();
      handlers.onCaret(field.selectionStart);
    });
  }

  get value() { return this.#field.value; }

  get selection() { return [this.#field.selectionStart, this.#field.selectionEnd]; }

  get isFocused() { return document.activeElement === this.#field; }

  /** Shows the given text, and redraws the lines that differ. */
  show(text, selection) {
    if (this.#field.value !== text) {
      const caret = selection ?? this.selection;
      this.#field.value = text;
      if (this.isFocused) this.#field.setSelectionRange(...caret);
    }
    const lines = text.split("\n");
    const old = this.#lines;
    let start = 0;
    while (start < old.length && start < lines.length && old[start] === lines[start]) start += 1;
    let end = 0;
    while (end < old.length - start && end < lines.length - start && old.at(-1 - end) === lines.at(-1 - end)) end += 1;
    const fresh = lines.slice(start, lines.length - end).map((line) => {
      const row = document.createElement("span");
      row.className = "row";
      row.append(...highlighted(line));
      return row;
    });
    const gone = this.#rows.splice(start, old.length - start - end, ...fresh);
    const next = this.#rows[start + fresh.length] ?? null;
    for (const row of gone) row.remove();
    for (const row of fresh) this.#code.insertBefore(row, next);
    this.#lines = lines;
  }

  /** Puts the caret at a position, or selects a part of the text. */
  select(start, end = start) {
    this.#field.focus({ preventScroll: true });
    this.#field.setSelectionRange(start, end);
    this.reveal(start);
  }

  /** Marks parts of the text, each given as `[start, end]`, with a CSS class. */
  mark(kind, parts, reveals = false) {
    for (const mark of [...this.#marks.querySelectorAll(`.${kind}:not(.said)`)]) mark.remove();
    for (const [start, end] of parts) {
      for (const { line, from, to } of this.#pieces(start, end)) {
        const mark = document.createElement("span");
        mark.className = kind;
        mark.style.cssText = `top:${line}lh;left:${from}ch;width:${Math.max(1, to - from)}ch`;
        this.#marks.append(mark);
      }
    }
    if (!reveals || !parts.length) return;
    this.reveal(parts[0][0]);
    // Scroll sideways, too, to show the beginning of the part.
    const [outer, inner] = [this.#pane, this.#marks.querySelector(`.${kind}:not(.said)`)].map((element) => element.getBoundingClientRect());
    const before = inner.left - outer.left - Editor.#gutter;
    this.#pane.scrollLeft += before < 0 ? before : Math.max(0, Math.min(before, inner.right + 14 - outer.right));
  }

  /** The width of the area to the left of the text, with the line numbers. */
  static #gutter = 44;

  /** Scrolls to the line numbers if only blanks precede the caret on its line. */
  #showNumbers() {
    const caret = this.#field.selectionStart;
    const text = this.#field.value;
    if (!text.slice(text.lastIndexOf("\n", caret - 1) + 1, caret).trim()) this.#pane.scrollLeft = 0;
  }

  /** Shows the remark on the caret's line, below that line. */
  say(remarks) {
    this.#marks.querySelector(".said")?.remove();
    if (!this.isFocused || !remarks.length) return;
    const { line } = this.#lineOf(this.#field.selectionStart);
    const remark = remarks.find((remark) => remark.line === line + 1);
    if (!remark) return;
    const card = document.createElement("span");
    card.className = `said ${remark.kind}`;
    card.ariaHidden = true;
    // The text in the card has its own line height; the card itself is positioned by the source's.
    card.append(Object.assign(document.createElement("div"), { textContent: remark.sentence }));
    card.style.cssText = `top:${line + 1}lh;left:${this.#pane.scrollLeft}px;max-width:${this.#pane.clientWidth - 64}px`;
    this.#marks.append(card);
  }

  /** Scrolls the editor, but nothing around it, until a position is visible. */
  reveal(place) {
    const row = this.#rows[this.#lineOf(place).line];
    if (row) scrollWithin(this.#pane, row);
  }

  #lineOf(place) {
    let start = 0;
    for (let line = 0; line < this.#lines.length; line += 1) {
      const end = start + this.#lines[line].length;
      if (place <= end || line === this.#lines.length - 1) return { line, start };
      start = end + 1;
    }
    return { line: 0, start: 0 };
  }

  /** The lines of a part of the text, or the first 40 of them. */
  #pieces(start, end) {
    const pieces = [];
    let { line, start: from } = this.#lineOf(start);
    for (; line < this.#lines.length && from <= end && pieces.length < 40; line += 1) {
      const text = this.#lines[line];
      const indent = text.length - text.trimStart().length;
      pieces.push({
        line, from: Math.max(start - from, pieces.length ? indent : 0), to: Math.min(end - from, text.length),
      });
      from += text.length + 1;
    }
    return pieces;
  }

  #placeAt(event) {
    const rect = this.#code.getBoundingClientRect();
    this.#letter ??= new TextRuler().letter(getComputedStyle(this.#code));
    const line = Math.floor((event.clientY - rect.top) / (rect.height / Math.max(1, this.#rows.length)));
    if (line < 0 || line >= this.#lines.length) return null;
    const column = Math.floor((event.clientX - rect.left) / this.#letter);
    if (column < 0 || column > this.#lines[line].length) return null;
    return this.#lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
  }

  /** Begins a new line with the indentation of the current line, or a deeper indentation after an opening bracket. */
  #breakLine(event) {
    const [start, end] = this.selection;
    const before = this.value.slice(0, start);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const indent = line.match(/^ */)[0] + (/[[({]\s*$/.test(line) ? "    " : "");
    if (!indent) return;
    event.preventDefault();
    this.#field.setRangeText(`\n${indent}`, start, end, "end");
    this.#field.dispatchEvent(new Event("input"));
  }
}

const swiftWords =
  /(\/\/.*|\/\*.*?\*\/)|("(?:[^"\\]|\\.)*")|\b(\d[\d_]*(?:\.\d+)?|true|false|nil)\b|\b(let|var|if|else|for|in|where|import|case|enum|func|return|class|struct|init|self|super|final|private)\b|\b([A-Z]\w*)\b|(\.?[a-z]\w*)(?=\()/g;

/** A line of Swift as pieces of text; each colored piece is in an element of its own. */
function highlighted(text) {
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(swiftWords)) {
    const kind = ["comment", "string", "literal", "keyword", "type", "call"][match.slice(1).findIndex(Boolean)];
    pieces.push(text.slice(end, match.index));
    const piece = document.createElement("span");
    piece.className = kind;
    piece.textContent = match[0];
    pieces.push(piece);
    end = match.index + match[0].length;
  }
  pieces.push(text.slice(end) || (pieces.length ? "" : "\u200b"));
  return pieces;
}
