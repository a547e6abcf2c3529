// Constraints as dimension lines, as in engineering drawings: with arrowheads and a number, and draggable.

const svg = (name, attributes = {}) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

class Lines {
  static #arrow = 4;
  static #height = 12;
  #element;
  #drawn = new Map();
  #lanes = new Map();
  #ruler = new TextRuler();
  /** The scale of letters relative to screen points: larger if the screen is shown smaller. */
  #unit = 1;

  /** `handlers` receive the dragged constraint, and the amount by which its constant should grow. */
  constructor(element, handlers) {
    this.#element = element;
    this.handlers = handlers;
  }

  clear() {
    this.#element.replaceChildren();
    this.#drawn.clear();
    this.#lanes.clear();
  }

  /** Draws lines as the engine describes them; with `keepsLanes`, as during a drag, each stays in its lane. */
  draw(described, { width, height, writtenBoxes, keepsLanes, constants, zoom }) {
    const unit = Math.max(1, Math.min(2, 1 / zoom));
    if (unit !== this.#unit) this.#lanes.clear();
    this.#unit = unit;
    this.#element.style.fontSize = `${10 * unit}px`;
    const lines = described.map((line) => Lines.#read(line, width, height));
    const needsLanes = !keepsLanes || lines.some((line) => line.words && !this.#lanes.has(line.id));
    const placed = needsLanes ? writtenBoxes().map((box) => ({ ...box, isText: true })) : [];
    const order = lines.filter((line) => line.words).sort((one, other) => one.length - other.length || one.id - other.id);
    for (const line of order) {
      line.label = this.#unit * (this.#ruler.width(line.words, 10, 600) + 6);
      line.letter = this.#unit * Lines.#height;
      const known = keepsLanes ? this.#lanes.get(line.id) : undefined;
      const trial = known ?? this.#bestTrial(line, placed, width, height);
      this.#lanes.set(line.id, trial);
      Lines.#put(line, trial, width, height);
      placed.push(line.box, { ...line.shaftBox, axis: line.axis });
    }
    const seen = new Set();
    for (const line of lines) {
      seen.add(line.id);
      this.#show(line, constants.get(line.id));
    }
    for (const [id, drawn] of this.#drawn) {
      if (seen.has(id)) continue;
      drawn.group.remove();
      this.#drawn.delete(id);
    }
  }

  static #read([id, axis, start, end, s0, s1, e0, e1, share, growth, words, part], width, height) {
    const across = axis === 0 ? height : width;
    const clamp = (value) => Math.max(0, Math.min(across, value));
    let [low, high] = [Math.max(s0, e0), Math.min(s1, e1)];
    if (low > high) [low, high] = [e0, e1];
    [low, high] = [clamp(low), clamp(high)];
    return {
      id, axis, start, end, growth, words, part, share, low, high, reaches: [[s0, s1], [e0, e1]],
      length: Math.abs(end - start), from: Math.min(start, end), to: Math.max(start, end),
    };
  }

  /** The lane, and the position of the caption on it, with the least overlap. */
  #bestTrial(line, placed, width, height) {
    let best = { step: 0, share: 0.5, side: 0 };
    let least = Infinity;
    for (let step = 0; step <= 32 && least > 0; step += 1) {
      for (const sign of step ? [-1, 1] : [1]) {
        for (const side of [0, 1, -1]) {
          for (const share of side === 0 ? [0.5, 0.25, 0.75] : [0.5]) {
            const trial = { step: sign * step, share, side };
            if (!Lines.#put(line, trial, width, height)) continue;
            let cost = 0.4 * step + 2 * Math.abs(side) + 4 * Math.abs(share - 0.5);
            for (const box of placed) {
              const onWords = overlap(line.box, box);
              const onLine = box.isText || box.axis === undefined || box.axis === line.axis ? overlap(line.shaftBox, box) : 0;
              cost += (box.axis === undefined ? 40 : 4) * onWords + 6 * onLine;
            }
            cost += 40 * overlap(line.box, Lines.#heads(line));
            if (cost < least) [best, least] = [trial, cost];
          }
        }
      }
    }
    return best;
  }

  /** Puts a line in a lane, and its caption beside it if the line is too short; false if the lane is out of range. */
  static #put(line, { step, share, side }, width, height) {
    const margin = Math.min(6, (line.high - line.low) / 2);
    const middle = line.low + line.share * (line.high - line.low);
    const lane = Math.max(line.low + margin, Math.min(line.high - margin, middle)) + step * 6.5;
    const across = line.axis === 0 ? height : width;
    if (step !== 0 && (lane < Math.max(line.low - 40, 4) || lane > Math.min(line.high + 40, across - 4))) return false;
    line.lane = lane;
    line.isTight = line.length < 6;
    const tail = line.isTight ? 7 : 0;
    const along = line.axis === 0 ? line.label : line.letter;
    const room = line.length - along - 4 * Lines.#arrow;
    const beside = side === 0 && room < 0 ? 1 : side;
    const place = line.from + line.length / 2 + (share - 0.5) * Math.max(0, room);
    const half = line.axis === 0 ? line.letter / 2 : line.label / 2;
    const offset = beside * (half + Lines.#arrow) * (line.axis === 0 ? -1 : 1);
    const center = line.axis === 0 ? [place, lane + offset] : [lane + offset, place];
    const x = Math.max(0, Math.min(width - line.label, center[0] - line.label / 2));
    const y = Math.max(0, Math.min(height - line.letter, center[1] - line.letter / 2));
    line.box = { x, y, width: line.label, height: line.letter };
    line.tail = tail;
    const [from, to] = [line.from - tail, line.to + tail];
    line.shaftBox =
      line.axis === 0
        ? { x: from, y: lane - 3, width: to - from, height: 6 }
        : { x: lane - 3, y: from, width: 6, height: to - from };
    return true;
  }

  static #heads(line) {
    return line.axis === 0
      ? { x: line.from, y: line.lane - 3, width: 4, height: 6 }
      : { x: line.lane - 3, y: line.from, width: 6, height: 4 };
  }

  #show(line, constraint) {
    let drawn = this.#drawn.get(line.id);
    if (!drawn) {
      drawn = this.#make(line);
      this.#drawn.set(line.id, drawn);
    }
    drawn.line = line;
    const { group } = drawn;
    // A line that has not changed is not drawn again.
    const shape = [
      line.axis, line.from, line.to, line.lane, line.reaches, line.part, line.words, line.box?.x, line.box?.y, line.label,
      drawn.isDragged, this.#unit, constraint?.quick, constraint?.constant,
    ].join();
    if (drawn.shape === shape) return;
    drawn.shape = shape;
    const classes = ["dimension"];
    if (line.axis === 1) classes.push("vertical");
    if (line.part) classes.push("culprit");
    if (line.part === 2) classes.push("set-aside");
    if (drawn.isDragged) classes.push("dragged");
    if (drawn.isShown) classes.push("shown");
    group.setAttribute("class", classes.join(" "));
    if (constraint) {
      group.setAttribute("aria-label", `${constraint.of}: ${constraint.quick ?? constraint.verbose}`);
      group.setAttribute("aria-valuenow", constraint.constant);
      group.setAttribute("aria-valuetext", `${constraint.constant} points`);
    }
    const point = (along, across) => (line.axis === 0 ? [along, across] : [across, along]);
    const segment = (one, other) => `M${one.join(" ")}L${other.join(" ")}`;
    const isSame = !line.words;
    if (drawn.isSame !== isSame) {
      drawn.isSame = isSame;
      drawn.shaft.setAttribute("class", isSame ? "same" : "shaft");
      group.setAttribute("tabindex", isSame ? "-1" : "0");
      for (const part of [drawn.halo, drawn.heads, drawn.reach, drawn.grip, drawn.plate, drawn.text]) {
        part.style.display = isSame ? "none" : "";
      }
    }
    if (isSame) {
      const [low, high] = Lines.#shared(line);
      return drawn.shaft.setAttribute("d", segment(point(line.end, low), point(line.end, high)));
    }
    const shaft = segment(point(line.from - line.tail, line.lane), point(line.to + line.tail, line.lane));
    for (const element of [drawn.halo, drawn.shaft, drawn.grip]) element.setAttribute("d", shaft);
    const size = line.isTight ? -Lines.#arrow : Math.min(Lines.#arrow, 0.4 * line.length);
    const head = (tip, length) =>
      [[0, 0], [length, -Math.abs(size) * 0.45], [length, Math.abs(size) * 0.45]]
        .map(([along, across], index) => `${index ? "L" : "M"}${point(tip + along, line.lane + across).join(" ")}`)
        .join("") + "Z";
    drawn.heads.setAttribute("d", head(line.from, size) + head(line.to, -size));
    const reach = [line.start, line.end].map((place, index) => {
      const [low, high] = line.reaches[index];
      const near = Math.max(low, Math.min(high, line.lane));
      return near === line.lane ? "" : segment(point(place, near), point(place, line.lane));
    });
    drawn.reach.setAttribute("d", reach.join(""));
    const { x, y, width, height } = line.box;
    for (const [key, value] of Object.entries({ x, y, width, height, rx: 3 })) drawn.plate.setAttribute(key, value);
    drawn.text.setAttribute("x", x + width / 2);
    drawn.text.setAttribute("y", y + height / 2 + 0.5);
    if (drawn.text.textContent !== line.words) drawn.text.textContent = line.words;
  }

  /** The extent of the line between two items at the same position: along the shorter one, or from one to the other. */
  static #shared(line) {
    const [[s0, s1], [e0, e1]] = line.reaches;
    const [low, high] = [Math.max(s0, e0), Math.min(s1, e1)];
    if (low >= high) return [Math.min(s0, e0), Math.max(s1, e1)];
    return s1 - s0 < e1 - e0 ? [s0, s1] : [e0, e1];
  }

