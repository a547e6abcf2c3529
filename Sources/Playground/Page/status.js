// The line below the screen: what the last pass took.

class Status {
  /** Clocks of browsers are coarse, so the time is that of the last few passes, shared out. */
  static #count = 24;
  #times = [];
  /** By name: where a figure stands, and the words after it. */
  #places = new Map();

  clear() {
    this.#times = [];
  }

  /** A pass took so many milliseconds, and did so much work. */
  tell(time, [replayed, redecided, rows]) {
    this.#times.push(time);
    if (this.#times.length > Status.#count) this.#times.shift();
    const mean = this.#times.reduce((sum, one) => sum + one, 0) / this.#times.length;
    this.#write("time", mean < 10 ? `${mean.toFixed(2)} ms` : `${mean.toFixed(0)} ms`, "a pass");
    this.#write("values", replayed + redecided, replayed + redecided === 1 ? "value computed" : "values computed");
    this.#write("rows", rows, rows === 1 ? "constraint read" : "constraints read");
  }

  #write(id, number, words) {
    let place = this.#places.get(id);
    if (!place) {
      place = { figure: document.createElement("b"), words: document.createTextNode("") };
      find(id).replaceChildren(place.figure, place.words);
      this.#places.set(id, place);
    }
    const text = String(number);
    if (place.figure.textContent === text) return;
    place.figure.textContent = text;
    place.words.data = ` ${words}`;
  }
}
