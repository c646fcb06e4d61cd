import { isEmptyWord } from "../knowledge/index-words.ts";
import { asksSomething, fromWhatIsWanted, withoutReaction } from "./lead-in.ts";
import { type Message, readMessage } from "./message.ts";
import { isProtest } from "./protest.ts";
import { sentencesIn } from "./sentences.ts";

/** What may stand before what is wanted: reactions and small words. */
const HEAD =
  "^ ?(?:(?:ok(?:ay)?|no+|nah|nope|but|and|so|well|hm+|lol|lmao|haha+|ugh|meh|wait|sorry|yeah|yep|yes|right|oh|ah|um+|uh+|please|pls|actually|also|then|now|still|just|btw|fine|hey|hi|coach|anyway|whatever|nm|never ?mind|honestly|tbh|man|mate|cool|great|thanks?|thx|good|nice|mmm?|what|huh|pff+|bon|non|oui|mais|euh|bah|ben|alors|vale|pero|pues|bueno|oye|si)(?: ?[,.!:;?…–—-]+)? ?)*";

const head = (...said: readonly string[]) => new RegExp(`${HEAD}(?:${said.join("|")})`);

/** What is said to the coach and told to no recruiter: asked, ordered, wished for, or said of the coach's own words. Folded text. */
const TO_THE_COACH: readonly RegExp[] = [
  head(
    "(?:can|could|would|will|may|shall|should) (?:you|u|we|i)\\b",
    "(?:give|gimme|ask|show|tell|put|send|throw|teach|quiz|test|help|let|hit)(?: to)? (?:me|us)\\b",
    "gimme\\b",
    "(?:thanks|thank you|thx|ta|cheers|merci|gracias) (?:for|pour|por)\\b",
    "(?:let'?s|lets)\\b",
    "explain\\b(?! (?:to )?(?:him|her|them|the (?:passenger|guest)))",
    "define\\b",
    "ignore (?:my|that|it|this|the last)\\b",
    "i (?:really |do |just |absolutely )*(?:love|loved|like|liked) (?:that|this|your|the|it) ?(?:\\w+ )?(?:sentence|line|answer|idea|example|phrase|tip|one|wording|advice|version|explanation)?\\b",
    "i(?:'m| am|m| was) (?:only |just )?(?:thinking|joking|kidding|testing|wondering)\\b",
    "(?:skip|stop|quit|enough|pause)(?: (?:it|this|that|please|pls|now|the|with|asking|there|here))*(?: [a-z]+){0,2}[.!]* ?$",
    "(?:an?|one|another|the|some|any) ?(?:[a-z]+ )?(?:different|other|easier|harder|simpler|new|next|normal|better) (?:one|question|topic|subject)",
    "(?:another|different|other|next|easier|harder|new|not that|not this)(?: one| question| please| topic| subject)?(?=[.,!? ]*$|[,:] | (?:about|on|with|please|instead|for))",
    "(?:one|something|a question|questions?) (?:about|on|with|for|more|less|else|easier|harder)\\b",
    "(?:moving on|move on|change of|changing|back to|forget|leave (?:it|that|the)|drop (?:it|that))\\b",
    "(?:i ?)?(?:would|'d) (?:rather|prefer)\\b",
    "i(?:'d| would)? (?:want|like|prefer|need|wanna) (?:a |an |one|another|something|the |to (?:learn|know|talk|hear|change|stop|skip|practi[sc]e|do|try|ask|see|understand|get back|go back)|you)",
    "i wanted (?:a|an|one|another|some) .{0,40}(?:question|one\\b)",
    "i (?:asked|ask) (?:for|you|about|what|how|why|when|if|whether)\\b",
    "i (?:mean|meant|didn'?t mean|was talking|was asking|am talking)\\b",
    "i (?:don'?t|do not|didn'?t|dont|didnt) (?:get|understand|know what you|see why|see what|agree)\\b",
    "(?:you|u|ur|you're|youre|your)\\b",
    "i (?:did|already|just|have already|literally just) (?:say|said|mention|mentioned|tell|told|write|wrote)\\b(?! (?:him|her|them|the|my|a))",
    ".{0,40}\\bme (?:talking|speaking) to you\\b",
    "i said (?:it|that|so)\\b",
    "(?:as an? [a-z ]{2,20} )?i(?:'m| am|m) curious\\b",
    "(?:an? )?\\d{1,3}(?: points?| out of 100)? (?:is|isn't|isnt|seems|sounds|for)\\b",
    "(?:this|that|it) (?:is|was|has) not(?:hing)? (?:a|my|about|to do)\\b|not (?:my|an|a) (?:answer|story)",
    "(?:that|this|it|thats|its)(?:'s| is| was)? (?:a bit |a little |too |pretty |quite |so |really |kinda |kind of |not |the |an? |very )*(?:specialist|hard|easy|harsh|unfair|fair|same|boring|weird|odd|strange|confusing|difficult|tough|wrong|question|vague|low|specific)\\b",
    "(?:the )?same (?:one|question)\\b",
    "(?:i'?m|i am|im) (?:not )?(?:sure|confused|lost|done|finished|stuck|nervous|scared|worried|tired)\\b",
    "(?:je|j'?) ?(?:veux|voulais|voudrais|prefere|prefererais|aimerais|comprends pas|parle de|parlais)\\b",
    "(?:une? )?autre\\b|celle[- ]la\\b|(?:pose|donne|montre|explique|dis|fais)[sz]?[- ]moi\\b|(?:tu|vous) (?:peux|pouvez|as|avez|m'as|dis|es)\\b|c'est (?:pas|quoi|trop)\\b|on (?:change|passe|arrete|laisse)\\b|laisse\\b|enleve\\b",
    "(?:quiero|queria|querria|quisiera|prefiero|me gustaria) (?:una?|otra|saber|que|aprender|hablar|cambiar|practicar)\\b|otra\\b|(?:ponme|dame|hazme|preguntame|dime|explicame|ensename)\\b|(?:me )?puedes\\b|(?:no )?(?:era|es) (?:lo mismo|esa|eso)\\b|cambi(?:a|emos)\\b|deja(?:lo)?\\b",
  ),
  /\b(?:out of what|why (?:is|was|did|only|so|do you|did you)|what(?:'?s| is| does| do| did) (?:it |that |this |task |the )?(?:mean|missing|wrong))\b/,
  /请|我想(?:要|问|学|换)|(?:换|来|给我|再)一?(?:个|道)|为什么|怎么(?:会|才)|不是(?:这个|我)/,
];

const KNOWS_NOTHING =
  /(?<=[?.!])\s+i (?:really |honestly )?(?:know|knew|understand) (?:nothing|almost nothing|very little|only)\b[^?]{0,60}$/iu;
const LONGEST_QUESTION = 28;
/** An ending or a version that is announced is told, however it is announced. */
const ANNOUNCES =
  /\b(?:ending|version|end|result|answer|story|task|last (?:line|sentence|part)|final|fin|resultat|resultado|respuesta|reponse) ?(?:is|would be|could be|then|then be|for it|instead|now|es|est|alors)? ?[:,]|结尾[:：]/;

const FEWEST_OF_A_REASON = 8;
const SAYS_A_WISH =
  /^ ?(?:(?:and|but|so|also|now|then) )*i(?:'d| would| really| do| just| also)* (?:want|like|love|liked|loved|prefer)\b/;
const OF_THE_TALK =
  /\b(?:questions?|another|practi[sc]e|topics?|examples?|you|your|tips?|advice|sentences?|ideas?|drill|quiz|next|explained)\b|\b(?:an?|this|that|the|easier|harder|better|other|different) one\b|\bto (?:know|understand|learn (?:about|how|what|why)|talk|ask|hear|stop|skip|change|see how)\b|[?？]/;

/** Whether a sentence is said to the coach; one that announces an ending is not. */
function isToTheCoach({ plain, text, length }: Message): boolean {
  if (ANNOUNCES.test(plain)) return false;
  // "I love the children, but …", "I want to do this with adults from everywhere": why somebody wants the job.
  if (length >= FEWEST_OF_A_REASON && SAYS_A_WISH.test(plain) && !OF_THE_TALK.test(plain))
    return false;
  if (length <= LONGEST_QUESTION && /[?？؟]["”»]?\s*$/u.test(text)) return true;
  return isProtest(plain) || TO_THE_COACH.some((pattern) => pattern.test(plain));
}

export interface Told {
  /** What is told, as typed. */
  told: string;
  /** Words of it. */
  words: number;
  /** Sentences that are said to the coach. */
  toCoach: readonly Message[];
}

/** What of a message is told, and what is said to the coach around it. Speech in marks belongs to what is told. */
export function toldIn({ text, own }: Message): Told {
  const sentences = sentencesIn(text);
  const asTyped = own === text ? sentences : sentencesIn(own);
  const read = sentences.map((one) => readMessage(one));
  const isTo = read.map((one) => isToTheCoach(one));
  const isAligned = asTyped.length === sentences.length;
  const told = isAligned ? asTyped.filter((_, at) => !isTo[at]).join(" ") : own;
  return {
    told,
    words: read.reduce((sum, { length }, at) => sum + (isTo[at] ? 0 : length), 0),
    toCoach: read.filter((_, at) => isTo[at]),
  };
}

const SHORTEST_ASKED = 4;
/** Fewer words that are left need what stood around them. */
const SHORTEST_LEFT = 5;
const FEWEST_TELLING = 2;
const LONGEST = 60;

/** "You didn't say how long it takes": asks for it. */
const MISSES =
  /\byou (?:didn'?t|did not|haven'?t|have not|never|forgot to) (?:actually |really |even )?(?:say|said|tell|told|mention|mentioned|explain|explained)(?: me)? (?:how|what|why|when|where|who|which|if|whether)\b/;

/**
 * "Thats not what i said. ok whatever. is there an open day next month": without the remarks around what is asked; the message as
 * it is where it has none, or where too little would be left to be understood.
 */
export function withoutRemarks(message: Message): Message {
  const { text, own, length } = message;
  if (length > LONGEST) return message;
  // "Teach me some basics about evacuation? I know nothing, only the safety card": how little is known asks nothing.
  const bare = own === text ? text.replace(KNOWS_NOTHING, "") : text;
  if (bare !== text && bare.trim() !== "") return withoutRemarks(readMessage(bare));
  const sentences = sentencesIn(text).map((one) => readMessage(one));
  const asks = ({ text: one, plain }: Message) =>
    (/[?？؟]\s*$/u.test(one) || asksSomething(one)) && !PUZZLED.test(plain) && !DOUBTS.test(plain);
  const wanted = fromWhatIsWanted(sentences.at(-1)?.text ?? "");
  if (wanted !== sentences.at(-1)?.text && own === text) return readMessage(wanted);
  if (sentences.length < 2 || !sentences.some(asks)) return message;
  // "I tend to talk over people. What do I do about that?": what is told says what is asked.
  const [last] = sentences.slice(-1);
  const told = sentences.slice(0, -1);
  if (last && WHAT_ABOUT_THAT.test(last.plain) && !told.some(asks)) {
    const left = readMessage(told.map((one) => one.text).join(" "));
    if (left.length >= SHORTEST_TOLD) return own === text ? left : { ...left, own };
  }
  const kept = sentences.filter(
    (one) =>
      asks(one) ||
      MISSES.test(one.plain) ||
      SAYS_WHICH.test(one.plain) ||
      !(
        withoutReaction(one.text) === "" ||
        isToTheCoach(one) ||
        WAVED_AWAY.test(one.plain) ||
        PUZZLED.test(one.plain) ||
        DOUBTS.test(one.plain)
      ),
  );
  if (kept.length === sentences.length) return message;
  const left = readMessage(kept.map((one) => one.text).join(" "));
  // "I'm nervous about the group part. How do I not disappear?": of that it is asked.
  const telling = left.words.filter((word) => !isEmptyWord(word)).length;
  if (left.length < SHORTEST_LEFT || telling < FEWEST_TELLING) return message;
  return own === text ? left : { ...left, own };
}

/** "Something about an angry customer": which question is wished for. */
const SAYS_WHICH =
  /^ (?:maybe |preferably |perhaps |ideally )?(?:something|one|anything) (?:about|on|with|from)\b/;

const WHAT_ABOUT_THAT =
  /^ (?:so |and |but )?(?:what|how) (?:do|should|can|could|would) (?:i|you) (?:do|handle|deal with|change|fix|stop|avoid|help)(?: (?:about|with))? (?:that|it|this)(?: then)? ?[?.! ]*$/;
const SHORTEST_TOLD = 5;

/** "Eh what?": nothing is asked but what that was. */
const PUZZLED =
  /^ (?:(?:eh|huh|hm+|um+|uh|wait|sorry|pardon|oh|ah|no|haha|what|wtf)(?: ?[?!.,]+)? ?)+$/;
/** "Really?", "how do you know it?", "why do you talk about hitting people?", beside what is asked: said of the last reply. */
const DOUBTS =
  /^ (?:(?:and|oh|but|so|what|eh|hm+)(?: ?,)? ?)*(?:really|seriously|honestly|is that (?:so|true)|are you sure|how do you know(?: (?:it|that|this))?|says who|why (?:do|did|are) you (?:talk|talking|tell|telling|say|saying|repeat|repeating|give|giving|keep|mention\w*|bring\w*)\b[^?]{0,60}) ?[?!. ]*$/;
/** "No dangerous goods please lol": what is not wanted says nothing of what is. */
const WAVED_AWAY =
  /^ (?:(?:eh|oh|ah|um|haha|ok|what) ?[?!.,]* )*no (?:more )?(?:[a-z-]+ ){1,4}(?:please|pls|thanks|thank you|lol|haha)[.! a-z]{0,12}$/;

/** Clauses of a message that may be read on their own, the last first: a wish stands at the end as often as at the beginning. */
export function clausesIn({ text }: Message): Message[] {
  return sentencesIn(text)
    .flatMap((one) => one.split(/[,;:]\s+|\s(?:-|–|—)\s/u))
    .map((one) => readMessage(one))
    .filter(({ length }) => length >= SHORTEST_ASKED)
    .toReversed();
}
