// The page begins: the module is started, and the first example opened.

const sources = await unpacked(find("sources")).json();
// In sight of the browser's console, for whoever is curious.
globalThis.playground = new Playground(await startEngine(find("module")), sources);
