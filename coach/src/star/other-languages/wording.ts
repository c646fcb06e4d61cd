import { clamp, feature, saturate } from "../features/feature.ts";
import { different, hitsOf, pictureSize, quoteAll } from "./counting.ts";
import type { OtherReading } from "./read-text.ts";

/** A little less than in English, for compounds and dropped pronouns say more in a word: further concrete words earn nothing, so length alone earns nothing. */
const FULL_PICTURE_WORDS = 31;
const SUBSTANCE_WORDS = 16;

/** The lines about wording that every kind of question has, and how much substance stands behind them, 0 to 1. */
export function readWording(reading: OtherReading) {
  const unique = pictureSize(reading, reading.picture);
  const facts = Object.values(reading.sections).flatMap((section) => section.facts);
  const kind = (name: "number" | "name" | "speech") => facts.filter((fact) => fact.kind === name);
  const times = different(hitsOf(reading, "time"));
  const places = [...different(hitsOf(reading, "place")), ...different(hitsOf(reading, "role"))];
  const worth =
    Math.min(3.5, kind("number").length) +
    Math.min(1.5, times.length * 0.75) +
    Math.min(2, places.length * 0.6) +
    Math.min(2, kind("name").length * 0.7) +
    Math.min(1.5, kind("speech").length * 0.75);
  const substance = clamp(unique / SUBSTANCE_WORDS);
  const lengths = reading.sentences.map((sentence) => sentence.words.length);
  const mean = lengths.length === 0 ? 0 : reading.words / lengths.length;
  const longest = Math.max(0, ...lengths);
  const fillers = different(hitsOf(reading, "filler"));
  const flowing =
    0.8 * clamp(1 - Math.max(0, mean - 30) / 60) + 0.2 * clamp(1 - Math.max(0, longest - 70) / 100);
  const density = unique / Math.max(1, Math.min(reading.words, 220));
  const lean =
    clamp((density - 0.05) / 0.15) * (1 - 0.6 * clamp((reading.words - 450) / 400)) -
    Math.min(0.3, fillers.length * 0.04) -
    reading.repeatedShare;
  return {
    substance,
    lines: {
      facts: feature(
        saturate(worth, 5),
        quoteAll(
          reading,
          [...facts.map((fact) => fact.clause), ...times.map((hit) => hit.clause)].slice(0, 12),
        ),
      ),
      picture: feature(
        0.7 * saturate(unique, FULL_PICTURE_WORDS) +
          0.3 * clamp((density - 0.08) / 0.2) * clamp(unique / 12),
      ),
      flow: feature(flowing * (0.6 + 0.4 * substance) * clamp(reading.words / 20)),
      economy: feature(
        lean * substance,
        quoteAll(
          reading,
          fillers.map((hit) => hit.clause),
          "could-earn-more",
        ),
      ),
    },
  };
}
