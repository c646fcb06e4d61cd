import { stems } from "../text/word-set.ts";
import { type Deed, TOLD_SOMEONE } from "./deed.ts";

const FRAIL =
  "(?:wheelchair(?: user)?|old (?:man|woman|lady|couple)|elderly \\w+|child|children|kids?|baby|babies|boys?|girls?|twins|toddlers?|patients?|residents?|blind \\w+|deaf \\w+|disabled \\w+|confused \\w+|grandmother|pupils?)";
const POST =
  "(?:pool|ward|post|station|desk|gate|till|machine|playground|beach|class|lifeguard chair|door|oven|fryer|counter)";
const GENTLE =
  /\b(?:(?:her|his|their) hands?|company|umbrella|torch|arms|bandage|cloth|ambulance|breath\w*|wound|cpr|danger|car was|traffic|edge|burning|gently|shoulder|rescue|platform|tram|train was|fell|falling)\b/;

/** Deeds against people: force, shaming, leaving alone, unequal treatment, drugs and drink, revenge. */
export const PEOPLE_DEEDS: readonly Deed[] = [
  {
    family: "aggression",
    severity: 0.85,
    verbs: stems(
      "make hold keep lock put leave pull twist push ignore squeeze shake spray pinch hit scold mock drag force bully tease call shout yell swear",
    ),
    object:
      /^(?!(?:\w+ ){0,4}(?:informed|posted|updated|company|safe|warm|calm|talking)\b)(?:at )?(?:him|her|them|the|my|his|their|a|that|this) .*\buntil (?:he|she|they|the \w+) (?:\w+ ){0,2}(?:stop\w*|learn\w*|left|leaves?|walked|gave|gives?|swallow\w*|apologi\w+|quiet|obey\w*|understood|understands?|sat|cried|signed|begged)\b/,
    unless: new RegExp(
      `${GENTLE.source}|\\b(?:waited|stayed|listened|distance|quiet voice|low|door|lights?|lamp|music|tea|repeat\\w*|open)\\b`,
    ),
  },
  {
    family: "aggression",
    severity: 0.85,
    verbs: stems("hold twist bend pinch press pull grab squeeze"),
    object:
      /\b(?:(?:his|her|their) (?:nose|throat|mouth|ear|hair|neck|arm behind)|(?:him|her|them|girl|boy|man|woman) (?:\w+ )?(?:under the shower|by the (?:neck|arm|collar|hair|ear)|head under|down until|against the))\b/,
    unless: GENTLE,
  },
  {
    family: "abandoning",
    severity: 0.85,
    verbs: stems("lock close shut"),
    object:
      /\b(?:(?:his|her|their) (?:room|door) (?:\w+ ){0,2}from (?:the )?outside|^(?:\w+ ){0,2}(?:him|her|them|child|boy|girl|patient|man|woman|resident) (?:in|inside|out|into)\b)/,
    unless:
      /\b(?:myself|robber|knife|danger|police|storm|fire|burglar|window|system|account|sleep|passport)\b/,
  },
  {
    family: "abandoning",
    severity: 0.8,
    verbs: stems("put leave park push place tell let"),
    object: new RegExp(
      `\\b(?:${FRAIL}|him|her|them|trainee)\\b.*\\b(?:(?:in|into) (?:the |a )?(?:hot )?(?:car|store ?room|storeroom|corridor|cold(?: store| room)?|dark|hallway|bathroom|toilet|cupboard|cellar|freezer)|unattended|all alone|by (?:himself|herself|themselves)|with (?:a|the) (?:video|tablet|cartoon))\\b`,
    ),
    unless:
      /\b(?:could not|couldn't|refused|wanted|asked for|chosen|not leave|never leave|warm|colleague|washed|whispered|privacy|helped|took care|nobody may|safe|seat|wife|mother|asked|belt|lamp|stor(?:y|ies)|play|pills?|tablets|back in|beside)\b/,
  },
  {
    family: "abandoning",
    severity: 0.8,
    verbs: stems("leave go slip walk step take"),
    around: new RegExp(
      `^(?=.*\\b(?:${FRAIL}|${POST})\\b)(?=.*\\b(?:(?:went|go|left|slipped|stepped|out|\\w+) (?:\\w+ ){0,4}(?:for|to get|to have|to buy|to fetch|to smoke) (?:a |my |some |the )?(?:quick )?(?:smoke|cigarette|coffee|nap|snack|kebab|beer|chat|sandwich)|while i (?:bought|shopped|smoked|slept|had|ate|phoned))\\b)`,
    ),
    unless:
      /\b(?:colleagues?|relief|took over|replaced|asked|together|guest|her a|him a|took the children|lady|pregnant|customer|second guard|not leave|waited)\b/,
  },
  {
    family: "abandoning",
    severity: 0.8,
    verbs: stems("leave climb jump run"),
    object: /^(?:the )?(?:passengers?|guests?|children|patients?) and\b|\bover the seats\b/,
    around: /\b(?:my (?:\w+ )?(?:suitcase|bag|life|skin)|hero|quick|free|first)\b/,
    unless: /\b(?:last|not|never|help)\b/,
  },
  {
    family: "insult",
    severity: 0.5,
    verbs: stems("laugh giggle mock joke"),
    object:
      /^(?:when|because|as) (?:he|she|they)\b|^(?:about|at) (?:him|her|them|his|their|the (?:man|woman|guest|passenger|customer))\b/,
    unless:
      /\b(?:with (?:him|her|them)|together|himself|herself|apologi[sz]ed|we both|sorry|relief|own joke)\b/,
  },
  {
    family: "aggression",
    severity: 0.7,
    verbs: stems("tell say read show send call explain"),
    around:
      /\b(?:in front of (?:everyone|everybody|all|the (?:whole|team|class|others|guests|customers))|so (?:that )?(?:the|all|every)\w* (?:\w+ ){0,2}could hear|to everyone)\b.*\b(?:too (?:heavy|fat|slow|old|stupid)|mistakes|salad|exactly that|lazy|useless|diet|shame)\b|\b(?:mistakes|fat people|too heavy)\b.*\b(?:to everyone|could hear|in front of)\b/,
    unless:
      /\b(?:my own|my mistakes|private|aside|i was wrong|apologi[sz]ed|shouted at me|told me)\b/,
  },
  {
    family: "revenge",
    severity: 0.75,
    verbs: stems("tell ask make get"),
    object:
      /\b(?:not (?:to )?|to not )(?:speak|talk|eat|sit|help|work|greet)\b (?:\w+ )?(?:with|to|him|her|them)\b(?! (?:\w+ ){1,3}?(?:like (?:this|that)|(?:this|that) way|so loud\w*|badly|in (?:this|that) (?:way|tone))\b)/,
    unless: /\b(?:infect\w+|ill|police|until|privacy|reporter|press|strangers?|driver|media)\b/,
  },
  {
    family: "revenge",
    severity: 0.85,
    verbs: stems("put give pour mix add drop stir spit serve"),
    object:
      /\b(?:salt|soap|pepper|chilli|gum|dirt|laxative|vinegar|spit|hair) (?:\w+ ){0,2}(?:in|into) (?:\w+ ){0,3}(?:coffee|tea|soup|food|drink|meal|plate|beer)\b/,
    unless: /\b(?:apologi[sz]ed|new one|fresh|liked|ordered|chef|asked|wanted|recipe)\b/,
  },
  {
    family: "revenge",
    severity: 0.75,
    verbs: stems("cancel delay delete lose put send give transfer answer feed seat ignore"),
    around:
      /\bbecause (?:he|she|they) (?:had been|was|were|is|are) (?:\w+ ){0,2}(?:unfriendly|rude|impolite|annoying|arrogant|nasty)\b|\bso (?:that )?(?:the |that )?(?:\w+ ){1,3}(?:would|will|does|do|did) (?:not|never) (?:come back|call again|return)\b|\bso (?:that )?the annoying\b|\buntil (?:he|she) (?:gave notice|quit|resigned|left us)\b|\bnumber of a closed\b/,
    unless: /\b(?:but|although|safety|hurt|threat\w*|away from|nobody)\b/,
  },
  {
    family: "discrimination",
    severity: 0.75,
    verbs: stems("refuse tell put give place seat let hire serve send call treat"),
    around:
      /\b(?:do not agree with how (?:they|he|she) live|headscarf|turban|veil|the (?:chinese|indian|african|arab|gypsy|black|foreign|russian) (?:group|guests?|family|man|woman|people))\b.*\b(?:toilet|full|difference|refus\w*|last row|elsewhere|no room|wait)\b|\b(?:refused|refuse)\b.*\bbecause (?:i|we) (?:do not|don't) (?:agree|like|want)\b|\b(?:do not|don't|never|not) hire (?:mothers|women|foreigners|old|pregnant)\b/,
    unless:
      /\b(?:offered|another (?:one|table|seat)|called three|apologi[sz]ed|against the law|best waiter)\b/,
  },
  {
    family: "medication",
    severity: 0.9,
    verbs: stems("give put offer mix hand slip feed lend"),
    object:
      /\b(?:tablets?|pills?|syrup|drops|medicine|tranquilli[sz]ers?|sedatives?|painkillers?|antibiotics?|injection)\b/,
    around:
      /\b(?:my (?:own|knee|back|head)|(?:for|of) my (?:mother|wife|husband|sister)|my (?:mother|wife|husband|sister)'s|for me|of mine|makes? (?:\w+ )?(?:tired|sleep\w*|calm)|sleepy|(?:shift|night) was (?:calm|quiet)|sleeps? (?:well|better))\b/,
    unless:
      /\b(?:nurse|pharmacist|paramedic|(?:after|until) the doctor|his own|her own|refused|never|not give|prescribed (?:to|for) (?:him|her)|medical kit)\b/,
  },
  {
    family: "substance",
    severity: 0.75,
    verbs: stems("bring give offer pour serve hand buy let sell"),
    object:
      /\b(?:beers?|rums?|wine|brandy|whisky|whiskies|whiskey|cognac|vodkas?|schnapps|gin|liqueur|cocktails?|shots?|champagne|spirits)\b/,
    around:
      /\b(?:quarrel\w*|argu\w+|fought|fight|heart|nerves|drunk|he sleeps|asleep|1[2-7]|under ?age|minors?|teenagers?|pregnant|chest|faint\w*|shock|dizzy)\b/,
    unless:
      /\b(?:water|without alcohol|alcohol-free|non-alcoholic|not|card|id|refused|no more|stopped|apologi\w+)\b/,
  },
  {
    family: "substance",
    severity: 0.9,
    verbs: stems("drink have take smoke drive chew"),
    around:
      /\b(?:glass(?:es)?|beers?|wine|joints?|whisky|drunk (?:two|three|four|\d)|vodka)\b.*\b(?:(?:before|during) (?:my|the) (?:shift|work|flight|drive|night shift)|at lunch\b.*\bdrive|chewed gum|mints?|drove)\b/,
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\b(?:swapped|called in|did not|didn't|never|taxi|guests?|customers?|passengers?|coffee|water|juice|milk|tea)\\b`,
    ),
  },
  {
    family: "neglect",
    severity: 0.7,
    verbs: stems("close turn ignore tell switch act pretend leave play"),
    around:
      /\b(?:no time for (?:theatre|drama|tears|that)|hearing aid (?:\w+ ){0,5}(?:down|off)|(?:until|so) (?:he|she|they) (?:gave up|stopped to complain)|(?:do|did) not understand (?:him|her|them) until|phone while (?:the )?(?:\w+ ){1,3}(?:blink\w*|cr(?:ied|ying)|ring\w*|wait\w*)|like to be touched|cannot hear it anyway)\b/,
    unless: new RegExp(`${TOLD_SOMEONE.source}|\\bput my phone away\\b`),
  },
  {
    family: "aggression",
    severity: 0.8,
    verbs: stems("tie strap bind belt fix"),
    object:
      /^(?:the |an? |my )?(?:him|her|them|patient|resident|child|boy|girl|old (?:man|woman|lady)|woman|man)\b.*\b(?:chair|bed|radiator|seat|table)\b/,
    unless:
      /\b(?:as trained|police|restraint|child seat|booster|wheelchair|stretcher|harness|captain|doctor|gently|car seat|hearing aid|belt|balloon|stairs|evacuation chair|ambulance|van|transport|fall(?:ing)? out)\b/,
  },
  {
    family: "aggression",
    severity: 0.7,
    verbs: stems("hold push force pull press pour shove"),
    around:
      /\b(?:would not|wouldn't|did not want to|didn't want to|refused to) (?:eat|drink|swallow|sit|listen|move|get up|get off|leave)\b/,
    unless:
      /\b(?:door|button|gently|hands?|time|patien\w+|police|chair for|call ?bell|trolley|aside|myself|back my)\b/,
  },
  {
    family: "aggression",
    severity: 0.7,
    verbs: stems("pour splash throw spray empty"),
    object:
      /\b(?:water|coffee|drink|juice|ice)\b.*\b(?:over|in|at|into|on) (?:his|her|their|him|them|the (?:man|woman|boy|girl))\b/,
    unless:
      /\b(?:burn\w*|fire|flames?|hot|glass|cup|cool\w*|eyes|acid|mistake|accident\w*|slipped|stumbled)\b/,
  },
  {
    family: "neglect",
    severity: 0.7,
    verbs: stems("sleep nap doze lie"),
    around:
      /\b(?:slept|sleep|nap|napped|dozed|asleep)\b(?: \w+){0,6} (?:on|during|at|in) (?:my |the |a )?(?:night )?(?:shift|watch|desk|duty|service|store ?room)\b|\bwhile the (?:patients?|children|monitor|residents?|guests)\b.*\b(?:slept|sleep|nap)\b/,
    unless: /\b(?:break|allowed|rest|before|after|home|he|she)\b/,
  },
  {
    family: "discrimination",
    severity: 0.7,
    verbs: stems("give put seat send place serve tell"),
    object:
      /\b(?:foreigners?|immigrants?|gypsies|muslims?|gays?|old people|fat (?:people|man|woman)|africans?|refugees?|homeless|poor people)\b.*\b(?:back|toilet|last|worse|small|outside|elsewhere|full|leave)\b/,
    unless: /\b(?:not|never|offered|same|complain\w*)\b/,
  },
  {
    family: "privacy",
    severity: 0.7,
    verbs: stems("ask tell touch kiss write follow text invite flirt find"),
    around:
      /\b(?:pretty|sexy|attractive|good-looking|hot)\b.*\b(?:her number|a date|drink with me|my room|hotel|profile|instagram|evening)\b/,
    unless:
      /\b(?:he|guest|passenger|customer|refused|uncomfortable|stopped|suitcase|dress|wished)\b/,
  },
  {
    family: "abandoning",
    severity: 0.8,
    verbs: stems("take grab fetch save collect"),
    object: /^my (?:own )?(?:laptop|bags?|suitcase|luggage|handbag|backpack|passport)\b/,
    around: /\b(?:slides?|evacuat\w+|exits?|burning|smoke)\b/,
    unless: /\b(?:not|never|leave|without)\b/,
  },
];
