// Times a list of 1,000 cells in the module of WebAssembly: `times.mjs MODULE`.

import { readFileSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));

/** The median and the least of times in milliseconds: where the machine does other things, the least says more. */
function words(times) {
  const sorted = [...times].sort((one, other) => one - other);
  return `${sorted[sorted.length >> 1].toFixed(2)} ms, at best ${sorted[0].toFixed(2)}`;
}

function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

// The first lists are laid out by code that the machine has not made fast yet, as a page that has just been loaded does.
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
