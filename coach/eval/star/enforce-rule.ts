import type { LabelledAnswer } from "./format.ts";

const asked = {
  question:
    "Describe a situation in which you had to enforce a rule that somebody did not want to follow.",
  kind: "behavioural",
} as const;

export const ENFORCE_RULE: LabelledAnswer[] = [
  {
    id: "enforce-rule-pool-armbands",
    ...asked,
    level: "strong",
    why: "Lifeguard, terse: firm, gives the reason and a way out, followed up and logged.",
    answer: {
      situation:
        "I lifeguard. A dad was in the deep end with a girl of about four, no armbands, our rule is under-eights stay shallow.",
      task: "I had the deep end that hour so she was mine to keep safe, and he'd already told the other guard to get lost.",
      action:
        "I crouched down and spoke just to him. I told him why: two weeks earlier I'd gone in for a boy her age. I offered them the float session in the small pool. When he said no again I told him calmly that I'd clear the lane and call the duty manager, and I kept my eyes on the girl the whole time.",
      result:
        "He moved. Three minutes, no whistle. I wrote it in the log. In October she swam her 25 metres and he waved me over to watch.",
    },
    faults: [],
  },
  {
    id: "enforce-rule-bag-sizer",
    ...asked,
    level: "strong",
    why: "Gate agent: fair, consistent, explains, stays polite under pressure, escalates and records; measured outcome.",
    answer: {
      situation:
        "I spent eighteen months as a gate agent at Manchester. On a full flight to Alicante in half term a man of about fifty came up with a cabin bag that was a good ten centimetres too tall for the sizer, plus a rucksack. His five friends were watching and they'd had a few beers. He said that I was picking on him and started filming me on his phone.",
      task: "I was doing the bags for the whole queue of 189 that morning. If I waved him through I'd have to explain myself to the woman I had charged five minutes before, and more to the point the lockers were already full on paper and an oversize bag ends up in somebody's lap or in the aisle.",
      action:
        "I kept my voice down and told him I could see it was annoying. I showed him the sizer and let him try it himself rather than taking the bag off him. Then I gave him two choices: pay the hold fee, or move the heavy things into the rucksack and let me tag the case free as we had a few spare tags for full flights. When he swore at me I said that I would help him, but not while he was speaking to me like that, and I radioed my supervisor so that she knew, and mentioned the drink as well so the crew could have a look at him at the door.",
      result:
        "By the time my supervisor came he'd repacked and was holding out the case. He boarded, the crew were happy for him to travel, and we closed the gate two minutes early. I wrote it up the same shift. There was a complaint from him, and it was not upheld because the video he sent in showed me being polite. I charged or tagged 11 bags on that flight, everyone by the same rule.",
    },
    faults: [],
  },
  {
    id: "enforce-rule-library-food",
    ...asked,
    level: "partial",
    why: "Real, polite and firm, but small, and the ending is left open.",
    answer: {
      situation:
        "As a student assistant in the university library in Ghent I had the evening shift in exam time, this is from six until eleven, with about three hundred people in the building and only me and a guard at the entrance. A group of four was eating kebab in the silent room, and there were already two persons who came to my desk to complain about the smell.",
      task: "I was the only one at work so I had to tell them that eating is not permitted there.",
      action:
        "I went to them and said it quietly so they don't lose the face. They laughed and said two minutes. I explained that last month we had mice and that the room closes if it happens again, and that they can eat in the hall downstairs and I keep their seats. After this I waited some metres away.",
      result: "I had to go back to the desk then because there was somebody with a question.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "enforce-rule-hairnets",
    ...asked,
    level: "partial",
    why: "Right instinct and a lasting outcome, but own duty missing and action told in half a sentence as 'we'.",
    answer: {
      situation:
        "Factory for ready meals, night shift, I was line leader with 8 people. A new guy refused to wear the beard net because he said it itches.",
      task: "Hygiene is hygiene, everybody must wear it.",
      action: "We talked with him and we found another model of net that was softer.",
      result:
        "He wore it from then, and our audit in November had 0 findings, the year before it was 3.",
    },
    faults: [
      { section: "task", fault: "no-task-ownership" },
      { section: "action", fault: "we-hides-you" },
      { section: "action", fault: "vague" },
    ],
  },
  {
    id: "enforce-rule-masks",
    ...asked,
    level: "weak",
    why: "A whole period, not an event; only a sentence of action and no outcome.",
    answer: {
      situation:
        "During covid I worked at a shop and people had to wear masks. Lots of them didn't want to, it was a difficult time for everybody.",
      task: "I was at the door and had to tell them.",
      action:
        "I just told them nicely that it's the rule and it's not from me, most of them put it on then. With some people you can't do anything.",
      result: "It was ok in general.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "enforce-rule-believe-in-rules",
    ...asked,
    level: "weak",
    why: "Opinion on rules with an 'if', no situation of their own.",
    answer: {
      situation:
        "I think rules are very important, especially in aviation where they are written for safety. I am a person who respects rules and I have no problem to tell somebody when they do something wrong, for example when somebody is parking where it is not allowed or is smoking at the station.",
      task: "When someone doesn't follow a rule it is the task of the staff to remind them of it in a friendly but firm way.",
      action:
        "I would go to the person and explain in a calm way why there is this rule, because when people understand the reason they are more likely to follow it. If they still refused, I would get my supervisor. I wouldn't shout.",
      result:
        "In most cases I think the person would understand and follow the rule, and nobody would feel attacked.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "hypothetical-not-real" },
      { section: "result", fault: "hypothetical-not-real" },
    ],
  },
  {
    id: "enforce-rule-wristlock",
    ...asked,
    level: "worthless",
    why: "Structured and numbered, but violence and humiliation over a trifle, told with pride.",
    answer: {
      situation:
        "In May 2022 I was a steward at a music festival with 20,000 visitors. At gate C around 19.15 a drunk student, maybe 19, wanted to come in with a glass bottle.",
      task: "My task was to enforce the no-glass rule at my gate, 100%, no exceptions.",
      action:
        "I don't discuss with people like that. I grabbed his arm, twisted it behind the back and pushed him against the fence until he dropped the bottle. His girlfriend was screaming so I gave her a push as well. I made him pick up the broken glass with his hands in front of everybody so that the others learn something. I told my team not to write it in the book.",
      result:
        "Zero glass bottles came in at my gate that night. He had a bleeding hand but he respected me after that. It shows that I can enforce rules and am not afraid of confrontation.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "enforce-rule-birthday-cake",
    ...asked,
    level: "worthless",
    why: "A well told service story that has no rule and no refusal in it.",
    answer: {
      situation:
        "I was working in a steakhouse in Denver in 2021. A mom called at 4 p.m. in tears, the bakery had lost the order for her daughter's sixteenth birthday and they had a table for 14 at seven.",
      task: "I was the host that night and I took the call, so I decided that I'd get that girl a cake.",
      action:
        "I called five bakeries, found one with a plain vanilla sheet cake, and asked our pastry cook if she could decorate it. I biked over in my break to pick it up. I asked the mom for three of the daughter's favorite things and we put them on top in chocolate: a horse, a violin and a taco.",
      result:
        "The cake came out at 8.05 with the whole room singing. The family left a $120 tip and they've held two more birthdays there.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
];
