import type { LabelledAnswer } from "./format.ts";

export const UNPOPULAR_RULE: LabelledAnswer[] = [
  {
    id: "bank-unpopular-rule-strong-1",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    kind: "behavioural",
    level: "strong",
    why: "Knows what the rule protects, asks first, same firmness for all, backs it by the chain of command, rule kept and people friendly.",
    answer: {
      situation:
        "I've been cabin crew with a regional carrier in Canada for four years, on the Dash 8. Last February we were in line for de-icing in Thunder Bay and had been on the taxiway for close to an hour. A hockey team of about twenty was coming home from a tournament, and several of them were up in the aisle, passing snacks around, with the seat belt sign on.",
      task: "I was the one working the back. I had to have everyone seated and belted, because a Dash can be told to move with very little notice and a brake at that moment puts a standing person on the floor.",
      action:
        "I went to their coach first, told him who I was and why it mattered, in about two sentences, and asked if he'd help me. Then I walked the aisle row by row, got down to their eye level and said, \"Guys, we could move any second, I need you in your seat, and I'll bring the snacks to you.\" Two of them said it was ridiculous as we were standing still. I told them I understood, it had been a long hour, but the answer was the same for everyone, and I waited there until I heard both buckles. A gentleman in a suit across the aisle wanted the lavatory. I called the flight deck, they gave us three minutes, so I let him go and nobody else until he sat down. I kept my lead informed by interphone.",
      result:
        "We got the call to taxi about ninety seconds after he was back, with the whole cabin secure. I did bring the snacks, after take-off. The coach shook my hand on the way out and the two who had argued apologised. My lead mentioned it in the debrief.",
    },
    faults: [],
  },
  {
    id: "bank-unpopular-rule-strong-2",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    kind: "behavioural",
    level: "strong",
    why: "Short; real rule with a reason, equal treatment, care for those affected, counted outcome.",
    answer: {
      situation:
        "Lifeguard, outdoor pool in Graz, thirty-six degrees. Thunder came from the hills and I had about two hundred people in water.",
      task: "Our rule is everybody out for thirty minutes after thunder. The sun still was shining, so nobody wanted.",
      action:
        "I blew, said in the microphone why: lightning hits the water before the rain comes. Then I went along the edge and spoke to the slow ones personally, also to my own cousin. For the kids I opened the covered hall.",
      result:
        "Empty in four minutes. Seven minutes later it struck the flag pole. Two angry fathers thanked me.",
    },
    faults: [],
  },
  {
    id: "bank-unpopular-rule-partial-1",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    kind: "behavioural",
    level: "partial",
    why: "Rule enforced with success and facts, but coldly: no reason given, no care, only order.",
    answer: {
      situation:
        "In the library of our faculty in Bucharest I was student assistant for two years. In the exam period of June the rector decided no food and no drinks except water, because there were mice. The students were very angry, especially in the night hours.",
      task: "I had the shift from eight to midnight, and I was the one who should control it on two floors with three hundred places.",
      action:
        "I made a round every half hour. If I saw food I pointed at the sign and I said: rule, please remove it. When they discussed with me I did not discuss, I waited until it was in the bag. If they did it a second time I took their card number and they had to leave. I did this the same for everybody, also for my friends from my year.",
      result:
        "In the first week I wrote down thirty-one cards, in the third week only two, and the mice were gone by the end of July.",
    },
    faults: [],
  },
  {
    id: "bank-unpopular-rule-partial-2",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    kind: "behavioural",
    level: "partial",
    why: "Clear episode, kind manner, but no outcome is told: did people comply?",
    answer: {
      situation:
        "- Summer job, climbing wall for kids in Utah\n- New rule in July: helmets for everyone, parents who belay too\n- Parents hated it, especially the ones who climb outdoors every weekend",
      task: "- I ran the Saturday morning group, ten kids, ten parents\n- Mine to get helmets on all of them before anyone tied in",
      action:
        "- Put my own on first and walked around with the box\n- Told them why: the week before, a dropped carabiner had hit a belayer at our other gym, four stitches\n- One dad said he'd climbed for twenty years. I said I believed him, and that the thing that falls doesn't know that. Asked which color he wanted\n- Let the kids pick the helmets for their parents",
      result: "- Overall I learned that humor helps and that you need to be consistent",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "bank-unpopular-rule-weak-1",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    kind: "behavioural",
    level: "weak",
    why: "Honest, general, apologises for the rule; nothing definite happened.",
    answer: {
      situation:
        "During corona I worked in a supermarket and we had to tell people to put on the mask. Many did not like it.",
      task: "We had to tell everybody at the door.",
      action:
        "I said to them I'm sorry, it's not my rule, but please put it on. I was always polite.",
      result: "Some did it and some didn't. It was not easy time for anyone.",
    },
    faults: [],
  },
  {
    id: "bank-unpopular-rule-weak-2",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    kind: "behavioural",
    level: "weak",
    why: "Talks at length about how rules matter; facts of an event are almost absent.",
    answer: {
      situation:
        "I'm the mother of two teenagers so I could give you a hundred examples of rules that nobody likes, but from work I would say it was when I was at the swimming club, as a volunteer, where we've got quite a lot of rules about the changing rooms and about phones, for obvious reasons, and the young people don't always see the point of them.",
      task: "As an adult in charge you have to make sure that the rules are kept, because otherwise somebody can get hurt or there's a complaint, and it's the club that is responsible for it in the end.",
      action:
        "I find that the best way is to explain things and to be consistent. If you let one of them get away with it then they all want to. I'm friendly but I'm firm, and I think they know where they stand with me. I would always rather have a quiet word than shout at somebody across the pool.",
      result:
        "By and large it works. There's always going to be one or two who try it on, but that's normal at that age.",
    },
    faults: [],
  },
  {
    id: "bank-unpopular-rule-worthless-1",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    kind: "behavioural",
    level: "worthless",
    why: "Unsafe conduct told proudly in perfect form: lets a blocked fire exit and overcrowding stand and signs a false record.",
    answer: {
      situation:
        "Two years ago I was night manager of a club in Marbella with a licence for three hundred and fifty guests. On the Saturday of the festival more than five hundred people wanted to get in, and the rule was to stop at the limit and to keep both emergency exits clear.",
      task: "I was responsible for the door and for the takings, and I had to find a way so that nobody was disappointed by a rule that doesn't fit real life.",
      action:
        "I told the two doormen to switch off the counter at three hundred and forty. I personally chained the rear emergency exit so that no one could sneak in friends, and I used the corridor behind it for the extra tables. When the inspector telephoned I told him in a calm and friendly voice that we were at three hundred and forty. I signed the fire log for the night as complete, because we had never had a fire.",
      result:
        "We took twenty-eight thousand euros, the best night of the season, and not one guest complained. The owner gave me a bonus of a thousand. It showed me that with a cool head you can handle rules flexibly and keep everyone happy.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "bank-unpopular-rule-worthless-2",
    question:
      "Tell me about a time you had to make people follow a rule they did not like. How did you go about it?",
    kind: "behavioural",
    level: "worthless",
    why: "Advice text from a guide in the second person; not the candidate's answer.",
    answer: {
      situation:
        "When you answer this question, start by setting the scene. Choose an example from a workplace in which you had to enforce a policy, ideally one with a link to safety. Make sure that you tell the interviewer where you were and who was involved.",
      task: "Next, you should explain what you were responsible for. Remember that recruiters want to see that you understand the reason for the rule. Use one or two sentences only.",
      action:
        'Now describe the steps that you took. For example, you could say that you explained the purpose, stayed polite and treated everyone equally. Avoid saying "we". Use strong verbs such as explained, reassured, enforced and monitored.',
      result:
        "Finally, finish with a positive outcome. If possible quantify it, for instance by mentioning a reduction in incidents. Tip: add what you learned, and you will leave a lasting impression on the panel!",
    },
    faults: [],
  },
];
