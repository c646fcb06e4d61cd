import { INTERVIEW_QUESTIONS } from "./interview-questions.ts";
import type { InterviewMoment } from "./schema.ts";

export const INTERVIEW_MOMENTS: readonly InterviewMoment[] = [
  {
    id: "the-walk-in",
    moment: "The walk from the door to the chair",
    advice:
      "The interview begins before the first question. Walk in at a normal pace, look at each person, greet, and wait to see whether a hand is offered: customs differ. Sit when you are asked to, bag on the floor, hands free.",
    forExample: "Good morning, I am Lena Costa. Thank you for having me today.",
    avoid: "Sitting down first, or starting with an apology for your English.",
  },
  {
    id: "tell-us-about-yourself",
    moment: "Tell us about yourself",
    advice:
      "Two minutes at most, in three parts: what you do now, what in your past prepares you for this work, why you are here today. It is a summary for people who have read your CV, so choose instead of listing.",
    forExample:
      "I run the evening shift in a hotel bar; before that I worked in a kindergarten. Both taught me to keep calm when everybody wants something.",
    avoid: "Your life from primary school on, or your hobbies before your work.",
  },
  {
    id: "why-this-airline",
    moment: "Why our airline",
    advice:
      "Give two reasons that would be wrong with any other name in them: the base, the fleet, the training, a route, a value that you have seen at work. Add one thing that you have asked somebody who works there.",
    forExample:
      "Your crews are based in one city and fly long and short haul from the first year. A colleague of yours told me how that mixes the teams.",
    avoid: "The beautiful uniform, free travel, or the airline's award of the year.",
  },
  {
    id: "why-cabin-crew",
    moment: "Why cabin crew, and not a hotel",
    advice:
      "They want to hear that you know what the job is: safety first, shifts, holidays away, rows of tired people. Say what of that you already know, and what pulls you nevertheless.",
    forExample:
      "I have worked nights and Christmas for four years, so that part is not new. What is missing there is responsibility for people's safety, in a team that changes every day.",
    avoid: "A dream since childhood with nothing behind it.",
  },
  {
    id: "a-real-example",
    moment: "Tell me about a time when",
    advice:
      "Situation and task in two sentences, then what you did, step by step, then what came of it and what you learnt. Say I for your part and we for the team's. A small true story beats a large vague one.",
    forExample:
      "There were forty guests and one of them fainted. I knelt down beside him, sent a colleague for help and asked the next table to make room.",
    avoid: "A general answer that begins with 'I always'.",
  },
  {
    id: "the-probing-question",
    moment: "The same question again, deeper",
    advice:
      "If they ask three times, they are not doubting you: they look for what you did, thought and felt. Answer only what is asked, with one more detail each time. If you do not remember, say so.",
    forExample:
      "What exactly did I say to him? I said that I could see he was angry, and that I would stay until it was solved.",
    avoid: "Inventing details under pressure: they will ask for those as well.",
  },
  {
    id: "the-weakness",
    moment: "Your weakness",
    advice:
      "Name a real one that does not endanger the job, what it has caused, and what you do about it. It shows whether you can take feedback, which a crew gives after every flight.",
    forExample:
      "I tend to do things myself rather than ask. My supervisor pointed it out, and since then I ask for help at the start of a shift and not when it is late.",
    avoid: "'I am a perfectionist', or a weakness that would worry a captain.",
  },
  {
    id: "the-gap",
    moment: "The gap or the failed try",
    advice:
      "Say it before they find it: what happened, for how long, and what you learnt. If you were refused here before, say what is different now. A calm voice counts for more than the reason.",
    forExample:
      "You turned me down two years ago after the group task. I had talked too much. Since then I have led a team in which I had to learn to listen.",
    avoid: "A new story that does not fit the dates in the application.",
  },
  {
    id: "the-safety-question",
    moment: "A safety question without training",
    advice:
      "Nobody expects a procedure from you. They want the order: people out of danger, tell those who must know, follow instructions, help, write it down. Say that you would act as you were trained and would ask where you are unsure.",
    forExample:
      "I would get the people away from it and tell a colleague to call the captain at the same time. How exactly the fire is fought I would have learnt in training.",
    avoid: "Heroic stories, or 'I would ask my supervisor first' where there is smoke.",
  },
  {
    id: "the-ethical-question",
    moment: "A colleague breaks a rule",
    advice:
      "Stay fair and clear: speak to the colleague at once, make safe what is unsafe, and go to the responsible person if it does not stop or if it is serious. Loyalty is to the people on board.",
    forExample:
      "I would speak to her directly, because perhaps I am missing something. If it concerns safety, the purser hears it before departure in any case.",
    avoid: "'I never tell on colleagues', or reporting everything without a word to anybody.",
  },
  {
    id: "the-hard-facts",
    moment: "Hard facts: base, pay, standby",
    advice:
      "They ask whether you know what you are agreeing to: the base, the probation, the pay in training, unpaid waiting, bonds. Answer with figures that you have read, and ask about what is open.",
    forExample:
      "I have reckoned with the basic pay and the rent at the base, and I can live on it. May I ask how many days of standby are usual in the first year?",
    avoid: "'Money does not matter to me', or arguing about the contract.",
  },
  {
    id: "your-questions",
    moment: "Your questions to them",
    advice:
      "Two questions whose answers are not on the website, about the training, the crews or their own experience. Listen to the answer: it is a small conversation and no quiz.",
    forExample:
      "What do new colleagues find hardest in their first three months, and what helps them?",
    avoid: "Holidays, staff tickets, or 'No, everything is clear'.",
  },
  {
    id: "the-silence",
    moment: "The silence after your answer",
    advice:
      "Interviewers write, and a pause is simply that. Stay friendly, breathe, and let them finish. Anything you add out of nervousness was usually better left unsaid.",
    forExample: "(After five seconds.) Would you like another example, or shall I leave it there?",
    avoid: "Filling the pause until you contradict yourself.",
  },
  {
    id: "the-last-minute",
    moment: "The last minute",
    advice:
      "Thank them, say in one sentence why you want this, and leave as you came. On the way out you are still being seen, by the reception too.",
    forExample:
      "Thank you for your questions. After today I know even better that I would like to work in your crews.",
    avoid: "Asking how you did, or how many others are still to come.",
  },
  ...INTERVIEW_QUESTIONS,
];
