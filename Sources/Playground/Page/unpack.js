// The one script that stands in the page as it is: it unpacks the style, the elements and the other scripts.

/** What stands in an element of the page as the build has packed it: compressed, two bytes a letter, some under a cipher. */
function unpacked(element) {
  const text = element.textContent.trimStart();
  const units = new Uint16Array(text.length);
  let count = 0;
  for (let index = 1; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    units[count++] = letter === 1 ? text.charCodeAt((index += 1)) ^ 0x8000 : letter;
  }
  const bytes = new Uint8Array(units.buffer, 0, 2 * count - Number(text[0]));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}

globalThis.unpacked = unpacked;
const lacking = ["WebAssembly", "DecompressionStream"].filter((name) => !globalThis[name]);
if (lacking.length > 0) {
  document.body.textContent = `The playground needs ${lacking.join(" and ")}, which this browser does not have.`;
  document.body.style.visibility = "visible";
} else {
  document.body.insertAdjacentHTML("afterbegin", await unpacked(document.getElementById("body")).text());
  for (const name of ["style", "script"]) {
    const element = document.createElement(name);
    if (name === "script") element.type = "module";
    element.textContent = await unpacked(document.getElementById(name)).text();
    document.head.append(element);
  }
}
