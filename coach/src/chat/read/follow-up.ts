import type { LanguageCode } from "contract/languages";
import { namesAGoodbye } from "./farewell.ts";
import { languageWished } from "./languages.ts";
import { withoutReaction } from "./lead-in.ts";
import { type Message, readMessage } from "./message.ts";
import { sentencesIn } from "./sentences.ts";

/** What a short message does with the turn before it. */
export type FollowUp =
  | {
      does:
        | "shorter"
        | "more"
        | "another"
        | "retry"
        | "repeat"
        | "why"
        | "example"
        | "sources"
        | "yes"
        | "no";
    }
  | { does: "thanks" | "greeting" | "bye" | "stop" | "hint" | "skip" }
  | { does: "language"; language: LanguageCode };

type Plain = Exclude<FollowUp, { does: "language" }>["does"];

/** Whole messages, but for politeness around them. Patterns read folded text. */
const SAID: readonly (readonly [does: Plain, most: number, pattern: RegExp])[] = [
  [
    "shorter",
    14,
    /^(ok |can you |could you |please |make (it|that) |a bit |say (it|that) |explain (it|that) )*(much |a bit |a little )?(shorter|briefer|brief|more briefly|too long|tl;?dr|summari[sz]e( (it|that|this))?|in (short|brief|(just )?(one|a) (sentence|line|word)|a nutshell|simple(r)? (words|terms|english))|short version|(too much text )?(just |only )?(the )?headlines( only)?|too much text.{0,60}|again (but )?in (easy|easier|simple|simpler|plain) (english|words)|(can you )?(put (that|it|this) in(to)? |in )?bullet ?points|(explain |say )?(it |that |this )?more simply|(a )?(bit |little )?(simpler|easier)( please| my english is not (so |very )?good)*|simplify( (it|that|this))?|explain (it |that )?like i'?m (five|5)|eli5|dumb it down|(make|keep) it (very |really |a bit )?short|short please|just the (gist|main point)|(that('s| is|was) )?too (long|much)|mas (corto|breve)|en breve|resume(lo|melo)?|demasiado largo|plus court|en bref|trop long|resume[sz]?)( please| por favor| s'il (te|vous) plait)?$|短一点|简短|太长|总结一下/,
  ],
  [
    "sources",
    12,
    /^(?:but |and |ok |so )*(?:from )?where (?:do|did|have) you (?:have|get|got|take|find|know)(?: all)? (?:this|these|that|it|your|those)(?: (?:informations?|info|facts|things|figures|numbers|data|stuff|knowledge))?(?: from)?$|^(what('s| is) (the|your) source|source|sources|where (does|do|did) (that|this|you|it) .*(from|get|read)|how do you know( that)?|says who|are you sure|is (that|this) (true|right|correct|accurate)|cual es la fuente|fuente|quelle (est la )?source)$|来源|出处|你确定/,
  ],
  [
    "hint",
    10,
    /^(give me |can i (have|get) |a |i need )*(a )?(hint|clue|help me( with (it|this))?|what (do|would) (they|you|assessors) (listen|look) for( here| in this)?|what (are|is) (they|the assessor|the recruiter) (looking|listening) for( here| there| in this)?|what('s| is| would be) (the|a) (right|good|best|correct|perfect|model) answer( to (that|this|it|this one))?|how (should|do|would|can) i answer( (this|that|it|this one|this question))?|una pista|pista|un indice|indice)(?: then| please| pls)?$|提示|怎么回答/,
  ],
  [
    "skip",
    7,
    /^(?:please |ok |can we |let'?s |i'd rather |i want to )*(skip( (it|this|that|(this|that|the) (one|question)))?|pass|next( (one|question))?|(i )?(don'?t|do not) (know|have (one|an answer|a story))|no idea|idk|not this one|paso|siguiente|no (lo )?se|je (ne )?sais pas|suivante?|passe)$|跳过|下一[个道题]|不知道/,
  ],
  [
    "stop",
    8,
    /^(?:no more|enough) (?:quiz|quizzes|questions?|practi[sc]e)(?: please| for today| now)?$|^(please )?(stop|quit|enough|end|finish|cancel|exit|that's enough|no more|let'?s stop|stop (the |this )?(drill|practice|it|now)|end (the |this )?(drill|practice)|i('m| am) done|para|basta|terminar|ya no mas|arrete|arretez|stop ca|c'est assez)( please| now| here| for now)?$|^.{0,4}(停|结束|不练了).{0,3}$/,
  ],
  [
    "more",
    9,
    /^(please |can you |could you |ok(ay)?,? |and )*(tell me more|(?:(?:give|have you|got|is there) (?:me |you )?)?(?:a|any|some|another|one) (?:good )?(?:tips?|advice|tricks?) (?:for|on|with|about) (?:that|this|it)|more|more (please|details?|info(rmation)?|about (it|that|this))|go on|continue|keep going|carry on|elaborate|explain (more|further|that more)|expand( on (it|that))?|what else|anything else|and then|then what|what (happens|comes) (next|then|after( that)?)|in (more )?detail|mas|cuentame mas|dime mas|sigue|continua|que mas|y luego|plus|dis-m'en plus|en savoir plus|la suite|et (apres|ensuite))( please| por favor| about (it|that|this))?$|多说|详细|继续|还有呢|更多/,
  ],
  [
    "retry",
    7,
    /^(ok(ay)? |please |and |can i |let me |i want to |i('ll| will) |i )*(again|try (it )?again|try (it )?once more|do (it )?again|one more time|once more|redo( it)?|retry|same question( again)?|tell it again|answer (it )?again)( please)?$|^(otra vez|de nuevo|encore une fois|a nouveau|再来一次|再试一次)$/,
  ],
  [
    "another",
    9,
    /^(please |can i have |give me |ok(ay)?,? |and |nah |no |not (that|this)( one)? )*(another|another (one|example|question|tip|one please)|(one|another) more like (that|this)|one more|(a )?(different|new|other) (one|question|example)|next|otra|otro|otra (pregunta|mas)|una mas|otro ejemplo|une autre|un autre|encore( une?)?|suivante?)( please| por favor)?$|换一个|另一个|再来一[个道题]|再一个|再举/,
  ],
  [
    "repeat",
    8,
    /^(please |can you |could you |sorry,? )*(repeat( (that|it|please|the question))?|say (that|it) again|come again|pardon( me)?|what did you say|once more|repite|repitelo|otra vez|repete[rz]?|redis)( please)?$|重复|再说一遍/,
  ],
  [
    "why",
    4,
    /^(but |and |so )*(why|why not|why is (that|this)|why so|how come|por que|y por que|pourquoi|pourquoi ca)$|^为什么$/,
  ],
  [
    "example",
    8,
    /^(please |can you |could you |and |so |then |but |ok(ay)?,? |show me |give me |for )*(an? )?(example|instance|sample|like what|such as|for example|for instance|e\.g|(and )?what (would|does|could|should) (that|it|this) (sound|look) like|what (do|should|would|could|can) (i|you) (literally |actually |really )?(say|answer)( instead| then| to that)?|(and )?like in (real life|practice)|in (real life|practice)|how would (that|it) (sound|look)|how (do|would|can|should|could) (i|you) (say|put|phrase|word) (that|this|it)( nicely| politely)?( in (the|an|my) interview)?|show me( one)?)( of (that|this|it))?( please| pls| plz| for me)?$|^(un ejemplo|dame un ejemplo|por ejemplo|un exemple|par exemple|donne-moi un exemple)$|举个例子|比如|例子/,
  ],
  [
    "thanks",
    9,
    /^(ok(ay)?,? |great,? |perfect,? |cool,? |wow,? |that('s| is|was) (great|helpful|perfect|good|clear),? ?)*(many |so )?(thanks|thank (you|u|ya)|thx|thnx|tysm|ty|cheers|much appreciated|appreciate it|gracias|muchas gracias|merci|merci beaucoup|shukran|danke|grazie|obrigad[oa]|dziek\w*|tack|kiitos|spasibo|arigato|terima kasih|salamat|tesekkur\w*|efharisto|mersi|mahalo|go raibh maith agat)\b.*$|谢谢|多谢/,
  ],
  [
    "greeting",
    6,
    /^(hi|hello|hey|hiya|hey there|hi there|hello there|howdy|greetings|good (morning|afternoon|evening|day)|hola|buenas|buenos dias|buenas tardes|bonjour|salut|bonsoir|coucou)( coach| there| everyone| again)?$|^(你好|您好|嗨|早上好)$|^(hi|hello|hey|hola|bonjour),? how are you( doing| today)?$|^how are you( doing)?( today)?$|^(que tal|como estas|ca va|comment (vas-tu|allez-vous))$/,
  ],
  [
    "bye",
    10,
    /^(?:.{0,40} )?wish me luck(?: .{0,30})?$|^(?:bye|goodbye|see you|adios|au revoir|hasta luego)(?: (?:and |y |et )?(?:many )?(?:thanks|thank you|gracias|merci))(?: .{0,20})?$|^(bye( bye)?|ciao|cya|ttyl|(?:coach )?(i |i've )?(gotta|got to|have to|need to|must) (go|run|leave|open|sleep)( now| up| to (bed|work))?|goodbye|good bye|see you( later| soon)?|good night|talk (to you )?later|adios|hasta (luego|pronto)|au revoir|a bientot)( coach)?$|再见|拜拜/,
  ],
  [
    "yes",
    6,
    /^(yes|yeah|yep|yup|sure|ok|okay|alright|go ahead|go for it|please( do)?|yes please|of course|sounds good|(yes |yeah |ok |okay |sure )?do (it|that|this)|(yes |yeah |ok |okay )?(let'?s|lets) (go|do (it|that|this|one)|try)|(yes |yeah |sure )?give me (one|it|that)|go on( then)?|(yes |i'?d )?(gladly|love to|love that|like that)|that would be (nice|great|good|helpful|perfect)|why not|i('m| am) ready|ready|absolutely|definitely|si|claro|vale|por supuesto|adelante|oui|d'accord|bien sur|allons-y|volontiers)( please| lets go| thanks)?$|^(好|好的|可以|行|是|是的|当然)$/,
  ],
  [
    "no",
    5,
    /^(no|nope|nah|not now|no thanks|no thank you|maybe later|later|not really|not today|ahora no|non|pas maintenant|non merci)( thanks| please| sorry)?$|^(不|不用|不要|不了)$/,
  ],
];

/** What a short message does with the turn before it; null where it stands for itself. */
export function followUpIn(message: Message): FollowUp | null {
  const language = languageWished(message.plain, message.length) ?? languageAfterThanks(message);
  if (language) return { does: "language", language };
  const bare = message.plain
    .replace(/[^\p{L}\p{N}' ;-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const saidIn = (text: string) =>
    SAID.find(([, most, pattern]) => message.length <= most && pattern.test(text));
  const rest = withoutReaction(bare);
  const found = saidIn(bare) ?? (rest === "" || rest === bare ? undefined : saidIn(rest));
  if (found?.[0] === "thanks" && namesAGoodbye(bare)) return { does: "bye" };
  // "Thanks! What happens on the day at flydubai?": what is asked is no thanks.
  if (found?.[0] === "thanks" && ASKS_ON.test(message.text)) return null;
  return found ? { does: found[0] } : null;
}

const ASKS_ON =
  /\b(?:what|how|when|where|which|who|why|do|does|can|is|are|will|should)\b[^?？]{8,}[?？]/iu;

/** "Obrigada! Back to English please": a word of thanks stands before the wish. */
function languageAfterThanks({ text }: Message): LanguageCode | null {
  const [thanks = "", ...rest] = sentencesIn(text);
  const wish = readMessage(rest.join(" "));
  return rest.length > 0 && readMessage(thanks).length <= WORDS_OF_THANKS
    ? languageWished(wish.plain, wish.length)
    : null;
}

const WORDS_OF_THANKS = 2;

/** What stands after "no, I meant" and its kin; null where nothing is corrected. */
export function correctedIn(text: string): string | null {
  const match = text.match(
    /^\s*(?:no+[,.!]?\s+)?(?:sorry[,.]?\s+)?(?:i\s+(?:meant|mean|was (?:asking|talking|speaking) about|(?:asked|ask) (?:about|for))(?! (?:that|you|what|if|when)\b)|not\s+(?:that|this)[,.;]?(?:\s+i\s+meant)?|actually[,]?|quise decir|me refiero a|hablo de|hablaba de|je voulais dire|je parle de|je parlais de|我是说|我指的是)\s*[:,]?\s+?(.{2,})$/iu,
  );
  // "I meant Condor, not Lufthansa": what it is not says nothing.
  return (
    match?.[1]
      ?.replace(/,?\s+(?:and\s+)?(?:not|nicht|no|pas)\s+[^,.;!?]{1,30}[.!]*$/iu, "")
      .trim() || null
  );
}

/** "And for Qatar?", "what about water?": a message that leans on what was spoken of before. */
export function leansBack(message: Message): boolean {
  return (
    /^ (?:(?:ok|okay|so|right|cool|well|hmm|and|but) ){0,2}(and|what about|how about|and what about|same for|the same for|same thing|same question|the same|also|or|but|for|what if|y|y para|y en|que hay de|et|et pour|et chez|qu'en est-il)\b|^ (那|那么)|呢[?？]? $/.test(
      message.plain,
    ) && message.length <= 9
  );
}
