// Tests of typing in the source, and of the messages about it.

import assert from "node:assert/strict";
import { constraint, near, press, rect, source, write } from "./harness.mjs";

/**
 * Types numbers into a script of `count` boxes, four lines each, and counts what a keystroke causes before the browser draws
 * the result: commands to the engine, the solver's work, changes to elements, measurements of text, and the browser's own
 * layouts. It also returns the largest number of dimension lines after any keystroke.
 */
async function keystrokes(page, count) {
  const lines = [];
  for (let index = 0; index < count; index += 1) {
    lines.push(`let box${index} = View()`, `box${index}.backgroundColor = .blue`);
    lines.push(`screen.quickAdd(box${index}, [${index * 8 + 4}, ${10 + index}, nil, -20], [heightToConstant(6)])`);
    lines.push(`// The box number ${index}`);
  }
  await page.send("Performance.enable");
  const layouts = async () =>
    (await page.send("Performance.getMetrics")).metrics.find(({ name }) => name === "LayoutCount").value;
  const before = await layouts();
  const counts = await page.value(`(async () => {
    const counts = { lines: 0 };
    const times = [];
    const [encode, parse, measure] = [TextEncoder.prototype.encode, JSON.parse, CanvasRenderingContext2D.prototype.measureText];
    TextEncoder.prototype.encode = function (text) {
      counts.commands.push(parse(text).do);
      return encode.call(this, text);
    };
    JSON.parse = (text) => {
      const answer = parse(text);
      if (answer.work) counts.work = answer.work;
      counts.lines = Math.max(counts.lines, answer.lines?.length ?? 0);
      return answer;
    };
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      counts.texts += 1;
      return measure.call(this, text);
    };
    const observer = new MutationObserver(() => {});
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const field = document.getElementById('source');
    // Typing continues as soon as the script has been inserted, before the page has listed its constraints.
    field.value = ${JSON.stringify(lines.join("\n"))};
    Object.assign(counts, { commands: [], texts: 0 });
    field.dispatchEvent(new Event('input'));
    for (let index = 0; index < 21; index += 1) {
      Object.assign(counts, { commands: [], texts: 0 });
      field.value = field.value.replace(/\\[\\d+, 10,/, \`[\${index + 4}, 10,\`);
      observer.takeRecords();
      const start = performance.now();
      field.dispatchEvent(new Event('input'));
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
      counts.changes = observer.takeRecords().length;
      await new Promise((done) => requestAnimationFrame(done));
    }
    observer.disconnect();
    [TextEncoder.prototype.encode, JSON.parse, CanvasRenderingContext2D.prototype.measureText] = [encode, parse, measure];
    return { ...counts, times: times.sort((one, other) => one - other) };
  })()`);
  return { ...counts, layouts: ((await layouts()) - before) / counts.times.length };
}

