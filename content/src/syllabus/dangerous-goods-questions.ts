import type { MultipleChoice } from "../multiple-choice.ts";

export const DANGEROUS_GOODS_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "dangerous-goods-nine",
    question: "How many classes of dangerous goods are there?",
    options: ["5", "7", "9", "12"],
    correctAnswer: "9",
    explanation:
      "Nine, some with divisions such as 2.1 or 6.2. The numbers order the kinds of hazard and do not rank them.",
    difficulty: "Easy",
    source: { name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition", year: 2025 },
  },
  {
    id: "dangerous-goods-class3",
    question: "Which class is petrol?",
    options: [
      "Class 2, flammable gases",
      "Class 5, oxidizers",
      "Class 3, flammable liquids",
      "Class 8, corrosives",
    ],
    correctAnswer: "Class 3, flammable liquids",
    explanation:
      "Petrol is a liquid whose vapour burns. Class 2 is for what is a gas, and an oxidizer feeds other fires.",
    difficulty: "Easy",
    source: { name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition", year: 2025 },
  },
  {
    id: "dangerous-goods-class9",
    question: "Which class are lithium batteries?",
    options: ["Class 9", "Class 1", "Class 4", "Class 8"],
    correctAnswer: "Class 9",
    explanation:
      "Their danger fits no single other class, so they are miscellaneous. Class 8 tempts because car batteries hold acid.",
    difficulty: "Easy",
    source: { name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition", year: 2025 },
  },
  {
    id: "dangerous-goods-class8",
    question: "Which of these is class 8?",
    options: [
      "Nail varnish remover",
      "A camping gas cartridge",
      "A box of safety matches",
      "Mercury from a barometer",
    ],
    correctAnswer: "Mercury from a barometer",
    explanation:
      "Mercury eats aluminium, so it counts as corrosive, though it is toxic too. Nail varnish remover is class 3, gas class 2, matches class 4.",
    difficulty: "Medium",
    source: { name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition", year: 2025 },
  },
  {
    id: "dangerous-goods-order",
    question: "What does a higher class number say about the danger?",
    options: [
      "It is greater, with 9 as the highest",
      "Nothing: it names the kind of hazard",
      "It is smaller, with 1 as the highest",
      "It is greater, but only on passenger flights",
    ],
    correctAnswer: "Nothing: it names the kind of hazard",
    explanation:
      "Class numbers name kinds. How dangerous a substance is within its class is shown by the packing group, I being the greatest.",
    difficulty: "Medium",
    source: { name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition", year: 2025 },
  },
  {
    id: "dangerous-goods-blue",
    question:
      "A package carries a blue label with a flame and the figure 4. What must you not do if it leaks?",
    options: ["Keep people away", "Put water on it", "Tell the captain", "Wear your gloves"],
    correctAnswer: "Put water on it",
    explanation:
      "Blue with a 4 is division 4.3, dangerous when wet: water sets free flammable gas. Everything else on the list belongs to the drill.",
    difficulty: "Hard",
    source: { name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition", year: 2025 },
  },
  {
    id: "dangerous-goods-green",
    question: "Which goods carry a green label?",
    options: [
      "Gases that burn when released",
      "Substances harmful to fish",
      "Food that needs to be cooled",
      "Non-flammable, non-toxic gases",
    ],
    correctAnswer: "Non-flammable, non-toxic gases",
    explanation:
      "Green is division 2.2, for instance compressed air. Burning gases are red; the environment has its own mark with fish and tree.",
    difficulty: "Hard",
    source: { name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition", year: 2025 },
  },
  {
    id: "dangerous-goods-spare-hold",
    question: "Where does a spare camera battery travel?",
    options: [
      "In the cabin, terminals protected",
      "In the hold, packed in clothing",
      "In either, if it is below 100 Wh",
      "In neither, unless it is approved",
    ],
    correctAnswer: "In the cabin, terminals protected",
    explanation:
      "In the cabin somebody sees the smoke and can act. Below 100 Wh no approval is needed, but the hold stays forbidden.",
    difficulty: "Easy",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-wh-approval",
    question: "From which size does a passenger's lithium-ion battery need the airline's approval?",
    options: ["Above 27 Wh", "Above 60 Wh", "Above 100 Wh", "Above 200 Wh"],
    correctAnswer: "Above 100 Wh",
    explanation:
      "Up to 100 Wh is free, above that and up to 160 Wh needs approval, and more is forbidden in baggage, save for mobility aids. 27 comes from the 27,000 mAh at which a usual power bank reaches 100 Wh.",
    difficulty: "Medium",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-sum",
    question: "A drone battery is marked 7,500 mAh and 14.8 V. What applies?",
    options: [
      "51 Wh: allowed without asking anybody",
      "75 Wh: allowed without asking anybody",
      "111 Wh: allowed with the airline's approval",
      "197 Wh: forbidden in every kind of baggage",
    ],
    correctAnswer: "111 Wh: allowed with the airline's approval",
    explanation:
      "7.5 Ah times 14.8 V is 111 Wh, above 100 and below 160. Reading milliampere-hours alone, as most people do, makes it look small.",
    difficulty: "Hard",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-pb-number",
    question: "How many power banks may a passenger bring since 27 March 2026?",
    options: ["One", "Two", "Four", "As many as are below 100 Wh"],
    correctAnswer: "Two",
    explanation:
      "The ICAO addendum limits them to two per person, in the cabin. Before that date the limit of two was meant for those above 100 Wh.",
    difficulty: "Easy",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Addendum No. 1, applicable 27 March 2026",
      year: 2026,
      url: "https://www.dgonline.training/addendum-no-1-icao-technical-instructions-2025-2026/",
    },
  },
  {
    id: "dangerous-goods-pb-charge",
    question:
      "A passenger has plugged her power bank into the seat's USB socket to fill it. What do you say?",
    options: [
      "That is fine as long as she holds it in her hand",
      "It may charge during cruise but not for landing",
      "It must not be recharged on board; please unplug it",
      "It may charge if it is marked with less than 100 Wh",
    ],
    correctAnswer: "It must not be recharged on board; please unplug it",
    explanation:
      "Recharging on board is forbidden whatever the size. Charging a phone from the aircraft's socket is a different thing and usually allowed.",
    difficulty: "Medium",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Addendum No. 1, applicable 27 March 2026",
      year: 2026,
      url: "https://www.dgonline.training/addendum-no-1-icao-technical-instructions-2025-2026/",
    },
  },
  {
    id: "dangerous-goods-pb-use",
    question:
      "What does the ICAO text of March 2026 say about using a power bank to charge a phone in flight?",
    options: [
      "It should not be done, and airlines may forbid it",
      "It is allowed in the cabin during the cruise",
      "It is required to be switched off by the crew",
      "It is allowed for power banks of up to 160 Wh",
    ],
    correctAnswer: "It should not be done, and airlines may forbid it",
    explanation:
      "The text separates must not (recharging) from should not (charging others). Many airlines have turned the second into a ban, so read your manual.",
    difficulty: "Hard",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Addendum No. 1, applicable 27 March 2026",
      year: 2026,
      url: "https://www.dgonline.training/addendum-no-1-icao-technical-instructions-2025-2026/",
    },
  },
  {
    id: "dangerous-goods-gate",
    question: "A cabin bag is taken at the aircraft door for the hold. What has to come out?",
    options: [
      "Laptop, tablet and telephone, in every case",
      "Perfume, hairspray and other toiletries",
      "Medicines, jewellery and a bottle of wine",
      "Power bank, spare batteries and e-cigarette",
    ],
    correctAnswer: "Power bank, spare batteries and e-cigarette",
    explanation:
      "Spares and e-cigarettes are cabin-only. Devices may go below if fully off and protected; the rest may, though medicines are better kept at hand.",
    difficulty: "Medium",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-vape",
    question: "Where may an e-cigarette be packed?",
    options: [
      "In checked baggage, switched off",
      "On the person or in cabin baggage",
      "In checked baggage, without liquid",
      "In any baggage, if it is new and boxed",
    ],
    correctAnswer: "On the person or in cabin baggage",
    explanation:
      "A heater that comes on in the hold cannot be seen or reached. Switched off is not enough, as buttons get pressed in a bag.",
    difficulty: "Easy",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-lighter",
    question: "Where does a passenger's only lighter travel?",
    options: ["In the cabin bag", "On the person", "In the checked bag", "In the airline's safe"],
    correctAnswer: "On the person",
    explanation:
      "One small lighter on the person: there, somebody notices at once. In a bag it can leak or be pressed unseen, even in the cabin.",
    difficulty: "Medium",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-strike",
    question: "Which matches are forbidden altogether?",
    options: [
      "One packet of safety matches",
      "Matches from a hotel bar",
      "Matches longer than 5 cm",
      "Those that strike anywhere",
    ],
    correctAnswer: "Those that strike anywhere",
    explanation:
      "They light on any rough surface, even on each other. One small packet of safety matches may be carried on the person.",
    difficulty: "Hard",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-dry-ice-limit",
    question: "How much dry ice may one passenger bring, with approval?",
    options: ["0.5 kg", "2.5 kg", "5 kg", "10 kg"],
    correctAnswer: "2.5 kg",
    explanation:
      "2.5 kg, in a package that vents. Five kilograms is the limit for an oxygen cylinder and for cartridges.",
    difficulty: "Medium",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-alcohol",
    question: "Up to which strength may alcoholic drinks be carried at all?",
    options: ["24 per cent", "40 per cent", "70 per cent", "96 per cent"],
    correctAnswer: "70 per cent",
    explanation:
      "Above 70 per cent they are forbidden. Twenty-four is the strength up to which these rules set no limit of quantity.",
    difficulty: "Medium",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-oxygen-5",
    question: "Which oxygen may a passenger never bring on board under the ICAO rules?",
    options: [
      "A device with liquid oxygen",
      "A cylinder of 4 kg, approved",
      "A portable concentrator",
      "A concentrator's spare battery",
    ],
    correctAnswer: "A device with liquid oxygen",
    explanation:
      "Liquid oxygen is deeply cold and sets free vast amounts of gas. Cylinders of up to 5 kg may be approved, though some States, the US among them, forbid them; a concentrator stores none.",
    difficulty: "Hard",
    source: {
      name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition, Part 8, as published by the Lithuanian transport safety administration",
      year: 2025,
      url: "https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/",
    },
  },
  {
    id: "dangerous-goods-notoc-list",
    question: "What does the NOTOC list?",
    options: [
      "Passengers who need special help, with their seats",
      "All batteries in the cabin baggage of passengers",
      "Dangerous goods in the cargo, and where they are",
      "Equipment of the aircraft that is out of order",
    ],
    correctAnswer: "Dangerous goods in the cargo, and where they are",
    explanation:
      "It tells the captain what is loaded. Batteries in passengers' bags are not on it, which is why cabin crew have to look out for them.",
    difficulty: "Medium",
    source: { name: "ICAO Technical Instructions (Doc 9284), 2025-2026 edition", year: 2025 },
  },
  {
    id: "dangerous-goods-pepper",
    question:
      "A passenger shows you a pepper spray from his cabin bag. What is right under the ICAO rules?",
    options: [
      "It may stay if the cap is taped and he is seated",
      "It may go in the hold if the bag is locked",
      "It is forbidden in any bag: tell the captain",
      "It is allowed, since it is for self-defence",
    ],
    correctAnswer: "It is forbidden in any bag: tell the captain",
    explanation:
      "Disabling sprays are forbidden in both kinds of baggage; in a cabin one push puts everybody out of action. The US exception for one small can concerns checked bags only.",
    difficulty: "Medium",
    source: {
      name: "IATA Dangerous Goods Regulations, table 2.3.A and subsection 2.2",
      year: 2026,
    },
  },
  {
    id: "dangerous-goods-leak-first",
    question: "Liquid drips from an overhead bin and smells sharp. Whom do you tell first?",
    options: [
      "The captain",
      "The passenger's family",
      "The ground handler",
      "The next crew, after landing",
    ],
    correctAnswer: "The captain",
    explanation:
      "The captain decides on air flow, diversion and fire services, and can look at the NOTOC. The owner is asked what it is, at the same time.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 9481, Emergency Response Guidance for Aircraft Incidents Involving Dangerous Goods, cabin crew checklist",
      year: 2025,
    },
  },
  {
    id: "dangerous-goods-leak-stow",
    question: "Where do you stow a bagged, leaking item?",
    options: [
      "In the galley beside the flight-deck door",
      "In the crew rest, where nobody goes in flight",
      "Against the cabin wall, behind the last row",
      "As far as possible from flight deck and passengers",
    ],
    correctAnswer: "As far as possible from flight deck and passengers",
    explanation:
      "Fumes must not reach the pilots, and corrosives must not touch the outer wall or the pressure bulkhead. A rear galley or lavatory serves; the forward galley is handy, and exactly wrong.",
    difficulty: "Hard",
    source: {
      name: "ICAO Doc 9481, Emergency Response Guidance for Aircraft Incidents Involving Dangerous Goods, cabin crew checklist",
      year: 2025,
    },
  },
  {
    id: "dangerous-goods-leak-water",
    question: "Why do you not wash an unknown chemical off the carpet?",
    options: [
      "Water would freeze below the floor",
      "Water may spread it or react with it",
      "Water makes the stain hard to find",
      "Water is needed for the passengers",
    ],
    correctAnswer: "Water may spread it or react with it",
    explanation:
      "Absorb, bag and cover it dry. On skin it is the other way round: there plenty of water is right.",
    difficulty: "Hard",
    source: {
      name: "ICAO Doc 9481, Emergency Response Guidance for Aircraft Incidents Involving Dangerous Goods, cabin crew checklist",
      year: 2025,
    },
  },
  {
    id: "dangerous-goods-undeclared",
    question: "You find a camping gas cartridge that nobody declared; it is intact. What follows?",
    options: [
      "Nothing, since it did not leak or burn",
      "Captain, safe stowage as told, and a report",
      "A fine, which the crew member collects",
      "A note for the passenger's next booking",
    ],
    correctAnswer: "Captain, safe stowage as told, and a report",
    explanation:
      "Undeclared dangerous goods are reported even if nothing happened, because the same gap lets the next one in. 'No harm done' is the reason why such reports are missing.",
    difficulty: "Medium",
    source: { name: "Regulation (EU) No 376/2014, occurrence reporting", year: 2014 },
  },
];
