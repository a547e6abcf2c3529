// The buttons that share, and that open what others have shared.

function connectSharing({ address, program, picture, name, explain }) {
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
  press("open-snapshot", () => {
    find("snapshot-title").textContent = "Open";
    find("snapshot").showModal();
  });
  press("choose-snapshot", () => find("snapshot-file").click());
  find("report").addEventListener("input", () => {
    const text = find("report").value;
    const explanations = text.trim() ? explain(text) : [];
    find("report-words").textContent = explanations.join("\n\n");
    find("snapshot-picture").replaceChildren();
    find("snapshot-note").textContent = text.trim() && !explanations.length
      ? "There is no report in this: paste it from “Unable to simultaneously satisfy constraints” on." : "";
  });
  find("snapshot-file").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (file) showSnapshot(file.name, await file.text());
    event.target.value = "";
  });
  press("close-snapshot", () => find("snapshot").close());
  press("theme", () => {
    const { dataset } = document.documentElement;
    const isDark = dataset.theme === "dark" || (!dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
    dataset.theme = isDark ? "light" : "dark";
    kept.set("theme", dataset.theme);
  });
  const theme = kept.get("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  // Only a published page has its neighbors beside it.
  find("neighbors").hidden = location.protocol === "file:";
}

/** Shows the snapshot of a running program: the JSON of a `LayoutSnapshot`. */
function showSnapshot(name, text) {
  const place = find("snapshot-picture");
  find("report-words").textContent = "";
  find("snapshot-title").textContent = name;
  try {
    const { size, entries } = JSON.parse(text);
    const views = entries.map((entry) => snapshotView(entry));
    const image = document.createElement("img");
    image.src = `data:image/svg+xml,${encodeURIComponent(picture(views, size.width, size.height))}`;
    image.alt = `${entries.length} views: ${entries.slice(0, 8).map((entry) => entry.name).join(", ")}`;
    place.replaceChildren(image);
    find("snapshot-note").textContent = `${entries.length} views, ${size.width} × ${size.height}`;
  } catch {
    place.replaceChildren();
    find("snapshot-note").textContent = "This is no snapshot: a program writes one by JSONEncoder().encode(LayoutSnapshot(of: view)).";
  }
  if (!find("snapshot").open) find("snapshot").showModal();
}

/** A view of a snapshot, as the page draws views. */
function snapshotView({ rectInRoot, backgroundColor, cornerRadius, content, style }) {
  const { origin, size } = rectInRoot;
  const rect = [origin.x, origin.y, size.width, size.height];
  const words = ({ red, green, blue, alpha }) => `rgb(${[red, green, blue].map((part) => Math.round(part * 255)).join(" ")} / ${alpha})`;
  const gradient = style?.gradient;
  const label = content?.text?._0 ?? content?.text ?? content?.label?._0;
  return {
    rect, radius: cornerRadius, color: backgroundColor && words(backgroundColor),
    gradient: gradient && {
      line: [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y],
      stops: gradient.stops.flatMap(({ color, place }) => [words(color), place]),
    },
    text: label && snapshotText(label, words),
  };
}

function snapshotText({ layout, lines = layout?.lines, font, color }, words) {
  const { size, weight } = font;
  return {
    size, weight: weight?.rawValue ?? weight, color: color ? words(color) : "#000", height: size * 1.15,
    lines: (lines ?? []).map(({ text, x = 0, baseline }) => [text, x, baseline - 0.92 * size]),
  };
}
