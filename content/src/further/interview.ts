import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on the assessment day and the interview, by the entry's id. */
export const FURTHER_ON_INTERVIEW: FurtherQuestions = {
  "assessment-days/registration": [
    {
      id: "nobody-to-talk-to",
      question: "What if I know nobody and everybody already talks in groups?",
      asked: [
        "everyone is already chatting, what now",
        "i stand there alone, what do i do",
        "how do i join a little group",
        "i never know how to start talking there",
      ],
      answer:
        "Walk up to somebody who stands alone, say your name and ask where they've come from: they're mostly glad of it. To join a group, stand at the edge, smile, listen for a minute and ask about what was just said. Half an hour later you'll be the one who brings in the next.",
    },
    {
      id: "missing-paper",
      question: "What if a document is missing when I arrive?",
      asked: [
        "i forgot a paper at home",
        "what if one document is missing",
        "i dont have the photo with me",
        "one certificate isn't translated yet",
      ],
      answer:
        "Say so at the desk straight away, and what you can do about it: send it tonight, show it on your phone, print it next door. A missing copy is usually forgiven, a missing passport or identity card mostly isn't. Don't hope that nobody looks.",
    },
    {
      id: "the-presentation",
      question: "Do I have to ask something after the airline's presentation?",
      asked: [
        "should i ask a question after their talk",
        "what do i ask after the presentation",
        "is it bad if i ask nothing there",
        "they said any questions, and i had none",
      ],
      answer:
        "No, and a question for show is worse than none. If something in the talk interested you, ask about that: how long crew stay on one aircraft type, how the first weeks on the line go. Pay, leave and staff travel are for later. Listening with your face counts too.",
    },
    {
      id: "who-is-an-assessor",
      question: "How do I know who is an assessor and who isn't?",
      asked: [
        "so who is watching me then",
        "how do i know who's an assessor",
        "could the other candidates be recruiters",
        "is the person at the desk one of them",
      ],
      answer:
        "You don't, and you needn't: treat everybody as if they worked there. Assessors mostly wear a badge and introduce themselves, but hotel staff and the people at the desk are asked, too, how somebody behaved. Being the same to all of them is less work than guessing.",
    },
    {
      id: "number-badge",
      question: "Why do we get a number, and do they know my name?",
      asked: [
        "why a number on my jacket",
        "what is the number for",
        "am i just a number for them",
        "do they call me by name or number",
      ],
      answer:
        "Because assessors write notes on thirty people in an hour and a number is quicker than a name. Wear it high and straight, where it can be read from across the table. Among yourselves use names, and in the group that's noticed.",
    },
    {
      id: "queue-for-hours",
      question: "What do I do if I queue for two hours before anything starts?",
      asked: [
        "and if the queue takes hours",
        "what do i do while i queue",
        "can i sit down in the line",
        "my feet hurt before it even starts",
      ],
      answer:
        "Use it as the first part of the day: talk to those in front and behind, drink a little, shift your weight, keep the jacket on or over your arm. Change into your good shoes shortly before the door if you like. Complaining is the one thing that's remembered.",
    },
  ],
  "assessment-days/reach-and-height": [
    {
      id: "second-try",
      question: "Do I get a second try if I don't touch the mark?",
      asked: [
        "can i try again",
        "do i get a second go",
        "what if i just miss it",
        "and if i miss by a centimetre",
      ],
      answer:
        "Often, if you ask kindly and at once: 'May I try once more?' Before it, roll your shoulders, breathe in, then push the fingertips up while you breathe out. It's up to the person at the wall, and two tries are mostly the end of it.",
    },
    {
      id: "how-long-hold",
      question: "How long do I have to hold the reach?",
      asked: [
        "how many seconds do i hold it",
        "do i just touch it or stay there",
        "how long on tiptoe",
        "is a short tap enough",
      ],
      answer:
        "A few seconds at most airlines: long enough for somebody to see that your fingertips lie on the mark and you don't wobble. A jump or a tap on the run doesn't count. Practise holding it for ten, then any rule they have will feel short.",
    },
    {
      id: "one-hand-or-two",
      question: "Do I reach with one hand or both?",
      asked: [
        "one hand or two",
        "do both arms have to touch",
        "can i use just my longer arm",
        "may i lean sideways",
      ],
      answer:
        "It depends on the airline: some want both hands flat on the mark, others the fingertips of one. One arm gains you a centimetre or two because the shoulder lifts. Practise with both, and you're ready for either.",
    },
    {
      id: "taller-in-training",
      question: "Can I gain centimetres by training?",
      asked: [
        "can i stretch to get higher",
        "how do i gain a few cm",
        "do exercises help at all",
        "what can i train for it",
      ],
      answer:
        "A little: looser shoulders, ankles and chest muscles often give a centimetre or two, your bones give nothing. Reach up at a wall each morning, let your arms hang from a bar, rise on your toes thirty times. If you're five short, choose an airline with a lower mark.",
    },
    {
      id: "nails-count",
      question: "Do my fingernails count for the reach?",
      asked: [
        "do long nails help",
        "does it count with nails",
        "fingertips or nails",
        "can i grow my nails for it",
      ],
      answer:
        "No: it's the fingertips that have to lie on the mark. Long nails are against most grooming rules anyway, so you'd lose there what you didn't win here.",
    },
    {
      id: "other-airline-lower",
      question: "Are there airlines without a reach test?",
      asked: [
        "is there an airline with less",
        "which airlines measure no reach",
        "do all airlines test the reach",
        "where is the mark lower",
      ],
      answer:
        "Nearly all have some mark, because the equipment hangs high everywhere, but it differs by aircraft: small regional types ask for less, and some airlines give a height instead. Tell me your height or reach and I'll look through the airlines I know.",
    },
  ],
  "assessment-days/english-test": [
    {
      id: "which-level",
      question: "Which level of English do I need, B1, B2 or C1?",
      asked: [
        "which level is enough",
        "is b1 enough",
        "do they want b2 or c1",
        "what level is that in school terms",
      ],
      answer:
        "Few airlines name a level; B2 is a good aim. It means that you follow a normal talk, explain a problem and write a short, clear mail. Somebody a bit below who speaks calmly and asks back often does better than a silent C1.",
    },
    {
      id: "certificate-instead",
      question: "Does a certificate replace the test?",
      asked: [
        "i have ielts, do i still take the test",
        "does toefl count",
        "will my cambridge certificate do",
        "can i skip it with a certificate",
      ],
      answer:
        "Mostly not: they want to hear you that day, and many certificates are years old. Put it in the CV all the same, with the score and the year. A few airlines, mainly in East Asia, do ask for one such as TOEIC, and then it says so in the advert.",
    },
    {
      id: "native-speaker",
      question: "Do native speakers have to take it too?",
      asked: [
        "i'm a native speaker, do i have to do it",
        "english is my first language",
        "do brits and americans take it too",
        "is it for everyone",
      ],
      answer:
        "Usually yes, because everybody gets the same papers, and spelling and reading the task catch native speakers as well. Don't rush it. In the spoken part your trap is speed and slang: others have to understand you over an engine.",
    },
    {
      id: "what-to-write",
      question: "What kind of text do I have to write?",
      asked: [
        "what do they make you write",
        "is there an essay",
        "how long is the text i write",
        "give me an example of the writing task",
      ],
      answer:
        "Something short from the job or about you: a reply to a complaint, a report of what happened, a page on a place you like. Around a hundred words is typical. Say the main thing first, one thought per sentence, a polite ending, and leave two minutes to read it again.",
    },
    {
      id: "one-word-unknown",
      question: "What if I don't know a word in the text?",
      asked: [
        "what if i don't know a word",
        "can i use a dictionary",
        "i got stuck on one word",
        "do they explain words",
      ],
      answer:
        "Read on: the sentence before and after mostly tells you, and one word seldom decides a question. Dictionaries and phones aren't allowed as a rule. In the spoken part, describe it or ask: 'Do you mean the thing for opening bottles?'",
    },
  ],
  "assessment-days/numeracy-test": [
    {
      id: "example-sum",
      question: "Can you give me an example of such a sum?",
      asked: [
        "give me an example",
        "what does such a sum look like",
        "like what for example",
        "show me one",
      ],
      answer:
        "A drink costs 4.50 and a snack 3.20. Somebody takes two drinks and one snack and pays with a twenty: you give back 7.80, because 9.00 and 3.20 make 12.20. Or: you leave at 22:40, fly six hours, and the clock there is two hours ahead, so you land at 06:40.",
    },
    {
      id: "bad-at-maths",
      question: "I was always bad at maths. Can I still pass?",
      asked: [
        "i was terrible at maths in school",
        "i cant do maths at all",
        "numbers scare me, can i still pass",
        "i failed maths at school",
      ],
      answer:
        "Yes: it's the arithmetic of a till, not algebra. Money, times, percentages and counting are the whole of it, and a quarter of an hour a day for two or three weeks is mostly enough. Start with change and ten per cent, because they come most.",
    },
    {
      id: "percentages",
      question: "How do I work out a percentage in my head?",
      asked: [
        "how do i do percent in my head",
        "whats the trick with percent",
        "15 percent off, how do i do that",
        "fast way for discounts",
      ],
      answer:
        "Take ten per cent first by moving the point one place: of 48 that's 4.80. Five per cent is half of it, 2.40; fifteen is both together, 7.20; twenty is double. Then take it off: 48 less 15 per cent is 40.80.",
    },
    {
      id: "time-zones",
      question: "How do I do the time zone sums?",
      asked: [
        "how do time zones work in the test",
        "i always mix up plus and minus with time",
        "how do i work out the landing time",
        "and the ones with the time difference",
      ],
      answer:
        "In three steps: departure time, plus the flight time, plus or minus the difference. Going east the clock there is later, so add; going west, subtract. Do hours first, minutes after, and past midnight it's the next day. Ask at the end: can that be?",
    },
    {
      id: "pass-mark",
      question: "How many do I have to get right?",
      asked: [
        "how many mistakes can i make",
        "what's the pass mark",
        "do i need all of them right",
        "is seventy percent enough",
      ],
      answer:
        "They seldom say, and it differs by airline; you needn't have all of them. Right answers on the easy half are worth more than a fight with the last one. If wrong answers aren't punished, and they mostly aren't, leave no box empty.",
    },
    {
      id: "paper-and-pen",
      question: "Do I get paper to write on?",
      asked: [
        "can i write it down",
        "do we get scrap paper",
        "on paper or on the computer",
        "do i have to do it all in my head",
      ],
      answer:
        "Mostly, if you're there in person: take two pens. At a computer or at home, put a sheet and a pen beside it unless the rules forbid it. Write the two numbers under each other and the unit behind; most slips are copied numbers.",
    },
  ],
  "assessment-days/asked-hair-for-the-day": [
    {
      id: "grey-hair",
      question: "Is grey hair a disadvantage?",
      asked: ["is grey a problem", "should i dye the grey", "does grey hair count against me"],
      answer:
        "No. Natural colours are welcome, and grey is one: what counts is the cut and that it looks cared for. If you dye it, keep it up, since a grown-out parting is what people notice. Long enough to touch the collar, it goes into a bun or a smooth low ponytail.",
    },
  ],
  "assessment-days/group-exercise": [
    {
      id: "somebody-silent",
      question: "What do I do if somebody in the group says nothing?",
      asked: [
        "and if one of them says nothing at all",
        "how do i bring in the quiet one",
        "what do i say to somebody who is silent",
      ],
      answer:
        "Say their name and ask something small that has no wrong answer: 'Ana, we have two ideas, which would you begin with?' Look at them, wait two seconds, pick up what they say. If they pass, leave them in peace and go on. Assessors write that down, once is enough.",
    },
    {
      id: "how-many-times-speak",
      question: "How often should I speak?",
      asked: [
        "how much should i talk",
        "how many times do i say something",
        "is twice enough",
        "do they count how often i speak",
      ],
      answer:
        "Three or four good turns in twenty minutes are plenty in a group of eight. One of them in the first minutes, one that picks up somebody else's idea, one that asks or sums up. They mark what a turn did for the group, not how many there were.",
    },
    {
      id: "group-fails",
      question: "What if our group doesn't finish the task?",
      asked: [
        "what if we don't finish",
        "the group failed, am i out",
        "our result was rubbish",
        "does it matter if we solve it",
      ],
      answer:
        "You can all go through, or only some of you: each one is marked alone. An unfinished task with calm people beats a finished one with a quarrel. Near the end, help the group say what it has agreed and what's still open.",
    },
    {
      id: "disagree",
      question: "How do I disagree without seeming difficult?",
      asked: [
        "can i say no to an idea",
        "i think they're wrong, what do i say",
        "how do i disagree nicely",
        "is it bad to contradict",
      ],
      answer:
        "Keep what's good, then add your doubt as a question: 'I like that it's quick. What happens to the two in wheelchairs?' Disagree with the plan, never with the person, and have another idea ready. If the group still wants it, help to make it work.",
    },
    {
      id: "ignore-assessors",
      question: "Where do I look if the assessors sit right behind us?",
      asked: [
        "where do i look then",
        "do i look at the assessors",
        "they write all the time, its scary",
        "how do i ignore them",
      ],
      answer:
        "At whoever is speaking, always. Sit so that you see most faces, put your hands on the table, and treat the people writing as furniture. They write about everybody, and mostly good things too, so a moving pen means nothing.",
    },
    {
      id: "example-task",
      question: "What kind of tasks are there?",
      asked: [
        "what tasks do they give",
        "example of a group task",
        "what do we have to solve",
        "like the island game?",
      ],
      answer:
        "Four kinds come again and again: choose and rank (things for an island, who gets a room), plan something (a service, an event), build something from paper, or discuss a case with a passenger or a colleague. All of them have too little time. I can give you one of mine to try.",
    },
    {
      id: "nobody-starts",
      question: "What if nobody starts?",
      asked: [
        "nobody says anything at the start",
        "who begins",
        "should i be the first to speak",
        "everyone just sits there",
      ],
      answer:
        "Then you do, with something small: read the task aloud, or ask 'How do you understand it?' It takes five seconds and breaks the ice for all. Don't start with your solution; start with the task and the time, and hand over.",
    },
  ],
  "assessment-days/role-play": [
    {
      id: "act-badly",
      question: "I can't act. Does that matter?",
      asked: [
        "i'm a terrible actor",
        "i feel silly acting",
        "do i have to act",
        "it's so fake, how do i do it",
      ],
      answer:
        "No: you play yourself on a working day, and only the other one acts. Forget the room, look at that one person and ask what they need. If you feel silly, say the first sentence slowly; after that you're in a conversation.",
    },
    {
      id: "what-not-to-promise",
      question: "What may I offer, if I don't know the airline's rules?",
      asked: [
        "what can i offer them",
        "i dont know what's allowed",
        "can i give a free upgrade",
        "what if i promise something wrong",
      ],
      answer:
        "Offer what needs no rule: your time, water, another seat if there is one, a question to the purser, news at a set time. Say 'I'll find out what's possible' instead of promising. Money, upgrades and connections aren't yours to give away.",
    },
    {
      id: "stuck-in-it",
      question: "What if I get stuck in the middle?",
      asked: [
        "i dont know what to say anymore",
        "what if i get stuck",
        "and when my head is empty in it",
        "can i start again",
      ],
      answer:
        "Ask the passenger: 'What would help you most right now?' That gives you time and is what crew do. You may also say 'One moment, I'll ask my colleague', and come back with a step. Don't step out of the part to explain yourself.",
    },
    {
      id: "safety-in-it",
      question: "When do I have to say no in a role play?",
      asked: [
        "when do i have to be strict",
        "do i always give in",
        "what if he wants something forbidden",
        "can i say no to the passenger",
      ],
      answer:
        "Whenever safety, alcohol or somebody else's place is at stake: smoking, a bag in the exit, one more drink, a loose belt. Say it friendly and short, with the reason, and offer what is possible instead. Giving in to please is what loses the exercise.",
    },
    {
      id: "colleague-scene",
      question: "What if it's a scene with a colleague, not a passenger?",
      asked: [
        "and if they play a colleague",
        "what if it's about a colleague",
        "a colleague who is always late, how",
        "not a passenger but crew",
      ],
      answer:
        "Same order, softer: take the person aside, say what you saw without a verdict, ask what's behind it, agree on what happens now. 'You missed the briefing twice; is everything all right?' If it touches safety, say that you'll tell the purser, and do.",
    },
    {
      id: "end-of-it",
      question: "How do I end it?",
      asked: [
        "how do i finish the role play",
        "what's the last sentence",
        "do they say stop",
        "how long do i go on",
      ],
      answer:
        "Sum up and check: 'So you'll have a new seat after take-off, and I'll be back in ten minutes. Is that all right?' Then really turn to go. If it isn't solved when they stop you, that's normal; they saw how you went about it.",
    },
  ],
  "assessment-days/final-interview": [
    {
      id: "list-of-questions",
      question: "Which questions come most often?",
      asked: [
        "what do they ask there",
        "which questions come up",
        "give me the typical questions",
        "what should i prepare",
      ],
      answer:
        "About you, why cabin crew, why this airline, a strength and a weakness; then times you calmed a customer, worked in a team, made a mistake, kept a rule, stayed calm under pressure; a case or two from the cabin; and your questions. Ten prepared answers cover most of them.",
    },
    {
      id: "formal-or-friendly",
      question: "Are they strict or friendly?",
      asked: [
        "are the recruiters nice",
        "is it very strict",
        "are they mean on purpose",
        "do they try to scare you",
      ],
      answer:
        "Mostly friendly and a bit busy: they want to fill a course. Some keep a straight face or press you on a detail to hear what's behind it. That isn't about you. Answer as you'd answer a stern passenger: warm, short, to the point.",
    },
    {
      id: "panel-or-one",
      question: "Is it with one person or a panel?",
      asked: [
        "one or more people",
        "is it a panel",
        "alone with one person?",
        "how many interviewers",
      ],
      answer:
        "One or two is usual, three or more at some airlines, and now and then two candidates are interviewed side by side. With a panel each of them asks a part and one writes. It's the same talk; you just share out your eyes.",
    },
    {
      id: "short-means-no",
      question: "It was over after fifteen minutes. Is that bad?",
      asked: [
        "mine only took 15 minutes",
        "it was very short, bad sign?",
        "they finished early",
        "why was it so quick",
      ],
      answer:
        "No: they stop when they've got what they have to write down, and that may be after four good answers. A long one can mean interest or that you needed asking twice. Nobody can read the result from the clock.",
    },
    {
      id: "interrupted",
      question: "What if they interrupt me?",
      asked: [
        "they cut me off",
        "what if they stop me in the middle",
        "they didn't let me finish",
        "is it bad if they interrupt",
      ],
      answer:
        "They've heard what they needed, or they have twelve minutes and eight questions. Stop at once, smile, answer the new question, and don't go back to the old one. If it happens twice, your answers are too long: start with the end.",
    },
    {
      id: "written-down",
      question: "Why do they write all the time and not look at me?",
      asked: [
        "they write and don't look at me",
        "why are they typing all the time",
        "nobody looked up once",
        "do notes mean something bad",
      ],
      answer:
        "Because each answer is marked against a list, and whoever decides later wasn't in the room. Speak a little slower, so that they can follow, and keep looking at them as if they did. Much writing only means you gave them something to write.",
    },
  ],
  "assessment-days/final-tell-us-about-yourself": [
    {
      id: "example-whole",
      question: "How would a whole answer sound?",
      asked: [
        "give me an example",
        "how would that sound",
        "say it as a whole answer",
        "can you make me a sample",
      ],
      answer:
        "For instance: 'I'm Ana, I've run the front desk of a small hotel for three years. Before that I worked in a nursery, so I know tears and I know complaints. I like the moment when somebody calms down. I'd like to do that where safety comes first, so I'm here.' Use your own facts, never these.",
    },
    {
      id: "how-to-begin",
      question: "What's my first sentence?",
      asked: [
        "how do i start it",
        "first sentence?",
        "do i say my name again",
        "how do i begin without um",
      ],
      answer:
        "Your first name and what you do at the moment, in one plain sentence: 'I'm Karim, and I work nights at a hotel reception.' You may fix that one by heart, so that you start calmly. Don't begin with 'So, where do I start?'",
    },
    {
      id: "private-things",
      question: "Do I say my age, family or hobbies?",
      asked: [
        "should i mention my kids",
        "do i say how old i am",
        "do hobbies belong in there",
        "can i say i'm married",
      ],
      answer:
        "You needn't: age, children and marriage don't belong there, and nobody may expect them. One private thing that shows you is fine at the end, such as a choir, a team or a language you're learning. Keep it to half a sentence.",
    },
    {
      id: "boring-life",
      question: "My life is ordinary. What do I pick?",
      asked: [
        "there's nothing special about me",
        "my life is boring",
        "i've nothing interesting to say",
        "i just work in a shop",
      ],
      answer:
        "Pick what you do for people on an ordinary day, because that's what the job is. 'I've opened the bakery at five for two years, and I know forty people by their order' tells them more than a trip round the world.",
    },
    {
      id: "different-from-cv",
      question: "Isn't that all in my CV already?",
      asked: [
        "but they have my cv",
        "do i just repeat the cv",
        "isn't that in my cv",
        "what should be different from the cv",
      ],
      answer:
        "The facts are, the thread isn't. Choose two stations and say what each taught you for the cabin, then why you're sitting there. If you catch yourself saying years and company names, you're reading the CV aloud.",
    },
  ],
  "assessment-days/final-why-cabin-crew": [
    {
      id: "example-answer",
      question: "Can you give me an example of a good answer?",
      asked: [
        "give me an example",
        "what would a good one sound like",
        "how should i say it",
        "sample answer please",
      ],
      answer:
        "For example: 'In the hotel the best part was the night when the lift stuck and I stayed with the guests until they were out. I liked being the calm one. On board that's the job, every day, in a team, and I know it comes with early mornings.' Take a moment of your own.",
    },
    {
      id: "not-boring",
      question: "How do I not sound like everybody else?",
      asked: [
        "everyone says the same",
        "i dont want to sound boring",
        "how do i make it different",
        "it sounds so standard",
      ],
      answer:
        "Leave out 'passion', 'people person' and 'see the world', and tell one moment from your life that led to it: a flight, a customer, a night shift. Nobody else has that one. Then one thing about the job you find hard and want all the same.",
    },
    {
      id: "childhood-dream",
      question: "It really is my childhood dream. May I say so?",
      asked: [
        "but it really is my dream",
        "can i say i always wanted this",
        "i wanted it since i was five",
        "is dream a bad word",
      ],
      answer:
        "Yes, in half a sentence, if what follows is grown up: what you've found out since, whom you asked, what you did for it. A dream alone tells them nothing; a dream with two summers in a hostel and a first-aid course does.",
    },
    {
      id: "never-flown-reason",
      question: "What if I don't have one big reason?",
      asked: [
        "i dont have a special reason",
        "there's no big reason",
        "i just think it fits me",
        "what if i only like the idea",
      ],
      answer:
        "Three small ones are just as good: you like working with people, you like days that differ, you like it when something has to be right. Prove each in a sentence from a job or from home. Honest and small beats big and borrowed.",
    },
    {
      id: "money-reason",
      question: "May I say it's for the pay or a secure job?",
      asked: [
        "can i say i need the money",
        "is a steady job a reason",
        "what if it's mostly the pay",
        "better pay than now, can i say that",
      ],
      answer:
        "Not as your reason: they'd hear that any better offer takes you away. You may say that you want to stay for years and have done your sums. Put first what you'd do there for people and safety.",
    },
  ],
  "assessment-days/final-why-this-airline": [
    {
      id: "where-to-find",
      question: "Where do I find such reasons?",
      asked: [
        "where do i find that",
        "how do i find out about them",
        "what should i read",
        "where do i look for reasons",
      ],
      answer:
        "On its careers page and in its news of the last year, in reports by its crew, on a flight with it, and by asking two crew at a gate or an open day. Ask me for its entry as well: base, fleet, what it wants. Then choose what really matters to you.",
    },
    {
      id: "only-one-taking",
      question: "The honest reason is that they're the only ones who take me. What then?",
      asked: [
        "they're the only one that takes me",
        "honestly i just need any airline",
        "i dont care which airline",
        "it's just near my home",
      ],
      answer:
        "Then look for what you'd like about working there: near home is a good reason if you say what it gives them, such as standby in half an hour and staying for years. 'Any airline' is true for many, but it's no answer. An evening of reading finds you two.",
    },
    {
      id: "never-flown-with-them",
      question: "I've never flown with them. Is that a problem?",
      asked: [
        "i never flew with them",
        "do i have to have flown with them",
        "i've only flown other airlines",
        "is that bad if i don't know their flights",
      ],
      answer:
        "No, as long as you don't pretend. Say how you know them instead: from crew you talked to, from the open day, from what you read. If a short flight with them is cheap, take it and watch the crew.",
    },
    {
      id: "values",
      question: "Do I have to know their values or slogan?",
      asked: [
        "do i learn their values",
        "should i know the slogan",
        "what about the mission statement",
        "can i quote their values",
      ],
      answer:
        "Know them, but don't recite them. Take one and show it in something you did: if they say 'safety first', tell of the day you kept a rule though it cost you. One value with a story is worth more than all five read out.",
    },
    {
      id: "praise-too-much",
      question: "Can I praise them too much?",
      asked: [
        "can i say they're the best",
        "is praising them good",
        "do they like compliments",
        "how much flattery is ok",
      ],
      answer:
        "Yes: they know their awards, and praise says nothing about you. One honest thing you like is enough, with the reason it matters for your work. They listen for what you'd bring, so end on that.",
    },
  ],
  "assessment-days/final-a-real-example": [
    {
      id: "how-many-stories",
      question: "How many of these stories do I need?",
      asked: [
        "how many do i need",
        "how many stories should i have",
        "is three enough",
        "do i need one for each question",
      ],
      answer:
        "Six cover nearly everything: a difficult customer, a team, a mistake, a rule you kept, something too much at once, somebody you helped unasked. Each fits two or three questions. Have a second one for the first two, because those are asked again.",
    },
    {
      id: "say-we",
      question: "Why must I say I and not we?",
      asked: [
        "why not say we",
        "but we did it together",
        "isn't 'i' arrogant",
        "can i say we at all",
      ],
      answer:
        "Because they hire you and not the team, and from 'we' nobody can tell what you did. It isn't bragging if you say the others' part too: 'Ana took the phones, I went to the queue.' Keep 'we' for the aim and the result.",
    },
    {
      id: "too-old-story",
      question: "How old may a story be?",
      asked: [
        "how long ago can it be",
        "is a story from five years ago ok",
        "does it have to be recent",
        "can it be from school time",
      ],
      answer:
        "Best from the last two or three years, because they want to know how you act now. An older one is fine if it's clearly the strongest, or if you've been at home since. Say when it was in half a sentence.",
    },
    {
      id: "nothing-comes",
      question: "What if no story comes to me there and then?",
      asked: [
        "nothing comes to my mind",
        "what if i can't think of one",
        "i go blank when they ask that",
        "and if i have no example",
      ],
      answer:
        "Ask for a moment and go through your places: work, school, club, home. If there's still nothing, say so and offer the nearest: 'Not with a customer, but with a neighbour; may I?' A few seconds of thinking look better than a weak start.",
    },
    {
      id: "small-story",
      question: "My example is so small. Is that enough?",
      asked: [
        "isn't that too small",
        "it's nothing dramatic",
        "my story is kind of boring",
        "do they want something big",
      ],
      answer:
        "Yes: most of the job is small, and a lost teddy found tells them more about you than a fire you only watched. What makes it strong is detail: what you saw, what you said word for word, what happened then.",
    },
    {
      id: "learned-ending",
      question: "What do I say that I learnt?",
      asked: [
        "what do i say i learned",
        "how do i do the learning part",
        "does it need a lesson",
        "whats the last sentence",
      ],
      answer:
        "One thing you now do differently, as a habit: 'Since then I ask before I promise.' Not a wise saying. If you can add a time when it helped, that's the strongest ending there is. Then stop.",
    },
  ],
  "assessment-days/final-the-weakness": [
    {
      id: "give-me-some",
      question: "Can you give me a few examples of weaknesses?",
      asked: ["give me examples", "like what", "which weakness could i take", "whats a safe one"],
      answer:
        "For instance: you say yes too fast, you speak too quickly when you're excited, you take criticism to heart for an evening, you find it hard to hand over work, you're shy on the phone in English. Take one that somebody has really told you about.",
    },
    {
      id: "which-not",
      question: "Which weakness must I not say?",
      asked: [
        "which one should i never say",
        "what's a bad weakness",
        "can i say i'm always late",
        "what would kill my chances",
      ],
      answer:
        "None that the cabin can't bear: being late, losing your temper, not liking rules, dealing badly with people, no head for safety, getting up. If that's really yours, work on it first. And none that's praise in disguise.",
    },
    {
      id: "i-have-none",
      question: "What if I can't think of any?",
      asked: [
        "i can't think of one",
        "i dont know my weakness",
        "what if i have none",
        "can i say i have none",
      ],
      answer:
        "Ask two people who've worked with you what you should do differently; you'll have one in a minute. 'I have none' sounds as if you'd never listened to feedback, and that's the one thing they're testing.",
    },
    {
      id: "shy-as-weakness",
      question: "Can I say that I'm shy or nervous?",
      asked: [
        "can i say i'm shy",
        "is being nervous ok as a weakness",
        "i'd say i'm too quiet",
        "can i say im too emotional",
      ],
      answer:
        "Yes, if you show that it doesn't stop you: 'With new people I'm quiet for the first hour, so I make myself ask the first question.' If it's so strong that you couldn't speak to a full cabin, choose another.",
    },
    {
      id: "english-weakness",
      question: "Can I say my English is my weakness?",
      asked: [
        "can i say my english",
        "is language a weakness",
        "what about my bad english",
        "can i take my french",
      ],
      answer:
        "Better not: it's a requirement, and you'd tell them you may not meet it. Let your English show itself. Another language you're still learning is fine, with what you do for it each week.",
    },
    {
      id: "honest-or-clever",
      question: "Do they believe it anyway?",
      asked: [
        "doesn't everybody lie there",
        "do they believe that at all",
        "isn't that all fake",
        "why do they ask it at all",
      ],
      answer:
        "They believe what comes with a moment and a name in it: who told you, when, and what you do now. Then they drop the subject in half a minute. What they don't believe is the polished one they've heard twice that morning.",
    },
  ],
  "assessment-days/final-your-strength": [
    {
      id: "which-for-crew",
      question: "Which strengths fit cabin crew best?",
      asked: [
        "which ones do they like",
        "what strengths are good for crew",
        "give me some examples",
        "which should i pick",
      ],
      answer:
        "Staying calm, noticing what people need, being reliable, working with strangers, keeping rules, learning fast, handling many things at once, languages. Don't take the best one on the list but the one you've got two real moments for.",
    },
    {
      id: "bragging",
      question: "How do I say it without bragging?",
      asked: [
        "isn't that bragging",
        "i hate praising myself",
        "how do i not sound arrogant",
        "it feels like showing off",
      ],
      answer:
        "Let others say it: 'My manager gives me the new ones to train.' Or tell what happened and leave the adjective out. A fact isn't bragging; 'I'm the best at' is. In many cultures that's the easier way too.",
    },
    {
      id: "how-many",
      question: "How many strengths should I name?",
      asked: [
        "how many do i say",
        "is one enough",
        "three strengths or one",
        "what if they want three",
      ],
      answer:
        "One, well proved, if they ask for your strength; two if they ask for strengths. If they want three, give three words with half a sentence each, and tell the story to the first. Have the other two stories ready, in case they ask.",
    },
    {
      id: "friendly-is-enough",
      question: "Is 'I'm friendly and like people' enough?",
      asked: [
        "is friendly enough",
        "can i say i like people",
        "i'm a people person, ok?",
        "is good with people a strength",
      ],
      answer:
        "No, because the whole waiting room says it. Say what being friendly looks like when it's hard: with somebody who shouts, at the end of a double shift, without a common language. That's the strength, and it needs a day to go with it.",
    },
  ],
  "assessment-days/final-five-years": [
    {
      id: "purser-too-early",
      question: "May I say I want to be a purser?",
      asked: [
        "can i say purser",
        "is wanting to be purser arrogant",
        "can i say i want to be senior",
        "what if i want a promotion",
      ],
      answer:
        "Yes, if it comes second: first you want to be really good in the cabin, then you'd like to lead a crew one day. In five years that's possible at some airlines and far off at others, so don't give it a date.",
    },
    {
      id: "plan-to-leave",
      question: "I only want to do it for two years. What do I say?",
      asked: [
        "i only want to do it two years",
        "honestly i'd leave after a year",
        "i want to study later",
        "do i have to say i stay forever",
      ],
      answer:
        "Don't promise what you don't mean, and don't hand them your leaving date. Say what's true: you want to learn it properly, do it well, and see how the life suits you. Plenty who came for two years stayed for twenty.",
    },
    {
      id: "family-in-five-years",
      question: "What if I want children in that time?",
      asked: [
        "i want kids by then",
        "do i mention family plans",
        "should i say i want a baby",
        "what about marriage",
      ],
      answer:
        "Leave it out: the question is about work, in many countries they may not ask about family, and nobody loses by not knowing. Talk about the cabin, about learning and about what you'd like to pass on.",
    },
    {
      id: "want-pilot",
      question: "And if my real plan is to become a pilot?",
      asked: [
        "my plan is to become a pilot",
        "can i say i want to fly the plane",
        "i want to go to the office later",
        "what about ground jobs",
      ],
      answer:
        "Keep it to yourself unless the airline offers that way itself. They train you for weeks and would like to keep you; 'pilot' tells them you're passing through. If asked directly, be honest, and say why the cabin comes first for you now.",
    },
  ],
  "assessment-days/final-biggest-mistake": [
    {
      id: "which-ones-not",
      question: "Which mistakes should I leave out?",
      asked: [
        "which mistake should i not tell",
        "what's a bad one to tell",
        "which ones are too much",
        "can i tell about being late",
      ],
      answer:
        "Leave out anything where somebody came to harm, dishonesty, alcohol, a fight, and the same slip made again and again. Being late once is fine, often isn't. And leave out the ones so small that they cost nobody anything, such as a typing error.",
    },
    {
      id: "examples",
      question: "Can you give me an example?",
      asked: [
        "like what",
        "give me an example of a mistake",
        "what could i take",
        "i can't think of one",
      ],
      answer:
        "For instance: you gave somebody the wrong information, forgot to pass a message on, promised what you couldn't keep, judged a customer too fast, took on too much and finished late. The best ones are those you told somebody about yourself.",
    },
    {
      id: "never-noticed",
      question: "What if nobody ever noticed it?",
      asked: [
        "nobody noticed, can i still tell it",
        "what if i never told anyone",
        "do i admit something nobody knows",
        "is it stupid to admit that",
      ],
      answer:
        "Then it's a good one if you owned up, and a bad one if you didn't. On board a slip that's reported can be put right, one that's hidden can't; that's why they ask. Choose a mistake you named yourself.",
    },
    {
      id: "not-my-fault",
      question: "It was partly somebody else's fault. Do I say so?",
      asked: [
        "it wasn't only my fault",
        "can i say the other one was wrong too",
        "it was half my colleague's fault",
        "do i blame my boss",
      ],
      answer:
        "Stay with your half: 'I hadn't asked' is enough. If the rest is needed to understand it, put it neutrally: 'The list was wrong and I didn't check it.' They listen for whether you look at yourself first.",
    },
    {
      id: "mistake-at-school",
      question: "May it be from school or private life?",
      asked: [
        "can it be private",
        "from school ok?",
        "i never made one at work",
        "does it have to be at work",
      ],
      answer:
        "Yes, if you've hardly worked and it affected others: the team you let down, the trip you booked for the wrong day. With a few years of jobs behind you, take one from work, or they'll ask for one.",
    },
  ],
  "assessment-days/final-work-under-pressure": [
    {
      id: "i-dont-cope",
      question: "I honestly get stressed easily. What do I say?",
      asked: [
        "i get stressed fast honestly",
        "what if i don't cope well",
        "i panic under stress",
        "should i admit that",
      ],
      answer:
        "Say what you've learnt to do about it, and when it worked: you write three things down, you breathe out, you ask for a hand early. Nobody wants a person without stress. If it still overwhelms you most weeks, train that first, in a busy job.",
    },
    {
      id: "which-example",
      question: "Which situation do I take?",
      asked: [
        "which situation should i tell",
        "is an exam ok as stress",
        "like what example",
        "i only know stress from school",
      ],
      answer:
        "One with people waiting and a clock running: a full restaurant with one cook, a till that broke, three patients at once, a team event going wrong. An exam is weak, because nobody else needed you. Take one where you chose what came first.",
    },
    {
      id: "wind-down",
      question: "What do I say about relaxing afterwards?",
      asked: [
        "what do i say about relaxing",
        "how do they want me to switch off",
        "can i say i do sport",
        "is a glass of wine a bad answer",
      ],
      answer:
        "One true habit: walking home, running, cooking, ringing a friend, ten minutes of silence. It shows you'll last. Not alcohol, even as a joke, and not 'I never switch off'.",
    },
    {
      id: "angry-under-stress",
      question: "What if they ask what makes me angry?",
      asked: [
        "what if they ask what makes me angry",
        "what stresses you most, what do i say",
        "which situations annoy you",
        "what's my trigger",
      ],
      answer:
        "Name something ordinary and what you do with it: 'When people are rude to the youngest of us. I step in beside her and speak quietly.' Don't say 'nothing', and don't name what the job is full of, such as delays, noise or questions.",
    },
  ],
  "assessment-days/final-your-questions": [
    {
      id: "five-examples",
      question: "Can you give me some good questions to ask?",
      asked: [
        "give me some good ones",
        "what could i ask for example",
        "more examples please",
        "which questions make a good impression",
      ],
      answer:
        "For example: How are the first flights after training supervised? What tells you after a year that somebody is good? How do crew who've just met become a team? What made you stay here? Which aircraft do beginners start on? Take two that you'd really like to know.",
    },
    {
      id: "what-never",
      question: "Which questions should I never ask?",
      asked: [
        "what should i not ask",
        "which questions are bad",
        "is there anything forbidden to ask",
        "what would annoy them",
      ],
      answer:
        "Nothing that's on the first page of their website, nothing only about what you get (days off, tickets, upgrades, pay rises), nothing about the other candidates or how you did. Facts you need to decide, such as the base or the bond, you may ask after an offer.",
    },
    {
      id: "all-answered",
      question: "What if they've already answered all my questions?",
      asked: [
        "they already told me everything",
        "what if my question was answered",
        "i have none left",
        "can i say no questions",
      ],
      answer:
        "Say which one they answered, and ask one thing more about it: 'I wanted to ask about the first weeks; you said there's a mentor. How long does she stay with me?' So bring four or five, and one of them always survives.",
    },
    {
      id: "how-many-ask",
      question: "How many do I ask, and how long?",
      asked: ["how many should i ask", "is one enough", "how long can that take", "can i ask five"],
      answer:
        "Two, three if they're enjoying it. Look at the clock and at them: if they gather their papers, ask one and thank them. An answer you really listen to is worth more than a list.",
    },
    {
      id: "write-them-down",
      question: "May I read my questions from a paper?",
      asked: [
        "can i read them from my notes",
        "can i have them written down",
        "is it ok to look at my paper",
        "do i need to know them by heart",
      ],
      answer:
        "Yes, here it even looks prepared: 'I've written two down, may I look?' Keep it to a small card or the last page of your folder, look at it once, then look up and ask.",
    },
    {
      id: "ask-about-result",
      question: "May I ask when I'll hear from them?",
      asked: [
        "can i ask when they tell me",
        "is it ok to ask about the next step",
        "when do i hear, can i ask that",
        "how do i ask about the result",
      ],
      answer:
        "Yes, as the very last thing: 'How does it go on from here, and when may I expect to hear?' That's about the process. 'How did I do?' is another matter, because they can't tell you and it gets awkward.",
    },
  ],
  "assessment-days/final-pay-expectation": [
    {
      id: "can-i-ask-first",
      question: "May I bring up the pay myself?",
      asked: [
        "can i ask about pay",
        "should i bring up money",
        "when do i ask what i earn",
        "is asking about salary bad",
      ],
      answer:
        "Better not in the first rounds: much of it stands in the advert or on the careers page, and the offer has it in writing. If nothing is published and the move depends on it, ask neutrally at the very end, or by mail after a yes.",
    },
    {
      id: "insist-on-number",
      question: "What if they insist on a number?",
      asked: [
        "what if they want a number",
        "they insist on a figure",
        "i have to write a number in the form",
        "what do i put in the box for salary",
      ],
      answer:
        "Give the published starting pay and say where you've read it; in a form you can write 'as per your scale' if it takes words. Don't add a bit on top, because beginners in one class mostly get the same.",
    },
    {
      id: "negotiate",
      question: "Can I negotiate the pay at all?",
      asked: [
        "can i negotiate",
        "can i ask for more",
        "i have experience, do i get more",
        "is there any room",
      ],
      answer:
        "Hardly ever as a beginner: pay goes by a scale, often agreed with a union. What can be open is whether earlier flying counts, when you start, sometimes help with moving. Ask that in one friendly sentence after the offer.",
    },
    {
      id: "earned-more",
      question: "I earn more now. What do I say if they ask why I'd take less?",
      asked: [
        "i earn more right now",
        "why would i take less, they asked",
        "the pay is lower than my job now",
        "what if they say it's a pay cut",
      ],
      answer:
        "Say that you know it and have worked it out: what you need in a month, what you've put aside, what you give up. Then what you get for it, in one sentence about the work. People who've done the sum stay; that's what they want to hear.",
    },
  ],
  "assessment-days/final-leaving-the-job": [
    {
      id: "honest-bad-boss",
      question: "But my boss really is the reason. How do I say that?",
      asked: [
        "but my boss really is terrible",
        "can i not be honest",
        "how do i say it nicely",
        "the team bullied me, what do i say",
      ],
      answer:
        "Turn it into what you're looking for: instead of 'he shouted', 'I work best where people speak openly, and your crews brief before each flight'. That's true as well. If you left because of bullying, 'it wasn't the right place for me' is enough.",
    },
    {
      id: "bored",
      question: "Can I say I'm bored or want something new?",
      asked: [
        "i'm just bored there",
        "can i say i want something new",
        "i need a change, how do i put it",
        "it's always the same there",
      ],
      answer:
        "Not in those words, because routine is half of this job. Say what you've learnt there, that you've come to the end of it, and what you'd like to learn next. Name something only the cabin has.",
    },
    {
      id: "still-working",
      question: "I've already quit. Does that look bad?",
      asked: [
        "i already quit",
        "i'm unemployed right now",
        "is it worse if i've left already",
        "i resigned without a new job",
      ],
      answer:
        "No, if you can say in a sentence why and what you do with the time: a course, a language, looking after somebody, temporary work. It has an upside too: you can start soon. Just don't make it sound as if you'd walked out.",
    },
    {
      id: "they-call-boss",
      question: "Will they ring my present boss?",
      asked: [
        "do they call my boss",
        "will my boss find out",
        "do they ask my old company",
        "what if my boss says bad things",
      ],
      answer:
        "Not without your knowing, as a rule: references are mostly taken after an offer, and you name the people. Tell them if your present boss doesn't know yet. What's usually confirmed is dates, job and conduct.",
    },
  ],
  "assessment-days/final-the-safety-question": [
    {
      id: "example-fire",
      question: "How would a whole answer sound, say on smoke?",
      asked: [
        "give me an example",
        "how would i say that with smoke",
        "what's a full answer",
        "say it as i'd say it there",
      ],
      answer:
        "'I'd go there at once and look, and tell a colleague so that the captain knows. I'd move the people next to it away and keep them calm. I'd use the equipment the way I was trained, and keep watching once it's out. Afterwards I'd report it.' No detail you don't know.",
    },
    {
      id: "wrong-answer",
      question: "What if my answer is plainly wrong?",
      asked: [
        "what if i say something wrong",
        "does a wrong answer kill it",
        "i said something stupid about fire",
        "they corrected me, is that bad",
      ],
      answer:
        "It doesn't end it: you aren't trained, and they know. If they correct you, say 'Thank you, I didn't know that' and take it up in your next sentence. Somebody who can be taught is what they're looking for.",
    },
    {
      id: "learn-before",
      question: "Should I learn safety procedures beforehand?",
      asked: [
        "should i learn the procedures first",
        "how much safety do i have to know",
        "do i read up on emergencies",
        "is it good to know technical stuff",
      ],
      answer:
        "A little helps, such as why crew are on board, what a briefing is and that safety comes before service. Whole drills don't: each airline has its own, and half-known details invite questions. Use the time for your stories.",
    },
    {
      id: "captain-says",
      question: "What if the captain or a senior tells me to do something unsafe?",
      asked: [
        "what if the captain says no",
        "and if my senior tells me to skip it",
        "can i contradict the captain",
        "what if the purser is wrong",
      ],
      answer:
        "Speak up at once, politely and with the fact: 'I see smoke at row twelve.' Crews are trained to say what they see whatever their rank. The captain decides, but only on what he or she has been told. Say that in the interview.",
    },
  ],
  "assessment-days/final-love-of-travelling": [
    {
      id: "instead-what",
      question: "What should I say first instead?",
      asked: [
        "what should i say instead",
        "so what do i put first",
        "what's better than travelling",
        "what else can i say",
      ],
      answer:
        "Something you do for others and like: calming, helping, noticing, getting a team through a bad night. With one moment that shows it. Then the safety side, then the life you know it means, and travelling as the last half-sentence.",
    },
    {
      id: "but-true",
      question: "But it's the truth. Is it dishonest to hide it?",
      asked: [
        "but that's the honest reason",
        "isn't that lying",
        "it's really why i want it",
        "why can't i just be honest",
      ],
      answer:
        "You don't hide it, you just don't put it first. Nobody would do a job for its hotel nights for long. Ask yourself what you'd still like about it in row thirty at five in the morning; that's your honest answer too.",
    },
    {
      id: "travelled-much",
      question: "I've travelled a lot. How do I use that well?",
      asked: [
        "i've been to forty countries",
        "how do i use my travels",
        "does my year abroad help",
        "i was an au pair, does that count",
      ],
      answer:
        "Through people, not places: a time you didn't have the language, were the stranger, got lost, helped another traveller. 'I've been to forty countries' says you had money and time. 'I learnt to ask before I judge' with its story says something about you.",
    },
    {
      id: "culture-interest",
      question: "Is an interest in cultures a better reason?",
      asked: [
        "can i say i like cultures",
        "is meeting cultures ok",
        "what about meeting new people",
        "i love languages, is that good",
      ],
      answer:
        "Yes, if you've done something about it: learnt a language, worked with people from elsewhere, changed a habit because of a guest. Without that it's only a nicer word for travelling, and they'll ask for an example.",
    },
  ],
  "assessment-days/asked-difficult-team-mate": [
    {
      id: "never-had-one",
      question: "I've never had a conflict. What do I say?",
      asked: [
        "i never had a conflict",
        "i get on with everyone",
        "what if there was none",
        "i avoid fights, so no story",
      ],
      answer:
        "Then look for a difference, not a fight: two views on a rota, a colleague who never cleaned up, a flatmate and the noise, a group project where one did nothing. What counts is that you brought it up yourself. 'Never' sounds as if you'd kept quiet.",
    },
    {
      id: "example",
      question: "How would such a story sound?",
      asked: [
        "give me an example",
        "how would that sound",
        "like what kind of conflict",
        "can you show me one",
      ],
      answer:
        "'A colleague kept leaving the coffee station dirty. I was cross, but I asked her after the shift whether we could talk. It turned out she had to catch a bus. We swapped the last ten minutes, and it was clean from then on.' Small, spoken about early, solved together.",
    },
    {
      id: "not-solved",
      question: "What if we never made up?",
      asked: [
        "we never solved it",
        "what if it didn't end well",
        "she still hates me",
        "we still don't talk",
      ],
      answer:
        "Take another if you can. If it's the only one, say what you tried, that you stayed correct and did the work together, and what you'd do sooner today. Crews needn't be friends; they need to be able to work.",
    },
    {
      id: "with-boss",
      question: "Can it be a conflict with my boss?",
      asked: [
        "can it be with my boss",
        "my problem was with my manager",
        "is boss ok instead of colleague",
        "what if it was the chef",
      ],
      answer:
        "Yes, if it was about the work and you raised it with respect: 'I saw it differently, asked for five minutes and said why.' It even shows courage. Leave it out if you'd have to run the boss down to explain it.",
    },
    {
      id: "went-to-boss",
      question: "I went straight to the boss. Is that wrong?",
      asked: [
        "i told my boss right away",
        "is it bad that i reported it",
        "should i have talked to her first",
        "when do i go to the boss",
      ],
      answer:
        "Not if it was serious: safety, theft, harassment go up at once. For ordinary friction they'd like to hear that you spoke to the person first. If you didn't, say so and what you'd do now; that's a good answer as well.",
    },
  ],
  "assessment-days/asked-what-women-wear": [
    {
      id: "colour",
      question: "Which colour should the suit or dress be?",
      asked: [
        "which colour",
        "does it have to be black",
        "is red too much",
        "can i wear a light colour",
      ],
      answer:
        "Navy, dark grey or black are right everywhere; beige or a muted tone passes at many. White or light blue under it. One touch of colour, such as a scarf, is fine. The airline's own colour is a matter of taste: it neither helps nor harms.",
    },
    {
      id: "trousers-ok",
      question: "Are trousers as good as a skirt?",
      asked: [
        "trousers or skirt",
        "are trousers ok",
        "do i have to wear a skirt",
        "i never wear skirts",
      ],
      answer:
        "At most airlines, yes, a pressed pair with a blazer. A few, mainly in Asia and the Gulf, still prefer a skirt and say so in the invitation. Wear the one you move well in, unless they've asked for something.",
    },
    {
      id: "jewellery",
      question: "How much jewellery and perfume?",
      asked: ["can i wear jewellery", "which earrings", "is perfume ok", "can i wear my necklace"],
      answer:
        "A watch, one ring, small studs, perhaps a thin chain: nothing that swings or clinks. Perfume so light that only you smell it, or none, because you sit close to others all day. Take off friendship bands and ankle chains.",
    },
    {
      id: "no-money",
      question: "I can't afford a suit. What do I do?",
      asked: [
        "i can't afford a suit",
        "i have no money for clothes",
        "can i borrow one",
        "does it have to be expensive",
      ],
      answer:
        "Borrow, buy second hand, or put together a dark pair of trousers and a blazer that match closely. Nobody looks at labels; they look at fit, ironing and buttons. An alteration at a tailor's costs less than a new jacket and does more.",
    },
    {
      id: "tights",
      question: "Do I need tights, also in summer?",
      asked: [
        "tights in summer too",
        "which tights",
        "bare legs ok?",
        "skin colour or black tights",
      ],
      answer:
        "With a skirt or dress, yes, at most airlines: skin tone or sheer black, whatever the weather. With trousers, fine socks or knee-highs. For the reach without shoes you'll be glad of them.",
    },
    {
      id: "too-hot",
      question: "What if it's forty degrees?",
      asked: [
        "it's so hot here",
        "can i take off the jacket",
        "what if it's 40 degrees",
        "short sleeves ok",
      ],
      answer:
        "Travel in a light top and put the jacket on before you go in; indoors it's mostly cold anyway. A short-sleeved blouse under it is fine. Take the jacket off when they do or when they offer it. A spare blouse in the bag saves the day.",
    },
  ],
  "assessment-days/asked-what-men-wear": [
    {
      id: "need-a-tie",
      question: "Do I really need a tie?",
      asked: ["do i need the tie", "without a tie ok", "i hate ties", "jacket but no tie?"],
      answer:
        "At Gulf, Asian and most large airlines, yes; at some low-cost ones a jacket and an open collar would pass. With a tie you're never wrong, and you can take it off. A plain or finely patterned one, tied so that its tip meets the belt.",
    },
    {
      id: "no-suit",
      question: "I don't own a suit. What will do?",
      asked: [
        "i dont have a suit",
        "can i wear chinos",
        "blazer and trousers ok",
        "can i rent one",
      ],
      answer:
        "A dark blazer with plain, pressed trousers, or a borrowed suit that fits. Chinos are a compromise, jeans never are. The shoulders have to sit; sleeves and legs can be shortened for little money.",
    },
    {
      id: "beard-day",
      question: "Do I have to shave for the day?",
      asked: [
        "do i have to shave",
        "beard or no beard",
        "can i keep my moustache",
        "is stubble ok",
      ],
      answer:
        "If the airline's rule says clean-shaven, yes. Otherwise a full, short, edged beard is mostly fine, and a three-day one looks like a bad morning. Grow it before, not during the process: what they see is what they'd have on board.",
    },
    {
      id: "earring-make-up",
      question: "May a man wear an earring or make-up?",
      asked: [
        "can i wear my earring",
        "can men wear make up",
        "i cover my spots, ok?",
        "nail polish as a man",
      ],
      answer:
        "More and more airlines allow men small studs, light make-up or nail polish; others, above all in the Gulf and Asia, don't. For the day, leave out what you haven't read in their rule. Covering a spot is nobody's business.",
    },
    {
      id: "long-hair",
      question: "I'm a man with long hair. What now?",
      asked: [
        "i have long hair as a man",
        "man bun ok?",
        "do i have to cut my hair",
        "my hair is shoulder length",
      ],
      answer:
        "It depends on the airline: some let men tie it in a bun as women do, others want it above the collar. Read the grooming rule before you cut anything. For the day, tie it tight and low, without loose strands.",
    },
  ],
  "assessment-days/asked-wait-after-the-day": [
    {
      id: "thank-you-text",
      question: "What do I write in a thank-you mail?",
      asked: [
        "what do i write in it",
        "can you give me a thank you mail",
        "how long should the mail be",
        "to whom do i send it",
      ],
      answer:
        "Three sentences: 'Thank you for the day on Tuesday. What you said about the first weeks on the line stayed with me. I'd be glad to join your crews.' Name, number, date. To the address they wrote from, never to somebody's private account.",
    },
    {
      id: "asking-text",
      question: "How do I ask after the result without being a nuisance?",
      asked: [
        "how do i ask nicely",
        "what do i write when i ask",
        "can i call them",
        "how often can i ask",
      ],
      answer:
        "Once, by mail, after their date has passed: name, reference, day of the interview, and 'May I ask whether a decision has been made?' Don't ring the recruiter and don't write again within two weeks. A second mail after a month is the last.",
    },
    {
      id: "read-signs",
      question: "Are there signs that it went well?",
      asked: [
        "how do i know it went well",
        "they smiled, is that good",
        "they said good luck, what does that mean",
        "any signs i passed",
      ],
      answer:
        "None you can trust: kindness is their job, and a straight face is often just a tired one. Questions about your notice period or uniform size are asked of everybody at some airlines. The mail decides, so use the wait for the next application.",
    },
    {
      id: "on-hold",
      question: "What does it mean if I'm on hold or in a pool?",
      asked: [
        "they put me on hold",
        "what is a talent pool",
        "i'm in the pool, is that a yes",
        "how long does the pool last",
      ],
      answer:
        "Mostly that you passed and there's no place on a course yet. It can take weeks or many months, and it isn't a promise. Answer their mails the same day, keep passport and papers valid, stay in your job, and go on applying.",
    },
    {
      id: "others-heard",
      question: "The others have already heard and I haven't. Is that a no?",
      asked: [
        "the others already got an answer",
        "my friend got the mail and i didn't",
        "everyone heard but me",
        "is it bad if others hear first",
      ],
      answer:
        "Not necessarily: results go out by base, language and course date, and sometimes yes and no on different days. Look in the spam folder and the portal. Comparing in a chat group makes the wait longer; their date is what counts.",
    },
  ],
  "assessment-days/list-what-to-bring": [
    {
      id: "how-many-copies",
      question: "How many copies of the CV, and does it have to be printed?",
      asked: [
        "how many cvs",
        "do i have to print it",
        "they have it online already",
        "colour or black and white",
      ],
      answer:
        "Three printed ones are enough if the invitation says nothing: one for the desk, one for the interview, one for you. They have it on screen, but at an open day paper is often all there is. Black and white is fine, in a folder, without creases.",
    },
    {
      id: "which-bag",
      question: "Which bag do I take?",
      asked: [
        "which bag",
        "can i bring a backpack",
        "is a handbag ok",
        "i come with a suitcase, what do i do",
      ],
      answer:
        "A plain, dark bag that holds A4 paper upright and closes; a neat backpack is better than a plastic bag, a handbag alone is too small. If you've come with a suitcase, ask reception to keep it. On a chair next to you it's in the way.",
    },
    {
      id: "original-papers",
      question: "Originals or copies?",
      asked: [
        "originals or copies",
        "do they keep my papers",
        "must they be certified",
        "can i show it on my phone",
      ],
      answer:
        "Bring both: they look at the originals and keep the copies. Never give an original out of your hand without getting it back the same day. Certified or translated ones are only needed if the list says so. On the phone is a last resort.",
    },
    {
      id: "photos-needed",
      question: "Which photos do I need to bring?",
      asked: [
        "which photos",
        "how many pictures",
        "do i need a full length photo",
        "can i print them myself",
      ],
      answer:
        "Only the ones the invitation asks for, often a passport photo and a full-length one in business clothes, with your name on the back. Print them at a photo shop, recent and unedited. If nothing is said, two passport photos do no harm.",
    },
    {
      id: "phone-away",
      question: "May I have my phone with me?",
      asked: [
        "can i take my phone",
        "do i give my phone away",
        "can i look at my phone",
        "what if my family needs to reach me",
      ],
      answer:
        "Yes, off or in flight mode at the bottom of the bag, and in some tests they collect it. A watch replaces it for the time. If somebody has to be able to reach you, tell the desk in the morning and look at it in the breaks, outside.",
    },
  ],
  "assessment-days/asked-memorised-answers": [
    {
      id: "how-to-practise",
      question: "How do I practise then, without learning it by heart?",
      asked: [
        "how do i practise then",
        "how do i learn it without memorising",
        "what's the best way to train",
        "how often should i say it",
      ],
      answer:
        "Three key words on a card, the clock on, and tell it to a different person each time: a friend, a mirror, me. After five times the order stays and the words change. Stop there; at fifteen it starts to sound recited again.",
    },
    {
      id: "not-native",
      question: "English isn't my language. May I learn more by heart then?",
      asked: [
        "but english isn't my language",
        "i need to memorise in english",
        "my english is too weak to improvise",
        "what can i learn by heart",
      ],
      answer:
        "Learn building blocks, not speeches: how a story starts, how it ends, how to ask back, how to win a second. 'It was a Saturday evening', 'What I did first was', 'In the end'. The middle you tell in simple words, with mistakes if need be.",
    },
    {
      id: "script-from-net",
      question: "Can I use an answer from the internet?",
      asked: [
        "can i use an answer from the internet",
        "i found a great answer on tiktok",
        "can chatgpt write my answers",
        "whats wrong with sample answers",
      ],
      answer:
        "As an example of the form, yes; as your answer, no. Recruiters hear the same ones several times a day, and the next question asks for what isn't in it. Look at how it's built, close it, and fill it with a day of your own.",
    },
    {
      id: "forget-order",
      question: "What if I forget what I wanted to say?",
      asked: [
        "what if i forget my text",
        "i always forget half of it",
        "i lose the thread",
        "what if i skip a part",
      ],
      answer:
        "Nobody knows what you'd planned, so nothing is missing. Go to the next thing you remember, and end on the result. If an important point comes back later, say 'May I add something to that?' That's what happens in every normal conversation.",
    },
  ],
  "assessment-days/asked-difficult-guest-story": [
    {
      id: "not-a-customer",
      question: "Mine was a parent, a patient or a pupil, not a customer. Does that count?",
      asked: [
        "does an angry parent count",
        "my customers were patients",
        "can it be a parent at school",
        "does a difficult child count",
        "it was a neighbour, is that ok",
      ],
      answer:
        "Yes. A customer is whoever came to you wanting something you had to look after: an angry parent at the gate, a patient who'd waited too long, a tenant without heating. Say in half a sentence who they were to you, then tell it like any other: what was wrong for them, what you did, how it ended.",
    },
    {
      id: "waiter-example",
      question: "Can you give me an example from a restaurant?",
      asked: [
        "give me an example from a restaurant",
        "i'm a waiter, how would it sound",
        "show me one with a guest",
        "how would you tell it",
      ],
      answer:
        "'A man waited forty minutes for his pizza and called us incompetent. I let him finish, told him honestly the order had got lost, brought bread at once and his pizza in ten minutes, and came back twice. He left a note: thanks for not hiding.' Fill yours with your own evening.",
    },
    {
      id: "never-had-difficult",
      question: "I've never worked with customers. What can I tell?",
      asked: [
        "i never had customers",
        "i've only been in an office",
        "can it be a neighbour or parent",
        "no customer jobs so far",
      ],
      answer:
        "Anybody you had to look after who was unhappy: a parent at the club, a patient's son, an internal client, a flatmate, a guest at your aunt's wedding. Say in a sentence who it was. They want to see you with an upset person, not the till.",
    },
    {
      id: "customer-was-rude",
      question: "May I say how rude the customer was?",
      asked: [
        "can i say how rude he was",
        "do i repeat the swear words",
        "he insulted me, do i say that",
        "how much do i tell about the insult",
      ],
      answer:
        "In half a sentence, without the words: 'He was insulting, in front of the queue.' The more you paint it, the less they hear of you. Go straight to what you did, and say where your limit was if you set one.",
    },
    {
      id: "couldnt-help",
      question: "What if I couldn't give him what he wanted?",
      asked: [
        "i couldn't help him in the end",
        "he left angry",
        "what if i had to say no",
        "we couldn't solve it",
      ],
      answer:
        "That's often the better story, because on board you mostly can't either. Tell how you said no, what you offered instead and how you stayed polite. 'He wasn't happy, but he thanked me for being honest' is a good ending.",
    },
    {
      id: "boss-solved-it",
      question: "My manager sorted it out in the end. Is that bad?",
      asked: [
        "my boss solved it in the end",
        "i had to get the manager",
        "is it weak to call the manager",
        "when do i say i got help",
      ],
      answer:
        "No, if you did your part first and fetched help at the right moment: you listened, told the manager the facts in two sentences so that the guest needn't repeat them, and stayed. Knowing your limit is part of the job.",
    },
  ],
};
