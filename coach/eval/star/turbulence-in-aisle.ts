import type { LabelledAnswer } from "./format.ts";

export const TURBULENCE_IN_AISLE: LabelledAnswer[] = [
  {
    id: "turb-full",
    question:
      "You are pouring hot drinks, the seat belt sign comes on and it gets rough within seconds. A man is still standing in the aisle a few rows away. What do you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Own safety and the hot drinks first, command to the passenger without walking to him, report, check afterwards. Correct procedure.",
    answer: {
      situation:
        "This is sudden turbulence, so I don't have minutes, I've got seconds. What can hurt people is a standing man, a heavy cart, boiling coffee, and me if I'm not holding on to something.",
      task: "My duty is to secure the cart and myself, and to get him down without going to him. If I break my leg I can't help anybody for the rest of the flight.",
      action:
        "I'd stop pouring, put the pots down inside or on the floor, and set the brakes on the cart. At the same time I'd call to him, loud and short: 'Sir, sit down now, nearest seat, belt on!' If there is no seat he sits on the floor and holds the seat frame, and I'd ask the passengers beside him to hold him. I'd take the nearest empty seat myself and strap in, and if there's none, I sit down on the floor too and hold on. I would tell the passengers around me to tighten their belts. I would not get up to stow things until the captain or the purser says it's safe.",
      result:
        "When it is over I would check him and the rows near me for injuries and burns, get cold water and first aid if needed, and report to the purser by interphone: how many hurt, which seats, state of the cabin. I'd then stow the cart, check the lavatories, and write it in the report.",
    },
    faults: [],
  },
  {
    id: "turb-short",
    question:
      "You are pouring hot drinks, the seat belt sign comes on and it gets rough within seconds. A man is still standing in the aisle a few rows away. What do you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Short and plain, correct priorities, all elements in few words.",
    answer: {
      situation:
        "Rough within seconds, so anyone not strapped in can hit the ceiling. That's him and me.",
      task: "Get everybody near me down and secured, myself included, and keep the hot liquid off people.",
      action:
        "Pots on the floor, cart brakes on. I'd shout, 'You, sit down, any seat, fasten your belt!' I wouldn't walk to him. I'd take the closest free seat and belt up, and keep calling until he's sitting.",
      result:
        "Once the captain releases us I go to him first, then check the rows for burns or knocks, tell the purser what I found, and log any injury.",
    },
    faults: [],
  },
  {
    id: "turb-walks",
    question:
      "You are pouring hot drinks, the seat belt sign comes on and it gets rough within seconds. A man is still standing in the aisle a few rows away. What do you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Right aim, secures the cart and informs purser, but walks to the passenger in the rough and forgets own belt.",
    answer: {
      situation:
        "The seat belt sign is on and there is turbulence and a passenger is in danger because he is standing.",
      task: "I'm responsible for the safety of my passengers in this zone and for the trolley.",
      action:
        "First I would put the brake on the trolley and put the hot drinks away. Then I would go to the passenger, explain to him that it's dangerous and bring him to his seat, and check that he has fastened his belt. After that I would go on securing the galley and inform the purser.",
      result:
        "The passenger is safe in his seat and nobody gets burned. After the turbulence I would ask him if everything is OK.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "turb-command",
    question:
      "You are pouring hot drinks, the seat belt sign comes on and it gets rough within seconds. A man is still standing in the aisle a few rows away. What do you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Secures self and commands the man, but silent on hot drinks and trolley, and on reporting or checks after.",
    answer: {
      situation:
        "In strong turbulence the most important thing is that nobody is standing. A standing passenger can fall on other people as well.",
      task: "I have to make him sit and I have to sit down too.",
      action:
        "I'd tell him in a firm voice to take the nearest seat and put his belt on. I'd sit in an empty passenger seat and fasten my own belt and hold on until it's calm.",
      result:
        "Then everyone would be safe and we could carry on with the service when the sign goes off.",
    },
    faults: [
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "turb-thin",
    question:
      "You are pouring hot drinks, the seat belt sign comes on and it gets rough within seconds. A man is still standing in the aisle a few rows away. What do you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Right thought, nothing else: no own safety, no hot drinks, no report.",
    answer: {
      situation: "There is turbulence and a man is standing.",
      task: "He should sit down.",
      action: "I would ask him politely to please go back to his seat.",
      result: "He sits down and is safe.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "turb-soothing",
    question:
      "You are pouring hot drinks, the seat belt sign comes on and it gets rough within seconds. A man is still standing in the aisle a few rows away. What do you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Long, kind, fluent, with numbers; but service-minded, no seat or belt for self, hot drinks untouched, no report.",
    answer: {
      situation:
        "Turbulence is something that frightens a lot of people, I've read that around one in three passengers has some fear of flying. So I imagine that in this moment many of them would be looking at me, because the crew's face is the first thing that you look at when it starts to shake. I know that from my own 30 or 40 flights.",
      task: "I think that my role would be to stay calm and friendly and give the passengers the feeling that it's all normal, because if I panic then they panic too. Customer care is at its most important in moments like this.",
      action:
        "I would smile and tell the man in a warm voice that there's a bit of turbulence and that it might be more comfortable to sit. I'd ask if he needs something and if he was on his way to the toilet I would tell him it's just two minutes. I'd continue to speak with the people around me and maybe make a little joke to take away the fear.",
      result:
        "The passengers would feel safe and they would remember how calm the crew was. I think that's what makes a good flight attendant different from an average one.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
      {
        section: "task",
        fault: "misplaced",
      },
    ],
  },
  {
    id: "turb-keepserving",
    question:
      "You are pouring hot drinks, the seat belt sign comes on and it gets rough within seconds. A man is still standing in the aisle a few rows away. What do you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Unsafe throughout and told with pride: keeps serving hot coffee, lets the man stand.",
    answer: {
      situation:
        "Turbulence happens on nearly every flight and the sign is mostly switched on for legal reasons. An experienced crew member knows when it is really serious, which is maybe 1 time in 100.",
      task: "My job is to finish the service on time, because 180 passengers paid for it and business travellers need their coffee.",
      action:
        "I'd carry on pouring, holding the cart with my hip, I have excellent balance from eight years of dance. The man is an adult, so if he wants to stand then I'd let him stand, and he can hold the cart for me. I certainly wouldn't sit down, it looks unprofessional. If a bit of coffee is spilled I've got napkins.",
      result:
        "The whole cabin is served within 25 minutes in spite of the weather. That's what I call service excellence.",
    },
    faults: [
      {
        section: "situation",
        fault: "unsafe",
      },
      {
        section: "task",
        fault: "unsafe",
      },
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
    id: "turb-wrongquestion",
    question:
      "You are pouring hot drinks, the seat belt sign comes on and it gets rough within seconds. A man is still standing in the aisle a few rows away. What do you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "A sound answer about a drunk guest asking for more wine; no turbulence, nobody in the aisle.",
    answer: {
      situation:
        "A passenger who's already had four glasses of wine asks for another, he's getting loud and the lady next to him looks uncomfortable.",
      task: "I'm responsible for my zone and I mustn't serve alcohol to somebody who's intoxicated.",
      action:
        "I'd speak to him quietly, tell him I can't serve him more wine now and offer water and something to eat. I'd inform the purser and my colleagues so that nobody else serves him, and find the lady another seat if she wants one.",
      result:
        "He sobers up with a meal, the lady's comfortable, and the purser and captain know about it in case he gets aggressive. I'd note it in the report.",
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
