import type { CockpitNote } from "./schema.ts";

/** What a candidate can do after studying the diagram. */
export const COCKPIT_OBJECTIVES: readonly CockpitNote[] = [
  {
    id: "find-the-areas",
    text: "Point out the five areas of a flight deck: overhead panel, glareshield, main panel, centre pedestal and side consoles.",
  },
  {
    id: "link-to-the-cabin",
    text: "Say for each of the 15 components what it means for the cabin, in one sentence that a passenger would understand.",
  },
  {
    id: "report-clearly",
    text: "Report fire, smoke, a noise or a smell to the flight deck so that it can be acted on: what, where, since when, how bad, and what you have done.",
  },
  {
    id: "respect-the-sterile-period",
    text: "State when the flight deck is sterile, which calls can wait, and which safety calls are made at any moment.",
  },
  {
    id: "take-a-nits-briefing",
    text: "Take an emergency briefing as NITS (nature, intentions, time, special instructions) or in your airline's own scheme, repeat it back and pass it on unchanged.",
  },
  {
    id: "help-an-ill-pilot",
    text: "Describe the first actions for an incapacitated pilot: call for help, pull back, lock the harness, slide the seat aft, give oxygen, find who can assist.",
  },
];

/** Professional tips; the first is the sterile-cockpit tip of specification 2, section 9. */
export const COCKPIT_TIPS: readonly CockpitNote[] = [
  {
    id: "sterile-cockpit",
    text: "Sterile cockpit: below 10,000 feet the flight deck is left alone. In full, the rule covers taxi, take-off, landing and all other flight operations below 10,000 feet except cruise flight. It never forbids a safety or security call: if in doubt, call.",
    source: {
      name: "14 CFR 121.542, flight crewmember duties",
      year: 2024,
      url: "https://www.ecfr.gov/current/title-14/section-121.542",
    },
  },
  {
    id: "other-limits",
    text: "In European rules the 10,000 feet count above the aerodrome of departure or destination, and the captain may add other phases. An airline may set a stricter limit, such as a higher flight level or the start of descent: learn the one in its manual.",
    source: {
      name: "EASA, AMC1 ORO.GEN.110(f), sterile flight crew compartment; Regulation (EU) 2015/140",
      year: 2015,
    },
  },
  {
    id: "what-justifies-a-call",
    text: "Fire or smoke, a burning smell, a fuel or fluid leak, ice on the wing, a door that cannot be armed or disarmed, a strange vibration or noise, a medical emergency, a threat or a violent passenger: each of these is a call at any height.",
    source: {
      name: "UK CAA, GM1 ORO.GEN.110(f), sterile flight crew compartment",
      year: 2021,
      url: "https://regulatorylibrary.caa.co.uk/965-2012/Content/GM/GM1%20ORO%20GEN%20110%20f%20Operator.htm",
    },
  },
  {
    id: "speak-in-order",
    text: "Open every call with your position and the fact, not with an apology: 'Two left, smoke from the oven in the rear galley, extinguisher in use.' The question comes last.",
  },
  {
    id: "before-you-enter",
    text: "Before you enter: call, wait for the answer, check that the area is clear, go in quickly and let the door close behind you. Inside, wait until somebody looks at you before you speak.",
  },
  {
    id: "do-not-diagnose",
    text: "Report what you saw and heard, and leave the cause to the pilots. 'Two loud bangs, flames from the right engine, now gone' helps them; 'the engine exploded' may send them down a wrong checklist.",
  },
];
