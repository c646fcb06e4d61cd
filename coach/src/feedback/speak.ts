import type { Recruiter } from "content/recruiters/schema";
import type { RecruiterFeedback } from "contract/ai-recruiter";
import type { LanguageCode } from "contract/languages";
import type { StarSection } from "contract/star";
import type { Advice, Evidence, StarAnalysis } from "contract/star-analysis";
import { locate, type Places } from "../star/analyse-text.ts";
import type { LimitId } from "../star/limits.ts";
import type { FeatureId } from "../star/rubric.ts";
import type { Variant } from "../star/variant.ts";
import { anyWords, firstSpeakable, type OwnWords, strongestWords } from "./own-words.ts";
import { type Choose, countSpokenWords, createChooser, fill, joinSentences } from "./say.ts";
import { turnToYou } from "./take-up.ts";
import { featureOf, stepOf, verdictOf } from "./themes.ts";
import { type AirlineValue, valueFor } from "./value.ts";
import { isSayingId, type SayingId, sayingsOf } from "./words.ts";

interface Spoken
  extends Pick<RecruiterFeedback, "strength" | "nextStep" | "followUp" | "airlineValue"> {
  text: string;
}

/** What holds an answer down so far that it is said first; "nothing" where there is no answer in the words at all. */
export interface Trouble {
  id: LimitId | "nothing";
  evidence: Evidence[];
}

interface Heard {
  analysis: StarAnalysis;
  places: Places;
  trouble: Trouble | null;
  /** The section to be asked for. */
  section: StarSection | null;
  /** Which questions of its kind it belongs to. */
  variant: Variant | null;
  response: string;
  recruiter: Recruiter;
  saidBefore: readonly string[];
  language: LanguageCode;
}

/** From here on feedback opens with praise and the next step is a polish. */
const STRONG_FROM = 75;
/** Fewer words sound curt; a reason for the next step fills them. */
const LEAST_WORDS = 32;

/** The recruiter's words on an answer: opening, what was strong, what comes next, and the one question that is left. */
export function speak(heard: Heard): Spoken {
  const say = sayer(heard);
  if (heard.analysis.overallScore === null)
    return {
      text: say("unread"),
      ...{ strength: null, nextStep: null, followUp: null, airlineValue: null },
    };
  return heard.trouble === null
    ? speakOfAnswer(heard, say)
    : speakOfTrouble(heard, heard.trouble, say);
}

type Say = (id: SayingId, values?: Readonly<Record<string, string>>) => string;

function sayer({ recruiter, response, saidBefore, language }: Heard): Say & { choose: Choose } {
  const choose = createChooser(`${recruiter.id}\n${response}`, saidBefore);
  const say: Say = (id, values = {}) =>
    choose(
      id,
      sayingsOf(id, language).map((template) => fill(template, values)),
    );
  return Object.assign(say, { choose });
}

function speakOfAnswer(heard: Heard, say: Say & { choose: Choose }): Spoken {
  const { analysis, places, recruiter, language } = heard;
  const isStrong = (analysis.overallScore ?? 0) >= STRONG_FROM;
  const style = recruiter.communication;
  const own = strongestWords(analysis, places);
  const strength =
    own === null || own.feature === null
      ? null
      : {
          text: takeUp(own, verdictOf(own.feature, heard.variant), say, language),
          evidence: own.evidence,
        };
  const anything = strength === null ? anyWords(heard.response) : null;
  const gap = gapToName(heard, own?.feature ?? null);
  const feature = gap === null ? null : featureOf(gap.note.id);
  const nextStep = {
    text:
      feature === null
        ? say("keep")
        : say(`${isStrong ? "polish" : "frame"}.${style}`, {
            step: say(stepOf(feature, analysis.kind, heard.variant)),
          }),
    evidence: quoted(gap?.evidence ?? [], places),
  };
  const touched = strength && own?.feature ? valueFor(recruiter.airline, own.feature) : null;
  const served =
    touched === null && feature !== null && feature !== "hesitation"
      ? valueFor(recruiter.airline, feature)
      : null;
  const value = (of: AirlineValue | null, id: SayingId) =>
    of === null ? [] : [say(id, { airline: recruiter.airline, value: of.name })];
  const followUp = askFor(heard, say);
  const parts = [
    opening(heard, isStrong ? "praise" : "reaction", say),
    ...(strength === null ? [] : [strength.text, ...value(touched, "value.touched")]),
    ...(anything === null ? [] : [say("heard", { words: anything.piece })]),
    ...(isStrong ? [] : [opening(heard, "correct", say)]),
    nextStep.text,
    ...value(served, "value.served"),
  ];
  return {
    text: whole(heard, parts, followUp, say(`why.${style}`)),
    ...{ strength, nextStep, followUp },
    airlineValue: (touched ?? served)?.whole ?? null,
  };
}

