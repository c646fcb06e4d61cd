import type { ChatRequest } from "../request.ts";

type Limit = Extract<ChatRequest, { kind: "limit" }>["limit"];

/** What is not the coach's business, read from folded text; the first that fits counts. */
const PATTERNS: readonly (readonly [limit: Limit, pattern: RegExp])[] = [
  [
    "other-job",
    /(?<!\b(?:my|your|his|her|last|old|previous|current|present|own|first|the|this|leave|leaving|quit) )\bjob as (?:an? )?(?:train|bus|truck|lorry|taxi|uber|teacher|nurse|waiter|chef|police\w*|developer|programmer|accountant|engineer|driver|cleaner|hairdresser)\b/,
  ],
  [
    "distress",
    /\b(kill(ing)? myself|suicid|end my life|end it all|want to die|don'?t want to live(?! (?:like|in|there|with|at|on|alone|far|abroad|so|as|here|under|near|together|away|a|an|the|that|this|my)\b)|no reason to live|hurt(ing)? myself|self.?harm|cut(ting)? myself(?! (?:in the galley|on (?:a|the|some|my) (?:\w+ )?(?:trolley|cart|can|tin|foil|glass|paper|oven|door|latch|box)|shaving|at work|while (?:cooking|working|serving|shaving|opening))\b)|can'?t go on( any ?more| living)?$|matarme|suicidarme|no quiero vivir|quiero morir|me tuer|me suicider|envie de mourir|plus envie de vivre)\b|自杀|不想活|想死/,
  ],
  [
    "instructions",
    /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|prompt|rule|direction|guideline)|system prompt|developer mode|jailbreak|\bdan mode\b|you are now (a|an|dan|in)\b|(?<!\b(?:not|to|don'?t|never) )pretend (to be|you are|you're|that you)|act as (a|an|if)\b(?!.*\b(recruiter|interviewer|assessor)\b)|reveal (your|the) (prompt|instruction|rules|secret)|ignora (tus|las|todas)|olvida (tus|las) instrucciones|ignore[zr]? (tes|vos|les|toutes)|忽略.{0,8}(指令|指示|提示)|api key|your password|database password/,
  ],
  [
    "english",
    /\bwhy\b.{0,35}\b(in english|english only|only english|english then)\b|\b(is|are|it'?s|everything|all) (that |this |it |all )?in english\b.{0,12}[?!]|\bpor que\b.{0,25}\b(en )?ingles\b|\bpourquoi\b.{0,25}\b(en )?anglais\b|为什么.{0,8}(英文|英语)/,
  ],
  [
    "other-business",
    /\b(bitcoin|crypto\w*|stock market|(shares|stocks) (of|in|or)|invest(ing|ments?)?|put (it|my money|my savings|my salary|\w+ grand) in(to)?)\b/,
  ],
  [
    "hiring",
    /\b(will|would|do you think|am|are|can|could|what are|how likely)\b.{0,40}\b(i|my|me)\b.{0,30}\b(get (the|this|a|that) (job|offer|position)|get hired|be hired|(?<!\b(?:airport|crew|id|boarding|security|guest|staff|bus) )pass\b(?! the salt)( the| my| it)?|make it(?! (?:a bit |even |much |any )?(?:better|stronger|shorter|longer|clearer|sound|more|nicer|easier|work))|be accepted|get accepted|get in\b|chances?|be selected|be rejected|qualify|good enough)|\b(will|would|do|did|are|is)\b.{0,30}\b(hire|take|accept|choose|pick|reject|employ)(ing)? me\b|\bmy (\w+ )?(chances?|odds)\b|predict.{0,30}(result|outcome|hire)|me (van a|contrataran|daran el trabajo)|conseguire el (trabajo|puesto)|(vais|vont|serai)[- ](je|ils).{0,20}(embauch|pris|recrut)|suis-je (prise?|embauchee?)|会.{0,4}(录取|录用)|能.{0,4}(录取|录用|通过)吗/,
  ],
  [
    "salary",
    /\b(?:and|what about|how about|but)(?: the)? (?:pay|salary|money|wages)(?= ?[?.,!]|$| at| for| there| in)|\b(?:leaves?|left) (?:me )?(?:with )?(?:more|most|money).{0,25}\b(?:month|end|money|pay)\b|\btake[- ]home\b|\bwhat (?:would|will|do|could|can) (?:i|you|we|they|crew|beginners) (?:earn|make|get paid)\b(?! (?:of|with|for|out|you|us|me|people|candidates|everyone))|\b(?:pays?|earns?|makes?) (?:more|most|better|best|well|less|enough)\b(?! (?:sense|attention))|\bwhat (?:do|does )?(?:\w+ ){1,3}(?:and|or|vs) (?:\w+ ){1,3}pays?\b|\bwhat(?:'s| is) the (?:pay|money) like\b|\b(how many (euros|dollars|pounds|dirhams|riyals)\b(?=.*\b(month|salary|wage|account|year|earn|pay|paid|contract)\b)|salar(y|ies)|wages?|how much (do|does|will|would|can|are) .{0,40}(pay|paid|earn|make)|pay ?(scale|check|rate|per)|\b(what|how much) (will|would|does|do|did|is|are) [a-z ]{2,30}\bpay(ing)?\b(?! (attention|for|in training|during training))|\b(overtime|holiday|night|extra) pay\b|\bpay (per|an|each|a) (hour|month|year)|hourly (pay|rate)|(?<!\bwhat (?:is|are|does) (?:a |the )?|\bwhat's (?:a |the )?)per diem|earn(ings)?\b|monthly pay|starting pay|remuneration|sueldos?|salarios?|cuanto (gana|ganan|paga|pagan|cobra|cobran)|salaires?|combien (gagne|paie|touche)|gagne(nt|r)? combien|combien .{0,25}(gagne|touche))|工资|薪水|薪资|月薪|多少钱/,
  ],
  [
    "legal",
    /\b(sue|lawsuit|lawyer|attorney|legal advice|is it legal|illegal for (them|an airline)|legal rights|my rights|take .{0,20} to court|discriminat(ed|ion) (against me|claim)|unfair dismissal|employment law|demandar|abogado|avocat|porter plainte)\b|律师|起诉|法律(建议|咨询)/,
  ],
  [
    "medical",
    /\b(should i (take(?! (with|along|to|into|out|part|swimming|(an? |the |my |some )?(\w+ )?(class|classes|lessons?|courses?|break|bus|train|taxi|photos?|food|lunch|notes|job|offer|bag))\b)|stop taking|see a doctor)|what (medicine|medication|pill|painkiller|drug|dose)s? (should|can|do) i|(what|which) (illness|disease|sickness|infection|condition) (do|did|could|might) i|(what('s| is) wrong with|why does) my (left |right )?(ear|head|tooth|back|stomach|throat|chest|eye|knee|leg|skin)|my (left |right |own )?(ear|head|tooth|back|stomach|throat|chest|eye|knee|leg)s? (hurts?|aches?|is swollen|keeps? hurting)\b.{0,60}\b(since|for (days|weeks|\w+ (days|weeks|months))|weeks? ago|days ago)|i (have|feel|got|am having|think i have|suffer from) (a |an |got |my )?(headache|migraine|fever|flu|cold|chest pain|pain|rash|depress|anxiety disorder|covid|infection|dizzy|sick|stomach|period pain|back pain|adhd|diabetes|asthma|epilepsy|insomnia)|my (headache|doctor|symptoms?|medication|blood pressure|back hurts|knee hurts|pregnancy|period)|(am i|i'm|i am) pregnant|diagnos(e|is)|antidepressants?|can i fly with (a|my) (cold|pregnan|broken|surgery)|me duele|tengo (fiebre|dolor)|j'ai (mal|de la fievre)|我(头痛|头疼|发烧|生病|肚子疼))\b|我(头痛|头疼|发烧|生病|肚子疼)/,
  ],
  [
    "today",
    /^(?!.*\b(?:i'?ve|i have|i got|have got|my|got an?|going to (?:an?|the|their)|attending|invited)\b.{0,60}\b(?:open days?|assessment days?|recruitment (?:days?|events?))\b)(?=.*(?:\b(?:when|where|is there|are there|any|know|dates?|looking for|near me)\b|\?)).*\b(?:open days?|assessment days?|recruitment (?:days?|events?)|walk[- ]?ins?|roadshows?|casting|vacanc(?:y|ies))\b.{0,40}\b(?:next (?:week|month|year|few|couple)|coming up|upcoming|in the next|this (?:week|month|year)|soon|right now|at the moment|currently|near me|(?:in|until|before) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|(?:in|at) [a-z]+ (?:or|and) [a-z]+)\b|\b(?:date|dates|when)\b.{0,30}\b(?:next )?(?:open day|walk[- ]?in|assessment day|recruitment (?:day|event))\b|\bwhen (?:do|does|will|are|is) .{0,30}\b(?:applications?|recruiting|hiring|open day|vacanc\w+)\b.{0,20}\b(?:open|reopen|start|begin|next|again|on)\b|\b((will|is|does|gonna) it (going to |gonna )?(rain|snow|storm|be (rainy|stormy|sunny|hot|cold|windy|foggy))|weather (in|at|on|today|tomorrow|now|forecast|like|there|here)|(how|what)( is|'s|s)? the weather|forecast|temperature (in|at|outside)|today'?s news|latest headlines|breaking news|stock price|share price|exchange rate|flight status|is (my|the) flight|flight (delayed|number)|what time is it|what day is it|current (price|time|date)|\b(announce\w*|launch\w*|publish\w*|report\w*|say|said)\b.{0,20}\b(today|this morning|yesterday|last night|this week)\b|ticket price|(?<!\b(?:get|have|you|ye|we|any) )cheap(est)? flights?(?! for)|book (me )?(a|my) (flight|ticket|hotel|room|seat)|\bbook me (on|in|into|for|onto|the)\b|(cheap|clean|good|nice|best|which|recommend|any|decent|affordable)\b.{0,20}\b(hotels?|hostels?|airbnbs?|restaurants?)\b.{0,12}\b(near|close to|next to|around|in)|live score|\b(happen\w*|accident|crash|incident|emergency|news)\b.{0,40}\b(today|this morning|yesterday|last night)\b|\b(today|this morning|yesterday|last night)\b.{0,40}\b(accident|crash|incident|in the news)\b|(next|upcoming) (open day|recruitment day|assessment day|walk-?in|intake|course)|(hiring|recruiting) (right )?(now|currently|at the moment|today|this (week|month))|(currently|still|now) (hiring|recruiting)|open (vacanc(y|ies)|positions)|when\b.{0,25}\b(hire|hires|hiring|recruit|recruits|recruiting|open day|vacanc\w+|applications? open|open applications)\b(?=.{0,15}\b(again|next|open|start|back|now)\b|[?! ]*$)|\b(?:is|are|still|currently|now)\b(?: \w+){0,3} on strike|(vacanc(y|ies)|positions) open|clima|pronostico|meteo|quel temps)\b|天气|今天新闻|航班动态|机票/,
  ],
  [
    "other-job",
    /(?<!\b(?:my|your|his|her|last|old|previous|current|present|own|first|the|this) )\bjob as an? (?!(?:cabin|flight|air|crew|stew|purser|host))[a-z]+\b|\b(become|becoming|be|work as|train as|career as|job as|apply as|change to) (an? |the )?((airline|commercial|private|fighter|helicopter|drone) )?(pilot|air traffic controller|atc|aircraft mechanic|aircraft engineer|aerospace engineer|ground staff|check-?in agent|dispatcher|flight dispatcher)\b|\b(pilot|flying|flight|captain)'?s? (licen[cs]e|school|academy|training cost)\b|\bbecom(e|ing) (an? )?(captain|co-?pilot|first officer|travel agent|tour guide|train conductor|airport manager)\b|ser piloto|hacerme piloto|devenir pilote|controlador aereo|controleur aerien|(成为|当)(飞行员|机长|空管)/,
  ],
  [
    "opinion",
    /\b(president|election|politic|democrat|republican(?! airways)|trump|biden|putin|israeli?(?!.{0,30}\b(?:passport|stamp|citizen\w*|nationality|visa|base|crew)\b)(?<!\b(?:passport|stamp|citizen\w*|nationality|visa|visit|visited|fly|flew|flights?)\b.{0,20})|gaza|ukraine|abortion|religion is|god exist|believe in god|who should i vote|communis|capitalis|immigration policy|elecciones|presidente|gouvernement)\b|政治|总统|选举/,
  ],
  [
    "insult",
    /\b(you('| a)?re? (so |such )?(an? )?(stupid|useless|idiot|dumb|moron|trash|garbage|rubbish|worthless|crap|terrible|the worst)|stupid (bot|coach|machine|thing)|(?<!\b(an?|the|some|like|such|was|were|is|are|his|her|their|my|of|big|total|complete|that|this|these|those|other|guest|passenger|customer) )idiots?\b|^ ?(omg |ugh |wow )?(this|that|it|everything)('s| is| was)? (all |just |so |such |really |totally |complete(ly)? )*(stupid|useless|rubbish|garbage|trash|crap|nonsense|bullshit|a joke|a waste of time)\b(?! (to|that|of me|if|idea|question))|\bnothing (here )?works( here)?\b|shut up|f+u+c+k|fuck|bullshit|piece of shit|you suck|go to hell|screw you|(?<!\b(me|him|her|them|us|an?|the|some|that|was|is|an absolute|of) )(asshole|bitch)|eres (un )?(idiota|inutil|estupid)|idiota|imbecile|connard|ta gueule|tu es (nulle?|stupide|inutile))\b|傻|白痴|滚/,
  ],
  [
    "personal",
    /\b(do you love|i love you|marry me|are you (single|married|pretty|hot|gay|male|female|a man|a woman)|your (boyfriend|girlfriend|wife|husband|phone number|favou?rite (food|colou?r|movie|song))|go on a date|date me|where do you live|how old are you|te amo|casate|je t'aime|epouse)\b|我爱你|结婚吧/,
  ],
  [
    "other-business",
    /\b(write (me |us )?(a |an |some |my |our |his |her |the )*(\w+ ){0,2}(poem|song|essay|thesis|assignment|paper on|book report|wedding speech|speech for my|code|python|javascript|program|script|novel|love letter|cover letter)|python|javascript|sql query|(a|fake|false|made.?up) reference (from|letter|of)|fake (a |my )?(cv|reference|certificate|experience)|recipe for|how (do i|to) (cook|bake|make a (bomb|cake|pizza))|order (me )?(a |some )?pizza|pizza (recipe|near|delivery)|\b(who|which team|what team)\b.{0,20}\b(won(?!'?t\b)|win|wins|champion)|\b(favou?rite|best|recommend|talk about|new)\b.{0,20}\b(football|soccer|movie|film|series|video ?game)|(?<!\bmy )(football|soccer|world cup|match) (result|score|game|team)s?\b|(math|maths|school|my) homework\b(?=[^,]*$)|\b(fill|filling|complete|completing|do|write|translate)( in| out| up)? (\w+ ){0,4}(visa|tax|immigration|passport|insurance|bank|school|university|loan|green card) (\w+ )?(forms?|applications?|papers|returns?|declaration)\b(?! (for|to) (the |my )?(airline|interview))|\b(visa|tax|immigration|loan) (forms?|returns?)\b|\b(my|for a) (essay|thesis|uni assignment|dissertation)\b|\bhelp me (to )?(cook|move house|find (a |an )?(flat|girlfriend|boyfriend|husband|wife|lawyer))\b|capital of (france|spain|italy|germany|\w+ia)\b|tell me a joke|\bjoke\b(?! about a)|(can|could|will|would) you (apply|send|submit|call|email|e-mail|book|write to|register)\b.{0,60}\b(for me|my|them|me)\b|horoscope|zodiac|lottery|meaning of life|quantum|translate this (document|page)|square root|\d+ ?[x*+/] ?\d+|receta|chiste|poema|blague|poeme|recette)\b|写(一首)?诗|笑话|股票|菜谱|比特币/,
  ],
];

/** The limit that a message meets; null for the coach's own business. */
export function limitIn(plain: string): Limit | null {
  const isLong = plain.trim().split(" ").length > LONGEST_INSULT;
  return (
    PATTERNS.find(
      // Who tells a story insults nobody, whatever words it has.
      ([limit, pattern]) => !(isLong && limit === "insult") && pattern.test(plain),
    )?.[0] ?? null
  );
}

const LONGEST_INSULT = 25;
