import type { Entry } from "../../knowledge/entry.ts";
import { wordsOf } from "../../knowledge/index-words.ts";
import { directionOf } from "../../knowledge/meaning/words.ts";
import { type Statement, statementsOf } from "../../knowledge/statements.ts";
import type { Wanted } from "../../knowledge/wanted.ts";
import type { Message } from "../message.ts";

export const WHY = /\b(why|how come|what for|reason)\b|por que|pourquoi|为什么/;
const GIVES_A_REASON =
  /\b(because|so that|otherwise|or else|since|to (protect|keep|stop|prevent|avoid|save)|would|in order to|keeps|prevents?|protects?|means that|that is why|helps?|only)\b|; /i;
const REASON = 0.3;
const MEANING = 0.6;
/** Words to say answer no question about it. */
const SAYS_IT: ReadonlySet<Statement["facet"]> = new Set(["example", "avoid"]);
/** A second statement is told where it answers nearly as well. */
const NEARLY = 0.85;

/**
 * Below this nothing of the entry answers: of what people say next about a card nine in ten lie above it, of what is said after
 * another card one in four.
 */
const LEAST = 0.37;

/** Places of the one or two statements that come nearest to the message, by words and by meaning; none where none answers. */
export function answering(message: Message, wanted: readonly Wanted[], entry: Entry): number[] {
  const asked = directionOf(message.words);
  const rate = ({ keys, text }: Statement) => {
    const met = wanted.filter(({ stems }) => stems.some((key) => keys.has(key))).length;
    const direction = asked ? directionOf(wordsOf(text)) : null;
    const cosine =
      direction && asked
        ? direction.reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0)
        : 0;
    return (
      met / Math.max(1, wanted.length) +
      MEANING * cosine +
      (WHY.test(message.plain) && GIVES_A_REASON.test(text) ? REASON : 0)
    );
  };
  const rated = statementsOf(entry)
    .map((statement, at) => ({ at, rate: SAYS_IT.has(statement.facet) ? 0 : rate(statement) }))
    .sort((a, b) => b.rate - a.rate);
  const [first, second] = rated;
  if (!first || first.rate < LEAST) return [];
  return second && second.rate >= NEARLY * first.rate
    ? [first.at, second.at].sort((a, b) => a - b)
    : [first.at];
}
