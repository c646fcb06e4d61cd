import type { MultipleChoice } from "../multiple-choice.ts";

export const PASSENGER_HANDLING_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "passenger-handling-wchs",
    question: "A passenger cannot climb stairs but walks to the seat alone. Which code?",
    options: ["WCHR", "WCHS", "WCHC", "MAAS"],
    correctAnswer: "WCHS",
    explanation:
      "S is for steps. WCHR still manages steps, and WCHC cannot walk in the cabin either; those two are mixed up most.",
    difficulty: "Easy",
    source: {
      name: "IATA Resolution 700 codes, as listed by airports and SAS",
      year: 2024,
      url: "https://www.flysas.com/lv/travel-info/other/special-assistance/reduced-mobility/WheelchairCodes/",
    },
  },
  {
    id: "passenger-handling-wchc",
    question: "Which passenger is WCHC?",
    options: [
      "One who needs a chair in the terminal only",
      "One who can walk but is afraid of stairs",
      "One who brings a folding chair of his own",
      "One who has to be helped to the seat itself",
    ],
    correctAnswer: "One who has to be helped to the seat itself",
    explanation:
      "C is for cabin seat. Owning a wheelchair says nothing about the code; there are separate codes for chairs and their batteries.",
    difficulty: "Easy",
    source: {
      name: "IATA Resolution 700 codes, as listed by airports and SAS",
      year: 2024,
      url: "https://www.flysas.com/lv/travel-info/other/special-assistance/reduced-mobility/WheelchairCodes/",
    },
  },
  {
    id: "passenger-handling-dpna",
    question: "What does DPNA stand for?",
    options: [
      "An intellectual or developmental disability",
      "A deaf passenger who has no assistant",
      "A deportee who has no papers at all",
      "A passenger with a nut allergy on file",
    ],
    correctAnswer: "An intellectual or developmental disability",
    explanation:
      "The passenger needs assistance because of an intellectual or developmental disability. The D makes people think of deaf or deported; those are DEAF, and DEPA or DEPU.",
    difficulty: "Medium",
    source: {
      name: "IATA Resolution 700 codes, as listed by airports and SAS",
      year: 2024,
      url: "https://www.flysas.com/lv/travel-info/other/special-assistance/reduced-mobility/WheelchairCodes/",
    },
  },
  {
    id: "passenger-handling-meda",
    question: "What does MEDA on the list tell you?",
    options: [
      "Medication is packed in checked baggage",
      "A doctor is travelling on this flight",
      "A medical case, perhaps with clearance",
      "A first-aid kit has been ordered for it",
    ],
    correctAnswer: "A medical case, perhaps with clearance",
    explanation:
      "It marks a passenger whose health may need clearance or care. A doctor on board has no such code.",
    difficulty: "Medium",
    source: {
      name: "IATA Resolution 700 codes, as listed by airports and SAS",
      year: 2024,
      url: "https://www.flysas.com/lv/travel-info/other/special-assistance/reduced-mobility/WheelchairCodes/",
    },
  },
  {
    id: "passenger-handling-who-address",
    question:
      "A man in a wheelchair travels with his sister. Whom do you ask how he would like to be moved?",
    options: ["His sister", "The purser", "The gate agent", "The man himself"],
    correctAnswer: "The man himself",
    explanation:
      "He knows best and is the one being moved. Speaking over his head to the companion is the fault most complained of.",
    difficulty: "Easy",
    source: {
      name: "Disability-awareness training, as Regulation (EC) No 1107/2006 asks in article 11",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-when-move",
    question: "What must the crew ask in the individual briefing that US rules demand?",
    options: [
      "Which disability has been diagnosed, and when",
      "How to assist without causing pain or injury",
      "Whether the passenger has flown alone before",
      "Which airline has carried the passenger last",
    ],
    correctAnswer: "How to assist without causing pain or injury",
    explanation:
      "Routes, time to move and manner of assisting are what the rule names. A diagnosis is none of your business.",
    difficulty: "Hard",
    source: {
      name: "14 CFR 121.571(a)(3), individual briefing",
      year: 2024,
      url: "https://faraim.org/faa/far/14CFR/vol3/part121/143/page-143.html",
    },
  },
  {
    id: "passenger-handling-dog-only",
    question: "Which animal can be a service animal under the US rule since 2021?",
    options: [
      "A dog or a miniature horse",
      "A dog, cat or monkey",
      "A dog",
      "Any animal with a letter",
    ],
    correctAnswer: "A dog",
    explanation:
      "The rule of January 2021 names dogs of any breed only. Miniature horses appear in the rules for shops and offices, and letters for support animals no longer bind airlines.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 382.3 and 382.72 to 382.80; final rule 85 FR 79742",
      year: 2021,
      url: "http://federal.elaws.us/fr/12/10/2020/2020-26679",
    },
  },
  {
    id: "passenger-handling-dog-number",
    question:
      "How many service dogs may one passenger bring, at most, where a US airline sets the limit that the rule permits?",
    options: ["One", "Two", "Three", "Four"],
    correctAnswer: "Two",
    explanation:
      "The rule lets airlines limit it to two, and both have to fit at the passenger's feet or lap. One is often guessed because one is usual.",
    difficulty: "Hard",
    source: {
      name: "14 CFR 382.3 and 382.72 to 382.80; final rule 85 FR 79742",
      year: 2021,
      url: "http://federal.elaws.us/fr/12/10/2020/2020-26679",
    },
  },
  {
    id: "passenger-handling-emotional",
    question: "What is an emotional support animal to a US airline today?",
    options: [
      "A pet, if the airline so decides",
      "A service animal with a letter",
      "A service animal without training",
      "Forbidden in every cabin by law",
    ],
    correctAnswer: "A pet, if the airline so decides",
    explanation:
      "Since 2021 airlines may treat it as a pet, with a fee and a carrier. A psychiatric service dog is different: it is trained for a task.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 382.3 and 382.72 to 382.80; final rule 85 FR 79742",
      year: 2021,
      url: "http://federal.elaws.us/fr/12/10/2020/2020-26679",
    },
  },
  {
    id: "passenger-handling-infant-age",
    question: "On which day does a child need a seat of its own?",
    options: [
      "From the first birthday",
      "From the second birthday",
      "From the third birthday",
      "From the day it can sit up",
    ],
    correctAnswer: "From the second birthday",
    explanation:
      "Under two is an infant. If the birthday falls before the return flight, that flight needs a seat.",
    difficulty: "Easy",
    source: {
      name: "14 CFR 121.311(b) and (c); final rule 61 FR 28416",
      year: 2024,
      url: "https://www.govinfo.gov/content/pkg/FR-1996-06-04/html/96-13771.htm",
    },
  },
  {
    id: "passenger-handling-loop-us",
    question: "What holds for a loop belt on a US airline?",
    options: [
      "Required for every infant held on a lap",
      "Not for use in taxi, take-off or landing",
      "Allowed if the parent has brought it along",
      "Allowed below an infant weight of 10 kg",
    ],
    correctAnswer: "Not for use in taxi, take-off or landing",
    explanation:
      "The FAA forbids lap-held restraints in those phases; Europe and the UK use them. Crew who change airline carry the wrong habit with them.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.311(b) and (c); final rule 61 FR 28416",
      year: 2024,
      url: "https://www.govinfo.gov/content/pkg/FR-1996-06-04/html/96-13771.htm",
    },
  },
  {
    id: "passenger-handling-loop-eu",
    question: "How is a loop belt put on?",
    options: [
      "Round adult and infant together, rather tight",
      "Round the infant and the armrest next to it",
      "Through the seat frame, then over both laps",
      "Through the adult's belt, round the infant alone",
    ],
    correctAnswer: "Through the adult's belt, round the infant alone",
    explanation:
      "One belt round both would crush the child between adult and strap. The loop joins two belts that each hold one person.",
    difficulty: "Medium",
    source: {
      name: "CAT.OP.MPA.225 and CAT.IDE.A.205, seats, belts and child restraints",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-crs-place",
    question: "Where does a child seat usually go on a single-aisle aircraft?",
    options: [
      "At a window, outside the exit rows",
      "On the aisle, so that crew can reach it",
      "In the exit row, where there is space",
      "In the middle, between both parents",
    ],
    correctAnswer: "At a window, outside the exit rows",
    explanation:
      "It must not be in anybody's way out. The aisle seat is convenient and wrong, because neighbours would have to climb over.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 120-87, use of child restraint systems on aircraft",
      year: 2015,
    },
  },
  {
    id: "passenger-handling-bassinet-q",
    question: "When is a baby allowed in a bassinet?",
    options: [
      "In taxi, as the speed is low",
      "During take-off, if it is strapped",
      "In cruise with the belt sign off",
      "At landing, if the baby is asleep",
    ],
    correctAnswer: "In cruise with the belt sign off",
    explanation:
      "In taxi, take-off and landing it is stowed. A sleeping baby is the argument that parents bring, and the answer is the same.",
    difficulty: "Easy",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-umnr-hand",
    question:
      "At the gate a woman says that she is the aunt of your unaccompanied minor. She is not on the form. What do you do?",
    options: [
      "Hand over, if the child says that he knows her",
      "Hand over, if she shows her own passport",
      "Hand over, if she signs with her address",
      "Keep the child with staff until it is settled",
    ],
    correctAnswer: "Keep the child with staff until it is settled",
    explanation:
      "Only the named and identified person takes over. A passport proves who she is, not that she is the one.",
    difficulty: "Easy",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-twins",
    question: "Which limit for flying is usual for an uncomplicated twin pregnancy?",
    options: ["End of week 28", "End of week 32", "End of week 36", "End of week 38"],
    correctAnswer: "End of week 32",
    explanation:
      "36 is for a single pregnancy, and 28 is when many airlines begin to ask for a letter. Twins tend to come early.",
    difficulty: "Hard",
    source: {
      name: "IATA Medical Manual, passenger fitness to fly",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-exit-age",
    question: "What is the minimum age for an exit seat under the US rule?",
    options: ["12", "15", "16", "18"],
    correctAnswer: "15",
    explanation:
      "Fifteen, and able to act without an adult's help. Airlines may set more, which is why sixteen and eighteen sound right.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.585, exit seating",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.585/title-14-part-121-sec121-585.html",
    },
  },
  {
    id: "passenger-handling-exit-reason",
    question: "A passenger asks to leave the exit row. Which reason must he give?",
    options: ["A medical one", "None", "A language one", "Any, in writing"],
    correctAnswer: "None",
    explanation:
      "The US rule has him moved without a reason. Asking would make people stay there who should not.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.585, exit seating",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.585/title-14-part-121-sec121-585.html",
    },
  },
  {
    id: "passenger-handling-exit-poc",
    question:
      "May a passenger who is operating a portable oxygen concentrator sit in an exit row under the US rule?",
    options: [
      "Yes, with an accepted model",
      "Yes, if it lies under a seat",
      "No",
      "Yes, with a companion",
    ],
    correctAnswer: "No",
    explanation:
      "The rule says plainly that no person operating one may occupy an exit seat. Stowing it properly is required as well, in any seat.",
    difficulty: "Hard",
    source: {
      name: "14 CFR 121.574(e)(2)",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.575/title-14-part-121-sec121-575.html",
    },
  },
  {
    id: "passenger-handling-scp-number",
    question:
      "How many passengers of special categories should a flight carry under the European AMC?",
    options: [
      "No more than passengers able to help them",
      "No more than there are cabin crew seats",
      "No more than one for every fifty seats",
      "No more than the number of usable exits",
    ],
    correctAnswer: "No more than passengers able to help them",
    explanation:
      "The measure is help in an evacuation. One for fifty is the ratio of cabin crew to seats, which is why it comes to mind.",
    difficulty: "Hard",
    source: {
      name: "CAT.OP.MPA.155 and its AMC, special categories of passengers",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-count-why",
    question:
      "The head count does not agree with the list. What is wrong with closing the doors and sorting it out in flight?",
    options: [
      "The catering company would have to be paid twice",
      "Load, baggage and rescue depend on the number",
      "Passengers could no longer change their seats",
      "The captain would lose his licence on the spot",
    ],
    correctAnswer: "Load, baggage and rescue depend on the number",
    explanation:
      "Mass and balance, a bag without its owner, and how many people rescuers look for. A wrong number is found at the stand or not at all.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 5, normal operations",
      year: 2020,
    },
  },
  {
    id: "passenger-handling-bags-door",
    question: "What must be verified before a US airline closes the doors for departure?",
    options: [
      "That the safety demonstration has been seen",
      "That every seat belt has been fastened tight",
      "That the seat backs are all in upright position",
      "That all carry-on bags are properly stowed",
    ],
    correctAnswer: "That all carry-on bags are properly stowed",
    explanation:
      "14 CFR 121.589 ties the doors to the bags. Belts and seat backs are checked too, but before taxi and take-off.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.589, carry-on baggage",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-vgml",
    question: "What is a VGML?",
    options: [
      "A vegan meal",
      "A vegetarian meal with cheese",
      "A vegetarian meal with egg",
      "A fresh fruit platter",
    ],
    correctAnswer: "A vegan meal",
    explanation:
      "No meat, fish, milk, egg or honey. With milk and egg it would be VLML; the two are swapped most often.",
    difficulty: "Easy",
    source: {
      name: "IATA special meal codes, wording of 2009 and later",
      year: 2024,
      url: "http://www.readbag.com/zenonndc-pdfdocuments-ssr-mandatemealcodes",
    },
  },
  {
    id: "passenger-handling-hnml",
    question: "What does an HNML contain or leave out?",
    options: [
      "No animal products of any kind at all",
      "No roots and bulbs such as onion or garlic",
      "No beef, but it may contain other meat",
      "No sugar, and only a little salt or fat",
    ],
    correctAnswer: "No beef, but it may contain other meat",
    explanation:
      "Hindu is not the same as vegetarian: that is AVML. Without roots and bulbs is VJML, Jain.",
    difficulty: "Hard",
    source: {
      name: "IATA special meal codes, wording of 2009 and later",
      year: 2024,
      url: "http://www.readbag.com/zenonndc-pdfdocuments-ssr-mandatemealcodes",
    },
  },
  {
    id: "passenger-handling-ksml",
    question: "Who opens the seal of a kosher meal?",
    options: [
      "The purser, in the galley, before heating",
      "The caterer's staff, at the time of loading",
      "Any crew member, as soon as it is heated",
      "The passenger, or you with his consent",
    ],
    correctAnswer: "The passenger, or you with his consent",
    explanation:
      "The seal is the proof. A meal that comes open from the galley is no longer known to be kosher.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-own-bottle",
    question: "A passenger pours from a duty-free bottle of rum. What does the US rule say?",
    options: [
      "It may be drunk if he is over twenty-one",
      "Only what the crew has served may be drunk",
      "It may be drunk once the belt sign is off",
      "It may be drunk if it was bought on board",
    ],
    correctAnswer: "Only what the crew has served may be drunk",
    explanation:
      "Even a bottle bought on board is drunk only when the crew serves it. Age does not change that.",
    difficulty: "Easy",
    source: {
      name: "14 CFR 121.575, alcoholic beverages",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.575/title-14-part-121-sec121-575.html",
    },
  },
  {
    id: "passenger-handling-slow",
    question: "Which step slows a drinker down best without a scene?",
    options: [
      "Telling him before his friends that he is drunk",
      "Mixing his drinks weaker and saying nothing",
      "Serving later and smaller, with water and food",
      "Ignoring the call bell until he has fallen asleep",
    ],
    correctAnswer: "Serving later and smaller, with water and food",
    explanation:
      "Early, quiet and friendly works. Shaming starts a fight, and secret mixing or ignoring is a lie that comes out.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "passenger-handling-denied-first",
    question: "A flight in Europe is overbooked. What does the airline have to do first?",
    options: [
      "Ask for volunteers",
      "Offload the cheapest fares",
      "Offload those who came last",
      "Draw lots at the gate",
    ],
    correctAnswer: "Ask for volunteers",
    explanation:
      "Volunteers come first in Europe and in the US. The other ways are what passengers expect and what the rule wants to avoid.",
    difficulty: "Medium",
    source: {
      name: "Regulation (EC) No 261/2004, and reports of the provisional agreement of June 2026",
      year: 2026,
      url: "https://arnontl.com/news/client-update-new-eu-agreement-to-update-air-passenger-rights/",
    },
  },
  {
    id: "passenger-handling-tarmac-q",
    question:
      "Exceptions apart, after how many hours at the latest must a domestic US flight on the tarmac offer passengers the chance to leave?",
    options: ["2 hours", "3 hours", "4 hours", "6 hours"],
    correctAnswer: "3 hours",
    explanation:
      "Three for domestic, four for international; a departing flight must by then have begun to turn back. Two hours is the limit for food and water.",
    difficulty: "Hard",
    source: {
      name: "14 CFR 259.4",
      year: 2024,
    },
  },
  {
    id: "passenger-handling-nut",
    question: "What do you not promise a passenger with a nut allergy?",
    options: [
      "That the crew will be told",
      "A cabin free of nuts",
      "That you will ask about her medicine",
      "That nuts will not be served nearby",
    ],
    correctAnswer: "A cabin free of nuts",
    explanation:
      "You do not know what two hundred people carry. Promise what you control, and know where the injector is.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
];
