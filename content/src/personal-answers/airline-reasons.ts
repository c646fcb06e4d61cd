import type { PersonalAnswer } from "./personal-answer.ts";

/** Reasons that applicants give for wanting one airline and no other, as its recruiters take them. */
export const AIRLINE_REASONS: readonly PersonalAnswer[] = [
  {
    id: "reputation",
    advice:
      "Reputation and awards fit every airline that has any, so they don't say why this one. Go one step behind it: what do its crews do that earned it, and where have you seen that yourself? One flight, one crew member you asked, one thing from its own pages with a date.",
  },
  {
    id: "place",
    advice:
      "The city may be in it, in half a sentence, if you've found out what living there means: shared housing, heat or rain, how far home is. It isn't a reason for the airline by itself, since others fly from there too. Add what only this one does, and what you'd bring to it.",
  },
  {
    id: "routes",
    advice:
      "Routes are a fair reason when you can use one: a language you speak, people you know how to look after, a culture you've worked with. 'You fly to Lisbon three times a day and I speak Portuguese with my grandmother' beats any number of destinations.",
  },
  {
    id: "training",
    advice:
      "Its training is one of the best reasons, if you name a part of it: how long it is, what's taught there and not elsewhere, what somebody who went through it told you. Then one sentence on what you want to learn there and what you've already learned on your own.",
  },
  {
    id: "service",
    advice:
      "Service is right and too general. Take one thing that its crews do and say how you noticed it: words, a gesture, how a complaint ended. Then your own moment that shows you work like that already: 'At the shop I ask for the name, because then people wait more gently.'",
  },
  {
    id: "people-of-many-nations",
    advice:
      "A crew of many nations is a good reason with proof: where you've worked with people from elsewhere, one misunderstanding and how you cleared it up. Check the airline's own figure before you name one; a wrong number is remembered.",
  },
  {
    id: "conditions",
    advice:
      "Pay, housing and free tickets are good reasons for your kitchen table and poor ones here: they'd hear that a better offer takes you away. Keep one sentence for it, that you've done the sums and want to stay, and build the answer on the work.",
  },
  {
    id: "grows",
    advice:
      "An airline that's growing interests you for a reason: new aircraft, new bases, ways to become senior. Name the one that you looked up, with its year, and what you'd like to be part of. 'You're growing' alone could be said to half of them.",
  },
  {
    id: "childhood",
    advice:
      "A first flight with them, an aunt who flew, the tail seen from the balcony: that's yours and nobody else's, so begin with it, in two sentences. Then jump to today: what you've found out since, whom you asked, and what you'd do there for its passengers.",
  },
  {
    id: "only-one-hiring",
    advice:
      "Don't say that they're the ones who take you; say what made you look closer. There's always something: the base you can live at, the aircraft, short days or long ones, how they spoke to you at the open day. Two such facts and one of your own moments are an answer.",
  },
];
