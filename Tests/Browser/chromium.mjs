// A headless Chromium, controlled over a pipe with the DevTools protocol by Node alone, without packages.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A running browser. */
export class Browser {
  #process;
  #folder;
  #waiting = new Map();
  #listeners = [];
  #count = 0;

  static async start(program = process.env.CHROMIUM ?? "chromium") {
    const browser = new Browser();
    browser.#folder = mkdtempSync(join(tmpdir(), "browser-"));
    const options = [
      "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
      `--user-data-dir=${browser.#folder}`, "about:blank",
    ];
    browser.#process = spawn(program, options, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    let rest = "";
    browser.#process.stdio[4].setEncoding("utf8").on("data", (data) => {
      const messages = (rest + data).split("\0");
      rest = messages.pop();
      for (const message of messages) browser.#receive(JSON.parse(message));
    });
    await new Promise((resolve, reject) => {
      browser.#process.once("error", reject);
      browser.send("Browser.getVersion").then(resolve, reject);
    });
    return browser;
  }

  #receive(message) {
    if (message.id === undefined) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const { resolve, reject } = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) reject(new Error(`${message.error.message} ${message.error.data ?? ""}`));
    else resolve(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = (this.#count += 1);
    this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  listen(listener) {
    this.#listeners.push(listener);
  }

  /** Opens a page of the given size in CSS pixels, dark or light, with `scale` device pixels per CSS pixel. */
  async page(address, { width, height, dark = false, scale = 1, touch = false }) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, targetId);
    await page.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: touch });
    await page.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }],
    });
    await page.open(address);
    return page;
  }

  async stop() {
    const gone = new Promise((resolve) => this.#process.once("exit", resolve));
    await this.send("Browser.close").catch(() => {});
    await gone;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A page in the browser. */
export class Page {
  /** The messages that the page has written to its console, and its uncaught errors. */
  messages = [];
  #browser;
  #session;
  #target;

  constructor(browser, session, target) {
    this.#browser = browser;
    this.#session = session;
    this.#target = target;
    browser.listen(({ method, params, sessionId }) => {
      if (sessionId !== session) return;
      if (method === "Runtime.consoleAPICalled") this.messages.push(params.args.map((arg) => arg.value ?? arg.description).join(" "));
      if (method === "Runtime.exceptionThrown") this.messages.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === "Log.entryAdded") this.messages.push(params.entry.text);
    });
  }

  send(method, params = {}) {
    return this.#browser.send(method, params, this.#session);
  }

  async open(address) {
    for (const domain of ["Runtime", "Log", "Page"]) await this.send(`${domain}.enable`);
    const loaded = new Promise((resolve) => {
      this.#browser.listen(({ method, sessionId }) => {
        if (method === "Page.loadEventFired" && sessionId === this.#session) resolve();
      });
    });
    await this.send("Page.navigate", { url: address });
    await loaded;
  }

  async close() {
    await this.#browser.send("Target.closeTarget", { targetId: this.#target });
  }

  /** Returns the value of an expression in the page; a promise is awaited. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression is true, for at most `limit` milliseconds. */
  async until(expression, limit = 10_000) {
    const end = Date.now() + limit;
    while (!(await this.value(expression))) {
      if (Date.now() > end) throw new Error(`It never came to pass that ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Waits for two frames, by which time pending changes have been drawn. */
  settle() {
    return this.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");
  }

  #mouse(type, x, y, more = {}) {
    return this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1, ...more });
  }

  async click(x, y) {
    await this.#mouse("mousePressed", x, y);
    await this.#mouse("mouseReleased", x, y);
    await this.settle();
  }

  async move(x, y) {
    await this.#mouse("mouseMoved", x, y, { button: "none" });
    await this.settle();
  }

  /** Presses the mouse button at a point, moves by a distance in the given number of steps, and releases the button. */
  async drag(x, y, across, down, steps = 4) {
    await this.#mouse("mouseMoved", x, y, { button: "none" });
    await this.#mouse("mousePressed", x, y);
    for (let step = 1; step <= steps; step += 1) {
      await this.#mouse("mouseMoved", x + (across * step) / steps, y + (down * step) / steps, { buttons: 1 });
      await this.settle();
    }
    await this.#mouse("mouseReleased", x + across, y + down);
    await this.settle();
  }

  /** Touches a point, moves the finger by a distance in the given number of steps, and lifts it. */
  async touch(x, y, across, down, steps = 8) {
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (let step = 1; step <= steps; step += 1) {
      const point = { x: x + (across * step) / steps, y: y + (down * step) / steps };
      await this.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
      await this.settle();
    }
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await this.settle();
  }

  async type(text) {
    await this.send("Input.insertText", { text });
    await this.settle();
  }

  async press(key) {
    const codes = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Enter: 13, Escape: 27, Tab: 9, Backspace: 8 };
    const event = { key, code: key, windowsVirtualKeyCode: codes[key] };
    if (key === "Enter") event.text = "\r";
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
    await this.settle();
  }

  /** Presses a key together with the Control key. */
  async chord(key, { shift = false } = {}) {
    const event = { key, code: `Key${key.toUpperCase()}`, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0), modifiers: shift ? 10 : 2 };
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
    await this.settle();
  }

  /** Chooses a file in a file input. */
  async choose(selector, file) {
    const { root } = await this.send("DOM.getDocument");
    const { nodeId } = await this.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    await this.send("DOM.setFileInputFiles", { nodeId, files: [file] });
  }

  /** Returns the center of the first element that matches a selector. */
  middle(selector) {
    return this.value(`(() => {
      const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  }

  async picture(file, whole = false) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: whole });
    writeFileSync(file, Buffer.from(data, "base64"));
  }
}
