import type { RequirementsByAirline } from "./schema.ts";
import { UNKNOWN_BODY, UNKNOWN_SELECTION } from "./unknown.ts";

export const EUROPE_LOW_FARE_REQUIREMENTS: RequirementsByAirline = {
  ryanair: {
    person: {
      minimumAge: { years: 18, counted: "at the beginning of the course" },
      languages: "English of at least level B1, tested on the day.",
      education: "unknown",
      rightToWork:
        "Unrestricted right to live and work in the EU, or in the United Kingdom for British bases.",
      source: { name: "Recruitment papers and press, 2014 to 2023", year: 2020 },
      certainty: "reported",
    },
    body: {
      reach: {
        heightCm: { from: 157, to: 188 },
        rule: "Body height with weight in proportion (2014 and 2016); one report of 2016 has 170 cm as the least for men.",
      },
      swimming: "20 m without aid in older notices; today to be confident in water.",
      appearance: "No tattoo or piercing that shows in uniform (2016).",
      visibleTattoos: "covered",
      medical:
        "European cabin crew medical by an aeromedical examiner, the original on the first day.",
      source: {
        name: "Press on recruitment days (2014, 2016); training agreement for the EU (medical)",
        year: 2016,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "With an agency or with one of the airlines of the group; base and relocation are the company's choice.",
      training: "Six weeks: classroom, airport and flights, the last of them for practice.",
      bases:
        "More than 90 across Europe and Morocco; as generally known, in Ireland Dublin, Cork and Shannon, in Britain among others Stansted, Manchester, Birmingham, Bristol, Edinburgh and Prestwick.",
      source: { name: "Training agreement for the EU; company statements", year: 2023 },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Online application",
          happens: "Form with the recruiting agency, then an invitation to a day or a video call.",
          observed: "Eligibility, dates, a CV that mentions sales and service.",
        },
        {
          name: "Presentation",
          happens:
            "The company, the pay and the course are explained to all, with what the course cost at that time; ask whether yours has a fee.",
          observed: "Nothing is scored openly; late arrival ends the day.",
        },
        {
          name: "English test",
          happens: "A written test for everybody; those who pass go on.",
          observed: "Gaps, reading and a few sentences without translation in the head.",
        },
        {
          name: "Personal interview",
          happens: "Ten to fifteen minutes on your CV, flexibility, sales and customers.",
          observed: "Spoken English, manner, readiness to move.",
        },
        {
          name: "Result by e-mail",
          happens:
            "Answer within about two weeks, then papers for the airport pass and the medical.",
          observed: "Exact references with dates; gaps delay the course.",
        },
      ],
      source: {
        name: "Universidade do Porto newspaper on the open days of 2014; Telegraph report of 2023",
        year: 2014,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  easyjet: {
    person: {
      minimumAge: { years: 18, counted: "at application" },
      languages:
        "Fluent English, and outside the United Kingdom the language of the base; both are tested.",
      education:
        "No school-leaving certificate is asked for (2025); six months with customers on an older page.",
      rightToWork:
        "Right to live and work in the country of the base, a passport for all destinations, five years of history.",
      source: {
        name: "easyJet careers: cabin crew recruitment process (older page); easyJet release of 2025 (education)",
        year: 2015,
      },
      certainty: "published",
    },
    body: {
      reach: {
        heightCm: { from: 158, to: 190 },
        rule: "5 ft 2 in to 6 ft 3 in without shoes; harness of 106 cm across the lap and 157 cm from shoulder to waist.",
      },
      swimming: "25 m unaided, one minute treading water, and climbing into a raft.",
      appearance: "No visible tattoo or piercing that cannot be covered discreetly.",
      visibleTattoos: "covered",
      medical: "Medical assessment; sight of 6/9, with or without correction.",
      source: { name: "easyJet careers page and vacancy of August 2019", year: 2019 },
      certainty: "published",
    },
    work: {
      contract: "Permanent or seasonal, under the law of the country of the base.",
      training: "About three weeks, at Gatwick or another centre.",
      bases:
        "About thirty, reachable within 60 to 90 minutes at any hour. As generally known: in Britain Belfast, Birmingham, Bristol, Edinburgh, Gatwick, Glasgow, Liverpool, Luton, Manchester, Newcastle and Southend; on the continent among others Paris, Lyon, Nice, Geneva, Basel, Berlin, Amsterdam, Milan, Naples, Barcelona, Palma, Lisbon and Porto.",
      source: { name: "easyJet careers page and crew report", year: 2019 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Online form with all minimums to confirm.",
          observed: "Five full years of history.",
        },
        {
          name: "Ability test",
          happens: "Verbal reasoning at home, by a link.",
          observed: "Understanding of written instructions under time.",
        },
        {
          name: "Recorded or live interview",
          happens: "Short questions on service and safety.",
          observed: "The four promise words in action.",
        },
        {
          name: "Assessment",
          happens: "Group task, role play, height and an interview.",
          observed: "Safety said aloud, rules explained once, options offered.",
        },
      ],
      source: {
        name: "easyJet careers page (first two steps); applicants' reports (the others)",
        year: 2019,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "wizz-air": {
    person: {
      minimumAge: { years: 18, counted: "at application" },
      languages:
        "Fluent English; a further language of Central or Eastern Europe was asked for in 2021.",
      education: "Secondary school diploma.",
      rightToWork: "Right to work in the country of the base.",
      source: { name: "pulshr.pl quoting the advertisement", year: 2021 },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 210,
        rule: "Measured at the fingertips of the raised hand. Until 2021 a height of 165 or 175 cm was asked for instead.",
      },
      swimming: "Able to swim.",
      appearance: "No tattoo or piercing where the uniform leaves skin free.",
      visibleTattoos: "covered",
      medical: "European cabin crew medical.",
      source: { name: "Adevarul quoting the recruitment manager", year: 2022 },
      certainty: "reported",
    },
    work: {
      contract: "Local contract of the base, with commission from sales.",
      training: "Five to six weeks.",
      bases: "About thirty, chosen with the application.",
      source: { name: "Interview with the cabin crew recruitment manager", year: 2021 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Open recruitment day",
          happens: "Presentation for all, followed by the reach check.",
          observed: "Punctuality and the minimum reach.",
        },
        {
          name: "Short English test",
          happens: "Written, with questions of grammar and vocabulary.",
          observed: "A level that can follow a course held in English.",
        },
        {
          name: "Group task",
          happens: "A discussion or a sales scene for five to eight people.",
          observed: "Energy, fairness, and an idea brought to an end.",
        },
        {
          name: "Interview",
          happens: "Two recruiters ask about service, sales and the base.",
          observed: "Stability, ambition with dates, liking for people.",
        },
      ],
      source: { name: "Applicants' reports on recruitment days", year: 2022 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "jet-two": {
    person: {
      minimumAge: { years: 18, counted: "at the start of the contract, as generally known" },
      languages: "Fluent English.",
      education: "unknown",
      rightToWork: "Right to live and work in the United Kingdom and a passport for the network.",
      source: { name: "General knowledge of the carrier's postings", year: 2024 },
      certainty: "reported",
    },
    body: UNKNOWN_BODY,
    work: {
      contract: "Many seasonal contracts from spring to autumn, some permanent.",
      training: "Four weeks in Bradford, with smoke, fire, doors and slides (2015).",
      bases:
        "Fourteen in the United Kingdom from March 2026, Gatwick the newest. As generally known the others are Belfast, Birmingham, Bournemouth, Bristol, East Midlands, Edinburgh, Glasgow, Leeds Bradford, Liverpool, Luton, Manchester, Newcastle and Stansted.",
      source: {
        name: "Yorkshire Evening Post (training); Jet2 half-year report (bases)",
        year: 2015,
      },
      certainty: "reported",
    },
    selection: UNKNOWN_SELECTION,
    checkCareersPage: true,
  },
};
