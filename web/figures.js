// What the processes of a Cairn count, read from their pages of metrics (Prometheus' text format 0.0.4).

/** @typedef {{labels: Record<string, string>, value: number}} Figure */

/**
 * The figures of a page, by the names of their series.
 * @param {string} page
 * @returns {Map<string, Figure[]>}
 */
export function read(page) {
  /** @type {Map<string, Figure[]>} */
  const found = new Map();
  for (const line of page.split("\n")) {
    const parts = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line);
    if (!parts) continue;
    const [, name, written, value] = parts;
    const labels = Object.fromEntries([...(written ?? "").matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text.replace(/\\(.)/g, "$1")]));
    found.set(name, [...(found.get(name) ?? []), { labels, value: value === "+Inf" ? Infinity : Number(value) }]);
  }
  return found;
}

/** All series of a name together; null where there are none.
 * @param {Map<string, Figure[]>[]} pages
 * @param {string} name */
export function sum(pages, name) {
  const all = pages.flatMap((page) => page.get(name) ?? []);
  return all.length === 0 ? null : all.reduce((whole, one) => whole + one.value, 0);
}

/** What the processes of a service count of the one database that they share: as each looks at another moment, the most that one of them says; and that of all
 * services together. Null where nobody says anything.
 * @param {string[]} services Of each page.
 * @param {Map<string, Figure[]>[]} pages
 * @param {string} name */
export function shared(services, pages, name) {
  /** @type {Map<string, number>} */
  const most = new Map();
  pages.forEach((page, index) => {
    const value = sum([page], name);
    if (value !== null) most.set(services[index], Math.max(value, most.get(services[index]) ?? value));
  });
  return most.size === 0 ? null : [...most.values()].reduce((whole, one) => whole + one, 0);
}

/** By how much all series of a name together have grown between two looks. Null where there is no process of which both looks know.
 * @param {Map<string, Figure[]>[]} before Pages of the same processes in the same order; empty ones of those that said nothing.
 * @param {Map<string, Figure[]>[]} after
 * @param {string} name */
export function growth(before, after, name) {
  const steps = after.flatMap((page, index) => {
    const [first, second] = [before[index] ? sum([before[index]], name) : null, sum([page], name)];
    // A process that was begun anew counts from 0; all that one counts that was silent before has not grown just now.
    return first === null || second === null ? [] : [second >= first ? second - first : second];
  });
  return steps.length === 0 ? null : steps.reduce((whole, one) => whole + one, 0);
}

/** How often something was counted up to each bound, in order of the bounds.
 * @param {Map<string, Figure[]>[]} pages
 * @param {string} name
 * @returns {[number, number][]} Bounds in seconds. */
export function buckets(pages, name) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { labels, value } of pages.flatMap((page) => page.get(`${name}_bucket`) ?? [])) {
    const bound = labels.le === "+Inf" ? Infinity : Number(labels.le);
    counts.set(bound, (counts.get(bound) ?? 0) + value);
  }
  return [...counts].sort(([one], [other]) => one - other);
}

/**
 * The bound that so many of a hundred stayed below between two looks, as near as the buckets tell.
 * @param {[number, number][]} before
 * @param {[number, number][]} after
 * @param {number} share In 0..1.
 * @returns {number | null} Null where nothing was counted in between.
 */
export function quantile(before, after, share) {
  const known = new Map(before);
  const grown = after.map(([bound, count]) => /** @type {[number, number]} */ ([bound, count - (known.get(bound) ?? 0)]));
  const whole = grown.length > 0 ? grown[grown.length - 1][1] : 0;
  if (whole <= 0) return null;
  const wanted = whole * share;
  let [lower, below] = [0, 0];
  for (const [bound, count] of grown) {
    // Beyond the last bound nothing is known but that.
    if (count >= wanted) return bound === Infinity || count === below ? lower : lower + (bound - lower) * (wanted - below) / (count - below);
    [lower, below] = [bound, count];
  }
  return lower;
}
