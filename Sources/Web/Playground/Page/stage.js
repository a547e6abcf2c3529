// The stage: the main screen, scaled to fit or at its actual size, and other screens beside it.

class Stage {
  /** The number of pixels of the page per point of the screen. */
  zoom = 1;
  #isFitting = true;
  #panes = [];
  #handlers;

  /** `handlers` receive the size to which an edge was dragged, and tell whether a drag is in progress. */
  constructor(handlers) {
    this.#handlers = handlers;
    find("fit").addEventListener("click", () => this.#setFitting(true));
    find("actual").addEventListener("click", () => this.#setFitting(false));
    find("screens").addEventListener("click", () => this.#setPanes(this.#panes.length === 0));
    this.#connect("edge-right", 1, 0);
    this.#connect("edge-bottom", 0, 1);
    this.#connect("corner", 1, 1);
    new ResizeObserver(() => this.zoomIn()).observe(find("stage"));
  }

  #setFitting(isFitting) {
    this.#isFitting = isFitting;
    find("fit").ariaPressed = isFitting;
    find("actual").ariaPressed = !isFitting;
    this.zoomIn();
  }

  /** Scales the screen to the available space, up to its actual size; during a drag the scale does not change. */
  zoomIn() {
    const { width, height } = this.#handlers.size();
    if (!width || this.#handlers.isDragging()) return;
    const [across, down] = this.#room();
    const share = this.#panes.length && !isNarrow() ? 0.44 : 1;
    // Discrete steps prevent jitter while the window is resized.
    const fitting = Math.min(1, (across * share) / width, down / height);
    this.#setZoom(this.#isFitting ? Math.max(0.1, Math.floor(fitting * 50) / 50) : 1);
    // The other screens are in two rows of two.
    const room = isNarrow() ? [across / 2 - 12, 320] : [across * 0.24, down / 2 - 5];
    for (const pane of this.#panes) pane.zoomIn(...room);
  }

  #room() {
    const stage = find("stage");
    const style = getComputedStyle(stage);
    const across = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const down = isNarrow() ? 640 : stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    return [across, Math.max(160, down)];
  }

  #setZoom(zoom) {
    this.zoom = zoom;
    find("device").style.transform = zoom === 1 ? "" : `scale(${zoom})`;
    find("zoom").textContent = zoom === 1 ? "" : `${Math.round(zoom * 100)} %`;
    this.follow();
    this.#handlers.onZoom();
  }

  /** Gives the frame around the screen the scaled size of the screen. */
  follow() {
    const { width, height } = this.#handlers.size();
    const { style } = find("frame");
    style.width = `${width * this.zoom}px`;
    style.height = `${height * this.zoom}px`;
  }

  #connect(id, across, down) {
    let start;
    const element = find(id);
    const size = () => {
      const { width, height } = this.#handlers.size();
      return [width, height];
    };
    drag(element, {
      start: () => {
        start = size();
        this.#handlers.onStart();
      },
      // The screen is centered on the stage, so it grows on both sides, unless it is wider than the stage or other
      // screens are shown.
      move: (x, y) => this.#handlers.onResize(
        start[0] + (x * across * this.#spread()) / this.zoom, start[1] + (y * down) / this.zoom),
      end: () => this.#handlers.onEnd(),
    });
    element.addEventListener("keydown", (event) => {
      const step = arrowStep(event);
      if (!step) return;
      event.preventDefault();
      const [width, height] = size();
      this.#handlers.onResize(width + step.x * across, height + step.y * down);
      this.zoomIn();
    });
  }

  #spread() {
    const stage = find("stage");
    return this.#panes.length || stage.scrollWidth > stage.clientWidth ? 1 : 2;
  }

  // Several screens

  #setPanes(isShown) {
    find("screens").ariaPressed = isShown;
    for (const pane of this.#panes) pane.element.remove();
    this.#panes = isShown
      ? [
          new Pane(1, "Phone", { width: 390, height: 844 }),
          new Pane(2, "Tablet", { width: 820, height: 1180 }),
          new Pane(3, "Right to left", { direction: "rtl" }),
          new Pane(4, "Large text", { text: 1.6 }),
        ]
      : [];
    find("stage").append(...this.#panes.map((pane) => pane.element));
    find("stage").classList.toggle("several", isShown);
    this.zoomIn();
    this.#handlers.onPanes();
  }

  /** Executes the source on the other screens. */
  read(engine, settings) {
    for (const pane of this.#panes) pane.read(engine, settings);
  }

  /** Resizes the other screens that follow the main screen's size. */
  resize(engine, width, height) {
    for (const pane of this.#panes) pane.resize(engine, width, height);
  }
}

/** Another screen for the same source, beside the main one. */
class Pane {
  #number;
  #own;
  #device;
  #frame;
  #room = [300, 300];

  constructor(number, title, own) {
    this.#number = number;
    this.#own = own;
    this.element = document.createElement("figure");
    this.element.className = "pane";
    this.#frame = document.createElement("div");
    this.#frame.className = "frame";
    this.#device = document.createElement("div");
    this.#device.className = "device plain";
    const screen = document.createElement("div");
    screen.className = "screen";
    this.#device.append(screen);
    this.#frame.append(this.#device);
    const caption = document.createElement("figcaption");
    caption.textContent = title;
    this.element.append(this.#frame, caption);
    this.screen = new Screen(screen, this.#device);
  }

  read(engine, settings) {
    const answer = engine.perform({ do: "open", screen: this.#number, ...settings, ...this.#own });
    if (answer.error) return;
    this.screen.replace(answer, paletteOf(answer, settings.source));
    this.#follow();
  }

  resize(engine, width, height) {
    if (this.#own.width || !this.screen.width) return;
    this.screen.apply(engine.perform({ do: "resize", screen: this.#number, width, height }));
    this.#follow();
  }

  zoomIn(across, down) {
    this.#room = [across, down - 28];
    if (this.screen.width) this.#follow();
  }

  #follow() {
    const { width, height } = this.screen;
    const zoom = Math.min(1, this.#room[0] / width, this.#room[1] / height);
    this.#device.style.transform = `scale(${zoom})`;
    this.#frame.style.width = `${width * zoom}px`;
    this.#frame.style.height = `${height * zoom}px`;
  }
}

/** Colors for a script's plain views, in the order in which the script makes them; a view's own color is preferred. */
function paletteOf({ written }, source) {
  const colors = ["#ff3b30", "#007aff", "#34c759", "#ff9500", "#af52de", "#5ac8fa", "#ffcc00", "#8e8e93"];
  const place = placesOf(source);
  const palette = new Map();
  for (const [view, start] of written ?? []) {
    // View 0 is the screen, which the script may have made itself.
    if (view && source.startsWith("View(", place(start))) palette.set(view, `${colors[palette.size % colors.length]}d0`);
  }
  return palette;
}
