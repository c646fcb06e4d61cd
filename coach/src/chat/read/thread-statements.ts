import type { Entry } from "../knowledge/entry.ts";
import { notItsName } from "../knowledge/focus.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Statement, statementsOf } from "../knowledge/statements.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { isDependent } from "./dependence.ts";
import { familyOf, namesakesOf } from "./kin.ts";
import { measureIn } from "./measure.ts";
import type { Message } from "./message.ts";
import { readOfAllTypes } from "./of-all-types.ts";
import { sameOfAnother } from "./same-of-another.ts";
import type { Reading } from "./skills.ts";

/** Why an entry beside the one spoken of is told. */
export const BESIDE_TOLD = "beside what was told, with what is new";
const WHY = /\b(why|how come|what for|reason)\b|por que|pourquoi|为什么/;
const GIVES_A_REASON =
  /\b(because|so that|otherwise|or else|since|to (protect|keep|stop|prevent|avoid|save)|(?<!what )would|in order to|keeps|prevents?|protects?|means that|that is why|helps?|heard at once)\b|; /i;
/** An everyday word says little of what is asked. */
const WEAK = 0.3;
const FITS = 0.5;
const TOLD = 2;
const IN_TOPIC = 0.93;
const NEIGHBOUR = 0.9;
const NEIGHBOUR_FITS = 0.55;
/** An entry of another family has to be asked for by its name in part. */
const ELSEWHERE_NAMED = 0.3;
/** Words of the topic's name that go into the question. */
const NAME_KEYS = 4;

/**
 * A message that leans on the thread, read as a question about what was last told: the statements of that entry which answer
 * it, else the neighbouring entry that has both the topic's words and the new ones. Airlines and airports are asked by part.
 */
export function readOnTopic(
  message: Message,
  wanted: readonly Wanted[],
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  if (topic?.kind !== "entry" || topic.ids.length !== 1) return [];
  const entry = knowledge.entry(topic.ids[0] ?? "");
  if (!entry || entry.set === "airlines" || entry.set === "airports") return [];
  // "I want to learn about decompression": all of it is wanted.
  if (WANTS_ALL.test(message.plain)) return [];
  if (!isDependent(message)) {
    const measured = measuredIn(message, wanted, entry);
    // "Pregnant woman?" after choking: so few words may be of the same family.
    return measured.length > 0 || message.length > FRAGMENT_WORDS
      ? measured
      : neighbour(message, wanted, entry, knowledge).filter(({ request }) => {
          const found =
            request.kind === "entry" ? knowledge.entry(request.ids[0] ?? "") : undefined;
          return found !== undefined && familyOf(found) === familyOf(entry);
        });
  }
  const ofAll = readOfAllTypes(message, entry);
  if (ofAll) return [ofAll];
  const ofWhom = sameOfAnother(message, entry, knowledge);
  if (ofWhom) return [ofWhom];
  const within = statementsOn(message, wanted, entry);
  if (within.length > 0)
    return [
      {
        request: { ...entryRequest([entry.citation.id]), statements: within },
        score: IN_TOPIC,
        because: "a detail of what was told",
        goesOn: true,
      },
    ];
  for (const kin of namesakesOf(entry, knowledge)) {
    const told = statementsOn(message, wanted, kin);
    if (told.length > 0)
      return [
        {
          request: { ...entryRequest([kin.citation.id]), statements: told },
          score: IN_NAMESAKE,
          because: "a detail of what another entry says of it",
          goesOn: true,
        },
      ];
  }
  const beside = neighbour(message, wanted, entry, knowledge);
  if (beside.length > 0 || !asksOfNameAlone(message, wanted, entry)) return beside;
  return [
    {
      request: entryRequest([entry.citation.id]),
      score: NEIGHBOUR,
      because: "what was told, asked once more",
      goesOn: true,
    },
  ];
}

const WANTS_ALL =
  /\b(?:learn|teach me|explain|tell me|know)(?: (?:more|something|all|everything))? (?:about|on) (?!it\b|that\b|this\b|them\b)|\bexplain (?!it\b|that\b|this\b|why\b|how\b|what\b)/;
const IN_NAMESAKE = 0.92;
/** "What do I give him", where the entry's title asks just that: all its words are the title's. */
function asksOfNameAlone(message: Message, wanted: readonly Wanted[], entry: Entry): boolean {
  const name = new Set(stemsOf(entry.names.join(" ")));
  return (
    wanted.length > 0 &&
    !WHY.test(message.plain) &&
    measureIn(message.plain) === null &&
    wanted.every(({ stems }) => stems.some((key) => name.has(key)))
  );
}

