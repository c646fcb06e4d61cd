import type { LabelledAnswer } from "./format.ts";

const asked = {
  question: "Tell me about yourself, and what makes you want to be cabin crew.",
  kind: "motivation",
} as const;

export const ABOUT_YOU: LabelledAnswer[] = [
  {
    id: "about-you-care-assistant",
    ...asked,
    level: "strong",
    why: "Short and personal: who, proof from own work, knows that the job is safety, sober about the hours.",
    answer: {
      situation: "I'm 27, from Swansea, four years looking after people with dementia, on nights.",
      task: "I want to be cabin crew because the part of care I'm best at is the part nobody sees: being the calm one at 4 am when something goes wrong.",
      action:
        "It's a safety job first, so I did my first aid at work certificate and got my swimming up to 400 metres. Two crew told me straight about standby and missed Christmases. I've worked three.",
      result:
        "You'd get somebody who turns up, stays calm, and likes people after a twelve hour shift. In four years I've been late once.",
    },
    faults: [],
  },
  {
    id: "about-you-hotel-mumbai",
    ...asked,
    level: "strong",
    why: "Long, non-native: a clear path, evidence for each claim, realistic view of the job, steps already taken.",
    answer: {
      situation:
        "I am from Pune in India and I'm 25 years old. I grew up over my father's tea shop beside the railway station, so from eight years onwards I was carrying glasses to people who were on the way to somewhere. Since three years I am working in a five star hotel in Mumbai, first in the restaurant and now in guest relations, where I'm responsible for twenty two suites. I speak Marathi, Hindi, English and a little Arabic.",
      task: "People think that I want to fly because of the travelling. The real moment was another one. In 2022 a guest of ours had a cardiac arrest at the breakfast, and I was the one holding the timer for the security officer who did the CPR, because I'd done the course with him. The man survived. After that I noticed that I like the service, but that I want a work where the service stands on the safety, where I'm trained to be useful on the worst day and not only on the good ones.",
      action:
        "I repeated the first aid course and became one of six first responders of the hotel. I learned to swim, I could not before, and now I do 50 metres without stopping. I talked with a former colleague who flies since two years; she told me about the jet lag, about four sectors in a day, about cleaning a lavatory with a smile. In the hotel I asked for the night shifts to see how I am when I'm tired.",
      result:
        "I know now that I stay friendly and exact at five in the morning: in the last year my guest score was 94 from 100 and I had no sick day. I will bring you three and a half languages and a person who's used to be corrected and likes it.",
    },
    faults: [],
  },
  {
    id: "about-you-cv-read-out",
    ...asked,
    level: "partial",
    why: "Facts in good order, but a CV read out: hardly a reason to fly, no proof of qualities.",
    answer: {
      situation:
        "My name is Lucas, I'm 23 and I come from Curitiba in Brazil. I finished the school in 2019, I did one year of tourism studies, and then I moved to Dublin.",
      task: "I am looking for a new challenge and a stable job where I can use my languages, which are Portuguese, Spanish and English.",
      action:
        "From 2020 to 2021 I worked in a hostel as a receptionist, there were 120 beds and I did the check-in, the breakfast and sometimes the night. From 2021 until 2023 I was in a coffee shop in the centre as a barista, and after one year they made me shift supervisor with a team of five, I was opening the shop and counting the cash and making the orders of milk and coffee. Then, because of the opening hours and also because of the salary, I changed to a car rental company at the airport, and I'm still there. I check in about 60 clients per day, I explain them the insurance and I walk around the car with them, and on the weekends there are two of us and we work from five in the morning. I also did a course of English for business, level C1, and in 2022 a course of barista with a diploma.",
      result: "I'm organised, friendly and flexible and I think that I would be a good cabin crew.",
    },
    faults: [{ section: "result", fault: "generic" }],
  },
  {
    id: "about-you-travel-dream",
    ...asked,
    level: "partial",
    why: "Honest and with some proof, but the reasons are about travel for oneself; safety never appears.",
    answer: {
      situation:
        "I'm Hannah, 21, I grew up on a farm in Nebraska and I didn't see the ocean until I was 17. I've worked at the local diner since high school, so five years of serving folks.",
      task: "Ever since my first flight, to San Diego, I've wanted to see the world, and I figure the best way is to do it as a flight attendant.",
      action:
        "At the diner I train the new servers, I've trained nine so far, and I open up on my own on Sundays. I saved up and went to four states last year by myself. I love meeting new people and hearing where they're from.",
      result:
        "I'd bring a good work ethic and I'd be so excited every single day to go to a new place.",
    },
    faults: [{ section: "task", fault: "generic" }],
  },
  {
    id: "about-you-people-person",
    ...asked,
    level: "weak",
    why: "Could be said by any applicant; nothing to remember, no proof.",
    answer: {
      situation:
        "I am a friendly and outgoing person, I like working with people and I'm a good team player. I like to do sports and meeting my friends.",
      task: "It was always my dream to become a flight attendant since I was a little child.",
      action:
        "I have worked in different jobs with customers, so I have got experience in this. I'm flexible, I learn fast and I'm never stressed.",
      result: "I think this job fits me perfectly because I love to travel and I love people.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "about-you-long-childhood",
    ...asked,
    level: "weak",
    why: "Long and sincere, but it circles round a childhood wish; next to nothing about what they can do.",
    answer: {
      situation:
        "When I was small my grandmother took me every Sunday to the fence of the airport and we ate our sandwiches there and looked at the planes. I remember all the colours and that the ladies in uniform looked so elegant with their little suitcases. I think it was from this time that I wanted to be one of them. I also had a toy plane and I played with it and my dolls were the passengers.",
      task: "In school when they asked what I want to become I always said stewardess, and my teachers were laughing a bit but in a nice way. My mother wanted me to do something with computers, but this is not for me, I need to be with people.",
      action:
        "After school I did not apply directly because I was too young and after that came different things in life, so I worked here and there. But I never forgot my dream. Each time I fly on holiday I watch the crew the whole flight, how they walk and how they speak, and I imagine how I would do it. I also look at a lot of videos about it.",
      result:
        "Now I feel it's the right time for it. It would mean everything to me, and my grandmother would be so proud, and I promise I'd give everything.",
    },
    faults: [
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "about-you-adjectives",
    ...asked,
    level: "worthless",
    why: "A heap of adjectives and slogans; no person behind it.",
    answer: {
      situation:
        "Passionate, motivated, dynamic, results-oriented, customer-focused, multicultural, empathetic, resilient, detail-oriented, safety-conscious individual with excellent communication skills.",
      task: "Passion for aviation, passion for excellence, passion for people, passion for safety. Motivation, commitment, dedication, growth mindset.",
      action:
        "Teamwork, leadership, flexibility, adaptability, punctuality, integrity, cultural awareness, emotional intelligence, grooming standards, attention to detail, service excellence, conflict management, 110% commitment.",
      result:
        "Added value, brand ambassador, world-class service, synergy, long-term career development, win-win.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
  {
    id: "about-you-sourdough",
    ...asked,
    level: "worthless",
    why: "Fluent prose about baking bread: no candidate, no cabin crew.",
    answer: {
      situation:
        "A good sourdough begins with a lively starter, which you feed for five days with equal parts of flour and water until it doubles within four hours.",
      task: "The aim is a dough of about 75 percent hydration that is strong enough to hold its shape but still soft to the touch.",
      action:
        "I mix 500 grams of flour with 375 of water, wait for half an hour, add 100 of starter and 10 of salt, and fold it four times at intervals of 30 minutes. Then I let it rest overnight in the fridge and bake it the next morning at 240 degrees in a closed pot.",
      result:
        "After 45 minutes you have a loaf with an open crumb and a dark crust that stays fresh for four days. My neighbours ask me for one every Saturday.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
];
