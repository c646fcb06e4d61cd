import type { LabelledAnswer } from "../star/format.ts";

export const HARD_SMOKING: LabelledAnswer[] = [
  {
    id: "smoking-strong-1",
    question:
      "You think somebody is smoking in the lavatory in the middle of the flight. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Fire risk first, knocks, opens, extinguisher and colleague ready, bin checked, detector checked, captain, warning, report.",
    answer: {
      situation:
        "Smell of cigarette from the aft lavatory or the smoke detector goes off. Maybe its only a cigarette but in my head it is a fire until I have seen that it isnt.",
      task: "Find the source and make sure nothing burns, mainly the waste bin with the paper towels. After that comes the question of the passenger.",
      action:
        "I take the extinguisher with me and tell a colleague, she informs the purser and she stays behind me with gloves and the smoke hood. I feel the door with the back of my hand. If it is cold I knock and say cabin crew please open. If there is no answer I open from outside, we can do this. If the door is hot I dont open wide, only a little gap to discharge the extinguisher and then close again, with the smoke hood on, and captain gets told straight away. If it is a person with a cigarette I ask him to put it out and to come out. I ask where is the butt. I look in the bin, behind, in the flap, and I pour water in the bin. I check that detector is not covered. Then calm talk with the passenger, not in front of everyone, smoking is forbidden by law on board and why, I take name and seat. Captain is informed with everything and he decides about the warning.",
      result:
        "There is no fire, the lavatory is checked again after 10 minutes and then often until landing, all crew knows seat 31D. I fill the report, with the time and the butt as proof. If captain wants authorities to meet the flight I tell what I saw.",
    },
    faults: [],
  },
  {
    id: "smoking-strong-2",
    question:
      "You think somebody is smoking in the lavatory in the middle of the flight. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Vape variant, British, plain and complete, firm and polite, refuses a bribe.",
    answer: {
      situation:
        "Could be a fag or one of these vapes, the vape you often smell first, sort of mango. Either way not allowed and with a real one there's a fire risk because people chuck it in the bin.",
      task: "Make sure there's no fire, stop it, tell the people who need to know. And treat them like a human being, they might be dying for one and nervous.",
      action:
        "I'd get another crew member's attention and grab the nearest extinguisher, never go on your own. Check the door for heat, knock, say who I am and that I need them to open up. No reply, I unlock it from the outside. Have them step out, ask straight, have you been smoking, where is it now. I make sure it's out. Check the bin properly and put some water in it, check the smoke detector hasn't had something stuck over it. Let my senior know and she rings the flight deck, or I do it if she's busy. I explain quietly it's an offence and it can't happen again. If he offers me twenty quid to forget it I say no thank you, it still gets reported. If he kicks off I step back and get the others, we've got a procedure for that.",
      result:
        "Cabin is safe, captain knows, the passenger knows where the line is. We keep an eye on the loo and on the bloke, and I do the written report before I go home. Maybe offer some gum, it does help.",
    },
    faults: [],
  },
  {
    id: "smoking-partial-1",
    question:
      "You think somebody is smoking in the lavatory in the middle of the flight. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Knock, stop, checks the bin, but captain/purser not told and no extinguisher; report missing.",
    answer: {
      situation: "I smell smoke near the lavatory, and the sign is occupied.",
      task: "I must stop the passenger because smoking is forbiden and dangerous.",
      action:
        "I knock on the door and I ask to come out. I explain politely that on board it is not allowed to smoke and he could start a fire. I check the bin and the sink that the cigarette is really out.",
      result: "Passenger goes back to his seat and he understood. I watch if he goes again.",
    },
    faults: [],
  },
  {
    id: "smoking-partial-2",
    question:
      "You think somebody is smoking in the lavatory in the middle of the flight. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Informs and reports, knows law and fine, but bin and fire source not checked.",
    answer: {
      situation:
        "Smoking in lavatory is illegal on all flights and there is a smoke detector in each one.",
      task: "Enforce the rule, inform the crew.",
      action:
        "I would inform the senior and go with a colleague to the lavatory, with the extinguisher. We knock and if he does not open we open the door. I ask him to stop and take his boarding pass to note the name. The senior informs the captain.",
      result: "He gets a written warning and maybe a fine when we land. I do a report.",
    },
    faults: [],
  },
  {
    id: "smoking-weak-1",
    question:
      "You think somebody is smoking in the lavatory in the middle of the flight. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Waits until the person comes out and tells them it is forbidden; thin, no check for fire.",
    answer: {
      situation: "Someone smokes in toilet.",
      task: "Tell him its forbidden.",
      action:
        "I wait in front of the door and when he comes out I tell him that it is not allowed and please dont do it again.",
      result: "He will say sorry.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
      },
    ],
  },
  {
    id: "smoking-weak-2",
    question:
      "You think somebody is smoking in the lavatory in the middle of the flight. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Opinions on smoking, hands over; no procedure.",
    answer: {
      situation:
        "I dont smoke and my father died of lungs so I am really against smoking, also I dont understand how people cannot wait 4 hours. In some countries it was allowed until the nineties even in the plane which is crazy.",
      task: "It is a rule so I would have to say something to him.",
      action: "I would be polite but strict. If he is aggressive I would get a male colleague.",
      result: "Rules are there for our safety.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "smoking-worthless-1",
    question:
      "You think somebody is smoking in the lavatory in the middle of the flight. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Unsafe in kind words: silences the detector with a cup and lets him finish, regularly; hides it, takes a tip.",
    answer: {
      situation:
        "On a flight of 9 hours I notice around hour 5 a light smell from lavatory L3. A business class guest, frequent flyer with gold card, is inside.",
      task: "My responsibility is that a valuable guest feels welcome and that no unnecessary alarm scares the 280 other passengers.",
      action:
        "I wait with discretion till he opens and I tell him with a smile that I understand. I show him how to put a plastic cup over the little round thing on the ceiling so that it stays quiet, and I tell him that he may use this lavatory again, 5 minutes every two hours, I stand in front. The end he can drop in the flap with the tissues. I tell to the colleagues that L3 is out of order.",
      result:
        "No alarm in the whole flight, the guest gives me 50 dollars and a letter of praise. It shows how flexible I am with premium customers.",
    },
    faults: [],
  },
  {
    id: "smoking-worthless-2",
    question:
      "You think somebody is smoking in the lavatory in the middle of the flight. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Buzzword list of safety terms without any sequence: could fit every question.",
    answer: {
      situation:
        "Safety first, security awareness, situational awareness, CRM, SOP compliance, threat and error management.",
      task: "Communication, coordination, captain, purser, procedures, protocols, passenger care, professionalism.",
      action:
        "Assess, prioritise, communicate, act, review. Extinguisher, oxygen, PBE, checklist, announcement, interphone, report. Empathy, assertiveness, de-escalation, leadership, teamwork, calm under pressure.",
      result:
        "Safety, compliance, satisfaction, zero incidents, continuous improvement, excellence.",
    },
    faults: [],
  },
];
