// Uses the playground in a browser as a person would: `node playground.mjs PAGE [FOLDER]`, where PAGE is the path or
// the address of the built page, and FOLDER a folder for screenshots of it. `STEPS=puzzle` runs only the tests whose
// description contains that word.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser } from "./chromium.mjs";
import { failureCount, tester, wide } from "./harness.mjs";
import { tryEditor } from "./editor.mjs";
import { tryHand } from "./hand.mjs";
import { tryPage } from "./page.mjs";
import { tryScreen } from "./screen.mjs";
import { trySuggestions } from "./suggestions.mjs";
import { trySharing } from "./sharing.mjs";
import { tryWindow } from "./window.mjs";

const [place, pictures] = process.argv.slice(2);
assert(place, "The path or the address of the page is missing.");
const address = existsSync(place) ? pathToFileURL(resolve(place)).href : place;
const browser = await Browser.start();
const first = await browser.page(address, wide);
await first.until("typeof playground !== 'undefined'", 60_000).catch(async () => {
  console.log(`The page does not begin: ${first.messages.join("\n")}`);
  await browser.stop();
  process.exit(1);
});
await first.close();
const tried = tester(browser, address);
const test = async (sentence, ...rest) => {
  if (sentence.includes(process.env.STEPS ?? "")) await tried(sentence, ...rest);
};
await tryEditor(test);
await tryHand(test);
await trySuggestions(test);
await trySharing(test, { browser, address });
await tryPage(test, { browser, address });
await tryScreen(test);
await tryWindow(test, pictures);
await browser.stop();
console.log(failureCount() ? `${failureCount()} failed` : "all passed");
process.exit(failureCount() ? 1 : 0);
