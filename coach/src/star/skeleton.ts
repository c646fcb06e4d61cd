import { STAR_SECTIONS } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";
import type { AdviceInput } from "./advice-input.ts";
import { shorten } from "./advice-quotes.ts";
import { sentenceFor } from "./what-if.ts";
import { writeNote } from "./words.ts";

/** A section with every feature above this needs no new frame. */
const COMPLETE_FROM = 0.7;
/** With a limit below this, the words themselves are what has to go: they are not built upon. */
const UNUSABLE_BELOW = 26;

/** The next take, box by box: the person's own words where they carry, and an open gap for what is missing most. Adds no fact. */
export function writeSkeleton({
  scale,
  features,
  limits,
  lastWords,
  language,
}: AdviceInput): StarAnalysis["skeleton"] {
  const limit = limits[0] ?? null;
  return STAR_SECTIONS.map((section) => {
    const general = `frame.bare.${section}` as const;
    const bare = sentenceFor(general, scale) ?? general;
    const lines = scale.rubric.sections[section];
    const weakest = [...lines].sort(
      (a, b) => (1 - features[b[0]].value) * b[1] - (1 - features[a[0]].value) * a[1],
    )[0];
    const own = [...lines]
      .sort((a, b) => b[1] - a[1])
      .map(([id]) =>
        features[id].evidence
          .filter((item) => item.section === section && isWorthKeeping(item.quote))
          .sort((a, b) => b.quote.length - a.quote.length),
      )
      .find((list) => list.length > 0);
    const last = lastWords(section);
    const words = own?.[0] ?? (last !== null && isWorthKeeping(last.quote) ? last : null);
    const isUsable = words !== null && (limit === null || limit.cap >= UNUSABLE_BELOW);
    if (!isUsable || weakest === undefined)
      return { section, prompt: writeNote(bare, {}, language) };
    const values = { quote: shorten(words.quote) };
    const added = sentenceFor(`frameAdd.${weakest[0]}`, scale);
    if (features[weakest[0]].value >= COMPLETE_FROM || added === null)
      return { section, prompt: writeNote("frame.full", values, language) };
    return { section, prompt: writeNote(added, values, language) };
  });
}

/** Long enough to build upon, short enough to be read, and no mere opinion. */
const isWorthKeeping = (quote: string): boolean =>
  quote.length >= (/[\u3040-\u9fff\uac00-\ud7a3]/.test(quote) ? 6 : 15) &&
  quote.length <= 140 &&
  !/^(?:and |but |so )?(?:i (?:think|believe|hope|feel|felt|guess|suppose|was so|would like|look for)|maybe|perhaps|it (?:shows|just))\b/i.test(
    quote,
  );
