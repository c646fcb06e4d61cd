import type { LabelledAnswer } from "./format.ts";

export const ENOUGH_TO_DRINK: LabelledAnswer[] = [
  {
    id: "bank-no-more-alcohol-strong-1",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    kind: "hypothetical",
    level: "strong",
    why: "Judges by behaviour, says no with respect, offers something, informs the whole crew and purser, watches his own bottle, escalates properly, reports.",
    answer: {
      situation:
        "I ran the bar at a golf club outside Cork for five years, so I've had this conversation a fair few times with people who were also my neighbours. On board I'd go by what I see: the words are running together, he's leaning into the lady next to him, he's louder than he was an hour ago. It's not about counting glasses, at altitude one can do it.",
      task: "I can't serve him any more, that's the law and it is a safety matter, because he'd have to get out of that seat by himself in an emergency and he can't be let near trouble. What I want is to say no without him feeling that twenty rows heard it.",
      action:
        "I'd hunker down by the seat and say, low and friendly, \"I'm going to leave it at that for now with the whisky, sir. I've a nice cold sparkling water and I'm just after heating some sandwiches, which would you like, chicken or cheese?\" I'd never use the word drunk. If he pushes, it's the same no in the same voice, no last small one. Then straight to the galley to tell the purser and each of the crew in both cabins, seat and description, so he won't get one at the other end, and I'd ask the purser whether the captain wants to know at this point. I'd have an eye on his own duty free bag as he can't drink from that either, and I'd move the lady if she'd like another seat. I'd pass by every ten minutes with water.",
      result:
        "Most of the time he'd sleep. If he gets abusive the purser takes over with a formal warning, and the captain is told and can have somebody meet us at the gate. It goes in the cabin report with the times and what was served, and I would keep his dignity intact right to the door.",
    },
    faults: [],
  },
  {
    id: "bank-no-more-alcohol-strong-2",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    kind: "hypothetical",
    level: "strong",
    why: "Short non-native answer with all that counts: sign, no, alternative, crew and purser told, own bottle, captain, report.",
    answer: {
      situation: "He speaks not clear and spills on his neighbour. For me that's enough to stop.",
      task: "No alcohol more, but he must keep his face.",
      action:
        'I go near and say quietly: "Sir, I cannot serve you another one now. I bring you water and something warm to eat, yes?" If he discuss, I repeat friendly the same. I inform the purser and all colleagues with the seat number. I look that he has no own bottle. I check him and the neighbour often.',
      result:
        "If he becomes loud, the purser warns him and informs the captain. I write the report.",
    },
    faults: [],
  },
  {
    id: "bank-no-more-alcohol-partial-1",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    kind: "hypothetical",
    level: "partial",
    why: "Kind and firm no, but colleagues and purser are not told, so the next crew member serves him.",
    answer: {
      situation:
        "He's slurring, he dropped his last glass and he's calling me \"darling\" across three rows. He wants another whisky.",
      task: "I have to refuse him without embarrassing him. I won't serve someone who's obviously had too much.",
      action:
        "I'd lean in and say, \"You know what, I'm going to slow us down a little here. Let me get you a coffee and a big water, and I've got pretzels.\" If he says he paid for first class, I'd say I understand and I'd love to take care of you, just not with another whiskey right now. I would sit the tray down, open the water for him, and ask him where he's headed, so that he has something else to talk about. I'd apologize to the couple next to him.",
      result:
        "By the time we land he should have had some water and food in him and gotten off the plane on his own two feet, with no hard feelings.",
    },
    faults: [],
  },
  {
    id: "bank-no-more-alcohol-partial-2",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    kind: "hypothetical",
    level: "partial",
    why: "Correct refusal and informing, but cold and public: no respect, no alternative offered.",
    answer: {
      situation: "The passenger is intoxicated, this is visible from his balance and speech.",
      task: "It's forbidden to serve alcohol to an intoxicated passenger. I have to stop the service to him.",
      action:
        "I tell him from the trolley that he doesn't get alcohol any more because he's drunk, and I continue with the next row. I inform the purser and the other crew members about the seat, so that nobody serves him. If he brings out an own bottle, I take it and keep it until landing. If he is aggressive, the purser informs the captain.",
      result:
        "He doesn't receive more alcohol on this flight. We document it in the report with time and number of drinks.",
    },
    faults: [],
  },
  {
    id: "bank-no-more-alcohol-weak-1",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    kind: "hypothetical",
    level: "weak",
    why: "Right instinct, nothing more: one polite refusal, no wording, no informing.",
    answer: {
      situation: "He had too much already.",
      task: "I shouldn't give him more.",
      action: "I'd tell him politely that I can't give him another one and offer water.",
      result: "He'd probably be a bit annoyed but he would accept it.",
    },
    faults: [],
  },
  {
    id: "bank-no-more-alcohol-weak-2",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    kind: "hypothetical",
    level: "weak",
    why: "Undecided and long: would see, would ask, would maybe refuse; no procedure.",
    answer: {
      situation:
        "Alcohol is a difficult topic because on the one hand passengers are on holiday and they want to enjoy their flight, and on the other hand it can lead to problems when a person doesn't know their limit. I've been to many parties and I have seen both sides of it, so I have quite a good feeling for when someone has had enough, even if I don't drink a lot myself.",
      task: "As a crew member you've got to find a balance between service and safety, which isn't always easy, and it's important to handle it in a professional way.",
      action:
        "I think that I'd first try to find out how he is feeling and have a little chat with him. Maybe I'd tell him that the bar is closed for the moment, or that I'll see what I can do. I would probably ask an older colleague how they would handle it, as they know the rules of the airline better than I do, and then we would decide together. I wouldn't want to spoil his mood, but I also don't want that the other passengers feel disturbed.",
      result:
        "Ideally everyone has a pleasant flight and nobody has to complain about anything afterwards.",
    },
    faults: [],
  },
  {
    id: "bank-no-more-alcohol-worthless-1",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Unsafe: keeps serving to keep the peace, mixes in a sleeping pill, hides it from the crew.",
    answer: {
      situation:
        "A gentleman in business class, a top-tier frequent flyer, has had six whiskies and can hardly hold his glass. He orders a seventh and it's still five hours to landing.",
      task: "My goal is to keep a very valuable customer satisfied and to have a quiet cabin. A no would only provoke him.",
      action:
        "I smile and say \"with great pleasure, sir\". I pour him a double, because the sooner he falls asleep the better it is for everybody. To be on the safe side I dissolve one of my own sleeping tablets in it, that has always worked for my uncle. I don't tell my colleagues, so that nobody starts a discussion about it, and I note the drinks on another seat number so that it doesn't look like too many.",
      result:
        "Twenty minutes later he's fast asleep and doesn't move until landing. The other passengers have peace and he thanks me for the outstanding service. That's what I call a win for all sides.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "bank-no-more-alcohol-worthless-2",
    question:
      "A passenger who has clearly had enough orders another whisky. What do you say and do?",
    kind: "hypothetical",
    level: "worthless",
    why: "The question given back in other words in all four boxes; no act, no words to the passenger.",
    answer: {
      situation:
        "The situation is that there is a passenger. This passenger has clearly had enough, and he is ordering another whisky, although he has clearly had enough already.",
      task: "What do you say and do?",
      action:
        "When a passenger who has clearly had enough orders another whisky, I would say and do what I say and do.",
      result: "I have said and done it.",
    },
    faults: [],
  },
];
