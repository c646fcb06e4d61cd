import type { CandidateQuestion } from "./schema.ts";

/** What passengers ask crew, and candidates ask before they are crew, about the aircraft and the flight. */
export const FLIGHT_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "door-opened-in-flight",
    question: "Can somebody open an aircraft door in flight?",
    answer:
      "At cruising height nobody can open an aircraft door: cabin pressure holds a plug door in its frame with a force of many tonnes, however hard you pull. Low down the pressure difference is small: in May 2023 a passenger opened door 3L of an A321 at about 700 feet on the approach to Daegu. So crew stop anybody who goes for a handle, at any height.",
    check: "To a worried passenger: 'Up here the air pressure itself keeps it shut.'",
    source: {
      name: "Asiana Airlines flight 8124 of 26 May 2023, as reported by the transport ministry of Korea",
      year: 2023,
    },
  },
  {
    id: "tell-types-apart",
    question: "How do I tell a Boeing 737 from an Airbus A320 from outside?",
    answer:
      "A 737 and an A320 differ from outside in four places. Tail: the 737 has a kink where the fin meets the roof, the A320's fin goes straight up. Nose: pointed on the 737, rounder on the A320. Engines: flattened below on the 737, round on the A320; the MAX is nearly round too. Wheels: the 737's main wheels have no doors over them, so you can see them in flight.",
    check: "Practise at the terminal window, then check the type in a tracking app.",
    source: {
      name: "Boeing D6-58325, 737 airport planning, and Airbus A320 aircraft characteristics, general views",
      year: 2023,
    },
  },
  {
    id: "cabin-lights-dimmed",
    question: "Why are the cabin lights dimmed for take-off and landing at night?",
    answer:
      "The cabin lights are dimmed so that your eyes are used to the dark if everybody has to get out: you can see the exits, the lit path on the floor and anything burning outside. From a bright cabin you'd step into pitch black. Reading lights are still allowed.",
    check: "Do the same on your jumpseat: look outside and find your exit in the dark.",
  },
  {
    id: "blinds-and-seats-upright",
    question: "Why must blinds be open and seats upright for take-off and landing?",
    answer:
      "With the blinds up, crew and passengers see straight away which side has fire or water. With the seat upright, the table up and bags away, the row behind can get out and nobody is thrown against an edge. Those are the minutes when an evacuation is likeliest, and getting ready takes no time.",
    check: "Say why when you ask: people do what they understand.",
  },
  {
    id: "flight-mode",
    question: "Why do telephones have to be in flight mode?",
    answer:
      "Telephones are put in flight mode because, looking for a network, they can be heard in the pilots' headsets and are one more thing that could interfere with radios and navigation. Nobody wants an accident to prove it. Whether Bluetooth, the aircraft's own Wi-Fi or calls while taxiing are allowed is the airline's rule. Large devices are stowed because they fly in a hard stop.",
    check: "The captain may ask for everything off, in fog for example. Then it is off.",
  },
  {
    id: "lightning-strike",
    question: "What happens when lightning strikes an aircraft?",
    answer:
      "A lightning strike means a flash, a bang, maybe a burnt smell, and the flight carries on. The current runs along the conducting skin and leaves at a wing tip or the tail; fuel tanks and electronics are protected against it. Pilots tell the engineers, who look for burn marks after landing.",
    check: "Look around your zone, reassure people, and report what you heard, saw or smelt.",
  },
  {
    id: "one-engine",
    question: "Can an airliner fly when an engine fails?",
    answer:
      "An airliner can fly on when an engine fails. A twin has to be able to carry on with the take-off on one engine, climb, fly on to an airport and land; pilots train for it in the simulator again and again. Even with none it glides a long way. A bang with flames at the back of an engine is usually a stall of its airflow, and soon over.",
    check: "Report which side and what you see: pilots can hardly see the engines.",
    source: {
      name: "CS-25 and 14 CFR part 25, subpart B, one engine inoperative",
      year: 2024,
    },
  },
  {
    id: "turbulence-and-wings",
    question: "Can turbulence break the aircraft or its wings?",
    answer:
      "Airliners are built and tested for far more than the air throws at them: a wing that bends is meant to. It's people who get hurt, because they aren't strapped in, or because a trolley or a pot of coffee is loose. So the answer to fear is a seat belt, low and tight.",
    check: "Sit down first yourself: hurt crew help nobody.",
  },
  {
    id: "fuel-jettison",
    question: "Why does an aircraft dump fuel or circle before it lands again?",
    answer:
      "An aircraft dumps fuel or circles because after take-off it can be too heavy to land. Some long-haul types can dump fuel at height through pipes in the wings; most short-haul types can't, so they circle to burn it off. In a real emergency the captain lands heavy, and engineers inspect the aircraft.",
    check: "Only tell passengers what the captain has told them: how long, and that there's time.",
  },
  {
    id: "black-box",
    question: "What is the black box, and where is it?",
    answer:
      "The black box is two recorders, painted orange, usually in the tail: one keeps flight data, the other the sound of the flight deck. After an accident, investigators read them so it doesn't happen twice. Under water a beacon on them sends a signal for weeks. Cabin crew have nothing to do with them, but what you say to the flight deck is on them.",
    check: "After an incident, write down what you saw while it's fresh.",
  },
  {
    id: "bird-strike",
    question: "What happens when birds hit the aircraft?",
    answer:
      "A bird strike is mostly a thud and a stain: windscreens and engines are tested for it. A larger bird in an engine can cause bangs, shaking and a smell of burning, and the pilots come back to have it checked. It happens low down, shortly after take-off or before landing, when the cabin and crew are secured anyway.",
    check: "Report noise, smell and side straight away: near the ground there isn't much time.",
  },
  {
    id: "noises-after-take-off",
    question: "What are the noises after take-off and before landing?",
    answer:
      "The rumble and thump below the floor after take-off and before landing are the wheels coming up, or going down. A whirr in the wings: flaps and slats move. Engines getting quieter soon after take-off: power is reduced for noise, nothing has failed. On A320s a barking sound on the ground is a hydraulic pump. On the runway the roar is reverse thrust.",
    check: "Know them all, so you notice the one that shouldn't be there.",
    source: { name: "FAA-H-8083-31, airframe handbook: landing gear and hydraulics", year: 2023 },
  },
  {
    id: "mist-in-the-cabin",
    question: "Why does white mist come out of the cabin vents?",
    answer:
      "White mist from the cabin vents is water. On a hot, damp day the cold air from the air conditioning makes a cloud, like your breath in winter; it has no smell and is gone within minutes, mostly on the ground. Smoke smells, stings and stays, and fog with a bang and popping ears means you've lost cabin pressure.",
    check: "If it smells of anything, or you're not sure, call the flight deck.",
  },
  {
    id: "pilots-eat-differently",
    question: "Do the two pilots eat different meals?",
    answer:
      "At most airlines the two pilots eat different meals, or eat at different times: if one meal was bad, only one pilot gets ill. The same goes for food they bring themselves. Crew serve them one after the other, note who had what, and hand it over so nothing passes across the controls and instruments.",
    check: "Never pass a cup over the centre console.",
  },
  {
    id: "boarding-from-the-left",
    question: "Why do passengers board from the left side?",
    answer:
      "Boarding from the left, most people say, comes from ships, which tied up with their left side to the quay: port. Captains sat on the left and could see how far the wing was from the building. So the right side stayed free for catering, baggage and fuel, and airports were built that way. In an emergency both sides count.",
    check: "Left and right always mean facing forward, wherever you're standing.",
  },
  {
    id: "animals-in-the-hold",
    question: "Is it warm and is there air in the hold where animals travel?",
    answer:
      "A hold that takes animals is pressurised like the cabin, heated and ventilated. The captain knows from the list of special loads that they're there, and sets the temperature. What bothers them is noise and waiting on a hot or cold ramp, so airlines refuse some breeds and some seasons.",
    check: "To an anxious owner: 'The captain knows he's on board.'",
  },
  {
    id: "rubbish-and-toilet-waste",
    question: "Where does the waste from the aircraft toilet go?",
    answer:
      "A vacuum sucks the toilet's waste into a tank at the back, and a truck empties the tank on the ground; nothing is let out in the air. You lock a blocked toilet and write it up in the cabin log. Water from galleys and basins is different: on many types it leaves through heated pipes under the fuselage.",
    check: "Check toilets often: smoke detectors and bins, not just tidiness.",
  },
  {
    id: "winglets",
    question: "What are the turned-up wing tips for?",
    answer:
      "Turned-up wing tips, called winglets or, by Airbus, sharklets, save fuel. Air wants to flow round the tip from below to above and curls into a vortex that costs power; the upright tip weakens it, so the aircraft flies further or carries more. Airlines also paint them, because passengers photograph them.",
    check: "It's good small talk with passengers, no more than that.",
  },
  {
    id: "hole-in-the-window",
    question: "What is the small hole in the cabin window for?",
    answer:
      "The small hole in the window is a breather hole, in the middle one of three panes. It makes the pressure equal on both sides of that pane, so the outer pane carries the load and the middle one is the back-up, and it keeps mist and frost away. A ring of ice round it is normal. The pane you touch is only a scratch guard.",
    check: "A crack, a hiss or a draught is something else: tell the flight deck.",
  },
  {
    id: "hook-on-the-wing",
    question: "What is the yellow hook on top of the wing for?",
    answer:
      "The yellow hook on the wing is for a rope. On Airbus and other types with overwing exits, a line is stowed at the exit frame; after a landing on water you clip its end to that ring on the wing, and people standing on the wet wing have something to hold. In flight nothing's attached to it. It's painted yellow so you find it straight away.",
    check: "Ask where the escape rope on your type is stowed and where the end goes.",
  },
  {
    id: "doors-of-the-a380",
    question: "How many doors has an Airbus A380?",
    answer:
      "An A380 has sixteen doors: five pairs on the main deck and three pairs on the upper deck, all of them exits with slides. In the certification test in Hamburg, in March 2006, 873 people left through half of them in 78 seconds, in the dark. The door numbers tell you the deck as well: M for main, U for upper.",
    check: "You learn your own exits and who opens them on the type course.",
    source: {
      name: "Airbus A380 evacuation test of 26 March 2006, as reported by EASA",
      year: 2006,
    },
  },
  {
    id: "crew-per-aircraft-type",
    question: "How many cabin crew work on an ATR, A320, 737, 787, 777 or A380?",
    answer:
      "How many cabin crew a type needs follows its seats, at least one for every 50 or part of 50: two on an ATR 72 with 70, three on an Embraer 190 with 110, four on an A320 or 737-800 with 151 to 200, five on an A321 with 220, six on a 787 with 290, seven on a 777 with 350. On an A380 Europe counts each deck by itself, so ten is soon reached. Long-haul airlines add more for the service; low-cost ones fly with the least.",
    check: "Look up how your airline seats its types, and divide by fifty.",
    source: { name: "ORO.CC.100 (EASA); 14 CFR 121.391 (US)", year: 2024 },
  },
  {
    id: "brace-with-a-baby",
    question: "How does somebody with a baby on the lap brace?",
    answer:
      "To brace with a baby on the lap, the adult holds it, with its own loop belt where the rules have one, supports the head, neck and body as evenly as possible, and leans over the child so nothing flails. Crew show each parent before the landing, as on the airline's card, and move them away from hard edges if there's time.",
    check: "Look at the brace pictures on your airline's card: the positions differ.",
    source: {
      name: "FAA AC 121-24D, passenger safety information briefing and briefing cards, brace positions",
      year: 2019,
    },
  },
  {
    id: "who-makes-the-rules",
    question: "Who makes the rules: ICAO, EASA, the FAA or IATA?",
    answer:
      "ICAO, a body of the United Nations with 193 states, sets standards. Authorities make them law and watch over airlines: EASA in the EU, the FAA in the USA, the CAA in Britain, the GCAA in the Emirates, the DGCA in India, the CAAC in China, ANAC in Brazil, CASA in Australia. IATA isn't an authority but the airlines' association: it gives out airport codes and the dangerous goods manual.",
    check: "Know the authority in the country where your airline is registered.",
    source: {
      name: "ICAO, About ICAO; IATA, About us; the authorities' own sites",
      year: 2025,
    },
  },
  {
    id: "ranks-on-the-flight-deck",
    question: "Captain, first officer, senior first officer: who is who on the flight deck?",
    answer:
      "The captain is in command, whoever's flying: four stripes. The first officer, or co-pilot, flies about every other sector: three stripes or two. A senior first officer has more hours, not more command. On long flights a second officer or relief pilot lets the others rest. You brief with all of them; in an emergency the captain decides, and if the captain falls ill, the next pilot does.",
    check: "Before each flight: who is in command today, and who rests when?",
  },
];
