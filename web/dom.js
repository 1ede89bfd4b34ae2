// The one place where elements are made. Text becomes text, whatever is in it: nothing here takes markup.

/**
 * @typedef {string | number | Node | null | undefined | false} Child
 */

/**
 * Makes an element.
 * @param {string} name
 * @param {Record<string, unknown>} [attributes] Names that begin with "on" are listeners; true stands for an attribute without a value; false,
 *   null and undefined for none.
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value));
  }
  made.append(...kept(children));
  return made;
}

/**
 * Makes an element of a drawing (SVG).
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...SVGElement} children
 * @returns {SVGElement}
 */
export function drawn(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/**
 * Shows these children in an element, and no others.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren(...kept(children));
}

/**
 * @param {(Child | Child[])[]} children
 * @returns {(string | Node)[]}
 */
function kept(children) {
  const all = /** @type {Child[]} */ (children.flat());
  return all.filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}
