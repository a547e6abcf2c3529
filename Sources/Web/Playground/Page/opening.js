// Opens things other than scripts: snapshots of running programs, and conflict reports.

class Opening {
  #picture = new StillPicture(find("still"), (view) => this.#point(view));
  #explain;
  #snapshot = null;

  /** `explain` explains the reports in a text; `example` is the snapshot that comes with the page. */
  constructor({ explain, example }) {
    this.#explain = explain;
    const press = (id, action) => find(id).addEventListener("click", action);
    press("open-snapshot", () => {
      this.#clear("Open");
      find("report").value = "";
      find("snapshot").showModal();
    });
    press("choose-snapshot", () => find("snapshot-file").click());
    press("show-example", () => this.#showSnapshot(example.name, example.text));
    press("close-snapshot", () => find("snapshot").close());
    find("report").addEventListener("input", () => this.#showReport(find("report").value));
    // Users may paste a report into the source, where it makes no sense, so it is opened here instead.
    find("source").addEventListener("paste", (event) => {
      const text = event.clipboardData.getData("text");
      if (!text.includes("Unable to simultaneously satisfy constraints")) return;
      event.preventDefault();
      find("report").value = text;
      find("snapshot").showModal();
      this.#showReport(text);
    });
    // The page begins with a field for a report; the explanation needs more room. A single word may be typed there by
    // mistake.
    find("paste").addEventListener("input", ({ target }) => {
      if (!/\n|Constraint/.test(target.value)) return;
      find("report").value = target.value;
      target.value = "";
      find("snapshot").showModal();
      this.#showReport(find("report").value);
    });
    find("snapshot-views").addEventListener("change", (event) => this.#point(Number(event.target.value)));
    find("snapshot-file").addEventListener("change", async (event) => {
      const [file] = event.target.files;
      if (file) this.#showSnapshot(file.name, await file.text());
      event.target.value = "";
    });
  }

  #clear(title) {
    find("snapshot-title").textContent = title;
    find("report-words").textContent = find("snapshot-note").textContent = "";
    find("snapshot-view").hidden = true;
    this.#snapshot = null;
    this.#picture.clear();
  }

  #showReport(text) {
    this.#clear("Conflict");
    if (!text.trim()) return;
    const answer = this.#explain(text);
    find("report-words").textContent = answer.explanations.join("\n\n");
    if (answer.lines) {
      this.#picture.show(answer, { hasAllNames: true });
      this.#picture.draw(answer.lines);
    }
    if (!answer.explanations.length) {
      find("snapshot-note").textContent = "There is no report in this: paste it from “Unable to simultaneously satisfy constraints” on.";
    }
  }

  #showSnapshot(name, text) {
    this.#clear(name);
    find("report").value = "";
    if (!find("snapshot").open) find("snapshot").showModal();
    try {
      const snapshot = new Snapshot(text);
      const { views, size } = snapshot;
      this.#picture.show(snapshot);
      this.#snapshot = snapshot;
      find("snapshot-views").replaceChildren(...views.map(({ id, name }) => new Option(name, id)));
      find("snapshot-view").hidden = false;
      find("snapshot-note").textContent = `${views.length} views, ${plain(size[0])} × ${plain(size[1])}; point at one to see its constraints.`;
    } catch {
      this.#picture.clear();
      find("snapshot-note").textContent = "This is no snapshot: a program writes one by JSONEncoder().encode(LayoutSnapshot(of: view)).";
    }
  }

  /** Shows the constraints of a view as lines and in words. */
  #point(number) {
    const view = this.#snapshot?.views[number];
    if (!view) return;
    find("snapshot-views").value = number;
    const constraints = this.#snapshot.of(view);
    this.#picture.mark(number);
    this.#picture.draw(constraints.map(Snapshot.line));
    find("report-words").textContent = constraints.map(({ description }) => description).join("\n");
  }
}
