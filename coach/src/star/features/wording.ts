import type { Evidence } from "contract/star-analysis";
import { readWordiness } from "../read/gaming.ts";
import type { Reading } from "../reading.ts";
import { clamp, type Feature, factsOf, feature, quoteHits, saturate } from "./feature.ts";

/** Unique concrete words that make a full picture; further ones earn nothing, so length alone earns nothing. */
const FULL_PICTURE_WORDS = 34;

/** The lines about wording and topic that every kind of question has, and how much substance stands behind them, 0 to 1. */
export function readWording(reading: Reading) {
  const { flow, economy, substance } = readClarity(reading);
  const topic = feature(
    reading.relevance.share,
    quoteHits(
      reading,
      reading.relevance.hits.map((hit) => ({
        sentence: hit.sentence,
        from: hit.token,
        to: hit.token + 1,
      })),
    ),
  );
  return { substance, lines: { ...readFacts(reading), topic, flow, economy } };
}

/** How much of the wording can be pictured, and how many facts could be checked. */
function readFacts(reading: Reading): { facts: Feature; picture: Feature } {
  const numbers = factsOf(reading, ["number"]);
  const times = factsOf(reading, ["time", "anchor"]);
  const places = factsOf(reading, ["place", "role"]);
  const names = factsOf(reading, ["name"]);
  const speech = factsOf(reading, ["speech"]);
  const worth =
    Math.min(3.5, numbers.length) +
    Math.min(1.5, times.length * 0.75) +
    Math.min(2, places.length * 0.6) +
    Math.min(2, names.length * 0.7) +
    Math.min(1.5, speech.length * 0.75);
  const unique = reading.picture.size;
  const density = reading.words === 0 ? 0 : unique / reading.words;
  return {
    facts: feature(
      saturate(worth, 6),
      quoteHits(reading, [...numbers, ...speech, ...names, ...times, ...places].slice(0, 12)),
    ),
    picture: feature(
      0.7 * saturate(unique, FULL_PICTURE_WORDS) +
        0.3 * clamp((density - 0.08) / 0.2) * clamp(unique / 12),
    ),
  };
}

/** Sentences that a listener can follow. Grammar, spelling and accent are never judged. */
function readClarity(reading: Reading): {
  flow: Feature;
  economy: Feature;
  substance: number;
} {
  const lengths = reading.sentences.map((sentence) => sentence.tokens.length);
  const longest = Math.max(0, ...lengths);
  const mean = lengths.length === 0 ? 0 : reading.words / lengths.length;
  const substance = clamp(reading.picture.size / 16);
  const flowing =
    clamp(1 - Math.max(0, mean - 28) / 60) * 0.8 + 0.2 * clamp(1 - Math.max(0, longest - 60) / 100);
  const long = reading.sentences.filter((sentence) => sentence.tokens.length > 60);
  const fillers = reading.sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token, at) =>
      /^(?:um|uh|er|erm|hmm|basically|literally)$/.test(token.low)
        ? [{ sentence, from: at, to: at + 1 }]
        : [],
    ),
  );
  const wordiness = readWordiness(reading.sentences, reading.clauses);
  const density = reading.words === 0 ? 0 : reading.picture.size / Math.min(reading.words, 220);
  const excess = clamp((reading.words - 420) / 400);
  const lean =
    clamp((density - 0.05) / 0.15) * (1 - 0.6 * excess) -
    Math.min(0.3, fillers.length * 0.03) -
    reading.repeatedShare -
    0.5 * clamp((wordiness.buzzShare - 0.2) / 0.3);
  const longEvidence: Evidence[] = quoteHits(
    reading,
    long.map((sentence) => ({ sentence, from: 0, to: Math.min(8, sentence.tokens.length) })),
    "could-earn-more",
  );
  return {
    flow: feature(flowing * (0.6 + 0.4 * substance) * clamp(reading.words / 20), longEvidence),
    economy: feature(lean * substance, quoteHits(reading, fillers, "could-earn-more")),
    substance,
  };
}
