import { STAR_SECTIONS, type StarSection } from "contract/star";
import { answer } from "./answer/answer.ts";
import { besideAnswer, type Context, type Draft } from "./answer/draft.ts";
import { impressionOf, showsOf } from "./answer/impression.ts";
import { hasSections, shapeOfSection, strengthsOfTake, worthOfTake } from "./answer/of-the-take.ts";
import { onLastAnswer } from "./answer/own-answer.ts";
import { partOfTake } from "./answer/part-of-take.ts";
import { probeAnswered, probeRound, toProbe } from "./answer/probing.ts";
import { JUDGE } from "./judged.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { WORRIES } from "./read/answering.ts";
import { askedOfProbe } from "./read/asked-of-probe.ts";
import { type AskedOfTake, askedOfTake } from "./read/asked-of-take.ts";
import { isPlainlyBasic } from "./read/basics.ts";
import { competencyIn } from "./read/choice.ts";
import { asksAnything } from "./read/lead-in.ts";
import type { Message } from "./read/message.ts";
import { settingOf } from "./read/moves/setting.ts";
import { asksForRoom, surelyAskedOf } from "./read/own-answer.ts";
import { FIRST_PERSON } from "./read/own-story.ts";
import { sectionNamedIn } from "./read/section-named.ts";
import { readingOf } from "./reading-of.ts";
import { entryRequest } from "./request.ts";
import type { ChatState, Take } from "./state.ts";

/** An entry found so surely is what was asked, and not something of the answer. */
const SURELY_ELSE = 0.72;
/** An answer to a follow-up has at least so many words; one of many more is the story told anew. */
const FEWEST_WORDS = 4;
const MOST_OF_THE_STORY = 0.7;

/** What is asked of the answer that was just judged, beyond its score and its length; null where nothing of it is. */
export function ofTheLastTake(message: Message, context: Context): Draft | null {
  const { state } = context;
  const take = state.open?.take ?? null;
  if (take === null) return null;
  // "Let me say it differently: my cousin told me …", whatever was spoken of since.
  const anew = message.own.match(SAYS_IT_ANEW)?.[1];
  if (anew) return answer(JUDGE, anew, context);
  const about = askedOfTake(message);
  // "And which of those does my story fit?", after an airline's values: named, it is meant whatever was told in between.
  const isLater =
    about !== null && (ANY_TIME.has(about) || (NAMES_IT.test(message.plain) && LATER.has(about)));
  if (settingOf(state) !== "verdict" && !isLater) return null;
  return about && !isOfElse(message, about, context) ? told(about, message, take, context) : null;
}

