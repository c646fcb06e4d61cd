import { HARD_LANDING_FIRE_EARLY } from "./hard-landing-fire-in-the-air.ts";
import { HARD_LANDING_FIRE_LATE } from "./hard-landing-fire-on-the-ground.ts";
import type { Scenario } from "./schema.ts";

export const HARD_LANDING_FIRE: Scenario = {
  id: "hard-landing-fire",
  title: "Hot plastic, a hard landing, a burning wing",
  setting:
    "A single-aisle aircraft at night, twelve minutes before landing, 160 passengers, two doors in front, two in the rear and exits over the wings.",
  roles: [
    "You: cabin crew, rear left door",
    "Leila: cabin crew, rear right door",
    "Nora: purser, front left door",
    "Karim: cabin crew, front right door",
  ],
  start: "smell-at-row-24",
  nodes: [...HARD_LANDING_FIRE_EARLY, ...HARD_LANDING_FIRE_LATE],
  endings: [
    {
      id: "all-out",
      grade: "strong",
      outcome:
        "All 160 passengers are out, upwind, and counted. Seven are treated for sprains and smoke.",
      debrief:
        "Tell the pilots early, look before you open, do not wait for a command that cannot come, and give up an exit when it becomes bad. Where you needed a second attempt, your sum shows it. The order saves people: assess, decide, command, assess again.",
      whatAssessorsSaw: [
        "Led the evacuation with voice and arm",
        "Blocked the bad exit",
        "Took the decision when there was no contact",
        "Reassessed a working exit",
      ],
    },
    {
      id: "out-with-injuries",
      grade: "sound",
      outcome:
        "Everybody gets out alive. Three people, perhaps you among them, go to hospital with smoke in their lungs.",
      debrief:
        "The evacuation was led well, and its last seconds were misjudged, out of too much courage or too little. Call, listen, look, go.",
      whatAssessorsSaw: ["Led and redirected clearly", "Misjudged the end of the evacuation"],
    },
    {
      id: "burned-slide",
      grade: "costly",
      outcome:
        "The slide burns through with people on it. Nobody dies, and eleven people have severe burns.",
      debrief:
        "An exit is an exit only as long as the ground below it is one. Whoever stands at the door is there to say no as well.",
      whatAssessorsSaw: [
        "Kept sending people to the slide",
        "Did not look, or not again",
        "Let the crowd decide",
      ],
    },
    {
      id: "smoke-in-the-cabin",
      grade: "failed",
      outcome: "The fire service gets the last people out of the smoke. Some do not wake up again.",
      debrief:
        "Waiting, explaining and perfect slides were what the time went on. With fire outside and smoke inside, the decision is yours as soon as nobody else can take it.",
      whatAssessorsSaw: [
        "Waited for a command in spite of immediate danger",
        "Lost the stream at the exit",
        "Spoke in sentences where words were needed",
      ],
    },
  ],
  procedure: [
    "Smoke is reported at once, at any phase of the flight",
    "A circuit breaker that tripped stays out unless the captain orders otherwise",
    "Strapped in until the aircraft stands still, with brace commands",
    "Look outside before any door is opened, and try to reach the flight deck",
    "Immediate danger and no contact: cabin crew begin the evacuation",
    "A bad exit is blocked and people are redirected by arm and voice",
    "A good exit is looked at again and again; luggage stays behind",
  ],
  sources: [
    { name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, evacuation and fire", year: 2020 },
    {
      name: "14 CFR 121.397 and 121.417, emergency duties and training of crew members",
      year: 2024,
    },
  ],
};
