import type { GlossedMessage, GlossedSet } from "./format.ts";

const BEFORE: readonly GlossedMessage[] = [
  // Wishes
  { ask: "Stel me eens een vraag over samenwerken", expect: ["intent:practise"] },
  { ask: "Ik zou graag een beetje willen oefenen", expect: ["intent:practise"] },
  { ask: "Kunnen we een proefinterview doen?", expect: ["intent:drill"] },
  { ask: "Geef me vijf vragen achter elkaar", expect: ["intent:drill"] },
  {
    ask: "Welk verhaal van mij is het zwakst?",
    expect: ["intent:weakest-answer"],
    after: "three weeks",
  },
  { ask: "Ben ik vooruitgegaan?", expect: ["intent:progress"], after: "three weeks" },
  { ask: "Kunt u even naar mijn cv kijken?", expect: ["intent:cv"], after: "three weeks" },
  { ask: "Wat kan jij eigenlijk allemaal?", expect: ["intent:capabilities"] },
  // Airlines
  { ask: "Hoe lang moet je zijn voor Emirates?", expect: ["airlines/emirates"], says: [["212"]] },
  {
    ask: "Mag ik bij KLM een tatoeage op mijn onderarm hebben?",
    expect: ["airlines/klm"],
  },
  { ask: "Waar zit het hoofdkantoor van KLM?", expect: ["airlines/klm"], says: [["Amstelveen"]] },
  {
    ask: "Vanaf welke leeftijd neemt Ryanair stewardessen aan?",
    expect: ["airlines/ryanair"],
    says: [["18"]],
  },
  { ask: "Hoe verloopt de selectieprocedure bij easyJet?", expect: ["airlines/easyjet"] },
  {
    before: ["Hoe lang moet je zijn voor Emirates?"],
    ask: "en bij Qatar?",
    expect: ["airlines/qatar-airways"],
    says: [["212"]],
  },
  { before: ["Wat zijn de waarden van KLM?"], ask: "korter graag", expect: ["airlines/klm"] },
  // Airports
  { ask: "Waar staat de code AMS voor?", expect: ["airports/AMS"] },
  // Terms, doors, evacuation
  { ask: "Wat betekent deadheaden?", expect: ["terminology/deadhead"] },
  { ask: "Hoe heet de noodglijbaan in het Spaans?", expect: ["terminology/evacuation-slide"] },
  {
    ask: "Wat roep je bij een evacuatie?",
    expect: ["evacuation/", "syllabus/announcements-and-commands-evac-calls"],
  },
  {
    ask: "De glijbaan blaast niet op, wat nu?",
    expect: ["evacuation/failure-slide-does-not-fill"],
  },
  // First aid, fire, passengers
  {
    ask: "Een passagier krijgt een hartaanval, wat moet ik doen?",
    expect: ["syllabus/first-aid-heart-attack"],
  },
  { ask: "Hoe herken je een beroerte?", expect: ["syllabus/first-aid-stroke"] },
  {
    ask: "Wat doe je als een telefoon in brand vliegt?",
    expect: ["syllabus/fire-and-smoke-lithium", "syllabus/fire-and-smoke-thermal"],
  },
  {
    ask: "Hoe ga je om met een dronken passagier?",
    expect: [
      "syllabus/passenger-handling-alcohol",
      "syllabus/security-deescalate",
      "terminology/disruptive",
    ],
  },
  // The day
  { ask: "Hoe ziet een assessmentdag eruit?", expect: ["intent:assessment-day"] },
  {
    ask: "Wat moet ik meenemen naar de selectiedag?",
    expect: ["assessment-days/list-what-to-bring"],
  },
  // Limits and feelings
  { ask: "Hoeveel verdien je bij Emirates?", expect: ["intent:limit", "airlines/emirates"] },
  { ask: "Ik ben bloednerveus voor morgen", expect: ["intent:nerves"] },
  { ask: "Ik ben afgewezen en voel me rot", expect: ["intent:mood"] },
  { ask: "Bedankt hè, top!", expect: ["intent:thanks"] },
  { ask: "Vraag me iets over veiligheid", expect: ["intent:practise"] },
  { before: ["Stel me een vraag"], ask: "nog een", expect: ["intent:practise"] },
  {
    ask: "Stel me vragen zoals KLM ze stelt",
    expect: ["intent:practise", "intent:drill", "airlines/klm", "questions/klm"],
  },
  {
    ask: "Maak een plan voor me voor volgende week",
    expect: ["intent:plan"],
    after: "three weeks",
  },
  { ask: "Wat houdt de STAR-methode in?", expect: ["intent:explain-star"] },
  { ask: "Hoe lang moet mijn antwoord zijn?", expect: ["intent:explain-star"] },
  { ask: "Waarom zo weinig punten?", expect: ["intent:analyse-answer"], after: "analysis" },
  { ask: "Wat zijn de waarden van Singapore Airlines?", expect: ["airlines/singapore-airlines"] },
  {
    ask: "Heb ik een visum nodig om bij Qatar Airways te werken?",
    expect: ["airlines/qatar-airways"],
  },
  {
    before: ["Wat zijn de waarden van Qatar Airways?"],
    ask: "en hoe zit het met tattoos?",
    expect: ["airlines/qatar-airways"],
    says: [["tattoo"]],
  },
  { ask: "Vergelijk Emirates en Qatar Airways", expect: ["airlines/emirates"] },
  { ask: "Welke maatschappijen zitten bij SkyTeam?", expect: ["airlines/klm"] },
  { ask: "Wat is de code van vliegveld Wenen?", expect: ["airports/VIE"] },
  {
    ask: "Wat is het verschil tussen een layover en een turnaround?",
    expect: ["terminology/layover", "terminology/turnaround"],
  },
  { ask: "Hoeveel deuren heeft een A320?", expect: ["aircraft/"] },
  {
    ask: "Wanneer mag ik de deur niet opendoen?",
    expect: ["evacuation/", "aircraft/door", "terminology/exit-assessment"],
  },
  { ask: "Wat doe je bij een bloedneus?", expect: ["syllabus/first-aid-nosebleed"] },
  {
    before: ["Wat doe je als iemand zich verslikt en stikt?"],
    ask: "en bij een baby?",
    expect: ["syllabus/first-aid-choking-special"],
  },
  {
    ask: "Aan welke signalen merk je dat de cabinedruk wegvalt?",
    expect: ["syllabus/decompression-and-turbulence", "terminology/decompression"],
  },
  { ask: "Mag een powerbank in de ruimbagage?", expect: ["syllabus/dangerous-goods"] },
  {
    ask: "Waarom wilt u stewardess worden? Wat zeg ik dan?",
    expect: ["assessment-days/final-why-cabin-crew", "questions/"],
  },
  {
    ask: "Wat trek ik aan naar de selectiedag?",
    expect: ["assessment-days/asked-wear", "assessment-days/asked-what", "assessment-days/list"],
  },
  {
    before: ["Wat is een girt bar?"],
    ask: "in het Spaans graag",
    expect: ["intent:language", "terminology/girt-bar"],
  },
  {
    ask: "Wat antwoord ik als ze naar mijn zwakke punten vragen?",
    expect: ["assessment-days/final-the-weakness", "assessment-days/asked-a-second-weakness"],
  },
  { ask: "Dit lukt me nooit, iedereen is beter", expect: ["intent:mood"] },
  { ask: "Word ik aangenomen bij KLM?", expect: ["intent:limit"], declines: true },
  { ask: "Wat voor weer wordt het morgen in Utrecht?", expect: ["intent:limit"], declines: true },
  { ask: "Hoe word ik piloot?", expect: ["intent:limit"], declines: true },
  { ask: "Ben je een mens?", expect: ["intent:capabilities"] },
  { ask: "Hoi!", expect: ["intent:greeting"] },
];

