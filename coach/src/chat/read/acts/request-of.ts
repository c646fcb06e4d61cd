import type { LanguageCode } from "contract/languages";
import { keyOf } from "../../knowledge/index-words.ts";
import type { ChatKnowledge } from "../../knowledge/knowledge.ts";
import { idsIn } from "../../knowledge/name-index.ts";
import { type ChatRequest, entryRequest, MOODS } from "../../request.ts";
import { ownFactIn } from "../about-oneself.ts";
import { choiceIn, countIn } from "../choice.ts";
import { namesAGoodbye } from "../farewell.ts";
import { endsAsking, type Message } from "../message.ts";
import { asksAFact, partIn, quizTopicIn, readQuizWish } from "../quiz-wish.ts";
import { readSkills } from "../skills.ts";
import { toldIn } from "../to-the-coach.ts";
import { type Act, isFeeling, readAct } from "./acts.ts";
import { questionMeant } from "./interview-question.ts";
import { markedIn, pastedAnswer } from "./pasted-answer.ts";

/** From here on the act is taken for what is meant, whatever the words may be found in. */
const SURE = 0.7;
/** A feeling or a courtesy that is mistaken costs less than one that is passed over. */
const LIKELY = 0.55;
/** Advice on another question of the interview is nearer than a card; a kind that is like no other is seldom mistaken. */
const LEAST: Partial<Record<Act, number>> = {
  "answer-help": 0.5,
  "role-play": 0.6,
  "group-task": 0.6,
  quiz: 0.6,
  practise: 0.6,
};
/** "They're bound to ask me why": so sure, it is no wish to be asked. */
const SURELY_HELP = 0.85;
/** So surely a feeling, and one of them so much. */
const LIKELY_FELT = 0.75;
const LIKELIEST_OF_THEM = 0.45;
const COURTESIES: ReadonlySet<Act> = new Set<Act>(["hello", "thanks", "bye"]);
const ASKED_BY_THEM =
  /\b(they|she|he|recruiters?|the panel|the form)( will|'ll| might| would| are going to| always|'re going to)? (ask|asks|want to know)\b/;
/** Fewer words are a remark and no answer. */
const OWN_ANSWER = 20;

const ASKS: ReadonlySet<ChatRequest["kind"]> = new Set(["practise", "drill"]);

/** A scene told up to a question looks like an answer that is brought along; who brings one says what for. */
const ASKS_FOR_A_VERDICT =
  /\b(answer|response|story|mine|this|it|rate|score|good|bad|rubbish|correct|sounds?|better|improve|fix|opinion|think|feedback|judge|check|grade|marks?|work|ok|okay|honest|honestly|respuesta|corrig\w*|reponse|corrig\w*)\b|回答|答案|改|怎么样/;

const OF_AN_ANSWER: ReadonlySet<Act> = new Set<Act>(["judge", "own-answer"]);
const NAMES_AN_ANSWER =
  /\b(my|this|mi|esta|ma|cette) (answer|response|story|respuesta|reponse)\b|回答/;
/** "How do I answer …?" wants advice; "How does this sound?" a verdict. */
const ASKS_SOMETHING_ELSE =
  /^ (how|what|whats|what's|why|when|where|which|who|should|do|does|can i|may i) (?!(does|do|would) (this|that|it|you)|score|about this|'?s wrong)/;

/** What stands in marks, where that is most of the message: speech within a story is a part of it. */
function mostlyMarked(own: string): string {
  const marked = markedIn(own);
  return marked && marked.length > own.length / 2 ? marked : own;
}

