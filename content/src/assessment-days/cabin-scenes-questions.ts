import type { CandidateQuestion } from "./schema.ts";

/** What candidates ask of what crew meet in the cabin, and what to do. As in `candidate-questions.ts`: no figure without its source. */
export const CABIN_SCENES_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "faint-or-heart-attack",
    question: "How do I tell a faint from a heart attack?",
    answer:
      "A faint has a cause and ends: somebody stood up, was hot, hungry or saw blood, turned pale, went down, and is back within a minute or two once he lies flat. A heart attack mostly leaves people awake: pressure in the chest, into arm, jaw or back, cold sweat, short breath, and lying down doesn't help. Out cold and not breathing normally is cardiac arrest: CPR. If you aren't sure, treat it as the heart.",
    check: "Ask three things: what were you doing just before, does anything hurt, is it gone now?",
    source: { name: "European Resuscitation Council Guidelines, first aid", year: 2025 },
  },
  {
    id: "panic-or-heart-attack",
    question: "How do I tell a panic attack from a heart attack?",
    answer:
      "Treat panic as a heart attack until medical advice says otherwise, as you can't tell for certain. Panic leans this way: fear first, fast breathing, tingling fingers and lips, a pounding heart, and it fades within minutes as breath slows. The heart leans that way: pressure or tightness that spreads to arm, jaw or back, grey face, cold sweat, and it stays. Over forty, with heart trouble, or for the first time: heart.",
    check:
      "Ask: have you had this before, where does it hurt, does it spread, does breathing slowly help?",
    source: { name: "NHS, Panic disorder; NHS, Heart attack", year: 2023 },
  },
  {
    id: "colleague-drunk-on-duty",
    question:
      "A colleague smells of alcohol or is drunk at the briefing or at boarding. What do I do?",
    answer:
      "If a colleague smells of alcohol, speak up before the flight. Tell her aside: 'I can smell alcohol. Please don't go on duty, call crew control now.' Whatever she answers, the purser has to know at once, and she tells the captain or duty manager, who take her off and test. Say what you noticed: it may be illness or mouthwash. By the rules nobody under the influence may work. Covering for her makes it yours too.",
    check:
      "Practise the sentence: 'I noticed this, at this time, and I say it now because we haven't left.'",
    source: {
      name: "Regulation (EU) No 965/2012, CAT.GEN.MPA.100(c) and CAT.GEN.MPA.170",
      year: 2024,
    },
  },
  {
    id: "captain-smells-of-alcohol",
    question: "I think that the captain or a pilot has been drinking. Whom do I tell?",
    answer:
      "If a pilot seems to have been drinking, tell the purser at once; nobody leaves the gate until it's settled. The purser can tell him straight: 'I can smell alcohol, I'm not happy to go.' Then the other pilot, and the duty manager or operations control, who stop the flight and have him tested. Do it while a door is open. If the purser shrugs, you ring crew control yourself. Facts only: what you noticed, and when.",
    check: "Know crew control's number by heart: it works for this as well.",
    source: {
      name: "Regulation (EU) No 965/2012, CAT.GEN.MPA.100 and CAT.GEN.MPA.170; 14 CFR 91.17",
      year: 2024,
    },
  },
  {
    id: "passenger-films-crew",
    question: "A passenger films or photographs me at work. Can I stop him?",
    answer:
      "You can ask a passenger not to film you, and mostly that's enough: 'I'd rather not be filmed. The window and your family are fine.' Many airlines forbid filming crew or other guests without consent, so learn your rule; the law differs by country. Never grab the phone or make him delete anything. If he goes on, the purser takes over, and the captain if it disturbs safety. Shots up your skirt are harassment: police.",
    check:
      "Have one friendly sentence ready, and say it with the face you'd like to see in the clip.",
  },
  {
    id: "belt-refused",
    question: "A passenger refuses to fasten his seat belt. What do I say and do?",
    answer:
      "If somebody won't fasten the belt, first ask why: too tight, pregnant, ill, fed up with orders. Then reason and help in one: 'If we brake hard, you hit the seat in front. Shall I bring you an extension?' Give him a moment to save face. If it stays no, there's nothing to debate: you can't report secure, the purser tells the captain, and the aircraft doesn't take off. In the air: tell him once more, note it, report it.",
    check: "Say it as help, not as an order: reason, offer, a second to act, thank you.",
    source: {
      name: "14 CFR 121.311(b) and 121.317(f); Regulation (EU) No 965/2012, CAT.OP.MPA.225",
      year: 2024,
    },
  },
  {
    id: "passenger-flirts",
    question:
      "A passenger flirts with me or calls me sweetheart. How do I stop it without a scene?",
    answer:
      "With a passenger who flirts, stay friendly in the words and closed in the tone: 'I'm Anna. What can I bring you?' Don't laugh along, don't sit down, don't explain yourself. If it comes again, name it: 'Please don't call me that. I'm at work.' Tell a colleague early and swap aisles; that isn't weakness, crews do it. A hand, a remark about your body or a third try is no flirting any more: purser, warning, report.",
    check:
      "Say 'Please don't call me that' five times aloud, calmly, until no smile comes with it.",
  },
  {
    id: "colleague-harasses-me",
    question: "A colleague or pilot harasses me: touching, remarks, messages. What do I do?",
    answer:
      "To a colleague who harasses you, say once, clearly, if it's safe: 'Don't touch me', 'Stop these jokes.' Tell somebody the same day: the purser; if it's the purser, the captain; if it's the captain, your manager or the hotline. Ask for another position. Write down words, place, time and witnesses, keep the messages. Sexual harassment at work is unlawful in Europe, Britain, the US and many other countries, rank or not.",
    check: "Find out before your first flight: whom do crew ring, and who stands by them?",
    source: {
      name: "Directive 2006/54/EC, articles 2 and 26; UK Equality Act 2010, section 26",
      year: 2010,
    },
  },
  {
    id: "baby-cries-complaint",
    question: "A passenger complains about a crying baby. What do I say?",
    answer:
      "To a complaint about a crying baby: 'I hear you, that's tiring. I'll see what I can do', and then do two things. For him: another seat if there's one, earplugs or headphones, a drink. To the parent, as an ally: 'Can I warm a bottle, hold your bag, show you where you can walk?' Never tell the parent about the complaint or promise quiet. If he gets rude, the limit is plain: a baby may cry, shouting at it isn't allowed.",
    check:
      "Think of one sentence each: for the tired man, and for the mother who's close to tears.",
  },
  {
    id: "medicine-left-behind",
    question: "A passenger has no medicine with him: forgotten, or in the hold bag. What do I do?",
    answer:
      "If somebody's medicine is missing, find out how urgent it is: which one, what for, last dose, next dose, what happens if it's missed. Before departure tell purser and ground staff: sometimes the bag can be fetched, and without insulin, an inhaler or heart tablets he may be better off staying. In flight call the ground doctor, who knows what the kit holds and what can wait. Nothing from your own bag or a neighbour's.",
    check: "Learn the urgent ones: insulin, inhaler, adrenaline, epilepsy, heart, steroids.",
  },
  {
    id: "wrong-seat",
    question: "Two people claim the same seat, or somebody sits in the wrong one. What do I do?",
    answer:
      "When two claim one seat, ask both for their boarding passes and read name, date, flight, seat: mostly it's a wrong row, yesterday's flight or a look at the letter. Let nobody lose face: 'It's easily done, yours is one row back.' If both really have it, ask one to wait with you while ground staff find a seat. Sits somewhere else and won't move: reason, offer, purser. Its owner gets it, or something as good.",
    check: "Read the pass yourself, aloud and friendly, before you decide anything.",
  },
  {
    id: "child-alone-cries",
    question: "A child who travels alone is crying. What can I do?",
    answer:
      "Kneel down to the child who's crying, say its name and yours, and ask: what is it, ears, tummy, Mum? Say in its own measure how long: 'One film, one meal, and Grandma's at the gate.' Give it a job: stickers to hand out, counting clouds. One colleague stays its person all flight and comes before she's called. No 'Don't cry', no promise you can't keep. Pain, fever or vomiting is for the purser, like any patient.",
    check: "Have three things for a six-year-old in mind: a job, a drawing, a countdown.",
  },
  {
    id: "missed-connections",
    question: "Passengers will miss their connection and are upset with me. What do I say?",
    answer:
      "To people who may miss their connection: 'I can't promise that you'll make it, but I'll find out what I can.' Take the connection's number and time, and ask whether the flight deck or the app has gates and news. Tell them: on one ticket the airline rebooks them, often before they've landed, and the message is on their phone or at the desk. Ask the others to let those people off first. Say when you'll be back.",
    check: "Never say 'They'll wait for you': you don't decide it.",
  },
  {
    id: "blamed-for-a-delay",
    question: "Passengers blame me for a long delay. What do I say to them?",
    answer:
      "Say sorry for a delay once, for what it does to people, then give what you know: the cause in one sentence, and when the next news comes. 'I don't know yet, I'll be back at half past' is honest and calms more than a guess. Then do things: water, a word to parents and to those with connections. Don't blame the ground, the weather people or your company. And walk the aisle: crew who hide behind a curtain make it worse.",
    check: "Keep every time you name, even if the news is that there's no news.",
  },
  {
    id: "autistic-meltdown",
    question: "An autistic child or adult has a meltdown on board. How do I help?",
    answer:
      "In an autistic meltdown, ask the person with them: 'What helps, and what makes it worse?' Then make less of everything: one voice, few words, light down, no crowd, no touching, no staring. It isn't naughtiness, and it passes; arguing and 'calm down' prolong it. Offer headphones, a quiet row, a favourite thing to hold. To the neighbours: 'They've got it in hand, thank you.' Tell the captain if belt or doors matter.",
    check: "Learn one question by heart: 'What helps, and what makes it worse?'",
  },
  {
    id: "passenger-with-dementia",
    question: "A passenger with dementia is confused or wants to get off in flight. How do I help?",
    answer:
      "With dementia, don't argue with the mistake, answer the feeling: 'You want to go home. We're on the way, and Maria is waiting for you.' Come from the front, say your name, one short sentence. The same colleague stays with her; a warm drink or something to fold helps. Seat her away from doors, with the companion on the aisle. If the confusion is new or sudden, it's a medical sign: sugar, stroke, infection, hypoxia.",
    check: "Ask the companion at boarding: what calms her, and what frightens her?",
  },
  {
    id: "lavatory-with-a-wheelchair",
    question: "How does a passenger who can't walk get to the toilet during the flight?",
    answer:
      "A passenger who can't walk reaches the lavatory in the narrow on-board wheelchair, where there is one: you bring it and take him there. Ask early: 'How do you like to be moved, and shall we go before the meal?' He moves over alone or with his companion; you steady the chair, lock the brakes and guard the door. Inside, crew needn't help under European and US rules, and most may not lift. Don't leave him waiting.",
    check: "In training, unfold the on-board chair once yourself and find its brakes.",
    source: {
      name: "Regulation (EC) No 1107/2006, Annex II; 14 CFR 382.111 and 382.113",
      year: 2024,
    },
  },
  {
    id: "pram-on-board",
    question: "Where does a pram or buggy go, and when do parents get it back?",
    answer:
      "At most airlines a pram or buggy is pushed to the aircraft door, folded there, tagged and put in the hold; parents get it back at the door or at the belt, depending on the airport. Small ones that fold to cabin-bag size may come along if they fit the locker and the airline allows it. In the cabin it never stands in the aisle, at an exit or in a lavatory. Take out batteries, bottle and jacket before it goes down.",
    check: "Ask at the door: 'Do you have all you need for the flight out of it?'",
  },
  {
    id: "special-meal-missing",
    question: "A kosher, vegan or other special meal isn't on board. What do I say?",
    answer:
      "If a special meal is missing, first make sure: list, name, seat, the other galley, a tray given to somebody else. Then the plain truth: 'Your meal was ordered and isn't on board. I'm sorry. Let me show you what you could eat.' Read the label with him; a tray with the meat taken off isn't vegetarian. Kosher only sealed, so offer fruit, nuts, sealed snacks. With an allergy you never guess. Then purser and form.",
    check: "Find what you could offer from your own galley: fruit, bread, salad, sealed snacks.",
  },
  {
    id: "sleepwalker-on-board",
    question: "A passenger sleepwalks in the cabin. What do I do?",
    answer:
      "Guide a sleepwalker, don't shake him. Go beside him, speak low, use his name if you know it, and steer him by the elbow back to his seat: 'This way, sit down.' Most follow and remember nothing. Keep him from doors, galley, hot things and other people's laps. Belt on, somebody near, and tell the crew. Ask later about sleeping pills and alcohol: often it's that. If he stays confused when awake, treat him as a patient.",
    check: "On night flights have one of you in the cabin at all times: that's why.",
  },
  {
    id: "somebody-at-the-door",
    question: "A passenger pulls at a door or exit handle in flight. What do I do?",
    answer:
      "Shout at once: 'Leave the door, sit down', and go there, with a colleague behind you and the flight deck called. In cruise he can't open it, since cabin pressure holds it shut with tonnes, but low down that's no longer sure. Ask what he wants: some take it for the toilet, some are drunk, panicking or ill. Take him to a seat far from exits with somebody beside him. Captain, report, mostly police.",
    check: "Know when it's dangerous: low, on approach or just after take-off.",
  },
  {
    id: "lavatory-tap-water",
    question: "May people drink the water from the tap in the aircraft lavatory?",
    answer:
      "Water from the lavatory tap is for washing, better not for drinking. It comes from the aircraft's tank like the galley's water, but lavatory taps are touched by everybody, and many airlines put a sign there saying that it isn't for drinking. For brushing teeth a cup of bottled water is the easy answer. Give it gladly, and to parents for the baby's bottle as well. Handwashing with it is fine, and it beats a hand wipe.",
    check: "Look at the sign beside the tap on your next flight.",
  },
  {
    id: "loud-toilet",
    question: "Why is the aircraft toilet so loud, and can it suck somebody in?",
    answer:
      "The aircraft toilet flushes with air instead of water: a valve opens, and the difference in pressure shoots everything down a pipe into a tank at the back. Up high the thin air outside does the sucking; low down and on the ground a pump does. That's the bang. It doesn't pull anybody in: the opening is small and the seat isn't airtight. Tell frightened children: get up first, close the lid, press, hands over the ears.",
    check: "Show a nervous child the button with the lid closed. It turns into a game.",
  },
  {
    id: "hot-during-boarding",
    question: "Why is it so hot on board during boarding?",
    answer:
      "It's hot during boarding because the engines are still off. At the stand air comes from the small unit in the tail or a hose or cart on the ground; both may be weak, late or switched off for noise and fuel. Add sun, an open door and two hundred warm people. It's better after the engines start. Till then: blinds down on the sunny side, nozzles open, water, a word to the flight deck.",
    check: "Watch babies, the old and the pregnant first: heat hits them before it bothers you.",
  },
  {
    id: "colleague-does-nothing",
    question: "A colleague is on the phone or sits about while I do all the work. What do I do?",
    answer:
      "Ask a colleague who sits about for something you can see: 'Could you take the left side? I'm six rows behind.' Mostly that's enough, and sometimes she's ill or has had bad news. If it stays like that, say it once, alone: 'I can't do it by myself, I need you until landing.' If nothing changes, the purser has to know: a crew of four that works as three is a safety matter. A skipped check you report at once.",
    check: "Use 'I need', not 'you never'. Then count how often it works.",
  },
  {
    id: "rude-purser",
    question: "My purser is rude to me or puts me down on the flight. What do I do?",
    answer:
      "With a rude purser, do the task, keep your face, and pick a quiet minute: 'I want to do it your way. Could you tell me in the galley what I should change?' Said once, friendly, that disarms many. Don't answer back before passengers or punish her with silence: you may need each other at a door. If she goes on or humiliates you: note words and times, tell your base manager after the flight. Safety you say in any case.",
    check: "Separate the two: is it the tone, or what she says? Answer only the second.",
  },
  {
    id: "colleague-cries",
    question: "A colleague is crying in the galley. What do I do?",
    answer:
      "For a colleague in tears, draw the curtain, give her a tissue and water, and ask quietly: 'Five minutes alone, or shall I stay?' Take her trolley or her rows and say only 'I'm covering for her.' Don't pull the story out of her. Then one question: 'Can you do your door?' If not, the purser must know now, as somebody else takes it. Bad news from home is for purser and captain, who can help. Ask again after landing.",
    check: "Know your airline's number for crew in need, and give it to her later.",
  },
  {
    id: "spilled-on-a-passenger",
    question: "I spilled coffee or wine on a passenger. What do I do?",
    answer:
      "If you've spilled a hot drink, the skin comes before the shirt: cool water at once, and look at it. If it was cold: 'I'm so sorry, that was me', a stack of napkins, cold sparkling or still water, and let him dab himself. Offer a blanket to wrap in, another seat if his is wet, and your airline's cleaning form or voucher. Tell the purser and write it down. One real apology is plenty; ten make him comfort you.",
    check: "Ask in training: what may crew offer for a stained suit, and on which form?",
  },
  {
    id: "vomit-or-soiled-seat",
    question: "A passenger has vomited or soiled a seat. Who cleans it, and how?",
    answer:
      "Crew clean up vomit and soiled seats, enough for the flight: gloves and mask from the kit, people moved away, powder or absorbent on it, scoop it up, wipe with disinfectant, everything in a sealed, marked bag. Seat blocked, hands washed, cleaners ordered for arrival. But first the person: water, a bag, a quiet word, something to wear. If several are ill, or there's blood, fever or a rash, tell purser and captain.",
    check: "Find the kit with gloves and powder on your next flight: it isn't where you'd guess.",
  },
  {
    id: "stuck-or-long-in-the-lavatory",
    question: "Somebody is stuck in the lavatory or has been in there for ages. What do I do?",
    answer:
      "Knock at the lavatory door and ask: 'Cabin crew, are you all right?' An answer means patience, or explaining the latch: slide, push the middle of the folding door. No answer: knock again, say you're opening, fetch a colleague, and unlock from outside, on most types with the slide behind the sign. Think of a faint, a smoker, fear, drugs, a child that can't reach. Door blocked by a body: fold or lift it out as trained.",
    check: "In training, open a lavatory from outside once yourself, in the dark too.",
  },
  {
    id: "breastfeeding-complaint",
    question: "A mother breastfeeds and a neighbour complains. What do I do?",
    answer:
      "A mother may breastfeed, and the one who complains may move. To him, low: 'She's welcome to feed her baby here. Would you like another seat?' To her say nothing about him; bring a glass of water, a pillow, and a blanket only if she asks for one. Don't send her to the lavatory or hand her a cover: in many countries the law protects her. In taxi, take-off and landing the baby is secured as your airline's rule says.",
    check: "Say the sentence to the neighbour aloud until there's no apology in it.",
  },
  {
    id: "suspicious-neighbour",
    question:
      "A passenger won't sit by a Muslim man, or says her neighbour looks like a terrorist. What do I do?",
    answer:
      "Ask whoever suspects a neighbour: 'What have you seen or heard him do?' Behaviour is for purser and captain at once: hiding something, threats, odd interest in the doors. Looks, beard, prayer or language are nothing to report, and you say so kindly: 'He's a passenger like you.' She may move if there's a seat. He isn't asked, watched openly or moved for her. If she insults him or starts a scare, she's the one warned.",
    check: "Have the question ready, since it sorts facts from fear: 'What did you see him do?'",
  },
  {
    id: "proposal-on-board",
    question: "A passenger wants to propose or have a birthday announced. May I do it?",
    answer:
      "A proposal or birthday may often be announced, if purser and captain agree and it's kept short. Ask him first: will she like it before two hundred people, may we say your names? Choose a calm time: service over, belt sign off, nobody asleep. Words, a cheer, a card from the crew, a glass if your airline allows; no candles, no kneeling in the aisle with a trolley behind. If she says no, find him another seat, kindly.",
    check: "Think of an announcement in two sentences that would embarrass nobody.",
  },
  {
    id: "something-in-the-food",
    question: "A passenger finds a hair, plastic or an insect in the meal. What do I do?",
    answer:
      "A meal with something in it goes at once: look, say sorry without arguing where it came from, and bring something sealed or fresh. Hair or insect: keep tray and object covered for the caterer, note meal, batch label, seat and name, and tell the purser. Glass, metal or hard plastic is different: look at the mouth, stop serving that dish, tell the captain. Offer what your airline gives for it, and don't hush it up.",
    check: "Know what has to be kept and written down: object, tray, label, seat.",
  },
  {
    id: "allergic-to-an-animal",
    question: "A passenger is allergic to a dog or cat that sits near. Whom do I move?",
    answer:
      "Ask first how bad the allergy to the dog or cat is: itching eyes, or asthma and a spray in the bag? Then put some rows between the two, not just the aisle, and let whoever likes to move do so. An assistance dog stays with its handler, and you never make the one who needs it leave. A pet stays in its closed carrier. With a severe allergy tell purser and captain before the doors close; he decides. Medicine in reach.",
    check: "Ask: 'What happens to you near a dog, and what have you got with you for it?'",
  },
  {
    id: "quiet-tears",
    question: "A passenger is crying quietly. Do I speak to him or leave him alone?",
    answer:
      "Speak to somebody who's crying once, softly, and so that he can say no. Put down a glass of water and a tissue and say 'I'm here if there's anything.' Don't ask why and don't pat. A free row, a blanket, the light off often helps most. Has somebody died? 'I'm very sorry' and a silence are better than comfort. Look in again later. If it's fear of the neighbour, pain, or not wanting to live, stay and tell the purser.",
    check: "Practise 'I'm very sorry' with nothing after it. The silence is the hard part.",
  },
  {
    id: "violence-in-a-family",
    question: "A man hits his wife or child on board. What do I do?",
    answer:
      "Hitting a wife or child is an assault, not a private matter. With a colleague say, loud and short, 'Stop. Hands down', and get the two apart: different rows, a colleague beside whoever's hurt. Purser and captain at once: police and help can meet the flight. Speak with her alone, and don't let him answer or translate. With a parent who slaps a child, begin lower: 'Let me help for a minute.' Write down what you saw.",
    check: "Know the first words: they must stop the hand, not judge the man.",
  },
  {
    id: "accused-of-theft",
    question: "A passenger accuses me or the crew of stealing. What do I do?",
    answer:
      "Accused of stealing, stay polite and don't defend yourself: 'I see that you're upset. Let's look together, and I'll fetch the purser.' Have a witness from then on. Most lost things lie in the seat, the pocket or the other bag. Don't empty your pockets in the aisle and don't search anybody. If it isn't found, the captain may have police meet the flight, which helps you too. Write down the same day who said what.",
    check: "Never handle a passenger's wallet or bag without a second pair of eyes.",
  },
  {
    id: "broken-seat-screen-or-wifi",
    question: "The seat, screen or Wi-Fi is broken and the passenger is furious. What do I say?",
    answer:
      "With a broken seat, screen or Wi-Fi: 'I'm sorry, that's eleven hours without a film. Let me try two things.' Reset it once, ask for the others' screens, and say how long it takes. Doesn't work: another seat, or your airline's form or voucher, a magazine, a quick drink, a chat. Don't promise money back, say where he claims it. Write it in the cabin log, and come back once: most anger is about being left alone with it.",
    check: "Learn how to reset a screen and a seat on your type: it saves ten arguments a month.",
  },
  {
    id: "broken-seat-belt",
    question: "A seat belt is broken. May somebody sit there?",
    answer:
      "A seat without a belt that holds isn't used in taxi, take-off, landing or turbulence. Move the passenger, block the seat with a sign or a belt tied across, and tell the purser, who tells the captain for the technical log. Try it first: many 'broken' belts are twisted or jammed under the cushion. On a full flight an engineer may fix it, or one passenger flies later. Never knot it.",
    check: "On your cabin check pull at belts that look odd. It takes two seconds.",
    source: { name: "Regulation (EU) No 965/2012, CAT.IDE.A.205; 14 CFR 121.311", year: 2024 },
  },
  {
    id: "galley-visitors",
    question:
      "Passengers stand about in the galley, stretch or do yoga there. Do I send them away?",
    answer:
      "Be glad of people in the galley for a moment: movement is good for them, and a chat makes friends. But you say when: 'You're welcome for five minutes, we start the service then.' Out they go at once with the belt sign, hot water or ovens in use, a trolley coming, or somebody ill. Nobody queues at the flight deck door, leans on an exit or pulls at a handle. Bad back? Standing is fine in cruise, near his seat.",
    check: "Find your sentence that sounds like an invitation and ends in five minutes.",
  },
  {
    id: "sleeping-on-the-floor",
    question: "A passenger or child sleeps on the floor. Do I have to wake them?",
    answer:
      "Wake whoever sleeps on the floor, after a look whether he's asleep or has collapsed. On the floor there's no belt, the oxygen masks don't reach, people step on a hand in the dark, and one bump throws him against the seat frame. Say it as care: 'In a bump you'd be the one who's hurt. Let's make you a bed.' Then find a free row, a blanket, a pillow on the tray. A child lies across seats with the belt over the blanket.",
    check: "Offer the bed first and the ban second. It's the order that makes them move.",
  },
  {
    id: "wants-my-name",
    question: "A passenger wants my name and threatens to complain about me. What do I say?",
    answer:
      "If a passenger wants your name to complain, give it calmly: 'Of course. I'm Anna, my purser is Tom, and I'll show you where to write.' A threat needs a frightened face. Ask once what you can still put right. Don't ask for his name back, don't argue, don't cry in the aisle. Tell the purser at once, and write a short report the same day: facts, times, witnesses. Many airlines want first names only, so know the rule.",
    check: "Write the three-line report now for your last angry customer: fact, offer, end.",
  },
  {
    id: "loud-group",
    question:
      "A stag party, football fans or a school class gets too loud. How do I handle a group?",
    answer:
      "With a loud group, make an ally before you make a rule: find the leader, teacher or best man, use his name, and say early what you need. 'You've got a great mood, and there's a baby in row ten. Can you keep them seated till the sign's off?' Drinks slower, food first, own bottles away. One clear limit, to one person and not into the crowd, then a warning, then purser and captain. A class gets jobs and a headcount.",
    check: "Practise picking the leader out of a group: who do the others look at?",
  },
  {
    id: "bleeding-in-pregnancy",
    question: "A pregnant passenger bleeds or has strong pain. What do I do?",
    answer:
      "Bleeding or strong pain in pregnancy is urgent: lay her on her left side with privacy, pads from the kit and company. Ask the week, how much blood, pain, fever, faintness, first child. At once: captain, ground doctor, a call for doctor or midwife. Watch for shock: pale, cold, fast breath, dizzy. Nothing inside, no food, no painkiller without advice. If she loses the child, say you're very sorry, and let nobody stare.",
    check: "Know where on board you can make a place that curtains shut off.",
    source: { name: "NHS, Vaginal bleeding in pregnancy; NHS, Miscarriage", year: 2024 },
  },
  {
    id: "passenger-talks-of-suicide",
    question: "A passenger says that she doesn't want to live any more. What do I do?",
    answer:
      "Stay with a passenger who doesn't want to live and take it seriously: a colleague fetches the purser, who tells the captain. Ask calmly and directly: 'Are you thinking of killing yourself?' Asking doesn't put it into her head. Listen more than you talk, promise no secrecy, never leave her alone. Seat her away from exits, no alcohol, medicines with you. The ground doctor advises, and help meets her at arrival.",
    check: "Say the direct question aloud once. It's easier in earnest if your mouth knows it.",
    source: { name: "WHO, Preventing suicide: a global imperative", year: 2014 },
  },
  {
    id: "out-of-touch-with-reality",
    question: "A passenger hears voices or seems out of his mind. What do I do?",
    answer:
      "If somebody seems out of his mind, think body first: low oxygen, low sugar, fever, a stroke, drink, drugs or missed tablets can all look like it, so ask and check. Then calm him: one voice, few people, an arm and a half away, hands visible, short sentences. Neither argue with what he hears nor agree: 'I don't hear it, but I see that it frightens you.' Away from exits, no alcohol. Captain and ground doctor early.",
    check: "Learn the sentence that neither argues nor agrees. It works on many fears.",
  },
  {
    id: "child-swallowed-something",
    question: "A child has swallowed a coin, a battery or a toy part. What do I do?",
    answer:
      "A child who has swallowed something and coughs or breathes badly is choking, so act on that. Breathing and talking well: keep him upright and calm, nothing to eat or drink for now, find out what it was, call the ground doctor. A coin mostly passes. A button battery or two magnets is an emergency even without complaints, because it can burn through within hours: captain at once. Don't make him vomit. Keep the packet.",
    check: "Ask the parents: what exactly, how big, when, and have you got another one like it?",
    source: {
      name: "National Capital Poison Center, Button Battery Ingestion Triage and Treatment Guideline",
      year: 2018,
    },
  },
  {
    id: "whom-to-serve-first",
    question: "Whom do I serve first in a row, and from which side?",
    answer:
      "At most airlines you serve a row from the window to the aisle, because you pass over people who haven't got a hot tray yet, and in the order your airline teaches. Special meals and children's meals go out before the trolley. Some airlines want women, older people or children first, and in business class it's by row, choice or status. Never pass a hot cup over a child. Who missed out last time is first now.",
    check: "On your next flight watch: which seat gets the first cup, and who reaches over whom?",
  },
  {
    id: "card-declined-or-change",
    question: "A passenger's card is declined, or he says I gave too little change. What do I do?",
    answer:
      "When a card is declined, say it quietly, never 'It's been refused': 'The reader doesn't like it. Have you got another one?' Try again, chip or phone, or let him pay with somebody else's. Can't pay: water, and the purser decides about more. Change: say the amount aloud when you take the note, and leave it on top till he's checked. If he claims a fifty, don't argue: purser, count the bar together, show him the figure.",
    check: "Say it every time, like a waiter: 'That's from fifty.'",
  },
  {
    id: "forgot-an-order",
    question: "I forgot what a passenger asked for. What do I say?",
    answer:
      "Own up to an order you forgot: 'You're right, I forgot it. It comes now', and then it really comes now. No excuse about the full flight; a second biscuit is a nicer apology. Against it: write seat and wish on your hand list or a napkin at once, say 'after the service' instead of 'in a moment', and ask a colleague to bring it. If you can't keep it, say so early: people forgive a no more easily than a silence.",
    check: "For one shift, write down each small wish. See how many you'd have lost.",
  },
  {
    id: "whats-in-the-meal",
    question:
      "A passenger asks whether the food is halal, vegetarian or free of gluten. What may I say?",
    answer:
      "About what's in a meal, say only what's on the label, the menu card or your airline's list: read it together with him. 'I think so' isn't an answer, with faith as little as with an allergy. If you don't know: 'I can't confirm that. What I have sealed with a label is this.' No pork isn't halal yet, and no wheat isn't gluten-free; fish sauce and gelatine aren't vegetarian. Nobody promises that there are no traces.",
    check: "On your next flight read the label on one hot meal: what does it say, and what not?",
  },
  {
    id: "afraid-of-announcements",
    question: "I'm afraid of making announcements. What helps?",
    answer:
      "Announcements are read, not recited: even pursers hold the card. Mark the breaths, say the first sentence aloud three times before you press, wait a moment, speak to one person in row five. Slow is what sounds confident. A slip? 'Correction', the right word, on you go; nobody remembers. Lost the thread? Stop, breathe, read on. Begin with short ones, and record yourself at home: you sound better than you feel.",
    check: "Read one announcement into your phone every day for a week, with a smile and without.",
  },
  {
    id: "why-crew-sit-on-their-hands",
    question: "Why do flight attendants sit on their hands or hold still on the jumpseat?",
    answer:
      "Crew who sit on their hands are in their brace position: straight, head back or chin down as the seat faces, feet flat, hands under the thighs or on the knees, so that arms don't fly about and break in an impact. Which one is right depends on seat and airline. They're silent to go through it in their heads: my door, how it opens, who could help, what if there's fire outside. Most accidents happen near the ground.",
    check: "Next time you fly, watch the crew in the last minute before landing.",
  },
  {
    id: "why-crew-touch-the-ceiling",
    question: "Why do cabin crew touch the lockers or ceiling when they walk through the cabin?",
    answer:
      "Crew touch the lockers for their balance: along the lower edge runs a grip, and a hand up there keeps you on your feet in a bump without grabbing at people's headrests and waking them. It also feels whether a locker is really shut. Before landing you see both at once: eyes on belts and bags below, fingers on the latches above. Passengers may do the same, it's kinder than pulling at each seat.",
    check: "Try it on your next flight: two fingers up there steady you more than you'd think.",
  },
  {
    id: "are-we-going-to-crash",
    question: "A passenger asks whether we're going to crash or whether it's safe. What do I say?",
    answer:
      "If somebody's afraid of crashing, look at him, breathe out, and say what is: 'No. It's bumpy, the wings are made for it, and the pilots know about it. I'd tell you if you had to do something.' No figures, no joke, no 'Nothing ever happens.' Then a task: belt tight, feet flat, a sip, slow breath out. Say what the next noise will be. Come back when you said you would. And mind your face: they read you, not your words.",
    check: "Practise your calm face in a mirror while somebody drops a pan behind you.",
  },
  {
    id: "bomb-as-a-joke",
    question: "A passenger jokes that he has a bomb. Do I laugh it off?",
    answer:
      "Never laugh off a bomb joke: you can't see a joke from outside. Don't repeat the word aloud, keep your voice flat, and tell the captain at once, with his exact words, seat and how he said it. On the ground he and his bags mostly go with the police, and the aircraft may be searched. In the air the captain decides. Don't question him; a colleague keeps an eye on him. In many countries the 'joke' alone is an offence.",
    check: "Say the report: seat, exact words, tone, alone or not, and stop there.",
  },
  {
    id: "passenger-sees-something-outside",
    question: "A passenger sees fire, a leak or ice outside. What do I do with that?",
    answer:
      "If a passenger sees fire, a leak or ice outside, take it seriously, look yourself from that window, thank him, and call the flight deck at once: side, place, what it looks like, since when, getting bigger or not. That goes for taxi, take-off run and climb too: it's about safety. The pilots can't see most of the wing. At Dryden in 1989 people saw snow on it and nobody told them. Often it's harmless, steam or a panel.",
    check:
      "Learn left and right as the pilot sees them, and the words: engine, wing, front, rear edge.",
    source: {
      name: "Commission of Inquiry into the Air Ontario Crash at Dryden, Ontario, final report",
      year: 1992,
    },
  },
  {
    id: "bag-on-the-lap",
    question:
      "A passenger won't put her handbag under the seat or wants it on her lap. What do I say?",
    answer:
      "Ask for the handbag with reason and help in one: 'If we stop hard it flies, and on the floor it trips the one beside you. Under the seat it's yours again in ten minutes.' Offer a clean bag to put it in, or the locker above her, and help. At an exit or behind a wall it goes up, always. She may take phone and medicine out. If it stays no, you can't report secure: purser, then captain. Business class too.",
    check: "Try it at home: one reason, one offer, in a single breath.",
  },
  {
    id: "teenager-orders-beer",
    question:
      "A teenager orders a beer. How do I check the age, and what if a parent says it's fine?",
    answer:
      "Ask a teenager who orders beer for the passport, and make it small: 'You look younger than you are, may I see it?' No proof, no beer, and a cola without a wink. The age is your airline's: on US airlines it's twenty-one, at many others eighteen, whatever country is below. A parent can't allow it, nor order two and pass one on: say so, quietly. Tell the crew the seat, so that he doesn't try the other aisle.",
    check: "Look up your airline's drinking age: does it go by route, registration or house rule?",
  },
  {
    id: "heats-his-own-food",
    question:
      "A passenger wants his own food or a baby's bottle heated, or hot water for noodles. May I?",
    answer:
      "A baby's bottle may be warmed: stand it in a jug of warm water, and let the parent test it; no oven, no boiling water handed over a child. A passenger's own food mostly not: nobody knows how it was kept or if the box bears the oven. 'I can't put that in our oven, but I can bring you a hot drink and a plate.' Hot water for noodles depends on the airline, because it scalds: lid on, in the galley, never in bumps.",
    check: "Ask in training: bottles, own food, noodles. What does your airline say to each?",
  },
  {
    id: "bumpiest-seat",
    question: "Where on the aircraft does one feel turbulence least and most?",
    answer:
      "You feel turbulence least over the wings, near the middle of the aircraft, since it turns about a point close by, and most in the last rows, which swing up, down and sideways. Large aircraft feel softer than small ones. It's a question of comfort, not of safety: a belt, low and tight, matters more than the row. For a nervous passenger a seat by the wing, the air nozzle on the face and a look at the horizon help best.",
    check: "Swap a frightened passenger to a row by the wing if one's free: it costs nothing.",
  },
  {
    id: "nothing-left-to-give",
    question:
      "There are no blankets, pillows or headsets left. What do I say to those who want one?",
    answer:
      "When blankets, pillows or headsets have run out: 'They've all gone, I'm sorry. Let me see how I get you warm.' Then see: close the nozzle, another seat away from door and wall, a hot drink, his jacket from the locker, a bit more heat from the flight deck. Keep a few back from the start for babies, the old and the ill, and never take one off a sleeper. Don't say 'You should have asked earlier'. Note the shortage.",
    check: "Before take-off count what there is, and put five blankets aside.",
  },
  {
    id: "front-lavatory-from-economy",
    question: "Passengers from the back use the business class toilet. Do I stop them?",
    answer:
      "Stop people from the back in a friendly way, if your airline keeps the front toilet for business class: 'Yours are at the back, I'll show you, they're free just now.' No remark about the ticket. There are good reasons to let somebody through: sick, pregnant, a child who can't wait, old or disabled, or the trolley blocks the aisle for long. At the front there's the flight deck door as well: no queue there.",
    check: "Say it as a service and not as a ban: where it's free, and how near.",
  },
  {
    id: "annoying-habits",
    question: "Smelly food, nail polish, perfume, cut toenails: what do I say to such passengers?",
    answer:
      "Mention smelly food, polish or perfume quietly, with a reason and a way out: 'The smell fills the whole cabin up here. Could you keep it for after landing? I'll bring you a bag.' Polish, remover and sprays are stopped at once, since people with asthma may get breathless. Toenails: a bag, a wipe, 'Please not here.' Food you can't forbid in general, but you can ask, and move the neighbour. Never name who complained.",
    check: "Pick one: tuna, polish or toenails. Say the request in one friendly sentence.",
  },
  {
    id: "pads-plasters-small-needs",
    question: "A passenger asks for a pad, tampon, plaster or wipes. Do we have that on board?",
    answer:
      "Pads, plasters and wipes are often on board, so ask the purser before you say no: many airlines carry pads in the lavatory or galley, plasters and wipes in the first-aid kit, and nappies and razors on long flights. If it isn't loaded, ask the women on the crew; nearly everybody has one. Hand it over in a napkin, with no word to the row. Stained clothes: a blanket round the hips. What you open in a kit you write down.",
    check: "Put two pads, a plaster and a clean wipe in your own crew bag.",
  },
  {
    id: "animal-loose-in-the-cabin",
    question: "A mouse, wasp, bird or snake is loose in the cabin. What do I do?",
    answer:
      "Tell the flight deck of any loose animal: it can bite wiring or frighten people into the aisle. Keep people seated, find out where it's gone, and don't hunt it through the rows. A wasp: a cup and a card over it, lights low, nobody strikes about; ask about allergies. An escaped pet: its owner catches it. A mouse on the ground mostly means that the flight waits until it's found. A snake or a bite: distance, captain.",
    check: "Have the cup-and-card trick ready, it's the animal you'll really meet.",
  },
  {
    id: "forgot-something-on-board",
    question:
      "A passenger has left something on board and wants to come back in for it. Do I let him?",
    answer:
      "As a rule nobody goes back on board for something forgotten: cleaners are at work and the security search has begun. Say it kindly: 'Wait here, I'll look. Which seat, what does it look like?' You or ground staff fetch it and hand it over after a look at his boarding pass. A passport is worth the search at once: pocket, under the cushion, between the seats, last book he read. Not found: ground staff and lost property.",
    check: "At the door say it before they leave: 'Passport, phone, glasses?' It saves ten walks.",
  },
  {
    id: "wont-leave-the-aircraft",
    question:
      "A passenger won't get off, or people protest on board and stay standing. What do I do?",
    answer:
      "A passenger who won't get off isn't yours to carry out: tell purser and captain, and he calls ground staff or police. Until then listen and lower the heat: 'What would have to happen so that you leave?' It may be a missing wheelchair, fear or a delay, and that can be solved. If people stand up to stop the flight, say against a deportation, you don't argue for or against: one clear request, doors and aisles kept free.",
    check: "Learn the question: 'What would have to happen so that you leave?'",
  },
  {
    id: "where-cabin-air-comes-from",
    question: "Where does the air in the cabin come from, and is it dirty?",
    answer:
      "About half of the cabin air is fresh from outside, the rest has gone through fine filters. On most types the fresh part comes from the engines' compressors, before any fuel is burnt, and is cooled. The filters hold back more than 99.9 per cent of particles, and the whole air changes 20 to 30 times an hour, far more often than in an office. It's dry, not dirty. A strange smell you report.",
    check: "To a worried passenger: 'It's new every two to three minutes.'",
    source: {
      name: "IATA, Briefing paper on cabin air quality and the risk of transmission of communicable diseases",
      year: 2018,
    },
  },
  {
    id: "captain-is-rude",
    question: "The captain is rude to the cabin crew or gives no briefing. What do we do?",
    answer:
      "From a captain who's rude or doesn't brief, still get what you need for safety: 'Captain, may I ask three things: flight time, turbulence, how do you call us in an emergency?' If he's rude, the purser says it alone with him, short: 'My crew stops telling you things if you speak like that.' That's a safety argument, and captains know it from training. Go on reporting what you see. Afterwards a report, not a rumour.",
    check: "Write down your three questions for a captain who doesn't brief.",
    source: {
      name: "Regulation (EU) No 965/2012, ORO.FC.115 and ORO.CC.115, crew resource management training",
      year: 2024,
    },
  },
];
