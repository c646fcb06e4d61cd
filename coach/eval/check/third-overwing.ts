import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_OVERWING: LabelledAnswer[] = [
  {
    id: "exitrow-check-then-reseat",
    question:
      "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Checks instead of assuming, reseats with dignity before the aircraft moves, briefs the replacement and reports.",
    answer: {
      situation:
        "Boarding is nearly done. I'm at row 12 on a single-aisle aircraft, and while I explain the hatch the gentleman at the window smiles and nods at everything, also when I ask, 'Could you tell me when you would not open it?' I try it once more with the safety card and with gestures, and he just smiles again.",
      task: "The person beside that exit has to understand the crew's commands and the card, and has to be willing to act on them. It's not about how good his English is in general, it is about whether he could follow me in ten seconds in the dark. I can't let us push back until that's settled, and I'd like him not to feel ashamed.",
      action:
        "First I ask if there's a language we share, either with me or another crew member, because if a colleague can brief him properly and he can follow our commands then he may stay, where the airline's rule allows. If not, I tell my senior by interphone that I have to reseat 12A. I look for a seat of the same kind, a window further forward, and for an able-bodied volunteer, an adult travelling alone for instance. I invite the gentleman with an open hand, I carry his bag for him, and I smile, I don't point. If he had paid for the legroom I note it, so that the ground staff can refund it. Then I give the new passenger the whole briefing, ask her to repeat to me how she would open it and when not to, and I get a clear yes from her. I check the bags are out of that row.",
      result:
        "I report 'overwing row briefed' to the senior before the doors close. During the flight I go to the gentleman with a drink and with the safety card in pictures for his new place, and I put the seat change in the cabin report, so that the check-in can look at who's sold these seats.",
    },
    faults: [],
  },
  {
    id: "exitrow-plain-swap",
    question:
      "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Plain, correct, and quick; tells the senior, reseats, re-briefs, closes the loop.",
    answer: {
      situation:
        "I see that he says yes to all what I ask, even 'is it raining?'. So he doesn't understand me.",
      task: "In emergency he must open this exit, or not open it if there is fire outside. He can't do it without to understand me. It must be solved before taxi.",
      action:
        "I tell to the purser. I ask by my colleague who speaks Spanish if she can try. When this also doesn't work, I show him with friendly face another seat, I help with his bag and I say thank you. I ask to a strong adult in row 15 who speaks with me if she wants to sit at the exit and help us. I brief her from the beginning, she repeats me: look outside, pull the handle down, throw it out. I ask also the two others in the row if they understood.",
      result:
        "Then I say to the purser 'row 10 is ready' and we close the doors. Later I bring him some water and I look if he is all right. I write the change in the report, because he maybe paid for this seat.",
    },
    faults: [],
  },
  {
    id: "exitrow-moves-no-rebrief",
    question:
      "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Right decision and considerate, but the new passenger is not briefed and no one is told.",
    answer: {
      situation:
        "The passenger at the window looks at me kindly and I notice that he's not following at all.",
      task: "My duty is to have someone at that exit who is able to help in an evacuation.",
      action:
        "I would try some simple words and the card first. If he still didn't follow, I'd explain with my hands that I have a nicer seat for him, and swap him with a fit-looking passenger from a couple of rows behind. I'd do it discreetly so that nobody is embarrassed, and I would help them both with their bags.",
      result:
        "The gentleman is comfortable, the exit has an able-bodied person at it, and we're able to leave on time.",
    },
    faults: [],
  },
  {
    id: "exitrow-tells-senior-only",
    question:
      "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Sees the risk and escalates, yet hands the whole thing over; the ending is missing.",
    answer: {
      situation:
        "I'm doing the briefing and she only shakes her head. Her husband in the next row says she speaks only Vietnamese. She holds the card upside down, and while I point to the handle she looks at her husband and not at me. The other two in the row are a couple of students who understand everything and are getting a bit impatient, because people with bags are still squeezing past behind me.",
      task: "According to the rules someone who does not understand the crew may not be at an exit. It has to be changed before we taxi, because afterwards I must be sitting on my jumpseat.",
      action:
        "I stop the briefing and inform my senior about it straight away and I say which seat. I ask the husband to translate to her that it's not her fault, it's only for safety, and that she'll have another place close to him. I'd wait in the row so that no one else starts putting bags there.",
      result: "Then the senior would decide who goes where.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "exitrow-speak-slowly",
    question:
      "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Well meant; repeats the briefing more slowly and leaves it there.",
    answer: {
      situation: "The passenger does not speak English good.",
      task: "I have to do the briefing to him because it is important.",
      action:
        "I would speak more slow and with hands and show him the card. Maybe somebody near can translate.",
      result: "I hope he would understand it better then.",
    },
    faults: [
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "exitrow-cultural-bridge",
    question:
      "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Nice thoughts on culture; never says whether the passenger stays in the seat.",
    answer: {
      situation:
        "Airlines connect the whole world, and therefore it will happen on nearly every flight that I meet somebody whose language I don't know. I've travelled in 14 countries myself and I know how lonely one can feel when everybody around you is talking and you don't understand what they want from you.",
      task: "I'd see it as my task to build a bridge. A passenger must never have the feeling he is a problem just because of his mother tongue, and still I'd keep in mind that he is sitting at a place that's important for safety.",
      action:
        "I'd use the language that all people share: a smile, gestures, patience. I'd kneel down in order to be on his level. I'd take my time with him, even if boarding is a stressful phase, and I would look for something that connects us, and I'd try to make the content of the briefing as clear as possible to him in this way.",
      result:
        "I think that he would feel welcome and seen, and this is the basis for everything else, also for safety, because a passenger who trusts the crew will follow the crew.",
    },
    faults: [
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "exitrow-overwing-words",
    question:
      "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "The question returned with 'I would do' added.",
    answer: {
      situation:
        "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say.",
      task: "The passenger by the window does not understand a word you say.",
      action:
        "What would I do? I am briefing the overwing exit row and the passenger by the window does not understand a word I say, so what I would do is I would do it.",
      result: "I realised that the passenger by the window does not understand a word.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
  {
    id: "exitrow-aft-galley-drop",
    question:
      "You are briefing the overwing exit row and realise that the passenger by the window does not understand a word you say. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "A respectable answer about turbulence injuries, to a question nobody asked here.",
    answer: {
      situation:
        "We are in the middle of the second service and without warning the aircraft drops. A trolley lifts off the floor, a colleague goes down in the aft galley and holds her ankle, and two passengers who were not strapped in have hit their heads.",
      task: "First my own safety, because an injured crew member helps no one; then making the cabin safe; then the injured, and keeping the captain informed.",
      action:
        "I brake the trolley, wedge myself in the nearest free seat and hold on, and I shout to the passengers to fasten their seat belts. When it eases and the captain allows us to move, I secure the trolleys in the galley, then I check my zone row by row. I treat the worst first: a cold pack for the heads, watching whether they stay awake and speak clearly, and my colleague's ankle gets raised and supported. I ask for a doctor on board by PA and keep notes of times for each of the injured.",
      result:
        "The senior passes on to the captain how many are hurt and how badly, so that medical staff can meet us on arrival. We don't restart the service, we fill in the injury reports, and I go and check on the two passengers every ten minutes until landing.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
];
