import type { RequirementsByAirline } from "./schema.ts";

export const GULF_REQUIREMENTS: RequirementsByAirline = {
  emirates: {
    person: {
      minimumAge: { years: 21, counted: "on the day of joining" },
      languages: "Fluent written and spoken English; any further language is an advantage.",
      education:
        "Completed high school (grade 12), and at least one year in hospitality or customer service.",
      rightToWork: "Any nationality. The airline arranges the residence visa for Dubai.",
      source: { name: "Emirates cabin crew vacancy", year: 2025 },
      certainty: "published",
    },
    body: {
      reach: {
        reachCm: 212,
        heightCm: { from: 160 },
        rule: "Fingertips at 212 cm, on tiptoe and without shoes; both figures are asked for.",
      },
      swimming: "Not named as a condition; water drills in a pool belong to the training.",
      appearance: "No tattoo that shows in uniform. Cosmetic or bandage cover does not count.",
      visibleTattoos: "covered",
      medical: "Fitness for aircrew duty, confirmed by an examination before and after arrival.",
      source: { name: "Emirates cabin crew vacancy", year: 2025 },
      certainty: "published",
    },
    work: {
      contract:
        "Three years, renewable, with shared furnished accommodation and transport to duty.",
      training: "About eight weeks in Dubai, with exams in safety, medical and service subjects.",
      bases: "Dubai, and no other.",
      source: { name: "Emirates recruitment statements, as reported", year: 2024 },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Open day or invitation",
          happens:
            "You hand in a CV or come with an invitation, hear about the job and exchange a few words with a recruiter.",
          observed:
            "Whether you meet the minimums, how you greet and listen, and whether your papers are complete.",
        },
        {
          name: "Reach and short tasks",
          happens:
            "The reach is measured at a mark on the wall; small groups describe a picture or discuss an object.",
          observed: "Clear English, turns given to others, and a reason behind what you say.",
        },
        {
          name: "English test",
          happens: "A written test of understanding with a short text of your own.",
          observed: "Complete sentences, correct tenses and a text that answers what was asked.",
        },
        {
          name: "Group discussion",
          happens:
            "A case with too few places or things for too many people, to be settled together in minutes.",
          observed:
            "Cooperation under time, respect for a view you do not share, the quiet person brought in.",
        },
        {
          name: "Final interview",
          happens:
            "A talk of half an hour or more about what you did for customers and with colleagues, on the day or later online.",
          observed:
            "Real episodes with your own part and a result, and a sober view of life in Dubai.",
        },
      ],
      source: { name: "Emirates recruitment pages and applicants' reports", year: 2025 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "qatar-airways": {
    person: {
      minimumAge: { years: 21, counted: "on the day of joining" },
      languages: "Fluent written and spoken English.",
      education: "High school completed, with the certificate to show.",
      rightToWork: "Any nationality. The airline sponsors the residence permit for Qatar.",
      source: { name: "Qatar Airways cabin crew vacancies", year: 2025 },
      certainty: "published",
    },
    body: {
      reach: {
        reachCm: 212,
        rule: "Fingertips at 212 cm on tiptoe, without shoes; no separate height.",
      },
      swimming: "unknown",
      appearance:
        "Very strict grooming, and no tattoo that could show; ask about covered ones before you travel.",
      visibleTattoos: "covered",
      medical: "Medical fitness is examined in Doha before the course begins.",
      source: { name: "Qatar Airways cabin crew vacancies and applicants' reports", year: 2025 },
      certainty: "reported",
    },
    work: {
      contract: "Fixed term, renewable, with company accommodation and house rules of its own.",
      training: "About two months in Doha.",
      bases: "Doha, with no base abroad.",
      source: { name: "Qatar Airways recruitment statements, as reported", year: 2024 },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "CV drop or invitation",
          happens:
            "A recruiter takes your CV and papers, with two or three questions at the table.",
          observed:
            "First impression in the full sense: suit, hair, posture, voice, and whether you look at the person.",
        },
        {
          name: "Presentation and reach",
          happens:
            "A film and a talk on the airline and on Doha, then the reach and a look at skin and hands.",
          observed: "Attention during a long talk, and the measured minimum.",
        },
        {
          name: "English assessment",
          happens: "Multiple choice, gaps and a short essay under time.",
          observed: "Reading with understanding and writing without shortcuts.",
        },
        {
          name: "Discussion in a small group",
          happens:
            "One question for all, often about a service situation, while assessors move between the tables.",
          observed: "Short turns, names used, agreement given honestly, nobody talked down.",
        },
        {
          name: "Interview",
          happens:
            "One or two recruiters ask for episodes from your work and about living under rules.",
          observed: "Stability, warmth and a true reason for choosing this company.",
        },
      ],
      source: { name: "Applicants' reports on recruitment days", year: 2025 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "etihad-airways": {
    person: {
      minimumAge: {
        years: 21,
        counted: "at joining; you may apply within three months of the birthday",
      },
      languages: "Fluent English, spoken and written.",
      education:
        "High school completed; experience with guests is welcome and not always required.",
      rightToWork: "Any nationality. The airline arranges the residence visa for Abu Dhabi.",
      source: { name: "Etihad careers: questions and answers, cabin crew", year: 2019 },
      certainty: "published",
    },
    body: {
      reach: {
        reachCm: 212,
        rule: "On tiptoe without shoes, as reported in 2026; older notices gave 210 cm.",
      },
      swimming: "unknown",
      appearance: "No tattoo that shows in uniform, natural grooming.",
      visibleTattoos: "covered",
      medical: "Medical and security clearance follow the offer.",
      source: { name: "Comparison of published criteria by a training school", year: 2026 },
      certainty: "reported",
    },
    work: {
      contract: "Fixed term, renewable, with furnished accommodation and medical insurance.",
      training: "42 days, six weeks, of initial training at the Zayed campus in Abu Dhabi (2023).",
      bases: "Abu Dhabi only.",
      source: {
        name: "Interview with the airline's head of crew performance, The National",
        year: 2023,
      },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application or open day",
          happens:
            "You apply online or walk in with passport, CV and photographs where an open day is announced.",
          observed: "Minimums and complete papers; after a refusal online six months must pass.",
        },
        {
          name: "Screening",
          happens: "A short recorded or live talk, in person or online, as the campaign provides.",
          observed:
            "English that carries a conversation, and interest in people rather than in travel.",
        },
        {
          name: "Assessment",
          happens:
            "Introduction, reach, a task in a group and an English check, in a hotel or by video.",
          observed: "How you treat the others while you are being compared with them.",
        },
        {
          name: "Interview by competence",
          happens: "A recruiter asks for situations with guests, colleagues and rules.",
          observed: "Detail: what you noticed, said and did, and what came of it.",
        },
      ],
      source: {
        name: "Etihad careers answers and statements of 2024 (in person or virtual assessment)",
        year: 2024,
      },
      certainty: "published",
    },
    checkCareersPage: true,
  },
  flydubai: {
    person: {
      minimumAge: { years: 21, counted: "at joining, as reported" },
      languages: "English in speech and writing, tested online.",
      education: "unknown",
      rightToWork:
        "Open to all nationalities in the campaign of 2017; residence in Dubai through the airline.",
      source: { name: "Report on the flydubai campaign, The Cabin Crew Forum", year: 2017 },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance: "unknown",
      medical: "unknown",
      source: { name: "No public text found", year: 2026 },
      certainty: "reported",
    },
    work: {
      contract: "unknown",
      training: "unknown",
      bases: "Dubai, with the home terminals 2 and 3 of Dubai International.",
      source: { name: "flydubai company information", year: 2025 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Online application",
          happens:
            "The CV is read by software before a person sees it, and the window may close without warning.",
          observed: "Customer-facing work named with dates, places and figures.",
        },
        {
          name: "Online tests",
          happens: "Two personality tests, two in English and one of logical reasoning (2017).",
          observed: "Steady answers and enough English to learn manuals in it.",
        },
        {
          name: "Recorded interview",
          happens:
            "Questions appear on the screen and you answer into the camera within a set time.",
          observed: "Structure, eye contact and energy without an audience.",
        },
        {
          name: "Assessment in person",
          happens: "A day with reach, group work and an interview for those who are left.",
          observed: "Team manners on a small aircraft: quick, tidy, friendly.",
        },
      ],
      source: { name: "Report on the flydubai campaign, The Cabin Crew Forum", year: 2017 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  saudia: {
    person: {
      minimumAge: {
        years: 20,
        counted: "at application; Saudi women of 20 to 30 in the campaign of 2022",
      },
      languages: "Fluent English; Arabic for Saudi nationals.",
      education: "Secondary school completed.",
      rightToWork:
        "Saudi nationals by national campaign; foreign crew by invitation through licensed partners.",
      source: { name: "Gulf News on the campaign for Saudi women", year: 2022 },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 212,
        rule: "A line at 212 cm on the wall, touched with both hands, as a crew member told applicants in Manila in 2016.",
      },
      swimming: "Able to swim at least, as the same crew member wrote in 2016.",
      appearance:
        "No tattoo that shows; skin and scars are looked at and may be covered with make-up (Manila, 2016).",
      visibleTattoos: "covered",
      medical: "A medical examination after the tests; weight in proportion to height was named.",
      source: {
        name: "A Saudia crew member's answers to applicants in the Philippines, 2016; press on the campaigns of 2020 and 2022 (medical)",
        year: 2016,
        url: "http://annizahcamid.blogspot.com/2016/04/faq-saudia-recruitment.html",
      },
      certainty: "reported",
    },
    work: {
      contract: "unknown",
      training: "About two months, in 2021 at the Prince Sultan Aviation Academy in Jeddah.",
      bases: "Jeddah and Riyadh.",
      source: {
        name: "Arab News 2021 (training); press on the campaigns of 2020 and 2022 (bases)",
        year: 2021,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Registration",
          happens:
            "Saudi applicants fill in a profile with papers on the recruitment site (2014); in Manila an agency collects CVs and announces the day (2016).",
          observed:
            "A complete file: passport, certificates, full-length photograph, police paper.",
        },
        {
          name: "Check of papers",
          happens:
            "Requests and documents are gone through, then the date of the tests comes by e-mail (2014).",
          observed: "Papers that agree with each other and with what you typed.",
        },
        {
          name: "Reach and appearance",
          happens:
            "The recruitment day begins at the 212 cm line, then skin, scars and tattoos are looked at (Manila, 2016).",
          observed: "The measured minimum, with both hands, and a neat look without effort.",
        },
        {
          name: "Admission tests",
          happens:
            "Tests and stages that the announcement of 2014 does not name; a medical belongs to them (2020, 2022).",
          observed: "Fluent English, and health for the course of two months.",
        },
      ],
      source: {
        name: "afifnp.com on the programme of 2014; a crew member's answers to applicants in Manila, 2016; press of 2020 and 2022",
        year: 2014,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "oman-air": {
    person: {
      minimumAge: { years: 21, counted: "at joining, as reported" },
      languages: "English; Arabic is expected of Omani applicants.",
      education: "unknown",
      rightToWork: "Omani nationals first: about four in five employees were Omani in 2025.",
      source: {
        name: "Oman Air statements on its workforce; a training site for the age",
        year: 2025,
      },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance: "unknown",
      medical: "unknown",
      source: { name: "No public text found", year: 2026 },
      certainty: "reported",
    },
    work: {
      contract: "unknown",
      training: "unknown",
      bases: "Muscat, the only base.",
      source: { name: "Oman Air company information", year: 2025 },
      certainty: "published",
    },
    selection: {
      stages: "unknown",
      source: { name: "No public text found", year: 2026 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
