import type { MockInterviewQuestion } from "./schema.ts";

export const TECHNICAL_QUESTIONS: readonly MockInterviewQuestion[] = [
  {
    id: "oxygen-masks-drop",
    question:
      "You are walking through the cabin when the oxygen masks drop. What is the first thing you do, and what comes after it?",
    type: "technical",
    expectedPoints: [
      "Nearest mask on at once, your own before anybody else's",
      "Sits down or holds on tight: a steep descent may follow",
      "Passengers called and shown to pull the mask and put it on",
      "Waits for the flight crew's word before moving about",
      "Then portable oxygen, and a check of cabin, lavatories and the injured",
      "Report to the flight deck",
    ],
    followUp: "You are told that it is safe to move. Where do you go first?",
    whyAsked: "Useful consciousness is counted in seconds: the order of acts is the answer.",
  },
  {
    id: "phone-on-fire",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    type: "technical",
    expectedPoints: [
      "People moved away, colleagues and flight deck alerted at once",
      "Flames fought with an extinguisher, halon or its replacement, with protective equipment",
      "Device then cooled with water or another non-alcoholic liquid",
      "Never ice, never covered, not picked up while it may flare again",
      "Afterwards kept under water or as the airline's procedure says, and watched to the end",
      "Power to the seat switched off",
    ],
    followUp: "The flames are gone. Why are you not finished?",
    whyAsked:
      "Batteries overheat on US flights more than once a week (FAA, 2024), and halon does not cool them.",
  },
  {
    id: "galley-oven-smoke",
    question: "Smoke is coming out of a galley oven in flight. Talk me through what you do.",
    type: "technical",
    expectedPoints: [
      "Oven door stays closed, so that the fire gets no air",
      "Power off at the oven, circuit breaker or galley shut-off as trained",
      "Colleagues called, extinguisher and smoke hood brought",
      "Flight deck told early: where, what kind, what is being done",
      "Extinguisher used if the fire goes on, through the smallest gap",
      "Passengers moved from smoke, oven watched for re-ignition and left off",
    ],
    followUp: "The smoke has stopped. What do you tell the captain, and what stays as it is?",
    whyAsked: "Looks for roles in a team and for hands that stay off the door.",
  },
  {
    id: "choking-passenger",
    question:
      "During the meal service a man grabs his throat and cannot speak. What do you do, step by step?",
    type: "technical",
    expectedPoints: [
      "Asks whether he is choking and whether he can cough",
      "Severe: five back blows between the shoulder blades",
      "Then five abdominal thrusts, and so on in turn until it clears or he collapses",
      "Chest thrusts for somebody late in pregnancy or too large to reach around",
      "Unresponsive: on the floor, help and AED called, resuscitation begun",
      "Medical check afterwards, since thrusts can injure",
    ],
    followUp: "It comes out and he can breathe. Is it over?",
    whyAsked: "First aid is examined in every training, and hesitation costs minutes.",
  },
  {
    id: "fire-outside-your-exit",
    question:
      "The captain orders an evacuation, and through the window of your door you see fire. What do you do?",
    type: "technical",
    expectedPoints: [
      "Looks out before opening, and keeps this door closed",
      "Blocks the exit with body and voice",
      "Sends people to usable exits with short commands and gestures",
      "Keeps checking: conditions outside change",
      "Protects own position and assist handle, so as not to be pushed",
      "Checks the area and leaves by a usable exit when done or when it becomes lethal",
    ],
    followUp: "The flow has stopped. When do you leave, and by which way?",
    whyAsked: "The wrong door, once open, lets the fire in, and a crowd follows whoever is clear.",
  },
  {
    id: "cabin-bag-to-the-hold",
    question:
      "The lockers are full and a passenger's cabin bag has to go into the hold. What must you ask before it leaves the cabin?",
    type: "technical",
    expectedPoints: [
      "Spare lithium batteries and power banks taken out and kept in the cabin",
      "Electronic cigarettes taken out as well",
      "Medicine needed on the way, passport, keys and valuables kept by the passenger",
      "A smart bag only with its battery removed",
      "The bag tagged to the right destination, and its owner told where it comes back",
    ],
    followUp: "She says there is nothing in it. What one question do you still ask?",
    whyAsked: "A battery fire can be fought in the cabin and hardly in the hold.",
  },
  {
    id: "arming-and-crosscheck",
    question:
      "What does it mean to arm a door and to crosscheck, and why is both done on every flight?",
    type: "technical",
    expectedPoints: [
      "Armed: opening the door from inside deploys the slide",
      "Disarmed: the door opens without it, for people at the gate",
      "Done on command, at most airlines the senior crew member's, before departure and after arrival",
      "Crosscheck: a second person looks at the opposite door and confirms",
      "Why: a slide ready within seconds in an evacuation, and no slide against people at the gate",
    ],
    followUp: "At crosscheck you see that the other door is wrong. What do you say?",
    whyAsked: "Shows whether you have understood the one routine that no flight goes without.",
  },
  {
    id: "cabin-secure-for-landing",
    question:
      "Before landing you walk through the cabin to secure it. What do you look for, and what is each of these for?",
    type: "technical",
    expectedPoints: [
      "Belts fastened, seatbacks upright, tables stowed: a way out and a body held",
      "Bags stowed and aisles and exits clear: nothing to fly or to trip over",
      "Window shades open where the airline asks for it: eyes on the outside, inside visible to rescuers",
      "Lavatories empty, galley latched, trolleys locked",
      "Lights dimmed at night so that eyes are used to the dark",
      "Cabin reported secure to the senior crew member, then own seat and harness",
    ],
    followUp: "And when you sit on your jump seat, what goes through your mind?",
    whyAsked: "Rules explained by their purpose are rules that are kept.",
  },
];
