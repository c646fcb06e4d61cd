import type { Wanted } from "../knowledge/finder.ts";
import { isEmptyWord, keyOf, wordsOf } from "../knowledge/index-words.ts";
import type { Message } from "./message.ts";

/**
 * What people call a thing beside what the content calls it, in English, Spanish, French and Chinese.
 * Left: folded words or phrases of a message, parted by "|"; right: words of the content that mean it.
 */
const CONCEPTS: readonly (readonly [said: string, means: string])[] = [
  ["the ad|my ad|an ad", "assessment day bring"],
  ["burnout|unemployed|laid off|got fired|was fired|career break|year off", "gap"],
  ["reject|rejected|rejection|turned down|rechazaron|refusee?", "rejected"],
  ["evac|evacs", "evacuation"],
  [
    "days off|day off|time off|free days|vacation|vacations|annual leave|paid leave",
    "vacation leave",
  ],
  ["llevo|llevar|traer|apporter|emporter|amener|带什么|要带", "bring"],
  ["充气", "inflate fill"],
  ["take off|takeoff|take-off|despegue|decollage|起飞", "take-off takeoff"],
  ["deploy|deploys|deployed|deploying", "inflate fill deploy"],
  ["divert|diverts|diverted|diverting", "diversion"],
  ["incapacitated|incapacitation", "incapacitation pilot"],
  ["restrain|restrained|restraining", "restraint restrained restrain"],
  ["injury|injuries|injured|hurt|wounded", "injured injury hurt"],
  ["inadmissible|not admitted|refused entry", "inad inadmissible"],
  ["deport|deported|deportation", "deportee"],
  ["inflates|inflated|inflating|inflation|blow up", "inflate inflation"],
  ["overheats|overheating|heats up|getting hot|gets hot|very hot", "hot overheat heat battery"],
  ["dripping|drips|leaks|leaking|leak|spilled|spilt", "leak spill liquid"],
  ["asleep|sleeping|sleep", "sleep"],
  ["o2", "oxygen"],
  ["water broke|waters broke|her water", "labour childbirth water"],
  ["gin|gin tonic|vodka|whisky|whiskey|rum|tipsy|slurs", "alcohol drunk"],
  ["crying|cries|in tears|terrified|scared to death|panicking", "fear"],
  ["unbuckle|unfasten|undo my belt", "unfasten belt"],
  ["barking|barks|puppy|kitten|cat|dog", "dog pet animal"],
  ["accent", "voice english speak"],
  ["ringing|rings|alarm", "alarm"],
  ["violent|violence|punch|kicks|kicked|hit|hits|spits", "disruptive unruly violent"],
  ["turn around|turn-around|turnarounds", "turnaround"],
  ["squawk|squawks|squawking", "transponder code"],
  ["seconds|secs", "second"],
  ["hijacked|skyjacking", "hijacking unlawful"],
  ["quemo|quemado|se quemo|brulee?|s'est brule", "burn scald"],
  ["objet suspect|objeto sospechoso|colis suspect|可疑物品", "suspect item belong"],
  ["no respira|ne respire pas|没有呼吸", "cpr"],
  ["maleta|maletas|valise|valises", "bag baggage suitcase"],
  ["asiento|siege|sieges|座位", "seat"],
  ["ninos|niña|petit enfant|小孩", "child"],
  ["altavoz|haut-parleur", "announcement address"],
  ["cajon|compartimento|compartiment|coffre|行李架", "overhead bin"],
  ["comandante|chef de bord", "captain"],
  ["jefe de cabina|sobrecargo|chef de cabine|乘务长", "purser"],
  ["agua|mer|mar|eau", "water"],
  ["cerrojo|bloqueada|bloqueado|bloque|bloquee|卡住", "jam blocked"],
  [
    "everybody out|everyone out|people out|passengers out|pax out|all out|out of the plane|out of the aircraft|leave the plane|empty the plane|off the plane",
    "evacuation",
  ],
  ["lav", "lavatory"],
  ["ipad|tablet|laptop|device|vape pen", "phone lithium battery"],
  ["burning|burns inside|in flames", "fire burning burn"],
  ["goes soft|deflates|loses air|going soft|going flat", "loses air deflates"],
  ["taped|suspicious|strange|weird", "suspect item belong"],
  ["climb|climbing|climbing out", "overwing foot step"],
  ["medico|medecin|doctor|医生|大夫", "doctor"],
  ["megafonia|por megafono|au micro|microphone", "announcement address"],
  ["预位|解除预位", "armed arming"],
  ["群面", "group exercise"],
  ["kitchen on a plane", "galley"],
  ["heart attack|cardiac|infarto|ataque al corazon|crise cardiaque|infarctus|心脏病|心梗", "heart"],
  ["chest pain|dolor en el pecho|douleur thoracique|胸痛", "chest pain"],
  [
    "cpr|resuscitation|resuscitate|rcp|reanimacion|reanimation|masaje cardiaco|massage cardiaque|心肺复苏",
    "cpr",
  ],
  ["aed|defibrillator|defib|dea|desfibrilador|defibrillateur|除颤器", "defibrillator aed"],
  [
    "choke|chokes|choking|atraganta|atragantamiento|ahoga|atragantarse|etouffe|etouffement|噎|哽噎|气道异物",
    "choke",
  ],
  [
    "faint|faints|fainted|fainting|pass out|passes out|passed out|desmaya|desmayo|evanouit|evanouissement|malaise|晕倒|昏倒",
    "fainting black pale",
  ],
  [
    "unconscious|unresponsive|not responding|collapses|collapsed|collapse|slumps|inconsciente|inconscient|昏迷|失去意识",
    "respond slumps",
  ],
  ["stroke|ictus|derrame|avc|中风", "stroke"],
  [
    "epileptic|epilepsy|seizure|seizures|fit|convulsion|convulsions|epilepsia|convulsiones|epilepsie|癫痫",
    "seizure",
  ],
  [
    "diabetes|diabetic|low blood sugar|hypoglycaemia|hypoglycemia|hipoglucemia|diabetico|diabetique|糖尿病",
    "diabetic",
  ],
  ["allergic|allergy|alergia|allergie|anaphylaxis|epipen|过敏", "allergy anaphylaxis hives"],
  ["asthma|asthmatic|wheezing|asma|asthme|哮喘", "wheezing asthma"],
  [
    "hot tea|hot coffee|hot water|boiling water|burn|burns|scald|scalded|quemadura|quemaduras|brulure|brulures|烫伤|烧伤",
    "burn scald",
  ],
  [
    "bleeding|bleeds|hemorrhage|haemorrhage|hemorragia|sangrado|hemorragie|saignement|出血",
    "bleed",
  ],
  ["nosebleed|nose bleed|nose bleeds|sangrado nasal|saignement de nez|流鼻血", "nosebleed"],
  ["broken|break a bone|fracture|fractured|fractura|骨折", "fracture swollen crooked"],
  [
    "gives birth|giving birth|birth|labour|labor|baby is coming|childbirth|parto|accouchement|分娩|接生",
    "labour childbirth",
  ],
  [
    "panic|panic attack|afraid of flying|fear of flying|scared passenger|anxious passenger|miedo a volar|peur de l'avion|恐飞",
    "fear armrests",
  ],
  ["airsick|airsickness|vomit|vomits|vomiting|mareo|mal de l'air|晕机", "airsick vomit"],
  ["dies|died|dead|death|muere|fallece|decede|去世|死亡", "died death"],
  ["blood clot|dvt|thrombosis|trombosis|thrombose|血栓", "clot dvt"],
  ["jet lag|jetlag|时差", "zones jet lag"],
  ["scuba|diving|buceo|plongee|潜水", "diving"],
  ["primeros auxilios|premiers secours|急救", "first aid"],
  ["fire|incendio|fuego|feu|incendie|起火|火灾|着火", "fire"],
  ["smoke|humo|fumee|烟雾|冒烟", "smoke"],
  ["oven|ovens|horno|four|烤箱", "oven"],
  [
    "toilet|toilets|bathroom|restroom|loo|washroom|lavabo|bano|aseo|toilettes|厕所|洗手间|卫生间",
    "lavatory",
  ],
  [
    "power bank|power banks|powerbank|powerbanks|bateria externa|batterie externe|充电宝",
    "power bank",
  ],
  ["phone|mobile|smartphone|telefono|telephone portable|手机", "phone"],
  ["lithium|li-ion|litio|锂电池", "lithium battery"],
  [
    "vape|vapes|vaping|e-cigarette|e-cigarettes|ecig|cigarrillo electronico|cigarette electronique|电子烟",
    "e-cigarette cigarette",
  ],
  ["smoking|smokes|smoked|fumar|fume|fumer|吸烟", "smoking"],
  ["extinguisher|extinguishers|extintor|extincteur|灭火器", "extinguisher"],
  ["smoke hood|pbe|equipo de proteccion respiratoria|防烟面罩", "pbe protective breathing"],
  ["smell|smells|fumes|olor|odeur|气味", "smell fumes"],
  [
    "decompression|depressurisation|depressurization|loses pressure|loss of pressure|lose pressure|lost pressure|descompresion|despresurizacion|depressurisation|decompression|释压|失压",
    "decompression pressure",
  ],
  [
    "oxygen mask|oxygen masks|mascarilla|mascarillas|masque a oxygene|masques|氧气面罩",
    "mask oxygen",
  ],
  ["turbulence|turbulencia|turbulencias|turbulences|颠簸|湍流", "turbulence"],
  [
    "water landing|ditching|land on water|landing on water|amerizaje|amaraje|amerrissage|水上迫降",
    "ditching water",
  ],
  ["evacuation|evacuate|evacuacion|evacuar|evacuer|撤离|疏散", "evacuation"],
  ["brace|posicion de impacto|position de securite|防冲击", "brace"],
  ["slide|slides|tobogan|rampa|toboggan|滑梯", "slide"],
  ["door|doors|puerta|puertas|porte|portes|舱门", "door"],
  ["exit row|emergency row|fila de emergencia|rangee de secours|紧急出口座位", "exit row"],
  [
    "drunk|drunken|intoxicated|drinks too much|too much to drink|too drunk|borracho|ebrio|ivre|醉酒|喝醉",
    "alcohol intoxicated drunk",
  ],
  [
    "angry|furious|aggressive|upset|shouting|enojado|enfadado|agresivo|furieux|agressif|en colere|愤怒|生气",
    "angry calm",
  ],
  [
    "unruly|disruptive|abusive|conflictivo|indisciplinado|indiscipline|闹事|扰乱",
    "disruptive unruly",
  ],
  ["bomb in|a bomb|bomb|bomba|bombe|炸弹", "bomb threat"],
  ["hijack|hijacking|hijacker|hijackers|secuestro|detournement|劫机", "hijacking unlawful"],
  ["trafficked|trafficking|human trafficking|trata de personas|traite|人口贩卖", "trafficking"],
  [
    "sexual|harassed|groped|touched|assault|assaulted|acoso|agresion|harcelement|性骚扰",
    "touched assault",
  ],
  ["handcuffs|restrain|restraint|restraints|tie up|tied up|esposar|menotter|约束", "restrained"],
  ["wheelchair|wheelchairs|silla de ruedas|fauteuil roulant|轮椅", "wheelchair wchr wchs wchc"],
  ["blind|ciego|aveugle|盲人", "blind"],
  ["deaf|hard of hearing|sordo|sourd|聋", "deaf"],
  ["pregnant|pregnancy|embarazada|enceinte|孕妇|怀孕", "pregnant"],
  [
    "unaccompanied|alone|on their own|travelling alone|traveling alone|menor no acompanado|无成人陪伴",
    "unaccompanied umnr",
  ],
  ["infant|infants|baby|babies|bebe|nourrisson|婴儿", "infant baby"],
  ["service dog|guide dog|assistance dog|perro guia|chien guide|导盲犬", "dog service assistance"],
  ["overbooked|overbooking|bumped|sobreventa|surbooking|超售", "overbooked denied"],
  ["complaint|complaints|complains|complaining|queja|quejas|plainte|投诉", "complaint"],
  [
    "vegan|vegetarian|halal|hindu|special meal|special meals|comida especial|repas special|特殊餐",
    "meal",
  ],
  ["kosher", "kosher"],
  [
    "dangerous goods|hazmat|hazardous|mercancias peligrosas|marchandises dangereuses|危险品",
    "dangerous goods",
  ],
  ["announcement|announcements|pa announcement|anuncio|annonce|广播", "announcement"],
  ["safety demo|safety demonstration|demo|demostracion|安全演示", "demonstration demo"],
  ["crm|crew resource management|gestion de recursos de la tripulacion|机组资源管理", "crm"],
  ["fatigue|tired|cansancio|fatiga|疲劳", "fatigue tired"],
  [
    "speak up|raise a concern|disagree with the captain|challenge the captain",
    "raise concern senior",
  ],
  ["water|水上", "water"],
  ["child|children|kid|kids|nino|ninos|enfant|enfants|儿童|孩子", "child"],
  [
    "assessment day|assessment centre|assessment center|open day|recruitment day|dia de evaluacion|jornada de puertas abiertas|journee de recrutement|journee d'evaluation|评估日|招聘日",
    "assessment",
  ],
  [
    "group exercise|group discussion|group task|group activity|dinamica de grupo|ejercicio de grupo|exercice de groupe|小组讨论|无领导",
    "group exercise",
  ],
  ["role play|roleplay|juego de roles|jeu de role|角色扮演", "role play"],
  ["maths|math|mathematics|arithmetic|numbers test|matematicas|calcul|数学", "numeracy"],
  ["resume|cv|curriculum|简历", "cv"],
  [
    "medical exam|medical check|medical examination|examen medico|visite medicale|体检",
    "medical examination",
  ],
  ["outfit|clothes|suit|dress code|wear|ropa|vetements|着装", "outfit suit dress"],
  ["silence|silent after", "silence"],
  ["captain|capitan|commandant|机长", "captain"],
  ["pilot|pilots|piloto|pilote|飞行员", "pilot"],
  ["cockpit|cabina de pilotaje|poste de pilotage|驾驶舱", "flight deck cockpit"],
  ["seat belt|seat belts|seatbelt|seatbelts|cinturon|ceinture|安全带", "belt"],
  [
    "luggage|suitcase|suitcases|bag|bags|hand luggage|hand baggage|carry-on|carry-ons|cabin bag|backpack|rucksack|handbag|trolley case|equipaje|bagage|bagages|行李",
    "bag baggage suitcase",
  ],
  [
    "wine|beer|beers|booze|liquor|champagne|cocktails|dry airline|really dry|completely dry|totally dry",
    "alcohol",
  ],
  [
    "flat|apartment|apartments|housing|roommate|roommates|accommodation|alojamiento|logement",
    "accommodation housing",
  ],
  [
    "life jacket|life jackets|lifejacket|lifejackets|life vests|chaleco salvavidas|gilet de sauvetage|救生衣",
    "vest life",
  ],
  ["raft|rafts|lifeboat|lifeboats", "raft"],
  ["tray|trays|lunch|dinner|repas|comida", "meal tray"],
  ["parked|stuck on the ground|on the tarmac|delayed|delays|late departure|no news", "delay"],
  ["over the mic|mic|tannoy|loudspeaker|on the pa|over the pa|the pa", "announcement address"],
  ["count|counts|counted|counting|headcount|head count", "count"],
  ["throws up|throwing up|threw up|throw up|puke|puking|sick bag|airsick bag", "airsick vomit"],
  ["gropes|groping|touches|touching|hand on my|grabbed me|grabs me", "touched assault"],
  ["punched|punches|slapped|fight|fights|fighting|brawl|hits me|hit me", "disruptive unruly"],
  ["not breathing|no pulse|stopped breathing|stops breathing", "cpr"],
  ["heimlich|abdominal thrusts", "choke thrusts"],
  ["tattoo|tattoos|tattooed|ink|inked|ta moko|moko", "tattoo"],
  ["bmi|overweight|body weight|weight", "weight bmi"],
  [
    "stare|stares|staring|say nothing|says nothing|said nothing|no reaction|nobody speaks|go quiet|goes quiet|poker face",
    "silence pause",
  ],
  ["aborted landing|go around|went around|goes around", "go-around around"],
  ["hatch|hatches|window exit|over the wing|on the wing", "overwing hatch wing"],
  ["trainee|trainees|ab initio", "training"],
  ["ear|ears|eardrum|earache", "ear"],
  ["vests", "vest"],
  ["kitchen|cocina|cuisine|厨房", "galley"],
  ["cart|carts|carrito", "trolley"],
  ["kits|medical kit|botiquin|trousse|药箱", "kit medical"],
  ["peanut|peanuts|nut|nuts|cacahuete|坚果", "nut allergy"],
];

