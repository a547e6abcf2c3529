// The buttons above the screen and the source, and keyboard shortcuts.

function connectTools(page) {
  const press = (id, action) => find(id).addEventListener("click", () => action(find(id)));
  press("direction", () => page.turn());
  press("overlay", () => page.toggleLines());
  press("reset", () => page.reset());
  press("undo", () => page.goBack(-1));
  press("redo", () => page.goBack(1));
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    page.goBack(key === "y" || event.shiftKey ? 1 : -1);
  });
  connectSharing({
    address: () => page.share(),
    program: () => program(page.source, page.screen.width, page.screen.height),
    uikit: () => uikitProgram(page.source, page.name),
    picture: () => picture([...page.screen.inOrder()], page.screen.width, page.screen.height),
    name: () => page.name,
  });
  new Opening({ explain: (text) => page.ask({ do: "conflicts", text }), example: page.scripts.snapshot });
  connectDivider();
  followScale(page);
}

/** Updates the scale, by which frames are rounded to pixels, when the zoom or the monitor changes. */
function followScale(page) {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener("change", () => {
    page.edit({ do: "scale", scale: devicePixelRatio });
    followScale(page);
  }, { once: true });
}
