import type { EvacuationRun } from "./schema.ts";

export const LAND_RUN: EvacuationRun = {
  environment: "Land",
  scene:
    "Landing roll, a bang, and the aircraft leaves the runway. It stops in the grass. You sit at the forward left door, which is armed, and you hear: evacuate, evacuate.",
  steps: [
    { id: "stay-braced", action: "Stay braced and harnessed until the full stop", partOf: 1 },
    { id: "confirm-command", action: "Confirm the evacuation command", partOf: 1 },
    { id: "release-harness", action: "Release your harness and take the torch", partOf: 2 },
    { id: "shout-belts", action: "Shout: unfasten seat belts, leave everything", partOf: 2 },
    { id: "look-outside", action: "Look outside through the window", partOf: 2 },
    { id: "check-armed", action: "Check that the exit is armed", partOf: 3 },
    { id: "open-exit", action: "Hold the assist handle and open the exit fully", partOf: 3 },
    { id: "manual-inflation", action: "Pull the manual inflation handle", partOf: 3 },
    { id: "hold-people", action: "Block the opening with your arm", partOf: 3 },
    { id: "verify-slide", action: "Verify that the slide is full and on the ground", partOf: 4 },
    { id: "send-helper", action: "Send a helper down to the foot of the slide", partOf: 4 },
    { id: "call-people", action: "Call: come this way, jump and slide", partOf: 4 },
    { id: "watch-exit", action: "Keep the flow going and go on assessing", partOf: 5 },
    { id: "check-cabin", action: "Call into the cabin and search your zone", partOf: 6 },
    { id: "take-equipment", action: "Take your equipment and leave", partOf: 6 },
    { id: "gather-people", action: "Gather people upwind, away from the aircraft", partOf: 7 },
  ],
  confusions: [
    {
      first: "stay-braced",
      second: "release-harness",
      mistake: "You unbuckle as soon as the noise stops.",
      reason:
        "The aircraft may hit again or still be rolling. A crew member thrown through the cabin is one exit without a leader.",
    },
    {
      first: "confirm-command",
      second: "open-exit",
      mistake: "You open at the first smell of smoke, before anybody has commanded.",
      reason:
        "Engines may be running and the flight deck may be about to say remain seated. Unless danger to life is clear, the command comes first.",
    },
    {
      first: "look-outside",
      second: "open-exit",
      mistake: "You turn the handle and then look.",
      reason:
        "An open door lets in fire and smoke at once, and many doors cannot be closed again quickly. The window costs two seconds.",
    },
    {
      first: "check-armed",
      second: "open-exit",
      mistake: "You trust that the door is armed.",
      reason:
        "A disarmed door opens onto a drop of several metres with no slide, and the crowd is already behind you.",
    },
    {
      first: "open-exit",
      second: "manual-inflation",
      mistake: "You reach for the inflation handle while the door is half open.",
      reason:
        "The handle belongs to a slide that has left its container. Pulled too early it may fill in the doorway and close the exit.",
    },
    {
      first: "hold-people",
      second: "verify-slide",
      mistake: "You lean out to see the slide with people pressing behind you.",
      reason:
        "Without an arm across the opening, the crowd pushes you or the front row out while the slide is still filling.",
    },
    {
      first: "verify-slide",
      second: "call-people",
      mistake: "You call people as soon as the door stands open.",
      reason:
        "A slide needs some seconds. The first to jump falls beside it or onto it half full, and may tear it.",
    },
    {
      first: "send-helper",
      second: "call-people",
      mistake: "You send the crowd and look for a helper afterwards.",
      reason:
        "People pile up at the foot within seconds. A helper who goes first keeps it clear, if one is at hand at once.",
    },
    {
      first: "check-cabin",
      second: "take-equipment",
      mistake: "You fetch the first-aid kit while people are still in the smoke.",
      reason:
        "Equipment is for those who are out. Voices come first, and the kit only if it lies on your way.",
    },
  ],
};
