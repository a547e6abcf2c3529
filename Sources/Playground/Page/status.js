// The line below the screen: what the last pass took.

class Status {
  /** Clocks of browsers are coarse, so the time is that of the last few passes, shared out. */
  static #count = 24;
  #times = [];

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
    const figure = document.createElement("b");
    figure.textContent = number;
    find(id).replaceChildren(figure, ` ${words}`);
  }
}
