import type { CandidateQuestion } from "./schema.ts";

/** What newcomers ask about a working day on board, from report to the last door, and about airport words and abbreviations. As in `candidate-questions.ts`: no figure without its source. */
export const A_FLIGHT_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "positions-and-numbers",
    question: "Who decides where I work on board, and what do crew numbers such as 1 or 4 mean?",
    answer:
      "Where you work on board is set by the roster, the purser at the briefing or seniority, depending on the airline. A number or a door stands for a fixed set of tasks: where you sit, which door you arm, which rows you check, galley or aisle. Number one is usually the senior one at the front left door; the others are numbered differently at each airline. It changes from flight to flight, and new crew mostly don't choose.",
    check: "Positions aren't swapped in private: whoever sits at a door was briefed for it.",
  },
  {
    id: "boarding-start-and-doors",
    question: "When does boarding start, and how long before departure are the doors closed?",
    answer:
      "Boarding usually starts 30 to 45 minutes before departure on a short-haul aircraft and 45 to 60 on a large one, once the crew have reported the cabin ready. The gate closes 10 to 30 minutes before departure, by airline. The last door follows when everybody is counted and every bag stowed, often 5 to 10 minutes before: departure time means leaving the stand, not the end of boarding.",
    check: "Look at a boarding pass: which of the three times is on it?",
    source: {
      name: "Common airline practice; gate times published by American Airlines, Emirates and easyJet",
      year: 2025,
    },
  },
  {
    id: "late-passenger-at-the-gate",
    question: "Why can't a late passenger get on while the aircraft is still at the gate?",
    answer:
      "A late passenger can't get on because on paper the flight has gone: the count is done, the final load figures are with the pilots, the bag may be off again, the bridge or steps are leaving. Reopening costs minutes, perhaps the slot, and then the connections of everybody on board. It does happen now and then: ground staff ask and the captain decides. It isn't yours to promise at the door.",
    check: "To friends: what counts is when the gate closes, not the departure time.",
  },
  {
    id: "heating-food-on-board",
    question: "How is food cooked on board, and is there a microwave?",
    answer:
      "Food on board isn't cooked, it's heated. The caterer cooks and chills it on the ground; the galley ovens, which blow hot air or steam, bring it up to heat in about 20 minutes, rolls in less. Microwaves are rare. Coffee machines and water heaters are fed from the aircraft's tank. You load the ovens, start them in time, keep paper and plastic out, and check that the middle is hot as well.",
    check: "Most galley injuries are burns: gloves on, open the oven slowly, face to the side.",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "tea-coffee-and-tank-water",
    question: "Is it true that you shouldn't drink the tea and coffee on a plane?",
    answer:
      "No rule says you shouldn't drink tea and coffee on a plane, and millions do every day. They're made with water from the aircraft's tank. US tests in 2004 found bacteria in the water of some aircraft, so a rule of 2009 makes airlines there disinfect, flush and sample their tanks; other countries have their own rules. Heating helps further. Some crew still prefer bottled water, and you may offer a passenger the same.",
    check: "To a passenger: say what you know, offer a bottle, and tell no horror stories.",
    source: {
      name: "US Environmental Protection Agency, Aircraft Drinking Water Rule, 74 Federal Register 53590",
      year: 2009,
    },
  },
  {
    id: "service-order-on-board",
    question: "What comes first, drinks or food, and how do so few crew serve a full cabin?",
    answer:
      "The airline's service plan says what comes first: mostly drinks before the meal or with it, then tea and coffee, then collecting. A full cabin works because all is prepared: trolleys set up alike, ovens started in time, two people to a trolley, somebody in the galley who refills. On an hour's flight it's one pass with drinks and a snack. If time or air gets rough, the service is cut, never the safety work.",
    check: "On your next flight, note what comes when, and who stands where.",
  },
  {
    id: "meal-choice-runs-out",
    question: "What do I say when the chicken has run out?",
    answer:
      "When a meal has run out, give the fact first, then the choice, no excuses: 'I'm sorry, the chicken has gone. I have pasta with tomato and basil; may I give you that?' Don't blame the caterer or row twelve. For somebody who can't eat what's left, ask in the other galley, look at spare crew meals and snacks, and put something together. Tell your colleagues early when a choice runs low, so they offer the other one.",
    check: "Never give away a special meal that somebody ordered to fill the gap.",
  },
  {
    id: "selling-and-targets",
    question: "Do cabin crew have to sell things, and are there targets and commission?",
    answer:
      "At low-cost and holiday airlines crew sell food, drinks and gifts on most flights; figures are compared, and there's often commission, your own or shared by the crew. Full-service airlines sell less or nothing. You needn't be pushy: walk slowly, look at people, name one thing ('a warm croissant with it?') and take a no with a smile. Whatever the till says, safety checks come first.",
    check: "Ask how commission is shared, and what happens if you sell little.",
  },
  {
    id: "payment-and-bar-count",
    question: "How do passengers pay on board, and who counts the bar and the money?",
    answer:
      "Passengers mostly pay by card or phone, on a device that also works without a connection and sends the payments after landing; many airlines take no cash any more. Each bar trolley has a seal and a list. You count when you open it and when you close it, at best two of you, sign, and seal it again. If it doesn't add up, count once more and report the difference. Honest mistakes get explained, hidden ones don't.",
    check: "Don't make up a gap with your own money: write down what's missing.",
  },
  {
    id: "duty-free-on-board",
    question: "Is there still duty free on board, and may passengers drink what they bought?",
    answer:
      "Some airlines still sell duty free on board, many have stopped or take orders online. Between EU countries nothing has been free of duty since July 1999; between Great Britain and the EU it is again since 2021. The bottle stays closed: under US rules only alcohol that the crew serve may be drunk on board, and airlines elsewhere say the same. Offer to keep it in the galley until landing.",
    check: "Say it with the reason: 'We have to know how much everybody has had.'",
    source: {
      name: "Council Directive 91/680/EEC (end of duty free within the EU, 1 July 1999); HM Treasury on duty free with the EU from January 2021; 14 CFR 121.575",
      year: 2021,
    },
  },
  {
    id: "who-speaks-when",
    question: "Who makes which announcement, the captain or the cabin crew?",
    answer:
      "The purser, or whoever was named at the briefing, makes the cabin announcements: welcome, safety demonstration, service, descent, landing, goodbye. The pilots: height and weather, delays and their causes, anything unusual. Short calls to the crew, such as seats for take-off, mostly come from the flight deck. In an emergency with time, the captain or the purser speaks. Beginners are given short ones first.",
    check: "Listen on your next flight: which voice says what, and when?",
  },
  {
    id: "welcome-announcement-example",
    question: "Can you give me an example of a welcome announcement on board?",
    answer:
      "This welcome announcement is for practice; your airline has its own: 'Good morning, everyone, and welcome aboard flight three zero five to Lisbon. My name is Ana, and I lead your cabin crew today. Our flying time is two hours and forty minutes. Please put small bags under the seat in front of you and larger ones in the lockers, and keep the aisle free. Thank you, and enjoy the flight.' That takes about half a minute.",
    check: "Record it: can a friend write down the flight number and the time?",
  },
  {
    id: "cockpit-visits",
    question: "May cabin crew or passengers go into the cockpit?",
    answer:
      "Crew may go into the cockpit when there's a reason and the pilots let them in: meals, a message, one pilot going to the toilet. Passengers may not in flight: the door is locked, and only people whom the rules and the captain admit come in. On the ground, before or after the flight, many captains are glad to show it to children. You ask first, and till then you say 'I'll see', not 'yes'.",
    check: "To a child: 'Not while we're flying, but I'll ask the captain after landing.'",
    source: {
      name: "14 CFR 121.547 and 121.587 (United States); CAT.GEN.MPA.135 (EASA): admission to the flight deck",
      year: 2024,
    },
  },
  {
    id: "breaks-on-board",
    question: "Do cabin crew get breaks, on short flights and on long ones?",
    answer:
      "On short flights crew hardly get a break: a coffee in the galley between two jobs, a sandwich on the ground. European rules ask for a chance to eat and drink, above all when the duty is longer than six hours. On long flights the time between the services is divided, and crew rest in two or three shifts, in bunks or in seats kept for them, often two to four hours each. The purser plans who goes when.",
    check: "Pack food that you can eat in five minutes, standing up.",
    source: { name: "ORO.FTL.240 (EASA), nutrition; rest times: common practice", year: 2024 },
  },
  {
    id: "toilets-in-flight",
    question: "Who cleans the toilets during the flight, and how often are they checked?",
    answer:
      "During the flight crew clean the toilets, lightly: paper, soap, seat and basin wiped, gloves on. For anything worse there's a kit, or the cubicle is locked. It's a safety round as well: smoke detector, flap of the waste bin, nobody ill inside. At many airlines somebody looks in every 20 to 30 minutes, at night too. Cleaners do the thorough work on the ground. Crew share it out, and nobody is above it.",
    check: "If an interviewer asks, don't pull a face: it's part of the job for everybody.",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "getting-off",
    question: "Who gets off first, and what do crew do while people leave the aircraft?",
    answer:
      "Once the doors are disarmed and steps or bridge are there, the front rows mostly get off first, at some airlines those with tight connections. Passengers who wait for a wheelchair and children flying alone come last, with their helpers. You stay at your door or in the aisle, say goodbye, watch what falls out of lockers, and then search your rows for what was left behind. You leave after the last passenger.",
    check: "As long as passengers are on board, enough crew stay near the doors.",
  },
  {
    id: "delayed-or-cancelled-as-crew",
    question: "What happens to me as crew when my flight is delayed or cancelled?",
    answer:
      "In a delay your duty time runs on. You stay with your passengers or your aircraft, and if the legal limit comes near, another crew takes over. After a cancellation crew control decides: another flight, standby, a hotel, or home. You don't leave by yourself. What it pays depends on the contract: by hours in the air a delay brings little, by hours of duty or with a guarantee it brings more.",
    check: "Keep a charger, a clean shirt and something to eat in the bag, even for day trips.",
  },
  {
    id: "which-aircraft-types",
    question: "Which aircraft will I work on, and may I fly Airbus and Boeing at the same time?",
    answer:
      "The airline decides which aircraft you work on, by your base and what it flies there: low-cost airlines mostly one family, large ones often short haul first. You may be trained on several types at once, whoever built them. In Europe that's up to three, or four with approval if two are alike enough; FAA rules ask for training on each type and name no such number. Each has its own course.",
    check: "Before the interview know the fleet: which types, one aisle or two, at which base.",
    source: {
      name: "ORO.CC.250 (EASA), operation on more than one aircraft type or variant; 14 CFR part 121, subpart N",
      year: 2024,
    },
  },
  {
    id: "schedule-abbreviations",
    question: "What do ETA, ETD, STA and STD mean?",
    answer:
      "ETA, ETD, STA and STD are four times of a flight. STD and STA are the scheduled times of departure and arrival, as on the ticket. ETD and ETA are the estimated ones, as it looks now. What really happened is ATD and ATA, the actual time. Departure is when the aircraft leaves its stand (off blocks), arrival when it's parked (on blocks). STD 10:00, ETD 10:40 means it'll go 40 minutes late, as far as is known.",
    check: "Say them in full on the microphone: no passenger knows STD as a time.",
    source: { name: "IATA Standard Schedules Information Manual (SSIM)", year: 2024 },
  },
  {
    id: "pax-and-list-codes",
    question: "What does PAX mean, and what are POB, F, C, Y and INF on the passenger list?",
    answer:
      "PAX is short for passengers: '172 pax plus 2 INF' is 172 and two babies on laps. POB is persons on board, crew included; souls on board means the same. F is first class, C or J business, W premium economy, Y economy. UM is a child flying alone, WCH with one more letter a wheelchair, SPML a special meal. A no-show booked and didn't come. Letters differ a little by airline.",
    check: "Make cards: the code in front, the meaning behind, ten a day.",
    source: { name: "ATA/IATA Reservations Interline Message Procedures (AIRIMP)", year: 2024 },
  },
  {
    id: "aog-and-faults",
    question: "What does AOG mean, and what are INOP, U/S, tech log and cabin log?",
    answer:
      "AOG is aircraft on ground: it can't fly until something is repaired, so parts and engineers come first. INOP and U/S mean out of order; whether the flight may go like that is in the minimum equipment list (MEL). The technical log is for faults of the aircraft, and pilots and engineers sign it. Broken seats, ovens and toilets go into the cabin log, which you fill in.",
    check: "In the cabin log: what, where, since when, and who. No stories.",
  },
  {
    id: "atc-and-slots",
    question: "What are ATC and a slot, and why does an aircraft wait for one?",
    answer:
      "ATC is air traffic control: the people who keep aircraft apart and clear every movement. When an airport or a part of the sky is full, flights wait on the ground and each gets a slot, a take-off time of its own (CTOT). In Europe it holds from 5 minutes before to 10 after. Whoever misses it gets a new one, maybe much later. So doors close early, and everybody sits ready.",
    check: "To passengers say 'our take-off time from air traffic control', not 'slot'.",
    source: { name: "EUROCONTROL, ATFM slots", year: 2024 },
  },
  {
    id: "apron-stand-and-gate",
    question: "Apron, taxiway, runway, stand and gate: what is what at an airport?",
    answer:
      "The gate is the door in the terminal where boarding passes are read. The stand is the aircraft's parking place, at a bridge or further out, reached by bus and steps. Stands lie on the apron: ramp in the US, and tarmac to passengers. Taxiways lead from there to the runway, where aircraft take off and land. Airside is behind the security check, landside in front of it.",
    check: "Gate B22 may be at stand 34: when you report a place, say which one you mean.",
  },
  {
    id: "iata-and-icao-codes",
    question: "What is the difference between IATA and ICAO codes, such as LHR and EGLL?",
    answer:
      "IATA codes are for tickets and bags: three letters for airports (LHR), two characters for airlines (LH). ICAO codes are for pilots and controllers: four letters for airports (EGLL), where the first tells the region, E northern Europe, L southern Europe, K most of the USA; three letters for airlines (DLH), with a call sign for the radio. In daily life crew need the IATA ones.",
    check: "Learn the codes of your airline's ten biggest destinations first.",
    source: { name: "ICAO Doc 7910 and Doc 8585; IATA, airline and location codes", year: 2025 },
  },
  {
    id: "alphabet-in-full",
    question: "How does the aviation alphabet go from A to Z?",
    answer:
      "The aviation alphabet goes Alfa, Bravo, Charlie, Delta, Echo, Foxtrot, Golf, Hotel, India, Juliett, Kilo, Lima, Mike, November, Oscar, Papa, Quebec, Romeo, Sierra, Tango, Uniform, Victor, Whiskey, X-ray, Yankee, Zulu. Seat 14D is 'one four Delta': figures go one by one, and nine is 'niner' on the radio. Learn five words a day and spell number plates on the way to work.",
    check: "Spell your name, your street and your airline without stopping.",
    source: { name: "ICAO Annex 10, Volume II, section 5.2.1.3", year: 2016 },
  },
  {
    id: "what-passengers-ask-most",
    question: "What do passengers ask cabin crew most often?",
    answer:
      "Passengers ask most often: will I make my connection, where are we, what time is it there, is there wifi, when's the food, may I have water, a blanket, another seat, is this shaking normal, may I go to the toilet now. Before boarding, have five facts ready: flying time, local time, weather, what's served, gates if known. And say 'I'll find out' only if you come back. Most of all people want to be noticed.",
    check: "Practise a one-sentence answer to each of them, in English.",
  },
  {
    id: "cold-on-board",
    question: "Why is it so cold on board, and can crew change it?",
    answer:
      "It feels cold on board because passengers sit still for hours beside a cold wall, with an air outlet above them; crew who push trolleys find the same cabin warm. The temperature is set for a whole zone, from the flight deck or a panel at a crew station. You can have it raised a little, wait a quarter of an hour, close the outlet, bring a blanket or offer another seat. Doors and exit rows are the coldest places.",
    check: "Tell the flight deck which part of the cabin, and whether too cold or too warm.",
  },
  {
    id: "kinds-of-flights",
    question: "What are a leg, a codeshare, a charter, a ferry flight, a wet lease and a red-eye?",
    answer:
      "A leg or sector is one flight, from one take-off to one landing. Non-stop means without a landing between; direct means one flight number, perhaps with a stop. Codeshare: the ticket names one airline, another flies. Charter: somebody hires the whole aircraft. Ferry: no passengers, to where the aircraft is needed. Wet lease: an aircraft hired with its crew. Red-eye: off late in the evening, there at dawn.",
    check: "Which of these does your airline fly? Its route map and news tell you.",
  },
  {
    id: "how-high-and-how-fast",
    question: "How high and how fast does an airliner fly, and how cold is it outside?",
    answer:
      "An airliner cruises mostly between 30,000 and 41,000 feet, which is 9 to 12.5 kilometres, at about 800 to 900 kilometres an hour through the air; wind adds or takes off up to 200 and more over the ground. Outside it's around minus 55 degrees Celsius. Short flights stay lower. High up the air is thinner, so less fuel is burnt, and most of the weather lies below.",
    check: "Today's height and speed come from the pilots: ask them in the briefing.",
    source: {
      name: "ICAO Doc 7488, standard atmosphere (-56.5 °C from 11 km); cruise figures: common practice",
      year: 1993,
    },
  },
  {
    id: "taste-in-the-air",
    question: "Why does food taste bland in the air, and why do so many order tomato juice?",
    answer:
      "Food tastes bland in the air because low pressure and dryness dull the nose, as in a cold, and most of what we call taste is smell. Salt, sugar and herbs come through weaker, so caterers season more. Tomato juice gains: what tastes musty on the ground tastes fruity up there. A German institute tested it for Lufthansa in 2010, in an Airbus fuselage at flight pressure. It isn't just that the neighbour ordered one.",
    check: "Good small talk: 'Try it here and at home: it's the same juice.'",
    source: {
      name: "Fraunhofer Institute for Building Physics, taste tests at cabin pressure",
      year: 2010,
    },
  },
  {
    id: "what-the-demo-is",
    question: "What is the safety demo, and why is it done before every flight?",
    answer:
      "In the safety demo, short for demonstration, passengers are shown before take-off the seat belt, the exits, the oxygen mask, the life vest where one is carried, and what's forbidden. Rules ask for it before each take-off, by crew in the aisle, by film, or both; whoever sits at an exit or needs help is told in person. It's the one minute in which you teach two hundred people to save themselves, so eyes up and no chat.",
    check: "Can you show belt, mask and vest without looking at your hands?",
    source: {
      name: "Regulation (EU) No 965/2012, CAT.OP.MPA.170; 14 CFR 121.571",
      year: 2024,
    },
  },
];
