// The panels beside the screen: the constraints, the explanations of numbers, and the problems.

/** The list of constraints, each with a switch, its source, its constant and its priority. */
class ConstraintList {
  #list;
  #count;
  #rows = new Map();

  constructor(list, count, handlers) {
    this.#list = list;
    this.#count = count;
    this.handlers = handlers;
  }

  /** Shows constraints. Existing rows are updated in place, so that typing in one is not interrupted. */
  show(constraints) {
    const children = [];
    const rows = new Map();
    let group;
    for (const constraint of constraints) {
      if (constraint.of !== group) {
        group = constraint.of;
        const title = document.createElement("li");
        title.className = "group";
        title.textContent = group;
        children.push(title);
      }
      const row = this.#rows.get(constraint.id) ?? this.#make(constraint.id);
      rows.set(constraint.id, row);
      this.#fill(row, constraint);
      children.push(row.element);
    }
    this.#rows = rows;
    const focused = document.activeElement;
    const top = this.#list.scrollTop;
    this.#list.replaceChildren(...children);
    this.#list.scrollTop = top;
    if (focused && this.#list.contains(focused)) focused.focus({ preventScroll: true });
    const active = constraints.filter((constraint) => constraint.active).length;
    this.#count.textContent = `${active} active`;
  }

  /** Shows the constant of a constraint while the constraint's line is dragged. */
  setConstant(id, constant) {
    const row = this.#rows.get(id);
    if (row && row.constant !== document.activeElement) row.constant.value = constant;
  }

  mark(id, scrolls) {
    for (const [other, row] of this.#rows) row.element.classList.toggle("shown", other === id);
    if (scrolls) scrollWithin(this.#list, this.#rows.get(id)?.element);
  }

  #fill(row, constraint) {
    const { of, quick, verbose } = constraint;
    row.words.textContent = quick ?? verbose.replace(`${of}.`, "");
    row.words.title = verbose;
    row.active.checked = constraint.active;
    row.active.ariaLabel = `${of}: ${quick ?? verbose}`;
    row.constant.ariaLabel = `Constant of ${of}: ${quick ?? verbose}`;
    row.priority.ariaLabel = `Priority of ${of}: ${quick ?? verbose}`;
    row.constant.disabled = row.priority.disabled = constraint.isOut === true;
    if (row.constant !== document.activeElement) row.constant.value = constraint.constant;
    if (row.priority !== document.activeElement) row.priority.value = constraint.priority;
    row.element.classList.toggle("off", !constraint.active);
    row.element.classList.toggle("conflict", constraint.conflict === true);
    row.element.classList.toggle("set-aside", constraint.setAside === true);
  }

  #make(id) {
    const element = document.createElement("li");
    element.className = "row";
    element.dataset.constraint = id;
    const active = document.createElement("input");
    active.type = "checkbox";
    active.className = "switch";
    active.role = "switch";
    active.addEventListener("change", () => this.handlers.onChange(id, { active: active.checked }));
    const words = document.createElement("span");
    words.className = "words";
    const number = (name, least, most) => {
      const input = document.createElement("input");
      input.type = "number";
      input.min = least;
      input.max = most;
      input.addEventListener("input", () => {
        if (input.value !== "" && input.checkValidity()) this.handlers.onChange(id, { [name]: input.valueAsNumber });
      });
      return input;
    };
    const constant = number("constant", -10000, 10000);
    const priority = number("priority", 1, 1000);
    constant.step = priority.step = "any";
    element.append(active, words, constant, priority);
    element.addEventListener("pointerenter", () => this.handlers.onPoint(id));
    element.addEventListener("pointerleave", () => this.handlers.onPoint(null));
    element.addEventListener("focusin", () => this.handlers.onPoint(id));
    return { element, active, words, constant, priority };
  }
}

/** Explains the frame of a view, one number at a time. Each step highlights its constraint, and links to the next number. */
class Explanations {
  #numbers;
  #steps;
  #handlers;
  /** The index of the chosen number; initially that of the width, whose explanation is more useful than the leading edge's. */
  #chosen = 2;
  #explanations = [];
  #isScreen = false;

  /** `handlers` receive the sentence under the pointer, and the number to show next: a view's name, and the index of the number. */
  constructor(numbers, steps, handlers) {
    this.#numbers = numbers;
    this.#steps = steps;
    this.#handlers = handlers;
    numbers.addEventListener("keydown", (event) => {
      const step = arrowStep(event);
      if (!step) return;
      event.preventDefault();
      this.#choose((this.#chosen + Math.sign(step.x || step.y) + 4) % 4);
      this.#numbers.children[this.#chosen].focus();
    });
  }

  /** Shows the explanations of four numbers; there may be none for the screen, whose frame is given. */
  show(explanations, isScreen, chosen = this.#chosen) {
    this.#explanations = explanations;
    this.#isScreen = isScreen;
    this.#chosen = chosen;
    const buttons = explanations.map(({ subject, value }, index) => {
      const button = this.#numbers.children[index] ?? document.createElement("button");
      button.type = "button";
      button.role = "tab";
      const number = document.createElement("b");
      number.textContent = Math.round(value * 100) / 100;
      button.replaceChildren(number, subject.slice(subject.lastIndexOf(" ") + 1));
      button.onclick = () => this.#choose(index);
      return button;
    });
    this.#numbers.replaceChildren(...buttons);
    this.#choose(Math.min(this.#chosen, buttons.length - 1));
  }

