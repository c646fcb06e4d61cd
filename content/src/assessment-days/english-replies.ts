import type { EnglishItem } from "./schema.ts";

export const REPLY_ITEMS: readonly EnglishItem[] = [
  {
    id: "turbulence-pa",
    kind: "clearer-announcement",
    question: "Which announcement is clearest when turbulence begins?",
    answer: "Please return to your seats and fasten your seat belts now.",
    wrong: [
      {
        text: "Due to meteorological circumstances a certain discomfort may be encountered.",
        mistake: "Nobody knows what to do",
      },
      {
        text: "We would kindly like to suggest that belts might be useful.",
        mistake: "Sounds like a choice",
      },
      {
        text: "Fasten. Sit. Everybody.",
        mistake: "Rude, and in the wrong order for people on their feet",
      },
    ],
    reason: "Each action has its verb, the words are short, and it says when: now.",
  },
  {
    id: "delay-pa",
    kind: "clearer-announcement",
    question: "Which announcement tells passengers most about a delay?",
    answer: "We are waiting for a spare part. I will speak to you again in fifteen minutes.",
    wrong: [
      {
        text: "We will be leaving shortly, so please be patient with us.",
        mistake: "Shortly means nothing",
      },
      {
        text: "There is an operational issue that is being operationally addressed.",
        mistake: "Empty words",
      },
      {
        text: "It is not the fault of the airline that the spare part we are waiting for is late today.",
        mistake: "Blames, and says no time",
      },
    ],
    reason: "It gives the reason and when you'll speak again: that's what people can plan with.",
  },
  {
    id: "lavatory-pa",
    kind: "clearer-announcement",
    question: "Which is the clearest way to send passengers to another lavatory?",
    answer: "This lavatory is closed. Please use the ones at the rear.",
    wrong: [
      {
        text: "This lavatory is experiencing a state of unavailability.",
        mistake: "Long words for closed",
      },
      {
        text: "You cannot use this, sorry, it is broken or something.",
        mistake: "Vague, and offers no way out",
      },
      {
        text: "At the rear of the aircraft is where some other facilities would exist too.",
        mistake: "Hides what is asked",
      },
    ],
    reason: "First what the matter is, then what to do, in one short sentence each.",
  },
  {
    id: "devices-pa",
    kind: "clearer-announcement",
    question: "Which announcement about devices before take-off is best?",
    answer: "Please switch your phones to flight mode and stow large devices now.",
    wrong: [
      {
        text: "Phones are something that we do not like to see switched on.",
        mistake: "Tells them what you like, not what to do",
      },
      {
        text: "Electronic items of whatever nature should be considered.",
        mistake: "Nobody knows for what",
      },
      {
        text: "Flight mode, please, or whatever your phone calls it these days.",
        mistake: "Funny, and forgets large devices",
      },
    ],
    reason: "Two actions, two verbs, one moment.",
  },
  {
    id: "diversion-pa",
    kind: "clearer-announcement",
    question: "Which sentence about a diversion is both clear and calm?",
    answer: "A passenger needs a doctor, so we are landing in Vienna in thirty minutes.",
    wrong: [
      {
        text: "We have a serious medical emergency on board and must go down to the ground immediately.",
        mistake: "True and frightening",
      },
      {
        text: "There is a small change to our route today.",
        mistake: "Hides what everybody will soon see",
      },
      {
        text: "Vienna is where we may or may not be heading now.",
        mistake: "Unsure, and so alarming",
      },
    ],
    reason: "It gives the reason, the place and the time: people stay calm when they know.",
  },
  {
    id: "exit-briefing",
    kind: "clearer-announcement",
    question: "Which sentence begins an exit row briefing best?",
    answer:
      "You are sitting at an emergency exit. May I show you how to open it if we tell you to?",
    wrong: [
      {
        text: "I have to tell you some things that I tell everyone.",
        mistake: "Makes it sound useless",
      },
      {
        text: "You have read the card in your seat pocket, so you know everything that you need to know, correct?",
        mistake: "A question people can only nod at",
      },
      {
        text: "In the improbable event of certain eventualities you may be asked.",
        mistake: "Nobody follows to the end",
      },
    ],
    reason: "It says where they sit, why it matters and what comes next.",
  },
  {
    id: "buy-on-board",
    kind: "clearer-announcement",
    question: "Which is the clearest announcement of a trolley that sells food?",
    answer: "We are now coming through the cabin with food and drinks for sale. Card payment only.",
    wrong: [
      {
        text: "We are going to be proceeding with our retail offering.",
        mistake: "Company jargon",
      },
      {
        text: "Hungry people can get something, if they have the card.",
        mistake: "Unclear, which card",
      },
      {
        text: "You can buy food and drinks, but not with cash, which we do not take since a long time.",
        mistake: "Clumsy and wrong in grammar",
      },
    ],
    reason: "It says what there is and how to pay before the trolley reaches them.",
  },
  {
    id: "champagne-from-business",
    kind: "polite-refusal",
    question:
      "A passenger in economy asks for a drink that is served only in business class. Which reply is best?",
    answer:
      "That one is served in business class only. May I offer you a sparkling wine from our menu?",
    wrong: [
      {
        text: "No, you would have to buy a ticket for business class if you wanted to have that one.",
        mistake: "True, and humiliating",
      },
      { text: "I would love to, but my boss is strict.", mistake: "Hides behind somebody else" },
      { text: "Let me see, perhaps later.", mistake: "A promise that you will not keep" },
    ],
    reason: "It says what's so without blame and offers something straight away.",
  },
  {
    id: "seat-change",
    kind: "polite-refusal",
    question:
      "A passenger wants to move to an empty extra-legroom seat, which your airline sells on board. Which reply is best?",
    answer: "Those seats can be bought on board. Would you like to know the price?",
    wrong: [
      { text: "Everybody wants that seat, you know.", mistake: "Makes the request sound silly" },
      { text: "It is forbidden to sit there.", mistake: "Not true: it is sold" },
      {
        text: "Just wait until we are in the air and it is dark, then nobody will notice it.",
        mistake: "Breaks the rule for one",
      },
    ],
    reason: "It's clear about the rule and shows the honest way to get the seat.",
  },
  {
    id: "another-whisky",
    kind: "polite-refusal",
    question: "A passenger who has had enough asks for another whisky. Which reply is best?",
    answer:
      "I will not serve you any more alcohol on this flight. What else may I bring you: water, coffee, juice?",
    wrong: [
      { text: "You are drunk, so no.", mistake: "A judgement, and an insult" },
      { text: "We have run out of whisky, sorry.", mistake: "A lie the next row will uncover" },
      {
        text: "I will bring you one more now, but that one is really the last that you can have tonight.",
        mistake: "Gives in to somebody who should get none",
      },
    ],
    reason: "It's firm about the alcohol, doesn't judge the person and still leaves a choice.",
  },
  {
    id: "flight-deck-visit",
    kind: "polite-refusal",
    question:
      "A father asks during the flight whether his son may see the flight deck. Which reply is best?",
    answer:
      "Passengers may not enter during the flight. I will gladly ask the captain about a visit after landing.",
    wrong: [
      { text: "No, because of terrorists.", mistake: "Frightens the child and half a row" },
      { text: "The pilots hate being disturbed.", mistake: "Untrue and unkind" },
      {
        text: "Please wait here by the door with your son, and I will check whether the pilots are busy just now.",
        mistake: "Raises hopes you can't meet",
      },
    ],
    reason: "The rule in one sentence, and a real alternative.",
  },
  {
    id: "crew-phone-number",
    kind: "polite-refusal",
    question: "A passenger asks for your private telephone number. Which reply is best?",
    answer:
      "That is kind of you, but I do not give out my number. Is there anything you need for the flight?",
    wrong: [
      { text: "Maybe later, after landing.", mistake: "Only puts off the no" },
      {
        text: "My partner would not like it at all if I gave my number to somebody whom I met on a flight.",
        mistake: "An excuse that invites more questions",
      },
      { text: "Please do not harass me.", mistake: "Too strong for one polite question" },
    ],
    reason: "It's friendly and final, and gets you back to your work.",
  },
  {
    id: "lift-the-bag",
    kind: "polite-refusal",
    question:
      "A healthy passenger asks you to lift his heavy bag into the bin for him. Your airline does not let crew lift bags alone. Which reply is best?",
    answer: "I cannot lift it alone, but let us do it together, or I will show you a place for it.",
    wrong: [
      { text: "It is not my job to carry bags.", mistake: "Right by the book and cold" },
      {
        text: "If I lift it and hurt my back, will you pay for the doctor and for my loss of wages?",
        mistake: "Puts him in the wrong",
      },
      { text: "Put it anywhere, it does not matter.", mistake: "A loose bag does matter" },
    ],
    reason: "It says what you can't do and helps at the same time.",
  },
  {
    id: "phone-call-taxi",
    kind: "polite-refusal",
    question:
      "A passenger says that his call is very important and goes on talking while you taxi. Which reply is best?",
    answer:
      "I understand that it matters. Please end the call now; you can ring again after landing.",
    wrong: [
      { text: "Your call endangers all of us.", mistake: "Overstated, so easy to argue with" },
      {
        text: "All right, since it is so important, but please make it quick and speak as quietly as you can.",
        mistake: "The rule is gone",
      },
      { text: "Everybody thinks that his call is important.", mistake: "Mocks him" },
    ],
    reason: "It shows you've heard him, and gives a clear request and a time.",
  },
];
