import { entryRequest } from "../../request.ts";
import { type Rows, tip } from "./place.ts";

/** Whole messages that mean one thing wherever they stand, without what stands around them. Folded text. */
export const ANYWHERE: Rows = [
  [
    tip("asked-best-and-worst"),
    /^(?:is (?:it|this|that|being (?:cabin )?crew|being a flight attendant|cabin crew) (?:really |actually )?(?:a )?(?:good|nice|great|fun|hard|tough|tiring|stressful|cool|bad) (?:job|career|work|life)|is (?:the|this) job (?:really |actually )?(?:good|nice|hard|tough|fun|stressful|tiring|worth it)|is it worth it|(?:what(?:'s| is|s)|whats) (?:the )?(?:best|worst|hardest|nicest|most difficult) (?:thing|part|bit)? ?(?:of|about|in) (?:the|this|that|being|your) ?(?:job|work|cabin crew|a flight attendant|crew)?|(?:what(?:'s| is|s)|whats) the (?:job|work|life) (?:really |actually )?like)$/,
  ],
  [
    tip("asked-choosing-an-airline"),
    /^(?:i (?:don'?t|do not|dont) (?:really |yet )?know (?:yet )?(?:which|what) airline(?: (?:to (?:choose|take|pick|apply (?:to|for|with)|go for)|i want|suits me|is (?:right|best|good)(?: for me)?))?|(?:which|what) airline (?:should i (?:choose|take|pick|apply (?:to|for)|go for)|is (?:the )?(?:best|right|good)(?: one)?(?: for me)?|would suit me|do you recommend|fits me)|not sure (?:which|what) airline(?: .{0,20})?)$/,
  ],
  [
    { kind: "plan" },
    /^(?:no,? )?(?:i )?(?:don'?t|dont|do not|haven'?t|havent) (?:have |got )?(?:a |any )?(?:date|day|interview|invitation)(?: yet)?(?:,? (?:i |but |and ).{0,50})?$/,
  ],
  [
    { kind: "plan" },
    /^(?:(?:do you have|have you got|got|give me|any|some|i need|can you give me) (?:any |some |a few )?(?:good |general )?(?:tips|advice|hints)(?: for me| for (?:the|my) (?:interview|day))?|tips|any advice|help me (?:to )?prepare(?: for (?:it|my interview|the interview))?|i(?:'ve| have)(?: got)? (?:only |just )?(?:one|two|three|a|\d+) (?:week|weeks|days?|month)(?: left| to go| to prepare)?)$/,
  ],
  [
    tip("asked-how-long-hiring"),
    /^how long (?:does|will|would) (?:it all|all (?:of )?(?:it|this|that)|the whole (?:thing|process)|the (?:process|hiring|recruitment|application)|everything|it) (?:all )?take(?: to (?:become|be) .{3,30}| until i fly)?$/,
  ],
  [
    tip("asked-how-many-are-taken"),
    /^(?:is it|how) (?:really |very |so )?(?:hard|difficult|tough|easy|competitive) (?:is it )?(?:to (?:get in|get hired|get (?:the|a|this) job|get accepted|become (?:cabin crew|a flight attendant|one)|be (?:accepted|hired|taken)|pass))(?: there)?$/,
  ],
  [
    tip("asked-swimming-in-general"),
    /^(?:but )?(?:i|i really|i honestly) (?:can'?t|cannot|can not|don'?t know how to|never learn(?:ed|t) (?:how )?to) swim(?: (?:very )?well| (?:very )?good| properly| far)?(?:,? (?:is (?:that|it) (?:a )?(?:problem|ok(?:ay)?|bad)|does (?:that|it) matter|can i still (?:apply|do it|become (?:crew|cabin crew))))?$/,
  ],
  [
    tip("asked-short-of-a-requirement"),
    /^i(?:'m| am|m) (?:quite |very |really |a bit |too |so |only )?(?:short|small|tiny|not (?:very |so )?tall)(?:,? (?:is (?:that|it) (?:a )?(?:problem|ok(?:ay)?)|does (?:that|it) matter))?$/,
  ],
  [
    tip("asked-looks-and-beauty"),
    /^(?:do (?:i|you|we) (?:have to|need to|must) (?:be|look) (?:pretty|beautiful|handsome|good[- ]looking|slim|thin|skinny|young|attractive)|(?:i(?:'m| am|m)) (?:not (?:very |so |that )?(?:pretty|beautiful|handsome|good[- ]looking|attractive)|ugly))$/,
  ],
  [
    tip("asked-how-pay-works"),
    /^(?:is|are) the (?:pay|salary|money|wages?) (?:any )?(?:good|ok(?:ay)?|bad|decent|low|high)$/,
  ],
  [
    tip("asked-length-of-layovers"),
    /^how long (?:do|does|can|will) (?:you|we|crew|they|i) (?:get to )?stay (?:in (?:each|a|one|the|every) (?:city|place|country|destination)|there|at (?:each|a) destination)$/,
  ],
  [
    tip("asked-surviving-an-accident"),
    /^what (?:happens|do (?:you|we|i) do)(?: to (?:us|me|the crew))? (?:if|when) (?:the|a|my) (?:plane|aircraft|aeroplane|airplane) crash(?:es)?$/,
  ],
  [
    entryRequest(["syllabus/first-aid-childbirth"]),
    /^what (?:if|happens (?:if|when)|do (?:you|we|i) do (?:if|when)) (?:somebody|someone|a (?:woman|passenger|lady)|she) (?:has|is having|gives birth to|delivers|is giving birth(?: to)?) ?(?:a |the |her )?(?:baby)?(?: on (?:board|the plane)| (?:mid|in)[- ]?flight)?$/,
  ],
  [
    tip("asked-wait-after-the-day"),
    /^(?:(?:one )?last (?:thing|question|one)[,:]? )?(?:when|how (?:soon|long until|fast)) (?:will|do|would|can|shall|does it take until) (?:they|i|you|we) (?:tell (?:me|us|you)|let (?:me|us) know|hear(?: back| from them| something)?|know|get (?:an answer|the (?:result|answer|decision)s?|a reply))(?: .{0,24})?$/,
  ],
  [
    tip("asked-requirements-in-general"),
    /^what (?:do|does|would|will) (?:they|airlines|it|an airline) (?:usually |normally )?(?:ask for|require)(?: (?:from|of) (?:me|us|you|applicants|candidates|new crew))?$/,
  ],
  [
    tip("asked-blank-in-the-interview"),
    /^i(?:'m| am|m) (?:so |really |a bit |very )?(?:afraid|scared|worried|nervous|terrified) (?:that )?(?:i(?:'ll| will|ll| might| may|'d)?|of) (?:go(?:ing)? blank|freez\w+|forget\w* .{2,30}|blank(?:ing)? out|get(?:ting)? stuck)(?: .{2,30})?$|^what (?:if|happens if|do i do (?:if|when)) i (?:run out of (?:things|words|something)(?: to say)?|have nothing (?:left |more )?to say|go blank|freeze|get stuck)(?: .{0,24})?$/,
  ],
  [
    tip("asked-no-answer"),
    /^(?:should|can|may|could) i (?:write|call|ring|e-?mail|phone|contact|message)(?: to)? (?:them|the (?:recruiter|airline|company)s?)(?: (?:again|to ask|and ask|first))?$/,
  ],
  [
    { kind: "assessment-day", tells: "hiring" },
    /^what(?:'s| is|s| comes| happens) (?:next|then|after(?: that)?)? ?(?:if|when|once|after) i(?:'ve| have)? pass(?:ed)?(?: (?:it|the (?:video|day|interview|test)))?$/,
  ],
  [
    { kind: "identity" },
    /^(?:have|did) you (?:ever )?(?:been|be|fly|flown|work(?:ed)?) (?:on (?:a|board a) (?:plane|aircraft)|as (?:cabin crew|crew|a flight attendant)|cabin crew|before)$/,
  ],
  [
    { kind: "capabilities" },
    /^(?:(?:can|could|will|would) you (?:please )?help(?: me)?(?: with (?:my|the|an) interview)?|i need (?:some |your )?help|i (?:don'?t|do not|dont) know what (?:to|i (?:should|can|could)) ask(?: you)?|what (?:can|should|could|do) i (?:ask|do here|do with you)(?: you)?|how (?:can|could|do) you help(?: me)?)$/,
  ],
  [
    { kind: "mood", mood: "failed" },
    /^(?:they|the airline|emirates|ryanair|\w+) (?:have |has |just )?(?:rejected|refused|turned) me(?: down)?(?: (?:again|today|yesterday|by e?-?mail))?$|^(?:it|the (?:interview|day|assessment)|my (?:interview|assessment)) (?:went|was) (?:so |very |really |quite |pretty )?(?:bad|badly|terrible|terribly|awful|horrible|not (?:so |very )?(?:well|good)|a disaster)$|^i (?:failed|messed (?:it )?up|blew it|screwed (?:it )?up|didn'?t pass|did not pass)(?: (?:it|again|the (?:interview|test|day)))?$/,
  ],
  [
    { kind: "mood", mood: "good-news" },
    /^(?:i|we)(?:'ve| have)? (?:just )?(?:got|received|have) (?:an?|the|my|another) (?:invite|invitation|interview|offer)(?: (?:to|for|from|at) .{2,30})?(?: today| yesterday)?$|^they (?:have )?invited me(?: .{0,20})?$|^(?:i think (?:that )?)?(?:it|the (?:interview|day)|my interview) (?:went|was) (?:so |very |really |quite |pretty )?(?:well|good|great|amazing|perfect|fine|ok(?:ay)?)$/,
  ],
  [
    tip("list-after-the-day"),
    /^(?:my|the) (?:interview|assessment(?: day)?|open day|day) was (?:today|yesterday|this morning|on \w+day|last week)$|^i (?:had|did) (?:my|the|an) (?:interview|assessment(?: day)?|open day) (?:today|yesterday|this morning|on \w+day|last week)$/,
  ],
  [
    { kind: "mood", mood: "doubt" },
    /^why would (?:they|anyone|anybody|someone|an airline|\w+) (?:even |ever |really )?(?:want|take|hire|pick|choose) (?:me|someone like me|somebody like me|people like me)\b.*$/,
  ],
  [
    { kind: "explain-star", part: "whole" },
    /^(?:.{0,60}\b)?how (?:do|can|should|would|to) (?:i |you |we )?tell (?:a|one|my|the|an) ?(?:good |proper |whole )?(?:story|stories|example)? ?(?:properly|well|right|without rambling|in a good way|better)$/,
  ],
  [
    { kind: "mood", mood: "doubt" },
    /^(?:do you (?:really |honestly )?(?:think|believe|reckon) (?:that )?i (?:can|could) (?:really |actually )?(?:do it|do this|make it|become (?:cabin crew|one|a flight attendant))|can i (?:really |actually )?(?:do this|make it)|i (?:don'?t|do not|dont) think i can(?: do (?:it|this))?|am i good enough)$/,
  ],
  [
    { kind: "limit", limit: "hiring" },
    /^(?:last (?:thing|question|one)[,:]? )?(?:do you (?:think|reckon|believe) (?:that )?(?:i(?:'ll| will|ll)? (?:get|pass|make|have got|be (?:hired|taken))|they(?:'ll| will)? (?:take|hire|like|want))(?: (?:it|the job|in|me|a chance|this))?|will (?:i get (?:it|in|the job)|they (?:take|hire) me)|do i have a (?:real |good )?chance|(?:what are|how (?:good|big) are) my (?:chances|odds))$/,
  ],
  [
    {
      kind: "drill",
      count: 3,
      choice: { category: null, competency: null, difficulty: null, kind: null, airline: null },
    },
    /^(?:be|play|act as|act like|pretend (?:to be|you(?:'re| are|r)?)) (?:the|a|my|an) (?:recruiter|interviewer|assessor|examiner)(?: and (?:interview|ask) me(?: .{0,20})?)?$/,
  ],
  [
    tip("asked-make-up-and-nails"),
    /^how much (?:make-?up|makeup|make up)(?: (?:should|do|can|must) i (?:wear|put on|use))?$/,
  ],
  [
    tip("final-leaving-the-job"),
    /^(?:what (?:do|should|can|could|would) i (?:say|answer)|how (?:do|should|can|would) i (?:answer|explain)) (?:when|if) they ask (?:me )?why i(?:'d| would|'m| am| want to|'ve)? (?:leave|leaving|left|quit|give up|change|changing)\b.{0,40}$|^(?:what do i say (?:about|if they ask) )?why (?:did|do) i (?:leave|left|want to leave|quit) my (?:\w+ )?job$/,
  ],
  [
    tip("asked-what-recruiters-look-for"),
    /^what (?:do|are) (?:they|recruiters|the recruiters|airlines|assessors) (?:really |actually )?(?:look(?:ing)? for|want|want to see|pay attention to)(?: in (?:me|us|people|candidates))?$/,
  ],
  [
    tip("final-the-weakness"),
    /^(?:what(?:'s| is)|and|what about) my (?:biggest |greatest )?weakness(?:es)?$/,
  ],
  [
    tip("asked-fire-first-steps"),
    /^what (?:do|should|must) (?:i|you|we|crew) do (?:in|if there(?:'s| is)|when there(?:'s| is)) (?:case of )?(?:a |an )?fire(?: on board)?$/,
  ],
  [
    tip("final-shifts-and-holidays"),
    /^i (?:really )?(?:don'?t (?:really )?(?:like|want|enjoy)|do not like|hate|can'?t stand|can'?t do|struggle with|am bad at|am not good at) (?:to )?(?:early (?:mornings|starts|shifts)|getting up early|get up early|mornings|nights|night (?:shifts|flights)|shift ?work|shifts|working (?:nights|weekends|at night))$/,
  ],
  [
    tip("asked-not-to-forget-on-the-day"),
    /^(?:what (?:do|should|must|can) i (?:do|eat|take) )?(?:on |in )?the (?:morning (?:of it|of the (?:day|interview)|before(?: it| the interview)?|itself)|day itself)$/,
  ],
  [
    { kind: "nerves" },
    /^i(?:'m| am|m) (?:so |really |very |already |a bit |super |quite |just |getting )*nervous(?: (?:already|now|about it|about (?:the|my) (?:day|interview)|again))?$/,
  ],
  [
    tip("asked-several-airlines"),
    /^(?:should|can|could|shall|may) i (?:also |still |then |rather )+(?:apply|try)(?: (?:to|for|with|at))? .{3,24}$|^(?:can|could|may|should|shall|is it (?:ok(?:ay)?|bad|possible) (?:to|if i)) (?:i )?(?:do|apply (?:to|for|at|with)|try|go for) (?:both|two|several|more than one|many|more)(?: airlines?| of them| at (?:once|the same time)| .{0,30})?$/,
  ],
  [
    tip("asked-medical-at-joining"),
    /^what (?:happens|do they (?:do|check|test|examine|look at)|is (?:checked|tested|examined)|will they (?:do|check|test))(?: (?:at|in|during) the (?:medical|health check|medical (?:exam|examination|check))| medically)$|^what(?:'s| is) the medical(?: (?:exam|check|like|about|examination))*$/,
  ],
  [
    tip("asked-back-feet-and-legs"),
    /^is (?:it|the job|the work|being crew|that) (?:very |really |so |quite )?(?:physical|physically (?:hard|demanding|tough)|hard on (?:the|your|my) (?:body|back|feet|legs))(?: work)?$/,
  ],
  [
    tip("asked-staying-fit"),
    /^do (?:they|airlines|you) (?:still |really |actually )?(?:do weigh-?ins|weigh crew)(?: .{0,16})?$/,
  ],
  [
    tip("asked-short-or-long-haul"),
    /^(?:do|will|can|would) (?:new (?:starters|crew|joiners|people)|beginners|i) (?:get|fly|do|start (?:on|with)|go on) (?:the )?(?:long|short)[- ]?haul(?: .{0,20})?$/,
  ],
  [
    tip("asked-too-old"),
    /^(?:which|what|are there(?: any)?) (?:\w+ )?airlines? (?:take|hire|accept|want|like|that (?:take|hire|accept))s? (?:people|women|men|someone|somebody|crew|anyone|candidates) (?:of |at )?(?:my age|over (?:\d\d|thirty|forty|fifty)|older|in their (?:thirties|forties|fifties))(?: .{0,16})?$/,
  ],
  [
    tip("asked-oldest-in-the-room"),
    /^.{0,60}\b(?:people|others|colleagues|candidates|girls|everyone|everybody|they(?:'re| are)|who are)\b.{0,12}\b(?:half my age|(?:much |all |so much )?younger than me|twenty years younger|all in their twenties)$/,
  ],
  [
    tip("asked-relationship-and-roster"),
    /^my (?:boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?) (?:is|isn'?t|does|doesn'?t|hates|thinks|says|wants|worries|is afraid|is scared|would)\b.{0,60}$/,
  ],
  [
    { kind: "capabilities" },
    /^what (?:have|did|do) i (?:forgotten?|forget|missed|miss) to ask(?: you)?$|^what (?:else )?(?:should|could|can) i (?:have asked|ask) you$|^(?:is there )?anything (?:else )?i (?:should|forgot to|haven'?t) ask(?:ed)?(?: you)?$/,
  ],
  [
    tip("asked-normal-working-day"),
    /^(?:what(?:'s| is| does)|how (?:is|does)) (?:a |the |your )?(?:typical|normal|usual|average) (?:working |work )?(?:day|shift|duty)(?: (?:like|look like|look|at work|for crew|as crew|as cabin crew))*$/,
  ],
  [
    tip("final-the-gap"),
    /^how (?:do|can|should|would|could) i explain (?:the|my|a|these|those|that)? ?(?:\w+ )?(?:years?|gap|months?|break|time off|pause)(?: .{0,24})?$/,
  ],
  [
    tip("final-children-and-partner"),
    /^(?:is it|would it be|is that) (?:a )?(?:problem|disadvantage|bad|issue|against me|minus)(?: for me| for them)? (?:that|if) i (?:have|'ve got|got) (?:a |an )?(?:small |little |young |\w+[- ]year[- ]old )?(?:child|kid|baby|kids|children|son|daughter)\b.{0,16}$/,
  ],
  [
    tip("asked-just-for-a-year"),
    /^(?:.{0,50}\b)?(?:only|just) (?:want(?:ed)? to|plan(?:ning)? to|going to|will)? ?(?:stay|do it|fly|work)?(?: (?:there|it|as crew))? ?(?:for )?(?:a|one|1|two) (?:year|season|summer)(?:s)?(?: .{0,24})?$/,
  ],
  [
    tip("asked-photos-at-home"),
    /^(?:can|could|may) i (?:take|make|do) (?:the |them|my |these )?(?:photos?|pictures?|them)? ?(?:myself|at home|with my (?:phone|mobile)|on my phone)(?: .{0,16})?$|^i (?:have|'ve|can'?t afford|don'?t have)(?: got)? (?:no )?(?:money for )?(?:a |any )?(?:professional )?(?:photos?|photographer|pictures?|studio)$/,
  ],
  [
    { kind: "limit", limit: "today" },
    /^(?:are|will|do|when (?:are|will|do)) (?:they|emirates|qatar|\w+)(?: \w+)? (?:coming|come|be|going|visit\w*) (?:to|in) (?!my\b)\w+(?: \w+)?(?: (?:this|next) (?:year|month|week)| soon| again)?$|^(?:is there|are there|when is) (?:an?|any|the next) (?:open|recruitment|assessment) days? (?:in|near|at) .{2,30}$/,
  ],
  [
    { kind: "mood", mood: "doubt" },
    /^(?:can you )?(?:give|send|tell) me (?:some|a bit of|a little|your) (?:motivation|encouragement|courage|confidence|hope)|^(?:motivate|encourage) me$/,
  ],
  [
    { kind: "thanks", isBye: true },
    /^(?:may )?(?:god|allah) bless(?: you)?(?: coach)?$|^(?:bless you|stay blessed|be blessed)$/,
  ],
  [
    tip("asked-only-man"),
    /^.{0,40}\b(?:as|for|being|i'?m) a (?:lad|man|guy|boy|bloke|male|dude)\b.{0,30}$|^(?:are there|do they (?:take|hire|want)) (?:many |any |a lot of |also )?(?:men|males|guys|lads|boys)\b.{0,24}$/,
  ],
  [
    { ...entryRequest(["assessment-days/numeracy-test"]) },
    /^(?:is|will) there (?:be )?(?:a |any )?(?:maths?|numeracy)(?: (?:test|exam|part|bit))?(?: (?:in it|too|as well|there))?$/,
  ],
  [
    tip("asked-how-many-are-taken"),
    /^(?:(?:one )?last (?:one|question|thing)[,:]? )?how many (?:people |of (?:us|them) |candidates |applicants )?(?:usually |normally |actually )?(?:get (?:through|in|taken|it|the job)|pass|are (?:taken|chosen|hired|selected)|make it|do they (?:take|hire|choose))\b.{0,16}$/,
  ],
  [
    tip("asked-hair-for-the-day"),
    /^how (?:should|do|can|must) i (?:do|wear|style|have) my (?:hair|make-?up)(?: and (?:my )?(?:hair|make-?up|nails))?(?: .{0,36})?$/,
  ],
  [
    tip("asked-years-of-background"),
    /^(?:do|will|would) they (?:really |also )?(?:check|look (?:at|into)) (?:the|my|your|our) (?:background|past|criminal record|references|history)(?: .{0,16})?$/,
  ],
  [
    tip("asked-age-to-stop"),
    /^(?:do|does|must|will) (?:i|you|we|crew|they|flight attendants?|stewardess(?:es)?|women|one) (?:have to |need to |must )?(?:leave|stop|quit|retire|go)(?: flying)? (?:when|at|if|with) .{0,24}\b(?:old(?:er)?|age|forty|fifty|thirty|\d\d)\b.{0,16}$/,
  ],
  [
    { kind: "nerves" },
    /^(?:and )?(?:what (?:do|can|should|could) i do|how (?:do|can|should|could) i (?:deal|cope|handle|fight|calm|control|manage|beat|get rid)|any tips|what helps)(?: .{0,16})? (?:about|against|with|for|of|down)?(?: the| my)? ?nerves\b.{0,24}$|^how (?:do|can) i (?:calm (?:down|myself(?: down)?)|stay calm|be less nervous|not be (?:so )?nervous)(?: (?:on|before|there|in|during|at) ?.{0,20})?$/,
  ],
  [
    tip("asked-food-and-breaks-on-the-day"),
    /^what (?:should|can|do|must) i eat(?: and drink)?(?: (?:before|beforehand|that day|on the day|in the morning|for breakfast|before (?:it|the (?:day|interview))))?$|^(?:should|can|may) i eat (?:before|something|there|breakfast)\b.{0,20}$/,
  ],
  [
    tip("asked-come-with-me"),
    /^my (?:mum|mom|mother|father|dad|parents|sister|brother|friend|boyfriend|girlfriend|husband|wife|aunt|family) (?:wants?|would like|is going|can|could|will|insists?)(?: to)? (?:come|go|drive|bring|take) (?:along |me |with me|there).{0,50}$|^(?:can|could|may) (?:my (?:mum|mom|mother|father|dad|parents|sister|friend|boyfriend|husband)|someone|somebody|anyone) (?:come|go|wait|drive) (?:along|with me|there|outside|to the (?:day|interview|assessment))\b.{0,24}$/,
  ],
  [
    tip("asked-which-languages-help"),
    /^i (?:can )?(?:also )?speak (?:fluent |some |good |a little |a bit of )?\w+(?: ?,| and| but)(?: .{2,60})?$/,
  ],
  [
    { kind: "assessment-day", tells: "course" },
    /^what (?:will |does |is going to )?happens?(?: exactly)? (?:on|during|at|in) (?:the|that|an?) (?:day|assessment|assessment day|open day|recruitment day)$/,
  ],
  [
    tip("asked-skin-and-teeth"),
    /^(?!.*\b(?:would|will|is|does|do|can|mind|problem|ok(?:ay)?|allow\w*)\b)i(?:'ve| have)(?: got)? (?:a |an |some )?(?:small |little |big |tiny |visible |old )*(?:scars?|acne|pimples|birth ?marks?|moles?|freckles|braces|spots)\b.{0,40}$/,
  ],
  [
    tip("asked-which-questions-come"),
    /^(?:this is my first (?:ever )?(?:job |real )?interview|i(?:'ve| have)? (?:never|not(?: ever)?) (?:had|been (?:to|in)|done|gone to) (?:a |an |any )?(?:real |proper |job |formal )*interviews?)(?: (?:before|ever|yet|in my life))?(?: (?:so|and) .{0,30})?$/,
  ],
  [
    tip("asked-hair-and-beard"),
    /^(?:and |but )?(?:my hair(?:'s| is)|i have|i've got) (?:[a-z]+(?: ?,| and)? ){0,3}(?:blue|pink|green|red|purple|orange|grey|dyed|coloured|colored|shaved|bleached|dreadlocks|dreads|braids|an? undercut|a mullet)(?: hair| at the (?:sides?|back))?(?: (?:right now|now|at the moment))?$/,
  ],
  [
    tip("asked-nerves-that-show"),
    /^(?:i(?:'m| am) (?:so |really )?(?:scared|afraid|worried) (?:that )?|what if )?(?:i|my (?:hands?|voice|face|legs?))(?:'ll| will|'m| am| always| might)? (?:blush|go(?:es)? red|turns? red|shakes?|shaking|sweat\w*|trembles?|blushing)\b.{0,30}$/,
  ],
  [
    tip("asked-how-many-are-taken"),
    /^how many (?:people|candidates|others|applicants|girls|of us) (?:come|go|are (?:there|coming)|show up|apply|will (?:be|come))(?: (?:there|usually|normally))?(?: (?:to|at|on|for) .{2,24})?$/,
  ],
  [
    tip("asked-social-media"),
    /^(?:do|will|would|can) (?:they|recruiters|airlines|the airline) (?:really |also |even )?(?:check|look at|look (?:me )?up on|see|google|stalk|read)(?: me| us)?(?: (?:on|at|in))?(?: my| our)? ?(?:phone or |facebook or )?(?:instagram|insta|facebook|tiktok|social media|online|profiles?|google)\b.{0,20}$/,
  ],
  [
    { kind: "analyse-answer", mode: "ask" },
    /^my (?!last|first|second|other|whole|own|new)[a-z]+ story,? (?:is (?:it )?|was (?:it )?)?(?:any )?(?:good|ok(?:ay)?|useful|usable)\b.{0,40}$/,
  ],
];
