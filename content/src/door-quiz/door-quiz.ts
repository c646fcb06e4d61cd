import type { DoorQuizQuestion } from "./schema.ts";

/**
 * The timed quiz, in the order of the specification (2, section 3). The names are the course's own;
 * each explanation says what real types call the part. Checked against: docs/content/door-quiz.md.
 */
export const DOOR_QUIZ: readonly DoorQuizQuestion[] = [
  {
    id: "arm-lever",
    component: "ARM Lever",
    description:
      "After the last door is closed, the purser calls for the doors to be armed and you move this lever. What does it do?",
    options: [
      "It locks the door handle until the aircraft lands",
      "It inflates the slide inside its container",
      "It connects the slide to the aircraft floor",
      "It tells the ground crew that boarding is over",
    ],
    correctAnswer: "It connects the slide to the aircraft floor",
    explanation:
      "Armed means that the girt bar is held in the floor brackets, so that opening the door pulls the slide out. The door still opens, which is the danger on the ground. The Boeing 737 has no such lever: there the girt bar is set by hand.",
    imageKey: "arm-lever",
    difficulty: "Easy",
  },
  {
    id: "girt-bar",
    component: "Girt Bar",
    description:
      "The lower edge of the packed slide ends in a fabric flap with this metal bar. What is its job once the door is armed?",
    options: [
      "It anchors the slide at the door sill, so that the opening door pulls it from its container",
      "It stops people from stepping out while the slide is still filling with gas",
      "It keeps the door from swinging back in the wind once it stands fully open",
      "It carries the inflation bottle and opens its valve when somebody jumps",
    ],
    correctAnswer:
      "It anchors the slide at the door sill, so that the opening door pulls it from its container",
    explanation:
      "The fabric flap is the girt, the bar is what the floor brackets hold. When the door is disarmed the bar stays with the door and the slide travels with it. Holding the open door is the task of the gust lock.",
    imageKey: "girt-bar",
    difficulty: "Medium",
  },
  {
    id: "emergency-handle",
    component: "Emergency Handle",
    description:
      "You have assessed the outside and it is safe. You turn or lift this handle of an armed door fully. What happens?",
    options: [
      "Only the slide inflates; the door is opened by hand afterwards",
      "The door unlocks and opens, and the slide deploys",
      "The door unlocks for the crew at the next exit",
      "The slide is released from the door for use as a raft",
    ],
    correctAnswer: "The door unlocks and opens, and the slide deploys",
    explanation:
      "On most types this is the ordinary control handle. Armed, the door is driven open by its power assist where it has one, and the slide comes with it. If the assist fails, push the door to its lock; if the slide stays folded, pull the manual inflation handle.",
    imageKey: "emergency-handle",
    difficulty: "Easy",
  },
  {
    id: "pressure-relief-valve",
    component: "Pressure Relief Valve",
    description:
      "Some doors have a small vent that moves before the door itself does. What is this valve or flap for?",
    options: [
      "It fills the slide with cabin air before the gas bottle opens",
      "It feeds fresh air to the crew seat beside the door during a fire",
      "It raises the cabin pressure again when a seal begins to leak in flight",
      "It lets residual pressure out, so that the door cannot burst open",
    ],
    correctAnswer: "It lets residual pressure out, so that the door cannot burst open",
    explanation:
      "Even a small difference pushes on a whole door with great force. A vent that has to open first equalises it, and while it stands open the cabin cannot be pressurised with a door not locked. Not every type has one: the A320 warns with a red light instead. The valves that protect slide and fuselage from too much pressure are other parts.",
    imageKey: "pressure-relief-valve",
    difficulty: "Hard",
    source: {
      name: "14 CFR 25.783(c), fuselage doors, pressurization prevention means",
      year: 2019,
      url: "https://www.ecfr.gov/current/title-14/section-25.783",
    },
  },
  {
    id: "door-seal",
    component: "Door Seal",
    description:
      "During the climb you hear a steady whistle from the edge of your door. Which part is meant to prevent this, and what do you do?",
    options: [
      "The seal; report it to the flight deck and touch nothing",
      "The seal; press wet towels into the gap until it stops",
      "The gust lock; push it down until it clicks",
      "The girt bar; disarm the door to take the load off",
    ],
    correctAnswer: "The seal; report it to the flight deck and touch nothing",
    explanation:
      "The rubber seal round the door is pressed tight by the cabin's own pressure. Noise or a cold draught is usually a nuisance, yet the pilots need to know it, for they see the pressure and you do not. Towels are a trap: they freeze, hide the fault, and handling a door in flight is never yours to try.",
    imageKey: "door-seal",
    difficulty: "Medium",
  },
  {
    id: "slide-deployment-mechanism",
    component: "Slide Deployment Mechanism",
    description:
      "An armed door opens and the slide falls out of its container. How does it fill within a few seconds?",
    options: [
      "Air from the engines is led to it through the door sill",
      "The people who sit down on it press air into its tubes",
      "Its gas bottle opens and draws in outside air",
      "A fan in the container runs from the emergency battery",
    ],
    correctAnswer: "Its gas bottle opens and draws in outside air",
    explanation:
      "The falling slide pulls the pin of its own bottle. The gas rushes through aspirators, which suck in much more outside air than the bottle holds. The rule gives 6 seconds from the start of deployment at most exits. If the bottle does not open by itself, the manual inflation handle opens it; if the slide stays flat even so, block the exit.",
    imageKey: "slide-deployment-mechanism",
    difficulty: "Hard",
    source: {
      name: "14 CFR 25.810(a)(1)(ii), emergency egress assist means",
      year: 2019,
      url: "https://www.ecfr.gov/current/title-14/section-25.810",
    },
  },
];
