import type { Scene } from "./schema.ts";

export const SCENES_WEST: Readonly<
  Record<"north-america-us" | "europe-uk" | "oceania-australia", readonly Scene[]>
> = {
  "north-america-us": [
    {
      id: "us-scene-notes",
      about: "eyeContact",
      question:
        "You have brought notes to a one-to-one in Dallas. The recruiter asks for a time you calmed a guest. Where do you look?",
      options: [
        "At the notes, so that no detail is lost",
        "At the wall behind the recruiter, to stay calm",
        "At the recruiter, with short glances away",
        "Straight into the recruiter's eyes, without a break",
      ],
      correctAnswer: "At the recruiter, with short glances away",
      explanation:
        "Many US recruiters read steady, friendly eye contact as openness, and natural breaks belong to it. Reading out notes is the usual slip; an unbroken stare feels like a contest.",
      difficulty: "Easy",
    },
    {
      id: "us-scene-busy-hall",
      about: "greeting",
      question:
        "At a hiring event a recruiter with a clipboard and a coffee comes to your table. How do you greet her?",
      options: [
        "Stand up, hold out your hand and wait until she has put clipboard and cup down",
        "Smile, say hello and your name, and shake a hand that is offered",
        "Stay seated and nod, as she has no hand free",
        "Put a hand on her arm so that she notices you",
      ],
      correctAnswer: "Smile, say hello and your name, and shake a hand that is offered",
      explanation:
        "At busy events a warm hello with your name does as well as a handshake. Making her find a place for the cup puts the form above the person.",
      difficulty: "Medium",
    },
    {
      id: "us-scene-line",
      about: "distance",
      question:
        "You wait in line and talk with the candidate beside you, who takes half a step back each time you lean in. What now?",
      options: [
        "Stay there, at about an arm's length",
        "Follow, so that the talk does not break off",
        "Turn away, as the talk is plainly over",
        "Lay a hand on the shoulder to show that you mean well",
      ],
      correctAnswer: "Stay there, at about an arm's length",
      explanation:
        "About an arm's length tends to be comfortable there. Stepping after somebody who makes room is hardly ever meant badly, and is often felt as pushing.",
      difficulty: "Easy",
    },
    {
      id: "us-scene-listening",
      about: "bearing",
      question:
        "In the group round another candidate tells a long story. The recruiters sit behind her. What are they likely to see of you?",
      options: [
        "You write down points for your own turn",
        "You look past her at the recruiters to catch what they think of it",
        "You keep a still, serious face until she has finished",
        "You face her, nod, and smile where the story is warm",
      ],
      correctAnswer: "You face her, nod, and smile where the story is warm",
      explanation:
        "Listening is watched as closely as speaking: attention and warmth for a stranger are the job. A blank face reads as indifference to many, however polite it is meant.",
      difficulty: "Medium",
    },
  ],
  "europe-uk": [
    {
      id: "uk-scene-panel",
      about: "eyeContact",
      question:
        "One of two assessors in Manchester asks the question, the other takes notes. How do you share your looks?",
      options: [
        "Begin and end with the one who asked, take in the other",
        "Keep to the one who writes, since that is where the points are given",
        "Look at neither for long, which is the modest thing to do",
        "Change sides with every sentence, like a metronome",
      ],
      correctAnswer: "Begin and end with the one who asked, take in the other",
      explanation:
        "Regular but relaxed contact tends to work best, with everybody included. Playing to the note-taker looks like hunting for marks.",
      difficulty: "Medium",
    },
    {
      id: "uk-scene-greeting",
      about: "greeting",
      question: "The assessor comes to fetch you: 'Hello, I'm Priya.' What do you do?",
      options: [
        "Bow a little and say 'Good morning, madam'",
        "Offer both hands, as a sign of real warmth",
        "Stand, smile, give your name, and a hand if hers comes",
        "Say 'All right, Priya' and gather your things at your own pace, as friends do",
      ],
      correctAnswer: "Stand, smile, give your name, and a hand if hers comes",
      explanation:
        "Getting up, a short handshake and your name are enough; first names are usual once hers has been used. Two hands or a bow would be more ceremony than most expect.",
      difficulty: "Easy",
    },
    {
      id: "uk-scene-table",
      about: "distance",
      question:
        "The group task is laid out on one small table and eight people crowd round it. How do you stand?",
      options: [
        "Reach across the others to get hold of the cards before they do",
        "Stand far back, so that nobody can be disturbed by you",
        "Put your arms round your neighbours to make one team",
        "Close enough to see, with a word as you pass",
      ],
      correctAnswer: "Close enough to see, with a word as you pass",
      explanation:
        "Personal space is guarded, and a quiet 'sorry, may I' opens it. Standing back to be polite is the commoner mistake: who is not at the table cannot be scored.",
      difficulty: "Medium",
    },
    {
      id: "uk-scene-praise",
      about: "bearing",
      question:
        "After your answer the assessor says only 'Right, thank you' and writes. Her face shows nothing. What do you do with yours?",
      options: [
        "Look worried, so that she asks what is wrong",
        "Keep a calm, open face and wait",
        "Laugh to loosen the mood",
        "Talk on until she smiles",
      ],
      correctAnswer: "Keep a calm, open face and wait",
      explanation:
        "Scored interviews are often run with a neutral face so that all candidates are treated alike. Filling the pause with more words spoils an answer that was good already.",
      difficulty: "Hard",
    },
  ],
  "oceania-australia": [
    {
      id: "au-scene-circle",
      about: "eyeContact",
      question:
        "Everybody sits in a circle in Brisbane and introduces themselves. Your turn. Where do your eyes go?",
      options: [
        "To the senior manager, who decides in the end",
        "To the floor in the middle, so as not to show off",
        "Round the circle, to its very end",
        "To the clock, to keep to your minute",
      ],
      correctAnswer: "Round the circle, to its very end",
      explanation:
        "Relaxed, direct contact with everyone fits a place where rank counts for little. Speaking to the manager alone is noticed, and seldom kindly.",
      difficulty: "Easy",
    },
    {
      id: "au-scene-reception",
      about: "greeting",
      question:
        "Two people stand at reception: one in a suit, one in a polo shirt who holds the list of names. How do you greet them?",
      options: [
        "Both alike: a smile, 'morning', your first name",
        "The suit with a handshake and the polo shirt with a nod",
        "Only the suit, as the other is busy",
        "Neither, until you are called by your name",
      ],
      correctAnswer: "Both alike: a smile, 'morning', your first name",
      explanation:
        "The person in the polo shirt may well be on the panel, and would not matter less otherwise. Sorting people by their clothes is what is being watched for.",
      difficulty: "Easy",
    },
    {
      id: "au-scene-barista",
      about: "distance",
      question:
        "During the break a recruiter stands next to you at the coffee cart, about a metre away, and jokes about the queue. What fits?",
      options: [
        "Move closer and lower your voice, as between friends",
        "Keep that metre, turn to face her and joke back lightly",
        "Step away, since the break is private",
        "Clap her on the back, as mates do",
      ],
      correctAnswer: "Keep that metre, turn to face her and joke back lightly",
      explanation:
        "An easy manner at an arm's length or a little more is usual. Informal talk does not mean that touch is welcome, which visitors often mix up.",
      difficulty: "Medium",
    },
    {
      id: "au-scene-posture",
      about: "bearing",
      question:
        "The panel leans back, sleeves rolled up, and uses your first name. How do you sit?",
      options: [
        "Bolt upright, hands on your knees, as in an exam",
        "Leaning back as far as they do, one ankle on the knee",
        "On the edge of the chair, ready to get up",
        "Upright but at ease, hands loose, leaning in when you answer",
      ],
      correctAnswer: "Upright but at ease, hands loose, leaning in when you answer",
      explanation:
        "A relaxed panel still assesses you. Stiffness seems cold to many there, while copying their slouch seems too sure of the job.",
      difficulty: "Medium",
    },
  ],
};
