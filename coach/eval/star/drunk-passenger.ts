import type { LabelledAnswer } from "./format.ts";

const asked = {
  question:
    "A man who has been drinking gets loud in flight and starts to insult the people around him. How do you handle it?",
  kind: "hypothetical",
} as const;

export const DRUNK_PASSENGER: LabelledAnswer[] = [
  {
    id: "drunk-passenger-barman",
    ...asked,
    level: "strong",
    why: "Plain and short, from bar experience: tell crew, stop alcohol, calm and firm, move neighbours, captain, police, report.",
    answer: {
      situation:
        "I did five years behind a bar in Newcastle so I've met him. Difference is that up there you can't put him out the door, and there's kids in the next row.",
      task: "Keep everybody safe first, him included, and not let it grow. And make sure I'm not the only one who knows.",
      action:
        "Before I go over I tell the senior and ask a colleague to stand where they can see me. No more alcohol, from anyone, and I take away any bottle of his own. I talk low, use his name, ask him to stop the language, bring water and something to eat. I move the family if there's seats. If he carries on, the senior gives the formal warning and the captain's told. Hands off unless it turns violent, then it's restraint as a team, how we're trained.",
      result:
        "Best case he sleeps. If not, captain can have the police meet us. I'd note what he'd had, times, what was said, get two witnesses, write the report and ask the neighbours if they are alright.",
    },
    faults: [],
  },
  {
    id: "drunk-passenger-serving-crew",
    ...asked,
    level: "strong",
    why: "Long, experienced crew who grounds the plan in a true event; graded response, authority, evidence, aftercare.",
    answer: {
      situation:
        "I had nearly this on a Vegas turn in 2022 with my current carrier. A man in 14C, bachelor party of eight, two drinks from us and a bottle of rum in his backpack, started yelling at the woman next to him for asking him to keep it down. It's words only so far, but it can go to hands pretty fast.",
      task: "As the flight attendant for that section my part is to protect the people around him, stop the alcohol and keep the flight deck in the picture, so the captain can make the call early and not late.",
      action:
        "I'd signal a colleague first and have the lead told, so we're two. I'd crouch in the aisle with room to back off, my hands open, and say: \"I'm not here to embarrass you. I can't let you speak to people like that on board, and I need you to lower your voice.\" No more drinks for him, and I'd tell every crew member and his friends, and I would pick the most sober friend to sit beside him. I'd ask for the bottle, since passengers can't drink their own alcohol with us, and label it. I'd reseat the woman and offer water and food to him. If he keeps going, the lead reads him the written warning with the captain's authority. If he touches anyone, that's another level: the flight deck gets told at once and stays locked, we call on able-bodied passengers if we need them, and we'd use the restraint kit only as a last resort and watch him all the time, breathing and circulation.",
      result:
        "In 2022 the warning did it. He was asleep in 20 minutes and officers met him at the gate, the captain's call. I wrote the report before I left the airplane, with four witness names and the count of the drinks. We debriefed, and now when we brief for party groups one of us counts the drinks.",
    },
    faults: [],
  },
  {
    id: "drunk-passenger-soft-voice",
    ...asked,
    level: "partial",
    why: "Good calming and care of neighbours, stops alcohol; no colleague, no captain, no record.",
    answer: {
      situation:
        "An intoxicated passenger is insulting others. Alcohol works stronger in the altitude, so he may be not himself.",
      task: "I need to calm the man and to protect the passengers around him.",
      action:
        "I would speak with a soft voice and not take the insults personal. I'd tell him respectfully that this behaviour is not okay. I would not serve him any more alcohol and instead offer coffee, water and food. I would ask the passengers near him if they like to change the seats, and I would come back often to see how he is.",
      result:
        "He would become quieter with the time, and the others would feel that I care about them.",
    },
    faults: [],
  },
  {
    id: "drunk-passenger-by-the-list",
    ...asked,
    level: "partial",
    why: "Right measures in telegram style, with report, but no dealing with the man or the people insulted.",
    answer: {
      situation: "Disruptive passenger, alcohol, verbal level.",
      task: "I must stop escalation and inform the chain of command.",
      action:
        "- stop alcohol\n- inform purser\n- purser informs captain\n- warning card\n- restraint if physical",
      result: "- police at arrival if captain wants it\n- report",
    },
    faults: [{ section: "action", fault: "vague" }],
  },
  {
    id: "drunk-passenger-tell-supervisor",
    ...asked,
    level: "weak",
    why: "Hands it over at once; no own step, no care, no safety thought.",
    answer: {
      situation:
        "I don't have experience with this but I have seen drunk people in the train and it's not nice.",
      task: "I would have to do something about it because the other passengers feel bad.",
      action:
        "I think I would ask him to be quiet please. If he is not listening I would go and get someone more experienced, because I am quite small and I don't like aggression.",
      result: "The more experienced person would find a solution.",
    },
    faults: [
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "drunk-passenger-kickboxer",
    ...asked,
    level: "worthless",
    why: "Fights and humiliates the passenger, keeps colleagues out of it; structure does not save it.",
    answer: {
      situation:
        "A drunk is a coward, I know this from six years of kickboxing. On a flight with 180 people he counts on it that nobody dares to touch him.",
      task: "My responsibility is to show in the first 30 seconds who is the boss on this aircraft, so that the other 179 passengers feel safe.",
      action:
        "I would grab him by the collar and tell him that he is a disgrace. If he opens his mouth one more time, I would hit first, because the one who hits first wins. Then I'd lock him into the lavatory for the rest of the flight with the door blocked by a cart. I would tell my colleagues to keep out of it, and I wouldn't call the captain because pilots should fly and not discuss.",
      result:
        "The problem would be solved within 2 minutes and the passengers would applaud. If he has a broken nose afterwards I'd say that he fell in turbulence. That drunk pig would think twice next time.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "action", fault: "unsafe" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "drunk-passenger-nightcap",
    ...asked,
    level: "worthless",
    why: "Friendly in tone, but serves more alcohol and sleeping pills and leaves it out of the report.",
    answer: {
      situation:
        "I would understand that the gentleman is probably nervous or on his way to a celebration. He has paid for his ticket like all the others, and a guest who is in a party mood is not yet a problem.",
      task: "I'd see it as my task to keep him happy, so that he doesn't complain about the airline, and to let the others enjoy the flight.",
      action:
        "I would kneel down, listen to him with empathy and make friends with him. Then I would bring him two double whiskies for free, as in my experience they fall asleep faster when they drink more, and mix one of my sleeping pills in the second one to be on the safe side. I would ask the people around him to be a bit more tolerant and to laugh along. There is no need to involve the purser with every little thing.",
      result:
        "After a quarter of an hour he would be sleeping deeply and wouldn't need to be woken up for landing either. The guests would have a peaceful flight and there would be no report, which is good for everybody's statistics.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "drunk-passenger-reasons-why",
    ...asked,
    level: "weak",
    why: "Long and humane about why people drink, but hardly anything is done and nobody is protected or informed.",
    answer: {
      situation:
        "People drink on the plane for many reasons. Some are afraid of flying and they think the wine will help, some are going on holiday with their friends and it begins already in the airport bar at six in the morning, and others have a problem with alcohol and can't go without it for four hours. My uncle was like this so I know that behind such a person there's mostly a sad story. When he's insulting other people it's not really him who is speaking, it's the alcohol.",
      task: "That's why I think that we should not judge him at once. I would want to find out what his story is and why he's feeling bad, because if a person feels understood he also behaves better. The others around him should be a little patient.",
      action:
        "I'd sit down near him and start a normal talk, where he's from, where he's going, if he has children. I would let him talk. I would try to make him laugh, because humour helps in many situations, and maybe I'd tell him about my uncle. If he wants another drink I'd say maybe later. I'd say to him that it would be nice if he could be a bit more quiet.",
      result:
        "I think that at the end he would be more relaxed and perhaps he'd even say sorry. Everyone needs someone who listens.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
];
