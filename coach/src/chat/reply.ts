import { AIRLINES } from "content/airlines/airlines";
import { profileOf } from "../culture/profile-of.ts";
import { type CulturalStyle, culturalStyle } from "../culture/style.ts";
import { andInGeneral } from "./and-in-general.ts";
import { answer } from "./answer/answer.ts";
import { type Context, type Draft, isLost } from "./answer/draft.ts";
import { isScreen } from "./answer/product.ts";
import { toTheirWork, withTheirDress, withTheirFacts, withTheirRule } from "./answer/suited.ts";
import { withItsYes } from "./answer/yes-or-no.ts";
import { foundInstead } from "./found-instead.ts";
import { heard, withCondolence } from "./heard.ts";
import { insteadOfRepeating } from "./instead.ts";
import { isWeak, stemsOf } from "./knowledge/index-words.ts";
import type { ChatKnowledge } from "./knowledge/knowledge.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { ofWork } from "./knowledge/of-work.ts";
import { notesAfter } from "./notes.ts";
import { basicIn } from "./read/basics.ts";
import { daysToldIn } from "./read/day-told.ts";
import { foundIn } from "./read/found.ts";
import { glossed, isGlossed } from "./read/gloss/glossed.ts";
import { languageBeside } from "./read/languages.ts";
import { meantInstead } from "./read/meant-instead.ts";
import { fold, type Message, readMessage } from "./read/message.ts";
import { namingTheDay, namingWhatWasSaid } from "./read/named-before.ts";
import { inOneScript } from "./read/scripts.ts";
import { spelledOut, withoutLaugh } from "./read/shorthand.ts";
import { atHomeInTheTown } from "./read/town-of-airline.ts";
import { workToldIn } from "./read/work-told.ts";
import { usualLanguage, writtenIn } from "./read/written-in.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
import { readState } from "./state.ts";
import { taken } from "./taken.ts";
import type { ChatInput, ChatReply } from "./thread.ts";
import { turn } from "./turn.ts";
import { turnAndWish } from "./wishes.ts";
import { createVoice, isSpoken } from "./words.ts";

/**
 * The coach's next turn. What it states of the world stands in an entry of the content and carries its citation; what it
 * says of the person stands in their own record. Never throws on any text; some milliseconds, and one long message in a hundred about 60.
 * @returns text, citations, suggestions, and the notes that the next turn is to bring back
 */
export function reply(input: ChatInput, all: ChatKnowledge): ChatReply {
  const beside = languageBeside(input.message);
  const known = readState(input.state);
  const stored = {
    ...known,
    ...(beside ? { language: beside.language } : {}),
    day: dayNoted(input, known.day),
  };
  const usual = usualLanguage(input.before, input.language);
  const typed = readMessage(
    inOneScript(
      namingWhatWasSaid(
        namingTheDay(withoutLaugh(beside?.rest ?? input.message), input.before),
        input.before,
      ),
    ),
  );
  const written = writtenIn(typed, usual);
  const language = stored.language ?? written;
  const whole = glossed(spelledOut(typed, written), written);
  const target = AIRLINES.find(({ airlineName }) => airlineName === input.person.targetAirline);
  const work = known.work ?? workToldIn(whole);
  const knowledge = ofWork(work, all);
  const took = taken(whole, { ...stored, work }, input, knowledge);
  const { message, sorry, isDone, further, orElse } = took;
  const called = knowledge.names.find(whole);
  const isUnnamed = idsIn(called, "airlines").length === 0;
  const state = isUnnamed ? atHomeInTheTown(whole, took.state) : took.state;
  const context: Told = {
    // Who was misread is not told the same entry once more.
    except:
      sorry && stored.request?.kind === "entry" && !isMeantAgain(message, stored.request, knowledge)
        ? stored.request
        : null,
    named: idsIn(called, "airlines").map((id) => id.replace("airlines/", "")),
    stage: GROUP_TASK.test(whole.plain)
      ? "assessment-days/group-exercise"
      : idsIn(called, "assessment-days").at(-1),
    voice: createVoice(language, input.random),
    readIn: isGlossed(written) || isGlossed(language) ? written : language,
    knowledge,
    // Who set no date and told one in the talk means that one.
    person: { ...input.person, interviewDate: input.person.interviewDate ?? stored.day },
    targetAirline: target ? { id: target.id, name: target.airlineName } : null,
    state,
    tone: toneFor(input.person.targetRegion),
    today: input.today,
    random: input.random,
    isShort: false,
  };
  if (isDone) {
    const instead =
      isDone.kind === "misread" && state.open === null
        ? meantInstead(input.before, stored, knowledge)
        : [];
    if (instead.length > 0)
      return finish(
        apologising(
          answer({ kind: "topics", ids: instead, isUnsure: true }, whole.own, context),
          context,
        ),
        context,
      );
    const ended = answer(isDone, whole.own, context);
    if (!further) return finish(ended, context);
    const after = { ...context, state: notesAfter(ended, context.state) };
    const next = turn(further, input, after);
    const isHeard = !isLost(next) && next.request.kind !== "analyse-answer";
    const both = { ...next, paragraphs: [...ended.paragraphs, ...next.paragraphs] };
    return finish(isHeard ? both : ended, isHeard ? after : context);
  }
  const turned =
    (took.isMet === true ? null : turnAndWish(message, input, context)) ??
    turn(message, input, context);
  const told = input.before.filter(({ role }) => role === "user").map(({ text }) => fold(text));
  const suited = toTheirWork(
    insteadOfRepeating(
      andInGeneral(
        foundInstead(heard(turned, message, context), message, context),
        message,
        context,
      ),
      message,
      input,
      context,
    ),
    [...told, whole.plain].join(" "),
    context,
  );
  const spokenOf = context.named.at(-1) ?? state.airline ?? context.targetAirline?.id ?? null;
  const draft = withCondolence(
    withTheirRule(
      withTheirDress(
        withTheirFacts(withItsYes(suited, message), spokenOf, context),
        spokenOf,
        context,
      ),
      whole.plain,
      input.before.slice(-LATELY_TOLD).map(({ text }) => text),
      spokenOf,
      context,
    ),
    whole,
    context,
  );
  if (orElse && isLost(draft)) return finish(answer(orElse, whole.own, context), context);
  // "Not quite what I asked. Give me a question": who goes on to something else is given that.
  const isElse = took.isMild === true && GOES_ON_TO.has(draft.request.kind);
  return finish(sorry && !isElse ? apologising(draft, context) : draft, context);
}

