// A puzzle: the frames to be reached, on screens of several sizes and in both directions.

class Puzzle {
  #engine;
  #script = null;
  #handlers;
  #isSolved = false;

  constructor(engine, handlers) {
    this.#engine = engine;
    this.#handlers = handlers;
    for (const name of (kept.get("solved") ?? "").split(" ")) queueMicrotask(() => Rail.tick(name));
    find("show-hint").addEventListener("click", () => {
      find("puzzle-hint").hidden = !find("puzzle-hint").hidden;
    });
    find("show-solution").addEventListener("click", () => this.#handlers.onSolve(this.#script.solution));
  }

  open(script) {
    this.#script = script.isPuzzle ? script : null;
    this.#isSolved = false;
    find("puzzle").hidden = !script.isPuzzle;
    find("ghosts").replaceChildren();
    if (!script.isPuzzle) return;
    find("puzzle-hint").hidden = true;
    find("puzzle-hint").textContent = script.hint;
    const [width, height] = script.size;
    const target = this.#frames(script.solution, { width, height });
    const palette = paletteOf(target, script.solution);
    const views = target.views.map((view) => ({ ...view, color: view.color ?? palette.get(view.id) }));
    find("target").src = `data:image/svg+xml,${encodeURIComponent(picture(views, width, height))}`;
  }

  /** Shows whether the frames agree with those of the solution, on the current screen and on others. */
  check({ source, width, height, direction, scale }, screen) {
    if (!this.#script) return;
    const here = this.#frames(this.#script.solution, { width, height, direction, scale });
    this.#drawGhosts(here);
    const sizes = [{ width: 390, height: 500 }, { width: 720, height: 400 }, { width: 420, height: 460, direction: "rtl" }];
    const isSame = agrees(here, { views: [...screen.views.values()] })
      && sizes.every((size) => agrees(this.#frames(this.#script.solution, size), this.#frames(source, size)));
    find("puzzle").classList.toggle("solved", isSame);
    find("puzzle-state").textContent = isSame ? "Solved: the frames agree, on wide screens and from right to left, too."
      : agrees(here, { views: [...screen.views.values()] }) ? "Right on this screen, but not on others yet."
      : "Not there yet.";
    if (!isSame || this.#isSolved) return;
    this.#isSolved = true;
    Rail.tick(this.#script.name);
    const solved = new Set((kept.get("solved") ?? "").split(" ").filter(Boolean));
    kept.set("solved", [...solved.add(this.#script.name)].join(" "));
  }

  #frames(source, { width, height, direction = "ltr", scale = 1 }) {
    return this.#engine.perform({ do: "frames", source, width, height, direction, scale });
  }

  /** Draws the outlines of the target frames. */
  #drawGhosts({ views }) {
    find("ghosts").replaceChildren(
      ...views.slice(1).map(({ rect: [x, y, width, height] }) => {
        const ghost = document.createElement("div");
        ghost.className = "ghost";
        ghost.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
        return ghost;
      }));
  }
}

/** Whether each view of the target has a counterpart of the same name with the same frame, to 0.6 points. */
function agrees(target, { views }) {
  const known = new Map(views.map((view) => [view.name, view.rect]));
  return target.views.every(({ name, rect }) =>
    known.has(name) && known.get(name).every((number, index) => Math.abs(number - rect[index]) < 0.6));
}
