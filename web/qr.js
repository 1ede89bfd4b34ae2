// A QR code of a short text (ISO/IEC 18004), drawn for a camera: bytes, correction level L, versions 1 to 6, mask 0. scripts/lib/qr.py draws the same for
// terminals. The secret that it shows never leaves the page: docs/adr says why it is not drawn by the server.

import { drawn } from "./dom.js";

/** Versions: codewords of data and of correction in a block, blocks, centre of the alignment pattern; 0 for none. */
const versions = [[19, 7, 1, 0], [34, 10, 1, 18], [55, 15, 1, 22], [80, 20, 1, 26], [108, 26, 1, 30], [68, 18, 2, 34]];
/** Level L with mask 0, with its correction and the fixed pattern laid over it (annex C). */
const format = 0b111011111000100;
/** The light border that cameras need, in cells. */
const border = 4;

/** In the field of 256 elements that the code is made over.
 * @param {number} one
 * @param {number} other */
function multiply(one, other) {
  let product = 0;
  for (; other > 0; other >>= 1) {
    if (other & 1) product ^= one;
    one = one << 1 ^ (one & 0x80 ? 0x11D : 0);
  }
  return product;
}

/** The remainder of the data by the generator polynomial of that degree.
 * @param {number[]} data
 * @param {number} count */
function correction(data, count) {
  let generator = [1];
  for (let index = 0, root = 1; index < count; index += 1, root = multiply(root, 2)) {
    const longer = [...generator, 0];
    generator.forEach((value, at) => { longer[at + 1] ^= multiply(value, root); });
    generator = longer;
  }
  const rest = [...data, ...new Array(count).fill(0)];
  data.forEach((_, index) => {
    const factor = rest[index];
    generator.forEach((value, at) => { rest[index + at] ^= multiply(value, factor); });
  });
  return rest.slice(data.length);
}

/** Mode, length and content, filled up to the room there is.
 * @param {Uint8Array} content
 * @param {number} room */
function codewords(content, room) {
  // Four bits of the mode move everything by half a byte; the end of a text is four bits of zero.
  const halves = [4, ...[content.length, ...content].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = [];
  for (let index = 0; index < halves.length; index += 2) data.push(halves[index] << 4 | halves[index + 1]);
  for (let index = 0; data.length < room; index += 1) data.push([0xEC, 0x11][index % 2]);
  return data;
}

/**
 * The rows of a code, true for what is dark.
 * @param {string} text
 * @returns {boolean[][] | null} Null for a text that is too long.
 */
export function matrix(text) {
  const content = new TextEncoder().encode(text);
  const index = versions.findIndex(([data, , blocks]) => content.length + 2 <= data * blocks);
  if (index < 0) return null;
  const [data, count, blocks, centre] = versions[index];
  const size = 17 + 4 * (index + 1);
  /** @type {(boolean | null)[][]} */
  const cells = Array.from({ length: size }, () => new Array(size).fill(null));
  patterns(cells, centre);
  const words = codewords(content, data * blocks);
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * data, (block + 1) * data));
  const checks = parts.map((part) => correction(part, count));
  // Blocks lie side by side, a codeword of each in turn.
  const woven = [parts, checks].flatMap((lists) => lists[0].flatMap((_, at) => lists.map((list) => list[at])));
  lay(cells, woven);
  return /** @type {boolean[][]} */ (cells);
}

/** The cells that are the same in every code of a size.
 * @param {(boolean | null)[][]} cells
 * @param {number} centre */
function patterns(cells, centre) {
  const size = cells.length;
  for (let index = 8; index < size - 8; index += 1) cells[6][index] = cells[index][6] = index % 2 === 0;
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]]) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        if (cells[top + row]?.[left + column] !== undefined) cells[top + row][left + column] = ring !== 2 && ring !== 4;
      }
    }
  }
  if (centre > 0) {
    for (let row = -2; row <= 2; row += 1) {
      for (let column = -2; column <= 2; column += 1) cells[centre + row][centre + column] = Math.max(Math.abs(row), Math.abs(column)) !== 1;
    }
  }
  for (let index = 0; index < 15; index += 1) {
    const isDark = (format >> index & 1) === 1;
    cells[index < 6 ? index : index < 8 ? index + 1 : size - 15 + index][8] = isDark;
    cells[8][index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index] = isDark;
  }
  cells[size - 8][8] = true;
}

/** Lays bits in columns of two from the right, up and down; the column with the timing pattern is left out.
 * @param {(boolean | null)[][]} cells
 * @param {number[]} words */
function lay(cells, words) {
  const size = cells.length;
  let [at, isUpwards] = [0, true];
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (cells[row][column] !== null) continue;
        const isSet = ((words[at >> 3] ?? 0) >> (7 - at % 8) & 1) === 1;
        at += 1;
        cells[row][column] = isSet !== ((row + column) % 2 === 0);
      }
    }
    isUpwards = !isUpwards;
  }
}

/**
 * A drawing that is sharp at every size, light around it also where the page is dark.
 * @param {string} text
 * @param {string} label
 * @returns {SVGElement | null} Null for a text that is too long.
 */
export function code(text, label) {
  const rows = matrix(text);
  if (!rows) return null;
  const side = rows.length + 2 * border;
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + border} ${y + border}h1v1h-1z` : ""))).join("");
  return drawn("svg", { class: "qr", viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" },
    drawn("path", { fill: "#fff", d: `M0 0h${side}v${side}H0z` }), drawn("path", { fill: "#000", d: dark }));
}