/** Turns back in which a rule counts as just told. */
const LATELY_TOLD = 6;

/** The day that a message tells: "I've an assessment day in about ten days"; else the one that was noted. */
function dayNoted({ message, today }: ChatInput, day: string | null): string | null {
  const days = daysToldIn(message, today);
  if (days !== null) return dayAfter(today, days);
  // Once it is over nothing is planned for it.
  return day !== null && day >= today.slice(0, 10) ? day : null;
}

function dayAfter(today: string, days: number): string {
  const date = new Date(`${today.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const GOES_ON_TO: ReadonlySet<ChatRequest["kind"]> = new Set(["practise", "drill", "quiz"]);

/** "No, I meant the housing in Doha. Is there a curfew?": what is meant finds the entry that was told, and another part of it. */
function isMeantAgain(
  message: Message,
  told: Extract<ChatRequest, { kind: "entry" }>,
  knowledge: ChatKnowledge,
): boolean {
  const found = foundIn(message, knowledge, "en");
  if (found !== null && told.ids.includes(found.id)) return true;
  const basic = basicIn(message.plain);
  if (basic !== null && told.ids.includes(basic)) return true;
  const [id = ""] = told.ids;
  const named = new Set(stemsOf(knowledge.entry(id)?.citation.title ?? ""));
  // "What would I say about the gap?", after what to say of one.
  return stemsOf(message.text).some(
    (stem) => named.has(stem) && !isWeak(stem) && !GENERAL.has(stem),
  );
}

/** Once is enough. */
const apologising = (draft: Draft, { voice }: Context): Draft => {
  const sorry = voice.say("misread.sorry");
  const isSaid = draft.request.kind === "misread" || draft.paragraphs[0] === sorry;
  return isSaid ? draft : { ...draft, paragraphs: [sorry, ...draft.paragraphs] };
};

/** Words that hardly any title of the way to the job is without. */
const GENERAL: ReadonlySet<string> = new Set(
  stemsOf("assessment day interview answer question explain say tell cabin crew airline job story"),
);

const GROUP_TASK = /\bgroup (?:task|exercise|discussion|part|bit|thing|stage|round)s?\b/;
/** How a fault is put in the region aimed at; without one, as straight as the trade is. */
function toneFor(region: string | null): CulturalStyle {
  return culturalStyle(
    profileOf(region) ?? {
      communicationStyle: "direct",
      hierarchyRespect: "moderate",
      smallTalkExpectation: "welcome",
    },
  );
}

/** What a reply is made with, the airlines of the guide that the message names, and the stage of the day that it does. */
type Told = Context & { named: readonly string[]; stage: string | undefined };

/** Puts a draft together and notes what the next turn has to know. */
function finish(draft: Draft, { voice, state, named, stage }: Told): ChatReply {
  const { paragraphs, citations, suggestions } = draft;
  const isContent =
    draft.request.kind === "quiz" ||
    (draft.request.kind !== "introduction" &&
      citations.some((one) => !one.id.startsWith("person/") && !isScreen(one)));
  const isForeign = !isSpoken(voice.language);
  const needsEnglish = !state.saidEnglish && voice.language !== "en" && (isForeign || isContent);
  const noted = { ...notesAfter(draft, state), saidEnglish: state.saidEnglish || needsEnglish };
  // "My assessment day is next week. I'm terrified of the group task": that is what "it" is then.
  const met = draft.request.kind === "introduction" ? (draft.request.stage ?? stage) : undefined;
  const topic = met ? entryRequest([met]) : noted.topic;
  // "I'd love to fly with Aer Lingus. Where do I start?": named by the way, it is the one that is meant from here on.
  const last = noted.airline === state.airline ? named.at(-1) : undefined;
  const next =
    last === undefined
      ? { ...noted, topic }
      : { ...noted, topic, airline: last, airlineBefore: named.at(-2) ?? noted.airline };
  return {
    text: [
      ...(needsEnglish
        ? [voice.say(isForeign ? "language.only-english" : "language.facts-english")]
        : []),
      ...paragraphs,
    ].join("\n\n"),
    citations,
    suggestions,
    state: next,
  };
}
