import type { LabelledAnswer } from "./format.ts";

export const DIFFICULT_CUSTOMER: LabelledAnswer[] = [
  {
    id: "bank-difficult-customer-strong-1",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    kind: "behavioural",
    level: "strong",
    why: "One real episode with stakes, listening before explaining, a boundary kept, a promise kept and a checked outcome.",
    answer: {
      situation:
        "I've been a cashier at a building society in Leeds for six years. Two Decembers ago a lady in her seventies came in to draw out four hundred pounds from her late husband's account. It had been frozen that morning because the death had just been registered. There were nine people behind her and she began to shout that we were stealing from a widow.",
      task: "I was on the counter alone, my manager was at lunch. I had to stop it becoming a scene for her sake, and I couldn't release the money, that is the law on probate. But I did not want to send her away with nothing a week before Christmas.",
      action:
        "I came round the counter rather than talk through the glass, told the queue I'd be ten minutes and asked them to use the machine if they could. In the side room I let her talk until she had finished. She had no cash for the funeral flowers. I said back to her what I'd understood, told her plainly the account itself could not be touched, and then explained that we are allowed to pay a funeral director's invoice straight from it. I rang the florist with her, they agreed to put the flowers on the funeral bill, and I filled in the form while she had a cup of tea.",
      result:
        "The invoice was paid on the Thursday. She came in after New Year and apologised, which she had no need to do, and brought the order of service to show me. My manager now keeps that form and a one page guide at every till, because three of us hadn't known about it.",
    },
    faults: [],
  },
  {
    id: "bank-difficult-customer-strong-2",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    kind: "behavioural",
    level: "strong",
    why: "Short but complete: who, what was at stake, own steps, honest information and a result that was confirmed.",
    answer: {
      situation:
        "Taxi dispatch, night shift, heavy snow. A man rang for the fourth time, swearing. His cab was fifty minutes late.",
      task: "I was the only dispatcher. I had no free car, and I had to know why it mattered so much.",
      action:
        "I let him finish and asked where he had to be. His wife was in labor. I told him straight: no car for thirty minutes, call an ambulance now. I stayed reachable until he texted they were coming.",
      result:
        "They got there in time. He called next day to say sorry, and that it's a girl. I ask that question first now.",
    },
    faults: [],
  },
  {
    id: "bank-difficult-customer-partial-1",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    kind: "behavioural",
    level: "partial",
    why: "Real scene and good own actions, but it breaks off: nothing is said about how it ended.",
    answer: {
      situation:
        "So, um, I work at a cinema, I'm twenty-one, and it was the opening night of this big superhero film, screen five, completely sold out. And there was a dad with two boys and he'd booked for the wrong day. Like, his tickets were for the Saturday and it was Friday.",
      task: "I was the usher on the door so, you know, it was me who had to tell him he couldn't go in, and he was already kind of raising his voice in front of the kids.",
      action:
        'I took him a bit to the side, so that the queue could go on, and I crouched down and said hi to the boys first. Then I showed him the date on his phone, not like "you\'re wrong", more like "look, it happened to me as well". I checked with the box office on the radio if we had any no-shows, and I offered to move his booking or to put them in screen two at nine for another film, no charge.',
      result:
        "That's pretty much how I handle these situations, I think it's important to stay friendly with everybody even if it's them who made the mistake.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "bank-difficult-customer-partial-2",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    kind: "behavioural",
    level: "partial",
    why: "Real and with a measured end, but told as 'we' throughout, so the own share cannot be seen.",
    answer: {
      situation:
        "At the call centre for an energy company in Lisbon we had a customer who called eleven times in one week because his final bill was six hundred euro too high. He was insulting everybody and some colleagues did not want to take his calls anymore.",
      task: "Our task as a team was to solve the case before he goes to the regulator.",
      action:
        "We sat together in the morning and we looked at the history of his meter. We saw that the reading was typed with two numbers exchanged. We called him back, we apologised to him and we explained what happened, and we agreed that only one line would be for him until it is corrected. We also asked the billing to hurry.",
      result:
        "The bill was corrected in two days, he received his money and he did not go to the regulator. In the survey he gave us eight from ten.",
    },
    faults: [],
  },
  {
    id: "bank-difficult-customer-weak-1",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    kind: "behavioural",
    level: "weak",
    why: "Honest but only habits; no single customer, no event, no outcome.",
    answer: {
      situation:
        "I work in a burger place since one year and there are difficult customers nearly every weekend.",
      task: "I have to stay polite and give them what they ordered.",
      action:
        "I always try to smile and not take it personal. If they are angry I say sorry and make the burger again.",
      result: "Mostly they calm down after that.",
    },
    faults: [],
  },
  {
    id: "bank-difficult-customer-weak-2",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    kind: "behavioural",
    level: "weak",
    why: "Long and well meant, but all general reflection on customers; hardly one fact of an episode.",
    answer: {
      situation:
        "Over the years in my salon, because I have been a barber for twelve years now, I have met all kinds of people, and I can tell you that sometimes a person comes in and you know already from the way he opens the door that it is going to be a long half hour. People have stress at home, stress at work, and they bring it with them to the chair. I remember there was one man who was never really happy with his haircut, whatever you did it was a bit too short or a bit too long, and he would let you know about it.",
      task: "With a customer like this what you have to do is to be patient and to keep your professional attitude, because the customer is the one who is paying and at the end of the day he wants to feel good when he walks out.",
      action:
        "So I usually talked with him calmly and listened to what he wanted, and I tried to explain what is possible with his type of hair. I would never argue with a customer. I believe that when you give people respect you get respect back, and that is how I work with everybody who sits in my chair.",
      result:
        "In general he was okay in the end and I think most of my customers are satisfied with me, otherwise they would not come again.",
    },
    faults: [],
  },
  {
    id: "bank-difficult-customer-worthless-1",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    kind: "behavioural",
    level: "worthless",
    why: "Insults the customer, takes revenge and lies, and is proud of it; the STAR form does not help.",
    answer: {
      situation:
        "Last summer I was a waiter on a terrace with twenty-two tables in Brighton. A fat, stupid woman at table nine sent her fish back twice and snapped her fingers at me.",
      task: "My responsibility was to serve my section and I had to show her who was in charge, because customers like that only understand one language.",
      action:
        "First I told her calmly that if she wanted five stars she should have gone somewhere she couldn't afford. Then I left her plate under the lamp for twenty minutes, and I told the kitchen to give her the piece nobody wanted. When she asked for the manager I said he had gone home, which he hadn't. I also added the service charge to her bill.",
      result:
        "She paid, left without a word and never came back, and the whole team laughed about it all evening. I sold more that night than anyone else, over nine hundred pounds. It taught me that you must never let an idiot walk over you.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
      },
    ],
  },
  {
    id: "bank-difficult-customer-worthless-2",
    question:
      "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
    kind: "behavioural",
    level: "worthless",
    why: "Buzzword list without a sentence of fact.",
    answer: {
      situation:
        "Difficult customer, high-pressure environment, complaint, escalation, upset passenger, busy peak period, sensitive situation.",
      task: "De-escalation, conflict resolution, customer satisfaction, responsibility, ownership, brand values, service recovery, retention.",
      action:
        "Active listening, empathy, eye contact, calm tone, open body language, apology, solution orientation, teamwork, initiative, follow-up, communication with supervisor, attention to detail, safety first.",
      result:
        "Positive outcome, satisfied customer, loyalty, excellent feedback, increase of 30 percent, lesson learned, win-win, team recognition, five stars.",
    },
    faults: [],
  },
];
