// Looks at the gallery and at pictures as a browser draws them: `node gallery.mjs PAGE PICTURE…`, with the paths of the gallery's
// page, whose pictures are in files beside it, and of pictures in SVG.

import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
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

/** Scrolls to each section in turn until its pictures are drawn. */
async function readAll(page) {
  for (const id of await page.value("[...document.querySelectorAll('main section')].map(({ id }) => id)")) {
    await page.value(`document.getElementById(${JSON.stringify(id)}).scrollIntoView()`);
    await page.until(`[...document.getElementById(${JSON.stringify(id)}).querySelectorAll(".window")].every((view) => view.querySelector("svg"))`);
  }
}

{
  const page = await browser.page(addresses[0], wide);
  const [elements, loaded] = await page.value(`[
    document.querySelectorAll("*").length, performance.getEntriesByType("resource").map(({ name }) => name),
  ]`);
  const bytes = [addresses[0], ...loaded.filter((name) => name.startsWith("file:"))]
    .reduce((sum, name) => sum + statSync(fileURLToPath(name)).size, 0);
  assert(elements <= 12_000, `${elements} elements`);
  assert(bytes <= 1_500_000, `${bytes} bytes`);
  const first = await page.value(`["header p", ".opening .listing", ".opening svg", ".opening .listing:last-child"].map((selector) =>
    document.querySelector(selector).getBoundingClientRect().bottom)`);
  assert(first.every((bottom) => bottom > 0 && bottom <= wide.height), `The first screen ends at ${first}.`);
  assert.equal(await page.value("document.querySelectorAll('section svg').length"), 0);
  const height = () => page.value("document.documentElement.scrollHeight");
  const before = await height();
  await readAll(page);
  assert.equal(await height(), before, "Nothing jumps when pictures are drawn.");
  console.log(`  ok  The gallery has ${bytes} bytes and ${elements} elements before readers scroll, and the rest does not move it`);

  const shown = (selector) => page.value(`[...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => element.getClientRects().length).length`);
  const [narrow, numbers] = [await shown("#chat .window svg"), await shown("#three-boxes .constraints")];
  assert(narrow > 0 && numbers > 0);
  await page.value("document.getElementById('choose-0-all').click()");
  assert.equal(await shown("#chat .window svg"), 3 * narrow);
  await page.value("document.getElementById('show-constraints').click()");
  assert.equal(await shown("#three-boxes .constraints"), 0);
  await page.value("document.getElementById('whole').click()");
  const [whole, view] = await page.value("[...document.querySelectorAll('#three-boxes svg, #three-boxes .window')].map((element) => element.getBoundingClientRect().height)");
  assert(Math.abs(whole - view) < 1, `${whole} and ${view}`);
  assert.deepEqual(page.messages, []);
  console.log("  ok  The choices and the switches apply to pictures that were loaded");
  await page.close();
}

{
  const page = await browser.page("about:blank", wide);
  await page.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.open(addresses[0]);
  const [sections, pictures] = await page.value(`["section:has(.pictures)", "section .window img"].map((selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length)`);
  assert(sections > 20 && pictures === sections, `${pictures} pictures in ${sections} sections`);
  console.log("  ok  Without scripts, each section has a picture");
  await page.close();
}

for (const address of addresses) {
  const page = await browser.page(address, wide);
  if (address === addresses[0]) await readAll(page);
  const { count, wrong } = await page.value(wrongWidths);
  assert.deepEqual(wrong, [], address);
  assert(count >= 20, `${count} texts in ${address}`);
  console.log(`  ok  ${count} texts are as wide as measured: ${address}`);
  await page.close();
}

for (const width of [320, 390, 820, 1280]) {
  for (const dark of [false, true]) {
    const page = await browser.page(addresses[0], { width, height: 844, dark });
    if (!dark) await readAll(page);
    const wanted = await page.value("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)");
    assert(wanted <= width, `The gallery is ${wanted} wide in a window of ${width}.`);
    assert.deepEqual(await page.value(paleTexts), [], `Texts in the gallery, ${dark ? "dark" : "light"}`);
    await page.close();
  }
}
console.log("  ok  The gallery fits into narrow and wide windows, and its text has enough contrast");
await browser.stop();
