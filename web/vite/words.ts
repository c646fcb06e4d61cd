import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGE_CODES } from "../../contract/src/languages.ts";
import { pseudo } from "./pseudo.ts";

/**
 * Serves the language bundles as modules, each completed from English at build, so that a fallback
 * costs no second download: `virtual:words` is a function (language, group) → module of its words.
 */
const BUNDLES = join(import.meta.dirname, "../src/i18n/bundles");
const INDEX = "virtual:words";

type Words = { [key: string]: string | Words };

function readGroup(language: string, group: string): Words {
  const file = join(BUNDLES, language, `${group}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Words) : {};
}

/** One text: as it is, or in its plural forms. */
function isText(node: string | Words): boolean {
  // Kept for plural forms alone: no other key of a bundle is called so.
  return typeof node === "string" || typeof node["other"] === "string";
}

/**
 * The language's own words, and English wherever it has none. Plural forms are never mixed, and a language may have them
 * where English has one text, or one text where English has them.
 */
export function complete(english: Words, own: Words): Words {
  const out: Words = {};
  for (const [key, value] of Object.entries(english)) {
    const mine = own[key];
    if (mine === undefined || isText(mine) !== isText(value)) out[key] = value;
    else if (typeof mine === "string" || typeof value === "string") out[key] = mine;
    else out[key] = isText(value) ? mine : complete(value, mine);
  }
  return out;
}

export function groups(): string[] {
  return readdirSync(join(BUNDLES, "en")).map((file) => file.replace(/\.json$/, ""));
}

function wordsOf(language: string, group: string): Words {
  return complete(readGroup("en", group), readGroup(language, group));
}

function source(language: string, group: string): string {
  return `export default ${JSON.stringify(wordsOf(language, group))}`;
}

/** Where the build puts the words; the name changes with any of them, so that it can be kept for ever. */
export function wordsPath(): string {
  const hash = createHash("sha256");
  for (const language of LANGUAGE_CODES)
    for (const group of groups()) hash.update(source(language, group));
  return `assets/words-${hash.digest("base64url").slice(0, 8)}`;
}

/** In the build the address is made of its parts: a map of all of them would cost the first screen 2 KB. */
function loaderByAddress(): string {
  return `export default (language, group) =>
    import(/* @vite-ignore */ "/${wordsPath()}/" + language + "/" + group + ".js")`;
}

/** For development, tests and prerendering: the bundler's own imports, watched for changes. */
function loaderByImport(): string {
  const cases = LANGUAGE_CODES.flatMap((language) =>
    groups().map((group) => {
      const path = `${language}/${group}`;
      return `${JSON.stringify(path)}: () => import("${INDEX}/${path}")`;
    }),
  );
  return `const all = {${cases.join(",")}};
    export default (language, group) => all[language + "/" + group]()`;
}

export function words(): Plugin {
  let isBrowserBuild = false;
  let isPseudo = false;
  return {
    name: "words",
    configResolved(config) {
      isBrowserBuild = config.command === "build" && !config.build.ssr;
      isPseudo = config.command === "serve" && process.env["PSEUDO"] === "1";
    },
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return isBrowserBuild ? loaderByAddress() : loaderByImport();
      const [, language, group] = id.match(/^\0virtual:words\/([^/]+)\/([^/]+)$/) ?? [];
      if (!language || !group) return null;
      for (const code of new Set(["en", language])) {
        const file = join(BUNDLES, code, `${group}.json`);
        if (existsSync(file)) this.addWatchFile(file);
      }
      return isPseudo
        ? `export default ${JSON.stringify(pseudo(wordsOf(language, group)))}`
        : source(language, group);
    },
    generateBundle() {
      if (!isBrowserBuild) return;
      const folder = wordsPath();
      for (const language of LANGUAGE_CODES)
        for (const group of groups())
          this.emitFile({
            type: "asset",
            fileName: `${folder}/${language}/${group}.js`,
            source: source(language, group),
          });
    },
  };
}
