import type { LabelledAnswer } from "../star/format.ts";

export const HARD_COMPLAINT: LabelledAnswer[] = [
  {
    id: "complaint-strong-1",
    question:
      "Tell me about the worst complaint a customer ever made to you and how you dealt with it.",
    kind: "behavioural",
    level: "strong",
    why: "Real event, insulted but stayed calm, own steps, solved the matter and a follow-up; plain words.",
    answer: {
      situation:
        "Hotel reception in Leeds, Saturday night. A man came down, no heating in the room and his small son was coughing. He shouted idiot at me in front of the lobby and said we were stealing his money.",
      task: "I was alone on the desk so it was on me to get the family warm, and calm him while others were waiting to check in.",
      action:
        "I let him finish. I said sorry, your son should not be in a cold room, give me five minutes. We were full but I knew we keep one room back for maintenance, so I rang the duty manager and asked to release it. I checked the radiator in there myself first, then carried the bags with them and took hot milk for the boy. I wrote it all in the log.",
      result:
        "They moved in 20 minutes. Next morning he said sorry for the idiot, we refunded one night, and because of my log note maintenance found the same broken valve in two other rooms.",
    },
    faults: [],
  },
  {
    id: "complaint-strong-2",
    question:
      "Tell me about the worst complaint a customer ever made to you and how you dealt with it.",
    kind: "behavioural",
    level: "strong",
    why: "Non-native, uneven boxes (part of the action sits under task), still complete: food allergy error, honest, safe, outcome and lesson.",
    answer: {
      situation:
        "Last year in restaurant where I am waitress, lady told me she has allergy of nuts. Kitchen send the dessert with almond on it. She saw it before eating but she was very very angry, she said we could kill her.",
      task: "She was right. I took the plate away at once and I asked her first if she ate any, even small piece, and did she have her pen with her. She said no she did not eat. After this my job was to repair the trust and to find how it happened.",
      action:
        "I did not say it was the kitchen. I said I should check the plate before I put it on your table and I did not, I am sorry. I called my manager so she can hear it from somebody responsible. I asked the chef to make new dessert with clean board and clean knife and I stood there and watched. I also showed her the label of the ice cream. Then I wrote it in the incident book, time and the ticket number, because on the ticket allergy was printed very small.",
      result:
        "She stayed, she ate the sorbet and she thanked me for not hiding. Manager took off her bill. From next week we print allergy in red on the top of ticket, it was my proposal, and in eight months after we had zero wrong plate. I learn that I must read the plate, not only carry it.",
    },
    faults: [],
  },
  {
    id: "complaint-partial-1",
    question:
      "Tell me about the worst complaint a customer ever made to you and how you dealt with it.",
    kind: "behavioural",
    level: "partial",
    why: "Real and decent, steps clear, but the outcome is only a guess and the situation lacks who and when.",
    answer: {
      situation:
        "A customer complained because her online order was missing 3 items and she already drove 40 minutes to us.",
      task: "I was on the click and collect desk so it was my problem to sort.",
      action:
        "I apologised and asked her to sit down. I checked the order on the system and saw the items were picked but not packed, so I went in the back and looked in the cages. I found two of them. The third one was out of stock so I offered her a similar one for the same price and she took it. I put a note for the pickers also.",
      result:
        "I think she was happy, she did not complain more. Usually people calm down when you do something.",
    },
    faults: [],
  },
  {
    id: "complaint-partial-2",
    question:
      "Tell me about the worst complaint a customer ever made to you and how you dealt with it.",
    kind: "behavioural",
    level: "partial",
    why: "A real event with good result but everything is done by 'we'; candidate's own share is hardly visible; task box repeats the situation.",
    answer: {
      situation:
        "When I worked for a ferry company in Greece the boat was late for three hours because of the wind, it was August and 38 degrees and there was no shade on the pier, only our small kiosk. A group of about 25 tourists was complaining very hard at the kiosk, one gentleman wanted to film us and put it on internet and he said we are all thieves. They missed there hotel transfer and some of them had small kids, so you can imagine the noise, everybody wanted to speak in the same time.",
      task: "The tourists were complaining and it was three hours late, it was a difficult situation for the team because it was not the fault of anybody, the port authority did not let the boats go out.",
      action:
        "We talked to them and we explained about the wind and about the port authority. We gave water to everybody from the fridge of the kiosk and the kids could sit inside. Later we telephoned the hotel to tell about the transfer and we found a bus from a company that we knew. We always kept them informed, every half hour there was an announcement in Greek and in English, and we tried to smile.",
      result:
        "The bus took all 25 to the hotel by 9 in the evening and the gentleman deleted his video. The agency sent a thank you email to our office and our boss put it on the wall.",
    },
    faults: [
      {
        section: "task",
        fault: "copied",
      },
    ],
  },
  {
    id: "complaint-weak-1",
    question:
      "Tell me about the worst complaint a customer ever made to you and how you dealt with it.",
    kind: "behavioural",
    level: "weak",
    why: "No particular event: habit description in general terms, no outcome.",
    answer: {
      situation: "In my job in retail I get complaints every day, from all kinds of customers.",
      task: "To keep them happy.",
      action:
        "I always listen and stay polite and I try to find a solution for them, if I cant I call my manager because he has more experience.",
      result: "Normally they go away happy.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "complaint-weak-2",
    question:
      "Tell me about the worst complaint a customer ever made to you and how you dealt with it.",
    kind: "behavioural",
    level: "weak",
    why: "Real customer, but candidate only fetched the manager; rambling situation, nothing done, result about being glad it was over.",
    answer: {
      situation:
        "So this was in the phone shop where I was part time, it was I think a Tuesday or maybe Wednesday because on Wednesday we had the deliveries, and my colleague Dana was on lunch, she always takes lunch at one, and this lady comes in with a phone and the screen is all black and she bought it from us like two weeks before and she is saying that it is a scandal and she wants the money back and she was talking and talking, she had also her sister with her who was talking too.",
      task: "I was new so I didnt really know the returns policy at that time.",
      action: "I told her to wait and I got my manager and he talked to her.",
      result: "He sorted it out somehow and I was relieved because I dont like when people shout.",
    },
    faults: [],
  },
  {
    id: "complaint-worthless-1",
    question:
      "Tell me about the worst complaint a customer ever made to you and how you dealt with it.",
    kind: "behavioural",
    level: "worthless",
    why: "Buzzwords from start to end, no event, no customer, no act.",
    answer: {
      situation:
        "In a dynamic, customer-centric, fast-paced environment, I encountered a high-stakes stakeholder escalation requiring world-class service recovery and emotional intelligence.",
      task: "My key responsibility was to leverage my proactive mindset and deliver a best-in-class, end-to-end customer experience with empathy, ownership and excellence.",
      action:
        "I utilised active listening, de-escalation, empathy, teamwork, communication, problem-solving, cultural awareness and safety-first thinking to drive a holistic, solution-oriented resolution. I took ownership, went above and beyond and exceeded expectations at every touchpoint.",
      result:
        "As a result customer satisfaction was significantly increased, loyalty was maximised and valuable synergies were achieved across all departments, demonstrating leadership, resilience and passion.",
    },
    faults: [
      {
        section: "task",
        fault: "buzzwords",
      },
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "complaint-worthless-2",
    question:
      "Tell me about the worst complaint a customer ever made to you and how you dealt with it.",
    kind: "behavioural",
    level: "worthless",
    why: "Perfect form and numbers, but what was done is hiding complaints and writing invented praise: dishonest, told with pride.",
    answer: {
      situation:
        "In June 2023 I was shift leader in a coffee shop at Manchester station. A guest filled in a complaint card because her espresso was cold and her change was 5 pounds short. It was the fourth card in one week.",
      task: "I was responsible for our score in the area ranking, and the target was 4.5 out of 5.",
      action:
        "I thanked the guest, gave her a warm smile and put the card in my own pocket instead of the box. After closing I took the other three cards home too. Then I sat with a pen and filled in twelve new cards in different handwriting with nice comments about the team and I dropped them in during the week. I also asked my cousins to write some.",
      result:
        "Our score went from 3.9 to 4.7 in one month, I received a bonus of 150 pounds and the area manager used our shop as an example. I learned that a good manager finds creative solutions.",
    },
    faults: [],
  },
];
