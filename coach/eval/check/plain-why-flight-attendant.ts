import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_WHY_FLIGHT_ATTENDANT: LabelledAnswer[] = [
  {
    id: "why-flight-attendant-strong-1",
    question: "Why do you want to be a flight attendant?",
    kind: "motivation",
    level: "strong",
    why: "Specific origin, realistic view of the job, evidence of fit.",
    answer: {
      situation:
        "I have worked for three years as a nurse assistant on a geriatric ward in Porto. In 2019, on a flight home from Geneva, a man across the aisle had an epileptic seizure, and I watched two cabin crew members take care of him so calmly that his daughter stopped crying. I had never thought before of that job as a safety job.",
      task: "Since that day I have wanted to do this work: to look after people in a place where they can't just walk out or call an ambulance, and to do it in a team that changes every day.",
      action:
        "I started to prepare seriously. I talked to a former colleague who flies for a low-cost airline, and she told me honestly about four o'clock starts, six sectors a week and Christmas away from home. I'm used to that from night shifts. I renewed my first aid certificate in March, improved my English to C1 and began to learn German, and I swim twice a week for the water test.",
      result:
        "What I bring is patience with anxious people, practice with emergencies, and the habit of following a procedure even at five in the morning. I would like to begin as a crew member on short-haul and in some years become an instructor for first aid, because I enjoy teaching the new assistants on my ward.",
    },
    faults: [],
  },
  {
    id: "why-flight-attendant-strong-2",
    question: "Why do you want to be a flight attendant?",
    kind: "motivation",
    level: "strong",
    why: "Hospitality background, honest, specific to the work.",
    answer: {
      situation:
        "I've been a waiter and shift leader in a family restaurant in Cork for four years. I love the first two minutes with a new table: do they want a chat, or quiet? My aunt was cabin crew for twenty years, so I know the true stories as well as the nice ones.",
      task: "I want a job where service and safety are one thing. I'm our fire warden, I keep the allergy sheet, and I like that responsibility most.",
      action:
        "Last winter I spent a day at a training centre with a smoke-filled cabin and a slide. I found out that I get calmer and louder, not faster. I know about reserve days, early starts and lonely hotels and talked that through with my partner.",
      result:
        "I'd be good at it because I like strangers, I take feedback well, and I'd give the safety demo the fifth time as if it were the first.",
    },
    faults: [],
  },
  {
    id: "why-flight-attendant-partial-1",
    question: "Why do you want to be a flight attendant?",
    kind: "motivation",
    level: "partial",
    why: "Sincere and relevant, but few facts and no preparation.",
    answer: {
      situation:
        "I have worked in a hotel reception for two years and I enjoy the contact with guests from the whole world. Many of them told me that I have a calm way of speaking when there is a problem.",
      task: "I would like to use this in the air, because I think that a flight attendant is a host and also a person who looks after safety.",
      action:
        "I speak Spanish, English and some French, and I am used to working in shifts, on weekends and on holidays. I informed myself about the profession on the internet and I watched many videos of cabin crew who tell about their day. I know that it is not only glamour and that it can be tiring. I am a person who does not get nervous easily, and I like when every day is different from the day before.",
      result:
        "I think I could make passengers feel safe and welcome. I'm looking for a job in which I can stay for many years and grow.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "why-flight-attendant-partial-2",
    question: "Why do you want to be a flight attendant?",
    kind: "motivation",
    level: "partial",
    why: "Good personal reason, mostly about travel, a little fit.",
    answer: {
      situation:
        "My first flight was when I was nine, from Cairo to Athens, and the stewardess showed me how the life vest works because I was so afraid. I remember her name until today, it was Eleni.",
      task: "Since then it's my dream to do for others what she did for me.",
      action:
        "I studied tourism for three years and did an internship at the information desk of the airport, where I helped passengers who missed their connection. I love to travel and to discover new cities and cultures, and I learn languages easily.",
      result: "That is why I believe that this is the right job for me.",
    },
    faults: [
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "why-flight-attendant-weak-1",
    question: "Why do you want to be a flight attendant?",
    kind: "motivation",
    level: "weak",
    why: "Travel and image only, short.",
    answer: {
      situation: "I love travelling and I want to see the world.",
      task: "I don't want to work in an office every day.",
      action: "I am friendly and I like people, so I think I can do it.",
      result: "It would be my dream job.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "action",
        fault: "vague",
      },
      {
        section: "result",
        fault: "generic",
      },
    ],
  },
  {
    id: "why-flight-attendant-weak-2",
    question: "Why do you want to be a flight attendant?",
    kind: "motivation",
    level: "weak",
    why: "Stock phrases but honest.",
    answer: {
      situation:
        "Since I was a little girl I have always wanted to be a flight attendant. I like the uniform and the airport atmosphere.",
      task: "I want to give the best service to passengers.",
      action:
        "I am a positive and flexible person and I work well in a team. I have no problem with working on the weekend or getting up early. I also like to take care of my appearance, and I am interested in other countries and in languages. My friends always say that I would be perfect for this job.",
      result: "I think I would be a good flight attendant because I am motivated to learn.",
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
    id: "why-flight-attendant-worthless-1",
    question: "Why do you want to be a flight attendant?",
    kind: "motivation",
    level: "worthless",
    why: "Cynical, contempt for passengers and free-flight motive.",
    answer: {
      situation:
        "Honestly I need free tickets because my boyfriend lives in Dubai, and I am bored of my job now.",
      task: "I heard the work is only giving out chicken or pasta and the rest of the time you sit in the galley. Passengers are annoying, but you don't have to see them again.",
      action:
        "I would do the minimum and keep the headphones in so they don't ask me stupid questions. The safety stuff is a show, nobody needs that. I'd call in sick when there is a bad destination.",
      result: "After one year I quit when I have seen everything I want.",
    },
    faults: [
      {
        section: "task",
        fault: "blames",
      },
      {
        section: "action",
        fault: "blames",
      },
    ],
  },
  {
    id: "why-flight-attendant-worthless-2",
    question: "Why do you want to be a flight attendant?",
    kind: "motivation",
    level: "worthless",
    why: "Same sentence again and again.",
    answer: {
      situation:
        "I want to be a flight attendant because it is my passion to be a flight attendant.",
      task: "I want to be a flight attendant because it is my passion to be a flight attendant. I want to be a flight attendant because it is my passion to be a flight attendant.",
      action:
        "I want to be a flight attendant because it is my passion to be a flight attendant. I want to be a flight attendant because it is my passion to be a flight attendant.",
      result: "I want to be a flight attendant because it is my passion to be a flight attendant.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
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
