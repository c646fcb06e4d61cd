import type { CandidateQuestion } from "./schema.ts";

/** What people ask on a single stage: what decided it where it ended for them, and how to practise it. */
export const STAGES_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "ended-at-the-form",
    question:
      "My application ended with the form, before anybody spoke to me. What decides it there?",
    answer:
      "A form that ends it mostly missed a minimum: age, height or reach, a language, schooling, the right to work at that base. A filter reads those boxes before a person does, so lay the airline's list beside your form line by line. If you meet all of it, your CV was thin: service first, each job with a place and what you did for people, every gap named, every free box answered in whole sentences, a photo by their rules.",
    check: "Which line of the airline's list could you not prove with a paper today?",
  },
  {
    id: "ended-at-the-cv-drop",
    question:
      "I handed in my CV at the open day and wasn't called back. What decides it in that moment?",
    answer:
      "Handing in your CV is the first interview, and it lasts two minutes: how you wait in the queue, your hair, suit and hands against their rules, a smile that's there before you speak, three sentences of English with a reason in them. Whoever looks down, mumbles or can't say why they came isn't called back, however good the paper is. Rehearse those sentences standing up, with somebody who looks stern.",
    check: "Say name, work with people and why this airline in thirty seconds, on video.",
  },
  {
    id: "ended-at-the-online-test",
    question: "I went out at an online test. What usually decides it there?",
    answer:
      "An online test ends it by a score below a line that nobody shows you, and most lose it to the clock. In sums, logic and English, practise the same kind of task with the time running, and leave what takes too long. In a personality test it's answers that contradict each other, or all at the far ends, or a picture of somebody nobody could be. Do it rested, alone, on a good line, and not on your phone.",
    check: "Look up how long the airline makes you wait before you may sit it again.",
  },
  {
    id: "ended-at-the-video",
    question:
      "I was turned down after the recorded video interview. What usually decides it there?",
    answer:
      "A recorded video ends it mostly for four things: an answer in general with no example, reading from notes with eyes that wander, a flat voice and face, or time running out before how it ended. Now and then it's a dark picture or noise. Record the same questions again tonight. Watch once without sound, for the face and the eyes, and listen once without the picture, for an example and an end.",
    check: "In your recording: at which second does your own example begin?",
  },
  {
    id: "ended-at-the-reach",
    question: "I didn't reach the mark or wasn't tall enough and was sent home. What can I do now?",
    answer:
      "A missed reach or height is measured, so it says nothing about how you came across. If it was close, weeks of calf raises and stretching shoulders and sides help, and so does technique: barefoot, belly to the wall, one shoulder up to the ear, breathe out. If it wasn't close, no training changes bones: choose airlines that ask for less or measure nothing, and let that rule be the first thing you check.",
    check: "Mark the figure on your wall: how many centimetres are missing, on a calm day?",
  },
  {
    id: "ended-at-the-english-test",
    question: "I was sent home after the English test. What usually decides it there?",
    answer:
      "An English test ends it for not understanding quickly enough more often than for grammar or an accent. In writing they look for whole sentences, the right tense and a text that does what was asked, in the time. In speaking it's one-word answers and long silences. A quarter of an hour a day for two months moves it: listen and say it again, write one polite mail to a guest, speak one answer aloud.",
    check: "Train the weak one first: was it reading, writing, listening or speaking?",
  },
  {
    id: "ended-at-the-role-play",
    question: "I went out after the role-play. What usually decides it there?",
    answer:
      "A role-play ends it mostly because the solution came before the person. Assessors want to see you let the guest finish, name what they feel, ask one question, offer what's really in your hands, and check that it's right. Out go people who argue, promise what no airline gives, laugh it off, or give in on a safety rule. Play it again with a friend who stays angry for two whole minutes.",
    check: "In your last try, what was your first sentence to the guest, word for word?",
  },
  {
    id: "ended-at-the-final",
    question:
      "I got as far as the final interview and was turned down. What usually decides it there?",
    answer:
      "Reaching the final means that they liked how you are; it's mostly lost on what you tell. Stories with 'we' and no part of your own, no end, or one that changed when they asked again; reasons that would fit any airline; a hard word about an old boss; doubts about moving or working nights. Sometimes you were good and there were more good ones than seats. Write down each question tonight, with your answer.",
    check: "Your answer was thin where they asked twice: which question was that?",
  },
  {
    id: "ended-at-the-medical",
    question: "They took me and then withdrew after the medical or the background check. What now?",
    answer:
      "After a yes, it's papers that end it: a value in the medical, an employer who didn't answer, dates that don't match your CV, an entry on the record, a document that came too late. Ask in writing which it was; with a medical you may see your results. A value can often be treated and shown again, a wrong date explained with a paper. What counts against you most is something you left out, so tell it next time.",
    check: "Ask the doctor who examined you for the report, and have your own doctor read it.",
  },
  {
    id: "sums-in-the-head",
    question: "How do I work out percentages, currencies and times in my head for the maths test?",
    answer:
      "For percentages take a tenth first and build the rest from it: a half of that is five per cent, a tenth of that is one. For currencies ask whether the result must be bigger or smaller before you multiply, then round, and correct at the end. For times go to the next full hour, count the hours, add the rest; across time zones turn both into UTC first. Say the rough result before you look at the options.",
    check: "What is fifteen per cent of eighty? Eight, and half of eight: twelve.",
  },
  {
    id: "bad-at-maths",
    question: "I was bad at maths at school. Will the numeracy test fail me?",
    answer:
      "Bad marks at school decide nothing here: the test asks for the four kinds of sum a trolley asks for, not for algebra. Change, a price with some per cent off, euros into another currency, meals for a cabin, the hours between two clocks. Those come back within a week or two of ten sums a day, first slowly and right, then with the time running. Most who fail it rush, or never ask whether the result can be right.",
    check: "Do ten of our sums tonight, and note which kind you miss twice.",
  },
  {
    id: "smaller-airline-first",
    question: "Do I start at a smaller airline first, or apply straight to the one I dream of?",
    answer:
      "Apply wherever you meet the minimums, the dream included: most large airlines take beginners, so flying experience is a plus and no condition. A year or two at a smaller one isn't lost either: you learn the trade, your stories come from a cabin, and you see whether the life suits you. It costs a new course, seniority from zero and perhaps a bond. With two offers, choose the month you'd rather live.",
    check: "Which minimums of the dream do you meet today, and which only in a year?",
  },
  {
    id: "sending-money-home",
    question: "Can I send money home from a Gulf base, and is my pay taxed?",
    answer:
      "Sending money home is what many crew at a Gulf base do each month, by bank transfer, an exchange house or an app: compare fee and rate together, because the rate is where it costs. The Emirates and Qatar tax no salaries. Your own country may: it goes by where you're resident, for Indians by the days at home, and the US taxes its citizens anywhere. Plan the sum on basic pay alone, since allowances come and go.",
    check: "Ask a tax adviser at home once, before you leave, and keep the paper.",
    source: { name: "PwC Worldwide Tax Summaries: UAE, Qatar, India, United States", year: 2025 },
  },
];
