import type { RequirementsByAirline } from "./schema.ts";
import { UNKNOWN_SELECTION } from "./unknown.ts";

export const EUROPE_SOUTH_AND_NORTH_REQUIREMENTS: RequirementsByAirline = {
  iberia: {
    person: {
      minimumAge: {
        years: 18,
        counted:
          "the European minimum for cabin crew, on the day the certificate is issued; no figure of the airline itself was found",
      },
      languages: "Spanish and English, as generally known; no level was found.",
      education:
        "The Spanish cabin crew certificate (TCP, issued by AESA) is called indispensable before any application in a guide of 2024; lower secondary school (ESO) at least.",
      rightToWork: "Right to live and work in the European Union, as generally known.",
      source: {
        name: "airline92.com guide to cabin crew in Spain, 2024; Regulation (EU) 1178/2011 (age); the airline's own call was not read",
        year: 2024,
      },
      certainty: "reported",
    },
    body: {
      reach: {
        heightCm: { from: 164 },
        rule: "Told by the press office as a matter of safety, in a report older than the uniform of 2022. The 165 and 170 cm in other reports belong to Air Nostrum.",
      },
      swimming: "unknown",
      appearance:
        "Uniform by Teresa Helbig since June 2022, with skirt, trousers or dress and flat shoes as a choice; no rule on tattoos was found.",
      medical:
        "Examination before the contract. The pregnancy test was dropped in July 2017 after a fine of 25,000 euros.",
      source: {
        name: "El País S Moda, undated (height); aerotendencias.com and El Correo, 2017 (medical); trendencias.com, 2022 (uniform)",
        year: 2012,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Temporary contracts for the season at first: 442 cabin crew in spring 2023. The agreement with the unions runs to 31 December 2028, prolonged in May 2025.",
      training: "unknown",
      bases: "Madrid. Iberia Express and Air Nostrum hire apart.",
      source: {
        name: "Cinco Días, March 2023; official gazette (BOE), August 2025",
        year: 2023,
      },
      certainty: "reported",
    },
    selection: UNKNOWN_SELECTION,
    checkCareersPage: true,
  },
  vueling: {
    person: {
      minimumAge: {
        years: 18,
        counted: "at application, as told at the open days of 2016 and 2017",
      },
      languages: "English, and Spanish of a good level for applicants from abroad.",
      education: "Bachillerato or vocational training; of the higher grade in 2017.",
      rightToWork: "Permission to work in the European Union.",
      source: {
        name: "La Nueva España, May 2016, quoting the head of inflight service; Diario Sur, March 2017",
        year: 2016,
      },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming: "Able to swim; no distance was named.",
      appearance: "A good appearance was asked for; no rule on tattoos was found.",
      medical: "Medical examination of class two, as it was called in 2016.",
      source: {
        name: "La Nueva España, May 2016, quoting the head of inflight service",
        year: 2016,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Many contracts for the summer: 400 people were sought for the seasons of 2013 and 2016.",
      training:
        "A course in Barcelona, about six weeks (2013), for about 3,000 euros, part of it from the first wages (2016). Ask whether this still holds.",
      bases:
        "Barcelona, Bilbao, Santiago, Valencia, Alicante, Seville, Palma, Ibiza, Tenerife, Las Palmas and Málaga; Paris-Orly and Florence in 2022, Rome with one aircraft since late 2025.",
      source: {
        name: "La Nueva España 2016 and a report of a job fair, 2013 (training); Cinco Días 2022 and press of September 2025 (bases)",
        year: 2016,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Open day",
          happens: "A talk to all about the company, the course, the contract and the pay.",
          observed: "Attention, and questions that show you have heard the conditions.",
        },
        {
          name: "Group exercises",
          happens: "Several rounds, part of them in groups, on the same day.",
          observed: "How you make room for others in two languages.",
        },
        {
          name: "Personal interview",
          happens: "A talk in the afternoon, with a part in English.",
          observed: "Readiness for any base, and a liking for work with many people.",
        },
        {
          name: "Course and medical",
          happens:
            "The company's course in Barcelona; the medical of class two is one of its conditions.",
          observed: "Exams passed, and a certificate at the end.",
        },
      ],
      source: {
        name: "Diario Sur 2017, La Nueva España 2016 and a report of a job fair, 2013",
        year: 2017,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  finnair: {
    person: {
      minimumAge: { years: 18, counted: "at application, as the careers page has it" },
      languages:
        "Fluent English; fluent Finnish is highly valued, but no condition since May 2017.",
      education:
        "Upper secondary or vocational school; at least one year in hospitality or customer service.",
      rightToWork:
        "Passport of the EU, EEA or Switzerland for travel worldwide; able to live and work in Finland for good, with a clean criminal record.",
      source: {
        name: "Finnair careers: cabin crew, and a job site's account of it, 2025",
        year: 2024,
        url: "https://company.finnair.com/en/careers/cabin-crew",
      },
      certainty: "published",
    },
    body: {
      reach: {
        reachCm: 218,
        heightCm: { from: 160 },
        rule: "Both are asked: the height, and the reach barefoot.",
      },
      swimming: "40 m; 50 m on older pages and in the call of 2019.",
      appearance: "All tattoos covered in uniform, visible piercings taken out except earrings.",
      visibleTattoos: "covered",
      medical:
        "European cabin crew medical and the airline's own rules; sight of 0.7 with both eyes, with or without lenses, normal colour vision and hearing.",
      source: {
        name: "Finnair careers: cabin crew",
        year: 2024,
        url: "https://company.finnair.com/en/careers/cabin-crew",
      },
      certainty: "published",
    },
    work: {
      contract:
        "Of 200 places in the recruitment of September 2023 about half were permanent, the rest for the summer of 2024.",
      training:
        "Six to nine weeks at the Finnair Flight Academy in Vantaa, without a fee and without pay.",
      bases:
        "Helsinki, within one hour of the airport on standby. Crews in Asia were hired through an agency on an older page.",
      source: {
        name: "Helsinki Times, September 2023 (contract); skyreer.aero on the careers page, 2025 (training, standby)",
        year: 2023,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Online application",
          happens:
            "A form while the recruitment is open; 290 of more than 8,000 were taken in 2018.",
          observed: "All minimums met, and a reason for Finland.",
        },
        {
          name: "Assessment day",
          happens: "A day in Helsinki, reached at your own cost; its exercises are not told.",
          observed: "Warmth without many words, and care for the others.",
        },
        {
          name: "Health and record",
          happens: "Medical examination and checks of the criminal record and background.",
          observed: "Fitness by the European rule and the airline's own.",
        },
        {
          name: "Initial course",
          happens: "Safety, service and first aid on site; an offer follows for most, not for all.",
          observed: "Tests passed; in later years the mark to reach is 80 percent.",
        },
      ],
      source: {
        name: "The Cabin Crew Forum on the call of 2019; Helsinki Times, 2023; older careers page",
        year: 2019,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  norwegian: {
    person: {
      minimumAge: {
        years: 20,
        counted:
          "over 20 in its questions and answers, read without a date; the apprenticeship in Norway takes people from 19",
      },
      languages:
        "English; the local language of the base was not named in what was read. The apprenticeship asks for good English.",
      education: "unknown",
      rightToWork:
        "A valid work permit for the country of the base and a passport that opens all destinations; no visa is sponsored.",
      source: {
        name: "Norwegian careers: questions and answers for cabin crew (undated page)",
        year: 2022,
        url: "https://careers.norwegian.com",
      },
      certainty: "published",
    },
    body: {
      reach: {
        heightCm: { from: 160 },
        rule: "Above 160 cm, or 5 ft 3 in; checked at the assessment.",
      },
      swimming: "Able to swim; it is tested.",
      appearance:
        "Tattoos covered by the uniform; small ones up to 0.5 by 0.5 inch on hands, feet and behind the ears are possible, without a religious or political meaning. Piercings hidden, none in the tongue.",
      visibleTattoos: "within-limits",
      medical: "unknown",
      source: {
        name: "Norwegian careers: questions and answers for cabin crew (undated page)",
        year: 2022,
        url: "https://careers.norwegian.com",
      },
      certainty: "published",
    },
    work: {
      contract: "Permanent in Helsinki and Stockholm (2025), permanent seasonal in Palma (2026).",
      training:
        "Its own course with an official certificate at the end, for beginners and for those who have flown.",
      bases:
        "Norway with Oslo, Bergen, Stavanger and Trondheim, Copenhagen, Stockholm and Helsinki (2022); Palma for the season of 2026.",
      source: {
        name: "Norwegian vacancies for Stockholm and Helsinki 2025 and Palma 2026; release of January 2022 (bases)",
        year: 2022,
      },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application on its own site",
          happens:
            "Form and CV only through the careers site; no letter and no photo were needed in 2017.",
          observed: "A CV that mirrors the points of the vacancy.",
        },
        {
          name: "Tests online",
          happens: "Assessments on the computer after the first screening, as of 2017.",
          observed: "Answers that fit each other, given without haste.",
        },
        {
          name: "Assessment in person",
          happens:
            "Documents and height are checked and swimming is tested; the rest of the day is not told.",
          observed: "Minimums first, then how you treat the people beside you.",
        },
      ],
      source: {
        name: "Norwegian careers: questions and answers; paddleyourownkanoo.com, 2017",
        year: 2017,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
