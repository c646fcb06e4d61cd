import type { AirlineFact } from "contract/airline-facts";

export const MIDDLE_EAST_AIRLINES: readonly AirlineFact[] = [
  {
    id: "emirates",
    airlineName: "Emirates",
    iataCode: "EK",
    region: "Middle East",
    alliance: "Independent",
    headquarters: "Dubai, United Arab Emirates",
    foundedYear: 1985,
    fleetSize: 260,
    destinations: 153,
    employeeCount: 124_927,
    mission:
      "To connect the world to, and through, its hub in Dubai with safe, efficient and world-class air travel.",
    vision:
      "No separate vision statement was found. The airline sums up its ambition in the line Fly Better: a more comfortable and more polished journey in every cabin.",
    coreValues: [
      "Professional: groomed, prepared and exact, on board and off",
      "Empathetic: notices what a passenger needs before being asked",
      "Progressive: willing to learn and to do it better next time",
      "Visionary: looks past the single task to the whole journey",
      "Cosmopolitan: at ease with every culture on a crew and in a cabin",
    ],
    keyDifferentiators: [
      "The world's largest operator of the Airbus A380, flown next to Boeing 777s and, since the winter of 2024-25, Airbus A350s",
      "One hub: nearly every passenger starts, ends or connects in Dubai, so crews serve a different mix of nations on each sector",
      "A cabin crew of more than 21,500 people from over 140 nationalities, counted in January 2024",
      "Crew live in Dubai in furnished shared accommodation that the company provides, with transport to duty",
      "State-owned and in no alliance; it works through bilateral partners such as flydubai, Qantas and United",
    ],
    interviewTips: [
      "Practise the reach before you book anything: as of 2025 the vacancy asks for at least 160 cm in height and 212 cm on tiptoe, and it is measured early in the assessment day. Check the vacancy for the current figures.",
      "Expect group tasks with a picture or an object and a question such as who should get it and why. Assessors watch whether you bring the quiet person in and name a reason, not whether your choice wins.",
      "There is a written English test on the day. Write short correct sentences in full, and do not change register when you speak to the assessor at the desk afterwards; the whole day is observed.",
      "Prepare two customer stories with a number or a result in them. At least one year in hospitality or customer service is asked for, and the final interview goes back to what you yourself did there.",
      "The published minimums are 21 years at joining, completed high school, fluent English and no tattoo that shows in uniform, cosmetics not counted as cover. Read your vacancy: the wording has changed before.",
      "Have a true answer on moving to Dubai: shared flat, about eight weeks of training, local law, a roster that takes the holidays. People who have talked it over at home sound different from those who have not.",
    ],
    recentNews: [
      "January 2024: announced a worldwide campaign to hire 5,000 new cabin crew within the year, aimed at graduates and people early in a hospitality career.",
      "May 2025: the Emirates Group reported the best year in its history for 2024-25, with AED 22.7 billion (US$ 6.2 billion) profit before tax.",
      "November 2025: a record half-year, with a network of 153 airports in 81 countries and territories at the end of September.",
      "March 2026: brought its schedule back in steps after the airspace closure in the Gulf, serving 83 destinations again by 7 March.",
    ],
    sources: {
      company: { name: "Emirates company profile", year: 2025, url: "https://www.emirates.com" },
      network: {
        name: "Emirates Group half-year results 2025-26 (airports, 30 September 2025); Annual Report 2024-25 as reported (fleet, 31 March 2025)",
        year: 2025,
      },
      people: {
        name: "Emirates Group half-year results 2025-26 (whole Group with dnata, 30 September 2025)",
        year: 2025,
      },
      values: { name: "Service qualities taught to Emirates cabin crew, as reported", year: 2019 },
      news: { name: "Emirates press releases, January 2024 to March 2026", year: 2026 },
    },
  },
  {
    id: "qatar-airways",
    airlineName: "Qatar Airways",
    iataCode: "QR",
    region: "Middle East",
    alliance: "oneworld",
    headquarters: "Doha, Qatar",
    foundedYear: 1993,
    fleetSize: 230,
    destinations: 170,
    employeeCount: 55_000,
    mission:
      "Excellence in everything it does, for the passenger and for the State of Qatar it flies for.",
    vision:
      "No separate vision statement was found. In its public words the airline aims to be the one other airlines are measured against, with Doha as the place where the world connects.",
    coreValues: [
      "Excellence as the everyday standard, not as the exception",
      "Hospitality in the Qatari tradition: the passenger is a guest",
      "Safety before everything else",
      "Innovation in the cabin, from the Qsuite to satellite internet",
    ],
    keyDifferentiators: [
      "Named the World's Best Airline by Skytrax for the ninth time in 2025",
      "Qsuite: a business class seat with a closing door, which changes how crew approach and serve a guest",
      "More than 170 destinations from one hub, Hamad International Airport in Doha",
      "Holds about a quarter of Virgin Australia and of the southern African carrier Airlink",
      "One of the few airlines of the region in a global alliance, oneworld",
    ],
    interviewTips: [
      "Apply through the airline's own careers site and nowhere else. Recruitment days are by invitation or by CV drop, depending on the city; as of 2025 no step of the selection costs the applicant money.",
      "The reach asked for is 212 cm on tiptoe, the age at least 21, school completed and English fluent (as of 2025, check the vacancy). Arrive knowing your own reach in centimetres, measured without shoes.",
      "Grooming is judged from the door: classic suit, hair up and off the collar, nothing that moves or shines more than you do. Copy the finish of the crew in the airline's own films, not their uniform.",
      "Between the English test and the interview stands a group discussion with people from many countries. Short turns, names used, and one honest sentence of agreement earn more than the longest speech.",
      "Be ready to say how you live with house rules. Crew share company accommodation in Doha with rules of its own; say calmly that you have read about them and what in your life shows that you keep to rules.",
      "Expect to be asked what a five-star service is. Describe one you gave, with what you noticed and what you did before the guest spoke, instead of listing prizes the airline has won.",
    ],
    recentNews: [
      "May 2025: reported the highest profit in its history, QAR 7.85 billion for 2024/25, with 43 million passengers.",
      "May 2025: ordered up to 210 Boeing widebodies, 787s and 777-9s, the largest widebody order Boeing had received.",
      "June 2025: won the Skytrax World's Best Airline award for the ninth time.",
      "December 2025: Hamad Ali Al-Khater took over as Group Chief Executive on 7 December.",
    ],
    sources: {
      company: {
        name: "Qatar Airways company profile",
        year: 2025,
        url: "https://www.qatarairways.com",
      },
      network: {
        name: "Qatar Airways Group results 2024/25 (destinations); press release of June 2024 (fleet)",
        year: 2024,
      },
      people: { name: "Qatar Airways Group results 2024/25 (whole Group)", year: 2025 },
      values: {
        name: "Company mission line and themes of its public statements; no official list of values read",
        year: 2025,
      },
      news: { name: "Qatar Airways press releases, May to December 2025", year: 2025 },
    },
  },
];