function speakOfTrouble(
  heard: Heard,
  { id, evidence }: Trouble,
  say: Say & { choose: Choose },
): Spoken {
  const style = heard.recruiter.communication;
  const bare = `trouble.${id}.bare`;
  // Words that are not the ones found wanting must not be held up as misconduct.
  const words =
    firstSpeakable(evidence, heard.places) ?? (isSayingId(bare) ? null : anyWords(heard.response));
  const needsWords = sayingsOf(`trouble.${id}`, heard.language).some((text) =>
    /\{words\}/i.test(text),
  );
  const named =
    needsWords && words === null
      ? say(isSayingId(bare) ? bare : "trouble.bare")
      : say(`trouble.${id}`, { words: words?.piece ?? "" });
  const followUp = askFor(heard, say);
  const nextStep = {
    text: say(`frame.${style}`, { step: say(`turn.${id}`) }),
    evidence: quoted(evidence, heard.places),
  };
  return {
    text: whole(
      heard,
      [opening(heard, "reaction", say), named, nextStep.text],
      followUp,
      say(`why.${style}`),
    ),
    ...{ strength: null, nextStep, followUp, airlineValue: null },
  };
}

/** The gap to name: where something is asked for, the one that the question is about; else what is worth most. Never what was praised. */
function gapToName(
  { analysis, section, variant }: Pick<Heard, "analysis" | "section" | "variant">,
  praised: FeatureId | null,
): Advice | null {
  const known = analysis.improvements.filter(({ note }) => {
    const feature = featureOf(note.id);
    if (feature === null || feature === "hesitation") return feature !== null;
    return praised === null || verdictOf(feature, variant) !== verdictOf(praised, variant);
  });
  return known.find((item) => section !== null && item.section === section) ?? known[0] ?? null;
}

/** "You took the plate away, and that is a step I can picture." */
function takeUp(own: OwnWords, verdict: SayingId, say: Say, language: LanguageCode): string {
  const turned = language === "en" ? turnToYou(own.piece) : null;
  const said = say(verdict);
  return turned === null
    ? say("take.quoted", { words: own.piece, verdict: said })
    : say("take.turned", { words: turned, verdict: said });
}

/** In English a persona speaks its own phrases; in other languages those of its style. */
function opening(
  { recruiter, language }: Heard,
  moment: "reaction" | "praise" | "correct",
  say: Say & { choose: Choose },
): string {
  if (language === "en") return say.choose(moment, recruiter.phrases[moment]);
  const group = { reaction: "react", praise: "praise", correct: "lead" } as const;
  return say(`${group[moment]}.${recruiter.communication}`);
}

function askFor(heard: Heard, say: Say & { choose: Choose }): RecruiterFeedback["followUp"] {
  const { section, analysis, recruiter, language } = heard;
  if (section === null) return null;
  const isPersonal = section === "result" && analysis.kind === "behavioural" && language === "en";
  const ofVariant = `ask.${section}.${heard.variant}`;
  const id = isSayingId(ofVariant) ? ofVariant : `ask.${section}.${analysis.kind}`;
  if (!isSayingId(id)) return null;
  return {
    section,
    question: isPersonal ? say.choose("ask", recruiter.phrases.askForResult) : say(id),
  };
}

function whole(
  { language }: Heard,
  parts: readonly string[],
  followUp: RecruiterFeedback["followUp"],
  reason: string,
): string {
  const end = followUp === null ? [] : [followUp.question];
  const said = joinSentences([...parts, ...end], language);
  return countSpokenWords(said) >= LEAST_WORDS
    ? said
    : joinSentences([...parts, reason, ...end], language);
}

const quoted = (evidence: readonly Evidence[], places: Places) =>
  evidence.flatMap((item) => {
    const span = locate(item, places);
    return span === null ? [] : [{ ...span, quote: item.quote }];
  });
