import type { LanguageCode } from "contract/languages";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";
import { countWords } from "../../language/count-words.ts";
import { detectLanguage } from "../../language/detect.ts";
import { analyseStar } from "../../star/analyse.ts";
import { analyseText, cutText, scoreText } from "../../star/analyse-text.ts";
import { closesTheStory } from "../../star/spoken/endings.ts";
import type { BankQuestion } from "../knowledge/questions.ts";
import { fold } from "../read/message.ts";
import { posedIn } from "../read/posed-question.ts";
import { sentencesIn } from "../read/sentences.ts";
import type { Take } from "../state.ts";
import { assumedQuestion } from "./assumed-question.ts";
import type { Context } from "./draft.ts";
import { questionById } from "./practise.ts";

/** A section under this many points is asked for once more. */
const MISSING_UNDER = 30;
/** A section that rose by so much was told, if in few words. */
const TOLD_POINTS = 5;
const RELEVANT_FROM = 30;
/** From here on the analysis has found words of an ending. */
const ENDING_TOLD = 8;
/** A second answer of this share of the first stands on its own: it is a new take, not an addition. */
const WHOLE_TAKE = 0.7;
/** Of this share, and so long, it is the whole answer told anew: what it leaves out was left out on purpose. */
const TOLD_ANEW = 0.9;
const FEWEST_TOLD_ANEW = 80;
/** Points of safety by which an addition is unsafe, and does not only thin the answer out. */
const LESS_SAFE = 20;
const KEPT_CHARACTERS = 2500;

export interface Judged {
  analysis: StarAnalysis;
  take: Take;
}

/** Judged as an answer to the question; without one, to what it was most likely asked. The question in front of it is no part of it. */
export function judge(
  whole: string,
  question: BankQuestion | null,
  language: LanguageCode,
): Judged {
  const text = posedIn(whole)?.answer ?? whole;
  const { analysis } = analyseText({ question: knownOf(question, whole), text, language });
  return judgedOf(analysis, text);
}

/** What the analysis says of the answer that was judged last, to the question that is open. */
export const analysisOf = (
  { text }: Take,
  { voice, state }: Pick<Context, "voice" | "state">,
): StarAnalysis => judge(text, questionById(state.open?.id ?? ""), voice.language).analysis;

/** Scores versions of an answer that was judged, each as `judge` would: to the question that the whole of it answers. */
export function scorerOf(
  whole: string,
  question: BankQuestion | null,
  language: LanguageCode,
): (version: string) => number {
  const known = knownOf(question, whole);
  const isEnglish = (detectLanguage(whole) ?? "en") === "en";
  return (version) =>
    (isEnglish
      ? scoreText(known, version)
      : analyseText({ question: known, text: version, language }).analysis.overallScore) ?? 0;
}

const knownOf = (question: BankQuestion | null, text: string) =>
  question
    ? {
        text: question.question,
        kind: question.kind,
        category: question.category,
        competency: question.competency,
        listensFor: question.listensFor,
      }
    : assumedQuestion(text);

function judgedOf(analysis: StarAnalysis, text: string): Judged {
  return {
    analysis,
    take: {
      text: text.slice(0, KEPT_CHARACTERS),
      score: analysis.overallScore,
      sections: Object.fromEntries(
        STAR_SECTIONS.map((section) => [section, analysis.sections[section].score]),
      ) as Take["sections"],
    },
  };
}

/** The second answer together with the first, or alone where it tells all of it again and does so better. */
export function judgeTogether(
  first: Take,
  text: string,
  question: BankQuestion | null,
  language: LanguageCode,
): Judged {
  if (isRewritten(first.text, text) || isToldAnew(first.text, text))
    return judge(text, question, language);
  const together = judge(`${first.text}\n\n${text}`, question, language);
  if (text.length >= WHOLE_TAKE * first.text.length && !saysItsTask(text))
    return better(together, judge(text, question, language));
  if (together.analysis.kind !== "behavioural")
    return notBelow(first, together, question, language);
  const where = placed(first, text, question, language);
  const best = saysItsTask(text) ? where.reduce(better) : where.reduce(better, together);
  return notBelow(first, best, question, language);
}

/** "It was down to me to find him a bed. He wrote to my manager the next week": the task, and what it tells beside that, at the end. */
function withMore(
  text: string,
  sections: ReturnType<typeof cutText>["sections"],
): (typeof sections)[] {
  const told = sentencesIn(text);
  const ofTask = told.filter((one) => SAYS_ITS_TASK.test(one) || DOWN_TO_ME.test(one));
  const rest = told.filter((one) => !ofTask.includes(one));
  if (ofTask.length === 0 || rest.length === 0) return [];
  const task = `${sections.task} ${ofTask.join(" ")}`.trim();
  return [{ ...sections, task, result: `${sections.result} ${rest.join(" ")}`.trim() }];
}

