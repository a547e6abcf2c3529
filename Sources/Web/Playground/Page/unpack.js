// The only uncompressed script in the page: it unpacks the style, the elements and the other scripts.

const find = (id) => document.getElementById(id);

/**
 * The bytes that the build has written into an element: two per character, with some characters escaped. The size of
 * the contents comes first.
 */
function embedded(element) {
  const text = element.textContent.slice(1);
  const letters = new Uint16Array(text.length);
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    letters[count++] = letter === 1 ? text.charCodeAt((index += 1)) ^ 0x8000 : letter;
  }
  const size = new DataView(letters.buffer).getUint32(0, true);
  return { size, bytes: new Uint8Array(letters.buffer, 4, 2 * count - 4) };
}

function startDecompressor() {
  const { size, bytes } = embedded(find("decompressor"));
  return new WebAssembly.Instance(new WebAssembly.Module(bytes.subarray(0, size))).exports;
}

/** Unpacks the bytes in an element. The result is valid until the next call, which reuses the memory. */
function unpacked(element) {
  const { size, bytes } = embedded(element);
  const { memory, unpack, __heap_base: start } = decompressor;
  // The probabilities need less than 16 KiB.
  const input = start.value + 0x4000;
  const output = input + bytes.length;
  const missing = output + size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 0x10000));
  new Uint8Array(memory.buffer, input).set(bytes);
  unpack(input, output, size, start.value);
  return new Uint8Array(memory.buffer, output, size);
}

const unpackedText = (id) => new TextDecoder().decode(unpacked(find(id)));
globalThis.unpacked = unpacked;
globalThis.unpackedText = unpackedText;
const lacking = ["WebAssembly", "CompressionStream"].filter((name) => !globalThis[name]);
const decompressor = lacking.length > 0 ? null : startDecompressor();
if (!decompressor) {
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