  #make(line) {
    const group = svg("g", { role: "slider", tabindex: 0, "data-constraint": line.id });
    const parts = {
      halo: svg("path", { class: "halo" }), shaft: svg("path", { class: "shaft" }), heads: svg("path", { class: "head" }),
      reach: svg("path", { class: "reach" }), grip: svg("path", { class: "grip" }), plate: svg("rect", { class: "plate" }),
      text: svg("text"),
    };
    group.append(...Object.values(parts));
    this.#element.append(group);
    const drawn = { group, ...parts, line };
    const { id } = line;
    drag(group, {
      start: () => {
        drawn.isDragged = true;
        this.handlers.onStart(id);
      },
      move: (x, y) => this.handlers.onDrag(id, (drawn.line.axis === 0 ? x : y) * drawn.line.growth),
      end: () => {
        drawn.isDragged = false;
        this.handlers.onEnd(id);
      },
    });
    group.addEventListener("keydown", (event) => {
      const step = arrowStep(event);
      if (!step) return;
      event.preventDefault();
      const along = drawn.line.axis === 0 ? step.x || -step.y : step.y || step.x;
      this.handlers.onStart(id, true);
      this.handlers.onDrag(id, along * drawn.line.growth);
      this.handlers.onEnd(id);
    });
    group.addEventListener("pointerenter", () => this.handlers.onPoint(id));
    group.addEventListener("pointerleave", () => this.handlers.onPoint(null));
    group.addEventListener("focus", () => this.handlers.onPoint(id));
    group.addEventListener("blur", () => this.handlers.onPoint(null));
    return drawn;
  }

  /** Highlights a line. */
  mark(id) {
    for (const [other, drawn] of this.#drawn) {
      drawn.isShown = other === id;
      drawn.group.classList.toggle("shown", drawn.isShown);
    }
  }
}

