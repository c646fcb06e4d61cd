import type { LabelledAnswer } from "./format.ts";

export const PHONE_ON_FIRE: LabelledAnswer[] = [
  {
    id: "bank-phone-on-fire-strong-1",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    level: "strong",
    why: "People away, call for crew, captain told, extinguish then cool, does not move it hot, monitoring, care and report.",
    answer: {
      situation:
        "So, it's a lithium battery, which means this, um, thermal runaway, one cell sets off the next one, and the smoke is toxic. And there's people sitting right there.",
      task: "First the people, get them out of the way, then put the flames out and cool it down, and the flight deck has to know. And I don't do that alone.",
      action:
        "I'd shout for my colleague, \"fire, row sixteen, bring extinguisher and PBE\", and I would get the three in that row out and away, aisle side first, and tell them leave everything. Nobody touches the phone. I grab the nearest Halon and knock down the flames, and my colleague, she gets the breathing hood on and takes over, and another one picks up the interphone and tells the captain what is burning, where, how much smoke, and what we're doing. Power to the seat goes off. Once the flames are out, that's not the end, then I'd pour water on it, lots, or whatever we've got without alcohol, juice, soda, to cool the cells. Not ice, because that keeps the heat in. I wouldn't pick it up or move it while it's hot. I'd talk to the people around, short sentences, because they're scared.",
      result:
        "When it's cooled right down, then it goes in the containment bag or in a box with water, the way the airline says, and one of us keeps watching it until landing, because it can start again. I'd check if anybody burned their hand or breathed the smoke, keep updating the captain, and write the report.",
    },
    faults: [],
  },
  {
    id: "bank-phone-on-fire-strong-2",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Short, plain and complete, with informing and care.",
    answer: {
      situation: "A burning lithium battery beside people, with toxic smoke, that can flare again.",
      task: "Protect the people, stop the fire, tell the flight deck. Not alone.",
      action:
        "I call for help and move the row away. I use the Halon extinguisher on the flames. A colleague with a smoke hood backs me up, another calls the captain. Then I pour water until it stays cold. Nobody moves it while it is hot, no ice, no blanket. Seat power off.",
      result:
        "When cold, into the containment box and watched until landing. I check people for burns and smoke, calm them, and write the report.",
    },
    faults: [],
  },
  {
    id: "bank-phone-on-fire-partial-1",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Correct fire-fighting and care, but the flight deck and purser hear nothing of it.",
    answer: {
      situation:
        "I've got a phone burning on a tray table. I worked in an electronics shop in Malmö so I know what these batteries can do, there is a lot of heat and very nasty smoke.",
      task: "To get people away from it and put out the fire before it reaches the seat.",
      action:
        "I would ask the passengers to leave their seats at once, I take the extinguisher that is nearest, put on the smoke hood and spray until the flames are gone. Then I'd take the water bottles from the trolley and pour them over it again and again until there's no more steam. I'd not touch it with my hands and I would not put it in a bag until it is really cool. I'd ask everyone around to hold something wet in front of the mouth.",
      result:
        "Afterwards I look after the passengers, give them other seats and check that no one has burns, and I look at the phone every few minutes for the rest of the flight.",
    },
    faults: [],
  },
  {
    id: "bank-phone-on-fire-partial-2",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Team, captain and extinguisher right, but it stops when the flames are out: no cooling, no watch for re-ignition.",
    answer: {
      situation:
        "A passenger's cell phone is on fire in the cabin at altitude. In the Navy I was on the damage control team for three years, so a fire in a closed space is something I've trained for.",
      task: "Sound off, get folks clear, attack it, and make sure command knows. Everyone has a role.",
      action:
        "I'd yell \"fire\" with the row number so crew on both sides hear it. I'd clear that row and the one behind it. I'd get the Halon on it, short bursts at the base, with my backup putting on PBE behind me. Third crew member is on the interphone giving the captain location, color of the smoke and status. I'd look those passengers in the eye and tell them exactly where to go and that we have it.",
      result:
        "Once the flame is out I'd report \"fire out\" to the captain, have the passengers return to their seats, and finish up the service. I'd write it up after we land.",
    },
    faults: [],
  },
  {
    id: "bank-phone-on-fire-weak-1",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Thin: extinguisher and calm, nothing more.",
    answer: {
      situation: "A phone is burning, that's dangerous.",
      task: "I must stop the fire.",
      action: "I'd take the fire extinguisher and put it out. And tell people not to panic.",
      result: "The fire's out and everybody is safe.",
    },
    faults: [],
  },
  {
    id: "bank-phone-on-fire-weak-2",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Long, unsure, generic; leans on the training to come and on colleagues.",
    answer: {
      situation:
        "That would be a really scary moment I guess, because everyone knows that fire on an aeroplane is about the worst thing. I saw a video of it once, where a phone or a power bank caught fire and there was quite a lot of smoke in the cabin and people were climbing over the seats.",
      task: "I'd need to react quickly and set an example by staying calm, so that the people around me don't panic even more. I'm somebody who functions well under pressure, I noticed that when I was working at a festival.",
      action:
        "I would go there as fast as I can and see what's going on. I'd tell people to stay calm and I would call for my colleagues because you should never do such a thing on your own. Then we would do what we learnt for this case, I don't know exactly how it's done with phones because I haven't had the training yet, but I know that there's an extinguisher on board and probably something special for batteries. I'd listen to the purser and do as I'm told.",
      result:
        "In the end the most important thing is that no one gets hurt and that we can land safely. Afterwards I would probably need a minute for myself.",
    },
    faults: [],
  },
  {
    id: "bank-phone-on-fire-worthless-1",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Unsafe throughout: blanket, ice, carries it burning through the cabin to the lavatory, hides it.",
    answer: {
      situation:
        "We're at thirty-five thousand feet, a passenger in eleven B shouts, and his phone is burning on the tray table. I recognise immediately that every second counts and that panic is the real enemy.",
      task: "My task is to remove the danger on my own, quickly and elegantly, before half of the cabin wakes up or somebody disturbs the captain.",
      action:
        "I throw a blanket over the phone to stifle the flames, wrap it up and carry it in my arms through the cabin to the rear lavatory. There I put it in the waste bin, tip two bags of ice from the galley on top and close the lid so that the smoke can't get out. I ask the passenger to keep it between us and give him a voucher and a double whisky. I then lock the lavatory and go back to the service with a smile.",
      result:
        "The fire's gone in under a minute, no one has noticed anything, and the flight lands on time. I don't tell the flight deck, because it's resolved. The passenger promises me an excellent rating.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "bank-phone-on-fire-worthless-2",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Bag of procedure words in no order; no one does anything.",
    answer: {
      situation:
        "Lithium battery thermal runaway phone fire smoke hazard cabin tray table passenger safety emergency fire fire fire.",
      task: "Safety first procedure captain purser crew resource management SOP checklist leadership CRM situational awareness.",
      action:
        "Halon BCF extinguisher PBE smoke hood gloves water non-alcoholic liquid cooling containment bag interphone captain purser ABP communication relocate passengers evacuate brace crash axe oxygen first aid AED medical kit calm calm calm.",
      result:
        "Fire out monitor re-ignition report debrief safe landing satisfied passengers zero injuries 100 percent safety.",
    },
    faults: [],
  },
];
