/** What every candidate asks sooner or later, in whatever words; the first that fits counts. Patterns read folded text. */
export const BASICS: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    "asked-words-for-refusing-alcohol",
    /\b(?:what|how)\b.{0,20}\b(?:say|tell|refuse|word)\b.{0,50}\b(?:drunk|another (?:drink|wine|beer|whisky|gin)|more alcohol|enough to drink|had enough|too many)\b|\b(?:drunk|another (?:drink|wine|beer|whisky|gin))\b.{0,50}\b(?:what|how) (?:do|should|can|would|could) (?:i|we|you) (?:say|tell|refuse|word)\b/,
  ],
  [
    "group-exercise",
    /\bwhat (?:happens|is it like|do (?:we|you|i) do|is)\b.{0,15}\bgroup (?:part|bit|thing|stage|round)\b/,
  ],
  [
    "final-the-weakness",
    /^ (?:(?:and|so|ok|okay|now|then) )*my (?:greatest |biggest |main )?weakness(?:es)?,? (?:what|how) (?:do|should|can|could|would) i (?:say|answer|tell|put|do)\b/,
  ],
  [
    "asked-late-for-the-day",
    /\bwhat (?:happens |do i do |should i do |about )?(?:if|when) (?:i'?m|i am|i arrive|i run|i come|i get there) (?:a (?:bit|little) )?late\b(?! (?:for|to|on) (?:a |my |the )?(?:flight|duty|report|work|shift|briefing))|\b(?:running|arriving|arrive|be) (?:a (?:bit|little) )?late (?:for|to|at|on) (?:the |my )?(?:interview|assessment|open day|day)\b/,
  ],
  [
    "final-interview",
    /\bwhat (?:do|will|would|kind of (?:things|questions) do) they (?:usually |typically )?ask (?:me |you |us )?(?:in|at|during) (?:the |a |my )?final(?: interview| round| stage)?\b/,
  ],
  [
    "asked-how-pay-works",
    /\b(?:what'?s|whats|what is|how'?s|how is) the (?:money|pay|wage|wages|salary|dosh)(?: like)?\b|\bhow much (?:money )?(?:do|would|will|can|could|does) (?:you|i|we|they|crew|cabin crew|a beginner|beginners?|new crew|flight attendants?) (?:earn|make|get paid|take home|get a month)\b|\bhow much (?:is|are) (?:the )?(?:pay|wages?|salary|crew paid|cabin crew paid)\b/,
  ],
  [
    "asked-one-story-for-all",
    /\b(?:which|what)(?: other)? (?:kinds? of )?questions?\b.{0,30}\b(?:use|tell|take|fit|work)\b.{0,20}\b(?:story|example|one)\b/,
  ],
  [
    "documents",
    /\b(?:what|which) (?:documents?|papers|paperwork|certificates?) (?:should|do|must|can|will|would) (?:i|we) (?:already )?(?:prepare|get|collect|need|have ready|gather|order)\b/,
  ],
  [
    "asked-personality-questionnaire",
    /\b(?:psycholog\w+|psychometric|personality) (?:tests?|exam|assessment|questionnaire|part)\b(?!.*\b(?:fail\w*|out at|rejected)\b)/,
  ],
  ["asked-ghost-flight", /\bghost flights?\b/],
  [
    "asked-medical-at-joining",
    /\b(?:worried|nervous|scared|afraid|anxious|terrified) (?:about|of|for) (?:the|my) medical\b/,
  ],
  [
    "final-shifts-and-holidays",
    /\b(?:can|could|would|are|will) (?:you|i) (?:be )?(?:willing to |ready to |able to |prepared to )?work (?:at|on|over|during) (?:christmas|weekends|holidays|public holidays)\b(?=.*\b(?:answer|say|tell)\b)/,
  ],
  [
    "asked-too-talkative",
    /\bi (?:tend to |always |often |sometimes )?(?:(?:talk|speak) over|interrupt|cut off) (?:people|others|everybody|everyone|them|the others)\b/,
  ],
  [
    "asked-cardiac-arrest-first-minute",
    /\bcardiac arrest\b(?!.{0,20}\bchild\b)(?=.{0,60}\b(?:crew|do|does|happens|steps|on board|plane|aircraft|who)\b)|\b(?:what|who|how)\b.{0,40}\bcardiac arrest\b/,
  ],
  [
    "asked-nights-away",
    /\bhow (?:many|often)\b.{0,20}\bnights?\b.{0,30}\b(?:away|hotel|month|week|home)\b|\bhow (?:much|often|long|many)\b.{0,30}\baway from home\b/,
  ],
  [
    "asked-crew-housing-rules",
    /\bcurfew\b|\b(?:visitors?|boyfriend|girlfriend|guests?) in (?:the|my|our|your) (?:flat|room|accommodation|apartment)\b|\bcrew (?:accommodation|housing|flats?) rules?\b/,
  ],
  [
    "asked-leave-and-going-home",
    /\bhow (?:much|many)\b.{0,20}\b(?:leave|holidays?|vacation)\b(?!.{0,20}\b(?:school|sick)\b)|\bhow often\b.{0,30}\b(?:fly|go|get|come) home\b/,
  ],
  [
    "asked-english-what-to-practise",
    /\b(?:how|what)\b.{0,30}\b(?:practi[sc]e|improve|train|work on|get better)\b.{0,25}\benglish\b|\benglish\b.{0,40}\b(?:how|what)\b.{0,25}\b(?:practi[sc]e|improve|train|get better)\b/,
  ],
  [
    "asked-do-they-really-ask-that",
    /\b(?:do|would|will) (?:they|recruiters|airlines) (?:really|actually|seriously) ask\b/,
  ],
  [
    "final-why-cabin-crew",
    /^ (?:(?:so|ok|and|q|question)(?: ?[:,])? ?)*why (?:do|did|would) (?:you|u|i) (?:want|wanna|choose) (?:to )?(?:be|become|work as)\b.{0,25}\b(?:cabin crew|flight attendant|air hostess|steward\w*)[?.! ]*$/,
  ],
  [
    "final-why-cabin-crew",
    /\b(?:say|answer|reply|respond)\b.{0,20}\bwhy (?:cabin crew|flight attendant|(?:do )?(?:you|i) want to (?:be|become) (?:cabin crew|a flight attendant))[?.! ]*$/,
  ],
  [
    "final-tell-us-about-yourself",
    /\btell (?:me|us|them) about (?:yourself|myself|urself)\b(?!.{0,12}\btime\b)|\b(?:introduce|present|presenting|introducing) (?:yourself|myself)\b|\bself[- ]?introduction\b/,
  ],
  [
    "asked-open-day-or-invitation",
    /^(?!.*\b(?:late|delayed?|cancel\w*|missed)\b).*(?:\b(?:walk in|just (?:come|go|show up|turn up)|show up|turn up)\b.{0,40}\b(?:invit\w*|sign(?:ed)? up|regist\w*|appointment|book\w*)|\bopen days?\b.{0,60}\b(?:involve\w*|mean|what is|turn up|walk in|just (?:come|go|show)|simply|invit\w*|anybody|anyone)\b|\bwhat (?:does|is|happens)\b.{0,20}\bopen day\b)/,
  ],
  [
    "asked-how-many-are-taken",
    /\bhow many\b.{0,30}\b(?:get (?:through|in|hired|chosen|picked)|make it|are (?:taken|hired|chosen|accepted)|pass)\b/,
  ],
  [
    "medical",
    /\bmedical\b.{0,40}\b(?:what|how)\b.{0,20}\b(?:test|tests|tested|check|checks|checked|look|examin\w*)\b/,
  ],
  [
    "final-the-probing-question",
    /\b(?:make it (?:bigger|up|sound bigger)|exaggerat\w*|invent(?:ed|ing)? (?:a|it|something|the|my)|make (?:a story|something|one) up|made[- ]up (?:story|answer|example))\b/,
  ],
  [
    "asked-which-questions-come",
    /\b(?:what|which) (?:kind of |type of |typical |usual |common |interview )*questions? (?:are|do|does|will|would|might|could|should) (?:they|recruiters|assessors|i)(?: \w+){0,2} (?:to )?(?:ask|asking|expect|get|prepare for)\b(?! (?:me )?(?:after|at the end))|\b(?:typical|usual|common|likely) interview questions\b/,
  ],
  [
    "asked-hardest-interview-questions",
    /\b(?:hardest|toughest|trickiest|most difficult|nastiest|worst) (?:interview )?questions?\b/,
  ],
  [
    "asked-stand-out",
    /\bstand out\b|\b(?:be|get) (?:noticed|remembered|memorable)\b|\bmake (?:a|an) (?:good |great |strong )?impression\b|\bimpress (?:them|the recruiters?|the assessors?)\b/,
  ],
  [
    "asked-what-goes-in-the-cv",
    /\b(?:what|how|which)\b.{0,30}\b(?:put|write|include|mention|add|go|goes|do|make|describe|list)\b.{0,20}\b(?:cv|resume|curriculum)\b(?!.{0,40}\b(?:gap|photo|picture|year|fired)\b)/,
  ],
  [
    "asked-life-at-a-gulf-base",
    /\b(?:life|living|live|lives|to live)\b.{0,20}\b(?:dubai|doha|abu dhabi|qatar|the gulf|the emirates|uae)\b|\b(?:dubai|doha|abu dhabi)\b.{0,20}\b(?:life|like to live|safe for women|boring|hot)\b/,
  ],
  [
    "asked-skin-and-cabin-air",
    /\b(?:skin|face|lips|eyes|contact lenses|throat|voice)\b.{0,30}\b(?:dry|wrecked|ruined|crack\w*|sore|cabin air|air on|flying|in the job)\b|\b(?:dry|cabin) air\b.{0,30}\b(?:skin|face|eyes|lips|hair)\b/,
  ],
  [
    "asked-relationship-and-roster",
    /\b(?:boyfriend|girlfriend|relationships?|partner|marriage|married|husband|wife|dating|couple)\b.{0,40}\b(?:crew|break up|survive|work out|still possible|roster|long distance)\b|\b(?:see|keep|have|find|hold) (?:my |a |an )?(?:boyfriend|girlfriend|relationship|partner|husband|wife)\b|\beverybody break up\b/,
  ],
  [
    "asked-travel-benefits",
    /\b(?:staff|cheap|free|reduced|discount\w*|standby) (?:\w+ )?(?:tickets?|flights?|travel|fares?)\b(?=.*\b(?:crew|attendants?|family|staff|you|we|get|parents|friends|partner|benefits?)\b)/,
  ],
  [
    "asked-caring-and-part-time",
    /\bpart[- ]?time\b(?!.{0,30}\b(?:job|worked|work as|waiter|shop)\b)/,
  ],
  [
    "asked-crew-meals",
    /\b(?:what|where|when|how|do|does|is there|can)\b.{0,25}\b(?:crew|i|you|we|they)\b.{0,12}\b(?:eat|food|meals?|lunch|dinner|hungry)\b(?!.{0,30}\b(?:passengers?|assessment|open day|the day|interview|diet|allerg\w*|serve)\b)|\b(?:food|meals?) for (?:the )?crew\b|\bcrew (?:meals?|food)\b/,
  ],
  [
    "asked-too-qualified",
    /\bover ?-?qualified\b|\btoo (?:qualified|experienced)\b|\bmanage(?:r|ment) experience\b/,
  ],
  [
    "asked-back-to-flying",
    /\b(?:was|been|used to be|former|ex-?) ?(?:cabin )?crew\b(?!.{0,20}\b(?:member said|told)\b).{0,60}\b(?:back|return\w*|again|years ago|till|until|before|rejoin)\b|\b(?:come|coming|go|going|get|getting|return\w*) back (?:to|into) (?:flying|the cabin|cabin crew|crew)\b/,
  ],
  [
    "asked-piercings-on-the-day",
    /\b(?:nose|tongue|lip|eyebrow|septum|belly)? ?(?:studs?|piercings?|nose ?rings?|hoops?)\b/,
  ],
  [
    "asked-no-answer",
    /^(?!.*\b(?:baby|child|kid|old|passengers?|parked|gate|mic|pa|flight|chok\w*|captain|pilots?)\b).*(?:\b(?:not a peep|radio silence|(?:they )?ghosted me)\b|\b(?:haven'?t|havent|not|didn'?t) (?:heard|hear) (?:back|anything|from)\b|\b(?:weeks?|months?|days?)\b.{0,20}\b(?:and |still )?(?:nothing|silence|no (?:reply|answer|news|response|word))\b|\b(?:no (?:reply|answer|news|response|word)|still waiting)\b.{0,30}\b(?:weeks?|months?|days?|from them|email|airline)\b)/,
  ],
  [
    "asked-attestation-who-pays",
    /\b(?:who|do i|does the airline|do they|will they|have to|must i|should i)\b.{0,30}\b(?:pay|pays|paying|cover|cost)\b.{0,30}\b(?:attestation|cca|cabin crew (?:course|licen[cs]e|certificate))\b|\b(?:attestation|cca)\b.{0,60}\b(?:who|myself|pay|pays|cost|costs|expensive|before i apply|beforehand|first)\b|\bcca\b.{0,60}\b(?:paye|payer|coute|cher|soi-meme|avant)\b|\b(?:qui|dois-je|faut-il) .{0,20}\b(?:paye|payer)\b.{0,40}\b(?:cca|formation)\b|\b(?:tcp|certificado)\b.{0,60}\b(?:paga|pagar|cuesta|caro|antes)\b/,
  ],
  [
    "asked-defibrillator-on-board",
    /\b(?:is|are|do|does|have|has|always|every|all|each|got)\b.{0,40}\b(?:defibrillator|defib|aed)s?\b(?!.{0,40}\b(?:arrive\w*|pads?|shock\w*|after|child|use)\b)|\bdefibrillateur\b.{0,30}\b(?:toujours|bord|chaque)\b|\b(?:desfibrilador)\b.{0,30}\b(?:siempre|todos|bordo)\b/,
  ],
  [
    "asked-cpr-in-the-cabin",
    /\bwhere\b.{0,30}\b(?:do|does|put|lay|place|give|perform)\b.{0,30}\b(?:cpr|compressions|chest)\b|\bcpr\b.{0,40}\b(?:on a plane|on board|in (?:the|an?) (?:cabin|aircraft|plane|air|flight)|in-?flight|different)\b(?!.{0,30}\bchild\b)|\bwhat\b.{0,25}\b(?:tell|say to|report to)\b.{0,12}\b(?:captain|pilots?|flight deck)\b.{0,30}\b(?:cpr|cardiac|collapse\w*|medical|breath\w*)\b/,
  ],
  [
    "asked-what-men-wear",
    /\b(as a man|a man|men|guys?|boys?|male|blokes?)\b.{0,30}\b(wear|dress|tie|suit|shoes?|clothes)\b|(?<!\b(?:we|i|you|crew|they|to|can|may|must) )\b(tie|suit|shoes?)\b.{0,30}\b(as a man|for a man|men|guys?|boys?|male|blokes?)\b|\b(?:a|my|no|need|wear|and|or) tie\b(?! my| your| the)|\b(wear|dress)\b.{0,20}\b(as a man|men|guys?|boys?|male)\b/,
  ],
  [
    "asked-wear-to-the-day",
    /\b(?:what|which|what colou?r|what kind of) (?!.*\breach)(?:shoes?|suits?|blazer|dress|skirt|tie|heels|outfit|clothes)\b|\bwhat\b(?: \w+){0,4} (wear|put on)\b(?!.*\breach)(?! (on board|in the cabin|at work))|\bhow\b(?: \w+){0,3} dress( up)?\b|\bdress code\b|\bwhat clothes\b|\bque (me pongo|ropa)|\b(comment|quoi) .{0,12}(m'habille|habiller|porter|mettre)|穿什么|怎么穿/,
  ],
  [
    "list-what-to-bring",
    /\bwhat\b(?: \w+){0,4} (bring|take with|pack)\b(?! (on|for the flight))|\bque llevo\b|\bquoi apporter\b|带什么/,
  ],
  [
    "final-joining-the-talk",
    /\b(don'?t|not|can'?t|cannot|never|no|hardly)\b.{0,20}\b(chance to (speak|talk|say)|get a word in|get (my|a) turn|come to word)\b|\b(others|everybody|they) (talk|talks|speak) (over|all the time|too much)\b/,
  ],
  [
    "reach-and-height",
    /^(?!.*\b(?:train|practi[sc]e|improve|prepare|stretch\w*|exercises?|doors?|cross[- ]?check\w*)\b).*(?:\b(?:212|210|208|reach|tiptoe)\b.{0,40}\bhow (?:do|can|to|should)\b.{0,15}\b(?:check|measure|test|practi[sc]e|train|try)\b|\b(measure|test|try|check)\b.{0,25}\b(reach|arms?|height)\b|\b(reach|arms?|height)\b.{0,25}\b(measure|test|try|check)\b|\bmeasure (it|that|this)\b.{0,12}\bhome\b)/,
  ],
  [
    "asked-social-media",
    /\b(insta(gram)?|facebook|tiktok|social media|linkedin)\b.{0,40}\b(look|check|see|stalk|hir\w+|delete|private|matter|before|recruiters?|airlines?|they)\b|\b(look|check|see|stalk|delete)\w*\b.{0,30}\b(insta(gram)?|facebook|tiktok|social media)\b/,
  ],
  [
    "asked-roster-and-days-off",
    /\b(how many|how much|enough|any|do .{0,12} (get|have))\b.{0,20}\b(days? off|free days|time off|weekends? (off|free))\b|\bdays off (are there|do|a month|per month)|\b(dias|jours) (libres|de repos)|\bjours off\b|休息.{0,4}天|几天(假|休)/,
  ],
  [
    "asked-roster-and-days-off",
    /\b(normal|typical|usual|ordinary|average|regular)\b.{0,16}\b(?:months?|roster)\b|\bhow many (?:flights|trips)\b.{0,20}\b(?:a|per|each) month\b/,
  ],
  [
    "asked-normal-working-day",
    /\b(my|the|a|your) (work ?|working )?day (look|be|go)s? like\b|\bday (will|would) look\b|\b(normal|typical|usual|ordinary|average|regular)\b.{0,16}\b(days?|weeks?|months?|shift|life)\b|\bday in the life\b|\b(daily|everyday|day to day) (life|work|routine)\b|\bhow (is|was|does|looks?) (the )?(daily|everyday|normal|typical)\b|\bdia (normal|tipico|a dia)\b|\bjournee (type|normale|typique)\b|\bquotidien\b|(一天|日常).{0,8}(怎么|什么样|是怎|工作|生活)/,
  ],
  [
    "asked-away-from-home",
    /\b(?:own|my) bed\b|\bhome (?:every|each|most) (?:night|day|evening)s?\b|\b(can|could|do|will|would|get to|allowed to|how often)\b.{0,22}\b(come|go|get|fly) (back )?home\b(?! (after|from) (the|a) (flight|day))|\bhow (often|long|many nights|many days|much)\b.{0,30}\b(away|from home|go home|fly home|see my family|visit|home)\b|\b(away|home) (every|each|most) (night|day|week)\b|\bsleep at home\b|cuantas noches|combien de nuits|多久(能)?回家|经常(不)?在家/,
  ],
  [
    "asked-codes-for-the-interview",
    /\b(have to|need to|must|should|do i)\b.{0,20}\b(know|learn|memori[sz]e|study)\b.{0,25}\b(codes|terms|vocabulary)\b/,
  ],
  [
    "asked-spoken-english-at-home",
    /\b(improve|practi[sc]e|train|better|work on|get rid of|polish)\b.{0,25}\b(english|accent|pronunciation|speaking)\b|\benglish\b.{0,12}\b(improve|practi[sc]e)\b|\b(mejor|practic)\w*\b.{0,15}\bingles\b|\b(ameliorer|travailler|pratiquer)\b.{0,15}\banglais\b|(提高|练).{0,6}(英语|口语)/,
  ],
  [
    "asked-english-not-perfect",
    /\benglish\b.{0,25}\b(not (so )?(good|perfect|great)|(is|isn't|not) enough|bad|weak|poor|rusty)\b|\b(not|n't|isn't)\b.{0,15}\b(good )?enough\b.{0,10}\benglish\b|\b(bad|poor|weak|broken) english\b|\bmi ingles (es|no)|\bmon anglais\b|我的?英语(不|很差|一般)/,
  ],
  [
    "asked-experience-that-counts",
    /\b(which|what|how much|what kind of)\b(?: \w+){0,3} experience\b|\bexperience\b.{0,20}\b(count|counts|useful|help|helps|enough|needed|required|they want)\b|\b(does|do|would|will)\b.{0,20}\b(my|a|this|that|it)\b.{0,25}\bcount as\b|\bque experiencia\b|\bquelle experience\b|什么(工作)?经验/,
  ],
  [
    "asked-family-and-children",
    /^(?=.*\b(?:i|i'm|im|i've|my|me|you|crew)\b).*\b(have|having|with|got)\b(?: \w+){0,3} (kids?|children|babies|a family|a baby|daughters?|sons?)\b(?!.{0,20}\b(lap|seat|cry\w*|on board))|\b(con|avec) (\w+ ){0,2}(hijos?|ninos?|enfants?)\b|有孩子|带孩子/,
  ],
  [
    "final-interview",
    /\b(what|how)('s| is| does| will| would)?( the| an| their)? (final |last )?interview (be )?(like|look|go|work)\b/,
  ],
  [
    "asked-how-long-hiring",
    /\bhow long\b.{0,12}\b(?:till|until|before|to)\b.{0,12}\b(?:hear|know|answer|reply)\b|\bhow long\b.{0,25}\b(hiring|recruitment|application|selection|process|until i (fly|start|hear|know))\b/,
  ],
];
