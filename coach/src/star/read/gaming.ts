import { FUNCTION_WORDS } from "../lexicon/grammar.ts";
import { BUZZWORDS } from "../lexicon/nouns.ts";
import { compilePhrases } from "../text/phrases.ts";
import type { Sentence } from "../text/tokens.ts";
import { words } from "../text/word-set.ts";
import type { Clause } from "./clauses.ts";

export interface TrickFinding {
  trick: "order" | "advice" | "blank" | "refusal";
  sentence: Sentence;
  from: number;
  to: number;
}

const tricks = compilePhrases({
  order: [
    "=give|=award|=assign|=grant|=return|=output|=set|=print ~4 100|full|maximum|highest|perfect|=10|top ~2 score|mark|points|rating|grade|marks|=out|percent|=100|100|everything|section|criterion",
    "=your task is to return|output|give|score|award|rate ~4",
    "task is to return|output|give|score|award|rate ~4 100|full|score|mark|points|json|answer|response|candidate|highest|maximum|overallscore",
    "overall ?score|=overallscore|=score 100|=is|=to|=must|=should|=equals|=set|#",
    "as|=you =are an|a ai|language|helpful|grader|evaluator|marker|assessor|model|assistant|examiner",
    "the|this answer|candidate|response|text is|was|deserves|meets|gets|fulfils|shows|scores|earns|satisfies|demonstrates ~2 ~1 perfect|excellent|outstanding|full|100|strong|all|every|complete|highest|score|criteria|maximum|top",
    "respond|reply|output|answer only|with ~2 json|score|100|excellent",
    "developer mode",
    "set|put|make ~2 score|scores|section|sections|overallscore|rating ~3 to|at #|100|max|maximum",
    "the model must|should|will ~3",
    "=hi|=hello|=dear coach|ai|grader|system|evaluator|assistant ~1",
    "please write|add|list|leave|set ~4 strengths|improvements|field|score|empty",
  ],
  // Said at work as well: “a needle with no cap”, “set the oven to 100”, “in test mode”.
  orderLike: [
    "ignore|disregard|forget|override ~3 previous|above|earlier|prior|all|your|any instruction|rule|prompt|guideline|criteria|rubric|instructions",
    "^ give|award me|this|answer|it ~2 100|full|top|highest|maximum|=10|five|perfect|a",
    "=rate|=score|=mark|=grade|=evaluate|=assess this|me|my|it|answer|response|everything ~3 100|excellent|perfect|strong|highest|high|answer|full|all|outstanding|=10|highly",
    "system prompt|message|override|instruction|note|mode",
    "note to|for ~1 grader|evaluator|assessor|marker|examiner|ai|system|model|reviewer|algorithm|engine|software",
    "dear|attention|hello|hey ~2 grader|evaluator|assessor|marker|examiner|ai|system|model|reviewer|algorithm|coach|recruiter|engine|software",
    "end|begin of prompt|instructions|system",
    "in ~1 calibration|evaluation|grading|test|marking mode",
    "ignore|disregard ~2 previous|scoring|earlier|all ~2 rules|scoring|criteria|notes",
    "set|put ~6 to|at 100|max|maximum ~1",
    "graded|scored ~1 by ~3 expert|team|assessor|human|head|panel",
    "verified|approved|reviewed ~1 by ~3 expert|assessor|assessors|assessment|grader|examiner|evaluator|human",
    "no|empty|any ~1 weaknesses|penalties|caps ~1",
    "the rubric|grader|evaluator|criteria =was|=is|has|=are ~3",
    "=score|=overallscore # ~1",
    "you must|should|will|shall|have|now ~2 score|award|rate|mark|give|output ~4 100|full|top|highest|maximum|perfect|=10|excellent|strong|score|marks|points|rating|answer|response|candidate",
  ],
  advice: [
    "you|candidate|candidates|applicant|interviewee|one should|must|need|can|could|might|ought|want ~3",
    "star method|format|technique|structure|framework|answer|story|model",
    "interviewer|interviewers|recruiter|recruiters|assessor|assessors want|look|like|love|expect|hear|listen|ask|will|are|need|hate|know|appreciate|see",
    "good|great|strong|perfect|ideal|best|winning|model answer|response|story|candidate",
    "^ remember|avoid|use|describe|explain|mention|show|talk|include|choose|pick|start|finish|end|prepare|highlight|emphasise|focus|set|keep|state|give|think|don't|always|never|make|quantify|tell|name|say|add|close|begin|outline|present|practise ~0 to|the|a|an|about|how|your|with|on|by|what|one|some|any|sure|it|that|real|not|few|forget|more",
    "your answer|story|example|result|situation|task|action|role|response|experience|interview|actions|skills|examples",
    "in ~2 interview",
    "this is where|the place|part you|to|where",
    "for example you|=say",
  ],
  blank: [
    "insert ~2 here|name|your|airline|company|example|number|blank",
    // "Let me help fill in the names" is what somebody said.
    "fill|add ~2 here|your|airline|company|example|blank",
    "company|airline|name|job|number|city|year|position|skill|date|your|role|value|customer name|here|x|xxx|name-here",
    "xyz|xxx|abc|tbd|todo|blah|lorem|ipsum|placeholder|asdf|qwerty",
  ],
  refusal: [
    "=i =don't|=do|=can't|=didn't|=cannot ?=not know|remember|think|have|prepare|want|answer ~3 ?answer|example|anything|question|say|write|one|situation|experience|what|this|any|it",
    "no idea|answer|comment|example|experience|clue|story",
    "^ nothing",
    "^ none",
    "^ =n =a",
    "^ test",
    "^ same ~1 as ~1 above",
    "^ see above",
  ],
});

