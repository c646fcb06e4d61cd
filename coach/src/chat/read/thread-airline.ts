import type { SearchSet } from "content/search/schema";
import { capitalised } from "../../language/capital.ts";
import type { Entry, Facet } from "../knowledge/entry.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import { otherAirlineIn } from "../knowledge/other-airlines.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { askingSentencesIn } from "./clauses.ts";
import { factsAskedIn, ownFacetIn } from "./facets.ts";
import { leansBack } from "./follow-up.ts";
import { asksSomething } from "./lead-in.ts";
import { type Message, readMessage } from "./message.ts";
import { readPart } from "./parts/parts.ts";
import type { Reading } from "./skills.ts";
import { askedOnly, OF_ONESELF, ofFragment, onPassage, sticks } from "./thread-airline-further.ts";
import { hasPart, readOfTerms } from "./thread-airline-terms.ts";
import { twoQuestionsIn } from "./two-questions.ts";

/** Parts of an airline that are asked for without its name: the airline spoken of, or the person's own. */
const OF_AN_AIRLINE = new Set([
  "age",
  "reach",
  "swimming",
  "appearance",
  "visa",
  "education",
  "languages",
  "training",
  "contract",
  "bases",
  "requirements",
  "values",
  "mission",
  "vision",
  "fleet",
  "destinations",
  "employees",
  "headquarters",
  "founded",
  "alliance",
  "news",
  "medical",
  "selection",
  "tips",
  "special",
]);

export function readContext(
  message: Message,
  called: readonly Called[],
  wanted: readonly Wanted[],
  state: ChatState,
  knowledge: ChatKnowledge,
  targetAirline: string | null,
): Reading[] {
  const { plain, length } = message;
  const isOfItsBases = ownFacetIn(plain, "airlines") === "bases" && isOfPlaces(called);
  // "What do they ask for, height and so on?": a way of asking that another entry has is no name.
  const named = ownFacetIn(plain, "airlines");
  const isByPhrase =
    OF_THEM.test(plain) &&
    named !== null &&
    REQUIRED.has(named) &&
    called.every(({ entry }) => entry.set === "assessment-days");
  if (called.length > 0 && !isOnlyPlace(called, plain) && !isOfItsBases && !isByPhrase) return [];
  const leans = leansBack(message);
  const spokenBefore = airlineSpokenOf(state);
  const learnt = spokenBefore && isTopic(spokenBefore, state) ? readPart(message) : null;
  const facet =
    learnt?.facet && learnt.share >= SURE_OF_PART ? learnt.facet : facetNamed(askedOf(message));
  if (
    targetAirline !== null &&
    !facet &&
    /\bmy (target )?airline\b|mi aerolinea|ma compagnie|我的(目标)?航空公司/.test(plain)
  )
    return [
      { request: entryRequest([`airlines/${targetAirline}`]), score: 0.9, because: "own airline" },
    ];
  const spoken = spokenBefore;
  const beside = readOfTerms(message, spoken, state, knowledge);
  if (beside) return [beside];
  const facts = factsAskedIn(plain);
  const [fact, ...others] = facts;
  if (
    spoken &&
    isTopic(spoken, state) &&
    fact &&
    others.length > 0 &&
    twoQuestionsIn(message) === null
  )
    return [
      {
        request: { ...entryRequest(airlinesSpokenOf(spoken, state), fact), others },
        score: 0.95,
        because: `airline spoken of, ${facts.join(" and ")}`,
        goesOn: true,
      },
    ];
  // After an entry of its own "it" is that, and no airline.
  const isInGeneral = state.topic?.kind === "airline-gap" && state.topic.general !== null;
  const isOfElse =
    isInGeneral || (state.topic?.kind === "entry" && (spoken === null || !isTopic(spoken, state)));
  const meansAirline = MEANS_THE_AIRLINE.test(isOfElse ? plain.replace(/\bits?\b/g, " ") : plain);
  if (
    (!facet || !OF_AN_AIRLINE.has(facet)) &&
    spoken &&
    !isInGeneral &&
    isTopic(spoken, state) &&
    sticks(message)
  ) {
    const further = ofFragment(spoken, message, wanted, state, knowledge);
    if (further.length > 0) return further;
  }
  if (!facet || !OF_AN_AIRLINE.has(facet))
    return spoken && meansAirline && !isOfElse && (length <= LONGEST_ASIDE || leans)
      ? onPassage(spoken, askedOnly(message, wanted), knowledge)
      : [];
  // "Do they do a video interview first", after an entry of its own: none of the airline's tips.
  const isVague = isOfElse && VAGUE.has(facet);
  if (spoken && !isVague && (isTopic(spoken, state) || meansAirline || (leans && !isOfElse))) {
    const part = partMeant(facet, message, state, knowledge);
    const isOfOneself = length <= ABOUT_ONESELF && OF_ONESELF.test(plain);
    const isLearnt = learnt?.facet === facet && learnt.share >= SURE_OF_PART;
    const isSure = meansAirline || leans || length <= 7 || (isLearnt && isTopic(spoken, state));
    return [
      {
        request: entryRequest(airlinesSpokenOf(spoken, state), part),
        // "What do they ask for, height and so on?": theirs, before any line of what was told.
        score:
          isSure && meansAirline && REQUIRED.has(part)
            ? 0.945
            : isSure
              ? 0.93
              : isOfOneself && hasPart(spoken, part, knowledge)
                ? 0.91
                : 0.6,
        because: `airline spoken of, ${part}`,
        ...(meansAirline || leans ? { goesOn: true } : {}),
      },
    ];
  }
  const isRequirement = REQUIRED.has(facet);
  // "How much is minimum age", after a term: a requirement that is named is an airline's, the one spoken of or one's own.
  const aimed = spoken ?? (targetAirline === null ? null : `airlines/${targetAirline}`);
  if (aimed && isOfElse && NAMES_A_REQUIREMENT.test(plain) && length <= 12)
    return [
      {
        request: entryRequest(airlinesSpokenOf(aimed, state), facet),
        ...{ score: 0.95, because: `airline aimed at, ${facet}` },
      },
    ];
  const ownEntry = aimed === null ? undefined : knowledge.entry(aimed);
  const isAsked = asksSomething(message.text) || /[?？]/u.test(message.text) || length <= FEW_WORDS;
  const meansOwn = MEANS_OWN.test(plain) && !OF_ANYBODY.has(facet);
  if (
    ownEntry &&
    isAsked &&
    (meansOwn || (isRequirement && length <= 12 && tellsOfIt(ownEntry, facet, plain)))
  )
    return [
      {
        request: entryRequest(
          spoken === null ? [ownEntry.citation.id] : airlinesSpokenOf(spoken, state),
          facet,
        ),
        score: meansOwn ? 0.91 : 0.8,
        because: `own airline, ${facet}`,
      },
    ];
  return isRequirement &&
    !/how many|\b(seats|passengers|faa|easa|report|at work|before (?:a|the|my) flight)\b/.test(
      plain,
    ) &&
    /minimum|requirement|require|need|must|have to|do i|can i|limit|allowed/.test(plain) &&
    length <= 12
    ? [{ request: { kind: "which-airline", facet }, score: 0.62, because: "no airline named" }]
    : [];
}

