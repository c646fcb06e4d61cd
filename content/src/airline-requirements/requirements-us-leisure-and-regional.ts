import type { RequirementsByAirline } from "./schema.ts";

export const US_LEISURE_AND_REGIONAL_REQUIREMENTS: RequirementsByAirline = {
  "hawaiian-airlines": {
    person: {
      minimumAge: { years: 21, counted: "at application, as reported" },
      languages:
        "English; Japanese and Korean speakers were especially wanted in 2025, before Honolulu to Seoul ended.",
      education: "High-school diploma or GED, as reported.",
      rightToWork: "Right to work in the United States without sponsorship, as reported.",
      source: {
        name: "Alaska Air Group news on becoming a Hawaiian flight attendant (languages); career guides (the rest)",
        year: 2025,
        url: "https://news.alaskaair.com/alaska-airlines/aloha-in-the-air-becoming-a-hawaiian-airlines-flight-attendant",
      },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 208.3,
        rule: "82 inches, measured in a room at the door of the mass interview of 2011.",
      },
      swimming: "unknown",
      appearance:
        "No tattoo that shows on staff who meet guests; in December 2024 a service agent lost her post over one on the hand that she kept covered.",
      visibleTattoos: "covered",
      medical: "unknown",
      source: {
        name: "Honolulu Star-Advertiser on the hiring of December 2011 (reach); Hawaii Public Radio, December 2024 (appearance)",
        year: 2011,
      },
      certainty: "reported",
    },
    work: {
      contract: "On the Hawaiian list within Alaska Air Group; joint rules are still being made.",
      training: "A course of several weeks with tests nearly every morning.",
      bases:
        "Honolulu and Los Angeles; Seattle, for long flights abroad with the Boeing 787, was to open in April 2026.",
      source: {
        name: "Alaska Air Group news on becoming a Hawaiian flight attendant; the union, AFA Alaska + Hawaiian, 2025 and February 2026 (bases)",
        year: 2025,
      },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Appointment and height room",
          happens:
            "Applicants come at a set hour in lines of thirty and reach for the mark (2011).",
          observed: "The minimum reach, and good temper in a long queue.",
        },
        {
          name: "Half circle",
          happens:
            "Each introduces himself or herself and names a favourite destination of the airline.",
          observed: "A warm voice, knowledge of the islands, attention to the others.",
        },
        {
          name: "Creative task",
          happens:
            "Five or six strangers invent a skit, song or advertisement for a product on board.",
          observed: "Joy in working together, and who makes room for the shy.",
        },
      ],
      source: {
        name: "Honolulu Star-Advertiser on the hiring of December 2011; today's steps are in the posting",
        year: 2011,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "frontier-airlines": {
    person: {
      minimumAge: "unknown",
      languages: "English; Spanish is useful on many routes.",
      education: "unknown",
      rightToWork: "Right to work in the United States and a passport.",
      source: { name: "General knowledge of the carrier's postings", year: 2024 },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance:
        "No tattoo below the elbow or above the neckline, none that shows with the uniform shirt, as a guide quotes the rule in 2023.",
      visibleTattoos: "covered",
      medical: "unknown",
      source: {
        name: "tattoorules.com quoting Frontier's rule",
        year: 2023,
        url: "https://www.tattoorules.com/workplace/frontier-airlines-tattoo-policy/",
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Under the contract of the Association of Flight Attendants, whose members first ratified one in 2011.",
      training: "Four weeks, with medical training, fire, equipment and a slide jump (2022).",
      bases: "Denver, Las Vegas, Orlando and a changing number of others; ask which one is hiring.",
      source: { name: "KDVR report on Frontier's training", year: 2022 },
      certainty: "reported",
    },
    selection: {
      stages: "unknown",
      source: { name: "No public text found", year: 2026 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "allegiant-air": {
    person: {
      minimumAge: "unknown",
      languages: "English, with clear announcements.",
      education: "unknown",
      rightToWork: "Right to work in the United States, for the base named in the posting.",
      source: { name: "Allegiant flight attendant posting", year: 2018 },
      certainty: "published",
    },
    body: {
      reach: "unknown",
      swimming: "Raft and life-vest drills in a pool are part of the course (2019).",
      appearance:
        "No tattoo that shows in uniform, however small, and none under make-up, as a guide has it in 2023.",
      visibleTattoos: "covered",
      medical: "unknown",
      source: {
        name: "Las Vegas Review-Journal on Allegiant's training (swimming); tattoorules.com 2023 (appearance)",
        year: 2019,
      },
      certainty: "reported",
    },
    work: {
      contract: "Under a union contract; duties are planned to end at the base.",
      training: "Four and a half to five weeks in the Las Vegas area (2019).",
      bases: "About twenty across the country, each hiring for itself.",
      source: { name: "Las Vegas Review-Journal and Desert Companion", year: 2019 },
      certainty: "reported",
    },
    selection: {
      stages: "unknown",
      source: { name: "No public text found", year: 2026 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "skywest-airlines": {
    person: {
      minimumAge: { years: 21, counted: "at the interview" },
      languages: "English, read, spoken and understood.",
      education: "High-school diploma or GED; college or customer service preferred.",
      rightToWork: "Right to work in the United States, and a current passport.",
      source: { name: "SkyWest flight attendant career guide (older page)", year: 2015 },
      certainty: "published",
    },
    body: {
      reach: {
        heightCm: { from: 152.4, to: 182.9 },
        rule: "5 ft 0 in to 6 ft 0 in without shoes, measured at the interview (older page).",
      },
      swimming: "unknown",
      appearance:
        "No tattoo that shows, nor one under make-up, on an older page of the airline; a guide of 2023 says that small ones are judged case by case.",
      visibleTattoos: "covered",
      medical:
        "Able to close doors of up to 45 lb, to push carts of 60 lb and to pass the overwing exit quickly.",
      source: {
        name: "SkyWest flight attendant career guide (older page); tattoorules.com 2023 (appearance)",
        year: 2015,
      },
      certainty: "published",
    },
    work: {
      contract: "Guaranteed hours per month on reserve after training; 76 on an older page.",
      training:
        "About a month in Salt Lake City, tested from the first day, then supervised flights of two to six days.",
      bases:
        "Assigned by need; the list has more than ten cities of the West and Midwest and changes.",
      source: { name: "SkyWest flight attendant training page (older page)", year: 2015 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Online form, needed before any event.",
          observed: "Readiness to move to every base on the list.",
        },
        {
          name: "Group interview",
          happens:
            "An open event without invitation; doors close on the minute and it can last six hours.",
          observed: "Punctuality, patience, and interest in what others say.",
        },
        {
          name: "Individual interview",
          happens: "Only for some of those present, with height and jump seat.",
          observed: "Safety before service, and calm at the thought of working alone.",
        },
      ],
      source: { name: "SkyWest recruiting events page (older page)", year: 2015 },
      certainty: "published",
    },
    checkCareersPage: true,
  },
  "republic-airways": {
    person: {
      minimumAge: "unknown",
      languages: "English, with clear announcements.",
      education: "unknown",
      rightToWork: "Right to work in the United States and a passport, since Canada is served.",
      source: { name: "General knowledge of the carrier's postings", year: 2024 },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance:
        "No tattoo that shows in uniform: head, neck, hands and lower arms free, women's lower legs too, as a guide has it in 2023.",
      visibleTattoos: "covered",
      medical:
        "Able to lift 70 lb, to push carts of more than 250 lb and to stow bags of 35 lb (posting as copied by a job board, about 2025).",
      source: {
        name: "Republic Airways posting as copied by skybound.jobs (medical); tattoorules.com 2023 (appearance)",
        year: 2023,
      },
      certainty: "reported",
    },
    work: {
      contract: "Under a contract with the Teamsters, with its own articles on reserve and moving.",
      training: "In the Indianapolis area, where the airline built its training campus.",
      bases: "Mainly in the East and Midwest, Indianapolis, New York and Washington among them.",
      source: { name: "Merger and contract documents", year: 2025 },
      certainty: "reported",
    },
    selection: {
      stages: "unknown",
      source: { name: "No public text found", year: 2026 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