/** The area that two rectangles have in common, in square points. */
function overlap(one, other) {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Reports how far the pointer has moved since it was pressed on an element, at most once per frame. */
function drag(element, { start, move, end }) {
  element.addEventListener("pointerdown", (press) => {
    if (press.button !== 0) return;
    press.preventDefault();
    element.focus?.();
    element.setPointerCapture(press.pointerId);
    element.classList.add("dragged");
    start();
    let last = press;
    let frame = 0;
    const tell = () => {
      frame = 0;
      move(last.clientX - press.clientX, last.clientY - press.clientY);
    };
    const moved = (event) => {
      last = event;
      frame ||= requestAnimationFrame(tell);
    };
    const released = () => {
      element.removeEventListener("pointermove", moved);
      element.classList.remove("dragged");
      if (frame) {
        cancelAnimationFrame(frame);
        tell();
      }
      end();
    };
    element.addEventListener("pointermove", moved);
    element.addEventListener("lostpointercapture", released, { once: true });
  });
}

/** The distance in points for an arrow key, ten times as far with Shift; null for other keys. */
function arrowStep(event) {
  const size = event.shiftKey ? 10 : 1;
  switch (event.key) {
    case "ArrowLeft": return { x: -size, y: 0 };
    case "ArrowRight": return { x: size, y: 0 };
    case "ArrowUp": return { x: 0, y: -size };
    case "ArrowDown": return { x: 0, y: size };
    default: return null;
  }
}
