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
      visibleTattoos: "covered",
      medical: "Drug test and background check; the exact medical standard is not public.",
      source: { name: "Career guides quoting Delta postings", year: 2025 },
      certainty: "reported",
    },
    work: {
      contract:
        "Permanent after probation, on reserve at first; the only large US cabin crew without a union.",
      training:
        "About seven weeks in Atlanta for the classes of 2026, after a conditional offer; the airline itself spoke of six in 2022.",
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
      reach: {
        rule: "No figure is published; at the interview you open and close an overhead locker and an aircraft door (2024).",
      },
      swimming: "unknown",
      appearance: "No tattoo that shows in uniform (2023), and one earring in each ear.",
      visibleTattoos: "covered",
      medical: "Drug test and background check before training.",
      source: {
        name: "American Airlines flight attendant posting (medical); an article of November 2024, as copied (reach); tattoorules.com 2023 and Travel Noire (appearance)",
        year: 2023,
      },
      certainty: "reported",
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
          name: "Interview on screen",
          happens:
            "A few questions answered into the camera; another account has a virtual group interview here.",
          observed: "Warmth without a listener, answers inside the time.",
        },
        {
          name: "Interview at Dallas/Fort Worth",
          happens: "A day with information, group part and a talk with two recruiters.",
          observed: "Episodes told calmly, one that went well and one that did not.",
        },
      ],
      source: { name: "Applicants' reports; Travel Noire on the process", year: 2024 },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
  "united-airlines": {
    person: {
      minimumAge: {
        years: 20,
        counted:
          "at application, as guides quote the posting with the pay of 2025; older lists say 21",
      },
      languages: "English; language-qualified applicants are tested.",
      education: "High-school diploma or GED.",
      rightToWork:
        "Right to work in the United States and a passport that opens the whole network.",
      source: {
        name: "United careers: path to inflight; cabincrew24.com quoting the posting (age)",
        year: 2025,
        url: "https://careers.united.com/us/en/path-to-inflight",
      },
      certainty: "reported",
    },
    body: {
      reach: {
        rule: "No figure is published; the harness of the jump seat has to close, and an undated guide gives 5 ft 0 in to 6 ft 3 in.",
      },
      swimming:
        "No swim test is named, but an evacuation drill in a pool has to be completed in training (2025).",
      appearance: "Tattoos up to the size of the work badge may show since the summer of 2021.",
      visibleTattoos: "within-limits",
      medical: "Drug test and background check; the standard is not public.",
      source: {
        name: "cabincrew24.com quoting the posting (reach, swimming); View from the Wing 2023 (appearance); United careers (medical)",
        year: 2023,
      },
      certainty: "reported",
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
      appearance:
        "No tattoo that shows in uniform, and none under make-up or a bandage, as a guide has it in 2023.",
      visibleTattoos: "covered",
      medical: "Able to push and pull carts of up to 250 lb; drug test before the start.",
      source: {
        name: "JetBlue inflight crew posting; tattoorules.com 2023 (appearance)",
        year: 2023,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Under the union contract, with reserve at the beginning and trips of up to six days.",
      training: "Four to six weeks at JetBlue University in Orlando.",
      bases:
        "New York, Boston, Fort Lauderdale, Orlando and, since December 2024, San Juan, assigned by need; in May 2024 the airline named Newark and Los Angeles as well.",
      source: {
        name: "JetBlue inflight crew posting and applicants' reports; JetBlue releases of May and December 2024 (bases)",
        year: 2024,
      },
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
      appearance:
        "Tattoos up to the size of the uniform badge may show since March 2023, none on the face; one nose stud. Others are covered by the uniform.",
      visibleTattoos: "within-limits",
      medical: "Drug test and background check; lifting and reaching are described in the posting.",
      source: {
        name: "Southwest careers: flight attendant; Paddle Your Own Kanoo, February 2023 (appearance)",
        year: 2023,
      },
      certainty: "reported",
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
      swimming:
        "No swim test was found; a water ditching drill belongs to the course, as a trainee wrote in 2016.",
      appearance:
        "One tattoo up to the size of the badge on each arm and leg since March 2022; none on face, neck, hands or chest.",
      visibleTattoos: "within-limits",
      medical: "Drug test and background check.",
      source: {
        name: "theeverydayjumpseater.blogspot.com 2016 (swimming); tattoorules.com 2023 (appearance); postings, as known (medical)",
        year: 2016,
      },
      certainty: "reported",
    },
    work: {
      contract:
        "Under the union contract of Alaska; joining the lists with Hawaiian goes on step by step.",
      training: "About six weeks in Seattle: a trainee was half-way after three in 2016.",
      bases:
        "Seattle, Portland, Anchorage, San Francisco, Los Angeles and San Diego; the posting names which is open.",
      source: {
        name: "Local councils of the union, AFA Alaska, late 2025 (bases); theeverydayjumpseater.blogspot.com 2016 (training)",
        year: 2016,
      },
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
          happens:
            "Group part and a talk with two interviewers; a candidate of 2016 was there for seven hours.",
          observed: "Warmth toward strangers and honesty on what you do not know.",
        },
      ],
      source: {
        name: "Applicants' reports; theeverydayjumpseater.blogspot.com 2016 (day in person)",
        year: 2016,
      },
      certainty: "reported",
    },
    checkCareersPage: true,
  },
};
