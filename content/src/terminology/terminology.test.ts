import { describe, expect, it } from "vitest";
import { repeated, textsOf, untidy } from "../walk.ts";
import { TERM_CATEGORIES, TERM_IMPORTANCES } from "./categories.ts";
import { MORE_TERMS } from "./more-terms.ts";
import { Term } from "./schema.ts";
import { TERMINOLOGY } from "./terminology.ts";

const ALL = [...TERMINOLOGY, ...MORE_TERMS];
const CORE_IDS = new Set(TERMINOLOGY.map(({ id }) => id));
const ALL_IDS = new Set(ALL.map(({ id }) => id));
const LATIN = ["es", "fr", "de", "it", "pt", "nl"] as const;

/** What each script must show, and what would betray a gloss in the wrong column. */
const SCRIPTS = {
  zh: {
    has: /\p{Script=Han}/u,
    hasNot: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  },
  ja: {
    has: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    hasNot: /\p{Script=Hangul}/u,
  },
  ko: {
    has: /\p{Script=Hangul}/u,
    hasNot: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  ar: { has: /\p{Script=Arabic}/u, hasNot: /[\p{Script=Han}\p{Script=Hangul}]/u },
} as const;

/** Words that two of these languages really have in common; anything else equal was copied. */
const TRULY_SHARED = new Set(["cockpit"]);

const sentences = (text: string) => text.split(/(?<=[.?])\s+/).length;

describe("the two sets", () => {
  it("hold the 25 terms of the specification, and 90 to 100 more", () => {
    expect(TERMINOLOGY).toHaveLength(25);
    expect(MORE_TERMS.length).toBeGreaterThanOrEqual(90);
    expect(MORE_TERMS.length).toBeLessThanOrEqual(100);
  });

  it("leave no filter empty, also with the first set alone", () => {
    expect(new Set(TERMINOLOGY.map(({ category }) => category))).toEqual(new Set(TERM_CATEGORIES));
    expect(new Set(TERMINOLOGY.map(({ importance }) => importance))).toEqual(
      new Set(TERM_IMPORTANCES),
    );
  });

  it("say nothing twice", () => {
    expect(repeated(ALL.map(({ id }) => id))).toEqual([]);
    expect(repeated(ALL.map(({ term }) => term))).toEqual([]);
    expect(repeated(ALL.map(({ definition }) => definition))).toEqual([]);
    expect(repeated(ALL.map(({ usage }) => usage))).toEqual([]);
    expect(repeated(ALL.map(({ saidOnBoard }) => saidOnBoard))).toEqual([]);
  });

  it.each([...LATIN, "zh", "ja", "ko", "ar"] as const)("keep two terms apart in %s", (language) => {
    expect(repeated(ALL.map(({ glosses }) => glosses[language]))).toEqual([]);
  });
});

describe("the first set", () => {
  it("refers to itself only, so that it can be loaded alone", () => {
    const outside = TERMINOLOGY.flatMap(({ id, relatedTerms }) =>
      relatedTerms.filter((other) => !CORE_IDS.has(other)).map((other) => `${id} > ${other}`),
    );
    expect(outside).toEqual([]);
  });
});

describe.each(ALL.map((entry) => [entry.id, entry] as const))("%s", (_, entry) => {
  it("has the shape of a term and nothing else", () => {
    expect(Term.strict().safeParse(entry).error).toBeUndefined();
  });

  it("refers to other terms that exist, each once", () => {
    expect(entry.relatedTerms.filter((id) => !ALL_IDS.has(id) || id === entry.id)).toEqual([]);
    expect(repeated(entry.relatedTerms)).toEqual([]);
  });

  it("is tidy, and says its use in one or two sentences", () => {
    expect(untidy(textsOf(entry))).toEqual([]);
    expect(sentences(entry.usage)).toBeLessThanOrEqual(2);
    expect(sentences(entry.definition)).toBeLessThanOrEqual(3);
    expect(entry.definition).toMatch(/\.$/);
    expect(entry.usage).toMatch(/\.$/);
    expect(entry.saidOnBoard).toMatch(/[.?]$/);
  });

  it("writes each gloss in the script of its language", () => {
    for (const language of LATIN)
      expect(entry.glosses[language], language).toMatch(/^[\p{Script=Latin}\p{M}\p{N}\s'(),/-]+$/u);
    for (const [language, { has, hasNot }] of Object.entries(SCRIPTS)) {
      const gloss = entry.glosses[language as keyof typeof SCRIPTS];
      expect(gloss, language).toMatch(has);
      expect(gloss, language).not.toMatch(hasNot);
    }
  });

  it("gives two languages one gloss only where both borrowed it or truly share it", () => {
    const twice = repeated(Object.values(entry.glosses)).filter(
      (gloss) => !TRULY_SHARED.has(gloss) && !isBorrowed(gloss, entry.term),
    );
    expect(twice).toEqual([]);
  });
});

/** Whether a gloss is the English term itself, as crews keep it. */
function isBorrowed(gloss: string, term: string): boolean {
  return term.toLowerCase().includes(gloss.toLowerCase());
}
