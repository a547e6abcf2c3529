// The page begins: the module is started, and the first example opened.

const sources = JSON.parse(find("sources").textContent);
const playground = new Playground(await startEngine(find("module").textContent), sources);
