import { stems } from "../text/word-set.ts";
import { SERVED_PEOPLE, WORK_PEOPLE } from "./nouns.ts";

export interface Topic {
  /** Words of a question that raise the topic. */
  asks: ReadonlySet<string>;
  /** Words of an answer that speak to it; a person seldom repeats the question's own word. */
  shows: ReadonlySet<string>;
  /** 1: an answer without it misses the question; less: it belongs, but can be implied. */
  weight: number;
}

function topic(asks: string, shows: string, weight = 1, more: ReadonlySet<string> = new Set()): Topic {
  return { asks: stems(asks), shows: new Set([...stems(`${asks} ${shows}`), ...more]), weight };
}

/** What interview questions of this trade are about, and how people speak of it. */
export const TOPICS = {
  served: topic("customer guest passenger client patient shopper visitor traveller", "family sir madam table till counter order people complaint service him her he she they", 0.6, SERVED_PEOPLE),
  colleague: topic("colleague coworker co-worker teammate worked boss manager supervisor workmate", "classmate flatmate roommate partner shift together team he she they member group", 0.6, WORK_PEOPLE),
  conflict: topic(
    "conflict disagreement disagree argument dispute clash tension argue quarrel confrontation friction disagreed",
    "fight angry upset annoyed compromise agree opinion blame complain shout rude refuse criticise criticize privately private fair unfair misunderstanding accuse resent wanted against speak-to different instead apologise apologize offended frustrated irritated raised convinced insisted ignored silent stopped thought snap snapped cross disappointed awkward hostile rota atmosphere settle clear",
  ),
  anger: topic(
    "difficult angry upset complaint complaining hard rude unhappy dissatisfied demanding aggressive irate frustrated challenging please unreasonable hostile",
    "shout scream yell cry furious mad swear insult impatient annoyed cold wrong refund wait late broken missing queue apologise apologize sorry refuse complain argue loud slam cuss unfair abusive threaten disappointed stress tears tense sigh snap disgusting overcharged",
  ),
  mistake: topic(
    "mistake error wrong regret misjudged slip messed fault blunder",
    "forgot forget miss overlook mix confuse spill drop break lost sent incorrect double-booked apologise apologize admit realise realize own responsible should instead late twice checklist broke booked misread mislabelled gave typed noticed missed assumed",
  ),
  pressure: topic(
    "pressure stress busy deadline stressful workload rush hectic pressured peak overwhelmed",
    "queue short-staffed short alone minute hour late urgent full quick peak sick fast simultaneously same hurry crowded rush line waiting orders called hundred delay understaffed full-house covers packed broke crashed at-once tired",
  ),
  culture: topic(
    "culture cultural multicultural language nationality foreign background diverse international diversity religion country languages",
    "speak english translate translator translation accent spanish french german italian portuguese polish arabic chinese mandarin japanese korean hindi russian turkish dutch custom gesture word interpreter halal prayer ramadan muslim hindu kosher tradition sign drawing india china japan brazil mexico abroad native pronounce understand misunderstanding ukrainian urdu swahili vietnamese thai greek refugee immigrant tourist google migrant dialect",
  ),
  safety: topic(
    "safety safe hazard danger unsafe risk dangerous",
    "fire smoke injury injured rule procedure wet slip slippery emergency exit alarm evacuate helmet seatbelt belt harness gas electric burn fall protect checklist secure blocked broken warning accident inspect detector lock chemical glove ladder equipment fence report stopped wire brake hot",
  ),
  medical: topic(
    "medical ill illness injured sick unwell heart faint seizure choking unconscious collapse collapses collapsed allergic birth pain breathe health doctor breathing pregnant",
    "emergency ambulance breath cpr bleed allergy aid 911 112 999 oxygen defibrillator aed pulse chest medic blood hospital nurse paramedic kit conscious recovery responsive medlink fever vomit diabetic insulin sugar epipen stroke wound bandage dizzy panic airway",
  ),
  emergency: topic(
    "emergency crisis urgent evacuate evacuation decompression crash ditching unexpected landing",
    "fire smoke alarm ambulance calm panic exit slide door command brace oxygen mask captain outside danger injured help collapsed blood police aid accident rescue 911 112 999 safety checked flood storm power outage hospital cpr unconscious",
  ),
  fire: topic(
    "fire smoke burning flame burn smell overheating explode",
    "extinguisher extinguish flame heat battery alarm hot power smoke hood water source lithium oven panel charger evacuate",
  ),
  rule: topic(
    "rule policy procedure regulation enforce law refuse refuses refused comply instruction follow non-compliant ignores insists standing",
    "allow id age ticket limit forbidden require ban permission prohibited explain reason alternative no compliance safety exception seatbelt belt licence license warned stay said deny must cannot authority firm fine consistent calm captain offered",
  ),
  extra: topic(
    "extra mile beyond exceed exceeded above more expectations memorable delight exceptional wow outstanding",
    "surprise surprised own off-duty after special birthday anniversary volunteered nobody drove walked found bought personally handwritten stayed gift break home lunch searched asked remember special unexpected card free home although closed phoned",
  ),
  alcohol: topic("drunk intoxicated alcohol alcoholic drink drunken drinking", "wine beer whisky vodka sober bar serve water bottle slurring glass pint bartender spirits drinks coffee", 1),
  team: topic("team teamwork together crew group collaborate collaboration cooperate member", "colleague help share cover split project each partner swap role plan brief support we class classmate shift joined others divided everyone", 0.8, WORK_PEOPLE),
  leadership: topic("lead leader leadership led delegate motivate supervise guide mentor", "organise organize train captain team split assigned new briefing asked plan group responsible each role showed supervisor encouraged responsibility they members"),
  initiative: topic("initiative idea proactive improve improvement suggested innovative creative improved change", "notice suggest start propose made created introduce new asked list label system manager built designed printed set began tried board sheet save problem own"),
  communication: topic(
    "communicate communication explain message information listen listening misunderstood misunderstanding unclear bad-news news",
    "tell told ask listen clear repeat speak said word email understand confirm language write question talk answer showed announced simple picture",
    0.8,
  ),
  decision: topic("decision decide judgement judgment choice choose", "decide option alone manager chose because risk whether either quickly instead consider rule knew weighed call called supervisor phone", 0.8),
  change: topic("change adapt adjust flexible unexpected unfamiliar changed adaptability plans", "new suddenly cancel learn switch last-minute moved different instead plan swapped replace replaced closed broke sick storm system short-notice rain weather delayed"),
  feedback: topic("feedback criticism criticised criticized advice criticize", "review told improve comment manager said trainer supervisor accepted asked practise notes better thank evaluation mistake correct tone slow listen"),
  failure: topic("fail failure failed setback disappointment disappointed rejected disappointing", "lost pass goal again reject exam mistake short try wrong learned late retake practise not-selected injury missed score"),
  persuade: topic("persuade convince influence negotiate persuaded convinced", "agree explain idea mind offer showed suggested reason finally trial yes proposal data number manager changed"),
  priority: topic("prioritise prioritize multitask multitasking priorities tasks competing several multiple juggle once organised organized organise", "same first urgent list order plan then queue phone while minute before waiting wait asked most-important late second alone simultaneously delegate"),
  learn: topic("learn learned learnt teach skill knowledge train training taught", "course practise study exam new taught video book asked trainer notes week test showed lesson language instructor"),
  achievement: topic("achievement proud achieve goal accomplishment accomplished proudest success successful", "award finish won target exam first best result pass marathon raised trained prize graduate finished promotion degree record", 0.8),
  integrity: topic("honest honesty integrity ethical dishonest trust confidential truth stealing steal theft witnessed wrong", "lie money wallet report secret cheat fair cash manager admit returned receipt discount privacy owner phone policy told stolen tip refused bag"),
  child: topic("child children unaccompanied baby toddler kid minor infant", "parent boy girl mother father kids mum mom dad year-old years toy crying young son daughter family school game seat draw colouring crew"),
  disability: topic("disability disabled wheelchair elderly blind deaf special assistance needs mobility reduced impaired autism", "hearing walk stick cane hand sign arm slow lift help old lady man guide dog brailler write seat braille carer ask chair steps crutches"),
  fear: topic("afraid nervous fear anxious panic scared frightened phobia worried panicking distressed", "turbulence calm reassure breathe hand sit cry explain talk noise normal slowly first shaking breath water distract safe"),
  turbulence: topic("turbulence seatbelt turbulent belt fasten", "cart trolley sit secure captain sign seat jumpseat stow galley strap toilet injury hold hot"),
  seat: topic("seat seats seated swap seating sit armrest recline recliner", "window aisle row move family together next empty free neighbour boarding purser offer ask aisle"),
  food: topic("food meal allergy allergic vegetarian vegan nut dietary menu kosher catering", "halal dish eat kitchen chef ingredient peanut order snack fruit bread plate galley label epipen meals chicken pasta reaction"),
  baggage: topic("bag bags luggage baggage overhead suitcase carry-on hand-luggage bin locker exit", "aisle stow hold heavy bin lift lost tag under seat row moved gate locker space trolley evacuate"),
  security: topic("suspicious unattended threat bomb security weapon unclaimed intruder hijack terrorist disruptive", "police captain report touch owner bag move area search crew procedure code lock stranger cockpit restrain camera guard object purser lavatory lavatories"),
  device: topic("phone laptop device electronic mobile charger battery power-bank headphones filming tablet film", "airplane mode flight takeoff switch call interference hot lithium smoke landing record water video"),
  delay: topic("delay delayed cancelled late missed waiting cancellation connection diverted", "hour wait fog strike rebook hotel snow information gate queue voucher minutes updated update bus train storm next"),
  smoking: topic("smoking cigarette vape vaping smoker smoke smokes smoked", "lavatory toilet detector alarm bin captain law fine offence fire extinguisher smell report cigarette nicotine"),
  harassment: topic("harass harassment discriminate racist discrimination inappropriate touched touching sexist insult abusive flirting offensive bullying", "touch comment uncomfortable seat move report purser captain police stop warn colleague serve remark joke swap support statement said boundary"),
  evacuation: topic("evacuation evacuate evacuating slide exits exit ditching", "door command passengers jump leave bags brace outside fire usable assess block shout redirect away hazard captain signal seatbelts blocked"),
  death: topic("dies death died grief bereaved dead passed funeral", "family cover captain doctor cpr row quiet private dignity respect sorry loss time sit tissue calm listen"),
  crewJob: topic(
    "crew attendant cabin profession fly flying airline aviation career industry role job",
    "passenger safety service travel people shift uniform flight aircraft training plane dream route roster customer purser standby galley first-aid emergency hotel guest airport language team aboard work",
    0.7,
  ),
  ourAirline: topic(
    "us our airline company another",
    "fleet route hub base network a320 a350 a380 787 777 boeing airbus low-cost training reputation values destination flew fly passenger brand award regional island safety crew roster open-day academy long-haul short-haul turnaround colleague alliance lounge joined standard punctual",
    0.8,
  ),
  self: topic("yourself background introduce", "years live grew study work born job experience degree currently hobby sport university school family studied volunteer hotel restaurant shop nurse moved course waiter speak from", 0.7),
  strength: topic("strength strengths quality qualities skills suitable hire suited best choose fit", "good calm patient listen people language customer experience learned shift example team example manager colleagues told because year worked", 0.6),
  weakness: topic("weakness weaknesses improve weak", "impatient shy perfectionist learn working list ask slow speak nervous public help delegate practise course better plan notes english rush too", 0.8),
  future: topic("future goals years see plans long-term ambition", "purser senior trainer grow instructor language promotion year learn lead stay crew progress", 0.7),
  lifestyle: topic("relocate relocating relocation lifestyle away night shifts jetlag roster holidays irregular living alone homesick", "move family shift night home live alone sleep weekend standby abroad flat christmas early routine friends moved years city", 0.8),
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof TOPICS;