/** "How many seconds do I have": a question after a measure, of nothing but what was spoken of. */
function measuredIn(message: Message, wanted: readonly Wanted[], entry: Entry): Reading[] {
  const holds = measureIn(message.plain);
  if (holds === null || message.length > MEASURED_WORDS) return [];
  const asked = notItsName(entry, wanted).filter(({ stems }) => !stems.every(isWeak));
  const within = statementsOf(entry).flatMap(({ facet, text, keys }, at) =>
    facet !== "avoid" &&
    facet !== "example" &&
    holds.test(text) &&
    asked.every(({ stems }) => stems.some((key) => keys.has(key)))
      ? [at]
      : [],
  );
  return within.length > 0
    ? [
        {
          request: { ...entryRequest([entry.citation.id]), statements: within.slice(0, TOLD) },
          score: MEASURED,
          because: "a measure of what was told",
          goesOn: true,
        },
      ]
    : [];
}

/** Under what is surely asked of something else. */
const MEASURED = 0.91;
const MEASURED_WORDS = 8;
const FRAGMENT_WORDS = 4;

/** "Give me three of them", "name a few": items of what was told. */
const SOME_OF_THEM =
  /\b(?:give|name|tell|list|say)(?: me)? (two|three|four|a few|some|[234])(?: of (?:them|these|those)|[?.! ]*$)/;
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  "2": 2,
  three: 3,
  "3": 3,
  four: 4,
  "4": 4,
};

const ASKS_WHICH_OF_THEM = /\b(which|what) (one|class|group|category|level|number|type)\b/;
const NUMBERED = /\b(class|group|category|level|type|division) ?\d|^\d/i;

