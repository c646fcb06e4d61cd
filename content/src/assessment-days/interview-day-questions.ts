import type { CandidateQuestion } from "./schema.ts";

/** What candidates ask about the assessment day and the interview itself: looks, arriving, the group, the stories, the result. As in `candidate-questions.ts`: no figure without its source. */
export const INTERVIEW_DAY_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "make-up-and-nails",
    question: "How much make-up do I wear on the day, and which colour are nails and lips?",
    answer:
      "Make-up for the day is light, so that you look neat and awake rather than made up: even skin, a little mascara, tidy brows, a lip colour that survives talking. Nails short, clean and all the same, clear or in a soft colour; no chips, glitter or nail art. Some Gulf and Asian airlines like a fuller look with red lips, many others leave make-up to you, and none at all is fine there. Men: clean, short nails are enough.",
    check: "Look at recent photos of the airline's crew, and go one shade lighter.",
  },
  {
    id: "heels-or-flat",
    question: "Which shoes do I wear to the assessment: heels or flat ones?",
    answer:
      "Heels and flat shoes are both fine at most airlines, as long as they're closed, plain, dark, polished and quiet on the floor. A low or medium block heel goes with a skirt and carries you through the day; a flat court shoe beats a heel you wobble on. No trainers, sandals or platforms. For the reach you often take them off, so wear tights or socks without holes. Never wear them new.",
    check: "Walk in them for half a day at home, stairs included.",
  },
  {
    id: "hair-for-the-day",
    question: "How do I do my hair for the open day or assessment: bun, ponytail or loose?",
    answer:
      "Hair that reaches your collar is tied up: a tidy bun is right everywhere, a smooth low ponytail at most airlines. Shorter hair stays off your eyes. Plain band, pins in your own colour, a little spray. Afro hair, braids and locs: neat and off the face. Men: cut a few days before. What they ask themselves is simple: could you serve food and put on a smoke hood with it?",
    check: "Shake your head and bend over: nothing should fall into your face.",
  },
  {
    id: "small-talk-while-waiting",
    question: "What do I talk about with the other candidates and the staff while we wait?",
    answer:
      "While you wait, small talk is about easy things that let the other one speak: the journey, where they're from, what they do now, whether it's their first time. Give your name, remember theirs, answer with more than a yes, and bring in whoever sits alone. Leave out pay, politics, illness, gossip about airlines and how badly you slept. With staff it's the same, only shorter. A quiet minute is fine too.",
    check: "Have three openers ready, and ask each person one thing more.",
  },
  {
    id: "someone-dominates",
    question: "One candidate talks over everybody in the group. What do I do?",
    answer:
      "With somebody who talks over everybody, don't fight for the floor and don't roll your eyes. Use their name, keep what's good and pass it on: 'Thanks, Sara, so water comes first. Tom, what do you think?' The clock helps too: 'Six minutes left, four points: shall each of us take one?' If you're cut off, stay calm: 'One second, I'm nearly done.' Assessors see it as well, and note who stays friendly.",
    check: "Learn one of these sentences so well that it comes under pressure.",
  },
  {
    id: "lead-in-the-group",
    question: "Should I be the leader in the group exercise, or is that risky?",
    answer:
      "You needn't lead the group exercise, and the title of leader earns nothing. What scores is helping the group along: reading the task aloud, keeping time, taking notes, asking the quiet one, summing up. If nobody starts, start: 'Shall we each say our first idea in one sentence?' If two want to lead, let one of them and take the clock. Only leading by talking is risky: then they watch how you listen.",
    check: "Choose beforehand: clock, notes or summary. Which suits you?",
  },
  {
    id: "idea-ignored",
    question: "Nobody takes up my idea in the group. What do I do?",
    answer:
      "If nobody takes up your idea, say it once more, shorter and tied to what was just said: 'That fits with Omar's point: if we book the buses first, the hotel has time.' If it still doesn't land, let it go and help the idea that won. Nobody scores whose plan it was; they do write down sulking, a third try and 'I said so'. If the group runs into the problem you saw, bring it back as a question.",
    check: "Practise letting one go: what do you say next?",
  },
  {
    id: "role-play-words",
    question: "In the role play the passenger shouts at me. What do I say?",
    answer:
      "When the passenger in the role play shouts, say nothing at first: face them, open hands, let them finish. Then show you heard: 'You're missing your daughter's party. I'd be upset too.' Then what you can do, with a time: 'I'll ask about the next flight and be back in five minutes.' Can't give it? 'I can't upgrade you; what I can do is this.' A step back, slow and low. If they insult you, say calmly what has to stop.",
    check: "Have a friend shout for a minute while you keep your voice low.",
  },
  {
    id: "introduce-in-a-minute",
    question:
      "Do I have to introduce myself in front of the others, and what do I say in a minute?",
    answer:
      "You'll often introduce yourself to the others in half a minute to a minute, or present your neighbour instead. Four sentences do: name and where you're from, what you do now, one small thing that shows you with people, why you're here. 'I'm Ben from Leeds. I make coffee, and regulars tell me their whole morning. I'd like to look after people for longer than a cup.' Then listen to the rest: that's watched too.",
    check: "Say yours aloud ten times with a clock, never in the same words.",
  },
  {
    id: "short-presentation",
    question: "I have to give a short presentation on my own. How do I build it?",
    answer:
      "A short presentation has one message, three points and one ending. Say at once what it's about; give each point a picture or an example; end on the sentence you want remembered, not on 'that's it'. Stand on both feet, one face per thought, slower than you want to. Key words on a card, no full text. If you lose the thread, repeat your last point and the next mostly follows. A bit under the time is fine, over it isn't.",
    check: "Three minutes on your home town, aloud, with a clock. Cut what runs over.",
  },
  {
    id: "panel-eye-contact",
    question: "Several people interview me at once. Whom do I look at?",
    answer:
      "In front of a panel, look first at the one who asked, give the others a sentence or two each while you talk, and come back to the one who asked for your ending. Greet each of them, and don't leave out the one who only writes: they often decide as much. Don't stare; looking away while you think is natural. A stern face is mostly just somebody taking notes. One to one, look, look away, look back.",
    check: "Practise with three cups on a table, and give each a sentence.",
  },
  {
    id: "sitting-and-hands",
    question: "How do I sit in the interview, and where do I put my hands?",
    answer:
      "Sit with both feet on the floor, your back upright but not stiff, and lean a little forward when you listen. Hands lie in your lap or lightly on the table, and move when you tell something. No pen, ring or hair to play with, no crossed arms, nothing in pockets. Crossing your ankles is fine. If you catch yourself fidgeting, set your feet down and breathe out; the hands follow.",
    check: "Film one answer and watch it without sound.",
  },
  {
    id: "smiling-all-day",
    question: "Do I have to smile all the time at the assessment?",
    answer:
      "You don't have to smile all day: smile when you greet, when somebody says something nice, when a slip happens and when you leave. In between, a friendly, awake face is enough, and with a sad story a grin looks wrong. Six hours of it looks stuck on. Crooked teeth or a small smile don't matter; eyes that take part do. If your face is stern at rest, lift your brows a little and nod while others speak.",
    check: "Think of somebody you like as you walk in: that smile is real.",
  },
  {
    id: "difficult-guest-story",
    question: "How do I tell a story about a difficult customer or guest?",
    answer:
      "A story about a difficult guest takes one day and one person, not 'guests often'. Say in a sentence what went wrong for them, without mocking: 'His steak came back twice, on his wedding day.' Most of it is what you did: let him finish, said back what you'd heard, offered what you could, came back to check. Then how it ended and what you've done since. A guest who was right makes a better story than a mad one.",
    check: "Would that guest agree with the way you tell it?",
  },
  {
    id: "teamwork-story",
    question: "Which story do I tell when they ask for teamwork?",
    answer:
      "A good teamwork story is one in which you can say what the others did and what you did. A rush with two people missing, a school project gone wrong, a match, a move: size doesn't matter. Say what the aim was, what stood in the way, what you took on or gave away, how you kept each other informed. Best is a moment when you helped somebody with their part. 'We' for the result, 'I' for your own hands.",
    check: "Count the sentences that begin with 'we': can they tell what you did?",
  },
  {
    id: "leadership-story",
    question: "They want an example of leadership, and I've never been a boss. What do I tell?",
    answer:
      "Leadership needs no title: tell of a day when you saw that something had to be done and got others to do it with you. You taught a new colleague the till, shared out the tables when the manager was ill, kept a group calm when the bus broke down, trained the under-tens. Say what nobody had taken on, whom you asked and how, and what came of it. Asking impresses more than ordering.",
    check: "When did somebody last ask you 'What do we do now?'",
  },
  {
    id: "anything-to-add",
    question: "What do I say when they ask 'Is there anything you'd like to add'?",
    answer:
      "Use 'Is there anything you'd like to add?' for two or three sentences. If something important hasn't come up, say it now: a language, a first-aid course, a year of nights. If an answer went badly, mend it: 'May I add one thing to your question about the colleague?' If all has been said, one sentence on why you want to fly for them and a thank you. 'No' is allowed, but wastes a minute. No begging, no new long story.",
    check: "Before you go in, choose the one thing they should know by the end.",
  },
  {
    id: "story-that-ended-badly",
    question: "May I tell a story that ended badly?",
    answer:
      "A story that ended badly is fine if they ask for a mistake or a failure and you can say what changed afterwards. Where they ask for something you solved, take a better one. Say plainly that it went wrong, which part was yours, and what you've done differently since, with a moment in which it worked. No long excuse. Leave out anything before a court, or still so raw that your voice goes.",
    check: "Can you finish with 'Since then I' and something you really do?",
  },
  {
    id: "result-without-numbers",
    question: "My story has no figure for the result. How do I end it?",
    answer:
      "A story needs no figure at the end: finish with what you saw or heard, what the person said or did, what your boss changed, what nobody had to ask again. 'She came back the week after and asked for me.' 'We still do the handover that way.' Small counts you remember are figures too: ten minutes, two tables, nobody left waiting. Don't invent a percentage. Then one sentence on what you took from it, and stop.",
    check: "How do you know that it worked? Your answer is the ending.",
  },
  {
    id: "stories-from-my-job",
    question: "Which stories from my job fit: nurse, waiter, teacher, engineer, office?",
    answer:
      "Stories from any job fit if they show people, pressure, rules and teams. Nurse: a frightened patient, a handover that caught a mistake, relatives who shouted. Waiter or shop: a complaint turned round, a rush with half the team. Teacher: a class in a fire alarm, an angry parent. Engineer or office: a check nobody watched, a hard thing explained simply, a client in a hurry. No names, patients' details or jargon.",
    check: "For each of the four words find one real day, and write it down.",
  },
  {
    id: "where-stories-come-from",
    question: "I've hardly worked. Where do I find stories for the interview?",
    answer:
      "Good stories don't need a job: go through the last two or three years, one place at a time: holiday jobs, school projects, a club or choir, babysitting, grandparents, an exchange, a shared flat. In each ask: who was upset, what went wrong, who needed help, which rule did I keep, what did I start? Ask somebody who was there; they remember more than you. Five small days like that carry an interview at nineteen.",
    check: "Tonight write ten lines of one sentence each. Choose tomorrow.",
  },
  {
    id: "invented-story",
    question: "May I make up a story, or tell a friend's as my own?",
    answer:
      "Never tell an invented or borrowed story as your own: interviewers ask on. What did she say, where did you stand, what did your colleague do? In a true story you see it; in an invented one you start to build, and it shows. Then it's no longer about a weak example but about trust. Say that it hasn't happened to you and tell the nearest thing that has, however small. You may leave a detail out; you may not add one.",
    check: "For each story: could you answer five more questions on it?",
  },
  {
    id: "come-with-me",
    question: "May my boyfriend, a parent or a friend come with me to the assessment day?",
    answer:
      "A boyfriend, a parent or a friend may come as far as the street, but not into the building. Candidates come in alone, and somebody who waits in the lobby, fetches you in the break or asks when you'll be done is noticed. Let them wait in town, because nobody knows when it ends. If a friend is a candidate too, stay friendly but don't sit as a pair all day: talk to others, and join different groups if you can.",
    check: "Agree on a place and 'I'll ring when I'm out', not on a time.",
  },
  {
    id: "who-goes-on",
    question: "How do they tell us who goes on, and do people leave during the day?",
    answer:
      "At many assessment days people leave during the day: after a test, the reach or a group task some go home and the rest stay. It's done by a list, an envelope, names read out or two rooms, kindly and fast, without reasons. Other airlines keep everybody to the end and write later. If it's you, thank them, take your things and say goodbye to those you met. If it isn't, don't cheer beside somebody who has to leave.",
    check: "Have a ticket you can change and somebody to ring, whichever way it goes.",
  },
  {
    id: "notes-in-the-interview",
    question: "May I take notes into the interview?",
    answer:
      "You may take notes into the interview in a slim folder, with your CV, a pen and your own questions; ask 'May I look at my notes?' when it's your turn to ask. Don't read answers from it: eyes on paper lose people, and in tests and group tasks your own notes are mostly not allowed. In a recorded video they see your eyes move. Read your key words outside the door, and leave the card in your bag.",
    check: "Can you name your five stories by one word each, without paper?",
  },
  {
    id: "what-recruiters-look-for",
    question: "What are recruiters really looking for in cabin crew?",
    answer:
      "Recruiters look for somebody they'd trust with a cabin at night and like to share a galley with. In practice: you notice people and act before they ask, work well with strangers, stay calm and polite under pressure, keep rules nobody checks, can be understood, turn up on time and tidy, and know what the job costs. They note what you did, not what you say you are, so show it all day and prove it with stories.",
    check: "For each of those, write down one moment that proves it.",
  },
  {
    id: "evening-before",
    question: "What do I do on the evening before the assessment day?",
    answer:
      "On the evening before, do little and finish early. Iron the clothes, polish the shoes, pack the papers in the order of the list, look up the way and one alternative. Read your story key words and one page on the airline, then stop. Eat something you know, no alcohol, no new haircut or cream. Two alarms, phone charging. If you can't sleep, lie still and rest: one short night seldom shows, and most have it.",
    check: "Bag by the door before nine, then do something you enjoy.",
  },
  {
    id: "nerves-that-show",
    question: "My hands or voice shake, or I blush and sweat. What helps in the interview?",
    answer:
      "To steady your hands and voice, breathe out longer than in, three times, before the door. Feet flat; press your fingertips together for five seconds and let go. Say the first sentence slowly and low: the voice mostly settles once you're talking. Blushing and sweat look far smaller from outside than they feel; keep the jacket on and a tissue handy. You may say it once: 'I'm nervous because I want this.' Then go on.",
    check: "Run up the stairs, then answer a question at once: practise with that feeling.",
  },
  {
    id: "how-early",
    question: "How early should I arrive, and when do I go in?",
    answer:
      "Be in the street or the café next door half an hour to an hour ahead, and go in a quarter of an hour before the time on the invitation, or earlier if it says so. At an open day with a queue, be there before the doors open. Use the wait: lavatory, mirror, water, phone off. Far too early bothers people who are setting up; on the dot is late, because you still have to register.",
    check: "Read whether the time given is for registration or for the start.",
  },
  {
    id: "interview-language",
    question: "Is the interview in English or in the local language?",
    answer:
      "The interview is mostly held in the languages the advert asks for. Large Gulf airlines hold the whole day in English. Airlines that want the national language speak that with you, with a part in English, and may change in mid-conversation to see how you follow. Any other language in your CV can be tried out, by somebody who speaks it. Take a second to change over; a mixed-up word is no drama.",
    check: "Prepare your introduction in every language you've put in the CV.",
  },
  {
    id: "which-questions-come",
    question: "Which questions do they ask in a cabin crew interview?",
    answer:
      "Cabin crew interviews ask four kinds of question. About you: yourself, why cabin crew, why us, strength, weakness. About what you've done: a difficult customer, a conflict in the team, a mistake, pressure, doing more than your job. About what you'd do: a drunk passenger, smoke, a colleague who breaks a rule. And practical ones: shifts, moving, being away. Five true stories cover nearly all of the second kind.",
    check: "Take the kind you like least first, and answer one of it aloud today.",
  },
  {
    id: "two-weeks-to-the-day",
    question: "My open day is in two weeks. What do I do until then?",
    answer:
      "With two weeks to go, first measure your reach, sort papers and photos, and see that the clothes fit. Then a story a day, five in all, told aloud in under two minutes: a difficult customer, a team, a mistake, pressure, doing more than your job. Also an introduction of a minute, two facts for why this airline, and two questions for them. At the end do it all standing up, for a friend. Last evening: bag, route, bed.",
    check: "Put the date in your profile and your plan here counts the days.",
  },
  {
    id: "group-topics",
    question: "Which topics come in the group discussion or group task?",
    answer:
      "Group discussions and tasks come in three kinds. Choosing: who gets the last five hotel rooms, what you keep on an island, which passenger you help first. Planning: a welcome for a new route, a day out for a school class, a product with a price. Talking over: should phones be banned at table, what is good service. None has a right answer or needs knowledge of flying. They watch how you treat the others.",
    check: "Do one with three friends and a clock: there are tasks under The day.",
  },
  {
    id: "from-a-medical-job",
    question: "I'm a nurse or paramedic. How do I explain why I want to leave for the cabin?",
    answer:
      "As a nurse or paramedic, say what you take along and what draws you, and nothing against the old job. You take calm, an eye for who is unwell, clear handovers and nights. What draws you: people you look after when they're well, a team from everywhere, service as a craft. If they ask whether you'll miss the medicine: first aid stays part of it, and you know that on board you act as crew.",
    check:
      "For example: 'For six years people met me on their worst day. I'd like to keep them safe on a good one.'",
  },
  {
    id: "why-most-fail",
    question: "Why do most candidates fail on the assessment day?",
    answer:
      "Candidates seldom fail over one wrong sentence; it's mostly one of these. A missing requirement or paper. Silence in the group, or a speech. Answers learnt by heart that fall apart at the second question. Stories in which 'we' did everything. A reason that would suit any airline. English that gives way under pressure. And the face that drops in the break, when nobody seems to look. All but the first can be trained.",
    check: "Which one of these would your best friend name for you? Begin with that.",
  },
  {
    id: "not-to-forget-on-the-day",
    question: "What must I not forget on the day itself?",
    answer:
      "Don't forget what was asked for: pack passport, invitation, CV and photographs tonight, in one folder. Then what people forget: something to eat, water, a pen, spare tights or socks, plasters, cash for a taxi. Be there half an hour early, with the phone off before the door. And remember that it begins at the door: greet everybody, learn three names, and be the same in the queue and in the break as in the room.",
    check: "On the way, go over three key words for each of your stories, then put them away.",
  },
  {
    id: "bring-in-the-quiet-one",
    question: "How do I bring in somebody in the group who says nothing?",
    answer:
      "Bring the quiet one in with something easy: the name, a small open question, and time. 'Daniel, you've worked with children, what would you take?' or 'Ana, which of the two would you begin with?' Ask it after a point of your own, so that it's no examination, look at them and wait two seconds. If they pass: 'Come back in whenever you like', and go on. Once is enough, the assessors have seen it.",
    check: "Say one such line aloud with a friend's name in it.",
  },
  {
    id: "confidential-stories",
    question: "May I tell a story about a patient, guest or client, or is that confidential?",
    answer:
      "A story about a patient, guest or client may be told without anything the person could be known by: no name, no date, no rare illness, no firm that was in the news. 'An elderly man on our ward' is enough, since the story is about what you did. If they press you for a name, say kindly that you keep such things to yourself. On board you'll know things about passengers too, and that answer speaks for you.",
    check: "Would their sister recognise them? Then change something that doesn't matter.",
  },
  {
    id: "measuring-my-reach",
    question: "How do I measure my reach at home?",
    answer:
      "To measure your reach, stick tape on a wall at the airline's figure, measured with a metal rule from a hard floor, not from the skirting. Barefoot, facing it, go up on tiptoe, push one shoulder up and hold your fingertips on the mark for three seconds. Do it in the evening: in the morning you're a little taller. The last bit may come with calf raises and loose shoulders; a hand's breadth won't.",
    check: "Let somebody look on: heels up, fingers flat on the tape, no jump.",
  },
  {
    id: "years-with-children",
    question: "How do I explain the years I stayed at home with my children?",
    answer:
      "Explain the years with your children in two sentences, as a decision and no apology: 'I was at home with our three children, and now that they're independent I want to work again, full time.' Then at once what you bring: planning for five, staying calm when everybody cries, the parents' committee, a course. Add that nights and weekends are arranged. Nobody who hires for a cabin thinks little of that work.",
    check: "Say it aloud without the words 'only' and 'unfortunately'.",
  },
  {
    id: "probed-on-a-story",
    question: "They ask why I did or didn't do something in my story. How do I answer?",
    answer:
      "'Why did you do that?' is interest and no attack. Say in one breath what you weighed: what you knew then, what was yours to decide, what waiting would have cost, whom you told afterwards. 'I could have rung my manager, but a family stood there at eleven at night, rebooking was within my limits, and he found my note in the morning.' If you'd do it differently today, say how. Don't defend yourself, and invent nothing.",
    check: "Ask of each of your stories: why that, why not sooner, why not somebody else?",
  },
  {
    id: "bank-shop-or-office-skills",
    question: "Which of my skills from a bank, a shop or an office matter for cabin crew?",
    answer:
      "Work in a bank, shop or office counts for more than you think, if you name the deed and not the skill. Angry customers: staying low and finding the way out. Cash or forms without an error: checks done in the same order under pressure. Identity rules or returns: saying no kindly, to everybody alike. Queues: deciding who comes first. Targets: selling on board. Take three that happened, and end each in the cabin.",
    check: "For each: 'In the branch I did this; on board it's that.'",
  },
];
