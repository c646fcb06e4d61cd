import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import type { ChatPerson, ChatTurnText } from "coach/chat/thread";
import type { LanguageCode } from "contract/languages";
import type { LabelledQuestion } from "./format.ts";
import { numbers } from "./numbers.ts";
import { NEWCOMER, PRACTISED } from "./people.ts";
import { faultsOf } from "./right.ts";

interface Turn extends Omit<LabelledQuestion, "ask"> {
  say: string;
  /** The reply may not hold these. */
  not?: string[];
  /** The reply has at most so many words. */
  atMost?: number;
}

export interface Dialogue {
  name: string;
  person: ChatPerson;
  language?: LanguageCode;
  turns: readonly Turn[];
}

const SOUP =
  "On a Saturday evening in the café where I worked, a guest sent back her soup because it was cold, and she was loud about it. As the only waitress on the floor her table was my responsibility. I listened until she had finished, apologised for the cold soup, and told her I would bring a fresh one within five minutes. I asked the kitchen to check the temperature, brought the bowl myself, and went back after two minutes to ask whether it was right.";
const SOUP_END =
  "In the end she thanked me, stayed for dessert and left a five star review that named me. My manager made the temperature check a rule for every shift, and I learned to check before I serve.";

const SOUP_SHORT_END = "It ended well, the guest thanked me.";

