// The clock of an animated change, which runs by itself or is moved by hand.

class Clock {
  #slider;
  #duration;
  #onTime;
  #running = null;

  /** `onTime` receives each time, from 0 to 1; a change ends at 1. */
  constructor(slider, duration, onTime) {
    this.#slider = slider;
    this.#duration = duration;
    this.#onTime = onTime;
    slider.addEventListener("pointerdown", () => this.#hold(true));
    slider.addEventListener("input", () => {
      if (!this.#running) return;
      this.#running.isHeld = true;
      // A change is over at 1, so the time stays below 1 while the slider is held, and can still be moved back.
      this.#onTime(Math.min(slider.valueAsNumber, 0.9999));
    });
    slider.addEventListener("change", () => this.#hold(false));
  }

  get isRunning() {
    return this.#running !== null;
  }

  start() {
    const running = { start: null, duration: Number(this.#duration.value), isHeld: false };
    this.#running = running;
    const tick = (now) => {
      if (this.#running !== running) return;
      if (!running.isHeld) {
        running.start ??= now;
        this.#set(Math.max(0, Math.min(1, (now - running.start) / running.duration)));
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  /** Jumps to the end. */
  finish() {
    if (this.#running) this.#set(1);
  }

  stop() {
    this.#running = null;
    this.#slider.value = 0;
  }

  #set(time) {
    if (time >= 1) this.#running = null;
    this.#slider.value = time;
    this.#onTime(time);
  }

  /** Stops the clock while the slider is held, and continues from where it is released. */
  #hold(isHeld) {
    const running = this.#running;
    if (!running) return;
    running.isHeld = isHeld;
    running.start = document.timeline.currentTime - this.#slider.valueAsNumber * running.duration;
  }
}
