import type { RequirementsByAirline } from "./schema.ts";

export const US_NETWORK_REQUIREMENTS: RequirementsByAirline = {
  "delta-air-lines": {
    person: {
      minimumAge: { years: 21, counted: "at application" },
      languages: "English; a second language for Language of Destination posts, which is tested.",
      education: "High-school diploma or GED; a year of service or safety work is preferred.",
      rightToWork:
        "Right to work in the United States without sponsorship, and a passport valid for 30 months more, as guides quote it.",
      source: { name: "Report on Delta's call for its 2026 classes, johnnyjet.com", year: 2025 },
      certainty: "reported",
    },
    body: {
      reach: {
        reachCm: 190.5,
        rule: "6 ft 3 in overhead on tiptoe, as reported; the jump seat must fasten without an extension.",
      },
      swimming: "unknown",
      appearance: "Tattoos must be covered by the uniform itself (reported in 2019 and since).",
      medical: "Drug test and background check; the exact medical standard is not public.",
      source: { name: "Career guides quoting Delta postings", year: 2025 },
      certainty: "reported",
    },
    work: {
      contract:
        "Permanent after probation, on reserve at first; the only large US cabin crew without a union.",
      training: "About seven weeks in Atlanta, after a conditional offer.",
      bases:
        "Assigned by need: Atlanta, Detroit, Minneapolis, New York, Salt Lake City, Seattle and others.",
      source: { name: "Report on Delta's call for its 2026 classes, johnnyjet.com", year: 2025 },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "One open application per person, with schools and jobs in full.",
          observed: "Honest, complete dates, since later stages are matched with them.",
        },
        {
          name: "Talent assessment",
          happens: "An online questionnaire, named FitMe, on how you tend to act and decide.",
          observed: "Consistency, and a leaning to service and safety.",
        },
        {
          name: "Virtual Job Tryout",
          happens: "Everyday scenes of the cabin with answers to rank or choose.",
          observed: "Judgement: people first, within the rule.",
        },
        {
          name: "On-demand video",
          happens: "Recorded questions with little time to think and no second try.",
          observed: "A clear story to the end, in a natural tone.",
        },
        {
          name: "Event Day in Atlanta",
          happens:
            "Group introduction, fit check, talk with recruiters and a final interview at headquarters.",
          observed: "The Rules of the Road in your own behaviour, servant leadership above all.",
        },
      ],
      source: { name: "Delta careers steps, as reported by johnnyjet.com", year: 2025 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "american-airlines": {
    person: {
      minimumAge: { years: 20, counted: "at application" },
      languages: "English; a second language for speaker posts, which is tested.",
      education: "High-school diploma or GED; college or two years of customer service preferred.",
      rightToWork: "Right to work in the United States and a valid passport for all destinations.",
      source: { name: "American Airlines flight attendant posting", year: 2025 },
      certainty: "published",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance: "unknown",
      medical: "Drug test and background check before training.",
      source: { name: "American Airlines flight attendant posting", year: 2025 },
      certainty: "published",
    },
    work: {
      contract: "Under the union contract of 2024, on reserve in the first years.",
      training:
        "Up to about six and a half weeks at Dallas/Fort Worth, without salary in the past.",
      bases:
        "Assigned by need among about ten, Dallas/Fort Worth, Charlotte, Miami and Philadelphia among them.",
      source: { name: "American Airlines flight attendant posting", year: 2025 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Form and resume while the posting is open, often only for days.",
          observed: "Service work in months and places, flexibility stated plainly.",
        },
        {
          name: "Online assessment",
          happens: "Scenes and statements to answer at home.",
          observed: "Care for customers joined with respect for procedure.",
        },
        {
          name: "Recorded interview",
          happens: "A few questions answered into the camera.",
          observed: "Warmth without a listener, answers inside the time.",
        },
        {
          name: "Interview at Dallas/Fort Worth",
          happens: "A day with information, group part and a talk with two recruiters.",
          observed: "Episodes told calmly, one that went well and one that did not.",
        },
      ],
      source: { name: "Applicants' reports", year: 2024 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "united-airlines": {
    person: {
      minimumAge: "unknown",
      languages: "English; language-qualified applicants are tested.",
      education: "High-school diploma or GED.",
      rightToWork:
        "Right to work in the United States and a passport that opens the whole network.",
      source: {
        name: "United careers: path to inflight",
        year: 2026,
        url: "https://careers.united.com/us/en/path-to-inflight",
      },
      certainty: "published",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance: "unknown",
      medical: "Drug test and background check; the standard is not public.",
      source: { name: "United careers: path to inflight", year: 2026 },
      certainty: "published",
    },
    work: {
      contract: "Permanent after probation, under the union contract, on reserve at first.",
      training: "About six and a half weeks in Houston with a stipend.",
      bases: "Assigned by need, without help for the move.",
      source: { name: "United careers: path to inflight", year: 2026 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Online form and resume on the careers site.",
          observed: "Minimums, and gaps explained before anybody asks.",
        },
        {
          name: "Talent assessment",
          happens: "An online set of questions on behaviour and judgement.",
          observed: "The order safe, caring, dependable, efficient in your choices.",
        },
        {
          name: "Question session",
          happens: "An optional meeting online with recruiters and crew.",
          observed: "Not scored; it gives you a concrete sentence for later.",
        },
        {
          name: "Digital interview",
          happens: "Recorded answers to set questions.",
          observed: "One example for each answer, with its end.",
        },
        {
          name: "Live virtual interview",
          happens: "About half an hour with two recruiters on video.",
          observed: "Composure, honesty on reserve life, and core4 shown rather than named.",
        },
      ],
      source: { name: "United careers: path to inflight", year: 2026 },
      certainty: "published",
    },
    checkCareersPage: true,
  },
  "jetblue-airways": {
    person: {
      minimumAge: { years: 20, counted: "at application" },
      languages: "English; Spanish is useful on the network.",
      education: "High-school diploma or GED and two years in customer-facing work.",
      rightToWork: "Right to work in the United States and a passport.",
      source: { name: "JetBlue inflight crew posting", year: 2025 },
      certainty: "published",
    },
    body: {
      reach: {
        reachCm: 190.5,
        rule: "6 ft 3 in overhead without shoes, checked in person with the jump seat.",
      },
      swimming: "unknown",
      appearance: "unknown",
      medical: "Able to push and pull carts of up to 250 lb; drug test before the start.",
      source: { name: "JetBlue inflight crew posting", year: 2025 },
      certainty: "published",
    },
    work: {
      contract:
        "Under the union contract, with reserve at the beginning and trips of up to six days.",
      training: "Four to six weeks at JetBlue University in Orlando.",
      bases: "New York, Boston, Fort Lauderdale and Orlando, assigned by need.",
      source: { name: "JetBlue inflight crew posting and applicants' reports", year: 2025 },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Application and questionnaire",
          happens: "Online form with questions on availability and experience.",
          observed: "Two full years with customers, and willingness to relocate.",
        },
        {
          name: "Video interview",
          happens: "Recorded or live questions on the five values.",
          observed: "One true story for each value, fun included.",
        },
        {
          name: "Event in person",
          happens: "Group part, reach, jump seat and an interview on one day.",
          observed: "How you speak with other applicants between the parts.",
        },
      ],
      source: { name: "Applicants' reports", year: 2025 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "southwest-airlines": {
    person: {
      minimumAge: { years: 20, counted: "at application" },
      languages: "English; Spanish is welcome.",
      education: "High-school diploma or GED.",
      rightToWork:
        "Right to work in the United States and a valid passport on the first day of training.",
      source: { name: "Southwest careers: flight attendant", year: 2026 },
      certainty: "published",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance: "unknown",
      medical: "Drug test and background check; lifting and reaching are described in the posting.",
      source: { name: "Southwest careers: flight attendant", year: 2026 },
      certainty: "published",
    },
    work: {
      contract: "Under the union contract, with seniority deciding base and roster.",
      training: "Four weeks in Dallas, without pay.",
      bases:
        "Thirteen in 2026, among them Dallas, Chicago, Baltimore, Denver, Phoenix and, new, Austin.",
      source: { name: "Southwest careers: flight attendant", year: 2026 },
      certainty: "published",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Form and resume in a short window; a refusal after an interview blocks a year.",
          observed: "Service with people, told in verbs.",
        },
        {
          name: "One-way video",
          happens: "Recorded answers to questions on the values.",
          observed: "Humour with measure, and an ending to each story.",
        },
        {
          name: "Day in Dallas",
          happens: "Information, questions to crew and one interview before a panel.",
          observed: "The three circles: me, we, how the company wins.",
        },
      ],
      source: { name: "Southwest careers: flight attendant", year: 2026 },
      certainty: "published",
    },
    checkCareersPage: true,
  },
  "alaska-airlines": {
    person: {
      minimumAge: { years: 21, counted: "at application, when last seen" },
      languages: "English; further languages since the airline flies long-haul.",
      education: "High-school diploma or GED.",
      rightToWork: "Right to work in the United States and a valid passport.",
      source: { name: "Alaska Airlines postings, as known", year: 2024 },
      certainty: "reported",
    },
    body: {
      reach: "unknown",
      swimming: "unknown",
      appearance: "unknown",
      medical: "Drug test and background check.",
      source: { name: "Alaska Airlines postings, as known", year: 2024 },
      certainty: "reported",
    },
    work: {
      contract:
        "Under the union contract of Alaska; joining the lists with Hawaiian goes on step by step.",
      training: "Several weeks in Seattle.",
      bases:
        "Seattle, Portland, Anchorage, Los Angeles and San Diego; the posting names which is open.",
      source: { name: "Alaska Airlines company information", year: 2025 },
      certainty: "reported",
    },
    selection: {
      stages: [
        {
          name: "Application",
          happens: "Online form for a named base.",
          observed: "A settled plan for that base, winter included.",
        },
        {
          name: "Video interview",
          happens: "Recorded or live, with questions on the five values.",
          observed: "Kindness that cost you something, and safety that you spoke up for.",
        },
        {
          name: "Day in person",
          happens: "Group part and a talk with two interviewers.",
          observed: "Warmth toward strangers and honesty on what you do not know.",
        },
      ],
      source: { name: "Applicants' reports", year: 2024 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
