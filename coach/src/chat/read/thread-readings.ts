import type { SearchSet } from "content/search/schema";
import { FACETS, type Facet } from "../knowledge/entry.ts";
import { textOf } from "../knowledge/entry-text.ts";
import { IN_GENERAL } from "../knowledge/in-general.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { ASKS_QUESTIONS } from "./airline-readings.ts";
import { choiceIn } from "./choice.ts";
import { isDependent, pointsBack } from "./dependence.ts";
import { facetIn, ownFacetIn } from "./facets.ts";
import { leansBack } from "./follow-up.ts";
import { isKin } from "./kin.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";
import { airlineByBareWord } from "./thread-airline.ts";
import { bothSpokenOf, isLengthOfDay, isLengthOfHiring, readBeside } from "./thread-both.ts";
import { readHiring } from "./thread-hiring.ts";
import { readOfLooks } from "./thread-looks.ts";
import { ofStar } from "./thread-star.ts";

/** "Can you ask me a question they'd ask?": one is wanted, to be answered, and no list. */
const ONE_QUESTION = /\bask me (?:just |only )?(?:a|one|another)\b/;

/** "And for Qatar?", "what about water?", "their values?": the request before with one thing changed. */
export function readBack(
  message: Message,
  called: readonly string[],
  state: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  const { topic } = state;
  const isOfAirlines = topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/") === true;
  const bare =
    isOfAirlines && called.every((id) => id.startsWith("cultures/"))
      ? airlineByBareWord(message, knowledge)
      : null;
  if (bare?.name !== undefined)
    return [
      {
        request: {
          ...{ kind: "other-airline", name: bare.name, general: null },
          facet: topic?.kind === "entry" ? topic.facet : null,
        },
        score: 0.95,
        because: "the same of an airline that is not in the guide",
        goesOn: true,
      },
    ];
  const ids = bare?.id ? [bare.id] : called;
  const airlines = ids.filter((id) => id.startsWith("airlines/"));
  const [airline] = airlines;
  const ofTattoos = readOfLooks(message, ids, topic);
  if (ofTattoos) return [ofTattoos];
  const left = facetLeftOpen(topic);
  const isChosen = message.length <= (BEGINS_ON.test(message.plain) ? CHOSEN_ASIDE : CHOSEN_WORDS);
  if (left && airline !== undefined && isChosen)
    return [
      {
        request: entryRequest([airline], ownFacetIn(message.plain, "airlines") ?? left),
        score: 0.97,
        because: "the airline of a rule told in general",
        goesOn: true,
      },
    ];
  const told = topic?.kind === "entry" && isOfAirlines ? topic : null;
  // "Does Wizz Air also say no?", after a rule of Emirates: the same rule.
  const isSameRule =
    told !== null &&
    told.facet !== null &&
    airlines.length === 1 &&
    !told.ids.includes(airline ?? "") &&
    ownFacetIn(message.plain, "airlines") === null &&
    message.length <= SAME_RULE_WORDS &&
    SAYS_THE_SAME.test(message.plain);
  if (isSameRule && airline)
    return [
      {
        request: entryRequest([airline], told.facet),
        ...{ score: 0.96, because: "the same rule of another airline", goesOn: true },
      },
    ];
  const isInGeneral = topic?.kind === "airline-gap" && topic.general !== null;
  // "And Air France, what do they want?", after glasses: another part is named.
  const isOfElse = ownFacetIn(message.plain, "airlines") !== null;
  if (isInGeneral && airline && !isOfElse && message.length <= CHOSEN_ASIDE)
    return [
      {
        request: { ...topic, airline: airline.replace("airlines/", "") },
        ...{ score: 0.96, because: "the same of another airline", goesOn: true },
      },
    ];
  if (topic?.kind === "airline-questions" && leansBack(message))
    return airline
      ? [
          {
            request: { ...topic, airline: airline.replace("airlines/", "") },
            score: 0.96,
            because: "the same of another airline",
            goesOn: true,
          },
        ]
      : [];
  const compared = readBeside(message, airlines, state);
  if (compared) return [compared];
  const ofHiring = readHiring(message, ids, state);
  if (ofHiring) return [ofHiring];
  const ofOwn = topic?.kind === "weakest-answer" || topic?.kind === "progress";
  if (ofOwn && message.length <= 7 && /\b(all|the (others|rest))\b/.test(message.plain))
    return [
      {
        ...{ request: { kind: "progress" }, score: 0.95, because: "all of the record" },
        goesOn: true,
      },
    ];
  if (
    topic?.kind === "weakest-answer" &&
    message.length <= 6 &&
    /best|strong|worst|weak|mejor|peor|meilleur|pire|最/.test(message.plain)
  )
    return [
      {
        request: {
          kind: "weakest-answer",
          isStrongest: /best|strong|mejor|meilleur|最(好|强)/.test(message.plain),
        },
        score: 0.95,
        because: "the other end of the record",
        goesOn: true,
      },
    ];
  if (topic?.kind === "explain-star" && isDependent(message)) return ofStar(message);
  if (isLengthOfHiring(message, topic))
    return [
      {
        ...{ request: entryRequest(["assessment-days/asked-how-long-hiring"]), score: 0.965 },
        ...{ because: "the length of the hiring spoken of", goesOn: true },
      },
    ];
  if (isLengthOfDay(message, topic))
    return [
      {
        ...{ request: { kind: "assessment-day", tells: "length" }, score: 0.96 },
        ...{ because: "the length of the day spoken of", goesOn: true },
      },
    ];
  const both = called.length === 0 ? bothSpokenOf(message, state) : null;
  if (both) return [both];
  if (topic?.kind !== "entry") return [];
  const [before = ""] = topic.ids;
  if (
    before.startsWith("airlines/") &&
    airlines.length === 0 &&
    ASKS_QUESTIONS.test(message.plain) &&
    message.length <= 9
  )
    return [
      {
        request: ONE_QUESTION.test(message.plain)
          ? { kind: "practise", choice: choiceIn(message.plain, before.replace("airlines/", "")) }
          : { kind: "airline-questions", airline: before.replace("airlines/", "") },
        score: 0.95,
        because: "questions of the airline spoken of",
        goesOn: true,
      },
    ];
  const [set = ""] = before.split("/");
  const isAlike = ids.length > 0 && ids.every((id) => id.startsWith(`${set}/`));
  const leans =
    leansBack(message) || (isAlike && isDependent(message) && message.length <= SWAPPED_WORDS);
  if (set === "cultures" && ids.length === 0) {
    const part = ownFacetIn(message.plain, "cultures");
    if (part !== null && message.length <= OF_A_CULTURE)
      return [
        {
          request: { ...topic, facet: part, others: [], statements: [], told: 0 },
          ...{ score: 0.93, because: "another part of the region spoken of", goesOn: true },
        },
      ];
  }
  const isOfIt = ids.length === 0 && pointsBack(message);
  const most = ASKS_ITS_LENGTH.test(message.plain) || isOfIt ? SWAPPED_WORDS : FEW_WORDS;
  if (!leans && message.length > most) return [];
  const otherSide = leans ? swapped(before, message.plain) : null;
  if (otherSide && knowledge.entry(otherSide))
    return [
      {
        request: entryRequest([otherSide], topic.facet),
        score: 0.96,
        because: "the other environment",
        goesOn: true,
      },
    ];
  const same = ids.filter((id) => id.startsWith(`${set}/`));
  // "And is Virgin any different?": the same part of another.
  const isCompared = leans && ASKS_IF_DIFFERENT.test(message.plain);
  const named = isCompared ? null : facetIn(message.plain, set as SearchSet);
  // "Which questions does Iberia ask?" asks for no part of it.
  const asksQuestions = set === "airlines" && ASKS_QUESTIONS.test(message.plain);
  if (same.length > 0 && (leans || isAlike) && !asksQuestions)
    return [
      {
        request: entryRequest(same, named ?? topic.facet),
        score: 0.96,
        because: "the same of another entry",
        goesOn: true,
      },
    ];
  if (
    ids.length === 0 &&
    named &&
    knowledge.entry(before)?.parts.some(({ facet }) => facet === named)
  )
    return [
      {
        request: { ...topic, facet: named, others: [], statements: [], told: 0 },
        score:
          (leans || pointsBack(message) ? 0.94 : 0.83) * worthBeside(message, before, knowledge),
        because: "another part of the same entry",
        goesOn: true,
      },
    ];
  return [];
}

