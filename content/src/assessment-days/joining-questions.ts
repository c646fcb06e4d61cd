import type { CandidateQuestion } from "./schema.ts";

/** What candidates ask about the last steps to the job and about the interview's small embarrassments. */
export const JOINING_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "medical-at-joining",
    question: "What is examined at the medical before joining, and do they take blood?",
    answer:
      "An aeromedical doctor asks about your history and checks your eyes, ears, heart, lungs, back and movement. A urine test is normal. Many airlines take blood, others don't; some also ask for an X-ray, vaccinations or a drug test. Afraid of needles? Tell the nurse first: you lie down, look away, and it's over in a minute. They see it every day.",
    check: "The invitation says what they'll take and whether to skip breakfast.",
    source: {
      name: "Regulation (EU) No 1178/2011, Annex IV (Part-MED), MED.C: assessments of cabin crew; the airline adds its own",
      year: 2024,
    },
  },
  {
    id: "who-pays-for-visa",
    question: "Who pays for the visa, the flight to the base and the medical?",
    answer:
      "Where an airline hires from abroad, as in the Gulf, it usually pays for the work visa and the joining ticket; you mostly pay for papers from home, such as the police certificate, attested diplomas and photographs. Elsewhere you need the right to work already. An airline that wants money for the visa before an offer isn't an airline: it's a scam.",
    check: "The offer letter lists what they pay, and what you pay back if you leave early.",
  },
  {
    id: "wear-to-the-day",
    question: "What do I wear to an open day or assessment day?",
    answer:
      "Wear business dress to an open day or assessment day, in a dark, plain colour: a suit, or a blazer with plain trousers or a skirt, a light blouse or shirt, closed polished shoes. No jeans, no trainers, even black ones. Keep your hair neat and off your face, nails short, light make-up or none, little jewellery. It doesn't have to be expensive: it has to fit, be ironed, and let you reach up.",
    check: "Only have a blazer? It'll do; borrow or buy the trousers.",
  },
  {
    id: "ask-to-repeat",
    question: "May I ask the interviewer to repeat the question?",
    answer:
      "Asking the interviewer to repeat a question is better than guessing: 'I'm sorry, could you say that again, please?' If you heard it but didn't understand: 'Could you put it another way, please?' Or check: 'Do you mean a situation with a customer or with a colleague?' Once or twice in an interview that's quite normal, in your first language too.",
    check: "Say one of these sentences aloud until it comes without thinking.",
  },
  {
    id: "a-second-weakness",
    question: "What if they ask for a second weakness or a second example?",
    answer:
      "Have a second weakness and a second example ready: they ask because people often learn the first by heart. Pick a smaller, true one of a different kind: you say yes too fast, you explain too long, you dislike untidy handovers. Again, give one moment when it showed and what you do about it. Don't turn it into praise, and don't confess to being late.",
    check: "Prepare two for every subject: one to tell and one in reserve.",
  },
  {
    id: "colleague-takes-things",
    question: "What do I say if a colleague takes miniatures or bar money home?",
    answer:
      "Taking miniatures or bar money home is theft, so don't say it's none of your business: the question tests your honesty. Say you wouldn't accuse anybody in front of others, you'd quietly ask her to put it back, and you'd tell the senior, because stock and trust are counted on every flight. Looking away makes you part of it. You don't have to sound like the police.",
    check: "It's the same order for lateness, alcohol or a rude remark: speak, then report.",
  },
  {
    id: "perks-as-a-reason",
    question: "Why is wanting to travel for free a bad answer?",
    answer:
      "Wanting to travel for free says what you get and nothing about what you give. They hire for safety and for passengers, and everybody tells them they love travel; people who come for the beaches leave after their first winter of early starts. You can mention it last. First say what you like about working with people, with one evening that proves it.",
    check: "Read your answer: how many sentences start with what you want?",
  },
  {
    id: "bad-fit-of-dates",
    question: "When can I start, and what if I have a notice period or a holiday booked?",
    answer:
      "When they ask about your availability, give your real notice period and any week you've booked, in one sentence. A notice period isn't a drawback: it shows you leave a job properly. Courses start on fixed dates and you can seldom miss a day of training, so offer to move the holiday if you can.",
    check: "Know the date you're free from before you go in.",
  },
  {
    id: "how-many-are-taken",
    question: "How many applicants are taken, and does failing once count against me?",
    answer:
      "Not many applicants are taken, at famous airlines only a few out of a crowd; most drop out at the form or the first round, often over photographs, height or English. It's not a lottery: if you're prepared, you'll meet plenty who aren't. After a rejection, most airlines let you try again in some months and judge the new day, not the old one.",
    check: "Look up the waiting time before you apply again.",
  },
  {
    id: "driving-licence",
    question: "Do I need a driving licence or a car?",
    answer:
      "A driving licence or a car is seldom asked for on paper and often needed in practice: you'll start before the first bus or finish after the last train, and on standby you have to get there in time. At a base where crew are picked up it doesn't matter. If you don't drive, have your answer ready: who'll take you, which night bus, which flat near the airport.",
    check: "Try out how you'd get to the airport for four in the morning.",
  },
  {
    id: "fitness-and-lifting",
    question: "How fit do I have to be for cabin crew training?",
    answer:
      "You have to be fit enough to open and close a heavy door, pull a person by the shoulders, climb into a raft, push a full trolley uphill, and be on your feet all night. Trainers show you the technique; nobody counts press-ups. Many airlines ask for swimming. You also have to fit the jump seat with the harness closed: that's a limit too.",
    check: "For some weeks before the course, walk, swim and lift a suitcase overhead.",
  },
  {
    id: "stammer",
    question: "I stammer. Can I still become cabin crew?",
    answer:
      "A stammer alone doesn't rule you out: what counts is that people understand your commands and announcements, and those are short, learnt and often shouted in chorus. Say it once at the start: 'I stammer, so give me a moment now and then.' Then nobody wonders, and you don't have to hide it. If a video interview is timed, ask for more time beforehand.",
    check: "Shout 'Unfasten seat belts, come this way' ten times: how often do you block?",
  },
  {
    id: "pregnant-applicant",
    question: "I am pregnant or have a small baby. Can I apply now?",
    answer:
      "You can apply while you're pregnant or have a small baby, and in many countries you don't have to say so and they may not ask. Training is the hurdle: slides, pool, smoke and lifting, and often the medical, have to wait until after the birth. Once you have the offer, ask for a later course. On the assessment day itself, bring food, sit down when you need to, and go home if you feel unwell.",
    check: "Ask your midwife or doctor how long you can still travel.",
  },
];