export async function tryEditor(test) {
  await test("What is typed is laid out at once, and what cannot be read is told with what was meant", { example: "your-own" }, async (page) => {
    await write(page, "let red = View()\nlet blue = View()\nscreen.quickAdd(red, [50, 20, nil, nil], [heightToConstant(100)])\nscreen.quickAdd(blue, [topToTop(red), bottomToBotom(red), leadingToTrailing(red, 20), trailingToTrailing(-20), widthToRelatedView(red)])\n");
    assert(near(await rect(page, "blue"), [205, 50, 165, 0]) || (await rect(page, "blue"))[0] === 205, String(await rect(page, "blue")));
    const words = await page.value("document.getElementById('problems').innerText");
    assert(words.includes("4:39") && words.includes("did you mean bottomToBottom?"), words);
    assert.equal(await page.value("document.querySelectorAll('#marks .error').length"), 1);
    await press(page, "#problems .small");
    assert((await source(page)).includes("bottomToBottom(red)"));
    assert(near(await rect(page, "blue"), [205, 50, 165, 100]), String(await rect(page, "blue")));
    assert.equal(await page.value("document.getElementById('problems').hidden"), true);
  });

  await test("A label of quickAdd is told which anchor it stands for, and is replaced by a click", { example: "your-own" }, async (page) => {
    await write(page, "let red = View()\nscreen.quickAdd(red, top: 50, width: 60, height: 30)\n");
    const words = await page.value("document.getElementById('problems').innerText");
    assert(words.includes("did you mean [topToTop(50), widthToConstant(60), heightToConstant(30)]?"), words);
    await press(page, "#problems .small");
    assert((await source(page)).includes("screen.quickAdd(red, [topToTop(50), widthToConstant(60), heightToConstant(30)])"), await source(page));
    assert.equal((await rect(page, "red"))[1], 50);
    assert.equal(await page.value("document.getElementById('problems').hidden"), true);
  });

  await test("All that a layout may be written with is read in the page", { example: "your-own" }, async (page) => {
    await write(page, `// One of each.
let margin = 4.0 * 2 + 8 /* points */
let photo = ImageView(naturalSize: Size(width: 40, height: 30), name: "photo")
let guide = LayoutGuide()
screen.addLayoutGuide(guide)
guide.activateQuickAnchors([topToTop(screen, 10), leadingToLeading(screen, 20), widthToConstant(100), heightToConstant(8)])
let added = screen.quickAdd(photo, [topToBottom(guide, 8), leadingToLeading(margin)])
added[.topToBottom]?.constant = 12
let row = HStack(spacing: 8) {
    for index in 1...3 { Label("Number \\(index)", fontSize: 14) }
}
screen.quickAdd(row, [.to(photo, 8), margin, nil, nil])
let grid = Grid(columns: [1.fr, .fitted], columnSpacing: 8) { Row { Label("Name"); Label("Ada") } }
screen.quickAdd(grid, [.to(row, 8), margin, nil, -margin])
let tags = FlowView(spacing: 4) { for word in ["a", "bb", "ccc"] { Label(word) } }
screen.quickAdd(tags, [.to(grid, 8), margin, nil, -margin])
let list = ScrollView(name: "list")
screen.quickAdd(list, [nil, margin, -10, -margin], [heightToConstant(60)])
list.quickAdd(Label("scrolled"), [leadingToLeading(list.contentLayoutGuide), topToTop(list.contentLayoutGuide)])
let states = LayoutStates<String>()
let box = View()
screen.quickAdd(box, [.to(tags, 8), margin, nil, nil], [heightToConstant(20)])
states["wide"] = [widthToConstant(300)].map(box.constraint)
states["slim"] = [widthToConstant(30)].map(box.constraint)
states.activate("wide")
screen.when(.width(atLeast: 380)) { photo.activateQuickAnchors([heightToConstant(44)]) }
`);
    assert.equal(await page.value("document.getElementById('problems').innerText"), "");
    assert(near(await rect(page, "photo"), [16, 30, 40, 44]), String(await rect(page, "photo")));
    assert(near((await rect(page, "box")).slice(2), [300, 20]), String(await rect(page, "box")));
    assert.equal(await page.value("document.querySelectorAll('#state-buttons button').length"), 2);
  });

  await test("Letters are typed where the caret is, and lines begin where the last one did", { example: "your-own" }, async (page) => {
    await page.value("playground.editor.select(playground.source.length)");
    await page.type("if true {");
    await page.press("Enter");
    await page.type("box.isHidden = true");
    assert((await source(page)).endsWith("if true {\n    box.isHidden = true"), await source(page));
    assert.equal(await rect(page, "box"), undefined, "The layout is read as far as it goes.");
  });

  await test("A number beyond 32 bits is laid out and written like any other", { example: "your-own" }, async (page) => {
    await write(page, "let box = View()\nscreen.quickAdd(box, [20, 20, nil, nil], [widthToConstant(3000000000), heightToConstant(40)])\n");
    assert.equal((await rect(page, "box"))[2], 3000000000);
    await page.until("document.getElementById('constraints').innerText.includes('widthToConstant(3000000000)')");
  });

  await test("The numbers of lines are seen at the beginning of a line, and below the last one a click reaches the editor", { example: "your-own" }, async (page) => {
    const left = () => page.value("document.getElementById('editor').scrollLeft");
    await write(page, "// A\n");
    await page.value("playground.editor.select(playground.source.length)");
    await page.type(`// ${"long ".repeat(60)}`);
    await page.value("document.getElementById('editor').scrollLeft = 300");
    await page.press("Enter");
    await page.until("document.getElementById('editor').scrollLeft === 0");
    assert.equal(await left(), 0);
    await page.value("document.activeElement.blur()");
    const { x, y } = await page.value("(() => { const { left, bottom } = document.getElementById('editor').getBoundingClientRect(); return { x: left + 80, y: bottom - 6 }; })()");
    await page.click(x, y);
    assert.equal(await page.value("document.activeElement.id"), "source");
  });

  await test("A distance that is pointed at is scrolled to in the source, sideways as well", { example: "your-own" }, async (page) => {
    await write(page, `let box = View()\nscreen.quickAdd(box, ${" ".repeat(150)}[40, 20, nil, nil], [widthToConstant(90), heightToConstant(80)])\n`);
    await page.value("document.activeElement.blur()");
    await page.value("document.getElementById('editor').scrollLeft = 0");
    const id = await constraint(page, "box", "topToTop(40)");
    const plate = await page.middle(`.dimension[data-constraint="${id}"] .plate`);
    await page.move(plate.x, plate.y);
    const isSeen = `(() => {
      const [pane, mark] = ['#editor', '#marks .shown'].map((selector) => document.querySelector(selector).getBoundingClientRect());
      return mark.left >= pane.left + 40 && mark.right <= pane.right;
    })()`;
    assert.equal(await page.value(isSeen), true);
  });

  await test("A border is drawn on the screen and in its picture", { example: "your-own" }, async (page) => {
    await write(page, "let box = View()\nbox.borderWidth = 6\nbox.borderColor = .red\nscreen.quickAdd(box, 20)\n");
    const shadow = await page.value("getComputedStyle(playground.screen.views.get(1).element).boxShadow");
    assert(shadow.includes("inset") && shadow.includes("6px"), shadow);
    const svg = await page.value(`(() => {
      let saved;
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob) => create(saved = blob);
      HTMLAnchorElement.prototype.click = () => {};
      document.getElementById('save-svg').click();
      return saved.text();
    })()`);
    assert(svg.includes('stroke-width="6"') && svg.includes('<rect x="23" y="23"'), svg);
  });

  await test("What is written into an example is there again after others were open", { example: "your-own" }, async (page) => {
    const open = (name) => press(page, `.rail button[value="${name}"]`);
    const undo = () => page.value("document.getElementById('undo').disabled");
    const own = "let mine = View()\nscreen.quickAdd(mine, 30)\n";
    const before = await source(page);
    await write(page, own);
    await open("chat");
    assert.equal(await undo(), true, "There is nothing to undo in the other one.");
    assert.equal(await page.value("location.hash"), "#chat");
    assert.equal(await page.value("document.querySelector('.rail button[value=your-own]').classList.contains('changed')"), true);
    await open("your-own");
    assert.equal(await source(page), own);
    assert.equal((await rect(page, "mine"))[0], 30);
    assert.equal(await undo(), false);
    await press(page, "#reset");
    assert.equal(await source(page), before);
    await page.chord("z");
    assert.equal(await source(page), own, "The way back brings it back.");
    await page.chord("z");
    assert.equal(await source(page), before);
    await page.chord("z", { shift: true });
    assert.equal(await source(page), own);
    await open("chat");
    await page.until("localStorage.getItem('quickanchors.script')?.includes('mine')");
    await page.send("Page.reload");
    await page.until("typeof playground !== 'undefined' && playground.name === 'chat'");
    await page.settle();
    await open("your-own");
    assert.equal(await source(page), own, "It is there even after a visit to another address.");
    await page.value("localStorage.clear()");
  });

  await test("A hint stands at what is laid out and probably not meant so, and is followed by a click", { example: "your-own" }, async (page) => {
    await write(page, "let box = View()\nscreen.quickAdd(box, [20, 20, 20, 20])\nlet card = View()\nscreen.quickAdd(card, [topToTop(), leadingToLeading(), widthToRelatedView(screen, 0.75), heightToConstant(9)])\ncard.heightAnchor.constraint(equalToConstant: 8)\n");
    const words = await page.value("document.getElementById('problems').innerText");
    for (const part of ["2:1", "box's bottom is 20 beyond screen's bottom", "4:83", "did you mean multiplier: 0.75?", "5:1", "add .isActive = true"]) {
      assert(words.includes(part), words);
    }
    assert.equal(await page.value("document.querySelectorAll('#problems .error').length"), 0);
    assert.equal(await page.value("getComputedStyle(document.querySelector('#marks .hint')).borderBottomStyle"), "dotted");
    await press(page, "#problems .hint .small");
    assert((await source(page)).includes("widthToRelatedView(screen, multiplier: 0.75)"), await source(page));
    assert.equal((await rect(page, "card"))[2], 293, "Three quarters of 390, in whole pixels.");
  });

  await test("What is wrong on the line of the caret is said below it, and a member is mended with its period", { example: "your-own" }, async (page) => {
    await page.value("playground.editor.select(playground.source.length)");
    await page.type("box.color = .red");
    const said = await page.value("document.querySelector('#marks .said').textContent");
    assert(said.includes("did you mean backgroundColor?"), said);
    const [row, card] = await page.value("[[...document.querySelectorAll('#code .row')].at(-1), document.querySelector('#marks .said')].map((element) => { const { top, bottom } = element.getBoundingClientRect(); return [top, bottom]; })");
    assert(card[0] >= row[1] && card[0] < row[1] + 8, `The card begins at ${card[0]}, and the line ends at ${row[1]}.`);
    await page.value("playground.editor.select(0)");
    await page.until("!document.querySelector('#marks .said')");
    await press(page, "#problems .small");
    assert((await source(page)).endsWith("box.backgroundColor = .red"), await source(page));
    assert.equal(await page.value("document.getElementById('problems').hidden"), true);
  });

  await test("A keystroke in 200 lines takes as few steps as one in 100, and no more work than its lines", { example: "your-own" }, async (page) => {
    const [half, whole] = [await keystrokes(page, 25), await keystrokes(page, 50)];
    const { times, ...counts } = whole;
    console.log(`      ${JSON.stringify(counts)}`);
    console.log(`      median ${times[10].toFixed(1)} ms, at best ${times[0].toFixed(1)}`);
    // The script is read and laid out once, and then the constraints are drawn; lists and explanations wait for a pause.
    assert.deepEqual(counts.commands, ["open", "lines"]);
    assert.deepEqual(half.commands, counts.commands);
    // Each box has four numbers, and so does the screen. Anything unchanged is neither redrawn nor measured again.
    const [replayed, redecided, rows, pivots] = counts.work;
    assert(replayed <= 4 * 50 + 4 && redecided <= 4 * 50 + 4 && rows <= 8 * 50 + 8 && pivots === 0, String(counts.work));
    assert.equal(counts.texts, 0);
    assert(counts.lines <= 8, `${counts.lines} lines: where there are many constraints, only those of one view are drawn.`);
    assert(half.changes <= 90 && counts.changes <= half.changes + 10, `${half.changes} and ${counts.changes} changes`);
    assert(counts.layouts <= 2 && half.layouts <= 2, `${half.layouts} and ${counts.layouts} layouts`);
  });

  await test("Constraint, line in the source and view mark each other, from each of the three", {}, async (page) => {
    const id = await constraint(page, "red", "heightToConstant(100)");
    const marked = () => page.value(`(() => {
      const mark = document.querySelector('#marks .shown');
      return {
        row: document.querySelector('#constraints .row.shown')?.dataset.constraint,
        line: mark && Math.round(parseFloat(mark.style.top)), view: document.querySelector('.view.hovered')?.dataset.number,
        dimension: document.querySelector('.dimension.shown')?.dataset.constraint,
      };
    })()`);
    const line = (await source(page)).split("\n").findIndex((line) => line.includes("heightToConstant(100)"));
    const expected = { row: String(id), line, view: "1", dimension: String(id) };
    const row = await page.middle(`#constraints [data-constraint="${id}"] .words`);
    await page.move(row.x, row.y);
    assert.deepEqual(await marked(), expected, "from the list");
    await page.move(5, 5);
    const plate = await page.middle(`.dimension[data-constraint="${id}"] .plate`);
    await page.move(plate.x, plate.y);
    assert.deepEqual(await marked(), expected, "from the screen");
    await page.move(5, 5);
    const place = await page.value(`(() => {
      const mark = [...document.querySelectorAll('#code .row')][${line}].querySelectorAll('.call');
      const { x, y, width, height } = [...mark].find((piece) => piece.textContent === 'heightToConstant').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    await page.move(place.x, place.y);
    assert.deepEqual(await marked(), expected, "from the source");
  });

  await test("Why a number is what it is leads on to the next number", {}, async (page) => {
    await page.value(`(() => {
      const picker = document.getElementById('view-picker');
      picker.value = '3';
      picker.dispatchEvent(new Event('change'));
      document.querySelectorAll('#numbers button')[1].click();
    })()`);
    await page.value("[...document.querySelectorAll('#steps button')].at(-1).focus()");
    assert((await page.value("document.querySelectorAll('#marks .shown').length")) > 0, "The step marks its line.");
    await page.press("Enter");
    const chosen = () => page.value(`document.getElementById('view-picker').selectedOptions[0].text + ' ' + document.querySelector('#numbers [aria-selected=true]').innerText.split("\\n").pop()`);
    assert.match(await chosen(), /^red (top|bottom)/);
  });

  await test("The numbers of the screen itself are given, and said to be", {}, async (page) => {
    await page.value(`(() => {
      const picker = document.getElementById('view-picker');
      picker.value = '0';
      picker.dispatchEvent(new Event('change'));
    })()`);
    const words = () => page.value("document.getElementById('steps').innerText");
    assert((await words()).includes("set by its frame"), await words());
    await page.value("document.querySelectorAll('#numbers button')[1].click()");
    assert((await words()).includes("measured from the corner of the screen"), await words());
  });

  await test("200 lines can be read from the keyboard: everything is reached before long", {}, async (page) => {
    const stops = [];
    for (let count = 0; count < 40; count += 1) {
      await page.press("Tab");
      stops.push(await page.value("document.activeElement.id || document.activeElement.getAttribute('class') || document.activeElement.tagName"));
    }
    const before = stops.findIndex((stop) => /edge-right|dimension/.test(stop));
    assert(before >= 0 && before <= 12, `${before} stops before the first handle: ${stops.slice(0, before)}`);
  });
}
