import type { RequirementsByAirline } from "./schema.ts";
import { UNKNOWN_SELECTION } from "./unknown.ts";

export const EUROPE_CENTRAL_REQUIREMENTS: RequirementsByAirline = {
  eurowings: {
    person: {
      minimumAge: {
        years: 18,
        counted: "the European minimum for cabin crew; no figure of the airline itself was found",
      },
      languages:
        "English of level B2 with a certificate (Vienna, about 2018); German as well at the bases in Germany, as generally known.",
      education: "unknown",
      rightToWork: "Right to live and work in the country of the base, as generally known.",
      source: {
        name: "devattendant.de on an assessment at Eurowings Europe, about 2018; Regulation (EU) 1178/2011 (age)",
        year: 2018,
      },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance:
        "Visible tattoos are allowed except on neck, face and hands, and up to three piercings in each ear.",
      visibleTattoos: "within-limits",
      medical: "European cabin crew medical, as the law asks.",
      source: {
        name: "Eurowings release on its uniform rules, as reported in spring 2024; Regulation (EU) 1178/2011 (medical)",
        year: 2024,
      },
      certainty: "published",
    },
    work: {
      contract:
        "With the German company or with Eurowings Europe; in 2021 people from the Lufthansa Group were taken first.",
      training: "A trainee of 2024 did the course at the base in Prague; no length was found.",
      bases:
        "Düsseldorf, Hamburg, Cologne, Stuttgart and Berlin; abroad Palma, Salzburg, Prague, Stockholm and Graz as of 2024.",
      source: {
        name: "Eurowings releases of June 2021 (hiring) and spring 2024 (bases)",
        year: 2021,
      },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Online form",
          happens:
            "Data, motivation letter, certificates, passport and photo; proof of English for bases abroad.",
          observed: "A complete file for one base.",
        },
        {
          name: "Assessment at the base",
          happens:
            "A day at the airport of the base, with several dates to choose from and travel at your own cost; what is done there was not read.",
          observed: "How you speak in a group, and a steady manner in English.",
        },
        {
          name: "Answer and medical",
          happens:
            "A promise on the spot at the recruiting days of 2017; the medical follows, as the law asks.",
          observed: "Fitness and papers in time for the course.",
        },
      ],
      source: {
        name: "Crew members on blog.lufthansagroup.careers and devattendant.de, about 2018; austrianwings.info, October 2017",
        year: 2018,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  condor: {
    person: {
      minimumAge: {
        years: 18,
        counted:
          "the European minimum for cabin crew; no figure from a notice of the airline was found",
      },
      languages: "English, tested thoroughly after the application; German as generally known.",
      education: "unknown",
      rightToWork: "Right to live and work in Germany, as generally known.",
      source: {
        name: "Crew interview on condor.com (undated); Regulation (EU) 1178/2011 (age)",
        year: 2020,
        url: "https://www.condor.com/fr/interview-boettger.html",
      },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming:
        "No condition was found in print; a class practised rescue in a pool with its clothes on, in an older film.",
      appearance: "unknown",
      medical: "European cabin crew medical, by an aeromedical examiner.",
      source: {
        name: "Mediathek Hessen on a course (undated); Regulation (EU) 1178/2011 (medical)",
        year: 2014,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Full time limited to two years with a prospect of staying, or part time without a limit (2022).",
      training:
        "Five weeks with an allowance (2018), six in 2013; eleven days of it are the emergency training with two exams.",
      bases:
        "Frankfurt, Düsseldorf, Munich and Hamburg; Leipzig hired in 2022 and was given up by the winter of 2025.",
      source: {
        name: "austrianwings.info, January 2022 (contract, bases); Mallorca Zeitung 2018 and FAZ 2013 (training); press of 2025 (Leipzig)",
        year: 2018,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Application online",
          happens: "Form and documents for a base and a kind of contract.",
          observed: "Why holiday flights, and when you can start.",
        },
        {
          name: "English",
          happens: "A comprehensive test of English before any invitation.",
          observed: "A level with which you can calm and instruct.",
        },
        {
          name: "Recruitment day in Frankfurt",
          happens: "A group exercise and a personal interview on one day.",
          observed: "Joy in people, and a team that works better with you.",
        },
      ],
      source: {
        name: "Crew interview on condor.com (undated)",
        year: 2020,
        url: "https://www.condor.com/fr/interview-boettger.html",
      },
      certainty: "published",
    },
    checkCareersPage: true,
  },
  "brussels-airlines": {
    person: {
      minimumAge: {
        years: 18,
        counted: "the European minimum for cabin crew; a figure of its own was not found",
      },
      languages: "Dutch, French and English, in the call of 2017; no levels were named.",
      education: "Secondary diploma, as the Belgian airlines asked in 2017; no experience needed.",
      rightToWork: "Right to live and work in Belgium, as generally known.",
      source: {
        name: "Brussels Airlines release of August 2017 as quoted by atcnews.org; references.be, 2017; Regulation (EU) 1178/2011 (age)",
        year: 2017,
      },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance:
        "The same rules for all since 1 March 2024: make-up a choice, tattoos may show within limits of place, size and meaning, hair on the shoulders tied back.",
      visibleTattoos: "within-limits",
      medical: "European cabin crew medical, required by law.",
      source: {
        name: "bx1.be and RingTV on the new uniforms, January 2024; Regulation (EU) 1178/2011 (medical)",
        year: 2024,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Seasonal contracts that may be prolonged: about 200 of summer 2022 went on to the next summer.",
      training: "An internal course, then the European flights; no length was found.",
      bases: "Brussels for all new crew (2019).",
      source: {
        name: "flightlevel.be, September 2022 (contract); release of 2017 (training); made-in.be, 2019 (bases)",
        year: 2017,
      },
      certainty: "reported",
    },
    selection: UNKNOWN_SELECTION,
    checkCareersPage: true,
  },
};
