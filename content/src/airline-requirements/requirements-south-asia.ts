import type { RequirementsByAirline } from "./schema.ts";
import { UNKNOWN_BODY, UNKNOWN_SELECTION } from "./unknown.ts";

export const SOUTH_ASIA_REQUIREMENTS: RequirementsByAirline = {
  "singapore-airlines": {
    person: {
      minimumAge: { years: 18, counted: "at application" },
      languages: "Fluent English; an additional Asian language is welcome.",
      education: "Diploma, degree or A levels; O levels with work experience have been accepted.",
      rightToWork: "Singaporeans and Malaysians; other Asian nationalities by separate campaigns.",
      source: { name: "Requirements as listed by a training site", year: 2013 },
      certainty: "reported",
    },
    body: {
      reach: {
        heightCm: { from: 158 },
        rule: "158 cm for women and 165 cm for men, with an arm reach check at the uniform fitting (notices up to 2022).",
      },
      swimming: "A water-confidence session in a pool belongs to selection or training.",
      appearance: "No tattoo or scar that the kebaya leaves bare, clear skin looked at closely.",
      visibleTattoos: "covered",
      medical: "Medical examination after the offer.",
      source: {
        name: "Insider on the crew school (height); zula.sg and applicants (the rest)",
        year: 2022,
      },
      certainty: "reported",
    },
    work: {
      contract: "Fixed term at first, renewed after review.",
      training: "14 to 15 weeks, one of the longest courses anywhere.",
      bases: "Singapore, the only base for new crew.",
      source: { name: "Press on the crew school", year: 2022 },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "First round in rows",
          happens:
            "Ten applicants before two interviewers: name, a line about you, one simple question.",
          observed: "Poise in a few sentences, and attention to the others.",
        },
        {
          name: "Pairs and debate",
          happens:
            "You introduce a partner you have just met, then three argue for and three against a statement.",
          observed: "Making the partner look good, reasons without heat.",
        },
        {
          name: "Interview with senior staff",
          happens: "Two interviewers on work, motives and service.",
          observed: "Discipline and a reason for this airline.",
        },
        {
          name: "Management round",
          happens: "Final talk, with reading aloud and questions in depth.",
          observed: "Clear endings in speech, calm when challenged.",
        },
        {
          name: "Uniform, reach and water",
          happens: "Kebaya fitting, reach, a look at posture and skin, confidence in a pool.",
          observed: "Grace while moving, honesty about water.",
        },
      ],
      source: { name: "Applicants' accounts, flygosh.com", year: 2019 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "cathay-pacific": {
    person: {
      minimumAge: { years: 18, counted: "at application, as reported" },
      languages:
        "English, and an Asian language that is assessed; Cantonese is not required of mainland hires.",
      education: "Secondary schooling with English; see the notice of the base.",
      rightToWork:
        "Right to live and work at the base; Hong Kong and the mainland hire separately.",
      source: { name: "Cathay statement on mainland hiring; guides for the rest", year: 2023 },
      certainty: "reported",
    },
    body: {
      reach: { reachCm: 208, rule: "On tiptoe, measured on the day." },
      swimming: "Not a condition; wet drills with a life jacket are part of safety training.",
      appearance: "unknown",
      medical: "Examination by the appointed centre at Cathay City.",
      source: {
        name: "Cathay flight attendant questions and answers, older edition (reach as reported)",
        year: 2018,
      },
      certainty: "reported",
    },
    work: {
      contract: "Three years, then perhaps a continuing contract.",
      training: "Six weeks and more at Cathay City.",
      bases: "Hong Kong; transfers only where the other base's rules are met.",
      source: { name: "Cathay flight attendant questions and answers, older edition", year: 2018 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Digital interview",
          happens: "Recorded questions, four to seven days to answer.",
          observed: "A face that is at ease, answers that end in time.",
        },
        {
          name: "Group activity",
          happens: "At Cathay City, with the arm reach.",
          observed: "A mixed group helped forward rather than a point won.",
        },
        {
          name: "One-to-one interview",
          happens: "A longer talk on service and motives.",
          observed: "Thoughtful, progressive and can-do in your own examples.",
        },
        {
          name: "Language assessment",
          happens: "English and an Asian language, read and spoken.",
          observed: "Whether the level you gave in the form is the true one.",
        },
        {
          name: "Medical",
          happens: "Examination before the contract; the whole takes eight weeks or more.",
          observed: "Fitness as in the operations manual.",
        },
      ],
      source: { name: "Cathay flight attendant questions and answers, older edition", year: 2018 },
      certainty: "published",
    },
    checkCareersPage: true,
  },
  "malaysia-airlines": {
    person: {
      minimumAge: { years: 18, counted: "at application, as generally known" },
      languages: "Malay and English.",
      education: "unknown",
      rightToWork: "Malaysian citizenship in the usual campaigns.",
      source: { name: "General knowledge of the airline's notices", year: 2024 },
      certainty: "reported",
    },
    body: UNKNOWN_BODY,
    work: {
      contract: "unknown",
      training:
        "In 2011 at the airline's academy in Kelana Jaya, with some self-defence; the length was not found.",
      bases: "Kuala Lumpur International Airport.",
      source: {
        name: "Malay press of December 2011, as copied (training); Malaysia Airlines company information (bases)",
        year: 2011,
      },
      certainty: "reported",
    },
    selection: UNKNOWN_SELECTION,
    checkCareersPage: true,
  },
  indigo: {
    person: {
      minimumAge: { years: 18, upTo: 27, counted: "at application; up to 27 years" },
      languages: "Fluent English and Hindi.",
      education: "Class 12 (10+2) passed.",
      rightToWork: "Indian nationality with a valid passport.",
      source: {
        name: "Eligibility matrix of the Wings Institute, quoting careers pages",
        year: 2026,
        url: "https://wingsinstitute.com/research/airline-eligibility-matrix-2026",
      },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 212,
        heightCm: { from: 155 },
        rule: "Height of 155 cm for women and 170 cm for men, reach of 212 cm.",
      },
      swimming: "unknown",
      appearance: "No tattoo that shows in uniform, clear skin.",
      visibleTattoos: "covered",
      medical:
        "Medical examination; weight in proportion, a body mass index of 18 to 25 is quoted.",
      source: {
        name: "Eligibility matrix of the Wings Institute, quoting careers pages",
        year: 2026,
      },
      certainty: "reported",
    },
    work: {
      contract: "unknown",
      training:
        "At the ifly academy in Gurugram, where each step of the service has its standard time (2017); the length was not found.",
      bases: "Delhi, Mumbai, Bengaluru and other large cities, assigned by need.",
      source: {
        name: "Rediff, December 2017 (training); general knowledge of the airline's bases",
        year: 2017,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Online form and walk-in",
          happens: "Registration, then a day in a hotel with height, reach and skin check.",
          observed: "The marks, and how you carry yourself.",
        },
        {
          name: "Introduction",
          happens: "About a minute before a recruiter, in English and Hindi.",
          observed: "Fluency and a smile that stays natural.",
        },
        {
          name: "Group discussion",
          happens: "A theme for all, with little preparation.",
          observed: "Clear turns, courtesy, pace.",
        },
        {
          name: "Interview and medical",
          happens: "A personal talk, then the medical for those chosen.",
          observed: "Punctual habits, stamina, honesty.",
        },
      ],
      source: { name: "Training schools' descriptions", year: 2025 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "air-india": {
    person: {
      minimumAge: { years: 18, upTo: 27, counted: "at application; up to 27 years for beginners" },
      languages: "Fluent English and Hindi.",
      education: "Class 12 (10+2) passed.",
      rightToWork: "Indian nationality with a valid passport.",
      source: {
        name: "Eligibility matrix of the Wings Institute, quoting careers pages",
        year: 2026,
        url: "https://wingsinstitute.com/research/airline-eligibility-matrix-2026",
      },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 212,
        heightCm: { from: 155 },
        rule: "155 cm for women and 170 cm for men, with 212 cm of reach; older notices had 160 and 172 cm.",
      },
      swimming: "unknown",
      appearance: "No tattoo that shows in uniform.",
      visibleTattoos: "covered",
      medical:
        "A body mass index of 18.0 to 24.9 under the policy of May 2026, as quoted; sight with lenses allowed.",
      source: {
        name: "Eligibility matrix of the Wings Institute, quoting careers pages",
        year: 2026,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Fixed term of five years at first in the notice of 2017, before the airline was sold; ask for today's.",
      training:
        "15 weeks in Mumbai, in class and in flight, then flights for familiarisation (2022 and 2023).",
      bases: "Delhi, Mumbai, Bengaluru and others, assigned by need.",
      source: {
        name: "Air India notice of 2017, as copied (contract); airline statements of 2022 and 2023 (training); general knowledge (bases)",
        year: 2017,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Walk-in or shortlist",
          happens: "Registration with papers, height, reach, weight and grooming check.",
          observed: "The published marks and a plain formal look.",
        },
        {
          name: "Group round",
          happens: "A discussion or task before assessors.",
          observed: "Anticipating others' needs, not speaking longest.",
        },
        {
          name: "Announcement and interview",
          happens: "Reading aloud and a personal talk.",
          observed: "Voice, two languages, safety sense.",
        },
        {
          name: "Medical",
          happens: "Examination before the offer becomes firm.",
          observed: "Health, sight and weight in the set range.",
        },
      ],
      source: { name: "Training schools' descriptions", year: 2025 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
