// Code that all browser tests share. Each test has a page of its own, whose console must be empty at the end.

import assert from "node:assert/strict";

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 844, scale: 2, touch: true };
export const examples = [
  "your-own", "three-boxes", "centered-box", "paddings", "music-cell", "chat", "profile-card", "sized-by-content",
  "declarative-stacks", "friends-list", "changed-height", "named-states", "adaptive-story", "what-went-wrong",
  "self-sizing-list", "music-player", "month-calendar", "dashboard", "tag-cloud", "data-table", "address-form",
  "receipt", "settings", "center",
];

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
