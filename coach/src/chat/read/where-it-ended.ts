import type { ChatState } from "../state.ts";
import { askingSentencesIn } from "./clauses.ts";
import type { Message } from "./message.ts";
import { readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** The entry on what decides it at a stage, by the words that people have for that stage; the first that fits counts. */
const STAGES: readonly (readonly [entry: string, pattern: RegExp])[] = [
  [
    "asked-ended-at-the-medical",
    /\bmedicals?\b|\b(?:background|reference|police) checks?\b|\breferences\b/,
  ],
  [
    "asked-ended-at-the-reach",
    /\b(?:arm )?reach(?: test| check| mark)?\b(?! out)|\b(?:reach|touch)\b.{0,12}\b2\d\d\b|\b(?:too short|not tall enough|height (?:check|test))\b/,
  ],
  [
    "asked-ended-at-the-english-test",
    /\benglish\b(?! breakfast).{0,16}\b(?:test|exam|part|stage|round|bit|check)\b|\blanguage (?:test|exam|check)\b/,
  ],
  ["asked-ended-at-the-role-play", /\brole ?-?plays?\b/],
  [
    "asked-failed-after-the-group",
    /\bgroup (?:exercise|task|discussion|part|stage|round|bit|thing|activity|interview)s?\b|\b(?:after|at|in) the group\b/,
  ],
  ["asked-ended-at-the-video", /\bvideo\b|\bhirevue\b|\brecorded (?:interview|answers?)\b/],
  [
    "asked-ended-at-the-final",
    /\bfinal(?:s| (?:interview|stage|round|step|one|day))?\b|\b(?:the |very )?last (?:interview|stage|round|step|one|hurdle)\b|\bone[- ](?:to|on)[- ]one\b|\b1[:-]1\b|\bpanel\b|\bface[- ]to[- ]face\b/,
  ],
  [
    "asked-ended-at-the-cv-drop",
    /\bcv[- ](?:drop|collection|day|screening)\b|\b(?:handed|handing|gave|giving|dropp\w+) (?:in |over |off |them )?(?:my |the )?(?:cv|resume)\b|\bopen day\b/,
  ],
  [
    "asked-ended-at-the-online-test",
    /\bonline (?:tests?|assessments?|stage|part|bit|round)\b|\b(?:psychometric|personality|maths|math|numeracy|logic|aptitude|reasoning)\b.{0,10}\b(?:tests?|part|round|stage)?\b/,
  ],
  [
    "asked-ended-at-the-form",
    /\b(?:application|form|screening|pre-?screen\w*|cv|resume)\b|\b(?:straight|right) away\b|\bbefore (?:any|the) (?:interview|day)\b|\bnot even (?:an )?(?:invit\w+|interview)\b/,
  ],
];

/** "I never got past the video", "they cut me after the group". */
const TELLS_IT_ENDED =
  /\b(?:failed|rejected|turned (?:me |us )?down|sent (?:me )?home|was cut|got cut|cut me|went out|was out|dropped out|eliminated|knocked out|unsuccessful|knocked (?:me |us )?back|(?:a |the )?knock-?back|didn'?t (?:get|make it|go) (?:past|through|any further)|never (?:got|made it) (?:past|through|further than|beyond)|got as far as|made it (?:as far as|to the (?:final|last))|it (?:all )?ended|it was over|stopped at|said no|got a no)\b/;
/** What the coach asked for it: after who somebody is, after bad news, after an entry on a no. */
const ASKED_ON: ReadonlySet<string> = new Set(
  [
    ...["where-i-lost-it-last-time", "no-reason-given", "rejected-again-and-again"],
    ...["how-many-are-taken", "reapply"],
  ].map((id) => `assessment-days/asked-${id}`),
);
/** "How do I find out why?", "what did I do wrong?": the entry tells just that. */
const ASKS_WHY =
  /\bwhy\b|\bwhat (?:did|was|went|could|do you think|usually|decides|happened)\b|\bwrong\b|\breasons?\b|\bfind out\b|\bmistakes?\b/;
const KNOWS_NOT =
  /\b(?:don'?t|do not|didn'?t|never) (?:really )?(?:know|tell|told|say|said|hear|heard)\b|\bno (?:idea|clue)\b|\bnot sure\b|\bthey just\b|\bno feedback\b/;
const MOST_WORDS = 34;

/** Where a selection ended for somebody, and a question that is told beside it. */
export interface WhereItEnded {
  entry: string;
  asked: Message | null;
  /** It is told unasked, and may still hurt. */
  isUnasked: boolean;
}

/** The entry on the stage that a folded text names; null where it names none. */
export function stageNamed(plain: string): string | null {
  const found = STAGES.find(([, pattern]) => pattern.test(plain))?.[0];
  return found === undefined ? null : `assessment-days/${found}`;
}

/** "It ended after the group exercise": the stage at which somebody was not taken, told to the coach that asked for it or on their own. */
export function whereItEnded(message: Message, state: ChatState): WhereItEnded | null {
  const { plain, length } = message;
  if (length > MOST_WORDS) return null;
  const isAsked = wasAskedWhere(state);
  const told = sentencesIn(message.text)
    .filter((one) => !/[?？]$/u.test(one))
    .map((one) => readMessage(one));
  const telling = isAsked
    ? told.map((one) => one.plain).join(" ")
    : told.map((one) => one.plain).find((one) => TELLS_IT_ENDED.test(one));
  if (telling === undefined || telling.trim() === "") return null;
  const entry =
    stageNamed(telling) ??
    (isAsked && KNOWS_NOT.test(plain) ? "assessment-days/asked-where-i-lost-it-last-time" : null);
  if (entry === null) return null;
  const asked = askingSentencesIn(message).findLast(
    (one) => /[?？]$/u.test(one.text.trim()) && !ASKS_WHY.test(one.plain),
  );
  return { entry, asked: asked ?? null, isUnasked: !isAsked };
}

function wasAskedWhere({ request }: ChatState): boolean {
  if (request?.kind === "introduction") return request.hasFailed;
  if (request?.kind === "mood") return request.mood === "failed";
  return request?.kind === "entry" && ASKED_ON.has(request.ids[0] ?? "");
}
