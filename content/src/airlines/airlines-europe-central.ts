import type { AirlineFact } from "contract/airline-facts";

/** Two airlines of Germany beside Lufthansa, and that of Belgium. */
export const EUROPE_CENTRAL_AIRLINES: readonly AirlineFact[] = [
  {
    id: "eurowings",
    airlineName: "Eurowings",
    iataCode: "EW",
    region: "Europe",
    alliance: "Independent",
    headquarters:
      "Düsseldorf, Germany (registered office; much of the administration is in Cologne)",
    foundedYear: 1993,
    fleetSize: 100,
    destinations: 150,
    employeeCount: 5_000,
    mission: "To take people on holiday and home to their families, from the airport next door.",
    vision:
      "To be the value airline for Europe: more comfort and reliability than the cheapest, at less than a network airline costs.",
    coreValues: [
      "Reliability: 99 percent of flights operated",
      "Value for the fare that was paid",
      "Openness to people of more than 60 nations",
      "Quality that is measured in what guests say",
    ],
    keyDifferentiators: [
      "The Lufthansa Group's airline for flights from point to point, beside the hubs of Frankfurt and Munich",
      "Düsseldorf is the largest base with about 40 aircraft, before Hamburg, Cologne, Stuttgart and Berlin",
      "More than 400 flights a week to Mallorca, its most important destination",
      "Two licences, one German and one Maltese, the latter for the bases abroad such as Palma, Prague, Salzburg and Stockholm",
      "All Airbus A320 family today; 40 Boeing 737-8 are to replace the older ones in the coming years",
    ],
    interviewTips: [
      "Ask which company stands in the contract: the German one or Eurowings Europe in Malta. Base, pay agreement and working language follow from it, and a recruiter notices who has understood the difference.",
      "Prove your English early. At the bases abroad a certificate of level B2 had to be sent with the application (Vienna, about 2018), and a test of a language school was enough. German comes on top at the bases in Germany.",
      "Bring more than a list of motives: applicants tell of a form, a motivation letter, certificates and a photo, then an assessment day at the airport of the base. Travel was not paid (Vienna), so choose the nearest of the dates you are offered.",
      "Do not quote Lufthansa's minimums here. The swim of 200 m belongs to City Airlines and the 1.60 m to older calls of the main airline; for this airline no height and no swim was found, so write down what the notice says.",
      "Visible tattoos are allowed in uniform since 2024, but not on neck, face and hands, and up to three piercings in each ear. Dress calmly all the same: the day is about guests who fly twice a year.",
      "Speak of Mallorca with respect. Stag parties, grandparents and families share a cabin; a story in which you stopped a noisy group without a quarrel and sold a sandwich afterwards is worth more than a love of travel.",
    ],
    recentNews: [
      "October 2024: cut more than 1,000 flights from its programme in Hamburg for 2025, because of the costs at the airport.",
      "January 2025: the Lufthansa Group gave it the 40 Boeing 737-8 MAX that were on order.",
      "February 2026: Max Kownatzki, until then head of SunExpress, took over as chief executive from Jens Bischof.",
    ],
    sources: {
      company: {
        name: "Eurowings company information",
        year: 2025,
        url: "https://www.eurowings.com",
      },
      network: {
        name: "Company statements of 2024 (more than 100 aircraft) and of August 2025 (150 destinations)",
        year: 2024,
      },
      people: { name: "Eurowings release, spring 2024 (more than 5,000)", year: 2024 },
      values: {
        name: "Eurowings releases, 2024 and 2025; no official list of values read",
        year: 2024,
      },
      news: { name: "Eurowings releases and press, October 2024 to March 2026", year: 2026 },
    },
  },
  {
    id: "condor",
    airlineName: "Condor",
    iataCode: "DE",
    region: "Europe",
    alliance: "Independent",
    headquarters: "Neu-Isenburg near Frankfurt, Germany",
    foundedYear: 1955,
    fleetSize: 60,
    destinations: 90,
    employeeCount: 4_500,
    mission:
      "To bring people on holiday, since 1956, and for some time now also to the cities of Europe.",
    vision:
      "No separate vision statement was found. Its aim is to stand beside Lufthansa in Frankfurt as a second German airline for long flights, with its own feeder network.",
    coreValues: [
      "The feeling of holiday on board",
      "Family spirit among colleagues",
      "Independence of any large group",
      "Care for newly bought aircraft and an unmistakable look",
    ],
    keyDifferentiators: [
      "The block stripes in five colours, like a beach towel, stand on every aircraft since 2022",
      "All long-haul flights with new Airbus A330neos: 18 in 2025, 25 by 2031",
      "Flew pilgrims to the Holy Land on 29 March 1956, its first trip, under another name",
      "51 percent belong to the investor Attestor, the rest is still held for the state that saved it",
      "Since Lufthansa ended the old feeder contract in December 2024 it builds city flights of its own to Frankfurt",
      "Marabu, a sister airline in Estonia, flies part of the holiday programme with its own crews",
    ],
    interviewTips: [
      "The path as a crew member tells it on the airline's own site: online application, a thorough English test, then a recruitment day in Frankfurt with a group exercise and a personal talk. Train the English first, as it comes before any invitation.",
      "Choose your kind of contract before you apply. In 2022 full time was limited to two years with the prospect of staying, part time was permanent; many study beside it. Say which you want and why it fits your life.",
      "Read the base in the notice. In 2022 Frankfurt, Düsseldorf, Munich, Hamburg and Leipzig hired; by the winter of 2025 the airline had left Leipzig. The aircraft in Zurich, Vienna, Prague, Milan and Rome were flown with crews from Germany.",
      "The course was five to six weeks with an allowance (2013 and 2018), a week and a half of it for emergencies. A class has jumped into a Frankfurt pool in its clothes: no swim test was found in print, but be at home in water.",
      "Prepare for one question on the quarrel with Lufthansa. Two sentences are enough: the feeder contract ended in December 2024, a court in Düsseldorf decided against the cartel office in August 2025. Then say what it means for guests who change.",
      "Holiday is the product, and holiday can go wrong. Have a story of a delay, a lost bag or a wedding trip, in which you gave someone back the good mood; the word the crew themselves choose is the feeling of being on holiday.",
    ],
    recentNews: [
      "November 2024: announced city flights within Germany and Europe, and five aircraft for Zurich, Vienna, Prague, Milan and Rome.",
      "December 2024: Lufthansa let the feeder agreement end; only a fifth of the seats remained open to connecting guests.",
      "January 2025: took several routes to North America out of the summer timetable and moved aircraft to Asia.",
      "August 2025: the higher regional court in Düsseldorf annulled the order that had obliged Lufthansa to feed its flights, for faults of procedure.",
    ],
    sources: {
      company: { name: "Condor company information", year: 2025, url: "https://www.condor.com" },
      network: {
        name: "n-tv on the results, spring 2025 (about 60 aircraft); destinations about, rounded",
        year: 2025,
      },
      people: {
        name: "Size class between the 4,900 people of 2019 and the 4,200 of July 2021, with the growth since; about, rounded",
        year: 2024,
      },
      values: {
        name: "Interviews with crew on condor.com, and public statements; no official list of values read",
        year: 2024,
      },
      news: {
        name: "German press and agencies, November 2024 to August 2025; nothing newer was found",
        year: 2025,
      },
    },
  },
  {
    id: "brussels-airlines",
    airlineName: "Brussels Airlines",
    iataCode: "SN",
    region: "Europe",
    alliance: "Star Alliance",
    headquarters: "Brussels Airport, Diegem, Belgium",
    foundedYear: 2006,
    fleetSize: 46,
    destinations: 100,
    employeeCount: 3_400,
    mission: "To connect Belgium with Europe and with Africa, in the manner of a Belgian host.",
    vision:
      "No separate vision statement was found. Its ambition is to be the Lufthansa Group's hub for flights from and to sub-Saharan Africa, with a margin of 8 percent.",
    coreValues: [
      "Belgitude: a hospitality that makes everyone feel at home",
      "Inclusion, down to the rules for the uniform",
      "Support for young talent",
      "Sustainability",
    ],
    keyDifferentiators: [
      "Eighteen airports in sub-Saharan Africa, a network that goes back a hundred years to the first flight from Belgium to the Congo",
      "Born in November 2006 from SN and Virgin Express, the heirs of Sabena, which ended in 2001",
      "Ten Airbus A330s in 2024, thirteen planned, with a new long-haul cabin",
      "Part of the Lufthansa Group; four Airbus A220s of airBaltic fly for it in summer, with airBaltic's crews",
      "National strikes stopped flights on seven days in 2025; they were aimed at the government and not at the airline",
    ],
    interviewTips: [
      "Three languages are the ticket: Dutch, French and English, as the calls of 2017 put it. Be ready to introduce yourself in each for a minute, and say which is your weakest and how you work on it. Expect a change of language in the middle of an answer.",
      "Do not mix it up with the neighbours. The phone interview, the personal object and the task in three languages belong to TUI fly, the reach of 210 cm to the former Air Belgium; of this airline no list of minimums was found.",
      "Make-up is a choice and visible tattoos are allowed since 1 March 2024, within rules on place, size and meaning. Hair that touches the shoulders is tied back for men and women. Ask where yours stands rather than hiding it.",
      "Beginners start on the European flights after an internal course, and Africa comes later. Say why four short sectors a day interest you first, then show that you know three African destinations and who sits on these flights.",
      "Ask about the length of the contract. About 200 crew had contracts for the summer of 2022 that were prolonged, and former crew were called first. If you have flown before, name the date of your last flight and your certificate.",
      "Be calm about strikes. Crew walked out for three days in February 2024 over pay; the national days of 2025 were another matter. A sentence that separates the two, and one about the passengers who were stranded, shows that you read.",
    ],
    recentNews: [
      "February 2024: its cabin crew went on strike for three days over pay and working conditions; an agreement followed.",
      "March 2024: introduced new uniforms with the same rules of appearance for men and women.",
      "July 2025: reported a loss of 46 million euros for the half-year; union actions against the government's plans had cost about 12 million.",
      "March 2026: reported an operating profit of 28 million euros for 2025, 52 percent less than the year before.",
    ],
    sources: {
      company: {
        name: "Brussels Airlines press room",
        year: 2025,
        url: "https://press.brusselsairlines.com",
      },
      network: {
        name: "RingTV on the half-year 2025 (50 aircraft, four of them hired); openPR, October 2024 (more than 100 destinations, not the airline's own words)",
        year: 2024,
      },
      people: { name: "Belga news agency, 2024 (about 3,400)", year: 2024 },
      values: {
        name: "Presentation of the uniforms, January 2024; no official list of values read",
        year: 2024,
      },
      news: { name: "Belgian press, February 2024 to March 2026", year: 2026 },
    },
  },
];
