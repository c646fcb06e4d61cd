import {
  COMPETENCIES,
  type DIFFICULTIES,
  type QUESTION_CATEGORIES,
  type QUESTION_KINDS,
} from "contract/question-terms";
import type { Choice } from "../request.ts";

const CATEGORIES: readonly (readonly [(typeof QUESTION_CATEGORIES)[number], RegExp])[] = [
  [
    "Customer Service",
    /customer[- ]service|\b(?:difficult|angry|rude|unhappy|upset) clients?\b|\b(?:about|with|on) (?:(?:dealing with|helping|serving|looking after|caring for) )?(?:a |an |the |some )?(?:normal |ordinary )?(?:clients?|guests?|customers?|passengers?)\b|\bservice (question|drill)|atencion al cliente|servicio|service client|客户服务|服务/,
  ],
  ["Safety", /\bsafety\b|seguridad|securite|安全/],
  [
    "Teamwork",
    /team ?work|\bteams?\b|crew cooperation|trabajo en equipo|equipo|travail d'equipe|equipe|团队/,
  ],
  ["Emergency", /emergenc|medical question|emergencia|urgence|紧急|应急/],
  ["Communication", /communicat|comunicacion|沟通/],
];

const DIFFICULTY: readonly (readonly [(typeof DIFFICULTIES)[number], RegExp])[] = [
  [
    "easy",
    /\b(?:nothing|not) (?:too |so |very |that )?(?:hard|difficult|tough)\b|\b(easy|easier|simple|simpler|basic|beginner|facil|faciles|facile)\b|简单|容易/,
  ],
  [
    "hard",
    /\b(hard|harder|difficult|tough|tougher|challenging|tricky|dificil|dificiles|difficile)\b(?! (customer|client|passenger|colleague|person|people|guest|situation))|困难|难一点|难题/,
  ],
  ["medium", /\b(medium|intermediate|moderate|medio|moyen)\b|中等/],
];

const KINDS: readonly (readonly [(typeof QUESTION_KINDS)[number], RegExp])[] = [
  [
    "hypothetical",
    /hypothetical|situational|what would you do|what if|scenario question|hipotetic|假设|情景/,
  ],
  [
    "behavioural",
    /behaviou?ral|tell me about a time|\b(?:tell|use|need) (?:a|my|an own|the) (?:real )?story\b|past (example|experience)|conductual|comportement|行为/,
  ],
  [
    "motivation",
    /motivation|\bwhy (us|this airline|flight attendant|cabin crew) question|motivacion|动机/,
  ],
];

type Competency = (typeof COMPETENCIES)[number];