const OF_THEM = /\b(?:they|them|their)\b/;
const REQUIRED: ReadonlySet<Facet> = new Set<Facet>([
  ...(["age", "reach", "swimming", "appearance", "visa", "requirements"] as const),
]);

/** "I'm rubbish on camera. Any tips": tips on that, and none of the airline. */
function facetNamed({ plain, length }: Message): Facet | null {
  const facet = ownFacetIn(plain, "airlines");
  const isOfElse = facet === "tips" && length > FEW_WORDS && !OF_THEIR_INTERVIEW.test(plain);
  return isOfElse ? null : facet;
}

/** "What do they check after the yes? My school papers worry me": of several sentences those that ask. */
function askedOf(message: Message): Message {
  const asked = askingSentencesIn(message);
  return asked.length > 0 ? readMessage(asked.map(({ text }) => text).join(" ")) : message;
}

const VAGUE: ReadonlySet<Facet> = new Set<Facet>(["tips", "special", "news"]);
const OF_THEIR_INTERVIEW = /\b(?:they|them|their|there|interview|airline|company)\b/;
const FEW_WORDS = 4;
const NAMES_A_REQUIREMENT =
  /\b(?:minimum|maximum|lowest|required) (?:age|height|reach)\b|\b(?:age|height|reach) (?:limit|requirements?|minimum)\b|\bhow (?:old|tall) (?:do|must|should|have|need)\b/;
/** With no airline spoken of, "it" and "there" mean none. */
const MEANS_OWN =
  /\b(they|them|their|the (airline|company|carrier)|my (target )?airline|this airline|that airline)\b|aerolinea|compagnie|他们|航空公司/;
/** What anybody may be asked about without an airline. */
const OF_ANYBODY: ReadonlySet<Facet> = new Set<Facet>(["tips", "special", "education", "news"]);
/** Marks of one's looks that a rule on another of them does not answer. */
const LOOKS =
  /\b(piercings?|studs?|nose ?rings?|earrings?|rings?|braces?|beards?|stubble|nails?|hair|dye\w*|scars?|moles?|glasses|lenses|make-?up|headscarf|hijab|acne|watch(es)?)\b/;

