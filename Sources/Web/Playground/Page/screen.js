// The screen: an element of the page for each view, positioned by the layout.

class Screen {
  /** The views by number, each with its element and contents. */
  views = new Map();
  /** The colors, by number, of views without colors of their own, so that these views are visible, too. */
  palette = new Map();
  #element;
  #device;
  #editing = null;

  /**
   * `onEdit` receives a view whose text was edited, `onPoint` the one under the pointer, `onSelect` the one clicked.
   * Missing handlers disable the actions.
   */
  constructor(element, device, { onEdit, onPoint, onSelect } = {}) {
    this.#element = element;
    this.#device = device;
    this.onEdit = onEdit;
    if (!onPoint) return;
    element.addEventListener("pointermove", (event) => onPoint(this.#numberAt(event)));
    element.addEventListener("pointerleave", () => onPoint(null));
    element.addEventListener("click", (event) => {
      const number = this.#numberAt(event);
      if (number === null) return;
      onSelect(number);
      if (onEdit && this.views.get(number).text && getSelection().isCollapsed) this.edit(number);
    });
  }

  #numberAt(event) {
    const element = event.target.closest(".view");
    return element ? Number(element.dataset.number) : null;
  }

  clear() {
    this.stopEditing();
    for (const view of this.views.values()) view.element.remove();
    this.views.clear();
  }

  /** Shows the changes in an answer. */
  apply(answer) {
    if (answer.gone) for (const number of answer.gone) this.#remove(number);
    if (answer.views) for (const view of answer.views) this.#show(view);
    const moves = answer.moves;
    if (moves) {
      for (let i = 0; i < moves.length; i += 5) {
        const view = this.views.get(moves[i]);
        if (view) this.#place(view, moves[i + 1], moves[i + 2], moves[i + 3], moves[i + 4]);
      }
    }
    if (answer.order) this.#sort(answer.order);
    if (this.width !== answer.size[0] || this.height !== answer.size[1]) {
      [this.width, this.height] = answer.size;
      this.#device.style.width = `${this.width}px`;
      this.#device.style.height = `${this.height}px`;
    }
  }

  /** Shows the views of a newly read screen, and removes all others. */
  replace(answer, palette) {
    this.palette = palette;
    this.width = this.height = undefined;
    const order = new Set(answer.order);
    for (const number of [...this.views.keys()]) if (!order.has(number)) this.#remove(number);
    this.apply(answer);
  }

  #remove(number) {
    const view = this.views.get(number);
    if (this.#editing === number) this.stopEditing();
    view?.element.remove();
    this.views.delete(number);
  }

  #show(fresh) {
    let view = this.views.get(fresh.id);
    if (!view) {
      const element = document.createElement("div");
      element.className = "view";
      element.dataset.number = fresh.id;
      view = { number: fresh.id, element, rect: [NaN, NaN, NaN, NaN] };
      this.views.set(fresh.id, view);
      this.#element.append(element);
    }
    const color = fresh.color ?? this.palette.get(fresh.id);
    Object.assign(view, { name: fresh.name, text: fresh.text, color, gradient: fresh.gradient, radius: fresh.radius, border: fresh.border,
      borderColor: fresh.borderColor });
    const { element } = view;
    element.classList.toggle("label", fresh.text !== undefined);
    element.classList.toggle("image", fresh.image === true);
    element.classList.toggle("undecided", fresh.undecided === true);
    element.style.backgroundColor = color ?? "";
    element.style.backgroundImage = fresh.gradient ? gradientWords(fresh.gradient, fresh.rect) : "";
    element.style.borderRadius = fresh.radius ? `${fresh.radius}px` : "";
    element.style.boxShadow = fresh.border ? `inset 0 0 0 ${fresh.border}px ${fresh.borderColor}` : "";
    element.style.color = fresh.text ? fresh.text.color : ink(color);
    // A view of a running program may be transformed, masked and translucent.
    view.matrix = fresh.matrix ?? "";
    if (fresh.css) Object.assign(element.style, fresh.css);
    this.#place(view, ...fresh.rect);
    if (fresh.text) this.#write(view);
    else for (const line of element.querySelectorAll(":scope > .line")) line.remove();
    const isClear = !color || color.endsWith("00");
    if (!isClear && fresh.id !== 0 && !fresh.text) this.#label(view);
    else element.querySelector(":scope > .name")?.remove();
  }

