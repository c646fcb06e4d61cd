/** More of what nothing else can be meant by, met in talks; as in `plainly-basics.ts`. Patterns read folded text. */
export const PLAINLY_IN_TALKS: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    "asked-quiet-in-the-group",
    /\bgroup (?:exercise|task|discussion|thing|work|part)\b.{0,60}\b(?:shy|quiet|introvert\w*|loud people|talk over me)\b|\b(?:shy|quiet|introvert\w*)\b.{0,50}\b(?:in (?:the|a) )?group (?:exercise|task|discussion|thing|work|part)\b/,
  ],
  [
    "asked-homesick-first-weeks",
    /^(?!.*\b(?:weakness|passenger|guest|child)\b).*\b(?:i'?m|i am|i(?:'ll| will)|afraid|worried|scared|fear|what if i(?:'m| get| feel)?)\b.{0,30}\b(?:lonely|homesick|(?:all )?alone (?:there|abroad|in (?:dubai|doha|a (?:new|strange|foreign) (?:city|country))))\b/,
  ],
  ["english-test", /\bis there (?:a |an )?(?:written |online )?english (?:test|exam)\b/],
  [
    "asked-checks-before-boarding",
    /\b(?:checks?|checking|duties|tasks)\b.{0,40}\bbefore (?:(?:the )?boarding|(?:the )?(?:people|first ones) (?:come|board|get on))\b/,
  ],
  [
    "asked-checks-before-take-off",
    /\b(?:checks?|checking|duties|tasks|safety)\b.{0,60}\bbefore (?:the |we |a )?(?:take ?-?off|takeoff|departure|take off|depart|leaving the gate|push ?back)\b|\bbefore (?:the |we |a )?(?:take ?-?off|takeoff|departure|depart|push ?back)\b.{0,60}\b(?:checks?|checking|duties|tasks|crew do|you do|they do)\b|\bcabin (?:is )?secure\b(?=.*\b(?:what|mean|how)\b)/,
  ],
  [
    "asked-pool-day",
    /\bwet[- ]?drill\b|\b(?:raft|pool) (?:day|training|drill)\b.{0,40}\b(?:training|course|crew)\b/,
  ],
  [
    "asked-times-in-a-recorded-video",
    /^(?!.*\bhow (?:does|do|is) (?:it|that|they) work\b).*(?:\b(?:how (?:long|much time|many (?:seconds|minutes|questions))|think(?:ing)? time|prep(?:aration|are)? time|seconds to think|number of questions)\b.{0,80}\b(?:video|recorded|recording|hirevue|camera|one[- ]way)\b|\b(?:video|recorded|hirevue|one[- ]way)\b.{0,80}\b(?:how (?:long|much time|many (?:seconds|minutes|questions))|think(?:ing)? time|prep(?:aration)? time|number of questions)\b|\bhow (?:many seconds|long|much time) .{0,40}\bto think\b|\bthinking time\b)/,
  ],
  [
    "asked-where-to-begin",
    /^(?!.*\b(?:turned|reject\w*|refus\w*)\b).*\bi?(?:'?ve| have)? ?(?:haven'?t|havent|have not|not|never) (?:even |actually |really )?applied(?: (?:yet|anywhere|anything|to any\w*|at all))?\b(?!.{0,40}\b(?:because|since|but i)\b)/,
  ],
  [
    "asked-training-pay",
    /^(?!.*\b(?:before i apply|beforehand|academy|private)\b).*(?:\b(?:fees?|price|charges?)\b.{0,40}\b(?:training|course)\b|\b(?:training|course)\b.{0,40}\b(?:fees?|price|charges?|for free|pay for)\b|\b(?:pay|paying|cost\w*)\b.{0,20}\bfor (?:the |my |your |their )?(?:\w+ )?(?:training|course)\b|\bhow much (?:is|does|was|would) (?:the |their )?(?:training|course)(?: cost)?\b|\b(?:training|course) cost\b)/,
  ],
  [
    "asked-colleague-at-fault-in-a-story",
    /\b(?:talk\w*|speak\w*|say\w*) (?:so |too |very )?(?:bad|badly|negative\w*|ill|shit)\b.{0,16}\b(?:about|of) (?:a |my |an? old |my old |the )?(?:colleagues?|co-?workers?|team ?mates?|boss|manager|supervisor|team)\b/,
  ],
  [
    "asked-scared-of-an-emergency",
    /\b(?:scared|afraid|frightened|terrified|scares me|fear)\b.{0,50}\b(?:emergenc\w+|evacuat\w+|crash\w*|fire on board)\b(?=.*\b(?:can|could|should|am i|is it|this job|be crew|like me|do it)\b)|\b(?:emergenc\w+|evacuat\w+|crash\w*)\b.{0,40}\b(?:scares?|frightens?|terrif\w+) me\b|\bwhat if i (?:panic|freeze) in (?:a |an )?(?:real )?(?:emergency|evacuation|crash)\b/,
  ],
  [
    "asked-a-centimetre-short",
    /\b(?:just|only|by) (?:1|2|one|two|a|a few|a couple of) ?(?:cm|centimet\w+)\b.{0,30}\b(?:short|under|missing|too (?:short|low|small))\b|\b(?:1|2|one|two|a|a few) ?(?:cm|centimet\w+) (?:short|under|missing|too (?:short|low))\b/,
  ],
  [
    "asked-remove-a-tattoo-or-say-nothing",
    /\b(?:remove|laser|hide|cover up|get rid of)\b.{0,40}\b(?:or|and) (?:say|tell|keep|just|hide|not)\b.{0,30}(?:tattoo|nothing|quiet|them)|\btattoos?\b.{0,60}\b(?:laser|removed?|get rid)\b|\b(?:laser|remove|removing|removed)\b.{0,30}\btattoos?\b/,
  ],
  [
    "asked-less-pay-than-now",
    /\b(?:partner|husband|wife|boyfriend|girlfriend|fianc\w+|other half|missus|family)(?:'?s)?\b.{0,40}\b(?:not (?:so |too |very |exactly )?|isn'?t |aren'?t |un)(?:chuffed|happy|keen|thrilled|impressed|convinced)\b.{0,50}\b(?:pay|money|salary|drop|wages?|earn\w*|income)\b|\b(?:drop|cut|less (?:money|pay)|pay|salary|wages?)\b.{0,40}\b(?:partner|husband|wife|boyfriend|girlfriend|fianc\w+|other half|missus)(?:'?s)?\b.{0,24}\b(?:not|isn'?t|unhappy|worried|worries|minds?|against|doesn'?t|hates?)\b/,
  ],
  [
    "asked-too-old",
    /\b(?:take|takes|taking|hire|hires|hiring|start|begin|accept|accepts|employ|recruit|recruits)\b(?: \w+){0,5} (?:at|aged?|over) (?:3[5-9]|[4-6]\d)\b(?! ?(?:am|pm|cm|percent|%|hours|euros?|pounds))|\b(?:is|am|at) (?:3[5-9]|[4-6]\d)\b(?: \w+){0,4} (?:too old|too late|over the hill)\b/,
  ],
  [
    "asked-best-and-worst#is-it-for-me",
    /\b(?:afraid|scared|worried|risk\w*|crazy|stupid|mad|hesitat\w*|unsure)\b.{0,24}\b(?:leav\w+|giv\w+ up|quit\w*|los\w+)\b.{0,16}\b(?:safe|secure|steady|good|permanent|stable)\b.{0,12}\b(?:job|work|position|contract|career)\b/,
  ],
  [
    "asked-experience-that-counts",
    /\b(?:is|are|does|do|would) .{2,40} (?:ok(?:ay)?|good|enough|fine|count\w*|useful|valid) (?:as|for) (?:an? |the |my )?(?:experience|customer service)\b|\b(?:is|would) (?:that|it|this) (?:be )?(?:really |also |still )?customer service\b|\bcounts? as (?:a )?customer service\b/,
  ],
  [
    "final-joining-the-talk",
    /\b(?:no ?body|no one|they|others|people|the others) (?:lets?|let|gives?|don'?t let|doesn'?t let|won'?t let|never lets?) me (?:speak|talk|say|finish|in|a chance|get)\b|\bcan(?:'?t|not) get a word in\b/,
  ],
  ["asked-headscarf-and-faith", /\b(?:hijab|head ?scarf|headscarf|turban|veil|niqab)\b/],
  [
    "asked-hospital-stories",
    /\b(?:residents|patients|pupils|children|students|members|families)\b.{0,60}\b(?:call|say|are|count as|instead of|or)\b.{0,20}\b(?:customers?|clients?|guests?)\b|\b(?:call|count) (?:them|my (?:residents|patients|pupils)) (?:as )?(?:customers?|clients?|guests?)\b/,
  ],
  [
    "asked-stories-from-my-job",
    /\bwhat (?:from|of|in|about) my (?:\w+ ){0,4}(?:job|work|experience|time)\b.{0,20}\b(?:useful|helpful|helps?|use|good|count\w*|fits?|relevant|matters?)\b|\bwhat (?:can|could|should|do) i (?:bring|take|use) from my (?:\w+ ){0,3}(?:job|work|experience)\b/,
  ],
  [
    "final-the-safety-question",
    /\b(?:will|would|do|could|might|can) (?:they|the recruiters?|recruiters) (?:really |also |actually )?ask (?:me |us |you )?(?:about |what (?:i|you) would do |what would i do |anything about )?(?:in |on |of |if there is )?(?:an? )?(?:emergenc\w+|safety|evacuation|fire)\b/,
  ],
  [
    "asked-several-airlines",
    /^(?!.*\b(?:ask(?:s|ed)? me|interviewers?|answer|say)\b).*\b(?:apply(?:ing)?|application|applied) (?:to|for|at|with) (?:two|three|several|both|many|more than one|other|different) (?:airlines?|companies|places)\b/,
  ],
  [
    "asked-video-goes-wrong",
    /\b(?:freez\w*|go(?:es)? blank|blank|stuck|stumble|mess up)\b.{0,40}\b(?:on camera|on video|in the (?:video|recording)|recorded|while (?:it'?s )?recording)\b/,
  ],
  [
    "asked-wear-to-the-day",
    /^(?!.*\binterview in (?!the\b|an?\b|my\b|\d|two\b|three\b))(?!.*\b(?:uniform|on board|on duty|as crew|in training|the training|pool|drill|reach|medical|passengers?|bring|men|man|women|woman|male|female|guys?|girls?|tattoos?|pierc\w+|nails|beard|glasses)\b).*(?:\bwhat (?:should|do|can|shall|must|would|to) (?:i |we )?(?:have to |need to |best )?(?:wear|put on)\b(?! (?:a|my|the) (?:cv|resume|application|form))|\bhow (?:should|do|must) (?:i|we) (?:have to |need to )?dress\b|\b(?:is|are|would|can i wear|could i wear|should i wear) (?:it |a |an |my |the |this |that )*(?:same |old |plain |simple |dark |black |navy |grey |blue |white |normal |red |beige |fitted |smart )*(?:trouser ?suit|suit|blazer|dress|skirt|trousers|jumpsuit|blouse|shirt|tie|heels|flats|boots|loafers|trainers|jeans|cardigan|jumper)s?\b.{0,50}\b(?:ok(?:ay)?|fine|appropriate|good|enough|too|allowed|right|suitable|different|interview|open day|assessment|the day|camera)\b)/,
  ],
  [
    "asked-one-free-hour",
    /\b(?:only |just )?(?:have|got|i've) (?:only |just |about |maybe )?(?:one|an|1|two|2) (?:free |spare )?hours?\b.{0,60}\b(?:what|where)\b.{0,20}\b(?:do|start|practi[sc]e|prepare|first)\b/,
  ],
  [
    "asked-age-of-a-story",
    /\b(?:story|stories|example|examples?|it|that)\b.{0,40}\b(?:too old|years ago|years old|how (?:old|recent)|(?:have|has|need) to be recent)\b(?=.*\b(?:story|stories|examples?|count|answer|interview)\b)|\bhow (?:old|recent|far back)\b.{0,30}\b(?:story|stories|examples?)\b|\byears ago (?:is )?too old\b/,
  ],
  [
    "asked-oldest-in-the-room",
    /\b(?:i'?ll|i will|i'?d|i would|i'?m|i am|be|look|feel)\b.{0,30}\b(?:the oldest|like (?:everybody|everyone|their|somebody|someone)'?s? ?(?:mother|mum|mom|dad|father|granny|grandma)|(?:older|twice as old) (?:than|as) (?:the others|everybody|everyone|all|them))\b/,
  ],
  [
    "asked-years-at-home-on-the-cv",
    /\b(?:cv|resume|application)\b.{0,60}\b(?:(?:full[- ]time|stay[- ]at[- ]home) (?:parent|mum|mom|mother|dad|father|carer)|years (?:at home|out|with the (?:kids|children)))\b|\b(?:full[- ]time|stay[- ]at[- ]home) (?:parent|mum|mom|mother|dad|father|carer)\b.{0,60}\b(?:cv|resume|application)\b/,
  ],
  [
    "asked-healed-complaint-at-the-medical",
    /\b(?:mention|tell|say|declare|admit|leave out)\b.{0,40}\b(?:at|in|to|on) the (?:medical|doctor|questionnaire)\b/,
  ],
  [
    "asked-medical-at-joining",
    /\bmedical (?:check|exam\w*|test)\b.{0,60}\bwhat (?:do|will|would) (?:they|the doctors?) (?:look|check|test|examine|want|do)\b|\bwhat (?:do|will|would) (?:they|the doctors?) (?:look|check|test|examine)\b.{0,30}\bmedical\b/,
  ],
  [
    "asked-hardest-part-of-training",
    /\b(?:hard(?:est)?|difficult|toughest|worst)\b.{0,24}\b(?:part|parts|thing|things|bit|week|subject|about)\b.{0,16}\b(?:training|the course|initial course)\b/,
  ],
  [
    "asked-recorded-video-questions",
    /\bwhat (?:comes? up|is asked|questions? comes?|do they want to know)\b.{0,30}\b(?:recorded|video|one[- ]way|hirevue)\b|\bwhat (?:questions )?(?:do|will|would|might) they (?:usually |normally )?ask\b.{0,30}\b(?:recorded|video|one[- ]way|hirevue)\b|\b(?:which|what) questions\b.{0,30}\b(?:recorded|video interview|one[- ]way|hirevue)\b/,
  ],
  [
    "asked-searching-for-words",
    /\b(?:still |always )?think in (?:my (?:own |mother |first )?(?:language|tongue)|italian|spanish|french|german|portuguese|polish|dutch|arabic|japanese|korean|chinese|turkish|greek|romanian|hungarian|czech|russian|ukrainian|swedish|hindi)\b/,
  ],
  [
    "final-career-change",
    /^(?!.*\b(?:ask me|quiz|test me|practi[sc]e|interview me|drill)\b).*\bwhy (?:do |would |did )?(?:you|i)(?:'d)? (?:want(?:ed)? to |are |am )?(?:leav(?:e|ing)|quit(?:ting)?|chang(?:e|ing)) (?:your |my |the |this )?(?:\w+ ){0,2}(?:jobs?|careers?|work|trade|profession|company|hotel|restaurant|shop|hospital|school|nursing home|office|bank|current)\b/,
  ],
  [
    "asked-two-argue-in-the-group",
    /\b(?:argu\w+|fight\w*|quarrel\w*|conflict|disagree\w*|shout\w*)\b.{0,30}\b(?:in|during|within) (?:the|my|our|a) group\b|\b(?:end up |start )?clash(?:ing|es)?\b.{0,30}\b(?:group|candidate|other (?:guy|person|one))\b|\b(?:loud|other) (?:guy|person|one|girl|candidate)\b.{0,40}\bclash(?:ing|es)?\b|\bgroup\b.{0,30}\b(?:start\w* )?(?:argu(?:e|es|ing)|fight(?:s|ing)?|quarrel\w*)\b/,
  ],
  [
    "asked-photos-at-home",
    /\bfull[- ]?(?:length|body) (?:photos?|pictures?|pics?|shots?)\b|\b(?:photos?|pictures?)\b.{0,30}\b(?:how (?:should|must|do) (?:they|it|i) look|what (?:should|do) i wear|which clothes)\b/,
  ],
  [
    "asked-script-or-free-in-the-video",
    /^(?=.*\b(?:video|recorded|recording|camera|film\w*)\b).*\b(?:write (?:it|them|the answers?|my answers?|everything) down|read (?:it|them|the answers?|my answers?|from)|scripts?|speak (?:more )?free(?:ly)?|by heart|cheat sheet|notes?)\b/,
  ],
  [
    "asked-video-goes-wrong",
    /\b(?:black ?out|go(?:ing)? blank|get(?:ting)? stuck|forget (?:everything|it all|my words))\b.{0,50}\b(?:video|recording|camera|record(?:s|ing)?)\b|\b(?:video|recording|recorded)\b.{0,50}\b(?:black ?out|go(?:ing)? blank|get(?:ting)? stuck|forget (?:everything|it all|my words))\b/,
  ],
  [
    "asked-wear-for-the-video",
    /^(?=.*\b(?:video|camera|recorded|webcam)\b)(?!.*\b(?:uniform|training)\b).*\b(?:what (?:should|do|can|must|would) i (?:wear|put on|have on)|(?:blazer|blouse|suit|shirt|top|hair (?:up|down)|make-?up|clothes|outfit)\b.{0,40}\b(?:ok(?:ay)?|good|fine|appropriate|right|enough|for))\b/,
  ],
  [
    "asked-shave-for-the-day",
    /\bshav(?:e|ed|en|ing)\b(?=.*\b(?:the day|interview|assessment|open day|to be safe|for it|before)\b)(?!.*\blegs?\b)/,
  ],
  [
    "asked-alcohol-at-a-gulf-base",
    /^(?!.*\b(?:faith|religio\w*|muslim|handle|serv\w+|pour\w*|carriers?|airlines?|which)\b).*(?:\b(?:drink(?:ing)?|alcohol|beer|wine|dry|pubs?|bars?|booze)\b.{0,40}\b(?:dubai|doha|qatar|abu dhabi|the gulf|emirates|uae)\b(?!.{0,30}\b(?:on board|service|serve|passengers?)\b)|\b(?:dubai|doha|abu dhabi|the gulf|uae)\b.{0,40}\b(?:drink(?:ing)?|alcohol|beer|wine|dry|booze)\b)/,
  ],
  [
    "asked-telling-my-partner",
    /\b(?:how (?:do|should|can|would) i|how to|dunno how to|don'?t know how to|no idea how to) (?:tell|break it to) my (?:girlfriend|boyfriend|partner|wife|husband|fianc\w+)\b|^(?=.*\b(?:girlfriend|boyfriend|partner|wife|husband|together (?:for )?(?:\d|two|three|four|five|six|years)|love that|leav(?:e|ing) (?:her|him))\b).*\b(?:how (?:do|should|can|would) i|how to) (?:tell|break it to) (?:her|him)\b/,
  ],
  [
    "final-your-questions",
    /\b(?:ask|asks|asked) (?:me )?if (?:i'?ve|i have|ive|you have|you'?ve) (?:got )?(?:any )?questions?\b|\bquestions? (?:should|can|do|could|to) (?:i )?ask (?:them|the recruiters?|at the end)\b|\b(?:good|best|smart|clever) questions? to ask (?:them|the recruiters?|at the end|in the interview)\b/,
  ],
  [
    "asked-tattoos-in-general",
    /\btattoos?\b.{0,40}\b(?:under|covered by|beneath|hidden (?:by|under)|nobody (?:sees|can see))\b.{0,30}\b(?:uniform|shirt|blouse|clothes)\b/,
  ],
  [
    "asked-experience-that-counts",
    /\b(?:does|would|do|will) (?:my |being a |working as a )?(?:[a-z-]+ ?){1,5} count (?:for|as|towards) (?:that|it|the year|experience|customer (?:service|experience))\b/,
  ],
  [
    "asked-recruitment-near-home",
    /\b(?:do|does|will|is there|are there|would)\b.{0,30}\b(?:assessment|open|recruitment) days?\b.{0,12}\b(?:in|near|around) (?!the\b|my\b|a\b|two\b|\d)[a-z]+\b(?!.{0,20}\b(?:days|weeks|months)\b)|\b(?:come|comes) to [a-z]+(?: [a-z]+)? or (?:do|would|will|must) i\b/,
  ],
  [
    "asked-where-to-begin",
    /\bhow (?:do|can|would|does) (?:i|you|one|people|someone) get in(?:to (?:it|this|the job|cabin crew|that))?(?= ?[,?.!]|$)/,
  ],
];
