import type { RequirementsByAirline } from "./schema.ts";

export const EUROPE_NETWORK_REQUIREMENTS: RequirementsByAirline = {
  lufthansa: {
    person: {
      minimumAge: { years: 18, counted: "at the beginning of the course" },
      languages: "Fluent German and good English; City Airlines has named level B2.",
      education: "Completed schooling; a vocational training is an advantage.",
      rightToWork: "Right to live and work in Germany, and a passport without travel restrictions.",
      source: { name: "Lufthansa Group careers pages for cabin crew", year: 2024 },
      certainty: "published",
    },
    body: {
      reach: {
        heightCm: { from: 160, to: 195 },
        rule: "Older notice of the main airline; newer ones have been reported with 155 cm.",
      },
      swimming:
        "200 m in 15 minutes, a dive to 2 m and a jump from 1 m at City Airlines; the main airline asks for safe swimming in older notices.",
      appearance:
        "No visible tattoo or piercing in notices of ten years ago; ask for today's rule.",
      visibleTattoos: "covered",
      medical:
        "Cabin crew medical under European rules; sight within 5 dioptres, at City Airlines today and in older notices of the main airline.",
      source: {
        name: "Lufthansa City Airlines careers answers (swimming, sight); Rhein-Zeitung and others on older notices (height, appearance)",
        year: 2016,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Separate contracts at Lufthansa, City Airlines and Discover, each with its own pay; CityLine was closed in April 2026.",
      training:
        "About three months for the main airline as reported, service and safety together; about six weeks at City Airlines.",
      bases: "Frankfurt or Munich, chosen with the application.",
      source: { name: "Lufthansa Group careers pages and reports", year: 2023 },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Online application",
          happens: "Form, CV and certificates for one flight operation and one base.",
          observed: "The right operation, and proof of languages.",
        },
        {
          name: "Online test",
          happens: "Languages and judgement, at home.",
          observed: "German and English at the level the vacancy names.",
        },
        {
          name: "Selection day",
          happens: "Role play on a delay or a seat, partly in English.",
          observed: "Explanation first, two options next, a clear end.",
        },
        {
          name: "Conversation",
          happens:
            "A talk with a recruiter and a personnel psychologist; at the castings of 2017 the answer came the same day.",
          observed: "How you calm down, how you argue, what you have changed.",
        },
        {
          name: "Medical and checks",
          happens: "Aeromedical examination, background check, swim certificate.",
          observed: "Fitness and complete papers before the course date.",
        },
      ],
      source: {
        name: "Lufthansa Group careers pages and applicants' reports; luftfahrtmagazin.de on the castings",
        year: 2024,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "british-airways": {
    person: {
      minimumAge: { years: 18, counted: "at application" },
      languages: "Fluent English, written and spoken.",
      education: "unknown",
      rightToWork:
        "The right to live and work in the United Kingdom when you apply; papers are checked at the assessment.",
      source: {
        name: "British Airways careers: cabin crew questions",
        year: 2026,
        url: "https://careers.ba.com/en/cabin-crew-faqs",
      },
      certainty: "published",
    },
    body: {
      reach: {
        reachCm: 201,
        heightCm: { from: 157.5, to: 185 },
        rule: "Reach flat-footed, to the fist of the stronger arm; figures as published in 2017.",
      },
      swimming:
        "50 m, with time in deep water and help to others (2017); a wet drill of three hours today.",
      appearance:
        "No tattoo that shows in uniform, as a guide has it in 2023; since September 2016 none at all on hands, face and front of the neck.",
      visibleTattoos: "covered",
      medical:
        "Cabin crew medical of the United Kingdom; harness of the jump seat closed without an extension.",
      source: {
        name: "Minimum requirements as listed by The Cabin Crew Forum; hospitalityjob4u.blogspot.com 2017 and tattoorules.com 2023 (appearance)",
        year: 2017,
      },
      certainty: "reported",
    },
    work: {
      contract: "Heathrow, Gatwick EuroFlyer and CityFlyer hire apart, each with its own contract.",
      training:
        "Five to six weeks; the attestation is issued at the end. The wet drill comes at least ten days before.",
      bases: "London Heathrow, Gatwick or London City, as the vacancy says.",
      source: {
        name: "British Airways careers: cabin crew questions; press on training, 2022",
        year: 2026,
      },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application and online tests",
          happens: "Form, questions on eligibility and situational tests.",
          observed: "Right to work, five years of history, judgement with customers.",
        },
        {
          name: "Video interview",
          happens: "Recorded answers, about ninety seconds each.",
          observed: "Your own example without a script.",
        },
        {
          name: "Assessment day",
          happens: "Reach and harness, group exercise, role play and a talk by competence.",
          observed: "Kindness under pressure, apology once and then action.",
        },
        {
          name: "References and medical",
          happens: "Five-year referencing, criminal record, medical.",
          observed: "Five years without an unexplained month.",
        },
        {
          name: "Wet Drill",
          happens:
            "A course of about three hours with the training partner Skypeople, booked by you.",
          observed: "Ease in water with a life jacket.",
        },
      ],
      source: { name: "British Airways careers pages and applicants' reports", year: 2026 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "air-france": {
    person: {
      minimumAge: { years: 18, counted: "at hiring" },
      languages:
        "French, and English at level B2 with a recognised certificate (Linguaskill or LILATE in 2025).",
      education: "unknown",
      rightToWork: "Right to work in France and a passport without travel restrictions.",
      source: { name: "Air France recruitment notice for cabin crew", year: 2025 },
      certainty: "published",
    },
    body: {
      reach: "unknown",
      swimming: "Cabin crew are expected to swim 50 m.",
      appearance:
        "Uniform and hair are ruled in detail; a court found in 2022 that the ban on braids for stewards discriminates. No rule on tattoos was found.",
      medical: "Aeromedical examination for cabin crew before the contract.",
      source: {
        name: "Air France recruitment notice for cabin crew; BFM Business, November 2022 (appearance)",
        year: 2022,
      },
      certainty: "reported",
    },
    work: {
      contract: "Permanent contracts in the recent campaigns.",
      training: "The Cabin Crew Attestation is trained after hiring; it is not needed to apply.",
      bases: "Paris-Charles de Gaulle; Orly was left in 2026 but for the flights to Corsica.",
      source: { name: "Air France recruitment notice for cabin crew", year: 2025 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "File",
          happens: "Online application with certificates, originals to be shown later.",
          observed: "Language proof that is accepted in this campaign.",
        },
        {
          name: "Tests",
          happens: "Online tests of behaviour and reasoning, in French.",
          observed: "Attention, and conduct toward customers.",
        },
        {
          name: "Group exercise",
          happens: "A case for several applicants before assessors.",
          observed: "Structured French, listening, tact when correcting.",
        },
        {
          name: "Interview",
          happens: "Talk with a recruiter and a member of cabin crew, with a part in English.",
          observed: "A sense of the passenger, and why this company.",
        },
        {
          name: "Medical",
          happens: "Examination by the aeromedical centre.",
          observed: "Sight, hearing, back, and the rest of the standard.",
        },
      ],
      source: { name: "Applicants' reports on the campaigns of 2024 and 2025", year: 2025 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  klm: {
    person: {
      minimumAge: {
        years: 21,
        counted:
          "at KLM itself, on its careers page (2024 or later) and on an older one; the 18 in lists by others is the European minimum for cabin crew, not KLM's",
      },
      languages: "Dutch and English, both tested; level B1 was the least on an older page.",
      education: "Havo or mbo level 4; a foreign diploma must be valued officially first.",
      rightToWork: "Right to work in the Netherlands and a passport for all destinations.",
      source: {
        name: "KLM careers: cabin crew, and working in the cabin (age)",
        year: 2024,
        url: "https://careers.klm.com/en/working-in-the-cabin/",
      },
      certainty: "published",
    },
    body: {
      reach: {
        heightCm: { from: 158, to: 190 },
        rule: "Body height without shoes, from an older page.",
      },
      swimming: "unknown",
      appearance: "No visible tattoo, piercing or tooth jewellery, on an older page.",
      visibleTattoos: "covered",
      medical: "Medical with drugs and alcohol at zero; sight within 5 dioptres on an older page.",
      source: { name: "KLM careers: cabin crew, older edition", year: 2019 },
      certainty: "published",
    },
    work: {
      contract:
        "One year at first, with the chance of a permanent contract; the collective agreement runs to 28 February 2027.",
      training: "Several weeks at Schiphol, with exams.",
      bases: "Amsterdam Schiphol. KLM Cityhopper hires apart.",
      source: { name: "KLM careers and release of December 2025", year: 2025 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Digital tests",
          happens: "Capacity and personality tests on your own computer.",
          observed: "Concentration and answers that agree with each other.",
        },
        {
          name: "Language and presentation",
          happens:
            "Dutch and English, with a minute and a half about yourself in Dutch; original diploma.",
          observed: "Order, voice, a last sentence that lands.",
        },
        {
          name: "Practical group task",
          happens: "A task with a solution and little time.",
          observed: "Who writes, who watches the clock, how you disagree.",
        },
        {
          name: "Criteria interview",
          happens: "For each criterion a situation, task, action and result, then a follow-up.",
          observed: "Depth of one real episode.",
        },
        {
          name: "Medical",
          happens: "Examination, drugs and alcohol included.",
          observed: "Fitness for irregular hours and for flight.",
        },
      ],
      source: { name: "KLM careers: cabin crew", year: 2025 },
      certainty: "published",
    },
    checkCareersPage: true,
  },
  "turkish-airlines": {
    person: {
      minimumAge: {
        years: 20,
        counted:
          "from the window of birth years: born by the end of 2004 in the notice of August 2025 for experienced crew; the one for beginners names its own",
      },
      languages: "Turkish, and English in an online examination.",
      education:
        "At least an associate degree, foreign ones with an equivalence paper; a notice of 2024 was quoted with secondary school.",
      rightToWork: "Turkish citizenship or a blue card.",
      source: { name: "Turkish Airlines cabin crew vacancies, August 2025", year: 2025 },
      certainty: "published",
    },
    body: {
      reach: {
        heightCm: { from: 160, to: 190 },
        rule: "160 to 180 cm for women and 170 to 190 cm for men, weight in proportion.",
      },
      swimming: "unknown",
      appearance: "No tattoo, piercing, burn or scar where the uniform leaves the body visible.",
      visibleTattoos: "covered",
      medical: "Examination for cabin crew after the panel, with a criminal-record paper.",
      source: { name: "Turkish Airlines cabin crew vacancies, August 2025", year: 2025 },
      certainty: "published",
    },
    work: {
      contract: "unknown",
      training: "About two months in Istanbul, with exams that can be failed.",
      bases: "Istanbul, as the vacancy names the airport.",
      source: { name: "Turkish Airlines cabin crew vacancies, August 2025", year: 2025 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens:
            "Choice between the notice for beginners and Take-Off, for two years flown and a valid certificate of initial training.",
          observed: "Birth year, degree, height and papers as listed.",
        },
        {
          name: "English online",
          happens:
            "Listening, reading and speaking with a timer; a psychotechnical test came with it in 2016.",
          observed: "Plain correct sentences on cabin subjects.",
        },
        {
          name: "Panel",
          happens: "Interview in Istanbul before several people, height measured.",
          observed: "Bearing, hospitality, composure.",
        },
        {
          name: "Medical and papers",
          happens: "Examination and documents before the course.",
          observed: "Completeness; missing papers stop more people than questions.",
        },
      ],
      source: { name: "Turkish Airlines vacancies and applicants' reports", year: 2025 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
