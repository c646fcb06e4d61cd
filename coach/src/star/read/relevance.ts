import type { QuestionKind } from "contract/questions";
import { ADVERBS, FUNCTION_WORDS } from "../lexicon/grammar.ts";
import { WORK_PEOPLE } from "../lexicon/nouns.ts";
import { TOPICS, type TopicId } from "../lexicon/topics.ts";
import { readSentences, type Sentence, type Token } from "../text/tokens.ts";
import { stems } from "../text/word-set.ts";
import { missedIntent, toldElsewhere } from "./intent.ts";

/** Words by which questions ask: they say nothing of the topic. */
const ASKING =
  stems(`tell describe example time give share situation experience talk explain happen recall think work job when what how why
did ever past recent recently moment instance occasion would handle deal dealt help helped use used make made want need next right person someone somebody
thing people place part way good day know look looked after show feel you your me us please can could do does`);

export interface QuestionTopics {
  /** The question in small letters. */
  text: string;
  topics: TopicId[];
  /** Content words of the question that no topic covers, as stems. */
  keywords: string[];
  all: ReadonlySet<string>;
  /** Topics of which one is enough: “a frightened or ill passenger”. Empty, or two and more. */
  either: TopicId[];
}

/** "Your manager had made the wrong call": the mistake asked about is not the candidate's. */
const OTHERS_FAULT =
  /\b(?:manager|boss|supervisor|colleague|co-?worker|teammate|leader|captain|customer|guest|passenger|some(?:one|body)(?: else)?)\b[^.?]{0,12}\b(?:made|makes?|got|did|was|were)\b/i;

/** A decision or a talk may be hard without anybody's anger: only people are angry. */
const HARD_PERSON =
  /\b(?:difficult|hard(?:est)?|challenging|demanding|unreasonable)\b(?: [\w-]+){0,2} (?:\w+ )?(?:customer|guest|passenger|client|patient|person|people|man|woman|caller|visitor|travell?er|someone|somebody|colleague|boss|senior|character)s?\b/i;
const ANGER_BY_HARDNESS = stems("difficult hard hardest challenging demanding unreasonable please");

/** "Why should we choose you for our crew?" asks what the candidate brings, not why this airline. */
const ASKS_FOR_OFFER = /\bwhy (?:should|would|shall) (?:we|i|they|an? airline) (?:\w+ ){0,2}you\b/i;

/** "Someone vulnerable: a child, an elderly person or somebody frightened": any of them will do, so none is asked for. */
const EXAMPLES = /:[^:?.]*,[^:?.]*\bor\b[^?.]*/;

/** What a question is about, from its wording alone. */
export function readQuestion(text: string, kind: QuestionKind): QuestionTopics {
  const asked = text.replace(EXAMPLES, "");
  const tokens = readSentences("situation", asked).flatMap((sentence) => sentence.tokens);
  const content = new Set(tokens.filter(isContent).map((token) => token.stem));
  const all = new Set(tokens.map((token) => token.stem));
  const topics = (Object.keys(TOPICS) as TopicId[]).filter((id) =>
    [...TOPICS[id].asks].some((word) =>
      id === "ourAirline" || id === "self" ? all.has(word) : content.has(word),
    ),
  );
  const asksForOffer = ASKS_FOR_OFFER.test(text);
  const asksWhyUs =
    topics.includes("ourAirline") &&
    !asksForOffer &&
    /\bwhy\b|attract|draws?\b|appeal|interests? you|know about|choose|chose|prefer|rather/i.test(
      text,
    );
  const named =
    /\bwork(?:ed|ing)? with\b/i.test(text) && !topics.includes("colleague")
      ? (["colleague", ...topics] as TopicId[])
      : [...topics];
  if (/\bmore\b.*\bthan\b/i.test(text) && !named.includes("extra") && kind === "behavioural")
    named.push("extra");
  const isSoftDrink = /\b(?:hot|soft|cold) drinks?\b/i.test(text);
  if (asksForOffer && !named.includes("strength")) named.push("strength");
  const kept = named.filter(
    (id) =>
      !(id === "crewJob" && asksForOffer) &&
      (id !== "ourAirline" || asksWhyUs) &&
      (kind === "motivation" || !MOTIVE_TOPICS.has(id)) &&
      !(id === "alcohol" && isSoftDrink) &&
      !(id === "mistake" && OTHERS_FAULT.test(text)) &&
      !(id === "anger" && isHardOnly(content) && !HARD_PERSON.test(text)) &&
      !(id === "medical" && named.includes("alcohol")),
  );
  const either = readEither(asked).filter((id) => kept.includes(id));
  const covered = new Set(kept.flatMap((id) => [...TOPICS[id].asks]));
  return {
    text: text.toLowerCase(),
    topics: kept,
    keywords: [...content].filter((word) => !covered.has(word) && !ASKING.has(word)),
    all: content,
    either: either.length > 1 ? either : [],
  };
}

