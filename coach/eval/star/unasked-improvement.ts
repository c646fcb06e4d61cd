import type { LabelledAnswer } from "./format.ts";

export const UNASKED_IMPROVEMENT: LabelledAnswer[] = [
  {
    id: "init-library",
    question: "What is something you improved at work that nobody had asked you to?",
    kind: "behavioural",
    level: "strong",
    why: "Own observation, own steps including permission and trial, measured result and it lives on without her.",
    answer: {
      situation:
        "I work part-time in a public library in Aarhus. Last autumn I noticed that on Mondays the same older people stood by the self-service machine with the books in their hands, looking lost, and then queued for us anyway. I counted for three Mondays: on average twenty-two of them.",
      task: "Nobody had asked me to do anything about it; I shelve books. But I'm the one on the floor, and I could see that they were ashamed to ask.",
      action:
        "I stood at the machine myself and wrote down where people got stuck. It was always the same two places. So I made a card with three photos and big letters, tried it out with a man I knew, and changed it twice because of him. I showed my manager the count and asked her for a month's trial and one hour on Mondays beside the machine with a badge saying 'Ask me, I've got time'.",
      result:
        "After the month it was six instead of twenty-two, and the desk queue on a Monday morning was almost gone. The cards are on all four machines now. The Monday hour has been handed over to two volunteers, so it works without me.",
    },
    faults: [],
  },
  {
    id: "init-cleaner",
    question: "What is something you improved at work that nobody had asked you to?",
    kind: "behavioural",
    level: "strong",
    why: "Short non-native plain speech, yet own idea, own action, numbers and lasting effect.",
    answer: {
      situation:
        "I clean aircraft cabins in Frankfurt, at night. In 2023 we always lost time to look for the seat belts which were wrong crossed, and then again somebody checks.",
      task: "This was not my job to change, I only have rows 20 to 32. But I saw that we do the same row two times.",
      action:
        "I tried something with my rows: I cross the belt at the same moment when I wipe the table, not after. I measured with my phone, five nights. Then I showed my team leader the times and showed two colleagues how I do it.",
      result:
        "My rows needed 14 minutes and not 19. Now all the team does it, and the check at the end finds nearly nothing.",
    },
    faults: [],
  },
  {
    id: "init-gym",
    question: "What is something you improved at work that nobody had asked you to?",
    kind: "behavioural",
    level: "partial",
    why: "Own initiative and own steps, but effect is only claimed.",
    answer: {
      situation:
        "In the climbing gym in Innsbruck the rental shoes were always mixed up in a big box, and beginners spent a lot of time to find their size.",
      task: "I was just working at the front desk and nobody told me to do it, but I wanted to make it easier for beginners.",
      action:
        "On a quiet Tuesday I sorted the shoes by size, built some shelves from old wood from the workshop and put big numbers on. I wrote to the team how to put them back.",
      result: "It was a lot better after that and the customers liked it.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "init-vet",
    question: "What is something you improved at work that nobody had asked you to?",
    kind: "behavioural",
    level: "partial",
    why: "Good result and numbers, but everything sits in the wrong box: action in task, and the action section is about feelings.",
    answer: {
      situation:
        "I'm a receptionist at a vet's in Norfolk. We had loads of people not turning up for their vaccinations.",
      task: "So I wrote a text message template and sent it out by hand two days before every appointment, and I put a little paw print on the appointment card, and I kept a tally on the back of the diary.",
      action:
        "I was really pleased with how it was going and it felt good to have done it off my own bat, because nobody had told me to.",
      result: "No-shows dropped from eleven a week to three in six weeks.",
    },
    faults: [
      {
        section: "task",
        fault: "misplaced",
      },
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "init-thin",
    question: "What is something you improved at work that nobody had asked you to?",
    kind: "behavioural",
    level: "weak",
    why: "True but trivial and thin; no effect stated.",
    answer: {
      situation: "In the ice cream shop the menu was old and dirty.",
      task: "Nobody asked but I did it.",
      action: "I made a new menu on my computer and printed it.",
      result: "My boss said it's nice.",
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
        fault: "no-number",
      },
    ],
  },
  {
    id: "init-attitude",
    question: "What is something you improved at work that nobody had asked you to?",
    kind: "behavioural",
    level: "weak",
    why: "Fluent self-description with no single improvement; habits and opinions.",
    answer: {
      situation:
        "I'm the kind of person who always looks for what can be done better. In all the five places where I have worked, from the clothing store to the call center, I've never been someone who just waits until they're told what to do.",
      task: "I think that every employee, no matter the position, has a duty to think along with the company. I usually come ten minutes early for that reason.",
      action:
        "I would often tidy up something, or help a new coworker, or suggest an idea in our meeting. For example with the schedules, or how the products are displayed. Small things, but a lot of small things make a big difference in the long run.",
      result:
        "My bosses have always appreciated this about me and it's one reason why I've had good references from everywhere.",
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
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "init-buzzstar",
    question: "What is something you improved at work that nobody had asked you to?",
    kind: "behavioural",
    level: "worthless",
    why: "Buzzwords poured into full STAR sentences with invented percentages; nothing is ever named.",
    answer: {
      situation:
        "In my previous role I operated within a fast-paced, customer-centric organisation where I proactively identified a significant opportunity for process optimisation across multiple touchpoints.",
      task: "I took full ownership of driving a transformational initiative that would leverage cross-functional synergies and deliver measurable value to key stakeholders.",
      action:
        "I spearheaded an agile, data-driven approach, collaborated with internal and external partners, streamlined end-to-end workflows, implemented best practices and championed a culture of continuous improvement and operational excellence.",
      result:
        "This resulted in a 35% increase in efficiency, a 42% uplift in engagement and a 28% improvement in overall satisfaction, positioning the organisation for sustainable, scalable success.",
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
  {
    id: "init-wrongquestion",
    question: "What is something you improved at work that nobody had asked you to?",
    kind: "behavioural",
    level: "worthless",
    why: "A good story of calming an angry guest; it answers another question entirely, and it was a plain duty.",
    answer: {
      situation:
        "Last September a guest at the spa hotel came to the desk in his bathrobe, red in the face, because his massage had been given to somebody else. He said he'd had it booked for four months.",
      task: "I was at the desk and it was my duty to deal with his complaint.",
      action:
        "I listened till he'd finished, I apologised, and I looked up the booking: it was under his wife's name. I didn't say that it was his mistake. I called the therapist and asked whether she'd stay forty minutes longer, and in the meantime I brought him a tea to the quiet room.",
      result:
        "He got his massage at six, tipped the therapist twenty euros and wrote five stars with my name in it.",
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
