import { type Message, readMessage } from "./message.ts";

/** Longer messages are stories, in which somebody may say that it was not his. */
const MOST_WORDS = 80;

/** "That was not my answer", "I didn't ask for that", "you're not listening": the last turn was taken the wrong way. */
const PROTESTS =
  /\bstop (?:scoring|marking|judging|rating|grading)\b(?: me| my \w+| it| that)?|\b(?:it'?s|its|that'?s|that was|it was) (?:just |only )?a question\b(?! (?:of|about|for|that|they|which))|\b(?:you|u) (?:already|just) (?:said|told me|wrote) (?:that|this|it)\b|\b(?:nobody|no one|they never|they didn'?t|they haven'?t) (?:has |have )?(?:reject\w*|refus\w*|turn\w* (?:me )?down)\b|\bi (?:was|am|have|haven'?t|wasn'?t|didn'?t)(?: not)?(?: been| get| even)* (?:rejected|refused|turned down)\b(?=.*\b(?:not|n't|haven'?t|wasn'?t|didn'?t|yet|never)\b)|\bi said one\b|\bi (?:did not|didn'?t|didnt) say i have\b|\b(?:that|this|it|thats)(?:'s| is| was|s)?(?: really| just)? ?(?:not|wasn't|wasnt|isn't|isnt|weren't|never) (?:my|an?|the|any) (?:answer|response|story|mistake)\b|\b(?:that|this|it) was (?:a|my|just a|only a) (?:question|joke|remark|comment)\b|\bi (?:did not|didn't|didnt|never|haven't|have not|wasn't|wasnt|was not) (?:ask|asked|asking|answer|answered|answering|tell|told|said anything|say anything|want (?:a|any|another|that|this|your))\b(?! (?:him|her|them|the|my|any|for help|because|you about))|\bi (?:was|am) (?:only|just) asking\b|\byou(?:'re| are|r)? (?:not listening|(?:did not|didn't|don't|do not) (?:listen|understand|get (?:me|it))|misunderstood|(?:did not|didn't|didnt|haven't|havent|don't) answer(?:ed)?|got (?:me|it|that) wrong|misread)\b|\b(?:that|this|it)(?:'s|s| is| was)? ?(?:not|isn't|wasn't|isnt|wasnt) what i (?:asked|meant|said|wanted|mean)\b|\b(?:that|this|it) (?:go|goes|is|was|has) (?:not|nothing) (?:about|to do with)\b|\b(?:eso|esto)? ?no (?:era|es|fue) (?:una|mi|la) respuesta\b|\bno (?:te|os|le) (?:he )?(?:preguntado|pedido|pregunte|pedi)\b|\bno me (?:escuchas|entiendes)\b|\bce n'(?:etait|est) pas (?:ma|une|la) reponse\b|\bce n'est pas ce que\b|\bje n'ai pas (?:demande|repondu)\b|(?:那|这)不是我的(?:回答|答案)|我没(?:有)?问|不是在回答|你没(?:听|看)懂/;

/** Whether folded text says that the last turn was taken the wrong way. */
export const isProtest = (plain: string): boolean => PROTESTS.test(plain);

export interface Protest {
  /** What is said besides, to be read on its own; null where nothing is. */
  rest: Message | null;
}

/** "You helped me a lot, even if sometimes you didn't understand me." */
const FORGIVES =
  /\b(?:thanks?|thank you|helped|great|grateful)\b.{0,60}\b(?:even (?:if|though)|although|though)\b/;

/** Whether somebody says that they were misread, and what they say besides; null where they do not. */
export function protestIn(message: Message): Protest | null {
  if (message.length > MOST_WORDS || !PROTESTS.test(message.plain)) return null;
  if (FORGIVES.test(message.plain)) return null;
  const sentences = message.text
    .split(
      /(?<=[.!?？。！…,;，；])\s*|\n+|\p{Extended_Pictographic}+|\s(?=i (?:mean|meant|asked|was asking)\b)/iu,
    )
    .filter((one) => one.trim());
  // "I asked about the person who faints, not the trolley! How do I lay him?": what was asked about is kept.
  const left = sentences.flatMap((one) =>
    PROTESTS.test(readMessage(one).plain)
      ? (one.match(ASKED_ABOUT)?.[1] ?? [])
      : NEVER_APPLIED.test(one) || isLeaving(one)
        ? []
        : one,
  );
  const text = left.join(" ").trim();
  const rest = readMessage(text);
  if (rest.length < SHORTEST_REST || ANYTHING_ELSE.test(rest.plain)) return { rest: null };
  return { rest: message.own === message.text ? rest : { ...rest, own: message.own } };
}

/** "No, I did not want a round. Please stop that for now.": nothing besides is said. */
const isLeaving = (sentence: string): boolean => {
  const { plain } = readMessage(sentence);
  return LEAVES.test(plain) || REACTS.test(plain);
};

/** "They never turned me down, I haven't applied before.": the second says the same. */
const NEVER_APPLIED =
  /^\s*(?:and |so |because )?i(?:'ve| have)? (?:haven'?t|have not|never|didn'?t|not) (?:even |ever )?(?:appl(?:y|ied)|tried|been there)(?: (?:before|yet|anywhere|there|with them|at all))*[\s.!,]*$/iu;
const ASKED_ABOUT =
  /\bi (?:asked|was asking|meant)(?: you)? (?:about|for) ((?!(?:it|that|this|them)\b).{6,60}?)[\s,.!?…]*$/iu;

/** "Enough quiz for today", "basta ya de preguntas": what runs is to end. */
const STOPS =
  /\b(?:stop|enough|no more|not|done with|forget|leave|end|finish|without|quit|park|pause|drop)\b(?: \w+){0,3} (?:quiz|practi[sc]e|practi[sc]ing|questions?|test|tests|drill|interview|scoring|marking)\b(?! (?:about|on|in)\b)|\bstop (?:it|that|this)(?: round| one)?(?: for)?(?: (?:now|please))+\b|\b(?:talk|speak|chat) (?:of|about) something (?:else|different)\b|\bchange (?:the |of )?(?:subject|topic)\b|\bgo back to (?:what|where) (?:we|i)\b|\bbasta\b(?: ya)?(?: (?:de|con|col))?|\bno (?:quiero|mas) (?:mas |otra )?(?:preguntas?|test)|\b(?:arrete|stop|fini|assez)[sz]?\b.{0,10}\b(?:quiz|questions?|exercice)|\bchega de\b|\bkein(?:e[nr]?)? (?:quiz|fragen?)\b|\blass gut sein\b|\bniente (?:piu )?(?:quiz|domande)|\bgeen (?:quiz|vragen?)\b|别(?:考|问)(?:我)?了|不(?:考|测|练)了/;

/** "Fine, leave it. Something else, I'd like to learn …": said before another subject. */
// "Ah stop, really?" is glad.
const LEAVES =
  /^ (?!(?:ah+|aw+|oh+|ha(?:ha)*) stop\b)(?:(?:ok(?:ay)?|fine|grand|right|anyway|well|no|nah|so|and|but|cool|great|thanks|alright|good|ah|oh|hm+|ugh|lol|let'?s|lets|please|now|then|just|we can|you can)(?: ?,)? ?)*(?:leave (?:it|that)(?: (?:be|there|then|at that|for now))?|stop(?: (?:it|that|this|there))?(?: one)?(?: for)?(?: (?:now|please))*|park (?:it|that|this|the (?:quiz|practice|question))(?: for now)?|new (?:topic|subject|thing)|drop (?:it|that)|forget (?:it|that|about (?:it|that))|never ?mind(?: (?:that|it|then))?|(?:to )?something (?:else|different|completely different)|(?:an)?other (?:topic|subject|thing|question)|(?:new|different|next|change of) (?:topic|subject)|chang(?:e|ing) (?:the |of )?(?:topic|subject)|mov(?:e|ing) on|whatever|skip (?:it|that)|(?:i'?ll|i will|we'?ll|let me) (?:have another go|try(?: (?:it|that))? again|come back|get back|do (?:it|that)|work on (?:it|that)|fix (?:it|that))(?: (?:at|to) (?:it|that))? (?:later|another time|tonight|tomorrow)|it'?s fine|doesn'?t matter|no matter)(?: (?:please|then|now|though|anyway))?[.,;:!… ]*$/;
const REACTS =
  /^ (?:(?:ok(?:ay)?|fine|grand|right|anyway|well|no|nah|so|cool|great|thanks|thank you|alright|good|ah|oh|hm+|ugh|lol|what|wow|yes|yeah|and|but)[.,;:!?… ]*)+$/;
/** So much has to be said besides; "something else" alone wants another question. */
const SHORTEST_ELSE = 6;

/** Whether somebody breaks off the quiz or the practice, and what they want besides; null where they do not. */
export function breaksOff(message: Message): Protest | null {
  if (message.length > MOST_WORDS) return null;
  const left = leavesFor(message) ?? leavesWithin(message);
  if (left) return { rest: ANYTHING_ELSE.test(left.plain) ? null : left };
  const breaks = (text: string) => STOPS.test(readMessage(text).plain);
  if (!breaks(message.text) && !breaks(message.own)) return null;
  const parts = (text: string) =>
    text
      .split(/(?<=[.!?？。！…:;,])\s*|\n+| (?:but|pero|mais|aber|ma|mas|maar) /u)
      .filter((one) => one.trim());
  const rest = readMessage(
    parts(message.text)
      .filter((one) => !breaks(one))
      .join(" ")
      .trim(),
  );
  if (rest.length < SHORTEST_REST || ANYTHING_ELSE.test(rest.plain)) return { rest: null };
  return { rest: message.own === message.text ? rest : { ...rest, own: message.own } };
}

/** "Stop, I want to do something else": what, is still to come. */
const ANYTHING_ELSE =
  /^ (?:(?:i(?:'d| would)? (?:want|like|rather|prefer)(?: to)?|let'?s|can we|could we|shall we) )?(?:do|try|talk about|have)? ?(?:something|anything) (?:else|different|new) ?[.!?]* $/;
/** "No no." is no wish of its own. */
const SHORTEST_REST = 2;

/** "So just be honest? Right. Different thing, what would I do if …": what is said after a clause in the middle that leaves it. */
export function leavesWithin(message: Message): Message | null {
  const found = message.text.match(LEAVES_WITHIN);
  const [, before = "", rest = ""] = found ?? [];
  const left = readMessage(rest);
  if (readMessage(before).length > MOST_BEFORE || left.length < SHORTEST_ELSE) return null;
  return message.own === message.text ? left : { ...left, own: message.own };
}

const LEAVES_WITHIN =
  /^(.{3,140}?[.!?…,;:]) *(?:(?:ok(?:ay)?|right|anyway|so|and|but|now)[,.]? )?(?:(?:a )?different (?:thing|topic|subject|question)|(?:an)?other (?:thing|topic|question)|something else(?: entirely)?|new (?:topic|subject|question)|stop (?:that|this|it)(?: one)?|change of (?:topic|subject)|on another note|never ?mind(?: that)?|moving on|let'?s (?:change|move on)|on to (?:\w+ )?\w+)\s*[,:.;!–-]+\s*(.{12,})$/isu;
const MOST_BEFORE = 22;

/** What is said after one or two clauses that leave what was spoken of; null where none does, or hardly anything follows. */
export function leavesFor(message: Message): Message | null {
  const clauses = message.text
    .split(/(?<=[.!?？。！…:;,])\s*|\n+/u)
    .filter((one) => one.trim())
    .map((one) => readMessage(one));
  const until = clauses.findIndex(({ plain }) => !LEAVES.test(plain) && !REACTS.test(plain));
  if (!clauses.slice(0, Math.max(0, until)).some(({ plain }) => LEAVES.test(plain))) return null;
  const rest = readMessage(
    clauses
      .slice(until)
      .map(({ text }) => text)
      .join(" "),
  );
  if (rest.length < SHORTEST_ELSE) return null;
  return message.own === message.text ? rest : { ...rest, own: message.own };
}
