// Writes the playground's examples as programs for UIKit, which `.ci/browser` compiles: `uikit.mjs FOLDER`.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";

const [folder] = process.argv.slice(2);
const page = new URL("../../Sources/Web/Playground/Page/", import.meta.url);
const uikitProgram = new Function(`${readFileSync(new URL("uikit.js", page), "utf8")}; return uikitProgram;`)();
mkdirSync(folder, { recursive: true });
let count = 0;
for (const file of readdirSync(new URL("Scripts/", page)).filter((name) => name.endsWith(".swift"))) {
  const name = file.replace(/^\d+-|\.swift$/g, "").replace(".", "-");
  const { text, missing } = uikitProgram(readFileSync(new URL(`Scripts/${file}`, page), "utf8"), name);
  if (missing) continue;
  writeFileSync(`${folder}/${name}.swift`, text);
  count += 1;
}
assert(count >= 19, `${count} programs`);
console.log(`${count} examples are programs for UIKit`);
