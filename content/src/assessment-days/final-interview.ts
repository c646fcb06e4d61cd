import { INTERVIEW_QUESTIONS } from "./interview-questions.ts";
import type { InterviewMoment } from "./schema.ts";

export const INTERVIEW_MOMENTS: readonly InterviewMoment[] = [
  {
    id: "the-walk-in",
    moment: "The walk from the door to the chair",
    advice:
      "The interview starts before the first question. Walk in at a normal pace, look at each person, say hello, and wait to see if they offer a hand: customs differ. Sit when you're asked to, bag on the floor, hands free.",
    forExample: "Good morning, I'm Lena Costa. Thank you for having me today.",
    avoid: "Sitting down first, or starting with an apology for your English.",
  },
  {
    id: "tell-us-about-yourself",
    moment: "Tell us about yourself",
    advice:
      "Two minutes at most, in three parts: what you do now, what in your past prepares you for this work, why you're here today. It's a summary for people who've read your CV, so pick out a few things instead of listing everything.",
    forExample:
      "I run the evening shift in a hotel bar; before that I worked in a kindergarten. Both taught me to stay calm when everybody wants something.",
    avoid: "Your life from primary school on, or your hobbies before your work.",
  },
  {
    id: "why-this-airline",
    moment: "Why our airline",
    advice:
      "Give two reasons that wouldn't fit any other airline: the base, the fleet, the training, a route, a value you've seen in action. Add one thing you've asked somebody who works there.",
    forExample:
      "Your crews are based in one city and fly long and short haul from the first year. A colleague of yours told me how that mixes the teams.",
    avoid: "The beautiful uniform, free travel, or the airline's award of the year.",
  },
  {
    id: "why-cabin-crew",
    moment: "Why cabin crew, and not a hotel",
    advice:
      "They want to hear that you know what the job is: safety first, shifts, holidays away from home, rows of tired people. Say what you already know of that, and why you want it all the same.",
    forExample:
      "I've worked nights and Christmas for four years, so that part isn't new. What I miss there is being responsible for people's safety, in a team that changes every day.",
    avoid: "A dream since childhood with nothing behind it.",
  },
  {
    id: "a-real-example",
    moment: "Tell me about a time when",
    advice:
      "Situation and task in two sentences, then what you did, step by step, then what came of it and what you learnt. Say I for your part and we for the team's. A small true story beats a big vague one.",
    forExample:
      "We had forty guests in and one of them fainted. I knelt down beside him, sent a colleague for help and asked the next table to make room.",
    avoid: "A general answer that begins with 'I always'.",
  },
  {
    id: "the-probing-question",
    moment: "The same question again, deeper",
    advice:
      "If they ask three times, they aren't doubting you: they want to know what you did, thought and felt. Answer only what they ask, with one more detail each time. If you don't remember, say so.",
    forExample:
      "What exactly did I say to him? I said I could see he was angry, and that I'd stay until it was sorted out.",
    avoid: "Inventing details under pressure: they'll ask about those too.",
  },
  {
    id: "the-weakness",
    moment: "Your weakness",
    advice:
      "Name a real one that doesn't put the job at risk, what it has led to, and what you're doing about it. It shows whether you can take feedback, and crews give that after every flight.",
    forExample:
      "I tend to do things myself rather than ask. My supervisor pointed it out, and now I ask for help at the start of a shift, not when it's too late.",
    avoid: "'I am a perfectionist', or a weakness that would worry a captain.",
  },
  {
    id: "the-gap",
    moment: "The gap or the failed try",
    advice:
      "Tell them before they find it: what happened, for how long, and what you learnt. If they've turned you down before, say what's different now. A calm voice counts for more than the reason.",
    forExample:
      "You turned me down two years ago after the group task. I'd talked too much. Since then I've led a team where I had to learn to listen.",
    avoid: "A new story that doesn't fit the dates on your application.",
  },
  {
    id: "the-safety-question",
    moment: "A safety question without training",
    advice:
      "Nobody expects you to know the procedure. They want the order: people out of danger, tell those who need to know, follow instructions, help, write it down. Say you'd act as you were trained and ask where you're unsure.",
    forExample:
      "I'd get people away from it and have a colleague call the captain at the same time. How exactly to fight the fire is something I'd have learnt in training.",
    avoid: "Heroic stories, or 'I'd ask my supervisor first' when there's smoke.",
  },
  {
    id: "the-ethical-question",
    moment: "A colleague breaks a rule",
    advice:
      "Stay fair and clear: speak to the colleague straight away, make safe what isn't, and go to the person in charge if it doesn't stop or if it's serious. Your loyalty is to the people on board.",
    forExample:
      "I'd speak to her directly, because I might be missing something. If it's about safety, the purser hears about it before departure in any case.",
    avoid:
      "'I never tell on colleagues', or reporting everything without a word to the person first.",
  },
  {
    id: "the-hard-facts",
    moment: "Hard facts: base, pay, standby",
    advice:
      "They want to know if you understand what you're agreeing to: the base, the probation, the pay in training, unpaid waiting, bonds. Answer with figures you've read, and ask about what isn't clear.",
    forExample:
      "I've done the sums with the basic pay and the rent at the base, and I can live on it. May I ask how many days of standby are usual in the first year?",
    avoid: "'Money doesn't matter to me', or arguing about the contract.",
  },
  {
    id: "your-questions",
    moment: "Your questions to them",
    advice:
      "Ask two questions the website doesn't answer, about the training, the crews or their own experience. Listen to the answer: it's a chat, not a quiz.",
    forExample:
      "What do new colleagues find hardest in their first three months, and what helps them?",
    avoid: "Holidays, staff tickets, or 'No, everything is clear'.",
  },
  {
    id: "the-silence",
    moment: "The silence after your answer",
    advice:
      "Interviewers take notes, and a pause is just that. Stay friendly, breathe, and let them finish. Anything you add because you're nervous is usually better left unsaid.",
    forExample: "(After five seconds.) Would you like another example, or shall I leave it there?",
    avoid: "Filling the pause until you contradict yourself.",
  },
  {
    id: "the-last-minute",
    moment: "The last minute",
    advice:
      "Thank them, say in one sentence why you want this, and leave the way you came in. They can still see you on the way out, and so can reception.",
    forExample:
      "Thank you for your questions. After today I'm even surer that I'd like to be part of your crews.",
    avoid: "Asking how you did, or how many others are still to come.",
  },
  ...INTERVIEW_QUESTIONS,
];
