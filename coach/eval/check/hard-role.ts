import type { LabelledAnswer } from "../star/format.ts";

export const HARD_ROLE: LabelledAnswer[] = [
  {
    id: "role-strong-1",
    question: "What do you know about this job and what would you bring to our crew?",
    kind: "motivation",
    level: "strong",
    why: "Real picture of the job (safety, early shifts, briefing), own evidence for each thing brought, honest limit.",
    answer: {
      situation:
        "I am nurse assistant in an emergency department in Manila, four years, and my cousin is crew so I know it is not the nice photos. You start 3 in the morning, there is a briefing with safety questions, and most of the work is to be ready for things that hopefully never come.",
      task: "I want a job where safety is first and I still meet people. I like the first ten minutes with somebody who is afraid.",
      action:
        "I have done CPR on real people, I know my hands work when it is serious. I speak Tagalog, English and basic Arabic. I am used to nights and in 4 years I was sick 5 days. With drunk visitors I stay low in voice and call my colleagues early.",
      result:
        "Selling I never did, so this I must learn. I already practised the 50 m swim. Later I would like to be first aid instructor.",
    },
    faults: [],
  },
  {
    id: "role-strong-2",
    question: "What do you know about this job and what would you bring to our crew?",
    kind: "motivation",
    level: "strong",
    why: "Plain British, content spread over boxes, concrete knowledge, proof from bar and childcare, reason for this airline.",
    answer: {
      situation:
        "I've flown with you about a dozen times Bristol to Faro because my dad lives there. Once we had a diversion to Lisbon and I watched the crew, one of them did the whole cabin row by row explaining what would happen. That's when I thought I could do that, and I want to.",
      task: "From what I've read and from talking to a girl who flies for you: short haul means four sectors a day, 25 minute turnarounds, you clean, you sell, you check the seat belts and the exits and your kit, and all of it happens with a smile but the reason you're there is to get people out in 90 seconds.",
      action:
        "I'd bring six years behind bars. I've refused drinks to people twice my size, I've done first aid on a lad with a cut hand and I've cashed up to the penny at 2am. I've also worked in an after school club so kids being sick on me isn't news. I turn up: never been late in my last job, 3 years, you can ask them. And I'm honest, if I don't know the procedure I'll ask, I won't guess.",
      result:
        "First year I want to learn it properly and hit my sales as well. I've already sorted a room 20 minutes from the airport so standby is fine. I'd like to be senior in a few years but one thing at a time.",
    },
    faults: [],
  },
  {
    id: "role-partial-1",
    question: "What do you know about this job and what would you bring to our crew?",
    kind: "motivation",
    level: "partial",
    why: "Good personal evidence of service, but the job is seen as service and travel only; safety not named.",
    answer: {
      situation:
        "I know that cabin crew is a very demanding job with guests from all over the world, different time zones and high service standards, you have to look good also after 10 hours. In your airline the service is one of the best, I saw the videos of the new business class and how the crew sets the table with the white cloth and the small lamp. It is important to know the products, the wines, the meals for religion and diet, and to anticipate the wishes before the guest says it.",
      task: "I always wanted to work with international people, and I like when everything is perfect and elegant.",
      action:
        "I bring 3 years of experience from a 5 star hotel in Dubai, guest relations, where I looked after around 40 VIP arrivals in the week. I speak Russian, English and Turkish. I remember names, for example one guest family came back after one year and I knew the little girl drinks only warm apple juice, and I had it ready in the room. One time a guest lost his passport at 2 in the night and I went with him to the police as translator after my shift. My scores from the guests were 9.4 from 10.",
      result:
        "I would be happy to bring this standard to your cabin and I can relocate immediately, I have no problem with sharing an apartment.",
    },
    faults: [],
  },
  {
    id: "role-partial-2",
    question: "What do you know about this job and what would you bring to our crew?",
    kind: "motivation",
    level: "partial",
    why: "Knows the job well, but what is brought is a list of qualities without evidence.",
    answer: {
      situation:
        "Cabin crew is there first for the safety: briefing, check of emergency equipment, demo, doors arming, cabin secure, evacuation if necessary, first aid and fire fighting. Second is service and sale. The training is about 5 to 6 weeks with exams and every year there is recurrent training.",
      task: "I want this job since I was 15 and I applied now because I finished my studies in tourism.",
      action:
        "I am friendly, flexible, responsible, good team player and I stay calm in stress. I am also open to other cultures and I am punctual.",
      result: "I think I would fit good in your crew and I am ready to learn.",
    },
    faults: [],
  },
  {
    id: "role-weak-1",
    question: "What do you know about this job and what would you bring to our crew?",
    kind: "motivation",
    level: "weak",
    why: "Wants to travel, sees serving drinks, no evidence, thin.",
    answer: {
      situation: "I know that flight attendants travel a lot and serve food and drinks.",
      task: "I love to travel and see the world.",
      action: "I would bring my positive energy and my smile to the crew.",
      result: "It is my dream job.",
    },
    faults: [],
  },
  {
    id: "role-weak-2",
    question: "What do you know about this job and what would you bring to our crew?",
    kind: "motivation",
    level: "weak",
    why: "Honest but all about what the job gives the candidate; nothing known, nothing brought.",
    answer: {
      situation:
        "At the moment I work in an office and it is very boring, every day the same, I sit 8 hours and my back is dead. My friend told me that you have staff tickets and many days free in the month and the hotels are paid. She was last month in Bali and before that in Cape Town and I was only in the office looking at the rain. I was thinking about it already for one year or so and my mom also said you should try it, you are still young. I have seen also that the salary is without tax in some countries.",
      task: "I dont know every detail of the job but I think I can learn it, its not so difficult I think. I saw the people do it when I fly on holiday and mostly they go up and down with the cart, and then they sit in the back.",
      action:
        "I can bring that I am young and flexible and have no kids yet. I have a passport and I am 171 cm. Also I have no problem to get up early if it is not every day.",
      result:
        "I would like to do it for some 2 or 3 years to see the world, and then we will see, maybe I go back to the office or I study something.",
    },
    faults: [],
  },
  {
    id: "role-worthless-1",
    question: "What do you know about this job and what would you bring to our crew?",
    kind: "motivation",
    level: "worthless",
    why: "Contempt for passengers, colleagues and the safety part, told as self-confidence.",
    answer: {
      situation:
        "Let's be honest, the job is a waitress in the sky, anyone with two legs can do it. The safety show in the beginning nobody listens and I would not either.",
      task: "I want it for the uniform, the followers and the layovers. I have 23k on instagram and I would post from every galley.",
      action:
        "I bring style. Most crew I see are old and tired and they let themselves go, with me the passengers finally have something to look at. The economy people I would leave to the others, they smell, I am more the first class type.",
      result: "You would be lucky to have me. If it is boring I quit in six months anyway.",
    },
    faults: [
      {
        section: "action",
        fault: "blames",
      },
    ],
  },
  {
    id: "role-worthless-2",
    question: "What do you know about this job and what would you bring to our crew?",
    kind: "motivation",
    level: "worthless",
    why: "Copied company marketing text, no candidate in it; not an answer.",
    answer: {
      situation:
        "Our airline connects more than 130 destinations on five continents with one of the youngest fleets in the industry. Since our foundation we have been committed to innovation, hospitality and sustainability.",
      task: "Our mission is to connect people, cultures and economies. Our values are excellence, integrity, passion and care.",
      action:
        "Join our award-winning crew and let your career take off. We offer a competitive package, world-class training and a multicultural environment in which every day is a new adventure. Discover the opportunities that await and apply today.",
      result:
        "Terms and conditions apply. Only shortlisted applicants will be contacted. We are an equal opportunity employer.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
      },
      {
        section: "task",
        fault: "copied",
      },
      {
        section: "action",
        fault: "copied",
      },
      {
        section: "result",
        fault: "copied",
      },
    ],
  },
];
