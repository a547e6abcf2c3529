// The list of examples and puzzles to open.

class Rail {
  constructor(scripts, onOpen) {
    const groups = [["Examples", scripts.examples], ["Puzzles", scripts.puzzles]];
    find("examples").replaceChildren(
      ...groups.flatMap(([title, members]) => {
        const heading = document.createElement("li");
        heading.className = "heading";
        heading.textContent = title;
        return [heading, ...members.map((script) => Rail.#item(script, () => onOpen(script)))];
      }));
    find("example-picker").replaceChildren(
      ...groups.map(([title, members]) => {
        const group = document.createElement("optgroup");
        group.label = title;
        group.append(...members.map(({ name, title }) => new Option(title, name)));
        return group;
      }));
    find("example-picker").addEventListener("change", (event) => onOpen(scripts.named(event.target.value)));
    // The list is a single tab stop; the arrow keys move inside it.
    find("examples").addEventListener("keydown", (event) => {
      const step = arrowStep(event)?.y;
      if (!step) return;
      event.preventDefault();
      const buttons = [...find("examples").querySelectorAll("button")];
      buttons[limited(buttons.indexOf(document.activeElement) + Math.sign(step), 0, buttons.length - 1)].focus();
    });
  }

  static #item(script, open) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.value = script.name;
    button.tabIndex = -1;
    button.textContent = script.isPuzzle ? `${script.number}. ${script.title}` : script.title;
    button.addEventListener("click", open);
    item.append(button);
    return item;
  }

  /** Shows which example or puzzle is open. */
  static mark(name) {
    const buttons = [...find("examples").querySelectorAll("button")];
    for (const button of buttons) {
      button.ariaCurrent = button.value === name ? "true" : null;
      button.tabIndex = -1;
    }
    (buttons.find((button) => button.value === name) ?? buttons[0]).tabIndex = 0;
    find("example-picker").value = name;
  }

  /** Shows whether an example or puzzle was edited. */
  static change(name, isChanged) {
    const button = [...find("examples").querySelectorAll("button")].find((button) => button.value === name);
    button.classList.toggle("changed", isChanged);
    button.title = isChanged ? "With what you have written; Reset brings back what it was" : "";
  }

  /** Marks a puzzle as solved. */
  static tick(name) {
    const button = [...find("examples").querySelectorAll("button")].find((button) => button.value === name);
    button?.classList.add("solved");
  }
}
