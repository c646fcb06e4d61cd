import type { LabelledAnswer } from "./format.ts";

export const LITTLE_SHARED_LANGUAGE: LabelledAnswer[] = [
  {
    id: "lang-porter",
    question:
      "Talk me through a moment when you and the person you were helping barely shared a language.",
    kind: "behavioural",
    level: "strong",
    why: "Hospital porter; checks understanding, protects dignity, own actions, result both immediate and lasting.",
    answer: {
      situation:
        "I was portering at St James's in Dublin in 2022 and I was sent to bring a woman of about sixty down for a scan. She'd come from Ukraine three weeks before and had maybe ten words of English. When she saw the wheelchair she gripped the bed rail and wouldn't let go.",
      task: "The scan slot was at half two and getting her there was my job, but I wasn't going to drag a frightened woman. I needed her to understand where she was going and to come because she wanted to.",
      action:
        "I stopped, parked the chair by the wall and sat down so I was lower than her. I pointed at myself and said 'Conor', then held out my hand. I asked the ward sister to ring the phone interpreter; while we waited I drew it: the bed, the lift, the big ring of the scanner, a clock showing fifteen minutes, and an arrow back to the same bed. When the interpreter came on I asked her what she feared, and she thought she was being moved to another hospital and her daughter wouldn't find her. So I wrote her daughter's number on the board by the bed, and through the interpreter I had her tell me back what would happen.",
      result:
        "She let go and came down with me, and we were only ten minutes late for the slot. I kept the drawing; the ward laminated it and there are now six of them in use, for the scan, X-ray and theatre. She waved at me every day until she went home.",
    },
    faults: [],
  },
  {
    id: "lang-bus",
    question:
      "Talk me through a moment when you and the person you were helping barely shared a language.",
    kind: "behavioural",
    level: "strong",
    why: "Short, slips in English, but concrete: gestures, map, colleague, checked the end.",
    answer: {
      situation:
        "I sell tickets at the bus station in Oaxaca. In April came a Korean man, maybe seventy years, very nervous, he only said 'airport, airport' and showed me a ticket for a flight in two hours.",
      task: "I was alone in my window and the next airport bus was in forty minutes, too late for him. I needed to bring him to another bus.",
      action:
        "I speak slow, I put the translator on my phone and I showed him: this bus no, this bus yes. I drew the stop on paper with the number 12. He still was afraid, so I asked my colleague to cover my window, I walked with him, and I asked the driver to tell him when to go down.",
      result:
        "He arrived with one hour, the driver called me. The daughter wrote later to our page to say thank you. Now I keep a card with the airport in six languages on the glass.",
    },
    faults: [],
  },
  {
    id: "lang-camp",
    question:
      "Talk me through a moment when you and the person you were helping barely shared a language.",
    kind: "behavioural",
    level: "partial",
    why: "Warm and real with own action, but only one means tried and result is soft.",
    answer: {
      situation:
        "At the summer camp in Vermont where I was a counselor, one of the boys in my cabin came from France and didn't really speak English. He was homesick the first night.",
      task: "I was his counselor so it was on me to make him feel okay.",
      action:
        "I used Google Translate and some hand signs, and I put him in the same group with a girl who had French in school. I taught the cabin to say good morning in French.",
      result:
        "By the end he was having a good time and had made friends. I thought that was pretty cool.",
    },
    faults: [
      {
        section: "result",
        fault: "no-number",
      },
    ],
  },
  {
    id: "lang-maternity",
    question:
      "Talk me through a moment when you and the person you were helping barely shared a language.",
    kind: "behavioural",
    level: "partial",
    why: "Good story and outcome but action told in the passive and 'we'; own share unclear.",
    answer: {
      situation:
        "In the registration office in Hamburg, a young father from Eritrea wanted to register his newborn and had only Tigrinya and a little Italian. He'd already been sent away twice.",
      task: "I was the person at window four, so his case was mine from that moment, and the deadline was the following day.",
      action:
        "An interpreter was looked for, but there was none free before Thursday. Then it was decided to call a colleague from accounting whose wife comes from there. We went through the form together line by line and the missing document was found.",
      result:
        "The birth certificate was issued the same afternoon, and he didn't have to come a fourth time.",
    },
    faults: [
      {
        section: "action",
        fault: "we-hides-you",
      },
    ],
  },
  {
    id: "lang-thin",
    question:
      "Talk me through a moment when you and the person you were helping barely shared a language.",
    kind: "behavioural",
    level: "weak",
    why: "Everyday, thin, no care to check understanding, no outcome.",
    answer: {
      situation:
        "A Chinese tourist in our souvenir shop didn't speak English and wanted to ask something.",
      task: "I wanted to help.",
      action: "I used my hands and I showed the price on the calculator.",
      result: "He bought a magnet, so it worked.",
    },
    faults: [
      {
        section: "situation",
        fault: "vague",
      },
      {
        section: "task",
        fault: "no-task-ownership",
      },
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "lang-polyglot",
    question:
      "Talk me through a moment when you and the person you were helping barely shared a language.",
    kind: "behavioural",
    level: "weak",
    why: "Fluent list of the candidate's languages and travel with numbers, but no event of helping anyone.",
    answer: {
      situation:
        "I come from a very international family: my mother is from Brazil, my father is Dutch, and I grew up in three countries. I've visited 27 countries so far and I've taken courses in Spanish, Italian and some Japanese.",
      task: "In my job at the hotel reception I meet guests from everywhere in the world, I would say more than 40 nationalities per year, and of course many of them don't speak English very well.",
      action:
        "Because I speak four languages fluently, I can generally switch to the language of the guest, and if I can't then I use simple words and body language. I believe that a smile is understood in each country.",
      result:
        "Guests often tell me that they are impressed by my languages and my accent, and I always get good comments for it.",
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
        fault: "no-outcome",
      },
    ],
  },
  {
    id: "lang-advice",
    question:
      "Talk me through a moment when you and the person you were helping barely shared a language.",
    kind: "behavioural",
    level: "worthless",
    why: "Advice text from an interview guide, addressed to 'you'; no event, nobody.",
    answer: {
      situation:
        "When answering this question, you should begin by choosing a situation in which a language barrier existed. Recruiters like examples from customer service, travel or volunteering. Keep it to two or three sentences.",
      task: "Next, explain what you were responsible for. Make sure that you use the word 'I' and not 'we', as assessors want to hear about your own contribution.",
      action:
        "Describe the steps that you took, such as speaking slowly, avoiding idioms, using gestures and pictures, or finding a colleague who speaks the language. Aim for three to five steps and show empathy at all times.",
      result:
        "Finish with a positive outcome and, if possible, add a number such as a satisfaction score. Candidates who mention what they have learned tend to score 20% higher.",
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
    id: "lang-mock",
    question:
      "Talk me through a moment when you and the person you were helping barely shared a language.",
    kind: "behavioural",
    level: "worthless",
    why: "A real event, but contemptuous of the customer and boasting of unkind treatment.",
    answer: {
      situation:
        "At the train ticket office in June a group of 5 tourists came and not one of them could speak a word of normal English. You'd think that people learn the language before they travel but they never bother, that nationality especially.",
      task: "I was on the window and had a queue of about 20, so I had to get rid of them quickly.",
      action:
        "I shouted the price very loud and slowly like for children, and when they still stared at me like sheep I imitated their accent, and the people behind had a good laugh. Then I sold them the most expensive day ticket because they couldn't ask for anything else, and called next.",
      result:
        "The queue was gone in 10 minutes. They paid 140 when 60 would have been enough, so it was good for the office as well.",
    },
    faults: [
      {
        section: "situation",
        fault: "blames",
      },
      {
        section: "action",
        fault: "blames",
      },
      {
        section: "result",
        fault: "blames",
      },
    ],
  },
];
