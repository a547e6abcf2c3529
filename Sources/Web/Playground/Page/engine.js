// The engine: a WebAssembly module that takes commands in JSON and answers in JSON.

/** Measures text as the browser draws it. The results are cached, since the engine often measures the same pieces. */
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

  /** The width of a letter in a monospaced font. */
  letter({ font }) {
    this.#context.font = this.#font = font;
    return this.#context.measureText("0".repeat(64)).width / 64;
  }

  /** The distances from the baseline to the top and the bottom of a line. */
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

/** Executes commands, and measures their time. */
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

/** Starts the module, which measures text with functions of the page; both exchange UTF-8 in the module's memory. */
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