/** What was asked of no airline in particular: naming one then asks it of that one. */
function facetLeftOpen(topic: ChatState["topic"]): Facet | null {
  if (topic?.kind === "which-airline") return topic.facet;
  const id = topic?.kind === "entry" ? topic.ids[0] : undefined;
  return FACETS.find((facet) => id !== undefined && IN_GENERAL[facet] === id) ?? null;
}

/** "He's a man and I'm a woman, do I put out my hand": so many words may stand around the part. */
const OF_A_CULTURE = 16;
/** "For Emirates", "at easyJet": no more than the name. */
const CHOSEN_WORDS = 4;
/** "And at Emirates? With the skirt it shows": what begins so goes on, whatever is said after it. */
const CHOSEN_ASIDE = 12;
const BEGINS_ON = /^ (?:and|what about|how about|so|but|y|et|para|pour) /;

/** "How many minutes do I get", after the tests: how long they take. */
const ASKS_ITS_LENGTH =
  /^ (?:and |so |but |ok )?how (?:many (?:minutes|hours|seconds)|long|much time)\b/;
const FEW_WORDS = 4;
/** "Is Virgin more relaxed?", "what exactly do they watch in it?": so short, another name asks the same of another. */
const SWAPPED_WORDS = 7;

/** "And a baby?" after choking: the words of the topic and the new ones together find the neighbouring entry. */
export function readFurther(
  message: Message,
  wanted: readonly Wanted[],
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  if (topic?.kind !== "entry" || wanted.length === 0) return [];
  const entry = knowledge.entry(topic.ids[0] ?? "");
  if (entry?.set === "airlines") return ofFacet(message, wanted, topic.facet, knowledge);
  if (!entry || entry.set === "airports" || !leansBack(message)) return [];
  const before = stemsOf(entry.names[1] ?? entry.names[0] ?? "").slice(0, 2);
  const both = [...before.map((one) => ({ stems: [one] })), ...wanted];
  const [first] = knowledge.finder.find(both, [], ({ set, citation }) =>
    citation.id === entry.citation.id ? 0 : set === entry.set ? 1.1 : 0.9,
  );
  return first && first.fit >= 0.8
    ? [
        {
          request: entryRequest([first.entry.citation.id]),
          score: isKin(first.entry, entry) ? 0.95 : 0.7,
          because: "the topic before, with a new word",
          goesOn: true,
        },
      ]
    : [];
}

