import type { LabelledAnswer } from "./format.ts";

const asked = {
  question: "Why do you want to fly with us and not with another airline?",
  kind: "motivation",
} as const;

export const WHY_AIRLINE: LabelledAnswer[] = [
  {
    id: "why-airline-klm-short",
    ...asked,
    level: "strong",
    why: "Short and specific: a lived experience with the airline, checked facts, link to own strengths, realistic.",
    answer: {
      situation:
        "I live twenty minutes from Schiphol and I've flown KLM eleven times, mostly to my aunt in Accra.",
      task: "I looked at two other airlines. One would have me based abroad, and with the other I'd hardly do any long haul. I want both Europe and intercontinental out of my own home airport.",
      action:
        "What settled it was a flight in 2023. My dad took ill over the Sahara and one of the stewardesses sat on the floor next to him for an hour, and before landing she'd arranged the wheelchair and wrote down everything for the doctor. I went home and applied for my first aid diploma. At the open day I asked crew what's hard, they said the early reports, so I tried a month of 5 am shifts at the bakery.",
      result:
        "I did them, no late starts. I'd be the one who sits on the floor. And I speak Twi, which on Accra flights is worth something.",
    },
    faults: [],
  },
  {
    id: "why-airline-singapore-long",
    ...asked,
    level: "strong",
    why: "Long: compares, cites training and values and ties each one to own evidence; knows the cost of the move.",
    answer: {
      situation:
        "I've been a tour guide in Kuala Lumpur for four years, in English, Mandarin and Malay, mostly small groups of twelve to fifteen people. When I began to think about flying I made a table with five airlines, and I put in it what was important for me: how long the training is, how the cabin is led, which routes. Singapore Airlines came out first.",
      task: "I was looking for an airline where service is treated as a craft that you can get better at for years. I also wanted to be an hour's flight from my parents, and a long-haul network, where my languages are of use.",
      action:
        "I spoke with three of your crew, one who left. All of them mentioned the training, about four months, and that safety comes in it before service: door drills, fire, ditching in the pool. This is how I work as well. On my tours I do the first ten minutes for where is the exit, who has an allergy, who can't climb, and only then the jokes. In 2021 I had a guest with heat stroke in the Batu Caves, and because I knew already that she takes tablets for the blood pressure the ambulance had that information in one minute. The second thing is the attention. Last year 41 of my 96 groups came by recommendation. The doubt was the contract for a fixed term and the strict grooming. So I asked the one who left about it, and I've lived by your grooming rules on my own tours for six weeks. It's twenty minutes more in the morning, that's all.",
      result:
        "So my reason isn't that you're famous. It's that what you train for is what I'm already trying to do with fifteen people in a minibus, and I would like to learn to do it with two hundred and fifty.",
    },
    faults: [],
  },
  {
    id: "why-airline-hub-and-values",
    ...asked,
    level: "partial",
    why: "Did some homework and has a personal link, but own contribution is only claimed.",
    answer: {
      situation:
        "I've been following Delta since I moved to Atlanta in 2018, and half my street works there. My neighbor is a gate agent and she talks about the profit sharing every February.",
      task: "I want to be at a company where people stay. I looked at a couple of other carriers and folks seem to move on after a year or two.",
      action:
        "I read about your history, that you began with crop dusting, and about the values, and I visited the flight museum by the airport twice. I talked with my neighbor about the life on reserve.",
      result: "I feel that I share your values and that I would fit right in with the family.",
    },
    faults: [{ section: "result", fault: "generic" }],
  },
  {
    id: "why-airline-base-near-home",
    ...asked,
    level: "partial",
    why: "Plain, true reasons with own evidence of service, but practical ones only; would fit any airline at that base.",
    answer: {
      situation:
        "I live in Gdansk and you are opening the new base here in the spring with three aircraft.",
      task: "I want to stay close to my family and to have the flights where I come home in the evening, so it's a good match for me.",
      action:
        "I work in a call centre for a ferry company, so I'm used to rebooking people when the weather is bad, on a storm day I have 90 calls. I flew with you four times, the crew was quick and friendly and it was on time.",
      result:
        "I could start on the first of March, I don't need to move, and I can take the standby duties because I am 15 minutes from the airport.",
    },
    faults: [],
  },
  {
    id: "why-airline-best-in-world",
    ...asked,
    level: "weak",
    why: "Praise that fits any airline; nothing known about this one and nothing offered.",
    answer: {
      situation:
        "Your airline is one of the best in the world, with a very good reputation and modern aircraft, and everybody knows the name.",
      task: "I would like to work for a big international company with good values where I can develop myself.",
      action:
        "I looked at your website and I liked it a lot. I've also heard only good things from other people about you.",
      result: "It'd be an honour to wear your uniform and to be a part of your team.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "why-airline-tickets",
    ...asked,
    level: "weak",
    why: "Honest, but only about what they get: cheap tickets, salary, city.",
    answer: {
      situation:
        "i have a friend who works for you in dubai and she has a really nice life there, the flat is paid and there is a pool",
      task: "i want to earn better and save money for 3 or 4 years and see many countries, here the salaries are not so good",
      action:
        "i asked her everything about the salary and the days off and the tickets for the family, and then i made my photos and applied",
      result:
        "i think i'd like it there and i would work hard, i'm a hard worker also in my job now in the supermarket",
    },
    faults: [{ section: "result", fault: "generic" }],
  },
  {
    id: "why-airline-coach-tips",
    ...asked,
    level: "worthless",
    why: "The text of a tip sheet with the blanks still in it.",
    answer: {
      situation:
        "I have always admired [airline name] for its [number] destinations and its commitment to [core value]. Research the company's website before the interview and insert two facts here.",
      task: "Show the recruiter that you understand the brand. A good answer links the airline's values with your own. Never mention money or free flights.",
      action:
        "Mention a recent award or a new route. Say which training or experience has prepared you, for example [your experience], and keep eye contact while you are saying it.",
      result:
        'Close with enthusiasm: "That is why I believe I would be a great addition to [airline name]." Keep your answer under 90 seconds.',
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
  {
    id: "why-airline-trash-the-rest",
    ...asked,
    level: "worthless",
    why: "Specific and numbered, yet insults former colleagues and passengers and boasts of hiding an incident.",
    answer: {
      situation:
        "I've flown two years for another airline, 1,400 hours, and I left because the people there were useless. My purser was an idiot and the passengers on these cheap flights are animals.",
      task: "I am looking for an airline with better passengers, because I'm too good to serve people who paid 19 euro.",
      action:
        "There I had three complaints in two years, and all three were the fault of the passengers. Once I slid a cart into a kid's foot and my purser wanted to make a report of it, and I talked the mother out of it with two free perfumes, so nothing was ever written down. I know how to solve such things without paper.",
      result:
        "With you I expect business class within 12 months. You would get somebody with experience who doesn't let stupid people walk over him.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "blames" },
      { section: "action", fault: "blames" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "blames" },
    ],
  },
];
