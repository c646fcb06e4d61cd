import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on the day itself: group, interview, tests and what follows, by the entry's id. */
export const FURTHER_ON_THE_DAY: FurtherQuestions = {
  "assessment-days/final-joining-the-talk": [
    {
      id: "talked-over-again",
      question: "What if they just talk over me again?",
      asked: [
        "and if they just talk over me again",
        "what if nobody listens to it",
        "i say it and they go on talking",
        "what when they ignore my point",
        "they cut me off anyway, then what",
      ],
      answer:
        "Try once more, with a name and your hand slightly raised: 'One second, Marco, I'd like to finish that.' If it's lost again, let it go, listen, and come back in a minute by way of somebody else's point. Assessors saw both attempts and your calm face, and that's what they write down.",
    },
    {
      id: "when-is-the-moment",
      question: "How do I know when it's the right moment to come in?",
      asked: [
        "when exactly is the right moment",
        "how do i see my chance",
        "i always come in too late",
        "there is never a gap",
        "where do i jump in",
      ],
      answer:
        "At the end of somebody's sentence, when they breathe in or look round the table. Lean forward and breathe in yourself half a second before: people see it and leave you room. If there's no gap, say the speaker's name first. A name is the shortest way in.",
    },
    {
      id: "only-agree",
      question: "Is it enough if I only agree with what others said?",
      asked: [
        "can i just agree with them",
        "is nodding enough",
        "i only say good idea, does that count",
        "what if i have no idea of my own",
        "somebody already said mine",
      ],
      answer:
        "Once or twice, yes, if you add a reason: 'I agree with Lena, because the family can't wait outside.' Three times 'good idea' with nothing behind it sounds empty. If somebody took your point, build on it with a cost, a time or a person it helps.",
    },
    {
      id: "quiet-one-stays-silent",
      question: "I hand over to the quiet one and they say nothing. What then?",
      asked: [
        "what if the quiet one doesnt want to speak",
        "i ask daniel and he says nothing",
        "she only shrugged when i asked her",
        "isn't it rude to put someone on the spot",
        "and when he gets embarrassed by that",
      ],
      answer:
        "Help them out after two seconds: 'No rush, we'll come back to you', and go on. Make it easier next time with a choice of two: 'The tent or the radio, Daniel?' Ask once or twice and no more; pushing somebody who doesn't want to talk looks like a show for the assessor.",
    },
    {
      id: "forgot-their-name",
      question: "What if I've forgotten their names?",
      asked: [
        "i can't remember names",
        "i forgot how he is called",
        "do i really have to know the names",
        "her name is too hard to say",
        "we have numbers and no names on us",
      ],
      answer:
        "Ask: 'Sorry, tell me your name again?' takes two seconds and sounds friendly. Before the task draw the table on your paper and write each name at its place while people introduce themselves. If there are badges, read them. A hand towards the person and a look work as well when time is short.",
    },
    {
      id: "how-many-turns",
      question: "How often should I speak in twenty minutes?",
      asked: [
        "how many times is enough",
        "is once really enough",
        "how long should i talk each time",
        "and in a group of ten",
        "can it be too often",
      ],
      answer:
        "Three to five short turns in twenty minutes is plenty, each of ten to fifteen seconds. In a group of ten, three will do. The mix matters more than the number: one thought of your own, one that builds on somebody, one question to a colleague.",
    },
    {
      id: "tell-it-in-interview",
      question: "They ask afterwards how I did in the group. What do I say?",
      asked: [
        "what if they ask me about it in the interview",
        "how do i say i came in late",
        "they asked me how the group went for me",
        "can i admit that i was quiet there",
        "do i tell them somebody didn't let me speak",
      ],
      answer:
        "One thing that worked and one you'd do sooner, without blaming anybody: 'I liked that we heard everyone before deciding. I came in after five minutes, next time I'd start earlier.' Never name the person who talked too much; the recruiter saw them too.",
    },
  ],
  "assessment-days/list-what-to-bring": [
    {
      id: "wear-or-carry",
      question: "What do I wear for the journey there, and where do I change?",
      asked: [
        "do i travel in it or change there",
        "where can i get changed",
        "my trip is six hours, do i sit in the suit",
        "can i come in trainers and change",
        "it will be creased when i arrive",
      ],
      answer:
        "For a short trip wear it, with the jacket on a hanger or over your arm. For a long one travel in something comfortable and change at a station or in a cafe nearby, because the hotel lobby already counts. Arrive at the door finished, shoes included, with nothing hanging out of the bag.",
    },
    {
      id: "small-kit",
      question: "What goes into the small kit of make-up, deodorant and so on?",
      asked: [
        "which make up do i take for it",
        "do i bring hairspray",
        "deo and things, what else",
        "what's in the emergency bag",
        "and for men, what do i need in there",
      ],
      answer:
        "Only what repairs you in two minutes: deodorant without much scent, comb, hairpins, a small hairspray, lipstick or lip balm, mints, tissues, blotting paper. If you shave, a razor for a late interview. It should fit in one pouch. Skip the perfume, and no chewing gum in the room.",
    },
    {
      id: "food-in-the-day",
      question: "What do I eat there, and is there time for lunch?",
      asked: [
        "is there lunch",
        "what food do i take with me",
        "can i eat in the waiting room",
        "does it take the whole day",
        "what snack is good for that",
      ],
      answer:
        "Count on the whole day and on no lunch: some hotels offer water and coffee, some nothing at all. Take what doesn't crumble, smell or stain: nuts, a banana, a plain roll. Eat in the break, away from the room, check teeth and jacket, and offer one to the person next to you.",
    },
  ],
  "assessment-days/english-test": [
    {
      id: "bad-listening",
      question: "I can read well but I understand little when people speak fast. What do I do?",
      asked: [
        "my listening is the bad part",
        "they speak too fast for me in it",
        "i read well but i cant follow",
        "how do i train the listening",
        "is there a listening part too",
      ],
      answer:
        "Train it apart, ten minutes a day: a news clip or an announcement, once without text, once with it, then say it aloud yourself. Take different accents, British, Indian, American, Arabic. In the test read the questions before the sound starts, and if you miss one, leave it and catch the next.",
    },
    {
      id: "fail-it-again",
      question: "What if I fail it, and when can I try again?",
      asked: [
        "what happens if i dont pass it",
        "can i repeat it",
        "when may i take it again",
        "is one bad test the end",
        "will they keep my bad score",
      ],
      answer:
        "A fail mostly ends this application, and you may apply again after the wait the airline sets, often several months. Ask for it in writing. Use the time on the part that failed, and try another airline meanwhile: each has its own test and a result is seldom passed on.",
    },
    {
      id: "spoken-part",
      question: "What do they ask in the spoken part?",
      asked: [
        "and if they talk to me, what about",
        "how does the speaking part go",
        "what questions come when they test by phone",
        "do i describe a picture",
        "how long do they talk with me",
      ],
      answer:
        "Ordinary things for five to ten minutes: your town, your job, a trip, a picture to describe, an announcement to read aloud. They listen for whether you understand, answer the question and keep going. Give two or three sentences, not one word. 'Could you repeat that, please?' is a good answer too.",
    },
  ],
  "assessment-days/asked-group-phrases": [
    {
      id: "sounds-learnt",
      question: "Don't these phrases sound learnt by heart?",
      asked: [
        "isnt that too fake",
        "everyone will use the same ones",
        "it sounds like from a book",
        "i feel silly saying that",
        "will they notice that i learned it",
      ],
      answer:
        "They do if you say them in my words instead of yours. Keep the job of each phrase and say it as you'd say it to friends: 'May I add something?' becomes 'Can I jump in there?' Then put something real from the talk behind it. A phrase with Ana's idea in it can't be learnt.",
    },
    {
      id: "first-sentence-to-start",
      question: "What do I say as the very first, when everybody is silent?",
      asked: [
        "and how do i open it",
        "what do i say if nobody begins",
        "give me the first sentence",
        "which one breaks the silence",
        "how to start the talk in the group",
      ],
      answer:
        "'Shall I read the task aloud, so we all start from the same place?' is the safest, because it needs no idea. After that: 'Let's hear one thought from each, two sentences.' You've begun, everybody speaks, and nobody feels led.",
    },
    {
      id: "when-stuck-in-argument",
      question: "What do I say when two of them argue?",
      asked: [
        "and if two of them fight",
        "which phrase for an argument",
        "they dont stop arguing, what do i say",
        "how do i calm them down",
        "one gets really angry in the group",
      ],
      answer:
        "'You both want the family safe, you only differ on the order. Can we vote and go on?' Name what they share, then a way to decide, then the clock. Look at both in turn and don't say who's right. If one is hurt, add 'Thanks, that point stays on the list.'",
    },
    {
      id: "which-three",
      question: "Three are plenty, you say. Which three?",
      asked: [
        "which three should i learn",
        "which are the most important of these",
        "i can't remember six",
        "if i only take one, which",
        "what are the top three for a shy person",
      ],
      answer:
        "Take one to get in, one to bring somebody in, and one for the clock: 'May I add something?', 'Tom, which would you begin with?' and 'Five minutes left, shall we settle two?' They work in any task, in any order. If it's only one, the question to Tom: it shows you think of the group.",
    },
  ],
  "assessment-days/asked-quiet-in-the-group": [
    {
      id: "first-two-minutes-line",
      question: "What can I say in the first two minutes if I have no idea yet?",
      asked: [
        "what do i say first, then",
        "give me a sentence for the first two minutes",
        "i need time to think before i talk",
        "and if i have nothing to say yet",
        "how do i start when im quiet",
      ],
      answer:
        "Say something that needs no idea: 'We've got twenty minutes, shall I watch the time?' or 'So we have to choose five of nine, is that how you read it?' Both help the group, and once your voice has been in the room the second time is much easier.",
    },
    {
      id: "why-quiet-counts",
      question: "Why does saying nothing sink me, if I'm listening well?",
      asked: [
        "why is it bad if i listen",
        "but i am a good listener",
        "why do they want me to talk",
        "listening is important too, no",
        "how can they fail me for being silent",
      ],
      answer:
        "Assessors can only mark what they see and hear. On board a thought you keep to yourself helps nobody: crew have to speak up to a captain, too, if they've noticed smoke or a mistake. So show the listening: 'You said the water first, Nina. Does that go for the baby as well?'",
    },
    {
      id: "is-quiet-fit-for-crew",
      question: "Can a quiet person be good cabin crew at all?",
      asked: [
        "am i too introverted for this job then",
        "do they only take loud people",
        "can an introvert do it",
        "is the job right for a shy person like me",
        "are there quiet ones among crew",
      ],
      answer:
        "Quiet people make good crew, and many are the ones passengers ask for. Quiet people notice the pale face in row 20 and listen to the end. What you do have to be able to do is speak first to strangers and shout commands in an emergency, and both of those are trained.",
    },
    {
      id: "say-im-quiet",
      question: "Should I tell them that I'm a quiet person?",
      asked: [
        "do i tell the group i'm shy",
        "can i say that i am quiet",
        "they ask my weakness, is it that one",
        "how do i put it in the interview",
        "is it ok to admit it",
      ],
      answer:
        "Keep it out of the group, where you just take your three turns. In the interview it can be an honest weakness if you show what you do about it: 'In a new group I listen first. So I now make myself say something in the first two minutes, and it's become easier.'",
    },
    {
      id: "how-to-practise-alone",
      question: "How do I practise that if I've got no group?",
      asked: [
        "i have nobody to practise with",
        "how can i train that alone",
        "where do i find a group",
        "can i practise it online",
        "will it help to practise with friends",
      ],
      answer:
        "Use the groups life gives you: a queue, a class, a team meeting, dinner with the family. Set yourself three turns and count. Online there are free English conversation groups and candidates' chats who do rounds by video. Alone, play a talk show, pause it and say your sentence aloud.",
    },
    {
      id: "loud-group",
      question: "What if the others are all very loud?",
      asked: [
        "and if all the others are loud",
        "they were so loud i got no word in",
        "i had five talkers in mine",
        "what when no one lets me in",
        "it goes too fast for me",
      ],
      answer:
        "Become the one who orders it. Take a pen, write down the points, and after a few minutes say: 'I've got four ideas here: water, tent, radio, first aid. Shall we pick two?' A loud group is glad of that sentence, it needs no volume, and it counts as leading.",
    },
    {
      id: "went-quiet-already",
      question: "I hardly said a word in mine. Is it over?",
      asked: [
        "i already had mine and i said almost nothing",
        "i was too quiet today, is it over",
        "can i make up for it later in the day",
        "i spoke only once",
        "do i write them about it",
      ],
      answer:
        "It isn't over as long as they keep you for the next part: that's your chance. Be livelier in the breaks and the interview, and give full answers with an example. Don't write to explain it. If it's a no, note the minute at which you could've come in, and practise just that one.",
    },
  ],
  "assessment-days/asked-blank-in-the-interview": [
    {
      id: "how-long-a-pause",
      question: "How long may I think before it gets awkward?",
      asked: [
        "how many seconds is ok",
        "how long can i be silent",
        "isn't a pause embarrassing",
        "what if i need a whole minute",
        "does it look bad to think",
      ],
      answer:
        "Five to ten seconds feel endless to you and normal to them, above all if you've said 'Let me think of a good example.' Look slightly aside, breathe, and pick the first story that fits. After about fifteen seconds say something, even if it's only which story you're choosing between.",
    },
    {
      id: "still-dont-understand",
      question: "What if I don't understand it the second time either?",
      asked: [
        "and if i still dont get it",
        "i asked twice already",
        "she repeated it and it's the same to me",
        "what if i understand it wrong",
        "can i ask three times",
      ],
      answer:
        "Say what you think it means and let them correct you: 'Do you mean a time I helped a guest, or a time I made a mistake?' It sounds careful and saves the third repeat. One or two such moments are normal. On board that's how we do it with the captain, too.",
    },
    {
      id: "no-example",
      question: "What if I don't have an example for what they ask?",
      asked: [
        "i never had such a situation",
        "what if none of my stories fits",
        "can i invent one just for that",
        "i have no example for it",
        "that never happened to me, what do i say",
      ],
      answer:
        "Say so, offer the nearest true thing, and say what carries over: 'I haven't had that, the nearest was a guest who wouldn't pay.' A story from school, family, sport or volunteering counts. Made-up ones fall apart at the second question, and they always ask a second one.",
    },
    {
      id: "which-three-stories",
      question: "Which three stories should I have ready?",
      asked: [
        "which stories work for lots of questions",
        "what three do i prepare",
        "can i use one story twice",
        "tell me which ones",
        "how long should each be",
      ],
      answer:
        "A guest or customer you helped or calmed, a time in a team that got difficult, and a mistake you put right. Between them they answer most questions about service, pressure, conflict, honesty and learning. Sixty to ninety seconds each, with what changed at the end.",
    },
    {
      id: "blank-on-simple-one",
      question: "I blanked at 'Tell us about yourself'. How do I stop that?",
      asked: [
        "it happens with the easy questions",
        "i go blank right at the start",
        "even my own name is gone",
        "how can i stop it from happening",
        "the first question is the worst for me",
      ],
      answer:
        "Learn one opening sentence so well that it comes by itself: who you are, where you work, what you like about it. Say it aloud in the shower, on the stairs, to the dog. Nerves are highest in the first half minute, and after that sentence the rest mostly follows.",
    },
    {
      id: "keep-notes",
      question: "May I have notes or key words with me?",
      asked: [
        "can i bring a paper with key words",
        "are notes allowed",
        "may i look at my cv",
        "what about on video, can i have notes there",
        "can i write the question down",
      ],
      answer:
        "A small pad is fine, and you may note down a question that has two parts. Reading answers off it isn't: they want your eyes. On video put three key words on a slip beside the camera, no sentences. Looking at your own CV for a date is all right.",
    },
    {
      id: "came-back-later",
      question: "The answer came to me ten minutes later. Can I go back to it?",
      asked: [
        "i remembered it too late",
        "can i go back to that question",
        "the good story came after",
        "is it ok to correct an answer",
        "may i add something at the end",
      ],
      answer:
        "You may go back to it, and it looks good: 'May I come back to your question about the difficult guest? I've thought of a better example.' Do it at a pause or at the end, in under a minute. The same goes for something you got wrong. Once the day is over, leave it; a mail about it rarely helps.",
    },
  ],
  "assessment-days/asked-english-not-perfect": [
    {
      id: "strong-accent",
      question: "My accent is really strong. Can they understand me on the intercom?",
      asked: [
        "mine is very strong",
        "people often ask me to repeat",
        "and with a heavy accent",
        "how do i know if they understand mine",
        "what if passengers don't get me over the speaker",
      ],
      answer:
        "Test it: record an announcement on your phone, play it in a noisy kitchen to somebody who doesn't know the text, and have them write down what they hear. What they miss is your list. Mostly it's pace and swallowed endings rather than the accent, and both get better in a few weeks.",
    },
    {
      id: "lose-the-accent",
      question: "Should I try to get rid of my accent?",
      asked: [
        "can i get rid of it",
        "do i have to sound british",
        "how long does it take to lose it",
        "is an accent course worth it",
        "should i fake an american one",
      ],
      answer:
        "Leave your accent alone: a put-on one costs you the calm you need for the content. Work on three things: the stress in each word, the ends of words, and numbers such as thirteen and thirty. Ten minutes a day of repeating after a speaker you like does more than a dear course.",
    },
    {
      id: "grammar-mistakes",
      question: "How many grammar mistakes are too many?",
      asked: [
        "i make mistakes all the time",
        "is bad grammar a problem",
        "i mix up the tenses",
        "do they count my errors",
        "he she i always confuse, is it serious",
      ],
      answer:
        "Nobody counts them as long as the meaning is safe. A wrong tense or article is nothing; a wrong number, a missing 'not', or left for right can matter on board. So be exact with numbers, times, places and yes or no, and relaxed about the rest.",
    },
    {
      id: "say-sorry-for-english",
      question: "Should I say at the start that my English isn't perfect?",
      asked: [
        "do i apologise for it first",
        "can i tell them my english is weak",
        "should i warn them before",
        "is it better to be honest about it",
        "what do i say about my level",
      ],
      answer:
        "Don't announce it, let them hear it for themselves: an apology makes people listen for mistakes. If they ask, be concrete and calm: 'I understand most of what I hear, I sometimes look for a word, and I practise every day.' On the form write the level you really have; they test it.",
    },
    {
      id: "native-candidates",
      question: "The others are native speakers. Do I stand a chance?",
      asked: [
        "everyone else speaks better than me",
        "next to british people i look bad",
        "do they prefer natives",
        "how do i compete with native speakers",
        "are natives favoured",
      ],
      answer:
        "You stand a fair chance: crew come from dozens of countries and airlines want their languages as much as their English. Native speakers lose points by talking fast, in slang and for too long. You use short sentences and check that you've been understood, which is how crew have to talk. Name your other languages early.",
    },
    {
      id: "which-languages-help",
      question: "Does another language make up for weaker English?",
      asked: [
        "i speak three other languages, does that help",
        "does my arabic make up for it",
        "is french worth something there",
        "can a second language save me",
        "i speak better german than english",
      ],
      answer:
        "It helps, and it can decide between two people, but it doesn't replace English that works. At a base where the cabin speaks the local language, that one may come first, and English second. Put each language in the CV with an honest level and be ready for a sentence in it on the day.",
    },
    {
      id: "how-do-they-test",
      question: "How do they find out how good it is?",
      asked: [
        "where do they test it",
        "is there a test for that",
        "when do they check my english",
        "do they judge it the whole day",
        "how do they measure it",
      ],
      answer:
        "Mostly all day: at the desk, in the group, in the interview, and often with a short written or spoken test. A text to read aloud is common. At some airlines there's an online test first. So speak English in the breaks too, even with people from your own country.",
    },
  ],
  "assessment-days/asked-nerves-that-show": [
    {
      id: "hide-shaking-hands",
      question: "How do I hide my hands when they shake?",
      asked: [
        "what do i do with my hands",
        "mine shake so much they see it",
        "the paper shakes in my hand",
        "how can i hide it",
        "and when i hold a glass",
      ],
      answer:
        "Rest them in your lap or on the table, one loosely in the other, and use them for small gestures while you talk: movement hides a tremor, stillness shows it. Put paper on the table or on a folder instead of holding it. Leave the full glass of water, or lift it with both hands.",
    },
    {
      id: "red-face-and-neck",
      question: "I go red on my face and neck. Can I cover it?",
      asked: [
        "i turn red like a tomato",
        "my neck gets red spots",
        "can make up hide it",
        "does a scarf cover that",
        "what helps against the blushing",
      ],
      answer:
        "You can cover part of it: a light green-tinted base under make-up, a higher collar or neat scarf, a cool room before. Avoid spicy food, alcohol and a hot drink just before. It helps more not to fight it: say to yourself 'fine, I'm red' and look at the person. It fades in a minute or two.",
    },
    {
      id: "sweat-handshake",
      question: "What do I do about sweaty hands when they greet me?",
      asked: [
        "my hands are wet at the handshake",
        "sweaty palms, what now",
        "do i have to shake hands",
        "i sweat through my shirt",
        "they will feel that i sweat",
      ],
      answer:
        "Hold them under cold water and dry them well just before, keep a cloth tissue in the right pocket, and press it as you stand up. Leave the hand open while you wait, a fist gets wet. If they don't offer a hand, a smile and a nod do. A white or very dark shirt shows least, light grey and blue most.",
    },
    {
      id: "pills-for-nerves",
      question: "May I take something to calm me down?",
      asked: [
        "can i take a pill for it",
        "are beta blockers ok",
        "is a calming tea enough",
        "a glass of wine before, is that bad",
        "does rescue spray help",
      ],
      answer:
        "Leave alcohol and other people's tablets alone; both slow you and can be noticed. Anything on prescription is between you and your doctor, who should also know that crew have a medical and drug tests. Never try something new on the day. Food, water, one coffee at most and a walk do a lot.",
    },
    {
      id: "panic-attack",
      question: "What if I have a panic attack in the middle of it?",
      asked: [
        "what if i get a panic attack in the group",
        "i get panic attacks",
        "and if i have a panic attack there",
        "my heart races and i can't breathe",
        "what do i do when panic comes up",
      ],
      answer:
        "It peaks within some ten minutes and passes, even if you do nothing. Feet flat, breathe out longer than in, name five things you see. Say to whoever is near: 'I need a minute of air, I'll be right back', go out, drink, come back: nobody fails a candidate for a minute. If they come often, see a doctor before the medical, not after it.",
    },
    {
      id: "counts-against-me",
      question: "Will they reject me because I'm visibly nervous?",
      asked: [
        "does it count against me",
        "do they fail nervous people",
        "they'll think i can't handle stress",
        "how would i handle an emergency if i shake here",
        "is it a minus to be nervous",
      ],
      answer:
        "Nerves alone hardly ever count against you: they see nervous people all day and know it from their own first time. What they look for is whether you go on, listen and stay kind while nervous. That's just what's needed in an emergency, where crew feel fear too and work through their drill.",
    },
    {
      id: "voice-breaks-off",
      question: "What if my voice breaks or I start to cry?",
      asked: [
        "my voice goes away",
        "what if tears come",
        "i start to cry when i'm stressed",
        "it gets high and squeaky",
        "and if i lose it completely",
      ],
      answer:
        "Stop, put both feet down, take a sip of water and say: 'Give me a moment, please.' Breathe out slowly, look at an object in the room, then start with a short sentence. Nobody throws you out for ten seconds. If tears come, a tissue, a smile and 'I'm all right, let me go on' is enough.",
    },
    {
      id: "how-long-to-train",
      question: "How long do I need to practise until it gets better?",
      asked: [
        "does it ever go away",
        "how soon does it help",
        "how many times do i run the stairs",
        "i have only three days left",
        "can you train that at all",
      ],
      answer:
        "Many notice a difference after five or six tries in front of somebody, a few minutes each. With three days left do two a day: stairs, sit down, one question, ninety seconds, to a friend or the phone. The nerves won't be gone, but you'll know that you can talk through them.",
    },
  ],
  "assessment-days/final-speaking-of-the-accent": [
    {
      id: "pace-exactly",
      question: "I speak very fast. How slow is a calm pace?",
      asked: [
        "i talk too fast when i'm nervous",
        "how slow should i be",
        "what pace is right",
        "how do i slow down",
        "won't i sound stupid if i go slow",
      ],
      answer:
        "About the pace of somebody reading the news, with a full stop you can hear. Try it: read eight lines aloud and take a breath at every full stop. Recorded, it sounds far less slow than it felt. In the interview one trick is enough: finish the word before you start the next.",
    },
    {
      id: "translate-in-head",
      question: "I translate everything in my head first. How do I stop?",
      asked: [
        "i always translate from my language",
        "my brain is too slow in english",
        "how do i think in english",
        "it takes me ages to answer",
        "can i train that",
      ],
      answer:
        "Talk to yourself in English through small things: what you cook, what you see from the bus, what you'll do next. Keep to words you own. After two or three weeks short sentences start coming without the detour. In the interview, begin with the simplest true sentence, then add a second.",
    },
    {
      id: "mishear-the-question",
      question: "What if it's their accent I don't understand?",
      asked: [
        "i don't understand the recruiter's accent",
        "and if they are hard to understand",
        "she speaks with a strong accent too",
        "can i ask them to slow down",
        "it's not mine, it's theirs",
      ],
      answer:
        "Ask as you'd like to be asked: 'Could you say the last part again, please?' or 'Could you speak a little slower for me?' Say what you did get, so that they only have to fill the gap. Blame nobody's accent. On board you'll hear thirty a day, and asking back is good practice.",
    },
    {
      id: "learnt-by-heart-why",
      question: "Why are sentences learnt by heart bad, if they're correct?",
      asked: [
        "why not learn my answers by heart",
        "but then i make no mistakes",
        "isnt it safer to memorise it",
        "how do they notice that i learned it",
        "can i learn at least some of it",
      ],
      answer:
        "You're heard reciting: the melody changes at once, the eyes go to the ceiling, and a question in between throws you out. Then your real English looks worse than it is. Learn the first sentence and three key words for each story, and find the rest fresh. It may have a mistake in it and still sounds like you.",
    },
    {
      id: "mix-languages",
      question: "May I use a word from my own language?",
      asked: [
        "can i say a word in my language",
        "what if only the word in spanish comes",
        "and if i mix them by mistake",
        "may i switch for a second",
        "do they mind if i use another language",
      ],
      answer:
        "One slip is nothing: smile, say 'in English' and describe it. As a habit avoid it, because the recruiter may not know the word and a passenger certainly won't. If your mother tongue is one the airline looks for, offer it instead: 'I can say that in Portuguese too, if you like.'",
    },
    {
      id: "practise-describing",
      question: "How do I practise describing a word I don't have?",
      asked: [
        "how can i train that with the missing word",
        "give me an exercise for it",
        "how do i describe things better",
        "which words help me when one is missing",
        "is there a game for that",
      ],
      answer:
        "Play it as a game: take ten things in the kitchen and describe each without its name in one sentence. Three frames carry nearly everything: 'the thing you use to', 'the person who', 'the opposite of'. Then do it with objects from the cabin: tray, curtain, seat pocket, smoke hood.",
    },
    {
      id: "announcement-read-aloud",
      question: "They gave me an announcement to read. How do I do that well?",
      asked: [
        "and if i have to read something aloud",
        "how do i read an announcement in front of them",
        "i stumble over words when reading",
        "may i read it first in silence",
        "what do i do with a word i can't pronounce",
      ],
      answer:
        "Ask for ten seconds to look through it, then read to the person furthest away. Pause at each full stop, lift your eyes at the end of a sentence, and go slowly over numbers, names and times. If you stumble, say the word once more and go on. A word you don't know: by syllables, calmly.",
    },
  ],
  "assessment-days/asked-first-flight-nerves": [
    {
      id: "no-sleep-before",
      question: "I won't sleep the night before. What helps?",
      asked: [
        "i cant sleep before it",
        "how do i sleep if i get up at three",
        "i'm too excited to sleep",
        "will i manage with four hours",
        "what do i do the evening before",
      ],
      answer:
        "Lay everything out, set two alarms and lie down early even if you don't sleep: lying in the dark rests you too. No manuals in bed after eight. One short night before a first flight is normal and the adrenaline carries you. If you're truly unfit, ill or without any sleep at all, you have to say so.",
    },
    {
      id: "big-mistake-on-it",
      question: "What if I make a real mistake on my first flight?",
      asked: [
        "and if i do something really wrong",
        "what if i forget to arm the door",
        "i'm afraid i make a mistake with the door",
        "who is to blame then",
        "will they kick me out for one error",
      ],
      answer:
        "Say it at once and aloud, to the one who looks after you: 'I think I've missed that check.' That's why you're extra and supervised, and why doors are cross-checked by a second person. Nobody is sent home for an honest slip; keeping quiet about one is what crew hold against you.",
    },
    {
      id: "strict-or-cold-crew",
      question: "What if the crew aren't friendly to me?",
      asked: [
        "and if they are cold to new ones",
        "what if the purser is strict",
        "i heard old crew are mean to beginners",
        "nobody talks to me on it",
        "do they make fun of new people",
      ],
      answer:
        "Most are kind, and some are only busy or tired, which looks the same from the crew seat. Ask for a job instead of for attention: 'What can I take off you?' Be early, listen, thank them at the end. If somebody is really unfair, tell your supervisor or trainer afterwards, with what was said.",
    },
  ],
  "assessment-days/asked-someone-dominates": [
    {
      id: "say-it-to-her-face",
      question: "May I tell them openly that they talk too much?",
      asked: [
        "can i tell her she talks too much",
        "should i say it to his face",
        "what if i ask him to stop",
        "do i say it in front of all",
        "can i take them aside in the break",
      ],
      answer:
        "Don't say it as a verdict in front of the group: it shames them and makes you the second problem. Speak for the others instead: 'I'd love to hear Tom and Mei before we decide.' In a break be friendly to them. If they ask you themselves, say one useful thing, kindly.",
    },
    {
      id: "ignores-the-line",
      question: "And if she ignores my sentence and goes on?",
      asked: [
        "she just carried on",
        "what if it doesn't work",
        "i said it and he took no notice",
        "and if i pass it to tom and she answers for him",
        "nothing stops him, what then",
      ],
      answer:
        "Turn to the person you asked and wait: your eyes and open hand on Tom hold the place for him. If she answers for him, smile: 'Thanks, Sara. And you, Tom?' Try that twice. After that use paper: write down each person's idea in turn, and the group will look at the sheet instead of at her.",
    },
    {
      id: "others-say-nothing",
      question: "Why should I step in, and not one of the others?",
      asked: [
        "why me and not the others",
        "isn't that the assessor's job",
        "should we all do something",
        "nobody else reacts, should i",
        "can i just wait until it stops",
      ],
      answer:
        "If you don't, mostly nobody will: each waits for the other, and the assessors deliberately don't step in. One friendly sentence from you frees six people, and that's seen. You needn't win, only open a gap. Once it's open, let somebody else speak first and not yourself.",
    },
    {
      id: "wrong-plan",
      question: "What if she pushes through a plan that's wrong?",
      asked: [
        "her plan is wrong and all follow",
        "what if the group decides something bad because of her",
        "he misread the task",
        "and when they take the wrong solution",
        "do i accept it or fight",
      ],
      answer:
        "Point to the paper, not to her: 'It says five items here and we have six. Which one can go?' A fact from the task is hard to talk over. If it's only a matter of taste, say your doubt once with a reason, then go along and help to make it good. A joint plan on time beats the best one alone.",
    },
    {
      id: "will-she-be-picked",
      question: "Do they end up taking the loud one anyway?",
      asked: [
        "do they take people like that",
        "the loud one got through, why",
        "does the dominant one win in the end",
        "so talking a lot helps after all",
        "i think they liked her",
      ],
      answer:
        "Sometimes, if beside the talking they also listened, used names and changed their mind. Loud and deaf mostly goes home. You saw one task; the assessors have the interview, the tests and the papers as well. It isn't you against them either: both can pass, or neither.",
    },
    {
      id: "story-in-interview",
      question: "Can I tell that in the interview as a conflict story?",
      asked: [
        "can i use it as an example",
        "may i tell that one in the interview",
        "they asked about conflict, do i say that",
        "is it ok to talk about the group there",
        "how do i tell it without sounding mean",
      ],
      answer:
        "Don't take the one from the same day: you'd be judging another candidate in front of their assessor. Take the same kind of thing from a team at work or in class: what was said, what you tried, how it went on. If they ask about today, describe the group and name no one.",
    },
    {
      id: "im-cut-off-myself",
      question: "My voice is soft. How do I say 'One second, I'm nearly done' so that it works?",
      asked: [
        "my voice is too soft for that",
        "how do i say it without sounding angry",
        "i get cut off every time",
        "how loud should i say it",
        "what do i do with my body when i say that",
      ],
      answer:
        "Say it lower and slower, not louder, with her name, a small open hand at table height and a friendly face: 'One second, Sara, I'm nearly done.' Then go straight on without waiting for leave, and finish in one sentence. Practise with somebody who really interrupts you, ten times.",
    },
  ],
  "assessment-days/asked-lead-in-the-group": [
    {
      id: "nobody-wants-to-lead",
      question: "What do I do if nobody leads and it falls apart?",
      asked: [
        "and when no one takes the lead",
        "it's chaos, should i take over",
        "what if the group just sits there",
        "time runs and we have nothing",
        "do i step up then",
      ],
      answer:
        "Then give it a frame, not a boss: 'Fifteen minutes left. Five for ideas, five to choose, five to write it down?' Say it as a question, get two nods, and ask somebody to watch the clock. That takes ten seconds, and you've led without telling anybody what to think.",
    },
    {
      id: "i-am-leader-by-lot",
      question: "What if they make me the leader?",
      asked: [
        "they chose me as leader, what now",
        "and if i get picked for it",
        "the assessor says i am the purser",
        "i don't want to lead but i have to",
        "how do i start as the leader",
      ],
      answer:
        "Start with three sentences: what the task is, how long you have, and who takes clock and notes. Then ask more than you tell: one idea from each, a look at the quiet ones, a decision, a check that everybody can live with it. Thank them at the end. You needn't have the best idea.",
    },
    {
      id: "two-fight-for-it",
      question: "What if the two who want to lead don't stop?",
      asked: [
        "two want to be boss, what do i do",
        "they fight for it all the time",
        "how do i choose between them",
        "and if both leaders go different ways",
        "should i side with one",
      ],
      answer:
        "Give each a part: 'Leo, would you take the list, and Ines the time plan? Then we put them together.' Most people who want to lead want to be useful. Don't side with one. If it goes on, read the clock aloud and suggest a show of hands.",
    },
    {
      id: "note-taker-too-passive",
      question: "Isn't taking notes too passive?",
      asked: [
        "if i write, i don't talk",
        "will they see me only as the secretary",
        "notes or clock, which is better",
        "does writing count as much",
        "can i write in bad english",
      ],
      answer:
        "Taking notes is passive only if you never look up. The one with the notes has a right to every question: 'Did I get that right, Omar?', 'Which two do I cross out?', and mostly the summing up too. Write key words, keep your head up, and hand over the pen once if it eats your time.",
    },
    {
      id: "im-a-leader-at-work",
      question: "I lead a team at work. Should I hide that?",
      asked: [
        "i'm a manager in my job",
        "am i overqualified then",
        "i always lead, should i hold back",
        "i am used to give orders",
      ],
      answer:
        "Don't hide it, but show the half that listens. Assessors worry about somebody who can't be the youngest again, so build on others' ideas and take a small job such as the clock. In the interview say it yourself: 'I've run a team of eight, and I'm happy to start at the back galley and learn.'",
    },
    {
      id: "summing-up-words",
      question: "What do I say when I sum up?",
      asked: [
        "how does a summary go, give me words",
        "what's the sentence for summing up",
        "who presents at the end",
        "how long is it",
        "what if my summary is wrong",
      ],
      answer:
        "Task, result, one reason, a check: 'We had to choose five. We have water, radio, tent, knife and first aid, because rescue may take three days. Did I miss anything, Ana?' Twenty seconds. If it's wrong, somebody will correct you, and you say thanks and put it in.",
    },
    {
      id: "leader-in-gulf-or-europe",
      question: "Do airlines in the Gulf want leaders more than those in Europe?",
      asked: [
        "is that the same in the gulf",
        "do gulf airlines look for leaders",
        "what about low cost in europe",
        "does every airline see it like that",
        "is it different in america",
      ],
      answer:
        "For a first job it's the same: everywhere they look for people who fit into a crew that's new every day. The tasks differ more, Gulf open days often use short ones in big groups where you get one or two turns, European days often a longer one. In both, listening and adding beats steering.",
    },
  ],
  "assessment-days/asked-photos-at-home": [
    {
      id: "alone-self-timer",
      question: "I've nobody to take it. Can I do it alone?",
      asked: [
        "i live alone, how do i take it",
        "does the self timer work",
        "is a mirror selfie ok then",
        "no one can hold the phone for me",
        "can i use a tripod",
      ],
      answer:
        "You can, with the timer: stand the phone upright at chest height on a shelf or a pile of books, three to four metres away, use the back camera and its burst of shots. Mark your place on the floor with tape. A mirror selfie isn't accepted, because the phone and the arm show.",
    },
    {
      id: "no-white-wall",
      question: "I don't have a plain white wall. What do I do?",
      asked: [
        "my walls are colourful",
        "no free wall at my place",
        "can i hang up a sheet",
        "outside in front of a wall, is that ok",
        "may i cut out the background",
      ],
      answer:
        "Hang up an ironed white sheet, taken tight, or use a light door or a plain wall outside in the shade. Stand half a metre in front so that no shadow falls on it. A cut-out background leaves edges round the hair and counts as edited at many airlines, so leave that.",
    },
    {
      id: "look-short-or-wide",
      question: "I look short or wide in it. Why, and what helps?",
      asked: [
        "my legs look so short in it",
        "why do i look fat in the photo",
        "it makes my head big",
        "how do i stand to look better",
        "the phone distorts me",
      ],
      answer:
        "That's the lens: too close and from too high it stretches the head and shortens the legs. Have the phone held at the height of your belt or chest, three or four metres away, and zoom in a little instead of stepping closer. Weight on the back foot, one foot slightly forward, shoulders down.",
    },
    {
      id: "tattoo-or-scar-in-it",
      question: "Do I have to show my tattoo or scar in the photo?",
      asked: [
        "my tattoo would be seen in it",
        "can i cover the tattoo with make up",
        "should i hide the scar",
        "short or long sleeves then",
        "they want bare arms and legs",
      ],
      answer:
        "Wear what the guide asks for and paint nothing over: if it says short sleeves or a skirt, a mark there is meant to be seen. If it leaves sleeves to you, a suit is fine. The form mostly asks about tattoos anyway, and there you give place and size truthfully. A scar rarely matters.",
    },
    {
      id: "trousers-or-skirt",
      question: "Skirt or trousers, and do I need a jacket?",
      asked: [
        "do i wear a skirt or trousers in it",
        "jacket on or off",
        "must i wear heels for the picture",
        "what about men, is a tie needed",
        "i have no suit yet",
      ],
      answer:
        "Either, unless the guide says skirt, as some do for the full-length photo. A jacket that fits makes the outline clear; take it off for a second one if they want arms. Plain closed shoes, low heels are enough, and a tie for men where the advert is formal. Borrow a suit for the day if you have none.",
    },
    {
      id: "upload-fails",
      question: "The upload says my file is too big or wrong. What now?",
      asked: [
        "it won't upload",
        "my file is too large",
        "how do i make it smaller",
        "what does jpg mean, mine is heic",
        "it says wrong format",
      ],
      answer:
        "Save it as JPG and make it smaller in your phone's editor or by mailing it to yourself in medium size. iPhones often save HEIC: choose 'Most Compatible' in the camera settings and retake, or export it as JPG. Keep the shape they ask for and put your name in the file name, without accents.",
    },
    {
      id: "headscarf-beard-glasses",
      question: "I wear a headscarf. Can I wear it in the photo?",
      asked: [
        "and with a hijab",
        "i wear a scarf, is that ok",
        "can i keep my turban on for it",
        "do they accept a head covering in the picture",
        "will the photo with hijab be rejected",
      ],
      answer:
        "For a passport-style photo yes, if it's worn for your faith and the face is free from chin to forehead. For the airline's own photos ask what its uniform allows: some have a scarf or turban as part of it, others don't. Better to know before you pay for the trip than on the day.",
    },
  ],
  "assessment-days/asked-open-day-or-invitation": [
    {
      id: "without-sign-up",
      question: "Can I just turn up without signing up?",
      asked: [
        "can i go without an invitation",
        "i didnt register, can i still come",
        "what if the list is full",
        "do they let walk-ins in",
        "is it ok to just show up",
      ],
      answer:
        "At an open day that says 'walk in' yes, come early. If it says you sign up first, without it you'll mostly be turned away at the door; ask whether there's a waiting list. An assessment day works only by invitation, and turning up uninvited doesn't look keen, it looks as if you hadn't read the mail.",
    },
    {
      id: "what-are-my-chances",
      question: "Do I really stand a chance with hundreds of others there?",
      asked: [
        "how many people come to that",
        "hundreds are there, is it worth it",
        "what are my chances at an open day",
        "how many do they take",
        "is an open day a waste of time",
      ],
      answer:
        "Your chance is a real one, because a good part of the queue drops out over things you can check at home: papers, reach, clothes, English, tattoos. There's no fixed number of places at most of them. Two hundred people also means twenty seconds each, so have your greeting and your three sentences ready.",
    },
    {
      id: "which-is-better",
      question: "Which is better for me, the open day or applying online?",
      asked: [
        "should i apply online instead",
        "can i do both",
        "which way is faster",
        "do i have better chances if i go in person",
        "and if i already applied online",
      ],
      answer:
        "Take whichever the airline names as its way in; some offer only one. If both are open, people who look better in person than on paper gain by going. If you've already applied online, ask first, since two applications at once can block each other at some airlines.",
    },
    {
      id: "what-happens-after-talk",
      question: "What happens if the recruiter likes me at the open day?",
      asked: [
        "and if they like me there",
        "how do i know i got through",
        "when do they call me",
        "do i come back the same day",
        "what comes after the open day",
      ],
      answer:
        "You get an invitation to the next part: a slip or a call the same evening, or a mail within days, sometimes for the very next morning. So keep the following day free and your phone and spam folder in view. Without any word after two weeks, take it as a no unless they named another date.",
    },
    {
      id: "dress-for-open-day",
      question: "Do I dress for an open day as for the interview?",
      asked: [
        "what do i wear there",
        "is it less formal",
        "suit for an open day too?",
        "can i go in jeans because its only info",
        "do they look at my clothes already",
      ],
      answer:
        "Dress exactly as for the interview, business clothes, hair and shoes, because a recruiter decides in a minute and what they see is half of it. Some go on to tasks the same day. Put flat shoes in the bag for the queue if you like and change before the door.",
    },
    {
      id: "counts-as-try",
      question: "If they say no there, do I have to wait before I apply again?",
      asked: [
        "does it count as an application",
        "is there a waiting time after it",
        "can i go to the next one in another city",
        "may i try again next month",
        "will they remember me from the last one",
      ],
      answer:
        "There's often a wait, if you handed in a CV or got a no: many airlines set a wait of some months, and they keep records. It's in the FAQ or you ask at the desk. A talk you only listened to mostly doesn't count. Going to the next city in the same week rarely works and can look odd.",
    },
    {
      id: "travel-far-for-it",
      question: "Is it worth flying to another country for an open day?",
      asked: [
        "it's in another country, should i go",
        "do they pay the trip",
        "can i go to one abroad",
        "must i live there to attend",
        "i'd have to take two planes for that",
      ],
      answer:
        "Only if you meet every point on the list beyond doubt, the right to work included, and have a night to spare for a second day. Nobody pays the trip at that stage as a rule. Check first whether one is coming nearer you, and whether they take people from your country at that event.",
    },
  ],
  "assessment-days/asked-recorded-video-questions": [
    {
      id: "seconds-to-think",
      question: "How long do I have to think and to answer?",
      asked: [
        "how much time do i get",
        "is there time to prepare",
        "how long is the answer",
        "can i stop early",
        "what if ninety seconds are too long for me",
      ],
      answer:
        "Typically half a minute or so to read and one to three minutes to answer; it says so before each question. You needn't fill it: a clear answer of sixty to ninety seconds is better than three minutes of circles. Say what happened, what you did, how it ended, and stop.",
    },
    {
      id: "record-again",
      question: "Can I record an answer again?",
      asked: [
        "can i redo it",
        "how many tries do i have",
        "what if i say something wrong",
        "is there a second take",
        "may i delete and start over",
      ],
      answer:
        "Sometimes once or twice, often not at all; the instructions say it before you begin. If you may, use it for a real breakdown and not for one slip, because the third take sounds tired. If you can't, correct yourself aloud: 'Let me say that better', and carry on.",
    },
    {
      id: "who-watches",
      question: "Does a person watch it, or a computer?",
      asked: [
        "who looks at that",
        "is it ai that decides",
        "does a robot judge my face",
        "do they really watch the whole thing",
        "can a machine reject me",
      ],
      answer:
        "Mostly a person watches, though not always every answer to the end. Some airlines let software sort or transcribe. The privacy notice has to tell you, and in the EU and Britain you may ask for a person to look at a decision made by a machine alone.",
      source: { name: "Regulation (EU) 2016/679 (GDPR), article 22", year: 2016 },
    },
    {
      id: "free-subject",
      question: "What do I say on a free subject?",
      asked: [
        "and if they give me any topic",
        "what is a free subject",
        "i have to talk about anything, what do i take",
        "is my hobby ok as a topic",
        "how do i fill a minute with that",
      ],
      answer:
        "Take something you could tell a friend without preparing: your town, a dish you cook, a trip, a person you admire. Three parts make a minute: what it is, one scene you remember, why it matters to you. They listen to your English and your face, and hardly to the subject.",
    },
    {
      id: "look-natural",
      question: "How do I look natural when nobody's there?",
      asked: [
        "i feel stupid talking to a camera",
        "how do i smile at a screen",
        "there's nobody, it feels dead",
        "where do i look",
        "i look like a robot in it",
      ],
      answer:
        "Stick a photo of somebody you like right beside the lens and tell it to them. Sit upright, hands in the picture now and then, and start each answer with a smile and end it with one. Switch off the window with your own face if you can. After three practice takes it feels less odd.",
    },
    {
      id: "read-from-script",
      question: "May I read my answers from the screen?",
      asked: [
        "can i have a script",
        "is a teleprompter ok",
        "do they notice if i read",
        "may i use chatgpt answers there",
        "key words on a note, is that allowed",
      ],
      answer:
        "Don't read it off: the eyes wander along the lines and recruiters spot it within seconds. Three key words per story on a slip next to the lens are fine. An answer from a chatbot has nothing of you in it, and the same sentence comes from fifty others. Yours has a guest, a place and an ending.",
    },
    {
      id: "why-this-airline-there",
      question: "What do I say to 'Why this airline' without flattering?",
      asked: [
        "and for why this airline, what do i say",
        "i don't know why i want exactly them",
        "how do i answer that one",
        "is it ok to say because of the routes",
        "what facts about them do i need",
      ],
      answer:
        "Name one fact you've checked and tie it to you: 'You're opening a base in my town and fly mostly families on short routes. I've worked with families for three years and I like going home in the evening.' Aircraft, routes, base, a service of theirs: one is enough. Change the words, keep the shape.",
    },
  ],
  "assessment-days/asked-role-play-words": [
    {
      id: "starts-laughing",
      question: "What if I have to laugh, or it feels silly?",
      asked: [
        "i always laugh in role plays",
        "what if i laugh when he shouts",
        "and if my friend makes me laugh",
        "it isn't real, i feel stupid",
        "how do i keep a straight face",
      ],
      answer:
        "Breathe out, look at the bridge of their nose and think of what the person wants: a bag, a seat, to be on time. If a laugh slips out, don't explain it, say 'I'm sorry, please go on' and carry on in the role. Two or three rounds with a friend who really shouts take the giggles away.",
    },
    {
      id: "keeps-shouting",
      question: "What if they just go on shouting?",
      asked: [
        "and if he doesn't stop",
        "he keeps on shouting whatever i say",
        "how long do i let them shout",
        "nothing i say works",
        "she gets louder and louder",
      ],
      answer:
        "Repeat the offer once, slower and lower, with their name if you know it: 'Mr Cole, I can help you as soon as I can hear you.' Then give a choice of two. If it goes on, say you'll fetch your purser, and when you'll be back. Many actors don't give in on purpose, to see how you last.",
    },
    {
      id: "insulted-personally",
      question: "What exactly do I say if they insult me?",
      asked: [
        "and if they insult me, what words",
        "he calls me stupid, what do i say",
        "she swears at me in it",
        "give me the sentence for insults",
        "what if it is racist",
      ],
      answer:
        "'I want to help you, and I can't while you speak to me like that. Please stop, then we'll find a way.' Calm face, one step back, no insult in return. If it goes on: 'I'm getting my colleague now.' For a racist or sexual remark you skip the patience and set the limit at once.",
    },
    {
      id: "i-am-sorry-overdo",
      question: "How often may I say sorry?",
      asked: [
        "is it ok to say sorry all the time",
        "do i apologise even if it's not my fault",
        "sorry or not sorry",
        "i say sorry in every sentence",
        "does an apology mean i'm guilty",
      ],
      answer:
        "Once, and for something definite: 'I'm sorry that you've waited forty minutes.' It isn't a confession, it tells them you've understood. Ten times sorry sounds helpless and buys nothing. After the one, go over to doing: what, by whom, by when.",
    },
    {
      id: "physical-distance",
      question: "Do I stand up, step back or touch them?",
      asked: [
        "where do i stand",
        "do i touch his arm to calm him",
        "should i sit down or stand",
        "how far away",
        "what do i do with my hands when he yells",
      ],
      answer:
        "Stand at a slight angle, about an arm's length and a half away, hands open at belt height, and don't touch: a hand on the arm of somebody angry can make it worse. If they sit, crouch or bend a little so that you don't look down on them. With somebody threatening you stay standing and keep the way out free.",
    },
    {
      id: "they-are-right",
      question: "What if the passenger is right?",
      asked: [
        "and if he is right to be angry",
        "it's really the airline's fault",
        "can i admit that we made a mistake",
        "do i defend the company",
        "may i say i agree with her",
      ],
      answer:
        "Then say so in one sentence and don't defend: 'You're right, that shouldn't have happened.' Don't blame colleagues or the airline, and don't promise money. Go on to what you can do now, and how they can complain so that it's recorded. Being agreed with takes most of the steam out.",
    },
    {
      id: "use-in-real-job",
      question: "Does that really work on board as well?",
      asked: [
        "does it work in real life",
        "is it the same on a real flight",
        "what if a real one becomes violent",
        "is that how crew really do it",
      ],
      answer:
        "It works with most people: somebody who's been heard and given a time calms down in a minute or two. On board you also have a crew to swap with, which a role play hasn't. With somebody drunk or violent it's different: fewer words, a clear warning, the purser and the captain told early.",
    },
  ],
  "assessment-days/asked-online-interview-setup": [
    {
      id: "no-quiet-room",
      question: "I share a flat and have no quiet room. Where can I do it?",
      asked: [
        "i live with five people",
        "no quiet place at home",
        "can i do it in my car",
        "what if my children come in",
        "is a cafe ok for that",
      ],
      answer:
        "Borrow a room: a friend's place, a study room in a library, a meeting room by the hour, a quiet corner of a school or office. A parked car works in need, phone fixed on the dashboard, engine off. At home tell everybody the time and put a note on the door. A cafe is too loud.",
    },
    {
      id: "only-a-phone",
      question: "I only have a phone. Is that enough?",
      asked: [
        "i dont have a laptop",
        "can i do it with my phone",
        "upright or sideways",
        "is a tablet better",
        "where do i put the phone",
      ],
      answer:
        "A phone is enough if the invitation doesn't ask for a computer. Stand it sideways at eye level on a pile of books against something heavy, plugged in, calls and messages silenced, and never in your hand. Install the app and sign in the day before. Wired earphones make your voice clearer.",
    },
    {
      id: "connection-drops",
      question: "What do I do if it freezes or I get cut off?",
      asked: [
        "and if the internet goes",
        "it freezes, what do i say",
        "i can't hear them anymore",
        "what if i get kicked out in the middle",
        "is it my fault if it breaks off",
      ],
      answer:
        "Rejoin at once by the same link; if that fails within two minutes, ring or mail the recruiter and use your phone's own data. Back in, one sentence is enough: 'Thank you for waiting, you were asking about teamwork.' It happens weekly to recruiters. Staying calm then is half the test.",
    },
    {
      id: "background-and-blur",
      question: "Can I blur the background or use a picture?",
      asked: [
        "is a blurred background ok",
        "can i use a virtual background",
        "my wall isn't nice",
        "what may be seen behind me",
        "my bed is in the picture",
      ],
      answer:
        "A light blur is mostly all right, a beach or an aircraft cabin as a background isn't: the edges flicker round your hair and it looks like a game. Better a plain wall a metre behind you. A bed out of the picture, a plant in it, nothing with writing on it.",
    },
    {
      id: "glasses-reflect",
      question: "My glasses reflect the screen. What helps?",
      asked: [
        "you only see the screen in my glasses",
        "do i take my glasses off for it",
        "the light mirrors in them",
        "i look so pale on camera",
        "where do i put the lamp",
      ],
      answer:
        "Put the light higher and to the side, turn the screen darker, and tip the glasses a little forward. Daylight from a window in front of you, with a thin curtain, is best; a lamp turned to the wall behind the laptop gives soft light too. Never a window at your back.",
    },
    {
      id: "why-stand-up",
      question: "Why might I have to stand up, and what do they look at?",
      asked: [
        "why would i stand up",
        "do they want to see my shoes",
        "they asked me to stand, what for",
        "can they check my height online",
        "must i show them my tattoos on camera",
      ],
      answer:
        "To see you whole, as you'd stand at a door: posture, clothes, sometimes visible tattoos, sometimes a reach against a mark on the wall. Try beforehand how far you have to step back. You may be asked to turn your arms. If a request goes beyond what a uniform would show, you may ask what it's for.",
    },
    {
      id: "where-are-their-faces",
      question: "I look at the lens and then I can't see their faces. How do I do both?",
      asked: [
        "how do i look at the camera and at them",
        "i miss their reaction if i look in the lens",
        "where do i look when they talk",
        "there are three of them, who do i look at",
        "eye contact on video, how",
      ],
      answer:
        "Move their window right up under the camera and make it small, so that both are nearly one place. Speak to the lens, listen to the faces. With three of them the lens is all three at once. A dot of coloured paper beside it brings your eyes back.",
    },
  ],
  "assessment-days/registration": [
    {
      id: "who-late",
      question: "I'm going to be late. What do I do?",
      asked: [
        "my train is late, what now",
        "i'll come ten minutes late",
        "do they still let me in",
        "who do i call if im late",
        "what if i miss the start",
      ],
      answer:
        "Ring or write to the contact in the invitation before the start time, with the reason in half a sentence and the minute you'll be there. Some let you in up to the presentation, some close the door on time. Arrive, apologise once, and don't tell the story of the train to everybody.",
    },
    {
      id: "names-of-neighbours",
      question: "How do I remember four names at once?",
      asked: [
        "i'm so bad with names",
        "how do you learn four names that fast",
        "what if i mix two of them up",
        "and with foreign names",
        "is there a trick for it",
      ],
      answer:
        "Say each one back at once, 'Nice to meet you, Ilka', hang it on one thing they told you, and write all four on your pad with their seats when you sit down. Use each within ten minutes. Mixed them up? 'Sorry, Ilka, I called you Inka', and a smile, done.",
    },
    {
      id: "height-at-the-desk",
      question: "Do they check height or tattoos right at the desk?",
      asked: [
        "do they measure me at the start",
        "is the reach test at registration",
        "do they look at my arms there",
        "do they check my skin",
        "can they send me away at the desk",
      ],
      answer:
        "At some airlines yes: a reach against the wall, a look at papers and visible tattoos, before anybody has talked to you. Others do it in the middle of the day. Be ready for it from the first minute: shoes you can slip off, a jacket that lets you lift the arm.",
    },
  ],
  "assessment-days/asked-cv-photo": [
    {
      id: "country-without-photo",
      question: "Which countries don't want a photo at all?",
      asked: [
        "where don't they want one",
        "is it forbidden in england",
        "do i leave it out for america",
        "and in germany",
        "why don't some countries want a picture",
      ],
      answer:
        "Mainly Britain, Ireland, the US and Canada, where a photo with an application is unusual because it invites unfair choices. Germany, Austria, Spain and many others are used to one, though it's mostly optional by now. For cabin crew the advert decides: if it asks for one, send it, if not, go by the country.",
    },
    {
      id: "phone-or-studio",
      question: "Is a phone photo enough, or do I have to go to a studio?",
      asked: [
        "can i take it with my phone",
        "do i need a photographer",
        "is it worth paying for a studio",
        "can a friend take it",
        "how much better is a professional one",
      ],
      answer:
        "A phone is enough for the portrait and the full-length one, with daylight from the front, the back camera, and a friend three steps away. Pay for a studio if a passport photo is asked for, or if there's nowhere light. Take forty, choose with somebody honest, send one.",
    },
    {
      id: "sent-wrong-one",
      question: "I've already sent a bad photo. Can I change it?",
      asked: [
        "i already uploaded a bad one",
        "can i send a new photo",
        "is it too late to change it",
        "will they reject me for the photo",
        "mine was a selfie",
      ],
      answer:
        "You can often change it: log in and look whether the file can be replaced while the application is open. If not, write two lines to the recruiting address, with a good photo attached and your reference number. Once only. A mediocre one rarely decides; a mirror selfie or a party picture can.",
    },
  ],
  "assessment-days/role-play": [
    {
      id: "read-the-card",
      question: "What do I look for in the minute of reading?",
      asked: [
        "what do i do in that minute",
        "how do i prepare in one minute",
        "the card is long, what is important",
        "may i take notes on it",
        "and if i don't understand the card",
      ],
      answer:
        "Three things: who you are, what the other one wants, and where the limit is. Underline them and think of your first sentence only, the rest comes from listening. If something on the card is unclear, ask the assessor before the start; once it runs, you stay in it.",
    },
    {
      id: "too-friendly-or-strict",
      question: "How do I set a limit without sounding like a police officer?",
      asked: [
        "i sound too strict when i say no",
        "how can i be firm and nice",
        "i'm too soft with people",
        "how do i say the limit kindly",
        "what's a friendly way for no",
      ],
      answer:
        "Reason first, then the rule, then what they can have: 'We're landing in ten minutes, so I need the bag under the seat. I'll pass you your medicine first.' Voice goes down at the end, face stays open. If you're a soft one, leave out 'maybe' and 'if you don't mind'.",
    },
    {
      id: "english-in-it",
      question: "Do I do it in English, and what if I miss a word?",
      asked: [
        "is it in english",
        "can i do it in my own language",
        "i dont understand the angry one, he speaks fast",
        "what if my english goes away in it",
        "do they mark my english there",
      ],
      answer:
        "Mostly in English or the language of the base, and it's your calm they mark more than your grammar. If the actor is too fast, use it: 'I want to get this right. Your bag is where?' That's a true question to a passenger. Simple words even suit an angry person better.",
    },
  ],
  "assessment-days/asked-miss-the-mark-on-the-day": [
    {
      id: "one-centimetre-short",
      question: "I'm one centimetre short. Do they really insist?",
      asked: [
        "i miss it by one centimetre",
        "are they strict with the reach",
        "is there any tolerance",
        "my fingertips nearly touch it",
        "do they round it up",
      ],
      answer:
        "Most airlines do insist, since the mark stands for the height of the equipment in the lockers, and one centimetre is the one that's missing when the lid has to open. Ask for the second try, barefoot on tiptoe if that's the rule. Then look for airlines with a lower mark: they aren't all the same.",
    },
    {
      id: "stretch-to-reach",
      question: "Can I train to reach higher?",
      asked: [
        "how can i get some centimetres more",
        "does stretching help",
        "how long until i reach it",
        "is there an exercise for the arms",
        "can i grow it with yoga",
      ],
      answer:
        "A little, mostly a centimetre or two: looser shoulders and sides, steadier tiptoe, and the technique of pushing the shoulder to the ear. Five minutes a day for three or four weeks, at a door frame with a pencil mark. In the morning you're a bit taller than in the evening, too.",
    },
    {
      id: "nervous-fail-in-swim",
      question: "I can swim, but I panic in deep water. What do I do?",
      asked: [
        "i'm afraid of deep water",
        "i can swim only a little",
        "how do i train for the swim",
        "what if i stop in the middle",
        "do i have to dive",
      ],
      answer:
        "Learn it before you apply, with a teacher, in a pool where you can't stand: floating on your back, treading water for a few minutes, then lengths without the edge. A beginners' course for adults is enough for many. Tell the trainer on the day; diving is seldom part of it, and resting on your back isn't failing.",
    },
    {
      id: "back-after-wait",
      question: "How long is the wait, and is my no on record when I come back?",
      asked: [
        "when can i come again",
        "how long do i have to wait",
        "do they remember that i failed",
        "is it written down somewhere",
        "does it count against me next time",
      ],
      answer:
        "The wait is often six months, at some airlines three or a year. It's in the mail or the FAQ, or you ask at the desk. They do keep the record, and a missed mark on it isn't a bad mark for you. Come back when the number has changed, and bring the proof: a swim certificate, a measured reach.",
    },
    {
      id: "only-that-test",
      question: "Everything else went well. Can they make an exception?",
      asked: [
        "but the rest was perfect",
        "can't they make an exception",
        "may i do that part another day",
        "what if i talk to the recruiter",
        "i got only the test wrong",
      ],
      answer:
        "Exceptions are very rare, because reach, swim and tests are written down as conditions and recruiters can't waive them. You may ask one question, calmly: 'Is there a way to repeat only this part?' Then thank them. Being gracious at that moment is remembered when you return.",
    },
    {
      id: "injury-that-day",
      question: "What if I'm ill or hurt on that day?",
      asked: [
        "i have a sore shoulder now",
        "and when i'm sick that day",
        "can i move it if i'm ill",
        "should i tell them about my injury",
        "i have my period and there is swimming",
      ],
      answer:
        "Ask for another date before it starts, not after it has gone wrong: a mail in the morning with one sentence is mostly accepted once. A failed test with an explanation behind it still counts as failed. For a swim on such a day ask the recruiter or trainer plainly; they hear it all the time.",
    },
    {
      id: "how-to-leave",
      question: "How do I behave when they send me home?",
      asked: [
        "what do i say when they send me away",
        "will everybody see it",
        "i would cry in front of them",
        "how do i go without shame",
        "do they tell you in front of the group",
      ],
      answer:
        "Thank whoever tells you, ask when you may come back, collect your things, wish your neighbours luck. It's usually done in a small room or one by one. Tears are nothing to be ashamed of; outside is a better place than the lobby. Then ring somebody, eat something, and write down the number you missed.",
    },
  ],
  "assessment-days/asked-group-topics": [
    {
      id: "no-idea-on-topic",
      question: "What if I know nothing about the topic?",
      asked: [
        "i know nothing about it, then what",
        "what if the topic is strange",
        "and if i never thought about that",
        "how do i get ideas quickly",
        "they gave us something about money",
      ],
      answer:
        "You don't need to: ask who's affected, what it costs, and what could go wrong, and you have three things to say on any topic. 'What would that mean for somebody in a wheelchair?' fits nearly everywhere. Say openly that you don't know it and ask the one who does.",
    },
    {
      id: "island-which-answer",
      question: "Is there really no right answer to the island one?",
      asked: [
        "what's the correct answer to the island",
        "is the order wrong or right",
        "which items are the best",
        "do they have a solution sheet",
        "what if we choose badly",
      ],
      answer:
        "There's sometimes an expert's list, but hardly anybody scores you by it. What counts is that the group has a reason, such as 'first seen, then water, then shelter', and everybody had a say. So offer a principle rather than an object, and the choosing goes quickly.",
    },
    {
      id: "tricky-people-topic",
      question: "What if we have to choose between people, such as who gets the room?",
      asked: [
        "choosing people feels wrong",
        "who do i save first, that's horrible",
        "the hotel room one, how do i choose",
        "can i refuse to choose",
        "is it a trap about discrimination",
      ],
      answer:
        "Choose by need and never by worth: who's at risk tonight, who can't help themselves, who has another way. 'The family with the baby and the man with the insulin, because they can't sleep in a chair.' Leave age, nation and looks out of it. Refusing to choose leaves your group without you.",
    },
    {
      id: "not-finished-in-time",
      question: "What if the group doesn't finish?",
      asked: [
        "we ran out of time",
        "and when we have no result",
        "is it failed if not ready",
        "we argued till the end",
        "how do we get it done in time",
      ],
      answer:
        "It isn't a failure by itself; many tasks are too big on purpose. Two minutes before the end say: 'Let's settle what we agree on and name the open point.' A half result that all can explain beats a full one that one person wrote. So have somebody on the clock from the start.",
    },
    {
      id: "topic-i-disagree",
      question: "What if I strongly disagree, or it's political?",
      asked: [
        "and if i hate the opinion of the others",
        "the topic was political, what do i say",
        "i don't want to talk about religion",
        "may i say my real opinion",
        "what if somebody says something racist",
      ],
      answer:
        "Say your view once, in the form 'I see it differently, because', and keep to the people in the task. Steer away from parties and faiths: 'Let's stay with the passengers.' If somebody insults a group of people, say calmly that you don't share that, and go back to the question.",
    },
    {
      id: "how-long-and-how-many",
      question: "How long does it last and how many of us are there?",
      asked: [
        "how big is the group",
        "how long does such a task take",
        "how many in one round",
        "do all get the same topic",
        "is it sitting or standing",
      ],
      answer:
        "Mostly six to ten people and fifteen to thirty minutes, with a few to read at the start and one of you presenting at the end. At big open days it can be ten minutes with more people. You sit round a table or in a circle, the assessors behind you or along the wall.",
    },
    {
      id: "in-pairs-or-presentation",
      question: "Do they also give tasks in pairs or something to present?",
      asked: [
        "is it also in pairs",
        "do i have to present something alone",
        "what if i must introduce my neighbour",
        "can it be a building game",
        "do we draw or build stuff",
      ],
      answer:
        "Yes, at some airlines: introduce your neighbour, describe a picture you drew by lot, build a tower from paper, sell the group an object. For the neighbour ask for a name, a place and one thing they love, and tell it warmly in thirty seconds. The same eyes watch: do you listen, share, keep the time.",
    },
  ],
  "assessment-days/asked-english-what-to-practise": [
    {
      id: "no-four-weeks",
      question: "I've only got one week. What do I do?",
      asked: [
        "i have only a few days",
        "it's next week already",
        "how do i do it in seven days",
        "what's most important if there is no time",
        "can i do more per day",
      ],
      answer:
        "Three things, twice a day for fifteen minutes: your opening sentence and three stories aloud, rescue phrases until they come, and one announcement recorded and played back. Leave the grammar book shut. On the last evening only listen to something pleasant in English and go to bed.",
    },
    {
      id: "where-announcements",
      question: "Where do I find announcements to read?",
      asked: [
        "where do i get the texts",
        "do you have one to read",
        "can you give me an announcement",
        "what do i read aloud exactly",
        "is there a sample text",
      ],
      answer:
        "Here's one: 'Ladies and gentlemen, we'll be landing in about twenty minutes. Please fasten your seat belt, put your table up and your bag under the seat in front of you.' Airlines' own videos and films of real flights have plenty. Write out three, mark the pauses, and read them standing.",
    },
    {
      id: "nobody-to-speak-with",
      question: "Who asks me the questions if I've nobody to speak with?",
      asked: [
        "i have no one to practise with",
        "nobody around me speaks english",
        "can i talk with you",
        "can an app do it",
        "how do i find a partner",
      ],
      answer:
        "I can: ask me for interview questions and answer each aloud, one at a time. For a person, try a language exchange, where you give half an hour of yours for half an hour of theirs, or a chat of other candidates. Talking to the phone's recorder is third best and still far better than silent reading.",
    },
    {
      id: "grammar-or-vocabulary",
      question: "What about grammar and vocabulary, don't I need those?",
      asked: [
        "no grammar at all",
        "should i learn words too",
        "which vocabulary do i need",
        "do i need flight words",
        "i'm weak in grammar, what first",
      ],
      answer:
        "In small bites: past tense for your stories, 'would' for polite questions, and prepositions of place, since you say them all day. Of words, the two hundred of a cabin: seats, meals, bags, feelings, emergencies, food, body parts. Take five a day, each in a sentence that you'd say to a passenger.",
    },
    {
      id: "boring-keep-up",
      question: "How do I keep it up every day?",
      asked: [
        "i stop after three days",
        "i always forget to do it",
        "i get bored reading alone",
        "how do i make it a habit",
        "is twenty minutes every day needed",
      ],
      answer:
        "Hang it on something you do anyway: the walk to the bus, the washing-up, the make-up in the morning. Split it into four times five minutes. Put a cross in a calendar and send a voice message to somebody who expects it. A day missed is a day missed, go on the next.",
    },
    {
      id: "hate-my-voice",
      question: "I can't stand my own voice in the recording. Do I have to?",
      asked: [
        "i hate hearing myself",
        "my voice sounds horrible",
        "is it needed to record",
        "can i skip the recordings",
        "what do i even listen for",
      ],
      answer:
        "Do it all the same: nearly everybody hates the first three, because you know your voice through your own skull. Listen for one thing each time: end sounds, pace, numbers, or how often you say 'er'. Not for whether you're charming. After a week it's just sound, and you start hearing progress.",
    },
    {
      id: "films-and-music",
      question: "Do films, series and music count as practice?",
      asked: [
        "is netflix enough",
        "can i watch series instead",
        "do songs help",
        "with subtitles or without",
        "what should i watch for it",
      ],
      answer:
        "They count for the ear, not the mouth, so add the aloud part: stop after a scene and retell it in four sentences. Choose something with ordinary talk, a hotel, a hospital, an airport, with English subtitles first and then without. Music helps the rhythm more than the speaking.",
    },
  ],
  "assessment-days/documents": [
    {
      id: "old-conviction",
      question: "I have an old conviction. Is it over?",
      asked: [
        "i have something on my record",
        "i was convicted years ago",
        "is a small offence a problem",
        "what about a driving fine",
        "do i have to tell them about it",
      ],
      answer:
        "A conviction isn't automatically the end: what it was, how long ago and the law of that country decide, and theft, violence and drugs weigh most. A parking or speeding fine mostly doesn't appear. Answer what the form asks, in one honest sentence with the date. Some old ones needn't be named by law; get advice on that before you sign.",
    },
    {
      id: "boss-mustnt-know",
      question: "My boss mustn't know yet. What do I do about the reference?",
      asked: [
        "my boss doesn't know i'm applying",
        "can i give another referee",
        "i don't want them to call my work",
        "when do they contact my employer",
        "what if my old boss says bad things",
      ],
      answer:
        "Write 'please contact only after an offer' beside the name, which is common and mostly respected. Give a team leader, a former employer or a teacher first. For the airport pass your employment does get confirmed in the end, so plan the talk with your boss for the day the contract is there.",
    },
    {
      id: "lived-abroad",
      question: "I've lived in several countries. Do I need a certificate from each?",
      asked: [
        "i lived abroad, what now",
        "do i need it from every country",
        "i was au pair in america for a year",
        "how do i get one from there",
        "i moved a lot in those years",
      ],
      answer:
        "You mostly need one from each country you've lived in during the years they check; many count stays of six months or more. Apply at its police or embassy, with fingerprints in some, and start with the slowest, because two or three months are possible. In the EU the check covers every country of residence in five years.",
      source: { name: "Implementing Regulation (EU) 2015/1998, 11.1.3", year: 2015 },
    },
  ],
  "assessment-days/asked-probed-on-a-story": [
    {
      id: "keep-asking-why",
      question: "They ask three or four times why. What do they want?",
      asked: [
        "they ask why again and again",
        "why don't they stop asking",
        "do they not believe me",
        "it feels like the police",
        "how deep do they go",
      ],
      answer:
        "They want to hear how you decide, and whether the story is yours; real ones get more precise with each why, made-up ones get thinner. So go smaller: the hour, the sentence you said, the face of the guest. If you've reached the bottom, say so: 'That's all I knew at the time.'",
    },
    {
      id: "made-a-wrong-choice",
      question: "What if I can see now that I did the wrong thing?",
      asked: [
        "and if it was a mistake what i did",
        "can i admit i was wrong",
        "they showed me a better way",
        "does it look bad if i'd do it different",
        "my decision was bad actually",
      ],
      answer:
        "Say it plainly, and you've shown the thing they look for: 'You're right, I should have told my manager first. Since then I ring before I decide.' One sentence for the mistake, one for what changed. No excuse and no shame; crew reports at airlines are built on exactly that.",
    },
    {
      id: "dont-remember",
      question: "What if I don't remember that detail?",
      asked: [
        "i can't remember it exactly",
        "it was years ago",
        "what if they ask the date or a name",
        "can i say i don't know anymore",
        "i forgot why i did it",
      ],
      answer:
        "Say that you don't, and give what you do know: 'I don't remember the amount, it was under fifty euros, and I wrote it down.' An honest gap is more believable than a perfect memory. If a story is so old that half is gone, take a newer one to the interview.",
    },
    {
      id: "it-wasnt-mine-alone",
      question: "They ask what I did and what the others did. How do I separate that?",
      asked: [
        "how do i say what was mine",
        "it was a team thing, what do i say",
        "i always say we",
        "am i boasting if i say i",
        "do i mention my colleagues then",
      ],
      answer:
        "Use 'we' for the situation and 'I' for each thing your own hands did: 'We were four, I took the door and told the guests how long.' Give one colleague credit by what they did. That isn't boasting, it's what they have to write on their sheet.",
    },
    {
      id: "sounds-like-attack",
      question: "The tone was sharp and I got defensive. How do I recover?",
      asked: [
        "i got defensive",
        "he asked it in a rude way",
        "i was a bit angry in my answer",
        "how do i stay calm when they poke me",
        "can i fix it after",
      ],
      answer:
        "Slow down on the next one and go back to facts: 'Let me put that better. I had two options.' A short breath and an open hand on the table help. Some recruiters put an edge on it to see whether you stay friendly, as a passenger would. One warm answer outweighs one stiff one.",
    },
    {
      id: "small-story-enough",
      question: "My story is quite small. Will it hold?",
      asked: [
        "my story is nothing special",
        "it was only a coffee",
        "is mine too small for that",
        "do they want a dramatic one",
        "can a small thing be enough",
      ],
      answer:
        "Small ones often hold better, because you know every second of them. A cold coffee, a lost child in a shop, a wrong bill: what you noticed, chose, did, and what they said. Drama without your own decision in it is weaker than a coffee with one.",
    },
    {
      id: "which-whys-to-prepare",
      question: "Which whys should I prepare for each story?",
      asked: [
        "which questions will they ask about it",
        "what follow ups come",
        "how do i test my story",
        "can you ask me those",
        "what do they ask after a story",
      ],
      answer:
        "Six do for nearly all: why that and not something else, why not sooner, who else could've done it, what did it cost, what did the other person say afterwards, what would you do today. Have a friend ask them in any order. Where you start to invent, mark the spot and leave it out.",
    },
  ],
  "assessment-days/asked-handing-in-the-cv": [
    {
      id: "no-service-job",
      question: "I've never worked with customers. What's my first sentence then?",
      asked: [
        "i have no job with people",
        "what if i'm still at school",
        "i work in an office, what do i say",
        "i never did service",
        "and without any experience",
      ],
      answer:
        "Take the people part of what you do have: 'I study, and on Saturdays I coach nine-year-olds in swimming', or 'I answer forty calls a day from people with a problem.' Family care, volunteering, a club, a school fair all count. One number and one kind of person make it real.",
    },
    {
      id: "nervous-and-fast",
      question: "I rush it and swallow half. How do I slow down?",
      asked: [
        "i say it too fast",
        "my voice shakes in that minute",
        "i forget the sentence when i stand there",
        "how do i not sound like a robot",
        "it comes out all at once",
      ],
      answer:
        "Hold the CV back for one breath: look, smile, say your name, stop. They need that second too. Then one sentence, a breath, the next. Learn the three as pictures, the hotel, the full room, the long route, and not word by word. Said to ten real people, it slows down by itself.",
    },
    {
      id: "handshake-or-not",
      question: "Do I shake hands, and do I sit down?",
      asked: [
        "do i give my hand",
        "should i sit or stay standing",
        "who greets first",
        "what if he doesn't offer his hand",
        "and in the gulf with a man or woman",
      ],
      answer:
        "Wait for theirs: if a hand comes, take it, short and firm; if not, a smile and a small nod do. In the Gulf and elsewhere some people don't shake hands with the other sex, and a hand on the heart is polite. Stay standing until they point at a chair.",
    },
    {
      id: "question-to-them",
      question: "May I ask the recruiter a question?",
      asked: [
        "can i ask something too",
        "is one question ok",
        "what do i ask in that minute",
        "may i ask about my chances",
        "do i ask for her card",
      ],
      answer:
        "Yes, one short one if nobody is pressing behind you: 'When will I hear from you?' or 'Would you like the photos now?' Nothing that's on the website, no pay, and not 'What are my chances?' Then thank them by name, if it's on the badge, and make room.",
    },
  ],
  "assessment-days/asked-not-to-forget-on-the-day": [
    {
      id: "evening-before",
      question: "What do I do the evening before?",
      asked: [
        "and the night before, what",
        "should i still learn the evening before",
        "when do i go to bed",
        "can i go out the day before",
        "what do i eat before it",
      ],
      answer:
        "Pack, press, polish, look up the way twice, eat what you always eat, and set two alarms. Go through three stories once, aloud, and then stop. No new hair colour, no new shoes, no alcohol. If sleep won't come, rest with your eyes shut; one short night hardly shows.",
    },
    {
      id: "forgot-something",
      question: "I've forgotten something. What do I do now?",
      asked: [
        "i forgot my passport at home",
        "i left my cv on the train",
        "my tights have a hole, i have none",
        "what if i notice it on the way",
        "do i go back for it",
      ],
      answer:
        "Passport or invitation: turn round if the time allows, or ring the contact in the mail and ask. CV: print it at the hotel desk or a copy shop, and ask for the page to be mailed to you. Tights, socks, plaster: a petrol station or a chemist. Then leave it behind you and walk in smiling.",
    },
    {
      id: "parents-or-friend-along",
      question: "Can somebody come with me?",
      asked: [
        "can my mum come with me",
        "my boyfriend wants to wait there",
        "may my friend come along",
        "is it bad if someone brings me",
        "can a friend and i go together",
      ],
      answer:
        "To the corner, not to the door: a parent or partner waiting in the lobby looks as if you couldn't do it alone. Let them wait in a cafe two streets away. With a friend who's applying too, arrive together and then sit apart, and don't save each other's places.",
    },
    {
      id: "bad-start",
      question: "What if it starts badly: late, spilt coffee, wrong door?",
      asked: [
        "i spilled coffee on my blouse",
        "it rains and my hair is ruined",
        "what if everything goes wrong in the morning",
        "i arrive all stressed",
        "and if i already made a bad impression",
      ],
      answer:
        "Fix what takes two minutes and say nothing about the rest. Water and a paper towel for the stain, jacket over it; comb and pins for the hair. Before the door stand still, breathe out three times and greet the first person warmly. They've no idea how your morning was, and that's your luck.",
    },
    {
      id: "in-the-break",
      question: "What do I do in the breaks?",
      asked: [
        "what about the break",
        "do they watch in the break",
        "can i go out to smoke",
        "may i sit alone for five minutes",
        "can i check my phone then",
      ],
      answer:
        "Drink, eat two bites, look in a mirror, then talk to somebody you haven't met yet. Five minutes alone to breathe are fine. Smoke well away and only if you must, because it hangs in the jacket. The phone stays in the bag, or outside for a minute. No post mortem of the test, and no guessing who's out.",
    },
    {
      id: "three-key-words",
      question: "What do you mean by three key words for a story?",
      asked: [
        "which three words",
        "how does that work with key words",
        "give me an example of it",
        "why not the whole story",
        "what if i forget the words too",
      ],
      answer:
        "The three pictures you walk through: 'lost boy, red jacket, mother at till'. They carry the start, the turn and the end, and you find the sentences fresh each time. Write them on a card with a title, read it on the bus, put it away. If one is gone, the next brings you back.",
    },
    {
      id: "how-early-exactly",
      question: "Is half an hour early not too much? Where do I wait?",
      asked: [
        "isn't 30 minutes too early",
        "what if i'm there an hour before",
        "where do i wait",
        "can i go in before the time",
        "is five minutes before ok",
      ],
      answer:
        "Half an hour in the area, a quarter of an hour at the door. Wait in a cafe or outside, use a toilet that isn't theirs, then walk in without hurry. An hour early in front of their desk puts them under pressure. If there's a queue already, join it and start talking.",
    },
  ],
  "assessment-days/asked-stand-out": [
    {
      id: "everybody-does-that",
      question: "Doesn't everybody do exactly that now?",
      asked: [
        "but all of them do it",
        "everyone reads the same tips",
        "they all greet and smile",
        "is it fake if all are nice",
        "how am i different then",
      ],
      answer:
        "Many do it while they think somebody's looking, and few do it all day. The difference shows at four in the afternoon, in the queue, with the waiter, and when somebody else gets praised. Pick one thing that's really you, a good listener, a calm one, the one with humour, and let that run through the day.",
    },
    {
      id: "red-lipstick-or-clothes",
      question: "Can I stand out with my clothes or make-up?",
      asked: [
        "can i wear something colourful",
        "red lipstick to be remembered",
        "does a special outfit help",
        "should i dress like their crew",
        "do i wear their colours",
      ],
      answer:
        "Clothes and make-up don't do much, and they're a risk: what they should remember is your face and manner. One touch of colour, a scarf, a tie, a good lipstick, is plenty. Dressing up as their crew looks odd, but clothes in the same style help them see you in the uniform. A perfect fit and clean shoes say more.",
    },
    {
      id: "how-many-names",
      question: "How do I learn all those names?",
      asked: [
        "how do i remember five names",
        "i forget every name at once",
        "what if i say the wrong one",
        "do i have to know all names",
        "any trick for the names",
      ],
      answer:
        "Say it back, link it to one thing you've heard, write it down at the first chance, and use it within ten minutes. Five is a good aim, nobody expects thirty. A wrong one is mended with 'Sorry, Nuria'. Ask again rather than dodge, it's a small compliment.",
    },
    {
      id: "funny-or-not",
      question: "May I be funny?",
      asked: [
        "can i make jokes",
        "is humour ok there",
        "i'm the funny one, is that good",
        "what jokes are wrong",
        "is it bad to laugh",
      ],
      answer:
        "Yes, about yourself and about the situation, briefly and warmly; it loosens the whole table. Never about another candidate, a nationality, a passenger type or crashes. If nobody laughs, go on as if it had been a remark. One laugh in an hour is more than most bring.",
    },
    {
      id: "brag-or-modest",
      question: "How do I show what I've done without showing off?",
      asked: [
        "how do i talk about my success",
        "i don't like praising myself",
        "where's the line to bragging",
        "is it bad to mention my awards",
        "in my culture we are modest",
      ],
      answer:
        "Tell it as a fact with somebody else in it: 'Our guests voted us best team; my part was the breakfast at six.' A number, a name, what you learnt, no adjectives. You needn't mention it twice. If you were raised to be modest, let the guest in your story say the praise.",
    },
    {
      id: "one-question-at-end",
      question: "What question at the end do they remember?",
      asked: [
        "what do i ask to be remembered",
        "is there a good last question",
        "how do i end it well",
        "what do i say when i leave",
        "do i ask them about their job",
      ],
      answer:
        "One they enjoy answering: 'What do you like about your crews?' or 'What do people find hardest in the first month?' Listen, take up one thing, thank them by name. It shows that you see yourself there already. A question you don't mean, only to shine, is heard as that.",
    },
    {
      id: "too-plain",
      question: "I'm quite an ordinary person. How could they remember me?",
      asked: [
        "i'm nothing special",
        "i'm just normal",
        "there were such pretty people there",
        "i'm not beautiful like the others",
        "they will not see me among them",
      ],
      answer:
        "By one true scene and by the way people feel beside you, and both are open to ordinary people. 'The one who fetched a chair for the girl with the sore foot' is what they say in the evening when they go through the list. Looks fade by noon, kindness doesn't.",
    },
  ],
  "assessment-days/numeracy-test": [
    {
      id: "which-currencies",
      question: "How do I do the currency sums?",
      asked: [
        "how do currencies work in it",
        "do i multiply or divide",
        "i mix up the rate",
        "give me a trick for exchange",
        "show me one with dollars",
      ],
      answer:
        "Write the rate as a sentence: '1 euro is 1.10 dollars.' From euro to dollars you multiply, 20 euros are 22 dollars; back you divide, 33 dollars are 30 euros. Check with a look: there are more of the smaller coin. If a result goes the other way, you've divided the wrong way round.",
    },
    {
      id: "freeze-under-clock",
      question: "I can do it at home but freeze with the clock. What helps?",
      asked: [
        "the clock makes me freeze",
        "i'm fine without time pressure",
        "how do i get faster",
        "what if i panic in the middle",
        "i count on my fingers when stressed",
      ],
      answer:
        "Practise with the clock from the second day on, ten sums in five minutes, and note only how many you got right. In the test skip anything that takes more than a minute, put a dot beside it and come back. If you freeze, breathe out and do the easiest one on the page.",
    },
    {
      id: "needed-on-board",
      question: "Do crew really need that on board?",
      asked: [
        "why do they test maths",
        "isn't there a till that does it",
        "do you really calculate on a flight",
        "what is it for in the job",
        "we have card machines now",
      ],
      answer:
        "They need it less than in the past, since a device adds up the sales, but you still count passengers, meals, bars, medicine doses, times and time zones, often tired and interrupted. A headcount that's out by one holds up a departure. The test looks at whether you check a result before you say it.",
    },
  ],
  "assessment-days/asked-video-goes-wrong": [
    {
      id: "what-to-write-support",
      question: "What exactly do I write to support?",
      asked: [
        "what do i write to them",
        "give me a mail for that",
        "how do i explain it to support",
        "in which words do i report it",
        "do i write to the recruiter too",
      ],
      answer:
        "'My recording stopped at question 3 today at 18:40, error message in the picture. I've tried Chrome and a second network. Could you reopen the link, please? Name, reference number.' Four lines, no drama. Copy the recruiter if you have an address, and keep a screenshot of the sent mail.",
    },
    {
      id: "no-answer-from-support",
      question: "What if nobody answers before it closes?",
      asked: [
        "and if they don't reply",
        "it closes tonight and i hear nothing",
        "the deadline is over now",
        "nobody answered my mail",
        "what if the link is dead",
      ],
      answer:
        "Write again before it closes, so that there's a second stamp with the time, and ring the airline's recruiting line if there's one. After the deadline send one more, friendly, with the first attached. A report made in time mostly gets a new link; one made afterwards rarely does.",
    },
    {
      id: "one-answer-empty",
      question: "One answer was recorded as empty or without sound. Is it a no?",
      asked: [
        "one of my answers has no sound",
        "it recorded only half",
        "the last answer is missing",
        "is it over if one is empty",
        "i forgot to press record",
      ],
      answer:
        "It isn't a no if you report it at once: name the question number and ask to do just that one again. Many systems let you play your answer back before you send, so look at each for ten seconds. If they can't reopen it, they often judge by the rest, and one gap out of six isn't the end.",
    },
    {
      id: "said-something-stupid",
      question: "I said something silly and it's gone off. Can I take it back?",
      asked: [
        "i said nonsense in it",
        "it's sent and i regret it",
        "can i ask to record again",
        "i named the wrong airline",
        "should i mail them about my mistake",
      ],
      answer:
        "You can't take it back, so don't mail about it either: once it's sent it stands, and one clumsy sentence seldom decides. The wrong airline's name is the one slip that hurts, and even that has been forgiven. Note what happened, put the right name on a slip beside the lens, and go on to the next.",
    },
    {
      id: "practise-without-freezing",
      question: "How do I practise getting going again after I'm stuck?",
      asked: [
        "how do i train to go on",
        "i always stop when i make a mistake",
        "what do i say when i lost the thread",
        "is there an exercise against freezing",
        "give me more sentences for that",
      ],
      answer:
        "Get stuck on purpose: have somebody clap in the middle of your answer, and go on within three seconds with 'What matters is' or 'Let me put that another way.' Ten times, two evenings. Keep three such sentences beside the camera. It's a reflex, and reflexes are trained.",
    },
    {
      id: "someone-walks-in",
      question: "And if somebody walks into the room or a dog barks?",
      asked: [
        "my mum came in during it",
        "the dog barked in the recording",
        "doorbell in the middle",
        "my neighbour was drilling",
        "do i stop or go on",
      ],
      answer:
        "Go on if it lasts a moment, with a short smile at it; recruiters have seen every cat there is. If the noise goes on and you're allowed a second take, use it. If not, say one sentence, 'Excuse the noise, I'll carry on', and speak a little louder. Calm is what they note.",
    },
    {
      id: "when-best-to-record",
      question: "When is the best time to record it?",
      asked: [
        "which time of day is best",
        "how many days before the deadline",
        "should i do it at once",
        "can i do it at night",
        "how long does the whole thing take",
      ],
      answer:
        "Two days or so before it closes, in the morning or whenever the light comes in at the front, with an hour free. That leaves time for a repair. Don't do it at once on the first evening, tired and untried, and don't leave it to the last hour, when everybody uploads.",
    },
  ],
  "assessment-days/asked-who-goes-on": [
    {
      id: "why-no-reasons",
      question: "Why don't they tell us the reason?",
      asked: [
        "why no reason",
        "i want to know why i'm out",
        "can i ask what was wrong",
        "is there feedback later",
        "they must tell me why, no",
      ],
      answer:
        "They give none since they decide on many small notes by several people, in minutes, and because a reason invites an argument. You may ask once, later, in a mail: 'Is there one thing I could work on?' Most don't answer that. In the EU and Britain you can ask to see the data they hold on you.",
      source: { name: "Regulation (EU) 2016/679 (GDPR), article 15", year: 2016 },
    },
    {
      id: "which-room-is-which",
      question: "They split us into two rooms. How do I know which is which?",
      asked: [
        "which room is the good one",
        "how do i know if my room is in",
        "what if i'm in the small group",
        "everyone in my room is quiet",
        "can you tell from who is in it",
      ],
      answer:
        "You don't know until somebody says it, and guessing only costs you calm. The bigger room is as often the one that goes on as the one that leaves. Stay friendly, don't read faces aloud, and keep your papers together. In a minute or two it's said, kindly, in one sentence.",
    },
    {
      id: "friend-sent-home",
      question: "My friend is sent home and I stay. What do I do?",
      asked: [
        "my friend didn't get through",
        "she has to go and i stay",
        "i feel guilty that i'm in",
        "should i leave with her",
        "what do i say to him",
      ],
      answer:
        "Say one warm sentence and stay: 'I'm sorry, I'll ring you tonight.' A hug outside the door if there's a moment. Leaving with them helps nobody, and they'd hate it tomorrow. Don't discuss why. In the evening listen first and keep your own good news for when they ask.",
    },
    {
      id: "came-through-next",
      question: "I'm through to the next part. What now?",
      asked: [
        "i got through, what now",
        "they said i stay, what comes next",
        "i'm in the second round today",
        "how do i calm down after that",
        "does it start from zero again",
      ],
      answer:
        "Drink, go to the toilet, say to yourself three names and your first story, and be as you were: friendly to all. Usually it starts fresh, though notes from earlier are on the same sheet. Don't celebrate in the corridor or count who's left. Be kind to those who are waiting with you.",
    },
    {
      id: "are-they-ever-wrong",
      question: "Can they change their mind or make a mistake?",
      asked: [
        "can it be a mistake",
        "they called the wrong number",
        "can i complain about it",
        "is there an appeal",
        "maybe they confused me with someone",
      ],
      answer:
        "A mix-up with a number is possible, so if you think so, ask calmly: 'Could you check number 24, please?' A judgement isn't changed on the day, and arguing ends your chances for later. If something was truly unfair, such as a remark about your origin, write it down with time and names and report it.",
    },
    {
      id: "dont-cry-in-front",
      question: "How do I keep from crying in front of all of them?",
      asked: [
        "i will cry if i'm out",
        "i'm afraid of the moment",
        "how do i take it in front of all",
        "what if my face shows it",
        "it's so embarrassing to leave",
      ],
      answer:
        "Give the moment a job: stand, breathe out, push in the chair, look at one friendly face, say 'Thank you, all the best.' That's fifteen seconds. After the door you're allowed everything. Plan a place for it, a bench, a cafe, and somebody who picks up. Many of those who fly today were sent home once.",
    },
    {
      id: "how-many-stay",
      question: "How many are usually left at the end?",
      asked: [
        "how many make it to the end",
        "what part gets sent home",
        "is it half or more",
        "out of hundred how many",
        "do they have a fixed number",
      ],
      answer:
        "It varies too much for one number: from a handful of a hundred at a famous airline's open day to most of a group that was picked by video first. There's mostly no quota, those who meet the mark stay. So the person next to you isn't the one you have to beat.",
    },
  ],
  "assessment-days/asked-what-the-demo-is": [
    {
      id: "who-must-do-it",
      question: "Do I have to do it in front of everyone on the first flight?",
      asked: [
        "do i do the demo too",
        "must everybody do it",
        "is it me on the first day",
        "can i avoid doing it",
        "do new crew stand in front",
      ],
      answer:
        "Yes, sooner or later every cabin crew member stands in the aisle with belt and mask, and you do it in training long before the first passenger. On supervised flights you often do it with somebody beside you. After a week you could do it asleep, which is the moment to look up again.",
    },
    {
      id: "stage-fright-demo",
      question: "I'd be so nervous with two hundred people looking. What helps?",
      asked: [
        "everyone will stare at me",
        "i'm scared of standing there",
        "i'd forget the moves",
        "what if i drop the mask",
        "how do i get over stage fright for that",
      ],
      answer:
        "Most of them aren't looking, so the harder part is catching the few eyes that are. Choose three friendly faces, one near, one middle, one far, and show it to them. Your hands follow the words of the announcement. If you drop the mask, pick it up and go on; it happens once to everybody.",
    },
    {
      id: "nobody-watches",
      question: "Why do it when nobody watches?",
      asked: [
        "but nobody watches it",
        "people look at their phones during it",
        "isnt it useless",
        "frequent flyers know it anyway",
        "can i ask them to look",
      ],
      answer:
        "It's for the two who do watch: they may never have opened such a belt, and exits, vests and masks differ from one aircraft to the next. In real evacuations people have reached for their belt at the hip, as in a car. Walk slowly, seek eyes, and ask exit-row passengers to put the phone down.",
    },
    {
      id: "with-film-then",
      question: "If there's a film, what do crew do then?",
      asked: [
        "and when there is a video",
        "do i just stand there during the film",
        "who does the exit rows then",
        "what if the screen doesn't work",
        "is a film enough by law",
      ],
      answer:
        "You stand where passengers see you, point out the exits if your airline wants that, and watch that people can see a screen. Exit rows, children alone and people who need help are briefed in person all the same. If the film fails, the crew do it live; the kit is kept ready for that.",
    },
    {
      id: "how-to-learn-it",
      question: "How do I learn it, and can I practise at home?",
      asked: [
        "can i practise it at home",
        "how long does it take to learn",
        "do i need to know the text by heart",
        "where do i get a vest to practise",
        "what are the moves exactly",
      ],
      answer:
        "Play an airline's safety film without sound and say it, then with sound and do it: a belt from a bag, a plastic cup on elastic for the mask, a rucksack strap for the vest. Training teaches your airline's own order and moves in a day or two. Don't learn one by heart now; learn to keep your hands slow and your eyes up.",
    },
    {
      id: "ask-in-interview",
      question: "Do they ask for a demo in the interview?",
      asked: [
        "do i have to show it on the assessment day",
        "do they ask about that in the interview",
        "can it come in the group task",
        "what would i say about it",
        "should i mention the demo",
      ],
      answer:
        "It rarely comes up: now and then they have you read a piece of announcement or explain an object to the group. What they may ask is why crew are on board, and there it helps: 'Safety first. The demo is a minute in which I teach people to save themselves, and I'd do it to their eyes.'",
    },
    {
      id: "deaf-blind-child",
      question: "How do I do it for somebody blind, deaf or a child alone?",
      asked: [
        "and for a blind passenger",
        "what about a deaf person",
        "how do you brief a child",
        "what if they don't speak english",
        "does somebody in a wheelchair get their own",
      ],
      answer:
        "You do it in person, quietly, before take-off. Blind: their hands feel the belt and vest, and you count the rows to the exit together. Deaf, or another language: face them, use the safety card and gestures. A child alone: show it, then have them buckle it themselves. Ask adults how they'd like to be helped.",
    },
  ],
  "assessment-days/asked-searching-for-words": [
    {
      id: "how-long-silence",
      question: "How long may a pause last?",
      asked: [
        "how many seconds is too long",
        "isn't a silence bad",
        "is ten seconds ok",
        "what if i'm silent for ages",
        "does it look like i don't know",
      ],
      answer:
        "Three to five seconds look thoughtful, ten need a word from you, such as 'Let me find the right word.' After that take another way or ask for the question again. You'll always feel it twice as long as it is; measure one pause on your recording and you'll believe it.",
    },
    {
      id: "say-er-all-the-time",
      question: "I say 'er' all the time. How do I stop?",
      asked: [
        "i say erm so much",
        "how do i lose the filler words",
        "i say like and you know",
        "can i train that away",
        "why does er sound bad",
      ],
      answer:
        "Swap it for a breath: shut your lips, in through the nose, go on. Count the 'er's in ninety seconds, then aim for half of them tomorrow. Slower speech cuts most of them, since they fill the gap while the brain runs behind. A few are human and nobody minds.",
    },
    {
      id: "only-when-watched",
      question: "I'm fine with friends but freeze when I'm judged. Why?",
      asked: [
        "with friends i speak well",
        "i only freeze when they watch me",
        "it's fear, not my english, i think",
        "why is it just in interviews",
        "at work i can do it",
      ],
      answer:
        "Under watching eyes your attention goes to yourself and off the other person, and words come from looking at the other. Turn it round: what does this recruiter need to know? Practise in front of people you don't know, a language cafe, a shop abroad, a video call, until being watched is ordinary.",
    },
    {
      id: "which-sentences",
      question: "Which sentences buy me time without sounding lost?",
      asked: [
        "give me more sentences for winning time",
        "what do i say to gain time",
        "which phrase is best",
        "how do i say i need to think",
        "other lines like that please",
      ],
      answer:
        "'That's a good one, let me choose an example.' 'Let me put that differently.' 'May I take it from the start?' 'The word I want isn't coming, it's the thing for opening a door.' Two are enough, learnt until they come alone. Each one once or twice, or they sound like a habit.",
    },
    {
      id: "why-by-heart-only-first",
      question: "Why only the first sentence by heart?",
      asked: [
        "why not the whole story by heart",
        "i'd feel safer if i learned all",
        "what's wrong with learning it",
        "only one sentence, is that enough",
        "isn't more better",
      ],
      answer:
        "The first sentence is where you freeze: once you're moving, the story carries you, as it does when you tell it at home. A story learnt whole breaks at the first question and sounds like reading. Learn the start, know the end, and let the middle be different each time.",
    },
    {
      id: "compare-recordings",
      question: "How do I compare the two recordings?",
      asked: [
        "what do i listen for in them",
        "how do i know i got better",
        "day one and day ten sound the same",
        "who should listen to it",
        "what if there's no progress",
      ],
      answer:
        "Ask somebody who didn't help you which one they'd rather have on the intercom, and why. By yourself, count three things: pauses over three seconds, 'er', and sentences without an end. If two of the three have dropped, you're on the way. If not, shorten the sentences and do ten more days.",
    },
    {
      id: "blank-word-in-emergency",
      question: "And if I don't find the word in an emergency on board?",
      asked: [
        "what if the word is gone in a real emergency",
        "will i freeze with passengers too",
        "is that dangerous in the job",
        "do they worry about that",
        "can i work if i freeze like that",
      ],
      answer:
        "The commands there are fixed and drilled until they come without thinking: 'Open seat belts. Leave everything. Come this way.' Each airline has its own wording, and you shout it in training for weeks. So freezing over a free talk says little about that. Between commands, hands and pointing do the rest.",
    },
  ],
  "assessment-days/asked-failed-after-the-group": [
    {
      id: "failed-before-the-group",
      question: "Is it always the group, or could it be something else?",
      asked: [
        "was it really the group",
        "could it be my looks",
        "maybe my tattoo",
        "is it the height or the group",
        "can it be something before",
      ],
      answer:
        "It may well be something before: papers, reach, English, a tattoo, how you greeted at the desk. The group is only where the cut is often made, because by then they've seen you for an hour or two. Since no reason is given, go through all of them as if each were it, and fix the cheapest first.",
    },
    {
      id: "too-strong-face",
      question: "My face looks cross when I listen. Is that what they mean?",
      asked: [
        "i have a resting angry face",
        "i look bored when i concentrate",
        "how should my face be",
        "do i have to smile all the time",
        "my face shows everything",
      ],
      answer:
        "A cross listening face can be part of it, and it's easily mended: lift the eyebrows slightly, let the lips part, nod when something is said, and smile when you hand over. You needn't smile all the time, it tires everybody. Film yourself listening to a friend for two minutes; the surprise does half of the work.",
    },
    {
      id: "idea-was-lost",
      question: "I dropped my idea when they didn't want it. Was that weak?",
      asked: [
        "i gave up my idea",
        "is it bad to let my idea go",
        "should i have fought for it",
        "they took the other idea, i said nothing",
        "do i look weak then",
      ],
      answer:
        "Letting it go is no weakness if you gave your reason once and then helped the other one along: that's what they hope to see. Weak is dropping it in silence and going limp. A good turn is: 'Fine, let's take Jonas's plan. I'd add one thing from mine, the water.'",
    },
    {
      id: "assessor-made-note",
      question: "They wrote a lot while I spoke. Is that good or bad?",
      asked: [
        "they wrote something when i talked",
        "he made a note about me",
        "is it bad if they write",
        "what do they put on the sheet",
        "she wrote the whole time, what does it mean",
      ],
      answer:
        "It means nothing either way; they note what you do, in your words, good and bad, and often about the person beside you. Empty sheets are worse. What stands on them is mostly small things: 'asked number 12', 'cut in twice', 'kept time'. Don't look at the pen, look at who's speaking.",
    },
    {
      id: "what-if-group-bad",
      question: "What if the whole group was bad?",
      asked: [
        "the whole group was bad",
        "nobody said anything in my group",
        "can they fail all of us",
        "all argued and i was in it",
        "do i get punished for the others",
      ],
      answer:
        "You're marked one by one, so a bad group can even make you visible: the one who orders things, brings in the silent, calms two who argue. Whole groups do go home sometimes, and sometimes all stay. If it falls apart, offer one frame: 'Ten minutes left, shall we each say one thing?'",
    },
  ],
  "assessment-days/list-after-the-day": [
    {
      id: "thank-you-words",
      question: "What do I write in the thank-you?",
      asked: [
        "what do i write in the thank you mail",
        "give me two sentences for it",
        "should i send one at all",
        "is it old fashioned",
        "to whom do i send it",
      ],
      answer:
        "Two or three lines, the same or the next day, and only if you've been given an address: 'Thank you for yesterday. I liked the talk about your base in Porto, and I'd be glad to be part of it. Kind regards, name, number.' No pressing, no correcting of an answer. It rarely changes a result, it's just good manners.",
    },
    {
      id: "ask-once-how",
      question: "How do I ask how it stands, if I hear nothing?",
      asked: [
        "they said two weeks and it's been three",
        "how do i ask without being annoying",
        "what do i write when i hear nothing",
        "when is it ok to ask",
        "do i call or mail",
      ],
      answer:
        "Wait until the date they named has passed by two or three working days, then one mail: 'I took part on 3 May, number 24. Could you tell me when I can expect to hear?' If no date was named, after two to three weeks. Then no more. Keep applying elsewhere meanwhile.",
    },
    {
      id: "cant-stop-thinking",
      question: "I can't stop going over it in my head. What helps?",
      asked: [
        "i keep thinking about it",
        "i can't sleep because of that day",
        "i go over every answer again",
        "how do i switch off",
        "was that answer wrong, it won't leave me",
      ],
      answer:
        "Put it on paper once, both halves, the good and the one thing to practise, and shut the book. Then do something with your hands or legs the same evening. What haunts you is mostly one sentence nobody else noticed. If it comes back, say 'written down' and turn to the next application.",
    },
    {
      id: "yes-not-give-notice",
      question: "They said yes. When do I give notice at my job?",
      asked: [
        "they said yes, when can i quit",
        "do i hand in my notice now",
        "how long before the start",
        "can they take the offer back",
        "what if the medical goes wrong",
      ],
      answer:
        "When the contract is signed and the conditions in it are met: medical, background check, references. Until then an offer can fall through. Ask for a start date that leaves your notice period, most airlines plan for that. Tell your boss once you have it in writing, not on the evening of the yes.",
    },
    {
      id: "two-offers",
      question: "I have two offers. How do I choose, and may I wait?",
      asked: [
        "two airlines said yes",
        "can i wait for the other answer",
        "how do i choose between them",
        "is it bad to say no after a yes",
        "may i ask for more time",
      ],
      answer:
        "You may ask for a few days, politely, with a date: 'Could I give you my answer by Friday?' Lay side by side the base, what's left after rent, roster, bond, training, and how far from home it is. Then say no to the other one soon and kindly; the recruiters know each other, and you may want them later.",
    },
    {
      id: "no-come-again",
      question: "It's a no. Do I wait, or apply elsewhere at once?",
      asked: [
        "it was a no, now what",
        "should i apply somewhere else",
        "is it worth trying again",
        "how many tries are normal",
        "i'm so sad, should i give up",
      ],
      answer:
        "Elsewhere at once, and here again when the wait is over: a no is this airline on that day. Two or three tries are normal for people who fly today. Before the next one, work on the single thing you noted. If you're low for a while, take a week off it; that isn't giving up.",
    },
    {
      id: "what-write-down",
      question: "What exactly do I write down the same evening?",
      asked: [
        "what do i note that evening",
        "which things do i write",
        "do i need all questions",
        "i forgot half already",
        "is a voice note ok",
      ],
      answer:
        "Each question in their words, your story for it and where it wobbled, the tasks with times, names you can remember, and what surprised you. Half a page, or a voice note on the way home and a page later. It becomes your own question bank, and at the next airline much of it comes back.",
    },
  ],
  "assessment-days/asked-too-talkative": [
    {
      id: "catch-myself",
      question: "I notice too late that I'm talking. How do I stop in the middle?",
      asked: [
        "i notice it too late",
        "how do i stop when i'm in full flow",
        "what do i say when i realise it",
        "i get carried away",
        "can i stop mid sentence",
      ],
      answer:
        "End the sentence and pass it on with a smile: 'And that's enough from me. Yusuf, how do you see it?' It shows that you notice yourself, and that looks good. A small sign helps, such as a ring turned round or a dot on your hand. When you see it, you hand over.",
    },
    {
      id: "boring-silence",
      question: "But if I stop, nobody says anything. What then?",
      asked: [
        "if i hold back nobody talks",
        "the silence is worse",
        "i only fill the gap",
        "the others don't do anything",
        "someone has to talk",
      ],
      answer:
        "Let it be silent for three seconds, count them; somebody nearly always comes in the fourth. If nobody does, ask a person rather than fill it: 'Hanna, which one would you drop?' A question costs you four words. You're not responsible for each gap, only for your share.",
    },
    {
      id: "excited-not-dominant",
      question: "I'm only excited. Do they hold that against me?",
      asked: [
        "i'm just excited, not dominant",
        "is enthusiasm bad",
        "do they reject people like me",
        "i talk when i'm happy",
        "is it better to be quiet then",
      ],
      answer:
        "Enthusiasm isn't held against you: warmth and energy are what the job lives on, and they'd rather slow you down than wake somebody up. What they mark is whether you leave room. So keep the face and drop half of the words: lean in, nod, laugh, and say every second thing you think.",
    },
    {
      id: "in-the-interview-too",
      question: "How do I keep it short in the interview?",
      asked: [
        "and in the interview, same problem",
        "my answers are too long",
        "how do i find the end",
        "they stopped me in the middle",
        "how long should an answer be",
      ],
      answer:
        "Decide on the last sentence before you begin, and stop when you've said it: 'and since then she asks for me.' Sixty to ninety seconds, told by a picture, not a list. If they interrupt you, be glad, it's their help. When you've finished, look up and wait: the silence is theirs.",
    },
    {
      id: "say-it-as-weakness",
      question: "Can I name that as my weakness?",
      asked: [
        "can i say it when they ask my weakness",
        "is talking too much a good weakness",
        "how do i say that i talk a lot",
        "should i admit it in the interview",
        "won't they see me as a problem",
      ],
      answer:
        "Yes, if you say what you do about it: 'I get carried away in groups. I now ask a question before I add my third idea, and colleagues tell me it's better.' It's honest and they've probably seen it. Don't turn it into praise such as 'I'm too passionate'.",
    },
    {
      id: "culture-loud",
      question: "Where I come from we all talk at once. Is it held against me?",
      asked: [
        "in my country we all talk like that",
        "it's my culture to interrupt",
        "at home everyone speaks at once",
        "is that rude for them",
        "how do i change that",
      ],
      answer:
        "It may be read as cutting in, even if you mean it warmly, because the sheet has a line for it. Among mixed crews people wait for the end of a sentence, and a captain needs that too. Train the count of three with a friend from elsewhere. Keep the warmth in face and hands.",
    },
    {
      id: "they-need-me",
      question: "What if the others ask me to talk or decide?",
      asked: [
        "they keep asking me what to do",
        "the group wants me to decide",
        "everyone looks at me",
        "do i say it if they ask me",
        "i'm good at it so they follow",
      ],
      answer:
        "Give a short answer and hand back the choice: 'I'd take the tent, for the baby. Does anybody see it differently?' If they push the role on you, accept it and share it at once: 'Fine, then Mina has the clock and Paul the list.' Being asked is a good sign, using it for everybody is a better one.",
    },
  ],
  "assessment-days/online-tests": [
    {
      id: "personality-test",
      question: "How do I answer the personality questionnaire?",
      asked: [
        "what do i tick in the personality part",
        "is there a wrong personality",
        "should i answer what they want",
        "i always choose the middle",
        "can i fail the personality test",
      ],
      answer:
        "Quickly and honestly, as you are on a normal working day, not on your best or worst. The same thing comes back in other words, so playing a part shows. Avoid ticking the middle all the way through. You can't pass it like an exam, but extremes such as ignoring rules or losing your temper do stand out.",
    },
    {
      id: "technical-break",
      question: "What if the internet goes in the middle of it?",
      asked: [
        "my wifi broke during the test",
        "it crashed in the middle",
        "can i continue after a crash",
        "the page froze and time ran on",
        "do they give me another try",
      ],
      answer:
        "Note the time, take a picture of the screen, sign in again at once, as many tests save where you were. If they don't, write to support within the hour with name, time and picture, and ask for a reset. It's mostly given once. Before the start close everything else and put the phone's hotspot ready.",
    },
    {
      id: "fail-online-again",
      question: "I failed it. When can I try again, and elsewhere?",
      asked: [
        "i didn't pass the test online",
        "when can i repeat it",
        "does it count at other airlines too",
        "how long is the wait after a fail",
        "can i use another email to try again",
      ],
      answer:
        "Usually after the wait the airline names, often six months, and elsewhere straight away: results mostly aren't shared. Some airlines use the same provider, so you may meet a familiar test. A second account under another address is noticed and can bar you for good. Practise the part that took you longest.",
    },
  ],
};
