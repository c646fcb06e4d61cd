import type { RequirementsByAirline } from "./schema.ts";
import { UNKNOWN_SELECTION } from "./unknown.ts";

export const LEVANT_REQUIREMENTS: RequirementsByAirline = {
  "royal-jordanian": {
    person: {
      minimumAge: "unknown",
      languages: "Arabic and English, as generally known; no level was found.",
      education: "unknown",
      rightToWork:
        "No rule was found. A Jordanian news site told of crew sought in Lebanon as well, in a report without a date.",
      source: { name: "General knowledge; albaladnews.net (undated)", year: 2014 },
      certainty: "reported",
    },
    body: {
      reach: {
        heightCm: { from: 158 },
        rule: "From the call of November 2014, with weight in proportion; that call was for women only.",
      },
      swimming: "unknown",
      appearance: "Presentable, in the words of the call of 2014; no rule on tattoos was found.",
      medical: "unknown",
      source: { name: "blog.wandr.me quoting the call of November 2014", year: 2014 },
      certainty: "reported",
    },
    work: {
      contract:
        "Pay with a part for hours flown, raised from October 2019 in an agreement with the union of air transport and tourism.",
      training: "unknown",
      bases: "Amman, its one hub.",
      source: { name: "Royal Jordanian release, 2019, as reported", year: 2019 },
      certainty: "reported",
    },
    selection: UNKNOWN_SELECTION,
    checkCareersPage: true,
  },
};
