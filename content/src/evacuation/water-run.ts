import type { EvacuationRun } from "./schema.ts";

export const WATER_RUN: EvacuationRun = {
  environment: "Water",
  scene:
    "Both engines have failed over the sea and the captain gives you a NITS briefing: ditching in ten minutes. You sit at a forward door with a slide-raft.",
  steps: [
    { id: "take-nits", action: "Take the NITS briefing and repeat it", partOf: 1 },
    {
      id: "vests-on",
      action: "Put on your vest, then have passengers put on theirs, not inflated",
      partOf: 1,
    },
    { id: "show-brace", action: "Show brace position and exits, seat helpers", partOf: 1 },
    { id: "secure-cabin", action: "Secure cabin and galley, sit in your harness", partOf: 1 },
    { id: "call-brace", action: "Call the brace commands until the full stop", partOf: 1 },
    { id: "wait-last-impact", action: "Stay harnessed through the last impact", partOf: 2 },
    {
      id: "shout-vests",
      action: "Shout: seat belts off, life vests on, leave everything",
      partOf: 2,
    },
    { id: "check-water-level", action: "Check the water level through the window", partOf: 3 },
    { id: "open-water-exit", action: "Open the armed exit", partOf: 4 },
    { id: "verify-raft", action: "Verify that the slide-raft is full and flat", partOf: 4 },
    { id: "inflate-at-sill", action: "Have each vest inflated at the sill", partOf: 5 },
    { id: "helper-to-far-end", action: "Send a helper to the far end of the raft", partOf: 5 },
    { id: "board-raft", action: "Board people low, evenly on both sides", partOf: 5 },
    { id: "last-search", action: "Search your zone and take the survival kit", partOf: 6 },
    { id: "release-raft", action: "Pull the release handle under the girt flap", partOf: 6 },
    { id: "cut-mooring", action: "Cut the mooring line and get clear", partOf: 7 },
    { id: "raise-canopy", action: "Set the sea anchor and raise the canopy", partOf: 7 },
  ],
  confusions: [
    {
      first: "take-nits",
      second: "vests-on",
      mistake: "You run to the cabin after the first word of the captain.",
      reason:
        "Without the time you cannot plan, and without the special instructions you may prepare the wrong exits.",
    },
    {
      first: "vests-on",
      second: "show-brace",
      mistake: "You explain brace positions at length and run out of time for vests.",
      reason:
        "A vest cannot be fetched from under a seat in a flooding cabin. A brace position can be shouted in three words.",
    },
    {
      first: "wait-last-impact",
      second: "shout-vests",
      mistake: "You release your harness after the first touch.",
      reason:
        "The first contact is often the tail, and the harder blow follows. Standing crew and passengers are thrown forward.",
    },
    {
      first: "check-water-level",
      second: "open-water-exit",
      mistake: "You open because the exit next door has been opened.",
      reason:
        "The hull does not float level. A sill under water floods the cabin, and a door opened there can seldom be closed again.",
    },
    {
      first: "verify-raft",
      second: "board-raft",
      mistake: "You send people while the raft is still unrolling.",
      reason:
        "People fall between raft and fuselage, and a raft loaded at one end may fill folded or turn over.",
    },
    {
      first: "inflate-at-sill",
      second: "board-raft",
      mistake: "You let people board first and inflate later.",
      reason:
        "Who slips between sill and raft needs the vest at that moment. Inflating at the exit is late enough for the cabin and early enough for the water.",
    },
    {
      first: "board-raft",
      second: "release-raft",
      mistake: "You free the raft from the sill as soon as it is full of air.",
      reason:
        "The gap opens with the first wave, and people at the exit have to jump for a moving raft.",
    },
    {
      first: "release-raft",
      second: "cut-mooring",
      mistake: "You cut the line while the girt still holds the raft, or before all are on board.",
      reason:
        "The line is what keeps a released raft beside the door for the last people. Cut first, the raft hangs by the girt and then drifts off.",
    },
    {
      first: "cut-mooring",
      second: "raise-canopy",
      mistake: "You put up the canopy at the aircraft's side.",
      reason:
        "Wreckage, fuel and a settling hull are nearer than the cold. Distance comes first, then shelter.",
    },
  ],
};
