// Tests of the page around the playground: the field for a report, the divider, the page in a frame, UIKit, and contrast.

import assert from "node:assert/strict";
import { narrow, paleTexts, press, rect, report, size, source, wide, write } from "./harness.mjs";

/** Collects what is copied in `copied`. */
const catchCopies = (page) => page.value(`(() => {
  globalThis.copied = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { copied.push(text); } } });
})()`);

export async function tryPage(test, { browser, address }) {
  for (const [name, screen] of Object.entries({ wide, narrow })) {
    await test(`A report is pasted into a field of the first screen, and explained (${name})`, screen, async (page) => {
      const field = await page.value("document.getElementById('paste').getBoundingClientRect().toJSON()");
      assert(field.width > 250 && field.top > 0 && field.bottom < screen.height / 2, JSON.stringify(field));
      await page.value("document.getElementById('paste').focus()");
      await page.type("constraints");
      assert.equal(await page.value("document.getElementById('snapshot').open"), false, "A word is no report.");
      await page.type(report);
      assert.equal(await page.value("document.getElementById('snapshot').open"), true);
      assert((await page.value("document.getElementById('report-words').textContent")).includes("differ by 16"));
      assert((await page.value("document.querySelectorAll('#still .culprit').length")) > 0);
      await page.press("Escape");
      assert.equal(await page.value("document.activeElement.id + document.activeElement.value"), "paste");
    });
  }

  await test("The divider makes the source wider, by keys, too, and is where it was at the next visit", {}, async (page) => {
    const width = () => page.value("document.getElementsByClassName('side')[0].offsetWidth");
    const before = await width();
    const { x, y } = await page.middle("#divider");
    await page.drag(x, y, -100, 0);
    assert.equal(await width(), before + 100);
    await page.value("document.getElementById('divider').focus()");
    await page.press("ArrowRight");
    assert.equal(await width(), before + 92);
    assert.equal(await page.value("document.getElementById('divider').ariaValueNow"), String(before + 92));
    await page.drag(x - 92, y, 600, 0);
    assert.equal(await width(), 300, "Not narrower than its buttons.");
    const other = await browser.page(address, wide);
    await other.until("typeof playground !== 'undefined'");
    assert.equal(await other.value("document.getElementsByClassName('side')[0].offsetWidth"), 300);
    for (const width of [761, 1000, 1280]) {
      await other.send("Emulation.setDeviceMetricsOverride", { width, height: 800, deviceScaleFactor: 1, mobile: false });
      await other.settle();
      assert((await other.value("document.documentElement.scrollWidth")) <= width);
      assert((await other.value("document.getElementById('stage').clientWidth")) >= 260, `in ${width}`);
    }
    await other.close();
    await page.value("document.getElementById('divider').dispatchEvent(new MouseEvent('dblclick'))");
    assert.equal(await width(), before);
    await page.value("localStorage.clear()");
  });

  await test("Resizing is undone and redone: by an edge in one step, by keys, and among changes to the source", {}, async (page) => {
    const [width, height] = await size(page);
    const edge = await page.middle("#edge-right");
    await page.drag(edge.x, edge.y, 40, 0);
    const [wider] = await size(page);
    assert(wider > width);
    await write(page, `${await source(page)}\nred.isHidden = false\n`);
    await page.chord("z");
    assert.deepEqual(await size(page), [wider, height]);
    await page.chord("z");
    assert.deepEqual(await size(page), [width, height]);
    assert.equal((await rect(page, "green"))[2], width - 40);
    assert.equal(await page.value("document.getElementById('undo').disabled"), true);
    await page.chord("z", { shift: true });
    assert.deepEqual(await size(page), [wider, height]);
    await page.chord("z");
    await page.value("document.getElementById('edge-right').focus()");
    await page.press("ArrowRight");
    assert.equal((await size(page))[0], width + 1);
    await page.chord("z");
    assert.deepEqual(await size(page), [width, height]);
    await page.value("localStorage.clear()");
  });

  await test("In a frame, the page shows the screen and the source, keeps nothing, and leads to the whole page", {}, async (page) => {
    await page.value("localStorage.clear()");
    for (const screen of [{ width: 800, height: 400 }, { width: 360, height: 640 }]) {
      const other = await browser.page(`${address}?embed#three-boxes`, screen);
      await other.until("typeof playground !== 'undefined'");
      await other.settle();
      const shown = await other.value(`["bar", "rail", "constraints", "why", "stage", "source"].filter((name) =>
        document.querySelector("." + name).getClientRects().length)`);
      assert.deepEqual(shown, ["stage", "source"]);
      assert((await other.value("document.documentElement.scrollWidth")) <= screen.width);
      if (screen.width > 760) assert((await other.value("document.documentElement.scrollHeight")) <= screen.height);
      await write(other, "let mine = View()\nscreen.quickAdd(mine, 30)\n");
      await other.until("location.hash.startsWith('#s=')");
      await other.value("document.getElementById('whole-page').focus()");
      const link = await other.value("document.getElementById('whole-page').href");
      assert(link.startsWith(`${address}#s=`), link);
      assert.deepEqual(await other.value("Object.keys(localStorage)"), ["quickanchors.side"]);
      assert.deepEqual(other.messages, []);
      await other.close();
    }
    await page.value("localStorage.clear()");
  });

  await test("The source is copied as a view controller with UIKit, unless it needs what UIKit lacks", { example: "chat" }, async (page) => {
    await catchCopies(page);
    await press(page, "#copy-uikit");
    const [text] = await page.value("copied");
    assert(text.startsWith("import QuickAnchorsUIKit\nimport UIKit\n\nfinal class ChatViewController: UIViewController {\n"), text);
    for (const part of [
      "        let portrait = UIView()\n", "        portrait.layer.cornerRadius = 22\n", "        var above: UIView = state\n",
      '        let name = UILabel("Grace", fontSize: 20, weight: .bold)\n', "            bubble.layer.cornerRadius = 16\n",
      "extension UILabel {\n    convenience init(\n        _ text: String",
    ]) assert(text.includes(part), `${part} in ${text}`);
    await write(page, 'let label = Label("View(") // a View\nscreen.quickAdd(label)\n');
    await press(page, "#copy-uikit");
    const [, other] = await page.value("copied");
    assert(other.includes('let label = UILabel("View(") // a View\n'), other);
    await press(page, '.rail button[value="tag-cloud"]');
    await page.until("document.getElementById('copy-uikit').textContent === 'Copy as UIKit'");
    await press(page, "#copy-uikit");
    assert.equal(await page.value("document.getElementById('copy-uikit').textContent"), "Not in UIKit: FlowView");
    assert.equal(await page.value("copied.length"), 2);
  });

  for (const [name, screen] of Object.entries({ light: wide, dark: { ...wide, dark: true }, "narrow and dark": { ...narrow, dark: true } })) {
    await test(`Everything has enough contrast, whatever is open (${name})`, screen, async (page) => {
      const check = async (when) => assert.deepEqual(await page.value(paleTexts), [], when);
      await check("at first");
      await write(page, "let box = View()\nscreen.quickAdd(box, [topToTop(10.x), 1)\nlet b: View = 3 // a comment \"text\" 17\n");
      await check("with problems");
      await write(page, "let box = View()\nscreen.quickAdd(box, [topToTop(10), widthToConstant(40), widthToConstant(50)])\n");
      await page.until("!document.getElementById('trouble').hidden");
      await page.value("document.querySelector('#constraints .switch').click()");
      await page.settle();
      await check("with a conflict, an ambiguity, and a constraint taken out");
      await page.value("document.getElementById('screens').click()");
      await check("with several screens");
      await page.value("document.getElementById('screens').click()");
      await page.value("document.getElementById('source').focus()");
      await page.type("\nbox.t");
      await check("with suggestions");
      await page.value("document.getElementById('open-snapshot').click()");
      await check("with a dialog");
      await page.value("document.getElementById('report').focus()");
      await page.type(report);
      await check("with a report");
      await page.press("Escape");
      for (const example of ["named-states", "center", "settings"]) {
        await page.value(`playground.open(playground.scripts.named("${example}"))`);
        await page.settle();
        await check(example);
      }
      await page.value("playground.open(playground.scripts.named('center'))");
      await page.value("document.getElementById('show-hint').click()");
      await page.value("document.getElementById('show-solution').click()");
      await page.settle();
      await check("with a puzzle solved");
      await page.value("document.documentElement.classList.add('embedded')");
      await check("in a frame");
      await page.value("localStorage.clear()");
    });
  }
}
