// Browses the site that `.ci/site` has made, as a person would: `node site.mjs FOLDER`. Each part must exist, must not be a
// "page not found" page, and must link to the others.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { Browser } from "./chromium.mjs";
import { wide } from "./harness.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml" };
const missing = [];
const server = createServer(async ({ url }, response) => {
  const path = normalize(decodeURIComponent(new URL(url, "http://site").pathname));
  const file = join(process.argv[2], path.endsWith("/") ? `${path}index.html` : path);
  try {
    const data = await readFile(file);
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(data);
  } catch {
    missing.push(path);
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const root = `http://127.0.0.1:${server.address().port}`;
const browser = await Browser.start();
const parts = ["/", "/playground/", "/gallery/", "/documentation/"];

for (const [start, end, words] of [
  ["/", "/", "Auto Layout in a few characters"], ["/playground/", "/playground/", "Three boxes"],
  ["/gallery/", "/gallery/", "worked examples"], ["/documentation/", "/", "Documentation"],
  ["/documentation/AutoLayout/", "/documentation/AutoLayout/documentation/autolayout/", "AutoLayout"],
  ["/documentation/QuickAnchors/documentation/quickanchors/", undefined, "QuickAnchors"],
]) {
  const page = await browser.page(root + start, wide);
  const place = end ?? start;
  await page.until(`location.pathname === ${JSON.stringify(place)} && document.readyState === "complete"`, 20_000);
  await page.until(`document.body.innerText.includes(${JSON.stringify(words)})`, 20_000);
  const text = await page.value("document.body.innerText");
  assert(!text.includes("can’t be found") && !text.includes("can't be found"), `${start}: ${text.slice(0, 200)}`);
  const links = await page.value("[...document.querySelectorAll('a')].filter((link) => link.getClientRects().length).map(({ href }) => new URL(href).pathname)");
  const others = parts.filter((part) => !place.startsWith(part) || part === "/");
  const lacking = others.filter((part) => part !== place && !links.some((link) => link === part || (part === "/documentation/" && link.startsWith(part))));
  assert.deepEqual(lacking, [], `${start} leads to all parts, and not only to ${[...new Set(links)].slice(0, 12)}`);
  console.log(`  ok  ${start}`);
  await page.close();
}
await browser.stop();
server.close();
// The documentation requests a theme, an icon and an index that a catalog does not have to contain; any other missing
// file is an error.
const faults = missing.filter((path) => !/theme-settings\.json$|favicon\.ico$|\/index\/index\.json$/.test(path));
assert.deepEqual(faults, []);
console.log("the site is whole");