const TABLE = CONCEPTS.flatMap(([said, means]) =>
  said.split("|").map((phrase) => ({
    phrase,
    isUnspaced: /\p{Script=Han}/u.test(phrase),
    stems: means.split(" ").map(keyOf),
  })),
).sort((a, b) => b.phrase.length - a.phrase.length);

const CONCEPT_WORDS = new Set(TABLE.flatMap(({ phrase }) => phrase.split(" ")));

/** Words that are understood though the content does not use them. */
export function isConceptWord(word: string): boolean {
  return CONCEPT_WORDS.has(word);
}

/**
 * What a message asks for, as groups of words of which any would do.
 * @param words its words, slips of spelling mended
 * @param keeps whether a word that is not empty counts; in languages other than English unknown words do not
 */
export function wantedIn(
  message: Message,
  words: readonly string[],
  keeps: (stem: string) => boolean,
): Wanted[] {
  let rest = ` ${words.join(" ")} `;
  const wanted: Wanted[] = [];
  for (const { phrase, isUnspaced, stems } of TABLE) {
    if (isUnspaced ? message.plain.includes(phrase) : rest.includes(` ${phrase} `)) {
      const own = isUnspaced
        ? []
        : wordsOf(phrase)
            .filter((word) => !isEmptyWord(word))
            .map(keyOf);
      wanted.push({ stems: [...new Set([...stems, ...own])] });
      rest = rest.replace(` ${phrase} `, " ");
    }
  }
  const others = wordsOf(rest).filter(
    (word) => !isEmptyWord(word) && !/^\p{Script=Han}/u.test(word),
  );
  for (const one of new Set(others.map(keyOf)))
    if (keeps(one) && !wanted.some(({ stems }) => stems.includes(one)))
      wanted.push({ stems: [one] });
  return wanted;
}
