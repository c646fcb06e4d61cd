import type { LabelledAnswer } from "./format.ts";

export const CHILD_ALONE: LabelledAnswer[] = [
  {
    id: "child-full",
    question:
      "Halfway through a night flight you find a girl of about seven by herself near the galley, in tears and struggling for breath. How do you handle it?",
    kind: "hypothetical",
    level: "strong",
    why: "Breathing first, does not leave her, calls for help and oxygen, finds guardian, doctor, captain, handover and notes.",
    answer: {
      situation:
        "She's seven, she's alone and she can't breathe properly. The breathing is the emergency; the tears and who she belongs to come next, even if they happen at the same time.",
      task: "I found her, so I stay with her and I don't leave her to look for the parents. I've to get help to her, not carry her to help.",
      action:
        "I'd kneel down to her height, sit her upright on the jump seat or the floor leaning forward a little, and speak slowly: my name, 'breathe with me'. I'd look at her lips, listen for a wheeze, look for swelling or a rash, and for anything she could've choked on. I would press the call button or send the nearest passenger for my colleague and ask for oxygen and the medical kit. My colleague tells the purser, and the purser tells the captain and makes the PA for a doctor, and also asks who is missing a girl, with the seat list for an unaccompanied minor. With simple questions I'd find out about asthma, allergy, what did she eat. If she has her own inhaler or pen I'd help her use it as trained. I'd give oxygen, and if she stopped responding I'd start CPR.",
      result:
        "I'd want her breathing easier and beside her mum or dad within minutes, with a doctor or the ground medical service deciding with the captain whether we divert. I would check her every few minutes until landing, write down the times and what she was given, and hand it to the paramedics.",
    },
    faults: [],
  },
  {
    id: "child-plain",
    question:
      "Halfway through a night flight you find a girl of about seven by herself near the galley, in tears and struggling for breath. How do you handle it?",
    kind: "hypothetical",
    level: "strong",
    why: "Short, plain, right order, stays with the child, team and report included.",
    answer: {
      situation:
        "A child who can't breathe is a medical emergency, so I treat it as that first and as a lost child second.",
      task: "I'm first there. I stay, I call, I start.",
      action:
        "I'd get down beside her, sit her up, loosen her collar and check nothing's stuck in her throat. I'd shout for my crewmate to bring oxygen and the kit, tell the purser, and put out a call for a doctor and for her parents. I'd ask her: asthma? Did you eat something? If she's got an inhaler, I help her with it. Oxygen on.",
      result:
        "The captain knows, a parent's with her, and I don't let her out of my sight until landing. Then I write the report and brief the ambulance crew.",
    },
    faults: [],
  },
  {
    id: "child-parents",
    question:
      "Halfway through a night flight you find a girl of about seven by herself near the galley, in tears and struggling for breath. How do you handle it?",
    kind: "hypothetical",
    level: "partial",
    why: "Caring and calls colleagues and doctor, but takes her away to look for the parents first and says nothing on breathing checks, oxygen or captain.",
    answer: {
      situation:
        "The girl is scared and alone, it is dark in the cabin and maybe she has lost her parents or has a bad dream, and she is breathing with difficulty.",
      task: "As a cabin crew I'd be responsible to take care of her and to find her family.",
      action:
        "I would go to my knees, talk with a soft voice, give her some water and ask her name and her seat. Then I'd go with her through the cabin to find her parents. If her breathing isn't better I'd inform my purser and we'd ask if there's a doctor on board.",
      result:
        "She is again with her parents and calm. I'd visit her several times during the flight to look if she's okay, and I would tell my colleagues.",
    },
    faults: [],
  },
  {
    id: "child-team",
    question:
      "Halfway through a night flight you find a girl of about seven by herself near the galley, in tears and struggling for breath. How do you handle it?",
    kind: "hypothetical",
    level: "partial",
    why: "Right resources (oxygen, captain, doctor) but impersonal and telegraphic; no word to the child, no parents, no follow-up.",
    answer: {
      situation: "- child, approx. 7\n- respiratory distress\n- unaccompanied at the galley",
      task: "- I start first aid\n- inform the rest of crew",
      action:
        "- check airway\n- call colleague, bring oxygen bottle and first aid kit\n- purser informs captain\n- PA for medical personnel",
      result: "- child gets oxygen\n- captain decides on diversion",
    },
    faults: [],
  },
  {
    id: "child-thin",
    question:
      "Halfway through a night flight you find a girl of about seven by herself near the galley, in tears and struggling for breath. How do you handle it?",
    kind: "hypothetical",
    level: "weak",
    why: "Kind but no grasp that the breathing is an emergency; nobody informed.",
    answer: {
      situation: "A little girl is crying.",
      task: "I need to calm her.",
      action: "I would hug her and ask where her mom is and give her a toy or juice.",
      result: "She'd stop crying and go back to her seat.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "child-babysitter",
    question:
      "Halfway through a night flight you find a girl of about seven by herself near the galley, in tears and struggling for breath. How do you handle it?",
    kind: "hypothetical",
    level: "weak",
    why: "Long and warm with the candidate's nanny experience; treats it as homesickness, breathing passed over, no crew, no captain.",
    answer: {
      situation:
        "I've been a nanny for 5 years with three families in total and I've got two small nieces, so I'm really used to crying children, and I know that in most cases when they cry very hard they also get out of breath. With the younger niece it happens maybe 3 times in a week. On a night flight a child is overtired and everything's unfamiliar.",
      task: "I would see myself a bit like a big sister in this situation, somebody she can trust until she is feeling better.",
      action:
        "I'd take her hand and we'd sit together in the galley. I'd show her the carts and ask her about her favourite animal, perhaps we'd draw something together. I would sing to her quietly, because singing automatically makes a child breathe slower. I'd let her take her time and I wouldn't push her with too many questions.",
      result:
        "After maybe 20 or 30 minutes she'd be relaxed and I'd walk her to her seat. She would have a nice memory of the flight rather than a bad one.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "child-tablet",
    question:
      "Halfway through a night flight you find a girl of about seven by herself near the galley, in tears and struggling for breath. How do you handle it?",
    kind: "hypothetical",
    level: "worthless",
    why: "Dangerous: gives own sleeping medication, leaves her alone, hides it from crew, delays.",
    answer: {
      situation:
        "On night flights, kids wandering about are the biggest nuisance, mostly because their parents are asleep and don't care. A crying one wakes up 40 people.",
      task: "The priority would be to get it quiet again before people complain.",
      action:
        "I'd give her half of one of the antihistamine tablets that I carry for myself, they make you drowsy in 20 minutes, and I'd put her on a jump seat behind the curtain by herself. I wouldn't wake the purser or disturb the pilots for that. When my service is done I would see if she's asleep.",
      result:
        "Quiet cabin, no complaint letters, and I did it all by myself without a fuss. The parents would pick her up at landing.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
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
    id: "child-lofty",
    question:
      "Halfway through a night flight you find a girl of about seven by herself near the galley, in tears and struggling for breath. How do you handle it?",
    kind: "hypothetical",
    level: "worthless",
    why: "Eloquent filler: safety words without one single act.",
    answer: {
      situation:
        "A child's tears at thirty-five thousand feet are a reminder that behind each seat number there is a human story. In that moment time slows down, and everything that we've been taught becomes more than words on a page.",
      task: "My responsibility would be to rise to that moment with the composure, professionalism and compassion which the uniform stands for, as safety is and always will be our highest priority.",
      action:
        "I would respond swiftly and appropriately, in line with the procedures that apply, drawing on my training and my instincts alike. I'd assess, I'd decide, I'd act. I'd communicate clearly with all parties concerned and make use of every resource at my disposal, never losing sight of what really matters.",
      result:
        "The situation would be resolved in the best possible way, and trust would be restored. For what is a flight attendant, if not a light in the dark?",
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
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
];
