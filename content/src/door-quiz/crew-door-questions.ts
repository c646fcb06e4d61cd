import type { MoreDoorQuestion } from "./schema.ts";

/** Arming, cross-check, indications and the ordinary work at a door. */
export const CREW_DOOR_QUESTIONS: readonly MoreDoorQuestion[] = [
  {
    id: "when-to-arm",
    component: "Arming",
    question: "When are the cabin doors armed on departure?",
    options: [
      "When the engines reach take-off thrust",
      "When the last passenger is on board and the manifest has been handed over",
      "After all doors are closed and before the aircraft moves",
      "After take-off, with the seat belt sign off",
    ],
    correctAnswer: "After all doors are closed and before the aircraft moves",
    explanation:
      "The US rule forbids moving the aircraft on the surface with passengers unless each automatic slide is ready for evacuation. Boarding complete is too early: the door may open again for a late passenger or a paper.",
    difficulty: "Easy",
    source: { name: "14 CFR 121.570(a)", year: 2024 },
  },
  {
    id: "disarmed-meaning",
    component: "Arming",
    question: "What does 'disarmed' mean?",
    options: [
      "The door can be opened without deploying the slide",
      "The door cannot be opened from inside",
      "The slide's gas bottle has been emptied",
      "The door is locked and the cabin pressurised",
    ],
    correctAnswer: "The door can be opened without deploying the slide",
    explanation:
      "Disarmed, the slide stays with the door. Arming and locking are two different things: an armed door opens, and a disarmed door may be closed and locked.",
    difficulty: "Easy",
  },
  {
    id: "cross-check",
    component: "Crew procedure",
    question: "What is a cross-check of doors?",
    options: [
      "The pilots compare two displays of the door page",
      "You operate the opposite door to save time",
      "The ground crew knock on each door and you answer from the inside",
      "A colleague looks at your door's mode, and you at theirs",
    ],
    correctAnswer: "A colleague looks at your door's mode, and you at theirs",
    explanation:
      "A second pair of eyes catches what routine misses. It only works when each person really looks at the lever, pin, bar or indicator of the other door and does not answer from habit.",
    difficulty: "Easy",
  },
  {
    id: "door-command-words",
    component: "Crew procedure",
    question: "Two airlines say 'doors to automatic' and 'arm doors'. What is the difference?",
    options: [
      "'Automatic' arms the slide, 'arm' locks the handle",
      "None: both mean that the slides are made ready",
      "'Automatic' is for wide-bodies only",
      "'Arm' is said on arrival, 'automatic' on departure",
    ],
    correctAnswer: "None: both mean that the slides are made ready",
    explanation:
      "The words differ by airline and maker: armed and disarmed, automatic and manual, flight and park. What counts is the position of the girt bar, so learn the words of the airline you apply to.",
    difficulty: "Easy",
  },
  {
    id: "arrival-armed-found",
    component: "Crew procedure",
    question:
      "At the gate you are about to open your door and see that it is still armed. What do you do?",
    options: [
      "Open it slowly, so that the slide stays folded",
      "Ask the ground crew to stand clear, then open the door a hand wide to see",
      "Take your hand off the handle, disarm, have it checked, and report it",
      "Disarm it quickly and say nothing, as nothing happened",
    ],
    correctAnswer: "Take your hand off the handle, disarm, have it checked, and report it",
    explanation:
      "Stop first. Once an armed door moves, the slide cannot be held. The near miss belongs in a report, without blame, because it tells the airline where routine is thin.",
    difficulty: "Medium",
    source: {
      name: "Airbus, Safety first 27, preventing inadvertent slide deployments",
      year: 2018,
      url: "https://safetyfirst.airbus.com/preventing-inadvertent-slide-deployments/",
    },
  },
  {
    id: "inadvertent-deployment-started",
    component: "Crew procedure",
    question: "By mistake an armed door is opening and the slide begins to inflate. What now?",
    options: [
      "Pull the door shut with a colleague before the slide is full of gas",
      "Stand clear, keep everybody away and tell the flight deck",
      "Hold the girt bar down with your foot",
      "Puncture the slide before it reaches the ground",
    ],
    correctAnswer: "Stand clear, keep everybody away and tell the flight deck",
    explanation:
      "The slide is out within seconds and strong enough to throw a person from the sill. There is no way to stop it. Guard the open door, check for injuries outside and report.",
    difficulty: "Medium",
    source: {
      name: "Airbus, Safety first 27, preventing inadvertent slide deployments",
      year: 2018,
      url: "https://safetyfirst.airbus.com/preventing-inadvertent-slide-deployments/",
    },
  },
  {
    id: "pointing-and-calling",
    component: "Crew procedure",
    question: "Why do some crews point at the lever and say its position aloud?",
    options: [
      "Because the cockpit voice recorder keeps it as proof for an inquiry",
      "Because the ground crew outside can hear it",
      "Because a habit becomes a deliberate act, and slips become fewer",
      "Because the rule on door arming prescribes the words",
    ],
    correctAnswer: "Because a habit becomes a deliberate act, and slips become fewer",
    explanation:
      "Pointing and calling comes from Japanese railways and is recommended against inadvertent deployments: it lifts a task out of routine. No regulation prescribes the words.",
    difficulty: "Medium",
    source: { name: "IATA, safety issue review on inadvertent slide deployment", year: 2024 },
  },
  {
    id: "catering-door-inside",
    component: "Crew procedure",
    question: "The caterer knocks at a service door. What do you check before it is opened?",
    options: [
      "That the door is disarmed, and that truck and people outside are ready",
      "That the galley carts are unlocked and ready to roll out",
      "That the opposite door has been opened, to let the cabin pressure out first",
      "That the seat belt sign is off and the passengers have left",
    ],
    correctAnswer: "That the door is disarmed, and that truck and people outside are ready",
    explanation:
      "Look at the mode, look through the window, answer the signal. The airline decides who opens and from which side. A door opened in a hurry for catering is a classic place for an inadvertent deployment.",
    difficulty: "Easy",
  },
  {
    id: "catering-truck-gone",
    component: "Crew procedure",
    question: "The catering truck has left and the door stands open for air. What is missing?",
    options: [
      "Nothing, as long as the door is disarmed",
      "Somebody who arms the door until it is closed again",
      "A call to the tower",
      "A closed door, or at least the strap and a guard",
    ],
    correctAnswer: "A closed door, or at least the strap and a guard",
    explanation:
      "Falls from open doors have injured crew and caterers badly. A strap is a warning and no railing: where there are no steps or truck, the door is closed, or guarded as the manual says.",
    difficulty: "Medium",
  },
  {
    id: "slide-armed-light",
    component: "Indications",
    question: "On an A320 door you begin to lift the handle and a white light appears. It means:",
    options: [
      "The door is locked",
      "The slide is armed",
      "The cabin is still pressurised",
      "The door is ready for boarding",
    ],
    correctAnswer: "The slide is armed",
    explanation:
      "The white SLIDE ARMED light comes on when the handle is moved with the slide armed. At the gate: let go, lower the handle, disarm. The red light below the window warns of pressure.",
    difficulty: "Medium",
  },
  {
    id: "cabin-pressure-light",
    component: "Pressure",
    question: "At the gate the red CABIN PRESSURE light of an A320 door flashes. What do you do?",
    options: [
      "Open the door quickly to let the pressure out",
      "Arm the door again, then open it a little",
      "Leave the door closed and call the flight deck",
      "Ask the ground crew to open it from outside",
    ],
    correctAnswer: "Leave the door closed and call the flight deck",
    explanation:
      "It flashes when there is residual pressure with the engines stopped and the slide disarmed. Opened now, the door may burst outwards and take a person with it, from whichever side it is worked.",
    difficulty: "Medium",
  },
  {
    id: "locked-is-not-armed",
    component: "Indications",
    question: "The door's locking indicator is green. What does it tell you about the slide?",
    options: [
      "Nothing: it shows only that the door is locked",
      "That it is armed",
      "That it is disarmed",
      "That its bottle pressure is in the green band",
    ],
    correctAnswer: "Nothing: it shows only that the door is locked",
    explanation:
      "Locked or unlocked is one fact, armed or disarmed another, and slide pressure a third with its own gauge. A full check reads all of them.",
    difficulty: "Medium",
  },
  {
    id: "slide-gauge",
    component: "Indications",
    question: "At the preflight check the slide's pressure gauge is below the green band. You:",
    options: [
      "Note it for the next crew, since the slide will still fill, only more slowly",
      "Arm and disarm the door twice, then read it again",
      "Move the passengers of that zone to other seats yourself",
      "Report it at once, since the exit may not be usable for the flight",
    ],
    correctAnswer: "Report it at once, since the exit may not be usable for the flight",
    explanation:
      "A bottle under pressure may not fill the slide. Whether the aircraft may go with that exit out of use, and with how many passengers, is decided by captain and maintenance under the minimum equipment list.",
    difficulty: "Medium",
  },
  {
    id: "open-in-cruise",
    component: "Pressure",
    question: "Why can nobody pull a plug-type cabin door open in cruise?",
    options: [
      "The crew seat blocks the handle",
      "Cabin pressure holds it with a force of many tonnes",
      "An electric lock must be opened from the flight deck",
      "The slide's weight keeps the door down",
    ],
    correctAnswer: "Cabin pressure holds it with a force of many tonnes",
    explanation:
      "A plug door has to move inwards or upwards against the pressure before it can go out. Near the ground the difference is small: in May 2023 a passenger opened door 3L of an A321 at about 700 feet on the approach to Daegu. So act on anybody who reaches for a handle.",
    difficulty: "Medium",
  },
];
