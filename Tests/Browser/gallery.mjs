// Looks at the gallery and at pictures as a browser draws them: `node gallery.mjs PAGE PICTURE…`, with the paths of the gallery's
// page and of pictures in SVG.

import assert from "node:assert/strict";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser } from "./chromium.mjs";
import { paleTexts, wide } from "./harness.mjs";

const addresses = process.argv.slice(2).map((path) => pathToFileURL(resolve(path)).href);
assert(addresses.length >= 2, "The paths of the page and of a picture are missing.");
const browser = await Browser.start();

/** Returns the texts whose width in the picture differs too much from the one that the layout measured. */
const wrongWidths = `(() => {
  const style = document.createElementNS(document.documentElement.namespaceURI, "style");
  style.textContent = "figure { display: block !important } figure g { display: inline !important }";
  document.documentElement.append(style);
  let count = 0;
  const wrong = [];
  for (const text of document.querySelectorAll("text[textLength]")) {
    const measured = Number(text.getAttribute("textLength"));
    text.removeAttribute("textLength");
    const drawn = text.getComputedTextLength();
    const isLatin = /^[\\u0000-\\u024f\\u2000-\\u206f]*$/.test(text.textContent);
    // Letters are kerned, and an average character of another script may be narrower or wider than these.
    if (Math.abs(drawn - measured) > (isLatin ? 1 + 0.04 * measured : 0.1 * measured)) {
      wrong.push(JSON.stringify(text.textContent) + ": " + drawn + " instead of " + measured);
    }
    count += 1;
  }
  return { count, wrong };
})()`;

for (const address of addresses) {
  const page = await browser.page(address, wide);
  const { count, wrong } = await page.value(wrongWidths);
  assert.deepEqual(wrong, [], address);
  assert(count >= 20, `${count} texts in ${address}`);
  console.log(`  ok  ${count} texts are as wide as measured: ${address}`);
  await page.close();
}

for (const width of [320, 390, 768, 1280]) {
  for (const dark of [false, true]) {
    const page = await browser.page(addresses[0], { width, height: 844, dark });
    const wanted = await page.value("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)");
    assert(wanted <= width, `The gallery is ${wanted} wide in a window of ${width}.`);
    assert.deepEqual(await page.value(paleTexts), [], `Texts in the gallery, ${dark ? "dark" : "light"}`);
    await page.close();
  }
}
console.log("  ok  The gallery fits into narrow and wide windows, and its text has enough contrast");
await browser.stop();
