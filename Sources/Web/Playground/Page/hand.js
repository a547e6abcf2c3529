// Changes made by hand to a distance, a number, a switch or a label's text. The source is changed accordingly where it
// states the value.

class Hand {
  #page;
  /** The constraints that were removed from the source, with the data for restoring them. */
  #out = [];
  /**
   * The constraint whose line is being dragged: its constant, and the range of that constant in the source. The
   * page's own constraints describe the source as it was last read, before or during the drag.
   */
  dragged = null;

  constructor(page) {
    this.#page = page;
  }

  /** The rows of removed constraints, which stay in the list. */
  get rows() { return this.#out.map((out) => out.row); }

  /** Adapts to a change to the source; a removed constraint can no longer be restored if the change touches its place. */
  follow(before, after) { this.#out = this.#out.filter((out) => out.follow(before, after)); }

  forget() { this.#out = []; }

  /** Changes a constraint from the list: its constant, its priority, or whether it is active; restores a removed one. */
  change(id, { constant, priority, active }) {
    const out = this.#out.find((out) => out.row.id === id);
    if (out) {
      this.#out = this.#out.filter((other) => other !== out);
      return this.#page.write(replaced(this.#page.source, out.range, out.words), "put-back");
    }
    const constraint = this.#page.constraints.get(id);
    if (!constraint) return;
    if (constant !== undefined) {
      if (this.#writeConstant(constraint, constant)) return;
      return this.#page.edit({ do: "constraint", constraint: id, constant });
    }
    if (priority !== undefined) {
      const source = constraint.range && withPriority(this.#page.source, constraint.range, priority);
      if (source) return this.#page.write(source, `priority ${id}`);
      return this.#page.edit({ do: "constraint", constraint: id, priority });
    }
    const part = !active && constraint.active && constraint.range && removal(this.#page.source, constraint.range);
    if (!part) return this.#page.edit({ do: "constraint", constraint: id, active });
    const words = this.#page.source.slice(part.start, part.end);
    const taken = new Removal([part.start, part.start + part.words.length], words, constraint);
    this.#page.write(replaced(this.#page.source, [part.start, part.end], part.words), "take-out");
    this.#out.push(taken);
    this.#page.refresh();
  }

  /**
   * Writes a constant over its literal in the source, and updates the literal's range; returns false if there is no
   * literal.
   */
  #writeConstant(written, constant, isRead = true) {
    const { id, literal: range, negated } = written;
    if (!range) return false;
    const words = plain(negated ? -constant : constant);
    const source = replaced(this.#page.source, range, words);
    written.literal = [range[0], range[0] + words.length];
    if (isRead) {
      this.#page.write(source, `constant ${id}`);
      return true;
    }
    this.follow(this.#page.source, source);
    this.#page.shown = source;
    this.#page.editor.show(source);
    this.#page.editor.mark("shown", [written.literal], true);
    return true;
  }

  start(id, isByKey = false) {
    this.#page.clock.finish();
    this.#page.isDragging = true;
    const { constant, literal, negated } = this.#page.constraints.get(id);
    const isShared = [...this.#page.constraints.values()].some(
      (other) => literal && other.id !== id && other.literal?.[0] === literal[0]);
    this.dragged = { id, start: constant, constant, literal, negated, isShared, isByKey };
  }

  drag(id, growth) {
    const { dragged } = this;
    const points = dragged.isByKey ? growth : growth / this.#page.stage.zoom;
    const constant = Math.round(dragged.start + points);
    if (constant === dragged.constant) return;
    dragged.constant = constant;
    if (dragged.isShared) return this.#writeConstant(dragged, constant);
    this.#page.constraints.get(id).constant = constant;
    this.#writeConstant(dragged, constant, false);
    this.#page.edit({ do: "constraint", constraint: id, constant });
    this.#page.list.setConstant(id, constant);
    this.#page.readPanes();
  }

  /** Ends a drag. If the source states the dragged constant, it is read again, so that the screen agrees with it. */
  end() {
    const { dragged } = this;
    this.dragged = null;
    this.#page.isDragging = false;
    this.#page.stage.zoomIn();
    if (dragged?.literal) {
      this.#page.remember(`drag ${dragged.id}`);
      this.#page.read();
      this.#page.keep();
      return;
    }
    if (!dragged) this.#page.remember("size");
    this.#page.refresh();
    this.#page.drawLines();
    this.#page.why.explain();
    this.#page.keep();
  }

  /** Changes a view's text in the source if it is a literal there; a computed text is changed only on the screen. */
  editText(view, text) {
    const range = this.#page.written.get(view)?.text;
    if (!range) return this.#page.edit({ do: "text", view, text });
    this.#page.write(replaced(this.#page.source, range, literal(text)), `text ${view}`);
  }

  #append(lines) { this.#page.write(`${this.#page.source.trimEnd()}\n${lines.join("\n")}\n`, "append"); }

  /** Adds the anchors that would resolve the ambiguities, to the source if it declares their views. */
  settle() {
    const lines = [];
    for (let index = 0; index < this.#page.advice.length; index += 2) {
      const [name, anchor] = this.#page.advice.slice(index, index + 2);
      if (declares(this.#page.source, name)) lines.push(`${name}.activateQuickAnchors([${anchor}])`);
    }
    if (lines.length) this.#append(lines);
    else this.#page.edit({ do: "settle", animated: true });
  }

  hide(view) {
    const { name } = this.#page.screen.views.get(view) ?? {};
    if (name && declares(this.#page.source, name)) this.#append([`${name}.isHidden = true`]);
    else this.#page.edit({ do: "hide", view, hidden: true, animated: true });
  }

  /** Lists a button for each line that hides a view; the button removes the line. */
  listHidden() {
    const hidden = [...this.#page.source.matchAll(/^(\w+)\.isHidden = true\n/gm)];
    find("hidden-views").replaceChildren(
      ...hidden.map(({ 0: line, 1: name, index }) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "tool";
        button.textContent = `Show ${name}`;
        button.addEventListener("click", () =>
          this.#page.write(replaced(this.#page.source, [index, index + line.length], ""), "show"));
        return button;
      }));
  }
}

/** A constraint that was removed from the source: the range, the original text, and the row that stays in the list. */
class Removal {
  static #count = 0;

  constructor(range, words, constraint) {
    this.range = range;
    this.words = words;
    Removal.#count += 1;
    this.row = { ...constraint, id: `out-${Removal.#count}`, active: false, isOut: true };
  }

  /** Adapts the range to a change to the text; returns false if the change touches the range. */
  follow(before, after) {
    const { start, oneEnd, otherEnd } = difference(before, after);
    if (oneEnd <= this.range[0]) this.range = this.range.map((place) => place + otherEnd - oneEnd);
    else if (start < this.range[1]) return false;
    return true;
  }
}
