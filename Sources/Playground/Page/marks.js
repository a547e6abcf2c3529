// Marking: a constraint, its line in the source and its view, in all directions.

class Marks {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** A view that the pointer is over: the call that makes it, and its constraints. */
  point(view) {
    if (view === this.#page.pointed || this.#page.isDragging || this.#page.clock.isRunning) return;
    this.#page.pointed = view;
    this.#page.screen.mark("hovered", view);
    const range = this.#page.written.get(view)?.range;
    this.#page.editor.mark("shown", range ? [range] : []);
    this.#page.why.explain();
  }

  /** What is written at a place of the source: a constraint, or else a view. */
  place(place) {
    if (this.#page.isDragging) return;
    const holds = ({ range }) => range && place !== null && range[0] <= place && place <= range[1];
    const length = ({ range }) => range[1] - range[0];
    const constraint = [...this.#page.constraints.values()].filter(holds).sort((one, other) => length(one) - length(other))[0];
    const view = [...this.#page.written].find(([, written]) => holds(written))?.[0];
    this.constraint(constraint?.id, this.#page.editor);
    if (!constraint) this.#page.screen.mark("hovered", view ?? this.#page.pointed);
  }

  /** A constraint that was pointed at in one of the places where it is. */
  constraint(id, origin) {
    if (this.#page.isDragging) return;
    this.#page.lines.mark(id);
    this.#page.list.mark(id, origin !== this.#page.list);
    const { view, range } = this.#page.constraints.get(id) ?? {};
    this.#page.screen.mark("hovered", view ?? this.#page.pointed);
    this.#page.editor.mark("shown", range ? [range] : [], origin !== this.#page.editor && !this.#page.editor.isFocused);
  }

  /** The constraint that a sentence is about. */
  saying(sentence) {
    for (const [id, constraint] of this.#page.constraints) if (constraint.sentence === sentence) return id;
    return undefined;
  }
}
