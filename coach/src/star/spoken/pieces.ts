import { CONJUNCTIONS, PREPOSITIONS } from "../lexicon/grammar.ts";
import { readSentences, type Sentence, type Token } from "../text/tokens.ts";
import { beginsTheClose, CLOSING_SENTENCES } from "./closing.ts";

/** A speech recogniser sets no full stops: a sentence of more words than this is cut where a new thought may begin. */
const LONGEST_WORDS = 40;
const SHORTEST_WORDS = 6;

const JOINTS = new Set(["and", "so", "but", "then", "because", "after", "afterwards", "finally"]);
const OPENERS = new Set(
  "i i'd i'm we he she they it there the my our this that then so after in eventually finally one".split(
    " ",
  ),
);

/**
 * An answer said in one go, cut into the pieces that can belong to different sections: its sentences, and the clauses
 * of those that have no end. Offsets are UTF-16 units into the text.
 */
export function readPieces(text: string): Sentence[] {
  return readSentences("situation", text)
    .flatMap(beforeWhatCameOfIt)
    .flatMap((sentence, at, all) =>
      at >= all.length - CLOSING_SENTENCES ? cutAt(sentence, beginsTheClose) : [sentence],
    )
    .flatMap((sentence) =>
      sentence.tokens.length > LONGEST_WORDS ? cutAt(sentence, beginsThought) : [sentence],
    )
    .map((sentence, index) => ({ ...sentence, index }));
}

/** "I wrote to the agent, and since then the list comes a day before": a deed, and what came of it. */
function beforeWhatCameOfIt(sentence: Sentence): Sentence[] {
  return cutAt(sentence, (tokens, at) => {
    const from = tokens[at]?.low === "and" ? at + 1 : at;
    const low = (place: number) => tokens[place]?.low ?? "";
    // Within "and since then" the cut is before the "and".
    if (from === at && low(at - 1) === "and") return false;
    return SINCE.has([low(from), low(from + 1)].join(" "));
  });
}

const SINCE: ReadonlySet<string> = new Set(["since then", "ever since", "from then"]);

/** A sentence in pieces, each from a token where one begins; never shorter than `SHORTEST_WORDS`. */
export function cutAt(
  sentence: Sentence,
  begins: (tokens: readonly Token[], at: number) => boolean,
): Sentence[] {
  const starts = [0];
  sentence.tokens.forEach((token, at) => {
    const isLongEnough = at - (starts.at(-1) as number) >= SHORTEST_WORDS;
    if (isLongEnough && !token.quoted && begins(sentence.tokens, at)) starts.push(at);
  });
  if (starts.length === 1) return [sentence];
  return starts.map((from, at) => {
    const tokens = sentence.tokens.slice(from, starts[at + 1]);
    return {
      ...sentence,
      tokens,
      start: at === 0 ? sentence.start : (tokens[0] as Token).start,
      end: at + 1 === starts.length ? sentence.end : (tokens.at(-1) as Token).end,
    };
  });
}

/** "and then we", "in the end", or an "I" that hangs on nothing before it. */
function beginsThought(tokens: readonly Token[], at: number): boolean {
  const [low, next, afterNext] = [tokens[at], tokens[at + 1], tokens[at + 2]].map(
    (token) => token?.low ?? "",
  ) as [string, string, string];
  if (JOINTS.has(low)) return OPENERS.has(next);
  if (low === "in" && next === "the" && afterNext === "end") return true;
  const before = tokens[at - 1]?.low ?? "";
  return (
    low === "i" &&
    !JOINTS.has(before) &&
    !CONJUNCTIONS.has(before) &&
    !PREPOSITIONS.has(before) &&
    !/^(?:what|how|why|who|than|in|the)$/.test(before)
  );
}
