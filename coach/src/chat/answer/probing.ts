import { countWords, cutSentences } from "../../language/count-words.ts";
import type { AskedOfProbe } from "../read/asked-of-probe.ts";
import { fold } from "../read/message.ts";
import type { OpenQuestion, Take } from "../state.ts";
import type { WordId } from "../words.ts";
import { besideAnswer, type Context, type Draft, items, opening, suggest } from "./draft.ts";
import { judge, saysItsTask, sectionMissingIn } from "./judging.ts";
import { secondsOf } from "./length.ts";
import { quoted, sectionsOf } from "./of-the-take.ts";
import { questionById } from "./practise.ts";

const ON_PROBING = "assessment-days/final-the-probing-question";
/** A follow-up is answered in two or three sentences. */
const FEWEST_WORDS = 10;
const LONGEST_SECONDS = 40;
const QUOTED_WORDS = 16;

/** How a sentence gives its reason, in the eleven languages. */
const GIVES_A_REASON =
  /\b(?:because|cos|cause|so that|in order to|since (?:i|he|she|they|we|it)|as (?:i|he|she|they|we) (?:was|were|had|knew|did)|(?:i|we) (?:did ?n[o']?t|do ?n[o']?t) want|(?:i|we) wanted|to (?:avoid|make sure|keep|show|give|let|help|protect)|otherwise|porque|para que|para no|ya que|parce que|pour (?:que|ne pas|[eé]viter)|weil|damit|denn|um .{3,40} zu|perch[eé]|affinch[eé]|omdat|zodat)\b|因为|为了|ため|から|ので|때문|위해|لأن|لكي|حتى/iu;
/** A time, a figure or words that were said. */
const IS_EXACT = /\d|["“„«].{6,}["”“»]|\b(?:said|told (?:him|her|them)|asked (?:him|her|them))\b/u;

/** What a recruiter would ask on after this story, the heart of it quoted; the section that is missing first. */
function probesIn(take: Take, context: Context): string[] {
  const { voice, state } = context;
  // Reasons have no ending that could be asked for.
  if (questionById(state.open?.id ?? "")?.kind === "motivation") return reasonsIn(voice);
  const missing = sectionMissingIn(take);
  const quote = quoted(deedIn(take, context));
  return [
    ...(missing ? [voice.say(`verdict.ask.${missing}`)] : []),
    ...(quote && missing !== "action" ? [voice.say("probe.action", { quote })] : []),
    voice.say("probe.else"),
    ...(missing === "result" ? [] : [voice.say("probe.result")]),
    ...(missing ? [] : [voice.say("probe.today")]),
  ];
}

const reasonsIn = (voice: Context["voice"]): string[] => [
  voice.say("probe.hardest"),
  voice.say("probe.why-now"),
  voice.say("probe.asked-whom"),
];

/** The sentence of the action in which most is done: what one felt before it is not asked on about. */
function deedIn(take: Take, context: Context): string {
  const { action } = sectionsOf(take, context);
  const { analysis } = judge(
    take.text,
    questionById(context.state.open?.id ?? ""),
    context.voice.language,
  );
  const earned = analysis.strengths.flatMap(({ evidence }) =>
    evidence.flatMap(({ effect, quote }) => (effect === "earns" ? [quote] : [])),
  );
  const sentences = cutSentences(action).map((one) => one.trim());
  return (
    sentences.find((one) => earned.some((quote) => one.includes(quote))) ??
    sentences.find((one) => DOES.test(one)) ??
    action
  );
}

const DOES =
  /\bI (?:then |first |also )?(?:asked|told|said|explained|offered|called|took|went|spoke|talked|suggested|proposed|decided|gave|brought|showed|helped|checked|apologi[sz]ed|listened)\b/iu;

/** All of them at once. */
export function probesOfTake(take: Take, context: Context): Draft {
  const { voice, state } = context;
  const probes = probesIn(take, context);
  const draft = besideAnswer(
    "why",
    [voice.say("probe.lead"), items(probes), voice.say("probe.aloud")],
    context,
  );
  const advice = context.knowledge.entry(ON_PROBING);
  return {
    ...draft,
    citations: advice ? [advice.citation] : [],
    ...noted(state.open, probes),
  };
}

/** One after the other, as in an interview. */
export function probeRound(take: Take, context: Context): Draft {
  const probes = probesIn(take, context);
  return put([context.voice.say("probe.round")], probes, context);
}

const noted = (open: OpenQuestion | null, probes: string[]): Pick<Draft, "notes"> =>
  open ? { notes: { open: { ...open, probes } } } : {};

