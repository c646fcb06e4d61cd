import type { JudgementQuestion } from "./schema.ts";

export const SECURITY_AND_MEDICAL_JUDGEMENTS: readonly JudgementQuestion[] = [
  {
    id: "bag-nobody-claims",
    situation:
      "On a turnaround you check the cabin and find a sports bag in a locker above empty seats. The passengers who go on with you say that it is not theirs. Boarding is to start in three minutes.",
    options: [
      {
        text: "Open it carefully to look for a name, so that the owner can still be called at the gate",
        grade: "harmful",
        reason:
          "Nobody opens, lifts or shakes something that nobody owns. What it may be is for others to find out.",
      },
      {
        text: "Carry it to the gate and hand it to the ground staff as lost property before boarding begins",
        grade: "weak",
        reason:
          "Nine times in ten it is lost property. The tenth time you have carried it past everybody on board.",
      },
      {
        text: "Leave it untouched, keep people away from it, and tell the captain or the senior crew member before boarding",
        grade: "best",
        reason:
          "It keeps distance and gives the decision to those who can call security and hold the boarding.",
      },
      {
        text: "Ask the passengers on board once more, row by row, and report it if still nobody claims it, because it is nearly always a forgotten one",
        grade: "good",
        reason:
          "Asking once is part of the procedure, but the report belongs beside it and not behind it.",
      },
    ],
    theme: "security",
    competency: "safety-awareness",
    level: "crew",
    principle: "Do not touch, keep away, report: in that order, and without guessing.",
    difficulty: "easy",
  },
  {
    id: "questions-about-the-flight-deck-door",
    situation:
      "A pleasant man in the front row asks when the pilots usually leave the flight deck and who decides about the door. Later you see him film the galley just as a pilot comes out.",
    options: [
      {
        text: "Tell the senior crew member and the captain quietly what he asked and filmed and where he sits, and watch him",
        grade: "best",
        reason:
          "It is probably curiosity, and it is a pattern that those responsible have to know. They may change their routine at once.",
      },
      {
        text: "Ask him politely to stop filming the crew, and change the subject when he asks again about the door",
        grade: "good",
        reason:
          "Both are right, but the captain still does not know that somebody studies the door.",
      },
      {
        text: "Explain to him in general terms how secure the door is, so that he sees there is nothing to find",
        grade: "harmful",
        reason:
          "Any detail about door and routine is more than he should know, and it came from you.",
      },
      {
        text: "Keep an eye on him for the rest of the flight and report it later, if he does anything more",
        grade: "weak",
        reason:
          "Waiting for proof turns a warning into an event, and only one person on board is watching.",
      },
    ],
    theme: "security",
    competency: "integrity",
    level: "crew",
    principle: "You need no proof to report, only an observation.",
    difficulty: "medium",
  },
  {
    id: "parcel-for-a-cousin",
    situation:
      "In the hotel lobby before your flight home the friendly receptionist asks you to take a small wrapped parcel to her cousin, who will fetch it at your crew exit. She shows you a photograph of the dress that she says is inside.",
    options: [
      {
        text: "Take it if she unwraps it before your eyes, and put the dress into your own suitcase afterwards, where nobody else can get at it",
        grade: "weak",
        reason:
          "It looks careful, but things are sewn into seams, and you would still carry goods for a stranger.",
      },
      {
        text: "Decline warmly, say that crew may never carry things for others, and mention it to the senior crew member",
        grade: "best",
        reason:
          "Clear, friendly and true for every airline. The report matters, because the next colleague will be asked as well.",
      },
      {
        text: "Decline with the excuse that your suitcase is already full, so that she does not feel suspected",
        grade: "good",
        reason:
          "The parcel stays behind, but an excuse invites a smaller parcel, and nobody else is warned.",
      },
      {
        text: "Say yes to be polite and hand the parcel to the airport police as soon as you are at the terminal",
        grade: "harmful",
        reason: "From the lobby to the police it is yours, and so is whatever they find in it.",
      },
    ],
    theme: "security",
    competency: "integrity",
    level: "crew",
    principle: "You carry only what you packed yourself, for nobody, ever.",
    difficulty: "easy",
  },
  {
    id: "drunk-at-the-door",
    situation:
      "During boarding a man smelling of alcohol stumbles at the door, laughs loudly and calls you sweetheart. His friends promise to look after him and say that he always sleeps on flights.",
    options: [
      {
        text: "Let him sit down with his friends round him, and agree with the crew that he is served no alcohol on board",
        grade: "weak",
        reason:
          "No alcohol is right, but a person who appears drunk should not be on board at all, and in the air nobody can put him off.",
      },
      {
        text: "Tell him at the door that he is drunk and will not fly today, in front of the waiting passengers",
        grade: "harmful",
        reason:
          "The decision is not yours alone, and an audience turns a happy drunk into an angry one.",
      },
      {
        text: "Seat him near the galley where you can watch him, and look at him again before the door is closed",
        grade: "weak",
        reason:
          "He appears drunk already and should not be boarded; meanwhile captain and ground staff lose the time they need.",
      },
      {
        text: "Stay friendly, keep him near the door, and tell the senior crew member now so that captain and ground staff decide",
        grade: "best",
        reason:
          "On the ground there are staff, police and time. A problem is much cheaper at the gate than at cruising height.",
      },
    ],
    theme: "security",
    competency: "decision-making",
    level: "crew",
    principle: "Settle at the gate what you do not want to settle in the air.",
    difficulty: "medium",
  },
  {
    id: "only-indigestion",
    situation:
      "A man in his fifties is pale and sweating and rubs his chest. He says that it is only indigestion from the airport food and asks you not to make a fuss. Your colleagues are in the middle of the service.",
    options: [
      {
        text: "Respect his wish, bring him water, and promise to look in on him as soon as the service is over",
        grade: "weak",
        reason:
          "People having a heart attack often say just this. Kindness that leaves him alone for half an hour may cost his life.",
      },
      {
        text: "Treat it as his heart: keep him still, call a colleague to bring defibrillator and oxygen, and have the captain told",
        grade: "best",
        reason:
          "It assumes the worst that fits and gets people and equipment moving. If it was the sandwich, nothing is lost.",
      },
      {
        text: "Ask him about pain, medicines and illnesses, note the time, and then report it to the senior crew member so that she gets the full picture at once",
        grade: "good",
        reason:
          "All of these questions are needed, but with a colleague on the way and not before one.",
      },
      {
        text: "Walk him to the galley, where there is air and room and he is not embarrassed before the others",
        grade: "harmful",
        reason:
          "Every step makes a struggling heart work harder, and he may collapse in the narrowest place on board.",
      },
    ],
    theme: "medical",
    competency: "emergency-response",
    level: "crew",
    principle:
      "Take the most dangerous explanation that fits, until somebody qualified rules it out.",
    difficulty: "medium",
  },
  {
    id: "doctor-without-a-card",
    situation:
      "A passenger is unwell, and a woman who says that she is a doctor asks for the emergency medical kit. She has no card with her. She is calm and seems to know what she is talking about.",
    options: [
      {
        text: "Ask her field, tell the captain, and give her what procedure and the medical advice from the ground allow",
        grade: "best",
        reason:
          "Help is used and stays within a frame: captain and ground doctors know who does what, and with which kit.",
      },
      {
        text: "Refuse the kit, since rules are rules, and go on alone with first aid as you were trained",
        grade: "weak",
        reason:
          "It feels correct, but identity can be dealt with in other ways, and the captain was not even asked.",
      },
      {
        text: "Hand her the kit at once, because every minute counts and nobody would lie about such a thing",
        grade: "harmful",
        reason:
          "People have lied about it, and strong drugs would now be used without captain, record or advice.",
      },
      {
        text: "Let her examine him with the first aid kit only, and ask the captain about the big one meanwhile",
        grade: "good",
        reason:
          "It gains time safely, but the ground doctors, who could speak with her, are left out.",
      },
    ],
    theme: "medical",
    competency: "decision-making",
    level: "crew",
    principle:
      "Volunteers help and do not command; the captain and the ground doctors stay in the picture.",
    difficulty: "hard",
  },
  {
    id: "nuts-two-rows-away",
    situation:
      "After take-off a woman tells you that she has a severe peanut allergy, which she had not told the airline. Two rows in front of her a family is opening a bag of roasted peanuts. She carries an adrenaline injector.",
    options: [
      {
        text: "Make an announcement with her row number, so that everybody around her puts nuts away immediately",
        grade: "harmful",
        reason:
          "Her illness and her seat belong to her. An announcement without details is one thing, pointing her out another.",
      },
      {
        text: "Offer to move her to a seat far from the family, and bring her wipes for the table and the armrests",
        grade: "good",
        reason:
          "Distance and wiping help, most of all wiping, but nobody else knows of her, and the injector is still in a bag.",
      },
      {
        text: "Explain that airlines cannot promise a cabin free of nuts and that she should have told the airline earlier, as the conditions of carriage say",
        grade: "weak",
        reason: "Every word is true and none of them helps her at this moment.",
      },
      {
        text: "Ask where her injector is, ask the family kindly to put the nuts away, offer wipes or a move, and tell all the crew",
        grade: "best",
        reason:
          "It lowers the risk, makes the rescue ready and makes sure that any of you would recognise a reaction.",
      },
    ],
    theme: "medical",
    competency: "customer-care",
    level: "crew",
    principle:
      "Lower the risk, have the rescue at hand, and make sure that more than one person knows.",
    difficulty: "medium",
  },
  {
    id: "colleague-hits-her-head",
    situation:
      "In turbulence a colleague hit her head on a galley corner. She says that she is fine and works on, but she asks you for the second time which row you have reached. You land in two hours with a minimum crew.",
    options: [
      {
        text: "Keep quiet about it, because reporting her unfit with a minimum crew would bring the whole flight into trouble",
        grade: "harmful",
        reason:
          "A crew member who cannot think is missing already. Only those who know it can plan for it.",
      },
      {
        text: "Take over her rows so that she has less to do, and watch whether it gets better or worse",
        grade: "weak",
        reason:
          "It is loyal, and it hides from the captain that an exit may be manned by somebody who cannot think clearly.",
      },
      {
        text: "Sit her down with a colleague beside her, and tell the senior crew member and captain of the blow and the repeated question",
        grade: "best",
        reason:
          "Asking the same thing twice is a sign of concussion. The captain can get medical advice, and the duties can be shared out anew.",
      },
      {
        text: "Ask her to sit down for ten minutes and tell the senior crew member if she is not better then",
        grade: "good",
        reason:
          "Rest is right, but signs of a head injury are reported when they are seen, not after a trial.",
      },
    ],
    theme: "medical",
    competency: "teamwork",
    level: "crew",
    principle: "A colleague who is hurt is a patient first; her duties are planned without her.",
    difficulty: "hard",
  },
];
