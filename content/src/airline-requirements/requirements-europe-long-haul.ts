import type { RequirementsByAirline } from "./schema.ts";
import { UNKNOWN_SELECTION } from "./unknown.ts";

export const EUROPE_LONG_HAUL_REQUIREMENTS: RequirementsByAirline = {
  "virgin-atlantic": {
    person: {
      minimumAge: { years: 18, counted: "at application, as generally known" },
      languages: "Fluent English.",
      education: "unknown",
      rightToWork:
        "Right to live and work in the United Kingdom and to travel freely, the United States included.",
      source: { name: "Virgin Atlantic recruitment statements", year: 2022 },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 209.6,
        rule: "82.5 inches, as listed by the press in 2017 and 2019; no height was given.",
      },
      swimming:
        "25 m and treading water, both unaided, by the start of the course (2019); lessons were offered.",
      appearance:
        "Tattoos may show except on neck, face and head, and must not offend; make-up is a choice.",
      visibleTattoos: "within-limits",
      medical: "unknown",
      source: {
        name: "Virgin Atlantic statement of 31 May 2022 (appearance); virgin.com, February 2019 (swimming); The Irish Sun 2017 (reach)",
        year: 2017,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Six months fixed term with a view to extend, in the campaigns of January and October 2022.",
      training:
        "Six weeks at head office, with daily exams, as a recruit wrote on the airline's blog in January 2018.",
      bases: "London Heathrow and Manchester.",
      source: {
        name: "Virgin Atlantic statement on 200 cabin crew posts; blog.virginatlantic.com, January 2018 (training)",
        year: 2018,
      },
      certainty: "published",
    },
    selection: UNKNOWN_SELECTION,
    checkCareersPage: true,
  },
  "aer-lingus": {
    person: {
      minimumAge: { years: 18, counted: "at application, as generally known" },
      languages: "Fluent English; further European languages are welcome.",
      education: "unknown",
      rightToWork: "Right to live and work in Ireland and a passport for Europe and North America.",
      source: { name: "Aer Lingus recruitment, as known", year: 2022 },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 190.5,
        heightCm: { from: 157.5, to: 188 },
        rule: "5 ft 2 in to 6 ft 2 in, with a reach of 6 ft 3 in, as listed by the press in 2019.",
      },
      swimming: "unknown",
      appearance:
        "No tattoo or piercing that shows in uniform; an open day included a check (2022).",
      visibleTattoos: "covered",
      medical: "unknown",
      source: {
        name: "The Irish Sun 2022 quoting the essential criteria (appearance); her.ie, May 2019 (reach)",
        year: 2019,
      },
      certainty: "reported",
    },
    work: {
      contract: "Often fixed term at first, on short sectors.",
      training: "Six weeks with a training salary at Iolar House, Dublin Airport (2022).",
      bases:
        "Dublin, and Cork as of 2021 (138 cabin crew); the cabin crew base at Shannon was closed in 2021 and Manchester in March 2026.",
      source: {
        name: "The Irish Sun 2022 quoting the airline (training, Dublin); Echo Live, May 2021 (Cork, Shannon); press of January 2026",
        year: 2021,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Online application",
          happens: "Form with criteria to confirm, in campaigns before the summer.",
          observed: "Minimums met on paper, and service experience.",
        },
        {
          name: "Recruitment day",
          happens:
            "A session at the training academy with group part and a check of uniform rules.",
          observed: "Friendliness that is meant, and the look in uniform.",
        },
        {
          name: "Interview",
          happens: "A talk on episodes from work.",
          observed: "Respect, patience and firmness with a smile.",
        },
      ],
      source: { name: "Press and applicants on the campaign for 2023", year: 2022 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  swiss: {
    person: {
      minimumAge: { years: 18, counted: "at application; no upper limit" },
      languages:
        "German and English for Zurich, French and English for Geneva; more languages are an advantage.",
      education: "A completed apprenticeship or higher schooling.",
      rightToWork: "Swiss or EU nationality.",
      source: {
        name: "SWISS careers: cabin crew member",
        year: 2024,
        url: "https://www.swiss.com/corporate/en/careers/professional-fields/cabin-crew-member",
      },
      certainty: "published",
    },
    body: {
      reach: { heightCm: { from: 155 }, rule: "Minimum body height; older pages gave 158 cm." },
      swimming:
        "Good swimming is named by guides; water exercises in overalls belong to the course.",
      appearance:
        "Tattoos may show since February 2024, but not on face and ears, on the hands none above 7 mm, and nothing offensive; nose piercings are allowed.",
      visibleTattoos: "within-limits",
      medical: "A medical check between the contract and the first day.",
      source: {
        name: "SWISS careers: cabin crew member; SRF quoting the airline, February 2024 (appearance)",
        year: 2024,
      },
      certainty: "published",
    },
    work: {
      contract: "Reachable within about 75 minutes of Zurich on standby.",
      training:
        "Safety weeks, service, supervised short flights, then the long-haul types: two to three months.",
      bases: "Zurich or Geneva.",
      source: { name: "SWISS blog and magazine on the course", year: 2022 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application and English test",
          happens: "Online form, followed by an English test at home.",
          observed: "Papers of the right kind and English for manuals.",
        },
        {
          name: "Assessment in Kloten or Geneva",
          happens:
            "Half a day in a group of eight to forty, with presentation, exercises and role play.",
          observed: "Precision, hosting, calm with a polite refusal.",
        },
        {
          name: "Single interview",
          happens: "A talk with a recruiter, in two languages.",
          observed: "Motives that hold against early mornings.",
        },
        {
          name: "After the yes",
          happens:
            "Answer within days, then contract, medical, visa for the United States and uniform.",
          observed: "Whether lists are worked off in time.",
        },
      ],
      source: { name: "travelnews.ch 2019, Zürcher Unterländer 2023, SWISS magazine", year: 2023 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  sas: {
    person: {
      minimumAge: {
        years: 20,
        counted: "at application in Oslo; 18 for air stewards in Copenhagen",
      },
      languages:
        "English at level B2; a Scandinavian language is expected or preferred, as the post says.",
      education: "High school or equivalent, and two years of work.",
      rightToWork:
        "Permanent right to live and work in the country of the base, and an EU passport free for world travel.",
      source: {
        name: "SAS cabin crew vacancies, AAP Aviation",
        year: 2025,
        url: "https://jobs.aapaviation.com/jobs/483/sas-cabin-crew-oslo-open-application",
      },
      certainty: "published",
    },
    body: {
      reach: { heightCm: { from: 160, to: 190 }, rule: "Body height without shoes." },
      swimming: "Strong swimming skills.",
      appearance:
        "No tattoo on the face; on hands or neck one of at most 1 cm; nothing offensive or religious; no piercings.",
      visibleTattoos: "within-limits",
      medical:
        "European cabin crew medical; sight of 0.7 with or without correction; drug and alcohol tests.",
      source: { name: "SAS cabin crew vacancies, AAP Aviation", year: 2025 },
      certainty: "published",
    },
    work: {
      contract: "Permanent, full or 80 percent, or hourly in a pool, according to the company.",
      training: "A passed initial course is a condition of employment.",
      bases: "Copenhagen, Oslo or Stockholm, with SAS Scandinavia, Connect or Link.",
      source: { name: "SAS cabin crew vacancies, AAP Aviation", year: 2025 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Online with the agency, for one base.",
          observed: "Work history of two years, language, right to live there.",
        },
        {
          name: "Recruitment meeting",
          happens: "Tests and talk, alone or in a group.",
          observed: "Initiative, warmth at eye level.",
        },
        {
          name: "Security and health",
          happens: "Security interview, police certificate, medical, drug and alcohol test.",
          observed: "A clean record and fitness before the course.",
        },
      ],
      source: {
        name: "SAS cabin crew vacancies, AAP Aviation; order of the middle step reported",
        year: 2025,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "tap-air-portugal": {
    person: {
      minimumAge: { years: 18, counted: "for the European attestation that the post needs" },
      languages:
        "Good spoken and written Portuguese and English; another foreign language is an advantage.",
      education: "12th year of school or an equivalent that Portugal recognises.",
      rightToWork:
        "Legally entitled to work in Portugal (2023), and a passport, as generally known.",
      source: {
        name: "TAP notice of January 2023, as quoted by Contacto, NiT and Jornal Económico; Regulation 1178/2011, CC.GEN.020 (age)",
        year: 2023,
        url: "https://www.wort.lu/pt/portugal/quer-ser-assistente-de-bordo-da-tap-n-o-pode-roer-as-unhas-63c971eade135b923688813f",
      },
      certainty: "reported",
    },
    body: {
      reach: {
        heightCm: { from: 160, to: 190 },
        rule: "Body height, in the notice of 2023 and in earlier ones.",
      },
      swimming: "Able to swim without floats or other aids (2023).",
      appearance:
        "No tattoo or piercing where it shows, a cared-for look, and no bitten nails (2023).",
      visibleTattoos: "covered",
      medical:
        "European cabin crew medical, with a medical test in the selection; non-smokers are preferred (2023).",
      source: {
        name: "TAP notice of January 2023, as quoted by Contacto, NiT and Jornal Económico; Regulation 1178/2011, MED.C (medical)",
        year: 2023,
      },
      certainty: "reported",
    },
    work: {
      contract: "Fixed term, in the notice of January 2023.",
      training: "unknown",
      bases: "Lisbon, in the notice of 2023; Porto for part of the flying, as generally known.",
      source: {
        name: "TAP notice of January 2023, as quoted by NiT and Jornal Económico; company information (Porto)",
        year: 2023,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens:
            "Registration under Concursos on the airline's site, with CV, identity card and school certificate, before the closing day.",
          observed:
            "Every minimum met on paper: height, twelfth year, both languages, no visible tattoo.",
        },
        {
          name: "Language tests",
          happens: "Your Portuguese and English are tested.",
          observed: "Conversation, reading and understanding at the level you gave in the form.",
        },
        {
          name: "Psychological assessment",
          happens: "A psychological evaluation, named after the language tests.",
          observed: "The list of the notice: team work, resistance to stress, initiative, empathy.",
        },
        {
          name: "Medical test",
          happens: "An examination within the selection, named before the interviews.",
          observed: "Fitness for flight, and honest answers about health and smoking.",
        },
        {
          name: "Interviews",
          happens: "Talks held for this post, named last in the notice.",
          observed: "Assertive and friendly at once, with the customer in mind.",
        },
      ],
      source: {
        name: "Contacto on the notice of January 2023; the order is that of its list",
        year: 2023,
        url: "https://www.wort.lu/pt/portugal/quer-ser-assistente-de-bordo-da-tap-n-o-pode-roer-as-unhas-63c971eade135b923688813f",
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
