// Starts the module, and opens a script.

const scripts = new Scripts(unpackedText("scripts"));
// The page is also accessible from the browser's console.
const page = new Playground(await startEngine(find("module")), scripts);
await page.begin();
globalThis.playground = page;
performance.mark("interactive");
