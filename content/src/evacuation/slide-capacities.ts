import type { SlideCapacity } from "./schema.ts";

const SEATS_PER_EXIT = {
  name: "14 CFR 25.807(g), type and number of exits required",
  year: 2019,
  url: "https://www.ecfr.gov/current/title-14/section-25.807",
};

/** The course's figures (specification 2, section 9), each beside what the rules say. */
export const SLIDE_CAPACITIES: readonly SlideCapacity[] = [
  {
    id: "dual-lane",
    name: "Dual-lane slide",
    coursePer90Seconds: 70,
    realFigure:
      "The FAA standard of 1999 tests a slide at about 70 people a minute in each lane, older slides to older standards, so two lanes that are kept full pass well over 70 in 90 seconds. Type A and Type B exits need two lanes; one such exit on each side counts for up to 110 and 75 seats.",
    source: {
      name: "FAA TSO-C69c, evacuation slides, ramps and slide/rafts; 14 CFR 25.807(g) and 25.810(a)(1)",
      year: 2019,
    },
  },
  {
    id: "single-lane",
    name: "Single-lane slide",
    coursePer90Seconds: 45,
    realFigure:
      "45 is the number of seats that one Type I exit on each side counts for; a Type C exit counts for 55. These are limits for the cabin layout and leave a margin: the slide itself passes more. The 90 of the equipment explorer is the course's figure for a whole door, not for a lane.",
    source: SEATS_PER_EXIT,
  },
  {
    id: "wing-slide",
    name: "Wing slide",
    coursePer90Seconds: 35,
    realFigure:
      "35 is the number of seats that one Type III overwing exit on each side counts for; two of them less than three seat rows apart count for 65 together, and all Type III exits for 70 at most. The opening, not the slide, sets the pace.",
    source: SEATS_PER_EXIT,
  },
  {
    id: "triple-lane",
    name: "Triple-lane slide",
    coursePer90Seconds: 110,
    realFigure:
      "110 is the number of seats that one Type A exit on each side counts for, and its slide has two lanes. No exit type in the rule asks for three, so learn 110 as the Type A figure.",
    source: SEATS_PER_EXIT,
  },
];
