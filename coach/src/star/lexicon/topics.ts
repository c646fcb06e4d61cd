import { stems } from "../text/word-set.ts";
import { SERVED_PEOPLE, WORK_PEOPLE } from "./nouns.ts";

const RELATIVES = stems(
  "mother father mum mom dad grandmother grandfather grandma grandpa parent family neighbour neighbor kid child baby boy girl student pupil user player learner reader participant fan",
);
/** One's own family is no customer; a stranger's child may be, which the other words of the answer tell. */
const SERVED_OUTSIDE_FAMILY: ReadonlySet<string> = new Set(
  [...SERVED_PEOPLE].filter((word) => !RELATIVES.has(word)),
);

export interface Topic {
  /** Words of a question that raise the topic. */
  asks: ReadonlySet<string>;
  /** Words of an answer that speak to it; a person seldom repeats the question's own word. */
  shows: ReadonlySet<string>;
  /** Words that go with it and with much else: several together count like one that shows it. */
  hints: ReadonlySet<string>;
  /** 1: an answer without it misses the question; less: it belongs, but can be implied. */
  weight: number;
}

/** `words`: those that show it, then after a slash those that only hint at it. */
function topic(
  asks: string,
  words: string,
  weight = 1,
  more: ReadonlySet<string> = new Set(),
): Topic {
  const [shows = "", hints = ""] = words.split("/");
  return {
    asks: stems(asks),
    shows: new Set([...stems(`${asks} ${shows}`), ...more]),
    hints: stems(hints),
    weight,
  };
}