/** Whether the airline's part speaks of what is asked: a rule on tattoos says nothing of a nose stud. */
function tellsOfIt({ parts }: Entry, facet: Facet, plain: string): boolean {
  const [named] = plain.match(LOOKS) ?? [];
  if (facet !== "appearance" || named === undefined) return true;
  const told = JSON.stringify(parts.filter((one) => one.facet === facet)).toLowerCase();
  return told.includes(named.replace(/s$/, ""));
}

/** While an airline is spoken of, a part of it that is so surely asked for is meant of it. */
const SURE_OF_PART = 0.6;

const ABOUT_ONESELF = 20;

/** "So Geneva is out?": a place is named of the airline's own, by somebody who speaks of themselves. */
function isOnlyPlace(called: readonly Called[], plain: string): boolean {
  return OF_ONESELF.test(plain) && isOfPlaces(called);
}

const isOfPlaces = (called: readonly Called[]): boolean =>
  called.every(({ entry }) => OF_PLACES.has(entry.set));

const OF_PLACES = new Set<SearchSet>(["airports", "cultures", "assessment-days"]);

/** "Is it ok from another country", after the diploma: the diploma is meant, where its part speaks of foreign ones. */
function partMeant(
  facet: Facet,
  { plain }: Message,
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Facet {
  if (facet !== "visa" || topic?.kind !== "entry" || topic.facet === null) return facet;
  const part = knowledge.entry(topic.ids[0] ?? "")?.parts.find((one) => one.facet === topic.facet);
  const told = JSON.stringify([part?.text, part?.list]);
  return FROM_ELSEWHERE.test(plain) && /foreign|abroad|equivalen|recogni[sz]ed/i.test(told)
    ? topic.facet
    : facet;
}

const FROM_ELSEWHERE =
  /\b(it|mine|this|one|that)\b.*\b(another country|other country|abroad|foreign|outside)\b/;

/** They, it, the company: said without its name, the airline of the thread is meant. */
const MEANS_THE_AIRLINE =
  /\b(they|them|their|it|its|the (airline|company|carrier)|my (target )?airline|this airline|that airline)\b|(?<!\b(is|are|was|were|be|if|hi|hey|hello|isn't|aren't) )\bthere\b(?! (is|are|was|were|be|a|any)\b)|aerolinea|compagnie|他们|航空公司/;
/** Words up to which a question about "them" is about the airline, whatever else it has. */
const LONGEST_ASIDE = 12;
/** Id of the airline that the thread is about; null where it is about none. */
export function airlineSpokenOf({ topic, airline }: ChatState): string | null {
  if (topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/")) return topic.ids[0];
  if (topic?.kind === "airline-gap" || topic?.kind === "airline-questions")
    return `airlines/${topic.airline}`;
  if (topic?.kind === "fit" && topic.airline !== null) return `airlines/${topic.airline}`;
  return airline === null ? null : `airlines/${airline}`;
}

/** The one spoken of, or those that were set side by side. */
export function airlinesSpokenOf(id: string, { topic, request }: ChatState): readonly string[] {
  if (request?.kind === "introduction" && request.airlines.length > 1)
    return request.airlines.map((airline) => `airlines/${airline}`);
  return topic?.kind === "entry" && topic.ids.length > 1 ? topic.ids : [id];
}

function isTopic(id: string, { topic }: ChatState): boolean {
  if (topic?.kind === "entry") return topic.ids.includes(id);
  return topic?.kind === "fit" || topic?.kind.startsWith("airline-") === true;
}

/** "And British?", "what about Austrian?": after one airline a bare word is another's. */
export function airlineByBareWord(
  message: Message,
  knowledge: ChatKnowledge,
): { id?: string; name?: string } | null {
  if (message.length > BARE_WORDS || !(leansBack(message) || message.length <= 2)) return null;
  const bare = message.words.at(-1) ?? "";
  if (bare.length < 4) return null;
  for (const kind of ["airways", "airlines", "air", "airline"]) {
    const full = readMessage(`${bare} ${kind}`);
    const [id] = idsIn(knowledge.names.find(full), "airlines");
    if (id !== undefined) return { id };
    // After an airline a bare "condor" is one too, though it is not written like a name.
    const written = `${message.text} ${capitalised(bare)}`;
    const name = otherAirlineIn(full.plain, written);
    if (name !== null) return { name };
  }
  return null;
}

const BARE_WORDS = 5;
