import type { MultipleChoice } from "../multiple-choice.ts";

export const ANNOUNCEMENTS_AND_COMMANDS_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "announcements-and-commands-last-first",
    question: "What comes first in a good announcement?",
    options: [
      "An apology for disturbing",
      "The most important point",
      "The name of the aircraft type",
      "Thanks for choosing the airline",
    ],
    correctAnswer: "The most important point",
    explanation: "Attention is highest in the first seconds. Courtesies in front use them up.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 10086, Manual on Information and Instructions for Passenger Safety",
      year: 2018,
    },
  },
  {
    id: "announcements-and-commands-pace",
    question: "Which speaking rate suits an announcement?",
    options: [
      "60 to 80 words a minute",
      "120 to 150 words a minute",
      "180 to 200 words a minute",
      "220 to 250 words a minute",
    ],
    correctAnswer: "120 to 150 words a minute",
    explanation:
      "That is a little slower than talk. With engine noise and many mother tongues a faster rate loses the last rows; a much slower one makes people switch off.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-half-second",
    question: "Why do you wait a moment after pressing the key of the handset?",
    options: [
      "The captain has to give his consent",
      "A recording has to be started first",
      "The lights in the cabin have to dim",
      "Otherwise the first word is cut off",
    ],
    correctAnswer: "Otherwise the first word is cut off",
    explanation:
      "The system needs a moment to switch, so 'Do not smoke' may arrive as 'smoke'. No consent or recording is involved.",
    difficulty: "Easy",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-us-points",
    question: "Which of these must the US oral briefing before every take-off contain?",
    options: [
      "Where the emergency exits are",
      "Which brace position is to be used",
      "How the megaphone is switched on",
      "How the exits are counted on the card",
    ],
    correctAnswer: "Where the emergency exits are",
    explanation:
      "Smoking, exits, belts and required flotation are named in the rule. Brace belongs on the card and into a planned emergency.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.571, briefing passengers before take-off",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.571/title-14-part-121-sec121-571.html",
    },
  },
  {
    id: "announcements-and-commands-us-detector",
    question: "What must be said about lavatories in the US briefing?",
    options: [
      "They are closed during the climb and descent",
      "They have no oxygen masks above the mirror",
      "Tampering with the smoke detector is illegal",
      "They may be used only when the belt sign is off",
    ],
    correctAnswer: "Tampering with the smoke detector is illegal",
    explanation:
      "It has to be said that federal law forbids tampering with, disabling or destroying it. The other sentences are useful at times, but not in this rule.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.571, briefing passengers before take-off",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.571/title-14-part-121-sec121-571.html",
    },
  },
  {
    id: "announcements-and-commands-oxygen-level",
    question: "From which flight level must oxygen be shown to passengers under the US rule?",
    options: ["Above FL100", "Above FL150", "Above FL250", "Above FL410"],
    correctAnswer: "Above FL250",
    explanation:
      "14 CFR 121.333 asks for it before flight above flight level 250. Ten thousand feet is where crew oxygen and the sterile flight deck are thought of.",
    difficulty: "Hard",
    source: {
      name: "14 CFR 121.333(f)",
      year: 2024,
    },
  },
  {
    id: "announcements-and-commands-eu-demo",
    question: "Which item does the European briefing ask to be demonstrated, and not only told?",
    options: [
      "The stowage of hand baggage",
      "The use of electronic devices",
      "The floor path marking",
      "Fastening and unfastening of belts",
    ],
    correctAnswer: "Fastening and unfastening of belts",
    explanation:
      "Belts, and where required oxygen and life jackets, are shown. Baggage, devices and floor path are told.",
    difficulty: "Medium",
    source: {
      name: "AMC1 CAT.OP.MPA.170, passenger briefing",
      year: 2024,
    },
  },
  {
    id: "announcements-and-commands-belt-after",
    question:
      "When the belt sign is switched off after take-off, what do passengers have to hear in the US?",
    options: [
      "Belts may now be left open at leisure",
      "Keep belts fastened while seated",
      "Belts are needed by window seats only",
      "Keep belts fastened during the meal",
    ],
    correctAnswer: "Keep belts fastened while seated",
    explanation:
      "The announcement is required after each take-off. It is for turbulence that nobody sees coming.",
    difficulty: "Easy",
    source: {
      name: "14 CFR 121.571, briefing passengers before take-off",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.571/title-14-part-121-sec121-571.html",
    },
  },
  {
    id: "announcements-and-commands-card-form",
    question: "In which form does a European safety card give its information?",
    options: [
      "Mostly in text, in two languages",
      "In text that repeats the spoken briefing",
      "Mostly in pictures, with little text",
      "In symbols that ICAO has standardised",
    ],
    correctAnswer: "Mostly in pictures, with little text",
    explanation:
      "The rule asks for picture-type instructions, and the guidance wants text kept to what is necessary. Cards differ by type and airline, so there is no standard set of symbols.",
    difficulty: "Hard",
    source: {
      name: "CAT.OP.MPA.170(b) and GM2 CAT.OP.MPA.170",
      year: 2024,
      url: "https://regulatorylibrary.caa.co.uk/965-2012/Content/GM/GM2%20CAT%20OP%20MPA%20170%20Passenger.htm",
    },
  },
  {
    id: "announcements-and-commands-cross-check",
    question: "What does 'cross-check' mean after arming the doors?",
    options: [
      "Looking at the opposite door yourself",
      "Asking your colleague whether it is done",
      "Checking your own door for a second time",
      "Calling the purser with the door's number",
    ],
    correctAnswer: "Looking at the opposite door yourself",
    explanation:
      "You look at what the other has done, and the other at yours. A question and a yes pass on an error just as well.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-secure-report",
    question: "May you report your zone secure when a passenger is still in the lavatory?",
    options: [
      "Yes, if the door of it is locked",
      "No, not before the passenger is seated",
      "Yes, if he was asked to hurry up",
      "Yes, if the aircraft has not moved",
    ],
    correctAnswer: "No, not before the passenger is seated",
    explanation:
      "The report says that it is so, now. The pilots act on it, and may take off within the minute.",
    difficulty: "Easy",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-delay-time",
    question: "You have no news about the delay at the time you had promised. What do you do?",
    options: [
      "Wait until the captain has a new departure time",
      "Announce a likely time to keep people content",
      "Let the passengers ask, and answer them singly",
      "Announce that there is no news yet, and when next",
    ],
    correctAnswer: "Announce that there is no news yet, and when next",
    explanation:
      "Keeping the promised time keeps trust. A guess is taken for a promise, and silence for not caring.",
    difficulty: "Easy",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-delay-word",
    question: "Which sentence suits a delay announcement?",
    options: [
      "'A warning light has to be checked; I will speak again at ten past.'",
      "'Due to operational reasons we are awaiting a revised slot from ATC.'",
      "'The ground staff have let us down again, and we are as annoyed as you.'",
      "'It should only be a few more minutes, we hope, but one never knows.'",
    ],
    correctAnswer: "'A warning light has to be checked; I will speak again at ten past.'",
    explanation:
      "Plain cause and next news. The others hide behind jargon, blame colleagues, or promise nothing and sound weak.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-doctor",
    question: "Which is the right call for medical help?",
    options: [
      "'The lady in 14C has chest pain; is there a doctor here?'",
      "'We have a heart attack; will any doctor come to row 14?'",
      "'If there is a doctor on board, please contact the crew.'",
      "'Is there anybody who knows what to do with a seizure?'",
    ],
    correctAnswer: "'If there is a doctor on board, please contact the crew.'",
    explanation:
      "No name, seat or diagnosis. It protects the patient, and you do not know the diagnosis.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-fahrenheit",
    question: "How many degrees Fahrenheit are 30 degrees Celsius?",
    options: ["68", "76", "86", "96"],
    correctAnswer: "86",
    explanation:
      "Times 1.8 and plus 32: 54 and 32. 68 is 20 degrees Celsius, the pair most often remembered.",
    difficulty: "Hard",
    source: {
      name: "Conversion of units, ICAO Annex 5",
      year: 2010,
    },
  },
  {
    id: "announcements-and-commands-metres",
    question: "About how many metres are 35,000 feet?",
    options: ["8,700", "10,700", "11,700", "12,700"],
    correctAnswer: "10,700",
    explanation: "A foot is 0.3048 m, so 10,668 m. Roughly divide by three and take off a little.",
    difficulty: "Hard",
    source: {
      name: "Conversion of units, ICAO Annex 5",
      year: 2010,
    },
  },
  {
    id: "announcements-and-commands-fifteen",
    question: "How do you make sure that gate 15 is not heard as gate 50?",
    options: ["Say it louder", "Say 'fifteen' twice", "Say 'half of thirty'", "Say 'one five'"],
    correctAnswer: "Say 'one five'",
    explanation:
      "Single digits cannot be mixed up. Louder or repeated, the two words still sound alike in noise.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-chime-truth",
    question: "Three chimes sound on a type that is new to you. How do you know what they mean?",
    options: [
      "Three always means an emergency call",
      "From the manual for that type and airline",
      "Three always means ten minutes to go",
      "Three always means belts for the crew",
    ],
    correctAnswer: "From the manual for that type and airline",
    explanation:
      "Chimes are not standard. A meaning carried over from the last airline is a well-known trap.",
    difficulty: "Medium",
    source: {
      name: "Common to many types; no single text",
      year: 2026,
    },
  },
  {
    id: "announcements-and-commands-call-order",
    question: "Which interphone call about smoke is the best one?",
    options: [
      "'Captain, it is rather bad back here, could you tell us what to do?'",
      "'Hello, it is me, there seems to be something burning in the galley.'",
      "'Captain, Ana at 3R: grey smoke from oven two, we are fighting it.'",
      "'Captain, Ana: I think that the oven may be too old for this aircraft.'",
    ],
    correctAnswer: "'Captain, Ana at 3R: grey smoke from oven two, we are fighting it.'",
    explanation:
      "Who, where, what, what is being done. The others lack the place or the fact, and a feeling is no fact.",
    difficulty: "Medium",
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: crew communication",
      year: 2006,
    },
  },
  {
    id: "announcements-and-commands-nits-first",
    question: "To whom does the purser give the NITS briefing first?",
    options: [
      "To the cabin crew",
      "To the passengers",
      "To passengers in exit rows",
      "To ground staff by phone",
    ],
    correctAnswer: "To the cabin crew",
    explanation:
      "Crew who know prepare and answer alike. Passengers hear it when the crew stand at their places.",
    difficulty: "Easy",
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: crew communication",
      year: 2006,
    },
  },
  {
    id: "announcements-and-commands-brace-who",
    question:
      "What does the crew call, in the wording taught here as an example, after the brace signal?",
    options: [
      "'Remain seated, keep calm'",
      "'Heads down, stay down'",
      "'Unfasten your seat belts'",
      "'At stations, at stations'",
    ],
    correctAnswer: "'Heads down, stay down'",
    explanation:
      "It is repeated until the last movement has ended. Belts are for after the stop, and stations is an alert on the ground.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-brace-pillow",
    question: "Should a pillow go between the head and the seat in front in the brace position?",
    options: [
      "Yes, for children and older people",
      "Yes, if it is soft and not too thick",
      "Yes, but only in rear-facing seats",
      "No, it adds to the danger of injury",
    ],
    correctAnswer: "No, it adds to the danger of injury",
    explanation:
      "Canada's guidance says that pillows and blankets absorb little and give a false sense of support. They also end up on the floor, in the way.",
    difficulty: "Hard",
    source: {
      name: "Transport Canada circular 0155, reissued in 2016 as AC 700-036",
      year: 1999,
      url: "https://www.tc.gc.ca/eng/civilaviation/standards/commerce-circulars-ac0155_att-276.htm",
    },
  },
  {
    id: "announcements-and-commands-alert-open",
    question:
      "After 'Attention crew, at stations' there is smoke outside and nothing more is said. Which action is part of the alert?",
    options: [
      "Looking out and being ready, opening nothing",
      "Opening your door, as smoke has been seen",
      "Sending the passengers in row 1 to the door",
      "Starting to disarm, so that steps can come",
    ],
    correctAnswer: "Looking out and being ready, opening nothing",
    explanation:
      "The alert readies you; the order follows. You start by yourself only if life is in danger and the flight deck cannot be reached.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-bad-exit",
    question: "Your exit is blocked. In which order do you speak?",
    options: [
      "First where to go, then that it is blocked",
      "First why it is blocked, then where to go",
      "First that it is blocked, then where to go",
      "First an apology, then the nearest exit",
    ],
    correctAnswer: "First that it is blocked, then where to go",
    explanation:
      "The front row must stop before it can turn. The reason costs time and helps nobody.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-positive-q",
    question: "Why is 'Come this way' better than 'Do not stop'?",
    options: [
      "It is more polite to older passengers",
      "It has been laid down by ICAO as law",
      "It is easier for the crew to translate",
      "Under stress the word 'not' gets lost",
    ],
    correctAnswer: "Under stress the word 'not' gets lost",
    explanation:
      "People do what they hear last, and they hear 'stop'. ICAO asks for clear commands and prescribes no words.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, chapter 6, evacuation; the words are examples",
      year: 2020,
    },
  },
  {
    id: "announcements-and-commands-megaphones",
    question: "How many megaphones must a US airliner with 180 seats carry?",
    options: ["One", "Two", "Three", "Four"],
    correctAnswer: "Two",
    explanation:
      "One above 60 seats, two from 100 on, at the front and the back. The one for each 50 people that some expect is the rule for crew.",
    difficulty: "Hard",
    source: {
      name: "14 CFR 121.309(f); CAT.IDE.A.270, megaphones",
      year: 2024,
    },
  },
  {
    id: "announcements-and-commands-pa-minutes",
    question:
      "For how long at least must public address work with all engines and the auxiliary unit stopped?",
    options: ["2 minutes", "10 minutes", "30 minutes", "60 minutes"],
    correctAnswer: "10 minutes",
    explanation:
      "Ten minutes, including five minutes of announcements in all. So it is worth trying in an evacuation, with voice and megaphone as the reserve.",
    difficulty: "Hard",
    source: {
      name: "14 CFR 25.1423, public address system",
      year: 2024,
      url: "https://aviation-regulations.com/25.1423",
    },
  },
  {
    id: "announcements-and-commands-taxi-up",
    question: "The aircraft stops on the taxiway and people get up. What do you do?",
    options: [
      "Wait, for the aircraft has stopped",
      "Tell them by PA at once to sit down",
      "Walk down the aisle to push them",
      "Open the lockers to speed things up",
    ],
    correctAnswer: "Tell them by PA at once to sit down",
    explanation:
      "The next jerk throws them. Walking there puts you among them; the voice is quicker.",
    difficulty: "Easy",
    source: {
      name: "AMC1 CAT.OP.MPA.170, passenger briefing",
      year: 2024,
    },
  },
  {
    id: "announcements-and-commands-never-pa",
    question:
      "A suspicious bag is being checked before departure, and the captain wants passengers informed. What do you tell them?",
    options: [
      "That there may be a bomb, so keep calm",
      "That catering is late, to avoid alarm",
      "That a safety check delays the departure",
      "Nothing at all until the check is over",
    ],
    correctAnswer: "That a safety check delays the departure",
    explanation:
      "It is true, plain and without the word that starts a rush; when to speak is the captain's decision. A lie is found out on the first phone.",
    difficulty: "Medium",
    source: {
      name: "Common airline practice; no single text",
      year: 2026,
    },
  },
];
