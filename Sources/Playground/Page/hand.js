// What is done by hand: to a distance, a number, a switch, a text. The source follows, and says what is there.

class Hand {
  #page;
  /** Constraints that were taken out of the source, and how to put them back. */
  #out = [];
  /**
   * The constraint whose line is being dragged: its constant, and where that stands in the source. What the page knows of
   * constraints is of the source as it was read, which may be before or during the drag.
   */
  dragged = null;

  constructor(page) {
    this.#page = page;
  }

  /** The rows of constraints that are out, which stay in the list. */
  get rows() { return this.#out.map((out) => out.row); }

  /** Goes along with a change of the source; what that touches cannot be put back. */
  follow(before, after) { this.#out = this.#out.filter((out) => out.follow(before, after)); }

  forget() { this.#out = []; }

  /** Changes a constraint from the list: its constant, its priority, or whether it is there. */
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
   * Writes a constant where the source has a number for it, a range that moves on with what is written; false where it has
   * none.
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

  /** After a drag the source is read, so that what it says is what is there. */
  end() {
    const { dragged } = this;
    this.dragged = null;
    this.#page.isDragging = false;
    this.#page.stage.zoomIn();
    if (dragged?.literal) {
      this.#page.history.push(this.#page.source, `drag ${dragged.id}`);
      this.#page.read();
      this.#page.keep();
      return;
    }
    this.#page.refresh();
    this.#page.drawLines();
    this.#page.why.explain();
    this.#page.keep();
  }

  /** A text, where it stands in the source as it is; one that is computed is changed on the screen alone. */
  editText(view, text) {
    const range = this.#page.written.get(view)?.text;
    if (!range) return this.#page.edit({ do: "text", view, text });
    this.#page.write(replaced(this.#page.source, range, literal(text)), `text ${view}`);
  }

  #append(lines) { this.#page.write(`${this.#page.source.trimEnd()}\n${lines.join("\n")}\n`, "append"); }

  /** Writes the anchors that would decide what nothing decides yet. */
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

  /** Buttons for the lines that hide something, to take them out again. */
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

/** What was taken out of the source: where, what stood there, and the row that stays in the list. */
class Removal {
  static #count = 0;

  constructor(range, words, constraint) {
    this.range = range;
    this.words = words;
    Removal.#count += 1;
    this.row = { ...constraint, id: `out-${Removal.#count}`, active: false, isOut: true };
  }

  /** Goes along with a change of the text; false where the change touches it. */
  follow(before, after) {
    const { start, oneEnd, otherEnd } = difference(before, after);
    if (oneEnd <= this.range[0]) this.range = this.range.map((place) => place + otherEnd - oneEnd);
    else if (start < this.range[1]) return false;
    return true;
  }
}
