// Functions used throughout the page.

/** Scrolls a list, but nothing around it, until one of its rows is visible. */
function scrollWithin(list, row) {
  if (!row) return;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
}

const find = (id) => document.getElementById(id);
const isNarrow = () => matchMedia("(max-width: 760px)").matches;
const limited = (number, least, most) => Math.max(least, Math.min(most, number));
const plain = (number) => String(Math.round(number * 100) / 100 + 0);
