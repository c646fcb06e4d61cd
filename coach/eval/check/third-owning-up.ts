import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_OWNING_UP: LabelledAnswer[] = [
  {
    id: "ownup-blood-sample-swap",
    question: "When did you last own up to something that nobody would ever have found out?",
    kind: "behavioural",
    level: "strong",
    why: "Real cost to herself, reported at once, took part in the repair, and the change was measured.",
    answer: {
      situation:
        "I am a phlebotomist in a hospital in Utrecht. In February I drew blood from two brothers in the same room, one after the other. When I was cleaning up I realised that I couldn't swear I had stuck the labels on at the bedside; I had a feeling that I'd done both at the trolley.",
      task: "The tubes were already in the tube post. Chances were nine to one that they were right, and with brothers of one age nobody would've seen a difference. But they were my samples and the results would decide about medication.",
      action:
        "I called the lab within five minutes and had them stop both. Then I went back to the room and told the two men that I might have exchanged their tubes, that it was my mistake, and that I'd like to draw again, which meant a second needle for each. One was quite cross. I labelled each tube this time with the patient reading the label to me. After that I filed an incident report under my own name and I told my team lead before she would read it.",
      result:
        "As it turned out the first labels had been right, the lab compared them. My lead used the report in the team meeting, and we took the label printers off the trolleys and hung them at the beds. In the half-year since there have been no unlabelled tubes in our ward, before it was about two a month. And the cross brother said at discharge he would ask for me next time.",
    },
    faults: [],
  },
  {
    id: "ownup-tips-jar-tablecloth",
    question: "When did you last own up to something that nobody would ever have found out?",
    kind: "behavioural",
    level: "strong",
    why: "Small and plainly told, but exactly what was asked: unprompted honesty, own action, a clear result.",
    answer: {
      situation:
        "I am bartender in Tbilisi. In March I still counted the tips alone, for nine people, on trust.",
      task: "On Sunday at home I found 60 lari in my apron. I had put it there on Friday because the box was full, and forgot. It was mine to say it.",
      action:
        "On Monday I told all nine before opening: I counted wrong, this is yours. I paid each one his part and asked that two persons count from now.",
      result: "Everybody got 6 or 7 lari more. Two of us count now, and it has matched 30 weeks.",
    },
    faults: [],
  },
  {
    id: "ownup-grade-spreadsheet",
    question: "When did you last own up to something that nobody would ever have found out?",
    kind: "behavioural",
    level: "partial",
    why: "A true admission with clear steps, but what came of it stays open.",
    answer: {
      situation:
        "Last semester I was a teaching assistant in Singapore and marked the quizzes of a statistics module, 112 students. Two days after the grades had gone out I saw I had used the old answer key on question six.",
      task: "The marking was mine alone. It was one mark out of twenty, and no student had queried it.",
      action:
        "I re-marked all 112 scripts for that question the same evening, made a list of the 31 students who were affected, and wrote to the professor, with the list attached, saying it was my oversight and not the tutor's. I also drafted the announcement for her so she would just need to send it.",
      result: "The professor replied that she'd think about how to handle it.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "ownup-scratched-rental",
    question: "When did you last own up to something that nobody would ever have found out?",
    kind: "behavioural",
    level: "partial",
    why: "Good content, yet the honesty is told mainly as the team's and the task section is filled with outcome.",
    answer: {
      situation:
        "I worked at a car rental at the airport of Split. One evening, when we moved the cars from the washing to the parking, one got a scratch on the door, about 10 cm. No camera is there.",
      task: "In the end the boss was thankful and the customer didn't pay, and insurance covered the 200 euros.",
      action:
        "We talked about it and we decided we will not put it on the next customer. We took a photo, we wrote it in the system, and we informed the boss in the morning about it. We agreed to move the cars slower.",
      result:
        "It was the right thing because otherwise the next customer would pay for our mistake.",
    },
    faults: [
      { section: "task", fault: "misplaced" },
      { section: "action", fault: "we-hides-you" },
    ],
  },
  {
    id: "ownup-late-five-minutes",
    question: "When did you last own up to something that nobody would ever have found out?",
    kind: "behavioural",
    level: "weak",
    why: "A trifle told in three lines; hardly tests anything.",
    answer: {
      situation: "One time I came to work late and nobody saw it.",
      task: "I wanted to be honest.",
      action: "I told my boss that I came late.",
      result: "He said okay, no problem.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "ownup-values-mirror",
    question: "When did you last own up to something that nobody would ever have found out?",
    kind: "behavioural",
    level: "weak",
    why: "Long reflection on conscience with no act of owning up in it.",
    answer: {
      situation:
        "I think this is a beautiful question, since it touches on who we are when no one is watching. My grandmother in Iași used to say that the softest pillow is a clean conscience, and I've carried this sentence with me through school, through university and into my working life.",
      task: "For me integrity is not something which you switch on when the supervisor comes round the corner. It is something you either have or don't have, and it shows itself in the small things.",
      action:
        "Whenever I notice that I've made a mistake, I'm the first who says it. I don't wait to be asked and I don't look for excuses. I go to the person concerned, I say it was me, and I ask how I can make it good again. I've done this in the fashion store where I worked, and I did it as a student as well, and I would do it on board of an aircraft, where one hidden mistake may have far bigger consequences.",
      result:
        "Through this my superiors have always trusted me, and colleagues know that what I say is true. This trust is worth more to me than to look perfect.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "ownup-fridge-log",
    question: "When did you last own up to something that nobody would ever have found out?",
    kind: "behavioural",
    level: "worthless",
    why: "Falsified a food-safety log and kept a broken fridge in use, presented as responsible behaviour.",
    answer: {
      situation:
        "At the school canteen in Ghent I was in charge of the fridge temperatures. On a Monday I saw the big fridge had been at 13 degrees all weekend, and there was chicken for 200 children in it.",
      task: "My responsibility was that lunch is on the table at twelve and that the paperwork is in order. Nobody would have found out, so it was up to me to handle it maturely.",
      action:
        "I smelled the chicken and it seemed fine to me, so I turned the fridge up and had the kitchen season it a bit stronger than usual. In the log I put 4 degrees for Saturday and Sunday, as on all the other weekends, since a high number just makes people nervous. I confided it afterwards to my best friend, so in a way I did own up to it.",
      result:
        "Lunch was punctual and 200 children ate. The inspector praised our complete log in the spring. I'm proud that I could solve it discreetly and protect the reputation of the school.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "ownup-they-made-me",
    question: "When did you last own up to something that nobody would ever have found out?",
    kind: "behavioural",
    level: "worthless",
    why: "Asked to own up, and instead pins every fault on others.",
    answer: {
      situation:
        "At the electronics store in Minneapolis a delivery of eleven headsets got booked in as ten. I typed it, but it was because Kyle was talking to me nonstop, and the scanner's garbage because corporate is too cheap to replace it.",
      task: "It's inventory's task to catch this stuff. They get paid to count and they don't count.",
      action:
        "I mentioned it to my manager, and I made very clear that it was Kyle's fault and that the training they gave us was a joke. I also told her the guy before me had been doing it wrong for years and nobody ever said a word to him. She acted like I'd done something, which was so typical of her.",
      result:
        "She gave me a talking-to and Kyle got nothing. That's what you get for owning up in a place where nobody else does their job.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "blames" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "blames" },
    ],
  },
];
