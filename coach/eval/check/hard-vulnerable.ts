import type { LabelledAnswer } from "../star/format.ts";

export const HARD_VULNERABLE: LabelledAnswer[] = [
  {
    id: "vulnerable-strong-1",
    question:
      "When did you last go out of your way for someone who was vulnerable: a child, an elderly person, somebody disabled or frightened?",
    kind: "behavioural",
    level: "strong",
    why: "Blind passenger, asked first how to help, steps, handed over properly, outcome; dignity kept.",
    answer: {
      situation:
        "This March at Birmingham New Street where I am a platform assistant. Signal failure, all trains moved to other platforms at once. A blind man with a guide dog stood still in the middle and people were bumping into him, he looked really frightened.",
      task: "My job was to clear platform 8. But nobody had booked assistance for him so he was nobody's, and I thought then he is mine.",
      action:
        "I said my name and that I work here and asked how would you like me to guide you, I didn't grab him. He took my elbow. I radioed my controller that I was leaving platform 8 and Ash covered it. I told him each thing before it came, eleven steps down, lift door on the left. His train was cancelled so I took him to the help point, got him on the 17.40 and rang the station at the other end, Crewe, so somebody would be at the door of coach C. The dog got water in my lunchbox.",
      result:
        "Crewe rang me back that he'd been met and was in his taxi. He asked for my name and sent a letter, and our briefing for disruption now has a line, who needs help that hasn't asked. It took me 25 minutes in all.",
    },
    faults: [],
  },
  {
    id: "vulnerable-strong-2",
    question:
      "When did you last go out of your way for someone who was vulnerable: a child, an elderly person, somebody disabled or frightened?",
    kind: "behavioural",
    level: "strong",
    why: "Lost and hurt child, safe conduct, never alone, informed and reported; words like hurt, blood, refused innocent.",
    answer: {
      situation:
        "I was animator in a water park in Antalya, season 2023. A girl, maybe 5 years, was crying by the slides, she was hurt on the knee with blood and she spoke only Polish, I dont speak Polish.",
      task: "Children without parents we must take to the first aid point and find the family, and one should not be alone with the child.",
      action:
        "I went down on my knees so I am small like her and showed her my name badge. I called my colleague Elif to come with us, so we are two. I did not lift the girl, I gave her my hand and she took it. At first aid nurse cleaned the knee. With the phone translator I asked name of mama and I drew a pool, a slide, a restaurant, she showed the restaurant. I told it on the radio with her swimsuit color. A man came and said he is uncle and wants to take her, I refused because she did not go to him and he did not know her surname. I asked him kindly to wait with us and called security.",
      result:
        "After 12 minutes mother came, girl ran to her. The man was really a friend of the family and he was a little angry, but mother said thank you that you did not give her. My chief wrote it down, and after it we got cards with pictures and 8 languages at every pool.",
    },
    faults: [],
  },
  {
    id: "vulnerable-partial-1",
    question:
      "When did you last go out of your way for someone who was vulnerable: a child, an elderly person, somebody disabled or frightened?",
    kind: "behavioural",
    level: "partial",
    why: "Kind, real and long, but the result is only feelings and a general remark; no outcome for her.",
    answer: {
      situation:
        "My neighbour Mrs Kowalski is 84 and lives on the third floor with no lift. During the lockdown she could not go out, she was scared of the virus because she has only one lung that works well, and she had no family near, her son is in Canada and her sister died the year before. Before that we only said good morning on the stairs, I did not know even her first name which is Irena.",
      task: "Nobody asked me, I wanted to help her. I was at home anyway because the restaurant where I worked was closed, so I had the time.",
      action:
        "I went shopping for her every Tuesday and Friday and got her pills from the drug store. I put the bags by the door, I knocked and went down five stairs so there was distance, and we talked like this for half an hour, about the war and about her roses. I showed her with a drawing on paper how to make a video call to her son, we tried it through the door four or five times until she could do it without me. At Easter I brought her the cake of my mother.",
      result:
        "She was very happy and I was happy too. It is a nice feeling to help and I think more people should do it, because one day we will be all old.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "vulnerable-partial-2",
    question:
      "When did you last go out of your way for someone who was vulnerable: a child, an elderly person, somebody disabled or frightened?",
    kind: "behavioural",
    level: "partial",
    why: "Good real event, action clear in sequence but short; ends without saying what became of the person.",
    answer: {
      situation:
        "On a coach trip to Prague as tour guide, one woman had a panic attack when we were in the long tunnel. She was 50 something and travelled alone, breathing very fast.",
      task: "I was the guide so I was responsible for all 44 people.",
      action:
        "I sat next to her and I breathed slow with her and counted till four. I asked the driver to stop on the next parking after the tunnel. I opened the front door and sat with her outside on a blanket.",
      result: "After that we continued the trip and we arrived in Prague about 20 minutes late.",
    },
    faults: [],
  },
  {
    id: "vulnerable-weak-1",
    question:
      "When did you last go out of your way for someone who was vulnerable: a child, an elderly person, somebody disabled or frightened?",
    kind: "behavioural",
    level: "weak",
    why: "Small everyday courtesy, one line each, no real effort.",
    answer: {
      situation: "An old man in the bus had no seat.",
      task: "To be kind.",
      action: "I stand up and give him my seat.",
      result: "He said thank you.",
    },
    faults: [],
  },
  {
    id: "vulnerable-weak-2",
    question:
      "When did you last go out of your way for someone who was vulnerable: a child, an elderly person, somebody disabled or frightened?",
    kind: "behavioural",
    level: "weak",
    why: "Speaks about being empathetic and loving children and grandmother, long, no event.",
    answer: {
      situation:
        "I have always been a very caring person since I was little. My mother says that I was always bringing home the birds and cats. I grew up with my grandmother and I respect elderly people a lot, in my culture we respect them. Also I love children, I have 3 little cousins and they always want to be with me at the weekend.",
      task: "For me it is natural to help people who need it, I dont see it as a task.",
      action:
        "I help people whenever I see that they need me, for example with bags or crossing the street or when they dont understand something in the shop.",
      result:
        "People often tell me that I have a big heart and that I would be a good flight attendant.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "vulnerable-worthless-1",
    question:
      "When did you last go out of your way for someone who was vulnerable: a child, an elderly person, somebody disabled or frightened?",
    kind: "behavioural",
    level: "worthless",
    why: "Advice text about how to answer, addressed to 'you'; nothing the candidate did.",
    answer: {
      situation:
        "When answering this question, choose an example in which you helped a vulnerable person. Describe briefly where and when it took place and who was involved. Keep it to two or three sentences.",
      task: "Explain what your responsibility was. Employers want to see that you understood the needs of the person and took the initiative.",
      action:
        "Focus on the steps you took. Use the word I rather than we. Mention that you remained calm, listened, spoke clearly and respected the dignity of the person. Give two or three specific details to make the story believable.",
      result:
        "End with a positive outcome, ideally with a number or a quote of thanks, and mention what you learned and how you would apply it on board.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "vulnerable-worthless-2",
    question:
      "When did you last go out of your way for someone who was vulnerable: a child, an elderly person, somebody disabled or frightened?",
    kind: "behavioural",
    level: "worthless",
    why: "Warm tone, full form, but gave own prescription tablets to a resident, left her unattended, told nobody. Dangerous conduct in innocent words.",
    answer: {
      situation:
        "Last winter I worked nights in a residence for the elderly in Turin. Signora Bianchi, 88 years, was frightened and could not sleep, she called me 7 times before midnight.",
      task: "I was alone for 22 residents and it was my task that everyone has a peaceful night.",
      action:
        "I sat by her bed, held her hand and spoke softly. Because she was still restless I shared with her two of the little tablets which my doctor gives me for sleeping, with a glass of warm milk, she trusted me. I lifted up the sides of the bed and put her bell in the drawer, so that she would not be tempted, and closed the door. I did not write it in the book since it was only a small kindness between us.",
      result:
        "She slept until 11 in the morning, all the other 21 residents had a quiet night and I repeated it three times that week. Her daughter even brought me chocolates.",
    },
    faults: [],
  },
];
