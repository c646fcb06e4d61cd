import type { LabelledAnswer } from "../star/format.ts";

/** Dutch answers of an independent writer to two questions of the bank. Speakers from the Netherlands and Flanders. */
const UPWARDS = {
  question:
    "Tell me about honest feedback you gave to somebody older or more experienced than yourself.",
  kind: "behavioural",
} as const;
const STRANGERS = {
  question:
    "On most flights you will meet your colleagues for the first time at the briefing. What attracts you to working like that, and what will you find hard?",
  kind: "motivation",
} as const;

export const CHECK_NL: readonly LabelledAnswer[] = [
  {
    id: "nl-upwards-sous-chef",
    ...UPWARDS,
    level: "strong",
    why: "In private, with observed moments instead of judgements, heard the answer, admitted own part, and the effect is counted.",
    answer: {
      situation:
        "In het najaar van 2023 werkte ik als leerling-kok in een restaurant in Den Bosch. Onze souschef, zestien jaar in het vak, schreeuwde de bestellingen zo hard door de pas dat de eerste tafels het hoorden, en twee stagiairs waren al weggebleven.",
      task: "Ik was 21 en de jongste van de vaste ploeg. Niemand zei er iets van, maar ik stond naast hem en vond dat iemand het hem eerlijk moest zeggen, en dan niet achter zijn rug.",
      action:
        "Ik heb gewacht tot na de dienst en gevraagd of hij vijf minuten had. Ik heb niet gezegd dat hij onaardig was, ik heb drie momenten van die avond genoemd met de tijd erbij, en wat het met mij deed: dat ik bij bon zeven twee keer het verkeerde vlees pakte omdat ik alleen nog maar dacht dat hij niet boos moest worden. Daarna heb ik gevraagd wat hij van mij nodig had om het rustiger te houden. Hij was eerst stil en zei toen dat ik te laat 'gehoord' terugriep. Dat klopte, dus dat heb ik toegegeven.",
      result:
        "We hebben afgesproken dat iedereen elke bon hardop herhaalt en dat hij alleen bij gevaar schreeuwt. Het lukte niet elke avond, maar de volgende vier stagiairs zijn alle vier gebleven, en in februari vroeg hij míj hoe de dienst was gegaan.",
    },
    faults: [],
  },
  {
    id: "nl-upwards-kindergarten",
    ...UPWARDS,
    level: "partial",
    why: "Tactful and concrete, first person; left before anything could be seen.",
    answer: {
      situation:
        "Vorig jaar stond ik in een kleuterklas in Mechelen, samen met een juf die al dertig jaar lesgeeft. Ze riep kinderen soms bij hun fouten voor heel de klas.",
      task: "Als beginner vond ik dat niet simpel, maar ik wou er iets over zeggen, zeker voor een jongetje dat er altijd van begon te wenen.",
      action:
        "Op een woensdagmiddag heb ik haar apart genomen en gezegd dat ik zag hoe goed ze de klas in de hand had, en dat ik dacht dat Yassin beter zou luisteren als ze het hem aan zijn bank kwam zeggen. Ik heb het voorbeeld gegeven van die ochtend met de verf.",
      result:
        "Ze zei dat ze erover zou nadenken. Wat ze er daarna mee gedaan heeft, weet ik eigenlijk niet goed, want mijn stage was de week erop gedaan.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "nl-upwards-just-honest",
    ...UPWARDS,
    level: "weak",
    why: "Claims honesty; nobody learns what was said.",
    answer: {
      situation: "Ik heb weleens iets gezegd tegen een oudere collega op de afdeling.",
      task: "Het ging over samenwerken.",
      action: "Ik was gewoon eerlijk, zo ben ik.",
      result: "Dat werd wel gewaardeerd.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "nl-upwards-question-again",
    ...UPWARDS,
    level: "worthless",
    why: "The question in four boxes, translated and once in English.",
    answer: {
      situation:
        "Vertel over eerlijke feedback die je hebt gegeven aan iemand die ouder of ervarener is dan jijzelf.",
      task: "Mijn taak was om eerlijke feedback te geven aan iemand die ouder of ervarener is dan ikzelf.",
      action:
        "Ik heb eerlijke feedback gegeven aan iemand die ouder en ervarener is dan ikzelf. Tell me about honest feedback you gave to somebody older or more experienced than yourself.",
      result: "De eerlijke feedback was gegeven.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
  {
    id: "nl-strangers-event-crews",
    ...STRANGERS,
    level: "strong",
    why: "Attraction and difficulty both named, a method tried in practice with one scene, numbers, and a sober comparison.",
    answer: {
      situation:
        "Ik werk nu drie jaar bij een uitzendbureau voor evenementen en ik sta bijna elke week met andere mensen: een congres in Utrecht, een bruiloft in Zeeland, een festival in Biddinghuizen.",
      task: "Wat me trekt, is dat je in een half uur een ploeg moet zijn en dat niemand zich achter een oude ruzie kan verstoppen. Lastig vind ik dat je elke keer opnieuw moet laten zien wat je kunt, en dat je niet weet wie er stil wordt als het druk is.",
      action:
        "Daar heb ik iets op gevonden. Ik ben er een kwartier eerder, leer de namen en vraag aan iedereen één ding: wat doe je liever niet alleen? Op het festival zei een jongen dat hij slecht tegen bloed kan. Toen er iemand met een glas in haar voet binnenkwam, heb ik dus niet hem maar een ander geroepen. Zelf zeg ik ook wat ik niet goed kan: ik praat te snel als het spannend wordt, dus zeg het me.",
      result:
        "Van de ruim honderdtwintig klussen zijn er vier geweest waar het niet klikte, en bij drie daarvan vroegen ze me toch terug. Ik snap dat het in een vliegtuig zwaarder weegt, daar gaat het over deuren en niet over glazen. Juist daarom bevalt het me dat de briefing bij jullie over veiligheid begint.",
    },
    faults: [],
  },
  {
    id: "nl-strangers-family-bakery",
    ...STRANGERS,
    level: "partial",
    why: "Honest on both halves from own life; no case in which it was made to work.",
    answer: {
      situation:
        "Ik kom uit een familiezaak, een bakkerij in Hasselt, en daar ken je iedereen al twintig jaar.",
      task: "Nieuwe mensen leren kennen zou voor mij dus echt iets anders zijn, en dat trekt me aan.",
      action:
        "Ik leg makkelijk contact, ik ben ook in de jeugdbeweging leidster geweest, met elk jaar een andere groep. Wat ik moeilijk zal vinden, is dat je geen band opbouwt zoals thuis.",
      result: "Maar ik denk dat je in dit werk over heel de wereld vrienden maakt.",
    },
    faults: [{ section: "result", fault: "generic" }],
  },
  {
    id: "nl-strangers-social",
    ...STRANGERS,
    level: "weak",
    why: "Three adjectives and no difficulty.",
    answer: {
      situation: "Elke vlucht nieuwe collega's lijkt me leuk en afwisselend.",
      task: "Moeilijk vind ik het niet echt.",
      action: "Ik ben sociaal en ik kan met iedereen overweg.",
      result: "Dus dat komt wel goed.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "nl-strangers-vacaturetaal",
    ...STRANGERS,
    level: "worthless",
    why: "The language of a vacancy, no person in it.",
    answer: {
      situation: "Dynamische, internationale werkomgeving met korte lijnen en een open cultuur.",
      task: "Teamspeler, flexibel, stressbestendig, proactief, klantgericht, communicatief sterk.",
      action:
        "Verbinden, schakelen, samenwerken, hands-on mentaliteit, groeimindset, eigenaarschap tonen, out of the box denken, feedback omarmen, energie geven.",
      result: "Win-win, synergie, high performance team, persoonlijke groei en impact.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
];
