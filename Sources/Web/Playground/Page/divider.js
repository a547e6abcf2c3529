// The divider between the screen and the source, which changes the width of the source.

function connectDivider() {
  const divider = find("divider");
  const [page] = document.getElementsByClassName("page");
  const [side] = document.getElementsByClassName("side");
  const set = (width) => {
    if (width) page.style.setProperty("--chosen", `${width}px`);
    else page.removeAttribute("style");
    kept.set("side", width ?? "");
    divider.ariaValueNow = Math.round(side.offsetWidth);
  };
  let start;
  drag(divider, {
    start: () => {
      start = side.offsetWidth;
    },
    // Beyond what the window has room for, the width does not follow the pointer.
    move: (x) => set(limited(Math.round(start - x), 300, innerWidth - 320)),
    end: () => {},
  });
  divider.addEventListener("keydown", (event) => {
    const step = arrowStep(event)?.x;
    if (!step) return;
    event.preventDefault();
    set(limited(Math.round(side.offsetWidth - 8 * step), 300, innerWidth - 320));
  });
  divider.addEventListener("dblclick", () => set(null));
  set(Number(kept.get("side")) || null);
}
