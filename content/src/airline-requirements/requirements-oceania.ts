import type { RequirementsByAirline } from "./schema.ts";
import { UNKNOWN_SELECTION } from "./unknown.ts";

export const OCEANIA_REQUIREMENTS: RequirementsByAirline = {
  qantas: {
    person: {
      minimumAge: { years: 18, counted: "at application, since alcohol is served" },
      languages: "English; further languages for international crews.",
      education:
        "First-aid certificate and responsible service of alcohol, obtained by the applicant.",
      rightToWork:
        "Right to work in Australia without restriction, and an Australian or other suitable passport.",
      source: {
        name: "Altara cabin crew questions and answers; guides for the rest",
        year: 2024,
        url: "https://altara.com.au/cabin-crew-faqs/",
      },
      certainty: "reported",
    },
    body: {
      reach: {
        heightCm: { from: 163, to: 183 },
        rule: "As stated on the application form remembered by a former crew member; today's figure is in the notice.",
      },
      swimming: "50 m is often quoted; see the notice.",
      appearance: "Tattoos have to be covered (rules of 2023); make-up is no longer required.",
      visibleTattoos: "covered",
      medical: "Pre-employment medical at the applicant's cost when hired through Altara.",
      source: {
        name: "Altara questions (medical); press of June 2023 (appearance); recollection published in 2014 (height)",
        year: 2014,
      },
      certainty: "reported",
    },
    work: {
      contract: "Depends on the employer: Qantas, a subsidiary, or casual work through Altara.",
      training: "Eight weeks for international crew, in December 2023.",
      bases: "Australian capitals; on standby you report within 90 minutes.",
      source: {
        name: "Altara cabin crew questions and answers; news.com.au on the airline's release of December 2023 (training)",
        year: 2023,
      },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Online, for a named base and employer.",
          observed: "Papers you already hold and availability.",
        },
        {
          name: "Video or phone interview",
          happens: "Short questions on service and shift work.",
          observed: "Plain speech and real examples.",
        },
        {
          name: "Assessment day",
          happens: "Group activities and interview; passport and birth certificate are shown.",
          observed: "Ease with people, exactness with instructions.",
        },
        {
          name: "Checks",
          happens: "Medical, references and security identification.",
          observed: "References and identity that agree with what you wrote.",
        },
      ],
      source: { name: "Altara questions and answers; order as reported", year: 2024 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "air-new-zealand": {
    person: {
      minimumAge: { years: 18, counted: "at application, since alcohol is served" },
      languages: "English; te reo Maori and languages of the network are welcome.",
      education: "No school certificate was found; two years with customers are preferred (2022).",
      rightToWork: "Right to work in New Zealand and a passport.",
      source: {
        name: "Air New Zealand careers, as known; AeroTime on the airline's page, 2022 (education)",
        year: 2022,
      },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming:
        "50 m in overalls in under two minutes, shown during training; a minute of treading water in press of 2019.",
      appearance: "Visible tattoos are allowed since September 2019, unless they offend.",
      visibleTattoos: "within-limits",
      medical: "unknown",
      source: {
        name: "Air New Zealand careers blog (swimming); statement of 2019 (tattoos)",
        year: 2019,
      },
      certainty: "published",
    },
    work: {
      contract:
        "Fixed term for the summer of 2019 to 2020; nearly 200 on temporary agreements were made permanent in 2022.",
      training: "A course in Auckland with the swim test in it.",
      bases: "Auckland, Wellington and Christchurch, according to the fleet.",
      source: {
        name: "Air New Zealand release of December 2019 and AeroTime 2022 (contract); careers, as known",
        year: 2019,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Online, for turboprop, domestic and Tasman, or long-haul.",
          observed: "The right fleet for your life.",
        },
        {
          name: "Recorded interview",
          happens: "Set questions on the screen, answered into the camera.",
          observed: "The person you are at work, warm and without a script.",
        },
        {
          name: "Assessment centre",
          happens: "Group work and interview.",
          observed: "Manaaki: who is looked after because you are there.",
        },
      ],
      source: { name: "Applicants' reports", year: 2024 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "virgin-australia": {
    person: {
      minimumAge: { years: 18, counted: "at application, since alcohol is served" },
      languages: "English, in speech and in writing.",
      education:
        "First aid and responsible service of alcohol before the course, as generally known.",
      rightToWork: "Australian or New Zealand citizenship or permanent residence, as quoted.",
      source: { name: "Requirements as quoted by a guide", year: 2022 },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 180,
        heightCm: { to: 187 },
        rule: "Reach of 180 cm on flat feet and a height of 187 cm at most, in the campaign of February 2019.",
      },
      swimming:
        "50 m, as listed by the press in 2022; a confident swimmer in the campaign of 2019.",
      appearance: "No visible tattoo or piercing that cannot be covered discreetly, as quoted.",
      visibleTattoos: "covered",
      medical: "unknown",
      source: {
        name: "The Cabin Crew Forum on the campaign of February 2019 (reach); requirements as quoted by a guide in 2022",
        year: 2019,
      },
      certainty: "reported",
    },
    work: {
      contract: "unknown",
      training:
        "Seven weeks for the first crew of the Adelaide base in 2014; a training centre in Sydney in 2022.",
      bases: "Brisbane, Sydney, Melbourne, Perth, Adelaide and the Gold Coast.",
      source: {
        name: "Travel Daily Media 2014 and Australian Aviation 2022 (training); general knowledge of the airline's bases",
        year: 2014,
      },
      certainty: "reported",
    },
    selection: UNKNOWN_SELECTION,
    checkCareersPage: true,
  },
};
