import type { MultipleChoice } from "../multiple-choice.ts";

export const CHECKS_EAST: Readonly<
  Record<"asia-japan" | "middle-east-uae" | "asia-singapore", readonly MultipleChoice[]>
> = {
  "asia-japan": [
    {
      id: "jp-bow-and-words",
      question: "You greet a Japanese panel. What is the usual order of words and bow?",
      options: [
        "Words and bow at once, so that no time is lost",
        "Bow first in silence, and sit down before you speak",
        "Words first, then the bow",
        "A bow only after the panel has bowed twice",
      ],
      correctAnswer: "Words first, then the bow",
      explanation:
        "Words first, then the bow with a straight back and lowered eyes is the form taught for interviews. Speaking into the floor while bowing is the usual slip.",
      difficulty: "Medium",
    },
    {
      id: "jp-difficult",
      question:
        "An interviewer says of your wish to start in March: 'That may be a little difficult.' How do you read it?",
      options: [
        "Most likely as a no",
        "As a test of your patience",
        "As a firm yes with conditions",
        "As a request to ask again",
      ],
      correctAnswer: "Most likely as a no",
      explanation:
        "In a high-context style a refusal is softened. Asking again and again forces the other side to refuse openly, which costs both of you face.",
      difficulty: "Medium",
    },
    {
      id: "jp-meishi",
      question: "An interviewer hands you a business card. What do you do with it?",
      options: [
        "Put it straight into a pocket so as not to lose it",
        "Note the date of the meeting on it",
        "Pass it on so that the others may read it",
        "Take it with both hands, read it and lay it before you",
      ],
      correctAnswer: "Take it with both hands, read it and lay it before you",
      explanation:
        "The card stands for the person. Pockets and pens are what visitors reach for out of habit, and both look careless.",
      difficulty: "Easy",
    },
    {
      id: "jp-seat",
      question: "You have been led to a chair in the interview room. When do you sit down?",
      options: [
        "As soon as the door is shut",
        "When you are invited to",
        "Once your bag is under the chair",
        "After you have counted the panel",
      ],
      correctAnswer: "When you are invited to",
      explanation:
        "Stand beside the chair, give your name and greeting, and sit when asked. Sitting down at once is normal elsewhere and therefore easily forgotten.",
      difficulty: "Easy",
    },
    {
      id: "jp-group-time",
      question:
        "In a group interview the candidate before you spoke far too long. What helps you most?",
      options: [
        "Speak just as long, so that the shares are equal",
        "Say aloud that the time was not kept",
        "Be brief, and take up the idea before yours",
        "Give up your turn in protest",
      ],
      correctAnswer: "Be brief, and take up the idea before yours",
      explanation:
        "Care for the group is part of what is assessed. Matching the long answer feels fair, but it takes the time of those who come after you.",
      difficulty: "Hard",
    },
  ],
  "middle-east-uae": [
    {
      id: "ae-hand-on-heart",
      question:
        "You are a man meeting a female Emirati manager. She smiles and does not hold out her hand. What do you do?",
      options: [
        "Offer yours, since it is a business meeting",
        "Place your right hand on your heart and nod",
        "Look away and wait to be spoken to",
        "Bow deeply from the waist",
      ],
      correctAnswer: "Place your right hand on your heart and nod",
      explanation:
        "Among conservative people it is for the woman to offer a hand, or not. Stretching yours out puts her in the position of having to refuse.",
      difficulty: "Medium",
    },
    {
      id: "ae-weekend",
      question:
        "A recruiter in Dubai writes that she will call 'after the weekend'. On which day do you expect it?",
      options: ["Monday", "Sunday", "Saturday", "Friday"],
      correctAnswer: "Monday",
      explanation:
        "Since January 2022 the federal week has run from Monday to Friday, with a short Friday. Sunday was the first working day before that, and many guides still say so.",
      difficulty: "Medium",
      source: { name: "UAE federal working week from 1 January 2022", year: 2022 },
    },
    {
      id: "ae-small-talk",
      question:
        "Before the final interview the recruiter chats for several minutes about your journey and family. What is going on?",
      options: [
        "She is waiting for the real interviewer",
        "She has lost interest in your file",
        "She is running late and filling the time",
        "She is getting to know you: it is part of the talk",
      ],
      correctAnswer: "She is getting to know you: it is part of the talk",
      explanation:
        "Relationship often comes before business, and conversation is what crew do all day. Steering her back to the agenda wins minutes and loses warmth.",
      difficulty: "Easy",
    },
    {
      id: "ae-left-hand",
      question: "You are offered dates and coffee on arrival. What is good manners?",
      options: [
        "Decline, since a candidate accepts nothing",
        "Take a little, with your right hand",
        "Take some with whichever hand is free",
        "Ask for tea in place of it",
      ],
      correctAnswer: "Take a little, with your right hand",
      explanation:
        "Hospitality is meant to be accepted, at least in a small measure, and the right hand gives and takes. Declining out of modesty can sound cold.",
      difficulty: "Easy",
    },
    {
      id: "ae-eid-date",
      question:
        "Your assessment day is close to Eid Al Fitr. Why can nobody promise you the exact day of the holiday yet?",
      options: [
        "Each airline chooses its own",
        "The airport authority sets it",
        "The month ends when the crescent is seen",
        "It moves between fixed Fridays",
      ],
      correctAnswer: "The month ends when the crescent is seen",
      explanation:
        "In the Emirates an Islamic month begins when the new crescent has been sighted, so the date is known the evening before; it moves about eleven days earlier each year. Printed calendars give an estimate.",
      difficulty: "Hard",
      source: { name: "UAE Cabinet Resolution No. 27 of 2024", year: 2024 },
    },
  ],
  "asia-singapore": [
    {
      id: "sg-name-order",
      question: "Your interviewer is introduced as Tan Wei Ling. How do you address her?",
      options: ["Ms Tan", "Ms Ling", "Ms Wei", "Wei, as first names are usual"],
      correctAnswer: "Ms Tan",
      explanation:
        "In Chinese names the family name comes first. Taking the last word, as with a European name, gives 'Ms Ling', which is half of her given name.",
      difficulty: "Easy",
    },
    {
      id: "sg-malay-name",
      question: "Another interviewer is Nurul binte Ahmad. Which form is right?",
      options: ["Ms Ahmad", "Ms Binte", "Mrs Ahmad Nurul", "Ms Nurul"],
      correctAnswer: "Ms Nurul",
      explanation:
        "Malay names usually have no family name: binte Ahmad means daughter of Ahmad. 'Ms Ahmad' would be addressing her by her father's name.",
      difficulty: "Hard",
    },
    {
      id: "sg-debate",
      question:
        "In the debate round you must argue a side that you do not believe in. What do assessors tend to look for?",
      options: [
        "The strongest attack on the other side",
        "A polite refusal on grounds of honesty",
        "Clear, calm speech that takes up what others said",
        "As many arguments as time allows",
      ],
      correctAnswer: "Clear, calm speech that takes up what others said",
      explanation:
        "The round shows English, listening and grace under pressure. Winning by force is what nervous candidates try, and a cabin has no use for it.",
      difficulty: "Medium",
    },
    {
      id: "sg-face",
      question:
        "A fellow candidate gives a wrong figure about the airline in front of the panel. What do you do?",
      options: [
        "Correct him at once, since facts matter",
        "Leave it, and give the right figure only if it is your turn and needed",
        "Shake your head so that the panel sees that you know",
        "Tell an assessor in the break",
      ],
      correctAnswer: "Leave it, and give the right figure only if it is your turn and needed",
      explanation:
        "Correcting someone before others costs face on both sides. If the figure has to be right, mend it gently in your own answer without naming the mistake.",
      difficulty: "Medium",
    },
    {
      id: "sg-gift",
      question: "May you bring the recruiters a small box of sweets from home to say thank you?",
      options: [
        "Yes, if it is wrapped in red",
        "Yes, but only at the final round",
        "No: send thanks in words instead",
        "Yes, if every candidate does",
      ],
      correctAnswer: "No: send thanks in words instead",
      explanation:
        "Anti-corruption rules are strict and known to everyone, so a present puts the recruiter in an awkward place. Colour and moment do not mend that.",
      difficulty: "Easy",
    },
  ],
};