/** Strangers' questions, said anew: the half that was read. */
const READ: readonly GlossedMessage[] = [
  {
    ask: "Moet ik Frans spreken om bij Air France te komen of is Engels genoeg?",
    expect: ["airlines/air-france"],
    says: [["French"]],
  },
  {
    ask: "code van luchthaven istanbul, die grote nieuwe",
    expect: ["airports/IST"],
    says: [["IST"]],
  },
  { ask: "betekenis van deadhead", expect: ["terminology/deadhead"], says: [["passenger"]] },
  {
    ask: "waar staat ABP voor??",
    expect: ["terminology/able-bodied-passenger"],
    says: [["able-bodied passenger"]],
  },
  {
    ask: "A321 ceo en neo hebben andere uitgangen, wat is het verschil?",
    expect: ["aircraft/airbus-a321", "aircraft/equipment-airbus-a321"],
    says: [["eight"]],
  },
  {
    ask: "Het water staat tot aan de drempel, deur toch openen?",
    expect: [
      "evacuation/outside-water-level",
      "evacuation/water-3",
      "evacuation/water",
      "questions/water-at-the-aft-door",
    ],
    says: [["closed", "never", "do not open", "block"]],
  },
  {
    ask: "Hoeveel powerbanks mag je tegenwoordig per persoon meenemen?",
    expect: [
      "syllabus/dangerous-goods-power-banks",
      "quiz/dangerous-goods-pb-number",
      "syllabus/dangerous-goods-wh-limits",
    ],
    says: [["two"]],
  },
  {
    ask: "tot welke week mag een zwangere vrouw normaal vliegen",
    expect: ["syllabus/passenger-handling-pregnancy"],
    says: [["36"]],
  },
  {
    ask: "Wat controleren ze bij de medische keuring?",
    expect: ["assessment-days/medical"],
    says: [["heart"], ["sight", "eyes"]],
  },
  {
    ask: "Wat uit mijn cv zou goed zijn voor een vraag over leiderschap?",
    expect: ["intent:cv", "person/"],
  },
  {
    ask: "Moet je bij Ryanair zelf de opleiding betalen?",
    expect: ["airlines/ryanair"],
    says: [["fee"]],
  },
  {
    ask: "Met welke vliegtuigen vliegt Emirates?",
    expect: ["airlines/emirates"],
    says: [["A380"]],
  },
  {
    ask: "Waarom zou ik voor Wizz kiezen en niet voor Ryanair, wat zeg ik dan?",
    expect: ["airlines/wizz-air"],
    says: [["Ryanair"]],
  },
  {
    ask: "Wie is de purser en wat doet zij anders dan de gewone crew?",
    expect: ["terminology/purser"],
  },
  {
    ask: "Hoe lang duurt het voordat de glijbaan opgeblazen is?",
    expect: [
      "evacuation/slide",
      "quiz/six-seconds",
      "terminology/evacuation-slide",
      "aircraft/door-slide",
      "aircraft/equipment",
    ],
    says: [["6", "six"]],
  },
  {
    ask: "verschil tussen een noodlanding op water en een gewone evacuatie",
    expect: ["terminology/ditching", "evacuation/water"],
  },
  {
    ask: "Vape in de ruimbagage, ja of nee?",
    expect: ["syllabus/dangerous-goods-e-cigarettes", "quiz/dangerous-goods-vape"],
  },
  {
    ask: "Iemand belde en zei dat er een bom in het vliegtuig zit..",
    expect: ["syllabus/security-bomb-call", "syllabus/security-lrbl", "quiz/security-threat"],
  },
  {
    ask: "Rollenspel met een boze passagier, hoe wordt dat beoordeeld?",
    expect: ["assessment-days/role-play"],
  },
  { ask: "waarom die score?", expect: ["intent:analyse-answer"], after: "analysis" },
  { ask: "Wat voor weer wordt het morgen in Doha?", expect: ["intent:limit"], declines: true },
  { ask: "Waarom heet Chicago in vredesnaam ORD?", expect: ["airports/ORD"], says: [["orchard"]] },
  {
    ask: "Hoeveel uur voor je dienst mag cabinepersoneel volgens de Amerikaanse wet niet drinken?",
    expect: ["syllabus/human-factors-alcohol", "quiz/human-factors-bottle-us"],
    says: [["8 hours"]],
  },
  {
    ask: "KSML, MOML en VGML, wie eet wat?",
    expect: [
      "terminology/special-meal",
      "syllabus/passenger-handling-meal-codes",
      "quiz/passenger-handling-vgml",
      "quiz/passenger-handling-ksml",
    ],
    says: [["kosher"], ["vegan"]],
  },
  {
    ask: "Mijn oom neemt bevroren vis mee, verpakt met droogijs. Is er een limiet?",
    expect: ["syllabus/dangerous-goods-dry-ice", "quiz/dangerous-goods-dry-ice-limit"],
    says: [["2.5 kg"]],
  },
  {
    ask: "Waarom is er nog een asbak in de wc als roken verboden is haha",
    expect: ["syllabus/fire-and-smoke-lavatory-protection"],
    says: [["ashtray"]],
  },
  {
    ask: "Baby van 8 maanden stikt, buikstoten?",
    expect: ["syllabus/first-aid-choking-special", "quiz/first-aid-choking-infant"],
    says: [["chest thrusts"]],
  },
  {
    ask: "Hoe lang kan ik ademen in die rookkap?",
    expect: ["syllabus/fire-and-smoke-pbe", "quiz/fire-and-smoke-pbe-minutes", "terminology/pbe"],
    says: [["15 minutes"]],
  },
  {
    ask: "Gisteren werd me gevraagd of ik een trillende, verwarde diabeet insuline of sap zou geven. Ik zei insuline. Fout?",
    expect: [
      "syllabus/first-aid-diabetes",
      "quiz/first-aid-sugar",
      "questions/diabetic-acting-drunk",
    ],
    says: [["sugar", "juice"]],
  },
];

