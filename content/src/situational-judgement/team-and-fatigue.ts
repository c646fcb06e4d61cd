import type { JudgementQuestion } from "./schema.ts";

export const TEAM_AND_FATIGUE_JUDGEMENTS: readonly JudgementQuestion[] = [
  {
    id: "experienced-colleague-skips-a-check",
    situation:
      "Before boarding you see an experienced colleague tick the emergency equipment at her station without having looked at it. When you catch her eye she says that she checked the same aircraft yesterday.",
    options: [
      {
        text: "Say that you would feel better if you looked at it together, and do it now, before boarding begins",
        grade: "best",
        reason:
          "The equipment gets checked, in time, and without an accusation. If she refuses, the senior crew member has to know.",
      },
      {
        text: "Check her equipment yourself while she is busy at the door, and say nothing more about it",
        grade: "good",
        reason:
          "Today's flight is safe, but the signature is still untrue and tomorrow's flight is not.",
      },
      {
        text: "Trust her experience, because equipment rarely vanishes overnight and harmony in the crew matters more",
        grade: "harmful",
        reason:
          "Bottles are used, seals broken and things moved overnight. Two people now know that a signature stands for something nobody saw.",
      },
      {
        text: "Report her to her manager after the flight, so that somebody with authority talks to her",
        grade: "weak",
        reason:
          "Perhaps needed later, but you would fly today with equipment that nobody has looked at.",
      },
    ],
    theme: "team",
    competency: "safety-awareness",
    level: "crew",
    principle: "First get the check done, then talk about why it was not.",
    difficulty: "medium",
  },
  {
    id: "purser-snaps-in-public",
    situation:
      "The purser tells you off in front of passengers, because you began the service on the wrong side. In fact you did what she had said in the briefing. The passengers look at you with pity.",
    options: [
      {
        text: "Explain politely on the spot that this was what she had said in the briefing, so that it is cleared up",
        grade: "weak",
        reason:
          "You are right before an audience. That makes her wrong before one, and the passengers get the next act.",
      },
      {
        text: "Apologise, change sides and keep out of her way for the rest of the flight, to give her no new reason",
        grade: "good",
        reason:
          "The service goes on in peace. But a crew whose members avoid each other talks less when it counts.",
      },
      {
        text: "Change sides calmly, and speak with her alone in the galley afterwards about the briefing and the tone",
        grade: "best",
        reason:
          "Work first, dignity kept, and the matter said to the one person it concerns while it is still fresh.",
      },
      {
        text: "Tell the nearest passengers with a wink that she is having a bad day, to lighten the mood",
        grade: "harmful",
        reason:
          "It makes passengers a party in the crew's quarrel and takes away the authority that you all need.",
      },
    ],
    theme: "team",
    competency: "conflict-handling",
    level: "crew",
    principle: "Swallow it in public, raise it in private, and soon.",
    difficulty: "easy",
  },
  {
    id: "two-who-do-not-speak",
    situation:
      "Two colleagues at the rear doors have not said a word to each other since an argument in the briefing. On the last sector one of them armed her door and the cross-check between the two was left out.",
    options: [
      {
        text: "Do the cross-check at the rear yourself from now on, so that safety does not depend on their mood",
        grade: "good",
        reason:
          "The gap is closed for today. But the two who belong to the doors still do not talk, and you cannot be everywhere.",
      },
      {
        text: "Speak with both about the missed cross-check, and tell the purser if the two cannot work together today",
        grade: "best",
        reason:
          "It names the safety matter and not the quarrel, and brings in the person who can change positions.",
      },
      {
        text: "Suggest that everybody goes for dinner together at the hotel, where things can be talked out in peace, away from doors and passengers",
        grade: "weak",
        reason: "A good idea for tonight. The next doors are armed in forty minutes.",
      },
      {
        text: "Tell each of them in confidence that you are on her side, so that both calm down for the flight",
        grade: "harmful",
        reason: "It lasts until they compare notes, and then three people do not speak.",
      },
    ],
    theme: "team",
    competency: "teamwork",
    level: "crew",
    principle: "A quarrel is private until a procedure suffers; then it belongs on the table.",
    difficulty: "hard",
  },
  {
    id: "slow-new-colleague",
    situation:
      "A colleague on his second flight is slow with the trolley, and passengers in his aisle grumble because the other side has already finished. He is red in the face, and he whispers that he is doing everything wrong.",
    options: [
      {
        text: "Send him to the galley to do the coffee, and finish his side yourself so that the passengers get their meals",
        grade: "good",
        reason:
          "The passengers are served, and sometimes it has to be so. He learns that he was in the way.",
      },
      {
        text: "Tell the grumbling passengers that your colleague is new and ask them to be patient with him",
        grade: "weak",
        reason: "Well meant, but it puts a label on him that he hears from every row.",
      },
      {
        text: "Tell him quietly that everybody was slow once, and leave him to it, since only practice will help",
        grade: "harmful",
        reason:
          "Kind words and then nobody comes: the passengers wait and he sinks. A helper was free.",
      },
      {
        text: "Come to his trolley from the other end, work the last rows with him, and show him one or two tricks afterwards",
        grade: "best",
        reason:
          "The service catches up, he stays in his job, and he leaves the flight better than he came.",
      },
    ],
    theme: "team",
    competency: "teamwork",
    level: "crew",
    principle: "Help in such a way that the other can do it alone next time.",
    difficulty: "easy",
  },
  {
    id: "three-hours-of-sleep",
    situation:
      "Your report time is 04:30. A noisy neighbour has left you three hours of sleep, and you feel dull and slow. You have called in sick once this month already, and you do not want to seem unreliable.",
    options: [
      {
        text: "Go to work, drink strong coffee and ask your colleagues to keep an eye on you today",
        grade: "weak",
        reason:
          "Honest to colleagues, but coffee moves tiredness and does not end it, and their eyes are needed elsewhere.",
      },
      {
        text: "Report before the duty that you are not fit to fly and why, as the fatigue procedure of the airline says",
        grade: "best",
        reason:
          "Flying while unfit is forbidden to crew, and the airline can still replace you. The reason, said openly, is no shame.",
      },
      {
        text: "Report at the airport, tell the senior crew member how you feel and let her decide about you, as she has to work with you all day",
        grade: "good",
        reason:
          "The truth is told, but so late that the crew may have to leave without you or with you half asleep.",
      },
      {
        text: "Go and say nothing, because everybody on an early shift is tired and nobody will notice it",
        grade: "harmful",
        reason:
          "Tired people are the last to notice how slow they are. It shows when a door, a dose or a fire is in your hands.",
      },
    ],
    theme: "fatigue",
    competency: "integrity",
    level: "crew",
    principle: "Fit to fly is your own declaration: make it honestly and make it early.",
    difficulty: "medium",
  },
  {
    id: "eyes-closing-on-descent",
    situation:
      "At the end of a night flight you both sit on the jump seats for landing. Your colleague's eyes keep closing, and his head drops forward once. Ten minutes remain.",
    options: [
      {
        text: "Let him have the ten minutes, because he has worked hard and you are wide awake for the two of you",
        grade: "harmful",
        reason:
          "Landing is one of the moments for which he is on board. One awake crew member cannot man two exits.",
      },
      {
        text: "Nudge him now and then when his head drops, and leave it at that so that he is not embarrassed",
        grade: "good",
        reason:
          "He is awake again for a moment each time. Somebody who nods off every minute needs more than an elbow.",
      },
      {
        text: "Do the silent review for both doors in your own mind, so that you could take over his as well",
        grade: "weak",
        reason:
          "A fine review, and an exit opposite with nobody behind it. He has to be awake, not replaced.",
      },
      {
        text: "Wake him, talk the silent review through with him until landing, and tell the senior crew member if he cannot stay awake",
        grade: "best",
        reason:
          "Talking keeps a tired mind at work on the right thing, and the crew learns of it if that is not enough.",
      },
    ],
    theme: "fatigue",
    competency: "teamwork",
    level: "crew",
    principle: "For landing everybody is awake, and each keeps the other so.",
    difficulty: "easy",
  },
  {
    id: "late-back-from-the-bunk",
    situation:
      "On a long flight a colleague came back forty minutes late from crew rest, for the second time on this trip. Your own rest is shorter for it, and you still have a long duty before you.",
    options: [
      {
        text: "Tell him that forty minutes of your rest are gone, ask the reason, and agree with the purser how it is made up",
        grade: "best",
        reason:
          "Clear about the effect, open about the cause, and the one who plans the rest can still save yours.",
      },
      {
        text: "Take your full rest all the same, since it is your right, and let him explain it to the others",
        grade: "weak",
        reason:
          "You get your sleep and somebody else loses hers. The shift has only moved the injustice on.",
      },
      {
        text: "Say nothing today, but wake him yourself next time so that it does not happen again, and mention it to nobody so as not to tell tales",
        grade: "good",
        reason:
          "Practical and peaceful, but your rest today is gone, and it needs you to be awake for it.",
      },
      {
        text: "Come back late yourself next time, so that he learns by experience how it feels",
        grade: "harmful",
        reason:
          "Now two people are tired, and the passengers have two crew members fewer at the top of their form.",
      },
    ],
    theme: "fatigue",
    competency: "conflict-handling",
    level: "crew",
    principle: "Rest is safety equipment: say so at once when it is missing.",
    difficulty: "medium",
  },
  {
    id: "party-on-the-night-stop",
    situation:
      "On a night stop the crew go out and it is great fun. At five to ten in the evening somebody orders another round. You report at ten tomorrow morning, and the airline forbids alcohol in the twelve hours before duty.",
    options: [
      {
        text: "Have one more with the rest, since ten minutes or one hour make no measurable difference by the morning",
        grade: "harmful",
        reason:
          "The round would be drunk inside the twelve hours, and random tests exist. You would break a rule that you know.",
      },
      {
        text: "Change to water without saying anything, and enjoy the rest of the evening with the others",
        grade: "good",
        reason:
          "You keep the rule yourself. Colleagues who have lost track of the hour could still be spared a mistake.",
      },
      {
        text: "Change to water, say aloud what time it is and when you all report, and go to bed in time",
        grade: "best",
        reason:
          "Said lightly, the hour is a service to everybody at the table. Sleep is the other half of being fit.",
      },
      {
        text: "Go to your room quickly before the round comes, and report the others to the purser in the morning",
        grade: "weak",
        reason:
          "Nobody at the table was reminded, and you found the courage only when it was too late to help.",
      },
    ],
    theme: "fatigue",
    competency: "decision-making",
    level: "crew",
    principle: "The duty begins the evening before; say the time aloud while it still helps.",
    difficulty: "medium",
  },
];
