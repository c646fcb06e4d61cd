import type { InterviewMoment } from "./schema.ts";

/** Questions that come up in nearly every interview, and what a good answer to each is made of. */
export const INTERVIEW_QUESTIONS: readonly InterviewMoment[] = [
  {
    id: "five-years",
    moment: "Where do you see yourself in five years",
    advice:
      "They ask whether training you is worth it. You need no fixed plan: say that you want to become sure and experienced in the cabin first, and name one direction that exists there, such as senior crew, instructor or recruiter. Honest and modest beats a career map.",
    forExample:
      "In the cabin, as somebody new colleagues like to be rostered with. If it goes well I would like to train others one day; first I want to learn the job properly.",
    avoid: "'In your chair', a degree to finish next year, or 'I have no idea'.",
  },
  {
    id: "your-strength",
    moment: "Your strengths",
    advice:
      "Choose one or two that a cabin needs: calm, reliability, reading people, teamwork. Give each its proof in two sentences, a real moment, and say what a crew would have of it.",
    forExample:
      "I stay friendly when it gets loud. On match days I serve three hundred people at the kiosk, and my manager gives me the window where the complaints come.",
    avoid: "A list of adjectives, or a strength without an example.",
  },
  {
    id: "why-you",
    moment: "Why should we take you and not another",
    advice:
      "You cannot compare yourself with people you do not know, so do not try. Say what you bring that this airline asks for, with one proof, and what you are ready to give: shifts, moving, learning.",
    forExample:
      "I do not know the others. What I can tell you is that I have done early shifts with tired people for four years, and was never late and never sharp with anybody.",
    avoid: "Running others down, or 'because it is my dream'.",
  },
  {
    id: "leaving-the-job",
    moment: "Why do you leave your job",
    advice:
      "Talk of what pulls you here, and of what you take with you: the skills that carry over. One neutral sentence about what is missing there is enough. Not a word against the employer, the boss or the colleagues, however true it is.",
    forExample:
      "I have learnt to keep calm in emergencies and to explain things to frightened people. I want to go on doing that, in a team that travels, and my ward cannot offer me that.",
    avoid: "The bad boss, the bad pay, 'I need a change', or running away from something.",
  },
  {
    id: "dismissed",
    moment: "You were dismissed, or your contract was not renewed",
    advice:
      "Tell the truth in two sentences without blame: what happened, what was your part in it, what you do differently since. Airlines check references, so a story that does not match costs more than the fact. Then go on to what you do now.",
    forExample:
      "They let me go after the trial period because I was too slow at the till. I asked why, practised, and in my next job I have run the till alone for two years.",
    avoid: "Anger at the old employer, or leaving the job out of the application.",
  },
  {
    id: "many-short-jobs",
    moment: "Many short jobs in the CV",
    advice:
      "Give the line through it: seasonal contracts, studies, a family move. Say what stayed the same, for example work with people, and why this one is meant to last.",
    forExample:
      "They were season contracts at the coast, and each summer the same hotel asked me back. Now I am looking for something that goes on in winter.",
    avoid: "Explaining each job in turn, or calling them all boring.",
  },
  {
    id: "other-applications",
    moment: "Have you applied at other airlines",
    advice:
      "Say yes if it is yes: it shows that you mean the job. Then say why this airline stands first, with a reason that belongs to it. Details of how far you got elsewhere are nobody's business.",
    forExample:
      "Yes, at two others, because I am sure about the work. You are my first choice since your crews start on long and short haul from the same base.",
    avoid: "'Only with you' when it is not true, or playing one against the other.",
  },
  {
    id: "plan-b",
    moment: "What will you do if we do not take you",
    advice:
      "They look for composure and for how much you want it. Say that you would ask what to improve if they give feedback, work on it, and come back when the rules allow it, and what you do meanwhile.",
    forExample:
      "I would be disappointed for an evening. Then I would work on whatever was missing, stay in my job with guests, and apply again when I may.",
    avoid: "'I would be devastated', or a plan that sounds better than the job.",
  },
  {
    id: "far-from-home",
    moment: "Living far from home and family",
    advice:
      "Show that you have thought of it, best with something you have already done: studied, worked or lived away. Say how you keep in contact with your family, how you found friends there, and that you chose this.",
    forExample:
      "I spent a year in another city without knowing anyone. I rang my family on fixed evenings and joined a running club in the first week, and I would do the same at the base.",
    avoid: "'I never get homesick', or a family that still has to agree.",
  },
  {
    id: "children-and-partner",
    moment: "Questions about children, partner or family plans",
    advice:
      "In many countries an employer may not ask, and you need not answer. Stay friendly and answer what lies behind it: that you have arranged your life for shifts, nights and standby.",
    forExample:
      "My private life is arranged so that I can fly early, late and at weekends. You will be able to rely on my roster.",
    avoid: "A lecture on the law in the room, or your whole family story.",
  },
  {
    id: "shifts-and-holidays",
    moment: "Early shifts, nights, Christmas on board",
    advice:
      "Say what of it you know already and how you cope: sleep, food, planning, people at home who know. If it is new to you, say how you found out what it is like and what you would change in your day.",
    forExample:
      "In the bakery I started at three for two years. I sleep in two parts and switch the telephone off. Christmas we celebrate when we are all there.",
    avoid: "'No problem at all' with nothing behind it.",
  },
  {
    id: "love-of-travelling",
    moment: "May I say that I love travelling",
    advice:
      "You may, as a small part: everybody says it, and on board you work while others travel. Put first what you do for people and for their safety, and let travelling show that you are at ease with other cultures.",
    forExample:
      "I like being among people from everywhere, that is why I worked in a hostel. What I look forward to most is being the one they turn to when something is wrong.",
    avoid: "Free tickets, beaches, photographs and the uniform as reasons.",
  },
  {
    id: "career-change",
    moment: "Coming from another profession",
    advice:
      "Your old work is your asset: choose two things from it that a cabin needs and prove them with a moment. Say why now, in one positive sentence, and that you know you begin as a beginner.",
    forExample:
      "In fifteen years of nursing I learnt to see who needs me before they ring. Now I would like to use that where safety comes first as well, and I am happy to be the new one again.",
    avoid: "Being too good for the first rank, or complaining about the old profession.",
  },
  {
    id: "work-under-pressure",
    moment: "How do you cope with stress",
    advice:
      "Tell one hard hour: what came at once, what you did first, second and third, and how it ended. Then one sentence on how you wind down afterwards. That shows method and a person.",
    forExample:
      "The booking system failed with forty guests in the hall. I wrote the rooms on paper, sent a colleague round with water, and told everybody every ten minutes how far we were.",
    avoid: "'I never feel stress', or 'I work best under pressure' without a case.",
  },
  {
    id: "biggest-mistake",
    moment: "Your biggest mistake or failure",
    advice:
      "Choose a real one that is over and did no harm to anybody's safety. Say it in a sentence, then what you did at once to put it right, whom you told, and what has not happened again since because of what you changed.",
    forExample:
      "I gave a guest the key to an occupied room. I apologised to both, told my manager before she heard it, and since then I read the name aloud before I hand over a key.",
    avoid: "A mistake of somebody else's, or one that is really a strength.",
  },
  {
    id: "describe-yourself",
    moment: "Describe yourself in three words",
    advice:
      "Three words that belong to the cabin and are true, each with half a sentence of proof. Ask two people who know you beforehand: their words are mostly better than your own.",
    forExample:
      "Reliable: in three years I missed no shift. Curious: I learn a language with our guests. Calm: my colleagues fetch me when it gets loud.",
    avoid: "Perfectionist, passionate, unique.",
  },
  {
    id: "what-others-say",
    moment: "What would your boss or your friends say of you",
    advice:
      "Report what they really said, best in their words and with the occasion: an appraisal, a thank-you, a nickname. Add one small thing that they tease you about, harmless and human.",
    forExample:
      "My boss wrote in my last appraisal that guests ask for me by name. My friends would add that I am the one with the plasters and the safety pins.",
    avoid: "Praise that nobody ever said: they may ring and ask.",
  },
  {
    id: "hobbies",
    moment: "Hobbies and free time",
    advice:
      "Two are enough, told so that one sees a person: what you do, with whom, what you learnt. Team sport, languages, first aid and cooking for many carry over by themselves; do not force the link.",
    forExample:
      "I sing in a choir of sixty people. You learn to listen before you open your mouth, and to be on time.",
    avoid: "Parties, series, or a hobby that you made up and cannot talk about.",
  },
  {
    id: "what-you-know-of-us",
    moment: "What do you know about us",
    advice:
      "Four or five things that matter to crew: bases, fleet, routes, values, what changed lately. Say where you have them from, a flight, a colleague, the careers page, and what you like about one of them.",
    forExample:
      "You fly one aircraft family from eleven bases, crews mostly sleep at home, and you train in your own centre. I spoke with two of your crew at the gate about it.",
    avoid: "A year and a number of aircraft learnt by heart, or old news.",
  },
  {
    id: "not-knowing",
    moment: "When you do not know the answer",
    advice:
      "Ask for a moment, or have the question repeated: both are allowed. Of facts, say that you do not know and where you would find out. Of experience, say that it has not happened to you yet, and tell the nearest thing that has.",
    forExample:
      "That has not happened to me so far. The nearest was a guest who fainted in our queue; may I tell you about that?",
    avoid: "Inventing a story, or apologising three times.",
  },
  {
    id: "joining-the-talk",
    moment: "Getting a word in, in a group",
    advice:
      "One clear sentence at the right moment is enough. Lean in, look at the person who has just spoken, use their name, link to what was said, add one point, and hand on to somebody who has been quiet.",
    forExample:
      "May I add something to that, Ana? I like your idea. What if we also look at the cost? Daniel, what do you think?",
    avoid: "Waiting until the end, or talking over somebody to be heard.",
  },
  {
    id: "speaking-of-the-accent",
    moment: "Answering in a second language",
    advice:
      "Short sentences, simple words, a calm pace: assessors listen for whether they would understand you over an intercom. If a word is missing, say it another way and go on. An accent is no fault.",
    forExample:
      "I do not have the word, so let me describe it: the thing which you pull over your head to breathe in smoke.",
    avoid: "Apologising for your English, or sentences learnt by heart.",
  },
  {
    id: "pay-expectation",
    moment: "What do you expect to earn",
    advice:
      "Crew pay follows a scale, so there is nothing to bargain for. Say that you have read how it is made up, a basic part and what is paid for flying, and that it is fine for you. Ask the open point after the offer.",
    forExample:
      "I have read how your pay is made up and planned with the basic part. It is in order for me.",
    avoid: "A figure from the internet, or 'money does not matter'.",
  },
  {
    id: "why-not-pilot",
    moment: "Why not ground staff, or pilot",
    advice:
      "Say what only the cabin has: people for hours, care and safety in one, a team on one's own up there. Respect for the other work, and one moment in which you noticed where you belong.",
    forExample:
      "At check-in I had each of them for two minutes. I always wanted to know how the journey went on for them.",
    avoid: "'It is a first step to something better.'",
  },
  {
    id: "length-and-shape",
    moment: "Is my answer too long or too short",
    advice:
      "A minute and a half to two minutes for a story, half a minute for a plain question. Two sentences for how it began, most of it for what you did, one or two for how it ended. If they look down, finish the sentence and stop.",
    forExample:
      "It ended well: she wrote to my manager, and we changed the sign at the door. Shall I tell you more about it?",
    avoid: "The whole background first, or an ending that trails off.",
  },
  {
    id: "story-from-elsewhere",
    moment: "May the story come from school, sport or family",
    advice:
      "Yes, if it shows what they ask for and you did something in it. Take the newest one that you have; a job with guests counts most, then volunteering and sport, then school and family. Say in one sentence where you were, and go on as always.",
    forExample:
      "It was at my football club: two of the girls no longer spoke to each other, and I was the captain.",
    avoid: "A story from childhood, or one in which others did everything.",
  },
];
