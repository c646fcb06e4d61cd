import type { LabelledAnswer } from "../star/format.ts";

export const HARD_FAINT: LabelledAnswer[] = [
  {
    id: "faint-strong-1",
    question:
      "You are doing the drinks service and a passenger faints in the aisle. Take me through it.",
    kind: "hypothetical",
    level: "strong",
    why: "Trolley secured, response and breathing checked, crew called, kit/oxygen/AED, captain, doctor call, CPR if not breathing, privacy, report.",
    answer: {
      situation:
        "I am with the trolley at row 20 and a lady goes down in the aisle in front of me. First I look that there is no danger, hot coffee and a loose trolley is danger, so my colleague at the other end puts the brake and takes the trolley back to the galley.",
      task: "I am the first one there so I stay with her, I must see if she is breathing and get the others to bring what we need.",
      action:
        "I kneel down, shake her shoulders and speak, hello can you hear me. I press the call / tell my colleague: passenger unconscious row 20, tell the purser, bring first aid kit, oxygen and the defibrillator. I open the airway, head back and chin up, look listen feel for ten seconds. If she breathes and wakes up I leave her lying flat and raise the legs on a bag, loosen the collar, give oxygen by our procedure. If she breathes but not awake, recovery position. If she doesnt breathe normally I start CPR at once, 30 to 2, on the hard floor and AED on as soon as it is there. The purser makes the PA for a doctor and informs the captain, he can talk to the doctors on ground and decide about diversion. I ask her or her husband about illness, medicine, last food, pregnant or not. I give nothing to eat or drink while she is not fully awake. A colleague asks the people to stay in the seats and holds a blanket for privacy.",
      result:
        "When she is better we put her on a row where she can lie, somebody stays with her and checks pulse and colour every few minutes, I tell the captain how it goes so ambulance can wait. All times are written and medical report is done, and the kits which we opened are in the log.",
    },
    faults: [],
  },
  {
    id: "faint-strong-2",
    question:
      "You are doing the drinks service and a passenger faints in the aisle. Take me through it.",
    kind: "hypothetical",
    level: "strong",
    why: "From a former ambulance volunteer, plain and complete, steps numbered, modest.",
    answer: {
      situation:
        "Drinks trolley out, man about 60 stands up to go to the loo and just drops. Could be a simple faint, could be his heart, I treat it as serious till I know.",
      task: "Look after him, get the team going. I was St John Ambulance for 3 years but on board it's the airline's drill and whoever is in charge.",
      action:
        "1 trolley, brake on, colleague moves it. 2 is he responding, is he breathing. 3 my colleague calls the senior and brings oxygen, kit and AED, I don't leave him. 4 coming round: flat, legs up, did he hit his head, tell him who I am. 5 not breathing: CPR and defib straight away, swap every two minutes. Captain is told early, he needs time to think. PA for a doctor. Someone sits with his wife.",
      result:
        "If it's just a faint he's having some water in 15 minutes but I'd still keep an eye on him. Paramedics get times and what happened. Write up the form, see if the team's alright.",
    },
    faults: [],
  },
  {
    id: "faint-partial-1",
    question:
      "You are doing the drinks service and a passenger faints in the aisle. Take me through it.",
    kind: "hypothetical",
    level: "partial",
    why: "Good first aid and help called, but captain and report missing and no word on not breathing.",
    answer: {
      situation:
        "A passenger faints in the aisle during the service, maybe because of low sugar or dehydration.",
      task: "To give the first aid.",
      action:
        "I move the cart on the side with help of my colleague. I check if he responds and breathes. I lay him on the back and put his legs up on a bag so the blood comes to the head. I call my colleague to bring oxygen and first aid kit and we ask if there is a doctor on board. When he wakes up I talk to him quietly and I give him water with sugar when he can sit.",
      result: "He feels better and I let him rest, and I look at him till the landing.",
    },
    faults: [],
  },
  {
    id: "faint-partial-2",
    question:
      "You are doing the drinks service and a passenger faints in the aisle. Take me through it.",
    kind: "hypothetical",
    level: "partial",
    why: "Chain of information is right, but hardly any first aid; trolley forgotten.",
    answer: {
      situation: "In the service passenger collapsed, this is medical emergency.",
      task: "As cabin crew we communicate and work as a team. One is with the passenger, one gets the equipment, one informs the cockpit.",
      action:
        "I inform immediately my purser and she informs the captain. We make an announcement for a doctor or nurse. I stay with passenger and I speak to him and I check that he is breathing and I give oxygen.",
      result: "Captain decides if we divert. After landing we make a medical report.",
    },
    faults: [],
  },
  {
    id: "faint-weak-1",
    question:
      "You are doing the drinks service and a passenger faints in the aisle. Take me through it.",
    kind: "hypothetical",
    level: "weak",
    why: "Only shouts for a doctor; no check, no crew, no first aid; thin but not harmful.",
    answer: {
      situation: "Somebody faints.",
      task: "Help him.",
      action:
        "I would ask loud if there is a doctor. I would stay calm and tell other passengers to stay calm.",
      result: "I hope that the passenger is ok.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
      },
    ],
  },
  {
    id: "faint-weak-2",
    question:
      "You are doing the drinks service and a passenger faints in the aisle. Take me through it.",
    kind: "hypothetical",
    level: "weak",
    why: "Talks of how he would feel and of training to come; helpless; one sensible thing at most.",
    answer: {
      situation:
        "This is a situation I never had before but I saw it once in the metro, a girl fainted and people were just looking. I thought that somebody should do something. It was summer and very hot.",
      task: "I would do what I learn in the training, I think the airline gives us a very good training for this, 6 weeks.",
      action:
        "I would not panic and follow the procedures. Probably fan her with the safety card and bring water.",
      result: "With the right training I am sure I can handle it.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "faint-worthless-1",
    question:
      "You are doing the drinks service and a passenger faints in the aisle. Take me through it.",
    kind: "hypothetical",
    level: "worthless",
    why: "Calm perfect form but dangerous: carries him off to the lavatory, pours drink and own pills into an unconscious person, finishes service first, keeps it from the captain.",
    answer: {
      situation:
        "At row 12 a man of about 55 faints next to my cart. I have still 46 passengers to serve and 35 minutes until the descent.",
      task: "My task is to protect the comfort of the other guests and the timing of the service.",
      action:
        "With a colleague I take him under the arms and we bring him discreetly to the rear lavatory, where he is out of the view, and we sit him upright and close the door. I pour a little brandy with one of my own heart pills in his mouth because it helped my grandfather. Then I return to my cart, with a smile, and I complete the remaining rows. I do not disturb the pilots for a faint, they have enough to do. After the service, around 25 minutes later, I look if he is awake.",
      result:
        "All 46 guests receive their drinks on time, nobody notices the incident and there is no delay and no paperwork.",
    },
    faults: [],
  },
  {
    id: "faint-worthless-2",
    question:
      "You are doing the drinks service and a passenger faints in the aisle. Take me through it.",
    kind: "hypothetical",
    level: "worthless",
    why: "Sound answer, but to another question (delayed bag / upset about lost suitcase); no faint in it.",
    answer: {
      situation:
        "A passenger on a connecting flight tells me that her suitcase did not arrive in the last two trips and she is very upset already before take off.",
      task: "I cannot see the baggage system from the cabin, but I want to take her worry seriously and give her the correct information.",
      action:
        "I would sit down in the free seat next to her for a moment and listen. I would ask for the number on her bag tag, and before the door is closed I would ask the ground agent if the bag is loaded. I tell her honestly what I know. I write for her the phone and the desk number in the arrival hall, and I inform my purser.",
      result:
        "She knows what to do if it is missing and feels somebody cared. I follow up with her before landing.",
    },
    faults: [],
  },
];
