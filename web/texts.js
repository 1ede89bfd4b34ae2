// Sentences in the reader's language, from the files in texts/: a line "key = sentence" each, with {names} for what is put in.

import { chosen, read } from "./sentences.js";
import english from "./texts/en.txt";

/** The languages there are, each with its own name. */
export const languages = { en: "English", de: "Deutsch", es: "Español", fr: "Français", it: "Italiano", sv: "Svenska" };

/** @type {Record<string, () => Promise<{default: string}>>} */
const files = {
  de: () => import("./texts/de.txt"), es: () => import("./texts/es.txt"), fr: () => import("./texts/fr.txt"),
  it: () => import("./texts/it.txt"), sv: () => import("./texts/sv.txt"),
};

/** @type {Map<string, string>} */
let sentences = read(english);
let current = "en";

/** The language that is shown, as in the attribute "lang". */
export function language() { return current; }

/**
 * The first language of the list that there is.
 * @param {readonly string[]} wanted As a browser tells them: "de-AT".
 */
export function choose(wanted) { return chosen(wanted, Object.keys(languages)); }

/**
 * Loads a language. What is missing in it stays English; when it cannot be loaded, all does.
 * @param {string} tag
 */
export async function load(tag) {
  let others = new Map();
  if (tag in files) {
    try {
      others = read((await files[tag]()).default);
      current = tag;
    } catch { current = "en"; }
  } else current = "en";
  sentences = new Map([...read(english), ...others]);
  document.documentElement.lang = current;
}

/**
 * A sentence.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function text(key, values = {}) {
  return (sentences.get(key) ?? key).replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Whether there is such a sentence.
 * @param {string} key */
export function has(key) { return sentences.has(key); }

/** A value of the contract in the reader's language: "REPORT_VERDICT_WARN" is said by the key "verdict.warn". One of a later version is given in the contract's own
 * words.
 * @param {string} key
 * @param {string} value
 * @param {string} prefix */
export function named(key, value, prefix) {
  const name = (value ?? "").replace(prefix, "").toLowerCase();
  return sentences.get(`${key}.${name}`) ?? name.replace(/_/g, " ");
}

/**
 * A sentence that depends on a number: the keys end with the categories of the language's plural (".one", ".other").
 * @param {string} key
 * @param {number} count
 * @param {Record<string, string | number>} [values]
 */
export function plural(key, count, values = {}) {
  const category = new Intl.PluralRules(current).select(count);
  const found = sentences.has(`${key}.${category}`) ? `${key}.${category}` : `${key}.other`;
  return text(found, { count: number(count), ...values });
}

/** @param {number} value */
export function number(value) { return new Intl.NumberFormat(current).format(value); }
