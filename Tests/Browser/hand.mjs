// Tests that edits made by hand on the screen and in the lists change the source.

import assert from "node:assert/strict";
import { constraint, press, rect, source, write, zoomOf } from "./harness.mjs";

/** Replaces the source and reads it immediately, which also updates everything beside the screen. */
async function open(page, text) {
  await write(page, text);
  await page.value("playground.read()");
  await page.settle();
}

/** Drags a distance's label to the right by a number of points. */
async function dragAcross(page, id, points) {
  const plate = await page.middle(`.dimension[data-constraint="${id}"] .plate`);
  await page.drag(plate.x, plate.y, points * (await zoomOf(page)), 0, 20);
}

export async function tryHand(test) {
  await test("A distance that is dragged is another number in the source, and back again by the keyboard", {}, async (page) => {
    const id = await constraint(page, "red", "topToTop(50)");
    const plate = await page.middle(`.dimension[data-constraint="${id}"] .plate`);
    const zoom = await zoomOf(page);
    await page.drag(plate.x, plate.y, 0, 59 * zoom);
    assert((await source(page)).includes("[109, 20, nil, nil]"), await source(page));
    assert.equal((await rect(page, "red"))[1], 109);
    await page.chord("z");
    assert((await source(page)).includes("[50, 20, nil, nil]"));
    assert.equal((await rect(page, "red"))[1], 50);
    await page.chord("z", { shift: true });
    assert((await source(page)).includes("[109, 20, nil, nil]"));
  });

  await test("A padding of all sides moves all four, and stays one number", { example: "paddings" }, async (page) => {
    const id = await constraint(page, "card", "leadingToLeading(10)");
    await page.value(`document.querySelector('.dimension[data-constraint="${id}"]').focus()`);
    await page.press("ArrowRight");
    await page.press("ArrowRight");
    assert((await source(page)).includes("screen.quickAdd(card, 12)"), await source(page));
    const [width] = await page.value("[playground.screen.width]");
    assert.equal((await rect(page, "card"))[2], width - 24);
    assert.equal(await page.value("document.activeElement.dataset.constraint"), String(id), "The focus stays.");
  });

  await test("A number typed in the list is written into the source", {}, async (page) => {
    const id = await constraint(page, "red", "heightToConstant(100)");
    await page.value(`(() => {
      const input = document.querySelector('#constraints [data-constraint="${id}"] input[type=number]');
      input.focus();
      input.select();
    })()`);
    await page.type("8");
    await page.type("0");
    assert((await source(page)).includes("heightToConstant(80)"));
    assert.equal((await rect(page, "red"))[3], 80);
  });

  await test("A constraint that is switched off leaves the source, and comes back where it was", {}, async (page) => {
    const before = await source(page);
    const id = await constraint(page, "blue", "trailingToTrailing(-20)");
    await press(page, `#constraints [data-constraint="${id}"] .switch`);
    const off = await source(page);
    assert(off.includes("/* trailingToTrailing(-20), */"), off);
    await press(page, "#constraints .row.off .switch");
    assert.equal(await source(page), before);
    const top = await constraint(page, "red", "topToTop(50)");
    await press(page, `#constraints [data-constraint="${top}"] .switch`);
    assert((await source(page)).includes("[nil, 20, nil, nil]"), await source(page));
    await page.chord("z");
    assert.equal(await source(page), before);
  });

  await test("A text that is edited where it stands is another one in the source", { example: "your-own" }, async (page) => {
    await press(page, "#overlay");
    await press(page, ".view.label");
    await page.type(" \"you\"");
    assert((await source(page)).includes(String.raw`Label("Hello \"you\"", fontSize: 24)`), await source(page));
    assert.equal(await page.value("document.activeElement.className"), "editor");
  });

  await test("A view that is hidden is hidden by a line, which the way back takes out", { example: "profile-card" }, async (page) => {
    const before = await source(page);
    await page.value(`(() => {
      const picker = document.getElementById('view-picker');
      picker.value = [...picker.options].find((option) => option.text === 'age').value;
      picker.dispatchEvent(new Event('change'));
    })()`);
    await press(page, "#hide");
    assert((await source(page)).endsWith("age.isHidden = true\n"));
    await press(page, "#hidden-views button");
    assert.equal(await source(page), before);
  });

  await test("A distance that is dragged into a conflict is the number that the hand has reached", {}, async (page) => {
    await open(page, `let box = View()
screen.quickAdd(box, [topToTop(100), heightToConstant(40), leadingToLeading(8), trailingToTrailing(-20), widthToConstant(atLeast: 300)])`);
    await dragAcross(page, await constraint(page, "box", "leadingToLeading(8)"), 82);
    assert((await source(page)).includes("leadingToLeading(90)"), await source(page));
  });

  await test("A number of many constraints is the one that the hand has reached, there and back", {}, async (page) => {
    await open(page, `for index in 0..<30 {
    let box = View()
    screen.quickAdd(box, [topToTop(20.0 * Double(index)), heightToConstant(10), leadingToLeading(8), widthToConstant(100)])
}`);
    await page.value("playground.why.select([...playground.screen.views.keys()][12])");
    await page.settle();
    const id = await page.value(`Number([...document.querySelectorAll('.dimension')].find(
      (line) => line.ariaLabel.includes("leadingToLeading(8)")).dataset.constraint)`);
    await dragAcross(page, id, 12);
    assert((await source(page)).includes("leadingToLeading(20)"), await source(page));
    await page.value(`playground.hand.start(${id}, true)`);
    for (const growth of [5, 0]) await page.value(`playground.hand.drag(${id}, ${growth})`);
    await page.value("playground.hand.end()");
    assert((await source(page)).includes("leadingToLeading(20)"), await source(page));
  });

  await test("The way back goes through an empty source", {}, async (page) => {
    for (const [kind, text] of ["let a = View()", "", "let b = View()"].entries()) {
      await page.value(`playground.write(${JSON.stringify(text)}, ${kind})`);
    }
    for (const text of ["", "let a = View()"]) {
      await page.chord("z");
      assert.equal(await source(page), text);
    }
    for (const text of ["", "let b = View()"]) {
      await page.chord("z", { shift: true });
      assert.equal(await source(page), text);
    }
  });

  await test("A distance that is taken and left where it is, or that others share, is no step back too many", { example: "paddings" }, async (page) => {
    const before = await source(page);
    const id = await constraint(page, "card", "leadingToLeading(10)");
    await dragAcross(page, id, 0);
    assert.equal(await page.value("document.getElementById('undo').disabled"), true);
    await page.value(`document.querySelector('.dimension[data-constraint="${id}"]').focus()`);
    await page.press("ArrowRight");
    assert((await source(page)).includes("screen.quickAdd(card, 11)"), await source(page));
    await page.chord("z");
    assert.equal(await source(page), before);
  });

  await test("A priority is written after all that is called on an anchor, whatever brackets its texts have", {}, async (page) => {
    for (const words of [String.raw`.identifier("a) b")`, String.raw`.identifier("\"(\(1 + (2))")`, ".priority(750)", ""]) {
      await open(page, `let box = View()\nscreen.quickAdd(box, [topToTop(9)${words}, leadingToLeading(8)])`);
      const id = await page.value(`[...playground.constraints.values()].find(({ literal }) => literal).id`);
      await page.value(`playground.hand.change(${id}, { priority: 500 })`);
      const kept = words.startsWith(".priority") ? "" : words;
      assert((await source(page)).includes(`topToTop(9)${kept}.priority(500), leading`), await source(page));
    }
  });
}
