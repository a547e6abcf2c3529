// Tests of how the page fits into windows: wide and narrow, light and dark; and of touch.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { constraint, examples, narrow, paleTexts, rect, wide, zoomOf } from "./harness.mjs";

export async function tryWindow(test, pictures) {
  for (const [name, screen] of Object.entries({
    light: wide, dark: { ...wide, dark: true }, "phone-light": narrow, "phone-dark": { ...narrow, dark: true },
  })) {
    await test(`Nothing is wider than the page or hard to read (${name})`, { ...screen, example: "what-went-wrong" }, async (page) => {
      const [wanted, given] = await page.value("[document.documentElement.scrollWidth, innerWidth]");
      assert(wanted <= given, `${wanted} in ${given}`);
      assert.deepEqual(await page.value(paleTexts), [], "Texts with too little contrast");
      if (!pictures) return;
      mkdirSync(pictures, { recursive: true });
      await page.picture(`${pictures}/${name}.png`);
    });
  }

  for (const example of examples) {
    await test(`${example} is nowhere wider than the window`, { example }, async (page) => {
      for (const width of [360, 390, 760, 761, 820, 900, 1024, 1080, 1081, 1089, 1280, 1400]) {
        await page.send("Emulation.setDeviceMetricsOverride", { width, height: 844, deviceScaleFactor: 1, mobile: false });
        await page.settle();
        const wanted = await page.value("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)");
        assert(wanted <= width, `${wanted} in ${width}`);
      }
    });
  }

  await test("By touch, a distance is dragged and the page does not scroll", narrow, async (page) => {
    const id = await constraint(page, "red", "topToTop(50)");
    const plate = await page.middle(`.dimension[data-constraint="${id}"] .plate`);
    const scrolled = await page.value("scrollY");
    await page.touch(plate.x, plate.y, 0, 25 * (await zoomOf(page)));
    assert.equal((await rect(page, "red"))[1], 75);
    assert.equal(await page.value("scrollY"), scrolled);
  });
}
