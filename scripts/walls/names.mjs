// File names: you know what is in a file before you open it.

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const EMPTY_NAMES = new Set([
  "utils",
  "util",
  "helpers",
  "helper",
  "misc",
  "common",
  "types",
  "shared",
]);

// A bundle's name is the first part of its keys, whose spelling the specification fixes (1, section 9).
const BUNDLE = /\/bundles\/[a-z]{2}\/[a-z][A-Za-z0-9]*\.json$/;

/** Null, or what is wrong with a path relative to the root. */
export function wrongName(file) {
  if (BUNDLE.test(file)) return null;
  const segments = file.split("/");
  const name = segments.at(-1) ?? "";
  if (!segments.every((segment) => KEBAB.test(segment.replace(/^\./, "")))) {
    return "file and folder names are kebab-case: review-interval.ts";
  }
  if (/^index\.(ts|tsx|mjs|js)$/.test(name)) {
    return "no barrels: name the file after what it holds, and import it by that name";
  }
  const empty = segments.find((segment) => EMPTY_NAMES.has(segment.replace(/\..*$/, "")));
  return empty
    ? `"${empty}" says nothing about what is in it: name it after its content, in the words of our field`
    : null;
}
