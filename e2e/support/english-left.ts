import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Words and names on a page in a language that stand so in the English bundles, and otherwise in those of the language. */
export async function englishLeft(page: Page, language = "es"): Promise<string[]> {
  const own = new Set(wordsOf(language));
  const english = wordsOf("en").filter((words) => !own.has(words));
  const patterns = english.map(patternOf).filter((pattern) => pattern !== null);
  const shown = await shownWords(page);
  return shown.filter((words) => patterns.some((pattern) => pattern.test(words)));
}

/** What is read on the screen or by a screen reader. */
function shownWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const note = (words: string | null | undefined) => words?.trim() && found.add(words.trim());
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility() || element.closest("[lang=en]") !== null) continue;
      note(element.getAttribute("aria-label"));
      for (const node of element.childNodes) if (node instanceof Text) note(node.data);
    }
    return [...found];
  });
}

/** A sentence with its places left open; null for one that is hardly more than its places. */
function patternOf(words: string): RegExp | null {
  const parts = words.split(/\{\w+\}/);
  if (parts.length > 1 && !/\p{L}{3}/u.test(parts.join(" "))) return null;
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`, "u");
}

function wordsOf(language: string): string[] {
  const folder = join(import.meta.dirname, "../../web/src/i18n/bundles", language);
  const bundles = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return bundles.flatMap((text) => leaves(JSON.parse(text)));
}

const leaves = (value: object | string): string[] =>
  typeof value === "string" ? [value] : Object.values(value).flatMap(leaves);
