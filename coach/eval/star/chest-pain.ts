import type { LabelledAnswer } from "./format.ts";

export const CHEST_PAIN: LabelledAnswer[] = [
  {
    id: "bank-medical-strong-1",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    kind: "hypothetical",
    level: "strong",
    why: "Stays with the passenger, roles for colleagues, captain informed, history taken and noted, medical help, care, limits, handover and report.",
    answer: {
      situation:
        "Say it's two hours into a night flight and a man of about sixty in twenty-three C rings and says he's got a tight pain in his chest that goes into his arm. I treat that as a heart attack until someone tells me it isn't.",
      task: "My job is to stay with him, keep him as well as he can be, and get the right people and the right kit to him quickly. I'm not a doctor and I won't decide what it is. If we divert is the captain's call, on the facts that I give.",
      action:
        "I'd introduce myself, kneel down so that he doesn't have to look up, and call my nearest colleague without leaving him. One brings oxygen, the first aid kit and the AED, the other tells the purser and the captain: seat number, age, what he feels, since when. He doesn't walk anywhere. I'd let him sit half upright, loosen his collar, and ask when it started, any illness, allergies, his own tablets. I'd write it down with the times. The purser makes the call for a doctor or a nurse on board and the flight deck gets the medical people on the ground. Oxygen or aspirin I'd give as our procedure and their advice says, not out of my own head. I'd talk to him quietly all the time, and somebody sits with his wife. Every few minutes I'd check him. If he stopped responding and breathing normally we'd get him flat on the floor, start compressions and put the AED on.",
      result:
        "The captain could decide early, and the paramedics at the door get it in order: who, what happened, what we saw, what was given, what time. Then I'd write the report with my colleague, and we'd ask the rows around him, and each other, if we're all right.",
    },
    faults: [],
  },
  {
    id: "bank-medical-strong-2",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    kind: "hypothetical",
    level: "strong",
    why: "Short but complete: stay, call, kit, captain, questions, medical advice, AED ready, care and handover.",
    answer: {
      situation: "Chest pain, so I think of the heart and I don't leave the passenger.",
      task: "Keep her safe and at rest, get help and kit, give the captain facts for the decision.",
      action:
        "I call a colleague: one brings oxygen, AED and medical kit, one informs purser and captain. She stays seated, clothes loose. I ask: since when, where, illnesses, allergies, own medicine. I note times, speak calmly. We page for a doctor and use ground medical advice. If she's not breathing normally: floor, CPR, AED.",
      result:
        "Paramedics get a clear handover with times, her husband is cared for, report written.",
    },
    faults: [],
  },
  {
    id: "bank-medical-partial-1",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    kind: "hypothetical",
    level: "partial",
    why: "Caring and competent at the seat, but nobody is informed: no colleague, purser or captain.",
    answer: {
      situation:
        "We are in cruise and a lady tells me she has suddenly pain in the chest and it's hard to breathe. She is maybe seventy and travels with her sister.",
      task: "I must give her first aid and keep her calm, because panic makes the heart work more.",
      action:
        "I would sit next to her and take her hand and tell her my name and that I stay with her. I would open the top button and the seat belt a little and put the seat so she is half sitting. I would ask her when it began, if she had it before, which medicine she takes and if it's in her bag, and if she's allergic to something. I would write this on paper with the time. If she has her own heart spray I help her to take it. I would get the oxygen bottle from the station and give it to her, and I would look at her breathing and her colour all the time and ask the sister what she knows.",
      result:
        "I hope she feels better until landing. When the ambulance comes I give them my paper.",
    },
    faults: [],
  },
  {
    id: "bank-medical-partial-2",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    kind: "hypothetical",
    level: "partial",
    why: "Correct chain and kit, but purely mechanical: the passenger is not asked, spoken to or watched.",
    answer: {
      situation: "- passenger with sudden chest pain, in flight\n- treat as cardiac",
      task: "- activate the crew response\n- follow the airline's medical procedure",
      action:
        "- signal for two crew members\n- crew two: oxygen bottle, emergency medical kit, AED to the seat\n- crew three: interphone to purser and flight deck with seat number and symptoms\n- PA for medical professionals, check ID\n- flight deck contacts ground medical service\n- AED next to the seat, ready\n- clear the row, keep the aisle free",
      result:
        "- captain decides on diversion\n- handover to paramedics\n- medical incident form completed, kit sealed and reported for replacement",
    },
    faults: [],
  },
  {
    id: "bank-medical-weak-1",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    kind: "hypothetical",
    level: "weak",
    why: "Generic: calm, training, doctor; no steps.",
    answer: {
      situation: "A passenger has chest pain during the flight.",
      task: "I would have to help him as quick as possible.",
      action:
        "I would stay calm and follow what I learned in the training. I would ask if there is a doctor on board.",
      result: "The passenger would get the help that he needs.",
    },
    faults: [
      {
        section: "task",
        fault: "generic",
      },
    ],
  },
  {
    id: "bank-medical-weak-2",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    kind: "hypothetical",
    level: "weak",
    why: "Long and sincere, but thoughts about emergencies and an aunt; almost nothing would be done.",
    answer: {
      situation:
        "A medical emergency is, I think, one of the most frightening things that can happen to a person up in the air, because you can't just stop at the side of the road and wait for the ambulance like you would on the ground. I know a little bit what it feels like since my aunt had a heart problem and we were all very scared at the time, so I can put myself in the shoes of the passenger and of the family too.",
      task: "As cabin crew I'd be one of the people that everyone looks at in that moment, so it'd be important that I don't show that I am nervous, and that I keep a smile and give them a feeling of safety.",
      action:
        "I'd go to the passenger and ask what's wrong, and I'd try to make them comfortable and maybe bring some water and a pillow. I would speak in a soft voice. I'm sure that in the training you learn exactly what to do, with all the equipment and so on, and I am a fast learner so I would do it just like that. I would also ask my more experienced colleagues what they think. And I'd try to keep the other passengers away, as there are always some who want to look, and I don't think that this is very nice for a person who is not feeling well. My mother always says I have a calming effect on people and I believe that this is a talent which you can't learn.",
      result:
        "Hopefully it would turn out to be nothing serious, and if it was serious then the pilots would surely know where to land. For me the important thing would be that the passenger didn't feel alone.",
    },
    faults: [],
  },
  {
    id: "bank-medical-worthless-1",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    kind: "hypothetical",
    level: "worthless",
    why: "Unsafe, told confidently: diagnoses, makes him walk, gives own pills, keeps it from the captain, no report.",
    answer: {
      situation:
        "On a full evening flight a businessman in row four presses the call button and reports a sudden pain in his chest. We're forty-five minutes from the destination and the connection of sixty passengers depends on our arrival.",
      task: "My responsibility is to solve it discreetly, without alarming the cabin and without disturbing the pilots, since a diversion costs the company a fortune.",
      action:
        "I take the lead and tell him with authority that it's only wind or stress, because nine out of ten chest pains are harmless. I make him stand up and walk with me to the galley and do a few knee bends, as this gets the circulation moving. There I give him two tablets from my own handbag, one for blood pressure and a strong painkiller, and a small brandy to relax. I don't call for a doctor, as this makes people panic, and I don't tell the captain anything because he'd only want to divert.",
      result:
        "The passenger arrives on time, all connections are made and nobody has noticed anything. As nothing happened there's no need for a report. I would get a thank-you letter for handling it so smoothly.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "bank-medical-worthless-2",
    question:
      "How would you handle a medical emergency on board, for instance a passenger with sudden chest pain?",
    kind: "hypothetical",
    level: "worthless",
    why: "A good service story from a shop; nothing to do with a medical emergency.",
    answer: {
      situation:
        "In the shoe department where I was working part time in Glasgow a bride came in two days before her wedding. She'd ordered ivory shoes in size six and the box had two left ones in it.",
      task: "I was the only one on the till, and I needed to find her a right shoe by Friday evening.",
      action:
        "I apologised, I checked the stock of the other branches and found one pair in Aberdeen. I rang them, asked the manager to put it on the evening van and gave him the van driver's number. I wrote my own number on the receipt for her so that she would not have to worry.",
      result:
        "The shoes arrived on Thursday at four and she picked them up at five. She sent us a picture from the wedding and it's still on the wall in the staff room.",
    },
    faults: [],
  },
];
