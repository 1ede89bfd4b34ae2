// Files of sentences: a line "key = sentence" each, with {names} for what is put in. For pages, and for the script that shows what is pushed.

/**
 * @param {string} file
 * @returns {Map<string, string>}
 */
export function read(file) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const line of file.split("\n")) {
    const at = line.indexOf("=");
    if (at > 0 && !line.startsWith("#")) found.set(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return found;
}

/**
 * The first language of the list that there is; English without one.
 * @param {readonly string[]} wanted As a browser tells them: "de-AT".
 * @param {readonly string[]} known
 */
export function chosen(wanted, known) {
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => known.includes(tag)) ?? "en";
}
