import es from "../../../words/es.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { VERB_PHRASES, VERBS } from "./verbs.ts";
import { WORDS } from "./words.ts";

/** Before these letters an accent says nothing; at a word's end it parts "trabajó" from "trabajo". */
const INSIDE = [..."bcdfgjlmnprstvxz"].map((next) => [`ó${next}`, `o${next}`] as const);

/** Spanish as it is written in Spain and in America; what is written on to a verb is read as its object. */
export const SPANISH: Spoken = {
  sentences: es,
  gloss: {
    phrases: PHRASES + TALK + VERB_PHRASES + MORE_PHRASES,
    words: WORDS + SCENES + NAMES + VERBS + MORE_WORDS,
    spelled: [
      ...INSIDE,
      ["ó", "oo"],
      ["así", "asi"],
      ["sía", "sia"],
      ["sín", "sin"],
      ["síg", "sig"],
      ["sís", "sis"],
      ["sí", "sii"],
      ["sén", "sen"],
      ["sér", "ser"],
      ["sé", "see"],
      ["estás", "estas"],
      ["están", "estan"],
      ["está", "estaa"],
      ["qué", "q"],
      ["que", "q"],
      ["pq", "porq"],
      ["xq", "porq"],
      ["xk", "porq"],
      ["pk", "porq"],
    ],
    after: `
      it | lo la melo mela selo sela telo
      them | los las selos selas
      him | le
       | me te se nos
    `,
  },
};