/** An announcement is no story: what makes one good is told instead of a score. */
const IS_AN_ANNOUNCEMENT = /\b(announcements?|my pa)\b.{0,60}["“:']/;
const OF_ANNOUNCEMENTS = "syllabus/announcements-and-commands-";

function announcementMeant(message: Message, { finder }: ChatKnowledge): ChatRequest | null {
  const wanted = message.words.map((word) => ({ stems: [keyOf(word)] }));
  const [first] = finder.find(
    [...wanted, { stems: [keyOf("announcement")] }],
    message.words,
    ({ citation }) => (citation.id.startsWith(OF_ANNOUNCEMENTS) ? 1 : 0),
    1,
  );
  return first ? entryRequest([first.entry.citation.id]) : null;
}

export interface Doing {
  request: ChatRequest;
  /** The person's words where they are to be judged, else the whole message. */
  said: string;
  /** Read by what was told of oneself, and no guess. */
  isFact?: true;
}

/** What a message without a word of the trade does; null where it is to be read by its words. */
export function doingOf(
  message: Message,
  language: LanguageCode,
  knowledge: ChatKnowledge,
): Doing | null {
  const fact = ownFactIn(message);
  if (fact !== null && knowledge.entry(fact))
    return { request: entryRequest([fact]), said: message.text, isFact: true };
  if (FEELS_LOW.test(message.plain) && message.length <= ANGRY_WORDS && !endsAsking(message))
    return { request: { kind: "mood", mood: "heavy" }, said: message.own };
  if (isAngry(message)) return { request: { kind: "mood", mood: "angry" }, said: message.own };
  if (ASKS_FOR_THIS_ONE.test(message.plain))
    return {
      request: { kind: "practise", choice: NO_CHOICE },
      said: message.plain.replace(ASKS_FOR_THIS_ONE, ""),
    };
  const { act, share, felt, none } = readAct(message);
  const pasted = NAMES_AN_ANSWER.test(message.plain) ? pastedAnswer(message) : null;
  if (pasted && OF_AN_ANSWER.has(act) && none < share)
    return { request: { kind: "analyse-answer", mode: "judge" }, said: pasted };
  const isLikely = isFeeling(act)
    ? felt >= LIKELY_FELT && share >= LIKELIEST_OF_THEM
    : share >= (COURTESIES.has(act) ? LIKELY : (LEAST[act] ?? SURE));
  if (!isLikely) return null;
  const so = (request: ChatRequest | null, said = message.own) => request && { request, said };
  const mood = MOODS.find((one) => one === act);
  // "They will ask did I apply before, and they rejected me": words are wanted, not comfort.
  if (mood && ASKED_BY_THEM.test(message.plain))
    return so(questionMeant(message, language, knowledge));
  if (mood === "unsupported" && !NAMES_OTHERS.test(message.plain)) return null;
  const isOrder = share < SURELY_FAILED || toldIn(message).toCoach.length > 0;
  if (mood === "failed" && isOrder && !TELLS_OF_A_NO.test(message.plain)) return null;
  if (mood === "good-news" && !TELLS_GOOD_NEWS.test(message.plain)) return null;
  if (mood && WEIGHS.test(message.plain)) return so({ kind: "mood", mood: "heavy" });
  if (mood) return so({ kind: "mood", mood });
  switch (act) {
    case "nerves":
      return so({ kind: "nerves" });
    case "hello":
      // "Crikey", "lol": no greeting, and nothing to chat about.
      if (!GREETS.test(message.plain) && message.length <= SHORT_REMARK && !endsAsking(message))
        return so({ kind: "acknowledge" });
      return so({
        kind: "greeting",
        isSmallTalk: ASKS_HOW_IT_IS.test(message.plain) || !GREETS.test(message.plain),
      });
    case "thanks":
    case "bye":
      return so({ kind: "thanks", isBye: act === "bye" || namesAGoodbye(message.plain) });
    case "acknowledge":
      // "So there's no chance for him at all?" takes note of nothing: it asks.
      return endsAsking(message) || /[?？]/u.test(message.text) || message.length > LONGEST_NOTE
        ? null
        : so({ kind: "acknowledge" });
    case "practise":
    case "drill": {
      const [quiz] = readQuizWish(message);
      if (quiz) return so(quiz.request);
      const [named] = idsIn(knowledge.names.find(message), "airlines");
      const choice = choiceIn(message.plain, named?.replace("airlines/", "") ?? null);
      // "Ask me one of their questions": by its words a single one, whatever it is like.
      const byWords = readSkills(message, null).find(({ request }) => ASKS.has(request.kind));
      return (byWords?.request.kind ?? act) === "practise"
        ? so({ kind: "practise", choice }, message.text)
        : so({ kind: "drill", choice, count: countIn(message.plain) }, message.text);
    }
    case "role-play":
      return so({ kind: "role-play" });
    case "quiz":
      if (asksAFact(message.plain)) return null;
      return so({
        ...{ kind: "quiz", topic: quizTopicIn(message.plain) ?? "safety" },
        count: countIn(message.plain),
        ...partIn(message.plain),
      });
    case "group-task":
      return so({ kind: "group-task" });
    case "judge-ask":
      return so({ kind: "analyse-answer", mode: "ask" });
    case "own-answer":
      // "… and he was not happy. What did I do wrong?": a story told to ask something is no answer.
      return message.length >= OWN_ANSWER && !endsAsking(message)
        ? so({ kind: "analyse-answer", mode: "judge" }, mostlyMarked(message.own))
        : null;
    case "outside":
      return so({ kind: "limit", limit: "other-business" });
    case "answer-help":
      return share < SURELY_HELP && wantsToBeAsked(message)
        ? null
        : so(questionMeant(message, language, knowledge));
    case "judge": {
      if (IS_AN_ANNOUNCEMENT.test(message.plain)) return so(announcementMeant(message, knowledge));
      if (!wantsAVerdict(message)) return null;
      const pasted = pastedAnswer(message);
      // "Can they send me elsewhere? This is my real worry": so few words are no answer that is brought along.
      const isBrought = NAMES_AN_ANSWER.test(message.plain) || wordsIn(pasted) >= SHORTEST_BROUGHT;
      const answer = isBrought ? pasted : null;
      if (answer) return so({ kind: "analyse-answer", mode: "judge" }, answer);
      return NAMES_AN_ANSWER.test(message.plain)
        ? so({ kind: "analyse-answer", mode: "ask" })
        : null;
    }
    case "live":
      return language !== "en" || OF_THE_DAY.test(message.plain)
        ? so({ kind: "limit", limit: "today" })
        : null;
    case "others":
      return so({ kind: "limit", limit: "others" });
    case "medical":
      return so({ kind: "limit", limit: "medical" });
    default:
      return null;
  }
}

const wordsIn = (text: string | null): number => text?.split(/\s+/).length ?? 0;
const SHORTEST_BROUGHT = 12;

/** Without such a word nothing is asked of how things stand today. */
const OF_THE_DAY =
  /\b(?:now|today|tonight|tomorrow|yesterday|currently|latest|recent\w*|at the moment|(?:this|next|last) (?:week|month|year|season|spring|summer|autumn|winter|\w+day)|soon|still|already|yet|again|these days|open(?:s|ed|ing|ings)?|dates?|when|vacanc\w+|positions?|recruit\w*|hir(?:e|es|ing)|apply|appl(?:y|ying|ications?)|weather|rain\w*|snow\w*|storm\w*|news|price\w*|cheap\w*|ticket\w*|flights?|delay\w*|status|strike\w*|live|hotels?|restaurants?|happen\w*|crash\w*|accident\w*|rate|time is it|20\d\d)\b/;

/** A loss or a burden that has nothing to do with an interview. */
const WEIGHS =
  /\b(died|passed away|funeral|death|lost (?:my|his|her) (?:job|mum|mom|mother|dad|father|nan|gran\w*|dog|cat|baby|husband|wife|friend)|(?:lost|loses) (?:his|her) job|cancer|(?:is|was|are|were|am|been|still|went|go|back|taken) (?:in|to|into) (?:the )?hospital|in intensive care|miscarriage|divorce\w*|broke up|split up|evict\w*|debts?|everything depends on me)\b/;
/** So surely a refusal, whatever its words. */
const SURELY_FAILED = 0.9;
/** Who stands against it, or by whom one feels left alone. */
const NAMES_OTHERS =
  /\b(mother|mum|mom|mam|ma|mama|father|dad|papa|parents?|family|husband|wife|boyfriend|girlfriend|partner|friends?|sister|brother|aunt|uncle|gran\w*|in-laws|kids?|children|daughters?|sons?|colleagues?|boss|people|everyone|everybody|nobody|no one|they|he|she|alone|lonely|on my own|support\w*|believe[sd]?)\b|妈|爸|父|母|家|朋友|人/;
/** A refusal, in any of the words people have for it. */
const TELLS_OF_A_NO =
  /\b(?:a|the|said|says|another|big|fat|only|got|third|second) no\b|\bno (?:again|email|mail|call|offer|answer|reply|word)\b|\b(?:didn'?t|did not|never|not|wasn'?t|hasn'?t|haven'?t|no one|nobody|won'?t) (?:\w+ ){0,3}(?:get|got|make|made|pass\w*|call\w*|pick\w*|select\w*|success\w*|chosen|choose|taken|take|through|enough|answer\w*|reply|replied|write|wrote|in|want\w*|hired?|invit\w*)\b|\b(reject\w*|refus\w*|turned down|unfortunately|regret|fail\w*|flunk\w*|bomb\w*|screw\w*|mess\w*|blew|binned|cut (?:at|after|before|in)|out (?:at|after|in|already|again)|i'?m out|ghost\w*|unsuccess\w*|sent (?:me |us )?home|knocked|declin\w*|it'?s over|eliminat\w*|dropped|disaster|awful|terrible|over|again|went bad\w*|went wrong|denied)\b|没|拒|失败|淘汰|被刷/;
/** "My first day is next Friday" is news, and none to congratulate on. */
const TELLS_GOOD_NEWS =
  /\b(pass(ed)?|accepted|selected|chosen|hired|offer(ed)?|smash(ed)? (it|my|the)|nailed (it|my|the)|aced|rocked (it|my|the)|feel(ing)? (good|great|proud|confident)|proud|got (in|it|the|a|an|through|called|my|this|invited)|get(ting)? (in|the job)|made it|make it|through|invited|invitation|they (want|took|take|said yes|called|chose)|said yes|job is mine|start(ing)? (on|in|next|soon|my)|i'?m in|success|celebrat\w*|yes+!|yay+|woo+|hooray|great news|good news|golden call|wings|graduat\w*|congrat\w*|best day|so happy|happy|can'?t believe|aprob(e|ado)|me (han )?(cogieron|cogido|aceptaron|aceptado|llamaron)|pas(e|ado)|prise?|reussi|acceptee?|retenue?|embauchee?)\b|通过|录取|录用|拿到|offer/;

/** "Ask me: tell me about a time …": the question itself follows. */
const ASKS_FOR_THIS_ONE =
  /^.{0,60}(?<!\b(?:they|he|she|recruiters?|people|always|will|would|may|might|and|could) )\bask me(?: this(?: one)?| the one)? ?: /;
const NO_CHOICE = { category: null, competency: null, difficulty: null, kind: null, airline: null };

/** More words than these take note of something and say something else. */
const LONGEST_NOTE = 12;

const GREETS =
  /\b(hi+|hello+|hey+|hiya|heya|yo+|morning|evening|afternoon|day|how are|how's|hows|what'?s up|sup|howdy|greetings|back|again|hola|bonjour|salut|coach)\b|你好/;
/** Asked of the coach itself, to be met with a word on that. */
const ASKS_HOW_IT_IS =
  /\bhow (are|r) (you|u|things)\b|\bhow'?s (it|life|your|things|the)\b|\bwhat'?s (up|new)\b|\bsup\b|\bare (you|u) (ok|there|tired|busy|awake)\b|\b(sleep|slept|weather|weekend|day)\b/;

const FEELS_LOW =
  /\b(?:feel|feeling|felt|i'?m|im) (?:\w+ ){0,2}(?:down|low|sad|depressed|rubbish|awful|miserable) (?:today|tonight|lately|right now|this week|at the moment)\b|^ (?:feeling|i feel) (?:a ?bit |so |very |really )?(?:down|low|sad|miserable)\b/;
/** More words than these tell something. */
const SHORT_REMARK = 3;

/** How many words of anger are about oneself: longer ones are stories. */
const ANGRY_WORDS = 30;
const ANGER =
  /\b(i'?m|i am|am|im|i feel|feel|makes? me|made me|got me|getting) (\w+ ){0,2}(angry|furious|mad|pissed( off)?|annoyed|enraged|fuming|humiliated|insulted)\b|\b(laughed at|made fun of|yelled at|shouted at|mocked|insulted|humiliated) (me|us)\b|\b(so|really|totally|just|completely) unfair\b|\bnot fair\b|\btreated me (so )?(badly|like)\b|\b(estoy|me siento) (muy |tan )?(enfadad|enojad|furios|indignad)[oa]\b|\bse (rio|rieron|burlo|burlaron) de mi\b|\bje suis (tres |tellement |si )?(en colere|furieu(x|se)|enervee?)\b|\bs'est moquee? de moi\b|(我|真的?|太|好)(很|好|太)?(生气|愤怒|气死|火大)|嘲笑我/;
const OF_A_SCENE =
  /\b(passengers?|guests?|customers?|colleagues?|captain|tell me about|a time|describe|what (do|should|would|can) (i|you)|how (do|should|would|can) (i|you)|what if)\b|乘客|客人|同事|怎么/;

/** Anger of one's own, at a recruiter or a day: not a scene on board, and not a question. */
function isAngry({ plain, length }: Message): boolean {
  return length <= ANGRY_WORDS && ANGER.test(plain) && !OF_A_SCENE.test(plain);
}

function wantsAVerdict({ plain }: Message): boolean {
  return ASKS_FOR_A_VERDICT.test(plain) && !ASKS_SOMETHING_ELSE.test(plain);
}

/** "Ask me about a difficult customer" names a question as well, and wants to answer it. */
function wantsToBeAsked(message: Message): boolean {
  return readSkills(message, null).some(({ request }) => ASKS.has(request.kind));
}
