import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_RUNNING_ON_EMPTY: LabelledAnswer[] = [
  {
    id: "empty-care-home-storm",
    question:
      "Think of a shift when you were running on empty and still had people to look after. What did you do?",
    kind: "behavioural",
    level: "strong",
    why: "Recognises her own limit, prioritises, asks for help and says so openly; the evidence is specific.",
    answer: {
      situation:
        "I was a care assistant in a residential home outside Aberdeen when Storm Arwen came through, in November 2021. I had finished my night shift at eight and the road was blocked by trees, so the day staff couldn't get in. By two in the afternoon I'd been up for 21 hours, the power was off, and there were two of us for nineteen residents.",
      task: "I was the senior of the two on that floor. I had to keep them warm, fed and medicated, and I had to be honest with myself that my hands weren't to be trusted any longer.",
      action:
        "I wrote the four who needed us most on a sheet, the two on oxygen first, and we brought everyone into the one lounge that ran off the emergency generator so we'd only one room to watch. I told Morag I wouldn't do any medicines alone: she read out, I checked, then the other way about. I rang the on-call manager and said in as many words, 'I am not safe to go on past six.' Then I got us a rota of twenty minutes with our feet up, timed on the kitchen clock, and I drank water instead of a sixth coffee. I sang a bit with them, to be truthful, because Mrs Geddes was frightened of the wind.",
      result:
        "The manager got two carers to us on a farmer's tractor at twenty past five. All nineteen had had their meals and their tablets, with no error on the chart when it was audited. I slept there and was back the next evening. I learned to say 'I'm not safe' before I make the mistake and not after it.",
    },
    faults: [],
  },
  {
    id: "empty-ramadan-iftar-buffet",
    question:
      "Think of a shift when you were running on empty and still had people to look after. What did you do?",
    kind: "behavioural",
    level: "strong",
    why: "Short, believable, own steps and a result with a figure; knows how to manage energy.",
    answer: {
      situation:
        "Ramadan 2023, I work in a hotel restaurant in Amman. I was fasting, it was 36 degrees, and two colleagues were sick. I had 14 tables instead of 8.",
      task: "All guests want to eat in the same minute, at sunset. I was responsible for my tables, I could not be slow and I could not be rude.",
      action:
        "One hour before, I put dates, water and soup on every table so that nobody has to wait for me. I told the captain that I can take 14 tables for first course but I need one runner for the main course, and he gave me one trainee. When the call to prayer came I drank one glass of water and ate three dates behind the door, two minutes, then I went out. Each time I felt that I become short with somebody I stopped, I breathed, and I said the order back slowly.",
      result:
        "All 14 tables had soup within five minutes from the sunset, there was no complaint card that night, and one family asked for my section the next Friday. The soup-before idea we used until the end of the month.",
    },
    faults: [],
  },
  {
    id: "empty-festival-campsite",
    question:
      "Think of a shift when you were running on empty and still had people to look after. What did you do?",
    kind: "behavioural",
    level: "partial",
    why: "Vivid and first-person, but the result is only that it ended.",
    answer: {
      situation:
        "At Roskilde Festival I was a volunteer in the campsite welfare tent. On the fourth night it had rained for ten hours and I had slept perhaps three. About half past two there were suddenly a lot of people who were cold.",
      task: "I was the tent's team leader from midnight to eight and had five volunteers, who were just as tired as me.",
      action:
        "I sent two of them to sleep for ninety minutes and promised to wake them, then the next two. I took the shaking ones myself, with blankets and warm juice, and I walked two people to the medics as they were not talking properly any more. I put a first-year volunteer on the door to only smile and give out ponchos, for she was too tired to decide things.",
      result: "At eight the next team came and we could go to bed.",
    },
    faults: [
      { section: "result", fault: "no-outcome" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "empty-two-jobs-cafe",
    question:
      "Think of a shift when you were running on empty and still had people to look after. What did you do?",
    kind: "behavioural",
    level: "partial",
    why: "Honest and real with an outcome, but little action: what she did for the guests is left out.",
    answer: {
      situation:
        "While I was studying in Auckland I had two jobs, and one Sunday I opened the café at 6 after closing a bar at 3. By eleven we had a queue out of the door.",
      task: "I was on the coffee machine and the only one trained on it, so everything depended on me keeping going.",
      action:
        "I just pushed through it, to be honest. I tried to keep a smile on my face and concentrate on the next cup, and I asked the girl on the till to read the orders out to me.",
      result:
        "We did 340 coffees that day, and only two were sent back. Afterwards I told my boss I couldn't do Saturday close and Sunday open any more and she changed the roster, so I suppose I learned to plan my sleep.",
    },
    faults: [{ section: "action", fault: "vague" }],
  },
  {
    id: "empty-strong-person",
    question:
      "Think of a shift when you were running on empty and still had people to look after. What did you do?",
    kind: "behavioural",
    level: "weak",
    why: "Claims stamina; no shift is told.",
    answer: {
      situation:
        "In hospitality you are always tired, double shifts are normal and I'm used to it since I was eighteen. There were many such days in the summer season in the hotel, one after the other.",
      task: "You must give your best for the guest also when you're tired, because he has paid and it's his holiday.",
      action:
        "I drink coffee and think positive. I never show to the guest that I'm tired because it's not his problem. I'm a strong person, I have a lot of energy and I know how to motivate me. When it's over I sleep a lot.",
      result: "The guests never noticed anything.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "no-task-ownership" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "empty-long-hospital-reception",
    question:
      "Think of a shift when you were running on empty and still had people to look after. What did you do?",
    kind: "behavioural",
    level: "weak",
    why: "Plenty of words on mood and attitude, one thin fact; the looking-after is not shown.",
    answer: {
      situation:
        "It was during the winter, and everyone who was working back then at the reception of the clinic remembers how that winter was. The days melted into each other. You came when it was dark, you went when it was dark, and in between there was an endless line of people, each of whom had a worry and each of whom deserved a kind word.",
      task: "On one of these days, I think it was a Thursday, I felt when I got up that I had nothing left to give. But I thought of the patients, who had not chosen to be ill, and I decided that I would be there for them.",
      action:
        "I put on my uniform like an armour and I went in. I gave what I could. I smiled also with the eyes, since the mouth was under a mask. I told myself that tiredness is just a feeling and that feelings pass, and that what stays is the way in which we have treated each other.",
      result:
        "In the evening I was exhausted but also, in a strange way, filled. An elderly lady told me I had a nice voice. I will not forget it.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "empty-drove-minibus",
    question:
      "Think of a shift when you were running on empty and still had people to look after. What did you do?",
    kind: "behavioural",
    level: "worthless",
    why: "Drove children while falling asleep and concealed it, told as an achievement.",
    answer: {
      situation:
        "I drove the minibus for a ski school in Andorra. After the season party I had had maybe an hour's sleep, and at seven in the morning I had fourteen kids to take up to the station, on the mountain road.",
      task: "They were depending on me and I didn't want to let the school down by calling in, as replacement drivers are difficult to find.",
      action:
        "I opened the window so that the cold air kept me fresh and put on loud music, which the children loved. Twice my eyes closed for a moment, in the long straight before the tunnel, but the rumble strip is good there. I asked the oldest boy to sit beside me and talk to me, and told him it's our little secret. When the supervisor asked on the radio if all was well I said I'm fresh as a daisy. In the sign-in sheet I put eight hours of rest so there wouldn't be questions.",
      result:
        "We got there even five minutes early and the kids gave me applause. I did the return trip as well. It shows that I'm somebody who keeps going and never lets the team down.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "empty-lorem-salad",
    question:
      "Think of a shift when you were running on empty and still had people to look after. What did you do?",
    kind: "behavioural",
    level: "worthless",
    why: "Word salad; sentences without sense.",
    answer: {
      situation:
        "The empty was running to the shift under a blue seventeen because people of the look after went Tuesday the spoon and very.",
      task: "Mine of the was to be being with until Monday horse, carefully of many.",
      action:
        "So I did and the did was window, and after it the sugar of the passengers shifted lamp into however. I have shifting the people empty with a ladder to twelve of softly, also and then also, green.",
      result: "Result was the of it in percent banana and they thank the chair.",
    },
    faults: [
      { section: "situation", fault: "gibberish" },
      { section: "task", fault: "gibberish" },
      { section: "action", fault: "gibberish" },
      { section: "result", fault: "gibberish" },
    ],
  },
];
