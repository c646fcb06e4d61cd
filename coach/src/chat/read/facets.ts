import type { SearchSet } from "content/search/schema";
import type { Facet } from "../knowledge/entry.ts";

type Asked = readonly [facet: Facet, pattern: RegExp];

/** Which part of an entry a question asks for, by set; the first that fits counts. Patterns read folded text. */
const ASKED: Partial<Record<SearchSet, readonly Asked[]>> = {
  airlines: [
    ["requirements", /\b(?:and|about) (?:all )?the rest\b/],
    ["alliance", /alliance|star alliance|one ?world|sky ?team|alianza|联盟/],
    [
      "age",
      /\b(age|aged|old|older|young|younger|years old|\d\d year|edad|anos|ans|annees)\b(?! (sister|brother|cousin|friend|colleague|crew))|\b(1[6-9]|2\d) or (1[6-9]|2\d)\b|\b(i'?m|i am|am|is|he's|she's|be|turns?|turned|turning) (only |just |already )?(1[5-9]|[2-6]\d)\b(?! ?(am|pm|cm|km|kg|kilos?|minutes|years? of|hours|weeks|days|aircraft|planes|%|percent))|\b1[5-9] and a half\b|年龄|多大|几岁/,
    ],
    [
      "reach",
      /\breach(?! (the|your|my|their) (base|airport))|height|\bhight\b|\b(how )?tall\b|\btoo (short|tall|small)\b|\bcm\b|\d ?cm\b|\b1[.,m]\d\d\b|centimet|inches|arm length|tiptoe|\bhow high\b.{0,30}\b(touch|stretch|hand|hands|arms?|fingers?)\b|\b(touch|stretch)\b.{0,20}\bhow high\b|\b(my|short|long) arms?\b|alcance|estatura|altura|\bmido\b|taille|hauteur|je mesure|身高|摸高|够到|多高/,
    ],
    ["swimming", /swim|\bpool\b|\bnad(ar|o|a|acion)\b|\bnag(er|e)\b|natation|piscin|游泳/],
    [
      "appearance",
      /tattoo|tattos?\b|\btats?\b|\b(inside of|back of|on|behind) (my|the|her|his|both) (inner |left |right |inside of )?(my )?(ankles?|wrists?|forearms?|neck|calf|calves|ear|shin)\b|tatuaj|tatouage|\bmoko\b|\bink(ed)?\b|pierc|groom|hijab|headscarf|nose (ring|stud)|\bstuds?\b|septum|ear ?rings?|\bnails?\b|\bscars?\b|\bbraces\b|acne|appearance|makeup|make-up|foundation|concealer|lipstick|stubble|moustache|goatee|\bshav(e|ed|en|ing)\b|ponytail|\bdread(s|locks)?\b|\blocs\b|\bbraid(s|ed)?\b|\bafro\b|cornrows|\bhenna\b|eyelash|\blashes\b|gold (tooth|teeth)|\bhair(?! ?(straightener|dryer|spray|iron|curler|gel))|beard|纹身|仪容|外貌/,
    ],
    [
      "medical",
      /medical|\bbmi\b|glasses|\bspecs\b|contact lens|eyesight|vision test|sight|health check|fit to fly|short[- ]?sighted|near[- ]?sighted|\bweight\b|overweight|\b(blood|drug|urine|hearing|x-?ray|eye) tests?\b|vaccin\w*|colou?r ?blind\w*|\blasik\b|\blenses\b|\bhow heavy\b|\b(my|\d{2,3}) (kg|kilos)\b|medico|medicale|\bvista\b|gafas|\bvue\b|lunettes|体检|视力|近视|体重/,
    ],
    [
      "education",
      /education|\bdegrees?\b|\bschool (paper|certificate|diploma|exam)s?\b|certificate of school|\bged\b|abitur|\bmatric\b|gcse|leaving cert|o-?levels?\b|finish(ed|ing)? (high )?school|\bschool leaving|university|\bbachelor|graduat|a-levels|high school|diplom|baccalaur|\bbac\b|titulo|bachillerato|qualification|estudios|etudes|学历/,
    ],
    [
      "visa",
      /\b(?:take|takes|hire|hires|accept|accepts|employ|employs|want)\b.{0,10}\b(?:brits?|british|irish|americans?|canadians?|aussies|australians?|filipin\w+|nigerians?|south africans?|kenyans?|brazilians?|mexicans?|polish|turkish|vietnamese|chinese|japanese|koreans?|pakistanis?|egyptians?|moroccans?|ukrainians?|people from)\b|visa|passport|sponsor|non-?eu\b|\beu citizen|nationalit|right to work|right to live|work permit|residence|\bresident\b|green card|blue card|settled status|\bcitizen|foreigners?|europeans?\b|indians?\b|africans?\b|asians?\b|from (abroad|another country|outside)|any country|\b(i'?m|i am|as an?) (a |an )?(from )?(kenyan?|nigerian?|ghanaian?|south african?|egyptian?|moroccan?|tunisian?|ethiopian?|ugandan?|zimbabwean?|indian?|pakistani|nepali|nepalese|sri lankan?|bangladeshi|filipino|filipina|indonesian?|malaysian?|thai|vietnamese|chinese|japanese|korean?|brazilian?|mexican?|argentinian?|colombian?|peruvian?|chilean?|venezuelan?|cuban?|turkish|lebanese|syrian?|jordanian?|iranian?|iraqi|russian?|ukrainian?|romanian?|bulgarian?|polish|serbian?|georgian?|albanian?|greek|italian?|spanish|portuguese|french|german?|dutch|british|irish|swedish|norwegian?|danish|finnish|american?|canadian?|australian?|jamaican?)\b|nacionalidad|pasaporte|soy de|nationalite|passeport|je viens d|护照|国籍|签证|外国人/,
    ],
    [
      "languages",
      /language|english level|^ (?:and |the |their )?(?:english|german|french|spanish|arabic)(?: level)?[?.! ]*$|speak|fluent|\b(toeic|ielts|toefl)\b|\b[abc][12] level\b|\blevel [abc][12]\b|\b(need|want|wants|require|requires|ask for|demand|without|know|must have|must i|obligatory|necessary)\b.{0,12}\b(english|french|german|dutch|spanish|italian|portuguese|arabic|mandarin|cantonese|japanese|korean|turkish|finnish|danish|swedish|norwegian|polish|hindi|malay|thai|greek|hebrew|irish|gaelic)\b|\b(english|french|german|dutch|spanish|italian|portuguese|arabic|mandarin|cantonese|japanese|korean|turkish|hindi|malay|thai|greek)\b.{0,12}\b(needed|obligatory|must|necessary|required|a must|too|enough)\b|\b(english|german|french|dutch|portuguese|spanish|arabic|mandarin|japanese|korean|italian|turkish)\b.{0,20}\b(enough|only|as well|too|required|needed|necessary)\b|\bneed (any |some |good )?(english|german|french|dutch|portuguese|spanish|arabic|mandarin|japanese|korean|italian|turkish)\b|idioma|\bhabl(o|a|ar|as)\b|langue|\bparl(er|e|ez)\b|\b(portugues|ingles|frances|aleman|arabe|japones|italiano|portugais|anglais|francais|allemand|espagnol|japonais)\b|语言|英语|日语|法语|德语|韩语|粤语|会说/,
    ],
    [
      "requirements",
      /\bwhat (?:do|does|would|will) (?:they|it) (?:want|need|require|expect)\b(?: (?:at|from|in|of|with|over at) )|\bwhat (?:do|does|would|will) [a-z]+(?: [a-z]+)? ask for\b|\bwhat (?:do|does|would|will) (?!i\b|you\b|we\b|u\b|crew\b|passengers?\b|people\b)[a-z]+(?: [a-z]+)? (?:want|need|require)(?: then| now| exactly)?[?.! ]*$|\bwhat (?:do|does|would|will) [a-z]+(?: [a-z]+)? (?:want|need|require|ask|expect|look for|asks?) (?:from|of|for|in) (?:you|me|us|people|crew|candidates|applicants|a candidate)\b|\bwhat (?:do|does|would|will) (?:they|it|the (?:airlines?|company)|both|these|those) (?:need|require|demand|ask for|asking for|look for|looking for|ask of|expect of|expect from|want from)\b|\bwhat (?:do|does|would) (?:i|you|u|one|we) need\b(?! to (?:know|say|bring|wear|do))|\basking for\b|requirements?\b|\brequired?\b|requisit|minimums?\b|criteria|conditions|condition to|qualif|eligib|without experience|experience (do i )?need|need .*experience|(?<!how )can i apply|need to (apply|become|join|be)|take to (become|join|get in)|要求|条件/,
    ],
    [
      "selection",
      /stages?\b|step by step|which steps|\bsteps\b|\bassessment\b(?! (center|centre|day) (in|at|near)\b)|selection|hiring process|recruitment (process|steps)|process|assessment (day|centre|center)|open day|interview (process|steps|look|go|like|rounds)|how (do|does) .* (hire|recruit|select)|rounds|\bhow many (interviews|tests|rounds|stages)\b|\b(which|what) tests?\b|\bwalk[- ]?ins?\b|\bhow (?:can|do|could|would|should) i apply\b|\b(?:come|comes|recruit|recruits) (?:to|in|from) [a-z]+ ?[?]|\b(walk|turn|show|rock) (in|up)\b|\binvit(e|ed|ation|ations)\b|\bapply online\b|\b(online|in person) (or|application)\b|seleccion|proceso|etapes|recrutement|selection|流程|几轮|面试(分|有|步骤|过程|环节)/,
    ],
    [
      "training",
      /training|trained|\btrain\b(?! (?:that|it|this|for|my))|academy|\bcourse\b|ground school|\b(sit|stay|keep|keeps|kept|are you|are we|long) .{0,14}\b(in|at) (school|class|the classroom|college)\b|\bbefore (i|you|we) (can )?(really )?(fly|get (my|your|the) wings)|entrenamiento|formacion|\bcurso\b|formation|\bstage\b|培训|训练|课程/,
    ],
    [
      "contract",
      /contract|\bfull[- ]?time\b|\bpart[- ]?time\b|seasonal|temporary|\bagency\b|\bflat\b|\brent\b|apartment|accommodation|housing|\bwhere (?:would|will|do|could|can|am|are|did) (?:i|we|you|crew|they)(?: \w+)? (?:live|sleep|stay)\b|permanent|\bcontract\b|\b(sign|signed|sign up|tied|bound) (for|up for|to) .{0,10}years?\b|\b(on|as|be) (reserve|standby)\b|fixed-term|summer|winter|all year|year[- ]round|contrato|contrat|verano|temporada|saison|合同|住宿/,
    ],
    [
      "bases",
      /\bbases?\b|based|\bonly (?:from|in|at) (?!home\b|the\b|a\b|here\b|my\b|your\b|uniform\b|english\b)[a-z]+\b|transfer to|crew base|where .* live|\bwhich (cit(y|ies)|airports?) (can|do|would|will) (i|you|we|they)\b|\b(choose|pick) (my|a|the|your|which) (city|airport)\b|\blive (where|anywhere|at home|near|in)\b|\bbase\b|基地/,
    ],
    [
      "headquarters",
      /headquart|head office|home city|where('s| is| do| does)? (it|its|their|they|the) (home|live)\b|where .* from|\bhq\b|sede|siege|总部/,
    ],
    [
      "founded",
      /found(ed|ing)|establish|start(ed)? flying|how old is|\bolder\b|\byounger\b|when (was|did)|history|fundad|fondee|成立|创立/,
    ],
    [
      "destinations",
      /destination|fly to|network|how many (cities|countries|places|routes)|destinos|destinations|目的地|航点/,
    ],
    [
      "fleet",
      /fleet|\b(any|have|fly|got|only) (the )?(boeings?|airbus(es)?)\b|\b(which|what) ((kind|type|sort)s? of )?(aircraft|planes|airplanes|jets)\b (do|does|are|is)|how many (aircraft|planes|airplanes|jets)|number of (aircraft|planes)|flota|flotte|机队|多少架/,
    ],
    [
      "employees",
      /\bemployees?\b|\bhow many (staff|people|crew|workers)(?!.{0,40}\b(?:sent|send|goes?|get|gets|fail\w*|pass\w*|left|stay|make it|take|takes|took|taken|hire|hires|hired|recruit\w*|accept\w*|choose|chosen|apply|applied|get in)\b)|number of (staff|people|crew)|staff (size|numbers?)|\bstaff (does|do|has|have)|workforce|empleados|employes|员工/,
    ],
    [
      "code",
      /\bcode\b|iata|designator|\b(two|2) letters?\b|\bletters? (are|is|on|of|mean)\b|codigo|代码/,
    ],
    ["region", /\bregions?\b|continent/],
    ["mission", /\bmission\b|\bpurpose\b|\bmision\b|使命/],
    ["vision", /\bvision\b|愿景/],
    [
      "values",
      /values?\b|principles|stand for|culture|\bbeliefs?\b|rules of the road|valores|valeurs|价值观|理念|企业文化/,
    ],
    [
      "news",
      /news|\bwhat('s| has)? happened\b|recent|latest|lately|what's new|whats new|noticias|nouvelles|actualites|新闻|最近/,
    ],
    [
      "special",
      /special|differen|unique|stand out|stands out|known for|why should i (join|choose|work)|advantage|diferente|especial|particulier|特色|特点|不同/,
    ],
    [
      "tips",
      /\btips?\b|advice|prepare|look for|looking for|\bbusca\b|recherche|看重|impress|interview|consejo|conseil|preparar|建议|面试/,
    ],
  ],
  airports: [
    [
      "icao",
      /icao|\b(four|4)[- ]?letters?\b|(codes?|letters) (that |which |do |does )?(the )?(pilots?|controllers?|air traffic)|(pilots?|controllers?|flight plan)'?s? (code|letters)|(cuatro|quatre) (letras|lettres)|四字/,
    ],
    [
      "hub",
      /hub|home (base|airline|carrier)|main (base|airline)|airlines? (is|are|has|have)? ?(its |their )?(based|base|home)|which airlines?|who flies (from|out of)|base of|aerolineas?|compagnies?|枢纽|航空公司/,
    ],
    ["zone", /time ?zone|what time|local time|utc|gmt|zona horaria|fuseau|时区/],
    [
      "remember",
      /remember|mnemonic|memori[sz]e|\bwhy\b|(come|comes|came|stands?) (from|for)|old (name|code)|used to be|formerly|former|outdated|changed|renamed|recordar|por que|retenir|pourquoi|antiguo|ancien|为什么|以前|原来|记/,
    ],
    [
      "place",
      /where|country|which city|what city|located|continent|donde|pais|pays|哪里|国家|城市/,
    ],
    ["code", /\bcode|iata|codigo|代码/],
  ],
  evacuation: [
    [
      "steps",
      /\bwhat now\b|what (do|should|must|can) (i|we) do|what to do|then what|que hago|que faire|怎么办/,
    ],
  ],
  aircraft: [
    ["arming", /\barm(ed|ing)?\b|disarm|armar|armer|预位/],
    ["exits", /exits?\b|how many doors|doors does|salidas|puertas|sorties|portes|出口|几个门/],
    [
      "seats",
      /how many (passengers|people|seats)|seat (count|number)s?|number of seats|capacity|seats?\b|pasajeros|capacidad|passagers|座位|载客/,
    ],
    ["slides", /slides?\b|slide configuration|tobogan|toboggan|滑梯/],
    ["procedures", /procedure|crew do|what do (i|we|crew)|procedimiento|procedure|程序/],
    ["features", /feature|equipment|emergency light|equipo|equipement|设备/],
  ],
  cultures: [
    [
      "handshake",
      /handshake|shake (her |his |their |the |your |my )?hands?\b|\b(give|offer|extend|put out|reach out|stretch out|hold out)( him| her| them)? (my|your|the|a|out my) hand\b|hand first\b|bow\b|bowing|apreton|poignee|握手|鞠躬/,
    ],
    [
      "eyes",
      /eye contact|look .* in the eye|\beyes\b|contacto visual|contact visuel|regard|眼神|目光/,
    ],
    ["dress", /dress|wear|suit|clothes|outfit|grooming|vestir|ropa|habiller|tenue|着装|穿/],
    [
      "greetings",
      /greet|say hello|introduce|first names?|surname|last name|\b(mr|mrs|ms|mister|madam)\b|how (do|should|would) (i|you) (address|call)|saludo|saludar|saluer|问候|打招呼/,
    ],
    [
      "taboos",
      /taboo|avoid|not do|never do|don'ts|mistake|rude|offen|evitar|eviter|tabou|禁忌|避免/,
    ],
    ["small-talk", /small talk|chat before|charla|bavardage|寒暄/],
    ["hierarchy", /hierarch|senior|\brank\b|jerarquia|等级/],
    ["space", /personal space|distance|how close|espacio personal|距离/],
    ["cards", /business cards?|meishi|name card|tarjeta|carte de visite|名片/],
    ["gifts", /gifts?\b|presents?\b|chocolates?|sweets|flowers|souvenirs?|regalo|cadeau|礼物/],
    [
      "hours",
      /business hours|office hours|working (week|days|hours)|horario|horaires|工作时间|办公时间/,
    ],
    ["holidays", /holiday|festivo|feries|假期|节日|节假日/],
    ["punctuality", /punctual|late\b|on time|early|puntual|ponctual|准时|迟到/],
    ["selection", /stages?\b|selection|process|etapas|etapes|流程/],
    ["questions", /typical questions|what (do|will) they ask|questions|preguntas|问题/],
    ["style", /style|direct\b|communicat|formal|estilo|风格/],
    ["tips", /\btips?\b|advice|prepare|consejo|conseil|建议/],
  ],
};

/** Parts that any other entry may have. */
const ASKED_OF_ANY: readonly Asked[] = [
  ["pronunciation", /pronounce|pronunciation|say it aloud|pronuncia|prononce|发音|怎么读/],
  [
    "translation",
    /translat|how (do (you|i)|to) say .* in|(what is|what's|whats) .* in (spanish|french|german|italian|portuguese|dutch|chinese|japanese|korean|arabic)|\b(spanish|french|german|italian|portuguese|dutch|chinese|mandarin|japanese|korean|arabic)\b.{0,12}word for|word for.*\b(spanish|french|german|italian|portuguese|dutch|chinese|mandarin|japanese|korean|arabic)\b|traduc|tradui|como se dice|comment dit|怎么说|翻译/,
  ],
  ["example", /example|sample|ejemplo|exemple|例子|举例/],
  [
    "avoid",
    /(?<!\b(?:my|our|own|(?:i|we) (?:made|did))\b.{0,30})\b(?:mistakes?|wrong)\b(?!.{0,30}\b(?:ours|mine)\b)|avoid|trap\b|pitfall|errores|erreurs|陷阱|错误/,
  ],
  [
    "watched",
    /\bassess(ed|es|ors?)?\b|observe|look for|looking for|score|watch(ed)?\b|evalu|observ|考察|看重/,
  ],
  [
    "prepare",
    /prepare|preparation|get ready|\b(?:any|some|good|your) (?:tips|advice)\b|(can|could|should|do) (i|we|you) (train|improve|rehearse|practi[sc]e)\b|train (for|my)|preparar|prepar|entrenar|entrainer|准备|练/,
  ],
  [
    "time",
    /how long(?!.{0,40}\b(?:valid|calls?|hear|wait|keeps?|expires?|good for)\b)|how much time|how (?=many (seconds|minutes|hours)\b)|how (?=(fast|quickly|soon)\b)|minutes|duration|cuanto (dura|tiempo)|combien de temps|多久|多长时间/,
  ],
  ["steps", /\bsteps?\b|procedure|pasos|etapes|步骤/],
  ["why", /\bwhy\b|reason|por que|pourquoi|为什么/],
];

/** Words that ask for a part of whatever the message is about, and are not what it is about. */
export function facetWordsIn(plain: string): string {
  return ASKED_OF_ANY.filter(([facet]) => NOT_THE_SUBJECT.has(facet))
    .flatMap(([, pattern]) => plain.match(pattern)?.[0] ?? [])
    .join(" ");
}

const NOT_THE_SUBJECT = new Set<Facet>([
  "watched",
  "prepare",
  "avoid",
  "time",
  "example",
  "pronunciation",
]);

/** The part that a folded message asks for of an entry of this set; null where it names none. */
export function facetIn(plain: string, set: SearchSet): Facet | null {
  const own = ASKED[set]?.find(([, pattern]) => pattern.test(plain));
  if (own) return own[0];
  return ASKED_OF_ANY.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Parts of an airline that may be asked for in one breath, each a fact of its own. */
const FACTS_OF_AN_AIRLINE = new Set<Facet>(
  `age reach swimming appearance medical education visa languages training contract bases headquarters founded fleet
  destinations employees alliance code values mission selection`.split(/\s+/) as Facet[],
);

const MOST_FACTS = 5;

/** The facts that the clauses of a message ask of an airline, each once, in its order; at most five. */
export function factsAskedIn(plain: string): Facet[] {
  const clauses = plain.split(/[,;?]| and | & | n | plus | y | et |和|以及/);
  const facets = clauses.flatMap((clause) => ownFacetIn(` ${clause} `, "airlines") ?? []);
  return [...new Set(facets)]
    .filter((facet) => FACTS_OF_AN_AIRLINE.has(facet))
    .slice(0, MOST_FACTS);
}

/** All facts of an airline that a message names, in whatever way they are parted: "tattoo height languages". */
export function factsNamedIn(plain: string): Facet[] {
  const named = (ASKED.airlines ?? []).flatMap(([facet, pattern]) =>
    pattern.test(plain) && FACTS_OF_AN_AIRLINE.has(facet) ? [facet] : [],
  );
  return [...new Set(named)].slice(0, MOST_FACTS);
}

/** Whether the message asks for a part that only this set has. */
export function ownFacetIn(plain: string, set: SearchSet): Facet | null {
  return ASKED[set]?.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
