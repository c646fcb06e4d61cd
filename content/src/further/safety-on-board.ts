import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on what keeps people safe and well on board, by the entry's id. */
export const FURTHER_ON_SAFETY_ON_BOARD: FurtherQuestions = {
  "syllabus/first-aid-heart-attack": [
    {
      id: "someone-elses-spray",
      question: "What if he has no spray, but a passenger next to him does?",
      asked: [
        "he has no spray himself",
        "can i give him the one from another passenger",
        "his neighbour has the same medicine, ok?",
        "and nitro from somebody else",
      ],
      answer:
        "No, a nitrate is only for the person it was prescribed for. It drops the blood pressure, and with some heart attacks, or after a potency drug such as sildenafil, it can drop it dangerously. Tell the ground doctor what's on board: a doctor may decide otherwise, you don't.",
    },
    {
      id: "blood-thinner",
      question: "What if he takes blood thinners or has had his aspirin already today?",
      asked: [
        "he's on blood thinners already",
        "he took an aspirin this morning",
        "does it change if he has heart medicine every day",
        "still give it when his blood is thin?",
      ],
      answer:
        "Then ask for medical advice before you give any. Find out the name of the drug and when he last took it, and pass that on with the rest: age, pain since when, allergy, stomach ulcer or recent bleeding. The other steps don't wait: rest, half sitting, defibrillator beside him.",
    },
    {
      id: "will-we-land",
      question: "Does the aircraft land for a heart attack?",
      asked: [
        "do we divert then",
        "who decides if we go down for him",
        "will the captain land early because of that",
        "and if the ocean is under us",
      ],
      answer:
        "The captain decides, with the advice of the ground doctor and what you report. Give facts: pain since when, breathing, pulse, colour, what he's been given and whether it helped. Over an ocean it may take hours, so your care goes on, and you write down times.",
    },
  ],
  "syllabus/fire-and-smoke-lithium-steps": [
    {
      id: "between-the-seats",
      question: "What if the phone has slipped down into the seat?",
      asked: [
        "it fell in the gap of the seat",
        "she cannot find it, it's inside the seat",
        "can i move the seat to get it out",
        "stuck under the recliner, then?",
      ],
      answer:
        "Nobody moves the seat, because the mechanism can crush the battery and start the fire. Get the passenger and the neighbours out of the row, have an extinguisher and water ready, and look with a torch by hand. If it can't be got out, it's told to the flight deck and watched to the end.",
    },
    {
      id: "laptop-or-power-bank",
      question: "Is it the same with a laptop or a power bank?",
      asked: [
        "and if it's a laptop",
        "same steps for a power bank?",
        "a tablet is bigger, does that change it",
        "what about e-cigarette batterys",
      ],
      answer:
        "The steps are the same, only there's more of it. A laptop has several cells that can go one after the other, so it takes a lot more water and a longer watch. A power bank has no off switch, so you unplug whatever hangs on it. Both need more room and more passengers moved.",
    },
    {
      id: "only-hot",
      question: "What if it's only hot or swollen and doesn't burn yet?",
      asked: [
        "it's just warm, no flames",
        "my phone got fat but no smoke",
        "do i wait till it burns",
        "she says it's hot in her hand",
      ],
      answer:
        "Then you've still time: unplug it, have it switched off if that's possible without squeezing it, and keep it off. It stays in sight on a hard surface, with nothing burnable round it and water and an extinguisher ready. Tell the purser and flight deck, and look at it every few minutes.",
    },
  ],
  "evacuation/land": [
    {
      id: "exit-goes-bad",
      question: "What if my exit turns bad while people are going out?",
      asked: [
        "and if fire comes to my side then",
        "the slide breaks halfway, what now",
        "what when it gets unsafe in the middle of it",
        "do i close the door again",
      ],
      answer:
        "Stop the flow at once, block the door with your body and arms, and shout that it's blocked and which way to go. Don't try to close a door with a slide hanging out. Keep somebody off the slide below if you can, and look again: smoke may clear, and an exit can come back.",
    },
    {
      id: "when-do-i-leave",
      question: "When may I leave the aircraft myself?",
      asked: [
        "and when do i go",
        "am i the last one out",
        "how long must i stay inside",
        "do i have to die for them",
      ],
      answer:
        "When your part of the cabin is empty as far as you can see and hear, or when staying would kill you. You call into the cabin, check as far as smoke and heat allow, take what your manual names and jump. A crew member who's alive outside can still lead a hundred people.",
    },
    {
      id: "cannot-walk",
      question: "How do I get people out who can't walk?",
      asked: [
        "what about a wheelchair user",
        "and the ones who cannot walk",
        "who carries old people",
        "do they have to wait till the end",
      ],
      answer:
        "With helpers, chosen beforehand if there's time: two strong people who pull or carry, by the armpits or on a blanket along the aisle. They go where they don't stop the flow, often when the rush at that exit thins out. At the door they're sat on the slide, with somebody going down right beside or behind.",
    },
  ],
  "assessment-days/asked-words-for-refusing-alcohol": [
    {
      id: "own-bottle",
      question: "What if he drinks from his own duty-free bottle?",
      asked: [
        "he has his own whisky from the shop",
        "they brought a bottle on board",
        "may i take it away from him",
        "isn't it his own drink",
      ],
      answer:
        "Nearly every airline, and US law outright, forbids drinking alcohol that crew haven't served. Say: 'I'm sorry, I have to ask you to put that away. I'll keep it for you in the galley and you'll get it back when we land.' Take it only if he hands it over, and tell the purser.",
    },
    {
      id: "group-of-friends",
      question: "How do I refuse when it's a whole group celebrating?",
      asked: [
        "and with a stag party",
        "it's ten of them, not one",
        "they buy it for each other",
        "what if his friends give him theirs",
      ],
      answer:
        "Talk to the calmest one first, away from the others: 'I'd like you all to get there. Help me to slow this down.' Then the same rule for the whole group: one drink each, opened by you, longer gaps, food in between. If they pass drinks to the one you stopped, it ends for that row.",
    },
    {
      id: "in-the-interview",
      question: "How do I use this in the interview if they ask about a drunk passenger?",
      asked: [
        "how do i say that in interview",
        "could i tell one from a bar i worked in",
        "they ask me about drunk person, what i answer",
        "make me an answer out of it",
      ],
      answer:
        "Tell what you'd see, say and do: 'He's loud and his words slur. I'd bring water and food, say kindly that I can't serve more alcohol, and tell the crew and the purser at once.' A real case is better still: a guest in a bar or a parent at a school party whom you stopped without a scene.",
    },
  ],
  "syllabus/decompression-and-turbulence-first-action": [
    {
      id: "in-the-lavatory",
      question: "What if I'm in the lavatory or the galley when they drop?",
      asked: [
        "and when i'm on the toilet myself",
        "i'm in the galley, is there one too",
        "what if it catches me in crew rest",
        "no seats where i stand",
      ],
      answer:
        "There's a mask where you are: in lavatories, at crew seats, in most galleys and in crew rest. Pull the nearest, sit on whatever is there or on the floor with your back to something solid, and hold on. Don't walk out to look for a better place.",
    },
    {
      id: "child-next-to-me",
      question: "What if a child without a mask is right next to me?",
      asked: [
        "a kid is crying beside me with no mask",
        "can't i quickly help the baby first",
        "there's a small girl alone there",
        "and when the child is closer than my mask",
      ],
      answer:
        "Your own comes first, even then, and it takes three or four seconds. Then you pull the child's mask down, press it over nose and mouth and put the elastic round. A child that goes limp for a moment comes round with oxygen. You wouldn't, with nobody left to help you.",
    },
    {
      id: "what-comes-next",
      question: "What do I do once the aircraft has levelled off?",
      asked: [
        "and then, what comes after it",
        "what is the next step when we're low",
        "who do i check first",
        "can they take it off then",
      ],
      answer:
        "When the flight deck says you may move, you go with portable oxygen if your manual wants it and look at everybody: breathing, colour, injuries, ears, children, lavatories. Those who feel bad get oxygen and stay sitting. Then you look for damage, report to the flight deck and calm people.",
    },
  ],
  "terminology/disarmed-door": [
    {
      id: "forgot-to",
      question: "What happens if I forget to disarm and open the door?",
      asked: [
        "and if i open it armed",
        "what if somebody forgets it",
        "the slide comes out then?",
        "i open without disarm, is it bad",
      ],
      answer:
        "The slide inflates in seconds, with enough force to injure or kill somebody standing outside, and the aircraft is grounded until it's replaced. On many types the door is also driven open by itself. If you feel resistance that isn't normal, stop and don't help it along.",
    },
    {
      id: "how-to-see",
      question: "How do I see that a door is really disarmed?",
      asked: [
        "how can i be sure it is",
        "where do you look for it",
        "is there a light for that",
        "what shows me it's done",
      ],
      answer:
        "By what the type shows: the lever in its disarmed place, the safety pin in with its flag in sight, an indicator in the right colour, or the girt bar in its stowage. Touch it, look, say it aloud, and then your colleague checks the same. The flight deck sees most doors on its display too.",
    },
    {
      id: "whose-command",
      question: "Who gives the command to disarm?",
      asked: [
        "who tells us to do it",
        "is it the captain or purser who says that",
        "can i do it on my own when we stop",
        "do i wait for an order",
      ],
      answer:
        "Mostly the purser over the PA, once the aircraft is parked and the engines are off. At some airlines the call comes from the flight deck. You never do it on your own because everybody stands up: until the command, the door may still be needed for an evacuation.",
    },
    {
      id: "from-outside",
      question: "Does the slide come out when somebody opens the door from outside?",
      asked: [
        "and when ground staff open it",
        "is it dangerous for the men outside",
        "what if catering opens from their side",
        "does it disarm by itself then",
      ],
      answer:
        "On many types it stays in, because opening from outside disarms the door by itself. On others, such as older ones where a bar is hooked in by hand, it doesn't. So ground staff knock, wait for your sign at the window, and nobody relies on the automatic.",
    },
    {
      id: "lose-my-job",
      question: "Would I lose my job over a slide I let out by mistake?",
      asked: [
        "do they fire you for that",
        "am i out if it happens to me",
        "has anyone been sacked because of it",
        "how bad is it for my career",
      ],
      answer:
        "Usually not for one honest mistake: you report it at once, it's looked into, and you get retraining. Airlines with a fair reporting culture ask why the check failed before they ask who. Hiding it, or a second time by haste, is another matter.",
    },
    {
      id: "other-door-armed",
      question: "What if I cross-check and my colleague's door is still armed?",
      asked: [
        "the other side isn't done, what do i say",
        "my colleague forgot hers",
        "do i just do it for her",
        "and if the opposite door is wrong",
      ],
      answer:
        "Say it at once and by name: 'Stop. Door two right is still armed.' She does it herself, and you look again until you've seen it. Don't reach over and do it for her in silence, because then nobody has checked it. That's the whole purpose of the cross-check.",
    },
    {
      id: "fire-at-the-stand",
      question: "What if there's a fire at the stand when the doors are already disarmed?",
      asked: [
        "and an emergency after that",
        "can you still use the slide at the gate",
        "do we arm it again if something burns",
        "what if we need it a minute later",
      ],
      answer:
        "Then people leave by the bridge or stairs first, if that way is clear, because it's the fastest. If it isn't, a closed door can be armed again and opened with the slide, on the captain's or purser's word. That's why some crew stay at their doors as long as passengers are on board.",
    },
  ],
  "assessment-days/asked-purser-skips-a-check": [
    {
      id: "on-probation",
      question: "I'm new and on probation. Won't she make my life hard?",
      asked: [
        "but i'm still in probation",
        "she can write bad things about me",
        "i'm afraid she will hate me then",
        "it's easy to say when you are new",
      ],
      answer:
        "She may be cool for a day, and you can live with that. A purser who reports you for finishing a check would have to write down why, and no manager wants to read it. Write your own note the same evening: flight, time, what was open, what was said.",
    },
    {
      id: "reach-the-captain",
      question: "How do I reach the captain past my purser?",
      asked: [
        "how do i tell the captain then",
        "do i just call him from my door",
        "what words on the phone",
        "isn't that going over her head",
      ],
      answer:
        "By the interphone from your station, in one sentence: 'Captain, this is two left. My rows aren't checked yet, I need one minute.' Tell her first that you'll do it, so it isn't behind her back. That's no betrayal: the captain takes off on what the cabin has reported.",
    },
    {
      id: "already-said-secure",
      question: "What if I've already said secure and then see that something is open?",
      asked: [
        "i already gave my ok",
        "i said secure and it wasn't",
        "can you take it back",
        "too late now, i reported it",
      ],
      answer:
        "Take it back at once, on the interphone: 'Two left, correction, not secure, one bag in the exit row.' Nobody is angry about a correction before take-off. If the aircraft is already rolling for take-off, stay strapped in and tell it when the climb allows.",
    },
    {
      id: "maybe-she-is-right",
      question: "What if she knows something and the check wasn't needed?",
      asked: [
        "maybe she did it herself already",
        "and if i'm the one who's wrong",
        "perhaps it's allowed to skip it",
        "what if she checked my rows",
      ],
      answer:
        "Ask, and you'll know: 'Have you done my rows, or shall I?' If she's seen them herself, the check is done and you can say so. If an airline's manual really lets something drop, she can show you the line. A friendly question costs ten seconds and nobody's pride.",
    },
  ],
  "syllabus/announcements-and-commands-evac-calls": [
    {
      id: "weak-voice",
      question: "What if my voice is too quiet for that?",
      asked: [
        "i have a soft voice",
        "i can't shout that loud",
        "will they fail me for small voice",
        "mine breaks when i shout",
      ],
      answer:
        "It's learnt in training, and quiet people often end up loudest. Breathe into the belly, drop the jaw, low pitch, one short word at a time, and let your arms shout too. High and thin doesn't carry, low and hard does. Practise in a parked car or against a pillow.",
    },
    {
      id: "how-long-to-shout",
      question: "Do I have to shout the whole time?",
      asked: [
        "do you ever stop shouting",
        "and how long do i keep calling it",
        "don't i lose my voice",
        "can i be quiet when they move",
      ],
      answer:
        "You shout until your exit is empty, because a silence of three seconds and people slow down or stop at the door. Short commands in a rhythm save your voice. When the flow runs well, the same word over and over is enough: 'Come on. Jump. Jump.'",
    },
    {
      id: "deaf-passenger",
      question: "What about somebody who can't hear the commands?",
      asked: [
        "and deaf people",
        "how does a deaf one know it",
        "she doesn't hear me shouting",
        "what about those with headphones on",
      ],
      answer:
        "They see what the others do and follow your arms: a big wave towards you, flat palm for stop, a hand on the back for jump. Somebody deaf gets a briefing of their own before departure, with the card, and agrees a sign with you. A neighbour can tap them as well.",
    },
  ],
  "assessment-days/asked-freeze-in-an-emergency": [
    {
      id: "i-froze-once",
      question: "I once froze when something happened. Should I keep quiet about it?",
      asked: [
        "i did freeze once",
        "i just stood there at an accident",
        "can i tell that i was frozen",
        "last time i did nothing, is that bad",
      ],
      answer:
        "You can tell it, and it makes an honest story, if it has a second half. Say how long it lasted, what got you moving and what you did about it after: 'I stood there for some seconds, then I called the ambulance. A month later I took a first aid course.' Without that second half, choose another story.",
    },
    {
      id: "no-scare-yet",
      question: "What if I've never had a scare to tell about?",
      asked: [
        "nothing like that ever happened to me",
        "i have no such story",
        "my life was calm till now",
        "what if i can't think of any",
      ],
      answer:
        "Take something small where you had to act at once: a child that choked, a pan on fire, a guest who fainted, a bike crash, a lost pupil on a trip. They don't want heroes. They want to see that you looked, did the next sensible thing and got help.",
    },
    {
      id: "silent-review",
      question: "What exactly do I go through in my head before take-off?",
      asked: [
        "how do you do that in your head",
        "what do i think about at my door",
        "is that the silent review",
        "what are the steps of it",
      ],
      answer:
        "Thirty seconds, the same order each time: how do I brace, which command starts it, what do I see outside, how does my door open, what do I shout, who sits near me who can help or needs help. Many airlines call it the silent review. It's why hands know what to do later.",
    },
    {
      id: "colleague-freezes",
      question: "What if my colleague freezes and not me?",
      asked: [
        "and if the other one panics",
        "she just stands there, what then",
        "what do i do with a frozen colleague",
        "my purser freezes, who leads",
      ],
      answer:
        "Give her one order by name, loud, with a touch on the arm: 'Ana. Open your door.' Most people start again with a single clear task. If she doesn't, you do what keeps people alive: her door or her rows, or a strong passenger takes a job. Nobody holds it against her later.",
    },
    {
      id: "panic-attacks",
      question: "I've had panic attacks. Can I still become cabin crew?",
      asked: [
        "i have anxiety sometimes",
        "does a panic disorder count against me",
        "i take pills for my panic",
        "do i have to tell the doctor about it",
      ],
      answer:
        "In many cases you can, if it's in the past or well treated: the aviation doctor decides by how you are today. Answer the medical form truthfully and bring a letter from whoever treats you. Some medicines don't go with flying, so ask an aero-medical examiner before you pay for anything.",
    },
    {
      id: "blank-in-the-drill",
      question: "What if I go blank in the drill at training?",
      asked: [
        "and if it happens in the exam",
        "i forget all in the test",
        "do they throw you out if you freeze there",
        "can i repeat the drill",
      ],
      answer:
        "You stop, breathe, start again, and most instructors let you. Drills are practised many times before one counts, and at most airlines a failed one can be repeated, often once or twice. Say the commands aloud at home with your hands moving, and the body remembers when the head doesn't.",
    },
    {
      id: "after-it-happened",
      question: "Who looks after crew once something like that has happened?",
      asked: [
        "and afterwards, do you get help",
        "what about nightmares later",
        "do i have to fly the next day",
        "is there somebody to talk to",
      ],
      answer:
        "Trained colleagues do at many airlines: it's called peer support, it's confidential, and a psychologist follows if you want one. After a serious event crew are normally taken off duty first. Bad sleep for some days is usual. If it lasts beyond a few weeks, ask for professional help.",
    },
  ],
  "terminology/phonetic-alphabet": [
    {
      id: "for-the-interview",
      question: "Do I need it for the interview already?",
      asked: [
        "do they ask it in the interview",
        "must i know this before",
        "is it asked at assessment day",
        "can i learn it later",
      ],
      answer:
        "It's hardly ever asked for in an interview, though it does you no harm. Now and then somebody asks you to spell your name or mentions seat 'one four Charlie', and you follow. Airlines expect it from the first days of training, so learn it once you've got your date.",
    },
    {
      id: "forgot-a-letter",
      question: "What do I do if I forget a letter?",
      asked: [
        "i can't remember the word for q",
        "and when it's gone from my head",
        "may i say b like banana",
        "what if i mix them up",
      ],
      answer:
        "Say any clear word with that letter and go on: 'K as in king'. Everybody understands, and nobody stops for it. Don't invent one that sounds like a different letter, such as 'knee'. That evening, look up the two or three you always lose, mostly Quebec, Uniform and X-ray.",
    },
    {
      id: "national-alphabet",
      question: "We learn another one in my country. Can I use that?",
      asked: [
        "in my language we say other names",
        "the german one is different, no?",
        "can i use ours on board",
        "is it same everywhere in world",
      ],
      answer:
        "On board and with other crew it's always the international one, in every airline of the world. Your national one, with names or towns, is fine on the phone to somebody at home. Mixing the two is what causes a wrong seat or a wrong name.",
    },
  ],
  "syllabus/security-deescalate": [
    {
      id: "he-is-drunk",
      question: "Does that work when he's drunk as well?",
      asked: [
        "and if he's drunk too",
        "it doesn't work with alcohol, does it",
        "he had five whiskies",
        "with drunk people it's different?",
      ],
      answer:
        "Partly: fewer words, slower, one thing at a time, and don't explain, because he can't follow reasons. Stop the alcohol quietly, bring water and food, and take a colleague with you. Keep more distance than usual, tell the purser early, and expect to say everything twice.",
    },
    {
      id: "no-common-language",
      question: "What if we don't share a language?",
      asked: [
        "he doesn't speak english",
        "i don't understand what he's shouting",
        "how do i calm him without words",
        "and if only chinese",
      ],
      answer:
        "Then tone, face and hands do the work: low voice, open palms, a nod, a glass of water, sitting down a little lower than him. Ask the crew or nearby passengers who speaks it, but don't let a stranger argue for you. Short translated sentences on a phone help too.",
    },
    {
      id: "story-for-interview",
      question: "I've never flown. Which story can I tell about an angry person?",
      asked: [
        "i have no passenger story",
        "can i use one from my old work",
        "a customer once screamed at me, does it count",
        "what if i only have family fights",
      ],
      answer:
        "Any angry customer, guest, patient or parent will do. Tell it in four steps: what he was angry about, what you saw behind it, the sentence you said, how it ended. For example a guest without a room at a hotel, or a mother at a clinic who'd waited two hours. Leave family rows at home.",
    },
  ],
  "assessment-days/asked-nurse-credit-in-training": [
    {
      id: "act-as-a-nurse",
      question: "May I act as a nurse when somebody falls ill on board?",
      asked: [
        "so can i work as nurse when it happens",
        "may i put a drip in if i know how",
        "do i say on board that i'm a paramedic",
        "am i allowed to do more than the others",
      ],
      answer:
        "You act as cabin crew, by the airline's manual, with your better eye and hands. Anything beyond crew training goes through the captain and the ground doctor, who may ask you to do it because you're licensed. Ask your airline early what it wants you to do and whether you're insured for it.",
    },
    {
      id: "advantage-in-hiring",
      question: "Does my nursing background help me to get hired?",
      asked: [
        "does it help me to get the job",
        "is that a plus for them",
        "will they like that i worked in a hospital",
        "do nurses get taken first",
      ],
      answer:
        "Yes, it's among the backgrounds recruiters like: calm with ill and frightened people, shifts, hygiene, teamwork, clear reports. It gets no place by itself, so show the service side too: a patient you made comfortable, a family you won over. Don't offer yourself as the medic of the flight.",
    },
    {
      id: "why-leave-nursing",
      question: "What do I say when they ask why I'm leaving nursing?",
      asked: [
        "they will ask why i leave the hospital",
        "how do i explain it without complaining",
        "isn't it strange to give that up",
        "what reason sounds ok for quitting my profession",
      ],
      answer:
        "Say what pulls you, not what pushes you: 'I love caring for people, and I'd like to do it with guests, in a team that changes daily, and out in the world.' One sentence on what you take along, such as calm in a crisis. No word about pay, staff shortage or burnout.",
    },
    {
      id: "keep-registration",
      question: "Can I keep my nursing registration while I fly?",
      asked: [
        "do i lose my licence then",
        "can i go back to nursing later",
        "what about my registration",
        "could i do some shifts besides it",
      ],
      answer:
        "You can keep it in most countries, if you pay the fee and reach the practice hours or courses your register asks for, so check its rules. Some crew do bank shifts on days off. For that you need the airline's written consent, and the hours and rest rules still have to fit.",
    },
    {
      id: "doctor-on-board",
      question: "What if a doctor on board does something I think is wrong?",
      asked: [
        "and if the doctor does it wrong",
        "i know better than that doctor maybe",
        "who decides, him or me",
        "a dentist takes over, what then",
      ],
      answer:
        "Say it as a question, quietly: 'Would you like the ground doctor's view on that?' Helpers on board advise and treat, crew keep the kit and the procedure, and the captain decides about the flight. Check proof of profession if your airline asks for it, and write down who did what.",
    },
    {
      id: "only-a-certificate",
      question: "I only have a first aid certificate from a course. Does that count?",
      asked: [
        "i just have a red cross course",
        "mine is only a first aid day",
        "does my certificate shorten it",
        "i did it for the driving licence, worth something?",
      ],
      answer:
        "It shortens nothing in training, but it's worth a line in your CV, with the year. It shows interest, and you'll arrive with compressions in your arms. If it's older than two years, do a fresh one: the guidelines change, and a day costs little.",
    },
    {
      id: "teach-it-later",
      question: "Could I teach first aid to crew later on?",
      asked: [
        "can i become the trainer for it",
        "do they need nurses as instructors",
        "i'd like to teach that one day",
        "how do you get to be first aid instructor there",
      ],
      answer:
        "Yes, many airlines pick their first aid instructors from crew with a medical background, usually after a year or two of flying. You apply inside the airline, learn to teach and to examine, and do it beside your flights. Mention it in the interview as a hope, after the flying.",
    },
  ],
  "terminology/minimum-crew": [
    {
      id: "ill-in-flight",
      question: "What if one of us falls ill during the flight?",
      asked: [
        "and if it happens in the air",
        "she gets sick after take-off, what now",
        "do we have to land then",
        "and when one is out on the way",
      ],
      answer:
        "Then the flight mostly goes on: the purser shares out the doors and rows again, and the captain is told. The ill colleague is treated as a passenger and sits in a passenger seat. Before the next flight the number has to be right again, by a replacement or by what the rules allow.",
    },
    {
      id: "do-trainees-count",
      question: "Do I count in that number on my first flights?",
      asked: [
        "does a trainee count",
        "am i one of them on my training flight",
        "is a new girl counted as crew already",
        "and the ones who only observe",
      ],
      answer:
        "Not on your familiarisation flights: you fly on top of the minimum crew, learn and are watched. From your first flight as a qualified member you count fully, with a door of your own. Colleagues who travel as passengers to another base don't count either.",
    },
    {
      id: "nearly-empty",
      question: "Does it apply on a nearly empty flight too?",
      asked: [
        "and with only ten people on it",
        "it's half empty, can we be less",
        "why not fewer crew for few passengers",
        "does it count seats or heads",
      ],
      answer:
        "It applies then too, because it follows the seats built in and not the people on them. In Europe an approved procedure can allow fewer in unforeseen cases, with passengers seated to match. Without any passengers, on a ferry flight, the rule for cabin crew doesn't bite.",
    },
  ],
  "syllabus/decompression-and-turbulence-own-first": [
    {
      id: "pulls-it-off",
      question: "What if the child pulls the mask off again?",
      asked: [
        "my kid takes it off all the time",
        "and when he doesn't want it",
        "a toddler won't keep that on",
        "she screams and pulls on it",
      ],
      answer:
        "Hold it there with your hand: on your lap, child's back against your chest, one arm round the arms, mask over nose and mouth. Crying doesn't matter, since it draws the oxygen in. Look calm yourself, because above the mask a child reads your eyes. In a few minutes you're low.",
    },
    {
      id: "child-alone",
      question: "What about a child who travels alone?",
      asked: [
        "and if no parent is with it",
        "an unaccompanied kid, who helps then",
        "there's a boy of six without parents",
        "do i run to him",
      ],
      answer:
        "The neighbour does, and you arrange that before take-off: seat the child beside somebody willing and tell both how it goes. 'If masks fall, yours first, then his.' The child can learn it as well: pull, press, breathe. You don't run in a decompression, you shout and show.",
    },
    {
      id: "grown-up-who-needs-help",
      question: "Does it go for a grown-up who needs help as well?",
      asked: [
        "and with my old mother",
        "my husband can't move his arms, same rule?",
        "what about a disabled passenger",
        "is that the same for adults",
      ],
      answer:
        "Yes, for anybody: whoever can help puts theirs on first, then helps. Somebody who can't raise the arms gets a briefing before departure, together with the companion, and they agree who does what. If there's no companion, ask a willing neighbour, as with a child.",
    },
  ],
  "syllabus/human-factors-crm": [
    {
      id: "an-accident",
      question: "Can you tell me an accident where that was missing?",
      asked: [
        "give me an example of it",
        "which accident shows that",
        "when did it go wrong without it",
        "a true story about this one",
      ],
      answer:
        "Kegworth, 1989: the captain announced that the right engine was shut down, while people in the cabin, crew among them, had seen flames from the left one. Nobody told the flight deck. They'd shut down the good engine, and 47 people died. Ever since, crew learn to say what they see.",
      source: { name: "AAIB, Report 4/90, Boeing 737-400 G-OBME near Kegworth", year: 1990 },
    },
    {
      id: "in-the-interview",
      question: "How do I use CRM in an interview without sounding like a textbook?",
      asked: [
        "could i say that word in the interview",
        "how do i bring it in my answer",
        "will they be impressed if i know it",
        "make me a sentence with it",
      ],
      answer:
        "Use it once, with an example from your life: 'I know crews call it CRM. In my job it meant telling my manager in the rush that table nine had an allergy, though she'd said go.' A shop, a school or a clinic gives you one as good. The example counts, not the abbreviation.",
    },
    {
      id: "not-just-teamwork",
      question: "Isn't that just another word for teamwork?",
      asked: [
        "so it's teamwork",
        "what's the difference to team work",
        "sounds like common sense to me",
        "why a special name for it",
      ],
      answer:
        "No, teamwork is one part of it. CRM also covers who leads and how, how you speak up to a higher rank, how you notice that something's off, how you share work under pressure and how you decide with half the facts. It's trained because nice people who get on well have crashed too.",
    },
    {
      id: "is-it-examined",
      question: "Is CRM examined in training?",
      asked: [
        "is there a test on that",
        "can i fail in crm",
        "do they mark you for it",
        "how do they check such a thing",
      ],
      answer:
        "You're watched rather than examined: in courses by discussion and cases, in drills and on flights by how you brief, speak up and work together. In Europe it's part of initial training and comes back every year. You can hardly fail it by a wrong answer, but you can by never saying anything.",
    },
    {
      id: "how-to-speak-up",
      question: "How do I speak up to somebody with more rank?",
      asked: [
        "what words if he's higher than me",
        "how do i say it to a captain",
        "i am shy to tell my boss",
        "and when they don't listen to me",
      ],
      answer:
        "In steps: what you see, what worries you, what you'd suggest. 'Captain, there's a burning smell at row 20. I'm concerned it's electrical. I'd like to check behind the panel.' If nothing happens, say it again with the name and the word 'unsafe'. It's about the thing, never the person.",
    },
    {
      id: "at-the-group-task",
      question: "How do I show that at the assessment day?",
      asked: [
        "can they see it in the group exercise",
        "how do i show it there",
        "what should i do in the group task then",
        "do they look for this on the day",
      ],
      answer:
        "Do four small things: say what you think the task is, ask the quiet one for a view, mention the time, and say so when you see a mistake. 'We've five minutes left and no decision yet.' And change your mind aloud when somebody has a better idea. That's CRM to anyone watching.",
    },
    {
      id: "strict-hierarchy",
      question: "Where I come from you don't contradict seniors. Is that a problem?",
      asked: [
        "in my culture we respect the older",
        "we never say no to the boss at home",
        "is it the same in asian or gulf airlines",
        "i was raised not to contradict",
      ],
      answer:
        "It's no problem once you've learnt one thing: telling a fact isn't disrespect. 'Sir, I see smoke at the left wing' contradicts nobody. Airlines all over the world, also in Asia and the Gulf, train it, because silent respect has cost lives. You can stay polite, with titles, and still say it.",
    },
  ],
  "terminology/ditching": [
    {
      id: "inflated-inside",
      question: "What if somebody inflates the vest inside the cabin?",
      asked: [
        "he blows it up too early",
        "and if they pull it in the seat",
        "why not inside",
        "what do i do with people who already did it",
      ],
      answer:
        "Let some air out by the mouth tube if there's time, and send them on; if not, they go as they are. Inflated inside, you can't bend, can't pass others quickly, and when water comes in the vest floats you up to the ceiling, away from the door. So say it early: 'Outside only.'",
    },
    {
      id: "baby-vest",
      question: "How is a baby protected on the water?",
      asked: [
        "and a baby",
        "do they have small ones for kids",
        "what about my child in the water",
        "is there a vest for infants",
      ],
      answer:
        "With an infant vest, which crew hand out when there's time: the baby is put in it and tied to the parent by a line. Some airlines have it inflated already at the seat, unlike the others, so do as yours shows. Parent and baby go into the raft early and sit in the middle, out of wind and spray.",
    },
    {
      id: "cold-water",
      question: "What kills people in the water, if not the impact?",
      asked: [
        "is it the cold",
        "how long can you live in that water",
        "what do we do when there's no raft for us",
        "do we swim to land",
      ],
      answer:
        "Mostly the cold: the shock of the first minute makes you gasp, and the limbs soon stop obeying. Float still until your breath calms, then get out of the water, into a raft or onto one. Those without a place huddle close, knees up, children in the middle. Nobody swims for a far shore.",
    },
  ],
  "terminology/evacuation-slide": [
    {
      id: "does-not-inflate",
      question: "What if the slide doesn't inflate?",
      asked: [
        "and if it stays flat",
        "i pull and nothing comes out",
        "the slide is broken, what now",
        "does that happen, that it fails",
      ],
      answer:
        "Pull the manual handle again, hard and all the way. If nothing happens, block the exit with your arms, shout that it's blocked and send people to the next one. On some types a flat slide can serve as a rope that people hold, but only when there's no other way out and your manual says so.",
    },
    {
      id: "fear-of-heights",
      question: "I'm afraid of heights. Do I have to go down it in training?",
      asked: [
        "i'm scared of heights",
        "must i jump in the training",
        "can i skip this part",
        "from how high is it",
      ],
      answer:
        "You have to at nearly every airline, and nearly everybody manages. From an upper deck it's high, from most doors about as high as the first floor of a house, and it takes two seconds. Look at the horizon, not down, fold your arms and go at the command. Tell your instructor before: they've seen it often.",
    },
    {
      id: "old-or-pregnant",
      question: "How do old or pregnant people get down it?",
      asked: [
        "what about pregnant women",
        "can my grandma use that",
        "and the ones who can't jump",
        "is it dangerous for a big belly",
      ],
      answer:
        "They sit down at the edge and slide, with crew or a helper steadying them, and two strong people at the bottom lift them off. A pregnant woman goes like the others, feet first and sitting upright. It may bruise, but a fire is worse. With time, you seat them near a helper beforehand.",
    },
  ],
  "terminology/oxygen-mask": [
    {
      id: "how-long-it-lasts",
      question: "How long does the oxygen last?",
      asked: [
        "how many minutes do we have",
        "is it enough for the flight",
        "what when it's empty",
        "does it run out before we're down",
      ],
      answer:
        "On most aircraft about 12 to 22 minutes, from a small generator over the seats that can't be turned off again. That's enough, because the pilots go down within minutes to a height where you can breathe, mostly 10,000 feet. Flights over high mountains carry more.",
    },
    {
      id: "bag-stays-flat",
      question: "What if the bag on the mask doesn't inflate?",
      asked: [
        "mine isn't filling up",
        "the bag is flat, is it broken",
        "how do i know it works then",
        "and if nothing comes out",
      ],
      answer:
        "It can work all the same, which is why the announcement says so: oxygen flows steadily, and when you breathe fast you take it before the bag fills. Check that you pulled hard enough and that the mask sits tight. If you feel dizzy or see no effect, take the spare one in the row.",
    },
    {
      id: "burnt-smell",
      question: "Why does it smell of burning when the masks are in use?",
      asked: [
        "it smells burnt, is that normal",
        "do they get hot",
        "there was a smell when masks came down",
        "is that dangerous, the heat above me",
      ],
      answer:
        "Because most masks are fed by a chemical generator over the seats, which gets very hot while it makes oxygen and burns off dust. The smell is normal, and crew say so, or people think of fire. Nobody touches the panel. If you see smoke that grows or flames, it's a fire all the same.",
    },
  ],
  "terminology/ninety-second-test": [
    {
      id: "in-real-life",
      question: "Is a real evacuation as fast as that?",
      asked: [
        "and in real life",
        "does it really take ninety seconds",
        "how long was it in a true accident",
        "nobody is that quick, or?",
      ],
      answer:
        "Often not: smoke, dark, bags, lost exits and fright cost time. At Tokyo Haneda in 2024 it took well over ten minutes until the last person had left a burning A350, and all 379 on board lived, because fire came in slowly and people left their bags and obeyed.",
      source: {
        name: "Japan Transport Safety Board, interim report on the accident at Tokyo Haneda of 2 January 2024",
        year: 2024,
      },
    },
    {
      id: "big-aircraft",
      question: "Does that go for an A380 with more than 800 people too?",
      asked: [
        "also for the very big ones",
        "how can a jumbo do that",
        "800 people in this time?",
        "is it the same limit for large planes",
      ],
      answer:
        "Yes, the limit doesn't grow with the aircraft, only the number of exits does. In the A380 test of 2006, 873 people left in the dark by half of the exits in 78 seconds. That's why a type may not have more seats than its exits can empty.",
    },
    {
      id: "a-sentence-for-it",
      question: "Give me a sentence on it for the interview?",
      asked: [
        "how do i say that to a recruiter",
        "put it in one sentence for me",
        "what would i answer if they ask about it",
        "short version for interview please",
      ],
      answer:
        "For example: 'An aircraft type has to show that everybody can be out within ninety seconds through half of the exits, and crew train towards that, because a fire may leave no more.' Then stop. If they ask on, add why bags stay behind: each one costs seconds at a door.",
    },
  ],
  "assessment-days/asked-child-on-the-slide": [
    {
      id: "two-children",
      question: "What if a parent has two small children?",
      asked: [
        "and with two kids",
        "she has a baby and a toddler",
        "i can't hold two, can i",
        "what about twins",
      ],
      answer:
        "One adult takes one child, so somebody else takes the other: partner, neighbour or crew. You settle it before take-off or in the briefing: 'Who'd take your big one?' If nobody is there, the bigger child goes just ahead and the parent with the baby straight behind.",
    },
    {
      id: "parent-freezes",
      question: "What if the parent stands at the top and won't jump?",
      asked: [
        "mum doesn't dare with the baby",
        "and if she freezes there",
        "she says she can't do that with him",
        "do i push a mother with a child",
      ],
      answer:
        "One loud word and a firm hand in the back, as with anybody else: 'Jump.' If she sinks down instead, make her sit on the edge with the child held tight and push her off at the shoulders. Don't take the child out of her arms, because then she stays.",
    },
    {
      id: "child-on-its-own",
      question: "And a child who's there without parents?",
      asked: [
        "who takes an unaccompanied one",
        "there's a kid alone at my door",
        "does it go down by itself",
        "the boy has lost his mother in there",
      ],
      answer:
        "Any adult you grab: 'You, take her with you.' A school child who can do it goes alone, with a helper at the bottom. Nobody waits at the top for a mother, and nobody runs back to look. Outside, one helper keeps the children together and you report them as a group.",
    },
    {
      id: "why-not-throw",
      question: "Why may a child not be thrown down to somebody?",
      asked: [
        "isn't it faster to throw him",
        "why not just let the baby slide",
        "can't someone catch it below",
        "what's wrong with tossing it down",
      ],
      answer:
        "Because nobody can catch it safely: a slide is steep, the one below is hit by the next person, and a small child bounces off the side or lands on the head. In somebody's arms it has a seat belt made of two arms. It's no faster either, as the parent has to go anyway.",
    },
    {
      id: "infant-belt",
      question: "What about the loop belt the baby was strapped in with?",
      asked: [
        "how do they get the baby out of the loop",
        "the extra belt, do you take that off before",
        "and the baby belt",
        "she forgets the second buckle",
      ],
      answer:
        "It comes off first: the baby's loop is unbuckled, then the adult's own belt, and the loop stays on the seat. Parents forget it in a hurry, so show it at the briefing: 'Two buckles, first his, then yours.' In the brace position the baby stays strapped and held.",
    },
    {
      id: "over-the-wing",
      question: "And through the window exit over the wing?",
      asked: [
        "what if the exit is on the wing",
        "how with the small window door",
        "same hold there?",
        "and stepping out with a child in the arms",
      ],
      answer:
        "Leg first, then head and body, the child upright against your chest with a hand over its head. If the opening is tight, one adult steps out and takes the child from the other. Then along the marked way, and down at the back of the wing, on the slide there or sitting off the edge.",
    },
    {
      id: "is-it-practised",
      question: "Do we practise that in training?",
      asked: [
        "do you train it with a doll",
        "will i learn this really",
        "do crew try that with babies",
        "do i have to carry one in the exam",
      ],
      answer:
        "You learn it by pictures, words and at many airlines with a doll, and you go down the slide yourself at least once. Real babies are never used, not even in the certification test, where people carry dolls. What you practise for certain is the call and the hand that sends a parent down.",
    },
  ],
  "syllabus/decompression-and-turbulence-turbulence-severe": [
    {
      id: "passenger-in-the-aisle",
      question: "What about a passenger who's standing in the aisle at that moment?",
      asked: [
        "and the people in the queue for toilet",
        "someone is standing there too",
        "what do i do with the one beside me",
        "and if a child runs in the aisle",
      ],
      answer:
        "Shout 'Sit down, anywhere' and pull whoever's in reach down beside you, onto a lap, a seat or the floor. You don't go after anybody further off. Those in a lavatory stay in, sit and hold the handle. Neighbours can grab a child by the clothes and keep it low.",
    },
    {
      id: "i-am-hurt",
      question: "What if I'm hurt myself?",
      asked: [
        "and when it's me who breaks something",
        "i hit my head on the ceiling",
        "can i go on working with a broken foot",
        "who does my job then",
      ],
      answer:
        "Stay down, say so loudly, and let a colleague or passengers strap you in where you are. When it's calm, the purser gives your door and rows to somebody else, and you're treated as a passenger. Don't play the hero on a sore ankle or neck: tell them, also hours later, in writing.",
    },
    {
      id: "when-its-over",
      question: "What do I do when it's over?",
      asked: [
        "and after",
        "what's first when it gets calm again",
        "what do i check then",
        "how do we go on afterwards",
      ],
      answer:
        "Stay belted until the flight deck gives the word, then look at people before things: head, neck, back, burns, children, lavatories. Purser and captain get numbers: how many hurt, how badly, where. Only then loose trolleys, open lockers, wet floor. The service may well be over for that flight.",
    },
  ],
  "assessment-days/asked-turbulence-and-wings": [
    {
      id: "ever-happened",
      question: "Has turbulence ever broken an aircraft?",
      asked: [
        "did it ever happen",
        "not even once",
        "has a plane come down from that",
        "i read about one that crashed in it",
      ],
      answer:
        "It has, but very rarely and long ago: in 1966 a Boeing 707 broke up in violent mountain wind close to Mount Fuji. Forecasts, radar and reports from other aircraft keep flights out of such places now. What remains is people without belts, and that's where you come in.",
    },
    {
      id: "how-its-tested",
      question: "How do they test that a wing holds?",
      asked: [
        "how do they know it holds",
        "how strong is a wing then",
        "do they really bend it",
        "how much can it take",
      ],
      answer:
        "They bend a real one in a hall until far beyond anything expected in service. The structure has to carry one and a half times the highest load foreseen for the whole life of the type. In such tests the tips of large wings have gone up by several metres before anything gave.",
      source: { name: "CS-25.303 and 25.305 (EASA), strength and factor of safety", year: 2023 },
    },
    {
      id: "falling-hundreds-of-metres",
      question: "Why does it feel as if we fall hundreds of metres?",
      asked: [
        "it drops so deep, isn't that dangerous",
        "what is an air hole",
        "we fell 500 metres once",
        "my stomach goes up when it falls",
      ],
      answer:
        "Because your body feels the change, not the distance: mostly it's a few metres, seldom some dozens. There are no holes in the air, only air that moves up or down and takes the aircraft along. In severe turbulence it can be a hundred or more, and that's when belts decide.",
    },
    {
      id: "afraid-myself",
      question: "I'm afraid of turbulence myself. Can I do this job?",
      asked: [
        "i hate it when it shakes",
        "is the job for me if i'm scared of that",
        "do you get used to it",
        "do crew feel fear too",
      ],
      answer:
        "Very likely yes, if you still sit down, breathe and do the next thing while it shakes. Most crew lose the fear within months, because they know the sounds and have a task. If you can't board without pills or drink, work on it first: airlines and psychologists run courses for it.",
    },
    {
      id: "words-for-a-passenger",
      question: "What do I say to a passenger who's afraid of it?",
      asked: [
        "how do i calm someone who is scared",
        "give me words for a frightened lady",
        "she thinks we'll crash",
        "what helps them when it shakes",
      ],
      answer:
        "Sit down next to her if you can, and say: 'It's uncomfortable, and it's normal. The wings are made to bend. I'll keep my belt on too.' Then a task: feet flat, breathe out slowly, tell me where you're going. Don't promise that it stops soon, and don't laugh about it.",
    },
    {
      id: "getting-worse",
      question: "Is turbulence getting worse?",
      asked: [
        "is it more often now",
        "because of climate, is it true",
        "they say there's more of it every year",
        "will it be bad in my career",
      ],
      answer:
        "On some routes yes: over the North Atlantic, researchers found 55 per cent more hours of severe clear-air turbulence in 2020 than in 1979, from a very low start. It's still minutes in a year of flying. For you it means: belt on whenever you sit, and sit when the sign comes on.",
      source: {
        name: "Prosser and others, Evidence for large increases in clear-air turbulence over the past four decades, Geophysical Research Letters",
        year: 2023,
      },
    },
    {
      id: "calmest-seat",
      question: "Where do you feel it least?",
      asked: [
        "which seat is the calmest",
        "where should a scared person sit",
        "is the back worse",
        "front or middle, what is better",
      ],
      answer:
        "Over the wings, near the middle of the aircraft, where it turns about. The tail moves most, and crew at the back feel it. Large aircraft lie quieter than small ones, and mornings are often smoother than hot afternoons. For a frightened passenger, an aisle seat over the wing is a kind offer.",
    },
  ],
  "syllabus/fire-and-smoke-passengers-in-smoke": [
    {
      id: "collapses",
      question: "What if somebody collapses in the smoke?",
      asked: [
        "and when one passes out from it",
        "he breathed too much smoke",
        "do i give him oxygen",
        "someone faints there, what then",
      ],
      answer:
        "Get him out of it first, along the floor, with the help of passengers, then check breathing. If he isn't breathing normally, start compressions where the air is clear. Portable oxygen does him good, but only well away from fire and heat. Hoarse voice or soot in the nose: tell the ground doctor.",
    },
    {
      id: "hoods-for-passengers",
      question: "Are there smoke hoods for passengers as well?",
      asked: [
        "why don't they get hoods too",
        "can i give mine to a child",
        "do passengers have that mask for smoke",
        "is there one for everybody",
      ],
      answer:
        "No, as a rule there are only a few, for the crew who fight the fire. Putting on hundreds would cost more time than they'd save, and badly fitted they'd do harm. Don't give yours away: with it you can find the source, and that saves all of them.",
    },
    {
      id: "they-panic",
      question: "What if people jump up and push to the front?",
      asked: [
        "and if they all stand up",
        "they run in panic from it",
        "everybody wants to the front",
        "how do i stop them pushing",
      ],
      answer:
        "Give them a direction before they choose one: loud, low and short, 'These rows, come forward. You, stay down.' Move only those near the smoke, row by row, and seat them where you point. A crowd that rushes forward can block the aisle for the crew who bring equipment.",
    },
  ],
  "syllabus/first-aid-anaphylaxis": [
    {
      id: "how-to-use-the-pen",
      question: "How do I use the pen, exactly?",
      asked: [
        "how does the injector work",
        "where do you press it",
        "i never used one, what are the steps",
        "which end is it",
      ],
      answer:
        "Read the picture on it, as types differ. In general: cap off, no thumb over either end, leg held still, press the needle end hard into the outer mid-thigh until it clicks, hold as long as it says, three to ten seconds. Note the time, keep the used pen for the hospital, and mind the needle.",
    },
    {
      id: "wants-to-get-up",
      question: "What if he wants to stand up or go to the lavatory?",
      asked: [
        "he says he needs the toilet",
        "why can't he walk, he feels ok now",
        "and if he gets up by himself",
        "he wants to sit in his seat again",
      ],
      answer:
        "Don't let him, not even when he feels better. In anaphylaxis the blood vessels are wide open, and people have died within moments of standing up, because the heart had nothing to pump. Flat on the floor or across seats, legs raised. A bag, a cup and a blanket solve the rest.",
    },
    {
      id: "stop-the-nuts",
      question: "Should we stop handing out nuts for somebody who's allergic?",
      asked: [
        "do we announce that no one eats nuts",
        "can he get it from the air",
        "she asks us to ban peanuts",
        "what if the neighbour eats nuts",
      ],
      answer:
        "Do what your airline lays down: some stop selling nuts and make an announcement, others only ask the rows around. What helps most is that the passenger wipes tray, armrests and belt, eats own food and has the pens on the body. Never promise an aircraft without nuts.",
    },
  ],
  "syllabus/human-factors-alcohol": [
    {
      id: "are-we-tested",
      question: "Are cabin crew really tested?",
      asked: [
        "do they test us",
        "is there a control before the flight",
        "who checks that",
        "can they make me blow",
      ],
      answer:
        "Yes. In Europe inspectors may breath-test flight and cabin crew at the aircraft, and airlines have to test on suspicion or as their programme says. In the US there are random tests all year. A refusal is treated much like a failed test, so being sober is the only plan.",
    },
    {
      id: "mouthwash-or-medicine",
      question: "Can mouthwash, sweets or medicine make a test positive?",
      asked: [
        "and mouthwash",
        "i had a chocolate with liqueur",
        "does cough syrup count",
        "what about alcohol in medicines",
      ],
      answer:
        "Yes, for some minutes: mouthwash leaves alcohol in the mouth, and a breath test right after can react. Rinse, say so, and the test is repeated after a quarter of an hour or so, or checked by blood. Use products without alcohol on duty days, and ask the pharmacist about drops and syrups.",
    },
    {
      id: "wine-with-dinner",
      question: "Two glasses of wine at dinner, report at six. Is that all right?",
      asked: [
        "is two glasses ok the evening before",
        "i drink wine at eight and fly at six",
        "one beer at night, can i",
        "how late may i have the last one",
      ],
      answer:
        "By the clock perhaps, but count it: two medium glasses are some four to five UK units, so four to five hours for an average body, and more for a small one. Finished at eight, you'd be clear by law at six, and too late for an airline with twelve hours. One glass or none is easier.",
    },
  ],
  "terminology/disruptive-passenger": [
    {
      id: "examples-of-levels",
      question: "Can you give an example for each level?",
      asked: [
        "what is level two for example",
        "give me one for every level",
        "is swearing already level 1",
        "where's the line between one and two",
      ],
      answer:
        "Level 1: swearing, ignoring the belt sign, drinking his own bottle. Level 2: he pushes, grabs, kicks a seat with somebody in it. Level 3: he shows a weapon, chokes somebody, threatens to kill. Level 4: he tries to get into the flight deck. You report the level first, and the captain has a picture.",
    },
    {
      id: "before-take-off",
      question: "What if he's like that before take-off?",
      asked: [
        "and when it begins at boarding",
        "can we leave him behind",
        "may i say he doesn't fly",
        "can you throw someone out",
      ],
      answer:
        "Then the best place for him is the terminal. You don't decide it yourself: tell the purser what you saw and heard, the purser tells the captain, and the captain can refuse to take him. Ground staff or police fetch him. A problem at the stand is small, the same one over the sea isn't.",
    },
    {
      id: "who-ties-him-up",
      question: "Who decides that he's restrained, and who does it?",
      asked: [
        "do i have to tie him",
        "is it me who puts handcuffs",
        "who's allowed to restrain him",
        "are we trained for that",
      ],
      answer:
        "The captain normally decides, crew do it, and only when danger can't be stopped otherwise. You're trained in it: several people at once, one who speaks, straps or cuffs from the kit, seated upright and watched all the time for breathing. Strong passengers may help. Nobody kneels on his back.",
    },
    {
      id: "he-hits-me",
      question: "What if he hits me?",
      asked: [
        "and if i get hit",
        "he touched me, what do i do",
        "can i hit back",
        "do i have to take that",
      ],
      answer:
        "Step back out of reach, call loudly for help, and don't strike back: you may hold him off and free yourself, with no more force than it takes. A colleague takes over, you sit down and are looked at. It's at least level 2. Ask for police at landing, and report it as an assault.",
    },
    {
      id: "after-landing",
      question: "What happens to him after landing?",
      asked: [
        "do police come for him",
        "does he go to jail",
        "will he be banned",
        "and then, when we land",
      ],
      answer:
        "If the captain asks for it, police meet the aircraft, everybody stays seated, and he's taken off first. What follows depends on the country: a fine, a court, or nothing but a ban by the airline and a bill for the diversion. Your notes with words, times and names decide how far it goes.",
    },
    {
      id: "how-often",
      question: "How often does that happen?",
      asked: [
        "is it often",
        "will i have this every week",
        "are there many of them",
        "does it really occur so much",
      ],
      answer:
        "Airlines reported about one incident for every 480 flights in 2023, and most of those were words and disobedience, not fists. So you'll meet small ones now and then, and many crew never see a restraint. Summer nights, holiday routes and alcohol are where it's likelier.",
      source: { name: "IATA, Unruly passengers, fact sheet", year: 2024 },
    },
    {
      id: "my-own-story",
      question: "Which story of mine could show I can handle one?",
      asked: [
        "can i tell a story about that without flying",
        "they ask me for difficult person, is it the same",
        "i never had such a passenger",
        "what could i use from my job",
      ],
      answer:
        "One where somebody broke a rule and you got them to keep it without a fight. A guest who smoked in the room, a customer who pushed in, a father who shouted at a referee. Tell the choice you offered, how you left him his pride, and when you fetched help.",
    },
  ],
  "terminology/fire-fighting-roles": [
    {
      id: "only-two-of-us",
      question: "What if there are only two of us, or I'm alone?",
      asked: [
        "we are just two on our aircraft",
        "and if i'm the only crew",
        "with one colleague, who does what",
        "how does it work in a small plane",
      ],
      answer:
        "Then one fights, and the other calls the flight deck first and after that brings bottles and moves people. Alone, you attack at once, shout for help and send a passenger to pick up the interphone or fetch you a bottle. A fire in its first minute is beaten by whoever is there.",
    },
    {
      id: "how-to-swap",
      question: "How do we change over when I can't go on?",
      asked: [
        "and when my hood runs out",
        "who takes over from me",
        "how long can one person fight it",
        "i can't breathe anymore, what then",
      ],
      answer:
        "You call it before you have to stop: a smoke hood gives you roughly 15 minutes, less with hard work. The next one stands ready, hood on and bottle in hand, and takes your place before you leave it, so nobody turns away from the fire. Then you go well clear of the smoke to take yours off.",
    },
    {
      id: "what-to-report",
      question: "What does the one on the interphone say to the flight deck?",
      asked: [
        "what do i tell the pilots about it",
        "which words for the captain",
        "and the caller, what does he report",
        "what information do they need",
      ],
      answer:
        "Where, what, how bad, and what's being done: 'Fire in the right rear lavatory, grey smoke from the bin, no flames seen, Ana is on it with halon, passengers moved six rows.' Then stay on the line or call every minute or so. Smell, colour of the smoke and heat of the panels matter to them.",
    },
    {
      id: "passengers-help",
      question: "May passengers help with it?",
      asked: [
        "can a passenger take one of the roles",
        "there's a fireman on board, may he do it",
        "do i let them help",
        "what can i give a strong man to do",
      ],
      answer:
        "Yes, with carrying and passing on: bottles of water, extinguishers from the other end, moving people, holding a torch. Fighting stays with the crew, who have hoods and know the aircraft. A firefighter among the passengers is a good adviser and a second pair of hands next to you.",
    },
    {
      id: "no-bottle-in-reach",
      question: "What if I find it and have no extinguisher in reach?",
      asked: [
        "i have nothing in my hand",
        "do i run for the bottle first",
        "it's far from me, what then",
        "and with no hood on",
      ],
      answer:
        "Shout, so that somebody brings one, and do at once what works without: power off, door shut, bin closed, water or soft drinks on paper or cloth. If nobody is near, you fetch the nearest bottle yourself, which is seconds. With thick smoke, no step in without the hood.",
    },
    {
      id: "who-is-in-charge",
      question: "Where's the purser in that, and who's in charge?",
      asked: [
        "does the purser fight or lead",
        "who gives orders there",
        "and what does the captain do",
        "is the one who found it the boss",
      ],
      answer:
        "At the fire, the one who fights it says what he needs. The purser usually leads from a step behind: sees that all the tasks have somebody, keeps the flight deck informed and looks after the rest of the cabin. The captain flies, lands if need be, and relies on that picture.",
    },
    {
      id: "is-it-practised",
      question: "Do we practise it with real fire?",
      asked: [
        "will i fight a true fire in training",
        "is it scary, the fire training",
        "how do they train the roles",
        "do i have to go in smoke",
      ],
      answer:
        "Yes: in initial training you put out a real or gas-fed fire and go through a smoke-filled cabin with the hood on. The roles are drilled in teams, so that each of you has been the fighter, the caller and the helper. It's hot, loud and short, and most people come out grinning.",
    },
  ],
  "assessment-days/asked-sectors-and-hours": [
    {
      id: "rest-between",
      question: "How long do I have off between two working days?",
      asked: [
        "how much rest after that",
        "when do i start again next day",
        "is there time to sleep between",
        "and after a late one",
      ],
      answer:
        "In Europe at home at least 12 hours, or as long as the duty before if that was longer. Away from home it's 10 instead of 12, with room for eight hours of sleep. Less is possible only under a special scheme. Count the way home and back, and a 12-hour night is shorter than it looks.",
      source: { name: "Regulation (EU) No 965/2012, ORO.FTL.235", year: 2024 },
    },
    {
      id: "late-beyond-limit",
      question: "What if a delay pushes us beyond the limit?",
      asked: [
        "and when it gets longer because of delay",
        "can they keep me after 13 hours",
        "do we stop in the middle",
        "what if the time runs out",
      ],
      answer:
        "Then the captain can extend it within limits, in Europe by up to two hours or three with extra crew, after asking how everybody feels. If that isn't enough, the flight waits for another crew. Say honestly if you're too tired: you're asked for that very reason.",
      source: { name: "Regulation (EU) No 965/2012, ORO.FTL.205(f)", year: 2024 },
    },
    {
      id: "hours-in-a-year",
      question: "How many hours may I fly in a month or a year?",
      asked: [
        "how many in one month",
        "is there a limit for the year",
        "and all together",
        "what's the max in a week",
      ],
      answer:
        "In Europe at most 100 flying hours in 28 days and 900 in a calendar year, and 60 hours of duty in seven days, 190 in 28. Duty counts from report, flying from moving off to parking. Typical rosters show 60 to 90 flying hours a month, more in summer than in winter.",
      source: { name: "Regulation (EU) No 965/2012, ORO.FTL.210", year: 2024 },
    },
    {
      id: "time-to-eat",
      question: "When do I eat and sit down on such a day?",
      asked: [
        "is there a break",
        "do we get food in that time",
        "when can i eat on four flights",
        "no lunch break at all?",
      ],
      answer:
        "In gaps of ten minutes, standing or on a crew seat, mostly on the longest flight or while the aircraft is cleaned. In Europe a duty over six hours has to give you the chance to eat and drink. Crew meals differ, so bring something you can eat in five minutes, and drink water early.",
    },
    {
      id: "honestly-hard",
      question: "Is that hard, honestly?",
      asked: [
        "can a normal person do this",
        "it sounds exhausting",
        "how do you feel after four of them",
        "is it too much for someone with kids",
      ],
      answer:
        "Some days are hard: four full flights with an early start feel like two working days. What wears you down isn't the hours but the alarm at three and the changes from early to late. What helps is sleep planned like an appointment, a short way to the airport and days off that stay off.",
    },
    {
      id: "can-i-choose",
      question: "Can I choose between short days and long ones?",
      asked: [
        "may i ask for only short flights",
        "can i say no to long haul",
        "who decides which one i get",
        "i'd like just two a day",
      ],
      answer:
        "Partly, with time: many airlines take wishes or let you bid by seniority, and some have fixed patterns such as five days on and three off. As a beginner you take what comes. Choosing the airline is the real choice: a holiday carrier, a regional one and a long-haul one live differently.",
    },
    {
      id: "in-the-gulf",
      question: "Is it the same at Gulf airlines?",
      asked: [
        "and in dubai or doha",
        "same rules for emirates countries?",
        "do they work longer there",
        "is it harder in the gulf",
      ],
      answer:
        "Much alike in shape: the states there have their own limits for duty, flying hours and rest, close to the European pattern. What differs is the mix, with more night departures, long flights and turnarounds of a few hours back to base, and busy months of 90 hours and more. Ask crew who fly there now.",
    },
  ],
  "syllabus/announcements-and-commands-doors": [
    {
      id: "missed-the-call",
      question: "What if I didn't hear the call?",
      asked: [
        "and if i miss it",
        "i was in the galley and heard nothing",
        "too loud, i didn't hear that",
        "nobody told me to arm",
      ],
      answer:
        "Ask at once on the interphone, and do nothing by guess: 'Two right, was that the arming call?' At the usual moment, doors closed and the aircraft about to move, a silence is itself a reason to ask. If your station doesn't report, the purser calls you anyway. That's why each one reports.",
    },
    {
      id: "opposite-wrong",
      question: "What if the opposite door is in the wrong state?",
      asked: [
        "the other one isn't armed",
        "and when my colleague did it wrong",
        "i see hers is still in manual",
        "do i touch the door of the other side",
      ],
      answer:
        "Say which door and what you see, aloud, before anybody reports: 'Two left is still disarmed.' The colleague puts it right herself, and you look again. Don't do it silently for her, and don't report 'cross-checked' from a distance. The look at pin, lever and indicator is the check.",
    },
    {
      id: "all-call",
      question: "What is an all-call?",
      asked: [
        "what does all-call mean",
        "how does that work with the phone",
        "everyone speaks at the same time?",
        "the report to all, how is it done",
      ],
      answer:
        "A conference on the interphone: all stations pick up, and each reports in a fixed order, for example 'four right armed and cross-checked', up to the purser. Everybody hears everybody, so a missing station is noticed. Keep it to your words, then listen until it's closed.",
    },
    {
      id: "one-station-silent",
      question: "What if one station doesn't answer?",
      asked: [
        "and if somebody doesn't report",
        "nobody picks up at the back",
        "one door is missing, what then",
        "can we go without his answer",
      ],
      answer:
        "Then the cabin isn't reported ready. The purser calls that station again and, if it stays silent, sends somebody to look, because a crew member may be busy, hurt or deaf to a broken handset. Nobody reports for a door they haven't seen. The flight deck waits for half a minute more.",
    },
    {
      id: "somebody-else-says-so",
      question: "What if somebody else tells me to arm or open it?",
      asked: [
        "the ground staff told me to do it",
        "a passenger shouts open it",
        "may the cleaner ask me for that",
        "who am i allowed to listen to",
      ],
      answer:
        "Don't do it. The call comes from the purser or the flight deck, as your manual says, and nobody else can start it: no agent, no caterer, no colleague in a hurry. If somebody knocks outside, show through the window that you've seen them, and wait for your own call.",
    },
    {
      id: "mistakes-happen-why",
      question: "Why do people still get that wrong, if it's so simple?",
      asked: [
        "why do slides come out by mistake then",
        "it's just a lever, how can you do it wrong",
        "what makes crew forget that",
        "how do i avoid such a mistake",
      ],
      answer:
        "Because it's done thousands of times, with a passenger talking, a phone ringing, a day too long. The hand moves while the head is elsewhere. So stop, say aloud what you're going to do, look at the lever, move it, look again. If you're interrupted, start from the beginning.",
    },
    {
      id: "before-the-interview",
      question: "Do I need these calls for the interview?",
      asked: [
        "must i learn that before",
        "will they ask me the door commands",
        "is it good to say it in the interview",
        "should i know the words now",
      ],
      answer:
        "No, they're taught in training, and each airline has its own words. It's enough to know why they exist: armed, a door brings out the slide, and disarmed it doesn't, and two people look at each. If you know that, it makes a neat answer to 'What do crew do before departure?'",
    },
  ],
  "terminology/service-trolley": [
    {
      id: "brake-is-broken",
      question: "What if the brake doesn't hold?",
      asked: [
        "and if the brake is broken",
        "mine doesn't stop",
        "the pedal does nothing",
        "it rolls away all the time, what do i do",
      ],
      answer:
        "Then that trolley doesn't go into the aisle. Keep it locked in its place in the galley, serve from another one or by tray, put a label on it and tell the purser, who writes it down. If it fails in the aisle, hold it with your body, push it back and have a colleague on the other side.",
    },
    {
      id: "my-back",
      question: "I have a bad back. Can I do the job with these?",
      asked: [
        "my back hurts sometimes",
        "and with a weak back",
        "i had a slipped disc",
        "do crew get back pain from that",
      ],
      answer:
        "With a back that's healed and trained often yes, but be honest about it at the medical. What hurts crew is pulling from the floor, twisting with a full drawer, and pushing uphill alone. Push with both hands, bend the knees, open low drawers squatting, and ask for the second person.",
    },
    {
      id: "alone-with-it",
      question: "May I go out with the trolley alone?",
      asked: [
        "do i push it by myself sometimes",
        "and with only one crew on it",
        "half size ones, alone?",
        "who's on the other side",
      ],
      answer:
        "It depends on the airline and the size: a half trolley with drinks often goes with one, a full one with two. Alone, stand where you can reach the brake, keep a hand on it, and don't turn your back. In climb, descent or bumps nobody goes alone, and often nobody goes at all.",
    },
  ],
  "syllabus/human-factors-fatigue": [
    {
      id: "before-a-night-flight",
      question: "How do I sleep before a night flight?",
      asked: [
        "i can't sleep in the daytime",
        "what do i do before a night duty",
        "how do you sleep in the afternoon",
        "i lie awake before it",
      ],
      answer:
        "Take what you get: a long lie-in or, better, two hours in the afternoon, dark, cool, phone in another room. Even lying still with eyes shut helps a little. No coffee for six hours before, a light meal, then coffee at the start of duty. On board, a nap in your break beats a film.",
    },
    {
      id: "private-reason",
      question: "May I report it when the reason is at home, a baby or a sick mother?",
      asked: [
        "my baby cries every night",
        "it's my own fault, can i still say it",
        "and if it's a private thing",
        "my neighbour had a party, is that valid",
      ],
      answer:
        "Yes, unfit is unfit, whatever kept you awake, and you have to say so before the flight. Whether it's booked as fatigue, sickness or private leave depends on the airline. If it happens often, talk to your manager about part-time, fewer nights or parental leave before it turns into a file.",
    },
    {
      id: "sleeping-pills",
      question: "Can I take sleeping pills or melatonin?",
      asked: [
        "what about melatonin",
        "are pills allowed for that",
        "i take something to sleep",
        "is it ok to use tablets between flights",
      ],
      answer:
        "Only after asking an aero-medical doctor, even for things sold without a prescription. Many sleeping pills and old allergy tablets work on into the next day, and you'd be unfit while they do. Melatonin is a prescription drug in some countries. Never try anything new before a duty.",
    },
  ],
  "syllabus/announcements-and-commands-delay": [
    {
      id: "example",
      question: "Can you give me an example of it?",
      asked: [
        "give me the wording",
        "how would that sound",
        "write me one to practise",
        "i need the exact text of it",
      ],
      answer:
        "For practice: 'Ladies and gentlemen, a part is being changed on our aircraft, and we can't leave yet. I'm sorry. The engineers expect about thirty minutes. I'll speak to you again at ten past four, also about connections. Until then we'll bring you water.' Read it aloud, slowly, and time it.",
    },
    {
      id: "it-gets-longer",
      question: "What do I say when it gets longer and longer?",
      asked: [
        "and the second time",
        "it's the third delay now, what do i say",
        "they don't believe me any more",
        "we said 30 minutes and now it's two hours",
      ],
      answer:
        "Say it openly: 'I told you four o'clock, and that hasn't worked out. I'm sorry.' Then what's changed, the next time you'll speak, and something real: water, food, phones, help with connections. Walk through the cabin afterwards, because people forgive a face sooner than a loudspeaker.",
    },
    {
      id: "captain-or-crew",
      question: "Who makes that announcement, the captain or the crew?",
      asked: [
        "do i say it or the pilot",
        "isn't this the captain's job",
        "am i allowed to announce that alone",
        "who speaks first",
      ],
      answer:
        "Mostly the captain gives the reason and the new time, and the purser follows with what's done in the cabin and in the second language. As new crew you hardly ever make it. In an assessment you may be asked to, so keep to three parts: what's happened, until when, what you do for them.",
    },
  ],
  "syllabus/announcements-and-commands-baggage-call": [
    {
      id: "pet-in-a-bag",
      question: "What about a cat or a small dog in its bag?",
      asked: [
        "and if it's her dog",
        "do pets stay inside",
        "she won't go without the cat",
        "what do i say to someone with an animal",
      ],
      answer:
        "By most manuals a pet carrier counts as baggage and stays, because people come first. Nobody stops the flow to fight about it, though: if somebody arrives with an animal in her arms, you send her down with it. Don't promise before the flight that you'd fetch it.",
    },
    {
      id: "my-own-bag",
      question: "Do I leave my own bag behind as well?",
      asked: [
        "and mine",
        "my passport is in my crew bag",
        "do crew take their things",
        "can i grab my phone at least",
      ],
      answer:
        "Yours stays too, passport and all: what you take is what your manual names, such as torch, megaphone, first aid kit or beacon. A crew member with a trolley bag on the slide would be in every newspaper. Keep phone and documents in a pocket for take-off and landing if your uniform allows.",
    },
    {
      id: "is-shouting-enough",
      question: "Does calling it really work, or do they take them anyway?",
      asked: [
        "do they listen to that",
        "in videos everyone has a suitcase",
        "what's the use if nobody obeys",
        "isn't it useless",
      ],
      answer:
        "It works in part: some will always have a bag, but a loud call at the seat stops many from opening the locker. It works best early, before they stand, and when each crew member says the same two words. At Haneda in 2024 nearly all bags stayed behind, and everybody got out.",
    },
  ],
  "syllabus/announcements-and-commands-after-landing": [
    {
      id: "long-wait",
      question: "What if we have to wait a long time for the stand?",
      asked: [
        "and when there's no gate free",
        "we stand on the taxiway for 30 minutes",
        "people get angry because we don't park",
        "what do i say if it takes ages",
      ],
      answer:
        "Say why, how long as far as known, and that belts stay on: 'Our stand is still taken. The captain expects ten minutes. We'll move again without warning, so please stay seated.' Phones may help them reach whoever is waiting. Crew stay seated too, except for safety or somebody ill.",
    },
    {
      id: "wrong-city",
      question: "What if I say the wrong city or the wrong time?",
      asked: [
        "i said the wrong name of the city",
        "welcome to paris and it's rome",
        "and if i make a mistake in it",
        "everyone laughs at me, what then",
      ],
      answer:
        "Correct it at once and with a smile in the voice: 'Of course I mean Rome.' People laugh for a second and like you for it. Write city, local time and names on a card before every flight, because after four sectors nobody knows where they are. Safety sentences you repeat in full.",
    },
    {
      id: "short-connections",
      question: "What do I say for people with a short connection?",
      asked: [
        "some have to run to the next flight",
        "can i ask the others to let them out first",
        "and passengers with a tight transfer",
        "they'll miss their next plane",
      ],
      answer:
        "Ask for them, once the safety part is said: 'Some guests have a very short connection. If you've time, please stay seated and let them pass.' It works surprisingly well when you name the flight. Better still, reseat them near the front before descent, if there are seats.",
    },
  ],
  "syllabus/first-aid-seizure": [
    {
      id: "turns-blue",
      question: "What if she turns blue or seems to stop breathing?",
      asked: [
        "her lips are blue",
        "she isn't breathing in it",
        "do i give oxygen",
        "and when she gets blue, start cpr?",
      ],
      answer:
        "During the cramp that's common, because the chest is stiff, and it passes with it. Have oxygen ready and give it as your procedure says. When the jerking stops, open the airway and look for ten seconds: if she isn't breathing normally, start compressions and send for the defibrillator.",
    },
    {
      id: "only-staring",
      question: "What if she only stares and doesn't react?",
      asked: [
        "and without shaking",
        "he just looks empty and chews",
        "is it also one if they don't fall",
        "she doesn't answer, only plays with her hands",
      ],
      answer:
        "That can be a seizure too. Stay with her, speak calmly, keep hot drinks and sharp things away, and guide her gently if she walks off. Don't hold on. Time it, and if it goes on beyond five minutes or she's unresponsive, treat it like the other. Think of low sugar and stroke as well.",
    },
    {
      id: "i-have-epilepsy",
      question: "I have epilepsy. Can I become cabin crew?",
      asked: [
        "and if i have this myself",
        "i had a seizure as a child",
        "can crew be epileptic",
        "mine is years ago, does it count",
      ],
      answer:
        "With active epilepsy in Europe mostly not, as you could fall out just when you're needed. With seizures long past and many years without medicine it may be possible, and an aero-medical examiner decides by your records. Ask one before you pay for a course, and never hide it.",
    },
  ],
  "terminology/exit-row": [
    {
      id: "briefing-words",
      question: "What do I say when I brief the people there?",
      asked: [
        "give me the words for that",
        "how do i brief them exactly",
        "what's the text for the ones sitting there",
        "what must they know from me",
      ],
      answer:
        "For example: 'You're at an emergency exit. Would you help if we asked? Wait for our command, look outside for fire first, then pull this and throw the hatch out, leg first on to the wing. Please read the card. Nothing on the floor, please.' Then one question: 'What would you do first?'",
    },
    {
      id: "who-may-not-sit",
      question: "Who may not sit there?",
      asked: [
        "who's not allowed in it",
        "can a pregnant woman sit there",
        "what about kids or old people",
        "is there an age for that",
      ],
      answer:
        "Whoever couldn't open the exit quickly or would be hindered: children, people with an infant, with reduced mobility, sight or hearing, with a belt extension, in custody, with an animal, and at most airlines pregnant women. Age limits differ: in the US it's at least 15. Your manual has the list.",
    },
    {
      id: "does-not-understand",
      question: "What if somebody there doesn't understand me?",
      asked: [
        "he says yes but he doesn't understand",
        "and if they don't speak english",
        "she nods only, is it enough",
        "how do i check that they got it",
      ],
      answer:
        "Then he can't stay, kindly: whoever sits there has to follow commands. Test it with an open question, such as 'Show me what you'd pull,' because a nod means nothing. If he shows it right with the card, good. If not: 'I've a better seat for you,' and you swap him with somebody willing.",
    },
  ],
  "syllabus/fire-and-smoke-water-extinguisher": [
    {
      id: "how-to-recognise",
      question: "How do I tell it from the halon bottle?",
      asked: [
        "how do i know which is which",
        "they look the same to me",
        "what colour is it",
        "is it written on the bottle",
      ],
      answer:
        "By the label and the top: the water one usually has a handle you turn, the halon one a lever and a pin. Colours differ by maker, so don't learn red or green, learn place and shape on your type. In the pre-flight check you look at each one anyway: read the label aloud.",
    },
    {
      id: "oven-fire-instead",
      question: "What do I do with an oven fire instead?",
      asked: [
        "and when food burns in the oven",
        "fat is burning, what do i use",
        "so what for the oven",
        "water no, then what",
      ],
      answer:
        "Power off and keep the door shut, so that the fire eats up its own air. Hood on, halon ready, flight deck told. If it doesn't go out, open the door by a crack, let the halon in and shut it again. Watch it afterwards, and leave that oven off for the rest of the flight.",
    },
    {
      id: "grabbed-the-wrong-one",
      question: "What happens if I use it on something electric by mistake?",
      asked: [
        "and if i take the wrong one",
        "i sprayed it on a cable, am i dead",
        "is it so dangerous with power on",
        "what can go wrong with that",
      ],
      answer:
        "Water carries current, so you could get a shock, and it may short other things. With low voltages often nothing happens, but galley power is strong enough to hurt. So switch off first: galley switch, seat power, circuit breaker if your manual lets you. If unsure, halon is the safer grab.",
    },
    {
      id: "on-every-aircraft",
      question: "Is there one on every aircraft?",
      asked: [
        "do all planes have it",
        "how many of them are there",
        "we have only halon on the 737?",
        "and if none is on board",
      ],
      answer:
        "No, many aircraft carry halon or its successor only, and water comes from the galley: bottles, jugs, soft drinks. Rules ask for a number of extinguishers by seats, and which kind depends on the place. Where they are on your type you learn by heart, and you check them before each flight.",
    },
    {
      id: "how-to-aim",
      question: "How do I use it so that it lasts?",
      asked: [
        "how long does it last",
        "where do i aim it",
        "how far away do i stand",
        "is one bottle enough",
      ],
      answer:
        "Aim low at what glows, go from edge to middle, and soak it, from about two metres at first and then closer. It lasts for something like half a minute. Then pull the stuff apart with a tool or glove and wet the inside, because paper and foam glow on where you can't see it.",
    },
    {
      id: "drinks-instead",
      question: "Can I take drinking water or juice instead?",
      asked: [
        "is juice ok too",
        "just a bottle of mineral water?",
        "and coke, does that work",
        "can't i pour normal water from the galley",
      ],
      answer:
        "Yes, on the same kinds of fire: water, juice, soft drinks, cold tea. It's even the usual way to cool a battery after the flames are down. Only nothing with alcohol, and nothing on electricity, oil or fat. Have passengers pass bottles along to you, it goes faster than running.",
    },
    {
      id: "remember-the-classes",
      question: "How do I remember the fire classes?",
      asked: [
        "what is class a and b and c",
        "i mix up the letters",
        "is it the same in america",
        "must i know those letters",
      ],
      answer:
        "Think of what's left: A leaves ash (paper, cloth, wood), B is what boils (fuel, oil). After that Europe and America part: electrical fire is C in the US and has no letter in Europe, where C is gas. Cooking fat is F here, K there. In the exam, use the list of your course.",
    },
  ],
  "syllabus/decompression-and-turbulence-signs": [
    {
      id: "slow-one",
      question: "What if it happens slowly, without a bang?",
      asked: [
        "and a slow leak",
        "how do i notice it if there's no bang",
        "can it come without any sign",
        "what are the signs of the slow one",
      ],
      answer:
        "Then the signs are in people and in small things: ears that press, a whistle at a door, feeling cold, headache, blue nails, colleagues giggling or slow. The danger is that hypoxia feels fine. If two of you feel odd at once, call the flight deck and have oxygen near. At some point masks drop.",
    },
    {
      id: "sucked-out",
      question: "Can somebody really be sucked out?",
      asked: [
        "do people fly out of the hole",
        "is it like in the movies",
        "can a window break and pull you",
        "what if i stand beside the hole",
      ],
      answer:
        "Yes, close to a big hole and without a belt, in the first seconds. After that the pressure is equal and nothing pulls any more. It's very rare, and people with a low, tight belt have mostly stayed in their seats. A few rows away you feel wind and see papers fly.",
    },
    {
      id: "masks-stay-up",
      question: "What if the masks don't drop?",
      asked: [
        "and if they don't come down",
        "mine stays closed",
        "nobody's mask falls, what do i do",
        "can i open the box by hand",
      ],
      answer:
        "They come by themselves at a cabin altitude of about 14,000 feet, and the pilots have a switch as well. If you're sure of the signs, take portable oxygen or any mask you can reach and call the flight deck. A single panel that's stuck is opened with a small tool, or people use the next row's.",
    },
    {
      id: "how-long-down",
      question: "How long does the descent take?",
      asked: [
        "how many minutes till we can breathe",
        "is the dive very steep",
        "are we crashing then",
        "how fast do they go down",
      ],
      answer:
        "Mostly four to six minutes from cruise height to about 10,000 feet. It's steep and loud, with the brakes on the wings out, and many passengers think it's the end. It's a drilled manoeuvre. Say so beforehand in your own head: nose down is help on its way.",
    },
    {
      id: "ears-and-belly",
      question: "What do I do about the pain in ears and belly?",
      asked: [
        "my ears would explode?",
        "does it hurt much",
        "what about passengers with a cold",
        "can the eardrum break",
      ],
      answer:
        "On the way up the gas gets out by itself: open your mouth, let it go, don't hold your breath. On the way down it's the ears: swallow, yawn, or blow gently against a closed nose. With a cold an eardrum can tear, which hurts, bleeds a little and usually heals in weeks.",
    },
    {
      id: "is-it-practised",
      question: "Do we practise that in training?",
      asked: [
        "do they put us in a chamber",
        "will i feel it in the course",
        "how can you train such a thing",
        "is there a simulator for it",
      ],
      answer:
        "It's practised as a drill in a cabin trainer: bang, masks, you take the nearest one, sit and shout. Fog, noise and movement come along at some airlines. The chamber with thin air is mostly for pilots and soldiers, though films of it show how silly people get. Watch one, it's worth ten pages.",
    },
    {
      id: "who-tells-us",
      question: "Do the pilots tell us what's happening?",
      asked: [
        "does the captain say something",
        "how do i know it's an emergency descent",
        "is there an announcement",
        "and if no one says anything",
      ],
      answer:
        "Mostly a short call, such as 'Emergency descent', twice, and later one that says you may move. In the first seconds they're putting on their own masks and flying, so there may be silence. You act on the signs, not on a voice. If nothing comes long after levelling off, you call them.",
    },
  ],
  "assessment-days/asked-positions-and-numbers": [
    {
      id: "what-l1-means",
      question: "What do names such as L1 or R2 mean?",
      asked: [
        "what is l1 then",
        "my friend said she sat at r2",
        "how do you count the doors",
        "and the letters with it",
      ],
      answer:
        "They're doors: L is left and R right, seen in flight direction, and the number counts from the front. L1 is where most people board, and R2 is the second on the right. Your crew seat, your equipment and your rows go with that door. Some airlines say '1 left' or 'door 4' for it.",
    },
    {
      id: "where-beginners-go",
      question: "Where do beginners usually work?",
      asked: [
        "which place do i get as a new one",
        "where will they put me first",
        "do juniors always stand at the back",
        "is it the worst for newcomers",
      ],
      answer:
        "Mostly in economy, in the aisle, in the middle or at the back, next to somebody with experience. You see the most passengers and learn fastest there. Galley and premium cabins come after a course or some months. At airlines with a single class, newcomers rotate through every place but the purser's.",
    },
    {
      id: "galley-or-aisle",
      question: "Is the galley better than the aisle?",
      asked: [
        "i'd rather be in the galley",
        "what does the galley person do",
        "which is the easier one",
        "can i hide in there",
      ],
      answer:
        "It's different, not easier: you heat, count, set up trolleys by the minute and think ahead for everybody, and hardly see passengers. Organised people love it. In the aisle you talk, smile and carry. In an interview, don't say that you'd rather be in the galley: they hire for the aisle.",
    },
    {
      id: "swap-with-a-friend",
      question: "Why can't I swap with a colleague who agrees?",
      asked: [
        "my friend wants to change with me",
        "we both agree, so what's the problem",
        "may i ask the purser to swap",
        "nobody would notice it",
      ],
      answer:
        "Because in an emergency everybody counts on the person who was briefed for that door, its equipment and those passengers. If both of you have good reason, ask the purser before boarding: she can change it and brief you again. After that it stays, also for a better view or a handsome row.",
    },
    {
      id: "does-number-mean-rank",
      question: "Does a low number mean a higher rank?",
      asked: [
        "is number 2 my boss",
        "am i the lowest if i'm number 6",
        "so 1 is the best",
        "who's second in command there",
      ],
      answer:
        "Only number one for certain. At some airlines number two is the deputy or the senior one at the back, at others numbers are just places. Who takes over if the purser falls out is said in the briefing or written in the manual, often by rank and time in service. Ask if you don't know.",
    },
    {
      id: "alone-at-a-door",
      question: "Will I sit alone at a door?",
      asked: [
        "am i alone there as a beginner",
        "who helps me at my door",
        "i'm scared to be the only one at it",
        "do two people share a door",
      ],
      answer:
        "Quite likely, once you're qualified, and on small aircraft sometimes alone at a whole end. It sounds more than it is: you've opened that door in training many times, the interphone is at your ear, and each check is the same as yesterday. During your first flights somebody sits with you.",
    },
    {
      id: "business-class-when",
      question: "When may I work in business class?",
      asked: [
        "how long until i get to the front",
        "do i need a course for that",
        "can i start in first class",
        "how do they pick people for it",
      ],
      answer:
        "After anything from a few months to some years, by airline: mostly by application or seniority, with a course of some days on wine, service and tone. Nobody starts in first class. What gets you there is a name for calm, neat service at the back, and pursers who mention you.",
    },
  ],
  "syllabus/first-aid-bleeding-and-shock": [
    {
      id: "tourniquet-how",
      question: "How do I put the tourniquet on?",
      asked: [
        "how does it go on",
        "where exactly does that go",
        "how tight do i turn it",
        "i never used one, show me the steps",
      ],
      answer:
        "About a hand's width above the wound, nearer to the body, on bare skin or thin cloth, never on knee or elbow. Pull the strap tight, turn the rod until the bleeding stops, lock it, write the time where it's seen. It hurts a lot, which is normal: tell him so, and don't loosen it.",
    },
    {
      id: "nosebleed",
      question: "And if it's only a nosebleed that won't stop?",
      asked: [
        "his nose is bleeding",
        "same thing for a nose?",
        "does he put the head back",
        "the nose doesn't stop since 10 minutes",
      ],
      answer:
        "Sit him up, head forward, and have him pinch the soft part of the nose firmly for ten to fifteen minutes without looking, breathing and spitting through the mouth. Head back only makes him swallow blood and vomit. After half an hour, or with blood thinners or faintness, get medical advice.",
    },
    {
      id: "cannot-see-blood",
      question: "I can't stand the sight of blood. Can I do this at all?",
      asked: [
        "i faint when i see blood",
        "what if i get sick from it",
        "is it a problem that blood scares me",
        "can you train that away",
      ],
      answer:
        "Most people can, because with gloves on and a task it's often easier than watching. If you tend to faint, tense legs and belly hard for ten seconds, let go, repeat: that keeps the blood pressure up and can be trained. Start with a first aid course and films. Say it to a colleague, and swap in time.",
    },
  ],
  "syllabus/passenger-handling-complaint": [
    {
      id: "wants-my-name",
      question: "What if he wants my name?",
      asked: [
        "he asks my name to complain about me",
        "do i have to give it",
        "he writes down my badge",
        "and when they say they'll report me",
      ],
      answer:
        "Give your first name, calmly, as it's on your badge or as your airline wants it: 'I'm Elena, and my purser today is Marc.' Don't hide the badge and don't ask why. Then write down the same day what happened, with seat and time. A calm record of yours weighs as much as an angry letter.",
    },
    {
      id: "wants-an-upgrade",
      question: "What if he wants an upgrade to make up for it?",
      asked: [
        "he says then give me business class",
        "can i move him to the front",
        "they ask for a better seat because of that",
        "am i allowed to upgrade someone",
      ],
      answer:
        "Say no to that and yes to something else: 'A seat in business isn't mine to give. I can move you to a row with free seats, and bring you a fresh meal.' Moving into another class is for the purser, and only for a reason such as a broken seat. Done once, the whole row wants it.",
    },
    {
      id: "no-time-for-it",
      question: "What if I've no time, in the middle of the service?",
      asked: [
        "and when i'm busy with the trolley",
        "i can't stop for him now",
        "there are 100 people waiting",
        "he complains during the meal",
      ],
      answer:
        "Take ten seconds and a promise you can keep: 'I want to hear this properly. I'll be with you in fifteen minutes, when the trays are in.' Note the seat on your hand or list, and do come back, even with no solution. What turns a small complaint into a letter is being forgotten.",
    },
  ],
  "evacuation/land-2": [
    {
      id: "pushed-while-looking",
      question: "What if people push me while I look out?",
      asked: [
        "they're pushing from behind",
        "and if they push me to the door",
        "how do i look out with a crowd on my back",
        "people come before i've finished",
      ],
      answer:
        "Take hold of the assist handle first, back half turned to the wall, and put the other arm and your voice across the aisle: 'Stand back. Wait.' Get there before they do, which is why you release your harness at once. A passenger in front of you with arms spread can hold the rest for those seconds.",
    },
    {
      id: "dark-outside",
      question: "What if it's dark or the window is dirty?",
      asked: [
        "i can't see anything at night",
        "and when the window is fogged",
        "it's black outside, how do i check",
        "the glass is dirty, what now",
      ],
      answer:
        "Hold the torch flat against the glass, shield it with your hand and look down where the slide will lie, then along the fuselage. Use the next passenger window as well. Feel the door for heat if your manual says so. If you still see nothing, open only by a crack or use another exit, as trained.",
    },
    {
      id: "how-long-it-takes",
      question: "How long may I take for the look?",
      asked: [
        "how many seconds for this",
        "isn't it a waste of time",
        "do i count while looking",
        "how fast must that be",
      ],
      answer:
        "Two or three seconds, if your eyes know where to go: left, right, down, along to the engine. Shouting goes on meanwhile. A door opened to a fire costs far more, because smoke and flames come in and can't be shut out again. Practise the look at any window until it's a habit.",
    },
    {
      id: "fire-far-off",
      question: "What if there's fire, but a long way from my door?",
      asked: [
        "and when it burns only at the wing",
        "a bit of smoke, is that still ok",
        "the fire is not close to me",
        "where is the line, safe or not safe",
      ],
      answer:
        "Ask what it'll do in the next minute to people on that slide and on the ground below. Fire that's away from the slide and downwind can mean a usable exit with somebody watching it all the time. Smoke or flames where they'd land or walk means blocked. If better exits are open, use those.",
    },
    {
      id: "words-for-blocked",
      question: "What do I shout when my exit is blocked?",
      asked: [
        "which words then",
        "how do i send them to the other door",
        "give me the command for it",
        "they all come to me, what do i call",
      ],
      answer:
        "Your airline's words, short and with the whole arm: 'Exit blocked. Go across.' or 'Go forward.' Stand in the opening, face the people, palm out, then point. Push the first ones round by the shoulders, since the rest follow them. Go on until nobody comes any more, and keep guarding it.",
    },
    {
      id: "both-sides-bad",
      question: "What if both exits at my end are bad?",
      asked: [
        "and if the other side is burning too",
        "no door is good at my end, what then",
        "where do i send people when all is blocked",
        "and both are blocked?",
      ],
      answer:
        "Then your end turns round: send everybody along the aisle to the next pair or the overwing exits, loudly, and tell the crew there by shout, interphone or megaphone that they're coming. Keep looking, as wind and water change things. The last resort is any opening, also a break in the hull.",
    },
    {
      id: "changes-after",
      question: "What if it was safe when I looked and isn't a minute later?",
      asked: [
        "it can change, no?",
        "do i look only once",
        "and if the fire comes later",
        "when do i check again",
      ],
      answer:
        "That's why you look again and again: a glance outside every few people, at the foot of the slide, the engine, the smoke. The moment it turns, arms across the door, 'Stop. Exit blocked,' and point. And a bad exit can become good when the wind turns or the firefighters come.",
    },
  ],
  "terminology/halon-extinguisher": [
    {
      id: "hidden-fire",
      question: "How do I use it on a fire I can't see, behind a panel or in a locker?",
      asked: [
        "and in a closed locker",
        "it's behind the wall, how do i hit it",
        "smoke comes from a panel",
        "do i open it wide to spray",
      ],
      answer:
        "Feel for the hottest place with the back of your hand. Open a locker or door only by a crack, put the nozzle in, let it go and shut, so that the agent stays inside and no air gets in. Behind a panel you make a small opening with the crash axe, where your manual and the flight deck agree.",
    },
    {
      id: "being-replaced",
      question: "Is it being replaced by something else?",
      asked: [
        "will it be banned soon",
        "is there something newer",
        "do new planes still have that",
        "what comes after it",
      ],
      answer:
        "It's being replaced step by step, because it harms the ozone layer. Aircraft built in recent years carry successors, most often one called 2-BTP, and Europe is taking halon out of older ones as well. For you little changes: same kind of bottle, same aim and sweep, but read the label and learn your airline's name for it.",
    },
    {
      id: "first-one-empty",
      question: "What do I do when the bottle is empty and it still burns?",
      asked: [
        "it's empty and there's still fire",
        "and when one isn't enough",
        "the first bottle is finished, what next",
        "how many can i use on it",
      ],
      answer:
        "You take the next one straight away, which is why the second crew member has already brought it. Don't leave the fire to fetch it. Use all there are from other stations if needed, then water or soft drinks on what glows. Meanwhile the flight deck hears that it isn't out, since that decides about landing.",
    },
  ],
  "syllabus/dangerous-goods-wh-limits": [
    {
      id: "work-it-out",
      question: "How do I work out the watt-hours if only mAh is printed?",
      asked: [
        "mine says only 20000 mah",
        "how do you calculate that",
        "there's just milliamps on it",
        "what's the formula",
      ],
      answer:
        "Divide the mAh by 1,000 and multiply by the volts of the cell, mostly 3.7. So 10,000 mAh is 37 Wh, 20,000 is 74 and 27,000 just about 100. Take the voltage of the battery, not the 5 volts of the USB socket. Many power banks carry the Wh in tiny print beside it.",
    },
    {
      id: "label-unreadable",
      question: "What if nothing is printed on it or it's worn off?",
      asked: [
        "and if you can't read the label",
        "there's no number on mine",
        "the print is gone, may i take it",
        "a cheap one without any writing",
      ],
      answer:
        "Then it can be refused, because nobody can show that it's within the limit. Security and check-in go by what's printed, and some states insist on it for power banks. Bring one you can read, or a photo of the data sheet, which may help but needn't. Crew on board don't measure, they ask.",
    },
    {
      id: "e-scooter",
      question: "What about an e-scooter, a hoverboard or an e-bike?",
      asked: [
        "can i bring my scooter",
        "is a hoverboard ok",
        "and e-bike batteries",
        "my kid has one with wheels and motor",
      ],
      answer:
        "Mostly no: their batteries usually lie far above 160 Wh, and many airlines refuse such small vehicles whatever the size. A children's model below the limit still needs the airline's yes before the trip. Wheelchairs and other mobility aids have rules of their own and are welcome, with notice.",
    },
    {
      id: "laptop-in-the-hold",
      question: "May a laptop go in the checked bag?",
      asked: [
        "can i put it in my suitcase",
        "and the laptop in the hold",
        "my camera is in the big bag, bad?",
        "is it allowed when it's built in",
      ],
      answer:
        "It's better in the cabin, and most airlines ask for that, because a fire there is found and cooled. If it does go into the hold, rules want it switched off completely, not asleep, and packed so that it can't turn on or be crushed. Loose batteries and power banks never go there.",
    },
    {
      id: "how-to-protect",
      question: "How do I protect spare batteries against short circuit?",
      asked: [
        "how do you protect it",
        "what does short circuit mean here",
        "put tape on, or what",
        "my camera ones are loose in the bag",
      ],
      answer:
        "Keep each in its box or a small bag of its own, or stick tape over the contacts. What must not happen is that keys or coins join the two poles: the battery heats up in seconds and may burn. Camera batteries with their plastic caps on are fine. For drones many people use fire bags as well.",
    },
    {
      id: "bag-goes-to-the-hold",
      question: "What if my cabin bag has to go into the hold at the gate?",
      asked: [
        "they take my bag at the gate",
        "and when the overhead is full",
        "do i have to take it out then",
        "what do i ask passengers when i take their bag",
      ],
      answer:
        "Then power banks, spare batteries and e-cigarettes come out first and stay with the passenger. As crew or at the gate you ask every single time: 'Any power bank, spare battery or vape in there, please?' People forget it in the rush, and in the hold nobody would notice the fire in time.",
    },
    {
      id: "e-cigarette",
      question: "And e-cigarettes and vapes?",
      asked: [
        "what about vapes",
        "can i carry mine",
        "do they count as battery",
        "may he charge it in his seat",
      ],
      answer:
        "They go in the cabin, on the body or in the hand bag, never in checked bags, and they may be neither used nor charged on board. Protect the button so that it can't heat by itself. Mind the arrival as well: in some countries, Singapore and Thailand among them, vapes are banned altogether.",
    },
  ],
  "assessment-days/asked-boarding-start-and-doors": [
    {
      id: "late-passenger",
      question: "What if a passenger comes when the door is already closed?",
      asked: [
        "and somebody comes running too late",
        "can they open it again for one person",
        "i'm there but it's shut",
        "do you let a late one in",
      ],
      answer:
        "As a rule he stays behind: the gate has closed, his bag is being taken off and the papers are done. Opening again is up to the captain and the ground staff, and it happens now and then when the bridge is still there. Crew don't open on their own, and through the window a friendly shrug is all.",
    },
    {
      id: "when-crew-come",
      question: "When are the crew on board before that?",
      asked: [
        "and the crew, when do they come",
        "how early are you there",
        "what time do i have to report for it",
        "how long before boarding do you work",
      ],
      answer:
        "Usually 40 to 60 minutes before departure on short haul and 60 to 90 on long haul, straight after the briefing, which is earlier still. In that time come the checks of equipment, the security search, catering and a last word with the captain. On the second flight of the day it's minutes.",
    },
    {
      id: "paid-for-boarding",
      question: "Are crew paid during boarding?",
      asked: [
        "do i get money for that time",
        "is it true that boarding is unpaid",
        "when does the pay start",
        "in usa they don't pay it, right?",
      ],
      answer:
        "It depends on the contract. In Europe many have a basic salary plus pay by flight or flying hour, so boarding is inside it. In the US pay has traditionally begun when the door is shut, and several airlines now pay a part for boarding. Ask: 'From when to when do the paid hours count?'",
    },
  ],
  "terminology/special-meal": [
    {
      id: "changed-seat",
      question: "What if the passenger sits in another seat?",
      asked: [
        "and when they changed the seat",
        "she isn't on the seat in my list",
        "someone else is sitting there",
        "he moved, where's his meal now",
      ],
      answer:
        "Ask by name, not by seat: 'Mrs Shah? You've ordered a Hindu meal, is that right?' If somebody else sits there, ask the neighbours or the family and look for a free seat on the plan. Don't call diets through the cabin. Note the new seat on your list and tell the other aisle.",
    },
    {
      id: "wrong-person",
      question: "What if I gave it to the wrong person?",
      asked: [
        "i gave it to someone else",
        "and if the wrong one already ate it",
        "she took it though she hadn't ordered",
        "i mixed up two of them",
      ],
      answer:
        "Own up at once to whoever waits: 'I'm sorry, your meal went to somebody else. Let me see what I can put together.' Then fruit, salad, bread, crew food or something from another class. If an allergy is involved, it's urgent: tell both people what they had, watch them and fetch the purser.",
    },
    {
      id: "allergy-words",
      question: "What do I say when somebody asks if it's free of something?",
      asked: [
        "is it really without nuts, they ask",
        "how do i answer about allergies",
        "she asks is there gluten in it",
        "can i promise it's safe for her",
      ],
      answer:
        "Say what's printed and no more: 'The label says without gluten. I can't promise there are no traces.' Show her the tray label or the list of ingredients, if there is one, and let her decide. Never guess by look or taste. If she isn't sure, offer closed, labelled things or whole fruit.",
    },
  ],
  "terminology/sterile-flight-deck": [
    {
      id: "on-the-ground",
      question: "Does it hold on the ground as well?",
      asked: [
        "also while taxiing",
        "and before take-off",
        "at the gate too?",
        "is it only in the air",
      ],
      answer:
        "It holds on the ground too, from the time the aircraft moves under its own power or is pushed back: taxi, take-off and landing belong to it. Parked at the stand it doesn't, though you still wait for a pause when pilots brief or read checklists. Knock, look, and don't speak into a sentence.",
    },
    {
      id: "called-for-nothing",
      question: "What if I called and it wasn't important?",
      asked: [
        "and if it was nothing",
        "are they angry when i disturb them for that",
        "i rang and it was just a smell of food",
        "can i get in trouble for a wrong call",
      ],
      answer:
        "Nobody sensible blames you: 'We thought we smelt burning, it was the oven, all clear' is a good call. Pilots would rather hear ten small things than miss one. What annoys them is talk that could wait: meals, transfers, the weather. If in doubt, ask a colleague in one sentence, then call.",
    },
    {
      id: "crew-chat",
      question: "Do cabin crew have to be silent too in that time?",
      asked: [
        "and we in the cabin, can we talk",
        "is it for us as well",
        "may i chat with my colleague on the jump seat",
        "what do i do in these minutes",
      ],
      answer:
        "In spirit you keep quiet too: no service, no phone, and on the crew seat you go through your emergency tasks in your head. Quiet talk isn't forbidden everywhere, but in take-off and landing you listen and look outside. Many airlines put it in the manual as part of the same idea.",
    },
  ],
  "terminology/pilot-in-command": [
    {
      id: "both-pilots-out",
      question: "What if both pilots fall out?",
      asked: [
        "and when they're both unconscious",
        "who flies then",
        "do i have to land the plane",
        "what do crew do if no pilot is left",
      ],
      answer:
        "That's extremely rare, and you'd fight for one of them first: into the flight deck by the emergency procedure, oxygen mask on, seat back, hands off the controls. The autopilot goes on flying. Then you ask for any pilot on board and call on the radio. For one pilot down, crew are trained to help the other.",
    },
    {
      id: "refuse-a-passenger",
      question: "Can the captain throw a passenger off?",
      asked: [
        "can he refuse somebody",
        "may the captain put people out",
        "who decides that someone can't fly",
        "and can i, as crew, send one away",
      ],
      answer:
        "Yes, on the ground the captain may refuse or put off anybody who endangers safety or order, and in the air land for it. You can't, but your report is the ground for it: seat, words, behaviour, time. Tell the purser, who passes it on. Ground staff or police do the fetching.",
    },
    {
      id: "from-when-to-when",
      question: "From when until when does the captain have that power?",
      asked: [
        "when does it begin",
        "does it end at landing",
        "is he the boss at the gate already",
        "also in the hotel?",
      ],
      answer:
        "Under international law, from when the outer doors are shut after boarding until one is opened for leaving, and after a forced landing until the authorities take over. By airline rules it begins earlier, when the captain takes over aircraft and crew. At the hotel you're colleagues under company rules.",
      source: { name: "Tokyo Convention, articles 5 and 6", year: 1963 },
    },
  ],
  "syllabus/first-aid-stroke": [
    {
      id: "only-one-sign",
      question: "Is one sign enough?",
      asked: [
        "and if only the face hangs",
        "her arms are ok, just speech is strange",
        "do i need all three",
        "he has only one of them",
      ],
      answer:
        "One is enough to act, if it's new and came suddenly. Watch also for sudden trouble with seeing, balance or understanding, and a headache like a blow. Low blood sugar can look the same, so ask about diabetes and say it to the ground doctor. Time counts, so don't wait for a second.",
    },
    {
      id: "woke-up-with-it",
      question: "What if she was asleep and woke up with it?",
      asked: [
        "and when it came in her sleep",
        "nobody saw when it began",
        "she slept for five hours on the flight",
        "what time do i write if i don't know",
      ],
      answer:
        "Then you write down when she was last seen well: the meal, the drink, the talk with a neighbour. Ask family, neighbours and colleagues, and put it in clock time of one place, with the time zone. That isn't the end of hope, as hospitals can sometimes see on a scan how old a stroke is.",
    },
    {
      id: "what-to-say",
      question: "What do I say to somebody who can't speak?",
      asked: [
        "she can't talk, how do i calm her",
        "does she understand me",
        "what words do i use with her",
        "and he only makes sounds",
      ],
      answer:
        "Speak as to an adult, slowly, one sentence at a time: 'You may have had a stroke. I'm staying with you. Help is coming.' She may understand everything. Offer yes and no by squeezing your hand with the good side. Don't finish her words, don't shout, and keep the family near.",
    },
  ],
  "syllabus/first-aid-hyperventilation-or-hypoxia": [
    {
      id: "she-faints",
      question: "What if she faints from it?",
      asked: [
        "and if she passes out",
        "can you die from breathing too fast",
        "she became unconscious",
        "her eyes close, what do i do",
      ],
      answer:
        "Lay her flat, legs up, and check that she breathes normally: after fast breathing the body mostly sorts itself out within a minute, and she wakes. Give oxygen, since now you can't be sure of the cause. If she doesn't come round at once, or isn't breathing normally, it's a full emergency.",
    },
    {
      id: "or-asthma",
      question: "How do I know it isn't asthma?",
      asked: [
        "and if she has asthma",
        "could it be something with the lungs",
        "i hear a whistle when she breathes",
        "is asthma the same feeling",
      ],
      answer:
        "Listen and ask: asthma wheezes, breathing out is long and hard, she speaks in single words, sits bent forward and often has a spray. In panic the air goes in and out freely and fast. With asthma it's her own inhaler, upright, and oxygen. She may have both, so call for help if unsure.",
    },
    {
      id: "happens-to-me",
      question: "And if it happens to me, as crew?",
      asked: [
        "i get that sometimes myself",
        "what if i'm the one breathing fast",
        "can crew have this",
        "mine comes when i'm stressed",
      ],
      answer:
        "Sit down, tell a colleague, and breathe out longer than in, through pursed lips, for a couple of minutes. If others feel odd too, it's mask or oxygen first and thinking later. One time under stress harms no career. If it keeps coming back, see a doctor, and answer the medical form truthfully.",
    },
  ],
  "syllabus/first-aid-burns": [
    {
      id: "small-child",
      question: "And with a small child?",
      asked: [
        "it's a baby, not an adult",
        "is that the same for kids",
        "coffee went over a two-year-old",
        "what changes when he's little",
      ],
      answer:
        "Cool it the same way, but only the burnt part, and keep the rest of the child warm and dry, because small bodies chill fast. Wet clothes off, nappy too if it's soaked. What's small on an adult is large on a child, so ask for a doctor and ground advice early. On the lap of a parent it all goes better.",
    },
    {
      id: "toothpaste",
      question: "A passenger wants to put toothpaste, oil or honey on it. Is that bad?",
      asked: [
        "my grandma always put oil",
        "she wants toothpaste on that",
        "is honey good for it",
        "can i use a burn gel from my bag",
      ],
      answer:
        "None of those belongs on a burn: they keep the heat in, bring germs, and a doctor has to scrub them off. Say it kindly: 'Water first, it takes the pain best.' A burn gel from the kit can be used if there's too little water and your procedure says so. Creams are for later, when a doctor has looked.",
    },
    {
      id: "will-i-be-blamed",
      question: "Will I be blamed if I spilt it?",
      asked: [
        "it was me who spilt the coffee",
        "can she sue me",
        "do i pay for that",
        "is it my fault then",
      ],
      answer:
        "The claim goes to the airline, which under the Montreal Convention is normally liable for injuries on board, hot drinks included, and not to you in person. Help first, say sorry for her pain, and write down facts: time, seat, what moved, what you did. Don't argue about fault at the seat.",
      source: {
        name: "Court of Justice of the European Union, C-532/18, Niki Luftfahrt (hot coffee on board)",
        year: 2019,
      },
    },
  ],
};