/** What interview questions of this trade are about, and how people speak of it. */
export const TOPICS = {
  served: topic(
    "customer guest passenger client patient shopper visitor traveller",
    "sir madam mr mrs ms pax businessman businesswoman gentleman holidaymaker bloke teenager widow widower regular stranger pensioner hiker applicant guests bride groom till counter order complaint visitor caller / family mother father mum dad grandmother grandfather table people service neighbour him her he she they them somebody someone",
    0.6,
    SERVED_OUTSIDE_FAMILY,
  ),
  colleague: topic(
    "colleague coworker co-worker teammate boss manager supervisor workmate",
    "classmate flatmate roommate partner shift manager co-worker supervisor mate helper team workmate trainee apprentice intern / together he she they member group him her",
    0.6,
    WORK_PEOPLE,
  ),
  conflict: topic(
    "conflict disagreement disagree argument dispute clash tension argue quarrel confrontation friction disagreed",
    "fight angry upset annoyed compromise opinion blame rude refuse criticise accuse resent unfair offended frustrated irritated insist snap cross hostile awkward rota moan sulk shout misunderstanding grudge bicker rival stubborn apologise sorry-for complain unhappy fed-up jealous settle settled quarrel arguing unbearable ignore ignored cold-shoulder tense / agree private privately against different instead silent disappointed atmosphere fair tension shared wrong opposite problem never not sorry boss manager didn't wouldn't don't nothing dirty late unfair alone talk dates again win lose each propose suggest reason accept mood decide why moved other noise noisy loud drill nicely dread dishes neighbour flatmate turn",
  ),
  anger: topic(
    "difficult angry upset complaint complaining hard rude unhappy dissatisfied demanding aggressive irate frustrated challenging please unreasonable hostile",
    "shout scream yell cry furious mad swear insult impatient annoyed complain argue slam cuss unfair abusive threaten disappointed snap disgusting overcharged apologise irritated loud hit bang fist demand fight temper outrage rant annoyed raging livid glare drunk stubborn insist pushy moody grumpy eff cuss afraid worried anxious nervous scared frightened panicking fussy picky suspicious distrust mistrust / sent back again twice allergy worry fear cold wrong refund wait late broken missing queue sorry refuse stress tears tense sigh upset charge cancelled lost delayed ashamed true lie blame fault neighbour",
  ),
  mistake: topic(
    "mistake error wrong regret misjudged slip messed fault blunder",
    "forgot forget overlook mislabel mislabelled confuse mix-up mixed spill double-booked wrong incorrect oversight misread typo embarrassed apologise admit careless accident accidentally slipped warning / miss drop break lost sent realise own responsible should instead late twice checklist broke booked gave noticed missed assumed my label recall recalled pulled sorry fault manager straight fixed check label correct",
  ),
  pressure: topic(
    "pressure stress busy deadline stressful workload rush hectic pressured peak overwhelmed",
    "queue short-staffed urgent hectic simultaneously overload understaffed full-house packed chaos rushing swamped slammed / short alone minute hour late full quick peak sick fast same hurry crowded line waiting orders called hundred delay covers broke crashed at-once tired missing cancelled storm flood lost power bell ringing few only before until night people",
  ),
  culture: topic(
    "culture cultural multicultural language nationality foreign background diverse international diversity religion country languages",
    "english translate translator translation accent spanish french german italian portuguese arabic chinese mandarin japanese korean hindi russian turkish dutch gesture interpreter halal prayer ramadan muslim hindu kosher tradition india china japan brazil mexico abroad native pronounce misunderstanding ukrainian urdu swahili vietnamese greek refugee immigrant tourist migrant dialect punjabi czech slovak norwegian swedish danish finnish hungarian romanian bulgarian serbian croatian georgian armenian persian iranian afghan syrian lebanese moroccan algerian tunisian egyptian nigerian ghanaian kenyan ethiopian somali senegalese tamil bengali nepali sri-lankan thai vietnamese filipino indonesian malay mexican brazilian colombian peruvian cuban scottish irish welsh temple mosque church deaf deaf-culture interpreter sari headscarf / speak polish custom word sign drawing understand google thai mime",
  ),
  safety: topic(
    "safety safe hazard danger unsafe risk dangerous",
    "fire smoke injury injured slippery emergency alarm evacuate helmet seatbelt harness electric protect accident inspect detector chemical hazardous slip trip broken loose sharp leak leaking crack cracked exposed hurt / rule procedure wet exit belt gas burn fall fell checklist secure blocked warning lock glove ladder equipment fence report stopped wire cable brake hot gate latch metal glass drain hole stairs floor nail screw fix fixed repair repaired sign nobody step",
  ),
  medical: topic(
    "medical ill illness injured sick unwell heart faint seizure choking unconscious collapse collapses collapsed allergic birth pain breathe health doctor breathing pregnant",
    "emergency ambulance breath cpr bleed aid 911 112 999 oxygen defibrillator aed pulse chest medic blood hospital nurse paramedic conscious medlink vomit diabetic insulin epipen stroke wound bandage airway / kit recovery responsive fever sugar dizzy panic allergy training procedure help",
  ),
  emergency: topic(
    "emergency crisis urgent evacuate evacuation decompression crash ditching unexpected landing",
    "fire smoke alarm ambulance evacuate exit slide brace oxygen captain injured help collapsed blood accident rescue 911 112 999 flood storm power-cut outage hospital cpr unconscious / calm panic door command mask outside danger police aid safety checked power",
  ),
  fire: topic(
    "fire smoke burning flame burn overheating explode",
    "smell extinguisher extinguish flame battery alarm smoulder evacuate lithium / heat hot power hood water source oven panel charger electrical",
  ),
  rule: topic(
    "rule policy procedure regulation enforce law refuse refuses refused comply instruction follow non-compliant ignores insists",
    "id age limit forbidden ban permission prohibited exception seatbelt belt licence license compliance law fine illegal allow allowed permit permitted banned silent quiet mask helmet limit sign refuse obey / list allow let danger entrance can't ticket require explain reason alternative no safety warned stay said deny must cannot procedure instruct close strict authority firm consistent calm captain offered police",
  ),
  extra: topic(
    "extra mile beyond exceed exceeded above more expectations memorable delight exceptional wow outstanding",
    "surprise off-duty birthday anniversary volunteered handwritten unexpected waive personally special favour free / own after nobody drove walked found bought stayed gift break home lunch searched asked remember card although closed phoned rang extra paid delivered knocked wrote way could refused",
  ),
  alcohol: topic(
    "drunk intoxicated alcohol alcoholic drink whisky drunken drinking",
    "wine beer whisky vodka sober slur pint spirits tipsy gin booze / bar serve water bottle glass bartender purser calm insult loud police",
    1,
  ),
  team: topic(
    "team teamwork together group collaborate collaboration cooperate member",
    "colleague partner shift classmate together crew teammate everyone / help share cover split project each swap role plan brief support we joined others divided",
    0.8,
    WORK_PEOPLE,
  ),
  leadership: topic(
    "lead leader leadership led delegate motivate supervise guide mentor",
    "organise organize train captain team split assigned new briefing asked plan group responsible each role showed supervisor encouraged responsibility they members",
  ),
  initiative: topic(
    "initiative idea proactive improve improvement suggested innovative creative improved change",
    "idea suggest propose introduce invent created started designed built noticed / notice start made new asked list label system manager printed set began tried board sheet save problem own changed saw",
  ),
  communication: topic(
    "communicate communication explain message information listen listening misunderstood misunderstanding unclear bad-news news",
    "explain tell told ask say said speak repeat translate understand / listen clear word email confirm write question talk answer showed announced simple picture call",
    0.8,
  ),
  decision: topic(
    "decision decide judgement judgment choice choose",
    "option choose judgement weighed alone risk / manager chose because whether either quickly instead consider rule knew called supervisor phone must could",
    0.8,
  ),
  change: topic(
    "change adapt adjust flexible unexpected unfamiliar changed adaptability plans",
    "new suddenly cancel switch last-minute swapped replaced short-notice / learn moved different instead plan closed broke sick storm system rain weather delayed first",
  ),
  feedback: topic(
    "feedback criticism criticised criticized advice criticize",
    "review told improve comment manager said trainer supervisor accepted asked practise notes better thank evaluation mistake correct tone slow listen",
  ),
  failure: topic(
    "fail failure failed setback disappointment disappointed rejected disappointing",
    "lost pass goal again reject exam mistake short try wrong learned late retake practise not-selected injury missed score",
  ),
  persuade: topic(
    "persuade convince influence negotiate persuaded convinced",
    "agree explain idea mind offer showed suggested reason finally trial yes proposal data number manager changed",
  ),
  priority: topic(
    "prioritise prioritize multitask multitasking priorities tasks competing several multiple juggle once organised organized organise",
    "same first urgent list order plan then queue phone while minute before waiting wait asked most-important late second alone simultaneously delegate",
  ),
  learn: topic(
    "learn learned learnt teach skill knowledge train training taught",
    "course practise study exam new taught video book asked trainer notes week test showed lesson language instructor",
  ),
  achievement: topic(
    "achievement proud achieve goal accomplishment accomplished proudest success successful",
    "award finish won target exam first best result pass marathon raised trained prize graduate finished promotion degree record",
    0.8,
  ),
  integrity: topic(
    "honest honesty integrity ethical dishonest trust confidential truth stealing steal theft witnessed wrong",
    "lie money wallet report secret cheat fair cash manager admit returned receipt discount privacy owner phone policy told stolen tip refused bag",
  ),
  child: topic(
    "child children unaccompanied baby toddler kid minor infant",
    "parent boy girl mother father kids mum mom dad mummy mammy mama papa granny auntie teddy bairn wean year-old toy son daughter / years crying young family school game seat draw colouring crew cartoon brother sister aunt uncle small papers passport",
  ),
  disability: topic(
    "disability disabled wheelchair elderly blind deaf special assistance needs mobility reduced impaired autism",
    "hearing cane sign-language guide braille carer crutches / walk stick hand sign arm slow lift help old lady man dog seat ask chair steps write",
  ),
  vulnerable: topic(
    "vulnerable frail needy",
    "child children kid baby toddler boy girl elderly old older disabled wheelchair blind deaf pregnant widow grandmother grandfather autistic dementia confused ill sick injured homeless refugee frightened scared crying lost anxious pensioner cane crutches guide-dog stroke teenager minor patient lonely diabetic stick shaking alone",
  ),
  fear: topic(
    "afraid nervous fear anxious panic scared frightened phobia worried panicking distressed",
    "turbulence reassure breathe breathing cry shaking calm / hand sit explain talk noise normal slowly first breath water distract safe name",
  ),
  turbulence: topic(
    "turbulence seatbelt turbulent belt fasten",
    "strap jumpseat buckle / captain trolley cart sit secure sign seat stow galley toilet injury hold hot cabin",
  ),
  seat: topic(
    "seat seats seated swap seating sit armrest recline recliner",
    "window aisle row armrest neighbour / move family together next empty free boarding purser offer ask",
  ),
  food: topic(
    "food meal allergy allergic vegetarian vegan nut dietary menu kosher catering",
    "halal dish chef ingredient peanut epipen menu / eat kitchen order snack fruit bread plate galley label meals chicken pasta reaction",
  ),
  baggage: topic(
    "bag bags luggage baggage overhead suitcase carry-on hand-luggage bin locker exit",
    "suitcase overhead bin stow locker / aisle hold heavy lift lost tag seat row moved gate space trolley evacuate",
  ),
  security: topic(
    "suspicious unattended threat bomb security weapon unclaimed intruder hijack terrorist disruptive",
    "police weapon intruder guard explosive object / captain report touch owner move area search crew procedure code lock stranger cockpit restrain camera purser lavatory",
  ),
  device: topic(
    "phone laptop device electronic mobile charger battery power-bank headphones filming tablet film",
    "charger airplane wifi cable interference / mode flight takeoff switch call hot lithium smoke landing record water video",
  ),
  delay: topic(
    "delay delayed cancelled late missed waiting cancellation connection diverted",
    "fog strike rebook / hour wait hotel snow information gate queue voucher minutes updated update bus train storm next",
  ),
  smoking: topic(
    "smoking cigarette vape vaping smoker smoke smokes smoked",
    "lavatory toilet detector nicotine ash / alarm bin captain law fine offence fire extinguisher smell report",
  ),
  harassment: topic(
    "harass harassment discriminate racist discrimination inappropriate touched touching sexist insult abusive flirting offensive bullying",
    "insult comment uncomfortable offend abuse racist / touch seat move report purser captain police stop warn colleague serve remark joke swap support statement said boundary loud calm",
  ),
  evacuation: topic(
    "evacuation evacuate evacuating slide exits exit ditching",
    "brace slide jump outside assess / door command passengers leave bags fire usable block shout redirect away hazard captain signal seatbelts blocked",
  ),
  death: topic(
    "dies death died grief bereaved dead passed funeral",
    "family doctor cpr dignity respect loss condolence / cover captain row quiet private sorry time sit tissue calm listen",
  ),
  crewJob: topic(
    "crew attendant cabin profession fly flying airline aviation career industry role job",
    "passenger safety service flight aircraft plane route roster purser standby galley emergency airport aboard uniform travel stewardess steward pilot / people shift training dream customer hotel guest language team work travelling fly job world care",
    1,
  ),
  ourAirline: topic(
    "us our airline company another",
    "fleet route network hub base a320 a350 a380 787 777 737 boeing airbus low-cost reputation destination regional island alliance long-haul short-haul turnaround charter academy / flew fly passenger brand award training values safety crew roster open-day colleague lounge joined standard punctual your you people website",
    0.75,
  ),
  self: topic(
    "yourself background introduce",
    "years live grew study work born job experience degree currently hobby sport university school family studied volunteer hotel restaurant shop nurse moved course waiter speak from",
    0.7,
  ),
  strength: topic(
    "strength strengths quality qualities skills suitable hire suited best choose fit",
    "good calm patient listen people language customer experience learned shift example team example manager colleagues told because year worked",
    0.6,
  ),
  weakness: topic(
    "weakness weaknesses improve weak",
    "impatient shy perfectionist learn working list ask slow speak nervous public help delegate practise course better plan notes english rush too",
    0.8,
  ),
  future: topic(
    "future ambition long-term yourself-in",
    "purser senior trainer grow instructor language promotion year learn lead stay crew progress",
    0.7,
  ),
  lifestyle: topic(
    "relocate relocating relocation lifestyle away night shifts jetlag roster holidays irregular living alone homesick",
    "move family shift night home live alone sleep weekend standby abroad flat christmas early routine friends moved years city",
    0.8,
  ),
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof TOPICS;
