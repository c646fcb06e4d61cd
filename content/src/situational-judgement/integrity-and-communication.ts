import type { JudgementQuestion } from "./schema.ts";

export const INTEGRITY_AND_COMMUNICATION_JUDGEMENTS: readonly JudgementQuestion[] = [
  {
    id: "twenty-too-much",
    situation:
      "When you count the bar money after the flight there are 20 euros more than the sales list says. Your colleague proposes to put them into the crew's coffee fund: the airline never asks about a surplus.",
    options: [
      {
        text: "Agree, since nobody loses anything and a quarrel with a colleague over 20 euros would be absurd",
        grade: "harmful",
        reason:
          "Somebody lost them: a passenger who got too little change, or the airline. Money that is in no book is how dismissals begin.",
      },
      {
        text: "Recount and look for the error, and if it stays, hand in and record the surplus as it is",
        grade: "best",
        reason:
          "The figure in the book is the figure in the bag. A passenger who complains can still be helped.",
      },
      {
        text: "Hand in the 20 euros without a remark in the paper, so that the money is where it belongs",
        grade: "good",
        reason: "The money is honest, but without a record nobody can match it with a complaint.",
      },
      {
        text: "Leave the decision to your colleague, who ran the bar, and have nothing to do with the money",
        grade: "weak",
        reason: "You counted it, so you know. Looking the other way is also an answer.",
      },
    ],
    theme: "integrity",
    competency: "integrity",
    level: "crew",
    principle: "Count, write down, hand in: too much is as wrong as too little.",
    difficulty: "easy",
  },
  {
    id: "check-signed-and-not-done",
    situation:
      "During climb you remember that you signed for your equipment before boarding but were called away and never looked at the oxygen bottle. Nobody knows it. The flight lasts two hours.",
    options: [
      {
        text: "Look at the bottle as soon as you may get up, and tell the senior crew member what happened and what you found",
        grade: "best",
        reason:
          "The gap is closed at the first safe moment and the record becomes true. That is how a just culture learns.",
      },
      {
        text: "Check it when you may get up, and if the pressure is right, let the matter rest",
        grade: "good",
        reason:
          "The crew has a checked bottle. The signature was still wrong, and the cause of it stays hidden.",
      },
      {
        text: "Stay with your service and check it after landing, because the bottle is hardly ever needed",
        grade: "weak",
        reason:
          "It will be looked at, but too late: for two hours everybody relies on something that nobody has seen.",
      },
      {
        text: "Resolve to be more careful next time, and sign in future only what you have really seen, since you cannot turn back the clock anyway",
        grade: "harmful",
        reason:
          "Nothing is checked and nobody is told. It is a good resolution for the next flight, while this one is still in the air.",
      },
    ],
    theme: "integrity",
    competency: "integrity",
    level: "crew",
    principle:
      "A mistake that you report yourself is a report; one that is found is a breach of trust.",
    difficulty: "medium",
  },
  {
    id: "famous-passenger",
    situation:
      "A famous singer sleeps in your cabin. A colleague takes a photograph from the galley and wants to send it to a private group of friends, without the name of the airline.",
    options: [
      {
        text: "Ask the singer after she has woken whether she would mind a photograph with the crew",
        grade: "weak",
        reason:
          "At least she is asked, but she is at rest and at your mercy, and the first picture still exists.",
      },
      {
        text: "Look away, since it is a private group and the airline is not named in it, so there is nothing that anybody could complain of",
        grade: "harmful",
        reason:
          "Private groups leak within the hour. The route and seat of a guest are safety matters as well as her own affair.",
      },
      {
        text: "Say that you would leave that, and hope that your colleague thinks better of it",
        grade: "good",
        reason: "The right view, said softly. The photograph is still on the telephone.",
      },
      {
        text: "Ask the colleague to delete it now, say why, and tell the purser if it has been sent already",
        grade: "best",
        reason:
          "It stops the harm where it can be stopped. If it is out, the airline must hear it from the crew and not from the press.",
      },
    ],
    theme: "integrity",
    competency: "integrity",
    level: "crew",
    principle: "What you see in the cabin belongs to the people who are in it.",
    difficulty: "medium",
  },
  {
    id: "why-you-left-your-last-job",
    situation:
      "In the final interview you are asked why you left your last job. The truth is that you were dismissed in your trial period after coming late several times. Your curriculum vitae gives only the dates.",
    options: [
      {
        text: "Say that the contract was for a limited time, which a trial period after all is",
        grade: "harmful",
        reason:
          "Airlines check references for years back. A lie found in a background check ends more than this application.",
      },
      {
        text: "Say that you and the company had different ideas, and lead over to what you like about this airline",
        grade: "weak",
        reason:
          "Smooth and empty. Interviewers hear this sentence every day and ask the next question.",
      },
      {
        text: "Say that you were dismissed for lateness, what you changed since, and what shows that it has worked",
        grade: "best",
        reason:
          "Truth, responsibility and proof. Lateness matters in this job, so what counts is why it will not happen again.",
      },
      {
        text: "Say openly that you were dismissed, and explain how bad the traffic and the shift plan were",
        grade: "good",
        reason:
          "The fact is out, which is the hardest part, but the blame went to the traffic and nothing was learnt.",
      },
    ],
    theme: "integrity",
    competency: "resilience",
    level: "applicant",
    principle: "Say what happened, what you changed and how it shows.",
    difficulty: "hard",
  },
  {
    id: "which-airline-first",
    situation:
      "The interviewer asks whether you have applied to other airlines. You have, and one of them offered you a place yesterday. You would rather come here, and you have a week to decide about the other one.",
    options: [
      {
        text: "Say that this is the only airline you ever wanted, and that you have not looked at any other since you were a child",
        grade: "harmful",
        reason:
          "It is untrue, and cabin crew recruiters meet each other. A single question about your research is enough.",
      },
      {
        text: "Say yes, you have an offer until next week, and give the concrete reasons why you would rather be here",
        grade: "best",
        reason:
          "Honest and useful for both: it shows real reasons and a date, and it does not threaten.",
      },
      {
        text: "Say that you have an offer elsewhere and would need an answer from them by tomorrow at the latest",
        grade: "weak",
        reason:
          "An offer is information. Turned into an ultimatum with a wrong date, it is a poor start.",
      },
      {
        text: "Say that you have applied to several, because you want to fly and it would be unwise not to",
        grade: "good",
        reason: "Honest and understandable, but it leaves open why it should be this airline.",
      },
    ],
    theme: "integrity",
    competency: "motivation",
    level: "applicant",
    principle: "Wanting this job is shown by reasons, not by saying that there is no other.",
    difficulty: "medium",
  },
  {
    id: "delay-without-a-reason",
    situation:
      "You have been standing at the gate for forty minutes with the doors closed. The flight deck is busy and has told you nothing new. Passengers ask you whether they will reach their connections.",
    options: [
      {
        text: "Say what you know and do not know, when you will speak to them again, and ask the flight deck meanwhile",
        grade: "best",
        reason:
          "People bear waiting better than silence. A next time makes 'I do not know' something they can live with.",
      },
      {
        text: "Reassure them that connecting flights normally wait, so that the mood in the cabin does not turn",
        grade: "harmful",
        reason:
          "They often do not wait. A calm that rests on an invention ends at the transfer desk.",
      },
      {
        text: "Ask them to wait for the captain's announcement, and stay out of the aisle until then, so that you say nothing wrong",
        grade: "weak",
        reason:
          "It avoids saying anything wrong by avoiding people. Rumours fill the aisle instead.",
      },
      {
        text: "Write down the tight connections and pass the list on, so that the ground staff can plan for them, and tell them so",
        grade: "good",
        reason:
          "Practical help, and part of the answer. The other passengers still wait for a word.",
      },
    ],
    theme: "communication",
    competency: "communication",
    level: "crew",
    principle:
      "What is known, what is not, and when you will come back: three sentences against rumours.",
    difficulty: "easy",
  },
  {
    id: "a-word-you-did-not-catch",
    situation:
      "In the briefing the captain names the signal for the crew to come to the flight deck, quickly and in a strong accent. You did not catch it. The others nod, and this is your first flight with them.",
    options: [
      {
        text: "Ask a colleague discreetly after the briefing, so as not to hold up the whole crew, in which everybody is busy enough already",
        grade: "good",
        reason:
          "You will know it in the end, if the colleague heard it right. Half of the others may have nodded like you.",
      },
      {
        text: "Look the standard signal up in the manual, since captains as a rule use that one anyway",
        grade: "weak",
        reason: "As a rule. The briefing is there because today may be different.",
      },
      {
        text: "Ask at once whether he would repeat the signal, and say it back to him as you have understood it",
        grade: "best",
        reason:
          "Ten seconds, and the whole crew is sure. Repeating it back shows that what arrived is what was sent.",
      },
      {
        text: "Nod like the rest, since you will surely recognise the signal when you hear it during the flight",
        grade: "harmful",
        reason:
          "A signal is recognised only by those who know it. When it comes, there will be no time to ask.",
      },
    ],
    theme: "communication",
    competency: "communication",
    level: "crew",
    principle: "Ask in the briefing, where it costs ten seconds, and say it back.",
    difficulty: "easy",
  },
  {
    id: "quiet-candidate-in-the-group",
    situation:
      "In a group task at the assessment day five of you plan a day out for stranded passengers. Four talk over one another; a quiet woman has twice begun a sentence and was interrupted. Six minutes are left.",
    options: [
      {
        text: "Concentrate on your own ideas, because everybody here is responsible for their own result",
        grade: "weak",
        reason:
          "The assessors watch how you treat those around you. A crew in which one person is not heard is what they fear.",
      },
      {
        text: "Tell the others that they are rude, and that the assessors will certainly have noticed it",
        grade: "harmful",
        reason:
          "You shame four people before the assessors, and play to the assessors instead of the group.",
      },
      {
        text: "Summarise what has been said so far, so that the group comes to a result in the remaining time",
        grade: "good",
        reason:
          "A useful role that scores. It still leaves out what one fifth of the group was thinking.",
      },
      {
        text: "Say her name and ask for what she began to say, then tie it to the plan and mention the time",
        grade: "best",
        reason:
          "It brings in a voice and moves the task on in one sentence. That is what a good crew member does in a galley.",
      },
    ],
    theme: "communication",
    competency: "teamwork",
    level: "applicant",
    principle: "Bring in the quiet one by name, and then bring the group to its end.",
    difficulty: "medium",
  },
];
