import { type ChatRequest, entryRequest } from "../request.ts";
import { ABOUT_COACH_SKILLS } from "./about-coach-skills.ts";
import { choiceIn, competencyIn, countIn } from "./choice.ts";
import type { Message } from "./message.ts";
import { starPart, toldPart } from "./section-named.ts";
import { only, type Skill } from "./skill.ts";

/** A reading of the message, how sure it is (0 to 1), and the words that led to it. */
export interface Reading {
  request: ChatRequest;
  score: number;
  because: string;
  /** True where it is read as going on from what was said before. */
  goesOn?: true;
  /** 0 to 1: how likely what was found in the content is the answer. */
  sure?: number;
  /** 0 to 1: how likely it is what people ask on after the entry told. */
  nextShare?: number;
}

/** "Ask me about teamwork", "ok put me a question on complaints": said to the coach, at the head of a sentence. */
const ASK_ME_ABOUT =
  /(?:^|[.!?,;:] ) ?(?:(?:ok|okay|so|now|please|pls|hi|hey|hello|coach|yes|yeah|yep|and|then|go on|right|alright|well|just|maybe|great|cool|thanks|gonnae|gonna|wanna|can ye|could ye|can you|could you|can u|could u|will you|would you|you can|u can|i want you to|i'd like you to)(?: ?,)? ?)*(?:(?:ask|try|test|question|challenge|put|give|gie|gies|gimme|geez|get|set|throw|send|do)(?: to)? (?:me|us)|(?:put|ask|throw|send|do)(?= (?:one|an?|some|another)\b))(?: (?:something|anything|sth|one|another one|an?(?: [a-z-]+){0,3} (?:question|one|scenario)|some(?: [a-z-]+)? questions?|(?:[a-z-]+ )?questions?))? (?:about|on|around|regarding|to do with)\b(?! (?:that|this|it)\b)/;

const BEFORE_TRAINING =
  /\b(?:training|course) (?:starts?|begins?|is|will start|in)\b|\b(?:before|until|till|for) (?:the |my )?(?:training|course)\b/;

/** What the coach does besides answering questions of fact. Patterns read folded text in four languages. */
/** What to do this week, or each day: wished for in so many words. */
export const BY_THE_DAY = "plan, by the day";

const SKILLS: readonly Skill[] = [
  ...ABOUT_COACH_SKILLS,
  {
    because: "drill",
    pattern:
      /\b(?:whole|full|proper|complete|entire) (?:mock )?interview\b(?= ?(?:with|please|pls|now|[.!?,]|$))|\bmock (?:thing|one|round|session)\b|\b(?:do|have|run|start|want|need|try) (?:a|another|one|the|my) mock\b|\b(?:ready|time) for (?:my|the|a) mock\b|\b(?:interview|quick|short) round\b|\b(?:a )?whole set\b|\brun (?:thru|through) (?:it|the interview|everything)\b|\bthe mock\b(?= ?(?:now|please|[.!?,]|$))|\byou(?:'ll| will)? (?:have to |can |could |should |must )?(?:be|play|do) (?:the )?(?:interviewer|recruiter|panel)\b|\bplays? the interviewer\b|\byou ask (?:and|,)? ?i(?:'ll)? answer\b|\bmore than one question\b|\bdrill me|\b(an?|the|another|some|star|service|interview|questions?|quick|short|start|do|run|practi[sc]e|safety|teamwork|\d+|two|three|four|five|ten)[- ]([a-z]+[- ])?drill\b(?! (for|of|on board|exercise))|^ ?drill|\bgrill me|quiz me|test me|mock interview|interview me|simulate (an|the) interview|rapid fire|round of questions|\b(\d+|two|three|four|five|ten) ([a-z-]+ ){0,3}questions\b(?! (?:at once|together|at the same time|is too|are too))(?!.*\b(?:just|only) (?:ask me |give me |want )?one\b)(?!.*\b(ask them|ask the|for them|for the recruiter)\b)|entrevistame|simulacro|ponme a prueba|hazme \d+|\d+ preguntas|(?<!\b(me|nos) (hacen|ponen|piden) )(dos|tres|cuatro|cinco) preguntas|interroge[- ]moi|entraine[- ]moi|simulation d'entretien|(pose[sz]?|donne[sz]?|fais|faites)\b.{0,12}(\d+|deux|trois|quatre|cinq) questions|模拟面试|(\d|两|三|四|五|十)[个道]问题|(\d|两|三|四|五|十)[个道].{0,6}题/,
    score: 0.95,
    request: ({ plain }, airline) => ({
      kind: "drill",
      choice: choiceIn(plain, airline),
      count: countIn(plain),
    }),
  },
  {
    because: "practise",
    pattern:
      /\b(?:can|could|may) i (?:have|get|do) (?:one|another(?: one)?|a different one|an easier one|something else)\b(?= (?:about|on|with|instead|please|that)|[?.! ]*$)|\bgive me (?:one|something|another|another one) (?:about|on|with|for|easier|else|instead)\b|^ (?:another|a different|an easier|a harder|other|next) (?:one|question)(?:[.!;]|, | (?:about|on|for)\b)|\b(?:other|another|different|easier|harder) (?:one |question )?(?:please|instead)\b|[.!,;] ?(?:an? )?(?:different|other|another|easier|harder|new) (?:question|one)(?= ?[.!,;]| about|[.! ]*$)|\b(?:give|ask|send|throw|get|find)(?: to)? me one (?:where|that|in which|which|from|i can)\b|\b(fire|throw|chuck|sling|shoot) (one|a question|something) at me\b|(?<!\b(will|would|might|could|may|they|people|to|and|recruiters|always|often|them|he|she) )ask me\b(?! (about|if))|\bask me about an? (time|occasion|moment|day|situation|scene)\b|(give me|gimme|get me|throw me|hit me with|shoot me|ask) (a|an|another|one|some) ([a-z-]+ ){0,4}(question|one to answer)|\b(practi[sc]e|try|want|need|like|have|do) (a|one|another|an|some) ([a-z-]+ ){0,4}questions?\b|^ ?(a|one|another|next|new|random|different) ([a-z-]+ ){0,4}question\b|\b(?:put|ask|throw|send|give) (?:an?|one|another|some|the next) (?:[a-z]+ ){0,2}questions? (?:to|at) me\b|let'?s (practi[sc]e|train|start|begin)(?! (with (how|what|the|where)|from))|can we (practi[sc]e|train|start)(?! (with (how|what|the|where)|from))|questions? please|^ (?:(?:ok|okay|so|now|please|hi|hey|coach|yes|and|can you|could you|u|you)(?: ?,)? ?)*(?:give|gimme|send|throw|put|ask|shoot|show)(?: to)?(?: me| us)?(?: (?:the|some|next|new|easy|hard|difficult|good|random|interview|practi[sc]e|your|first|real|simple|quick))* questions?\b(?! (?:to|for) (?:ask|them|the recruiter))|\b(?:gimme|give me|ask me|send me|throw me|hit me with|lets do|let's do|do) (?:just )?(?:one|an? (?:quick|simple|easy|easier|hard|harder|tough|short|fast|nice|good|normal|proper|real|typical|usual|standard|classic|common|serious|different|better) one)\b(?= *(?:[,.!?]|please|now|more|$|to (?:practi|answer|train)|while|before|about|on my|quick|easy|first))|\bask me (?:something|anything|smth|whatever)\b(?! (?:if|when))|\bdo you have (?:a|any|some) questions? for me\b|\bput me on the spot\b|\bask me one of (?:the|their|your|its) (?:\w+ )?questions\b|\b(?:just|only) ask me one\b|\bask me (?:just|only) one\b|\b(?:just|only) (?:want )?one (?:interview )?question\b|\bone (?:question )?at a time\b|\bi (?:want|wanna|would like|'d like) (?:to )?(?:train|practi[sc]e|try) (?:this|that|it)\b|\b(?:can|could|may|shall|let) (?:we|i|me) (?:just )?(?:try|do|have a go at|answer) (?:that|this|the .{3,60}?) (?:one|question)\b|\b(?:can|could) i (?:try|have a go at) that(?: one)?\b|\b(?:daft|silly|stupid|dumb|weird|odd|strange|boring|pointless) question\b|\bi (?:don'?t|do not|dont) like (?:this|that) (?:question|one)\b|hazme una pregunta|(una|otra) pregunta|practicar|practiquemos|preguntame|pose[sz]?[- ]moi (une )?question|une (autre )?question|m'entrainer|entrainement|练习|(?<!官|人|们|他|她|果|会)问我|出(一)?[个道]?.{0,4}题|下一[个道]?问题|下一题|来一[个道]/,
    score: 0.94,
    request: ({ plain }, airline) => ({ kind: "practise", choice: choiceIn(plain, airline) }),
  },
  {
    because: "a wish to be asked about something",
    pattern: ASK_ME_ABOUT,
    score: 0.94,
    request: ({ plain }, airline) => ({ kind: "practise", choice: choiceIn(plain, airline) }),
  },
  {
    because: "a task for a group",
    pattern:
      /\b(sample|example|typical|possible|another|give me an?|show me an?)\b.{0,14}\b(topics?|group (task|exercise|discussion|topic)s?|discussion topics?)\b|\b(?:kind|sort|type)s? of tasks?\b.{0,40}\bgive me (?:one|an example)\b|\b(?:give|set|show|try) (?:me |us )?(?:an? |another |one )(?:group |discussion )?task\b/,
    score: 0.945,
    request: only({ kind: "group-task" }),
  },
  {
    because: "a wish to practise",
    pattern:
      /(?<!\bwhat (?:one )?(?:thing )?(?:should|shall|do|can|could|must) )\b(i|we|me|to|let's|lets|please|can|could|wanna|want|like|and|just|more|some) (practi[sc]e|rehearse)\b(?! (of|is|are|on board))|^ ?(practi[sc]e|rehearse)\b|\bpracti[sc]ing\b|(?<!\b(the|a|my|in|last|first|that|this|during|our|every|after) )\b(practi[sc]e|rehearse) (my|with|for|an?|the|some|interview|questions?|answer|answers|answering|me|us)\b/,
    score: 0.91,
    request: ({ plain }, airline) => ({ kind: "practise", choice: choiceIn(plain, airline) }),
  },
  {
    because: "analyse-answer",
    pattern:
      /\b(analy[sz]e|evaluate|assess|judge|rate|score|check|review|critique|give me feedback on|feedback on|grade|improve|look at) (this|my|the following) (star |interview |practice )?(answer|response|story)|here('s| is) my (answer|story|response)|^ ?my (answer|response)( is)?[:.,]|(i (wrote|have|made|prepared) (an|my) (answer|response|story)).{0,30}\b(good|ok|okay|right|tell me|check|think)|how (was|is|good is|good was) (my|this|that) (answer|response)|(can|could|will|would) (you|u) (please )?(check|read|rate|correct|judge|look at) my (answer|story|response)|analiza (mi|esta) respuesta|evalua mi|mi respuesta( es)?[:.,]|analyse[rz]? ma|evalue[rz]? ma|ma reponse( est)?[:.,]|(分析|评估|评价)(一下)?我的(回答|答案)|我的回答/,
    score: 0.9,
    request: only({ kind: "analyse-answer", mode: "ask" }),
  },
  {
    because: "weakest or strongest answer",
    pattern:
      /\bwhat(?:'s| is| are) my weakest (?:points?|spots?|areas?|sides?|parts?|things?)\b|\bwhere am i (?:the )?weakest\b|\bwhat (?:are|is|should|do|would)\b.{0,50}\b(?:work on|improve|practi[sc]e)\b.{0,40}\b(?:stories|answers|told you|this (?:session|talk|conversation)|today)\b|\bwhich ones?(?:'s|s| is| are)? ?(?:the )?(?:weakest|worst|best|strongest)\b|\b(?:which|what)\b.{0,30}\banswers?\b.{0,15}\b(?:weak\w*|worst|best|strong\w*)\b|\b(?:which|what)(?: one| of (?:them|these|mine|the two))? (?:is|was|are)(?: my| the)? (?:weakest|weaker|worst|best|better|strongest|stronger)(?= (?:one|of|and|answer)\b| *[?.!,]| *$)|\bwhich (?:one )?is (?:the )?weaker\b|\b(weakest|worst|least (strong|good)|lowest(-| )?(scor|rated)?|poorest|strongest|best|highest(-| )?(scor|rated)?)\b.{0,40}\b(answer|answers|story|stories|response|responses|score|scored|section|area|point|part|category|competency)s?\b(?! (?:of|about|in) (?:the|this|that|being|working|flying|a|your) ?(?:job|work|life|day|flight|training|crew|course)?\b(?! (?:answer|story)))(?! (to|for|when|if|ended|ends|is|was|went|has|had|about|comes|turned)\b)|(which|what) (of )?(my )?(answer|story|stories|answers).{0,30}(weak|strong|worst|best|work on|improve|redo|repeat)|(which|what) (of my )?(story|answer|stories|answers)\b.{0,20}\b(fix|improve|mend|redo|repeat|work on)|where am i (weak|strong|worst|losing|failing)|(my|am i) (weak|strong) (points?|areas?|spots?|sides?|at)|what am i (bad|good|weak|strong|worst|best) at|(historia|respuesta)s? (es |son )?(la |las )?(mas )?(floja|debil|fuerte)s?|(peor|mejor) (respuesta|historia)|respuesta mas (floja|debil|fuerte)|(plus faible|plus forte|pire|meilleure?) (reponse|histoire)|(reponse|histoire)s? (est |sont )?(la |les )?plus (faible|forte)s?|最(弱|差|强|好)的?.{0,6}(回答|故事|答案)|(回答|故事|答案).{0,8}最(弱|差|强|好)/,
    // "My students are my best stories": said, and nothing asked.
    notWhere:
      /(?<!\b(?:which|what|one|ones) )\b(?:is|are|was|were) my (?:very )?(?:best|strongest|weakest|worst) (?:stor|answer)/,
    score: 0.932,
    request: ({ plain }) => ({
      kind: "weakest-answer",
      isStrongest:
        /\b(strong|strongest|best|highest|good at|mejor|fuerte|forte|meilleure?)\b|最强|最好/.test(
          plain,
        ) && !/\b(weak|weakest|weaker|worst|needs? (more )?work|improve)\b|最弱|最差/.test(plain),
    }),
  },
  {
    because: "progress",
    pattern:
      /\b((?:what|which|show|see|list|how (?:are|were)|tell me|know)\b.{0,25}\bmy (?:saved|practi[sc]ed|stored|recorded|own|last|previous|past) (?:answers?|stories|ones)(?! (?:weak|strong|bad|good|best|worst))|what (?:have i|did i) (?:practi[sc]ed?|saved?)|(?:what|how|which|show|see)\b.{0,30}\b(?:practi[sc]ed|saved|stored) (?:answers?|stories)|my (progress|scores?|practice results?|results? (so far|here)|statistics|stats|improvement|track record)|(show|see|tell) (me )?my results?|how am i doing|am i (improving|getting better|making progress|on track|ready)|(have|did) i (improve|improved|get|got(ten)?|made?|make) (any |some |much )?(better|progress)|have i improved|am i (getting|becoming) (any |much )?better|how much (better|worse) am i|how (have|did) i (do|done|improve)|progress(ing)? (so far|over time|report)|how many (answers|questions|stories) (have|did|do) i|(did|have) i (already )?(do|done|practi[sc]e|practi[sc]ed|answer|answered) .{0,20}\b(one|question|about|that)\b|(show|see|find|give)( me)?( again)? (my|the) (answers?|stor(y|ies)) (i|from|about|again|of last)\b|(where|how) (can|do|could) i (see|find|look at|get) .{0,20}\b(marks|scores?|results|answers|grades|progress)\b|show (me )?my (progress|scores)|mi progreso|mis (resultados|puntuaciones)|como voy|he mejorado|estoy mejorando|mes (progres|resultats|scores)|ma progression|est-ce que je progresse|ai-je progresse)\b|我的(进步|进展|成绩|分数)|我有进步吗|我进步/,
    score: 0.92,
    request: only({ kind: "progress" }),
  },
  {
    because: BY_THE_DAY,
    pattern:
      /\bwhat (?:should|do|can|shall|must) i (?:practi[sc]e|work on|learn|prepare|train|do) (?:first |next )?(?:this week|(?:every|each) (?:day|evening)|daily|tonight)\b/,
    // Nearer than how to prepare for what was told last.
    score: 0.96,
    request: only({ kind: "plan" }),
  },
  {
    because: "plan",
    pattern:
      /\b(?:from|based on|after|given|with|of) (?:all|everything|what)(?: that| of what)? (?:i(?:'ve| have)? (?:told|said|shared|shown|written|just told)|we(?:'ve| have)? (?:talked|spoken|discussed|gone over|said))\b.*\?|\bwhat would you do(?: first)?(?: this week| now| today)?,? if you were me\b|\bwhat would you do(?: first)? in my (?:place|shoes)\b|\bwhat(?:'s| is|s)? (?:then |so )?(?:the|my) (?:one|main|single|most important|biggest|first) (?:thing|point|priority)(?: that)?(?: i (?:should|need to|must|have to|could))? (?:to )?(?:work on|practi[sc]e|improve|focus on|prepare|do)\b|^ (the |a |my )?plan[.! ]*$|^ (?:(?:hi|hello|hey|so|ok|well)(?: ?,)? ?)*(?:my|the) (?:assessment|recruitment|open|interview|final)(?: day| centre| center| interview)? (?:is|starts) (?:next|on|in|tomorrow|this|at|already)\b[^?]*$|^ (?:(?:ok(?:ay)?|so|and|well|right|alright|hmm|great|cool|done|thanks|i'm here|im here|im back|i'm back)(?: ?,)? ?)*(?:what now|now what|what next|whats next|what's next|what do we do(?: now| next| today)?|where (?:do|shall) we (?:begin|start)|how (?:do|shall) we (?:begin|start)|what shall we do)[?!. ]*$|\b(?:what|how) (?:should|can|could|do|shall|would) i (?:do|prepare|practi[sc]e|use|spend)(?: (?:in|with|for|during))? (?:the|these|those|my) (?:next |last |remaining )?(?:\w+ )?(?:days|weeks|month)\b|\bwhat(?: one)?(?: thing)? (?:should|do|can|must) i (?:practi[sc]e|train|rehearse) (?:every day|daily|most|until|till|before)\b|\b(study|training|practice|preparation|prep|action|weekly|daily|week by week|day by day) plan\b|make (me )?a plan|(plan|schedule|timetable) (for|of) (me|the|my|this|next)|plan my|(?<!reject.*)(?<!failed.*)what should i (practi[sc]e|work on|focus on|study|learn|prepare|revise)( first| next| now| today| tomorrow| this week)?( in| for| before| until| with)?\b(?! (if|when|after|at the|on the day|a passenger|during))|^ ?(so |ok |okay |and |then )?what should i do( first| next| now| today| tomorrow| this week)?( to prepare)?[?.! ]*$|what should i do( first| next| now| today| tomorrow| this week)?,? (to prepare|(in|for|before|until) (my|the|an?) ([a-z]+ )?(interview|assessment|day))|^ ?(?:ok |okay |so |and |then |well |right )*what (do i|to) do (next|now|first|today)[?.! ]*$|\bwhat (?:should|do|can|shall) i (?:do|practi[sc]e|learn|work on|prepare|revise) (?:before|until|till|by|for) (?:tomorrow|tonight|then|next time|next week|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:build|make|write|create|do|give) me (?:something|a (?:plan|schedule|routine|programme|program|timetable))\b.{0,30}\b(?:weeks?|days?|month|until|till|for)\b|\b\d+ ?(?:min|mins|minutes|hours?|h) (?:a|per|each|every) day\b|what (do i|to) (practi[sc]e|work on|study) (next|now|first|today)|days? (left|until|before|to go)|how (many days|long) (until|before|till) (my|the)\b|when is (my|the) interview|my interview date|\binterview (is|in|on|comes)\b.{0,20}\b(days?|weeks?|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b.*\b(what|how|where|which)\b.{0,20}\b(do|practi[sc]e|start|prepare|study|day|first)\b|how (do|should|can) i (best )?prepare( myself)?( for (my|the|an?) (interview|[a-z]+ interview))?[?. ]*$|\bwhat (?:do|should|can|could) i (?:do|work on|learn|prepare) (?:between now and|from now (?:on|until|till|to)|this week|these days|in (?:the )?(?:next|last) (?:few )?days|until then|till then|before (?:the|my) (?:interview|day))\b|next step|\binterview (is )?(tomorrow|today|in \d+ days?|next week)\b.{0,25}\bhelp|^ ?help.{0,20}\binterview (is )?(tomorrow|today)|where (do|should) i start(?! with)|que (debo|deberia|tengo que) (hacer|practicar|estudiar)|plan de (estudio|preparacion)|cuantos dias|que practico|par ou (je )?commence|que (dois|devrais)[- ]je (faire|travailler|reviser)|plan de (revision|preparation|travail)|combien de jours|(学习|备考|准备|练习)计划|还有几天|该(做|练|学|准备)什么|接下来/,
    score: 0.9,
    // "My training starts in January, how do I prepare?": there is an entry on that.
    request: ({ plain }) =>
      BEFORE_TRAINING.test(plain)
        ? entryRequest(["assessment-days/asked-before-training-starts"])
        : { kind: "plan" },
  },
  {
    because: "cv",
    pattern:
      /\b(can you|can u|could you|please|you) (read|check|see|look (at|over|through)|review|improve|use)\b.{0,25}\b(my|the|this|our) (cv|resume|curriculum|documents?|file|notes)\b|\b(read|check|see|seen|know|review|improve|analy[sz]e|correct|use|using|summari[sz]e|got|have|find|found|says?|tell me|upload(ed)?|delete|forget)\b.{0,25}\b(my|the|this|our) (cv|resume|résumé|curriculum|documents?|file|notes|upload)\b|^ ?(my|the) (cv|resume|documents?|notes|file)\b.{0,20}$|\b(what|which|where|who)\b.{0,40}\b(my|the|this|our) (cv|resume|résumé|curriculum|documents?|notes|upload)\b|\b(from|using) my (cv|resume|curriculum|documents?|experience)\b|stories? (in|from|on) my|mi (cv|curriculum|hoja de vida|documento)|mon (cv|curriculum|document)|我的(简历|文件|履历)/,
    score: 0.91,
    request: only({ kind: "cv" }),
  },
  {
    because: "nerves",
    pattern:
      /\b(i'?m|i am|i feel|feeling|i get|getting|i'?ve been) (so |very |really |a bit |quite |too |extremely )*(nervous|anxious|stressed|scared|afraid|terrified|worried|panicking|overwhelmed|not confident|insecure)\b|\b(calm (my nerves|myself|down before)|interview nerves|stage fright|can'?t sleep|butterflies|lose my nerve|stop being nervous|nerves before)\b|estoy (muy )?(nervios|ansios|asustad|estresad)|tengo (mucho )?miedo|nervios antes|j'ai (le trac|peur|du stress)|je suis (tres )?(stresse|nerveu|angoisse)|好?紧张|焦虑|害怕面试|睡不着/,
    score: 0.9,
    request: only({ kind: "nerves" }),
  },
  {
    because: "star",
    pattern:
      /(?<!\b(group|alliance|airlines?|member|belong)\b.{0,30})(?<!\b(?:\d|one|two|three|four|five|six|seven|rock|pop|film|movie|gold)[ -]?)\bstar\b(?! ?(?:alliance|hotels?|rating|restaurants?))|\bs\.? ?t\.? ?a\.? ?r\b(?! ?alliance)|\b(structure|build|organi[sz]e|construct|frame) (my|an|the|your|our) (answers?|story|stories|response)|\b(what|which)\b.{0,20}\b(comes|goes|is) (after|before|next to) the (situation|task|action|result)\b|situation,? task,? action|\b(difference|differ|confus|mix up|tell apart)\w*\b.*\b(situation|task|action|result)\b.*\b(and|from|vs|or)\b.*\b(situation|task|action|result)\b|\b(put|write|say|include|goes?|belongs?) (in|into|for|as|under) (the|my|a) (situation|task|action|result)\b|\bmethode star\b|metodo star|star ?(方法|法则|原则|法)/,
    score: 0.9,
    request: ({ plain }) => ({ kind: "explain-star", part: starPart(plain) }),
  },
  {
    because: "a section of STAR",
    pattern:
      /\b(what|how|why|tell|explain|describe|show|que|como|comment|quoi)\b.*\b(goes|go|belongs|put|write|is|start|begin|good|strong|long|much|mean|describe|in) ?(in|into|the|my|a|for|with)? ?.*\b(the |a |my )?(situation|task|action|result) (section|part|step|bit|of (a|my|the) (answer|story))|\b(the (situation|task|action|result) (section|part))/,
    score: 0.88,
    request: ({ plain }) => ({ kind: "explain-star", part: starPart(plain) }),
  },
  {
    because: "how a section is told",
    pattern:
      /\b(how|ways?)\b.*\b(answer|story|response)\b.*\b(situation|task|action|result)\b|\b(how|ways?)\b.*\b(situation|task|action|result)\b.*\b(answer|story|response)\b|\bhow (do|can|should|would) i (tell|say|show|describe)\b.*\b(i|my own part) did\b|\bcomo\b.*\b(respuesta|historia)\b.*\b(situacion|tarea|accion|resultado)\b|\bcomo\b.*\b(lo que hice|me tocaba)\b|\bcomment\b.*\b(reponse|histoire)\b.*\b(situation|tache|action|resultat)\b|\bcomment\b.*\b(j'ai fait|me revenait)\b|(怎样|怎么|如何).*(情境|任务|行动|结果|我自己做)/,
    score: 0.95,
    request: ({ plain }) => ({ kind: "explain-star", part: toldPart(plain) }),
  },
  {
    because: "what they ask",
    pattern:
      /^ (?:(?:and|so|ok|okay) )*(?:what|which) (?:else |other |kind of |sort of )?(?:questions )?(?:will|do|would|could|might|can) (?:they|recruiters|the recruiters?|the interviewers?|airlines) (?:usually |normally |also |typically )?ask(?: me)?(?: then| there| at the (?:interview|end))?[?.! ]*$/,
    score: 0.93,
    request: (_, airline) =>
      airline === null
        ? entryRequest(["assessment-days/asked-which-questions-come"])
        : { kind: "airline-questions", airline },
  },
  {
    because: "who orders an evacuation",
    pattern:
      /\bwho\b.{0,20}\b(decides?|orders?|starts?|commands?|gives?|initiates?|may|can|calls?|says)\b.{0,25}\bevacuat\w*/,
    score: 0.9,
    request: only(entryRequest(["terminology/evacuation"])),
  },
  {
    because: "which section is the longest",
    pattern:
      /\bwhich\b.{0,30}\b(bits?|parts?|sections?|letters?|steps?|box(es)?)\b.{0,40}\b(long|longer|longest|most|more time)\b(?!.*\b(announcement|demo|test|exam|day|course|flight)\b)/,
    score: 0.86,
    request: only({ kind: "explain-star", part: "action" }),
  },
  {
    because: "how an answer ends",
    pattern:
      /\bhow (do|should|can|must|would|to)? ?(i|you|we|one)? ?(finish|end|close|conclude|wrap up) (the|my|a|an|our|this|your) (star )?(answer|story|response|example)\b/,
    score: 0.93,
    request: only({ kind: "explain-star", part: "result" }),
  },
  {
    because: "two sections of STAR beside each other",
    pattern:
      /\b(situation|task|action|result)s?\b (?:\S+ ){0,3}\b(situation|task|action|result)s?\b.*\b(same|differen|separate|apart|mix|confus|belong|sentence|long|much|percent|half)|\b(same|differen\w*|separate|apart|mix\w*|confus\w*|belong\w*)\b.*\b(situation|task|action|result)s?\b (?:\S+ ){0,3}\b(situation|task|action|result)s?\b|\b(does|do|is|should|must|can) the [star]\b (?=\w+ (a|an|the|to|have|be|always|ever|go|first|every)\b|need|have|be|come|go)/,
    score: 0.9,
    request: ({ plain }) => ({ kind: "explain-star", part: starPart(plain) }),
  },
  {
    because: "one story for several questions",
    pattern:
      /\b(?:could|can|should|may|might) i (?:also |still )?(?:use|tell|take|bring)(?: (?:it|that|this|the same|that one|this one))?(?: story| one| answer| example)?(?: also)? (?:for|as) (?:a |an |the )?(?:\w+ ){0,2}(?:team ?work|conflict|pressure|leadership|complaints?|safety|communication|initiative|questions?|too)\b/,
    score: 0.935,
    request: only(entryRequest(["assessment-days/asked-one-story-for-all"])),
  },
  {
    because: "what the interview is like",
    pattern:
      /^ (?:(?:and|so|ok|okay|but) )*(?:(?:what'?s|whats|what is|how'?s|how is|what will|how will) (?:the|an|their|this|that|your) (?:actual |final |real |job )?interview (?:actually |really |itself )?(?:like|be like|going to be like)|how (?:does|do|is) (?:the|an|their) (?:actual |final )?interview (?:actually |really )?(?:go|work|run|done|structured))(?: there| then| at the end)?[?.! ]*$/,
    score: 0.93,
    request: (_, airline) =>
      airline === null
        ? entryRequest(["assessment-days/final-interview"])
        : entryRequest([`airlines/${airline}`], "selection"),
  },
  {
    because: "the course of the day",
    pattern:
      /\b(what (?:actually |really |exactly |typically )?(happens|goes on|is|'s)|what'?s|how (does|do|is|will)|explain|describe|tell me about|walk me through|take me through|course|structure|schedule|timetable|agenda|stages|steps|parts|order|expect)\b(?!.*\b(after|wear|bring|before|pack|prepare|arrive|role ?plays?|group (?:exercise|task|discussion)s?|reach test)\b).*\b(assessment|recruitment|selection|open) (day|centre|center)s?\b[^,;]{0,25}$|\b(assessment|recruitment|selection|open) (day|centre|center)s? (?:usually |normally |typically |actually |generally )?(go|works?|look|run|runs|consists?|involves?|happens)\b|\bwhat happens in what order\b|\bhow (?:does|will|would) (?:the|that|this|their) (?:whole |open )?day (?:usually |normally )?(?:go|run|work)\b|\bwhat do they have (?:you|us|ye) do (?:there )?first\b|\bwhat (?:actually |really |exactly )?(?:happens|goes on|awaits me|is waiting for me|do they do|do you do|do i do|will they do) (?:there |then )?on (?:the|that) (?:big |actual |interview )?day\b(?! (?:off|of))|^ (an? |the )?(assessment|recruitment) (day|centre|center)[?. ]*$|(que (pasa|ocurre|se hace|sucede)|como (es|funciona|se desarrolla|transcurre)).*\b(dia|jornada|centro) de (evaluacion|seleccion|puertas abiertas)|(comment (se (passe|deroule)|est organisee?)|que se passe|qu'est-ce qui se passe|deroulement).*\bjournee (de|d') ?(recrutement|selection|evaluation)|(评估日|招聘日|选拔日).{0,8}(发生|流程|怎么|什么样|做什么|有哪些)/,
    score: 0.92,
    request: (_, airline) =>
      airline === null
        ? { kind: "assessment-day", tells: "course" }
        : entryRequest([`airlines/${airline}`], "selection"),
  },
  {
    because: "the length of the day",
    pattern:
      /\bhow (?:long|many hours) (?:does|is|will|would) (?:the|that|this) (?:whole )?day (?:take|last|go on|be|run)\b|\bhow (?:long|many hours)\b.{0,30}\b(?:assessment|recruitment|selection|open) (?:day|centre|center)s?\b(?! (?:before|after|until))|\b(?:assessment|recruitment|selection|open) (?:day|centre|center)s?\b.{0,25}\b(?:how long|how many hours|last all day|all day|the whole day)\b/,
    score: 0.955,
    request: only({ kind: "assessment-day", tells: "length" }),
  },
  {
    because: "the course of hiring",
    pattern:
      /\bhow (?:the |their )?(?:hiring|recruitment|selection|application)(?: process)? (?:goes|works|runs|looks)\b|\b(?:steps|stages|course) (?:of|in|for) (?:the |their )?(?:hiring|recruitment|selection|application|process)\b|\bwhat happens (?:next )?(?:from )?(?:when|after|once) (?:i|you) (?:apply|send|submit|fill|hand in)\b|\bhow (?:run|runs|go|goes|does it go|does this go|works?)\b.{0,25}\b(?:application|hiring|selection|recruitment)\b|\bhow (?:do|does|can|could|would|will|did|is|are)\b(?: \w+){0,3} (?:hiring|recruitment|recruiting|selection|application|hire people)(?: process| procedure)?\b[^,;?.]{0,12}\b(?:go|goes|work|works|done|look|looks|run|runs|happen)\b|\bhow (?:do|does|can|could|would|to|should)(?: (?:i|you|one|people|somebody|someone|we))?(?: \w+){0,2} (?:become|be|get to be|turn into|get hired|get a job|get in(?:to)?|train|start)(?: (?:a|an|as|as a|as an|the|any|into))?(?: (?:real|good|new))? ?(?:cabin crew|(?<=\bbecome )crew|flight attendants?|air ?hostess(?:es)?|stewardess(?:es)?|stewards?|crew member)\b(?![^?.]{0,10}\b(?:at|with|for|without|with no|if|in (?!general))\b)|\bhow to become (?:a |an )?(?:cabin crew|flight attendant|stewardess|steward|air hostess)\b(?! (?:at|with|for|without))|\b(?:what(?:'s| is| are|s)?|which|tell me|explain|describe|walk me through|take me through|go through|show me)\b.{0,25}\b(?:steps?|stages?|process|procedure|path|route|way)\b.{0,25}\b(?:hired|hiring|recruitment|selection|application|become|becoming|cabin crew|flight attendant|from (?:start|the start|beginning|applying|application|anfang))\b(?! (?:exam|test)\b)|\b(?:selection|hiring|recruitment|application|recruiting) (?:process|procedure|steps|stages)\b[?. ]*$|^ (?:(?:so|and|ok|okay|well|now) )*how (?:do|would) (?:they|airlines|companies) (?:hire|recruit|select|choose)(?: (?:people|crew|cabin crew|candidates|flight attendants))?[?. ]*$|\bcomo (?:es|va|funciona|son)(?: \w+){0,3} (?:seleccion|contratacion|proceso|reclutamiento)\b|\bcomo (?:me hago|puedo ser|llego a ser|se llega a ser|hago para ser|ser) (?:azafat[oa]|auxiliar de vuelo|tripulante|tcp)|\bcomment (?:se passe|ca se passe|fonctionne|marche|se deroule|est)(?! (?:une|la|cette) journee)(?: \w+){0,3} (?:recrutement|selection|embauche|candidature|processus)\b|\bcomment (?:devenir|on devient|devient-on|je deviens) (?:hotesse|steward|pnc)|(?:招聘|应聘|录用|选拔|招募|入职)(?:的)?(?:流程|过程|步骤|程序)|(?:怎么|怎样|如何)(?:才能)?(?:成为|当|做)(?:一名|一个)?(?:空乘|空姐|空少|乘务员)/,
    score: 0.93,
    request: (_, airline) =>
      airline === null
        ? { kind: "assessment-day", tells: "hiring" }
        : entryRequest([`airlines/${airline}`], "selection"),
  },
  {
    because: "what is looked for in the cabin",
    pattern:
      /\bwhat (do|are|would) (the )?(airlines?|recruiters?|assessors?|they)\b.*\b(look|looking|search|want)\w* (for )?(in|from)\b.*\b(cabin crew|flight attendants?|candidates?|applicants?|crew)\b|\bque (buscan|piden|valoran)\b.*\baerolineas\b|\b(que|qu'est-ce que) (recherchent|cherchent|attendent)\b.*\bcompagnies\b|航空公司.{0,6}(看重|寻找|想要).{0,8}(什么|哪些)/,
    score: 0.955,
    request: only({ kind: "explain-competency", competency: null, isExample: false }),
  },
  {
    because: "length of an answer",
    pattern:
      /\bhow long (should|must|can|do) (my|an?|the|each|interview|i) ?(be|interview)? ?(answer|answers|response|story|reply|be|talk|speak|last)|answer length|length of (my|an) answer|cuanto (debe|deberia) durar (mi|la|una) respuesta|quelle duree|combien de temps .*reponse|回答.{0,6}(多长|多久)/,
    score: 0.9,
    request: only({ kind: "explain-star", part: "length" }),
  },
  {
    because: "no story",
    pattern:
      /\b(i )?(have no|don'?t have (any|a|much|an)|no|without|lack(ing)?) ([a-z-]+ ){0,3}(experience|story|stories|example|examples)\b(?!.*\b(vacancy|required|requirement)\b)|never worked (in|with|as)|never (been|worked) .*(cabin|customer)|no tengo (experiencia|historias|ejemplos)|je n'ai pas d'(experience|exemple|histoire)|没有(经验|例子|故事)/,
    score: 0.72,
    request: only({ kind: "explain-star", part: "no-story" }),
  },
  {
    because: "which story without experience",
    pattern:
      /\b(no|never|without|don'?t have|haven'?t|little)\b.{0,30}\b(experience|worked|job)\b.*\b(story|stories|examples?)\b/,
    score: 0.9,
    request: only({ kind: "explain-star", part: "no-story" }),
  },
  {
    because: "competencies by that name",
    pattern:
      /\b(which|what|list|name|all|main) (\w+ ){0,3}competenc|\bwhat(?:'s|s) (?:an? )?competenc/,
    score: 0.9,
    request: ({ plain }) => ({
      ...{ kind: "explain-competency", competency: competencyIn(plain) },
      isExample: /example/.test(plain),
    }),
  },
  {
    because: "competency",
    pattern: /competenc|\bskills?\b|qualities|traits|habilidad|cualidad|qualites|能力|素质/,
    score: 0.74,
    request: ({ plain }) => ({
      kind: "explain-competency",
      competency: competencyIn(plain),
      isExample: /example|ejemplo|exemple|例/.test(plain),
    }),
  },
];

/** The skills that a message asks for, with how sure each is. */
export function readSkills(message: Message, airline: string | null): Reading[] {
  return SKILLS.filter(
    ({ pattern, notWhere }) => pattern.test(message.plain) && !notWhere?.test(message.plain),
  ).map((skill) => ({
    request: skill.request(message, airline),
    score: skill.score,
    because: skill.because,
  }));
}

/** "Explain teamwork": a competency named together with a word that asks for an explanation. */
export function readCompetency(message: Message): Reading[] {
  const competency = competencyIn(message.plain);
  if (competency === null) return [];
  const asksToExplain =
    /\b(explain|story for|story about|stories for|what does .* mean|what is|what's|how (do|can|should) i (show|demonstrate|prove|talk about|display)|why (is|does|do)|tell me about|describe|define|example of|show|demonstrate|counts? as|what do you mean|notice|recogni[sz]e|spot|look like|que es|explica|como (muestro|demuestro)|qu'est-ce|explique|comment (montrer|demontrer)|important|mean)\b|什么是|解释|如何(展示|体现)|怎么(展示|体现)/.test(
      message.plain,
    );
  const isBare = message.length <= 3;
  if (!asksToExplain && !isBare) return [];
  return [
    {
      request: {
        kind: "explain-competency",
        competency,
        isExample: /\bexample|ejemplo|exemple|例/.test(message.plain),
      },
      score: message.length <= 9 ? 0.94 : 0.6,
      because: `competency ${competency}`,
    },
  ];
}
