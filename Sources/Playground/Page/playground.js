// The playground: an example open on a screen, and all that can be done with it.

class Playground {
  #engine;
  #sources;
  #examples;
  #example;
  #spelling;
  #direction = "ltr";
  #isOverlaid = true;
  #constraints = new Map();
  #version = -1;
  #isDragging = false;
  #selected = null;
  #pointed = null;
  #hidden = new Map();
  #clock = new Clock(find("clock"), find("duration"), (time) => this.#setClock(time));
  #status = new Status();

  constructor(engine, sources) {
    this.#engine = engine;
    this.#sources = sources;
    this.screen = new Screen(find("screen"), find("device"), {
      onEdit: (view, text) => this.#edit({ do: "text", view, text }),
      onPoint: (view) => this.#point(view),
      onSelect: (view) => this.#select(view),
    });
    this.lines = new Lines(find("lines"), {
      onStart: (id) => this.#startDrag(id),
      onDrag: (id, growth) => this.#drag(id, growth),
      onEnd: () => this.#endDrag(),
      onPoint: (id) => this.#markConstraint(id, true),
    });
    this.list = new ConstraintList(find("constraints"), find("constraint-count"), {
      onChange: (constraint, change) => this.#edit({ do: "constraint", constraint, ...change }),
      onPoint: (id) => this.#markConstraint(id, false),
    });
    this.explanations = new Explanations(find("numbers"), find("steps"));
    this.trouble = new Trouble(find("trouble"), () => this.#edit({ do: "settle", animated: true }));
    this.source = new Source(find("code"));
    this.#examples = engine.perform({ do: "list" }).examples;
    this.#listExamples();
    this.#connectTools();
    this.#connectEdges();
    this.open(this.#named(location.hash.slice(1)) ?? this.#examples[0]);
  }

  #named(name) { return this.#examples.find((example) => example.name === name); }

  open(example, spelling = example.spellings.at(-1)) {
    const isOther = example !== this.#example;
    this.#clock.stop();
    this.#example = example;
    this.#spelling = spelling;
    this.#hidden.clear();
    this.#selected = this.#pointed = null;
    this.screen.clear();
    this.lines.clear();
    this.#status.clear();
    find("title").textContent = example.title;
    find("text").textContent = example.text;
    document.title = `${example.title} · QuickAnchors playground`;
    if (isOther && location.hash.slice(1) !== example.name) history.replaceState(null, "", `#${example.name}`);
    for (const button of find("examples").querySelectorAll("button")) {
      button.ariaCurrent = button.value === example.name ? "true" : null;
    }
    find("example-picker").value = example.name;
    this.#listStates();
    this.#listSpellings();
    this.#listHidden();
    this.#version = -1;
    this.#show(
      this.#engine.perform({
        do: "open", example: example.name, spelling, direction: this.#direction, scale: devicePixelRatio,
      }));
    this.#fitStage();
    this.#select(this.#firstView());
  }

  /** Makes the screen as large as the stage has room for, and no larger than the example wants it. */
  #fitStage() {
    const stage = find("stage");
    const style = getComputedStyle(stage);
    const across = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const down = isNarrow() ? 460 : stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    this.resize(Math.min(this.screen.width, across), Math.min(this.screen.height, Math.max(280, down)));
  }

  #firstView() { return [...this.screen.views.keys()][1] ?? 0; }

  #listExamples() {
    find("examples").replaceChildren(
      ...this.#examples.map((example) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.value = example.name;
        button.textContent = example.title;
        button.addEventListener("click", () => this.open(example));
        item.append(button);
        return item;
      }));
    find("example-picker").replaceChildren(...this.#examples.map(({ name, title }) => new Option(title, name)));
    find("example-picker").addEventListener("change", (event) => this.open(this.#named(event.target.value)));
    addEventListener("hashchange", () => {
      const example = this.#named(location.hash.slice(1));
      if (example && example !== this.#example) this.open(example);
    });
  }

  #listStates() {
    const { states } = this.#example;
    find("states").hidden = states.length === 0;
    find("state-buttons").replaceChildren(
      ...states.map((name, state) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = name;
        button.ariaPressed = state === 0;
        button.addEventListener("click", () => {
          for (const other of find("state-buttons").children) other.ariaPressed = other === button;
          this.#edit({ do: "state", state, animated: true });
        });
        return button;
      }));
  }

  #listSpellings() {
    const { spellings, name } = this.#example;
    find("spellings").replaceChildren(
      ...spellings.map((spelling) => {
        const button = document.createElement("button");
        button.type = "button";
        button.role = "tab";
        button.textContent = spelling;
        button.ariaSelected = spelling === this.#spelling;
        button.addEventListener("click", () => this.open(this.#example, spelling));
        return button;
      }));
    const source = this.#sources[name];
    const listing = source?.spellings[this.#spelling];
    this.source.show(listing ? [listing, ...source.parts] : []);
    const lengths = spellings.map((spelling) => source?.spellings[spelling]?.code.replace(/\s/g, "").length);
    find("length").textContent = listing ? `${lengths.join(" → ")} ${lengths.length > 2 ? "letters" : "characters"}` : "";
  }

  // Changing

  /** Does a command that changes something, and shows what that did. */
  #edit(command) {
    this.#clock.finish();
    const answer = this.#engine.perform(command);
    if (answer.error) return;
    this.#show(answer);
    this.#status.tell(this.#engine.lastTime, answer.work);
    if (answer.moving) this.#clock.start();
  }

  #show(answer) {
    this.screen.apply(answer);
    this.#tellSize();
    if (answer.version !== this.#version && !(this.#isDragging && this.#isCrowded)) {
      this.#version = answer.version;
      this.#refresh();
    }
    this.#drawLines();
    if (!this.#isDragging && !this.#clock.isRunning) this.#explain();
  }

  #tellSize() {
    const words = `${plain(this.screen.width)} × ${plain(this.screen.height)}`;
    if (find("size").textContent === words) return;
    find("size").textContent = find("corner").ariaValueText = words;
    find("edge-right").ariaValueNow = find("corner").ariaValueNow = this.screen.width;
    find("edge-bottom").ariaValueNow = this.screen.height;
  }

  /** Reads anew what there is: constraints, and what is wrong. */
  #refresh() {
    const { constraints } = this.#engine.perform({ do: "constraints" });
    constraints.sort((one, other) => (one.view ?? 0) - (other.view ?? 0) || one.id - other.id);
    this.#constraints = new Map(constraints.map((constraint) => [constraint.id, constraint]));
    this.list.show(constraints);
    find("hint").hidden = !this.#isCrowded;
    this.trouble.show(this.#engine.perform({ do: "report" }));
    this.#listViews();
  }

  /** Puts the views where they are at a time in 0...1 of an animated change. */
  #setClock(time) {
    this.#show(this.#engine.perform({ do: "clock", time, curve: find("curve").value }));
  }

  // Dragging

  #startDrag(id) {
    this.#clock.finish();
    this.#isDragging = true;
    this.dragged = { constant: this.#constraints.get(id).constant };
  }

  #drag(id, growth) {
    const constraint = this.#constraints.get(id);
    const constant = Math.round(this.dragged.constant + growth);
    if (constant === constraint.constant) return;
    constraint.constant = constant;
    this.#edit({ do: "constraint", constraint: id, constant });
    this.list.setConstant(id, constant);
  }

  #endDrag() {
    this.#isDragging = false;
    this.#refresh();
    this.#drawLines();
    this.#explain();
  }

  /** Sets the size of the screen, whole points, within what can be handled. */
  resize(width, height) {
    const size = { width: limited(Math.round(width), 80, 2000), height: limited(Math.round(height), 40, 3000) };
    if (size.width !== this.screen.width || size.height !== this.screen.height) this.#edit({ do: "resize", ...size });
  }

  #connectEdges() {
    const connect = (id, across, down) => {
      let start;
      const element = find(id);
      drag(element, {
        start: () => {
          this.#isDragging = true;
          this.dragged = null;
          start = [this.screen.width, this.screen.height];
        },
        // The screen stands in the middle of the stage, so it grows on both sides; unless it is wider than that.
        move: (x, y) => this.resize(start[0] + x * across * this.#spread(), start[1] + y * down),
        end: () => this.#endDrag(),
      });
      element.addEventListener("keydown", (event) => {
        const step = arrowStep(event);
        if (!step) return;
        event.preventDefault();
        this.resize(this.screen.width + step.x * across, this.screen.height + step.y * down);
      });
    };
    connect("edge-right", 1, 0);
    connect("edge-bottom", 0, 1);
    connect("corner", 1, 1);
  }

  #spread() {
    const stage = find("stage");
    return stage.scrollWidth > stage.clientWidth ? 1 : 2;
  }

  #point(view) {
    if (view === this.#pointed || this.#isDragging || this.#clock.isRunning) return;
    this.#pointed = view;
    this.screen.mark("hovered", view);
    this.#explain();
  }

  #select(view) {
    this.#selected = view;
    this.screen.mark("selected", view);
    this.#listViews();
    this.#explain();
    this.#drawLines();
  }

  #markConstraint(id, scrolls) {
    if (this.#isDragging) return;
    this.lines.mark(id);
    this.list.mark(id, scrolls);
    const { view, file, line } = this.#constraints.get(id) ?? {};
    this.screen.mark("hovered", view ?? this.#pointed);
    this.source.mark(file, line);
  }

  /** Says why the view under the pointer is where it is, or the one that was selected. */
  #explain() {
    const number = this.screen.views.has(this.#pointed) ? this.#pointed : this.#selected;
    const view = this.screen.views.get(number);
    if (!view) return;
    const picker = find("view-picker");
    if (picker.value !== String(number)) picker.value = number;
    find("hide").hidden = number === 0;
    find("text-field").hidden = !view.text;
    const input = find("text-input");
    if (view.text && document.activeElement !== input) input.value = view.text.value;
    this.explanations.show(this.#engine.perform({ do: "explain", view: number }).explanations);
  }

  #listViews() {
    const picker = find("view-picker");
    const options = [...this.screen.views.values()].map(({ name, number }) => new Option(name, number));
    picker.replaceChildren(...options);
    picker.value = this.#selected ?? "";
  }

  #listHidden() {
    find("hidden-views").replaceChildren(
      ...[...this.#hidden].map(([view, name]) => {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "tool";
        button.textContent = `Show ${name}`;
        button.addEventListener("click", () => this.#hide(view, false));
        return button;
      }));
  }

  #hide(view, hidden) {
    const name = this.screen.views.get(view)?.name;
    if (hidden) this.#hidden.set(view, name);
    else this.#hidden.delete(view);
    this.#edit({ do: "hide", view, hidden, animated: true });
    this.#listHidden();
    this.#select(hidden ? this.#firstView() : view);
  }

  // Drawing the constraints

  /** As many lines as can be distinguished; if there are more, only those of the selected view are drawn. */
  static #lineLimit = 40;

  get #isCrowded() { return this.#constraints.size > Playground.#lineLimit; }

  #drawLines() {
    // Where there is much to move while an edge is dragged, lines can wait for its end.
    const isHurried = this.#isDragging && !this.dragged && this.#isCrowded;
    find("device").classList.toggle("plain", !this.#isOverlaid);
    find("device").classList.toggle("hurried", isHurried);
    if (!this.#isOverlaid || isHurried || this.screen.width === undefined) return;
    if (this.#isCrowded && !this.screen.views.has(this.#selected)) return this.lines.clear();
    const command = this.#isCrowded ? { do: "lines", view: this.#selected } : { do: "lines" };
    const { lines } = this.#engine.perform(command);
    this.lines.draw(lines, {
      width: this.screen.width, height: this.screen.height, writtenBoxes: () => this.#writtenBoxes(),
      keepsLanes: this.#isDragging || this.#clock.isRunning, constants: this.#constraints,
    });
  }

  /** Where something is written that no line should lie on. */
  #writtenBoxes() {
    const boxes = [];
    for (const { rect, text, element } of this.screen.views.values()) {
      const [x, y, width, height] = rect;
      if (text) boxes.push({ x, y, width, height });
      else if (element.querySelector(".name:not([hidden])")) {
        boxes.push({ x: x + width / 2 - 20, y: y + height / 2 - 7, width: 40, height: 14 });
      }
    }
    return boxes;
  }

  // The tools

  #connectTools() {
    const press = (id, action) => find(id).addEventListener("click", () => action(find(id)));
    press("direction", (button) => {
      this.#direction = this.#direction === "ltr" ? "rtl" : "ltr";
      button.ariaPressed = this.#direction === "rtl";
      this.#edit({ do: "direct", direction: this.#direction, animated: true });
    });
    press("overlay", (button) => {
      this.#isOverlaid = !this.#isOverlaid;
      button.ariaPressed = this.#isOverlaid;
      this.#drawLines();
    });
    press("reset", () => this.open(this.#example, this.#spelling));
    press("hide", () => {
      if (this.#selected) this.#hide(this.#selected, true);
    });
    press("theme", () => {
      const isDark = getComputedStyle(document.documentElement).colorScheme === "dark"
        || (!document.documentElement.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
      document.documentElement.dataset.theme = isDark ? "light" : "dark";
    });
    find("view-picker").addEventListener("change", (event) => this.#select(Number(event.target.value)));
    find("text-input").addEventListener("input", (event) => {
      if (this.#selected !== null) this.#edit({ do: "text", view: this.#selected, text: event.target.value });
    });
    this.#followScale();
  }

  /** Frames are rounded to the pixels of the screen, which zoom and another monitor change. */
  #followScale() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
      this.#edit({ do: "scale", scale: devicePixelRatio });
      this.#followScale();
    }, { once: true });
  }
}

/** Scrolls a list until one of its rows is seen, and nothing around the list. */
function scrollWithin(list, row) {
  if (!row) return;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
}

const find = (id) => document.getElementById(id);
const isNarrow = () => matchMedia("(max-width: 760px)").matches;
const limited = (number, least, most) => Math.max(least, Math.min(most, number));
const plain = (number) => String(Math.round(number * 100) / 100);