/** Conversations with what each turn has to bring: the thread is remembered, and follow-ups change it. */
export const DIALOGUES: readonly Dialogue[] = [
  {
    name: "one airline after the other",
    person: NEWCOMER,
    turns: [
      { say: "Hi", expect: ["intent:greeting"], says: [["Maya"]] },
      { say: "What height does Emirates want?", expect: ["airlines/emirates"], says: [["212"]] },
      { say: "and for Qatar?", expect: ["airlines/qatar-airways"], says: [["212"]] },
      { say: "what about tattoos?", expect: ["airlines/qatar-airways"], says: [["tattoo"]] },
      { say: "shorter", expect: ["airlines/qatar-airways"], atMost: 45 },
      { say: "where does that come from?", expect: ["airlines/qatar-airways"], says: [["2025"]] },
      { say: "what questions do they ask?", expect: ["questions/qatar", "airlines/qatar-airways"] },
      { say: "thanks!", expect: ["intent:thanks"] },
    ],
  },
  {
    name: "a short ending is an ending",
    person: NEWCOMER,
    turns: [
      { say: "ask me a question about a difficult customer", expect: ["intent:practise"] },
      { say: SOUP, expect: ["intent:analyse-answer"], says: [["And how did it end"]] },
      {
        say: SOUP_SHORT_END,
        expect: ["intent:analyse-answer"],
        not: ["How it ended is missing", "is all we learn about how it ended"],
      },
    ],
  },
  {
    name: "why that score",
    person: NEWCOMER,
    turns: [
      { say: "ask me a question about a difficult customer", expect: ["intent:practise"] },
      { say: SOUP, expect: ["intent:analyse-answer"], says: [["And how did it end"]] },
      {
        say: "why that score?",
        expect: ["intent:analyse-answer"],
        says: [["adds up"], ["Outcome"], ["worth up to"]],
      },
      { say: "shorter", expect: ["intent:analyse-answer"], atMost: 60 },
      { say: SOUP_END, expect: ["intent:analyse-answer"], says: [["From "]] },
      { say: "how do i get more points", expect: ["intent:analyse-answer"], says: [["adds up"]] },
    ],
  },
  {
    name: "the score of a practised answer",
    person: PRACTISED,
    turns: [
      {
        say: "why did I only get 41?",
        expect: ["intent:analyse-answer", "person/answers"],
        says: [["mistake that you made"], ["Result"]],
      },
      {
        say: "what did you say about my last answer?",
        expect: ["person/answers"],
        says: [["upset customer"], ["78"]],
      },
    ],
  },
  {
    name: "what an airline's entry does not tell",
    person: NEWCOMER,
    turns: [
      {
        say: "does easyjet have a gym for crew?",
        expect: ["intent:airline-gap"],
        declines: true,
        says: [["easyJet"]],
      },
      {
        say: "is there a probation at easyjet?",
        expect: ["assessment-days/asked-probation-in-general"],
        says: [["easyJet"], ["end the contract"]],
      },
      { say: "and at United?", expect: ["intent:airline-gap"], declines: true, says: [["United"]] },
      {
        say: "when was cathay founded and where is its hq?",
        expect: ["airlines/cathay-pacific"],
        says: [["1946"], ["Hong Kong"]],
      },
    ],
  },
  {
    name: "from a term to its use, and into Spanish",
    person: NEWCOMER,
    turns: [
      { say: "What's a girt bar?", expect: ["terminology/girt-bar"] },
      { say: "an example", expect: ["terminology/girt-bar"], says: [["On board it sounds"]] },
      { say: "tell me more", expect: ["terminology/girt-bar"] },
      {
        say: "in Spanish please",
        expect: ["intent:language", "terminology/girt-bar"],
        says: [["Seguimos"]],
      },
      { say: "gracias", expect: ["intent:thanks"], not: ["You are welcome"] },
      { say: "and a slide-raft?", expect: ["terminology/slide-raft"] },
      { say: "in English", expect: ["intent:language"], says: [["English"]] },
    ],
  },
  {
    name: "an evacuation on land, then on water",
    person: NEWCOMER,
    turns: [
      {
        say: "How does an evacuation on land go?",
        expect: ["evacuation/land"],
        says: [["full stop"]],
      },
      {
        say: "what about water?",
        expect: ["evacuation/water"],
        says: [["life vest", "slide-raft"]],
      },
      { say: "shorter", expect: ["evacuation/water"], atMost: 60 },
      {
        say: "What do I shout when my exit is blocked?",
        expect: ["evacuation/command-exit-blocked", "syllabus/announcements"],
      },
      { say: "why?", expect: ["evacuation/command-exit-blocked", "syllabus/announcements"] },
    ],
  },
  {
    name: "a question, an answer without an end, the end",
    person: NEWCOMER,
    turns: [
      {
        say: "Ask me a behavioural customer service question",
        expect: ["intent:practise"],
        says: [["?", "Tell me"]],
      },
      { say: "give me a hint", expect: ["intent:analyse-answer"], says: [["- "]] },
      { say: SOUP, expect: ["intent:analyse-answer"], says: [["out of 100"]] },
      { say: SOUP_END, expect: ["intent:analyse-answer"], says: [["From", "from", "Still"]] },
      { say: "shorter", expect: ["intent:analyse-answer"], atMost: 45 },
      { say: "another one", expect: ["intent:practise"] },
      { say: "I don't know", expect: ["intent:practise"] },
      { say: "stop", expect: ["intent:analyse-answer"] },
    ],
  },
  {
    name: "a drill of two",
    person: NEWCOMER,
    turns: [
      {
        say: "Drill me on teamwork, two questions",
        expect: ["intent:drill"],
        says: [["Question 1 of 2"]],
      },
      { say: SOUP, expect: ["intent:analyse-answer"], says: [["out of 100"]] },
      {
        say: `${SOUP_END} I also told the whole team about it at the briefing and we helped each other.`,
        expect: ["intent:analyse-answer"],
        says: [["Question 2 of 2", "?"]],
      },
      { say: "what is CRM?", expect: ["terminology/crm", "syllabus/human-factors-crm"] },
      { say: "repeat the question", expect: ["questions/"] },
      { say: "stop", expect: ["intent:analyse-answer"], says: [["100", "judged"]] },
    ],
  },
  {
    name: "the person's own record",
    person: PRACTISED,
    turns: [
      { say: "hello", expect: ["intent:greeting"], says: [["in 9 days"]] },
      {
        say: "which of my stories is weakest?",
        expect: ["intent:weakest-answer"],
        says: [["41"], ["mistake"]],
      },
      { say: "and my best?", expect: ["intent:weakest-answer"], says: [["78"]] },
      { say: "am I improving?", expect: ["intent:progress"], says: [["49", "71"]] },
      {
        say: "what should I do in the days left?",
        expect: ["intent:plan"],
        says: [["9 days"], ["Emirates"]],
      },
      {
        say: "what stories are in my CV?",
        expect: ["intent:cv"],
        says: [["120 guests"], ["lifeguard"]],
        not: ["maya@example.com", "+351"],
      },
      { say: "what do they require?", expect: ["airlines/emirates"] },
      { say: "will they hire me?", expect: ["intent:limit"], declines: true },
    ],
  },
  {
    name: "a correction",
    person: NEWCOMER,
    turns: [
      {
        say: "Tell me about Singapore",
        expect: ["airlines/singapore-airlines", "cultures/asia-singapore", "airports/SIN"],
      },
      { say: "No, I meant Singapore Airlines", expect: ["airlines/singapore-airlines"] },
      { say: "their values?", expect: ["airlines/singapore-airlines"] },
      { say: "compare them with Cathay Pacific", expect: ["airlines/cathay-pacific"] },
    ],
  },
  {
    name: "in Spanish from the start",
    person: NEWCOMER,
    language: "es",
    turns: [
      { say: "hola", expect: ["intent:greeting"], not: ["Hello"] },
      {
        say: "¿Qué es el método STAR?",
        expect: ["intent:explain-star"],
        not: ["STAR is the order"],
      },
      { say: "más corto", expect: ["intent:explain-star"] },
      { say: "hazme una pregunta de seguridad", expect: ["intent:practise"] },
      { say: "otra", expect: ["intent:practise"] },
      { say: "para", expect: ["intent:analyse-answer"] },
      { say: "¿qué puedes hacer?", expect: ["intent:capabilities"] },
    ],
  },
  {
    name: "in Chinese",
    person: NEWCOMER,
    language: "zh",
    turns: [
      { say: "你好", expect: ["intent:greeting"], not: ["Hello"] },
      { say: "阿联酋航空的身高要求是什么？", expect: ["airlines/emirates"], says: [["212"]] },
      { say: "卡塔尔航空呢？", expect: ["airlines/qatar-airways"] },
      { say: "谢谢", expect: ["intent:thanks"] },
    ],
  },
  {
    name: "in German, answered in German with the facts in English",
    person: NEWCOMER,
    language: "de",
    turns: [
      {
        say: "Was ist eine Notrutsche und wie funktioniert sie?",
        expect: ["terminology/evacuation-slide"],
        says: [["auf Englisch"], ["Notrutsche"]],
      },
      { say: "kürzer", expect: ["terminology/evacuation-slide"], says: [["slide"]] },
    ],
  },
  {
    name: "yes to an offer",
    person: NEWCOMER,
    turns: [
      { say: "explain STAR", expect: ["intent:explain-star"] },
      { say: "yes", expect: ["intent:practise"] },
      { say: "stop", expect: ["intent:analyse-answer"] },
      {
        say: "give me an example",
        expect: ["intent:explain-star", "intent:practise", "intent:analyse-answer"],
      },
    ],
  },
  {
    name: "somebody angry and somebody in need",
    person: NEWCOMER,
    turns: [
      { say: "you are useless", expect: ["intent:limit"], declines: true, not: ["useless"] },
      { say: "what is a jumpseat?", expect: ["terminology/jumpseat"] },
      {
        say: "I can't do this any more, I want to die",
        expect: ["intent:limit"],
        says: [["emergency number"]],
      },
      { say: "how much do they earn?", expect: ["intent:limit"], declines: true },
    ],
  },
  {
    name: "the same topic again and again",
    person: NEWCOMER,
    turns: [
      {
        say: "What do I do when a passenger is choking?",
        expect: ["syllabus/first-aid-choking-adult"],
        says: [["back blows"]],
      },
      { say: "and a baby?", expect: ["syllabus/first-aid-choking-special"] },
      { say: "CPR for adults", expect: ["syllabus/first-aid-cpr-adult"] },
      { say: "and for children?", expect: ["syllabus/first-aid-cpr-child"] },
      { say: "are you sure?", expect: ["syllabus/first-aid-cpr-child"] },
    ],
  },
  {
    name: "practice for the own airline",
    person: PRACTISED,
    turns: [
      { say: "Ask me a question for Emirates", expect: ["questions/emirates"] },
      { say: "skip", expect: ["questions/"] },
      { say: "what are they listening for?", expect: ["intent:analyse-answer"] },
      { say: "how long should my answer be?", expect: ["intent:explain-star"] },
      { say: "stop", expect: ["intent:analyse-answer"] },
    ],
  },
];

