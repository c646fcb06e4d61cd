import type { EvacuationRule } from "./drill-schema.ts";

const part25 = (section: string) => `https://www.ecfr.gov/current/title-14/section-${section}`;

/** What is regulation about the 90 seconds, and what is not. Read in November 2026: docs/content/evacuation.md. */
export const EVACUATION_RULES: readonly EvacuationRule[] = [
  {
    id: "ninety-seconds",
    text: "An aeroplane with more than 44 seats must be shown to empty, crew included, from the cabin to the ground within 90 seconds, at full seating capacity. It is a test of the type, not a limit for a real evacuation.",
    isRegulation: true,
    source: {
      name: "14 CFR 25.803(c); CS 25.803(c)",
      year: 2024,
      url: part25("25.803"),
    },
  },
  {
    id: "half-of-the-exits",
    text: "In that test one exit of each pair is used, in the dark, with emergency lighting alone, with bags and blankets lying in the aisles. Nobody is told beforehand which exits, and nobody has rehearsed it.",
    isRegulation: true,
    source: {
      name: "14 CFR part 25, Appendix J; CS-25, Appendix J",
      year: 2024,
      url: "https://www.ecfr.gov/current/title-14/part-25/appendix-Appendix%20J%20to%20Part%2025",
    },
  },
  {
    id: "people-of-the-test",
    text: "Its passengers are healthy adults: at least 40 percent women, at least 35 percent over 50, and three dolls for infants. In a real cabin there are children, injuries, smoke and fear.",
    isRegulation: true,
    source: {
      name: "14 CFR part 25, Appendix J, (h)",
      year: 2024,
      url: "https://www.ecfr.gov/current/title-14/part-25/appendix-Appendix%20J%20to%20Part%2025",
    },
  },
  {
    id: "fifteen-seconds",
    text: "A US airline that takes a type into service shows without passengers that its crew, by its own procedures, have half of the floor-level and half of the other exits that crew must open ready for use within 15 seconds.",
    isRegulation: true,
    source: { name: "14 CFR 121.291(c)(1)", year: 2024, url: part25("121.291") },
  },
  {
    id: "exit-in-ten-seconds",
    text: "An exit must be fully open within 10 seconds from the moment its handle is worked, and let you see out while it is closed. A slide must stand within 6 seconds from the beginning of its deployment; at a Type C exit, within 10 from the handle.",
    isRegulation: true,
    source: {
      name: "14 CFR 25.809(a) and (b), 25.810(a)(1)(ii); CS 25.809",
      year: 2024,
      url: part25("25.810"),
    },
  },
  {
    id: "ditching",
    text: "For a ditching no rule sets 90 seconds. A type certified for it must float long enough for people to leave and to board the rafts.",
    isRegulation: true,
    source: { name: "14 CFR 25.801(d)", year: 2019, url: part25("25.801") },
  },
  {
    id: "the-manual",
    text: "The order of the steps, the words of the commands, who helps, what is taken along and how far people are led away stand in the airline's manual. Where manuals differ this drill does not count an order as wrong.",
    isRegulation: false,
  },
  {
    id: "the-course",
    text: "The seconds beside the seven steps are those of this course. They are a rhythm to train by, and stand in no rule.",
    isRegulation: false,
  },
];
