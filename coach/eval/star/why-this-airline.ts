import type { LabelledAnswer } from "./format.ts";

export const WHY_THIS_AIRLINE: LabelledAnswer[] = [
  {
    id: "fit-finnair",
    question: "What draws you to our airline rather than the one at the next gate?",
    kind: "motivation",
    level: "strong",
    why: "Specific and accurate about Finnair, linked to own life and work, with research done in person and an honest trade-off.",
    answer: {
      situation:
        "I grew up in Rovaniemi, and for six winters I've worked as a guide for visitors, mostly families from Japan and Korea. Nearly all of them came to me on Finnair through Helsinki, tired, and told me about the flight before they told me anything else.",
      task: "So I want to be the part before me: an airline that carries Asia and Europe through one small hub, where I can use my Japanese, and whose quiet way of serving people is the one that I was brought up with.",
      action:
        "I looked at it properly. I know that since Russian airspace closed in 2022 the flights to Tokyo go the long way and take around thirteen hours, so crews work harder for the same route, and that the airline had to turn much of its network round. I asked two of your crew on my trip to Osaka last March what that's like. One said that the rests got longer and the passengers more worn out, and that she'd still not swap. I passed the N3 Japanese exam in December, and I've kept up my wilderness first aid.",
      result:
        "What I'd bring is six seasons with the very passengers that you carry, at minus thirty, with no one ever lost. There are bigger airlines at the next gate with more places to see. I'd rather go to fewer with people whose language I speak.",
    },
    faults: [],
  },
  {
    id: "fit-regional",
    question: "What draws you to our airline rather than the one at the next gate?",
    kind: "motivation",
    level: "strong",
    why: "Short, plain, specific to Loganair's lifeline flying; own link; knows the job will be small and rough weather.",
    answer: {
      situation:
        "I'm from Orkney. When I was nine, Loganair took my gran to Aberdeen for her hospital visits, and the cabin crew knew her by name.",
      task: "The airline next door goes to Spain. I'd like to work for the one that people up here can't do without.",
      action:
        "I've worked two years in check-in at Kirkwall, so I've seen your crews on bad days, fog, diversions, forty folk to look after and no hotel. I asked one to let me shadow her turnaround. On a small turboprop you're often the only cabin crew; I like that the door and the cabin are all yours.",
      result: "I know the passengers, I know the weather and I know it isn't glamorous. I'd stay.",
    },
    faults: [],
  },
  {
    id: "fit-emirates",
    question: "What draws you to our airline rather than the one at the next gate?",
    kind: "motivation",
    level: "partial",
    why: "Some correct facts and a personal wish, but the facts are the poster ones, and little on what the candidate brings.",
    answer: {
      situation:
        "I work in a hotel in Nairobi at guest relations since 2020, and we have many guests who came with Emirates.",
      task: "I want to join an airline that's really international. Your crew comes from more than a hundred nationalities and you fly the A380 from Dubai to every continent where people live.",
      action:
        "I went to your open day in my city last year to find out more, and I talked to a recruiter about the training in Dubai. I've prepared by improving my Arabic.",
      result:
        "I'd be proud to wear the red hat, and I believe that my hotel experience fits with your service.",
    },
    faults: [
      {
        section: "result",
        fault: "generic",
      },
    ],
  },
  {
    id: "fit-alaska",
    question: "What draws you to our airline rather than the one at the next gate?",
    kind: "motivation",
    level: "partial",
    why: "Own link and one real researched point, but reasons are mostly about home base; nothing on own contribution.",
    answer: {
      situation:
        "I live in Tacoma and I've flown Alaska pretty much all my life, to see my grandparents in Juneau.",
      task: "I'd like to be based in Seattle and work for a carrier which feels local.",
      action:
        "I read up on the merger with Hawaiian, that you're keeping both brands, and that there's long-haul out of Seattle now. I think that's an exciting time to join, because there'll be new routes and new aircraft to learn.",
      result:
        "So it's the mix of home and something new that draws me. I hope that I can be part of it.",
    },
    faults: [
      {
        section: "result",
        fault: "generic",
      },
    ],
  },
  {
    id: "fit-thin",
    question: "What draws you to our airline rather than the one at the next gate?",
    kind: "motivation",
    level: "weak",
    why: "Could be said of any airline; nothing known about this one.",
    answer: {
      situation: "I heard many good things about your airline.",
      task: "I want to work for a good company.",
      action: "I visited your website and I liked it.",
      result: "I think we'd fit together very well.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "task",
        fault: "generic",
      },
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "generic",
      },
    ],
  },
  {
    id: "fit-anyairline",
    question: "What draws you to our airline rather than the one at the next gate?",
    kind: "motivation",
    level: "weak",
    why: "Long and fluent, with figures, but the airline is never named and each reason holds for all of them.",
    answer: {
      situation:
        "I've been working in customer service for 7 years now, first in a department store, then at the front desk of a 4-star hotel with 120 rooms, and I feel that I'm ready for the next step. I've looked around at various companies in the industry and compared what they offer.",
      task: "I'm looking for an employer who values its people, where safety and service both have a high standard and where I can grow. I think a modern fleet and an international network are important also.",
      action:
        "I've done a lot of research on the internet about your company, I've read your mission and your values, and I could identify with them very much. I also spoke with several people who've flown with you, and 9 out of 10 were happy. I've seen that you've won a number of awards in the last years, which speaks for itself.",
      result:
        "For all these reasons your airline is my first choice. I'm convinced that with my experience I can contribute to your success, and I'd be glad to be part of the family.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "task",
        fault: "generic",
      },
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "generic",
      },
    ],
  },
  {
    id: "fit-brochure",
    question: "What draws you to our airline rather than the one at the next gate?",
    kind: "motivation",
    level: "worthless",
    why: "An advertising text in the company's own voice; no candidate in it.",
    answer: {
      situation:
        "With a modern fleet and a proud heritage, we connect you with the people and places that matter. Our award-winning cabins have been designed around you, with generous legroom and up to 1,200 hours of entertainment.",
      task: "Our mission is to be the world's favourite way to travel. We put you at the heart of everything that we do, from booking to baggage.",
      action:
        "Enjoy complimentary meals inspired by regional cuisine, priority boarding and our loyalty programme, with which you can earn points on every trip. Book by 30 September and save up to 25% on selected routes.",
      result: "Sit back, relax and let us take care of the rest. Terms and conditions apply.",
    },
    faults: [
      {
        section: "situation",
        fault: "off-topic",
      },
      {
        section: "task",
        fault: "off-topic",
      },
      {
        section: "action",
        fault: "off-topic",
      },
      {
        section: "result",
        fault: "off-topic",
      },
    ],
  },
  {
    id: "fit-slander",
    question: "What draws you to our airline rather than the one at the next gate?",
    kind: "motivation",
    level: "worthless",
    why: "Runs down the former employer, colleagues and passengers; the only draw is revenge and money.",
    answer: {
      situation:
        "I flew for the airline at the next gate for 14 months and I can tell you it's a circus. The management are liars, the pursers are bitter old women and the passengers are the cheapest people that you can imagine.",
      task: "I need to get out of there before I hit someone. You pay 200 more per month, that's what I've heard.",
      action:
        "I've already told my colleagues what I think of them, and I called in sick 9 times this year as they don't deserve better. I've also kept some of their internal documents which could be interesting for you.",
      result:
        "So I'd say that you can only be better than them. It isn't hard, since they're all incompetent.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
      },
      {
        section: "task",
        fault: "blames",
      },
      {
        section: "action",
        fault: "blames",
      },
      {
        section: "result",
        fault: "blames",
      },
    ],
  },
];
