/**
 * What is asked in words that nothing else can be meant by: neither a name in it, nor a word that leans on what was told, nor an
 * entry found by its words changes anything. By the entry's id, after a "#" what is asked on after it; the first that fits counts.
 * Patterns read folded text.
 */
export const PLAINLY: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    "asked-crew-per-aircraft-type",
    /\bhow many (?:cabin )?(?:crew|flight attendants?|stewardess\w*|stewards?|of (?:us|you)|people work)\b.{0,40}\b(?:a ?3[1-8]\d\w*|7[3-8]7\w*|dreamliner|jumbo|e-?19\d|atr|airbus|boeing|types?)\b|\b(?:a ?3[1-8]\d\w*|7[3-8]7\w*|dreamliner|jumbo|e-?19\d|atr)\b.{0,20}\bhow many (?:cabin )?(?:crew|flight attendants?)\b/,
  ],
  [
    "asked-ever-been-rejected",
    /\b(?:ask|asks|asked|answer|say|tell)\b.{0,50}\b(?:(?:i |you )?(?:failed|rejected|turned down|didn'?t make it) (?:last time|before|already|last year)|(?:you |i )?(?:have |ever )*applied (?:before|already))\b|\bhave you (?:ever )?applied (?:before|to)\b/,
  ],
  [
    "asked-reapply",
    /\b(?:when|how (?:long|soon)|can|could|may)\b.{0,40}\b(?:apply(?:ing)?|try|go) (?:to|at|for|with) [a-z]+(?: [a-z]+)? again\b|\bwait(?:ing)? time after (?:a |the |my )?(?:rejection|no)\b/,
  ],
  [
    "asked-reapply",
    /\b(?:when|how (?:long|soon|often)|can|could|may|should|am i allowed to)\b.{0,40}\b(?:re-?apply(?:ing)?|apply(?:ing)? again|go for it again|(?:try (?:it |them )?again|have another (?:go|shot)|another (?:chance|shot|go) (?:at|with))(?=.*\b(?:appl\w+|airlines?|reject\w*|fail\w*|turned|refus\w+|assessment|knock\w*)\b))\b(?!.*\b(?:answers?|questions?|story|stories|take)\b)/,
  ],
  [
    "asked-reapply",
    /\b(?:if|when) (?:it'?s|it is|i get|they say|i'?m|i hear|the answer is) (?:a |an )?(?:no|rejected|turned down|not (?:taken|chosen|selected))\b.{0,30}\b(?:when|how (?:long|soon)|can|could|may|again)\b/,
  ],
  [
    "asked-wait-after-the-day",
    /\b(?:when|how (?:long|soon|quickly|fast))\b.{0,30}\b(?:(?:they|you|recruiters|airlines) (?:\w+ )?(?:(?:tell|let|inform) (?:me |us |you |people |candidates )?(?:know\b|if\b|whether\b|the result|after\b)|(?:answer|decide|get back|come back|reply|call|ring)\b.{0,30}\b(?:if|whether|you|me|us|after)\b)|(?:hear|know|find out|learn|be told|get (?:an? )?(?:answer|reply|result|call|mail|email))\b.{0,24}\b(?:back|if (?:i|you|we)|whether|from them|result|answer|got (?:it|the job)|made it|after (?:the|my|an) (?:day|assessment|interview|final|open day|video)))\b(?!.{0,20}\b(?:appl(?:y|ied|ication)|base|roster|schedule)\b)/,
  ],
  [
    "asked-nerves-that-show#panic-attack",
    /^(?!.*\b(?:on board|flight|in the air|emergency|faints?|years ago|history|medical)\b).*\b(?:i (?:\w+ )?(?:get|have|had|got)|me|my|if i|having)\b.{0,12}\bpanic attacks?\b/,
  ],
  [
    "final-biggest-mistake#not-my-fault",
    /\b(?:say|tell|mention|admit|write|blame)\b.{0,30}\b(?:(?:was|is|were) (?:partly |really |actually |also )?(?:my |a |the |another |someone|somebody|his|her|their)(?: ?\w+)?(?:'s|s')? ?(?:own )?fault|(?:a |my |the |another )?(?:colleague|co-?worker|boss|manager|somebody|someone)(?: else)?(?:'s)? (?:made|did|caused|fault|who))\b|\b(?:should|can|may|do) i blame\b/,
  ],
  [
    "asked-after-the-offer#after-the-medical",
    /\b(?:what|how)\b.{0,14}\b(?:comes|happens|is left|next|goes on|steps?)\b.{0,30}\b(?:until|till|before) (?:i|you|we|my|your|the) (?:\w+ )?(?:fly|flying|flight|start|training|joining)\b|\bafter (?:the|my) medical\b.{0,30}\b(?:what|next|comes|happens)\b|\bwhat (?:comes|happens|is|do i do) (?:next )?after (?:the|my|passing the) medical\b/,
  ],
  [
    "asked-exams-in-training",
    /\bhow (?:hard|difficult|tough|bad|strict) (?:is|are|was|will|would) (?:the |your |their |this )?(?:training|course|exams?)\b/,
  ],
  [
    "asked-camera-shy",
    /\b(?:awkward|fr(?:eez|oz)\w*|nervous|weird|stiff|stupid|natural|um|robot)\b.{0,60}\b(?:camera|on video|filmed|to a screen)\b|\b(?:talk\w*|speak\w*)\b.{0,20}\bto (?:a |the |my )?(?:camera|screen|lens)\b.{0,60}\b(?:tips?|how|help|awkward|freeze|um|hate)\b/,
  ],
  [
    "video-interview",
    /\bhow (?:does|do|is|would|will) (?:such |these |a |an |the |that |this |my )*(?:(?:pre-?)?recorded|one[- ]way|video|hirevue|asynchronous)(?: (?:video|interview|one|thing)s?)*\b.{0,20}\b(?:work|go|run|done|look)\w*\b/,
  ],
  [
    "video-interview",
    /\b(?:recorded|one[- ]way) (?:video|interview)\b.{0,60}\bhow (?:does|do|is) (?:that|it|they|this)\b/,
  ],
  [
    "asked-after-the-offer",
    /\bwhat (?:happens|comes|is) (?:next )?(?:after|if|when)\b.{0,40}\b(?:they )?(?:accept|take|hire|choose|say yes)\b|\bafter (?:the |an )?(?:offer|yes)\b.{0,30}\bwhat\b|\bwhat (?:happens|comes) after the final interview\b/,
  ],
  [
    "asked-reapply",
    /^(?=.*\b(?:when|how (?:long|soon)|can i|may i|could i|am i|allowed|should i)\b).*\b(?:turned (?:me )?down|rejected|refused|said no|failed|got a no|didn'?t (?:get in|make it|pass))\b.{0,60}\b(?:again|re-?apply|next time|how long|how soon|allowed)\b|\b(?:when|how soon|how long)\b.{0,30}\b(?:apply|try|go) again\b/,
  ],
  [
    "video-interview",
    /\b(?:video|recorded|one-?way|webcam) (?:interview|answers?|questions?|recording)\b(?=.*\b(?:tips?|how|what|look|camera|prepare|practi[sc]e|nervous|scared|help|advice|notes|redo|again)\b)/,
  ],
  [
    "asked-how-long-hiring",
    /\bhow long\b.{0,30}\b(?:from (?:applying|application|the application|start|first)\b|to (?:my|the|your) first flight|until (?:i|you|we) (?:can )?(?:fly|start|really fly|are flying))\b/,
  ],
  [
    "asked-experience-that-counts",
    /\b(?:is|are|would|will|was) (?:being |having been |my (?:job|work|experience) as )?(?:an? |my )?(?:\w+ ){0,2}(?:drivers?|teachers?|nurses?|waiters?|waitress|cleaners?|guards?|soldiers?|hairdressers?|baristas?|cooks?|police ?(?:officers?|m[ae]n)|receptionists?|salesperson|cashiers?|nann(?:y|ies)|trainers?|guides?|carers?|clerks?) (?:job |work |experience )?(?:useful|good|helpful|worth|enough|relevant|any use|of use|an advantage|a plus|ok(?:ay)?|interesting|valuable|attractive)\b|\b(?:is|are|does|do|would|will)\b.{0,50}\b(?:years?|months?|jobs?|work|nights?|shifts?|stacking|shelves|warehouse|factory|retail|shop)\b.{0,30}\b(?:interesting|useful|relevant|worth (?:anything|something|much)|any good|any use|good enough)\b.{0,6}\b(?:to|for) (?:an? |the )?(?:them|airlines?|cabin crew|crew|recruiters?|this job|[a-z0-9]+(?: [a-z0-9]+)?)[?.! ]*$/,
  ],
  [
    "asked-english-what-to-practise",
    /\b(?:get|come|improve|reach|go) (?:from [abc][12] )?to (?:a )?[abc][12]\b/,
  ],
  [
    "asked-english-level",
    /\b[abc][12]\b.{0,15}\benough\b|\benough\b.{0,15}\b[abc][12]\b|\b(?:level|english) (?:is|of) (?:only |just |maybe |about )?[abc][12]\b/,
  ],
  [
    "asked-probed-on-a-story",
    /\b(?:they|the recruiters?|she|he|somebody|someone)(?:'d|'ll| would| will| could| might| may)? (?:surely |also |then )?asks?(?:ed)? (?:me )?why i (?:did|didn'?t|never|hadn'?t|only|waited|wasn'?t)\b/,
  ],
  [
    "asked-passenger-gets-abusive#turns-violent",
    /\bwhat if (?:he|she|they|it|somebody|someone|the (?:man|guy)) (?:really |then )?(?:gets?|becomes?|turns?|is) (?:really |physically )?(?:violent|physical|aggressive)\b|\bwhat if (?:he|she|they) (?:hits?|punch\w*|attacks?|swings)\b/,
  ],
  [
    "final-story-from-elsewhere",
    /\b(?:could|can|may|should) i (?:use|tell|take|bring) (?:an?|the|that|this|my) (?:story|example) (?:from|of|about)\b/,
  ],
  [
    "asked-back-to-flying",
    /\b(?:i|i've) (?:flew|(?:was|worked as) (?:cabin )?crew|was flying|used to fly)\b.{0,80}\b(?:take me|again|come back|go back|return|rejoin)\b|\b(?:old|former|expired|previous|lapsed) (?:licen[cs]e|attestation|certificate|cca)\b.{0,30}\b(?:count|valid|good|expire\w*|use|accept\w*|worth)\b/,
  ],
  [
    "asked-too-old",
    /\b(?:takes?|hires?|accepts?|wants?|employs?)\b.{0,12}\b(?:older (?:people|applicants|crew|ones|candidates|women|men)|people (?:over|above|in their) (?:4|5|for|fif)\w+)\b/,
  ],
  [
    "final-the-gap",
    /\b(?:say|tell|explain|answer|put)\b.{0,30}\b(?:years?|months?|time|gap)\b.{0,12}\b(?:i (?:didn'?t|did not|wasn'?t|haven'?t|did nothing)|out of work|without (?:a )?(?:job|work)|off work|of nothing)\b/,
  ],
  [
    "asked-too-qualified",
    /\b(?:orders|instructions|criticism|told what to do)\b.{0,30}\b(?:younger|half my age|(?:1|2)\d[- ]year[- ]olds?)\b|\b(?:boss|purser|manager|supervisor) (?:who is |who's |is |being )?(?:much )?(?:younger|half my age)\b/,
  ],
  [
    "asked-one-story-for-all",
    /\b(?:which|what) questions? (?:does|do|would|could|can|will) (?:this|that|the|my) (?:story|one|answer|example) (?:answer|fit|cover|suit|work for)\b|\b(?:could|can|may|should) i (?:also )?use (?:it|that|this)(?: one| story)? (?:for|as|with) (?:an? |the )?(?!me\b|my\b)\w+(?: \w+)?(?: question)?(?: too| as well| also)?\s*\?|\b(?:would|could|can|does|will|might) (?:that|this|it|the)(?: story| one| same story)? (?:also |too )?(?:work|do|fit|be (?:good|ok|used)|count|go) (?:for|as|with|in) (?:an?|the|other|another|any|more|several)\b.{0,24}\bquestions?\b/,
  ],
  [
    "asked-after-the-offer",
    /\b(?:steps?|what happens|happens next|what comes|what next|what do i do)\b.{0,20}\b(?:after|when|once|if) (?:they (?:say|said) yes|the yes|a yes|(?:an?|the) offer|being accepted|i'?m accepted|i get accepted|they accept)\b/,
  ],
  [
    "asked-codes-for-the-interview",
    /\b(?:which|what) (?:\w+ )?(?:words|terms|vocabulary|codes|abbreviations)\b.{0,20}\b(?:know|learn|need)\b/,
  ],
  [
    "asked-how-long-hiring",
    /\bhow (?:long|much time)\b.{0,50}\bfrom (?:today|now|here)\b.{0,20}\b(?:until|till|to)\b.{0,12}\b(?:fly|flying|flight)\b/,
  ],
  [
    "asked-how-pay-works#pay-cut",
    /\bpay ?cut\b|\bhow much (?:less|more) (?:would|will|do|does|could) (?:i|you|we|crew) (?:earn|make|get)\b|\b(?:earn|make|get|be paid) (?:less|more) (?:\w+ )?than (?:now|i (?:do|make|earn|get)|(?:in|at) my)\b/,
  ],
  [
    "final-career-change",
    /\b(?:answer|say|tell|explain)\b.{0,30}\bwhy (?:are you|i'?m|i am|you'?re|do i|i want to|you want to|do you want to) (?:leav\w+|switch\w*|chang\w+ careers?|quit\w*|giv\w+ up)\b/,
  ],
  [
    "asked-life-on-standby",
    /\b(?:reserve|standby) life\b|\blife (?:on|as a?) ?(?:reserve|standby)\b|\bwhat (?:is|'s|does|do) (?:being on |life on )?(?:reserve|standby)\b.{0,20}\b(?:like|look)\b|\bhow does (?:being on )?(?:reserve|standby) work\b/,
  ],
  [
    "asked-hours-that-are-paid",
    /^(?! what (?:is|'s|does)).*\b(?:pay|pays|paid)\b.{0,24}\b(?:during|for|while) (?:the )?boarding\b|^(?! what (?:is|'s|does)).*\bboarding (?:time )?pay\b/,
  ],
  [
    "asked-fail-training",
    /\b(?:do|does|did|how many|what (?:happens|if))\b.{0,24}\b(?:fail|wash(?:es|ed)? out|flunk)\b.{0,16}\b(?:the )?(?:training|course)\b/,
  ],
  [
    "asked-shoes-on-duty#skirt-or-trousers",
    /\b(?:i|we|women) (?:must|have to|can|may|need to) wear (?:a |the )?(?:skirts?|heels|high heels|trousers)\b(?!.*\b(?:interview|assessment|open day|the day|tattoos?)\b)|\b(?:must|have to|need to|do|can|may)\b.{0,24}\b(?:women|girls|i|we)\b.{0,30}\b(?:skirts?|high heels|trousers|pants)\b(?!.*\b(?:interview|assessment|open day|the day|tattoos?)\b)/,
  ],
  [
    "asked-left-school-early",
    /\b(?:realschule|fachabi\w*|abitur|hauptschule|mittlere reife|leaving cert|gcses?|a-levels|high school diploma)\b.{0,50}\b(?:enough|must|need\w*|required|ok(?:ay)?)\b|\bis (?:an? |the )?(?:realschule|abitur|fachabi\w*|high school|a-levels) (?:a must|enough|needed|required)\b/,
  ],
  [
    "asked-fear-of-danger",
    /\bis (?:the job|flying|this job|being crew) (?:sometimes |really |very |actually |ever )?dangerous\b|\bis it (?:sometimes|ever) dangerous\b/,
  ],
  [
    "asked-blank-in-the-interview",
    /^(?!.*\b(?:emergency|flight|on board|evacuat\w*)\b).*\bmind (?:will |to |might |may |just |is )?(?:go(?:es|ing)?|went) blank\b|\b(?:get|have|had|be|getting|having) (?:an? )?black ?-?outs?\b.{0,40}\b(?:interview|english|assessment|question|video)\b|\bblack ?-?outs? in (?:the|my|an) (?:interview|assessment|video)\b|\bi mean i forget everything\b/,
  ],
  [
    "asked-reapply",
    /\bwhat (?:happens )?if i (?:bomb|flunk|blow|stuff|mess|screw|fail) (?:it|this)?(?: up)?(?: (?:on|at) the (?:day|assessment|interview))?\s*\?|\bwhat happens if i (?:bomb|flunk|blow|stuff up|mess up|screw up) (?:it )?(?:on|at) the day\b/,
  ],
  [
    "asked-swimming-in-general",
    /\b(?:any|is there an?|is there any|do (?:they|you) (?:have|do) an?) swim(?:ming)?[- ]?tests?\b/,
  ],
  [
    "asked-sectors-and-hours",
    /\bhow many (?:flights|legs|sectors)\b.{0,20}\b(?:a|per|each|in a|in one) (?:working )?day\b/,
  ],
  [
    "asked-nights-away",
    /\b(?:get|go|be|come|sleep|am i|are you|would i be|will i be) (?:at |back )?home (?:every|each|most) (?:night|evening|day)s?\b|\b(?:own|my) bed (?:every|each|most) nights?\b/,
  ],
  [
    "asked-before-training-starts",
    /\b(?:learn|study)\b.{0,40}\b(?:already|beforehand|before (?:the |my )?(?:training|course)|right now)\b/,
  ],
  [
    "asked-evening-before",
    /\bwhat (?:should|do|can|must|would) (?:i|you) (?:do|eat|prepare|check) (?:on |in )?(?:the )?(?:day|evening|night) before\b/,
  ],
  [
    "asked-role-play-words",
    /\b(?:angry|furious|aggressive|shouting|rude) (?:passengers?|guests?|people|man|woman|businessm[ae]n|customers?|men)\b.{0,20}\b(?:scares?|would scare|frighten\w*|intimidat\w*|make me nervous)\b|\b(?:scared|afraid|terrified|nervous) (?:of|about|when) (?:an? )?(?:angry|aggressive|rude|shouting)\b/,
  ],
  [
    "asked-interview-language",
    /\bdo they speak [a-z]+ .{0,24}\b(?:interview|assessment|day)\b|\b(?:interview|assessment|day) (?:is |be )?(?:held )?in (?:english|italian|spanish|french|german|portuguese|polish|greek|the local language) or\b/,
  ],
  [
    "asked-licence-before-applying",
    /\b(?:need|must i have|have to have|should i have)\b.{0,20}\b(?:cca|attestation|licen[cs]e|certificate)\b.{0,24}\b(?:before|to apply|already|first)\b/,
  ],
  [
    "asked-lead-in-the-group",
    /\b(?:if|when) (?:nobody|no one|no-one|none of (?:them|us)) (?:talks?|speaks?|says? (?:anything|a word|something)|starts?|begins?)\b/,
  ],
  [
    "asked-hair-and-beard",
    /\b(?:purple|pink|blue|green|red|bright|dyed|colou?red|bleached) hair\b|\bhair is (?:purple|pink|blue|green|dyed|bleached)\b|\bdye (?:it|my hair) back\b/,
  ],
  [
    "asked-stories-from-my-job",
    /\bwhat (?:from|of) (?:my |the |our )?\w+(?: \w+)? (?:can|could|should) i (?:use|tell|take)\b|\bwhat (?:story|stories|kind of story|examples?) (?:could|can|should|do|would) i (?:tell|use|take|bring)\b.{0,12}\bfrom (?:the|my|a|our)\b/,
  ],
  [
    "asked-no-job-for-me-they-say",
    /\b(?:waitress(?:es)?|waiters?|servants?) (?:in|of) the (?:sky|air)\b|\btrolley dolly\b|\b(?:glorified|flying) (?:waitress|waiter|servant)\b/,
  ],
  [
    "asked-training-pay",
    /\bduring (?:that|it|the (?:training|course))\b.{0,30}\b(?:salary|paid|pay|money|wages?)\b|\b(?:salary|paid|pay|wages?|money)\b.{0,20}\bduring (?:that|(?:the )?(?:training|course))\b/,
  ],
  [
    "asked-health-in-the-job",
    /\b(?:nights?|night (?:shifts?|flights?|duty)|jet ?lag|hours|shifts?|job|flying)\b.{0,20}\b(?:hard|bad|tough|unhealthy)\b.{0,12}\b(?:on|for) (?:your|my|the|one'?s) (?:body|health)\b/,
  ],
  [
    "asked-sleep-around-early-starts",
    /\bhow (?:do|does|can|would) (?:you|i|crew|they|one|people) (?:do|cope|deal|manage|handle)\b.{0,12}\b(?:with )?(?:the |your |my )?sleep\b/,
  ],
  [
    "asked-part-time-and-studies",
    /\bcan (?:i|you|we|crew) (?:also |really )?(?:do (?:it|this|the job)|work|fly|start|be crew) (?:only )?part[- ]?time\b/,
  ],
  ["group-exercise", /\bwhat(?:'s| is) (?:an?|the) group (?:exercise|task|discussion)\b/],
  [
    "asked-strangers-as-one-crew",
    /\b(?:relationship|relations|cooperation|teamwork|atmosphere)\b.{0,12}\bbetween (?:the )?(?:pilots?|cockpit|captain|flight deck)\b/,
  ],
  [
    "asked-moving-to-a-base",
    /\bcan i (?:choose|pick|decide|ask for|say)\b.{0,24}\b(?:my |a |the |as )?base\b|\b(?:choose|pick) (?:my|the|your) base\b/,
  ],
  [
    "asked-only-man",
    /\b(?:want|take|takes|hire|hires|like|need) (?:male|men)\b|\bmale (?:crew|flight attendants?|stewards?)\b.{0,20}\b(?:wanted|welcome|rare|many)\b/,
  ],
  [
    "asked-crew-housing-rules",
    /\b(?:boys and girls|girls and boys|men and women|women and men|mixed flats?)\b.{0,30}\b(?:together|separate\w*|share|same flat|living|live)\b|\bgirls\b.{0,24}\b(?:separate\w*|apart) (?:from|of) (?:the )?(?:boys|men)\b/,
  ],
  [
    "asked-family-against-it",
    /\b(?:family|parents|mother|mum|mom|father|dad)\b.{0,70}\b(?:worried|against|don'?t want|doesn'?t want|dont want|afraid|scared|worries|worry)\b.{0,70}\b(?:tell them|tell her|tell him|convince|say to them|persuade|calm them)\b/,
  ],
  [
    "asked-nationality-and-marriage",
    /\b(?:get|getting|be|being|got) (?:married|engaged)\b.{0,30}\b(?:contract|allowed|during|while)\b|\ballowed to (?:get )?marr(?:y|ied)\b/,
  ],
  [
    "asked-nurse-credit-in-training",
    /\bskip\b.{0,30}\b(?:medical|first[- ]aid)\b.{0,24}\b(?:training|part|course|module)\b/,
  ],
  [
    "asked-swimming-in-general",
    /\bi (?:can'?t|cannot|can not) (?:really )?swim\b.{0,40}\b(?:problem|ok(?:ay)?|matter|allowed|need|must)\b/,
  ],
  [
    "asked-several-airlines",
    /\b(?:appl(?:y|ying)|try(?:ing)?|go(?:ing)? for|write to)\b.{0,40}\b(?:both|as well|too|several|two|more than one|other airlines|another airline|at the same time)\b.{0,60}\b(?:bad|ok(?:ay)?|allowed|look|fine|wise|disloyal|mind|same time|problem|instead)\b|\b(?:bad|ok(?:ay)?|allowed|fine|wise|disloyal) (?:to apply|applying|if i apply) (?:to|for|at) (?:both|several|two|more than one|other)\b/,
  ],
  [
    "asked-searching-for-words",
    /\b(?:don'?t|do not|can'?t|cannot|can not|not) (?:find|remember|think of|know|get) (?:the|a|an|my) (?:right |english )?words?\b|\b(?:forget|lose|miss|search for|look for) (?:a|the|my|for) (?:right |english )?words?\b(?=.*\b(?:english|interview|speak\w*|say|language)\b)/,
  ],
  [
    "asked-lifeguard-or-first-aider",
    /^(?=.*\b(?:lifeguard|first[- ]aider|firefighter)\b).*\b(?:count\w*|prefer\w*|good to (?:tell|say|mention)|tell (?:it|that|them)|help\w*|useful|worth|experience|mention)\b/,
  ],
  [
    "asked-hardest-part-answer",
    /\b(?:say|answer|tell|talk)\b.{0,30}\b(?:hard(?:est)?|difficult|bad|negative|tough|worst) (?:side|part|parts|sides|bits?|things?)\b.{0,20}\b(?:job|work|crew|flying)\b/,
  ],
  [
    "asked-duties-of-crew",
    /\bwhat\b.{0,20}\b(?:are|is|am|will|would)\b.{0,20}\bresponsible for\b|\b(?:safety|main|actual|normal|other) (?:duties|tasks|responsibilities|jobs)\b.{0,30}\b(?:crew|flight attendants?|on board|on the plane)\b|\bwhat (?:are|is) the safety (?:duties|side|tasks|part|jobs)\b|\bwhat (?:are|do) (?:crew|you|we|they) (?:actually |really )?(?:do|in charge of) (?:safety[- ]wise|for safety|about safety)\b/,
  ],
  [
    "asked-short-or-long-haul",
    /\bshort[- ]haul\b.{0,24}\b(?:and|or|vs|versus|from|to)\b.{0,12}\blong[- ]haul\b|\blong[- ]haul\b.{0,24}\b(?:and|or|vs|versus)\b.{0,12}\bshort[- ]haul\b/,
  ],
  [
    "asked-best-and-worst#is-it-for-me",
    /\b(?:should i|shall i|do you think i should|is it worth|am i (?:mad|crazy|silly|daft|stupid)) (?:go for it|do it|try it|even try|to (?:try|apply|want))\b|\bis (?:it|this|that) (?:a |just a )?(?:daft|silly|stupid|crazy|mad|bad|good) (?:idea|dream)\b|\b(?:is|would) (?:it|this|the job|cabin crew|this job|being crew) (?:be )?(?:right|something|the right (?:job|thing)|anything) for me\b|\bhow (?:do|can|would) i know (?:if|whether) (?:it|this|the job|it's|cabin crew)\b.{0,30}\bfor me\b/,
  ],
  [
    "asked-weight-in-general#does-the-harness-fit",
    /\bharness (?:thing|test|check)\b|\bfit (?:in|into)? ?(?:the|a) (?:\w+ )?harness\b/,
  ],
  [
    "asked-difficult-guest-story#never-had-difficult",
    /^ ?(?:(?:but|and|well|so|though|honestly|because|the problem is) )*(?:i|we)(?: ?'?ve)? (?:\w+ )?(?:hardly|barely|rarely|seldom|never)(?: (?:ever|really|actually))? (?:speak|talk|deal|see|meet|serve|work|have|had|spoke|spoken|talked|dealt|met|saw|seen|served|worked)\b(?: to| with| any| a| the)* ?(?:customers?|guests?)\b.{0,24}$/,
  ],
  [
    "asked-difficult-guest-story#not-a-customer",
    /\b(?:does|would|could|can) (?:an?|my) (?:angry |difficult |rude |upset |worried )?(?:parents?|mum|mother|dad|father|patients?|pupils?|students?|child|relatives?|tenants?|neighbou?rs?|colleagues?|callers?)\b.{0,20}\b(?:count|work|do|be)\b|\b(?:parents?|patients?|pupils?|students?|relatives?) (?:count )?as (?:a |my )?(?:difficult )?(?:customers?|guests?)\b/,
  ],
  [
    "asked-swimming-in-general#out-of-practice",
    /^(?=.*\b(?:swim\w*|metres?|meters?|lengths?|pool)\b).*\bhow (?:do|can|should) i (?:get (?:ready|fit|back)|train|prepare|practi[sc]e|build)\b/,
  ],
];