/** Before a verb that tells what one does, “I always give 100 percent”: an order has no doer. */
const TELLS =
  /^(?:i|we|he|she|they|who|i'd|i'll|i've|we'd|we'll|we've|they'd|would|could|had|always)$/;

/** Those who score, and what they do: beside a word of these, what may be said at work is an order to them. */
const SCORING = new Set(
  words(
    "score scores scoring scored overallscore grader grading graded rubric criteria assessor assessors assessment evaluator evaluation examiner marker prompt instructions json candidate candidates strengths improvements weaknesses penalties marks points rating response answer",
  ),
);
const ASSESSORS = new Set(
  words(
    "grader assessor assessors evaluator examiner marker coach recruiter ai prompt rubric overallscore",
  ),
);

/** Words that turn to the one who scores, advice instead of a story, blanks and refusals. What could be said at work is an order only where the answer speaks of scoring beside it. */
export function readTricks(sentences: readonly Sentence[]): TrickFinding[] {
  const found = sentences.flatMap((sentence) =>
    tricks(sentence.tokens)
      .filter(({ id, from, to }) =>
        id === "order" || id === "orderLike"
          ? !TELLS.test(sentence.tokens[from - 1]?.low ?? "")
          : !sentence.tokens.slice(from, to).some((token) => token.quoted) &&
            !(id === "blank" && isNamed(sentence, from)),
      )
      .map(({ id, from, to }) => ({ id, sentence, from, to })),
  );
  const isOrdered = found.some(({ id }) => id === "order");
  return found
    .filter((hit) => hit.id !== "orderLike" || isOrdered || speaksOfScoring(hit))
    .map(({ id, sentence, from, to }) => ({
      trick: id === "orderLike" ? "order" : id,
      ...{ sentence, from, to },
    }));
}

/** “I need your name”, “the customer name was wrong”: what is spoken of with an article, or asked of somebody, is no blank. */
const isNamed = ({ tokens }: Sentence, from: number): boolean =>
  /^(?:an?|the|this|that|his|her|their|my|our|its|every|each|which|what|what's|wrong|right|full)$/.test(
    tokens[from - 1]?.low ?? "",
  ) ||
  (tokens[from]?.low === "your" &&
    !/^(?:|for|at|is|am|as|dear|to|with|by|from|of)$/.test(tokens[from - 1]?.low ?? ""));

const speaksOfScoring = ({ sentence, from, to }: Omit<TrickFinding, "trick">): boolean =>
  sentence.tokens.some(({ low }, at) =>
    at >= from && at < to ? ASSESSORS.has(low) : SCORING.has(low),
  );

export interface Wordiness {
  /** Share of the content words that are stock words of such answers. */
  buzzShare: number;
  /** Finite verbs with a doer for each word: lists have none. */
  verbRate: number;
  youShare: number;
}

export function readWordiness(
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
): Wordiness {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const content = tokens.filter((token) => !FUNCTION_WORDS.has(token.low) && token.low.length > 2);
  const buzz = content.filter((token) => BUZZWORDS.has(token.stem)).length;
  const finite = clauses.filter(
    (clause) => clause.tense !== "gerund" && clause.tense !== "infinitive",
  );
  const told = finite.filter((clause) => clause.subject !== "you" || clause.isImplied);
  return {
    buzzShare: content.length === 0 ? 0 : buzz / content.length,
    verbRate: tokens.length === 0 ? 0 : finite.length / tokens.length,
    youShare: finite.length === 0 ? 0 : 1 - told.length / finite.length,
  };
}
