import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_LOCKED_TOILET: LabelledAnswer[] = [
  {
    id: "lavlock-full-procedure",
    question:
      "Ten minutes before landing one toilet is still locked and nobody answers your knock. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Thinks of illness and fire, opens from outside with care, never reports the cabin secure falsely, and follows up.",
    answer: {
      situation:
        "The seat belt sign is on, the cabin's being secured and the aft left toilet shows 'occupied'. No answer to my knock. I count who's missing: in 27C there's an empty seat with a pair of glasses on it. I don't smell smoke and the detector isn't sounding.",
      task: "It may be somebody who hasn't heard, somebody who is afraid, or a person unconscious behind the door. There could also be a smoker or a fire. I've got a few minutes, so I need to find out fast, tell my senior that the cabin isn't secure, and have everyone seated for landing, me included.",
      action:
        "I knock harder and call out, 'Cabin crew, are you all right? I'm going to open the door.' With the back of my hand I feel the door for heat, high and low. My colleague calls the senior on the interphone: aft left, locked, no reply, opening now. I lift up the flap of the sign and slide the bolt from outside, then open slowly, since with a folding door somebody may be lying against it. If he is only being slow, he's off to his seat at once and I check his belt. If he has collapsed, I check response, airway and breathing, and get him out on to the galley floor with a colleague's help, as nobody can be treated in there. If he isn't breathing normally: CPR, and AED and oxygen brought by the second crew member. The senior tells the captain in plain words, so that he can hold or extend the approach or go on and ask for medics, it's his decision. If it is smoke, I keep the door closed but for a crack and discharge the extinguisher into it, with PBE and a colleague behind me.",
      result:
        "The captain only gets 'cabin secure' when it is. Should we have to land with the patient on the floor, I brace him and myself as our manual says, and clear the aisle for the paramedics. Afterwards I check the toilet, the waste bin too, write the report, and if he was just embarrassed I let him off the aircraft quietly with a kind word.",
    },
    faults: [],
  },
  {
    id: "lavlock-short-colleague",
    question:
      "Ten minutes before landing one toilet is still locked and nobody answers your knock. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Compact, correct order, clear limits and reporting, in simple English.",
    answer: {
      situation: "Toilet forward is red, I knock, I call, no answer. Ten minutes to land.",
      task: "Maybe the person is sick, maybe is fire, maybe only has music in the ear. I can't say cabin ready if I don't know.",
      action:
        "I inform the purser first, she informs captain that cabin is not ready. I touch the door with back of hand, it's not hot, no smoke. I say loud: I open now. I open the lock from outside, below the sign. I open slow. If person is fine: sit down now, belt, I check it. If person is on the floor: I call for help, check breathing, two of us bring him out, oxygen, first aid kit, if not breathing we start CPR and AED. Purser asks the captain for more time and ambulance.",
      result:
        "When he is in a seat or is secured with us, toilet is checked, empty and locked, and purser says cabin ready. If we can't be ready, the captain must know it before, he decides go around or land. I write report after and I look after the family.",
    },
    faults: [],
  },
  {
    id: "lavlock-opens-but-silent",
    question:
      "Ten minutes before landing one toilet is still locked and nobody answers your knock. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Opens the door properly and gives first aid, but does not tell senior or captain before, with minutes left.",
    answer: {
      situation:
        "I'm doing the last check, everyone is buckled up, just the toilet at the back is still engaged. I knock three times and there's nothing.",
      task: "It could be that the person has fainted. They can't stay in there for landing, in any case.",
      action:
        "I'd knock again and say in a loud voice that I'm coming in. Then I would slide the lock open from outside, because every lavatory can be opened like that, and look in carefully. If the passenger had fainted I would lay him down in the galley with his legs up, give him oxygen and talk to him. If he was just slow I'd bring him to his seat quickly and do up his belt.",
      result:
        "He'd get checked by a doctor on the ground, and I would make sure the toilet is locked for landing.",
    },
    faults: [],
  },
  {
    id: "lavlock-reports-but-waits",
    question:
      "Ten minutes before landing one toilet is still locked and nobody answers your knock. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Good communication and headcount; no check for heat or smoke and no word on how it ends.",
    answer: {
      situation:
        "The toilet sign stays red. I ask the passengers nearby and they tell me an older woman went in around fifteen minutes ago and she hadn't looked well.",
      task: "My priority is to find out if she needs help and that the captain knows we're not ready.",
      action:
        "I call the purser by interphone and tell her exactly: 'right-hand aft toilet, elderly lady, fifteen minutes, no answer, I am going to open.' She calls the flight deck. I look for who's travelling with her and ask if she has any illness. Then I unlock the door with the latch under the plate.",
      result: "We would then see what is wrong with her and act accordingly.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "lavlock-knock-again",
    question:
      "Ten minutes before landing one toilet is still locked and nobody answers your knock. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "One idea, to keep knocking.",
    answer: {
      situation: "The toilet is locked and we are landing soon.",
      task: "The passenger must be in the seat for landing, it's the rule.",
      action:
        "I'd knock again and louder and tell him he has to come out because we're landing now. Then I would tell my supervisor.",
      result: "He'd come out and sit down.",
    },
    faults: [
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "lavlock-empathy-first",
    question:
      "Ten minutes before landing one toilet is still locked and nobody answers your knock. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Talkative on feelings and discretion; offers no method and no sense of the clock.",
    answer: {
      situation:
        "A toilet on a plane is maybe the only private place that a passenger has on board, and so the first thing I'd have in mind is discretion. Perhaps the person is afraid of landing, perhaps they're crying, perhaps they've an upset stomach and feel too ashamed to say something. I would not want to expose anyone in front of the whole cabin.",
      task: "I have to find a balance between respecting the passenger and the fact that we're about to land, where of course all have to sit.",
      action:
        "I would talk through the door with a warm voice, I'd introduce myself by name, and I would let them know that they are not alone and that there's no reason to feel embarrassed. I would offer my help and give them a moment. In my experience in the nursery, where children sometimes lock themselves in, patience opens more doors than force. And I would coordinate with my colleagues so that one of us is always in the vicinity.",
      result:
        "With kindness and some patience the person would surely come out, and I would accompany them to their seat and tell them everything's fine.",
    },
    faults: [
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "lavlock-knock-knock",
    question:
      "Ten minutes before landing one toilet is still locked and nobody answers your knock. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "One sentence repeated to fill the boxes.",
    answer: {
      situation: "The toilet is locked so I knock on the toilet because the toilet is locked.",
      task: "The toilet is locked and I have to knock on the toilet and knock again.",
      action:
        "I knock on the toilet and the toilet is locked. Then I knock on the toilet and the toilet is locked. Then I knock on the toilet. The toilet is locked so I knock on the toilet, and then I knock on the toilet and I knock on the toilet because the toilet is locked.",
      result: "The toilet was locked and I knocked on the toilet.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "lavlock-leave-in-peace",
    question:
      "Ten minutes before landing one toilet is still locked and nobody answers your knock. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Leaves a possibly unconscious passenger, reports a false 'cabin secure' and keeps colleagues from checking.",
    answer: {
      situation:
        "One toilet in the rear is still in use as we come in. I knock once, politely, and there's no answer, so the guest evidently would like to have privacy.",
      task: "My priority is a smooth and punctual arrival, and that the captain gets his 'cabin secure' on time, as late calls make a bad impression.",
      action:
        "I respect the guest and leave him in peace, there is a handle to hold on to in there after all. I report to the purser that all's secure in the back. When my colleague wants to look again I tell her that I've already spoken with him and that he's fine, so that she isn't worried and can sit down. To make it tidy I tick him off on my seat check as present.",
      result:
        "We land on the minute and everyone is relaxed. As soon as we're at the gate and people are getting off he'll come out by himself, and nobody has been disturbed. I think good crew know when to leave people alone.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "task", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
];
