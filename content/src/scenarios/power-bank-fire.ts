import { POWER_BANK_FIRE_LATE } from "./power-bank-fire-cooling.ts";
import { POWER_BANK_FIRE_EARLY } from "./power-bank-fire-first-minutes.ts";
import type { Scenario } from "./schema.ts";

export const POWER_BANK_FIRE: Scenario = {
  id: "power-bank-fire",
  title: "Smoke from the overhead bin",
  setting:
    "A single-aisle aircraft in cruise, full, four cabin crew, drinks service under way. The nearest suitable airport is about half an hour away.",
  roles: [
    "You: cabin crew, serving from row 16",
    "Jana: cabin crew, with a tray at row 11",
    "Ines: purser, front galley",
    "Marco: cabin crew, rear galley",
  ],
  start: "first-sign",
  nodes: [...POWER_BANK_FIRE_EARLY, ...POWER_BANK_FIRE_LATE],
  endings: [
    {
      id: "landed-well",
      grade: "strong",
      outcome:
        "You land with the fire out, the device under water and a cabin ready for anything. Those who breathed smoke or were burnt are looked after at the door.",
      debrief:
        "Three things decide a battery fire: the team at work at once, the box kept closed, and nobody who believes that quiet means safe. Where you needed a second attempt, your sum shows it; in the end all three held.",
      whatAssessorsSaw: [
        "Used the whole team, and told the captain",
        "Did not take silence for safety",
        "Kept a guard on the device to the end",
        "Thought as far as the landing",
      ],
    },
    {
      id: "landed-shaken",
      grade: "sound",
      outcome:
        "You land safely. A crew member or the bins were not where they should have been at touchdown, and luck made nothing of it.",
      debrief:
        "The fire was won and the end was hurried. The last ten minutes belong to the cabin: guard, bins shut, everybody seated, and the captain knows where the thing is.",
      whatAssessorsSaw: [
        "Fought the fire properly in the end",
        "Relaxed too early",
        "Did not think of an evacuation after landing",
      ],
    },
    {
      id: "fire-spreads",
      grade: "failed",
      outcome:
        "The fire reaches the lining behind the bin. The captain lands on the nearest runway with smoke on the flight deck; people are hurt by smoke and on the slides.",
      debrief:
        "Each step that led here was human: draw back, cover it, hope. A battery fire is never waited out. Attack, cool, go on cooling, and keep people away.",
      whatAssessorsSaw: [
        "Broke off the attack or fed the fire",
        "Left passengers in the smoke",
        "Did not use the colleagues who stood ready",
      ],
    },
    {
      id: "landed-hurt",
      grade: "costly",
      outcome:
        "You land twenty minutes later with the fire held at one row. Five passengers and a crew member go to hospital with burns and smoke in their lungs.",
      debrief:
        "The crew got the upper hand again, at a price that others paid. The device was believed when it fell silent, or oxygen was brought near it; both are the same mistake, trusting a hot battery.",
      whatAssessorsSaw: [
        "Knew the first steps and not the last ones",
        "Took silence for safety",
        "Fought bravely with too little distance",
      ],
    },
  ],
  procedure: [
    "Alert the crew and the flight deck while the first person attacks",
    "People away and low; hood on outside the smoke",
    "Bin closed; nozzle through the smallest gap; close again",
    "Flames down, then cool with plenty of water or another liquid without alcohol",
    "No ice, no cover, no oxygen near it, no carrying while it is hot",
    "Watch it for 10 to 15 quiet minutes at least; then under water in a container as the airline's procedure says",
    "Guard it to the end of the flight, and report every change",
  ],
  sources: [
    {
      name: "ICAO Doc 9481, emergency response guidance, as summarised by the UK CAA on portable electronic devices",
      year: 2024,
    },
    { name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, fire and smoke", year: 2020 },
  ],
};
