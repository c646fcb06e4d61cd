import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_GALLEY_SMOKE: LabelledAnswer[] = [
  {
    id: "galley-smoke-strong-1",
    question: "What would you do if you noticed smoke or a fire in the galley?",
    kind: "hypothetical",
    level: "strong",
    why: "Act at once, power off, extinguisher, captain, passengers, monitor, report.",
    answer: {
      situation:
        "About an hour before landing I smell burning and see grey smoke coming out of the oven in the rear galley. A colleague is with me.",
      task: "As the crew member who finds it, I have to fight the fire immediately, because a cabin fire can get out of control in minutes, and make sure that the cockpit knows.",
      action:
        "I would call out to my colleague and we'd split the roles we train for: I am the firefighter, she is the communicator. I'd keep the oven door closed and switch off the oven and the galley power, pull the circuit breaker, and take the nearest halon extinguisher and the smoke hood. She would inform the captain and the purser with the exact place, colour and smell of the smoke and what we are doing. If flames or smoke continue, I'd open the door only a crack and discharge the extinguisher inside, then close it again. A third colleague would bring further extinguishers and move the passengers from the last rows forward, tell them to stay low and cover nose and mouth with a cloth. We would keep the curtain shut and move the oxygen bottles away.",
      result:
        "When the smoke has stopped I stay there and check the oven and the panels around it for heat every few minutes until landing, because fire can come back. The captain gets regular updates and decides on a diversion. Afterwards I write the report, with the times and the number of extinguishers used, and the oven is marked unserviceable in the cabin logbook.",
    },
    faults: [],
  },
  {
    id: "galley-smoke-strong-2",
    question: "What would you do if you noticed smoke or a fire in the galley?",
    kind: "hypothetical",
    level: "strong",
    why: "Shorter, plain; lithium device in galley; correct.",
    answer: {
      situation:
        "I see smoke coming from a tablet that a colleague left charging on the forward galley counter. It begins to hiss.",
      task: "It's a lithium battery, so I must stop the fire, cool it, protect people and alert the captain.",
      action:
        "I shout for my colleague and ask her to call the flight deck. I switch off the galley power, put on the smoke hood and use the halon extinguisher on the flames. Then I pour water over it to cool it, because the cells can ignite again. I don't use ice and I don't move it while it's smoking. The purser moves the first rows back and keeps them low.",
      result:
        "Once it has cooled, one of us watches it until landing. The captain can decide about landing early. I write the safety report and check that nobody breathed in smoke.",
    },
    faults: [],
  },
  {
    id: "galley-smoke-partial-1",
    question: "What would you do if you noticed smoke or a fire in the galley?",
    kind: "hypothetical",
    level: "partial",
    why: "Fights the fire well, no message to cockpit or report.",
    answer: {
      situation: "I see smoke coming from one of the galley ovens while we are heating the meals.",
      task: "I have to put the fire out before it spreads.",
      action:
        "I would switch off the oven and the electricity of the galley right away. I'd leave the door closed so no air gets in. I would take the fire extinguisher and the protective hood, and if there are flames I'd open the door a little and spray inside. I would close the curtain so that the passengers don't panic.",
      result: "The fire is out and we can continue. We would not use this oven any more.",
    },
    faults: [],
  },
  {
    id: "galley-smoke-partial-2",
    question: "What would you do if you noticed smoke or a fire in the galley?",
    kind: "hypothetical",
    level: "partial",
    why: "Communicates well, firefighting left vague.",
    answer: {
      situation: "There is smoke in the back galley, and I am the first one who sees it.",
      task: "My duty is to react fast and to inform the others.",
      action:
        "I would inform the captain and the purser immediately about where the smoke is and what it looks like. Then my colleagues and I would follow the fire procedure and use the equipment. I would ask the passengers in the last rows to move to the front and stay calm.",
      result:
        "The captain can prepare for an emergency landing if needed. After that I'd write a report about what happened and when.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "galley-smoke-weak-1",
    question: "What would you do if you noticed smoke or a fire in the galley?",
    kind: "hypothetical",
    level: "weak",
    why: "Minimal but safe.",
    answer: {
      situation: "I see smoke in the galley.",
      task: "I have to do something quickly.",
      action: "I take the fire extinguisher and call the other crew.",
      result: "The fire goes out and everybody is safe.",
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
    id: "galley-smoke-weak-2",
    question: "What would you do if you noticed smoke or a fire in the galley?",
    kind: "hypothetical",
    level: "weak",
    why: "Calm, generic; waits for instructions.",
    answer: {
      situation: "Fire on an aircraft is one of the most dangerous things that can happen.",
      task: "The crew must work as a team and follow the rules.",
      action:
        "I would stay calm and not show the passengers that I am afraid. I would find the purser and ask what I should do, since she has more experience. In the training we will learn all of this and I will listen well.",
      result: "With good teamwork we can handle the situation.",
    },
    faults: [
      {
        section: "action",
        fault: "generic",
      },
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
    id: "galley-smoke-worthless-1",
    question: "What would you do if you noticed smoke or a fire in the galley?",
    kind: "hypothetical",
    level: "worthless",
    why: "Ignores it and hides it, dangerous.",
    answer: {
      situation: "I see some smoke in the galley but I am busy with the trolley.",
      task: "I have to finish selling the duty free first because I get commission.",
      action:
        "I would close the curtain so nobody sees it and wait, because smoke mostly goes away alone. If it gets more I would open the aircraft door a little bit to let the smoke out. I would not tell the pilots because they would only get nervous, and I would not write it down because it could be my fault that I left the towel on the oven.",
      result: "The smoke is gone and nobody knows about it, so no trouble for me.",
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
    id: "galley-smoke-worthless-2",
    question: "What would you do if you noticed smoke or a fire in the galley?",
    kind: "hypothetical",
    level: "worthless",
    why: "Buzzwords for a safety question.",
    answer: {
      situation:
        "Safety first, emergency situation, smoke, fire, galley, aircraft, crisis management.",
      task: "Safety awareness, responsibility, passenger safety, SOP, compliance, situational awareness, CRM.",
      action:
        "Calm under pressure, quick thinking, decision making, teamwork, communication, procedures, training, leadership, professionalism.",
      result:
        "Safe flight, safety culture, zero incidents, passenger satisfaction, success, excellence.",
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
