// Writes the playground's examples as programs for UIKit, which `.ci/browser` compiles: `uikit.mjs FOLDER`.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const [folder] = process.argv.slice(2);
const page = new URL("../../Sources/Web/Playground/Page/", import.meta.url);
const uikitProgram = new Function(`${readFileSync(new URL("uikit.js", page), "utf8")}; return uikitProgram;`)();
mkdirSync(folder, { recursive: true });
let count = 0;
// The build has concatenated the scripts, each preceded by a form feed and its name.
const book = new URL("../../.build/playground/book", import.meta.url);
for (const file of readFileSync(book, "utf8").split("\f").slice(1)) {
  const [, name, spelling] = /^\d+-([\w-]+)\.(\w+)\.swift\n/.exec(file) ?? [];
  if (!name) continue;
  const program = `${name}-${spelling}`;
  const { text, missing } = uikitProgram(file.slice(file.indexOf("\n") + 1), program);
  if (missing) continue;
  writeFileSync(`${folder}/${program}.swift`, text);
  count += 1;
}
assert(count >= 19, `${count} programs`);
console.log(`${count} examples are programs for UIKit`);
