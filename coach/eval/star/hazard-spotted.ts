import type { LabelledAnswer } from "./format.ts";

export const HAZARD_SPOTTED: LabelledAnswer[] = [
  {
    id: "haz-ramp",
    question: "Have you ever spotted a hazard that others had walked past? Take me through it.",
    kind: "behavioural",
    level: "strong",
    why: "Ramp agent, aviation facts right, spoke up at once, stopped the work, reported, result verified.",
    answer: {
      situation:
        "I work on the ramp at Keflavík. One morning last February, in about thirty knots of wind, I was walking to a 767 for a turnaround and I saw an empty baggage container standing on its dolly with the locks up. Two crews had already gone past it.",
      task: "It wasn't my flight yet, my job started at chocks on. But on the ramp anybody who sees it owns it, and a container in that wind can go through an engine.",
      action:
        "I stopped and held my arms crossed to the tug driver so he'd not drive behind it. I flipped all four locks down, pulled it to check it held, and put the dolly's brake on. Then I called the ramp coordinator on the radio with the stand number and asked that the next stands be checked too. After the turnaround I wrote a safety report, with a photo, and I told the crew who'd parked it, in a friendly way, because it could have been me.",
      result:
        "They found two more unlocked dollies on stands 8 and 11. Since then there's a lock check on the board whenever the wind forecast is above twenty-five knots, and nothing has blown away this winter.",
    },
    faults: [],
  },
  {
    id: "haz-kinder",
    question: "Have you ever spotted a hazard that others had walked past? Take me through it.",
    kind: "behavioural",
    level: "strong",
    why: "Short, plain, no jargon; noticed, acted at once, told the right person, outcome concrete.",
    answer: {
      situation:
        "Kindergarten, Tuesday pick-up time. The garden gate was closed but the latch was hanging on one screw. The parents pushed it and went through, all of them.",
      task: "I had the garden that afternoon, nineteen children, and the street is behind that gate.",
      action:
        "I stood in front of it and called my colleague to take the kids inside. I tied the gate with a skipping rope, put a sign on it and sent the parents round by the hall. Then I phoned the caretaker and didn't accept tomorrow.",
      result:
        "He fixed it at ten to five. The head now has us pull every gate at eight o'clock, and I wrote the list.",
    },
    faults: [],
  },
  {
    id: "haz-pool",
    question: "Have you ever spotted a hazard that others had walked past? Take me through it.",
    kind: "behavioural",
    level: "partial",
    why: "Noticed and reported, own action; but told what he did in two lines and result lacks any measure or follow-up.",
    answer: {
      situation:
        "When I was working in a hotel in Antalya as animation team member, I saw that near the children pool the cover of a drain was broken and there was sharp metal. Many guests and staff were passing there all day.",
      task: "I was responsible for the mini club and my children go there with no shoes.",
      action:
        "I put two sunbeds around it so nobody can step there and I informed the technical service and my chief.",
      result: "They repaired it later and no child was hurt.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "haz-lab",
    question: "Have you ever spotted a hazard that others had walked past? Take me through it.",
    kind: "behavioural",
    level: "partial",
    why: "Concrete find with good detail and a measurable end, but 'we' does everything and own part is lost; part of the result is put in the action.",
    answer: {
      situation:
        "At the university canteen in Ghent there was an extension cord under the wet floor mat by the dish line. It had been there for months.",
      task: "I worked at the dish line three evenings a week and I thought somebody would get a shock.",
      action:
        "We told the chef and we pulled it out together and it was already melted on one side. We got an electrician and then we had a proper socket put in the wall, and the university checked all 14 kitchens and found the same thing in two of them.",
      result: "It was much safer for everyone.",
    },
    faults: [
      {
        section: "action",
        fault: "we-hides-you",
      },
      {
        section: "action",
        fault: "misplaced",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "haz-thin",
    question: "Have you ever spotted a hazard that others had walked past? Take me through it.",
    kind: "behavioural",
    level: "weak",
    why: "Real but trivial and thin; no ownership and no outcome.",
    answer: {
      situation:
        "Once at the supermarket there was water on the floor and people were just walking around it.",
      task: "Somebody had to clean it.",
      action: "I told my coworker about it.",
      result: "It got cleaned I think.",
    },
    faults: [
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "action",
        fault: "vague",
      },
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "haz-cinema-long",
    question: "Have you ever spotted a hazard that others had walked past? Take me through it.",
    kind: "behavioural",
    level: "weak",
    why: "Long spoken scene-setting with figures; the hazard shows up late and the candidate left it to somebody else.",
    answer: {
      situation:
        "Okay so, I was working at the cinema, it's like a twelve-screen place, right, and we'd do maybe two thousand people on a Saturday, and I was usher so you're basically walking all the time, I did like twenty thousand steps on my watch. And there's this corridor between screen seven and screen eight which is the way out if there's a fire, and they used to put the big cardboard figures in there, you know, of the superheroes, when the film was finished. And I'd always go past and think, hm, that's not great.",
      task: "I mean officially it's the floor manager who does the exits. I was just the usher, so I did tickets and cleaning, we had about eleven minutes to clean a screen.",
      action:
        "So yeah I noticed it and I kind of thought about it and I said to my friend, someone should move those. And then later on there was an inspection I think, or someone from head office came, and they said the same, so I was right.",
      result:
        "They moved them. So it shows that I'm somebody who notices these things and has an eye for safety.",
    },
    faults: [
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "action",
        fault: "vague",
      },
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "haz-repeat",
    question: "Have you ever spotted a hazard that others had walked past? Take me through it.",
    kind: "behavioural",
    level: "worthless",
    why: "One sentence repeated to fill the space.",
    answer: {
      situation:
        "I spotted a hazard and I reported the hazard to my manager. I spotted a hazard and I reported the hazard to my manager. I spotted a hazard and I reported the hazard to my manager.",
      task: "My task was safety and I reported the hazard to my manager. My task was safety and I reported the hazard to my manager. My task was safety.",
      action:
        "I spotted a hazard and I reported the hazard to my manager. I reported the hazard to my manager. I spotted a hazard and I reported the hazard to my manager immediately. I spotted a hazard.",
      result:
        "The hazard was reported to my manager. The hazard was reported to my manager. The result was 100% safety because I reported the hazard to my manager.",
    },
    faults: [
      {
        section: "situation",
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
  {
    id: "haz-alarm",
    question: "Have you ever spotted a hazard that others had walked past? Take me through it.",
    kind: "behavioural",
    level: "worthless",
    why: "Well told, but proud of disabling a smoke alarm and blocking a fire door.",
    answer: {
      situation:
        "In the restaurant kitchen in Lyon where I was second in command, the smoke detector in the corridor kept beeping every service and everyone just walked under it. It was in November, fully booked, 80 covers.",
      task: "I was in charge of the pass that evening and I couldn't have the guests hear an alarm during dessert. I had to solve it.",
      action:
        "I climbed on a crate, took out the battery and taped a plastic bag over the detector so it stayed quiet. The fire door next to it was always swinging, so I wedged it and put the dry-goods trolley in front. I told the team to leave it like that for the season.",
      result:
        "No more beeping, we served all 80 covers with no interruption, and the chef said I am a problem solver. It stayed off for five months and nothing ever happened.",
    },
    faults: [
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
];