/** A conversation in which an answer has just been judged. */
export function judgedAnswer(knowledge: ChatKnowledge): { before: ChatTurnText[]; state: unknown } {
  const before: ChatTurnText[] = [];
  const random = numbers(7);
  let state: unknown = null;
  for (const message of ["Ask me a question about a difficult customer", SOUP, SOUP_END]) {
    const given = reply(
      {
        message,
        before,
        state,
        person: NEWCOMER,
        language: "en",
        today: "2026-11-22",
        random,
      },
      knowledge,
    );
    before.push({ role: "user", text: message }, { role: "assistant", text: given.text });
    state = JSON.parse(JSON.stringify(given.state));
  }
  return { before, state };
}

/** Plays every script; a turn is right when all that it asks of the reply holds. */
export function measureDialogues(
  dialogues: readonly Dialogue[],
  knowledge: ChatKnowledge,
): { all: number; right: number; mistakes: string[] } {
  const mistakes: string[] = [];
  let all = 0;
  for (const { name, person, language = "en", turns } of dialogues) {
    const before: ChatTurnText[] = [];
    const random = numbers(7);
    let state: unknown = null;
    for (const turn of turns) {
      all += 1;
      const given = reply(
        { message: turn.say, before, state, person, language, today: "2026-11-22", random },
        knowledge,
      );
      const faults = [
        ...faultsOf(turn, given),
        ...(turn.not ?? [])
          .filter((words) => given.text.includes(words))
          .map((words) => `says ${words}`),
        ...(turn.atMost !== undefined && given.text.split(/\s+/).length > turn.atMost
          ? [`is longer than ${turn.atMost} words`]
          : []),
      ];
      if (faults.length > 0)
        mistakes.push(`${name}: “${turn.say.slice(0, 60)}”: ${faults.join("; ")}`);
      before.push({ role: "user", text: turn.say }, { role: "assistant", text: given.text });
      state = JSON.parse(JSON.stringify(given.state));
    }
  }
  return { all, right: all - mistakes.length, mistakes };
}
