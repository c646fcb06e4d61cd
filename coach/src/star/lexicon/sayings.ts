import type { ConductFamily } from "./conduct-rule.ts";

/** A view of people or of rules that no airline accepts, said in the candidate's own voice; words without punctuation, small letters. */
export interface Saying {
  family: ConductFamily;
  severity: number;
  says: RegExp;
  /** What in the same sentence makes it right. */
  unless?: RegExp;
}

/** Done unnoticed for the sake of who needs it: "I can fetch an extension without anybody noticing". */
const DISCREET =
  /\b(?:extensions?|pads?|tampons?|tissues?|trousers|skirt|(?:clean|dry|spare) (?:clothes|pair|shirt)|embarrass\w*|asham\w+|dignity|discree\w+|blush\w*|shy)\b/;

export const SAYINGS: readonly Saying[] = [
  {
    family: "discrimination",
    severity: 0.75,
    says: /\b(?:(?:these|those|such) people (?:smell|stink|steal|lie|never|always|cannot|can't|don't|do not)|fat people|(?:for|with) (?:\w+ )?names like (?:that|this|these)|(?:refugees|foreigners|immigrants|gypsies|muslims|locals) (?:get|sit|wait|go|come) (?:\w+ ){0,4}(?:back|old|last|toilet|behind)|go back where (?:he|she|they) (?:comes?|came)|(?:do|does) not see the difference|how they live|in my country (?:women|men)|women like (?:this|that|her)|just call(?:ed)? them all|they (?:all )?look (?:all )?the same)\b/,
  },
  {
    family: "insult",
    severity: 0.75,
    says: /\b(?:(?:is|was|are|were) (?:just|only|nothing but) an? (?:waitress|cleaner|maid|secretary|waiter|servant|kid|foreigner|trolley pusher|housewife)|waitress in the sky|no time for (?:theatre|drama|tears|princesses)|like (?:to |with )?an? (?:\w+ )?(?:dog|animal|idiot)|they smell (?:bad|so|and|like))\b/,
  },
  {
    family: "rule-breaking",
    severity: 0.8,
    says: /\b(?:rules?|procedures?|checks?|briefings?|regulations?|safety) (?:\w+ ){0,6}(?:is|are|was|were) (?:(?!not\b|never\b|no\b)\w+ )?(?:exaggerated|stupid|silly|useless|pointless|only (?:paper|theory)|for (?:beginners|others))\b/,
  },
  {
    family: "rule-breaking",
    severity: 0.7,
    says: /\bi (?:\w+ )?only (?:\w+ ){1,4}(?:when|if) (?:somebody|someone|the \w+|they|he|she|anyone) (?:is |are |was |were )?(?:watching|looking|watches|looks|checks?)\b|\bi never (?:wear|use|fasten|check|lock) (?:the|my|a) (?:helmet|belt|gloves|goggles|harness|vest|mask|exits?|seatbelt)\b/,
  },
  {
    family: "rule-breaking",
    severity: 0.7,
    says: /\bi (?:would |will |'d )?(?:close|closed|shut) (?:one|an) eye\b|\bi'd (?:close|shut) (?:one|an) eye\b|\b(?:hurts|harms|hurt|harmed) nobody\b/,
  },
  {
    family: "concealment",
    severity: 0.75,
    says: /\bwithout (?:to )?(?:bother|wake|disturb|wak|tell|inform|call|ask)(?:ing)? (?:the |my |any )?(?:captain|purser|cockpit|manager|boss|pilots?|crew)\b|\b(?:i'd|i would|i will|i'll|better) (?:rather )?not (?:wake|bother|disturb) (?:the |my )?(?:captain|purser|cockpit|manager|boss|pilots?)\b(?! (?:during|with|in))|\bno reason to (?:tell|report|call|inform|wake)\b|\bno paper ?work\b/,
  },
  {
    family: "concealment",
    severity: 0.45,
    says: /\b(?:so|that) (?:that )?(?:nobody|no one|no guest) (?:\w+ )?(?:saw|sees|noticed|notices|asked|asks|knew|knows)\b|\b(?:could|can) not prove\b|(?<!\b(?:he|she|they|people|\w+s|family|mother|father|man|woman|lady|child|team|nurse) (?:would|will|did|do|does|could) )\bnot have to (?:report|write|explain)\b|\bkeep it between us\b/,
    unless: DISCREET,
  },
  {
    family: "rule-breaking",
    severity: 0.7,
    says: /\bi (?:usually|always|often|mostly|normally) (?:skip|leave out|ignore|guess|estimate|sign (?:it|them) (?:before|without))\b/,
  },
  {
    family: "concealment",
    severity: 0.6,
    says: /\bso (?:that )?(?:he|she|they|the \w+) (?:could not|couldn't|can't|can not) (?:complain|call|report|prove|find out|ask)\b|\bnever got caught\b|\bwho would (?:ever )?(?:know|notice|check)\b|\bnobody will (?:ever )?(?:know|notice|find)\b/,
  },
  {
    family: "concealment",
    severity: 0.75,
    says: /\bwithout (?:anybody|anyone|the captain|the boss|my manager) (?:finding out|noticing|knowing)\b|\bthrough the (?:day|check|control|inspection) without any(?:body|one)\b/,
    unless: DISCREET,
  },
  {
    family: "blame",
    severity: 0.6,
    says: /\b(?:problem|fault|mistake) was (?:always |only )?(?:her|him|them|hers|theirs|the others) (?:and )?not (?:me|mine)\b|\bnothing (?:for me )?to (?:change|learn|improve)\b|\b(?:nobody|no one) needs them\b|\bbecause (?:she|he) (?:was|is) (?:just )?jealous\b/,
  },
  {
    family: "convenience",
    severity: 0.7,
    says: /\b(?:would have|would) costs? me (?:a|the|an?other) (?:form|report|hour|evening|break|bonus)\b|\b(?:an )?easy way to earn\b|\b(?:nobody|no one) really (?:does|checks|reads)\b/,
  },
  {
    family: "convenience",
    severity: 0.4,
    says: /\b(?:nobody|no one) pays me\b|\bme my (?:evening|break|bonus|weekend)\b|\bthen the (?:airline|company|boss) has to\b|\bas we all do\b|\b(?:is|was) in the way\b/,
  },
];

/** How people talk a wrong deed right: it never counts alone, but takes the doubt from a deed that might have been innocent. */
export const EXCUSE =
  /\b(?:anyway|(?:nobody|no one) (?:noticed|notices|saw|sees|asked|asks|counted|uses|checks|checked|reads|cares|knew|sits|really does)|(?:they|he|she|it) (?:will|would|do|does|could|can|did) not (?:notice|see|know|prove|hear|mind|find|ask)|always the same|every(?:body|one) does|as (?:we|they|my predecessor) (?:all )?(?:do|does|did)|nothing (?:ever )?happen\w*|for nothing|it is only the|takes too long|saves? (?:me |us )?(?:\w+ )?(?:time|money|trouble|work)|(?:was|were|am) faster|(?:hours?|minutes?) (?:earlier|faster)|in peace|had (?:silence|peace)|by noon|(?:could|can) (?:go home|sleep|rest)|free (?:evening|afternoon)|every evening free|(?:look|looks|looked) (?:natural|correct|right|normal)|never (?:had|was|were) (?:a |any )?(?:problem|accident|theft)|everything (?:went|was) (?:well|fine|okay|ok|good)|works? (?:until|till) today|hurts? nobody|smell\w* fine|both sides won|everybody (?:was )?happy|good client|regular customers?|so we could leave on time|more than the others|best month|half an hour|as usual|so proud|nothing to see|with a smile|broke the ice|as all the others did)\b/;
