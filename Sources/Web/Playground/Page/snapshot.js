// The snapshot of a running program, read from JSON: its views, and the constraints between them.

class Snapshot {
  views;
  size;
  #constraints;

  constructor(text) {
    const { size, entries, constraints } = JSON.parse(text);
    this.size = [size.width, size.height];
    const groups = [];
    this.views = entries.map((entry, id) => {
      groups.length = Math.min(entry.depth, groups.length);
      groups.push(Snapshot.#group(entry, groups.at(-1)));
      return { ...Snapshot.#view(entry, id), ...Snapshot.#appearance(entry, groups.at(-1)) };
    });
    this.#constraints = constraints;
  }

  /** The constraints of a view. */
  of({ name, rect }) {
    return this.#constraints.filter(({ first, second }) =>
      [first, second].some((side) => side?.item === name && String(Snapshot.#rect(side.rectInRoot)) === String(rect)));
  }

  static #rect({ origin, size }) { return [origin.x, origin.y, size.width, size.height]; }

  static #color({ red, green, blue, alpha }) {
    return `#${[red, green, blue, alpha].map((part) => Math.round(part * 255).toString(16).padStart(2, "0")).join("")}`;
  }

  /**
   * The transform and the opacity of a view, combined with those of its ancestors, and the nearest mask, since the
   * elements are not nested.
   */
  static #group({ rectInRoot, style }, { matrix = new DOMMatrix(), opacity = 1, mask } = {}) {
    const [x, y, width, height] = Snapshot.#rect(rectInRoot);
    if (style?.transform) {
      const { a, b, c, d, tx, ty } = style.transform;
      const [middle, center] = [x + width / 2, y + height / 2];
      matrix = matrix.translate(middle, center).multiply(new DOMMatrix([a, b, c, d, tx, ty])).translate(-middle, -center);
    }
    return { matrix, opacity: opacity * (style?.alpha ?? 1), mask: style?.mask ? { path: style.mask, x, y } : mask };
  }

  /** The properties that the engine's views do not have: a matrix and CSS properties. */
  static #appearance({ rectInRoot, cornerRadius, style }, { matrix, opacity, mask }) {
    const [x, y] = Snapshot.#rect(rectInRoot);
    // CSS expects the order top left, top right, bottom right, bottom left.
    const corners = [1, 2, 8, 4].map((corner) => ((style?.maskedCorners ?? 15) & corner ? `${cornerRadius}px` : "0"));
    return {
      matrix: matrix.isIdentity ? "" : new DOMMatrix().translate(-x, -y).multiply(matrix).translate(x, y).toString(),
      css: {
        opacity, borderRadius: corners.join(" "), clipPath: mask ? Snapshot.#path(mask, x, y) : "",
        boxShadow: style?.borderWidth ? `inset 0 0 0 ${style.borderWidth}px ${Snapshot.#color(style.borderColor)}` : "",
      },
    };
  }

  /** The outline of a mask, in the coordinates of a view inside the masked one, given that view's position in the root. */
  static #path({ path: { elements, usesEvenOddFillRule }, x, y }, left, top) {
    const point = (place) => `${place.x + x - left} ${place.y + y - top}`;
    const words = elements.map(({ move, line, curve }) => {
      if (curve) return `C${point(curve.control1)} ${point(curve.control2)} ${point(curve.to)}`;
      return move ? `M${point(move.to)}` : line ? `L${point(line.to)}` : "Z";
    });
    return `path(${usesEvenOddFillRule ? "evenodd" : "nonzero"}, "${words.join("")}")`;
  }

  /** A view in the form in which the engine describes one. */
  static #view({ name, rectInRoot, backgroundColor, cornerRadius, content, style, isInConflict, ambiguousAttributes }, id) {
    const gradient = style?.gradient;
    const text = content?.text?._0;
    return {
      id, name, rect: Snapshot.#rect(rectInRoot), radius: cornerRadius, color: backgroundColor && Snapshot.#color(backgroundColor),
      image: content?.image !== undefined, conflict: isInConflict, undecided: ambiguousAttributes?.length > 0,
      gradient: gradient && {
        line: [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y],
        stops: gradient.stops.flatMap(({ color, place }) => [Snapshot.#color(color), place]),
      },
      text: text && Snapshot.#text(text),
    };
  }

  static #text({ lines, font: { size, weight }, color }) {
    const height = size * 1.15;
    return {
      value: lines.map(({ text }) => text).join(" "), size, weight, color: Snapshot.#color(color), height,
      lines: lines.map(({ text, x = 0, baseline }) => [text, x, baseline - 0.92 * size]),
    };
  }

  /** A constraint as a line, as the engine describes those of the screen. */
  static line({ axis, comparesLengths, isMirrored, first, second, relation, multiplier, constant, priority, isInConflict, isDropped }, id) {
    const along = ([x, y, width, height]) => (axis === 0 ? [x, x + width] : [y, y + height]);
    const across = ([x, y, width, height]) => (axis === 0 ? [y, y + height] : [x, x + width]);
    const rect = Snapshot.#rect(first.rectInRoot);
    const isDistance = second && !comparesLengths;
    const other = isDistance ? Snapshot.#rect(second.rectInRoot) : rect;
    const [start, end] = isDistance ? [second.value, first.value] : along(rect);
    const signs = ["≤ ", "", "≥ "];
    const weight = priority === 1000 ? "" : ` @${plain(priority)}`;
    const isTurned = isDistance && constant < 0;
    const sign = signs[1 + (isTurned ? -relation : relation)];
    let words = sign + plain(isTurned ? -constant : constant) + weight;
    if (isDistance && constant === 0 && relation === 0) words = "";
    if (second && !isDistance) {
      const factor = multiplier === 1 ? "" : `${plain(multiplier)} × `;
      const offset = constant === 0 ? "" : constant < 0 ? ` − ${plain(-constant)}` : ` + ${plain(constant)}`;
      words = (sign || "= ") + factor + second.item + offset + weight;
    }
    return [
      id, axis, start, end, ...across(other), ...across(rect), isDistance ? 0.5 : 0.8, isMirrored ? -1 : 1, words,
      isDropped ? 2 : isInConflict ? 1 : 0,
    ];
  }
}
