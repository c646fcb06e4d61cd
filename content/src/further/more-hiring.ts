import type { FurtherQuestions } from "./schema.ts";

/** What else people ask on of the way into the job: requirements, applications, waiting, papers and choices, by the entry's id. */
export const FURTHER_ON_MORE_HIRING: FurtherQuestions = {
  "assessment-days/asked-too-old": [
    {
      id: "keep-up-with-nights",
      question: "Can my body still keep up with the nights and early shifts?",
      asked: [
        "will i manage the nights at my age",
        "i get tired faster than before",
        "is it too hard for the body at 50",
        "my back is not so young anymore",
        "can older crew sleep after flights",
      ],
      answer:
        "Mostly yes, if you sleep well, move regularly and your back and feet take a day of standing. Test it before you apply: two weeks of getting up at four, or a few night shifts. Older crew often manage better because they go to bed instead of out. Ask your doctor about anything you already have.",
    },
    {
      id: "younger-boss",
      question: "How do I get on with a purser half my age?",
      asked: [
        "my boss will be younger than me",
        "what if the purser is 26",
        "taking orders from a kid, how",
        "they could be my daughter",
        "do i have to obey someone so young",
      ],
      answer:
        "Take the rank seriously and leave the age out of it: the younger one has the flights, you don't yet. Ask 'How would you like it done?' and do it that way. If it comes up in the interview, name somebody younger you learnt from, at work or in a club. They ask because they fear a lecture.",
    },
    {
      id: "still-worth-it",
      question: "Is it still worth it for me, with beginner's pay and no rank?",
      asked: [
        "does it pay off so late",
        "i'd earn less than now",
        "can i still become purser",
        "how many years would i even fly",
        "starting at the bottom again, is it worth that",
      ],
      answer:
        "It can be, if you do the sum first. Take the basic pay for beginners, not the best month, and see whether rent and family live on it. Ten or fifteen years of flying are enough to become a senior or a purser at many airlines. Part-time at the start is rare, so plan for the full roster.",
    },
  ],
  "assessment-days/asked-reapply": [
    {
      id: "no-time-named",
      question: "They didn't say how long I have to wait. When do I try?",
      asked: [
        "mine says nothing about a waiting time",
        "no date in the mail",
        "and if they name no months",
        "where do i see how long it is",
        "can i ask them when im allowed",
      ],
      answer:
        "Look at the careers page and its questions and answers first, then in the portal, which often locks the button until the day. If nothing stands anywhere, ask in one line by mail. No reply either? Six months is a sensible gap, as long as something about you is new by then.",
    },
    {
      id: "only-the-form",
      question: "I only failed at the form. Do I have to wait as well?",
      asked: [
        "i was never even invited",
        "it was only the online part",
        "rejected before the interview, same wait?",
        "does a no by the computer count",
        "i didn't get past the video",
      ],
      answer:
        "Often yes: many airlines count any no, some have a shorter wait for the early rounds. Read the mail for it. A no at the form mostly means a must-have, a photo or a gap in the dates, so compare the advert with your answers line by line before the next try. That's quicker to put right than an interview.",
    },
    {
      id: "losing-heart",
      question: "I've had several rejections and I'm losing heart. Should I give up?",
      asked: [
        "this is my third no",
        "maybe im just not made for this",
        "should i stop trying",
        "it hurts every time",
        "how many rejections are normal",
      ],
      answer:
        "Not because of a number: plenty of crew were turned down two or three times first. Look where each try ended. If it's always the same stage, train that one thing with somebody honest. If it's a requirement you can't change, try an airline without it. Take a month off from it all, then decide.",
    },
  ],
  "assessment-days/asked-experience-that-counts": [
    {
      id: "family-business",
      question: "I helped in my parents' business without a contract. Does that count?",
      asked: [
        "i worked in my family's shop",
        "there was no contract for it",
        "helped my parents, is that real work",
        "my uncle's restaurant, nobody paid me",
        "family business ok too?",
      ],
      answer:
        "As experience to talk about, yes, and you should write it down. Where the advert asks for a year of paid work, it may not count, so ask. Give it a proper line: 'Family bakery, Saturdays for three years, till and counter, about 150 customers a day.' For the check you'll need somebody outside the family who can confirm it.",
    },
    {
      id: "only-by-phone",
      question: "Mine was only by phone or chat. Is that customer service too?",
      asked: [
        "i never saw the customers",
        "it was a call centre only",
        "just by chat and email",
        "phone support counts or no",
        "not face to face, mine",
      ],
      answer:
        "Yes, a call centre counts at most airlines, and calming somebody by voice alone is a skill. A few adverts say 'face to face': then ask, or add something in person, such as weekends in a cafe or a volunteer post. Tell one story in which your tone changed the call.",
    },
    {
      id: "part-time-only",
      question: "I only worked part-time or at weekends. Does that count as a year?",
      asked: [
        "it was just saturdays",
        "only part time beside school",
        "mine was ten hours a week",
        "is a mini job enough",
        "does a year of weekends count",
      ],
      answer:
        "It counts as experience everywhere, but whether it fills 'one year' is up to the advert. Some mean a calendar year, some mean full-time. Write the hours openly, for example '12 hours a week', and ask before you tick the box. Two part-time jobs side by side may add up.",
    },
    {
      id: "years-ago",
      question: "My customer service job was years ago. Is it still worth anything?",
      asked: [
        "that was ten years ago",
        "i haven't done it for a long time",
        "is old experience too old",
        "before my kids i worked in a hotel",
        "do they want it recent",
      ],
      answer:
        "Yes, as long as you can still tell it in detail. Some adverts ask for recent experience, so look for words like 'within the last two years'. If yours is old, freshen it up: a few shifts in an event team, a shop or a charity give you a new story and a person to ask.",
    },
    {
      id: "how-to-prove",
      question: "How do I prove it, if I have no reference or contract any more?",
      asked: [
        "i have no papers from it",
        "how can they check that",
        "do i need a certificate of work",
        "my old boss doesn't write references",
        "lost the contract, what now",
      ],
      answer:
        "With anything that carries dates: payslips, tax or social insurance statements, bank entries, a contract mail. In many countries the tax office or pension insurance gives you your work history free of charge. Then name one person who worked above you. Ask them first, and check the phone number still works.",
    },
    {
      id: "one-sentence",
      question: "How do I put it in one sentence for the interview?",
      asked: [
        "give me a sentence for that",
        "how do i say it",
        "what words do i use",
        "make it sound good please",
        "how would i describe mine",
      ],
      answer:
        "Place, people, number, one thing you're proud of. 'Two years at a hotel reception, sixty check-ins on a full day, and the angry ones were sent to me.' Or: 'A year in a phone shop, mostly older customers, and I learnt to explain without hurrying.' Then stop and let them ask.",
    },
    {
      id: "which-is-strongest",
      question: "I've done several of these. Which one do I put first?",
      asked: [
        "which one do they like best",
        "what counts the most of it",
        "i have three jobs, which do i tell",
        "is restaurant better than shop",
        "which should be on top",
      ],
      answer:
        "The newest goes first in the CV, and the one with the best stories is the one you tell first. Best means strangers, pressure, rules and a team at once: a full restaurant, a reception at night, an emergency room desk. If a job is old but strong, give it three lines and the newer one just one.",
    },
  ],
  "assessment-days/asked-from-one-airline-to-another": [
    {
      id: "do-they-ring-mine",
      question: "Will my current airline find out that I'm applying?",
      asked: [
        "do they call my airline now",
        "my boss mustn't know",
        "can i keep it secret",
        "when do they ask my present company",
        "what if my base manager hears it",
      ],
      answer:
        "Not from a serious recruiter before an offer: they ask for references late and with your consent. Write 'please contact only after an offer' beside the name. Keep it off crew chats, since everybody knows somebody. For the security check your employer will be asked in the end, so tell them yourself just before.",
    },
    {
      id: "only-some-months",
      question: "I've only flown there for a few months. Does leaving so soon look bad?",
      asked: [
        "i'm there since half a year only",
        "is it too early to go",
        "just finished probation",
        "will they think i run away",
        "how long should i stay first",
      ],
      answer:
        "It raises a question, so have a good answer: a base that closes, a seasonal contract, a chance at home. A year looks better than five months, and gives you stories. If you can stay, stay until your first year is full. Leaving the job out isn't an option: the background check shows it.",
    },
    {
      id: "bond-still-running",
      question: "My training bond is still running. Can I go anyway?",
      asked: [
        "i signed a bond for two years",
        "do i have to pay the training back",
        "will the new airline pay my bond",
        "how do i get out of it",
        "what happens if i just leave",
      ],
      answer:
        "You can usually leave, but you may owe the rest of the sum in the contract. Read whether it falls month by month and what you'd owe on the day you'd go. Have a union or a lawyer look, because not every bond holds in law. New airlines rarely take it over for cabin crew, though you may ask.",
    },
  ],
  "assessment-days/asked-visa-and-passport": [
    {
      id: "permit-pending",
      question: "My permit or citizenship is still being processed. Can I apply already?",
      asked: [
        "mine is not finished yet",
        "i'm waiting for my residence card",
        "my citizenship comes in spring",
        "can i say yes if it's nearly there",
        "applied for the permit last month",
      ],
      answer:
        "Apply when you can show it, or ask the airline first. The box usually asks whether you have the right to work now, and a yes that isn't true yet can end it. Write one line: 'My permit is expected in May, may I apply for a course after that?' Some papers let you work while you wait, so read yours.",
    },
    {
      id: "british-in-the-eu",
      question: "I'm British. Can I still be based in the EU, or the other way round?",
      asked: [
        "and after brexit",
        "i have a uk passport only",
        "can eu people work in britain now",
        "does ireland count for brits",
        "uk passport, base in spain possible?",
      ],
      answer:
        "Not on the passport alone any more: since Brexit each side needs its own right to work, such as settled status, a spouse's permit or a second nationality. The exception is Ireland: British and Irish citizens may live and work in each other's country. So check which country the base is in, not where the airline comes from.",
      source: { name: "GOV.UK, Common Travel Area guidance", year: 2023 },
    },
    {
      id: "visa-when-i-leave",
      question: "What happens to my visa if I leave the airline or they let me go?",
      asked: [
        "and if i quit, do i have to go",
        "do i lose the visa then",
        "how long may i stay after",
        "it's tied to the job, right",
        "what if they fire me there",
      ],
      answer:
        "A permit the airline arranged ends with the job, as a rule. In the Gulf it's cancelled on leaving, and you get a set number of days to go home or find another sponsor. The housing mostly ends too. Ask for the exact days before you sign, and keep money for a ticket and a month's rent.",
    },
  ],
  "assessment-days/asked-where-to-begin": [
    {
      id: "measure-reach",
      question: "How exactly do I measure my reach at home?",
      asked: [
        "how do i do that with the wall",
        "with shoes or without",
        "one hand or two hands",
        "on tiptoes ok?",
        "i'm not sure i measured it right",
      ],
      answer:
        "Barefoot, on tiptoe, at a wall with a strip of tape at the height the airline names, usually somewhere from 208 to 212 cm. Touch it with your fingertips and hold for a few seconds without leaning. Read whether they want one hand or both. Have somebody else read the number, in the evening too, when you're shorter.",
    },
    {
      id: "how-long-altogether",
      question: "How long does all that take, until I can send something?",
      asked: [
        "how many weeks do i need for it",
        "when could i apply",
        "is a month enough",
        "can i be ready by summer",
        "i want to start fast",
      ],
      answer:
        "Two to four weeks for most people, if passport and certificates are at hand. One evening for requirements, one for the CV, one for photos, the rest for stories and English. What takes longest is a new passport, a swimming course or better English: start those today and do the rest meanwhile.",
    },
    {
      id: "what-it-costs",
      question: "What does it cost me to get started?",
      asked: [
        "how much money do i need for this",
        "is it expensive to apply",
        "do i pay for something",
        "i have almost no money right now",
        "which costs come later",
      ],
      answer:
        "Very little: applying is free. You may need a passport, photos that a friend can take, neat interview clothes and the way to the day. Later come a police certificate and perhaps translations or a medical. Keep a month or two of living costs aside for training, since the first pay comes late.",
    },
    {
      id: "cant-swim",
      question: "I can't swim. Is it over before it begins?",
      asked: [
        "i don't swim at all",
        "swimming is a problem for me",
        "im afraid of water",
        "how good must i swim then",
        "can i learn it until then",
      ],
      answer:
        "No, but start a course now. Many airlines want you to swim a short distance without help, others only to be at ease in water with a life jacket and help somebody into a raft. Adults usually learn it in two or three months with two lessons a week. Tick the box when it's true, not before.",
    },
    {
      id: "which-five-stories",
      question: "Which five stories should I have?",
      asked: [
        "what stories do you mean",
        "five about what",
        "i don't have any stories",
        "do they have to be from work",
        "how do i find them",
      ],
      answer:
        "A difficult customer, a team that worked or didn't, a mistake of yours, a day under pressure, and one time you did more than you had to. Work is best, school, sport or family will do. Take a pen and your last two years, and write one line for each. Then tell it: what was it, what did you do, how did it end.",
    },
    {
      id: "english-is-weak",
      question: "My English isn't good. Do I start now or learn first?",
      asked: [
        "my english is bad",
        "i understand but speak slow",
        "how good has it to be",
        "should i learn english first",
        "i only had it in school",
      ],
      answer:
        "Do both at once: prepare the papers while you speak English ten minutes a day. You need to follow instructions, make an announcement and talk with a guest without a dictionary. Ask the airline if it names a level, often B2. If you can tell your five stories in English so that a stranger follows, apply.",
    },
    {
      id: "paid-course-after-all",
      question: "There's a paid course that promises me a job. Should I take it?",
      asked: [
        "but the academy says it helps",
        "they offer a cabin crew diploma",
        "is a course not an advantage",
        "a school near me guarantees an interview",
        "my friend paid for one",
      ],
      answer:
        "No, nobody outside the airline can promise you a job, and the airline trains you itself for nothing or in a contract. In Europe an approved school may issue a real attestation, which some airlines like and few ask for. Before you pay, ask two airlines whether it changes anything for them.",
    },
  ],
  "assessment-days/asked-no-experience": [
    {
      id: "never-flown",
      question: "I've never even been on a plane. Is that a problem?",
      asked: [
        "i never flew in my life",
        "not even as a passenger",
        "only flown once as a child",
        "do i have to say i've never flown",
        "should i take a flight before",
      ],
      answer:
        "No, nobody asks for flights taken. Still, take one short trip before you apply if you can: you learn how your ears and stomach feel, and you see crew work for an hour. Watch the boarding and the door. If they ask, say it openly and name what you noticed on your first flight.",
    },
    {
      id: "straight-from-school",
      question: "I've just left school and never had a job. Can I apply?",
      asked: [
        "i'm just out of school",
        "no job at all so far",
        "i've only been a student",
        "what if i never worked",
        "fresh from school, any chance",
      ],
      answer:
        "Yes, where the advert asks for no experience and you're old enough, usually 18 in Europe. Take stories from what you have: captain of a team, babysitting, a school festival, a younger cousin you taught. Three months in a cafe or a shop before you apply would still help you more than anything else.",
    },
    {
      id: "years-at-home",
      question: "I've been at home with the children for years. Does that count?",
      asked: [
        "i was a mum for eight years",
        "stayed home with kids",
        "is raising children experience",
        "nothing but household since",
        "how do i write those years down",
      ],
      answer:
        "It isn't paid customer service, but it's no hole either. Write it plainly with dates: 'Full-time parent', and add what you did for others, such as the parents' council or a sports club. Three nights awake and calm at seven is crew work too. If a year in service is asked for, start with a few shifts now.",
    },
  ],
  "assessment-days/asked-what-goes-in-the-cv": [
    {
      id: "photo-on-it",
      question: "Do I put a photo on it?",
      asked: [
        "and a picture of me",
        "with photo or without",
        "which photo goes there",
        "is a selfie ok for that",
        "do they want my face on it",
      ],
      answer:
        "In much of Europe and the Gulf a photo is usual, in Britain and the US leave it off unless they ask. Where photos are uploaded separately, the CV doesn't need one. If you use one: plain wall, business clothes, hair as in uniform, a small smile, taken in the last half year. No selfie, no filter.",
    },
    {
      id: "leave-a-job-out",
      question: "May I leave out a job I had for a few weeks or was sacked from?",
      asked: [
        "i was fired there, do i write it",
        "it was only three weeks",
        "can i skip a bad job",
        "must every job be on it",
        "i'd rather not mention one of them",
      ],
      answer:
        "From the CV, yes, if it was short and adds nothing, though it may leave a gap to explain. In the background form, no: there every job and every month of the years asked for must stand, or the check stops. Keep one full list for yourself, so that the two never contradict each other.",
    },
    {
      id: "lines-at-the-top",
      question: "Do I need a profile at the top, and what do I write in it?",
      asked: [
        "what goes at the very top",
        "do i write something about myself first",
        "how do i begin it",
        "a short profile, yes or no",
        "give me an opening line for it",
      ],
      answer:
        "Two lines help, four are too many. Say what you do, the figure you're proud of and when you can start: 'Receptionist, three years of nights, 70 guests a day' or 'Sales assistant, two years, complaints desk'. Then 'English C1, Spanish B1, right to work in the EU, free from June.' Leave out 'passionate': everybody has that.",
    },
  ],
  "assessment-days/asked-away-from-home": [
    {
      id: "nights-a-month",
      question: "How many nights a month is that, roughly?",
      asked: [
        "how many nights then",
        "give me a number",
        "is it half of the month",
        "how much am i really gone",
        "nights in hotels per month?",
      ],
      answer:
        "On European short haul it can be none to a handful, on long haul often ten or more. It changes from month to month and from airline to airline, and early reports mean you may sleep near the airport anyway. Ask crew at your base for last month's roster and count the nights in it.",
    },
    {
      id: "small-children",
      question: "I've got small children. Does that work?",
      asked: [
        "what about my kids",
        "i have a baby at home",
        "who looks after my children then",
        "can a single mum do this",
        "do other crew have kids",
      ],
      answer:
        "Yes, many crew are parents, but it stands on the person at home. You need somebody for nights, early mornings and a flight that comes back late, and a second person for when that one is ill. Short haul from your own city is easiest. Ask about part-time and parents' rosters, and from which year they're open.",
    },
    {
      id: "live-in-another-city",
      question: "Can I live in another city and fly in to work?",
      asked: [
        "can i commute to the base",
        "i don't want to move",
        "my base is 400 km away",
        "do i have to live near the airport",
        "what if my commuting flight is full",
      ],
      answer:
        "Many do, but being late is your own problem, not the airline's. Contracts often say how quickly you must be there on standby, often one to two hours. So you need a room or a bed near base for standby days, and you travel the day before an early report. Work out that cost before you take the base.",
    },
    {
      id: "christmas-first-year",
      question: "Will I be away at Christmas and on birthdays?",
      asked: [
        "and at christmas",
        "what about eid and holidays",
        "can i get my sister's wedding off",
        "do new ones always work new year",
        "how do i get one special day free",
      ],
      answer:
        "In the first years, probably yes at some of them. Leave and days off are often given by seniority, points or turns, and newcomers fill what's left. Bid for the one day that matters most, early, and offer a swap for another. Many crew families keep the feast a few days later, and it tastes the same.",
    },
    {
      id: "my-relationship",
      question: "Does a relationship survive that?",
      asked: [
        "my boyfriend is worried about it",
        "do couples break up from this",
        "how do i explain it to my wife",
        "is it bad for a marriage",
        "what do crew couples do",
      ],
      answer:
        "Many do, some don't, and it depends less on the nights than on the agreements. Show your partner a real month's roster before you sign. Agree a time to ring, who does what at home, and one free day a month that belongs to the two of you. Partners who like some time alone have it easiest.",
    },
    {
      id: "what-to-say-about-it",
      question: "What do I say if they ask whether I can cope with being away?",
      asked: [
        "they will ask me that, what do i answer",
        "how do i say i'm fine with it",
        "what's a good answer there",
        "should i mention my family then",
        "give me words for it",
      ],
      answer:
        "Say yes with a proof and a plan. 'I worked away for two summers and rang home on Sundays. My family knows the roster comes first, and my mother lives ten minutes from the airport.' Or: 'I've had night shifts for three years.' You needn't say whether you have children or a partner.",
    },
    {
      id: "alone-in-the-hotel",
      question: "Is it lonely in the hotels?",
      asked: [
        "what do you do there alone",
        "is it sad in the evenings",
        "do the others go out together",
        "honestly, do you feel alone",
        "every night a different room",
      ],
      answer:
        "Sometimes, yes, above all in the first months and after a long night. Most crews ask who's coming down for a meal, and saying yes once a trip is enough. Bring something of your own: a book, running shoes, your tea. Ring home before you're tired. After a while many enjoy the closed door.",
    },
  ],
  "assessment-days/asked-job-scam": [
    {
      id: "refunded-later",
      question: "They say I'll get the money back with my first salary. Is that all right?",
      asked: [
        "but they refund it later",
        "it's only a deposit they said",
        "they pay it back after training",
        "it's just for the visa, and it comes back",
        "only 80 euro, is that still fake",
      ],
      answer:
        "No, that's part of the trick: the refund makes a small payment feel safe, and the next fee follows. A real airline that pays visa or tickets pays them itself. Don't discuss it with them. Find the airline's own recruitment address, send a screenshot and ask. Until you have that reply, send no money and no papers.",
    },
    {
      id: "training-fee",
      question: "What if the airline itself wants money for training or the uniform?",
      asked: [
        "some real ones charge for the course, no?",
        "they want me to pay the training",
        "i have to pay my uniform, is that normal",
        "is a training bond a scam too",
        "after the offer they asked for course fees",
      ],
      answer:
        "That does exist at some airlines and their training partners, but only after a real selection, in a written contract, and often taken from your pay in parts. Check the partner's name on the airline's own site and ring the airline. A fee before any interview, or paid to a private account, is fraud.",
    },
    {
      id: "interview-in-a-hotel",
      question: "They've invited me to an interview in a hotel. Can that be real?",
      asked: [
        "mine is in a hotel room",
        "the interview is not at the airline",
        "is it normal to meet in a hotel",
        "they want to meet me in a cafe",
        "should i go there or not",
      ],
      answer:
        "Yes, airlines do hire conference rooms in hotels, with dozens of applicants, and the date stands on their careers page. One person who asks you to a bedroom or a flat is no recruiter: don't go. Ring the hotel and ask whether the airline has a room that day, and tell a friend where you are.",
    },
  ],
  "assessment-days/asked-two-weeks-to-the-day": [
    {
      id: "only-three-days",
      question: "I've only got three days. What do I leave out?",
      asked: [
        "mine is on saturday already",
        "there's no two weeks, only 3 days",
        "what's most important then",
        "and if it's tomorrow",
        "too late to prepare all that?",
      ],
      answer:
        "Leave out everything but five things. Day one: reach, papers, photos, clothes. Day two: two stories, a difficult customer and a team, plus one minute on yourself. Day three: two facts for why this airline, one question for them, then all of it aloud once, and bed. Three short things told well beat ten half known.",
    },
    {
      id: "working-full-time",
      question: "I work full-time. How do I fit that in?",
      asked: [
        "i have no time beside work",
        "i come home at nine",
        "how many hours a day is it",
        "can i do it in half an hour",
        "i have shifts until the day before",
      ],
      answer:
        "Half an hour a day is enough, if you speak instead of read. Tell a story aloud on the way to work, write one line about it in the break, do clothes and papers on your one free morning. Keep the last evening free of everything but the bag. If you can take one day off, take the day before.",
    },
    {
      id: "nobody-to-practise-with",
      question: "I have nobody to practise with. How do I do it alone?",
      asked: [
        "i'm alone, who do i tell it to",
        "no friend for that",
        "can i just use a mirror",
        "my friends don't speak english",
        "i feel silly talking to myself",
      ],
      answer:
        "Use your phone: film one answer, watch it once without sound and once with your eyes shut. Without sound you see hands, eyes and smile, with your eyes shut you hear pace and filler words. Change one thing and film again. Three rounds are enough for an evening, and you can try a mock interview here.",
    },
    {
      id: "by-heart",
      question: "Do I learn the stories by heart?",
      asked: [
        "should i memorise it word for word",
        "i'm afraid i forget it",
        "can i write it all down and learn that",
        "mine sounds like a robot",
        "what if i lose the thread",
      ],
      answer:
        "No, learn only the first sentence, the last one and three words between. Then it sounds fresh each time, and a question in the middle doesn't throw you. For example: 'Full house, power cut' as the start, then 'candles, list, manager', then how it ended. If you get stuck, go straight to the ending.",
    },
    {
      id: "which-two-facts",
      question: "Which two facts about the airline, and where do I find them?",
      asked: [
        "what facts do they want to hear",
        "where do i look that up",
        "is the number of planes a good one",
        "everybody says the same thing there",
        "why this one, what do i say",
      ],
      answer:
        "One about the work and one that touches your own life. Work: a new base, a new aircraft type, how they train, from their news page of this year. Your life: the route to your grandmother, the language you speak, the crew you met. 'I speak Polish, and you've just opened Gdansk' beats any fleet figure.",
    },
    {
      id: "which-questions-to-them",
      question: "What could I ask them at the end?",
      asked: [
        "give me two questions for them",
        "what do i ask there",
        "which question sounds good",
        "can i ask about pay then",
        "what if they've answered everything already",
      ],
      answer:
        "Ask about the work: 'What do new crew find hardest in the first three months?' and 'What do your best beginners have in common?' If both were answered, say so: 'You've told us about the base, which was my question.' Leave pay, leave days and staff tickets for after the offer.",
    },
    {
      id: "no-story-comes",
      question: "I can't think of a story for every topic. What then?",
      asked: [
        "i only have two stories",
        "nothing happened in my job",
        "i find no story about a mistake",
        "my life is boring for that",
        "can one story be used twice",
      ],
      answer:
        "Use one story for two topics, told from another side: an angry customer can also be pressure or a team. For more, ask a colleague or your sister, 'When did I help you out?' They remember what you don't. Small is fine: a lost key, a wrong order, a crying child. Don't tell the same one twice on the day.",
    },
  ],
  "assessment-days/asked-short-of-a-requirement": [
    {
      id: "one-centimetre",
      question: "I'm one or two centimetres short in the reach test. Any chance?",
      asked: [
        "i miss it by one cm",
        "it's just two centimeters for me",
        "can i stretch to reach higher",
        "is there a trick for the reach",
        "do they really measure that exactly",
      ],
      answer:
        "Perhaps, because many people measure badly: heels down, shoulder low, arm bent. Warm up, go right up on your toes, lift the shoulder beside your ear and stretch the fingers. Two weeks of calf and shoulder stretches may bring a centimetre. If it stays short, pick an airline with a lower mark.",
    },
    {
      id: "birthday-soon",
      question: "My birthday is a few weeks after the date. May I apply already?",
      asked: [
        "i turn 18 next month",
        "i'm 20 and they want 21, nearly there",
        "my birthday is two weeks too late",
        "does it count on the day of training",
        "can i apply before i'm old enough",
      ],
      answer:
        "It depends on which date they name: some want the age on the day you apply, others on the first day of training. Read that line again. If it only says 'minimum 18', ask: 'I'll be 18 on 3 June, may I apply for a course after that?' Don't change the date of birth in the form, or the passport shows it.",
    },
    {
      id: "words-to-ask",
      question: "What exactly do I write when I ask the airline?",
      asked: [
        "give me the sentence for it",
        "how do i ask them",
        "what do i write in that mail",
        "where do i send the question",
        "how do i word it politely",
      ],
      answer:
        "Three lines to the recruitment address or the contact form. 'I'd like to apply for cabin crew in Madrid. The advert asks for a year of customer service, and I have nine months in a hotel and two summers at a festival. Does that count?' Put the job number in the subject and no attachments.",
    },
    {
      id: "no-reply-to-it",
      question: "And if they don't answer my question?",
      asked: [
        "they never reply",
        "i asked and heard nothing",
        "what if nobody writes back",
        "it closes on friday and no answer yet",
        "got only an automatic mail",
      ],
      answer:
        "Then decide by the kind of mark. If it's one that doesn't bend, wait. If it's one that can be read widely, apply, tick only what's true and explain it in the free text: 'Nine months full-time plus two summers.' Nobody can call that dishonest later. Keep your mail as proof that you asked.",
    },
    {
      id: "just-try-it",
      question: "What do I lose if I simply try it?",
      asked: [
        "can't i just apply and see",
        "why not send it anyway",
        "no risk, right",
        "maybe they don't notice it",
        "is a no so bad then",
      ],
      answer:
        "Mostly time: a no can lock you out for months, even if you meet the mark four weeks later. It's no stain and others don't hear of it. So try it where a preference is missing, and wait where a must is missing that you'll soon have. If you'll never meet it, use the evening for another airline.",
    },
    {
      id: "papers-not-ready",
      question: "My certificate or exam result only comes in a few weeks. Is that missing too?",
      asked: [
        "my diploma isn't printed yet",
        "i finish school in june",
        "swimming test is next week",
        "i passed but have no paper",
        "the language exam result is not there",
      ],
      answer:
        "Not if it's certain and you say so. Write 'expected in June' and ask whether a letter from the school will do until then. Most airlines want to see the paper before training, some with the form. An exam you haven't sat yet isn't certain, so wait for that one.",
    },
    {
      id: "english-not-enough",
      question: "It's my English that falls short. Does that bend?",
      asked: [
        "mine is the language level",
        "i'm b1 and they want b2",
        "only english is missing",
        "can i say fluent if im nearly",
        "how fast can i get better in it",
      ],
      answer:
        "Hardly, because they hear it in the first minute, whatever the form says. But it's the mark you can move most: from a good B1 to a B2 takes many people three to six months with daily speaking. Record a minute on your last workday. If a stranger understands it all and you needn't search for words, apply.",
    },
  ],
  "assessment-days/asked-agency-or-seasonal": [
    {
      id: "what-in-winter",
      question: "What do I do in the winter, when the season's over?",
      asked: [
        "and after the summer",
        "what do crew do in between",
        "am i unemployed then",
        "do they call me back in spring",
        "how do i live in the winter months",
      ],
      answer:
        "Most go back to a job on the ground, study, or fly the winter for another airline in ski or sun places. Ask in August who'll be asked back and when, because good people are often told early. Find out beforehand whether you get unemployment benefit, and save a little from each busy month.",
    },
    {
      id: "become-permanent",
      question: "Can it turn into a permanent job?",
      asked: [
        "do they keep me afterwards",
        "how do i get taken over",
        "is there a chance for a fixed contract",
        "after how many seasons am i permanent",
        "what must i do so they keep me",
      ],
      answer:
        "Yes, and it's a usual way in: airlines first look among the people they've already trained. What counts is dull and decisive: never late, papers in order, good reports, friendly on the hard days too. Tell your base manager in the middle of the season that you'd like to stay, not on the last day.",
    },
    {
      id: "in-the-cv",
      question: "Does a seasonal or agency job look weaker in my CV?",
      asked: [
        "does it look bad later",
        "is that real experience for others",
        "how do i write it in the cv",
        "will they ask why only six months",
        "which name do i put, agency or airline",
      ],
      answer:
        "No, flying is flying, and every airline knows these contracts. Write it so that the end explains itself: 'Cabin crew, seasonal contract, April to October 2025'. For an agency put both names: 'employed by the agency, flying for the airline'. Being asked back for a second season is a fine line to add.",
    },
    {
      id: "same-pay",
      question: "Do agency crew earn less for the same work?",
      asked: [
        "is the pay worse then",
        "same uniform, less money?",
        "why would they pay me less",
        "are there rules that it must be equal",
        "do i get the same as the others",
      ],
      answer:
        "Sometimes, though there are limits. In the EU temporary agency workers should get the basic conditions of somebody hired directly, but countries allow exceptions through collective agreements. In Britain it applies after twelve weeks in the same role. Ask for basic pay, flight pay and unpaid days in writing.",
      source: {
        name: "Directive 2008/104/EC on temporary agency work, Article 5, and the Agency Workers Regulations 2010",
        year: 2010,
      },
    },
    {
      id: "leave-early",
      question: "What if I get a permanent offer elsewhere in the middle of it?",
      asked: [
        "can i leave before the end",
        "another airline wants me now",
        "do i have to finish the season",
        "do i pay if i go early",
        "how much notice is it",
      ],
      answer:
        "You can usually go, with the notice in your contract and perhaps part of the training cost. Look for both before you say yes to the new one, and ask for a start date after the season. Leaving in the peak weeks closes that door for years, so a talk with the base manager first is worth it.",
    },
    {
      id: "wait-for-better",
      question: "Should I take it, or wait for a permanent contract?",
      asked: [
        "is it better to wait",
        "i have only this offer",
        "would you take it",
        "is it a trap",
        "what if i miss something better",
      ],
      answer:
        "Take it, if you can live on it and the exit costs little: a season gives you an attestation, real flights and stories. Don't, if you'd give up a safe job you need, or sign a training debt that's bigger than the pay. Keep your other applications running and tell nobody a date you can't keep.",
    },
    {
      id: "what-to-ask-them",
      question: "How do I ask all that without sounding difficult?",
      asked: [
        "how do i say that to the agency",
        "give me words for those questions",
        "can i ask about sick pay in the interview",
        "when do i ask them",
        "won't they think i'm a problem",
      ],
      answer:
        "After the offer, by mail, as a short list. 'Thank you, I'm very pleased. Before I sign, could you tell me who the employer is, what's paid when I'm ill, what training costs me if I leave, and what happens after 31 October?' Every serious employer answers that. One that won't has answered too.",
    },
  ],
  "assessment-days/asked-requirements-in-general": [
    {
      id: "reach-or-height",
      question: "I'm short. Is it my height or my reach that counts?",
      asked: [
        "i'm only 158",
        "do they measure height or arms",
        "what if i'm too small",
        "is there a maximum height too",
        "small but long arms, ok?",
      ],
      answer:
        "At most airlines the reach, because equipment sits high up, and some add a least height. With long arms and good tiptoes, people of about 1.60 m often manage 210 cm. Measure barefoot at a wall before you worry. A few airlines with low cabins name a greatest height too, so tall people should read that line.",
    },
    {
      id: "glasses-and-lenses",
      question: "I wear glasses or lenses. Is that allowed?",
      asked: [
        "and with glasses",
        "my eyes are bad",
        "can i fly with contact lenses",
        "do i need laser surgery for it",
        "is minus six too much",
      ],
      answer:
        "Yes, at most airlines, as long as you see well enough with them. At the medical they test you with correction, and you may have to carry a spare pair on duty. Some airlines prefer lenses or plain frames for the look. Laser surgery isn't needed, and if you plan it, do it months before the medical.",
    },
    {
      id: "tattoo-that-can-be-covered",
      question: "I've got a tattoo that could be covered. Does that count as visible?",
      asked: [
        "mine is small on the wrist",
        "can i use makeup on it",
        "is a plaster ok over it",
        "mine is on the ankle",
        "what if the watch hides it",
      ],
      answer:
        "It depends on the airline: some allow a watch, tights or make-up over it, others say no cover of any kind, as in parts of the Gulf. A few have opened up to small ones. Put on a short-sleeved blouse and a skirt or trousers and look. Whatever shows there, tell them truthfully and send a photo if they ask.",
    },
    {
      id: "how-well-swim",
      question: "How well do I have to swim?",
      asked: [
        "what does at ease in water mean",
        "i swim but slowly",
        "is there a swimming test",
        "how many metres is it",
        "i only swim with my head out",
      ],
      answer:
        "Well enough to keep going calmly in clothes or a life jacket and help somebody else. Some airlines name a distance, often 25 to 50 metres, others only look at you in training, where you climb into a raft in the pool. Style doesn't matter. Swim twice a week for a month and nobody will worry you.",
    },
    {
      id: "school-not-finished",
      question: "I didn't finish school. Is there a way round it?",
      asked: [
        "i left school at 16",
        "no diploma here",
        "does an apprenticeship count instead",
        "i dropped out, what now",
        "only have middle school",
      ],
      answer:
        "Often there is, since each airline names its own level. In Europe some want only basic schooling or a finished apprenticeship, while Gulf and US airlines mostly want a secondary diploma or its equivalent. You can catch it up at evening school or by an exam. Don't write one you haven't got: they ask for the paper.",
    },
    {
      id: "does-weight-count",
      question: "Is there a weight limit?",
      asked: [
        "i'm a bit heavy, is that a no",
        "do they weigh you",
        "what about my weight",
        "must i be slim for it",
        "is bmi a thing there",
      ],
      answer:
        "At most European and US airlines there's no number on the scales: you must fit through the exit and into the jump seat with its harness, and pass the medical. Elsewhere some airlines do look at weight in proportion to height. Stairs, a long day standing and lifting should be no trouble. Read the line in the advert.",
    },
    {
      id: "where-is-the-list",
      question: "Where do I find the exact list, and can I trust forums?",
      asked: [
        "where does it say that",
        "the internet says something else",
        "is it the same for all bases",
        "my list is from last year",
        "who tells me the real rules",
      ],
      answer:
        "In the advert itself, on the airline's careers page, under requirements or questions and answers. It can differ from base to base, and it changes, so take this month's, not a forum's. Copy it into a list, tick what you can prove, and mark what's unclear. For that one point write to the airline.",
    },
  ],
  "assessment-days/asked-homesick-first-weeks": [
    {
      id: "is-it-normal",
      question: "Is it normal to feel like that, or am I too weak for the job?",
      asked: [
        "am i the only one",
        "everyone else looks happy",
        "maybe i'm just too soft",
        "did you feel that too",
        "is something wrong with me",
      ],
      answer:
        "It's quite normal, and strong people have it too. Most of your class cry behind a closed door at some point and look cheerful at breakfast. It usually comes in waves, with the worst in the first weeks and again after the first free day. Say it to one person tonight: 'I miss home, do you?' You'll hear a yes.",
    },
    {
      id: "visit-home-in-training",
      question: "Can I fly home for a weekend during training?",
      asked: [
        "can i go home in between",
        "how about a short visit",
        "do we get days off to fly back",
        "i have two days free, worth it?",
        "when can i see my family first",
      ],
      answer:
        "Usually not far: training weeks are full, tickets for staff often start only after it, and missing a day can cost you the course. Ask for the calendar and the rule on leaving the country. A visit of one night often makes it worse. Set a date for the first real leave, and have it in sight on the wall.",
    },
    {
      id: "tell-the-trainer",
      question: "Should I tell my trainer, or will it count against me?",
      asked: [
        "can i tell them that",
        "will they throw me out if i say it",
        "who do i talk to there",
        "does it go in my file",
        "i don't want to look weak in front of the instructor",
      ],
      answer:
        "Tell somebody, and the trainer is a fair choice if your marks or sleep suffer. Trainers see it in every course. Keep it short: 'I'm homesick and sleep badly, I'm working on it, is there anybody I can talk to?' Many airlines have a peer support group that keeps what you say to itself, so ask how private it is.",
    },
    {
      id: "evenings-are-worst",
      question: "The evenings are the worst. What do I do then?",
      asked: [
        "at night it gets bad",
        "i cry when i'm in bed",
        "what helps in the evening",
        "sundays are so empty",
        "i can't sleep because of it",
      ],
      answer:
        "Fill the hour before it starts, usually the one after dinner. Study with one colleague in the kitchen, walk round the block, cook something from home. Then phone away, shower, light off at the same time. Don't lie there scrolling through your friends' pictures. If you're awake for long, get up and make tea.",
    },
    {
      id: "want-to-quit-now",
      question: "I want to go home now. Should I give up?",
      asked: [
        "i just want to quit",
        "i'm packing my bag in my head",
        "can i leave before the end",
        "was it a mistake to come",
        "what do i lose if i go home",
      ],
      answer:
        "Not tonight: decide after a night's sleep and a free day, never after a bad shift or exam. Give yourself a date, for example the end of training, and write down what would have to be better by then. Look up what leaving costs you. If on that date it's still no, going home is a decision, not a failure.",
    },
    {
      id: "family-makes-it-harder",
      question: "My family cry on the phone or want me back. How do I handle that?",
      asked: [
        "my mum cries each time",
        "they say come home",
        "my boyfriend wants me back",
        "after the calls i feel worse",
        "what do i tell them at home",
      ],
      answer:
        "Give them a time, a short one, and something to look at. 'I ring on Wednesdays and Sundays at seven. Today I learnt to open a door, look.' Show them the room, the kitchen, a friend. Say what helps: 'Tell me about your day, that's what I need.' Fifteen minutes is long enough, and end it before you're both in tears.",
    },
    {
      id: "after-training-alone",
      question: "What about after training, when everybody has a different roster?",
      asked: [
        "my class is all over the place now",
        "we never have the same day off",
        "how do i make friends after the course",
        "i fly with strangers every day",
        "i live with someone i never see",
      ],
      answer:
        "That's the second dip, and it passes quicker if you plan for it. Put your class's rosters in one group chat and fix one meal a month. Do one thing on the ground with people who don't fly: a gym, a choir, a language class. On trips say yes to the first meal. Some airlines let you ask to fly with a friend.",
    },
  ],
  "assessment-days/asked-choosing-an-airline": [
    {
      id: "chose-wrong",
      question: "And if I choose the wrong one? Can I change later?",
      asked: [
        "what if i don't like it there",
        "can i switch after a year",
        "am i stuck with it then",
        "i'm scared to pick wrong",
        "is it hard to leave again",
      ],
      answer:
        "You can change, and many do after a year or two. What makes it costly is a training debt, a long notice and starting at the bottom again. So read those three lines before you sign. With a year of flying you know what you want, and the next airline sees that you can do the job.",
    },
    {
      id: "by-the-pay",
      question: "Shouldn't I simply take the one that pays best?",
      asked: [
        "which one pays the most",
        "i need the money",
        "isn't salary the main thing",
        "how do i compare the pay",
        "tax free sounds better, no?",
      ],
      answer:
        "Only after you've compared what's left at the end of a month. Take basic pay for beginners plus flight pay for an average month, then take off rent, tax, commuting and flights home. A smaller wage with housing can leave more than a bigger one in an expensive city. Ask what's paid in a quiet month.",
    },
    {
      id: "only-one-fits",
      question: "Only one airline fits my facts. Do I put everything on it?",
      asked: [
        "there's just one for me",
        "only one takes my passport",
        "my list has one name left",
        "should i wait for that one",
        "what if that one says no",
      ],
      answer:
        "Prepare for that one as if it were the only one, and widen the list at the same time. Ask which fact shuts the others out. A language, swimming or a year of service can be changed by next season, a second base country perhaps too. Look at charter, regional and agency names, which people forget.",
    },
  ],
  "assessment-days/asked-criminal-record": [
    {
      id: "case-still-open",
      question: "There's a case against me, but no verdict yet. Do I have to say so?",
      asked: [
        "mine is still in court",
        "i was only accused",
        "not convicted yet, just charged",
        "they're investigating me, what now",
        "does an open case count",
      ],
      answer:
        "Only if the form asks for it, and many do: read whether it says 'convicted', 'charged' or 'pending'. Answer exactly that. An open case can hold up the airport pass, and in the EU and Britain the authorities may look beyond convictions. Talk to your lawyer about the wording first, and don't resign before it's settled.",
    },
    {
      id: "clear-it",
      question: "Can I have the entry removed, and how long does that take?",
      asked: [
        "how do i get it deleted",
        "can it be wiped out",
        "when does it disappear",
        "is it possible to clear my record",
        "can a lawyer remove it",
      ],
      answer:
        "In many countries, yes: entries lapse after some years, or a court can seal or expunge them when you ask. It often takes months, so start before you apply. The record office or a legal advice centre tells you your date. But security checks and visa forms may still see or ask for it, so read each question literally.",
    },
    {
      id: "crew-visa-with-it",
      question: "Could it stop me getting a crew visa, for the United States for example?",
      asked: [
        "and what about the us visa",
        "will america let me in with that",
        "is the visa form asking it too",
        "does it matter for the countries we fly to",
        "my pass is fine but the visa?",
      ],
      answer:
        "It could, because that's a separate check with its own rules. The US visa form asks about any arrest or conviction, even one that was pardoned, and a consul decides. Crew who can't enter a main destination may not be rostered or hired. Bring the court papers, tell the truth, and ask the airline before you resign.",
      source: {
        name: "US Department of State, form DS-160, security and background questions",
        year: 2024,
      },
    },
  ],
  "assessment-days/application": [
    {
      id: "short-answer-box",
      question: "What do I write in the box 'Why do you want to work for us'?",
      asked: [
        "there's a box with 300 characters",
        "what do i put for why us",
        "how do i answer the short questions",
        "give me an example for the motivation box",
        "can i paste the same text in all of them",
      ],
      answer:
        "Two sentences: one fact about them, one proof about you. 'You're opening a base in Porto, where I've worked in a hotel (a shop, a clinic) for two years. I'd like to look after people where safety comes first.' Write it in a separate file, count the characters, check the spelling, then paste it in.",
    },
    {
      id: "whom-as-referee",
      question: "Whom do I name as a referee?",
      asked: [
        "who can be my reference",
        "can i put a friend there",
        "my boss mustn't know yet",
        "do i ask them before",
        "i have no boss, i was self employed",
      ],
      answer:
        "Somebody who worked above you, can be reached and knows it's coming: a shift leader, a manager, a teacher if you've just left school. No family and no friends. If you were self-employed, take a regular client or your accountant. If your boss mustn't know yet, write 'please contact only after an offer'.",
    },
    {
      id: "portal-crashes",
      question: "The portal crashes or won't take my photo. What do I do?",
      asked: [
        "it doesn't upload my picture",
        "the page keeps freezing",
        "i got an error and lost everything",
        "the site logs me out",
        "it closes tonight and it won't send",
      ],
      answer:
        "Try a computer instead of the phone, another browser, and a JPG in the size they name: too large a file is the usual reason. Keep your answers in a document, so that nothing is lost. If it still fails, take a screenshot with the time and write to support before the deadline. Don't open a second account.",
    },
  ],
  "assessment-days/asked-no-reason-given": [
    {
      id: "words-for-feedback",
      question: "What do I write when I ask for feedback?",
      asked: [
        "give me the text for it",
        "how do i ask nicely for one point",
        "what do i say in that mail",
        "to whom do i send it",
        "can you write me an example",
      ],
      answer:
        "Four short sentences, as a reply to their mail. 'Thank you for letting me know. I enjoyed the day in Milan. If you could name one thing I should work on before I apply again, I'd be grateful. I know you can't discuss results in detail.' Name and reference below. No 'why' and no 'unfair'.",
    },
    {
      id: "copy-of-my-data",
      question: "How do I ask for a copy of what they keep about me?",
      asked: [
        "how does that data thing work",
        "who do i write to for the notes",
        "does it cost something to get it",
        "how long do they have for it",
        "can they refuse me the notes",
      ],
      answer:
        "Write to the data protection address in their privacy notice: 'Under Article 15 of the GDPR I ask for a copy of my personal data from my application, including assessment notes.' Add name, date and reference. It's free, and they have one month, longer if it's complicated. Parts about other people may be blacked out.",
      source: { name: "Regulation (EU) 2016/679 (GDPR), Articles 12 and 15", year: 2016 },
    },
    {
      id: "does-asking-harm",
      question: "Does asking harm my next application?",
      asked: [
        "will they be annoyed by that",
        "is it bad to ask them",
        "do they note it down against me",
        "i don't want to make enemies",
        "better not ask, right?",
      ],
      answer:
        "No, one kind mail does no harm and is mostly forgotten by the evening. What does harm is a second and third one, a complaint on social media with names, or a call to the recruiter's private number. A request for your data is a right as well, though many people get more out of looking at the stage.",
    },
    {
      id: "ended-at-the-form",
      question: "Mine ended at the form. What does that point to?",
      asked: [
        "i was out after the application",
        "rejected in one hour",
        "never got further than the cv",
        "it was the very first step for me",
        "they said no before they saw me",
      ],
      answer:
        "To a must-have, the photos or care. Check in this order: right to work, age, reach, languages as you ticked them, then months without an entry, then the pictures against their instructions. Show the form to somebody who isn't you and ask what they'd doubt. Within an hour it was the system, not a person.",
    },
    {
      id: "ended-in-the-group",
      question: "I was sent home after the group task. What was it, probably?",
      asked: [
        "out after the group exercise",
        "they cut me in the group part",
        "i said a lot and still went home",
        "i was quiet in the group, is that it",
        "mine ended before the interview there",
      ],
      answer:
        "Most often too little or too much: people who said nothing, people who talked over others, and people who forgot to smile and listen. Ask yourself whom you used by name and whose idea you took up. Next time speak early once, ask a quiet one, watch the clock, and accept another solution kindly.",
    },
    {
      id: "ended-at-the-final",
      question: "I got as far as the final interview. What do I make of that?",
      asked: [
        "i failed in the last round",
        "so close and then no",
        "it was the final interview for me",
        "everything passed but the last talk",
        "why no after such a good interview",
      ],
      answer:
        "You're employable, and that's the good news: everything before it was enough. In the last talk it's mostly stories without your own part, answers that sound learnt, a why that fits any airline, or simply fewer places than good people. Write down every question tonight, and tell two new stories next time.",
    },
    {
      id: "my-looks-or-accent",
      question: "Could it have been my looks, my accent or where I come from?",
      asked: [
        "maybe they didn't like my face",
        "is it because of my accent",
        "i think it was my skin colour",
        "what if it was discrimination",
        "only pretty ones got through",
      ],
      answer:
        "You can seldom know, and a strong accent matters only if it's hard to follow you. In the EU, Britain and the US it's against the law to turn somebody down for origin, skin or religion. If something was said, write it down with time and witnesses and ask an equality office, soon, as there are deadlines.",
    },
  ],
  "assessment-days/asked-from-a-medical-job": [
    {
      id: "burnt-out",
      question: "Honestly, I'm leaving because I'm burnt out. May I say that?",
      asked: [
        "i can't do it any more, that's why",
        "i'm just exhausted from the ward",
        "can i tell them about the stress",
        "should i hide that i'm burnt out",
        "the truth is i hate it now",
      ],
      answer:
        "Leave the word out, and don't lie either. Say what you're looking for: 'I want work with people where a shift has an end and the team changes.' Before you apply, give yourself some rest: nights and tired people wait in the cabin too. If you're ill from it, see a doctor first, and answer the medical truthfully.",
    },
    {
      id: "waste-of-training",
      question: "What if they say it's a waste of my training?",
      asked: [
        "they'll say i throw away my studies",
        "isn't it a waste, they asked me",
        "i'm overqualified, they think",
        "how do i answer why not stay a nurse",
        "they don't believe i'll be happy with less",
      ],
      answer:
        "Disagree kindly and give one use for it. 'I don't think it's lost. I see early who's unwell, I hand over in four sentences, and I stay friendly at five in the morning. You get that from the first flight.' Then one sentence on why this job, and stop. Don't defend it for longer than they asked.",
    },
    {
      id: "patient-story",
      question: "May I tell a story about a patient?",
      asked: [
        "can i use a patient in my example",
        "what about confidentiality then",
        "all my stories are from hospital",
        "is an emergency a good story there",
        "how do i tell it without the details",
      ],
      answer:
        "Yes, without anything that points to the person: no name, place, date or rare illness. 'A man in the waiting room who shouted' is enough. Choose service over blood: somebody frightened, angry or lost, and what you said. One emergency is fine if it's about the team. Say once, 'I'll leave the details out.'",
    },
    {
      id: "go-back-soon",
      question: "They'll think I'll go back to nursing after a year. How do I answer?",
      asked: [
        "they fear i leave again",
        "how do i show i'll stay",
        "what if they ask how long i'd do it",
        "will they think it's only a break",
        "is it just a gap year for you, they said",
      ],
      answer:
        "Show that you've thought it through. 'I've spoken to two crew members, seen their rosters and done the sum on the pay. I've wanted this for three years, and my family's prepared for the shifts.' Then name a goal inside the airline, such as first-aid instructor or purser. A plan calms them more than a promise.",
    },
    {
      id: "just-serving-coffee",
      question: "Won't I miss it, when I mostly serve coffee?",
      asked: [
        "is it boring after the hospital",
        "from saving lives to trolleys",
        "will i feel useless there",
        "isn't it a step down",
        "be honest, is it enough for a nurse",
      ],
      answer:
        "Some do miss it, after half a year, and it's better to ask yourself now. The cabin is service nearly every day, and the medical case comes rarely and with a small kit. What people like is that guests leave well and the shift ends. Some keep a few bank shifts at a clinic, if airline and rest rules allow it.",
    },
    {
      id: "keep-my-registration",
      question: "Can I keep my registration as a nurse or paramedic going?",
      asked: [
        "do i lose my licence then",
        "how do i stay registered",
        "can i work shifts in hospital beside it",
        "does flying count as practice hours",
        "what if i want to return one day",
      ],
      answer:
        "Often yes, but flying rarely counts as practice. Your register says how many hours or courses it wants and in which period, so ask there before you leave. A second job needs the airline's consent, and the hours count toward your rest. Part-time after the first year makes it easier.",
    },
    {
      id: "colleagues-laugh",
      question: "My colleagues and family don't understand it. What do I tell them?",
      asked: [
        "my mother thinks i'm crazy",
        "the ward laughs about it",
        "everybody says stay, they need you",
        "i feel guilty leaving my team",
        "how do i explain it to my family",
      ],
      answer:
        "Say it's your decision, and give one reason, not five. 'I've done six good years, and I'd like to look after people who are on their way somewhere.' You needn't win the argument. Guilt toward the team is normal: give proper notice, hand over well, and leave so that you'd be welcome back.",
    },
  ],
  "assessment-days/asked-who-pays-for-visa": [
    {
      id: "way-to-the-interview",
      question: "And who pays for the way to the interview?",
      asked: [
        "do they pay my trip to the assessment",
        "what about the hotel for the interview",
        "i have to fly there, who pays",
        "can i ask them for the travel cost",
        "will i get my train ticket back",
      ],
      answer:
        "Mostly you do, for open days nearly always. Some airlines give invited people a standby ticket on their own flights, which needs time in reserve. Ask in one line when the invitation comes: 'Do you help with travel?' In some countries an employer who invites you must pay unless they say otherwise, so read it.",
    },
    {
      id: "fail-the-training",
      question: "Who pays my flight home if I fail the training?",
      asked: [
        "what if i don't pass the course there",
        "do they send me back for free",
        "i fail and then, who buys the ticket",
        "do i owe them the visa then",
        "and if the medical there goes wrong",
      ],
      answer:
        "Where the airline brought you over, it often pays the flight home, but the contract decides. Read three lines: ticket at the end, visa and training costs if you fail, and the same if you resign in probation. Ask before you sign: 'What would I owe if I don't pass?' Keep enough for a ticket in any case.",
    },
    {
      id: "what-attested-means",
      question: "What does an attested diploma mean, and how do I get that?",
      asked: [
        "what is attested exactly",
        "how do i attest my certificate",
        "where do i go for the stamp",
        "how long does that take",
        "my school is closed, who stamps it",
      ],
      answer:
        "It's a proof that your diploma is real: stamps from a notary or ministry at home, then from the embassy of the country you're going to, or an apostille where that's accepted. It takes some weeks and costs a fee for each stamp. Wait for the airline's list, because each country wants another chain.",
    },
    {
      id: "medical-in-europe",
      question: "Who pays for the medical in Europe?",
      asked: [
        "and the medical here at home",
        "is the health check free",
        "they say i must pay the aeromedical",
        "do i do the medical before the offer",
        "how about blood tests and glasses",
      ],
      answer:
        "Often the airline, and sometimes you, above all at low-cost airlines, agencies and schools. It's done by an aero-medical examiner or centre or, in some countries, an occupational doctor. Don't book one on your own before you're asked, as the airline may send you elsewhere. Missing vaccinations or glasses are usually your own cost.",
    },
    {
      id: "pay-back-words",
      question: "How do I ask what I'd have to pay back?",
      asked: [
        "how do i ask about the payback",
        "which words for the bond question",
        "can i ask that before signing",
        "is it rude to ask about leaving",
        "what must stand in the letter",
      ],
      answer:
        "By mail, after the offer and before you sign. 'Could you tell me which costs I'd repay if I left in the first or second year, and whether the sum falls each month?' That's a normal question. You want a figure, a period, and what happens if you fail or fall ill. A spoken answer isn't enough.",
    },
    {
      id: "how-much-to-save",
      question: "How much money should I have with me when I start there?",
      asked: [
        "how much do i need for the first month",
        "when does the first pay come",
        "i have no savings, is that bad",
        "do they give an advance",
        "what do i still pay myself there",
      ],
      answer:
        "Enough for six to eight weeks of food, phone and transport, and a ticket home in reserve. Housing is often given in the Gulf, and in Europe you need a deposit and a month's rent on top. The first pay may come late and be smaller, because training is paid differently. Ask whether there's an advance.",
    },
    {
      id: "pay-first-then-refund",
      question: "They want me to pay my papers first and hand in receipts. Is that normal?",
      asked: [
        "i have to pay first and they refund",
        "do i get back the police certificate",
        "should i keep the bills",
        "they said send receipts later",
        "is paying my own papers a scam too",
      ],
      answer:
        "Yes, for papers you order yourself at an office or a doctor, that's quite usual, and some airlines refund them later. You pay the office, not the airline or a person. Ask for the list of what's refunded, keep every receipt and photograph it. If you're to send the money to them or to an agent, stop.",
    },
  ],
  "assessment-days/asked-result-without-numbers": [
    {
      id: "ended-badly",
      question: "My story didn't end well. Can I still use it?",
      asked: [
        "it went wrong in the end",
        "the customer never came back",
        "we lost the guest anyway",
        "no happy end in mine",
        "what if i failed in it",
      ],
      answer:
        "Yes, for a question about a mistake or a difficult time it's even better. Say plainly how it ended, what you'd do differently, and one time you then did. 'She left angry. Since then I ask first what would help, and in March that kept a couple from walking out.' For 'a success' take another story.",
    },
    {
      id: "dont-know-the-end",
      question: "I don't know how it ended. What do I say then?",
      asked: [
        "i never saw him again",
        "no idea what happened after",
        "my shift was over before the end",
        "nobody told me the result",
        "the passenger just left",
      ],
      answer:
        "End with the last thing you saw. 'When I handed over, he'd stopped shouting and was drinking his water.' Or with the handover itself: 'I told my colleague what I'd promised, so nobody had to start again.' That's an honest ending. Don't add a thank-you letter that never came.",
    },
    {
      id: "may-i-estimate",
      question: "May I estimate a figure?",
      asked: [
        "can i say about twenty",
        "is a rough number a lie",
        "i think it was ten minutes",
        "can i guess how many customers",
        "what if they ask how i know that",
      ],
      answer:
        "Yes, if it's a fair guess and you say so: 'about twenty people', 'roughly ten minutes'. Count it back from something real, tables, seats, receipts. What you shouldn't guess is a percentage or money saved, since the next question is how you measured it. If you couldn't explain it, leave it out.",
    },
    {
      id: "lesson-sentence",
      question: "What do I say for the sentence on what I took from it?",
      asked: [
        "give me a sentence for the lesson",
        "how do i say what i learnt",
        "what's a good last line",
        "everybody says i learned to communicate",
        "must there be a moral at the end",
      ],
      answer:
        "Something you now do differently, small enough to see. 'Since then I repeat the order before I walk off.' 'Now I tell people how long it'll take, even if it's long.' Leave out big words such as communication and teamwork. One sentence, voice down at the end, and then look at them.",
    },
    {
      id: "it-was-the-team",
      question: "The result belonged to the team. How do I show my own part?",
      asked: [
        "we did it together, not me",
        "i only helped a bit",
        "how do i say i without lying",
        "my boss solved it in the end",
        "is it bad to say we",
      ],
      answer:
        "Use 'we' for the goal and 'I' for your hands. 'We had eighty guests and no power. I took the list and told every table what they could still have. We lost nobody.' Your part may be small. If your boss decided it, say what you brought them: the fact, the idea, the calm guest.",
    },
    {
      id: "they-want-a-figure",
      question: "And if they ask how I measured that?",
      asked: [
        "they asked how i measured it",
        "what if they insist on a number",
        "and if they want figures",
        "how do you know it worked, they said",
        "they weren't happy with my ending",
      ],
      answer:
        "Say calmly that you didn't count and what you saw instead. 'I haven't got a figure. What I noticed is that nobody asked me that question again the whole evening.' Then stop. They're testing whether you invent something. An honest 'I didn't measure it' with one thing you saw is a full answer.",
    },
    {
      id: "too-small",
      question: "My ending feels too small. Is that enough?",
      asked: [
        "mine is so tiny",
        "she only smiled, is that a result",
        "it's nothing special though",
        "others have bigger stories",
        "just a thank you, enough?",
      ],
      answer:
        "Yes, small and true is what this job is made of. 'She smiled' gets stronger with one detail: when, and what it was like before. 'She hadn't said a word all evening, and at the door she shook my hand.' Big endings sound borrowed. If nothing changed at all for anybody, choose another story.",
    },
  ],
  "assessment-days/asked-how-long-hiring": [
    {
      id: "long-notice",
      question: "I have three months' notice in my job. Is that a problem?",
      asked: [
        "my notice is three months",
        "when do i quit then",
        "they want me in four weeks but i can't",
        "do i tell them about my notice period",
        "should i give notice early to be free",
      ],
      answer:
        "No, if you say it early: the form or the interview asks when you can start. Name the notice and offer what's possible: 'Three months, and my boss may let me go sooner.' Courses run again and again, so they can put you on a later one. Don't resign in advance. Ask your boss only when the offer is in writing.",
    },
    {
      id: "silence-in-the-middle",
      question: "It's been weeks since the last step and nobody writes. Is that normal?",
      asked: [
        "i hear nothing since the video",
        "the status never changes",
        "stuck on under review",
        "is silence bad after the medical",
        "should i ask where it is",
      ],
      answer:
        "Yes, two to six weeks of silence between steps are nothing unusual, above all before and after summer. Look in the portal and the spam folder once a week. If they named a date and it's past, ask once with your reference. A paper missing on your side is the commonest reason, so check that first.",
    },
    {
      id: "holiday-in-between",
      question: "I've booked a holiday or have a wedding in that time. What do I do?",
      asked: [
        "can i travel while i wait",
        "my wedding is in that period",
        "what if the course starts in my holiday",
        "do i tell them about my trip",
        "should i cancel my vacation",
      ],
      answer:
        "Go, but tell them the dates as soon as a course or medical is mentioned. Training can't be interrupted, so a fixed date, such as a wedding, belongs in the first mail about the course: 'I'm not free from 10 to 14 June, otherwise always.' Book things that can be cancelled, and take papers and charger along.",
    },
  ],
  "assessment-days/asked-wait-after-the-day": [
    {
      id: "another-offer-meanwhile",
      question: "Another airline has offered me a place meanwhile. What do I do?",
      asked: [
        "i got a different offer while waiting",
        "the other one wants an answer by friday",
        "can i tell them i have an offer",
        "should i accept the first one that comes",
        "i'd rather have this one though",
      ],
      answer:
        "Tell the one you're waiting for, once and without pressure: 'I've an offer with a deadline on Friday, and you're my first choice. Can you say anything by then?' Ask the other for a few more days. If nothing comes, take the one you hold in writing, provided you could live with it.",
    },
    {
      id: "said-something-wrong",
      question: "I remembered something I said wrong. Should I write to them?",
      asked: [
        "i forgot to say the important thing",
        "i gave a stupid answer there",
        "can i correct it afterwards",
        "i think i ruined it with one sentence",
        "i keep thinking about that one question",
      ],
      answer:
        "Only if it's a fact: a wrong date, a language level, when you can start. Then one line with the right version. A weak answer or a forgotten story stays where it is, because the notes are done and a second try in a mail looks anxious. Write it down for the next interview, and then go out.",
    },
    {
      id: "forgot-to-ask",
      question: "I forgot to ask when they'd tell me. How long do I wait, then?",
      asked: [
        "they never named a date",
        "i didn't ask that on the day",
        "no date given, so when",
        "after how many weeks can i write",
        "when is it surely a no",
      ],
      answer:
        "Three weeks is a fair wait when no date was named, then write once. Look first in the invitation and the portal, where it often stands. After six to eight weeks without any reply, treat it as a no in your own plans, even though a late yes does happen. By then you should have other dates in the calendar.",
    },
  ],
  "assessment-days/asked-several-airlines": [
    {
      id: "second-choice-first",
      question: "My second choice says yes first. What do I do?",
      asked: [
        "the wrong one said yes",
        "i got an offer but not from my favourite",
        "should i wait for my first choice",
        "can i accept and still go on with the other",
        "how long can i make them wait",
      ],
      answer:
        "Ask for a few days, and use them to ask your first choice where things stand. A week is usually possible, a month isn't. If the first can't say anything, take the one in your hand unless you'd be unhappy there. Read bond and notice beforehand, so that you know what a later change would cost.",
    },
    {
      id: "asked-where-else",
      question: "What do I say when they ask where else I've applied?",
      asked: [
        "they asked me where else",
        "do i name the others",
        "should i say only you",
        "is it ok to lie about that",
        "and when they ask which is my favourite",
      ],
      answer:
        "Say it openly and bring it back to them. 'At two others. You're my first choice because of the base in Lisbon and the mixed network.' You needn't name them, and you may. 'Only you' is fine if it's true. Say nothing bad about the others: people change airlines, and recruiters too.",
    },
    {
      id: "better-one-after-signing",
      question: "I've signed, and now a better one offers. Can I still get out?",
      asked: [
        "i already signed with one",
        "can i change my mind after signing",
        "is it allowed to break the contract",
        "what happens if i don't show up",
        "a better one came too late",
      ],
      answer:
        "Mostly yes, but read the contract first: notice before the start, and any cost for visa, ticket or training. Then ring or write at once, kindly, so that the place goes to somebody else: 'I've decided for another offer, I'm sorry.' Just not turning up closes that airline to you and may cost money.",
    },
  ],
  "assessment-days/asked-us-age-limit-by-law": [
    {
      id: "why-pilots-65",
      question: "Why do pilots have to stop at 65, and cabin crew don't?",
      asked: [
        "so why is there a limit for pilots",
        "is that not unfair to them",
        "where does the 65 come from",
        "why not the same rule for us",
        "pilots stop, and we go on?",
      ],
      answer:
        "Because a federal law sets it for pilots at airlines, and nobody has written one for cabin crew. The thinking is that a pilot who's suddenly taken ill can endanger everybody, while a cabin has several people. What you do have is the yearly training: if you can do the drills, you may fly.",
      source: { name: "Fair Treatment for Experienced Pilots Act, 49 U.S.C. 44729", year: 2007 },
    },
    {
      id: "forced-to-retire",
      question: "Do I have to retire at some age once I'm flying?",
      asked: [
        "can they make me stop at 60",
        "till what age can i fly there",
        "is there a retirement age for us",
        "will they push me out later",
        "how old is the oldest one",
      ],
      answer:
        "No, US airlines can't send cabin crew into retirement for their age. You go when you want to, or when you no longer pass the training or the duties. Flight attendants of seventy and more do fly, and with seniority they choose the easy trips. Read the pension and health plan for the age that pays best.",
    },
    {
      id: "is-it-so-in-europe",
      question: "Is it the same in Europe and the Gulf?",
      asked: [
        "and in europe",
        "what about dubai or qatar then",
        "same law in the uk?",
        "does that count for foreign airlines too",
        "here in germany also no limit?",
      ],
      answer:
        "In the EU and Britain it's similar: refusing somebody for age is unlawful without a good reason, and there's no upper limit for cabin crew in the aviation rules. Gulf law differs, and contracts there may name an age for retirement. For an airline based outside the US, go by the law of the base and the advert.",
      source: { name: "Directive 2000/78/EC and the Equality Act 2010", year: 2010 },
    },
    {
      id: "too-young-instead",
      question: "I'm 20 and they want 21. Isn't that age discrimination as well?",
      asked: [
        "i'm too young for them, is that legal",
        "they want 21, can i complain",
        "does the law protect young ones too",
        "why must i be 21 there",
        "is a minimum age allowed",
      ],
      answer:
        "No, not under that federal law, which protects people from 40 on only. Some states protect younger people too, but a minimum age set for all is usual. Airlines choose it themselves, mostly between 18 and 21. Apply where the mark is lower, or use the months for a service job.",
    },
    {
      id: "which-physical-tests",
      question: "Which physical tests are they, and can I train for them at my age?",
      asked: [
        "what do i have to lift there",
        "are the tests hard when you're over 50",
        "how fit must i be",
        "can i practise for that before",
        "i have a bad knee, will i pass",
      ],
      answer:
        "Mostly everyday strength: open a heavy door, lift a bag overhead, pull a cart, kneel for CPR for some minutes, slide, climb into a raft, sit in the jump seat with its harness closed. You can train all of it: squats, stairs, overhead lifts with a full bag, kneeling. Have a bad knee looked at before, not after.",
    },
  ],
  "assessment-days/asked-no-degree": [
    {
      id: "why-not-use-it",
      question: "I do have a degree. What do I say when they ask why I don't use it?",
      asked: [
        "they'll ask why not work in my field",
        "i'm an engineer with a diploma, is that odd",
        "am i overqualified then",
        "how do i explain that i studied law",
        "will they think i leave soon",
      ],
      answer:
        "Say what you found out and what you take along. 'I liked studying, and in the lab I missed people. My summers at the airport were the best months.' Then one skill from it: learning a manual, languages, staying exact when tired. Don't call it wasted, and show that you know the pay and the roster.",
    },
    {
      id: "still-studying",
      question: "I'm still studying. Can I fly and finish beside it?",
      asked: [
        "can i do both",
        "i'm in my second year of uni",
        "is it possible to study while flying",
        "should i finish first",
        "do they take students",
      ],
      answer:
        "Sometimes: distance courses go well with flying, fixed lectures don't. Most beginners are hired full-time, and the training weeks leave room for nothing else. Some European airlines hire students for the summer. If you've less than a year to go, finish first: the airlines will still be there.",
    },
    {
      id: "does-it-help-later",
      question: "Does a degree help me later, for promotion or the office?",
      asked: [
        "and to become purser",
        "do they pay more with a diploma",
        "is it useful for ground jobs later",
        "will i need one to be a trainer",
        "does it bring anything at all",
      ],
      answer:
        "For senior and purser hardly: there it's flights, reports and an exam. For a job in the office, such as safety, training design or management, it may help, and so may a course you do beside flying. Pay doesn't rise for a degree. So don't do one for the airline, do one for yourself.",
    },
    {
      id: "apprenticeship-instead",
      question: "I left school early and did an apprenticeship. Is that enough?",
      asked: [
        "i have a trade instead of school",
        "mine is vocational training",
        "hairdresser diploma, does that count",
        "no high school but a profession",
        "i did a hotel apprenticeship",
      ],
      answer:
        "In much of Europe, yes, a finished apprenticeship counts like school or better, above all in a hotel, a shop or care. Outside Europe they often want a secondary school diploma by name, so ask whether yours is taken as equal. Upload the final certificate with a translation and say how many years it was.",
    },
    {
      id: "translate-it",
      question: "How do I get mine translated or recognised?",
      asked: [
        "where do i translate my diploma",
        "who recognises it",
        "is my own translation ok",
        "how long does that take and cost",
        "mine is from another country",
      ],
      answer:
        "Translation: by a sworn or certified translator, with a copy of the original stapled to it. Your own doesn't count. Recognition: through the office in the country of the base, in Europe the ENIC-NARIC centre, and in the US a private evaluation service. It takes some weeks. Ask the airline first which of the two it wants.",
    },
    {
      id: "lost-the-certificate",
      question: "I've lost my school certificate. What do I do?",
      asked: [
        "can't find my diploma any more",
        "the paper is gone",
        "my school closed years ago",
        "do they need the original",
        "a photo of it, is that enough",
      ],
      answer:
        "Write to the school and ask for a duplicate or a certified statement. If it's closed, the town, the education authority or the state archive usually has the lists. It can take some weeks, so ask now and tell the airline it's on its way. A photo may do for the form, and the original is asked for before training.",
    },
    {
      id: "others-have-one",
      question: "Everybody in my group will have a degree. Do I look worse?",
      asked: [
        "the others studied and i didn't",
        "i feel stupid beside them",
        "will they take the ones with a diploma first",
        "do i have to explain why i have none",
        "i'm ashamed of my school",
      ],
      answer:
        "No, in the group and the interview nobody sees it, and nobody gets points for it. What's seen is how you listen, speak and treat people. If they ask about school, one calm sentence: 'I wanted to work, and at nineteen I ran a shift.' Or: 'I learnt more at the counter.' Then a story.",
    },
  ],
  "assessment-days/asked-medical-licence-on-board": [
    {
      id: "no-doctor-on-board",
      question: "And if there's no doctor on board, may I do more then?",
      asked: [
        "what if nobody else is there",
        "no doctor answers the call, and now",
        "can i give the drip if no one can",
        "who decides if we're alone up there",
        "would i just watch someone die",
      ],
      answer:
        "Usually not on your own: you ask the medical service on the ground through the cockpit, and do what they clear within the procedure. That's where your training counts, because you give them a proper picture. Compressions, AED, oxygen and the crew's own kit need nobody's leave. Ask in training how your airline handles it.",
    },
    {
      id: "as-a-passenger",
      question: "And when I travel privately and they call for medical help?",
      asked: [
        "what if i'm only a passenger",
        "on holiday, do i have to answer the call",
        "off duty i may do more, right",
        "should i say i'm a nurse when i travel",
        "i'm flying standby and someone collapses",
      ],
      answer:
        "Then you can offer yourself as a nurse or paramedic, and the crew decide what they need. Say your profession, show proof if they ask, and stay within what you're trained and sober for. Whether you're obliged to help depends on the country. Once you've started, stay until somebody takes over.",
    },
    {
      id: "be-sued",
      question: "Can I be sued if something goes wrong?",
      asked: [
        "am i liable for that",
        "who's responsible if he dies",
        "could i lose my licence over it",
        "am i insured on board",
        "what if i make a mistake with a patient there",
      ],
      answer:
        "It's unlikely if you act as crew, as trained, and write it down, because then you're covered as the airline's employee. It gets difficult when you go beyond the procedure on your own account. So keep to it, call for advice, note times. Ask the airline and your professional insurer in writing what they cover.",
    },
    {
      id: "does-flying-count",
      question: "Do cases on board count as practice for my registration?",
      asked: [
        "can i count the flights as hours",
        "does that keep my licence valid",
        "will my register accept it",
        "do i lose it if i only fly",
        "how do i stay a nurse meanwhile",
      ],
      answer:
        "As a rule not, because you weren't working as a nurse or paramedic there. Most registers want hours or courses in the profession. Ask yours before you start to fly, and look whether a few bank shifts a year are enough. The airline has to agree to a second job, and its hours count toward your rest.",
    },
    {
      id: "always-me",
      question: "Won't my colleagues send me to every sick passenger?",
      asked: [
        "will i be the doctor for everyone",
        "do they always call me then",
        "can i keep it secret that i'm a nurse",
        "crew keep asking me about their illness",
        "i left that job, must i do it here",
      ],
      answer:
        "They may try, and you can share it out. In the briefing say: 'I'm a nurse, use me for a second look, but we all do the drill.' Everybody needs the practice. For colleagues' own aches one sentence will do: 'Please see the crew doctor, I'm off that duty.' You should still tell the purser.",
    },
    {
      id: "doctor-does-it-wrong",
      question: "What if the doctor who's helping does something I think is wrong?",
      asked: [
        "the doctor was wrong, what do i say",
        "can i contradict a doctor there",
        "he wanted to do something dangerous",
        "what if the helper is drunk",
        "i know better than the volunteer",
      ],
      answer:
        "Say it quietly as a question, with the fact: 'Her pulse is 40, do you still want to give that?' Then bring in the ground doctor through the cockpit and tell the purser. Crew stay in charge on board, so a helper who's drunk can be thanked and sent back to the seat. In an arrest, compressions go on meanwhile.",
    },
    {
      id: "say-in-interview",
      question: "How do I put that in the interview, without sounding like I know better?",
      asked: [
        "how do i mention it there",
        "do i say i could do more",
        "what if they test me with a heart attack",
        "give me a sentence about my licence",
        "is it a plus in the interview",
      ],
      answer:
        "Say the skill and the limit in one breath. 'I've been a paramedic for four years, and on board I'd work to your procedure: call, kit, purser informed, doctor asked.' If they give you a case, answer as crew, not as clinic: who gets what, who tells the cockpit. That reassures them more than knowledge.",
    },
  ],
  "assessment-days/asked-how-many-are-taken": [
    {
      id: "a-percentage",
      question: "Can you give me a percentage?",
      asked: [
        "how many in percent",
        "one out of how many",
        "what are my chances in numbers",
        "is it one percent at emirates",
        "out of 100 people, how many get it",
      ],
      answer:
        "No honest one: airlines hardly ever publish it, and figures in forums mix up clicks on a form with people who met the requirements. Count only those who meet everything and come prepared, and the odds look much kinder. In a growth year whole groups are taken, in a quiet year hardly anybody.",
    },
    {
      id: "what-knocks-out-first",
      question: "What knocks most people out at the start?",
      asked: [
        "why do so many fail at first",
        "what's the first mistake they make",
        "who goes home in the first hour",
        "what must i not do there",
        "is it really the photos",
      ],
      answer:
        "Things that could be checked at home. A must-have ticked that isn't there, photos against the instructions, a form with holes in the dates, reach a finger short, English that stops after the first sentence, a look that doesn't fit the brief. Take the advert and go through it with a friend who plays the recruiter.",
    },
    {
      id: "odds-in-the-last-round",
      question: "I'm in the last round. Are my chances good now?",
      asked: [
        "i got to the final, is that half way",
        "how many of the last ones get it",
        "are we competing for one place",
        "what are the odds at the end",
        "nearly there, how sure is it",
      ],
      answer:
        "They're far better than at the start, though nobody can tell you the number. As a rule you aren't fighting the person beside you: they need many, and measure each one against a mark. So don't look sideways. Bring two new stories, your own why, and the same friendliness as in the first hour.",
    },
    {
      id: "how-to-stand-out",
      question: "How do I stand out among so many?",
      asked: [
        "how will they notice me there",
        "what makes me different from the rest",
        "hundreds of people, why me",
        "should i wear something special",
        "i'm not the loud type, do they see me",
      ],
      answer:
        "By being the one it's easy to fly with: on time, warm to the person beside you, clear when you speak. Assessors note who helps others. One exact fact about yourself sticks better than a bright jacket: 'I've opened a bakery at five for two years', 'I've taught forty children to swim.' Quiet people are noticed when they speak once, early.",
    },
    {
      id: "more-than-once",
      question: "I've failed twice there. Are my chances lower each time?",
      asked: [
        "and after two or three times",
        "this was my second no",
        "do they get tired of me",
        "does it get harder each time",
        "third try, still worth it?",
      ],
      answer:
        "Not by itself: you're judged on the new day, and a third try with something new is often the good one. It gets lower only if you come the same. A few airlines limit the tries, so look that up. If they ask, name what has changed since in one sentence, with a date.",
    },
    {
      id: "a-fixed-number",
      question: "Is there a fixed number they take on each day?",
      asked: [
        "do they have a quota",
        "how many places are there per day",
        "can everybody pass",
        "what if all are good",
        "do they take only girls from some countries",
      ],
      answer:
        "Usually not for the day: they need a number for the season, and a good group can send many through while a weak one sends nobody. What they do need is a mix of languages and bases, so a rare language may help. Ask at the open day how many courses are planned this year. That tells you more.",
    },
    {
      id: "others-look-better",
      question: "The others will be prettier and have more experience. Why would they take me?",
      asked: [
        "i'm not pretty enough next to them",
        "everyone there has flown already",
        "i feel so average",
        "the girls on instagram look perfect",
        "i have no chance against those",
      ],
      answer:
        "Because they hire for the cabin at four in the morning, not for a picture. Neat is enough, and neat can be learnt. Experienced people go through the same tasks, and some fall over old habits. Think of one guest who was glad it was you, and take that story in with you. It's what they can't get from a photo.",
    },
  ],
  "assessment-days/asked-short-or-long-haul": [
    {
      id: "pays-more",
      question: "Which of the two pays more?",
      asked: [
        "where do i earn more",
        "is long haul better money",
        "what about the allowances there",
        "money wise, which one",
        "do short flights pay less",
      ],
      answer:
        "Long haul often brings more in allowances, because you're paid for time abroad, but not always. On short haul many sectors, sales commission and early duties add up, and sleeping at home is cheap. Compare what's left: last month's payslip of a beginner at each, minus food on trips. Basic pay is often the same.",
    },
    {
      id: "switch-later",
      question: "Can I change from one to the other later?",
      asked: [
        "and can i switch after a while",
        "i start with short, can i go long later",
        "how long until i get long haul",
        "do i need new training for it",
        "am i stuck on it forever",
      ],
      answer:
        "At airlines that fly both, yes, by bidding or when there's a place, often after a year or more, and with a short course on the new type. Where there's only one kind, you change airline and start as a junior again. Ask in the interview how long beginners wait, and don't make it a condition.",
    },
    {
      id: "what-i-answer",
      question: "They'll ask which I'd prefer. What do I answer?",
      asked: [
        "what do i say when they ask me that",
        "which one should i name there",
        "is it bad to say long haul",
        "do i say both are fine",
        "give me a good answer for it",
      ],
      answer:
        "Say you'd gladly start where they need you, then be honest about what draws you. 'Short haul first would suit me: I'd learn the doors and the service quickly. One day I'd like longer flights too.' If they only fly one kind, say why that kind. 'I want to see the world' alone is what everybody says.",
    },
    {
      id: "more-tiring",
      question: "Which is harder on the body?",
      asked: [
        "which one makes you more tired",
        "is jet lag worse than getting up early",
        "what's healthier of the two",
        "i sleep badly, which is better",
        "which one do people last longer in",
      ],
      answer:
        "They tire you differently. Short haul is hard on night owls: alarms at three, four sectors, little time to eat. Long haul takes a whole night and shifts your clock for days. If you fall asleep anywhere, long haul is easier. If you need your own bed, take short.",
    },
    {
      id: "with-a-family",
      question: "I've got children or a partner at home. Which is better for that?",
      asked: [
        "with kids, which one",
        "which is better for a family",
        "my daughter is four, what do i take",
        "what's easier on my relationship",
        "can parents do long haul",
      ],
      answer:
        "Short haul, for most: you're home nearly every night, if late or gone early. Some parents like long haul better, because they're away two nights and then fully there for three days. It depends on who sleeps at yours when you're gone. Write down a week of each with names beside the nights.",
    },
    {
      id: "see-anything",
      question: "Do I see anything of the world on short haul?",
      asked: [
        "don't you just see airports",
        "i want to travel, is short haul boring",
        "do they get nights away at all",
        "how much time have you in the cities",
        "is it always turnaround and back",
      ],
      answer:
        "Little from the job itself: mostly it's out and back with forty minutes on the ground. Some networks have night stops, one evening in a city. On long haul you get a day or two, and sleep half of it. Short-haul crew travel in their days off, on staff tickets. Ask how many night stops a month there are.",
    },
    {
      id: "same-faces",
      question: "Is one of them lonelier than the other?",
      asked: [
        "where do you make friends easier",
        "is long haul lonely",
        "do you fly with the same people",
        "which has the better crew life",
        "i'm shy, which suits me",
      ],
      answer:
        "Long haul can be, with hotel rooms and a new crew each time, though the meals together abroad are also where friendships start. On short haul at a small base you know everybody after some months, and go home to your own people. If you're shy, a small base is the gentler start.",
    },
  ],
  "assessment-days/asked-from-ground-to-cabin": [
    {
      id: "crew-years-ago",
      question: "I flew years ago. Is my old certificate still worth anything?",
      asked: [
        "i was crew ten years back",
        "my attestation is old now",
        "does it run out if i don't fly",
        "i stopped flying for the kids",
        "must i do it all from the beginning",
      ],
      answer:
        "In Europe the attestation has no end date, but it's no longer valid if you haven't flown as crew for five years, and then you train from the start. Elsewhere the airline decides. Bring it and the training records anyway: they prove your history. Expect the whole course, and be glad of it, much has changed.",
      source: { name: "Regulation (EU) No 1178/2011, Annex V, CC.CCA.105", year: 2011 },
    },
    {
      id: "handling-company",
      question: "I work for a handling company, not for the airline. Does that still help?",
      asked: [
        "i'm only with the handling agent",
        "not the airline, a subcontractor",
        "i do check in for ten airlines",
        "baggage and ramp, does it count",
        "i clean the planes, is that something",
      ],
      answer:
        "Yes, as experience, though you apply from outside like everybody. Check-in, gate and assistance are customer service, ramp and cleaning show early shifts, rules and time pressure. Write which airlines you handled and how many flights a day. Be careful with stories about the airline you're applying to.",
    },
    {
      id: "story-from-the-desk",
      question: "Which of my stories from the ground should I tell?",
      asked: [
        "can i tell the one with the delay",
        "what story from check-in is good",
        "is an angry passenger at the gate ok",
        "how do i tell it for cabin",
        "which one do they like",
      ],
      answer:
        "One where you had bad news and few means: a cancelled flight, forty people, two hotel rooms. Say what you told them, in which order, and whom you took aside. End with what you'd do the same way in the cabin. No airline names, no blaming the crew who came late, and no codes nobody knows.",
    },
    {
      id: "tell-my-boss",
      question: "Do I tell my boss that I'm applying for the cabin?",
      asked: [
        "should my supervisor know it",
        "is it a problem if they hear",
        "do i need permission from my manager",
        "they'll be angry if i go",
        "when do i say it to them",
      ],
      answer:
        "Inside the same company, often yes: many want your manager's word before an internal move, so ask the rules first. Tell them yourself and early: 'I like it here, and I'd like to fly one day.' A good report from them helps. At another company say nothing until you have the offer in writing.",
    },
    {
      id: "check-once-more",
      question: "I already have an airport pass. Is the background check done again?",
      asked: [
        "i have my id card for the airport",
        "do they check me again",
        "can i keep my pass",
        "is it faster with my badge",
        "my check was last year, still good?",
      ],
      answer:
        "Usually a new pass is issued, because it belongs to the employer and the job. A check you passed lately may make it quicker, and in some countries its result can be carried over. You'll still list your last five years. Hand the old badge back when you leave, and never go through security with it afterwards.",
    },
    {
      id: "why-in-a-sentence",
      question: "How do I say why I want to go from the ground into the cabin?",
      asked: [
        "give me a sentence for why",
        "what do i say when they ask why now",
        "how do i explain it without being negative",
        "is wanting to travel ok as a reason",
        "they'll ask what's wrong with my job",
      ],
      answer:
        "Say what ends too soon on the ground. 'At the gate I have people for three minutes. I'd like to look after them for the whole journey, and be one of those trained for the bad day.' Or: 'I close the door from outside every day.' Nothing about pay, the boss or the cold. One sentence and a story.",
    },
    {
      id: "turned-down-inside",
      question: "What if they turn me down and I go on working there?",
      asked: [
        "it'd be embarrassing in my own company",
        "everybody at work would know",
        "they said no and i see them daily",
        "does an internal no hurt my job",
        "can i try again from inside",
      ],
      answer:
        "It's awkward for a week, and then it's normal: many crew from the ground needed two tries. Inside, you've one advantage: you can ask for feedback over a coffee. Tell colleagues one sentence, 'Not this time, I'll try again in autumn', and do your job as before. They'll be asked about you next time.",
    },
  ],
  "assessment-days/asked-years-of-background": [
    {
      id: "firm-closed-down",
      question: "One of my old firms doesn't exist any more. Who confirms that?",
      asked: [
        "my employer went bankrupt",
        "the shop closed, nobody to ask",
        "my old boss died",
        "no one answers there any more",
        "how do i prove a job that's gone",
      ],
      answer:
        "Papers do it instead: contract, payslips, tax or social insurance statements with the dates. Add a former manager or colleague with a phone number, and where the firm was dissolved, the entry in the company register. Say it in the form: 'Company closed in 2024, payslips attached.' Checkers see that every week.",
    },
    {
      id: "gap-from-travelling",
      question: "How do I prove a gap, if I was travelling or just at home?",
      asked: [
        "i travelled for four months",
        "i was at home doing nothing",
        "who can confirm i was unemployed",
        "i looked after my grandma, no papers",
        "what counts as proof for a gap",
      ],
      answer:
        "With whatever carries a date and a place. Travelling: tickets, stamps, hotel bookings, card statements. Unemployed: a letter from the job centre. At home or caring: a person outside the family who knew you then, such as a neighbour, teacher or doctor, with a signed line. Write the gap openly, in months.",
    },
    {
      id: "lived-abroad",
      question: "I lived in other countries. Do I need a police certificate from each?",
      asked: [
        "i was in australia for a year",
        "erasmus for six months, does it count",
        "how do i get one from abroad",
        "i can't go back there for a paper",
        "one of them was only three months",
      ],
      answer:
        "Usually yes, for each country you lived in within the years asked, often from a stay of about six months. The form names the limit. You can mostly order it online or through the embassy, with fingerprints in some places, and it may take weeks or months. Order the slowest first. A holiday doesn't count.",
    },
    {
      id: "was-sacked",
      question: "I was dismissed from one of those jobs. Is that a no?",
      asked: [
        "they fired me there",
        "my last boss hates me",
        "what will my old employer say about me",
        "i left after a fight",
        "can i leave that job out of it",
      ],
      answer:
        "Mostly not: the check asks whether you were there, when, and sometimes why it ended. Theft, violence or a false document weigh heavily, being wrong for a job doesn't. Put it in with true dates, and have two calm sentences ready: what happened, what you've done since. Leaving it out is what gets you refused.",
    },
    {
      id: "paid-in-cash",
      question: "I worked without papers, paid in cash. What do I put there?",
      asked: [
        "it was off the books",
        "i had no contract, just cash",
        "black work for a year",
        "do i mention a job that wasn't registered",
        "will i get in trouble for it",
      ],
      answer:
        "Don't invent an employer, and don't turn it into something it wasn't. If you did odd jobs, write so with the dates, and name somebody who can confirm you were there. If tax is open, get advice first: a local advice centre is free. The check is about who you are and where you were, and a false paper is worse.",
    },
    {
      id: "debts-and-social-media",
      question: "Do they look at my debts or my social media?",
      asked: [
        "do they see my instagram",
        "i have debts, is that checked",
        "what about my bank and credit",
        "should i delete old posts",
        "do they check my family too",
      ],
      answer:
        "Debts seldom: some employers run a credit check with your consent, mostly in Britain and the US. Social media isn't part of the ordinary pass check, yet recruiters do look, so take down anything with drugs, hate or laughing at customers. Your family isn't checked as a rule, though some states ask who they are.",
    },
    {
      id: "how-long-it-takes",
      question: "How long does it take, and can I start before it's through?",
      asked: [
        "when is the check done",
        "mine takes for ever",
        "can i begin training without it",
        "why is it so slow",
        "what can i do to make it quicker",
      ],
      answer:
        "From two weeks to some months, and foreign certificates are what slow it down. At some airlines the classroom part starts before, the airport side doesn't, and others wait for it altogether. You speed it up with exact months, phone numbers that work and referees who know the call is coming. Keep your job until it's through.",
    },
  ],
  "assessment-days/asked-which-languages-help": [
    {
      id: "how-they-test-it",
      question: "How do they test a language?",
      asked: [
        "will they speak it with me",
        "is there a written test for it",
        "how do they check my french",
        "do i need a certificate for that",
        "what do they ask me in it",
      ],
      answer:
        "Mostly by speaking it: somebody changes language in the middle of the interview, or rings you. Some airlines add an online test, or have you read an announcement aloud. Expect 'Tell me about your day' and a small scene with a guest. A certificate helps in the form and replaces nothing in the room.",
    },
    {
      id: "which-level-to-write",
      question: "Which level do I write in the form?",
      asked: [
        "what do i put for my level",
        "am i b1 or b2",
        "can i write fluent",
        "i understand all but speak badly",
        "i had it five years in school",
      ],
      answer:
        "The level at which you could speak today, without revision. B1: you manage everyday things with pauses. B2: you explain a delay and answer questions. C1: you also calm somebody who's angry. If you understand much and speak little, write it so: 'French, understand well, speak B1'. In doubt take the lower one.",
    },
    {
      id: "learn-a-new-one",
      question: "Should I learn a new one now, and which?",
      asked: [
        "is it worth to start spanish",
        "which one should i learn then",
        "how fast can i learn enough",
        "three months, is that enough",
        "does a beginner level count",
      ],
      answer:
        "Only after your English is safe, and then the one of the base or of its main route. Three months get you to greetings and simple help, which is nice and won't decide anything. A year with daily speaking can bring B1. If you had one at school, wake that up: it's the quickest way.",
    },
    {
      id: "mine-is-rare",
      question: "My mother tongue is a rare one. Is that any use?",
      asked: [
        "i speak albanian, does that help",
        "nobody speaks my language",
        "mine is a small language",
        "is kurdish or tamil a plus",
        "only my dialect, does it count",
      ],
      answer:
        "It can be, if the airline flies there or many of its guests speak it. Then say so first: 'I speak Albanian, and you fly to Tirana daily.' Where there's no route, it still counts as a language and shows you can live in two. A dialect goes under its language, for example Arabic, with the region beside it.",
    },
    {
      id: "sign-language",
      question: "Does sign language count?",
      asked: [
        "and sign language",
        "i can sign, is that a plus",
        "my brother is deaf, i sign with him",
        "do they want signing crew",
        "is there a pin for it",
      ],
      answer:
        "Yes, put it in, with which one: British, American and German sign language are different languages. Few adverts ask for it, but deaf guests travel every day, and crew are glad of somebody who signs. Some airlines let you show it on your badge. It's also a fine story: one guest, one sign, what changed.",
    },
    {
      id: "paid-for-it",
      question: "Do I get paid more for a language?",
      asked: [
        "is there extra money for it",
        "do they pay for my chinese",
        "does it bring better flights",
        "language bonus, yes or no",
        "will i always fly the same route because of it",
      ],
      answer:
        "At some airlines, yes: a small allowance, or in the US a language position with extra pay per hour. Others pay nothing and simply roster you on that route more often. That can be good or dull, if it's always the same city. Ask after the offer whether there's a test, a supplement and how it steers the roster.",
    },
    {
      id: "only-speak-it",
      question: "I speak it from home, but can't write it. Does that count?",
      asked: [
        "i only speak it with my parents",
        "never learnt to read it",
        "mine is kitchen turkish",
        "i can't write it properly",
        "is spoken enough on board",
      ],
      answer:
        "Yes, in the cabin speaking is what's used. Write it openly: 'Turkish, spoken at home, fluent, basic reading.' Learn the words a kitchen doesn't teach: seat belt, delay, oxygen, connecting flight, the polite form for strangers. Read one announcement aloud each day, since that may be the test.",
    },
  ],
};
