import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_DIVERSE_CULTURES: LabelledAnswer[] = [
  {
    id: "diverse-cultures-strong-1",
    question: "Tell me about a time you worked with people from different cultures or backgrounds.",
    kind: "behavioural",
    level: "strong",
    why: "Real cultural difficulty, own adaptation, concrete outcome.",
    answer: {
      situation:
        "In 2021 I coordinated a cabin-service team of nine on a cruise ship, from Indonesia, Peru, India and Ukraine. Two Indonesian colleagues never said anything in the briefing, even with too many cabins, and rooms were late.",
      task: "I had to make sure that everybody could speak up and that the cabins were ready by two.",
      action:
        "I talked to Wayan alone and asked how it's done at home. He explained that contradicting a leader in front of others is impolite. So I stopped asking the whole group and went to each person at ten o'clock to ask how many cabins were left. During Ramadan I moved two breaks.",
      result:
        "In a month we went from 80 to 97 percent of cabins ready on time, and Wayan himself proposed a new order for the corridors. I learned that silence doesn't mean agreement.",
    },
    faults: [],
  },
  {
    id: "diverse-cultures-strong-2",
    question: "Tell me about a time you worked with people from different cultures or backgrounds.",
    kind: "behavioural",
    level: "strong",
    why: "Volunteer story, service side, concrete and reflective.",
    answer: {
      situation:
        "In the summer of 2022 I volunteered at a welcome centre in Berlin for families from Ukraine, Syria and Afghanistan. One lunchtime an Afghan father refused to let his family into the dining hall and the security man thought he was being aggressive.",
      task: "I was looking after the dining hall that day and wanted the family to eat, and to stop the misunderstanding before it got worse.",
      action:
        "I asked the security man to step back a little, and I greeted the father with my hand on my heart instead of offering a handshake to his wife. As I don't speak Dari, I used a phone interpreter. He explained that he could not tell which food had pork in it. I went through every dish with him and the kitchen, and set a separate table with the halal ones. Afterwards I drew picture labels for pork, beef, chicken, fish, milk and nuts and asked three residents to check the words in their languages.",
      result:
        "The family of six ate that day and the father helped me carry the tables later. The labels are in five languages and are still used there for about 200 meals a day. I learned to ask for the reason before I judge the tone.",
    },
    faults: [],
  },
  {
    id: "diverse-cultures-partial-1",
    question: "Tell me about a time you worked with people from different cultures or backgrounds.",
    kind: "behavioural",
    level: "partial",
    why: "Good facts, outcome is general.",
    answer: {
      situation:
        "During my Erasmus semester in Finland I shared a kitchen with students from Korea, Nigeria, Italy and Germany. There were problems about the cleaning and the noise at night.",
      task: "I wanted everybody to feel at home, so I took on the job of organising the kitchen.",
      action:
        "I invited everyone to cook one dish from their country, and after dinner I asked each person what is important for them at home. For Ji-woo it was shoes outside, for Emeka that we greet each other. I wrote the points on a poster and I made a cleaning plan with two people from different countries per week.",
      result: "The atmosphere was a lot nicer afterwards and we are still friends.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "diverse-cultures-partial-2",
    question: "Tell me about a time you worked with people from different cultures or backgrounds.",
    kind: "behavioural",
    level: "partial",
    why: "Team hides the person; result given.",
    answer: {
      situation:
        "I work at the check-in of a hotel in Marbella where we have guests from many countries. In August 2023 a group of 42 guests from Saudi Arabia arrived at one o'clock in the night.",
      task: "Our team had to check them in quickly and respect their customs.",
      action:
        "We prepared the keys before and we put the families on the same floor. We put prayer mats in the rooms and an arrow showing the direction. We took the alcohol out of the minibars. We made sure that a woman accompanied the ladies to their rooms.",
      result:
        "Everyone was in their room in forty minutes and the group booked again for the next year.",
    },
    faults: [
      {
        section: "action",
        fault: "we-hides-you",
      },
      {
        section: "task",
        fault: "no-task-ownership",
      },
    ],
  },
  {
    id: "diverse-cultures-weak-1",
    question: "Tell me about a time you worked with people from different cultures or backgrounds.",
    kind: "behavioural",
    level: "weak",
    why: "Statement that cultures are interesting, no event.",
    answer: {
      situation: "I live in London so I meet people from all cultures every day.",
      task: "It is important to respect everyone.",
      action: "I treat everybody the same and I am open minded and curious about other cultures.",
      result: "I have friends from many countries.",
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
        fault: "vague",
      },
    ],
  },
  {
    id: "diverse-cultures-weak-2",
    question: "Tell me about a time you worked with people from different cultures or backgrounds.",
    kind: "behavioural",
    level: "weak",
    why: "One small event, thin.",
    answer: {
      situation: "In my last job there was a tourist from China and she did not speak English.",
      task: "I had to explain her the way to the station.",
      action: "I used Google Translate on my phone and showed her with the hands.",
      result: "She understood and said thank you.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "diverse-cultures-worthless-1",
    question: "Tell me about a time you worked with people from different cultures or backgrounds.",
    kind: "behavioural",
    level: "worthless",
    why: "Demeaning about foreigners.",
    answer: {
      situation:
        "In the factory they put me with a lot of foreigners who do not understand anything and they smell of their food.",
      task: "I had to work with them even if I did not want to.",
      action:
        "I told them in this country we speak our language and if they can't then go home. I did not eat at the same table with them. When one of them did something wrong I told the boss immediately so he learns it. These people are all the same, lazy and stupid.",
      result: "After a time they stopped talking to me and that was the best solution.",
    },
    faults: [
      {
        section: "situation",
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
  {
    id: "diverse-cultures-worthless-2",
    question: "Tell me about a time you worked with people from different cultures or backgrounds.",
    kind: "behavioural",
    level: "worthless",
    why: "Answers a different question altogether.",
    answer: {
      situation:
        "My greatest weakness is that I am a perfectionist. I also find it hard to say no when somebody asks me for something.",
      task: "I try to improve on this weakness and I want to have a better balance.",
      action:
        "I bought a planner, and I go jogging on Tuesdays. I read a book about time management, which I can recommend.",
      result: "In five years I see myself in a senior position with my own house.",
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
];
