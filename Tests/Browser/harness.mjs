// Code that all browser tests share. Each test has a page of its own, whose console must be empty at the end.

import assert from "node:assert/strict";

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 844, scale: 2, touch: true };
export const examples = [
  "your-own", "three-boxes", "centered-box", "paddings", "music-cell", "chat", "profile-card", "sized-by-content",
  "declarative-stacks", "friends-list", "changed-height", "named-states", "adaptive-story", "what-went-wrong",
  "self-sizing-list", "music-player", "month-calendar", "dashboard", "tag-cloud", "data-table", "address-form",
  "receipt", "settings", "cards", "center",
];

/** A report of a conflict, as the console has it. */
export const report = `(
    "<NSLayoutConstraint:0x6001 H:[UIButton:0x7a1'Back'(100)]   (active)>",
    "<NSLayoutConstraint:0x6002 H:|-(8)-[UIButton:0x7a1'Back']   (active, names: '|':UIView:0x7a3 )>",
    "<NSLayoutConstraint:0x6003 'Bar.swift:38' H:[UIButton:0x7a1'Back']-(>=8)-[UILabel:0x7a2'Send']   (active)>",
    "<NSLayoutConstraint:0x6004 UILabel:0x7a2'Send'.leading == UIView:0x7a3.leading + 100   (active)>"
)
Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x6003 'Bar.swift:38' H:[UIButton:0x7a1'Back']-(>=8)-[UILabel:0x7a2'Send']   (active)>`;

let failures = 0;

/** Returns a function that runs one test on a page of its own. */
export function tester(browser, address) {
  return async (sentence, { example = "three-boxes", ...screen }, check) => {
    const page = await browser.page(`${address}#${example}`, { ...wide, ...screen });
    try {
      await page.until("typeof playground !== 'undefined'", 30_000);
      await page.settle();
      await check(page);
      assert.deepEqual(page.messages, [], "The console is silent.");
      console.log(`  ok  ${sentence}`);
    } catch (error) {
      failures += 1;
      console.log(`FAIL  ${sentence}\n      ${error.message.replaceAll("\n", "\n      ")}`);
      for (const message of page.messages) console.log(`      console: ${message}`);
    }
    await page.close();
  };
}

export const failureCount = () => failures;

/** Returns the rectangle of the view with a given name on the screen: left, top, width and height. */
export const rect = (page, name) =>
  page.value(`(() => {
    const view = [...playground.screen.views.values()].find((view) => view.name === ${JSON.stringify(name)});
    return view && view.rect;
  })()`);
export const size = (page) => page.value("[playground.screen.width, playground.screen.height]");
/** Returns the number of the constraint on a view that is written as given. */
export const constraint = (page, of, quick) =>
  page.value(`Number([...document.querySelectorAll('#constraints .row')].find((row) =>
    row.querySelector('.switch').ariaLabel === ${JSON.stringify(`${of}: ${quick}`)})?.dataset.constraint)`);
/** Returns whether two lists of numbers are equal to within a tenth of a point. */
export const near = (one, other) =>
  one?.length === other.length && one.every((number, index) => Math.abs(number - other[index]) < 0.1);
export const source = (page) => page.value("document.getElementById('source').value");
/** Replaces the source as if the new one had been typed. */
export const write = async (page, text) => {
  await page.value(`(() => {
    const field = document.getElementById('source');
    field.focus();
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event('input'));
  })()`);
  await page.settle();
};
export const press = async (page, selector) => {
  await page.value(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center" })`);
  const { x, y } = await page.middle(selector);
  await page.click(x, y);
};
/** Returns the number of CSS pixels per point of the screen. */
export const zoomOf = (page) => page.value("playground.stage.zoom");

/**
 * The expression for the texts on a page, outside of pictures, whose contrast with their background is below 4.5, the least
 * that WCAG 2.2 allows for small text (1.4.3). Those of disabled controls are exempt. Placeholders count, and so do the
 * numbers of constraints, whose plates may be above a view of any color.
 */
export const paleTexts = `(() => {
  const parsed = (color) => {
    const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number);
    return { parts: [red, green, blue], alpha };
  };
  const over = (color, below) => color.parts.map((part, index) => part * color.alpha + below[index] * (1 - color.alpha));
  const luminance = (parts) => {
    const [red, green, blue] = parts.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (element) => {
    const below = element.parentElement ? background(element.parentElement) : [255, 255, 255];
    return over(parsed(getComputedStyle(element).backgroundColor), below);
  };
  const pale = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.closest("svg, script, style, .stage, [disabled], [aria-disabled=true]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const below = background(element);
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const color = parsed(getComputedStyle(element).color);
    if (color.alpha === 0) continue;
    const [one, other] = [luminance(over({ ...color, alpha: color.alpha * opacity }, below)), luminance(below)].sort((a, b) => b - a);
    const contrast = (one + 0.05) / (other + 0.05);
    if (contrast < 4.5) pale.add(contrast.toFixed(2) + " <" + element.tagName.toLowerCase() + " class='" + element.className + "'> " + texts.currentNode.data.trim().slice(0, 30));
  }
  const compare = (color, below, words) => {
    const [one, other] = [luminance(over(color, below)), luminance(below)].sort((a, b) => b - a);
    const contrast = (one + 0.05) / (other + 0.05);
    if (contrast < 4.5) pale.add(contrast.toFixed(2) + " " + words);
  };
  for (const field of document.querySelectorAll("[placeholder]")) {
    if (field.checkVisibility()) compare(parsed(getComputedStyle(field, "::placeholder").color), background(field), field.placeholder);
  }
  for (const plate of document.querySelectorAll(".lines .plate")) {
    const text = plate.parentElement.querySelector("text");
    const [fill, color] = [plate, text].map((element) => parsed(getComputedStyle(element).fill));
    for (const behind of [[0, 0, 0], [255, 255, 255]]) compare(color, over(fill, behind), "<text> " + text.textContent);
  }
  return [...pale];
})()`;
