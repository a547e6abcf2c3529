// Lays out every example in the WebAssembly module, and writes the bits of the frames to a file: `frames.mjs MODULE FILE`.

import { readFileSync, writeFileSync } from "node:fs";

const { instance: { exports } } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
exports._initialize();
const count = exports.layOutExamples();
const bits = Array.from({ length: count }, (_, index) => BigInt.asUintN(64, exports.frameBits(index)));
writeFileSync(process.argv[3], bits.join("\n") + "\n");
console.log(`${count} numbers of frames`);
