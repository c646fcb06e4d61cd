import type { LabelledQuestion } from "./format.ts";

/**
 * A third set, written before any rule of the chat was read for it, and measured before anything was changed. The
 * even-numbered ones, counted from one, were tuned on; the odd ones were held back until the last look.
 */
export const CHAT_THIRD_CHECK: readonly LabelledQuestion[] = [
  // Airlines
  {
    ask: "emirates hight requirment?? im 158cm but long arms lol",
    expect: ["airlines/emirates"],
    says: [["160"], ["212"]],
  },
  {
    ask: "Hello! Could you please tell me what is the minimum age for joining Qatar Airways?",
    expect: ["airlines/qatar-airways"],
    says: [["21"]],
  },
  {
    ask: "does ryanair make you pay for the training course",
    expect: ["airlines/ryanair"],
    says: [["fee"]],
  },
  {
    ask: "wizz air comission is it big part of the salary",
    expect: ["airlines/wizz-air"],
    says: [["large part"]],
  },
  {
    ask: "how long is the singapore airlines training compared to others",
    expect: ["airlines/singapore-airlines"],
    says: [["14 to 15 weeks"]],
  },
  {
    ask: "I applied to Etihad online and got refused, when can I try again?",
    expect: ["airlines/etihad-airways"],
    says: [["six months"]],
  },
  {
    ask: "can i get in easyjet without finishing school",
    expect: ["airlines/easyjet"],
    says: [["No school-leaving", " no school-leaving"]],
  },
  {
    ask: "how far can i live from gatwick for easyjet",
    expect: ["airlines/easyjet"],
    says: [["90 minutes"]],
  },
  {
    ask: "what are deltas rules of the road",
    expect: ["airlines/delta-air-lines"],
    says: [["Perseverance"]],
  },
  {
    ask: "southwest training do they pay u",
    expect: ["airlines/southwest-airlines"],
    says: [["without pay"]],
  },
  { ask: "jet2 values pls", expect: ["airlines/jet-two"], says: [["Create memories"]] },
  { ask: "im 29 is it too late for indigo", expect: ["airlines/indigo"], says: [["27"]] },
  {
    ask: "swimming test lufthansa how many meters",
    expect: ["airlines/lufthansa"],
    says: [["200 m"]],
  },
  {
    ask: "British airways tattoos on my hand, ok or not",
    expect: ["airlines/british-airways"],
    says: [["hands"]],
  },
  {
    ask: "aer lingus is in which alliance?",
    expect: ["airlines/aer-lingus"],
    says: [["no alliance", "left oneworld"]],
  },
  {
    ask: "what does TOEIC score ANA want",
    expect: ["airlines/all-nippon-airways"],
    says: [["600"]],
  },
  { ask: "what planes does emirates fly", expect: ["airlines/emirates"], says: [["A380"]] },
  {
    ask: "when was cathay founded and where is hq",
    expect: ["airlines/cathay-pacific"],
    says: [["1946"]],
  },
  { ask: "which airlines take crew at 18", expect: ["airlines/"], says: [["18"]] },
  {
    ask: "what's the assessment like at Qatar, step by step",
    expect: ["airlines/qatar-airways"],
    says: [["English"]],
  },
  {
    ask: "is there a probation period at easyjet? how long",
    expect: ["airlines/easyjet"],
    declines: true,
  },
  {
    ask: "what is the salary of emirates cabin crew per month in dirhams",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "how many days off do crew get at flydubai",
    expect: ["intent:limit", "airlines/flydubai"],
    declines: true,
  },
  {
    ask: "does norwegian accept people with glasses?",
    expect: ["airlines/norwegian", "assessment-days/asked-glasses-in-general"],
  },
  {
    ask: "Is virgin atlantic hiring right now for manchester",
    expect: ["intent:limit", "airlines/virgin-atlantic"],
    declines: true,
  },
  {
    ask: "sas scandinavian need to speak swedish??",
    expect: ["airlines/sas"],
    says: [["Scandinavian"]],
  },
  {
    ask: "who is the ceo of qatar airways now",
    expect: ["airlines/qatar-airways"],
    says: [["Al-Khater"]],
  },
  { ask: "skywest how tall", expect: ["airlines/skywest-airlines"], says: [["5 ft"]] },
  {
    ask: "what happened with indigo in december 2025, they will ask me i think",
    expect: ["airlines/indigo"],
    says: [["cancel"]],
  },
  {
    ask: "do emirates let me bring my husband to live with me in dubai",
    expect: ["airlines/emirates", "intent:limit"],
  },
  {
    ask: "why should I choose Wizz and not Ryanair, what do I answer",
    expect: ["airlines/wizz-air"],
    says: [["Ryanair"]],
  },
  // Airports
  {
    ask: "what is the airport code for bangkok suvarnabhumi",
    expect: ["airports/BKK"],
    says: [["BKK"]],
  },
  { ask: "LIS is where?", expect: ["airports/LIS"], says: [["Lisbon"]] },
  { ask: "code for oporto airport plz", expect: ["airports/OPO"], says: [["OPO"]] },
  { ask: "three letter code manchester uk", expect: ["airports/MAN"], says: [["MAN"]] },
  {
    ask: "what's the difference between NRT and HND",
    expect: ["airports/NRT", "airports/HND"],
    says: [["NRT"], ["HND"]],
  },
  {
    ask: "how many airports does london have",
    expect: ["airports/LHR", "airports/LGW", "airports/LCY", "airports/STN", "airports/LTN"],
  },
  { ask: "is AKL in australia or new zealand", expect: ["airports/AKL"], says: [["New Zealand"]] },
  { ask: "which airport is ORD i always forget", expect: ["airports/ORD"], says: [["Chicago"]] },
  // Terms
  {
    ask: "what does cross check mean when they say it after doors to arrival",
    expect: [
      "terminology/cross-check",
      "terminology/disarmed-door",
      "syllabus/announcements-and-commands-doors",
      "quiz/cross-check",
    ],
  },
  { ask: "whats deadheading", expect: ["terminology/deadhead"] },
  { ask: 'Explain me please the word "layover"', expect: ["terminology/layover"] },
  {
    ask: "diffrence between reserve and standby",
    expect: ["terminology/reserve", "terminology/standby"],
    says: [["eserve"], ["tandby"]],
  },
  {
    ask: "what is a WCHC passenger",
    expect: ["terminology/wchc", "syllabus/passenger-handling-wch"],
  },
  {
    ask: "who is the purser and what she does different from normal crew",
    expect: ["terminology/purser"],
  },
  { ask: "what's a jump seat", expect: ["terminology/jumpseat"] },
  {
    ask: "pax who is not admitted to the country whats the word for it",
    expect: ["terminology/inad", "syllabus/security-inad"],
  },
  {
    ask: "NITS what do the letters stand for again",
    expect: ["terminology/nits-briefing", "quiz/nits-letters", "syllabus/human-factors-nits"],
    says: [["Nature", "nature"]],
  },
  {
    ask: "what does MEL stand for in aviation i dont mean melbourne",
    expect: ["terminology/minimum-equipment-list"],
    says: [["inimum"]],
  },
  {
    ask: "when do we do the silent review",
    expect: [
      "terminology/silent-review",
      "syllabus/human-factors-silent-review",
      "quiz/human-factors-silent-when",
    ],
  },
  {
    ask: "golf after foxtrot? whats the alphabet called",
    expect: ["terminology/phonetic-alphabet"],
  },
  { ask: 'what is "top of descent"', expect: ["terminology/top-of-descent"] },
  { ask: "bulkhead??", expect: ["terminology/bulkhead"] },
  // Aircraft and doors
  {
    ask: "how many exits has the A321",
    expect: ["aircraft/airbus-a321", "aircraft/equipment-airbus-a321", "quiz/a321ceo-exits"],
  },
  {
    ask: "does the 787 have overwing exits",
    expect: ["aircraft/boeing-787", "aircraft/equipment-boeing-787", "quiz/boeing-787-exits"],
  },
  {
    ask: "how many people per minute on a dual lane slide",
    expect: ["evacuation/slide-dual-lane", "evacuation/slide", "quiz/two-lanes", "aircraft/exit"],
  },
  {
    ask: "what do i do if the slide doesnt inflate by itself",
    expect: [
      "evacuation/failure-slide-does-not-fill",
      "terminology/manual-inflation-handle",
      "quiz/manual-inflation",
    ],
    says: [["manual", "handle"]],
  },
  {
    ask: "is the wing slide on the a320 different than the door ones",
    expect: ["aircraft/airbus-a320", "evacuation/slide-wing", "aircraft/equipment-airbus-a320"],
  },
  {
    ask: "How long takes the slide to inflate?",
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
    ask: "what is that red strap in the door window for",
    expect: ["quiz/red-strap", "quiz/viewing-window", "aircraft/door"],
  },
  {
    ask: "girt bar how does it work on 737",
    expect: [
      "quiz/girt-bar-position-737",
      "terminology/girt-bar",
      "aircraft/door-girt-bar",
      "quiz/girt-bar",
      "aircraft/equipment-boeing-737",
    ],
  },
  {
    ask: "why do you have to disarm the doors before the stairs come",
    expect: [
      "terminology/disarmed-door",
      "quiz/arrival-armed-found",
      "quiz/disarmed-meaning",
      "syllabus/announcements-and-commands-doors",
      "quiz/catering-door-inside",
      "terminology/armed-door",
    ],
  },
  {
    ask: "what happens if i open an armed door by mistake",
    expect: [
      "quiz/inadvertent-deployment-started",
      "quiz/arrival-armed-found",
      "terminology/armed-door",
      "quiz/slide-armed-light",
      "terminology/evacuation-slide",
      "aircraft/door",
    ],
  },
  { ask: "how many passengers can an E175 take", expect: ["aircraft/embraer-e175"] },
  {
    ask: "can a door be opened in the air? my mom is scared of it",
    expect: ["quiz/open-in-cruise", "terminology/cabin-door", "quiz/flight-lock"],
  },
  // Evacuation
  {
    ask: "how many seconds do you have to get everybody out of the plane",
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
    ask: "captain says brace brace, what do I shout",
    expect: [
      "evacuation/command-brace",
      "syllabus/announcements-and-commands-brace-call",
      "terminology/brace-position",
      "syllabus/announcements-and-commands-brace",
    ],
  },
  {
    ask: "there is fire outside my door during evacuation, what now",
    expect: [
      "evacuation/outside-fire",
      "evacuation/command-exit-blocked",
      "terminology/exit-assessment",
      "quiz/announcements-and-commands-bad-exit",
    ],
  },
  {
    ask: "who can be an ABP",
    expect: [
      "terminology/able-bodied-passenger",
      "evacuation/able-bodied",
      "syllabus/passenger-handling-abp",
    ],
  },
  {
    ask: "people want to take their hand luggage on the slide what do i say",
    expect: [
      "evacuation/command-belts-and-baggage",
      "syllabus/announcements-and-commands-baggage-call",
      "syllabus/passenger-handling-baggage",
      "evacuation/land",
    ],
  },
  {
    ask: "when do we inflate life vests",
    expect: [
      "terminology/life-vest",
      "evacuation/water",
      "evacuation/command-belts-and-vests",
      "evacuation/command-exit-on-water",
    ],
  },
  {
    ask: "Who gives the order to evacuate if the captain does nothing?",
    expect: [
      "evacuation/command-evacuate",
      "evacuation/land",
      "terminology/evacuation",
      "terminology/purser",
      "cockpit/evacuation-signal",
      "syllabus/announcements-and-commands-evac-calls",
      "terminology/pilot-incapacitation",
    ],
  },
  {
    ask: "difference ditching and normal evacuation",
    expect: ["terminology/ditching", "evacuation/water"],
  },
  // Decompression, turbulence
  {
    ask: "at which cabin altitude do the masks fall down",
    expect: [
      "terminology/oxygen-mask",
      "terminology/decompression",
      "cockpit/cabin-pressure-panel",
      "quiz/decompression-and-turbulence-drop-14000",
      "quiz/masks-drop",
      "syllabus/decompression-and-turbulence-mask-drop",
    ],
    says: [["14,000"]],
  },
  {
    ask: "why i must put my own mask first before children",
    expect: ["syllabus/decompression-and-turbulence-own-first"],
  },
  {
    ask: "how many seconds of useful consciousness at 35000 feet",
    expect: [
      "terminology/tuc",
      "syllabus/decompression-and-turbulence-tuc",
      "quiz/decompression-and-turbulence-tuc-35",
    ],
    says: [["30"]],
  },
  {
    ask: "what is the first thing crew do in a decompresion",
    expect: [
      "syllabus/decompression-and-turbulence-first-action",
      "quiz/decompression-and-turbulence-first",
      "terminology/decompression",
      "syllabus/decompression-and-turbulence-own-first",
    ],
  },
  {
    ask: "severe turbulence and you have the trolley in the aisle??",
    expect: [
      "terminology/severe-turbulence",
      "syllabus/decompression-and-turbulence-turbulence-severe",
      "quiz/decompression-and-turbulence-trolley",
      "quiz/decompression-and-turbulence-no-seat",
    ],
  },
  {
    ask: "what happened on the singapore flight where a man died in turbulence",
    expect: [
      "syllabus/decompression-and-turbulence-sq321",
      "quiz/decompression-and-turbulence-sq321",
    ],
  },
  // Cockpit
  {
    ask: "what is the squawk code for hijack",
    expect: ["cockpit/transponder", "quiz/transponder-code-emergency"],
    says: [["7500"]],
  },
  {
    ask: "why cant we call the pilots during take off",
    expect: [
      "terminology/sterile-flight-deck",
      "syllabus/human-factors-sterile",
      "quiz/sterile-period",
      "quiz/call-in-sterile-period",
      "terminology/critical-phases-of-flight",
      "quiz/human-factors-sterile",
    ],
  },
  {
    ask: "one pilot fainted, what does cabin crew do first",
    expect: ["terminology/pilot-incapacitation", "quiz/incapacitated-pilot-first"],
  },
  { ask: "What's the sidestick used for", expect: ["cockpit/sidestick"] },
  // Dangerous goods
  {
    ask: "can a pax take a powerbank in the checked bag",
    expect: [
      "syllabus/dangerous-goods-power-banks",
      "quiz/dangerous-goods-spare-hold",
      "syllabus/dangerous-goods-gate-bag",
      "syllabus/dangerous-goods-devices-checked",
      "quiz/dangerous-goods-gate",
    ],
  },
  {
    ask: "how many wh is allowed for batteries without asking the airline",
    expect: ["syllabus/dangerous-goods-wh-limits", "quiz/dangerous-goods-wh"],
    says: [["100"]],
  },
  {
    ask: "is pepper spray allowed",
    expect: ["quiz/dangerous-goods-pepper", "syllabus/dangerous-goods-forbidden"],
  },
  {
    ask: "vape in hold luggage yes or no",
    expect: ["syllabus/dangerous-goods-e-cigarettes", "quiz/dangerous-goods-vape"],
  },
  {
    ask: "class 3 dangerous goods = ?",
    expect: ["syllabus/dangerous-goods-classes", "quiz/dangerous-goods-class3"],
    says: [["lammable"]],
  },
  {
    ask: "how much dry ice can a passenger bring",
    expect: ["syllabus/dangerous-goods-dry-ice", "quiz/dangerous-goods-dry-ice"],
    says: [["2.5"]],
  },
  // First aid
  {
    ask: "cpr how many compressions and breaths",
    expect: ["syllabus/first-aid-cpr-adult", "quiz/first-aid-ratio"],
    says: [["30", "hirty"]],
  },
  {
    ask: "what do I do when a passenger is choking on food",
    expect: ["syllabus/first-aid-choking", "quiz/first-aid-choking"],
  },
  {
    ask: "someone is having an epileptic fit in the aisle, what must i never do",
    expect: ["syllabus/first-aid-seizure", "quiz/first-aid-seizure"],
  },
  { ask: "how do you recognise a stroke", expect: ["syllabus/first-aid-stroke"] },
  {
    ask: "pax bitten tongue no wait pax allergic to nuts cant breathe",
    expect: [
      "syllabus/first-aid-anaphylaxis",
      "syllabus/passenger-handling-allergy",
      "quiz/first-aid-anaphylaxis",
    ],
  },
  {
    ask: "after diving how long before flying",
    expect: ["syllabus/first-aid-diving", "quiz/first-aid-diving"],
  },
  {
    ask: "baby born on the plane what do we do with the cord",
    expect: ["quiz/first-aid-cord", "syllabus/first-aid-childbirth"],
  },
  {
    ask: "nose bleed head back or forward",
    expect: ["syllabus/first-aid-nosebleed", "quiz/first-aid-nosebleed"],
    says: [["forward"]],
  },
  {
    ask: "What to do if passenger died on board?",
    expect: ["syllabus/first-aid-death", "quiz/first-aid-death"],
  },
  // Fire
  {
    ask: "laptop is smoking what shall I use water or halon",
    expect: [
      "syllabus/fire-and-smoke-lithium",
      "scenarios/power-bank-fire",
      "syllabus/fire-and-smoke-water-extinguisher",
      "quiz/fire-and-smoke-lith",
      "terminology/thermal-runaway",
    ],
  },
  {
    ask: "how do I check if there is fire behind the toilet door",
    expect: [
      "syllabus/fire-and-smoke-lavatory",
      "quiz/fire-and-smoke-back-of-hand",
      "quiz/fire-and-smoke-lav",
    ],
  },
  {
    ask: "how many minutes does the smoke hood last",
    expect: ["syllabus/fire-and-smoke-pbe", "terminology/pbe", "quiz/fire-and-smoke-pbe"],
    says: [["15"]],
  },
  {
    ask: "why you dont put ice on burning battery",
    expect: [
      "syllabus/fire-and-smoke-lithium-never",
      "quiz/fire-and-smoke-lith-ice",
      "syllabus/fire-and-smoke-lithium",
    ],
  },
  { ask: "fire in the oven", expect: ["syllabus/fire-and-smoke-oven", "quiz/fire-and-smoke-oven"] },
  // Security
  {
    ask: "drunk guy keeps shouting at me, what are the levels",
    expect: [
      "syllabus/security-levels",
      "terminology/disruptive-passenger",
      "quiz/security-which-level",
      "quiz/security-first-tool",
      "syllabus/security-deescalate",
    ],
  },
  {
    ask: "signs of human trafficking on a flight",
    expect: ["syllabus/security-trafficking-signs"],
  },
  {
    ask: "found a bag nobody owns under a seat",
    expect: [
      "syllabus/security-unattended",
      "syllabus/security-suspect-item",
      "quiz/security-item",
    ],
  },
  {
    ask: "when may we tie up a passenger",
    expect: ["syllabus/security-restraint", "quiz/security-restrain"],
  },
  {
    ask: "someone called and say there is bomb on the plane..",
    expect: ["syllabus/security-bomb-call", "syllabus/security-lrbl", "quiz/security-threat"],
  },
  // Service and passengers
  {
    ask: "meal code for vegan",
    expect: [
      "syllabus/passenger-handling-meal-codes",
      "terminology/special-meal",
      "quiz/passenger-handling-vgml",
    ],
    says: [["VGML"]],
  },
  { ask: "can a pregnant woman 37 weeks fly", expect: ["syllabus/passenger-handling-pregnancy"] },
  {
    ask: "which passengers may not sit at exit row",
    expect: [
      "syllabus/passenger-handling-exit-row",
      "terminology/exit-row",
      "quiz/passenger-handling-exit",
    ],
  },
  {
    ask: "how do I help a blind passenger at the briefing",
    expect: ["syllabus/passenger-handling-blind", "terminology/blnd"],
  },
  {
    ask: "child flying alone who can I hand him over to",
    expect: [
      "syllabus/passenger-handling-umnr",
      "terminology/unaccompanied-minor",
      "quiz/passenger-handling-umnr",
    ],
  },
  {
    ask: "passenger brings his own whisky and drinks it",
    expect: ["syllabus/passenger-handling-alcohol", "quiz/passenger-handling-own-bottle"],
  },
  {
    ask: "what to say in PA when we have delay and i dont know how long",
    expect: ["syllabus/announcements-and-commands-delay", "quiz/announcements-and-commands-delay"],
  },
  // Human factors
  {
    ask: "swiss cheese model simple explanation",
    expect: ["syllabus/human-factors-swiss-cheese", "quiz/human-factors-latent"],
  },
  {
    ask: "hours between last drink and flight",
    expect: [
      "syllabus/human-factors-alcohol",
      "quiz/human-factors-bottle-us",
      "quiz/human-factors-alcohol",
    ],
    says: [["8", "eight"]],
  },
  {
    ask: "captain makes a mistake, how do I tell him, he is the boss",
    expect: [
      "syllabus/human-factors-pace",
      "syllabus/human-factors-assertive",
      "syllabus/human-factors-gradient",
      "quiz/human-factors-assertive",
      "quiz/human-factors-pace",
    ],
  },
  { ask: "what is crm in one sentence", expect: ["terminology/crm", "syllabus/human-factors-crm"] },
  {
    ask: "how much rest do we get between flights in europe by law",
    expect: ["syllabus/human-factors-ftl-eu", "terminology/rest-period"],
  },
  // Interview days
  {
    ask: "what to wear for assessment day as a guy",
    expect: [
      "assessment-days/asked-what-men-wear",
      "assessment-days/list-reach-and-uniform-day",
      "assessment-days/list-what-to-bring",
      "assessment-days/registration",
    ],
  },
  {
    ask: "what should i bring with me on the day",
    expect: ["assessment-days/list-what-to-bring", "assessment-days/documents"],
  },
  {
    ask: "Tell us about yourself — how long should I talk?",
    expect: ["assessment-days/final-tell-us-about-yourself"],
  },
  {
    ask: "what is my biggest weakness i dont know what to say",
    expect: ["assessment-days/final-the-weakness"],
  },
  {
    ask: "in group task one girl talks all the time, what can i do",
    expect: ["assessment-days/group-exercise", "quiz/uk-group-exercise", "assessment-days/group-"],
  },
  {
    ask: "how do I answer why do you want to be cabin crew without sounding fake",
    expect: ["assessment-days/final-why-cabin-crew"],
  },
  { ask: "paper bridge task tips", expect: ["assessment-days/group-paper-bridge"] },
  { ask: "what happens at the medical", expect: ["assessment-days/medical"] },
  {
    ask: "roleplay with angry passenger, how do they mark it",
    expect: ["assessment-days/role-play"],
  },
  {
    ask: "they didnt answer me since 2 weeks after the assessment day, should i write",
    expect: ["assessment-days/list-after-the-day"],
  },
  {
    ask: "video interview one take only im so nervous",
    expect: ["assessment-days/video-interview", "intent:limit"],
  },
  // Cultures and recruiters
  {
    ask: "shake hand with women in dubai interview?",
    expect: ["cultures/middle-east-uae", "quiz/ae-hand-on-heart"],
  },
  {
    ask: "how early should i arrive for interview in japan",
    expect: ["cultures/asia-japan", "cultures/module-timing"],
  },
  {
    ask: 'british recruiter said "not bad", is that good or bad',
    expect: ["quiz/uk-understatement", "cultures/europe-uk"],
  },
  {
    ask: "do australians like when you talk about how great you are",
    expect: ["cultures/oceania-australia", "quiz/au-tall-poppy"],
  },
  // STAR, practice, own analysis
  { ask: "what is star method, never heard before today", expect: ["intent:explain-star"] },
  { ask: "how long should a STAR answer be in minutes", expect: ["intent:explain-star"] },
  {
    ask: "I dont have any work experience, can i use story from school?",
    expect: ["intent:explain-star"],
  },
  { ask: "what do they mean with teamwork competency", expect: ["intent:explain-competency"] },
  { ask: "give me a interview question about safety pls", expect: ["intent:practise"] },
  { ask: "let's do 5 quick fire questions on first aid", expect: ["intent:drill", "intent:quiz"] },
  { ask: "can u check my answer", expect: ["intent:analyse-answer"] },
  { ask: "why that score?", expect: ["intent:analyse-answer"], after: "analysis" },
  { ask: "how could i get more points", expect: ["intent:analyse-answer"], after: "analysis" },
  {
    ask: "which part was weakest",
    expect: ["intent:analyse-answer", "intent:weakest-answer"],
    after: "analysis",
  },
  {
    ask: "thats unfair, i did say what i did. how did you count",
    expect: ["intent:analyse-answer"],
    after: "analysis",
  },
  {
    ask: "why did i only get 41 on the mistake question",
    expect: ["intent:weakest-answer", "intent:progress", "intent:analyse-answer"],
    after: "three weeks",
  },
  { ask: "whats my best answer till now", expect: ["intent:weakest-answer"], after: "three weeks" },
  {
    ask: "what did you say about my last answer",
    expect: ["intent:weakest-answer", "intent:progress", "intent:analyse-answer"],
    after: "three weeks",
  },
  { ask: "make me a plan until 1 december", expect: ["intent:plan"], after: "three weeks" },
  { ask: "how am I doing", expect: ["intent:progress"], after: "three weeks" },
  // Small talk and what it does not know
  { ask: "good morning coach", expect: ["intent:greeting"] },
  { ask: "are you a real person or chatgpt", expect: ["intent:capabilities"] },
  { ask: "what can you help me with", expect: ["intent:capabilities"] },
  { ask: "thank u so much ur the best", expect: ["intent:thanks"] },
  { ask: "how do I become a pilot", expect: ["intent:limit"], declines: true },
  { ask: "what's the weather in doha tomorrow", expect: ["intent:limit"], declines: true },
  { ask: "write me a poem about turbulence", expect: ["intent:limit"], declines: true },
  {
    ask: "my roster has 5 nights in a row is that legal",
    expect: [
      "syllabus/human-factors-ftl-eu",
      "syllabus/human-factors-rest-us",
      "terminology/rest-period",
      "terminology/flight-duty-period",
      "terminology/duty-period",
      "intent:limit",
    ],
  },
  { ask: "how much do cabin crew earn in general", expect: ["intent:limit"], declines: true },
  { ask: "can you send my application to lufthansa", expect: ["intent:limit"], declines: true },
  // Spanish
  { ask: "cual es la estatura minima para iberia", expect: ["airlines/iberia"] },
  { ask: "hola, qué es un girt bar?", expect: ["terminology/girt-bar"] },
  {
    ask: "cuántas compresiones se hacen en la rcp",
    expect: ["syllabus/first-aid-cpr", "quiz/first-aid-ratio"],
    says: [["30", "hirty"]],
  },
  { ask: "qué edad piden en emirates", expect: ["airlines/emirates"], says: [["21"]] },
  { ask: "hazme una pregunta de atención al cliente", expect: ["intent:practise"] },
  {
    ask: "qué llevo al assessment day",
    expect: ["assessment-days/list-what-to-bring", "assessment-days/documents"],
  },
  // French
  {
    ask: "c'est quoi l'âge minimum chez qatar airways",
    expect: ["airlines/qatar-airways"],
    says: [["21"]],
  },
  {
    ask: "combien de temps pour évacuer un avion",
    expect: ["terminology/ninety-second-test", "evacuation"],
    says: [["90"]],
  },
  { ask: "pose-moi une question sur le travail en équipe", expect: ["intent:practise"] },
  { ask: "il gagne combien un steward chez air france", expect: ["intent:limit"], declines: true },
  {
    ask: "que faire si un passager s'étouffe",
    expect: ["syllabus/first-aid-choking", "quiz/first-aid-choking"],
  },
  // Chinese
  { ask: "阿联酋航空身高要求多少", expect: ["airlines/emirates"], says: [["212"]] },
  { ask: "什么是STAR法则", expect: ["intent:explain-star"] },
  {
    ask: "滑梯没有自动充气怎么办",
    expect: [
      "evacuation/failure-slide-does-not-fill",
      "terminology/manual-inflation-handle",
      "quiz/manual-inflation",
    ],
  },
  { ask: "国泰航空一个月工资多少", expect: ["intent:limit"], declines: true },
  {
    ask: "氧气面罩什么时候会掉下来",
    expect: [
      "terminology/oxygen-mask",
      "terminology/decompression",
      "cockpit/cabin-pressure-panel",
      "quiz/decompression-and-turbulence-drop-14000",
      "quiz/masks-drop",
      "syllabus/decompression-and-turbulence-mask-drop",
    ],
  },
];
