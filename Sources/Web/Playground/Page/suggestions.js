// Completions for the word that is being typed.

class Suggestions {
  #list;
  #ask;
  #onTake;
  /** The position of the caret for which names are suggested, and the index of the chosen name. */
  #caret = -1;
  #chosen = -1;

  /** `ask` finds the names that fit between two parts of the source; `onTake` receives the range to replace and the new text. */
  constructor(list, ask, onTake) {
    this.#list = list;
    this.#ask = ask;
    this.#onTake = onTake;
    // The text field keeps the focus.
    list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** Suggests completions of the word before the caret, or names that may follow a period, a parenthesis or a comma. */
  show(text, caret) {
    const before = text.slice(0, caret);
    const begun = /\w*$/.exec(before)[0];
    const isPlace = (begun ? !/^\d/.test(begun) : /(^|[^.])\.$|\($|, $/.test(before)) && !/\w/.test(text[caret] ?? "");
    const names = isPlace ? this.#ask(before, text.slice(caret)) : [];
    this.#caret = caret;
    this.#chosen = -1;
    this.#list.replaceChildren(...names.map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "small";
      button.tabIndex = -1;
      button.textContent = name;
      button.addEventListener("click", () =>
        this.#onTake([caret - begun.length, caret], name.endsWith(":") ? `${name} ` : name));
      return button;
    }));
  }

  /** Arrow keys choose a name, Enter takes it, Tab takes it or the first, Escape closes the list; false for other keys. */
  press(key) {
    const buttons = this.#list.children;
    if (!buttons.length) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      this.#chosen = limited(this.#chosen + step, -1, buttons.length - 1);
      [...buttons].forEach((button, index) => button.classList.toggle("chosen", index === this.#chosen));
      buttons[this.#chosen]?.scrollIntoView({ block: "nearest", inline: "nearest" });
      return true;
    }
    if (key === "Escape") this.clear();
    else if (key === "Tab") buttons[Math.max(0, this.#chosen)].click();
    else if (key === "Enter" && this.#chosen >= 0) buttons[this.#chosen].click();
    else return false;
    return true;
  }

  /** Closes the suggestions if the caret has moved elsewhere. */
  follow(caret) { if (caret !== this.#caret) this.clear(); }

  clear() { this.#list.replaceChildren(); }
}
