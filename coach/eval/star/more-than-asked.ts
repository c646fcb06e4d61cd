import type { LabelledAnswer } from "./format.ts";

export const MORE_THAN_ASKED: LabelledAnswer[] = [
  {
    id: "bank-went-beyond-strong-1",
    question: "Tell me about a time you did more for a customer than your job asked of you.",
    kind: "behavioural",
    level: "strong",
    why: "Shows where the job ended, acts on something this customer said, pays with own time, tells the effect.",
    answer: {
      situation:
        "So this was last August, I'm a tour guide in Kraków, I do the walking tours, two hours and a half. I had a group of, um, fourteen, and one of them was a Canadian man, maybe eighty, and at the end he asked me, very quietly, where the street Dietla was, because his mother was born there before the war.",
      task: "My job was finished at that point, I give them a map and that's it. But he had only a number from an old letter, and the numbers have changed, so, you know, he would never find it alone.",
      action:
        "I asked him if he wants company or if he prefers to go on his own, because for some people it's a private thing. He said company please. I called a friend who works in the city archive and she looked up the old number for me, while we were drinking a coffee. It was three doors further than the letter says. I walked with him, slowly, he had a stick, and I rang the bell and explained in Polish to the lady on the ground floor, and she let us in to the courtyard.",
      result:
        "He stood there for ten minutes and then he showed me a photo of his mother with exactly that gate. I missed my bus, that's all. In November he wrote to the office that it was the reason he came to Poland.",
    },
    faults: [],
  },
  {
    id: "bank-went-beyond-strong-2",
    question: "Tell me about a time you did more for a customer than your job asked of you.",
    kind: "behavioural",
    level: "strong",
    why: "Short, plain sentences; concrete need noticed, clear extra in own time, safe and approved, definite outcome.",
    answer: {
      situation:
        "I was a nurse assistant on a ward in Manila. A patient, sixty-eight, was moved to us from an island. His glasses had broken in the ambulance.",
      task: "My duty was washing and meals. Glasses were on nobody's list. But he could not read the consent form and was frightened.",
      action:
        "With the head nurse's permission I took the frame to an optician after my shift, paid the screw myself and was back before the night round.",
      result:
        "He read the form himself and asked two questions before signing. The ward now has a repair kit.",
    },
    faults: [],
  },
  {
    id: "bank-went-beyond-partial-1",
    question: "Tell me about a time you did more for a customer than your job asked of you.",
    kind: "behavioural",
    level: "partial",
    why: "A real episode with result and detail, but what was done is in the duty list: polite good service, not extra.",
    answer: {
      situation:
        "I work the returns desk at a home improvement store outside of Columbus. In March a young couple came in with a shower kit they had bought the day before. The box was missing the drain and they had a plumber booked for that same afternoon.",
      task: "As the returns associate I am responsible for exchanges. I needed to process theirs and get them out in time for their plumber.",
      action:
        "I apologized, checked their receipt, and looked up the kit in the system. It said we had four. I walked to aisle thirty-one, opened a new box in front of them so they could see all of the parts were there, and did the exchange at my register.",
      result:
        "They were out of there in fifteen minutes and made their appointment. The husband filled out the survey on the receipt and gave me a ten.",
    },
    faults: [],
  },
  {
    id: "bank-went-beyond-partial-2",
    question: "Tell me about a time you did more for a customer than your job asked of you.",
    kind: "behavioural",
    level: "partial",
    why: "Good concrete extra effort, but the situation is hardly set and no reaction or effect is told.",
    answer: {
      situation: "Ski school, a kid in my group.",
      task: "He was deaf in one ear and he got lost behind the group because he couldn't hear when I called, so I wanted him to be able to ski with the others and not in a private lesson.",
      action:
        "I spent my lunch with his mum and asked what helps. Then in the evening, on my own time, I made up six signs with my poles, stop, slow, turn left and so on, and painted them on cards. Next morning I taught them to all eight children as a secret code so he wasn't the odd one out. I put him second in line behind me, on the side of his good ear.",
      result: "I did it the whole week.",
    },
    faults: [],
  },
  {
    id: "bank-went-beyond-weak-1",
    question: "Tell me about a time you did more for a customer than your job asked of you.",
    kind: "behavioural",
    level: "weak",
    why: "'I would' for a behavioural question; a wish, no event.",
    answer: {
      situation:
        "If a customer would come to me with a problem that is not really my job, for example an old lady who cannot carry her bags,",
      task: "I would feel responsible to help her because that's how I was raised.",
      action:
        "I would carry the bags to her car and I would ask if she needs anything else. I don't mind if my break is shorter.",
      result: "She would be happy and come back to our shop.",
    },
    faults: [],
  },
  {
    id: "bank-went-beyond-weak-2",
    question: "Tell me about a time you did more for a customer than your job asked of you.",
    kind: "behavioural",
    level: "weak",
    why: "Honest, but thin and general; many small kindnesses, no one story, result only 'they appreciate it'.",
    answer: {
      situation:
        "Well, I was at home with my three children for eleven years, and before that I worked in a bakery in the village, and now I help out at the school canteen two days a week. I'd say I have always been somebody who does a bit more. In the bakery people knew me and I knew them, and it was a small place, so it wasn't really a question of what's in the job and what isn't.",
      task: "I suppose the task was to sell bread and keep the shop clean, but people also come to have a chat.",
      action:
        "I did things like putting a loaf aside for somebody, or taking something round to an older person on my way home when they weren't well. With the children at the canteen I do the same, I look at who isn't eating and have a word. Nothing very special, just what you would do for your own family.",
      result: "People appreciated it, I think. They still say hello to me in the street.",
    },
    faults: [],
  },
  {
    id: "bank-went-beyond-worthless-1",
    question: "Tell me about a time you did more for a customer than your job asked of you.",
    kind: "behavioural",
    level: "worthless",
    why: "Eloquent empty filler: polished sentences, no customer, no act, no outcome.",
    answer: {
      situation:
        "Throughout the rich tapestry of my professional journey I have time and again found myself at that delicate crossroads where expectation ends and true hospitality begins. It is in precisely such moments, when the ordinary yields to the extraordinary, that the essence of service reveals itself, and one such moment remains indelibly engraved upon my heart.",
      task: "I understood, with a clarity that only experience can bestow, that my role was not merely to fulfil a function but to become the author of a memory. The challenge before me was nothing less than to elevate the everyday and to honour the trust that had been placed in me.",
      action:
        "Drawing on a deep well of empathy, and guided by an unwavering commitment to excellence, I chose to go further than anyone could have asked. With grace, discretion and boundless dedication I orchestrated every detail, anticipating each wish before it took shape, and weaving together warmth and professionalism into a seamless whole that surpassed all conceivable boundaries. For is it not in the smallest gesture that greatness resides? I listened not only with my ears but with my soul, I gave not only my time but my presence, and where others might have paused at the threshold of duty I stepped across it with quiet confidence, mindful at every turn of the dignity of the individual and of the higher purpose that unites us all.",
      result:
        "The outcome was profound and transformative. What began as a simple encounter became a testament to the power of human connection. I emerged from it enriched, humbled and more convinced than ever that going beyond is not an act but a way of being, and it is this conviction that I would be honoured to carry into every encounter yet to come.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "bank-went-beyond-worthless-2",
    question: "Tell me about a time you did more for a customer than your job asked of you.",
    kind: "behavioural",
    level: "worthless",
    why: "A decent story that answers another question (disagreement over a rota with a colleague); no customer in it.",
    answer: {
      situation:
        "In the student union office at my university in Cardiff, Megan and I shared the rota for the bar staff. In October she put herself on every Friday off for the whole term without saying anything.",
      task: "I had to sort it out with her because I was ending up doing all of the Fridays, five weeks in a row.",
      action:
        "I asked her for a coffee and said what I'd noticed and asked if there was a reason. She told me that her dad was having treatment on Saturdays and she drove home on Friday night. I said I was sorry and proposed that we split it so I did Fridays and she did every Sunday, and that we'd tell each other next time.",
      result:
        "We stuck to that until Christmas and we're still friends. I learned to ask before I get annoyed.",
    },
    faults: [],
  },
];