/** "Who pays for it?" after the visa of an airline: what is answered of visas in general. */
function ofFacet(
  message: Message,
  wanted: readonly Wanted[],
  facet: Facet | null,
  { finder }: ChatKnowledge,
): Reading[] {
  if (facet === null || message.length > SWAPPED_WORDS || !POINTS_AT_IT.test(message.plain))
    return [];
  const [first] = finder.find(
    [...stemsOf(facet).map((one) => ({ stems: [one] })), ...wanted],
    [],
    ({ set }) => (set === "assessment-days" ? 1 : 0),
  );
  return first && first.fit >= 0.8
    ? [
        {
          request: entryRequest([first.entry.citation.id]),
          score: 0.91,
          because: "the part of the airline's entry, asked of in general",
          goesOn: true,
        },
      ]
    : [];
}

const POINTS_AT_IT = /\b(it|that|this|one|them|those)\b/;

function swapped(id: string, plain: string): string | null {
  if (!id.startsWith("evacuation/")) return null;
  if (/\b(water|sea|ditching|agua|eau)\b|水/.test(plain)) return id.replace("/land", "/water");
  return /\b(land|ground|runway|tierra|terre)\b|陆/.test(plain)
    ? id.replace("/water", "/land")
    : null;
}

const SAME_RULE_WORDS = 18;
const SAYS_THE_SAME =
  /\b(?:also|too|as well|the same|either|say (?:no|yes)|allow (?:it|that|this|them)|mind (?:it|that|this)|(?:as|more|less) strict|stricter)\b/;

/** "And the group exercise, what do I do if nobody talks?", after what to practise of English: with so much that is new it is no part of that. */
function worthBeside(message: Message, id: string, knowledge: ChatKnowledge): number {
  const entry = knowledge.entry(id);
  if (!entry) return 1;
  const told = new Set(stemsOf(textOf(entry)));
  const fresh = new Set(stemsOf(message.text).filter((stem) => !isWeak(stem) && !told.has(stem)));
  return fresh.size >= FEWEST_FRESH ? BESIDE_IT : 1;
}

const ASKS_IF_DIFFERENT = /\b(?:any|much|very|really|that)? ?differen(?:t|ce)\b|\bthe same\b/;
const FEWEST_FRESH = 3;
const BESIDE_IT = 0.6;
