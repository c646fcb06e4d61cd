import type { MultipleChoice } from "../multiple-choice.ts";

/** Twelve questions on the flight deck as cabin crew need to know it. */
export const COCKPIT_QUESTIONS: readonly MultipleChoice[] = [
  {
    id: "sterile-period",
    question: "Which phases does the US sterile-cockpit rule cover?",
    options: [
      "Take-off and landing only",
      "Taxi, take-off, landing and all flight below 10,000 feet, cruise included",
      "Taxi, take-off, landing and other flight below 10,000 feet, except cruise",
      "Taxi, and the whole of the climb and the descent up to cruising level",
    ],
    correctAnswer: "Taxi, take-off, landing and other flight below 10,000 feet, except cruise",
    explanation:
      "14 CFR 121.542 names taxi, take-off, landing and all other flight operations below 10,000 feet except cruise. Most people forget taxi, and that a short flight may cruise below 10,000 feet.",
    difficulty: "Medium",
    source: { name: "14 CFR 121.542(c)", year: 2024 },
  },
  {
    id: "call-in-sterile-period",
    question: "During the climb at 4,000 feet you smell burning near row 20. What do you do?",
    options: [
      "Call the flight deck at once and look for the source",
      "Wait for 10,000 feet, then call on the interphone",
      "Tell the captain after the seat belt sign goes off",
      "Write it in the cabin log and watch it",
    ],
    correctAnswer: "Call the flight deck at once and look for the source",
    explanation:
      "The sterile period keeps out what is not about safety. A burning smell is on every list of reasons to call, and minutes count. Waiting for 10,000 feet is the classic misreading of the rule.",
    difficulty: "Easy",
    source: { name: "UK CAA, GM1 ORO.GEN.110(f)", year: 2021 },
  },
  {
    id: "masks-drop",
    question: "What makes the passenger oxygen masks drop by themselves?",
    options: [
      "An aircraft altitude above 14,000 feet",
      "A cabin altitude of about 14,000 feet",
      "A cabin altitude of about 8,000 feet",
      "An emergency descent by the pilots",
    ],
    correctAnswer: "A cabin altitude of about 14,000 feet",
    explanation:
      "The trigger is the altitude of the air in the cabin. The aircraft cruises far above 14,000 feet with the masks in place; 8,000 feet is the normal upper limit for the cabin.",
    difficulty: "Easy",
    source: { name: "14 CFR 25.841 and 25.1447", year: 2024 },
  },
  {
    id: "transponder-code-emergency",
    question: "Which transponder code stands for a general emergency?",
    options: ["7500", "7600", "7000", "7700"],
    correctAnswer: "7700",
    explanation:
      "7700 is the general emergency, 7600 lost radio contact, 7500 unlawful interference. 7000 is the code of visual flights in much of Europe and no alarm at all.",
    difficulty: "Easy",
    source: { name: "ICAO Doc 4444 (PANS-ATM), special purpose codes", year: 2016 },
  },
  {
    id: "fire-control-effect",
    question: "A pilot uses the fire push-button or handle of an engine. What happens?",
    options: [
      "The engine goes to idle and the reverser is locked",
      "Fuel, hydraulics, electrics and bleed air are cut off; extinguishers arm",
      "The warning bell is silenced and a timer starts for the extinguishers",
      "Its extinguishers discharge at once, while fuel and electrics stay connected",
    ],
    correctAnswer: "Fuel, hydraulics, electrics and bleed air are cut off; extinguishers arm",
    explanation:
      "The control isolates the engine first. Discharging the extinguisher is a second, separate action, and it goes to that engine alone.",
    difficulty: "Hard",
  },
  {
    id: "which-engine",
    question:
      "You sit facing aft and see flames on the side of your left hand. Which do you report?",
    options: [
      "The left engine, because it is on your left",
      "Engine 3, counted from the tail",
      "The right engine, because sides count facing forward",
      "One of the engines; the pilots will know",
    ],
    correctAnswer: "The right engine, because sides count facing forward",
    explanation:
      "Left and right belong to the aircraft and are always taken facing forward. A crew member on an aft-facing jump seat has to turn the picture round before speaking.",
    difficulty: "Medium",
  },
  {
    id: "nits-letters",
    question: "The captain gives you a NITS briefing. What does the T stand for?",
    options: [
      "Type of aircraft",
      "Tasks of the crew",
      "Turbulence to be expected",
      "Time available",
    ],
    correctAnswer: "Time available",
    explanation:
      "Nature, intentions, time, special instructions. You set your watch by the time and plan backwards from it: brief, secure, brace. Some US airlines brief by TEST instead: type, evacuation and its exits, signals, time.",
    difficulty: "Easy",
  },
  {
    id: "incapacitated-pilot-first",
    question:
      "You enter the flight deck because a pilot has collapsed over the controls. What comes first?",
    options: [
      "Give oxygen at 100 percent where the pilot sits, with the head held up",
      "Hold the pilot off the controls, lock the harness, slide the seat aft",
      "Call for a doctor by PA and stand by at the door",
      "Lift the pilot out of the seat and into the galley",
    ],
    correctAnswer: "Hold the pilot off the controls, lock the harness, slide the seat aft",
    explanation:
      "The aircraft has to stay controllable, so the body comes off the controls first. Oxygen and first aid follow; lifting a limp adult out of the seat is slow and may not be needed at all.",
    difficulty: "Hard",
  },
  {
    id: "engine-running-at-exit",
    question:
      "You assess outside before opening. The engine ahead of your exit is still running. Why does it matter?",
    options: [
      "The door's power assist needs the engine stopped",
      "The cabin cannot lose its pressure while an engine runs",
      "Its blast can push the slide aside and injure people on the ground",
      "It does not matter once the evacuation horn sounds",
    ],
    correctAnswer: "Its blast can push the slide aside and injure people on the ground",
    explanation:
      "Slides are tested in wind, not made for jet blast, and intake and exhaust are deadly. The power assist works without engines. Block the exit, keep looking and reopen the question when the engine has stopped.",
    difficulty: "Medium",
  },
  {
    id: "quick-donning-mask",
    question: "Within what time must a pilot be able to put on a quick-donning mask?",
    options: ["5 seconds", "10 seconds", "30 seconds", "60 seconds"],
    correctAnswer: "5 seconds",
    explanation:
      "14 CFR 25.1447 asks for five seconds, with one hand. Thirty to sixty seconds is the time of useful consciousness at 35,000 feet, which a rapid decompression roughly halves.",
    difficulty: "Hard",
    source: { name: "14 CFR 25.1447(c)(2)(i)", year: 2024 },
  },
  {
    id: "rejected-take-off",
    question: "On the take-off roll the thrust falls away and the brakes bite. What do you do?",
    options: [
      "Stay seated, look outside and wait for the flight deck",
      "Open your door as soon as the aircraft has come to a stop",
      "Stand up and calm the cabin",
      "Disarm your door, because the flight is over",
    ],
    correctAnswer: "Stay seated, look outside and wait for the flight deck",
    explanation:
      "Most rejected take-offs end with a taxi back to the gate. Review your exit and look out so that you are ready, but start nothing without the command or clear and deadly danger.",
    difficulty: "Medium",
  },
  {
    id: "cockpit-door-refusal",
    question:
      "On a locked cockpit door with an emergency access function, what decides whether it opens?",
    options: [
      "It opens at once for anybody who knows the code",
      "It opens only from the outside, with a mechanical key",
      "It never opens in flight",
      "It opens after a delay unless the flight deck refuses",
    ],
    correctAnswer: "It opens after a delay unless the flight deck refuses",
    explanation:
      "The delay gives the pilots time to look and refuse; if nobody in there can act, the door unlocks for a few seconds. The airline sets the times. Codes and signals are never discussed in public.",
    difficulty: "Medium",
  },
];
