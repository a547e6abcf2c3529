// The playground: a script, its screen, and the operations on both.

class Playground {
  #engine;
  #script;
  #spelling;
  #direction = "ltr";
  /** The width and the height of the screen. */
  #size = [390, 844];
  #state = 0;
  #isOverlaid = true;
  constraints = new Map();
  /** For each view, the source ranges of its call and its text. */
  written = new Map();
  #version = -1;
  isDragging = false;
  selected = null;
  pointed = null;
  /** The undo history of the open script; `#written` has those of all opened scripts, by script and spelling. */
  history;
  #written = new Map();
  clock = new Clock(find("clock"), find("duration"), (time) => this.#setClock(time));
  #status = new Status();

  constructor(engine, scripts) {
    this.#engine = engine;
    this.scripts = scripts;
    this.hand = new Hand(this);
    this.marks = new Marks(this);
    this.screen = new Screen(find("screen"), find("device"), {
      onEdit: (view, text) => this.hand.editText(view, text),
      onPoint: (view) => this.marks.point(view),
      onSelect: (view) => this.why.select(view),
    });
    this.lines = new Lines(find("lines"), {
      onStart: (id, isByKey) => this.hand.start(id, isByKey),
      onDrag: (id, growth) => this.hand.drag(id, growth),
      onEnd: () => this.hand.end(),
      onPoint: (id) => this.marks.constraint(id, this.lines),
    });
    this.list = new ConstraintList(find("constraints"), find("constraint-count"), {
      onChange: (constraint, change) => this.hand.change(constraint, change),
      onPoint: (id) => this.marks.constraint(id, this.list),
    });
    this.why = new Why(this);
    this.trouble = new Trouble(find("trouble"), () => this.hand.settle());
    this.problems = new Problems(find("problems"), {
      onGo: ([start, end]) => this.editor.select(start, end),
      // The range of a member includes the period before it, which is kept.
      onFix: (range, words) => {
        const fix = this.source[range[0]] === "." ? `.${words}` : words;
        this.write(replaced(this.source, range, fix), "fix");
        this.editor.select(range[0] + fix.length);
      },
    });
    this.editor = new Editor(
      { pane: find("editor"), field: find("source"), code: find("code"), marks: find("marks") }, {
        onInput: () => this.#type(),
        onHistory: (step) => this.goBack(step),
        onPoint: (place) => this.marks.place(place),
        onKey: (event) => this.suggestions.press(event.key),
        onCaret: (place) => {
          this.suggestions.follow(place);
          this.marks.place(place);
          this.editor.say(this.remarks);
        },
      });
    this.suggestions = new Suggestions(
      find("suggestions"), (before, after) => this.ask({ do: "complete", before, after }).names, (range, word) => {
        const end = range[0] + word.length;
        this.write(replaced(this.source, range, word), "take", [end, end]);
        this.editor.select(end);
        this.suggestions.clear();
      });
    this.stage = new Stage({
      size: () => this.screen,
      isDragging: () => this.isDragging,
      onResize: (width, height) => this.resize(width, height),
      onStart: () => {
        this.isDragging = true;
      },
      onEnd: () => this.hand.end(),
      onZoom: () => this.drawLines(),
      onPanes: () => this.readPanes(),
    });
    this.puzzle = new Puzzle(engine, { onSolve: (source) => this.write(source, "solution") });
    connectTools(this);
    new Rail(scripts, (script) => this.open(script));
  }

  get source() { return this.editor.value; }

  get name() { return this.#script.name; }

  /** The engine's answer to a command that changes nothing. */
  ask(question) { return this.#engine.perform(question); }

  /** Opens the script in the address, otherwise the last one that the user edited, otherwise `three-boxes`. */
  async begin() {
    const words = location.hash.slice(1);
    const last = isEmbedded ? null : stateOf(kept.get("script"));
    const state = words.startsWith("s=") ? await unpackedState(words.slice(2)) : words ? null : last;
    if (state) this.#openState(state);
    else this.open(this.scripts.named(words) ?? this.scripts.named("three-boxes"));
    // If the address opens another script, the last edited one keeps its changes until it is opened.
    if (last && this.#scriptOf(last) !== this.#script) this.#remember(this.#scriptOf(last), undefined, last);
    addEventListener("hashchange", async () => {
      const script = this.scripts.named(location.hash.slice(1));
      if (script && script !== this.#script) this.open(script);
      else if (location.hash.startsWith("#s=") && location.hash.slice(1) !== this.address) {
        const state = await unpackedState(location.hash.slice(3));
        if (state) this.#openState(state);
      }
    });
  }

  /** The script on which a shared or saved source is based. */
  #scriptOf({ name }) { return this.scripts.named(name) ?? this.scripts.named("your-own"); }

  /** Opens a source that was shared or saved. */
  #openState(state) {
    this.#keepNow();
    this.#script = null;
    const script = this.#scriptOf(state);
    this.#remember(script, undefined, state);
    this.#direction = state.direction ?? this.#direction;
    this.open(script);
  }

  /** The edits of a script and the size of its screen; a given state is added to them. */
  #remember(script, spelling = script.spelling, state = null) {
    const key = `${script.name}.${spelling}`;
    let written = this.#written.get(key);
    if (!written) this.#written.set(key, (written = { history: new History(script.spellings[spelling], sizeOf(script)), size: sizeOf(script) }));
    if (state) {
      if (state.width && state.height) written.size = [state.width, state.height];
      written.history.push(state.source, "open", written.size);
      Rail.change(script.name, written.history.state !== script.spellings[spelling]);
    }
    return written;
  }

  /** Opens a script with its earlier edits. */
  open(script, spelling = script.spelling) {
    this.#keepNow();
    if (this.#script) this.#remember(this.#script, this.#spelling).size = this.#size;
    this.clock.stop();
    this.#script = script;
    this.#spelling = spelling;
    this.selected = this.pointed = null;
    this.#state = 0;
    this.hand.forget();
    this.screen.clear();
    this.lines.clear();
    this.#status.clear();
    find("title").textContent = script.title;
    find("text").textContent = script.text;
    document.title = `${script.title} · QuickAnchors playground`;
    const { history: written, size } = this.#remember(script, spelling);
    this.history = written;
    this.address = location.hash.startsWith("#s=") ? location.hash.slice(1) : null;
    if (written.state === script.spellings[spelling]) {
      this.address = null;
      if (location.hash.slice(1) !== script.name) history.replaceState(null, "", `#${script.name}`);
    } else this.share();
    Rail.mark(script.name);
    this.#listHistory();
    find("direction").ariaPressed = this.#direction === "rtl";
    this.#listSpellings();
    this.#size = size;
    this.puzzle.open(script);
    this.shown = written.state;
    this.editor.show(written.state, [0, 0]);
    this.read();
    this.stage.zoomIn();
    this.why.select(this.firstView());
    find("editor").scrollTop = 0;
  }

  firstView() { return [...this.screen.views.keys()][1] ?? 0; }

  #listSpellings() {
    const { spellings } = this.#script;
    const names = Object.keys(spellings).sort((one, other) => spellings[other].length - spellings[one].length);
    find("spellings").replaceChildren(
      ...(names.length < 2 ? [] : names).map((spelling) => {
        const button = document.createElement("button");
        button.type = "button";
        button.role = "tab";
        button.textContent = spelling;
        button.ariaSelected = spelling === this.#spelling;
        button.addEventListener("click", () => this.open(this.#script, spelling));
        return button;
      }));
    const lengths = names.map((name) => spellings[name].replace(/\s/g, "").length);
    find("length").textContent = lengths.length > 1 ? `${lengths.join(" → ")} characters` : "";
  }

  // Reading

  #settings() {
    const [width, height] = this.#size;
    return { source: this.source, width, height, direction: this.#direction, scale: devicePixelRatio };
  }

  /**
   * Executes the source, and shows the result; while the user types, the constraints and explanations are updated only
   * after a pause.
   */
  read(isTyped = false) {
    this.clock.finish();
    const settings = this.#settings();
    const answer = this.#engine.perform({ do: "open", ...settings });
    if (answer.error) return;
    const name = this.screen.views.get(this.selected)?.name;
    const place = placesOf(settings.source);
    this.written = new Map(
      answer.written.map(([view, start, end, from, to]) => [
        view, { range: [place(start), place(end)], text: from === undefined ? null : [place(from), place(to)] },
      ]));
    this.#place = place;
    const remarks = (list, kind) => list.map(([start, end, line, column, sentence]) => ({
      range: [place(start), place(end)], line, column, sentence, kind,
    }));
    this.remarks = [...remarks(answer.problems, "error"), ...remarks(answer.hints, "hint")];
    for (const kind of ["error", "hint"]) {
      this.editor.mark(kind, this.remarks.filter((remark) => remark.kind === kind).map(({ range }) => range));
    }
    this.problems.show(this.remarks);
    this.editor.say(this.remarks);
    this.#listStates(answer.states);
    this.hand.listHidden();
    this.#version = -1;
    this.screen.replace(answer, paletteOf(answer, settings.source));
    if (this.#state > 0 && this.#state < answer.states.length) {
      this.screen.apply(this.#engine.perform({ do: "state", state: this.#state }));
    }
    this.#status.tell(this.#engine.lastTime, answer.work);
    if (name === undefined || this.screen.views.get(this.selected)?.name !== name) {
      this.selected = [...this.screen.views.values()].find((view) => view.name === name)?.number ?? this.firstView();
    }
    this.screen.mark("selected", this.selected);
    if (isTyped) this.#showLater();
    else this.#show(answer);
    this.stage.follow();
    this.readPanes();
  }

  /** The remarks on the source, each as `{ range, line, column, sentence, kind }`. */
  remarks = [];
  #place = (byte) => byte;

  readPanes() { this.stage.read(this.#engine, this.#settings()); }

  /** Replaces the source, after typing or a change by hand. */
  write(source, kind, selection) {
    const before = this.shown ?? source;
    if (kind !== "undo") this.hand.follow(before, source);
    this.shown = source;
    this.editor.show(source, selection);
    if (kind !== "undo") this.remember(kind);
    this.read(kind === "type");
    this.keep();
  }

  /** Adds the source and the size of the screen to the history. */
  remember(kind) { this.history.push(this.source, kind, this.#size); }

  goBack(step) {
    const { source, size } = this.history.go(step) ?? {};
    if (source === undefined) return;
    this.#size = size;
    if (source === this.source) {
      this.#applySize();
      this.keep();
    } else {
      const { start } = difference(this.source, source);
      this.hand.forget();
      this.write(source, "undo", [start, start]);
      this.editor.reveal(start);
    }
    this.stage.zoomIn();
  }

  /** Saves the source in the address and for the next visit, after a pause. */
  keep() {
    this.#listHistory();
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => {
      this.#keepNow();
      this.share();
    }, 400);
  }

  /** Saves pending changes now. */
  #keepNow() {
    if (!this.keeping) return;
    clearTimeout(this.keeping);
    this.keeping = null;
    if (!isEmbedded) kept.set("script", JSON.stringify(this.#shared()));
  }

  #listHistory() {
    find("undo").disabled = !this.history.canUndo;
    find("redo").disabled = !this.history.canRedo;
    Rail.change(this.name, this.history.state !== this.#script.spellings[this.#spelling]);
  }

  #shared() {
    const { width, height } = this.screen;
    return { name: this.#script.name, source: this.source, width, height, direction: this.#direction };
  }

  /** Puts the source and the screen into the address. */
  async share() {
    const script = this.#script;
    const address = `s=${await packedState(this.#shared())}`;
    // Another script may have been opened in the meantime.
    if (script !== this.#script) return wholeAddress();
    this.address = address;
    history.replaceState(null, "", `#${address}`);
    return wholeAddress();
  }

  #listStates(states) {
    find("states").hidden = states.length === 0;
    if (find("state-buttons").children.length === states.length && states.length === 0) return;
    find("state-buttons").replaceChildren(
      ...states.map((name, state) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = name;
        button.ariaPressed = state === this.#state;
        button.addEventListener("click", () => {
          for (const other of find("state-buttons").children) other.ariaPressed = other === button;
          this.#state = state;
          this.edit({ do: "state", state, animated: true });
        });
        return button;
      }));
  }

  // Changing

  /** Executes a command that changes something, and shows the result. */
  edit(command) {
    this.clock.finish();
    const answer = this.#engine.perform(command);
    if (answer.error) return;
    this.screen.apply(answer);
    this.#status.tell(this.#engine.lastTime, answer.work);
    this.#show(answer);
    if (answer.moving) this.clock.start();
  }

  #type() {
    this.write(this.source, "type");
    this.suggestions.show(this.source, this.editor.selection[0]);
  }

  #showLater() {
    this.#tellSize();
    this.drawLines();
    this.puzzle.check(this.#settings(), this.screen);
    clearTimeout(this.showing);
    this.showing = setTimeout(() => this.#show({ version: -2 }), 120);
  }

  #show(answer) {
    clearTimeout(this.showing);
    this.#tellSize();
    if (answer.version !== this.#version && !(this.isDragging && this.#isCrowded)) {
      this.#version = answer.version;
      this.refresh();
    }
    this.drawLines();
    if (!this.isDragging && !this.clock.isRunning) this.why.explain();
    this.puzzle.check(this.#settings(), this.screen);
  }

  #tellSize() {
    const words = `${plain(this.screen.width)} × ${plain(this.screen.height)}`;
    if (find("size").textContent === words) return;
    find("size").textContent = find("corner").ariaValueText = words;
    find("edge-right").ariaValueNow = find("corner").ariaValueNow = this.screen.width;
    find("edge-bottom").ariaValueNow = this.screen.height;
    this.stage.follow();
  }

  /** Reads the constraints, conflicts and ambiguities again. */
  refresh() {
    const { constraints } = this.#engine.perform({ do: "constraints" });
    constraints.sort((one, other) => (one.view ?? 0) - (other.view ?? 0) || one.id - other.id);
    for (const constraint of constraints) {
      constraint.range &&= constraint.range.map(this.#place);
      constraint.literal &&= constraint.literal.map(this.#place);
    }
    this.constraints = new Map(constraints.map((constraint) => [constraint.id, constraint]));
    const rows = [...constraints, ...this.hand.rows].sort((one, other) => (one.view ?? 0) - (other.view ?? 0));
    this.list.show(rows);
    find("hint").hidden = !this.#isCrowded;
    const report = this.#engine.perform({ do: "report" });
    this.advice = report.advice ?? [];
    this.trouble.show(report);
    this.why.listViews();
  }

  advice = [];

  /** Moves the views to their positions at a time in 0...1 of an animated change. */
  #setClock(time) {
    const answer = this.#engine.perform({ do: "clock", time, curve: find("curve").value });
    this.screen.apply(answer);
    this.#show(answer);
  }

  /** Sets the size of the screen, rounded to whole points and limited to a usable range; a drag is one step to undo. */
  resize(width, height) {
    const size = { width: limited(Math.round(width), 80, 2000), height: limited(Math.round(height), 40, 3000) };
    if (size.width === this.screen.width && size.height === this.screen.height) return;
    this.#size = [size.width, size.height];
    this.#applySize();
    if (this.isDragging) return;
    this.remember("resize");
    this.keep();
  }

  #applySize() {
    const [width, height] = this.#size;
    this.edit({ do: "resize", width, height });
    this.stage.resize(this.#engine, width, height);
  }

  // Drawing the constraints

  /** The maximum number of lines that can be distinguished; beyond it, only those of the selected view are drawn. */
  static #lineLimit = 40;

  get #isCrowded() { return this.constraints.size > Playground.#lineLimit; }

  drawLines() {
    // If there are many lines, they are not drawn until the drag of an edge ends.
    const isHurried = this.isDragging && !this.hand.dragged && this.#isCrowded;
    find("device").classList.toggle("plain", !this.#isOverlaid);
    find("device").classList.toggle("hurried", isHurried);
    if (!this.#isOverlaid || isHurried || this.screen.views.size === 0) return;
    // The engine counts the constraints: the list here dates from the last pause, and more may have been typed since.
    const view = this.screen.views.has(this.selected) ? this.selected : undefined;
    const { lines } = this.#engine.perform({ do: "lines", view, limit: Playground.#lineLimit });
    this.lines.draw(lines, {
      width: this.screen.width, height: this.screen.height, writtenBoxes: () => this.screen.writtenBoxes(),
      keepsLanes: this.isDragging || this.clock.isRunning, constants: this.constraints, zoom: this.stage.zoom,
    });
  }

  toggleLines() {
    this.#isOverlaid = !this.#isOverlaid;
    find("overlay").ariaPressed = this.#isOverlaid;
    this.drawLines();
  }

  /** Reverses the reading direction of the screen. */
  turn() {
    this.#direction = this.#direction === "ltr" ? "rtl" : "ltr";
    find("direction").ariaPressed = this.#direction === "rtl";
    this.edit({ do: "direct", direction: this.#direction, animated: true });
    this.readPanes();
  }

  /** Restores the original script; this can be undone. */
  reset() {
    this.#size = sizeOf(this.#script);
    this.history.push(this.#script.spellings[this.#spelling], "reset", this.#size);
    this.open(this.#script, this.#spelling);
  }
}

/** The width and the height with which a script is opened. */
const sizeOf = ({ size }) => size ?? [390, 844];