  #choose(index) {
    this.#chosen = Math.max(0, index);
    [...this.#numbers.children].forEach((button, other) => {
      button.ariaSelected = other === this.#chosen;
      button.tabIndex = other === this.#chosen ? 0 : -1;
    });
    const steps = this.#explanations[this.#chosen]?.steps ?? [];
    const subject = this.#explanations[this.#chosen]?.subject;
    this.#steps.replaceChildren(...steps.map((step) => this.#step(step, subject)));
    if (!steps.length) {
      const item = document.createElement("li");
      item.textContent = this.#isScreen ? "It is given: all places are measured from the corner of the screen."
        : "No constraint determines it.";
      this.#steps.replaceChildren(item);
    }
  }

  #step({ says, so }, subject) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    for (const sentence of says) {
      const line = document.createElement("span");
      line.textContent = sentence;
      line.addEventListener("pointerenter", () => this.#handlers.onPoint(sentence));
      button.append(line);
    }
    if (so) {
      const result = document.createElement("b");
      result.textContent = `so ${so.join(", ")}`;
      button.append(result);
    }
    button.addEventListener("pointerleave", () => this.#handlers.onPoint(null));
    button.addEventListener("focus", () => this.#handlers.onPoint(says[0]));
    button.addEventListener("blur", () => this.#handlers.onPoint(null));
    button.addEventListener("click", () => {
      const next = nextNumber(says, so, subject);
      if (next) this.#handlers.onGo(...next);
    });
    item.append(button);
    return item;
  }
}

/** The number to which a step leads: the one that it determines or, if that is the current one, one that it depends on. */
function nextNumber(says, so, subject) {
  const numbers = [...(so ?? []), ...says].flatMap((sentence) =>
    [...sentence.matchAll(/(?:^| )((?:[^,]*?)'s (left|leading|right|trailing|top|bottom|center x|center y|width|height))\b/g)]);
  const part = (word) => ({ width: 2, height: 3, top: 1, bottom: 1, "center y": 1 })[word] ?? 0;
  const owner = (words) => words.slice(0, words.lastIndexOf("'s ")).replace(/^.*(?:below|above|after|before|is|of|from|equals|than) /, "");
  const here = subject && [owner(subject), part(subject.slice(subject.lastIndexOf("'s ") + 3))];
  for (const [, words, word] of numbers) {
    const next = [owner(words), part(word)];
    if (!here || next[0] !== here[0] || next[1] !== here[1]) return next;
  }
  return null;
}

/** Problems and hints; each links to its place in the source, and a click on a correction applies it. */
class Problems {
  #list;
  #handlers;

  constructor(list, handlers) {
    this.#list = list;
    this.#handlers = handlers;
  }

  show(problems) {
    this.#list.hidden = problems.length === 0;
    this.#list.replaceChildren(
      ...problems.slice(0, 20).map(({ range, line, column, sentence, kind }) => {
        const item = document.createElement("li");
        item.className = kind;
        const button = document.createElement("button");
        button.type = "button";
        const place = document.createElement("b");
        place.textContent = `${line}:${column}`;
        button.append(place, ` ${sentence}`);
        button.addEventListener("click", () => this.#handlers.onGo(range));
        item.append(button);
        const meant = /did you mean (.+)\?$/.exec(sentence)?.[1];
        if (meant) {
          const fix = document.createElement("button");
          fix.type = "button";
          fix.className = "small";
          fix.textContent = meant;
          fix.title = `Write ${meant}`;
          fix.addEventListener("click", () => this.#handlers.onFix(range, meant));
          item.append(fix);
        }
        return item;
      }));
  }
}

/** Conflicts and ambiguities. */
class Trouble {
  #element;

  constructor(element, onSettle) {
    this.#element = element;
    this.onSettle = onSettle;
  }

  show({ conflicts, undecided }) {
    this.#element.hidden = conflicts.length + undecided.length === 0;
    this.#element.replaceChildren(
      ...undecided.map((open, index) => this.#card("undecided", "Undecided", open.message, index === 0)),
      ...conflicts.map((conflict) => this.#card("conflict", "Conflict", conflict.message)));
  }

  #card(kind, title, message, canSettle) {
    const card = document.createElement("article");
    card.className = kind;
    const heading = document.createElement("h3");
    heading.textContent = title;
    if (canSettle) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "small";
      button.textContent = "Add that anchor";
      button.addEventListener("click", () => this.onSettle());
      heading.append(button);
    }
    const words = document.createElement("pre");
    // Lines wrap at the width of the card here, not at 80 columns.
    words.textContent = message.replace(/ \(script:(\d+)\)/g, "  ← line $1").replace(/([^:\d])\n(?=[a-z])/g, "$1 ");
    card.append(heading, words);
    return card;
  }
}
