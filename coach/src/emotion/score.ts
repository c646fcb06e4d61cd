import { EMOTIONS, type Emotion, type EmotionCue, type EmotionData } from "contract/emotion";

/**
 * What the absence of a feeling weighs: more than one slight sign (0.3 to 0.65), less than one sign of
 * middling weight (0.9), so that a filler alone makes nobody nervous. Plain facts add to it by cues of
 * their own: who says where they worked and when does not sound like much.
 */
const NEUTRAL = 0.6;
/** In a long telling one sign says less of how the teller sounds: what 250 words add more than doubles it. */
const NEUTRAL_PER_WORD = 0.005;
const NEUTRAL_FREE_WORDS = 50;
/** A reading without any cue never claims more: the contract's bound. */
const NO_CUE_CONFIDENCE = 0.3;
/** Weights from which an intensity is medium or high: one strong sign; two of them, or one and degree. */
const MEDIUM_FROM = 1.5;
const HIGH_FROM = 3;
/** Evidence of this weight is worth 63 % of full trust, of twice as much 86 %. */
const EVIDENCE_SCALE = 1.6;
/** Trust where two feelings are as strong as each other: half, for one of them is right. */
const TRUST_AT_TIE = 0.5;
/** A second feeling is named from half of the first on, and from what is more than a slight sign. */
const SECOND_SHARE = 0.5;
const SECOND_FROM = 0.6;
/** Fillers and hedges count in full up to this many words; then by how dense they are. Speech has 3 to 5 in a hundred words. */
const HESITATION_WORDS = 40;
/** Other signs count in full up to this many words, then fall with the square root: a story has room for many. */
const SIGN_WORDS = 60;
/**
 * A log-odds of the fitted weights (`learned`) against one unit of a cue's weight: with 0.6 of neutral, the
 * best of 0.85 to 2.5 by cross-validation on the texts by state.
 */
const LEARNED = 1.8;
/** The same words again count half each time, and nothing from the fifth on. */
const MOST_REPEATS = 4;

/** A named feeling is meant however long the text is; every other sign counts by its density. */
export function dilute(
  weight: number,
  kind: EmotionCue["kind"],
  words: number,
  isNamed: boolean,
): number {
  if (isNamed) return weight;
  const isHesitation = kind !== "word" && kind !== "lack";
  const share = (isHesitation ? HESITATION_WORDS : SIGN_WORDS) / words;
  return weight * Math.min(1, isHesitation ? share : Math.sqrt(share));
}

/** Halves each repetition of the same words for the same feeling, drops what is then next to nothing, rounds to hundredths. */
export function withoutRepetition(cues: readonly EmotionCue[]): EmotionCue[] {
  const seen = new Map<string, number>();
  return cues.flatMap((cue) => {
    const key = `${cue.emotion} ${cue.kind} ${cue.quote.toLowerCase()}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const weight = Math.round((100 * cue.weight) / 2 ** before) / 100;
    return before >= MOST_REPEATS || weight === 0 ? [] : [{ ...cue, weight }];
  });
}

/**
 * The feeling with the greatest sum of its cues' weights and of what was learned, if it outweighs `NEUTRAL`.
 *
 * @param learned Log-odds of each feeling, empty where nothing is known of the language.
 * @param shown The cues that the person sees; without one of the first feeling trust is bounded.
 *
 * Confidence = evidence × (0.5 + 0.5 × margin), where evidence = 1 − e^(−first/1.6) and margin =
 * (first − second) / first, the second being another feeling or neutral.
 */
export function judge(
  cues: readonly EmotionCue[],
  learned: ReadonlyMap<Emotion, number>,
  words: number,
  shown: readonly EmotionCue[] = cues,
): EmotionData {
  // Neutral stands first, so that it holds a tie.
  const sums = new Map<Emotion, number>([
    ["neutral", 0],
    ...EMOTIONS.map((emotion) => [emotion, 0] as const),
  ]);
  for (const { emotion, weight } of cues) sums.set(emotion, (sums.get(emotion) ?? 0) + weight);
  const share = LEARNED * Math.min(1, Math.sqrt(SIGN_WORDS / Math.max(1, words)));
  // Where a feeling has one strong sign, the tone of the other words does not make it neutral.
  const isShown = [...sums].some(([emotion, sum]) => emotion !== "neutral" && sum >= MEDIUM_FROM);
  for (const [emotion, weight] of learned) {
    const isOutvoting = isShown && emotion === "neutral" && weight > 0;
    if (!isOutvoting) sums.set(emotion, (sums.get(emotion) ?? 0) + share * weight);
  }
  const longer = NEUTRAL_PER_WORD * Math.max(0, words - NEUTRAL_FREE_WORDS);
  sums.set("neutral", (sums.get("neutral") ?? 0) + NEUTRAL + longer);
  const [first, second] = [...sums].sort((a, b) => b[1] - a[1]) as [
    [Emotion, number],
    [Emotion, number],
  ];
  const [primary, weight] = first;
  const margin = (weight - Math.max(0, second[1])) / weight;
  const trust = TRUST_AT_TIE + (1 - TRUST_AT_TIE) * margin;
  const runnerUp = [...sums]
    .filter(([emotion]) => emotion !== primary && emotion !== "neutral")
    .sort((a, b) => b[1] - a[1])[0];
  const hasSecond =
    runnerUp !== undefined && runnerUp[1] >= Math.max(SECOND_FROM, SECOND_SHARE * weight);
  const hasCue = shown.some(({ emotion }) => emotion === primary);
  const evidence = hasCue ? 1 - Math.exp(-weight / EVIDENCE_SCALE) : NO_CUE_CONFIDENCE;
  return {
    primary,
    ...(hasSecond && { secondary: runnerUp[0] }),
    intensity:
      primary === "neutral" || weight < MEDIUM_FROM
        ? "low"
        : weight < HIGH_FROM
          ? "medium"
          : "high",
    confidence: Math.round(100 * evidence * trust) / 100,
  };
}