/** The other half, never read. */
const UNREAD: readonly GlossedMessage[] = [
  {
    ask: "noem de waarden van hawaiian airlines en wat ze betekenen",
    expect: ["airlines/hawaiian-airlines"],
    says: [["ho'okipa", "host"], ["malama"]],
  },
  {
    ask: "Hoeveel vliegvelden heeft Milaan en wat zijn de codes?",
    expect: ["airports/MXP", "airports/LIN", "airports/BGY"],
    says: [["MXP"], ["LIN"]],
  },
  {
    ask: "Wat is een INAD, is dat een crimineel?",
    expect: ["terminology/inad", "syllabus/security-inad", "quiz/security-inad-mean"],
    says: [["refused entry", "never let in", "inadmissible"]],
  },
  {
    ask: "hoeveel uitgangen heeft een a320",
    expect: ["aircraft/airbus-a320", "aircraft/equipment-airbus-a320"],
    says: [["four", "eight"]],
  },
  {
    ask: "brace-commando's, precieze woorden",
    expect: ["evacuation/command-brace", "syllabus/announcements-and-commands-brace-call"],
    says: [["heads down", "brace"]],
  },
  {
    ask: "hoe herken ik een beroerte",
    expect: ["syllabus/first-aid-stroke"],
    says: [["face"], ["arm"], ["speech"]],
  },
  {
    ask: "zwitsersekaasmodel (swiss cheese model)??",
    expect: ["syllabus/human-factors-swiss-cheese", "quiz/human-factors-cheese-accident"],
    says: [["holes"]],
  },
  {
    ask: "Hoe begin ik als ze zeggen: vertel iets over jezelf?",
    expect: ["assessment-days/final-tell-us-about-yourself", "questions/about-yourself"],
    says: [["now", "today"]],
  },
  { ask: 'heb ik STAR ook nodig voor "waarom wil je deze baan"?', expect: ["intent:explain-star"] },
  {
    ask: "Kun je voor mij solliciteren bij British Airways en mijn antwoorden opsturen?",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "Opleiding bij Southwest, betalen ze je dan?",
    expect: ["airlines/southwest-airlines"],
    says: [["without pay"]],
  },
  {
    ask: "Neemt Norwegian mensen met een bril aan?",
    expect: ["airlines/norwegian", "assessment-days/asked-glasses-in-general"],
  },
  {
    ask: "Ligt AKL in Australië of Nieuw-Zeeland?",
    expect: ["airports/AKL"],
    says: [["New Zealand"]],
  },
  { ask: 'Wat is "top of descent"?', expect: ["terminology/top-of-descent"] },
  {
    ask: "Hoeveel seconden heb je om iedereen uit het vliegtuig te krijgen?",
    expect: [
      "terminology/ninety-second-test",
      "evacuation/land",
      "evacuation/water",
      "quiz/six-seconds",
      "aircraft/equipment",
    ],
    says: [["90"]],
  },
  {
    ask: "Wat is de squawkcode bij een kaping?",
    expect: ["cockpit/transponder", "quiz/transponder-code-emergency"],
    says: [["7500"]],
  },
  {
    ask: "Hoeveel minuten gaat de rookkap mee?",
    expect: ["syllabus/fire-and-smoke-pbe", "terminology/pbe", "quiz/fire-and-smoke-pbe"],
    says: [["15"]],
  },
  {
    ask: "Wat zeg ik door de omroep als we vertraging hebben en ik niet weet hoe lang?",
    expect: ["syllabus/announcements-and-commands-delay", "quiz/announcements-and-commands-delay"],
  },
  { ask: "Wat is de STAR-methode, nooit eerder van gehoord", expect: ["intent:explain-star"] },
  { ask: "maak een plan voor me tot 1 december", expect: ["intent:plan"], after: "three weeks" },
  {
    ask: "Wat neem ik morgen mee naar de open dag?",
    expect: [
      "assessment-days/list-what-to-bring",
      "intent:assessment-day",
      "cultures/module-timing",
    ],
  },
  {
    ask: "Welk document vertelt de gezagvoerder dat er radioactief spul in het ruim zit?",
    expect: [
      "terminology/notoc",
      "syllabus/dangerous-goods-notoc",
      "quiz/dangerous-goods-notoc-list",
    ],
    says: [["NOTOC"]],
  },
  {
    ask: "Kun je in een glijbaan van de Dreamliner zitten als in een boot?",
    expect: ["aircraft/boeing-787", "terminology/slide-raft", "quiz/boeing-787-exits"],
    says: [["raft"]],
  },
  {
    ask: "Er komt niemand meer naar mijn uitgang. Ga ik?",
    expect: ["evacuation/command-anybody-there", "evacuation/land"],
    says: [["anybody there", "is anyone there"]],
  },
  {
    ask: "Mevrouw wil haar koffer niet loslaten bij de deur en er staan 50 mensen achter haar",
    expect: [
      "questions/suitcase-at-the-slide",
      "syllabus/announcements-and-commands-baggage-call",
      "evacuation/command-belts-and-baggage",
      "evacuation/land",
    ],
  },
  {
    ask: "Ik haal MCO altijd door elkaar. Welke luchthaven is dat en waar komt de M vandaan?",
    expect: ["airports/MCO"],
    says: [["McCoy"]],
  },
  {
    ask: "Wat is een UM / UMNR kind en welke leeftijd normaal?",
    expect: [
      "terminology/unaccompanied-minor",
      "syllabus/passenger-handling-umnr",
      "syllabus/passenger-handling-more-codes",
    ],
    says: [["5 to 11"]],
  },
  {
    ask: "De gezagvoerder zegt 'attention crew, at stations'. Doe ik mijn deur open?",
    expect: [
      "evacuation/command-alert",
      "syllabus/announcements-and-commands-alert-calls",
      "quiz/announcements-and-commands-alert-open",
    ],
    says: [["nobody opens anything", "open nothing", "opening nothing", "do not open"]],
  },
  {
    ask: "Hoe ver weg moet iedereen staan na het uitstappen?",
    expect: ["evacuation/land", "evacuation/command-move-away"],
    says: [["100 metres", "upwind"]],
  },
];

/** Messages as candidates write them in Dutch. */
export const DUTCH_MESSAGES: GlossedSet = {
  // One of each in turn, as the measure parts them.
  strangers: READ.flatMap((read, at) => [read, ...UNREAD.slice(at, at + 1)]),
  before: BEFORE,
  tuned: [],
  reached: { unread: 0.68, read: 0.93, before: 0.94, tuned: 0 },
};