/** “What I bring to your crew is ___”, as the verdict proposed it, and filled in: added, though it begins like a question. */
export function finishedSentence(message: Message, context: Context): Draft | null {
  const { open, verdict } = context.state;
  if (open?.take == null || verdict === null) return null;
  const told = [
    verdict.mend,
    ...verdict.gains.map(({ text }) => text),
    ...Object.values(verdict.bySection),
  ];
  const said = message.own.replace(/[“”"]/gu, "").trim().toLowerCase();
  const begins = told
    .flatMap((text) => [...text.matchAll(/“([^“”_]{6,}?),? ?___/gu)])
    .map(([, beginning = ""]) => beginning.trim().toLowerCase());
  return begins.some((one) => said.startsWith(one)) ? answer(JUDGE, message.own, context) : null;
}

/** The same, of what no other reading could mean: "is a hotel story ok?", "ask me what they would ask". */
export function surelyOfTheTake(message: Message, context: Context): Draft | null {
  const about = askedOfTake(message);
  const take = context.state.open?.take ?? null;
  const isOpen =
    take !== null && (settingOf(context.state) === "verdict" || NAMES_IT.test(message.plain));
  // "Should I say this also or will it be too long?": of what would be added.
  const asked = isOpen && !asksForRoom(message.plain) ? surelyAskedOf(message.plain) : null;
  if (asked) return onLastAnswer(asked, null, context);
  // "Should I mention my aunt at all, or is that cheating?": she is in it.
  const isPart = about === "mention" && take !== null && settingOf(context.state) === "verdict";
  const part =
    isPart && !isOfElse(message, about, context) ? partOfTake(message, take, context) : null;
  if (part) return part;
  return about !== null && SURELY.has(about) ? ofTheLastTake(message, context) : null;
}

/** Meant of the answer though something was told since. */
const ANY_TIME: ReadonlySet<AskedOfTake> = new Set<AskedOfTake>(["round"]);
const SAYS_IT_ANEW =
  /^\W*(?:(?:ok(?:ay)?|so|well|then|right|alright|hm+)\W+)*(?:let me|i'?ll|i will|i'?d|i would|can i|could i|maybe i) (?:try to )?(?:say|tell|put|try|answer|phrase) (?:it|this|that|mine)(?: \w+){0,2}? ?(?:differently|again|better|like (?:this|that)|another way|anew)?\s*[:–-]\s*(.{30,})$/isu;
const SURELY: ReadonlySet<AskedOfTake> = new Set<AskedOfTake>([
  ...(["round", "workplace", "section", "today"] as const),
]);
const NAMES_IT = /\b(?:my|that) (?:\w+ )?(?:story|answer)\b/;
const LATER: ReadonlySet<AskedOfTake> = new Set<AskedOfTake>([
  ...(["round", "impression", "shows", "strengths", "worth", "section"] as const),
]);

function told(about: AskedOfTake, message: Message, take: Take, context: Context): Draft | null {
  const { voice, state } = context;
  const entry = (id: string) =>
    answer(entryRequest([`assessment-days/${id}`]), message.own, context);
  switch (about) {
    case "round":
      return probeRound(take, context);
    case "section": {
      const section = sectionNamedIn(message.text);
      return section && hasSections(context) ? shapeOfSection(take, section, context) : null;
    }
    case "today":
      return besideAnswer("why", [voice.say("probe.today-how")], context);
    case "names":
      return entry("asked-confidential-stories");
    case "forgotten":
      return entry("asked-blank-in-the-interview");
    case "workplace": {
      const worth = worthOfTake(take, context);
      return { ...worth, paragraphs: [voice.say("verdict.suitable"), ...worth.paragraphs] };
    }
    case "impression":
      return impressionOf(take, context);
    case "shows": {
      const [airline = null] = idsIn(context.knowledge.names.find(message), "airlines");
      return showsOf(
        take,
        competencyIn(message.plain),
        airline?.replace("airlines/", "") ?? null,
        context,
      );
    }
    case "worth":
      return worthOfTake(take, context);
    case "strengths":
      return strengthsOfTake(take, context);
    case "meaning": {
      const section = hasSections(context)
        ? (sectionNamedIn(message.text) ?? sectionToMend(state.verdict))
        : null;
      if (section === null) return null;
      const shape = shapeOfSection(take, section, context);
      return {
        ...shape,
        paragraphs: [
          `${voice.say("meaning.lead")} ${voice.say(`star.${section}`)}`,
          ...shape.paragraphs,
        ],
      };
    }
    case "mention":
      return (
        partOfTake(message, take, context) ??
        besideAnswer("why", [voice.say("mention.not-told")], context)
      );
  }
}

/** The section that the verdict wants mended; what is to be mended in the whole is mended in what one did. */
function sectionToMend(verdict: ChatState["verdict"]): StarSection | null {
  if (verdict === null || verdict.mend === "") return null;
  const of = STAR_SECTIONS.find((section) => {
    const text = verdict.bySection[section] ?? "";
    return text !== "" && verdict.mend.includes(text);
  });
  return of ?? "action";
}

/** "Should I mention my tattoo?", "how do I answer the question about weaknesses": asked in words that mean something else. */
function isOfElse(message: Message, about: AskedOfTake, context: Context): boolean {
  if (about !== "mention" && about !== "shows" && about !== "strengths") return false;
  const reading = readingOf(message, context);
  return isPlainlyBasic(reading) || (reading.sure ?? 0) >= SURELY_ELSE;
}

/** A follow-up was put and is not answered yet. */
const isProbed = ({ state: { open, request } }: Context): boolean =>
  open?.take != null && (open.probes ?? []).length > 0 && request?.kind === "analyse-answer";

/** What is asked of the follow-up just put, before "I don't know" is taken for a wish to skip; null where nothing is. */
export function askedOnProbe(message: Message, context: Context): Draft | null {
  const asks = isProbed(context) && context.readIn === "en" ? askedOfProbe(message) : null;
  return asks ? toProbe(asks, context.state.open?.probes ?? [], context) : null;
}

/** What is told after a question was asked on: the answer to it. */
export function answeredProbe(message: Message, context: Context): Draft | null {
  const { take, probes = [] } = context.state.open ?? {};
  const isTold =
    take != null &&
    isProbed(context) &&
    message.length >= FEWEST_WORDS &&
    message.own.length < MOST_OF_THE_STORY * take.text.length &&
    (FIRST_PERSON.test(message.plain) || TELLS_OF_THEM.test(message.plain)) &&
    !asksAnything(message) &&
    !TURNS_AWAY.test(message.plain) &&
    !WORRIES.test(message.plain) &&
    !isPlainlyBasic(readingOf(message, context));
  return isTold ? probeAnswered(message.own, probes, context) : null;
}

/** "He was just tired." */
const TELLS_OF_THEM =
  /^ (?:(?:because|well|so|and|but|honestly|actually) ?,? ?)?(?:he|she|they|it|(?:the|this|that|his|her|our) \w+) (?:was|were|had|said|told|came|went|did|wanted|needed|knew|saw|looked|got|asked|could|didn'?t|wasn'?t)\b/;

/** "Thanks! Now the group exercise, …": another thing, and no answer. */
const TURNS_AWAY =
  /^ (?:\w+[,.!]? ){0,2}(?:thanks?|thank you|thx|cheers)\b|\b(?:group (?:exercise|task|discussion)|role ?play|open day|assessment day|another (?:question|one)|next (?:question|one)|let'?s)\b/;

/** "He is my friend now actually", after a verdict, and found nowhere: it is told of the story; null where something is asked. */
export function remarkOnTake(message: Message, context: Context): Draft | null {
  const isTold =
    context.state.open?.take != null &&
    settingOf(context.state) === "verdict" &&
    message.length >= FEWEST_WORDS &&
    !asksAnything(message) &&
    !WORRIES.test(message.plain);
  return isTold ? answer(JUDGE, message.own, context) : null;
}
