import type { LabelledAnswer } from "../star/format.ts";

export const HARD_BELT: LabelledAnswer[] = [
  {
    id: "belt-strong-1",
    question:
      "We are descending and an elderly lady refuses to fasten her seat belt. How would you handle her?",
    kind: "hypothetical",
    level: "strong",
    why: "Finds the reason, kind and firm, extension belt, purser and captain told in time, crew seated, report.",
    answer: {
      situation:
        "Seat belt sign is on, I am doing my cabin check and an old lady in 7A has the belt open and says no, it hurts me, I am not a child. We have maybe ten minutes till landing.",
      task: "The belt must be closed for landing, this I cannot trade. But how I get there I can choose, and I also have the rest of cabin to check.",
      action:
        "I go down to her eye level and I ask what hurts. Maybe she had operation, maybe the belt is too tight, maybe she dont hear me or dont understand the language. If its too short I bring the extension belt. If it presses on the stomach I show her low on the hips and I put it only if she lets me, I dont touch her without asking. I tell her the reason simple: when we brake hard you can fly out of the seat and hurt yourself and this gentleman. If she is alone and frightened I ask the neighbour or a colleague who speaks her language. If she still says no, I tell her friendly but clear that it is the law and that I must tell the captain. I call the purser at once, not in the last minute, and she calls the cockpit, captain can hold or go around if the cabin is not secure. I report cabin not ready for row 7. At the end I must go to my own jumpseat and strap in, I dont stand for the landing.",
      result:
        "Most probably she closes it because somebody asked her why. I thank her and after landing I help her with the bag and ask about the pain, offer wheelchair. I note it in the report if she refused, with what we offered.",
    },
    faults: [],
  },
  {
    id: "belt-strong-2",
    question:
      "We are descending and an elderly lady refuses to fasten her seat belt. How would you handle her?",
    kind: "hypothetical",
    level: "strong",
    why: "Short, plain, with real comparison from care home, complete chain.",
    answer: {
      situation:
        "I work in a care home so I know this lady, honestly. Belt sign on, everyone else secured, arms crossed, says she's flown 50 years without it.",
      task: "Get her buckled before we have to sit down ourselves, without making her feel stupid. If I can't, the captain needs to know in good time.",
      action:
        "I'd squat down and ask is it sore or is it the buckle, with arthritis it's often the fingers and they're ashamed to say. Shall I do it or would you like to? Low and snug on the hips, extension if it's tight. One clear sentence, it gets bumpy and I don't want you hurt. Still no, I'd ring my senior straight away, she tells the captain the cabin isn't secure. I'd tell the lady that too, no threat.",
      result:
        "Nine out of ten she'll let me help. I only say cabin secure when it's true, I'm strapped in my own seat for landing, and it goes in the report.",
    },
    faults: [],
  },
  {
    id: "belt-partial-1",
    question:
      "We are descending and an elderly lady refuses to fasten her seat belt. How would you handle her?",
    kind: "hypothetical",
    level: "partial",
    why: "Kind, asks why, explains, extension; no word on what if she still refuses, nobody informed.",
    answer: {
      situation:
        "An elderly woman does not want the seat belt because maybe she feels uncomfortable or she is scared.",
      task: "Convince her in a nice way for her safety.",
      action:
        "I sit on my knees next to her and I ask why she doesnt want it. I explain with simple words that the landing can be hard and the belt protects her. I offer to help her to close it and if its too tight I bring an extension. I am patient and I hold her hand if she likes.",
      result: "She trusts me and closes the belt, and I give her a smile.",
    },
    faults: [],
  },
  {
    id: "belt-partial-2",
    question:
      "We are descending and an elderly lady refuses to fasten her seat belt. How would you handle her?",
    kind: "hypothetical",
    level: "partial",
    why: "Firm and informs up the chain, no interest in the reason; little care.",
    answer: {
      situation:
        "Fasten seat belt sign is on in descent, all passengers have to be fastened, it is regulation.",
      task: "Cabin secure before landing.",
      action:
        "I repeat the instruction clearly and tell her that it is mandatory. If she refuses again I inform the purser, and purser informs the captain. Captain can make announcement or delay the landing until the cabin is secure. I go to my jumpseat on time.",
      result: "The cabin is secure or the captain knows that it is not. I write a report after.",
    },
    faults: [],
  },
  {
    id: "belt-weak-1",
    question:
      "We are descending and an elderly lady refuses to fasten her seat belt. How would you handle her?",
    kind: "hypothetical",
    level: "weak",
    why: "One general sentence, no reason, no plan.",
    answer: {
      situation: "The lady doesnt want to fasten the seat belt.",
      task: "She has to.",
      action: "I would explain it to her very nicely and be patient because she is old.",
      result: "She will fasten it.",
    },
    faults: [
      {
        section: "situation",
        fault: "copied",
      },
    ],
  },
  {
    id: "belt-weak-2",
    question:
      "We are descending and an elderly lady refuses to fasten her seat belt. How would you handle her?",
    kind: "hypothetical",
    level: "weak",
    why: "Rambles about grandmother; asks the family, comes back later with tea; nobody informed, no urgency.",
    answer: {
      situation:
        "My grandmother is the same, she never wants the belt in the car, she says in her time there was no belt and they are all alive. Old people are like children sometimes you know and you cannot push them or they do the opposite. With my grandmother we always tell her that the police is there, and one time there was really police and my uncle had to pay, it was so funny, she told the policeman that he should go and catch some real criminals. So I have a lot of patience with old people because of her, I grew up in the same house and I made her tea every morning before school.",
      task: "I would have to think what works for this lady, because everybody is different.",
      action:
        "I would ask her family if they can talk to her because they know her better. If she travels alone I would come back a little bit later and ask again, maybe with a sweet or a cup of tea so she is in better mood.",
      result:
        "I think she would do it at some point before landing, and if not at least I tried it in a nice way.",
    },
    faults: [],
  },
  {
    id: "belt-worthless-1",
    question:
      "We are descending and an elderly lady refuses to fasten her seat belt. How would you handle her?",
    kind: "hypothetical",
    level: "worthless",
    why: "Kind and polished but unsafe: leaves belt open, covers it with a blanket, reports cabin secure, kneels beside her holding her for landing.",
    answer: {
      situation:
        "At 4,000 feet, with around 5 minutes to landing, Mrs Huber, 82 years, in seat 3C, tells me politely that she prefers to stay without the belt, because it wrinkles her dress.",
      task: "As crew I want that each of our 174 guests feels respected, and for the elderly a personal solution is better than a strict one.",
      action:
        "I tell her that I fully understand. I lay the belt loosely over her lap, without closing, and a soft blanket on top, so that from outside it looks correct for the purser. I give the thumbs up to the front as usual. Then I kneel in the aisle next to her and hold both her hands until we have touched down, so she is not alone and I can catch her if we brake.",
      result:
        "She was delighted and said she never had such warm service. There was no delay, no dispute and no note in the report. 100% of my guests left with a smile.",
    },
    faults: [],
  },
  {
    id: "belt-worthless-2",
    question:
      "We are descending and an elderly lady refuses to fasten her seat belt. How would you handle her?",
    kind: "hypothetical",
    level: "worthless",
    why: "Empty eloquence about respect for the old; nothing is done.",
    answer: {
      situation:
        "An elderly lady is a library of years, and in the soft light of descent her refusal is less a refusal than a whisper of a life that has seen many skies.",
      task: "We, the guardians of the journey, are called to honour her dignity while also honouring the great promise of safe arrival which binds all who travel.",
      action:
        "I would meet her with the fullness of my humanity, building a bridge between heart and duty, and through the gentle power of presence I would let safety become not a command but an invitation.",
      result:
        "And so trust would blossom, as it always does where kindness leads, and the cabin would return to its harmony as wheels kiss the earth.",
    },
    faults: [
      {
        section: "result",
        fault: "no-outcome",
      },
    ],
  },
];