/** Places of the statements that answer, best first; at most two. */
function statementsOn(message: Message, wanted: readonly Wanted[], entry: Entry): number[] {
  const statements = statementsOf(entry);
  const numbered = itemNamed(message, statements);
  if (numbered !== null) return [numbered];
  const some = message.plain.match(SOME_OF_THEM)?.[1];
  const listed = statements.flatMap(({ item }, at) => (item > 0 ? [at] : []));
  if (some !== undefined && listed.length > 0) return listed.slice(0, COUNTS[some] ?? 3);
  const holds = ASKS_WHICH_OF_THEM.test(message.plain)
    ? NUMBERED
    : ASKS_WHO.test(message.plain)
      ? NAMES_A_ROLE
      : measureIn(message.plain);
  const isWhy = WHY.test(message.plain);
  const asked = notItsName(entry, wanted);
  const weights = asked.map(({ stems }) => (stems.every(isWeak) ? WEAK : 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const rule = RULES.find(([asks]) => asks.test(message.plain))?.[1];
  const isBare = weights.every((weight) => weight === WEAK);
  const rated = statements.map((statement, at) => {
    const met = asked.reduce(
      (sum, { stems }, index) =>
        sum + (stems.some((key) => statement.keys.has(key)) ? (weights[index] ?? 0) : 0),
      0,
    );
    const share = all > 0 ? met / all : 0;
    const isKind = holds
      ? holds.test(statement.text)
      : isWhy
        ? statement.facet === "why" || GIVES_A_REASON.test(statement.text)
        : null;
    // Without a word of its own the question is what is measured, or why.
    const rate = isKind === null ? (isBare ? 0 : share) : isKind ? (isBare ? 1 : share + FITS) : 0;
    if (rule) return { at, rate: rule.test(statement.text) ? rate + FITS : 0 };
    return { at, rate };
  });
  const best = rated.filter(({ rate }) => rate > FITS).sort((a, b) => b.rate - a.rate);
  const [first] = best;
  return first
    ? best
        .filter(({ rate }) => rate >= first.rate - 0.01)
        .slice(0, TOLD)
        .map(({ at }) => at)
        .sort((a, b) => a - b)
    : [];
}

const ASKS_WHO = /^ (?:and |so |but |ok )?(?:who|whose job)\b/;
const NAMES_A_ROLE =
  /\b(?:flight deck|captain|commander|pilots?|purser|senior cabin crew|cabin crew|crew member|operator|shipper|handling agent|ground staff|doctor|authority|police)\b/i;

/** Whose rule is asked for: only statements that name it answer. */
const RULES: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [/\b(faa|usa|american|america|in the us|us rules?|cfr)\b/, /\b(US|FAA|American|United States)\b/],
  [/\b(easa|eu|europe|european)\b/, /\b(EU|EASA|Europe|European)\b/],
  // "After the flames are out, can I move it?": whether it may, and not what has a word of the rest.
  [
    /\b(?:can|may|should|could|do|must|shall) (?:i|we|you|crew) (?:then |just |now )?(?:move|carry|take|lift|pick|touch)\b/,
    /\b(?:leave (?:it|her|him|them) where|where (?:it|she|he) is|not (?:be )?(?:move|touch|lift|carr)\w*|never (?:move|touch|lift|carry)|move (?:it|her|him|them) only|moved? (?:as little|only)|carr(?:y|ied) it)\b/i,
  ],
];

const NUMBERS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** "Number 3", "the third one", "what's the S": the item or the letter that is pointed at. */
function itemNamed({ plain, text }: Message, statements: readonly Statement[]): number | null {
  const digit = plain.match(/\b(?:number|no\.?|point|step|class|level) (\d{1,2})\b/)?.[1];
  const word = NUMBERS.findIndex(
    (one) => plain.includes(` the ${one} `) || plain.includes(` the ${one}?`),
  );
  const number = digit ? Number(digit) : word + 1;
  if (number > 0) {
    const labelled = statements.findIndex(({ text: told }) =>
      new RegExp(`^(class |number |step )?${number}\\b`, "i").test(told),
    );
    if (labelled >= 0) return labelled;
    const found = statements.findIndex(({ item }) => item === number);
    return found >= 0 ? found : null;
  }
  const letter = text.match(/\bthe (?:letter )?["'“]?([A-Z])\b/)?.[1];
  if (!letter) return null;
  const opening = statements.findIndex(
    ({ text: told, item }) => item > 0 && told.startsWith(letter),
  );
  if (opening >= 0) return opening;
  const spelt = new RegExp(`[:,;] ${letter}\\p{Ll}+`, "u");
  const inLine = statements.findIndex(({ text: told }) => spelt.test(told));
  return inLine >= 0 ? inLine : null;
}

/** The entry beside the topic that has what is new in the message. */
function neighbour(
  message: Message,
  wanted: readonly Wanted[],
  topic: Entry,
  { finder }: ChatKnowledge,
): Reading[] {
  const fresh = notItsName(topic, wanted).filter(({ stems }) => !stems.every(isWeak));
  const isWhy = WHY.test(message.plain);
  // A bare "why" has no word that tells which other entry gives the reason.
  if (fresh.length === 0) return [];
  // "We had a first aid course last year. Should I mention it?": told of oneself, at length, it asks for no neighbour of a lesson.
  if (message.length > LONGEST_OF_A_NEIGHBOUR) return [];
  const family = familyOf(topic);
  const name = stemsOf(topic.names[0] ?? "")
    .filter((key) => !isWeak(key))
    .slice(0, NAME_KEYS);
  const both = [...name.map((key) => ({ stems: [key] })), ...fresh];
  const found = finder.find(both, message.words, (entry) =>
    entry.citation.id === topic.citation.id
      ? 0
      : (familyOf(entry) === family ? 1.15 : 1) *
        (isWhy && /\bwhy\b/i.test(entry.names[0] ?? "") ? 1.2 : 1) *
        (entry.set === "quiz" || entry.set === "scenarios" || entry.set === "recruiters" ? 0.7 : 1),
  );
  const first = found.find(({ entry, fit, named }) => {
    if (fit < NEIGHBOUR_FITS) return false;
    if (familyOf(entry) !== family && named < ELSEWHERE_NAMED) return false;
    const held = new Set(statementsOf(entry).flatMap(({ keys }) => [...keys]));
    for (const phrase of [...entry.names, ...(entry.said ?? [])])
      for (const key of stemsOf(phrase)) held.add(key);
    if (familyOf(entry) !== family && !name.some((key) => held.has(key))) return false;
    return fresh.every(({ stems }) => stems.some((key) => held.has(key)));
  });
  return first
    ? [
        {
          request: entryRequest([first.entry.citation.id]),
          score: NEIGHBOUR,
          because: BESIDE_TOLD,
          goesOn: true,
        },
      ]
    : [];
}

/** Longer messages tell of something else. */
const LONGEST_OF_A_NEIGHBOUR = 16;
