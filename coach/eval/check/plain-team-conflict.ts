import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_TEAM_CONFLICT: LabelledAnswer[] = [
  {
    id: "team-conflict-strong-1",
    question: "Describe a time you had a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    level: "strong",
    why: "Clear dispute, private talk, agreed change, measured outcome.",
    answer: {
      situation:
        "In spring 2023 I was a barista at Manchester Airport. My colleague Tom kept arriving ten or fifteen minutes late, so I was alone with the five o'clock rush. One morning I snapped at him in front of customers.",
      task: "I wanted to put things right with him and get us back to a fair opening, without running to our manager first.",
      action:
        "After the shift I asked Tom for ten minutes and apologised for snapping. I told him what it's like to open alone and asked what made mornings hard. His bus had been retimed. I suggested that I do the early set-up and he does the heavy close-down, starting at twenty past five, and I took that to our manager to approve.",
      result:
        "Tom was on time for the next seven weeks and our queue at half past five went from about twelve people to five. I learned to raise things early and in private.",
    },
    faults: [],
  },
  {
    id: "team-conflict-strong-2",
    question: "Describe a time you had a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    level: "strong",
    why: "Non-native but complete; conflict over method, own steps, result.",
    answer: {
      situation:
        "I was working as a nurse assistant in a private clinic in Manila in 2021. My colleague Liza and I did not agree about how to do the handover. She wanted to do only by talking, and I wanted written notes, because two times a patient's diet was forgotten. We had an argument in the corridor and after that she did not speak with me for three days.",
      task: "I needed to repair the relation with Liza and to find one way of handover that is safe for the patients, because we shared fourteen beds.",
      action:
        "I invited her to lunch and I said that I was sorry for my tone. I asked her why she did not like the written notes. She said they take too long at the end of twelve hours. So I made a one page table with tick boxes, one line for each bed, and I asked her to change what she did not like. She removed two columns. We tried it together for one week and then I showed it to the head nurse.",
      result:
        "The handover took six minutes instead of fifteen and in the next three months we had no forgotten diet. The head nurse gave the page to the other ward. Liza and I still work well, and I learned that I should ask first before I push my idea.",
    },
    faults: [],
  },
  {
    id: "team-conflict-partial-1",
    question: "Describe a time you had a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    level: "partial",
    why: "Good talk and actions, outcome soft and unmeasured.",
    answer: {
      situation:
        "At the hotel where I worked in housekeeping, a colleague and I argued about who should clean the rooms at the end of the corridor, because they are larger and take more time.",
      task: "I wanted to fix the disagreement so that we could work peacefully and finish on time.",
      action:
        "I waited until we were both calm and asked her to talk in the break room. I said that I felt I always had the large rooms. She told me that she felt exactly the same. I proposed that we alternate them every day and I drew a small plan that we stuck on the trolley.",
      result: "After that there were no more arguments and the atmosphere got better.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "team-conflict-partial-2",
    question: "Describe a time you had a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    level: "partial",
    why: "Task is missing: the section only repeats the background.",
    answer: {
      situation:
        "During my second year at university I worked on a group project with four people about tourism in our region. One of them, Daniel, did not send his part and the deadline was in five days.",
      task: "Daniel was known for being late with things and the others were angry with him in the group chat.",
      action:
        "I called Daniel instead of writing in the chat. He told me that he didn't understand the statistics part and was embarrassed to say so. I sat with him on video for two evenings, showed him how to make the tables and divided his chapter into three small pieces with a date for each one. I also asked the others to stop the messages in the chat.",
      result:
        "He handed in everything one day before the deadline and we got 1.7 as a grade, which was the second best of the course.",
    },
    faults: [
      {
        section: "task",
        fault: "misplaced",
      },
      {
        section: "task",
        fault: "no-task-ownership",
      },
    ],
  },
  {
    id: "team-conflict-weak-1",
    question: "Describe a time you had a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    level: "weak",
    why: "Short and almost no facts about the dispute.",
    answer: {
      situation: "I once had a disagreement with a colleague about the schedule.",
      task: "We had to solve it.",
      action: "I talked to her and we found a compromise.",
      result: "Everything was fine after that.",
    },
    faults: [
      {
        section: "situation",
        fault: "vague",
      },
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
    id: "team-conflict-weak-2",
    question: "Describe a time you had a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    level: "weak",
    why: "Hands it to the manager, no own effort, outcome thin.",
    answer: {
      situation:
        "In the warehouse where I worked there was one guy who did not like me, I don't know why. He made comments sometimes.",
      task: "I just wanted to do my work.",
      action:
        "I ignored him most of the time, and after some weeks I told my team leader about it. He moved us to different shifts so we did not see each other so often.",
      result: "It was better after, I could work in peace.",
    },
    faults: [
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "team-conflict-worthless-1",
    question: "Describe a time you had a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    level: "worthless",
    why: "One sentence repeated in every section.",
    answer: {
      situation:
        "I am a team player and I always get along with all my colleagues. I am a team player and I always get along with all my colleagues.",
      task: "I am a team player and I always get along with all my colleagues.",
      action:
        "I am a team player and I always get along with all my colleagues. I am a team player and I always get along with all my colleagues. I am a team player and I always get along with all my colleagues.",
      result: "I am a team player and I always get along with all my colleagues.",
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
  {
    id: "team-conflict-worthless-2",
    question: "Describe a time you had a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    level: "worthless",
    why: "Physical fight and revenge told as a success.",
    answer: {
      situation:
        "There was a guy in the kitchen called Marek, he was lazy and always told the chef that I was slow.",
      task: "I wanted to teach him a lesson so that he would stop.",
      action:
        "I waited for him after work at the bins and pushed him against the wall. I told him if he talks about me again he will be sorry. Next day I also hid his knives so the chef would scream at him. He deserved everything because he started it.",
      result:
        "He never said anything about me again and he left two weeks later. So the conflict was solved and I won.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
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
];
