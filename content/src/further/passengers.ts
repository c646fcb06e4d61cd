import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on passengers, service and security, by the entry's id. */
export const FURTHER_ON_PASSENGERS: FurtherQuestions = {
  "syllabus/security-deescalate": [
    {
      id: "still-shouting",
      question: "What if he still shouts after I've listened?",
      asked: [
        "and if he doesn't calm down",
        "it doesn't work, he keeps shouting",
        "i listened and he's still angry",
        "what if talking doesn't help",
      ],
      answer:
        "Change the face: a colleague or the purser tries once more, and you step back without a comment. If he goes on after that, it's no longer a complaint but unruly conduct: one clear warning, no alcohol, captain informed.",
    },
    {
      id: "exact-words",
      question: "Which words do I use to calm him?",
      asked: [
        "what do i say exactly",
        "give me a sentence i can say",
        "which words help",
        "can you give me an example of what to say",
      ],
      answer:
        "Short ones that show you heard him: 'I can see why you're angry. You've waited two hours and nobody told you anything. Let me find out, and I'll be back in five minutes.' Then be back in five minutes.",
    },
    {
      id: "why-use-name",
      question: "Why use his name?",
      asked: [
        "why the name",
        "what's the use of saying his name",
        "does his name really help",
        "where do i get his name from",
      ],
      answer:
        "A name turns him from 'the man in 14C' back into a guest, and people lower their voice when they hear it. It stands on the passenger list: family name with Mr or Ms, once or twice, not in every sentence.",
    },
    {
      id: "why-to-the-side",
      question: "Why stand a little to the side and at a distance?",
      asked: [
        "why not in front of him",
        "why to the side",
        "why an arm's length",
        "how close should i stand",
      ],
      answer:
        "Face to face and close feels like a fight, and he'd reach you with a hand. A little to the side he can look away without losing face, and you have a way back. Keep an exit behind you, not a wall.",
    },
    {
      id: "may-i-walk-away",
      question: "Am I allowed to walk away from an angry passenger?",
      asked: [
        "can i just leave",
        "am i allowed to go away",
        "do i have to stay and listen to that",
        "may i leave him standing",
      ],
      answer:
        "Yes, if you say so and somebody else takes over: 'I'll get my colleague, she'll be with you right away.' Walking off without a word makes it worse, and if he threatens you, you go at once and don't explain.",
    },
  ],
  "syllabus/security-warning": [
    {
      id: "words-of-warning",
      question: "How does such a warning sound?",
      asked: [
        "what do i say exactly",
        "how do i say the warning",
        "give me the words",
        "can you write the warning for me",
      ],
      answer:
        "For example: 'Mr Hall, on behalf of the captain: stop shouting and sit down now. If you don't, the captain may land elsewhere and you'll be met by police.' Slowly, once, with a colleague beside you, and only what would really follow.",
    },
    {
      id: "tears-it-up",
      question: "What if he tears up the written warning or won't take it?",
      asked: [
        "and if he rips the paper",
        "he doesn't want to take it",
        "what if he throws it away",
        "he won't sign",
      ],
      answer:
        "It counts all the same: you read it to him before a witness and note time and words. Don't quarrel over the paper, and tell the captain that he refused it. The next step is the captain's.",
    },
    {
      id: "still-goes-on",
      question: "What if he goes on after the warning?",
      asked: [
        "and if he still doesn't stop",
        "he ignores the warning",
        "what comes after that",
        "and then",
      ],
      answer:
        "Then you don't warn a third time. The captain decides: police at the destination, a diversion, or restraint if people are in danger. Your part is to move others away, keep colleagues near and report what changes.",
    },
    {
      id: "who-gives-it",
      question: "Who gives the warning, me or the purser?",
      asked: [
        "do i do that or the purser",
        "am i allowed to give it",
        "who speaks to him",
        "does the captain come out",
      ],
      answer:
        "As a rule the purser or the crew member the captain names, with a second one as witness. You may say 'Stop that now' at any time, but the formal warning needs the captain's word. Pilots stay behind the door.",
    },
    {
      id: "who-pays-diversion",
      question: "Who pays if the flight is diverted because of him?",
      asked: [
        "who pays for the landing",
        "does he have to pay for it",
        "what does a diversion cost him",
        "can the airline make him pay",
      ],
      answer:
        "The airline pays first and may claim it back from him, and some have gone to court for it. Whether it gets the money depends on the country. Don't name a sum to him: a threat with an invented figure isn't worth anything.",
    },
  ],
  "syllabus/security-restraint": [
    {
      id: "handcuffs",
      question: "What is a passenger restrained with? Are there handcuffs?",
      asked: [
        "do you have handcuffs",
        "what do you tie them with",
        "cuffs or rope",
        "what's in the kit",
      ],
      answer:
        "With the airline's own kit: usually plastic cuffs or straps with a cutter to open them, seldom metal handcuffs. Crew practise it in training. Whatever is used, nothing goes round the neck or the chest.",
    },
    {
      id: "hit-back",
      question: "May I hit back if a passenger attacks me?",
      asked: [
        "can i defend myself",
        "am i allowed to hit him",
        "may i push him away",
        "what if he hits me first",
      ],
      answer:
        "You may use the force it takes to get free and to protect others, and not a blow more. Get away, shout for help and put distance or a trolley between you. Hitting to punish is an assault, in uniform too.",
    },
    {
      id: "self-defence-training",
      question: "Do cabin crew learn self-defence?",
      asked: [
        "is there self defence training",
        "do they teach you how to fight",
        "do we learn how to hold someone",
        "is that trained",
      ],
      answer:
        "Yes, a little: ICAO lists fitting self-defence among the parts of security training. Expect some hours on getting out of a grip, holding as a team and using the kit, not a martial art. In the US the TSA offers crew a voluntary course besides.",
      source: {
        name: "ICAO Annex 6, Part I, chapter 13, security training; TSA crew member self-defense training",
        year: 2022,
      },
    },
    {
      id: "too-weak",
      question: "I'm small. What if I'm too weak to hold him?",
      asked: [
        "i'm too small for that",
        "i couldn't hold a big man",
        "what if i'm alone and he's stronger",
        "i am a woman of 50 kilos",
      ],
      answer:
        "Nobody does it alone, and it isn't about strength. You may be the one who speaks, clears the rows, fetches the kit or calls the flight deck, while colleagues and strong passengers hold. Say in the plan what you can do.",
    },
    {
      id: "can-he-sue",
      question: "Can he sue us afterwards?",
      asked: [
        "can i get sued",
        "what if he takes us to court",
        "am i liable if he's hurt",
        "will i be in trouble for it",
      ],
      answer:
        "He can try, but the Tokyo Convention protects captain, crew and helping passengers for measures that keep to it: needed, reasonable, no longer than necessary. That's why notes on times, words and checks matter so much.",
    },
    {
      id: "how-long-tied",
      question: "How long does he stay restrained?",
      asked: [
        "for how long",
        "until when",
        "when do you let him go",
        "can he be untied if he's calm again",
      ],
      answer:
        "Mostly until police take over after landing. If he's calm for long, the captain may have it loosened or removed, with crew beside him; that's never your own decision. If he feels ill or stops answering, he's freed at once.",
    },
  ],
  "syllabus/security-restrained-care": [
    {
      id: "why-upright",
      question: "Why must he sit upright and never lie face down?",
      asked: [
        "why upright",
        "what's wrong with lying on his belly",
        "why not face down",
        "what happens if somebody sits on him",
      ],
      answer:
        "Because he may stop breathing. Face down, with hands tied and weight on the back, the chest can't move, and people who fought hard beforehand need more air than others. If he says he can't breathe, believe him and change the position.",
    },
    {
      id: "needs-the-lavatory",
      question: "What if he has to go to the lavatory?",
      asked: [
        "and if he needs the toilet",
        "he says he must pee",
        "can he go to the loo",
        "do we untie him for the toilet",
      ],
      answer:
        "The captain and your manual decide. Often he goes with two crew or helpers who wait outside the unlocked door, sometimes he has to wait because freeing him is too dangerous. Never alone, never out of pity without asking.",
    },
    {
      id: "spits-or-bites",
      question: "What if he spits or bites?",
      asked: [
        "and if he spits at me",
        "he tries to bite",
        "can we cover his mouth",
        "what about a mask on him",
      ],
      answer:
        "Keep your face out of reach, put on gloves, glasses and a mask yourself, and let as few people near as possible. Nothing goes over his mouth or nose: that can stop him breathing. Wash off spit at once and report it.",
    },
    {
      id: "stops-answering",
      question: "What if he suddenly goes quiet or stops answering?",
      asked: [
        "he's suddenly quiet",
        "he doesn't react any more",
        "what if he passes out",
        "and if he faints while tied up",
      ],
      answer:
        "Treat it as an emergency: quiet isn't always calm. Check response and breathing, cut the restraint, lay him on his side or start CPR, call for medical help and tell the captain. Don't wait to see whether he's pretending.",
    },
  ],
  "syllabus/security-levels": [
    {
      id: "why-levels",
      question: "What are the levels good for?",
      asked: [
        "why levels at all",
        "what's the point of the numbers",
        "what do i need them for",
        "who uses these levels",
      ],
      answer:
        "So that a crew and the flight deck mean the same thing in one word, and the answer fits. 'Level 2, row 18' tells the captain at once that somebody has used hands. Airlines and authorities count by it as well.",
    },
    {
      id: "what-at-each",
      question: "What do crew do at each level?",
      asked: [
        "and what do i do at level 1",
        "what happens at level 3",
        "what's the reaction for each",
        "what follows from the number",
      ],
      answer:
        "Roughly: 1, talk, limit, warning; 2, warning in the captain's name, separate, helpers ready, restrain if it goes on; 3, protect lives, restrain, land soon; 4, the flight deck door first, with everything at hand. The captain knows from level 1.",
    },
    {
      id: "can-it-jump",
      question: "Can it go from level 1 straight to 3?",
      asked: [
        "can it jump",
        "does it always go step by step",
        "what if he pulls a knife at once",
        "does it go up one by one",
      ],
      answer:
        "Yes, nobody has to climb the ladder. You report what you see now, not what came first, and act for that level. It can also go down again, but then the watch stays and so does the ban on alcohol.",
    },
    {
      id: "for-the-interview",
      question: "Do I have to know the levels for an interview?",
      asked: [
        "do i need that for the interview",
        "will they ask me the levels",
        "must i learn this before",
        "is that asked at an assessment day",
      ],
      answer:
        "No. Recruiters want to hear how you'd act and when you'd call for help. If you know them, one half sentence is plenty: 'as soon as hands are used it's serious, so the captain has to know'.",
    },
  ],
  "syllabus/security-assault": [
    {
      id: "words-to-her",
      question: "What do I say to her in that moment?",
      asked: [
        "what do i say to her exactly",
        "which words do i use",
        "how do i talk to her",
        "what should i tell the woman",
      ],
      answer:
        "'I'm glad you told me. Come with me, please, you're not sitting there again.' Then somewhere quiet: 'What would you like me to do? Whom shall I call?' Don't ask why she didn't say it earlier.",
    },
    {
      id: "he-denies-it",
      question: "What if he denies it or says it was an accident?",
      asked: [
        "he says it was an accident",
        "he says she's lying",
        "and if he denies everything",
        "what if it's her word against his",
      ],
      answer:
        "You don't have to find out who's right. They're separated either way, and you write down his words as well as hers. Tell him calmly that he stays in his seat and that the captain has been told.",
    },
    {
      id: "flight-is-full",
      question: "What if the flight is full and there's no other seat?",
      asked: [
        "no free seats though",
        "and if the plane is full",
        "where do i put her then",
        "everything is taken",
      ],
      answer:
        "Then somebody swaps: ask a passenger further away, quietly and without the reason, or use a crew rest seat if the purser and captain agree. For landing she needs a proper seat and belt. Beside him isn't one of the choices.",
    },
    {
      id: "no-police",
      question: "What if she doesn't want the police?",
      asked: [
        "she doesn't want police",
        "she says leave it",
        "can i still report it",
        "what if she wants to forget it",
      ],
      answer:
        "Whether she makes a complaint is up to her, and you don't push. The captain is told all the same, because he may do it again, and the airline files its own report. Offer her the names and times on paper, in case she decides later.",
    },
    {
      id: "child-touched",
      question: "What if it's a child who was touched?",
      asked: [
        "and if it is a kid",
        "what if the victim is a child",
        "a girl travelling alone is touched",
        "what about minors",
      ],
      answer:
        "The same at once, and stricter: the child stays with a crew member, the captain is told straight away, and authorities meet the flight. Don't question the child in detail: listen, write down the child's own words, and reach the parents through the ground.",
    },
  ],
  "syllabus/security-suspect-item": [
    {
      id: "why-not-touch",
      question: "Why mustn't I touch or move it?",
      asked: [
        "why not just move it",
        "what happens if i touch it",
        "why can't i take it out",
        "why not open it carefully",
      ],
      answer:
        "Some devices go off when they're lifted, tilted, opened or uncovered, and you can't see which. And if it's harmless it may be evidence. The few people who can judge it are on the ground, so the captain asks them first.",
    },
    {
      id: "already-touched",
      question: "I've already picked it up. What now?",
      asked: [
        "i already have it in my hand",
        "i touched it by mistake",
        "what if i moved it already",
        "i opened it, and now",
      ],
      answer:
        "Put it down gently where you are, the same way up, and don't carry it back. Step away, keep others away and tell the captain exactly that: what you moved, from where, how. A mistake that's told can be dealt with.",
    },
    {
      id: "what-to-tell-passengers",
      question: "What do I tell passengers who are moved away?",
      asked: [
        "what do i say to the people around",
        "how do i explain it to the passengers",
        "do i tell them it's a bomb",
        "and if they ask why",
      ],
      answer:
        "Something true and plain: 'Please come to the front with me, we need this area for the moment.' Not the word, not a guess, not a joke. If they press you: 'The captain has been told, and you'll hear as soon as there's more to say.'",
    },
    {
      id: "mostly-harmless",
      question: "Isn't it mostly something harmless?",
      asked: [
        "but it's usually nothing",
        "it's probably just a forgotten bag",
        "am i not overreacting",
        "isn't that a bit much for a plastic bag",
      ],
      answer:
        "Yes, nearly always. A minute of care costs nothing, though, and nobody will blame you for a report that came to nothing. What gets crew into trouble is the thing they carried to the galley because it was surely a make-up bag.",
    },
  ],
  "syllabus/security-bomb-call": [
    {
      id: "real-or-hoax",
      question: "Aren't most bomb threats a hoax?",
      asked: [
        "isn't that mostly a joke",
        "are they ever real",
        "how likely is it real",
        "most of them are fake no",
      ],
      answer:
        "Yes, by far most turn out to be false. You can't tell which from the aircraft, so you pass it on word for word and leave the judging to the captain and the specialists on the ground.",
    },
    {
      id: "who-decides-landing",
      question: "Who decides whether the flight lands at once?",
      asked: [
        "does the plane land then",
        "who decides if we land",
        "do we turn back",
        "what does the captain do",
      ],
      answer:
        "The captain, with advice from the airline, air traffic control and security on the ground. It may be a normal landing, a diversion or a stand far from the terminal. Cabin crew get ready for each: secure, search if ordered, keep calm faces.",
    },
    {
      id: "passenger-asks",
      question: "What do I say if a passenger has seen the note or asks?",
      asked: [
        "a passenger saw it, what do i say",
        "what do i tell people",
        "and if somebody asks me about it",
        "what if it gets round in the cabin",
      ],
      answer:
        "'Thank you for telling me. The captain knows and we're looking after it. Please keep it to yourself, you'd only frighten people.' Then tell the purser who knows, and keep an eye on that row. Don't lie and don't explain.",
    },
    {
      id: "just-a-joke",
      question: "What if a passenger was only joking about it?",
      asked: [
        "he says it was a joke",
        "what if he was only kidding",
        "do i report a joke",
        "can he still fly after that joke",
      ],
      answer:
        "You report it all the same, and you don't laugh. The captain and the police decide, and he may be taken off, fined or charged: in many countries the joke itself is an offence. Stay polite: 'I have to pass that on.'",
    },
    {
      id: "by-phone",
      question: "What if the threat comes to me by telephone?",
      asked: [
        "and by phone",
        "somebody calls with a threat",
        "what if i get the call myself",
        "how do i take a call like that",
      ],
      answer:
        "Let the caller talk, don't hang up and don't argue. Write down the exact words, the time, the voice, background noises and whatever is said about where, when and why, and wave to a colleague to raise the alarm meanwhile.",
    },
  ],
  "syllabus/security-trafficking-act": [
    {
      id: "why-not-confront",
      question: "Why may I not confront him or free her?",
      asked: [
        "why not say something to him",
        "why can't i help her right away",
        "why not confront",
        "isn't it cowardly to do nothing",
      ],
      answer:
        "Because she pays for it: he may threaten her, hurt her later or change his route, and on board you can't protect her. Quietly reported, police can separate the two at the door and ask her alone.",
    },
    {
      id: "what-may-i-ask",
      question: "What may I ask her?",
      asked: [
        "can i talk to her",
        "what questions can i ask",
        "may i speak to the girl",
        "how do i find out more",
      ],
      answer:
        "What you'd ask anyone during service: is it your first flight, where are you off to, is somebody meeting you? Listen to who answers. No questions about him, no note slipped into her hand, no talk that she has to explain afterwards.",
    },
    {
      id: "she-asks-for-help",
      question: "What if she asks me for help?",
      asked: [
        "she says help me",
        "what if she tells me herself",
        "and if the girl begs me for help",
        "she whispers that she was kidnapped",
      ],
      answer:
        "Believe her and stay calm: 'I've heard you. I'll get help.' Tell the captain at once, and keep her near crew if that can be done with an ordinary reason. Don't promise how it ends, and don't leave her to explain it twice.",
    },
    {
      id: "what-if-wrong",
      question: "What if I'm wrong and they're just a family?",
      asked: [
        "and if i'm wrong",
        "what if it's her father",
        "i don't want to accuse a family",
        "isn't it embarrassing if it was nothing",
      ],
      answer:
        "Then police have a short, polite talk with a family and everybody goes home. You report behaviour, not people: what you saw and heard. Skin colour, language or different surnames alone are no reason, and never put them first.",
    },
    {
      id: "already-landed",
      question: "What if I only think of it after landing?",
      asked: [
        "they've already left the plane",
        "i realised it too late",
        "what if the flight is over",
        "can i report it later",
      ],
      answer:
        "Report it still, at once: to the purser, the captain or the airline's security desk, in many countries also to the police or a national hotline. Seats, names from the list, description, connection. Don't follow them through the terminal.",
    },
  ],
  "syllabus/security-custody-seat": [
    {
      id: "is-it-dangerous",
      question: "Is it dangerous to have a deportee on board?",
      asked: [
        "is that dangerous",
        "are they criminals",
        "do i have to be afraid",
        "what if he did something bad",
      ],
      answer:
        "Seldom. Many have done nothing but stay without permission, and are tired, sad or ashamed. Those seen as a risk fly with escorts, and the captain may refuse anybody. Treat them as you'd want to be treated on a bad day.",
    },
    {
      id: "starts-shouting",
      question: "What if he starts shouting or resists before departure?",
      asked: [
        "and if he screams",
        "he doesn't want to fly",
        "what if he resists",
        "he fights with the police on board",
      ],
      answer:
        "Tell the purser and the captain at once, and keep out of it: holding him is the escorts' work, not yours. The captain can have him taken off, and often does. Look after the rows around and ask people not to film.",
    },
    {
      id: "passengers-protest",
      question: "What if other passengers protest and won't sit down?",
      asked: [
        "people stand up for him",
        "passengers refuse to sit down",
        "what if the others protest",
        "somebody films and shouts that we shouldn't take him",
      ],
      answer:
        "Don't argue politics: 'I hear you. We can't leave while anybody's standing, and the captain decides about him.' It's handled like any refusal of a safety instruction: purser, captain, and if need be police. Give no details about the person.",
    },
    {
      id: "help-the-escort",
      question: "Do I have to help the escorts hold him?",
      asked: [
        "must i help the police",
        "do i have to hold him down",
        "what's my job in that",
        "are crew involved",
      ],
      answer:
        "No. Custody is theirs, the safety of the cabin is yours. You agree with them before departure on seat, lavatory, meals and how he's freed and got out in an evacuation. Only in acute danger do you act, on the captain's word.",
    },
  ],
  "syllabus/security-door-locked": [
    {
      id: "who-may-enter",
      question: "Who may go in during the flight?",
      asked: [
        "who's allowed in there",
        "can cabin crew go in",
        "am i allowed to go in as crew",
        "who can enter the cockpit",
      ],
      answer:
        "The crew on duty when they're needed, an inspector of the authority, and others only where the operations manual allows it; the captain has the last word. The US rule lists them. You go in when called or when you've called, not for a chat.",
      source: {
        name: "CAT.GEN.MPA.135, admission to the flight crew compartment; 14 CFR 121.547",
        year: 2024,
      },
    },
    {
      id: "bangs-on-door",
      question: "What if somebody bangs on the door or tries to get in?",
      asked: [
        "a man hammers on the door",
        "what if he tries to open it",
        "someone runs to the cockpit",
        "and if a passenger attacks the door",
      ],
      answer:
        "Call the flight deck, which stays shut, and get between and around him with colleagues and strong passengers, a trolley across the aisle. It's the highest level there is, so nobody waits for talk to work. He's stopped first and asked later.",
    },
    {
      id: "passenger-asks-about-door",
      question: "What do I say if a passenger asks how the door works?",
      asked: [
        "what do i tell someone who asks about it",
        "can i explain the code",
        "a passenger asks how you get in",
        "he's curious about the door",
      ],
      answer:
        "'I can't talk about that, but I can tell you what you see out of the window.' Say it kindly and change the subject. Then tell the purser and the captain what he asked and where he sits, even if he seems nice.",
    },
    {
      id: "why-so-strict",
      question: "Why is it so strict, and since when?",
      asked: [
        "why so strict",
        "since when is it locked",
        "was it always like that",
        "because of 9/11",
      ],
      answer:
        "Since the attacks of September 2001, when hijackers got into the flight decks of four airliners. Until then the door was light, and in many countries visits were normal. Today it's meant to stay shut even if people in the cabin are threatened.",
    },
  ],
  "syllabus/security-lavatory-smoke": [
    {
      id: "words-to-him",
      question: "What do I say to a passenger I caught smoking or vaping?",
      asked: ["what do i say exactly", "how do i tell him", "which words", "do i shout at him"],
      answer:
        "Low and plain: 'You've smoked in the lavatory. That's forbidden because of fire, and I have to report it to the captain. Where's the end, please?' No sermon, no audience. Ask for his name and seat, and look in the bin first of all.",
    },
    {
      id: "he-denies-it",
      question: "What if he says it wasn't him?",
      asked: [
        "he says it wasn't him",
        "and if he denies it",
        "i've no proof",
        "what if i can't prove it",
      ],
      answer:
        "You don't need a confession. Check bin and detector, write down who came out, when, what you smelt and found, and tell him that the captain will be informed. Then keep an eye on that lavatory.",
    },
    {
      id: "does-it-again",
      question: "What if he does it again?",
      asked: [
        "and if he does it again",
        "he smokes a second time",
        "he just continues",
        "he doesn't care",
      ],
      answer:
        "Then it's a refusal to obey the crew: warning in the captain's name, in writing where the airline has it, no alcohol, and mostly police at the gate. A colleague watches when he gets up, and the lavatory is checked each time after him.",
    },
    {
      id: "is-vaping-the-same",
      question: "Is vaping treated like smoking?",
      asked: [
        "is vaping the same",
        "it's only steam he says",
        "and e-cigarettes",
        "does vape count too",
      ],
      answer:
        "Yes, the same ban and the same report. Vapour sets off detectors, nobody can tell it from smoke, and the battery and heater are a fire risk of their own. 'It's only steam' doesn't change anything.",
    },
    {
      id: "take-it-away",
      question: "May I take his cigarettes or vape away?",
      asked: [
        "can i take the vape from him",
        "do i confiscate it",
        "am i allowed to take his lighter",
        "should i take it off him",
      ],
      answer:
        "Ask for it, don't grab it. Some airlines have it handed over until landing, others only have it put away. If he refuses, that goes to the captain as well; you don't search pockets or bags.",
    },
  ],
  "syllabus/passenger-handling-alcohol": [
    {
      id: "maximum-drinks",
      question: "Is there a maximum number of drinks per passenger?",
      asked: [
        "how many can i give him",
        "is there a limit",
        "how many beers are allowed",
        "who decides when it's enough",
      ],
      answer:
        "No law counts drinks: what counts is how somebody seems. Many airlines set a limit at a time, such as one or two per service, and all let crew stop earlier. You needn't prove anything: if in doubt, pause.",
    },
    {
      id: "asking-for-id",
      question: "How do I ask a young person for proof of age?",
      asked: [
        "do i check id",
        "she looks sixteen, what do i do",
        "can i ask for a passport",
        "how do i ask for id without offending",
      ],
      answer:
        "Politely, and of anybody who looks near the age: 'May I see something with your date of birth?' It's the airline's age that counts, eighteen at many and twenty-one at US ones. Without it there's a soft drink, parents or not.",
    },
    {
      id: "wont-give-up-bottle",
      question: "What if he won't put his own bottle away?",
      asked: [
        "and if he refuses to give it to me",
        "he keeps drinking from his bottle",
        "can i take the bottle",
        "he says it's his whisky",
      ],
      answer:
        "Ask him to close it and put it away, or offer to keep it with a label until landing. Don't snatch it. If he refuses twice, the purser comes, then the warning in the captain's name; it's against the rule in the US and at nearly every airline.",
    },
    {
      id: "friend-passes-it-on",
      question: "What if a friend orders for him?",
      asked: [
        "his mate orders for him",
        "his wife gives him hers",
        "what if he gets it from the neighbour",
        "someone else buys it for him",
      ],
      answer:
        "Then the friend's served no more either. Say it kindly to both: 'I can't bring any more to this row for now.' Tell the other galley, and look at cups as you pass.",
    },
    {
      id: "first-class-too",
      question: "Does that hold in first class, where it's all included?",
      asked: [
        "also in business class",
        "he paid five thousand for the ticket",
        "what if he's a gold card",
        "does it count for first class too",
      ],
      answer:
        "Yes. The fare pays for the seat, not for getting drunk, and the crew's duty is the same in every cabin. You do it more quietly: slower, with water and food, and the senior speaks to him.",
    },
    {
      id: "why-stronger-up-there",
      question: "Why does alcohol hit harder in the air?",
      asked: [
        "why does it work more up there",
        "is it stronger on a plane",
        "why do people get drunk so fast",
        "does height matter",
      ],
      answer:
        "It isn't stronger, but the person is weaker: tired, dried out, with little food and less oxygen than at home. Many have had something at the bar before, or take tablets with it. So the second glass can look like the fourth.",
    },
  ],
  "syllabus/passenger-handling-complaint": [
    {
      id: "still-not-happy",
      question: "What if he's still not satisfied?",
      asked: [
        "and if he's still unhappy",
        "nothing is good enough",
        "what if he keeps complaining",
        "he doesn't accept it",
      ],
      answer:
        "Then don't offer the same thing louder. Ask once: 'What would make it right for you?' If you can't do that, say so, bring the purser, tell him how to write to the airline, and stay friendly for the rest of the flight.",
    },
    {
      id: "what-to-say",
      question: "Which words do I use for a complaint?",
      asked: [
        "what do i say exactly",
        "give me an example",
        "how does that sound in real words",
        "which sentence first",
      ],
      answer:
        "For example: 'Thank you for telling me. I'm sorry your meal was cold after such a long wait. I'll heat another one, that takes eight minutes, and I'll come back to see whether it's right.' Four sentences: thanks, sorry, what, when.",
    },
    {
      id: "sorry-not-guilty",
      question: "Do I say sorry although it isn't our fault?",
      asked: [
        "why should i apologise, it's not my fault",
        "is sorry an admission",
        "do i say sorry for the weather",
        "isn't that admitting guilt",
      ],
      answer:
        "Yes: you're sorry for what he went through, not for having caused it. 'I'm sorry you've missed your dinner' costs nothing and admits nothing. What to leave out is guesses about blame and 'we always have that problem'.",
    },
    {
      id: "promise-money",
      question: "May I promise a refund, miles or a voucher?",
      asked: [
        "can i promise money back",
        "can i give him a voucher",
        "do i offer compensation",
        "may i refund him",
      ],
      answer:
        "Only what your airline puts into your hands, such as a form, miles or a voucher of a fixed value. Otherwise: 'I'll write it down with your name and seat, and this is where you send it.' A promise from the aisle becomes the next complaint.",
    },
    {
      id: "about-a-colleague",
      question: "What if the complaint is about a colleague?",
      asked: [
        "he complains about my colleague",
        "what if it's about another crew member",
        "do i defend her",
        "who do i tell",
      ],
      answer:
        "Listen, say sorry for how it felt, and judge nobody. Then tell the colleague alone and the purser, and serve that passenger yourself. Neither defend her in the aisle nor agree that she's always like that.",
    },
    {
      id: "story-for-interview",
      question: "How do I tell a complaint in the interview?",
      asked: [
        "how do i tell it in an interview",
        "can i use that in my interview",
        "what story fits",
        "they'll ask me about a complaint",
      ],
      answer:
        "Take one you solved yourself: what was wrong, what you felt behind it, what you offered, what the person said in the end. Add what you changed so that it didn't happen again. Never a stupid customer, never 'the rules are the rules'.",
    },
  ],
  "syllabus/passenger-handling-umnr": [
    {
      id: "nobody-there",
      question: "What if nobody is there to pick the child up?",
      asked: [
        "nobody comes for the kid",
        "and if the parents aren't there",
        "what if the aunt is late",
        "who takes the child then",
      ],
      answer:
        "The child stays with ground staff, who ring the numbers on the form; you don't leave before somebody has signed for him. Nobody else takes him, however friendly. If no one can be reached, the airline keeps him in its care, and in the end the authorities help.",
    },
    {
      id: "child-cries",
      question: "What if the child cries or is homesick?",
      asked: [
        "the kid is crying",
        "how do i comfort him",
        "what if she's scared",
        "he wants his mum",
      ],
      answer:
        "Sit down to eye level and don't say 'big boys don't cry'. Name it, 'You miss your mum', then give him a job: count the clouds, hand out the sweets with you, draw the plane for her. Tell him when he'll see whom, in meals and films instead of hours.",
    },
    {
      id: "may-i-hug",
      question: "May I hug the child or help in the lavatory?",
      asked: [
        "can i hug him",
        "am i allowed to touch the child",
        "do i help in the toilet",
        "what about going to the loo",
      ],
      answer:
        "A hug if the child wants one, where others can see it. At the lavatory you check it, show lock and flush, and wait outside. Where a small child can't manage, ask the purser what your airline allows, and never go in alone with the door shut.",
    },
    {
      id: "diverted",
      question: "What if the flight is diverted or stays overnight?",
      asked: [
        "and if we land somewhere else",
        "what if the flight is cancelled",
        "who sleeps with the child",
        "the flight is diverted, what about the kid",
      ],
      answer:
        "The child is never on his own: a member of staff stays, travels and, if need be, spends the night in the room or next door as the airline's rule has it. The parents are rung at once, and again when the plan changes.",
    },
    {
      id: "who-gets-him-out",
      question: "Who gets the child out in an evacuation?",
      asked: [
        "who helps the kid in an emergency",
        "what about his oxygen mask",
        "who puts the mask on him",
        "and in an evacuation",
      ],
      answer:
        "A grown-up nearby whom you've asked beforehand, because you'll be at your door. Show both the mask, the belt and the nearest exit before take-off. The adult's mask first, the child's at once after it.",
    },
  ],
  "syllabus/passenger-handling-exit-row": [
    {
      id: "paid-for-it",
      question: "What if he paid for the seat but isn't fit for it?",
      asked: [
        "he paid extra for the legroom",
        "but he booked that seat",
        "what if he says he paid",
        "he refuses because he paid for it",
      ],
      answer:
        "He moves all the same: no fee buys the right to block an exit. Be kind about it, offer the best seat you have, and tell him that the airline looks at refunds on the ground. It's settled before the aircraft moves.",
    },
    {
      id: "still-refuses-to-move",
      question: "What if he refuses to move?",
      asked: [
        "and if he won't get up",
        "he stays in the seat",
        "what if he refuses",
        "he says no and stays",
      ],
      answer:
        "Then the purser tells him, and after that the captain decides: the aircraft doesn't leave with somebody at an exit who may not sit there. Say it as a fact and not as a threat: 'We can leave as soon as you've changed.'",
    },
    {
      id: "what-to-ask",
      question: "What do I say in the exit row briefing?",
      asked: [
        "what do i say exactly",
        "how do you brief them",
        "what do you ask the people there",
        "give me the words for it",
      ],
      answer:
        "For example: 'You're sitting at an emergency exit. If we ask you, would you open it and help people out? Please look at this card now. Is there any reason you'd rather not?' Then wait for each person's yes in words.",
    },
    {
      id: "asleep-or-drunk",
      question: "What if he's drunk, asleep or has headphones on?",
      asked: [
        "he wears headphones",
        "he's already sleeping",
        "what if he's been drinking",
        "what about noise-cancelling headphones",
      ],
      answer:
        "For take-off and landing he has to be awake, sober and able to hear you. Headphones off for the briefing; whoever has clearly been drinking sits elsewhere. In cruise he may sleep, and you wake him for the descent.",
    },
    {
      id: "upper-age",
      question: "Is there an upper age limit?",
      asked: [
        "can old people sit there",
        "is seventy too old",
        "up to what age",
        "what about an older lady",
      ],
      answer:
        "No fixed one under the US rule, and most airlines judge by fitness, not by birthdays. Ask yourself and ask them: could you lift or push this exit and climb out fast? A fit seventy-year-old may stay, a thirty-year-old with an arm in plaster may not.",
      source: { name: "14 CFR 121.585, exit seating", year: 2024 },
    },
  ],
  "syllabus/passenger-handling-hidden": [
    {
      id: "how-to-talk",
      question: "How do I talk to an autistic passenger?",
      asked: [
        "how do i speak to him",
        "what do i say to an autistic person",
        "how should i talk then",
        "any tips for talking",
      ],
      answer:
        "Calmly, one thing at a time, in words that mean what they say: 'The plane will shake for a minute' rather than 'a bit of a rodeo'. Don't insist on eye contact, give time to answer, and say beforehand what comes next.",
    },
    {
      id: "meltdown",
      question: "What if somebody has a meltdown on board?",
      asked: [
        "the boy screams and hits himself",
        "what do i do in a meltdown",
        "and if he panics",
        "he's having a fit of screaming",
      ],
      answer:
        "Make less of everything: fewer people, less light, fewer words, more room. Ask the companion what helps, keep others from staring, and don't hold or touch. It passes when the overload does; step in only if somebody may get hurt.",
    },
    {
      id: "may-i-ask-what",
      question: "May I ask what the disability is?",
      asked: [
        "can i ask what he has",
        "is it rude to ask",
        "do i ask about the diagnosis",
        "how do i ask without being rude",
      ],
      answer:
        "Not what it is, but what helps: 'I saw your lanyard. Is there anything I can do to make the flight easier?' If the person wants to tell you more, listen, and keep it to the crew who need it.",
    },
    {
      id: "no-lanyard",
      question: "What if somebody has no lanyard but seems overwhelmed?",
      asked: [
        "and without the lanyard",
        "what if they don't wear one",
        "not everyone wears it",
        "how do i see it otherwise",
      ],
      answer:
        "Do the same. The lanyard is a choice, and many never heard of it. Hands over ears, rocking, pacing or questions again and again are enough to say: 'It's loud here. Would a quieter seat help?'",
    },
    {
      id: "neighbours-complain",
      question: "What if other passengers complain or stare?",
      asked: [
        "people are complaining about him",
        "the others are annoyed",
        "what do i tell the neighbours",
        "passengers stare at the family",
      ],
      answer:
        "'Thank you for your patience, it'll pass. Can I bring you earplugs or find you another seat?' Don't explain the person's condition: that's theirs to tell. Then a word to the family: 'Take all the time you need.'",
    },
  ],
  "syllabus/passenger-handling-crew-duty-us": [
    {
      id: "outside-the-us",
      question: "Is it the same in Europe?",
      asked: [
        "and in europe",
        "is that everywhere so",
        "what about eu airlines",
        "only in america",
      ],
      answer:
        "Much the same: European law lists help in moving to the lavatory among the airline's duties, free of charge, and leaves personal care to a companion. Elsewhere the airline's rule decides. Ask yours how far crew go.",
      source: { name: "Regulation (EC) No 1107/2006, Annex II", year: 2006 },
    },
    {
      id: "no-cabin-chair",
      question: "What if there is no wheelchair on board?",
      asked: [
        "there's no chair on board",
        "what if we don't have one",
        "small plane without wheelchair",
        "and without an aisle chair",
      ],
      answer:
        "Not every aircraft carries one, above all small ones. Tell her honestly before departure, while there's a choice, and ask what she can do: a seat beside the lavatory, a companion who moves her. Don't carry her in your arms.",
    },
    {
      id: "why-not-lift",
      question: "Why don't crew lift passengers?",
      asked: [
        "why can't i just lift her",
        "what's wrong with lifting",
        "i'm strong, can i carry him",
        "why not carry them",
      ],
      answer:
        "Because one slip in a narrow aisle hurts two people, and neither the grip nor the rhythm was practised. Trained helpers with the right chair do it on the ground. In an evacuation it's different: then people are dragged if need be.",
    },
    {
      id: "help-inside",
      question: "What if she needs help inside the lavatory?",
      asked: [
        "and inside the toilet",
        "she can't do it alone in there",
        "who helps in the loo",
        "does crew have to go in",
      ],
      answer:
        "That isn't crew's duty, and you may say so gently: 'I can take you to the door and keep it private for you.' A companion goes along, and people who need such help and travel alone usually plan for it. Ask her how she's used to doing it.",
    },
  ],
  "syllabus/passenger-handling-allergy": [
    {
      id: "neighbour-keeps-eating",
      question: "What if the neighbour won't stop eating nuts?",
      asked: [
        "he keeps eating peanuts",
        "and if they refuse",
        "the guy next to her doesn't care",
        "what if they don't want to stop",
      ],
      answer:
        "You can ask, not order. Ask again alone and with the reason, 'It could make her seriously ill', offer another snack in exchange, and move one of them. If he still eats, the purser tries, and she sits as far away as the cabin allows, table wiped.",
    },
    {
      id: "announcement-words",
      question: "How does the announcement sound?",
      asked: [
        "what do i say on the pa",
        "which words for the announcement",
        "do i say her seat number",
        "how do i announce it",
      ],
      answer:
        "For example: 'A guest on board has a severe nut allergy. We won't be serving nuts today and ask you kindly not to open any.' No name, no row, no blame. Whether it's made at all is your airline's rule, and the purser's to decide.",
    },
    {
      id: "no-injector",
      question: "What if she has no auto-injector with her?",
      asked: [
        "she forgot her epipen",
        "her pen is in the suitcase",
        "what if she has no pen",
        "and without an injector",
      ],
      answer:
        "Tell the purser and captain at once, while the door's open: they and the medical advisers decide whether she flies. Ask if it's in the hold bag. The aircraft's medical kit may hold adrenaline, but don't promise it: some flights carry none.",
    },
    {
      id: "through-the-air",
      question: "Can the smell of nuts in the air cause a reaction?",
      asked: [
        "can she react to the smell",
        "is it in the air",
        "can it fly through the cabin",
        "does the air conditioning spread it",
      ],
      answer:
        "Hardly, by what is known: a review for the UK authority found nothing to support nut allergens spreading through cabin air. Residue on tables, armrests and fingers is the real risk, so wiping the seat area helps more than a ban.",
      source: {
        name: "Evidence review on food allergy and flying, commissioned by the UK Civil Aviation Authority; Archives of Disease in Childhood",
        year: 2024,
      },
    },
    {
      id: "is-the-food-safe",
      question: "She asks whether our meal is free of nuts. What do I say?",
      asked: [
        "is the meal safe for her",
        "can she eat our food",
        "what if i don't know what's in it",
        "can i say there's no nuts in it",
      ],
      answer:
        "Only what's on the label or the caterer's list, and read it with her. If there's none: 'I can't tell you for certain, so please don't eat it.' Never 'I think so'. Sealed food of her own is the safest, and many bring it.",
    },
  ],
  "syllabus/passenger-handling-pregnancy": [
    {
      id: "why-that-week",
      question: "Why is there a limit at all?",
      asked: [
        "why 36 weeks",
        "what's the reason",
        "why can't she fly later",
        "is flying dangerous for the baby",
      ],
      answer:
        "Because labour may start, and up there a midwife, an operating theatre and an incubator are hours away. It isn't the flight that harms: in a healthy pregnancy, cabin pressure and an occasional flight aren't known to do any damage.",
      source: { name: "RCOG, Air travel and pregnancy, information for patients", year: 2015 },
    },
    {
      id: "no-letter",
      question: "What if she looks further on and has no letter?",
      asked: [
        "she has no certificate",
        "she looks nine months",
        "what if she lies about it",
        "do i ask for her papers",
      ],
      answer:
        "You don't guess by the belly and you don't send anybody away. Tell the purser and ground staff quietly before the door closes; they ask for the letter and, if need be, medical advice. To her: 'May I ask how many weeks you are, so we can look after you?'",
    },
    {
      id: "why-belt-low",
      question: "Why must the belt lie under the belly?",
      asked: [
        "why below the bump",
        "why so low",
        "isn't the belt bad for the baby",
        "can she leave it off",
      ],
      answer:
        "Low, across the hip bones, the force goes into bone. Across the belly it would press on the womb in a jolt or a hard stop. Leaving it off is the most dangerous of all, for both. An extension belt makes it comfortable.",
    },
    {
      id: "may-i-ask-if-pregnant",
      question: "May I ask a woman whether she's pregnant?",
      asked: [
        "can i ask if she's pregnant",
        "what if she's only big",
        "how do i ask without offending",
        "she sits in the exit row and looks pregnant",
      ],
      answer:
        "Better not in so many words. Ask everyone in an exit row the same: 'Is there any reason why you shouldn't sit here?' With the belt, show it low to whoever seems to need it. If she tells you, thank her and keep it between you.",
    },
  ],
  "syllabus/passenger-handling-culture": [
    {
      id: "made-a-mistake",
      question: "What if I did offend somebody by mistake?",
      asked: [
        "i offended someone, what now",
        "what if i do it wrong",
        "i touched her kid's head",
        "how do i apologise",
      ],
      answer:
        "Say it once and lightly: 'I'm sorry, I didn't know. Thank you for telling me.' Don't explain how you meant it, and don't avoid the row afterwards. People forgive a mistake far more easily than a cold shoulder.",
    },
    {
      id: "learn-it-all",
      question: "Do I have to learn the customs of every country?",
      asked: [
        "do i have to know all cultures",
        "how can i know all that",
        "where do i learn this",
        "that's impossible to remember",
      ],
      answer:
        "No. Learn the few that matter on your routes, and for the rest watch and ask: 'How would you like it?' Follow what the guest does with hand, eyes and distance. Colleagues from there are the best book you'll get.",
    },
    {
      id: "rule-against-faith",
      question: "What if a faith stands against a safety rule?",
      asked: [
        "and if his religion forbids it",
        "he prays while the belt sign is on",
        "what wins, religion or safety",
        "she doesn't want to take the veil off for the mask",
      ],
      answer:
        "Then the rule stands and the way is kind: say why, say when it'll be possible, and help. 'Please sit and fasten your belt now; I'll tell you as soon as the sign is off.' In an emergency the mask goes over nose and mouth, under whatever covers the face.",
    },
    {
      id: "ignores-me",
      question: "What if he won't talk to me because I'm a woman?",
      asked: [
        "he doesn't look at me",
        "he ignores me as a woman",
        "he won't take the tray from me",
        "should a male colleague serve him",
      ],
      answer:
        "Not looking at you may be his way of being polite, so don't take it as an insult. Put the tray down, speak on normally. If he's rude or refuses you in so many words, the purser decides who serves; in safety he follows you like everybody else.",
    },
    {
      id: "example-for-interview",
      question: "Which example can I give in the interview?",
      asked: [
        "give me an example for the interview",
        "what story fits for culture",
        "i only know my own country",
        "what do i say about other cultures",
      ],
      answer:
        "A small true one: a guest, neighbour or classmate whose habit puzzled you, what you asked, what you did differently since. It needn't be abroad. Leave out 'I love all cultures', and never tell it as a funny story about strange people.",
    },
  ],
  "syllabus/passenger-handling-assistance-dog-eu": [
    {
      id: "needs-to-pee",
      question: "What if the dog has to relieve itself on a long flight?",
      asked: [
        "where does the dog pee",
        "what about the dog's toilet",
        "and if he has to go",
        "it's a ten hour flight",
      ],
      answer:
        "Such dogs are trained to hold it for long, and owners plan food and water for the day. Some bring a pad, used in a lavatory or a quiet corner with the crew's consent. Ask the owner at the start what they have in mind.",
    },
    {
      id: "barks-or-growls",
      question: "What if the dog barks, growls or wanders about?",
      asked: [
        "the dog is barking",
        "what if it bites someone",
        "he lets the dog run around",
        "and if the dog is aggressive",
      ],
      answer:
        "Ask the owner to bring it under control; mostly it's over in a moment. If it goes on before departure, tell purser and captain: a dog that endangers people may be refused. In flight the owner holds it short, and neighbours may move.",
    },
    {
      id: "child-strokes-it",
      question: "A child keeps stroking the dog. What do I say?",
      asked: [
        "what do i tell the kid",
        "people keep stroking it",
        "passengers feed the dog",
        "a boy wants to pet it",
      ],
      answer:
        "'This dog's at work, so we don't touch it. Ask the lady later whether you may.' Said to the child, not over its head to the parents. The owner needn't be the one who explains it in every row.",
    },
    {
      id: "neighbour-allergic",
      question: "What if the neighbour is allergic or afraid of dogs?",
      asked: [
        "the one next to it is allergic",
        "what if somebody's scared of dogs",
        "neighbour doesn't want the dog there",
        "who has to move",
      ],
      answer:
        "The neighbour moves, not the owner with the dog: offer a seat as far away as there is. If no seat's free or the allergy's severe, purser and ground staff look for a way before the door closes. The dog never goes into the hold.",
    },
  ],
  "situational-judgement/drunk-at-the-door": [
    {
      id: "what-to-say",
      question: "What do I say to him at the door?",
      asked: [
        "what do i say exactly",
        "what words do i use at the door",
        "how do i stop him nicely",
        "what do i tell him",
      ],
      answer:
        "'Good evening, sir. Would you stand here with me for a moment? I'd like a word with my colleague.' No 'you're drunk', no verdict. Then the purser and ground staff speak to him, away from the queue.",
    },
    {
      id: "drunk-or-ill",
      question: "How do I know that he's drunk and not ill?",
      asked: [
        "what if he's sick and not drunk",
        "maybe he is diabetic",
        "how can i tell he's drunk",
        "could it be a stroke",
      ],
      answer:
        "You don't know for certain, and you needn't. Low sugar, a stroke, a head injury or tablets look the same, so look for a bracelet, ask him and his friends, and say what you saw. Either way he shouldn't just be seated.",
    },
    {
      id: "captain-lets-him",
      question: "What if the captain lets him fly?",
      asked: [
        "the captain says it's ok",
        "and if the captain takes him",
        "what if they let him on",
        "he's allowed to board, what now",
      ],
      answer:
        "Then you make the best of it: no alcohol for him or round him, food and water, a seat where you can see him but not at an exit, the whole crew told. Look at him again before the doors close and report if it's worse.",
    },
    {
      id: "doors-already-closed",
      question: "What if I notice it only when the doors are closed?",
      asked: [
        "we're already taxiing",
        "i saw it too late",
        "what if we've left the gate",
        "and if the door is shut",
      ],
      answer:
        "Tell the captain at once, also on the taxiway: going back costs half an hour, a diversion half a day. Until then he's seated, belted and watched. Don't decide for the captain that it's too late.",
    },
    {
      id: "he-gets-angry",
      question: "What if he gets angry when he's refused?",
      asked: [
        "and if he becomes aggressive",
        "he starts shouting at the gate",
        "he won't leave the plane",
        "what if he refuses to go",
      ],
      answer:
        "Step back and let the captain, ground staff and police do it: you've no need to win. Keep other passengers away from the door and be short: 'The decision's been made. They'll help you with another flight.' His hold bag comes off too.",
    },
    {
      id: "which-rule",
      question: "Is there a rule that drunk people may not board?",
      asked: [
        "is that a law",
        "where does it say that",
        "can we legally refuse him",
        "which rule is that",
      ],
      answer:
        "Yes. In the US no airline may let anybody board who appears to be intoxicated, and European rules have airlines take all reasonable measures against it where people could be endangered. 'Appears' is enough: no test is needed.",
      source: {
        name: "14 CFR 121.575(c); Regulation (EU) No 965/2012, CAT.GEN.MPA.170",
        year: 2024,
      },
    },
  ],
  "situational-judgement/reclined-seat-quarrel": [
    {
      id: "who-is-right",
      question: "Who is right in such a quarrel?",
      asked: [
        "but who is right",
        "is reclining allowed",
        "can i make her put it up",
        "does she have the right to recline",
      ],
      answer:
        "Outside meals, take-off and landing she may recline, where the airline's seats do, and he may not push. It helps nobody to say so aloud. Ask her for a bit less and him for patience, and offer each something for it.",
    },
    {
      id: "wont-put-it-up",
      question: "What if she still refuses to put it up?",
      asked: [
        "and if she refuses",
        "she says no",
        "she won't move her seat an inch",
        "what if nobody gives in",
      ],
      answer:
        "For take-off and landing there's no choice, and for the meal most airlines ask for it, so then you may insist politely. In between you can only ask. Move him if there's a seat; otherwise thank both and come back every while.",
    },
    {
      id: "full-flight",
      question: "What if the flight is full?",
      asked: [
        "no free seats to move him",
        "and on a full plane",
        "there's nowhere to go",
        "what if every seat is taken",
      ],
      answer:
        "Then trade in time instead of seats: upright for the meal, half-way back for the film, all the way for the night, and say it to both. Ask whether somebody small would like to swap. Let the tall one stand and stretch in the galley when the sign is off.",
    },
    {
      id: "what-to-say",
      question: "What do I say to the two of them?",
      asked: [
        "what do i say exactly",
        "give me a sentence for that",
        "how do i begin",
        "which words calm them",
      ],
      answer:
        "First to both: 'Let's find something that works for both of you. One after the other, please.' Then to her, low: 'Would half-way be all right until after the meal?' And to him: 'Give me five minutes, and please leave the seat alone.'",
    },
    {
      id: "armrest-or-blind",
      question: "What if it's about the armrest, the blind or the light?",
      asked: [
        "and about the armrest",
        "they fight over the window blind",
        "who gets the armrest",
        "one wants the light on",
      ],
      answer:
        "The same way: no verdict, a trade. Many crew say the middle seat gets both armrests, but that's a custom and no rule. The blind belongs to the window seat except when crew need it up or down, and a reading light wakes nobody with an eye mask.",
    },
  ],
  "situational-judgement/will-not-sit-beside-her": [
    {
      id: "no-free-seat",
      question: "What if there is no free seat?",
      asked: [
        "and if it's full",
        "no other seats left",
        "what if there's nowhere to put him",
        "the plane is full though",
      ],
      answer:
        "Then he may ask another passenger himself, or you ask for a volunteer to swap with him, never with her. If nobody wants to, the choice is his: this seat, or another flight through ground staff. Say it without irony.",
    },
    {
      id: "still-wont-sit",
      question: "What if he still won't sit down?",
      asked: [
        "and if he still refuses",
        "he just stands in the aisle",
        "he won't sit",
        "what if he keeps standing there",
      ],
      answer:
        "Purser and ground staff come, and the captain decides, since no aircraft leaves with somebody standing. One sentence is enough: 'We can leave when you're seated. If you can't take this seat, you may get off and take another flight.'",
    },
    {
      id: "she-offers",
      question: "What if she offers to move herself?",
      asked: [
        "the woman says she'll move",
        "and if she wants to change",
        "can she move if she likes",
        "what if she volunteers",
      ],
      answer:
        "If she really wants to, thank her, give her a seat at least as good, and make plain that nobody asked it of her. If it sounds like giving in, say: 'You needn't. You're welcome to stay right here.'",
    },
    {
      id: "why-not-ask-her",
      question: "Why is it so bad to ask her?",
      asked: [
        "why can't i just ask her to move",
        "what's wrong with asking the woman",
        "isn't it easier if she goes",
        "why harmful",
      ],
      answer:
        "Because she'd give up her place for being a woman, and the crew would have done it. In 2017 a court in Jerusalem ruled against an airline after a passenger sued over just that. It's easier for five minutes and wrong afterwards.",
      source: {
        name: "Rabinowitz v El Al, Jerusalem Magistrate's Court, as reported in the press",
        year: 2017,
      },
    },
    {
      id: "what-to-say",
      question: "What do I say to him?",
      asked: [
        "what do i say exactly",
        "which words do i use with him",
        "how do i say that politely",
        "what do i tell him",
      ],
      answer:
        "'I understand. Let me look where I have a seat for you.' And if there's none: 'I can't ask anybody to move for this reason. I can ask whether somebody would like to swap with you.' No word about his faith, for or against.",
    },
  ],
  "situational-judgement/last-vegetarian-meal": [
    {
      id: "only-meat-left",
      question: "What if a vegetarian comes later and only meat is left?",
      asked: [
        "there's only beef left for her",
        "she doesn't eat meat, what can i give her",
        "and if it's gone when i need it",
        "nothing vegetarian left",
      ],
      answer:
        "Put something together: salad, bread, cheese, fruit and dessert from trays that nobody has touched, and ask the other galley and the forward cabin. Say sorry, say what there is, and remember her first at the second service.",
    },
    {
      id: "gets-angry",
      question: "What if he insists and gets angry?",
      asked: [
        "and if he insists",
        "he wants it now",
        "he gets loud about it",
        "what if he doesn't want to wait",
      ],
      answer:
        "Stay with it: 'I'd love to give it to you, and I may in ten minutes. Somebody behind you may not be able to eat anything else.' Offer what can bridge it. Giving in to the louder voice is seen by six rows.",
    },
    {
      id: "crew-meal",
      question: "May I give him a crew meal?",
      asked: [
        "can i give my own meal",
        "what about crew food",
        "do we have crew meals left",
        "can i take one from business",
      ],
      answer:
        "Only if the purser says so and none of the crew goes hungry for it: those meals are counted, too, and two pilots have to eat differently. The same goes for the forward cabin. One exception in sight becomes ten requests.",
    },
    {
      id: "is-it-really-meatless",
      question: "He asks whether something is halal, vegan or without pork. What do I say?",
      asked: [
        "is the chicken halal",
        "is there pork in it",
        "how do i know what's in it",
        "can i say it's vegan",
      ],
      answer:
        "What the label says, and no more. Read it with him, and if nothing's written: 'I don't know, so I won't say yes.' For faith and allergy alike a friendly guess is worse than a no.",
    },
    {
      id: "what-to-say",
      question: "What do I say to him?",
      asked: [
        "what do i say exactly",
        "how do i tell him he has to wait",
        "give me the words",
        "which sentence do i use",
      ],
      answer:
        "'May I come back to you after the last row? It's the only one, and sometimes a guest can't eat anything else. If it's left, it's yours. Can I bring you bread and cheese until then?' And then you come back.",
    },
  ],
  "situational-judgement/nods-to-everything": [
    {
      id: "nobody-speaks-it",
      question: "What if nobody on board speaks her language?",
      asked: [
        "and if no one speaks it",
        "no passenger speaks her language",
        "what if i can't find anybody",
        "how do we talk then",
      ],
      answer:
        "Then hands, pictures and things: show two meals and let her point, draw the clock, write figures. A translation app that works offline helps where the airline allows it. And ask by the captain's message for somebody who speaks it at arrival.",
    },
    {
      id: "translation-app",
      question: "May I use a translation app?",
      asked: [
        "can i use google translate",
        "is an app ok",
        "may i use my phone for that",
        "what about a translator app",
      ],
      answer:
        "For food, weather and where the toilet is, yes, if your airline lets you use the device. For safety, allergies and illness don't rely on it alone: use short sentences, let her read it, and check by gesture that it arrived.",
    },
    {
      id: "safety-briefing",
      question: "How does she get the safety briefing?",
      asked: [
        "how do i explain safety to her",
        "what about the belt and the mask",
        "how does she know what to do in an emergency",
        "and the safety demo",
      ],
      answer:
        "With your hands and the card, alone with her: open and close the belt, point at the mask and put your hand to your face, count the rows to the exit with your fingers. Let her do it after you. That tells you more than a nod.",
    },
    {
      id: "who-fills-the-card",
      question: "Who fills in her arrival card then?",
      asked: [
        "who fills the form",
        "can i fill in the card",
        "what do i do with the card",
        "she holds out the form to me",
      ],
      answer:
        "She does, with somebody who reads her language: a passenger, or ground staff at arrival, where forms often exist in it. You may show which line is the name and which the flight number. Answers and signature stay hers.",
    },
  ],
  "assessment-days/asked-passenger-gets-abusive": [
    {
      id: "whole-group",
      question: "What if it's a whole group?",
      asked: [
        "and with ten drunk men",
        "it's a stag party",
        "what if all of them are like that",
        "how do i handle a group",
      ],
      answer:
        "Find the one they listen to and speak to him alone, away from the others: 'Help me get everybody there.' Slow the drinks for all of them, from both galleys, and split them up if seats allow. In front of the group nobody can give in.",
    },
    {
      id: "the-warning-itself",
      question: "How do I word that one warning?",
      asked: [
        "what do i say exactly",
        "how does the warning go",
        "give me the exact words",
        "what do i tell him first",
      ],
      answer:
        "'Sir, I'd like to help you. You're shouting, and that has to stop. Please sit down, and I'll bring you some water and come back.' What he does, what has to stop, what you offer. Slow, low, eyes on him, then wait.",
    },
    {
      id: "still-refuses",
      question: "What if he still refuses?",
      asked: [
        "and if he doesn't stop",
        "he still doesn't care",
        "he laughs at me",
        "what if he ignores all that",
      ],
      answer:
        "Don't repeat it a third time yourself. The purser speaks, with a second crew member, then comes the captain's warning. Meanwhile nobody argues, and the rows around are moved or calmed. A third plea teaches him that nothing follows.",
    },
    {
      id: "refuse-to-serve",
      question: "Am I allowed to refuse to serve him?",
      asked: [
        "can i refuse to serve him",
        "do i still have to serve him",
        "may i just ignore him",
        "can i stop giving him anything",
      ],
      answer:
        "Alcohol, yes, always. With anything else talk to the purser: a colleague takes the row, so you needn't. Water, help and safety he gets like everybody, because he's still a passenger. Ignoring the call bell isn't a sanction.",
    },
    {
      id: "alone-in-the-galley",
      question: "What if I'm alone with him in the galley?",
      asked: [
        "i'm alone back there",
        "he follows me into the galley",
        "nobody is near me",
        "what if there's no colleague around",
      ],
      answer:
        "Don't get cornered: move so that the aisle's behind you, keep a trolley between you, and press the interphone call. Say loudly what happens: 'Please step back.' Loud words bring colleagues faster than any button.",
    },
    {
      id: "he-apologises",
      question: "What if he calms down and says sorry?",
      asked: [
        "he says sorry now",
        "and if he's calm again",
        "can he have a drink after that",
        "do i still report it",
      ],
      answer:
        "Accept it and mean it: 'Thank you. Let's have a good flight from here.' No more alcohol all the same, an eye on him, and the captain is told that it's calm. It's reported anyway, in two sentences instead of two pages.",
    },
  ],
  "assessment-days/asked-words-for-refusing-alcohol": [
    {
      id: "paid-for-it",
      question: "What if he says he has paid for it?",
      asked: [
        "he says he paid for it",
        "but it's included in the ticket",
        "he says it's his right",
        "drinks are free on this flight he says",
      ],
      answer:
        "'I understand, and I'd serve you gladly. On this flight I can't bring you any more alcohol.' Don't discuss the fare: no ticket includes being served when the crew say stop. If he bought a drink he can't have, the purser looks at the refund.",
    },
    {
      id: "keeps-asking",
      question: "What if he keeps asking or gets louder?",
      asked: [
        "and if he still insists",
        "he asks again and again",
        "he doesn't accept no",
        "he gets loud about it",
      ],
      answer:
        "Same sentence, lower voice, no new reason: reasons are something to argue with. Then the purser says it once more, and after that it's no longer about a drink but about his behaviour, with a warning.",
    },
    {
      id: "say-we-ran-out",
      question: "Can't I just say we've run out?",
      asked: [
        "can i say there's no more",
        "why not say it's sold out",
        "a small lie is easier no",
        "can i water it down secretly",
      ],
      answer:
        "Better not. He sees the next row get one, and then you've a drunk man with a good reason to be angry. Weaker drinks on the quiet are a lie as well. A short, honest no is easier to stand by all flight.",
    },
    {
      id: "how-do-i-see-it",
      question: "How do I see that somebody has had enough?",
      asked: [
        "how do i know he's had enough",
        "what are the signs",
        "when do i stop serving",
        "how can i tell",
      ],
      answer:
        "By changes: louder or suddenly silent, red eyes, slurred words, spilling, too familiar, the glass empty as soon as it's filled. Compare with how he was at boarding, and ask a colleague to have a look. Stop at amber, not at red.",
    },
    {
      id: "was-i-wrong",
      question: "What if I was wrong and he's sober?",
      asked: [
        "what if he's not drunk",
        "and if i'm wrong",
        "he says he's just happy",
        "maybe he always talks like that",
      ],
      answer:
        "Then he's missed one drink, and you can mend that: wait, bring water and food, look again in half an hour. Some people slur or sway from illness or disability, so ask how he is before you judge. Wrong this way round hurts nobody.",
    },
    {
      id: "takes-it-himself",
      question: "What if he takes a drink himself or goes to the other galley?",
      asked: [
        "he takes it from the trolley",
        "he goes to the other galley",
        "he steals the mini bottles",
        "he asks my colleague instead",
      ],
      answer:
        "That's why the whole crew hears it at once. Never leave a trolley or open bar alone. If he helps himself, ask for it back calmly with a colleague beside you: it's refusing an instruction now, so purser and captain are told.",
    },
  ],
  "assessment-days/asked-what-would-you-do-if": [
    {
      id: "sample-answer",
      question: "Can you give me an example of a whole answer?",
      asked: [
        "give me an example",
        "how would a full answer sound",
        "show me one",
        "can you say it as an answer",
      ],
      answer:
        "'First I'd listen and keep my voice down. I'd say what I heard, tell her what I can do now, and set a limit if she insults me. If it goes on I'd get my purser. In my café a man shouted over a bill; I did just that, and he came back next day.'",
    },
    {
      id: "they-keep-asking",
      question: "What if they keep asking 'and if he still refuses'?",
      asked: [
        "they ask and if that doesn't work",
        "they keep pushing me",
        "and if he still refuses they say",
        "what if they ask again and again",
      ],
      answer:
        "That's the test, so don't invent tricks: go one step up each time. Ask kindly, say why, say the limit, colleague, purser, captain, police on the ground. Stay as calm at step six as at step one. Then you may say: 'From there I'd follow the procedure.'",
    },
    {
      id: "dont-know-the-rule",
      question: "What if I don't know the rule?",
      asked: [
        "i don't know the rules yet",
        "what if i have no idea",
        "can i say i don't know",
        "must i know the procedure",
      ],
      answer:
        "Say so and give your thinking: 'I don't know your procedure yet; I'd learn it in training. Until then I'd keep people safe, tell the purser and not promise anything.' Invented rules are worse than none, since they know the real ones.",
    },
    {
      id: "call-the-purser-first",
      question: "Can I just say I'd call the purser?",
      asked: [
        "can i say i'd ask my boss",
        "is it bad to say i'd call the purser",
        "shouldn't i just get the senior",
        "isn't calling for help weak",
      ],
      answer:
        "Not as the first thing, unless somebody's in danger. They want to see what you do in the minute before help comes. So: what you'd say and offer yourself, and then at which point you'd call, because that shows judgement.",
    },
    {
      id: "typical-mistakes",
      question: "What are the mistakes to avoid?",
      asked: [
        "what should i not say",
        "which mistakes do people make",
        "what do they hate to hear",
        "what's a bad answer",
      ],
      answer:
        "Threatening with police at once, touching the passenger, giving in so that it's quiet, or being the hero who does it all alone. And laughing at the passenger in your story. Safety first, dignity second, comfort third is an order you can't get wrong.",
    },
  ],
  "assessment-days/asked-passenger-touches-me": [
    {
      id: "only-a-tap",
      question: "What if he only taps my arm or hip to get my attention?",
      asked: [
        "it was only a tap",
        "he touched my hip to call me",
        "is poking already harassment",
        "maybe it was an accident",
      ],
      answer:
        "An arm in the aisle can happen; a hand on hip or bottom needn't. Say it kindly the first time: 'Please use the call button or say excuse me.' The second time isn't an accident, and you treat it as one less.",
    },
    {
      id: "keep-serving",
      question: "Do I have to go on serving him?",
      asked: [
        "do i still have to serve him",
        "must i go back there",
        "can someone else do that row",
        "can i refuse to serve him",
      ],
      answer:
        "No. Tell the purser, and a colleague takes the row for the rest of the flight. You don't owe anybody a second try, and you needn't give the passenger a reason. If your purser shrugs, say it again: 'I'm not going back there.'",
    },
    {
      id: "colleagues-laugh",
      question: "What if colleagues say it's part of the job?",
      asked: [
        "my colleagues say that's normal",
        "they just laugh",
        "everyone says ignore it",
        "what if the purser doesn't care",
      ],
      answer:
        "It isn't. Report it yourself, in the flight report or to the base, by what happened and when; captain, staff representatives or a union help if somebody blocks it. Old hands put up with much that nobody has to put up with today.",
    },
    {
      id: "may-i-push-him",
      question: "May I push his hand away or slap him?",
      asked: [
        "can i slap him",
        "may i push him off",
        "am i allowed to hit his hand away",
        "can i defend myself",
      ],
      answer:
        "Pushing the hand away and stepping back, yes. Slapping, no: it feels fair and makes two offences out of one, and his neighbour is filming. Your voice is the better weapon, because the whole row becomes a witness.",
    },
    {
      id: "in-the-interview",
      question: "What do I say if they ask about it in the interview?",
      asked: [
        "what do i say in the interview",
        "they asked me how i'd react",
        "how do i answer that to a recruiter",
        "is that asked in interviews",
      ],
      answer:
        "Clear and without drama: 'I'd step back, say plainly that I don't want that, tell my purser and let a colleague take over. And I'd report it.' Don't say you'd laugh it off: they want crew who protect themselves and each other.",
    },
  ],
  "assessment-days/asked-seat-swap": [
    {
      id: "what-to-say",
      question: "What do I say when I ask somebody to swap?",
      asked: [
        "what do i say exactly",
        "how do i ask nicely",
        "which words do i use",
        "give me a sentence for asking",
      ],
      answer:
        "'May I ask you something, and no is fine? A father would like to sit with his little girl. I could offer you an aisle seat three rows ahead.' Quietly, to one person, with the offer in the same breath.",
    },
    {
      id: "sits-in-wrong-seat",
      question: "What if somebody sits in another's seat and won't move?",
      asked: [
        "someone sits in my passenger's seat",
        "he took her seat and stays there",
        "he won't give the seat back",
        "what if he's in the wrong seat",
      ],
      answer:
        "Look at both boarding passes first; often a row or a flight is mixed up. Then plainly: 'This seat is hers today. May I show you yours?' If he stays, the purser comes. Don't ask the one who's right to go elsewhere because it's quicker.",
    },
    {
      id: "child-beside-stranger",
      question: "What if a small child really has to sit beside a stranger?",
      asked: [
        "the kid has to sit alone now",
        "what if nobody swaps",
        "and if the child sits next to a stranger",
        "nobody wants to move",
      ],
      answer:
        "Before departure that's for purser and ground staff to solve, and mostly somebody gives way. If it stays so, seat parent and child as near as you can, ask a neighbour to help with belt and mask, tell the parent who, and look in often.",
    },
    {
      id: "couple-wants-together",
      question: "What if it's just a couple who want to sit together?",
      asked: [
        "it's only a couple on honeymoon",
        "they just want to sit together",
        "and for two friends",
        "does it also count for couples",
      ],
      answer:
        "Then it's a wish, not a need. Ask them to sit for take-off, and look afterwards where two seats are free or somebody's glad to swap. They may ask neighbours themselves, and nobody has to give up a window for a honeymoon.",
    },
    {
      id: "paid-for-seat",
      question: "What if the one who should move has paid extra for the seat?",
      asked: [
        "but he paid for his seat",
        "what if she paid for the window",
        "does he get his money back",
        "he paid extra for legroom",
      ],
      answer:
        "Then you ask somebody else first. If he's willing, tell him honestly that you can't pay anything back on board, note it for a refund, and give him the best you have. Somebody who says no keeps the seat, and gets the same smile.",
    },
  ],
  "cultures/middle-east-uae": [
    {
      id: "headscarf",
      question: "Do I have to cover my hair for the interview?",
      asked: [
        "do i need a headscarf",
        "must women cover their hair",
        "should i wear a hijab there",
        "do i have to cover up",
      ],
      answer:
        "No. Women of other faiths aren't expected to, neither at the interview nor in daily life; it's asked for in mosques. What's looked for is covered shoulders and knees and tidy hair. If you wear a headscarf, ask the airline what its uniform allows.",
    },
    {
      id: "used-left-hand",
      question: "What if I gave something with my left hand by mistake?",
      asked: [
        "i used the left hand by mistake",
        "i'm left-handed",
        "what if i forget the right hand",
        "is it bad if i take it with the left",
      ],
      answer:
        "Nothing happens. Change over without a word, or use both hands. People who recruit foreigners know that it's a habit of theirs and not of yours, and writing with the left is fine.",
    },
    {
      id: "coffee-no-thanks",
      question: "What if I don't drink coffee?",
      asked: [
        "i don't like coffee",
        "can i refuse the coffee",
        "what if i don't want the dates",
        "may i say no to tea",
      ],
      answer:
        "Take a sip or ask for water: it's the welcome that counts, not the cup. 'Thank you, may I have some water?' offends nobody. Arabic coffee is poured again until you tilt the small cup from side to side, which says enough.",
    },
    {
      id: "hand-or-not",
      question: "How do I see whether somebody wants to shake hands?",
      asked: [
        "how do i know if he shakes hands",
        "what if i hold out my hand and he doesn't take it",
        "should i offer my hand",
        "what do i do with my hand",
      ],
      answer:
        "Come in, smile, greet, and leave your right hand free but down: whoever wants to shake hands will hold theirs out. If you were too quick and nobody takes it, bring it to your heart and go on. It looks as if you'd meant it so.",
    },
  ],
};