/** Topics on the two sides of an “or”. */
function readEither(text: string): TopicId[] {
  const [, one = "", other = ""] = /\b([\w-]+),? or (?:an? |the )?([\w-]+)/i.exec(text) ?? [];
  const raised = (word: string): TopicId[] => {
    const [stem = ""] = stems(word);
    return (Object.keys(TOPICS) as TopicId[]).filter((id) => TOPICS[id].asks.has(stem));
  };
  return [...raised(one), ...raised(other)];
}

/** No word of anger but those that also name a hard thing. */
const isHardOnly = (content: ReadonlySet<string>): boolean =>
  [...TOPICS.anger.asks].every((word) => !content.has(word) || ANGER_BY_HARDNESS.has(word));

function isContent(token: Token): boolean {
  return (
    !token.isNumber &&
    token.low.length > 2 &&
    !FUNCTION_WORDS.has(token.low) &&
    !ADVERBS.has(token.low)
  );
}

/** Worth of a word that goes with the topic and with much else. */
const HINT_WORTH = 0.22;
/** Different words of a topic that show it beyond doubt. */
const ENOUGH_WORDS = 2;
/** Topics that people speak of in a thousand ways: one word of them is enough. */
const DIFFUSE_TOPICS: ReadonlySet<TopicId> = new Set<TopicId>([
  "pressure",
  "extra",
  "initiative",
  "decision",
  "change",
  "communication",
  "team",
  "leadership",
  "achievement",
  "learn",
  "failure",
  "feedback",
  "safety",
  "emergency",
  "rule",
  "mistake",
  "anger",
  "persuade",
  "priority",
  "integrity",
  "strength",
  "weakness",
  "future",
  "lifestyle",
  "served",
  "colleague",
]);

/** Topics that only a question of motives raises: elsewhere their words mean something else ("a night flight"). */
const MOTIVE_TOPICS: ReadonlySet<TopicId> = new Set<TopicId>([
  "crewJob",
  "ourAirline",
  "self",
  "strength",
  "weakness",
  "future",
  "lifestyle",
]);

export interface Relevance {
  /** 0 nothing of the question is spoken to … 1 all of it. */
  share: number;
  /** The words that speak to it. */
  hits: { sentence: Sentence; token: number }[];
  missing: TopicId[];
  /** How clearly the answer belongs to another question, 0 to 1. */
  elsewhere: number;
  /** 0 the question is spoken to … 1 something that no answer to it can do without is nowhere to be found. */
  absence: number;
}

/** How far the absence of all a topic's words proves that the question was missed; 0 where people may do without them. */
const TRUST: Partial<Record<TopicId, number>> = {
  conflict: 0.9,
  anger: 0.7,
  rule: 0.7,
  culture: 0.9,
  medical: 0.9,
  fire: 0.9,
  alcohol: 0.9,
  child: 0.7,
  served: 0.9,
  colleague: 0.7,
  crewJob: 0.9,
  mistake: 0.4,
};
/** Amount of topic words from which on nothing is missing. */
const PRESENT_FROM = 0.6;

