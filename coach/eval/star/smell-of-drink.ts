import type { LabelledAnswer } from "./format.ts";

export const SMELL_OF_DRINK: LabelledAnswer[] = [
  {
    id: "alc-full",
    question:
      "In the crew room before an early departure you notice that a colleague's breath smells of drink. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Safety first, private and non-accusing, reports before boarding, standby crew, confidentiality and support. UK limit right.",
    answer: {
      situation:
        "It's a smell, so I don't know anything yet. It could be mouthwash or a medical thing. But if it isn't, there's somebody about to be in charge of a door and of the lives behind it, and the limit for crew in the UK is 20 milligrams, a quarter of the driving limit in England. So I can't un-smell it.",
      task: "I'm not the judge and I'm not the police. What I owe is that this doesn't get on the aircraft unchecked, and that my colleague's treated decently.",
      action:
        "I'd ask for a quiet word away from the others: 'I noticed alcohol on your breath. Are you fit to fly today?' I'd say that the best thing is to go to the purser or the duty manager herself, right now, and that I'll come along. If she says no, or laughs it off, I'd tell her honestly that I've got to report it and I'd go straight to the senior crew member, before the briefing and well before boarding, with only what I noticed and when. I wouldn't tell anyone else in the room. I wouldn't accept coffee, mints or 'I'll stay in the back galley' as an answer.",
      result:
        "The duty manager decides, with a test if needed, and calls a standby. If I was wrong, she's embarrassed for ten minutes and I apologise. If I was right, we leave late but safe, and I'd tell her about the peer support programme and ring her that evening, as she may need a friend.",
    },
    faults: [],
  },
  {
    id: "alc-plain",
    question:
      "In the crew room before an early departure you notice that a colleague's breath smells of drink. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Plain and short, all the key points, US setting right.",
    answer: {
      situation:
        "If a flight attendant's been drinking, we're missing a pair of hands in an evacuation. Could be nothing. It still has to be checked before anybody boards.",
      task: "It's on me because I noticed it. I can't leave it to the next guy.",
      action:
        "I'd pull him aside and ask him straight, kindly: have you had a drink, are you okay to work? I'd ask him to call off the trip himself. If he won't, I go to the lead or the supervisor on duty right away and say what I smelled, no gossip, no guessing.",
      result:
        "They call a reserve and he doesn't fly. I'd write up what I saw if they ask, keep it to myself otherwise, and point him to our assistance program.",
    },
    faults: [],
  },
  {
    id: "alc-purser",
    question:
      "In the crew room before an early departure you notice that a colleague's breath smells of drink. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Reports correctly and promptly, but no word with the colleague, no fairness or care, no follow-up.",
    answer: {
      situation:
        "It's not allowed to be on duty after drinking alcohol, there's a limit and also hours before the flight in which you cannot drink.",
      task: "I have the duty to report it because the safety of passengers comes first.",
      action:
        "I would go immediately to my purser and tell that I have smelled alcohol by this colleague.",
      result: "The purser will take care of it and the colleague would probably not fly.",
    },
    faults: [
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "alc-talk",
    question:
      "In the crew room before an early departure you notice that a colleague's breath smells of drink. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Good talk, caring, but lets the colleague's word decide and reports only if she 'seems drunk'; half safe.",
    answer: {
      situation:
        "That would be quite an awkward situation, as I might have flown with this colleague before and I wouldn't like to get somebody in trouble for no reason.",
      task: "I feel I'd have a responsibility for the safety of the flight and for my colleague also.",
      action:
        "I'd take her to one side and tell her what I noticed, and ask if she drank last night and how much. I'd suggest that she calls in sick. If she says it was only one glass with dinner I would keep an eye on her in the briefing, and if she seems drunk I'd report it to the senior.",
      result:
        "Either she goes home or I know that she's okay. The safety of the passengers would be guaranteed.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "alc-thin",
    question:
      "In the crew room before an early departure you notice that a colleague's breath smells of drink. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Honest and not wrong, but no private word, no who or when, nothing follows.",
    answer: {
      situation: "A colleague drank alcohol before the flight and I smell it.",
      task: "This is not allowed, so something has to be done.",
      action: "I'd tell someone about it, maybe the supervisor or somebody.",
      result: "He gets replaced, I think.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "alc-essay",
    question:
      "In the crew room before an early departure you notice that a colleague's breath smells of drink. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Fluent, with correct figures on limits, yet no decision: keeps weighing and hands the matter to the others.",
    answer: {
      situation:
        "Alcohol in aviation is a very serious topic. In the United States the FAA has a rule of at least 8 hours between the last drink and duty, and a limit of 0.04, and in Europe the limit for crew is 0.2 grams per litre of blood, lower than for car drivers in most countries. I read about a few cases in the news where crew got arrested before the flight and even went to prison.",
      task: "On the one hand every crew member has a responsibility for safety. On the other hand you're also part of a team and you need to trust each other, and it's really a delicate matter to say something like that about another person.",
      action:
        "I would think very carefully about what I do. It'd depend on how well I know the colleague and how strong the smell is. I might ask the others in the crew room if they noticed it as well, and if several people think the same, then somebody should probably say something.",
      result:
        "In any case I would respect the regulations, as they exist for a reason, and I would hope that a good solution is found for all involved.",
    },
    faults: [
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
    id: "alc-cover",
    question:
      "In the crew room before an early departure you notice that a colleague's breath smells of drink. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Covers up and helps an unfit colleague to fly, proud of loyalty.",
    answer: {
      situation:
        "We've all been there, a layover with a good dinner, and then a check-in at 5:10. It would be a 2-hour sector and the purser does most of the talking anyway.",
      task: "Crew stick together. My job would be to get her through the day without anybody finding out.",
      action:
        "I'd give her two strong coffees and some mints, do her make-up a bit, and tell her to stay in the rear galley and breathe through her nose in the briefing. I'd do her door check for her and sign for it. If the captain asked I'd say that she's got a cold and took cough syrup.",
      result:
        "She'd keep her job and she'd owe me one. Nobody would notice a thing and we'd depart on time.",
    },
    faults: [
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
    id: "alc-slogans",
    question:
      "In the crew room before an early departure you notice that a colleague's breath smells of drink. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Slogans repeated, not one step; every section says the same.",
    answer: {
      situation:
        "Safety is number one. Safety always comes first. In every situation safety is the number one priority and safety comes first.",
      task: "My task is safety, because safety is number one and safety always comes first for the passengers, the crew and the airline.",
      action:
        "I would put safety first. Safety is number one, so I'd always act with safety, professionalism, teamwork and safety. Safety always comes first.",
      result:
        "Safety was the number one priority. Safety came first. Passengers safe, crew safe, safety 100 percent.",
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
