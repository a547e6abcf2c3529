// The one script that stands in the page as it is: it unpacks the style and the other scripts.

/** What stands in an element of the page as the build has packed it: compressed, seven bits a letter, some under a cipher. */
function unpacked(element) {
  const text = element.textContent.slice(1, -1);
  const bytes = new Uint8Array((text.length * 7) >> 3);
  let bits = 0;
  let count = 0;
  let end = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    bits = ((bits << 7) | (letter < 128 ? letter : [0, 10, 13, 60][letter - 128])) & 0x7fff;
    count += 7;
    if (count < 8) continue;
    count -= 8;
    bytes[end++] = bits >> count;
  }
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}

globalThis.unpacked = unpacked;
const lacking = ["WebAssembly", "DecompressionStream"].filter((name) => !globalThis[name]);
if (lacking.length > 0) {
  document.body.textContent = `The playground needs ${lacking.join(" and ")}, which this browser does not have.`;
  document.body.style.visibility = "visible";
} else {
  for (const name of ["style", "script"]) {
    const element = document.createElement(name);
    if (name === "script") element.type = "module";
    element.textContent = await unpacked(document.getElementById(name)).text();
    document.head.append(element);
  }
}
