// Measures the layout times of a list of 1,000 cells in the WebAssembly module: `times.mjs MODULE`.

import { readFileSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));

/** Formats the median and the minimum of times in milliseconds; on a busy machine, the minimum says more. */
function words(times) {
  const sorted = [...times].sort((one, other) => one - other);
  return `${sorted[sorted.length >> 1].toFixed(2)} ms, at best ${sorted[0].toFixed(2)}`;
}

function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

// The first lists are laid out before the engine has optimized the module's code, as on a page that has just been loaded.
const firsts = [];
let exports;
for (let round = 0; round < 9; round += 1) {
  ({ exports } = await WebAssembly.instantiate(module));
  exports._initialize();
  firsts.push(time(() => exports.makeList(1000)));
}
const widths = Array.from({ length: 101 }, (_, index) => time(() => exports.layOutList(320 + (index % 32))));
console.log(`1,000 cells in Node, made and laid out: at first ${firsts[0].toFixed(2)} ms, then ${words(firsts.slice(1))}`);
console.log(`a new width: ${words(widths)}`);
