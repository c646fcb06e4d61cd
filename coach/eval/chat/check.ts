import type { LabelledQuestion } from "./format.ts";

/**
 * Questions of an independent writer who has not seen the coach, as people type them. Where several
 * entries hold the answer, any of them counts; `says` was checked against those entries and is
 * compared without regard to case. Questions in other languages name only words that stay the same.
 */
export const CHAT_CHECK: readonly LabelledQuestion[] = [
  // Airlines: facts, what they ask, values, selection
  {
    ask: "hey how tall do i need to be for emirates",
    expect: ["airlines/emirates"],
    says: [["160"]],
  },
  { ask: "whats the arm reach at qatar", expect: ["airlines/qatar-airways"], says: [["212"]] },
  { ask: "min age wizz air?", expect: ["airlines/wizz-air"], says: [["18"]] },
  {
    ask: "do I have to speak French to join Air France or is english enough",
    expect: ["airlines/air-france"],
    says: [["French"]],
  },
  {
    ask: "can i work for virgin atlantic with a tattoo on my forearm",
    expect: ["airlines/virgin-atlantic"],
    says: [["neck", "face"]],
  },
  {
    ask: "ryanair swimming requirment",
    expect: ["airlines/ryanair"],
    says: [["water", "swim", "20 m"]],
  },
  {
    ask: "What are the five values of JetBlue?",
    expect: ["airlines/jetblue-airways"],
    says: [["caring"], ["integrity"], ["passion"], ["fun"]],
  },
  { ask: "wheres klm's head office", expect: ["airlines/klm"], says: [["Amstelveen"]] },
  {
    ask: "is Oman Air in an alliance now, i read something",
    expect: ["airlines/oman-air"],
    says: [["oneworld"]],
  },
  {
    ask: "how many planes has southwest got",
    expect: ["airlines/southwest-airlines"],
    says: [["803"]],
  },
  {
    ask: "easyjet selection process steps",
    expect: ["airlines/easyjet"],
    says: [["ability test", "assessment", "recorded"]],
  },
  {
    ask: "what does the assessment day at british airways look like, i'm applying for heathrow",
    expect: ["airlines/british-airways"],
    says: [["role play", "wet drill", "video"]],
  },
  { ask: "lufthansa swim test how many metres", expect: ["airlines/lufthansa"], says: [["200"]] },
  {
    ask: "how many weeks is the training with singapore airlines",
    expect: ["airlines/singapore-airlines"],
    says: [["14"]],
  },
  {
    ask: "explain core4 of united",
    expect: ["airlines/united-airlines"],
    says: [["safe"], ["caring"], ["dependable"], ["efficient"]],
  },
  {
    ask: "delta: is it height or reach they measure",
    expect: ["airlines/delta-air-lines"],
    says: [["6 ft 3", "190"]],
  },
  {
    ask: "Does Turkish Airlines hire foreigners as cabin crew? I'm from Ghana",
    expect: ["airlines/turkish-airlines"],
    says: [["citizenship", "blue card"]],
  },
  {
    ask: "is it true that at allegiant u sleep at home every night",
    expect: ["airlines/allegiant-air"],
    says: [["base", "home"]],
  },
  {
    ask: "etihad do they say guest or passenger",
    expect: ["airlines/etihad-airways"],
    says: [["guest"]],
  },
  {
    ask: "tell me the hawaiian airlines values and what they mean",
    expect: ["airlines/hawaiian-airlines"],
    says: [["ho'okipa", "host"], ["malama"]],
  },
  { ask: "toeic score for ANA", expect: ["airlines/all-nippon-airways"], says: [["600"]] },
  {
    ask: "do i need to swim for air new zealand, i'm rubbish at it",
    expect: ["airlines/air-new-zealand"],
    says: [["50"]],
  },
  { ask: "indigo walk in upper age limit", expect: ["airlines/indigo"], says: [["27"]] },
  {
    ask: "why is ANA's code NH and not AN or something",
    expect: ["airlines/all-nippon-airways"],
    says: [["Nippon Helicopter"]],
  },
  {
    ask: "where could i be based with alaska",
    expect: ["airlines/alaska-airlines"],
    says: [["Seattle"], ["Anchorage"]],
  },
  {
    ask: "which airline serves no alcohol on board",
    expect: ["airlines/saudia"],
    says: [["Saudia"]],
  },
  {
    ask: "korean air swimming 25m in how many seconds",
    expect: ["airlines/korean-air"],
    says: [["35"]],
  },
  {
    ask: "¿Qué edad mínima pide Qatar Airways para tripulante de cabina?",
    expect: ["airlines/qatar-airways"],
    says: [["21"]],
  },
  { ask: "国泰航空的摸高要求是多少", expect: ["airlines/cathay-pacific"], says: [["208"]] },
  {
    ask: "Quelles langues faut-il parler chez SWISS pour être basé à Genève ?",
    expect: ["airlines/swiss"],
  },

  // Airports: codes both ways, hubs, ICAO
  { ask: "DXB?", expect: ["airports/DXB"], says: [["Dubai"]] },
  {
    ask: "what airport is MCO and why those letters",
    expect: ["airports/MCO"],
    says: [["Orlando"]],
  },
  { ask: "code for nashville", expect: ["airports/BNA"], says: [["BNA"]] },
  { ask: "icao of heathrow pls", expect: ["airports/LHR"], says: [["EGLL"]] },
  {
    ask: "which airport has the icao code RJTT",
    expect: ["airports/HND"],
    says: [["Haneda", "HND"]],
  },
  { ask: "code of istanbul airport, the big new one", expect: ["airports/IST"], says: [["IST"]] },
  { ask: "copa airlines hub where", expect: ["airports/PTY"], says: [["Panama", "PTY"]] },
  { ask: "iata code saint petersburg russia", expect: ["airports/LED"], says: [["LED"]] },
  { ask: "why does mumbai have the code BOM", expect: ["airports/BOM"], says: [["Bombay"]] },
  {
    ask: "difference between DXB and DWC",
    expect: ["airports/DWC"],
    says: [["Al Maktoum", "Dubai World Central"]],
  },
  {
    ask: "airport codes for london, all of them pls",
    expect: ["airports/LHR", "airports/LGW", "airports/STN", "airports/LTN", "airports/LCY"],
    says: [["LHR"], ["LGW"]],
  },
  {
    ask: "KEF where's that again",
    expect: ["airports/KEF"],
    says: [["Reykjav", "Iceland", "Keflav"]],
  },
  { ask: "Dublin or Dubai, which of the two is DUB", expect: ["airports/DUB"], says: [["Dublin"]] },
  {
    ask: "milan has how many airports n what are the codes",
    expect: ["airports/MXP", "airports/LIN", "airports/BGY"],
    says: [["MXP"], ["LIN"]],
  },
  { ask: "wsss", expect: ["airports/SIN"], says: [["Changi", "SIN"]] },
  {
    ask: "i always forget EZE, which city is it",
    expect: ["airports/EZE"],
    says: [["Buenos Aires"]],
  },
  { ask: "hub of kenya airways?", expect: ["airports/NBO"], says: [["Nairobi", "NBO"]] },
  { ask: "ما هو رمز مطار الدوحة؟", expect: ["airports/DOH"], says: [["DOH"]] },
  {
    ask: "whats the code of the new airport in phnom penh",
    expect: ["airports/KTI"],
    says: [["KTI"]],
  },
  { ask: "¿Cuál es el código IATA de Lima?", expect: ["airports/LIM"], says: [["LIM"]] },

  // Terms
  {
    ask: "what is a girt bar",
    expect: ["terminology/girt-bar", "aircraft/door-girt-bar"],
    says: [["slide"]],
  },
  { ask: "meaning of deadhead", expect: ["terminology/deadhead"], says: [["passenger"]] },
  {
    ask: "whats the difference btw standby and reserve",
    expect: ["terminology/standby", "terminology/reserve"],
    says: [["notice", "available", "on call"]],
  },
  {
    ask: "UMNR ?",
    expect: [
      "terminology/unaccompanied-minor",
      "syllabus/passenger-handling-umnr",
      "syllabus/passenger-handling-more-codes",
    ],
    says: [["child", "minor"]],
  },
  {
    ask: "wchc vs wchs i mix them up",
    expect: ["terminology/wchc", "terminology/wchs", "syllabus/passenger-handling-wch"],
    says: [["steps", "stairs", "cannot walk"]],
  },
  {
    ask: "What does NITS stand for",
    expect: ["terminology/nits-briefing", "syllabus/human-factors-nits", "quiz/nits-letters"],
    says: [["nature"], ["intentions"], ["time"], ["special instructions"]],
  },
  { ask: "pushback meaning", expect: ["terminology/pushback"], says: [["tug", "backwards"]] },
  {
    ask: "explain sterile flight deck like im five",
    expect: ["terminology/sterile-flight-deck", "syllabus/human-factors-sterile"],
    says: [["pilots"]],
  },
  {
    ask: "pbe lasts how many minutes",
    expect: ["terminology/pbe", "syllabus/fire-and-smoke-pbe", "quiz/fire-and-smoke-pbe-minutes"],
    says: [["15"]],
  },
  {
    ask: "What's an INAD, is that a criminal",
    expect: ["terminology/inad", "syllabus/security-inad", "quiz/security-inad-mean"],
    says: [["refused entry", "never let in", "inadmissible"]],
  },
  {
    ask: "what is block time and do i get paid for boarding then",
    expect: ["terminology/block-time"],
    says: [["parking", "parked"]],
  },
  { ask: "jump seat definition", expect: ["terminology/jumpseat"], says: [["harness"]] },
  {
    ask: "what do you call the kitchen on a plane",
    expect: ["terminology/galley"],
    says: [["galley"]],
  },
  {
    ask: "MEL = ?",
    expect: ["terminology/minimum-equipment-list"],
    says: [["minimum equipment list"]],
  },
  {
    ask: "whats a notoc and who gets it",
    expect: [
      "terminology/notoc",
      "syllabus/dangerous-goods-notoc",
      "quiz/dangerous-goods-notoc-list",
    ],
    says: [["captain", "commander"]],
  },
  {
    ask: "silent review, what do i go through in my head",
    expect: [
      "terminology/silent-review",
      "syllabus/human-factors-silent-review",
      "questions/jump-seat-thoughts",
    ],
    says: [["exit"]],
  },
  {
    ask: "what does a purser do that normal crew doesnt",
    expect: ["terminology/purser"],
    says: [["cabin"]],
  },
  {
    ask: "ABP stands for??",
    expect: ["terminology/able-bodied-passenger"],
    says: [["able-bodied passenger"]],
  },
  {
    ask: "go around, is that dangerous or normal",
    expect: ["terminology/go-around"],
    says: [["normal"]],
  },
  {
    ask: "moderate vs severe turbulence, whats the definiton",
    expect: [
      "terminology/moderate-turbulence",
      "terminology/severe-turbulence",
      "syllabus/decompression-and-turbulence-turbulence-levels",
    ],
    says: [["walking"]],
  },
  {
    ask: "¿Qué significa cross-check en las puertas?",
    expect: [
      "terminology/cross-check",
      "quiz/cross-check",
      "quiz/announcements-and-commands-cross-check",
    ],
  },
  { ask: "c'est quoi un toboggan armé", expect: ["terminology/armed-door"] },
  {
    ask: "DBML and GFML which meals are those",
    expect: ["terminology/special-meal", "syllabus/passenger-handling-meal-codes"],
    says: [["diabetic"], ["gluten"]],
  },
  {
    ask: "TUC at 35000 ft",
    expect: [
      "terminology/tuc",
      "syllabus/decompression-and-turbulence-tuc",
      "quiz/decompression-and-turbulence-tuc-35",
    ],
    says: [["30 to 60"]],
  },
  {
    ask: "how many cabin crew minimum with 180 seats under faa",
    expect: ["terminology/minimum-crew"],
    says: [["50", "four"]],
  },

  // Doors, exits, aircraft
  {
    ask: "how many exits has an a320",
    expect: ["aircraft/airbus-a320", "aircraft/equipment-airbus-a320"],
    says: [["four", "eight"]],
  },
  {
    ask: "does the 787 have overwing exits",
    expect: ["aircraft/boeing-787", "aircraft/equipment-boeing-787"],
    says: [["no overwing exits", "no other passenger exit", "eight"]],
  },
  {
    ask: "737-800 overwing exit how does it open, do i throw it out",
    expect: [
      "aircraft/boeing-737-b737-overwing-exit",
      "aircraft/equipment-boeing-737-800",
      "terminology/overwing-exit",
      "quiz/boeing-737-800-overwing",
    ],
    says: [["hinged", "swing", "swings"]],
  },
  {
    ask: "how do i see that a 737 door is armed, theres no light",
    expect: [
      "quiz/girt-bar-position-737",
      "aircraft/equipment-boeing-737-800",
      "aircraft/boeing-737-b737-slide-1l",
      "aircraft/door-girt-bar",
      "terminology/girt-bar",
    ],
    says: [["floor", "door sill"]],
  },
  {
    ask: "someone opens an armed a320 door from outside, does the slide blow",
    expect: ["quiz/airbus-outside", "terminology/armed-door"],
    says: [["disarms"]],
  },
  {
    ask: "white light comes on when i lift the handle on the A320 door, whats that",
    expect: ["quiz/slide-armed-light", "aircraft/equipment-airbus-a320"],
    says: [["armed"]],
  },
  {
    ask: "red light flashing in the airbus door window at the gate!!",
    expect: [
      "quiz/cabin-pressure-light",
      "aircraft/equipment-airbus-a320",
      "aircraft/door-pressure-relief-valve",
    ],
    says: [["pressure"]],
  },
  {
    ask: "embraer 175 doors how many and any over the wing",
    expect: ["aircraft/embraer-e175", "aircraft/equipment-embraer-e175"],
    says: [["four", "two doors"]],
  },
  {
    ask: "A321 ceo and neo have different exits, what's the difference",
    expect: ["aircraft/airbus-a321", "aircraft/equipment-airbus-a321"],
    says: [["eight"]],
  },
  {
    ask: "door's open but the slide just hangs there, not inflating",
    expect: [
      "quiz/manual-inflation",
      "evacuation/failure-slide-does-not-fill",
      "terminology/manual-inflation-handle",
      "evacuation/land-3",
    ],
    says: [["manual inflation handle"]],
  },
  {
    ask: "whats the gust lock for",
    expect: ["quiz/gust-lock", "aircraft/door-door"],
    says: [["open"]],
  },
  {
    ask: "can a crazy passenger open the door at 38000 feet",
    expect: [
      "quiz/open-in-cruise",
      "aircraft/door-door",
      "terminology/cabin-door",
      "questions/hand-on-the-door-handle",
      "assessment-days/asked-door-opened-in-flight",
    ],
    says: [["pressure"]],
  },
  {
    ask: "type A doors, how many seats is one pair rated for",
    expect: ["aircraft/boeing-787-b787-door-type", "aircraft/equipment-boeing-787"],
    says: [["110"]],
  },
  {
    ask: "who opens the overwing exits if no crew sits there",
    expect: ["quiz/overwing-who-opens", "terminology/overwing-exit"],
    says: [["passengers"]],
  },
  { ask: "舱门滑梯什么时候预位？", expect: ["quiz/when-to-arm", "terminology/armed-door"] },

  // Evacuation and commands
  {
    ask: "what do you shout at the door once the slide is ready",
    expect: [
      "evacuation/command-door-exit-go",
      "syllabus/announcements-and-commands-evac-calls",
      "evacuation/land-4",
    ],
    says: [["come this way", "jump"]],
  },
  {
    ask: "brace commands, exact words",
    expect: ["evacuation/command-brace", "syllabus/announcements-and-commands-brace-call"],
    says: [["heads down", "brace"]],
  },
  {
    ask: "steps of an evacuation on land in the right order",
    expect: ["evacuation/land"],
    says: [["assess", "outside"]],
  },
  {
    ask: "ditching - when exactly does the pax inflate the life vest",
    expect: [
      "evacuation/water",
      "terminology/life-vest",
      "terminology/ditching",
      "evacuation/command-exit-on-water",
    ],
    says: [["leaving", "sill", "as you leave"]],
  },
  {
    ask: "evacuation ordered but there is fire outside MY door, what now",
    expect: [
      "evacuation/outside-fire",
      "questions/fire-outside-your-exit",
      "evacuation/command-exit-blocked",
      "evacuation/land-2",
      "terminology/exit-assessment",
    ],
    says: [["block", "blocked", "closed"]],
  },
  {
    ask: "may i start an evacuation myself if the pilots say nothing",
    expect: [
      "terminology/evacuation",
      "evacuation/land",
      "questions/smoke-on-the-runway-no-answer",
      "cockpit/evacuation-signal",
      "quiz/announcements-and-commands-alert-open",
      "scenarios/hard-landing-fire",
    ],
    says: [["danger"]],
  },
  {
    ask: "lady wont let go of her bag in the doorway, people pushing behind her",
    expect: [
      "questions/suitcase-at-the-slide",
      "syllabus/announcements-and-commands-baggage-call",
      "evacuation/land-5",
      "evacuation/command-belts-and-baggage",
    ],
  },
  {
    ask: 'what does "attention crew at stations" mean',
    expect: ["evacuation/command-alert", "syllabus/announcements-and-commands-alert-calls"],
    says: [["outside", "look out"]],
  },
  {
    ask: "so is 90 seconds the limit we have to get everyone out",
    expect: ["terminology/ninety-second-test"],
    says: [["certification"]],
  },
  {
    ask: "water is up to the sill, still open the door?",
    expect: [
      "evacuation/outside-water-level",
      "evacuation/water-3",
      "evacuation/water",
      "questions/water-at-the-aft-door",
    ],
    says: [["closed", "never", "do not open", "block"]],
  },
  {
    ask: "slide raft full, what do i undo first",
    expect: [
      "quiz/slide-raft-release",
      "terminology/slide-raft",
      "evacuation/water-7",
      "evacuation/water-6",
      "aircraft/boeing-787-b787-slide-4r",
    ],
    says: [["mooring line"]],
  },
  {
    ask: "where do i take the people once we're all out on the grass",
    expect: ["evacuation/land-7", "evacuation/command-move-away", "terminology/evacuation"],
    says: [["upwind"]],
  },
  {
    ask: "command for climbing out over the wing",
    expect: ["evacuation/command-overwing-go"],
    says: [["foot"]],
  },
  {
    ask: "كيف تكون وضعية الحماية brace للراكب؟",
    expect: ["terminology/brace-position", "syllabus/announcements-and-commands-brace-position"],
  },
  {
    ask: "halfway through the evac my slide goes soft",
    expect: ["quiz/slide-loses-air", "evacuation/failure-slide-deflates"],
    says: [["stop the flow"]],
  },

  // First aid, fire, dangerous goods, security, crew resource management, air, passengers, announcements
  {
    ask: "cpr ratio for adults",
    expect: [
      "syllabus/first-aid-cpr-adult",
      "quiz/first-aid-ratio",
      "scenarios/heart-without-words",
    ],
    says: [["30", "thirty"]],
  },
  {
    ask: "baby of 8 months is choking, nothing comes out, what after the back blows",
    expect: ["syllabus/first-aid-choking-special", "quiz/first-aid-choking-infant"],
    says: [["chest thrusts"]],
  },
  {
    ask: "how do i recognise a stroke",
    expect: ["syllabus/first-aid-stroke"],
    says: [["face"], ["arm"], ["speech"]],
  },
  {
    ask: "diabetic pax shaking and sweaty, do i give juice or insulin",
    expect: [
      "syllabus/first-aid-diabetes",
      "quiz/first-aid-sugar",
      "questions/diabetic-acting-drunk",
    ],
    says: [["sugar", "juice"]],
  },
  {
    ask: "hot tea on a kids arm how long to cool it",
    expect: ["syllabus/first-aid-burns", "quiz/first-aid-burn"],
    says: [["20"]],
  },
  {
    ask: "Que faire si une passagère fait une crise d'épilepsie ?",
    expect: [
      "syllabus/first-aid-seizure",
      "quiz/first-aid-seizure-never",
      "questions/seizure-in-the-window-seat",
    ],
  },
  {
    ask: "ipad burning, water first or halon first",
    expect: [
      "syllabus/fire-and-smoke-lithium-steps",
      "quiz/fire-and-smoke-lith-cool",
      "questions/phone-on-fire",
      "terminology/thermal-runaway",
      "terminology/fire-containment-bag",
      "scenarios/power-bank-fire",
      "terminology/halon-extinguisher",
    ],
    says: [["water"]],
  },
  {
    ask: "why not put ice on a hot power bank, sounds logical to me",
    expect: ["syllabus/fire-and-smoke-lithium-never", "quiz/fire-and-smoke-lith-ice"],
    says: [["heat"]],
  },
  {
    ask: "smoke out of the oven first step?",
    expect: [
      "syllabus/fire-and-smoke-oven",
      "quiz/fire-and-smoke-oven-door",
      "questions/galley-oven-smoke",
      "terminology/galley",
    ],
    says: [["power"], ["closed", "shut"]],
  },
  {
    ask: "how wide do i open the lav door when its burning inside",
    expect: ["syllabus/fire-and-smoke-lavatory", "quiz/fire-and-smoke-lav-open"],
    says: [["hand's width", "a little"]],
  },
  {
    ask: "power banks allowed per person these days?",
    expect: [
      "syllabus/dangerous-goods-power-banks",
      "quiz/dangerous-goods-pb-number",
      "syllabus/dangerous-goods-wh-limits",
    ],
    says: [["two"]],
  },
  {
    ask: "20000 mah at 3.7 v is how many Wh",
    expect: ["syllabus/dangerous-goods-wh-sum"],
    says: [["74", "seventy-four"]],
  },
  {
    ask: "name the nine classes of dangerous goods",
    expect: ["terminology/dangerous-goods", "syllabus/dangerous-goods-classes"],
    says: [["explosives"]],
  },
  {
    ask: "can a vape go in the checked suitcase",
    expect: ["syllabus/dangerous-goods-e-cigarettes", "quiz/dangerous-goods-vape"],
    says: [["cabin"]],
  },
  {
    ask: "4 levels of unruly pax",
    expect: ["syllabus/security-levels", "terminology/disruptive-passenger"],
    says: [["flight deck"], ["life"]],
  },
  {
    ask: "who decides that a passenger gets restrained",
    expect: ["syllabus/security-restraint", "quiz/security-restrain-last"],
    says: [["captain", "last resort"]],
  },
  {
    ask: "i find some taped thing in the toilet bin on my check. what do i do",
    expect: [
      "syllabus/security-suspect-item",
      "quiz/security-item-touch",
      "questions/parcel-behind-the-seat",
    ],
    says: [["touch", "untouched"]],
  },
  {
    ask: "signs that a girl on board might be trafficked",
    expect: ["syllabus/security-trafficking-signs", "questions/suspected-trafficking"],
    says: [["documents", "passport", "adult"]],
  },
  {
    ask: "swiss cheese model??",
    expect: ["syllabus/human-factors-swiss-cheese", "quiz/human-factors-cheese-accident"],
    says: [["holes"]],
  },
  {
    ask: "what does PACE stand for again",
    expect: ["syllabus/human-factors-pace", "quiz/human-factors-pace-order"],
    says: [["probe"], ["alert"], ["challenge"], ["emergency"]],
  },
  {
    ask: "no alcohol how many hours before duty in the EU",
    expect: ["syllabus/human-factors-alcohol"],
    says: [["8"]],
  },
  {
    ask: "whats the wocl and when is it",
    expect: ["syllabus/human-factors-wocl", "quiz/human-factors-wocl-hours"],
    says: [["02:00"]],
  },
  {
    ask: "masks come down while im standing there with the trolley. first thing?",
    expect: [
      "syllabus/decompression-and-turbulence-first-action",
      "quiz/decompression-and-turbulence-first",
      "questions/oxygen-masks-drop",
      "terminology/decompression",
    ],
    says: [["nearest mask"]],
  },
  {
    ask: "at what height do the oxygen masks drop, is it 10000",
    expect: [
      "syllabus/decompression-and-turbulence-mask-drop",
      "quiz/decompression-and-turbulence-drop-14000",
      "quiz/masks-drop",
      "terminology/oxygen-mask",
      "terminology/decompression",
      "cockpit/cabin-pressure-panel",
    ],
    says: [["14,000"]],
  },
  {
    ask: "helios 522 what happened there",
    expect: ["syllabus/decompression-and-turbulence-helios"],
    says: [["121", "manual"]],
  },
  {
    ask: "exit row minimum age usa",
    expect: [
      "syllabus/passenger-handling-exit-row",
      "quiz/passenger-handling-exit-age",
      "terminology/exit-row",
    ],
    says: [["15"]],
  },
  {
    ask: "until which week may a pregnant lady fly normally",
    expect: ["syllabus/passenger-handling-pregnancy"],
    says: [["36"]],
  },
  {
    ask: "how do i describe the meal tray to a blind man",
    expect: ["syllabus/passenger-handling-blind"],
    says: [["clock"]],
  },
  {
    ask: "how do u announce a delay properly",
    expect: ["syllabus/announcements-and-commands-delay", "questions/delay-in-three-sentences"],
    says: [["time"]],
  },
  {
    ask: "¿Cómo pido un médico por megafonía sin decir quién está enfermo?",
    expect: [
      "syllabus/announcements-and-commands-medical-pa",
      "quiz/announcements-and-commands-doctor",
    ],
  },

  // Assessment days, English and numeracy
  {
    ask: "what happens at the reach check",
    expect: ["assessment-days/reach-and-height", "assessment-days/list-reach-and-uniform-day"],
    says: [["fingertips", "tiptoe", "shoes"]],
  },
  {
    ask: "what do the assessors write down in the group exercise",
    expect: ["assessment-days/group-exercise"],
    says: [["listen", "listens"]],
  },
  {
    ask: "documents i need to bring to the AD",
    expect: [
      "assessment-days/list-what-to-bring",
      "assessment-days/documents",
      "assessment-days/registration",
    ],
    says: [["passport", "documents"]],
  },
  {
    ask: "got a recorded video interview on tuesday, any tips? never did one",
    expect: ["assessment-days/video-interview"],
    says: [["lens"]],
  },
  {
    ask: "how do i start when they say tell us about yourself",
    expect: ["assessment-days/final-tell-us-about-yourself", "questions/about-yourself"],
    says: [["now", "today"]],
  },
  {
    ask: "what can i ask THEM at the end without sounding stupid",
    expect: ["assessment-days/final-your-questions"],
    says: [["training", "website"]],
  },
  {
    ask: "what kind of sums come in the maths test",
    expect: ["assessment-days/numeracy-test"],
    says: [["currencies", "discounts"]],
  },
  {
    ask: "the english test, is it about accent",
    expect: ["assessment-days/english-test"],
    says: [["accent", "understood"]],
  },
  {
    ask: "i took a year off bc of burnout, how do i say that in the final interview",
    expect: ["assessment-days/final-the-gap"],
    says: [["before they find", "what you learnt", "happened"]],
  },
  {
    ask: "role play with a furious passenger - how do i not mess up",
    expect: ["assessment-days/role-play"],
    says: [["listens", "hear"]],
  },
  { ask: "give me an example of a group task they use", expect: ["assessment-days/group-"] },
  {
    ask: "got rejected yesterday :( what should i do now",
    expect: ["assessment-days/list-after-the-day"],
    says: [["again"]],
  },
  {
    ask: "what do they check in the medical",
    expect: ["assessment-days/medical", "assessment-days/asked-medical-at-joining"],
    says: [["heart"], ["sight", "eyes"]],
  },
  { ask: "群面的时候考官在看什么？", expect: ["assessment-days/group-exercise"] },
  {
    ask: "is perfectionist an ok weakness",
    expect: [
      "assessment-days/asked-perfectionist-as-weakness",
      "assessment-days/final-the-weakness",
      "questions/weakness-you-work-on",
    ],
    says: [["real", "perfectionist"]],
  },

  // Cultures and recruiters
  {
    ask: "female interviewer in dubai, do i shake her hand? (im a guy)",
    expect: ["cultures/middle-east-uae", "quiz/ae-hand-on-heart"],
    says: [["heart"]],
  },
  {
    ask: "business card in japan what do i do with it",
    expect: ["cultures/asia-japan", "quiz/jp-meishi"],
    says: [["both hands"]],
  },
  {
    ask: "first names or mr/mrs with the british assessors",
    expect: ["cultures/europe-uk"],
    says: [["first name", "first names"]],
  },
  {
    ask: 'aussie recruiter goes "how are you going", what do i answer',
    expect: ["cultures/oceania-australia", "quiz/au-how-are-you-going"],
    says: [["good thanks"]],
  },
  {
    ask: "who is henrik sommerfeld",
    expect: ["recruiters/henrik-sommerfeld"],
    says: [["Lufthansa"]],
  },
  {
    ask: "what does Rania Khoury care about most",
    expect: ["recruiters/rania-khoury"],
    says: [["hospitality", "cultures"]],
  },
  {
    ask: "which of your recruiters is from southwest and whats he like",
    expect: ["recruiters/marcus-tate"],
    says: [["Marcus"]],
  },
  {
    ask: "taboos at an interview in singapore",
    expect: ["cultures/asia-singapore"],
    says: [["race", "religion", "face"]],
  },

  // STAR and competencies
  {
    ask: "what is star",
    expect: ["intent:explain-star"],
    says: [["situation"], ["task"], ["action"], ["result"]],
  },
  {
    ask: "can u explain the star method with an example pls, in simple words",
    expect: ["intent:explain-star"],
    says: [["situation"], ["task"], ["action"], ["result"]],
  },
  {
    ask: "i never get the difference between situation and task",
    expect: ["intent:explain-star"],
    says: [["task"]],
  },
  {
    ask: "which part of star should be the longest",
    expect: ["intent:explain-star"],
    says: [["action"]],
  },
  {
    ask: "what do i put in the result when i have no number",
    expect: ["intent:explain-star"],
    says: [["result"]],
  },
  { ask: 'do i need star for "why do you want this job" too', expect: ["intent:explain-star"] },
  {
    ask: "what do recruiters mean by resilience",
    expect: ["intent:explain-competency"],
    says: [["resilience"]],
  },
  {
    ask: "explain customer care as a competency, with an example",
    expect: ["intent:explain-competency"],
    says: [["customer"]],
  },
  {
    ask: "which competencies do they score",
    expect: ["intent:explain-competency"],
    says: [["teamwork"], ["communication"]],
  },
  {
    ask: "how do i show initiative if i was only ever a junior",
    expect: ["intent:explain-competency"],
    says: [["initiative"]],
  },
  {
    ask: "integrity... like what would be a story for that",
    expect: ["intent:explain-competency"],
    says: [["integrity"]],
  },
  {
    ask: "what is cultural awareness for an airline, isn't that just being polite",
    expect: [
      "intent:explain-competency",
      "syllabus/passenger-handling-culture",
      "syllabus/human-factors-culture",
    ],
  },
  {
    ask: "¿Qué es el método STAR? No lo entiendo",
    expect: ["intent:explain-star"],
    says: [["STAR"]],
  },
  {
    ask: "Explique-moi la compétence « travail d'équipe », qu'est-ce qu'ils veulent entendre ?",
    expect: ["intent:explain-competency"],
  },
  { ask: "ما هي طريقة STAR وكيف أستخدمها؟", expect: ["intent:explain-star"], says: [["STAR"]] },

  // Practice, drills, one's own answers, progress, plan, CV
  { ask: "ask me something", expect: ["intent:practise"] },
  { ask: "gimme a hard question about safety", expect: ["intent:practise"] },
  { ask: "i'd like to practise teamwork today", expect: ["intent:practise"] },
  { ask: "lets do a quick drill", expect: ["intent:drill"] },
  { ask: "drill me on conflict pls, dont be nice", expect: ["intent:drill"] },
  {
    ask: "can you check this answer: Last summer in our ice cream shop in Porto the freezer broke on the hottest day. I was alone with a new girl. I rang the owner, moved everything to the bakery next door, and put a sign up that we had coffee only. We lost maybe 20 litres of 200 and the owner gave me the keys after that.",
    expect: ["intent:analyse-answer"],
  },
  {
    ask: "Situation: I was on reception in a hostel in Kraków and a group of 30 arrived with no booking. Task: I had to find beds for all of them that night. Action: I called four hostels nearby, split the group with their teacher and walked the last ten over myself. Result: by 23:30 everyone had a bed and the school booked with us the next year.",
    expect: ["intent:analyse-answer"],
  },
  { ask: "which of my stories is the weakest", expect: ["intent:weakest-answer"] },
  { ask: "whats my worst answer so far lol", expect: ["intent:weakest-answer"] },
  { ask: "how am i doing", expect: ["intent:progress", "person/"] },
  { ask: "did i get any better since last week?", expect: ["intent:progress", "person/"] },
  { ask: "my interview is on friday, make me a plan", expect: ["intent:plan"] },
  {
    ask: "i have 20 min a day until the open day, what should i do with it",
    expect: ["intent:plan"],
  },
  { ask: "can you have a look at my cv", expect: ["intent:cv", "person/"] },
  {
    ask: "what from my resume would be good for a leadership question",
    expect: ["intent:cv", "person/"],
  },

  // Small talk with the coach
  { ask: "good morning coach ☀️", expect: ["intent:greeting"] },
  { ask: "thx that helped a lot", expect: ["intent:thanks"] },
  { ask: "what can you actually do", expect: ["intent:capabilities"] },
  { ask: "who are you, a real person?", expect: ["intent:capabilities", "intent:limit"] },

  // What it does not know or cannot do
  { ask: "what will emirates pay cabin crew in 2029", expect: ["intent:limit"], declines: true },
  { ask: "be honest, will i get hired", expect: ["intent:limit"], declines: true },
  {
    ask: "requirements of Zephyr Atlantic Airways? they are new i think",
    expect: ["intent:limit"],
    declines: true,
  },
  { ask: "which city is airport code QZX", expect: ["intent:limit"], declines: true },
  {
    ask: "why does the A320 have four engines?",
    expect: ["intent:limit", "aircraft/airbus-a320", "aircraft/equipment-airbus-a320"],
    declines: true,
  },
  {
    ask: "did anything happen in aviation today, i heard there was an emergency landing this morning",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "i've got chest pain since breakfast and my arm feels weird, should i take an aspirin",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "i take sertraline, will i pass the cabin crew medical with it",
    expect: ["intent:limit", "assessment-days/medical"],
    declines: true,
  },
  { ask: "finnair minimum height", expect: ["airlines/finnair"] },
  { ask: "how old must you be for klm", expect: ["airlines/klm", "intent:limit"], declines: true },
  {
    ask: "which hotel does etihad put its crew in on a paris layover",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "can you apply to british airways for me and send them my answers",
    expect: ["intent:limit"],
    declines: true,
  },
];
