import type { FurtherQuestions } from "./schema.ts";

/** What people ask on of what crew meet in the cabin, and what to do, by the entry's id. */
export const FURTHER_ON_CABIN_SCENES: FurtherQuestions = {
  "assessment-days/asked-faint-or-heart-attack": [
    {
      id: "awake-or-not",
      question: "Is somebody with a heart attack unconscious?",
      asked: [
        "is he awake with a heart attack",
        "does a heart attack knock you out",
        "so they don't pass out",
        "can they still talk to me then",
      ],
      answer:
        "Mostly not: people with a heart attack usually talk, sit and hold their chest. Whoever is unconscious and not breathing normally has a cardiac arrest, which a heart attack can turn into at any moment. That's why the defibrillator lies ready beside somebody with chest pain who is still awake.",
    },
    {
      id: "faint-that-is-serious",
      question: "When is a faint a warning sign?",
      asked: [
        "when is it not harmless",
        "can it be dangerous all the same",
        "when do i worry then",
        "what makes it more than that",
      ],
      answer:
        "When it came without warning, while sitting or during effort, with chest pain, a racing heart, short breath, a headache or in pregnancy, or when he doesn't come round within a couple of minutes. Also when he hit his head. Then medical advice and the captain, even if he says he's fine.",
    },
    {
      id: "no-chest-pain",
      question: "Can somebody have a heart attack without chest pain?",
      asked: [
        "and if the chest doesn't hurt",
        "do women feel it differently",
        "is it always chest pain",
        "can it look different",
      ],
      answer:
        "Yes. Older people, people with diabetes and women more often have short breath, sickness, a cold sweat, great tiredness, or pain only in back, jaw or belly. If somebody looks grey and ill and says he's never felt like this, think of the heart and get medical advice.",
    },
  ],
  "assessment-days/asked-panic-or-heart-attack": [
    {
      id: "what-do-i-do-meanwhile",
      question: "What do I do while I don't know which it is?",
      asked: [
        "and what do i do until i know",
        "so how do i start",
        "what first if i can't tell",
        "meanwhile what",
      ],
      answer:
        "Do what helps both: sit him half upright, loosen what's tight, stay and breathe slowly with him, let him take no step. A colleague brings defibrillator, kit and oxygen and tells the captain. Slow breathing harms no heart, and the kit beside him harms nobody in a panic.",
    },
    {
      id: "says-it-is-only-panic",
      question: "He says that it's only his usual panic. Do I believe him?",
      asked: [
        "what if he says he knows it",
        "he has had it before, is it fine then",
        "she says it's just anxiety",
        "do i trust what he says",
      ],
      answer:
        "Mostly, if it feels exactly as always, he's otherwise healthy and it eases. Ask: is anything different today? Stay a few minutes, look at skin and sweat, come back soon. If something is new, or it lasts beyond a quarter of an hour, get medical advice.",
    },
    {
      id: "oxygen-for-panic",
      question: "Do I give oxygen or a paper bag in a panic attack?",
      asked: [
        "does a paper bag help",
        "do i give her oxygen",
        "breathe into a bag, yes or no",
        "oxygen for that",
      ],
      answer:
        "No paper bag: if it's the heart or the lungs after all, it does harm. Oxygen isn't needed for panic, but if you can't tell what it is, give it as your procedure says. What helps is your voice and a long breath out, again and again.",
    },
  ],
  "assessment-days/asked-colleague-drunk-on-duty": [
    {
      id: "friend-begs-me",
      question: "She begs me to say nothing. What then?",
      asked: [
        "she asks me not to tell",
        "what if she begs me",
        "but she's my friend",
        "she says she'll lose her job",
      ],
      answer:
        "You tell all the same, and you say so to her face: 'I won't let you fly like this, and I'd rather you rang in yourself, now.' If she calls in unfit herself, it's easier for her than being found. Many airlines have help programmes for alcohol, and they work best early.",
    },
    {
      id: "what-if-i-am-wrong",
      question: "What if I'm wrong and she hasn't drunk anything?",
      asked: [
        "and if i am mistaken",
        "what if it was only mouthwash",
        "will they be angry at me if it's nothing",
        "maybe i smelled wrong",
      ],
      answer:
        "Then a test shows it within minutes, and nobody can blame you for an honest report. You don't claim that she's drunk: you say what you smelled or saw. A sweet or fruity breath can even be a sign of diabetes out of control, which also belongs to the doctor and not on board.",
    },
    {
      id: "noticed-in-flight",
      question: "And if I notice it only in flight?",
      asked: [
        "what if we are already in the air",
        "too late, we took off",
        "and when i see it after take-off",
        "she drinks during the flight",
      ],
      answer:
        "Tell the purser at once, and she tells the captain. The colleague does no more safety duties, somebody else takes her door, and she sits where she can be seen. After landing the airline's people meet her. Write down what you noticed and when, and keep it out of the galley talk.",
    },
  ],
  "assessment-days/asked-captain-smells-of-alcohol": [
    {
      id: "afraid-for-my-job",
      question: "Can I lose my job for reporting a captain?",
      asked: [
        "will i get in trouble for that",
        "he is the boss, can he get me fired",
        "what if he complains about me",
        "i'm new, who believes me",
      ],
      answer:
        "Not for an honest safety report: European law protects people who report in good faith, and airlines have confidential channels. Losing it is far likelier if you knew and flew. Go with the purser, stick to what you noticed, and write it down the same day.",
      source: { name: "Regulation (EU) No 376/2014, article 16", year: 2014 },
    },
    {
      id: "saw-him-the-evening-before",
      question: "I saw him drinking the evening before. Does that count?",
      asked: [
        "and if he drank the night before",
        "i saw him in the hotel bar",
        "how many hours must it be",
        "is the evening before already a problem",
      ],
      answer:
        "It may: under both the European and the US rules nobody drinks in the 8 hours before duty, many airlines say 12, and a lot of alcohol outlasts that. If you saw much, or late, tell the purser before you leave the hotel. She asks, and the airline can test.",
      source: { name: "14 CFR 91.17 and 120.37; CAT.GEN.MPA.100 with its AMC", year: 2024 },
    },
    {
      id: "in-the-air-pilot",
      question: "What if I notice it in the air?",
      asked: [
        "and when we are already flying",
        "what if it's after take-off",
        "we are up there already",
        "what if nobody noticed before",
      ],
      answer:
        "Then the purser speaks to the other pilot, out of the first one's hearing if she can, by interphone or at the door. He takes the controls and decides, as with any pilot who can't work. The cabin gets no word of it, and the airline and authorities wait on the ground.",
    },
  ],
  "assessment-days/asked-passenger-films-crew": [
    {
      id: "films-during-a-quarrel",
      question: "He films while he argues with me. What do I do?",
      asked: [
        "and if he records our argument",
        "he films me while he shouts",
        "what if he wants to provoke me",
        "should i talk to the camera",
      ],
      answer:
        "Carry on as if there were no camera: low voice, short sentences, the fact and the offer. Don't speak to the lens, don't cover it, don't film back. Fetch a colleague as a witness and let the purser finish it. Clips that go round the world mostly show the moment when crew lost patience.",
    },
    {
      id: "found-online",
      question: "A video of me is online. What can I do?",
      asked: [
        "and if he already posted it",
        "i am on tiktok now",
        "how do i get it down",
        "can i have it removed",
      ],
      answer:
        "Report it to the platform and to your airline the same day, and don't comment under it. In many countries you have rights over your own picture, and the airline's press or legal people know the way. Keep a screenshot with the address and date, and tell your manager before others do.",
    },
    {
      id: "wants-a-selfie-with-me",
      question: "He'd like a photo with me. May I?",
      asked: [
        "can i take a selfie with a passenger",
        "he wants a picture with me",
        "is a photo together ok",
        "and if kids want a photo with the crew",
      ],
      answer:
        "Ask your airline's rule first: in uniform many don't want it, others don't mind on the ground. With a child at the door it's mostly fine, if you like it and the parents ask. Not during service, not in the flight deck without the captain, and you may say no without a reason.",
    },
    {
      id: "emergency-filmed",
      question: "What if people film in an emergency?",
      asked: [
        "they film instead of listening",
        "and in an evacuation",
        "what if everybody holds up phones",
        "how do i stop them filming in danger",
      ],
      answer:
        "Don't discuss it, command: 'Put it away. Hands free. Listen to me.' A hand with a phone doesn't hold a child or open a belt. On the slide things in the hand hurt people. If somebody blocks the way for a picture, push them on with voice and arm.",
    },
  ],
  "assessment-days/asked-belt-refused": [
    {
      id: "too-tight",
      question: "What if the belt is too short for him?",
      asked: [
        "and if it doesn't fit",
        "maybe it's too short for him",
        "what if he is ashamed of it",
        "and when it won't close",
      ],
      answer:
        "Bring the extension folded in your hand and give it to him without a word to others. That solves a good part of the refusals, because people would rather argue than say it aloud. Use only the airline's own extension, and check that it has clicked.",
    },
    {
      id: "under-the-blanket",
      question: "He sleeps under a blanket and I can't see the belt. What now?",
      asked: [
        "and if the blanket hides it",
        "he is asleep and i can't see it",
        "do i lift the blanket",
        "how do i check in the dark",
      ],
      answer:
        "Wake him gently and ask, never lift the blanket yourself. Say it before the night begins: 'If you fasten it over the blanket, I needn't wake you.' Most people do it gladly. If turbulence is coming, you wake him all the same.",
    },
    {
      id: "captain-decides",
      question: "What can the captain do about it?",
      asked: [
        "and then what does the captain do",
        "can he throw him off for that",
        "would we really go back",
        "does he get a fine",
      ],
      answer:
        "Before departure he can have the passenger taken off, and an aircraft that's already taxiing can return to the stand. In flight he can have him warned and met by police. Refusing a lighted belt sign breaks the law in many countries, and in the US it can cost a civil penalty.",
    },
  ],
  "assessment-days/asked-passenger-flirts": [
    {
      id: "colleague-takes-over",
      question: "May I just let a colleague take that row?",
      asked: [
        "can somebody else serve him",
        "may i swap with a colleague",
        "do i have to go back there",
        "is it ok to avoid him",
      ],
      answer:
        "Yes, say it in the galley in one sentence: 'Twelve C won't stop, could you take that side?' Nobody asks why twice. A man who's served by another colleague from then on mostly understands. You don't owe anybody your presence beyond safety.",
    },
    {
      id: "he-waits-after-landing",
      question: "He waits for me after landing. What do I do?",
      asked: [
        "what if he follows me to the hotel",
        "and when he stands at the exit and waits",
        "he asks where we stay",
        "what if he's there outside",
      ],
      answer:
        "Don't walk alone: go with the crew through the crew channel to the bus, and say aloud that he's waiting. Nobody tells him the hotel. If he follows or turns up there, it's a matter for reception, the captain and the police, that same evening.",
    },
    {
      id: "being-nice-misread",
      question: "I'm friendly to everybody and it's misread. What do I change?",
      asked: [
        "am i too friendly",
        "how do i stay warm but not like that",
        "is it my fault",
        "do i send wrong signals",
      ],
      answer:
        "Nothing about your kindness, and it isn't your fault. Keep a step's distance, stand rather than squat beside that seat, give the same to the neighbour, talk of the service and not of yourself. Use the purser's tone: warm, quick, and already on the way to the next row.",
    },
  ],
  "assessment-days/asked-colleague-harasses-me": [
    {
      id: "at-the-hotel",
      question: "And if it happens at the hotel on a layover?",
      asked: [
        "what if it's on the layover",
        "he knocks at my door at night",
        "and outside the aircraft",
        "in the hotel, who helps me",
      ],
      answer:
        "Don't open, put the chain on, ring reception or another colleague, and say through the door: 'Go away.' Ask for another room if you want one. A layover counts as work for this: tell the purser or your manager, and the police if he touched you or won't leave.",
    },
    {
      id: "during-the-flight",
      question: "How do I go on working beside him until landing?",
      asked: [
        "and how do i get through the flight",
        "i still have five hours with him",
        "can i refuse to work with him",
        "what do i do until landing",
      ],
      answer:
        "Ask the purser for another galley, aisle or jumpseat, and let a colleague stay near you. Safety talk goes on: short, businesslike, as in training. If you're shaken, say that you need ten minutes. Nobody has to sit on a double jumpseat with him if somebody else can.",
    },
    {
      id: "probation-fear",
      question: "I'm in probation. Will it cost me the job?",
      asked: [
        "i'm new, do i dare",
        "can they fire me for complaining",
        "nobody will believe a new one",
        "isn't it risky in probation",
      ],
      answer:
        "It mustn't: punishing somebody for such a complaint is itself unlawful in Europe, Britain and the US. Put it in writing, with dates, so that it's on record before anything else happens. Take a union or a trusted senior with you to the talk. Airlines mostly know their man already.",
    },
  ],
  "assessment-days/asked-baby-cries-complaint": [
    {
      id: "help-the-parent",
      question: "What can I do for the parent?",
      asked: [
        "and how do i help the mother",
        "what can i offer her",
        "what calms the baby",
        "anything i can do for the child",
      ],
      answer:
        "Ask what usually works, and clear the way for it: warm a bottle, dim the light, let them walk in the galley once the sign is off, hold a bag. In climb and descent sucking helps the ears, so a bottle, breast or dummy. And say: 'You're doing fine.' It lowers the shoulders, and babies feel that.",
    },
    {
      id: "no-free-seat",
      question: "And if there's no other seat?",
      asked: [
        "what if the flight is full",
        "and with no free seat",
        "nothing free, what do i offer",
        "he can't move anywhere",
      ],
      answer:
        "Say so honestly, then give what you have: earplugs, a headset, a drink, a place to stand for a while in the galley. Come back after a quarter of an hour and ask how it is. Being seen helps more than earplugs. Never ask a third passenger to swap into the noise.",
    },
    {
      id: "demands-they-move",
      question: "He demands that the family moves. Do I ask them?",
      asked: [
        "he wants them moved",
        "do i have to move the family",
        "can i put the mother elsewhere",
        "and if he says they must go",
      ],
      answer:
        "No: whoever is bothered may move, the family stays. They've paid for these seats, perhaps for the bassinet, and a tired parent with bags is the last one to carry them about. If they'd like a quieter place themselves, you offer it as a favour to them and not as a result of the complaint.",
    },
  ],
  "assessment-days/asked-medicine-left-behind": [
    {
      id: "fetch-the-bag",
      question: "Can the bag really be fetched from the hold?",
      asked: [
        "can somebody get the bag out",
        "is it possible to open the hold",
        "and in flight can we reach it",
        "would they unload it for that",
      ],
      answer:
        "On the ground sometimes: ground staff and captain decide, it costs time, and they need the tag number and the look of the bag. In flight no, since passengers' bags lie where nobody can get at them. So ask during boarding: 'Medicine with you in the cabin?' when somebody gives up a bag.",
    },
    {
      id: "neighbour-has-the-same",
      question: "May a neighbour give him the same tablet?",
      asked: [
        "and if another passenger has it",
        "someone offers his own pills",
        "can he take it from his neighbour",
        "his wife has similar ones",
      ],
      answer:
        "You don't arrange it, and you advise against it: same colour isn't same dose. If a doctor on board or on the ground says so, that's their decision and you write it down. What adults do among themselves you can't forbid, but say clearly that the ground doctor is two minutes away.",
    },
    {
      id: "missed-one-dose",
      question: "Is one missed dose dangerous?",
      asked: [
        "is it bad to miss one",
        "can he just skip it",
        "what can wait and what not",
        "how urgent is it really",
      ],
      answer:
        "Many can wait a few hours, such as most tablets for blood pressure or cholesterol. Insulin, epilepsy tablets, steroids, some heart medicines and anything for breathing can't simply be skipped. You don't judge it: give the name, dose and last time to the ground doctor and watch the passenger meanwhile.",
    },
  ],
  "assessment-days/asked-wrong-seat": [
    {
      id: "no-free-seat-left",
      question: "What if there's no seat left for the second one?",
      asked: [
        "and if the flight is full",
        "no seat left, who goes",
        "what if both have a right",
        "does one get thrown off",
      ],
      answer:
        "Then it's overbooked, and that's for ground staff, not for you: they first look for somebody who'd gladly fly later against compensation. Nobody sits on a jumpseat or in the lavatory for it. Stay with the waiting one, offer water, and say when you'll know more.",
    },
    {
      id: "pretends-to-sleep",
      question: "She pretends to be asleep in the wrong seat. What then?",
      asked: [
        "and if he doesn't react",
        "she acts as if asleep",
        "what if they ignore me",
        "can i wake them for that",
      ],
      answer:
        "Wake her politely, by voice first: 'Excuse me, may I see your boarding pass?' It's a check like any other. Stay beside her and wait, since people seldom sit out a friendly silence. Second time with the reason, then the purser. Don't pull at arms or bags.",
    },
    {
      id: "other-one-gives-in",
      question: "May the other one just take another seat?",
      asked: [
        "can she simply sit elsewhere",
        "is it ok if he gives in",
        "what if she doesn't mind",
        "can they swap and be done",
      ],
      answer:
        "Yes, if she really wants to, it's as good and she qualifies for it: not an exit row without a check. Thank her, and bring her something later. But don't push the polite one out of her window so that the rude one wins; the rows around notice, and so does she.",
    },
  ],
  "assessment-days/asked-child-alone-cries": [
    {
      id: "may-i-hug",
      question: "May I hug the child?",
      asked: [
        "can i take him in my arms",
        "is a hug okay",
        "may i sit beside her",
        "do i touch the child",
      ],
      answer:
        "Let the child decide: offer a hand, and if it leans on you, an arm round the shoulders where others can see it is human and fine. No lap, no carrying off, no closed curtain. For the lavatory you wait outside the door. If your airline has a stricter rule, keep it.",
    },
    {
      id: "mean-neighbour",
      question: "Who sits beside such a child?",
      asked: [
        "who may sit next to her",
        "and the person beside him",
        "what about the neighbour",
        "can i move the man next to her",
      ],
      answer:
        "Best nobody, or a family or somebody you've looked at, and near a crew station. Many airlines keep a seat free or avoid a man travelling alone. If the neighbour seems odd, drinks or complains, move the child without a reason given, and tell the purser.",
    },
    {
      id: "nobody-at-arrival",
      question: "What if nobody's there to fetch the child?",
      asked: [
        "and if grandma isn't at the gate",
        "nobody comes to collect him",
        "what happens if no one is there",
        "and after landing with no one waiting",
      ],
      answer:
        "The child stays in the airline's hands: ground staff ring the numbers on the form and somebody waits with it, and nobody else gets it without the papers and an identity check. You hand over only against a signature. Tell the child: 'They're parking, and Tom stays with you.'",
    },
  ],
  "assessment-days/asked-missed-connections": [
    {
      id: "let-them-off-first",
      question: "Can I let them off first?",
      asked: [
        "do they get off before the others",
        "can we let them out first",
        "and if the others don't sit",
        "how do i organise that",
      ],
      answer:
        "You can ask, you can't enforce it: 'Thirty people have ten minutes. Please stay seated and let them pass.' Many airlines make that announcement. Move the tightest ones forward to free seats before descent, with the purser's consent. And say thank you to those who waited.",
    },
    {
      id: "own-two-tickets",
      question: "What if he booked two separate tickets?",
      asked: [
        "and with separate bookings",
        "he booked them himself",
        "if it's another airline",
        "two tickets, who pays",
      ],
      answer:
        "Then the second airline owes him nothing for being late, as a rule, and he may have to buy again. You needn't tell him that at row twenty as a verdict: send him to the desk of the airline he's missed at once, and to his insurance. Sometimes they're kind to people who ask early.",
    },
    {
      id: "what-the-airline-owes",
      question: "What are they owed for a missed connection?",
      asked: [
        "do they get a hotel",
        "who pays the night",
        "do they get money",
        "what are their rights then",
      ],
      answer:
        "On one ticket: a new flight, and under European rules meals and a hotel while they wait. Money may come on top when they reach the end at least 3 hours late and no extraordinary cause is behind it. Don't name sums on board, point to the desk and the airline's form.",
      source: {
        name: "Regulation (EC) No 261/2004, articles 6 to 9; Court of Justice, C-11/11 Folkerts",
        year: 2013,
      },
    },
  ],
  "assessment-days/asked-blamed-for-a-delay": [
    {
      id: "i-know-nothing",
      question: "What if I know nothing myself?",
      asked: [
        "and if nobody tells me anything",
        "i don't know either",
        "what do i say without information",
        "the captain says nothing",
      ],
      answer:
        "Ring the flight deck and ask for one sentence and a time. Until then: 'We've no news, I asked a minute ago, and I'll be here again at ten past.' People bear not knowing better than being forgotten. Never invent a cause: somebody reads the real one on his phone.",
    },
    {
      id: "they-want-off",
      question: "People want to get off. May they?",
      asked: [
        "and if somebody wants out",
        "can they leave the plane",
        "they ask to go back inside",
        "do we have to let them off",
      ],
      answer:
        "Ask the captain: with a door open it's often possible, but their hold bags must come off too, and they may lose the flight. In the US there's a limit for sitting on the tarmac. Pass the wish on with the number of people, and tell them what leaving would mean.",
    },
    {
      id: "they-want-money",
      question: "They ask me for compensation. What do I answer?",
      asked: [
        "do they get money back",
        "what about compensation",
        "they want vouchers from me",
        "what are they owed",
      ],
      answer:
        "'That's decided after the flight, and I'll show you where to claim it.' It depends on how late, how far and why, and you promise neither a sum nor that there's none. In Europe the airline has to inform people about their rights; know the page or the leaflet.",
    },
  ],
  "assessment-days/asked-autistic-meltdown": [
    {
      id: "belt-for-take-off",
      question: "What if the child won't be belted for take-off?",
      asked: [
        "and with the seat belt",
        "he won't sit for take-off",
        "what about take-off then",
        "can we leave if she isn't buckled",
      ],
      answer:
        "Then you need time, so tell the captain early: a few minutes at the gate cost little. Let the parent do it, show the belt as a game or on a toy, warn before each step. Some children fly with a harness or car seat the airline accepts. Without any belt the aircraft doesn't take off.",
    },
    {
      id: "explain-to-neighbours",
      question: "May I tell the neighbours that the child is autistic?",
      asked: [
        "do i say it to the others",
        "may i tell people why",
        "what do i say to the row",
        "can i explain it to them",
      ],
      answer:
        "Not without the parent's word: it's private. Say what they need: 'It'll pass, may I seat you further back for a while?' Many parents tell people themselves, and some are glad if you ask: 'Would you like me to say something to the row?'",
    },
    {
      id: "meltdown-or-tantrum",
      question: "How does a meltdown differ from a tantrum?",
      asked: [
        "isn't it just a tantrum",
        "is it bad behaviour",
        "does scolding help",
        "how do i know it's not naughty",
      ],
      answer:
        "A tantrum wants something and looks whether you watch; a meltdown is too much of everything, and the child can't stop it. Rewards and threats don't reach it. You needn't decide which it is: less noise, fewer people and time are right for both.",
    },
  ],
  "assessment-days/asked-passenger-with-dementia": [
    {
      id: "travels-alone",
      question: "What if she travels alone?",
      asked: [
        "and if nobody is with her",
        "she's by herself",
        "can she fly alone like that",
        "who looks after him then",
      ],
      answer:
        "Tell purser and captain before departure: if she doesn't know where she is or can't follow an instruction, she may need a companion, and ground staff have to decide. If she flies, one of you is her person, papers are with the crew, and she's handed over by hand like a child.",
    },
    {
      id: "gets-aggressive",
      question: "And if he becomes aggressive?",
      asked: [
        "what if he hits me",
        "he gets angry at me",
        "and when she fights",
        "do we restrain him",
      ],
      answer:
        "Step back, hands visible, fewer people, softer voice: mostly it's fear. Don't hold him unless somebody is in danger. Look for the cause: pain, full bladder, thirst, noise. Change the face in front of him, because a colleague he hasn't met often starts from nought.",
    },
    {
      id: "tell-the-truth",
      question: "Do I tell her the truth, say that her husband is dead?",
      asked: [
        "do i lie to her",
        "should i correct him",
        "what do i say when it isn't true",
        "is it okay to play along",
      ],
      answer:
        "You needn't do either. Telling her again makes her grieve anew, and a lie may come back. Go to the feeling: 'You miss him. Tell me about him.' Then lead over to something near: the drink, the window, the person who'll be there at arrival.",
    },
  ],
  "assessment-days/asked-lavatory-with-a-wheelchair": [
    {
      id: "no-chair-on-board",
      question: "And if there's no on-board chair?",
      asked: [
        "what if we don't have one",
        "no chair on a small plane",
        "and without the wheelchair",
        "then how does he go",
      ],
      answer:
        "Then he can't be taken there safely, and that has to be said at booking or at the gate and not over the sea. Rules differ: in the US many aircraft have to carry one. In need, tell the purser: a place near the lavatory, a companion's help, a curtain. You don't lift him alone.",
    },
    {
      id: "helping-inside",
      question: "May I help inside if she begs me?",
      asked: [
        "what if she asks me to help inside",
        "can i help with the clothes",
        "do i have to clean somebody",
        "and if he falls in there",
      ],
      answer:
        "You aren't obliged to, and most airlines say no, for her dignity and your back. A companion helps, or you ask quietly whether she'd accept help from another woman on the crew, if your rule leaves that open. If somebody has fallen, it's first aid, and then of course you go in.",
    },
    {
      id: "ask-without-embarrassing",
      question: "How do I ask without embarrassing him?",
      asked: [
        "how do i bring it up",
        "isn't it rude to ask",
        "when do i talk about it",
        "what do i say to him",
      ],
      answer:
        "Early, low and as a matter of course, during the private briefing: 'There's a small wheelchair on board. Just press this when you'd like it, the quiet time is after the meal.' Then he needn't ask for anything delicate later, only press a button.",
    },
  ],
  "assessment-days/asked-pram-on-board": [
    {
      id: "back-at-the-door",
      question: "Why isn't it at the door after landing?",
      asked: [
        "why is it not back yet",
        "they promised it at the door",
        "she waits for it and it's not here",
        "how long does it take",
      ],
      answer:
        "Because the loaders bring it up only where that airport does it; elsewhere it goes to the belt or the bulky-goods counter. Look at the tag, ask ground staff, and tell the parent before she's stood for ten minutes with a sleeping child. Offer a hand with the bags meanwhile.",
    },
    {
      id: "car-seat",
      question: "And the car seat?",
      asked: [
        "what about a car seat",
        "can the child sit in the car seat",
        "is a car seat the same",
        "may they bring the baby seat",
      ],
      answer:
        "A car seat may be used on a seat that's paid for the child, if it's approved for aircraft and fits; look for the label and the airline's list. It goes by the window as a rule, never in an exit row. Otherwise it's tagged and goes down like the pram.",
    },
    {
      id: "broken-pram",
      question: "It came back broken. What do I tell them?",
      asked: [
        "what if it's damaged",
        "it arrived broken",
        "who pays for it",
        "and when a wheel is off",
      ],
      answer:
        "Report it at the airline's desk before leaving the airport and take a photo of pram and tag. Then it runs like a damaged suitcase, with a form and a deadline. You say sorry, show them the desk and promise no sum. Many airports can lend one for the way out.",
    },
  ],
  "assessment-days/asked-special-meal-missing": [
    {
      id: "not-on-my-list",
      question: "He says he ordered it, but it isn't on my list. Do I believe him?",
      asked: [
        "it's not on the list",
        "and if he never ordered it",
        "how do i know he booked it",
        "maybe he's lying",
      ],
      answer:
        "It doesn't matter at that moment: he's hungry, and lists lose things at seat changes and codeshares. Say 'It hasn't reached us', not 'You didn't order it'. Keep any spare special meal until all who are on the list have theirs, then he may have it.",
    },
    {
      id: "gave-it-to-the-wrong-one",
      question: "I gave it to the wrong passenger. What now?",
      asked: [
        "i mixed up the trays",
        "somebody else ate it",
        "what if it was my mistake",
        "and if it's my fault",
      ],
      answer:
        "Say so: 'I gave your meal to somebody else, that's my mistake.' If the tray is still sealed and untouched, bring it over, otherwise find the next best and tell the purser. If the tray that went astray meets an allergy, check on that person first of all.",
    },
    {
      id: "long-flight-hungry",
      question: "It's ten hours and he has nothing. What else can I do?",
      asked: [
        "ten hours without food",
        "he can't eat for the whole flight",
        "anything else i can find",
        "what about crew meals",
      ],
      answer:
        "Look wider: the crew's meals, business class, the bar's sealed snacks, fruit, rice, bread with its label, baby food. The captain can ask ahead for a stop or the next sector. Come back each two hours with something, since being remembered is half of it.",
    },
  ],
  "assessment-days/asked-sleepwalker-on-board": [
    {
      id: "wake-him-or-not",
      question: "Is it dangerous to wake him?",
      asked: ["may i wake him", "is waking bad for him", "what if he wakes up", "do i shake him"],
      answer:
        "Not dangerous, only unpleasant: he may be frightened, confused or strike out. So you lead him back asleep if it works, and wake him by voice if it doesn't or if danger is near. Stand at his side, not in front, and tell him where he is.",
    },
    {
      id: "sleeping-pill-behind-it",
      question: "What if a sleeping pill is behind it?",
      asked: [
        "and if he took a tablet",
        "maybe it's from a pill",
        "with wine and a sleeping pill",
        "do tablets do that",
      ],
      answer:
        "Then expect it to go on for hours, and expect no memory of it. Note what he took and when, no alcohol, belt on, a neighbour or a colleague who watches him. Check that he answers and breathes normally every few minutes; if he can't be woken, it's an emergency.",
    },
    {
      id: "did-something-embarrassing",
      question: "He did something embarrassing. Do I tell him?",
      asked: [
        "do i tell him afterwards",
        "he peed in the corner",
        "what do i say in the morning",
        "and if he was naked",
      ],
      answer:
        "Cover him, clean up, move those who were disturbed, and tell him alone, in one sentence: 'You walked in your sleep, nothing bad happened.' If somebody was touched or frightened, the purser has to take it up as it was, asleep or not, and you write it down.",
    },
  ],
  "assessment-days/asked-somebody-at-the-door": [
    {
      id: "thought-it-was-the-toilet",
      question: "What if he only took it for the toilet?",
      asked: [
        "and if it was a mistake",
        "he just looked for the loo",
        "what if he meant nothing by it",
        "is it a crime if he didn't know",
      ],
      answer:
        "Then you show him the toilet, smile, and tell the purser all the same: the door and its lever have to be checked, and the captain wants to know. It happens on night flights. You judge by how he answers: a lost man is ashamed, a dangerous one argues.",
    },
    {
      id: "low-altitude",
      question: "When could it really be opened?",
      asked: [
        "and when we are low",
        "is it possible near the ground",
        "at which height does it open",
        "can he open it on approach",
      ],
      answer:
        "When there's little pressure left: shortly after take-off, on approach and on the ground. In May 2023 a man opened an exit of an A321 on approach to Daegu, at about 700 feet, and the aircraft landed with the door open. So in those phases somebody watches the exit, and no hand lies on it.",
      source: {
        name: "Asiana Airlines flight 8124 of 26 May 2023, as reported by the transport ministry of Korea",
        year: 2023,
      },
    },
    {
      id: "hold-him-with-passengers",
      question: "May passengers help to hold him?",
      asked: [
        "can others help me",
        "may i ask strong men to help",
        "what if i'm too weak",
        "who holds him",
      ],
      answer:
        "Yes: ask loudly, point at two strong ones, 'You and you, help me.' The captain may ask passengers for help, and crew and passengers may act at once where the safety of people or aircraft is in danger. Get him away from the lever first, then sit him down between two, and use the kit if he fights on.",
    },
  ],
  "assessment-days/asked-lavatory-tap-water": [
    {
      id: "and-the-galley-water",
      question: "And the water in the galley?",
      asked: [
        "what about the galley tap",
        "is the tea made with that",
        "coffee from the same tank",
        "so no coffee either",
      ],
      answer:
        "It comes from the same tank, often through a filter, and it's heated for tea and coffee. It's meant for drinking, and tanks are disinfected and sampled under rules. For a baby's bottle or a pill give bottled water and nobody has to think about it.",
    },
    {
      id: "swallowed-some",
      question: "I've swallowed some. Is that bad?",
      asked: [
        "i already drank it",
        "he drank from the tap",
        "will i get sick from it",
        "is one sip dangerous",
      ],
      answer:
        "Very probably nothing happens: a sip when brushing teeth harms hardly anybody. If somebody with a weak immune system or a baby had a lot of it and gets ill afterwards, they tell their doctor. You tell no horror stories, you bring a bottle.",
    },
    {
      id: "runs-out-of-water",
      question: "What if the water runs out in flight?",
      asked: [
        "and if no water comes",
        "the tap is dry",
        "what when the tank is empty",
        "no water in the lavatory",
      ],
      answer:
        "Tell the purser: then there's hand gel and wipes, bottled water for what's needed, and no hot drinks. Check that a tap hasn't been left running or blocked. Write it in the cabin log, because a leak or an unfilled tank has to be found on the ground.",
    },
  ],
  "assessment-days/asked-loud-toilet": [
    {
      id: "blocked-toilet",
      question: "What blocks it, and what do I do then?",
      asked: [
        "and if it's blocked",
        "what if somebody throws a nappy in",
        "it doesn't flush any more",
        "how do we unblock it",
      ],
      answer:
        "Paper towels, nappies, wipes, clothes and bottles block it, and one blocked pipe may put several toilets out of use. Don't poke about in it: close the lid, lock the door, put up the sign, write it in the cabin log. Tell people where the next one is.",
    },
    {
      id: "all-toilets-fail",
      question: "What if no toilet works any more?",
      asked: [
        "and if all of them fail",
        "what if every toilet is out",
        "do we turn back for that",
        "no toilets on a long flight",
      ],
      answer:
        "The captain decides: with one left you ration and apologise, with none on a long flight he may well turn round or land on the way. It has happened. Tell him early, with the number that still works and how long people have to hold out.",
    },
    {
      id: "why-so-small",
      question: "Why are they so small?",
      asked: [
        "and why so tiny",
        "why is there so little room",
        "how do big people fit",
        "why not bigger ones",
      ],
      answer:
        "Because each bit of floor could be a seat, and the airline decides that at purchase. For big people, parents and passengers with a wheelchair look for the larger one, mostly at the back or in the middle: many types have one with a folding wall or a changing table.",
    },
  ],
  "assessment-days/asked-hot-during-boarding": [
    {
      id: "what-can-i-do",
      question: "What can I do about it?",
      asked: [
        "and how do i help them",
        "what can crew do then",
        "can we open the doors",
        "anything i can do",
      ],
      answer:
        "Ask the flight deck for more cooling and say how warm it is and in which zone. Blinds down, nozzles open, water out, cold cloths for those who suffer. A second door may be opened only where there are steps or it's properly guarded, and the captain agrees.",
    },
    {
      id: "too-hot-to-stay",
      question: "When is it too hot to keep people on board?",
      asked: [
        "how hot is too hot",
        "do we let them off",
        "is there a limit",
        "when do we stop boarding",
      ],
      answer:
        "There's hardly a fixed figure in the rules, so say early what you see: children limp, somebody faint, crew dizzy. The captain can stop boarding, call for ground air, or send people back inside. One patient from heat is reason enough to speak up.",
    },
    {
      id: "why-hot-then-cold",
      question: "And why is it freezing later?",
      asked: [
        "why so cold afterwards",
        "first hot then cold, why",
        "and in the air it's cold",
        "can't they set it right",
      ],
      answer:
        "Once the engines feed the system it cools the whole cabin fast, and sitting people freeze where standing ones sweated. The temperature is set per zone and follows slowly. Ask for half a degree or one at a time and give it a quarter of an hour.",
    },
  ],
  "assessment-days/asked-colleague-does-nothing": [
    {
      id: "she-is-senior",
      question: "What if she's senior to me?",
      asked: [
        "and if she's above me",
        "she has ten years more",
        "can i say that to a senior",
        "i'm new, do i dare",
      ],
      answer:
        "You can still ask for help, that's rank-free: 'I'm behind in my rows, could you come to fifteen?' Leave the judgement out and name the task. If it's a pattern with somebody senior, take it to the purser or your manager afterwards, with dates and without adjectives.",
    },
    {
      id: "phone-in-the-cabin",
      question: "May crew use their phones in flight at all?",
      asked: [
        "is it allowed to be on the phone",
        "are phones forbidden for us",
        "when may crew use it",
        "is it against the rules",
      ],
      answer:
        "Most airlines forbid it in view of passengers and allow it only in the break or for work, many with an app for the service. In taxi, take-off and landing it's out of the question. A colleague filming herself in the galley breaks more than one rule: say it before somebody else does.",
    },
    {
      id: "in-the-interview",
      question: "How do I answer that in the interview?",
      asked: [
        "they may ask me that",
        "how do i say it in an interview",
        "what do they want to hear",
        "short answer for the panel",
      ],
      answer:
        "'I'd ask her first, with a concrete task, and find out whether something's wrong. If it went on, I'd tell the purser, since passengers and safety get less.' Then a day of your own on which you did just that. No complaint about lazy people in general, they listen for that.",
    },
  ],
  "assessment-days/asked-rude-purser": [
    {
      id: "in-front-of-passengers",
      question: "She tells me off in front of passengers. What then?",
      asked: [
        "and when guests hear it",
        "she does it in front of everybody",
        "what do i say with passengers watching",
        "do i defend myself there",
      ],
      answer:
        "Say 'I'll do it right away', do it, and clear it up later in the galley: 'Could you tell me such things back here? I'll take it much better.' To passengers who pity you: a smile and the next drink, no rolled eyes. Whoever defends herself in the aisle has lost twice.",
    },
    {
      id: "is-it-bullying",
      question: "When is it bullying, and whom do I tell?",
      asked: [
        "is that mobbing already",
        "who do i report it to",
        "where do i complain about her",
        "when is it too much",
      ],
      answer:
        "When it happens again and again, is aimed at you and shuts you out. Then write down five dated lines, ask who else saw it, and go to your base manager, the union or the confidential contact. One bad flight isn't bullying; three with the same words are.",
    },
    {
      id: "ask-to-swap",
      question: "Can I ask not to fly with her again?",
      asked: [
        "may i avoid her",
        "can i refuse a flight with her",
        "do they roster me away from her",
        "i don't want to fly with her again",
      ],
      answer:
        "Some airlines let you name somebody you'd rather not be rostered with, most don't, and after one trip you may not meet for a year. Ask your manager in confidence if there's a real cause. Calling in sick because of a name is no way out, it comes back to you.",
    },
  ],
  "assessment-days/asked-colleague-cries": [
    {
      id: "tell-the-purser",
      question: "Do I have to tell the purser?",
      asked: [
        "must the purser know",
        "she doesn't want anybody to know",
        "can we keep it between us",
        "is it telling on her",
      ],
      answer:
        "If she can't do her safety duties, yes, and tell her that you'll say it: 'I'll just say that you need a break.' The reason stays hers. A purser who knows can swap positions in a minute; one who doesn't counts on a door that nobody would open.",
    },
    {
      id: "after-an-insult",
      question: "She cries because a passenger insulted her. What then?",
      asked: [
        "a passenger made her cry",
        "it was because of a guest",
        "and if he was rude to her",
        "who talks to him then",
      ],
      answer:
        "She doesn't go back to that row, you or another colleague do. The purser speaks to the passenger and decides about a warning. Write the words down while you both remember them. And tell her what was good in how she took it, before she tells herself the opposite.",
    },
    {
      id: "news-of-a-death",
      question: "What if somebody at home has died?",
      asked: [
        "her father died",
        "she got a message from home",
        "what if it's a death in the family",
        "can she go home",
      ],
      answer:
        "Somebody stays with her, the captain is told, and she does no more work on this flight. He can have the airline arrange the way home, often on the very next flight, and somebody who meets her. Ask whom you may ring for her, and don't leave her alone at the hotel.",
    },
  ],
  "assessment-days/asked-spilled-on-a-passenger": [
    {
      id: "laptop-or-phone",
      question: "It went over his laptop. What now?",
      asked: [
        "and if it's his computer",
        "it went on his phone",
        "does the airline pay for a laptop",
        "his laptop is wet",
      ],
      answer:
        "Switch it off, unplug it, turn it over on a cloth and don't switch it on again to try. Keep an eye on it: a wet battery can get hot. Then purser, seat, time, make of the thing and a form. You promise no payment, the airline decides that afterwards.",
    },
    {
      id: "he-shouts",
      question: "He shouts at me for it. What do I say?",
      asked: [
        "and if he gets furious",
        "he's screaming at me now",
        "what if he doesn't accept my sorry",
        "how do i calm him down",
      ],
      answer:
        "Let him finish, then: 'You're right to be cross. I'll see to the jacket now, and my purser comes to you in a minute.' Then do it. A second face often ends it. If he insults you, the limit holds as with anybody else, wet shirt or not.",
    },
    {
      id: "who-pays",
      question: "Do I have to pay for it myself?",
      asked: [
        "does it come off my pay",
        "who pays for that",
        "do i pay the cleaning",
        "will i get in trouble",
      ],
      answer:
        "Hardly ever: an accident at work is the airline's, and most have a form and a budget for cleaning. Report it truthfully, with the bumps or the elbow that played a part. What causes trouble is saying nothing and having the passenger's complaint arrive first.",
    },
  ],
  "assessment-days/asked-vomit-or-soiled-seat": [
    {
      id: "on-my-uniform",
      question: "It went over me. What do I do?",
      asked: [
        "what if it's on my clothes",
        "my uniform is full of it",
        "she was sick on me",
        "do i have to work like that",
      ],
      answer:
        "Gloves, a colleague takes your place, wash skin with soap, eyes with plenty of water if it got there, and change: a spare blouse in the crew bag is worth its place. Report it if it was blood or got into eyes, mouth or a cut, because then a doctor should know within hours.",
    },
    {
      id: "full-flight-wet-seat",
      question: "The flight's full. Where does the neighbour go?",
      asked: [
        "and where do the neighbours sit",
        "no free seat for them",
        "what if we're full",
        "he won't sit there any more",
      ],
      answer:
        "Look at each empty seat and ask for swaps, or business class if the purser agrees. If there's really none: clean, cover with plastic and blankets, new cushion if you have one, and bring coffee beans or strong tea bags against the smell. For landing nobody sits on a jumpseat.",
    },
    {
      id: "ashamed",
      question: "She's terribly ashamed. What do I say?",
      asked: [
        "how do i make it less embarrassing",
        "he's so ashamed",
        "what do i say to her",
        "she's crying about it",
      ],
      answer:
        "'It happens on many flights, leave it to me.' Put a blanket round her before she gets up, walk behind her to the lavatory, hand wipes and a bag in through the door, and look for clothes: her cabin bag, a neighbour, airline pyjamas. Say it all so low that the row hears nothing.",
    },
  ],
  "assessment-days/asked-stuck-or-long-in-the-lavatory": [
    {
      id: "descent-begins",
      question: "What if we're landing and he won't come out?",
      asked: [
        "and for landing",
        "we land in ten minutes",
        "what if he stays in during landing",
        "can we land with someone in there",
      ],
      answer:
        "Tell him plainly that the aircraft lands and he has to sit down with a belt. If he doesn't come, you open. The cabin isn't secure with somebody in there, so tell the captain early: he may have a minute to give you, or go round. Nobody's dragged out in the last seconds.",
    },
    {
      id: "door-wont-open",
      question: "And if the door doesn't open?",
      asked: [
        "the lock is jammed",
        "what if it's really stuck",
        "how do we break it open",
        "and when the slide doesn't work",
      ],
      answer:
        "Calm him, then try in order: slide behind the sign, push the middle of a folding door inwards, lift the pins or take out the panel as your manual shows. Tell the captain. If somebody inside is in danger you use force and the crash axe's leverage; if not, he sits on the closed lid with a voice beside him.",
    },
    {
      id: "privacy",
      question: "May I simply open while somebody's inside?",
      asked: [
        "can i just open it",
        "isn't that an invasion of privacy",
        "what if she's undressed",
        "do i open without asking",
      ],
      answer:
        "Not simply: knock, say who you are, ask, wait, announce it. Then yes, because a person may be dying behind that door. Take a colleague, if possible of the same sex as the passenger, open a hand's width and speak first. If all's well, say sorry and close it again.",
    },
  ],
  "assessment-days/asked-breastfeeding-complaint": [
    {
      id: "during-take-off",
      question: "May she feed during take-off and landing?",
      asked: [
        "and in take-off",
        "can she feed in landing",
        "it helps with the ears, is it allowed",
        "what about the belt then",
      ],
      answer:
        "Many airlines let her, as long as her own belt is on and the baby is secured as the rule says. It even helps the baby's ears in descent. Ask what your manual says: some want the baby upright against her in those minutes.",
    },
    {
      id: "nappy-on-the-seat",
      question: "And a nappy change on the seat?",
      asked: [
        "what if they change the nappy there",
        "a diaper on the tray table",
        "and changing the baby in the seat",
        "where do they change the baby",
      ],
      answer:
        "That one you redirect, kindly: 'There's a changing table in the lavatory at the back, I'll keep it free for you.' Never on a tray table where people eat. If it's done already, bring a bag and wipes. The nappy goes in the bin, in a bag, and never in the toilet.",
    },
    {
      id: "quiet-place",
      question: "She'd like a private place. What can I offer?",
      asked: [
        "where can she go",
        "is there a quiet place",
        "she wants privacy",
        "what can i offer her",
      ],
      answer:
        "A window seat with a free one beside it, the last row, a crew seat in the galley with the curtain drawn if the purser agrees and the belt sign is off. Stand in front of it for a moment. For pumping she may need a socket, and ice in a bag to keep the milk cool.",
    },
  ],
  "assessment-days/asked-suspicious-neighbour": [
    {
      id: "real-behaviour",
      question: "And if he really does something odd?",
      asked: [
        "what if there is something",
        "and when he behaves strangely",
        "how do i know it's serious",
        "what counts as suspicious",
      ],
      answer:
        "Then it's facts, and they go to purser and captain at once: what he did, seat, time, words. Odd is what doesn't fit: filming the flight deck door, tampering in the lavatory, swapping seats in secret, threatening. You don't confront him, and you don't discuss it within hearing.",
    },
    {
      id: "what-to-say-to-him",
      question: "He has heard it. What do I say to him?",
      asked: [
        "what do i say to the man",
        "and if he heard that",
        "he's hurt by it",
        "do i apologise to him",
      ],
      answer:
        "'I'm sorry you had to hear that. It isn't how we see you.' Then treat him as before, not twice as sweetly. Ask whether he'd like another seat for his own comfort, and accept a no. If it was insulting, the purser speaks to the other one and offers him to put it in a report.",
    },
    {
      id: "captain-decides-alone",
      question: "Can the captain remove somebody only because others are afraid?",
      asked: [
        "can he be thrown off for that",
        "what if many people are scared",
        "does the captain have to remove him",
        "may they leave instead",
      ],
      answer:
        "Fear of looks isn't a lawful reason, and airlines have paid for it. He decides on behaviour and real risk, with security people on the ground if there's doubt. Whoever is too afraid may get off while the door is open. That's why your report must be clean: facts, no labels.",
    },
  ],
  "assessment-days/asked-proposal-on-board": [
    {
      id: "may-he-speak-himself",
      question: "May he speak into the handset himself?",
      asked: [
        "can he use the microphone",
        "may i give him the handset",
        "he wants to say it himself",
        "is the PA open to passengers",
      ],
      answer:
        "At most airlines no: public address is safety equipment and you can't know what he'll say. Offer to read his sentence, or let him say it at her seat while you bring the glass. If the purser does allow it, she stands beside him with a hand on the switch.",
    },
    {
      id: "she-says-no",
      question: "What if she says no?",
      asked: [
        "and if the answer is no",
        "what if it goes wrong",
        "she refuses, what then",
        "and when it gets awkward",
      ],
      answer:
        "No comment, no applause to save it: turn the music of the day back on, offer each a drink apart and a free seat to one of them. Look after the one who's pale. That's why you ask him beforehand how sure he is, and why in the seat is better than over the loudspeaker.",
    },
    {
      id: "nothing-on-board",
      question: "We've nothing on board for it. What can I do?",
      asked: [
        "we have no cake",
        "what if i have nothing to give",
        "and on a low cost flight",
        "something without money",
      ],
      answer:
        "A card that all of you sign, a folded napkin swan, a chocolate from the bar that the purser books out, the name on a cup, a look out of the flight deck door after landing. It's being noticed that counts. Don't give away what's sold without asking, even for love.",
    },
  ],
  "assessment-days/asked-something-in-the-food": [
    {
      id: "got-ill-from-it",
      question: "He says that the meal made him ill. What now?",
      asked: [
        "and if he gets sick from it",
        "the food made her ill, she says",
        "is it food poisoning",
        "what if he vomits after it",
      ],
      answer:
        "Take it as an illness first: sips of water, a bag, rest, medical advice if it's bad. Ask what he ate and when: food poisoning mostly takes hours, so it may be yesterday's dinner. Two or more with the same dish: stop serving it, tell the captain at once, and keep a tray.",
    },
    {
      id: "send-back-taste",
      question: "He only says that it tastes bad. Do I change it?",
      asked: [
        "what if he just doesn't like it",
        "it's simply not tasty",
        "do i give him another one",
        "and if it's only cold",
      ],
      answer:
        "If you've another choice left, yes, without a debate. Cold goes back in the oven and returns hot. If there's nothing else: 'I can't change the menu up here, but let me see what I have', then fruit, bread, cheese. Pass it on when three say the same.",
    },
    {
      id: "object-kept",
      question: "Why do I have to keep it?",
      asked: [
        "why not throw it away",
        "what do i do with the object",
        "who wants the tray",
        "do i take a photo",
      ],
      answer:
        "Because without it nobody finds out how it got in: the caterer looks at the batch, the line and the date. Put it in a bag with flight, date, seat, dish and your name, take a photo if your airline wants one, and hand it over at the base. It also protects you and the company.",
    },
  ],
  "assessment-days/asked-allergic-to-an-animal": [
    {
      id: "afraid-not-allergic",
      question: "And if somebody's simply afraid of dogs?",
      asked: [
        "what if she's just scared of it",
        "afraid of dogs, same thing?",
        "he's frightened of the dog",
        "and with a phobia",
      ],
      answer:
        "Then you move the frightened one, quickly and without a discussion, and tell the dog's owner nothing but thanks. In many cultures a dog isn't a cuddly animal, so no smile and no 'it does nothing'. For boarding and leaving keep the two apart by a minute.",
    },
    {
      id: "full-flight-both-stay",
      question: "And if the flight's full?",
      asked: [
        "no free seat anywhere",
        "what if nobody can move",
        "and when it's full",
        "both have to stay, what now",
      ],
      answer:
        "Then ask for a swap between a row far off and one of the two, offering the same kind of seat. If nobody wants to and the allergy is serious, ground staff and captain decide before the doors close, and it may be that one of them flies later. You don't decide who's worth more.",
    },
    {
      id: "starts-in-flight",
      question: "The reaction starts in flight. What do I do?",
      asked: [
        "and if she gets it in the air",
        "he's wheezing now",
        "what if it gets bad up there",
        "her lips swell",
      ],
      answer:
        "Move her away at once, her own spray or tablet, upright, and watch. Sneezing and itching is unpleasant; wheezing, swollen lips or tongue, hives all over or faintness is an emergency: adrenaline as your procedure says, lying down or sitting, never walking, captain and ground doctor.",
    },
  ],
  "assessment-days/asked-quiet-tears": [
    {
      id: "flies-to-a-funeral",
      question: "She's flying to a funeral. What can I do?",
      asked: [
        "and if someone died",
        "she is going to a funeral",
        "what do i say to a mourner",
        "anything i can do for her",
      ],
      answer:
        "Say you're sorry, use the name she used, and offer small real things: a quieter seat, water before she asks, help with the bag, first off if she's late for it. Tell one colleague, so that nobody comes with 'Enjoy your holiday'. No stories of your own losses.",
    },
    {
      id: "may-i-hug-her",
      question: "May I hug her?",
      asked: [
        "can i put an arm round her",
        "is touching okay",
        "do i hold his hand",
        "she asks for a hug",
      ],
      answer:
        "If she leans towards you or asks, yes, short and where others can see it. Otherwise an open hand on the armrest is enough: she'll take it if she wants to. Some cultures and some griefs don't bear touch, and a stranger's hug can be more than a help.",
    },
    {
      id: "afraid-of-the-companion",
      question: "What if she's afraid of the man beside her?",
      asked: [
        "and if it's because of him",
        "what if he hurts her",
        "maybe he's threatening her",
        "how do i find that out",
      ],
      answer:
        "Then get a moment alone: at the lavatory, or with the companion kept busy by a colleague: 'Are you safe? Do you want help?' Don't ask in front of him and don't confront him. Tell purser and captain what you saw, seat her elsewhere if she wants it, and people can wait on arrival.",
    },
  ],
  "assessment-days/asked-violence-in-a-family": [
    {
      id: "she-says-it-is-nothing",
      question: "She says that it's nothing. Do I leave it?",
      asked: [
        "and if she protects him",
        "she doesn't want help",
        "what if she says it's fine",
        "do i still report it",
      ],
      answer:
        "No: you've seen it, and your report doesn't need her consent. Keep them apart if you can, tell her once, alone: 'If you want help at arrival, say it to any of us.' Don't press. The captain decides about police; with a hurt child there isn't much to decide.",
    },
    {
      id: "slap-as-education",
      question: "A parent slaps a child as a punishment. May I say something?",
      asked: [
        "is slapping allowed",
        "it's his own child",
        "may i interfere with parents",
        "what if it's normal in their culture",
      ],
      answer:
        "Yes, by offering relief instead of a lesson: 'Long flight, isn't it? May I show her the galley?' That mostly ends it. If it goes on, say plainly that it isn't all right here, and call the purser. In a growing number of countries every slap is against the law, and hard blows are nearly everywhere.",
    },
    {
      id: "where-do-they-sit",
      question: "Where do I seat them then?",
      asked: [
        "how do i separate them",
        "who moves of the two",
        "what if the plane is full",
        "and the children",
      ],
      answer:
        "Move the one who hit, so that the hurt one keeps bag and place, unless she'd rather go. Far apart, out of sight, a colleague or a willing passenger near. Children stay with the one who was hit, or with crew. For leaving the aircraft the two don't go down the aisle together.",
    },
  ],
  "assessment-days/asked-accused-of-theft": [
    {
      id: "search-my-bag",
      question: "Must I show him my bag?",
      asked: [
        "do i have to open my bag",
        "can they search me",
        "may he look in my things",
        "and if police want it",
      ],
      answer:
        "Not to a passenger. You can offer the purser or the police to look, with a witness, and that usually ends the matter. Stay where people see you, don't go off to the galley to 'check', and leave your things closed until then.",
    },
    {
      id: "will-the-airline-believe-me",
      question: "Will the airline believe me?",
      asked: [
        "whom will they believe",
        "can i be suspended for that",
        "is my job in danger",
        "and if he complains",
      ],
      answer:
        "Mostly: they know how often things turn up at home. There may be an inquiry, and you may be asked for a statement, so facts and times count. In some places it can take days. Have your union or a trusted colleague with you, and don't write about it in any chat.",
    },
    {
      id: "found-later",
      question: "It's found in the end. Do I get an apology?",
      asked: [
        "and if he finds it",
        "what if it was in his pocket",
        "does he have to say sorry",
        "do i say something then",
      ],
      answer:
        "Perhaps, don't wait for it. 'I'm glad it's there' is all you say, and you mean it. Finish the report with 'found at, by', since otherwise half a story stays in the file. If he accused you loudly and in ugly words, that belongs in it too.",
    },
  ],
  "assessment-days/asked-broken-seat-screen-or-wifi": [
    {
      id: "wifi-refund",
      question: "He wants his money for the Wi-Fi back. Can I give it?",
      asked: [
        "does he get the money back",
        "who refunds the internet",
        "can i refund it on board",
        "and the wifi he paid for",
      ],
      answer:
        "Mostly not on board: the provider or the airline pays it back through the website, and the receipt is in his mail. Tell him which page, note the seat and the hours without connection, and ask the flight deck or the panel whether a restart is possible. Some airlines let crew give a code.",
    },
    {
      id: "unsafe-defects",
      question: "Which defects are more than annoying?",
      asked: [
        "is any of that a safety matter",
        "when can't somebody sit there",
        "what if the seat won't go upright",
        "what about the table",
      ],
      answer:
        "Those that touch safety: a belt that doesn't hold, a backrest that won't go upright, a table that won't latch, a locker that won't shut, a loose panel, anything warm or smelling. Tell purser and captain; the seat may have to stay empty for take-off and landing.",
    },
    {
      id: "bed-broken",
      question: "The bed in business class doesn't work. What can I offer?",
      asked: [
        "and in business class",
        "the flat bed is broken",
        "what does a premium guest get",
        "he paid for the bed",
      ],
      answer:
        "First the reset and the manual release, which lies it flat by hand on many seats. Then another seat in the cabin, even first if the purser agrees. If there's nothing: two pillows, a duvet, help to raise it for landing, and a report from you with seat and hours, so that the airline offers him something.",
    },
  ],
  "assessment-days/asked-broken-seat-belt": [
    {
      id: "jumpseat-belt",
      question: "And if it's a jumpseat's belt?",
      asked: [
        "what about my own seat",
        "the crew seat is broken",
        "my harness doesn't lock",
        "can we fly without that crew seat",
      ],
      answer:
        "Then nobody from the crew sits there, and the captain looks at the minimum equipment list. A replacement seat may be allowed under conditions, sometimes a passenger seat near the door. If it's the seat of a required door, the flight may carry fewer passengers or wait.",
    },
    {
      id: "in-flight-belt",
      question: "What if it breaks in flight?",
      asked: [
        "and when we're in the air",
        "it broke after take-off",
        "what if it happens in turbulence",
        "can he stay there until landing",
      ],
      answer:
        "Move him to any free seat, now rather than before landing. If there's none, ask purser and captain: a crew rest seat, a lap child on a parent, something the manual allows. In sudden turbulence the neighbours hold on to him and he wedges himself in, low.",
    },
    {
      id: "extension-as-repair",
      question: "Could I use an extension belt instead?",
      asked: [
        "can the extension fix it",
        "what about an extension belt",
        "and with another belt",
        "could i swap the belts",
      ],
      answer:
        "Only if the broken part is what the extension replaces and your manual says so, which is rare: if the buckle's other half or the anchor is gone, an extension holds nothing. Crew don't swap belts between seats either. That's the engineer's job, with a signature.",
    },
  ],
  "assessment-days/asked-galley-visitors": [
    {
      id: "sits-on-my-jumpseat",
      question: "Somebody sits on my jumpseat. May he?",
      asked: [
        "can he sit on the crew seat",
        "a passenger took my jumpseat",
        "may she rest there",
        "what about the crew seats",
      ],
      answer:
        "No: it's crew equipment, it may be needed within seconds, and it folds up on fingers. 'That one's ours, I'm afraid. Shall I find you a place to stretch?' An ill passenger for two minutes is different, with you beside him.",
    },
    {
      id: "flight-deck-door-queue",
      question: "Why may nobody wait by the flight deck door?",
      asked: [
        "why not in the front",
        "can't they wait in front",
        "and in the forward galley",
        "what's the matter with queueing there",
      ],
      answer:
        "Because each time that door opens the area must be empty, and crew can't tell a queue from a plan. Ask people to wait at their seat until the sign says free. On US flights passengers are told not to gather there. Say it friendly: most think only of the toilet.",
    },
    {
      id: "bad-back",
      question: "He says that he can't sit because of his back. What then?",
      asked: [
        "what if sitting hurts him",
        "he can't sit for long",
        "and for landing with that back",
        "is standing allowed then",
      ],
      answer:
        "In cruise with the sign off he may stand near his seat, walk, kneel on it. For taxi, take-off, landing and bumps he sits, belted; if he can't sit at all, he isn't fit for that flight and it's a matter for the ground. Offer a pillow, a blanket roll, something warm, and an aisle seat.",
    },
  ],
  "assessment-days/asked-sleeping-on-the-floor": [
    {
      id: "across-three-seats",
      question: "And across three free seats?",
      asked: [
        "what about a free row",
        "can he lie over three seats",
        "lying on seats is ok?",
        "with feet in the aisle",
      ],
      answer:
        "In cruise yes, with a belt fastened over him and head and feet out of the aisle. For taxi, take-off and landing he sits upright. Feet or head in the aisle get hit by the trolley, so wake him kindly before you come through. In expected bumps ask him to sit.",
    },
    {
      id: "inflatable-bed",
      question: "What about inflatable beds for children?",
      asked: [
        "and a kids bed box",
        "an inflatable pillow for the feet",
        "those jetkids things",
        "can they use a leg hammock",
      ],
      answer:
        "Some airlines allow certain ones, many don't: they can block the way out for the row or the recline, and nobody can tell how they hold. Look in your manual for the list. In any case not for take-off and landing, not at an exit row, and never in the aisle seat.",
    },
    {
      id: "refuses-to-get-up",
      question: "He doesn't want to get up. What then?",
      asked: [
        "and if he refuses",
        "the mother says no",
        "what if they lie down again",
        "he's back on the floor",
      ],
      answer:
        "Say the reason once more and the help, then the limit: 'I may not leave you there, and my purser will tell you the same.' With the belt sign on it's an order. Mostly a seat with a pillow ends it. If they lie down again each time you turn, it goes in the report.",
    },
  ],
  "assessment-days/asked-wants-my-name": [
    {
      id: "what-happens-then",
      question: "What happens to me after a complaint?",
      asked: [
        "do i get in trouble then",
        "can they fire me for it",
        "what will my boss do",
        "how serious is it",
      ],
      answer:
        "Mostly a mail or a talk with your manager, who wants to hear your side. With your own report there already, it's done in five minutes. A single complaint hardly ever costs a job; a pattern, or one about safety or insult, is looked at more closely. Compliments go in the same file.",
    },
    {
      id: "full-name",
      question: "Must I give my full name?",
      asked: [
        "do i have to say my surname",
        "what about my surname",
        "can i refuse to give it",
        "and if he wants my staff number",
      ],
      answer:
        "At most airlines the first name, the position and flight number are enough, since the company finds you by them. A surname leads strangers to your profile. 'Anna, working at the back today' is a complete answer; if he wants more, the purser handles it.",
    },
    {
      id: "purser-comes",
      question: "Shall I fetch the purser?",
      asked: [
        "do i get the purser",
        "he wants my boss",
        "who talks to him then",
        "and if he asks for the manager",
      ],
      answer:
        "Yes, when he asks for one or when it turns in circles. Tell her in two sentences what happened before she goes there, your own slip included. She may well listen and give him something you couldn't; that isn't against you. Don't stand beside it with folded arms.",
    },
  ],
  "assessment-days/asked-loud-group": [
    {
      id: "alcohol-for-the-group",
      question: "Do I still serve them alcohol?",
      asked: [
        "and drinks for them",
        "do they get beer",
        "can i stop selling to all of them",
        "what if only two are drunk",
      ],
      answer:
        "Person by person: the drunk one gets none, the others slowly, one at a time, never rounds for the row. The purser can stop it for a whole area. Say it before they order: 'We go slowly today.' Count in the bar at the airport, and take away bottles they brought themselves.",
    },
    {
      id: "others-complain",
      question: "Other passengers complain about them. What do I tell those?",
      asked: [
        "and the people around",
        "what do i say to the others",
        "can i move the quiet ones",
        "the rest is annoyed",
      ],
      answer:
        "'I've spoken to them and I'm watching it. Would you like to sit further forward?' Then come back and ask. Don't promise silence and don't join in the grumbling. Parents with children go first when you've seats to give. Being asked twice is what people remember.",
    },
    {
      id: "school-class",
      question: "And with a school class?",
      asked: [
        "how do i handle forty kids",
        "what about the teachers",
        "children in a group, what's different",
        "and for an evacuation",
      ],
      answer:
        "Seat the teachers among them and not together, agree who counts, and brief one steady pupil per row about belt and exit. Serve them by row, same choice for all. No class in an exit row. Tell the teacher what you'd want in an evacuation: hands free, straight to the nearest exit.",
    },
  ],
  "assessment-days/asked-bleeding-in-pregnancy": [
    {
      id: "a-little-blood",
      question: "And if it's only a little blood?",
      asked: [
        "what if it's just a few drops",
        "is a little bleeding bad",
        "does a small bleeding matter",
        "it stopped again",
      ],
      answer:
        "A few drops are frequent in early pregnancy and often end well, but you can't know, so the ground doctor hears it all the same. Rest, pads so that the amount can be counted, no lifting, and look in often. With pain, clots, faintness or late in pregnancy it's urgent.",
    },
    {
      id: "lost-the-child",
      question: "What do I say if she's losing the child?",
      asked: [
        "and if the baby dies",
        "she lost it, what do i say",
        "how do i comfort her",
        "what do i do for her then",
      ],
      answer:
        "'I'm so sorry. I'm staying with you.' No 'You can have another' and no 'It was still early.' Ask her partner over, keep the curtain shut, cover what's there with a clean cloth and keep it for the medical people. Have somebody meet her at the door, and let her leave first or last, as she likes.",
    },
    {
      id: "captain-lands",
      question: "Will the captain land for it?",
      asked: [
        "do we divert for that",
        "does the plane land",
        "who decides about landing",
        "how fast do we get down",
      ],
      answer:
        "Perhaps: heavy bleeding, shock or labour far too early can make him land, on the ground doctor's advice and depending on what's near. Give him numbers and not adjectives: week, pads soaked per hour, pulse, awake or dizzy. Then he can decide within minutes.",
    },
  ],
  "assessment-days/asked-passenger-talks-of-suicide": [
    {
      id: "ask-directly",
      question: "Isn't it dangerous to ask so directly?",
      asked: [
        "do i really ask that",
        "won't it give her the idea",
        "can i say that word",
        "how do i ask it",
      ],
      answer:
        "No: people at risk are mostly relieved to be asked, and studies haven't found that asking plants the idea. Quiet voice, seated beside her, plain word. If she says yes, don't argue and don't preach: 'Thank you for telling me. I'm staying, and we'll get you help.'",
    },
    {
      id: "took-tablets",
      question: "What if she's taken tablets already?",
      asked: [
        "and if she swallowed pills",
        "she already took something",
        "what if it's an overdose",
        "he took a whole packet",
      ],
      answer:
        "Then it's a medical emergency even if she feels well: find the packet, how many and when, ground doctor, captain. Nothing to drink or eat, no making her vomit, on her side if she gets drowsy, and watch every breath. Not breathing normally: CPR and defibrillator.",
    },
    {
      id: "afterwards-for-me",
      question: "How do I cope with it afterwards?",
      asked: [
        "i can't stop thinking of it",
        "what about me after that",
        "who helps us then",
        "it stays with me",
      ],
      answer:
        "Talk about it before you go to bed: with the crew in a debrief, then with peer support, which many airlines have for exactly this. You won't hear how it ended, mostly, and that's the hard part. You stayed, and that was the help you could give. If it keeps coming back, see a doctor.",
    },
  ],
  "assessment-days/asked-out-of-touch-with-reality": [
    {
      id: "turns-violent",
      question: "And if he turns violent?",
      asked: [
        "what if he attacks",
        "and when he hits people",
        "do we tie him up",
        "is restraint okay with a sick person",
      ],
      answer:
        "Then the safety of all comes first: people out of the rows, crew together, captain told, restraint as a last resort and as trained. He's still a patient: on his side or sitting, never face down with weight on him, breathing watched, somebody talking to him. Ground doctor, and medical people at the gate as well as police.",
    },
    {
      id: "play-along",
      question: "Shall I play along with what he believes?",
      asked: [
        "do i say that i believe him",
        "can i pretend",
        "isn't it easier to agree",
        "should i tell him it isn't real",
      ],
      answer:
        "Neither: agreeing makes it bigger, contradicting makes you one of them. Go to the feeling and to something real: 'That sounds frightening. You're on the flight to Rome, I'm Anna, here's some water.' Offer two small choices, since a choice gives back a little control.",
    },
    {
      id: "before-departure",
      question: "What if I notice it at boarding?",
      asked: [
        "and when we're still on the ground",
        "should he fly at all",
        "do i tell it before take-off",
        "can we refuse him",
      ],
      answer:
        "Tell purser and captain what you see, not what you think it is: 'He answers nobody, says that we're being followed, hasn't slept.' The captain can have him talked to, or leave him behind. It's much kinder to him on the ground than over the sea.",
    },
  ],
  "assessment-days/asked-child-swallowed-something": [
    {
      id: "battery-why-urgent",
      question: "Why's a battery so much worse?",
      asked: [
        "what does a battery do",
        "why is it so urgent",
        "how fast is that dangerous",
        "but he feels fine",
      ],
      answer:
        "Because in the wet gullet it makes a current that burns the tissue, and the child may look quite well while it does. That's why it counts in hours and why the ground doctor and the captain have to hear it at once. Say the word battery in the first sentence.",
    },
    {
      id: "pill-or-cleaner",
      question: "And if it was a tablet or a cleaning agent?",
      asked: [
        "what if it was medicine",
        "and with hand gel",
        "he drank something",
        "she ate a pill",
      ],
      answer:
        "Packet or bottle in your hand, amount and time, then the ground doctor, who can ask a poison centre. No vomiting, no milk, nothing to drink unless they say so; wipe the mouth. Watch whether he gets sleepy or breathes oddly, and stay beside him.",
    },
    {
      id: "begins-to-cough",
      question: "He begins to cough. What then?",
      asked: [
        "and if he starts to choke",
        "now he's coughing",
        "what if he can't breathe",
        "he gets blue",
      ],
      answer:
        "Strong coughing: let him cough, bend him forward, don't strike. If the cough gets silent, or he can't cry or speak: back blows and thrusts as you learnt for his age, and CPR if he becomes unresponsive. Somebody calls the captain meanwhile.",
    },
  ],
  "assessment-days/asked-whom-to-serve-first": [
    {
      id: "front-or-back-first",
      question: "Does one begin at the front or the back?",
      asked: [
        "from the front or the back",
        "where do the trolleys start",
        "why do they start at the front",
        "who's always last",
      ],
      answer:
        "As the airline's plan says: often one trolley from the front and one from the back, meeting in the middle, and the next round the other way. If choice runs out, it's the middle that suffers, so many crews keep a few of each back for it.",
    },
    {
      id: "hand-and-side",
      question: "Which hand do I use?",
      asked: [
        "left or right hand",
        "with which hand",
        "do i use both hands",
        "and in business class",
      ],
      answer:
        "The hand that's nearer the back of the seat, so that your elbow isn't in a face: on the left side of the aisle mostly the left, on the right the right, as you look at the passenger. Two hands for anything hot. In some cultures the left hand alone is impolite, so use the right or both.",
    },
    {
      id: "sleeping-one",
      question: "And if the one at the window is asleep?",
      asked: [
        "somebody's asleep, what then",
        "do i wake him for the meal",
        "and the sleeper in the row",
        "do i leave a tray",
      ],
      answer:
        "Leave him, unless he asked to be woken: a note on the screen, and something kept for him. Don't pass a hot tray over a sleeping person. If he wakes later, he gets his meal or the next best without having to ask twice.",
    },
  ],
  "assessment-days/asked-card-declined-or-change": [
    {
      id: "bar-doesnt-add-up",
      question: "The bar money doesn't add up at the end. What do I do?",
      asked: [
        "and if money is missing at the end",
        "the bar is short",
        "what if the count is wrong",
        "do i pay the difference",
      ],
      answer:
        "Count it once more with a colleague, look under the drawer and at the sales list, then write down the difference as it is and tell the purser. Never put in your own money and never keep a surplus: both make an honest slip look like something else.",
    },
    {
      id: "really-hungry",
      question: "May I give food away to somebody with no money?",
      asked: [
        "can i give it for free",
        "he's really hungry",
        "may i pay for her",
        "a child without money",
      ],
      answer:
        "Not from the stock by yourself: ask the purser, who may book something out or has crew food left. Water you give in any case if he feels unwell. Paying it yourself is your affair at most airlines, so do it without a show, and don't let it become a habit.",
    },
    {
      id: "wrong-price",
      question: "He says that the price is wrong. What now?",
      asked: [
        "and if the menu says something else",
        "the price isn't the same",
        "he shows me the menu",
        "who's right about the price",
      ],
      answer:
        "Look at the menu with him: what's printed there counts, and if the device says more, he pays the printed one and you note it. Sometimes it's an old menu in the pocket. Thank him, take the old ones out of the row, and tell the purser.",
    },
  ],
  "assessment-days/asked-forgot-an-order": [
    {
      id: "how-to-remember",
      question: "How do crew remember so many wishes?",
      asked: [
        "how do i keep it all in my head",
        "any trick to remember",
        "do you write it down",
        "i'm bad at remembering",
      ],
      answer:
        "They don't, they write: seat and one word on a pad or the glove. Do small things at once if they take ten seconds, and bundle the rest for the end of the aisle. Repeat it to the passenger, since saying it aloud makes it stick. And share: 'Tom, could you bring her the water?'",
    },
    {
      id: "thinks-it-is-on-purpose",
      question: "He thinks that I did it on purpose. What do I say?",
      asked: [
        "he says i ignore him",
        "she feels discriminated",
        "what if he takes it personally",
        "he says it's because of his skin",
      ],
      answer:
        "Take it seriously and stay simple: 'I missed you, and that's not all right. What may I bring you?' Then serve him first in the next round, without a fuss. If he speaks of discrimination, don't defend yourself; offer him the purser, and look honestly at how it came about.",
    },
    {
      id: "no-time-now",
      question: "What do I say when I've no time just now?",
      asked: [
        "and if i'm too busy",
        "how do i put somebody off",
        "what instead of in a moment",
        "can i say later",
      ],
      answer:
        "A time you can keep: 'I've three more rows, then I'll bring it.' Not 'in a second'. If it's medicine, pain or a frightened child, it's now and the trolley waits. And look at the person when you say it: a promise to the back of a seat is forgotten on both sides.",
    },
  ],
  "assessment-days/asked-whats-in-the-meal": [
    {
      id: "no-label",
      question: "What if there's no label?",
      asked: [
        "and without a label",
        "nothing is written on it",
        "where do i find the ingredients",
        "who knows what's in it",
      ],
      answer:
        "Ask the purser for the meal list or the app, or the galley for the box it came in. If there's nothing, then you don't know, and that's what you say. Offer fruit, plain sealed things, his own food. In Europe caterers must be able to name the main allergens, so ask for the sheet at your base.",
    },
    {
      id: "muslim-nothing-suitable",
      question: "He eats halal and nothing's suitable. What do I offer?",
      asked: [
        "and if nothing is halal",
        "what can he eat then",
        "no muslim meal left",
        "what do i give him instead",
      ],
      answer:
        "Fruit, bread, salad, rice, a vegetarian dish if its label shows no alcohol or gelatine, fish if he eats it; he decides, since people keep it differently. Show him the label and let him choose. Tell him kindly how to book MOML the next time.",
    },
    {
      id: "i-guessed-wrong",
      question: "I said yes and it was wrong. What do I do?",
      asked: [
        "what if i told him wrong",
        "i made a mistake about the food",
        "he ate pork because of me",
        "and if i was wrong",
      ],
      answer:
        "Tell him at once, plainly and without an audience: 'I told you something wrong, and I'm very sorry.' With an allergy it's a medical case: stop eating, watch, adrenaline ready, ground doctor. With faith, don't explain it away; call the purser and write the report.",
    },
  ],
  "assessment-days/asked-afraid-of-announcements": [
    {
      id: "wrong-city",
      question: "I said the wrong city or time. What now?",
      asked: [
        "what if i say the wrong place",
        "i said paris instead of rome",
        "and with a wrong word",
        "everyone laughed at me",
      ],
      answer:
        "Correct it once: 'Correction: Rome.' A laugh is friendly, so take it with a smile in the voice and go on. Only when it matters, as with a gate, a time or a safety word, do you repeat the whole sentence. Passengers like a human voice better than a perfect one.",
    },
    {
      id: "must-everybody",
      question: "Does everybody have to do it?",
      asked: [
        "can i leave it to others",
        "is it only the purser",
        "do new crew have to speak",
        "may i say no to it",
      ],
      answer:
        "You must be able to, since in an emergency it may be you. On ordinary days the purser does most of it, and shares it out: demo, welcome, landing. Don't hide from it for months. The fear gets smaller with each one and larger with each one you dodge.",
    },
    {
      id: "second-language",
      question: "And in my second language?",
      asked: [
        "in english it's worse",
        "my accent on the PA",
        "what if they don't understand me",
        "how do i say hard words",
      ],
      answer:
        "Learn these twenty sentences by ear, with the stress marked, and the names of the day's cities. An accent is fine, speed isn't. Practise numbers and times most, and ask a colleague to listen once from the back. If a word trips you, take the simpler one.",
    },
  ],
  "assessment-days/asked-why-crew-sit-on-their-hands": [
    {
      id: "facing-backwards",
      question: "Why do some sit facing backwards?",
      asked: [
        "why are their seats the other way round",
        "and if they face backwards",
        "which is better, back or front",
        "why do they look at us",
      ],
      answer:
        "Because they can see the cabin, and because a seat that faces backwards supports head and back best in a hard stop. It's simply where there was room at the door. Facing aft the head goes back against the rest; facing forward the chin goes down. Training says it for each seat.",
    },
    {
      id: "may-i-talk-to-them",
      question: "May a passenger talk to them then?",
      asked: [
        "can i chat with them",
        "is it rude to talk to crew then",
        "what if i have a question at take-off",
        "do they mind talking",
      ],
      answer:
        "Better not in those two minutes, unless something's wrong: then loudly and at once. If you sit opposite, a smile is fine. After the chime they have time again. As crew you say it friendly: 'Tell me in a minute, I'm listening to the aircraft.'",
    },
    {
      id: "same-for-passengers",
      question: "Is that brace position for passengers too?",
      asked: [
        "do we do the same as passengers",
        "should i sit like that",
        "is mine different",
        "what about the passengers",
      ],
      answer:
        "No, theirs is the one on the safety card: bent forward, head against the seat in front or low, feet flat, belt low and tight. Crew have a harness over the shoulders and no seat in front, so theirs is upright. Each is made for its own seat.",
    },
  ],
  "assessment-days/asked-why-crew-touch-the-ceiling": [
    {
      id: "too-short-to-reach",
      question: "I'm short. What do I hold on to?",
      asked: [
        "and if i can't reach it",
        "i'm not tall enough",
        "what do small crew hold",
        "can i hold the seats then",
      ],
      answer:
        "The top corner of the seat backs on the aisle, low and lightly, or the armrest. Feet a shoulder's width apart, knees soft, one hand for the aircraft. In real bumps nobody walks: sit down on the next free seat or the floor and hold on to the seat frame.",
    },
    {
      id: "walking-in-bumps",
      question: "How do crew walk in bumps at all?",
      asked: [
        "how do you stay on your feet",
        "tips for walking when it shakes",
        "do they ever fall",
        "and with a tray",
      ],
      answer:
        "Short steps, knees soft, wide stance, one hand on something, and never a full tray. You learn it within weeks like on a ship. When it gets more than light, it's no longer a question of balance: you stop, secure the trolley and sit. Most badly hurt people in turbulence are crew who were standing.",
    },
    {
      id: "check-lockers",
      question: "Are the lockers checked like that?",
      asked: [
        "do they check if it's closed",
        "how do they know it's shut",
        "what if one isn't closed",
        "so that's the check",
      ],
      answer:
        "Partly: a firm press on each door before take-off and landing, and a look along the line. One that stands out is opened and shut again. Those that won't close are emptied and blocked, and it's written in the cabin log, because a bag from up there falls on a head.",
    },
  ],
  "assessment-days/asked-are-we-going-to-crash": [
    {
      id: "i-am-scared-too",
      question: "And if I'm scared myself?",
      asked: [
        "what if i'm afraid too",
        "i'm nervous myself",
        "how do i hide that i'm scared",
        "and when i don't know either",
      ],
      answer:
        "Breathe out longer than in, feel both feet, and do the next task: a calm hand calms the head. You may say 'I don't like bumps either, that's why I sit down.' That's honest and not frightening. If something really worries you, tell it to the flight deck and not to row twelve.",
    },
    {
      id: "real-emergency",
      question: "What do I say if there really is something wrong?",
      asked: [
        "and if it's a real problem",
        "do i lie to them",
        "what if we do have an emergency",
        "may i tell the truth",
      ],
      answer:
        "The truth in the captain's words, and what people should do: 'We're going back to land. Please tighten your belt and listen to me.' No causes, no guesses, no 'Don't panic.' People bear a lot when somebody has a plan. What isn't confirmed you don't say.",
    },
    {
      id: "after-a-bang",
      question: "There was a loud bang and all look at me. What now?",
      asked: [
        "and after a noise",
        "everybody stares at me",
        "what was that, they ask",
        "i don't know what the noise was",
      ],
      answer:
        "Stay in view, one hand calm on a seat: 'I heard it too. I'm asking the pilots, and you'll hear from us.' Then ring, with what you heard, where and since when. Come back, even without an answer. Crew who vanish behind a curtain after a bang frighten people more than the bang.",
    },
  ],
  "assessment-days/asked-bomb-as-a-joke": [
    {
      id: "says-sorry",
      question: "He says sorry and that it was a joke. Is it over?",
      asked: [
        "and if he apologises",
        "what if he takes it back",
        "he was only kidding",
        "can i let it go then",
      ],
      answer:
        "No: it's been said, and the captain has to know. Tell him only 'I have to pass that on.' What becomes of it isn't yours to decide. If you swallow it and somebody else has heard it, you've a frightened cabin and no answer why nobody acted.",
    },
    {
      id: "wifi-name",
      question: "What about a hotspot name or a note?",
      asked: [
        "and if it's a wifi name",
        "a hotspot called bomb",
        "what about a message on the screen",
        "and a note in the lavatory",
      ],
      answer:
        "The same: report it with the exact words, where and when you saw it, and a photo of your own screen if your airline wants one. Notes aren't touched more than needed. Flights have turned back because of a network name. You tell nobody in the cabin.",
    },
    {
      id: "child-said-it",
      question: "And if a child said it?",
      asked: [
        "what if a kid says it",
        "it was only a boy",
        "does it count for children",
        "and the parents laugh",
      ],
      answer:
        "The captain hears it as well, with 'a boy of about eight, parents beside him'. He'll judge it quickly. You don't scold; a quiet word to the parents is enough: 'We have to take every such word seriously.' Most go pale and do the rest.",
    },
  ],
  "assessment-days/asked-passenger-sees-something-outside": [
    {
      id: "pilots-know-surely",
      question: "Won't the pilots know that already?",
      asked: [
        "don't they see it themselves",
        "surely they know",
        "isn't it on their screens",
        "do i disturb them for that",
      ],
      answer:
        "Not necessarily: a fire in an engine shows on their panel, but ice, a leak, a loose part or which engine it is often doesn't. At Kegworth in 1989 people in the cabin saw flames on the left while the pilots shut down the right one, and nobody said it. A call too many costs ten seconds.",
      source: { name: "AAIB, Report 4/90, Boeing 737-400 G-OBME near Kegworth", year: 1990 },
    },
    {
      id: "during-take-off",
      question: "And during the take-off run?",
      asked: [
        "what if we're just taking off",
        "in the take-off roll",
        "may i call in that phase",
        "sterile phase, do i still ring",
      ],
      answer:
        "Yes, if it's fire or something that endangers the flight: that's what the sterile rule leaves open. Short: 'Fire, left engine.' Whether they stop or go on is theirs, and near lift-off they may well go on. Small things wait until they've cleaned up and the phase is over.",
    },
    {
      id: "calm-the-passenger",
      question: "What do I tell the passenger?",
      asked: [
        "and what do i say to him",
        "he's frightened now",
        "do i tell him what it was",
        "what if others hear it",
      ],
      answer:
        "'Thank you, that was right. The pilots know now, and I'll tell you what they say.' Then really come back: steam from the air conditioning, a flap that's meant to move, de-icing fluid running off. Ask him to keep it to himself until then. He'll be your best lookout for the rest of the flight.",
    },
  ],
  "assessment-days/asked-bag-on-the-lap": [
    {
      id: "why-so-strict",
      question: "Why so strict about such a small bag?",
      asked: [
        "it's only a small bag",
        "what can a handbag do",
        "why does it matter",
        "isn't that exaggerated",
      ],
      answer:
        "Because in a hard stop it weighs many times more and hits somebody, and in the dark and smoke a strap round an ankle blocks a whole row on its way to the exit. Ninety seconds isn't long. And if one keeps hers, the next ten want to as well. Say only the first half to her.",
    },
    {
      id: "dirty-floor",
      question: "She says that the floor is dirty. What then?",
      asked: [
        "and if the floor is dirty",
        "it's an expensive bag",
        "she won't put it on the floor",
        "what can i give her for it",
      ],
      answer:
        "She's right, mostly. Offer a clean plastic or laundry bag, a newspaper under it, or the locker with nothing on top. Take it with both hands as if it were yours. Nearly everybody gives in to care; hardly anybody to a rule said for the second time.",
    },
    {
      id: "what-may-stay",
      question: "What may stay on the lap?",
      asked: [
        "can she keep her phone",
        "and a jacket or a book",
        "is a pillow okay",
        "what about a small dog",
      ],
      answer:
        "Small soft things at most airlines: a phone in the hand, a book, a blanket, a baby of course. Laptops and heavy tablets are stowed for take-off and landing. A pet stays in its carrier under the seat. If in doubt ask: would it hurt somebody if it flew?",
    },
  ],
  "assessment-days/asked-teenager-orders-beer": [
    {
      id: "drunk-already",
      question: "A teenager is drunk already. What now?",
      asked: [
        "what if he already drank",
        "she's drunk and 16",
        "and if he has his own bottle",
        "he drank from the duty free",
      ],
      answer:
        "Treat it as medical: how much, of what, since when; water, sitting up or on the side, somebody with him, a bag. Take the bottle away and tell the parents or the escort, the purser and the captain. If he can't be woken or breathes slowly, it's an emergency.",
    },
    {
      id: "served-by-mistake",
      question: "I've served somebody under age. What do I do?",
      asked: [
        "i gave it to a minor",
        "what if i didn't check",
        "i was wrong about his age",
        "and if it comes out",
      ],
      answer:
        "Take back what's left, kindly, tell the purser and write it down. It happens, and silence makes it worse: airlines and countries may punish it. Next time ask everybody who looks under thirty; that takes the sting out of it for all.",
    },
    {
      id: "refuses-to-show",
      question: "He doesn't want to show his passport. What then?",
      asked: [
        "and if he won't show it",
        "he says he's left it",
        "what if he gets angry",
        "can i insist on it",
      ],
      answer:
        "Then he gets a soft drink, and you needn't discuss it: 'As soon as I've seen it, gladly.' Don't ask the neighbour to vouch for him. If he argues, the purser repeats the same sentence. It's the one refusal nobody has ever complained about with success.",
    },
  ],
  "assessment-days/asked-heats-his-own-food": [
    {
      id: "bottle-too-hot",
      question: "How do I know that the bottle isn't too hot?",
      asked: [
        "how warm should it be",
        "and if the milk is too hot",
        "do i test it",
        "how long in the water",
      ],
      answer:
        "The parent tests it, a drop on the inside of the wrist, and it should feel just warm. Some minutes in a jug of warm water are enough. Never in an oven or over steam, since it heats unevenly and can burn the mouth. Give it back to the parent and not to the child.",
    },
    {
      id: "why-not-his-lunch",
      question: "He asks why his food can't go in our oven. What do I say?",
      asked: [
        "why not, he asks",
        "he says others did it",
        "how do i explain that",
        "it's only a sandwich, he says",
      ],
      answer:
        "'Our ovens are for sealed meals only, for hygiene, and I'd be responsible if you got ill.' One sentence, then an offer. If a colleague did it last time, don't blame her: 'I'm sorry, I can't today.' Paper, foil and fat in an oven are also how galley smoke begins.",
    },
    {
      id: "noodles-spill",
      question: "The hot noodles spilled over somebody. What now?",
      asked: [
        "and if he burns himself",
        "the soup ran over his leg",
        "hot water over a child",
        "what if it spills",
      ],
      answer:
        "Cool at once with water from bottles, poured on for many minutes, wet clothes and jewellery off unless they stick, and keep the rest of him warm. With a child, a face, hands or lap, call the ground doctor. Then purser and report. It's the reason why many airlines don't give boiling water.",
    },
  ],
  "assessment-days/asked-bumpiest-seat": [
    {
      id: "time-of-day",
      question: "Is the time of day of any matter?",
      asked: [
        "are mornings calmer",
        "when is it less bumpy",
        "does the night make a difference",
        "which flight is smoother",
      ],
      answer:
        "Often: in the morning and at night the ground is cooler, so there's less rising air and fewer thunderstorms in summer. High up, near strong winds or mountains, it can be rough at any hour. Nobody can promise a smooth flight, so don't.",
    },
    {
      id: "crew-at-the-back",
      question: "Crew work at the back. Do they get hurt more?",
      asked: [
        "and we who work there",
        "is it dangerous in the aft galley",
        "do crew get hurt in the back",
        "so the rear galley is bad",
      ],
      answer:
        "They stand in the part that moves most, with hot and heavy things round them, so yes, the aft galley is where many are hurt. Hence: brakes on, pots away early, and sit down when it feels wrong and not only when you're told. You may do that by yourself.",
    },
    {
      id: "big-or-small",
      question: "Do bigger aircraft shake less?",
      asked: [
        "is a big plane calmer",
        "what about small planes",
        "a380 or a320",
        "so large ones are better",
      ],
      answer:
        "Mostly it feels softer: a heavy aircraft reacts more slowly, and newer ones even out some gusts with their controls. A turboprop flies lower, where the air is more restless. In a strong gust any aircraft can throw an unbelted person to the ceiling.",
    },
  ],
  "assessment-days/asked-nothing-left-to-give": [
    {
      id: "from-another-cabin",
      question: "May I take some from business class?",
      asked: [
        "and from business",
        "can i get one from first",
        "they have more in front",
        "may i borrow from the other cabin",
      ],
      answer:
        "Ask the purser, don't fetch: she knows what's still needed there. Empty seats in front are the usual source once everybody's settled. For an ill person or a baby nobody will say no. For the third cover of a healthy man, rather a cup of tea.",
    },
    {
      id: "used-blankets",
      question: "May I hand out one that's been used?",
      asked: [
        "what about used ones",
        "can i give a used pillow",
        "is that hygienic",
        "and an opened one",
      ],
      answer:
        "No: only sealed or clean ones go out. A used blanket may carry skin germs or worse, and it looks bad. In real need, such as a shivering patient, it's the next best thing over clothes, and the first aid kit or crew rest may hold a clean one.",
    },
    {
      id: "takes-it-home",
      question: "A passenger takes the blanket home. Do I say something?",
      asked: [
        "can they keep it",
        "is it stealing",
        "he puts it in his bag",
        "may they take the pillow",
      ],
      answer:
        "Lightly, if you see it: 'That one stays with us, I'm afraid, but I'm glad you liked it.' With a smile he'll find it's slipped into his bag by mistake. No search and no scene. Life vests are another matter: they must be there for the next flight, so tell the purser.",
    },
  ],
  "assessment-days/asked-front-lavatory-from-economy": [
    {
      id: "he-went-anyway",
      question: "He's gone in all the same. What now?",
      asked: [
        "and if he ignores me",
        "he just went in",
        "he's already inside",
        "do i knock and get him out",
      ],
      answer:
        "Let him finish, nobody's fetched out of a toilet. Afterwards one sentence: 'The next time please use ours at the back.' If he makes a sport of it, the purser speaks to him. It isn't a safety matter unless he hangs about by the flight deck door.",
    },
    {
      id: "trolley-blocks",
      question: "The trolley blocks the aisle. Where should he go?",
      asked: [
        "and if the cart's in the way",
        "he can't get past",
        "do i move the trolley for him",
        "what if we're in the aisle",
      ],
      answer:
        "If it's urgent, move back to the next gap or the galley and let him by, brakes on when you stop. Or let him go forward this once. 'Five minutes, then we're past you' is fine for the others. For somebody who's sick you move at once.",
    },
    {
      id: "curtain-why",
      question: "What's the curtain for at all?",
      asked: [
        "why is there a curtain",
        "what does it do",
        "is it because of security",
        "why close it",
      ],
      answer:
        "To give the cabins their own quiet, light and service; it has nothing to do with worth. For taxi, take-off and landing it's open and tied back, so that ways and views are free. Children look through it with great joy, and that's allowed.",
    },
  ],
  "assessment-days/asked-annoying-habits": [
    {
      id: "asthma-from-perfume",
      question: "Somebody gets short of breath from it. What then?",
      asked: [
        "and if someone has asthma",
        "a neighbour can't breathe from it",
        "what if she coughs badly",
        "he reacts to the smell",
      ],
      answer:
        "Move that person away at once, upright, her own spray, air nozzle on, and stay. If she doesn't get better within minutes or can say only a few words, it's an emergency: oxygen and kit as trained, ground doctor, captain. Bag the bottle it came from.",
    },
    {
      id: "he-says-no",
      question: "He says that he's allowed to eat what he likes. What now?",
      asked: [
        "and if he refuses",
        "he doesn't care",
        "what if he goes on eating",
        "can i forbid his food",
      ],
      answer:
        "He is, mostly, so you don't fight about it: 'Of course. I'll seat the lady elsewhere, then.' Bring a bag for the rest and a wipe unasked. Heating it is another thing: that you may refuse. Nuts near somebody with an allergy is a safety matter, and there you insist.",
    },
    {
      id: "hair-over-the-seat",
      question: "And hair or feet that hang over to the next row?",
      asked: [
        "what about hair over the screen",
        "hair over the backrest",
        "and feet through the gap",
        "somebody's toes on the armrest",
      ],
      answer:
        "Tell the owner, not the hair: 'The gentleman behind can't see his screen, could you bring it to the front?' Nearly always she had no idea. Never let the one behind take it in hand, and never touch it yourself.",
    },
  ],
  "assessment-days/asked-pads-plasters-small-needs": [
    {
      id: "from-the-kit",
      question: "May I open the first-aid kit for a plaster?",
      asked: [
        "can i open the kit for that",
        "is it okay to break the seal",
        "do i need permission",
        "and for something so small",
      ],
      answer:
        "Many airlines keep a small box for such things so that the sealed kit stays shut; look there first. Otherwise yes, with the purser's word, because it's meant for wounds. Write down what's gone, so that it's filled up: a kit that isn't complete may hold up the next flight.",
    },
    {
      id: "first-period",
      question: "It's a girl's first period and she's frightened. What do I do?",
      asked: [
        "she's only eleven",
        "she doesn't know what it is",
        "the girl is scared of it",
        "and if she travels alone",
      ],
      answer:
        "A woman from the crew goes to her, low and matter-of-fact: 'That's quite normal, I'll show you what you need.' Pad, wipes, a spare pair of trousers if she's got any, something warm on the belly. If she travels alone, tell the person who fetches her, with the girl's consent.",
    },
    {
      id: "pain-with-it",
      question: "And for the pain?",
      asked: [
        "can i give her something for the pain",
        "cramps, what helps",
        "she has bad cramps",
        "and painkillers",
      ],
      answer:
        "Warmth and walking about: a bottle with warm water in a cloth, knees drawn up, tea. A painkiller only if your airline's kit and rules allow it, after asking about allergies and pregnancy. Very strong or one-sided pain, fainting or fever isn't 'just that': ground doctor.",
    },
  ],
  "assessment-days/asked-animal-loose-in-the-cabin": [
    {
      id: "wasp-and-allergy",
      question: "And if somebody's stung who's allergic?",
      asked: [
        "what if a wasp stings somebody",
        "he got stung, he's allergic",
        "and with an allergic person",
        "does crew have adrenaline",
      ],
      answer:
        "Ask for his auto-injector at once and watch: hives, swelling, hoarse voice, wheezing or faintness is anaphylaxis. Adrenaline into the outer thigh as your procedure allows, lying or sitting and not walking, captain and ground doctor. In the mouth or throat a sting is an emergency for anybody.",
    },
    {
      id: "bed-bugs",
      question: "What do I do about bed bugs or cockroaches?",
      asked: [
        "and bugs in the seat",
        "she shows me a bed bug",
        "are they dangerous",
        "what about insects in the seat",
      ],
      answer:
        "Believe her, take one with tape or in a bag, move her and her neighbours, and block the seat. Tell the purser and write seat and row in the log, so that engineering treats the cabin. Tell her to wash her things hot. No jokes: it itches, and it goes viral.",
    },
    {
      id: "why-so-dangerous",
      question: "Why does a mouse hold up a whole flight?",
      asked: [
        "isn't that exaggerated",
        "it's only a mouse",
        "what can a mouse do",
        "do they really stop the flight for it",
      ],
      answer:
        "Because it gnaws, and behind the panels lie cables for systems one would like to keep. Nobody knows either whether it's alone. So engineers search, set traps and may take the aircraft out of service. It has happened in flight too, and the crews turned back.",
    },
  ],
  "assessment-days/asked-forgot-something-on-board": [
    {
      id: "against-the-stream",
      question: "He pushes back against those who are leaving. What do I say?",
      asked: [
        "and while others get off",
        "he goes against the stream",
        "what if his bag is in the back",
        "can he wait until it's empty",
      ],
      answer:
        "'Please sit down in this row, in five minutes it's empty and I come with you.' Against the stream somebody falls. If his bag's ten rows back because the lockers were full, tell him that at boarding already. With a tight connection you ask a colleague at the back to pass it on last.",
    },
    {
      id: "passport-gone",
      question: "The passport really isn't there. What now?",
      asked: [
        "and if we don't find it",
        "it's really gone",
        "what happens without a passport",
        "does he have to fly back",
      ],
      answer:
        "Then ground staff go with him to the border police; with a copy, a photo of it or an identity card it's mostly slow but possible, and his embassy helps. On board you search seat by seat, bins too, and note that you did. Ask gently: could it be in the jacket he checked three times?",
    },
    {
      id: "in-an-evacuation",
      question: "And in an evacuation, if he goes back for something?",
      asked: [
        "what if it's an emergency",
        "he runs back for his laptop",
        "and when it burns",
        "people going back for bags",
      ],
      answer:
        "Then nobody goes back for anything, ever. 'This way, leave everything', arm out, and push him on. Outside you hold the group together and stop people who turn round. A bag costs the seconds of those behind him.",
    },
  ],
  "assessment-days/asked-wont-leave-the-aircraft": [
    {
      id: "police-carry-him",
      question: "The police carry him out and people film. What's my part?",
      asked: [
        "and when the police come",
        "police drag him out, what do i do",
        "passengers shout at the police",
        "do i help the police",
      ],
      answer:
        "Clear the aisle, keep children and phones out of the way, stand back and be there for those around afterwards. You don't lend a hand and you don't comment. Then a calm announcement by the purser, water, and a report with what you saw and heard, not what you think of it.",
    },
    {
      id: "missing-wheelchair",
      question: "He can't leave because his wheelchair hasn't come. What then?",
      asked: [
        "and if he waits for his chair",
        "the wheelchair isn't here",
        "how long does he have to wait",
        "do we leave him there",
      ],
      answer:
        "Then he's right to stay, and so do you: crew don't leave him alone on board. Ring ground staff again with a time, tell him honestly how long, offer water and the lavatory. He shouldn't be put in a strange chair without his word: his own fits his body.",
    },
    {
      id: "missing-someone-still-asleep",
      question: "Somebody's still asleep when all are gone. What do I do?",
      asked: [
        "and if one's asleep",
        "he sleeps when everybody's gone",
        "can somebody be forgotten on board",
        "what if nobody notices him",
      ],
      answer:
        "Wake him by voice and a touch on the shoulder; if he doesn't answer, it's a medical case and not a deep sleep. That's why crew walk through the empty cabin, rows, lavatories and rest area, before they leave. People have indeed been locked in, and it was always a walk that wasn't done.",
    },
  ],
  "assessment-days/asked-where-cabin-air-comes-from": [
    {
      id: "catch-from-neighbour",
      question: "Can I still catch something on board?",
      asked: [
        "so i can't catch a virus",
        "and if my neighbour coughs",
        "why do people get sick after flying",
        "do i need a mask",
      ],
      answer:
        "Yes, from the people right beside you and from hands: filters don't help against a cough in the next seat. Open the nozzle, wash your hands, keep them off your face, and move somebody who coughs badly if there's room. A mask helps most on the one who's ill.",
    },
    {
      id: "smell-at-start",
      question: "Why does it smell of fuel at the start?",
      asked: [
        "and the smell of kerosene",
        "it smells of exhaust before take-off",
        "is the smell of fuel bad",
        "why does it stink on the ground",
      ],
      answer:
        "Because exhaust from other aircraft or from your own small tail engine gets into the intake, mostly with a wind from behind. It should be gone a few minutes after take-off. If it smells of oil or dirty socks, if it stays, or if people get headaches, tell the flight deck at once.",
    },
    {
      id: "open-nozzle",
      question: "Should people keep the nozzle above them open?",
      asked: [
        "is the air nozzle good or bad",
        "does the vent spread germs",
        "nozzle open or closed",
        "should i close the vent",
      ],
      answer:
        "Open, gently, is fine: it blows filtered air past you from above and pushes away what drifts over from the side. Turn it so that it doesn't dry your eyes. Closing it saves nothing, except for those who freeze.",
    },
  ],
  "assessment-days/asked-captain-is-rude": [
    {
      id: "afraid-to-call",
      question: "I don't dare to call him any more. What then?",
      asked: [
        "now i'm scared to ring him",
        "what if he snaps at me again",
        "do i still have to call",
        "i'd rather not call him",
      ],
      answer:
        "You call all the same, because that's just how accidents began: people saw something and didn't want to bother the captain. Keep it short and factual, so that there's nothing to snap at: 'Row twenty, burning smell, two minutes, getting stronger.' Or let the purser ring, but ring.",
      source: {
        name: "Commission of Inquiry into the Air Ontario Crash at Dryden, Ontario, final report",
        year: 1992,
      },
    },
    {
      id: "who-to-report-to",
      question: "Whom do I report him to?",
      asked: [
        "who's above a captain",
        "where do i complain about a pilot",
        "can i report a captain",
        "does that get back to him",
      ],
      answer:
        "Your cabin manager or the airline's safety or confidential reporting system, with date, flight and words. They take it to flight operations, pilots have a chief too. If it was a remark about your sex, origin or body, it's harassment and goes the way for that.",
    },
    {
      id: "briefing-alone",
      question: "How do we brief without him?",
      asked: [
        "and if he doesn't come",
        "can the purser brief alone",
        "what do we do without his briefing",
        "is a flight without a briefing allowed",
      ],
      answer:
        "The purser briefs the cabin with what she has from the flight papers: time, weather, passengers, positions, one safety question. Then she fetches the rest at the aircraft, in the two minutes before boarding. What has to be clear: bumps, security, how you call each other, anything out of order.",
    },
  ],
};
