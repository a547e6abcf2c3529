// The source of an example, as it ran, with a little colour.

class Source {
  #code;

  constructor(element) {
    this.#code = element;
  }

  /** Shows a function of a file, and the files its parts are in: each `{ title, code, line }`, the first without title. */
  show(listings) {
    const rows = [];
    for (const { title, file, code, line } of listings) {
      if (title) {
        const row = document.createElement("span");
        row.className = "row file";
        row.textContent = title;
        rows.push(row);
      }
      code.split("\n").forEach((text, index) => {
        const row = document.createElement("span");
        row.className = "row";
        row.dataset.place = `${file}:${line + index}`;
        // What does not fit on a line goes on under it, further in than it begins.
        row.style.setProperty("--hang", `${text.search(/\S|$/) + 2}ch`);
        row.append(...highlighted(text));
        rows.push(row);
      });
    }
    this.#code.replaceChildren(...rows);
    this.#code.parentElement.scrollTop = 0;
  }

  /** Lets the line stand out that a constraint was written on. */
  mark(file, line) {
    for (const row of this.#code.querySelectorAll(".shown")) row.classList.remove("shown");
    if (line === undefined) return;
    const row = this.#code.querySelector(`[data-place="${file}:${line}"]`);
    row?.classList.add("shown");
    scrollWithin(this.#code.parentElement, row);
  }
}

const swiftWords =
  /(\/\/.*)|("(?:[^"\\]|\\.)*")|\b(\d[\d_]*(?:\.\d+)?|true|false|nil)\b|\b(let|var|func|return|if|else|for|in|where|final|class|struct|init|override|private|static|self|super|import|guard|case|enum|switch|extension|lazy|while|weak)\b|\b([A-Z]\w*)\b|(\.?[a-z]\w*)(?=\()/g;

/** A line of Swift as pieces of text, those that have a colour in an element each. */
function highlighted(text) {
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(swiftWords)) {
    const kind = ["comment", "string", "literal", "keyword", "type", "call"][match.slice(1).findIndex(Boolean)];
    pieces.push(text.slice(end, match.index));
    const piece = document.createElement("span");
    piece.className = kind;
    piece.textContent = match[0];
    pieces.push(piece);
    end = match.index + match[0].length;
  }
  pieces.push(text.slice(end) || (pieces.length ? "" : "\u200b"));
  return pieces;
}