/** Whether a second answer has so many sentences of the first that it stands in its place. */
function isRewritten(first: string, text: string): boolean {
  const known = new Set(sentencesIn(fold(first)));
  const told = sentencesIn(fold(text));
  const kept = told.filter((one) => known.has(one)).length;
  return told.length >= FEWEST_REWRITTEN && kept >= KEPT_SHARE * told.length;
}

/** Whether it is as long as the first one, and long enough to be all of it. */
const isToldAnew = (first: string, text: string): boolean =>
  countWords(text) >= FEWEST_TOLD_ANEW && countWords(text) >= TOLD_ANEW * countWords(first);

const FEWEST_REWRITTEN = 3;
const KEPT_SHARE = 0.4;

/** What adds nothing takes nothing away either, unless it tells of something unsafe. */
function notBelow(
  first: Take,
  added: Judged,
  question: BankQuestion | null,
  language: LanguageCode,
): Judged {
  if ((added.take.score ?? 0) >= (first.score ?? 0)) return added;
  const before = judge(first.text, question, language);
  const isUnsafe =
    (added.analysis.criteria.safety.score ?? 0) <
    (before.analysis.criteria.safety.score ?? 0) - LESS_SAFE;
  return isUnsafe ? added : { analysis: before.analysis, take: first };
}

/** "My job was the boxes", "I was the only one on, so it was down to me": what somebody adds says itself which section it is. */
export const saysItsTask = (text: string): boolean =>
  SAYS_ITS_TASK.test(text) || (DOWN_TO_ME.test(text) && countWords(text) <= LONGEST_TASK);

const DOWN_TO_ME =
  /\b(?:it|that) was (?:all |only |just )?(?:down|up) to me\b|\bso (?:it|that|the [a-z]+(?: [a-z]+)?) was my (?:job|task|role|duty|responsibility)\b|\bi was (?:the one )?(?:responsible|in charge)\b/iu;
const LONGEST_TASK = 60;

const SAYS_ITS_TASK =
  /^\W*(?:(?:so|well|and|but|yes|because|that|then|right|ah|oh|ok(?:ay)?)[,.!]? ){0,3}(?:(?:that |the )?(?:my|the) (?:own )?(?:job|task|role|responsibility)(?: (?:there|then|that \w+))? (?:was|is)\b|i (?:was|am) (?:the (?:person |one )?)?(?:responsible|in charge)|it was (?:up to me|my (?:job|task|role))|i (?:just |only |really )?want(?:ed)? (?:that )?(?:s?he|they|her|him|them|nobody|every(?:one|body)|the (?:guests?|passengers?|customers?|child(?:ren)?|lady|man|woman))\b|(?:my|our|the) (?:boss|manager|supervisor|chef|teacher|(?:team |shift )?leader|owner|head) (?:had )?(?:asked|told|wanted) (?:me|us)\b)/iu;

/**
 * The addition where it may belong: told in the section that was asked for (nobody has to say "the result was" to be understood),
 * in the place of the old ending, or its sentences in both.
 */
function placed(
  first: Take,
  text: string,
  question: BankQuestion | null,
  language: LanguageCode,
): Judged[] {
  const whole = `${first.text}\n\n${text}`;
  const known = knownOf(question, whole);
  const { sections } = cutText(known, first.text);
  const judged = (
    answer: typeof sections,
    as = Object.values(answer).filter(Boolean).join("\n\n"),
  ) => judgedOf(analyseStar({ question: known, answer, language }), as);
  const atTheEnd = judged({ ...sections, result: text });
  const into = (section: StarSection, part = text) =>
    judged({ ...sections, [section]: `${sections[section]} ${part}`.trim() }, whole);
  // "My job was the boxes": it says itself which section it is.
  if (saysItsTask(text))
    return [
      { ...sections, task: `${sections.task} ${text}`.trim() },
      ...withMore(text, sections),
      // "I was the supervisor that day so I was responsible that …": the clause that says it may be all of it.
      ...clausesOf(text)
        .filter((one) => SAYS_ITS_TASK.test(one) || DOWN_TO_ME.test(one))
        .map((one) => ({ ...sections, task: `${sections.task} ${one}`.trim() })),
    ].map((one) => judged(one));
  const asked = sectionMissingIn(first);
  // "I was the person in charge that day", while the ending was asked for: what one's task was is told all the same.
  const asTask =
    asked === "task" || (first.sections.task ?? 0) >= MISSING_UNDER ? [] : [into("task")];
  // "I decided to speak to him in private, because I respect him": in what was done, it may say more than at the end.
  if (asked === null) return [atTheEnd, into("action")];
  const adding = (part: string) => ({ [asked]: `${sections[asked]} ${part}`.trim() });
  // "I was on the poolside, so the deep end was mine to watch": one clause of it is what was asked for.
  const inAsked = [text, ...clausesOf(text)].map((part) => into(asked, part)).reduce(better);
  const { [asked]: part, ...others } = cutText(known, text).sections;
  const rest = Object.values(others).filter(Boolean).join(" ");
  if (asked === "result" || part === "" || rest === "") return [inAsked, ...asTask, atTheEnd];
  return [inAsked, ...asTask, atTheEnd, judged({ ...sections, ...adding(part), result: rest })];
}

