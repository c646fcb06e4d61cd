import type { JudgementQuestion } from "./schema.ts";

export const SERVICE_AND_CULTURE_JUDGEMENTS: readonly JudgementQuestion[] = [
  {
    id: "last-vegetarian-meal",
    situation:
      "You have one vegetarian meal left on the trolley. A passenger who did not order one asks for it, because he does not like the chicken. You know that passengers without an order sometimes ask for it for religious reasons, and six rows are still to come.",
    options: [
      {
        text: "Give it to him with a smile, because the passenger who asks first should be served first, and the airline should load more of them",
        grade: "weak",
        reason:
          "Fair by the clock only: somebody behind may be unable to eat anything else at all.",
      },
      {
        text: "Say that you will come back to him after the last row, offer something meanwhile, and keep your word",
        grade: "best",
        reason:
          "Need comes before taste, he knows what happens next, and the meal is his if nobody needs it.",
      },
      {
        text: "Tell him that vegetarian meals are only for those who ordered them, and offer the chicken again",
        grade: "good",
        reason:
          "It keeps the meal for real need, but it is only half true, and he is left with nothing he likes.",
      },
      {
        text: "Say that there is none left, so that there is no long discussion in front of the other hungry passengers",
        grade: "harmful",
        reason:
          "A lie with the meal on the trolley in plain sight. He will not believe the next thing you say either.",
      },
    ],
    theme: "service",
    competency: "customer-care",
    level: "crew",
    principle: "Need before taste, and a time by which you come back.",
    difficulty: "easy",
  },
  {
    id: "reclined-seat-quarrel",
    situation:
      "A tall passenger pushes against the seat in front of him, because it is reclined into his knees. The woman in front says that she paid for a seat that reclines. Both look at you and raise their voices.",
    options: [
      {
        text: "Tell the tall passenger that everybody has the right to recline, and ask him to stop pushing at once",
        grade: "good",
        reason:
          "It ends the pushing, which has to end, but it judges in public and leaves his knees where they are.",
      },
      {
        text: "Ask the woman to put her seat up, since he is obviously in pain and she can do without it",
        grade: "weak",
        reason: "You have taken sides, and she has lost something that is hers because he pushed.",
      },
      {
        text: "Let them settle it between themselves as adults, and come back when both of them have calmed down",
        grade: "harmful",
        reason:
          "Quarrels about seats are among those that come to blows. Walking away from raised voices leaves both without help.",
      },
      {
        text: "Calm both, hear each one, and offer a way out: another seat, upright for the meal, half-way recline",
        grade: "best",
        reason:
          "Nobody loses before an audience, and the choice of a way out gives both something to say yes to.",
      },
    ],
    theme: "service",
    competency: "conflict-handling",
    level: "crew",
    principle: "Do not be the judge: be the one who finds a third possibility.",
    difficulty: "medium",
  },
  {
    id: "birthday-champagne",
    situation:
      "In economy a young man tells you that his girlfriend turns thirty today and asks for two glasses of the champagne from business class. The airline keeps it for that cabin. The couple are charming, and nobody would notice.",
    options: [
      {
        text: "Congratulate her, explain what you can offer here, and make something of it: a card from the crew, sparkling wine",
        grade: "best",
        reason:
          "She remembers being celebrated and not the label. The rule is kept without a lecture about it.",
      },
      {
        text: "Bring them the two glasses discreetly, because such moments make customers come back for years and tell their friends about it",
        grade: "harmful",
        reason:
          "You give away what belongs to the airline and to those who paid, and the row behind asks next.",
      },
      {
        text: "Ask the senior crew member whether she would allow an exception for the birthday today",
        grade: "good",
        reason:
          "Asking is honest, and she may know a way. You hand on, though, what you could solve yourself.",
      },
      {
        text: "Say that the champagne is reserved for business class and wish the two of them a pleasant flight",
        grade: "weak",
        reason: "Correct and cold. The chance to do something that costs nothing has gone.",
      },
    ],
    theme: "service",
    competency: "initiative",
    level: "crew",
    principle: "Keep the rule and spend imagination: it is free in every cabin.",
    difficulty: "easy",
  },
  {
    id: "dead-screen-on-a-long-flight",
    situation:
      "One hour into an eleven-hour flight a mother says that the screen of her eight-year-old son does not work. You have reset it twice without success, and the cabin is full. She says that she paid the same as everybody else.",
    options: [
      {
        text: "Explain that screens are a courtesy and no part of the ticket, and that you have done what you could",
        grade: "weak",
        reason:
          "Perhaps legally right. She hears that ten hours with a bored child are her own affair.",
      },
      {
        text: "Promise her that the airline will refund a part of the fare if she writes to customer service, so that at least she can relax now",
        grade: "harmful",
        reason: "You promise what you cannot keep. Disappointment is then delivered twice.",
      },
      {
        text: "Apologise, find what helps now such as a swap or games, report the fault, say how to complain, and come back",
        grade: "best",
        reason:
          "It owns the problem, does what is possible at once, and opens the proper way without promising its result.",
      },
      {
        text: "Apologise sincerely, give her the complaint form, and write the fault into the cabin log for the engineers",
        grade: "good",
        reason:
          "Proper and honest, yet the form will not occupy an eight-year-old until tomorrow morning.",
      },
    ],
    theme: "service",
    competency: "customer-care",
    level: "crew",
    principle: "Repair what you can, name what you cannot, and never promise for others.",
    difficulty: "medium",
  },
  {
    id: "will-not-sit-beside-her",
    situation:
      "During boarding a man asks to be moved, because his faith does not allow him to sit beside a woman he does not know. The woman in the next seat hears it and looks hurt. There are a few free seats further back.",
    options: [
      {
        text: "Offer him one of the free seats, quietly, and make clear to both that she stays in hers unless she wishes otherwise",
        grade: "best",
        reason:
          "His wish is met where it costs nobody anything, and the price is not put on the woman.",
      },
      {
        text: "Ask the woman whether she would mind changing to a seat further back, with thanks for her understanding",
        grade: "harmful",
        reason:
          "It asks her to move because of what she is. Airlines have been taken to court over exactly that.",
      },
      {
        text: "Tell him that on board everybody sits where the boarding pass says, whatever their reasons may be",
        grade: "weak",
        reason:
          "Equal on paper, but an easy solution was at hand, and now two people begin the flight offended.",
      },
      {
        text: "Call the senior crew member to speak with him, because questions of faith need somebody with experience",
        grade: "good",
        reason:
          "Support is sensible if it becomes difficult, but a free seat is an ordinary thing to offer.",
      },
    ],
    theme: "culture",
    competency: "cultural-awareness",
    level: "crew",
    principle: "Meet a wish where nobody else pays for it.",
    difficulty: "hard",
  },
  {
    id: "fasting-passenger",
    situation:
      "It is Ramadan, and a passenger declines his tray at noon. He asks when he may eat: the sun stands differently up here than at home. You do not know the answer.",
    options: [
      {
        text: "Tell him that travellers are excused from fasting, so that he can eat now without a bad conscience",
        grade: "harmful",
        reason:
          "It is his faith and his decision. A lesson in it from the trolley is the opposite of respect.",
      },
      {
        text: "Leave the tray on his table with a friendly word, so that he can decide when the time has come",
        grade: "weak",
        reason:
          "Kindly meant, but he sits for hours before food, and it cannot be kept safe at room temperature.",
      },
      {
        text: "Keep his meal aside as the food rules allow, and offer to serve him whenever he rings after sunset",
        grade: "good",
        reason:
          "He will be fed, and that is most of it, but his question about the time stays without an answer.",
      },
      {
        text: "Keep his meal as the food rules allow, ask the flight deck at a quiet moment for sunset on the route, and tell him",
        grade: "best",
        reason:
          "It answers what he asked from the people who can know, and plans the meal round his answer.",
      },
    ],
    theme: "culture",
    competency: "cultural-awareness",
    level: "crew",
    principle: "Do not explain people's faith to them: ask what they need and arrange it.",
    difficulty: "medium",
  },
  {
    id: "nods-to-everything",
    situation:
      "An elderly woman travels alone and shares no language with the crew. She nods and smiles at everything, has hardly eaten, and holds an arrival card that she turns over and over.",
    options: [
      {
        text: "Fill in the card for her with what is in her passport, so that she has no trouble on arrival, and save her the queue at the counter too",
        grade: "weak",
        reason:
          "It looks helpful, but a declaration is hers to make, and wrong answers on it become her trouble.",
      },
      {
        text: "Speak to her slowly and more loudly in English, and show with gestures where she must sign",
        grade: "harmful",
        reason:
          "She is not deaf, and a signature under something that she cannot read helps nobody.",
      },
      {
        text: "Look for a crew member or a willing passenger who speaks her language, use pictures, and tell the ground staff",
        grade: "best",
        reason:
          "It finds words for her, checks what she really needs, and carries the help beyond the aircraft door.",
      },
      {
        text: "Sit with her for a moment, show her pictures of the food, and order assistance for her arrival",
        grade: "good",
        reason: "Warm and useful, though nobody has yet asked her anything that she could answer.",
      },
    ],
    theme: "culture",
    competency: "communication",
    level: "crew",
    principle: "Smiling is not understanding: find a language, even if it is somebody else's.",
    difficulty: "easy",
  },
  {
    id: "mocked-accent-in-the-galley",
    situation:
      "In the galley a popular colleague imitates the accent of a passenger, and the others laugh. The curtain is half open. You are new, and you know that she is going to write a report about you.",
    options: [
      {
        text: "Laugh along for a moment and then start talking about something else, so that it stops by itself and nobody has to lose face over it",
        grade: "weak",
        reason: "It stops the joke and tells the galley that you found it funny.",
      },
      {
        text: "Close the curtain, say calmly that people can hear and that you do not like it, and speak with her alone later",
        grade: "best",
        reason: "It ends it at once, protects the passenger, and leaves the colleague a way back.",
      },
      {
        text: "Leave the galley without a word, so that everybody notices that you do not want to be part of it",
        grade: "good",
        reason:
          "You keep out of it, and it costs something, but silence leaves it to the others to guess why.",
      },
      {
        text: "Tell the passenger that the crew made fun of him, and that you personally apologise for your colleagues",
        grade: "harmful",
        reason:
          "The man was spared the insult so far. Now he has it, and the crew is divided for the rest of the flight.",
      },
    ],
    theme: "culture",
    competency: "cultural-awareness",
    level: "crew",
    principle: "Say it early, calmly and to the person: a joke lives on the laughter of others.",
    difficulty: "medium",
  },
];
