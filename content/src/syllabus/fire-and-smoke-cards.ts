import type { Card } from "./schema.ts";

export const FIRE_AND_SMOKE_CARDS: readonly Card[] = [
  {
    id: "fire-and-smoke-triangle",
    front: "What does a fire need, and how does each extinguisher take it away?",
    back: "A fire needs fuel, oxygen and heat, held together by a chemical chain reaction. Water takes away heat; a blanket or a closed lid takes away oxygen; halon and its successors break the chain reaction. That is why a halon fire can come back: the heat is still there.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-classes",
    front:
      "What do the letters A, B, C and D stand for on an extinguisher in the US, and in Europe?",
    back: "On an extinguisher A stands for solid material such as paper and cloth, and B for flammable liquids, in the US and in Europe alike. In the US, B includes gases and C is live electrical equipment; in Europe C is burning gases and electrical fires have no letter. D is burning metal in both. Cooking oil and fat is K in the US and F in Europe.",
    points: [
      "US (NFPA): A solids, B liquids and gases, C electrical, D metals, K cooking oils",
      "Europe (EN 2): A solids, B liquids, C gases, D metals, F cooking oils",
      "International (ISO 3941, since January 2026): a new class L for lithium-ion batteries",
      "The lesson in common: never water on live electrics or burning fat",
    ],
    source: {
      name: "NFPA 10 (2022), EN 2 with amendment A1 (2004) and ISO 3941 (2026), classes of fire",
      year: 2026,
    },
    ages: true,
  },
  {
    id: "fire-and-smoke-halon",
    front: "What is the halon extinguisher good for, and what is it not good for?",
    back: "Halon 1211 puts out solids at the surface, liquids and electrical fires, leaves no residue and creeps round corners. It hardly cools, so solids are soaked with water afterwards, and in heat it breaks down into irritating gases: wear the hood in a closed space. A cabin bottle is empty in roughly ten seconds, so aim at the base and sweep.",
    points: [
      "Pull the safety pin, hold upright",
      "Start from about 2 m, at the base of the fire",
      "Sweep from side to side, go closer as it dies",
      "Cool with water or another non-alcoholic liquid, then watch",
    ],
    source: { name: "FAA AC 20-42D, Hand Fire Extinguishers for Use in Aircraft", year: 2011 },
  },
  {
    id: "fire-and-smoke-halon-replacement",
    front: "Why do many aircraft no longer carry halon in the cabin?",
    back: "Halon destroys ozone; the developed countries stopped making it in 1994. In the EU, hand extinguishers with halon had to be gone from cabins and crew compartments by 31 December 2025, save for exempted aircraft; the usual successor is Halotron BrX (2-BTP). Elsewhere both kinds are found: the label tells you, and the way of using them is the same.",
    points: [],
    source: {
      name: "Regulation (EU) 2024/590, Annex V, and EASA's note on halon extinguishers",
      year: 2025,
    },
    ages: true,
  },
  {
    id: "fire-and-smoke-water-extinguisher",
    front: "When do you take the water extinguisher, and when not?",
    back: "Take the water extinguisher for class A: paper, cloth, seats, waste, and for cooling what halon has put out. Turning the handle pierces a gas cartridge that pressurises the bottle; the water holds antifreeze and is not for drinking. Never on live electrical equipment, burning liquids or oven fat. A lithium battery is the exception people stumble over: once power is off, water is what cools it.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-number",
    front: "How many hand fire extinguishers must a cabin carry?",
    back: "The number of hand fire extinguishers goes by passenger seats: one for 7 to 30, two for 31 to 60, three for 61 to 200, four for 201 to 300, and one more per hundred up to eight. The US table of 14 CFR 25.851 gives eight for 601 to 700 and ends there; the EU table of CAT.IDE.A.250 gives eight for 601 or more. One on the flight deck and one in each galley on another deck come on top.",
    points: [],
    source: { name: "14 CFR 25.851(a), fire extinguishers, and CAT.IDE.A.250", year: 2025 },
  },
  {
    id: "fire-and-smoke-pbe",
    front: "What does protective breathing equipment do, and for how long?",
    back: "Protective breathing equipment is a hood that gives breathing gas and shields eyes and face for about 15 minutes, the minimum that both the EU and the US ask for. Put it on outside the smoke, pull hair and collar inside, start the oxygen, and check the seal at the neck. Leave for clean air when it gets hot, when breathing becomes hard or the hood collapses, and take it off away from flames: oxygen clings to hair and clothes.",
    points: [
      "US: one within 3 feet of each required hand extinguisher in the passenger cabin",
      "Shout or use hand signals: voices are muffled",
      "Plan the relief before the 15 minutes are over",
    ],
    source: { name: "14 CFR 121.337(b), protective breathing equipment", year: 2025 },
  },
  {
    id: "fire-and-smoke-roles",
    front: "Three crew members fight one fire. Who does what?",
    back: "The firefighter, normally whoever finds the fire, takes the nearest extinguisher and attacks at once. The communicator calls the flight deck and stays on the line with the facts. The assistant brings more extinguishers and breathing equipment, clears passengers and oxygen bottles away, and relieves the firefighter. With fewer people the tasks stay and one person takes two.",
    points: [
      "Firefighter: find and fight, do not leave it",
      "Communicator: keeps the captain informed without a break",
      "Assistant, or runner: equipment, passengers, relief",
    ],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-report",
    front: "What does the captain need to hear about a fire?",
    back: "About a fire the captain needs to hear where it is, what is burning, how bad it is, and what is being done. Add the colour, density and smell of the smoke, how many extinguishers are used up, and how the passengers are. Say what you see and not what you suppose, and call again whenever it changes, and when it is out.",
    points: [
      "Location: row, side, lavatory or galley",
      "Source, if known",
      "Severity: flames, smoke colour, density, smell, heat",
      "Action taken and equipment used",
      "State of the cabin",
    ],
    source: {
      name: "Regulation (EU) No 1178/2011, Annex V (Part-CC), Appendix 1, point 8",
      year: 2024,
      url: "https://www.easa.europa.eu/en/document-library/easy-access-rules/online-publications/easy-access-rules-aircrew-regulation-eu-no?page=65",
    },
  },
  {
    id: "fire-and-smoke-time",
    front: "How much time does a crew have with a fire in flight?",
    back: "A crew has little time with a fire in flight: the Canadian investigation of Swissair 111 looked at earlier in-flight fires and found between 5 and 35 minutes from the first sign to the end of the flight. So the nearest crew member fights at once, the captain hears at the same time, and nobody waits to see whether smoke goes away.",
    points: [],
    source: {
      name: "Transportation Safety Board of Canada, report A98H0003 (Swissair 111)",
      year: 2003,
    },
  },
  {
    id: "fire-and-smoke-hidden-fire",
    front: "There is a smell of burning, a warm wall panel and no flame. What do you do?",
    back: "Treat a smell of burning and a warm wall panel as a fire, even without a flame. Feel along panels with the back of the hand to find the hottest place, tell the flight deck, and have power removed from that area. Then get agent behind the panel without delay, through the smallest opening that takes the nozzle: a gap, a vent, or one pried or cut as the manual says, for a damaged panel matters less than a fire that nobody fights. Do not rip panels off or chop blindly: wires and pipes run behind them, and air feeds the fire.",
    points: [
      "Signs: smell, hot spot, smoke from a seam, tripped breakers, flickering lights",
      "Back of the hand finds the hottest point",
      "Power off, flight deck informed",
      "Smallest opening, agent in, opening shut",
    ],
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-lavatory",
    front: "Smoke comes from under a lavatory door. How do you go about it?",
    back: "When smoke comes from a lavatory, knock and find out whether somebody is inside, and feel the door with the back of the hand from the bottom up. With breathing equipment on and extinguisher ready, crouch beside the door, open it a hand's width, discharge toward the base of the fire, and shut it. Wait, look again, and only then go in to find and soak what burned. If the door is hot, do not open it wide at all before the agent has worked.",
    points: [
      "Colleague calls the flight deck",
      "Hood on, extinguisher ready, stay low",
      "Open a little, discharge, close",
      "Check the waste bin, soak, lock and keep watching",
    ],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-lavatory-protection",
    front: "Which fire protection is built into a lavatory, and why is there an ashtray?",
    back: "Under the US rules a lavatory has a smoke detector that warns the crew, and a small extinguisher in each waste bin that goes off by itself, in aircraft with 20 or more seats. The ashtray by the door is required although smoking is forbidden: somebody who smokes anyway should have a place for the butt other than a bin full of paper. Checking detector, bin flap and ashtray is part of every round.",
    points: [],
    source: {
      name: "14 CFR 25.854 and 25.853(g), lavatory fire protection and ashtrays",
      year: 2025,
    },
  },
  {
    id: "fire-and-smoke-oven",
    front: "Smoke pours from a galley oven. What is the first thing you do?",
    back: "Switch off the oven and the galley power and keep the door closed, so that the fire starves. Fetch extinguisher and hood, tell the flight deck, and watch. Only if it goes on burning, open the door a crack, discharge, and close it again. Halon on oven parts that are merely overheated does not cool them and makes toxic gas, and water on hot fat throws it at you.",
    points: [
      "Power off at the switch, breaker as the manual says",
      "Door stays closed",
      "Still burning: crack, discharge, close",
      "Do not use that oven again",
    ],
    source: {
      name: "Dutch Safety Board, oven event on a Boeing 777, and FAA AC 120-80B",
      year: 2024,
    },
  },
  {
    id: "fire-and-smoke-circuit-breaker",
    front: "A galley circuit breaker has tripped. May you push it in again?",
    back: "Do not push a tripped circuit breaker in again in flight, unless the captain orders it under the procedure. A breaker trips because the current was too high, and resetting it feeds the fault that tripped it. Report it, tag or collar it, and write it up.",
    points: [],
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-overhead-bin",
    front: "Smoke seeps out of an overhead bin. What is different about fighting it?",
    back: "With a fire in an overhead bin, move people away and low: it sits above heads, in a closed box full of baggage, and a battery is the likely cause. Feel the bin with the back of the hand, open it just enough for the nozzle, discharge, and close. Then open with care, find the item, and soak it. If it is a device, go on as for a lithium battery.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-lithium-steps",
    front: "A passenger's phone is hissing and burning on a seat. Give the steps.",
    back: "When a phone or other battery device burns, fight the flames with the halon or other approved extinguisher, then cool the device with plenty of water or another non-alcoholic liquid. Leave it where it is and watch it: it may flare up again as the next cell goes. Power to the seat goes off. When it has been quiet for some 10 to 15 minutes, follow your procedure to put it under water in a container, and watch it to the end of the flight.",
    points: [
      "Passengers away, hood and gloves on, flight deck told",
      "Extinguisher on flames",
      "Water or another non-alcoholic liquid, a lot of it",
      "Do not move it while it burns, smokes or is hot",
      "Then under water in a container, watched to landing",
    ],
    source: {
      name: "ICAO Doc 9481, Emergency Response Guidance, lithium battery checklists, with UK CAA summary",
      year: 2025,
      url: "https://www.caa.co.uk/Commercial-industry/Airlines/Dangerous-goods/Portable-electronic-devices/",
    },
    ages: true,
  },
  {
    id: "fire-and-smoke-lithium-never",
    front: "What must you never do with a burning or hot lithium battery?",
    back: "Put no ice and no cover on a burning or hot lithium battery: ice or a blanket keeps the heat in, and heat is what drives one cell after the next. Do not pick it up while it is hot, not even to bring it to a containment bag, unless your airline's procedure says so. No alcohol on it, and no moving of a powered seat in which a phone is lost.",
    points: [
      "No ice, no dry ice",
      "No blanket, no covering",
      "No lifting while hot",
      "No electric seat movement over a lost phone",
    ],
    source: {
      name: "FAA InFO 17021 and Notice N 8900.430, containment products",
      year: 2017,
      url: "http://fsims.faa.gov/wdocs/notices/n8900_430.htm",
    },
    ages: true,
  },
  {
    id: "fire-and-smoke-thermal-runaway",
    front: "What is thermal runaway?",
    back: "In thermal runaway a battery cell that is crushed, overcharged or short-circuited heats itself faster than it can lose heat, vents burning and poisonous gas, and heats the next cell until that one goes too. An extinguisher puts out the flames but does not stop it; only cooling does. Swelling, hissing, a sweet solvent smell and heat are the warnings.",
    points: [],
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-passengers-in-smoke",
    front: "How do you protect passengers while a cabin fills with smoke?",
    back: "In a cabin that fills with smoke, move passengers away from the source, keep them low where the air is clearer and cooler, and have them breathe through cloth, moistened if water is at hand. Do not offer the drop-down masks: they mix oxygen with cabin air, so smoke is breathed in all the same, and oxygen feeds fire. Carbon monoxide and hydrogen cyanide disable within minutes, and most victims of cabin fires die of them.",
    points: [
      "'Heads down, cover your nose and mouth'",
      "Wet towels, if there is time",
      "Portable oxygen bottles well away",
    ],
    source: {
      name: "AAIB report 8/88, British Airtours 28M, Manchester, 22 August 1985",
      year: 1988,
    },
  },
  {
    id: "fire-and-smoke-smoke-removal",
    front: "Who clears smoke from the cabin, and how?",
    back: "The flight crew clear smoke from the cabin, with the air system: more airflow, packs and outflow valves as their checklist says, perhaps after a descent. Cabin crew report where the smoke is and which way it moves, keep the flight-deck door closed except as agreed, and never open a cabin door or hatch in flight. Galley fans and air recirculation are switched as told, because they can spread it.",
    points: [],
    source: {
      name: "FAA AC 120-80B, Firefighting of General and High-Energy In-Flight Fires",
      year: 2023,
      url: "https://www.faa.gov/regulations_policies/advisory_circulars/index.cfm/go/document.information/documentID/1041699",
    },
  },
  {
    id: "fire-and-smoke-air-canada-797",
    front: "What did the lavatory fire on Air Canada flight 797 teach?",
    back: "Air Canada flight 797, a DC-9, landed at Cincinnati on 2 June 1983 with a fire that had spread hidden behind the rear lavatory; 23 of the 46 people on board died when the cabin flashed over soon after the doors were open. Lavatory smoke detectors, automatic extinguishers in bins, floor-level escape lighting and better training followed. The lesson for crew: find the source, keep on fighting it, and do not report a fire as out because the smoke is less.",
    points: [],
    source: { name: "NTSB/AAR-86/02, Air Canada 797, Cincinnati, 2 June 1983", year: 1986 },
  },
  {
    id: "fire-and-smoke-clothes-on-fire",
    front: "A passenger's sleeve catches fire. What do you do?",
    back: "If somebody's clothes catch fire, get him down on the floor and smother the flames with a blanket, working from the head down so that they move away from the face; or drench him with water or any soft drink. Keep him from running. Then cool the burns as first aid says.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke",
      year: 2020,
    },
  },
  {
    id: "fire-and-smoke-fumes",
    front:
      "Several people smell dirty socks in climb and have headaches, but nobody sees smoke. What is it, and what do you do?",
    back: "A smell of dirty socks with headaches and no smoke is possibly a fume event: engine oil or hydraulic fluid getting into the air supply. Tell the flight deck at once, where, when and how it smells, since pilots may need oxygen and can switch the air source. Look after those who are unwell, look out for an odd silence from the flight deck, and write down names, seats and times for the report.",
    points: [],
    source: {
      name: "ICAO Circular 344, education, training and reporting of fume events",
      year: 2015,
    },
  },
  {
    id: "fire-and-smoke-ground-fire",
    front: "The fire brigade is on its way to your aircraft. What should cabin crew know about it?",
    back: "ICAO asks airport fire services to reach any point of a runway in use within three minutes, better two. They will foam, and they may take over the talking by radio, by intercom or with hand signals, but opening exits and starting an evacuation stay the crew's task. Look outside before every door: hoses, vehicles and foam make slides dangerous, and people gather upwind.",
    points: [],
    source: { name: "ICAO Annex 14 Volume I, rescue and fire fighting, response time", year: 2022 },
    ages: true,
  },
  {
    id: "fire-and-smoke-prevention",
    front: "How do cabin crew prevent fires on an ordinary flight?",
    back: "To prevent fires, check lavatories often, with bin flap, bin and detector; keep ovens clean and empty of paper and plastic, and never use a galley as a cupboard. Know where each extinguisher and hood is from your own seat, and check them before the flight. Look out for overheating devices, for smoking and vaping, and for bags stuffed against lights.",
    points: [],
    source: {
      name: "Regulation (EU) No 1178/2011, Annex V (Part-CC), Appendix 1, point 8",
      year: 2024,
      url: "https://www.easa.europa.eu/en/document-library/easy-access-rules/online-publications/easy-access-rules-aircrew-regulation-eu-no?page=65",
    },
  },
];
