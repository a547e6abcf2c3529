// A picture of a layout made elsewhere: views as they look, or as boxes with names, and constraints as lines.

class StillPicture {
  #figure;
  #device;
  #screen;
  #lines;
  #size;
  #zoom = 1;

  /** `onPoint` receives the view under the pointer. */
  constructor(figure, onPoint) {
    this.#figure = figure;
    this.#device = figure.querySelector(".device");
    const nothing = () => {};
    this.#screen = new Screen(
      figure.querySelector(".screen"), this.#device, { onPoint: (view) => view !== null && onPoint(view), onSelect: onPoint });
    this.#lines = new Lines(figure.querySelector(".lines"), { onPoint: nothing });
  }

  clear() {
    this.#figure.hidden = true;
    this.#screen.clear();
    this.#lines.clear();
  }

  /** Shows views, in the form in which the engine describes them, in the available space. */
  show({ views, size }, { hasAllNames = false } = {}) {
    this.#figure.hidden = false;
    this.#screen.clear();
    this.#size = size;
    const order = views.map(({ id }) => id);
    // The color is translucent, so each nested view is a little darker than the one around it.
    this.#screen.replace({ views, order, size }, new Map(order.map((view) => [view, "#3d4edb16"])));
    this.#figure.classList.toggle("all-names", hasAllNames);
    if (hasAllNames) {
      for (const { element } of this.#screen.views.values()) element.querySelector(".name")?.removeAttribute("hidden");
    }
    const [width, height] = size;
    this.#zoom = Math.min(1, this.#figure.clientWidth / width, 460 / height);
    this.#device.style.transform = `scale(${this.#zoom})`;
    const { style } = this.#device.parentElement;
    [style.width, style.height] = [`${width * this.#zoom}px`, `${height * this.#zoom}px`];
  }

  draw(lines) {
    const [width, height] = this.#size;
    const names = [...this.#screen.views.values()].map(({ rect: [x, y], name }) => ({ x, y, width: 7 * name.length, height: 18 }));
    this.#lines.draw(lines, {
      width, height, writtenBoxes: () => names, keepsLanes: false, constants: new Map(), zoom: this.#zoom,
    });
  }

  mark(view) { this.#screen.mark("selected", view); }
}
