import type { LabelledText } from "../format.ts";

/** Written before any rule. Spoken English of candidates from many countries, slips and all. */
export const ENGLISH_FIRST: readonly LabelledText[] = [
  // confident
  {
    text: "I have run a floor of twelve waiters for three summers, so a full cabin with a late meal service is something I know how to handle.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I told the captain straight away, moved the family to row 22 and had the seat taped off before we closed the door. It was the right call and I would make it again.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Yes. I can swim 50 metres in clothes, I did it last week, and I will pass your test.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "My strongest side is solving complaint on the spot. In my last job I closed nine from ten without calling the manager.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I made the decision myself. I stopped the trolley, I sat everybody down and I reported it to the purser within a minute.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Without a doubt I'd refuse the drink, politely but firmly, and he would not get another one from my colleague either because I'd have briefed her.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I'm good with angry people, honestly. Give me the loudest guest in the lobby and in five minutes he is sitting down with a coffee.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I trained six new starters and every one of them passed the probation, so yes, I trust myself to teach a junior.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "At first the team did not take me serious because I was youngest, but I showed results, and by December I was leading the evening shift.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I know I would be an asset on your long-haul crew: I speak four languages and I never missed a shift in five years.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I am certain that I did the correct thing, even if the guest complained about me later.",
    emotion: "confident",
    language: "en",
  },
  // enthusiastic
  {
    text: "I love talking with people from everywhere, it's honestly the best part of my day, when somebody tells me where they fly and why.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Since I was seven I collect boarding passes. Aviation is my passion, I read about aircraft on the metro every morning.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "What I enjoy most is the teamwork in a galley, everybody knows the next hand movement. I would be so happy to be part of that.",
    emotion: "enthusiastic",
    alsoFine: ["excited"],
    language: "en",
  },
  {
    text: "Oh that is a great question! I really like to talk about this, because hospitality is what makes me get up in the morning.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I'm very keen to learn the safety side, I already watched every evacuation video that exists I think, it fascinates me.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Your airline opened three new routes to Africa this year and I find that wonderful, I'd love to serve on them and use my Swahili.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Cooking for the whole crew house, planning the trips, I throw myself in such things with all my heart.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "It has always been my dream to wear this uniform, and I want to give everything for it.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I adore working with kids on board of the ferry, we made paper planes and I was looking forward to every single weekend.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Helping an old lady to find her gate, this gives me so much joy, I could do it all day long.",
    emotion: "enthusiastic",
    language: "en",
  },
  // excited
  {
    text: "Oh my god yes!! I got the mail yesterday night and I screamed so loud that my neighbour came!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I'm so excited to be here today, I could hardly wait for this interview!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Wow, Tokyo as first flight? That's amazing, I can't believe it!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I can't wait to start the training in May, I'm counting the days!!",
    emotion: "excited",
    alsoFine: ["enthusiastic"],
    language: "en",
  },
  {
    text: "I was thrilled when they called me, I was jumping in my kitchen, finally the assessment day!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Guys this is it, this is the week, I am over the moon 🎉",
    emotion: "excited",
    language: "en",
  },
  {
    text: "My heart beats fast but in the good way, I am so pumped for the group exercise!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "And then they said I fly to New York, me! I had goosebumps everywhere, I'm still shaking from happiness.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "YES, finally somebody asks me about this, I've been dying to tell you about the A380!",
    emotion: "excited",
    alsoFine: ["enthusiastic"],
    language: "en",
  },
  // calm
  {
    text: "I stayed calm, spoke slowly and went step by step: first the child, then the mother, then the report.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "I'd take a breath, let him finish, and then we would look at it together. There is no hurry in such a moment.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "It's fine, take your time, I can wait. I had a good breakfast and a quiet walk here.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Before the landing I was tense, but now I sit here and I feel quite relaxed actually.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I am not nervous at all. I slept well and whatever comes, comes.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "When it gets loud around me I get more quiet. One thing after the other, nobody is helped by running.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "No worries, we can do the role play again, I don't mind at all.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Turbulence does not bother me. I sit, I buckle, I look at my row and breathe.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "I was nervous at first but by the end I felt calm, and the passengers noticed it too.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "He was shouting, I kept my voice low and steady and just listened until he had no more air.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  // neutral
  {
    text: "I worked at the front desk of a hotel in Lisbon from 2019 to 2022. Then I moved to Dublin.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The shift started at six. There were two of us on the counter and about eighty guests checking out.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "We had a flight to Oslo with 140 passengers, one was in a wheelchair and one was a minor travelling alone.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My name is Amina, I am 24 years old, I live in Casablanca and I study tourism.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The passenger in 14C was terrified of the turbulence and her husband was angry with the crew. My colleague brought them water.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The manual says the girt bar is armed after the doors are closed, on the order of the purser.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I speak Polish, German and English. I have a driving licence and I live twenty minutes from the airport.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: 'A guest said "I am so frustrated, this is ridiculous", and asked for another room. We had one on the third floor.',
    emotion: "neutral",
    language: "en",
  },
  {
    text: "After school I did a course in first aid, then one year in a bakery, then the ferry company.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "On that day a colleague was sick, so the rest of us took one section more each.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "There was a lady who was nervous about flying. She sat at the window and asked about the wings.",
    emotion: "neutral",
    language: "en",
  },
  // nervous
  {
    text: "Um, so, I, I mean, I was working in a, uh, in a hotel and, sorry, can I start again?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Sorry, my English is not so good today, my hands are shaking a little bit.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Ehm... I think maybe I would... call the purser? I guess? I hope that is okay.",
    emotion: "nervous",
    alsoFine: ["confused"],
    language: "en",
  },
  {
    text: "I'm a bit nervous, it's my first interview in English, so please excuse me if I say something wrong.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Okay so, well, it was, no wait, it was in 2021, sorry, 2022, and I kind of, you know, helped the guest.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I had an answer ready for this and now my mind goes blank, sorry, just give me one second.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I, I would say my weakness is that I'm, uh, maybe a little shy with the, with people that I don't know.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Was that too long? I always talk too much when I'm in front of somebody, sorry.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I have butterflies in my stomach since this morning, to be honest with you.",
    emotion: "nervous",
    alsoFine: ["excited"],
    language: "en",
  },
  {
    text: "so like i was, like, at the counter and um this man came and i kinda, i don't know, i just smiled i guess",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Er, hopefully this answers it... I'm not really used to speaking about myself.",
    emotion: "nervous",
    language: "en",
  },
  // anxious
  {
    text: "I keep thinking what if I fail the medical, what if they send me home, I have not slept properly for a week.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm worried that my tattoo will be a problem and you will not take me because of it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Honestly I am scared of the group exercise, everybody there will be better than me.",
    emotion: "anxious",
    alsoFine: ["nervous"],
    language: "en",
  },
  {
    text: "Since the last rejection I check my mail every ten minutes, I can't eat, I just imagine the next no.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "What happens if I forget the drill in front of everybody? I can't stop thinking about it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm afraid I don't have enough experience and this was my only chance.",
    emotion: "anxious",
    alsoFine: ["nervous"],
    language: "en",
  },
  {
    text: "My chest gets tight when I think about the exam, I dread it really, I panic already the night before.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I quit my job for this training and if it does not work I don't know how to pay the rent, it keeps me awake.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I always fear the worst, that an engine stops, that I freeze, that someone gets hurt because of me.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "The not knowing is killing me, two weeks and no answer, I imagine all kinds of bad things.",
    emotion: "anxious",
    alsoFine: ["frustrated"],
    language: "en",
  },
  // confused
  {
    text: "Sorry, I don't understand the question. Do you mean with a passenger or with a colleague?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Hmm, I'm not sure what you mean by resilience, could you give me an example please?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Wait, which door? You said door two but there was no door two in the first part, or was there?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "So the task is first and the action is after, or together? I got lost with the four boxes.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "What exactly should I tell here? A story from work, or what I would do???",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I have no idea what that word means, is it the same like a purser?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "It doesn't make sense to me. The first page says 212 cm on tiptoe, the other page says 208, so what is right?",
    emotion: "confused",
    alsoFine: ["frustrated"],
    language: "en",
  },
  {
    text: "Can you repeat that? I think I missed the second half of the question.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I'm a little puzzled, am I the guest now or am I the crew?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "huh? i thought this was about teamwork, now it's asking me for a number?",
    emotion: "confused",
    language: "en",
  },
  // frustrated
  {
    text: "This is the third time I write this answer and it still says the result is missing. What else do you want?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I'm fed up with my manager, he never listens, I tell him and tell him and nothing changes.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Ugh, the microphone again. It deleted everything, I can't work like this.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "It annoys me when colleagues sit in the galley with the phone and I do the cabin alone.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I applied four times. Four! And each time the same letter, without one single reason.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Honestly what's the point, they had already decided before I opened my mouth.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "It was so unfair. I did all the work and she took the credit, and till today nobody said sorry.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I am sick of these questions, every airline asks the same and then nobody reads it anyway.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "We waited FIVE hours and they gave us no information, nothing, I was really angry with the ground staff.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "No matter what I try the score stays at 40, it drives me crazy.",
    emotion: "frustrated",
    language: "en",
  },
];
