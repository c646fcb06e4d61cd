import type { AirlineFact } from "contract/airline-facts";

export const US_LEISURE_AND_REGIONAL_AIRLINES: readonly AirlineFact[] = [
  {
    id: "hawaiian-airlines",
    airlineName: "Hawaiian Airlines",
    iataCode: "HA",
    region: "US",
    alliance: "oneworld",
    headquarters: "Honolulu, Hawaii, United States",
    foundedYear: 1929,
    fleetSize: 61,
    destinations: 28,
    employeeCount: 7_000,
    mission:
      "To connect the islands with each other and with the world, and to carry the spirit of Hawaii on board.",
    vision:
      "No separate vision statement was found. Within Alaska Air Group it stays a brand of its own, with Honolulu as the second hub of the group.",
    coreValues: [
      "Ho'okipa: to host with an open heart",
      "Malama: to care for guests, colleagues and the islands",
      "Lokahi: to work in unity",
      "Po'okela: to strive for excellence",
    ],
    keyDifferentiators: [
      "A brand of Alaska Air Group since September 2024, on one operating certificate with Alaska since October 2025",
      "Flies the short hops between the islands with Boeing 717s, dozens of times a day",
      "Founded as Inter-Island Airways in 1929 and never had a fatal accident",
      "Airbus A321neos and A330s to the mainland, Japan, Australia and the South Pacific; Honolulu to Seoul ended in November 2025",
      "Free satellite internet on its Airbus aircraft, and a meal still included on long flights",
    ],
    interviewTips: [
      "Learn the four words and use none of them as decoration. Tell of a person you hosted and let the recruiter say which value it was; a mispronounced word spoken with respect is forgiven, a slogan is not.",
      "A reach of about 82 inches has been checked at the door of the open interviews. Practise against a wall, flat-footed and on tiptoe, and read which of the two the posting means.",
      "Japanese and Korean speakers were wanted in 2025, before the Seoul route ended. If you apply as one, expect a spoken test with announcements and a sick passenger; say your level truthfully beforehand.",
      "Group rounds here have been playful: a short skit or an advertisement made with strangers in minutes. Join in fully, give the best line to somebody shy, and watch the time.",
      "Know whom you would work for. Since the merger the certificate is Alaska's and the brand Hawaiian; ask which base, which seniority list and which work rules belong to the vacancy.",
    ],
    recentNews: [
      "September 2024: Alaska Air Group completed the purchase of the airline for 1.9 billion dollars.",
      "June 2025: graduated 72 flight attendants in Kapolei, with 500 to be added within the year.",
      "April 2026: moved toward one booking system with Alaska; 22 April was the day announced for joining oneworld under its own name.",
    ],
    sources: {
      company: {
        name: "Hawaiian Airlines company information",
        year: 2026,
        url: "https://www.hawaiianairlines.com",
      },
      network: {
        name: "Published fleet lists 2025 (A330, A321neo and 717, about); destinations rounded",
        year: 2025,
      },
      people: {
        name: "Hawaiian Holdings Form 10-K 2023, the last before the merger (about, rounded down)",
        year: 2023,
      },
      values: { name: "Values of Hawaii named in the airline's public statements", year: 2024 },
      news: { name: "Press reports, September 2024 to spring 2026", year: 2026 },
    },
  },
  {
    id: "frontier-airlines",
    airlineName: "Frontier Airlines",
    iataCode: "F9",
    region: "US",
    alliance: "Independent",
    headquarters: "Denver, Colorado, United States",
    foundedYear: 1994,
    fleetSize: 166,
    destinations: 100,
    employeeCount: 7_200,
    mission: "Low Fares Done Right: fares low enough that more people can travel more often.",
    vision:
      "No separate vision statement was found. The airline wants to be the low-fare carrier of choice in the United States, with the most fuel-efficient fleet of the large ones.",
    coreValues: [
      "Safety before price",
      "Low cost in every habit, so that fares can stay low",
      "Fuel efficiency, told with animals on every tail",
      "Friendliness that costs nothing",
    ],
    keyDifferentiators: [
      "An all-Airbus A320-family fleet, most of it neo",
      "Each tail shows an animal with a name, which crews introduce in the announcement",
      "Crew bases across the country instead of one hub, with many duties that end at home",
      "Today's airline dates from 1994; an older one of the same name flew from 1950 to 1986",
      "Since Spirit closed in May 2026 the largest ultra-low-fare airline in the United States",
    ],
    interviewTips: [
      "Say how you would explain a fee you did not set. Calm, one sentence of sympathy, the rule, the choice that is left: practise it aloud, since it will be most of your difficult conversations.",
      "Selling on board is part of the pay and part of the interview. Bring a figure from a shop or a restaurant and the way you reached it without pushing anybody.",
      "Turns are short and the crew tidies the cabin. Describe a job with a clock in it, and who you helped when your own part was done.",
      "Ask which base the class is for and where new crew really start. As of 2025 bases open and close quickly here, and a candidate who can name two within reach sounds prepared.",
    ],
    recentNews: [
      "December 2025: Jimmy Dempsey took over from Barry Biffle on 15 December as interim chief executive; the post became his in January 2026.",
      "February 2026: announced the early return of 24 leased A320neos and the deferral of 69 deliveries, to size the fleet to demand.",
    ],
    sources: {
      company: { name: "Frontier company profile", year: 2025, url: "https://www.flyfrontier.com" },
      network: {
        name: "Frontier Group Holdings Form 10-Q of September 2025 (166 leased aircraft); Form 10-K 2024 (about 100 airports)",
        year: 2024,
      },
      people: { name: "Frontier Group Holdings Form 10-K 2023 (about)", year: 2023 },
      values: {
        name: "Frontier brand line and public statements; no official list of values read",
        year: 2024,
      },
      news: { name: "Frontier releases, December 2025 and February 2026", year: 2026 },
    },
  },
  {
    id: "allegiant-air",
    airlineName: "Allegiant Air",
    iataCode: "G4",
    region: "US",
    alliance: "Independent",
    headquarters: "Las Vegas, Nevada, United States",
    foundedYear: 1997,
    fleetSize: 127,
    destinations: 126,
    employeeCount: 6_000,
    mission:
      "To link travellers in small and mid-sized cities with holiday places, nonstop and at low fares.",
    vision:
      "No separate vision statement was found. With Sun Country, bought in May 2026, it wants to be the leading leisure airline of the United States.",
    coreValues: [
      "Teamwork",
      "Safety as a personal duty",
      "Simplicity in the product and the schedule",
      "Care for first-time and occasional travellers",
    ],
    keyDifferentiators: [
      "Three quarters of its 578 routes have no nonstop competitor (February 2026)",
      "Flights are planned so that crew and aircraft sleep at their base, with very few overnights",
      "Flies on the days people travel for leisure, so the roster swells in summer and at holidays",
      "Airbus A319s and A320s, joined since 2024 by Boeing 737-8-200s, the dense version of the 737 MAX 8",
    ],
    interviewTips: [
      "Home every night is the reason most people apply. Say it, then say the price of it too: early starts, four sectors, weekends and the summer without leave.",
      "The base in the posting is the base you get. Explain where you live, how long the drive takes at four in the morning, and what you do when the car does not start.",
      "Initial training lasts about four and a half to five weeks around Las Vegas, with a raft drill in a pool. If water worries you, begin now and say what you have done about it.",
      "Many passengers fly once a year. Bring a story of guiding someone who was ashamed not to know how a thing works, and of how they left you.",
      "Ask about Sun Country with tact: the certificates stay apart until the regulator joins them, so seniority and bases are open questions. Knowing that is enough; guessing is not.",
    ],
    recentNews: [
      "January 2026: agreed on 11 January to buy Sun Country Airlines, about 195 aircraft together.",
      "March 2026: the antitrust waiting period for the merger ended early.",
      "May 2026: completed the purchase of Sun Country on 13 May; the two fly on under their own names and certificates for the time being.",
    ],
    sources: {
      company: {
        name: "Allegiant company profile",
        year: 2026,
        url: "https://www.allegiantair.com",
      },
      network: {
        name: "Press count of January 2026 (fleet); Form 10-K 2025 (126 cities, 1 February 2026), both without Sun Country",
        year: 2026,
      },
      people: { name: "Allegiant Travel Form 10-K 2024 (about, rounded)", year: 2024 },
      values: {
        name: "Allegiant flight attendant posting (Teamwork); other themes from public statements",
        year: 2024,
      },
      news: {
        name: "Allegiant releases and filings, January to May 2026, as reported",
        year: 2026,
      },
    },
  },
  {
    id: "skywest-airlines",
    airlineName: "SkyWest Airlines",
    iataCode: "OO",
    region: "US",
    alliance: "Independent",
    headquarters: "St. George, Utah, United States",
    foundedYear: 1972,
    fleetSize: 498,
    destinations: 250,
    employeeCount: 15_000,
    mission:
      "To be the partner of choice for large airlines by flying their smaller cities safely and on time.",
    vision:
      "No separate vision statement was found. The company describes itself as the leading regional airline, built on reliability and on its people.",
    coreValues: ["Teamwork", "Respect", "Quality", "Professionalism"],
    keyDifferentiators: [
      "The largest regional airline of the United States and the largest operator of the Embraer E175",
      "Flies for four airlines at once: United Express, Delta Connection, American Eagle and Alaska",
      "On most flights one or two flight attendants, so a new colleague leads a cabin early",
      "Independent and listed on the stock exchange, not owned by any of its partners",
    ],
    interviewTips: [
      "Say why regional and mean it: responsibility in the first year, small towns, often alone in the cabin on a 50-seater. A candidate who calls it a stepping stone has closed the door.",
      "Older guides gave a height of 5 ft 0 in to 6 ft 0 in, measured at the interview, since the ceiling of a CRJ is low. Check whether the posting still does, and practise the jump seat position.",
      "Open group interviews have needed only an application beforehand, and can last six hours. Bring a resume on paper, eat first, and stay as friendly in hour five as in the first.",
      "On one day you may wear two partners' names. Explain how you would keep two sets of announcements, service rules and liveries apart: a card, a routine, a check before the door closes.",
      "First training has been about a month in Salt Lake City, followed by supervised flights. The home-study packet is tested on the first morning; ask for it early and say how you would learn it.",
    ],
    recentNews: [
      "June 2025: ordered 60 more Embraer E175s at the Paris Air Show, with options for 50.",
      "January 2026: reported net income of 428 million dollars for 2025 and longer contracts with United and Delta for 53 E175s.",
    ],
    sources: {
      company: { name: "SkyWest company profile", year: 2026, url: "https://www.skywest.com" },
      network: {
        name: "SkyWest quarterly report of September 2025 (aircraft in service or under contract); destinations about",
        year: 2025,
      },
      people: { name: "SkyWest company statement (about, rounded)", year: 2025 },
      values: { name: "SkyWest flight attendant posting (culture statement)", year: 2025 },
      news: { name: "SkyWest releases, June 2025 and January 2026", year: 2026 },
    },
  },
  {
    id: "republic-airways",
    airlineName: "Republic Airways",
    iataCode: "YX",
    region: "US",
    alliance: "Independent",
    headquarters: "Carmel (Indianapolis), Indiana, United States",
    foundedYear: 1974,
    fleetSize: 310,
    destinations: 80,
    employeeCount: 8_000,
    mission: "To connect communities across America for its partner airlines.",
    vision:
      "No separate vision statement was found. After the merger with Mesa it wants to be the strongest regional airline with a single aircraft family.",
    coreValues: [
      "Safety as the first reason to speak up",
      "Reliability for three partners at once",
      "Development: the airline trains from the first certificate to the captain's seat",
      "Community: small airports are treated like large ones",
    ],
    keyDifferentiators: [
      "Embraer E170s and E175s only, the largest such fleet in the world with about 310 aircraft",
      "Flies as American Eagle, Delta Connection and United Express, mainly in the East and Midwest",
      "Merged with Mesa on 25 November 2025; Mesa flies for United alone and on its own certificate for now",
      "Two flight attendants on the E175, so a colleague is always there and so is the responsibility",
      "Counts from 1974, when its forerunner Chautauqua Airlines began to fly",
    ],
    interviewTips: [
      "Learn the E175 before the day: 76 seats or fewer in the United States, four doors, no overwing exits, two flight attendants. Very few applicants can say so, and it shows that safety comes first for you.",
      "Bring a story of speaking up to somebody senior. Two people in a cabin have no crowd to hide in, and recruiters of regional airlines ask for exactly that courage.",
      "Say which bases of the Northeast or Midwest you could live near and how you would manage reserve in the first year, with figures for rent and travel.",
      "Three partners mean three service flows. Describe how you learned a process by heart and kept it separate from a similar one, at a till, in a ward or in a kitchen.",
    ],
    recentNews: [
      "April 2025: announced the merger with Mesa Air Group on 7 April.",
      "November 2025: completed the merger on 25 November and returned to the stock exchange as RJET.",
    ],
    sources: {
      company: { name: "Republic Airways company profile", year: 2025, url: "https://rjet.com" },
      network: {
        name: "Merger release of November 2025 (both airlines, about 310 aircraft); company statement of 2024 (about 80 cities, Republic alone)",
        year: 2024,
      },
      people: {
        name: "Merger statements 2025 (Republic and about 1,700 people of Mesa, rounded)",
        year: 2025,
      },
      values: {
        name: "Merger and recruitment statements; no official list of values read",
        year: 2025,
      },
      news: { name: "Press reports, April and November 2025", year: 2025 },
    },
  },
];
