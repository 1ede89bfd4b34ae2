// Lines over the last minutes, drawn as SVG. A chart knows what it was told while the page is open, and no more: who wants yesterday has Prometheus.

import { drawn, element, fill } from "./dom.js";

const width = 480;
const height = 120;
/** Points that are kept: ten minutes of one each five seconds. */
const pointsMax = 120;

export class Chart {
  /**
   * @param {string} title
   * @param {string[]} names Of the lines.
   * @param {(value: number) => string} shown A value as people read it.
   */
  constructor(title, names, shown) {
    this.names = names;
    this.shown = shown;
    /** @type {(number | null)[][]} */
    this.rows = [];
    this.curves = names.map((_, index) => drawn("polyline", { class: `curve c${index}` }));
    this.most = element("span", { class: "most" });
    this.legend = element("ul", { class: "legend" });
    this.element = element("figure", { class: "chart" }, element("figcaption", {}, title),
      // What the lines say now stands below them, for all who do not see them.
      element("div", { class: "plot" }, this.most, drawn("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" }, ...this.curves)),
      this.legend);
  }

  /** Goes on by one point of each line.
   * @param {(number | null)[]} values Null where there is none. */
  add(values) {
    this.rows.push(values);
    if (this.rows.length > pointsMax) this.rows.shift();
    const top = rounded(Math.max(0, ...this.rows.flat().map((value) => value ?? 0)));
    this.most.textContent = this.shown(top);
    this.curves.forEach((curve, line) => curve.setAttribute("points", this.rows.flatMap((row, index) => {
      const value = row[line];
      const x = width - (this.rows.length - 1 - index) * width / (pointsMax - 1);
      return value === null ? [] : [`${x.toFixed(1)},${(height - value / top * height).toFixed(1)}`];
    }).join(" ")));
    fill(this.legend, this.names.map((name, line) => {
      const value = values[line];
      return element("li", {}, element("span", { class: `key c${line}`, "aria-hidden": "true" }), `${name} `, element("strong", {}, value === null ? "–" : this.shown(value)));
    }));
  }
}

/** The next of 1, 2, 5, 10, 20 …, so that the scale moves seldom.
 * @param {number} value */
function rounded(value) {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}
