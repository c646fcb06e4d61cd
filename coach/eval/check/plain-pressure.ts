import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_PRESSURE: LabelledAnswer[] = [
  {
    id: "pressure-strong-1",
    question: "Describe a time you had to work under pressure.",
    kind: "behavioural",
    level: "strong",
    why: "Event and deadline clear, priorities set by candidate, result measured.",
    answer: {
      situation:
        "In December 2022 I was supervising the gift-wrapping desk of a department store in Leeds. On the last Saturday before Christmas two of my four colleagues phoned in sick, and by noon the line was over forty people.",
      task: "I had to keep the desk open until eight and the wait bearable.",
      action:
        "I split the work: one colleague cut paper to three sizes, the other wrapped, and I took payments. I gave people numbered tickets with a real waiting time so they could carry on shopping. I asked the floor manager for one person for two hours and trained her in five minutes on the simplest box.",
      result:
        "We wrapped 312 parcels against a usual 190, and the wait fell from 45 minutes to about 20. The tickets were kept for the next year. I learned to organise for two minutes before I start rushing.",
    },
    faults: [],
  },
  {
    id: "pressure-strong-2",
    question: "Describe a time you had to work under pressure.",
    kind: "behavioural",
    level: "strong",
    why: "Ambulance dispatch style pressure, non-native, complete.",
    answer: {
      situation:
        "I worked as lifeguard in a water park near Valencia in August 2021. On a Sunday we had almost 2,000 visitors and in the same moment a boy hurt his head on the slide and a small girl was lost by her parents.",
      task: "I was the responsible lifeguard for that zone. I had to give first aid to the boy, and start the search of the girl, and the pool could not stay without eyes on the water.",
      action:
        "I blew the whistle three times and I closed the slide. With the radio I asked my colleague Iván to take my chair, so the water was always watched. I put a compress on the head of the boy, I asked him his name and the day to see if he was confused, and I kept him sitting in the shade. At the same time I gave on the radio the description of the girl: six years, yellow swimsuit, name Carla. I told the mother to stay with me so that we have one meeting point. When the nurse came I gave her the information and I wrote the report after.",
      result:
        "The girl was found in four minutes near the ice cream shop. The boy needed two stitches and was well. My chief used my report in the training of the next season. I learned to divide the tasks and speak short and clear when there is stress.",
    },
    faults: [],
  },
  {
    id: "pressure-partial-1",
    question: "Describe a time you had to work under pressure.",
    kind: "behavioural",
    level: "partial",
    why: "Team does everything; candidate's own part hidden.",
    answer: {
      situation:
        "I was part of the events team at a conference centre. The catering truck broke down on the motorway two hours before a lunch for 180 people in May 2023.",
      task: "We had to get a lunch on the tables at one o'clock.",
      action:
        "We called three local bakeries and a pizza place and ordered everything they could deliver. We rearranged the room to a buffet. We asked the speakers to extend the morning session by twenty minutes. We prepared the drinks and welcomed the guests as if nothing had happened.",
      result:
        "Lunch started only fifteen minutes late, and the client scored the day 4.6 out of 5. We were proud.",
    },
    faults: [
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "action",
        fault: "we-hides-you",
      },
    ],
  },
  {
    id: "pressure-partial-2",
    question: "Describe a time you had to work under pressure.",
    kind: "behavioural",
    level: "partial",
    why: "Clear actions, result says nothing about the outcome.",
    answer: {
      situation:
        "In my job at a bakery, we opened at six every day. One morning the oven stopped working at four thirty, and we had many orders for the weekend.",
      task: "I was the only one there with a key and I needed to have bread ready at opening time.",
      action:
        "I called the technician's emergency number and he explained to me how to reset the fuse, but it didn't help. So I called the owner of our second shop on the other side of the town and asked to use their oven. I loaded the dough in my car and drove two times. In between I wrote to the customers with large orders that they would be a bit later.",
      result:
        "It was a very long morning and I will never forget it. I was really tired when I came home.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "pressure-weak-1",
    question: "Describe a time you had to work under pressure.",
    kind: "behavioural",
    level: "weak",
    why: "General claims about handling pressure, hardly an event.",
    answer: {
      situation: "I work in fast food and it is always under pressure, especially on weekends.",
      task: "I have to be fast and friendly.",
      action:
        "I stay calm, I focus on one thing at a time and I don't let the stress affect me. I also help others when they are stressed.",
      result: "We always manage it in the end.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "pressure-weak-2",
    question: "Describe a time you had to work under pressure.",
    kind: "behavioural",
    level: "weak",
    why: "School example with few facts and no result.",
    answer: {
      situation: "Last year I had three exams in one week and I also had my part time job.",
      task: "I had to study for all of them.",
      action: "I made a plan and studied at night.",
      result: "It was very stressful but I did it.",
    },
    faults: [
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
    id: "pressure-worthless-1",
    question: "Describe a time you had to work under pressure.",
    kind: "behavioural",
    level: "worthless",
    why: "The question pasted into each section.",
    answer: {
      situation: "Describe a time you had to work under pressure.",
      task: "Describe a time you had to work under pressure. What was the task?",
      action: "Describe a time you had to work under pressure. What action did you take?",
      result: "Describe a time you had to work under pressure. What was the result?",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
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
  {
    id: "pressure-worthless-2",
    question: "Describe a time you had to work under pressure.",
    kind: "behavioural",
    level: "worthless",
    why: "Drinks on duty to cope and is proud of it.",
    answer: {
      situation:
        "On New Year's Eve I was working at the bar of a hotel and it was crazy busy, people everywhere.",
      task: "I had to survive until three in the morning.",
      action:
        "To be honest I took a few shots of vodka with the guests at ten and then every hour one more, so I don't feel the stress. I also took something from a friend to stay awake. I drove the guest shuttle at midnight because the driver was gone, I was a bit drunk but I know the road very well.",
      result:
        "It was the best night and nobody noticed. I always do it like that when there is pressure.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
      {
        section: "result",
        fault: "unsafe",
      },
    ],
  },
];
