import { asksSomething } from "./lead-in.ts";
import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** What may stand before such a sentence. */
const HEAD =
  "^ (?:(?:no+|nah|nope|erm|um+|uh|hm+|ok(?:ay)?|sorry|but|well|right|yes|yeah|oh|ah|hey|wait|fine|haha|lol)(?: ?[,.!…]+)? ?)*(?:i think |i guess |again |actually )?";

/** "That's about living away from home, not CRM", "I know what reserve is": the last reply was beside the point. Folded text. */
const BESIDE: readonly RegExp[] = [
  /\bnot (?:quite |really |exactly |at all |even )*(?:what i (?:asked|meant|was asking|wanted|mean|am asking)|(?:really )?my question|the question|an answer)\b/,
  /\b(?:repeating yourself|going (?:round )?in circles|saying the same)\b/,
  /\b(?:gave|told|sent|wrote|said|showed)(?: me)?(?: just| only| exactly)? (?:the )?(?:same|identical) (?:paragraph|thing|text|answer|reply|sentence|one|words)\b/,
  /\b(?:that|this|it)(?:'s| is| was|s) (?:the )?(?:same|identical) (?:paragraph|thing|text|answer|reply|sentence)s?\b/,
  /\b(?:that|this|it|which) (?:doesn'?t|does not|didn'?t|don'?t) (?:really |quite |actually )?(?:tell|answer|help)\b/,
  /\bi (?:don'?t|do not) need .{1,40}\b(?:explained|again|the steps|explaining)\b/,
  new RegExp(
    `${HEAD}i (?:already )?know (?:what|how|the) .{2,30}(?: (?:is|are|means?|works?|structure))?(?:,? (?:thanks|thank you|already|that))*[.! ]*$`,
  ),
  new RegExp(
    `${HEAD}(?:that|this|it|thats)(?:'s| is| was|s)? (?:about (?!what i\\b|right\\b|it\\b|all\\b|time\\b|me\\b)|(?:for|what (?:you|i|we|they|happens) (?:do |does )?(?:after|when|in)|how|a (?:general|generic)|only about|all about|just about) ).{3,80}$`,
  ),
  new RegExp(`${HEAD}not asking (?:for|about|you)\\b.{2,60}$`),
];

/** "I think this is for after the day?": said with a mark, and no question. */
const DOUBTS_IT = /\b(?:i think|i guess|isn'?t (?:this|that))\b/;

/** So many words a complaint has at most. */
const LONGEST = 22;
/** Longer messages are stories. */
const LONGEST_WHOLE = 70;
const SHORTEST_REST = 3;

/** What somebody says beside the word that the last reply was beside the point; null where it was not, or nothing is said. */
export function besideThePoint(message: Message): Message | null {
  if (message.length > LONGEST_WHOLE) return null;
  const sentences = sentencesIn(message.text);
  const isComplaint = (one: string) => {
    const { plain, length } = readMessage(one);
    const asks = /[?？]\s*$/u.test(one) && !DOUBTS_IT.test(plain);
    return length <= LONGEST && !asks && BESIDE.some((pattern) => pattern.test(plain));
  };
  const left = clarified(sentences) ?? sentences.filter((one) => !isComplaint(one));
  if (left.length === sentences.length && left.every((one, at) => one === sentences[at]))
    return null;
  const rest = readMessage(left.join(" "));
  const wants = /[?？]/u.test(rest.text) || asksSomething(rest.text) || MEANS.test(rest.plain);
  if (rest.length < SHORTEST_REST || !wants) return null;
  return message.own === message.text ? rest : { ...rest, own: message.own };
}

/** "That's the carrying rules. I meant when one is on fire": from what was meant on; null where nobody says what they meant. */
function clarified(sentences: readonly string[]): string[] | null {
  const at = sentences.findIndex((one) => CLARIFIES.test(one));
  const [meant = "", ...after] = sentences.slice(at);
  return at < 0 || at > MOST_BEFORE ? null : [meant.replace(CLARIFIES, ""), ...after];
}

const CLARIFIES =
  /^(?:(?:no+|nah|uh+|um+|erm|sorry|hm+|well|but|oh|ok(?:ay)?|actually|i think you (?:mixed|confused|misunderstood|misread)\b[^,.!?]{0,30})[,.!…]*\s*)*i (?:only |just )?(?:meant|mean(?= (?:the|my|when|if|how|what|for)\b)|asked(?: you)?(?= (?:about|how|what|whether|if|when|why|which|where)\b)|was asking)\b\s*(?:about\s+)?/iu;
/** Sentences before it; more are a story. */
const MOST_BEFORE = 2;

/** "I meant the training course", "I wanted to know …", "what bothers me is …". */
const MEANS =
  /\bi (?:mean|meant|asked|was asking|wanted|want|need|'m talking|am talking|was talking)\b|\bmy (?:question|worry|point)\b/;
