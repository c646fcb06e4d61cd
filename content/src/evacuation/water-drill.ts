import type { EvacuationDrill } from "./drill-schema.ts";

export const WATER_DRILL: EvacuationDrill = {
  environment: "Water",
  cards: [
    {
      step: "take-nits",
      deed: "look",
      why: "Nature, intentions, time, special instructions: without the time nothing can be planned. Repeated, because half of it is lost otherwise.",
      basis: "procedure",
    },
    {
      step: "vests-on",
      deed: "do",
      why: "A vest cannot be fetched in a flooding cabin. Yours first in most manuals: you show it on yourself and do not end without one.",
      basis: "procedure",
    },
    {
      step: "show-brace",
      deed: "do",
      why: "After the vests, because it can be shouted in three words if time runs out. Helpers beside the exits know their task before the impact.",
      basis: "procedure",
    },
    {
      step: "secure-cabin",
      deed: "do",
      why: "Loose things become missiles. You sit down last and early enough to be in your harness at the first contact.",
      basis: "procedure",
    },
    {
      step: "call-brace",
      deed: "call",
      command: "brace",
      why: "Called without a pause until the last movement: there is often more than one impact, and people sit up after the first.",
      basis: "procedure",
    },
    {
      step: "wait-last-impact",
      deed: "do",
      why: "The tail touches first, and the harder blow follows. A crew member who stands is thrown.",
      basis: "procedure",
    },
    {
      step: "shout-vests",
      deed: "call",
      command: "belts-and-vests",
      why: "Belts, vests and bags take people seconds; those run while you look at the water. Nobody may come to the exit without a vest.",
      basis: "procedure",
    },
    {
      step: "check-water-level",
      deed: "look",
      why: "A sill under water floods the cabin, and the door can hardly be closed again. Every exit must let you see out while it is closed.",
      basis: "rule",
      rule: "14 CFR 25.809(a)(2), CS 25.809(a)(2)",
    },
    {
      step: "open-water-exit",
      deed: "do",
      why: "The hull does not float level: only an exit whose own water level you have seen is opened, and armed, so that the raft comes with it.",
      basis: "procedure",
    },
    {
      step: "verify-raft",
      deed: "look",
      why: "A raft that is still unrolling folds or turns over under the first people, and they fall between raft and hull.",
      basis: "procedure",
    },
    {
      step: "inflate-at-sill",
      deed: "call",
      command: "exit-on-water",
      why: "Late enough for the cabin, where an inflated vest pins its wearer under the ceiling; early enough for the water.",
      basis: "procedure",
    },
    {
      step: "helper-to-far-end",
      deed: "do",
      why: "Somebody at the far end seats people evenly. Without one they stay at the near end and the raft tilts.",
      basis: "procedure",
    },
    {
      step: "board-raft",
      deed: "do",
      why: "Low and on both sides keeps the raft level and its floor whole, up to the number for which it is rated.",
      basis: "procedure",
    },
    {
      step: "last-search",
      deed: "do",
      why: "Nobody is left whom you could have reached, and the kit keeps alive those who are out. As far as the water lets you.",
      basis: "procedure",
    },
    {
      step: "release-raft",
      deed: "do",
      why: "With all on board the girt is let go. The mooring line still holds the raft at the door.",
      basis: "procedure",
    },
    {
      step: "cut-mooring",
      deed: "do",
      why: "The line is the last tie, cut when everybody is on board or the aircraft pulls the raft down.",
      basis: "procedure",
    },
    {
      step: "raise-canopy",
      deed: "do",
      why: "First away from fuel, wreckage and the sinking hull, then shelter: from here on the cold is the danger.",
      basis: "procedure",
    },
  ],
  orders: [
    {
      first: "show-brace",
      second: "secure-cabin",
      reason: "In your harness you can show nobody anything. You sit down last.",
    },
    {
      first: "secure-cabin",
      second: "call-brace",
      reason:
        "You are not in your seat yet. Call the brace from your harness, or you are thrown yourself.",
    },
    {
      first: "call-brace",
      second: "wait-last-impact",
      reason: "The impact is still to come, and nobody has been told to brace.",
    },
    {
      first: "wait-last-impact",
      second: "check-water-level",
      reason:
        "The aircraft is still moving. The water shows its level at the exit only when it has come to rest.",
    },
    {
      first: "open-water-exit",
      second: "verify-raft",
      reason: "The exit is closed, so there is no raft to look at yet.",
    },
    {
      first: "verify-raft",
      second: "helper-to-far-end",
      reason:
        "Your helper would be the first between raft and hull: nobody has seen yet whether the raft is ready.",
    },
    {
      first: "verify-raft",
      second: "inflate-at-sill",
      reason: "Called to the sill now, people stand in front of a raft that is not ready.",
    },
    {
      first: "board-raft",
      second: "last-search",
      reason:
        "People are still waiting to be seated in the raft. The search comes when nobody comes any more.",
    },
    {
      first: "last-search",
      second: "release-raft",
      reason: "You have not searched your zone. A raft that has been released is a gap to jump.",
    },
  ],
  criticalSeconds: [
    "open-water-exit",
    "board-raft",
    "helper-to-far-end",
    "release-raft",
    "cut-mooring",
  ],
  decoys: [
    {
      id: "inflate-inside",
      deed: "do",
      text: "Inflate your vest, so that you have it done",
      from: 1,
      to: 3,
      isCritical: true,
      reason:
        "In a flooding cabin an inflated vest pins you under the ceiling and blocks the exit. At the sill, not before.",
    },
    {
      id: "call-inflate",
      deed: "call",
      text: "Unfasten seat belts. Inflate your life vests. Come this way",
      from: 1,
      to: 3,
      isCritical: true,
      reason:
        "Half of it is right. Inflated in the cabin the vest becomes a trap; the call for it comes at the sill.",
    },
    {
      id: "hand-out-rafts",
      deed: "do",
      text: "Go aft and open the rear doors as well",
      from: 2,
      to: 4,
      isCritical: true,
      reason:
        "The briefing named them as unusable, and the tail settles. A door under water floods the cabin.",
    },
    {
      id: "open-to-feel",
      deed: "do",
      text: "Open the exit a crack to feel the water",
      from: 3,
      to: 4,
      isCritical: true,
      reason: "Never crack it open to see: water holds it open. The window shows the level.",
    },
    {
      id: "jump-in",
      deed: "call",
      text: "Come this way. Jump into the raft",
      from: 4,
      to: 5,
      isCritical: false,
      reason:
        "Jumping is for slides on land. Into a raft people step or crawl, or they go through its floor.",
    },
    {
      id: "hand-out-water",
      deed: "do",
      text: "Hand out drinking water",
      from: 6,
      to: 7,
      isCritical: false,
      reason: "Wet is cold: bail, dry and cover first. Water is rationed by the manual.",
    },
    {
      id: "fire-signals",
      deed: "do",
      text: "Fire all signals at once",
      from: 7,
      to: 7,
      isCritical: false,
      reason: "Signals are kept ready but unspent until somebody is there to see them.",
    },
  ],
  views: [
    {
      id: "water-clear",
      condition: null,
      seen: "The water lies a forearm's length below the sill and does not rise. No flames, nothing floats below.",
      isUsable: true,
      why: "The sill is well above the water on this side, and the place for the raft is free.",
    },
    {
      id: "water-swell",
      condition: null,
      seen: "A long swell: the water comes and goes, never higher than two hands below the sill. The surface is clean.",
      isUsable: true,
      why: "Even at its highest it stays below the sill. Use the exit, and go on looking at the level.",
    },
    {
      id: "water-high",
      condition: "water-level",
      seen: "Green water stands half-way up the window.",
      isUsable: false,
      why: "The sill is under water. Opened, this door floods the cabin and cannot be closed again.",
    },
    {
      id: "water-at-sill",
      condition: "water-level",
      seen: "The wing on this side lies low. Each wave washes over the sill outside.",
      isUsable: false,
      why: "Water at the sill counts as too high: the list of the hull goes on.",
    },
    {
      id: "water-fire",
      condition: "fire",
      seen: "A shine of many colours on the water below the door, and flames that run along it.",
      isUsable: false,
      why: "Fuel burns on the water where the raft would lie.",
    },
    {
      id: "water-wreck",
      condition: "obstacle",
      seen: "A piece of torn metal from the engine drifts against the hull right below the door.",
      isUsable: false,
      why: "The raft would unroll onto it and tear.",
    },
  ],
  openFailures: ["handle-jams", "assist-fails"],
  checkFailures: ["slide-does-not-fill", "slide-twists"],
  events: [
    {
      id: "water-near-end",
      kind: "people",
      happens:
        "Those in the raft stay where they stepped in. Its near end dips, and water comes over the edge.",
      answers: [
        { text: "Stop boarding, call: 'crawl to the far side'", isCritical: false },
        { text: "Board faster, so that the raft fills up evenly", isCritical: true },
        { text: "Let go of the raft, so that it levels itself", isCritical: true },
      ],
      why: "Weight has to move before more weight comes. The far side and both sides keep the raft level.",
    },
    {
      id: "water-rated",
      kind: "people",
      happens:
        "You have counted up to the number for which the raft is rated. People still stand in the aisle.",
      answers: [
        { text: "Stop here and send the others to the next usable exit", isCritical: false },
        { text: "Board them all, there is still room to stand", isCritical: true },
        { text: "Have the last ones swim beside it", isCritical: true },
      ],
      why: "Count against the rated number and send the rest on. The overload number is the manual's decision, for when there is no other raft.",
    },
    {
      id: "water-no-vest",
      kind: "people",
      happens: "A boy of about ten comes to the sill without a life vest.",
      answers: [
        {
          text: "Put a spare vest on him here, and have it inflated at the sill",
          isCritical: false,
        },
        { text: "Let him board without one, the raft floats", isCritical: true },
        { text: "Send him back to his seat for it", isCritical: false },
      ],
      why: "Nobody boards without a vest: who slips between sill and raft needs it then. Back against the flow he may not return.",
    },
    {
      id: "water-rises",
      kind: "exit",
      happens:
        "The nose settles. Water runs over your sill into the cabin. Where do you send the others?",
      answers: [],
      why: "Stop the flow, call the exit blocked and send people to exits that float higher.",
    },
    {
      id: "water-raft-torn",
      kind: "exit",
      happens:
        "A chamber of the raft bursts and its edge goes under. Where do you send the others?",
      answers: [],
      why: "Nobody more goes into a raft that is failing. Those in the cabin are sent to an exit that works.",
    },
  ],
  at: {
    clockAfter: "call-brace",
    look: "check-water-level",
    open: "open-water-exit",
    check: "verify-raft",
    flow: "board-raft",
    search: "last-search",
  },
};
