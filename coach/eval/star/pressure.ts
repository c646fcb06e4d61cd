import type { LabelledAnswer } from "./format.ts";

const asked = {
  question: "Give me an example of a time when you worked under real pressure.",
  kind: "behavioural",
} as const;

export const PRESSURE: LabelledAnswer[] = [
  {
    id: "pressure-wedding-kitchen",
    ...asked,
    level: "strong",
    why: "Spoken, lower-case, short: still a real hour with choices, order of priority and a checked result.",
    answer: {
      situation:
        "so i was working weddings at a barn in Devon and the dishwasher person and one of the waiters didn't show, and a hundred and ten guests were sitting down at four",
      task: "i was the most experienced on the floor that day so the bride's mum came to me, and i had to get three courses out with four of us instead of six",
      action:
        "i got everyone together for two minutes, i moved the speeches before the starters, i'd asked the couple first, which gave us twenty minutes. i put one person only on plates and i took the top table and the two tables with allergies myself because that's where it can really go wrong. every half hour i checked with each of them that they were ok and had drunk something",
      result:
        "mains went out twelve minutes late and that was it, no allergy mix ups. the couple wrote that they hadn't noticed a thing. i now ring round my team the night before, every time",
    },
    faults: [],
  },
  {
    id: "pressure-flood-shelter",
    ...asked,
    level: "strong",
    why: "Long, American, volunteering: priorities under load, hand-offs, safety, figures and an honest lesson.",
    answer: {
      situation:
        "I volunteer with a disaster relief group in Louisiana. In August 2021, the night after the hurricane, I was at a high school gym that we were opening as a shelter. We'd planned for 150 people. By nine in the evening there were 340 in line, the power was on a generator, and our shelter lead was stuck on the other side of a flooded road.",
      task: "I'd been the intake coordinator for exactly one drill, and she told me by phone that I was it until she got there. My job was to get everybody inside before the next band of rain, and to make sure nobody with a medical need got lost in the crowd.",
      action:
        "I stopped intake for five minutes, which felt crazy, and walked the line with a flashlight. I pulled out anybody with oxygen, a newborn, or insulin that needed a fridge, there were 17 of them, and took them to the teachers' lounge with our one nurse. Then I cut the intake form from two pages to three questions and put six volunteers on it rather than two. I gave one guy the only job of counting heads, because the fire marshal had set a limit of 400 for that gym and I did not want to guess. I wrote down every decision on a whiteboard with the time, so the lead could take over without a meeting.",
      result:
        "We had everybody inside in an hour and fifty minutes, with 362 on the count and nobody hurt. The lead walked in around midnight, read the board and only changed one thing. The three-question form is now what the chapter uses for the first night. My hands shook after, I'll be honest.",
    },
    faults: [],
  },
  {
    id: "pressure-black-friday",
    ...asked,
    level: "partial",
    why: "Concrete setting and numbers, but team steps only and no duty of their own.",
    answer: {
      situation:
        "- Black Friday 2022\n- electronics store, Rotterdam\n- 4 of 9 colleagues sick\n- queue outside before 7:00",
      task: "- open on time\n- keep the customers happy",
      action:
        "- we divided the floor in zones\n- we made a separate line for pick-up orders\n- we skipped our breaks until 14:00\n- we helped each other at the tills when the line was more than 10 people",
      result:
        "- shop opened on time\n- turnover 12% over last year\n- manager bought pizza for the team",
    },
    faults: [
      { section: "task", fault: "no-task-ownership" },
      { section: "action", fault: "we-hides-you" },
    ],
  },
  {
    id: "pressure-night-ward",
    ...asked,
    level: "partial",
    why: "True night with own action, but the result is a feeling and not an outcome.",
    answer: {
      situation:
        "I am a healthcare assistant on a ward with 28 beds, most of our patients are over eighty and come to us after a broken hip. One night in February the second assistant had to go home sick at eleven o'clock, and there was no replacement because two other wards were short as well. Around two in the morning two patients became confused and were trying to get out of the bed at the same time, a lady in bed 9 and a gentleman in bed 14, and in the same moment the bell was ringing from the side room.",
      task: "My responsibility was that nobody falls and that the nurse could finish with the medicines.",
      action:
        "I answered the side room first, it was only the water that fell down, so I could leave again after one minute. Then I put the two patients in view of the same corridor and lowered the beds, and I put the mats on the floor. I sat with one lady and sang with her because it calmed her, and I could see the man from there. I told the nurse every half hour how it goes, and I asked the bed manager by phone for one more person.",
      result:
        "It was a very long night and I was so tired, but I felt proud of me. Nights like this show you what you can do.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "pressure-every-lunch",
    ...asked,
    level: "weak",
    why: "Long description of a busy job in general; never gets to one day or one decision.",
    answer: {
      situation:
        "I work in a fast food restaurant next to the train station and it is always very stressful there, especially at lunch time and on Friday evenings when the people come from work. Sometimes the queue is going until the door and all the screens are red and the drive through is also full. Also on days with football it is really crazy and you don't know where to start. I do this since one and a half year so I know very well what is pressure.",
      task: "Every day I have to work fast and be friendly in the same time, even if the people are not friendly to me.",
      action:
        "I just try to concentrate and not to panic. I do one thing after the other. I am smiling at the customers also when I am stressed because they can't do anything for it. If somebody needs help in the kitchen I help there. I drink enough water and I try to eat something before the shift because otherwise I get tired.",
      result:
        "At the end of the shift I am tired but it always worked somehow. My boss says that I am a reliable worker.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "generic" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "pressure-eloquence",
    ...asked,
    level: "worthless",
    why: "Long and elegant, and says nothing: no place, no day, no act, no outcome.",
    answer: {
      situation:
        "There are moments in every professional journey when the tides of circumstance rise beyond what one has known before, and it is in precisely such a moment that I once found myself. The demands were considerable, the expectations higher still, and the hours seemed to fold into one another as the horizon of what was possible shifted continually before me.",
      task: "What was asked of me was, in essence, nothing less than to become the calm at the centre of the storm: to carry what needed to be carried, to see what needed to be seen, and to let neither doubt nor haste dictate the rhythm of the work.",
      action:
        "I drew upon the deep well of my experience and allowed it to guide me. I approached each challenge as an opportunity, each obstacle as an invitation, each setback as the first line of a new chapter. I brought clarity where there was confusion and light where there was shadow. Step by step I wove the many threads into a single fabric, always mindful that true composure is not the absence of pressure but the art of moving gracefully within it.",
      result:
        "When at last the waters settled, what remained was more than a task completed. There was a quiet sense of growth, of horizons widened and of strengths discovered. It was an experience that shaped me profoundly, and whose lessons accompany me to this very day in all that I undertake.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "pressure-question-back",
    ...asked,
    level: "worthless",
    why: "The question, reshuffled and pasted into the boxes.",
    answer: {
      situation: "Give me an example of a time when you worked under real pressure.",
      task: "An example of a time when I worked under real pressure is a time when I worked under real pressure.",
      action:
        "When I worked under real pressure I worked under the pressure, and I can give you an example of a time when I worked under real pressure.",
      result: "This was an example of a time when I worked under real pressure.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
];
