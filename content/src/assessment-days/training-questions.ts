import type { CandidateQuestion } from "./schema.ts";

/** What people ask about the course and the first months after it: drills, exams, classmates, ranks, checks. As in `candidate-questions.ts`: no figure without its source. */
export const TRAINING_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "training-week-by-week",
    question: "What is taught in training, week by week, and is it classroom all day?",
    answer:
      "Training runs mostly like this, though the order differs. First days: papers, uniform fitting, words of the trade, the aircraft. Then two to four weeks of safety: equipment, doors, fire, evacuation, first aid, security, dangerous goods, half in the classroom, half in a cabin trainer, with a test nearly every morning. After that service, announcements and grooming. Last come supervised flights.",
    check: "Ask the airline for the timetable: is safety first, or service?",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "slide-drill",
    question: "Do I have to go down the slide in training, and what if I'm scared of heights?",
    answer:
      "As a rule you go down the slide once at least: European guidance wants it from the height of a real door, US rules from at least one type of slide. It's over in seconds. Jump without stopping, sit, keep your eyes ahead, arms as the trainer shows. Fear is common and no failing. Tell the trainer before, go among the first so you don't watch twenty others, and don't look down.",
    check: "Try a steep water slide beforehand: stepping off is the part you practise.",
    source: {
      name: "AMC1 ORO.CC.125(c), evacuation slide training (EASA); 14 CFR 121.417(c)",
      year: 2024,
    },
  },
  {
    id: "smoke-and-fire-drill",
    question: "Do we put out a real fire and walk through smoke in training?",
    answer:
      "In training each of you puts out a real, small fire with an extinguisher, mostly gas flames in a steel seat, bin or oven, with a trainer beside you. And you put on the smoke hood and search a dark cabin filled with artificial smoke, low, with one hand on the seats. That smoke is the kind used on stages. It's hot and loud inside the hood, so breathe slowly and count your steps.",
    check: "Practise at home: eyes shut, crawl from the bed to the door, back of the hand ahead.",
    source: {
      name: "Regulation (EU) No 1178/2011, Part-CC, Appendix 1, point 8; ORO.CC.140; 14 CFR 121.417(c)",
      year: 2024,
    },
  },
  {
    id: "pool-day",
    question: "What happens on the pool day in training, and do I have to get into a raft?",
    answer:
      "On the pool day, or wet drill, you inflate a vest in the water, float in a circle to keep warm, move somebody who can't swim, climb into a raft, pull others in and put up the canopy. Style doesn't matter: breaststroke is fine, calm in deep water counts. In Europe vest and raft belong to everybody's first course; in the US it depends on routes, and some do it on dry ground. A set swim may come on top.",
    check: "Ask whether a timed swim is part of it, and whether you swim in clothes.",
    source: {
      name: "Regulation (EU) No 1178/2011, Part-CC, Appendix 1, point 9, and EASA FAQ on raft training; 14 CFR 121.417",
      year: 2024,
    },
  },
  {
    id: "doors-and-mock-up",
    question: "Where do we practise doors and emergencies, in a real aircraft or a mock-up?",
    answer:
      "You mostly practise doors and emergencies in a cabin trainer: a piece of cabin with full-size doors, smoke, noise, light and sometimes motion, so a class can evacuate it ten times in a morning. Each of you opens every kind of door of the type, in normal and in emergency mode, and deals with a jammed handle, a fire outside, a slide that fails. A visit to the real aircraft and the first flights come later.",
    check: "Say it aloud each time: assess, open, slide, command. Hands and mouth learn together.",
    source: { name: "ORO.CC.125(c) and its AMC (EASA); 14 CFR 121.417(c)", year: 2024 },
  },
  {
    id: "learning-commands",
    question: "How do I learn the commands and drills by heart?",
    answer:
      "Learn commands and drills standing up, out loud, with your hands, never by reading. Take three lines, say them until they run, then add the next three. Give each line a movement: look, lift, hold, shout. Let a classmate call a surprise ('smoke outside', 'slide's flat') and answer without thinking. Ten minutes, five times a day, beats an hour at night. Word for word matters: your colleagues wait for those very words.",
    check: "Can you still shout it while climbing stairs? Then it's yours.",
  },
  {
    id: "how-to-study",
    question: "What is the best way to study for the training exams, and how long each evening?",
    answer:
      "Count on studying most evenings and part of the weekend. First the day's pages again while they're fresh, then questions: cover the answer, say it, look. Draw the aircraft from memory with doors and equipment. Meet two or three classmates for an hour and examine each other, then go home; big groups chat. Leave what you know and work on what you missed. Sleep before a test is worth more than the last chapter.",
    check: "Write tomorrow's five likeliest questions tonight, and answer them at breakfast.",
  },
  {
    id: "exams-in-training",
    question: "Which exams are there in training: how many, written or practical, which pass mark?",
    answer:
      "Exams in training come in two kinds: short written tests, mostly multiple choice, after each subject and often every day; and practical checks, in which you open a door, fight a fire or do CPR while somebody ticks a list. Each aircraft type has its own. The rules name no single pass mark, the airline sets it with its authority: 80 or 90 per cent is common, and commands often have to be word for word.",
    check: "On day one ask for the list: which tests, what mark, how many tries.",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "training-pay",
    question: "Am I paid during training, and do I have to pay for the course?",
    answer:
      "Training pay differs a lot: some airlines pay the basic salary from day one, others a smaller allowance, and some, several in the US among them, little or nothing until you fly, though often with room and meals. The airline's own course is mostly free. Some take money off your first months or tie you with a bond, and a private attestation course in Europe you pay yourself. Nothing comes in hours flown yet.",
    check: "Plan to live two months on savings, and get the training pay in writing.",
  },
  {
    id: "training-housing",
    question: "Where do I live during training, and who pays for the room?",
    answer:
      "During training in the Gulf you usually live in the airline's own housing from the first night. In the US mostly in a hotel the airline books, often two to a room. In Europe many trainees go home in the evening; if the centre is in another city, some airlines pay a hotel and others leave you to find a room. You'll share a lot, so bring earplugs and agree on lights out.",
    check: "Ask: who books, who pays, single or shared, how do I get to class?",
  },
  {
    id: "training-absence",
    question: "Can I miss a day of training, for illness or a family wedding?",
    answer:
      "You can hardly miss a day of training: the authority has approved the course subject by subject, so whatever you miss must be made up, and if there's no time you're moved to a later course or have to leave. If you're ill, ring before class starts and bring a doctor's note; a day or two can mostly be rescued. A wedding is something to say before you accept the date: asking for a later course then is normal.",
    check: "Before you sign, put the course dates next to everything planned in your family.",
  },
  {
    id: "job-and-evenings-in-training",
    question: "Can I keep another job during training or be home with my children in the evenings?",
    answer:
      "Another job doesn't fit beside training: it's full time, five or six days a week, sometimes with late lessons, and the evenings go into learning. Check too whether the contract allows other work. Home in the evening works if the centre is near you and you don't live in a paid hotel far away. Arrange weeks, not days: somebody for pick-up, meals and bedtime, so you have two quiet hours.",
    check: "Who takes the children if a lesson runs until eight? Name that person now.",
  },
  {
    id: "training-first-day",
    question: "What do I wear and bring on the first day of training, and when comes the uniform?",
    answer:
      "On day one wear business dress as at the interview, or what the letter says; hair and make-up by the airline's grooming guide, every day. For drills you change into long trousers and flat closed shoes. Bring passport, visa, certificates, bank details, photos, vaccination card, a watch with a second hand, pens, water. You're measured early on, and get the uniform before the supervised flights or for the last weeks.",
    check: "Lay out everything in the joining letter on the table, and tick it off.",
  },
  {
    id: "sent-home-from-training",
    question: "What can get me sent home from training, apart from a failed exam?",
    answer:
      "Trainees get sent home for being late again and again, missing lessons, cheating, being drunk or hung over, rudeness to classmates or hotel staff, filming in class, and anything untrue in the application, or after a failed medical or background check. Late once, with a call beforehand and no excuses, is a warning at most airlines; a few are stricter. Grooming and phones are mostly warned about first.",
    check: "Arrive fifteen minutes early every single day: it's the cheapest point you can win.",
  },
  {
    id: "what-trainers-look-for",
    question: "What do trainers look for, and do they watch us outside the classroom?",
    answer:
      "Trainers ask themselves one question: would I fly with you? So: on time, prepared, honest when you don't know, loud when it's a drill, calm after a mistake, and good to the slowest one in the class. They notice who tidies up, who takes criticism without arguing, and who looks at a phone. Yes, breaks, bus and hotel count too. Nobody expects you to be perfect, but better on Friday than on Monday.",
    check: "After each correction say 'thank you', do it again, and write it down.",
  },
  {
    id: "training-in-a-second-language",
    question: "English isn't my first language. Will I manage the training exams?",
    answer:
      "With English as a second language, like many in a Gulf class, most manage the exams. The exams use a few hundred set words that come up every day. Learn them before the course, with the picture, not with a translation. In class ask at once when a sentence gets past you, write the manual's wording, not your own, and read each question twice: 'not' and 'except' catch people out. Study with a better speaker.",
    check: "Learn ten terms a day from here, and say each one in a sentence.",
  },
  {
    id: "keeping-up-in-training",
    question: "Can I keep up in training if I'm over 40 or was never good at school?",
    answer:
      "You can keep up after forty or bad years at school: there are no essays, no maths to speak of, but short facts and things you do with your hands. Those who fail mostly began learning too late, whatever their age. Memory needs more rounds after a long break, so start some weeks early and learn aloud. What you have over the twenty-year-olds: you ask when you don't understand, you turn up, and noise doesn't upset you.",
    check: "Learn one page a day for two weeks, and have somebody test you on it.",
  },
  {
    id: "new-aircraft-type",
    question: "The airline gets a new aircraft type, or I change fleet. Do I have to train again?",
    answer:
      "A new aircraft type sends you back to class for some days, but not for everything: its doors, equipment and exits, an exam, drills, then a visit on board or a flight with somebody beside you. For another version of a type you already fly, a short differences course does. In Europe you hold three types at most, four with approval, so an old one may drop out. The airline pays, and it's duty time.",
    check: "Which types does your airline fly, and which of them count as one family?",
    source: {
      name: "ORO.CC.125, ORO.CC.130, ORO.CC.135 and ORO.CC.250 (EASA); 14 CFR 121.421",
      year: 2024,
    },
  },
  {
    id: "recurrent-training",
    question: "What is recurrent training: an exam every year, and what if I fail it?",
    answer:
      "Recurrent training brings you back once every twelve months for a day or more: doors, equipment, first aid, security, crew cooperation, recent accidents, with a test. The larger hands-on part comes at least every third year in Europe, with real fire and smoke, and every second in the US. Fail, and you don't fly until you've passed: mostly you learn again and repeat it within days.",
    check: "Read a chapter a month on standby, and the test is no event.",
    source: { name: "ORO.CC.140 (EASA); 14 CFR 121.417, 121.427 and 121.433", year: 2024 },
  },
  {
    id: "check-flight",
    question: "Will somebody check me on a normal flight, and what do they look for?",
    answer:
      "Now and then an instructor, your purser or an inspector of the authority flies along to check you, announced or not. They look at report time and uniform, the answer in the briefing, equipment and security checks, doors, the demonstration, a truly secured cabin, how you handle a trolley and how you speak to people. Don't put on a show: do it as on any flight. You get a talk and a report afterwards.",
    check: "Could somebody watch your next flight from boarding on without you changing anything?",
  },
  {
    id: "cabin-ranks",
    question: "Which ranks are there in the cabin, and what is a CSM?",
    answer:
      "Names of cabin ranks differ, the ladder's much the same. Cabin crew or junior: everybody starts there. Senior: leads a galley or a cabin class. Purser, cabin manager, CSM or CSD (cabin service manager or director): in charge of the whole cabin, reports to the captain. Beside it stand instructors, examiners and office jobs. US airlines have fewer ranks: seniority counts, and a lead or purser position is bid for.",
    check: "Learn the names your airline uses before the interview: they show you've read up.",
  },
  {
    id: "senior-colleagues",
    question: "Are senior crew hard on new ones, and how do I get on with them?",
    answer:
      "Most senior crew aren't hard on new ones: they were new once and want a flight that runs. Some test you for an hour. What wins them over is plain: on time, your checks done, ask once and remember, offer a hand in the galley before you sit, and don't explain their job to them. A sharp word is often only haste. If somebody humiliates you, say it calmly in private afterwards; if it goes on, the purser or your manager.",
    check: "At the briefing say: 'I'm new, please tell me if I'm in the way.' It works.",
  },
  {
    id: "manual-and-tablet",
    question: "Do I have to carry a manual, and do crew get a tablet or a phone?",
    answer:
      "You must be able to get at your manual on duty; the rules say so in Europe and in the US. Today it's mostly on a tablet or phone that the airline gives you, or an app on your own, with roster, passenger list and reports. You keep it charged and updated before each report: an old version is a finding in a check. Emergency drills you still know by heart, since nobody looks them up in smoke.",
    check: "Make the update part of packing, the evening before.",
    source: { name: "ORO.MLR.100 (EASA); 14 CFR 121.137", year: 2024 },
  },
  {
    id: "before-training-starts",
    question: "What should I learn before the training starts?",
    answer:
      "Learn little beforehand, but so well that you needn't think: the phonetic alphabet, the twenty-four-hour clock and UTC, the airport codes of your network, how doors are numbered, thirty words of the trade in English, and the airline's fleet with its exits. Do the e-learning they send you early. Then the body: swim, stairs, a heavy case over your head, early nights. Commands and drills wait: each airline has its own.",
    check: "Have somebody spell you ten names and ten times of day. No mistakes? You're ready.",
  },
  {
    id: "service-and-grooming-training",
    question: "Do we also learn service, make-up and hair in training?",
    answer:
      "Training covers service and grooming too, from a day or two at low-cost airlines to some weeks where several classes are served: trays, trolleys, hot drinks in a moving aisle, sales and payment, wine if there's a premium cabin, announcements, complaints. Grooming is a lesson of its own: hair, nails, skin, make-up in the airline's colours for those who wear it, shaving, how the uniform sits. Men have it too.",
    check: "Practise at home: carry a full tray through a door, and pour with your arm stretched.",
  },
  {
    id: "first-aid-course",
    question:
      "What is first aid training like, do I need a certificate, and what if I can't see blood?",
    answer:
      "In first aid training no blood flows, except in photos: you practise CPR on a dummy, the defibrillator, choking, the recovery position, oxygen, bleeding and burns, and learn to tell a faint from a stroke; then a test. You need no certificate beforehand unless the vacancy asks for one. If pictures make you faint, say so, tense your legs, look away and come back: it gets better. A nurse takes the course like everybody.",
    check: "A weekend course with the Red Cross before it takes away most of the fear.",
    source: {
      name: "Regulation (EU) No 1178/2011, Part-CC, Appendix 1, point 7; 14 CFR 121.805",
      year: 2024,
    },
  },
  {
    id: "training-class",
    question: "How big is a training class, what age are the others, and do people make friends?",
    answer:
      "A training class is often a dozen to thirty people, at large US airlines more. Ages run from school leavers to people over fifty, with most in their twenties, and in the Gulf from many countries. Friends are made fast: you're shouted at by the same smoke alarm. Many still fly together years later. You needn't be everybody's friend, but be somebody they can study with, and don't join in when one is laughed at.",
    check: "On day one learn ten names, and sit next to somebody else on day two.",
    source: { name: "Common airline practice; no single text", year: 2026 },
  },
  {
    id: "wings-and-first-flight",
    question: "When do I get my wings, and how soon after training do I fly?",
    answer:
      "The wings, a badge for the uniform, are mostly pinned on at a small ceremony at the end of the course, at some airlines only after the supervised flights; often the family may come. The first flights mostly follow within days, sometimes a week or two if your airport pass or a free place is missing. You come as one more than the crew needs, and count as crew once that's signed off.",
    check: "Ask whether guests are allowed at the ceremony before your mother books.",
  },
  {
    id: "first-months",
    question:
      "What are the first months as cabin crew like, and do new crew get the worst flights?",
    answer:
      "The first months are tiring and wonderful by turns. Everything takes you twice as long, you forget where the lemons are, and you sleep at odd times. Where seniority or bids decide, new crew get the standby, the four o'clock reports and Christmas; at others a computer shares it out fairly. After some three months the routine comes, and after a winter and a summer you know whether it's yours.",
    check: "Keep one note a day of what went well: you'll need it after the first bad week.",
  },
  {
    id: "first-flight-mistakes",
    question: "What if I make a mistake on my first flights, or forget everything I learnt?",
    answer:
      "Mistakes on the first flights happen to all of us: on the first sector the head is empty. What you learnt comes back with the first drill, because your hands know it. With a small slip, such as a wrong drink, say sorry, put it right, smile on. Anything to do with doors, equipment or a count you tell your supervisor at once, before it can matter: nobody's angry about that, only about silence. Ask rather than guess.",
    check: "Read your door and your commands once in the crew bus, and nothing else.",
  },
  {
    id: "hardest-part-of-training",
    question: "What is the hardest part of cabin crew training?",
    answer:
      "Hardest for most is the pace, not any single subject: new procedures every day, a test the next morning with a high pass mark, and commands that have to come word for word. Then being watched all day, early starts, living with strangers. Fire and slide frighten people beforehand and are fun on the day. Who revises every evening with two others and sleeps enough gets through; who puts off a day runs behind for a week.",
    check: "Learn airport codes, the phonetic alphabet and the door parts before day one.",
  },
];
