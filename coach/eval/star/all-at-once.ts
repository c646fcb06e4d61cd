import type { LabelledAnswer } from "./format.ts";

export const ALL_AT_ONCE: LabelledAnswer[] = [
  {
    id: "busy-nightdesk",
    question:
      "Think of a shift when everything landed on you in the same ten minutes. How did you get through it?",
    kind: "behavioural",
    level: "strong",
    why: "Clear order of priorities with reasons (life first), delegation, results for each. Well-formed British English.",
    answer: {
      situation:
        "It was a Sunday in July 2023 and I was alone on the night desk of a 96-room hotel in Bath. At about ten past two the fire panel showed a fault on the second floor, a guest rang down to say her husband had chest pains, and a coach party of eighteen walked in five hours early.",
      task: "As the only member of staff awake I was both receptionist and fire warden, so I had to decide what came first and not lose hold of the rest.",
      action:
        "The chest pain came first. I kept her on the line, dialled 999 on the mobile, and sent the coach driver, a big calm man, to hold the lift and front door for the paramedics. The panel said fault and not fire, but I wasn't going to assume, so I rang the on-call engineer and got him out of bed to check it while I ran up with the defibrillator. I stayed with the couple until the ambulance crew took over. Only then did I go back to the group: I told them exactly why they'd waited, opened the bar for tea and checked them in in two batches as rooms came free.",
      result:
        "The ambulance was with him in nine minutes and he came home from hospital four days later. The fault was a damp sensor, cleared by three. All eighteen were in bed by half past, and the coach company still books with us. I asked for a second person on Sundays in the season after that, and got one.",
    },
    faults: [],
  },
  {
    id: "busy-school",
    question:
      "Think of a shift when everything landed on you in the same ten minutes. How did you get through it?",
    kind: "behavioural",
    level: "strong",
    why: "Short, plain, own choices in order, concrete outcome.",
    answer: {
      situation:
        "School kitchen, last Monday in May. The oven tripped, a delivery turned up, and a teacher told me a boy with a nut allergy had no tray.",
      task: "My cook was off, so lunch for 140 was on me, and service began in ten minutes.",
      action:
        "Allergy first: I made his plate myself, clean board, name on it, and handed it to his teacher. I told the delivery man to wait by the fridge. Then I reset the oven, saw it wouldn't hold, and switched to cold: wraps and the fruit for Tuesday. I sent a girl to tell the head that we'd start five minutes late.",
      result:
        "We started four minutes late, everybody ate, and the boy was safe. Nothing from the delivery went off. The oven man came Tuesday.",
    },
    faults: [],
  },
  {
    id: "busy-garage",
    question:
      "Think of a shift when everything landed on you in the same ten minutes. How did you get through it?",
    kind: "behavioural",
    level: "partial",
    why: "Own action in order, but no reasons for priorities and result unmeasured.",
    answer: {
      situation:
        "I was working in a petrol station near Brno on a Saturday in the holidays. The card terminal stopped, the coffee machine was leaking and there was a queue until the door.",
      task: "I was there alone on that shift because my colleague was on break, so I needed to handle it.",
      action:
        "I told the people that it's only cash for the moment, I restarted the terminal, I put a bucket below the machine and a wet floor sign. I called my colleague back from break.",
      result:
        "After some time everything worked again and most people stayed. I was quite proud of that.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "busy-festival",
    question:
      "Think of a shift when everything landed on you in the same ten minutes. How did you get through it?",
    kind: "behavioural",
    level: "partial",
    why: "Measured result and clear setting but action hides the person in the team and slides into praise of the team.",
    answer: {
      situation:
        "Last August I worked at the information tent of a festival in Denmark, around 15,000 guests. A storm warning came in, two kids were lost, and the phones died, all within a few minutes.",
      task: "I was shift lead in the tent, five volunteers.",
      action:
        "We stayed calm and worked as a team. We split up and some of us took the lost kids and some went out to tell people about the storm. Everyone did what they were best at and we supported each other all the way.",
      result:
        "Both kids were back with their parents in 25 minutes and the field was cleared before the rain came.",
    },
    faults: [
      {
        section: "action",
        fault: "we-hides-you",
      },
      {
        section: "task",
        fault: "no-task-ownership",
      },
    ],
  },
  {
    id: "busy-thin",
    question:
      "Think of a shift when everything landed on you in the same ten minutes. How did you get through it?",
    kind: "behavioural",
    level: "weak",
    why: "Relevant, honest, but thin: no events named, nothing chosen, no outcome.",
    answer: {
      situation:
        "Friday evenings in the pizzeria are always very busy, there are phone calls and tables and take away at once.",
      task: "I have to do all of it.",
      action: "I do one thing after another and stay calm and don't panic.",
      result: "In the end everyone gets their food.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "generic",
      },
    ],
  },
  {
    id: "busy-office-long",
    question:
      "Think of a shift when everything landed on you in the same ten minutes. How did you get through it?",
    kind: "behavioural",
    level: "weak",
    why: "Long, fluent, has numbers; but it is a tired week of e-mails, the method is recited, and no outcome is given.",
    answer: {
      situation:
        "As an administrative assistant in a law firm with 45 lawyers I'm very used to having a lot of things at once. There's one week that I remember when there were two people on sick leave and I had something like 130 emails per day, together with the phone and the post, and everybody of course thought that his matter is the most important one.",
      task: "In such situations my aim is always to stay on top of things and be the calm person in the middle. Multitasking is one of my biggest strengths, I would give myself a nine out of ten.",
      action:
        "I like to work with lists. I write everything down and give each thing a colour, red for urgent, yellow for normal and green for later. There is a method, it's called the Eisenhower matrix, in which you divide by important and urgent, and I find it really useful and have used it for several years. I also believe in taking short breaks, drinking enough water, and in communicating openly when it gets too much.",
      result:
        "This way I always manage to keep the overview even when it is stressful, and I think this will be useful on board too.",
    },
    faults: [
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "busy-headcount",
    question:
      "Think of a shift when everything landed on you in the same ten minutes. How did you get through it?",
    kind: "behavioural",
    level: "worthless",
    why: "Structured and numerate, but skipped the head count and left children unsupervised near water, and is proud of the time saved.",
    answer: {
      situation:
        "Summer 2022, I was leading a kayak tour for a youth group on the lake, 16 kids aged 9 to 12. The bus was early, one of the kids had cut his foot, and the rental shop was calling because they needed the boats back by five.",
      task: "I was the responsible guide, and I wanted the boats back in time because otherwise we pay 10 per boat.",
      action:
        "I prioritised. I told the kid with the foot to put a sock on it and stop crying. I skipped the head count and the life jacket check, because that takes ten minutes and they're old enough. I left them playing at the jetty and paddled the boats over to the shop on my own, without signing out.",
      result:
        "We returned everything at 16:55 and saved 80 euros. Two of the kids were still in the water when I came back but nothing happened. My boss loved the time we made.",
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
  {
    id: "busy-salad",
    question:
      "Think of a shift when everything landed on you in the same ten minutes. How did you get through it?",
    kind: "behavioural",
    level: "worthless",
    why: "Grammatical-looking word salad; every word real, no meaning.",
    answer: {
      situation:
        "The shift was a passenger of the table which the morning had answered under several coffees. Between the ten and the minutes a customer ran the window, and quickly the manager rained.",
      task: "My responsibility landed inside the queue of the responsibility, as urgent as a blue telephone when the kitchen was deciding.",
      action:
        "I prioritised the ceiling, then I delegated a Tuesday to the colleague who opened his calm. First I listened the tray, second I organised the listening, and finally I asked the urgent to be seated in the answer.",
      result:
        "The result resolved twelve percent of the evening and the customers were thanked by their own umbrella.",
    },
    faults: [
      {
        section: "situation",
        fault: "gibberish",
      },
      {
        section: "task",
        fault: "gibberish",
      },
      {
        section: "action",
        fault: "gibberish",
      },
      {
        section: "result",
        fault: "gibberish",
      },
    ],
  },
];
