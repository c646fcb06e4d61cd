import type { MoreDoorQuestion } from "./schema.ts";

/** Opening, overwing exits, opening from outside and how types differ. */
export const EXIT_DOOR_QUESTIONS: readonly MoreDoorQuestion[] = [
  {
    id: "gust-lock",
    component: "Opening and holding",
    question: "What does the gust lock do?",
    options: [
      "It keeps the handle from turning in flight",
      "It holds the door in the fully open position",
      "It keeps the slide folded in strong wind",
      "It locks the girt bar in the floor",
    ],
    correctAnswer: "It holds the door in the fully open position",
    explanation:
      "Push the door until it clicks. Without it, wind can swing the door back across the exit. To close the door you release the lock first, with its button or lever.",
    difficulty: "Easy",
  },
  {
    id: "assist-handle",
    component: "Opening and holding",
    question: "Where is your other hand while you open a door?",
    options: [
      "On the slide container, to steady it",
      "On the door's edge, to pull it inwards",
      "On the manual inflation handle",
      "On the assist handle of the frame",
    ],
    correctAnswer: "On the assist handle of the frame",
    explanation:
      "Doors have pulled people out with them, and a crowd can push you out afterwards. Hold on, and stand in the assist space at the side, out of the stream.",
    difficulty: "Easy",
  },
  {
    id: "power-assist-fails",
    component: "Opening and holding",
    question:
      "In an evacuation the power assist fails and the door stops half open. What do you do?",
    options: [
      "Push it by hand until it locks open",
      "Close it and turn the handle again from the start",
      "Leave it so and let people squeeze through",
      "Disarm it, since the assist works only disarmed",
    ],
    correctAnswer: "Push it by hand until it locks open",
    explanation:
      "The assist, a charge of gas on many types, only helps; the door also opens by force of arm, heavier than usual because it drags the slide along. Call a strong passenger to push with you.",
    difficulty: "Medium",
  },
  {
    id: "viewing-window",
    component: "Viewing window",
    question: "What is the viewing window in an exit for in an evacuation?",
    options: [
      "To give the passengers light at the exit",
      "To show rescuers outside how many people wait behind the door",
      "To see fire, obstacles or water before the exit is opened",
      "To check the outflow of cabin air",
    ],
    correctAnswer: "To see fire, obstacles or water before the exit is opened",
    explanation:
      "Look first, with your face close to it and in both directions; use a torch at night. Where your own window shows too little, look through the next one. An opened door can let fire in and cannot always be closed.",
    difficulty: "Easy",
  },
  {
    id: "red-strap",
    component: "Viewing window",
    question:
      "A red strap lies across the door window of a Boeing 737. What does it tell people outside?",
    options: [
      "The door is out of order for this flight",
      "The slide may be armed: do not open",
      "Boarding is complete",
      "The cabin is pressurised",
    ],
    correctAnswer: "The slide may be armed: do not open",
    explanation:
      "It is a warning flag that the crew set with the girt bar. Some airlines do not use it, so its absence proves nothing, and before an evacuation it comes off to see out.",
    difficulty: "Medium",
  },
  {
    id: "airbus-outside",
    component: "Outside opening",
    question: "An armed A320 door is opened with the outside handle. What happens to the slide?",
    options: [
      "It deploys at once onto the person outside",
      "It inflates inside the cabin",
      "It falls to the ground without filling with gas",
      "It stays with the door, because the handle disarms it",
    ],
    correctAnswer: "It stays with the door, because the handle disarms it",
    explanation:
      "On the A320 the outside handle disarms the slide as it opens the door. That protects rescuers, and is no excuse for an arriving crew: the door is disarmed from inside first.",
    difficulty: "Medium",
  },
  {
    id: "boeing-737-outside",
    component: "Outside opening",
    question: "An armed Boeing 737 door is opened from outside. What happens?",
    options: [
      "The slide deploys, because nothing disarms it",
      "The door refuses to open until it has been disarmed",
      "The slide is disarmed by the outside handle",
      "A horn sounds and the door stops",
    ],
    correctAnswer: "The slide deploys, because nothing disarms it",
    explanation:
      "The girt bar was set by hand in the floor and no linkage lifts it out. Hence the strap, the checks and the signals before a 737 door is opened. Do not carry the Airbus answer over.",
    difficulty: "Hard",
  },
  {
    id: "a320-overwing",
    component: "Overwing exits",
    question: "How is an overwing exit of an Airbus A320 operated?",
    options: [
      "It swings up and out on hinges and stays attached to the fuselage",
      "It is lifted in and thrown out, and an off-wing slide inflates",
      "It slides along a rail into the cabin wall",
      "It is lifted in and laid on the seats; there is no slide",
    ],
    correctAnswer: "It is lifted in and thrown out, and an off-wing slide inflates",
    explanation:
      "The hatch comes free and goes out through the opening. The two exits of a side share one slide that runs down behind the wing. The hinged exit without a slide is that of the 737-800.",
    difficulty: "Medium",
  },
  {
    id: "boeing-737-800-overwing",
    component: "Overwing exits",
    question: "What is true of the overwing exits of a Boeing 737-800?",
    options: [
      "Each weighs some 20 kg and is thrown out by hand",
      "They are lifted in and thrown out, and a slide fills at the wing root",
      "They open only after the forward doors",
      "They are hinged at the top, spring open, and have no slide",
    ],
    correctAnswer: "They are hinged at the top, spring open, and have no slide",
    explanation:
      "Pull the handle and the hatch flies out and up. People slide down the flaps at the rear edge of the wing. The hatch that is lifted and thrown belongs to older 737s and the A320.",
    difficulty: "Medium",
  },
  {
    id: "flight-lock",
    component: "Overwing exits",
    question: "What does the flight lock of a 737-800 overwing exit do?",
    options: [
      "It keeps the exit from being opened in flight and lets go on the ground",
      "It locks the exit at all times until a pilot presses the evacuation switch",
      "It keeps the opened hatch from falling back onto the wing",
      "It holds the exit row seats in the upright position",
    ],
    correctAnswer: "It keeps the exit from being opened in flight and lets go on the ground",
    explanation:
      "An electric lock engages by itself for take-off and flight, because a hinged exit that opens outwards has no plug to rely on. Without power it is released, so a dead aircraft can be left.",
    difficulty: "Hard",
  },
  {
    id: "overwing-who-opens",
    component: "Overwing exits",
    question: "Who normally opens the overwing exits in an evacuation?",
    options: [
      "The captain, who leaves last and checks the wing",
      "Rescuers from outside",
      "The passengers in the exit row, who were briefed",
      "The cabin crew of the aft doors, if they are free",
    ],
    correctAnswer: "The passengers in the exit row, who were briefed",
    explanation:
      "No crew member sits there on most aircraft. That is why exit-row passengers must be able and willing, and why their briefing says to look outside before opening and to step out foot first.",
    difficulty: "Easy",
  },
  {
    id: "a321ceo-exits",
    component: "Type differences",
    question: "Which exits does an Airbus A321ceo have?",
    options: [
      "Six doors and two overwing exits",
      "Eight doors and no overwing exits",
      "Four doors and four overwing exits",
      "Eight doors and two overwing exits",
    ],
    correctAnswer: "Eight doors and no overwing exits",
    explanation:
      "Four doors on each side, none of them over the wing. Overwing exits came with some layouts of the A321neo. Four doors and four overwing exits is the A320.",
    difficulty: "Medium",
  },
  {
    id: "boeing-787-exits",
    component: "Type differences",
    question: "How many exits has the cabin of a Boeing 787, and of which type?",
    options: [
      "Eight Type A doors, and no overwing exits",
      "Ten Type A doors, and no overwing exits",
      "Eight Type C doors and two overwing exits",
      "Six Type A doors and four overwing exits",
    ],
    correctAnswer: "Eight Type A doors, and no overwing exits",
    explanation:
      "Four large doors on each side, each with a dual-lane slide-raft, on the 787-8, -9 and -10 alike. Course material that counts ten or twelve is not describing the real aircraft.",
    difficulty: "Medium",
  },
  {
    id: "boeing-757-exits",
    component: "Type differences",
    question: "Why do two books give different exits for the Boeing 757-200?",
    options: [
      "One book counts the two cockpit windows as exits of the cabin",
      "One describes the freighter",
      "A rule of 1990 had the overwing exits of all older aircraft closed",
      "There are two layouts: eight doors, or six doors and four overwing exits",
    ],
    correctAnswer: "There are two layouts: eight doors, or six doors and four overwing exits",
    explanation:
      "The airline chose at the order. Both are in service, sometimes in one fleet, so the safety card of the very aircraft is what you read before boarding.",
    difficulty: "Hard",
  },
  {
    id: "embraer-175-exits",
    component: "Type differences",
    question: "Which exits does the cabin of an Embraer E175 have?",
    options: [
      "Four doors and two overwing exits",
      "Two doors and four overwing exits",
      "Four doors and no overwing exits",
      "Six doors and no overwing exits",
    ],
    correctAnswer: "Four doors and no overwing exits",
    explanation:
      "Two doors on each side, front and rear. The overwing exits belong to the longer E190 and E195, which is what trips up people who have flown both.",
    difficulty: "Medium",
  },
];
