import type { LabelledText } from "../format.ts";

/** Written in two lots against the rules of their day, to see what the next person's words would do to them. */
export const ENGLISH_THIRD: readonly LabelledText[] = [
  {
    text: "I know this job inside out, my mother was crew for twenty years and I grew up with it.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "No passenger has ever left my counter without a solution.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I would walk up to the captain and tell him what I saw. Rank doesn't matter when it's about safety.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Give me any aircraft type, I'll have the manual in my head within a week.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Of all the candidates today I'm the one who has actually evacuated a real ship.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I handled the evacuation of the restaurant alone and everybody was outside in ninety seconds.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Nothing makes me happier than a full plane with a hundred different stories in it.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I could listen to the engine sound for hours, I know it's silly but it makes me smile.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Honestly I'd do it even for free, I like people that much.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I have read everything about your network, the new cabin is gorgeous and I'd be so proud to show it.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "They called me this morning and I'm still smiling, next stop Dubai!",
    emotion: "excited",
    language: "en",
  },
  { text: "Eeeek I got the golden call!!!", emotion: "excited", language: "en" },
  {
    text: "I woke up at four because today is the day, I packed my suitcase already on Sunday!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Wait, seriously? I'm going to the final round? That's the best news of the year!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "If it doesn't work out today, there will be another day. I'm at peace with that.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I put my hand on her shoulder, looked her in the eyes and we breathed together until it was over.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "It's just turbulence. I finish my row, I put the brakes on, I sit.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Nothing to be upset about. We ran out of chicken, so I explained what else we have.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I have two brothers. One is a pilot and the other one works in a bank.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The training takes six weeks: two weeks of safety, one of first aid, three of service.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "A man was crying at gate 22, he had missed his father's funeral. We rebooked him via Frankfurt.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "She hates flying, she told me, and she held the armrest for the whole descent.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Sorry, could I have some water? My mouth is so dry suddenly.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I practised this answer in the mirror a hundred times and now, well, nothing comes out.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Is it normal that my voice sounds so strange? Haha, sorry, I'm not used to microphones.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "It's... how can I put it... a bit, mmm, difficult to say.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I can't shake the thought that they'll find something in my blood test.",
    emotion: "anxious",
    language: "en",
  },
  { text: "My stomach turns every time the phone rings.", emotion: "anxious", language: "en" },
  {
    text: "If I don't get this, I honestly don't know what will become of me.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I have this fear that I open the wrong door and everybody watches me.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Hold on, am I answering as the passenger or as myself?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "There are two buttons that say submit, which is the one for the recording?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I thought CRM is a computer program, why would crew need it?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Could you put that differently? I lost the thread after the word mitigate.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Again the same question, I answered it already twice on this page.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I paid for the course, took unpaid leave, and then they cancel it by text message. By text!",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "You can do everything right and they still pick the boss's cousin.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "My patience is over. Nobody at the agency picks up the phone since Tuesday.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I'd calmly but clearly tell him that the captain's decision is final, and I'd make sure he's seated before we push back.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Honestly there is no service situation I haven't seen in my eight years in hotels.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I took ownership of the mistake, fixed it within the hour and our team scored 98 percent that month.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "You won't find many people who can carry three plates and calm a bride at the same time. I can.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I'm convinced I'd do well in your training because I learn fast and I ask when I need to.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Oh I've wanted this since I saw my first A380 land in Manila, I couldn't stop staring.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I think your cabin crew programme is brilliant, especially the language buddies, I would so love to be one.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "What drives me is seeing a scared kid leave the plane with a smile.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I really look up to the crew who made my first trip so special and I want to do that for others.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Teaching newcomers is my favourite part of the job, you see them grow week after week.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I just got my uniform measurements email, it's getting real!!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Today's the big day, I've had three coffees and I can't stop smiling!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "No way, you were on the inaugural flight? Tell me everything!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I can hardly believe I'm sitting here, in your headquarters, after all these years!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I give myself five seconds, I think, and only then I answer.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Delays happen. I make an announcement, I bring water, and people understand.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I feel comfortable here, thank you. Shall we start whenever you're ready?",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Even when the fire alarm went off in the kitchen I stayed composed and turned off the gas first.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I have a certificate in first aid and I renewed it last March.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The customer complained that the room smelled of smoke. The hotel was full so we offered a discount.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My colleague felt nervous before her first PA, so we read the text together in the galley.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "A safety demonstration shows the belts, the exits, the oxygen masks and the life vests.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I usually work the late shift, from two until ten, four days per week.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Okay, um, let me just, sorry, I'm a bit all over the place today.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I hope I'm not talking too fast, I tend to do that when I'm stressed.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "So, my weakness, eh, that's a hard one, I knew you'd ask this, uh...",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "My English usually is better than this I swear, it's just the pressure.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "What worries me is the evacuation slide, I get dizzy just looking at it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm terrified of letting everyone down, my whole village knows I'm here today.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Lately I wake up at night and go through every question you could ask.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm afraid that my gap year will count against me and there's nothing I can do about it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Um, when you say hierarchy, are you talking about the crew or the company?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I'm not following, first you said one minute and now the timer shows two.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Is the passenger already on board in this scenario or still at the gate?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "What does STAR stand for again? I mix it up with the other method.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Every single roster change comes by WhatsApp at midnight, it's exhausting and nobody apologises.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I explained it three times, slowly, and she still put the wrong meals on the cart.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Sorry but this is ridiculous, the recording stopped for the second time.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "They promised me a contract in May. It's October now and I'm still on call, it makes me so mad.",
    emotion: "frustrated",
    language: "en",
  },
];
