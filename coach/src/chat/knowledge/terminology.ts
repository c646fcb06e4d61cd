import { MORE_TERMS } from "content/terminology/more-terms";
import type { Term } from "content/terminology/schema";
import { TERMINOLOGY } from "content/terminology/terminology";
import type { LanguageCode } from "contract/languages";
import { type Entry, part, sourceLine } from "./entry.ts";

const TERMS: readonly Term[] = [...TERMINOLOGY, ...MORE_TERMS];
const BY_ID = new Map(TERMS.map((term) => [term.id, term]));

/** The words of the trade, each found by its name, its abbreviation and its name in other languages. */
export function termEntries(): Entry[] {
  return TERMS.map((term) => ({
    citation: {
      id: `terminology/${term.id}`,
      title: `Terminology: ${term.term}`,
      source: sourceLine(term.source),
    },
    set: "terminology",
    names: [
      ...namesOf(term.term),
      ...(ALIASES[term.id] ?? []),
      ...Object.values(term.glosses).flatMap((gloss) => gloss.split(" / ")),
    ],
    parts: [
      part("lead", { id: "term.lead", values: { term: term.term, definition: term.definition } }),
      part("use", term.usage),
      part("example", { id: "term.said", values: { sentence: term.saidOnBoard } }),
      part("pronunciation", {
        id: "term.pronunciation",
        values: { term: term.term, sound: term.pronunciation },
      }),
      part(
        "translation",
        { id: "term.translation", values: { term: term.term } },
        Object.entries(term.glosses).map(([language, gloss]) => `${language}: ${gloss}`),
      ),
    ],
    also: term.category,
  }));
}

/** The term's own word in another language; null in English or where there is none. */
export function glossOf(
  citationId: string,
  language: LanguageCode,
): { term: string; gloss: string } | null {
  const term = BY_ID.get(citationId.replace(/^terminology\//, ""));
  const gloss = language === "en" ? undefined : term?.glosses[language];
  return term && gloss ? { term: term.term, gloss } : null;
}

/** "Crew resource management (CRM)" is asked for by both; "Trolley / cart" by either. */
function namesOf(title: string): string[] {
  const bracket = title.match(/\(([^)]+)\)/)?.[1];
  const bare = title.replace(/\s*\([^)]*\)/, "");
  return [
    title,
    bare,
    ...bare.split(" / "),
    ...(bracket && /^[A-Z]{2,5}$/.test(bracket) ? [bracket] : []),
  ];
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  jumpseat: ["jump seat", "crew seat"],
  "evacuation-slide": ["escape slide", "emergency slide", "slide"],
  "slide-raft": ["slide raft", "slideraft"],
  pbe: ["smoke hood"],
  "halon-extinguisher": ["halon", "bcf"],
  elt: ["emergency beacon"],
  "sterile-flight-deck": ["sterile cockpit"],
  "cross-check": ["crosscheck", "cross check"],
  "all-call": ["all call"],
  "able-bodied-passenger": ["abps", "able bodied passenger", "able bodied passengers"],
  ditching: ["water landing"],
  decompression: ["depressurisation", "depressurization"],
  "flight-deck": ["cockpit"],
  "flight-deck-door": ["cockpit door"],
  diversion: ["divert", "diverting"],
  lavatory: ["airplane toilet", "aircraft toilet"],
  "overhead-bin": ["overhead locker", "hatrack"],
  aed: ["defibrillator", "defib"],
  "life-vest": ["life jacket"],
  "portable-oxygen": ["oxygen bottle", "oxygen cylinder"],
  "oxygen-mask": ["oxygen masks"],
  "crash-axe": ["crash ax", "fire axe"],
  "fire-containment-bag": ["fire bag", "lithium battery bag"],
  "service-trolley": ["trolley", "cart"],
  "special-meal": ["special meals"],
  "unaccompanied-minor": ["unaccompanied child", "um"],
  purser: ["cabin manager", "lead flight attendant", "cabin senior"],
  "pilot-in-command": ["captain", "commander"],
  deadhead: ["deadheading", "positioning"],
  "phonetic-alphabet": ["nato alphabet", "spelling alphabet"],
  tuc: ["time of useful consciousness"],
  "ninety-second-test": ["90 second rule", "90 seconds rule", "90 second test"],
  "disruptive-passenger": ["unruly passenger", "air rage"],
  "closed-loop": ["closed loop communication"],
  "door-numbering": ["door numbering", "1l", "2r"],
  "nits-briefing": ["nits"],
  "crew-rest-compartment": ["crew rest", "crew bunk", "crew sleep"],
  "top-of-descent": ["tod"],
  "critical-phases-of-flight": ["critical phases"],
  "de-icing": ["deicing"],
  "manual-inflation-handle": ["red handle"],
};
