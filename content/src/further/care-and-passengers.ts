import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on care of people on board and the emergencies crew train for, by the entry's id. */
export const FURTHER_ON_CARE_AND_PASSENGERS: FurtherQuestions = {
  "assessment-days/asked-passenger-gets-abusive": [
    {
      id: "turns-violent",
      question: "What if he becomes violent?",
      asked: [
        "what if he gets violent",
        "and if he hits somebody",
        "what do i do if he attacks me",
        "he swings at me, what now",
        "what if it turns physical",
      ],
      answer:
        "Get out of reach and shout for help: you don't have to win a fight. People near him are moved away, the flight deck is told at once and stays locked. Two or more crew and fit passengers who've agreed to it hold and restrain him only as far as it takes; then somebody watches his breathing until the police have him. You all write it down.",
    },
    {
      id: "he-touches-me",
      question: "What if he grabs my arm or touches me?",
      asked: [
        "he grabbed my arm",
        "and if he puts hands on me",
        "what when he touches me there",
        "he pushed me, what now",
        "i got shoved by him",
      ],
      answer:
        "Step back out of reach and say it loudly: 'Don't touch me. Step back.' That brings your colleagues and gives you witnesses. From here it's level 2: the purser and the captain know at once, you don't go back to that row, and you write down what he did while it's fresh.",
    },
    {
      id: "the-people-near-him",
      question: "What about the passengers sitting near him?",
      asked: [
        "and the people next to him",
        "there is a child in that row",
        "others are scared of him",
        "what do i do with the neighbours",
        "somebody else wants to step in",
      ],
      answer:
        "Move them if there's any free seat, children and people alone first, and tell them quietly what you do: 'We've got this, please come with me.' Thank whoever wants to step in and keep him out of it, because two angry men are worse than one. Ask afterwards what they saw and note the names.",
    },
    {
      id: "my-own-story",
      question: "Can I tell a story from my old job when they ask about this?",
      asked: [
        "i had that in a bar, can i tell it",
        "can i use my own angry customer",
        "i've dealt with a drunk guest before",
        "does a story from a shop count",
        "would that work as my example",
      ],
      answer:
        "Yes, and it's just what they want to hear. Take one person who shouted, at a hotel desk or in a shop, and tell what you said first, where you drew the line, whom you called and how it ended. Leave out how rude he was and dwell on how calm you stayed.",
    },
  ],
  "syllabus/human-factors-pace": [
    {
      id: "not-in-my-culture",
      question: "Where I come from you don't contradict a senior. How do I manage?",
      asked: [
        "in my country you can't talk like that to a boss",
        "i was raised to respect older people",
        "thats rude where i'm from",
        "im too shy to say this to a captain",
        "how do you do it with asian or arab seniors",
      ],
      answer:
        "Put the respect into the words and the facts into the order. 'Captain, with respect, there's smoke at row 12, please have somebody look' is polite and can't be missed. Airlines in Asia, the Gulf and Europe all train this ladder because politeness has cost lives. Practise the sentence aloud.",
    },
    {
      id: "done-to-me",
      question: "And what if a junior colleague says it to me?",
      asked: [
        "and if somebody challenges me",
        "how do i react when it's me who is wrong",
        "what if the new girl corrects me",
        "im the senior, what then",
        "what do i answer to that",
      ],
      answer:
        "Stop, look, and thank her, even if she's wrong. 'Thanks, let me check' costs three seconds, and she'll speak up the next time too. If you snap at somebody once, you'll hear nothing more that day, and the next thing may be real.",
    },
    {
      id: "how-fast",
      question: "How long do I wait between the steps?",
      asked: [
        "how much time between them",
        "how quickly do i go up",
        "do i wait for an answer each time",
        "what if theres no time for four steps",
        "when do i move to the next one",
      ],
      answer:
        "As long as the danger allows and not a breath more. With a bag in an exit row you may wait for an answer each time. With ice on the wing and the engines rising you go from question to 'Stop' in seconds. The rule of thumb: no answer or a wrong answer means the next rung now.",
    },
  ],
  "terminology/evacuation": [
    {
      id: "with-their-bags",
      question: "What if passengers take their bags with them?",
      asked: [
        "people always grab their luggage",
        "she comes with her suitcase",
        "what do you do about the bags",
        "he won't leave his laptop",
        "do i take it off them at the door",
      ],
      answer:
        "Shout 'Leave everything' and keep the line moving. If a bag arrives at your door, push it aside into a corner or the galley if that takes no time, otherwise the person goes with it: a quarrel in the doorway costs more than the bag. Never build a pile in front of the exit.",
    },
    {
      id: "cannot-walk",
      question: "How do you get somebody out who can't walk?",
      asked: [
        "and people in wheelchairs",
        "what about someone with a broken leg",
        "how does an old lady get down there",
        "who carries the disabled",
        "my grandmother couldn't jump",
      ],
      answer:
        "With helpers: the companion or a strong passenger briefed beforehand drags or carries the person to the exit and sits down with them on the slide. They go when the crowd beside them has moved on, so that nobody is trampled. If nobody was briefed, you point at two people and order it.",
    },
    {
      id: "crew-leave-last",
      question: "Do crew really leave last?",
      asked: [
        "am i the last one off",
        "do i have to stay until everyone is out",
        "when do i get out myself",
        "what if theres fire in the cabin, must i check it",
        "does the captain go last",
      ],
      answer:
        "You leave when your part of the cabin is empty, or when smoke, fire or water leave you no more chance. A dead crew member helps nobody, so no manual asks you to go into flames. Check as far as you can see and call, take the torch and megaphone if they're at hand, and go.",
    },
  ],
  "terminology/decompression": [
    {
      id: "in-the-aisle-with-a-trolley",
      question: "What if I'm in the aisle with a trolley when it happens?",
      asked: [
        "i'm in the middle of the service",
        "and the cart",
        "no mask near me in the aisle",
        "i'm standing, where do i get oxygen",
        "what do i do with my trolley then",
      ],
      answer:
        "Brake on, and take the nearest mask at once, even above a full row: most units hold one mask more than seats. Sit on an armrest, a lap or the floor and hold tight, the trolley wedged or held if you can. Oxygen first, trolley second: in half a minute you couldn't do either.",
    },
    {
      id: "parents-and-children",
      question: "Why does a mother put on her own mask before the child's?",
      asked: [
        "isn't the child first",
        "a mum would never do that",
        "what about babies and their masks",
        "how do kids get theirs on",
        "who helps the child",
      ],
      answer:
        "Because she may be unconscious before she's fixed it on a struggling child, and then nobody helps either. A child who faints for some seconds comes round with oxygen. Her own mask takes five seconds, then the child's at once. Say it like that when you brief a family.",
    },
    {
      id: "what-to-shout",
      question: "What do I shout to the passengers?",
      asked: [
        "what words do i call",
        "what do i say with a mask on",
        "can anyone hear me through that",
        "which command is it",
        "how do i tell them what to do",
      ],
      answer:
        "What your airline teaches, often 'Masks on, belts on' or 'Pull the mask down, put it on'. Through your mask it's hardly heard, so show it as well: lift yours, point at theirs, pull. Those who see one person doing it right copy it.",
    },
  ],
  "terminology/exit-assessment": [
    {
      id: "words-for-a-blocked-exit",
      question: "What do I shout when my exit is blocked?",
      asked: [
        "what do i say to send them on",
        "which words for that",
        "how do i redirect people",
        "whats the command then",
        "where do i tell them to go",
      ],
      answer:
        "The words of your manual, mostly 'Exit blocked' plus the way: 'Exit blocked, go forward' or 'go across'. Both arms point, palm towards the cabin, and you repeat it until they've turned. Say where they should go and not only where they can't, or they'll stand still.",
    },
    {
      id: "what-makes-it-bad",
      question: "What exactly makes an exit unusable?",
      asked: [
        "when is it blocked",
        "what am i looking for out there",
        "what counts as not usable",
        "is smoke outside enough",
        "give me a list",
      ],
      answer:
        "Fire or thick smoke outside, deep water at a sill that lies too low, wreckage or a vehicle where the slide would land, fuel under it, a door that won't open, or a slide that's missing, torn or hanging in the wind. A little smoke drifting past isn't flames: look where it comes from.",
    },
    {
      id: "turns-bad-later",
      question: "And if it turns bad while people are going out?",
      asked: [
        "it was fine and now there's fire",
        "what if the slide bursts halfway",
        "it's good at first, then not",
        "the slide deflates, what now",
        "how do i stop people who are already going",
      ],
      answer:
        "Block it with your arm, shout 'Stop' and turn the next ones round to the exit you know is open. Tell the people below to move away. A slide without air can still serve as a chute if it's held from below and there's no better way, but only if your airline teaches that.",
    },
  ],
  "terminology/life-vest": [
    {
      id: "missing-under-the-seat",
      question: "What if there's no vest under a seat?",
      asked: [
        "one is missing",
        "someone stole it",
        "people take them home, right",
        "what if i find an empty pocket",
        "passenger says there's none at his seat",
      ],
      answer:
        "Report it to the purser before departure: a spare goes in, or the seat stays empty, as the manual says. In an emergency you use the spares, a free seat's vest or the crew's reserve. People do take them as souvenirs, which is theft, and the next person at that seat has none.",
    },
    {
      id: "crew-vest-colour",
      question: "Do crew have a different vest?",
      asked: [
        "is mine the same as theirs",
        "what colour is the crew one",
        "where is my own",
        "how do passengers see who is crew in the water",
        "do we have special ones",
      ],
      answer:
        "Mostly the same model in another colour, at many airlines red or orange for crew and yellow for passengers. That's how people in the water see whom to follow. It's kept at or under your jumpseat, and you check it before the flight like everything else there.",
    },
    {
      id: "cannot-swim",
      question: "Is the vest enough for people who can't swim?",
      asked: [
        "and if you can't swim",
        "i swim badly, is it enough",
        "do passengers need to swim with it",
        "does it keep your face up",
        "how does a nonswimmer survive that",
      ],
      answer:
        "Yes, it keeps you afloat and turns your face up without a stroke. What matters more is cold: hold on to others or the raft, knees drawn up, and move little. Passengers needn't swim at all, while crew at many airlines have to show in training that they can.",
    },
  ],
  "assessment-days/asked-past-the-purser": [
    {
      id: "captain-says-no-too",
      question: "What if the captain waves it away too?",
      asked: [
        "and if he doesn't care either",
        "the captain says its fine",
        "what if both say no",
        "he tells me not to worry, what now",
        "whom do i go to after him",
      ],
      answer:
        "Ask him once what makes it safe: 'Captain, the smell is still there and getting stronger. What would you like me to do?' He may know something you don't, and he decides. If the thing gets worse, you call again with the new fact. After the flight you file a safety report.",
    },
    {
      id: "it-was-nothing",
      question: "And if it turns out to be nothing?",
      asked: [
        "what if i was wrong",
        "then i look stupid in front of everyone",
        "it was only the oven",
        "won't they laugh at me",
        "and when there was no danger at all",
      ],
      answer:
        "Then you say 'Thank you for checking' and go on with the service. Captains would rather have ten calls for a burnt bun than miss one cable. Tell the purser in a sentence that you're glad it was nothing, and leave out any excuse.",
    },
    {
      id: "only-service",
      question: "What if it isn't safety but she's just unfair to a passenger?",
      asked: [
        "and if it's only about service",
        "she is rude to a guest, do i call him",
        "does that count for everything",
        "what about when she treats a colleague badly",
        "it's not dangerous, just wrong",
      ],
      answer:
        "Then the captain isn't your next stop. Speak to her alone and later, help the passenger quietly, and if it's serious, such as bullying or discrimination, go to your manager or the reporting line after the flight. The call to the flight deck is for what could hurt somebody.",
    },
    {
      id: "still-on-probation",
      question: "I'd be brand new and on probation. Do I really dare?",
      asked: [
        "i'm the new one, can i do that",
        "it's my first flight",
        "i'm still in probation",
        "wont i get a bad report from her",
        "can she get me fired for it",
      ],
      answer:
        "Yes, because the duty to report safety doesn't start after probation. New eyes often see what others have stopped noticing. Stick to fact, place and wish, stay polite, and note time and words the same evening. A report that punishes an honest safety call looks bad for its writer.",
    },
  ],
  "assessment-days/asked-fire-first-steps": [
    {
      id: "alone-there",
      question: "What if I'm alone and nobody hears me?",
      asked: [
        "nobody comes",
        "i'm by myself in the back",
        "no colleague near, who calls then",
        "and with only me there",
        "shouting doesn't help, they're up front",
      ],
      answer:
        "Fight first, and make others your messengers: tell the nearest passenger to press every call button and another to run to the next crew member. As soon as the flames are down, pick up the interphone yourself. Don't leave a burning thing to go and fetch somebody.",
    },
    {
      id: "in-the-oven",
      question: "And if it burns in the galley oven?",
      asked: [
        "the oven is on fire",
        "what about a fire in the galley",
        "smoke comes out of the oven",
        "do i open the door of it",
        "is it different in an oven",
      ],
      answer:
        "Keep the door shut and take the power off at once: without air most oven fires die. Have extinguisher, gloves and hood ready and tell the flight deck. If it goes on burning, open the door a crack, spray in, close it, and watch it to the end of the flight.",
    },
    {
      id: "in-the-lavatory",
      question: "What do I do about smoke from a lavatory?",
      asked: [
        "it comes out of the toilet",
        "the smoke detector goes off in there",
        "someone smoked in the bin",
        "how do i open the door if it burns inside",
        "and if it's locked",
      ],
      answer:
        "Knock, call, and feel the door with the back of your hand from bottom to top. Cool: open a little, look, and fight it, usually at the waste bin. Hot: bottle ready, stay low behind the door, open just wide enough for the nozzle, spray, close. Always see that nobody's inside.",
    },
    {
      id: "clothes-on-fire",
      question: "What if somebody's clothes are on fire?",
      asked: [
        "a passenger is burning",
        "her sleeve caught fire",
        "what do i do with a burning person",
        "can i spray him with the extinguisher",
        "fire on a man's jacket",
      ],
      answer:
        "Get him down on the floor and smother the flames with a blanket or coat, from the head towards the feet. Water or any soft drink works well too. Then cool the burn for at least 20 minutes with cool water if there's enough, and leave alone what sticks to the skin.",
    },
    {
      id: "which-extinguisher",
      question: "Which extinguisher do I take?",
      asked: [
        "halon or water",
        "there are two kinds, which one",
        "is water ok on this",
        "how do i know the right bottle",
        "what can't i use water on",
      ],
      answer:
        "The nearest one: on board that's nearly always halon or its newer replacement, good for a first attack on anything that burns there. Water is for paper, cloth and cooling, and never on live electrics or burning fat. Battery fires get the bottle on the flames first and then plenty of water.",
    },
    {
      id: "what-to-tell-the-captain",
      question: "What exactly does my colleague tell the captain?",
      asked: [
        "what do you say on the interphone",
        "which words to the cockpit",
        "what should the report sound like",
        "what does he need to know",
        "give me the sentence for the call",
      ],
      answer:
        "Where, what, how bad, what's being done: 'Fire in the rear galley, oven, grey smoke, one bottle used, passengers moved to row 20.' Then news every minute or at each change. No 'I think it's fine': say what you see and smell, because they'll plan the landing by it.",
    },
    {
      id: "answer-at-the-assessment",
      question: "How do I say that at an assessment when I haven't been trained?",
      asked: [
        "how do i put it if they ask me",
        "what do they expect from a beginner",
        "do i have to know this already",
        "in a group exercise, what would i say",
        "whats a good answer in two sentences",
      ],
      answer:
        "Say the order and admit the rest: 'I'd fight it at once with what's nearest and shout for help, somebody tells the captain, others get people away, and we'd watch it afterwards. The details I'd learn in your training.' They mark a clear head and teamwork, not the brand of the bottle.",
    },
  ],
  "syllabus/security-restraint": [
    {
      id: "which-helpers",
      question: "Which passengers do I ask to help?",
      asked: [
        "who do i pick for that",
        "how do i choose them",
        "can i ask anybody",
        "what if nobody wants to help",
        "what do i say to a helper",
      ],
      answer:
        "Calm, sober and strong people who travel without children, best of all police, soldiers, guards or travelling crew. Go to them quietly, one by one: 'We may need help with the man in 18. Would you hold his left arm if I ask you?' A no is fine, and nobody has to.",
    },
    {
      id: "needs-the-toilet",
      question: "What if he needs the toilet, water or help while he's tied up?",
      asked: [
        "he says he has to pee",
        "can he drink",
        "does he get food like that",
        "who looks after him then",
        "what if he feels sick in the cuffs",
      ],
      answer:
        "He stays in your care: somebody sits with him, looks at breathing, skin colour and hands every few minutes, and gives water with his head up. For the lavatory ask the purser and the captain, who decide how many of you go along. Whatever was done is written down with the time.",
    },
    {
      id: "face-down",
      question: "How do I hold him so that he isn't hurt?",
      asked: [
        "can i sit on him",
        "on the floor or in the seat",
        "what position is dangerous",
        "how do people die from that",
        "is it ok to lay him on his stomach",
      ],
      answer:
        "Seated upright and belted, never left face down. Lying on the belly with hands behind the back and weight on top can stop somebody breathing within minutes, most of all when he's drunk, drugged or heavy. If he had to go down, turn him on his side and sit him up at once. Silence is an alarm.",
    },
  ],
  "syllabus/first-aid-kits": [
    {
      id: "headache-tablet",
      question: "May I give a passenger a tablet for a headache?",
      asked: [
        "can i hand out paracetamol",
        "he just wants an aspirin",
        "what about ibuprofen",
        "i have my own pills, can i give her one",
        "can crew give medicine",
      ],
      answer:
        "Only if your airline's rules allow it and from the airline's own supply, after asking about allergies, other medicine and pregnancy. Some airlines let crew hand out simple painkillers, others don't. Never from your own handbag, because then it's your drug, your advice and your liability.",
    },
    {
      id: "in-the-emergency-kit",
      question: "What's in the emergency medical kit?",
      asked: [
        "whats in the other one",
        "what can the doctor find in there",
        "does it have adrenaline",
        "which drugs are inside",
        "is there a blood pressure thing in it",
      ],
      answer:
        "Roughly what a doctor needs for the first hour: stethoscope, blood pressure cuff, syringes and needles, airway tools, and drugs against allergy, asthma, chest pain, low sugar, pain and seizures. The exact list differs by country and airline. You know where it is and who gives leave to open it.",
    },
    {
      id: "after-use",
      question: "What happens to a kit once it's been opened?",
      asked: [
        "i used some plasters, what now",
        "do we fill it up again",
        "can the plane fly on with an open kit",
        "what do i write down",
        "who restocks it",
      ],
      answer:
        "You note what was taken, for whom and when, tell the purser, and it goes in the technical or cabin log. Needles and bloody things go into a sharps box or a marked bag, not the galley bin. Ground staff change the kit. Whether the next flight may leave before that stands in the equipment list.",
    },
  ],
  "syllabus/dangerous-goods-power-banks": [
    {
      id: "bag-taken-at-the-gate",
      question: "What if a cabin bag has to go in the hold at the gate?",
      asked: [
        "they take my trolley at the door, whats with the power bank",
        "and when the lockers are full",
        "bag goes down last minute",
        "do i ask before the bag leaves the cabin",
        "it's already in the hold, what now",
      ],
      answer:
        "Power banks and spare batteries come out first and stay with the passenger. So ask each time a bag leaves the cabin: 'Any power bank, spare batteries or e-cigarette in there? Please keep them with you.' If one has gone down, tell the purser before the doors close and it's fetched out.",
    },
    {
      id: "he-has-three",
      question: "What if a passenger has three of them?",
      asked: [
        "he brought more than two",
        "and with four",
        "his wife has none, can she carry it",
        "he carries one too many",
        "what happens to the extra one",
      ],
      answer:
        "Two each is the limit, so the third mustn't stay with him. On the ground it can go to a companion who has fewer, or it's left behind with ground staff. If you only notice it in flight, keep it in sight and unused, tell the purser, and don't start a hunt through bags.",
    },
    {
      id: "phones-and-vapes",
      question: "Does that apply to phones, laptops and e-cigarettes too?",
      asked: [
        "and my laptop",
        "what about vapes",
        "is a phone the same thing",
        "earphones have batteries too",
        "what's the rule for e cigarettes",
      ],
      answer:
        "Not the two-piece limit: that's for power banks, because a phone or laptop has its battery built in. Both may be charged at the seat, best watched. E-cigarettes go in the cabin only and may be neither used nor charged on board. Whatever gets hot, you treat it like a power bank.",
    },
  ],
  "assessment-days/asked-why-doors-are-disarmed": [
    {
      id: "what-arming-does",
      question: "What happens inside the door when I arm it?",
      asked: [
        "how does arming work",
        "what does the lever do",
        "how does the slide know",
        "is it mechanical",
        "what is that girt bar",
      ],
      answer:
        "Arming ties the slide to the aircraft: a bar at the bottom of the slide pack is locked to the floor. Open the door then, and the pack stays behind, drops and inflates by itself. Disarmed, the bar stays on the door and swings out with it. On many types a lever does it, on older ones you move the bar by hand.",
    },
    {
      id: "which-words",
      question: "Which words does the purser use for it?",
      asked: [
        "what's the command",
        "what do they say over the pa",
        "doors to automatic, is that it",
        "what do i answer to that",
        "why do i hear cross check",
      ],
      answer:
        "It differs: 'Cabin crew, doors to automatic and cross-check' or 'arm doors' for departure, 'doors to manual' or 'disarm doors' for arrival. You move your lever, read what it shows, look at the door opposite and report by interphone or sign. Passengers know that sentence by heart, and few know why.",
    },
    {
      id: "opened-from-outside",
      question: "And if somebody opens an armed door from outside?",
      asked: [
        "what if the ground staff open it",
        "does the slide hit the man outside",
        "is it armed from outside too",
        "caterer opens the wrong door",
        "what happens then to the loader",
      ],
      answer:
        "On many types the outside handle disarms the door first, so the slide stays in. Not on all: with a bar that's moved by hand, such as on the older 737s, it can come out. That's why both sides show each other that it's disarmed before anybody touches a handle.",
    },
    {
      id: "forgotten-to-arm",
      question: "What if I forget to arm it before we leave?",
      asked: [
        "and the other way round",
        "i forgot to arm",
        "does anyone notice if it isn't armed",
        "can we fly disarmed",
        "we're taxiing and my door is still manual",
      ],
      answer:
        "Arm it at once and tell the purser: a mistake that's put right in a minute is no drama. The cross-check is there for just that, and on newer types the flight deck sees it as well. Flying with a disarmed door means that its slide won't come when seconds count.",
    },
    {
      id: "on-every-aircraft",
      question: "Is it the same on every aircraft?",
      asked: [
        "do all doors have that",
        "what about small planes",
        "and the wing exits",
        "does a propeller plane have slides",
        "is it different on boeing and airbus",
      ],
      answer:
        "The idea is the same, but lever, words and labels differ, and that's why you're trained for each type. Doors that lie low above the ground, as on many turboprops, have no slide and so nothing to arm. Overwing exits are mostly ready all the time, with their own slide or none.",
    },
  ],
  "syllabus/decompression-and-turbulence-after-descent": [
    {
      id: "why-bottle-first",
      question: "Why do I need a bottle when the air is breathable again?",
      asked: [
        "isnt there enough air now",
        "why the portable oxygen then",
        "we're low, why still breathe from it",
        "cant i just go",
        "do i really have to carry that thing",
      ],
      answer:
        "Because you'll bend, lift and walk, and you may be short of oxygen without feeling it. The level you've reached may also be higher than 10,000 feet, where mountains lie below. If you faint in the aisle, there's one helper less and one patient more.",
    },
    {
      id: "flight-deck-silent",
      question: "And if the flight deck doesn't answer?",
      asked: [
        "nobody picks up in the cockpit",
        "what if the pilots are out",
        "no answer from the front",
        "how do i get in to them",
        "they don't react to the interphone",
      ],
      answer:
        "Try the emergency call, then go there and use the entry procedure your airline has for just that case. Until they've spoken to you, assume they need oxygen: the pilot's mask on, tight and on 100 per cent, is the first thing. You learn this as pilot incapacitation in training.",
    },
    {
      id: "unconscious-passenger",
      question: "What do I do with an unconscious passenger?",
      asked: [
        "someone is out cold",
        "he doesn't wake up",
        "she fainted, how do i help",
        "how much oxygen does he get",
        "what if he isn't breathing",
      ],
      answer:
        "Oxygen on at the high flow, head back, and look at the breathing. Most come round within a minute or two. If he breathes but doesn't wake, lay him on his side and call for medical help. If he doesn't breathe normally, it's CPR, with the AED and a colleague, like anywhere else.",
    },
    {
      id: "when-masks-come-off",
      question: "When may passengers take their masks off?",
      asked: [
        "can they take it off now",
        "how long do they keep it on",
        "do i tell them to remove it",
        "people pull it off already",
        "and mine",
      ],
      answer:
        "When the flight deck or the purser says so, mostly around 10,000 feet. Those with a bad heart or lungs, pregnant women and anybody who feels unwell keep oxygen on from a portable bottle. The hanging masks aren't stuffed back: generators can still be very hot.",
    },
    {
      id: "hole-in-the-wall",
      question: "What if there's a hole in the cabin wall or a broken window?",
      asked: [
        "there's damage at a window",
        "a panel is missing, what then",
        "how close can i go",
        "do i cover the hole",
        "who moves the people sitting there",
      ],
      answer:
        "Keep away from it and hold on, and move the people beside it to seats some rows off, belted tight. Nobody walks past it, and nothing is stuffed in. Tell the captain the row, the side, how big it is and what you see outside, such as damage to wing or engine: they can't see it.",
    },
    {
      id: "what-to-announce",
      question: "What do I say to the passengers afterwards?",
      asked: [
        "what do people want to hear",
        "they're crying and asking",
        "do i make a pa",
        "give me a sentence for them",
        "they think we crash",
      ],
      answer:
        "Something like: 'The aircraft is at a safe height and you can breathe normally. Stay seated with your belt on. We're coming to each of you, and we'll land soon.' True, short, one task. Then walk, look each one in the face, and touch a shoulder here and there.",
    },
    {
      id: "how-it-feels",
      question: "How do crew feel after that, and can I still work?",
      asked: [
        "won't i be in shock myself",
        "i would shake all over",
        "could i function after this",
        "am i fit to go on",
        "what if a colleague breaks down",
      ],
      answer:
        "You'll tremble, be cold and have ringing ears, and still do your list, because you've drilled it. Short of oxygen you may be slow, so check each other: 'How are you, what day is it?' A colleague who can't go on sits down belted. After landing you aren't meant to just fly the next sector.",
    },
  ],
  "assessment-days/asked-used-as-the-nurse": [
    {
      id: "other-health-job",
      question: "I'm not a nurse but a carer or paramedic. Is it the same for me?",
      asked: [
        "and as a paramedic",
        "i was only a care assistant",
        "what about physio or dental nurse",
        "does that count for a medical student",
        "i did ambulance work, same thing",
      ],
      answer:
        "Yes, in small: you'll be glad of your calm and your eye for a sick person, and you act as crew. Name it as it was, 'care assistant in a home until May', and don't let anybody make more of it. A paramedic may be asked for more, so look up with the airline what you may do in uniform.",
    },
    {
      id: "may-i-give-drugs",
      question: "May I put up a drip or give drugs as I did in hospital?",
      asked: [
        "can i use the medical kit as a nurse",
        "can i put in a cannula",
        "am i allowed to inject",
        "i know how to do it, may i",
        "what about adrenaline from me",
      ],
      answer:
        "Not as crew on your own decision: the emergency kit is opened with the captain's agreement, for a doctor or by order of the ground doctors. If they ask for somebody qualified and you are, tell them your training and how current it is. They decide, you do only what's agreed, and it's written down.",
    },
    {
      id: "woken-in-my-rest",
      question: "Will they wake me in my rest break for every sick passenger?",
      asked: [
        "can they get me out of the bunk",
        "do i have to help when i'm on break",
        "even on my pause",
        "what if i'm sleeping on a long haul",
        "they call me each time",
      ],
      answer:
        "For a collapse or a birth they may, and you'd want it. For a headache they shouldn't: your rest is legal rest, and the crew on duty are trained for that. Say at the briefing, with a smile: 'For the serious things wake me. For the rest you're as good as I am.'",
    },
    {
      id: "doctor-does-it-wrong",
      question: "What if the doctor on board does something I know is wrong?",
      asked: [
        "and if the doctor is wrong",
        "i'd see it as a nurse",
        "he hasn't done cpr for 20 years",
        "do i correct him",
        "may i contradict a doctor there",
      ],
      answer:
        "Say it as an offer and with a fact: 'Doctor, the guideline has 30 to 2, shall I take over the compressions?' Most are relieved. If it's dangerous and he doesn't listen, get the ground doctor on the line and let him speak to him. You don't have to do what you're sure is harmful.",
    },
    {
      id: "say-it-in-the-interview",
      question: "How do I talk about my nursing in the interview?",
      asked: [
        "do i tell them i was a nurse",
        "will they ask why i leave",
        "won't they think i'll get bored",
        "how do i sell that",
        "is it good or bad for my chances",
      ],
      answer:
        "Tell it as people skills first and medicine second: 'Nights on a ward taught me to stay calm, to see who's unwell and to work with whoever's on shift.' Say why you're going towards flying and not away from the ward. Don't offer to be the ship's doctor: they're hiring crew.",
    },
  ],
  "assessment-days/asked-codes-for-the-interview": [
    {
      id: "which-to-learn",
      question: "Which codes should I learn then, if any?",
      asked: [
        "so which ones",
        "how many should i know",
        "only the base or more",
        "give me a list to start",
        "which are worth learning",
      ],
      answer:
        "The home base, the airline's second base if it has one, and ten destinations you'd like to talk about. That's an evening with the route map. Add the two-letter code of the airline itself, since it stands on each flight number. More than that nobody will miss.",
    },
    {
      id: "they-ask-one",
      question: "What if they ask me one and I don't know it?",
      asked: [
        "and if i don't know it",
        "i blank on the code, what do i say",
        "they ask and i've no idea",
        "is it bad to say i don't know",
        "should i guess",
      ],
      answer:
        "Say so and show how you'd find it: 'I don't know that one yet. Is it in Spain?' A wrong guess said with confidence looks worse than a gap. Nobody has been turned down for a code, but people have for pretending.",
    },
    {
      id: "iata-or-icao",
      question: "Three letters or four letters, what's the difference?",
      asked: [
        "are there two kinds",
        "what are the 4 letter ones",
        "iata and icao, which one do crew use",
        "why does london have egll",
        "do i need both",
      ],
      answer:
        "The three-letter ones are by IATA and stand on tickets, bag tags and your roster: those are yours. The four-letter ones are by ICAO and belong to pilots and controllers, with the region first, such as EG for the UK. For an interview the three-letter ones are enough.",
    },
    {
      id: "why-so-odd",
      question: "Why do some codes not fit the name of the city?",
      asked: [
        "why is chicago ord",
        "they make no sense",
        "what has yyz to do with toronto",
        "how do i remember the weird ones",
        "where do these letters come from",
      ],
      answer:
        "Because many come from an old name or from a code that already existed. Chicago's ORD was Orchard Field, and Canadian airports mostly begin with Y. Others had to take what was left. Remember the odd ones by their story and the easy ones by themselves.",
    },
    {
      id: "using-terms",
      question: "Does it help if I use aviation terms in my answers?",
      asked: [
        "should i drop some jargon",
        "does it sound good",
        "can i say turnaround and galley",
        "would it impress them",
        "or is that showing off",
      ],
      answer:
        "One or two in the right place, yes: 'in a short turnaround' sounds like somebody who has looked into the job. Ten of them sound learnt. Recruiters listen for how you treat people, and that's best told in everyday words.",
    },
    {
      id: "exam-in-training",
      question: "How hard is the codes exam in training?",
      asked: [
        "do i get tested on it later",
        "what if i fail the codes test",
        "how many codes in the course",
        "is there a pass mark",
        "how much time to learn them",
      ],
      answer:
        "Not hard, but it comes in a full week. Often it's your network in one go, written, and the pass mark is high, so a handful of mistakes may be all you get. A failed test can usually be sat again once. Fifteen a day on cards, both ways round, and you're through.",
    },
    {
      id: "twenty-four-hour-clock",
      question: "What else do they use, like times and dates?",
      asked: [
        "and the 24 hour clock",
        "what's zulu time",
        "how do they write times",
        "should i learn utc",
        "do crew use military time",
      ],
      answer:
        "The 24-hour clock, and UTC, which crews call Zulu, so that a roster means the same in Dubai and in Dublin. 1430Z in summer is half past three in London and half past four in Rome. It's worth getting used to, since misread times make people miss their first report.",
    },
  ],
  "terminology/briefing": [
    {
      id: "if-i-am-late",
      question: "What if I'm late for the briefing?",
      asked: [
        "i overslept",
        "stuck in traffic, what do i do",
        "five minutes late, is it bad",
        "can i still join",
        "do they fly without me",
      ],
      answer:
        "Ring crew control the moment you know, not when you arrive. Some minutes may be forgiven with an apology and no story. Later than that a standby takes your flight, and it's noted. Twice in probation can cost you the job at many airlines, so plan to be there half an hour early.",
    },
    {
      id: "how-to-prepare",
      question: "How do I prepare for it the evening before?",
      asked: [
        "what do i read for that",
        "how do i get ready",
        "what should i look up",
        "tips before my first one",
        "how do you know what they ask",
      ],
      answer:
        "Half an hour is enough: aircraft type and its exits, where your position's equipment is, one first-aid topic, news and memos from the airline, and the route with its flying time and time zone. Say your door out loud once. Then pack, and put documents and manual on top.",
    },
    {
      id: "nobody-knows-me",
      question: "I won't know anybody there. How do I start?",
      asked: [
        "everyone is a stranger",
        "how do i introduce myself",
        "i'm the newest, what do i say",
        "do they all know each other",
        "i'm shy with new crews",
      ],
      answer:
        "Go to each one with hand and name: 'Hi, I'm Ines, it's my third flight, I'm at door three.' At a big airline nobody knows anybody, so the others are as glad as you. Saying that you're new is clever: people explain more and look out for you.",
    },
  ],
  "terminology/planned-emergency": [
    {
      id: "example-of-nits",
      question: "What does such a NITS sound like?",
      asked: [
        "give me an example of the nits",
        "what does the captain say to us",
        "what do the letters mean",
        "how is that briefing done",
        "do i repeat it",
      ],
      answer:
        "Nature, intention, time, special: 'Left gear won't come down. We land in Lisbon. Twenty minutes. Brace by my call, evacuate to the right.' The purser repeats it word for word, sets the watch, and passes it on to you in the same order. Nobody goes before it's been read back.",
    },
    {
      id: "choose-helpers",
      question: "Whom do I choose as helpers?",
      asked: [
        "which passengers do you pick",
        "who should sit at the door",
        "how do you brief them quickly",
        "what do you tell an able bodied person",
        "and if they say no",
      ],
      answer:
        "Travelling crew, then firefighters, soldiers, police and nurses, then fit people who are alone and look you in the eye. Tell each one task: 'If I can't, you open like this. You hold people back. You go down first and help below.' Let them say it back, and take a no without arguing.",
    },
    {
      id: "how-crew-feel",
      question: "Aren't crew afraid themselves then?",
      asked: [
        "would i be scared",
        "do the crew panic",
        "how do you stay calm in that",
        "what if i freeze",
        "honestly i'd be terrified",
      ],
      answer:
        "Yes, and mostly afterwards, because during it you have a list and too little time. Fear sits in the hands and the voice: breathe out long, speak lower and slower than you feel, do the next line. Look at your colleague and say it: 'You left, me right.' It's drilled until it runs by itself.",
    },
  ],
  "syllabus/announcements-and-commands-positive": [
    {
      id: "some-examples",
      question: "Which commands are they, for example?",
      asked: [
        "which ones are there",
        "like what",
        "what do you actually shout",
        "tell me three of them",
        "what would i have to learn",
      ],
      answer:
        "Every airline has its own, and typical are 'Open seat belts', 'Leave everything', 'Come this way', 'Jump', 'Stay back', 'Brace' or 'Heads down'. Two to four words, a verb first, nothing to think about. Learn your own airline's to the syllable, because the exam wants those.",
    },
    {
      id: "no-english",
      question: "And if people don't understand English?",
      asked: [
        "what about those who speak no english",
        "do i shout in two languages",
        "which language are they in",
        "half the plane is chinese, how",
        "they don't get the words",
      ],
      answer:
        "Your arm and face say half of it: point, wave, pull, palm out. Commands are given in the airline's language and mostly in English too. In the dark people follow a voice and a direction even when they don't know the words, and the first who moves shows the rest.",
    },
    {
      id: "soft-voice",
      question: "I have a soft voice. How do I get loud enough?",
      asked: [
        "my voice is quiet",
        "i can't shout",
        "what if they don't hear me",
        "how do i train that",
        "will i fail because i'm not loud",
      ],
      answer:
        "It's trained, and nearly everybody gets there. Breathe into the belly, open the mouth wide, let the sound come from below and go down in pitch: high voices break in noise. Practise in the car or in a wood. At the drill the trainer wants it louder than you find polite.",
    },
    {
      id: "not-polite",
      question: "Isn't it rude to shout at passengers like that?",
      asked: [
        "do i say please",
        "it sounds harsh",
        "can't i be friendly about it",
        "won't they complain",
        "i'd feel bad shouting at old people",
      ],
      answer:
        "In those seconds rude is kind: 'please' and 'would you' cost time and make it sound optional. Nobody complains afterwards about the voice that got them out. Politeness is for all the hours before, and it's why they trust you when you shout.",
    },
    {
      id: "own-words",
      question: "May I use my own words when I forget the command?",
      asked: [
        "what if i forget it",
        "can i improvise",
        "and if something else comes out",
        "do i fail when i say it differently",
        "is a similar word ok",
      ],
      answer:
        "In a real emergency any short, clear word that sends people the right way will do. In the exam it won't: a different word at each door confuses people who hear both. That's why you drill yours until it comes at three in the morning.",
    },
    {
      id: "in-daily-service",
      question: "Does that work in everyday service too, saying it positively?",
      asked: [
        "can i use this with normal passengers",
        "what about in the cabin on a normal day",
        "instead of don't, what do i say",
        "does it help with kids",
        "how do i word rules nicely",
      ],
      answer:
        "Yes, and you'll notice it on the first day. 'Please keep your feet out of the aisle' meets less resistance than 'You can't put your feet there', and 'Walk, please' works better on a child than 'Don't run'. Say what you want to see. Keep the short shouted form for danger.",
    },
    {
      id: "in-group-exercise",
      question: "Can I use that at an assessment day?",
      asked: [
        "would that help me in the group exercise",
        "can i talk about it in an interview",
        "how do i show that",
        "is it worth mentioning",
        "do they notice how i word things",
      ],
      answer:
        "Yes, by doing it: 'Let's take two minutes each' moves a group more than 'We shouldn't lose time'. Assessors write down who says what to do next in a friendly voice. As a topic it's only worth a sentence, when they ask how you'd handle an emergency.",
    },
  ],
  "terminology/turnaround": [
    {
      id: "is-it-paid",
      question: "Is that time on the ground paid?",
      asked: [
        "do we get paid for it",
        "is the turnaround part of my hours",
        "flight pay only counts in the air, right",
        "so i work for free there",
        "how is this counted",
      ],
      answer:
        "It's duty time and counts towards your legal limits, but how it's paid differs. With a monthly salary it's in there. Where you're paid by block hour, from moving off to parking, the ground is covered by the basic pay or by nothing extra, and some airlines now pay for boarding. Ask which it is.",
    },
    {
      id: "fuelling-with-people",
      question: "Is it refuelled while passengers are on board?",
      asked: [
        "and the fuel",
        "can people sit there when they tank",
        "what changes during fuelling",
        "do i have to stand at the door then",
        "why no seatbelts at that time",
      ],
      answer:
        "Often yes, with rules: belts open, no smoking, exits and the ground under them kept free, crew near the doors and somebody outside in contact with the flight deck. You tell passengers so, and don't block the aisle with carts. If you smell fuel in the cabin, report it and the fuelling stops.",
    },
    {
      id: "is-it-stressful",
      question: "Is it very stressful, four or more of those in a day?",
      asked: [
        "how hard is that",
        "sounds like chaos",
        "how many of them in one day",
        "do you ever get used to it",
        "how do i survive it",
      ],
      answer:
        "The first weeks, yes: you feel you're always behind. Then it becomes a tune with the same steps, and a good crew hardly talks. Two to four sectors a day are usual on short haul, at times six. Drink and eat in the air, wear good shoes, and let the clock be the purser's worry.",
    },
  ],
  "terminology/thermal-runaway": [
    {
      id: "how-do-i-notice",
      question: "How do I recognise it before it burns?",
      asked: [
        "what are the first signs",
        "how does it start",
        "does it smell",
        "what do i see first",
        "is there a warning",
      ],
      answer:
        "It gets hot, swells, hisses or crackles, and smells sweetish or sharp, like solvent or nail varnish remover. White or grey vapour comes next, then sparks and flames within seconds. So a phone that's too hot to hold is already a case for you and not for the passenger.",
    },
    {
      id: "why-no-ice",
      question: "Why no ice and no blanket?",
      asked: [
        "why not ice",
        "isn't cold good for it",
        "what's wrong with covering it",
        "a wet towel would help, no",
        "why can't i put a blanket over",
      ],
      answer:
        "Because both keep the heat in. Ice lies on it as a crust and a blanket wraps it, while inside one cell heats the next. Liquid runs into every gap and carries the heat away. And a cover hides what you need to see: whether it's flaring up again.",
    },
    {
      id: "water-on-lithium",
      question: "Isn't water dangerous on lithium and electricity?",
      asked: [
        "doesnt lithium explode with water",
        "i learned no water on electric fires",
        "is it safe to pour water",
        "will i get a shock",
        "what about coke or juice",
      ],
      answer:
        "For the batteries in phones, laptops and power banks water is right: there's hardly any metallic lithium in them, and what you need is cooling. Cut the seat power and unplug it first, so there's no mains near. Juice, cola or cold tea do as well. Spirits don't.",
    },
    {
      id: "how-long-to-pour",
      question: "How long do I pour, and how much?",
      asked: [
        "when can i stop",
        "how much water does it need",
        "a bottle or ten",
        "how do i know it's cool enough",
        "for how many minutes",
      ],
      answer:
        "Until it's quiet, stops steaming and stays cold, which takes bottles and not cups: several litres for a laptop. Then wait and watch, since cells can flare up again a good while later. Only when it's been cool for as long as your manual says does it go into water or a containment bag.",
    },
    {
      id: "bag-or-box",
      question: "When does the containment bag or box come in?",
      asked: [
        "what's the fire bag for",
        "we have a special bag, right",
        "can't i put it in the bag at once",
        "do all airlines have these",
        "what do i use without one",
      ],
      answer:
        "After the flames are out and it has cooled, never to grab a burning thing. You pick it up with fire gloves or a tool, put it in as trained, close it and keep watch. Not every airline carries one: then it's a metal box or lavatory bin filled with water, kept away from people and exits.",
    },
    {
      id: "phone-in-the-seat",
      question: "A passenger's phone has slipped into the seat. What's the danger?",
      asked: [
        "lost my phone between the seats",
        "he wants to move the seat to get it",
        "it fell down the side",
        "why can't i move the seat then",
        "who gets it out",
      ],
      answer:
        "That the seat mechanism crushes it and sets the battery off. So the seat isn't moved, the passenger gets up, and you look for it by torch and hand, upholstery off if need be. If it can't be reached, the row stays empty, extinguisher near, and the flight deck and engineers are told.",
    },
    {
      id: "is-the-smoke-toxic",
      question: "Is the smoke poisonous?",
      asked: [
        "can i breathe that",
        "how bad are the fumes",
        "what about the people near it",
        "do they need masks",
        "should i wear the hood for it",
      ],
      answer:
        "Yes: it holds carbon monoxide, irritating fluorides and other gases, so hood on if there's much of it. Move people well away, low and with a wet cloth before mouth and nose. The drop-down masks don't help, as they mix in cabin air. The flight deck can change the airflow if they know.",
    },
  ],
  "terminology/cabin-door": [
    {
      id: "how-heavy",
      question: "I'm not very strong. Is a door hard to open?",
      asked: [
        "how heavy is it",
        "i'm small, can i do that",
        "do you need muscles for this",
        "will i manage it",
        "what if i can't move the handle",
      ],
      answer:
        "Mostly easier than it looks: a good stance and a smooth full swing of the handle matter more than muscle. Types differ, from doors that glide to ones that need a real push. In an emergency with an armed door most get help from gas or a spring. In training you do it until it sits.",
    },
    {
      id: "handle-is-stuck",
      question: "What if the door jams in an emergency?",
      asked: [
        "and if it won't open",
        "the handle doesn't move",
        "it's stuck, what do i do",
        "how many times do i try",
        "do i go to another one",
      ],
      answer:
        "Check that the handle is all the way, then try again with full force, and get somebody to pull with you. If it's still stuck after that, don't lose people there: call 'Exit blocked', send them to the next door and guard yours. A crash can bend a frame by a centimetre and that's enough.",
    },
    {
      id: "which-door-is-mine",
      question: "Which door do I get, and who decides?",
      asked: [
        "who gives me my door",
        "is it always the same one",
        "can i choose",
        "how many doors per crew",
        "do i have two of them",
      ],
      answer:
        "The purser or the roster gives you a position, and with it a door and a jumpseat, and it changes from flight to flight. On a single-aisle jet with four crew that's often one door each, or a pair with a colleague. You say at the briefing that you know it, and you check it first thing on board.",
    },
    {
      id: "open-doorway",
      question: "Can I fall out when the door stands open without steps?",
      asked: [
        "what about an open door with no stairs",
        "people fall out of planes, don't they",
        "is the strap enough",
        "may i leave it open for fresh air",
        "no bridge yet, can i open",
      ],
      answer:
        "Yes, and crew have been badly hurt by it. A door is opened only when steps, bridge or a truck stands against it, and is closed before they go. The strap across is a sign, not a rail: it won't hold you. If steps are pulled off, stand guard and shout before anybody steps back.",
    },
    {
      id: "what-to-check",
      question: "What do I check at my door before the flight?",
      asked: [
        "what do i look at there",
        "how do i check it",
        "which things on the door",
        "is there a gauge",
        "what do i report",
      ],
      answer:
        "Handle and lever in the right place, slide pressure in the green, the girt bar and its fittings clean, no warning lights, the window clear, the frame free of ice and rubbish, the assist handle firm. The torch, the interphone and your seat belong to it. If anything's odd, tell the purser before boarding.",
    },
    {
      id: "open-from-outside",
      question: "Can the door be opened from outside?",
      asked: [
        "how do rescuers get in",
        "do firemen open it",
        "what if we're all unconscious",
        "is there a handle outside",
        "can ground staff open it alone",
      ],
      answer:
        "Yes, every exit has an outside handle, so that rescuers can get in. On the ground it's also how staff open in daily work at many airports. On a lot of types it takes the door off armed first, so the slide doesn't hit the rescuer. Locked in the way of a house it never is.",
    },
    {
      id: "asked-in-interview",
      question: "Will I be asked about doors in an interview?",
      asked: [
        "does that come up",
        "do i need to know this for an assessment",
        "will they quiz me on it",
        "must i know the types",
        "is it enough to say i'd learn",
      ],
      answer:
        "Hardly: what they ask about is how you work when a routine must be right each time. You could say: 'I like that a door has one order and somebody who checks me.' Then tell where you do that today, at a till, in a kitchen or on a ward. The doors you'll learn in training.",
    },
  ],
  "syllabus/first-aid-choking-special": [
    {
      id: "i-choke-myself",
      question: "What if I choke myself and nobody's near?",
      asked: [
        "and if it's me",
        "i'm alone in the galley and can't breathe",
        "can i do it on myself",
        "how do i help myself when i choke",
        "no one sees that i'm choking",
      ],
      answer:
        "Get seen first: hit the call button or the interphone, bang on metal, go into the cabin with your hands at your throat. Then lean over the back of a seat or the galley edge and thrust your belly onto it, hard, or press your own fist in and up. Cough as long as you can.",
    },
    {
      id: "in-the-seat",
      question: "He's in a narrow seat or a wheelchair. How do I do it there?",
      asked: [
        "he can't stand up",
        "what about someone in a wheelchair",
        "how do i get behind him in the row",
        "she is stuck at the window",
        "do i have to pull him out first",
      ],
      answer:
        "Lean him forward and give the back blows where he sits: that needs no room. For thrusts get behind the wheelchair or kneel on the seat behind and reach round the backrest, or give chest thrusts from the front with the back against the seat. Losing time with pulling out costs more.",
    },
    {
      id: "pregnant-unconscious",
      question: "And if the pregnant woman becomes unconscious?",
      asked: [
        "she passes out, the pregnant one",
        "she collapses, what now",
        "how is cpr with the belly",
        "it doesn't come out and she goes limp",
        "do i press lower because of the bump",
      ],
      answer:
        "Lay her on her back and start CPR, hands in the middle of the chest as for anybody. A helper pushes the bump to her left with both hands so that blood can flow back. Each time you open the mouth for breaths, take out what you can see, and no blind sweeping. AED, captain, medical help.",
    },
  ],
  "syllabus/first-aid-primary-survey": [
    {
      id: "he-answers",
      question: "And if he answers, but seems wrong?",
      asked: [
        "he opens his eyes but is confused",
        "he's awake again, what then",
        "she talks strangely",
        "it was only a faint",
        "he says he's fine and wants to get up",
      ],
      answer:
        "Leave him lying, legs up if he's only pale and faint, and ask: 'What happened? Any pain? Diabetes, heart, medicine?' Let him smile, lift both arms and say a sentence, since that shows a stroke. No getting up for ten minutes or so, and a colleague stays. If he gets worse, start the check again.",
    },
    {
      id: "blood-or-vomit",
      question: "There's blood or vomit. How do I protect myself?",
      asked: [
        "he's covered in vomit",
        "i don't want to catch something",
        "do i need gloves first",
        "is mouth to mouth safe then",
        "what if there is blood everywhere",
      ],
      answer:
        "Gloves on from your pocket or the kit: it takes five seconds, and so does the check meanwhile. Turn him on his side and let the mouth run empty. For breaths use the pocket mask or the bag. If there's none or you can't bring yourself to, press on the chest without a break: that helps too.",
    },
    {
      id: "with-a-child",
      question: "Is it the same with a child or a baby?",
      asked: [
        "and if it's a baby",
        "what about kids",
        "how do i check a small child",
        "do i tap a baby on the shoulder",
        "is it different for little ones",
      ],
      answer:
        "The order is the same, but gentler and with breath first. Tap the sole of a baby's foot, tilt the head only a little, and look for breathing. If there's none, European guidelines give five breaths before compressions, American ones begin with 30 compressions. One thing is for sure: don't wait.",
    },
  ],
  "syllabus/first-aid-death-on-board": [
    {
      id: "words-to-the-widow",
      question: "What do I say to the wife or husband?",
      asked: [
        "what do i tell his wife",
        "how do you talk to the family",
        "she screams, what do i do",
        "which words for the widow",
        "his son is there",
      ],
      answer:
        "The truth, simply: 'We did all we could. His heart didn't start again. I'm so sorry.' Then be silent and stay. Ask what she'd like: to hold his hand, to sit elsewhere, water, somebody rung on landing. Leave out 'he's at peace' and 'at least he didn't suffer', because you can't know it.",
    },
    {
      id: "how-long-cpr",
      question: "How long do we go on before we stop?",
      asked: [
        "when do you stop cpr",
        "who says stop",
        "how many minutes do you try",
        "can we just give up",
        "what if we can't any more",
      ],
      answer:
        "Until he breathes, a doctor on board or on the ground advises you to end it, you're too exhausted, or it gets unsafe. Swap every two minutes, so that it can go on for long. The captain hears how it stands. Nobody in the crew has to take that decision on her own.",
    },
    {
      id: "how-do-i-cope",
      question: "How do crew cope with it afterwards?",
      asked: [
        "how do i live with that",
        "it would haunt me",
        "do i have to fly back the next day",
        "is there help for the crew",
        "i'd cry in front of everybody",
      ],
      answer:
        "Better than you'd think, if they talk. There's a debrief with the crew, many airlines have trained peers to ring, day and night, and you can ask to be taken off the next flight. Bad sleep and pictures in your head are normal for some days. If they last for weeks, get a professional.",
    },
  ],
  "terminology/turbulence": [
    {
      id: "gets-up-anyway",
      question: "What if somebody gets up and has to go to the toilet?",
      asked: [
        "he stands up anyway",
        "a passenger goes to the loo with the sign on",
        "they don't listen to the seat belt sign",
        "do i stop her",
        "and with a child that needs to pee",
      ],
      answer:
        "Tell them once, clearly and from your seat: 'The sign's on, please sit down, you could be hurt.' In light bumps a grown-up may decide to go at their own risk, and you don't wrestle. In real turbulence you shout it as an order. You yourself don't get up to escort anybody.",
    },
    {
      id: "baby-on-the-lap",
      question: "What about a baby on the lap?",
      asked: [
        "and babies",
        "how is a baby strapped in",
        "mother is holding the infant",
        "bassinet on the wall, is that ok",
        "can she keep it in the sling",
      ],
      answer:
        "Out of the bassinet and onto the lap, in the loop belt where the airline uses one, or in its own car seat, which is safest. The grown-up belts in first, then the baby's loop goes through it, never one belt round both. Many airlines don't accept a sling in its place for take-off and landing.",
    },
    {
      id: "light-moderate-severe",
      question: "What's the difference between light, moderate and severe?",
      asked: [
        "how bad is moderate",
        "which levels are there",
        "when is it called severe",
        "what do crew do at each strength",
        "how do pilots describe it",
      ],
      answer:
        "Light: drinks ripple, walking is a bit unsteady. Moderate: drinks splash, you need to hold on, service stops and carts are secured. Severe: things fly, nobody can stand, and you sit or hold on wherever you are. Use these three words to the flight deck: in front it often feels less than at the back.",
    },
  ],
  "syllabus/fire-and-smoke-roles": [
    {
      id: "what-is-reported",
      question: "What exactly does the communicator say?",
      asked: [
        "what words does she use on the phone",
        "what do i report to the captain",
        "example of that call",
        "what should be in it",
        "which facts does he want",
      ],
      answer:
        "Place, source, colour and density of the smoke, smell, how many bottles used, how many left, how the people are: 'Row 22 left, bag in the bin, thick black smoke, second bottle going in, passengers moved forward.' Then each change. If you don't know, say 'not known yet' and go on.",
    },
    {
      id: "who-relieves",
      question: "What happens when the firefighter's bottle or breath runs out?",
      asked: [
        "she gets tired, who takes over",
        "the bottle is empty",
        "how do they swap",
        "what if the hood runs out",
        "and if the firefighter faints",
      ],
      answer:
        "The assistant stands ready with the next bottle and hood on, taps the shoulder, and takes the place before the first one leaves: no second without somebody at the fire. The one relieved goes out to clean air, gets a new bottle and becomes the assistant. If somebody goes down, pull them out first by the ankles.",
    },
    {
      id: "who-decides",
      question: "Who decides who takes which role?",
      asked: [
        "do we agree that before",
        "is it fixed by position",
        "what if two people do the same",
        "can the purser change it",
        "who's the boss of it",
      ],
      answer:
        "The fire does: whoever finds it fights, the next one calls, the third brings. Nobody waits to be told. The purser may swap roles later, for instance if the finder has no hood or is new. Two doing the same is the usual mistake in drills, so you call it aloud: 'I'm calling, you get the bottle.'",
    },
  ],
  "assessment-days/asked-alphabet-in-full": [
    {
      id: "odd-spelling",
      question: "Why are Alfa and Juliett spelt like that?",
      asked: [
        "isn't it alpha with ph",
        "why two t in juliett",
        "is alfa a typo",
        "why does it look wrong",
        "so not juliet",
      ],
      answer:
        "So that everybody reads them right. In many languages 'ph' isn't an f, and a French speaker would leave a single final t silent. The official ICAO list has Alfa and Juliett, and you'll often see the other spelling in everyday texts. Spoken it makes no difference.",
    },
    {
      id: "figures-too",
      question: "How do I say the numbers?",
      asked: [
        "and the figures",
        "how do you say three and five",
        "why niner",
        "is 0 oh or zero",
        "do i say fourteen or one four",
      ],
      answer:
        "Digit by digit: 'one four' and not 'fourteen', since that sounds like forty. On the radio three is 'tree', four is 'fower', five is 'fife' and nine is 'niner', and nought is 'zero'. Crew in the cabin mostly use plain English digits, only clearly and one by one.",
    },
    {
      id: "do-crew-use-it",
      question: "Do cabin crew really use it?",
      asked: [
        "when would i need this",
        "do you use that every day",
        "isn't it only for pilots",
        "what do crew spell",
        "why do i have to learn it",
      ],
      answer:
        "Yes, in small doses: seats to the galley and the flight deck, names to ground staff, registration letters of the aircraft, a booking code on the phone. On short haul it may be only the seats. In an emergency it's what keeps 'B' and 'D' apart.",
    },
    {
      id: "same-worldwide",
      question: "Is it the same in every country?",
      asked: [
        "do germans use another one",
        "is it the same as the police one",
        "is that nato or aviation",
        "we have our own at home with names",
        "also in the us and the gulf",
      ],
      answer:
        "In aviation, yes: ICAO's list is used worldwide, and it's the same as NATO's. Besides that some countries have their own for the telephone, with first names, and American police use another. At work and in the interview take the aviation one, even if your home's comes easier.",
    },
    {
      id: "special-letters",
      question: "My name has letters like ü, ñ or ł. How do I spell those?",
      asked: [
        "what about accents",
        "i have an ö in my name",
        "how do i say ç",
        "there's no word for ß",
        "does the passport change such letters",
      ],
      answer:
        "Use the plain letter or the pair that stands in the bottom lines of your passport: ü as Uniform Echo, ñ as November, ß as Sierra Sierra, ł as Lima. That's what's on tickets and your contract as well. If somebody needs the mark, say it after it: 'November, with a tilde'.",
    },
    {
      id: "how-quickly-learnt",
      question: "How long does it take to learn, and what's the best way?",
      asked: [
        "how do i learn it fast",
        "i can't remember them",
        "any trick for that",
        "how many days",
        "i always forget m and n",
      ],
      answer:
        "A week with ten minutes a day. Don't only say it in order, because then you need to run from Alfa to find Papa: spell signs, plates and names in the street. Make cards of the five that won't stick. It's solid when you can spell your own name backwards.",
    },
    {
      id: "test-of-it",
      question: "Would they test me on it in the interview?",
      asked: [
        "do they ask it at the assessment",
        "will i have to spell my name",
        "what if i get stuck on a letter",
        "is it a bad sign if i can't",
        "can i use another word",
      ],
      answer:
        "Seldom, but it happens as a little surprise: 'Could you spell your surname?' If a word escapes you, say any clear one, 'N for Nelly', smile and go on. It's learnt in training anyway. Knowing your own name by heart takes five minutes and looks prepared.",
    },
  ],
  "assessment-days/asked-door-opened-in-flight": [
    {
      id: "the-panel-that-flew-out",
      question: "But a door did fly out of a plane over Portland, didn't it?",
      asked: [
        "what about the boeing that lost a door",
        "alaska airlines lost one in the air",
        "and the 737 max door",
        "didn't one blow out",
        "so how could that happen",
      ],
      answer:
        "That was no door but a plug, a panel in place of an exit, on Alaska Airlines 1282 in January 2024. The four bolts that should have held it were missing. Nobody had opened anything, and nobody died. A real door is pressed into its frame or latched, and checked at each closing.",
      source: {
        name: "NTSB, accident DCA24MA063, Alaska Airlines 1282",
        year: 2025,
      },
    },
    {
      id: "taken-for-the-lavatory",
      question: "What if somebody takes it for the lavatory door?",
      asked: [
        "he thought it was the toilet",
        "sleepy people mix it up",
        "an old man confused the doors",
        "somebody just touched it by mistake",
        "do people do that by accident",
      ],
      answer:
        "It happens, mostly at night with sleepy, drunk or confused people. In cruise nothing moves, so no drama: take the hand off the handle, 'This way, please', and show the right door. Then check handle and lever, tell the purser, and keep an eye on that person for the rest of the flight.",
    },
    {
      id: "on-the-ground",
      question: "And on the ground, while taxiing?",
      asked: [
        "can they open it when we roll",
        "what about after landing",
        "on the runway there's no pressure",
        "someone wants fresh air at the gate",
        "what happens if he opens it on the taxiway",
      ],
      answer:
        "There it can be opened, and with the door armed the slide comes too. That's why you sit at your door with your eyes on the cabin until it's disarmed. If it happens, call the flight deck at once so that they stop and take the power off, hold people back from the opening, and check that nobody fell.",
    },
  ],
  "syllabus/announcements-and-commands-demo-craft": [
    {
      id: "stage-fright",
      question: "I get stage fright. How did you get over it?",
      asked: [
        "i'm nervous in front of people",
        "my hands shake",
        "everyone looks at me",
        "i'd blush",
        "how do i stop being nervous in the aisle",
      ],
      answer:
        "By the tenth time it's gone, because it's always the same ten gestures. Until then: breathe out before you step into the aisle, look at one friendly face in row five, and move slowly, since shaking shows in fast hands. Practise at home in front of a mirror with a belt and a bag.",
    },
    {
      id: "at-the-assessment",
      question: "Could they make me do one at the assessment day?",
      asked: [
        "do i have to perform it there",
        "will they test that",
        "is it part of the audition",
        "would they ask me to read a pa",
        "can i practise this before",
      ],
      answer:
        "The whole demonstration hardly, but reading an announcement aloud is common. Do it as you'd talk to your grandmother: slow, warm, with a pause after each sentence, and look up at the end of it. Practise with any text and a phone recording, and listen for where you rush.",
    },
    {
      id: "blind-or-deaf",
      question: "What about passengers who can't see or hear it?",
      asked: [
        "and a blind person",
        "how do the deaf get it",
        "what do i do for someone with no english",
        "who can't see the aisle from his seat",
        "do they get their own",
      ],
      answer:
        "They get their own, before take-off and at their seat. A blind passenger feels belt, mask place and vest, and counts the rows to the exits with you. A deaf one gets the card, your hands and your face turned to the light. Ask which way is best: they've flown before.",
    },
  ],
  "syllabus/first-aid-doctor-on-board": [
    {
      id: "the-announcement",
      question: "What exactly do I say in the announcement?",
      asked: [
        "give me the words for the pa",
        "how do i ask for a doctor",
        "what do i say into the microphone",
        "should i say what happened",
        "do i say emergency",
      ],
      answer:
        "'Ladies and gentlemen, if there's a doctor, nurse or paramedic on board, please ring your call bell.' Nothing more: no row, no illness, no 'emergency'. They ring, you go to them, and nobody crowds the aisle. If nobody rings, repeat it once, in the second language as well.",
    },
    {
      id: "drunk-doctor",
      question: "What if the doctor has been drinking but insists?",
      asked: [
        "he smells of wine",
        "she had two glasses, does that matter",
        "the doctor is tipsy",
        "how do i tell him no",
        "can i refuse a doctor",
      ],
      answer:
        "Thank him and keep it at that: 'Thank you, doctor. We've the ground doctors on the line and are well looked after.' No drugs, no needles, no argument. With a sip at dinner and nobody else there, tell the purser and the ground service openly what he's had: they decide what he may do.",
    },
    {
      id: "thanks-and-pay",
      question: "Does the doctor get paid or thanked by the airline?",
      asked: [
        "do they get money for that",
        "what do we give him",
        "is there a reward",
        "can i offer an upgrade",
        "does he get miles",
      ],
      answer:
        "Mostly thanks and not a fee: a letter, a voucher, miles or a bottle, as the airline has it. You take the name and address and say a warm word at the end. Don't promise anything yourself, and don't offer it before: a present can change a volunteer's standing in law.",
    },
  ],
  "syllabus/passenger-handling-umnr": [
    {
      id: "no-common-language",
      question: "What if the child doesn't speak my language?",
      asked: [
        "we have no common language",
        "the kid only speaks russian",
        "how do i do the briefing then",
        "he doesn't understand me",
        "how do you talk with hands",
      ],
      answer:
        "Use hands, the picture card and a smile, and show it on yourself: belt, mask, door. Find a colleague or a kind passenger who can translate the briefing and two questions: hungry, toilet. Learn 'good' and 'mum' in the child's language: it makes you friends for the whole flight.",
    },
    {
      id: "who-sits-beside",
      question: "Who should sit beside the child?",
      asked: [
        "which neighbour is ok",
        "do they put him next to a man",
        "can a stranger sit there",
        "what if he's beside a drunk",
        "who do you seat there",
      ],
      answer:
        "Best nobody, another child travelling alone or a family, as the airline's rule has it, near a galley or a crew seat. If the neighbour drinks or asks too many questions, move the child and not the question. Say it lightly: 'I've got a window seat for you.'",
    },
    {
      id: "older-than-that",
      question: "And a fourteen-year-old who travels alone?",
      asked: [
        "what about teenagers",
        "he's 13, is he one too",
        "can teens fly without that",
        "do i look after a 15 year old",
        "are older kids on their own",
      ],
      answer:
        "At most airlines he may fly as an adult from about 12, and parents can often book the service up to 15 or 17. Look in on him all the same: ask if he's flown before and who's meeting him. With a diversion or a missed connection he's a minor again, and the ground staff are told.",
    },
  ],
  "terminology/brace-position": [
    {
      id: "baby-on-lap",
      question: "And with a baby on the lap?",
      asked: [
        "how does a mother brace",
        "what about infants",
        "do i hold the baby tight",
        "where does the baby's head go",
        "i have a baby with me, what then",
      ],
      answer:
        "As the airline's card shows it, usually so: baby in its loop belt, held with one arm round body and head, the grown-up bent over it as far as it goes, the other hand against the seat in front or over the head. A child in its own seat with a proper child seat is better protected.",
    },
    {
      id: "which-words",
      question: "Which words do crew shout for it?",
      asked: [
        "what do i shout",
        "is it brace brace or heads down",
        "how does the command go",
        "what do the pilots say",
        "which is the right word",
      ],
      answer:
        "It depends on the airline: 'Brace, brace', 'Heads down, stay down', 'Bend over, stay down' or the like, with a second language where it's laid down. The flight deck's signal is often 'Brace for impact' or 'Brace, brace' over the PA. You go on shouting until the aircraft has stopped.",
    },
    {
      id: "how-long-before",
      question: "How long do people stay in it?",
      asked: [
        "when do you start bracing",
        "how long before the crash",
        "can i sit up after the first bump",
        "do i have to hold it for minutes",
        "when is it over",
      ],
      answer:
        "In a prepared landing the signal comes about half a minute before touchdown, and it ends when the aircraft stands still. Don't sit up after the first impact, since there's often a second and harder one. Without warning you brace at the first sign and hold it likewise.",
    },
  ],
  "assessment-days/asked-armed-door-really-opened": [
    {
      id: "lose-my-job",
      question: "Would I lose my job if it happened to me?",
      asked: [
        "do you get fired for that",
        "is that the end",
        "will they sack me",
        "what happens to the crew member then",
        "in probation too",
      ],
      answer:
        "Mostly not for one honest slip: it's reported, you're questioned, taken off duty for a while, retrained and checked. Hiding it, a broken rule or a second time can end it, and in probation some airlines are harder. Say at once what you did: a just culture lives by that.",
    },
    {
      id: "do-i-pay",
      question: "Do I have to pay for the slide?",
      asked: [
        "who pays the money",
        "would they take it from my salary",
        "it costs thousands, is that on me",
        "am i liable for the damage",
        "does insurance cover it",
      ],
      answer:
        "As a rule no: an honest mistake at work is the employer's risk in most European countries, and the airline counts it as a cost of operation. Elsewhere read the contract and the local law. What it does cost you is a bad week, and some hours of training.",
    },
    {
      id: "right-after",
      question: "What do I do in the first minute after it?",
      asked: [
        "it's out, what now",
        "the slide is hanging there, what do i do",
        "do i close the door again",
        "whom do i tell first",
        "can anybody use that door then",
      ],
      answer:
        "Look if somebody's been hit or is falling, shout 'Stop' and keep everybody away inside. Tell the purser, who tells the captain. Don't touch the slide or pull at it: engineers take it off. The passengers go by another door, and you write down the order of things while you still know it.",
    },
    {
      id: "flight-delayed",
      question: "How long is the aircraft out of service then?",
      asked: [
        "is the flight cancelled",
        "how long does a new slide take",
        "can it fly without one",
        "what happens to the passengers then",
        "do they have a spare",
      ],
      answer:
        "From an hour or two to the next day: it depends on whether a spare slide and an engineer are there. Sometimes it may fly with that exit closed off and fewer passengers, by the minimum equipment list. At an outstation without a spare it often means a cancelled flight and hotel rooms.",
    },
    {
      id: "who-is-blamed",
      question: "Who's to blame, the one at the lever or the one who checked?",
      asked: [
        "and the colleague who cross checks",
        "is it both our fault",
        "the purser gave a wrong order",
        "my colleague distracted me",
        "who has to answer for it",
      ],
      answer:
        "As a rule neither alone: they look for the cause, such as who was at the door, which order came when, how long the day was. The hand on the handle answers for the handle, and a cross-check that was nodded through is talked about too. So look with your eyes and point, always.",
    },
  ],
  "syllabus/first-aid-recovery-position": [
    {
      id: "how-to-roll",
      question: "How do I roll somebody over, step by step?",
      asked: [
        "show me how",
        "what are the steps",
        "which arm first",
        "how do i turn a heavy person",
        "i always forget the order",
      ],
      answer:
        "Kneel beside her, near arm out at a right angle, back of her far hand against her near cheek. With your other hand pull up the far knee until the foot stands, and pull that knee towards you: she rolls by herself. Head back, mouth down, upper leg bent at a right angle. Glasses off first.",
    },
    {
      id: "only-drunk",
      question: "And if she's just drunk and asleep?",
      asked: [
        "he's only drunk",
        "what about someone who drank too much",
        "should i let him sleep it off",
        "is a sleeping drunk in danger",
        "do i need to do that for a drunk one",
      ],
      answer:
        "If she can't be woken properly, treat her as unconscious: drunk people choke on vomit, and a head injury or low sugar looks just like it. On her side, breathing watched, captain and medical advice. If she wakes and grumbles, let her stay on her side, and look in every few minutes.",
    },
    {
      id: "a-baby",
      question: "How do I do that with a baby?",
      asked: [
        "and a small child",
        "does it work for an infant",
        "a baby that breathes but doesn't wake",
        "on the side too for babies",
        "what position for a one year old",
      ],
      answer:
        "Hold a baby face down along your forearm, head a little lower than the body, your hand supporting the jaw without closing the mouth. So the airway stays open and you feel each breath. A bigger child goes on the side like a grown-up, with a rolled blanket behind the back.",
    },
  ],
  "syllabus/passenger-handling-exit-row": [
    {
      id: "pregnant-there",
      question: "May a pregnant woman sit there?",
      asked: [
        "and if she's pregnant",
        "she is only 3 months",
        "what about a big belly",
        "can i ask if she's pregnant",
        "is pregnancy a reason to move her",
      ],
      answer:
        "At most airlines no, though the American rule doesn't name pregnancy as such. Don't guess and don't ask it across the row: read out the conditions to everybody and say 'If one of these fits you, tell me quietly, no reason needed.' Then move her to a seat as good as you can find.",
    },
    {
      id: "wont-understand",
      question: "What if he doesn't speak the language?",
      asked: [
        "he only nods",
        "they don't understand my briefing",
        "is bad english a reason",
        "how do i know he understood",
        "what if he speaks another language",
      ],
      answer:
        "Then he sits elsewhere unless a crew member can brief him in a language he knows. In the US understanding the airline's language is part of the rule. Test it with a question that needs more than yes: 'When would you open it?' A polite nod isn't a yes.",
    },
    {
      id: "row-is-empty",
      question: "What if nobody sits in the exit row?",
      asked: [
        "the row is empty",
        "can i leave it empty",
        "do i have to put someone there",
        "may people move there after takeoff",
        "and if nobody wants it",
      ],
      answer:
        "Some airlines want somebody fit in it for take-off and landing, others leave it empty, so look at your manual. If you ask somebody over, they get the whole briefing. Whoever moves there by himself in cruise is checked and briefed too, or goes back before the descent.",
    },
  ],
  "assessment-days/asked-smoke-and-fire-drill": [
    {
      id: "what-to-wear",
      question: "What do I wear for it, and what about hair and make-up?",
      asked: [
        "which clothes for that",
        "do i come in uniform",
        "my hair is long",
        "can i wear makeup that day",
        "will my clothes smell",
      ],
      answer:
        "Usually trousers, flat closed shoes and cotton, or overalls from the school, no tights or thin synthetics near fire. Tie long hair low and flat, so the hood closes over it. Jewellery off, little make-up, a spare T-shirt: you'll sweat, and your hair will smell of stage smoke.",
    },
    {
      id: "if-i-fail",
      question: "Can I fail it?",
      asked: [
        "what if i don't manage it",
        "do they kick me out if i can't do it",
        "is it graded",
        "can i repeat the drill",
        "what if i panic and come out",
      ],
      answer:
        "You can, but mostly you repeat it the same day. They look for the order, a fire that's out, a room searched and a call made, not for speed. Whoever comes out, breathes and goes in again has shown more than somebody who pretended. Only a flat refusal ends it, since it's part of the licence.",
    },
    {
      id: "how-often-again",
      question: "Is it only once, or every year?",
      asked: [
        "do i have to do that again",
        "is that repeated",
        "how often do crew train this",
        "every year the same drill",
        "once and never again",
      ],
      answer:
        "It comes back through your whole flying life. In Europe the recurrent training with live extinguishers and a hood in a smoke-filled room is due at least every three years, and each year has fire and smoke in theory and drills as well. Other authorities have similar cycles. The second time is easy.",
      source: {
        name: "Regulation (EU) No 965/2012, ORO.CC.140",
        year: 2024,
      },
    },
  ],
  "terminology/pbe": [
    {
      id: "put-it-on",
      question: "How do I put it on, step by step?",
      asked: [
        "how does it go on",
        "what are the steps for that",
        "how fast must i be",
        "how do i start the oxygen",
        "show me",
      ],
      answer:
        "Open the box, pull off the seal, shake it out. Both hands in the neck opening, chin down, over the head from the front or back as the maker says, hair inside. Start the oxygen by pulling the straps or the toggle, and check the neck with a finger. Practised people need some 15 seconds.",
    },
    {
      id: "for-passengers",
      question: "Are there hoods for passengers too?",
      asked: [
        "do passengers get one",
        "why don't they have them",
        "what do people breathe in smoke",
        "can i give mine to a child",
        "would it help to bring my own",
      ],
      answer:
        "No, there are only a few, for crew who fight the fire. Hoods for 200 people would be put on wrongly and cost the seconds that get them out. Passengers stay low, cloth before nose and mouth, and follow the lights. Giving yours away means nobody fights the fire.",
    },
    {
      id: "scared-in-it",
      question: "What if I panic inside it?",
      asked: [
        "i'd feel trapped",
        "i'm claustrophobic",
        "can i pull it off in smoke",
        "i can't breathe in that",
        "is it scary in there",
      ],
      answer:
        "Turn round and walk out to clean air, then take it off: never pull it off in the smoke, because the next breath would be the smoke. It's warm, loud and damp in there, and that's normal. Breathe out slowly and count. Ask in training for a second go, and fear goes with practice.",
    },
  ],
  "syllabus/decompression-and-turbulence-kinds": [
    {
      id: "which-is-worst",
      question: "Which one is the most dangerous?",
      asked: [
        "so which is worst",
        "is the explosive one the deadliest",
        "why is the slow one treacherous",
        "which should i fear most",
        "what kills people there",
      ],
      answer:
        "The slow one, because nobody reacts: with too little oxygen people feel well and get stupid. On Helios 522 in August 2005 the cabin never pressurised after take-off, the crew lost consciousness, and all 121 on board died. The loud ones at least tell everybody what to do.",
      source: {
        name: "Greek accident board AAIASB, report 11/2006 on Helios 522",
        year: 2006,
      },
    },
    {
      id: "which-is-commonest",
      question: "Which one happens most often?",
      asked: [
        "how common are they",
        "what do crew see in real life",
        "is the explosive one rare",
        "will i ever have one",
        "which am i likely to meet",
      ],
      answer:
        "Faults that let the pressure go slowly, such as a leaking seal or a failing controller. The pilots mostly notice first, descend early, and often no mask falls at all. Explosive ones are very rare. Most crew fly a whole career without seeing masks drop outside training.",
    },
    {
      id: "when-masks-drop",
      question: "Do the masks drop in all three?",
      asked: [
        "and in a slow one do they come too",
        "at which height do they fall",
        "when do the masks come out",
        "what if they don't drop",
        "do i wait for the masks",
      ],
      answer:
        "They drop by themselves when the cabin reaches about 14,000 feet, whatever the cause. In a quick loss that's at once, in a slow one it can be late, and you may feel odd before. So if your ears, your head or your colleagues tell you something's wrong, take oxygen and don't wait for the mask.",
    },
    {
      id: "same-actions",
      question: "Do I do something different for each kind?",
      asked: [
        "is the reaction the same",
        "what do i do in each of them",
        "so what changes for me",
        "do i need to know which one it is",
        "what's my first move in a slow one",
      ],
      answer:
        "The first move is the same: oxygen on yourself, sit or hold on, and let the others know. In a slow one the new part is noticing and saying it: 'Captain, cabin, ears popping and people drowsy in the back, what's the cabin altitude?' Nobody has to name the kind before acting.",
    },
    {
      id: "cause-of-it",
      question: "What causes an explosive or rapid one?",
      asked: [
        "how does that come about",
        "can a window burst",
        "what makes such a hole",
        "is it always a bomb",
        "why does it happen",
      ],
      answer:
        "A part of the hull giving way: metal fatigue, a door or panel not latched, debris from an engine, seldom a bomb. On Aloha 243 in 1988 a large part of the roof tore off at 24,000 feet. A passenger can't break a window by hand: it has more than one pane, and the outer ones hold the pressure.",
      source: {
        name: "NTSB/AAR-89/03, Aloha Airlines 243",
        year: 1989,
      },
    },
    {
      id: "pulled-outside",
      question: "Do people get sucked out?",
      asked: [
        "are you pulled out of the hole",
        "would i fly out",
        "what about those beside it",
        "how far from the hole is safe",
        "is a belt enough",
      ],
      answer:
        "Only right beside a big hole and without a belt, in the first seconds, until the pressure is equal. After that it's wind. A fastened belt has saved people at open roofs and windows, which is the best reason to say 'keep it fastened while seated'. A few rows away you're hit by loose things at most.",
    },
    {
      id: "remember-and-exam",
      question: "How do I remember them, and are they asked?",
      asked: [
        "is that in the exam",
        "any trick to remember the three",
        "do they ask this in the interview",
        "how do i learn it",
        "must i know the seconds",
      ],
      answer:
        "By the clock: half a second, seconds, minutes. Put one picture to each: the bang, the fog, the whistling door. It's a classic in the training exam, mostly with the signs and your first action. In an interview nobody expects it, and 'mask on myself first, then the others' is all you'd need.",
    },
  ],
  "terminology/aed": [
    {
      id: "where-is-it",
      question: "Where is it kept, and how many are there?",
      asked: [
        "where do i find it on board",
        "how many do you carry",
        "is it in the galley",
        "does every aircraft have one",
        "on small planes too",
      ],
      answer:
        "Mostly one, in a marked locker or overhead bin near the front or the middle, and two on some large aircraft. At pre-flight you look for it and at its status light, which shows green or OK when battery and pads are fine. Not every airline outside the US has to carry one, so ask yours.",
    },
    {
      id: "how-often-used",
      question: "How often is it really used on board?",
      asked: [
        "will i ever need that",
        "how common is this",
        "does it happen a lot",
        "do crew use it in their career",
        "how many shocks a year",
      ],
      answer:
        "Rarely. In a study of 84 airlines over two years, 77,790 medical events were reported, with CPR in 293 and a shock in 42. Most crew never shock anybody. It's out far more often than that, though, because you bring it for each person who doesn't respond.",
      source: {
        name: "JAMA Network Open 2025;8(9):e2533934",
        year: 2025,
        url: "https://doi.org/10.1001/jamanetworkopen.2025.33934",
      },
    },
    {
      id: "how-soon",
      question: "How soon does it have to be there?",
      asked: [
        "how many minutes do i have",
        "is there a time limit",
        "why the hurry",
        "what if it takes five minutes to get it",
        "is three minutes ok",
      ],
      answer:
        "As soon as somebody can run: without CPR the chance falls by roughly a tenth with each minute, and compressions slow that down. A shock within three to five minutes can save half or more of those with the right rhythm. So one person goes for it while you check the breathing.",
      source: {
        name: "European Resuscitation Council, guidelines on basic life support and AED",
        year: 2015,
      },
    },
    {
      id: "who-may-use-it",
      question: "May anybody use it, even without training?",
      asked: [
        "can a passenger use this",
        "am i allowed before my course",
        "do i need a certificate",
        "what if i'm just a passenger on that flight",
        "is it legal for laymen",
      ],
      answer:
        "Yes, it's made for people without training: it speaks, shows pictures, and gives no shock unless the heart needs it. On board it's crew who use it, or a doctor who comes forward. If you see one in a station or a gym, take it: no guideline asks for a certificate first.",
    },
    {
      id: "hairy-chest",
      question: "What if he has a very hairy or sweaty chest?",
      asked: [
        "he's too hairy",
        "pads don't stick",
        "do i have to shave him",
        "he's dripping with sweat",
        "what's the razor for",
      ],
      answer:
        "Dry it with a towel, press the pads on hard, and if they still don't stick, shave the two places fast with the razor in the case. Ten seconds, no more. Some people rip off the first pair with the hair and use the spare. Compressions go on meanwhile.",
    },
    {
      id: "in-turbulence",
      question: "Does it work when the aircraft shakes?",
      asked: [
        "what about turbulence",
        "can it be fooled by the shaking",
        "is the vibration a problem",
        "does it harm the aircraft",
        "may i shock during landing",
      ],
      answer:
        "Mostly yes: they're tested for aircraft. If it reports movement, hold everything still for the analysis, and nobody touches him. A shock doesn't harm the aircraft. For landing and rough air the captain and the purser decide how you're secured, and you belong in a seat if they say so.",
    },
    {
      id: "does-it-restart",
      question: "Does the shock start a heart that stands still?",
      asked: [
        "so it restarts the heart, right",
        "what does it actually do",
        "like in films with the flat line",
        "why no shock on a flat line",
        "does he jump up after",
      ],
      answer:
        "No: it stops a heart that quivers without pumping, so that its own beat can take over. A flat line can't be shocked, and there only compressions and drugs help. He doesn't sit up as in films: most need minutes of CPR after the shock, and breathe again long before they talk.",
    },
  ],
  "assessment-days/asked-doctor-on-board-how-often": [
    {
      id: "how-do-we-call",
      question: "How do we reach the doctors on the ground?",
      asked: [
        "by which phone",
        "how do you call them from up there",
        "does it work over the ocean",
        "who makes the call",
        "is there an app for it",
      ],
      answer:
        "By satellite phone, radio through the flight deck, a data message, or on newer aircraft an app over the wifi. It depends on airline and type, so in some the captain speaks and in others you do, from beside the patient. Over oceans satellite and HF work as well, if slowly.",
    },
    {
      id: "what-do-i-tell-them",
      question: "What do I tell them so that they can help?",
      asked: [
        "what do they want to know",
        "how do i describe a patient",
        "which facts first",
        "what should i have ready",
        "i'm no medic, how do i explain",
      ],
      answer:
        "Age, sex, what's wrong and since when, awake or not, breathing, colour, pulse or blood pressure if you have them, illnesses, medicine, allergies, and what you've done. Have a form or a slip filled in before you call, because lines drop. Describe what you see and leave the diagnosis to them.",
    },
    {
      id: "line-drops",
      question: "And if there's no line to them?",
      asked: [
        "the connection is dead",
        "we can't reach anybody",
        "nobody on board and no ground doctor",
        "so we're really alone then",
        "what if the call breaks off",
      ],
      answer:
        "You go on with first aid, which is made for just that, and keep trying by another way: flight deck radio, another aircraft, a message. The captain can decide to land without any doctor's advice. Oxygen, position, compressions, AED, sugar, bleeding stopped: that's most of what saves lives up there.",
    },
    {
      id: "nurses-count",
      question: "Does a nurse count, or does it have to be a doctor?",
      asked: [
        "and nurses",
        "is a paramedic as good",
        "what about a dentist",
        "would a medical student help",
        "who do i take if two come",
      ],
      answer:
        "A nurse or paramedic is often the best you can get, since they look after the acutely ill every day. Take whoever knows most about that problem, and let others hold and write. What they may give from the kit depends on your airline and the ground doctors. Ask each one what they do daily.",
    },
    {
      id: "do-we-land",
      question: "Does the aircraft land when there's no doctor?",
      asked: [
        "do we divert then",
        "when does the captain go down",
        "is a diversion likely",
        "how often do planes land for that",
        "who says that we land",
      ],
      answer:
        "Seldom because of that alone. In a 2025 study of 84 airlines 1.7 per cent of the medical events ended in a diversion, most of them for the brain or the heart. Captain and ground doctors look at how ill he is, how far the airport, and whether there's a hospital for it.",
      source: {
        name: "JAMA Network Open 2025;8(9):e2533934",
        year: 2025,
        url: "https://doi.org/10.1001/jamanetworkopen.2025.33934",
      },
    },
    {
      id: "is-it-scary",
      question: "Honestly, is it scary when nobody comes?",
      asked: [
        "i'd be so scared",
        "what if he dies because of me",
        "can i do that without a doctor",
        "do crew feel alone there",
        "i'm afraid i'd freeze",
      ],
      answer:
        "For a minute, yes. Then there's a list, a colleague on the chest, another on the phone, and your hands do what they've practised. You can't make a dead person worse, and doing something beats waiting. Nobody expects you to be a doctor, only the first ten minutes.",
    },
    {
      id: "how-often-anything",
      question: "How often is anybody ill on board at all?",
      asked: [
        "how common are emergencies",
        "will i see that every month",
        "how many sick people per flight",
        "is it rare or normal",
        "what do they mostly have",
      ],
      answer:
        "A call to ground doctors came on about one flight in 212 in the newest large study, and an older one found one in 604. Small things that never reach a doctor are far more frequent: fainting, sickness, a headache. On short haul you may see something every few weeks.",
      source: {
        name: "JAMA Network Open 2025;8(9):e2533934",
        year: 2025,
        url: "https://doi.org/10.1001/jamanetworkopen.2025.33934",
      },
    },
  ],
  "syllabus/security-levels": [
    {
      id: "a-threat-in-words",
      question: "Which level is it if he says 'I'll kill you'?",
      asked: [
        "what about threats",
        "he only threatens, no hands",
        "is a threat level 1 or 3",
        "he says he has a bomb",
        "which number for words like that",
      ],
      answer:
        "It depends on the airline's wording: many put a threat of violence at 2, and one with a weapon, a bomb or a real plan at 3. Don't weigh it for long. Give the captain the exact sentence, row and time. A bomb word is always passed on, joke or not.",
    },
    {
      id: "groping",
      question: "Which level is it if somebody gropes a passenger or me?",
      asked: [
        "he touched my bottom",
        "and sexual harassment",
        "a man put his hand on her leg",
        "is groping level 2",
        "a passenger says her neighbour touches her",
      ],
      answer:
        "Level 2, since it's unwanted touching, and more if there's force. Separate them at once: the person who was touched chooses where to sit, and the other is moved or watched. Tell the purser and the captain, ask if police should meet the flight, and write down words, times and witnesses.",
    },
    {
      id: "smoking-on-board",
      question: "And smoking in the toilet, which level is that?",
      asked: [
        "someone smokes, which number",
        "what about vaping",
        "is smoking a level 1",
        "he lit a cigarette in the loo",
        "filming the crew, is that one too",
      ],
      answer:
        "Level 1 as a rule: a rule broken without violence. But the fire risk makes it urgent: look for the butt, wet the bin, tell the purser and the captain, take down the name. If he destroys the smoke detector or fights you, it's level 2, and police at the gate are likely.",
    },
  ],
  "syllabus/fire-and-smoke-halon": [
    {
      id: "is-it-poisonous",
      question: "Is halon poisonous? Can I breathe it in?",
      asked: [
        "is it bad for me",
        "can passengers breathe that",
        "what if i inhale some",
        "is it dangerous in a small space",
        "do people get sick from it",
      ],
      answer:
        "In the amount of one bottle in the cabin it's tolerable: eyes and throat may sting and some feel dizzy. Worse are its breakdown products in heat and the smoke itself. Avoid staying in the cloud, let the flight deck air the cabin when the fire's out, and use the hood in a closed space.",
    },
    {
      id: "battery-fire",
      question: "Does it work on a burning phone or laptop?",
      asked: [
        "and a lithium battery",
        "is it any good for power banks",
        "halon on a phone fire",
        "why isn't it enough for batteries",
        "so water or halon on a laptop",
      ],
      answer:
        "It puts out the flames you see, and so keeps seat and curtain from catching, but it doesn't cool. The cells inside go on heating each other and flare up again. So: bottle first, then water or juice for a long time, then watch. Don't wait between the two.",
    },
    {
      id: "if-its-empty",
      question: "What if the bottle's empty and it still burns?",
      asked: [
        "ten seconds isn't much",
        "it ran out",
        "the fire is still there",
        "i've missed it, what now",
        "how many bottles do we have",
      ],
      answer:
        "The next one has to be in your hand by then: that's the assistant's job. Until it comes, use water for solids, a wet blanket or a jug of cola, or close the door or lid to take away the air. And spray in short aimed bursts only if your type allows it: one steady sweep is usually better.",
    },
    {
      id: "aim-into-a-gap",
      question: "How do I get it into a closed place like a bin or panel?",
      asked: [
        "the fire is behind a panel",
        "how do you spray into an overhead bin",
        "what about a hidden fire",
        "there's smoke from the wall",
        "do i open the locker wide",
      ],
      answer:
        "Open it only as much as the nozzle needs, spray the whole charge inside, close, and let it work: the gas needs a shut space. Feel with the back of the hand for the hottest point first. Behind a panel you cut or prise a small hole, with the crash axe or bar as trained, away from cables.",
    },
    {
      id: "why-still-used",
      question: "Isn't it banned because of the ozone layer?",
      asked: [
        "why is halon still allowed",
        "i heard it's forbidden",
        "is there something newer",
        "what replaces it",
        "do new planes have it",
      ],
      answer:
        "Making it has been banned for decades, but aircraft may use recycled halon as long as the rules give time. Newer bottles hold another agent with far less effect on the ozone layer, and Europe and ICAO have set dates for the change. You learn whichever yours has, and the handling is nearly the same.",
    },
    {
      id: "check-before-flight",
      question: "How do I check the bottle before the flight?",
      asked: [
        "what do i look at",
        "how do i know it's full",
        "is there a gauge on it",
        "what if the needle is in the red",
        "seal broken, what now",
      ],
      answer:
        "It's in its bracket, pin and seal are in place, the needle stands in the green, the date is valid, and nothing blocks it. Take it in your hand once in training to know the weight. Needle in the red or seal broken: tell the purser before departure, and an engineer changes it.",
    },
    {
      id: "on-a-person",
      question: "May I spray it on a person who's burning?",
      asked: [
        "can i use halon on someone",
        "his clothes burn, halon or blanket",
        "is it harmful on skin",
        "what about the face",
        "how do i put out a burning passenger",
      ],
      answer:
        "A blanket or water is better: down on the floor, smother or pour, from the head towards the feet. The jet is very cold close up and takes away the air before the face. If there's nothing else at hand, spray from a distance on the clothes, not at the head. Then cool the burn with water.",
    },
  ],
  "syllabus/decompression-and-turbulence-generator": [
    {
      id: "is-that-enough",
      question: "Is 12 minutes enough?",
      asked: [
        "only 12 minutes, then what",
        "what if it runs out",
        "how long does the descent take",
        "and over the mountains",
        "why not longer",
      ],
      answer:
        "Yes: from cruise the aircraft is down at about 10,000 feet in four to eight minutes, and there you can breathe. On routes over high mountains, where it can't go down so soon, longer-lasting generators or gas bottles are fitted. Those who still feel bad get a portable bottle.",
    },
    {
      id: "no-air-comes",
      question: "What if no oxygen comes out of the mask?",
      asked: [
        "nothing comes out of it",
        "my mask doesn't work",
        "i feel no air",
        "how do i know it's flowing",
        "the bag stays flat",
      ],
      answer:
        "Pull once more and harder: the pin may not have come out. If the bag stays flat, that's normal on many types, since you breathe the gas as it flows, and it makes no wind. Some tubes have a green mark that swells. Still in doubt, take a spare mask in the row or next to it.",
    },
    {
      id: "mask-doesnt-fall",
      question: "What if the mask doesn't come down at all?",
      asked: [
        "my panel stays shut",
        "one row has no masks",
        "how do i open it",
        "is there a tool for that",
        "what if none of them drop",
      ],
      answer:
        "Each crew station or seat has a small pin or card to press the panel open by hand, and the flight deck can drop them all by a switch. Until then share the spare in the next row or take the portable bottle. Crew learn where the release holes are, so that nobody digs about with nails.",
    },
    {
      id: "smells-of-burning",
      question: "Passengers say it smells of burning. What do I tell them?",
      asked: [
        "they think there's a fire",
        "what do i say about the smell",
        "they take the mask off because of it",
        "is it really not dangerous",
        "how do i calm them then",
      ],
      answer:
        "'That's the oxygen being made above you. It's normal, keep your mask on.' Say it with big gestures, because they hardly hear you. The smell is dust on hot metal. If you see smoke or flames in one place, or it smells of cables, that's different: report it and look.",
    },
    {
      id: "one-pull-for-all",
      question: "If one person pulls, do the others in the row get oxygen too?",
      asked: [
        "does everyone need to pull",
        "and the neighbours",
        "is it one generator per row",
        "what if a child can't pull",
        "does the sleeping passenger get some",
      ],
      answer:
        "On many types yes: one generator feeds all masks of that unit, and the first pull starts it. Then it runs for everybody, used or not, until it's empty. With bottles or a newer system each mask may start by itself. So each one pulls anyway, and you see to the sleeping and the small.",
    },
    {
      id: "can-it-burn",
      question: "Can such a generator start a fire?",
      asked: [
        "is it dangerous",
        "could it explode",
        "how hot does it get",
        "isn't that risky above my head",
        "didn't a plane crash because of those",
      ],
      answer:
        "In its place, no: it's shielded, and only hot. Loose it's another thing: in May 1996 old generators, packed wrongly as cargo, set ValuJet 592 on fire, and all 110 on board died. That's why they're dangerous goods, and why you don't touch one that has run or hangs out.",
      source: {
        name: "NTSB/AAR-97/06, ValuJet 592",
        year: 1997,
      },
    },
    {
      id: "why-a-chemical",
      question: "Why don't they use bottles for everybody?",
      asked: [
        "why not gas",
        "what's the reason for chemicals",
        "is it cheaper",
        "wouldn't a tank be better",
        "why can't it be switched off",
      ],
      answer:
        "Because a generator is light, needs no pipes through the aircraft, can't leak, and lasts for years without service. The price is that it can't be stopped and gives what it gives. Some long-haul types do have gas, since that can be dosed by height and lasts longer.",
    },
  ],
  "syllabus/security-search": [
    {
      id: "words-when-found",
      question: "What do I say and do when I've found something?",
      asked: [
        "i've found a bag, what now",
        "which words to the purser",
        "do i shout",
        "who do i tell first",
        "can i look inside",
      ],
      answer:
        "Hands off, stay calm, note the place and what it looks like, and tell the purser by mouth or interphone: 'There's a black bag under 12C, nobody's, not touched.' No shouting and no phone beside it. The captain decides, the people get off or don't get on, and the experts come.",
    },
    {
      id: "already-touched",
      question: "And if I've already picked it up?",
      asked: [
        "i touched it before thinking",
        "i moved it already",
        "a cleaner carried it to me",
        "my colleague opened it",
        "somebody handed it to me",
      ],
      answer:
        "Put it down gently where you are, don't open it, don't carry it any further, and go away from it. Say exactly what you did: picked up where, moved how far, how heavy, what you felt. Nobody will tear your head off, and it's the detail the experts need.",
    },
    {
      id: "found-in-flight",
      question: "What if it's found in flight?",
      asked: [
        "and when we're already flying",
        "we can't get off then",
        "what do i do in the air with it",
        "where does it go",
        "do we land for that",
      ],
      answer:
        "Then the captain is told at once and the airline's checklist runs, with experts on the radio. Nobody touches it, people are moved away quietly, and the question goes round whose it is, since nearly always it's somebody's. Only on order is anything done with it, and there's a set place for that.",
    },
  ],
  "syllabus/human-factors-silent-review": [
    {
      id: "a-memory-word",
      question: "Is there a word to remember it by?",
      asked: [
        "how do i remember all that",
        "any mnemonic",
        "is there a trick",
        "i'd forget half of it",
        "what's oldabc",
      ],
      answer:
        "Many crews use OLDABC: operation of the exit, location of the equipment, drills, able-bodied passengers, brace, commands. Others have a word of their own airline. If you've none, go by the picture: my seat, my door, outside, my people, my words.",
    },
    {
      id: "why-thirty-seconds",
      question: "Why just then and not before?",
      asked: [
        "why only at takeoff and landing",
        "why those 30 seconds",
        "isn't once a day enough",
        "can't i do it earlier",
        "does it have to be each time",
      ],
      answer:
        "Because most accidents happen around take-off and landing, and the first move comes from what was in your head a moment before. It's new each time: another door, rain, other people in row one. Two minutes earlier you'd have forgotten it, and later there's no time.",
    },
    {
      id: "tired-or-talking",
      question: "What if my colleague chats or I'm dead tired?",
      asked: [
        "she keeps talking to me",
        "my mind wanders",
        "on the fourth sector i don't do it",
        "it's 4 am, i can't think",
        "how do i tell her to be quiet",
      ],
      answer:
        "Say it kindly: 'One moment, I'm doing my review', and nobody minds. When you're tired, do it with a finger: touch the belt, look at the handle, look outside, say the first command with your lips. Tired is when it's needed most, because then the body has nothing else to go by.",
    },
    {
      id: "give-me-one",
      question: "Can you go through one, word for word?",
      asked: [
        "what do you actually think",
        "give me an example",
        "how does it sound in the head",
        "say one for me",
        "like a real one",
      ],
      answer:
        "'A320, door 1 left, armed. Handle up, and it opens outward. Outside dark, wet grass, no water. If it's the left side that burns, I send them across. Man in 1D helps me. Torch under my seat. Signal is the horn, my word is open seat belts.' That takes twenty seconds.",
    },
    {
      id: "who-checks-it",
      question: "Does anybody check that I do it?",
      asked: [
        "nobody sees if i do it",
        "is it tested",
        "can they ask me about it",
        "do crew really all do that",
        "who knows what i'm thinking",
      ],
      answer:
        "A checker may ask you right afterwards: 'Which helper, what's outside, which command first?' Otherwise nobody sees it, and that's why the honest ones do it each time. In training you say it aloud until it runs by itself.",
    },
    {
      id: "what-if-different",
      question: "What if something isn't as it should be?",
      asked: [
        "i notice my door isn't armed",
        "and if the lever is wrong",
        "what if i see smoke outside",
        "i can't see my helper",
        "the bag in front of my door",
      ],
      answer:
        "Then you act, that's what it's for. Before the roll you call the flight deck or the purser: the door isn't armed, a bag lies in the way, there's smoke on the wing. In the seconds of the roll only what endangers the aircraft is called. A helper who's gone, you replace by looking for the next.",
    },
    {
      id: "does-it-make-me-anxious",
      question: "Doesn't it scare you to think of a crash each time?",
      asked: [
        "isn't that a bit morbid",
        "i'd get more afraid of flying",
        "does it make you nervous",
        "do i think of dying twice a flight",
        "how do you live with that",
      ],
      answer:
        "No, it does the opposite: you close it off. The question 'what if' is answered, and you can go on serving tea. Drivers do the same when they look in the mirror before they turn. After some weeks it's a habit like fastening the belt.",
    },
  ],
  "syllabus/announcements-and-commands-cabin-secure": [
    {
      id: "words-i-use",
      question: "Which words do I use to report it?",
      asked: [
        "what do i say to the purser",
        "how does the report go",
        "which sentence is it",
        "do i ring or wave",
        "and what does the purser tell the cockpit",
      ],
      answer:
        "Zone and state, short: 'Zone four secure', or 'Aft cabin secure, one in the lavatory'. Often by interphone, on small aircraft by a thumb or a sign. The purser adds them up and tells the flight deck 'Cabin secure' or presses a button. Use your airline's exact words, so nobody has to interpret.",
    },
    {
      id: "noticed-afterwards",
      question: "What if I notice something after I've reported it?",
      asked: [
        "i forgot one bag",
        "somebody stood up after it",
        "i said it but it wasn't",
        "can i take it back",
        "she opens her table again, too late",
      ],
      answer:
        "Correct it at once: 'Zone four not secure, passenger standing', and the purser passes it on. A withdrawn report costs half a minute, and a false one may cost more. The flight deck holds on the runway for it without a word. Then you report again.",
    },
    {
      id: "in-the-lavatory",
      question: "And if somebody's still in the lavatory?",
      asked: [
        "someone is in the toilet",
        "he won't come out",
        "do we wait for him",
        "can we take off with that",
        "she locked herself in",
      ],
      answer:
        "Then it isn't secure and you say so. Knock: 'Please come out now, we're about to leave', and ask if he's well. The flight deck waits or asks how long. On approach with little time left the purser and the captain decide, and if need be he stays there, seated and holding on, which is the last resort.",
    },
    {
      id: "refuses-belt",
      question: "What if a passenger refuses to put the belt or bag away?",
      asked: [
        "he won't fasten it",
        "she keeps her handbag on the lap",
        "he doesn't put the seat up",
        "what if he says no",
        "and if he's asleep",
      ],
      answer:
        "Say it once kindly with the reason, once as an instruction, then it's the purser's and the aircraft doesn't leave: 'Captain, not secure, 14C refuses the belt.' Most give in when they see it's about everybody's time. A sleeper you wake by voice and a touch of the shoulder.",
    },
    {
      id: "under-pressure",
      question: "What if they press me to be ready faster?",
      asked: [
        "the captain is in a hurry",
        "the purser rushes me",
        "we'd lose the slot",
        "everyone else is ready already",
        "how do i say not yet",
      ],
      answer:
        "'Not secure yet, thirty seconds' is a full answer. No slot is worth a bag in the aisle at a hundred and fifty knots. Look in the same order each time, and you'll be quick without leaving things out. Whoever pressed you is glad afterwards that you were the slow one.",
    },
    {
      id: "window-blinds",
      question: "Why the blinds, and must they be open?",
      asked: [
        "why do they want the window blinds up",
        "is that really needed",
        "do all airlines do this",
        "for what do i need to see out",
        "what if he wants to sleep",
      ],
      answer:
        "To see what's outside in the seconds that count: fire, water, which side is safe. Eyes get used to the light as well. Whether it's demanded, and at all windows or just at the exits, differs by airline and type. Ask for it with a smile: 'For take-off I need your window as my eyes.'",
    },
    {
      id: "same-for-turbulence",
      question: "Is it the same before turbulence and before landing?",
      asked: [
        "and for landing",
        "do i say it also in turbulence",
        "what changes on approach",
        "is that checked twice",
        "when is it said",
      ],
      answer:
        "The check before landing is the same, with more in it that lies about: shoes, blankets, laptops, cups. For turbulence it's shorter, belts and carts, and in a rough one you report from your seat what you know and what you couldn't check. Say the difference: 'secured as far as seen'.",
    },
  ],
  "syllabus/announcements-and-commands-chimes": [
    {
      id: "rings-all-the-time",
      question: "What if somebody rings again and again for nothing?",
      asked: [
        "he presses it every five minutes",
        "she rings for each little thing",
        "a child plays with the button",
        "how do i deal with an annoying ringer",
        "can i switch his button off",
      ],
      answer:
        "Go each time, switch it off and look behind it: some are afraid, cold or can't ask otherwise. A child gets told what it's for, with a wink to the parent. For the bored ringer: 'I'll come by at half past with water for you.' A fixed time stops most of it, and none is ever ignored.",
    },
    {
      id: "lavatory-light",
      question: "What do I do when the lavatory light comes on?",
      asked: [
        "and the amber one",
        "who rings from the toilet",
        "do i open the door then",
        "what if nobody answers in there",
        "could it be a smoke alarm",
      ],
      answer:
        "Go at once and knock: 'Cabin crew, do you need help?' Mostly it's a finger on the wrong button. If nobody answers after a second knock, open it from outside and look: people faint there. A smoke alarm is another sound, often with a red light, and you come with an extinguisher.",
    },
    {
      id: "nobody-answers",
      question: "What if nobody picks up when I call?",
      asked: [
        "the other station doesn't answer",
        "they don't pick up the interphone",
        "i ring and no one comes",
        "the flight deck doesn't react",
        "how long do i let it ring",
      ],
      answer:
        "Ring again with the emergency call if it matters, or send somebody, or go yourself if it's safe. In the sterile phase the pilots may be busy with the radio, so give them a moment. No answer twice is a message of its own: tell the purser and look what's up there.",
    },
  ],
  "syllabus/first-aid-aed": [
    {
      id: "on-a-child",
      question: "May I use it on a child?",
      asked: [
        "and children",
        "is the shock too strong for a kid",
        "where do pads go on a baby",
        "we only have adult pads",
        "from what age",
      ],
      answer:
        "Yes. Up to about 8 years or 25 kg use child pads or the child key if there are any, otherwise adult ones: one on the middle of the chest, one on the back between the shoulder blades, so they don't touch. Children mostly stop for lack of breath, so breaths and compressions matter even more.",
    },
    {
      id: "metal-or-wet-floor",
      question: "Is it safe on a metal or wet floor?",
      asked: [
        "the floor is wet",
        "he lies in water or cola",
        "can i get a shock through the metal",
        "is it dangerous in an aircraft",
        "what about people standing near",
      ],
      answer:
        "Yes, as long as nobody touches him: the current goes from pad to pad. Wipe the chest dry, pull him out of a puddle if it's quickly done, and move the oxygen away by at least a metre. Look along him and say it aloud: 'Stand clear.' Knees and hands off as well.",
    },
    {
      id: "how-long-go-on",
      question: "How long do we go on with it?",
      asked: [
        "when do we stop",
        "and after five shocks",
        "how many times can it shock",
        "the battery, does it last",
        "who decides that it's enough",
      ],
      answer:
        "Until he breathes, a doctor or the ground doctors tell you to end it, you can't go on or it gets unsafe. The machine looks again every two minutes and has power for many shocks. Swap the person on the chest each time it analyses. Ending it is never your decision alone.",
    },
  ],
  "syllabus/first-aid-diabetes": [
    {
      id: "looks-drunk",
      question: "How do I tell it from being drunk?",
      asked: [
        "he seems drunk",
        "isn't he just tipsy",
        "could be alcohol, could be sugar",
        "he's swaying and rude, which is it",
        "she smells of wine but is diabetic too",
      ],
      answer:
        "Often you can't, and that's why you think of sugar first. Look for a bracelet, a sensor on the arm or a pump, ask his companion, and ask what he's eaten. If he can swallow, a sugared drink harms nobody. Somebody who's drunk may be low as well, since alcohol itself pushes the sugar down.",
    },
    {
      id: "he-refuses",
      question: "What if he refuses the sugar or gets angry?",
      asked: [
        "he pushes the juice away",
        "he says leave me alone",
        "she is aggressive",
        "he doesn't want to drink it",
        "can i force him",
      ],
      answer:
        "Don't force it, but don't give in: a low brain says no by reflex. Speak short and calm, 'Drink this with me', hand over an open can with a straw, let a companion do it, try sweets instead. It's not him, it's the sugar. Keep an arm's length, and call for medical help if it gets worse.",
    },
    {
      id: "diabetic-crew",
      question: "I'm diabetic myself. Can I be cabin crew?",
      asked: [
        "i've type 1, does that rule me out",
        "can a diabetic fly as crew",
        "do i have to tell them",
        "i use insulin, is it a no",
        "what about a sensor at work",
      ],
      answer:
        "Often yes, but it's decided case by case by the aviation doctor. With good control and no bad lows many are passed, with insulin sometimes under conditions. Tell the doctor the truth with your readings, and tell your colleagues where your sugar is. Airlines and countries differ, so ask before you resign.",
    },
  ],
  "syllabus/first-aid-fear": [
    {
      id: "wants-to-get-off",
      question: "What if she wants to get off before we leave?",
      asked: [
        "she says let me out",
        "doors are still open and she wants off",
        "can she leave now",
        "the plane is taxiing and she wants out",
        "do we have to let her off",
      ],
      answer:
        "With the doors open she may go: nobody is kept against their will. Tell her what it means, her bag and the next flight, and give her two minutes with you by the door: many stay. Once you're taxiing it's the captain's decision, so tell the purser early and don't promise her anything.",
    },
    {
      id: "no-time",
      question: "I've the service to do. How much time can I give her?",
      asked: [
        "i can't stay with her",
        "i'm busy with 180 people",
        "who helps then",
        "and at takeoff i have to sit",
        "how do i leave her without making it worse",
      ],
      answer:
        "Three good minutes first, then short visits at a time you name and keep: 'I'm back when the trolley's past row twenty.' Ask a kind neighbour to breathe with her, tell a colleague which row. At take-off she should see you or know the count: 'When the bell rings, I'm coming.'",
    },
    {
      id: "touching-her",
      question: "May I hold her hand?",
      asked: [
        "can i touch her",
        "is a hug ok",
        "what if she grabs me",
        "should a man do that",
        "i'm not sure she'd like it",
      ],
      answer:
        "If she wants it: ask with an open palm, 'Would it help to hold my hand?' Many grab it at once, and some hate to be touched while they're panicking. Side or shoulder is fine, nothing that holds her down. If she clings to you, put something else in her hand, a cup or the armrest.",
    },
  ],
  "syllabus/first-aid-childbirth": [
    {
      id: "feet-first",
      question: "And if the feet or bottom come first?",
      asked: [
        "it's a breech",
        "i see a foot, what now",
        "the bottom comes first",
        "the baby is the wrong way round",
        "do i pull on the legs",
      ],
      answer:
        "Hands off and never pull: let it hang and come with the pains, and keep it warm in a towel. Get her to the edge of a seat or on all fours if a doctor says so, and have the ground doctors on the line all the time. It's an emergency for landing, so the captain hears it at once.",
    },
    {
      id: "should-she-push",
      question: "Do I tell her to push?",
      asked: [
        "what do i say to her",
        "when should she push",
        "does she push or pant",
        "do i shout push like in films",
        "how do i encourage her",
      ],
      answer:
        "No need: when it's time she can't help pushing. Tell her to follow her body and breathe out, and when the head is showing, to pant with small breaths so it comes slowly. Say true things: 'You're doing well, I can see the hair, I'm staying here.' Your calm voice is half the midwife.",
    },
    {
      id: "the-other-passengers",
      question: "What do I do with the other passengers?",
      asked: [
        "everyone is watching",
        "where do i get privacy",
        "people film it",
        "who takes care of the rest",
        "what do i announce",
      ],
      answer:
        "Clear two or three rows or use a galley, curtain shut, blankets held up by two women crew or passengers. Ask those near to move, and say on the PA only that you're looking for a doctor or midwife. One colleague minds the cabin. Phones away: 'Would you want that?'",
    },
  ],
};
