import type { AirlineFact } from "contract/airline-facts";

export const OCEANIA_AIRLINES: readonly AirlineFact[] = [
  {
    id: "qantas",
    airlineName: "Qantas",
    iataCode: "QF",
    region: "Asia-Pacific",
    alliance: "oneworld",
    headquarters: "Mascot (Sydney), Australia",
    foundedYear: 1920,
    fleetSize: 127,
    destinations: 100,
    employeeCount: 27_000,
    mission: "The Spirit of Australia: to bring Australians together and to the world.",
    vision:
      "No separate vision statement was found. Project Sunrise is its promise: nonstop flights from Sydney to London and New York with Airbus A350-1000s.",
    coreValues: [
      "Safety before schedule",
      "Care for customers and for each other, after years of lost trust",
      "Australian ease: informal in tone, exact in work",
      "Respect for First Nations and for every community on the route map",
    ],
    keyDifferentiators: [
      "Founded in Queensland in 1920, the oldest airline still flying in the English-speaking world",
      "A founding member of oneworld",
      "First airline in the region with the Airbus A321XLR, in service since September 2025",
      "Jetstar for low fares and QantasLink for the regions, with separate employers of crew",
      "Short-haul, long-haul and overseas-based crews work for different companies with different agreements",
    ],
    interviewTips: [
      "Find out who hires: Qantas itself, a subsidiary, or a partner such as Altara for casual domestic crew. Contract, base and pay differ, and the same pay for the same job has been law since 2023.",
      "Have the papers before you apply: right to work in Australia, passport, first-aid certificate and responsible service of alcohol. Some are shown on the assessment day and cost money.",
      "Be able to report at the airport within 90 minutes when on standby. A driving licence is asked about for that reason, so prepare the answer if you have none.",
      "Speak plainly about a time when you were wrong. The company has had to apologise in public, and crew who can say sorry once and act are what it is looking for.",
      "Long-haul fatigue will be a question sooner or later. Describe how you work, eat and sleep on a bad roster and what you do to notice that you are no longer sharp.",
    ],
    recentNews: [
      "August 2025: reported a profit after tax of 1.6 billion Australian dollars and ordered 20 more A321XLRs, 48 in all.",
      "September 2025: put the A321XLR into service, at first within Australia.",
      "February 2026: announced that the oldest Boeing 737s would begin to leave in late 2026.",
    ],
    sources: {
      company: { name: "Qantas company profile", year: 2025, url: "https://www.qantas.com" },
      network: {
        name: "Published fleet lists 2025 (Qantas alone, without QantasLink and Jetstar, about)",
        year: 2025,
      },
      people: { name: "Qantas Group statements 2025 (whole Group, about)", year: 2025 },
      values: {
        name: "Qantas public statements; no official list of values read",
        year: 2025,
      },
      news: { name: "Qantas Group results, August 2025 and February 2026", year: 2026 },
    },
  },
  {
    id: "air-new-zealand",
    airlineName: "Air New Zealand",
    iataCode: "NZ",
    region: "Asia-Pacific",
    alliance: "Star Alliance",
    headquarters: "Auckland, New Zealand",
    foundedYear: 1940,
    fleetSize: 110,
    destinations: 49,
    employeeCount: 11_700,
    mission:
      "Enriching our country by connecting New Zealanders to each other and New Zealand to the world.",
    vision:
      "No separate vision statement was found. Its plan of recent years is to grow back to full size once engines return, with renewed Boeing 787 cabins.",
    coreValues: ["Welcome as a friend", "Be yourself", "Can do", "Share your New Zealand"],
    keyDifferentiators: [
      "Manaaki, the Maori idea of caring for a guest, is the word crews are trained with",
      "Economy Skynest: bunks for passengers of the economy class, announced for its new 787s",
      "One of the first large airlines to allow visible tattoos, ta moko among them, from September 2019",
      "Up to eleven jets stood without engines at once in the year to June 2025",
      "Began in 1940 as Tasman Empire Airways with flying boats to Sydney",
    ],
    interviewTips: [
      "You must swim, and well: the airline has spoken of 50 m in overalls in under two minutes. Train in clothes, and say your time if you are asked.",
      "Learn to say kia ora, manaaki and the names of the airports as Maori speakers do. An honest attempt is respected; avoiding the words is noticed.",
      "Recorded interviews come first, a group day later. Be funny if you are funny, quiet if you are quiet: be yourself is a value here and acting is seen quickly.",
      "Choose turboprop, domestic and Tasman, or long-haul with care, as they are different jobs with different bases. Say why the one you chose suits your life now.",
      "Can do means a solution with what is there. Have a story with bad weather, a closed road or a broken machine, and people who were looked after all the same.",
    ],
    recentNews: [
      "August 2025: reported earnings before tax of 189 million New Zealand dollars, with up to eleven jets grounded for engines.",
      "October 2025: Nikhil Ravishankar, until then head of digital, became chief executive.",
      "February 2026: reported a half-year loss after tax of 40 million New Zealand dollars.",
    ],
    sources: {
      company: {
        name: "Air New Zealand company profile",
        year: 2025,
        url: "https://www.airnewzealand.co.nz",
      },
      network: {
        name: "Air New Zealand annual report 2024 (fleet with turboprops, about; destinations about)",
        year: 2024,
      },
      people: { name: "Air New Zealand annual report 2024", year: 2024 },
      values: { name: "Air New Zealand purpose and service values", year: 2022 },
      news: {
        name: "Air New Zealand results and releases, August 2025 to February 2026",
        year: 2026,
      },
    },
  },
  {
    id: "virgin-australia",
    airlineName: "Virgin Australia",
    iataCode: "VA",
    region: "Asia-Pacific",
    alliance: "Independent",
    headquarters: "Brisbane (South Bank), Australia",
    foundedYear: 2000,
    fleetSize: 100,
    destinations: 40,
    employeeCount: 8_000,
    mission:
      "To give Australians a fair choice: good value, a warm crew and a plane that leaves on time.",
    vision:
      "To be the most loved airline in Australia and one that earns its living, after the failure of 2020.",
    coreValues: [
      "Heart: service with personality",
      "Safety always",
      "Value: nothing paid for that the guest does not want",
      "Reliability, on which the new airline was built",
    ],
    keyDifferentiators: [
      "Began in 2000 as Virgin Blue with two aircraft, went into administration in April 2020 and was rebuilt",
      "Back on the Australian stock exchange since 24 June 2025; Qatar Airways holds about a quarter",
      "Boeing 737s on the main network; in Western Australia its regional airline has replaced Fokker 100s with Embraer E190-E2s since late 2025",
      "About a third of the Australian domestic market",
      "In no alliance, but with partners such as Singapore Airlines, United and Air Canada; its flights to Doha are flown with aircraft and crew of Qatar Airways",
    ],
    interviewTips: [
      "Energy first: a short video or a playful group exercise usually opens the process. Prepare thirty seconds about you that you could say in front of a cabin, without a script in your eyes.",
      "Bring the documents that make you rosterable: Australian or New Zealand citizenship or residence, passport, first aid and responsible service of alcohol, and a way to the airport at three in the morning.",
      "Tell the story of a rebuilt team. The airline lost a third of its people in 2020, and those who came back want colleagues who stay kind under strain.",
      "Doha flights are not yours to fly in the beginning. Say what you like about domestic days: quick turns, regular guests, home at night.",
      "Wit is welcome as long as the words of the demonstration stay untouched. Give an example of humour that relaxed a tense person and cost nobody anything.",
    ],
    recentNews: [
      "March 2025: named Dave Emerson, its commercial chief, to succeed Jayne Hrdlicka as chief executive.",
      "June 2025: began its flights to Doha on 12 June, flown for it by Qatar Airways.",
      "June 2025: returned to the stock exchange on 24 June at 2.90 Australian dollars a share.",
    ],
    sources: {
      company: {
        name: "Virgin Australia company profile",
        year: 2025,
        url: "https://www.virginaustralia.com",
      },
      network: { name: "Virgin Australia prospectus 2025 (about, rounded)", year: 2025 },
      people: { name: "Virgin Australia prospectus 2025 (about, rounded)", year: 2025 },
      values: {
        name: "Virgin Australia public statements; no official list of values read",
        year: 2025,
      },
      news: { name: "Australian press, March to June 2025", year: 2025 },
    },
  },
];
