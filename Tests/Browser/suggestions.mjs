// Tests of the words and fixes that are suggested during typing.

import assert from "node:assert/strict";
import { press, source, write } from "./harness.mjs";

export async function trySuggestions(test) {
  await test("The words that may be meant stand below, one key away", { example: "your-own" }, async (page) => {
    await page.value("playground.editor.select(playground.source.length)");
    await page.type("box.backg");
    const words = await page.value("[...document.querySelectorAll('#suggestions button')].map((button) => button.textContent)");
    assert.equal(words[0], "backgroundColor", words.join());
    await page.press("Tab");
    await page.type(" = .green");
    assert((await source(page)).endsWith("box.backgroundColor = .green"), await source(page));
    assert.equal(await page.value("document.activeElement.id"), "source");
    assert.equal(await page.value("document.getElementById('problems').hidden"), true);
  });

  await test("Arrows choose among the words, Enter takes one, and Escape closes them and lets Tab leave", { example: "your-own" }, async (page) => {
    const suggested = () => page.value("[...document.querySelectorAll('#suggestions button')].map((button) => button.textContent)");
    await write(page, "let title = Label(\"a\")\nscreen.quickAdd(title, 20)\n");
    await page.value("playground.editor.select(playground.source.length)");
    await page.type("title.te");
    const words = await suggested();
    assert(words.length > 2, words.join());
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) await page.press(key);
    assert.equal(await page.value("document.querySelector('#suggestions .chosen').textContent"), words[1]);
    await page.press("Enter");
    assert((await source(page)).endsWith(`title.${words[1]}`), await source(page));
    await page.type(".");
    await page.type("f");
    await page.press("Escape");
    assert.equal((await suggested()).length, 0);
    assert.equal(await page.value("document.activeElement.id"), "source");
    await page.press("Tab");
    assert.notEqual(await page.value("document.activeElement.id"), "source");
  });

  await test("After a bracket and after a comma stand what the position holds and the labels", { example: "your-own" }, async (page) => {
    const suggested = () => page.value("[...document.querySelectorAll('#suggestions button')].map((button) => button.textContent)");
    await write(page, "let red = View()\n");
    await page.value("playground.editor.select(playground.source.length)");
    await page.type("screen.quickAdd(");
    assert.deepEqual(await suggested(), ["screen", "red"]);
    await page.type("red, ");
    assert.deepEqual(await suggested(), ["[", "priority:", "when:"]);
  });

  await test("A label that there is not is replaced, its value stays, and the caret is in the editor", { example: "your-own" }, async (page) => {
    await write(page, "let grid = Grid(spacing: 8) { Row { Label(\"a\"); Label(\"b\") } }\nscreen.quickAdd(grid, 20)\n");
    await press(page, "#problems .small");
    assert((await source(page)).includes("Grid(columnSpacing: 8)"), await source(page));
    assert.equal(await page.value("document.activeElement.id"), "source");
    assert.equal(await page.value("playground.editor.selection[0]"), "let grid = Grid(columnSpacing".length);
  });

  await test("What can follow is suggested after a period, and from the first letter on", { example: "your-own" }, async (page) => {
    const suggested = () => page.value("[...document.querySelectorAll('#suggestions button')].map((button) => button.textContent)");
    await write(page, "let grid = GridView(columns: [])\nlet title = Label(\"a\")\nscreen.quickAdd(title, 20)\n");
    await page.value("playground.editor.select(playground.source.length)");
    await page.type("title.");
    assert((await suggested()).includes("textColor"), (await suggested()).join());
    await page.type("t");
    assert((await suggested()).every((word) => word.toLowerCase().includes("t")), (await suggested()).join());
    assert.equal((await suggested())[0], "text");
    await page.value("playground.editor.select(playground.source.indexOf('[') + 1)");
    await page.type(".");
    assert.deepEqual(await suggested(), ["fitted", "fixed", "share", "fitting"]);
    await write(page, "let box = View()\nscreen.quickAdd(box, [widthToConstant()])\n");
    await page.value("playground.editor.select(playground.source.indexOf('()])') + 1)");
    await page.type("less");
    assert.equal((await suggested())[0], "atMost:");
    await press(page, "#suggestions button");
    assert((await source(page)).includes("widthToConstant(atMost: )"), await source(page));
  });
}
