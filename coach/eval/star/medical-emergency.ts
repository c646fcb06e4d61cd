import type { LabelledAnswer } from "./format.ts";

const asked = {
  question:
    "Two hours into a flight a passenger collapses in the aisle. Take us through what you do.",
  kind: "hypothetical",
} as const;

export const MEDICAL_EMERGENCY: LabelledAnswer[] = [
  {
    id: "medical-emergency-first-aider",
    ...asked,
    level: "strong",
    why: "Short; checks response and breathing, calls for help and kit at once, CPR and AED, captain, page, hand-over.",
    answer: {
      situation:
        "Someone's on the floor and I'm first there. Faint or cardiac arrest, I don't know yet.",
      task: "I stay with the passenger and start care, and get my colleagues moving. Nobody does this alone.",
      action:
        "Check it's safe, shake the shoulders, talk to him, look for breathing up to ten seconds. Press the call and shout for the nearest colleague: AED, oxygen, medical kit, tell the senior. Not breathing normally, then I start compressions, 30 to 2 breaths, and the AED goes on as soon as it arrives. We swap every two minutes. The senior tells the captain and makes the PA for a doctor or nurse. If he's only fainted, legs up, oxygen if needed, and I ask about medicines and allergies.",
      result:
        "I carry on until he recovers or someone qualified takes over or the captain lands. Times and what we gave are written down for the paramedics, and I go back to his family. Kit gets noted in the log as used.",
    },
    faults: [],
  },
  {
    id: "medical-emergency-nurse-aide",
    ...asked,
    level: "strong",
    why: "Long and thorough: roles for three crew, ground medical advice, diversion is captain's, privacy, records, aftercare.",
    answer: {
      situation:
        "I've been a nursing assistant for three years and I have seen two persons collapse, so I know that the first minute decides. At the same time I know that on board I'm not a nurse assistant, I am crew, with crew procedures and limited equipment.",
      task: "As the first crew member on the scene I am the one who treats. A second one should bring the equipment, a third one communicates with the flight deck. A diversion is the captain's decision, so he must have correct information.",
      action:
        "I look for danger, I park or let a colleague remove the cart, and I kneel down. I speak to her and tap on her shoulders. If she doesn't respond, I open the airway and check the breathing for not longer than ten seconds. I call my colleague by the interphone or by pointing at a person: \"You, please press the call button and bring me the crew.\" I need AED, oxygen, first aid kit and emergency medical kit, and the purser informed. If she isn't breathing normally I start CPR immediately, 30 compressions and 2 breaths with the mask, and as soon as the defibrillator is there I switch it on and do what it says, and I make sure nobody touches her. If she is breathing I put her in the recovery position, give oxygen and observe her. The purser asks by announcement for a doctor and checks who the person is before the medical kit gets opened. She tells the captain age, symptoms, what we do, and he can call the medical service on the ground. Another colleague takes care of the husband, asks for illnesses and medicines, and keeps the curious people away.",
      result:
        "On the ground we hand over to the paramedics with our notes, every step with the time, and names of the doctor who helped. I would complete the medical report and note the opened kit. And I would talk with my crew after it, because we will need it.",
    },
    faults: [],
  },
  {
    id: "medical-emergency-kind-hands",
    ...asked,
    level: "partial",
    why: "Correct first aid and warm care, but the captain is not told and nothing is recorded.",
    answer: {
      situation:
        "A passenger has collapsed in the aisle and the people around are scared. Perhaps it's an older lady who travels alone to her family and didn't eat since the morning because she was nervous, and now she got up too fast for the lavatory. The air on board is dry, people drink too little and sit for a long time, so fainting is something quite usual, but it can also be much more than that, a heart attack or a stroke or low sugar, and I wouldn't know it from the distance.",
      task: "I must help the passenger as fast as I can and keep the others calm.",
      action:
        "I would kneel next to her and see if she answers me and if she breathes. I'd ask my colleague for oxygen and the first aid kit. If she's breathing I put her on her side and I loosen her collar. I hold her hand and talk to her, and ask if she is travelling with someone, if she has diabetes or a heart problem or has not eaten. I'd ask the passengers to go back to their seats to give us some space, and I'd hold up a blanket so that she has her privacy, because it's embarrassing to lie on the floor in front of two hundred persons.",
      result:
        "When she feels better I would give her water and find a place to lie down, and look at her every ten minutes until we land.",
    },
    faults: [],
  },
  {
    id: "medical-emergency-call-doctor",
    ...asked,
    level: "partial",
    why: "Informs the right people, but does nothing for the passenger and has no follow-up.",
    answer: {
      situation: "medical emergency in the cabin, time is critical",
      task: "i have to inform my crew and get medical help, because i am not a doctor",
      action:
        "i call the purser with the interphone and she tells the captain, then we make an announcement to ask for a doctor or nurse on board, and one of us gets the emergency kit and the defibrillator. i wait next to the passenger until the doctor comes",
      result:
        "then the doctor takes over and decides what to do, and the captain decides if we land somewhere",
    },
    faults: [],
  },
  {
    id: "medical-emergency-stay-calm",
    ...asked,
    level: "weak",
    why: "Says only that one should be calm and follow training; not one concrete step of care.",
    answer: {
      situation:
        "This is a very serious situation, and as cabin crew we are trained for it in the initial training. I know that the training takes many weeks, and first aid is a big part of it, and I am looking forward to learning it.",
      task: "The most important is to stay calm. If the crew panics then the passengers will panic too.",
      action:
        "I would stay calm and do what I have learned in the training. I would follow the procedures of the airline exactly and work together with my team. I would also reassure the other passengers that everything is under control, because they look at us.",
      result: "With good teamwork and calmness the passenger would get the help that is needed.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "medical-emergency-my-heart-tablets",
    ...asked,
    level: "worthless",
    why: "Confident and structured, but gives own prescription medicine, moves the patient, keeps it from the captain.",
    answer: {
      situation:
        "120 minutes into the flight a man of about 60 collapses at row 22. From my experience with my grandfather I can see within 5 seconds that it is his heart.",
      task: "I take full responsibility for the situation, because in an emergency there has to be one leader, and a captain who worries flies badly.",
      action:
        "Step 1: I lift him with two strong passengers and carry him to the galley, where nobody can see him. Step 2: I give him two of my own blood pressure tablets, which I always have in my crew bag, with some brandy to open the vessels. Step 3: I switch off the call bells so that the passengers stay calm. Step 4: I do not inform the flight deck, since a diversion would cost the company about 50,000 euro and all 180 passengers would miss their connections. Step 5: I check him again after the meal service.",
      result:
        "He would sleep until landing and 179 passengers would not have noticed anything. The airline saves the diversion, and I would not write a report, because in the end nothing happened.",
    },
    faults: [
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "medical-emergency-cpr-cpr",
    ...asked,
    level: "worthless",
    why: "The question and a handful of keywords repeated in every box.",
    answer: {
      situation:
        "Two hours into a flight a passenger collapses in the aisle. Two hours into a flight a passenger collapses in the aisle. Captain AED oxygen doctor CPR.",
      task: "Take us through what you do. Captain AED oxygen doctor CPR. Captain AED oxygen doctor CPR.",
      action:
        "Captain AED oxygen doctor CPR. Captain AED oxygen doctor CPR. Captain AED oxygen doctor CPR. Captain AED oxygen doctor CPR. Two hours into a flight a passenger collapses in the aisle, captain AED oxygen doctor CPR.",
      result:
        "Captain AED oxygen doctor CPR report paramedics. Captain AED oxygen doctor CPR report paramedics.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
];
