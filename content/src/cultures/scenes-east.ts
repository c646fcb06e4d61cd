import type { Scene } from "./schema.ts";

export const SCENES_EAST: Readonly<
  Record<"asia-japan" | "middle-east-uae" | "asia-singapore", readonly Scene[]>
> = {
  "asia-japan": [
    {
      id: "jp-scene-soft-eyes",
      about: "eyeContact",
      question:
        "The eldest of three panel members in Tokyo asks why you want to fly. How do you look at him while you answer?",
      options: [
        "Firmly into his eyes, to show that you mean it",
        "Softly, lowering your eyes now and then",
        "At your hands, out of respect for his age",
        "At the youngest member, who seems friendlier",
      ],
      correctAnswer: "Softly, lowering your eyes now and then",
      explanation:
        "Calm attention to the person who asked is what many panels look for. A fixed gaze can feel like a challenge; eyes on the hands seem to hide something.",
      difficulty: "Medium",
    },
    {
      id: "jp-scene-leaving",
      about: "greeting",
      question: "The interview is over and you have been thanked. What is a usual way to leave?",
      options: [
        "Shake hands with each member, from the left",
        "Wave from the door with a smile",
        "Thank them over your shoulder while you walk, to save their time",
        "Say thank you beside the chair, bow, and again at the door",
      ],
      correctAnswer: "Say thank you beside the chair, bow, and again at the door",
      explanation:
        "Words first, then the bow, standing still, and once more with 'shitsurei shimasu' at the door. Speaking on the move is the slip that nerves bring.",
      difficulty: "Medium",
    },
    {
      id: "jp-scene-room",
      about: "distance",
      question:
        "Before the interview a staff member greets you in the corridor and bows. Where do you stand?",
      options: [
        "Far enough that both can bow without meeting",
        "Close, so that she can hear your name",
        "Beside her, to walk on together at once",
        "Where you are, leaning on the wall with a nod",
      ],
      correctAnswer: "Far enough that both can bow without meeting",
      explanation:
        "An arm's length or more leaves room for the bow. Coming closer to be heard is natural elsewhere and cramped here.",
      difficulty: "Easy",
    },
    {
      id: "jp-scene-waiting",
      about: "bearing",
      question:
        "You sit in a row of four while the first candidate answers. Your own turn is minutes away. What do you do?",
      options: [
        "Go through your own answer once more with silent, moving lips",
        "Cross your legs and relax, to save strength",
        "Sit straight, hands at rest, and listen with a small nod",
        "Smile broadly at each member of the panel in turn",
      ],
      correctAnswer: "Sit straight, hands at rest, and listen with a small nod",
      explanation:
        "Bearing between the questions is often watched as much as the answers, and care for the group shows in how you listen. Silent rehearsing is seen by everybody in front of you.",
      difficulty: "Easy",
    },
  ],
  "middle-east-uae": [
    {
      id: "ae-scene-guest",
      about: "eyeContact",
      question:
        "In a role play you are a man serving two guests from the Emirates, a lady and her mother, who look at you only briefly. How do you look at them?",
      options: [
        "Steadily at the daughter, as you would with any guest",
        "Past both of them, so as to be on the safe side",
        "At the older of the two alone, until she tells you to look up",
        "Briefly and kindly at each, and otherwise at what you serve",
      ],
      correctAnswer: "Briefly and kindly at each, and otherwise at what you serve",
      explanation:
        "Take your lead from the guest: where contact is short and soft, the same in return tends to show respect, above all between men and women. Looking past people altogether is felt as coldness.",
      difficulty: "Hard",
    },
    {
      id: "ae-scene-hand",
      about: "greeting",
      question:
        "You are a woman; the recruiter, a man in national dress, smiles and lays his hand on his heart. What do you do?",
      options: [
        "Hold out your hand, since this is business",
        "Look down and say nothing",
        "Do the same, nod and greet him",
        "Wait until he changes his mind",
      ],
      correctAnswer: "Do the same, nod and greet him",
      explanation:
        "Hand on heart is a full and warm greeting where somebody does not shake hands with the other sex. Holding yours out makes him choose between manners and belief.",
      difficulty: "Medium",
    },
    {
      id: "ae-scene-close",
      about: "distance",
      question:
        "A recruiter of your own sex stands closer to you than you are used to while she talks. What serves you best?",
      options: [
        "Take two steps back and cross your arms",
        "Stay, turn a little aside if need be, and keep smiling",
        "Ask her politely, with a reason, to keep a little more distance",
        "Come closer still, to show that you are at ease",
      ],
      correctAnswer: "Stay, turn a little aside if need be, and keep smiling",
      explanation:
        "Among people of the same sex the distance is often small. A step back can look as if you did not like the company, while a slight turn gives you room. Touch that you do not want is another matter: that you may always decline.",
      difficulty: "Medium",
    },
    {
      id: "ae-scene-soles",
      about: "bearing",
      question:
        "You sit in a low armchair opposite two recruiters, and coffee is brought. How do you sit and take it?",
      options: [
        "Feet on the floor, cup in the right hand",
        "One leg over the knee, cup in the left hand",
        "Feet on the floor, cup in the left hand, pen in the right",
        "Legs stretched out, cup on the arm of the chair",
      ],
      correctAnswer: "Feet on the floor, cup in the right hand",
      explanation:
        "Soles that point at somebody and the left hand for food or drink are both commonly felt as rude. A pen in the right hand is how candidates end up with the wrong one.",
      difficulty: "Easy",
    },
  ],
  "asia-singapore": [
    {
      id: "sg-scene-senior",
      about: "eyeContact",
      question:
        "The most senior of the three interviewers has asked nothing so far and watches you. How do you treat her?",
      options: [
        "Look at her from time to time as you answer the others",
        "Speak to her only, as she will decide",
        "Leave her out, since she has not asked",
        "Hold her gaze until she asks you something at last",
      ],
      correctAnswer: "Look at her from time to time as you answer the others",
      explanation:
        "Friendly contact that takes everybody in, without staring, tends to fit. Leaving out the silent one is a common slip under stress, and she is often the one who counts.",
      difficulty: "Medium",
    },
    {
      id: "sg-scene-order",
      about: "greeting",
      question:
        "You enter a room with three interviewers of different ages. How do you greet them?",
      options: [
        "The youngest first, as he stands nearest",
        "The room as a whole, from the door, with a wave and a loud hello",
        "The most senior first, lightly, if hands are offered",
        "With a firm double handshake for each",
      ],
      correctAnswer: "The most senior first, lightly, if hands are offered",
      explanation:
        "Seniority is usually greeted first, and handshakes are light and brief. Some people prefer a nod for reasons of faith, so let the other side offer.",
      difficulty: "Medium",
    },
    {
      id: "sg-scene-head",
      about: "distance",
      question:
        "In the reach test a small piece of lint has caught in the hair of the candidate before you. What do you do?",
      options: [
        "Pick it off quickly, as you would for a friend",
        "Point at it so that the assessor sees your care",
        "Ignore her for the rest of the round",
        "Tell her quietly, and leave it to her",
      ],
      correctAnswer: "Tell her quietly, and leave it to her",
      explanation:
        "Touching somebody, the head above all, is out of place for many people there. A quiet word helps her without an audience.",
      difficulty: "Hard",
    },
    {
      id: "sg-scene-poise",
      about: "bearing",
      question:
        "In the grooming check you are asked to walk the length of the room while nobody says a word. How do you walk?",
      options: [
        "Fast, so that it is over for everybody",
        "Unhurried and upright, with a smile at the end",
        "As on a catwalk, with a pose held where the line ends",
        "With lowered head, out of modesty",
      ],
      correctAnswer: "Unhurried and upright, with a smile at the end",
      explanation:
        "Candidates of the national carrier report such a walk. What is looked for is poise: calm, straight, at ease in silence. A show walk copied from advertisements seldom looks like service.",
      difficulty: "Easy",
    },
  ],
};
