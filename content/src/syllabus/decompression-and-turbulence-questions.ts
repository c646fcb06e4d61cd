import type { MultipleChoice } from "../multiple-choice.ts";

export const DECOMPRESSION_AND_TURBULENCE_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "decompression-and-turbulence-drop-14000",
    question: "At what altitude do passenger oxygen masks drop by themselves?",
    options: [
      "Cabin altitude of about 8,000 ft",
      "Cabin altitude of about 14,000 ft",
      "Flight level of about 14,000 ft",
      "Flight level of about 25,000 ft",
    ],
    correctAnswer: "Cabin altitude of about 14,000 ft",
    explanation:
      "The trigger is the pressure in the cabin, at about 14,000 ft and always before 15,000 ft. The aircraft's own height matters only because it sets how fast the cabin gets there.",
    difficulty: "Easy",
    source: { name: "14 CFR 25.1447(c), oxygen dispensing units", year: 2025 },
  },
  {
    id: "decompression-and-turbulence-first",
    question: "Masks drop while you are serving row 12. What do you do first?",
    options: [
      "Return to your crew seat",
      "Help the child in row 11",
      "Put on the nearest mask",
      "Call the flight deck",
    ],
    correctAnswer: "Put on the nearest mask",
    explanation:
      "You have seconds. A crew member who helps a child or walks to a seat first may be unconscious before anybody is helped.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, decompression and turbulence",
      year: 2020,
    },
  },
  {
    id: "decompression-and-turbulence-tuc-35",
    question: "What is the time of useful consciousness at 35,000 ft, at rest?",
    options: ["5 to 10 seconds", "30 to 60 seconds", "3 to 5 minutes", "10 to 15 minutes"],
    correctAnswer: "30 to 60 seconds",
    explanation:
      "Half a minute to a minute, and about half of that after a rapid decompression. Three to five minutes belongs to 25,000 ft.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 61-107B, Aircraft Operations at Altitudes Above 25,000 Feet",
      year: 2013,
    },
  },
  {
    id: "decompression-and-turbulence-tuc-half",
    question: "What does a rapid decompression do to the time of useful consciousness?",
    options: [
      "It roughly halves it",
      "It leaves it unchanged",
      "It roughly doubles it",
      "It ends it within 5 seconds",
    ],
    correctAnswer: "It roughly halves it",
    explanation:
      "Air is forced out of the lungs and oxygen even leaves the blood, so the reserve is gone. Five seconds would be far above the altitudes at which airliners cruise.",
    difficulty: "Hard",
    source: {
      name: "FAA AC 61-107B, Aircraft Operations at Altitudes Above 25,000 Feet",
      year: 2013,
    },
  },
  {
    id: "decompression-and-turbulence-tuc-meaning",
    question: "What does time of useful consciousness end with?",
    options: [
      "The beating of the heart",
      "The supply in the mask",
      "The first breath of thin air",
      "The ability to act sensibly",
    ],
    correctAnswer: "The ability to act sensibly",
    explanation:
      "People may sit with open eyes long after they can no longer help themselves. It is not the time until fainting, which is how most candidates put it.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 61-107B, Aircraft Operations at Altitudes Above 25,000 Feet",
      year: 2013,
    },
  },
  {
    id: "decompression-and-turbulence-generator-time",
    question: "For about how long does a chemical oxygen generator supply oxygen?",
    options: [
      "2 to 5 minutes",
      "12 to 22 minutes",
      "45 to 60 minutes",
      "Until the aircraft has landed",
    ],
    correctAnswer: "12 to 22 minutes",
    explanation:
      "Depending on the type, 12 to 22 minutes: enough for the descent to a height where people can breathe. It does not last to the landing and need not.",
    difficulty: "Easy",
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: managing a cabin decompression",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-bag",
    question: "A passenger calls that his mask's bag is not inflating. What is right?",
    options: [
      "He should take the mask of his neighbour",
      "It may stay flat although oxygen flows",
      "He should pull until the mask comes off",
      "He should close the valve and reopen it",
    ],
    correctAnswer: "It may stay flat although oxygen flows",
    explanation:
      "Flow is continuous and the bag fills only with what is not breathed in. See that the mask was pulled right down: that starts the generator, pulling again does nothing, and there is no valve to turn.",
    difficulty: "Medium",
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: managing a cabin decompression",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-burning-smell",
    question:
      "Masks are down and passengers report a burning smell from the panels above them. What is the likely cause?",
    options: [
      "Dust on the reading lights getting warm",
      "Chemical oxygen generators working hot",
      "A fire in the air-conditioning packs",
      "Brake heat carried in from the wheels",
    ],
    correctAnswer: "Chemical oxygen generators working hot",
    explanation:
      "The reaction heats the housing strongly, and dust on it smells. Check it calmly all the same: hot generators can scorch things, and real fire has to be ruled out.",
    difficulty: "Hard",
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: managing a cabin decompression",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-share",
    question: "How much oxygen does the air outside contain at 35,000 ft?",
    options: [
      "About 5 per cent, at nearly the same pressure",
      "About 10 per cent, at half the pressure",
      "None that instruments could measure",
      "About 21 per cent, at much lower pressure",
    ],
    correctAnswer: "About 21 per cent, at much lower pressure",
    explanation:
      "The mixture stays the same up to far beyond flight levels; pressure drops. 'Less oxygen' is right only in the sense of fewer molecules in each breath.",
    difficulty: "Medium",
    source: {
      name: "FAA Pilot's Handbook of Aeronautical Knowledge, chapter 17, aeromedical factors",
      year: 2023,
    },
  },
  {
    id: "decompression-and-turbulence-hypoxia-early",
    question: "Which sign of hypoxia makes it so hard to notice in oneself?",
    options: [
      "A feeling of well-being",
      "Pain in the chest",
      "Bleeding from the nose",
      "A high fever",
    ],
    correctAnswer: "A feeling of well-being",
    explanation:
      "Judgement goes first, and with it the doubt. Pain would warn people; hypoxia does not hurt.",
    difficulty: "Medium",
    source: {
      name: "FAA Pilot's Handbook of Aeronautical Knowledge, chapter 17, aeromedical factors",
      year: 2023,
    },
  },
  {
    id: "decompression-and-turbulence-slow",
    question: "Which is the likeliest sign of a slow decompression?",
    options: [
      "A bang, and fog that fills the cabin",
      "Papers and cups that fly to a hole in the wall",
      "Several people are drowsy, with blue nails",
      "Masks that drop in the first second",
    ],
    correctAnswer: "Several people are drowsy, with blue nails",
    explanation:
      "Slow loss shows in people and in ears before it shows in the cabin. Bang, fog and flying things belong to the fast kinds.",
    difficulty: "Hard",
    source: {
      name: "FAA AC 61-107B, Aircraft Operations at Altitudes Above 25,000 Feet",
      year: 2013,
    },
  },
  {
    id: "decompression-and-turbulence-fog",
    question:
      "Directly after a bang the cabin fills with white mist that smells of nothing. What is it?",
    options: [
      "Smoke from a fire behind the panels of the cabin",
      "Halon from the extinguishers in the cargo hold",
      "Moisture condensing as pressure and temperature fall",
      "Oil mist from an engine, drawn into the air of the cabin",
    ],
    correctAnswer: "Moisture condensing as pressure and temperature fall",
    explanation:
      "Air that expands cools, and its moisture becomes fog; it clears by itself. Smoke and oil smell, and halon does not come with a bang.",
    difficulty: "Hard",
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: managing a cabin decompression",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-level-off",
    question: "To which height does an emergency descent usually lead?",
    options: [
      "2,000 ft, to land soon",
      "10,000 ft, or higher over mountains",
      "18,000 ft, to save fuel",
      "25,000 ft, to get below the jet stream",
    ],
    correctAnswer: "10,000 ft, or higher over mountains",
    explanation:
      "At 10,000 ft healthy people manage without extra oxygen. Over high ground the lowest safe height comes first, and portable oxygen fills the gap.",
    difficulty: "Easy",
    source: {
      name: "Airbus Flight Operations Briefing Notes, cabin operations: managing a cabin decompression",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-move",
    question: "When may cabin crew leave their seats after a decompression?",
    options: [
      "When the flight crew gives the call",
      "When two minutes have passed by the clock",
      "When the descent feels less steep",
      "When a passenger calls for help",
    ],
    correctAnswer: "When the flight crew gives the call",
    explanation:
      "Only the flight deck knows when the cabin is at a safe height. The nose often comes up before it is.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, decompression and turbulence",
      year: 2020,
    },
  },
  {
    id: "decompression-and-turbulence-after-first",
    question: "You may move again. What do you take with you through the cabin?",
    options: [
      "The evacuation megaphone",
      "A trolley with water",
      "The first-aid kit alone",
      "Portable oxygen, in use",
    ],
    correctAnswer: "Portable oxygen, in use",
    explanation:
      "Effort at 10,000 ft or more may still make you hypoxic, and those whom you find will need the bottle. The kit comes next.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, decompression and turbulence",
      year: 2020,
    },
  },
  {
    id: "decompression-and-turbulence-ten-percent",
    question: "In Europe, by how much must the oxygen masks in a cabin outnumber its seats?",
    options: [
      "By at least 2 per cent",
      "By at least 10 per cent",
      "By at least 25 per cent",
      "By one for every row",
    ],
    correctAnswer: "By at least 10 per cent",
    explanation:
      "Ten per cent, evenly spread. Two per cent is the share of passengers for whom first-aid oxygen must be carried.",
    difficulty: "Hard",
    source: {
      name: "UK and EU Regulation 965/2012, CAT.IDE.A.235",
      year: 2024,
      url: "https://regulatorylibrary.caa.co.uk/965-2012/Content/Regs/09770_CATIDEA235_Supplemental_oxygen_pressurised_aeroplanes.htm",
    },
  },
  {
    id: "decompression-and-turbulence-two-percent",
    question:
      "For what share of passengers must first-aid oxygen be carried above 25,000 ft under the European rule?",
    options: [
      "At least 10 per cent, and at least five persons",
      "At least 2 per cent, and at least one person",
      "At least 30 per cent, and at least one row",
      "Every passenger, for at least 10 minutes",
    ],
    correctAnswer: "At least 2 per cent, and at least one person",
    explanation:
      "It is meant for the few who still need oxygen after the descent. The 10 minutes for all are another supply, the drop-down masks.",
    difficulty: "Hard",
    source: {
      name: "UK and EU Regulation 965/2012, CAT.IDE.A.230, first-aid oxygen",
      year: 2021,
      url: "http://online.flipbuilder.com/xuei/etxh/files/basic-html/page385.html",
    },
  },
  {
    id: "decompression-and-turbulence-helios-masks",
    question: "Why did the pilots of Helios 522 not don their masks in time?",
    options: [
      "They had used up their oxygen on the flight before",
      "They took the cabin altitude warning for another one",
      "They had been told that the masks were out of order",
      "They were busy with a fire in the forward galley",
    ],
    correctAnswer: "They took the cabin altitude warning for another one",
    explanation:
      "The horn was the same as that for a wrong take-off setting, and hypoxia did the rest. Crew who see masks drop while the climb goes on should call the flight deck.",
    difficulty: "Hard",
    source: {
      name: "AAIASB (Greece) report 11/2006, Helios Airways 522, 14 August 2005",
      year: 2006,
    },
  },
  {
    id: "decompression-and-turbulence-levels",
    question:
      "Walking is difficult, drinks splash out of their cups, but the aircraft is under control. Which turbulence is that?",
    options: ["Light", "Moderate", "Severe", "Extreme"],
    correctAnswer: "Moderate",
    explanation:
      "In moderate turbulence people feel definite strain against belts and loose things come off. In severe nobody can walk at all.",
    difficulty: "Easy",
    source: {
      name: "FAA Aeronautical Information Manual, turbulence reporting criteria",
      year: 2025,
    },
  },
  {
    id: "decompression-and-turbulence-severe",
    question: "Which words describe severe turbulence?",
    options: [
      "Slight strain on belts, drinks only shaking",
      "Rapid small jolts without change of height",
      "Definite strain, walking difficult but possible",
      "Thrown hard against belts, walking impossible",
    ],
    correctAnswer: "Thrown hard against belts, walking impossible",
    explanation:
      "Impossible is the key word: from severe on nobody serves, checks or stands. Difficult but possible is moderate.",
    difficulty: "Easy",
    source: {
      name: "FAA Aeronautical Information Manual, turbulence reporting criteria",
      year: 2025,
    },
  },
  {
    id: "decompression-and-turbulence-no-seat",
    question:
      "Severe turbulence begins, you stand in the aisle and all seats are taken. What do you do?",
    options: [
      "Get down and hold on to a seat frame",
      "Run to your crew seat at the front",
      "Stand with legs apart and arms up",
      "Sit on the trolley and hold its handle",
    ],
    correctAnswer: "Get down and hold on to a seat frame",
    explanation:
      "On the floor you fall less far, and passengers can hold you. A run of ten rows is when necks and ankles break.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-trolley",
    question: "What do you do with the trolley when there is no time to stow it?",
    options: [
      "Push it to the nearest galley as fast as you can",
      "Leave it unbraked beside your seat",
      "Brake it where it is, hot pots on the floor",
      "Ask passengers to hold it on their laps",
    ],
    correctAnswer: "Brake it where it is, hot pots on the floor",
    explanation:
      "Brakes and a wedge between seats keep most of it in place, and you can sit. Bringing it home is the reflex that has injured many crew.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-who",
    question:
      "Whom did the NTSB find most often among those seriously hurt in turbulence from 2009 to 2018?",
    options: [
      "Passengers, with 79 per cent",
      "Pilots, with about 50 per cent",
      "Flight attendants, with 79 per cent",
      "Children on laps, with 50 per cent",
    ],
    correctAnswer: "Flight attendants, with 79 per cent",
    explanation:
      "Crew are on their feet while others are belted. The passengers, 21 per cent, were nearly all without a belt.",
    difficulty: "Medium",
    source: {
      name: "NTSB safety research report SS-21/01, turbulence-related injuries, data of 2009 to 2018",
      year: 2021,
      url: "https://icao.usmission.gov/air-carrier-turbulence-related-injuries-can-be-reduced-ntsb-finds/",
    },
  },
  {
    id: "decompression-and-turbulence-radar",
    question: "Why does clear-air turbulence come without a warning on the weather radar?",
    options: [
      "Radar sees water drops, and there are none",
      "Radar is switched off during the cruise",
      "Radar only looks at the air behind the wing",
      "Radar works only when it is below 10,000 ft",
    ],
    correctAnswer: "Radar sees water drops, and there are none",
    explanation:
      "The beam is reflected by rain and hail, not by moving air. Forecasts and reports from aircraft ahead are the remaining warnings.",
    difficulty: "Hard",
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-belt-advice",
    question: "The sign is off and the air is calm. What do you advise passengers who are seated?",
    options: [
      "Keep the belt within reach",
      "Fasten it for meals only",
      "Fasten it when it shakes",
      "Keep the belt fastened",
    ],
    correctAnswer: "Keep the belt fastened",
    explanation:
      "Clear-air turbulence gives no time to fasten anything. 'When it shakes' is when the unbelted are already at the ceiling.",
    difficulty: "Easy",
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-permission",
    question:
      "The ride gets rough, the sign is off, and no word comes from the flight deck. May you stop the service and sit down?",
    options: [
      "No, because the captain has to order it",
      "Yes, at once, and then tell the flight deck",
      "No, unless the senior crew member agrees",
      "Yes, but not before the trolley is stowed",
    ],
    correctAnswer: "Yes, at once, and then tell the flight deck",
    explanation:
      "Crew protect themselves when they judge it necessary; call the flight deck from the seat and ask for the sign. Waiting for the order is how crew are hurt.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 120-88A, Preventing Injuries Caused by Turbulence",
      year: 2007,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/99831",
    },
  },
  {
    id: "decompression-and-turbulence-sq321-injuries",
    question: "What injured people on SQ321, according to the investigators in Singapore?",
    options: [
      "A free fall of several thousand feet within a minute",
      "A swift change of load, up and down, on the unbelted",
      "A loss of cabin pressure that followed the first jolt",
      "A turn so steep that the overhead bins broke open",
    ],
    correctAnswer: "A swift change of load, up and down, on the unbelted",
    explanation:
      "Load changed by about 3 g within seconds while only 178 ft were lost. The thousands of feet in the headlines were a controlled descent afterwards. The final report of 2026 puts the jolt down to storm clouds.",
    difficulty: "Hard",
    source: {
      name: "Transport Safety Investigation Bureau, Singapore, SQ321 of 21 May 2024: preliminary findings, and final report as told by the press",
      year: 2026,
    },
  },
];
