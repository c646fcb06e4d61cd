import { EQUIPMENT_OF } from "../knowledge/aircraft.ts";
import { isEmptyWord, isWeak, keyOf } from "../knowledge/index-words.ts";
import { Kept } from "../knowledge/kept.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { idsIn } from "../knowledge/name-index.ts";
import type { ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { type Act, readAct } from "./acts/acts.ts";
import { withoutNames } from "./airline-asked.ts";
import { readApplying, readBringing } from "./applying.ts";
import { asMeant } from "./as-meant.ts";
import { readAskedNext } from "./asked-next.ts";
import {
  askedBack,
  askedLast,
  isFoundByAll,
  isSure,
  ofAskingSentence,
  ofWhatIsAsked,
  type ResolveInput,
  SURE_ENOUGH,
} from "./asked-part.ts";
import { readBasics, WHICH_QUESTIONS } from "./basics.ts";
import { beside, besideTopic, besideType, besideUnknownPart, into } from "./beside.ts";
import { bodyOf, readBodyGap } from "./body-gap.ts";
import { withoutRemarkAfter } from "./clauses.ts";
import { readClocks } from "./clocks.ts";
import { askedIn } from "./concepts.ts";
import { readContent, withoutFacetWords } from "./content.ts";
import { focused } from "./focused.ts";
import { correctedIn } from "./follow-up.ts";
import { foundIn } from "./found.ts";
import { intoFurther, readFurtherQuestion } from "./further-asked.ts";
import { readGeneralThere } from "./general-there.ts";
import { limitOf, tellsOfPay } from "./limit-of.ts";
import { type Message, readMessage } from "./message.ts";
import { asksOn, SURELY_ASKED_ON } from "./moves/moves.ts";
import { readNames } from "./name-readings.ts";
import { readNext } from "./next/next.ts";
import { isNoPlan, isOfTheBeginning } from "./no-plan.ts";
import { readCollapse, readNotBreathing, readNotWaking, readStuck } from "./not-breathing.ts";
import { readOfAnyAirline } from "./of-any-airline.ts";
import { isOnReach, readOwnFigures, readTattoos } from "./own-figures.ts";
import { readPhrases, readTerms } from "./phrase-readings.ts";
import { readQuizWish } from "./quiz-wish.ts";
import { type Reading, readCompetency, readSkills } from "./skills.ts";
import { airlineSpokenOf, readContext } from "./thread-airline.ts";
import { readOtherAirport } from "./thread-airport.ts";
import { asksOfADuty, readFirst } from "./thread-duty.ts";
import { readFailing } from "./thread-failing.ts";
import { readBack, readFurther } from "./thread-readings.ts";
import { readOnTopic } from "./thread-statements.ts";
import { toldIn } from "./to-the-coach.ts";
import { readToldApart } from "./told-apart.ts";
import { readToldAtLength } from "./told-at-length.ts";
import { spokenOf } from "./told-in-talk.ts";
import { ofThemselves } from "./told-of-oneself.ts";
import { readToldOfOneself } from "./told-readings.ts";
import { readBetweenAirlines, readWhichAirline } from "./which-airline.ts";
import { readWordsWanted } from "./words-wanted.ts";
import { besideAirline, ofItsAge, yielding } from "./yielding.ts";

/** A longer message that the acts know to ask something of fact is no wish to practise and asks for no forecast, whatever words it has. */
const LONGEST_WISH = 12;
const SURELY_OF_FACT = 0.9;
const WISHES: ReadonlySet<ChatRequest["kind"]> = new Set(["practise", "drill", "nerves"]);
const WISHED: ReadonlySet<Act> = new Set<Act>([
  "practise",
  "drill",
  "quiz",
  "role-play",
  "judge",
  "nerves",
]);
/** "How does the hiring go there": at the airline spoken of. */
const MEANT_THERE =
  /\b(?:go|goes|work|works|run|done|hire|like|ask|look) there\b|\bwith them\b|\btheir (?:selection|hiring|recruitment|process|assessment|interviews?)\b|\b(?:what|which)(?: questions)? (?:will|do|would|might) they ask\b/;

/** What a message asks for, by all readings of it, the surest first. Follow-ups and answers were seen to before. */
export function resolve(input: ResolveInput): Reading {
  const corrected = correctedIn(input.message.text);
  if (corrected) {
    const message = readMessage(corrected);
    return resolve({ ...input, message: { ...message, plain: message.plain } });
  }
  const whole = readings(input);
  const read = (message: Message) => readings({ ...input, message });
  const last = askedLast(input, whole[0]);
  if (last) return last;
  const bare = withoutRemarkAfter(input.message);
  const [ofBare] = bare ? read(bare) : [];
  // "… starts smoking mid flight? That one would scare me most": what is said after a question may hide what it asks.
  if (
    bare &&
    ofBare &&
    ofBare.request.kind === "entry" &&
    ofBare.score >= SURE_WITHOUT_IT &&
    ofBare.score > (whole[0]?.score ?? 0) &&
    !(ofBare.goesOn === true && isFoundByAll(whole[0]))
  )
    return ofBare;
  const all = ofWhatIsAsked(input, whole, read) ?? whole;
  const [best] = all;
  const asked = best && isSure(best) ? null : ofAskingSentence(input, best, read);
  if (asked) return asked;
  const unsure = best ? askedBack(best, input) : null;
  if (unsure) return unsure;
  // "Mumbai is not MUM, I guess": a town that is named is nearer than entries that have a word of it.
  const town = best?.request.kind === "topics" ? airportIn(all, input.message) : null;
  if (town) return town;
  return best && best.score >= SURE_ENOUGH
    ? best
    : { request: { kind: "limit", limit: "unknown" }, score: 0, because: "nothing fits" };
}

const SURE_WITHOUT_IT = 0.6;

/** The one airport that a message calls by its name or its town; null where it calls none, or several. */
function airportIn(all: readonly Reading[], message: Message): Reading | null {
  const found = all.find(
    ({ because, request }) =>
      because === "airport" && request.kind === "entry" && request.ids.length === 1,
  );
  return found && message.length <= FEW_AROUND_A_TOWN ? found : null;
}

const FEW_AROUND_A_TOWN = 10;

/** All readings of a message, the surest first; the same message in the same place of a talk is read once. */
function readings(input: ResolveInput): readonly Reading[] {
  const { message, state, language, targetAirline, except = null } = input;
  const kept = KEPT.get(state) ?? new Kept<readonly Reading[]>();
  KEPT.set(state, kept);
  const place = [language, targetAirline, except?.ids.join(), except?.facet].join("|");
  return kept.of(`${place}|${message.text}|${message.own}`, () => readAnew(input));
}

const ASKS_FOR = /\b(?:do|does|would|will) (?:they|it|the airline) ask (?:for|of)\b/;

const KEPT = new WeakMap<ChatState, Kept<readonly Reading[]>>();

function readAnew(input: ResolveInput): Reading[] {
  const { message, state, knowledge, language, targetAirline, except = null } = input;
  const { finder, names } = knowledge;
  const mended = asMeant(message, language, knowledge);
  const { words } = mended;
  const called = names
    .find(
      mended,
      words,
      (word) =>
        language !== "en" || isEmptyWord(word) || isWeak(keyOf(word)) || finder.knows(keyOf(word)),
    )
    // "What do they ask for?" is no "what do they ask".
    .filter(({ entry }) => entry.citation.id !== WHICH_QUESTIONS || !ASKS_FOR.test(mended.plain));
  const [airline] = idsIn(called, "airlines");
  const meantThere = MEANT_THERE.test(mended.plain) ? airlineSpokenOf(state) : null;
  const asked = askedIn(
    mended,
    words,
    language,
    (one) => finder.knows(one) || (language === "en" && !/^\d+$/.test(one)),
  );
  const wanted = withoutFacetWords(asked.wanted, mended);
  const acts = readAct(message);
  const isLong = message.length > LONGEST_WISH;
  const isOfFact = acts.none >= SURELY_OF_FACT;
  const asksOfFact = isLong && isOfFact;
  const isWish = !isLong || WISHED.has(acts.act) || hasAWish(message);
  const isOfPay = airline !== undefined && tellsOfPay(airline, wanted, knowledge);
  // As it is meant to be spelled, else as typed: a name of politics is no slip.
  const patterned =
    limitOf(mended, airline !== undefined, isOfPay) ??
    limitOf(message, airline !== undefined, isOfPay);
  const limit = asksOfFact && patterned === "hiring" ? null : patterned;
  const found = foundIn(mended, knowledge, language);
  const all: Reading[] = [
    ...(airline === undefined
      ? []
      : readOfAnyAirline(
          withoutNames(mended, called),
          idsIn(called, "airlines"),
          wanted,
          knowledge,
          language,
        )),
    ...(limit
      ? [{ request: { kind: "limit", limit } as const, score: 0.99, because: `limit ${limit}` }]
      : []),
    ...readSkills(mended, (airline ?? meantThere)?.replace("airlines/", "") ?? null).filter(
      ({ request }) =>
        (isWish || !WISHES.has(request.kind)) &&
        !(request.kind === "plan" && asksOfADuty(message, state)) &&
        !(request.kind === "plan" && isNoPlan(message, state)) &&
        !(request.kind === "plan" && isOfTheBeginning(mended, found)) &&
        // "And the early shift? I'm really scared to be tired", after an entry: no nerves before the day.
        !(request.kind === "nerves" && asksOn(message, state, SURELY_ASKED_ON)),
    ),
    ...readBringing(mended, knowledge),
    ...readApplying(mended, idsIn(called, "airlines"), airlineSpokenOf(state), knowledge),
    ...readCompetency(mended),
    ...readQuizWish(mended, () => spokenOf(state, knowledge)),
    ...readNames(mended, called, wanted, knowledge),
    ...readOwnFigures(mended, {
      named: idsIn(called, "airlines"),
      spokenOf: (airlineSpokenOf(state) ?? targetAirline)?.replace("airlines/", "") ?? null,
      before: state.topic?.kind === "fit" ? state.topic : null,
      isOnReach: isOnReach(state),
    }),
    ...readFirst(mended, state),
    ...basicsIn([mended, message], airline !== undefined, state, knowledge),
    ...readBodyGap(mended, airline ?? bodyOf(state, message), knowledge),
    ...readClocks(mended, called, state),
    // As typed: "ribs" is a word that no entry has, and no slip.
    ...readTattoos(message, {
      named: idsIn(called, "airlines"),
      aimedAt: (airlineSpokenOf(state) ?? targetAirline)?.replace("airlines/", "") ?? null,
      isOnLooks: state.topic?.kind === "entry" && state.topic.facet === "appearance",
    }),
    ...readGeneralThere(mended, idsIn(called, "airlines"), state),
    ...readTerms(mended, called, wanted.length),
    ...readPhrases(mended, called, wanted),
    ...readContext(mended, called, wanted, state, knowledge, targetAirline),
    ...readBack(
      mended,
      called.map(({ entry }) => entry.citation.id),
      state,
      knowledge,
    ),
    ...readToldOfOneself(mended, found),
    ...readNotBreathing(mended, knowledge),
    ...readCollapse(mended, knowledge),
    ...readToldApart(mended, state, knowledge),
    ...readToldAtLength(mended, knowledge),
    ...readStuck(mended, knowledge),
    ...readWordsWanted(mended, knowledge),
    ...readNotWaking(mended, state, knowledge),
    ...readOtherAirport(mended, called, state),
    ...readFurtherQuestion(mended, asked.words, state, knowledge),
    ...readFurther(mended, wanted, state, knowledge),
    ...readOnTopic(mended, wanted, state, knowledge),
    ...readFailing(mended, state, knowledge),
    ...readAskedNext(mended, state, knowledge),
    ...readNext(mended, wanted, state, knowledge),
    ...readBetweenAirlines(mended, called, knowledge),
    ...readWhichAirline(mended, wanted, knowledge),
    ...readContent(mended, wanted, asked.words, called, finder, isOfFact, language === "en"),
  ];
  return all
    .map((reading) => into(focused(reading, wanted, mended, knowledge), mended))
    .map((reading) => intoFurther(reading, mended, asked.words, knowledge))
    .map((reading) => beside(reading, airline ?? null, knowledge))
    .map((reading) => besideUnknownPart(reading, airline !== undefined, knowledge))
    .map((reading) => besideTopic(reading, mended, called.length > 0, state, knowledge))
    .map((reading) =>
      besideType(
        reading,
        idsIn(called, "aircraft").filter((id) => EQUIPMENT_OF.has(id)),
      ),
    )
    .map((reading) => ofItsAge(ofThemselves(reading, mended), mended))
    .map((reading) => besideAirline(reading, mended, called.length > 0, state))
    .map((reading, _, everything) => yielding(reading, everything, mended, found, state))
    .filter(({ request }) => !isRefused(request, except))
    .sort((a, b) => b.score - a.score);
}

/** Whether it is what was told and not meant; another part of an airline, and what is asked on after an entry, are not. */
function isRefused(request: ChatRequest, except: ResolveInput["except"]): boolean {
  if (!except || request.kind !== "entry" || request.further !== null) return false;
  const [id = ""] = except.ids;
  return (
    request.ids.includes(id) && (!id.startsWith("airlines/") || request.facet === except.facet)
  );
}

/** Read as it is meant to be spelled, else as typed: "not a peep" is no "keep". */
function basicsIn(
  messages: readonly Message[],
  isAirline: boolean,
  state: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  for (const message of messages) {
    const found = readBasics(message, isAirline, state, knowledge);
    if (found.length > 0) return found;
  }
  return [];
}

/** "Nobody in my shop paid for perfection. Can I have one about an angry customer": one of its sentences wishes. */
function hasAWish(message: Message): boolean {
  // "My friend got asked '…', can I try that".
  if (/["“'].{10,}["”'].*\b(?:try|do|practi[sc]e|answer) (?:that|this|it)\b/u.test(message.text))
    return true;
  return toldIn(message).toCoach.some(
    (one) =>
      one.length <= LONGEST_WISHED &&
      readSkills(one, null).some(({ request }) => WISHES.has(request.kind)),
  );
}

const LONGEST_WISHED = 20;