/** How far an answer speaks to a question whose topic no list knows, when it uses none of its words: its absence proves little. */
const UNKNOWN_TOPIC_SHARE = 0.7;

/** Which of the question's topics and words the answer speaks to. A paraphrase counts as much as the question's own word. */
export function readRelevance(
  question: QuestionTopics,
  sentences: readonly Sentence[],
  kind: QuestionKind,
): Relevance {
  const answer = new Map<string, { sentence: Sentence; token: number; count: number }>();
  for (const sentence of sentences) {
    sentence.tokens.forEach((token, index) => {
      for (const key of token.low === token.stem ? [token.stem] : [token.stem, token.low]) {
        const known = answer.get(key);
        if (known === undefined) answer.set(key, { sentence, token: index, count: 1 });
        else known.count += 1;
      }
    });
  }
  const text = plainText(sentences);
  const hits: Relevance["hits"] = [];
  const missing: TopicId[] = [];
  let earned = 0;
  let weight = 0;
  const absences = new Map<TopicId, number>();
  const critical: number[] = [];
  const isQuarrelAsked = question.topics.includes("conflict");
  const isThingDisputed =
    isQuarrelAsked && (question.topics.includes("rule") || question.topics.includes("decision"));
  for (const id of question.topics) {
    const topic = TOPICS[id];
    let found = 0;
    let hinted = 0;
    for (const [key, hit] of answer) {
      const shown = topic.shows.has(key) ? 1 : 0;
      if (shown === 0 && topic.hints.has(key)) hinted += HINT_WORTH;
      if (shown === 0) continue;
      found += shown;
      if (hits.length < 12) hits.push({ sentence: hit.sentence, token: hit.token });
    }
    if (id === "conflict" && QUARREL.test(text)) found += 1;
    if (id === "served" && found === 0)
      hinted = strangers(sentences, answer, kind === "hypothetical" || isQuarrelAsked);
    found += Math.min(id === "served" ? 0.6 : 1, hinted);
    const trust = id === "conflict" && isThingDisputed ? 0.5 : (TRUST[id] ?? 0);
    absences.set(id, trust * Math.max(0, 1 - found / PRESENT_FROM));
    weight += topic.weight;
    const met = Math.min(1, found / (DIFFUSE_TOPICS.has(id) ? 1 : ENOUGH_WORDS));
    earned += topic.weight * met;
    if (topic.weight >= 0.8) critical.push(met);
    if (met < 0.4) missing.push(id);
  }
  if (question.keywords.length > 0) {
    const found =
      question.keywords.filter((word) => answer.has(word)).length / question.keywords.length;
    const isScene = kind === "hypothetical" && question.keywords.length >= 2;
    if (isScene && critical.length === 0) critical.push(Math.min(1, found * 4));
    const keywordWeight = question.topics.length === 0 ? 1 : isScene ? 0.8 : 0.35;
    weight += keywordWeight * (found > 0 || question.topics.length === 0 ? 1 : 0.4);
    earned += keywordWeight * Math.min(1, found * 2);
  }
  const alternative = Math.min(...question.either.map((id) => absences.get(id) ?? 0));
  const absence = Math.max(
    0,
    ...[...absences].map(([id, value]) =>
      question.either.includes(id) ? Math.min(value, alternative) : value,
    ),
  );
  const share = weight === 0 ? 0.8 : earned / weight;
  const mean =
    critical.length === 0 ? 1 : critical.reduce((sum, met) => sum + met, 0) / critical.length;
  const heart = critical.length === 0 ? 1 : 0.5 * mean + 0.5 * Math.max(...critical);
  const whole =
    question.topics.length === 0
      ? Math.max(UNKNOWN_TOPIC_SHARE, share)
      : critical.length === 0
        ? share
        : 0.6 * share + 0.4 * heart;
  const elsewhere =
    kind === "hypothetical"
      ? toldElsewhere(question.topics, question.all, answer)
      : kind === "behavioural"
        ? missedIntent(question.text, text)
        : 0;
  return { share: Math.min(1, whole), hits, missing, absence, elsewhere };
}

