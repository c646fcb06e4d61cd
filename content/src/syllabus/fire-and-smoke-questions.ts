import type { MultipleChoice } from "../multiple-choice.ts";

export const FIRE_AND_SMOKE_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "fire-and-smoke-first-finder",
    question:
      "You are alone in the aft cabin and see flames in a waste trolley. What do you do first?",
    options: [
      "Walk to the front and tell the senior crew member face to face",
      "Make an announcement so that passengers leave the area in order",
      "Fight the fire with the nearest extinguisher, and call for help",
      "Wait for a second crew member, since nobody fights a fire alone",
    ],
    correctAnswer: "Fight the fire with the nearest extinguisher, and call for help",
    explanation:
      "Seconds decide while a fire is small, so whoever finds it fights it and shouts or calls. Reporting is as urgent, but leaving the fire to do it lets it grow.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-class-c",
    question: "What does class C mean on a fire extinguisher?",
    options: [
      "Electrical in the US, gases in Europe",
      "Gases in the US, electrical in Europe",
      "Cooking oil in the US, metals in Europe",
      "Liquids in the US, solids in Europe",
    ],
    correctAnswer: "Electrical in the US, gases in Europe",
    explanation:
      "A and D mean the same in both. The US puts gases with class B and gives C to electrical fires; Europe gives C to gases and no letter to electrical fires, which is why crews who change airline mix them up.",
    difficulty: "Hard",
    source: {
      name: "NFPA 10 (2022), EN 2 with amendment A1 (2004) and ISO 3941 (2026), classes of fire",
      year: 2026,
    },
  },
  {
    id: "fire-and-smoke-class-l",
    question:
      "ISO 3941 was revised in January 2026. Which fires did it give a class of their own, class L?",
    options: [
      "Live electrical equipment",
      "Liquefied gases",
      "Lubricating oils",
      "Lithium-ion batteries",
    ],
    correctAnswer: "Lithium-ion batteries",
    explanation:
      "Cells that feed their own fire behave unlike solids, liquids or metals, so they now have a letter. Electrical equipment still has none in this standard, which sorts fires by fuel.",
    difficulty: "Hard",
    source: {
      name: "ISO 3941:2026, Classification of fires",
      year: 2026,
      url: "https://internationalfireandsafetyjournal.com/bsi-lithium-ion-class-l/",
    },
  },
  {
    id: "fire-and-smoke-class-a",
    question: "Which fire is class A?",
    options: ["Burning jet fuel", "A burning newspaper", "A burning gas leak", "Burning magnesium"],
    correctAnswer: "A burning newspaper",
    explanation:
      "Class A is ordinary solid material, in the US and in Europe alike. Fuel is class B and magnesium D.",
    difficulty: "Easy",
    source: {
      name: "NFPA 10 (2022), EN 2 with amendment A1 (2004) and ISO 3941 (2026), classes of fire",
      year: 2026,
    },
  },
  {
    id: "fire-and-smoke-pbe-minutes",
    question: "For about how long does protective breathing equipment supply breathing gas?",
    options: ["5 minutes", "15 minutes", "30 minutes", "60 minutes"],
    correctAnswer: "15 minutes",
    explanation:
      "Fifteen minutes is the minimum in CAT.IDE.A.245 and in 14 CFR 121.337. Plan the relief earlier, since hard work uses it up faster.",
    difficulty: "Easy",
    source: { name: "EASA Easy Access Rules for Air Operations, CAT.IDE.A.245", year: 2025 },
  },
  {
    id: "fire-and-smoke-pbe-where",
    question: "Where do you put on the breathing hood?",
    options: [
      "In the smoke, so that none of it is wasted",
      "In clean air, before you go into the smoke",
      "Beside the fire, after the first extinguisher",
      "Inside the lavatory, with the door shut",
    ],
    correctAnswer: "In clean air, before you go into the smoke",
    explanation:
      "Smoke caught under the hood is breathed for the next minutes. Saving gas is the wrong thrift: fit and start it outside.",
    difficulty: "Medium",
    source: { name: "EASA Easy Access Rules for Air Operations, CAT.IDE.A.245", year: 2025 },
  },
  {
    id: "fire-and-smoke-halon-base",
    question: "Where do you aim an extinguisher?",
    options: [
      "At the top of the flames",
      "At the smoke above it",
      "At the ceiling panel",
      "At the base of the fire",
    ],
    correctAnswer: "At the base of the fire",
    explanation:
      "The fuel burns at the base. Agent shot through flames or smoke is carried off by the heat.",
    difficulty: "Easy",
    source: { name: "FAA AC 20-42D, Hand Fire Extinguishers for Use in Aircraft", year: 2011 },
  },
  {
    id: "fire-and-smoke-halon-back",
    question:
      "The flames of a seat fire are out after one bottle of halon. Why do you soak the seat with water?",
    options: [
      "Halon hardly cools, so the foam may light up again",
      "Halon stains the fabric unless it is washed out",
      "Halon becomes explosive as soon as it has dried",
      "Halon conducts electricity until it is rinsed off",
    ],
    correctAnswer: "Halon hardly cools, so the foam may light up again",
    explanation:
      "Halon breaks the chain reaction and leaves the heat in the cushion. It is a clean agent and does not conduct, so washing it off is not the point.",
    difficulty: "Medium",
    source: { name: "FAA AC 20-42D, Hand Fire Extinguishers for Use in Aircraft", year: 2011 },
  },
  {
    id: "fire-and-smoke-halon-eu",
    question: "What changed for cabin extinguishers in the EU at the end of 2025?",
    options: [
      "Halon became compulsory in lavatory bins",
      "Water extinguishers were banned from cabins",
      "Halon had to be gone from hand extinguishers",
      "Powder extinguishers replaced all the others",
    ],
    correctAnswer: "Halon had to be gone from hand extinguishers",
    explanation:
      "The ozone rules ended halon in portable extinguishers in cabins and crew compartments on 31 December 2025. Powder is not wanted in a cabin: it blinds, and it ruins electronics.",
    difficulty: "Hard",
    source: {
      name: "Regulation (EU) 2024/590, Annex V, and EASA's note on halon extinguishers",
      year: 2025,
    },
  },
  {
    id: "fire-and-smoke-seats-extinguishers",
    question:
      "How many hand extinguishers does 14 CFR 25.851 ask for in a passenger cabin with 180 seats?",
    options: ["1", "2", "3", "4"],
    correctAnswer: "3",
    explanation:
      "61 to 200 seats need three. Four begin at 201 seats; two is the figure for 31 to 60.",
    difficulty: "Hard",
    source: { name: "14 CFR 25.851(a), fire extinguishers", year: 2025 },
  },
  {
    id: "fire-and-smoke-lith-cool",
    question: "The flames of a burning tablet computer are out. What comes next?",
    options: [
      "Covering it with a wet blanket",
      "Packing it in ice from the bar",
      "Cooling it with plenty of water",
      "Carrying it to the aft galley",
    ],
    correctAnswer: "Cooling it with plenty of water",
    explanation:
      "Cells that have not burned yet must be cooled. Blanket and ice keep the heat in, and a hot battery can burst in your hands on the way.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 9481, Emergency Response Guidance, lithium battery checklists, with UK CAA summary",
      year: 2025,
      url: "https://www.caa.co.uk/Commercial-industry/Airlines/Dangerous-goods/Portable-electronic-devices/",
    },
  },
  {
    id: "fire-and-smoke-lith-ice",
    question: "Why is ice wrong on a hot lithium battery?",
    options: [
      "It insulates, so the heat stays inside",
      "It cracks the screen, so glass flies off",
      "It reacts with lithium ions at once",
      "It cools so fast that the gas freezes",
    ],
    correctAnswer: "It insulates, so the heat stays inside",
    explanation:
      "Ice touches at few points and wraps the battery like a blanket, while liquid runs in and carries heat away. It is not about a chemical reaction with ice.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-lith-liquid",
    question: "The water is used up. Which other liquid may cool a burning power bank?",
    options: ["Whisky", "Perfume", "Hand sanitiser gel", "Orange juice"],
    correctAnswer: "Orange juice",
    explanation:
      "Any non-alcoholic drink cools nearly as well as water. The other three contain alcohol and feed the fire.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 9481, Emergency Response Guidance, lithium battery checklists, with UK CAA summary",
      year: 2025,
      url: "https://www.caa.co.uk/Commercial-industry/Airlines/Dangerous-goods/Portable-electronic-devices/",
    },
  },
  {
    id: "fire-and-smoke-lith-move",
    question: "When may a phone that has burned be put into a container of water?",
    options: [
      "At once, as soon as a crew member has put on gloves",
      "After flames and smoke have been over for some 10 to 15 minutes",
      "After five minutes, if its case feels warm to the hand",
      "Only after landing, when the fire brigade takes it out",
    ],
    correctAnswer: "After flames and smoke have been over for some 10 to 15 minutes",
    explanation:
      "Waiting lets the remaining cells go or cool where they are. Carrying it at once is tempting, but the FAA warns that the transfer is the most dangerous moment.",
    difficulty: "Hard",
    source: {
      name: "ICAO Doc 9481, Emergency Response Guidance, lithium battery checklists, with UK CAA summary",
      year: 2025,
      url: "https://www.caa.co.uk/Commercial-industry/Airlines/Dangerous-goods/Portable-electronic-devices/",
    },
  },
  {
    id: "fire-and-smoke-lith-seat",
    question: "A passenger's phone has slipped into his electric seat. What do you tell him?",
    options: [
      "Recline slowly until it drops out",
      "Do not move the seat; call the crew",
      "Move the seat forward to make room",
      "Reach down with a metal knife or key",
    ],
    correctAnswer: "Do not move the seat; call the crew",
    explanation:
      "Seat motors crush batteries, and crushing starts thermal runaway. Crew look for it by hand with seat power off; metal tools can short-circuit it.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-oven-door",
    question: "An oven smokes and you see flames behind the glass. What do you do with the door?",
    options: [
      "Open it wide and use the extinguisher",
      "Open it and pull out the burning meal",
      "Open it a little to let the smoke out",
      "Keep it closed and cut the power",
    ],
    correctAnswer: "Keep it closed and cut the power",
    explanation:
      "Closed and without power, most oven fires starve. Opening feeds them with air; a crack for the nozzle comes only if the fire goes on.",
    difficulty: "Medium",
    source: {
      name: "Dutch Safety Board, oven event on a Boeing 777, and FAA AC 120-80B",
      year: 2024,
    },
  },
  {
    id: "fire-and-smoke-breaker",
    question:
      "A tripped galley breaker has left half the ovens cold before the meal service. What is right?",
    options: [
      "Leave it, report it, and change the service",
      "Reset it once, and once more after a minute",
      "Hold it in until the meals have been heated",
      "Ask an engineer among the passengers to reset it",
    ],
    correctAnswer: "Leave it, report it, and change the service",
    explanation:
      "It tripped because of too much current, and a reset can start a fire out of sight. 'One reset is allowed' is an old habit: in flight only the captain can order it.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-hot-panel",
    question: "A side-wall panel is hot and smells of burning. What do you not do?",
    options: [
      "Tell the flight deck the seat row",
      "Feel for the hottest point of it",
      "Tear it open to see what is burning",
      "Move the passengers in that row",
    ],
    correctAnswer: "Tear it open to see what is burning",
    explanation:
      "A large opening gives the fire air and may hit wires, pipes or your hands. Waiting is no better: a small opening for the nozzle, made at once and as the manual says, is the way in.",
    difficulty: "Hard",
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-back-of-hand",
    question: "Why do you feel a door or panel with the back of the hand?",
    options: [
      "It is less sensitive, so you can press longer",
      "It leaves no marks for the investigators",
      "It senses heat well, and the palm stays usable",
      "It keeps the glove on the other hand dry",
    ],
    correctAnswer: "It senses heat well, and the palm stays usable",
    explanation:
      "The back of the hand feels warmth before it touches, and if it is burned you can still grip. It is more sensitive to heat than calloused fingers, not less.",
    difficulty: "Easy",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-lav-open",
    question: "How do you open the door of a burning lavatory?",
    options: [
      "A hand's width, from the side, crouching",
      "All the way, so that the smoke can leave",
      "Not at all, since bins protect themselves",
      "With a kick, so that your hands stay free",
    ],
    correctAnswer: "A hand's width, from the side, crouching",
    explanation:
      "A small gap lets the agent in and little air, and beside the door you are out of the flames' way. The automatic extinguisher only protects the bin.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-lav-protection",
    question: "What goes off by itself when the waste bin of a lavatory burns?",
    options: [
      "A sprinkler in the ceiling",
      "A valve that shuts the air off",
      "A lock that keeps the door shut",
      "A small extinguisher in the bin",
    ],
    correctAnswer: "A small extinguisher in the bin",
    explanation:
      "Heat melts its seal and agent floods the bin. There is no sprinkler; the detector in the ceiling only warns.",
    difficulty: "Medium",
    source: {
      name: "14 CFR 25.854 and 25.853(g), lavatory fire protection and ashtrays",
      year: 2025,
    },
  },
  {
    id: "fire-and-smoke-drop-masks",
    question:
      "The cabin fills with smoke at cruise level, and passengers ask for the drop-down masks. Why not?",
    options: [
      "They last only as long as the smoke hoods do",
      "They mix in cabin air, and oxygen feeds the fire",
      "They work only when the aircraft is on the ground",
      "They would set off the smoke detectors at once",
    ],
    correctAnswer: "They mix in cabin air, and oxygen feeds the fire",
    explanation:
      "Passenger masks are made for thin air, not for smoke: the wearer breathes both. They help in a decompression, which is why people want them here.",
    difficulty: "Hard",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-low",
    question: "Why do you tell passengers to stay low in smoke?",
    options: [
      "The floor lights give off fresh oxygen",
      "The air near the floor is clearer and cooler",
      "The crew can see over their heads better",
      "The smoke detectors are in the floor",
    ],
    correctAnswer: "The air near the floor is clearer and cooler",
    explanation:
      "Hot smoke rises and fills a cabin from the ceiling. A head at armrest height may have minutes more of breathable air.",
    difficulty: "Easy",
    source: {
      name: "AAIB report 8/88, British Airtours 28M, Manchester, 22 August 1985",
      year: 1988,
    },
  },
  {
    id: "fire-and-smoke-communicator",
    question: "What does the communicator do in the three-person fire drill?",
    options: [
      "Fetches all extinguishers and hoods",
      "Fights the fire until the bottle is empty",
      "Calms passengers with announcements",
      "Keeps the flight deck informed all the time",
    ],
    correctAnswer: "Keeps the flight deck informed all the time",
    explanation:
      "Two pilots who cannot see the fire decide by this voice. Fetching is the assistant's task.",
    difficulty: "Medium",
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-report-out",
    question:
      "There is less smoke after two bottles, but the source has not been found. What do you report?",
    options: [
      "Less smoke, source not found, still searching",
      "Fire out, cabin secure, service may go on",
      "Fire out, but we should keep an eye on it",
      "Nothing yet, until the source is certain",
    ],
    correctAnswer: "Less smoke, source not found, still searching",
    explanation:
      "Smoke thins when the air system works, and also when a fire is hidden. 'Out' may talk a captain out of landing; facts keep the choice open.",
    difficulty: "Hard",
    source: { name: "NTSB/AAR-86/02, Air Canada 797, Cincinnati, 2 June 1983", year: 1986 },
  },
  {
    id: "fire-and-smoke-removal",
    question: "How is smoke removed from a cabin in flight?",
    options: [
      "By cabin crew, who crack open an aft door",
      "By passengers, who open all the air nozzles",
      "By the flight crew, with the air-conditioning",
      "By cabin crew, who pull the oxygen masks",
    ],
    correctAnswer: "By the flight crew, with the air-conditioning",
    explanation:
      "Airflow and outflow valves can change the air in minutes. A cabin door cannot be opened against cabin pressure, and must not be tried.",
    difficulty: "Medium",
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-time-minutes",
    question:
      "What did the Swissair 111 investigation find about earlier in-flight fires, from first sign to the end of the flight?",
    options: ["2 to 5 minutes", "5 to 35 minutes", "30 to 60 minutes", "1 to 2 hours"],
    correctAnswer: "5 to 35 minutes",
    explanation:
      "The spread was 5 to 35 minutes. An hour is what most people expect, and waiting to see is how that time is lost.",
    difficulty: "Hard",
    source: {
      name: "Transportation Safety Board of Canada, report A98H0003 (Swissair 111)",
      year: 2003,
    },
  },
];
