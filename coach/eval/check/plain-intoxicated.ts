import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_INTOXICATED: LabelledAnswer[] = [
  {
    id: "intoxicated-strong-1",
    question: "How would you handle an intoxicated passenger on board?",
    kind: "hypothetical",
    level: "strong",
    why: "Stop alcohol with tact, inform crew, monitor, escalate, report.",
    answer: {
      situation:
        "On a four-hour holiday flight I notice that a man in 18D, travelling with a group of friends, is slurring his words and asks me for a third whisky. He is loud but not aggressive so far.",
      task: "I have to keep him and the people around him safe and not let it escalate, while still treating him with respect.",
      action:
        "I would stop serving him alcohol straight away and tell the purser and my colleagues in both galleys, so nobody else serves him by accident. I'd speak to him quietly: I'd say I'm happy to bring him water, coffee and something to eat, and that I'll come back to him a little later. I would check whether he is drinking from his own duty-free bottle and, if so, ask to store it until landing. If one of his friends is sober I would ask for their help. I'd look at the neighbours, particularly any children, and offer to move them. If he became abusive I would give one clear warning, keep my distance, not argue, and call a second crew member. The purser would keep the captain informed, and he could decide about a written warning, restraint or police at the gate.",
      result:
        "Usually water, food and a calm tone are enough and he falls asleep. I'd check on him every fifteen minutes, since a very drunk person can become ill. After landing I would write down the times, what he was served, what was said and the witnesses in the report.",
    },
    faults: [],
  },
  {
    id: "intoxicated-strong-2",
    question: "How would you handle an intoxicated passenger on board?",
    kind: "hypothetical",
    level: "strong",
    why: "During boarding; correct that captain decides; non-native.",
    answer: {
      situation:
        "I am at the door during the boarding and a lady comes who smells very strong of alcohol. She cannot walk straight and she drops her boarding pass two times.",
      task: "My task is to notice this before the door closes, because it is much easier to solve a problem on the ground than in the air. In an evacuation she would be a danger for herself and for others.",
      action:
        "I greet her friendly and I ask some simple questions, where she is flying to and how she feels, to check if she is drunk or maybe she is ill, for example diabetes. I ask her to wait one moment with me at the side so she is not embarrassed in front of everyone. I call the purser at once and tell what I saw, only facts. The purser informs the captain and the gate agent, and the captain decides if she can fly. I stay with her, offer her water and speak calm. If she gets angry I do not discuss, I keep my hands open and I keep a distance. If she is allowed to fly, I tell all the crew that she gets no alcohol and I check on her often.",
      result:
        "If the captain says no, the ground staff helps her to rebook for when she is sober and takes out her bag. The flight leaves safe. I write a report with the time, the behaviour and the decision, so the facts are clear if she makes a complaint.",
    },
    faults: [],
  },
  {
    id: "intoxicated-partial-1",
    question: "How would you handle an intoxicated passenger on board?",
    kind: "hypothetical",
    level: "partial",
    why: "Good service but keeps it to self: no crew or report.",
    answer: {
      situation:
        "A passenger drank too much wine and is getting loud and disturbs the people near to him.",
      task: "I want to calm him down and protect the comfort of the others.",
      action:
        "I would not serve him more alcohol. I would bring him a big bottle of water and a sandwich, and tell him in a friendly voice that I need his help to keep the cabin quiet. I would not correct him in front of his neighbours, because then he can feel attacked and get worse. I'd ask him about his trip to distract him a little, and I would offer him a blanket. If the lady next to him feels uncomfortable, I would find her another seat and apologise to her. I'd come back often with more water, and if he asks again for wine I would stay friendly and say no each time.",
      result: "He would calm down and maybe sleep, and the others can enjoy the flight.",
    },
    faults: [],
  },
  {
    id: "intoxicated-partial-2",
    question: "How would you handle an intoxicated passenger on board?",
    kind: "hypothetical",
    level: "partial",
    why: "Reporting fine, human side and own steps thin.",
    answer: {
      situation: "During the flight I notice that a passenger is drunk and asks for more drinks.",
      task: "It's my responsibility to refuse and to keep the cabin safe.",
      action:
        "I would refuse to give him more alcohol, explain why, and inform the purser and the other crew so that no one serves him. If he does not accept it, the captain has to be informed.",
      result:
        "The passenger gets no more alcohol. If he causes problems the police can wait for him at the arrival airport and I would write an incident report.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "intoxicated-weak-1",
    question: "How would you handle an intoxicated passenger on board?",
    kind: "hypothetical",
    level: "weak",
    why: "One measure only.",
    answer: {
      situation: "There is a drunk passenger on my flight.",
      task: "I have to handle him.",
      action: "I would not give him more alcohol and bring him some water.",
      result: "He gets sober.",
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
        fault: "vague",
      },
    ],
  },
  {
    id: "intoxicated-weak-2",
    question: "How would you handle an intoxicated passenger on board?",
    kind: "hypothetical",
    level: "weak",
    why: "Vague good intentions.",
    answer: {
      situation:
        "Drunk passengers can be a problem because they don't listen and may disturb others.",
      task: "The crew has to find a solution for everyone.",
      action:
        "I think it's important to be patient and not take it personal. I would talk to him and try to understand him, maybe he has a problem or is afraid of flying. I am good with people so usually they listen to me. My uncle also drinks so I know how to talk to such people. I would stay friendly and professional the whole time, and look that the others are okay.",
      result: "In the end the situation is under control.",
    },
    faults: [
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
    id: "intoxicated-worthless-1",
    question: "How would you handle an intoxicated passenger on board?",
    kind: "hypothetical",
    level: "worthless",
    why: "Joins drinking and serves more.",
    answer: {
      situation: "A passenger is already drunk and in a party mood with his friends.",
      task: "I want that everyone has fun on my flight because it is holidays.",
      action:
        "I would bring him more drinks, the stronger the better, then he falls asleep quickly. If he invites me I would take a small glass with them in the galley, one does not hurt even in uniform. I would take selfies with them and let them sing. I would not tell the purser since she spoils the mood.",
      result: "Everyone is happy and they give me a tip.",
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
  {
    id: "intoxicated-worthless-2",
    question: "How would you handle an intoxicated passenger on board?",
    kind: "hypothetical",
    level: "worthless",
    why: "Question pasted and padded.",
    answer: {
      situation:
        "How would you handle an intoxicated passenger on board? An intoxicated passenger on board.",
      task: "To handle an intoxicated passenger on board.",
      action:
        "I would handle the intoxicated passenger on board. How would I handle an intoxicated passenger on board? I would handle it.",
      result: "The intoxicated passenger on board is handled.",
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
];
