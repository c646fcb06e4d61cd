import { TOPICS, type TopicId } from "../lexicon/topics.ts";
import { FUNCTION_WORDS, ADVERBS } from "../lexicon/grammar.ts";
import { stems } from "../text/word-set.ts";
import { readSentences, type Sentence, type Token } from "../text/tokens.ts";

/** Words by which questions ask: they say nothing of the topic. */
const ASKING = stems(`tell describe example time give share situation experience talk explain happen recall think work job when what how why
did ever past recent recently moment instance occasion would handle deal dealt help helped use used make made want need next right person someone somebody
thing people place part way good day know look looked after show feel you your me us please can could do does`);

export interface QuestionTopics {
  topics: TopicId[];
  /** Content words of the question that no topic covers, as stems. */
  keywords: string[];
  all: ReadonlySet<string>;
}

/** What a question is about, from its wording alone. */
export function readQuestion(text: string): QuestionTopics {
  const tokens = readSentences("situation", text).flatMap((sentence) => sentence.tokens);
  const content = new Set(tokens.filter(isContent).map((token) => token.stem));
  const all = new Set(tokens.map((token) => token.stem));
  const topics = (Object.keys(TOPICS) as TopicId[]).filter((id) =>
    [...TOPICS[id].asks].some((word) => (id === "ourAirline" ? all.has(word) : content.has(word))),
  );
  const asksWhyUs = topics.includes("ourAirline") && /\bwhy\b|attract|know about|choose/i.test(text);
  const kept = topics.filter((id) => id !== "ourAirline" || asksWhyUs);
  const covered = new Set(kept.flatMap((id) => [...TOPICS[id].asks]));
  return { topics: kept, keywords: [...content].filter((word) => !covered.has(word) && !ASKING.has(word)), all: content };
}

function isContent(token: Token): boolean {
  return !token.isNumber && token.low.length > 2 && !FUNCTION_WORDS.has(token.low) && !ADVERBS.has(token.low);
}

export interface Relevance {
  /** 0 nothing of the question is spoken to … 1 all of it. */
  share: number;
  /** The words that speak to it. */
  hits: { sentence: Sentence; token: number }[];
  missing: TopicId[];
}

/** Which of the question's topics and words the answer speaks to. A paraphrase counts as much as the question's own word. */
export function readRelevance(question: QuestionTopics, sentences: readonly Sentence[]): Relevance {
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
  const hits: Relevance["hits"] = [];
  const missing: TopicId[] = [];
  let earned = 0;
  let weight = 0;
  for (const id of question.topics) {
    const topic = TOPICS[id];
    let found = 0;
    for (const word of topic.shows) {
      const hit = answer.get(word);
      if (hit === undefined) continue;
      found += topic.asks.has(word) ? 1 : /^(?:he|she|they|him|her)$/.test(word) ? 0.4 : 0.6;
      if (hits.length < 12) hits.push({ sentence: hit.sentence, token: hit.token });
    }
    weight += topic.weight;
    earned += topic.weight * Math.min(1, found / 1.5);
    if (found < 0.6) missing.push(id);
  }
  if (question.keywords.length > 0) {
    const found = question.keywords.filter((word) => answer.has(word)).length / question.keywords.length;
    const keywordWeight = question.topics.length === 0 ? 1 : 0.35;
    weight += keywordWeight * (found > 0 || question.topics.length === 0 ? 1 : 0.4);
    earned += keywordWeight * Math.min(1, found * 2);
  }
  const share = weight === 0 ? 0.8 : earned / weight;
  return { share: question.topics.length === 0 ? Math.max(0.45, share) : Math.min(1, share), hits, missing };
}
