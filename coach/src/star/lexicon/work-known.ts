import { compilePhrases, type Matcher } from "../text/phrases.ts";
import { motiveSignals } from "./motive-signals.ts";

/** What outsiders do not see of the work, by its sides: they are what the coach asks for, and never for one that was named. */
export const WORK_SIDES = ["hours", "safety", "people"] as const;
export type WorkSide = (typeof WORK_SIDES)[number];

/** Ways of naming a side of the work beside the words of the trade. */
const told = compilePhrases({
  hours: [
    "#|two|three|four|five|six =am",
    "alarm|get-up|wake|waking|woke|up ~2 =at #|two|three|four|five",
    "sleep|slept|sleeping|sleeps ~3 afternoon|daytime|little|badly|less|few|hotel|plane",
    "lost|lose|lack|little ~1 sleep",
    "work|worked|working|works|fly|flying|flies|spend|spent|serve|serving|shift ~3 christmas|christmases|easter|eid|ramadan|new-year|birthday|birthdays",
    "miss|missing|missed ~2 christmas|easter|eid|birthday|birthdays|wedding|weddings|parties|funeral",
    "on call",
    "foot|feet|back|legs|ankles ~1 hurt|hurts|ache|pain|swell|swollen|burn",
    "swollen|hurting|sore|aching feet|legs|ankles",
    "on my|your|the|their feet ~2 hours|day|all|#|eight|nine|ten|twelve",
    "time difference|zones|zone",
    "body clock",
    "minimum|short|little rest",
  ],
  safety: [
    "training ~6 hard|hardest|tough|toughest|strict|intense|intensive",
    "#|two|three|four|five|six|seven|eight|ten weeks|months ~1 training|course",
    "heart attack",
    "slide|slides|raft|rafts ~3 open|opening|train|drill|jump|water",
    "fire|smoke ~3 train|trained|fight|put|learn|oven|galley|lithium",
  ],
  people: [
    "sick|vomit bag|bags",
    "throw|throws|threw up",
    "drunk|aggressive|violent passenger|passengers",
    "faint|faints|fainted|collapse|collapses ~4 flight|board|aisle|cabin|plane",
  ],
  foundOut: [
    "ask|asked|met|know|talked|spoke|called|messaged|wrote ~5 fly|flies|flys|flying|flew|stewardess",
    "cousin|sister|brother|friend|neighbour|neighbor|aunt|uncle|colleague|girl|guy|boyfriend|girlfriend|classmate =is|=works|=who|=that|=flies|=flys ~2 crew|fly|flies|flys|flying|steward|stewardess|attendant|purser",
    "told|tells|said|says|explained|warned ~1 me|us ~8 training|shift|shifts|start|starts|sleep|sleeps|feet|roster|passengers|flights|base|rest|nights|hours|standby|christmas|jetlag|landing|delay|safety",
    "# nationalities|countries|destinations|routes|aircraft|planes|bases",
  ],
});

/** The same turns of phrase that the trade has for each side: "standby", "evacuation", "a nervous passenger". */
const ofTheTrade = compilePhrases({
  hours: [
    "standby|reserve|roster|rosters|jetlag|jet-lag|red-eye|split-shift|antisocial|irregular",
    "jet lag",
    "night|nights|early ~1 shift|shifts|start|starts|flight|flights|hours",
    "christmas|christmases|weekends|holidays",
    "four|five|three|two =in the-morning|morning|night",
    "delay|delays|delayed",
  ],
  safety: [
    "safety|emergency|emergencies|evacuation|evacuate|first-aid|cpr|defibrillator|drill|drills|fire|turbulence|security",
    "first aid",
    "procedure|procedures",
  ],
  people: [
    "nervous|frightened|sick|crying|anxious|elderly|disabled|disruptive|unruly|scared|upset|drunk|angry|difficult passenger|passengers|people|flyer|flyers|guests|guest|children|customers|somebody|someone",
    "somebody|someone|people|passenger|passengers|guest|guests|child|children|who ~2 nervous|frightened|sick|crying|anxious|scared|afraid|upset|ill",
    "wheelchair|unaccompanied|vomit",
  ],
});

type MotiveId = ReturnType<typeof motiveSignals>[number]["id"];

/** All signals of reasons and fit; what is named of the work in everyday words is among them. */
export const motives: Matcher<MotiveId> = (tokens) => [
  ...motiveSignals(tokens),
  ...told(tokens).map(({ id, from, to }) => ({
    id: id === "foundOut" ? ("research" as const) : ("insight" as const),
    from,
    to,
  })),
];

/** The sides of the work that these words name. */
export const sidesIn: Matcher<WorkSide> = (tokens) => [
  ...told(tokens).flatMap(({ id, from, to }) => (id === "foundOut" ? [] : [{ id, from, to }])),
  ...ofTheTrade(tokens),
];
