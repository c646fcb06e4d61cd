import type { AbleBodiedCriteria } from "./schema.ts";

/** Whom to ask for help (specification 2, section 5), and what the course's list leaves out. */
export const ABLE_BODIED_CRITERIA: AbleBodiedCriteria = {
  criteria: [
    "Adult aged 18-60",
    "Physically capable",
    "Alert to what happens around them",
    "Calm under pressure",
    "Willing to help when asked",
  ],
  excluded: [
    "Pregnant passengers",
    "Passengers with infants",
    "Visibly intoxicated passengers",
    "Disabled passengers",
  ],
  note: "This is the course's list, and airlines word it differently. ICAO says only that able-bodied passengers are chosen by the crew to help in an emergency; the US rule for exit seats names no upper age, asks for at least 15 years, and goes by what a person can see, hear, reach, lift, say and understand. First choice are crew travelling as passengers, then fire, police, medical and military staff. Ask for ability and willingness, never guess from looks, and do not split families.",
  tasks: [
    "Take over the exit if the crew member is hurt: assess, open, inflate, call.",
    "Hold people back until the slide or raft is ready.",
    "Go down first, stand at the foot of the slide, help people up and send them away.",
    "Sit beside a passenger who needs help, and leave with that person.",
    "On water: go in first, seat people evenly, and keep the mooring line until told.",
  ],
  source: {
    name: "14 CFR 121.585(b), exit seating; ICAO definition of able-bodied passengers",
    year: 2024,
    url: "https://www.ecfr.gov/current/title-14/section-121.585",
  },
};
