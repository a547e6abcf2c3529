// The only uncompressed script in the page: it unpacks the style, the elements and the other scripts.

/**
 * A decoder for LZMA: literal bytes, and repetitions of earlier ones, coded in bits with adaptive probabilities. For each
 * bit, a range is divided in proportion to its probability; the number read from the input tells which part applies.
 */
class Decompressor {
  #input;
  #at = 9;
  #range = 0xffffffff;
  #code = 0;

  /** The input is the size of the result in four bytes, then a stream without a header, whose first byte is 0. */
  constructor(input) {
    this.#input = input;
    const view = new DataView(input.buffer, input.byteOffset);
    this.output = new Uint8Array(view.getUint32(0, true));
    this.#code = view.getUint32(5);
  }

  #widen() {
    if (this.#range >= 0x1000000) return;
    this.#range *= 256;
    this.#code = ((this.#code << 8) | this.#input[this.#at++]) >>> 0;
  }

  #bit(chances, index) {
    const bound = (this.#range >>> 11) * chances[index];
    const isOne = this.#code >= bound;
    if (isOne) {
      this.#range -= bound;
      this.#code -= bound;
      chances[index] -= chances[index] >> 5;
    } else {
      this.#range = bound;
      chances[index] += (2048 - chances[index]) >> 5;
    }
    this.#widen();
    return isOne ? 1 : 0;
  }

  /** Reads a bit with equal probabilities. */
  #plainBit() {
    this.#range >>>= 1;
    const isOne = this.#code >= this.#range;
    if (isOne) this.#code -= this.#range;
    this.#widen();
    return isOne ? 1 : 0;
  }

  /** Reads a number, highest bit first; the probabilities of each bit depend on the bits before it. */
  #number(chances, count, start = 0) {
    let value = 1;
    for (let index = 0; index < count; index += 1) value = (value << 1) | this.#bit(chances, start + value);
    return value - (1 << count);
  }

  /** Reads a number in the same way, but lowest bit first. */
  #reversed(chances, count, start = 0) {
    let [value, result] = [1, 0];
    for (let index = 0; index < count; index += 1) {
      const bit = this.#bit(chances, start + value);
      value = (value << 1) | bit;
      result |= bit << index;
    }
    return result;
  }

  #length({ choice, low, middle, high }) {
    if (!this.#bit(choice, 0)) return 2 + this.#number(low, 3);
    return this.#bit(choice, 1) ? 18 + this.#number(high, 8) : 10 + this.#number(middle, 3);
  }

  /** Reads the distance of a repetition, minus one. */
  #distance({ slots, middles, ends }, length) {
    const slot = this.#number(slots, 6, Math.min(length - 2, 3) << 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) << count;
    if (slot < 14) return base + this.#reversed(middles, count, base - slot);
    let value = 0;
    for (let index = 4; index < count; index += 1) value = (value << 1) | this.#plainBit();
    return base + (value << 4) + this.#reversed(ends, 4);
  }

  /** Reads a literal byte; `other` is the byte at the last distance, if a repetition precedes the literal. */
  #letter(chances, start, other) {
    let value = 1;
    while (other !== undefined && value < 256) {
      const expected = (other >> 7) & 1;
      other <<= 1;
      const bit = this.#bit(chances, start + ((1 + expected) << 8) + value);
      value = (value << 1) | bit;
      if (bit !== expected) break;
    }
    while (value < 256) value = (value << 1) | this.#bit(chances, start + value);
    return value;
  }

  run() {
    const { output } = this;
    const chances = (count) => new Uint16Array(count).fill(1024);
    const lengths = () => ({ choice: chances(2), low: chances(8), middle: chances(8), high: chances(256) });
    const [matchLengths, knownLengths] = [lengths(), lengths()];
    const places = { slots: chances(256), middles: chances(128), ends: chances(16) };
    const letters = chances(0x300 << 3);
    const [isMatch, isKnown, isFirst, isSecond, isThird, isLong] = Array.from({ length: 6 }, () => chances(12));
    let [last, second, third, fourth] = [0, 0, 0, 0];
    let [state, count] = [0, 0];
    while (count < output.length) {
      if (!this.#bit(isMatch, state)) {
        const start = 0x300 * (count > 0 ? output[count - 1] >> 5 : 0);
        output[count] = this.#letter(letters, start, state < 7 ? undefined : output[count - last - 1]);
        count += 1;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length = 1;
      if (!this.#bit(isKnown, state)) {
        [second, third, fourth] = [last, second, third];
        length = this.#length(matchLengths);
        last = this.#distance(places, length);
        state = state < 7 ? 7 : 10;
      } else {
        const isOther = this.#bit(isFirst, state);
        const isLetter = !isOther && !this.#bit(isLong, state);
        if (isOther && !this.#bit(isSecond, state)) [last, second] = [second, last];
        else if (isOther && !this.#bit(isThird, state)) [last, second, third] = [third, last, second];
        else if (isOther) [last, second, third, fourth] = [fourth, last, second, third];
        if (!isLetter) length = this.#length(knownLengths);
        state = state < 7 ? (isLetter ? 9 : 8) : 11;
      }
      for (; length > 0; length -= 1, count += 1) output[count] = output[count - last - 1];
    }
    return output;
  }
}

/** The bytes that the build has packed into an element: two bytes per character, of which some are escaped. */
function unpacked(element) {
  const text = element.textContent.slice(1);
  const letters = new Uint16Array(text.length);
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    letters[count++] = letter === 1 ? text.charCodeAt((index += 1)) ^ 0x8000 : letter;
  }
  return new Decompressor(new Uint8Array(letters.buffer, 0, 2 * count)).run();
}

const find = (id) => document.getElementById(id);
const unpackedText = (id) => new TextDecoder().decode(unpacked(find(id)));
globalThis.unpacked = unpacked;
globalThis.unpackedText = unpackedText;
const lacking = ["WebAssembly", "CompressionStream"].filter((name) => !globalThis[name]);
if (lacking.length > 0) {
  document.body.textContent = `The playground needs ${lacking.join(" and ")}, which this browser does not have.`;
  document.body.style.visibility = "visible";
} else {
  document.body.insertAdjacentHTML("afterbegin", unpackedText("body"));
  for (const name of ["style", "script"]) {
    const element = document.createElement(name);
    if (name === "script") element.type = "module";
    element.textContent = unpackedText(name);
    document.head.append(element);
  }
}
