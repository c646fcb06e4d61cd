import type { COMPETENCIES } from "contract/question-terms";
import { BANK } from "../knowledge/questions.ts";
import { fold } from "../read/message.ts";
import type { ChatRequest } from "../request.ts";
import { type Context, type Draft, items, ownRecord, suggest } from "./draft.ts";
import { questionCitation } from "./practise.ts";

const SIGNALS = [
  "service",
  "complaint",
  "team",
  "first-aid",
  "language",
  "pressure",
  "volunteer",
  "training",
] as const;
type Signal = (typeof SIGNALS)[number];

/** What in a line of a CV may hold a story, in English, Spanish and French; folded text. */
const FOUND_BY: Readonly<Record<Signal, RegExp>> = {
  complaint:
    /complain|conflict|refund|dispute|difficult (guest|customer)|dissatisf|queja|reclamacion|plainte|reclamation|litige/,
  "first-aid":
    /first aid|cpr|lifeguard|red cross|paramedic|nurs(e|ing)|caregiver|emergency|primeros auxilios|socorris|enfermer|premiers secours|secouris|infirmier|sst\b/,
  team: /\bteam|supervis|shift leader|led \d+|lead(er|ing)?\b|manag(ed|er|ing)|captain|coordinat|crew|equipo|jefe de|equipe|chef de/,
  service:
    /wait(er|ress|ing)|barista|bartender|server|restaurant|cafe|hotel|front desk|reception|concierge|retail|shop|store|sales|cashier|guest|customer|client|call cent|hospitality|catering|hostess|passenger|check-in|ground staff|tour guide|camarer|recepcion|dependient|atencion al cliente|tienda|hosteleria|serveu|reception|vendeu|boutique|hotellerie|accueil/,
  language:
    /\blanguages?\b|fluent|bilingual|native speaker|mother tongue|\b[abc][12]\b|toeic|ielts|toefl|delf|dele\b|idiomas?|bilingue|langues?|courant|langue maternelle/,
  pressure:
    /rush|busy|peak|deadline|under pressure|up to \d+|\d+ (guests|customers|covers|passengers|people)|hora punta|presion|pression|affluence/,
  volunteer: /volunt|charity|non-?profit|ngo\b|scout|community|benevol|asociacion|association/,
  training:
    /train(ed|er|ing) (new|staff|colleague|\d+)|mentor|onboard(ed|ing) (new|staff|colleague)|taught|teacher|tutor|coach(ed|ing)|formador|profesor|forme|professeur|enseign/,
};

const ANSWERS: Readonly<Record<Signal, (typeof COMPETENCIES)[number]>> = {
  service: "customer-care",
  complaint: "conflict-handling",
  team: "teamwork",
  "first-aid": "emergency-response",
  language: "cultural-awareness",
  pressure: "resilience",
  volunteer: "initiative",
  training: "communication",
};

const LINES_SHOWN = 4;
const LINE_CHARACTERS = [12, 220] as const;
const QUESTIONS_SHOWN = 2;

interface Lead {
  line: string;
  signal: Signal;
}

/** Lines of the person's documents that may hold a story, and the questions they could answer. Says nothing beyond them. */
export function readCv(request: Extract<ChatRequest, { kind: "cv" }>, context: Context): Draft {
  const { voice, person, isShort } = context;
  const [file] = person.documents;
  if (!file)
    return {
      request,
      paragraphs: [voice.say("cv.none")],
      citations: [],
      suggestions: suggest(voice, [["suggest.practise"], ["suggest.star"], ["suggest.plan"]]),
    };
  const citation = { ...ownRecord("documents", voice), title: file.name };
  const leads = leadsIn(file.text).slice(0, isShort ? 2 : LINES_SHOWN);
  if (leads.length === 0)
    return {
      request,
      paragraphs: [voice.say("cv.nothing", { name: file.name })],
      citations: [citation],
      suggestions: suggest(voice, [["suggest.star"], ["suggest.practise"]]),
      declined: true,
    };
  const questions = [...new Set(leads.map(({ signal }) => ANSWERS[signal]))]
    .flatMap((competency) => pickOf(competency, context))
    .slice(0, isShort ? 1 : QUESTIONS_SHOWN);
  return {
    request,
    paragraphs: [
      voice.say("cv.found", { name: file.name }),
      items(
        leads.map(({ line, signal }) =>
          voice.say("cv.line", { line, signal: voice.say(`cv.signal.${signal}`) }),
        ),
      ),
      voice.say("cv.questions"),
      items(questions.map(({ question }) => question)),
      voice.say("cv.only-lines"),
    ],
    citations: [citation, ...questions.map(questionCitation)],
    suggestions: suggest(voice, [["suggest.practise"], ["suggest.star"], ["suggest.plan"]]),
  };
}

/** One line for each kind of story first, then further ones; the file's own order within each. */
function leadsIn(text: string): Lead[] {
  const lines = text
    .split(/\r?\n|(?<=[.!?])\s+(?=\p{Lu})|\s[•·▪]\s/u)
    .map((line) =>
      line
        .replace(/^[\s•·▪*–-]+/u, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(
      (line) =>
        line.length >= LINE_CHARACTERS[0] && line.length <= LINE_CHARACTERS[1] && !isContact(line),
    );
  const found = lines.flatMap((line): Lead[] => {
    const signal = SIGNAL_ORDER.find((one) => FOUND_BY[one].test(fold(line)));
    return signal ? [{ line, signal }] : [];
  });
  const firsts = SIGNALS.flatMap((signal) => found.find((lead) => lead.signal === signal) ?? []);
  return [...firsts, ...found.filter((lead) => !firsts.includes(lead))];
}

/** The rarer signal decides where a line has several. */
const SIGNAL_ORDER: readonly Signal[] = [
  "complaint",
  "first-aid",
  "training",
  "volunteer",
  "pressure",
  "language",
  "team",
  "service",
];

/** Addresses, numbers and mail are nobody's story, and nothing to repeat in a chat. */
function isContact(line: string): boolean {
  return /@|https?:|www\.|\+?\d[\d ()/-]{7,}/.test(line);
}

function pickOf(competency: (typeof COMPETENCIES)[number], { random, person }: Context) {
  const done = new Set(person.answers.map(({ question }) => question));
  const pool = BANK.filter(
    (one) =>
      one.airline === null &&
      one.kind === "behavioural" &&
      one.competency === competency &&
      !done.has(one.question),
  );
  const one = pool[Math.floor(random() * pool.length)];
  return one ? [one] : [];
}
