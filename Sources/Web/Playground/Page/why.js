// Explains the frame of the view under the pointer or, if there is none, of the selected view.

class Why {
  #page;
  #explanations;

  constructor(page) {
    this.#page = page;
    this.#explanations = new Explanations(find("numbers"), find("steps"), {
      onPoint: (sentence) => page.marks.constraint(page.marks.saying(sentence), null),
      onGo: (name, number) => this.follow(name, number),
    });
    find("view-picker").addEventListener("change", (event) => this.select(Number(event.target.value)));
    find("text-input").addEventListener("input", (event) => {
      if (page.selected !== null) page.hand.editText(page.selected, event.target.value);
    });
    find("hide").addEventListener("click", () => {
      if (page.selected) page.hand.hide(page.selected);
    });
  }

  /** Goes to a number of a view that is mentioned in a step. */
  follow(name, number) {
    const view = [...this.#page.screen.views.values()].find((view) => view.name === name);
    if (!view) return;
    this.#page.pointed = null;
    this.select(view.number, number);
    find("steps").querySelector("button")?.focus();
  }

  select(view, number) {
    this.#page.selected = view;
    this.#page.screen.mark("selected", view);
    this.listViews();
    this.explain(number);
    this.#page.drawLines();
  }

  /** Explains the frame of the view under the pointer or, if there is none, of the selected view. */
  explain(chosen) {
    const number = this.#page.screen.views.has(this.#page.pointed) ? this.#page.pointed : this.#page.selected;
    if (number === null) return;
    // A view that is no longer visible on the screen is still laid out, so it can be explained.
    const view = this.#page.screen.views.get(number);
    const picker = find("view-picker");
    if (picker.value !== String(number)) picker.value = number;
    find("hide").hidden = number === 0;
    find("text-field").hidden = !view?.text;
    const input = find("text-input");
    if (view?.text && document.activeElement !== input) input.value = view.text.value;
    this.#explanations.show(this.#page.ask({ do: "explain", view: number }).explanations, number === 0, chosen);
  }

  listViews() {
    const picker = find("view-picker");
    const options = [...this.#page.screen.views.values()].map(({ name, number }) => new Option(name, number));
    picker.replaceChildren(...options);
    picker.value = this.#page.selected ?? "";
  }
}
