import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_LEAST_LIKED: LabelledAnswer[] = [
  {
    id: "least-standby-paramedic-volunteer",
    question:
      "Which part of a cabin crew member's working life do you expect to enjoy least, and why do you want the job regardless?",
    kind: "motivation",
    level: "strong",
    why: "Realistic, self-aware, tried the hardship herself and backs the motivation with deeds and figures.",
    answer: {
      situation:
        "Standby. I've asked around and I think that it's what I'd like least: sitting in my flat in uniform with the phone on loud, not able to plan a dentist's appointment. I like to know on Monday what I'm doing on Thursday. I sell tickets and handle disruption at the main rail station in Zürich, and there my roster is fixed for a year in advance.",
      task: "So I wanted to know whether I could live with it or only think I could. And I wanted to be clear about what would make up for it.",
      action:
        "In autumn 2022 I signed up as a volunteer with the first responder group of my commune. It means two weeks of on-call a month beside my job, with the pager. The first month I slept badly every night, whether it rang or not. Then I began to pack my bag at six in the evening, cook early and go to bed as if nothing would happen, and it got better. Meanwhile I've had 23 call-outs, four of them resuscitations. What I noticed is that I like the moment when the door opens and everyone is looking at me and I know what comes next. At the station I have that perhaps twice a year, when a train's evacuated.",
      result:
        "I'm still no friend of waiting, but I haven't missed or swapped a single on-call in nineteen months. One of the four people lives; he came to our barbecue. That mix, being kind to 180 people on a normal day and of use on a bad one, I know no other job that has it, and it's worth some standby to me.",
    },
    faults: [],
  },
  {
    id: "least-rude-passenger-fish-market",
    question:
      "Which part of a cabin crew member's working life do you expect to enjoy least, and why do you want the job regardless?",
    kind: "motivation",
    level: "strong",
    why: "Brief, honest, evidence-based: he has already lived with what he dislikes.",
    answer: {
      situation:
        "The thing I will like least is when a passenger is rude to me and I can't say back what I think.",
      task: "I sell at the fish market in Busan with my aunt since I was 16. There I can answer loud. In the aircraft I can't, I must keep the person calm, because the anger in a closed cabin is a safety problem.",
      action:
        "Because I know my weakness I took a job in a department store refund desk, last year, for learning it. I made for myself a habit: first I repeat what the customer said, then I count to three, then I say what I can do. My manager listened to me once each week and told me where my voice became sharp.",
      result:
        "In first month I called the manager 11 times for help, in sixth month only one time. I found out that I like when an angry man becomes quiet, more than I like to win. That's why I want this work, and because of the first aid and fire training, which no shop will teach me.",
    },
    faults: [],
  },
  {
    id: "least-body-clock",
    question:
      "Which part of a cabin crew member's working life do you expect to enjoy least, and why do you want the job regardless?",
    kind: "motivation",
    level: "partial",
    why: "Honest and informed, with a good reason, but no example shows how she handles it.",
    answer: {
      situation:
        "I think it'll be the irregular sleep. I'm a person who gets up at seven by herself even on holidays, and on long-haul you might be serving breakfast when it's two at night for your body. My friend Petra flies long-haul from Vienna and I've seen her after a rotation to Bangkok: she put the salt in the fridge and the milk in the cupboard. She laughs about it but she also says that in the first winter she was ill four times, and that nobody who is asked at the interview takes it seriously enough.",
      task: "I want to be crew because I like work that's physical and with people and has a clear beginning and end. As a kindergarten teacher in Brno I take the worries home with me, and after a flight I imagine the flight is over. I noticed what I like on the day when we had a fire alarm during nap time with 24 children and only three of us: I counted, I sang, and we were all at the meeting point in under four minutes, without shoes but complete. After that I asked myself where this is really the profession and not just the exception, and I began to read what cabin crew learn in their six weeks of training.",
      action:
        "I've read how crew do it: dark room, no screens, sport in daylight, two short sleeps instead of one long one, not too much coffee. I would stick to this strictly, and I don't drink alcohol anyway.",
      result: "I'm sure that I can get used to it in time.",
    },
    faults: [
      { section: "result", fault: "no-outcome" },
      { section: "action", fault: "hypothetical-not-real" },
    ],
  },
  {
    id: "least-scratch-cards",
    question:
      "Which part of a cabin crew member's working life do you expect to enjoy least, and why do you want the job regardless?",
    kind: "motivation",
    level: "partial",
    why: "Candid on on-board sales and has a number, but the reason for wanting the job is not given.",
    answer: {
      situation:
        "Selling perfume and scratch cards. I'm being honest with you, I know that on a low-cost carrier it's a big part of the day and I've never liked pushing people to buy things.",
      task: "I worked in a phone shop in Belfast, so I know what it's like to have a target on the wall.",
      action:
        "What I did there was stop thinking of it as pushing. I asked people what annoyed them about their current phone, and if I'd nothing that'd fix it I told them so. I practised with the best seller in the shop, Aoife, for about a month.",
      result:
        "I went from last of seven to third, and I had fewest returns of all. So I can do it, and I'd do it the same way on board.",
    },
    faults: [{ section: "task", fault: "misplaced" }],
  },
  {
    id: "least-cannot-think",
    question:
      "Which part of a cabin crew member's working life do you expect to enjoy least, and why do you want the job regardless?",
    kind: "motivation",
    level: "weak",
    why: "Dodges the question; honest enthusiasm, nothing more.",
    answer: {
      situation:
        "To be honest I can't think of something I'd not enjoy because I love everything about this job.",
      task: "Maybe a little bit to be away from family at Christmas.",
      action: "But I am very flexible and I like challenges and to work in a team.",
      result: "I want the job because it's my passion and I'm a people person.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "least-rehearsal-concert",
    question:
      "Which part of a cabin crew member's working life do you expect to enjoy least, and why do you want the job regardless?",
    kind: "motivation",
    level: "weak",
    why: "Names a dislike, then floats off into general praise of the profession.",
    answer: {
      situation:
        "I believe that every profession has its sunny and its shadow side, and that you can only really love it if you've looked at both. From outside people see the lipstick, the suitcases and the pictures of beaches. What they don't see is the cleaning between two flights, the rubbish, the toilets, the tired feet, and I think these would be the less glamorous moments for me too.",
      task: "Nonetheless I'm of the opinion that these moments belong to it, like the rehearsal belongs to the concert. A crew that isn't too proud to pick up a paper is a crew that has understood what service is.",
      action:
        "I'd therefore approach such duties with the same positive energy as all the others. It's a matter of attitude. I have always been a person who rolls up her sleeves and sees what's to be done, and I would motivate my colleagues with my good mood as well.",
      result:
        "I want this job regardless because it unites everything that makes me who I am: the love of people, the joy in travelling, a sense of elegance, and the wish to become a little better each day.",
    },
    faults: [
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "least-pasted-question",
    question:
      "Which part of a cabin crew member's working life do you expect to enjoy least, and why do you want the job regardless?",
    kind: "motivation",
    level: "worthless",
    why: "Parts of the question in every box.",
    answer: {
      situation: "A part of a cabin crew member's working life that I expect to enjoy least.",
      task: "Which part of the working life do I expect to enjoy least, and why do I want the job regardless?",
      action:
        "I expect to enjoy least which part of a cabin crew member's working life I expect to enjoy least, and I want the job regardless.",
      result:
        "Why do I want the job regardless? I want the job regardless of which part of a cabin crew member's working life I expect to enjoy least.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
  {
    id: "least-brand-adjectives",
    question:
      "Which part of a cabin crew member's working life do you expect to enjoy least, and why do you want the job regardless?",
    kind: "motivation",
    level: "worthless",
    why: "Adjectives and slogans, no answer to either half.",
    answer: {
      situation:
        "Dynamic, flexible, passionate, motivated, outgoing, hard-working, positive, multicultural mindset.",
      task: "Passion for people, passion for aviation, passion for excellence, brand ambassador, growth mindset.",
      action:
        "Team player, problem solver, fast learner, hands-on mentality, can-do attitude, customer-oriented, safety-minded, open-minded, stress-resistant, proactive, reliable.",
      result:
        "Added value, long-term commitment, professional growth, perfect fit, dream job, excellence.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
];
