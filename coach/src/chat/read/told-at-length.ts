import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Shorter messages are found by their words, longer ones are stories that answer a question. */
const FEWEST_WORDS = 9;
const MOST_WORDS = 90;
/** Above what single words of the story around it find, an age told by the way among them. */
const SCORE = 0.991;
const AT_LENGTH = "told at length, ";

/** Whether a reading is of that kind: no feeling, wish or job told around it is meant. @param because why it was read so */
export const isToldAtLength = (because: string): boolean => because.startsWith(AT_LENGTH);

const ASKS_FOR_WORDS =
  /\b(?:what|how) (?:can|do|could|should|would|am|to|if)\b.{0,14}\b(?:i|say|tell|answer|explain|put|reply)\b|\b(?:do|should|can|may|must) i (?:lie|say|tell|mention|admit|put|write)\b|\bwithout (?:it )?sounding\b|\bsound like\b/;

/** The course of the day, whatever is told around it. Folded text. */
const ASKS_THE_COURSE =
  /\bwhat (?:actually |really |exactly |even )?(?:happens|goes on|is going to happen|will happen|do (?:they|we|you) (?:actually )?do) (?:on|at|during|in) (?:the|that|an?|my|this|such an?) (?:(?:assessment|open|recruitment|selection|whole|actual) )?day\b|\b(?:talk|take|walk|run) me through (?:the|an?|my|that) (?:(?:assessment|open|recruitment|selection|whole) )?day\b|\border of (?:the day|stuff|things|events)\b(?=.*\b(?:day|group|interview)\b)/;

