import { TOPICS, type TopicId } from "../lexicon/topics.ts";

/** What an answer to a kind of question cannot do without: each need is shown by any of its words, said in any way. */
interface Intent {
  asks: RegExp;
  needs: readonly RegExp[];
}

const PARTY =
  /\b(?:colleagues?|co-?workers?|manager|boss|supervisor|team|mates?|flatmates?|chef|leader|partner|he|she|they|we|crew|trainee|nurse|captain|purser|lead)\b/;
const OPPOSED =
  /\b(?:disagree\w*|argu\w+|wrong|angry|cross|complain\w*|unfair|refus\w+|instead|against|annoy\w+|shout\w*|upset|late|dirty|blam\w+|accus\w+|wanted|thought|not speak\w*|stopped (?:speaking|talking)|different|opposite|both|tension|fight|fought|ignor\w+|swap\w*|hurt|insist\w*|but (?:he|she|they|i)|didn't|did not|never|always|without|problem|sorry)\b/;

const INTENTS: readonly Intent[] = [
  {
    asks: /\b(?:conflict|disagree\w*|argument|clash|dispute|tension|friction)\b/,
    needs: [PARTY, OPPOSED],
  },
  {
    asks: /\b(?:nobody|no one|without being|had not been|hadn't been|weren't) (?:had )?asked\b|\binitiative\b|\b(?:you|have) improved?\b|\bimprovement\b|\bimprove (?:something|a|how)\b/,
    needs: [
      /\b(?:ideas?|improv\w+|suggest\w*|propos\w+|introduc\w+|invent\w*|design\w*|buil[dt]|creat\w+|chang\w+|start(?:ed|ing)?|made (?:a|an|some|two|three)|drew|print\w*|label\w*|lists?|system|sheet|board|spreadsheet|template|sign|set up|translated|organi[sz]ed|rearranged|collected|learned|trial|tried|put up|painted|recorded|volunteer\w*|rota|poster|guide|code|map|document\w*|easier|presented)\b/,
    ],
  },
  {
    asks: /\b(?:feedback|critici[sz]\w*)\b/,
    needs: [
      /\b(?:feedback|critici\w+|told me|said|review|appraisal|comments?|commented|evaluation|asked me|tells me|pointed out|trainer|mentor|notes?|score|complain\w*|wrote|email|marked|examiner|assess\w+|thinks?|thought|report|called me|heard|advice|mystery)\b/,
    ],
  },
  {
    asks: /\blearn\w*\b.*\b(?:quickly|fast|short|new)\b|\bnew skill\b|\bpick(?:ed)? up\b.*\b(?:quickly|fast)\b/,
    needs: [
      /\b(?:learn\w*|train\w*|course|stud\w+|practi[sc]\w+|new|tutorials?|manual|taught|teach|read|videos?|lessons?|watched|exam|test|beginner|first time|showed me|never (?:used|done|worked))\b/,
    ],
  },
  {
    asks: /\b(?:mistake|fail(?:ed|ure)?|got (?:it|something) wrong|went wrong|regret|misjudged)\b/,
    needs: [
      /\b(?:mist\w+|wrong\w*|forgot\w*|lost|miss\w*|broke\w*|fail\w*|errors?|too (?:late|early|much|many|few|long|fast)|twice|instead|did not|didn't|never|should have|dropped|spil\w+|late|fault|mix\w*|confus\w+|overlook\w*|hadn't|had not|without|rejected|only|lower|sorry|apologi\w+|burn\w*|not)\b/,
    ],
  },
  {
    asks: /\b(?:unhappy|angry|upset|difficult|complain\w*|rude|demanding) (?:\w+ )?(?:customers?|guests?|passengers?|clients?|patients?|person|people)\b|\bcomplaint\b/,
    needs: [
      /\b(?:customers?|guests?|passengers?|clients?|patients?|man|woman|lady|sir|father|mother|mum|family|couple|he|she|they|visitors?|tenants?|callers?|students?|parents?|regular|owner|bride|tourists?)\b/,
      /\b(?:angr\w+|complain\w*|shout\w*|upset|cold|wrong|late|broken|refund|wait\w*|lost|cancel\w*|missing|furious|rude|loud\w*|cr(?:y|ied|ying)|disappoint\w*|unhappy|annoy\w+|swore|hit|bang\w*|slam\w*|demand\w*|not|yell\w*|charged|dirty|noise|insult\w*|mad|red|threat\w*|delay\w*|twice|without|never)\b/,
    ],
  },
];

/** 0: all that the question cannot do without is there, or nothing is known of it … 1: nothing of it is. */
export function missedIntent(question: string, answer: string): number {
  const asked = INTENTS.filter(({ asks }) => asks.test(question));
  if (asked.length === 0) return 0;
  const misses = asked.map(({ needs }) =>
    Math.max(...needs.map((need) => (need.test(answer) ? 0 : 1))),
  );
  return Math.min(...misses);
}

/** Topics that make a scene: an answer set in one of them is hardly about another. */
const SCENES: readonly TopicId[] = [
  "medical",
  "fire",
  "alcohol",
  "child",
  "disability",
  "turbulence",
  "food",
  "baggage",
  "security",
  "device",
  "smoking",
  "evacuation",
  "death",
];

/** Share of the question's own words in an answer to it, up to which it may belong to another one. */
const FEW_SHARED = 0.17;

/**
 * How clearly the answer tells of something else: 0 to 1. Only when hardly a word of the question and none of its topics
 * comes up, and at least three different words of one other topic do.
 */
export function toldElsewhere(
  topics: readonly TopicId[],
  asked: ReadonlySet<string>,
  words: { has(word: string): boolean },
): number {
  const narrow = topics.filter((id) => SCENES.includes(id));
  if (narrow.length === 0 || asked.size < 4) return 0;
  const shared = [...asked].filter((word) => words.has(word)).length;
  if (shared / asked.size > FEW_SHARED) return 0;
  const own = new Set(
    narrow.flatMap((id) => [...TOPICS[id].shows].filter((word) => words.has(word))),
  );
  if (own.size > 0) return 0;
  const most = Math.max(
    0,
    ...SCENES.filter((id) => !topics.includes(id)).map(
      (id) => [...TOPICS[id].shows].filter((word) => words.has(word) && !own.has(word)).length,
    ),
  );
  return most >= 3 ? 1 : 0;
}
