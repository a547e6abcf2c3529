// The page begins: the module is started, and a script opened.

const scripts = new Scripts(unpackedText("scripts"));
// In sight of the browser's console, for whoever is curious.
const page = new Playground(await startEngine(find("module")), scripts);
await page.begin();
globalThis.playground = page;
performance.mark("interactive");
