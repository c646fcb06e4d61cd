import type { LabelledAnswer } from "./format.ts";

const asked = {
  question: "What is your greatest weakness, and what are you doing about it?",
  kind: "motivation",
} as const;

export const YOUR_WEAKNESS: LabelledAnswer[] = [
  {
    id: "your-weakness-alone-at-the-pass",
    ...asked,
    level: "strong",
    why: "A real one that matters in a crew, the evening it cost something, who said so, what is done since and what proves it.",
    answer: {
      situation:
        "I tend to do things myself rather than ask. Last winter in the bar the kitchen waited ten minutes for me, because I wanted to finish six tables alone.",
      task: "My supervisor took me aside and said: 'I'd rather you shouted than sank.' I knew that she was right, because two plates had gone back cold.",
      action:
        "Since then I say at the start of every shift who I'll call when it gets full, and I call at four tables, not at six. I asked Dana to tell me when I don't. She did it twice in January.",
      result:
        "In April I was made responsible for two new colleagues, and the first thing I taught them was to call. It still takes me a breath to ask, but I ask.",
    },
    faults: [],
  },
  {
    id: "your-weakness-quiet-in-meetings",
    ...asked,
    level: "strong",
    why: "Non-native and short, but all is there: what, where, who noticed, since when, what came of it.",
    answer: {
      situation:
        "My weakness is that in meetings I am too quiet. In my hotel in Bucharest we had every Monday a meeting with twelve people and for half a year I said nothing there.",
      task: "In the appraisal last March my manager told me: 'You have good ideas in the corridor, I want to hear them in the room.' That was hard, because a guest problem I'd seen was discovered two weeks later by somebody else.",
      action:
        "So I prepare one idea on paper before each Monday, and I speak in the first ten minutes, before I start to think too much. In summer I also did a speaking course, eight evenings.",
      result:
        "In September they used my idea for the check-in of groups, it saves about fifteen minutes for each bus. I'm still not the loudest, but nobody waits for my opinion any more.",
    },
    faults: [],
  },
  {
    id: "your-weakness-impatient-on-the-phone",
    ...asked,
    level: "strong",
    why: "Honest and concrete, with an outsider's evidence, measures and a sober present state.",
    answer: {
      situation:
        "I get impatient with people who need long to explain. When I worked at a call centre for a gas company in Leeds, my trainer played me a call from 2023 in which I'd cut an old man off three times.",
      task: "Listening to it was awful. He'd been trying to tell me that the smell was back, so it wasn't only rude, it could have been dangerous.",
      action:
        "I put a note on my screen with three words on it, 'let them finish', and I made it a rule to repeat the problem back before I offer anything. I asked my trainer to pick out two calls of mine a month, and we listened to them together for half a year.",
      result:
        "My calls got about forty seconds longer and my repeat calls went from eleven a week to four. At home my sister still tells me off now and then, so it's not gone, but I hear it coming.",
    },
    faults: [],
  },
  {
    id: "your-weakness-names",
    ...asked,
    level: "strong",
    why: "A small but true weakness, treated with method; plain, brief, believable.",
    answer: {
      situation:
        "I forget names. In my second month at the clinic I called Mrs Okafor by another patient's name in front of her daughter.",
      task: "She smiled, but the daughter didn't, and she told the receptionist that her mother felt like a number. I was ashamed, because in that job the name is also how we check who gets what.",
      action:
        "I started to write each name with one detail on the back of my list, and to say it aloud twice in the first minute. Before I hand anything over I read the band on the wrist, every time, even with people I know.",
      result:
        "That was fourteen months ago and I haven't mixed up anybody since. In December a family wrote in the guest book that everybody there knew their father's name.",
    },
    faults: [],
  },
  {
    id: "your-weakness-late-to-delegate",
    ...asked,
    level: "partial",
    why: "Real, with some place and a measure, but no day on which it showed, and nobody's word for the change.",
    answer: {
      situation: "I find it difficult to give work to others. At my shop I'm a shift supervisor.",
      task: "I often think that it's faster if I do it on my own, and then I'm the last one to leave.",
      action:
        "For some months I write a list in the morning and give two tasks from it to somebody else.",
      result: "It's better now, I leave earlier.",
    },
    faults: [{ section: "result", fault: "vague" }],
  },
  {
    id: "your-weakness-english-grammar",
    ...asked,
    level: "partial",
    why: "Honest and relevant, and something is being done, but there's no moment and no result.",
    answer: {
      situation:
        "My weakness is my English when I am nervous. I'm from Naples and I learned it at school and then in a pizzeria in Dublin.",
      task: "When somebody speaks fast to me I say yes even if I didn't understand everything.",
      action:
        "I take lessons two times a week with a teacher, and I watch the news without subtitles every evening.",
      result: "I think that I've improved and I want to continue.",
    },
    faults: [{ section: "result", fault: "vague" }],
  },
  {
    id: "your-weakness-desk-untidy",
    ...asked,
    level: "partial",
    why: "A moment is there and told well, but what's done about it is thin and new.",
    answer: {
      situation:
        "I'm untidy when I'm in a hurry. In the kitchen of the nursery where I work, I left the cleaning spray on the low shelf one Friday in May, and my colleague found it before the children did.",
      task: "She was really angry and she was right.",
      action: "Since then I try to put everything back straight away.",
      result: "I hope that it doesn't happen again.",
    },
    faults: [
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "your-weakness-cannot-say-no",
    ...asked,
    level: "partial",
    why: "A pattern with a consequence and a step, told in general; the change is only claimed.",
    answer: {
      situation:
        "I say yes too often. My friends and also my boss in the gym know that I'll take every extra shift.",
      task: "In the spring I was so tired that I was ill for a week, and the others had to cover my classes.",
      action: "Now I look at my calendar before I answer and I say that I'll tell them tomorrow.",
      result: "I'm learning to say no, and people accept it.",
    },
    faults: [{ section: "result", fault: "generic" }],
  },
  {
    id: "your-weakness-public-speaking",
    ...asked,
    level: "weak",
    why: "Named, and nothing else: no place, no step, no change.",
    answer: {
      situation: "My weakness is public speaking.",
      task: "I get nervous when I have to talk in front of people.",
      action: "I am working on it and I try to do it more.",
      result: "It is getting better.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "your-weakness-perfectionist",
    ...asked,
    level: "weak",
    why: "The stock answer: a strength dressed as a weakness, with no moment and no step.",
    answer: {
      situation: "I would say that I'm a perfectionist.",
      task: "I always want everything to be perfect and I work too hard because of that.",
      action: "I have high standards and I expect the same from myself every day.",
      result: "But I think that it's also a good thing because my work is always of good quality.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "your-weakness-too-kind",
    ...asked,
    level: "weak",
    why: "Flattering oneself; nothing that anybody could check.",
    answer: {
      situation: "Maybe I'm too kind to people and I trust everybody.",
      task: "Sometimes people use this and I give too much.",
      action: "I try to think a little more about myself.",
      result: "I believe that kindness is never really a weakness.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "your-weakness-none",
    ...asked,
    level: "worthless",
    why: "Refuses the question.",
    answer: {
      situation: "I don't have any weaknesses.",
      task: "I'm good at everything that I do.",
      action: "I just do my best.",
      result: "You should hire me.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "your-weakness-others-fault",
    ...asked,
    level: "worthless",
    why: "Blames others and owns nothing.",
    answer: {
      situation: "My weakness is that I can't stand lazy people.",
      task: "My colleagues were idiots and my manager had no clue about anything.",
      action: "I told them what I think of them and they deserved it.",
      result: "They all left me alone after that.",
    },
    faults: [{ section: "task", fault: "blames" }],
  },
];
