import type { MultipleChoice } from "../multiple-choice.ts";

export const HUMAN_FACTORS_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "human-factors-crm-origin",
    question: "Which event of 1979 stands at the beginning of crew resource management?",
    options: ["An ICAO congress", "A NASA workshop", "An FAA regulation", "A Boeing course"],
    correctAnswer: "A NASA workshop",
    explanation:
      "The workshop on resource management on the flight deck looked at accidents caused by crews who could fly. The Tenerife collision of 1977 is often named as a cause; rules came much later.",
    difficulty: "Medium",
    source: {
      name: "Helmreich, Merritt and Wilhelm, The evolution of crew resource management training",
      year: 1999,
    },
  },
  {
    id: "human-factors-crm-crew",
    question: "Whom does CRM include today?",
    options: [
      "The pilots and nobody else on board",
      "Pilots and, for training only, the purser",
      "The captain as the holder of all authority",
      "All who help to fly safely, cabin and ground too",
    ],
    correctAnswer: "All who help to fly safely, cabin and ground too",
    explanation:
      "The C of cockpit became the C of crew. It does not take the decision from the captain; it brings him what he needs for it.",
    difficulty: "Easy",
    source: {
      name: "FAA AC 120-51E, Crew Resource Management Training; ORO.CC.115(e)",
      year: 2004,
    },
  },
  {
    id: "human-factors-latent",
    question: "In the Swiss cheese model, which of these is a latent condition?",
    options: [
      "A roster that leaves crews tired",
      "A crew member opens an armed door",
      "A passenger smokes in the lavatory",
      "A trolley is left without a brake",
    ],
    correctAnswer: "A roster that leaves crews tired",
    explanation:
      "Latent conditions lie in wait, made by planning or design. The other three happen at the front and are seen at once: active failures or threats.",
    difficulty: "Medium",
    source: {
      name: "James Reason, Human Error; Managing the Risks of Organizational Accidents",
      year: 1997,
    },
  },
  {
    id: "human-factors-cheese-accident",
    question: "When does an accident happen in Reason's model?",
    options: [
      "When one of the layers has a hole",
      "When the last layer has been removed",
      "When the holes of all layers line up",
      "When holes are made on purpose",
    ],
    correctAnswer: "When the holes of all layers line up",
    explanation:
      "Every layer always has holes, and usually another one catches the error. One hole alone is an everyday event.",
    difficulty: "Easy",
    source: {
      name: "James Reason, Human Error; Managing the Risks of Organizational Accidents",
      year: 1997,
    },
  },
  {
    id: "human-factors-dozen-not",
    question: "Which of these is not one of Dupont's dirty dozen?",
    options: ["Lack of resources", "Norms", "Complacency", "Poor eyesight"],
    correctAnswer: "Poor eyesight",
    explanation:
      "Lack of resources, norms and complacency are on the list of 1993. Norms surprises people: it means the unwritten rules of how we do things here.",
    difficulty: "Medium",
    source: {
      name: "Gordon Dupont, The Dirty Dozen, Transport Canada",
      year: 1993,
    },
  },
  {
    id: "human-factors-dozen-complacency",
    question:
      "You have armed this door a thousand times and no longer look at the indicator. Which of the dirty dozen is that?",
    options: ["Lack of resources", "Complacency", "Pressure", "Lack of knowledge"],
    correctAnswer: "Complacency",
    explanation:
      "Routine and success switch attention off. It is not lack of knowledge: you know exactly how it is done, which is the trap.",
    difficulty: "Medium",
    source: {
      name: "Gordon Dupont, The Dirty Dozen, Transport Canada",
      year: 1993,
    },
  },
  {
    id: "human-factors-shell-s",
    question: "What is software in the SHELL model?",
    options: [
      "Programs on the crew's tablet and nothing else",
      "The soft skills of the people in the cabin",
      "Procedures, manuals, checklists and symbols",
      "Seats, blankets and other soft furnishings",
    ],
    correctAnswer: "Procedures, manuals, checklists and symbols",
    explanation:
      "The word is older than today's meaning: all that is not physical and guides people. Skills belong to liveware.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 9859, Safety Management Manual, SHELL model after Edwards 1972 and Hawkins",
      year: 2018,
    },
  },
  {
    id: "human-factors-shell-centre",
    question: "What stands in the middle of the SHELL model?",
    options: [
      "Liveware: the person",
      "Hardware: the aircraft",
      "Software: the rules",
      "Environment: the cabin",
    ],
    correctAnswer: "Liveware: the person",
    explanation:
      "The human being is the centre to which all else has to be fitted, and the second L is other people.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 9859, Safety Management Manual, SHELL model after Edwards 1972 and Hawkins",
      year: 2018,
    },
  },
  {
    id: "human-factors-endsley",
    question:
      "You smell something, know that it is an overheated oven, and expect smoke. Which level is the expecting?",
    options: [
      "Level 1, perception",
      "Level 2, comprehension",
      "Level 3, projection",
      "Level 4, decision",
    ],
    correctAnswer: "Level 3, projection",
    explanation:
      "Endsley has three levels, and projection is the third. A decision follows from awareness but is not a level of it.",
    difficulty: "Medium",
    source: {
      name: "Endsley, Toward a theory of situation awareness in dynamic systems",
      year: 1995,
    },
  },
  {
    id: "human-factors-readback",
    question: "The captain says: 'Disarm doors.' What closes the loop?",
    options: [
      "A thumb up from the galley towards the door",
      "Repeating the order, doing it and reporting it",
      "Doing it quickly, because the order was clear",
      "The word 'OK' over the interphone handset",
    ],
    correctAnswer: "Repeating the order, doing it and reporting it",
    explanation:
      "A read-back shows what was understood, the report what was done. 'OK' says only that something was heard.",
    difficulty: "Easy",
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-pace-order",
    question: "In which order do the steps of PACE come?",
    options: [
      "Prepare, ask, check, execute",
      "Probe, assert, command, escalate",
      "Prevent, alert, correct, evaluate",
      "Probe, alert, challenge, emergency",
    ],
    correctAnswer: "Probe, alert, challenge, emergency",
    explanation:
      "Each step is more direct than the last, and the final one is an outright warning. One may begin higher where seconds count.",
    difficulty: "Medium",
    source: {
      name: "Besco, To intervene or not to intervene? The co-pilot's catch 22",
      year: 1995,
      url: "https://docslib.org/doc/3920190/to-intervene-or-not-to-intervene-the-co-pilots-catch-22",
    },
  },
  {
    id: "human-factors-assertive-best",
    question: "Which sentence is assertive?",
    options: [
      "'Captain, there is ice on the wing; please look before we go.'",
      "'Captain, it looks rather wintry on the wing today, does it not?'",
      "'Captain, surely you are not going to take off in this state?'",
      "'Captain, I suppose that you have had a look at the wing already?'",
    ],
    correctAnswer: "'Captain, there is ice on the wing; please look before we go.'",
    explanation:
      "Fact, concern and request, with respect. The others hint, attack or hope, and a busy captain can miss the point of all three.",
    difficulty: "Medium",
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-dryden-q",
    question: "What did the cabin crew at Dryden in 1989 not do?",
    options: [
      "Secure the cabin before the take-off run",
      "Evacuate the passengers who had survived",
      "Tell the pilots about the snow on the wings",
      "Give the safety demonstration to all rows",
    ],
    correctAnswer: "Tell the pilots about the snow on the wings",
    explanation:
      "Snow was seen and thought to be known. That belief, that pilots know already and do not like to be told, is what the report changed.",
    difficulty: "Medium",
    source: {
      name: "Moshansky, Commission of Inquiry into the Air Ontario Crash at Dryden, Ontario",
      year: 1992,
    },
  },
  {
    id: "human-factors-tenerife-q",
    question: "What does the collision at Tenerife in 1977 stand for in crew training?",
    options: [
      "A fire that was fought with the wrong agent",
      "An evacuation that was started too late",
      "A cabin that lost its pressure unnoticed",
      "A doubt that was voiced but not insisted on",
    ],
    correctAnswer: "A doubt that was voiced but not insisted on",
    explanation:
      "The flight engineer asked whether the other aircraft was clear, and the answer ended the talk. The lesson is to go on until the doubt is settled.",
    difficulty: "Medium",
    source: {
      name: "Spanish commission of inquiry, KLM 4805 and Pan Am 1736",
      year: 1978,
    },
  },
  {
    id: "human-factors-sterile-call",
    question:
      "During the climb through 5,000 ft you smell burning in the aft galley. What do you do?",
    options: [
      "Wait until 10,000 ft is passed",
      "Call the flight deck at once",
      "Wait until the belt sign is off",
      "Call only if you can see flames",
    ],
    correctAnswer: "Call the flight deck at once",
    explanation:
      "The sterile flight deck never stops a safety call. Waiting for ten thousand feet is the mistake that the rule is most often blamed for.",
    difficulty: "Easy",
    source: {
      name: "14 CFR 121.542",
      year: 2025,
    },
  },
  {
    id: "human-factors-sterile-not",
    question: "Which of these does not justify a call in the sterile phase?",
    options: [
      "Fuel streaming from the wing",
      "A passenger who is unconscious",
      "A missed connection in row 4",
      "A door light that is still amber",
    ],
    correctAnswer: "A missed connection in row 4",
    explanation:
      "The connection can be told at the gate. The others bear on safety, even where they prove harmless.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.542",
      year: 2025,
    },
  },
  {
    id: "human-factors-slip",
    question:
      "You mean to press the call reset and press the evacuation signal instead. What kind of error is it?",
    options: ["A slip", "A lapse", "A mistake", "A violation"],
    correctAnswer: "A slip",
    explanation:
      "The plan was right and the action went wrong: a slip. A lapse is something forgotten, and a mistake a wrong plan; people use that word for all of them.",
    difficulty: "Hard",
    source: {
      name: "James Reason, Human Error; Managing the Risks of Organizational Accidents",
      year: 1997,
    },
  },
  {
    id: "human-factors-mistake",
    question:
      "A crew member is sure that this type has no slide at the overwing exit, and briefs helpers accordingly. She is wrong. What kind of error is it?",
    options: ["A slip", "A mistake", "A lapse", "A violation"],
    correctAnswer: "A mistake",
    explanation:
      "She does exactly what she plans, and the plan is wrong for lack of knowledge. A slip would be the right plan with a wrong hand.",
    difficulty: "Hard",
    source: {
      name: "James Reason, Human Error; Managing the Risks of Organizational Accidents",
      year: 1997,
    },
  },
  {
    id: "human-factors-threat",
    question: "What is a threat in threat and error management?",
    options: [
      "A forgotten cross-check",
      "A miscount by the crew",
      "An unsecured galley at landing",
      "A late catering truck",
    ],
    correctAnswer: "A late catering truck",
    explanation:
      "Threats come from outside the crew's own doing. The forgotten check and the crew's miscount are errors, the unsecured galley is an undesired state.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 9803 and Doc 10002, threat and error management",
      year: 2020,
    },
  },
  {
    id: "human-factors-wocl-hours",
    question: "Which hours are the window of circadian low?",
    options: ["22:00 to 00:59", "00:00 to 02:59", "02:00 to 05:59", "06:00 to 08:59"],
    correctAnswer: "02:00 to 05:59",
    explanation:
      "It is counted in the time zone to which the body is adapted, not by the clock at the destination. The afternoon has only a smaller dip.",
    difficulty: "Medium",
    source: {
      name: "Regulation (EU) No 965/2012, ORO.FTL.105; 14 CFR 117.3",
      year: 2024,
    },
  },
  {
    id: "human-factors-awake-17",
    question:
      "Being awake for 17 hours impairs performance about as much as which blood alcohol level?",
    options: ["0.1 per mille", "0.5 per mille", "2 per mille", "3 per mille"],
    correctAnswer: "0.5 per mille",
    explanation:
      "Studies of the late 1990s found about 0.05 per cent, and about twice that after 24 hours. That is more than the law allows crew to have from drinking.",
    difficulty: "Hard",
    source: {
      name: "Dawson and Reid, Nature 388; Williamson and Feyer",
      year: 2000,
    },
  },
  {
    id: "human-factors-nap",
    question: "Why is a nap on a break best kept to 20 to 30 minutes?",
    options: [
      "Deep sleep leaves you dull on waking",
      "Longer naps use up the night's sleep",
      "Longer naps raise the blood pressure",
      "The law allows no more than that",
    ],
    correctAnswer: "Deep sleep leaves you dull on waking",
    explanation:
      "Sleep inertia grows when you are woken from deep sleep. Longer naps do help where there is time to wake up after them.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 9966, Manual for the Oversight of Fatigue Management Approaches",
      year: 2016,
    },
  },
  {
    id: "human-factors-bottle-us",
    question:
      "How many hours before duty may a US flight attendant not drink alcohol under federal rules?",
    options: ["4 hours", "8 hours", "12 hours", "24 hours"],
    correctAnswer: "8 hours",
    explanation:
      "Eight hours and below 0.04; many airlines say twelve. The rule of four hours is for other safety staff, such as some ground workers.",
    difficulty: "Easy",
    source: {
      name: "14 CFR 91.17 and 120.37",
      year: 2025,
    },
  },
  {
    id: "human-factors-alcohol-eu",
    question: "Which blood alcohol level is the limit for crew in the EU rules?",
    options: ["0.0 g per litre", "0.2 g per litre", "0.4 g per litre", "0.5 g per litre"],
    correctAnswer: "0.2 g per litre",
    explanation:
      "0.2 per mille, or lower where the state says so. 0.4 per mille would be the US figure of 0.04, and 0.5 is a driver's limit in many countries.",
    difficulty: "Medium",
    source: {
      name: "Regulation (EU) No 965/2012, CAT.GEN.MPA.100 with its AMC, and ARO.RAMP.106 on alcohol tests",
      year: 2024,
    },
  },
  {
    id: "human-factors-rest-10",
    question:
      "How long is the rest of a US flight attendant after a scheduled duty of 12 hours, at least?",
    options: ["8 hours", "9 hours", "10 hours", "12 hours"],
    correctAnswer: "10 hours",
    explanation:
      "Since the rule of 2022 it is 10 hours and cannot be cut. Nine, with a cut to eight, was the old rule that many guides still print.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 121.467, as amended in October 2022",
      year: 2022,
    },
  },
  {
    id: "human-factors-just",
    question: "Which act does just culture not protect?",
    options: [
      "Forgetting a step under heavy load",
      "Misreading a label in dim light",
      "Signing a check that was never made",
      "Choosing a wrong drill in good faith",
    ],
    correctAnswer: "Signing a check that was never made",
    explanation:
      "A false signature is wilful. Honest errors that fit training and experience are protected, so that people go on reporting them.",
    difficulty: "Medium",
    source: {
      name: "Regulation (EU) No 376/2014, article 2(12)",
      year: 2024,
    },
  },
  {
    id: "human-factors-silent-when",
    question: "When do you do a silent review?",
    options: [
      "During the safety demonstration",
      "Once a day, before the first flight",
      "After the captain's alert signal",
      "Before each take-off and landing",
    ],
    correctAnswer: "Before each take-off and landing",
    explanation:
      "It readies you for the phases in which most accidents happen. After an alert it is too late to begin.",
    difficulty: "Easy",
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-nits-missing",
    question:
      "The captain calls: 'Engine failure, we return, twenty minutes.' Which part of NITS do you ask for?",
    options: ["Nature", "Intentions", "Time", "Special instructions"],
    correctAnswer: "Special instructions",
    explanation:
      "Nature, intentions and time were given. Special instructions might be brace, no evacuation planned, or who comes to the flight deck, and if there are none you want to hear that.",
    difficulty: "Medium",
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: crew communication",
      year: 2006,
    },
  },
  {
    id: "human-factors-bias",
    question:
      "A crew decides that a smell comes from the coffee maker and stops looking. Which trap is that?",
    options: ["Authority gradient", "Confirmation bias", "Sleep inertia", "Diffused duty"],
    correctAnswer: "Confirmation bias",
    explanation:
      "The first idea was never tested. A gradient would be somebody doubting and not daring to say so.",
    difficulty: "Hard",
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-gradient-q",
    question: "What is wrong with a very flat authority gradient?",
    options: [
      "Nobody dares to speak up",
      "The captain is overloaded",
      "In the end nobody decides",
      "Rules lose their legal force",
    ],
    correctAnswer: "In the end nobody decides",
    explanation:
      "Steep gradients silence people; flat ones leave the decision hanging. The aim lies between: open talk, clear decision.",
    difficulty: "Hard",
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-interrupt",
    question: "You were interrupted in the middle of a checklist. How do you go on?",
    options: [
      "Start again, or from the last step that is certain",
      "Go on with the step that feels like the next one",
      "Take it as done, since you do it on every flight",
      "Ask a colleague to sign the rest of it for you",
    ],
    correctAnswer: "Start again, or from the last step that is certain",
    explanation:
      "Memory supplies steps that were not done. Going on by feeling is how doors stay disarmed and ovens stay on.",
    difficulty: "Easy",
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
  {
    id: "human-factors-startle-first",
    question: "After a sudden bang, what helps most to get from shock to action?",
    options: [
      "Waiting until the captain has made a PA",
      "A breath, a look, and the first drilled step",
      "Discussing the cause with the colleague",
      "Walking through the cabin to find the cause",
    ],
    correctAnswer: "A breath, a look, and the first drilled step",
    explanation:
      "Drill comes back sooner than reasoning. A walk or a talk comes later: first comes what keeps you and the cabin safe now.",
    difficulty: "Medium",
    source: {
      name: "CRM teaching after ICAO Doc 10002, chapter 8, human performance",
      year: 2020,
    },
  },
];
