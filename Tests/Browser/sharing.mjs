// Tests of sharing, exporting and importing, and of other screens and puzzles.

import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { near, press, rect, report, size, source, write } from "./harness.mjs";

const own = "let é = View()\nscreen.quickAdd(é, [30, 40, nil, nil], [widthToConstant(50), heightToConstant(60)])\n";
const puzzles = ["center", "margins", "banner", "columns", "below", "give-way", "square", "bubble", "stack", "adapt"];

export async function trySharing(test, { browser, address }) {
  await test("The address has the source and the screen, and opens both", { example: "your-own" }, async (page) => {
    await write(page, own);
    await page.value("playground.resize(300, 200)");
    const link = await page.value("playground.share()");
    assert(link.includes("#s=") && link.length < address.length + 260, link);
    const other = await browser.page(link, { width: 1280, height: 800 });
    await other.until("typeof playground !== 'undefined'");
    await other.settle();
    assert.equal(await source(other), own);
    assert.deepEqual(await size(other), [300, 200]);
    assert(near(await rect(other, "é"), [40, 30, 50, 60]));
    assert.deepEqual(other.messages, []);
    await other.close();
  });

  await test("What was written last is there again", { example: "your-own" }, async (page) => {
    await write(page, own);
    await page.until("localStorage.getItem('quickanchors.script')?.includes('widthToConstant(50)')");
    const other = await browser.page(address, { width: 1280, height: 800 });
    await other.until("typeof playground !== 'undefined'");
    assert.equal(await source(other), own);
    await other.value("localStorage.clear()");
    await other.close();
  });

  await test("A damaged address, or what was kept and is damaged, opens an example", {}, async (page) => {
    await page.value("localStorage.setItem('quickanchors.script', '{')");
    for (const end of ["", "#s=%%%", "#s=AAAA", "#nothing"]) {
      const other = await browser.page(address + end, { width: 1280, height: 800 });
      await other.until("typeof playground !== 'undefined'");
      assert.equal(await other.value("document.getElementById('title').textContent"), "Three boxes", end);
      assert.deepEqual(other.messages, []);
      await other.close();
    }
    await page.value("localStorage.clear()");
  });

  await test("A theme is kept", {}, async (page) => {
    await press(page, "#theme");
    assert.equal(await page.value("localStorage.getItem('quickanchors.theme')"), "dark");
    assert.equal(await page.value("document.documentElement.dataset.theme"), "dark");
    await page.value("localStorage.clear()");
  });

  await test("The source is copied as a program, and the screen saved as a picture", {}, async (page) => {
    await page.value(`(() => {
      globalThis.copied = [];
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { copied.push(text); } } });
      globalThis.saved = [];
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob) => { blob.text().then((text) => saved.push(text)); return make(blob); };
    })()`);
    await press(page, "#copy-swift");
    const program = (await page.value("copied"))[0];
    assert(program.startsWith("import QuickAnchors\n\nlet screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 300)"), program);
    assert(program.includes("screen.quickAdd(red") && program.endsWith("screen.layoutIfNeeded()\n"));
    await press(page, "#copy-link");
    await page.until("copied.length === 2");
    assert((await page.value("copied"))[1].includes("#s="));
    await press(page, "#save-svg");
    await page.until("saved.length === 1");
    const [picture] = await page.value("saved");
    assert(picture.startsWith("<svg") && picture.includes('<rect x="20" y="50" width="165" height="100"'), picture);
  });

  await test("The snapshot of a running program is shown", {}, async (page) => {
    const file = join(tmpdir(), `snapshot-${process.pid}.json`);
    writeFileSync(file, JSON.stringify({
      size: { width: 100, height: 80 }, constraints: [],
      entries: [{
        name: "root", depth: 0, cornerRadius: 0, rectInRoot: { origin: { x: 0, y: 0 }, size: { width: 100, height: 80 } },
        backgroundColor: { red: 1, green: 0, blue: 0, alpha: 1 },
        content: { text: { _0: { lines: [{ text: "Hi", x: 2, baseline: 20, width: 10 }], font: { size: 16, weight: 400 }, color: { red: 0, green: 0, blue: 0, alpha: 1 } } } },
      }],
    }));
    await page.choose("#snapshot-file", file);
    await page.until("document.getElementById('snapshot').open");
    rmSync(file);
    const shown = await page.value(`[...document.querySelectorAll('#still .view')].map(({ style, innerText }) => [style.backgroundColor, innerText])`);
    assert.deepEqual(shown, [["rgb(255, 0, 0)", "Hi"]]);
    assert.equal(await page.value("document.getElementById('snapshot').open"), true);
    await press(page, "#close-snapshot");
    assert.equal(await page.value("document.getElementById('snapshot').open"), false);
  });

  await test("A snapshot shows views turned, masked, translucent and with the corners that are round", {}, async (page) => {
    const file = join(tmpdir(), `snapshot-${process.pid}.json`);
    const white = { red: 1, green: 1, blue: 1, alpha: 1 };
    const view = (name, depth, x, y, width, height, style) => ({
      name, depth, cornerRadius: 8, backgroundColor: white, style,
      rectInRoot: { origin: { x, y }, size: { width, height } },
    });
    const corner = (x, y) => ({ to: { x, y } });
    writeFileSync(file, JSON.stringify({
      size: { width: 100, height: 80 }, constraints: [],
      entries: [
        view("root", 0, 0, 0, 100, 80),
        // A quarter turn around the center, (30, 20).
        view("turned", 1, 10, 10, 40, 20, { alpha: 0.5, maskedCorners: 1, transform: { a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0 } }),
        view("within", 2, 10, 10, 10, 20, { alpha: 0.5 }),
        view("masked", 1, 60, 10, 20, 20, {
          mask: { elements: [{ move: corner(0, 0) }, { line: corner(20, 0) }, { line: corner(0, 20) }, { close: {} }], usesEvenOddFillRule: true },
        }),
        view("cut", 2, 65, 15, 20, 20),
      ],
    }));
    await page.choose("#snapshot-file", file);
    await page.until("document.getElementById('snapshot').open");
    rmSync(file);
    const shown = await page.value(`[...document.querySelectorAll('#still .view')].map(({ style }) =>
      [style.opacity, style.borderRadius, style.clipPath, [...new DOMMatrix(style.transform).toFloat64Array()].filter((_, i) => [0, 1, 4, 5, 12, 13].includes(i))])`);
    const plain = (x, y) => [1, 0, 0, 1, x, y];
    assert.deepEqual(shown, [
      ["1", "8px", "", plain(0, 0)],
      // Rotated by 90 degrees: the left side is now on top, so the corner at (10, 10) is at (40, 0).
      ["0.5", "8px 0px 0px", "", [0, 1, -1, 0, 40, 0]],
      ["0.25", "8px", "", [0, 1, -1, 0, 40, 0]],
      ["1", "8px", 'path(evenodd, "M 0 0 L 20 0 L 0 20 Z")', plain(60, 10)],
      ["1", "8px", 'path(evenodd, "M -5 -5 L 15 -5 L -5 15 Z")', plain(65, 15)],
    ]);
    await press(page, "#close-snapshot");
  });

  await test("The snapshot of a screen of GTK comes with the page, and shows the constraints of a view", {}, async (page) => {
    await press(page, "#open-snapshot");
    await press(page, "#show-example");
    const names = await page.value("[...document.getElementById('snapshot-views').options].map(({ text }) => text)");
    assert(names.length > 20 && names.includes("Save changes"), names.join());
    assert.equal(await page.value("document.querySelectorAll('#still .view').length"), names.length);
    const number = names.indexOf("Save changes");
    const { x, y } = await page.middle(`#still .view[data-number="${number}"]`);
    await page.move(x, y);
    assert.equal(await page.value("document.getElementById('snapshot-views').value"), String(number));
    assert((await page.value("document.getElementById('report-words').textContent")).includes("Save changes.trailing == "));
    assert((await page.value("document.querySelectorAll('#still .dimension').length")) > 2);
  });

  await test("By the keyboard alone, a snapshot is opened, a view of it chosen, and the page found again", {}, async (page) => {
    await page.value("document.getElementById('open-snapshot').focus()");
    await page.press("Enter");
    await page.until("document.getElementById('snapshot').open");
    const focused = () => page.value("document.activeElement.id");
    for (let count = 0; count < 5 && (await focused()) !== "show-example"; count += 1) await page.press("Tab");
    await page.press("Enter");
    for (let count = 0; count < 5 && (await focused()) !== "snapshot-views"; count += 1) await page.press("Tab");
    await page.press("ArrowDown");
    await page.press("ArrowDown");
    assert.equal(await page.value("document.getElementById('snapshot-views').selectedOptions[0].text"), "panel");
    assert((await page.value("document.getElementById('report-words').textContent")).includes("panel.top == "));
    await page.press("Escape");
    assert.equal(await page.value("document.getElementById('snapshot').open"), false);
    assert.equal(await focused(), "open-snapshot");
  });

  await test("A report of a conflict that is pasted is explained, and drawn", {}, async (page) => {
    await press(page, "#open-snapshot");
    await page.value("document.getElementById('report').focus()");
    await page.type(report);
    const words = await page.value("document.getElementById('report-words').textContent");
    assert(words.includes("differ by 16") && words.includes("1. UIButton \"Back\"'s width is 100"), words);
    const drawn = await page.value(`(() => {
      const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
      return {
        names: texts('#still .name'), lines: texts('#still .culprit text').sort(),
        dropped: texts('#still .set-aside text'), isThere: document.getElementById('still').clientHeight > 40,
      };
    })()`);
    assert.deepEqual(drawn, {
      names: ["UIView", 'UIButton "Back"', 'UILabel "Send"'], lines: ["1: 100", "2: 8", "3: ≥ 8", "4: 100"], dropped: ["3: ≥ 8"], isThere: true,
    });
    await page.value("document.getElementById('report').select()");
    await page.type("nothing");
    assert((await page.value("document.getElementById('snapshot-note').textContent")).startsWith("There is no report"));
    await page.press("Escape");
    assert.equal(await page.value("document.getElementById('snapshot').open"), false);
  });

  await test("A report that is pasted into the source is explained, and the source stays", {}, async (page) => {
    const paste = (text) => page.value(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", ${JSON.stringify(text)});
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      return document.getElementById("source").dispatchEvent(event);
    })()`);
    const before = await page.value("document.getElementById('source').value");
    assert.equal(await paste("let box = View()"), true);
    assert.equal(await page.value("document.getElementById('snapshot').open"), false);
    assert.equal(await paste(`Unable to simultaneously satisfy constraints.\n${report}`), false);
    const words = await page.value("document.getElementById('report-words').textContent");
    assert(words.includes("differ by 16"), words);
    assert.equal(await page.value("document.getElementById('source').value"), before);
    await page.press("Escape");
    assert.equal(await page.value("document.getElementById('snapshot').open"), false);
  });

  await test("Several screens show the same source, and follow while an edge is dragged", { example: "chat" }, async (page) => {
    await press(page, "#screens");
    const panes = await page.value("[...document.querySelectorAll('.pane')].map((pane) => [pane.querySelector('figcaption').textContent, pane.querySelectorAll('.view').length])");
    assert.deepEqual(panes.map(([title]) => title), ["Phone", "Tablet", "Right to left", "Large text"]);
    for (const [title, count] of panes) assert(count > 10, `${title}: ${count}`);
    const left = () => page.value(`new DOMMatrix(document.querySelectorAll('.pane')[2].querySelectorAll('.view')[1].style.transform).e`);
    const before = await left();
    const edge = await page.middle("#edge-right");
    const [width] = await size(page);
    await page.drag(edge.x, edge.y, 30, 0);
    const [wider] = await size(page);
    assert(wider > width && Math.abs((await left()) - before - (wider - width)) < 0.6, `${before} → ${await left()}`);
    await write(page, own);
    assert(near(await page.value("[...document.querySelectorAll('.pane')].map((pane) => pane.querySelectorAll('.view').length)"), [2, 2, 2, 2]));
    await press(page, "#screens");
    assert.equal(await page.value("document.querySelectorAll('.pane').length"), 0);
  });

  await test("A screen is as large as fits, or as it is", { example: "chat" }, async (page) => {
    assert.deepEqual(await size(page), [390, 640]);
    const height = () => page.value("document.getElementById('screen').getBoundingClientRect().height");
    const stage = await page.value("document.getElementById('stage').clientHeight");
    assert((await height()) < stage, `${await height()} in ${stage}`);
    await press(page, "#actual");
    assert.equal(await height(), 640);
    await press(page, "#fit");
    assert((await height()) < stage);
  });

  for (const [index, name] of puzzles.entries()) {
    await test(`Puzzle ${index + 1} is solved by its solution, and not before`, { example: name }, async (page) => {
      assert.equal(await page.value("document.getElementById('puzzle').classList.contains('solved')"), false);
      assert.equal(await page.value("document.getElementById('problems').hidden"), true);
      await press(page, "#show-hint");
      assert((await page.value("document.getElementById('puzzle-hint').innerText.length")) > 20);
      await press(page, "#show-solution");
      assert.equal(await page.value("document.getElementById('puzzle').classList.contains('solved')"), true, await page.value("document.getElementById('puzzle-state').textContent"));
      assert.equal(await page.value("document.querySelectorAll('.rail .solved').length"), 1);
      await page.value("localStorage.clear()");
    });
  }
}
