import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after the questions of the interview and the assessment day, by the entry's id. */
export const FURTHER_ON_THE_QUESTIONS: FurtherQuestions = {
  "assessment-days/final-career-change": [
    {
      id: "too-late-for-me",
      question: "I've done the same job for twenty years. Is it too late for me?",
      asked: [
        "i'm 45, is it too late then",
        "i've been in mine for twenty years",
        "am i not too old to change",
        "they'll take the young ones over me",
        "can i still switch at my age",
      ],
      answer:
        "It isn't too late: European airlines do take on beginners past forty, and the law there protects you against being refused for your age. What decides is whether you sound curious or tired. Tell a recent story in which you learnt something new from scratch. In the Gulf crews are younger, so ask before you pay for a trip.",
    },
    {
      id: "why-now-sentence",
      question: "Can you give me a sentence for why now?",
      asked: [
        "and why now, what do i say",
        "give me a line for the now part",
        "how do i explain that i come so late",
        "what is a positive reason for it",
      ],
      answer:
        "For example: 'My children are grown, I've looked into this work for a year, and now I can give it my whole week.' Or: 'I've reached what I wanted there, and I'd rather begin again than repeat it.' One thing that has changed in your life, and one thing you did about it, such as talking to crew or taking a language course.",
    },
    {
      id: "less-money",
      question: "What if they ask how I'll live on a beginner's pay?",
      asked: [
        "but i'd earn much less than now",
        "what if they ask about the money",
        "can you live on that, they'll say",
        "i take a pay cut, how do i explain",
      ],
      answer:
        "Say that you've done the sums: 'I've worked it out with the basic pay and a quiet month, and it's enough for me.' Do that before the day, with the rent near the base and the months of training in it. They aren't prying. They've seen career changers leave after half a year because of it.",
    },
    {
      id: "will-i-go-back",
      question: "They may fear I'll go back to my old job. What do I say?",
      asked: [
        "they'll think i go back after a year",
        "what if they say it's just a phase",
        "how do i show i'd stay",
        "isn't it a midlife thing, they might say",
      ],
      answer:
        "Show them the door you've already closed: you talked to crew, tried nights and early starts, planned the move to the base and asked your family. Then say: 'I know what I'd miss, and I've thought about it for a year.' Promise no number of years. A plan convinces more than a vow.",
    },
    {
      id: "no-people-job",
      question: "My old job had no customers. Which two things do I choose?",
      asked: [
        "mine was only machines",
        "i sat at a computer all day",
        "i drove a truck, what's in that",
        "there were no customers in my work",
        "but i'm from a factory",
      ],
      answer:
        "Choose exactness and one person under pressure, because every job has both. A driver checks the load and deals with an angry yard, a technician signs for his work and explains a fault to a layman, an accountant keeps a rule when the boss is in a hurry. One check nobody watched and somebody you helped will do.",
    },
    {
      id: "burnt-out",
      question: "I'm leaving because I was burnt out. Do I say so?",
      asked: [
        "i was burned out there, do i tell",
        "honestly i just can't do it any more",
        "my old profession made me ill",
        "i want to flee from it, be honest",
      ],
      answer:
        "Leave the word out and say what you're moving towards: 'I gave that work ten good years. Now I want the part I was best at, people in a difficult hour, in a team.' This job costs sleep too, so ask yourself whether you've recovered. The medical may ask about illness, and there you answer truthfully.",
    },
    {
      id: "say-beginner",
      question: "How do I say I'm glad to be a beginner without making myself small?",
      asked: [
        "how do i say i'm the new one again",
        "won't that sound weak, being a beginner",
        "a sentence for starting at the bottom",
        "but i was a boss, how do i say it",
      ],
      answer:
        "Put the two together: 'I bring fifteen years with people, and I know nothing about your aircraft yet.' Then prove it with one day on which somebody younger showed you something and you did it their way. Being able and being new don't contradict each other. Only sounding above the work does.",
    },
  ],
  "assessment-days/final-the-weakness": [
    {
      id: "second-weakness",
      question: "What if they ask for a second weakness?",
      asked: [
        "and if they want another one",
        "they asked me for three",
        "what if one isn't enough for them",
        "do i need a spare one",
      ],
      answer:
        "Have a second one ready, just as small and just as honest: 'I also explain too much, so I ask whether the short answer will do.' If they want a third, say that these are the two you work on. They often ask on to see whether you stay calm, so don't reach for a big one.",
    },
    {
      id: "improve-how",
      question: "How do I show that I'm really working on it?",
      asked: [
        "how do i prove i work on it",
        "what do i say i'm doing about it",
        "is a course needed to fix it",
        "they asked what i do against that",
      ],
      answer:
        "Name one habit and somebody who has noticed it. 'I now write down who I've promised what, and my colleague says she no longer has to chase me.' A habit at a fixed moment, at the start of the shift or before you answer, is believed more than a course or a book.",
    },
    {
      id: "not-fixed-yet",
      question: "What if I haven't got over my weakness yet?",
      asked: [
        "but i still do it sometimes",
        "it's not gone yet, is that bad",
        "what if i haven't fixed mine",
        "can i say it still happens",
      ],
      answer:
        "Say so, it makes you believable: 'It still happens when I'm tired, but now I notice within a minute and ask.' Nobody wants a weakness that's been cured, because then it isn't one. They want to hear that you see it yourself and that it happens less often than a year ago.",
    },
  ],
  "assessment-days/final-leaving-the-job": [
    {
      id: "only-a-few-months",
      question: "I've been in this job only a few months. How do I explain that?",
      asked: [
        "i only started there in spring",
        "just four months in mine, bad?",
        "they'll say i leave quickly",
        "i'm still in the trial period there",
      ],
      answer:
        "Say it plainly and once: 'I took it to work with guests while I waited for your dates, and my manager knows I want to fly.' If it isn't so, say what you found out there about the work you want. One short stay needs one sentence. Three in a row need a reason you'd stay here.",
    },
    {
      id: "one-sentence-please",
      question: "Can you give me the neutral sentence about what's missing?",
      asked: [
        "what would be neutral",
        "give me that one sentence",
        "how do i say it without complaining",
        "what can i say is missing there",
      ],
      answer:
        "For instance: 'It's a good place, and I've learnt what there is to learn for me there.' Or: 'The team is small and stays the same, and I work best with new people.' It describes the job, not the people in it, and after the full stop you go straight on to the cabin.",
    },
    {
      id: "notice-period",
      question: "When could I start, and what if I have a long notice period?",
      asked: [
        "they ask when i can start",
        "i have three months notice, is that bad",
        "should i quit before the offer",
        "what if i can't leave so soon",
      ],
      answer:
        "Tell them the true date: 'My notice is three months, so from 1 September, perhaps earlier if my employer agrees.' Courses are planned well ahead, and leaving properly speaks for you. Don't give notice before you hold the contract in writing and know what the medical and the background check still need.",
    },
  ],
  "assessment-days/final-the-gap": [
    {
      id: "i-failed-training",
      question: "My failed try was their training course, not the interview. What do I say?",
      asked: [
        "i failed the course itself",
        "mine was the training, i dropped out",
        "i didn't pass the exams at another airline",
        "and if i was sent home from training",
      ],
      answer:
        "Tell them where it stopped and what you'd do differently: 'I failed the second safety exam by three points, because I learnt alone. Now I study every evening in a group.' They may ask for the papers, so keep to the facts. Ask that airline whether you may apply again and after how long.",
    },
    {
      id: "only-short-gap",
      question: "My gap is only two or three months. Do I have to explain it?",
      asked: [
        "mine is just three months",
        "how long must a gap be",
        "does a short one matter",
        "only the summer is missing, do i say it",
      ],
      answer:
        "In the interview hardly ever: a summer between two jobs needs no speech. If they ask, one sentence does, and it must be the true one. The check for the airport pass is stricter: in Europe it covers every job, course and gap of at least five years, so keep dates and papers for a short one, too.",
      source: { name: "Implementing Regulation (EU) 2015/1998, 11.1.3", year: 2024 },
    },
    {
      id: "they-dig",
      question: "What if they keep asking about it?",
      asked: [
        "and if they don't let it go",
        "they asked again and again about it",
        "what if they dig deeper there",
        "i get nervous when they ask on",
      ],
      answer:
        "Say the same two sentences again in the same calm voice, then lead on: 'That's really all of it. What I took from it is this.' They ask twice to see whether the story stays the same and whether you stay friendly. Something private may stay private: 'It was a family matter, and it's over.'",
    },
  ],
  "assessment-days/final-story-from-elsewhere": [
    {
      id: "sport-example",
      question: "How would a sports story sound?",
      asked: [
        "give me one from sport",
        "i play volleyball, how do i tell it",
        "an example with a team match please",
        "what does a club story sound like",
      ],
      answer:
        "'We were losing, and our youngest had stopped calling for the ball. At the break I sat down beside her, asked what she needed and told the others to play to her first. We lost by two, but she called again, and came to the next training.' What you saw, what you did, what changed. The score hardly matters.",
    },
    {
      id: "family-example",
      question: "Which family story would work?",
      asked: [
        "mine is about my grandma",
        "can it be with my little brother",
        "i look after my mum, does it fit",
        "is family not too private",
      ],
      answer:
        "One in which you looked after somebody or kept a rule: your grandfather's tablets in the right order, a cousin lost in a station, forty guests at a wedding and no power. Tell what you did, not how you all felt. Leave out quarrels, divorces and illnesses that the others wouldn't want told.",
    },
    {
      id: "how-old-may-it-be",
      question: "It's from school, five years ago. Is that too old?",
      asked: [
        "it was five years ago",
        "mine is from tenth class",
        "how far back can i go with it",
        "is an old one from school allowed",
      ],
      answer:
        "At twenty it's fine, at thirty it makes them wonder what's happened since. Say the year in half a sentence and finish with today: 'I still do it like that at work.' If you have anything from the last two years, even smaller, take that and keep the school one in reserve.",
    },
    {
      id: "they-want-work",
      question: "What if they insist on an example from work?",
      asked: [
        "what if they say it must be from work",
        "they asked for a job one and i have none",
        "only at work, they said",
        "and if they don't accept it",
      ],
      answer:
        "Say it straight: 'At work it hasn't happened to me yet. May I take one from my club?' They nearly always say yes, because they want to see how you act. If you've had even a fortnight of paid work, look there once more: a queue, a rude customer, a colleague who fell ill.",
    },
    {
      id: "does-it-count-less",
      question: "Does a story like that score lower than one from a job?",
      asked: [
        "is it worth less then",
        "do others with jobs get more points",
        "will they smile at it",
        "is that not childish",
      ],
      answer:
        "The marks go to what you did, so a good one from a club beats a weak one from a job. A job with customers is only closer to the cabin, and they have less to imagine. Help them with one sentence at the end: 'On board that would be the passenger nobody has spoken to yet.'",
    },
    {
      id: "volunteer-once",
      question: "I only volunteered a couple of times. May I still use it?",
      asked: [
        "i only helped there twice",
        "it was one weekend, is that ok",
        "i wasn't a real member",
        "can i use just one day of it",
      ],
      answer:
        "You may, as long as you say so: 'I helped at a street festival for one weekend.' One true day is all a story needs. What you mustn't do is make it into a year, because the next question will be what you did there every week, and your face will answer for you.",
    },
    {
      id: "choose-between",
      question: "I have one from work and a better one from sport. Which do I take?",
      asked: [
        "the work one is weaker, which first",
        "i have two, sport or shop",
        "which of them is better to tell",
        "should i mix work and private",
      ],
      answer:
        "Take the better one first and mix over the whole talk: two or three from work, one from sport, one from elsewhere. If everything comes from the pitch, they wonder what you're like at work. So give the sports one to the team question and keep work for the customer and the rule.",
    },
  ],
  "assessment-days/final-your-questions": [
    {
      id: "ask-them-personally",
      question: "May I ask the recruiters about their own time as crew?",
      asked: [
        "can i ask what they liked about flying",
        "is it too personal to ask about her career",
        "may i ask if he was crew himself",
        "can i ask them something private",
      ],
      answer:
        "You may, and it's often the best one: 'Did you fly yourself, and what do you miss?' Most recruiters in this trade have, and like telling it. Keep it to work: first months, a flight they remember, what they'd do again. Age, family and pay are off, as they'd be for you.",
    },
    {
      id: "ask-about-base",
      question: "May I ask about the base or the contract?",
      asked: [
        "can i ask which base i'd get",
        "is the contract length ok to ask",
        "may i ask about the roster",
        "what about hours and days off",
      ],
      answer:
        "The base and the start date, yes, if they aren't on the website: you need them to plan. Put it so that it's about doing the job: 'How long before the course do new crew learn their base?' Pay, days off and tickets can wait for the offer, because then you decide and they answer gladly.",
    },
    {
      id: "what-after-answer",
      question: "What do I say after they've answered my question?",
      asked: [
        "and then, when they answered",
        "how do i react to what they say",
        "do i just say thank you",
        "what if i don't understand their answer",
      ],
      answer:
        "Pick up one word of it and say what it means for you: 'So the buddy flies with you for the first month. That would have helped me in my last job.' Then thank them. If you haven't understood, ask once: 'Did you mean the whole training, or the flights after it?'",
    },
  ],
  "assessment-days/asked-stories-from-my-job": [
    {
      id: "mine-not-in-list",
      question: "My job isn't in that list. How do I find the stories?",
      asked: [
        "mine isn't there, i'm a hairdresser",
        "and for a warehouse",
        "i'm a driver, what fits",
        "what about a cleaner",
        "i work in a bank, which ones",
      ],
      answer:
        "Put the four words to any working day: people, pressure, rules, team. A hairdresser has the customer who hated the cut, a driver the check before setting off, a bank clerk the signature she wouldn't skip, a warehouse the night two were ill. Ask a colleague which day they still talk about. It's mostly that one.",
    },
    {
      id: "nurse-example",
      question: "I'm a nurse. How would the handover story sound?",
      asked: [
        "give me the nurse one",
        "how do i tell the handover",
        "i'm in a clinic, say it as an answer",
        "an example for a nurse please",
      ],
      answer:
        "'At the handover I read one line twice: the dose was ten times the usual one. I asked the colleague to look with me, without anyone else hearing. She'd slipped by a zero. We rang the doctor, and since then we read doses aloud to each other.' No drug, no name, and the others still look good.",
    },
    {
      id: "engineer-example",
      question: "I'm an engineer. How would mine sound?",
      asked: [
        "say the engineer one",
        "i only write code, how do i tell it",
        "an office story as an example",
        "mine is technical, nobody gets it",
      ],
      answer:
        "'Our client wanted the machine running by noon. One check was left, and nobody would have noticed. I said I needed twenty minutes, explained in one sentence what could break, and stayed with him while I did it. I found a loose bolt.' The same works for software or accounts: hurry, rule, person.",
    },
    {
      id: "confidential",
      question: "How much may I say without breaking confidentiality?",
      asked: [
        "isn't that confidential",
        "am i allowed to tell about patients",
        "i signed a secrecy paper",
        "can i name the company or client",
      ],
      answer:
        "Everything that couldn't lead anybody to the person: 'an older man', 'a client', 'last winter'. Leave out names, illnesses in detail, figures and anything your contract protects. Recruiters listen for that as well, because crew also hear things about passengers that they keep to themselves.",
    },
    {
      id: "teacher-example",
      question: "I'm a teacher. How do I tell the angry parent?",
      asked: [
        "the angry parent one, how",
        "give me the teacher story",
        "i work in a kindergarten, say mine",
        "what does it sound like from a school",
      ],
      answer:
        "'A father shouted in the corridor because his son had failed. I asked him in, closed the door and let him finish. Then I showed him two pages of the work, and we agreed what the boy would do until Friday. He came back to say thank you.' The child stays nameless, and you don't sound like his teacher.",
    },
    {
      id: "jargon",
      question: "How do I get the jargon out of my stories?",
      asked: [
        "what counts as jargon",
        "they won't know my words",
        "how do i say it simply",
        "my job words are all technical",
      ],
      answer:
        "Tell it once to somebody of twelve or to your grandmother, and change every word they ask about. 'Triage' becomes 'deciding who goes first', 'deployment' becomes 'switching it on'. If you can do that in the interview, they've also seen how you'd explain a seat belt to a child.",
    },
    {
      id: "which-of-four-missing",
      question: "I can't find anything for one of the four words. What then?",
      asked: [
        "i've nothing for rules",
        "one of them stays empty",
        "no team in mine, i work alone",
        "which can i skip then",
      ],
      answer:
        "Look for it outside work: rules in a sport or a driving lesson, a team in a choir or a house move. If you work alone, your team is whoever takes over from you: the next shift, the supplier, the colleague on the phone. Don't skip rules, it's the one an airline asks about most surely.",
    },
  ],
  "assessment-days/final-interview": [
    {
      id: "how-long-is-it",
      question: "How long does the final interview last?",
      asked: [
        "how long does it take",
        "is it an hour",
        "how many minutes do i have",
        "will it be all afternoon",
      ],
      answer:
        "Mostly twenty to forty minutes, at some airlines an hour. Count on eight to ten questions, so each answer gets two minutes at most. You may wait long before it, because they see one after the other. Bring water and something to eat, and save your voice for it.",
    },
    {
      id: "online-version",
      question: "Mine is by video call. What is different?",
      asked: [
        "mine is online, any change",
        "it's on teams, what do i do",
        "the last one is a video call",
        "how do i do it from home",
      ],
      answer:
        "The questions are the same, but your voice and the camera do the work your whole body does in a room. Camera at eye height, light in front of you, phone off, door shut, and dressed as you would be there. Look into the lens while you speak, and wait a second before you answer, because the sound comes late.",
    },
    {
      id: "feels-bad-afterwards",
      question: "I came out with a bad feeling. Does that mean anything?",
      asked: [
        "i feel it went badly",
        "i think i messed it up",
        "i said something stupid in there",
        "does a bad feeling mean no",
      ],
      answer:
        "A bad feeling means nothing at all: people who got in often had it, because you remember the one weak answer and they've written down ten. Note tonight which questions came and where you were stuck. That's worth something whatever the result. Don't write to them to correct an answer.",
    },
  ],
  "assessment-days/asked-no-answer": [
    {
      id: "does-silence-count",
      question: "Does asking count against me?",
      asked: [
        "is it annoying if i ask",
        "do they mind when i write",
        "will i look pushy then",
        "can it hurt my chances",
      ],
      answer:
        "One polite question doesn't hurt: it's mostly answered by somebody who doesn't decide about you. A mail every week does, because it lands in your file or in somebody's mood. Ask once, thank them, and leave it. Whoever decides looks at your marks and at the free places on the course.",
    },
    {
      id: "apply-again-meanwhile",
      question: "Should I apply to the same airline again while I wait?",
      asked: [
        "can i send it again",
        "should i apply twice then",
        "maybe they lost mine, new one?",
        "what if i apply for another base",
      ],
      answer:
        "Don't send a second one while the first is open: many systems refuse the second one or mix the two up. Look in the portal first to see whether it says 'under review' or 'closed'. If it's closed, look up how long you have to wait. For a different base ask whether they can move your application over.",
    },
    {
      id: "how-others-heard",
      question: "Others from my group have heard already. Does that mean a no?",
      asked: [
        "the others got their answer",
        "my friend has the offer already, i don't",
        "everyone in the chat heard except me",
        "they got mails and i didn't",
      ],
      answer:
        "It needn't be a no: answers go out in batches, by base, by start date or by who has signed off the file. Some people wait on a reserve list and hear weeks after the rest. Give it the time they named, then ask. And leave the group chat for a few days. It doesn't know more than you.",
    },
  ],
  "assessment-days/final-length-and-shape": [
    {
      id: "how-to-measure",
      question: "How do I get a feeling for ninety seconds?",
      asked: [
        "how do i know it's ninety seconds",
        "i have no sense of time in there",
        "do i look at a clock then",
        "how long is a minute and a half really",
      ],
      answer:
        "Record yourself three times and look at the clock only afterwards: about 200 spoken words are a minute and a half. After a few days you'll feel it without a clock. In the room don't look at your watch. Use the story itself: if you're still explaining the place, you've already taken too long.",
    },
    {
      id: "i-ramble",
      question: "I always talk too much. How do I stop?",
      asked: [
        "i ramble when i'm nervous",
        "mine is always too long",
        "i can't find the end",
        "how do i stop talking",
        "i start explaining everything",
      ],
      answer:
        "Decide on your last sentence before you begin, and when it's said, close your mouth and smile. Choose it at home for each story: 'Since then we've done it like that.' If you catch yourself wandering, say 'To come to the point' and go straight to what you did. That sounds tidy, not weak.",
    },
    {
      id: "mine-too-short",
      question: "My answers are over in twenty seconds. How do I make them longer?",
      asked: [
        "mine are too short",
        "i say two sentences and that's all",
        "i finish so quickly",
        "how do i fill it up",
        "they look at me and wait for more",
      ],
      answer:
        "Add steps, not adjectives: what you saw, what you said in your own words, what the other one answered, what you did next. One sentence of real speech makes a story come alive: 'I said, sit down with me for a minute.' If they still wait, ask whether they'd like to hear more about one part.",
    },
    {
      id: "silence-after",
      question: "I've finished and nobody says anything. What do I do?",
      asked: [
        "then it's silent, what now",
        "they just look when i stop",
        "do i go on if nobody speaks",
        "the silence after it kills me",
      ],
      answer:
        "Just sit and look friendly: they're writing. Three or four seconds feel like a minute to you and are quite normal. Most people fill the pause with a weaker second ending. If it gets really long, ask once: 'Would you like to know more about any of it?'",
    },
    {
      id: "they-ask-shorter",
      question: "What if they say 'keep it short' or stop me?",
      asked: [
        "they told me to be brief",
        "and if they cut me off in it",
        "what if i only get thirty seconds",
        "they said short please",
      ],
      answer:
        "Then give them three sentences: what was wrong, what you did, how it ended. Being stopped is about their clock, so don't apologise and don't go back to the beginning. Practise each story in both sizes, thirty seconds and ninety. The short one is a good test of whether you know what it's about.",
    },
    {
      id: "one-way-video",
      question: "Is that the same in a recorded video?",
      asked: [
        "and in the video one",
        "it cuts me off after a minute there",
        "is it the same with the recorded questions",
        "how long on a one way interview",
      ],
      answer:
        "The shape is, but the clock decides: many give you one or two minutes, some half a minute. Read how long you have, and aim to finish about ten seconds before the end. Leave out most of the beginning. If it cuts you off in the last words it does little harm, as long as what you did has been said.",
    },
    {
      id: "plain-question",
      question: "Which questions are plain ones, and which want a story?",
      asked: [
        "what is a plain question",
        "how do i know if they want a story",
        "when is half a minute enough",
        "is 'are you flexible' a story one",
      ],
      answer:
        "'Tell us about a time' and 'give an example' want a story, 'when can you start' or 'can you swim' want one or two sentences. In between are ones like 'are you a team player': answer in a sentence and add a short proof. If you aren't sure, answer briefly and offer an example.",
    },
  ],
  "assessment-days/final-other-applications": [
    {
      id: "only-to-them",
      question: "What if I really have applied only to them?",
      asked: [
        "i applied nowhere else, is that bad",
        "it's true that only to you",
        "just this one, how do i say it",
        "do they believe it's my only one",
      ],
      answer:
        "Then say so with the reason: 'Only here so far, because I want to stay in this city and your base is ten minutes away.' Or: 'You're the first to have a course this spring.' It's no fault. It only sounds odd if it comes like a compliment and with nothing behind it.",
    },
    {
      id: "do-i-name-them",
      question: "Do I have to name the other airlines?",
      asked: [
        "must i say which ones",
        "do i tell the names",
        "they asked which airlines",
        "can i keep the others secret",
      ],
      answer:
        "You needn't, but if they ask, naming them is easiest: hiding it makes a small thing big. Recruiters know the market and expect the neighbours' names. 'One low-cost airline and one in the Gulf' is enough if you don't want to go further. Then come straight back to why they're first.",
    },
    {
      id: "already-an-offer",
      question: "I already have an offer from another airline. Do I tell them?",
      asked: [
        "another one took me already",
        "i have an offer on the table",
        "should i say i've been accepted elsewhere",
        "i got in there but want you",
      ],
      answer:
        "If they ask, yes, in one sentence and without pressure: 'I have an offer with a start in May, but I'd rather fly here, and I can wait until the fifteenth.' Give the true date. If they don't ask and it's urgent, say it at the end. Never use it to get better terms, the beginner's pay is fixed.",
    },
    {
      id: "why-so-different",
      question: "They're very different airlines. How do I explain that?",
      asked: [
        "mine are totally different, low cost and gulf",
        "they'll ask why both",
        "it looks like i take anyone",
        "how does that fit together",
      ],
      answer:
        "Say what they have in common for you: 'The work in the cabin is the same, and I want to do that. Short haul would let me sleep at home, the Gulf would show me long flights.' Then say which suits you better and why. Applying widely is normal, only having no preference sounds bad.",
    },
    {
      id: "second-choice",
      question: "They're honestly not my first choice. What do I say?",
      asked: [
        "they're not my first choice",
        "honestly i prefer another one",
        "do i lie that they're the best",
        "and if it's only my plan b",
      ],
      answer:
        "Leave out the ranking and say what you'd like about working there: 'What I like about you is the small base where crews know each other.' You can mean every word of that. Don't swear they're your dream, because the next question is which route or which value you mean.",
    },
    {
      id: "can-they-find-out",
      question: "Can they find out where else I've applied?",
      asked: [
        "do they check where i applied",
        "do airlines talk to each other",
        "would they know it",
        "is there a list of applicants",
      ],
      answer:
        "As a rule not: airlines compete for crew and may not simply pass on your data, in Europe least of all. But sister airlines of one group and agencies that hire for several often see it in the same system. And people talk. So tell it as it is, then you needn't think about it.",
    },
    {
      id: "turned-down-there",
      question: "And if they ask how it went at the others?",
      asked: [
        "they asked how far i got there",
        "what if they want to know the result",
        "do i say the other one refused me",
        "and how did it go with them",
      ],
      answer:
        "Stay general and true: 'One is still open, one didn't work out.' That's all they need. If it was a no and they ask on, say in a sentence what you've changed since. Don't run the other airline down, not even its waiting times, or they'll hear how you'd talk about them.",
    },
  ],
  "assessment-days/final-a-real-example": [
    {
      id: "same-question-twice",
      question: "What if they want another example of the same thing?",
      asked: [
        "and if they want a second one",
        "they said give me another",
        "i already used my only story",
        "what if one isn't enough for that",
      ],
      answer:
        "Take the next best, even a small one, and say where it comes from: 'A smaller one, from the football club.' They ask because the first was thin or because they liked it. If there's really nothing, say so and offer a neighbouring one: no second angry guest, but an angry colleague.",
    },
    {
      id: "bad-ending",
      question: "May the story end badly?",
      asked: [
        "mine didn't end well",
        "can it have a bad end",
        "what if it failed in the end",
        "the guest still left angry",
      ],
      answer:
        "It may end badly if you say what you'd do today. 'She left all the same, and I understood that I'd explained too much and listened too little. The next time I asked first.' One like that among five good ones makes the others more believable. Don't use two in a row.",
    },
    {
      id: "exactly-the-steps",
      question: "How do I do the step by step part?",
      asked: [
        "how do i tell what i did exactly",
        "the steps, how many",
        "how much detail in the middle",
        "what is step by step in a story",
      ],
      answer:
        "Three or four verbs in a row, in the order you did them: 'I knelt down, I asked his name, I sent Jana for water, I stayed till the doctor came.' Each one something a camera could have filmed. 'I handled it' or 'I calmed him' isn't a step, so say what you said to him.",
    },
  ],
  "assessment-days/asked-rejected-again-and-again": [
    {
      id: "no-feedback",
      question: "They never tell me why. How do I find out where I failed?",
      asked: [
        "they never say the reason",
        "i get no feedback at all",
        "how do i know where it stops",
        "the mail is always the same standard one",
      ],
      answer:
        "Write down for each airline how far you got and the last thing you did there: three no's at the same place tell you more than a letter would. Then show that part to somebody strict: film a video answer, do a group task with friends, have your CV read by crew. You may ask for feedback once, few give it.",
    },
    {
      id: "always-cv",
      question: "It always stops at the form. What do I change?",
      asked: [
        "mine stops at the application",
        "i never get an invitation",
        "they reject my cv in one day",
        "it's always the form with me",
      ],
      answer:
        "First check the hard requirements one by one: reach, languages, passport, right to work, age. A no within hours is often one of those. Then the photos, as they ask for them, and a CV in which every job has a line about people. Last, apply in the first days after a vacancy opens.",
    },
    {
      id: "always-group",
      question: "It's always the group exercise. How do I get better at it?",
      asked: [
        "with me it's always the group",
        "i fail in the group task every time",
        "i'm too quiet there i think",
        "they send me home after the discussion",
      ],
      answer:
        "Give yourself three jobs for the next one: speak in the first two minutes, bring somebody in by name, and keep an eye on the time. If you're a loud one, let two people finish before you speak again. Practise where it costs nothing: a club meeting, a study group, a team round at work.",
    },
    {
      id: "how-many-normal",
      question: "How many rejections are normal?",
      asked: [
        "is five no's normal",
        "how many tries do people need",
        "i've had eight, is that much",
        "how often did others get rejected",
      ],
      answer:
        "There's no number, but plenty of crew had several before their yes. At large open days most people go home, good ones too. Count the attempts in which you changed something. Eight times the same isn't eight tries.",
    },
    {
      id: "when-to-stop",
      question: "When should I stop trying?",
      asked: [
        "when is it time to give up",
        "should i let it go after that",
        "how long do i keep trying",
        "maybe i'm not made for it",
      ],
      answer:
        "Stop, or pause, if a requirement can't be met, or if it costs you money and sleep you don't have. Otherwise set a limit beforehand: a year, or six more tries, with something new in each. Meanwhile take work with people. It pays, and it's what you'd bring along the next time.",
    },
    {
      id: "again-same-airline",
      question: "May I apply again to an airline that has rejected me?",
      asked: [
        "can i try the same one again",
        "how long till i can reapply",
        "am i blocked there now",
        "do they remember me from last time",
      ],
      answer:
        "You mostly can, after a waiting time: many say six or twelve months, and it's in the mail or on the careers page. They can usually see the earlier try, which isn't bad if something's new: a language, a job with guests, a different answer. A second account to get round the wait is found out.",
    },
    {
      id: "hurts-confidence",
      question: "It really gets me down. How do I go on?",
      asked: [
        "i feel like a failure now",
        "it makes me so sad every time",
        "i'm losing all hope",
        "how do i stay motivated after that",
      ],
      answer:
        "Give it one evening and tell somebody who knows you, then do one small thing for the next: a phone call, a paragraph, a recording. A no says that on one day, for one course, others fitted better. If it stays dark for weeks or you can't sleep, see your doctor. That has nothing to do with flying.",
    },
  ],
  "assessment-days/asked-difficult-guest-story": [
    {
      id: "phone-or-online",
      question: "Mine was on the phone or in a chat. Does that count?",
      asked: [
        "mine was on the phone",
        "i work in a call centre, does it count",
        "it was only by email",
        "i never saw the customer",
      ],
      answer:
        "It counts, and it has something of its own: you had only your voice. Tell what you heard in his, how you slowed down, how you said back what he wanted and when you rang again. Add at the end what you'd do face to face as well: get down to eye level and stay with him.",
    },
    {
      id: "after-the-story",
      question: "Which questions do they ask after such a story?",
      asked: [
        "what will they ask on it",
        "and then what do they want to know",
        "do they ask more about my guest",
        "what comes after i told it",
      ],
      answer:
        "Mostly these: how did you feel, what would you do differently, what did your colleagues do, how did the guest react. Have one honest sentence for each. 'I was angry for a minute, and I went to fetch a glass so that he wouldn't see it' is better than 'I stayed calm the whole time'.",
    },
    {
      id: "guest-was-drunk",
      question: "Can I take a drunk or aggressive guest?",
      asked: [
        "mine was drunk",
        "can i tell about one who got violent",
        "i threw somebody out, is that good",
        "is a fight in the bar ok to tell",
      ],
      answer:
        "You can, if you made it smaller: spoke quietly, got the others out of the way, fetched help early, stopped serving. A bar or a stadium gives good ones. Leave out any story whose point is that you were the stronger one. On board you can't put anybody out, and that's what they'll think of.",
    },
  ],
  "assessment-days/asked-slide-blown-by-mistake": [
    {
      id: "what-do-i-do-then",
      question: "It's just happened. What do I do in the first minute?",
      asked: [
        "and what do i do right then",
        "it's out, what now",
        "who do i tell first",
        "do i close the door again",
      ],
      answer:
        "Stay at the door, guard the opening and shout to anybody below to keep away. Tell the purser and the captain straight away, and let nobody use the slide or board at that door. Leave the door and the slide as they are for the engineers. If somebody was hit, the captain calls for medical help.",
    },
    {
      id: "who-pays",
      question: "Do I have to pay for the slide?",
      asked: [
        "do i have to pay it",
        "how much does it cost",
        "is it taken from my salary",
        "what does one cost them",
      ],
      answer:
        "For an honest slip hardly ever: the airline carries it, and in many European countries the law limits what an employee can be made to pay. It's dear all the same, with the slide, the delay and often a night in hotels for the passengers. Where you work far from Europe, read the contract.",
    },
    {
      id: "how-can-it-happen",
      question: "How can it happen at all if everybody is trained?",
      asked: [
        "how can you forget that",
        "why does it happen to trained crew",
        "isn't there a warning on it",
        "i don't get how someone does that",
      ],
      answer:
        "It happens mostly by habit and haste: a long day, a talk at the door, a delay, somebody knocks, and the hand goes to the handle before the eye has been at the lever. Most doors show with a light or a flag that they're armed, but only if you look. That's why a second person checks and nobody chats at the door.",
    },
    {
      id: "opened-from-outside",
      question: "What if somebody opens an armed door from the outside?",
      asked: [
        "and if ground staff open it",
        "does it blow from outside too",
        "the caterer opened mine, whose fault",
        "what about opening it from out there",
      ],
      answer:
        "On many types the outside handle disarms the slide first, so it stays in. Not on all: on the Boeing 737 the bar is hooked into the floor by hand, and a red strap across the window warns the people outside. Ground staff therefore knock and wait for your sign. Your part is to have disarmed before you give it.",
    },
    {
      id: "both-to-blame",
      question: "What about the colleague who should have checked it?",
      asked: [
        "and my colleague who cross-checked",
        "is she guilty too",
        "what if the other one forgot to check",
        "do we both get in trouble",
      ],
      answer:
        "They'll ask you both, because the cross-check failed as well as the hand. Say what you did and saw, not what she should have done. For the report the useful question is why two people missed it: a changed order, an interruption, a call that came too early. Don't agree on a version.",
    },
    {
      id: "on-probation",
      question: "I'm still on probation. Is that the end for me?",
      asked: [
        "i'm in my first months, what then",
        "will they fire me in probation",
        "i'm new, is it over",
        "would a beginner be kicked out",
      ],
      answer:
        "It needn't be, but you're less protected: in probation they can let you go without giving much of a reason. Many airlines keep somebody who reported at once, answered openly and trained again. Take a union or staff representative to the talk if you have one. Don't sign anything that day which you haven't understood.",
    },
    {
      id: "tell-in-interview",
      question: "It happened to me. May I tell it in an interview?",
      asked: [
        "can i use that as my mistake story",
        "should i tell a new airline",
        "mine went off once, do i say it",
        "will the next airline ask about it",
      ],
      answer:
        "For the mistake question take something smaller: this one sounds louder than it should. If they ask about incidents, or it's the reason you left, tell it plainly: what you did, that you reported it within the minute, how you do the door now. Never say no to a direct question about it.",
    },
  ],
  "assessment-days/asked-too-qualified": [
    {
      id: "hide-degree",
      question: "Should I leave my degree out of the CV?",
      asked: [
        "can i just leave it out",
        "should i hide my master",
        "do i have to tell about the degree",
        "is it better not to mention it",
      ],
      answer:
        "Keep it in, in one line: leaving it out makes a gap of years, which worries them more. What you can do is turn the weight round: work with people at the top and in detail, the degree further down. In the form, where they ask for your highest education, give the true one.",
    },
    {
      id: "sentence-for-why",
      question: "Can you give me the sentence for why I want exactly this?",
      asked: [
        "what do i say then",
        "give me that one sentence",
        "how do i say why now",
        "why would someone with my job want it, what do i answer",
      ],
      answer:
        "For example: 'I've led a team for six years, and the best hours were those with the guests and not at the desk. I want a whole job of those hours.' Or from a clinic or a school: 'I was good at the planning, but it's people I miss.' It goes towards something, and no word of it is against the old work.",
    },
    {
      id: "small-job-story",
      question: "Which story shows I'd gladly do the small job?",
      asked: [
        "like which small job",
        "how do i prove i'd clean a toilet",
        "a story for that please",
        "i was the boss, what small thing can i tell",
      ],
      answer:
        "One in which nobody would have expected it of you: the manager who washed up because two were ill, the head of the clinic's office who carried chairs, the teacher who mopped before the parents came. Tell it in three sentences and without pride. 'It had to be done, and I was the one with free hands.'",
    },
    {
      id: "boss-younger",
      question: "They ask whether I could take orders from a 24-year-old. What do I answer?",
      asked: [
        "and if my purser is 24",
        "can you take orders from someone younger, they ask",
        "i led forty people, will they doubt me",
        "what about a boss younger than me",
      ],
      answer:
        "'Yes, and it's happened: my trainer in the last course was half my age, and I learnt the most from her.' Take a true moment of that kind, a ski teacher or a new software will do. Then the reason: on board the one who knows the procedure leads. Don't say that age is only a number.",
    },
    {
      id: "bored-soon",
      question: "They think I'll be bored after a year. What do I say?",
      asked: [
        "they say i'll get bored",
        "won't you miss your career, they ask",
        "what if they fear i leave soon",
        "how do i show it's not a whim",
      ],
      answer:
        "Tell them what you've found out about the dull part: 'The two hundredth coffee will be like the first, I know. But the person is another one.' Add how you've tested it: nights, weekends, talks with crew. Then say what you'd like to learn in the first two years, as crew and not as a manager.",
    },
    {
      id: "phd-or-lawyer",
      question: "I'm a lawyer or doctor. Isn't that even stranger for them?",
      asked: [
        "mine is a phd",
        "i'm a doctor, is it too much",
        "even worse, i'm a lawyer",
        "will they laugh at a professor",
      ],
      answer:
        "It's rarer, so the why has to be clearer, but such people do fly. Name your profession once, without titles, and choose one story in which you explained a hard thing simply or calmed somebody. A doctor should know that on board crew work by the airline's procedures, and ask there what she may do.",
    },
    {
      id: "promotion-soon",
      question: "May I ask how fast I could become purser?",
      asked: [
        "can i say i want to lead again",
        "how soon to purser with my experience",
        "is it ok to show ambition",
        "may i mention training or the office later",
      ],
      answer:
        "Only if they ask where you see yourself, and then with patience: 'First a good two or three years on the line. If I'm a purser one day, I'd be glad.' Asked by you, it confirms what they fear. Your degree helps later, in training, safety or the office, and they know it without hearing it.",
    },
  ],
  "assessment-days/asked-what-recruiters-look-for": [
    {
      id: "looks-or-not",
      question: "And how much do looks count?",
      asked: [
        "do they look for pretty people",
        "is beauty part of that",
        "do looks matter honestly",
        "i'm not pretty, is it over",
      ],
      answer:
        "Being well groomed counts a lot, being beautiful little: clean, ironed, hair and nails as they ask, a face that's awake. Recruiters imagine you in the uniform at five in the morning. A few airlines are stricter about skin, teeth or tattoos, so read their list. A smile with the eyes does more than any make-up.",
    },
    {
      id: "which-comes-first",
      question: "Which of these counts most?",
      asked: [
        "what's the most important of those",
        "which one first",
        "is it safety or service",
        "if i can show only one, which",
      ],
      answer:
        "Safety and people together: would you do the right thing when nobody looks, and would the others like to work with you. If you have one story only, take one in which you were kind and firm at once, like the guest you couldn't let in. Everything else can be taught in six weeks, that can't.",
    },
    {
      id: "gulf-vs-europe",
      question: "Do they look for the same in the Gulf and in Europe?",
      asked: [
        "is that the same in the gulf",
        "do emirates and ryanair want the same",
        "what about american airlines",
        "is it different in europe",
      ],
      answer:
        "The core is the same everywhere: safe, friendly, calm, reliable. The weights shift. Gulf airlines look harder at grooming, service polish and living far from home with many nationalities, low-cost airlines at pace, sales and punctuality, US airlines at long-term fit and handling people alone. Read the advert for its verbs.",
    },
    {
      id: "no-experience-yet",
      question: "I've no experience with customers. Can I still show all that?",
      asked: [
        "i've no customer job, how do i show it",
        "can i prove it without experience",
        "i'm just out of school",
        "never served anyone, is it hopeless",
      ],
      answer:
        "You can, because they mark what you do today: how you talk to the person beside you, whether you tidy your chair, how you listen in the group. For the stories take a club, a school trip, a sick grandmother. Still, three months in a shop or a bar before you apply make all of it easier.",
    },
    {
      id: "introvert",
      question: "I'm a quiet person. Do they only want loud ones?",
      asked: [
        "i'm an introvert",
        "do they want only outgoing people",
        "i'm not the loud type",
        "is quiet a problem for that",
      ],
      answer:
        "Quiet people make very good crew: they notice more and calm others down. What they must see is that you speak when it's needed and can be heard at the back. So say something early in the group, look at people, and tell a story in which you spoke up. Don't act the loud one.",
    },
    {
      id: "what-puts-them-off",
      question: "And what puts them off straight away?",
      asked: [
        "what makes them say no",
        "what do they hate to see",
        "which things are a red flag",
        "what should i never do there",
      ],
      answer:
        "Being late, being on the phone, talking over others, being charming to the panel and cold to the person at the door. Then stories in which everyone else was at fault, and not knowing anything about the work. None of it is about talent, so all of it is in your hands.",
    },
    {
      id: "how-they-score",
      question: "How do they actually score that?",
      asked: [
        "how do they mark it",
        "is there a list with points",
        "do they give marks for it",
        "how is it decided in the end",
      ],
      answer:
        "They mostly mark it on a sheet: a few competencies, what you said or did under each, and a mark. Two assessors compare notes afterwards, and something serious such as a lie or rudeness outweighs good marks. So a kind thought that nobody saw isn't on the sheet. Say it, do it, and let them write.",
    },
  ],
  "assessment-days/final-dismissed": [
    {
      id: "how-would-they-know",
      question: "How would they find out that I was dismissed?",
      asked: [
        "how would they know",
        "can they see it",
        "does my old boss tell them",
        "is it written anywhere",
      ],
      answer:
        "Through references, your certificate where such papers are usual, dates that don't fit, or a former colleague who flies there now. For the airport pass in Europe each job of at least the last five years is checked. Some employers confirm only dates, but you can't count on it, so be the first to say it.",
      source: { name: "Implementing Regulation (EU) 2015/1998, 11.1.3", year: 2024 },
    },
    {
      id: "form-box",
      question: "What do I write in the box 'reason for leaving'?",
      asked: [
        "what do i put in the form",
        "there's a box why i left",
        "how do i write it in two words",
        "can i write personal reasons there",
      ],
      answer:
        "Something short and true: 'Not kept on after trial period', 'Dismissed, glad to explain', 'Contract ended'. The box isn't the place for the story, you tell that in the interview. Don't write 'resigned' if you didn't: a false entry can cost you the job later, even when you've long been flying.",
    },
    {
      id: "serious-reason",
      question: "It was for something serious, like a fight or money. Is it over?",
      asked: [
        "mine was about money missing",
        "i was fired for a fight",
        "they said i stole",
        "it was really serious, any chance",
      ],
      answer:
        "It's hard, but not always over: how long ago it was and what came since count most. Something that's in your criminal record can close the airport pass to you, so ask about that first. If it's clean, tell it in two sentences with your part in it. Years in a job with keys or a till are your best proof.",
    },
    {
      id: "not-my-fault",
      question: "It was unfair. May I say so?",
      asked: [
        "but it was unfair",
        "it wasn't my fault at all",
        "my boss just hated me",
        "i won in court, can i say that",
      ],
      answer:
        "In half a sentence and without heat: 'I saw it differently, and we settled it.' If a court decided for you, you may say that, too. Then comes what you learnt about working together. Even if you were right in everything, they only hear one side and watch how you talk about the other.",
    },
    {
      id: "redundancy",
      question: "The firm closed or cut jobs. Is that a dismissal as well?",
      asked: [
        "they closed, does it count",
        "i was made redundant",
        "mine was because of covid",
        "they cut half of us, is it the same",
      ],
      answer:
        "It ends the job, but nobody will hold it against you: 'They closed the branch, and all twelve of us went.' Say that it was the whole team or the last ones in, and what you did next. Call it redundancy in the form. It needs one sentence and no lesson learnt.",
    },
    {
      id: "dismissed-by-airline",
      question: "It was an airline that let me go. Can I still fly elsewhere?",
      asked: [
        "an airline fired me",
        "i was crew and they let me go",
        "can i get in at another one after it",
        "does the whole industry know",
      ],
      answer:
        "Many do fly again: I know of no common list of dismissed crew in Europe, but they'll ask for a reference and your training papers. Say what it was, lateness, sickness, a failed check, and what's different now. Your former airline is asked more often than a shop would be, so make sure your version is theirs.",
    },
    {
      id: "late-too-often",
      question: "I was let go for being late too often. How do I say that?",
      asked: [
        "it was for being late",
        "i overslept too many times",
        "i lost it because of punctuality",
        "mine was sick days and lateness",
      ],
      answer:
        "With the fact and then the proof: 'I was late four times in three months, and they were right. I moved closer and set two alarms, and in the two years since I haven't been late once.' For an airline it's one of the worst reasons, so the proof needs a number and somebody who'd confirm it.",
    },
  ],
  "assessment-days/final-tell-us-about-yourself": [
    {
      id: "which-language",
      question: "What if they ask it in a language I'm weaker in?",
      asked: [
        "and if they ask in english",
        "they may ask it in german too",
        "mine is weaker in that language",
        "should i prepare it in two languages",
      ],
      answer:
        "Then give the same three parts in fewer words: five short sentences, each of which you can say without thinking. Prepare it in every language on your CV, because this is the question they use to try them out. A small mistake doesn't matter. Stopping to hunt for the perfect word does.",
    },
    {
      id: "younger-nothing-yet",
      question: "I'm 19 and have hardly worked. What goes into the three parts?",
      asked: [
        "i'm 19, what do i put in",
        "i only have school, how does it work",
        "there's no past to tell",
        "mine would be over in ten seconds",
      ],
      answer:
        "The same three, smaller: what you do now, one thing in which you looked after people, why today. 'I finished school in June and work Saturdays in a bakery. For three years I trained the under-tens at my club, and that's where I found out I like being responsible. Now I'd like to learn it properly.'",
    },
    {
      id: "ending-line",
      question: "How do I end it?",
      asked: [
        "and the last sentence",
        "what do i finish with",
        "how do i get out of it",
        "i never know where to stop there",
      ],
      answer:
        "End on why you're here today, in one sentence, and stop: 'And that's why I applied when you opened the base.' Or: 'I'd like to do that where safety comes first.' No 'that's about it' and no 'what else'. Then look at the one who asked and wait for the next question.",
    },
  ],
  "assessment-days/asked-difficult-team-mate": [
    {
      id: "i-was-wrong",
      question: "What if I was the one in the wrong?",
      asked: [
        "but it was my fault",
        "honestly i was the difficult one",
        "can i tell one where i was wrong",
        "i started that fight",
      ],
      answer:
        "That can be the best one, if you noticed it yourself: 'I'd snapped at her in front of the others. I went to her the same evening and said I was sorry, without a but.' Then what you do now when you're tired. It shows them you can take a word, and on board you'll need that every month.",
    },
    {
      id: "then-on-board",
      question: "They ask on: what would you do if it happened on board?",
      asked: [
        "and on the plane, they asked",
        "what would i do with a colleague like that in the air",
        "they want the same for a flight",
        "how is it with crew",
      ],
      answer:
        "Say that the flight comes first: 'I'd do my work with her politely, and if it touched safety I'd tell the purser at once. For the rest I'd ask her for five minutes after landing, alone.' That's your small story moved into the cabin. Don't promise you'd sort it out during the service.",
    },
    {
      id: "another-culture",
      question: "Is a misunderstanding between cultures a good example?",
      asked: [
        "it was about culture",
        "my colleague was from another country",
        "can i take one with language problems",
        "is it racist if i tell that",
      ],
      answer:
        "It's a very good one, as crews are mixed, if you were the one who learnt something. 'I thought she was rude because she never said please. I asked her, and she told me how it is in her language.' Speak of her as a colleague and not of a nation. No sentence may begin with 'people from there'.",
    },
  ],
  "assessment-days/asked-ever-been-rejected": [
    {
      id: "only-the-form",
      question: "I was only turned down at the form. Does that count as a rejection?",
      asked: [
        "mine was only the online form",
        "i never got invited, does it count",
        "is a cv no also a rejection",
        "it was an automatic mail only",
      ],
      answer:
        "It counts, so say it if they ask, and it's the easiest one to tell: 'At the form, last year. I'd applied before I had a job with guests.' Then what's new. Nobody holds a no against you that came without anyone meeting you. A plain 'no, never' isn't true, and your file may show it.",
    },
    {
      id: "never-rejected",
      question: "I've never been rejected. How do I say that without boasting?",
      asked: [
        "but i never was",
        "it's my first try, what do i say",
        "none so far, does it sound arrogant",
        "can i simply say no",
      ],
      answer:
        "Say it in one plain sentence and give the reason: 'No, this is my first application, I waited until my English was good enough.' Then stop. If they'd like to see how you take a no, offer one from elsewhere: a team you didn't get into, an exam, a job in a shop or an office.",
    },
    {
      id: "i-said-no",
      question: "I turned an airline's offer down myself. Do I tell them?",
      asked: [
        "i refused their offer",
        "it was me who said no",
        "i didn't go to the course in the end",
        "and if i cancelled, not them",
      ],
      answer:
        "If they ask about rejections, it isn't one, so you needn't. If they ask about other applications or it was this airline, tell it with the reason: 'My father was ill that spring, and I couldn't move.' Say what's settled now. They only want to know whether you'd do it to them.",
    },
    {
      id: "face-falls",
      question: "How do I keep my face when they ask that?",
      asked: [
        "i go red when they ask it",
        "my smile goes away then",
        "how do i not look hurt",
        "it still stings a bit, they see that",
      ],
      answer:
        "Practise that one aloud ten times, with the first word 'Yes' and a breath before it: what's been said often loses its sting. Look at the person, keep your hands still, and let your voice go down at the end. A little colour in your face is no fault. Looking at the table is what they'd write down.",
    },
  ],
  "assessment-days/final-why-cabin-crew": [
    {
      id: "worst-part",
      question: "What if they ask what I'd like least about it?",
      asked: [
        "and what's the worst of it, they ask",
        "what would you not like in this job",
        "they want to know the bad side",
        "what do i say i won't enjoy",
      ],
      answer:
        "Name something real and how you'd handle it: 'Missing birthdays. So we celebrate a week later, as we already do with my shifts.' Or getting up at three, or a cabin that's angry about a delay. 'Nothing' sounds as if you hadn't looked. Leave out passengers, cleaning and colleagues.",
    },
    {
      id: "family-crew",
      question: "My mother or a friend is crew. May I say so?",
      asked: [
        "my sister flies, can i say it",
        "my mum was crew",
        "is it good to have family in it",
        "my best friend does this job",
      ],
      answer:
        "You may, as your source and not your reason: 'My aunt flies, so I know about the nights and the missed Sundays. What I want is my own.' It makes what you know believable. Names of people at this airline only if they ask, or it sounds as if you'd like a door held open.",
    },
    {
      id: "pilot-later",
      question: "I'd like to be a pilot one day. Do I mention it?",
      asked: [
        "i want to be pilot later",
        "it's a step to the cockpit for me",
        "can i say i study on the side",
        "is it bad if it's only for some years",
      ],
      answer:
        "Not as your reason: they hear that the cabin is a waiting room. If they ask about your plans, say it calmly and give the cabin its time: 'Perhaps one day, but first I'd like to be good at this for some years.' If it's in your CV, have that sentence ready. Studying on the side is fine if the roster comes first.",
    },
  ],
  "assessment-days/asked-leave-and-going-home": [
    {
      id: "ill-on-leave",
      question: "What if I fall ill during my leave?",
      asked: [
        "and if i get sick on holiday",
        "do i lose the days when i'm ill",
        "i had flu the whole leave",
        "are sick days counted as leave",
      ],
      answer:
        "In the EU you may take those days later, if you report sick at once and can prove it. Ring crew control from wherever you are and get a doctor's certificate on the first day. In other places the contract decides, so read it before you need it. Tell them as well if you can't fly back in time.",
      source: { name: "Court of Justice of the EU, case C-78/11 (ANGED)", year: 2012 },
    },
    {
      id: "sure-date",
      question: "There's a wedding on a fixed day. How do I make sure I'm free?",
      asked: [
        "my sister marries in august",
        "how do i get one exact day off",
        "i need that saturday for sure",
        "what if i must be there that weekend",
      ],
      answer:
        "Ask for leave for that day as early as bids open, and for the days around it, rather than hoping for a day off. If it's already fixed before you start, say so when you get the offer, because courses and first rosters are planned then. As a second way find a colleague to swap with, well before.",
    },
    {
      id: "standby-how",
      question: "How does it work with a standby ticket, exactly?",
      asked: [
        "how does standby work then",
        "what are my chances to get on",
        "and if the flight home is full",
        "do i stand there with my suitcase",
      ],
      answer:
        "You list yourself for the flight, come to the airport like everybody else and learn near the end whether a seat is left. Look at the load the day before, take the first flight of the day rather than the last, and avoid school holidays. If it matters, buy a cheap firm ticket. Crew do that, too.",
    },
  ],
  "assessment-days/final-biggest-mistake": [
    {
      id: "how-boss-reacted",
      question: "What if they ask how my boss reacted?",
      asked: [
        "and then they ask what my boss said",
        "what did your manager do, they want to know",
        "do i tell that she shouted",
        "i got a warning for it, do i say so",
      ],
      answer:
        "Tell it briefly and fairly: 'She was annoyed, and she thanked me for coming myself.' A warning you may mention if it came, with the sentence that it stayed the only one. They want to hear that you can bear somebody's displeasure. Don't paint the boss as an ogre, nor as a friend who laughed it off.",
    },
    {
      id: "cost-money",
      question: "My mistake cost the firm money. Is that too big?",
      asked: [
        "mine was expensive",
        "it cost a lot of money",
        "i ordered the wrong thing, hundreds lost",
        "how big may it be",
      ],
      answer:
        "Money is fine, as long as nobody was hurt and you said it first: a wrong order, a double booking, a delivery to the wrong town. Leave the sum out unless it's small, and stay longer on what you put right that day. Then the habit: 'I now read the quantity aloud before I send it.'",
    },
    {
      id: "health-job",
      question:
        "I work in a clinic or with children. Every mistake there is about safety. What do I take?",
      asked: [
        "i'm a nurse, mine are all about safety",
        "in my job a mistake hurts someone",
        "i work with kids, which one then",
        "what's harmless in a hospital",
      ],
      answer:
        "Take one with time, papers or words in it: a family you'd promised a call and forgot, an appointment written in the wrong week, a parent you told half of it. Who waited or worried because of it, and what did you do that hour? Leave the medicine and the falls to the ward.",
    },
  ],
  "assessment-days/final-not-knowing": [
    {
      id: "how-long-think",
      question: "How long may I think before I answer?",
      asked: [
        "how long can i be silent",
        "is ten seconds too much",
        "how much time do they give for it",
        "can i think a while in there",
      ],
      answer:
        "Five to ten seconds are fine, if you've said that you're thinking: 'Let me think of a good example.' Announced silence looks calm, the other kind looks lost. Look down at your hands or to the side, not at the ceiling. After ten seconds begin with what you have, even if it's the smaller one.",
    },
    {
      id: "didnt-understand",
      question: "What if I didn't understand the question because of the English?",
      asked: [
        "i don't understand their english",
        "what if the accent is hard for me",
        "how do i ask to repeat it",
        "i understood half of the question",
      ],
      answer:
        "Ask straight away, and say which part: 'Sorry, did you mean a rule I broke or a rule I kept?' That's better than 'pardon', and it shows how you'd do it on board, where guessing is dangerous. Twice in an interview is no problem. Answering another question with a smile is.",
    },
    {
      id: "mind-blank",
      question: "What if my mind goes completely blank?",
      asked: [
        "my head is just empty then",
        "i get a blackout",
        "everything is gone in there",
        "i freeze when they look at me",
      ],
      answer:
        "Say it, breathe out and drink some water: 'I've just lost my thread, may I start again?' Every recruiter has seen that and waits gladly. Then begin with a place and not with the point: where you were, who stood there, what you heard. The rest comes back by itself.",
    },
    {
      id: "unknown-procedure",
      question: "What if they ask what I'd do in an emergency I know nothing about?",
      asked: [
        "and if it's about an emergency",
        "how should i know the procedure",
        "they asked what i do if there's smoke",
        "i'm not trained, what do i answer",
      ],
      answer:
        "Say that you'd be trained for it, and give them your common sense: 'I don't know your procedure yet. I'd tell my colleagues at once, keep people away, and stay calm enough to be listened to.' They aren't testing the manual. They look at whether you act, and whether you tell somebody.",
    },
    {
      id: "fact-question",
      question: "They ask a fact about the airline and I don't know it. How bad is that?",
      asked: [
        "they asked how many planes they have",
        "i didn't know their base",
        "is it bad not to know the fleet",
        "what if i don't know the boss's name",
      ],
      answer:
        "One fact you don't know does no harm: 'I don't know the number, I know you fly the A320 family and have grown to two bases.' Give the nearest thing you do know. It's bad only if it's the plain ones: where they're based, where they fly, what they're called. An evening covers those.",
    },
    {
      id: "guess-or-not",
      question: "Is it better to guess than to say I don't know?",
      asked: [
        "should i just guess then",
        "isn't a guess better than nothing",
        "can i say something at random",
        "won't i look stupid saying i don't know",
      ],
      answer:
        "Say that you don't know, and then you may guess aloud: 'I don't know, I'd guess it's because of the doors.' Marked as a guess it shows that you think. A guess sold as knowledge is what worries an airline, since on board somebody would act on it.",
    },
    {
      id: "several-times",
      question: "How often may I say that I don't know?",
      asked: [
        "i already said it twice",
        "how many times is ok",
        "it's my third don't know",
        "can i use that sentence again",
      ],
      answer:
        "Twice is nothing, three times in half an hour is still bearable if the rest is good. From the second one on, change the words and offer something: the closest story, where you'd look, whom you'd ask. If it happens more often, they aren't hard questions, you're short of stories. Write five tonight.",
    },
  ],
  "assessment-days/final-love-of-travelling": [
    {
      id: "never-travelled",
      question: "I've hardly travelled. Is that a disadvantage?",
      asked: [
        "i've never been abroad",
        "i only flew once in my life",
        "is it bad that i didn't travel",
        "and if i've seen nothing of the world",
      ],
      answer:
        "It isn't: they hire people for people, and many good crew had hardly flown before. Say it openly and show that strangers don't frighten you: 'I've been abroad once, but at our school there were twenty languages, and I did the tours for new families.' A shop or a club in a mixed town gives you the same.",
    },
    {
      id: "how-much-you-see",
      question: "Do crew really see so little of the places?",
      asked: [
        "don't you see the places at all",
        "is it true there's no time",
        "how long are you there really",
        "so no travelling in this job",
      ],
      answer:
        "On short haul you see the airport and the bus, and sleep at home or in a hotel near it. On long haul it's often 24 to 48 hours in a place, half of them slept. You do see a lot over the years, in small pieces. Knowing that, and saying it in one sentence, shows them you've asked somebody who flies.",
    },
    {
      id: "they-ask-directly",
      question: "What if they ask me straight out whether I like travelling?",
      asked: [
        "they asked me do you like to travel",
        "and when they want to hear about trips",
        "what if the question is about travel",
        "can i say yes then",
      ],
      answer:
        "Say yes and turn it to people in the second sentence: 'I do, mostly because of whom I meet. In Lisbon I got lost, and an old man walked me home. I'd like to be that for somebody.' Half a minute, one true moment, no list of countries.",
    },
  ],
  "assessment-days/asked-senior-colleagues": [
    {
      id: "first-hour",
      question: "What exactly do I do in the first hour with them?",
      asked: [
        "how do i start with them",
        "what do i do when i meet them",
        "first day with my crew, exactly how",
        "what should i do before the service",
      ],
      answer:
        "Shake hands with each, say your name and that you're new, and ask the one at your door how they like to work. Do your safety checks without being told. Then look for what's half done: cups, ice, the bin. Ask before you move somebody's things in the galley. Sit down last and with a drink for two.",
    },
    {
      id: "outside-europe",
      question: "Is that stricter at Gulf or Asian airlines?",
      asked: [
        "is it worse in the gulf",
        "how is rank in asia",
        "is the hierarchy stronger there",
        "and in america with seniority",
      ],
      answer:
        "Rank is felt more at many of them: you address seniors formally, let them go first and don't contradict in front of others. For safety you speak up there just as here, with the respect wrapped round it. In the US seniority decides routes and positions, but on board it's mostly first names.",
    },
    {
      id: "i-am-left-out",
      question: "They go out together on a stopover and don't ask me. What do I do?",
      asked: [
        "they don't talk to me",
        "i'm alone in the hotel",
        "they never take me along",
        "it's a bit lonely with them",
      ],
      answer:
        "Ask first, and with a time: 'I'm having breakfast at nine, does anyone come?' Most haven't left you out, they're tired or have known each other for years. If nobody comes, go and enjoy it alone. The next crew is a different one, and in half a year you'll meet some of them again as friends.",
    },
  ],
  "assessment-days/asked-hospital-stories": [
    {
      id: "privacy",
      question: "Isn't that breaking patient confidentiality?",
      asked: [
        "am i allowed to tell that",
        "what about confidentiality",
        "it's secret, isn't it",
        "can i get in trouble for telling it",
      ],
      answer:
        "You may tell it if nobody could tell who it was: no name, no illness, no exact date, no ward in a small town. 'A lady and her son, last winter' is enough. Change nothing else, or it's no longer true. Recruiters like that you say so: 'I'll leave the details out, of course.' Crew keep things to themselves as well.",
    },
    {
      id: "nurse-on-board",
      question: "Won't they think I want to play the doctor on board?",
      asked: [
        "will they think i act as a nurse there",
        "do they fear i do medical things",
        "is being a nurse good for them",
        "will i be the nurse of the flight",
      ],
      answer:
        "Some do wonder, so say it first: 'On board I'd work by your procedures and your kit, and I'd use what I know to stay calm.' Your training helps you notice early, and it doesn't give you more powers than your colleagues. Tell one story without any medicine, and the worry is gone.",
    },
    {
      id: "not-a-nurse",
      question: "I was at reception, a carer or in a pharmacy. Is that the same?",
      asked: [
        "i was only at the reception",
        "i work in a care home, same thing",
        "i'm in a pharmacy, does it fit",
        "mine is a dentist's, is it also ok",
      ],
      answer:
        "It's the same, and often easier: reception and pharmacy have queues, waiting and 'no' all day, a care home has families who worry. Take the day somebody was upset about something you couldn't change, a prescription that hadn't come or visiting time. Say 'a customer', if that's what you called them.",
    },
    {
      id: "they-ask-medical",
      question: "What if they start asking about the illness?",
      asked: [
        "and if they ask what he had",
        "they want the medical details",
        "the recruiter asked what illness it was",
        "what do i say when they're curious",
      ],
      answer:
        "Lead them back kindly: 'That I have to keep to myself, but what mattered was that he was afraid.' Nobody marks you down for it, they may even have been trying it out. Then carry on with what you said and did. Half a sentence such as 'a small operation' is the most you need.",
    },
    {
      id: "too-sad",
      question: "I get tears in my eyes when I tell it. Should I take another?",
      asked: [
        "i nearly cry when i tell it",
        "mine makes me emotional",
        "is it bad if my voice shakes there",
        "it still hurts me, that one",
      ],
      answer:
        "Take another, if it still happens at the third telling. A moment of feeling does no harm, but you'd be busy with yourself and they'd be comforting you. Choose one in which somebody went home relieved. Keep the sad one for yourself and for the people who were there.",
    },
  ],
  "assessment-days/asked-perfectionist-as-weakness": [
    {
      id: "other-cliches",
      question: "What about 'I work too hard' or 'I'm impatient'?",
      asked: [
        "and 'i work too hard'",
        "can i say i'm impatient then",
        "is caring too much better",
        "which other ones are worn out",
      ],
      answer:
        "Those wear the same disguise: working too hard, caring too much, being too honest. 'Impatient' is closer to a real one, and needs care, since a cabin is full of slow people. The way out is the same for each: one moment, one person who felt it, one thing you do now. The label never helps.",
    },
    {
      id: "other-example",
      question: "Can you give me such a moment from another job?",
      asked: [
        "mine isn't a restaurant, how then",
        "give me one from an office",
        "i'm a student, say it for me",
        "how would it sound from school",
      ],
      answer:
        "From an office: 'I rewrote a colleague's slides at night without asking her, and she felt checked. Now I ask first, and I leave what works.' From studies: 'I handed my part in so late that the others couldn't read it. Now I show a draft on the third day.' Somebody suffered a little, and you've changed.",
    },
    {
      id: "safety-needs-it",
      question: "Doesn't flying need perfectionists?",
      asked: [
        "isn't that good for safety",
        "but on a plane all must be perfect",
        "why is it bad, they need exact people",
        "shouldn't crew be perfect",
      ],
      answer:
        "It needs exact people, and that's something else: exact means the door check is complete every time, perfect means the napkins hold up the service. An exact person knows when it's good enough and says so. If they ask you that, answer with it: 'With the checks yes, with the trays no.'",
    },
    {
      id: "already-said-it",
      question: "I've already said it in the video or the form. What now?",
      asked: [
        "i wrote it in the form already",
        "i said that in my video",
        "too late, i told them",
        "can i still change it in the final",
      ],
      answer:
        "Stay with it, and bring the moment this time: 'I wrote perfectionist, and I've thought about what I mean by it.' Then the table, or whatever yours is. Two different weaknesses aren't a contradiction, so you may also name a new one. They don't lay your answers side by side to catch you.",
    },
    {
      id: "really-suffer",
      question: "I really can't let go of things, even at night. Do I say that?",
      asked: [
        "but mine is really bad",
        "i can't sleep if something isn't right",
        "it's more than a small thing with me",
        "i check all things ten times",
      ],
      answer:
        "Choose a smaller corner of it for the interview. But ask yourself honestly, because a cabin leaves much undone every day and you have to walk away. If it costs you sleep for weeks, talk to your doctor about it, for your own sake. Many people have learnt to let go, and it makes good crew.",
    },
    {
      id: "one-sentence-after",
      question: "They ask 'and how do you stop yourself?' What do I say?",
      asked: [
        "how do i say that i stop",
        "they ask what i do against it",
        "and how do you let go, they said",
        "a sentence for good enough",
      ],
      answer:
        "Give them the question you ask yourself: 'Would anybody notice? If not, I leave it.' Or a clock: 'I give it five minutes, then it goes out as it is.' One small rule, and the last time you used it. 'I try to relax' is no answer, since nobody can see you doing it.",
    },
    {
      id: "if-they-smile",
      question: "What if they smile or say they hear that all the time?",
      asked: [
        "they laughed when i said it",
        "he said everyone says that",
        "they roll their eyes at perfectionist",
        "what if they don't believe me",
      ],
      answer:
        "Smile as well and go on: 'I know, so let me tell you what it did to a colleague.' Then the moment, in three sentences. They're giving you a second chance. Don't defend the word and don't grab another weakness in a hurry, or you'll have two thin ones instead of one true one.",
    },
  ],
  "assessment-days/asked-shy-as-weakness": [
    {
      id: "really-very-shy",
      question: "I really am very shy. Can I be crew at all?",
      asked: [
        "mine is really strong",
        "am i too shy for this job",
        "should i do something else then",
        "strangers scare me honestly",
      ],
      answer:
        "Many good crew were shy: the uniform and the procedures tell you what to say, and that helps. It's the wrong job if talking to strangers exhausts you every day, since there are hundreds. Try it out for three months in a shop, a bar or at a reception. If it gets lighter, apply.",
    },
    {
      id: "how-to-train",
      question: "How do I get over it before the assessment day?",
      asked: [
        "can i train that away",
        "how do i become less shy",
        "what exercise helps against it",
        "i have four weeks, what do i do",
      ],
      answer:
        "Do one small thing with a stranger every day: ask the time, praise a dog, greet the driver by name, ring instead of writing. After two weeks ask a question in a group of ten. Say your first sentence aloud in front of friends. You won't turn into another person, you'll only be quicker to begin.",
    },
    {
      id: "silent-in-group",
      question: "I was silent in the group just before. Can I still say it?",
      asked: [
        "but i said nothing in the group",
        "they saw that i was quiet today",
        "and if i didn't speak in the exercise",
        "isn't it worse after the group task",
      ],
      answer:
        "Then it's better left out, or told with today in it: 'You'll have seen it this morning, I needed ten minutes. Then I asked Lena what she thought, and from there it went.' That only works if there was such a moment. If there wasn't, take another weakness and speak up for the rest of the day.",
    },
    {
      id: "only-in-english",
      question: "I'm only shy in English, not in my own language. What then?",
      asked: [
        "only in english i'm shy",
        "in my language i talk a lot",
        "it's because of the language",
        "i'm quiet when i have to speak english",
      ],
      answer:
        "Don't call it shy, and don't offer your English as a weakness. Just start: a short sentence in the first five minutes takes the fear out of the next one. Speak English on the way there, with a friend or aloud to yourself, so that your mouth is warm. Small mistakes disturb nobody, silence does.",
    },
    {
      id: "voice-and-blush",
      question: "I go red and my voice shakes. Will they mark me down?",
      asked: [
        "my face gets red",
        "i blush when i talk",
        "my voice is shaking, they hear it",
        "i sweat when they look at me",
      ],
      answer:
        "They'll hardly mark you down for it: half the room is red that day, and what counts is what you say and do. Breathe out slowly before your first sentence, put both feet on the floor and begin a little more slowly than you'd like. It mostly passes in a minute. They'd only note it if you stopped or gave up the task.",
    },
    {
      id: "captain-question",
      question: "They ask how I'd speak up to a captain then. What do I answer?",
      asked: [
        "and how would you tell the captain, they ask",
        "would you dare to say no to him",
        "they asked if i'd stop a passenger",
        "can you be strict, they wanted to know",
      ],
      answer:
        "Answer with a time you did: 'I'm quiet at parties, not when something's wrong. I told our chef that the plate had nuts on it while he was shouting.' A teacher you corrected or a doctor you asked to look again does as well. Then add: 'To the captain I'd say what I've seen, and that I'm worried.'",
    },
    {
      id: "word-instead",
      question: "Which word could I use instead of shy?",
      asked: [
        "is introvert better",
        "what other word for it",
        "can i say reserved",
        "how do i put it without shy",
      ],
      answer:
        "No word at all is best: describe it, 'in a new group I'm quiet for the first half-hour'. 'Reserved' or 'introvert' are as foggy as 'shy', and everybody hears something else in them. If you need one for the start, 'I'm a listener first' is friendly and true of many. Then at once what you do about it.",
    },
  ],
  "assessment-days/asked-summer-job-stories": [
    {
      id: "bar-or-ice-cream",
      question: "Mine was an ice cream stand, a bar or babysitting. Which story fits what there?",
      asked: [
        "i sold ice cream, what fits",
        "mine was only babysitting",
        "i worked at a festival bar",
        "and from a kitchen job",
      ],
      answer:
        "Put each to the three words. Babysitting: safety, the window you locked and the allergy you asked about. Ice cream or a bar: a customer, the queue in the heat, the drunk one you refused kindly. A kitchen or a festival: a team, the hour two people were missing. One true day each, and you have all three.",
    },
    {
      id: "lifeguard-rule",
      question: "How would a story about a rule sound, for safety?",
      asked: [
        "give me one for safety",
        "i was a lifeguard, how do i tell it",
        "say a rule story please",
        "how do i show safety with sport",
      ],
      answer:
        "'At the pool two big boys ran along the edge. I went down, told them why, and the second time I sent them out for ten minutes. Their father complained. I explained it to him just as calmly, and they came back walking.' A riding school, a gym or a school trip gives the same: a rule, no audience, and you kept it.",
    },
    {
      id: "is-it-enough",
      question: "Won't they prefer people with real jobs?",
      asked: [
        "is that enough against people with real jobs",
        "others have years of work",
        "will they take someone with just that",
        "isn't a summer job too little",
      ],
      answer:
        "They take plenty of people at nineteen or twenty with just that. What you did in six weeks is judged, not how many weeks there were. Be exact: how many children, how long the queue, what you said. And if you've time before the day, add some Saturdays with customers, because it also gives you a referee.",
    },
    {
      id: "they-ask-more",
      question: "What if they want a fourth or fifth story?",
      asked: [
        "and when my three are used up",
        "they asked for one more",
        "three isn't enough for all questions",
        "what if two questions need the same one",
      ],
      answer:
        "Have two small ones in reserve: a mistake you put right, and something you started yourself. Those two questions nearly always come. They may be from the same places, on another day. If it runs out all the same, say so and offer a second look at one of the three: 'From that day I could tell you how the team did it.'",
    },
  ],
  "assessment-days/asked-stuck-in-old-ways": [
    {
      id: "why-leave-now",
      question: "What if they ask why I'm leaving after so many years?",
      asked: [
        "and why do i leave them now",
        "they'll ask why after ten years",
        "how do i explain that i change",
        "what if they closed my base",
      ],
      answer:
        "Say what you're going to, with one thing only they have: 'I'd like to fly long haul again, and you do it from the city I live in.' If the base closed or the airline shrank, say just that. Fatigue, roster wars and the strike stay at home. They know your old airline, and its gossip, better than you think.",
    },
    {
      id: "slips-out",
      question: "What do I do if 'at my airline we' slips out?",
      asked: [
        "it slips out all the time",
        "i catch myself saying we do it so",
        "how do i stop saying it",
        "i said it three times already",
      ],
      answer:
        "Carry on with a small bridge: 'and I'm curious how you do it here.' One or two do no harm. To get rid of it, tell your stories with people in them, 'my colleague and I', 'the purser', and let a friend ring a spoon on a glass whenever you say it. Two evenings are enough.",
    },
    {
      id: "was-purser",
      question: "I was a purser there and start again as a junior here. What do I say?",
      asked: [
        "i was purser before",
        "i go back to junior, do they doubt me",
        "i lose my rank, how do i say that's ok",
        "can i keep my seniority there",
      ],
      answer:
        "Say that you know what you're giving up and why it's worth it: 'I'll miss leading, and I've been junior before. Another purser's back is where I'd be useful.' Tell a day on which you let somebody else lead. Rank and seniority seldom move with you, so ask whether there's a way for experienced crew.",
    },
    {
      id: "what-carries-over",
      question: "Do I have to do the whole training again?",
      asked: [
        "do i train from zero again",
        "is my attestation still good",
        "what of my licence counts there",
        "how long is it for experienced ones",
      ],
      answer:
        "Not all of it, in most cases: in the EU and the UK your attestation stays valid if you've flown within the last five years, and the new airline gives you its conversion course and the aircraft types. Some put everyone through the full course. In the Gulf, for instance, count on starting from the beginning.",
      source: { name: "Regulation (EU) No 1178/2011, Annex V, CC.CCA.105", year: 2012 },
    },
  ],
  "assessment-days/asked-crm-in-three-sentences": [
    {
      id: "what-letters",
      question: "What do the letters stand for?",
      asked: [
        "what does crm mean in words",
        "what are the letters",
        "is it customer something",
        "the c was for cockpit, no?",
      ],
      answer:
        "Crew resource management: making use of everything and everybody a crew has. At the start, around 1980, the C stood for cockpit. It became crew when people saw that the cabin often knows something first. Outside aviation CRM also means software for customers, so say 'crew' once in full.",
    },
    {
      id: "own-version",
      question: "I've no kitchen story. How do I find my third sentence?",
      asked: [
        "i don't have a kitchen",
        "what could be my third one",
        "give me one from school or a shop",
        "mine is an office, how do i say it",
      ],
      answer:
        "Look for a moment when you said something to somebody above you, or listened to somebody below. From a shop: 'As the Saturday girl I told the manager that the emergency exit was blocked, and we cleared it.' From a school: 'A pupil saw that one child was missing, and I counted again because of her.'",
    },
    {
      id: "which-accident",
      question: "Which accident should I know, in case they ask?",
      asked: [
        "which accidents do you mean",
        "give me one accident for that",
        "they asked for an example of it",
        "what happened there exactly",
      ],
      answer:
        "Take Kegworth, 1989: the left engine failed, the crew shut down the right one, and people in the cabin had seen flames on the left. Nobody told the flight deck, and 47 people died. Two sentences with respect are enough: what was seen, what wasn't said. After it crews began to train cabin and flight deck together more.",
      source: { name: "UK AAIB, Aircraft Accident Report 4/90, G-OBME", year: 1990 },
    },
    {
      id: "is-it-teamwork",
      question: "Isn't that just teamwork?",
      asked: [
        "isn't it simply teamwork",
        "what's different to normal teamwork",
        "so it's good communication only",
        "why a special name for that",
      ],
      answer:
        "It's teamwork with a purpose: catching errors before they hurt somebody. A nice team can keep silent so as not to disturb, and that's just what this training works against. So it has tools, such as briefings, reading back, asking twice and saying 'I'm worried'. If they ask the difference, say that.",
    },
    {
      id: "do-they-ask",
      question: "Will they really ask that in an interview?",
      asked: [
        "do they really ask it",
        "do i have to know it as a beginner",
        "is that for new people too",
        "must i learn it before training",
      ],
      answer:
        "From beginners rarely, and nobody may expect it: you learn it in the course. It comes more often with experienced crew, or when you've used the word yourself. Knowing it in three sentences shows interest, and you can use the thought without the letters, in any answer about a team or about speaking up.",
    },
    {
      id: "they-ask-on",
      question: "What do they ask after that?",
      asked: [
        "and then what do they ask",
        "what comes after my three sentences",
        "they'll ask have i spoken up",
        "if they dig into it",
      ],
      answer:
        "They mostly ask for the real thing: when did you last tell a superior something he didn't want to hear, or when did somebody correct you. Have both ready, a minute each. Tell what you noticed, the words you used and how it ended. For the second one say what you felt, and that you said thank you.",
    },
    {
      id: "easy-english",
      question: "How do I say it in very simple English?",
      asked: [
        "say it easier please",
        "my english is simple, how then",
        "too many hard words for me",
        "a short version for that",
      ],
      answer:
        "'A good crew uses everybody's eyes and ears. If one sees a problem, she says it, and the captain listens. In my last job I was new, I saw a mistake and said it, and my boss thanked me.' Nobody needs bigger words. Say it slowly, with your own moment in the last sentence.",
    },
  ],
  "assessment-days/asked-rude-to-me": [
    {
      id: "goes-on",
      question: "What if he goes on after my limit sentence?",
      asked: [
        "and if he doesn't stop",
        "i said it and he still shouts",
        "what after the limit",
        "he just gets louder then",
      ],
      answer:
        "Step back and fetch the purser, you don't say it a second time. A new face and a higher rank often do what words can't. The purser can warn him formally, and the captain can have him met after landing. Until then you don't serve him alone. Write down his words and his seat while you still know them.",
    },
    {
      id: "racist-or-sexist",
      question: "What if it's racist, sexist or about my body?",
      asked: [
        "it was racist",
        "he said something about my body",
        "he calls me sweetheart all the time",
        "and if it's because of my skin",
      ],
      answer:
        "Then you needn't be patient: say 'You don't speak to me like that', and go to the purser at once. Insults about race, sex or religion are no service problem, they go into a report, and in many countries they can be an offence. Somebody else takes over that row. You don't have to explain to anybody why it hurt.",
    },
    {
      id: "i-cry",
      question: "What if I have to cry?",
      asked: [
        "i start crying when people shout",
        "my tears come",
        "is it bad to cry on board",
        "how do i hold it back",
      ],
      answer:
        "Go to the galley, behind the curtain, and let it come for two minutes. Tell the nearest colleague, who'll take your aisle. Cold water on the wrists and a slow breath out help. It's happened to many of us, and nobody notes it down. Only come out again when your voice is yours.",
    },
    {
      id: "he-was-right",
      question: "What if the passenger was rude but right?",
      asked: [
        "but he was right about it",
        "it was really our mistake",
        "and if i forgot his meal",
        "do i say sorry when he's rude",
      ],
      answer:
        "Deal with the matter first: 'You're right, your meal was forgotten. I'm sorry, I'm fetching it now.' The tone often falls by itself once he's been heard. If it doesn't, you may still say your limit sentence, since being right doesn't allow insults. Come back later and ask whether all is well.",
    },
    {
      id: "filming",
      question: "What if he films me with his phone?",
      asked: [
        "he took out his phone",
        "they film me, what do i do",
        "can i forbid him to film",
        "i don't want to be on tiktok",
      ],
      answer:
        "Stay just as you'd want to be seen, and ask once: 'Please don't film me while I'm working.' Don't reach for the phone. Tell the purser, who may forbid it under the airline's conditions, and note the seat. Whether he may publish it depends on the country. A calm voice is your best protection on film.",
    },
    {
      id: "still-in-my-head",
      question: "I still hear his words at night. How do I get rid of them?",
      asked: [
        "i can't forget what he said",
        "it's in my head at home",
        "i lie awake because of that",
        "how do i let it go really",
      ],
      answer:
        "Tell it once from beginning to end, to a colleague who was there, and write the report: then it has a place outside your head. Give the way home a fixed act that ends the day, a song, a walk, a shower. Many airlines have colleagues trained for such talks. If it stays for weeks, use that or see a doctor.",
    },
    {
      id: "tell-it-there",
      question: "May I use one like that in the interview?",
      asked: [
        "can i tell that as a story",
        "i had one in my job, is it good",
        "how do i say it there",
        "they ask about rude customers, this one",
      ],
      answer:
        "You may, and a rude customer is asked about nearly every time. Give the insult half a sentence, then what you did: breathed out, named the matter, set the limit, fetched somebody when it went on. Finish with how you went back to the next person with a clean face. Leave out what you'd have liked to say to him.",
    },
  ],
  "assessment-days/final-shifts-and-holidays": [
    {
      id: "never-nights",
      question: "I've never worked nights or holidays. How do I make it believable?",
      asked: [
        "i never did nights",
        "i only worked office hours",
        "how do i prove it if i never did",
        "it's new for me, what do i say",
      ],
      answer:
        "Say so, and say what you've tried: 'I've worked daytimes so far. For a month I got up at four on two days a week to see what it does to me, and I asked two crew how they sleep.' A newborn, a newspaper round or exam weeks count as well. A small test beats a big promise.",
    },
    {
      id: "early-is-hard",
      question: "I'm honestly not a morning person. Do I say it?",
      asked: [
        "i hate getting up early",
        "mornings are hard for me",
        "i'm a night person, is it bad",
        "should i admit i sleep long",
      ],
      answer:
        "Say it only with what you do about it: 'Evenings are easier for me, so I go to bed at eight before an early one and have never missed one.' That must be true. Rosters have late duties as well, and some airlines let you state a wish. But early ones come to everybody, and being late is what ends careers.",
    },
    {
      id: "religion",
      question: "What if a religious day or a fast matters to me?",
      asked: [
        "i fast in ramadan",
        "what about my sabbath",
        "i'm religious, sunday is important",
        "can i keep my feast day there",
      ],
      answer:
        "You can ask for it like anybody for a birthday: bids, leave and swaps, most airlines try, none can promise. Fasting crew fly every year, and you tell your purser so that she knows why you don't eat. Your own rules may allow exceptions for travellers, so ask whom you trust. In the interview you needn't bring it up.",
    },
    {
      id: "children-partner",
      question: "They ask how I'd do that with children or a partner. What do I say?",
      asked: [
        "i have kids, what do i answer",
        "who looks after my child, they asked",
        "my husband doesn't like it",
        "do they ask about the family",
      ],
      answer:
        "One sentence that it's arranged: 'My partner and my mother share the nights, we've planned it with a roster from a friend who flies.' In many European countries they shouldn't ask about children, but the answer helps you more than a lecture would. Plan it really, including the day when the sitter is ill.",
    },
    {
      id: "really-every-christmas",
      question: "Do you really work every Christmas?",
      asked: [
        "is it every year",
        "how often is christmas free",
        "do new ones always get the holidays",
        "when do i get new year off",
      ],
      answer:
        "Not every one, but count on the first ones. Some airlines take turns, Christmas one year and New Year the next, others go by points or by seniority, so new crew work most of them. Christmas away has its own charm: a small tree in the galley, and passengers who thank you. Move the feast at home by a day.",
    },
    {
      id: "how-sleep",
      question: "How do I sleep before a start at three?",
      asked: [
        "how do you sleep before that",
        "i can't fall asleep at six pm",
        "what helps for a three o'clock start",
        "how many hours are enough",
      ],
      answer:
        "Lie down early even if you don't sleep at once, and take the rest in two pieces: four or five hours at night, an hour and a half after duty. Dark room, cool, phone away, no coffee after midday. Lay everything out, so you get up fifteen minutes later. No sleeping pills without a doctor who knows you fly.",
    },
    {
      id: "if-i-cant",
      question: "What if there's one day I truly can't work?",
      asked: [
        "i need one day off every week",
        "there's one evening i can't",
        "i have a course on mondays",
        "should i tell them about a fixed date",
      ],
      answer:
        "Tell them if it's fixed and before you start, like an exam or a wedding that's booked: once, with the date. A day every week is something else, and hardly any airline can give it, so part-time models are what to ask about. In the interview itself say what you can do, and settle dates with the offer.",
    },
  ],
  "assessment-days/asked-where-stories-come-from": [
    {
      id: "babysitting-example",
      question: "How would a babysitting story sound?",
      asked: [
        "give me the babysitting one",
        "how do i tell it with kids",
        "i only babysit, say mine",
        "what does that sound like",
      ],
      answer:
        "'The little one wouldn't stop crying after her mother had left. I sat down on the floor, let her show me her room and told her what we'd do until eight, step by step. When her brother locked himself in I rang the mother before I did anything.' Calm, a plan, help in time: that's a cabin.",
    },
    {
      id: "flat-share-example",
      question: "Which story can come from a shared flat?",
      asked: [
        "what from my flat",
        "we fight about the dishes, is that one",
        "how do i use my flatmates",
        "is a flat not too silly",
      ],
      answer:
        "A small conflict, mostly: the dishes, the music, the one who never paid. 'I asked him over tea what would work for him. He started early and couldn't wash up at night. Since then he cooks.' It answers the question about a difficult colleague. Tell it without mocking him, and leave beds and parties out.",
    },
    {
      id: "still-nothing",
      question: "I've gone through it all and still have nothing. What now?",
      asked: [
        "i did that and found nothing",
        "my list is empty",
        "nothing ever happened to me",
        "what if there's really no story",
      ],
      answer:
        "Then you're looking for something too big: take last week. Whom did you help with a form, what did you put right, when did you wait for somebody slower? Ask three people, 'When was I useful to you?' If it's still thin, make some: four Saturdays at a food bank, a club or a shop give you a handful.",
    },
    {
      id: "may-i-invent",
      question: "May I make one up or add a bit?",
      asked: [
        "can i just invent one",
        "what if i change it a bit",
        "nobody would know if it's made up",
        "can i take my friend's story",
      ],
      answer:
        "Neither invent nor borrow one: after two questions about what the other one said and where you stood, it falls apart. You may leave things out, and you may tidy the order. Small and true wins, because you can answer anything about it. It's also the first thing they'd like to know about you, whether you're honest.",
    },
    {
      id: "i-just-stood-there",
      question: "I was only one of several. Does it still count as mine?",
      asked: [
        "i was only helping",
        "it wasn't only me",
        "others did more than me",
        "we all did it, is that my story",
      ],
      answer:
        "It counts, as long as you tell your own part and say 'we' for the rest. 'We carried the chairs, and I noticed that the old man had nowhere to sit.' If you can't find one thing you did by yourself, it's another person's story. Ask somebody who was there what they remember of you.",
    },
    {
      id: "write-it-how",
      question: "How do I write the ten lines?",
      asked: [
        "how do the ten lines look",
        "what do i write exactly",
        "one sentence each, like what",
        "give me an example of a line",
      ],
      answer:
        "Person, trouble, what you did, in fifteen words: 'Camp, Mia homesick at night, sat with her, rang nobody, in the morning she led the hike.' No more tonight. Tomorrow mark five, each for another word: customer, team, rule, mistake, something you started. Only those five get told aloud.",
    },
    {
      id: "the-others-have-more",
      question: "The others there are older and have better ones. What do I do?",
      asked: [
        "others have better stories",
        "they all worked for years",
        "mine sound like school",
        "i feel small beside them",
      ],
      answer:
        "Tell yours more exactly. A camp at which you counted heads twice is worth more than somebody's ten years 'in customer service' with no day in it. Recruiters don't compare lives, they mark what you did and how you tell it. At nineteen they expect nineteen, and are pleased about somebody who's awake.",
    },
  ],
  "assessment-days/asked-memorised-answers": [
    {
      id: "i-sound-rehearsed",
      question: "I've been told I sound rehearsed. How do I get out of it?",
      asked: [
        "they said i sound like a robot",
        "i hear it myself, it's like reading",
        "how do i make it natural again",
        "mine is already in my head by heart",
      ],
      answer:
        "Tell it backwards: start with how it ended, then say how it came to that. Or tell it to a child, or while you're washing up. Your head has to look for new words then. On the day give yourself a second before you begin and look at one person. A small 'how shall I say' is human.",
    },
    {
      id: "card-example",
      question: "What would the three key words on a card look like?",
      asked: [
        "what do i write on the card",
        "which three words, for example",
        "give me such a card",
        "how short should the words be",
      ],
      answer:
        "For the man who waited for his pizza: 'forty minutes', 'told him why', 'came back'. Each word is a picture that brings the next minute with it, so take something you saw or said, not 'teamwork' or 'communication'. One card per story, six cards, and shuffle them before you practise.",
    },
    {
      id: "cards-in-video",
      question: "May I put the cards beside the screen in a video interview?",
      asked: [
        "can i have notes in the online one",
        "and stick them on my laptop",
        "do they see it when i read",
        "is it cheating in the video",
      ],
      answer:
        "Three words on a small note right below the camera do no harm, sentences do: your eyes move along the lines, and everybody sees it. Some invitations forbid notes or other people in the room, so read yours. Better still, look at the card, take it away and then press record.",
    },
  ],
  "assessment-days/final-work-under-pressure": [
    {
      id: "they-put-pressure",
      question: "What if they put me under pressure right there?",
      asked: [
        "they stress me on purpose",
        "what if the interview is a stress test",
        "they asked very fast one after another",
        "he looked bored, is that a test",
      ],
      answer:
        "Take it as a late flight: breathe out, slow your own voice down, and answer one thing at a time. 'You asked two things, I'll begin with the first.' Few do it on purpose, mostly they're simply short of time. How you behave in that minute counts more than your story about stress.",
    },
    {
      id: "failed-then",
      question: "May I tell of a time when it got too much for me?",
      asked: [
        "once it was too much for me",
        "can i tell that i broke down",
        "i had to leave the room, do i say it",
        "what if i lost it that day",
      ],
      answer:
        "You may, if you noticed it and fetched help: 'At the fifth complaint I felt my voice going. I told my colleague, took five minutes outside and came back.' Knowing where your limit is, and saying so in time, is what a crew wants. Leave out shouting, and anything you haven't got over yet.",
    },
    {
      id: "method-words",
      question: "What do I call my method?",
      asked: [
        "give me a method to name",
        "how do i say first second third",
        "what's a good sentence for my way",
        "do i need a name for that",
      ],
      answer:
        "It needs no name, one sentence in your own words does: 'First whoever could get hurt, then whoever's been waiting longest, then the rest, and I tell everybody what's coming.' That's close to how a cabin works. If it isn't how you do it, say yours. Then prove it with the hour you've told them about.",
    },
  ],
  "assessment-days/final-why-this-airline": [
    {
      id: "why-not-rival",
      question: "What if they ask why not their competitor?",
      asked: [
        "and why not the other one, they ask",
        "they asked about their rival",
        "what if they say x pays more",
        "why us and not them, how do i answer",
      ],
      answer:
        "Stay with what draws you to them and say nothing against the other: 'They're a good airline. What decides it for me is that you base new crew here and train them yourselves.' One fact that's different and matters to you is enough. If you've applied there as well and they ask, say so.",
    },
    {
      id: "two-for-lowcost",
      question: "Can you give me two reasons for a low-cost airline?",
      asked: [
        "mine is a low cost, what do i say",
        "give me two for a cheap airline",
        "there's nothing special about them",
        "what's good at a budget one honestly",
      ],
      answer:
        "For instance: 'Four sectors a day is what I want, I'm best when it moves, and I'd be home in the evening. And you've opened this base only now, so I'd be there from its first summer.' Pace, short flights, a young base, a quick way to responsibility. Check that each is true of yours.",
    },
    {
      id: "bad-news",
      question: "There's been bad news about them. Do I bring it up?",
      asked: [
        "they had strikes, do i mention it",
        "i read bad things about them",
        "what if they ask about the scandal",
        "people online say they treat crew badly",
      ],
      answer:
        "Not by yourself, but know it, in case they ask what you've read. Then one fair sentence: 'I saw there was a strike in spring and that you've agreed since. I asked a colleague of yours how it feels now.' For yourself do take it seriously, and ask somebody who flies there before you sign.",
    },
  ],
  "assessment-days/asked-one-story-for-all": [
    {
      id: "how-other-angle",
      question: "How do I tell the same evening from another angle?",
      asked: [
        "how do i turn it then",
        "the other angle, like what",
        "give me an example with one evening",
        "how do i make it sound different",
      ],
      answer:
        "Start it somewhere else. Take an evening when half the team was ill. For teamwork: 'There were three of us for six tables, so I asked who'd do what.' For calm: 'At nine a man stood up and shouted.' For a mistake: 'In the rush I'd forgotten a table.' Another first sentence leads to another person and another ending.",
    },
    {
      id: "same-assessor",
      question: "What if the same person has heard it already?",
      asked: [
        "and if she heard it before",
        "the same recruiter sits there again",
        "i told it in the group already",
        "they say you told us that",
      ],
      answer:
        "Say so before they do: 'You know the evening already, but there's another side to it.' Then keep the beginning to half a sentence. If you have a fresh one, take that, even if it's smaller. When they say 'you've told us that', smile and ask whether they'd like another one.",
    },
    {
      id: "video-and-final",
      question: "I told it in the video. May I tell it again in the final interview?",
      asked: [
        "i used it in my video",
        "can i say the same in the final",
        "do they remember the video",
        "is it ok at two stages",
      ],
      answer:
        "You may, since often other people sit there, but have a second one ready. They can have your video or the notes on it in front of them, so the facts must be the same. Best is to tell it with more of what you did and felt, which the minute in front of the camera had no room for.",
    },
    {
      id: "only-two",
      question: "I only have two stories. How do I get to six?",
      asked: [
        "i've just two of them",
        "how do i get six",
        "where do the other four come from",
        "two are all i have",
      ],
      answer:
        "Take the two places they come from and look for other days there: somebody new, a rule, a mistake, a thing you started. Then add one place outside work, a club, a flat, a sick relative. Ten lines tonight, choose tomorrow. Six needn't be six places, three places with two days each are plenty.",
    },
    {
      id: "which-six",
      question: "Which six should they be?",
      asked: [
        "which subjects do i need",
        "six about what",
        "what are the ones to prepare",
        "is there a list for the six",
      ],
      answer:
        "A difficult customer, a team that worked or didn't, a rule you kept, a mistake, a day when everything came at once, and something you started or learnt. With those you can answer nearly anything they ask. Write under each which second question it could serve, then you see where the gap is.",
    },
    {
      id: "two-in-a-row",
      question: "Two questions in a row both fit the same story. What do I do?",
      asked: [
        "they ask two and both fit it",
        "straight after it comes the same",
        "the next question is nearly the same",
        "what if my best one is used too early",
      ],
      answer:
        "Stay in it for the second one only if something new comes: 'In the same night there was a second thing.' Otherwise take the next best, because two different days show more than one. So don't spend your strongest on a small question. Keep it until they ask for a customer or for pressure.",
    },
    {
      id: "other-airline",
      question: "May I use it again at another airline?",
      asked: [
        "can i tell it at the next airline too",
        "i told it elsewhere and failed",
        "do i need new ones for every airline",
        "is it fine for two different companies",
      ],
      answer:
        "You may, of course: they don't swap notes, and a story gets better with telling. Only the last sentence should fit this airline, its short flights or its long nights. If you were turned down with it, the story was hardly the reason. Check whether your own part was clear, and freshen the words so that it doesn't sound worn.",
    },
  ],
};
