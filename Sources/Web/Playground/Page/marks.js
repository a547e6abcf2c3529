// Highlights a constraint, its source and its view together, whichever of them is pointed at.

class Marks {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Marks the view under the pointer and the call that makes it, and explains its frame. */
  point(view) {
    if (view === this.#page.pointed || this.#page.isDragging || this.#page.clock.isRunning) return;
    this.#page.pointed = view;
    this.#page.screen.mark("hovered", view);
    const range = this.#page.written.get(view)?.range;
    this.#page.editor.mark("shown", range ? [range] : []);
    this.#page.why.explain();
  }

  /** Marks the constraint at a position in the source or, if there is none, the view. */
  place(place) {
    if (this.#page.isDragging) return;
    const holds = ({ range }) => range && place !== null && range[0] <= place && place <= range[1];
    const length = ({ range }) => range[1] - range[0];
    const constraint = [...this.#page.constraints.values()].filter(holds).sort((one, other) => length(one) - length(other))[0];
    const view = [...this.#page.written].find(([, written]) => holds(written))?.[0];
    this.constraint(constraint?.id, this.#page.editor);
    if (!constraint) this.#page.screen.mark("hovered", view ?? this.#page.pointed);
  }

  /** Marks a constraint everywhere; `origin` is the part of the page in which it was pointed at. */
  constraint(id, origin) {
    if (this.#page.isDragging) return;
    this.#page.lines.mark(id);
    this.#page.list.mark(id, origin !== this.#page.list);
    const { view, range } = this.#page.constraints.get(id) ?? {};
    this.#page.screen.mark("hovered", view ?? this.#page.pointed);
    this.#page.editor.mark("shown", range ? [range] : [], origin !== this.#page.editor && !this.#page.editor.isFocused);
  }

  /** The number of the constraint that a sentence describes; undefined if there is none. */
  saying(sentence) {
    for (const [id, constraint] of this.#page.constraints) if (constraint.sentence === sentence) return id;
    return undefined;
  }
}
