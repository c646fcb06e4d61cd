import { AUXILIARIES, DETERMINERS, FUNCTION_WORDS, MODALS } from "../lexicon/grammar.ts";
import { isKnown, isNearKnown } from "../text/spelling.ts";
import type { Sentence, Token } from "../text/tokens.ts";

/** Most frequent words of languages that candidates may answer in by mistake. Words that English shares are left out. */
const FOREIGN: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    es: "el la los las de que y en un una por con para su al lo como pero sus le ya este porque esta entre cuando muy sin sobre yo era fue mi se del estaba tenía había cliente pasajero",
    fr: "le la les de des et en un une du que qui dans pour pas sur au avec ce il elle je nous vous est était mais ont plus par mon ma mes son ses j'ai c'était client passager à été",
    de: "der die das und ich nicht ein eine zu den mit von dem war auf für ist im sich des auch als er sie es wir hatte wurde mein meine aber dann einen einem nach habe gast",
    it: "il lo la gli le di che e un una per con non sono ho era del della mi ha si ma nel come alla anche più io mio mia cliente quando stato ai dei",
    pt: "o os as de que e um uma para com não por do da em no na eu meu minha foi era mas ele ela como quando estava tinha cliente passageiro muito ao dos",
    nl: "de het een en van ik dat niet op te zijn er met voor was aan die maar mijn hij ze wij naar ook toen bij om heb had werd klant",
    xx: "je na to že som sa nie się jest ale bir ve bu için çok och att det som jag var inte på en ett og ikke på ja oli että ma nem egy és hogy và là của tôi không ang mga ng yang dan di saya",
  }).map(([code, list]) => [code, new Set(list.split(" "))]),
);

/** What a word outside the vocabulary, but one slip from it, counts towards being read. */
const LIKELY_WORTH = 0.8;

export interface Plausibility {
  /** Share of words that the engine knows, 0 to 1. */
  knownShare: number;
  functionShare: number;
  /** Share of neighbouring words that English never puts side by side ("of the and"). */
  brokenShare: number;
  isForeign: boolean;
  /** 0 readable English … 1 no language at all. */
  gibberish: number;
}

/** Tells English, another language, and letters or words thrown together apart. */
export function readPlausibility(
  texts: readonly string[],
  sentences: readonly Sentence[],
): Plausibility {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const lettered = tokens.filter((token) => !token.isNumber);
  const count = Math.max(1, lettered.length);
  const functionShare = lettered.filter((token) => FUNCTION_WORDS.has(token.low)).length / count;
  const knownShare =
    lettered.filter((token) => isKnown(token.low) || (token.isNamed && hasEnglishShape(token.low)))
      .length / count;
  const shapelyShare =
    lettered.filter((token) => isKnown(token.low) || hasEnglishShape(token.low)).length / count;
  const pairs = brokenPairs(sentences);
  const brokenShare = pairs.broken / Math.max(1, pairs.all);
  const isForeign = isOtherLanguage(texts.join(" "), lettered, functionShare);
  const likelyShare =
    knownShare > 0.85
      ? 0
      : lettered.filter((token) => !isKnown(token.low) && !token.isNamed && isNearKnown(token.low))
          .length / count;
  const strange = 1 - knownShare - LIKELY_WORTH * likelyShare;
  const unread =
    lettered.length === 0
      ? 1
      : Math.max(0, Math.min(1, (strange - (count < 20 ? 0.3 : 0.2)) / 0.13));
  const shapeless = lettered.length < 4 ? 0 : Math.max(0, Math.min(1, (0.75 - shapelyShare) / 0.2));
  const wordless =
    lettered.length < 12 ? 0 : Math.max(0, Math.min(1, (0.18 - functionShare) / 0.1));
  const salad = lettered.length < 20 ? 0 : Math.max(0, Math.min(1, (brokenShare - 0.13) / 0.1));
  const isDigits = tokens.length >= 4 && lettered.length / tokens.length < 0.5 ? 1 : 0;
  return {
    knownShare,
    functionShare,
    brokenShare,
    isForeign,
    gibberish: Math.max(unread, shapeless, isDigits, salad, wordless * (unread > 0.1 ? 1 : 0.85)),
  };
}

