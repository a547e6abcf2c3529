// The sharing buttons, and the theme.

function connectSharing({ address, program, uikit, picture, name }) {
  const press = (id, action) => find(id).addEventListener("click", () => action(find(id)));
  const timers = new Map();
  const say = (button, text) => {
    clearTimeout(timers.get(button));
    const { words = button.textContent } = button.dataset;
    button.dataset.words = words;
    button.textContent = text;
    timers.set(button, setTimeout(() => {
      button.textContent = words;
    }, 1500));
  };
  const copy = async (button, text) => {
    try {
      await navigator.clipboard.writeText(text);
      say(button, "Copied");
    } catch {
      say(button, "Not allowed here");
    }
  };
  press("copy-swift", (button) => copy(button, program()));
  press("copy-uikit", (button) => {
    const { text, missing } = uikit();
    if (text) copy(button, text);
    else say(button, `Not in UIKit: ${missing}`);
  });
  press("copy-link", async (button) => copy(button, await address()));
  press("save-svg", () => save(`${name()}.svg`, "image/svg+xml", picture()));
  press("theme", () => {
    const { dataset } = document.documentElement;
    const isDark = dataset.theme === "dark" || (!dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
    dataset.theme = isDark ? "light" : "dark";
    kept.set("theme", dataset.theme);
  });
  const theme = kept.get("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  // Only on a published site are there neighboring pages to link to.
  if (isEmbedded) {
    document.documentElement.classList.add("embedded");
    const link = find("whole-page");
    link.hidden = false;
    for (const event of ["pointerdown", "focus"]) {
      link.addEventListener(event, () => {
        link.href = wholeAddress();
      });
    }
    link.href = wholeAddress();
  }
  find("neighbors").hidden = location.protocol === "file:";
}