/** What people call each competency. */
const COMPETENCY_NAMES: Readonly<Record<Competency, RegExp>> = {
  "customer-care":
    /customer[- ]care|customer[- ](focus|orientation|centricity)|guest care|passenger care|atencion al (cliente|pasajero)|sens du client|客户关怀|顾客关怀/,
  "conflict-handling":
    /conflict|(difficult|hard|tough|tricky|angry|rude|aggressive|upset|furious|annoyed|unhappy|demanding|impossible|nasty|shouting|drunk) (customer|passenger|guest|people|person|client|patient|parent|caller|man|woman|bloke)|(?:someone|somebody|one) (?:difficult|angry|aggressive|rude|furious)|(?:angry|rude|aggressive) or (?:difficult|angry|rude) \w+|(passager|client|patient|personne)s? (difficile|agressi|en colere|mecontent|impoli)\w*|(pasajer|client|person)\w* (dificil|enfadad|enojad|agresiv|maleducad)\w*|de-?escalat|conflicto|conflit|冲突/,
  "safety-awareness":
    /safety[- ]awareness|safety (mindset|consciousness|culture)|conciencia de (la )?seguridad|sens de la securite|安全意识/,
  "emergency-response":
    /emergency[- ]response|react(ing)? (in|to) (an )?emergenc|respuesta (a|ante) emergencias|reaction (en|aux) (cas d')?urgences?|应急(反应|处置)/,
  teamwork:
    /team ?work|team[- ]?player|team spirit|collaborat|cooperation|trabajo en equipo|travail d'equipe|esprit d'equipe|团队(合作|精神|协作)/,
  communication: /communication|communicating|comunicacion|沟通/,
  "cultural-awareness":
    /cultural[- ](awareness|sensitivity|intelligence|competence)|diversity|intercultural|cross-cultural|conciencia cultural|diversidad|ouverture culturelle|diversite|文化(意识|敏感)/,
  "decision-making":
    /decision[- ]?making|decisions?\b|judg(e)?ment|problem[- ]solving|toma de decisiones|prise de decision|决策|解决问题/,
  resilience:
    /resilien|stress (management|resistance)|handle stress|under pressure|\bpressure\b(?! (loss|drop|in the cabin))|adaptab|flexib|\bpresion\b|\bpression\b|抗压|韧性/,
  initiative: /initiative|proactiv|going the extra mile|extra mile|iniciativa|主动/,
  integrity: /integrity|honesty|honest(?!ly)|ethic|integridad|honestidad|integrite|诚信|正直/,
  motivation: /motivation|motivated|motivacion|动机|求职动机/,
};

export function competencyIn(plain: string): Competency | null {
  return COMPETENCIES.find((competency) => COMPETENCY_NAMES[competency].test(plain)) ?? null;
}

/** Which questions are wanted, read from folded text. A category named is enough; a competency counts where no category is. */
export function choiceIn(plain: string, airline: string | null): Choice {
  const first = <Name>(table: readonly (readonly [Name, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  const competency = competencyIn(plain) ?? (STARTS_EASY.test(plain) ? "motivation" : null);
  const category = first(CATEGORIES);
  const isFiner = competency !== null && !SAME.has(competency);
  // "Something about an angry customer": a quarrel with somebody served, and none among colleagues.
  const withWhom = competency === "conflict-handling" ? first(WITH_WHOM) : null;
  return {
    category: isFiner ? withWhom : category,
    competency: isFiner ? competency : category === null ? competency : null,
    difficulty: first(DIFFICULTY),
    kind: first(KINDS),
    airline,
  };
}

/** "Something easy first": why one wants the job is what everybody can answer. */
const STARTS_EASY =
  /\b(?:easy|easier|simple|gentle|light)\b.{0,30}\b(?:first|start|begin|warm)\w*|\b(?:first|start|begin|warm)\w*\b.{0,25}\b(?:easy|easier|simple|gentle|light)\b/;

const WITH_WHOM: readonly (readonly [(typeof QUESTION_CATEGORIES)[number], RegExp])[] = [
  [
    "Customer Service",
    /\b(?:customers?|passengers?|guests?|clients?|patients?|callers?|parents?|clientes?|pasajer\w+)\b|顾客|乘客/,
  ],
  [
    "Teamwork",
    /\b(?:colleagues?|team ?mates?|co-?workers?|boss|crew|compañer\w+|collegues?)\b|同事/,
  ],
];

/** Competencies that are a category as well: the category has more questions. */
const SAME = new Set<Competency>(["teamwork", "communication"]);

const NUMBERS: readonly (readonly [number, RegExp])[] = [
  [2, /\b(two|dos|deux|a couple)\b|两|二/],
  [3, /\b(three|tres|trois)\b|三/],
  [4, /\b(four|cuatro|quatre)\b|四/],
  [5, /\b(five|cinco|cinq)\b|五/],
  [10, /\b(ten|diez|dix)\b(?! (?:min|sec|hour|day|year))|十/],
  // "Un test", "quiz me on that one" and "one by one" count nothing; "give me a sum" does.
  [
    1,
    /(?:\b(?:give|gimme|set|throw|ask) (?:me )?|\b(?:meant|mean|wanted?),? |^ )(?:a|another)(?: \w+)? (?:sum|calculation|exercise)\b(?! (?:book|sheet))|\b(one|una|une)( more| last| quick| easy| hard)? (question|pregunta)\b(?! (?:after|by))|\b(just|only|solo|seulement|juste) (one|una?|une?)\b|\ba single\b|, ask me a question[.! ]*$|一(道|个|题|问)/,
  ],
];

/** How many questions a drill is wished to have, 1 to 10. */
export function countIn(plain: string): number {
  // "I said 95! Now 5 questions on turbulence": the number beside what is counted, before any other.
  const beside = plain.match(
    /\b(\d{1,2})(?: (?:more|quick|easy|hard|short|other|new|random))* (?:questions?|stories|situations|exercises|cards|airports?|terms|words)\b/,
  )?.[1];
  const digits =
    beside ??
    plain.match(
      /\b(\d{1,2})\b(?! ?(day|minute|year|min|hour|h\b|sec|week|month|seat|cm|kg|of 100|points?|%))/,
    )?.[1];
  if (digits) return Math.min(10, Math.max(1, Number(digits)));
  return NUMBERS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 3;
}
