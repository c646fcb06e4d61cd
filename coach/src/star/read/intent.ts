import { TOPICS, type TopicId } from "../lexicon/topics.ts";

/** What an answer to a kind of question cannot do without: each need is shown by any of its words, said in any way. */
interface Intent {
  asks: RegExp;
  needs: readonly RegExp[];
  /** What is nearly always said, but may be told in words that no list holds: its absence proves less. */
  mostly?: RegExp;
}

/** How far the absence of what is mostly said proves that the question was missed. */
const MOSTLY_PROOF = 0.25;

const PARTY =
  /\b(?:colleagues?|co-?workers?|manager|boss|supervisor|team|mates?|flatmates?|chef|leader|partner|he|she|they|we|crew|trainee|nurse|captain|purser|lead|neighbou?rs?|housemates?|room-?mates?|classmates?|friends?|bloke|lads?|guys?|m[ae]n|wom[ae]n|boys?|girls?|students?|father|mother|brother|sister|landlord|landlady|everyone|everybody|others)\b/;
const OPPOSED =
  /\b(?:disagree\w*|argu\w+|wrong|angry|cross|complain\w*|unfair|refus\w+|instead|against|annoy\w+|shout\w*|upset|late|dirty|blam\w+|accus\w+|wanted|thought|not speak\w*|stopped (?:speaking|talking)|different|opposite|both|tension|fight|fought|scream\w*|offend\w*|no|can't|cannot|won't|wouldn't|doesn't|rule|daft|ignor\w+|swap\w*|hurt|insist\w*|but (?:he|she|they|i)|didn't|did not|never|always|without|problem|sorry|loud\w*|nois\w+|mess\w*|dread\w*|sulk\w*|stubborn|moan\w*|compromis\w+|fed up|sick of|had a go|hump)\b/;

const INTENTS: readonly Intent[] = [
  {
    asks: /\b(?:conflict|disagree\w*|argument|clash|dispute|tension|friction)\b/,
    needs: [PARTY, OPPOSED],
  },
  {
    asks: /\b(?:nobody|no one|without being|had not been|hadn't been|weren't) (?:had )?asked\b|\binitiative\b|\b(?:you|have) improved?\b|\bimprovement\b|\bimprove (?:something|a|how)\b/,
    needs: [
      /\b(?:ideas?|improv\w+|suggest\w*|propos\w+|introduc\w+|invent\w*|design\w*|buil[dt]|creat\w+|chang\w+|start(?:ed|ing)?|made (?:a|an|some|two|three)|drew|print\w*|label\w*|lists?|system|sheet|board|spreadsheet|template|sign|set up|translated|fix(?:ed|es)?|repair\w*|replac\w+|organi[sz]ed|rearranged|collected|learned|trial|tried|put up|painted|recorded|volunteer\w*|rota|poster|guide|code|map|document\w*|easier|presented)\b/,
    ],
  },
  {
    asks: /\b(?:feedback|critici[sz]\w*)\b/,
    needs: [
      /\b(?:feedback|critici\w+|told (?:me|us|that|before|in front)|sa(?:id|ys)|gives me|tells me|review|appraisal|comments?|commented|evaluation|asked me|tells me|pointed out|trainer|instructor|coach|teacher|mentor|notes?|score|complain\w*|wrote|email|marked|examiner|assess\w+|thinks?|thought|report|called me|heard|advice|mystery)\b/,
    ],
  },
  {
    asks: /\blearn\w*\b.*\b(?:quickly|fast|short|new)\b|\bnew skill\b|\bpick(?:ed)? up\b.*\b(?:quickly|fast)\b/,
    needs: [
      /\b(?:learn\w*|train\w*|course|stud\w+|practi[sc]\w+|new|tutorials?|manual|taught|teach|read|videos?|lessons?|watched|exam|test|beginner|first time|showed me|never (?:used|done|worked))\b/,
    ],
  },
  {
    asks: /\b(?:mistake|fail(?:ed|ure)?|got (?:it|something) wrong|(?<!things )went wrong|regret|misjudged)\b/,
    needs: [
      /\b(?:mist\w+|wrong\w*|forgot\w*|lost|miss\w*|broke\w*|fail\w*|errors?|too (?:late|early|much|many|few|long|fast)|twice|instead|did not|didn't|never|should have|dropped|spil\w+|late|fault|mix\w*|confus\w+|overlook\w*|hadn't|had not|without|rejected|only|lower|sorry|apologi\w+|burn\w*|not|\w+n't|\w+nae|dent\w*|clipp\w+|scratch\w*|crash\w*|damag\w+|bump\w*|knock\w*|injur\w+|hurt|cut|crack\w*|smash\w*|trip\w*|on me|my bad|short|down|over|off by|out by|backwards|upside|too small|too big|kept quiet|ke(?:ep|pt) my mouth|admit\w*|confess\w*|honest\w*|the truth|slip\w*|own(?:ed)? up|refresher)\b/,
    ],
  },
  {
    asks: /\b(?:unhappy|angry|upset|difficult|complain\w*|rude|demanding) (?:\w+ )?(?:customers?|guests?|passengers?|clients?|patients?|person|people)\b|\bcomplaint\b/,
    needs: [
      /\b(?:customers?|guests?|passengers?|clients?|patients?|man|woman|lady|sir|father|mother|mum|family|couple|he|she|they|visitors?|tenants?|callers?|students?|parents?|regular|owner|bride|tourists?)\b/,
    ],
    mostly:
      /\b(?:angr\w+|complain\w*|shout\w*|upset|cold|wrong|late|broken|refund|wait\w*|lost|cancel\w*|missing|furious|rude|loud\w*|cr(?:y|ied|ying)|disappoint\w*|unhappy|annoy\w+|swore|hit|bang\w*|slam\w*|demand\w*|not|yell\w*|charged|dirty|noise|insult\w*|mad|red|threat\w*|delay\w*|twice|(?:two|three|four|several) times|sen[dt] (?:\w+ ){0,3}back|afraid|worried|anxious|nervous|scared|frightened|fussy|picky|suspicious|impossible|refus\w+|reject\w*|without|never|someone else's|given away|overbook\w*|double-booked|mix\w*|mistake\w*|problem\w*|errors?|apolog\w+|sorry|fault\w*|spil\w+|torn|stain\w*|came off|ruin\w*|instead|forgot\w*|stuck|stranded|closed|sold out|unfair|hurt|drunk\w*|cuss\w*|curs\w+|eff(?:ed|ing)|stubborn|insist\w*|pushy|moody|moan\w*|grump\w*|hump|kick\w* off|had a go|too (?:short|small|late|young))\b/,
  },
];

/** 0: all that the question cannot do without is there, or nothing is known of it … 1: nothing of it is. */
export function missedIntent(question: string, answer: string): number {
  const asked = INTENTS.filter(({ asks }) => asks.test(question));
  if (asked.length === 0) return 0;
  const misses = asked.map(({ needs, mostly }) =>
    Math.max(
      ...needs.map((need) => (need.test(answer) ? 0 : 1)),
      mostly === undefined || mostly.test(answer) ? 0 : MOSTLY_PROOF,
    ),
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
/** Topics that come up in every scene: they make the question's own, and never tell that an answer is about another. */
const EVERYWHERE: readonly TopicId[] = ["rule", "seat", "fear", "harassment"];

/** Share of the question's own words in an answer to it, up to which it may belong to another one. */
const FEW_SHARED = 0.25;
/** Different words that it takes to set a scene. */
const SCENE_WORDS = 3;
/** A word said more often than this adds nothing to its scene. */
const MOST_COUNTED = 3;
/** Words of another scene, beyond twice those of the question's own, that go unnoticed: scenes share a few. */
const SHARED_WORDS = 3;

/**
 * How clearly an answer to "what would you do if" plays in another scene, 0 to 1: hardly a word of the question comes up, and the
 * words of one other scene outnumber those of the question's own.
 * @param asked what the question itself speaks of, as stems
 */
export function toldElsewhere(
  topics: readonly TopicId[],
  asked: ReadonlySet<string>,
  words: ReadonlyMap<string, { count: number }>,
): number {
  const scenes = topics.filter((id) => SCENES.includes(id));
  if (scenes.length === 0 || asked.size < 4) return 0;
  const shared = [...asked].filter((word) => words.has(word)).length;
  if (shared / asked.size > FEW_SHARED) return 0;
  const own = (ids: readonly TopicId[]) =>
    amountOf(new Set(ids.flatMap((id) => [...TOPICS[id].shows])), words).said;
  const there = Math.max(
    0,
    ...SCENES.filter((id) => !topics.includes(id))
      .map((id) => amountOf(TOPICS[id].shows, words))
      .filter(({ different }) => different >= SCENE_WORDS)
      .map(({ said }) => said),
  );
  if (there > 0 && own(scenes) === 0) return 1;
  const here = own(topics.filter((id) => scenes.includes(id) || EVERYWHERE.includes(id)));
  return Math.max(0, Math.min(1, (there - 2 * here - SHARED_WORDS) / 2));
}

function amountOf(
  scene: ReadonlySet<string>,
  words: ReadonlyMap<string, { count: number }>,
): { different: number; said: number } {
  const counts = [...scene].map((word) => Math.min(MOST_COUNTED, words.get(word)?.count ?? 0));
  return {
    different: counts.filter((count) => count > 0).length,
    said: counts.reduce((sum, count) => sum + count, 0),
  };
}
