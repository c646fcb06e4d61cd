import type { CandidateQuestion } from "./schema.ts";

/** What people ask on the way into the job and after the yes: where to look, what to send, references, checks, contract. As in `candidate-questions.ts`: no figure without its source. */
export const APPLYING_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "where-to-begin",
    question: "I want to become cabin crew and know nothing yet. Where do I begin?",
    answer:
      "Begin with the airlines' requirements, not with the CV. Measure your reach at a wall, check your passport and right to work, and note your age, languages and swimming: that tells you which airlines are open to you. Pick three and read their careers pages. Then write the CV, have the photos taken, collect your papers, and practise English, numbers and five true stories. None of it needs a paid course.",
    check: "Tell me your age, height, reach and languages, and I'll show you what fits.",
  },
  {
    id: "requirements-in-general",
    question: "What do I need to become cabin crew? Which requirements do most airlines have?",
    answer:
      "To become cabin crew you need to be 18 in Europe, mostly 21 in the Gulf, 20 or 21 at large US airlines. Fluent English, often the local language too. A reach of about 208 to 212 cm on tiptoe, or a least height. School finished, a passport and the right to work. Fit at a medical, at ease in water, a clean background check, no tattoo that shows in uniform. Work with people helps; no degree or paid course is needed.",
    check: "Tell me your airline and I'll give you its own list.",
    source: {
      name: "Regulation (EU) No 965/2012, ORO.CC.110; the rest as the airlines' entries here give it",
      year: 2025,
    },
  },
  {
    id: "minimum-age",
    question: "From what age can I become cabin crew?",
    answer:
      "You can become cabin crew at eighteen at the earliest in Europe and Britain, because that's the law there; a few airlines want more. Large US airlines mostly say 20 or 21, the Gulf airlines mostly 21. Some count on the day you apply, others on the day you join, so a birthday in between can be enough. If you're younger, use the time: a job with people, English, swimming and first aid all count later.",
    check: "Ask me for the airline: its entry says the age and the day on which it counts.",
    source: {
      name: "Regulation (EU) No 965/2012, ORO.CC.110, kept in UK law; US and Gulf: the airlines' own postings",
      year: 2025,
    },
  },
  {
    id: "left-school-early",
    question: "I left school early or have no final exam. Is that enough for cabin crew?",
    answer:
      "Some airlines take people without a final exam. Several in Europe ask for no certificate or take an apprenticeship instead; others want the exam at the end of secondary school. In the Gulf and in India it's usually twelve years of school, in the US a high school diploma or the GED. Training ends in exams with high pass marks, so show that you can learn: a course you've passed, a language certificate.",
    check: "Evening school or an external exam opens the rest. Ask what your country offers.",
    source: { name: "Airlines' own postings, as their entries here give them", year: 2025 },
  },
  {
    id: "where-vacancies-are",
    question: "Where do I find cabin crew vacancies?",
    answer:
      "Look for vacancies on the airlines' own careers pages: only there can you be sure that a job is real. List ten airlines you could work for, switch on their job alerts, and look once a week, because a form may close after a few days. Airport job pages, LinkedIn and the agencies an airline names as its partners help you find more. A post in a group is a tip, not a vacancy: look it up at the airline.",
    check: "Type the address in yourself instead of following a link in a message.",
  },
  {
    id: "season-of-hiring",
    question: "At what time of the year do airlines take on cabin crew?",
    answer:
      "Holiday and low-cost airlines in Europe mostly recruit in autumn and winter, so that people are trained by the summer. Network airlines, the Gulf and the US recruit in waves, when aircraft arrive and crew leave, and some close the form as soon as they have enough. So there's no best month, only being ready: CV, photos and papers in one folder, so that you can send them the same evening.",
    check: "Set the job alerts of your airlines today; I can't see which of them is hiring now.",
  },
  {
    id: "choosing-an-airline",
    question: "Which airline should I apply to, and how do I choose the right one?",
    answer:
      "In choosing an airline, start with what you can't change: age, reach, languages, right to work. That shortens the list by itself. Then ask how you want to live: home most nights or days away, your own country or a new one, season or long contract, quick start or long training. The name on the tail comes last. For a beginner the right airline is the one whose ordinary month you could live with.",
    check: "Give me your facts, or two names, and I'll put airlines side by side.",
  },
  {
    id: "boxes-in-the-form",
    question: "What do I write in the boxes of the online form, such as 'Why cabin crew'?",
    answer:
      "In each box write three or four sentences somebody can picture: one reason from your own life, one moment with people that proves it, one fact about this airline. If the box asks for an example, give a single event and how it ended. Leave out 'passion' and 'dream since childhood'. Write it in a text file first, mind the number of characters, then paste it in: forms log you out.",
    check: "Cross out every sentence another applicant could have written.",
  },
  {
    id: "nothing-for-the-cv",
    question: "I've never had a job. What do I put in my CV?",
    answer:
      "A first CV tells what you've done for other people, paid or not: babysitting, coaching children, the stall at the school fair, an internship, the family shop, caring for a grandparent. School and languages go to the top, then these, with months and figures: how many, how often, what you were trusted with. Some airlines take school leavers, others want a year of paid work, and even three months in a café help.",
    check: "Is there one line in it where somebody relied on you?",
  },
  {
    id: "written-by-ai",
    question: "May I let ChatGPT or another AI write my application?",
    answer:
      "Use ChatGPT or another AI as a help with spelling and order, not as the author: recruiters read the same smooth sentences all day, some forms make you confirm that it's your own work, and in the interview they ask about every line. Write a rough version yourself and have that tidied. In timed tests and recorded answers such help is cheating, and eyes that read from a screen give it away.",
    check: "Read it to a friend: does it sound like you?",
  },
  {
    id: "photos-at-home",
    question: "How do I take the full-length photo and the portrait for the application at home?",
    answer:
      "Your phone will do for the application photos, if somebody else holds it at chest height a few steps away. Daylight from the front, a plain light wall, nothing in the background. Wear what you'd wear to the interview, shoes included. Stand straight with your hands visible, whole from hair to soles, and smile as if you were greeting a passenger. No filter. For a passport photo go to a studio: its size has to be exact.",
    check: "Compare it with the airline's photo guide, line by line, before you upload it.",
  },
  {
    id: "recorded-video-questions",
    question: "Which questions come in a recorded video interview?",
    answer:
      "A recorded video brings a handful of questions, mostly the same ones everywhere: something about yourself, why cabin crew, why this airline, a customer you calmed or helped, a time in a team or under pressure, perhaps a passenger who ignores a rule. Some add a free subject, to hear your English. Prepare one true story for each of them, know the airline's base and a few routes, and nothing should surprise you much.",
    check: "I can put them to you one by one: answer aloud, ninety seconds each.",
  },
  {
    id: "video-goes-wrong",
    question: "What if I get stuck or the recording breaks off in the video interview?",
    answer:
      "If you get stuck on video, pause, breathe, say 'Let me put that another way' and go on. One slip costs less than giving up halfway. If the technology fails, photograph the message, try another browser or network, and write to the support address in the invitation within the hour, with name, time and picture. The link is often reopened for people who report it at once. Don't record in the last hour before it closes.",
    check: "Use the practice question first, with the light and clothes you'll have.",
  },
  {
    id: "failed-online-test",
    question: "What happens if I fail an online test? Can I repeat it?",
    answer:
      "As a rule a failed online test ends that application, often with an automatic mail, and you can try again after the wait the airline names. Repeating it at once is hardly ever possible. It shows how you did in those minutes, not whether you'd be good crew, and airlines of other groups don't see it. Find out which part it was: numbers and English by the clock get better with two or three weeks of daily practice.",
    check: "Do a full practice run against the clock before the next real one.",
  },
  {
    id: "personality-questionnaire",
    question: "How do I answer the personality questionnaire?",
    answer:
      "Answer the questionnaire as you are on an ordinary working day, briskly, and the same way each time: statements come back in other words, and a flawless picture looks made up. Don't sit in the middle all the time either. Before you start, call the job to mind: safety first, rules, people, a new team each day. If you'd have to bend every answer to fit that, it's telling you something too.",
    check: "Do it rested, alone and in one go.",
  },
  {
    id: "who-as-a-reference",
    question: "Whom do I name as a reference, and what are they asked?",
    answer:
      "Name as a reference a boss or supervisor, or the personnel department, who can confirm your dates and how you worked. Straight from school: a teacher, a trainer, the head of your club. No family, no friends. Ask each of them first and give a work address. Most are asked for dates, job and conduct, sometimes whether they'd take you back. It mostly happens after the offer, so tell them when it's near.",
    check: "Do their phone and mail still work? Try them before you type them in.",
  },
  {
    id: "no-reason-given",
    question: "Why did they turn me down without a reason, and can I ask for feedback?",
    answer:
      "Most airlines turn people down with one standard text, because so many apply and every reason invites an argument. Ask once, kindly, for one point to work on: a few reply. In the EU and Britain you may also ask for a copy of what they keep about you, which can include the assessors' notes. More useful still is where it ended: form, test, video, group and interview each point to something else.",
    check: "Write down the stage at which each of your applications ended.",
    source: { name: "Regulation (EU) 2016/679 (GDPR), Article 15, and UK GDPR", year: 2018 },
  },
  {
    id: "rejected-again-and-again",
    question: "I keep getting rejected. What am I doing wrong, and should I give up?",
    answer:
      "Look at where your rejections come. Always at the form: a requirement, the photos, a CV without people in it. At the tests: English or numbers by the clock. At the video: no example, no eye contact, no energy. In the group: too loud or too silent. In the last talk: reasons that would fit any airline. Work on that one thing, add two airlines to your list, and go again. Plenty of crew have a row of no's behind them.",
    check: "Do a mock interview here and look at which point is lowest.",
  },
  {
    id: "status-words",
    question: "What does 'under review', 'on hold' or 'talent pool' mean for my application?",
    answer:
      "'Received' and 'under review' mean it's in the queue; perhaps nobody has opened it yet. 'On hold' is neither yes nor no: usually the courses are full. 'Talent pool' means you've passed so far and wait for a place, for weeks or many months, without a promise. 'Closed' is a no, or the vacancy was taken down. The words differ and often change late, so trust the mail, not the status.",
    check: "Look into the portal once a week, not once an hour.",
  },
  {
    id: "missed-call",
    question: "I missed the recruiter's call or my interview slot. Is it over?",
    answer:
      "A missed call or interview slot mostly isn't the end, if you act the same day. Ring back, leave your name, reference and when you can be reached, and send one short mail: sorry, the reason in half a sentence, three times you could do. Then keep the phone on and loud. A deadline for a recorded video is stricter, so write before it ends rather than after. Save their number: calls from abroad easily look like spam.",
    check: "Is your voicemail set up, and does it say your name?",
  },
  {
    id: "after-the-offer",
    question: "They offered me the job. What do I do now, and in which order?",
    answer:
      "Read the offer twice: base, pay, bond, joining date, and what it depends on, mostly the medical and the checks. Ask by mail what isn't clear, then accept before the date they name. Order the slow papers the same day: police certificate, passport, vaccinations, translations. The medical comes next. Give notice only when all that is confirmed in writing. Use the weeks left for swimming, codes and finding a room.",
    check: "Put every paper on one list, with the day on which you ordered it.",
  },
  {
    id: "yes-and-then-no",
    question: "May I accept an offer and then change my mind?",
    answer:
      "Before you've signed you may change your mind, and it costs you no more than goodwill: do it early and in writing. After that the contract says what it costs: a notice period, sometimes training, visa or ticket. The one thing they don't forget is somebody who just doesn't turn up; you may not be let in again. 'I've decided on another offer, thank you for your time' is enough, and the next in the pool gets your place.",
    check: "Before you sign, look for the line on withdrawing before the start.",
  },
  {
    id: "contract-points",
    question: "What should I check in the contract before I sign it?",
    answer:
      "Check in the contract who employs you: the airline or an agency. How long it runs, and the probation. Your base, and whether they may move you. The pay that's certain even in a quiet month, and whether training is paid. Days off, leave, sick pay, insurance. What you owe if you leave early: bond, uniform, visa. The notice on both sides, and which country's law applies. Ask for two days to read it in peace.",
    check: "Was something promised aloud that isn't in it? Ask for it by mail.",
  },
  {
    id: "when-to-give-notice",
    question: "When do I hand in my notice at my present job?",
    answer:
      "Hand in your notice when the contract is in writing, the medical passed, the checks through, and the joining date fixed. Until then an offer is conditional, and courses do get moved. If your notice period is longer than the time they give you, name the earliest day you can come: many airlines wait or put you on the next course, and your boss may let you go sooner. Part as friends, because you'll need the reference.",
    check: "Count back from the joining date: by which day must the notice be in?",
  },
  {
    id: "years-of-background",
    question: "How far back does the background check go, and what do they look at?",
    answer:
      "In the EU and Britain the background check covers at least five years: who you are, criminal records in every country you lived in, and each job, course and gap. Britain wants proof for gaps of more than 28 days. In the US it's ten years and your fingerprints, against a list of offences; the airline checks jobs too. Elsewhere a police certificate is usual. Small things you've told them seldom hurt; hidden ones do.",
    check: "List five years month by month: what, where, and who can confirm it.",
    source: {
      name: "Implementing Regulation (EU) 2015/1998, 11.1.3; UK airport pass rules; 49 CFR 1544.229",
      year: 2024,
    },
  },
  {
    id: "police-papers-abroad",
    question: "I've lived in several countries. Which police certificates do I need?",
    answer:
      "In Europe you need a police certificate from every country you lived in during the last five years; Britain counts stays of six months or more. You apply to that country's police, justice ministry or embassy, often online, and it can take weeks, with a legalisation stamp and a translation on top. Many are accepted only for some months, so order when the offer is near. Where none is issued, ask what they take instead.",
    check: "Begin with the slowest country, and keep the receipt.",
    source: {
      name: "Implementing Regulation (EU) 2015/1998, 11.1.3; UK CAA, overseas criminal record checks",
      year: 2024,
      url: "https://www.caa.co.uk/commercial-industry/security/regulation/overseas-criminal-record-checks/",
    },
  },
  {
    id: "found-unfit",
    question: "What happens if I don't pass the medical?",
    answer:
      "A failed medical often isn't final: the doctor wants a specialist's report, new glasses, or a value measured again, and some weeks later you're fit. In Europe you may also be fit with a limitation, and whoever is found unfit may have the decision reviewed. Elsewhere the country's or the airline's doctor decides. If it stays a no, the offer falls, though another airline's rules may differ. So keep your job until then.",
    check: "Ask for the reason in writing, and whether and when you can come back.",
    source: { name: "Regulation (EU) No 1178/2011, MED.A.025 and MED.C.035", year: 2024 },
  },
  {
    id: "another-joining-date",
    question: "Can I choose my start date or put off my joining date?",
    answer:
      "Your start date comes with the course you're given, but you can say from when you're free, and some airlines let you move to a later course once, if you ask early and with a reason: notice period, exam, wedding, illness. Then you wait for the next place, and nobody can promise when. Ask before you accept, not in the last week. If it's they who move it, which happens often, have them confirm that the offer stands.",
    check: "Give one date from which you can always come, not a list of wishes.",
  },
  {
    id: "from-one-airline-to-another",
    question: "I'm already cabin crew. How do I switch to another airline?",
    answer:
      "To switch to another airline as crew you apply like everybody else. What comes with you: experience, in Europe the attestation, perhaps your medical report, and safety answers with real flights in them. What stays behind: rank, seniority, pay step; and you learn the new aircraft and procedures from the start. Before you go, check bond and notice, and ask for your training records. Never run the old airline down.",
    check: "One sentence ready: what do you want there that you can't have where you are?",
  },
  {
    id: "present-boss-knows",
    question: "Should I tell my present employer that I'm applying elsewhere?",
    answer:
      "Don't tell your present boss before you have to. Applying in your own time is your own affair, at an airline too. Most forms let you say that your present employer may be contacted only after an offer: use that, and mark it in your list of references. Take a day's leave for the assessment rather than calling in sick, use your private mail, post nothing. Once the contract is there, tell your boss yourself, in person.",
    check: "Have you ticked 'do not contact yet' for your present job?",
  },
  {
    id: "depression-or-anxiety",
    question: "I've had depression or anxiety. Must I say so, and can I still be cabin crew?",
    answer:
      "Depression or anxiety doesn't rule you out by itself. At the medical you answer the questionnaire truthfully, tablets included; the doctor may want a report and looks at whether you're stable, and how you'd cope with nights and time zones. The application form is another matter: in Britain and the US employers mostly may not ask about health before an offer. Never stop a medicine for the examination.",
    check: "Ask your doctor for a short letter: since when stable, and with what treatment.",
    source: {
      name: "Regulation (EU) No 1178/2011, MED.C.025 and its AMC; UK Equality Act 2010, section 60; US Americans with Disabilities Act",
      year: 2024,
    },
  },
  {
    id: "too-young-until-then",
    question: "I'm too young for the airline I want. What do I do until I'm old enough?",
    answer:
      "While you're too young, collect what they'll ask about. Work with people you can't choose, in a café, hotel or shop, at a check-in desk: two busy seasons give you most of your stories: write each down. Bring your English to where you tell a story without hunting for words, add a second language, swim, do a first aid course, get a passport. Look at the airlines that take crew at eighteen: a year there counts anywhere.",
    check: "Put three dates in the calendar: language, swimming, first application.",
  },
  {
    id: "camera-shy",
    question: "I hate talking to a camera. How do I come across well in a video interview?",
    answer:
      "Hardly anybody looks natural into a lens at first; it comes with takes. Raise it to eye level, stick a photo of somebody you like beside it and tell it to that person. Light from the front, back straight, smile before the recording starts. Three key words on a note and no script: reading shows. After a slip carry on, nobody minds. Do five takes on your phone and watch one of them without the sound.",
    check: "Without the sound: would you like to be looked after by this person?",
  },
  {
    id: "reach-from-height",
    question: "I'm 160 cm tall. Can I reach 212 cm on tiptoe?",
    answer:
      "At 160 cm, a reach of 212 is on the edge. Standing flat, fingertips come to about a quarter more than one's height, so to some 200 cm; tiptoe and a shoulder pushed up add roughly eight to twelve. One woman of 160 touches 212 and the next doesn't, because arms differ. At 165 nearly everybody gets there; at 155 you'd need long arms. No rule replaces a wall: barefoot, tape at 212, three evenings in a row.",
    check: "Stretch calves and shoulders daily for two weeks, then measure again.",
    source: {
      name: "Pheasant and Haslegrave, Bodyspace, British adults: stature and upward reach; tiptoe as a rough guide",
      year: 2006,
    },
  },
  {
    id: "times-in-a-recorded-video",
    question:
      "How long do I get to think in a recorded video interview, and how many questions come?",
    answer:
      "The airline sets the times in a recorded video, so they differ and few publish them. Each question has a think time, often around half a minute, and an answer time after which it stops by itself; a handful of questions and under half an hour in all is usual. Some allow a second take. The invitation and the practice question show your own figures before anything counts.",
    check:
      "Practise with thirty seconds to think and ninety to answer: whatever comes, you'll be ready.",
    source: {
      name: "HireVue, questions of candidates; Workable, parameters of recorded answers",
      year: 2025,
    },
  },
];
