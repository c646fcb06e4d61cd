import type { CandidateQuestion } from "./schema.ts";

/** What passengers ask crew, and candidates ask before they are crew, about the aircraft and the flight. */
export const FLIGHT_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "door-opened-in-flight",
    question: "Can somebody open an aircraft door in flight?",
    answer:
      "Not at cruising height: cabin pressure holds a plug door in its frame with a force of many tonnes, whoever pulls. Low down the difference is small: in May 2023 a passenger opened door 3L of an A321 at about 700 feet on the approach to Daegu. So crew stop anybody who reaches for a handle, at any height.",
    check: "To a worried passenger: 'Up here the air itself keeps it shut.'",
    source: {
      name: "Asiana Airlines flight 8124 of 26 May 2023, as reported by the transport ministry of Korea",
      year: 2023,
    },
  },
  {
    id: "tell-types-apart",
    question: "How do I tell a Boeing 737 from an Airbus A320 from outside?",
    answer:
      "Look at four places. Tail: the 737 has a kink where the fin meets the roof, the fin of the A320 rises straight. Nose: pointed on the 737, rounder on the A320. Engines: flattened below on the 737, round on the A320; the MAX is nearly round too. Wheels: the main wheels of the 737 have no doors over them and stay in sight in flight.",
    check: "Practise at the terminal window, then look up the type in a tracking app.",
    source: {
      name: "Boeing D6-58325, 737 airport planning, and Airbus A320 aircraft characteristics, general views",
      year: 2023,
    },
  },
  {
    id: "cabin-lights-dimmed",
    question: "Why are the cabin lights dimmed for take-off and landing at night?",
    answer:
      "So that eyes are used to the dark if everybody has to get out: one sees the exits, the lit path on the floor and what burns outside. From a bright cabin people would step into black. Reading lights stay allowed.",
    check: "On your jumpseat do the same: look outside and find your exit in the dark.",
  },
  {
    id: "blinds-and-seats-upright",
    question: "Why must blinds be open and seats upright for take-off and landing?",
    answer:
      "Blinds up, crew and passengers see at once on which side there is fire or water. Seat upright, table up and bag away, the row behind gets out and nobody is thrown against an edge. Those are the minutes in which an evacuation is likeliest, and they cost no time to prepare.",
    check: "Say the reason when you ask for it: people do what they understand.",
  },
  {
    id: "flight-mode",
    question: "Why do telephones have to be in flight mode?",
    answer:
      "Telephones that look for a network can be heard in the pilots' headsets and are one more thing that could disturb radios and navigation. Nobody waits for an accident to prove it. Whether Bluetooth or the aircraft's own net is allowed, and calls in taxi, is the airline's rule. Large devices are stowed because they fly in a hard stop.",
    check: "The captain may ask for everything off, in fog for example. Then it is off.",
  },
  {
    id: "lightning-strike",
    question: "What happens when lightning strikes an aircraft?",
    answer:
      "A flash, a bang, perhaps a burnt smell outside, and the flight goes on. The current runs along the conducting skin and leaves at a wing tip or the tail; fuel tanks and electronics are protected against it. Pilots tell the engineers, who look for burn marks after landing.",
    check: "Look around your zone, reassure, and report what you heard, saw or smelt.",
  },
  {
    id: "one-engine",
    question: "Can an airliner fly when an engine fails?",
    answer:
      "Yes. A twin has to be able to go on with the take-off on one engine, to climb, to fly on to an airport and to land; pilots train it in the simulator again and again. Even with none it glides for a long way. A bang with flames at the back of an engine is usually a stall of its airflow, and short.",
    check: "Report which side and what you see: the pilots can hardly see the engines.",
    source: {
      name: "CS-25 and 14 CFR part 25, subpart B, one engine inoperative",
      year: 2024,
    },
  },
  {
    id: "turbulence-and-wings",
    question: "Can turbulence break the aircraft or its wings?",
    answer:
      "Airliners are built and tested for far more than the air gives them: a wing that bends is meant to. It is people who get hurt, because they are not strapped in, or because a trolley or a pot of coffee is loose. So the answer to fear is a belt, low and tight.",
    check: "Sit down first yourself: hurt crew help nobody.",
  },
  {
    id: "fuel-jettison",
    question: "Why does an aircraft dump fuel or circle before it lands again?",
    answer:
      "After take-off it may be heavier than it may land. Some long-haul types can let fuel out at height through pipes in the wings; most short-haul types cannot and burn it off in circles. In a real emergency the captain lands heavy, and engineers inspect the aircraft.",
    check: "Tell passengers only what the captain has told: time, and that there is time.",
  },
  {
    id: "black-box",
    question: "What is the black box, and where is it?",
    answer:
      "Two recorders, painted orange, usually in the tail: one keeps flight data, the other the sound of the flight deck. After an accident investigators read them, so that it does not happen twice. Under water a beacon on them sends for weeks. They are no business of the cabin, but what you say to the flight deck is on them.",
    check: "After an incident write down what you saw while it is fresh.",
  },
  {
    id: "bird-strike",
    question: "What happens when birds hit the aircraft?",
    answer:
      "Mostly a thud and a stain: windscreens and engines are tested for it. A larger bird in an engine can cause bangs, shaking and a smell of burning, and the pilots come back to have it looked at. It happens low down, so shortly after take-off or before landing, when cabin and crew are secured anyway.",
    check: "Report noise, smell and side at once: near the ground there is little time.",
  },
  {
    id: "noises-after-take-off",
    question: "What are the noises after take-off and before landing?",
    answer:
      "A rumble and a thump below the floor: the wheels come up, or go down. A whirr in the wings: flaps and slats move. Engines getting quieter soon after take-off: power is reduced for noise, nothing has failed. On A320s a barking sound at the gate is a hydraulic pump. On the runway the roar is reverse thrust.",
    check: "Know them all, so that the one that does not belong strikes you.",
    source: { name: "FAA-H-8083-31, airframe handbook: landing gear and hydraulics", year: 2023 },
  },
  {
    id: "mist-in-the-cabin",
    question: "Why does white mist come out of the cabin vents?",
    answer:
      "It is water. On a hot, damp day the cold air from the air conditioning makes a cloud, as breath does in winter; it has no smell and is gone within minutes, mostly on the ground. Smoke smells, stings and stays, and fog with a bang and popping ears is lost pressure.",
    check: "If it smells of anything, or you are not sure, call the flight deck.",
  },
  {
    id: "pilots-eat-differently",
    question: "Do the two pilots eat different meals?",
    answer:
      "At most airlines yes, or at different times: if one meal was bad, only one pilot falls ill. The same goes for what they bring themselves. Crew serve them one after the other, note who had what, and hand over so that nothing passes across the controls and instruments.",
    check: "Never pass a cup over the centre console.",
  },
  {
    id: "boarding-from-the-left",
    question: "Why do passengers board from the left side?",
    answer:
      "By most accounts it comes from ships, which lay with their left side at the quay: port. Captains sat on the left and could see how far the wing was from the building. So the right side stayed free for catering, baggage and fuel, and airports were built that way. In an emergency every side counts.",
    check: "Left and right are seen facing forward, wherever you stand.",
  },
  {
    id: "animals-in-the-hold",
    question: "Is it warm and is there air in the hold where animals travel?",
    answer:
      "In a hold that takes animals yes: it is under pressure as the cabin is, and heated and aired. The captain knows from the list of special loads that they are there, and sets the temperature. What troubles them is noise and waiting on a hot or cold ramp, so airlines refuse some breeds and seasons.",
    check: "To an anxious owner: 'The captain knows that he is on board.'",
  },
  {
    id: "rubbish-and-toilet-waste",
    question: "Where does the waste from the aircraft toilet go?",
    answer:
      "A vacuum draws it into a tank at the back, and a truck empties the tank on the ground; nothing is let out in the air. A blocked toilet is locked and written into the cabin log. Water from galleys and basins is another matter: it leaves through heated pipes below the fuselage on many types.",
    check: "Check toilets often: for smoke detectors and bins, not for tidiness alone.",
  },
  {
    id: "winglets",
    question: "What are the turned-up wing tips for?",
    answer:
      "Winglets, or sharklets as Airbus calls them. Air wants to flow round the tip from below to above and curls into a whirl that costs power; the upright tip weakens it. That saves fuel, so the aircraft flies farther or takes more. Airlines also paint them, because passengers photograph them.",
    check: "Good small talk on a tour of the cabin, no more.",
  },
  {
    id: "hole-in-the-window",
    question: "What is the small hole in the cabin window for?",
    answer:
      "It is a breather hole, in the middle one of three panes. It makes the pressure on both sides of that pane equal, so that the outer pane carries the load and the middle one stands by, and it keeps mist and frost away. A ring of ice round it is normal. The pane that you touch is only a scratch guard.",
    check: "A crack, a hiss or air that you feel is something else: tell the flight deck.",
  },
  {
    id: "hook-on-the-wing",
    question: "What is the yellow hook on top of the wing for?",
    answer:
      "For a rope. On Airbus and other types with overwing exits a line is stowed at the exit frame; after a landing on water its end is clipped into that ring on the wing, and people who stand on the wet wing have something to hold. In flight nothing hangs on it. It is painted so that it is found at once.",
    check: "Ask where the escape rope of your type is stowed and where its end goes.",
  },
  {
    id: "doors-of-the-a380",
    question: "How many doors has an Airbus A380?",
    answer:
      "Sixteen: five pairs on the main deck and three pairs on the upper deck, all of them exits with slides. In the certification test in Hamburg, in March 2006, 873 people left through half of them in 78 seconds, in the dark. Door numbers say the deck as well: M for main, U for upper.",
    check: "Your own exits and who opens them are learnt on the type course.",
    source: {
      name: "Airbus A380 evacuation test of 26 March 2006, as reported by EASA",
      year: 2006,
    },
  },
  {
    id: "brace-with-a-baby",
    question: "How does somebody with a baby on the lap brace?",
    answer:
      "The baby is held, with its own loop belt where the rules have one: as even a support as possible for head, neck and body, and the adult leans over the child so that nothing flails. Crew show it to each parent before the landing, as the airline's card has it, and move a pair away from hard edges where there is time.",
    check: "Look at the brace pictures of your airline's card: the positions differ.",
    source: {
      name: "FAA AC 121-24D, passenger safety information briefing and briefing cards, brace positions",
      year: 2019,
    },
  },
  {
    id: "who-makes-the-rules",
    question: "Who makes the rules: ICAO, EASA, the FAA or IATA?",
    answer:
      "ICAO, a body of the United Nations with 193 states, sets standards. Authorities make them law and watch over airlines: EASA in the EU, the FAA in the USA, the CAA in Britain, the GCAA in the Emirates, the DGCA in India, the CAAC in China, ANAC in Brazil, CASA in Australia. IATA is no authority but the airlines' association: it gives out the codes of airports and the dangerous goods manual.",
    check: "Know the authority of the state in which your airline is registered.",
    source: {
      name: "ICAO, About ICAO; IATA, About us; the authorities' own sites",
      year: 2025,
    },
  },
  {
    id: "ranks-on-the-flight-deck",
    question: "Captain, first officer, senior first officer: who is who on the flight deck?",
    answer:
      "The captain commands, whoever is flying; four stripes. The first officer, or co-pilot, flies about every other sector; three stripes or two. A senior first officer has more hours, not more command. On long flights a second officer or relief pilot lets the others rest. You brief with all of them; in an emergency the captain decides, and if the captain falls ill, the next pilot does.",
    check: "Before each flight: who is in command today, and who rests when?",
  },
];
