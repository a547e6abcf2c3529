// The files that come with the page: examples in one or more spellings, puzzles, and the snapshot of a program.

class Scripts {
  examples = [];
  puzzles = [];
  snapshot;

  /** Reads the files that the build has concatenated, each preceded by a form feed and its name. */
  constructor(text) {
    for (const file of text.split("\f").slice(1)) {
      const end = file.indexOf("\n");
      const [title, text] = [file.slice(0, end), file.slice(end + 1)];
      if (title.endsWith(".json")) {
        this.snapshot = { name: title, text };
        continue;
      }
      const [, name, spelling = ""] = /^\d+-([\w-]+)(?:\.(\w+))?\.swift$/.exec(title);
      const script = Scripts.#read(text);
      if (spelling === "") this.puzzles.push(Scripts.#puzzle(name, script, this.puzzles.length + 1));
      else this.#add(name, spelling, script);
    }
  }

  named(name) { return [...this.examples, ...this.puzzles].find((script) => script.name === name); }

  #add(name, spelling, { title, text, size, source }) {
    let example = this.examples.find((example) => example.name === name);
    if (!example) this.examples.push((example = { name, spellings: {} }));
    if (title) Object.assign(example, { title, text, size });
    example.spellings[spelling] = source;
    // Only the shortest spelling has a title; it is the one that is opened.
    if (title) example.spelling = spelling;
  }

  /** Reads a file; the comment lines at its top are the title, the text, a puzzle's hint, and the size. */
  static #read(file) {
    const head = /^(?:\/\/.*\n)*/.exec(file)[0];
    const notes = head.split("\n").map((line) => line.slice(3)).filter(Boolean);
    const size = notes.length ? notes.pop().split(" × ").map(Number) : undefined;
    const [title, text, hint] = notes;
    return { title, text, hint, size, source: file.slice(head.length).trim() + "\n" };
  }

  /** Reads a puzzle; the initial code and the solution are between the marks. */
  static #puzzle(name, { title, text, hint, size, source }, number) {
    const [before, start, solution, after] = source.split(/^ *\/\/ (?:Start|Solution|End)\n/m);
    return {
      name, title, text, hint: hint?.replace("Hint: ", ""), size, number, isPuzzle: true, spelling: "quick",
      spellings: { quick: before + start + after }, solution: before + solution + after,
    };
  }
}