/** What a life told at length comes down to, by the turn of phrase that people use for it. Folded text; the first that fits counts. */
const COMES_DOWN_TO: readonly (readonly [id: string, ...patterns: RegExp[]])[] = [
  [
    "assessment-days/final-the-gap",
    /\b(?:nothing|empty|blank|hole|gap|years? out|year off)\b.{0,25}\b(?:on|in) my (?:cv|resume)\b|\bgap (?:in|on) my (?:cv|resume|work\w*)\b|\b(?:one|two|three|four|five|\d) years? (?:of )?nothing\b/,
    ASKS_FOR_WORDS,
  ],
  [
    "syllabus/first-aid-fainting",
    /^(?!.*\b(?:in training|lesson|course|blood|heart attack|pregnan\w*|child|baby|pilot|captain|colleague|isn'?t|or is)\b).*\b(?:faints?|fainted|fainting|pass(?:es|ed)? out|collapses?)\b/,
    /\bwhat (?:do|should|would|must|can) (?:i|we|you)\b|\bwho do i\b|\bhow (?:do|should|would|can) (?:i|we|you)\b/,
  ],
  [
    "assessment-days/asked-blank-in-the-interview",
    /\bmind (?:goes|went|is|just goes) (?:totally |completely )?blank\b|\b(?:i|it) (?:just |always )?(?:go|goes|went) blank\b|\b(?:it'?s|about|fear) the blank\b|\bnothing comes (?:out|to mind|for)\b/,
    ASKS_FOR_WORDS,
  ],
  [
    "assessment-days/asked-perfectionist-as-weakness",
    /^(?!.*\b(?:don'?t|do not|not|never|no) (?:wanna |want to |like to |going to )?(?:say|be|tell|use)\b.{0,20}\bperfectionis[tm]).*\bperfectionis[tm]\b/,
    /\b(?:should i|can i|could i|do i|or is it|which is better|does that work|is it ok)\b/,
  ],
  [
    "assessment-days/final-dismissed",
    /^(?!.*\b(?:can|could|will|would|might|may) (?:they|i|you|the airline)\b.{0,25}\b(?:sack|fire|dismiss|let go)).*\b(?:i|i've|i was|me|got) (?:\w+ ){0,3}(?:sacked|fired|dismissed|let go|kicked out|given the boot)\b/,
    /\b(?:why i left|why i was|lie|ask|asks|say|tell|mention|admit|recruiters?|interview)\b/,
  ],
  [
    "assessment-days/asked-ask-to-repeat",
    /\b(?:recruiters?|interviewers?|assessors?|panel|they|he|she|trainers?)\b.{0,60}\b(?:accents?|fast|mumbl\w+|quick(?:ly)?)\b.{0,60}\b(?:don'?t|can'?t|didn'?t|couldn'?t|cannot|not) (?:understand|understood|follow|catch|hear)\b|\b(?:say yes|nod|smile)\b.{0,30}\b(?:don'?t|didn'?t|without) (?:understand\w*|catch\w*|follow\w*)\b/,
  ],
  [
    "assessment-days/final-joining-the-talk",
    /\b(?:talk(?:s|ed|ing)?|speak(?:s|ing)?|spoke|shout(?:s|ing|ed)?) over (?:me|everyone|everybody|us|the others)\b|\b(?:can'?t|cannot|couldn'?t|never) get a word in\b|\b(?:took|takes?) (?:it |everything )?over (?:completely|everything)\b/,
    /\b(?:what|how) (?:can|do|could|should|would) i\b|\b(?:sentence|phrase|line|words?) (?:to|for)\b/,
    /\b(?:groups?|exercise|task|discussion|the others|all of them|team)\b/,
  ],
  [
    "assessment-days/final-story-from-elsewhere",
    /\b(?:never|haven'?t|hardly) (?:\w+ ){0,3}(?:had|met|dealt with|seen|served) (?:one|any|an? (?:angry|difficult|rude) \w+|customers|guests)\b/,
    /\b(?:ask|asks|question|recruiters?|interview|example|story)\b/,
  ],
  [
    "assessment-days/final-career-change",
    /\bwhy (?:only |on earth |just |the hell |all of a sudden )?now\b/,
    /\b(?:years (?:in|at|as|behind)|sold (?:my|the)|left (?:my|the)|leave (?:my|the|a)|shop|bank|office|branch|school|classroom|ward|clinic|career|steady job|safe job)\b/,
  ],
  [
    "assessment-days/asked-why-now",
    /\bwhy (?:only |on earth |just |the hell |all of a sudden )?now\b/,
    /\b(?:ask|asks|answer|say|tell|interview|bound to|sound|recruiters?)\b/,
  ],
  [
    "assessment-days/final-career-change",
    /\b(?:do|does|would|will) (?:the )?(?:airlines?|they|recruiters?|easyjet|ryanair|emirates) (?:actually |really |even )?(?:care|value|rate|want|count|like|give a \w+(?:'s)?(?: about)?)\b.{0,25}\b(?:background|experience|years|career|profession)\b/,
    /\b(?:nurse|paramedic|teacher|police|officer|chef|soldier|army|engineer|lawyer|bank\w*|office|carer|midwife|firefighter|accountant|hairdresser|farmer|builder|plumber)\b/,
  ],
  [
    "assessment-days/asked-short-of-a-requirement",
    /\b(?:\d{1,2}(?:\.\d)?|one|two|three|four|five|half a|a) (?:cm|centimet\w+|inch\w*) (?:short|too short|too small|below|under|off|missing)\b|\bjust (?:under|below|short of) (?:the|their) (?:height|reach|minimum|limit|mark)\b/,
    /\b(?:worth|apply|applying|try|trying|chance|bother|look at other|still go)\b/,
  ],
  [
    "assessment-days/asked-door-opened-in-flight",
    /\b(?:open|opens|opened|pull|pulls|pulled)\w* (?:up )?(?:the|that|a|this|one) (?:\w+ )?doors?\b(?=.*\b(?:sucked|in the (?:air|sky)|mid-?air|mid-?flight|up there|while (?:we'?re|it'?s|you'?re) (?:up|flying))\b)|\bdoors?\b.{0,60}\bsucked out\b/,
  ],
  [
    "syllabus/decompression-and-turbulence-spare-masks",
    /\b(?:mine|my (?:own )?mask|one mask|a mask|his mask|her mask)\b.{0,15}\b(?:doesn'?t|does not|didn'?t|won'?t|never) (?:fall|drop|comes?)\b/,
  ],
  [
    "syllabus/passenger-handling-assistance-dog-eu",
    /^(?!.*\b(?:emotional|support|us|american|united states|bark\w*|allerg\w*)\b).*(?:\b(?:guide|assistance|trained) dogs?\b|\bdog\b.{0,25}\b(?:trained|guide|assistance)\b).*\b(?:where|go|goes|sit|sits|hold|cabin|put|travel)\b/,
  ],
];

/** A story around one question that everybody of that story has; nothing where no such turn of phrase stands in it. */
export function readToldAtLength({ plain, length }: Message, knowledge: ChatKnowledge): Reading[] {
  if (length < FEWEST_WORDS || length > MOST_WORDS) return [];
  if (ASKS_THE_COURSE.test(plain))
    return [
      {
        request: { kind: "assessment-day", tells: "course" },
        score: SCORE,
        because: `${AT_LENGTH}the course of the day`,
      },
    ];
  const found = COMES_DOWN_TO.find(([, ...patterns]) =>
    patterns.every((pattern) => pattern.test(plain)),
  );
  const entry = found && knowledge.entry(found[0]);
  return entry
    ? [
        {
          request: entryRequest([entry.citation.id]),
          score: SCORE,
          because: `${AT_LENGTH}${entry.citation.id}`,
        },
      ]
    : [];
}
