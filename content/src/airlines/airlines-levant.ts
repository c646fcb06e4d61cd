import type { AirlineFact } from "contract/airline-facts";

/** Airlines of the Levant: between the Mediterranean and the Gulf. */
export const LEVANT_AIRLINES: readonly AirlineFact[] = [
  {
    id: "royal-jordanian",
    airlineName: "Royal Jordanian",
    iataCode: "RJ",
    region: "Middle East",
    alliance: "oneworld",
    headquarters: "Amman, Jordan",
    foundedYear: 1963,
    fleetSize: 33,
    destinations: 60,
    employeeCount: 4_000,
    mission:
      "To be recommended by its customers: safe and reliable, caring on the whole journey, and worth its price.",
    vision: "To be the airline of choice, connecting Jordan and the Levant to the world.",
    coreValues: [
      "Safety, security and dependability",
      "A journey without seams, with care for the customer",
      "Value through careful costs",
      "Open dialogue and training for the team",
    ],
    keyDifferentiators: [
      "First airline of the Middle East in a global alliance: in oneworld since 2007",
      "First in its region with the Embraer E195-E2, from early 2024",
      "Renewed about 70 percent of its fleet in 2025: 19 aircraft came and 12 left",
      "Began as Alia in December 1963, named after the King's eldest daughter",
      "Nearly all shares are the state's: 95 percent, as its chief executive said in August 2024",
      "Boeing 787s for the long flights, with six of the larger 787-9 on order in 2023",
    ],
    interviewTips: [
      "Look for the current call on its own site and keep a copy. The last one read, of 2014, was for women only, from 158 cm, with weight in proportion to height; whether it still stands was not found, so ask before you plan on it.",
      "Arabic and English are both at work on every flight. Prepare one story in each, and practise saying a refusal in both: polite, short, with a second offer. That is where candidates lose their tone.",
      "Be ready to speak about the region calmly. Guests come from families on both sides of borders, pilgrims, tourists and transit; about a third only changed planes in 2024. Show how you serve all of them without an opinion in your face.",
      "Learn the three families by name and size: Embraer E2 for short flights, Airbus A320neo for the middle, Boeing 787 for the long ones. A question about the renewed fleet is likely, and each type has another number of crew.",
      "Pay has a part for flying hours, raised in October 2019 after talks with the union of air transport and tourism. Ask how it is counted today and how many hours a beginner flies; it shows that you think of the work.",
      "Looks are wanted but not the core, as a supervisor of its inflight service told a local station; safety comes first. Bring a moment in which you saw a danger, stopped and told someone, and say what you would do on board.",
    ],
    recentNews: [
      "November 2023: ordered four Boeing 787-9 at the Dubai Airshow, which made six with an earlier order.",
      "May 2024: received its first Embraer E190-E2, while the Airbus A320neos came later than planned.",
      "April 2025: told its shareholders of an operating profit for 2024 and a smaller loss; the aim is 41 aircraft by 2028.",
      "February 2026: reported a net profit of 21.5 million dinars for 2025, helped by the sale of older aircraft, and 4.4 million passengers.",
    ],
    sources: {
      company: {
        name: "Royal Jordanian company information",
        year: 2024,
        url: "https://www.rj.com",
      },
      network: {
        name: "Jordan Times and Egyptian Gazette, August 2024 (26 aircraft; 60 destinations, which in April were still the aim); fleet reckoned with the changes of 2025, about",
        year: 2024,
      },
      people: {
        name: "Size class of the airline alone (about, rounded); the 31,000 told in 2024 count jobs that depend on it",
        year: 2024,
      },
      values: {
        name: "Royal Jordanian annual report 2016: vision and mission; the values are the points of the mission",
        year: 2016,
      },
      news: { name: "Trade and Jordanian press, November 2023 to February 2026", year: 2026 },
    },
  },
];