/** The clauses of a short addition that could stand alone; none where it is all one. */
function clausesOf(text: string): string[] {
  const clauses = text
    .split(/,? (?:and|so|coz|cos|cuz|because|as|since|but) |[.;,] ?/iu)
    .map((one) => one.trim())
    .filter((one) => countWords(one) >= FEWEST_OF_A_CLAUSE);
  return clauses.length > 1 && clauses.length <= MOST_CLAUSES ? clauses : [];
}

const FEWEST_OF_A_CLAUSE = 5;
const MOST_CLAUSES = 5;

const better = (one: Judged, other: Judged): Judged =>
  (other.take.score ?? -1) > (one.take.score ?? -1) ? other : one;

/**
 * The section that the first take lacked, that the second answer told, and that still scores as if it were not there;
 * null where there is none.
 */
export function filledSection(
  first: Take,
  together: Judged,
  text: string,
  question: BankQuestion | null,
  language: LanguageCode,
): StarSection | null {
  if (together.analysis.kind !== "behavioural") return null;
  const asked = sectionMissingIn(first);
  if (asked === null) return null;
  const now = together.take.sections[asked] ?? 0;
  if (now >= MISSING_UNDER) return null;
  if (now >= (first.sections[asked] ?? 0) + TOLD_POINTS) return asked;
  return (judge(text, question, language).take.sections[asked] ?? 0) >= MISSING_UNDER
    ? asked
    : null;
}

/** The part of a story that is missing most, in the order in which assessors miss it. */
export function missingSection({ analysis, take }: Judged): StarSection | null {
  if (analysis.kind !== "behavioural") return null;
  // An answer to another question is not mended by its ending.
  if ((analysis.criteria.relevance.score ?? 100) < RELEVANT_FROM) return null;
  return sectionMissingIn(take);
}

export function sectionMissingIn({ sections }: Take): StarSection | null {
  const order: readonly StarSection[] = ["result", "action", "situation", "task"];
  return order.find((section) => (sections[section] ?? 0) < MISSING_UNDER) ?? null;
}

/** Where it is told how it ended, however thinly: the ending then needs proof, and is not asked for anew. */
export function tellsItsEnding(take: Take): boolean {
  if ((take.sections.result ?? 0) >= ENDING_TOLD) return true;
  const sentences = take.text
    .trim()
    .split(/(?<=[.!?。！？])\s*/u)
    .filter(Boolean);
  return sentences.length > 1 && closesTheStory(fold(sentences.slice(-2).join(" ")));
}

/** Every section under this, there is no event in it: what somebody always does, or thinks, cannot be scored as one. */
const NO_EVENT_UNDER = 20;
/** Fewer words may be the beginning of one. */
const NO_EVENT_WORDS = 30;

/** Whether it tells what one does in general, where one event was asked for. */
export function tellsNoEvent({ sections, text }: Take): boolean {
  const measured = STAR_SECTIONS.flatMap((section) => sections[section] ?? []);
  return (
    measured.length > 0 &&
    measured.every((points) => points < NO_EVENT_UNDER) &&
    countWords(text) >= NO_EVENT_WORDS
  );
}

export function weakestSection({ analysis, take }: Judged): StarSection | null {
  if (analysis.kind !== "behavioural") return null;
  const measured = STAR_SECTIONS.filter((section) => take.sections[section] !== null);
  return measured.sort((a, b) => (take.sections[a] ?? 0) - (take.sections[b] ?? 0))[0] ?? null;
}
