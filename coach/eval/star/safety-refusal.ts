import type { LabelledAnswer } from "./format.ts";

const asked = {
  question:
    "The aircraft is taxiing and a passenger will not fasten the seat belt or put the bag away. What do you do?",
  kind: "hypothetical",
} as const;

export const SAFETY_REFUSAL: LabelledAnswer[] = [
  {
    id: "safety-refusal-short-firm",
    ...asked,
    level: "strong",
    why: "Short, in the right order: reason, clear instruction, senior, flight deck, no take-off unless secure, report.",
    answer: {
      situation: "Cabin isn't secure, so we're not ready for take-off.",
      task: "My job is to get that belt on and the bag stowed, or to make sure the flight deck knows before we line up.",
      action:
        "I go down to eye level, ask if something is wrong. Then plain words: I need your belt on and the bag under the seat now, it's for your safety and it's the law. I help with the bag. Still no? I don't argue, I tell the senior the seat number, and the senior tells the captain.",
      result:
        "Mostly that's enough and I check the buckle. If not, the captain decides if we go back. After landing I fill in the report.",
    },
    faults: [],
  },
  {
    id: "safety-refusal-step-by-step",
    ...asked,
    level: "strong",
    why: "Long, non-native: possible reasons, graded steps, chain of command, exit row, report and care for neighbours.",
    answer: {
      situation:
        "We are taxiing, so there is not much time, perhaps five minutes until the take-off, and I also must be on my own seat before that. When a passenger refuses the belt there can be different reasons. Maybe he doesn't understand the language, maybe the belt is too short, maybe he is afraid or had alcohol. But whatever it is, the cabin is not secured.",
      task: "I am responsible for the safety of my zone. I must get his cooperation, give correct information to the cabin senior, and the cabin ready report is not given while one passenger is not belted.",
      action:
        "I go to him immediately and I speak quiet and friendly. I say my sentence clear: \"Sir, please fasten your seat belt and let me put your bag under the seat in front, we are about to take off.\" I show it with the demo belt if he doesn't understand, and I offer an extension belt. If he says no, I explain why in one sentence, that in a rejected take-off the bag and he himself would fly forward and block the way to the exit. If he is sitting at an emergency exit I don't discuss about the bag at all, it has to go in the locker, or he is reseated. When he refuses the second time I call the cabin senior on the interphone, give seat number, what he said and if I smell alcohol, and she informs the flight deck before the take-off. I don't touch him and I don't threaten.",
      result:
        'If he cooperates I thank him, I check the buckle, report "cabin secure" and I observe him in the flight. If he doesn\'t, the captain can hold the position or return to the stand and he would be offloaded, and that would be right, even with a delay. In both cases I write the occurrence report with the time and the witnesses, and say sorry to the neighbours.',
    },
    faults: [],
  },
  {
    id: "safety-refusal-kind-no-report",
    ...asked,
    level: "partial",
    why: "Kind and safety-minded with a clear instruction, but nobody else is ever told and there is no plan if it fails.",
    answer: {
      situation:
        "A passenger without a belt is a danger for himself and for the others, so I would take it seriously, but I'd also think that he may be nervous.",
      task: "I have to make sure that everyone is seated with the belt on before take off.",
      action:
        "I would go to the passenger straight away and introduce myself. I would ask kindly if I could help with the belt. I'd explain that the bag could block the way for the others if we had to leave quickly. I would offer to put it in the overhead locker myself, and to bring him his things as soon as the sign is off. I would stay there until it's done.",
      result:
        "He would see that I only want to protect him, and he would do it, and we could take off safely.",
    },
    faults: [],
  },
  {
    id: "safety-refusal-two-times",
    ...asked,
    level: "partial",
    why: "Has instruction and escalation, but no reason given to the passenger, no flight deck, and nothing after it.",
    answer: {
      situation: "Taxi. Passenger not following crew instruction. Cabin not secure.",
      task: "Secure the cabin.",
      action:
        "Tell him to fasten the seat belt and stow the bag. Tell him a second time if he ignores me. If he still says no I get my purser, she has more authority and more experience than me.",
      result: "The purser will deal with it from there.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "safety-refusal-smile-and-ask",
    ...asked,
    level: "weak",
    why: "Well meant, but only politeness: no urgency, no reason, no escalation.",
    answer: {
      situation: "Sometimes passengers don't listen to the crew, you see this a lot.",
      task: "To be polite and to make the passenger happy but also safe.",
      action:
        "I would smile and ask him to do it please. I would try to convince him in a friendly way because every passenger is a guest.",
      result: "I hope he would listen to me in the end.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "safety-refusal-let-it-go",
    ...asked,
    level: "worthless",
    why: "Polished and customer-friendly, but breaks the rule, gives a false cabin-secure and hides it.",
    answer: {
      situation:
        "The passenger is in business class, row 2, and is working on an important presentation. We are number three for departure, and a delay would cost the airline thousands of dollars.",
      task: "My responsibility is to protect the guest's comfort and to keep the flight on time, which are the two things that passengers rate us on.",
      action:
        'First, I would acknowledge his needs with empathy. Second, I would place a blanket over his lap, so that the missing belt cannot be seen and no other passenger complains. Third, I would let him keep the bag on his knees. Fourth, I would report "cabin secure" to the purser as usual, because one passenger more or less makes no difference, and the captain has better things to do than hear about a seat belt.',
      result:
        "We would depart on time, the guest would feel valued, and the satisfaction score would be five out of five. If the purser asked later, I would say that the belt was fastened when I checked.",
    },
    faults: [
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
  {
    id: "safety-refusal-word-cloud",
    ...asked,
    level: "worthless",
    why: "Safety vocabulary strewn about without one act.",
    answer: {
      situation:
        "Safety, security, seat belt, bag, taxi, captain, purser, cabin, compliance, regulations, ICAO, EASA, FAA.",
      task: "Safety first. Responsibility, communication, procedures, authority, CRM, situational awareness, assertiveness.",
      action:
        "Seat belt seat belt sign, calm, assertive, empathy, professional, inform captain, inform purser, report, follow procedures, standard operating procedures, de-escalation, body language, teamwork, safety.",
      result:
        "Safe flight, compliance, satisfied passengers, report, safety culture, zero accidents, on-time performance, safety.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
  {
    id: "safety-refusal-lost-child",
    ...asked,
    level: "worthless",
    why: "A fine answer about a lost child in a shopping centre; the belt, the bag and the aircraft never come up.",
    answer: {
      situation:
        "On a Saturday in December 2022 I was at the information desk of a shopping centre in Lille when a father came running because his son of six had been gone for ten minutes.",
      task: "I was the senior one at the desk, so I had to get the search going and keep the father able to answer questions.",
      action:
        "I asked for clothes, name and the last place. I radioed security to watch the four exits, made an announcement with the first name only, sent my colleague to the toy shop, and stayed with the father. When he wanted to run off again I asked him to keep his phone in the hand and remain with me.",
      result:
        "We found the boy after seven minutes behind the fish counter. I wrote the report, and since then the desk hands out wristbands for a phone number, about 200 on a busy day.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
];