const RARE_PAIR =
  /[bcdfghjkmpqtvwxz]{4}|(?:q[^u])|[aeiou]{4}|(?:vk|xk|qz|jq|zx|vb|kq|wq|hx|pz|fq|gx|jf|jx|bq|cj|dx|fk|gq|hj|kx|mq|mx|pj|qk|sx|tq|vj|vx|wx|xj|zj|zq|fz|jj|vv|uu|ii)|(.)\1\1/;

function hasEnglishShape(low: string): boolean {
  if (low.length > 24) return false;
  const vowels = low.match(/[aeiouyáéíóúäöüèêàâ]/g)?.length ?? 0;
  return (
    vowels / low.length >= 0.2 &&
    vowels / low.length <= 0.75 &&
    !RARE_PAIR.test(low) &&
    !/^(?:lorem|ipsum|dolor|amet|consectetur|adipiscing|elit|tempor|incididunt|labore|magna|aliqua|veniam|nostrud)$/.test(
      low,
    )
  );
}

const ENDERS = /^(?:the|a|an|my|our|their|your)$/;
const NO_SUBJECT_AFTER = /^(?:of|from|the|a|an|my|our|his|their|your|at|into|with)$/;

function brokenPairs(sentences: readonly Sentence[]): { broken: number; all: number } {
  let broken = 0;
  let all = 0;
  for (const { tokens } of sentences) {
    for (let i = 1; i < tokens.length; i += 1) {
      const before = tokens[i - 1] as Token;
      const token = tokens[i] as Token;
      all += 1;
      if (token.afterPause || token.quoted) continue;
      const isBroken =
        (ENDERS.test(before.low) &&
          FUNCTION_WORDS.has(token.low) &&
          !/^(?:same|most|more|other|own|few|one|many|lot|less|all|little|only|very|first|second|next|too|last|off|then|up|out|out-of|down|back|several|now|again|much|no|just|over|under|inside|in|so|not|still|well|something|even|enough)$/.test(
            token.low,
          )) ||
        (NO_SUBJECT_AFTER.test(before.low) && /^(?:i|he|she|we|they)$/.test(token.low)) ||
        (/^(?:to|and|of|but|or|i|we)$/.test(before.low) && token.low === before.low) ||
        (/^(?:i|he|she|we|they)$/.test(before.low) &&
          (DETERMINERS.has(token.low) || /^(?:of|from|and|or|for|by|at|is|but)$/.test(token.low)) &&
          !/^(?:all|both|each|no|either|neither|her|that|and|but|or)$/.test(token.low)) ||
        ((MODALS.has(before.low) || /^(?:didn't|don't|doesn't)$/.test(before.low)) &&
          (DETERMINERS.has(token.low) ||
            /^(?:of|and|from|for|with|was|were|is)$/.test(token.low)) &&
          !/^(?:all|each|both|and|no|this|that|any)$/.test(token.low));
      if (isBroken) broken += 1;
      if (
        i === tokens.length - 1 &&
        (ENDERS.test(token.low) ||
          (AUXILIARIES.has(token.low) && /^(?:am|are|were)$/.test(token.low)))
      )
        broken += 1;
    }
  }
  return { broken, all };
}

function isOtherLanguage(text: string, lettered: readonly Token[], functionShare: number): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin / letters < 0.5) return true;
  if (lettered.length < 6 || functionShare > 0.25) return false;
  const rawLows = lettered.map((token) => token.text.toLowerCase().replace(/’/g, "'"));
  const best = Math.max(
    ...Object.values(FOREIGN).map(
      (set) => rawLows.filter((low) => set.has(low)).length / lettered.length,
    ),
  );
  return best > 0.16 && best > functionShare * 1.3;
}