function put(paragraphs: string[], probes: string[], context: Context): Draft {
  const { voice, state } = context;
  const [next] = probes;
  return {
    ...besideAnswer(
      "why",
      [...paragraphs, ...(next === undefined ? [] : [next.startsWith("“") ? next : `“${next}”`])],
      context,
    ),
    suggestions: suggest(voice, [["suggest.another"], ["suggest.stop"]]),
    ...noted(state.open, probes),
  };
}

/** What somebody says to a question that was asked on: whether it has a reason and something exact, how long it is, and the next one. */
export function probeAnswered(said: string, probes: readonly string[], context: Context): Draft {
  const { voice } = context;
  const asked = askedOn(said, probes);
  const left = probes.filter((one) => one !== asked);
  const words = countWords(said);
  const seconds = secondsOf(words);
  const sentences = cutSentences(said).map((one) => one.trim());
  const reason = sentences.map((one) => one.match(GIVES_A_REASON)).find((one) => one !== null);
  const why = reason && (reason.input ?? "").slice(reason.index);
  const exact = sentences.find((one) => one !== reason?.input && IS_EXACT.test(one));
  const quote = (one: string) => opening(one, QUOTED_WORDS).replace(/[.!]$/u, "");
  const isOfADeed = asked === voice.say("probe.else") || /[“"«„「]/u.test(asked ?? "");
  const view = [
    ...(why ? [voice.say("probe.reason", { quote: quote(why) })] : []),
    ...(exact ? [voice.say("probe.exact", { quote: quote(exact) })] : []),
    ...(words < FEWEST_WORDS
      ? [voice.say("probe.short")]
      : why
        ? []
        : isOfADeed
          ? [voice.say("probe.no-reason")]
          : exact
            ? []
            : [voice.say("probe.no-detail")]),
    ...(seconds > LONGEST_SECONDS ? [voice.say("probe.long", { seconds })] : []),
  ];
  const lead =
    asked === probes[0] || asked === undefined
      ? []
      : [voice.say("probe.to", { question: asked.replace(QUOTED, "") })];
  const paragraphs = [[...lead, ...view].join(" ")];
  return left.length === 0
    ? put([...paragraphs, voice.say("probe.done")], [], context)
    : put([...paragraphs, voice.say("probe.next")], left, context);
}

/** What is asked of the follow-up that was put: how it is answered, why it comes, the next one, or no more of them. */
export function toProbe(asks: AskedOfProbe, probes: readonly string[], context: Context): Draft {
  const { voice, knowledge } = context;
  switch (asks) {
    case "enough":
      return put([voice.say("probe.enough")], [], context);
    case "next": {
      const left = probes.slice(1);
      return put(left.length === 0 ? [voice.say("probe.done")] : [], left, context);
    }
    case "help":
      return put([voice.say(howTo(probes[0] ?? "", context))], [...probes], context);
    case "why": {
      const advice = knowledge.entry(ON_PROBING);
      return {
        ...put([voice.say("probe.why")], [...probes], context),
        citations: advice ? [advice.citation] : [],
      };
    }
  }
}

/** What the answer to a follow-up is made of. */
function howTo(probe: string, { voice }: Context): WordId {
  if (probe === voice.say("probe.else")) return "probe.else-how";
  if (probe === voice.say("probe.result")) return "probe.result-how";
  if (probe === voice.say("probe.today")) return "probe.today-how";
  if (reasonsIn(voice).includes(probe)) return "probe.reasons-how";
  return probe.startsWith("“") ? "probe.action-how" : "probe.missing-how";
}

/** Which of them it answers: a case thought through the one on that, a task told the one on the task, a reason the one on the deed. */
function askedOn(said: string, probes: readonly string[]): string | undefined {
  const plain = fold(said);
  if (THINKS.test(plain)) return probes.find((one) => THOUGHT.test(fold(one))) ?? probes[0];
  const [first = ""] = probes;
  const isOfTask = ASKS_FOR_TASK.test(fold(first));
  const ofDeed = probes.find((one) => one.startsWith("“"));
  return isOfTask && !saysItsTask(said) && GIVES_A_REASON.test(said)
    ? (ofDeed ?? first)
    : probes[0];
}

const ASKS_FOR_TASK = /\b(?:your own (?:job|task|part)|expected of you)\b/;
const QUOTED = /^“[^”]*”\s*/u;
const THINKS =
  /\b(?:(?:i|we)(?: ?'?d| would| wouldn't| could)(?: not| n't)? ?(?:have|'ve)|(?:if|had) (?:he|she|they|it|that|this) (?:had(?: not|n't)?|did(?: not|n't)|happen\w*) )/;
const THOUGHT = /\bwould you have done\b/;
