// The line below the screen, with the mean time of recent passes and the work of the last one.

class Status {
  /** The number of passes whose time is averaged, since browser clocks are coarse. */
  static #count = 24;
  #times = [];
  /** The nodes of each figure and of the words after it, by name. */
  #places = new Map();

  clear() {
    this.#times = [];
  }

  /** Adds the time of a pass, in milliseconds, to the mean, and shows the mean and the work of the pass. */
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
