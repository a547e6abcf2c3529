// What may be meant by the word that is being typed: names of the source, and those that the scripts of the page use.

class Suggestions {
  #list;
  #known;
  #onTake;

  /** `onTake` gets the part of the text that is replaced, and by what. */
  constructor(list, texts, onTake) {
    this.#list = list;
    this.#known = Suggestions.#words(texts.join("\n"));
    this.#onTake = onTake;
  }

  /** The words of a text that are no comment and in no quotation, the most frequent first. */
  static #words(text) {
    const counts = new Map();
    for (const [, , word] of text.matchAll(/(\/\/.*|"(?:[^"\\]|\\.)*")|\b([A-Za-z]\w{2,})\b/g)) {
      if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return [...counts].sort((one, other) => other[1] - one[1]).map(([word]) => word);
  }

  /** Suggests words that begin as the one before the caret does, then such that have it in them. */
  show(text, caret) {
    const start = caret - /\w*$/.exec(text.slice(0, caret))[0].length;
    const begun = text.slice(start, caret).toLowerCase();
    const isInside = begun.length < 2 || /^\d/.test(begun) || /\w/.test(text[caret] ?? "");
    const own = isInside ? [] : Suggestions.#words(text.slice(0, start) + text.slice(caret));
    const words = [...new Set([...own, ...this.#known])].filter((word) => word.toLowerCase() !== begun);
    const found = [
      ...words.filter((word) => word.toLowerCase().startsWith(begun)),
      ...words.filter((word) => word.toLowerCase().indexOf(begun) > 0),
    ].slice(0, 8);
    this.#list.replaceChildren(...(isInside ? [] : found).map((word) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "small";
      button.textContent = word;
      // The field keeps the caret.
      button.addEventListener("pointerdown", (event) => event.preventDefault());
      button.addEventListener("click", () => this.#onTake([start, caret], word));
      return button;
    }));
  }

  clear() { this.#list.replaceChildren(); }
}
