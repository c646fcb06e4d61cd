import type { LabelledQuestion } from "./format.ts";

/**
 * A second set of an independent writer who has not seen how the chat finds its answers: questions as
 * people type them. `says` is taken from the entry that answers; where several entries do, from each.
 */
export const CHAT_SECOND_CHECK: readonly LabelledQuestion[] = [
  // Airlines
  {
    ask: "how long is the contract at emirates and do they give u a flat",
    expect: ["airlines/emirates"],
    says: [["Three years", "three years", "3 years"], ["accommodation"]],
  },
  {
    ask: "Would Air New Zealand take me with a ta moko that runs down to my wrist?",
    expect: ["airlines/air-new-zealand"],
    says: [["tattoo", "Tattoo"]],
  },
  {
    ask: "is saudia really dry, like zero wine in business either??",
    expect: ["airlines/saudia"],
    says: [["no alcohol", "dry airline"]],
  },
  {
    ask: "swim test korean air how many metres n how fast",
    expect: ["airlines/korean-air"],
    says: [["25 m"], ["35 seconds"]],
  },
  {
    ask: "My cousin starts with Jet2 in spring. Where do they send new people for training and for how many weeks?",
    expect: ["airlines/jet-two"],
    says: [["Bradford"], ["Four weeks", "four weeks"]],
  },
  { ask: "oman air minimum age", expect: ["airlines/oman-air"], says: [["21"]] },
  {
    ask: "EVA is star alliance or skyteam? i forget",
    expect: ["airlines/eva-air"],
    says: [["Star Alliance"]],
  },
  {
    ask: "do i need german for swiss if i want to be based in geneva",
    expect: ["airlines/swiss"],
    says: [["French"]],
  },
  {
    ask: "whats the deal with the animals on frontiers planes, do crew have to talk about them",
    expect: ["airlines/frontier-airlines"],
    says: [["animal"]],
  },
  {
    ask: "I reach 209 on tiptoe. Is that game over for Wizz?",
    expect: ["airlines/wizz-air"],
    says: [["210"]],
  },
  {
    ask: "anything about jal's philosophy i should have read b4 the group interview",
    expect: ["airlines/japan-airlines"],
    says: [["Philosophy"]],
  },
  {
    ask: "if im on standby for qantas how quick do i have to be at the airport",
    expect: ["airlines/qantas"],
    says: [["90 minutes"]],
  },
  { ask: "Alaska: 18 or 21?", expect: ["airlines/alaska-airlines"], says: [["21"]] },
  {
    ask: "TAP, is english enough or is it portuguese as well",
    expect: ["airlines/tap-air-portugal"],
    says: [["Portuguese"]],
  },
  {
    ask: "heard klm makes you present yourself in dutch, how long is that thing meant to be",
    expect: ["airlines/klm"],
    says: [["minute and a half"]],
  },
  { ask: "air india weight / bmi limit???", expect: ["airlines/air-india"] },
  {
    ask: "qué estatura piden a los hombres en turkish airlines",
    expect: ["airlines/turkish-airlines"],
    says: [["170"], ["190"]],
  },
  {
    ask: "Bonjour, la formation chez Aer Lingus dure combien de temps et est-ce qu'on est payé pendant ?",
    expect: ["airlines/aer-lingus"],
  },
  // Airports
  {
    ask: "which airport is YYZ and why does it start with a Y",
    expect: ["airports/YYZ"],
    says: [["Toronto"]],
  },
  {
    ask: "code for são paulo congonhas pls",
    expect: ["airports/CGH"],
    says: [["CGH"]],
  },
  { ask: "KTM = kathmandu right", expect: ["airports/KTM"], says: [["Kathmandu"]] },
  {
    ask: "I keep mixing up Haneda and Narita, which one has which letters?",
    expect: ["airports/HND", "airports/NRT"],
    says: [["HND"], ["NRT"]],
  },
  {
    ask: "that huge new beijing airport, not PEK the other one",
    expect: ["airports/PKX"],
    says: [["PKX"]],
  },
  {
    ask: "roland garros is an airport?? i thought tennis",
    expect: ["airports/RUN"],
    says: [["Réunion"]],
  },
  { ask: "icao code keflavik", expect: ["airports/KEF"], says: [["BIKF"]] },
  { ask: "who flies out of SAW mostly", expect: ["airports/SAW"], says: [["Pegasus"]] },
  {
    ask: "ewr. i know its near new york but whats it called",
    expect: ["airports/EWR"],
    says: [["Newark"]],
  },
  {
    ask: "the airport in madeira named after the footballer, whats the 3 letter code",
    expect: ["airports/FNC"],
    says: [["FNC"]],
  },
  { ask: "is LCY just another name for heathrow", expect: ["airports/LCY"] },
  { ask: "亚的斯亚贝巴机场的三字码是什么", expect: ["airports/ADD"], says: [["ADD"]] },
  // Terms
  {
    ask: "what on earth is a girt bar, the trainer said it like we should all know",
    expect: ["terminology/girt-bar", "aircraft/door-girt-bar"],
    says: [["metal bar"]],
  },
  { ask: "deadheading meaning", expect: ["terminology/deadhead"] },
  { ask: "ELT?", expect: ["terminology/elt"], says: [["beacon", "406 MHz"]] },
  {
    ask: "standby and reserve, isnt that the same",
    expect: ["terminology/standby", "terminology/reserve"],
  },
  {
    ask: "wchs passenger, can they do the stairs or not",
    expect: ["terminology/wchs", "syllabus/passenger-handling-wch", "quiz/passenger-handling-wchs"],
    says: [["cannot climb stairs", "cannot manage steps"]],
  },
  {
    ask: "my list says DPNA next to 23F, what does that tell me",
    expect: [
      "terminology/dpna",
      "syllabus/passenger-handling-other-codes",
      "quiz/passenger-handling-dpna",
    ],
    says: [["intellectual"]],
  },
  {
    ask: "What are you supposed to think about in the silent review?",
    expect: ["terminology/silent-review", "syllabus/human-factors-silent-review"],
  },
  {
    ask: "we did a go around in split last summer and half the plane was crying, is it actually dangerous",
    expect: ["terminology/go-around"],
    says: [["normal manoeuvre"]],
  },
  {
    ask: "block time. from when to when, and is boarding paid",
    expect: ["terminology/block-time"],
    says: [["block hours"]],
  },
  { ask: "whats a bulkhead row", expect: ["terminology/bulkhead"], says: [["upright wall"]] },
  {
    ask: "explain MEL, the list thing not melbourne",
    expect: ["terminology/minimum-equipment-list"],
    says: [["out of order"]],
  },
  {
    ask: "TUC at 35 000 ft",
    expect: [
      "terminology/tuc",
      "syllabus/decompression-and-turbulence-tuc",
      "quiz/decompression-and-turbulence-tuc-35",
    ],
    says: [["30 to 60 seconds"]],
  },
  { ask: "¿qué es un transportín?", expect: ["terminology/jumpseat"] },
  { ask: "c'est quoi un découcher svp", expect: ["terminology/layover"] },
  // Doors, exits, aircraft
  {
    ask: "how many doors does a 787 have and are they all type A",
    expect: [
      "aircraft/boeing-787",
      "aircraft/equipment-boeing-787-dreamliner",
      "quiz/boeing-787-exits",
    ],
    says: [["eight Type A", "Eight Type A", "eight doors", "four pairs of large doors"]],
  },
  {
    ask: "737-800 overwing: do i throw the hatch out or does it stay on the plane",
    expect: [
      "aircraft/boeing-737-b737-overwing-exit",
      "aircraft/equipment-boeing-737-800",
      "terminology/overwing-exit",
      "quiz/boeing-737-800-overwing",
    ],
    says: [["stays on the aircraft", "hinged at the top", "swing up", "Hinged at the top"]],
  },
  {
    ask: "ok but if the 737 has no slide on the wing how do people get down from there",
    expect: [
      "aircraft/boeing-737",
      "aircraft/equipment-boeing-737-800",
      "terminology/overwing-exit",
      "quiz/boeing-737-800-overwing",
    ],
  },
  {
    ask: "does the a321 have overwing exits? ive seen both on youtube",
    expect: ["aircraft/airbus-a321", "aircraft/equipment-airbus-a321", "quiz/a321ceo-exits"],
    says: [["no overwing exits"]],
  },
  {
    ask: "how do the pilots get out of a dreamliner, i read their windows dont open",
    expect: ["aircraft/boeing-787-b787-overhead-hatch", "aircraft/equipment-boeing-787-dreamliner"],
    says: [["hatch", "ceiling"]],
  },
  {
    ask: "door seal on preflight, what am i actually looking for",
    expect: ["aircraft/door-door-seal"],
    says: [["no cut", "whole all the way round"]],
  },
  {
    ask: "E175 nothing over the wing, correct?",
    expect: ["aircraft/embraer-e175", "aircraft/equipment-embraer-e175", "quiz/embraer-175-exits"],
  },
  {
    ask: "whats the classic mistake people make with the arm lever",
    expect: ["aircraft/door-arm-lever"],
    says: [["ARMED"]],
  },
  // Evacuation and commands
  {
    ask: "what do i shout if my exit is blocked",
    expect: [
      "evacuation/command-exit-blocked",
      "syllabus/announcements-and-commands-evac-calls",
      "terminology/exit-assessment",
    ],
  },
  {
    ask: "door open, slide just hangs there not inflating. now what",
    expect: ["evacuation/failure-slide-does-not-fill", "quiz/manual-inflation"],
    says: [["manual inflation handle"]],
  },
  {
    ask: "after a ditching the water is already up to the sill, do we open that door",
    expect: ["evacuation/outside-water-level", "evacuation/water"],
  },
  {
    ask: "The five things you look for through the window before you open, I always get four",
    expect: ["evacuation/land-2", "evacuation/outside-", "terminology/exit-assessment"],
  },
  {
    ask: "why do we yell jump, why cant people sit down and slide",
    expect: ["evacuation/command-door-exit-go"],
    says: [["blocks a lane"]],
  },
  {
    ask: "how far from the aircraft do we take people after an evacuation",
    expect: ["evacuation/land-7", "evacuation/command-move-away"],
  },
  {
    ask: "us brace commands vs the european ones",
    expect: ["evacuation/command-brace", "syllabus/announcements-and-commands-brace-call"],
    says: [["Heads down"]],
  },
  {
    ask: "水上迫降的时候，旅客什么时候给救生衣充气？",
    expect: [
      "evacuation/water",
      "evacuation/command-exit-on-water",
      "terminology/life-vest",
      "terminology/ditching",
    ],
  },
  // First aid, fire, dangerous goods, security, CRM, decompression, passengers, announcements
  {
    ask: "cuántas compresiones por minuto se hacen en la rcp de un adulto?",
    expect: ["syllabus/first-aid-cpr-adult", "quiz/first-aid-rate-depth"],
    says: [["100"], ["120"]],
  },
  {
    ask: "she's choking but she's like 8 months pregnant, i cant do heimlich on her can i",
    expect: ["syllabus/first-aid-choking-special"],
    says: [["chest thrusts"]],
  },
  {
    ask: "guest went diving this morning and flies at 6 pm... how long should you wait",
    expect: ["syllabus/first-aid-diving"],
    says: [["Twenty-four hours", "24 hours", "twenty-four hours"]],
  },
  {
    ask: "smoke coming out of the galley oven first thing u do",
    expect: ["syllabus/fire-and-smoke-oven", "quiz/fire-and-smoke-oven-door"],
    says: [["Switch off", "Power off", "cut the power"]],
  },
  {
    ask: "why is there still an ashtray in the loo when nobodys allowed to smoke",
    expect: ["syllabus/fire-and-smoke-lavatory-protection"],
    says: [["butt"]],
  },
  {
    ask: "phone battery is burning, can i just dump ice on it",
    expect: [
      "syllabus/fire-and-smoke-lithium-never",
      "terminology/thermal-runaway",
      "terminology/fire-containment-bag",
      "quiz/fire-and-smoke-lith-ice",
    ],
    says: [["No ice", "no ice", "Never ice", "ice wrong"]],
  },
  {
    ask: "how many minutes of air in the smoke hood",
    expect: ["syllabus/fire-and-smoke-pbe", "terminology/pbe", "quiz/fire-and-smoke-pbe-minutes"],
    says: [["15 minutes"]],
  },
  {
    ask: "my powerbank says 20000mah 3.7v how many wh is this and am i allowed to bring it",
    expect: ["syllabus/dangerous-goods-wh-sum"],
    says: [["74", "Seventy-four"]],
  },
  {
    ask: "Dry ice, someone has a cool box full of salmon. Max per person?",
    expect: ["syllabus/dangerous-goods-dry-ice", "quiz/dangerous-goods-dry-ice-limit"],
    says: [["2.5 kg"]],
  },
  {
    ask: "levels of unruly passengers 1 to 4",
    expect: ["syllabus/security-levels"],
  },
  {
    ask: "what does lrbl stand for and where is it",
    expect: ["syllabus/security-lrbl", "quiz/security-lrbl-where"],
  },
  {
    ask: "that cheese model from crm, explain it like im twelve",
    expect: ["syllabus/human-factors-swiss-cheese"],
    says: [["holes"]],
  },
  {
    ask: "at what cabin altitude do the yellow masks come down",
    expect: [
      "syllabus/decompression-and-turbulence-mask-drop",
      "terminology/oxygen-mask",
      "terminology/decompression",
      "cockpit/cabin-pressure-panel",
      "quiz/decompression-and-turbulence-drop-14000",
      "quiz/masks-drop",
    ],
    says: [["14,000"]],
  },
  {
    ask: "helios 522 what happend and why do they teach it",
    expect: ["syllabus/decompression-and-turbulence-helios"],
    says: [["Larnaca", "121"]],
  },
  {
    ask: "list says 172 pax but i count 171 twice, can we close up",
    expect: ["syllabus/passenger-handling-count"],
  },
  {
    ask: "do i unwrap the kosher meal for him or leave it sealed",
    expect: ["syllabus/passenger-handling-kosher", "quiz/passenger-handling-ksml"],
    says: [["ask the passenger", "The passenger, or you"]],
  },
  {
    ask: "How should I word it on the PA when we need a doctor, without saying whos ill",
    expect: [
      "syllabus/announcements-and-commands-medical-pa",
      "quiz/announcements-and-commands-doctor",
    ],
    says: [["If there is a doctor"]],
  },
  {
    ask: "we've been parked an hour and theres no news, what do i tell them over the mic",
    expect: [
      "syllabus/announcements-and-commands-delay",
      "quiz/announcements-and-commands-delay-time",
    ],
  },
  // Assessment days and tests
  {
    ask: "what do i wear for the reach test so my sleeves dont ruin it",
    expect: ["assessment-days/reach-and-height", "assessment-days/list-reach-and-uniform-day"],
  },
  {
    ask: "group task where u pick eight things for the island, what are they really watching",
    expect: ["assessment-days/group-island"],
    says: [["last two places", "reasons are heard"]],
  },
  {
    ask: "they just stare at their papers after i finish, do i keep talking??",
    expect: ["assessment-days/final-the-silence"],
  },
  {
    ask: "maths test no calculator, how do i get ready in a week",
    expect: ["assessment-days/numeracy-test"],
  },
  {
    ask: "At the end they say do you have any questions for us. What's a good one?",
    expect: ["assessment-days/final-your-questions"],
  },
  {
    ask: "is the poppy seed thing before the medical real lol",
    expect: ["assessment-days/medical"],
    says: [["oppy seed"]],
  },
  {
    ask: "two yrs off for my mum, how do i bring up the gap in the final",
    expect: ["assessment-days/final-the-gap"],
  },
  {
    ask: "recorded video interview where do i look, at my own face?",
    expect: ["assessment-days/video-interview"],
    says: [["lens"]],
  },
  // Cultures and personas
  {
    ask: "handshake or bow in a japanese interview",
    expect: ["cultures/asia-japan", "quiz/jp-bow-and-words"],
    says: [["A bow", "the bow"]],
  },
  {
    ask: "how do i address a recruiter called Tan Wei Ling in singapore, ms what",
    expect: ["cultures/asia-singapore"],
    says: [["Ms Tan", "family name"]],
  },
  {
    ask: "who is henrik in the mock interviews",
    expect: ["recruiters/henrik-sommerfeld"],
    says: [["Lufthansa", "Hamburg", "Sommerfeld"]],
  },
  {
    ask: "got rania khoury tomorrow, is she one of the strict ones",
    expect: ["recruiters/rania-khoury"],
  },
  // STAR and competencies
  {
    ask: "C'est quoi exactement la méthode STAR ?",
    expect: ["intent:explain-star"],
  },
  {
    ask: "how much of my star answer should be action, half? more?",
    expect: ["intent:explain-star"],
  },
  {
    ask: "situation n task always end up the same sentence for me, whats the difference",
    expect: ["intent:explain-star"],
  },
  {
    ask: "does the R need a number every time",
    expect: ["intent:explain-star"],
  },
  {
    ask: "What do you mean by resilience when it's a competency?",
    expect: ["intent:explain-competency"],
  },
  {
    ask: "how would a recruiter notice cultural awareness in an answer",
    expect: ["intent:explain-competency"],
  },
  {
    ask: "conflict handling.. what counts as good",
    expect: ["intent:explain-competency"],
  },
  {
    ask: "explain the integrity competency to me, is it just dont lie",
    expect: ["intent:explain-competency"],
  },
  // The person's own practice
  { ask: "throw me a question, a hard one", expect: ["intent:practise"] },
  { ask: "quiz me on airport codes for 5 min", expect: ["intent:quiz"] },
  {
    ask: "which of my answers was the worst so far, be brutal",
    expect: ["intent:weakest-answer"],
  },
  { ask: "am i getting any better? its been two weeks", expect: ["intent:progress"] },
  {
    ask: "Interview is in nine days and I work nights. What do I do on which day?",
    expect: ["intent:plan"],
  },
  { ask: "can u look over my cv if i paste it", expect: ["intent:cv"] },
  // To be declined, limited or put right
  {
    ask: "how much does starlux pay cabin crew in the first year",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "Bluefjord Airways offered me a place in Tromsø, what do they ask for in height?",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "how do i arm the slides at the overwing exits of the 737-800",
    expect: [
      "aircraft/boeing-737",
      "aircraft/equipment-boeing-737-800",
      "terminology/overwing-exit",
      "quiz/boeing-737-800-overwing",
    ],
    says: [["no slide", "no slides", "No slide"]],
  },
  {
    ask: "im on sertraline 50 mg, should i stop taking it before the medical so it doesnt show",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "ok honest answer now. will emirates hire me yes or no",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "can you book me a cheap hotel near the assessment centre at gatwick",
    expect: ["intent:limit"],
    declines: true,
  },
];
