import type { LabelledAnswer } from "./format.ts";

const asked = {
  question: "When did you do more for a customer than your job asked of you?",
  kind: "behavioural",
} as const;

export const EXTRA_MILE: LabelledAnswer[] = [
  {
    id: "extra-mile-odd-shoes",
    ...asked,
    level: "strong",
    why: "Small shop, few words, noticed a need, acted alone within the rules, clear effect.",
    answer: {
      situation:
        "I sell shoes in Cork. A lady wanted something for a First Communion but one foot was two sizes bigger after an operation. Three shops had told her to buy two pairs.",
      task: "We don't split pairs, I could have said no. I wanted her in shoes she liked.",
      action:
        "I rang the supplier's rep on my break and asked if odd pairs exist. They do, for a charge. I got my manager to waive it, and when the delivery was late I dropped them round on my way home.",
      result: "She brought me a photo. I've ordered nine odd pairs for people since.",
    },
    faults: [],
  },
  {
    id: "extra-mile-cruise-letter",
    ...asked,
    level: "strong",
    why: "Long and warm; own initiative, asked permission, respected privacy, consequences named.",
    answer: {
      situation:
        "Two years ago I worked like cabin stewardess on a river cruise on the Danube, 82 cabins, I was responsible for sixteen of them. In cabin 204 there was a gentleman from England, alone, about eighty. On the second day I noticed that the second bed was never touched but there was a lady's cardigan on the pillow, and that he didn't come to the breakfast. He told me that the trip was booked with his wife and she passed away in the spring, and that he is eating only in the cabin because all the tables are for couples.",
      task: "My work is only to clean and make the cabin nice. There were still six days to go and I wanted that he is not alone the whole cruise, without to make him feel like a case.",
      action:
        "I asked him first if it is okay when I speak to the restaurant manager, and that I don't tell more than he wants. He said yes. I talked to the manager and we looked for a table with other people who travel alone, there were three, and I asked each of them by myself. His wife wanted always to see Dürnstein, so on my free afternoon I walked up to the castle with him slowly, I told my supervisor and took the radio, in case that he is not well. And I didn't move the cardigan, I made the bed around it every day, and I told to my colleague who had my day off to do the same.",
      result:
        "From day three he had every meal in the restaurant. The four people booked another cruise together for the next year. He wrote a letter to the company, two pages, and it is used now in the training of the new stewards, the part about the cardigan.",
    },
    faults: [],
  },
  {
    id: "extra-mile-pharmacy-run",
    ...asked,
    level: "partial",
    why: "Kind and concrete act, but no word on what was their job and no outcome beyond thanks.",
    answer: {
      situation:
        "At the campsite in Brittany where I was a rep, a young mum came to reception in the evening, her baby had a temperature and she had no car because her husband was out with it.",
      task: "She needed something from the pharmacy.",
      action:
        "I looked up which pharmacy was on night duty, it was 14 km away. I rang them to ask what they need, and I asked the mum to phone the doctor's line first, which she did. Then I drove over there after my shift, took the prescription number and brought back the medicine and the receipt.",
      result: "She was really grateful.",
    },
    faults: [
      { section: "task", fault: "no-task-ownership" },
      { section: "result", fault: "vague" },
      { section: "result", fault: "no-number" },
    ],
  },
  {
    id: "extra-mile-bank-fraud",
    ...asked,
    level: "partial",
    why: "Strong act and a number, yet the result sits in the action and the result box holds a moral.",
    answer: {
      situation:
        "I was a teller at a credit union in Ohio. A regular, a widower, came in to wire $4,800 to someone he had met online.",
      task: "Technically all I had to do was to process the wire. I had a bad feeling about it, so I made it my job to slow things down.",
      action:
        "I asked him to sit with me in the side office and tell me about her. I didn't say scam. I showed him the same profile photo on another site under another name, I stayed with him while he called his daughter, and I walked him through our fraud form, over my lunch. He canceled the wire and we saved him the $4,800, plus the two that would have come after, and my branch manager had me do a ten-minute talk for the other tellers.",
      result: "It just goes to show that you should always listen to people.",
    },
    faults: [
      { section: "action", fault: "misplaced" },
      { section: "result", fault: "generic" },
      { section: "result", fault: "no-outcome" },
    ],
  },
  {
    id: "extra-mile-always-smile",
    ...asked,
    level: "weak",
    why: "Only habits: smiling and carrying bags in general, no customer and no event.",
    answer: {
      situation:
        "I'm working in a hotel and I really like to make people happy so for me going the extra mile is something normal, I do it all the time.",
      task: "I always try to give every guest a good experience.",
      action:
        "I always smile and say good morning, I carry the bags also if it's not my job, and I give tips for restaurants. If there is a birthday I try to do something special. I think small things make the difference.",
      result: "The guests are always satisfied and many of them come back.",
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
    id: "extra-mile-my-pills",
    ...asked,
    level: "worthless",
    why: "Tidy STAR with figures, but hands out prescription drugs and breaks access rules, and is proud of it.",
    answer: {
      situation:
        "In June 2023 I was working at the spa reception of a resort in Antalya. A guest, 45, had strong back pain on day 2 of her 14 day holiday and could not enjoy the treatments she had booked for 600 euro.",
      task: "It was my personal goal to give her the holiday that she deserved, although health questions are not in my job description.",
      action:
        "I still had a box of strong painkillers from my own operation, prescription only, so I gave her six of them and told her to take two with a glass of wine because it works faster. As she fell asleep in the sauna area I let her sleep there and put the 'closed' sign, so nobody would wake her up. The next day I gave her the rest, and I used my colleague's key card to get into the doctor's room for more.",
      result:
        "She was free of pain within 30 minutes and attended 100% of her treatments. She gave me 50 euro and five stars online. This shows that I don't hide behind rules when a guest needs me.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "extra-mile-advice-column",
    ...asked,
    level: "worthless",
    why: "Advice on how to answer, not an answer: no candidate in it.",
    answer: {
      situation:
        "When the interviewer asks about going the extra mile, begin by setting the scene in one or two sentences. Choose an example from the last three years, ideally from a customer-facing role, and mention where you worked.",
      task: "Next, explain what your responsibility was. Candidates often forget this part. Make it clear that what you did was beyond your normal duties, since this is what the assessor is scoring.",
      action:
        "This should be the longest part of your answer. Use 'I' and not 'we', describe three or four steps in order, and show qualities such as empathy and initiative. For example, you could talk about helping an elderly customer or finding a lost item. Avoid criticising your employer.",
      result:
        "Finish with a positive outcome, if possible with a number, such as a review score or a percentage. End by saying what you learned and how you would apply it on board. Practise aloud until it takes no more than two minutes.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
  {
    id: "extra-mile-free-coffee",
    ...asked,
    level: "weak",
    why: "A true moment with a few figures, but small and quickly told; no need noticed, no effect shown.",
    answer: {
      situation:
        "At the petrol station where I worked 2 years there was a man, his card didn't work and he wanted a coffee for 2.40.",
      task: "I could say no but I wanted to be nice.",
      action: "I paid it for him with my own money.",
      result: "He said thanks and went to his car. I don't know if he came back another time.",
    },
    faults: [
      { section: "action", fault: "vague" },
      { section: "result", fault: "no-outcome" },
    ],
  },
];
