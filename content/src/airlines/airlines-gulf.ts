import type { AirlineFact } from "contract/airline-facts";

export const GULF_AIRLINES: readonly AirlineFact[] = [
  {
    id: "etihad-airways",
    airlineName: "Etihad Airways",
    iataCode: "EY",
    region: "Middle East",
    alliance: "Independent",
    headquarters: "Abu Dhabi, United Arab Emirates",
    foundedYear: 2003,
    fleetSize: 127,
    destinations: 110,
    employeeCount: 10_000,
    mission:
      "To bring the world to Abu Dhabi: the national airline of the United Arab Emirates connects guests to and through its capital.",
    vision: "To become the airline that everyone wants to fly.",
    coreValues: [
      "Hospitality in the Emirati manner: every passenger is called and treated as a guest",
      "Safety as the ground on which service stands",
      "Attention to detail, from the cabin to the plate",
      "Growth with discipline, since the return to profit in 2022",
    ],
    keyDifferentiators: [
      "Grew by 29 aircraft in 2025, the largest expansion of one year in its history, to 127",
      "The Residence on the Airbus A380: three rooms for one or two guests, sold on no other airline",
      "First suites on a narrowbody, the Airbus A321LR, since August 2025",
      "US border pre-clearance in Abu Dhabi, so guests land in America as domestic passengers",
      "Independent, owned by Abu Dhabi, with many bilateral partners instead of an alliance",
    ],
    interviewTips: [
      "Say guest, never passenger, and say why the word matters: a guest is noticed before asking. One story in which you acted before anybody spoke is worth more than five adjectives.",
      "Measure your reach before an open day. Older notices gave 210 cm on tiptoe, newer ones 212 cm; as of 2026 trust only the vacancy in front of you, and practise without shoes.",
      "The published answers of the airline set 21 years as the age at joining, and let you apply within three months of that birthday. After a refusal online you wait six months, so do not send a draft.",
      "Expect a small-group exercise and an English check on the same day, sometimes online. Assessors of several nationalities sit among you; the coffee break is part of the assessment.",
      "Know how Abu Dhabi differs from Dubai: a smaller, calmer base, furnished company accommodation and a fast-growing roster. A candidate who mixes up the two cities has answered why Etihad.",
      "Training takes about six weeks at the Zayed campus: 42 days in 2023. Be ready to say how you learn under daily exams, with one example from school or work and the mark you reached.",
    ],
    recentNews: [
      "August 2025: put the Airbus A321LR into service on 1 August, the first narrowbody of the world with closed First suites.",
      "January 2026: counted 22.4 million passengers for 2025, 21 percent more than the year before, and a fleet of 127.",
      "February 2026: reported a record profit of AED 2.6 billion for 2025 and plans for up to 3,000 new colleagues a year.",
    ],
    sources: {
      company: { name: "Etihad company profile", year: 2025, url: "https://www.etihad.com" },
      network: {
        name: "Etihad year-end figures 2025 (fleet, 127) and results briefing of February 2026 (110 destinations)",
        year: 2025,
      },
      people: {
        name: "Etihad statement on its 20th anniversary, November 2023 (nearly 10,000; about 3,200 were hired in 2025 alone)",
        year: 2023,
      },
      values: {
        name: "Etihad recruitment statement of 2024 and public statements; no official list of values read",
        year: 2024,
      },
      news: { name: "Etihad releases, July 2025 to February 2026, as reported", year: 2026 },
    },
  },
  {
    id: "flydubai",
    airlineName: "flydubai",
    iataCode: "FZ",
    region: "Middle East",
    alliance: "Independent",
    headquarters: "Dubai, United Arab Emirates",
    foundedYear: 2008,
    fleetSize: 95,
    destinations: 140,
    employeeCount: 6_500,
    mission:
      "To remove barriers to travel and to open cities that had no direct air link with Dubai before.",
    vision:
      "No separate vision statement was found. The airline serves the growth plan of Dubai and has been moving from low fares toward a fuller product with lie-flat business class.",
    coreValues: [
      "Safety in every decision",
      "Accessibility: towns that other airlines pass over",
      "Simplicity: one aircraft family so far, and procedures that everybody knows",
      "Hospitality that is efficient and personal at once",
    ],
    keyDifferentiators: [
      "An all-Boeing 737 fleet; Boeing 787s ordered and Airbus A321neos agreed in late 2025 are yet to fly",
      "Set up by the Government of Dubai in 2008, flying since 1 June 2009, and not a subsidiary of Emirates",
      "Partner of Emirates since 2017, with shared flight numbers and one loyalty programme, Skywards",
      "More than 100 of its markets had little or no direct service to Dubai before it came",
      "Short and medium sectors, so many duties end at home in Dubai",
    ],
    interviewTips: [
      "Do not answer as if this were Emirates with smaller aircraft. Say what several sectors on a 737 ask of a small crew: pace, tidy galleys, sales on board and a smile on the last leg.",
      "Earlier campaigns ran online first: personality and English tests, reasoning, then a recorded interview. Sit the tests on a computer in a quiet room; they cannot be repeated quickly.",
      "The age has been 21 at joining and the reach measured on the day. The current vacancy gives the figures; take your passport, photographs and certificates in the form it asks for.",
      "Prepare a story about selling something honestly. Onboard retail and upgrades are part of the work, and assessors want to hear that the customer was glad afterwards.",
      "The network reaches Central Asia, the Caucasus, East Africa and South Asia. If you speak Russian, Hindi, Urdu, Amharic or Turkish, name the level, with an example of using it at work.",
    ],
    recentNews: [
      "November 2025: signed a memorandum with Airbus at the Dubai Airshow on 150 A321neos; its fleet had been all Boeing.",
      "February 2026: reported 15.7 million passengers and record revenue of AED 13.6 billion for 2025, over 140 destinations.",
    ],
    sources: {
      company: { name: "flydubai company profile", year: 2025, url: "https://www.flydubai.com" },
      network: {
        name: "flydubai fleet statement of summer 2025 (more than 95 by the end of the year); results 2025 (140 destinations)",
        year: 2025,
      },
      people: { name: "flydubai statement of summer 2025 (more than 6,500)", year: 2025 },
      values: {
        name: "flydubai public statements; no official list of values read",
        year: 2025,
      },
      news: { name: "flydubai releases, November 2025 and February 2026, as reported", year: 2026 },
    },
  },
  {
    id: "saudia",
    airlineName: "Saudia",
    iataCode: "SV",
    region: "Middle East",
    alliance: "SkyTeam",
    headquarters: "Jeddah, Saudi Arabia",
    foundedYear: 1945,
    fleetSize: 148,
    destinations: 100,
    employeeCount: 10_000,
    mission:
      "To bring the world to Saudi Arabia: once it took Saudis abroad, today it carries visitors and pilgrims in.",
    vision:
      "Wings of Vision 2030: to link the Kingdom with the world and to carry its goals in tourism, culture, sport and pilgrimage.",
    coreValues: [
      "Saudi hospitality: coffee, dates and a welcome before anything is asked",
      "Safety, in an organisation that trains for heat, dust and very large groups",
      "Authenticity: the culture of the Kingdom is part of the product",
      "Punctuality, for which the airline has led international rankings",
    ],
    keyDifferentiators: [
      "Carries pilgrims for Hajj and Umrah in numbers no other airline plans for",
      "Based in Jeddah, while the newer Riyadh Air is to build the hub in the capital",
      "A dry airline: no alcohol is served, and prayer space and prayer times are part of the flight",
      "In SkyTeam since 29 May 2012, the first member from the Middle East",
      "The low-fare airline flyadeal belongs to the same group, which has 188 aircraft in all (2024)",
    ],
    interviewTips: [
      "Read which contract is meant. Saudi nationals apply through national campaigns, foreigners through agencies and invited days abroad, and the age limits, housing and base differ between the two.",
      "Never pay an agency for an interview. Ask for the name of the licensed partner, find it on the airline's own site, and keep the e-mail; fraud in the airline's name is common.",
      "Prepare one answer about serving people at prayer, in Ramadan or in ihram clothing. Respect shows in detail: timing, distance, asking before touching, and no remark on dress.",
      "Know the rules of life in Jeddah as they are now, including housing and dress, and say in your own words that you have read them and can live with them for the length of the contract.",
      "Hajj flights are full, long and unusual: elderly first-time flyers, many languages, water and heat. Tell of a day with a crowd in which you kept order with few words and much patience.",
    ],
    recentNews: [
      "May 2024: the Saudia Group ordered 105 aircraft of the Airbus A320neo family, for Saudia and flyadeal.",
      "July 2025: opened its own lounge at London Heathrow and set out its plan to bring the world to Saudi Arabia.",
      "January 2026: counted about 37 million guests for 2025, 6 percent more than the year before.",
    ],
    sources: {
      company: { name: "Saudia company profile", year: 2025, url: "https://www.saudia.com" },
      network: {
        name: "Saudia release of August 2025 (148 aircraft, without flyadeal); company statement 2025 (more than 100 destinations)",
        year: 2025,
      },
      people: {
        name: "Size class the airline gives for itself (more than 10,000); no exact figure was found",
        year: 2025,
      },
      values: {
        name: "Saudia brand statements, London, July 2025; no official list of values read",
        year: 2025,
      },
      news: {
        name: "Press reports, May 2024 and July 2025; Saudia release, January 2026",
        year: 2026,
      },
    },
  },
  {
    id: "oman-air",
    airlineName: "Oman Air",
    iataCode: "WY",
    region: "Middle East",
    alliance: "oneworld",
    headquarters: "Muscat, Oman",
    foundedYear: 1993,
    fleetSize: 33,
    destinations: 40,
    employeeCount: 3_200,
    mission: "To bring people to Oman and to host them from the door of the aircraft onward.",
    vision:
      "A smaller, sound airline: its plan since 2023 trades transfer traffic for travellers who come to see Oman itself.",
    coreValues: [
      "Omani hospitality: quiet, generous, never hurried in manner",
      "Safety and punctuality",
      "Financial discipline after years of losses",
      "Development of Omani talent in every department",
    ],
    keyDifferentiators: [
      "In oneworld since 30 June 2025",
      "Boeing only: 787-9s for the long routes, 737s for the region, after its Airbus A330s were sold",
      "Fewer than half of its passengers now change planes in Muscat, against 85 percent before the reform",
      "About four in five employees are Omani, so places for foreigners are few and by campaign",
    ],
    interviewTips: [
      "Check first whether the vacancy is open to your nationality. The airline reduced its foreign staff in 2024 and hires Omanis first; a foreign campaign is an exception and says so in its title.",
      "Answer why Muscat with something about Muscat. A boutique airline hears at once when the same speech has been given in Dubai and Doha the week before.",
      "Talk about calm service. Take a story where you slowed a tense moment down: a lower voice, one question, a glass of water, and the decision that came after it.",
      "Know the reform in two sentences: fewer types, fewer transfer passengers, oneworld membership. Then say what a crew member can do for it: be on time, waste nothing, look after the guest.",
    ],
    recentNews: [
      "April 2025: reported its first full year of reform, with 5.4 million passengers in 2024 and 13 aircraft sold.",
      "June 2025: became the fifteenth member of oneworld on 30 June.",
      "October 2025: its chief executive put the fleet at about 33 aircraft and the staff at just under 3,200.",
    ],
    sources: {
      company: { name: "Oman Air company profile", year: 2025, url: "https://www.omanair.com" },
      network: {
        name: "Interview with the chief executive, October 2025 (fleet); airline statements (about 40 destinations)",
        year: 2025,
      },
      people: { name: "Interview with the chief executive, October 2025", year: 2025 },
      values: {
        name: "Statements on the transformation plan 2023 to 2025; no official list of values read",
        year: 2025,
      },
      news: { name: "Omani press and oneworld, April to October 2025", year: 2025 },
    },
  },
];
