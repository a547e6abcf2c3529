// The engine: a WebAssembly module that takes commands in JSON and answers in JSON.

/** How wide and high the browser draws text, remembered: the engine asks for the same pieces again and again. */
class TextRuler {
  static family = 'Helvetica, Arial, "Liberation Sans", sans-serif';
  #context = document.createElement("canvas").getContext("2d");
  #font = "";
  #widths = new Map();
  #heights = new Map();

  #use(size, weight) {
    const font = `${weight} ${size}px ${TextRuler.family}`;
    if (font !== this.#font) this.#context.font = this.#font = font;
    return font;
  }

  width(text, size, weight) {
    const key = `${weight} ${size} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.#use(size, weight);
      width = this.#context.measureText(text).width;
      if (this.#widths.size > 50000) this.#widths.clear();
      this.#widths.set(key, width);
    }
    return width;
  }

  /** How wide each letter of a font is in which all are equally wide. */
  letter({ font }) {
    this.#context.font = this.#font = font;
    return this.#context.measureText("0".repeat(64)).width / 64;
  }

  /** From the baseline up to the top of a line, and down to its bottom. */
  heights(size, weight) {
    const key = this.#use(size, weight);
    let heights = this.#heights.get(key);
    if (!heights) {
      const metrics = this.#context.measureText("x");
      heights = { ascent: metrics.fontBoundingBoxAscent, descent: metrics.fontBoundingBoxDescent };
      this.#heights.set(key, heights);
    }
    return heights;
  }
}

/** Does commands, and knows how long that took. */
class Engine {
  #perform;
  /** The time of the last command, in milliseconds. */
  lastTime = 0;

  constructor(perform) {
    this.#perform = perform;
  }

  perform(command) {
    const text = JSON.stringify(command);
    const start = performance.now();
    const answer = this.#perform(text);
    this.lastTime = performance.now() - start;
    const result = JSON.parse(answer);
    if (result.error) console.error(`${text}: ${result.error}`);
    return result;
  }
}

/** Starts the module, which measures text through functions of the page, and takes and gives UTF-8 in its memory. */
async function startEngine(element) {
  const ruler = new TextRuler();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let exports;
  const bytes = (start, count) => new Uint8Array(exports.memory.buffer, start, count);
  const page = {
    widthOfText: (start, count, size, weight) => ruler.width(decoder.decode(bytes(start, count)), size, weight),
    ascentOfText: (size, weight) => ruler.heights(size, weight).ascent,
    descentOfText: (size, weight) => ruler.heights(size, weight).descent,
  };
  ({ instance: { exports } } = await WebAssembly.instantiate(unpacked(element), { page }));
  exports._initialize();
  exports.begin(1);
  return new Engine((command) => {
    const message = encoder.encode(command);
    bytes(exports.allocate(message.length), message.length).set(message);
    return decoder.decode(bytes(exports.perform(), exports.answerCount()));
  });
}
