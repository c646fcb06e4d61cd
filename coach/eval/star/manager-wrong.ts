import type { LabelledAnswer } from "./format.ts";

export const MANAGER_WRONG: LabelledAnswer[] = [
  {
    id: "boss-bakery",
    question:
      "When did you last think your manager had made the wrong call, and what did you do about it?",
    kind: "behavioural",
    level: "strong",
    why: "Short and plain, but everything is there: a real day, own duty, a private word with evidence and an alternative, a clear result.",
    answer: {
      situation:
        "Last December, a Saturday morning at the bakery. My supervisor told me to sell the cream slices from the day before at full price because we were short.",
      task: "I date the trays and I serve the counter, so it was me handing them over. I had to say no to her, but not in front of the queue.",
      action:
        "I asked her for a minute in the back. I showed her the tray ticket: the cream gets 24 hours and these had 30. Then I offered to finish fruit tarts instead, I could do it in twenty minutes.",
      result:
        "She pulled the slices. I sold all eighteen tarts before noon and nobody went home with bad cream. The week after she asked me to check the dates every morning.",
    },
    faults: [],
  },
  {
    id: "boss-nightdesk",
    question:
      "When did you last think your manager had made the wrong call, and what did you do about it?",
    kind: "behavioural",
    level: "strong",
    why: "Spoken, rambling, but a real disagreement handled respectfully, own words and steps, measurable end and a lesson.",
    answer: {
      situation:
        "So this was, um, two years ago in March, I was on the night desk in a hotel near the airport in Gdansk, and we were overbooked by three rooms. A football thing. And at half past ten the duty manager calls me and says, okay, whoever arrives last, you send them to the other hotel. And I look at the list and the last arrival is a couple, both over eighty, landing at 00:40, and he uses a wheelchair.",
      task: "I was alone at the desk that night, so it was my job to decide who I tell, and it was also my job to follow what my manager said. I did not want to just do my own thing behind his back. But I really thought it was wrong.",
      action:
        "I called him back after like five minutes, when I had something better to offer. I said, I understand why you say last one goes, it is fair on paper, but these guests need the adapted room and the other hotel doesn't have one, I checked, I rang them. And I told him I'd found two guys on the list, both single, both one night, both members, and I asked could I offer them the taxi, a free breakfast and double points. He wasn't happy, he said what if they refuse. I said then I do it your way. So I phoned both of them, honestly explained, and I apologised.",
      result:
        "Both said yes, one even laughed about it. The old couple got room 104 at one in the morning. It cost us 46 euro for taxis, and my manager wrote that into the night procedure, that you look who needs the room before you look at the clock. What I learned is you bring the answer with you when you disagree.",
    },
    faults: [],
  },
  {
    id: "boss-porter",
    question:
      "When did you last think your manager had made the wrong call, and what did you do about it?",
    kind: "behavioural",
    level: "partial",
    why: "A genuine disagreement and a sensible request, but the action is told as 'we' and the result is only that things got better.",
    answer: {
      situation:
        "I was a hospital porter at a big trust in Leeds. Our team leader decided that porters would no longer go up in pairs for bariatric transfers on nights because there weren't enough of us.",
      task: "I was worried about backs, ours and the patients' safety. As the longest-serving porter on nights I felt I ought to raise it with him.",
      action:
        "We got together before the shift and talked it over, and then we went to see him and explained that it wasn't safe. We suggested the ward could lend a healthcare assistant for the lift, and we wrote down the lifts from the last few nights to show him.",
      result:
        "He listened in the end and changed it back. Things were better after that and people were happier on nights.",
    },
    faults: [
      {
        section: "action",
        fault: "we-hides-you",
      },
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "boss-library",
    question:
      "When did you last think your manager had made the wrong call, and what did you do about it?",
    kind: "behavioural",
    level: "partial",
    why: "Clear situation, own duty and own steps; but the answer stops before telling what came of it.",
    answer: {
      situation:
        "In the city library where I work since 2021 my boss wanted to close the children corner on Wednesday afternoon because of noise complaint from the study room.",
      task: "I am responsible for the reading hour on Wednesday, about 25 children are coming. I had to tell her that I don't agree, with respect.",
      action:
        "I asked for a meeting and I prepared the numbers of visitors from three months. I proposed to her to move the reading hour from 15:00 to 11:00 on Saturday or to use the room on the second floor with the door. I also said I can talk with the students who complained.",
      result:
        "It was a good conversation and I think it is important to always say your opinion to the boss in a polite way.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
      {
        section: "result",
        fault: "generic",
      },
    ],
  },
  {
    id: "boss-cafe-thin",
    question:
      "When did you last think your manager had made the wrong call, and what did you do about it?",
    kind: "behavioural",
    level: "weak",
    why: "Honest and relevant but thin: one vague disagreement, hardly any action, no real outcome.",
    answer: {
      situation: "My manager at the cafe changed the rota and I didn't think it was fair.",
      task: "I had to talk to her.",
      action: "I told her I didn't like it and she explained why she did it.",
      result: "It was okay after that.",
    },
    faults: [
      {
        section: "situation",
        fault: "vague",
      },
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "boss-warehouse-long",
    question:
      "When did you last think your manager had made the wrong call, and what did you do about it?",
    kind: "behavioural",
    level: "weak",
    why: "Long and full of figures about the warehouse, but the person did next to nothing about the disagreement and cannot say what happened.",
    answer: {
      situation:
        "I worked for an online retailer in a distribution centre in the Midlands which has 42,000 square metres and handles around 180,000 parcels a day at peak. There were four shifts and I was on the blue shift, which had about 60 people, and we used handheld scanners and a voice system. In my second year there they brought in a new shift manager who had come from a supermarket chain, and he decided to change the way we did the picking, so instead of zones everyone would pick whole orders. A lot of people didn't agree with that, me included, because the walk between aisle 3 and aisle 58 is nearly half a kilometre and you would do it 30 or 40 times in a shift.",
      task: "Everyone had targets, mine was 95 units an hour, and obviously the targets didn't change when the system did. So there was quite a lot of talk about it in the canteen.",
      action:
        "I mentioned it to one of the other lads and he said he'd mentioned it too. I don't think there's a lot you can do when it has come from above, so I got on with it and tried to hit my 95. I did think it was the wrong decision though.",
      result:
        "In the end I left in the autumn for a different job, so I'm not sure whether they kept it or went back to zones. I believe that it's important to be flexible when there's change.",
    },
    faults: [
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "action",
        fault: "vague",
      },
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "boss-idiot",
    question:
      "When did you last think your manager had made the wrong call, and what did you do about it?",
    kind: "behavioural",
    level: "worthless",
    why: "Complete in form and with numbers, but insults the manager, humiliates her publicly and is proud of it.",
    answer: {
      situation:
        "In my last job at a phone shop my manager was honestly an idiot, she had been there 3 months and thought she knew everything. One Friday she told me to move the accessories to the back wall, which any child could see was stupid.",
      task: "I had to show her that she was wrong because someone had to and the others were too scared.",
      action:
        "I told her in front of the customers that this is the dumbest idea I ever heard and that with a brain like that she should go back to the call centre. Then I simply left the accessories where they were and told the others to ignore her too.",
      result:
        "Sales that day were 12% up, so I was right. She cried in the stock room and after 2 weeks she was gone. I don't let people walk over me.",
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
    id: "boss-buzz",
    question:
      "When did you last think your manager had made the wrong call, and what did you do about it?",
    kind: "behavioural",
    level: "worthless",
    why: "A list of fashionable nouns; no manager, no decision, no event.",
    answer: {
      situation:
        "Dynamic fast-paced environment, stakeholder alignment, leadership, differing perspectives, constructive challenge, 360-degree feedback culture.",
      task: "Ownership, accountability, proactive mindset, customer centricity, integrity, professionalism, resilience under pressure.",
      action:
        "Active listening, empathy, open communication, assertiveness, solution orientation, teamwork, leveraging synergies, escalation management, win-win.",
      result:
        "Increased efficiency 100%, improved satisfaction, stronger relationships, growth, excellence, success, going the extra mile.",
    },
    faults: [
      {
        section: "situation",
        fault: "buzzwords",
      },
      {
        section: "task",
        fault: "buzzwords",
      },
      {
        section: "action",
        fault: "buzzwords",
      },
      {
        section: "result",
        fault: "buzzwords",
      },
    ],
  },
];
