import type { LabelledAnswer } from "./format.ts";

export const COMPLAINT_TURNED: LabelledAnswer[] = [
  {
    id: "comp-ground",
    question: "Describe a complaint that began badly and ended with the customer on your side.",
    kind: "behavioural",
    level: "strong",
    why: "Ground handling, vivid and specific: own duty, listening first, concrete steps, verified result. Contains quoted insults that are the customer's, not the candidate's.",
    answer: {
      situation:
        "In January I worked the lost baggage desk at Porto. A man came off the late flight from Brussels and his suitcase hadn't. He slammed the desk and shouted 'you people are thieves, you are useless', and there were around twelve passengers behind him hearing all this.",
      task: "I was the only agent until 01:00. My job was to open his file, but first I needed to get him to talk with me, because without a description of the bag I can't trace anything.",
      action:
        "I came out from behind the desk and stood next to him instead of opposite. I said, you're right to be upset, tell me what's in it. It was the suit for his daughter's wedding, next day at three. So I stopped the standard questions. I rang Brussels myself and gave the tag number, a colleague there found the bag still in the sorting hall, and I got it rushed on the first flight at 06:30. I wrote my name and the desk's number on a paper, and before I left at one o'clock I texted him the confirmation. I asked the morning shift to send it by taxi to the hotel, and I filled in the taxi form so they only had to sign.",
      result:
        "The bag was at his hotel at 10:15, nearly five hours before the wedding. He came back on the Sunday with a box of cakes for the desk and sent a letter to the station manager. That taxi form with the blanks already filled is now in our drawer for everybody.",
    },
    faults: [],
  },
  {
    id: "comp-dry",
    question: "Describe a complaint that began badly and ended with the customer on your side.",
    kind: "behavioural",
    level: "strong",
    why: "Very short and without polish, but a complete true story with own action and outcome.",
    answer: {
      situation:
        "Dry cleaner's, last May. A lady's wedding dress came back with a yellow mark on the hem. She was crying and said she'd never trust us again.",
      task: "I'd taken the dress in and hadn't written the mark down, so it was mine to put right.",
      action:
        "I told her I should've noted it and I was sorry. I re-treated it by hand that evening, three goes, and phoned her at each stage so she wasn't wondering.",
      result:
        "Mark gone by Thursday, two days before the wedding. I didn't charge her. She's sent us four customers since.",
    },
    faults: [],
  },
  {
    id: "comp-bullets",
    question: "Describe a complaint that began badly and ended with the customer on your side.",
    kind: "behavioural",
    level: "partial",
    why: "Bullet notes; relevant with own action, but results are thin and it is unclear that the customer was won over.",
    answer: {
      situation:
        "- gym reception, Toronto, 2022\n- member charged twice for one month\n- very angry on phone, then came in person",
      task: "- I handle billing questions on evenings\n- needed to calm him and correct the charge",
      action:
        "- listened, let him finish\n- checked both charges on my screen and showed him\n- sent refund request to head office while he waited\n- gave him my name",
      result: "- refund got approved\n- he calmed down",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "comp-ferry",
    question: "Describe a complaint that began badly and ended with the customer on your side.",
    kind: "behavioural",
    level: "partial",
    why: "Good action with some detail, and a good end; but no clear own task and the story is told as a team for much of it.",
    answer: {
      situation:
        "We had a family on the ferry from Piraeus whose cabin was given to other people by mistake. The father was furious, he was filming and telling everybody the company is a disaster.",
      task: "The cabin had to be found and the family had to be calm, because the ship was full, it was August.",
      action:
        "We apologised and took them to the lounge with drinks for the children. We checked all the no-shows with the purser. Then I noticed that one officer's cabin was empty that night and I asked the purser if it's possible to use it, and he allowed. We carried the luggage.",
      result:
        "They slept in a cabin with a window instead of inside. In the morning the father deleted the video in front of me and shook my hand.",
    },
    faults: [
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "action",
        fault: "we-hides-you",
      },
    ],
  },
  {
    id: "comp-thin-bar",
    question: "Describe a complaint that began badly and ended with the customer on your side.",
    kind: "behavioural",
    level: "weak",
    why: "A true everyday case but with minimal effort: nothing specific, no sign that the customer was won.",
    answer: {
      situation:
        "A customer in the bar complained that his burger was cold and he was quite rude with me.",
      task: "To make him happy.",
      action: "I said sorry and brought a new one.",
      result: "He ate it and he paid.",
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
    id: "comp-general",
    question: "Describe a complaint that began badly and ended with the customer on your side.",
    kind: "behavioural",
    level: "weak",
    why: "Describes what she generally does, not one complaint; no event, no outcome.",
    answer: {
      situation:
        "In retail you get complaints every day, I have worked for 6 years in clothing stores and I must have dealt with hundreds, especially around Christmas and the January sales, when returns go up about 40 percent.",
      task: "As a sales assistant I always need to keep the customer happy and also respect the store policy, like the 28 days for returns.",
      action:
        "Usually I let the customers talk, I stay calm and I smile, and then I look for a solution, such as an exchange or a voucher. If they are not satisfied I call the manager. I never take it personally because they are not angry with me.",
      result: "Most of the time they leave happy and many of them come back.",
    },
    faults: [
      {
        section: "situation",
        fault: "generic",
      },
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "generic",
      },
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "comp-pasted",
    question: "Describe a complaint that began badly and ended with the customer on your side.",
    kind: "behavioural",
    level: "worthless",
    why: "The question pasted back in all four sections with filler words.",
    answer: {
      situation:
        "I will describe a complaint that began badly and ended with the customer on my side. The complaint began badly.",
      task: "My task was to describe a complaint that began badly and to have the customer on my side at the end.",
      action:
        "The complaint began badly and I acted so that the complaint that began badly ended with the customer on my side.",
      result:
        "The complaint that began badly ended with the customer on my side. This is how a complaint that began badly can end with the customer on your side.",
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
  {
    id: "comp-wrongquestion",
    question: "Describe a complaint that began badly and ended with the customer on your side.",
    kind: "behavioural",
    level: "worthless",
    why: "A perfectly good STAR answer about organising a stockroom; there is no customer and no complaint in it.",
    answer: {
      situation:
        "In February last year the stockroom of the pharmacy where I work was in such a state that we spent ages looking for things. There was stock on the floor and some boxes had been open since the summer.",
      task: "I was the newest technician and I'd been put in charge of the weekly delivery, so I decided the shelving was mine to sort out.",
      action:
        "I drew a plan of the shelves, labelled each bay by letter, moved the fast sellers to waist height and set up a date check for every Monday morning. I stayed back two evenings to do it and I trained my three colleagues on the new labels.",
      result:
        "Unpacking a delivery went from two hours to fifty minutes and we threw away £300 less of out-of-date stock in the first quarter. Head office took photos of it for the other branches.",
    },
    faults: [
      {
        section: "situation",
        fault: "off-topic",
      },
      {
        section: "task",
        fault: "off-topic",
      },
      {
        section: "action",
        fault: "off-topic",
      },
      {
        section: "result",
        fault: "off-topic",
      },
    ],
  },
];
