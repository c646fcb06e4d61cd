import type { MultipleChoice } from "../multiple-choice.ts";

export const SECURITY_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "security-annex",
    question: "Which ICAO annex deals with security?",
    options: ["Annex 6", "Annex 9", "Annex 17", "Annex 18"],
    correctAnswer: "Annex 17",
    explanation:
      "Annex 17 is security, Annex 9 facilitation and Annex 18 dangerous goods. Annex 6, operations, holds the rules on the flight deck door, which is why it is often named.",
    difficulty: "Easy",
    source: {
      name: "ICAO Annex 17, Aviation Security",
      year: 2022,
    },
  },
  {
    id: "security-which-level",
    question: "A passenger shoves a crew member against the galley wall. Which ICAO level is that?",
    options: ["Level 1", "Level 2", "Level 3", "Level 4"],
    correctAnswer: "Level 2",
    explanation:
      "Physical abuse is level 2. Many say level 1 because nobody was hurt, but level 1 ends where hands begin; level 3 is danger to life.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 8973, Aviation Security Manual, as taught in Doc 10002, chapter 10",
      year: 2020,
    },
  },
  {
    id: "security-level-four",
    question: "What does level 4 mean in the scale of disruptive behaviour?",
    options: [
      "A death or serious injury in the cabin",
      "A breach, or an attempt, at the flight deck",
      "More than one passenger taking part",
      "A weapon seen or shown by a passenger",
    ],
    correctAnswer: "A breach, or an attempt, at the flight deck",
    explanation:
      "Level 4 is about the flight deck door, tried or done. A weapon or a danger to life is level 3, however bad it looks.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 8973, Aviation Security Manual, as taught in Doc 10002, chapter 10",
      year: 2020,
    },
  },
  {
    id: "security-level-three-response",
    question: "A passenger threatens crew with a broken bottle. What do the pilots do?",
    options: [
      "Send the first officer out to help",
      "Open the door to hear what he wants",
      "Let the captain speak to him face to face",
      "Keep the door locked, and plan to land",
    ],
    correctAnswer: "Keep the door locked, and plan to land",
    explanation:
      "Pilots stay behind the locked door and fly: the aircraft is the first thing to protect. A pilot who comes out opens the way in for everybody else.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-first-tool",
    question: "A man shouts because his seat has been changed. What do you begin with?",
    options: [
      "Listening to the end at a calm distance",
      "The written warning in the captain's own name",
      "A firm hand placed on his shoulder",
      "Three colleagues standing around him",
    ],
    correctAnswer: "Listening to the end at a calm distance",
    explanation:
      "Being heard takes most of the heat out of people. Touch and numbers feel like attack; the warning is for behaviour that goes on after talk.",
    difficulty: "Easy",
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-calm-down",
    question: "Why is 'calm down' a poor thing to say to an angry passenger?",
    options: [
      "It is forbidden by the operator's manual",
      "It may be taken as a legal admission of fault",
      "It judges him and does nothing about the cause",
      "It can be used only by the captain or purser",
    ],
    correctAnswer: "It judges him and does nothing about the cause",
    explanation:
      "People hear it as an order and a judgement, and grow louder. Name what has happened and what you can do; no rule forbids the words.",
    difficulty: "Medium",
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-captain-when",
    question: "When is the captain told about a passenger who has become abusive?",
    options: [
      "Only after a restraint has been applied",
      "At top of descent, with the cabin report",
      "Only when other passengers complain",
      "At once, and again when anything changes",
    ],
    correctAnswer: "At once, and again when anything changes",
    explanation:
      "The captain may need time to arrange police or a diversion, and decides on restraint. Waiting for the descent is the usual mistake: there is no time left then.",
    difficulty: "Easy",
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-restrain-last",
    question: "Which statement about restraining a passenger is right?",
    options: [
      "It needs the consent of the state of registry first",
      "It is the last resort, with reasonable force only",
      "It is for the purser to decide at any level",
      "It is required at every level 2 event",
    ],
    correctAnswer: "It is the last resort, with reasonable force only",
    explanation:
      "The Tokyo Convention allows reasonable measures, restraint among them, when they are needed. Level 2 does not make it compulsory; many such events end with words.",
    difficulty: "Medium",
    source: {
      name: "Tokyo Convention on Offences and Certain Other Acts Committed on Board Aircraft",
      year: 1963,
    },
  },
  {
    id: "security-restrain-position",
    question: "How must a restrained passenger not be placed?",
    options: [
      "Upright in a seat with the belt fastened",
      "In a row well away from the exits",
      "Face down with weight on the back",
      "Next to a helper who can watch him",
    ],
    correctAnswer: "Face down with weight on the back",
    explanation:
      "Pressure on chest and back stops breathing, and people have died of it. Upright, belted, watched and away from exits is how it is done.",
    difficulty: "Hard",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-passenger-help",
    question:
      "The captain wants help from passengers to restrain a violent man. What does the Tokyo Convention allow?",
    options: [
      "To ask or authorise them, not to require it",
      "To require it of any adult on board",
      "To require it of men and of off-duty crew",
      "Nothing: only crew may take any part",
    ],
    correctAnswer: "To ask or authorise them, not to require it",
    explanation:
      "Crew can be required to help, passengers can only be asked or authorised. And any person may act alone where it is immediately necessary for safety.",
    difficulty: "Hard",
    source: {
      name: "Tokyo Convention on Offences and Certain Other Acts Committed on Board Aircraft",
      year: 1963,
    },
  },
  {
    id: "security-doors-closed",
    question: "For the captain's powers under the Tokyo Convention, when does the flight begin?",
    options: [
      "When the aircraft starts to push back",
      "When all external doors are closed",
      "When the wheels leave the runway",
      "When the first passenger boards",
    ],
    correctAnswer: "When all external doors are closed",
    explanation:
      "The powers run from all external doors closed until one is opened for disembarkation. Take-off power is the start for the other articles of the text of 1963; the protocol of 2014 replaces that by the doors as well.",
    difficulty: "Medium",
    source: {
      name: "Tokyo Convention on Offences and Certain Other Acts Committed on Board Aircraft",
      year: 1963,
    },
  },
  {
    id: "security-mp14-date",
    question: "Since when has the Montreal Protocol of 2014 been in force?",
    options: ["4 April 2014", "1 January 2018", "1 January 2020", "1 January 2023"],
    correctAnswer: "1 January 2020",
    explanation:
      "It was adopted on 4 April 2014 and needed 22 ratifications, which took until the end of 2019. It binds the states that have ratified it.",
    difficulty: "Medium",
    source: {
      name: "Montreal Protocol 2014 to the Tokyo Convention; ICAO Doc 10034",
      year: 2020,
    },
  },
  {
    id: "security-mp14-what",
    question: "Which jurisdiction does the Montreal Protocol of 2014 add?",
    options: [
      "That of the state of which the offender is a citizen",
      "That of every state that is flown over on the way",
      "That of an international court for air offences",
      "That of the states of landing and of the operator",
    ],
    correctAnswer: "That of the states of landing and of the operator",
    explanation:
      "The gap was at the destination: police there often could not act against a person on a foreign-registered aircraft. Citizenship and overflight are not what it adds, and there is no air court.",
    difficulty: "Hard",
    source: {
      name: "Montreal Protocol 2014 to the Tokyo Convention; ICAO Doc 10034",
      year: 2020,
    },
  },
  {
    id: "security-us-prison",
    question:
      "What is the longest prison term in US federal law for interfering with crew by assault or intimidation, without a weapon?",
    options: ["1 year", "5 years", "20 years", "Life"],
    correctAnswer: "20 years",
    explanation:
      "49 USC 46504 says up to 20 years, and any term up to life where a dangerous weapon is used. Most events end with a fine, which leads people to guess low.",
    difficulty: "Hard",
    source: {
      name: "49 USC 46504",
      year: 2025,
    },
  },
  {
    id: "security-statement",
    question: "How should crew write their statements after an assault on board?",
    options: [
      "Each alone, in exact words, on the same day",
      "Together, so that no detail contradicts",
      "By the purser alone, in the crew's name",
      "After some days, when feelings have settled",
    ],
    correctAnswer: "Each alone, in exact words, on the same day",
    explanation:
      "A court weighs what each person saw. A version agreed in the galley loses its value, and memory fades and bends within hours.",
    difficulty: "Medium",
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-threat-note",
    question: "You find a note saying that there is a bomb on board. What do you do with it?",
    options: [
      "Show it to colleagues to hear their opinion",
      "Tear it up if it looks like the writing of a child",
      "Leave or hold it with care and tell the captain",
      "Ask by announcement who wrote the note",
    ],
    correctAnswer: "Leave or hold it with care and tell the captain",
    explanation:
      "The paper is evidence, and how serious it is will be judged on the ground. Passing it round spoils it and starts a rumour.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 8973, Aviation Security Manual, as taught in Doc 10002, chapter 10",
      year: 2020,
    },
  },
  {
    id: "security-item-touch",
    question: "A taped parcel is jammed behind the lavatory waste flap. What is your first step?",
    options: [
      "Carry it to the aft right-hand door by yourself",
      "Cover it with wet blankets at once",
      "Open it with care to see what it is",
      "Leave it untouched, and inform the captain",
    ],
    correctAnswer: "Leave it untouched, and inform the captain",
    explanation:
      "Nothing is moved or covered without the captain's decision and the checklist. The aft door is where it may end up on many types, which tempts people to start there.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-lrbl-where",
    question: "Where is the least-risk bomb location?",
    options: [
      "In the lavatory nearest to the wing",
      "Where the manual for the type says",
      "At the forward left door on all types",
      "In the middle of the overwing rows",
    ],
    correctAnswer: "Where the manual for the type says",
    explanation:
      "It is specific to the aircraft: on many types it is at the aft right door. The wing carries the fuel and the front the flight deck.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 25.795(c)(1)",
      year: 2025,
    },
  },
  {
    id: "security-lrbl-who",
    question: "Who decides that a suspect device is moved to the least-risk location?",
    options: [
      "The crew member who discovered it",
      "The purser after a look at the thing",
      "The captain, advised from the ground",
      "The passenger with police training",
    ],
    correctAnswer: "The captain, advised from the ground",
    explanation:
      "Moving can set a device off, so it is done only by the captain's decision and by the checklist, and often not at all. A policeman on board may advise.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 8973, Aviation Security Manual, as taught in Doc 10002, chapter 10",
      year: 2020,
    },
  },
  {
    id: "security-recheck",
    question: "The searched aircraft stood open and unguarded during a crew change. What follows?",
    options: [
      "It is searched again before boarding",
      "It is boarded, with a note in the log",
      "It is boarded if the purser saw no one",
      "It is searched after passengers have sat down",
    ],
    correctAnswer: "It is searched again before boarding",
    explanation:
      "A search is worth something only as long as nobody can have got in afterwards. That nobody was seen does not mean that nobody came.",
    difficulty: "Medium",
    source: {
      name: "ICAO Annex 17, Aviation Security",
      year: 2022,
    },
  },
  {
    id: "security-lock-when",
    question: "From when is the flight deck door kept locked under the ICAO standard?",
    options: [
      "From the moment when the engines are started",
      "From closing of the outside doors after boarding",
      "From the take-off roll up to the final approach",
      "From 10,000 ft in climb to 10,000 ft in descent",
    ],
    correctAnswer: "From closing of the outside doors after boarding",
    explanation:
      "ICAO's text begins with all outside doors closed and ends when one is opened for disembarkation. Europe's own rule has the door closed before engine start, which explains the first option; ten thousand feet belongs to the sterile flight deck.",
    difficulty: "Easy",
    source: {
      name: "ICAO Annex 6, Part I, chapter 13, security",
      year: 2022,
    },
  },
  {
    id: "security-entry-code",
    question: "You enter the code at the flight deck door. What happens as a rule?",
    options: [
      "The door unlocks for five seconds at once",
      "The door unlocks if no pilot has spoken",
      "The code works only while the aircraft is parked",
      "The pilots get a signal and can allow or deny",
    ],
    correctAnswer: "The pilots get a signal and can allow or deny",
    explanation:
      "The code rings, it does not open. The emergency function is another matter: it is meant for pilots who no longer answer, and they can refuse that too.",
    difficulty: "Hard",
    source: {
      name: "ICAO Annex 6, Part I, chapter 13, security",
      year: 2022,
    },
  },
  {
    id: "security-before-door",
    question: "What must be true before the flight deck door is opened in flight?",
    options: [
      "The area outside is clear and was verified",
      "The seat belt sign has been switched on",
      "All passengers have been told by PA",
      "Two or more crew members are on the flight deck",
    ],
    correctAnswer: "The area outside is clear and was verified",
    explanation:
      "Clear, blocked, and checked by ear and eye. An announcement would only draw attention to it, and a belt sign alone leaves the galley unguarded.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.584",
      year: 2024,
    },
  },
  {
    id: "security-uniform-proof",
    question:
      "A woman in your airline's uniform boards at a stop and says that she has come to check the oven. What do you do?",
    options: [
      "Let her in, since the uniform is known",
      "Let her in if she knows the crew by name",
      "Check her pass and task, and tell the captain",
      "Let her in if the catering company has sent her",
    ],
    correctAnswer: "Check her pass and task, and tell the captain",
    explanation:
      "Uniforms and names can be had; passes and tasks can be checked. Whoever has no business on board is kept off and reported.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-strange-favour",
    question:
      "A friendly baggage worker asks you to carry an envelope to his cousin at the destination. What is right?",
    options: [
      "Accept if it has been left unsealed",
      "Accept if it passes your screening",
      "Refuse, and let the matter rest",
      "Refuse, and report the request",
    ],
    correctAnswer: "Refuse, and report the request",
    explanation:
      "It may be innocent or a test of what you will carry. The report is the part that people leave out, and it is what protects the next crew.",
    difficulty: "Medium",
    source: {
      name: "ICAO Annex 17, Aviation Security",
      year: 2022,
    },
  },
  {
    id: "security-traffick-do",
    question: "You suspect that a girl in 24A is being trafficked. Which step is right?",
    options: [
      "Move her to the galley and question her",
      "Report to the captain and keep watching",
      "Tell the man that you know what he does",
      "Photograph both and post their picture",
    ],
    correctAnswer: "Report to the captain and keep watching",
    explanation:
      "Confronting puts her in danger and warns him. Authorities can meet the aircraft if the captain knows seats, descriptions and what was seen.",
    difficulty: "Easy",
    source: {
      name: "ICAO Circular 352, training cabin crew on trafficking in persons; 49 USC 44734",
      year: 2018,
    },
  },
  {
    id: "security-inad-mean",
    question: "Who is an INAD?",
    options: [
      "A person in police custody with escorts",
      "A person expelled after years in a country",
      "A person refused entry and carried back",
      "A person who travels without a booking",
    ],
    correctAnswer: "A person refused entry and carried back",
    explanation:
      "INAD is inadmissible: never let in. Expelled after a stay is a deportee, DEPA with escort and DEPU without; neither is the same as a prisoner.",
    difficulty: "Medium",
    source: {
      name: "ICAO Annex 9, Facilitation, chapter 5, inadmissible persons and deportees",
      year: 2022,
    },
  },
  {
    id: "security-custody-alcohol",
    question:
      "An escort officer beside a prisoner orders a glass of wine. What do you do under the US rule?",
    options: [
      "Refuse: neither of the two is served alcohol",
      "Serve the officer, but not the prisoner",
      "Serve both if the officer gives consent",
      "Serve after asking the captain's opinion",
    ],
    correctAnswer: "Refuse: neither of the two is served alcohol",
    explanation:
      "14 CFR 121.575 names both: the person escorting and the person escorted. Most think of the prisoner only.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.575(b)(2)",
      year: 2024,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.575/title-14-part-121-sec121-575.html",
    },
  },
  {
    id: "security-bag-stays",
    question:
      "A passenger leaves an international flight before departure and does not return. What has to happen to his checked bag?",
    options: [
      "It flies, since it has been screened once",
      "It comes off, or is treated as unaccompanied",
      "It flies, if the passenger has signed for it",
      "It is moved to the cabin under crew control",
    ],
    correctAnswer: "It comes off, or is treated as unaccompanied",
    explanation:
      "A bag without its owner is carried only if it has been identified as unaccompanied and screened for that. The first screening alone is what people rely on wrongly.",
    difficulty: "Easy",
    source: {
      name: "ICAO Annex 17, Aviation Security",
      year: 2022,
    },
  },
];