/** How a quarrel is told without a word that names it: words that were had, two sides of it, and the talk that is to end it. */
const QUARREL =
  /\b(?:(?:asked|told|begged) (?:him|her|them) (?:\w+ )?(?:nicely|politely|to (?:stop|turn|keep|be quiet)|(?:if|could) (?:he|she|they) (?:\w+ ){0,3}(?:stop|turn|keep|at another time|later|quieter))|end of my (?:rope|tether)|driving me (?:mad|crazy|nuts|up the wall)|on my nerves|(?:got|had|took) the hump|didn't (?:speak|talk) (?:to|with)|i (?:told|showed) (?:him|her|them)\b.{1,60}\b(?:he|she|they) (?:said|answered|replied) (?:no|i|it's|it is|it was|that's|nobody|always|never|we)|feud\w*|beef(?:ing|ed)?|bust-up|(?:had|having) words|(?:fell|fall|falling|fallen)[ -]out|not speaking|silent treatment|whose side|(?:sick|tired) of (?:it|him|her|them)|at each other|sort it (?:out )?or|wind(?:s|ing)? (?:you|me|us|him|her|them) up|(?:can|could|may) (?:i|we) (?:just )?(?:say something|talk|have a word)|what(?:'s|s)? (?:is )?(?:it you want|(?:actually )?making you)|(?:they|he|she) (?:said|thought|reckoned) (?:we|i)\b.{1,80}\b(?:we|i) (?:said|thought|reckoned) (?:they|he|she|it))\b/;

function plainText(sentences: readonly Sentence[]): string {
  return sentences.flatMap(({ tokens }) => tokens.map((token) => token.low)).join(" ");
}

const RELATIVE = stems(
  "mother father mum mom dad grandmother grandfather grandma grandpa parent family kid child baby boy girl husband wife couple people person guy bloke fella fellow chap lad lass lassie lady gentleman man woman stranger teenager drunk punter pensioner tourist",
);
/** “An old farmer came in for a wider boot”: whoever comes in is served, whatever their trade. */
const CAME_IN =
  /\b(?:an?|one|this|two|three) (?:[\w'-]+ ){1,3}(?:(?:came|comes|walk(?:s|ed)|popped|turned|showed|rang|phoned|called) (?:in|up|over|back|to (?:me|us|my|our|the (?:counter|desk|till|shop|bar|door))|for)|(?:wants?|wanted|bought|brought|order(?:s|ed)|book(?:s|ed)|ask(?:s|ed) (?:me|us|for|if)))\b/;
const SINGULAR = ["he", "she", "him", "her"];

/** Somebody from outside, though never called customer: "a young mum", "the father", a he or she where no quarrel among colleagues is told (or a quarrel is what was asked for). */
function strangers(
  sentences: readonly Sentence[],
  answer: ReadonlyMap<string, unknown>,
  mayQuarrel: boolean,
): number {
  const isMet = sentences.some(({ tokens }) =>
    tokens.some(
      (token, at) =>
        RELATIVE.has(token.stem) &&
        tokens
          .slice(Math.max(0, at - 2), at)
          .some((before) =>
            /^(?:a|an|the|this|one|some|two|three|old|older|big|young|drunk|angry|elderly)$/.test(
              before.low,
            ),
          ),
    ),
  );
  if (isMet || CAME_IN.test(plainText(sentences))) return 0.6;
  const isQuarrel =
    !mayQuarrel &&
    [...TOPICS.conflict.shows].some((word) => answer.has(word)) &&
    [...answer.keys()].some((word) => WORK_PEOPLE.has(word));
  return SINGULAR.some((word) => answer.has(word)) && !isQuarrel ? 0.6 : 0;
}
