/** What everybody asks of safety on board, and the entry that answers. Patterns read folded text. */
export const OF_SAFETY: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    "syllabus/decompression-and-turbulence-turbulence-severe",
    /\b(?:bumpy|turbulence|shaking)\b.{0,40}\bdo (?:you|we|they|crew|the crew|i) (?:have to )?(?:sit|help|stop|carry on|strap)\b|\bwhat do (?:you|we|they|crew|the crew|(?:the )?flight attendants) (?:actually |really )?do (?:when|if|in) (?:it (?:gets|is) (?:really |very )?bumpy|(?:heavy|severe|bad|strong) turbulence)\b/,
  ],
  [
    "syllabus/dangerous-goods-e-cigarettes",
    /\b(?:e-?cig\w*|electronic cigarettes?|vapes?|vaping)\b.{0,40}\b(?:hold|checked|check-?in|suitcase|luggage|baggage)\b/,
  ],
  [
    "evacuation/command-exit-blocked",
    /\b(?:shout|call|say|command|yell)\b.{0,30}\b(?:exit|door)\b.{0,15}\b(?:blocked|unusable|cannot be used)\b|\b(?:exit|door) (?:is )?blocked\b.{0,30}\b(?:shout|call|say|command|yell)\b/,
  ],
  [
    "evacuation/failure-slide-does-not-fill",
    /\bslides?\b.{0,20}\b(?:not|n't|didn'?t|doesn'?t|won'?t|isn'?t|fails? to|no) ?(?:\w+ )?(?:inflat\w*|fill\w*|deploy\w*|open\w*|come out|blow\w*)\b(?!.*\bwhy\b)/,
  ],
  [
    "syllabus/decompression-and-turbulence-signs",
    /\bsigns?\b.{0,30}\b(?:decompression|pressure loss|cabin pressure|loss of (?:cabin )?pressure)\b|\b(?:decompression|pressure loss|loss of (?:cabin )?pressure)\b.{0,30}\b(?:what|which) (?:are the )?signs?\b/,
  ],
  [
    "syllabus/dangerous-goods-power-banks",
    /\bpower ?banks?\b.{0,40}\b(?:hold|checked|check-?in|suitcase|luggage|baggage)\b/,
  ],
  [
    "terminology/ninety-second-test",
    /\b(?:90|ninety)(?: ?s(?:ec(?:ond)?s?)?)\b(?=.*\b(?:rule|test|evacuat\w*|out|certif\w*|plane|aircraft|why|mean\w*)\b)|\bhow (?:long|many seconds|fast|quick\w*|much time)\b.{0,40}\b(?:empty|evacuate|clear|evacuation|get (?:everyone|everybody|people|all|them|out))\b/,
  ],
  [
    "syllabus/fire-and-smoke-lithium-steps",
    /^(?!.*\b(?:ice|can i|may i|should i|could i|water|bag|move|throw|pick|blanket|lavatory|bin)\b).*\b(?:power ?bank|phone|laptop|tablet|battery|batteries|vape|e-?cig\w*|ipad|charger)\b.{0,30}\b(?:fire|burn\w*|smok\w*|flames?|overheat\w*|hot|explod\w*|sparks?)\b/,
  ],
];
