import type { RequirementsByAirline } from "./schema.ts";

export const EAST_ASIA_REQUIREMENTS: RequirementsByAirline = {
  "all-nippon-airways": {
    person: {
      minimumAge: "unknown",
      languages: "Japanese, and English of about 600 points in TOEIC or 260 in GTEC.",
      education:
        "Graduates of vocational schools, junior colleges or universities, of any subject.",
      rightToWork:
        "Any nationality that may work in Japan; passport by the first day; home within 120 minutes of Haneda and Narita.",
      source: { name: "ANA notice for those graduating in March 2024, as quoted", year: 2023 },
      certainty: "reported",
    },
    body: {
      reach: {
        rule: "No height is named in the notice, as a former crew member points out; the lockers still have to be reached.",
      },
      swimming: "unknown",
      appearance: "unknown",
      medical:
        "Sight of 1.0 in both eyes, plain or with contact lenses; breathing, heart, ears, eyes and back sound.",
      source: {
        name: "ANA notice for those graduating in March 2024, as quoted; yume-flight.net (reach)",
        year: 2023,
      },
      certainty: "reported",
    },
    work: {
      contract: "Permanent from the first day, for all who joined since the business year 2014.",
      training: "About two months before the first flights, as generally known.",
      bases: "Tokyo, flying from Haneda and Narita.",
      source: {
        name: "ANA notice of 2023, as quoted; Aviation Wire 2015 (contract); general knowledge (training)",
        year: 2023,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Entry sheet",
          happens: "Short essays and a photograph, online, with a deadline.",
          observed: "One episode told exactly, with your part.",
        },
        {
          name: "Web test",
          happens: "Language, number and personality, at home or in a test centre.",
          observed: "A pass mark, so practise the format.",
        },
        {
          name: "Group interview",
          happens: "Several applicants before two interviewers.",
          observed: "Listening, brevity, a kind face.",
        },
        {
          name: "Last interview and health",
          happens: "Single interview, medical and fitness checks.",
          observed: "Motive, steadiness, health.",
        },
      ],
      source: { name: "Guides for applicants in Japan", year: 2024 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "japan-airlines": {
    person: {
      minimumAge: "unknown",
      languages:
        "Japanese, and English of 600 points in TOEIC or like it, wished for at application.",
      education:
        "Graduates of vocational schools, junior colleges or universities, of any subject.",
      rightToWork:
        "A passport before the first international flight, and readiness for irregular hours.",
      source: { name: "JAL notice for those graduating in March 2024, as quoted", year: 2023 },
      certainty: "reported",
    },
    body: {
      reach: {
        rule: "No height is named in the notice, as guides by former crew say, who hold 155 cm and more for safe.",
      },
      swimming: "unknown",
      appearance: "unknown",
      medical:
        "Sight of 1.0 in both eyes, plain or with contact lenses, and general fitness for flight.",
      source: {
        name: "JAL notice for those graduating in March 2024, as quoted; mimotravel.com (reach)",
        year: 2023,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Permanent for all who joined since April 2016; three years of fixed term came first until then.",
      training: "About two months before the first flights; domestic flying comes first.",
      bases: "Tokyo, flying from Haneda and Narita.",
      source: {
        name: "Guides for applicants in Japan; Aviation Wire, December 2015 (contract)",
        year: 2024,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Entry sheet with web test",
          happens: "Both are handed in together and judged together.",
          observed: "A good sheet does not save a poor test.",
        },
        {
          name: "First interviews",
          happens: "In a group, some of it online.",
          observed: "The Philosophy lived, not recited.",
        },
        {
          name: "English interview",
          happens:
            "A short talk in English with an interviewer, about your day, a picture or a problem.",
          observed: "Simple sentences that carry meaning.",
        },
        {
          name: "Final steps",
          happens: "Last interview, medical, strength and aptitude checks.",
          observed: "Health, balance, team sense.",
        },
      ],
      source: {
        name: "Guides by former crew in Japan; notice of 2014 for the last step",
        year: 2024,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "korean-air": {
    person: {
      minimumAge: "unknown",
      languages: "Korean, and TOEIC 550 or an intermediate score in TOEIC Speaking or OPIc.",
      education: "Graduates, or those who graduate by the coming February.",
      rightToWork: "No obstacle to foreign travel; foreign crew by separate campaigns.",
      source: { name: "Korean press on the notices of 2022 and September 2024", year: 2024 },
      certainty: "reported",
    },
    body: {
      reach: {
        rule: "No height is asked for since 2014 (men) and 2015 (women); until then it was 162 cm.",
      },
      swimming: "25 m within 35 seconds, any stroke but backstroke (2018); still a step in 2024.",
      appearance: "unknown",
      medical: "Corrected sight of 1.0, health check, fitness certificate of a public centre.",
      source: {
        name: "Segye Ilbo 2015 (height); Hankyung 2018 (swimming); Ajunews on the notice of 2024",
        year: 2015,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Two years as an intern, then a review for the permanent post, as the press described the rule in 2025.",
      training: "unknown",
      bases: "Seoul, with flying from Incheon and Gimpo.",
      source: {
        name: "Korean press of April 2025 on the rule that Asiana took over (contract); general knowledge (bases)",
        year: 2025,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Documents",
          happens: "Online form with language score, in a window of two to three weeks.",
          observed: "Score, sight and dates in order.",
        },
        {
          name: "First interview by video",
          happens: "A film of up to three minutes that you make yourself.",
          observed: "Expression and voice without cutting and effects.",
        },
        {
          name: "Second interview and English",
          happens: "Interview in person, reading an announcement and talk in English.",
          observed: "Posture, kindness, understandable English.",
        },
        {
          name: "Third interview",
          happens: "A talk before executives, in person and in formal dress.",
          observed: "Fit with the kind of person the company describes.",
        },
        {
          name: "Health, fitness, swimming",
          happens:
            "Medical, certificate of fitness, pool; in 2018 the pool came before the third interview.",
          observed: "The published marks, reached on the day and not only in training.",
        },
      ],
      source: { name: "Korean press on the notices of 2018, 2022 and 2024", year: 2024 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "eva-air": {
    person: {
      minimumAge: "unknown",
      languages: "Mandarin and English, with a certificate as the notice says.",
      education: "unknown",
      rightToWork: "Right to work in Taiwan; overseas crew by separate campaigns.",
      source: { name: "General knowledge of the airline's practice", year: 2024 },
      certainty: "reported",
    },
    body: {
      reach: {
        rule: "No figure was found; height is measured when the first test begins, and a school in Japan called 160 cm safe and 158 cm doubtful in 2015.",
      },
      swimming: "unknown",
      appearance:
        "Hair in a chignon at the test; applicants with a ponytail were told to change it (Japan, 2015).",
      medical: "unknown",
      source: {
        name: "L&R Academy on the campaign in Japan",
        year: 2015,
        url: "https://ameblo.jp/lr-academy/entry-12093531644.html",
      },
      certainty: "reported",
    },
    work: {
      contract: "unknown",
      training: "unknown",
      bases: "Taipei Taoyuan.",
      source: { name: "EVA Air company information", year: 2024 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Entry",
          happens: "An entry by a closing day, as in the campaign in Japan (2015).",
          observed: "A passport and languages that fit the country whose campaign you enter.",
        },
        {
          name: "First test",
          happens:
            "Height and hair first, then sentences from the airline's own pages read aloud in English (Japan, 2015).",
          observed: "A tidy chignon, an upright walk, English that is read with understanding.",
        },
        {
          name: "Second interview",
          happens:
            "Questions on your file; in October 2025 groups were also, or only, asked what they thought of a crew member's death (Taiwan).",
          observed:
            "Tact on a hard subject: care for the crew and respect for the company in one answer.",
        },
      ],
      source: {
        name: "L&R Academy, Japan, 2015 (first test); United Daily News, October 2025 (second interview)",
        year: 2015,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
