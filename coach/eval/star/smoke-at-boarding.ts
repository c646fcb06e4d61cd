import type { LabelledAnswer } from "./format.ts";

const asked = {
  question:
    "During boarding you notice a burning smell in the middle of the cabin. What do you do?",
  kind: "hypothetical",
} as const;

export const SMOKE_AT_BOARDING: LabelledAnswer[] = [
  {
    id: "smoke-at-boarding-find-it",
    ...asked,
    level: "strong",
    why: "Short and in order: find source, alert crew and captain, extinguisher, power off, people away, stay with it, report.",
    answer: {
      situation:
        "We're on stand with a door open and maybe eighty people on. A burning smell is a fire until I know it isn't.",
      task: "Find where it comes from, stop it, tell the others. I don't finish boarding first.",
      action:
        "I call the nearest colleague over, so one looks and the other calls the senior and the flight deck: where, what it smells of, any smoke or flames. I check lockers, seats and sockets, feel panels with the back of my hand. Boarding is stopped. If it's a power bank I move people back, use the extinguisher if it's burning, then water on it to cool it, no ice, and don't pick it up. Extinguisher and gloves are there before I open anything hot.",
      result:
        "I stay with it even when it's out because batteries flare again. Captain decides about getting people off, I'm ready for that at my door. Engineers check, I log what was used and write the report.",
    },
    faults: [],
  },
  {
    id: "smoke-at-boarding-retained-firefighter",
    ...asked,
    level: "strong",
    why: "Long: roles, communication that is exact, disembarkation on command, crowd, lithium cooling, never unattended, report.",
    answer: {
      situation:
        "I'm a volunteer firefighter at home in Styria, so this question is near to me. During boarding the doors are open, people stand in the aisle with their bags and perhaps the aircraft is being fuelled.",
      task: "My first duty is to find the source, my second is that the right people know it in the same minute. The decision about leaving the aircraft is the captain's, and I have to give him what he needs for it.",
      action:
        "I would call the next colleague by name and say \"burning smell, row 15, bring an extinguisher and the smoke hood\", and at the same time the purser must get it by interphone for the captain, with facts: location, colour of smoke, intensity, what we are doing. The purser stops the boarding with the ground staff. I look in the lockers, under the seats, at the sockets and at the reading lights, and with the back of the hand I check if a panel is hot. If I see flames: hood on, extinguisher at the base of the fire. If it's a lithium battery: the same, and then cool it with water or other non-alcoholic liquid for long, not cover it with a blanket and no ice. I would send the passengers nearby away, forward and backwards, without the luggage. If it's something electrical I ask for the power for the seats to be switched off. When the smoke is thick and nobody from the cockpit can be reached I know that I may start the evacuation by myself.",
      result:
        "When it's out one of us stays there with the second extinguisher, it's never left alone. The captain can order everyone to leave by the bridge, and then I check my zone until the last row. The fire brigade and the technicians take over and we don't fly before they say yes. I give my statement for the safety report, and I look after the people who breathed smoke.",
    },
    faults: [],
  },
  {
    id: "smoke-at-boarding-tell-and-move",
    ...asked,
    level: "partial",
    why: "Informs fast and moves people, but never looks for the source nor fights it, and no follow-up.",
    answer: {
      situation:
        "There is a burning smell in the mid cabin while people are still coming in. It could be an electrical fire or something in a bag.",
      task: "I'm responsible for the passengers in my zone, so I have to react at once and get the information to the front.",
      action:
        "I would call the senior on the interphone and tell her the row number and what I smell, she'll inform the captain and stop boarding. I'd ask the passengers in these rows to stand up and walk to the front, slowly and without bags, and I would keep my voice calm. I'd be ready for the captain's order to disembark.",
      result: "The passengers would be off safely and the fire service would look after the rest.",
    },
    faults: [],
  },
  {
    id: "smoke-at-boarding-lone-hero",
    ...asked,
    level: "partial",
    why: "Finds and fights the fire properly, but alone: crew and captain hear about it only afterwards.",
    answer: {
      situation:
        "Burning smell around rows 12 to 16, boarding half done. First idea for me is a phone or a power bank in the overhead bin.",
      task: "It's my zone so I go and look for it.",
      action:
        "I take the fire extinguisher from its place on my way. I open the bins carefully one after another, just a little, and I check if they're warm. I found it, for example a power bank with smoke. I ask the people to step back three rows, I use the extinguisher, then I pour several bottles of water over it to cool it down. I stay there and watch it.",
      result:
        "When it's out and cold I go to the purser and I tell her what was going on so we can continue the boarding.",
    },
    faults: [],
  },
  {
    id: "smoke-at-boarding-maybe-galley",
    ...asked,
    level: "weak",
    why: "Hesitant, plays it down, one vague step; the right thing (tell the senior) comes as 'maybe'.",
    answer: {
      situation:
        "It can be many things, for example the oven in the galley or somebody's perfume or a smell from outside, on airports it often smells like kerosene.",
      task: "I need to find out what it is but not make the passengers scared.",
      action:
        "I would walk through the cabin and check. I would ask my colleagues if they smell it too. If it is getting stronger maybe I would tell the senior.",
      result: "Then we would know what it was and could do something.",
    },
    faults: [
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "smoke-at-boarding-open-the-door",
    ...asked,
    level: "worthless",
    why: "Decisive and numbered, but opens an armed door on own account with the jet bridge on, shouts fire, defies the captain.",
    answer: {
      situation:
        "Burning smell in row 15, 110 passengers already on board, doors 2 left and right are armed. In a fire you have 90 seconds, so every second counts.",
      task: "My responsibility is to save as many lives as possible, and I would not wait for someone in the cockpit to make up his mind.",
      action:
        "Within 5 seconds I would shout \"Fire, everybody out!\" as loud as I can. Then I'd open the armed door 2L so that the slide comes out, without looking outside, and get fresh air into the cabin, since smoke has to go out. I'd spray the extinguisher over the seats in rows 12 to 18 to be safe. If the captain says over the PA to remain seated I would ignore it, because he can't smell it from the front. Passengers who take too long, I would push.",
      result:
        "All 110 passengers would be out in under 60 seconds. Even if it was only a hair straightener, better safe than sorry, and nobody could say that I didn't act.",
    },
    faults: [
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "smoke-at-boarding-air-freshener",
    ...asked,
    level: "worthless",
    why: "Calm and courteous, and covers up a possible fire to save the slot.",
    answer: {
      situation:
        "A burning smell at boarding is unpleasant for the guests and gives a bad first impression. We usually have 35 minutes for the turnaround, and every minute of delay is expensive.",
      task: "As the crew member in charge of the mid cabin I have to make sure that boarding continues without interruption and that no one becomes nervous.",
      action:
        "I would walk through the rows with a smile and offer a warm welcome to distract the guests. I'd spray some air freshener and turn up the air nozzles. Should anybody mention the smell, I would tell them with confidence that it's the coffee machine. I'd advise my colleagues not to bring it up with the captain before we are airborne, because otherwise the engineers come and we lose the slot.",
      result:
        "Boarding would be completed on time with a relaxed atmosphere, and in most cases smells like that disappear on their own after take-off.",
    },
    faults: [
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "smoke-at-boarding-guardian-of-calm",
    ...asked,
    level: "worthless",
    why: "Longest of the set's fillers: safety, vigilance and calm are praised, and no one does anything.",
    answer: {
      situation:
        "Safety is the invisible thread which runs through every moment of a flight, from the first smile at the door to the last farewell on arrival. A burning smell during boarding would be one of those moments in which that thread becomes visible, and in which the true character of a crew member reveals itself. In such a moment nothing is more valuable than a clear mind, a warm heart and an alert eye, and I believe that I would bring all three of them to the situation, just as I bring them to everything I do.",
      task: "My role would be that of a guardian: a guardian of safety, a guardian of calm, and a guardian of the trust which our guests place in us when they step on board. It is a role that goes far beyond a list of duties. It is an attitude, a promise, and in many ways a calling, and it is one that I would embrace with all the seriousness and the humility that it deserves.",
      action:
        "I would rise to the occasion with determination and poise. I would draw on my instincts and on the wisdom of those who came before me, and let professionalism guide my every step. I would remain fully present, fully aware and fully committed, and I would radiate a confidence that others could hold on to. Where there was worry I would bring reassurance, and where there was uncertainty I would bring clarity. Together, as one crew, we would turn a moment of concern into a moment of excellence, because that is what great crews have always done.",
      result:
        "In the end, safety would prevail, as it always must. The guests would carry with them the memory of a crew which stood tall when it mattered, and I'd carry with me the quiet satisfaction of having honoured the wings on my uniform. For it is not the storm that defines us, but the way in which we fly through it.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-outcome" },
    ],
  },
];
