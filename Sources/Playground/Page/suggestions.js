// What may be meant by the word that is being typed: the names that can stand there.

class Suggestions {
  #list;
  #ask;
  #onTake;

  /** `ask` finds the names between two parts of the source; `onTake` gets the part of it that is replaced, and by what. */
  constructor(list, ask, onTake) {
    this.#list = list;
    this.#ask = ask;
    this.#onTake = onTake;
  }

  /** Suggests what the word before the caret may become, from its first letter on, and what may follow a period. */
  show(text, caret) {
    const before = text.slice(0, caret);
    const begun = /\w*$/.exec(before)[0];
    const isPlace = (begun ? !/^\d/.test(begun) : /(^|[^.])\.$/.test(before)) && !/\w/.test(text[caret] ?? "");
    const names = isPlace ? this.#ask(before, text.slice(caret)) : [];
    this.#list.replaceChildren(...names.map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "small";
      button.textContent = name;
      // The field keeps the caret.
      button.addEventListener("pointerdown", (event) => event.preventDefault());
      button.addEventListener("click", () =>
        this.#onTake([caret - begun.length, caret], name.endsWith(":") ? `${name} ` : name));
      return button;
    }));
  }

  clear() { this.#list.replaceChildren(); }
}
