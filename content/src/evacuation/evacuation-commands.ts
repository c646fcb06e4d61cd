import type { EvacuationCommand } from "./schema.ts";

/**
 * Commands as called in the cabin, in the order of an event. Every one is an example: rules ask for
 * commands, the airline's manual has the words. Phrases are called one by one, loudly, with a pause.
 */
export const EVACUATION_COMMANDS: readonly EvacuationCommand[] = [
  {
    id: "brace",
    when: "Shortly before impact, and until the aircraft has stopped",
    calledBy: "Flight deck or cabin crew",
    environments: ["Land", "Water"],
    easaStyle: ["Brace, brace", "Heads down, stay down"],
    usStyle: ["Brace, brace, brace", "Heads down, stay down"],
    purpose:
      "The flight deck gives the signal; the crew take it up and repeat it without a pause until the last movement has ended. If no signal comes, they begin at what they feel and see.",
    isExample: true,
  },
  {
    id: "alert",
    when: "The aircraft has stopped and the flight deck is still judging the danger",
    calledBy: "Flight deck",
    environments: ["Land"],
    easaStyle: ["Attention crew, at stations"],
    usStyle: ["Flight attendants, stand by your stations", "Remain seated, remain seated"],
    purpose:
      "Crew go to their exits, look outside and are ready; nobody opens anything. It keeps an evacuation from starting by rumour.",
    isExample: true,
  },
  {
    id: "remain-seated",
    when: "The danger was checked and there is no need to evacuate",
    calledBy: "Flight deck",
    environments: ["Land"],
    easaStyle: ["Cabin crew and passengers, remain seated"],
    usStyle: ["Remain seated, remain seated"],
    purpose:
      "Ends the alert. The crew repeat it in the cabin, because some passengers are on their feet by then.",
    isExample: true,
  },
  {
    id: "evacuate",
    when: "The decision to evacuate has been taken",
    calledBy: "Flight deck or cabin crew",
    environments: ["Land", "Water"],
    easaStyle: ["Evacuate, evacuate, evacuate"],
    usStyle: ["Evacuate, evacuate, evacuate", "This is an emergency, evacuate"],
    purpose:
      "Starts every exit at the same moment. A horn may take its place. Where one exit is unsafe, the flight deck may name a side.",
    isExample: true,
  },
  {
    id: "belts-and-baggage",
    when: "At once after the evacuation command, before the exit is opened",
    calledBy: "Cabin crew",
    environments: ["Land"],
    easaStyle: ["Unfasten seat belts", "Leave everything", "Come this way"],
    usStyle: ["Release seat belts", "Leave everything", "Come this way"],
    purpose:
      "Gets people out of seats and away from lockers. Under stress people grope for a belt button as in a car, so the word is shouted.",
    isExample: true,
  },
  {
    id: "belts-and-vests",
    when: "At once after an evacuation command on water",
    calledBy: "Cabin crew",
    environments: ["Water"],
    easaStyle: ["Unfasten seat belts", "Life vests on", "Leave everything", "Come this way"],
    usStyle: ["Release seat belts", "Get your life vest", "Leave everything", "Come this way"],
    purpose:
      "Nobody may be at the exit without a vest. In an unplanned ditching most will have to be told where it is.",
    isExample: true,
  },
  {
    id: "hold-back",
    when: "The exit is opening, or the slide is not ready yet",
    calledBy: "Cabin crew",
    environments: ["Land", "Water"],
    easaStyle: ["Wait", "Stand back"],
    usStyle: ["Hold", "Stand back"],
    purpose:
      "Keeps the front row from being pushed out. An arm across the opening and a palm towards the cabin say the same.",
    isExample: true,
  },
  {
    id: "door-exit-go",
    when: "The slide has been verified and the flow begins",
    calledBy: "Cabin crew",
    environments: ["Land"],
    easaStyle: ["Come this way", "Jump and slide"],
    usStyle: ["Come this way, leave everything", "Jump"],
    purpose:
      "A person who sits down at the sill blocks a lane for seconds. Jumping keeps the rhythm of about one a second in each lane.",
    isExample: true,
  },
  {
    id: "overwing-go",
    when: "An overwing exit is open and the wing is clear",
    calledBy: "Cabin crew",
    environments: ["Land", "Water"],
    easaStyle: ["Come this way", "Foot first, step out"],
    usStyle: ["Step through, foot first", "Follow the arrows off the wing"],
    purpose:
      "Head first is how people get stuck. Leg, body, leg: the opening is low and the sill is high. On water people wait on the wing, holding the rope, for a raft or rescue, or do as the manual says.",
    isExample: true,
  },
  {
    id: "able-bodied-helper",
    when: "The first able-bodied passenger stands at the exit",
    calledBy: "Cabin crew",
    environments: ["Land"],
    easaStyle: ["You, go down, help people at the bottom", "Send them away"],
    usStyle: ["You, stay at the bottom, help people off", "Send them away from the aircraft"],
    purpose:
      "One finger, one person, one task. The foot of the slide is where people pile up and where most are hurt.",
    isExample: true,
  },
  {
    id: "exit-blocked",
    when: "The exit cannot be used, or can be used no longer",
    calledBy: "Cabin crew",
    environments: ["Land", "Water"],
    easaStyle: ["Exit blocked", "Go back", "Go that way"],
    usStyle: ["Bad exit", "Go forward", "Go back", "Go across"],
    purpose:
      "First that it is closed, then where to go. The arm points to a real exit: forward, aft or across, whichever works.",
    isExample: true,
  },
  {
    id: "exit-on-water",
    when: "The slide-raft has been verified and boarding begins",
    calledBy: "Cabin crew",
    environments: ["Water"],
    easaStyle: ["Come this way", "Inflate your life vest", "Step into the raft"],
    usStyle: ["Come this way", "Inflate your vest", "Board the raft, crawl to the far side"],
    purpose:
      "The vest is inflated here, at the sill, and not earlier. Crawling keeps the raft level and its floor whole.",
    isExample: true,
  },
  {
    id: "keep-moving",
    when: "The flow is slow, or somebody hesitates at the sill",
    calledBy: "Cabin crew",
    environments: ["Land"],
    easaStyle: ["Quickly, quickly", "Jump"],
    usStyle: ["Go, go", "Faster, jump"],
    purpose:
      "Loud and assertive crew empty a cabin measurably faster. A push between the shoulder blades is part of the drill in many manuals.",
    isExample: true,
  },
  {
    id: "anybody-there",
    when: "Nobody comes to your exit any more",
    calledBy: "Cabin crew",
    environments: ["Land", "Water"],
    easaStyle: ["Is there anybody there", "Call out"],
    usStyle: ["Is anyone there", "Call out"],
    purpose:
      "People in smoke may be unable to see the exit but able to answer. Listen for a second after each call.",
    isExample: true,
  },
  {
    id: "move-away",
    when: "People are on the ground and stand about near the aircraft",
    calledBy: "Cabin crew",
    environments: ["Land"],
    easaStyle: ["Move away", "Stay together", "No smoking"],
    usStyle: ["Move away from the aircraft", "Stay together", "No smoking"],
    purpose:
      "Fuel, fire and rescue vehicles make the nearest metres the most dangerous. Upwind, far off, together.",
    isExample: true,
  },
];
