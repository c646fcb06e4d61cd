import type { LabelledAnswer } from "./format.ts";

export const FILMING_PASSENGER: LabelledAnswer[] = [
  {
    id: "film-full",
    question:
      "A passenger holds his phone a foot from your colleague's face, filming her and calling her names. What would your next steps be?",
    kind: "hypothetical",
    level: "strong",
    why: "Relieves the colleague, calm and firm, no touching of the phone, informs purser and captain, warnings and police, cares for colleague, statement.",
    answer: {
      situation:
        "There are two things going on, abuse of my colleague and a passenger who could get worse if he feels cornered, with other people watching and likely filming too. The filming alone isn't what I'd fight about; the abuse and how close he is, that I would.",
      task: "I'd have to get her out of the line of fire, lower the temperature, and make sure that whoever's in charge knows early. I'm not there to win.",
      action:
        "I'd step up beside her, keeping an arm's length from him, and say quietly to her, 'They need you in the aft galley, I'll take over.' Then to him, by name if I have it: 'I'm listening, sir. I want to sort this out, and I need you to put the phone down and stop speaking to the crew like that.' I'd ask what set it off and let him say it. I'd never reach for the phone and I'd keep my hands open, because anything else makes it physical. If he goes on, I'd tell him plainly that it breaks the rules on board and that the captain'll be told. My colleague would've already called the purser, who informs the captain; after that it's the formal warning, no more alcohol, moving the people beside him if there are seats, and restraint only on the captain's order.",
      result:
        "I'd hope that he sits down once the audience is gone. If he doesn't, the captain can ask for police at the gate. Either way I'd sit with my colleague afterwards, ask if she's fit to go on working, write down seat, times and his exact words, and take two witnesses' names for the report.",
    },
    faults: [],
  },
  {
    id: "film-plain",
    question:
      "A passenger holds his phone a foot from your colleague's face, filming her and calling her names. What would your next steps be?",
    kind: "hypothetical",
    level: "strong",
    why: "Short, non-native, all the right steps in the right order.",
    answer: {
      situation:
        "My colleague is attacked with words and the man is too near. It can become violent.",
      task: "I must protect her and calm him, and the purser must know.",
      action:
        "I would stand next to her and send her away to the galley with a good reason. I'd speak with low voice: 'Sir, I will help you. Please put down the phone and step back.' I don't touch him and I don't touch the phone. I listen what is his problem. If he continues, I warn him that this behaviour is not allowed and the purser informs the captain.",
      result:
        "If he stops, good, I look after him for the rest of the flight, not her. If not, captain decides and police can wait at arrival. I'd ask her how she is, and we write the report together.",
    },
    faults: [],
  },
  {
    id: "film-rights",
    question:
      "A passenger holds his phone a foot from your colleague's face, filming her and calling her names. What would your next steps be?",
    kind: "hypothetical",
    level: "partial",
    why: "Informs purser and asks him to stop, but argues over filming rights, and forgets the colleague and the record.",
    answer: {
      situation:
        "Filming crew without permission isn't allowed on many airlines and it's also very unpleasant for the colleague.",
      task: "My task is to stop the filming.",
      action:
        "I would go there and ask him to stop filming as he doesn't have her permission, and explain the rules of the airline. If he doesn't stop I'd ask him to delete the video, and if he refuses I would go and get the purser.",
      result:
        "He puts the phone away and the purser speaks with him. If it's serious the captain is informed.",
    },
    faults: [],
  },
  {
    id: "film-colleague",
    question:
      "A passenger holds his phone a foot from your colleague's face, filming her and calling her names. What would your next steps be?",
    kind: "hypothetical",
    level: "partial",
    why: "Good care for the colleague and calm talk; but no escalation to purser or captain, no report.",
    answer: {
      situation:
        "I can imagine how my colleague feels, since I had guests like that when I worked in a nightclub.",
      task: "I'd want to help her get out of this and speak to the passenger myself.",
      action:
        "I'd walk over, tell her that I need her at the front, and take her place. I'd say to him in a calm voice that I'm happy to listen but not like this, and ask him to put the phone away and sit down so that we can talk. I'd let him tell me his side.",
      result:
        "Hopefully he calms down. Later I'd ask my colleague if she's all right and make her a tea.",
    },
    faults: [],
  },
  {
    id: "film-thin",
    question:
      "A passenger holds his phone a foot from your colleague's face, filming her and calling her names. What would your next steps be?",
    kind: "hypothetical",
    level: "weak",
    why: "Right direction but nothing concrete, no escalation.",
    answer: {
      situation: "The passenger is rude.",
      task: "I should help my colleague.",
      action: "I would talk to him and tell him to stop it please.",
      result: "He stops and the flight goes on.",
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
    id: "film-social",
    question:
      "A passenger holds his phone a foot from your colleague's face, filming her and calling her names. What would your next steps be?",
    kind: "hypothetical",
    level: "weak",
    why: "Long opinion on social media with statistics; steps are scarcely there and passive.",
    answer: {
      situation:
        "Unfortunately this happens more and more. Everyone has a smartphone, there are billions of them, and people film everything for likes. I saw a video last year with about 6 million views in which a stewardess was filmed while having an argument about a bag, and the comments were terrible. I think that people forget there's a human being behind the uniform.",
      task: "The airline has a reputation to protect, and one single video can cost a company a lot. So as crew you always have to act as though a camera is on you, 100 percent of the time.",
      action:
        "I'd try not to get into the picture myself and to keep smiling. I would wait a little, since most people lose interest after 1 or 2 minutes if you don't react. I'd tell my colleague that she should just ignore it.",
      result:
        "In the end the video is probably not interesting enough and won't go viral. It's important to stay professional.",
    },
    faults: [
      {
        section: "task",
        fault: "misplaced",
      },
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "film-grab",
    question:
      "A passenger holds his phone a foot from your colleague's face, filming her and calling her names. What would your next steps be?",
    kind: "hypothetical",
    level: "worthless",
    why: "Escalates to violence and insult, destroys property, proud of it.",
    answer: {
      situation:
        "Guys like that only understand one language. I worked as a doorman for 4 years, so I know how to deal with such trash.",
      task: "Nobody does that with a girl from my crew. I'd make sure that he regrets it.",
      action:
        "I would take the phone out of his hand, quickly, before he knows what's happening, and I'd step on it or drop it in the coffee pot. If he stands up I'd push him back down into the seat and tell him to shut his mouth or I'd tie him up myself with the cuffs. I wouldn't go running to the purser first, because that's weak.",
      result:
        "He'd be quiet for the rest of the 6 hours, that I can guarantee. And there would be no video for his lawyer.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
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
    id: "film-copied",
    question:
      "A passenger holds his phone a foot from your colleague's face, filming her and calling her names. What would your next steps be?",
    kind: "hypothetical",
    level: "worthless",
    why: "Question restated in each section with 'would', no step named.",
    answer: {
      situation:
        "A passenger is holding his phone a foot from my colleague's face and he is filming her and calling her names.",
      task: "My next steps would be needed because a passenger holds his phone a foot from my colleague's face, filming her.",
      action:
        "My next steps would be the steps for when a passenger is filming your colleague and calling her names. I would take these next steps with the passenger and with the colleague.",
      result:
        "After my next steps the passenger would not be holding his phone a foot from my colleague's face, filming her and calling her names.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
      },
      {
        section: "task",
        fault: "copied",
      },
      {
        section: "action",
        fault: "copied",
      },
      {
        section: "result",
        fault: "copied",
      },
    ],
  },
];
