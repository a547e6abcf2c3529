// The sharing buttons, and the theme.

function connectSharing({ address, program, picture, name }) {
  const press = (id, action) => find(id).addEventListener("click", () => action(find(id)));
  const copy = async (button, text) => {
    const words = button.textContent;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Not allowed here";
    }
    setTimeout(() => {
      button.textContent = words;
    }, 1500);
  };
  press("copy-swift", (button) => copy(button, program()));
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
  find("neighbors").hidden = location.protocol === "file:";
}
