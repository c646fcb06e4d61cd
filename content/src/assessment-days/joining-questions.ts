import type { CandidateQuestion } from "./schema.ts";

/** What candidates ask about the last steps to the job and about the interview's small embarrassments. */
export const JOINING_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "medical-at-joining",
    question: "What is examined at the medical before joining, and do they take blood?",
    answer:
      "An aeromedical doctor asks for your history and looks at eyes, ears, heart, lungs, back and movement. Urine is usual. Blood is taken by many airlines and not by others; some ask for X-ray, vaccinations or a drug test as well. Afraid of needles? Tell the nurse before: you lie down, look away, and it is over in a minute. They see that daily.",
    check: "The invitation says what is taken and whether to come without breakfast.",
    source: {
      name: "Regulation (EU) No 1178/2011, Annex IV (Part-MED), MED.C: assessments of cabin crew; the airline adds its own",
      year: 2024,
    },
  },
  {
    id: "who-pays-for-visa",
    question: "Who pays for the visa, the flight to the base and the medical?",
    answer:
      "Where an airline hires from abroad, as in the Gulf, it usually pays for the work visa and the ticket to join; papers from home, such as police certificate, attested diplomas and photographs, are mostly yours. Elsewhere you need the right to work already. An airline that wants money for the visa before an offer is no airline: it is a scam.",
    check: "The offer letter lists what is paid, and what you pay back if you leave early.",
  },
  {
    id: "wear-to-the-day",
    question: "What do I wear to an open day or assessment day?",
    answer:
      "Business dress in a dark, plain colour: a suit, or a blazer with plain trousers or a skirt, light blouse or shirt, closed polished shoes. Not jeans, not trainers, even if they are black. Hair neat and off the face, nails short, light make-up or none, little jewellery. It need not be dear: it must fit, be ironed, and let you reach up.",
    check: "Only one blazer? It will do; borrow or buy the trousers.",
  },
  {
    id: "ask-to-repeat",
    question: "May I ask the interviewer to repeat the question?",
    answer:
      "Yes, and it is better than guessing. 'I am sorry, could you say that once more, please?' If you heard it and did not understand: 'Could you put it another way, please?' Or check: 'Do you mean a situation with a guest or with a colleague?' Once or twice in an interview is quite normal, in your first language too.",
    check: "Say one of the sentences aloud until it comes without thinking.",
  },
  {
    id: "a-second-weakness",
    question: "What if they ask for a second weakness or a second example?",
    answer:
      "Have one more of each ready. They ask because the first is often learnt by heart. Take a smaller, true one from another corner: you say yes too fast, you explain too long, you dislike untidy handovers. Again one moment in which it showed and what you do about it. Do not turn it into praise, and do not confess to lateness.",
    check: "For every subject prepare two: a story to tell and one in reserve.",
  },
  {
    id: "colleague-takes-things",
    question: "What do I say if a colleague takes miniatures or bar money home?",
    answer:
      "Not that it is none of your business: it is theft, and the question tests your honesty. Say that you would not accuse anybody before others, would ask her quietly to put it back, and would tell the senior, since stock and trust are counted on every flight. Looking away makes you part of it. You need not sound like the police.",
    check: "The same order for lateness, alcohol, a rude remark: speak, then report.",
  },
  {
    id: "perks-as-a-reason",
    question: "Why is wanting to travel for free a bad answer?",
    answer:
      "Because it says what you get and nothing of what you give. They hire for safety and for guests, and they hear travel from everybody; whoever comes for beaches leaves after the first winter of early starts. You may name it last. First say what you like about the work with people, with one evening that proves it.",
    check: "Read your answer: how many sentences begin with what you want?",
  },
  {
    id: "bad-fit-of-dates",
    question: "When can I start, and what if I have a notice period or a holiday booked?",
    answer:
      "Say your real notice period and any booked week, in one sentence, when they ask for your availability. A notice period is no drawback: it shows that you leave a job in order. Courses start on fixed dates, and training can seldom be missed by a day, so offer to move the holiday if you can.",
    check: "Know the date from which you are free before you go in.",
  },
  {
    id: "how-many-are-taken",
    question: "How many applicants are taken, and does failing once count against me?",
    answer:
      "Few, at famous airlines a small part; most leave already at the form or the first round, often for photographs, height or English. It is no lottery: whoever comes prepared meets many who are not. After a refusal most airlines let you try again after some months and look at the new day, not the old one.",
    check: "Look up the waiting time before you apply again.",
  },
  {
    id: "driving-licence",
    question: "Do I need a driving licence or a car?",
    answer:
      "Seldom as a rule, often in practice: reports before the first bus and after the last train belong to the job, and on standby you have to be there in time. At a base where crew are fetched it does not matter. If you do not drive, have the answer ready: who, which night bus, which flat near the airport.",
    check: "Try the way to the airport once for four in the morning.",
  },
  {
    id: "fitness-and-lifting",
    question: "How fit do I have to be for cabin crew training?",
    answer:
      "Fit enough to open and close a heavy door, pull a person by the shoulders, climb into a raft, push a full trolley uphill, and stand for a whole night. Trainers show technique; nobody counts press-ups. Swimming is asked for by many. Sit in the jump seat with the harness closed: that is a limit too.",
    check: "Walk, swim and lift a suitcase overhead some weeks before the course.",
  },
  {
    id: "stammer",
    question: "I stammer. Can I still become cabin crew?",
    answer:
      "A stammer alone bars nobody: what counts is that commands and announcements are understood, and those are short, learnt and often spoken in one voice. Say it once at the start: 'I stammer, so give me a moment now and then.' Then nobody wonders, and you need not hide it. For a video interview with a clock, ask for more time beforehand.",
    check: "Shout 'Unfasten seat belts, come this way' ten times: how often do you block?",
  },
  {
    id: "pregnant-applicant",
    question: "I am pregnant or have a small baby. Can I apply now?",
    answer:
      "You can apply, and in many countries you need not say it and may not be asked. Training is the hurdle: slides, pool, smoke and lifting, and often the medical, wait until after the birth. Once you have the offer, ask for a later course. On the assessment day itself bring food, sit down when you need to, and go home if you feel unwell.",
    check: "Ask your midwife or doctor until when you may travel to it.",
  },
];
