import type { InterviewMoment } from "./schema.ts";

/** Questions that come up in nearly every interview, and what a good answer to each is made of. */
export const INTERVIEW_QUESTIONS: readonly InterviewMoment[] = [
  {
    id: "five-years",
    moment: "Where do you see yourself in five years",
    advice:
      "They're asking whether it's worth training you. You don't need a fixed plan: say you want to become confident and experienced in the cabin first, and name one direction that exists there, such as senior crew, instructor or recruiter. Honest and modest beats a career map.",
    forExample:
      "In the cabin, as somebody new colleagues like being rostered with. If it goes well I'd like to train others one day, but first I want to learn the job properly.",
    avoid: "'In your chair', a degree to finish next year, or 'I have no idea'.",
  },
  {
    id: "your-strength",
    moment: "Your strengths",
    advice:
      "Choose one or two the cabin needs: calm, reliability, reading people, teamwork. Prove each one in two sentences with a real moment, and say what a crew would get out of it.",
    forExample:
      "I stay friendly when it gets loud. On match days I serve three hundred people at the kiosk, and my manager gives me the window where the complaints come.",
    avoid: "A list of adjectives, or a strength without an example.",
  },
  {
    id: "why-you",
    moment: "Why should we take you and not another",
    advice:
      "You can't compare yourself with people you don't know, so don't try. Say what you bring that this airline asks for, with one example to prove it, and what you're ready to give: shifts, moving, learning.",
    forExample:
      "I don't know the others. What I can tell you is that I've done early shifts with tired people for four years, and I've never been late and never been sharp with anybody.",
    avoid: "Running others down, or 'because it's my dream'.",
  },
  {
    id: "leaving-the-job",
    moment: "Why do you leave your job",
    advice:
      "Talk about what draws you here, and what you'd bring with you: the skills that carry over. One neutral sentence about what's missing there is enough. Not a word against your employer, boss or colleagues, however true it is.",
    forExample:
      "I've learnt to stay calm in emergencies and to explain things to frightened people. I want to keep doing that, in a team that travels, and my ward can't offer me that.",
    avoid: "The bad boss, the bad pay, 'I need a change', or running away from something.",
  },
  {
    id: "dismissed",
    moment: "You were dismissed, or your contract was not renewed",
    advice:
      "Tell the truth in two sentences without blaming anyone: what happened, what your part in it was, what you've done differently since. Airlines check references, so a story that doesn't match costs you more than the fact. Then move on to what you do now.",
    forExample:
      "They let me go after the trial period because I was too slow at the till. I asked why and practised, and in my next job I've run the till on my own for two years.",
    avoid: "Anger at the old employer, or leaving the job out of the application.",
  },
  {
    id: "many-short-jobs",
    moment: "Many short jobs in the CV",
    advice:
      "Show what links them: seasonal contracts, studies, a family move. Say what stayed the same, for example working with people, and why you want this one to last.",
    forExample:
      "They were seasonal contracts on the coast, and each summer the same hotel asked me back. Now I'm looking for something that carries on in winter.",
    avoid: "Explaining each job in turn, or calling them all boring.",
  },
  {
    id: "other-applications",
    moment: "Have you applied at other airlines",
    advice:
      "Say yes if you have: it shows you're serious about the job. Then say why this airline comes first, with a reason that only fits this one. How far you got elsewhere is nobody's business.",
    forExample:
      "Yes, to two others, because I'm sure about the work. You're my first choice because your crews start on long and short haul from the same base.",
    avoid: "'Only to you' when it isn't true, or playing one off against the other.",
  },
  {
    id: "plan-b",
    moment: "What will you do if we do not take you",
    advice:
      "They want to see that you stay composed and how much you want it. Say you'd ask for feedback if they give it, work on it and come back when the rules allow, and what you'd do in the meantime.",
    forExample:
      "I'd be disappointed for an evening. Then I'd work on whatever was missing, stay in my job with guests, and apply again as soon as I can.",
    avoid: "'I'd be devastated', or a plan that sounds better than the job.",
  },
  {
    id: "far-from-home",
    moment: "Living far from home and family",
    advice:
      "Show you've thought about it, ideally with something you've already done: studied, worked or lived away. Say how you keep in touch with your family, how you made friends there, and that you chose this.",
    forExample:
      "I spent a year in another city without knowing anyone. I rang my family on set evenings and joined a running club in the first week, and I'd do the same at the base.",
    avoid: "'I never get homesick', or a family that still has to agree.",
  },
  {
    id: "children-and-partner",
    moment: "Questions about children, partner or family plans",
    advice:
      "In many countries an employer may not ask, and you don't have to answer. Stay friendly and answer what's behind it: that you've arranged your life for shifts, nights and standby.",
    forExample:
      "I've arranged my private life so I can fly early, late and at weekends. You'll be able to roster me and rely on it.",
    avoid: "Giving them a lecture on the law, or your whole family story.",
  },
  {
    id: "shifts-and-holidays",
    moment: "Early shifts, nights, Christmas on board",
    advice:
      "Say what you already know of it and how you cope: sleep, food, planning, people at home who understand. If it's new to you, say how you found out what it's like and what you'd change in your day.",
    forExample:
      "For two years I started at three in the bakery. I sleep in two parts and switch my phone off. We celebrate Christmas when we're all there.",
    avoid: "'No problem at all' with nothing behind it.",
  },
  {
    id: "love-of-travelling",
    moment: "May I say that I love travelling",
    advice:
      "You can, as a small part: everybody says it, and on board you work while others travel. Put what you do for people and their safety first, and use travelling to show you're at ease with other cultures.",
    forExample:
      "I like being around people from everywhere, that's why I worked in a hostel. What I look forward to most is being the one they turn to when something's wrong.",
    avoid: "Free tickets, beaches, photographs and the uniform as reasons.",
  },
  {
    id: "career-change",
    moment: "Coming from another profession",
    advice:
      "Your old job is your asset: choose two things from it the cabin needs and prove them with a real moment. Say why now, in one positive sentence, and that you know you'll be starting at the bottom as a beginner.",
    forExample:
      "In fifteen years of nursing I learnt to see who needs me before they ring. Now I'd like to use that where safety comes first too, and I'm happy to be the new one again.",
    avoid: "Sounding too good for the first rank, or complaining about your old profession.",
  },
  {
    id: "work-under-pressure",
    moment: "How do you cope with stress",
    advice:
      "Describe one hard hour: what came at you all at once, what you did first, second and third, and how it ended. Then one sentence on how you wind down afterwards. That shows you have a method, and it shows the person.",
    forExample:
      "The booking system failed with forty guests in the hall. I wrote the rooms down on paper, sent a colleague round with water, and updated everybody every ten minutes.",
    avoid: "'I never feel stress', or 'I work best under pressure' without a case.",
  },
  {
    id: "biggest-mistake",
    moment: "Your biggest mistake or failure",
    advice:
      "Choose a real one that's over and didn't put anybody's safety at risk. Say it in a sentence, then what you did straight away to put it right, who you told, and what you changed so it hasn't happened again.",
    forExample:
      "I gave a guest the key to an occupied room. I apologised to both, told my manager before she heard about it, and now I read the name aloud before I hand over a key.",
    avoid: "Somebody else's mistake, or one that's really a strength.",
  },
  {
    id: "describe-yourself",
    moment: "Describe yourself in three words",
    advice:
      "Pick three words that suit the cabin and are true, each with half a sentence of proof. Ask two people who know you beforehand: their words are usually better than yours.",
    forExample:
      "Reliable: I haven't missed a shift in three years. Curious: I'm learning a language from our guests. Calm: my colleagues come and get me when it gets loud.",
    avoid: "Perfectionist, passionate, unique.",
  },
  {
    id: "what-others-say",
    moment: "What would your boss or your friends say of you",
    advice:
      "Quote what they really said, ideally in their own words, and when: an appraisal, a thank-you, a nickname. Add one small thing they tease you about, harmless and human.",
    forExample:
      "My boss wrote in my last appraisal that guests ask for me by name. My friends would add that I'm the one with the plasters and the safety pins.",
    avoid: "Praise nobody ever gave you: they may ring and ask.",
  },
  {
    id: "hobbies",
    moment: "Hobbies and free time",
    advice:
      "Two are enough, told so they can picture you: what you do, who with, what you've learnt. Team sport, languages, first aid and cooking for a crowd speak for themselves; don't force the link.",
    forExample:
      "I sing in a choir of sixty. You learn to listen before you open your mouth, and to be on time.",
    avoid: "Parties, box sets, or a hobby you made up and can't talk about.",
  },
  {
    id: "what-you-know-of-us",
    moment: "What do you know about us",
    advice:
      "Four or five things that matter to crew: bases, fleet, routes, values, what's changed lately. Say how you know, from a flight, a colleague, the careers page, and what you like about one of them.",
    forExample:
      "You fly one aircraft family from eleven bases, crews mostly sleep at home, and you have your own training centre. I talked to two of your crew at the gate about it.",
    avoid: "The founding year and the number of aircraft learnt by heart, or old news.",
  },
  {
    id: "not-knowing",
    moment: "When you do not know the answer",
    advice:
      "Ask for a moment, or ask them to repeat the question: both are fine. If it's a fact, say you don't know and where you'd find out. If it's an experience, say it hasn't happened to you yet, and tell them the closest thing that has.",
    forExample:
      "That hasn't happened to me so far. The closest was a guest who fainted in our queue; may I tell you about that?",
    avoid: "Inventing a story, or apologising three times.",
  },
  {
    id: "joining-the-talk",
    moment: "Getting a word in, in a group",
    advice:
      "One clear sentence at the right moment is enough. Lean in, look at the person who's just spoken, use their name, pick up what they said, add one point, and hand over to somebody who's been quiet.",
    forExample:
      "May I add something to that, Ana? I like your idea. What if we also look at the cost? Daniel, what do you think?",
    avoid: "Waiting until the end, or talking over somebody to be heard.",
  },
  {
    id: "speaking-of-the-accent",
    moment: "Answering in a second language",
    advice:
      "Short sentences, simple words, a calm pace: assessors are asking themselves whether they'd understand you over an intercom. If you can't find a word, say it another way and carry on. An accent isn't a fault.",
    forExample:
      "I can't think of the word, so let me describe it: the thing you pull over your head so you can breathe in smoke.",
    avoid: "Apologising for your English, or sentences learnt by heart.",
  },
  {
    id: "pay-expectation",
    moment: "What do you expect to earn",
    advice:
      "Crew pay follows a scale, so there's nothing to bargain over. Say you've read how it's made up, basic pay plus what's paid for flying, and that it works for you. Ask anything you're still unsure about after the offer.",
    forExample:
      "I've read how your pay is made up and done my sums with the basic pay. It works for me.",
    avoid: "A figure from the internet, or 'money doesn't matter'.",
  },
  {
    id: "why-not-pilot",
    moment: "Why not ground staff, or pilot",
    advice:
      "Say what only the cabin has: people for hours, care and safety in one, a team on its own up there. Show respect for the other jobs, and give one moment when you noticed where you belong.",
    forExample:
      "At check-in I had each of them for two minutes. I always wanted to know how the rest of their journey went.",
    avoid: "'It's a first step to something better.'",
  },
  {
    id: "length-and-shape",
    moment: "Is my answer too long or too short",
    advice:
      "A minute and a half to two minutes for a story, half a minute for a plain question. Two sentences for how it started, most of it for what you did, one or two for how it ended. If they look down, finish your sentence and stop.",
    forExample:
      "It ended well: she wrote to my manager, and we changed the sign on the door. Shall I tell you more about it?",
    avoid: "The whole background first, or an ending that trails off.",
  },
  {
    id: "story-from-elsewhere",
    moment: "May the story come from school, sport or family",
    advice:
      "Yes, if it shows what they're asking for and you did something in it. Take the most recent one you have; a job with customers counts most, then volunteering and sport, then school and family. Say in one sentence where you were, then carry on as usual.",
    forExample:
      "It was at my football club: two of the girls had stopped speaking to each other, and I was the captain.",
    avoid: "A story from childhood, or one where others did everything.",
  },
];
