// Output of the page: addresses, programs, pictures, and data saved for the next visit.

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Encodes a screen and its source for an address. */
async function packedState(state) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Decodes the state in an address; null if it is damaged. */
async function unpackedState(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    return stateOf(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  } catch {
    return null;
  }
}

/** The source as a complete program. */
const program = (source, width, height) =>
  [
    "import QuickAnchors", "",
    `let screen = View(frame: Rect(x: 0, y: 0, width: ${width}, height: ${height}), name: "screen")`, "",
    source.trim(), "", "screen.layoutIfNeeded()", "",
  ].join("\n");

/** An SVG picture of views, each as `{ rect, color, gradient, radius, border, borderColor, text }`, from back to front. */
function picture(views, width, height) {
  const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const parts = [];
  views.forEach(({ rect: [x, y, across, down], color, gradient, radius = 0, border = 0, borderColor, text }, index) => {
    const round = Math.min(radius, across / 2, down / 2);
    const box = (fill) => `<rect x="${x}" y="${y}" width="${across}" height="${down}" rx="${round}" fill="${fill}"/>`;
    if (color) parts.push(box(color));
    if (gradient) {
      const [x1, y1, x2, y2] = gradient.line;
      const stops = [];
      for (let stop = 0; stop < gradient.stops.length; stop += 2) {
        stops.push(`<stop stop-color="${gradient.stops[stop]}" offset="${gradient.stops[stop + 1]}"/>`);
      }
      parts.push(`<linearGradient id="g${index}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join("")}</linearGradient>`);
      parts.push(box(`url(#g${index})`));
    }
    if (border) {
      // A stroke extends to both sides of its line, but a border is inside the edges.
      const thickness = Math.min(border, across / 2, down / 2);
      parts.push(`<rect x="${x + thickness / 2}" y="${y + thickness / 2}" width="${across - thickness}" height="${down - thickness}" rx="${Math.max(0, round - thickness / 2)}" fill="none" stroke="${borderColor}" stroke-width="${thickness}"/>`);
    }
    for (const [words, left, top, , style = ""] of text?.lines ?? []) {
      parts.push(
        `<text x="${x + left}" y="${y + top + text.height * 0.8}" font-size="${text.size}" font-weight="${text.weight}" fill="currentColor" style="color:${text.color};${style}" xml:space="preserve">${escaped(words)}</text>`);
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${escaped(TextRuler.family)}">${parts.join("")}</svg>`;
}

/** Whether the page is in a frame on another page, which shows less and keeps nothing for the next visit. */
const isEmbedded = new URLSearchParams(location.search).has("embed");

/** The address of what is open, on a page of its own. */
const wholeAddress = () => location.href.replace(location.search, "");

function save(name, type, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Reads a saved state; null if there is none or it is damaged. */
function stateOf(text) {
  try {
    const state = JSON.parse(text);
    return typeof state?.source === "string" ? state : null;
  } catch {
    return null;
  }
}

/** The data saved for the next visit, if the browser allows it. */
const kept = {
  get(name) {
    try {
      return localStorage.getItem(`quickanchors.${name}`);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`quickanchors.${name}`, value);
    } catch {
      // A page that cannot save data starts fresh each time.
    }
  },
};
