import type { MoreDoorQuestion } from "./schema.ts";

const ASSIST_MEANS = {
  name: "14 CFR 25.810(a)(1), emergency egress assist means",
  year: 2019,
  url: "https://www.ecfr.gov/current/title-14/section-25.810",
};

/** Slides, slide-rafts, girt bars and what to do when one of them fails. */
export const SLIDE_DOOR_QUESTIONS: readonly MoreDoorQuestion[] = [
  {
    id: "six-foot-rule",
    component: "Rules",
    question:
      "From which height above the ground does an exit that is not over a wing need an assist means?",
    options: ["More than 3 feet", "More than 4 feet", "More than 10 feet", "More than 6 feet"],
    correctAnswer: "More than 6 feet",
    explanation:
      "Six feet, about 1.8 m, with the gear extended. Type A, B and C exits away from the wing need one whatever their height. For overwing exits the height of the escape route's end is what counts.",
    difficulty: "Hard",
    source: ASSIST_MEANS,
  },
  {
    id: "six-seconds",
    component: "Rules",
    question:
      "Within what time must a slide at a Type A door stand after its deployment has begun?",
    options: ["3 seconds", "6 seconds", "15 seconds", "90 seconds"],
    correctAnswer: "6 seconds",
    explanation:
      "14 CFR 25.810 gives 6 seconds from the start of deployment. Ten seconds from working the handle is the figure for Type C exits. Ninety seconds is the test for emptying the whole aircraft.",
    difficulty: "Hard",
    source: ASSIST_MEANS,
  },
  {
    id: "wind-limit",
    component: "Rules",
    question: "In what wind must a slide be shown to deploy and stay usable with one helper?",
    options: ["25 knots", "10 knots", "45 knots", "60 knots"],
    correctAnswer: "25 knots",
    explanation:
      "The design standard is 25 knots from the worst direction, with one person assisting. In stronger wind the upwind or downwind side may fail: look where the slide lies before you send the first person.",
    difficulty: "Hard",
    source: ASSIST_MEANS,
  },
  {
    id: "gear-collapse",
    component: "Rules",
    question: "One leg of the landing gear has collapsed. What is asked of the slides by design?",
    options: [
      "They shorten themselves to the new height",
      "They need only serve the doors on the side that lies low",
      "They must still reach the ground and be safe to use",
      "They must detach, so that people can climb down",
    ],
    correctAnswer: "They must still reach the ground and be safe to use",
    explanation:
      "The rule asks for a slide that serves with one or more gear legs collapsed. In practice one end may be very steep and the other almost flat: assess, adjust the flow and close an exit that hurts people.",
    difficulty: "Hard",
    source: ASSIST_MEANS,
  },
  {
    id: "two-lanes",
    component: "Rules",
    question: "At which exits must the slide carry two lines of people side by side?",
    options: ["Type I and Type II", "Type C only", "Type III and Type IV", "Type A and Type B"],
    correctAnswer: "Type A and Type B",
    explanation:
      "Two parallel lines are asked for at the two largest types. Type C and Type I doors usually have a single-lane slide. Use both lanes: two people at the sill, jumping together, double the flow.",
    difficulty: "Medium",
    source: ASSIST_MEANS,
  },
  {
    id: "manual-inflation",
    component: "Slide",
    question:
      "The armed door is open, the slide hangs down and does not fill. What do you do first?",
    options: [
      "Send the strongest passengers down it",
      "Pull the manual inflation handle",
      "Close the door and arm it once more",
      "Cut the girt and drop the slide",
    ],
    correctAnswer: "Pull the manual inflation handle",
    explanation:
      "The red handle sits at the head of the slide, by the girt, usually on the right as you face out. Many crews pull it every time, since it costs a second and makes sure. If nothing happens, block the exit and redirect.",
    difficulty: "Easy",
  },
  {
    id: "verify-slide-before-flow",
    component: "Slide",
    question: "What do you check between opening the door and sending the first person?",
    options: [
      "That the slide is full, reaches the ground and lies in a safe place",
      "That your colleague at the next door has opened and is ready to start too",
      "That the captain has repeated the evacuation command",
      "That the passengers stand in order of their seat rows",
    ],
    correctAnswer: "That the slide is full, reaches the ground and lies in a safe place",
    explanation:
      "Block the doorway with your arm until you see it. People pushed onto a slide that is twisted, under the fuselage or still filling are hurt, and an injured heap at the foot closes the exit for everybody.",
    difficulty: "Easy",
  },
  {
    id: "slide-loses-air",
    component: "Slide",
    question: "Half-way through the evacuation your slide loses air and sags. What is right?",
    options: [
      "Carry on faster before it is flat",
      "Tell people to climb down hand over hand",
      "Stop the flow, block the exit and send people to another one",
      "Pull the manual inflation handle again and keep sending people",
    ],
    correctAnswer: "Stop the flow, block the exit and send people to another one",
    explanation:
      "The gas bottle fills a slide once. A sagging slide is a fall of several metres. Only with no other exit left does a hand-held or flat slide become a last resort, where the manual describes it.",
    difficulty: "Medium",
  },
  {
    id: "plain-slide-in-water",
    component: "Slide-raft",
    question:
      "An aircraft with plain slides, not slide-rafts, is ditched. What is a slide good for?",
    options: [
      "It becomes a full raft once it is cut free from the sill",
      "It floats, and people in the water can hold on to it",
      "It sinks within seconds and is left at the door",
      "It replaces the life vests of those who sit on it",
    ],
    correctAnswer: "It floats, and people in the water can hold on to it",
    explanation:
      "A plain slide has no raft approval, no canopy and no survival kit. Detached and turned over it is a flotation aid with hand lines. Only a slide-raft is built to be boarded and lived in.",
    difficulty: "Medium",
  },
  {
    id: "slide-raft-release",
    component: "Slide-raft",
    question: "The slide-raft is full. In which order is it freed?",
    options: [
      "Cut the mooring line, board everybody, then pull the release handle",
      "Close the door on the girt, then let the raft drift",
      "Deflate the upper tube, then lift the girt bar",
      "Release it from the sill, then cut the mooring line",
    ],
    correctAnswer: "Release it from the sill, then cut the mooring line",
    explanation:
      "Under the flap on the girt is a handle that parts the raft from the sill. The mooring line still holds it to the aircraft until everybody is on board; it is then released or cut with the raft's knife. Cut too early, and the raft drifts off half empty.",
    difficulty: "Hard",
  },
  {
    id: "girt-bar-position-737",
    component: "Girt bar",
    question: "How do you see that a Boeing 737 door is armed?",
    options: [
      "The girt bar lies in the floor brackets",
      "The lever beside the window points to ARMED",
      "A white light burns beneath the handle",
      "The door handle is horizontal",
    ],
    correctAnswer: "The girt bar lies in the floor brackets",
    explanation:
      "The 737 has no arming lever and no arming light: bend down and look. Where the airline uses it, the red strap across the viewing window tells people outside, but a strap is a sign, not the proof.",
    difficulty: "Medium",
  },
];