  /** Sets only the properties that differ, since a step of a drag usually moves only a few edges. */
  #place(view, x, y, width, height) {
    const { rect } = view;
    const { style } = view.element;
    if (rect[0] !== x || rect[1] !== y) style.transform = `translate(${x}px,${y}px) ${view.matrix}`;
    if (rect[2] !== width) style.width = `${width}px`;
    if (rect[3] !== height) style.height = `${height}px`;
    view.rect = [x, y, width, height];
  }

  /** Writes the runs of a label's lines, each at its position in the layout. */
  #write(view) {
    const { text, element } = view;
    const known = element.querySelectorAll(":scope > .line");
    element.style.fontSize = `${text.size}px`;
    element.style.fontWeight = text.weight;
    element.style.lineHeight = `${text.height}px`;
    text.lines.forEach(([words, x, y, direction, style], index) => {
      let line = known[index];
      if (!line) {
        line = document.createElement("div");
        line.className = "line";
        element.append(line);
      }
      if (line.textContent !== words) line.textContent = words;
      line.style.cssText = style ?? "";
      line.style.left = `${x}px`;
      line.style.top = `${y}px`;
      // All characters of a run with a direction run in that direction.
      line.style.direction = direction ?? "";
      line.style.unicodeBidi = direction ? "bidi-override" : "";
    });
    for (let index = text.lines.length; index < known.length; index += 1) known[index].remove();
  }

  #label(view) {
    let name = view.element.querySelector(".name");
    if (!name) {
      name = document.createElement("span");
      name.className = "name";
      view.element.append(name);
    }
    if (name.textContent !== view.name) name.textContent = view.name;
  }

  /** Puts elements in the drawing order of their views; elements in the right place are not moved. */
  #sort(order) {
    let next = this.#element.firstChild;
    for (const number of order) {
      const element = this.views.get(number)?.element;
      if (!element) continue;
      if (element === next) next = next.nextSibling;
      else this.#element.insertBefore(element, next);
    }
    for (const view of this.views.values()) {
      // The name in the middle of a view is hidden if something else is there, or if the view is too small.
      const name = view.element.querySelector(".name");
      const isHidden = name && this.#hasNoRoom(view);
      if (name && name.hidden !== isHidden) name.hidden = isHidden;
    }
  }

  #hasNoRoom(view) {
    const [x, y, width, height] = view.rect;
    if (width < 7 * view.name.length || height < 12) return true;
    for (const other of this.views.values()) {
      if (other === view || other.element.compareDocumentPosition(view.element) & Node.DOCUMENT_POSITION_FOLLOWING) continue;
      const [left, top, across, down] = other.rect;
      const middle = { x: left + across / 2, y: top + down / 2 };
      if (middle.x >= x && middle.x <= x + width && middle.y >= y && middle.y <= y + height) return true;
    }
    return false;
  }

  /** The rectangles of text that no line should cover. */
  writtenBoxes() {
    const boxes = [];
    for (const { rect, text, element } of this.views.values()) {
      const [x, y, width, height] = rect;
      if (text) boxes.push({ x, y, width, height });
      else if (element.querySelector(".name:not([hidden])")) {
        boxes.push({ x: x + width / 2 - 20, y: y + height / 2 - 7, width: 40, height: 14 });
      }
    }
    return boxes;
  }

  /** The views from back to front. */
  *inOrder() {
    for (const element of this.#element.children) {
      const view = this.views.get(Number(element.dataset.number));
      if (view) yield view;
    }
  }

  mark(className, number) {
    for (const view of this.views.values()) view.element.classList.toggle(className, view.number === number);
  }

  /** Makes the text of a label editable in place. */
  edit(number) {
    if (this.#editing === number) return;
    this.stopEditing();
    const view = this.views.get(number);
    const editor = document.createElement("div");
    editor.className = view.text.wraps ? "editor wraps" : "editor";
    editor.contentEditable = "plaintext-only";
    editor.spellcheck = false;
    editor.role = "textbox";
    editor.ariaLabel = `Text of ${view.name}`;
    editor.textContent = view.text.value;
    editor.style.top = `${view.text.lines[0]?.[2] ?? 0}px`;
    editor.addEventListener("input", () => this.onEdit(number, editor.innerText.replace(/\n$/, "")));
    editor.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape" || (event.key === "Enter" && !view.text.wraps)) {
        event.preventDefault();
        this.stopEditing();
      }
    });
    editor.addEventListener("blur", () => this.stopEditing());
    view.element.append(editor);
    view.element.classList.add("editing");
    this.#editing = number;
    editor.focus();
    getSelection().selectAllChildren(editor);
    getSelection().collapseToEnd();
  }

  stopEditing() {
    if (this.#editing === null) return;
    const view = this.views.get(this.#editing);
    this.#editing = null;
    view?.element.classList.remove("editing");
    view?.element.querySelector(".editor")?.remove();
  }
}

/** A gradient in CSS, which takes the angle of the gradient's line rather than the two points between which it runs. */
function gradientWords({ line: [x1, y1, x2, y2], stops }, [, , width, height]) {
  const angle = Math.atan2((x2 - x1) * width, (y1 - y2) * height);
  const places = [];
  for (let index = 0; index < stops.length; index += 2) places.push(`${stops[index]} ${stops[index + 1] * 100}%`);
  return `linear-gradient(${angle}rad, ${places.join(", ")})`;
}

/** Black or white, whichever is more legible on a color, judged by the color's weighted brightness. */
function ink(color) {
  if (!color) return "#000";
  const part = (index) => parseInt(color.slice(index, index + 2), 16) / 255;
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) < 0.6 ? "#fff" : "#000";
}
